"""Casts of the arith dialect."""

from __future__ import annotations

from collections.abc import Sequence

from lamina.dialects.arith import ops, verification
from lamina.dialects.arith.verification import Compatible
from lamina.interfaces.casts import CastModel, CastOpInterface
from lamina.ir.attribute import Type
from lamina.ir.operation import Operation


def _register(compatible: Compatible, *classes: type[Operation]) -> None:
    class Cast(CastModel):
        @staticmethod
        def are_cast_compatible(inputs: Sequence[Type], outputs: Sequence[Type]) -> bool:
            return len(outputs) == 1 and compatible(inputs[0], outputs[0])

    CastOpInterface.implement(*classes)(Cast)


_register(verification.is_widening_integer_cast, ops.ExtUIOp, ops.ExtSIOp)
_register(verification.is_narrowing_integer_cast, ops.TruncIOp)
_register(verification.is_widening_float_cast, ops.ExtFOp, ops.ScalingExtFOp)
_register(verification.is_narrowing_float_cast, ops.TruncFOp, ops.ScalingTruncFOp)
_register(verification.is_integer_to_float_cast, ops.UIToFPOp, ops.SIToFPOp)
_register(verification.is_float_to_integer_cast, ops.FPToUIOp, ops.FPToSIOp)
_register(verification.is_index_cast, ops.IndexCastOp, ops.IndexCastUIOp)
_register(verification.is_bitcast, ops.BitcastOp)
