"""Operators on integers with scales: QLinearConv and its like, ConvInteger, MatMulInteger.

Products are summed in i32 and never saturate before the end.
"""

from __future__ import annotations

from collections.abc import Callable

from lamina.ir.affine.expr import dims
from lamina.onnx.builder import Operand
from lamina.onnx.elements import FLOAT, INT32, Element
from lamina.onnx.errors import NodeProblem
from lamina.onnx.operators.activations import Activation
from lamina.onnx.operators.pooling import average, mean
from lamina.onnx.operators.quantization import scalar_or, stored_number
from lamina.onnx.operators.reductions import softmax
from lamina.onnx.operators.windows import Window, convolution_window, padded, window_of
from lamina.onnx.registry import Node, Results, add_operator, operator
from lamina.onnx.scalars import Scalar
from lamina.onnx.tensors import Tensor

MICROSOFT = "com.microsoft"


def _points(one: Tensor | None, rank: int, axis: int) -> Tensor | None:
    """Zero points or scales that broadcast over a tensor of that rank: one number, or one along an axis."""
    flat = scalar_or(one)
    if flat is None or flat.rank == 0:
        return flat
    if flat.rank == 1:
        return flat.maker.reshape(flat, [flat.shape[0], *[1] * (rank - axis - 1)])
    return flat


def _is_zero(one: Tensor | None) -> bool:
    return one is None or (one.array is not None and not one.array.any())


def shifted(source: Tensor, zero: Tensor | None, axis: int) -> Tensor:
    """Subtracts the zero point of stored integers, in i32."""
    point = _points(zero, source.rank, axis)
    if _is_zero(point):
        return source
    assert point is not None
    return source.maker.map(lambda x, z: x.to(INT32) - z.to(INT32), source, point)


def integer_convolution(
    node: Node, source: Tensor, zero: Tensor | None, weights: Tensor, point: Tensor | None
) -> Tensor:
    """Convolves the numbers represented by stored integers, in i32."""
    maker, group = node.maker, node.integer("group", 1)
    window = convolution_window(node, source, weights, group)
    spatial = len(window.kernel)
    centre = scalar_or(zero)
    number: Scalar | int = 0
    if centre is not None:
        if centre.rank:
            raise NodeProblem("the zero point of its input is not a single number")
        number = maker.scalar(centre)
    wider = padded(source, window, number)
    kernels = shifted(weights, point, 0)
    features, each = weights.sizes[0] // group, weights.sizes[1]
    split = maker.reshape(wider, [source.shape[0], group, each, *wider.shape[2:]])
    parts = maker.reshape(kernels, [group, features, *kernels.shape[1:]])
    n, g, f, *rest = dims(4 + 2 * spatial)
    at, c, inside = rest[:spatial], rest[spatial], rest[spatial + 1 :]
    operands: list[Operand] = [(split, [n, g, c, *window.places(at, inside)]), (parts, [g, f, c, *inside])]
    kinds = ["parallel"] * (3 + spatial) + ["reduction"] * (1 + spatial)
    shape = [source.shape[0], group, features, *window.result]
    offset = None if centre is None or _is_zero(centre) else maker.scalar(centre).to(INT32)

    def body(x: Scalar, w: Scalar, total: Scalar) -> Scalar:
        wide = x.to(INT32)
        return total + (wide if offset is None else wide - offset) * w.to(INT32)

    made = maker.contract(operands, kinds, [n, g, f, *at], shape, INT32, body)
    return maker.reshape(made, [source.shape[0], group * features, *window.result])


@operator("ConvInteger")
def conv_integer(node: Node) -> Results:
    return integer_convolution(node, node[0], node.optional(2), node[1], node.optional(3))


@operator("MatMulInteger")
def matmul_integer(node: Node) -> Results:
    return integer_product(node[0], node.optional(2), node[1], node.optional(3))


def integer_product(left: Tensor, zero: Tensor | None, right: Tensor, point: Tensor | None) -> Tensor:
    """Multiplies two matrices of stored integers, in i32."""
    from lamina.onnx.operators.products import matrix_product

    # The zero points of rows of the left one, of columns of the right one.
    left = shifted(left, zero, max(left.rank - 2, 0))
    right = shifted(right, point, right.rank - 1)
    return matrix_product(left, right, INT32)


def requantized(
    total: Tensor, scales: list[Tensor], result: Tensor, zero: Tensor | None, axis: int, storage: Element
) -> Tensor:
    """Sums as stored integers: times the scales, over the result's scale."""
    rank = total.rank
    numbers = [one for one in (_points(scale, rank, axis) for scale in [*scales, result]) if one is not None]
    point = scalar_or(zero)

    def body(x: Scalar, *rest: Scalar) -> Scalar:
        factor = rest[0].to(FLOAT)
        for one in rest[1 : len(scales)]:
            factor = factor * one.to(FLOAT)
        factor = factor / rest[len(scales)].to(FLOAT)
        return stored_number(x.to(FLOAT) * factor, rest[-1] if point is not None else None, storage)

    return total.maker.map(body, total, *numbers, *([] if point is None else [point]))


@operator("QLinearConv")
def qlinear_conv(node: Node) -> Results:
    total = integer_convolution(node, node[0], node[2], node[3], node[5])
    bias = node.optional(8)
    if bias is not None:
        spread = node.maker.reshape(bias, [bias.shape[0], *[1] * (total.rank - 2)])
        total = node.maker.map(lambda x, b: x + b, total, spread)
    return requantized(total, [node[1], node[4]], node[6], node[7], 1, node[7].element)


@operator("QLinearMatMul")
def qlinear_matmul(node: Node) -> Results:
    total = integer_product(node[0], node[2], node[3], node[5])
    return requantized(total, [node[1], node[4]], node[6], node[7], total.rank - 1, node[7].element)


# ---- Of ONNX Runtime


def _number(x: Scalar, scale: Scalar, zero: Scalar | None) -> Scalar:
    whole = x.to(INT32) if zero is None else x.to(INT32) - zero.to(INT32)
    return whole.to(FLOAT) * scale


def dequantized(source: Tensor, scale: Tensor, zero: Tensor | None) -> Tensor:
    """Returns the floats represented by stored integers."""
    extra = [one for one in (scalar_or(scale), scalar_or(zero)) if one is not None]
    return source.maker.map(lambda x, s, *z: _number(x, s, z[0] if z else None), source, *extra)


def quantized(source: Tensor, scale: Tensor, zero: Tensor | None, storage: Element) -> Tensor:
    """Floats as stored integers."""
    extra = [one for one in (scalar_or(scale), scalar_or(zero)) if one is not None]
    return source.maker.map(lambda x, s, *z: stored_number(x / s, z[0] if z else None, storage), source, *extra)


def _binary(function: Callable[[Scalar, Scalar], Scalar]) -> Callable[[Node], Results]:
    def convert(node: Node) -> Results:
        left = dequantized(node[0], node[1], node.optional(2))
        right = dequantized(node[3], node[4], node.optional(5))
        return quantized(node.maker.map(function, left, right), node[6], node.optional(7), node[0].element)

    return convert


add_operator("QLinearAdd", _binary(lambda a, b: a + b), domain=MICROSOFT)
add_operator("QLinearMul", _binary(lambda a, b: a * b), domain=MICROSOFT)


def _unary(function: Activation, attribute: str = "", default: float = 0.0) -> Callable[[Node], Results]:
    def convert(node: Node) -> Results:
        numbers = [node.number(attribute, default)] if attribute else []
        source = dequantized(node[0], node[1], node.optional(2))
        made = node.maker.map(lambda x: function(x, *numbers), source)
        return quantized(made, node[3], node.optional(4), node[0].element)

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
    source, back = _channels_first(node, dequantized(node[0], node[1], node.optional(2)))
    made = mean(source, list(range(2, source.rank)))
    made = made if back is None else node.maker.transpose(made, back)
    return quantized(made, node[3], node.optional(4), node[0].element)


@operator("QLinearAveragePool", domain=MICROSOFT)
def qlinear_average_pool(node: Node) -> Results:
    source, back = _channels_first(node, dequantized(node[0], node[1], node.optional(2)))
    kernel = node.integers("kernel_shape") or []
    window: Window = window_of(node, source.shape[2:], kernel, bool(node.integer("ceil_mode")))
    made = average(node, source, window, bool(node.integer("count_include_pad")))
    made = made if back is None else node.maker.transpose(made, back)
    return quantized(made, node[3], node.optional(4), node[0].element)


@operator("QLinearSoftmax", domain=MICROSOFT)
def qlinear_softmax(node: Node) -> Results:
    source = dequantized(node[0], node[1], node.optional(2))
    axis = node.axis(source.rank, -1)
    axes = [axis] if node.integer("opset", 13) >= 13 else list(range(axis, source.rank))
    return quantized(softmax(node, source, axes), node[3], node.optional(4), node[0].element)


@operator("QLinearConcat", domain=MICROSOFT)
def qlinear_concat(node: Node) -> Results:
    parts = [
        dequantized(node[index], node[index + 1], node.optional(index + 2)) for index in range(2, len(node.inputs), 3)
    ]
    made = node.maker.concat(parts, node.axis(parts[0].rank, 0))
    return quantized(made, node[0], node.optional(1), node[2].element)


@operator("QGemm", domain=MICROSOFT)
def q_gemm(node: Node) -> Results:
    left, right, maker = node[0], node[3], node.maker
    if node.integer("transA"):
        left = maker.transpose(left, [1, 0])
    if node.integer("transB"):
        right = maker.transpose(right, [1, 0])
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
