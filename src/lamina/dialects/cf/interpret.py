"""Interpretation of cf operations."""

from __future__ import annotations

from typing import Any

from lamina.dialects.cf import ops
from lamina.interfaces.interpretation import Branch, Interpreter, UndefinedBehavior, evaluates


class AssertionFailure(UndefinedBehavior):
    """A failed cf.assert."""


@evaluates
def assert_(op: ops.AssertOp, operands: list[Any], run: Interpreter) -> None:
    if not operands[0]:
        raise AssertionFailure(op.msg)


@evaluates
def br(op: ops.BranchOp, operands: list[Any], run: Interpreter) -> Branch:
    return Branch(op.successors[0], operands)


@evaluates
def cond_br(op: ops.CondBranchOp, operands: list[Any], run: Interpreter) -> Branch:
    count = len(op.true_dest_operands)
    if operands[0]:
        return Branch(op.successors[0], operands[1 : 1 + count])
    return Branch(op.successors[1], operands[1 + count :])


@evaluates
def switch(op: ops.SwitchOp, operands: list[Any], run: Interpreter) -> Branch:
    default = len(op.default_operands)
    start = 1 + default
    values = op.case_values
    for number, (value, group) in enumerate(
        zip([] if values is None else values.integers, op.case_operands, strict=True)
    ):
        if value == operands[0]:
            return Branch(op.successors[number + 1], operands[start : start + len(group)])
        start += len(group)
    return Branch(op.successors[0], operands[1 : 1 + default])
