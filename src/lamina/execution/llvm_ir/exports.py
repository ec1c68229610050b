"""The functions of a module that are meant to be called from outside."""

from __future__ import annotations

from dataclasses import dataclass

from lamina.dialects.llvm.types import LLVMFunctionType
from lamina.ir.attribute import Type
from lamina.ir.attributes import StringAttr, TypeAttr
from lamina.ir.operation import Operation

C_INTERFACE = "llvm.emit_c_interface"
C_INTERFACE_PREFIX = "_mlir_ciface_"


@dataclass(frozen=True)
class ExportedFunction:
    """A function that was marked with ``llvm.emit_c_interface``.

    ``symbol`` is what to call: the C interface wrapper where the module has one, else the function itself;
    ``inputs`` and ``result`` are the types of that symbol.
    """

    name: str
    symbol: str
    inputs: tuple[Type, ...]
    result: Type
    is_declaration: bool


def exported_functions(module: Operation) -> list[ExportedFunction]:
    """The functions of the module with ``llvm.emit_c_interface``, in order, wrappers not listed on their own."""
    functions: dict[str, Operation] = {}
    for region in module.regions:
        for block in region.blocks:
            for operation in block.operations:
                name = operation.properties.get("sym_name")
                if operation.name == "llvm.func" and isinstance(name, StringAttr):
                    functions[name.value] = operation
    return [
        _exported(name, functions)
        for name, operation in functions.items()
        if operation.has_attr(C_INTERFACE) and not name.startswith(C_INTERFACE_PREFIX)
    ]


def _exported(name: str, functions: dict[str, Operation]) -> ExportedFunction:
    symbol = C_INTERFACE_PREFIX + name
    if symbol not in functions:
        symbol = name
    operation = functions[symbol]
    attribute = operation.properties["function_type"]
    assert isinstance(attribute, TypeAttr) and isinstance(attribute.type, LLVMFunctionType)
    type = attribute.type
    return ExportedFunction(name, symbol, type.parameter_types, type.result, operation.regions[0].empty)
