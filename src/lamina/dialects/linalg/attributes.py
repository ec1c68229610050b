"""Attributes of the linalg dialect."""

from __future__ import annotations

from lamina.define import enum_attribute
from lamina.dialects.linalg.enums import BinaryFn, ElementwiseKind, IteratorType, TernaryFn, TypeFn, UnaryFn

ElementwiseKindAttr = enum_attribute("linalg.elementwise_kind", ElementwiseKind)
UnaryFnAttr = enum_attribute("linalg.unary_fn", UnaryFn)
BinaryFnAttr = enum_attribute("linalg.binary_fn", BinaryFn)
TernaryFnAttr = enum_attribute("linalg.ternary_fn", TernaryFn)
TypeFnAttr = enum_attribute("linalg.type_fn", TypeFn)
IteratorTypeAttr = enum_attribute("linalg.iterator_type", IteratorType)
