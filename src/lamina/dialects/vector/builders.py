"""Short ways to make vector operations, and the arithmetic between them."""

from __future__ import annotations

from collections.abc import Sequence

from lamina.dialects.arith.ops import (
    AddFOp,
    AddIOp,
    AndIOp,
    ConstantOp,
    MaximumFOp,
    MaxNumFOp,
    MaxSIOp,
    MaxUIOp,
    MinimumFOp,
    MinNumFOp,
    MinSIOp,
    MinUIOp,
    MulFOp,
    MulIOp,
    OrIOp,
    SelectOp,
    XOrIOp,
)
from lamina.dialects.vector.enums import CombiningKind
from lamina.dialects.vector.ops import (
    BroadcastOp,
    ExtractOp,
    ExtractStridedSliceOp,
    InsertOp,
    InsertStridedSliceOp,
    ShapeCastOp,
    TransposeOp,
)
from lamina.dialects.vector.verification import part_type
from lamina.ir.attribute import Attribute, Type
from lamina.ir.attributes import DenseArrayAttr, DenseElementsAttr, DenseI64ArrayAttr, FloatAttr, IntegerAttr
from lamina.ir.builder import Builder
from lamina.ir.operation import Operation
from lamina.ir.types import DYNAMIC, FloatType, IndexType, IntegerType, ShapedType, VectorType, element_type_or_self
from lamina.ir.value import Value, type_as
from lamina.rewrite.create import create_or_fold

INDEX = IndexType()


# ---- Constants


def number_attribute(type: Type, number: float | int) -> Attribute:
    """Returns a number of a scalar type, or a vector of it throughout."""
    element = element_type_or_self(type)
    value: Attribute
    value = FloatAttr(element, number) if isinstance(element, FloatType) else IntegerAttr.wrapped(element, int(number))
    return DenseElementsAttr.splat(type, value) if isinstance(type, VectorType) else value


def constant(builder: Builder, value: Attribute) -> Value:
    """Returns an arith.constant of the attribute."""
    return builder.create(ConstantOp, value).result


def zero(builder: Builder, type: Type) -> Value:
    return constant(builder, number_attribute(type, 0))


# ---- Rearranging


def broadcast(builder: Builder, source: Value, type: Type) -> Value:
    return builder.create(BroadcastOp, source, result_types=[type]).results[0]


def shape_cast(builder: Builder, source: Value, type: Type) -> Value:
    return builder.create(ShapeCastOp, source, result_types=[type]).results[0]


def transpose(builder: Builder, source: Value, permutation: Sequence[int]) -> Value:
    type = type_as(source, VectorType)
    new_type = VectorType(
        [type.shape[axis] for axis in permutation],
        type.element_type,
        [type.scalable_dims[axis] for axis in permutation],
    )
    return builder.create(TransposeOp, source, DenseI64ArrayAttr(permutation), result_types=[new_type]).results[0]


def _split(position: Sequence[int | Value]) -> tuple[list[Value], DenseArrayAttr]:
    dynamic = [index for index in position if isinstance(index, Value)]
    return dynamic, DenseI64ArrayAttr([DYNAMIC if isinstance(index, Value) else index for index in position])


def extract(builder: Builder, source: Value, position: Sequence[int | Value]) -> Value:
    dynamic, static = _split(position)
    type = part_type(type_as(source, VectorType), len(position))
    # `build` is left out here and below: vectors are taken apart and put together by thousands of these.
    properties: dict[str, Attribute] = {"static_position": static}
    op = ExtractOp([source, *dynamic], (type,), properties, None, (), (), builder.location)
    return builder.insert(op).results[0]


def extract_or_fold(builder: Builder, source: Value, position: Sequence[int | Value]) -> Value:
    dynamic, static = _split(position)
    return create_or_fold(builder, ExtractOp, source, dynamic, static)


def insert(builder: Builder, stored: Value, dest: Value, position: Sequence[int | Value]) -> Value:
    dynamic, static = _split(position)
    properties: dict[str, Attribute] = {"static_position": static}
    op = InsertOp([stored, dest, *dynamic], (dest.type,), properties, None, (), (), builder.location)
    return builder.insert(op).results[0]


def extract_slice(
    builder: Builder, source: Value, offsets: Sequence[int], sizes: Sequence[int], strides: Sequence[int] | None = None
) -> Value:
    type = type_as(source, VectorType)
    new_type = VectorType((*sizes, *type.shape[len(sizes) :]), type.element_type, type.scalable_dims)
    steps = [1] * len(sizes) if strides is None else list(strides)
    return builder.create(ExtractStridedSliceOp, source, list(offsets), list(sizes), steps, result=new_type).results[0]


def insert_slice(builder: Builder, stored: Value, dest: Value, offsets: Sequence[int]) -> Value:
    type = type_as(stored, ShapedType)
    return builder.create(InsertStridedSliceOp, stored, dest, list(offsets), [1] * type.rank).results[0]


# ---- Arithmetic


_INTEGER_OPS: dict[CombiningKind, type[Operation]] = {
    CombiningKind.ADD: AddIOp,
    CombiningKind.MUL: MulIOp,
    CombiningKind.AND: AndIOp,
    CombiningKind.OR: OrIOp,
    CombiningKind.XOR: XOrIOp,
    CombiningKind.MINSI: MinSIOp,
    CombiningKind.MINUI: MinUIOp,
    CombiningKind.MAXSI: MaxSIOp,
    CombiningKind.MAXUI: MaxUIOp,
}
_FLOAT_OPS: dict[CombiningKind, type[Operation]] = {
    CombiningKind.ADD: AddFOp,
    CombiningKind.MUL: MulFOp,
    CombiningKind.MINNUMF: MinNumFOp,
    CombiningKind.MAXNUMF: MaxNumFOp,
    CombiningKind.MINIMUMF: MinimumFOp,
    CombiningKind.MAXIMUMF: MaximumFOp,
}


def combining_op(kind: CombiningKind, type: Type) -> type[Operation] | None:
    """Returns the arith operation that combines two values of the type, or None."""
    element = element_type_or_self(type)
    if isinstance(element, IntegerType | IndexType):
        return _INTEGER_OPS.get(kind)
    return _FLOAT_OPS.get(kind)


def combine(
    builder: Builder,
    kind: CombiningKind,
    value: Value,
    acc: Value,
    fastmath: Attribute | None = None,
    mask: Value | None = None,
) -> Value:
    """Combines ``value`` with ``acc``; keeps ``acc`` where the mask is false."""
    cls = combining_op(kind, value.type)
    assert cls is not None
    if fastmath is not None and "fastmath" in cls.attribute_names:
        result = create_or_fold(builder, cls, value, acc, fastmath=fastmath)
    else:
        result = create_or_fold(builder, cls, value, acc)
    return result if mask is None else select(builder, mask, result, acc)


def select(builder: Builder, mask: Value, chosen: Value, other: Value) -> Value:
    return create_or_fold(builder, SelectOp, mask, chosen, other)
