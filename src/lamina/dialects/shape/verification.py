"""Rules of the shape dialect's operations, and the result types that follow from operands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from lamina.define.inferred_types import fail_inference, fail_with_inferred
from lamina.dialects.shape.types import ShapeType, SizeType, ValueShapeType
from lamina.ir.attribute import Type
from lamina.ir.diagnostics import VerifyFailure
from lamina.ir.types import DYNAMIC, IndexType, RankedTensorType, ShapedType, index
from lamina.ir.value import Value

if TYPE_CHECKING:
    from lamina.dialects.shape.ops import BroadcastOp, MeetOp, ReduceOp, ShapeOfOp, YieldOp
    from lamina.ir.operation import Operation

SHAPE, SIZE = ShapeType(), SizeType()


def extent_tensor(rank: int = DYNAMIC) -> RankedTensorType:
    """Returns the type of a shape as a tensor of extents."""
    return RankedTensorType((rank,), index)


# ---- Errors propagate


def _may_be_invalid(types: Sequence[Type]) -> bool:
    return any(isinstance(type, SizeType | ShapeType | ValueShapeType) for type in types)


def verify_size_or_index(op: Operation) -> None:
    """An operand that may be an error makes the result a size."""
    if _may_be_invalid(op.operand_types) and not isinstance(op.results[0].type, SizeType):
        raise VerifyFailure(
            "if at least one of the operands can hold error values then the result must be of type `size` to "
            "propagate them"
        )


def verify_shape_or_extent_tensor(op: BroadcastOp | ShapeOfOp) -> None:
    """An operand that may be an error makes the result a shape."""
    if _may_be_invalid(op.operand_types) and not isinstance(op.result.type, ShapeType):
        raise VerifyFailure(
            "if at least one of the operands can hold error values then the result must be of type `shape` to "
            "propagate them"
        )


# ---- Result types


def infer_size_or_index(operands: Sequence[Value]) -> list[Type]:
    """Returns a size if an operand is a size, else an index."""
    return [SIZE if any(isinstance(value.type, SizeType) for value in operands) else index]


def infer_from_shape(operands: Sequence[Value]) -> list[Type]:
    """Returns a size for a shape, an index for a tensor of extents."""
    return [SIZE if isinstance(operands[0].type, ShapeType) else index]


def infer_extremum(operands: Sequence[Value]) -> list[Type]:
    """Returns the operands' type if they agree, else a size."""
    first, second = operands[0].type, operands[1].type
    return [first if first is second else SIZE]


def infer_shape_of(operands: Sequence[Value]) -> list[Type]:
    """Returns a shape for a value with a shape, else a tensor with one extent a dimension."""
    source = operands[0].type
    if isinstance(source, ValueShapeType):
        return [SHAPE]
    assert isinstance(source, ShapedType)
    return [extent_tensor(source.rank if source.has_rank else DYNAMIC)]


def infer_meet(operands: Sequence[Value]) -> list[Type]:
    """Returns the type that can hold both operands: shapes before tensors of extents, sizes before indices."""
    types = [value.type for value in operands]
    if any(isinstance(type, ShapeType) for type in types):
        return [SHAPE]
    if any(isinstance(type, SizeType) for type in types):
        return [SIZE]
    tensors = [type for type in types if isinstance(type, RankedTensorType)]
    if tensors:
        sizes = {type.shape[0] for type in tensors}
        return [extent_tensor(sizes.pop() if len(sizes) == 1 else DYNAMIC)]
    return [index]


def verify_inferred(op: Any, accepted: tuple[type[Type], ...] = ()) -> None:
    """The result type is compatible with the inferred type."""
    inferred: Sequence[Type] = type(op).infer_return_types(op.operands, op.properties, op.regions)
    actual = op.result_types
    if all(_compatible(left_type, other, accepted) for left_type, other in zip(inferred, actual, strict=True)):
        return
    fail_with_inferred(op, inferred)


def verify_meet(op: MeetOp) -> None:
    """The operands are both sizes or both shapes, or compatible types."""
    types = op.operand_types
    if not all(isinstance(type, SIZE_OR_INDEX) for type in types) and not all(
        isinstance(type, SHAPE_OR_TENSOR) for type in types
    ):
        fail_inference(op, "requires all sizes or shapes", raw=True)
    sizes = {type.shape[0] for type in types if isinstance(type, RankedTensorType)} - {DYNAMIC}
    if len(sizes) > 1:
        fail_inference(op, "unequal shape cardinality", raw=True)
    verify_inferred(op, SIZE_OR_INDEX if isinstance(types[0], SIZE_OR_INDEX) else SHAPE_OR_TENSOR)


def _compatible(inferred: Type, actual: Type, accepted: tuple[type[Type], ...]) -> bool:
    return inferred is actual or isinstance(inferred, accepted) and isinstance(actual, accepted)


def verify_shape_of(op: ShapeOfOp) -> None:
    """A tensor result may leave its size open; errors propagate only through a shape."""
    inferred, actual = infer_shape_of(op.operands)[0], op.result.type
    if isinstance(inferred, RankedTensorType) and isinstance(actual, RankedTensorType):
        if DYNAMIC not in (inferred.shape[0], actual.shape[0]):
            verify_inferred(op)
    verify_shape_or_extent_tensor(op)


SIZE_OR_INDEX = (SizeType, IndexType)
SHAPE_OR_TENSOR = (ShapeType, RankedTensorType)


# ---- Regions


def verify_reduce(op: ReduceOp) -> None:
    """The body takes the index, the extent and one value for each initial value."""
    block = op.region.entry_block
    initial = op.init_vals
    if len(block.arguments) != len(initial) + 2:
        raise VerifyFailure(f"ReduceOp body is expected to have {len(initial) + 2} arguments")
    position, extent, *values = (argument.type for argument in block.arguments)
    if not isinstance(position, IndexType):
        raise VerifyFailure("argument 0 of ReduceOp body is expected to be of IndexType")
    if isinstance(op.shape.type, ShapeType):
        if not isinstance(extent, SizeType):
            raise VerifyFailure(
                "argument 1 of ReduceOp body is expected to be of SizeType if the ReduceOp operates on a ShapeType"
            )
    elif not isinstance(extent, IndexType):
        raise VerifyFailure(
            "argument 1 of ReduceOp body is expected to be of IndexType if the ReduceOp operates on an extent tensor"
        )
    for number, (type, value) in enumerate(zip(values, initial, strict=True)):
        if type is not value.type:
            raise VerifyFailure(
                f"type mismatch between argument {number + 2} of ReduceOp body and initial value {number}"
            )


def verify_yield(op: YieldOp) -> None:
    """The yielded values match the parent's result types."""
    parent = op.enclosing_op
    if len(parent.results) != len(op.operands):
        raise VerifyFailure("number of operands does not match number of results of its parent")
    if parent.result_types != op.operand_types:
        raise VerifyFailure("types mismatch between yield op and its parent")
