"""Operations of the transform dialect: vector."""

from __future__ import annotations

from lamina.define import Operation, operation, prop
from lamina.define.constraints import BoolAttr, I64Attr
from lamina.dialects.vector.enums import (
    VectorContractLoweringAttr,
    VectorMultiReductionLoweringAttr,
    VectorTransferSplitAttr,
    VectorTransposeLoweringAttr,
)


@operation("transform.apply_conversion_patterns.vector.vector_to_llvm")
class ApplyVectorToLLVMConversionPatternsOp(Operation):
    reassociate_fp_reductions = prop(BoolAttr, default="false", name="reassociate_fp_reductions")
    force_32bit_vector_indices = prop(BoolAttr, default="true", name="force_32bit_vector_indices")
    use_vector_alignment = prop(BoolAttr, default="false", name="use_vector_alignment")
    assembly_format = "attr-dict"


@operation("transform.apply_patterns.vector.cast_away_vector_leading_one_dim")
class ApplyCastAwayVectorLeadingOneDimPatternsOp(Operation):
    assembly_format = "attr-dict"


@operation("transform.apply_patterns.vector.rank_reducing_subview_patterns")
class ApplyRankReducingSubviewPatternsOp(Operation):
    assembly_format = "attr-dict"


@operation("transform.apply_patterns.vector.drop_unit_dims_with_shape_cast")
class ApplyDropUnitDimWithShapeCastPatternsOp(Operation):
    assembly_format = "attr-dict"


@operation("transform.apply_patterns.vector.drop_inner_most_unit_dims_from_xfer_ops")
class ApplyDropInnerMostUnitDimsFromXferOpsPatternsOp(Operation):
    assembly_format = "attr-dict"


@operation("transform.apply_patterns.vector.transfer_permutation_patterns")
class ApplyTransferPermutationPatternsOp(Operation):
    assembly_format = "attr-dict"


@operation("transform.apply_patterns.vector.lower_bitcast")
class ApplyLowerBitCastPatternsOp(Operation):
    assembly_format = "attr-dict"


@operation("transform.apply_patterns.vector.lower_broadcast")
class ApplyLowerBroadcastPatternsOp(Operation):
    assembly_format = "attr-dict"


@operation("transform.apply_patterns.vector.lower_contraction")
class ApplyLowerContractionPatternsOp(Operation):
    lowering_strategy = prop(VectorContractLoweringAttr, default="2 : i32", name="lowering_strategy")
    assembly_format = "(`lowering_strategy` `=` $lowering_strategy^)? attr-dict"


@operation("transform.apply_patterns.vector.lower_create_mask")
class ApplyLowerCreateMaskPatternsOp(Operation):
    assembly_format = "attr-dict"


@operation("transform.apply_patterns.vector.lower_masks")
class ApplyLowerMasksPatternsOp(Operation):
    assembly_format = "attr-dict"


@operation("transform.apply_patterns.vector.lower_masked_transfers")
class ApplyLowerMaskedTransfersPatternsOp(Operation):
    assembly_format = "attr-dict"


@operation("transform.apply_patterns.vector.materialize_masks")
class ApplyMaterializeMasksPatternsOp(Operation):
    assembly_format = "attr-dict"


@operation("transform.apply_patterns.vector.lower_multi_reduction")
class ApplyLowerMultiReductionPatternsOp(Operation):
    lowering_strategy = prop(VectorMultiReductionLoweringAttr, default="0 : i32", name="lowering_strategy")
    assembly_format = "(`lowering_strategy` `=` $lowering_strategy^)? attr-dict"


@operation("transform.apply_patterns.vector.lower_outerproduct")
class ApplyLowerOuterProductPatternsOp(Operation):
    assembly_format = "attr-dict"


@operation("transform.apply_patterns.vector.lower_gather")
class ApplyLowerGatherPatternsOp(Operation):
    assembly_format = "attr-dict"


@operation("transform.apply_patterns.vector.unroll_from_elements")
class ApplyUnrollFromElementsPatternsOp(Operation):
    assembly_format = "attr-dict"


@operation("transform.apply_patterns.vector.unroll_to_elements")
class ApplyUnrollToElementsPatternsOp(Operation):
    assembly_format = "attr-dict"


@operation("transform.apply_patterns.vector.lower_scan")
class ApplyLowerScanPatternsOp(Operation):
    assembly_format = "attr-dict"


@operation("transform.apply_patterns.vector.lower_shape_cast")
class ApplyLowerShapeCastPatternsOp(Operation):
    assembly_format = "attr-dict"


@operation("transform.apply_patterns.vector.lower_transfer")
class ApplyLowerTransferPatternsOp(Operation):
    max_transfer_rank = prop(I64Attr, default="1 : i64", name="max_transfer_rank")
    assembly_format = "(`max_transfer_rank` `=` $max_transfer_rank^)? attr-dict"


@operation("transform.apply_patterns.vector.lower_transpose")
class ApplyLowerTransposePatternsOp(Operation):
    lowering_strategy = prop(VectorTransposeLoweringAttr, default="0 : i32", name="lowering_strategy")
    avx2_lowering_strategy = prop(BoolAttr, default="false", name="avx2_lowering_strategy")
    assembly_format = """
        oilist ( `lowering_strategy` `=` $lowering_strategy | `avx2_lowering_strategy` `=`
        $avx2_lowering_strategy ) attr-dict
    """


@operation("transform.apply_patterns.vector.lower_interleave")
class ApplyLowerInterleavePatternsOp(Operation):
    assembly_format = "attr-dict"


@operation("transform.apply_patterns.vector.interleave_to_shuffle")
class ApplyInterleaveToShufflePatternsOp(Operation):
    assembly_format = "attr-dict"


@operation("transform.apply_patterns.vector.rewrite_narrow_types")
class ApplyRewriteNarrowTypePatternsOp(Operation):
    assembly_format = "attr-dict"


@operation("transform.apply_patterns.vector.split_transfer_full_partial")
class ApplySplitTransferFullPartialPatternsOp(Operation):
    split_transfer_strategy = prop(VectorTransferSplitAttr, default="2 : i32", name="split_transfer_strategy")
    assembly_format = "(`split_transfer_strategy` `=` $split_transfer_strategy^)? attr-dict"


@operation("transform.apply_patterns.vector.transfer_to_scf")
class ApplyTransferToScfPatternsOp(Operation):
    max_transfer_rank = prop(I64Attr, default="1 : i64", name="max_transfer_rank")
    full_unroll = prop(BoolAttr, default="false", name="full_unroll")
    assembly_format = """
        oilist ( `max_transfer_rank` `=` $max_transfer_rank | `full_unroll` `=` $full_unroll ) attr-dict
    """


@operation("transform.apply_patterns.vector.fold_arith_extension")
class ApplyFoldArithExtensionPatternsOp(Operation):
    assembly_format = "attr-dict"


@operation("transform.apply_patterns.vector.elementwise_to_vector")
class ApplyFoldElementwiseToVectorPatternsOp(Operation):
    assembly_format = "attr-dict"


@operation("transform.apply_patterns.vector.reduction_to_contract")
class ApplyVectorReductionToContractPatternsOp(Operation):
    assembly_format = "attr-dict"


@operation("transform.apply_patterns.vector.sink_ops")
class ApplySinkVectorPatternsOp(Operation):
    assembly_format = "attr-dict"


@operation("transform.apply_patterns.vector.sink_mem_ops")
class ApplySinkVectorMemPatternsOp(Operation):
    assembly_format = "attr-dict"
