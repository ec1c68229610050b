"""ROCDL: the syntax of accesses through buffer resources."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lamina.dialects.llvm.types import LLVMStructType
from lamina.ir.types import IntegerType, VectorType
from lamina.plugins import method, syntax

if TYPE_CHECKING:
    from lamina.asm.operation_state import OperationState, UnresolvedOperand
    from lamina.asm.parser import Parser
    from lamina.asm.printer import Printer
    from lamina.define.foreign import ForeignOperation
    from lamina.ir.attribute import Type
    from lamina.ir.operation import Operation

_STORES = (
    "rocdl.raw.buffer.store",
    *(f"rocdl.raw.buffer.atomic.{kind}" for kind in ("fadd", "fmax", "smax", "umin")),
)
_I32 = IntegerType(32)
# The resource, its offset, the offset that lanes share, and cache control.
_ADDRESS = (VectorType((4,), _I32), _I32, _I32, _I32)


@method("LLVMStructType::getBody")
def struct_body(type: LLVMStructType) -> list[Type]:
    """Returns the types of a struct's elements."""
    return list(type.body or ())


@syntax("rocdl.raw.buffer.load")
def parse_load(cls: type[Operation], parser: Parser, state: OperationState) -> None:
    """`%resource, %offset, %lane_offset, %cache : type`."""
    operands = _parse_operands(parser, len(_ADDRESS))
    state.types = [parser.parse_colon_type()]
    state.operands = parser.resolve_operands(operands, _ADDRESS, state.offset)


@syntax("rocdl.raw.buffer.load")
def print_load(op: ForeignOperation, printer: Printer) -> None:
    _print(op, printer, op.results[0].type)


@syntax(*_STORES)
def parse_store(cls: type[Operation], parser: Parser, state: OperationState) -> None:
    """`%value, %resource, %offset, %lane_offset, %cache : type`."""
    operands = _parse_operands(parser, 1 + len(_ADDRESS))
    state.operands = parser.resolve_operands(operands, (parser.parse_colon_type(), *_ADDRESS), state.offset)


@syntax(*_STORES)
def print_store(op: ForeignOperation, printer: Printer) -> None:
    _print(op, printer, op.vdata.type)


def _parse_operands(parser: Parser, expected: int) -> list[UnresolvedOperand]:
    if parser.kind != "percent":
        parser.error_before("expected operand")
    start = parser.start
    operands = parser.parse_operand_list()
    if len(operands) != expected:
        parser.custom_error(f"expected {expected} operands", start)
    return operands


def _print(op: ForeignOperation, printer: Printer, type: Type) -> None:
    printer.write(" ")
    printer.print_operands(op.operands)
    printer.print_colon_type(type)
