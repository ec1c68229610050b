"""transform.apply_patterns, and the pattern sets it names."""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from lamina.conversion.tensor_to_linalg import convert_pad
from lamina.conversion.vector_to_scf import VectorTransferToSCFOptions
from lamina.dialects.linalg.structure import LinalgOp
from lamina.dialects.linalg.transforms.drop_unit_dims import RankReduction
from lamina.dialects.linalg.transforms.drop_unit_dims_of_slices import fold_unit_dims_patterns
from lamina.dialects.scf.loop_canonicalization import PATTERNS as FOR_LOOP_PATTERNS
from lamina.dialects.transform.ops import ApplyPatternsOp
from lamina.ir import traits
from lamina.ir.dialect import load_dialect, lookup_operation
from lamina.ir.operation import Operation
from lamina.rewrite import GreedyConfig, PatternSet
from lamina.rewrite.canonicalization import (
    canonicalization_patterns,
    canonicalization_set,
    dialect_canonicalization_patterns,
)
from lamina.rewrite.greedy import NO_LIMIT, apply_ops_greedily, apply_patterns_greedily
from lamina.rewrite.pattern import RewritePattern
from lamina.transform.engine import implement
from lamina.transform.failures import definite, require_separate_payload, silenceable
from lamina.transform.state import TransformState

if TYPE_CHECKING:
    from lamina.dialects.transform.memref_ops import ApplyAllocToAllocaOp
    from lamina.dialects.transform.tensor_ops import (
        ApplyFoldTensorEmptyPatternsOp,
        ApplyRewriteTensorOpsAsConstantPatternsOp,
    )
    from lamina.dialects.transform.vector_ops import (
        ApplyLowerContractionPatternsOp,
        ApplyLowerMultiReductionPatternsOp,
        ApplyLowerTransferPatternsOp,
        ApplyLowerTransposePatternsOp,
        ApplySplitTransferFullPartialPatternsOp,
        ApplyTransferToScfPatternsOp,
    )
    from lamina.transform.engine import TransformRewriter

Arguments = Callable[[Any], dict[str, Any]]


def _nothing(op: Operation) -> dict[str, Any]:
    return {}


def _contract(op: ApplyLowerContractionPatternsOp) -> dict[str, Any]:
    return {"strategy": op.lowering_strategy, "lower_outer_products": False}


def _multi_reduction(op: ApplyLowerMultiReductionPatternsOp) -> dict[str, Any]:
    return {"strategy": op.lowering_strategy}


def _transpose(op: ApplyLowerTransposePatternsOp) -> dict[str, Any]:
    return {"strategy": op.lowering_strategy, "avx2": op.avx2_lowering_strategy}


def _max_rank(op: ApplyLowerTransferPatternsOp) -> dict[str, Any]:
    return {"max_transfer_rank": op.max_transfer_rank}


def _split(op: ApplySplitTransferFullPartialPatternsOp) -> dict[str, Any]:
    return {"split": op.split_transfer_strategy}


def _transfer_to_scf(op: ApplyTransferToScfPatternsOp) -> dict[str, Any]:
    return {"options": VectorTransferToSCFOptions(op.full_unroll, op.max_transfer_rank)}


def _single_use(op: ApplyFoldTensorEmptyPatternsOp) -> dict[str, Any]:
    return {"single_use_only": op.fold_single_use_only}


def _aggressive(op: ApplyRewriteTensorOpsAsConstantPatternsOp) -> dict[str, Any]:
    return {"aggressive": op.aggressive}


def _size_limit(op: ApplyAllocToAllocaOp) -> dict[str, Any]:
    return {"size_limit": op.size_limit or 0}


_V = "lamina.conversion.vector_lowering."
_D = "lamina.dialects."
_LINALG = "lamina.dialects.linalg.transforms."
_MEMREF = "lamina.dialects.memref.transforms."
_TENSOR = "lamina.dialects.tensor.transforms."
_T = "lamina.transform."
# The name after `transform.apply_patterns.` -> functions that return patterns (module, name), with their arguments.
_SETS: dict[str, tuple[tuple[tuple[str, str], ...], Arguments]] = {
    "vector.lower_contraction": (((_V + "contract", "vector_contract_lowering_patterns"),), _contract),
    "vector.lower_outerproduct": (((_V + "contract", "vector_outer_product_lowering_patterns"),), _nothing),
    "vector.lower_transpose": (((_V + "transpose_avx2", "transpose_lowering_patterns"),), _transpose),
    "vector.lower_multi_reduction": (
        ((_V + "multi_reduction", "vector_multi_reduction_lowering_patterns"),),
        _multi_reduction,
    ),
    "vector.lower_scan": (((_V + "multi_reduction", "vector_scan_lowering_patterns"),), _nothing),
    "vector.lower_transfer": (((_V + "transfers", "vector_transfer_lowering_patterns"),), _max_rank),
    "vector.rewrite_narrow_types": (
        (
            (_V + "narrow_types", "vector_narrow_type_rewrite_patterns"),
            (_V + "narrow_types", "vector_transpose_narrow_type_rewrite_patterns"),
        ),
        _nothing,
    ),
    "vector.split_transfer_full_partial": (
        ((_V + "split_transfers", "vector_transfer_full_partial_patterns"),),
        _split,
    ),
    "vector.transfer_permutation_patterns": (
        ((_V + "transfers", "vector_transfer_permutation_map_lowering_patterns"),),
        _nothing,
    ),
    "vector.lower_broadcast": (((_V + "reshapes", "vector_broadcast_lowering_patterns"),), _nothing),
    "vector.lower_shape_cast": (((_V + "reshapes", "vector_shape_cast_lowering_patterns"),), _nothing),
    "vector.lower_bitcast": (((_V + "reshapes", "vector_bitcast_lowering_patterns"),), _nothing),
    "vector.lower_interleave": (((_V + "reshapes", "vector_interleave_lowering_patterns"),), _nothing),
    "vector.interleave_to_shuffle": (((_V + "reshapes", "vector_interleave_to_shuffle_patterns"),), _nothing),
    "vector.unroll_to_elements": (((_V + "reshapes", "vector_to_elements_unroll_patterns"),), _nothing),
    "vector.unroll_from_elements": (((_V + "reshapes", "vector_from_elements_unroll_patterns"),), _nothing),
    "vector.lower_gather": (((_V + "gather", "vector_gather_lowering_patterns"),), _nothing),
    "vector.lower_create_mask": (((_V + "masks", "vector_mask_op_lowering_patterns"),), _nothing),
    "vector.lower_masks": (((_V + "masks", "vector_mask_op_lowering_patterns"),), _nothing),
    "vector.lower_masked_transfers": (
        ((_V + "masks", "vector_mask_lowering_patterns_for_side_effecting_ops"),),
        _nothing,
    ),
    "vector.materialize_masks": (
        ((_V + "masks", "vector_mask_materialization_patterns"),),
        lambda op: {"force_32bit_indices": False},
    ),
    "vector.sink_ops": (((_V + "sink", "vector_sink_patterns"),), _nothing),
    "vector.reduction_to_contract": (
        ((_V + "reduction_to_contract", "vector_reduction_to_contract_patterns"),),
        _nothing,
    ),
    "vector.transfer_to_scf": ((("lamina.conversion.vector_to_scf", "vector_to_scf_patterns"),), _transfer_to_scf),
    "vector.fold_arith_extension": (((_V + "fold_arith_extension", "fold_arith_extension_patterns"),), _nothing),
    "vector.cast_away_vector_leading_one_dim": (
        ((_V + "leading_unit_dims", "cast_away_vector_leading_one_dim_patterns"),),
        _nothing,
    ),
    "vector.rank_reducing_subview_patterns": (
        ((_V + "unit_dims", "vector_transfer_drop_unit_dims_patterns"),),
        _nothing,
    ),
    "vector.drop_unit_dims_with_shape_cast": (
        ((_V + "unit_dims", "drop_unit_dim_with_shape_cast_patterns"),),
        _nothing,
    ),
    "vector.drop_inner_most_unit_dims_from_xfer_ops": (
        ((_V + "unit_dims", "drop_inner_most_unit_dims_xfer_op_patterns"),),
        _nothing,
    ),
    "vector.elementwise_to_vector": (
        ((_V + "elementwise_to_vector", "elementwise_to_vector_ops_patterns"),),
        _nothing,
    ),
    "vector.sink_mem_ops": (((_V + "sink_memory", "sink_vector_mem_ops_patterns"),), _nothing),
    "linalg.fold_unit_extent_dims_via_reshapes": (((_T + "patterns", "fold_unit_dims_via_reshapes"),), _nothing),
    "linalg.fold_unit_extent_dims_via_slices": (((_T + "patterns", "fold_unit_dims_via_slices"),), _nothing),
    "linalg.decompose_pad": (((_T + "patterns", "decompose_pad"),), _nothing),
    "scf.for_loop_canonicalization": (((_T + "patterns", "for_loop_canonicalization"),), _nothing),
    "linalg.erase_unnecessary_inputs": (((_D + "linalg.transforms.erase_unused", "erase_unused_patterns"),), _nothing),
    "tensor.decompose_concat": (((_TENSOR + "empty", "decompose_concat_patterns"),), _nothing),
    "tensor.drop_redundant_insert_slice_rank_expansion": (
        ((_TENSOR + "slices", "drop_redundant_rank_expansion_patterns"),),
        _nothing,
    ),
    "tensor.fold_tensor_empty": (((_TENSOR + "empty", "fold_empty_patterns"),), _single_use),
    "tensor.fold_tensor_subset_ops": (((_TENSOR + "slices", "fold_subset_patterns"),), _nothing),
    "tensor.fold_tensor_subset_ops_into_vector_transfers": (
        ((_TENSOR + "slices", "fold_slices_into_transfers_patterns"),),
        _nothing,
    ),
    "tensor.merge_consecutive_insert_extract_slice": (
        ((_TENSOR + "slices", "merge_consecutive_slices_patterns"),),
        _nothing,
    ),
    "tensor.reassociative_reshape_folding": (
        ((_TENSOR + "reshapes", "reassociative_reshape_folding_patterns"),),
        _nothing,
    ),
    "tensor.bubble_up_extract_slice": (((_TENSOR + "reshapes", "bubble_up_extract_slice_patterns"),), _nothing),
    "tensor.fold_into_pack_and_unpack": (((_LINALG + "fold_relayout", "fold_into_relayout_patterns"),), _nothing),
    "linalg.fold_pack_unpack_into_empty": (((_LINALG + "fold_relayout", "fold_empty_relayout_patterns"),), _nothing),
    "linalg.decompose_pack_unpack": (((_LINALG + "decompose_relayout", "decompose_relayout_patterns"),), _nothing),
    "linalg.fold_add_into_dest": (((_LINALG + "fold_add", "fold_add_into_destination_patterns"),), _nothing),
    "linalg.pad_vectorization": (((_LINALG + "vectorize_pad_users", "pad_vectorization_patterns"),), _nothing),
    "linalg.tiling_canonicalization": (((_T + "patterns", "tiling_canonicalization"),), _nothing),
    "tensor.rewrite_as_constant": (((_TENSOR + "constants", "constant_patterns"),), _aggressive),
    "memref.alloc_to_alloca": (((_MEMREF + "alloc_to_alloca", "alloc_to_alloca_patterns"),), _size_limit),
    "memref.fold_memref_alias_ops": (((_MEMREF + "fold_aliases", "fold_alias_patterns"),), _nothing),
    "memref.expand_ops": (((_MEMREF + "expand_ops", "expand_ops_patterns"),), _nothing),
    "memref.extract_address_computations": (
        ((_MEMREF + "extract_addresses", "extract_address_patterns"),),
        _nothing,
    ),
    "memref.resolve_ranked_shaped_type_result_dims": (
        ((_LINALG + "resolve_dims", "resolve_dims_patterns"),),
        _nothing,
    ),
    "gpu.eliminate_barriers": (((_D + "gpu.eliminate_barriers", "eliminate_barriers_patterns"),), _nothing),
    "memref.expand_strided_metadata": (
        (("lamina.conversion.expand_strided_metadata", "expand_strided_metadata_patterns"),),
        _nothing,
    ),
}


def decompose_pad() -> list[RewritePattern]:
    return [convert_pad]


def for_loop_canonicalization() -> list[RewritePattern]:
    return list(FOR_LOOP_PATTERNS)


_TILED = (
    "affine.apply affine.for affine.min affine.max memref.subview memref.view scf.for scf.parallel tensor.cast "
    "tensor.empty tensor.extract_slice tensor.insert_slice tensor.pad"
).split()


def tiling_canonicalization() -> list[RewritePattern]:
    """Returns the canonicalization patterns for tiled code: loops, sizes, slices, structured operations."""
    linalg = load_dialect("linalg")
    assert linalg is not None
    classes = [lookup_operation(name) for name in _TILED]
    classes += [cls for cls in linalg.operations.values() if issubclass(cls, LinalgOp)]
    patterns = dialect_canonicalization_patterns("linalg")
    for cls in classes:
        assert cls is not None
        patterns += [pattern for pattern in canonicalization_patterns(cls) if pattern not in patterns]
    return patterns


def fold_unit_dims_via_reshapes() -> list[RewritePattern]:
    """MLIR's populateFoldUnitExtentDimsPatterns with reshapes of reassociations."""
    return fold_unit_dims_patterns(RankReduction.RESHAPE)


def fold_unit_dims_via_slices() -> list[RewritePattern]:
    """Returns the same with slices that drop dims."""
    return fold_unit_dims_patterns(RankReduction.SLICE)


_PREFIX = "transform.apply_patterns."


def patterns_of(op: Operation, anchor: Operation) -> list[RewritePattern] | PatternSet:
    """Returns the patterns of a descriptor. Raises DefiniteFailure for an unsupported set."""
    name = op.name.removeprefix(_PREFIX)
    if name == "canonicalization":
        return canonicalization_set(anchor)
    pattern_set = _SETS.get(name)
    if pattern_set is None:
        raise definite(op, f"lamina does not implement '{op.name}'")
    functions, arguments = pattern_set
    patterns: list[RewritePattern] = []
    for module, function in functions:
        if importlib.util.find_spec(module) is None:
            raise definite(op, f"lamina does not implement '{op.name}'")
        patterns += getattr(importlib.import_module(module), function)(**arguments(op))
    return patterns


def _collect(op: ApplyPatternsOp, target: Operation) -> PatternSet:
    sets: list[Any] = []
    block = op.regions[0].first_block
    for descriptor in block.operations if block is not None else ():
        sets.append(patterns_of(descriptor, target))
    if len(sets) == 1 and isinstance(sets[0], PatternSet):
        return sets[0]
    merged: list[RewritePattern] = []
    canonical: PatternSet | None = None
    for patterns in sets:
        if isinstance(patterns, PatternSet):
            canonical = patterns
        else:
            merged += patterns
    if canonical is not None:
        canonical.add(*merged)
        return canonical
    return PatternSet(merged)


@implement(each=True)
def apply_patterns(op: ApplyPatternsOp, rewriter: TransformRewriter, target: Operation, state: TransformState) -> None:
    """Greedily, until nothing changes; with apply_cse in turn with elimination of common subexpressions."""
    require_separate_payload(op, target)
    patterns = _collect(op, target)
    iterations, rewrites = op.max_iterations, op.max_num_rewrites
    config = GreedyConfig(
        listener=state.listener,
        max_iterations=NO_LIMIT if iterations == -1 else iterations,
        max_num_rewrites=NO_LIMIT if rewrites == -1 else rewrites,
        local_patterns=True,
    )
    use_cse = op.apply_cse
    limit = 50
    for _ in range(limit):
        if target.has_trait(traits.IsolatedFromAbove):
            converged = bool(apply_patterns_greedily(target, patterns, config))
        else:
            inner = [operation for operation in target.walk_post_order() if operation is not target]
            converged = bool(apply_ops_greedily(inner, patterns, config))
        if not converged:
            raise silenceable(op, "greedy pattern application failed", ("target op", target))
        if not use_cse or not _eliminate(target, rewriter):
            return
    raise definite(op, "fixpoint iteration did not converge in apply_patterns")


def _eliminate(target: Operation, rewriter: TransformRewriter) -> bool:
    from lamina.passes.cse import CommonSubexpressions  # start-up

    return CommonSubexpressions(rewriter).run(target)
