"""``lamina-linear-gathers``: lowers gathers at indices that grow evenly from lane to lane to loads and shuffles.

Structured operations that read ``x[2 * i + k]`` in their block are vectorized to gathers. Indices in bounds that differ
by a number modulo a power of two differ by that number, so conversions between index types may be in between.
"""

from __future__ import annotations

from lamina.conversion.vector_loops.accesses import LONGEST_SHUFFLED_STRIDE, part_starts, shuffled_parts
from lamina.dialects.arith.mixed import constant_index
from lamina.dialects.arith.ops import AddIOp, ConstantOp, ExtSIOp, IndexCastOp, MulIOp, SubIOp
from lamina.dialects.memref.ops import LoadOp as LoadElementOp
from lamina.dialects.vector.ops import BroadcastOp, GatherOp, LoadOp, ShuffleOp, StepOp
from lamina.dialects.vector.queries import MaskFormat, mask_format
from lamina.ir.attributes import DenseElementsAttr, IntegerAttr
from lamina.ir.builder import Builder, InsertionPoint
from lamina.ir.operation import Operation
from lamina.ir.types import IndexType, IntegerType, MemRefType, VectorType, index
from lamina.ir.value import Value
from lamina.passmanager import Pass, register_pass
from lamina.rewrite.fold import constant_int, constant_value


@register_pass("lamina-linear-gathers", summary="Lower gathers of evenly spaced elements to loads and shuffles")
class LinearGathers(Pass):
    """Gathers of 1-D vectors, without masks, along the contiguous dim of a buffer."""

    def run(self, operation: Operation) -> None:
        for gather in list(operation.walk(GatherOp)):
            if _is_plain(gather):
                _lower(gather)


def _is_plain(gather: GatherOp) -> bool:
    type, result = gather.base.type, gather.result.type
    if not isinstance(type, MemRefType) or not isinstance(result, VectorType) or result.rank != 1:
        return False
    layout = type.strides_and_offset()
    return (
        not any(result.scalable_dims)
        and type.element_type is result.element_type
        and layout is not None
        and list(layout[0][-1:]) == [1]
        and mask_format(gather.mask) is MaskFormat.ALL_TRUE
    )


def _lower(gather: GatherOp) -> None:
    builder = Builder(InsertionPoint.before_op(gather), location=gather.raw_location)
    result = gather.result.type
    assert isinstance(result, VectorType)
    step = _step(gather.indices)
    if step is None or not -1 <= step <= min(LONGEST_SHUFFLED_STRIDE, result.shape[0]):
        return
    first, length = _first(builder, gather.indices), result.shape[0]
    *outer, last = gather.offsets
    start = builder.create(AddIOp, last, _as_index(builder, first)).result if first is not None else last

    def loaded(distance: int) -> Value:
        at = start if distance == 0 else builder.create(AddIOp, start, constant_index(builder, distance)).result
        return builder.create(LoadOp, gather.base, [*outer, at], result=result).result

    if step == 0:
        element = builder.create(LoadElementOp, gather.base, [*outer, start]).result
        value: Value = builder.create(BroadcastOp, element, vector=result).vector
    elif step == -1:
        reversed = loaded(1 - length)
        value = builder.create(ShuffleOp, reversed, reversed, list(range(length))[::-1], vector=result).vector
    elif step == 1:
        value = loaded(0)
    else:
        parts = [(at, loaded(at)) for at in part_starts(length, step)]
        value = shuffled_parts(builder, parts, step, result)
    gather.result.replace_all_uses_with(value)
    gather.erase()


def _step(value: Value) -> int | None:
    """Returns by how much the elements of a vector grow; None if that is not one known number."""
    owner = value.defining_op
    if isinstance(owner, ConstantOp):
        numbers = _numbers(owner)
        steps = {second - first for first, second in zip(numbers, numbers[1:], strict=False)}
        return None if len(steps) > 1 or not numbers else steps.pop() if steps else 0
    if isinstance(owner, StepOp):
        return 1
    if isinstance(owner, BroadcastOp):
        return None if isinstance(owner.source.type, VectorType) else 0
    if isinstance(owner, IndexCastOp | ExtSIOp):
        return _step(owner.in_)
    if isinstance(owner, AddIOp | SubIOp):
        left, right = _step(owner.lhs), _step(owner.rhs)
        if left is None or right is None:
            return None
        return left + right if isinstance(owner, AddIOp) else left - right
    if isinstance(owner, MulIOp):
        left, right = _step(owner.lhs), _step(owner.rhs)
        if left == 0 == right:
            return 0
        for step, other in ((left, owner.rhs), (right, owner.lhs)):
            factor = _splat(other)
            if step is not None and factor is not None:
                return step * factor
    return None


def _splat(value: Value) -> int | None:
    """Returns the number that all elements of a vector are."""
    owner = value.defining_op
    if isinstance(owner, ConstantOp):
        numbers = set(_numbers(owner))
        return numbers.pop() if len(numbers) == 1 else None
    return constant_int(owner.source) if isinstance(owner, BroadcastOp) else None


def _numbers(constant: ConstantOp) -> list[int]:
    attribute = constant_value(constant.result)
    if not isinstance(attribute, DenseElementsAttr):
        return []
    numbers: list[int] = attribute.array.reshape(-1).tolist()
    return numbers


def _first(builder: Builder, value: Value) -> Value | None:
    """Returns the first element of a vector whose elements grow by a known number; None for zero."""
    owner, type = value.defining_op, value.type
    assert isinstance(type, VectorType)
    element = type.element_type
    if isinstance(owner, ConstantOp):
        number = _numbers(owner)[0]
        assert isinstance(element, IntegerType | IndexType)
        return builder.create(ConstantOp, IntegerAttr(element, number), result=element).result if number else None
    if isinstance(owner, BroadcastOp):
        return owner.source
    if isinstance(owner, IndexCastOp):
        inner = _first(builder, owner.in_)
        return None if inner is None else builder.create(IndexCastOp, inner, out=element).out
    if isinstance(owner, ExtSIOp):
        inner = _first(builder, owner.in_)
        return None if inner is None else builder.create(ExtSIOp, inner, out=element).out
    if isinstance(owner, AddIOp | SubIOp | MulIOp):
        return _combined(builder, owner, _first(builder, owner.lhs), _first(builder, owner.rhs))
    return None


def _combined(builder: Builder, op: AddIOp | SubIOp | MulIOp, left: Value | None, right: Value | None) -> Value | None:
    """Returns an operation on first elements, None for zero."""
    if isinstance(op, MulIOp):
        return None if left is None or right is None else builder.create(MulIOp, left, right).result
    if right is None:
        return left
    if isinstance(op, AddIOp):
        return right if left is None else builder.create(AddIOp, left, right).result
    zero = left or builder.create(ConstantOp, IntegerAttr(right.type, 0), result=right.type).result
    return builder.create(SubIOp, zero, right).result


def _as_index(builder: Builder, value: Value) -> Value:
    return value if value.type is index else builder.create(IndexCastOp, value, out=index).out
