"""Constraints that the operations of the pdl dialect put on types, attributes and operands."""

from __future__ import annotations

from lamina.define.constraints import TypeConstraint, as_constraint
from lamina.dialects.pdl.types import RangeType
from lamina.ir.attribute import Type


def _is_pdl_type(type: Type) -> bool:
    return type.dialect_name == "pdl"


PDL_AnyType = TypeConstraint("pdl type", _is_pdl_type)


def RangeOf(element: type[Type] | TypeConstraint) -> TypeConstraint:
    """``!pdl.range`` of the element type."""
    element_constraint = as_constraint(element)

    def accepts(type: Type) -> bool:
        return isinstance(type, RangeType) and element_constraint.accepts(type.element_type)

    return TypeConstraint(f"range of {element_constraint.summary} values", accepts)


def InstOrRangeOf(element: type[Type] | TypeConstraint) -> TypeConstraint:
    """The element type, or a ``!pdl.range`` of it."""
    element_constraint = as_constraint(element)
    range_constraint = RangeOf(element)

    def accepts(type: Type) -> bool:
        return element_constraint.accepts(type) or range_constraint.accepts(type)

    return TypeConstraint(f"single element or range of {element_constraint.summary}", accepts)
