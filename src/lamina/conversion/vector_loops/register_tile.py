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
    GROUP,
    I8,
    I32,
    ByteProducts,
    group_number,
    minus,
)
from lamina.conversion.vector_loops.index_arithmetic import as_vector
from lamina.conversion.vector_loops.iteration import Index, Scope, Span
from lamina.dialects.arith.attributes import FastMathFlagsAttr
from lamina.dialects.arith.enums import FastMathFlags
from lamina.dialects.arith.ops import ConstantOp, MinSIOp, SelectOp
from lamina.dialects.linalg.reductions import combiner_kind, neutral_element
from lamina.dialects.scf.builders import build_for, make_yield
from lamina.dialects.vector import ops as vector
from lamina.dialects.vector.attributes import CombiningKindAttr
from lamina.interfaces.tiling import Size
from lamina.ir.attributes import DenseElementsAttr
from lamina.ir.types import FloatType, MemRefType, VectorType
from lamina.ir.value import Value

if TYPE_CHECKING:
    from lamina.conversion.vector_loops.loops import VectorLoops


class Tile:
    """One register tile: reads the outputs, runs the reductions, writes the outputs."""

    width: int
    """The number of values carried by a position."""

    def __init__(self, loops: VectorLoops, spans: Mapping[int, Span], lanes: Lanes) -> None:
        self.loops, self.spans, self.lanes = loops, spans, lanes
        self.builder = loops.builder
        self.scope = Scope(loops.builder, {})
        self.width = len(loops.outputs)
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
        carried = [[self._initial(number, place) for number in range(len(outputs))] for place in self.places]
        more = [self._neutral(number) for number in range(len(outputs))] if partials > 1 else []
        carried += [list(more) for _ in range((partials - 1) * len(self.places))]
        carried = self._all_partials(self._reduce(0, dict(self.outer_reductions), carried))
        for place, values in zip(self.places, carried, strict=True):
            for number, value in enumerate(values):
                result = self._combined(number, place, value) if self.loops.reduces_lanes else value
                if self.loops.epilogue is not None:
                    self.loops.epilogue.emit(self.scope, place, self.lanes, result)
                    continue
                store(self.scope, outputs[number], place, self.lanes, result)

    # ---- Outputs

    def _before(self, number: int, place: Mapping[int, Index]) -> Value:
        """Returns the previous value of the output."""
        fill = self.loops.initial.get(number)
        return fill if fill is not None else load(self.scope, self.loops.outputs[number], place, self.lanes)

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
        type = VectorType([self.lanes.length], I32)
        for offsets in product(*(range(at[loop].length) for loop in others)):
            outer = {loop: at[loop].first.plus(offset) for loop, offset in zip(others, offsets, strict=True)}
            for start in range(0, at[inner].length, GROUP):
                first = at[inner].first.plus(start)
                prefix = loops.prefixes[products.packed]
                rows = [scope.index(loop, outer[loop]) for loop in own]
                place = [*prefix, *rows, group_number(scope, first), scope.number(0)]
                bytes = self._load_groups(buffer, place, type)
                count = min(GROUP, at[inner].length - start)
                access = loops.accesses[products.broadcast]
                groups = [products.group(scope, access, {**row, **outer, inner: first}, count) for row in self.places]
                carried = [
                    [products.add(self.builder, values[0], bytes, group)]
                    for values, group in zip(carried, groups, strict=True)
                ]
        return carried

    def _load_groups(self, buffer: Value, place: Sequence[Value], type: VectorType) -> Value:
        """Groups of bytes as numbers, of a buffer of either."""
        assert isinstance(buffer.type, MemRefType)
        if buffer.type.element_type is I32:
            return self.builder.create(vector.LoadOp, buffer, place, result=type).result
        whole = VectorType([type.shape[0] * GROUP], I8)
        bytes = self.builder.create(vector.LoadOp, buffer, place, result=whole).result
        return self.builder.create(vector.BitCastOp, bytes, result=type).result

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
