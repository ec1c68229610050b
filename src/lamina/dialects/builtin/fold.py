"""Folds of the builtin dialect."""

from __future__ import annotations

from lamina.dialects.builtin.ops import UnrealizedConversionCastOp
from lamina.ir.value import Value
from lamina.rewrite.fold import Constants, fold


@fold
def fold_cast(op: UnrealizedConversionCastOp, constants: Constants) -> list[Value] | None:
    """cast(x) -> x for equal types; cast(cast(x)) -> x back to the original types"""
    operands = op.operands
    types = op.result_types
    if op.operand_types == types:
        return operands
    if not operands:
        return None
    source = operands[0].defining_op
    if isinstance(source, UnrealizedConversionCastOp) and list(source.results) == operands:
        if source.operand_types == types:
            return source.operands
    return None
