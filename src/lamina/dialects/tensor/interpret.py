"""The semantics of tensor operations. Tensors are values: nothing changes in place."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from lamina.dialects.memref.interpret import groups_of, mixed, offsets_sizes_strides, sizes_of
from lamina.dialects.tensor import ops
from lamina.interfaces.interpretation import Interpreter, UndefinedBehavior, evaluates
from lamina.interfaces.interpretation import numbers as n
from lamina.interfaces.interpretation.values import array_dtype, filled, item, new_array, poison_of, to_element

if TYPE_CHECKING:
    from lamina.dialects.tensor.ops import ExtractSliceOp, InsertSliceOp, ParallelInsertSliceOp
    from lamina.interfaces.interpretation.engine import Results


@evaluates
def empty(op: ops.EmptyOp, operands: list[int], run: Interpreter) -> Results:
    return poison_of(op.result.type, operands)


@evaluates
def splat(op: ops.SplatOp, operands: list[Any], run: Interpreter) -> Results:
    type = op.aggregate.type
    return filled(sizes_of(type, operands[1:]), operands[0], type.element_type)


@evaluates
def from_elements(op: ops.FromElementsOp, operands: list[Any], run: Interpreter) -> Results:
    type = op.result.type
    array = np.empty(len(operands), array_dtype(type.element_type))
    for index, value in enumerate(operands):
        array[index] = to_element(value, type.element_type)
    return array.reshape(type.shape)


@evaluates
def generate(op: ops.GenerateOp, operands: list[Any], run: Interpreter) -> Results:
    type = op.result.type
    array = new_array(sizes_of(type, operands), type.element_type)
    for place in np.ndindex(array.shape):
        array[place] = to_element(run.region(op.regions[0], place).values[0], type.element_type)
    return array


def _check(indices: list[int], shape: tuple[int, ...]) -> tuple[int, ...]:
    if any(not 0 <= index < size for index, size in zip(indices, shape, strict=True)):
        raise UndefinedBehavior(f"index {tuple(indices)} is out of the bounds {shape}")
    return tuple(indices)


@evaluates
def extract(op: ops.ExtractOp, operands: list[Any], run: Interpreter) -> Results:
    tensor, *indices = operands
    result: Results = item(tensor[_check(indices, tensor.shape)], op.result.type)
    return result


@evaluates
def insert(op: ops.InsertOp, operands: list[Any], run: Interpreter) -> Results:
    value, tensor, *indices = operands
    copy: np.ndarray[Any, Any] = tensor.copy()
    copy[_check(indices, tensor.shape)] = to_element(value, op.scalar.type)
    return copy


def slice_of(
    op: ParallelInsertSliceOp | InsertSliceOp | ExtractSliceOp, dynamic: list[int], shape: tuple[int, ...]
) -> tuple[slice, ...]:
    """Returns the part of an array that an operation on slices means, checked against the array's shape."""
    offsets, sizes, strides = offsets_sizes_strides(op, dynamic)
    for offset, size, stride, length in zip(offsets, sizes, strides, shape, strict=True):
        last = offset + (size - 1) * stride
        if offset < 0 or size < 0 or (size and not 0 <= last < length):
            raise UndefinedBehavior(f"a slice [{offset}, {size}, {stride}] is out of the bounds {shape}")
    return tuple(
        slice(offset, offset + size * stride if size else offset, stride) if stride > 0 else slice(offset, offset + 1)
        for offset, size, stride in zip(offsets, sizes, strides, strict=True)
    )


@evaluates
def extract_slice(op: ops.ExtractSliceOp, operands: list[Any], run: Interpreter) -> Results:
    tensor, *dynamic = operands
    part = tensor[slice_of(op, dynamic, tensor.shape)]
    result: Results = part.reshape(_reduced(part.shape, op.result.type.shape)).copy()
    return result


def _reduced(shape: tuple[int, ...], wanted: tuple[int, ...]) -> tuple[int, ...]:
    """Returns the shape without as many unit dimensions as the result type leaves out."""
    surplus = len(shape) - len(wanted)
    if not surplus:
        return shape
    kept: list[int] = []
    position = 0
    for size in shape:
        target = wanted[position] if position < len(wanted) else None
        if size == 1 and surplus and target != 1:
            surplus -= 1
            continue
        kept.append(size)
        position += 1
    while len(kept) > len(wanted):
        kept.remove(1)
    return tuple(kept)


@evaluates
def insert_slice(op: ops.InsertSliceOp, operands: list[Any], run: Interpreter) -> Results:
    source, destination, *dynamic = operands
    inserted: np.ndarray[Any, Any] = destination.copy()
    part = inserted[slice_of(op, dynamic, inserted.shape)]
    part[...] = source.reshape(part.shape)
    return inserted


@evaluates
def cast(op: ops.CastOp, operands: list[Any], run: Interpreter) -> Results:
    type = op.dest.type
    if type.has_rank and any(
        size >= 0 and size != actual for size, actual in zip(type.shape, operands[0].shape, strict=True)
    ):
        raise UndefinedBehavior(f"a tensor of shape {operands[0].shape} does not fit {type}")
    result: Results = operands[0]
    return result


@evaluates
def bitcast(op: ops.BitcastOp, operands: list[Any], run: Interpreter) -> Results:
    source, target = op.source.type.element_type, op.dest.type.element_type
    elements: Results = n.map_elements(lambda v: n.bitcast(v, source, target), op.operand_types, op.dest.type, operands)
    return elements


@evaluates
def dim(op: ops.DimOp, operands: list[Any], run: Interpreter) -> Results:
    tensor, index = operands
    if not 0 <= index < tensor.ndim:
        raise UndefinedBehavior(f"dimension {index} of a tensor of rank {tensor.ndim}")
    result: Results = tensor.shape[index]
    return result


@evaluates
def rank(op: ops.RankOp, operands: list[Any], run: Interpreter) -> Results:
    result: Results = operands[0].ndim
    return result


@evaluates
def reshape(op: ops.ReshapeOp, operands: list[Any], run: Interpreter) -> Results:
    reshaped: Results = operands[0].reshape([int(size) for size in operands[1]])
    return reshaped


@evaluates
def expand_shape(op: ops.ExpandShapeOp, operands: list[Any], run: Interpreter) -> Results:
    reshaped: Results = operands[0].reshape(mixed(op.static_output_shape, iter(operands[1:])))
    return reshaped


@evaluates
def collapse_shape(op: ops.CollapseShapeOp, operands: list[Any], run: Interpreter) -> Results:
    shape = operands[0].shape
    reshaped: Results = operands[0].reshape([int(np.prod([shape[i] for i in group])) for group in groups_of(op)])
    return reshaped


@evaluates
def concat(op: ops.ConcatOp, operands: list[Any], run: Interpreter) -> Results:
    return np.concatenate(operands, axis=op.dim)


@evaluates
def pad(op: ops.PadOp, operands: list[Any], run: Interpreter) -> Results:
    source, *dynamic = operands
    rest = iter(dynamic)
    low, high = mixed(op.static_low, rest), mixed(op.static_high, rest)
    shape = [before + size + after for before, size, after in zip(low, source.shape, high, strict=True)]
    element = op.result.type.element_type
    padded = new_array(shape, element)
    for place in np.ndindex(padded.shape):
        inner = tuple(index - before for index, before in zip(place, low, strict=True))
        if all(0 <= index < size for index, size in zip(inner, source.shape, strict=True)):
            padded[place] = source[inner]
        else:
            padded[place] = to_element(run.region(op.regions[0], place).values[0], element)
    return padded


def _gather_index(coordinates: Any, dims: list[int], rank_: int) -> tuple[Any, ...]:
    place: list[Any] = [slice(None)] * rank_
    for dimension, index in zip(dims, coordinates, strict=True):
        place[dimension] = int(index)
    return tuple(place)


@evaluates
def gather(op: ops.GatherOp, operands: list[Any], run: Interpreter) -> Results:
    source, indices = operands
    dims = list(op.gather_dims)
    parts = [source[_gather_index(indices[place], dims, source.ndim)] for place in np.ndindex(indices.shape[:-1])]
    return np.array(parts, source.dtype).reshape([int(size) for size in op.result.type.shape])


@evaluates
def scatter(op: ops.ScatterOp, operands: list[Any], run: Interpreter) -> Results:
    source, destination, indices = operands
    dims = list(op.scatter_dims)
    scattered: np.ndarray[Any, Any] = destination.copy()
    for place in np.ndindex(indices.shape[:-1]):
        target = scattered[_gather_index(indices[place], dims, scattered.ndim)]
        part = source[place]
        if isinstance(target, np.ndarray):
            target[...] = part.reshape(target.shape)
        else:
            scattered[_gather_index(indices[place], dims, scattered.ndim)] = part.reshape(())
    return scattered
