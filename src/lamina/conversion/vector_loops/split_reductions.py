"""Reductions to few results, divided among several cores.

Each chunk of the divided loop reduces its part to partial results of its own, from the neutral element on. They are
combined afterwards, in the order of the chunks, whose number depends on sizes alone: the result does not depend on the
number of threads."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from lamina.conversion.parallel_work import WORK_OF_A_PART
from lamina.conversion.vector_loops.chunks import (
    bounds_of_chunk,
    chunks_worth_a_thread,
    divided,
    parallel_chunks,
    work_of,
)
from lamina.conversion.vector_loops.loops import NotVectorizable, VectorLoops
from lamina.conversion.vector_loops.tile import VectorTile
from lamina.dialects.arith.mixed import constant_index
from lamina.dialects.arith.ops import ConstantOp, SubIOp
from lamina.dialects.linalg.reductions import match_linalg_reduction, neutral_element
from lamina.dialects.linalg.sizes import dim_sizes, loop_ranges
from lamina.dialects.linalg.slices import Slice, subview
from lamina.dialects.linalg.structure import PARALLEL, LinalgOp
from lamina.dialects.memref.layouts import rank_reduced_subview_type
from lamina.dialects.memref.ops import AllocOp, DeallocOp, LoadOp, StoreOp
from lamina.dialects.scf.builders import build_for, make_yield
from lamina.interfaces.tiling import Size
from lamina.ir.affine import AffineExpr, dim
from lamina.ir.attribute import Attribute
from lamina.ir.builder import Builder
from lamina.ir.types import DYNAMIC, MemRefType
from lamina.ir.value import OpOperand, Value


class SplitReduction:
    """Replaces a reduction by one in chunks, and the combination of their results."""

    def __init__(self, builder: Builder, op: LinalgOp, tile: VectorTile, initial: Mapping[int, Value]) -> None:
        """``initial``: the scalar that fills an output before the operation, by output number. Raises
        NotVectorizable."""
        assert tile.split is not None
        self.builder, self.op, self.tile, self.initial, self.loop = builder, op, tile, initial, tile.split
        combiners = [match_linalg_reduction(op, slot) for slot in op.dps_init_operands]
        self.combiners = [combiner for combiner in combiners if combiner is not None]
        self.neutral = [neutral for combiner in self.combiners if (neutral := neutral_element(combiner)) is not None]
        if op.iterators[self.loop] == PARALLEL or len(self.neutral) < len(combiners):
            raise NotVectorizable(f"d{self.loop} is no reduction that may be split")
        if op.has_index_semantics or not all(self._is_sliceable(slot) for slot in op._operands):
            raise NotVectorizable(f"the parts of d{self.loop} are not slices of the operands")
        self.results = [slot.value.type for slot in op.dps_init_operands]
        if not all(isinstance(type, MemRefType) and type.has_static_shape for type in self.results):
            raise NotVectorizable(f"d{self.loop} can only be split if the sizes of the results are known")

    def _is_sliceable(self, slot: OpOperand) -> bool:
        """True if an operand is indexed by the loop alone, or not at all, in each of its dims."""
        return all(expr == dim(self.loop) or not expr.is_function_of_dim(self.loop) for expr in self._map(slot))

    def _map(self, slot: OpOperand) -> Sequence[AffineExpr]:
        return self.op.matching_map(slot).results

    def emit(self) -> None:
        """Emits the loops, at the insertion point."""
        builder, most = self.builder, self.tile.chunks
        sizes = [range.size for range in loop_ranges(builder, self.op)]
        size, work = sizes[self.loop], work_of(self.op, sizes)
        plain = self.tile._replace(chunks=0, split=None)
        whole = VectorLoops(builder, self.op, plain, self.initial)
        wanted: Size = most
        if work is None:
            wanted = chunks_worth_a_thread(builder, self.op, whole.accesses, sizes, most)
        elif work < 2 * WORK_OF_A_PART:
            whole.emit()
            return
        division = divided(builder, self.loop, size, self.tile.sizes[self.loop], wanted)
        cost = work // division.parts if work is not None and isinstance(division.parts, int) else WORK_OF_A_PART
        partials = [self._partials(type) for type in self.results if isinstance(type, MemRefType)]

        def chunk(number: Value) -> None:
            low, high = bounds_of_chunk(builder, number, division, size)
            length = builder.create(SubIOp, high, low).result
            part = self._part(low, length, [self._row(buffer, number) for buffer in partials])
            neutral = {index: self._constant(attribute) for index, attribute in enumerate(self.neutral)}
            VectorLoops(builder, part, plain, neutral).emit()
            part.erase()

        parallel_chunks(builder, division.parts, cost, chunk)
        for number, buffer in enumerate(partials):
            self._combine(number, buffer, division.parts)
            builder.create(DeallocOp, buffer)

    # ---- Parts

    def _partials(self, type: MemRefType) -> Value:
        """Returns a buffer for the partial results of an output."""
        buffer = MemRefType([self.tile.chunks, *type.shape], type.element_type)
        return self.builder.create(AllocOp, (), memref=buffer).memref

    def _row(self, buffer: Value, number: Value) -> Value:
        """Returns the partial results of a chunk."""
        type = buffer.type
        assert isinstance(type, MemRefType)
        shape = list(type.shape[1:])
        ones: list[Size] = [1] * len(type.shape)
        slice = Slice([number, *[0] * len(shape)], [1, *shape], ones)
        offsets = [DYNAMIC, *[0] * len(shape)]
        row = rank_reduced_subview_type(shape, type, offsets, [1, *shape], [1] * len(type.shape))
        return subview(self.builder, buffer, slice, row).result

    def _part(self, low: Value, length: Value, outputs: Sequence[Value]) -> LinalgOp:
        """Returns the operation on a part of the loop, which reduces to ``outputs``."""
        inputs = {
            number: self._slice(slot, low, length)
            for number, slot in enumerate(self.op.dps_input_operands)
            if any(expr == dim(self.loop) for expr in self._map(slot))
        }
        part = self.builder.clone(self.op)
        assert isinstance(part, LinalgOp)
        for number, value in [*inputs.items(), *enumerate(outputs, self.op.num_dps_inputs)]:
            part.set_operand(number, value)
        return part

    def _slice(self, slot: OpOperand, low: Value, length: Value) -> Value:
        """Returns what a part reads of an operand."""
        type = slot.value.type
        assert isinstance(type, MemRefType)
        sizes = dim_sizes(self.builder, slot.value)
        along = [expr == dim(self.loop) for expr in self._map(slot)]
        offsets = [low if is_divided else 0 for is_divided in along]
        lengths = [length if is_divided else size for is_divided, size in zip(along, sizes, strict=True)]
        return subview(self.builder, slot.value, Slice(offsets, lengths)).result

    # ---- Combination

    def _combine(self, number: int, buffer: Value, count: Size) -> None:
        """Combines the partial results of an output with the value before the operation."""
        output = self.op.dps_inits[number]
        type = output.type
        assert isinstance(type, MemRefType)
        self._for_each(type.shape, [], lambda place: self._combine_one(number, buffer, count, output, place))

    def _for_each(self, shape: Sequence[int], place: list[Value], emit: Callable[[list[Value]], None]) -> None:
        if len(place) == len(shape):
            emit(place)
            return
        builder = self.builder
        zero, end, one = (constant_index(builder, bound) for bound in (0, shape[len(place)], 1))
        loop = build_for(builder, zero, end, one)
        with builder.insertion_guard():
            body = loop.region.entry_block
            builder.set_insertion_point_to_start(body)
            self._for_each(shape, [*place, body.arguments[0]], emit)

    def _combine_one(self, number: int, buffer: Value, count: Size, output: Value, place: list[Value]) -> None:
        builder = self.builder
        fill = self.initial.get(number)
        before = fill if fill is not None else builder.create(LoadOp, output, place).result
        end = count if isinstance(count, Value) else constant_index(builder, count)
        loop = build_for(builder, constant_index(builder, 0), end, constant_index(builder, 1), [before])
        body = loop.region.entry_block
        with builder.insertion_guard():
            builder.set_insertion_point_to_start(body)
            partial = builder.create(LoadOp, buffer, [body.arguments[0], *place]).result
            builder.insert(make_yield([self._combined(number, body.arguments[1], partial)], builder.location))
        builder.create(StoreOp, loop.results[0], output, place)

    def _combined(self, number: int, total: Value, partial: Value) -> Value:
        combiner = self.combiners[number]
        properties = dict(combiner.properties)
        copy = type(combiner)([total, partial], [total.type], properties, {}, (), 0, combiner.raw_location)
        return self.builder.insert(copy).results[0]

    def _constant(self, attribute: Attribute) -> Value:
        return self.builder.create(ConstantOp, attribute).result
