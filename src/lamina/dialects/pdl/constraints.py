"""Type, attribute and operand constraints of the pdl dialect."""

from __future__ import annotations

from lamina.define.constraints import TypeConstraint
from lamina.dialects.pdl.types import AttributeType, OperationType, RangeType, TypeType, ValueType
from lamina.ir.attribute import Type


def _is_pdl_type(type: Type) -> bool:
    return type.dialect_name == "pdl"


def _only(type: AttributeType | OperationType | TypeType | ValueType) -> TypeConstraint:
    return TypeConstraint(type.summary, lambda other: other is type, buildable=type)


PDL_AnyType = TypeConstraint("pdl type", _is_pdl_type, kind=_is_pdl_type)
PDL_Attribute = _only(AttributeType())
PDL_Operation = _only(OperationType())
PDL_Type = _only(TypeType())
PDL_Value = _only(ValueType())
PDL_TypeOrValue = TypeConstraint(
    f"{PDL_Type.summary} or {PDL_Value.summary}", lambda type: isinstance(type, TypeType | ValueType)
)


def RangeOf(element_constraint: TypeConstraint) -> TypeConstraint:
    """``!pdl.range`` of the element type."""

    def accepts(type: Type) -> bool:
        return isinstance(type, RangeType) and element_constraint.accepts(type.element_type)

    element = element_constraint.buildable
    return TypeConstraint(
        f"range of {element_constraint.summary} values", accepts, None if element is None else RangeType(element)
    )


def InstOrRangeOf(element_constraint: TypeConstraint) -> TypeConstraint:
    """Returns the element type, or a ``!pdl.range`` of it."""
    range_constraint = RangeOf(element_constraint)

    def accepts(type: Type) -> bool:
        return element_constraint.accepts(type) or range_constraint.accepts(type)

    return TypeConstraint(f"single element or range of {element_constraint.summary}", accepts, kind=_is_pdl_type)
