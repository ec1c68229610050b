"""Attributes of the index dialect."""

from __future__ import annotations

from lamina.define import enum_attribute
from lamina.dialects.index.enums import IndexCmpPredicate

IndexCmpPredicateAttr = enum_attribute(
    "index.cmp_predicate", IndexCmpPredicate, brackets=False, summary="index comparison predicate kind"
)
