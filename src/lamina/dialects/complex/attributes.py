"""Attributes of the complex dialect."""

from __future__ import annotations

from lamina.define import attribute_definition
from lamina.ir.attribute import Attribute, Type


@attribute_definition
class NumberAttr(Attribute):
    __slots__ = ("real", "imag", "type")
    dialect_name = "complex"
    mnemonic = "number"
    real: float
    imag: float
    type: Type
