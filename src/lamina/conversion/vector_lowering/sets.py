"""All pattern sets in one place, under the names that MLIR's populate functions have."""

from __future__ import annotations

from lamina.conversion.vector_lowering.masks import (
    vector_mask_lowering_patterns_for_side_effecting_ops,
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
    "vector_mask_lowering_patterns_for_side_effecting_ops",
    "vector_to_vector_canonicalization_patterns",
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
