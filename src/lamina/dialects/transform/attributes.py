"""Attributes of the transform dialect."""

from __future__ import annotations

from lamina.define import attribute_definition
from lamina.ir.attribute import Attribute
from lamina.ir.attributes import IntegerAttr


@attribute_definition
class ParamOperandAttr(Attribute):
    __slots__ = ("index",)
    dialect_name = "transform"
    mnemonic = "param_operand"
    index: IntegerAttr
    assembly_format = "`<` `index` `=` $index `>`"
