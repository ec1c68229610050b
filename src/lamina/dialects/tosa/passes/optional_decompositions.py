"""``tosa-optional-decompositions``: a transposed convolution becomes a plain one and moves of elements, a depthwise one
with a kernel of one element a product."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from lamina.dialects.tosa import ops as tosa
from lamina.dialects.tosa.syntax import shape_attribute
from lamina.dialects.tosa.types import ShapeType
from lamina.dialects.tosa.verification import zero_point
from lamina.ir.attribute import Attribute, Type
from lamina.ir.attributes import (
    DenseElementsAttr,
    DenseI32ArrayAttr,
    DenseI64ArrayAttr,
    FloatAttr,
    IntegerAttr,
    TypeAttr,
)
from lamina.ir.operation import Operation
from lamina.ir.types import (
    DYNAMIC,
    FloatType,
    IntegerType,
    RankedTensorType,
    ShapedType,
    element_type_or_self,
    i8,
    i32,
)
from lamina.ir.value import Value, type_as
from lamina.passmanager import Pass, register_pass
from lamina.rewrite import PatternRewriter, PatternSet
from lamina.rewrite.create import insert_or_fold
from lamina.rewrite.greedy import apply_local_patterns_greedily
from lamina.rewrite.pattern import Outcome, pattern

if TYPE_CHECKING:
    from lamina.dialects.tosa.tensor_ops import TransposeConv2DOp


class _Builder:
    """Builds tosa operations with inferred result types, folded if possible."""

    def __init__(self, rewriter: PatternRewriter) -> None:
        self.rewriter = rewriter

    def made(
        self, cls: type[Operation], operands: Sequence[Value], type: Type, properties: dict[str, Attribute]
    ) -> Value:
        operation = cls(list(operands), [type], properties, location=self.rewriter.location)
        return insert_or_fold(self.rewriter, operation)[0]

    def _moved(
        self, cls: type[Operation], value: Value, shape: Sequence[int], more: Sequence[Value] = (), **held: Attribute
    ) -> Value:
        type = RankedTensorType(tuple(shape), element_type_or_self(value.type))
        return self.made(cls, [value, *more], type, held)

    def shape(self, sizes: Sequence[int]) -> Value:
        held: dict[str, Attribute] = {"values": shape_attribute(sizes)}
        where = self.rewriter.location
        return self.rewriter.insert(tosa.ConstShapeOp([], [ShapeType(len(sizes))], held, location=where)).output

    def reshape(self, value: Value, shape: Sequence[int]) -> Value:
        return self._moved(tosa.ReshapeOp, value, shape, [self.shape(shape)])

    def transpose(self, value: Value, permutation: Sequence[int]) -> Value:
        sizes = type_as(value, ShapedType).shape
        shape = [sizes[axis] for axis in permutation]
        return self._moved(tosa.TransposeOp, value, shape, perms=DenseI32ArrayAttr(permutation))

    def reverse(self, value: Value, axis: int) -> Value:
        return self._moved(tosa.ReverseOp, value, type_as(value, ShapedType).shape, axis=IntegerAttr(i32, axis))

    def pad(self, value: Value, padding: Sequence[int], filler: int) -> Value:
        sizes = self.shape(padding)
        return self.padded(value, padding, sizes, self.constant([1], element_type_or_self(value.type), filler))

    def padded(self, value: Value, padding: Sequence[int], sizes: Value, filler: Value) -> Value:
        pairs = zip(type_as(value, ShapedType).shape, padding[::2], padding[1::2], strict=True)
        return self._moved(tosa.PadOp, value, [sum(each) for each in pairs], [sizes, filler])

    def slice(self, value: Value, start: Sequence[int], size: Sequence[int]) -> Value:
        return self._moved(tosa.SliceOp, value, size, [self.shape(start), self.shape(size)])

    def constant(self, shape: Sequence[int], element: Type, number: int) -> Value:
        type = RankedTensorType(tuple(shape), element)
        attribute = (
            FloatAttr(element, float(number)) if isinstance(element, FloatType) else IntegerAttr(element, number)
        )
        held: dict[str, Attribute] = {"values": DenseElementsAttr.splat(type, attribute)}
        return self.rewriter.insert(tosa.ConstOp([], [type], held, location=self.rewriter.location)).output

    def zero_points(self, op: TransposeConv2DOp) -> tuple[Value, Value]:
        """Creates the constants for the zero points of the image and of the kernel."""
        image, kernel = (element_type_or_self(value.type) for value in (op.input, op.weight))
        first = self.constant([1], image, zero_point(op.input_zp) or 0)
        return first, self.constant([1], kernel, zero_point(op.weight_zp) or 0)

    def as_element(self, value: Value, element: Type) -> Value:
        """Casts a tensor to an element type."""
        if element_type_or_self(value.type) is element:
            return value
        return self.made(tosa.CastOp, [value], type_as(value, ShapedType).clone_with(element_type=element), {})

    def shifted(self, value: Value, zero_point: int) -> Value:
        """Subtracts a zero point."""
        if zero_point == 0:
            return value
        type = type_as(value, ShapedType)
        point = self.constant([1] * len(type.shape), type.element_type, zero_point)
        return self.made(tosa.SubOp, [value, point], type, {})

    def convolution(
        self, op: TransposeConv2DOp, operands: Sequence[Value], shape: Sequence[int], pad: Sequence[int]
    ) -> Value:
        properties: dict[str, Attribute] = {
            "pad": DenseI64ArrayAttr(pad),
            "stride": DenseI64ArrayAttr([1, 1]),
            "dilation": DenseI64ArrayAttr([1, 1]),
            "acc_type": TypeAttr(op.acc_type),
        }
        type = RankedTensorType(tuple(shape), op.output.type.element_type)
        return self.made(tosa.Conv2DOp, operands, type, properties)


def _problem(op: tosa.TransposeConv2DOp) -> str | None:
    types = [value.type for value in (op.input, op.weight, op.bias, op.output)]
    if not all(isinstance(type, RankedTensorType) and type.has_static_shape for type in types):
        return "the shapes are not static"
    if not all(isinstance(type.element_type, FloatType | IntegerType) for type in types):
        return "requires numeric element types"
    if zero_point(op.input_zp) is None or zero_point(op.weight_zp) is None:
        return "a zero point cannot be statically determined"
    return None


@pattern(name="TransposeConvNonStridedConverter")
def convert_plain(op: tosa.TransposeConv2DOp, rewriter: PatternRewriter) -> Outcome:
    """Without strides: pads the image and convolves it with the reversed kernel."""
    problem = _problem(op)
    if problem is not None or tuple(op.stride) != (1, 1):
        return rewriter.notify_match_failure(op, problem or "it has strides")
    build, weight = _Builder(rewriter), op.weight
    size: Any = weight.type
    pad = [op.out_pad[side] + size.shape[1 + side // 2] - 1 for side in range(4)]
    if min(pad) < 0:
        return rewriter.notify_match_failure(op, "the border is negative")
    reversed_weight = build.reverse(build.reverse(weight, 1), 2)
    result: Any = op.output.type
    operands = [op.input, reversed_weight, op.bias, op.input_zp, op.weight_zp]
    convolved = build.convolution(op, operands, result.shape, pad)
    rewriter.replace_op(op, [convolved])
    return True


@pattern(name="TransposeConvStridedConverter")
def convert_strided(op: tosa.TransposeConv2DOp, rewriter: PatternRewriter) -> Outcome:
    """With strides: a convolution that computes a block of the result for each pixel."""
    problem = _problem(op)
    if problem is not None or tuple(op.stride) == (1, 1):
        return rewriter.notify_match_failure(op, problem or "requires strides")
    build, stride = _Builder(rewriter), list(op.stride)
    source: Any = op.input.type
    kernel: Any = op.weight.type
    result: Any = op.output.type
    outputs, inputs = kernel.shape[0], kernel.shape[3]
    extra = [-kernel.shape[1 + axis] % stride[axis] for axis in range(2)]
    padding = [0, 0, 0, extra[0], 0, extra[1], 0, 0]
    sizes, fillers = build.shape(padding), build.zero_points(op)
    weight: Any = build.padded(op.weight, padding, sizes, fillers[1])
    small = [weight.type.shape[1 + axis] // stride[axis] for axis in range(2)]
    weight = build.reshape(weight, [outputs, small[0], stride[0], small[1], stride[1], inputs])
    weight = build.transpose(weight, [2, 4, 0, 1, 3, 5])
    channels = outputs * stride[0] * stride[1]
    weight = build.reshape(weight, [channels, *small, inputs])
    weight = build.reverse(build.reverse(weight, 1), 2)
    border = [0, 0, small[0] - 1, small[0] - 1, small[1] - 1, small[1] - 1, 0, 0]
    image: Any = build.padded(op.input, border, build.shape(border), fillers[0])
    bias = build.constant([channels], result.element_type, 0)
    places = [image.type.shape[1 + axis] - small[axis] + 1 for axis in range(2)]
    batch = source.shape[0]
    operands = [image, weight, bias, *build.zero_points(op)]
    value = build.convolution(op, operands, [batch, *places, channels], [0] * 4)
    value = build.reshape(value, [batch, *places, *stride, outputs])
    value = build.transpose(value, [0, 1, 3, 2, 4, 5])
    large = [places[axis] * stride[axis] for axis in range(2)]
    value = build.reshape(value, [batch, *large, outputs])
    rewriter.replace_op(op, [_placed(build, op, value, large)])
    return True


def _placed(build: _Builder, op: tosa.TransposeConv2DOp, value: Value, large: Sequence[int]) -> Value:
    """Slices and pads the blocks to the result shape and adds the bias."""
    result: Any = op.output.type
    pad = op.out_pad
    start, size, border = [0], [result.shape[0]], [0, 0]
    for axis in range(2):
        before = pad[2 * axis]
        wanted = result.shape[1 + axis]
        start.append(max(0, -before))
        size.append(min(large[axis] - start[-1], wanted - max(0, before)))
        border += [max(0, before), wanted - max(0, before) - size[-1]]
    channels = result.shape[3]
    value = build.slice(value, [*start, 0], [*size, channels])
    # Positions that no input element reaches are zero before adding the bias.
    value = build.pad(value, [*border, 0, 0], 0)
    bias: Any = op.bias.type
    shaped = build.reshape(op.bias, [1, 1, 1, bias.shape[0]])
    return build.made(tosa.AddOp, [value, shaped], result, {})


@pattern(name="DepthwiseConv2DIsMul")
def depthwise_is_mul(op: tosa.DepthwiseConv2DOp, rewriter: PatternRewriter) -> Outcome:
    """A kernel of one element without strides: a product, broadcast over the image, plus the bias."""
    source, kernel, result = op.input.type, op.weight.type, op.output.type
    if not all(isinstance(type, RankedTensorType) for type in (source, kernel, op.bias.type, result)):
        return rewriter.notify_match_failure(op, "unranked tensors are not supported")
    if kernel.shape[:2] != (1, 1) or tuple(op.stride) != (1, 1):
        return rewriter.notify_match_failure(op, "the kernel has several elements, or there are strides")
    if DYNAMIC in (*kernel.shape, *op.bias.type.shape, *source.shape[1:], *result.shape[1:]):
        return rewriter.notify_match_failure(op, "only the batch may be dynamic")
    zero_points = zero_point(op.input_zp), zero_point(op.weight_zp)
    if None in zero_points:
        return rewriter.notify_match_failure(op, "a zero point cannot be statically determined")
    build, element = _Builder(rewriter), result.element_type
    image = build.as_element(build.reshape(op.input, [*source.shape, 1]), element)
    weight = build.as_element(op.weight, element)
    image, weight = (
        build.shifted(value, point or 0) for value, point in zip((image, weight), zero_points, strict=True)
    )
    if any(op.pad):
        image = build.pad(image, [0, 0, *op.pad, 0, 0, 0, 0], 0)
    weight = build.reshape(weight, [1, *kernel.shape])
    batch, height, width, channels = type_as(image, ShapedType).shape[:4]
    shift = build.constant([1], i8, 0)
    shape = (batch, height, width, channels, kernel.shape[3])
    value = build.made(tosa.MulOp, [image, weight, shift], RankedTensorType(shape, element), {})
    value = build.reshape(value, [batch, height, width, channels * kernel.shape[3]])
    bias = build.reshape(op.bias, [1, 1, 1, op.bias.type.shape[0]])
    rewriter.replace_op(op, [build.made(tosa.AddOp, [value, bias], result, {})])
    return True


@register_pass(
    "tosa-optional-decompositions",
    summary="Applies Tosa operations optional decompositions",
    display_name="TosaOptionalDecompositions",
)
class TosaOptionalDecompositions(Pass):
    """Transposed convolutions, and depthwise ones with a kernel of one element."""

    def run(self, operation: Operation) -> None:
        apply_local_patterns_greedily(operation, PatternSet([convert_plain, convert_strided, depthwise_is_mul]))


