"""Operations of the async dialect, but those of its runtime and of coroutines."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lamina.asm.function_syntax import parse_function, print_function
from lamina.define import (
    Operation,
    operand,
    operation,
    optional_result,
    prop,
    region,
    result,
    variadic_operand,
    variadic_result,
)
from lamina.define.constraints import (
    AnyRegion,
    AnyType,
    DictArrayAttr,
    FlatSymbolRefAttr,
    FunctionType,
    Index,
    SizedRegion,
    StrAttr,
    SymbolNameAttr,
    TypeAttrOf,
)
from lamina.dialects.async_ import verification
from lamina.dialects.async_.constraints import Group, Token, Value, ValueOrToken
from lamina.interfaces.function import verify_function
from lamina.interfaces.symbols import verify_symbol
from lamina.ir.symbols import SymbolTableCollection
from lamina.ir.traits import (
    AttrSizedOperandSegments,
    AutomaticAllocationScope,
    HasParent,
    IsolatedFromAbove,
    Pure,
    RecursiveMemoryEffects,
    ReturnLike,
    SingleBlockImplicitTerminator,
    Terminator,
)
from lamina.ir.types import FunctionType as FunctionTypeClass

if TYPE_CHECKING:
    from lamina.asm.operation_state import OperationState
    from lamina.asm.parser import Parser
    from lamina.asm.printer import Printer


@operation(
    "async.execute",
    traits=[
        SingleBlockImplicitTerminator("async.yield"),
        AttrSizedOperandSegments,
        AutomaticAllocationScope,
        RecursiveMemoryEffects,
    ],
)
class ExecuteOp(Operation):
    dependencies = variadic_operand(Token)
    body_operands = variadic_operand(ValueOrToken)
    token = result(Token)
    body_results = variadic_result(Value)
    body = region(SizedRegion(1), name="bodyRegion")

    def verify_regions(self) -> None:
        verification.verify_execute(self)


@operation("async.func", traits=[IsolatedFromAbove])
class FuncOp(Operation):
    sym_name = prop(SymbolNameAttr, name="sym_name")
    function_type = prop(TypeAttrOf(FunctionType), name="function_type")
    sym_visibility = prop(StrAttr, optional=True, name="sym_visibility")
    arg_attrs = prop(DictArrayAttr, optional=True, name="arg_attrs")
    res_attrs = prop(DictArrayAttr, optional=True, name="res_attrs")
    body = region(AnyRegion)
    default_dialect = "async"

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
        verify_symbol(self, is_declaration=self.body.empty)
        verify_function(self)
        verification.verify_func(self)


@operation("async.call")
class CallOp(Operation):
    callee = prop(FlatSymbolRefAttr)
    operands_ = variadic_operand(AnyType, name="operands")
    arg_attrs = prop(DictArrayAttr, optional=True, name="arg_attrs")
    res_attrs = prop(DictArrayAttr, optional=True, name="res_attrs")
    results_ = variadic_result(ValueOrToken, name="")
    assembly_format = "$callee `(` $operands_ `)` attr-dict `:` functional-type($operands_, results)"

    def verify_symbol_uses(self, symbols: SymbolTableCollection) -> None:
        verification.verify_call(self, symbols)


@operation("async.return", traits=[Pure, HasParent("async.func"), ReturnLike, Terminator])
class ReturnOp(Operation):
    operands_ = variadic_operand(AnyType, name="operands")
    assembly_format = "attr-dict ($operands_^ `:` type($operands_))?"

    def verify(self) -> None:
        verification.verify_return(self)


@operation("async.yield", traits=[HasParent("async.execute"), Pure, Terminator, ReturnLike])
class YieldOp(Operation):
    operands_ = variadic_operand(AnyType, name="operands")
    assembly_format = "($operands_^ `:` type($operands_))? attr-dict"


@operation("async.await")
class AwaitOp(Operation):
    operand_ = operand(ValueOrToken, name="operand")
    result_ = optional_result(AnyType, name="result")
    assembly_format = "$operand_ `:` custom<AwaitResultType>(type($operand_), type($result_)) attr-dict"

    def verify(self) -> None:
        verification.verify_await(self)


@operation("async.create_group", traits=[Pure])
class CreateGroupOp(Operation):
    size = operand(Index)
    result_ = result(Group, name="result")
    assembly_format = "$size `:` type($result_) attr-dict"


@operation("async.add_to_group")
class AddToGroupOp(Operation):
    operand_ = operand(ValueOrToken, name="operand")
    group = operand(Group)
    rank = result(Index)
    assembly_format = "$operand_ `,` $group `:` type($operand_) attr-dict"


@operation("async.await_all")
class AwaitAllOp(Operation):
    operand_ = operand(Group, name="operand")
    assembly_format = "$operand_ attr-dict"
