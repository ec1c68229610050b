"""QuantizeLinear and DequantizeLinear: quantized types and casts for constant scales, otherwise arithmetic.

Values are stored integers between nodes; `quant.scast` converts them to and from quantized types. ONNX rounds to
nearest even and saturates, which the function attribute ``quant.rounding`` requests from `lower-quant-ops`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from lamina.dialects.quant import ops as quant
from lamina.dialects.quant.types import (
    QuantizedType,
    UniformQuantizedPerAxisType,
    UniformQuantizedSubChannelType,
    UniformQuantizedType,
    container_problem,
    scale_problem,
    with_element_type,
)
from lamina.ir.types import FloatType
from lamina.onnx.elements import FLOAT, INT32, UINT8, Element
from lamina.onnx.errors import NodeProblem
from lamina.onnx.registry import Node, Results, normalized, operator
from lamina.onnx.scalars import Scalar, Size, over
from lamina.onnx.tensors import Tensor


@operator("QuantizeLinear")
@operator("QuantizeLinear", domain="com.microsoft")
def quantize_linear(node: Node) -> Results:
    source, scale, zero = node[0], node[1], node.optional(2)
    storage = zero.element if zero is not None else node.element_attribute("output_dtype") or UINT8
    spread = _spread_of(node)
    return quantized(source, scale, zero, storage, spread) or _quantize(node, source, scale, zero, storage)


@operator("DequantizeLinear")
@operator("DequantizeLinear", domain="com.microsoft")
def dequantize_linear(node: Node) -> Results:
    source, scale, zero = node[0], node[1], node.optional(2)
    expressed = node.element_attribute("output_dtype") or scale.element
    if zero is not None and zero.element is not source.element:
        raise NodeProblem(f"its input is of {source.element}, its zero point of {zero.element}")
    spread = _spread_of(node)
    return dequantized(source, scale, zero, spread, expressed) or _dequantize(node, source, scale, zero, expressed)


def quantized(source: Tensor, scale: Tensor, zero: Tensor | None, storage: Element, spread: Spread) -> Tensor | None:
    """Returns the stored integers of floats, by a cast to a quantized type; None where their parameters have no such
    type."""
    type = _quantized_type(source, scale, zero, storage, source.element, spread)
    if type is None:
        return None
    create = source.maker.builder.create
    cast = create(quant.QuantizeCastOp, source.value, result_types=[with_element_type(source.type, type)]).result
    stored = Tensor(source.maker, storage, source.shape)
    value = create(quant.StorageCastOp, cast, result_types=[stored.type]).result
    return Tensor(source.maker, storage, source.shape, value)


def dequantized(
    source: Tensor, scale: Tensor, zero: Tensor | None, spread: Spread, expressed: Element = FLOAT
) -> Tensor | None:
    """Returns the floats that stored integers stand for, by a cast from a quantized type; None where there is no
    such type."""
    type = _quantized_type(source, scale, zero, source.element, expressed, spread)
    if type is None:
        return None
    create = source.maker.builder.create
    stored = create(quant.StorageCastOp, source.value, result_types=[with_element_type(source.type, type)]).result
    floats = Tensor(source.maker, expressed, source.shape)
    value = create(quant.DequantizeCastOp, stored, result_types=[floats.type]).result
    return Tensor(source.maker, expressed, source.shape, value)


def scalar_or(parameter: Tensor | None) -> Tensor | None:
    """Returns a tensor of one element without dimensions."""
    if (
        parameter is None
        or parameter.rank == 0
        or not (parameter.is_static and all(size == 1 for size in parameter.shape))
    ):
        return parameter
    return parameter.maker.reshape(parameter, [])


# ---- Quantized types


class Spread(NamedTuple):
    """The dimension along which several scales and zero points lie, and how many elements share one; 0 if one does."""

    axis: int = 1
    block: int = 0


def _spread_of(node: Node) -> Spread:
    return Spread(node.integer("axis", 1), node.integer("block_size"))


def _quantized_type(
    source: Tensor, scale: Tensor, zero: Tensor | None, storage: Element, expressed: Element, spread: Spread
) -> QuantizedType | None:
    """Returns the type of the integers, None where they have none. Raises NodeProblem for parameters that are wrong."""
    _check_parameters(source, scale, zero, spread)
    if not storage.is_integer or expressed is not FLOAT or scale.element is not FLOAT:
        return None
    # Numbers of 32 bits are exact as floats only where they are small: they are biases, which are added as integers.
    if storage.width > 16 and (storage.width > 32 or source.array is None):
        return None
    if storage.width < 4 or scale.array is None or (zero is not None and zero.array is None):
        return None
    assert isinstance(expressed.type, FloatType)
    scales = scale.array.astype(np.float64)
    points = np.zeros(scales.shape, np.int64) if zero is None or zero.array is None else zero.array.astype(np.int64)
    if any(scale_problem(float(one), expressed.type) for one in scales.ravel()[:1]) or not np.all(scales > 0):
        return None
    if not np.all(np.isfinite(scales)):
        # ONNX Runtime's scale of a mask of zeros and minus infinity.
        return None
    head = (storage.signed, storage.type, expressed.type)
    block = spread.block
    if scales.size == 1 and not block:
        return UniformQuantizedType(*head, float(scales.reshape(-1)[0]), int(points.reshape(-1)[0]))
    axis = normalized(spread.axis, source.rank)
    type: QuantizedType
    if not block:
        type = UniformQuantizedPerAxisType(*head, scales.tolist(), points.reshape(-1).tolist(), axis)
    else:
        if not source.is_static or source.sizes[axis] % block:
            return None
        sizes = [block if dimension == axis else 1 for dimension in range(source.rank)]
        type = UniformQuantizedSubChannelType(
            *head, scales.shape, scales.ravel().tolist(), points.ravel().tolist(), range(source.rank), sizes
        )
    return None if container_problem(with_element_type(source.type, type)) is not None else type


def _check_parameters(source: Tensor, scale: Tensor, zero: Tensor | None, spread: Spread) -> None:
    if scale.array is not None:
        scales = scale.array.astype(np.float64)
        if np.any(np.isnan(scales)):
            raise NodeProblem("a scale is not a number")
        if np.any(scales <= 0) and scale.element.width >= 16 and np.any(scales < 0):
            raise NodeProblem("a scale is negative")
        if np.any(scales == 0):
            raise NodeProblem("a scale is 0")
    count = _count(scale)
    if (
        zero is not None
        and _count(zero) not in (1, count)
        or (zero is not None and count != 1 and zero.rank != scale.rank)
    ):
        raise NodeProblem(f"its scale {scale.type} does not fit its zero point {zero.type}")
    if count == 1 and not spread.block:
        return
    axis = normalized(spread.axis, source.rank)
    if not spread.block:
        if scale.rank != 1:
            raise NodeProblem(f"its scale {scale.type} has more than one dimension, without block_size")
        whole = source.shape[axis]
        if isinstance(whole, int) and count is not None and whole != count:
            raise NodeProblem(f"its {count} scales do not fit size {whole} of dimension {axis}")
    elif scale.rank != source.rank:
        raise NodeProblem(f"its scale has rank {scale.rank}, its input {source.rank}")


def _count(parameter: Tensor) -> int | None:
    total = 1
    for size in parameter.shape:
        if not isinstance(size, int):
            return None
        total *= size
    return total


# ---- Arithmetic


def _quantize(node: Node, source: Tensor, scale: Tensor, zero: Tensor | None, storage: Element) -> Tensor:
    split, parameters, shape = _aligned(node, source, [scale] if zero is None else [scale, zero])

    def body(x: Scalar, s: Scalar, *rest: Scalar) -> Scalar:
        wide = x.to(FLOAT) / s.to(FLOAT)
        point = rest[0] if rest else None
        return stored_number(wide, point, storage, bool(node.integer("saturate", 1)))

    return node.maker.reshape(node.maker.map(body, split, *parameters), shape)


def stored_number(x: Scalar, zero: Scalar | None, storage: Element, saturate: bool = True) -> Scalar:
    """Returns a number in units of the scale, as ONNX stores it."""
    if storage.is_float:
        return (x if zero is None else x + zero.to(FLOAT)).to(storage, saturate)
    rounded = x.call("roundeven")
    rounded = x.classify("isnan").select(0.0, rounded)
    if zero is not None:
        rounded = rounded + zero.to(FLOAT)
    bounded = rounded.clamp(float(storage.lowest), float(storage.highest))
    return bounded.to(INT32).to(storage)


def _dequantize(node: Node, source: Tensor, scale: Tensor, zero: Tensor | None, expressed: Element) -> Tensor:
    split, parameters, shape = _aligned(node, source, [scale] if zero is None else [scale, zero])

    def body(x: Scalar, s: Scalar, *rest: Scalar) -> Scalar:
        if x.element.is_float:
            number = x.to(FLOAT)
        else:
            number = x.to(INT32)
            for point in rest:
                number = number - point.to(INT32)
            number = number.to(FLOAT)
        return (number * s.to(FLOAT)).to(expressed)

    return node.maker.reshape(node.maker.map(body, split, *parameters), shape)


def _aligned(node: Node, source: Tensor, parameters: Sequence[Tensor]) -> tuple[Tensor, list[Tensor], tuple[Size, ...]]:
    """Returns the source and the parameters in shapes that broadcast, and the shape to go back to."""
    maker, block = node.maker, node.integer("block_size")
    if _count(parameters[0]) == 1 and not block:
        return source, [scalar_or(parameter) or parameter for parameter in parameters], source.shape
    axis = node.axis(source.rank, 1)
    if not block:
        count = source.shape[axis]
        spread = [
            maker.reshape(parameter, [*[1] * axis, count, *[1] * (source.rank - axis - 1)]) if _count(parameter) != 1
            else maker.reshape(parameter, []) for parameter in parameters
        ]  # fmt: skip
        return source, spread, source.shape
    size = source.size(axis)
    blocks = parameters[0].size(axis)
    if blocks != -(-size // block):
        raise NodeProblem(f"{blocks} blocks of {block} do not fit size {size} of dimension {axis}")
    if size % block == 0:
        shape = [*source.shape[:axis], blocks, block, *source.shape[axis + 1 :]]
        spread = [
            maker.reshape(parameter, [*parameter.shape[: axis + 1], 1, *parameter.shape[axis + 1 :]])
            for parameter in parameters
        ]
        return maker.reshape(source, shape), spread, source.shape
    repeated = [maker.generate(source.shape, parameter.element, lambda *at, scalar=parameter: maker.extract(
        scalar, [over(place, block) if place_axis == axis else place for place_axis, place in enumerate(at)]
    )) for parameter in parameters]  # fmt: skip
    return source, repeated, source.shape
