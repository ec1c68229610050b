"""CIRCT's comb dialect: the syntax that is not in its formats."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lamina.asm.operation_state import OperationState
from lamina.asm.operation_syntax import parse_attributes
from lamina.define.assembly_format.print_generator import print_generic
from lamina.define.foreign import ForeignOperation
from lamina.ir.attribute import Type
from lamina.ir.diagnostics import VerifyFailure
from lamina.ir.operation import Operation
from lamina.ir.types import IntegerType
from lamina.plugins import syntax, verifier

if TYPE_CHECKING:
    from lamina.asm.parser import Parser
    from lamina.asm.printer import Printer

SHARED = (
    "hw.symbols",
    "hw.types",
)


@syntax("comb.concat")
def parse_concat(cls: type[Operation], parser: Parser, state: OperationState) -> None:
    """`%a, %b : i3, i4`; the result is as wide as all operands together."""
    offset = parser.start
    operands = parser.parse_operand_list()
    parse_attributes(parser, state)
    parser.expect(":", "expected ':'")
    types = parser.parse_type_list()
    state.operands = parser.resolve_operands(operands, types, offset)
    width = 0
    for type in types:
        if not isinstance(type, IntegerType):
            parser.error(f"expected integers as operands, got '{type}'", offset)
        width += type.width
    state.types = [IntegerType(width)]


@syntax("comb.concat")
def print_concat(op: Operation, printer: Printer) -> None:
    if not op.operands:  # CIRCT prints no types then, and reads at least one
        print_generic(op, printer)
        return
    printer.write(" ")
    printer.print_operands(op.operands)
    printer.print_optional_attr_dict(op)
    printer.write(" : ")
    printer.print_types(op.operand_types)


# ---- Rules


@verifier("comb.add", "comb.mul", "comb.and", "comb.or", "comb.xor")
def verify_operands(op: ForeignOperation) -> None:
    if not op.operand_types:
        raise VerifyFailure("requires 1 or more args")


def _width(type: Type) -> int:
    return type.width if isinstance(type, IntegerType) else 0


@verifier("comb.replicate")
def verify_replicate(op: ForeignOperation) -> None:
    source, result = _width(op.operand_types[0]), _width(op.result_types[0])
    if source > result:
        raise VerifyFailure("replicate cannot shrink bitwidth of operand")
    if (result % source if source else result) != 0:
        raise VerifyFailure("replicate must produce integer multiple of operand")


@verifier("comb.extract")
def verify_extract(op: ForeignOperation) -> None:
    if op.low_bit + _width(op.result_types[0]) > _width(op.operand_types[0]):
        raise VerifyFailure("from bit too large for input")


_MOST_INPUTS = 63


@verifier("comb.truth_table")
def verify_truth_table(op: ForeignOperation) -> None:
    count = len(op.operand_types)
    if count > _MOST_INPUTS:
        raise VerifyFailure(f"Truth tables support a maximum of {_MOST_INPUTS} inputs on your platform")
    if len(op.lookup_table) != 2**count:
        raise VerifyFailure("Expected lookup table of 2^n length")
