"""Operations of the transform dialect: packed layouts of structured operations."""

from __future__ import annotations

from lamina.define import Operation, operand, operation, prop, result, variadic_operand
from lamina.define.constraints import BoolAttr, ConfinedAttr, DenseArrayCount, DenseArrayEmptyOrCount, DenseI64ArrayAttr
from lamina.dialects.transform.constraints import TransformHandleTypeInterface, concrete_op_type
from lamina.dialects.transform.structured_verification import verify_pack_greedily, verify_pack_transpose
from lamina.dialects.transform.traits import (
    FunctionalStyleTransformOpTrait,
    ReportTrackingListenerFailuresOpTrait,
    TransformEachOpTrait,
)


@operation(
    "transform.structured.lower_pack",
    traits=[FunctionalStyleTransformOpTrait, TransformEachOpTrait, ReportTrackingListenerFailuresOpTrait],
)
class LowerPackOp(Operation):
    target = operand(concrete_op_type("linalg.pack"))
    lower_pad_like_with_insert_slice = prop(BoolAttr, default="true")
    pad_op = result(concrete_op_type("tensor.pad"), name="pad_op")
    expand_shape_op = result(concrete_op_type("tensor.expand_shape"), name="expand_shape_op")
    transpose_op = result(concrete_op_type("linalg.transpose"), name="transpose_op")
    assembly_format = "$target attr-dict `:` functional-type(operands, results)"


@operation(
    "transform.structured.lower_unpack",
    traits=[FunctionalStyleTransformOpTrait, TransformEachOpTrait, ReportTrackingListenerFailuresOpTrait],
)
class LowerUnPackOp(Operation):
    target = operand(concrete_op_type("linalg.unpack"))
    lower_unpad_like_with_extract_slice = prop(BoolAttr, default="true")
    empty_op = result(concrete_op_type("tensor.empty"), name="empty_op")
    transpose_op = result(concrete_op_type("linalg.transpose"), name="transpose_op")
    collapse_shape_op = result(concrete_op_type("tensor.collapse_shape"), name="collapse_shape_op")
    extract_slice_op = result(concrete_op_type("tensor.extract_slice"), name="extract_slice_op")
    assembly_format = "$target attr-dict `:` functional-type(operands, results)"


@operation("transform.structured.pack", traits=[ReportTrackingListenerFailuresOpTrait])
class PackOp(Operation):
    target = operand(TransformHandleTypeInterface)
    packed_sizes = variadic_operand(TransformHandleTypeInterface, name="packed_sizes")
    static_packed_sizes = prop(DenseI64ArrayAttr, default="array<i64>", name="static_packed_sizes")
    packed_op = result(TransformHandleTypeInterface, name="packed_op")
    assembly_format = """
        $target `packed_sizes` `=` custom<DynamicIndexList>($packed_sizes, $static_packed_sizes) attr-dict `:`
        functional-type(operands, results)
    """


@operation("transform.structured.pack_greedily", traits=[ReportTrackingListenerFailuresOpTrait])
class PackGreedilyOp(Operation):
    target = operand(TransformHandleTypeInterface)
    matmul_packed_sizes = variadic_operand(TransformHandleTypeInterface, name="matmul_packed_sizes")
    static_matmul_packed_sizes = prop(
        ConfinedAttr(DenseI64ArrayAttr, [DenseArrayCount(3)]), default="array<i64>", name="static_matmul_packed_sizes"
    )
    matmul_padded_sizes_next_multiple_of = prop(
        ConfinedAttr(DenseI64ArrayAttr, [DenseArrayEmptyOrCount(3)]),
        default="array<i64>",
        name="matmul_padded_sizes_next_multiple_of",
    )
    matmul_inner_dims_order = prop(
        ConfinedAttr(DenseI64ArrayAttr, [DenseArrayCount(3)]), default="array<i64>", name="matmul_inner_dims_order"
    )
    packed_op = result(TransformHandleTypeInterface, name="packed_op")
    assembly_format = """
        $target oilist( `matmul_packed_sizes` `=` custom<DynamicIndexList>($matmul_packed_sizes,
        $static_matmul_packed_sizes) (`matmul_padded_sizes_next_multiple_of` `=`
        $matmul_padded_sizes_next_multiple_of^)? `matmul_inner_dims_order` `=` $matmul_inner_dims_order )
        attr-dict `:` functional-type(operands, results)
    """

    def verify(self) -> None:
        verify_pack_greedily(self)


@operation(
    "transform.structured.pack_transpose",
    traits=[FunctionalStyleTransformOpTrait, ReportTrackingListenerFailuresOpTrait],
)
class PackTransposeOp(Operation):
    target_pack_or_un_pack_op = operand(TransformHandleTypeInterface, name="target_pack_or_un_pack_op")
    target_linalg_op = operand(TransformHandleTypeInterface, name="target_linalg_op")
    outer_perm = prop(DenseI64ArrayAttr, default="array<i64>", optional=True, name="outer_perm")
    inner_perm = prop(DenseI64ArrayAttr, default="array<i64>", optional=True, name="inner_perm")
    packed_op = result(TransformHandleTypeInterface, name="packed_op")
    pack_op = result(TransformHandleTypeInterface, name="pack_op")
    un_pack_op = result(TransformHandleTypeInterface, name="un_pack_op")
    assembly_format = """
        $target_pack_or_un_pack_op `with_compute_op` `(` $target_linalg_op `)` (`outer_perm` `=` $outer_perm^ )?
        (`inner_perm` `=` $inner_perm^ )? attr-dict `:` functional-type(operands, results)
    """

    def verify(self) -> None:
        verify_pack_transpose(self)
