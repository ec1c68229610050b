"""Operations of the transform dialect: padding of structured operations."""

from __future__ import annotations

from lamina.define import Operation, operand, operation, prop, result, variadic_operand
from lamina.define.constraints import (
    ArrayAttr,
    DenseI64ArrayAttr,
    I64ArrayAttr,
    I64Attr,
    StrAttr,
    TypedArrayAttr,
    UnitAttr,
)
from lamina.dialects.transform import padding_verification
from lamina.dialects.transform.constraints import TransformAnyParamTypeOrAnyHandle, TransformHandleTypeInterface
from lamina.dialects.transform.traits import (
    FunctionalStyleTransformOpTrait,
    ReportTrackingListenerFailuresOpTrait,
    TransformEachOpTrait,
)


@operation("transform.structured.pad", traits=[FunctionalStyleTransformOpTrait, ReportTrackingListenerFailuresOpTrait])
class PadOp(Operation):
    target = operand(TransformHandleTypeInterface)
    padding_values = prop(ArrayAttr, default="[]", name="padding_values")
    padding_dimensions = prop(I64ArrayAttr, default="[]", name="padding_dimensions")
    pad_to_multiple_of = variadic_operand(TransformAnyParamTypeOrAnyHandle, name="pad_to_multiple_of")
    static_pad_to_multiple_of = prop(
        DenseI64ArrayAttr, default="array<i64>", optional=True, name="static_pad_to_multiple_of"
    )
    nofold_flags = prop(I64ArrayAttr, default="[]", name="nofold_flags")
    transpose_paddings = prop(
        TypedArrayAttr(I64ArrayAttr, "array of arrays of i64"), default="[]", name="transpose_paddings"
    )
    copy_back_op = prop(StrAttr, default='"bufferization.materialize_in_destination"', name="copy_back_op")
    use_prescribed_tensor_shapes = prop(UnitAttr, optional=True, name="use_prescribed_tensor_shapes")
    padded = result(TransformHandleTypeInterface)
    pad = result(TransformHandleTypeInterface)
    copy = result(TransformHandleTypeInterface)
    assembly_format = """
        $target (`pad_to_multiple_of` custom<DynamicIndexList>($pad_to_multiple_of,
        $static_pad_to_multiple_of)^)? (`use_prescribed_tensor_shapes` $use_prescribed_tensor_shapes^)?
        attr-dict `:` functional-type(operands, results)
    """

    def verify(self) -> None:
        padding_verification.verify_pad(self)


@operation(
    "transform.structured.pad_tiling_interface",
    traits=[FunctionalStyleTransformOpTrait, ReportTrackingListenerFailuresOpTrait],
)
class PadTilingInterfaceOp(Operation):
    target = operand(TransformHandleTypeInterface)
    padding_values = prop(ArrayAttr, default="[]", name="padding_values")
    padding_sizes = variadic_operand(TransformAnyParamTypeOrAnyHandle, name="padding_sizes")
    static_padding_sizes = prop(DenseI64ArrayAttr, default="array<i64>", optional=True, name="static_padding_sizes")
    pad_to_multiple_of = prop(UnitAttr, optional=True, name="pad_to_multiple_of")
    padded = result(TransformHandleTypeInterface)
    pad = result(TransformHandleTypeInterface)
    assembly_format = """
        $target `to` (`padding_sizes` custom<DynamicIndexList>($padding_sizes, $static_padding_sizes)^)?
        (`pad_to_multiple_of` $pad_to_multiple_of^)? attr-dict `:` functional-type(operands, results)
    """


@operation("transform.structured.hoist_pad.build_packing_loop_nest", traits=[ReportTrackingListenerFailuresOpTrait])
class HoistPadBuildPackingLoopNestOp(Operation):
    target = operand(TransformHandleTypeInterface)
    loop = operand(TransformHandleTypeInterface)
    transpose = prop(DenseI64ArrayAttr, default="array<i64>")
    packing_loop = result(TransformHandleTypeInterface, name="packing_loop")
    assembly_format = """
        $target `above` $loop (`,` `transpose` `by` $transpose^)? attr-dict `:` functional-type(operands,
        results)
    """

    def verify(self) -> None:
        padding_verification.verify_hoist_pad(self)


@operation("transform.structured.hoist_pad", traits=[FunctionalStyleTransformOpTrait, TransformEachOpTrait])
class HoistPadOp(Operation):
    target = operand(TransformHandleTypeInterface)
    num_loops = prop(I64Attr, name="num_loops")
    transpose = prop(DenseI64ArrayAttr, default="array<i64>")
    transformed = result(TransformHandleTypeInterface)
    assembly_format = """
        $target `by` $num_loops `loops` (`,` `transpose` `by` $transpose^)? attr-dict `:`
        functional-type(operands, results)
    """

    def verify(self) -> None:
        padding_verification.verify_hoist_pad(self)
