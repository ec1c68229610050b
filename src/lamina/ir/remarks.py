"""Performance remarks: located diagnostics that report slow code and how to improve it.

`remarking` sets the level; without it, severe remarks are emitted. A remark has a place
and a subject ("scalar", "copy", ...); each place gets one remark per subject.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, field
from itertools import islice
from typing import Literal

from lamina.ir.diagnostics import Diagnostic, Severity, emit
from lamina.ir.location import Location, LocationLike, UnknownLoc, resolve_location
from lamina.ir.operation import Operation

Level = Literal["all", "severe", "none"]
LEVELS: tuple[Level, ...] = ("all", "severe", "none")


_SHOWN_ALIKE = 3
"""Limit on identical remarks shown."""


_NEAR = 1_000
"""How many operations near one of unknown location are asked for theirs."""


def known_location(operation: Operation) -> LocationLike:
    """Returns the location of an operation or, if it is unknown, as of what a program or a lowering made without one,
    that of the nearest operation: inside of it, one that it reads, beside it, or around it."""
    for near in islice(_nearest(operation), _NEAR):
        if not isinstance(near.raw_location, UnknownLoc):
            return near.raw_location
    return operation.raw_location


def _nearest(operation: Operation) -> Iterator[Operation]:
    around: Operation | None = operation
    while around is not None and around.parent_op is not None:
        yield from around.walk()
        for operand in around.operands:
            if operand.defining_op is not None:
                yield operand.defining_op
        if around.parent_block is not None:
            yield from around.parent_block.operations
        around = around.parent_op
    if around is operation:
        yield from operation.walk()


class Remark(Diagnostic):
    """A performance remark. ``subject`` is one word; ``hint`` suggests a fix."""

    __slots__ = ("subject", "is_severe")

    def __init__(
        self,
        place: Operation | LocationLike,
        subject: str,
        message: str,
        *,
        help: str | None = None,
        is_severe: bool = True,
    ) -> None:
        operation = place if isinstance(place, Operation) else None
        position = known_location(place) if isinstance(place, Operation) else place
        super().__init__(Severity.REMARK, position, message, operation)
        self.subject, self.is_severe, self.hint = subject, is_severe, help


@dataclass
class Remarking:
    """Which remarks are wanted, and which have been reported.

    ``reorders``: LLVM may reorder floating-point arithmetic regardless of the operations' flags."""

    level: Level = "severe"
    reorders: bool = False
    said: list[Remark] = field(default_factory=list)
    _alike: dict[tuple[str, str], int] = field(default_factory=dict)
    _known: set[tuple[str, Location]] = field(default_factory=set)

    def wants(self, is_severe: bool) -> bool:
        """True if remarks of the severity are reported."""
        return self.level == "all" or (self.level == "severe" and is_severe)

    def add(self, remark: Remark) -> bool:
        """Notes a remark; False if it is not wanted, or not the first on its subject at its place."""
        key = (remark.subject, resolve_location(remark.position))
        if not self.wants(remark.is_severe) or key in self._known:
            return False
        self._known.add(key)
        self.said.append(remark)
        return True

    def shows(self, remark: Remark) -> bool:
        """True if a recorded remark is shown now: only the first few of several severe remarks with the same text,
        because a large program would bury everything else.
        """
        key = (remark.subject, remark.message)
        count = self._alike[key] = self._alike.get(key, 0) + 1
        return self.level == "all" or count <= _SHOWN_ALIKE

    def sum_up(self) -> None:
        """Shows how many remarks were held back."""
        for (_, message), count in self._alike.items():
            if self.level != "all" and count > _SHOWN_ALIKE:
                last = [remark for remark in self.said if remark.message == message][-1]
                more = f"{message}; {count - _SHOWN_ALIKE} more like it, which --remarks=all lists"
                emit(Diagnostic(Severity.REMARK, last.position, more))
        self._alike.clear()

    def has_spoken_of(self, subject: str, operation: Operation) -> bool:
        """True if a remark on the subject was reported at the operation's place."""
        return (subject, resolve_location(known_location(operation))) in self._known


_current: ContextVar[Remarking | None] = ContextVar("lamina performance remarks", default=None)


def current_remarks() -> Remarking:
    """Returns the remark settings in effect; severe remarks by default."""
    return _current.get() or Remarking()


@contextmanager
def remarking(level: Level, *, reorders: bool = False) -> Iterator[Remarking]:
    """Selects the remarks reported within the ``with`` block, and collects them."""
    collection = Remarking(level, reorders)
    token = _current.set(collection)
    try:
        yield collection
    finally:
        _current.reset(token)
        collection.sum_up()


@contextmanager
def listening(collection: Remarking) -> Iterator[None]:
    """Redirects remarks within the ``with`` block to an existing collection."""
    token = _current.set(collection)
    try:
        yield
    finally:
        _current.reset(token)
        collection.sum_up()


def remark(new_remark: Remark) -> bool:
    """Reports a performance remark if it is wanted; returns whether it was."""
    current = current_remarks()
    wanted = current.add(new_remark)
    if wanted and current.shows(new_remark):
        emit(new_remark)
    return wanted
