"""All operations seen by a trace: where each came from, and what it became."""

from __future__ import annotations

from array import array
from collections.abc import Iterable
from typing import Any

from lamina.asm.diagnostics import file_position
from lamina.ir.location import SourceFile, SourcePosition, resolve_location
from lamina.ir.operation import Operation
from lamina.ir.symbols import symbol_name

# The origins of operations, from the strongest to the weakest evidence.
REPLACED, CLONED, MADE, SAME_PLACE = range(4)
KINDS = ("takes its place", "copy", "made by the rewrite of", "has its source location")
NOBODY = -1
# With this many erased operations at its location, an operation comes from none in particular.
_PARENTS_KEPT = 4


class Interner:
    """Items numbered in order of first use."""

    def __init__(self) -> None:
        self.numbers: dict[Any, int] = {}
        self.listed: list[Any] = []

    def __len__(self) -> int:
        return len(self.listed)

    def __call__(self, item: object) -> int:
        number = self.numbers.get(item)
        if number is None:
            number = self.numbers[item] = len(self.listed)
            self.listed.append(item)
        return number


class OperationTable:
    """Numbers operations as they appear, with columns of their properties."""

    def __init__(self) -> None:
        self.ids: dict[Operation, int] = {}
        self.operations: list[Operation] = []
        self.names = Interner()
        self.places = Interner()
        self.sources: dict[str, SourceFile] = {}
        # Columns by operation: name, place, unit, and the step and rewrite of birth and death.
        self.name = array("i")
        self.place = array("i")
        self.unit = array("i")
        self.born_step = array("i")
        self.born_rewrite = array("i")
        self.died_step = array("i")
        self.died_rewrite = array("i")
        # Edges (operation, origin, kind).
        self.edges: dict[tuple[int, int], int] = {}
        self.has_origin = bytearray()
        # Clones made unobserved by the trace: clone to source.
        self.clones: dict[Operation, Operation] = {}

    def __len__(self) -> int:
        return len(self.name)

    def known(self, operation: Operation) -> int:
        """Returns the number of an operation, or -1."""
        return self.ids.get(operation, NOBODY)

    def number(self, operation: Operation, step: int, rewrite: int = NOBODY) -> int:
        """Returns the number of an operation; a new one is attributed to this step and rewrite."""
        known_number = self.ids.get(operation)
        if known_number is not None:
            return known_number
        column = self.ids[operation] = len(self.name)
        self.operations.append(operation)
        self.name.append(self.names(operation.name))
        self.place.append(self._place(operation))
        self.unit.append(NOBODY)
        self.born_step.append(step)
        self.born_rewrite.append(rewrite)
        self.died_step.append(NOBODY)
        self.died_rewrite.append(NOBODY)
        self.has_origin.append(0)
        original = self.clones.pop(operation, None)
        if original is not None and original in self.ids:
            self.came_from(column, self.ids[original], CLONED)
        return column

    def came_from(self, operation: int, origin: int, kind: int) -> None:
        """Records an origin, unless stronger evidence is known."""
        if operation != origin:
            key = (operation, origin)
            self.edges[key] = min(kind, self.edges.get(key, kind))
            self.has_origin[operation] = 1

    def died(self, operation: int, step: int, rewrite: int) -> None:
        if self.died_step[operation] == NOBODY:
            self.died_step[operation] = step
            self.died_rewrite[operation] = rewrite

    def revive(self, operation: int) -> None:
        """The erasure was taken back."""
        self.died_step[operation] = self.died_rewrite[operation] = NOBODY

    def guess_origins(self, born: Iterable[int], gone: Iterable[int]) -> None:
        """Attributes operations of unknown origin to those erased in the same step with the same source
        location."""
        by_place: dict[int, list[int]] = {}
        for number in gone:
            if self.place[number] >= 0:
                by_place.setdefault(self.place[number], []).append(number)
        for number in born:
            if not self.has_origin[number]:
                parents = by_place.get(self.place[number], [])
                for parent in parents[:_PARENTS_KEPT]:
                    self.came_from(number, parent, SAME_PLACE)

    def _place(self, operation: Operation) -> int:
        raw = operation.raw_location
        if isinstance(raw, SourcePosition):
            self.sources.setdefault(raw.file.name, raw.file)
        position = file_position(resolve_location(raw))
        return NOBODY if position is None else self.places((position.filename, position.line, position.column))


def unit_name(operation: Operation) -> str:
    """Returns the page's name of a top-level operation: the symbol, or empty for those without one."""
    name = symbol_name(operation)
    return "" if name is None else f"@{name}"
