"""Operations of the transform dialect: vectorization of structured operations."""

from __future__ import annotations

from lamina.define import Operation, operand, operation, prop, result, variadic_operand
from lamina.define.constraints import DenseBoolArrayAttr, DenseI64ArrayAttr, UnitAttr
from lamina.dialects.transform.constraints import TransformAnyParamTypeOrAnyHandle, TransformHandleTypeInterface
from lamina.dialects.transform.structured_verification import verify_scalable_sizes
from lamina.dialects.transform.traits import (
    FunctionalStyleTransformOpTrait,
    ReportTrackingListenerFailuresOpTrait,
    TransformEachOpTrait,
)


@operation(
    "transform.structured.vectorize_children_and_apply_patterns",
    traits=[FunctionalStyleTransformOpTrait, TransformEachOpTrait, ReportTrackingListenerFailuresOpTrait],
)
class VectorizeChildrenAndApplyPatternsOp(Operation):
    target = operand(TransformHandleTypeInterface)
    fold_type_extensions_into_contract = prop(UnitAttr, optional=True, name="fold_type_extensions_into_contract")
    vectorize_padding = prop(UnitAttr, optional=True, name="vectorize_padding")
    vectorize_nd_extract = prop(UnitAttr, optional=True, name="vectorize_nd_extract")
    flatten_1d_depthwise_conv = prop(UnitAttr, optional=True, name="flatten_1d_depthwise_conv")
    disable_multi_reduction_to_contract_patterns = prop(
        UnitAttr, optional=True, name="disable_multi_reduction_to_contract_patterns"
    )
    disable_transfer_permutation_map_lowering_patterns = prop(
        UnitAttr, optional=True, name="disable_transfer_permutation_map_lowering_patterns"
    )
    transformed = result(TransformHandleTypeInterface)
    assembly_format = "$target attr-dict `:`functional-type(operands, results)"


@operation("transform.structured.vectorize", traits=[ReportTrackingListenerFailuresOpTrait])
class VectorizeOp(Operation):
    target = operand(TransformHandleTypeInterface)
    vector_sizes = variadic_operand(TransformAnyParamTypeOrAnyHandle, name="vector_sizes")
    static_vector_sizes = prop(DenseI64ArrayAttr, default="array<i64>", optional=True, name="static_vector_sizes")
    vectorize_nd_extract = prop(UnitAttr, optional=True, name="vectorize_nd_extract")
    assume_dynamic_dims_match_vec_sizes = prop(UnitAttr, optional=True, name="assume_dynamic_dims_match_vec_sizes")
    create_named_contraction = prop(UnitAttr, optional=True, name="create_named_contraction")
    scalable_sizes = prop(DenseBoolArrayAttr, default="array<i1>", optional=True, name="scalable_sizes")
    assembly_format = """
        $target oilist( `vector_sizes` custom<DynamicIndexList>( $vector_sizes, $static_vector_sizes,
        $scalable_sizes)) attr-dict `:` type($target)(`,`type($vector_sizes)^)?
    """

    def verify(self) -> None:
        verify_scalable_sizes(self, "static_vector_sizes", "vector sizes")


@operation(
    "transform.structured.hoist_redundant_vector_transfers",
    traits=[FunctionalStyleTransformOpTrait, TransformEachOpTrait, ReportTrackingListenerFailuresOpTrait],
)
class HoistRedundantVectorTransfersOp(Operation):
    target = operand(TransformHandleTypeInterface)
    verify_non_zero_trip = prop(UnitAttr, optional=True, name="verify_non_zero_trip")
    transformed = result(TransformHandleTypeInterface)
    assembly_format = "$target attr-dict `:` functional-type(operands, results)"


@operation(
    "transform.structured.hoist_redundant_vector_broadcasts",
    traits=[FunctionalStyleTransformOpTrait, TransformEachOpTrait, ReportTrackingListenerFailuresOpTrait],
)
class HoistRedundantVectorBroadcastsOp(Operation):
    target = operand(TransformHandleTypeInterface)
    transformed = result(TransformHandleTypeInterface)
    assembly_format = "$target attr-dict `:` functional-type(operands, results)"
