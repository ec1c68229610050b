"""The part of the parser that reads the beginnings of operations with regions without their tokens.

What stands before the region of a loop, a function or a structured operation often differs from an earlier one in the
names of values only. An operation's syntax gives the function that reads that part to ``parse_header``; where the same
text between names was read before, its outcome is repeated with the new names. Whatever does not match is read token by
token.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from itertools import accumulate, islice
from typing import NamedTuple

from lamina.asm.operation_state import Argument, OperationState, UnresolvedOperand
from lamina.asm.parser_base import SPACE, SUFFIX
from lamina.asm.region_parser import RegionParser
from lamina.ir.attribute import Attribute, Type
from lamina.ir.regular_expressions import compile_possessive
from lamina.ir.value import Value

Shape = tuple[object, ...]

# Names with the numbers of results, and more: no value has any other name, and `is_plain` tells the names of results
# and arguments. To match names alone takes half as long again.
NAMES = re.compile(r"(%[0-9A-Za-z_$.\-#]+)")
_PLAIN = compile_possessive(rf"%{SUFFIX}", re.ASCII)
_WRITTEN = compile_possessive(rf"%{SUFFIX}(?:#[0-9]++)?+", re.ASCII)
# What the parser sees of the statement after a line: a mark, or a word, names of operations not told apart.
NEXT = compile_possessive(SPACE + r"([A-Za-z_][A-Za-z0-9_$]*+\.?|.?)", re.ASCII | re.DOTALL)
# Comments, escapes in strings, locations.
NOT_REPEATED = re.compile(r"//|\\|\bloc\s*\(")
_LONG = 800
_MOST_DIGITS = 10
_MOST_SHAPES = 20_000


class Header(NamedTuple):
    """What stands before a region, besides what it adds to the operation's state."""

    arguments: Sequence[Argument] = ()
    """Those of the region."""
    unresolved: Sequence[UnresolvedOperand] = ()
    """Operands to be resolved later."""


ParseHeader = Callable[[OperationState], Header]


class _Model:
    """The outcome of a header. Operands (with their types), arguments and unresolved operands are numbers of names in
    the text."""

    __slots__ = ("operands", "types", "properties", "attributes", "arguments", "unresolved")

    def __init__(
        self,
        state: OperationState,
        operands: list[int],
        arguments: list[tuple[int, Type | None, dict[str, Attribute] | None]],
        unresolved: list[int],
    ) -> None:
        self.operands = [(number, value.type) for number, value in zip(operands, state.operands, strict=True)]
        self.types = list(state.types)
        self.properties = dict(state.properties)
        self.attributes = dict(state.attributes)
        self.arguments = arguments
        self.unresolved = unresolved


class RepeatedHeaderParser(RegionParser):
    """Repeats headers."""

    # Whether text is read after earlier text, of which nobody sees the tokens.
    repeats_statements = True

    _headers: dict[Shape, _Model]
    _block_headers: dict[Shape, list[Type | None]]

    def parse_header(self, state: OperationState, parse: ParseHeader, has_region: bool = True) -> Header:
        """Reads what ``parse`` reads into a state without operands, result types and regions: all that is left of the
        line, up to the brace that begins a region if it ``has_region``. Nothing decides what is read but the text up to
        there, the operation and the types of the operands."""
        if not self.repeats_statements:
            return parse(state)
        text, start = self.text, self.start
        end = text.find("{\n" if has_region else "\n", start, start + _LONG)
        if end < 0:
            return parse(state)
        pieces = NAMES.split(text[start:end])
        names = pieces[1::2]
        shape: Shape = (state.name, state.num_named_results, *pieces[::2])
        if not has_region:
            following = NEXT.match(text, end)
            assert following is not None
            shape += (following[1],)
        if len(set(names)) != len(names):
            shape += tuple(map(names.index, names))
        model = self._headers.get(shape)
        if model is None:
            return self._learn_header(state, parse, shape, names, end)
        operands: list[Value] = []
        for number, type in model.operands:
            value = self._value_of(names[number])
            if value is None or value.type is not type:
                return parse(state)
            operands.append(value)
        for number, _, _ in model.arguments:
            if not is_plain(names[number]):
                return parse(state)
        for number in model.unresolved:
            if not is_plain(names[number]) and _WRITTEN.fullmatch(names[number]) is None:
                return parse(state)
        while text[end - 1] in " \t\r\n":
            end -= 1
        self.reset(end)
        state.operands = operands
        state.types = model.types.copy()
        state.properties.update(model.properties)
        state.attributes.update(model.attributes)
        return _renamed(model, names, list(accumulate(map(len, pieces), initial=start)))

    def _parse_block_arguments(self) -> Sequence[Argument]:
        text, start = self.text, self.start
        end = text.find("):\n", start, start + _LONG) + 1
        if not end or not self.repeats_statements:
            return super()._parse_block_arguments()
        pieces = NAMES.split(text[start:end])
        if not all(map(is_plain, pieces[1::2])):
            return super()._parse_block_arguments()
        types = self._block_headers.get(shape := tuple(pieces[::2]))
        if types is None:
            arguments = super()._parse_block_arguments()
            is_whole = self.start == end and len(arguments) == len(pieces) // 2
            if is_whole and not NOT_REPEATED.search(text[start:end]):
                self._block_headers[shape] = [argument.type for argument in arguments]
            return arguments
        self.reset(end)
        offsets = accumulate(map(len, pieces), initial=start)
        return [
            Argument(UnresolvedOperand(name, 0, offset), type)
            for name, offset, type in zip(pieces[1::2], islice(offsets, 1, None, 2), types, strict=False)
        ]

    def _learn_header(
        self, state: OperationState, parse: ParseHeader, shape: Shape, names: list[str], end: int
    ) -> Header:
        start, properties, attributes = self.start, state.properties, state.attributes
        state.properties, state.attributes = {}, {}
        header = parse(state)
        text = self.text[start:end]
        is_all = self.start == end if self.text.startswith("{\n", end) else self.last_end <= end <= self.start
        if is_all and not NOT_REPEATED.search(text) and not has_name_in_string(shape) and not state.regions:
            model = self._header_model(state, header, names)
            if model is not None and len(self._headers) < _MOST_SHAPES:
                self._headers[shape] = model
        state.properties = {**properties, **state.properties}
        state.attributes = {**attributes, **state.attributes}
        return header

    def _header_model(self, state: OperationState, header: Header, names: list[str]) -> _Model | None:
        """The outcome in terms of names; None where it holds something else, or not each name has a place in it."""
        numbers = {name: number for number, name in reversed(list(enumerate(names)))}
        places: dict[Value, int] = {}
        for name, number in numbers.items():
            value = self._value_of(name)
            if value is not None:
                places.setdefault(value, number)
        operands = [places.get(operand) for operand in state.operands]
        arguments = [
            (numbers.get(argument.operand.name), argument.type, argument.attributes) for argument in header.arguments
        ]
        unresolved = [numbers.get(_written(operand)) for operand in header.unresolved]
        used = {*operands, *(number for number, _, _ in arguments), *unresolved}
        if used != set(numbers.values()) or any(argument.location is not None for argument in header.arguments):
            return None
        return _Model(
            state,
            [number for number in operands if number is not None],
            [(number, type, attributes) for number, type, attributes in arguments if number is not None],
            [number for number in unresolved if number is not None],
        )

    def _value_of(self, name: str) -> Value | None:
        """The value of `%name` or `%name#number`; None if it is not defined yet."""
        if name in self.values:
            return self.values[name][0]
        base, _, number = name.partition("#")
        entry = self.values.get(base, ())
        # What is no number, or of many digits, is left to the parser of tokens.
        index = int(number) if number.isdigit() and len(number) < _MOST_DIGITS else len(entry)
        return entry[index] if index < len(entry) else None


def is_plain(name: str) -> bool:
    """Whether a match of NAMES is a name without a number, as results and arguments have."""
    return ("#" not in name and name[1] > "9") or _PLAIN.fullmatch(name) is not None


def _written(operand: UnresolvedOperand) -> str:
    return f"{operand.name}#{operand.number}" if operand.number else operand.name


def _renamed(model: _Model, names: list[str], offsets: list[int]) -> Header:
    """The outcome with these names; ``offsets`` are those of the pieces of text, of which every second is a name."""
    arguments = [
        Argument(UnresolvedOperand(names[number], 0, offsets[2 * number + 1]), type, attributes)
        for number, type, attributes in model.arguments
    ]
    unresolved = []
    for number in model.unresolved:
        name, _, digits = names[number].partition("#")
        unresolved.append(UnresolvedOperand(name, int(digits) if digits else 0, offsets[2 * number + 1]))
    return Header(arguments, unresolved)


def has_name_in_string(shape: Sequence[object]) -> bool:
    """Whether one of the names that the pieces of a shape stand around is a part of a string."""
    quotes = 0
    for piece in shape:
        if isinstance(piece, str):
            quotes += piece.count('"')
            if quotes % 2:
                return True
    return False
