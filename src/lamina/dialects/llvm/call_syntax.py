"""Hand-written syntax of calls: llvm.call, llvm.invoke, llvm.call_intrinsic and operand bundles."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from lamina.asm.function_syntax import (
    Signature,
    attributes_array,
    parse_function_signature,
    print_function_signature,
)
from lamina.asm.operation_state import OperationState, UnresolvedOperand
from lamina.asm.operation_syntax import parse_attribute_of, parse_attributes
from lamina.define import operand_segments, property_of, set_property
from lamina.dialects.llvm import ops
from lamina.dialects.llvm.attributes import CConvAttr, TailCallKindAttr
from lamina.dialects.llvm.enums import CConv, TailCallKind
from lamina.dialects.llvm.ops.calls import CallIntrinsicOp
from lamina.dialects.llvm.symbol_syntax import print_attributes, take_case
from lamina.ir.attribute import Type
from lamina.ir.attributes import ArrayAttr, DenseI32ArrayAttr, StringAttr, SymbolRefAttr, TypeAttr
from lamina.ir.value import Value

if TYPE_CHECKING:
    from lamina.asm.parser import Parser
    from lamina.asm.printer import Printer
    from lamina.dialects.llvm.intrinsics import AssumeOp
    from lamina.dialects.llvm.ops.calls import CallOp, InvokeOp
    from lamina.dialects.llvm.types import LLVMPointerType
    from lamina.ir.operation import Operation
    from lamina.ir.types import IntegerType

SEGMENTS = "operandSegmentSizes"


# ---- Operand bundles


def parse_op_bundles(parser: Parser) -> tuple[list[list[UnresolvedOperand]], list[list[Type]], ArrayAttr | None]:
    """``["tag"(%a : i32), ...]``, if there; else no bundles."""
    operands: list[list[UnresolvedOperand]] = []
    types: list[list[Type]] = []
    tags: list[StringAttr] = []
    if not parser.accept("["):
        return operands, types, None

    def parse() -> None:
        tags.append(StringAttr(parser.parse_string()))
        parser.expect("(", "expected '('")
        if parser.accept(")"):
            operands.append([])
            types.append([])
            return
        operands.append(parser.parse_comma_separated(parser.parse_operand))
        parser.expect(":", "expected ':'")
        types.append(parser.parse_type_list())
        parser.expect(")", "expected ')'")

    if not parser.accept("]"):
        parser.parse_comma_separated(parse)
        parser.expect("]", "expected ']'")
    return operands, types, ArrayAttr(tags)


def print_op_bundles(
    printer: Printer,
    op: CallOp | InvokeOp | CallIntrinsicOp | AssumeOp,
    operands: Sequence[Sequence[Value]],
    _types: list[list[IntegerType | LLVMPointerType]] | None,
    tags: ArrayAttr | None,
) -> None:
    if not operands:
        return
    printer.write("[")
    for position, (group, tag) in enumerate(zip(operands, tags or (), strict=False)):
        if position:
            printer.write(", ")
        printer.print_attribute(tag)
        printer.write("(")
        if group:
            printer.print_operands(group)
            printer.write(" : ")
            printer.print_types([value.type for value in group])
        printer.write(")")
    printer.write("]")


def bundle_groups(op: CallOp | InvokeOp | CallIntrinsicOp | AssumeOp) -> list[list[Value]]:
    """Returns the operands of each bundle, which are the last operands of the operation."""
    sizes = op.op_bundle_sizes
    operands = op.operands
    at = len(operands) - sum(sizes)
    groups = []
    for size in sizes:
        groups.append(list(operands[at : at + size]))
        at += size
    return groups


def _print_bundles(op: CallOp | InvokeOp | CallIntrinsicOp, printer: Printer) -> None:
    groups = bundle_groups(op)
    if groups:
        printer.write(" ")
        print_op_bundles(printer, op, groups, None, ArrayAttr(op.op_bundle_tags or ()))


class _Bundles:
    """Bundles that were read and are resolved at the end."""

    def __init__(self, parser: Parser) -> None:
        self.offset = parser.start
        self.operands, self.types, self.tags = parse_op_bundles(parser)

    def resolve(self, parser: Parser, state: OperationState) -> list[Value]:
        """Returns the values; sets the attributes of the bundles."""
        if self.tags is not None and self.tags.elements:
            set_property(state, ops.CallOp.op_bundle_tags, self.tags)
        set_property(state, ops.CallOp.op_bundle_sizes, DenseI32ArrayAttr([len(group) for group in self.operands]))
        values: list[Value] = []
        for operands, types in zip(self.operands, self.types, strict=True):
            values += parser.resolve_operands(operands, types, self.offset)
        return values


# ---- llvm.call and llvm.invoke


def _parse_callee(parser: Parser, state: OperationState) -> list[UnresolvedOperand]:
    """``@name`` or ``%pointer``, then the arguments; the operands, pointer first."""
    operands: list[UnresolvedOperand] = []
    pointer = parser.parse_optional_operand()
    if pointer is not None:
        operands.append(pointer)
    else:
        set_property(state, ops.CallOp.callee, SymbolRefAttr(parser.parse_symbol_name()))
    operands += parser.parse_operand_list("(")
    return operands


def _parse_variadic_type(parser: Parser, state: OperationState) -> None:
    """``vararg(!llvm.func<...>)``, if there."""
    if parser.parse_optional_keyword("vararg"):
        parser.expect("(", "expected '('")
        attribute = parse_attribute_of(parser, TypeAttr)
        set_property(state, ops.CallOp.var_callee_type, attribute)
        parser.expect(")", "expected ')'")


def _parse_call_types(parser: Parser, state: OperationState, operands: list[UnresolvedOperand]) -> list[Value]:
    """``[!llvm.ptr,] (types {attributes}) -> type {attributes}``: sets the result and resolves the operands."""
    offset = parser.start
    parser.expect(":", "expected ':'")
    pointers: list[Value] = []
    if "callee" not in state.properties:
        pointer_type = parser.parse_type()
        if not parser.accept(","):
            parser.custom_error("expected indirect call to have 2 trailing types", offset)
        pointers = [parser.resolve_operand(operands[0], pointer_type)]
        operands = operands[1:]
    signature = parse_function_signature(parser)
    _check_results(parser, signature, offset)
    set_call_attributes(state, signature)
    state.types = list(signature.result_types)
    return pointers + parser.resolve_operands(operands, signature.argument_types, offset)


def _check_results(parser: Parser, signature: Signature, offset: int) -> None:
    if len(signature.result_types) > 1:
        parser.custom_error("expected function with 0 or 1 result", offset)


def set_call_attributes(state: OperationState, signature: Signature) -> None:
    for name, dictionaries in (
        ("arg_attrs", signature.argument_attributes),
        ("res_attrs", signature.result_attributes),
    ):
        array = attributes_array(dictionaries)
        if array is not None:
            state.properties[name] = array


def parse_call(cls: type[Operation], parser: Parser, state: OperationState) -> None:
    """``[cconv] [tail] @f(%a) [vararg(type)] [bundles] {attributes} : types``."""
    set_property(state, ops.CallOp.c_conv, CConvAttr(take_case(parser, CConv) or CConv.C))
    kind = TailCallKindAttr(take_case(parser, TailCallKind) or TailCallKind.NONE)
    set_property(state, ops.CallOp.tail_call_kind, kind)
    operands = _parse_callee(parser, state)
    _parse_variadic_type(parser, state)
    bundles = _Bundles(parser)
    parse_attributes(parser, state)
    values = _parse_call_types(parser, state, operands)
    extra = bundles.resolve(parser, state)
    state.operands = values + extra
    state.properties[SEGMENTS] = DenseI32ArrayAttr([len(values), len(extra)])


_CALL_ELIDED = {
    "callee",
    "callee_type",
    "CConv",
    "var_callee_type",
    "op_bundle_sizes",
    "op_bundle_tags",
    "arg_attrs",
    "res_attrs",
    SEGMENTS,
}


def _print_convention(op: CallOp | InvokeOp, printer: Printer) -> None:
    convention = op.c_conv.calling_conv
    if convention is not CConv.C:
        printer.write(convention.spelling + " ")


def _print_callee(op: CallOp | InvokeOp, printer: Printer, arguments: Sequence[Value]) -> None:
    if op.callee is not None:
        printer.print_symbol_name(op.callee)
    elif arguments:
        printer.print_operand(arguments[0])
        arguments = arguments[1:]
    printer.write("(")
    printer.print_operands(arguments)
    printer.write(")")


def _print_variadic_type(op: CallOp | InvokeOp, printer: Printer) -> None:
    if op.var_callee_type is not None:
        printer.write(" vararg(")
        printer.print_type(op.var_callee_type)
        printer.write(")")


def _print_call_types(op: InvokeOp | CallOp, printer: Printer, arguments: Sequence[Value]) -> None:
    printer.write(" : ")
    if op.callee is None and arguments:
        printer.print_type(arguments[0].type)
        printer.write(", ")
        arguments = arguments[1:]
    print_call_signature(op, printer, arguments)


def print_call_signature(op: InvokeOp | CallOp | CallIntrinsicOp, printer: Printer, arguments: Sequence[Value]) -> None:
    """``(types {attributes}) -> type {attributes}``, with ``()`` for no result."""
    print_function_signature(printer, op, [value.type for value in arguments], False, op.result_types)
    if not op.results:
        printer.write(" -> ()")


def print_call(op: CallOp, printer: Printer) -> None:
    arguments = op.operands[: operand_segments(op)[0]]
    printer.write(" ")
    _print_convention(op, printer)
    kind = op.tail_call_kind.tail_call_kind
    if kind is not TailCallKind.NONE:
        printer.write(kind.spelling + " ")
    _print_callee(op, printer, arguments)
    _print_variadic_type(op, printer)
    _print_bundles(op, printer)
    print_attributes(op, printer, _CALL_ELIDED | {"TailCallKind"})
    _print_call_types(op, printer, arguments)


def parse_invoke(cls: type[Operation], parser: Parser, state: OperationState) -> None:
    """``[cconv] @f(%a) to ^bb1 unwind ^bb2(%b : i32) [vararg(type)] [bundles] {attributes} : types``."""
    set_property(state, ops.CallOp.c_conv, CConvAttr(take_case(parser, CConv) or CConv.C))
    operands = _parse_callee(parser, state)
    parser.parse_keyword("to")
    normal, normal_operands = parser.parse_successor_and_operands()
    parser.parse_keyword("unwind")
    unwind, unwind_operands = parser.parse_successor_and_operands()
    _parse_variadic_type(parser, state)
    bundles = _Bundles(parser)
    parse_attributes(parser, state)
    values = _parse_call_types(parser, state, operands)
    extra = bundles.resolve(parser, state)
    state.operands = [*values, *normal_operands, *unwind_operands, *extra]
    state.successors = [normal, unwind]
    state.properties[SEGMENTS] = DenseI32ArrayAttr(
        [len(values), len(normal_operands), len(unwind_operands), len(extra)]
    )


def print_invoke(op: InvokeOp, printer: Printer) -> None:
    count, normal_count, unwind_count, _ = operand_segments(op)
    operands = op.operands
    arguments = operands[:count]
    normal = operands[count : count + normal_count]
    unwind = operands[count + normal_count : count + normal_count + unwind_count]
    printer.write(" ")
    _print_convention(op, printer)
    _print_callee(op, printer, arguments)
    printer.write(" to ")
    printer.print_successor_and_operands(op.successors[0], normal)
    printer.write(" unwind ")
    printer.print_successor_and_operands(op.successors[1], unwind)
    _print_variadic_type(op, printer)
    _print_bundles(op, printer)
    print_attributes(op, printer, _CALL_ELIDED)
    _print_call_types(op, printer, arguments)


# ---- llvm.call_intrinsic


def parse_call_intrinsic(cls: type[Operation], parser: Parser, state: OperationState) -> None:
    """``"name"(%a) [bundles] {attributes} : types``."""
    name = parse_attribute_of(parser, StringAttr)
    set_property(state, CallIntrinsicOp.intrin, name)
    operands = parser.parse_operand_list("(")
    bundles = _Bundles(parser)
    parse_attributes(parser, state)
    offset = parser.start
    parser.expect(":", "expected ':'")
    signature = parse_function_signature(parser)
    _check_results(parser, signature, offset)
    set_call_attributes(state, signature)
    state.types = list(signature.result_types)
    values = parser.resolve_operands(operands, signature.argument_types, offset)
    extra = bundles.resolve(parser, state)
    state.operands = values + extra
    state.properties[SEGMENTS] = DenseI32ArrayAttr([len(values), len(extra)])


def print_call_intrinsic(op: CallIntrinsicOp, printer: Printer) -> None:
    arguments = op.operands[: operand_segments(op)[0]]
    printer.write(" ")
    printer.print_attribute_without_type(property_of(op, CallIntrinsicOp.intrin))
    printer.write("(")
    printer.print_operands(arguments)
    printer.write(")")
    _print_bundles(op, printer)
    print_attributes(op, printer, {"intrin", "op_bundle_sizes", "op_bundle_tags", "arg_attrs", "res_attrs", SEGMENTS})
    printer.write(" : ")
    print_call_signature(op, printer, arguments)
