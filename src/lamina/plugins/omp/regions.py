"""Clauses that define arguments of a region: `private(@p %x -> %arg : memref<i32>) reduction(...) {...}`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from lamina.asm.operation_state import Argument
from lamina.ir.attribute import Attribute, Type
from lamina.ir.attributes import ArrayAttr, DenseBoolArrayAttr, DenseI64ArrayAttr, SymbolRefAttr, UnitAttr
from lamina.ir.operation import Operation
from lamina.ir.region import Region
from lamina.ir.value import Value
from lamina.plugins import directive
from lamina.plugins.omp.clauses import Operands, attribute_class

if TYPE_CHECKING:
    from lamina.asm.parser import Parser
    from lamina.asm.printer import Printer


@dataclass(frozen=True)
class Clause:
    """A clause, and what of it there is besides operands and their types, in the order of the directive's arguments."""

    word: str
    has_symbols: bool = False
    has_barrier: bool = False
    has_modifier: bool = False
    has_reference: bool = False
    has_map: bool = False

    @property
    def extras(self) -> int:
        """The number of arguments after the operands and types."""
        return self.has_symbols + self.has_barrier + self.has_reference + self.has_map


_DEVICE_ADDRESS = Clause("has_device_addr")
_HOST_EVAL = Clause("host_eval")
_IN_REDUCTION = Clause("in_reduction", has_symbols=True, has_reference=True)
_MAP = Clause("map_entries")
_PRIVATE = Clause("private", has_symbols=True, has_barrier=True)
_PRIVATE_OF_TARGET = Clause("private", has_symbols=True, has_barrier=True, has_map=True)
_REDUCTION = Clause("reduction", has_symbols=True, has_reference=True, has_modifier=True)
_TASK_REDUCTION = Clause("task_reduction", has_symbols=True, has_reference=True)
_USE_ADDRESS = Clause("use_device_addr")
_USE_POINTER = Clause("use_device_ptr")

_REGIONS: dict[str, tuple[Clause, ...]] = {
    "PrivateRegion": (_PRIVATE,),
    "PrivateReductionRegion": (_PRIVATE, _REDUCTION),
    "InReductionPrivateRegion": (_IN_REDUCTION, _PRIVATE),
    "InReductionPrivateReductionRegion": (_IN_REDUCTION, _PRIVATE, _REDUCTION),
    "TaskReductionRegion": (_TASK_REDUCTION,),
    "UseDeviceAddrUseDevicePtrRegion": (_USE_ADDRESS, _USE_POINTER),
    "TargetOpRegion": (_DEVICE_ADDRESS, _HOST_EVAL, _IN_REDUCTION, _MAP, _PRIVATE_OF_TARGET),
}


# ---- Reading


@dataclass
class Read:
    """The parts of a clause that have been parsed."""

    operands: Operands
    types: list[Type]
    symbols: Attribute | None = None
    barrier: Attribute | None = None
    modifier: Attribute | None = None
    reference: Attribute | None = None
    map: Attribute | None = None

    def values(self, clause: Clause) -> list[object]:
        """Returns the values of the directive's arguments."""
        values: list[object] = [self.modifier] if clause.has_modifier else []
        values += [self.operands, self.types]
        # By reference comes before the symbols, the barrier and the map behind them.
        values += [self.reference] if clause.has_reference else []
        values += [self.symbols] if clause.has_symbols else []
        values += [self.barrier] if clause.has_barrier else []
        values += [self.map] if clause.has_map else []
        return values


def _parse_modifier(parser: Parser) -> Attribute | None:
    if not parser.parse_optional_keyword("mod"):
        return None
    parser.expect(":", "expected ':'")
    offset = parser.start
    cls = attribute_class("reduction_modifier")
    case = cls.enumeration.from_spelling(parser.parse_any_keyword())
    parser.expect(",", "expected ','")
    if case is None:
        parser.custom_error("invalid reduction modifier", offset)
    attribute: Attribute = cls(case)
    return attribute


def _parse_clause(parser: Parser, clause: Clause, arguments: list[Argument]) -> Read:
    if not parser.parse_optional_keyword(clause.word):
        return Read([], [])
    parser.expect("(", "expected '('")
    read = Read([], [])
    if clause.has_modifier:
        read.modifier = _parse_modifier(parser)
    symbols: list[Attribute] = []
    references: list[bool] = []
    numbers: list[int] = []
    first = len(arguments)

    def parse_one() -> None:
        if clause.has_reference:
            references.append(parser.parse_optional_keyword("byref"))
        if clause.has_symbols:
            symbols.append(parser.parse_attribute_of(SymbolRefAttr, "symbol"))
        read.operands.append(parser.parse_operand())
        parser.expect("->", "expected '->'")
        arguments.append(parser.parse_argument())
        if clause.has_map:
            numbers.append(_parse_map_index(parser))

    parser.parse_comma_separated(parse_one)
    parser.expect(":", "expected ':'")
    read.types = parser.parse_type_list()
    if len(read.types) != len(read.operands):
        parser.custom_error("expected as many types as operands")
    parser.expect(")", "expected ')'")
    if clause.has_barrier and parser.parse_optional_keyword("private_barrier"):
        read.barrier = UnitAttr()
    for argument, type in zip(arguments[first:], read.types, strict=True):
        argument.type = type
    read.symbols = ArrayAttr(symbols) if clause.has_symbols else None
    read.reference = DenseBoolArrayAttr(references) if clause.has_reference else None
    read.map = DenseI64ArrayAttr(numbers) if clause.has_map else None
    return read


def _parse_map_index(parser: Parser) -> int:
    if not parser.accept("["):
        return -1
    parser.parse_keyword("map_idx")
    parser.expect("=", "expected '='")
    number = parser.parse_int64()
    parser.expect("]", "expected ']'")
    return number


def _parse_with(clauses: Sequence[Clause]) -> Callable[[Parser], tuple[object, ...]]:
    def parse_region(parser: Parser) -> tuple[object, ...]:
        arguments: list[Argument] = []
        values: list[object] = []
        for clause in clauses:
            values += _parse_clause(parser, clause, arguments).values(clause)
        region = Region()
        parser.parse_region(region, arguments)
        return region, *values

    return parse_region


# ---- Writing


def _print_clause(printer: Printer, clause: Clause, given: list[Any], arguments: Sequence[Value]) -> None:
    modifier = given.pop(0) if clause.has_modifier else None
    operands, types = given.pop(0), given.pop(0)
    reference = given.pop(0) if clause.has_reference else None
    symbols = given.pop(0) if clause.has_symbols else None
    barrier = given.pop(0) if clause.has_barrier else None
    numbers = given.pop(0) if clause.has_map else None
    if not operands:
        return
    printer.write(f"{clause.word}(")
    if modifier is not None:
        printer.write(f"mod: {modifier.value.spelling}, ")
    for number, (operand, argument) in enumerate(zip(operands, arguments, strict=False)):
        printer.write(", " if number else "")
        if reference is not None and reference.values[number]:
            printer.write("byref ")
        if symbols is not None:
            printer.print_attribute(symbols.elements[number])
            printer.write(" ")
        printer.print_operand(operand)
        printer.write(" -> ")
        printer.print_operand(argument)
        if numbers is not None and numbers.values[number] != -1:
            printer.write(f" [map_idx={numbers.values[number]}]")
    printer.write(" : ")
    printer.print_types(types)
    printer.write(") private_barrier " if barrier is not None else ") ")


def _print_with(clauses: Sequence[Clause]) -> Callable[..., None]:
    def print_region(printer: Printer, op: Operation, region: Region, *values: object) -> None:
        given = list(values)
        arguments = list(region.arguments) if not region.empty else []
        for clause in clauses:
            operands: Any = given[1 if clause.has_modifier else 0]
            count = len(operands)
            _print_clause(printer, clause, given, arguments[:count])
            arguments = arguments[count:]
        printer.print_region(region, entry_arguments=False)

    return print_region


for _name, _clauses in _REGIONS.items():
    directive(_name)(_parse_with(_clauses))
    directive(_name)(_print_with(_clauses))


# ---- Regions with a word in front


def _parse_optional(word: str) -> Callable[[Parser], Region]:
    def parse_optional(parser: Parser) -> Region:
        region = Region()
        if parser.parse_optional_keyword(word):
            parser.parse_region(region)
        return region

    return parse_optional


def _print_optional(word: str) -> Callable[[Printer, Operation, Region], None]:
    def print_optional(printer: Printer, op: Operation, region: Region) -> None:
        if not region.empty:
            printer.write(f"{word} ")
            printer.print_region(region)

    return print_optional


for _name, _word in (("AtomicReductionRegion", "atomic"), ("CleanupReductionRegion", "cleanup")):
    directive(_name)(_parse_optional(_word))
    directive(_name)(_print_optional(_word))
