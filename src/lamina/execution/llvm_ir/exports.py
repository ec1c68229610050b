"""The functions of a module that are meant to be called from outside."""

from __future__ import annotations

from dataclasses import dataclass

from lamina.dialects.llvm.ops import LLVMFuncOp
from lamina.ir.attribute import Type
from lamina.ir.operation import Operation

C_INTERFACE = "llvm.emit_c_interface"
C_INTERFACE_PREFIX = "_mlir_ciface_"


@dataclass(frozen=True)
class ExportedFunction:
    """A function marked with ``llvm.emit_c_interface``.

    ``symbol`` is the symbol to call: the C interface wrapper if there is one, otherwise the function itself;
    ``inputs`` and ``result`` are the types of that symbol.
    """

    name: str
    symbol: str
    inputs: tuple[Type, ...]
    result: Type
    is_declaration: bool


def exported_functions(module: Operation) -> list[ExportedFunction]:
    """Returns the functions of the module with ``llvm.emit_c_interface``, in order, wrappers not listed on their
    own."""
    functions: dict[str, LLVMFuncOp] = {}
    for region in module.regions:
        for block in region.blocks:
            for operation in block.operations:
                if isinstance(operation, LLVMFuncOp):
                    functions[operation.sym_name] = operation
    return [
        _exported(name, functions)
        for name, operation in functions.items()
        if operation.has_attr(C_INTERFACE) and not name.startswith(C_INTERFACE_PREFIX)
    ]


def _exported(name: str, functions: dict[str, LLVMFuncOp]) -> ExportedFunction:
    symbol = C_INTERFACE_PREFIX + name
    if symbol not in functions:
        symbol = name
    operation = functions[symbol]
    type = operation.function_type
    return ExportedFunction(name, symbol, type.parameter_types, type.result, operation.body.empty)
