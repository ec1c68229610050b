"""Type constraints of the amx dialect."""

from __future__ import annotations

from lamina.define.constraints import BF16, F16, F32, I8, I32, AnyTypeOf
from lamina.define.constraints.base import TypeConstraint
from lamina.dialects.amx.types import TileType
from lamina.ir.attribute import Type


def _tile_of(*allowed: TypeConstraint[Type]) -> TypeConstraint[TileType]:
    """Rank-2 tiles with one of these element types."""
    element: TypeConstraint[Type] = AnyTypeOf(list(allowed)) if len(allowed) > 1 else allowed[0]
    names = " or ".join(type.summary for type in allowed)
    return TypeConstraint(
        f"tile of {names} values",
        lambda type: isinstance(type, TileType) and type.rank == 2 and element.accepts(type.element_type),
        kind=TileType,
    )


AnyTile = _tile_of(F32, F16, BF16, I32, I8)
TileOfF32 = _tile_of(F32)
TileOfF16OrBF16 = _tile_of(F16, BF16)
TileOfI32 = _tile_of(I32)
TileOfI8 = _tile_of(I8)
