"""Canonicalization patterns of the shape dialect."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from lamina.dialects.arith.ops import ConstantOp, IndexCastOp
from lamina.dialects.shape.fold import (
    broadcast_extents,
    extents_attribute,
    extents_of,
    is_scalar_shape,
    materialize_constant,
)
from lamina.dialects.shape.ops import (
    AssumingAllOp,
    AssumingOp,
    BroadcastOp,
    ConstShapeOp,
    ConstWitnessOp,
    CstrBroadcastableOp,
    CstrEqOp,
    FromExtentTensorOp,
    IndexToSizeOp,
    IsBroadcastableOp,
    RankOp,
    ShapeOfOp,
    SizeToIndexOp,
)
from lamina.dialects.shape.types import ShapeType
from lamina.dialects.shape.verification import extent_tensor
from lamina.dialects.tensor.ops import CastOp, DimOp, ExtractOp, ReshapeOp
from lamina.ir.attributes import BoolAttr, IntegerAttr
from lamina.ir.region import Region
from lamina.ir.types import DYNAMIC, RankedTensorType, ShapedType, TensorType, i1, index
from lamina.ir.value import Value
from lamina.rewrite import canonicalize
from lamina.rewrite.canonicalization import canonicalize_around
from lamina.rewrite.fold import constant_value

if TYPE_CHECKING:
    from lamina.ir.attribute import Type
    from lamina.ir.operation import Operation
    from lamina.rewrite.pattern import Outcome
    from lamina.rewrite.rewriter import PatternRewriter


def _make(
    rewriter: PatternRewriter, op: Operation, cls: type[Operation], operands: list[Value], type: Type, **properties: Any
) -> Value:
    inserted = rewriter.insert(cls(operands, [type], properties, {}, (), (), op.raw_location))
    return inserted.results[0]


def _distinct(values: list[Value]) -> list[Value]:
    """Returns the values without repetition, in order."""
    return list(dict.fromkeys(values))


def _again(
    rewriter: PatternRewriter, op: BroadcastOp | CstrBroadcastableOp | AssumingAllOp, operands: list[Value]
) -> bool:
    """Replaces an operation by one of the same kind with other operands."""
    rebuilt = _make(rewriter, op, type(op), operands, op.result.type, **op._properties)
    assert rebuilt.defining_op is not None
    rebuilt.defining_op.attributes = dict(op._attributes)
    rewriter.replace_op(op, rebuilt)
    return True


# ---- Witnesses


@canonicalize
def witnesses_of_witnesses(op: AssumingAllOp, rewriter: PatternRewriter) -> Outcome:
    """assuming_all(assuming_all(a, b), c) -> assuming_all(a, b, c)"""
    witnesses: list[Value] = []
    for value in op.operands:
        inner = value.defining_op
        witnesses += inner.operands if isinstance(inner, AssumingAllOp) else [value]
    if len(witnesses) == len(op.operands):
        return False
    rewriter.replace_op(op, _make(rewriter, op, AssumingAllOp, witnesses, op.result.type))
    return True


@canonicalize
def single_witness(op: AssumingAllOp, rewriter: PatternRewriter) -> Outcome:
    """assuming_all(a) -> a"""
    if len(op.operands) != 1:
        return False
    rewriter.replace_op(op, op.operands)
    return True


@canonicalize
def drop_weaker_checks(op: AssumingAllOp, rewriter: PatternRewriter) -> Outcome:
    """assuming_all(cstr_broadcastable(a, b), cstr_broadcastable(a, b, c)) -> cstr_broadcastable(a, b, c)"""
    checks: list[Any] = [value.defining_op for value in _distinct(op.operands)]
    if len(checks) < 2 or not all(isinstance(check, CstrBroadcastableOp) for check in checks):
        return False
    kept: list[Any] = []
    for check in sorted(checks, key=lambda check: -len(check.operands)):
        if not any(set(check.operands) <= set(other.operands) for other in kept):
            kept.append(check)
    if len(kept) == len(checks):
        return False
    values = [check.results[0] for check in kept]
    rewriter.replace_op(op, _make(rewriter, op, AssumingAllOp, values, op.result.type))
    for check in checks:
        if check not in kept and check.results[0].use_empty:
            rewriter.erase_op(check)
    return True


@canonicalize
def one_check_of_equality(op: AssumingAllOp, rewriter: PatternRewriter) -> Outcome:
    """assuming_all(cstr_eq(a, b), cstr_eq(b, c)) -> cstr_eq(a, b, c)"""
    shapes: list[Value] = []
    for value in op.operands:
        check = value.defining_op
        if not isinstance(check, CstrEqOp):
            return False
        if shapes and check.operands and not set(check.operands) & set(shapes):
            return False
        shapes += check.operands
    rewriter.replace_op(op, _make(rewriter, op, CstrEqOp, shapes, op.result.type))
    return True


@canonicalize
def each_witness_once(op: AssumingAllOp, rewriter: PatternRewriter) -> Outcome:
    """assuming_all(a, a) -> assuming_all(a)"""
    distinct = _distinct(op.operands)
    return len(distinct) < len(op.operands) and _again(rewriter, op, distinct)


@canonicalize
def drop_unused_results(op: AssumingOp, rewriter: PatternRewriter) -> Outcome:
    """assuming: drops unused results"""
    used = [not result.use_empty for result in op.results]
    if all(used):
        return False
    terminator = op.do_region.entry_block.terminator
    kept = [value for value, is_used in zip(terminator.operands, used, strict=True) if is_used]
    rewriter.modify_in_place(terminator, lambda: terminator.set_operands(kept))
    assuming = AssumingOp([op.witness], [value.type for value in kept], {}, {}, (), [Region()], op.raw_location)
    assuming.regions[0].take_body(op.regions[0])
    results = iter(rewriter.insert(assuming).results)
    rewriter.replace_op(op, [next(results) if is_used else None for is_used in used])
    return True


@canonicalize
def inline_passing(op: AssumingOp, rewriter: PatternRewriter) -> Outcome:
    """assuming(constant) { body } -> body"""
    if not isinstance(constant_value(op.witness), IntegerAttr):
        return False
    block = op.do_region.entry_block
    terminator = block.terminator
    values = terminator.operands
    rewriter.inline_block_before_op(block, op)
    rewriter.replace_op(op, values)
    rewriter.erase_op(terminator)
    return True


@canonicalize
def rank_of_broadcast(op: BroadcastOp, rewriter: PatternRewriter) -> Outcome:
    """rank(broadcast(a, b)) -> the larger rank, for known ranks"""
    result = op.result.type
    ranks = [value.type.shape[0] if isinstance(value.type, RankedTensorType) else 0 for value in op.operands]
    if not isinstance(result, RankedTensorType) or result.shape[0] != DYNAMIC or DYNAMIC in ranks:
        return False
    shape = _make(rewriter, op, BroadcastOp, op.operands, extent_tensor(max(ranks, default=0)))
    rewriter.replace_op(op, _make(rewriter, op, CastOp, [shape], result))
    return True


@canonicalize
def merge_constants(op: BroadcastOp, rewriter: PatternRewriter) -> Outcome:
    """broadcast(constant, constant, a) -> broadcast(constant, a)"""
    merged: list[int] = []
    kept = []
    for value in op.operands:
        constant = value.defining_op
        if isinstance(constant, ConstShapeOp):
            both = broadcast_extents(merged, extents_of(constant.shape) or [])
            if both is not None:
                merged = both
                continue
        kept.append(value)
    if len(op.operands) - len(kept) < 2:
        return False
    attribute = extents_attribute(merged)
    kept.append(_make(rewriter, op, ConstShapeOp, [], attribute.type, shape=attribute))
    rewriter.replace_op(op, _make(rewriter, op, BroadcastOp, kept, op.result.type))
    return True


@canonicalize
def single_operand(op: BroadcastOp, rewriter: PatternRewriter) -> Outcome:
    """broadcast(a) -> a, with a cast if needed"""
    if len(op.operands) != 1:
        return False
    value, type = op.shapes[0], op.result.type
    if value.type is not type:
        if isinstance(type, ShapeType):
            value = _make(rewriter, op, FromExtentTensorOp, [value], type)
        elif isinstance(value.type, RankedTensorType):
            value = _make(rewriter, op, CastOp, [value], type)
        else:
            return False
    rewriter.replace_op(op, [value])
    return True


@canonicalize
def shapes_behind_casts(op: BroadcastOp | CstrBroadcastableOp, rewriter: PatternRewriter) -> Outcome:
    """broadcast(cast(a)) -> broadcast(a), if the cast drops the rank"""

    def source(value: Value) -> Value:
        cast = value.defining_op
        return cast.source if isinstance(cast, CastOp) and cast.dest.type.shape == (DYNAMIC,) else value

    operands = [source(value) for value in op.operands]
    if operands == op.operands:
        return False
    rewriter.replace_op(op, _make(rewriter, op, type(op), operands, op.result.type))
    return True


@canonicalize
def passing_eq(op: CstrBroadcastableOp | CstrEqOp, rewriter: PatternRewriter) -> Outcome:
    """cstr_eq(a, a), cstr_broadcastable(a, a) -> true"""
    if len(set(op.operands)) != 1:
        return False
    rewriter.replace_op(op, _make(rewriter, op, ConstWitnessOp, [], op.result.type, passing=BoolAttr(True)))
    return True


@canonicalize
def each_shape_once(op: BroadcastOp | CstrBroadcastableOp, rewriter: PatternRewriter) -> Outcome:
    """broadcast(a, a, b) -> broadcast(a, b)"""
    distinct = _distinct(op.operands)
    return len(distinct) < len(op.operands) and _again(rewriter, op, distinct)


@canonicalize
def drop_scalar_shapes(op: BroadcastOp | CstrBroadcastableOp, rewriter: PatternRewriter) -> Outcome:
    """broadcast(scalar, a) -> broadcast(a)"""
    kept = [value for value in op.operands if not is_scalar_shape(value)]
    if not kept:
        shape = _make(rewriter, op, ConstShapeOp, [], op.result.type, shape=extents_attribute([]))
        rewriter.replace_op(op, shape)
        return True
    return len(kept) < len(op.operands) and _again(rewriter, op, kept)


@canonicalize
def single_shape_broadcasts(op: IsBroadcastableOp, rewriter: PatternRewriter) -> Outcome:
    """is_broadcastable(a, a) -> true; drops duplicate shapes"""
    distinct = _distinct(op.operands)
    if len(distinct) == 1:
        rewriter.replace_op(op, _make(rewriter, op, ConstantOp, [], i1, value=BoolAttr(True)))
        return True
    if len(distinct) == len(op.operands):
        return False
    rewriter.replace_op(op, _make(rewriter, op, IsBroadcastableOp, distinct, i1))
    return True


@canonicalize
def static_shape(op: ShapeOfOp, rewriter: PatternRewriter) -> Outcome:
    """shape_of(x) -> constant, for static types"""
    type, result = op.arg.type, op.result.type
    if not isinstance(type, ShapedType) or not type.has_static_shape:
        return False
    attribute = extents_attribute(type.shape)
    if not isinstance(result, RankedTensorType):
        rewriter.replace_op(op, _make(rewriter, op, ConstShapeOp, [], result, shape=attribute))
        return True
    shape = _make(rewriter, op, ConstShapeOp, [], attribute.type, shape=attribute)
    if shape.type is not result:
        shape = _make(rewriter, op, CastOp, [shape], result)
    rewriter.replace_op(op, shape)
    return True


@canonicalize
def shape_of_reshape(op: ShapeOfOp, rewriter: PatternRewriter) -> Outcome:
    """shape_of(reshape(x, s)) -> s"""
    reshape = op.arg.defining_op
    result = op.result.type
    if not isinstance(reshape, ReshapeOp) or not isinstance(result, RankedTensorType):
        return False
    shape: Value = reshape.shape
    given = reshape.shape.type
    if given.element_type is not result.element_type:
        shape = _make(rewriter, op, IndexCastOp, [shape], RankedTensorType(given.shape, result.element_type))
    if shape.type is not result:
        shape = _make(rewriter, op, CastOp, [shape], result)
    rewriter.replace_op(op, shape)
    return True


@canonicalize_around(ShapeOfOp)
def extent_of_shape(op: ExtractOp, rewriter: PatternRewriter) -> Outcome:
    """extract(shape_of(x), i) -> dim(x, i)"""
    shape = op.tensor.defining_op
    if not isinstance(shape, ShapeOfOp) or not isinstance(shape.arg.type, TensorType):
        return False
    if not isinstance(shape.result.type, RankedTensorType):
        return False
    rewriter.replace_op(op, _make(rewriter, op, DimOp, [shape.arg, op.indices[0]], index))
    return True


# ---- Ranks and conversions of sizes


@canonicalize
def known_rank(op: RankOp, rewriter: PatternRewriter) -> Outcome:
    """rank(shape_of(x)) -> constant, for ranked types"""
    producer = op.shape.defining_op
    type = producer.arg.type if isinstance(producer, ShapeOfOp) else None
    if not isinstance(type, ShapedType) or not type.has_rank:
        return False
    constant = materialize_constant(IntegerAttr(index, type.rank), op.rank.type, op.raw_location)
    if constant is None:
        return False
    rewriter.replace_op(op, rewriter.insert(constant).results)
    return True


def _undone(op: IndexToSizeOp | SizeToIndexOp, rewriter: PatternRewriter, inverse: type[Any]) -> bool:
    producer = op.arg.defining_op
    if not isinstance(producer, inverse) or producer.arg.type is not op.result.type:
        return False
    rewriter.replace_op(op, [producer.arg])
    return True


@canonicalize
def index_to_size_of_size(op: IndexToSizeOp, rewriter: PatternRewriter) -> Outcome:
    """index_to_size(size_to_index(x)) -> x"""
    return _undone(op, rewriter, SizeToIndexOp)


@canonicalize
def size_to_index_of_index(op: SizeToIndexOp, rewriter: PatternRewriter) -> Outcome:
    """size_to_index(index_to_size(x)) -> x"""
    return _undone(op, rewriter, IndexToSizeOp)


@canonicalize_around(ShapeOfOp)
def cast_of_shape_of(op: CastOp, rewriter: PatternRewriter) -> Outcome:
    """cast(shape_of(x)) -> shape_of(x) of the cast's type"""
    inner = op.source.defining_op
    type = op.dest.type
    if not isinstance(inner, ShapeOfOp) or not isinstance(type, RankedTensorType) or type.rank != 1:
        return False
    source = inner.arg.type
    if not isinstance(source, RankedTensorType) or type.shape[0] not in (DYNAMIC, source.rank):
        return False
    rewriter.replace_op(op, _make(rewriter, op, ShapeOfOp, [inner.arg], type))
    return True
