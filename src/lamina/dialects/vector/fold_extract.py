"""Folds of vector.extract, vector.insert and the strided slices."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np

from lamina.define.properties import property_name, set_property
from lamina.dialects.ub.attributes import PoisonAttr
from lamina.dialects.vector.ops import (
    BroadcastOp,
    ExtractOp,
    ExtractStridedSliceOp,
    FromElementsOp,
    InsertOp,
    InsertStridedSliceOp,
    ShapeCastOp,
    ShuffleOp,
    TransposeOp,
)
from lamina.dialects.vector.queries import broadcast_like_producer, is_poison, producer
from lamina.dialects.vector.shapes import POISON_INDEX, stretched_dims
from lamina.ir.attribute import Attribute, Type
from lamina.ir.attributes import (
    DenseArrayAttr,
    DenseElementsAttr,
    DenseI64ArrayAttr,
    IntegerAttr,
    dense_element_bytes,
    integers_array,
    number_as,
)
from lamina.ir.operation import Operation
from lamina.ir.types import DYNAMIC, VectorType
from lamina.ir.value import Value
from lamina.rewrite.fold import FoldAnswer, fold

Constants = Sequence[Attribute | None]

# A constant used more than once that is larger than this is not inserted into.
LARGEST_SHARED_CONSTANT = 256


_STATIC_POSITION = property_name(ExtractOp.static_position)
"""In which both operations hold it."""


def rank_of(type: Type) -> int:
    return type.rank if isinstance(type, VectorType) else 0


def static_position(op: ExtractOp | InsertOp) -> list[int]:
    static = op._properties[_STATIC_POSITION]  # asked several times in each fold
    assert isinstance(static, DenseArrayAttr)
    return list(static.values)


def set_static_position(op: ExtractOp | InsertOp, position: Sequence[int]) -> None:
    set_property(op, ExtractOp.static_position, DenseI64ArrayAttr(position))


def mixed_position(op: ExtractOp | InsertOp) -> list[int | Value]:
    """Returns the position with values where it is dynamic."""
    dynamic = iter(op.dynamic_position)
    return [next(dynamic) if index == DYNAMIC else index for index in static_position(op)]


def set_mixed_position(op: ExtractOp | InsertOp, fixed: Sequence[Value], position: Sequence[int | Value]) -> None:
    """Sets the operation's operands to ``fixed`` plus the dynamic part of the position."""
    set_static_position(op, [DYNAMIC if isinstance(index, Value) else index for index in position])
    op.set_operands([*fixed, *(index for index in position if isinstance(index, Value))])


def _take_constant_indices(op: ExtractOp | InsertOp, constants: Constants, fixed: int, shape: Sequence[int]) -> bool:
    """Makes constant dynamic indices static; keeps those out of bounds dynamic."""
    if op.num_operands == fixed:
        return False
    position = mixed_position(op)
    known = iter(constants[fixed:])
    changed = False
    for axis, index in enumerate(position):
        if not isinstance(index, Value):
            continue
        constant = next(known)
        if isinstance(constant, IntegerAttr) and POISON_INDEX <= constant.value < shape[axis]:
            position[axis] = constant.value
            changed = True
    if changed:
        set_mixed_position(op, op.operands[:fixed], position)
    return changed


# ---- extract


@fold
def _fold_extract(op: ExtractOp, constants: Constants) -> FoldAnswer:
    source, result = op.source, op.result.type
    position = static_position(op)
    if not position and source.type is result:
        return source
    if is_poison(constants[0]):
        return constants[0]
    if POISON_INDEX in position:
        return PoisonAttr()
    changed = _take_constant_indices(op, constants, 1, source.type.shape)
    if changed and POISON_INDEX in static_position(op):
        return True
    folded: FoldAnswer = _extract_from_constant(op, constants)
    if folded is not None:
        return folded
    for attempt in _FOLDS_BY_SOURCE.get(type(source.defining_op), ()):
        folded = attempt(op, constants)
        if folded is not None:
            return folded
    return changed


def _extract_from_constant(op: ExtractOp, constants: Constants) -> Attribute | None:
    constant = constants[0]
    if not isinstance(constant, DenseElementsAttr):
        return None
    result = op.result.type
    if constant.is_splat:
        value = constant.splat_value
        return DenseElementsAttr.splat(result, value) if isinstance(result, VectorType) else value
    if op.source.type.is_scalable or op.dynamic_position:
        return None
    part = _slice_of_constant(constant, static_position(op), [1] * len(static_position(op)))
    if isinstance(result, VectorType):
        return DenseElementsAttr.from_raw(result, part)
    element = VectorType((1,), constant.type.element_type)
    return DenseElementsAttr.from_raw(element, part).splat_value


def _slice_of_constant(constant: DenseElementsAttr, offsets: Sequence[int], sizes: Sequence[int]) -> bytes:
    """Returns the bytes of a box of elements; dimensions without offset are taken whole."""
    width = dense_element_bytes(constant.type.element_type)
    elements = np.frombuffer(constant.raw, dtype=np.dtype((np.void, width))).reshape(constant.type.shape)
    box = tuple(slice(offset, offset + size) for offset, size in zip(offsets, sizes, strict=True))
    return elements[box].tobytes()


def _extract_from_extracts(op: ExtractOp, constants: Constants) -> bool | None:
    if producer(op.source, "vector.extract") is None or op.dynamic_position:
        return None
    position = static_position(op)
    source = op.source
    while (inner := producer(source, "vector.extract")) is not None:
        if inner.dynamic_position:
            return None
        position = static_position(inner) + position
        source = inner.source
    op.source = source
    set_static_position(op, position)
    return True


def _extract_through_inserts(op: ExtractOp, constants: Constants) -> FoldAnswer:
    """Traces the extracted part through inserts and transposes.

    Dimensions of the result get negative numbers in the position, which tracks how they are transposed.
    """
    if op.num_operands > 1:
        return None
    extracted = static_position(op)
    marks = [-(axis + 1) for axis in range(op.source.type.rank - len(extracted))]
    position = extracted + marks
    count = len(extracted)
    source: Value = op.source
    while (inner := source.defining_op) is not None:
        if isinstance(inner, TransposeOp):
            permutation = inner.permutation
            position = [position[axis] for axis in sorted(range(len(permutation)), key=permutation.__getitem__)]
            source = inner.vector
            continue
        if not isinstance(inner, InsertOp):
            break
        inserted = static_position(inner)
        if inserted == position[:count] and DYNAMIC not in inserted and position[count:] == marks:
            return inner.value_to_store
        if inserted == position[: len(inserted)] and DYNAMIC not in inserted:
            position = position[len(inserted) :]
            count = len(position) - len(marks)
            if count < 0:
                return None
            source = inner.value_to_store
            break
        if position == inserted[: len(position)] or _may_meet(position, inserted):
            return None
        source = inner.dest
    if source is op.source or position[count:] != marks:
        return None
    set_static_position(op, position[:count])
    op.source = source
    return True


def _may_meet(left: Sequence[int], other: Sequence[int]) -> bool:
    """True if no pair of statically known indices differs."""
    return all(a < 0 or b < 0 or a == b for a, b in zip(left, other, strict=False))


def _extract_from_broadcast(op: ExtractOp, constants: Constants) -> FoldAnswer:
    inner = broadcast_like_producer(op.source)
    if inner is None:
        return None
    source, result = inner.source.type, op.result.type
    if source is result:
        answer: FoldAnswer = inner.source
        return answer
    source_rank, result_rank = rank_of(source), rank_of(result)
    if not isinstance(source, VectorType) or result_rank >= source_rank > 0:
        return None
    if isinstance(result, VectorType) and source.shape[source_rank - result_rank :] != result.shape:
        return None
    if source_rank == 0 and result_rank:
        return None
    lead = inner.results[0].type.rank - source_rank
    stretched = stretched_dims(source, inner.results[0].type)
    position = [0 if axis in stretched else index for axis, index in enumerate(mixed_position(op))]
    set_mixed_position(op, [inner.source], position[lead:])
    return True


def _extract_from_shuffle(op: ExtractOp, constants: Constants) -> bool | None:
    if op.dynamic_position:
        return None
    inner = producer(op.source, "vector.shuffle")
    if inner is None or inner.results[0].type.rank != 1 or inner.v1.type.rank != 1:
        return None
    position = static_position(op)
    if len(position) != 1:
        return None
    index = inner.mask[position[0]]
    size = inner.v1.type.shape[0]
    set_static_position(op, [index if index < size else index - size])
    op.source = inner.v1 if index < size else inner.v2
    return True


def _extract_from_shape_cast(op: ExtractOp, constants: Constants) -> bool | None:
    if op.dynamic_position:
        return None
    inner = producer(op.source, "vector.shape_cast")
    if inner is None:
        return None
    before, after = inner.source.type.shape, inner.results[0].type.shape
    result = op.result.type
    kept = rank_of(result)
    if kept > len(before) or (isinstance(result, VectorType) and before[len(before) - kept :] != result.shape):
        return None
    linear = 0
    for index, size in zip(static_position(op), after, strict=False):
        linear = linear * size + index
    position = []
    for size in reversed(before[: len(before) - kept]):
        position.append(linear % size)
        linear //= size
    set_static_position(op, position[::-1])
    op.source = inner.source
    return True


def _extract_from_strided_slice(op: ExtractOp, constants: Constants) -> bool | None:
    if op.dynamic_position:
        return None
    inner = producer(op.source, "vector.extract_strided_slice")
    if inner is None or has_non_unit_strides(inner):
        return None
    before, after = inner.source.type, inner.results[0].type
    offsets = integers(inner, "offsets")
    while offsets and offsets[-1] == 0 and after.shape[len(offsets) - 1] == before.shape[len(offsets) - 1]:
        offsets.pop()
    if rank_of(op.result.type) > before.rank - len(offsets):
        return None
    position = static_position(op)
    for axis, offset in enumerate(offsets):
        position[axis] += offset
    op.source = inner.source
    set_static_position(op, position)
    return True


def _extract_from_strided_inserts(op: ExtractOp, constants: Constants) -> bool | None:
    if op.dynamic_position:
        return None
    kept = rank_of(op.result.type)
    inner = producer(op.source, "vector.insert_strided_slice")
    while inner is not None:
        stored, dest = inner.value_to_store.type, inner.dest.type
        if kept > stored.rank or has_non_unit_strides(inner):
            return None
        lead = dest.rank - stored.rank
        offsets = integers(inner, "offsets")
        differences: list[int] = []
        for axis, index in enumerate(static_position(op)):
            size = 1 if axis < lead else stored.shape[axis - lead]
            if not offsets[axis] <= index < offsets[axis] + size:
                break
            if axis >= lead:
                differences.append(index - offsets[axis])
        else:
            if stored.shape[stored.rank - kept :] != dest.shape[dest.rank - kept :]:
                return None
            op.source = inner.value_to_store
            set_static_position(op, differences)
            return True
        inner = producer(inner.dest, "vector.insert_strided_slice")
    return None


def _extract_from_elements(op: ExtractOp, constants: Constants) -> Value | None:
    inner = producer(op.source, "vector.from_elements")
    if inner is None or op.dynamic_position or isinstance(op.result.type, VectorType):
        return None
    linear = 0
    for index, size in zip(static_position(op), op.source.type.shape, strict=True):
        linear = linear * size + index
    result: Value | None = inner.operand(linear)
    return result


# By the class of the operation that makes the source, which each of these looks at.
_FOLDS_BY_SOURCE: dict[type[Operation | None], tuple[Callable[[ExtractOp, Constants], FoldAnswer], ...]] = {
    ExtractOp: (_extract_from_extracts,),
    InsertOp: (_extract_through_inserts,),
    TransposeOp: (_extract_through_inserts,),
    BroadcastOp: (_extract_from_broadcast,),
    ShuffleOp: (_extract_from_shuffle,),
    ShapeCastOp: (_extract_from_broadcast, _extract_from_shape_cast),
    ExtractStridedSliceOp: (_extract_from_strided_slice,),
    InsertStridedSliceOp: (_extract_from_strided_inserts,),
    FromElementsOp: (_extract_from_elements,),
}


# ---- insert


@fold
def _fold_insert(op: InsertOp, constants: Constants) -> FoldAnswer:
    result = op.result.type
    if not static_position(op) and op.value_to_store.type is result:
        return op.value_to_store
    was_poison = POISON_INDEX in static_position(op)
    changed = _take_constant_indices(op, constants, 2, result.shape)
    if _skip_overwritten_insert(op):
        return True
    if POISON_INDEX in static_position(op):
        return PoisonAttr() if was_poison else True
    constant = _insert_into_constant(op, constants[0], constants[1])
    return constant if constant is not None else changed


def _skip_overwritten_insert(op: InsertOp) -> bool:
    """insert(a, insert(b, d)) -> insert(a, d), at the same position"""
    inner = producer(op.dest, "vector.insert")
    if inner is None or static_position(inner) != static_position(op):
        return False
    if any(a is not b for a, b in zip(inner.dynamic_position, op.dynamic_position, strict=True)):
        return False
    op.dest = inner.dest
    return True


def _insert_into_constant(op: InsertOp, stored: Attribute | None, dest: Attribute | None) -> Attribute | None:
    type = op.result.type
    if op.dynamic_position or not isinstance(dest, DenseElementsAttr) or stored is None or type.is_scalable:
        return None
    if type.num_elements > LARGEST_SHARED_CONSTANT and not op.result.has_one_use:
        return None
    values = list(dest.values)
    linear, count = 0, type.num_elements
    for index, size in zip(static_position(op), type.shape, strict=False):
        count //= size
        linear += index * count
    if isinstance(stored, DenseElementsAttr):
        values[linear : linear + count] = list(stored.values)
    else:
        number = number_as(type.element_type, stored)
        if number is None:
            return None
        values[linear] = number
    return DenseElementsAttr.from_attributes(type, values)


# ---- Strided slices


def integers(op: ExtractStridedSliceOp | InsertStridedSliceOp, name: str) -> list[int]:
    return list(getattr(op, name))


def has_non_unit_strides(op: ExtractStridedSliceOp | InsertStridedSliceOp) -> bool:
    return any(stride != 1 for stride in integers(op, "strides"))


@fold
def _fold_insert_strided_slice(op: InsertStridedSliceOp, constants: Constants) -> FoldAnswer:
    return op.value_to_store if op.value_to_store.type is op.dest.type else None


@fold
def _fold_extract_strided_slice(op: ExtractStridedSliceOp, constants: Constants) -> FoldAnswer:
    result = op.result.type
    if op.source.type is result:
        return op.source
    if _slice_from_inserts(op):
        return True
    constant = constants[0]
    if not isinstance(constant, DenseElementsAttr):
        return None
    if constant.is_splat:
        return DenseElementsAttr.splat(result, constant.splat_value)
    if has_non_unit_strides(op) or result.is_scalable:
        return None
    part = _slice_of_constant(constant, integers(op, "offsets"), integers(op, "sizes"))
    return DenseElementsAttr.from_raw(result, part)


def _slice_from_inserts(op: ExtractStridedSliceOp) -> bool:
    """Extracts the slice from the vector inserted over all of it, skipping disjoint inserts."""
    inner = producer(op.source, "vector.insert_strided_slice")
    offsets, sizes, strides = (integers(op, name) for name in ("offsets", "sizes", "strides"))
    while inner is not None:
        stored = inner.value_to_store.type
        starts, steps = integers(inner, "offsets"), integers(inner, "strides")
        if op.source.type.rank != stored.rank or len(offsets) > len(starts):
            return False
        differences = []
        partial = disjoint = False
        for axis, offset in enumerate(offsets):
            if strides[axis] != steps[axis]:
                return False
            end = starts[axis] + stored.shape[axis]
            if not starts[axis] <= offset < end:
                disjoint = True
                break
            partial |= offset + sizes[axis] > end
            differences.append(offset - starts[axis])
        if not disjoint and not partial:
            op.source = inner.value_to_store
            op.offsets = integers_array(differences)
            return True
        if not disjoint:
            return False
        inner = producer(inner.dest, "vector.insert_strided_slice")
    return False
