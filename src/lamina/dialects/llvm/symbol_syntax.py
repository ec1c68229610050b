"""Hand-written syntax of functions, globals and aliases of the llvm dialect."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from lamina.asm.function_syntax import (
    attributes_array,
    parse_function_body,
    parse_function_signature,
    print_function_signature,
)
from lamina.asm.operation_state import OperationState
from lamina.asm.operation_syntax import check_given_once, distribute_attributes, parse_attribute_of
from lamina.define import set_property
from lamina.dialects.llvm import ops
from lamina.dialects.llvm.attributes import CConvAttr, LinkageAttr, VScaleRangeAttr
from lamina.dialects.llvm.enums import CConv, Linkage, UnnamedAddr, Visibility
from lamina.dialects.llvm.types import LLVMArrayType, LLVMFunctionType, LLVMVoidType, is_compatible_type
from lamina.ir.attribute import Attribute, Type
from lamina.ir.attributes import IntegerAttr, StringAttr, SymbolRefAttr, TypeAttr, UnitAttr
from lamina.ir.types import IntegerType

if TYPE_CHECKING:
    from lamina.asm.parser import Parser
    from lamina.asm.printer import Printer
    from lamina.define.enums import IntegerEnum
    from lamina.dialects.llvm.enums import TailCallKind
    from lamina.dialects.llvm.ops.symbols import AliasOp, GlobalOp, IFuncOp, LLVMFuncOp
    from lamina.ir.operation import Operation


def take_case(
    parser: Parser, cases: type[Linkage] | type[Visibility] | type[UnnamedAddr] | type[CConv] | type[TailCallKind]
) -> Any:
    """Parses an optional enum keyword; returns its case, or None."""
    if parser.kind != "bare":
        return None
    case = cases.from_spelling(parser.spelling)
    if case is not None:
        parser.advance()
    return case


def enum_number(case: IntegerEnum) -> IntegerAttr:
    """Returns a case as the i64 attribute that properties hold."""
    return IntegerAttr(IntegerType(64), case.value)


def print_attributes(op: Operation, printer: Printer, elided: set[str]) -> None:
    """The attribute dictionary; fast-math flags only where there are any."""
    fast = op._properties.get("fastmathFlags")
    if fast is not None and not int(fast.parameters[0]):
        elided = elided | {"fastmathFlags"}
    printer.print_optional_attr_dict(op, elided)


def _inherent(op: LLVMFuncOp | AliasOp | GlobalOp, name: str, cases: type[Visibility] | type[UnnamedAddr]) -> Any:
    """Returns the case that a property holds as a number; the first one where it is absent."""
    attribute: Any = op._properties.get(name)
    return cases.from_number(0 if attribute is None else attribute.value)


# ---- Linkage


def parse_llvm_linkage(parser: Parser) -> LinkageAttr:
    """Parses an optional linkage keyword; the default is external."""
    return LinkageAttr(take_case(parser, Linkage) or Linkage.EXTERNAL)


def print_llvm_linkage(printer: Printer, op: IFuncOp, linkage: LinkageAttr) -> None:
    printer.write(linkage.linkage.spelling)


def _parse_comdat(parser: Parser, state: OperationState) -> None:
    """``comdat(@group::@selector)``, if there."""
    if parser.parse_optional_keyword("comdat"):
        parser.expect("(", "expected '('")
        attribute = parse_attribute_of(parser, SymbolRefAttr)
        set_property(state, ops.LLVMFuncOp.comdat, attribute)
        parser.expect(")", "expected ')'")


def _print_comdat(op: LLVMFuncOp | GlobalOp, printer: Printer) -> None:
    comdat = op.comdat
    if comdat is not None:
        printer.write(" comdat(")
        printer.print_attribute(comdat)
        printer.write(")")


# ---- llvm.func


def parse_func(cls: type[Operation], parser: Parser, state: OperationState) -> None:
    """``[linkage] [visibility] [unnamed_addr] [cconv] @name(arguments) -> type [vscale_range] [comdat] [attributes]
    [body]``."""
    set_property(state, ops.LLVMFuncOp.linkage, parse_llvm_linkage(parser))
    set_property(state, ops.LLVMFuncOp.visibility_, enum_number(take_case(parser, Visibility) or Visibility.DEFAULT))
    set_property(state, ops.LLVMFuncOp.unnamed_addr, enum_number(take_case(parser, UnnamedAddr) or UnnamedAddr.NONE))
    set_property(state, ops.LLVMFuncOp.c_conv, CConvAttr(take_case(parser, CConv) or CConv.C))
    offset = parser.start
    set_property(state, ops.LLVMFuncOp.sym_name, StringAttr(parser.parse_symbol_name()))
    signature = parse_function_signature(parser, allow_variadic=True)
    type = _function_type(parser, offset, signature.argument_types, signature.result_types, signature.variadic)
    set_property(state, ops.LLVMFuncOp.function_type, TypeAttr(type))
    if parser.parse_optional_keyword("vscale_range"):
        set_property(state, ops.LLVMFuncOp.vscale_range, _parse_vscale_range(parser))
    _parse_comdat(parser, state)
    attributes = parser.parse_optional_attr_dict_with_keyword()
    check_given_once(parser, state, attributes, state.properties)
    distribute_attributes(state, attributes)
    for name, dictionaries in (
        ("arg_attrs", signature.argument_attributes),
        ("res_attrs", signature.result_attributes),
    ):
        array = attributes_array(dictionaries)
        if array is not None:
            state.properties[name] = array
    parse_function_body(parser, state, signature.arguments, may_be_empty=True)


def _function_type(
    parser: Parser, offset: int, inputs: list[Type], results: list[Type], variadic: bool
) -> LLVMFunctionType:
    """Returns the type of the signature, which must have llvm types and at most one result."""
    what = "failed to construct function type: "
    if len(results) > 1:
        parser.custom_error(what + "expected zero or one function result", offset)
    if not all(is_compatible_type(type) for type in inputs):
        parser.custom_error(what + "expected LLVM type for function arguments", offset)
    if not results:
        return LLVMFunctionType(LLVMVoidType(), inputs, variadic)
    if not is_compatible_type(results[0]):
        parser.custom_error(f"{what}expected LLVM type for function results'{results[0]}'", offset)
    return LLVMFunctionType(results[0], inputs, variadic)


def _parse_vscale_range(parser: Parser) -> VScaleRangeAttr:
    parser.expect("(", "expected '('")
    smallest = parser.parse_integer()
    parser.expect(",", "expected ','")
    greatest = parser.parse_integer()
    parser.expect(")", "expected ')'")
    i32 = IntegerType(32)
    return VScaleRangeAttr(IntegerAttr(i32, smallest), IntegerAttr(i32, greatest))


_FUNC_ELIDED = frozenset(
    (
        "sym_name",
        "function_type",
        "arg_attrs",
        "res_attrs",
        "linkage",
        "visibility_",
        "unnamed_addr",
        "CConv",
        "comdat",
        "vscale_range",
    )
)


def print_func(op: LLVMFuncOp, printer: Printer) -> None:
    printer.write(" ")
    linkage = op.linkage.linkage
    if linkage is not Linkage.EXTERNAL:
        printer.write(linkage.spelling + " ")
    _print_visibility(op, printer)
    _print_unnamed_addr(op, printer)
    convention = op.c_conv.calling_conv
    if convention is not CConv.C:
        printer.write(convention.spelling + " ")
    printer.print_symbol_name(op.sym_name)
    type = op.function_type
    print_function_signature(printer, op, type.parameter_types, type.is_variadic, type.results)
    scale = op.vscale_range
    if scale is not None:
        printer.write(f" vscale_range({scale.min_range.value}, {scale.max_range.value})")
    _print_comdat(op, printer)
    printer.print_optional_attr_dict_with_keyword(op, _FUNC_ELIDED)
    body = op.regions[0]
    if not body.empty:
        printer.write(" ")
        printer.print_region(body, entry_arguments=False)


def _print_visibility(op: LLVMFuncOp | AliasOp | GlobalOp, printer: Printer) -> None:
    visibility = _inherent(op, "visibility_", Visibility)
    if visibility is not Visibility.DEFAULT:
        printer.write(visibility.spelling + " ")


def _print_unnamed_addr(op: LLVMFuncOp | AliasOp | GlobalOp, printer: Printer) -> None:
    unnamed = _inherent(op, "unnamed_addr", UnnamedAddr)
    if unnamed is not UnnamedAddr.NONE:
        printer.write(unnamed.spelling + " ")


# ---- llvm.mlir.global


def parse_mlir_global(cls: type[Operation], parser: Parser, state: OperationState) -> None:
    """``[linkage] [visibility] [thread_local] [unnamed_addr] [constant] @name(value) [comdat] {attributes} [: type
    [initializer]]``."""
    _parse_common_head(parser, state)
    if parser.parse_optional_keyword("constant"):
        set_property(state, ops.GlobalOp.constant, UnitAttr())
    set_property(state, ops.GlobalOp.sym_name, StringAttr(parser.parse_symbol_name()))
    parser.expect("(", "expected '('")
    value: Attribute | None = None
    if parser.kind != ")":
        value = parser.parse_attribute()
        set_property(state, ops.GlobalOp.value, value)
    parser.expect(")", "expected ')'")
    _parse_comdat(parser, state)
    distribute_attributes(state, parser.parse_optional_attr_dict())
    region = state.add_region()
    types = parser.parse_type_list() if parser.accept(":") else []
    if len(types) > 1:
        parser.custom_error("expected zero or one type", state.offset)
    if types:
        parser.parse_optional_region(region)
    elif isinstance(value, StringAttr):
        types = [LLVMArrayType(len(value.value.encode("utf-8", "surrogateescape")), IntegerType(8))]
    else:
        parser.custom_error("type can only be omitted for string globals", state.offset)
    set_property(state, ops.GlobalOp.global_type, TypeAttr(types[0]))


def _parse_common_head(parser: Parser, state: OperationState) -> None:
    set_property(state, ops.GlobalOp.linkage, parse_llvm_linkage(parser))
    set_property(state, ops.GlobalOp.visibility_, enum_number(take_case(parser, Visibility) or Visibility.DEFAULT))
    if parser.parse_optional_keyword("thread_local"):
        set_property(state, ops.GlobalOp.thread_local_, UnitAttr())
    set_property(state, ops.GlobalOp.unnamed_addr, enum_number(take_case(parser, UnnamedAddr) or UnnamedAddr.NONE))


def _print_common_head(op: AliasOp | GlobalOp, printer: Printer) -> None:
    printer.write(f" {op.linkage.linkage.spelling} ")
    _print_visibility(op, printer)
    if "thread_local_" in op._properties:
        printer.write("thread_local ")
    _print_unnamed_addr(op, printer)


_GLOBAL_ELIDED = frozenset(
    (
        "sym_name",
        "global_type",
        "alias_type",
        "constant",
        "value",
        "linkage",
        "visibility_",
        "unnamed_addr",
        "thread_local_",
        "comdat",
    )
)


def print_mlir_global(op: GlobalOp, printer: Printer) -> None:
    _print_common_head(op, printer)
    if op.constant:
        printer.write("constant ")
    printer.print_symbol_name(op.sym_name)
    printer.write("(")
    value = op.value
    if value is not None:
        printer.print_attribute(value)
    printer.write(")")
    _print_comdat(op, printer)
    printer.print_optional_attr_dict(op, _GLOBAL_ELIDED)
    if isinstance(value, StringAttr):
        return
    printer.write(" : ")
    printer.print_type(op.global_type)
    if not op.regions[0].empty:
        printer.write(" ")
        printer.print_region(op.regions[0], entry_arguments=False)


# ---- llvm.mlir.alias


def parse_mlir_alias(cls: type[Operation], parser: Parser, state: OperationState) -> None:
    """``[linkage] [visibility] [thread_local] [unnamed_addr] @name {attributes} : type initializer``."""
    _parse_common_head(parser, state)
    set_property(state, ops.AliasOp.sym_name, StringAttr(parser.parse_symbol_name()))
    distribute_attributes(state, parser.parse_optional_attr_dict())
    types = parser.parse_type_list() if parser.accept(":") else []
    if len(types) > 1:
        parser.custom_error("expected zero or one type", state.offset)
    parser.parse_region(state.add_region())
    set_property(state, ops.AliasOp.alias_type, TypeAttr(types[0]))


def print_mlir_alias(op: AliasOp, printer: Printer) -> None:
    _print_common_head(op, printer)
    printer.print_symbol_name(op.sym_name)
    printer.print_optional_attr_dict(op, _GLOBAL_ELIDED)
    printer.write(" : ")
    printer.print_type(op.alias_type)
    printer.write(" ")
    printer.print_region(op.regions[0], entry_arguments=False)
