"""Casts of the index dialect."""

from __future__ import annotations

from collections.abc import Sequence

from lamina.dialects.index.ops import CastSOp, CastUOp
from lamina.interfaces.casts import CastModel, CastOpInterface
from lamina.ir.attribute import Type
from lamina.ir.types import IndexType


@CastOpInterface.implement(CastSOp, CastUOp)
class Cast(CastModel):
    """Between index and integers."""

    @staticmethod
    def are_cast_compatible(inputs: Sequence[Type], outputs: Sequence[Type]) -> bool:
        return len(outputs) == 1 and isinstance(inputs[0], IndexType) != isinstance(outputs[0], IndexType)
