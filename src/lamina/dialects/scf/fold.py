"""Folds of scf operations."""

from __future__ import annotations

from collections.abc import Sequence

from lamina.dialects.arith.ops import XOrIOp
from lamina.dialects.scf.ops import IfOp
from lamina.ir.attribute import Attribute
from lamina.ir.value import Value
from lamina.rewrite.fold import FoldAnswer, constant_int, fold


def negated(value: Value) -> Value | None:
    """Returns x of xori(x, true)."""
    owner = value.defining_op
    if not isinstance(owner, XOrIOp) or constant_int(owner.rhs) not in (1, -1):
        return None
    return owner.lhs


@fold
def fold_if(operation: IfOp, constants: Sequence[Attribute | None]) -> FoldAnswer:
    """if (not c) { a } else { b } -> if (c) { b } else { a }"""
    then_region, else_region = operation.regions
    if else_region.empty:
        return None
    condition = negated(operation.condition)
    if condition is None:
        return None
    operation.condition = condition
    then_block = then_region.remove(then_region.entry_block)
    then_region.append(else_region.remove(else_region.entry_block))
    else_region.append(then_block)
    return True
