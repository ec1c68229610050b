"""Operations of the func dialect."""

from __future__ import annotations

from typing import Any

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
from lamina.define.type_relations import TypesMatchWith
from lamina.dialects.memref.traits import MemRefsNormalizable
from lamina.ir.traits import (
    AffineScope,
    AutomaticAllocationScope,
    ConstantLike,
    HasParent,
    IsolatedFromAbove,
    Pure,
    ReturnLike,
)


@operation("func.call", traits=[MemRefsNormalizable])
class CallOp(Operation):
    callee = prop(FlatSymbolRefAttr)
    operands_ = variadic_operand(AnyType, name="operands")
    arg_attrs = prop(DictArrayAttr, optional=True, name="arg_attrs")
    res_attrs = prop(DictArrayAttr, optional=True, name="res_attrs")
    no_inline = prop(UnitAttr, optional=True, name="no_inline")
    results_ = variadic_result(AnyType, name="")
    assembly_format = "$callee `(` $operands_ `)` attr-dict `:` functional-type($operands_, results)"


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
    callee = operand(FunctionType)
    callee_operands = variadic_operand(AnyType, name="callee_operands")
    arg_attrs = prop(DictArrayAttr, optional=True, name="arg_attrs")
    res_attrs = prop(DictArrayAttr, optional=True, name="res_attrs")
    results_ = variadic_result(AnyType, name="results")
    assembly_format = "$callee `(` $callee_operands `)` attr-dict `:` type($callee)"


@operation("func.constant", traits=[ConstantLike, Pure])
class ConstantOp(Operation):
    value = prop(FlatSymbolRefAttr)
    result = result(AnyType, name="")
    assembly_format = "attr-dict $value `:` type(results)"


@operation("func.func", traits=[AffineScope, AutomaticAllocationScope, IsolatedFromAbove])
class FuncOp(Operation):
    sym_name = prop(SymbolNameAttr, name="sym_name")
    function_type = prop(TypeAttrOf(FunctionType), name="function_type")
    sym_visibility = prop(StrAttr, optional=True, name="sym_visibility")
    arg_attrs = prop(DictArrayAttr, optional=True, name="arg_attrs")
    res_attrs = prop(DictArrayAttr, optional=True, name="res_attrs")
    no_inline = prop(UnitAttr, optional=True, name="no_inline")
    body = region(AnyRegion)
    default_dialect = "func"

    @classmethod
    def parse(cls, parser: Any, state: Any) -> None:
        parse_function(parser, state)

    def print(self, printer: Any) -> None:
        print_function(printer, self)


@operation("func.return", traits=[Pure, HasParent("func.func"), MemRefsNormalizable, ReturnLike])
class ReturnOp(Operation):
    operands_ = variadic_operand(AnyType, name="operands")
    assembly_format = "attr-dict ($operands_^ `:` type($operands_))?"
