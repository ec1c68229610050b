"""Interpretation of vector operations on memory. Scalable vectors are evaluated with vscale 1."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from lamina.dialects.vector import ops
from lamina.interfaces.interpretation import Interpreter, MemRef, evaluates
from lamina.interfaces.interpretation.values import array_dtype, filled, item, to_element
from lamina.ir.affine import AffineConstantExpr, AffineDimExpr
from lamina.ir.types import VectorType

if TYPE_CHECKING:
    from lamina.interfaces.interpretation.engine import Results
    from lamina.ir.attribute import Type


def _buffer(base: Any, element: Type) -> MemRef:
    """Returns a memref, or a tensor as one (a copy)."""
    return base if isinstance(base, MemRef) else MemRef.from_array(np.array(base), element)


def load_rows(base: MemRef, indices: Sequence[int], type: VectorType) -> Any:
    """Reads a vector of consecutive elements; its dimensions are the trailing ones of the memref."""
    rows = np.empty(type.shape, array_dtype(type.element_type))
    leading = base.rank - len(type.shape)
    for place in np.ndindex(rows.shape):
        at = [*indices[:leading], *(i + p for i, p in zip(indices[leading:], place, strict=True))]
        rows[place] = base.storage.data[base.position(at)]
    return rows


def store_rows(base: MemRef, indices: Sequence[int], vector: Any) -> None:
    leading = base.rank - vector.ndim
    for place in np.ndindex(vector.shape):
        at = [*indices[:leading], *(i + p for i, p in zip(indices[leading:], place, strict=True))]
        base.storage.data[base.position(at)] = vector[place]


@evaluates
def load(op: ops.LoadOp, operands: list[Any], run: Interpreter) -> Results:
    base, *indices = operands
    if isinstance(base.element_type, VectorType):
        loaded: Results = base.load(indices)
        return loaded
    result: Results = load_rows(base, indices, op.result.type)
    return result


@evaluates
def store(op: ops.StoreOp, operands: list[Any], run: Interpreter) -> None:
    vector, base, *indices = operands
    if isinstance(base.element_type, VectorType):
        base.store(vector, indices)
    else:
        store_rows(base, indices, vector)


def _transfer_points(
    op: ops.TransferReadOp | ops.TransferWriteOp,
    indices: Sequence[int],
    shape: Sequence[int],
    vector_shape: Sequence[int],
) -> Any:
    """Yields, for each vector element, its position, the memory element and whether it is in bounds."""
    map = op.permutation_map
    bounds = op.in_bounds
    for place in np.ndindex(*vector_shape):
        at = list(indices)
        inside = True
        for dim, expr in enumerate(map.results):
            if not isinstance(expr, AffineDimExpr):
                continue
            at[expr.position] += place[dim]
            if not bounds[dim] and not 0 <= at[expr.position] < shape[expr.position]:
                inside = False
        yield place, at, inside


@evaluates
def transfer_read(op: ops.TransferReadOp, operands: list[Any], run: Interpreter) -> Results:
    result: Results = read_transfer(op, operands, None)
    return result


def read_transfer(op: ops.TransferReadOp, operands: list[Any], outer_mask: None) -> Any:
    """Returns a vector from memory, padded out of bounds and where the mask is off."""
    type = op.vector.type
    count = len(op.indices)
    base, indices, padding = operands[0], operands[1 : 1 + count], operands[1 + count]
    mask = operands[2 + count] if len(operands) > 2 + count else outer_mask
    element = type.element_type
    buffer = _buffer(base, op.base.type.element_type)
    lanes = filled(type.shape, padding, element)
    for place, at, inside in _transfer_points(op, indices, buffer.sizes, type.shape):
        if inside and (mask is None or mask[_mask_place(op, place, mask)]):
            value = buffer.load(at)
            lanes[place] = to_element(value, element)
    return lanes


def _mask_place(op: ops.TransferReadOp | ops.TransferWriteOp, place: tuple[int, ...], mask: Any) -> tuple[int, ...]:
    """The mask is in the order of the memory's dimensions: the vector's place through the inverse permutation."""
    map = op.permutation_map
    if mask.ndim == len(place) and all(not isinstance(e, AffineConstantExpr) for e in map.results):
        order = sorted(range(len(place)), key=map.dim_position)
        return tuple(place[dim] for dim in order)
    positions = [dim for dim, expr in enumerate(map.results) if not isinstance(expr, AffineConstantExpr)]
    order = sorted(positions, key=map.dim_position)
    return tuple(place[dim] for dim in order)


@evaluates
def transfer_write(op: ops.TransferWriteOp, operands: list[Any], run: Interpreter) -> Results:
    result: Results = write_transfer(op, operands, None)
    return result


def write_transfer(op: ops.TransferWriteOp, operands: list[Any], outer_mask: None) -> Any:
    """Writes the elements that are in bounds; returns the updated tensor for tensors."""
    count = len(op.indices)
    vector, base, indices = operands[0], operands[1], operands[2 : 2 + count]
    mask = operands[2 + count] if len(operands) > 2 + count else outer_mask
    element = op.value_to_store.type.element_type
    is_tensor = not isinstance(base, MemRef)
    array = np.array(base) if is_tensor else None
    buffer = MemRef.from_array(array, op.base.type.element_type) if array is not None else base
    for place, at, inside in _transfer_points(op, indices, buffer.sizes, vector.shape):
        if inside and (mask is None or mask[_mask_place(op, place, mask)]):
            buffer.store(item(vector[place], element), at)
    return [] if array is None else [array]


@evaluates
def maskedload(op: ops.MaskedLoadOp, operands: list[Any], run: Interpreter) -> Results:
    base, *indices, mask, passed = operands
    lanes: np.ndarray[Any, Any] = passed.copy()
    for place in np.ndindex(lanes.shape):
        if mask[place]:
            lanes[place] = base.storage.data[base.position(_shifted(indices, place))]
    return lanes


def _shifted(indices: Sequence[int], place: tuple[int, ...]) -> list[int]:
    leading = len(indices) - len(place)
    return [*indices[:leading], *(i + p for i, p in zip(indices[leading:], place, strict=True))]


@evaluates
def maskedstore(op: ops.MaskedStoreOp, operands: list[Any], run: Interpreter) -> None:
    base, *indices, mask, vector = operands
    for place in np.ndindex(vector.shape):
        if mask[place]:
            base.storage.data[base.position(_shifted(indices, place))] = vector[place]


@evaluates
def gather(op: ops.GatherOp, operands: list[Any], run: Interpreter) -> np.ndarray[Any, Any]:
    base, *offsets, places, mask, passed = operands
    buffer = _buffer(base, op.base.type.element_type)
    lanes: np.ndarray[Any, Any] = passed.copy()
    for place in np.ndindex(lanes.shape):
        if mask[place]:
            at = [*offsets[:-1], offsets[-1] + int(places[place])]
            lanes[place] = buffer.storage.data[buffer.position(at)]
    return lanes


@evaluates
def scatter(op: ops.ScatterOp, operands: list[Any], run: Interpreter) -> Results:
    base, *offsets, places, mask, vector = operands
    array = None if isinstance(base, MemRef) else np.array(base)
    buffer = base if array is None else MemRef.from_array(array, op.base.type.element_type)
    for place in np.ndindex(vector.shape):
        if mask[place]:
            at = [*offsets[:-1], offsets[-1] + int(places[place])]
            buffer.storage.data[buffer.position(at)] = vector[place]
    return [] if array is None else [array]


@evaluates
def expandload(op: ops.ExpandLoadOp, operands: list[Any], run: Interpreter) -> Results:
    base, *indices, mask, passed = operands
    lanes: np.ndarray[Any, Any] = passed.copy()
    position = 0
    for place in np.ndindex(lanes.shape):
        if mask[place]:
            lanes[place] = base.storage.data[base.position([*indices[:-1], indices[-1] + position])]
            position += 1
    return lanes


@evaluates
def compressstore(op: ops.CompressStoreOp, operands: list[Any], run: Interpreter) -> None:
    base, *indices, mask, vector = operands
    position = 0
    for place in np.ndindex(vector.shape):
        if mask[place]:
            base.storage.data[base.position([*indices[:-1], indices[-1] + position])] = vector[place]
            position += 1
