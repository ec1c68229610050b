"""Steps on whole functions: sets of patterns, passes, bufferization."""

from __future__ import annotations

from tests.transform.random_schedules.script import ANY, Script

# ---- Whole functions

SETS = (
    "canonicalization", "canonicalization", "linalg.tiling_canonicalization",
    "linalg.fold_unit_extent_dims_via_reshapes",
    "linalg.fold_unit_extent_dims_via_slices", "linalg.erase_unnecessary_inputs", "linalg.decompose_pack_unpack",
    "linalg.decompose_pad", "linalg.fold_add_into_dest", "linalg.pad_vectorization",
    "linalg.fold_pack_unpack_into_empty",
    "tensor.fold_into_pack_and_unpack", "tensor.decompose_concat", "tensor.drop_redundant_insert_slice_rank_expansion",
    "tensor.fold_tensor_empty", "tensor.fold_tensor_subset_ops", "tensor.fold_tensor_subset_ops_into_vector_transfers",
    "tensor.merge_consecutive_insert_extract_slice", "tensor.reassociative_reshape_folding",
    "tensor.bubble_up_extract_slice", "tensor.rewrite_as_constant", "tensor.rewrite_as_constant aggressive",
    "scf.for_loop_canonicalization", "memref.expand_ops", "memref.expand_strided_metadata",
    "memref.extract_address_computations", "memref.fold_memref_alias_ops", "memref.alloc_to_alloca",
    "memref.resolve_ranked_shaped_type_result_dims",
)  # fmt: skip
VECTOR_SETS = (
    "cast_away_vector_leading_one_dim", "rank_reducing_subview_patterns", "drop_unit_dims_with_shape_cast",
    "drop_inner_most_unit_dims_from_xfer_ops", "transfer_permutation_patterns", "lower_bitcast", "lower_broadcast",
    "lower_contraction", "lower_contraction lowering_strategy = outerproduct",
    "lower_contraction lowering_strategy = dot", "lower_contraction lowering_strategy = parallelarith",
    "lower_contraction lowering_strategy = llvmintr", "lower_create_mask", "lower_masks",
    "lower_masked_transfers", "materialize_masks", "lower_multi_reduction",
    "lower_multi_reduction lowering_strategy = innerreduction",
    "lower_multi_reduction lowering_strategy = innerparallel", "lower_outerproduct", "lower_gather",
    "unroll_from_elements", "unroll_to_elements", "lower_scan", "lower_shape_cast", "lower_transfer",
    "lower_transfer max_transfer_rank = 2", "lower_transpose", "lower_transpose lowering_strategy = shuffle_1d",
    "lower_transpose lowering_strategy = shuffle_16x16", "lower_transpose avx2_lowering_strategy = true",
    "lower_interleave", "interleave_to_shuffle", "rewrite_narrow_types", "split_transfer_full_partial",
    "split_transfer_full_partial split_transfer_strategy = \"linalg-copy\"",
    "split_transfer_full_partial split_transfer_strategy = \"vector-transfer\"",
    "split_transfer_full_partial split_transfer_strategy = \"force-in-bounds\"", "transfer_to_scf",
    "transfer_to_scf full_unroll = true", "fold_arith_extension", "elementwise_to_vector", "reduction_to_contract",
    "sink_ops", "sink_mem_ops",
)  # fmt: skip
PASSES = (
    "canonicalize", "cse", "linalg-generalize-named-ops", "linalg-fuse-elementwise-ops", "convert-linalg-to-loops",
    "loop-invariant-code-motion", "fold-memref-alias-ops", "linalg-specialize-generic-ops",
    "linalg-fold-unit-extent-dims",
    "convert-vector-to-scf", "scf-for-loop-canonicalization", "convert-elementwise-to-linalg", "lower-affine",
)  # fmt: skip


def patterns(script: Script, vectors: bool) -> None:
    """One or several sets on the function."""
    names = script.rng.sample(
        [f"vector.{one}" for one in VECTOR_SETS] if vectors else SETS, script.rng.choice((1, 1, 2, 3))
    )
    script.rng.shuffle(names)
    function = script.function()
    body = "".join(f"\n      transform.apply_patterns.{one}" for one in names)
    flags = " {apply_cse}" if script.chance(0.15) else ""
    script.lines.append(f"transform.apply_patterns to {function} {{{body}\n    }}{flags} : {ANY}")


def whole(script: Script) -> None:
    """A step on the whole function."""
    kind = script.rng.choice(
        ("patterns", "patterns", "cse", "dce", "licm", "pass", "bufferize", "hoist", "subsets", "empty")
    )
    if kind == "patterns":
        patterns(script, script.chance(0.3))
        return
    function = script.function()
    match kind:
        case "cse" | "dce":
            script.step(f"apply_{kind} to {function}", [], [], types=ANY)
        case "licm":
            loops = script.step(f"structured.match interface{{LoopLikeInterface}} in {function}", [ANY], [ANY])[0]
            script.step(f"apply_licm to {loops}", [], [], types=ANY)
        case "pass":
            script.step(f'apply_registered_pass "{script.rng.choice(PASSES)}" to {function}', [ANY], [ANY])
        case "bufferize":
            flags = script.flags(
                0.4,
                "bufferize_function_boundaries = true",
                "allow_return_allocs_from_loops = true",
                'memcpy_op = "linalg.copy"',
            )
            layout = script.rng.choice(("", "", "layout{IdentityLayoutMap} "))
            script.step(f"bufferization.one_shot_bufferize {layout}{script.root}{flags}", [ANY], [ANY])
        case "hoist":
            word = script.rng.choice(("transfers", "broadcasts"))
            flags = script.flags(0.3, "verify_non_zero_trip") if word == "transfers" else ""
            script.step(f"structured.hoist_redundant_vector_{word} {function}{flags}", [ANY], [ANY])
        case "subsets":
            loops = script.step(f'structured.match ops{{["scf.for"]}} in {function}', [ANY], [ANY])[0]
            script.step(f"loop.hoist_loop_invariant_subsets {loops}", [], [], types=ANY)
        case "empty":
            word = script.rng.choice(
                (
                    "bufferization.eliminate_empty_tensors",
                    "structured.eliminate_empty_tensors",
                    "memref.erase_dead_alloc_and_stores",
                )
            )
            types = f"({ANY}) -> ()" if word.startswith("memref") else ANY
            script.step(f"{word} {function}", [], [], types=types)
