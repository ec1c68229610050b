"""Operations of tosa that become named operations of linalg: convolutions, products, poolings, transposes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from lamina.conversion.tosa_lowering.builder import TosaBuilder, lowest_attribute, zero_attribute
from lamina.dialects.arith import ops as arith
from lamina.dialects.linalg import named_ops as linalg
from lamina.dialects.linalg.builders import build_copying, build_named
from lamina.dialects.linalg.reshapes import collapse
from lamina.dialects.linalg.sizes import dim_sizes
from lamina.dialects.linalg.structured_ops import BatchMatmulOp, TransposeOp
from lamina.dialects.math.ops import CountLeadingZerosOp
from lamina.dialects.tensor.ops import PadOp
from lamina.dialects.tensor.ops import YieldOp as TensorYieldOp
from lamina.dialects.tosa import ops as tosa
from lamina.dialects.tosa.verification import constant_elements, zero_point
from lamina.ir.affine import AffineConstantExpr, AffineDimExpr, AffineExpr, AffineMap
from lamina.ir.attribute import Attribute, Type
from lamina.ir.attributes import (
    DenseElementsAttr,
    DenseI32ArrayAttr,
    DenseI64ArrayAttr,
    FloatAttr,
    IntegerAttr,
)
from lamina.ir.block import Block
from lamina.ir.builder import InsertionPoint
from lamina.ir.region import Region
from lamina.ir.types import DYNAMIC, FloatType, IntegerType, RankedTensorType, ShapedType, VectorType, i32, i64, index
from lamina.ir.value import Value, type_as
from lamina.rewrite import PatternRewriter
from lamina.rewrite.pattern import Outcome, RewritePattern, pattern

if TYPE_CHECKING:
    from lamina.dialects.linalg.structure import LinalgOp
    from lamina.dialects.tosa.tensor_ops import AvgPool2dOp, DepthwiseConv2DOp, MaxPool2dOp



class NamedBuilder(TosaBuilder):
    """The common part of convolutions and pooling."""

    def padded(self, input: Value, pad: Sequence[int], value: Attribute) -> Value:
        """Returns the input with a border of a constant in its inner dimensions."""
        low, high = [0, *pad[::2], 0], [0, *pad[1::2], 0]
        if not any(pad):
            return input
        type = type_as(input, ShapedType)
        constant = self.constant(type.element_type, value)
        shape = [size if size == DYNAMIC else size + a + b for size, a, b in zip(type.shape, low, high, strict=True)]
        where = self.rewriter.location
        region = Region()
        block = region.append(Block([index] * type.rank, [where] * type.rank))
        properties: dict[str, Attribute] = {
            "static_low": DenseI64ArrayAttr(low),
            "static_high": DenseI64ArrayAttr(high),
            "operandSegmentSizes": DenseI32ArrayAttr([1, 0, 0]),
        }
        result = RankedTensorType(tuple(shape), type.element_type)
        new_pad = self.rewriter.insert(PadOp([input], [result], properties, {}, (), [region], where))
        with self.rewriter.insertion_guard(InsertionPoint(block)):
            self.rewriter.create(TensorYieldOp, constant)
        return new_pad.result

    def windows(self, size: Value, pad: Sequence[int], kernel: Value, stride: int, dilation: int) -> Value:
        """Returns how many positions a kernel has along a dynamic dimension."""
        one = self.index(1)
        total = self.add(self.add(size, self.index(pad[0])), self.index(pad[1]))
        reach = self.sub(kernel, one)
        covered = self.add(self.mul(self.index(dilation), reach), one)
        return self.add(self.binary(arith.DivUIOp, self.sub(total, covered), self.index(stride)), one)

    def transposed(self, value: Value, permutation: Sequence[int]) -> Value:
        type = type_as(value, ShapedType)
        result = RankedTensorType(tuple(type.shape[axis] for axis in permutation), type.element_type)
        properties: dict[str, Attribute] = {"perms": DenseI32ArrayAttr(permutation)}
        transpose = tosa.TransposeOp([value], [result], properties, location=self.rewriter.location)
        return self.rewriter.insert(transpose).output

    def number(self, type: Type, number: int) -> Value:
        return self.constant(type, IntegerAttr(type, number))


def _elements(numbers: Sequence[int], as_vector: bool = False) -> DenseElementsAttr:
    """Strides or dilations as a linalg operation keeps them."""
    shape = (len(numbers),)
    type = VectorType(shape, i64) if as_vector else RankedTensorType(shape, i64)
    return DenseElementsAttr.from_array(np.array(numbers, np.int64), type)


def _bias_map(bias: RankedTensorType, rank: int) -> AffineMap:
    """Broadcasts a bias to all outer dimensions, a single element to all."""
    places: list[AffineExpr] = [AffineConstantExpr(0) if bias.shape == (1,) else AffineDimExpr(rank - 1)]
    return AffineMap(rank, 0, places)


def _broadcast_bias(build: NamedBuilder, bias: Value, target: Value) -> Value:
    """Returns the bias in the shape and type of the accumulator."""
    type: Any = target.type
    elements = constant_elements(bias)
    if elements is not None and elements.is_splat:
        first = elements.splat_value
        assert isinstance(first, IntegerAttr | FloatAttr)
        scalar: Attribute = (
            FloatAttr(type.element_type, first.value)
            if isinstance(first, FloatAttr)
            else IntegerAttr(type.element_type, first.value)
        )
        return build.filled(build.constant(type.element_type, scalar), target)

    def body(value: Value, old: Value) -> list[Value]:
        if value.type is old.type:
            return [value]
        return [build.cast(arith.ExtFOp if isinstance(old.type, FloatType) else arith.ExtSIOp, value, old.type)]

    source: Any = bias.type
    maps = [_bias_map(source, type.rank), AffineMap.identity(type.rank)]
    generic: Value = build.generic([bias], [target], maps, body).results[0]
    return generic


def _dynamic_sizes(build: NamedBuilder, op: Any, first_kernel_axis: int) -> list[Value]:
    """Returns the unknown sizes of the result of a convolution."""
    result = op.output.type
    sizes: dict[int, Value] = {}
    for number in range(result.rank - 2):
        axis = number + 1
        if result.shape[axis] == DYNAMIC:
            size = build.dim(op.input, axis)
            kernel = build.dim(op.weight, first_kernel_axis + number)
            pad = op.pad[2 * number : 2 * number + 2]
            sizes[axis] = build.windows(size, pad, kernel, op.stride[number], op.dilation[number])
    for axis, size in enumerate(result.shape):
        if size == DYNAMIC and axis not in sizes:
            sizes[axis] = build.dim(op.input, axis)
    return [sizes[axis] for axis in sorted(sizes)]


def _problem(op: DepthwiseConv2DOp) -> str | None:
    """Why a convolution cannot be lowered."""
    if not all(isinstance(value.type, RankedTensorType) for value in (op.input, op.weight, op.bias, op.output)):
        return "unranked tensors are not supported"
    if not op.weight.type.has_static_shape or not op.bias.type.has_static_shape:
        return "tosa.conv ops require static shapes for weight and bias"
    if zero_point(op.input_zp) is None or zero_point(op.weight_zp) is None:
        return "a zero point cannot be statically determined"
    element = op.input.type.element_type
    if not isinstance(element, FloatType) and not (isinstance(element, IntegerType) and element.is_signless):
        return "element types other than signless integers and floats are not supported"
    return None


class ConvConverter(RewritePattern):
    """tosa.conv2d and tosa.conv3d."""

    root = ("tosa.conv2d", "tosa.conv3d")

    def __init__(self, hwcf: bool = False) -> None:
        self.hwcf = hwcf

    def match_and_rewrite(self, op: Any, rewriter: PatternRewriter) -> Outcome:
        problem = _problem(op)
        if problem is not None:
            return rewriter.notify_match_failure(op, problem)
        build = NamedBuilder(rewriter)
        input_zp, weight_zp = zero_point(op.input_zp) or 0, zero_point(op.weight_zp) or 0
        quantized = bool(input_zp or weight_zp)
        dynamic = _dynamic_sizes(build, op, 1)
        element, result = op.input.type.element_type, op.output.type
        border = IntegerAttr(element, input_zp) if quantized else zero_attribute(element)
        input, weight = build.padded(op.input, op.pad, border), op.weight
        is_2d = result.rank == 4
        if self.hwcf or not is_2d:
            weight = build.transposed(weight, [*range(1, result.rank), 0])
        accumulator = build.empty(result.shape, op.acc_type, dynamic)
        initial = _broadcast_bias(build, op.bias, accumulator)
        operands = [input, weight]
        if quantized:
            operands += [build.number(i32, input_zp), build.number(i32, weight_zp)]
        properties: dict[str, Attribute] = {"strides": _elements(op.stride), "dilations": _elements(op.dilation)}
        value = build_named(rewriter, self._named(is_2d, quantized), operands, [initial], properties).results[0]
        rewriter.replace_op(op, [_converted(rewriter, value, result)])
        return True

    def _named(self, is_2d: bool, quantized: bool) -> type[LinalgOp]:
        if not is_2d:
            return linalg.Conv3DNdhwcDhwcfQOp if quantized else linalg.Conv3DNdhwcDhwcfOp
        if self.hwcf:
            return linalg.Conv2DNhwcHwcfQOp if quantized else linalg.Conv2DNhwcHwcfOp
        return linalg.Conv2DNhwcFhwcQOp if quantized else linalg.Conv2DNhwcFhwcOp


def _converted(rewriter: PatternRewriter, value: Value, type: Type) -> Value:
    """``tosa.cast`` where the accumulator has another type than the result."""
    if value.type is type:
        return value
    return rewriter.insert(tosa.CastOp([value], [type], location=rewriter.location)).output


@pattern(name="DepthwiseConvConverter")
def convert_depthwise(op: tosa.DepthwiseConv2DOp, rewriter: PatternRewriter) -> Outcome:
    """The convolution keeps channels and multipliers apart; they are collapsed, then the bias is added."""
    problem = _problem(op)
    if problem is not None:
        return rewriter.notify_match_failure(op, problem)
    build = NamedBuilder(rewriter)
    weight, result, wide = op.weight.type, op.output.type, op.acc_type
    dynamic = _dynamic_sizes(build, op, 0)
    input_zp, weight_zp = zero_point(op.input_zp) or 0, zero_point(op.weight_zp) or 0
    quantized = bool(input_zp or weight_zp)
    element = op.input.type.element_type
    border = IntegerAttr(element, input_zp) if quantized else zero_attribute(element)
    input = build.padded(op.input, op.pad, border)
    shape = (*result.shape[:3], weight.shape[2], weight.shape[3])
    empty = build.empty(shape, wide, dynamic)
    initial = build.filled(build.constant(wide, zero_attribute(wide)), empty)
    target = build.empty(result.shape, result.element_type, dynamic)
    operands = [input, op.weight]
    if quantized:
        operands += [build.number(i32, input_zp), build.number(i32, weight_zp)]
    cls = linalg.DepthwiseConv2DNhwcHwcmQOp if quantized else linalg.DepthwiseConv2DNhwcHwcmOp
    properties: dict[str, Attribute] = {"strides": _elements(op.stride), "dilations": _elements(op.dilation)}
    value: Value = build_named(rewriter, cls, operands, [initial], properties).results[0]
    if not quantized:
        value = _converted(rewriter, value, RankedTensorType(shape, result.element_type))
    value = collapse(rewriter, value, [[0], [1], [2], [3, 4]]).results[0]

    def body(bias: Value, product: Value, _: Value) -> list[Value]:
        if bias.type is not product.type:
            bias = build.cast(arith.ExtSIOp, bias, product.type)
        return [build.binary(arith.AddFOp if isinstance(product.type, FloatType) else arith.AddIOp, bias, product)]

    bias_type: Any = op.bias.type
    maps = [_bias_map(bias_type, 4), AffineMap.identity(4), AffineMap.identity(4)]
    rewriter.replace_op(op, build.generic([op.bias, value], [target], maps, body, result_types=[result]).results)
    return True


@pattern(name="MatMulConverter")
def convert_matmul(op: tosa.MatMulOp, rewriter: PatternRewriter) -> Outcome:
    result, a_zp, b_zp = op.output.type, zero_point(op.a_zp), zero_point(op.b_zp)
    if not all(isinstance(value.type, RankedTensorType) for value in (op.a, op.b, op.output)):
        return rewriter.notify_match_failure(op, "unranked tensors are not supported")
    if a_zp is None or b_zp is None:
        return rewriter.notify_match_failure(op, "a zero point cannot be statically determined")
    element = result.element_type
    if not isinstance(element, FloatType | IntegerType) or not isinstance(
        op.a.type.element_type, FloatType | IntegerType
    ):
        return rewriter.notify_match_failure(op, "element types other than numbers are not supported")
    build = NamedBuilder(rewriter)
    sources = (op.a, op.a, op.b)
    dynamic = [build.dim(sources[axis], axis) for axis, size in enumerate(result.shape) if size == DYNAMIC]
    zero = build.constant(element, zero_attribute(element))
    target = build.filled(zero, build.empty(result.shape, element, dynamic))
    operands: list[Value] = [op.a, op.b]
    cls: Any = BatchMatmulOp
    if a_zp or b_zp:
        cls = linalg.QuantizedBatchMatmulOp
        operands += [build.number(i32, a_zp), build.number(i32, b_zp)]
    rewriter.replace_op(op, build_named(rewriter, cls, operands, [target]).results)
    return True


@pattern(name="TransposeConverter")
def convert_transpose(op: tosa.TransposeOp, rewriter: PatternRewriter) -> Outcome:
    if not isinstance(op.input1.type, RankedTensorType) or not isinstance(op.output.type, RankedTensorType):
        return rewriter.notify_match_failure(op, "unranked tensors are not supported")
    build = NamedBuilder(rewriter)
    sizes = dim_sizes(rewriter, op.input1)
    target = build.empty_of_sizes([sizes[axis] for axis in op.perms], op.input1.type.element_type)
    properties: dict[str, Attribute] = {"permutation": DenseI64ArrayAttr(op.perms)}
    new_op = build_copying(rewriter, TransposeOp, op.input1, target, properties)
    rewriter.replace_op(op, [build.as_type(new_op.results[0], op.output.type)])
    return True


# ---- Poolings


def _pool_properties(op: MaxPool2dOp | AvgPool2dOp) -> dict[str, Attribute]:
    return {"strides": _elements(op.stride, True), "dilations": _elements([1, 1], True)}


@pattern(name="MaxPool2dConverter")
def convert_max_pool(op: tosa.MaxPool2dOp, rewriter: PatternRewriter) -> Outcome:
    source, result = op.input.type, op.output.type
    if not isinstance(source, RankedTensorType) or not isinstance(result, RankedTensorType):
        return rewriter.notify_match_failure(op, "unranked tensors are not supported")
    element = source.element_type
    lowest = lowest_attribute(element) if not isinstance(element, IntegerType) or element.is_signless else None
    if lowest is None or (isinstance(element, FloatType) and str(element) not in ("f32", "f16", "bf16")):
        return rewriter.notify_match_failure(op, "the element type is not supported")
    build = NamedBuilder(rewriter)
    dynamic = []
    for axis, size in enumerate(result.shape):
        if size != DYNAMIC:
            continue
        own = build.dim(op.input, axis)
        if axis in (1, 2):
            kernel = build.index(op.kernel[axis - 1])
            own = build.windows(own, op.pad[2 * axis - 2 : 2 * axis], kernel, op.stride[axis - 1], 1)
        dynamic.append(own)
    input = build.padded(op.input, op.pad, lowest)
    initial = build.constant(element, lowest)
    target = build.filled(initial, build.empty(result.shape, element, dynamic))
    window = build.empty(op.kernel, element)
    named = build_named(rewriter, linalg.PoolingNhwcMaxOp, [input, window], [target], _pool_properties(op))
    if op.nan_mode.spelling == "PROPAGATE" or not isinstance(element, FloatType):
        rewriter.replace_op(op, named.results)
        return True

    def body(value: Value, _: Value, old: Value) -> list[Value]:
        new = build.binary(arith.MaximumFOp, old, value)
        return [build.select(build.compare_floats("uno", value, value), old, new)]

    maps, kinds = list(named.maps), list(named.iterators)
    kept = build.generic([input, window], [target], maps, body, iterators=kinds)
    rewriter.replace_op(op, kept.results)
    rewriter.erase_op(named)
    return True


@pattern(name="AvgPool2dConverter")
def convert_avg_pool(op: tosa.AvgPool2dOp, rewriter: PatternRewriter) -> Outcome:
    """Sums each window and divides by the number of its elements that are not padding."""
    source, result, wide = op.input.type, op.output.type, op.acc_type
    input_zp, output_zp = zero_point(op.input_zp), zero_point(op.output_zp)
    if not isinstance(source, RankedTensorType) or not isinstance(result, RankedTensorType):
        return rewriter.notify_match_failure(op, "unranked tensors are not supported")
    if DYNAMIC in (*source.shape[1:], *result.shape[1:]):
        return rewriter.notify_match_failure(op, "only the batch may have an unknown size")
    if input_zp is None or output_zp is None:
        return rewriter.notify_match_failure(op, "a zero point cannot be statically determined")
    if not isinstance(source.element_type, FloatType | IntegerType):
        return rewriter.notify_match_failure(op, "element types other than numbers are not supported")
    build = NamedBuilder(rewriter)
    dynamic = build.dynamic_dims(op.input, [0])
    input = build.padded(op.input, op.pad, zero_attribute(source.element_type))
    zero = build.constant(wide, zero_attribute(wide))
    target = build.filled(zero, build.empty(result.shape, wide, dynamic))
    window = build.empty(op.kernel, wide)
    summed = build_named(rewriter, linalg.PoolingNhwcSumOp, [input, window], [target], _pool_properties(op)).results[0]
    sizes = [build.dim(summed, axis) for axis in (1, 2)]
    one = build.index(1)
    last = [build.sub(size, one) for size in sizes]
    final = build.empty(result.shape, result.element_type, dynamic)

    def body(value: Value, _: Value) -> list[Value]:
        none = build.index(0)
        height, width = (_covered(build, op, axis, last[axis], none, one) for axis in range(2))
        count = build.index_cast(build.mul(height, width), i32)
        if isinstance(wide, FloatType):
            value = build.binary(arith.DivFOp, value, build.cast(arith.SIToFPOp, count, wide))
            return [_narrowed(build, value, result.element_type)]
        return [_average(build, value, count, result.element_type, (input_zp or 0, output_zp or 0))]

    rewriter.replace_op(op, [build.mapped(summed, final, body, result)])
    return True


def _narrowed(build: NamedBuilder, value: Value, type: Type) -> Value:
    wide = value.type
    assert isinstance(wide, FloatType) and isinstance(type, FloatType)
    return build.cast(arith.TruncFOp, value, type) if wide.width > type.width else value


def _covered(build: NamedBuilder, op: tosa.AvgPool2dOp, axis: int, last: Value, none: Value, position: Value) -> Value:
    """Returns how many elements of a window along an axis are not padding."""
    stride, kernel = build.index(op.stride[axis]), build.index(op.kernel[axis])
    before = build.position(axis + 1)
    after = build.sub(last, before)
    before, after = build.mul(before, stride), build.mul(after, stride)
    valid = kernel
    for place, pad in zip((before, after), op.pad[2 * axis : 2 * axis + 2], strict=True):
        if pad:
            inside = build.sub(place, build.index(pad))
            valid = build.add(valid, build.binary(arith.MinSIOp, inside, none))
    return build.binary(arith.MaxSIOp, position, valid)


def _average(build: NamedBuilder, total: Value, count: Value, type: Any, points: tuple[int, int]) -> Value:
    """Returns the quotient by the number of elements, as a multiplication and a shift."""
    wide = total.type
    if points[0]:
        total = build.sub(total, build.mul(count, build.integer(wide, points[0])))
    one, most = build.integer(i32, 1), build.integer(i32, 32)
    zeros: Value = build.rewriter.create(CountLeadingZerosOp, build.sub(count, one)).results[0]
    bits = build.sub(most, zeros)
    wide_bits = build.cast(arith.ExtUIOp, bits, i64)
    numerator = build.shift_left(build.integer(i64, (1 << 30) + 1), wide_bits)
    quotient = build.binary(arith.DivUIOp, numerator, build.cast(arith.ExtUIOp, count, i64))
    multiplier = build.cast(arith.TruncIOp, quotient, i32)
    i8 = IntegerType(8)
    small = build.cast(arith.TruncIOp, bits, i8)
    shift = build.add(small, build.integer(i8, 30))
    value = build.apply_scale(total, multiplier, shift, "SINGLE_ROUND")
    if points[1]:
        value = build.add(value, build.integer(value.type, points[1]))
    low, high = -(1 << (type.width - 1)), (1 << (type.width - 1)) - 1
    value = build.clamp(value, build.integer(wide, low), build.integer(wide, high))
    return value if value.type is type else build.cast(arith.TruncIOp, value, type)


def named_patterns(prefer_hwcf: bool = False) -> list[Any]:
    """Returns the patterns of ``tosa-to-linalg-named``."""
    return [
        ConvConverter(prefer_hwcf), convert_depthwise, convert_matmul, convert_max_pool, convert_avg_pool,
        convert_transpose,
    ]  # fmt: skip
