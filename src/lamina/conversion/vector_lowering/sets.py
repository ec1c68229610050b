"""All pattern sets in one place, under the names that MLIR's populate functions have."""

from __future__ import annotations

from lamina.conversion.vector_lowering.contract import (
    vector_contract_lowering_patterns,
    vector_outer_product_lowering_patterns,
)
from lamina.conversion.vector_lowering.elementwise_to_vector import elementwise_to_vector_ops_patterns
from lamina.conversion.vector_lowering.fold_arith_extension import fold_arith_extension_patterns
from lamina.conversion.vector_lowering.gather import (
    vector_gather_lowering_patterns,
    vector_gather_to_conditional_load_patterns,
)
from lamina.conversion.vector_lowering.leading_unit_dims import cast_away_vector_leading_one_dim_patterns
from lamina.conversion.vector_lowering.masks import (
    vector_mask_lowering_patterns_for_side_effecting_ops,
    vector_mask_materialization_patterns,
    vector_mask_op_lowering_patterns,
    vector_masked_load_store_emulation_patterns,
)
from lamina.conversion.vector_lowering.matrix import (
    vector_contract_to_matrix_multiply_patterns,
    vector_transpose_to_flat_transpose_patterns,
)
from lamina.conversion.vector_lowering.multi_reduction import (
    vector_multi_reduction_lowering_patterns,
    vector_scan_lowering_patterns,
)
from lamina.conversion.vector_lowering.narrow_types import (
    vector_narrow_type_rewrite_patterns,
    vector_transpose_narrow_type_rewrite_patterns,
)
from lamina.conversion.vector_lowering.reduction_to_contract import vector_reduction_to_contract_patterns
from lamina.conversion.vector_lowering.reshapes import (
    vector_bitcast_lowering_patterns,
    vector_broadcast_lowering_patterns,
    vector_from_elements_unroll_patterns,
    vector_interleave_lowering_patterns,
    vector_interleave_to_shuffle_patterns,
    vector_rank_reducing_fma_patterns,
    vector_shape_cast_lowering_patterns,
    vector_shuffle_lowering_patterns,
    vector_step_lowering_patterns,
    vector_to_elements_unroll_patterns,
)
from lamina.conversion.vector_lowering.shuffle_tree import vector_to_from_elements_to_shuffle_tree_patterns
from lamina.conversion.vector_lowering.sink import vector_sink_patterns
from lamina.conversion.vector_lowering.sink_memory import sink_vector_mem_ops_patterns
from lamina.conversion.vector_lowering.split_transfers import vector_transfer_full_partial_patterns
from lamina.conversion.vector_lowering.strided_slices import (
    vector_extract_strided_slice_to_extract_insert_chain_patterns,
    vector_insert_extract_strided_slice_decomposition_patterns,
    vector_insert_extract_strided_slice_transforms,
)
from lamina.conversion.vector_lowering.transfers import (
    scalar_vector_transfer_lowering_patterns,
    vector_transfer_lowering_patterns,
    vector_transfer_permutation_map_lowering_patterns,
)
from lamina.conversion.vector_lowering.transpose import vector_transpose_lowering_patterns
from lamina.conversion.vector_lowering.unit_dims import (
    drop_inner_most_unit_dims_xfer_op_patterns,
    drop_unit_dim_with_shape_cast_patterns,
    vector_transfer_drop_unit_dims_patterns,
)
from lamina.dialects.vector import canonicalize as folders
from lamina.dialects.vector import canonicalize_masks as mask_folders
from lamina.dialects.vector import canonicalize_memory as memory_folders
from lamina.dialects.vector.ops import (
    CompressStoreOp,
    CreateMaskOp,
    ExpandLoadOp,
    ExtractStridedSliceOp,
    GatherOp,
    MaskedLoadOp,
    MaskedStoreOp,
    ScatterOp,
    TransposeOp,
)
from lamina.rewrite.pattern import FunctionPattern, RewritePattern

__all__ = [
    "cast_away_vector_leading_one_dim_patterns",
    "drop_inner_most_unit_dims_xfer_op_patterns",
    "drop_unit_dim_with_shape_cast_patterns",
    "elementwise_to_vector_ops_patterns",
    "fold_arith_extension_patterns",
    "scalar_vector_transfer_lowering_patterns",
    "sink_vector_mem_ops_patterns",
    "vector_bitcast_lowering_patterns",
    "vector_broadcast_lowering_patterns",
    "vector_contract_lowering_patterns",
    "vector_contract_to_matrix_multiply_patterns",
    "vector_extract_strided_slice_to_extract_insert_chain_patterns",
    "vector_from_elements_unroll_patterns",
    "vector_gather_lowering_patterns",
    "vector_gather_to_conditional_load_patterns",
    "vector_insert_extract_strided_slice_decomposition_patterns",
    "vector_insert_extract_strided_slice_transforms",
    "vector_interleave_lowering_patterns",
    "vector_interleave_to_shuffle_patterns",
    "vector_mask_lowering_patterns_for_side_effecting_ops",
    "vector_mask_materialization_patterns",
    "vector_mask_op_lowering_patterns",
    "vector_masked_load_store_emulation_patterns",
    "vector_multi_reduction_lowering_patterns",
    "vector_narrow_type_rewrite_patterns",
    "vector_outer_product_lowering_patterns",
    "vector_rank_reducing_fma_patterns",
    "vector_reduction_to_contract_patterns",
    "vector_scan_lowering_patterns",
    "vector_shape_cast_lowering_patterns",
    "vector_shuffle_lowering_patterns",
    "vector_sink_patterns",
    "vector_step_lowering_patterns",
    "vector_to_elements_unroll_patterns",
    "vector_to_from_elements_to_shuffle_tree_patterns",
    "vector_to_vector_canonicalization_patterns",
    "vector_transfer_drop_unit_dims_patterns",
    "vector_transfer_full_partial_patterns",
    "vector_transfer_lowering_patterns",
    "vector_transfer_permutation_map_lowering_patterns",
    "vector_transpose_lowering_patterns",
    "vector_transpose_narrow_type_rewrite_patterns",
    "vector_transpose_to_flat_transpose_patterns",
]


def vector_to_vector_canonicalization_patterns(benefit: int = 1) -> list[RewritePattern]:
    """MLIR's populateVectorToVectorCanonicalizationPatterns."""
    functions = (
        (CreateMaskOp, mask_folders.create_mask_to_constant_mask),
        (MaskedLoadOp, memory_folders.load_under_known_mask),
        (MaskedStoreOp, memory_folders.store_under_known_mask),
        (GatherOp, memory_folders.gather_nothing),
        (ScatterOp, memory_folders.scatter_nothing),
        (ExpandLoadOp, memory_folders.load_under_known_mask),
        (CompressStoreOp, memory_folders.store_under_known_mask),
        (ExtractStridedSliceOp, mask_folders.slice_of_constant_mask),
        (TransposeOp, folders.merge_transposes),
    )
    return [FunctionPattern(function, root, benefit) for root, function in functions]
