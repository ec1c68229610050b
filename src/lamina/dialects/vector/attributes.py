"""Attributes of the vector dialect."""

from __future__ import annotations

from lamina.define import enum_attribute
from lamina.dialects.vector.enums import CombiningKind, IteratorType, PrintPunctuation

CombiningKindAttr = enum_attribute(
    "vector.kind", CombiningKind, summary="Kind of combining function for contractions and reductions"
)
IteratorTypeAttr = enum_attribute("vector.iterator_type", IteratorType)
PrintPunctuationAttr = enum_attribute(
    "vector.punctuation", PrintPunctuation, summary="Punctuation for separating vectors or vector elements"
)
