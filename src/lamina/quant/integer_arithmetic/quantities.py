"""Scales and zero points of quantized values as arrays, and quantized constants."""

from __future__ import annotations

from math import prod
from typing import NamedTuple

import numpy as np

from lamina.dialects.arith.ops import ConstantOp
from lamina.dialects.quant.ops import StorageCastOp
from lamina.dialects.quant.types import (
    QuantizedType,
    UniformQuantizedPerAxisType,
    UniformQuantizedSubChannelType,
    UniformQuantizedType,
    quantized_element_type,
)
from lamina.dialects.tensor.ops import CollapseShapeOp, ExpandShapeOp
from lamina.ir.array_memory import release_pages
from lamina.ir.dense import numbers_of
from lamina.ir.types import FloatType, IntegerType, RankedTensorType, f32
from lamina.ir.value import Value

I8, I16, I32 = IntegerType(8), IntegerType(16), IntegerType(32)
Array = np.ndarray


class Quantity(NamedTuple):
    """Scales and zero points of a tensor, as arrays of its rank: a dim has its full size or 1."""

    type: QuantizedType
    scales: Array
    zeros: Array

    @property
    def scale(self) -> np.float32 | None:
        """The common scale of all elements; None if there are several."""
        return np.float32(self.scales.reshape(())) if self.scales.size == 1 else None

    @property
    def zero(self) -> int | None:
        """The common zero point of all elements; None if there are several."""
        zeros = np.unique(self.zeros)
        return int(zeros[0]) if zeros.size == 1 else None


class Constant(NamedTuple):
    """A constant tensor of quantized values: the stored integers, in as many bytes as they are stored in, and their
    quantization. Tensors of weights are large: they are never widened as a whole."""

    stored: Array
    quantity: Quantity

    @property
    def bounds(self) -> tuple[int, int]:
        """The least and the greatest of the integers less their zero points; zeros if there are none."""
        if not self.stored.size:
            return 0, 0
        axes = tuple(axis for axis, size in enumerate(self.quantity.zeros.shape) if size == 1)
        least, greatest = (
            extreme(axis=axes, keepdims=True).astype(np.int64) - self.quantity.zeros
            for extreme in (self.stored.min, self.stored.max)
        )
        release_pages(self.stored)
        return int(least.min()), int(greatest.max())

    def centred(self, dtype: type[np.signedinteger]) -> Array:
        """Returns the integers less their zero points, which fit the dtype."""
        zeros = self.quantity.zeros
        if not zeros.any():
            return self.stored.astype(dtype, copy=False)
        centred: Array = np.subtract(self.stored, zeros, dtype=dtype, casting="unsafe")
        release_pages(self.stored)
        return centred

    def sums(self, axes: tuple[int, ...]) -> Array:
        """Returns the sums of the integers less their zero points along some axes, which become 1, as i64."""
        zeros = self.quantity.zeros
        repeated = prod(self.stored.shape[axis] for axis in axes if zeros.shape[axis] == 1)
        totals: Array = self.stored.sum(axis=axes, keepdims=True, dtype=np.int64)
        release_pages(self.stored)
        result: Array = totals - zeros.sum(axis=axes, keepdims=True) * repeated
        return result


def quantity_of(value: Value) -> Quantity | None:
    """Returns the scales and zero points of a ranked tensor of a uniform type; None for other values."""
    type, kind = value.type, quantized_element_type(value.type)
    if not isinstance(type, RankedTensorType):
        return None
    shape = [1] * type.rank
    if isinstance(kind, UniformQuantizedType):
        scales, zeros = [kind.scale], [kind.zero_point]
    elif isinstance(kind, UniformQuantizedPerAxisType):
        shape[kind.quantized_dimension] = len(kind.scales)
        scales, zeros = list(kind.scales), list(kind.zero_points)
    elif isinstance(kind, UniformQuantizedSubChannelType):
        return _of_blocks(type, kind)
    else:
        return None
    return Quantity(kind, np.array(scales, np.float32).reshape(shape), np.array(zeros, np.int64).reshape(shape))


def _of_blocks(type: RankedTensorType, kind: UniformQuantizedSubChannelType) -> Quantity:
    scales: Array = np.array(kind.scales, np.float32).reshape(kind.shape)
    zeros: Array = np.array(kind.zero_point_values, np.int64).reshape(kind.shape)
    for axis, size in zip(kind.quantized_dimensions, kind.block_sizes, strict=True):
        if scales.shape[axis] > 1:
            scales, zeros = np.repeat(scales, size, axis), np.repeat(zeros, size, axis)
    return Quantity(kind, scales, zeros)


def constant_behind(value: Value) -> Constant | None:
    """Returns the constant of a quantized value, looking through reshapes; None if there is none."""
    owner = value.defining_op
    if isinstance(owner, StorageCastOp):
        quantity, source = quantity_of(value), owner.input.defining_op
        numbers = numbers_of(source.value) if isinstance(source, ConstantOp) else None
        if quantity is None or numbers is None:
            return None
        return Constant(_integers_of(numbers, quantity.type), quantity)
    return None


def _integers_of(numbers: Array, kind: QuantizedType) -> Array:
    """Returns the elements of a constant as NumPy's own integers, with the sign of the storage type."""
    if not numbers.dtype.isbuiltin:
        numbers = numbers.astype(np.int8)
    if kind.signed:
        return numbers
    unsigned = numbers.view(f"u{numbers.dtype.itemsize}")
    bits = 8 * numbers.dtype.itemsize
    return unsigned if kind.storage_width == bits else unsigned & unsigned.dtype.type((1 << kind.storage_width) - 1)


def uniform_type(like: QuantizedType, scales: Array, zeros: Array, shape: tuple[int, ...]) -> QuantizedType:
    """Returns the type with the storage of another and with these scales and zero points, arrays of the tensor's
    rank."""
    assert like.storage_type is not None and isinstance(like.expressed_type, FloatType)
    head, bounds = (like.signed, like.storage_type, like.expressed_type), (like.storage_min, like.storage_max)
    scales, zeros = np.broadcast_arrays(scales, zeros)
    numbers, points = [float(scale) for scale in scales.ravel()], [int(zero) for zero in zeros.ravel()]
    if len({*zip(numbers, points, strict=True)}) == 1:
        return UniformQuantizedType(*head, numbers[0], points[0], *bounds)
    axes = [axis for axis, size in enumerate(scales.shape) if size > 1]
    if len(axes) == 1:
        return UniformQuantizedPerAxisType(*head, numbers, points, axes[0], *bounds)
    sizes = [1 if axis in axes else max(size, 1) for axis, size in enumerate(shape)]
    return UniformQuantizedSubChannelType(*head, scales.shape, numbers, points, range(len(shape)), sizes, *bounds)


def accumulator_type(scales: Array, shape: tuple[int, ...], zero: int = 0) -> QuantizedType:
    """Returns the type of i32 sums with these scales, an array of the tensor's rank."""
    like = UniformQuantizedType(True, I32, f32, 1.0)
    return uniform_type(like, scales, np.full([1] * scales.ndim, zero), shape)


def reshaped(array: Array, op: ExpandShapeOp | CollapseShapeOp, shape: tuple[int, ...]) -> Array | None:
    """Reshapes an array of the tensor's rank along with the tensor; None if a group of dims is
    mixed."""
    groups = [list(group) for group in op.reassociation]
    expands = isinstance(op, ExpandShapeOp)
    shape_: list[int] = []
    for position, group in enumerate(groups):
        if expands:
            full = array.shape[position] > 1
            shape_ += [shape[axis] if full else 1 for axis in group]
        else:
            sizes = [array.shape[axis] for axis in group]
            if any(size > 1 for size in sizes) and prod(sizes) != shape[position]:
                return None
            shape_.append(prod(sizes))
    return array.reshape(shape_)
