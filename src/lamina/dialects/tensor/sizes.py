"""Sizes of tensors known to be equal symbolically."""

from __future__ import annotations

from typing import Any

from lamina.dialects.arith.mixed import same_index, simplified
from lamina.dialects.memref.reshape_patterns import output_shape
from lamina.dialects.tensor import ops, shapes
from lamina.interfaces.destination_style import DestinationStyleOpInterface, dps_inits
from lamina.interfaces.view_like import MixedValue, mixed_sizes, mixed_values
from lamina.ir.types import DYNAMIC, ShapedType
from lamina.ir.value import OpResult, Value, type_as
from lamina.rewrite.fold import constant_int

SizeOf = tuple[Value, int]


def size_source(value: Value, axis: int) -> MixedValue | SizeOf:
    """Returns the source of a dim's size: a number, a value, or a dim of a tensor about which nothing more is known."""
    while True:
        type = type_as(value, ShapedType)
        if type.shape[axis] != DYNAMIC:
            return int(type.shape[axis])
        owner: Any = value.defining_op
        if owner is None:
            return value, axis
        if isinstance(owner, ops.EmptyOp):
            return mixed_values(type.shape, owner.dynamic_sizes)[axis]
        if isinstance(owner, ops.ExtractSliceOp):
            sizes = mixed_sizes(owner)
            dropped = shapes.dropped_dims(sizes, type.shape)
            return [size for at, size in enumerate(sizes) if at not in dropped][axis]
        if isinstance(owner, ops.ExpandShapeOp):
            return output_shape(owner)[axis]
        if isinstance(owner, ops.CastOp):
            value = owner.source
            if not value.type.has_rank:
                return owner.results[0], axis
            continue
        if DestinationStyleOpInterface.get(owner) is not None and isinstance(value, OpResult):
            value = dps_inits(owner)[value.index].value
            continue
        return value, axis


def _settled(source: MixedValue | SizeOf) -> MixedValue | SizeOf:
    """A size computed by ``tensor.dim`` is that dim."""
    if isinstance(source, OpResult) and isinstance(source.owner, ops.DimOp):
        axis = constant_int(source.owner.index)
        if axis is not None and source.owner.source.type.has_rank:
            return size_source(source.owner.source, axis)
    return source


def same_size_source(left: MixedValue | SizeOf, right: MixedValue | SizeOf) -> bool:
    """True if two results of ``size_source`` are known to be equal."""
    left, right = _settled(left), _settled(right)
    if isinstance(left, tuple) or isinstance(right, tuple):
        return isinstance(left, tuple) and isinstance(right, tuple) and left[0] is right[0] and left[1] == right[1]
    return same_index(left, right)


def same_dim(left: Value, left_axis: int, right: Value, right_axis: int) -> bool:
    """True if two dims are known to have the same size."""
    return same_size_source(size_source(left, left_axis), size_source(right, right_axis))


def low_pad(op: ops.PadOp) -> list[MixedValue]:
    """Returns the low padding of each dim; a number if constant."""
    return [simplified(entry) for entry in mixed_values(op.static_low, op.low)]


def high_pad(op: ops.PadOp) -> list[MixedValue]:
    """Returns the high padding of each dim; a number if constant."""
    return [simplified(entry) for entry in mixed_values(op.static_high, op.high)]
