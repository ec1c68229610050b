"""Canonicalization patterns of the shape dialect."""

from __future__ import annotations

from typing import Any

from lamina.dialects.shape.fold import broadcast_extents, extents_attribute, materialize_constant
from lamina.dialects.shape.ops import (
    AssumingAllOp,
    AssumingOp,
    BroadcastOp,
    ConstShapeOp,
    ConstWitnessOp,
    CstrBroadcastableOp,
    CstrEqOp,
    IndexToSizeOp,
    IsBroadcastableOp,
    RankOp,
    ShapeOfOp,
    SizeToIndexOp,
)
from lamina.dialects.shape.verification import extent_tensor
from lamina.dialects.tensor.ops import CastOp
from lamina.ir.attributes import BoolAttr, IntegerAttr
from lamina.ir.types import DYNAMIC, RankedTensorType, ShapedType, i1, index
from lamina.ir.value import Value
from lamina.rewrite import canonicalize
from lamina.rewrite.fold import constant_value


def _make(rewriter: Any, op: Any, cls: Any, operands: list[Value], type: Any, **properties: Any) -> Value:
    made = rewriter.insert(cls(operands, [type], properties, {}, (), (), op.raw_location))
    return made.results[0]  # type: ignore[no-any-return]


def _distinct(values: list[Value]) -> list[Value]:
    return list(dict.fromkeys(values))


@canonicalize(AssumingAllOp)
def merge_witnesses(op: Any, rewriter: Any) -> Any:
    """Each witness once; a single one stands for itself."""
    distinct = _distinct(op.operands)
    if len(distinct) == 1:
        rewriter.replace_op(op, distinct)
        return True
    if len(distinct) == len(op.operands):
        return False
    rewriter.replace_op(op, _make(rewriter, op, AssumingAllOp, distinct, op.results[0].type))
    return True


@canonicalize(AssumingOp)
def inline_passing(op: Any, rewriter: Any) -> Any:
    """The code under a witness that holds needs no protection."""
    witness = constant_value(op.operand(0))
    if not isinstance(witness, IntegerAttr) or not witness.value:
        return False
    block = op.regions[0].entry_block
    terminator = block.last_op
    values = list(terminator.operands)
    rewriter.inline_block_before(block, op)
    rewriter.replace_op(op, values)
    rewriter.erase_op(terminator)
    return True


@canonicalize(BroadcastOp)
def simplify_broadcast(op: Any, rewriter: Any) -> Any:
    """Each shape once, and none that is known to be empty."""
    kept = [value for value in _distinct(op.operands) if not _is_scalar_shape(value)]
    if not kept:
        kept = op.operands[:1]
    if len(kept) == len(op.operands):
        return False
    if len(kept) == 1 and kept[0].type is op.results[0].type:
        rewriter.replace_op(op, kept)
        return True
    properties = dict(op.properties)
    rewriter.replace_op(op, _make(rewriter, op, BroadcastOp, kept, op.results[0].type, **properties))
    return True


def _is_scalar_shape(value: Value) -> bool:
    return isinstance(value.type, RankedTensorType) and value.type.shape == (0,)


@canonicalize(BroadcastOp)
def single_operand(op: Any, rewriter: Any) -> Any:
    """One shape is broadcast to itself, up to how much its type says."""
    if len(op.operands) != 1:
        return False
    value, type = op.operand(0), op.results[0].type
    if value.type is not type:
        if not isinstance(value.type, RankedTensorType) or not isinstance(type, RankedTensorType):
            return False
        value = _make(rewriter, op, CastOp, [value], type)
    rewriter.replace_op(op, [value])
    return True


@canonicalize(BroadcastOp)
def rank_of_broadcast(op: Any, rewriter: Any) -> Any:
    """The result of shapes of known ranks has the largest of them."""
    result = op.results[0].type
    ranks = [value.type.shape[0] if isinstance(value.type, RankedTensorType) else DYNAMIC for value in op.operands]
    if not isinstance(result, RankedTensorType) or result.shape[0] != DYNAMIC or DYNAMIC in ranks:
        return False
    from lamina.dialects.tensor.ops import CastOp

    made = _make(rewriter, op, BroadcastOp, op.operands, extent_tensor(max(ranks)), **op.properties)
    rewriter.replace_op(op, _make(rewriter, op, CastOp, [made], result))
    return True


def _known_to_broadcast(values: list[Value]) -> bool:
    """Whether shapes broadcast whatever they are: all but one are empty, or all are known and fit."""
    rest = [value for value in _distinct(values) if not _is_scalar_shape(value)]
    if len(rest) <= 1:
        return True
    from lamina.dialects.shape.fold import extents_of

    shapes = [_known_extents(value, extents_of) for value in rest]
    merged = shapes[0]
    for shape in shapes[1:]:
        if merged is None or shape is None:
            return False
        merged = broadcast_extents(merged, shape)
    return merged is not None


def _known_extents(value: Value, extents_of: Any) -> list[int] | None:
    constant = extents_of(constant_value(value))
    if constant is not None:
        return constant  # type: ignore[no-any-return]
    shape_of = value.defining_op
    if isinstance(shape_of, ShapeOfOp):
        type = shape_of.operand(0).type
        if isinstance(type, ShapedType) and type.has_static_shape:
            return list(type.shape)
    return None


@canonicalize(CstrBroadcastableOp)
def passing_broadcastable(op: Any, rewriter: Any) -> Any:
    """Shapes that are known to broadcast need no check."""
    if not _known_to_broadcast(op.operands):
        return False
    rewriter.replace_op(op, _make(rewriter, op, ConstWitnessOp, [], op.results[0].type, passing=BoolAttr(True)))
    return True


@canonicalize(CstrBroadcastableOp)
def check_each_once(op: Any, rewriter: Any) -> Any:
    """Each shape is checked once, and empty ones not at all."""
    kept = [value for value in _distinct(op.operands) if not _is_scalar_shape(value)]
    if len(kept) == len(op.operands) or len(kept) < 2:
        return False
    made = _make(rewriter, op, CstrBroadcastableOp, kept, op.results[0].type)
    made.defining_op.attributes = dict(op.attributes)  # type: ignore[union-attr]
    rewriter.replace_op(op, made)
    return True


@canonicalize(CstrEqOp)
def passing_eq(op: Any, rewriter: Any) -> Any:
    """A shape equals itself."""
    if len(set(op.operands)) != 1:
        return False
    rewriter.replace_op(op, _make(rewriter, op, ConstWitnessOp, [], op.results[0].type, passing=BoolAttr(True)))
    return True


@canonicalize(IsBroadcastableOp)
def single_shape_broadcasts(op: Any, rewriter: Any) -> Any:
    """One shape broadcasts with itself; of several each counts once."""
    distinct = _distinct(op.operands)
    if len(distinct) == 1:
        from lamina.dialects.arith.ops import ConstantOp

        rewriter.replace_op(op, _make(rewriter, op, ConstantOp, [], i1, value=BoolAttr(True)))
        return True
    if len(distinct) == len(op.operands):
        return False
    rewriter.replace_op(op, _make(rewriter, op, IsBroadcastableOp, distinct, i1))
    return True


@canonicalize(ShapeOfOp)
def static_shape(op: Any, rewriter: Any) -> Any:
    """The shape of a value whose type knows it is a constant."""
    type, result = op.operand(0).type, op.results[0].type
    if not isinstance(type, ShapedType) or not type.has_static_shape:
        return False
    attribute = extents_attribute(type.shape)
    if not isinstance(result, RankedTensorType):
        rewriter.replace_op(op, _make(rewriter, op, ConstShapeOp, [], result, shape=attribute))
        return True
    made = _make(rewriter, op, ConstShapeOp, [], attribute.type, shape=attribute)
    if made.type is not result:
        from lamina.dialects.tensor.ops import CastOp

        made = _make(rewriter, op, CastOp, [made], result)
    rewriter.replace_op(op, made)
    return True


# ---- Ranks and conversions of sizes


@canonicalize(RankOp)
def known_rank(op: Any, rewriter: Any) -> Any:
    """The rank of the shape of a ranked value is a constant."""
    producer = op.operand(0).defining_op
    type = producer.arg.type if isinstance(producer, ShapeOfOp) else None
    if not isinstance(type, ShapedType) or not type.has_rank:
        return False
    constant = materialize_constant(IntegerAttr(index, type.rank), op.results[0].type, op.raw_location)
    if constant is None:
        return False
    rewriter.replace_op(op, rewriter.insert(constant).results)
    return True


def _undone(op: Any, rewriter: Any, inverse: type[Any]) -> bool:
    producer = op.operand(0).defining_op
    if not isinstance(producer, inverse) or producer.operand(0).type is not op.results[0].type:
        return False
    rewriter.replace_op(op, [producer.operand(0)])
    return True


@canonicalize(IndexToSizeOp)
def index_to_size_of_size(op: Any, rewriter: Any) -> Any:
    """An index made of a size is that size."""
    return _undone(op, rewriter, SizeToIndexOp)


@canonicalize(SizeToIndexOp)
def size_to_index_of_index(op: Any, rewriter: Any) -> Any:
    """A size made of an index is that index."""
    return _undone(op, rewriter, IndexToSizeOp)
