"""Operators on integers with scales: QLinearConv and its like, ConvInteger, MatMulInteger.

Where all scales are constants, an operator is what it stands for: a float operator between casts from and to
quantized types, as QuantizeLinear and DequantizeLinear write it. Otherwise it is arithmetic on integers. Products are
summed in i32 and never saturate before the end.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from lamina.onnx.elements import FLOAT, INT8, INT16, INT32, Element
from lamina.onnx.errors import NodeProblem
from lamina.onnx.operators.activations import Activation
from lamina.onnx.operators.pooling import average, mean
from lamina.onnx.operators.products import matrix_product
from lamina.onnx.operators.quantization import Spread, dequantized, quantized, scalar_or, stored_number
from lamina.onnx.operators.reductions import softmax
from lamina.onnx.operators.windows import Window, add_bias, convolution_window, convolve, padded, window_of
from lamina.onnx.registry import Node, Results, add_operator, operator
from lamina.onnx.scalars import Scalar, product
from lamina.onnx.tensors import Tensor

MICROSOFT = "com.microsoft"


def _points(parameter: Tensor | None, rank: int, axis: int) -> Tensor | None:
    """Zero points or scales that broadcast over a tensor of that rank: one number, or one along an axis."""
    flat = scalar_or(parameter)
    if flat is None or flat.rank == 0:
        return flat
    if flat.rank == 1:
        return flat.maker.reshape(flat, [flat.shape[0], *[1] * (rank - axis - 1)])
    return flat


def _is_zero(parameter: Tensor | None) -> bool:
    return parameter is None or (parameter.array is not None and not parameter.array.any())


def shifted(source: Tensor, zero: Tensor | None, axis: int) -> Tensor:
    """Subtracts the zero point of stored integers, in i32."""
    point = _points(zero, source.rank, axis)
    if _is_zero(point):
        return source
    assert point is not None
    return source.maker.map(lambda x, z: x.to(INT32) - z.to(INT32), source, point)


def _centred(weights: Tensor, point: Tensor | None, axis: int) -> Tensor | None:
    """Constant weights less their zero points, in as few bytes as hold them; None for others."""
    points = _points(point, weights.rank, axis)
    if weights.array is None or weights.element.width > 8 or (points is not None and points.array is None):
        return None
    wide = weights.array.astype(np.int32)
    if points is not None and points.array is not None:
        wide = wide - points.array.astype(np.int32)
    is_byte = wide.size == 0 or (wide.min() >= -128 and wide.max() <= 127)
    element = INT8 if is_byte else INT16
    return weights.maker.array(wide.astype(element.dtype), element)


def integer_convolution(
    node: Node, source: Tensor, zero: Tensor | None, weights: Tensor, point: Tensor | None
) -> Tensor:
    """Convolves the numbers represented by stored integers, in i32."""
    maker, group = node.maker, node.integer("group", 1)
    window = convolution_window(node, source, weights, group)
    centre = scalar_or(zero)
    number: Scalar | int = 0
    if centre is not None:
        if centre.rank:
            raise NodeProblem("the zero point of its input is not a single number")
        number = maker.scalar(centre)
    wider = padded(source, window, number)
    kernels = _centred(weights, point, 0)
    if kernels is None or kernels.array is None:
        return convolve(shifted(wider, centre, 0), shifted(weights, point, 0), window, group, INT32)
    total = convolve(wider, kernels, window, group, INT32)
    if centre is None or _is_zero(centre):
        return total
    # sum((x - zero) * w) = sum(x * w) - zero * sum(w), and bytes stay bytes.
    sums = kernels.array.sum(axis=tuple(range(1, kernels.rank)), dtype=np.int32)
    spread = maker.array(sums.reshape(-1, *[1] * len(window.kernel)), INT32)
    return maker.map(lambda x, s, z: x - s * z.to(INT32), total, spread, centre)


@operator("ConvInteger")
def conv_integer(node: Node) -> Results:
    return integer_convolution(node, node[0], node.optional(2), node[1], node.optional(3))


@operator("MatMulInteger")
def matmul_integer(node: Node) -> Results:
    return integer_product(node[0], node.optional(2), node[1], node.optional(3))


def integer_product(left: Tensor, zero: Tensor | None, right: Tensor, point: Tensor | None) -> Tensor:
    """Returns the product of what two matrices of stored integers stand for, in i32."""
    # The zero points of rows of the left one, of columns of the right one.
    offset = _points(zero, left.rank, max(left.rank - 2, 0))
    columns = _centred(right, point, right.rank - 1)
    if columns is None or columns.array is None or right.rank != 2 or left.rank < 2:
        return matrix_product(shifted(left, zero, max(left.rank - 2, 0)), shifted(right, point, right.rank - 1), INT32)
    maker, shape = left.maker, [*left.shape[:-1], right.shape[1]]
    tall = maker.reshape(left, [product(left.shape[:-1]), left.shape[-1]])
    total = maker.reshape(matrix_product(tall, columns, INT32), shape)
    if offset is None or _is_zero(offset):
        return total
    # sum((x - zero) * w) = sum(x * w) - zero * sum(w), and bytes stay bytes.
    sums = maker.array(columns.array.sum(axis=0, dtype=np.int32), INT32)
    return maker.map(lambda x, s, z: x - s * z.to(INT32), total, sums, offset)


def requantized(
    total: Tensor, scales: list[Tensor], result: Tensor, zero: Tensor | None, axis: int, storage: Element
) -> Tensor:
    """Sums as stored integers: times the scales, over the result's scale."""
    rank = total.rank
    numbers = [
        scale_or_none
        for scale_or_none in (_points(scale, rank, axis) for scale in [*scales, result])
        if scale_or_none is not None
    ]
    point = scalar_or(zero)

    def body(x: Scalar, *rest: Scalar) -> Scalar:
        factor = rest[0].to(FLOAT)
        for scale_value in rest[1 : len(scales)]:
            factor = factor * scale_value.to(FLOAT)
        factor = factor / rest[len(scales)].to(FLOAT)
        return stored_number(x.to(FLOAT) * factor, rest[-1] if point is not None else None, storage)

    return total.maker.map(body, total, *numbers, *([] if point is None else [point]))


def _floats(source: Tensor, scale: Tensor, zero: Tensor | None, axis: int | None = None) -> Tensor | None:
    """What stored integers stand for, behind a quantized type; None where the scales are no constants, or are several
    without an axis for them."""
    scale, zero = scalar_or(scale) or scale, scalar_or(zero)
    if axis is None and scale.rank:
        return None
    return dequantized(source, scale, zero, Spread(axis or 0))


def _bias_in_units(bias: Tensor, left: Tensor, right: Tensor) -> Tensor | None:
    """Returns the floats that a bias of i32 stands for, in units of the products of two scales."""
    if left.array is None or right.array is None or bias.array is None:
        return None
    scales = left.array.astype(np.float32).reshape(()) * right.array.astype(np.float32)
    return dequantized(bias, bias.maker.array(np.asarray(scales)), None, Spread(0))


def _convolution_by_casts(node: Node) -> Tensor | None:
    """QLinearConv as a convolution of floats that are quantized; None where it has no such form."""
    source = _floats(node[0], node[1], node[2])
    weights = _floats(node[3], node[4], node[5], 0) if node[3].array is not None else None
    bias = node.optional(8)
    if source is None or weights is None:
        return None
    group = node.integer("group", 1)
    window = convolution_window(node, source, weights, group)
    convolved = convolve(padded(source, window, 0), weights, window, group, FLOAT)
    if bias is not None:
        added = _bias_in_units(bias, node[1], node[4])
        if added is None:
            return None
        convolved = add_bias(convolved, added)
    return quantized(convolved, node[6], node[7], node[7].element, Spread())


@operator("QLinearConv")
def qlinear_conv(node: Node) -> Results:
    by_casts = _convolution_by_casts(node)
    if by_casts is not None:
        return by_casts
    total = integer_convolution(node, node[0], node[2], node[3], node[5])
    bias = node.optional(8)
    if bias is not None:
        spread = node.maker.reshape(bias, [bias.shape[0], *[1] * (total.rank - 2)])
        total = node.maker.map(lambda x, b: x + b, total, spread)
    return requantized(total, [node[1], node[4]], node[6], node[7], 1, node[7].element)


@operator("QLinearMatMul")
def qlinear_matmul(node: Node) -> Results:
    left, right = _floats(node[0], node[1], node[2]), _floats(node[3], node[4], node[5], node[3].rank - 1)
    if left is not None and right is not None:
        by_casts = quantized(matrix_product(left, right), node[6], node[7], node[7].element, Spread())
        if by_casts is not None:
            return by_casts
    total = integer_product(node[0], node[2], node[3], node[5])
    return requantized(total, [node[1], node[4]], node[6], node[7], total.rank - 1, node[7].element)


# ---- Of ONNX Runtime


def _number(x: Scalar, scale: Scalar, zero: Scalar | None) -> Scalar:
    whole = x.to(INT32) if zero is None else x.to(INT32) - zero.to(INT32)
    return whole.to(FLOAT) * scale


def _floats_of(source: Tensor, scale: Tensor, zero: Tensor | None) -> Tensor:
    """Returns the floats that stored integers stand for, with one scale."""
    floats = _floats(source, scale, zero)
    if floats is not None:
        return floats
    extra = [parameter for parameter in (scalar_or(scale), scalar_or(zero)) if parameter is not None]
    return source.maker.map(lambda x, s, *z: _number(x, s, z[0] if z else None), source, *extra)


def _stored(source: Tensor, scale: Tensor, zero: Tensor | None, storage: Element) -> Tensor:
    """Floats as stored integers, with one scale."""
    stored = quantized(source, scale, zero, storage, Spread())
    if stored is not None:
        return stored
    extra = [parameter for parameter in (scalar_or(scale), scalar_or(zero)) if parameter is not None]
    return source.maker.map(lambda x, s, *z: stored_number(x / s, z[0] if z else None, storage), source, *extra)


def _binary(function: Callable[[Scalar, Scalar], Scalar]) -> Callable[[Node], Results]:
    def convert(node: Node) -> Results:
        left = _floats_of(node[0], node[1], node.optional(2))
        right = _floats_of(node[3], node[4], node.optional(5))
        return _stored(node.maker.map(function, left, right), node[6], node.optional(7), node[0].element)

    return convert


add_operator("QLinearAdd", _binary(lambda a, b: a + b), domain=MICROSOFT)
add_operator("QLinearMul", _binary(lambda a, b: a * b), domain=MICROSOFT)


def _unary(function: Activation, attribute: str = "", default: float = 0.0) -> Callable[[Node], Results]:
    def convert(node: Node) -> Results:
        numbers = [node.number(attribute, default)] if attribute else []
        source = _floats_of(node[0], node[1], node.optional(2))
        converted = node.maker.map(lambda x: function(x, *numbers), source)
        return _stored(converted, node[3], node.optional(4), node[0].element)

    return convert


add_operator("QLinearSigmoid", _unary(Scalar.sigmoid), domain=MICROSOFT)
add_operator("QLinearLeakyRelu", _unary(lambda x, alpha: (x < 0).select(x * alpha, x), "alpha", 0.01), domain=MICROSOFT)


def _channels_first(node: Node, source: Tensor) -> tuple[Tensor, list[int] | None]:
    """Moves channels to the second dimension; also returns the inverse permutation."""
    if not node.integer("channels_last"):
        return source, None
    last = source.rank - 1
    order = [0, last, *range(1, last)]
    return node.maker.transpose(source, order), [0, *range(2, source.rank), 1]


@operator("QLinearGlobalAveragePool", domain=MICROSOFT)
def qlinear_global_average_pool(node: Node) -> Results:
    source, back = _channels_first(node, _floats_of(node[0], node[1], node.optional(2)))
    mean_ = mean(source, list(range(2, source.rank)))
    mean_ = mean_ if back is None else node.maker.transpose(mean_, back)
    return _stored(mean_, node[3], node.optional(4), node[0].element)


@operator("QLinearAveragePool", domain=MICROSOFT)
def qlinear_average_pool(node: Node) -> Results:
    source, back = _channels_first(node, _floats_of(node[0], node[1], node.optional(2)))
    kernel = node.integers("kernel_shape") or []
    window: Window = window_of(node, source.shape[2:], kernel, bool(node.integer("ceil_mode")))
    average_ = average(node, source, window, bool(node.integer("count_include_pad")))
    average_ = average_ if back is None else node.maker.transpose(average_, back)
    return _stored(average_, node[3], node.optional(4), node[0].element)


@operator("QLinearSoftmax", domain=MICROSOFT)
def qlinear_softmax(node: Node) -> Results:
    source = _floats_of(node[0], node[1], node.optional(2))
    axis = node.axis(source.rank, -1)
    axes = [axis] if node.integer("opset", 13) >= 13 else list(range(axis, source.rank))
    return _stored(softmax(node, source, axes), node[3], node.optional(4), node[0].element)


@operator("QLinearConcat", domain=MICROSOFT)
def qlinear_concat(node: Node) -> Results:
    parts = [
        _floats_of(node[index], node[index + 1], node.optional(index + 2)) for index in range(2, len(node.inputs), 3)
    ]
    joined = node.maker.concat(parts, node.axis(parts[0].rank, 0))
    return _stored(joined, node[0], node.optional(1), node[2].element)


def _gemm_by_casts(node: Node, left: Tensor, right: Tensor) -> Tensor | None:
    """QGemm as a product of floats that are quantized; None where it has no such form."""
    rows, columns = _floats(left, node[1], node.optional(2)), _floats(right, node[4], node.optional(5), 1)
    bias, result = node.optional(6), node.optional(7)
    if rows is None or columns is None or node.number("alpha", 1.0) != 1.0:
        return None
    product = matrix_product(rows, columns)
    if bias is not None:
        added = _bias_in_units(bias, node[1], node[4])
        if added is None:
            return None
        product = node.maker.map(lambda x, b: x + b, product, added)
    return product if result is None else quantized(product, result, node.optional(8), left.element, Spread())


@operator("QGemm", domain=MICROSOFT)
def q_gemm(node: Node) -> Results:
    left, right, maker = node[0], node[3], node.maker
    if node.integer("transA"):
        left = maker.transpose(left, [1, 0])
    if node.integer("transB"):
        right = maker.array(right.array.T, right.element) if right.array is not None else maker.transpose(right, [1, 0])
    by_casts = _gemm_by_casts(node, left, right)
    if by_casts is not None:
        return by_casts
    total = integer_product(left, node.optional(2), right, node.optional(5))
    bias, alpha = node.optional(6), node.number("alpha", 1.0)
    if bias is not None:
        total = maker.map(lambda x, b: x + b, total, bias)
    result = node.optional(7)
    if result is not None:
        return requantized(total, [node[1], node[4]], result, node.optional(8), 1, node[0].element)
    scales = [one for one in (_points(node[1], 2, 1), _points(node[4], 2, 1)) if one is not None]
    return maker.map(lambda x, a, b: x.to(FLOAT) * (a * b * alpha), total, *scales)


@operator("MatMulIntegerToFloat", domain=MICROSOFT)
def matmul_integer_to_float(node: Node) -> Results:
    total = integer_product(node[0], node.optional(4), node[1], node.optional(5))
    scales = [one for one in (_points(node[index], total.rank, total.rank - 1) for index in (2, 3)) if one is not None]
    bias = node.optional(6)
    extra = [] if bias is None else [bias]
    return node.maker.map(
        lambda x, a, b, *rest: x.to(FLOAT) * (a * b) + rest[0] if rest else x.to(FLOAT) * (a * b),
        total,
        *scales,
        *extra,
    )
