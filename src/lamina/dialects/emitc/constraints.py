"""Type and attribute constraints of the emitc dialect."""

from __future__ import annotations

from lamina.define.constraints import AnyAttrOf, AnyTypeOf, TypedAttrInterface
from lamina.define.constraints.base import AttributeConstraint, TypeConstraint
from lamina.dialects.emitc import types
from lamina.dialects.emitc.attributes import OpaqueAttr
from lamina.ir.attribute import Type

EmitCType: TypeConstraint[Type] = TypeConstraint("type supported by EmitC", types.is_supported_type)
EmitCFloat: TypeConstraint[Type] = TypeConstraint(
    "floating-point type supported by EmitC", types.is_supported_float
)
IntegerLike: TypeConstraint[Type] = TypeConstraint(
    "integer, index or opaque type supported by EmitC", types.is_integer_like
)
NumberLike: TypeConstraint[Type] = AnyTypeOf([EmitCFloat, IntegerLike])


def _class(summary: str, cls: type[Type]) -> TypeConstraint[Type]:
    return TypeConstraint(summary, lambda type: isinstance(type, cls), kind=cls)


LValue: TypeConstraint[types.LValueType] = TypeConstraint(
    "EmitC lvalue type", lambda type: isinstance(type, types.LValueType), kind=types.LValueType
)
Pointer: TypeConstraint[types.PointerType] = TypeConstraint(
    "EmitC pointer type", lambda type: isinstance(type, types.PointerType), kind=types.PointerType
)
Array = _class("EmitC array type", types.ArrayType)
Opaque = _class("EmitC opaque type", types.OpaqueType)
TypeOrLValue: TypeConstraint[Type] = AnyTypeOf([EmitCType, LValue])
ArrayOrLValue: TypeConstraint[Type] = AnyTypeOf([Array, LValue])
Subscriptable: TypeConstraint[Type] = AnyTypeOf([Array, Opaque, Pointer])


def LValueOf(*allowed: TypeConstraint[Type]) -> TypeConstraint[types.LValueType]:
    """An lvalue of one of the types."""
    inner = AnyTypeOf(list(allowed))
    return TypeConstraint(
        f"emitc.lvalue of {inner.summary} values",
        lambda type: isinstance(type, types.LValueType) and inner.accepts(type.value_type),
    )


OpaqueOrTyped: AttributeConstraint = AnyAttrOf(
    [OpaqueAttr, TypedAttrInterface], "An opaque attribute or TypedAttr instance"
)
