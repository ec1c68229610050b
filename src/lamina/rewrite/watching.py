"""Observation of every rewrite of a program, whatever the driver: logs, checks and breakpoints.

An active `Watcher` observes each greedy rewrite and dialect conversion within the ``with`` block. Drivers check
for watchers once at the start; without any they do nothing more.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar

from lamina.ir.block import Block
from lamina.ir.operation import Operation
from lamina.ir.region import Region
from lamina.ir.value import Value
from lamina.rewrite.pattern import RewritePattern
from lamina.rewrite.rewriter import MatchFailure, RewriteListener

GREEDY, CONVERSION = "greedy", "conversion"


class Watcher(RewriteListener):
    """Callbacks of a listener, and of drivers; every method does nothing by default. ``driver`` is ``greedy`` or
    ``conversion``."""

    def iteration_begin(self, region: Region, number: int) -> None:
        """Before the greedy driver walks a region for the ``number``-th time."""

    def iteration_end(self) -> None:
        """After that."""

    def conversion_begin(self, operations: Sequence[Operation]) -> None:
        """Before a dialect conversion."""

    def conversion_end(self) -> None:
        """After it."""

    def operation_begin(self, operation: Operation, driver: str) -> None:
        """Before folds and patterns are tried on an operation."""

    def operation_end(self, succeeded: bool, reason: str, driver: str) -> None:
        """After that."""


_active: ContextVar[tuple[Watcher, ...]] = ContextVar("watchers", default=())


@contextmanager
def watched(*watchers: Watcher) -> Iterator[None]:
    """Activates watchers, in addition to those that are active."""
    token = _active.set((*_active.get(), *watchers))
    try:
        yield
    finally:
        _active.reset(token)


def watchers() -> Watcher | None:
    """Returns the active watchers combined into one; None if there are none."""
    active = _active.get()
    return None if not active else active[0] if len(active) == 1 else _All(active)


class _All(Watcher):
    """Forwards to several watchers."""

    def __init__(self, members: Sequence[Watcher]) -> None:
        self.members = members

    def iteration_begin(self, region: Region, number: int) -> None:
        for member in self.members:
            member.iteration_begin(region, number)

    def iteration_end(self) -> None:
        for member in self.members:
            member.iteration_end()

    def conversion_begin(self, operations: Sequence[Operation]) -> None:
        for member in self.members:
            member.conversion_begin(operations)

    def conversion_end(self) -> None:
        for member in self.members:
            member.conversion_end()

    def operation_begin(self, operation: Operation, driver: str) -> None:
        for member in self.members:
            member.operation_begin(operation, driver)

    def operation_end(self, succeeded: bool, reason: str, driver: str) -> None:
        for member in self.members:
            member.operation_end(succeeded, reason, driver)

    def pattern_begin(self, pattern: RewritePattern, operation: Operation) -> None:
        for member in self.members:
            member.pattern_begin(pattern, operation)

    def pattern_end(self, pattern: RewritePattern, succeeded: bool, name: str = "") -> None:
        for member in self.members:
            member.pattern_end(pattern, succeeded, name)

    def match_failed(self, failure: MatchFailure) -> None:
        for member in self.members:
            member.match_failed(failure)

    def operation_inserted(self, operation: Operation) -> None:
        for member in self.members:
            member.operation_inserted(operation)

    def operation_modified(self, operation: Operation) -> None:
        for member in self.members:
            member.operation_modified(operation)

    def operation_replaced(self, operation: Operation, values: Sequence[Value]) -> None:
        for member in self.members:
            member.operation_replaced(operation, values)

    def operation_erased(self, operation: Operation) -> None:
        for member in self.members:
            member.operation_erased(operation)

    def block_inserted(self, block: Block) -> None:
        for member in self.members:
            member.block_inserted(block)

    def block_erased(self, block: Block) -> None:
        for member in self.members:
            member.block_erased(block)
