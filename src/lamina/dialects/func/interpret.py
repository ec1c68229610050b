"""Interpretation of func operations."""

from __future__ import annotations

from typing import Any

from lamina.define import property_of
from lamina.dialects.func import ops
from lamina.interfaces.interpretation import Interpreter, Unsupported, evaluates
from lamina.interfaces.interpretation.values import FunctionValue
from lamina.ir.attributes import SymbolRefAttr
from lamina.ir.operation import Operation
from lamina.ir.symbols import lookup_nearest_symbol_from


def _function(op: ops.CallOp | ops.ConstantOp, name: SymbolRefAttr) -> Operation:
    function = lookup_nearest_symbol_from(op, name)
    if function is None:
        raise Unsupported(f"function {name} not found")
    return function


@evaluates
def call(op: ops.CallOp, operands: list[Any], run: Interpreter) -> list[Any]:
    return run.call_function(_function(op, property_of(op, ops.CallOp.callee, SymbolRefAttr)), operands)


@evaluates
def call_indirect(op: ops.CallIndirectOp, operands: list[Any], run: Interpreter) -> list[Any]:
    return run.call_function(operands[0].function, operands[1:])


@evaluates
def constant(op: ops.ConstantOp, operands: list[Any], run: Interpreter) -> FunctionValue:
    return FunctionValue(_function(op, property_of(op, ops.ConstantOp.value, SymbolRefAttr)))
