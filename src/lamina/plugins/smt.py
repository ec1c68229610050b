"""SMT: values of solvers, the syntax of comparisons and bit vectors, and their rules."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from lamina.asm.operation_state import OperationState
from lamina.asm.operation_syntax import parse_attributes
from lamina.define.foreign import ForeignOperation, attribute_of
from lamina.ir.attribute import Attribute, InvalidParameters, Type
from lamina.ir.diagnostics import VerifyFailure
from lamina.ir.dialect import load_dialect
from lamina.ir.operation import Operation
from lamina.ir.value import Value
from lamina.plugins import configure, defines, infer_return_types, operation_method, predicate, syntax, verifier

if TYPE_CHECKING:
    from lamina.asm.parser import Parser
    from lamina.asm.printer import Printer
    from lamina.ir.dialect import Dialect

_VALUES = ("bool", "int", "bv", "array", "sort")


def _made(mnemonic: str, *parameters: object) -> Type:
    dialect = load_dialect("smt")
    assert dialect is not None
    type: Type = dialect.types[mnemonic](*parameters)
    return type


def _is(type: object, *mnemonics: str) -> bool:
    return isinstance(type, Type) and type.dialect_name == "smt" and type.mnemonic in mnemonics


@predicate("smt::isAnyNonFuncSMTValueType", "isAnyNonFuncSMTValueType")
def is_value(type: object) -> bool:
    """True for SMT values other than functions."""
    return _is(type, *_VALUES)


@predicate("smt::isAnySMTValueType", "isAnySMTValueType")
def is_any_value(type: object) -> bool:
    """True for SMT values, including functions."""
    return _is(type, "func", *_VALUES)


# ---- Bit vectors: `#smt.bv<5> : !smt.bv<4>`


@defines("smt::BitVectorAttr")
class BitVectorAttr(Attribute):
    """A number with the width of its type."""

    __slots__ = ("value", "type")
    dialect_name = "smt"
    mnemonic = "bv"
    prints_type = True
    self_type_parameter = "type"
    value: int
    type: Type

    def verify(self) -> None:
        width = self.type.parameters[0]
        if not 0 <= self.value < 1 << width:
            raise InvalidParameters("integer value out of range for given bit-vector type " + f"'{self.type}'")

    def print_parameters(self, printer: Printer) -> None:
        printer.write(f"<{self.value}>")


@configure("smt")
def set_up(dialect: Dialect) -> None:
    """The type of a bit vector follows it."""

    def parse_attribute(parser: Parser, mnemonic: str, type: Type | None) -> Attribute:
        start = parser.last_end - len(mnemonic)
        if mnemonic != "bv":
            parser.error(f"unknown attribute `{mnemonic}` in dialect `smt`", start)
        of_value = parser.start
        parser.expect("<", "expected '<'")
        value = parser.parse_integer()
        parser.expect(">", "expected '>'")
        held = parser.parse_type() if parser.accept(":") else type
        if held is None or not _is(held, "bv"):
            parser.error("explicit bit-vector type required", start)
        try:
            return BitVectorAttr(value, held)
        except InvalidParameters as problem:
            parser.error(str(problem), of_value)

    dialect.parse_attribute = parse_attribute


@syntax("!smt.bv")
def parse_vector_type(cls: type[Attribute], parser: Parser) -> Attribute:
    parser.expect("<", "expected '<'")
    width = parser.parse_int64()
    parser.expect(">", "expected '>'")
    return cls(width)


@syntax("!smt.bv")
def print_vector_type(type: Attribute, printer: Printer) -> None:
    printer.write(f"<{type.parameters[0]}>")


@verifier("!smt.bv")
def verify_vector_type(type: Attribute) -> None:
    """Requires a positive width."""
    if type.parameters[0] <= 0:
        raise VerifyFailure("bit-vector must have at least a width of one")


@infer_return_types("smt.bv.constant")
def infer_constant(operands: Sequence[Value], properties: dict[str, Attribute], regions: object) -> list[Type]:
    (value,) = (held for name, held in properties.items() if name == "value")
    assert isinstance(value, BitVectorAttr)
    return [value.type]


@infer_return_types("smt.bv.concat")
def infer_concat(operands: Sequence[Value], properties: dict[str, Attribute], regions: object) -> list[Type]:
    types: list[Any] = [operand.type for operand in operands]
    return [_made("bv", sum(type.parameters[0] for type in types))]


@syntax("smt.bv.repeat")
def parse_repeat(cls: type[Operation], parser: Parser, state: OperationState) -> None:
    """`3 times %a : !smt.bv<4>`."""
    offset = parser.start
    count = parser.parse_int64()
    parser.parse_keyword("times")
    operand = parser.parse_operand()
    parse_attributes(parser, state)
    type = parser.parse_colon_type()
    if count < 1:
        parser.custom_error("integer must be positive", offset)
    if not _is(type, "bv"):
        parser.custom_error("input must have bit-vector type", offset)
    state.operands = [parser.resolve_operand(operand, type)]
    state.types = [_made("bv", type.parameters[0] * count)]


@syntax("smt.bv.repeat")
def print_repeat(op: ForeignOperation, printer: Printer) -> None:
    operand = op.input
    count = op.result.type.parameters[0] // operand.type.parameters[0]
    printer.write(f" {count} times ")
    printer.print_operand(operand)
    printer.print_optional_attr_dict(op)
    printer.print_colon_type(operand.type)


@verifier("smt.bv.repeat")
def verify_repeat(op: ForeignOperation) -> None:
    """Requires the result's width to be a multiple of the input's."""
    width, given = op.input.type.parameters[0], op.result.type.parameters[0]
    if given % width:
        raise VerifyFailure("result bit-vector width must be a multiple of the input bit-vector width")


@verifier("smt.bv.extract")
def verify_extract(op: ForeignOperation) -> None:
    """Requires the bits to be inside the input."""
    low, width = attribute_of(op, "lowBit").value, op.result.type.parameters[0]
    given = op.input.type.parameters[0]
    if low + width > given:
        raise VerifyFailure(
            f"range to be extracted is too big, expected range starting at index {low} of length {width} requires "
            f"input width of at least {low + width}, but the input width is only {given}"
        )


@verifier("smt.bv.constant")
def verify_constant(op: ForeignOperation) -> None:
    """Requires the result to have the type of the value."""
    if attribute_of(op, "value").type is not op.result.type:
        raise VerifyFailure("smt.bv.constant attribute and return types must match")


# ---- `%a, %b : !smt.int`


@syntax("smt.eq", "smt.distinct")
def parse_comparison(cls: type[Operation], parser: Parser, state: OperationState) -> None:
    offset = parser.start
    operands = parser.parse_operand_list()
    parse_attributes(parser, state)
    type = parser.parse_colon_type()
    state.operands = parser.resolve_operands(operands, [type] * len(operands), offset)
    state.types = [_made("bool")]


@syntax("smt.eq", "smt.distinct")
def print_comparison(op: ForeignOperation, printer: Printer) -> None:
    printer.write(" ")
    printer.print_operands(op.operands)
    printer.print_optional_attr_dict(op)
    printer.print_colon_type(op.operands[0].type)


@verifier("smt.eq", "smt.distinct")
def verify_comparison(op: ForeignOperation) -> None:
    """Requires at least two operands."""
    if len(op.operands) < 2:
        raise VerifyFailure("'inputs' must have at least size 2, but got " + str(len(op.operands)), raw=True)


# ---- Names of results


@operation_method("smt.bv.constant")
def result_names(op: ForeignOperation) -> Iterable[tuple[Value, str]]:
    """`%c5_bv4`."""
    value = attribute_of(op, "value")
    return [(op.results[0], f"c{value.value}_bv{value.type.parameters[0]}")]


def _names_of_integer(op: ForeignOperation) -> Iterable[tuple[Value, str]]:
    return [(op.results[0], f"c{attribute_of(op, 'value').value}")]


def _names_of_boolean(op: ForeignOperation) -> Iterable[tuple[Value, str]]:
    return [(op.results[0], "true" if attribute_of(op, "value").value else "false")]


def _names_of_function(op: ForeignOperation) -> Iterable[tuple[Value, str]]:
    prefix = attribute_of(op, "namePrefix")
    return [] if prefix is None else [(op.results[0], prefix.value)]


for _name, _names in (
    ("smt.int.constant", _names_of_integer),
    ("smt.constant", _names_of_boolean),
    ("smt.declare_fun", _names_of_function),
):
    _names.__name__ = "result_names"
    operation_method(_name)(_names)


def _verify_yielded(op: ForeignOperation) -> None:
    last = op.regions[0].entry_block.last_op
    assert last is not None
    if [operand.type for operand in last.operands] != list(op.result_types):
        raise VerifyFailure("types of yielded values must match return values")
    if op.regions[0].arguments and [argument.type for argument in op.regions[0].arguments] != list(op.operand_types):
        raise VerifyFailure("block argument types must match the types of the 'inputs'")


operation_method("smt.solver", method="verify_regions")(_verify_yielded)
