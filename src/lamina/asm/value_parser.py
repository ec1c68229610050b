"""The part of the parser that binds names to values.

Values are looked up in one dictionary per isolated scope; definitions of a region are removed when the region
ends. A use before the definition creates a placeholder that the definition replaces.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from lamina.asm.attribute_parser import AttributeParser
from lamina.asm.operation_state import UnresolvedOperand
from lamina.ir.attribute import Type
from lamina.ir.diagnostics import ParseError
from lamina.ir.location import LocationLike, SourcePosition
from lamina.ir.value import Value


class ForwardValue(Value):
    """Stands for a value that is used before its definition was read."""

    __slots__ = ("name", "number", "offset")

    def __init__(self, type: Type, name: str, number: int, offset: int) -> None:
        self.type = type
        self.first_use = None
        self.name = name
        self.number = number
        self.offset = offset

    @property
    def parent_block(self) -> None:
        return None


class ValueParser(AttributeParser):
    """Parses operands, and resolves names."""

    # The values in scope by name; a name denotes the results of a group `%name:2`.
    values: dict[str, Sequence[Value | None]]
    forward_values: dict[str, dict[int, ForwardValue]]
    scope_names: list[str]
    defined_late: dict[Value, Value]

    def _define(self, name: str, values: Sequence[Value], offset: int) -> None:
        """Binds a name to values, and replaces the placeholders of earlier uses."""
        if name in self.values:
            previous = self.values[name][0]
            diagnostic = self.diagnostic(f"redefinition of SSA value '{name}'", offset)
            if previous is not None:
                diagnostic.attach_note("previously defined here", self.place_of_name(previous, name))
            raise ParseError(diagnostic)
        self.values[name] = values
        self.scope_names.append(name)
        if self.forward_values:
            waiting = self.forward_values.pop(name, None)
            if waiting:
                self._resolve_forward(name, values, waiting, offset)

    def place_of_name(self, value: Value, name: str) -> LocationLike:
        """Returns where a value was named or first used; the position of its operation if that has an explicit
        location.

        Operations only record the position of their own name; result names are searched before it.
        """
        if isinstance(value, ForwardValue):
            return self.position(value.offset)
        owner = value.defining_op
        if owner is None:
            return value.location
        place = owner.raw_location
        if not isinstance(place, SourcePosition) or place.file is not self.file:
            return place
        places = [match.start() for match in re.finditer(re.escape(name) + r"(?![\w$.-])", self.text[: place.offset])]
        return self.position(places[-1]) if places else place

    def _resolve_forward(
        self, name: str, values: Sequence[Value], waiting: dict[int, ForwardValue], offset: int
    ) -> None:
        for number, placeholder in waiting.items():
            if number >= len(values):
                self.error("reference to invalid result number", placeholder.offset)
            value = values[number]
            if value.type is not placeholder.type:
                diagnostic = self.diagnostic(
                    f"definition of SSA value '{name}#{number}' has type '{value.type}'", offset
                )
                diagnostic.attach_note(f"previously used here with type '{placeholder.type}'",
                                       self.position(placeholder.offset))
                raise ParseError(diagnostic)
            placeholder.replace_all_uses_with(value)
            self.defined_late[placeholder] = value

    def parse_operand(self, allow_result_number: bool = True) -> UnresolvedOperand:
        """``%name`` or ``%name#number``."""
        if self.kind != "percent":
            self.error_before("expected SSA operand")
        offset = self.start
        name = self.text[offset : self.end]
        self.advance()
        number = 0
        if self.kind == "hash":
            if not allow_result_number:
                self.error("result number not allowed in argument list")
            digits = self.spelling[1:]
            if not digits.isdigit():
                self.error("invalid SSA value result number")
            number = int(digits)
            self.advance()
        return tuple.__new__(UnresolvedOperand, (name, number, offset))

    def parse_optional_operand(self) -> UnresolvedOperand | None:
        """Parses an optional operand."""
        return self.parse_operand() if self.kind == "percent" else None

    def parse_operand_list(self, delimiter: str | None = None) -> list[UnresolvedOperand]:
        """Parses comma-separated operands; inside brackets if ``delimiter`` (the opening one) is given, otherwise
        possibly none.
        """
        if delimiter is not None:
            return self.parse_delimited(delimiter, self.parse_operand, " in operand list")
        if self.kind != "percent":
            return []
        return self.parse_comma_separated(self.parse_operand)

    def resolve_operand(self, operand: UnresolvedOperand, type: Type) -> Value:
        """Returns the value of that name, checked to have the type; a placeholder if it is defined later."""
        name, number, offset = operand
        entry = self.values.get(name)
        if entry is None:
            return self._forward_use(name, number, offset, type)
        if number >= len(entry):
            self.error("reference to invalid result number", offset)
        value = entry[number]
        if value.type is not type:  # type: ignore[union-attr]
            self._type_mismatch(name, value, type, offset)  # type: ignore[arg-type]
        return value  # type: ignore[return-value]

    def _type_mismatch(self, name: str, value: Value, type: Type, offset: int) -> None:
        diagnostic = self.diagnostic(
            f"use of value '{name}' expects different type than prior uses: '{type}' vs '{value.type}'", offset
        )
        diagnostic.attach_note("prior use here", self.place_of_name(value, name))
        raise ParseError(diagnostic)

    def _forward_use(self, name: str, number: int, offset: int, type: Type) -> Value:
        group = self.forward_values.setdefault(name, {})
        placeholder = group.get(number)
        if placeholder is None:
            placeholder = group[number] = ForwardValue(type, name, number, offset)
        elif placeholder.type is not type:
            self._type_mismatch(name, placeholder, type, offset)
        return placeholder

    def resolve_operands(
        self, operands: Sequence[UnresolvedOperand], types: Sequence[Type] | Type, offset: int | None = None
    ) -> list[Value]:
        """Resolves the names to values; one type per name, or one for all."""
        resolve = self.resolve_operand
        if isinstance(types, Type):
            return [resolve(operand, types) for operand in operands]
        if len(operands) != len(types):
            self.error(
                f"number of operands and types do not match: got {len(operands)} operands and {len(types)} types",
                offset,
            )
        return [resolve(operand, type) for operand, type in zip(operands, types, strict=True)]

    def _open_uses(self) -> list[ForwardValue]:
        return [value for group in self.forward_values.values() for value in group.values()]
