"""Operations of the transform dialect: structured operations in other forms."""

from __future__ import annotations

from lamina.define import Operation, operand, operation, prop, result
from lamina.define.constraints import ConfinedAttr, DenseArrayNonNegative, DenseI64ArrayAttr
from lamina.dialects.linalg.enums import WinogradConv2DFmrAttr
from lamina.dialects.transform.constraints import TransformHandleTypeInterface
from lamina.dialects.transform.enums import TransposeMatmulInputAttr
from lamina.dialects.transform.structured_verification import verify_interchange
from lamina.dialects.transform.traits import (
    FunctionalStyleTransformOpTrait,
    ReportTrackingListenerFailuresOpTrait,
    TransformEachOpTrait,
)


@operation(
    "transform.structured.decompose",
    traits=[FunctionalStyleTransformOpTrait, TransformEachOpTrait, ReportTrackingListenerFailuresOpTrait],
)
class DecomposeOp(Operation):
    target = operand(TransformHandleTypeInterface)
    transformed = result(TransformHandleTypeInterface)
    assembly_format = "$target attr-dict `:` functional-type(operands, results)"


@operation(
    "transform.structured.generalize",
    traits=[FunctionalStyleTransformOpTrait, TransformEachOpTrait, ReportTrackingListenerFailuresOpTrait],
)
class GeneralizeOp(Operation):
    target = operand(TransformHandleTypeInterface)
    transformed = result(TransformHandleTypeInterface)
    assembly_format = '$target attr-dict `:` custom<SemiFunctionType>(type($target), type($transformed), "false")'


@operation(
    "transform.structured.specialize",
    traits=[FunctionalStyleTransformOpTrait, TransformEachOpTrait, ReportTrackingListenerFailuresOpTrait],
)
class SpecializeOp(Operation):
    target = operand(TransformHandleTypeInterface)
    transformed = result(TransformHandleTypeInterface)
    assembly_format = '$target attr-dict `:` custom<SemiFunctionType>(type($target), type($transformed), "false")'


@operation(
    "transform.structured.interchange",
    traits=[FunctionalStyleTransformOpTrait, TransformEachOpTrait, ReportTrackingListenerFailuresOpTrait],
)
class InterchangeOp(Operation):
    target = operand(TransformHandleTypeInterface)
    iterator_interchange = prop(
        ConfinedAttr(DenseI64ArrayAttr, [DenseArrayNonNegative]),
        default="array<i64>",
        optional=True,
        name="iterator_interchange",
    )
    transformed = result(TransformHandleTypeInterface)
    assembly_format = """
        $target (`iterator_interchange` `=` $iterator_interchange^)? attr-dict `:`
        custom<SemiFunctionType>(type($target), type($transformed), "false")
    """

    def verify(self) -> None:
        verify_interchange(self)


@operation(
    "transform.structured.decompose_interface",
    traits=[FunctionalStyleTransformOpTrait, TransformEachOpTrait, ReportTrackingListenerFailuresOpTrait],
)
class DecomposeInterfaceOp(Operation):
    target = operand(TransformHandleTypeInterface)
    transformed = result(TransformHandleTypeInterface)
    assembly_format = "$target attr-dict `:` functional-type(operands, results)"


@operation(
    "transform.structured.convert_conv2d_to_img2col",
    traits=[FunctionalStyleTransformOpTrait, TransformEachOpTrait, ReportTrackingListenerFailuresOpTrait],
)
class ConvertConv2DToImg2ColOp(Operation):
    target = operand(TransformHandleTypeInterface)
    img2col_tensor = result(TransformHandleTypeInterface, name="img2col_tensor")
    transformed = result(TransformHandleTypeInterface)
    assembly_format = "$target attr-dict `:` functional-type($target, results)"


@operation(
    "transform.structured.flatten_elementwise",
    traits=[FunctionalStyleTransformOpTrait, TransformEachOpTrait, ReportTrackingListenerFailuresOpTrait],
)
class FlattenElementwiseLinalgOp(Operation):
    target = operand(TransformHandleTypeInterface)
    transformed = result(TransformHandleTypeInterface)
    assembly_format = "$target attr-dict `:` functional-type($target, results)"


@operation(
    "transform.structured.transpose_conv2d",
    traits=[FunctionalStyleTransformOpTrait, TransformEachOpTrait, ReportTrackingListenerFailuresOpTrait],
)
class TransposeConv2DOp(Operation):
    target = operand(TransformHandleTypeInterface)
    transformed = result(TransformHandleTypeInterface)
    assembly_format = "$target attr-dict `:` functional-type($target, results)"


@operation(
    "transform.structured.transpose_matmul",
    traits=[FunctionalStyleTransformOpTrait, TransformEachOpTrait, ReportTrackingListenerFailuresOpTrait],
)
class TransposeMatmulOp(Operation):
    target = operand(TransformHandleTypeInterface)
    input_to_transpose = prop(TransposeMatmulInputAttr, default="0 : i32")
    transformed = result(TransformHandleTypeInterface)
    assembly_format = "$target (`<` $input_to_transpose^ `>`)? attr-dict `:` functional-type($target, results)"


@operation(
    "transform.structured.winograd_conv2d",
    traits=[FunctionalStyleTransformOpTrait, TransformEachOpTrait, ReportTrackingListenerFailuresOpTrait],
)
class WinogradConv2DOp(Operation):
    target = operand(TransformHandleTypeInterface)
    fmr = prop(WinogradConv2DFmrAttr)
    transformed = result(TransformHandleTypeInterface)
    assembly_format = "$target attr-dict `:` functional-type($target, results)"


@operation(
    "transform.structured.decompose_winograd_op",
    traits=[FunctionalStyleTransformOpTrait, TransformEachOpTrait, ReportTrackingListenerFailuresOpTrait],
)
class DecomposeWinogradOp(Operation):
    target = operand(TransformHandleTypeInterface)
    transformed = result(TransformHandleTypeInterface)
    assembly_format = "$target attr-dict `:` functional-type($target, results)"
