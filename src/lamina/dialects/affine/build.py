"""Building affine loops from maps."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from lamina.dialects.affine.compose import canonicalize_map_and_operands, compose_map_and_operands
from lamina.dialects.affine.ops import AffineForOp, AffineYieldOp
from lamina.ir.affine import AffineMap
from lamina.ir.attributes import AffineMapAttr, DenseI32ArrayAttr, IntegerAttr
from lamina.ir.block import Block
from lamina.ir.builder import Builder
from lamina.ir.location import LocationLike
from lamina.ir.types import IndexType
from lamina.ir.value import Value

INDEX = IndexType()
ValueMap = tuple[AffineMap, Sequence[Value]]


def build_for(
    builder: Builder,
    lower: ValueMap,
    upper: ValueMap,
    step: int = 1,
    *,
    inits: Sequence[Value] = (),
    location: LocationLike | None = None,
) -> Any:
    """Returns an affine.for with an empty body; without carried values it is ended by a yield."""
    where = builder.location if location is None else location
    properties: dict[str, Any] = {
        "lowerBoundMap": AffineMapAttr(lower[0]),
        "upperBoundMap": AffineMapAttr(upper[0]),
        "step": IntegerAttr(INDEX, step),
        "operandSegmentSizes": DenseI32ArrayAttr([len(lower[1]), len(upper[1]), len(inits)]),
    }
    types = [value.type for value in inits]
    loop = AffineForOp([*lower[1], *upper[1], *inits], types, properties, {}, (), 1, where)
    body = Block([INDEX, *types], [where] * (1 + len(types)))
    loop.regions[0].append(body)
    if not inits:
        body.append(AffineYieldOp((), (), {}, {}, (), (), where))
    builder.insert(loop)
    return loop


def constant_bounds(lower: int, upper: int) -> tuple[ValueMap, ValueMap]:
    """Two constants as bounds."""
    return (AffineMap.constant_map(lower), ()), (AffineMap.constant_map(upper), ())


def build_canonical_for(
    builder: Builder, lower: ValueMap, upper: ValueMap, step: int = 1, *, location: LocationLike | None = None
) -> Any:
    """Creates an affine.for with composed bounds and without duplicate operands and results."""

    def canonical(bound: ValueMap) -> ValueMap:
        map, operands = compose_map_and_operands(*bound)
        map, operands = canonicalize_map_and_operands(map, operands)
        return map.remove_duplicate_exprs(), operands

    return build_for(builder, canonical(lower), canonical(upper), step, location=location)
