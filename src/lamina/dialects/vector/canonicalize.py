"""Canonicalization of vector operations that rearrange values; canonicalize_memory.py holds the others."""

# ruff: noqa: F401

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from lamina.define.properties import find_property
from lamina.dialects.arith.ops import AddFOp, AddIOp, ConstantOp, SelectOp
from lamina.dialects.vector import canonicalize_masks, canonicalize_memory
from lamina.dialects.vector.builders import (
    combine,
    extract,
    extract_or_fold,
    extract_slice,
    number_attribute,
    shape_cast,
)
from lamina.dialects.vector.fold import is_order_preserving
from lamina.dialects.vector.fold_extract import has_non_unit_strides, integers, static_position
from lamina.dialects.vector.masking import masking_op
from lamina.dialects.vector.ops import (
    BroadcastOp,
    ExtractOp,
    ExtractStridedSliceOp,
    FromElementsOp,
    InsertOp,
    InsertStridedSliceOp,
    InterleaveOp,
    MultiDimReductionOp,
    ReductionOp,
    ShapeCastOp,
    ShuffleOp,
    ToElementsOp,
    TransposeOp,
)
from lamina.dialects.vector.queries import broadcast_like_producer, is_poison, producer, scalar_splat_source
from lamina.dialects.vector.shapes import POISON_INDEX, is_broadcastable, mask_type_of
from lamina.ir.attributes import DenseElementsAttr
from lamina.ir.operation import IRMapping
from lamina.ir.types import VectorType
from lamina.ir.value import Value
from lamina.rewrite.canonicalization import canonicalize, canonicalize_dialect
from lamina.rewrite.fold import constant_value
from lamina.rewrite.rewriter import PatternRewriter

if TYPE_CHECKING:
    from lamina.rewrite.pattern import Outcome

# A constant used more than once that is larger than this is not inserted into.
LARGEST_SHARED_CONSTANT = 256


# ---- contract


@canonicalize_dialect("vector", name="CanonicalizeContractAdd")
def add_into_contract(op: AddIOp | AddFOp, rewriter: PatternRewriter) -> Outcome:
    """add(contract(a, b, 0), x) -> contract(a, b, x)"""
    for maybe, other in ((op.lhs, op.rhs), (op.rhs, op.lhs)):
        contract = producer(maybe, "vector.contract")
        if contract is None:
            continue
        start = producer(contract.acc, "arith.constant")
        if start is not None and find_property(start, ConstantOp.value) is number_attribute(contract.acc.type, 0):
            copy = rewriter.clone(contract, IRMapping({contract.acc: other}))
            rewriter.replace_op(op, copy)
            return True
    return False


# ---- Reductions


def _masked(op: ReductionOp | MultiDimReductionOp) -> tuple[Any, Value | None]:
    """Returns the operation to replace and its mask: the surrounding vector.mask, if there is one."""
    mask = masking_op(op)
    return (op, None) if mask is None else (mask, mask.mask)


@canonicalize(name="ElideSingleElementReduction")
def elide_single_element_reduction(op: ReductionOp, rewriter: PatternRewriter) -> Outcome:
    """reduction(x) -> extract(x), for single-element vectors"""
    root, mask = _masked(op)
    type = op.vector.type
    if type.rank and type.shape[0] != 1:
        return False
    rewriter.set_insertion_point(root)
    position = [0] * type.rank
    if mask is not None:
        mask = extract(rewriter, mask, position)
    result = extract(rewriter, op.vector, position)
    if op.acc is not None:
        result = combine(rewriter, op.kind, result, op.acc, find_property(op, ReductionOp.fastmath), mask)
    rewriter.replace_op(root, [result])
    return True


@canonicalize(name="ElideUnitDimsInMultiDimReduction")
def elide_unit_dims_in_multi_reduction(op: MultiDimReductionOp, rewriter: PatternRewriter) -> Outcome:
    """multi_reduction(x) -> shape_cast(x), if only unit dimensions are reduced"""
    source = op.source.type
    reduced = op.reduction_dims
    if any(not 0 <= axis < source.rank or source.shape[axis] != 1 or source.scalable_dims[axis] for axis in reduced):
        return False
    root, mask = _masked(op)
    rewriter.set_insertion_point(root)
    result = op.dest.type
    if isinstance(result, VectorType):
        if mask is not None:
            mask = shape_cast(rewriter, mask, mask_type_of(result))
        cast = shape_cast(rewriter, op.source, result)
    else:
        position = [0] * source.rank
        if mask is not None:
            mask = extract(rewriter, mask, position)
        cast = extract(rewriter, op.source, position)
    rewriter.replace_op(root, [combine(rewriter, op.kind, op.acc, cast, None, mask)])
    return True


# ---- broadcast, shuffle


@canonicalize(name="BroadcastFolder")
def merge_broadcasts(op: BroadcastOp, rewriter: PatternRewriter) -> Outcome:
    """broadcast(broadcast(x)) -> broadcast(x)"""
    inner = producer(op.source, "vector.broadcast")
    if inner is None:
        return False
    rewriter.replace_op_with_new(op, BroadcastOp, inner.source, vector=op.vector.type)
    return True


@canonicalize(name="ShuffleSplat")
def shuffle_of_splats(op: ShuffleOp, rewriter: PatternRewriter) -> Outcome:
    """shuffle(splat(v), splat(v)) -> splat(v)"""
    splat = scalar_splat_source(op.v1)
    if splat is None or scalar_splat_source(op.v2) is not splat:
        return False
    rewriter.replace_op_with_new(op, BroadcastOp, splat, vector=op.vector.type)
    return True


@canonicalize(name="ShuffleInterleave")
def shuffle_to_interleave(op: ShuffleOp, rewriter: PatternRewriter) -> Outcome:
    """shuffle(x, y, [0, n, 1, n + 1, ...]) -> interleave(x, y)"""
    result = op.vector.type
    if result.rank != 1:
        return rewriter.notify_match_failure(op, "ShuffleOp can't represent an n-D interleave")
    if op.v1.type is not op.v2.type or result.shape[0] != 2 * op.v1.type.num_elements:
        return rewriter.notify_match_failure(op, "ShuffleOp is not an interleave")
    mask = op.mask
    half = result.shape[0] // 2
    if any(mask[2 * at] != at or mask[2 * at + 1] != at + half for at in range(half)):
        return rewriter.notify_match_failure(op, "ShuffleOp mask not interleaving")
    rewriter.replace_op_with_new(op, InterleaveOp, op.v1, op.v2, result=result)
    return True


@canonicalize(name="Canonicalize0DShuffleOp")
def shuffle_of_scalars_in_vectors(op: ShuffleOp, rewriter: PatternRewriter) -> Outcome:
    """shuffle(x, y) -> broadcast(extract), for 0-d vectors and one result element"""
    mask = op.mask
    if op.v1.type.rank or len(mask) != 1:
        return False
    rewriter.replace_op_with_new(op, BroadcastOp, op.v2 if mask[0] else op.v1, vector=op.vector.type)
    return True


# ---- extract


@canonicalize(name="ExtractOpFromBroadcast")
def extract_from_broadcast(op: ExtractOp, rewriter: PatternRewriter) -> Outcome:
    """extract(broadcast(x)) -> broadcast(x) to the smaller type"""
    inner = broadcast_like_producer(op.source)
    result = op.result.type
    if inner is None or not isinstance(result, VectorType) or not is_broadcastable(inner.source.type, result):
        return False
    rewriter.replace_op_with_new(op, BroadcastOp, inner.source, vector=result)
    return True


@canonicalize(name="foldExtractFromShapeCastToShapeCast")
def extract_all_of_shape_cast(op: ExtractOp, rewriter: PatternRewriter) -> Outcome:
    """extract(shape_cast(x)) of all elements -> shape_cast(x)"""
    cast = producer(op.source, "vector.shape_cast")
    result = op.result.type
    if cast is None or not isinstance(result, VectorType) or cast.source.type.num_elements != result.num_elements:
        return False
    rewriter.replace_op_with_new(op, ShapeCastOp, cast.source, result=result)
    return True


@canonicalize(name="foldExtractFromFromElements")
def extract_from_from_elements(op: ExtractOp, rewriter: PatternRewriter) -> Outcome:
    """extract(from_elements(...)) -> from_elements(some elements)"""
    inner = producer(op.source, "vector.from_elements")
    result = op.result.type
    if inner is None or op.dynamic_position or not isinstance(result, VectorType):
        return False
    start = _linear(static_position(op), op.source.type.shape)
    elements = inner.operands[start : start + result.num_elements]
    rewriter.replace_op_with_new(op, FromElementsOp, elements, dest=result)
    return True


def _linear(position: list[int], shape: tuple[int, ...]) -> int:
    """Returns the number of elements in front of the part at a position."""
    padded = [*position, *([0] * (len(shape) - len(position)))]
    linear = 0
    for index, size in zip(padded, shape, strict=True):
        linear = linear * size + index
    return linear


# ---- Elements


@canonicalize(name="ToElementsOfBroadcast")
def elements_of_broadcast(op: ToElementsOp, rewriter: PatternRewriter) -> Outcome:
    """to_elements(broadcast(x)) -> to_elements(x), repeated"""
    inner = producer(op.source, "vector.broadcast")
    if inner is None or not isinstance(inner.source.type, VectorType):
        return False
    source, target = inner.source.type, op.source.type
    if source.is_scalable or target.is_scalable:
        return False
    elements = rewriter.create(ToElementsOp, inner.source, result_types=[source.element_type] * source.num_elements)
    chosen = []
    for linear in range(target.num_elements):
        position = _delinearize(linear, target.shape)[target.rank - source.rank :]
        clipped = [0 if size == 1 else index for index, size in zip(position, source.shape, strict=True)]
        chosen.append(elements.results[_linear(clipped, source.shape)])
    rewriter.replace_op(op, chosen)
    return True


def _delinearize(linear: int, shape: tuple[int, ...]) -> list[int]:
    position = []
    for size in reversed(shape):
        position.append(linear % size)
        linear //= size
    return position[::-1]


@canonicalize(name="rewriteFromElementsAsBroadcast")
def from_elements_to_broadcast(op: FromElementsOp, rewriter: PatternRewriter) -> Outcome:
    """from_elements(v, v, ...) -> broadcast(v)"""
    elements = op.operands
    if any(element is not elements[0] for element in elements):
        return False
    rewriter.replace_op_with_new(op, BroadcastOp, elements[0], vector=op.dest.type)
    return True


@canonicalize(name="FromElementsToShapeCast")
def from_elements_to_shape_cast(op: FromElementsOp, rewriter: PatternRewriter) -> Outcome:
    """from_elements(extract(x, i), extract(x, i + 1), ...) -> shape_cast(extract(x))"""
    result = op.dest.type
    count = result.num_elements
    extracts = [producer(element, "vector.extract") for element in op.operands]
    if count == 1 or any(inner is None or inner.source is not extracts[0].source for inner in extracts):
        return False
    if any(inner.dynamic_position for inner in extracts):
        return False
    source = extracts[0].source
    shape = source.type.shape
    kept, size = len(shape), 1
    while kept and size < count:
        kept -= 1
        size *= shape[kept]
    first = static_position(extracts[0])
    if size != count or any(first[kept:]) or source.type.is_scalable:
        return False
    start = _linear(first, shape)
    if any(_linear(static_position(inner), shape) != start + at for at, inner in enumerate(extracts)):
        return False
    part = extract_or_fold(rewriter, source, first[:kept])
    rewriter.replace_op_with_new(op, ShapeCastOp, part, result=result)
    return True


# ---- insert


@canonicalize(name="InsertToBroadcast")
def insert_all(op: InsertOp, rewriter: PatternRewriter) -> Outcome:
    """insert(x, y) of all elements -> broadcast(x)"""
    stored, dest = op.value_to_store.type, op.dest.type
    if not isinstance(stored, VectorType) or stored.num_elements != dest.num_elements:
        return False
    rewriter.replace_op_with_new(op, BroadcastOp, op.value_to_store, vector=dest)
    return True


@canonicalize(name="InsertSplatToSplat")
def insert_splat_into_splat(op: InsertOp, rewriter: PatternRewriter) -> Outcome:
    """insert(v, splat(v)) -> splat(v)"""
    splat = scalar_splat_source(op.value_to_store)
    if splat is None or scalar_splat_source(op.dest) is not splat:
        return False
    rewriter.replace_op_with_new(op, BroadcastOp, splat, vector=op.result.type)
    return True


@canonicalize(name="InsertChainFullyInitialized")
def inserts_to_from_elements(op: InsertOp, rewriter: PatternRewriter) -> Outcome:
    """insert(a, insert(b, ...)) that sets every element -> from_elements(...)"""
    type = op.result.type
    if type.is_scalable:
        return False
    if any(isinstance(use.owner, InsertOp) and use.index == 1 for use in op.result.uses):
        return False
    chain = _chain_of_inserts(op)
    if chain is None:
        return False
    pending: list[tuple[int, int, Value]] = []
    missing = set(range(type.num_elements))
    for insert in chain:
        if POISON_INDEX in static_position(insert):
            return False
        start = _linear(static_position(insert), type.shape)
        stored = insert.value_to_store
        size = stored.type.num_elements if isinstance(stored.type, VectorType) else 1
        pending.append((start, size, stored))
        missing.difference_update(range(start, start + size))
        if not missing:
            break
    if missing:
        return False
    elements: list[Any] = [None] * type.num_elements
    for start, size, stored in reversed(pending):
        if not isinstance(stored.type, VectorType):
            elements[start] = stored
            continue
        parts = rewriter.create(ToElementsOp, stored, result_types=[type.element_type] * size)
        elements[start : start + size] = parts.results
    rewriter.replace_op_with_new(op, FromElementsOp, elements, dest=type)
    return True


def _chain_of_inserts(op: InsertOp) -> list[Any] | None:
    """Returns the insert and the chain of inserts it extends, each with one use and a static position."""
    chain = []
    insert = op
    while insert is not None:
        if insert.dynamic_position:
            return None
        chain.append(insert)
        insert = producer(insert.dest, "vector.insert")
        if insert is not None and not insert.results[0].has_one_use:
            return None
    return chain


# ---- Strided slices


@canonicalize(name="FoldInsertStridedSliceSplat")
def insert_slice_of_splat(op: InsertStridedSliceOp, rewriter: PatternRewriter) -> Outcome:
    """insert_strided_slice(splat(v), splat(v)) -> splat(v)"""
    splat = scalar_splat_source(op.value_to_store)
    if splat is None or scalar_splat_source(op.dest) is not splat:
        return False
    rewriter.replace_op(op, [op.dest])
    return True


@canonicalize(name="FoldInsertStridedSliceOfExtract")
def insert_slice_taken_out(op: InsertStridedSliceOp, rewriter: PatternRewriter) -> Outcome:
    """insert_strided_slice(extract_strided_slice(x), x) -> x"""
    inner = producer(op.value_to_store, "vector.extract_strided_slice")
    if inner is None or inner.source is not op.dest:
        return False
    if any(inner.properties[name] is not op.properties[name] for name in ("offsets", "strides")):
        return False
    rewriter.replace_op(op, [op.dest])
    return True


@canonicalize(name="InsertStridedSliceConstantFolder")
def insert_constant_slice(op: InsertStridedSliceOp, rewriter: PatternRewriter) -> Outcome:
    """insert_strided_slice(constant, constant) -> constant"""
    dest, stored = constant_value(op.dest), constant_value(op.value_to_store)
    type = op.result.type
    if type.is_scalable or not isinstance(dest, DenseElementsAttr) or not isinstance(stored, DenseElementsAttr):
        return False
    if type.num_elements > LARGEST_SHARED_CONSTANT and not op.dest.has_one_use:
        return False
    if is_poison(dest) or is_poison(stored) or has_non_unit_strides(op):
        return False
    offsets = integers(op, "offsets")
    lead = type.rank - stored.type.rank
    values = list(dest.values)
    for linear, value in enumerate(stored.values):
        position = [0] * lead + _delinearize(linear, stored.type.shape)
        at = [index + offset for index, offset in zip(position, offsets, strict=True)]
        values[_linear(at, type.shape)] = value
    attributes = DenseElementsAttr.from_attributes(type, values)
    rewriter.replace_op_with_new(op, ConstantOp, attributes, result=type)
    return True


@canonicalize(name="StridedSliceBroadcast")
def slice_of_broadcast(op: ExtractStridedSliceOp, rewriter: PatternRewriter) -> Outcome:
    """extract_strided_slice(broadcast(x)) -> broadcast(x), or broadcast(extract_strided_slice(x))"""
    inner = producer(op.source, "vector.broadcast")
    if inner is None:
        return False
    source, result = inner.source, op.result.type
    shape = source.type.shape if isinstance(source.type, VectorType) else ()
    lead = result.rank - len(shape)
    if any(size not in (1, result.shape[lead + axis]) for axis, size in enumerate(shape)):
        offsets, sizes, strides = (integers(op, name)[lead:] for name in ("offsets", "sizes", "strides"))
        for axis in range(len(offsets)):
            if shape[axis] == 1:
                offsets[axis], sizes[axis] = 0, 1
        source = extract_slice(rewriter, source, offsets, sizes, strides)
    rewriter.replace_op_with_new(op, BroadcastOp, source, vector=result)
    return True


@canonicalize(name="StridedSliceSplat")
def slice_of_splat(op: ExtractStridedSliceOp, rewriter: PatternRewriter) -> Outcome:
    """extract_strided_slice(splat(v)) -> splat(v)"""
    splat = scalar_splat_source(op.source)
    if splat is None:
        return False
    rewriter.replace_op_with_new(op, BroadcastOp, splat, vector=op.result.type)
    return True


@canonicalize(name="ContiguousExtractStridedSliceToExtract")
def contiguous_slice_to_extract(op: ExtractStridedSliceOp, rewriter: PatternRewriter) -> Outcome:
    """extract_strided_slice(x) -> extract(x), if contiguous: unit outer dims, whole inner dims"""
    source = op.source.type
    if has_non_unit_strides(op) or source.is_scalable or not source.rank:
        return False
    sizes = integers(op, "sizes")
    count = len(sizes)
    while count and source.shape[count - 1] == sizes[count - 1]:
        count -= 1
    if not count or (count == source.rank and len(sizes) == source.rank):
        return False
    if any(size != 1 for size in sizes[:count]):
        return False
    while count < len(sizes) - 1 and sizes[count] == 1:
        count += 1
    part = extract(rewriter, op.source, integers(op, "offsets")[:count])
    rewriter.replace_op_with_new(op, ShapeCastOp, part, result=op.result.type)
    return True


# ---- shape_cast, transpose


@canonicalize(name="ShapeCastBroadcastFolder")
def shape_cast_of_broadcast(op: ShapeCastOp, rewriter: PatternRewriter) -> Outcome:
    """shape_cast(broadcast(x)) -> broadcast(x) to the new shape, or shape_cast(x) if nothing is repeated

    MLIR tests whether the source broadcasts to the new shape, which yields wrong elements if the reshape
    splits a broadcast dimension (2x1 by 2x6 to 2x2x3); here the dimensions of the source must be kept.
    """
    inner = producer(op.source, "vector.broadcast")
    if inner is None:
        return False
    source, result = inner.source.type, op.result.type
    if not isinstance(source, VectorType):
        rewriter.replace_op_with_new(op, BroadcastOp, inner.source, vector=result)
        return True
    wide = inner.results[0].type
    rank = source.rank
    while rank and source.shape[source.rank - rank] == 1 and not source.scalable_dims[source.rank - rank]:
        rank -= 1
    if is_broadcastable(source, result) and wide.shape[wide.rank - rank :] == result.shape[result.rank - rank :]:
        rewriter.replace_op_with_new(op, BroadcastOp, inner.source, vector=result)
        return True
    if source.num_elements == result.num_elements:
        rewriter.replace_op_with_new(op, ShapeCastOp, inner.source, result=result)
        return True
    return False


@canonicalize(name="FoldTransposeShapeCast")
def transpose_of_shape_cast(op: TransposeOp, rewriter: PatternRewriter) -> Outcome:
    """transpose(shape_cast(x)) -> shape_cast(x), if the order of elements is preserved"""
    cast = producer(op.vector, "vector.shape_cast")
    if cast is None or not is_order_preserving(op):
        return False
    rewriter.replace_op_with_new(op, ShapeCastOp, cast.source, result=op.result.type)
    return True


@canonicalize(name="TransposeFolder")
def merge_transposes(op: TransposeOp, rewriter: PatternRewriter) -> Outcome:
    """transpose(transpose(x)) -> transpose(x)"""
    inner = producer(op.vector, "vector.transpose")
    if inner is None:
        return False
    merged = [inner.permutation[axis] for axis in op.permutation]
    rewriter.replace_op_with_new(op, TransposeOp, inner.vector, merged, result=op.result.type)
    return True


@canonicalize(name="FoldTransposeSplat")
def transpose_of_splat(op: TransposeOp, rewriter: PatternRewriter) -> Outcome:
    """transpose(splat(v)) -> splat(v)"""
    splat = scalar_splat_source(op.vector)
    if splat is None:
        return False
    rewriter.replace_op_with_new(op, BroadcastOp, splat, vector=op.result.type)
    return True


@canonicalize(name="FoldTransposeFromElements")
def transpose_of_from_elements(op: TransposeOp, rewriter: PatternRewriter) -> Outcome:
    """transpose(from_elements(...)) -> from_elements(permuted elements)"""
    inner = producer(op.vector, "vector.from_elements")
    if inner is None:
        return False
    source, result = op.vector.type, op.result.type
    permutation = op.permutation
    elements = []
    for linear in range(result.num_elements):
        position = [0] * source.rank
        for axis, index in zip(permutation, _delinearize(linear, result.shape), strict=True):
            position[axis] = index
        elements.append(inner.operand(_linear(position, source.shape)))
    rewriter.replace_op_with_new(op, FromElementsOp, elements, dest=result)
    return True


@canonicalize(name="FoldTransposeBroadcast")
def transpose_of_broadcast(op: TransposeOp, rewriter: PatternRewriter) -> Outcome:
    """transpose(broadcast(x)) -> broadcast(x), if only broadcast dims are permuted"""
    inner = producer(op.vector, "vector.broadcast")
    if inner is None:
        return False
    source, result = inner.source.type, op.result.type
    if isinstance(source, VectorType) and not _transpose_is_local(source, result, op.permutation):
        return rewriter.notify_match_failure(op, "permutation not local to group")
    if not is_broadcastable(source, result):
        return False
    rewriter.replace_op_with_new(op, BroadcastOp, inner.source, vector=result)
    return True


def _transpose_is_local(source: VectorType, result: VectorType, permutation: list[int]) -> bool:
    """True if dimensions only move within runs of unit dimensions of the source."""
    lead = result.rank - source.rank
    start = 0
    ends = [
        axis + lead for axis, size in enumerate(source.shape) if size != 1 or (axis and source.shape[axis - 1] != 1)
    ]
    for end in [*ends, result.rank]:
        if any(not start <= permutation[axis] < end for axis in range(start, end)):
            return False
        start = end
    return True
