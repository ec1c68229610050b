"""Constraints that the operations of the memref dialect put on types, attributes and operands."""

from __future__ import annotations

from lamina.define.constraints import MemRefType, TypeAttrOf

MemRefTypeAttr = TypeAttrOf(MemRefType, "memref type attribute")
