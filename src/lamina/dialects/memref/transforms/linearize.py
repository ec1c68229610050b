"""Linearizes the indices of elements of strided memrefs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from lamina.dialects.affine.compose import make_composed_folded_apply, make_composed_folded_max
from lamina.dialects.memref.transforms.strided_metadata import StridedMetadata
from lamina.interfaces.view_like import MixedValue
from lamina.ir import affine
from lamina.ir.affine import AffineExpr, AffineMap
from lamina.ir.attributes import IntegerAttr

if TYPE_CHECKING:
    from lamina.ir.builder import Builder


class Linearized(NamedTuple):
    """The offset of the memref, its extent from there, and the linear index of the element, in units that each hold
    ``scale`` elements of the memref; ``rest`` is the index of the element within its unit."""

    offset: MixedValue
    size: MixedValue
    position: MixedValue
    rest: MixedValue


def linearized(
    builder: Builder, memref: StridedMetadata, indices: Sequence[MixedValue] = (), scale: int = 1
) -> Linearized:
    """Computes the index as the sum of indices times strides and the size as the largest product of a size and its
    stride. Without indices, addresses the first element."""
    sizes, strides = memref.sizes, memref.strides
    distance: AffineExpr = affine.constant(0)
    reaches: list[AffineExpr] = []
    for position in range(len(sizes)):
        product = affine.symbol(2 * position) * affine.symbol(2 * position + 1)
        distance = distance + product
        reaches.append(product.floordiv(scale))
    where = _interleaved(indices or [0] * len(sizes), strides)

    def apply(expr: AffineExpr, operands: Sequence[MixedValue]) -> MixedValue:
        return _number(make_composed_folded_apply(builder, AffineMap(0, len(operands), [expr]), operands))

    index = apply(distance.floordiv(scale), where)
    reach = AffineMap(0, 2 * len(sizes), reaches)
    size = _number(make_composed_folded_max(builder, reach, _interleaved(strides, sizes)))
    start = apply(affine.symbol(0).floordiv(scale), [memref.offset])
    return Linearized(start, size, index, apply(distance % scale, where))


def _interleaved(left: Sequence[MixedValue], right: Sequence[MixedValue]) -> list[MixedValue]:
    return [half for pair in zip(left, right, strict=True) for half in pair]


def _number(value: Any) -> MixedValue:
    return value.value if isinstance(value, IntegerAttr) else value
