"""Operations of the tosa dialect on whole tensors: convolutions, reductions, layout, and constants."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lamina.define import Operation, family, operand, operation, prop, result, variadic_operand
from lamina.define.constraints import BoolAttr, DenseI32ArrayAttr, ElementsAttr, I32Attr
from lamina.define.type_relations import AllElementTypesMatch, AllShapesMatch
from lamina.dialects.tosa import block_scaled_verification as block_scaled
from lamina.dialects.tosa import convolution_verification as convolution
from lamina.dialects.tosa import layout_verification as layout
from lamina.dialects.tosa import syntax
from lamina.dialects.tosa import verification as rules
from lamina.dialects.tosa.attributes import BlockSizeAttr, NanPropagationModeAttr, ResizeModeAttr
from lamina.dialects.tosa.constraints import (
    AccTypeAttr,
    DataTensor3D,
    DataTensorAtLeast1D,
    IndexTensor2D,
    IntArrayAttr2,
    IntArrayAttr3,
    IntArrayAttr4,
    IntArrayAttr6,
    ScalarIntOrFloatTensor,
    ScalarTensor,
    ScaleTensor3D,
    ScaleTensorAtLeast1D,
    Shape,
    ShapeOfRank,
    Tensor,
    Tensor1D,
    Tensor3D,
    Tensor4D,
    Tensor5D,
    TensorAtLeast1D,
)
from lamina.dialects.tosa.elementwise_ops import FUNCTIONAL, PROPAGATE, NanModed
from lamina.dialects.tosa.inference import verify_inferred
from lamina.dialects.tosa.traits import InferTensorType, ResolvableShapeOperands
from lamina.ir.traits import (
    ConstantLike,
    FirstAttrDerivedResultType,
    Pure,
    ResultsAreFloatLike,
    SameOperandsAndResultElementType,
    SameOperandsAndResultShape,
    SameVariadicOperandSize,
)

if TYPE_CHECKING:
    from lamina.asm.operation_state import OperationState
    from lamina.asm.parser import Parser
    from lamina.asm.printer import Printer

_plain = family(Pure, ResolvableShapeOperands)
_convolution = family(SameVariadicOperandSize, Pure, ResolvableShapeOperands)
_inferred = family(InferTensorType, Pure, ResolvableShapeOperands)


# ---- Convolutions and products


@_convolution("tosa.conv2d")
class Conv2DOp(Operation):
    """NHWC by OHWI."""

    input = operand(Tensor4D)
    weight = operand(Tensor4D)
    bias = operand(Tensor1D)
    input_zp = operand(ScalarIntOrFloatTensor, name="input_zp")
    weight_zp = operand(ScalarIntOrFloatTensor, name="weight_zp")
    pad = prop(IntArrayAttr4)
    stride = prop(IntArrayAttr2)
    dilation = prop(IntArrayAttr2)
    acc_type = prop(AccTypeAttr, name="acc_type")
    local_bound = prop(BoolAttr, default="false", optional=True, name="local_bound")
    output = result(Tensor4D)
    assembly_format = FUNCTIONAL

    def verify(self) -> None:
        convolution.verify_conv(self)
        convolution.verify_conv_sizes(self, first_kernel_axis=1)


@_convolution("tosa.conv3d")
class Conv3DOp(Operation):
    """NDHWC by ODHWI."""

    input = operand(Tensor5D)
    weight = operand(Tensor5D)
    bias = operand(Tensor1D)
    input_zp = operand(ScalarIntOrFloatTensor, name="input_zp")
    weight_zp = operand(ScalarIntOrFloatTensor, name="weight_zp")
    pad = prop(IntArrayAttr6)
    stride = prop(IntArrayAttr3)
    dilation = prop(IntArrayAttr3)
    acc_type = prop(AccTypeAttr, name="acc_type")
    local_bound = prop(BoolAttr, default="false", optional=True, name="local_bound")
    output = result(Tensor5D)
    assembly_format = FUNCTIONAL

    def verify(self) -> None:
        convolution.verify_conv(self)
        convolution.verify_conv_sizes(self, first_kernel_axis=1)


@_convolution("tosa.depthwise_conv2d")
class DepthwiseConv2DOp(Operation):
    """NHWC by HWCM, where M kernels are applied to each channel."""

    input = operand(Tensor4D)
    weight = operand(Tensor4D)
    bias = operand(Tensor1D)
    input_zp = operand(ScalarIntOrFloatTensor, name="input_zp")
    weight_zp = operand(ScalarIntOrFloatTensor, name="weight_zp")
    pad = prop(IntArrayAttr4)
    stride = prop(IntArrayAttr2)
    dilation = prop(IntArrayAttr2)
    acc_type = prop(AccTypeAttr, name="acc_type")
    local_bound = prop(BoolAttr, default="false", optional=True, name="local_bound")
    output = result(Tensor4D)
    assembly_format = FUNCTIONAL

    def verify(self) -> None:
        convolution.verify_conv(self)
        convolution.verify_conv_sizes(self, first_kernel_axis=0)


@_convolution("tosa.transpose_conv2d")
class TransposeConv2DOp(Operation):
    """NHWC by OHWI, transposed: each input element adds a scaled kernel to the output."""

    input = operand(Tensor4D)
    weight = operand(Tensor4D)
    bias = operand(Tensor1D)
    input_zp = operand(ScalarIntOrFloatTensor, name="input_zp")
    weight_zp = operand(ScalarIntOrFloatTensor, name="weight_zp")
    out_pad = prop(IntArrayAttr4, name="out_pad")
    stride = prop(IntArrayAttr2)
    acc_type = prop(AccTypeAttr, name="acc_type")
    local_bound = prop(BoolAttr, default="false", optional=True, name="local_bound")
    output = result(Tensor4D)
    assembly_format = FUNCTIONAL

    def verify(self) -> None:
        convolution.verify_transpose_conv(self)


@_plain("tosa.matmul")
class MatMulOp(Operation):
    """A batch of products of matrices."""

    a = operand(Tensor3D)
    b = operand(Tensor3D)
    a_zp = operand(ScalarIntOrFloatTensor, name="a_zp")
    b_zp = operand(ScalarIntOrFloatTensor, name="b_zp")
    output = result(Tensor3D)
    assembly_format = FUNCTIONAL

    def verify(self) -> None:
        rules.verify_matmul(self)


class _BlockScaled(Operation):
    """Base of block-scaled operations, which print the block size as a bare keyword."""

    __slots__ = ()

    @classmethod
    def parse(cls, parser: Parser, state: OperationState) -> None:
        syntax.parse_with_bare_enum(parser, state, "block_size")

    def print(self, printer: Printer) -> None:
        syntax.print_with_bare_enum(self, printer)


@_plain("tosa.matmul_t_block_scaled")
class MatmulTBlockScaledOp(_BlockScaled):
    """A batch of products of block-scaled matrices, the second one transposed."""

    a_data = operand(DataTensor3D, name="a_data")
    a_scale = operand(ScaleTensor3D, name="a_scale")
    b_data = operand(DataTensor3D, name="b_data")
    b_scale = operand(ScaleTensor3D, name="b_scale")
    block_size = prop(BlockSizeAttr, name="block_size")
    output_data = result(Tensor3D, name="output_data")

    def verify(self) -> None:
        block_scaled.verify_matmul_t_block_scaled(self)


@_plain("tosa.cast_from_block_scaled")
class CastFromBlockScaledOp(_BlockScaled):
    input_data = operand(DataTensorAtLeast1D, name="input_data")
    input_scale = operand(ScaleTensorAtLeast1D, name="input_scale")
    block_size = prop(BlockSizeAttr, name="block_size")
    output_data = result(TensorAtLeast1D, name="output_data")

    def verify(self) -> None:
        block_scaled.verify_cast_from_block_scaled(self)


@_plain("tosa.cast_to_block_scaled")
class CastToBlockScaledOp(_BlockScaled):
    input_data = operand(TensorAtLeast1D, name="input_data")
    block_size = prop(BlockSizeAttr, name="block_size")
    output_data = result(DataTensorAtLeast1D, name="output_data")
    output_scale = result(ScaleTensorAtLeast1D, name="output_scale")

    def verify(self) -> None:
        block_scaled.verify_cast_to_block_scaled(self)


# ---- Pooling, transforms and resizing


@_plain("tosa.avg_pool2d")
class AvgPool2dOp(Operation):
    input = operand(Tensor4D)
    input_zp = operand(ScalarIntOrFloatTensor, name="input_zp")
    output_zp = operand(ScalarIntOrFloatTensor, name="output_zp")
    kernel = prop(IntArrayAttr2)
    stride = prop(IntArrayAttr2)
    pad = prop(IntArrayAttr4)
    acc_type = prop(AccTypeAttr, name="acc_type")
    output = result(Tensor4D)
    assembly_format = FUNCTIONAL

    def verify(self) -> None:
        convolution.verify_avg_pool(self)


@_plain("tosa.max_pool2d")
class MaxPool2dOp(NanModed):
    input = operand(Tensor4D)
    kernel = prop(IntArrayAttr2)
    stride = prop(IntArrayAttr2)
    pad = prop(IntArrayAttr4)
    nan_mode = prop(NanPropagationModeAttr, default=PROPAGATE, name="nan_mode")
    output = result(Tensor4D)

    def verify(self) -> None:
        rules.same_element_types(self.input.type, self.output.type)
        convolution.verify_pooling(self)


@operation(
    "tosa.fft2d",
    traits=[
        SameOperandsAndResultElementType, SameOperandsAndResultShape, ResultsAreFloatLike, Pure,
        ResolvableShapeOperands,
    ],
)  # fmt: skip
class FFT2dOp(Operation):
    input_real = operand(Tensor3D, name="input_real")
    input_imag = operand(Tensor3D, name="input_imag")
    inverse = prop(BoolAttr)
    local_bound = prop(BoolAttr, default="false", optional=True, name="local_bound")
    output_real = result(Tensor3D, name="output_real")
    output_imag = result(Tensor3D, name="output_imag")
    assembly_format = FUNCTIONAL

    def verify(self) -> None:
        layout.verify_fft2d(self)


@operation("tosa.rfft2d", traits=[SameOperandsAndResultElementType, ResultsAreFloatLike, Pure, ResolvableShapeOperands])
class RFFT2dOp(Operation):
    input_real = operand(Tensor3D, name="input_real")
    local_bound = prop(BoolAttr, default="false", optional=True, name="local_bound")
    output_real = result(Tensor3D, name="output_real")
    output_imag = result(Tensor3D, name="output_imag")
    assembly_format = FUNCTIONAL

    def verify(self) -> None:
        layout.verify_rfft2d(self)


@_plain("tosa.resize")
class ResizeOp(Operation):
    """Resizes an image; ``scale`` holds a numerator and a denominator for each spatial dimension."""

    input = operand(Tensor4D)
    scale = operand(ShapeOfRank(4))
    offset = operand(ShapeOfRank(2))
    border = operand(ShapeOfRank(2))
    mode = prop(ResizeModeAttr)
    output = result(Tensor4D)

    @classmethod
    def parse(cls, parser: Parser, state: OperationState) -> None:
        syntax.parse_with_bare_enum(parser, state, "mode")

    def print(self, printer: Printer) -> None:
        syntax.print_with_bare_enum(self, printer)

    def verify(self) -> None:
        rules.verify_resize(self)


# ---- Reductions


@_plain("tosa.argmax")
class ArgMaxOp(NanModed):
    """The position of the largest element along an axis."""

    input = operand(TensorAtLeast1D)
    axis = prop(I32Attr)
    nan_mode = prop(NanPropagationModeAttr, default=PROPAGATE, name="nan_mode")
    output = result(Tensor)

    def verify(self) -> None:
        layout.verify_argmax(self)


class Reduction(Operation):
    """Base of reductions along an axis."""

    __slots__ = ()
    input = operand(TensorAtLeast1D)
    axis = prop(I32Attr)
    output = result(TensorAtLeast1D)
    assembly_format = FUNCTIONAL

    def verify(self) -> None:
        layout.verify_reduction(self)
        verify_inferred(self)


class ReduceExtremum(NanModed):
    __slots__ = ()
    input = operand(TensorAtLeast1D)
    axis = prop(I32Attr)
    nan_mode = prop(NanPropagationModeAttr, default=PROPAGATE, name="nan_mode")
    output = result(TensorAtLeast1D)

    def verify(self) -> None:
        layout.verify_reduction(self)
        verify_inferred(self)


@_inferred("tosa.reduce_all")
class ReduceAllOp(Reduction): ...


@_inferred("tosa.reduce_any")
class ReduceAnyOp(Reduction): ...


@_inferred("tosa.reduce_max")
class ReduceMaxOp(ReduceExtremum): ...


@_inferred("tosa.reduce_min")
class ReduceMinOp(ReduceExtremum): ...


@_inferred("tosa.reduce_product")
class ReduceProductOp(Reduction): ...


@_inferred("tosa.reduce_sum")
class ReduceSumOp(Reduction): ...


# ---- Layout


@_inferred("tosa.concat")
class ConcatOp(Operation):
    input1 = variadic_operand(TensorAtLeast1D)
    axis = prop(I32Attr)
    output = result(TensorAtLeast1D)
    assembly_format = FUNCTIONAL

    def verify(self) -> None:
        layout.verify_concat(self)
        verify_inferred(self)


@_plain("tosa.pad")
class PadOp(Operation):
    input1 = operand(TensorAtLeast1D)
    padding = operand(Shape)
    pad_const = operand(ScalarTensor, name="pad_const")
    output = result(TensorAtLeast1D)
    assembly_format = FUNCTIONAL

    def verify(self) -> None:
        layout.verify_pad(self)


@_inferred("tosa.reshape")
class ReshapeOp(Operation):
    input1 = operand(Tensor)
    shape = operand(Shape)
    output = result(Tensor)
    assembly_format = FUNCTIONAL

    def verify(self) -> None:
        layout.verify_reshape(self)
        verify_inferred(self)


@_plain("tosa.reverse")
class ReverseOp(Operation):
    input1 = operand(TensorAtLeast1D)
    axis = prop(I32Attr)
    output = result(TensorAtLeast1D)
    assembly_format = FUNCTIONAL

    def verify(self) -> None:
        layout.verify_reverse(self)


@_plain("tosa.slice")
class SliceOp(Operation):
    input1 = operand(TensorAtLeast1D)
    start = operand(Shape)
    size = operand(Shape)
    output = result(TensorAtLeast1D)
    assembly_format = FUNCTIONAL

    def verify(self) -> None:
        layout.verify_slice(self)


@_plain("tosa.tile")
class TileOp(Operation):
    input1 = operand(TensorAtLeast1D)
    multiples = operand(Shape)
    output = result(TensorAtLeast1D)
    assembly_format = FUNCTIONAL

    def verify(self) -> None:
        layout.verify_tile(self)


@operation("tosa.transpose", traits=[AllElementTypesMatch("input1", "output"), Pure, ResolvableShapeOperands])
class TransposeOp(Operation):
    input1 = operand(TensorAtLeast1D)
    perms = prop(DenseI32ArrayAttr)
    output = result(TensorAtLeast1D)
    assembly_format = FUNCTIONAL

    def verify(self) -> None:
        layout.verify_transpose(self)


@_plain("tosa.gather")
class GatherOp(Operation):
    """Rows of each batch, picked by their indices."""

    values = operand(Tensor3D)
    indices = operand(IndexTensor2D)
    output = result(Tensor3D)
    assembly_format = FUNCTIONAL

    def verify(self) -> None:
        layout.verify_gather(self)


@_plain("tosa.scatter")
class ScatterOp(Operation):
    """``values_in`` with the rows at the indices replaced."""

    values_in = operand(Tensor3D, name="values_in")
    indices = operand(IndexTensor2D)
    input = operand(Tensor3D)
    values_out = result(Tensor3D, name="values_out")
    assembly_format = FUNCTIONAL

    def verify(self) -> None:
        layout.verify_scatter(self)


@operation(
    "tosa.const",
    traits=[
        ConstantLike, Pure, AllShapesMatch("values", "output"), FirstAttrDerivedResultType, ResolvableShapeOperands,
    ],
)  # fmt: skip
class ConstOp(Operation):
    values = prop(ElementsAttr)
    output = result(Tensor)

    def verify(self) -> None:
        rules.verify_const(self)
