"""Verifiers of tensor operations beyond the types of their fields."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from lamina.dialects.tensor import shapes
from lamina.ir.diagnostics import VerifyFailure
from lamina.ir.reassociation import (
    RankReduction,
    check_rank_reduced,
    slice_bounds_error,
    verify_slice_numbers,
)
from lamina.ir.types import DYNAMIC, IndexType, RankedTensorType, TensorType

if TYPE_CHECKING:
    from lamina.dialects.tensor.ops import (
        CollapseShapeOp,
        ConcatOp,
        ExpandShapeOp,
        ExtractOp,
        ExtractSliceOp,
        GatherOp,
        GenerateOp,
        InsertOp,
        InsertSliceOp,
        PadOp,
        ParallelInsertSliceOp,
        ReshapeOp,
        ScatterOp,
    )
    from lamina.ir.value import Value

_STATIC_NAMES = ("static_offsets", "static_sizes", "static_strides")


def _plain(message: str) -> VerifyFailure:
    """Returns a failure that MLIR reports without the operation's name."""
    return VerifyFailure(message, raw=True)


def verify_dynamic_sizes(type: RankedTensorType, sizes: Sequence[Value]) -> None:
    """Verifies one operand per dynamic size of the type."""
    if len(sizes) != type.num_dynamic_dims:
        raise VerifyFailure(f"incorrect number of dynamic sizes, has {len(sizes)}, expected {type.num_dynamic_dims}")


def verify_concat(op: ConcatOp) -> None:
    types = [value.type for value in op.inputs]
    result = op.result.type
    if not types:
        raise VerifyFailure("requires at least one input")
    if any(type.rank != result.rank for type in types):
        raise VerifyFailure("rank of concatenated inputs must match result rank")
    if any(type.element_type is not result.element_type for type in types):
        raise VerifyFailure("inputs and result element type must match")
    dim = op.dim
    if dim >= result.rank:
        raise VerifyFailure("concatenation dim must be less than the tensor rank")
    try:
        inferred = shapes.concat_type(dim, types)
    except ValueError as error:
        raise VerifyFailure(
            f"static concatenation size mismatch along non-concatenated dimension {error.args[0]}"
        ) from None
    for expected, actual in zip(inferred.shape, result.shape, strict=True):
        if expected != actual and DYNAMIC not in (expected, actual):
            raise VerifyFailure(f"result type '{result}'does not match inferred shape '{inferred}' static sizes")


def verify_extract(op: ExtractOp) -> None:
    if len(op.indices) != op.tensor.type.rank:
        raise VerifyFailure("incorrect number of indices for extract_element")


def verify_insert(op: InsertOp) -> None:
    if len(op.indices) != op.dest.type.rank:
        raise VerifyFailure("incorrect number of indices")


# ---- Slices


def _verify_slice(
    op: ExtractSliceOp | InsertSliceOp | ParallelInsertSliceOp, whole: RankedTensorType, part: RankedTensorType
) -> None:
    rank = whole.rank
    verify_slice_numbers(op, (rank, rank, rank))
    offsets, sizes, strides = op.static_offsets, op.static_sizes, op.static_strides
    expected = shapes.with_shape(whole, sizes)
    problem = check_rank_reduced(expected, part)
    if problem is RankReduction.RANK_TOO_LARGE:
        raise _plain("expected rank to be smaller or equal to the other rank. ")
    if problem is RankReduction.SIZE_MISMATCH:
        raise _plain(f"expected type to be '{expected}' or a rank-reduced version. (size mismatch) ")
    if problem is RankReduction.ELEMENT_TYPE_MISMATCH:
        raise _plain(f"expected element type to be '{expected.element_type}'")
    error = slice_bounds_error(whole.shape, offsets, sizes, strides)
    if error is not None:
        raise VerifyFailure(error, raw=True)


def verify_extract_slice(op: ExtractSliceOp) -> None:
    _verify_slice(op, op.source.type, op.result.type)


def verify_insert_slice(op: InsertSliceOp) -> None:
    _verify_slice(op, op.dest.type, op.source.type)


# Operations that hold parallel insertions (MLIR's InParallelOpInterface).
_PARALLEL_HOLDERS = frozenset(("scf.forall.in_parallel",))


def verify_parallel_insert_slice(op: ParallelInsertSliceOp) -> None:
    verify_slice_numbers(op, (op.dest.type.rank,) * 3)
    holder = op.parent_op
    if holder is None or holder.name not in _PARALLEL_HOLDERS:
        raise _plain(f"expected InParallelOpInterface parent, got:\n{holder}")
    _verify_slice(op, op.dest.type, op.source.type)


# ---- Gather and scatter


def _verify_gathered_dims(dims: Sequence[int], indices: Sequence[int], rank: int, verb: str, of: str) -> None:
    if not dims:
        raise VerifyFailure(f"{verb}_dims must be non-empty")
    if len(dims) > rank:
        raise VerifyFailure(f"{verb}_dims overflow {of} rank")
    if not indices or indices[-1] != len(dims):
        raise VerifyFailure(f"{verb}_dims length must match the size of last dimension of indices")
    for value in dims:
        if value < 0:
            raise VerifyFailure(f"{verb}_dims value must be non-negative")
        if value >= rank:
            raise VerifyFailure(f"{verb}_dims value must be smaller than {of} rank")
    if any(first >= second for first, second in zip(dims, dims[1:], strict=False)):
        raise VerifyFailure(f"{verb}_dims values must be strictly increasing")


def _verify_gathered_type(
    whole: RankedTensorType, part: RankedTensorType, indices: RankedTensorType, dims: Sequence[int], what: str
) -> None:
    full = shapes.gather_type(whole, indices, dims, False)
    reduced = shapes.gather_type(whole, indices, dims, True)
    if part is not full and part is not reduced:
        raise VerifyFailure(
            f"{what} type mismatch: expected '{full}' or its rank-reduced variant '{reduced}' (got: '{part}')"
        )


def verify_gather(op: GatherOp) -> None:
    source, indices = op.source.type, op.indices.type
    dims = op.gather_dims
    _verify_gathered_dims(dims, indices.shape, source.rank, "gather", "source")
    _verify_gathered_type(source, op.result.type, indices, dims, "result")


def verify_scatter(op: ScatterOp) -> None:
    dest, indices = op.dest.type, op.indices.type
    dims = op.scatter_dims
    _verify_gathered_dims(dims, indices.shape, dest.rank, "scatter", "dest")
    if not op.unique:
        raise VerifyFailure("requires 'unique' attribute to be set")
    _verify_gathered_type(dest, op.source.type, indices, dims, "source")


# ---- Bodies


def _all_index(types: Sequence[Any]) -> bool:
    return all(isinstance(type, IndexType) for type in types)


def verify_generate_body(op: GenerateOp) -> None:
    result = op.result.type
    types = [argument.type for argument in op.body.arguments]
    if not _all_index(types):
        raise _plain("all body arguments must be index")
    if len(types) != result.rank:
        raise _plain("must have one body argument per input dimension")
    if op.body.entry_block.terminator.only_operand.type is not result.element_type:
        raise VerifyFailure("body must be terminated with a `yield` operation of the tensor element type")


def verify_pad(op: PadOp) -> None:
    source, result = op.source.type, op.result.type
    expected = shapes.padded_type(source, op.static_low, op.static_high)
    if expected is None:
        raise _plain(f"failed to infer expectedType from sourceType '{source}', specified resultType is '{result}'")
    fits = result.rank == expected.rank and all(
        actual == wanted or wanted == DYNAMIC for actual, wanted in zip(result.shape, expected.shape, strict=True)
    )
    if not fits:
        raise _plain(f"specified type '{result}' does not match the inferred type '{expected}'")


def verify_pad_body(op: PadOp) -> None:
    result = op.result.type
    types = [argument.type for argument in op.region.arguments]
    if len(types) != result.rank:
        raise _plain(f"expected the block to have {result.rank} arguments")
    for position, type in enumerate(types, 1):
        if not isinstance(type, IndexType):
            raise VerifyFailure(f"expected block argument {position} to be an index")
    if op.region.entry_block.terminator.only_operand.type is not result.element_type:
        raise VerifyFailure("expected yield type to match shape element type")


# ---- Reshapes


def verify_reshape(op: ReshapeOp) -> None:
    source, result = op.source.type, op.result.type
    if source.element_type is not result.element_type:
        raise VerifyFailure("element types of source and destination tensor types should be the same")
    if not isinstance(result, RankedTensorType):
        return
    if result.has_static_shape and source.has_static_shape and source.num_elements != result.num_elements:
        raise VerifyFailure("source and destination tensor should have the same number of elements")
    length = op.shape.type.shape[0]
    if length == DYNAMIC:
        raise VerifyFailure("cannot use shape operand with dynamic length to reshape to statically-ranked tensor type")
    if length != result.rank:
        raise VerifyFailure("length of shape operand differs from the result's tensor rank")


def verify_expand_shape(op: ExpandShapeOp) -> None:
    source, result = _ranked(op.src.type), _ranked(op.result.type)
    static = op.static_output_shape
    if len(static) != result.rank:
        raise VerifyFailure(
            f"expected number of static shape dims to be equal to the output rank ({result.rank}) but found "
            f"{len(static)} inputs instead"
        )
    dynamic = static.count(DYNAMIC)
    if len(op.output_shape) != dynamic:
        raise VerifyFailure(
            "mismatch in dynamic dims in output_shape and static_output_shape: static_output_shape has "
            f"{dynamic} dynamic dims while output_shape has {len(op.output_shape)} values"
        )
    _verify_reassociation(op, result, source)


def _ranked(type: TensorType) -> RankedTensorType:
    if not isinstance(type, RankedTensorType):
        raise VerifyFailure("expects ranked tensors")
    return type


def verify_collapse_shape(op: CollapseShapeOp) -> None:
    source, result = _ranked(op.src.type), _ranked(op.result.type)
    if any(not group for group in op.reassociation):
        raise VerifyFailure("reassociation indices must not be empty")
    _verify_reassociation(op, source, result)


def _verify_reassociation(
    op: ExpandShapeOp | CollapseShapeOp, expanded: RankedTensorType, collapsed: RankedTensorType
) -> None:
    groups = op.reassociation
    rank = expanded.rank
    if rank < collapsed.rank:
        raise VerifyFailure(
            f"expected the expanded type, '{expanded}' to have a higher (or same) rank than the collapsed type, "
            f"'{collapsed}'."
        )
    if collapsed.rank != len(groups):
        raise VerifyFailure(
            f"expected collapsed rank ({collapsed.rank}) to equal the number of reassociation maps ({len(groups)})."
        )
    named = max((max(group) + 1 for group in groups if group), default=0)
    if groups and named != rank:
        raise VerifyFailure(
            f"expected reassociation map #0 to have size equal to the expanded rank ({rank}), but it is  {named}."
        )
    following = 0
    for position, group in enumerate(groups):
        if group != list(range(following, following + len(group))):
            raise VerifyFailure(f"expected reassociation map #{position} to be valid and contiguous.")
        following += len(group)
    _verify_group_sizes(groups, expanded, collapsed)
    expected = shapes.collapsed_tensor_type(expanded, groups)
    if expected is not shapes.without_encoding(collapsed):
        raise VerifyFailure(f"expected collapsed type to be '{expected}', but got '{collapsed}'")


def _verify_group_sizes(
    groups: Sequence[Sequence[int]], expanded: RankedTensorType, collapsed: RankedTensorType
) -> None:
    for position, group in enumerate(groups):
        sizes = [expanded.shape[dimension] for dimension in group]
        actual = collapsed.shape[position]
        if DYNAMIC in sizes:
            if actual != DYNAMIC:
                raise VerifyFailure(
                    f"expected dimension {position} of collapsed type to be dynamic since one or more of the "
                    "corresponding dimensions in the expanded type is dynamic"
                )
            continue
        product = 1
        for size in sizes:
            product *= size
        if actual != product:
            raise VerifyFailure(f"expected dimension {position} of collapsed type to be static value of {product}")
