"""Prefetches constant panels larger than the L1 cache while the previous one is read.

Every row of tiles reads the whole panel, so the first one would stall on each load. Instead, each step of the
reductions of each tile prefetches another piece of the next panel.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import prod
from typing import TYPE_CHECKING

from lamina.conversion.vector_loops.iteration import Index, Scope
from lamina.conversion.vector_loops.tile import WIDEST
from lamina.dialects.arith.ops import AddIOp, DivUIOp, MinUIOp, MulIOp
from lamina.dialects.memref.ops import PrefetchOp
from lamina.ir.attributes import BoolAttr, IntegerAttr
from lamina.ir.types import FloatType, IntegerType, MemRefType, i32
from lamina.ir.value import Value

if TYPE_CHECKING:
    from lamina.conversion.vector_loops.loops import VectorLoops

_LINE = 64
"""Bytes of a cache line."""
_SMALLEST_PANEL = 32 << 10
"""Bytes of a panel that stays in the first-level cache."""
_MOST_LINES = 4
"""Lines that a step touches at most; more would hinder its own loads."""
_SECOND_LEVEL = 2
"""The locality hint for the L2 cache."""


class PanelPrefetch:
    """How the steps of the reductions divide the prefetching of the next panel."""

    def __init__(self, loops: VectorLoops, panels: Value, prefix: Sequence[Value]) -> None:
        self.loops, self.panels = loops, panels
        type = panels.type
        assert isinstance(type, MemRefType)
        element = type.element_type
        assert isinstance(element, IntegerType | FloatType)
        self.count, self.size = type.shape[len(prefix) - 1], prod(type.shape[len(prefix) :])
        self.line = _LINE * 8 // element.width
        self.rows = [loop for loop in loops.outer[loops.outer.index(loops.tile.dim) + 1 :]]
        self.steps = self._count(loops.reductions)
        tiles = self._count(self.rows)
        self.piece = self.size // (self.steps * tiles) if self.steps and tiles > 1 else 0

    @property
    def pays(self) -> bool:
        """True if a panel is large, and the pieces neither so small that they repeat lines nor so large."""
        bytes = self.size * _LINE // self.line
        # Tiles of half as many registers, half as wide, take four times as many steps.
        smallest = self.line // (4 if self.loops.tile.bits >= WIDEST else 16)
        return self.count > 1 and bytes >= _SMALLEST_PANEL and smallest <= self.piece <= _MOST_LINES * self.line

    def _count(self, order: Sequence[int]) -> int:
        """Returns the number of tiles along some loops; zero where it is not known."""
        sizes = [self.loops.sizes[loop] for loop in order]
        if any(isinstance(size, Value) for size in sizes):
            return 0
        return prod(
            max(1, size // self.loops.tile.sizes[loop])
            for loop, size in zip(order, sizes, strict=True)
            if isinstance(size, int)
        )

    def emit(self, scope: Scope, rows: Mapping[int, Index], step: Mapping[int, Index], prefix: Sequence[Value]) -> None:
        """Touches the piece of a step of the reductions of the tile at ``rows``."""
        builder = scope.builder

        def next_panel() -> Value:
            after = builder.create(AddIOp, prefix[-1], scope.number(1)).result
            return builder.create(MinUIOp, after, scope.number(self.count - 1)).result

        panel = scope.shared("next panel", (), next_panel)
        at = scope.shared(
            "touched by rows", (), lambda: self._position(scope, self.rows, rows, self.piece * self.steps)
        )
        at = builder.create(AddIOp, at, self._position(scope, self.loops.reductions, step, self.piece)).result
        zero = scope.number(0)
        assert isinstance(self.panels.type, MemRefType)
        between = [zero] * (self.panels.type.rank - len(prefix) - 1)
        for start in range(0, self.piece, self.line):
            place = builder.create(AddIOp, at, scope.number(start)).result if start else at
            builder.insert(
                PrefetchOp(
                    [self.panels, *prefix[:-1], panel, *between, place],
                    [],
                    {
                        "isWrite": BoolAttr(False),
                        "localityHint": IntegerAttr(i32, _SECOND_LEVEL),
                        "isDataCache": BoolAttr(True),
                    },
                    location=builder.location,
                )
            )

    def _position(self, scope: Scope, order: Sequence[int], at: Mapping[int, Index], unit: int) -> Value:
        """Returns the linear position of the tile at some indices, for loops that take ``unit`` elements each."""
        builder, total = scope.builder, scope.number(0)
        for loop in reversed(order):
            size, length = self.loops.sizes[loop], self.loops.tile.sizes[loop]
            assert isinstance(size, int)
            base = at[loop].base if loop in at else None
            if base is not None:
                if unit % length:
                    base = builder.create(DivUIOp, base, scope.number(length)).result
                factor = unit if unit % length else unit // length
                total = builder.create(AddIOp, total, builder.create(MulIOp, base, scope.number(factor)).result).result
            unit *= max(1, size // length)
        return total
