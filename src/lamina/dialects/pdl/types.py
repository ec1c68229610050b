"""Types of the pdl dialect."""

from __future__ import annotations

from lamina.define import type_definition
from lamina.ir.attribute import Type


@type_definition
class AttributeType(Type):
    __slots__ = ()
    dialect_name = "pdl"
    mnemonic = "attribute"


@type_definition
class OperationType(Type):
    __slots__ = ()
    dialect_name = "pdl"
    mnemonic = "operation"


@type_definition
class RangeType(Type):
    __slots__ = ("element_type",)
    dialect_name = "pdl"
    mnemonic = "range"
    element_type: Type


@type_definition
class TypeType(Type):
    __slots__ = ()
    dialect_name = "pdl"
    mnemonic = "type"


@type_definition
class ValueType(Type):
    __slots__ = ()
    dialect_name = "pdl"
    mnemonic = "value"
