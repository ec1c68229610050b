"""Interfaces of operations of the gpu dialect."""

from lamina.dialects.gpu.device_ops import BinaryOp, GPUFuncOp, GPUModuleOp
from lamina.interfaces.calls import CallableModel, CallableOpInterface
from lamina.interfaces.function import FunctionModel, FunctionOpInterface
from lamina.interfaces.symbols import SymbolModel, SymbolOpInterface

FunctionOpInterface.implement(GPUFuncOp)(FunctionModel)
CallableOpInterface.implement(GPUFuncOp)(CallableModel)
SymbolOpInterface.implement(GPUFuncOp, GPUModuleOp, BinaryOp)(SymbolModel)
