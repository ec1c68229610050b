"""Attributes of the ub dialect."""

from __future__ import annotations

from lamina.define import attribute_definition
from lamina.ir.attribute import Attribute


@attribute_definition
class PoisonAttr(Attribute):
    __slots__ = ()
    dialect_name = "ub"
    mnemonic = "poison"
    interfaces = ("PoisonAttrInterface",)
