"""Folds of vector operations that rearrange values; fold_extract.py and fold_transfer.py hold the others."""

# ruff: noqa: F401

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from lamina.dialects.arith.ops import ConstantOp
from lamina.dialects.ub.attributes import PoisonAttr
from lamina.dialects.ub.ops import PoisonOp
from lamina.dialects.vector import DIALECT, fold_extract, fold_transfer
from lamina.dialects.vector.ops import (
    BitCastOp,
    BroadcastOp,
    ConstantMaskOp,
    FromElementsOp,
    MaskOp,
    MultiDimReductionOp,
    ShapeCastOp,
    ShuffleOp,
    ToElementsOp,
    TransposeOp,
)
from lamina.dialects.vector.queries import MaskFormat, is_poison, mask_format, producer
from lamina.dialects.vector.shapes import POISON_INDEX, is_broadcastable
from lamina.ir.attribute import Attribute, Type
from lamina.ir.attributes import BoolAttr, DenseElementsAttr, FloatAttr, IntegerAttr, number_as
from lamina.ir.location import LocationLike
from lamina.ir.operation import Operation
from lamina.ir.types import FloatType, IntegerType, VectorType
from lamina.ir.value import Value
from lamina.rewrite.fold import FoldAnswer, fold

Constants = Sequence[Attribute | None]


def materialize_constant(value: Attribute, type: Type, location: LocationLike) -> Operation | None:
    """``ub.poison`` or ``arith.constant``."""
    if is_poison(value):
        return PoisonOp.build(value=value, result=type, location=location)
    if isinstance(value, IntegerAttr | FloatAttr | DenseElementsAttr) and value.type is type:
        return ConstantOp.build(value, result=type, location=location)
    return None


DIALECT.constant_materializer = materialize_constant


def reshaped(constant: DenseElementsAttr, type: VectorType) -> DenseElementsAttr:
    """Returns the same elements in another shape."""
    return DenseElementsAttr.from_raw(type, constant.raw, constant.is_splat)


# ---- Rearranging


@fold
def _fold_multi_reduction(op: MultiDimReductionOp, constants: Constants) -> FoldAnswer:
    if op.source.type.rank == 1 and not op.reduction_dims:
        return op.source
    return None


@fold
def _fold_broadcast(op: BroadcastOp, constants: Constants) -> FoldAnswer:
    target = op.vector.type
    if op.source.type is target:
        return op.source
    if _skip_shape_cast(op):
        return True
    constant = constants[0]
    if isinstance(constant, IntegerAttr | FloatAttr):
        return DenseElementsAttr.splat(target, constant) if constant.type is target.element_type else None
    if isinstance(constant, DenseElementsAttr) and constant.is_splat:
        return DenseElementsAttr.splat(target, constant.splat_value)
    return constant if is_poison(constant) else None


def _skip_shape_cast(op: BroadcastOp) -> bool:
    """``broadcast(shape_cast x)`` is ``broadcast x`` where the cast only adds or drops leading ones."""
    cast = producer(op.source, "vector.shape_cast")
    if cast is None:
        return False
    before, after = cast.source.type, cast.results[0].type
    if not is_broadcastable(before, op.vector.type):
        return False
    common = min(before.rank, after.rank)
    if before.shape[before.rank - common :] != after.shape[after.rank - common :]:
        return False
    op.source = cast.source
    return True


@fold
def _fold_shuffle(op: ShuffleOp, constants: Constants) -> FoldAnswer:
    first, second = op.v1.type, op.v2.type
    if not first.rank:
        return None
    mask = op.mask
    size = first.shape[0]
    if list(mask) == list(range(size)):
        return op.v1
    if list(mask) == list(range(size, size + second.shape[0])):
        return op.v2
    if constants[0] is None or constants[1] is None:
        return None
    if is_poison(constants[0]) and is_poison(constants[1]):
        return PoisonAttr()
    return _shuffled_constants(op, constants, mask) if first.rank == 1 else None


def _shuffled_constants(op: ShuffleOp, constants: Constants, mask: Sequence[int]) -> Attribute | None:
    """Returns the chosen elements; where the element is poison, any will do, and MLIR takes the first one there is."""
    elements: list[list[Attribute] | None] = []
    for constant in constants:
        if is_poison(constant):
            elements.append(None)
        elif isinstance(constant, DenseElementsAttr):
            elements.append(list(constant.values))
        else:
            return None
    filler = (elements[0] or elements[1] or [])[0]
    size = op.v1.type.shape[0]
    chosen = []
    for position in mask:
        source = elements[0] if position < size else elements[1]
        if position == POISON_INDEX or source is None:
            chosen.append(filler)
        else:
            chosen.append(source[position if position < size else position - size])
    return DenseElementsAttr.from_attributes(op.vector.type, chosen)


def is_order_preserving(op: TransposeOp) -> bool:
    """True if a transpose moves ones only: the elements stay in their order."""
    shape = op.vector.type.shape
    flags = op.vector.type.scalable_dims
    last = -1
    for dimension in op.permutation:
        if shape[dimension] == 1 and not flags[dimension]:
            continue
        if dimension < last:
            return False
        last = dimension
    return True


@fold
def _fold_transpose(op: TransposeOp, constants: Constants) -> FoldAnswer:
    result = op.result.type
    constant = constants[0]
    if isinstance(constant, DenseElementsAttr) and constant.is_splat:
        return reshaped(constant, result)
    if is_poison(constant):
        return constant
    if result is op.vector.type and is_order_preserving(op):
        return op.vector
    return None


# ---- Casts


@fold
def _fold_shape_cast(op: ShapeCastOp, constants: Constants) -> FoldAnswer:
    source, result = op.source.type, op.result.type
    if source is result:
        return op.source
    inner = op.source.defining_op
    if isinstance(inner, ShapeCastOp):
        op.source = inner.source
        return True
    if isinstance(inner, TransposeOp):
        if not is_order_preserving(inner):
            return None
        op.source = inner.vector
        return True
    if isinstance(inner, BroadcastOp) and inner.source.type is result:
        return inner.source
    constant = constants[0]
    if isinstance(constant, DenseElementsAttr):
        return reshaped(constant, result)
    return constant if is_poison(constant) else None


@fold
def _fold_bitcast(op: BitCastOp, constants: Constants) -> FoldAnswer:
    result = op.result.type
    if op.source.type is result:
        return op.source
    inner = producer(op.source, "vector.bitcast")
    if inner is not None:
        if inner.source.type is result:
            source: FoldAnswer = inner.source
            return source
        op.source = inner.source
        return True
    constant = constants[0]
    if isinstance(constant, DenseElementsAttr) and constant.is_splat:
        return _bitcast_splat(constant, result)
    return None


def _bitcast_splat(constant: DenseElementsAttr, result: VectorType) -> Attribute | None:
    """Returns a wider element made of copies of a narrower one: integers, and f16 in f32."""
    source, target = constant.type.element_type, result.element_type
    value = constant.splat_value
    if isinstance(value, FloatAttr):
        if source is not FloatType("f16") or target is not FloatType("f32"):
            return None
        assert isinstance(target, FloatType)
        return DenseElementsAttr.splat(result, FloatAttr.from_bits(target, value.bits << 16 | value.bits))
    if not isinstance(value, IntegerAttr) or not isinstance(source, IntegerType) or not isinstance(target, IntegerType):
        return None
    if target.width <= source.width or target.width % source.width:
        return None
    bits = value.value & ((1 << source.width) - 1)
    repeated = 0
    for _ in range(target.width // source.width):
        repeated = repeated << source.width | bits
    return DenseElementsAttr.splat(result, IntegerAttr.wrapped(target, repeated))


# ---- Elements


@fold
def _fold_to_elements(op: ToElementsOp, constants: Constants) -> FoldAnswer:
    inner = op.source.defining_op
    if inner is None:
        return None
    if isinstance(inner, FromElementsOp):
        return list(inner.operands)
    if isinstance(inner, BroadcastOp) and not isinstance(inner.source.type, VectorType):
        return [inner.source] * len(op.results)
    return None


@fold
def _fold_from_elements(op: FromElementsOp, constants: Constants) -> FoldAnswer:
    source = _taken_apart(op)
    if source is not None:
        return source
    result = op.dest.type
    elements = [element for constant in constants if (element := number_as(result.element_type, constant)) is not None]
    if not constants or len(elements) < len(constants):
        return None
    return DenseElementsAttr.from_attributes(result, elements)


def _taken_apart(op: FromElementsOp) -> Value | None:
    """Returns the vector whose elements, all and in order, the operands are."""
    if not op.operands:
        return None
    inner = producer(op.elements[0], "vector.to_elements")
    if inner is None or len(inner.results) != len(op.operands) or inner.source.type is not op.dest.type:
        return None
    if all(result is operand for result, operand in zip(inner.results, op.operands, strict=True)):
        source: Value | None = inner.source
        return source
    return None


# ---- Masks


@fold
def _fold_constant_mask(op: ConstantMaskOp, constants: Constants) -> FoldAnswer:
    result = op.result.type
    sizes = op.mask_dim_sizes
    if not result.rank:
        return DenseElementsAttr.splat(result, BoolAttr(sizes[0] == 1))
    if tuple(sizes) == result.shape:
        return DenseElementsAttr.splat(result, BoolAttr(True))
    if not any(sizes):
        return DenseElementsAttr.splat(result, BoolAttr(False))
    return None


@fold
def _fold_mask(op: MaskOp, constants: Constants) -> FoldAnswer:
    block = op.mask_region.entry_block
    first, terminator = block.first_op, block.terminator
    if first is None or first is terminator:
        values = terminator.operands
        return values if values and op.passthru is None else None
    if mask_format(op.mask) is not MaskFormat.ALL_TRUE:
        return None
    terminator.set_operands([])
    first.move_before(op)
    return list(first.results) or True
