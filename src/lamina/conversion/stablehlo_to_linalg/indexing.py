"""Gathers and scatters."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from lamina.conversion.stablehlo_to_linalg.lowering import Lowering, is_scalar, lowered_type, lowers, numbers
from lamina.conversion.stablehlo_to_linalg.reductions import choose, loops
from lamina.conversion.stablehlo_to_linalg.scalars import Unsupported
from lamina.define.foreign import ForeignOperation
from lamina.interfaces.tiling import Size
from lamina.ir.types import RankedTensorType
from lamina.ir.value import Value


def _index_at(
    low: Lowering, indices: Value, type: RankedTensorType, batch: Sequence[Value], vector: int, number: int
) -> Value:
    """Component ``number`` of the index that a position among the batches has."""
    places = list(batch)
    if vector < type.rank:
        places.insert(vector, low.index(number))
    return low.position(low.extract(indices, places), type)


@lowers("gather", "dynamic_gather")
def lower_gather(low: Lowering, op: ForeignOperation) -> None:
    source, starts = op.operands[:2]
    names = op.dimension_numbers
    given = op.slice_sizes
    sizes: list[Size] = low.sizes_in(given) if isinstance(given, Value) else list(numbers(given))
    shape = low.shape(source)
    result = op.results[0]
    type: Any = lowered_type(result.type)
    result_sizes = _gathered_sizes(low, op, type, sizes)
    if low.is_splat(source):
        low.set_splat(result, low.scalar(source), result_sizes)
        return
    tensor, indices = low.tensor(source), low.tensor(starts)
    vector = names.index_vector_dim
    offsets = list(names.offset_dims)
    dropped = {*names.collapsed_slice_dims, *names.operand_batching_dims}
    kept = [axis for axis in range(len(shape)) if axis not in dropped]
    start_map = list(names.start_index_map)
    batching = dict(zip(names.operand_batching_dims, names.start_indices_batching_dims, strict=True))

    def at(*positions: Value) -> Value:
        batch = [positions[axis] for axis in range(type.rank) if axis not in offsets]
        where: list[Value] = [low.index(0)] * len(shape)
        for axis, own in zip(kept, offsets, strict=True):
            where[axis] = positions[own]
        for number, axis in enumerate(start_map):
            start = _index_at(low, indices, starts.type, batch, vector, number)
            start = low.clamped(start, low.size_value(low.minus(shape[axis], sizes[axis])))
            where[axis] = low.arithmetic.make("arith.addi", start, where[axis]) if axis in kept else start
        for axis, own in batching.items():
            where[axis] = batch[own - (own > vector)]
        return low.extract(tensor, where)

    if is_scalar(result.type):
        low.set(result, at())
        return
    if 0 in source.type.shape:
        low.set(result, low.filled(type, low.number(type.element_type, 0), result_sizes))
        return
    low.set(result, low.generate(type, result_sizes, at))


def _gathered_sizes(low: Lowering, op: ForeignOperation, type: RankedTensorType, sizes: Sequence[Size]) -> list[Size]:
    """Returns the sizes of the result: the slice sizes without collapsed dims, among those of the indices."""
    if type.has_static_shape:
        return list(type.shape)
    names = op.dimension_numbers
    batches = low.shape(op.start_indices)
    if names.index_vector_dim < len(batches):
        del batches[names.index_vector_dim]
    dropped = {*names.collapsed_slice_dims, *names.operand_batching_dims}
    offsets = iter([size for axis, size in enumerate(sizes) if axis not in dropped])
    rest = iter(batches)
    return [next(offsets) if axis in names.offset_dims else next(rest) for axis in range(type.rank)]


@lowers("scatter")
def lower_scatter(low: Lowering, op: ForeignOperation) -> None:
    names = op.scatter_dimension_numbers
    count = len(op.results)
    inputs, starts, updates = op.operands[:count], op.operands[count], op.operands[count + 1 :]
    shape = low.shape(inputs[0])
    if is_scalar(inputs[0].type):
        raise Unsupported("a scatter into a tensor of rank 0")
    vector = names.index_vector_dim
    windows = list(names.update_window_dims)
    dropped = {*names.inserted_window_dims, *names.input_batching_dims}
    kept = [axis for axis in range(len(shape)) if axis not in dropped]
    batching = dict(zip(names.input_batching_dims, names.scatter_indices_batching_dims, strict=True))
    indices = low.tensor(starts)
    sources = [low.tensor(value) for value in updates]
    rank = updates[0].type.rank
    a = low.arithmetic

    def at(positions: list[Value], carried: list[Value]) -> Sequence[Value]:
        batch = [positions[axis] for axis in range(rank) if axis not in windows]
        where: list[Value] = [low.index(0)] * len(shape)
        for axis, own in zip(kept, windows, strict=True):
            where[axis] = positions[own]
        for number, axis in enumerate(names.scatter_dims_to_operand_dims):
            start = _index_at(low, indices, starts.type, batch, vector, number)
            where[axis] = a.make("arith.addi", start, where[axis]) if axis in kept else start
        for axis, own in batching.items():
            where[axis] = batch[own - (own > vector)]

        def update() -> Sequence[Value]:
            old = [low.extract(tensor, where) for tensor in carried]
            new = [low.extract(tensor, positions) for tensor in sources]
            results = low.apply(op.regions[0], [*old, *new])
            return [low.insert(result, tensor, where) for result, tensor in zip(results, carried, strict=True)]

        # Updates outside are left out.
        inside = low.all_inside(where, shape)
        return choose(low, inside, [tensor.type for tensor in carried], update, lambda: carried)

    bounds = [low.size_value(size) for size in low.shape(updates[0])]
    loop_results = loops(low, bounds, [low.tensor(value) for value in inputs], at)
    for result, tensor in zip(op.results, loop_results, strict=True):
        low.set(result, tensor)
