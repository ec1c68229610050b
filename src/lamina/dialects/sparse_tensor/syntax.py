"""Custom syntax of the sparse_tensor dialect: ranges of levels, and loops."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from lamina.asm.operation_state import Argument, UnresolvedOperand
from lamina.asm.operation_syntax import ensure_terminator, parse_attributes
from lamina.define.properties import set_property
from lamina.define.property_conversion import OPERAND_SEGMENTS
from lamina.dialects.sparse_tensor.types import IterSpaceType, parse_levels, print_levels
from lamina.ir.attribute import Attribute, Type
from lamina.ir.attributes import ArrayAttr, DenseI32ArrayAttr, IntegerAttr
from lamina.ir.diagnostics import ParseError
from lamina.ir.operation import Operation
from lamina.ir.types import i64, index
from lamina.ir.value import Value

if TYPE_CHECKING:
    from lamina.asm.operation_state import OperationState
    from lamina.asm.parser import Parser
    from lamina.asm.printer import Printer
    from lamina.dialects.sparse_tensor.loop_ops import CoIterateOp, IterateOp

_HIDDEN = {"crdUsedLvls", "cases", OPERAND_SEGMENTS}


def parse_level_range(parser: Parser) -> tuple[IntegerAttr, IntegerAttr]:
    low, high = parse_levels(parser, parser.operation_offset)
    return IntegerAttr(index, low), IntegerAttr(index, high)


def print_level_range(printer: Printer, op: Operation, low: IntegerAttr, high: IntegerAttr) -> None:
    print_levels(printer, low.value, high.value)


# ---- Sets of values: ``%a, _, %b``


def _parse_defined(parser: Parser) -> tuple[list[Argument], int]:
    """Returns the values that are named, and the set of their places."""
    named: list[Argument] = []
    places = 0
    number = 0

    def parse_one() -> None:
        nonlocal places, number
        if not parser.parse_optional_keyword("_"):
            try:
                named.append(parser.parse_argument())
            except ParseError as error:
                parser.fail_after(error, 'expecting SSA value or "_" for level coordinates')
            places |= 1 << number
        number += 1

    parser.parse_comma_separated(parse_one)
    return named, places


def _print_defined(printer: Printer, size: int, values: Sequence[Value], places: int) -> None:
    left = iter(values)
    for number in range(size):
        if number:
            printer.write(", ")
        if places >> number & 1:
            printer.print_operand(next(left))
        else:
            printer.write("_")


# ---- Loops


class _Header:
    """What comes before the bodies of a loop: spaces, coordinates, values that are carried."""

    def __init__(self, cls: type[IterateOp] | type[CoIterateOp], parser: Parser, state: OperationState) -> None:
        self.parser, self.state = parser, state
        self.levels_field = cls.crd_used_lvls
        self.coordinates: list[Argument] = []
        self.carried: list[Argument] = []
        self.initial: list[UnresolvedOperand] = []
        self.levels = 0

    def fail(self, message: str) -> None:
        self.parser.custom_error(message, self.state.offset)

    def parse_values(self) -> None:
        """``at(%coordinate, _) iter_args(%value = %initial)``."""
        parser = self.parser
        if parser.parse_optional_keyword("at"):
            parser.expect("(", "expected '('")
            self.coordinates, self.levels = _parse_defined(parser)
            parser.expect(")", "expected ')'")
        for coordinate in self.coordinates:
            coordinate.type = index
        set_property(self.state, self.levels_field, IntegerAttr(i64, self.levels))
        if parser.parse_optional_keyword("iter_args"):
            self.carried, self.initial = parser.parse_assignments()

    def resolve(self, spaces: Sequence[UnresolvedOperand], types: Sequence[Type]) -> list[IterSpaceType]:
        """Resolves the spaces and, with the types of the results, the values that are carried."""
        parser, state = self.parser, self.state
        if len(types) != len(spaces):
            self.fail("mismatch in number of iteration space operands and iteration space types")
        space_types = [type for type in types if isinstance(type, IterSpaceType)]
        if len(space_types) != len(types):
            self.fail("expected sparse_tensor.iter_space type for iteration space operands")
        if self.initial:
            parser.expect("->", "expected '->'")
            state.types = parser.parse_result_types()
        state.operands = parser.resolve_operands(spaces, types)
        if len(self.initial) != len(state.types):
            self.fail("mismatch in number of iteration arguments and return values")
        for argument, initial, type in zip(self.carried, self.initial, state.types, strict=True):
            argument.type = type
            state.operands.append(parser.resolve_operand(initial, type))
        return space_types

    def parse_body(self, iterators: Sequence[Argument]) -> None:
        region = self.state.add_region()
        self.parser.parse_region(region, [*self.carried, *self.coordinates, *iterators])
        ensure_terminator(region, "sparse_tensor.yield", self.state.location)


def parse_iterate(cls: type[IterateOp], parser: Parser, state: OperationState) -> None:
    """``%it in %space at(%crd, _) iter_args(%a = %init) : !sparse_tensor.iter_space<...> -> type { ... }``."""
    header = _Header(cls, parser, state)
    iterators = parser.parse_argument_list()
    parser.parse_keyword("in")
    spaces = parser.parse_operand_list()
    if len(iterators) != len(spaces):
        header.fail("mismatch in number of sparse iterators and sparse spaces")
    header.parse_values()
    parser.expect(":", "expected ':'")
    types = header.resolve(spaces, parser.parse_type_list())
    if len(iterators) != 1:
        header.fail("expected only one iterator/iteration space")
    iterators[0].type = types[0].iterator_type
    header.parse_body(iterators)
    parse_attributes(parser, state)


def _print_header(printer: Printer, op: IterateOp | CoIterateOp, size: int, carried: Sequence[Value]) -> None:
    levels = op.crd_used_lvls
    if levels:
        printer.write(" at(")
        arguments = op.regions[0].arguments
        first = len(op.init_args)
        _print_defined(printer, size, arguments[first : first + levels.bit_count()], levels)
        printer.write(")")
    if not op.init_args:
        return
    printer.write(" iter_args(")
    for number, (argument, initial) in enumerate(zip(carried, op.init_args, strict=True)):
        if number:
            printer.write(", ")
        printer.print_operand(argument)
        printer.write(" = ")
        printer.print_operand(initial)
    printer.write(")")


def _print_results(printer: Printer, op: IterateOp | CoIterateOp) -> None:
    types = [value.type for value in op.init_args]
    if not types:
        return
    printer.write(" -> ")
    if len(types) != 1:
        printer.write("(")
    printer.print_types(types)
    if len(types) != 1:
        printer.write(")")


def print_iterate(op: IterateOp, printer: Printer) -> None:
    arguments = op.body.arguments
    printer.write(" ")
    printer.print_operand(arguments[-1])
    printer.write(" in ")
    printer.print_operand(op.iter_space)
    space = op.iter_space.type
    assert isinstance(space, IterSpaceType)
    _print_header(printer, op, space.space_dim, arguments[: len(op.init_args)])
    printer.write(" : ")
    printer.print_type(space)
    printer.write(" ")
    _print_results(printer, op)
    printer.write(" ")
    printer.print_region(op.body, entry_arguments=False, terminators=bool(op.init_args))
    printer.print_optional_attr_dict(op, _HIDDEN)


def parse_coiterate(cls: type[CoIterateOp], parser: Parser, state: OperationState) -> None:
    """``(%a, %b) at(%crd) iter_args(...) : (types) -> types case %x, _ { ... } ...``."""
    header = _Header(cls, parser, state)
    spaces = parser.parse_operand_list("(")
    header.parse_values()
    parser.expect(":", "expected ':'")
    types = header.resolve(spaces, parser.parse_delimited("(", parser.parse_type))
    cases: list[Attribute] = []
    while parser.parse_optional_keyword("case"):
        iterators, places = _parse_defined(parser)
        defined = [type for number, type in enumerate(types) if places >> number & 1]
        if len(defined) != len(iterators):
            header.fail("parsed more value than expected.")
        for iterator, type in zip(iterators, defined, strict=True):
            iterator.type = type.iterator_type
        cases.append(IntegerAttr(i64, places))
        header.parse_body(iterators)
    set_property(state, cls.cases, ArrayAttr(cases))
    state.properties[OPERAND_SEGMENTS] = DenseI32ArrayAttr([len(spaces), len(header.initial)])
    parse_attributes(parser, state)


def print_coiterate(op: CoIterateOp, printer: Printer) -> None:
    spaces = op.iter_spaces
    printer.write(" (")
    printer.print_operands(spaces)
    printer.write(")")
    first = spaces[0].type
    assert isinstance(first, IterSpaceType)
    _print_header(printer, op, first.space_dim, op.regions[0].arguments[: len(op.init_args)])
    printer.write(" : (")
    printer.print_types([space.type for space in spaces])
    printer.write(")")
    _print_results(printer, op)
    for region, places in zip(op.case_regions, op.cases, strict=False):
        printer.newline()
        printer.write("case ")
        iterators = region.arguments[len(region.arguments) - places.bit_count() :]
        _print_defined(printer, len(spaces), iterators, places)
        printer.write(" ")
        printer.print_region(region, entry_arguments=False, terminators=bool(op.init_args))
    printer.print_optional_attr_dict(op, _HIDDEN)
