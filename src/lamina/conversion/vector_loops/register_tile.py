"""Register tiles: read the outputs, run the reductions inside with the sums in vectors, write the outputs."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import product
from typing import TYPE_CHECKING

from lamina.conversion.vector_loops.accesses import (
    Lanes,
    contiguous_loop,
    is_power_of_two,
    load,
    load_transposed,
    splat,
    store,
)
from lamina.conversion.vector_loops.dot_products import (
    I32,
    ByteProducts,
    group_number,
    joined,
    minus,
)
from lamina.conversion.vector_loops.index_arithmetic import as_vector
from lamina.conversion.vector_loops.iteration import Index, Scope, Span
from lamina.conversion.vector_loops.tile import IN_MEMORY
from lamina.dialects.arith.attributes import FastMathFlagsAttr
from lamina.dialects.arith.enums import FastMathFlags
from lamina.dialects.arith.ops import ConstantOp, MinSIOp, MulFOp, MulIOp, SelectOp, SubIOp
from lamina.dialects.linalg.reductions import combiner_kind, neutral_element
from lamina.dialects.math.ops import FmaOp
from lamina.dialects.memref.ops import AllocaOp
from lamina.dialects.scf.builders import build_for, make_yield
from lamina.dialects.vector import ops as vector
from lamina.dialects.vector.attributes import CombiningKindAttr
from lamina.interfaces.tiling import Size
from lamina.ir.attributes import DenseElementsAttr, UnitAttr
from lamina.ir.types import FloatType, MemRefType, VectorType
from lamina.ir.value import Value

if TYPE_CHECKING:
    from lamina.conversion.vector_loops.epilogue import EpilogueLoops
    from lamina.conversion.vector_loops.loops import VectorLoops

_FEWEST_ROWS = 3
"""Rows of sums for a loop over them to pay."""
_CACHE_LINE = 64


class Tile:
    """One register tile: reads the outputs, runs the reductions, writes the outputs."""

    width: int
    """The number of values carried by a position: one for each output, or for each register of byte products."""

    def __init__(self, loops: VectorLoops, spans: Mapping[int, Span], lanes: Lanes) -> None:
        self.loops, self.spans, self.lanes = loops, spans, lanes
        self.builder = loops.builder
        self.scope = Scope(loops.builder, {})
        self.width = len(loops.outputs)
        if loops.products is not None:
            self.width = max(lanes.length // loops.products.lanes, 1)
        parallel = [loop for loop in loops.parallel if loop != lanes.loop]
        self.outer_reductions = {loop: spans[loop] for loop in loops.outer if loop not in loops.parallel}
        indices = [self._indices(loop) for loop in parallel]
        self.places: list[dict[int, Index]] = []
        for chosen in product(*indices):
            place = dict(zip(parallel, chosen, strict=True))
            if not loops.reduces_lanes:
                place[lanes.loop] = spans[lanes.loop].first
            self.places.append(place)

    def _indices(self, loop: int) -> list[Index]:
        """Returns the indices of the tile's iterations of a loop."""
        span = self.spans[loop]
        indices = [span.first.plus(offset) for offset in range(span.length)]
        if span.last is None:
            return indices
        values = [self.scope.index(loop, index) for index in indices[1:]]
        return [indices[0], *(Index(self.builder.create(MinSIOp, value, span.last).result) for value in values)]

    def emit(self) -> None:
        outputs, partials = self.loops.outputs, self.loops.tile.partials
        carried = [self._initial_values(place) for place in self.places]
        more = [self._neutral(number) for number in range(len(outputs))] if partials > 1 else []
        carried += [list(more) for _ in range((partials - 1) * len(self.places))]
        carried = self._all_partials(self._reduce(0, dict(self.outer_reductions), carried))
        if self.loops.products is not None:
            carried = [[joined(self.builder, values)] for values in carried]
        epilogue = self.loops.epilogue
        if epilogue is not None and epilogue.is_long and len(carried) >= _FEWEST_ROWS and not self.loops.reduces_lanes:
            self._row_by_row(epilogue, [value for (value,) in carried])
            return
        for place, values in zip(self.places, carried, strict=True):
            for number, value in enumerate(values):
                result = self._combined(number, place, value) if self.loops.reduces_lanes else value
                if epilogue is not None:
                    epilogue.emit(self.scope, place, self.lanes, result)
                    continue
                store(self.scope, outputs[number], place, self.lanes, result)

    # ---- An operation on the sums in a loop

    def _row_by_row(self, epilogue: EpilogueLoops, sums: list[Value]) -> None:
        """Computes the operation on the sums in a loop that reads them from memory: unrolled, its code would be many
        times as long, and would gain nothing."""
        assert isinstance(sums[0].type, VectorType)
        type = MemRefType([len(sums), self.lanes.length], sums[0].type.element_type)
        alloca = self.builder.create(AllocaOp, (), (), alignment=_CACHE_LINE, memref=type)
        alloca.attributes[IN_MEMORY] = UnitAttr()
        buffer = alloca.memref
        zero = self.scope.number(0)
        for number, value in enumerate(sums):
            self.builder.create(vector.StoreOp, value, buffer, [self.scope.number(number), zero])

        def compute(place: dict[int, Index], row: Value | None) -> None:
            indices = [zero if row is None else row, zero]
            value = self.builder.create(vector.LoadOp, buffer, indices, result=sums[0].type).result
            epilogue.emit(self.scope, place, self.lanes, value)

        loops = [loop for loop in self.loops.parallel if loop != self.lanes.loop]
        self._rows(loops, {self.lanes.loop: self.spans[self.lanes.loop].first}, None, compute)

    def _rows(
        self,
        loops: Sequence[int],
        place: dict[int, Index],
        row: Value | None,
        compute: Callable[[dict[int, Index], Value | None], None],
    ) -> None:
        """Creates a loop for each parallel loop that has several iterations in the tile; ``row`` numbers those of the
        loops around."""
        if not loops:
            compute(place, row)
            return
        (loop, *inner), builder, scope = loops, self.builder, self.scope
        span = self.spans[loop]
        if row is not None and span.length > 1:
            row = builder.create(MulIOp, row, scope.number(span.length)).result
        if span.length == 1:
            self._rows(inner, {**place, loop: span.first}, row, compute)
            return
        new_op = build_for(builder, scope.number(0), scope.number(span.length), scope.number(1))
        body = new_op.region.entry_block
        scope.enter(new_op)
        scope.depth[loop] = scope.innermost
        with builder.insertion_guard():
            builder.set_insertion_point_to_start(body)
            step = body.arguments[0]
            base = step if span.first.base is None else scope.add(span.first.base, step)
            index = Index(base, span.first.offset)
            if span.last is not None:
                index = Index(builder.create(MinSIOp, scope.index(loop, index), span.last).result)
            row = step if row is None else scope.add(row, step)
            self._rows(inner, {**place, loop: index}, row, compute)
        scope.leave()
        scope.depth[loop] = 0

    # ---- Outputs

    def _before(self, number: int, place: Mapping[int, Index]) -> Value:
        """Returns the previous value of the output."""
        fill = self.loops.initial.get(number)
        return fill if fill is not None else load(self.scope, self.loops.outputs[number], place, self.lanes)

    def _initial_values(self, place: Mapping[int, Index]) -> list[Value]:
        """Returns the values that are carried first."""
        products = self.loops.products
        if products is None:
            return [self._initial(number, place) for number in range(len(self.loops.outputs))]
        first = self._initial(0, place)
        return products.parts(self.builder, first)

    def _initial(self, number: int, place: Mapping[int, Index]) -> Value:
        """Returns the initial value of the reductions: the output, or the neutral element in all lanes."""
        loops = self.loops
        if loops.reduces_lanes:
            return self._neutral(number)
        if not loops.reads_output[number]:
            # Nobody looks at it; any value will do.
            element = loops.outputs[number].type.element_type
            return splat(self.scope, VectorType([self.lanes.length], element), 0)
        before = as_vector(self.scope, self._before(number, place), self.lanes.length)
        if loops.products is None or not loops.products.is_biased:
            return before
        first = [*loops.prefixes[loops.products.packed], self.scope.number(0)]
        bias = self.scope.shared(
            "bias", (), lambda: self.builder.create(vector.LoadOp, loops.bias, first, result=before.type).result
        )
        return minus(self.builder, before, bias)

    def _neutral(self, number: int) -> Value:
        """Returns the neutral element of an output's combination, in all lanes."""
        type = VectorType([self.lanes.length], self.loops.outputs[number].type.element_type)
        attribute = DenseElementsAttr.splat(type, neutral_element(self.loops.combiners[number]))
        return self.scope.shared(
            ("neutral", number), (), lambda: self.builder.create(ConstantOp, attribute, result=type).result
        )

    def _all_partials(self, carried: list[list[Value]]) -> list[list[Value]]:
        """Combines the partial results of each place, halves at a time."""
        count = len(self.places)
        while len(carried) > count:
            half = -(-len(carried) // count // 2) * count
            pairs = zip(carried[:half], carried[half:], strict=False)
            added = [[self._sum(*numbered) for numbered in enumerate(zip(*pair, strict=True))] for pair in pairs]
            carried = added + carried[len(added) : half]
        return carried

    def _sum(self, number: int, values: tuple[Value, Value]) -> Value:
        combiner = self.loops.combiners[number]
        properties = dict(combiner.properties)
        copy = type(combiner)(list(values), [values[0].type], properties, {}, (), 0, combiner.raw_location)
        return self.builder.insert(copy).results[0]

    def _combined(self, number: int, place: Mapping[int, Index], partial: Value) -> Value:
        """Combines the partial results of all lanes with the output's previous value."""
        combiner = self.loops.combiners[number]
        kind = CombiningKindAttr(combiner_kind(combiner))
        element = self.loops.outputs[number].type.element_type
        flags = {}
        if isinstance(element, FloatType):
            flags["fastmath"] = FastMathFlagsAttr(FastMathFlags.REASSOC)
        total = self.builder.create(vector.ReductionOp, kind, partial, dest=element, **flags).dest
        before = self._before(number, place)
        copy = type(combiner)([before, total], [element], dict(combiner.properties), {}, (), 0, combiner.raw_location)
        return self.builder.insert(copy).results[0]

    # ---- Reductions

    def _reduce(self, position: int, at: dict[int, Span], carried: list[list[Value]]) -> list[list[Value]]:
        """Returns the outputs after the reduction loops from ``position`` on."""
        if position != self.loops.scaled_from:
            return self._reduce_along(position, at, carried)
        partial = self._reduce_along(position, at, [[self._neutral(0)] for _ in carried])
        around = {loop: span.first for loop, span in at.items()}
        return [
            [self._scaled({**place, **around}, *values, *before)]
            for place, values, before in zip(self.places, partial, carried, strict=True)
        ]

    def _scaled(self, place: Mapping[int, Index], partial: Value, before: Value) -> Value:
        """Returns a sum plus a partial sum times the factor of its terms."""
        loops, scope, number = self.loops, self.scope, self.loops.tile.factor
        assert number is not None
        factor = as_vector(scope, load(scope, loops.accesses[number], place, self.lanes), self.lanes.length)
        if loops.tile.contract:
            return self.builder.create(FmaOp, partial, factor, before).result
        return self._sum(0, (before, self.builder.create(MulFOp, partial, factor).result))

    def _reduce_along(self, position: int, at: dict[int, Span], carried: list[list[Value]]) -> list[list[Value]]:
        """Does so where the sums are those of all reductions, or where a factor multiplies them afterwards."""
        loops = self.loops
        if position == len(loops.reductions):
            return self._instances(at, carried, self.lanes)
        loop = loops.reductions[position]
        step = loops.tile.sizes[loop]
        first, size = loops.reduction(loop)
        end: Size = size - size % step if isinstance(size, int) else loops.multiple(size, step)

        def inner(span: Span, values: list[list[Value]]) -> list[list[Value]]:
            return self._reduce(position + 1, {**at, loop: span}, values)

        if isinstance(end, int) and end == step:
            carried = inner(Span(first, step), carried)
        elif end != 0:
            low, high = (self._bound(loop, first, bound) for bound in (0, end))
            carried = self._carrying(loop, low, high, step, carried, lambda index, now: inner(Span(index, step), now))
        if end is size or end == size:
            return carried
        if loop == self.lanes.loop:
            return self._masked_rest(position, at, carried, end, size, step)
        if loops.products is not None and isinstance(size, Value) and position == len(loops.reductions) - 1:
            last, group = self.builder.create(SubIOp, size, self.scope.number(1)).result, loops.terms
            return self._carrying(
                loop, end, size, group, carried, lambda index, now: inner(Span(index, group, last), now)
            )
        if isinstance(size, int) and isinstance(end, int):
            return inner(Span(first.plus(end), size - end), carried)
        return self._carrying(loop, end, size, 1, carried, lambda index, now: inner(Span(index, 1), now))

    def _bound(self, loop: int, first: Index, bound: Size) -> Size:
        """Returns a bound of a reduction that begins at an index."""
        if not isinstance(bound, int):
            return bound
        return first.offset + bound if first.base is None else self.scope.index(loop, first.plus(bound))

    def _masked_rest(
        self, position: int, at: dict[int, Span], carried: list[list[Value]], end: Size, size: Size, step: int
    ) -> list[list[Value]]:
        """Processes the last vector of a reduction along the vectors, which is partially used."""
        loop = self.lanes.loop

        def masked(index: Index, mask: Value, values: list[list[Value]]) -> list[list[Value]]:
            lanes = self.lanes._replace(mask=mask)
            after = self._instances({**at, loop: Span(index, step)}, values, lanes)
            return [
                [self.builder.create(SelectOp, mask, new, old).result for new, old in zip(*pair, strict=True)]
                for pair in zip(after, values, strict=True)
            ]

        if isinstance(size, int) and isinstance(end, int):
            count = size - end
            mask = self.scope.shared(("mask", count), (), lambda: self.loops.constant_mask(count, step))
            return masked(Index(None, end), mask, carried)

        def dynamic(index: Index, values: list[list[Value]]) -> list[list[Value]]:
            tail = self.loops.tail(index, self.loops.value(size), step)
            assert tail.mask is not None
            return masked(index, tail.mask, values)

        return self._carrying(loop, end, size, step, carried, dynamic)

    def _carrying(
        self,
        loop: int,
        low: Size,
        high: Size,
        step: int,
        carried: list[list[Value]],
        inner: Callable[[Index, list[list[Value]]], list[list[Value]]],
    ) -> list[list[Value]]:
        """Creates a loop that carries the outputs."""
        builder, scope, width = self.builder, self.scope, self.width
        flat = [value for values in carried for value in values]
        lower, upper = (scope.number(bound) if isinstance(bound, int) else bound for bound in (low, high))
        new_op = build_for(builder, lower, upper, scope.number(step), flat)
        body = new_op.region.entry_block
        scope.enter(new_op)
        scope.depth[loop] = scope.innermost
        with builder.insertion_guard():
            builder.set_insertion_point_to_start(body)
            arguments = list(body.arguments[1:])
            grouped = [arguments[start : start + width] for start in range(0, len(arguments), width)]
            after = inner(Index(body.arguments[0]), grouped)
            builder.insert(make_yield([value for values in after for value in values], builder.location))
        scope.leave()
        scope.depth[loop] = 0
        results = list(new_op.results)
        return [results[start : start + width] for start in range(0, len(results), width)]

    def _instances(self, at: dict[int, Span], carried: list[list[Value]], lanes: Lanes) -> list[list[Value]]:
        """Returns the outputs after all instances of the block in the tile."""
        loops = self.loops
        if loops.products is not None:
            return self._byte_instances(loops.products, at, carried)
        unrolled = [loop for loop in (*self.outer_reductions, *loops.reductions) if loop != lanes.loop]
        self._transpose(at, lanes)
        for number, prefetch in loops.prefetches.items():
            rows = {loop: self.spans[loop].first for loop in prefetch.rows}
            steps = {loop: span.first for loop, span in at.items()}
            prefetch.emit(self.scope, rows, steps, loops.prefixes[number])
        count = len(self.places)
        for number, offsets in enumerate(product(*(range(at[loop].length) for loop in unrolled))):
            place = {loop: at[loop].first.plus(offset) for loop, offset in zip(unrolled, offsets, strict=True)}
            if loops.reduces_lanes:
                place[lanes.loop] = at[lanes.loop].first
            arguments = loops.op.output_arguments
            first = number % loops.tile.partials * count
            own = [
                self._evaluate({**outer, **place}, lanes, dict(zip(arguments, values, strict=True)))
                for outer, values in zip(self.places, carried[first : first + count], strict=True)
            ]
            carried = [*carried[:first], *own, *carried[first + count :]]
        return carried

    def _byte_instances(
        self, products: ByteProducts, at: dict[int, Span], carried: list[list[Value]]
    ) -> list[list[Value]]:
        """Returns the outputs after the products of all groups of the tile."""
        loops, scope, inner = self.loops, self.scope, self.loops.reductions[-1]
        others = loops.reductions[:-1]
        buffer = loops.packed[products.packed]
        own = [loop for loop in others if loop in loops.accesses[products.packed].loops]
        for offsets in product(*(range(at[loop].length) for loop in others)):
            outer = {loop: at[loop].first.plus(offset) for loop, offset in zip(others, offsets, strict=True)}
            for start in range(0, at[inner].length, products.terms):
                first = at[inner].first.plus(start)
                prefix = loops.prefixes[products.packed]
                rows = [scope.index(loop, outer[loop]) for loop in own]
                place = [*prefix, *rows, group_number(scope, first, products.terms), scope.number(0)]
                parts = products.factors(self.builder, self._load_groups(products, buffer, place))
                span = Span(first, min(products.terms, at[inner].length - start), at[inner].last)
                access = loops.accesses[products.broadcast]
                groups = [products.group(scope, access, {**row, **outer}, inner, span) for row in self.places]
                carried = [
                    [products.add(self.builder, total, part, group) for total, part in zip(values, parts, strict=True)]
                    for values, group in zip(carried, groups, strict=True)
                ]
        return carried

    def _load_groups(self, products: ByteProducts, buffer: Value, place: Sequence[Value]) -> Value:
        """Groups of elements, of a buffer of elements or of words that hold a group."""
        assert isinstance(buffer.type, MemRefType)
        element = buffer.type.element_type
        length = self.lanes.length if element is I32 else self.lanes.length * products.terms
        return self.builder.create(vector.LoadOp, buffer, place, result=VectorType([length], element)).result

    def _evaluate(self, place: Mapping[int, Index], lanes: Lanes, carried: Mapping[Value, Value]) -> list[Value]:
        values = self.loops.body.evaluate(self.scope, place, lanes, carried)
        return [as_vector(self.scope, value, lanes.length) for value in values]

    def _transpose(self, at: Mapping[int, Span], lanes: Lanes) -> None:
        """Reads operands that are contiguous in another loop of the tile along that, and transposes them."""
        if lanes.mask is not None or not is_power_of_two(lanes.length):
            return
        spans = {**self.spans, **at}
        for access in self.loops.accesses[: len(self.loops.inputs)]:
            if not access.is_memory or not access.varies or access.stride_along_vector == 1:
                continue
            inner = contiguous_loop(access)
            if inner is None or spans[inner].length != lanes.length or spans[inner].last is not None:
                continue
            if self.scope.depth_of(access.loops) < self.scope.innermost:
                # What uses the rows alone is emitted outside of this loop.
                continue
            others = [loop for loop in access.loops if loop not in (inner, lanes.loop)]
            first = spans[inner].first
            for offsets in product(*(range(spans[loop].length) for loop in others)):
                place = {loop: spans[loop].first.plus(offset) for loop, offset in zip(others, offsets, strict=True)}
                place[lanes.loop] = spans[lanes.loop].first
                rows = load_transposed(self.scope, access, place, lanes, inner, first)
                for number, row in enumerate(rows):
                    everywhere = {**place, inner: first.plus(number)}
                    key = ("load", access, tuple(everywhere[loop] for loop in sorted(access.loops)), lanes.length)
                    self.scope.define(key, row)
