"""Functions and calls of the emitc dialect."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lamina.asm.function_syntax import parse_function, print_function
from lamina.define import Operation, operation, optional_operand, prop, region, variadic_operand, variadic_result
from lamina.define.constraints import (
    AnyRegion,
    ArrayAttr,
    DictArrayAttr,
    FlatSymbolRefAttr,
    FunctionType,
    StrArrayAttr,
    StrAttr,
    SymbolNameAttr,
    TypeAttrOf,
)
from lamina.dialects.emitc import verification
from lamina.dialects.emitc.constraints import EmitCType
from lamina.dialects.emitc.ops import _Expression
from lamina.interfaces.function import verify_function
from lamina.interfaces.symbols import verify_symbol
from lamina.ir.symbols import SymbolTableCollection
from lamina.ir.traits import AutomaticAllocationScope, HasParent, IsolatedFromAbove, Pure, ReturnLike
from lamina.ir.types import FunctionType as FunctionTypeClass

if TYPE_CHECKING:
    from lamina.asm.operation_state import OperationState
    from lamina.asm.parser import Parser
    from lamina.asm.printer import Printer


@operation("emitc.call_opaque")
class CallOpaqueOp(_Expression):
    callee = prop(StrAttr)
    args = prop(ArrayAttr, optional=True)
    template_args = prop(ArrayAttr, optional=True, name="template_args")
    operands_ = variadic_operand(EmitCType, name="operands")
    results_ = variadic_result(EmitCType, name="")
    assembly_format = "$callee `(` $operands_ `)` attr-dict `:` functional-type($operands_, results)"
    has_side_effects = True

    def verify(self) -> None:
        verification.verify_call_opaque(self)


@operation("emitc.call")
class CallOp(_Expression):
    callee = prop(FlatSymbolRefAttr)
    operands_ = variadic_operand(EmitCType, name="operands")
    arg_attrs = prop(DictArrayAttr, optional=True, name="arg_attrs")
    res_attrs = prop(DictArrayAttr, optional=True, name="res_attrs")
    results_ = variadic_result(EmitCType, name="")
    assembly_format = "$callee `(` $operands_ `)` attr-dict `:` functional-type($operands_, results)"
    has_side_effects = False

    def verify_symbol_uses(self, symbols: SymbolTableCollection) -> None:
        verification.verify_call(self, symbols)


@operation("emitc.declare_func")
class DeclareFuncOp(Operation):
    sym_name = prop(FlatSymbolRefAttr, name="sym_name")
    assembly_format = "$sym_name attr-dict"

    def verify_symbol_uses(self, symbols: SymbolTableCollection) -> None:
        verification.verify_declare_func(self, symbols)


@operation("emitc.func", traits=[AutomaticAllocationScope, IsolatedFromAbove])
class FuncOp(Operation):
    sym_name = prop(SymbolNameAttr, name="sym_name")
    function_type = prop(TypeAttrOf(FunctionType), name="function_type")
    specifiers = prop(StrArrayAttr, optional=True)
    arg_attrs = prop(DictArrayAttr, optional=True, name="arg_attrs")
    res_attrs = prop(DictArrayAttr, optional=True, name="res_attrs")
    body = region(AnyRegion)
    default_dialect = "emitc"

    @classmethod
    def parse(cls, parser: Parser, state: OperationState) -> None:
        parse_function(parser, state)

    def print(self, printer: Printer) -> None:
        print_function(printer, self)

    @property
    def type(self) -> FunctionTypeClass:
        """The function's type."""
        attribute = self.function_type
        return attribute

    def verify(self) -> None:
        verify_symbol(self)
        verify_function(self)
        verification.verify_func(self)


@operation("emitc.return", traits=[Pure, HasParent("emitc.func"), ReturnLike])
class ReturnOp(Operation):
    operand_ = optional_operand(EmitCType, name="operand")
    assembly_format = "attr-dict ($operand_^ `:` type($operand_))?"

    def verify(self) -> None:
        verification.verify_return(self)
