"""Functions of the ml_program dialect."""

from __future__ import annotations

from lamina.dialects.ml_program.ops import FuncOp, GlobalOp, SubgraphOp
from lamina.interfaces.calls import CallableModel, CallableOpInterface
from lamina.interfaces.function import FunctionModel, FunctionOpInterface
from lamina.interfaces.symbols import SymbolModel, SymbolOpInterface

FunctionOpInterface.implement(FuncOp, SubgraphOp)(FunctionModel)
CallableOpInterface.implement(FuncOp, SubgraphOp)(CallableModel)
SymbolOpInterface.implement(FuncOp, SubgraphOp, GlobalOp)(SymbolModel)
