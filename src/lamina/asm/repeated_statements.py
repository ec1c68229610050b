"""The part of the parser that reads repeated lines without tokenizing them.

Many lines of a large file differ from earlier ones only in value names. The text between the names determines all of an
operation but its operands, so such a line copies the earlier operation (class, result types, attributes) if its
operands are defined above and have the same types. Everything else is parsed token by token, which also produces
the diagnostics. Operations with regions, and lines with comments, locations or escapes, are never copied.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from itertools import islice
from typing import NamedTuple

from lamina.asm.parser_base import SUFFIX
from lamina.asm.repeated_headers import (
    NAMES,
    NEXT,
    NOT_REPEATED,
    RepeatedHeaderParser,
    Shape,
    has_name_in_string,
    is_plain,
)
from lamina.asm.repeated_operations import count_repetition, known_make
from lamina.ir.attribute import Type
from lamina.ir.block import Block
from lamina.ir.location import SourcePosition
from lamina.ir.operation import Operation, UnregisteredOp
from lamina.ir.regular_expressions import compile_possessive
from lamina.ir.shared_attributes import NO_ATTRIBUTES, SharedAttributes
from lamina.ir.value import Value

_BLOCK_NAMES = compile_possessive(rf"\^{SUFFIX}", re.ASCII)
_LONG = 400
_MOST_SHAPES = 20_000


class Model:
    """How to make the operation of a line. ``operands`` are the numbers of the names that are its operands, and their
    types."""

    __slots__ = (
        "cls",
        "construct",
        "make",
        "operands",
        "result_types",
        "properties",
        "attributes",
        "successors",
        "is_named",
        "name_at",
    )

    def __init__(
        self, operation: Operation, numbers: list[int], successors: list[str], is_named: bool, name_at: int
    ) -> None:
        self.cls = type(operation)
        self.construct: Callable[..., Operation] = self.cls
        if isinstance(operation, UnregisteredOp):
            self.construct = partial(UnregisteredOp, operation.name)
        self.operands: list[tuple[int, Type]] = list(zip(numbers, operation.operand_types, strict=True))
        self.result_types: list[Type] = operation.result_types
        self.properties = SharedAttributes(operation._properties) or NO_ATTRIBUTES
        self.attributes = SharedAttributes(operation._attributes) or NO_ATTRIBUTES
        self.successors = successors
        self.is_named = is_named
        # Where the operation's own name starts, behind that of the results.
        self.name_at = name_at
        # The generated code, which most operations get once they have been repeated a few times.
        self.make = None if successors else known_make(self.cls, len(numbers), len(self.result_types))


class RepeatedStatementParser(RepeatedHeaderParser):
    """Reads the operations of a block."""

    _models: dict[str, dict[Shape, Model]]
    default_dialects: list[str]

    def _parse_block_body(self, block: Block) -> None:
        while True:
            kind = self.kind
            if kind == "}" or kind == "caret":
                return
            if kind == "hash" or kind == "bang":
                self._parse_nested_alias_error()
            if self.repeats_statements:
                self._parse_lines(block)
            else:
                self.parse_operation(block)

    def _parse_lines(self, block: Block) -> None:
        """Repeats lines up to one that is new, and reads that; or up to the brace that ends the region."""
        models = self._models.setdefault(self.default_dialects[-1], {})
        text, values, scope_names, split = self.text, self.values, self.scope_names, NAMES.split
        position = self.file.position
        at, repeated = self.start, 0  # the end of the latest line that was repeated
        margin = "\n%"  # what was before the latest line, and the mark of a name
        line: _Line | None = None
        while True:
            end = text.find("\n", at)
            if end < 0 or end - at > _LONG or text[end - 1] == "{":
                break
            pieces = split(text[at:end])
            names = pieces[1::2]
            if text.startswith(margin, end):
                next_start = end + len(margin) - 1
                mark = "%"
                shape: Shape = tuple(pieces[::2])
            else:
                following = NEXT.match(text, end)
                assert following is not None
                next_start = following.start(1)
                mark = following[1]
                # The same shape as above: a line is known however the margin was found.
                shape = tuple(pieces[::2]) if mark == "%" else (*pieces[::2], mark, None)
                margin = text[end:next_start] + "%"
            if len(names) > 1 and len({*names}) != len(names):
                shape += tuple(map(names.index, names))
            model = models.get(shape)
            if model is None:
                line = _Line(at, end, next_start, shape, names, pieces[::2])
                break
            is_named = model.is_named
            if is_named and not is_plain(names[0]):
                break
            place = position(at + model.name_at + (len(names[0]) if is_named else 0))
            make = model.make
            operation = None if make is None else make(model, values, names, block, place)
            if operation is None:
                operation = self._repeat(block, model, at, names, place)
                if operation is None:
                    break
            if is_named:
                name = names[0]
                if self.forward_values or name in values:
                    self._define(name, operation.results, at)
                else:
                    values[name] = operation.results
                    scope_names.append(name)
            repeated, at = end, next_start
            if mark == "}":
                break
        if repeated:
            self._move_behind(repeated, at)
            if self.kind in ("}", "caret", "hash", "bang"):
                return
        self.parse_operation(block)
        if line is not None and len(models) < _MOST_SHAPES and (model := self._model_of(line, block)) is not None:
            models[line.shape] = model

    def _move_behind(self, end: int, start: int) -> None:
        """Moves to the token behind a repeated line, whose text ends at ``end``; ``start`` is where the token is."""
        text = self.text
        while text[end - 1] in " \t\r":
            end -= 1
        if text.startswith("}", start):
            self.last_end, self.kind, self.start, self.end = end, "}", start, start + 1
        else:
            self.reset(end)

    def _repeat(
        self, block: Block, model: Model, start: int, names: list[str], place: SourcePosition
    ) -> Operation | None:
        """Appends the operation of any line to the block; None if it has other operands than the model."""
        if model.make is None and not model.successors:
            model.make = count_repetition(model.cls, len(model.operands), len(model.result_types))
        operands: list[Value] = []
        for number, type in model.operands:
            value = self._value_of(names[number])
            if value is None or value.type is not type:
                return None
            operands.append(value)
        operation = model.construct(
            operands,
            model.result_types,
            model.properties,
            model.attributes,
            self._successors_of(model, start) if model.successors else (),
            (),
            place,
        )
        last = block.last_op
        operation.parent = block
        operation.prev_op = last
        if last is None:
            block.first_op = operation
        else:
            last.next_op = operation
        block.last_op = operation
        block._order_valid = False
        return operation

    def _successors_of(self, model: Model, start: int) -> list[Block]:
        successors = []
        for number, name in enumerate(model.successors):
            block = self.blocks.get(name)
            if block is None:
                block = self.blocks[name] = Block()
                places = _BLOCK_NAMES.finditer(self.text, start)
                self.forward_blocks[name] = next(islice(places, number, None)).start()
            successors.append(block)
        return successors

    def _model_of(self, line: _Line, block: Block) -> Model | None:
        """How to repeat the line that was read as the last operation of the block; None if it cannot be."""
        text = self.text[line.start : line.end]
        operation = block.last_op
        if operation is None or self.start != line.next_start or self.last_end > line.end:
            return None  # the line holds less or more than the operation
        if operation.regions or NOT_REPEATED.search(text) or has_name_in_string(line.texts):
            return None
        successors: list[str] = _BLOCK_NAMES.findall(text)
        if [self.blocks.get(name) for name in successors] != operation.successors:
            return None
        place = operation.raw_location
        if not isinstance(place, SourcePosition) or place.file is not self.file:
            return None
        is_named = text[0] == "%"
        if is_named and line.texts[1].lstrip().startswith(","):
            return None
        numbers = self._numbers_of_operands(operation, line.names, is_named)
        if numbers is None:
            return None
        name_at = place.offset - line.start - (len(line.names[0]) if is_named else 0)
        return Model(operation, numbers, successors, is_named, name_at)

    def _numbers_of_operands(self, operation: Operation, names: list[str], is_named: bool) -> list[int] | None:
        """Which of the names the operands are; None unless all names are of operands, each of another."""
        places: dict[Value, int] = {}
        for number in range(is_named, len(names)):
            value = self._value_of(names[number])
            if value is None or names[places.setdefault(value, number)] != names[number]:
                return None
        numbers = [places.get(operand.value) for operand in operation._operands]
        if set(numbers) != set(places.values()):
            return None
        return [number for number in numbers if number is not None]


class _Line(NamedTuple):
    """A line that is not known: where it is, where the next token behind it is, its shape, the names in it, and the
    texts between them."""

    start: int
    end: int
    next_start: int
    shape: Shape
    names: list[str]
    texts: list[str]
