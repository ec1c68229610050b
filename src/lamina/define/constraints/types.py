"""Constraints of types without elements, and combinations of constraints."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from lamina.define.constraints.base import Predicate, TypeConstraint, TypeLike, as_constraint
from lamina.ir import types as ir_types
from lamina.ir.attribute import Type
from lamina.ir.types import (
    SIGNED,
    SIGNLESS,
    UNSIGNED,
    ComplexType,
    FloatType,
    IndexType,
    IntegerType,
    NoneType,
    TupleType,
)

if TYPE_CHECKING:
    from typing_extensions import TypeVar

    _TypeT = TypeVar("_TypeT", bound=Type, default=Type)


def AnyTypeOf(
    constraints: Sequence[Any], summary: str | None = None, kind: type[_TypeT] | None = None
) -> TypeConstraint[_TypeT]:
    parts = [as_constraint(constraint) for constraint in constraints]
    text = summary or " or ".join(part.summary for part in parts)
    return TypeConstraint(text, lambda type: any(part.accepts(type) for part in parts), kind=kind)


def AllOfType(
    constraints: Sequence[TypeLike], summary: str | None = None, kind: type[_TypeT] | None = None
) -> TypeConstraint[_TypeT]:
    parts = [as_constraint(constraint) for constraint in constraints]
    text = summary or " and ".join(part.summary for part in parts)
    return TypeConstraint(text, lambda type: all(part.accepts(type) for part in parts), kind=kind)


def ConfinedType(
    base: TypeConstraint[_TypeT], predicates: Sequence[Predicate], summary: str | None = None
) -> TypeConstraint[_TypeT]:
    return TypeConstraint(
        summary or base.summary,
        lambda type: base.accepts(type) and all(test(type) for test in predicates),
        kind=base.kind,
    )


def instance_of(*classes: type) -> Predicate:
    return lambda type: isinstance(type, classes)


def integer_of(signedness: str | None = None, width: int | None = None) -> Predicate:
    return lambda type: (
        isinstance(type, IntegerType)
        and (signedness is None or type.signedness == signedness)
        and (width is None or type.width == width)
    )


AnyType: TypeConstraint[Type] = TypeConstraint("any type", lambda type: True)
NoneTypeConstraint: TypeConstraint[NoneType] = TypeConstraint(
    "none type", instance_of(NoneType), ir_types.none, NoneType
)
AnyInteger: TypeConstraint[IntegerType] = TypeConstraint("integer", instance_of(IntegerType), kind=IntegerType)
AnySignlessInteger: TypeConstraint[IntegerType] = TypeConstraint(
    "signless integer", integer_of(SIGNLESS), kind=IntegerType
)
AnySignedInteger: TypeConstraint[IntegerType] = TypeConstraint("signed integer", integer_of(SIGNED))
AnyUnsignedInteger: TypeConstraint[IntegerType] = TypeConstraint("unsigned integer", integer_of(UNSIGNED))
Index: TypeConstraint[IndexType] = TypeConstraint("index", instance_of(IndexType), ir_types.index, IndexType)
AnyIntegerOrIndex: TypeConstraint[IntegerType | IndexType] = TypeConstraint(
    "integer or index", instance_of(IntegerType, IndexType)
)
AnySignlessIntegerOrIndex: TypeConstraint[IntegerType | IndexType] = TypeConstraint(
    "signless integer or index", lambda type: isinstance(type, IndexType) or integer_of(SIGNLESS)(type)
)


def I(width: int) -> TypeConstraint[IntegerType]:  # noqa: E743  (the ODS name)
    return TypeConstraint(f"{width}-bit signless integer", integer_of(SIGNLESS, width), IntegerType(width), IntegerType)


def SI(width: int) -> TypeConstraint[IntegerType]:
    return TypeConstraint(
        f"{width}-bit signed integer", integer_of(SIGNED, width), IntegerType(width, SIGNED), IntegerType
    )


def UI(width: int) -> TypeConstraint[IntegerType]:
    return TypeConstraint(
        f"{width}-bit unsigned integer", integer_of(UNSIGNED, width), IntegerType(width, UNSIGNED), IntegerType
    )


def AnyI(width: int) -> TypeConstraint[IntegerType]:
    return TypeConstraint(f"{width}-bit integer", integer_of(None, width), kind=IntegerType)


def SignlessIntOfWidths(widths: Sequence[int]) -> TypeConstraint[IntegerType]:
    text = "/".join(map(str, widths)) + "-bit signless integer"
    return TypeConstraint(text, lambda type: integer_of(SIGNLESS)(type) and type.width in widths)


I1, I8, I16, I32, I64, I128 = (I(width) for width in (1, 8, 16, 32, 64, 128))
SI1, SI8, SI16, SI32, SI64 = (SI(width) for width in (1, 8, 16, 32, 64))
UI1, UI8, UI16, UI32, UI64 = (UI(width) for width in (1, 8, 16, 32, 64))
AnyFloat: TypeConstraint[FloatType] = TypeConstraint("floating-point", instance_of(FloatType), kind=FloatType)


def F(width: int) -> TypeConstraint[FloatType]:
    spelling = f"f{width}"
    return TypeConstraint(
        f"{width}-bit float",
        lambda type: isinstance(type, FloatType) and type.spelling == spelling,
        FloatType(spelling),
        FloatType,
    )


def FloatOfWidths(widths: Sequence[int]) -> TypeConstraint[FloatType]:
    names = {f"f{width}" for width in widths}
    return TypeConstraint(
        "/".join(map(str, widths)) + "-bit float",
        lambda type: isinstance(type, FloatType) and type.spelling in names,
    )


F16, F32, F64, F80, F128 = (F(width) for width in (16, 32, 64, 80, 128))
BF16: TypeConstraint[FloatType] = TypeConstraint("bfloat16 type", lambda type: type is ir_types.bf16, ir_types.bf16)
TF32: TypeConstraint[FloatType] = TypeConstraint("tf32 type", lambda type: type is ir_types.tf32, ir_types.tf32)
AnyComplex: TypeConstraint[ComplexType] = TypeConstraint("complex-type", instance_of(ComplexType), kind=ComplexType)


def Complex(element: TypeLike) -> TypeConstraint[ComplexType]:
    part = as_constraint(element)
    return TypeConstraint(
        f"complex type with {part.summary} elements",
        lambda type: isinstance(type, ComplexType) and part.accepts(type.element_type),
        kind=ComplexType,
    )


AnyTuple: TypeConstraint[TupleType] = TypeConstraint("tuple", instance_of(TupleType), kind=TupleType)
FunctionType: TypeConstraint[ir_types.FunctionType] = TypeConstraint(
    "function type", instance_of(ir_types.FunctionType), kind=ir_types.FunctionType
)
