"""Attributes of the arith dialect."""

from __future__ import annotations

from lamina.define import enum_attribute
from lamina.dialects.arith.enums import FastMathFlags, IntegerOverflowFlags

FastMathFlagsAttr = enum_attribute("arith.fastmath", FastMathFlags, summary="Floating point fast math flags")
IntegerOverflowFlagsAttr = enum_attribute(
    "arith.overflow", IntegerOverflowFlags, summary="Integer overflow arith flags"
)
