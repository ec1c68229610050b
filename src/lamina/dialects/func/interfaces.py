"""Functions and calls of the func dialect."""

from __future__ import annotations

from typing import Any

from lamina.dialects.func.ops import CallIndirectOp, CallOp, FuncOp
from lamina.interfaces.calls import CallableModel, CallableOpInterface, Callee, CallModel, CallOpInterface
from lamina.interfaces.function import FunctionModel, FunctionOpInterface
from lamina.interfaces.symbols import SymbolModel, SymbolOpInterface
from lamina.ir.value import OpOperand

FunctionOpInterface.implement(FuncOp)(FunctionModel)
CallableOpInterface.implement(FuncOp)(CallableModel)
SymbolOpInterface.implement(FuncOp)(SymbolModel)
CallOpInterface.implement(CallOp)(CallModel)


@CallOpInterface.implement(CallIndirectOp)
class IndirectCall(CallModel):
    """``func.call_indirect`` calls its first operand."""

    @staticmethod
    def get_callable_for_callee(operation: Any) -> Callee:
        return operation.operand(0)

    @staticmethod
    def get_arg_operands(operation: Any) -> list[OpOperand]:
        return operation.op_operands[1:]
