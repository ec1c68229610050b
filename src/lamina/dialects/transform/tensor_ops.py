"""Operations of the transform dialect: tensor."""

from __future__ import annotations

from lamina.define import Operation, operand, operation, prop, result
from lamina.define.constraints import BoolAttr, I64Attr, UnitAttr
from lamina.dialects.transform.constraints import TransformHandleTypeInterface
from lamina.dialects.transform.traits import FunctionalStyleTransformOpTrait, TransformEachOpTrait


@operation("transform.apply_patterns.tensor.decompose_concat")
class ApplyDecomposeTensorConcatPatternsOp(Operation):
    assembly_format = "attr-dict"


@operation("transform.apply_patterns.tensor.drop_redundant_insert_slice_rank_expansion")
class ApplyDropRedundantInsertSliceRankExpansionPatternsOp(Operation):
    assembly_format = "attr-dict"


@operation("transform.apply_patterns.tensor.fold_tensor_empty")
class ApplyFoldTensorEmptyPatternsOp(Operation):
    fold_single_use_only = prop(BoolAttr, default="false", name="fold_single_use_only")
    assembly_format = "attr-dict"


@operation("transform.apply_patterns.tensor.fold_tensor_subset_ops")
class ApplyFoldTensorSubsetOpsPatternsOp(Operation):
    assembly_format = "attr-dict"


@operation("transform.apply_patterns.tensor.fold_tensor_subset_ops_into_vector_transfers")
class ApplyFoldTensorSubsetOpsIntoVectorTransfersPatternsOp(Operation):
    assembly_format = "attr-dict"


@operation("transform.apply_patterns.tensor.merge_consecutive_insert_extract_slice")
class ApplyMergeConsecutiveInsertExtractSlicePatternsOp(Operation):
    assembly_format = "attr-dict"


@operation("transform.apply_patterns.tensor.reassociative_reshape_folding")
class ApplyReassociativeReshapeFoldingPatternsOp(Operation):
    assembly_format = "attr-dict"


@operation("transform.apply_patterns.tensor.bubble_up_extract_slice")
class ApplyBubbleUpExtractSlicePatternsOp(Operation):
    assembly_format = "attr-dict"


@operation("transform.apply_patterns.tensor.rewrite_as_constant")
class ApplyRewriteTensorOpsAsConstantPatternsOp(Operation):
    aggressive = prop(UnitAttr, optional=True)
    assembly_format = "(`aggressive` $aggressive^)? attr-dict"


@operation("transform.tensor.make_loop_independent", traits=[FunctionalStyleTransformOpTrait, TransformEachOpTrait])
class MakeLoopIndependentOp(Operation):
    target = operand(TransformHandleTypeInterface)
    num_loops = prop(I64Attr, name="num_loops")
    transformed = result(TransformHandleTypeInterface)
    assembly_format = "$target attr-dict `:` functional-type($target, $transformed)"


@operation("transform.type_conversion.tensor.cast_shape_dynamic_dims")
class TypeConversionCastShapeDynamicDimsOp(Operation):
    ignore_dynamic_info = prop(UnitAttr, optional=True, name="ignore_dynamic_info")
    assembly_format = "(`ignore_dynamic_info` $ignore_dynamic_info^)? attr-dict"
