"""Canonicalization of vector memory operations: masked accesses with a known mask, consecutive transfers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from lamina.define.properties import find_property
from lamina.dialects.vector.builders import broadcast, transpose
from lamina.dialects.vector.ops import (
    CompressStoreOp,
    ExpandLoadOp,
    GatherOp,
    LoadOp,
    MaskedLoadOp,
    MaskedStoreOp,
    ScatterOp,
    StoreOp,
    TransferReadOp,
    TransferWriteOp,
)
from lamina.dialects.vector.queries import (
    MaskFormat,
    has_out_of_bounds_dim,
    has_tensor_semantics,
    mask_format,
    producer,
    same_values,
    transfer_map,
    transfers_are_disjoint,
    vector_of_transfer,
)
from lamina.interfaces.view_like import MixedValue
from lamina.ir.affine import AffineConstantExpr, AffineDimExpr
from lamina.ir.attributes import DenseElementsAttr
from lamina.ir.types import DYNAMIC, MemRefType, RankedTensorType, VectorType
from lamina.ir.value import Value, type_as
from lamina.rewrite.canonicalization import canonicalize, canonicalize_dialect
from lamina.rewrite.fold import constant_int, constant_value
from lamina.rewrite.rewriter import PatternRewriter

if TYPE_CHECKING:
    from lamina.dialects.tensor.ops import InsertSliceOp
    from lamina.ir.operation import Operation
    from lamina.rewrite.pattern import Outcome

# ---- Masked accesses


@canonicalize(MaskedLoadOp, name="MaskedLoadFolder")
@canonicalize(ExpandLoadOp, name="ExpandLoadFolder")
def load_under_known_mask(op: MaskedLoadOp | ExpandLoadOp, rewriter: PatternRewriter) -> Outcome:
    """maskedload(all true) -> load; maskedload(all false) -> pass_thru"""
    format = mask_format(op.mask)
    if format is MaskFormat.ALL_TRUE:
        extra = {"alignment": find_property(op, type(op).alignment)}
        rewriter.replace_op_with_new(op, LoadOp, op.base, op.indices, result=op.result.type, **extra)
        return True
    if format is MaskFormat.ALL_FALSE:
        rewriter.replace_op(op, [op.pass_thru])
        return True
    return False


@canonicalize(MaskedStoreOp, name="MaskedStoreFolder")
@canonicalize(CompressStoreOp, name="CompressStoreFolder")
def store_under_known_mask(op: MaskedStoreOp | CompressStoreOp, rewriter: PatternRewriter) -> Outcome:
    """maskedstore(all true) -> store; maskedstore(all false) -> erase"""
    format = mask_format(op.mask)
    if format is MaskFormat.ALL_TRUE:
        extra = {"alignment": find_property(op, type(op).alignment)}
        rewriter.replace_op_with_new(op, StoreOp, op.value_to_store, op.base, op.indices, **extra)
        return True
    if format is MaskFormat.ALL_FALSE:
        rewriter.erase_op(op)
        return True
    return False


@canonicalize(name="GatherFolder")
def gather_nothing(op: GatherOp, rewriter: PatternRewriter) -> Outcome:
    """gather(all false) -> pass_thru"""
    if mask_format(op.mask) is not MaskFormat.ALL_FALSE:
        return False
    rewriter.replace_op(op, [op.pass_thru])
    return True


@canonicalize(name="ScatterFolder")
def scatter_nothing(op: ScatterOp, rewriter: PatternRewriter) -> Outcome:
    """scatter(all false) -> erase"""
    if mask_format(op.mask) is not MaskFormat.ALL_FALSE:
        return False
    rewriter.replace_op(op, [op.base] if op.results else [])
    return True


def _counts_from_zero(indices: Value) -> bool:
    """True if the indices are 0, 1, 2, ..."""
    type = type_as(indices, VectorType)
    if type.rank != 1 or type.is_scalable:
        return False
    if producer(indices, "vector.step") is not None:
        return True
    constant = constant_value(indices)
    return isinstance(constant, DenseElementsAttr) and constant.array.tolist() == list(range(type.shape[0]))


@canonicalize(name="FoldContiguousGather")
def contiguous_gather(op: GatherOp, rewriter: PatternRewriter) -> Outcome:
    """gather(contiguous indices) -> maskedload"""
    if not isinstance(op.base.type, MemRefType):
        return rewriter.notify_match_failure(op, "base must be of memref type")
    if not _counts_from_zero(op.indices):
        return False
    rewriter.replace_op_with_new(op, MaskedLoadOp, op.base, op.offsets, op.mask, op.pass_thru, result=op.result.type)
    return True


@canonicalize(name="FoldContiguousScatter")
def contiguous_scatter(op: ScatterOp, rewriter: PatternRewriter) -> Outcome:
    """scatter(contiguous indices) -> maskedstore"""
    if not isinstance(op.base.type, MemRefType):
        return rewriter.notify_match_failure(op, "base must be of memref type")
    if not _counts_from_zero(op.indices):
        return False
    rewriter.replace_op_with_new(op, MaskedStoreOp, op.base, op.offsets, op.mask, op.value_to_store)
    return True


# ---- Transfers


@canonicalize(name="TransferReadAfterWriteToBroadcast")
def read_after_write_to_broadcast(op: TransferReadOp, rewriter: PatternRewriter) -> Outcome:
    """transfer_read(transfer_write(v)) -> broadcast and transpose of v"""
    write = producer(op.base, "vector.transfer_write")
    if write is None or not has_tensor_semantics(op) or op.mask is not None or write.mask is not None:
        return False
    if not same_values(op.indices, write.indices) or has_out_of_bounds_dim(op) or has_out_of_bounds_dim(write):
        return False
    if _chunk(op) != _chunk(write):
        return False
    value, wanted = write.value_to_store, vector_of_transfer(op)
    # The dimension of the written vector that each dimension of the read comes from; None for broadcast dimensions
    # and for unit dimensions that the write does not cover.
    writing = transfer_map(write)
    sources = [
        None if isinstance(expr, AffineConstantExpr) else writing.result_position(expr)
        for expr in transfer_map(op).results
    ]
    if len({source for source in sources if source is not None}) != len(writing.results):
        return False
    lead = [axis for axis, source in enumerate(sources) if source is None]
    if lead:
        stored = type_as(value, VectorType)
        wide = VectorType(
            [*(wanted.shape[axis] for axis in lead), *stored.shape],
            wanted.element_type,
            [*(wanted.scalable_dims[axis] for axis in lead), *stored.scalable_dims],
        )
        value = broadcast(rewriter, value, wide)
    order = [lead.index(axis) if source is None else len(lead) + source for axis, source in enumerate(sources)]
    if order != list(range(len(order))):
        value = transpose(rewriter, value, order)
    rewriter.replace_op(op, [value])
    return True


def _chunk(op: TransferWriteOp | TransferReadOp) -> list[int]:
    """Returns the sizes in memory that a transfer touches."""
    sizes = [1] * op.base.type.rank
    for expr, size in zip(transfer_map(op).results, vector_of_transfer(op).shape, strict=False):
        if isinstance(expr, AffineDimExpr):
            sizes[expr.position] = size
    return sizes


@canonicalize(name="FoldWaw")
def drop_overwritten_write(op: TransferWriteOp, rewriter: PatternRewriter) -> Outcome:
    """transfer_write(a, transfer_write(b, t)) -> transfer_write(a, t), if a overwrites b"""
    if not isinstance(op.base.type, RankedTensorType):
        return False
    changed = op
    earlier = producer(op.base, "vector.transfer_write")
    while earlier is not None:
        if _overwrites(op, earlier):
            with rewriter.modify_in_place(changed):
                changed.base = earlier.base
            return True
        if not transfers_are_disjoint(earlier, op) or not earlier.results[0].has_one_use:
            return False
        changed = earlier
        earlier = producer(earlier.base, "vector.transfer_write")
    return False


def _overwrites(later: TransferWriteOp, earlier: TransferWriteOp) -> bool:
    return (
        same_values(later.indices, earlier.indices)
        and later.mask is earlier.mask
        and vector_of_transfer(later) is vector_of_transfer(earlier)
        and transfer_map(later) is transfer_map(earlier)
    )


@canonicalize_dialect("vector", "tensor.insert_slice", name="SwapExtractSliceOfTransferWrite")
def write_into_slice(op: InsertSliceOp, rewriter: PatternRewriter) -> Outcome:
    """insert_slice(extract_slice(transfer_write(v, s)), d) -> insert_slice(transfer_write(v, extract_slice(d)), d),
    so that all three use the same memory"""
    from lamina.dialects.tensor.ops import ExtractSliceOp  # start-up

    cut = producer(op.source, "tensor.extract_slice")
    if not _unit_strides(op) or cut is None or not _unit_strides(cut) or not cut.results[0].has_one_use:
        return False
    write = producer(cut.source, "vector.transfer_write")
    if write is None or not write.results[0].has_one_use:
        return False
    if op.source.type.rank != transfer_map(write).num_results:
        return rewriter.notify_match_failure(op, "use-def chain is rank-reducing")
    if any(offset != 0 for offset in _mixed(cut, "offsets")):
        return rewriter.notify_match_failure(op, "ExtractSliceOp has non-zero offset")
    if any(constant_int(index) != 0 for index in write.indices):
        return rewriter.notify_match_failure(op, "TransferWriteOp has non-zero offset")
    inserted, taken = _mixed(op, "sizes"), _mixed(cut, "sizes")
    if len(inserted) != len(taken) or any(a is not b and a != b for a, b in zip(inserted, taken, strict=True)):
        return rewriter.notify_match_failure(op, "InsertSliceOp and ExtractSliceOp sizes differ")
    covered = [
        write.base.type.shape[expr.position] for expr in transfer_map(write).results if isinstance(expr, AffineDimExpr)
    ]
    if write.mask is not None or list(vector_of_transfer(write).shape) != covered:
        return rewriter.notify_match_failure(op, "TransferWriteOp may not write the full tensor.")
    if has_out_of_bounds_dim(write):
        return rewriter.notify_match_failure(op, "TransferWriteOp has an out-of-bounds dimension")
    rewriter.set_insertion_point(op)
    part = rewriter.create(
        ExtractSliceOp,
        op.dest,
        op.offsets,
        op.sizes,
        op.strides,
        op.static_offsets,
        op.static_sizes,
        op.static_strides,
        result=op.source.type,
        location=cut.raw_location,
    )
    shape = op.source.type.shape
    flags = [
        isinstance(expr, AffineDimExpr) and shape[expr.position] == size
        for expr, size in zip(transfer_map(write).results, vector_of_transfer(write).shape, strict=True)
    ]
    written = rewriter.create(
        TransferWriteOp,
        write.value_to_store,
        part,
        write.indices,
        write.permutation_map,
        None,
        flags,
        result=op.source.type,
        location=write.raw_location,
    )
    with rewriter.modify_in_place(op):
        op.source = written.results[0]
    return True


def _mixed(op: Any, name: str) -> list[MixedValue]:
    """Returns the static numbers of a slice, with values where it is dynamic."""
    dynamic = iter(getattr(op, name))
    entries: list[MixedValue] = []
    for number in getattr(op, f"static_{name}"):
        if number != DYNAMIC:
            entries.append(number)
            continue
        value = next(dynamic)
        known = constant_int(value)
        entries.append(value if known is None else known)
    return entries


def _unit_strides(op: Operation) -> bool:
    return all(stride == 1 for stride in _mixed(op, "strides"))
