"""Functions, symbols and calls of the emitc dialect."""

from __future__ import annotations

from lamina.dialects.emitc.calls import CallOp, FuncOp
from lamina.dialects.emitc.structure import ClassOp, FieldOp, GlobalOp
from lamina.interfaces.calls import CallableModel, CallableOpInterface, CallModel, CallOpInterface
from lamina.interfaces.function import FunctionModel, FunctionOpInterface
from lamina.interfaces.symbols import SymbolModel, SymbolOpInterface

FunctionOpInterface.implement(FuncOp)(FunctionModel)
CallableOpInterface.implement(FuncOp)(CallableModel)
SymbolOpInterface.implement(FuncOp, GlobalOp, ClassOp, FieldOp)(SymbolModel)
CallOpInterface.implement(CallOp)(CallModel)
