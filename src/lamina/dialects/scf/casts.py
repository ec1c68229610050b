"""Casts of tensors that loops carry."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lamina.dialects.tensor.ops import CastOp
from lamina.ir.attribute import Type
from lamina.ir.types import DYNAMIC, RankedTensorType
from lamina.ir.value import Value
from lamina.rewrite import PatternRewriter

if TYPE_CHECKING:
    from lamina.ir.location import LocationLike


def is_static_information_kept(source: Type, target: Type) -> bool:
    """True if a cast from ``source`` to ``target`` drops no static size: both ranked, with equal element types."""
    if not isinstance(source, RankedTensorType) or not isinstance(target, RankedTensorType):
        return False
    if source.element_type is not target.element_type or len(source.shape) != len(target.shape):
        return False
    if source.encoding is not target.encoding:
        return False
    return all(wanted != DYNAMIC or size == DYNAMIC for size, wanted in zip(source.shape, target.shape, strict=True))


def tensor_cast(rewriter: PatternRewriter, type: Type, value: Value, location: LocationLike) -> Value:
    """Returns a tensor.cast at the insertion point."""
    return rewriter.insert(CastOp([value], [type], {}, {}, (), (), location)).results[0]
