"""CIRCT's seq dialect: the syntax that is not in its formats."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from lamina.asm.operation_state import OperationState, UnresolvedOperand
from lamina.asm.operation_syntax import parse_attributes
from lamina.define.foreign import ForeignOperation, attribute_of
from lamina.ir.attribute import Attribute, Type
from lamina.ir.attributes import DenseI32ArrayAttr, IntegerAttr, StringAttr, UnitAttr
from lamina.ir.diagnostics import VerifyFailure
from lamina.ir.dialect import load_dialect
from lamina.ir.operation import Operation
from lamina.ir.types import IntegerType, i1, i64, int_or_float_width
from lamina.ir.value import Value
from lamina.plugins import directive, method, predicate, syntax, verifier
from lamina.plugins.hw.names import is_name_of_result, name_of_result
from lamina.plugins.hw.types import bit_width

if TYPE_CHECKING:
    from lamina.asm.parser import Parser
    from lamina.asm.printer import Printer
    from lamina.ir.dialect import DefinitionTable

SHARED = ("hw.symbols", "hw.types", "hw.operations", "hw.names")


def _types() -> DefinitionTable[type[Type]]:
    dialect = load_dialect("seq")
    assert dialect is not None
    return dialect.types


# ---- Types: `!seq.hlmem<4x8xi32>`


@syntax("!seq.hlmem")
def parse_hlmem(cls: type[Attribute], parser: Parser) -> Attribute:
    parser.expect("<", "expected '<'")
    sizes = parser.parse_dimension_list(allow_dynamic=False, with_trailing_x=True)
    element = parser.parse_type()
    parser.expect(">", "expected '>'")
    return cls(tuple(sizes), element)


@syntax("!seq.hlmem")
def print_hlmem(type: Attribute, printer: Printer) -> None:
    shape, element = type.parameters
    printer.write(f"<{'x'.join(map(str, shape))}x")
    printer.print_type(element)
    printer.write(">")


@method("HLMemType::getElementType")
def element_type(type: Attribute) -> Type:
    result: Type = type.parameters[1]
    return result


# ---- Directives


@directive("OptionalTypeMatch")
def parse_optional_type_match(parser: Parser, type: Type, operand: list[UnresolvedOperand]) -> list[Type]:
    """Parses nothing: an optional operand has the type of the data."""
    return [type] if operand else []


@directive("OptionalTypeMatch", "OptionalImmutableTypeMatch")
def print_optional_type_match(printer: Printer, op: Operation, *values: object) -> None:
    """Prints nothing."""


@directive("OptionalImmutableTypeMatch")
def parse_optional_immutable_type_match(parser: Parser, type: Type, operand: list[UnresolvedOperand]) -> list[Type]:
    return [_types()["immutable"](type)] if operand else []


@directive("FIFOAFThreshold")
def parse_almost_full(parser: Parser) -> Attribute:
    result: Attribute = _parse_threshold(parser, "almost_full")
    return result


@directive("FIFOAEThreshold")
def parse_almost_empty(parser: Parser) -> Any:
    return _parse_threshold(parser, "almost_empty")


def _parse_threshold(parser: Parser, word: str) -> Any:
    if not parser.parse_optional_keyword(word):
        return None, []
    return IntegerAttr(i64, parser.parse_int64()), [i1]


@directive("FIFOAFThreshold")
def print_almost_full(printer: Printer, op: Operation, threshold: IntegerAttr | None, type: Type | None) -> None:
    if threshold is not None:
        printer.write(f"almost_full {threshold.value}")


@directive("FIFOAEThreshold")
def print_almost_empty(printer: Printer, op: Operation, threshold: IntegerAttr | None, type: Type | None) -> None:
    if threshold is not None:
        printer.write(f"almost_empty {threshold.value}")


# ---- Ports of memories: `%mem[%a, %b] rden %e {latency = 1} : !seq.hlmem<...>`


@syntax("seq.read")
def parse_read(cls: type[Operation], parser: Parser, state: OperationState) -> None:
    _parse_port(parser, state, "rden", has_data=False)


@syntax("seq.write")
def parse_write(cls: type[Operation], parser: Parser, state: OperationState) -> None:
    _parse_port(parser, state, "wren", has_data=True)


def _parse_port(parser: Parser, state: OperationState, word: str, has_data: bool) -> None:
    memory = parser.parse_operand()
    addresses = parser.parse_operand_list("[")
    data = parser.parse_operand() if has_data else None
    enable = None
    if has_data or parser.at_keyword(word):
        parser.parse_keyword(word)
        enable = parser.parse_operand()
    parse_attributes(parser, state)
    offset = parser.start
    type = parser.parse_colon_type()
    if not isinstance(type, _types()["hlmem"]):
        parser.error("expected a !seq.hlmem type", offset)
    shape, element = type.parameters
    if len(shape) != len(addresses):
        parser.error(f"expected {len(shape)} addresses, got {len(addresses)}", offset)
    state.operands = [parser.resolve_operand(memory, type)]
    for address, size in zip(addresses, shape, strict=True):
        state.operands.append(parser.resolve_operand(address, IntegerType(max(1, (size - 1).bit_length()))))
    if enable is not None and not has_data:
        state.operands.append(parser.resolve_operand(enable, i1))
    if data is not None and enable is not None:
        state.operands += [parser.resolve_operand(data, element), parser.resolve_operand(enable, i1)]
    else:
        state.types = [element]

    if not has_data:
        state.properties.update(operandSegmentSizes=DenseI32ArrayAttr([1, len(addresses), int(enable is not None)]))


@syntax("seq.read", "seq.write")
def print_port(op: ForeignOperation, printer: Printer) -> None:
    has_data = not op.results
    printer.write(" ")
    printer.print_operand(op.memory)
    printer.write("[")
    printer.print_operands(op.addresses)
    printer.write("]")
    if has_data:
        printer.write(" ")
        printer.print_operand(op.in_data)
        printer.write(" wren ")
        printer.print_operand(op.wr_en)
    elif op.rd_en is not None:
        printer.write(" rden ")
        printer.print_operand(op.rd_en)
    printer.print_optional_attr_dict(op, {"operandSegmentSizes"})
    printer.print_colon_type(op.memory.type)


# ---- `%data clock %clk sym @s reset async %r, %v preset 3 : i8`


@syntax("seq.firreg")
def parse_firreg(cls: type[Operation], parser: Parser, state: OperationState) -> None:
    next_value = parser.parse_operand()
    parser.parse_keyword("clock")
    clock = parser.parse_operand()
    if parser.parse_optional_keyword("sym"):
        state.properties.update(inner_sym=_inner_symbol(parser))
    reset: list[UnresolvedOperand] = []
    if parser.parse_optional_keyword("reset"):
        if parser.parse_optional_keyword("async"):
            state.properties.update(isAsync=UnitAttr())
        else:
            parser.parse_keyword("sync")
        reset.append(parser.parse_operand())
        parser.expect(",", "expected ','")
        reset.append(parser.parse_operand())
    preset = _parse_preset(parser) if parser.parse_optional_keyword("preset") else None
    parse_attributes(parser, state)
    type = parser.parse_colon_type()
    if preset is not None:
        state.properties.update(preset=_preset_of(parser, type, *preset))
    state.types = [type]
    state.operands = [parser.resolve_operand(next_value, type), parser.resolve_operand(clock, _types()["clock"]())]
    if reset:
        state.operands += [parser.resolve_operand(reset[0], i1), parser.resolve_operand(reset[1], type)]
    if "name" not in state.properties:
        state.properties.update(name=name_of_result(parser))


def _parse_preset(parser: Parser) -> tuple[int, int]:
    """Returns the number, and its place."""
    offset = parser.start
    number = parser.parse_optional_integer()
    if number is None:
        parser.custom_error("expected integer value", offset)
    if number < 0:
        parser.custom_error("preset value must not be negative", offset)
    return number, offset


def _preset_of(parser: Parser, type: Type, number: int, offset: int) -> IntegerAttr:
    width = 1 if isinstance(type, _types()["clock"]) else bit_width(type)
    if width < 0:
        parser.custom_error("cannot preset register of unknown width", offset)
    if number >> width:
        parser.custom_error("preset value too large", offset)
    return IntegerAttr(IntegerType(width), number if width == 0 or not number >> (width - 1) else number - (1 << width))


def _inner_symbol(parser: Parser) -> Attribute:
    offset = parser.start
    hw = load_dialect("hw")
    cls = None if hw is None else hw.attributes.get("innerSym")
    if cls is None:
        parser.error("the hw dialect has no inner symbols here", offset)
    parameters: Attribute = cls.parse_parameters(parser)
    return parameters


@syntax("seq.firreg")
def print_firreg(op: ForeignOperation, printer: Printer) -> None:
    printer.write(" ")
    printer.print_operand(op.next)
    printer.write(" clock ")
    printer.print_operand(op.clk)
    if op.inner_sym is not None:
        printer.write(" sym ")
        op.inner_sym.print_parameters(printer)
    if op.reset is not None:
        printer.write(f" reset {'async' if op.is_async else 'sync'} ")
        printer.print_operand(op.reset)
        printer.write(", ")
        printer.print_operand(op.reset_value)
    preset = attribute_of(op, "preset")
    if isinstance(preset, IntegerAttr):
        printer.write(f" preset {preset.value % (1 << int_or_float_width(preset.type))}")
    elided = {"inner_sym", "isAsync", "preset"}
    if not op.name_ or is_name_of_result(printer, op, StringAttr(op.name_)):
        elided.add("name")
    printer.print_optional_attr_dict(op, elided)
    printer.print_colon_type(op.results[0].type)


# ---- Rules


@predicate("isValidIndexValues", "circt::seq::isValidIndexValues")
def are_indices(memory: Value, addresses: Sequence[Value]) -> bool:
    """True for one address for each dimension, an integer of just the bits that reach its last element."""
    shape: Sequence[int] = memory.type.parameters[0]
    types = [address.type for address in addresses]
    return len(shape) == len(types) and all(
        isinstance(type, IntegerType) and type.width == (size - 1).bit_length()
        for size, type in zip(shape, types, strict=True)
    )


@verifier("seq.compreg", "seq.compreg.ce", "seq.shiftreg")
def verify_reset(op: ForeignOperation) -> None:
    if (op.reset is None) != (op.reset_value is None):
        raise VerifyFailure("either reset and resetValue or neither must be specified")
    if op.reset_value is not None and op.reset_value.type is not op.input.type:
        raise VerifyFailure("reset value must be the same type as the input")


@verifier("seq.fifo")
def verify_fifo(op: ForeignOperation) -> None:
    for what, threshold in (("full", op.almost_full_threshold), ("empty", op.almost_empty_threshold)):
        if threshold is not None and threshold > op.depth:
            raise VerifyFailure(f"almost {what} threshold must be <= FIFO depth")


@verifier("seq.firreg")
def verify_register(op: ForeignOperation) -> None:
    given = op.reset is not None or op.reset_value is not None or bool(op.is_async)
    if given and (op.reset is None or op.reset_value is None):
        raise VerifyFailure("must specify reset and reset value")
    preset, type = attribute_of(op, "preset"), op.result_types[0]
    if isinstance(preset, IntegerAttr) and preset.type is not type and bit_width(preset.type) != bit_width(type):
        raise VerifyFailure("preset type width must match register type")


@verifier("seq.firmem.write_port", "seq.firmem.read_write_port")
def verify_mask(op: ForeignOperation) -> None:
    if op.mask is None:
        return
    memory, mask = op.memory.type, op.mask.type
    if memory.mask_width is None:
        raise VerifyFailure(f"has mask operand but memory type ''{memory}'' has no mask")
    wanted = IntegerType(memory.mask_width)
    if mask is not wanted:
        raise VerifyFailure(f"has mask operand of type ''{mask}'', but memory type requires ''{wanted}''")


@verifier("seq.initial")
def verify_initial(op: ForeignOperation) -> None:
    """Immutable values hold what the body gives and takes."""
    block = op.regions[0].first_block
    last = None if block is None else block.last_op
    given = [] if last is None else list(last.operand_types)
    if len(given) != len(op.result_types):
        raise VerifyFailure("result type doesn't match with the terminator", raw=True)
    for type, result in zip(given, op.result_types, strict=True):
        if result.inner_type is not type:
            raise VerifyFailure(f"'{result.inner_type}' is expected but got '{type}'", raw=True)
    arguments = [] if block is None else [argument.type for argument in block.arguments]
    if len(arguments) != len(op.operand_types):
        raise VerifyFailure("operand type doesn't match with the block arg", raw=True)
    for type, operand in zip(arguments, op.operand_types, strict=True):
        if operand.inner_type is not type:
            raise VerifyFailure(f"'{type}' is expected but got '{operand.inner_type}'", raw=True)
