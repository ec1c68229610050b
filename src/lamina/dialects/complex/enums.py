"""Enumerations of the complex dialect: members with their value and spelling."""

from __future__ import annotations

from enum import nonmember

from lamina.define import BitEnum, integer_enum_attribute


class ComplexRangeFlags(BitEnum):
    separator = nonmember("|")
    IMPROVED = 1, "improved"
    BASIC = 2, "basic"
    NONE = 4, "none"


ComplexRangeFlagsAttr = integer_enum_attribute(ComplexRangeFlags, 32, "Complex range flags")
