"""Copies of non-constant packed inputs, made before each step of the vectorized loop reads them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

from lamina.conversion.vector_loops.accesses import (
    Access,
    Lanes,
    PackedAccess,
    contiguous_loop,
    is_power_of_two,
    load,
    load_transposed,
    splat,
    store,
)
from lamina.conversion.vector_loops.dot_products import I32, group_number, interleaved, joined
from lamina.conversion.vector_loops.iteration import Index, Scope, Span
from lamina.conversion.vector_loops.tile import WIDEST
from lamina.dialects.arith.ops import AddIOp, SubIOp
from lamina.dialects.vector import ops as vector
from lamina.interfaces.tiling import Size
from lamina.ir.types import FloatType, IntegerType, VectorType
from lamina.ir.value import Value

if TYPE_CHECKING:
    from lamina.conversion.vector_loops.loops import VectorLoops


class GroupCopy:
    """The loops that rearrange bytes into groups, and sum them up if a bias must be subtracted."""

    def __init__(
        self, loops: VectorLoops, source: Access, buffer: Value, spans: Mapping[int, Span], lanes: Lanes
    ) -> None:
        self.loops, self.source, self.buffer, self.lanes = loops, source, buffer, lanes
        self.reductions = [loop for loop in loops.reductions if loop in source.loops]
        self.spans = spans

    def emit(self) -> None:
        loops, length = self.loops, self.lanes.length
        if loops.products is not None and loops.products.is_biased:
            scope = Scope(loops.builder, {})
            zeros = splat(scope, VectorType([length], I32), 0)
            loops.builder.create(vector.StoreOp, zeros, loops.bias, [scope.number(0)])
        self._loops(0, {loop: span.first for loop, span in self.spans.items()})

    def _loops(self, position: int, at: dict[int, Index]) -> None:
        loop, loops, group = self.reductions[position], self.loops, self.loops.terms
        size = loops.sizes[loop]
        if position < len(self.reductions) - 1:
            loops.loop(0, size, 1, lambda index: self._loops(position + 1, {**at, loop: index}))
            return
        if not isinstance(size, int):
            whole = loops.multiple(size, group)
            loops.loop(0, whole, group, lambda index: self._group(at, loop, Span(index, group)))
            last = loops.builder.create(SubIOp, size, loops.value(1)).result
            loops.loop(whole, size, group, lambda index: self._group(at, loop, Span(index, group, last)))
            return
        end = size - size % group
        if end:
            loops.loop(0, end, group, lambda index: self._group(at, loop, Span(index, group)))
        if end < size:
            self._group(at, loop, Span(Index(None, end), size - end))

    def _group(self, outer: dict[int, Index], loop: int, span: Span) -> None:
        loops, products = self.loops, self.loops.products
        assert products is not None
        builder, scope = loops.builder, Scope(loops.builder, {})
        at = {**outer, loop: span.first}
        bytes = interleaved(products, scope, self.source, at, loop, span, self.lanes)
        row = [scope.index(reduction, at[reduction]) for reduction in self.reductions[:-1]]
        place = [*row, group_number(scope, at[loop], products.terms), scope.number(0)]
        builder.create(vector.StoreOp, bytes, self.buffer, place)
        if products.is_biased:
            first, type = [scope.number(0)], bytes.type
            sums: Value = builder.create(vector.LoadOp, loops.bias, first, result=type).result
            bias = products.bias(builder, self.lanes.length)
            registers = zip(products.parts(builder, sums), products.parts(builder, bytes), strict=True)
            sums = joined(builder, [products.add(builder, *pair, bias) for pair in registers])
            builder.create(vector.StoreOp, sums, loops.bias, first)


_LARGEST_SQUARE = 16


class Copy:
    """The loops that copy what a step of the vectorized loop reads of an input."""

    def __init__(
        self,
        loops: VectorLoops,
        source: Access,
        target: PackedAccess,
        reductions: Sequence[int],
        spans: Mapping[int, Span],
        lanes: Lanes,
    ) -> None:
        self.loops, self.source, self.target, self.lanes = loops, source, target, lanes
        self.reductions, self.spans = reductions, spans
        self.inner = contiguous_loop(source) if lanes.mask is None and is_power_of_two(lanes.length) else None
        if source.stride_along_vector == 1 or self.inner not in reductions:
            self.inner = None

    def emit(self, position: int, at: dict[int, Index]) -> None:
        """The loops over the reductions from ``position`` on."""
        loops, lanes = self.loops, self.lanes
        if position == len(self.reductions):
            scope = Scope(loops.builder, {})
            store(scope, self.target, self._place(at), self._whole(), load(scope, self.source, self._place(at), lanes))
            return
        loop = self.reductions[position]
        first, size = loops.reduction(loop)

        def each(low: Size, high: Size, step: int, inner: Callable[[Index], None]) -> None:
            loops.loop(self._bound(first, low), self._bound(first, high), step, inner)

        if loop == self.inner and position == len(self.reductions) - 1:
            # Contiguous along the reduction: squares are transposed.
            side = self._side()
            end: Size = size - size % side if isinstance(size, int) else loops.multiple(size, side)
            if end != 0:
                each(0, end, side, lambda index: self._square(loop, {**at, loop: index}))
            if end == size:
                return
            each(end, size, 1, lambda index: self.emit(position + 1, {**at, loop: index}))
            return
        each(0, size, 1, lambda index: self.emit(position + 1, {**at, loop: index}))

    def _bound(self, first: Index, bound: Size) -> Size:
        """Returns a bound of a reduction that begins at an index."""
        if not isinstance(bound, int):
            return bound
        if first.base is None:
            return first.offset + bound
        assert first.offset == 0
        return first.base if bound == 0 else self._sum(first.base, bound)

    def _sum(self, value: Value, number: int) -> Value:
        return self.loops.builder.create(AddIOp, value, self.loops.value(number)).result

    def _place(self, at: Mapping[int, Index]) -> dict[int, Index]:
        return {**{loop: span.first for loop, span in self.spans.items()}, **at}

    def _whole(self) -> Lanes:
        return self.lanes._replace(mask=None)

    def _square(self, loop: int, at: dict[int, Index]) -> None:
        """The squares next to each other that make up the vectors."""
        builder, side = self.loops.builder, self._side()
        scope, place = Scope(builder, {}), self._place(at)
        vectors = self.lanes.loop
        for start in range(0, self.lanes.length, side):
            corner = {**place, vectors: place[vectors].plus(start)}
            rows = load_transposed(scope, self.source, corner, Lanes(vectors, side), loop, at[loop])
            for number, row in enumerate(rows):
                *outer, _ = self.target.indices(scope, {**place, loop: at[loop].plus(number)})
                builder.create(vector.StoreOp, row, self.target.value, [*outer, scope.number(start)])

    def _side(self) -> int:
        """Returns the side of a square: as many elements as a register holds, at most 16 in narrow ones."""
        element = self.source.type.element_type
        bits = element.width if isinstance(element, IntegerType | FloatType) else 64
        register = self.loops.tile.bits
        return min(self.lanes.length, register // max(bits, 8), _LARGEST_SQUARE if register < WIDEST else register)
