"""Types of the tosa dialect."""

from __future__ import annotations

from lamina.define import type_definition
from lamina.ir.attribute import InvalidParameters, Type


@type_definition
class ShapeType(Type):
    """``!tosa.shape<rank>``: a list of that many sizes."""

    __slots__ = ("rank",)
    dialect_name = "tosa"
    mnemonic = "shape"
    summary = "Shape with static rank and Index element type"
    assembly_format = "`<` $rank `>`"
    rank: int

    def verify(self) -> None:
        if self.rank < 0:
            raise InvalidParameters(f"invalid rank (must be >= 0): {self.rank}")


@type_definition
class MXInt8Type(Type):
    """``!tosa.mxint8``: 8-bit integers with the implicit scale of 1/64 of OCP's micro-scaling formats."""

    __slots__ = ()
    dialect_name = "tosa"
    mnemonic = "mxint8"
    summary = "INT8 type as defined by OCP-MX"
