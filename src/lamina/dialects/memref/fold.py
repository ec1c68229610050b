"""Folds of memref operations."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from lamina.dialects.arith.ops import ConstantOp
from lamina.dialects.memref import DIALECT, ops
from lamina.dialects.memref.layouts import dropped_dims_of_memref, subview_type
from lamina.dialects.memref.reshape_patterns import output_shape, undoes_reshape
from lamina.interfaces.view_like import MixedValue, mixed_offsets, mixed_sizes, mixed_strides, mixed_values
from lamina.ir.attribute import Attribute, Type
from lamina.ir.attributes import AffineMapAttr, DenseElementsAttr, FloatAttr, IntegerAttr, StridedLayoutAttr
from lamina.ir.builder import Builder, InsertionPoint
from lamina.ir.location import LocationLike
from lamina.ir.operation import Operation
from lamina.ir.types import DYNAMIC, MemRefType, UnrankedMemRefType, index
from lamina.ir.value import Value
from lamina.rewrite.fold import FoldAnswer, constant_int, fold

if TYPE_CHECKING:
    from lamina.dialects.memref.ops import CastOp, CollapseShapeOp, ExpandShapeOp, ExtractStridedMetadataOp

Constants = Sequence[Attribute | None]


def materialize_constant(value: Attribute, type: Type, location: LocationLike) -> Operation | None:
    """``arith.constant``, where it can hold the value."""
    if isinstance(value, IntegerAttr | FloatAttr | DenseElementsAttr) and value.type is type:
        return ConstantOp((), (type,), {"value": value}, location=location)
    return None


DIALECT.constant_materializer = materialize_constant


def fold_casts(op: Operation, except_for: Value | None = None) -> bool:
    """Folds memref.cast operands with ranked sources into the operation."""
    changed = False
    for slot in op.op_operands:
        owner = slot.value.defining_op
        if type(owner) is not ops.CastOp or slot.value is except_for:
            continue
        source = owner.source
        if not isinstance(source.type, UnrankedMemRefType):
            slot.set(source)
            changed = True
    return changed


@fold
def fold_cast_operands(
    op: ops.CastOp | ops.DeallocOp | ops.DmaStartOp | ops.DmaWaitOp | ops.LoadOp | ops.PrefetchOp, constants: Constants
) -> FoldAnswer:
    """op(cast(x)) -> op(x)"""
    return fold_casts(op)


@fold
def fold_atomic_rmw(op: ops.AtomicRMWOp, constants: Constants) -> FoldAnswer:
    return fold_casts(op, except_for=op.value)


@fold
def fold_store(op: ops.StoreOp, constants: Constants) -> FoldAnswer:
    return fold_casts(op, except_for=op.value)


def can_fold_cast_into_consumer(cast: CastOp) -> bool:
    """True if a memref.cast only erases static sizes, strides or the offset."""
    source, result = cast.source.type, cast.dest.type
    if not isinstance(source, MemRefType) or not isinstance(result, MemRefType):
        return False
    if source.element_type is not result.element_type or source.rank != result.rank:
        return False
    left, right = source.strides_and_offset(), result.strides_and_offset()
    if left is None or right is None:
        return False
    pairs = zip([*source.shape, left[1], *left[0]], [*result.shape, right[1], *right[0]], strict=True)
    return not any(before == DYNAMIC != after for before, after in pairs)


@fold
def fold_copy(op: ops.CopyOp, constants: Constants) -> FoldAnswer:
    changed = False
    for slot in op.op_operands:
        owner = slot.value.defining_op
        if type(owner) is ops.CastOp and can_fold_cast_into_consumer(owner):
            slot.set(owner.source)
            changed = True
    return changed


@fold
def fold_assume_alignment(op: ops.AssumeAlignmentOp, constants: Constants) -> FoldAnswer:
    """assume_alignment(assume_alignment(x)) -> assume_alignment(x), for equal alignments"""
    source = op.memref.defining_op
    if type(source) is not ops.AssumeAlignmentOp:
        return None
    return op.memref if source.alignment == op.alignment else None


# ---- Shapes


def dropped_dims(op: ops.SubViewOp) -> set[int]:
    """Returns the dimensions that a rank-reducing subview drops."""
    full = subview_type(op.source.type, op.static_offsets, op.static_sizes, op.static_strides)
    return dropped_dims_of_memref(full, op.result.type, op.static_sizes) or set()


def dynamic_size(source: Operation | None, dimension: int, type: MemRefType) -> Value | None:
    """Returns the operand for a dynamic size of the value that ``source`` defines."""
    position = type.shape[:dimension].count(DYNAMIC)
    if isinstance(source, ops.AllocOp | ops.AllocaOp):
        return source.dynamic_sizes[position]
    if isinstance(source, ops.ViewOp | ops.ReinterpretCastOp):
        return source.sizes[position] if position < len(source.sizes) else None
    if isinstance(source, ops.SubViewOp):
        dropped = dropped_dims(source)
        kept = [entry for at, entry in enumerate(mixed_sizes(source)) if at not in dropped]
        entry = kept[dimension]
        return entry if isinstance(entry, Value) else None
    return None


@fold
def fold_dim(op: ops.DimOp, constants: Constants) -> FoldAnswer:
    """dim(x, i) -> constant, or the size operand of the definition of x"""
    number = constants[1]
    type = op.source.type
    if not isinstance(number, IntegerAttr) or not isinstance(type, MemRefType):
        return None
    dimension = number.value
    if not 0 <= dimension < type.rank:
        return None
    if type.shape[dimension] != DYNAMIC:
        return IntegerAttr(index, type.shape[dimension])
    size = dynamic_size(op.source.defining_op, dimension, type)
    return fold_casts(op) if size is None else size


@fold
def fold_rank(op: ops.RankOp, constants: Constants) -> FoldAnswer:
    type = op.memref.type
    return IntegerAttr(index, type.rank) if isinstance(type, MemRefType) else None


# ---- Views


@fold
def fold_memory_space_cast(op: ops.MemorySpaceCastOp, constants: Constants) -> FoldAnswer:
    """memory_space_cast(memory_space_cast(x)) -> memory_space_cast(x)"""
    source = op.source.defining_op
    if type(source) is not ops.MemorySpaceCastOp:
        return None
    op.source = source.source
    return True


@fold
def fold_reinterpret_cast(op: ops.ReinterpretCastOp, constants: Constants) -> FoldAnswer:
    """reinterpret_cast(view(x)) -> reinterpret_cast(x); a reinterpret_cast without change -> x"""
    source = op.source
    owner = source.defining_op
    if isinstance(owner, ops.ReinterpretCastOp | ops.CastOp) or (
        isinstance(owner, ops.SubViewOp) and all(constant_int(entry) == 0 for entry in mixed_offsets(owner))
    ):
        op.source = owner.source
        return True
    result = op.result.type
    if source.type is result and DYNAMIC not in result.shape and op.static_offsets[0] == 0:
        return source
    return None


def fold_reshape_pair(op: ExpandShapeOp | CollapseShapeOp, inverse: type[Any]) -> FoldAnswer:
    """Folds a reshape that is the identity or the inverse of its producer."""
    result = op.result.type
    if op.src.type is result:
        return op.src
    producer: Any = op.src.defining_op
    return producer.src if type(producer) is inverse and undoes_reshape(op, producer) else None


def is_size(entry: MixedValue, memref: Value, axis: int) -> bool:
    """True if a value is known to be a given dynamic size of a memref."""
    dim = entry.defining_op if isinstance(entry, Value) else None
    if isinstance(dim, ops.DimOp):
        return dim.source is memref and constant_int(dim.index) == axis
    owner = memref.defining_op
    if isinstance(owner, ops.AllocOp | ops.AllocaOp):
        return entry is mixed_values(owner.memref.type.shape, owner.dynamic_sizes)[axis]
    return isinstance(owner, ops.ExpandShapeOp) and entry is output_shape(owner)[axis]


@fold
def fold_expand_shape(op: ops.ExpandShapeOp, constants: Constants) -> FoldAnswer:
    return fold_reshape_pair(op, ops.CollapseShapeOp)


@fold
def fold_collapse_shape(op: ops.CollapseShapeOp, constants: Constants) -> FoldAnswer:
    return fold_reshape_pair(op, ops.ExpandShapeOp)


@fold
def fold_subview(op: ops.SubViewOp, constants: Constants) -> FoldAnswer:
    """subview(x) of everything -> x; subview(subview(x)) with equal offsets and sizes -> subview(x)"""
    source, result = op.source, op.result.type
    if source.type is not result:
        return None
    layout = result.layout
    if result.has_static_shape and (not isinstance(layout, StridedLayoutAttr) or layout.has_static_layout):
        return source
    producer = source.defining_op
    if (
        isinstance(producer, ops.SubViewOp)
        and all(constant_int(entry) == 0 for entry in mixed_offsets(op))
        and all(constant_int(entry) == 1 for entry in mixed_strides(op))
        and mixed_sizes(op) == mixed_sizes(producer)
    ):
        return source
    return None


@fold
def fold_transpose(op: ops.TransposeOp, constants: Constants) -> FoldAnswer:
    """transpose(x) by identity -> x; transpose(transpose(x)) -> transpose(x)"""
    source = op.in_
    map = op.permutation
    if map.is_identity() and source.type is op.result.type:
        return source
    producer = source.defining_op
    if type(producer) is not ops.TransposeOp:
        return None
    inner = producer.permutation
    op.in_ = producer.in_
    op.permutation = AffineMapAttr(map.compose(inner))
    return True


@fold
def fold_view(op: ops.ViewOp, constants: Constants) -> FoldAnswer:
    """view(x) of the whole buffer -> x"""
    source, result = op.source, op.result.type
    if source.type is result and result.has_static_shape and constant_int(op.byte_shift) == 0:
        return source
    return None


@fold
def fold_extract_strided_metadata(op: ops.ExtractStridedMetadataOp, constants: Constants) -> FoldAnswer:
    """extract_strided_metadata(x) -> constants from the type of x; extract_strided_metadata(cast(x)) ->
    extract_strided_metadata(x)"""
    layout = op.source.type.strides_and_offset()
    assert layout is not None
    strides, offset = layout
    changed = _use_constants(op, [op.offset], [offset])
    changed = _use_constants(op, op.sizes, op.source.type.shape) or changed
    changed = _use_constants(op, op.strides, strides) or changed
    return changed or fold_casts(op)


def _use_constants(op: ExtractStridedMetadataOp, values: Sequence[Value], known: Sequence[int]) -> bool:
    changed = False
    for value, number in zip(values, known, strict=True):
        if number == DYNAMIC or value.use_empty:
            continue
        builder = Builder(InsertionPoint.before_op(op), location=op.raw_location)
        constant = builder.create(ConstantOp, IntegerAttr.wrapped(index, number))
        value.replace_all_uses_with(constant.results[0])
        changed = True
    return changed
