"""vector.transfer_read and vector.transfer_write: with simpler permutation maps, and as loads and stores."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from lamina.conversion.vector_lowering.common import maskable_pattern
from lamina.dialects.vector.builders import broadcast, extract, transpose
from lamina.dialects.vector.ops import (
    ExtractOp,
    LoadOp,
    MaskedLoadOp,
    MaskedStoreOp,
    StoreOp,
    TransferReadOp,
    TransferWriteOp,
)
from lamina.dialects.vector.queries import (
    has_out_of_bounds_dim,
    has_tensor_semantics,
    in_bounds_flags,
    transfer_map,
    vector_of_transfer,
)
from lamina.dialects.vector.shapes import with_leading
from lamina.ir.affine import AffineConstantExpr, AffineDimExpr, AffineMap, inverse_permutation, symbol
from lamina.ir.attributes import AffineMapAttr
from lamina.ir.builder import Builder
from lamina.ir.types import MemRefType, ShapedType, VectorType
from lamina.ir.value import Value
from lamina.rewrite.pattern import FunctionPattern, Outcome, RewritePattern

if TYPE_CHECKING:
    from lamina.conversion.vector_lowering.common import Replacement
    from lamina.dialects.vector.ops import MaskOp
    from lamina.ir.attribute import Type
    from lamina.ir.value import OpResult
    from lamina.rewrite.rewriter import MatchFailure, PatternRewriter


def vector_transfer_lowering_patterns(max_transfer_rank: int | None = None, benefit: int = 1) -> list[RewritePattern]:
    """MLIR's populateVectorTransferLoweringPatterns: transfers of at most that rank."""

    def read(op: TransferReadOp, masking: MaskOp | None, rewriter: PatternRewriter) -> Replacement:
        return _read_to_load(op, masking, rewriter, max_transfer_rank)

    def write(op: TransferWriteOp, masking: MaskOp | None, rewriter: PatternRewriter) -> Replacement:
        return _write_to_store(op, masking, rewriter, max_transfer_rank)

    return [
        maskable_pattern(read, TransferReadOp, "TransferReadToVectorLoadLowering", benefit),
        maskable_pattern(write, TransferWriteOp, "TransferWriteToVectorStoreLowering", benefit),
    ]


def vector_transfer_permutation_map_lowering_patterns(benefit: int = 1) -> list[RewritePattern]:
    """MLIR's populateVectorTransferPermutationMapLoweringPatterns."""
    return [
        maskable_pattern(_transpose_after_read, TransferReadOp, "TransferReadPermutationLowering", benefit),
        maskable_pattern(_transpose_before_write, TransferWriteOp, "TransferWritePermutationLowering", benefit),
        maskable_pattern(_broadcast_after_read, TransferReadOp, "TransferOpReduceRank", benefit),
        maskable_pattern(_write_missing_dims, TransferWriteOp, "TransferWriteNonPermutationLowering", benefit),
    ]


def scalar_vector_transfer_lowering_patterns(
    benefit: int = 1, allow_multiple_uses: bool = False
) -> list[RewritePattern]:
    """MLIR's populateScalarVectorTransferLoweringPatterns."""

    def extract_read(op: ExtractOp, rewriter: PatternRewriter) -> Outcome:
        return _extract_of_read(op, rewriter, allow_multiple_uses)

    return [
        FunctionPattern(extract_read, ExtractOp, benefit, "RewriteScalarExtractOfTransferRead"),
        FunctionPattern(_scalar_write, TransferWriteOp, benefit, "RewriteScalarWrite"),
    ]


def new_read(
    builder: Builder,
    op: TransferReadOp,
    type: VectorType,
    map: AffineMap,
    in_bounds: Sequence[bool],
    indices: Sequence[Value] | None = None,
    mask: Value | None = None,
) -> Value:
    """Creates another read of the same memory."""
    return builder.create(
        TransferReadOp,
        op.base,
        op.indices if indices is None else list(indices),
        AffineMapAttr(map),
        op.padding,
        mask,
        list(in_bounds),
        vector=type,
    ).results[0]


def new_write(
    builder: Builder,
    op: TransferWriteOp,
    value: Value,
    map: AffineMap,
    in_bounds: Sequence[bool],
    mask: Value | None,
    base: Value | None = None,
    indices: Sequence[Value] | None = None,
) -> OpResult[Type] | tuple[()]:
    """Creates another write to the same memory: its result on tensors, otherwise ()."""
    target = op.base if base is None else base
    transfer_write = builder.create(
        TransferWriteOp,
        value,
        target,
        op.indices if indices is None else list(indices),
        AffineMapAttr(map),
        mask,
        list(in_bounds),
        result_types=[target.type] if op.results else [],
    )
    return transfer_write.results[0] if transfer_write.results else ()


# ---- Loads and stores


def has_unit_stride(type: MemRefType) -> bool:
    """True if the elements of the last dimension are adjacent."""
    layout = type.strides_and_offset()
    return layout is not None and (not layout[0] or layout[0][-1] == 1)


def _cannot_access_directly(
    op: TransferWriteOp | TransferReadOp, masking: MaskOp | None, rewriter: PatternRewriter, most: int | None
) -> MatchFailure | None:
    """Returns why the transfer is not a plain load or store, as a match failure; None if it is one."""
    type, memref = vector_of_transfer(op), op.base.type
    fail = rewriter.notify_match_failure
    if most is not None and type.rank > most:
        return fail(op, "vector type is greater than max transfer rank")
    if masking is not None:
        return fail(op, "Masked case not supported")
    if not isinstance(memref, MemRefType):
        return fail(op, lambda: f"not a memref type: {memref}")
    if not has_unit_stride(memref):
        return fail(op, lambda: f"most minor stride is not 1: {memref}")
    return None


def _read_to_load(
    op: TransferReadOp, masking: MaskOp | None, rewriter: PatternRewriter, most: int | None
) -> Replacement:
    """Lowers to a load of the non-broadcast part, and a broadcast."""
    problem = _cannot_access_directly(op, masking, rewriter, most)
    if problem is not None:
        return problem
    fail = rewriter.notify_match_failure
    type, element = op.vector.type, op.base.type.element_type
    repeated: list[int] = []
    if not transfer_map(op).is_minor_identity_with_broadcasting(repeated):
        return fail(op, "not minor identity + bcast")
    shape = [1 if axis in repeated else size for axis, size in enumerate(type.shape)]
    loaded = VectorType(shape, type.element_type, type.scalable_dims)
    if isinstance(element, VectorType) and element is not loaded:
        return fail(op, "incompatible element type")
    if not isinstance(element, VectorType) and element is not type.element_type:
        return fail(op, "non-matching element type")
    if has_out_of_bounds_dim(op):
        return fail(op, "out-of-bounds needs mask")
    if op.mask is not None:
        if type.rank != 1:
            return fail(op, "vector type is not rank 1, can't create masked load, needs VectorToSCF")
        fill = broadcast(rewriter, op.padding, loaded)
        value = rewriter.create(MaskedLoadOp, op.base, op.indices, op.mask, fill, result=loaded).results[0]
    else:
        value = rewriter.create(LoadOp, op.base, op.indices, result=loaded).results[0]
    return broadcast(rewriter, value, type) if repeated else value


def _write_to_store(
    op: TransferWriteOp, masking: MaskOp | None, rewriter: PatternRewriter, most: int | None
) -> Replacement:
    problem = _cannot_access_directly(op, masking, rewriter, most)
    if problem is not None:
        return problem
    fail = rewriter.notify_match_failure
    type, element = op.value_to_store.type, op.base.type.element_type
    map = transfer_map(op)
    if not map.is_minor_identity():
        return fail(op, lambda: f"permutation map is not minor identity: {map}")
    if isinstance(element, VectorType) and element is not type:
        return fail(op, "elemental type mismatch")
    if not isinstance(element, VectorType) and element is not type.element_type:
        return fail(op, "elemental type mismatch")
    if has_out_of_bounds_dim(op):
        return fail(op, "out of bounds dim")
    if op.mask is not None:
        if type.rank != 1:
            return fail(op, "vector type is not rank 1, can't create masked store, needs VectorToSCF")
        rewriter.create(MaskedStoreOp, op.base, op.indices, op.mask, op.value_to_store)
    else:
        rewriter.create(StoreOp, op.value_to_store, op.base, op.indices)
    return ()


# ---- Permutation maps


def _inverse_transposed(flags: Sequence[bool], permutation: Sequence[int]) -> list[bool]:
    permuted = list(flags)
    for position, target in enumerate(permutation):
        permuted[target] = flags[position]
    return permuted


def _transpose_after_read(op: TransferReadOp, masking: Any, rewriter: PatternRewriter) -> Replacement:
    """Reads in the order of memory, and transposes."""
    map = transfer_map(op)
    fail = rewriter.notify_match_failure
    if not map.num_results:
        return fail(op, "0 result permutation map")
    if masking is not None:
        return fail(op, "Masked case not supported")
    permutation: list[int] = []
    if not map.is_permutation_of_minor_identity_with_broadcasting(permutation):
        return fail(op, "map is not permutable to minor identity, apply another pattern")
    order = AffineMap.permutation(permutation)
    if order.is_identity():
        return fail(op, "map is already minor identity")
    inverse = inverse_permutation(order)
    assert inverse is not None
    type = op.vector.type
    shape, flags = list(type.shape), list(type.scalable_dims)
    for position, target in enumerate(permutation):
        shape[target], flags[target] = type.shape[position], type.scalable_dims[position]
    read = new_read(
        rewriter,
        op,
        VectorType(shape, type.element_type, flags),
        inverse.compose(map),
        _inverse_transposed(in_bounds_flags(op), permutation),
        mask=op.mask,
    )
    return transpose(rewriter, read, permutation)


def _transpose_before_write(op: TransferWriteOp, masking: MaskOp | None, rewriter: PatternRewriter) -> Replacement:
    """Transposes, and writes in the order of memory."""
    map = transfer_map(op)
    fail = rewriter.notify_match_failure
    if not map.num_results:
        return fail(op, "0-d corner case not supported")
    if masking is not None:
        return fail(op, "Masked case not supported")
    permutation: list[int] = []
    if map.is_minor_identity():
        return fail(op, "map is already minor identity")
    if not map.is_permutation_of_minor_identity_with_broadcasting(permutation):
        return fail(op, "map is not permutable to minor identity, apply another pattern")
    inverse = inverse_permutation(map.compress_unused_dims())
    assert inverse is not None
    order = [expr.position for expr in inverse.results if isinstance(expr, AffineDimExpr)]
    value = transpose(rewriter, op.value_to_store, order)
    target = AffineMap.minor_identity(map.num_dims, map.num_results)
    flags = _inverse_transposed(in_bounds_flags(op), permutation)
    return new_write(rewriter, op, value, target, flags, op.mask)


def _broadcast_after_read(op: TransferReadOp, masking: Any, rewriter: PatternRewriter) -> Replacement:
    """Reads without the leading repeated dimensions, and broadcasts; a single element is not read as a vector."""
    map = transfer_map(op)
    fail = rewriter.notify_match_failure
    if masking is not None:
        return fail(op, "Masked case not supported")
    lead = 0
    while lead < map.num_results and isinstance(map.results[lead], AffineConstantExpr):
        lead += 1
    if not lead:
        return fail(op, "no leading broadcasts in map")
    rest = AffineMap(map.num_dims, 0, map.results[lead:])
    if not rest.is_minor_identity_with_broadcasting():
        return fail(op, "map is not a minor identity with broadcasting")
    type = op.vector.type
    if not rest.num_results and op.mask is None and op.base.type.element_type is type.element_type:
        return broadcast(rewriter, _load_element(rewriter, op.base, list(op.indices)), type)
    part = VectorType(type.shape[lead:], type.element_type, type.scalable_dims[lead:])
    read = new_read(rewriter, op, part, rest, in_bounds_flags(op)[lead:], mask=op.mask)
    return broadcast(rewriter, read, type)


def _write_missing_dims(op: Any, masking: Any, rewriter: PatternRewriter) -> Replacement:
    """Writes along the inner dimensions that the map leaves out, too, one element wide."""
    map = transfer_map(op)
    fail = rewriter.notify_match_failure
    if not map.num_results:
        return fail(op, "0-d corner case not supported")
    if masking is not None:
        return fail(op, "Masked case not supported")
    if map.is_permutation_of_minor_identity_with_broadcasting([]):
        return fail(op, "map is already permutable to minor identity, apply another pattern")
    present = {expr.position for expr in map.results if isinstance(expr, AffineDimExpr)}
    missing = [axis for axis in range(min(present), map.num_dims) if axis not in present]
    ones = [1] * len(missing)
    value = broadcast(rewriter, op.value_to_store, with_leading(ones, op.value_to_store.type))
    mask = op.mask
    if mask is not None:
        rank = mask.type.rank
        mask = broadcast(rewriter, mask, with_leading(ones, mask.type))
        mask = transpose(rewriter, mask, [*range(len(ones), len(ones) + rank), *range(len(ones))])
    wider = AffineMap(map.num_dims, 0, [*(AffineDimExpr(axis) for axis in missing), *map.results])
    return new_write(rewriter, op, value, wider, [True] * len(missing) + in_bounds_flags(op), mask)


# ---- Single elements


def _extract_of_read(op: ExtractOp, rewriter: PatternRewriter, allow_multiple_uses: bool) -> Outcome:
    """extract(transfer_read(...)) -> load of one element"""
    read = op.source.defining_op
    if not isinstance(read, TransferReadOp) or isinstance(op.result.type, VectorType):
        return False
    if not allow_multiple_uses and not read.results[0].has_one_use:
        return False
    if allow_multiple_uses and any(
        not isinstance(user, ExtractOp) or isinstance(user.result.type, VectorType) for user in read.vector.users
    ):
        return False
    if read.mask is not None or has_out_of_bounds_dim(read) or not transfer_map(read).is_minor_identity():
        return False
    if transfer_map(read).num_results and read.vector.type.rank != transfer_map(read).num_results:
        return False
    from lamina.dialects.vector.fold_extract import mixed_position  # start-up

    indices: list[Value] = list(read.indices)
    position = mixed_position(op)
    for offset, index in enumerate(position):
        axis = len(indices) - len(position) + offset
        indices[axis] = _shifted(rewriter, indices[axis], index)
    rewriter.replace_op(op, [_load_element(rewriter, read.base, indices)])
    return True


def _shifted(rewriter: PatternRewriter, index: Value, offset: int | Value) -> Value:
    """Returns ``index + offset``, folded if both are known."""
    from lamina.dialects.affine.compose import make_composed_folded_apply, materialize  # start-up

    if isinstance(offset, Value):
        shifted = make_composed_folded_apply(rewriter, symbol(0) + symbol(1), [index, offset])
    else:
        shifted = make_composed_folded_apply(rewriter, symbol(0) + offset, [index])
    return materialize(rewriter, shifted)


def _load_element(rewriter: PatternRewriter, base: Value, indices: Sequence[Value]) -> Value:
    from lamina.dialects.memref.ops import LoadOp as MemRefLoadOp  # start-up
    from lamina.dialects.tensor.ops import ExtractOp as TensorExtractOp  # start-up

    if isinstance(base.type, MemRefType):
        return rewriter.create(MemRefLoadOp, base, list(indices), result=base.type.element_type).results[0]
    assert isinstance(base.type, ShapedType)
    element = base.type.element_type
    return rewriter.create(TensorExtractOp, base, list(indices), result=element).results[0]


def _scalar_write(op: TransferWriteOp, rewriter: PatternRewriter) -> Outcome:
    """A vector of one element is stored as that element."""
    type = op.value_to_store.type
    if type.is_scalable or type.num_elements != 1 or op.mask is not None or has_out_of_bounds_dim(op):
        return False
    if not transfer_map(op).is_minor_identity() or isinstance(op.base.type.element_type, VectorType):
        return False
    scalar = extract(rewriter, op.value_to_store, [0] * type.rank)
    if has_tensor_semantics(op):
        from lamina.dialects.tensor.ops import InsertOp as TensorInsertOp  # start-up

        rewriter.replace_op_with_new(op, TensorInsertOp, scalar, op.base, op.indices, result=op.base.type)
        return True
    from lamina.dialects.memref.ops import StoreOp as MemRefStoreOp  # start-up

    rewriter.create(MemRefStoreOp, scalar, op.base, op.indices)
    rewriter.erase_op(op)
    return True
