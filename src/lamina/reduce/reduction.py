"""Reductions: numbered things that can be taken away from a state, and taking some of them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from lamina.ir.operation import Operation
from lamina.reduce.state import State, state_of


class Reduction(Protocol):
    """A way to make states smaller. Things are numbered from 0, and taking one leaves the numbers of earlier ones."""

    @property
    def name(self) -> str:
        """The name shown as progress."""

    def count(self, state: State, module: Operation | None) -> int:
        """The number of removable items."""

    def take(self, state: State, module: Operation | None, start: int, end: int) -> State | None:
        """Returns the state without the items from ``start`` to ``end``; ``module`` is the state's, and may be
        destroyed. None if there is nothing to remove."""


@dataclass(frozen=True)
class ModuleReduction:
    """A reduction of IR: ``things`` finds the removable items of a module, ``remove`` removes some of them."""

    name: str
    things: Callable[[Operation], list[Operation]]
    remove: Callable[[Operation, list[Operation]], None]

    def count(self, state: State, module: Operation | None) -> int:
        """Returns the number of items."""
        return 0 if module is None else len(self.things(module))

    def take(self, state: State, module: Operation | None, start: int, end: int) -> State | None:
        """Returns the state without them."""
        if module is None:
            return None
        chosen = self.things(module)[start:end]
        if not chosen:
            return None
        self.remove(module, chosen)
        module.verify()
        return state_of(module, state.pipeline)


@dataclass(frozen=True)
class EditReduction:
    """A reduction of IR by edits, each a function without arguments that changes the module."""

    name: str
    edits: Callable[[Operation], list[Callable[[], object]]]

    def count(self, state: State, module: Operation | None) -> int:
        """Returns the number of items."""
        return 0 if module is None else len(self.edits(module))

    def take(self, state: State, module: Operation | None, start: int, end: int) -> State | None:
        """Returns the state after them, last first."""
        if module is None:
            return None
        chosen = self.edits(module)[start:end]
        if not chosen:
            return None
        for edit in reversed(chosen):
            edit()
        module.verify()
        return state_of(module, state.pipeline)
