"""Constraints that the operations of the pdl_interp dialect put on types, attributes and operands."""

from __future__ import annotations

from lamina.dialects.pdl.types import RangeType, ValueType
from lamina.ir.attribute import Type


def value_type_of_type(type: Type) -> Type:
    """Returns the type of the value handle that a type handle of this type comes from: a range for a range."""
    return RangeType(ValueType()) if isinstance(type, RangeType) else ValueType()
