"""Canonicalization of structured operations; canonicalize_fill.py and canonicalize_relayout.py have the rest."""

# ruff: noqa: F401

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from lamina.dialects.linalg import canonicalize_fill, canonicalize_relayout
from lamina.dialects.linalg.builders import build_copying, cast
from lamina.dialects.linalg.named_ops import CopyOp
from lamina.dialects.linalg.ops import YieldOp
from lamina.dialects.linalg.sizes import dim_size
from lamina.dialects.linalg.structure import LinalgOp, shape_of
from lamina.dialects.linalg.structured_ops import BroadcastOp, GenericOp, TransposeOp
from lamina.dialects.linalg.tiling import clone_with_operands
from lamina.dialects.tensor.ops import CastOp, EmptyOp
from lamina.interfaces.view_like import split_mixed_values
from lamina.ir.affine import AffineExpr
from lamina.ir.attributes import DenseI64ArrayAttr
from lamina.ir.types import DYNAMIC, BaseMemRefType, RankedTensorType, TensorType
from lamina.ir.value import BlockArgument, OpResult, Value, type_as
from lamina.rewrite import PatternRewriter, canonicalize, canonicalize_dialect

if TYPE_CHECKING:
    from lamina.ir.attribute import Attribute, Type
    from lamina.rewrite.pattern import Outcome
    from lamina.rewrite.rewriter import MatchFailure


@canonicalize_dialect("linalg", name="EraseDeadLinalgOp")
def erase_without_iterations(op: LinalgOp, rewriter: PatternRewriter) -> Outcome:
    """op on a memref without elements -> erase"""
    for type in op.operand_types:
        if isinstance(type, BaseMemRefType) and 0 in shape_of(type):
            rewriter.erase_op(op)
            return True
    return False


@canonicalize_dialect("linalg", name="FoldTensorCastConsumerOp")
def cast_result_before(op: CastOp, rewriter: PatternRewriter) -> Outcome:
    """cast(op(init)) -> op(cast(init)), to a more static type"""
    producer = op.source.defining_op
    if not isinstance(producer, LinalgOp) or op.parent is not producer.parent or not _more_static(op):
        return False
    result = op.source
    assert isinstance(result, OpResult)
    index = result.index
    with rewriter.insertion_guard():
        rewriter.set_insertion_point(producer)
        rewriter.location = producer.raw_location
        type = op.dest.type
        slot = producer.dps_init_operands[index]
        operands = producer.operands
        operands[slot.index] = cast(rewriter, slot.value, type)
        types = producer.result_types
        types[index] = type
        new_op = clone_with_operands(rewriter, producer, operands, types)
        values = list(new_op.results)
        values[index] = cast(rewriter, new_op.results[index], result.type)
        rewriter.replace_op(producer, values)
        rewriter.replace_op(op, new_op.results[index])
    return True


def _more_static(op: CastOp) -> bool:
    """True if a cast adds static sizes and takes none away."""
    source, target = op.source.type, op.dest.type
    if not isinstance(source, RankedTensorType) or not isinstance(target, RankedTensorType):
        return False
    if source.element_type is not target.element_type or source.rank != target.rank:
        return False
    if source.encoding is not target.encoding:
        return False
    return not any(new == DYNAMIC and old != DYNAMIC for old, new in zip(source.shape, target.shape, strict=True))


@canonicalize_dialect("linalg", name="InferStaticShapeOfOperands")
def infer_static_shapes(op: LinalgOp, rewriter: PatternRewriter) -> Outcome:
    """op(cast(x), y) -> op on more static types, inferred from all operands"""
    if all(_is_static_or_no_tensor(slot.value.type) for slot in op._operands):
        return False
    if not op.has_pure_tensor_semantics or not op.has_only_projected_permutations:
        return False
    known = _known_sizes(op)
    operands: list[Value] = []
    types: list[Any] = []
    changed = False
    for slot, map in zip(op._operands, op.maps, strict=True):
        value = slot.value
        type = value.type
        is_init = op.is_dps_init(slot)
        if isinstance(type, RankedTensorType) and not (type.has_static_shape and is_init):
            shape = [
                known.get(expr, size) if size == DYNAMIC else size
                for size, expr in zip(type.shape, map.results, strict=True)
            ]
            if shape != list(type.shape):
                changed = True
                type = RankedTensorType(shape, type.element_type, type.encoding)
                value = cast(rewriter, value, type)
        operands.append(value)
        if is_init:
            types.append(type)
    if not changed:
        return False
    new_op = clone_with_operands(rewriter, op, operands, types)
    rewriter.replace_op(
        op,
        [
            new if new.type is old.type else cast(rewriter, new, old.type)
            for old, new in zip(op.results, new_op.results, strict=True)
        ],
    )
    return True


def _is_static_or_no_tensor(type: Type) -> bool:
    return not isinstance(type, RankedTensorType) or type.has_static_shape


def _known_sizes(op: LinalgOp) -> dict[AffineExpr, int]:
    sizes: dict[AffineExpr, int] = {}
    for slot, map in zip(op._operands, op.maps, strict=True):
        type = slot.value.type
        if not isinstance(type, RankedTensorType):
            continue
        shape = type.shape
        producer = slot.value.defining_op
        if isinstance(producer, CastOp):
            source = producer.source.type
            if isinstance(source, RankedTensorType) and source.has_static_shape:
                shape = source.shape
        for own, size, expr in zip(type.shape, shape, map.results, strict=True):
            if own != DYNAMIC:
                sizes.setdefault(expr, size)
    return sizes


@canonicalize(name="EraseIdentityLinalgOp")
def erase_identity(op: GenericOp | CopyOp | BroadcastOp, rewriter: PatternRewriter) -> Outcome:
    """generic(x) { yield arguments } -> x, for identity maps"""
    maps = op.maps
    if any(map is not maps[0] for map in maps):
        return False
    last = op.block.last_op
    if op.block.first_op is not last or not isinstance(last, YieldOp):
        return False
    if op.has_pure_buffer_semantics:
        return _erase_copy_to_itself(op, last, rewriter)
    if isinstance(op, CopyOp) and op.dps_inputs[0] is not op.dps_inits[0]:
        return rewriter.notify_match_failure(op, "expected single input and output to be the same value")
    if not op.has_pure_tensor_semantics:
        return rewriter.notify_match_failure(op, "mixed semantics is not supported yet")
    values: list[Value] = []
    for value, result in zip(last.operands, op.results, strict=False):
        if not isinstance(value, BlockArgument) or value.owner is not op.block:
            return False
        returned = op.operand(value.index)
        if returned.type is not result.type:
            if not _castable(returned.type, type_as(result, TensorType)):
                return False
            returned = cast(rewriter, returned, result.type)
        values.append(returned)
    if len(values) != len(op.results):
        return False
    rewriter.replace_op(op, values)
    return True


def _erase_copy_to_itself(
    op: GenericOp | CopyOp | BroadcastOp, last: YieldOp, rewriter: PatternRewriter
) -> Outcome:
    same = (
        op.num_dps_inputs == op.num_dps_inits == 1
        and op.dps_inputs[0] is op.dps_inits[0]
        and last.values[0] in op.block.arguments
    )
    if not same:
        return rewriter.notify_match_failure(op, "expected single input and output to be the same value")
    rewriter.erase_op(op)
    return True


def _castable(source: Type, target: TensorType) -> bool:
    if not isinstance(source, TensorType) or source.element_type is not target.element_type:
        return False
    if not isinstance(source, RankedTensorType) or not isinstance(target, RankedTensorType):
        return True
    return source.rank == target.rank and all(
        a == b or DYNAMIC in (a, b) for a, b in zip(source.shape, target.shape, strict=True)
    )


# ---- transpose and broadcast


@canonicalize(name="FoldTransposeWithTranspose")
def merge_transposes(op: TransposeOp, rewriter: PatternRewriter) -> Outcome:
    """transpose(transpose(x)) -> transpose(x)"""
    inner = op.input.defining_op
    if not isinstance(inner, TransposeOp):
        return False
    before, after = list(inner.permutation), op.permutation
    transpose_op = _transpose(rewriter, inner.input, op.init, [before[axis] for axis in after])
    rewriter.replace_op(op, transpose_op)
    return True


@canonicalize(name="SwapTransposeWithBroadcast")
def transpose_before_broadcast(op: TransposeOp, rewriter: PatternRewriter) -> Outcome:
    """transpose(broadcast(x)) -> broadcast(transpose(x))"""
    source = op.input
    inner = source.defining_op
    if not isinstance(inner, BroadcastOp) or source.first_use is None or source.first_use.next_use is not None:
        return False
    dims, order = inner.dimensions, op.permutation
    kept = [axis for axis in order if axis not in dims]
    small_order = [sorted(kept).index(axis) for axis in kept]
    new_dims = [order.index(axis) for axis in dims]
    value = inner.input
    type = value.type
    if not isinstance(type, RankedTensorType):
        return False
    sizes = [dim_size(rewriter, value, axis) for axis in range(type.rank)]
    static, dynamic = split_mixed_values([sizes[axis] for axis in small_order])
    empty = EmptyOp(dynamic, [RankedTensorType(static, type.element_type)], location=rewriter.location)
    small = _transpose(rewriter, value, rewriter.insert(empty).results[0], small_order)[0]
    new_op = build_copying(rewriter, BroadcastOp, small, op.init, {"dimensions": DenseI64ArrayAttr(new_dims)})
    rewriter.replace_op(op, new_op.results)
    return True


def _transpose(rewriter: PatternRewriter, source: Value, target: Value, order: Sequence[int]) -> list[Value]:
    properties: dict[str, Attribute] = {"permutation": DenseI64ArrayAttr(order)}
    return list(build_copying(rewriter, TransposeOp, source, target, properties).results)


@canonicalize(name="FoldBroadcasts")
def merge_broadcasts(op: BroadcastOp, rewriter: PatternRewriter) -> Outcome:
    """broadcast(broadcast(x)) -> broadcast(x)"""
    inner = op.input.defining_op
    if not isinstance(inner, BroadcastOp):
        return False
    first, second = list(inner.dimensions), op.dimensions
    rank = len(shape_of(op.init.type))
    kept = [axis for axis in range(rank) if axis not in second]
    dims = sorted([kept[axis] for axis in first] + second)
    new_op = build_copying(rewriter, BroadcastOp, inner.input, op.init, {"dimensions": DenseI64ArrayAttr(dims)})
    rewriter.replace_op(op, new_op.results)
    return True
