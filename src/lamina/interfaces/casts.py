"""Casts: operations that change the type of their operands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from lamina.interfaces.model import Interface
from lamina.ir.attribute import Type

if TYPE_CHECKING:
    from lamina.ir.operation import Operation


class CastModel:
    """The interface of casts."""

    @staticmethod
    def are_cast_compatible(inputs: Sequence[Type], outputs: Sequence[Type]) -> bool:
        """True if a cast from the types ``inputs`` to the types ``outputs`` is valid. Any is, unless overridden."""
        return True


# Casts whose operand and result types are equal fold to their operands.
CastOpInterface: Interface[type[CastModel]] = Interface("CastOpInterface", "interfaces")


def are_cast_compatible(operation: Operation, inputs: Sequence[Type], outputs: Sequence[Type]) -> bool:
    """True if the operation could cast between the types; False if it is not a cast."""
    model = CastOpInterface.get(operation)
    return model is not None and model.are_cast_compatible(inputs, outputs)
