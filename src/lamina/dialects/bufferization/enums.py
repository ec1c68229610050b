"""Enumerations of the bufferization dialect: members with their value and spelling."""

from __future__ import annotations

from lamina.define import IntegerEnum, integer_enum_attribute


class LayoutMapOption(IntegerEnum):
    INFER_LAYOUT_MAP = 0, "InferLayoutMap"
    IDENTITY_LAYOUT_MAP = 1, "IdentityLayoutMap"
    FULLY_DYNAMIC_LAYOUT_MAP = 2, "FullyDynamicLayoutMap"


LayoutMapOptionAttr = integer_enum_attribute(LayoutMapOption, 32, "option for map layout")
