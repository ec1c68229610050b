"""Type, attribute and operand constraints of the pdl_interp dialect."""

from __future__ import annotations

from lamina.dialects.pdl.types import RangeType, ValueType
from lamina.ir.attribute import Type


def value_type_of_type(type: Type) -> Type:
    """Returns the value handle type for a type handle: a range for a range."""
    return RangeType(ValueType()) if isinstance(type, RangeType) else ValueType()
