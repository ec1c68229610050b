"""Type, attribute and operand constraints of the memref dialect."""

from __future__ import annotations

from lamina.define.constraints import MemRefType, TypeAttrOf

MemRefTypeAttr = TypeAttrOf(MemRefType, "memref type attribute")
