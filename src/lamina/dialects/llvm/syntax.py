"""Hand-written syntax of the llvm dialect's instructions; see also symbol_syntax for functions and globals."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from lamina.asm.operation_state import OperationState, UnresolvedOperand
from lamina.asm.operation_syntax import parse_attribute_of, parse_attributes
from lamina.define import set_property
from lamina.dialects.llvm import ops
from lamina.dialects.llvm.call_syntax import (
    parse_call,
    parse_call_intrinsic,
    parse_invoke,
    parse_op_bundles,
    print_call,
    print_call_intrinsic,
    print_invoke,
    print_op_bundles,
)
from lamina.dialects.llvm.enums import FCmpPredicate, ICmpPredicate
from lamina.dialects.llvm.symbol_syntax import (
    parse_func,
    parse_llvm_linkage,
    parse_mlir_alias,
    parse_mlir_global,
    print_attributes,
    print_func,
    print_llvm_linkage,
    print_mlir_alias,
    print_mlir_global,
)
from lamina.dialects.llvm.types import (
    LLVMArrayType,
    LLVMPointerType,
    LLVMStructType,
    is_compatible_type,
)
from lamina.ir.attribute import Type
from lamina.ir.attributes import (
    DenseArrayAttr,
    DenseElementsAttr,
    DenseI32ArrayAttr,
    IntegerAttr,
    StringAttr,
    TypeAttr,
    UnitAttr,
)
from lamina.ir.block import Block
from lamina.ir.types import FunctionType, IntegerType, VectorType
from lamina.ir.value import Value

if TYPE_CHECKING:
    from collections.abc import Callable

    from lamina.asm.parser import Parser
    from lamina.asm.printer import Printer
    from lamina.dialects.llvm.ops.aggregates import ExtractValueOp, InsertValueOp, ShuffleVectorOp
    from lamina.dialects.llvm.ops.arithmetic import FCmpOp, ICmpOp
    from lamina.dialects.llvm.ops.calls import LandingpadOp
    from lamina.dialects.llvm.ops.control_flow import IndirectBrOp, SwitchOp
    from lamina.dialects.llvm.ops.memory import AllocaOp, GEPOp
    from lamina.ir.operation import Operation

__all__ = [
    "parse_call",
    "parse_call_intrinsic",
    "parse_func",
    "parse_invoke",
    "parse_llvm_linkage",
    "parse_mlir_alias",
    "parse_mlir_global",
    "parse_op_bundles",
    "print_call",
    "print_call_intrinsic",
    "print_func",
    "print_invoke",
    "print_llvm_linkage",
    "print_mlir_alias",
    "print_mlir_global",
    "print_op_bundles",
]

# Marks a dynamic index in ``rawConstantIndices``.
DYNAMIC_INDEX = -(1 << 31)


# ---- Comparisons


def parse_icmp(cls: type[Operation], parser: Parser, state: OperationState) -> None:
    """``"slt" %a, %b : type``."""
    _parse_comparison(parser, state, ICmpPredicate)


def parse_fcmp(cls: type[Operation], parser: Parser, state: OperationState) -> None:
    """``"oeq" %a, %b {fastmathFlags} : type``."""
    _parse_comparison(parser, state, FCmpPredicate)


def _parse_comparison(
    parser: Parser, state: OperationState, predicates: type[ICmpPredicate] | type[FCmpPredicate]
) -> None:
    offset = parser.start
    attribute = parse_attribute_of(parser, StringAttr)
    word = attribute.value
    lhs = parser.parse_operand()
    parser.expect(",", "expected ','")
    rhs = parser.parse_operand()
    parse_attributes(parser, state)
    parser.expect(":", "expected ':'")
    type_offset = parser.start
    type = parser.parse_type()
    state.operands = [parser.resolve_operand(lhs, type), parser.resolve_operand(rhs, type)]
    predicate = predicates.from_spelling(word)
    if predicate is None:
        parser.custom_error(f"'{word}' is an incorrect value of the 'predicate' attribute", offset)
    set_property(state, ops.ICmpOp.predicate, IntegerAttr(IntegerType(64), predicate.value))
    if not is_compatible_type(type):
        parser.custom_error("expected LLVM dialect-compatible type", type_offset)
    result: Type = IntegerType(1)
    if isinstance(type, VectorType):
        result = VectorType(type.shape, result, type.scalable_dims)
    state.types = [result]


def print_icmp(op: ICmpOp, printer: Printer) -> None:
    _print_comparison(op, printer, ICmpPredicate)


def print_fcmp(op: FCmpOp, printer: Printer) -> None:
    _print_comparison(op, printer, FCmpPredicate)


def _print_comparison(
    op: FCmpOp | ICmpOp, printer: Printer, predicates: type[FCmpPredicate] | type[ICmpPredicate]
) -> None:
    printer.write(f' "{op.predicate.spelling}" ')
    printer.print_operands(op.operands)
    print_attributes(op, printer, {"predicate"})
    printer.write(" : ")
    printer.print_type(op.lhs.type)


# ---- llvm.alloca


def parse_alloca(cls: type[Operation], parser: Parser, state: OperationState) -> None:
    """``[inalloca] %size x type {alignment} : (i64) -> !llvm.ptr``."""
    if parser.parse_optional_keyword("inalloca"):
        set_property(state, ops.AllocaOp.inalloca, UnitAttr())
    size = parser.parse_operand()
    parser.parse_keyword("x")
    element = parser.parse_type()
    parse_attributes(parser, state)
    parser.expect(":", "expected ':'")
    offset = parser.start
    type = parser.parse_type()
    alignment = state.properties.get("alignment")
    if alignment is not None:
        if not isinstance(alignment, IntegerAttr):
            parser.custom_error("expected integer alignment", state.offset)
        if alignment.value == 0:
            del state.properties["alignment"]
    if not isinstance(type, FunctionType) or len(type.inputs) != 1 or len(type.results) != 1:
        parser.custom_error("expected trailing function type with one argument and one result", offset)
    state.operands = [parser.resolve_operand(size, type.inputs[0])]
    set_property(state, ops.AllocaOp.elem_type, TypeAttr(element))
    state.types = [type.results[0]]


def print_alloca(op: AllocaOp, printer: Printer) -> None:
    printer.write(" inalloca " if op.inalloca else " ")
    printer.print_operand(op.array_size)
    printer.write(" x ")
    printer.print_type(op.elem_type)
    elided = {"elem_type", "inalloca"}
    if op.alignment is not None and op.alignment == 0:
        elided.add("alignment")
    printer.print_optional_attr_dict(op, elided)
    printer.write(" : ")
    printer.print_functional_type(op)


# ---- llvm.landingpad


def parse_landingpad(cls: type[Operation], parser: Parser, state: OperationState) -> None:
    """``[cleanup] (catch %v : type) (filter %v : type) : type``."""
    if parser.parse_optional_keyword("cleanup"):
        set_property(state, ops.LandingpadOp.cleanup, UnitAttr())
    while parser.kind == "(":
        parser.advance()
        if not parser.parse_optional_keyword("filter"):
            parser.parse_keyword("catch")
        operand = parser.parse_operand()
        state.operands.append(parser.resolve_operand(operand, parser.parse_colon_type()))
        parser.expect(")", "expected ')'")
    parser.expect(":", "expected ':'")
    state.types = [parser.parse_type()]


def print_landingpad(op: LandingpadOp, printer: Printer) -> None:
    printer.write(" cleanup " if op.cleanup else " ")
    for operand in op.operands:
        printer.write("(filter " if isinstance(operand.type, LLVMArrayType) else "(catch ")
        printer.print_operand(operand)
        printer.write(" : ")
        printer.print_type(operand.type)
        printer.write(") ")
    printer.print_optional_attr_dict(op, {"cleanup"})
    printer.write(": ")
    printer.print_type(op.res.type)


# ---- llvm.getelementptr


def parse_gep_indices(parser: Parser) -> tuple[list[UnresolvedOperand], DenseArrayAttr]:
    """``%a, 1, 2``: operands and constants."""
    operands: list[UnresolvedOperand] = []
    constants: list[int] = []

    def parse() -> None:
        number = parser.parse_optional_integer()
        if number is None:
            operands.append(parser.parse_operand())
            number = DYNAMIC_INDEX
        constants.append(number)

    parser.parse_comma_separated(parse)
    return operands, DenseI32ArrayAttr(constants)


def print_gep_indices(printer: Printer, op: GEPOp, operands: Sequence[Value], constants: DenseArrayAttr) -> None:
    rest = iter(operands)
    printer.write(
        ", ".join(
            [printer.value_name(next(rest)) if number == DYNAMIC_INDEX else str(number) for number in constants.values]
        )
    )


# ---- Aggregates


def parse_insert_extract_value_element_type(parser: Parser, container: Type, position: DenseArrayAttr) -> Type:
    """Parses nothing: the type follows from the container and the position."""
    return element_at(parser.custom_error, container, position.values)


def print_insert_extract_value_element_type(printer: Printer, op: ExtractValueOp | InsertValueOp, *_: Any) -> None:
    """Prints nothing: see the parser."""


def element_at(error: Callable[[str], Exception], container: Type, position: Sequence[int]) -> Type:
    """Returns the type at a position inside structs and arrays; calls ``error(message)``, which raises, if there is
    none."""
    if not is_compatible_type(container):
        error(f"expected LLVM IR Dialect type, got '{container}'")
    for index in position:
        if isinstance(container, LLVMArrayType):
            if not 0 <= index < container.num_elements:
                error(f"position out of bounds: {index}")
            container = container.element_type
        elif isinstance(container, LLVMStructType):
            if not 0 <= index < len(container.body):
                error(f"position out of bounds: {index}")
            container = container.body[index]
        else:
            error(f"expected LLVM IR structure/array type, got: '{container}'")
    return container


def parse_shuffle_type(parser: Parser, vector: Type, mask: DenseArrayAttr) -> Type:
    """Parses nothing: the result has the operands' element type and as many elements as the mask."""
    if not isinstance(vector, VectorType):
        parser.custom_error("expected vector type")
    return VectorType([len(mask.values)], vector.element_type, vector.scalable_dims)


def print_shuffle_type(printer: Printer, op: ShuffleVectorOp, *_: Any) -> None:
    """Prints nothing: see the parser."""


# ---- Branches with cases


def parse_switch_op_cases(parser: Parser, flag_type: Type) -> tuple[Any, ...]:
    """``[ 1: ^bb1(%a : i32), 2: ^bb2 ]``."""
    values: list[int] = []
    blocks: list[Block] = []
    operands: list[list[UnresolvedOperand]] = []
    types: list[list[Type]] = []
    parser.expect("[", "expected '['")
    if not parser.accept("]"):
        assert isinstance(flag_type, IntegerType)

        def parse() -> None:
            offset = parser.start
            value = parser.parse_integer()
            if not -(1 << (flag_type.width - 1)) <= value < 1 << flag_type.width:
                parser.custom_error("integer value too large", offset)
            values.append(value)
            parser.expect(":", "expected ':'")
            _parse_target(parser, blocks, operands, types)

        parser.parse_comma_separated(parse)
        parser.expect("]", "expected ']'")
    if not values:
        return None, blocks, operands, types
    assert isinstance(flag_type, IntegerType)
    return case_elements(values, flag_type), blocks, operands, types


def case_elements(values: Sequence[int], type: IntegerType) -> DenseElementsAttr:
    """Returns the cases of a switch as the vector that its attribute holds."""
    vector = VectorType([len(values)], type)
    return DenseElementsAttr.from_attributes(vector, [IntegerAttr.wrapped(type, value) for value in values])


def case_numbers(values: DenseElementsAttr | None) -> list[int]:
    """Returns the counterpart of case_elements: signed numbers."""
    return [] if values is None else [value.signed_value for value in values.values if isinstance(value, IntegerAttr)]


def _parse_target(
    parser: Parser,
    blocks: list[Block],
    operands: list[list[UnresolvedOperand]],
    types: list[list[Type]],
) -> None:
    """``^bb(%a, %b : i32, f32)``."""
    blocks.append(parser.parse_successor())
    group: list[UnresolvedOperand] = []
    group_types: list[Type] = []
    if parser.accept("("):
        group = parser.parse_operand_list()
        parser.expect(":", "expected ':'")
        group_types = parser.parse_type_list()
        parser.expect(")", "expected ')'")
    operands.append(group)
    types.append(group_types)


def print_switch_op_cases(
    printer: Printer,
    op: SwitchOp,
    _flag_type: Type,
    values: DenseElementsAttr | None,
    blocks: Sequence[Block],
    operands: Sequence[Sequence[Value]],
    _types: list[list[IntegerType]],
) -> None:
    printer.write("[")
    printer.newline()
    numbers = case_numbers(values)
    for position, (number, block, group) in enumerate(zip(numbers, blocks, operands, strict=False)):
        if position:
            printer.write(",")
            printer.newline()
        printer.write(f"  {number}: ")
        printer.print_successor_and_operands(block, group)
    if numbers:
        printer.newline()
    printer.write("]")


def parse_short_pointer(parser: Parser) -> Type:
    """Parses a full pointer type, or only its address space: ``<1>`` or nothing."""
    if parser.kind != "bang":
        return LLVMPointerType.parse_parameters(parser)
    start = parser.start
    type = parser.parse_type()
    if not isinstance(type, LLVMPointerType):
        parser.custom_error(f"invalid kind of type specified: expected llvm.ptr, but found '{type}'", start)
    return type


def print_short_pointer(printer: Printer, _op: IndirectBrOp, type: Type) -> None:
    assert isinstance(type, LLVMPointerType)
    if type.address_space and not printer.print_alias(type):
        type.print_parameters(printer)
    elif not type.address_space:
        printer.print_type(type)


def parse_indirect_br_op_sucessors(parser: Parser, flag_type: Type) -> tuple[Any, ...]:
    """``[ ^bb1(%a : i32), ^bb2 ]``."""
    blocks: list[Block] = []
    operands: list[list[UnresolvedOperand]] = []
    types: list[list[Type]] = []
    parser.expect("[", "expected '['")
    if not parser.accept("]"):
        parser.parse_comma_separated(lambda: _parse_target(parser, blocks, operands, types))
        parser.expect("]", "expected ']'")
    return blocks, operands, types


def print_indirect_br_op_sucessors(
    printer: Printer,
    op: IndirectBrOp,
    _flag_type: Type,
    blocks: Sequence[Block],
    operands: Sequence[Sequence[Value]],
    _types: list[list[IntegerType]],
) -> None:
    printer.write("[")
    for position, (block, group) in enumerate(zip(blocks, operands, strict=False)):
        if position:
            printer.write(",")
        printer.newline()
        printer.print_successor_and_operands(block, group)
    if operands:
        printer.newline()
    printer.write("]")
