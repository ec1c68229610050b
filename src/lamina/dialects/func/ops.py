"""Operations of the func dialect."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from lamina.asm.function_syntax import parse_function, print_function
from lamina.define import Operation, operand, operation, prop, region, result, variadic_operand, variadic_result
from lamina.define.constraints import (
    AnyRegion,
    AnyType,
    DictArrayAttr,
    FlatSymbolRefAttr,
    FunctionType,
    StrAttr,
    SymbolNameAttr,
    TypeAttrOf,
    UnitAttr,
)
from lamina.define.properties import property_of
from lamina.define.quick_verify import decided_but_for
from lamina.define.type_relations import TypesMatchWith
from lamina.interfaces.function import ARGUMENT_ATTRIBUTES, RESULT_ATTRIBUTES, verify_call_types, verify_function
from lamina.interfaces.symbols import verify_parent_of_symbol, verify_symbol
from lamina.ir.attributes import SymbolRefAttr
from lamina.ir.diagnostics import VerifyFailure
from lamina.ir.symbols import SymbolTableCollection
from lamina.ir.traits import (
    AffineScope,
    AutomaticAllocationScope,
    ConstantLike,
    HasParent,
    IsolatedFromAbove,
    MemRefsNormalizable,
    Pure,
    ReturnLike,
)
from lamina.ir.types import FunctionType as FunctionTypeClass
from lamina.ir.value import Value

if TYPE_CHECKING:
    from lamina.asm.operation_state import OperationState
    from lamina.asm.parser import Parser
    from lamina.asm.printer import Printer


@operation("func.call", traits=[MemRefsNormalizable])
class CallOp(Operation):
    """Calls a function by its symbol."""

    callee = prop(FlatSymbolRefAttr)
    operands_ = variadic_operand(AnyType, name="operands")
    arg_attrs = prop(DictArrayAttr, optional=True, name="arg_attrs")
    res_attrs = prop(DictArrayAttr, optional=True, name="res_attrs")
    no_inline = prop(UnitAttr, optional=True, name="no_inline")
    results_ = variadic_result(AnyType, name="")
    assembly_format = "$callee `(` $operands_ `)` attr-dict `:` functional-type($operands_, results)"

    def verify_symbol_uses(self, symbols: SymbolTableCollection) -> None:
        callee = property_of(self, CallOp.callee, SymbolRefAttr)
        function = symbols.lookup_nearest_symbol_from(self, callee)
        if not isinstance(function, FuncOp):
            raise VerifyFailure(f"'{callee.root}' does not reference a valid function")
        verify_call_types(self, function.type)


@operation(
    "func.call_indirect",
    traits=[
        TypesMatchWith(
            "callee", "callee_operands", lambda type: type.inputs, "callee input types match argument types"
        ),
        TypesMatchWith("callee", "results_", lambda type: type.results, "callee result types match result types"),
    ],
)
class CallIndirectOp(Operation):
    """Calls a function that is a value."""

    callee = operand(FunctionType)
    callee_operands = variadic_operand(AnyType, name="callee_operands")
    arg_attrs = prop(DictArrayAttr, optional=True, name="arg_attrs")
    res_attrs = prop(DictArrayAttr, optional=True, name="res_attrs")
    results_ = variadic_result(AnyType, name="results")
    assembly_format = "$callee `(` $callee_operands `)` attr-dict `:` type($callee)"


@operation("func.constant", traits=[ConstantLike, Pure])
class ConstantOp(Operation):
    """A function as a value."""

    value = prop(FlatSymbolRefAttr)
    result = result(AnyType, name="")
    assembly_format = "attr-dict $value `:` type(results)"

    def result_names(self) -> list[tuple[Value, str]]:
        return [(self.results[0], "f")]

    def verify_symbol_uses(self, symbols: SymbolTableCollection) -> None:
        reference = property_of(self, ConstantOp.value, SymbolRefAttr)
        function = symbols.lookup_nearest_symbol_from(self, reference)
        if not isinstance(function, FuncOp):
            raise VerifyFailure(f"reference to undefined function '{reference.root}'")
        if function.type is not self.results[0].type:
            raise VerifyFailure("reference to function with mismatched type")


def _verify_surroundings(function: FuncOp) -> None:
    """What depends on more than types and attributes: the entry block, the symbol table around, and the dialects of the
    attributes of arguments and results."""
    entry = function.regions[0].first_block
    properties = function._properties
    if entry is None or ARGUMENT_ATTRIBUTES in properties or RESULT_ATTRIBUTES in properties:
        verify_symbol(function, is_declaration=entry is None)
        verify_function(function)
        return
    verify_parent_of_symbol(function)
    if [argument.type for argument in entry.arguments] != list(function.type.inputs):
        verify_function(function)


@operation("func.func", traits=[AffineScope, AutomaticAllocationScope, IsolatedFromAbove])
class FuncOp(Operation):
    """A function, isolated from above. Without a body it is a declaration."""

    sym_name = prop(SymbolNameAttr, name="sym_name")
    function_type = prop(TypeAttrOf(FunctionType), name="function_type")
    sym_visibility = prop(StrAttr, optional=True, name="sym_visibility")
    arg_attrs = prop(DictArrayAttr, optional=True, name="arg_attrs")
    res_attrs = prop(DictArrayAttr, optional=True, name="res_attrs")
    no_inline = prop(UnitAttr, optional=True, name="no_inline")
    body = region(AnyRegion)
    default_dialect = "func"

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

    @decided_but_for(_verify_surroundings)
    def verify(self) -> None:
        verify_symbol(self, is_declaration=self.regions[0].empty)
        verify_function(self)


@operation("func.return", traits=[Pure, HasParent("func.func"), MemRefsNormalizable, ReturnLike])
class ReturnOp(Operation):
    """Ends a function with its results."""

    operands_ = variadic_operand(AnyType, name="operands")
    assembly_format = "attr-dict ($operands_^ `:` type($operands_))?"

    def verify(self) -> None:
        function = cast(FuncOp, self.parent_op)
        expected = function.type.results
        if len(expected) != len(self._operands):
            raise VerifyFailure(
                f"has {len(self._operands)} operands, but enclosing function (@{function.sym_name}) returns "
                f"{len(expected)}"
            )
        for number, (operand_, type) in enumerate(zip(self._operands, expected, strict=True)):
            if operand_.value.type is not type:
                raise VerifyFailure(
                    f"type of return operand {number} ('{operand_.value.type}') doesn't match function result type "
                    f"('{type}') in function @{function.sym_name}",
                    raw=True,
                )
