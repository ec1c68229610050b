"""Functions and calls of the func dialect."""

from __future__ import annotations

from lamina.define.operand_slots import operand_slots
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
    def get_callable_for_callee(operation: CallIndirectOp) -> Callee:
        return operation.callee

    @staticmethod
    def get_arg_operands(operation: CallIndirectOp) -> list[OpOperand]:
        return operand_slots(operation, CallIndirectOp.callee_operands)
