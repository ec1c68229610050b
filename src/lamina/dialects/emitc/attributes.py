"""Attributes of the emitc dialect."""

from __future__ import annotations

from lamina.define import IntegerEnum, attribute_definition, integer_enum_attribute
from lamina.ir.attribute import Attribute


@attribute_definition
class OpaqueAttr(Attribute):
    """``#emitc.opaque<"CHAR_MIN">``: a value as C writes it."""

    __slots__ = ("value",)
    dialect_name = "emitc"
    mnemonic = "opaque"
    value: str
    assembly_format = "`<` $value `>`"


class CmpPredicate(IntegerEnum):
    EQ = 0, "eq"
    NE = 1, "ne"
    LT = 2, "lt"
    LE = 3, "le"
    GT = 4, "gt"
    GE = 5, "ge"
    THREE_WAY = 6, "three_way"


CmpPredicateAttr = integer_enum_attribute(CmpPredicate, 64)
