"""What func operations do."""

from __future__ import annotations

from typing import Any

from lamina.dialects.func import ops
from lamina.interfaces.interpretation import Interpreter, Unsupported, evaluates
from lamina.ir.symbols import lookup_nearest_symbol_from


def _function(op: ops.CallOp | ops.ConstantOp, name: str) -> Any:
    found = lookup_nearest_symbol_from(op, op.properties[name])
    if found is None:
        raise Unsupported(f"there is no function {op.properties[name]}")
    return found


@evaluates
def call(op: ops.CallOp, operands: list[Any], run: Interpreter) -> list[Any]:
    return run.call_function(_function(op, "callee"), operands)


@evaluates
def call_indirect(op: ops.CallIndirectOp, operands: list[Any], run: Interpreter) -> list[Any]:
    return run.call_function(operands[0], operands[1:])


@evaluates
def constant(op: ops.ConstantOp, operands: list[Any], run: Interpreter) -> Any:
    return _function(op, "value")
