"""Types of the async dialect."""

from __future__ import annotations

from typing import TYPE_CHECKING, Self

from lamina.define import type_definition
from lamina.ir.attribute import Type
from lamina.ir.diagnostics import ParseError

if TYPE_CHECKING:
    from lamina.asm.parser import Parser
    from lamina.asm.printer import Printer


@type_definition
class TokenType(Type):
    """``!async.token``: that something is done."""

    __slots__ = ()
    dialect_name = "async"
    mnemonic = "token"


@type_definition
class ValueType(Type):
    """``!async.value<f32>``: a value that becomes ready."""

    __slots__ = ("value_type",)
    dialect_name = "async"
    mnemonic = "value"
    value_type: Type

    @classmethod
    def parse_parameters(cls, parser: Parser) -> Self:
        name_offset = parser.start - len(cls.mnemonic)
        try:
            parser.expect("<", "expected '<'")
            inner = parser.parse_type()
            parser.expect(">", "expected '>'")
        except ParseError as problem:
            more = parser.diagnostic("failed to parse async value type", name_offset)
            raise ParseError([*problem.diagnostics, more]) from None
        return cls(inner)

    def print_parameters(self, printer: Printer) -> None:
        printer.write("<")
        printer.print_type(self.value_type)
        printer.write(">")


@type_definition
class GroupType(Type):
    """``!async.group``: tokens and values to wait for together."""

    __slots__ = ()
    dialect_name = "async"
    mnemonic = "group"


@type_definition
class CoroIdType(Type):
    """``!async.coro.id``."""

    __slots__ = ()
    dialect_name = "async"
    mnemonic = "coro.id"


@type_definition
class CoroHandleType(Type):
    """``!async.coro.handle``."""

    __slots__ = ()
    dialect_name = "async"
    mnemonic = "coro.handle"


@type_definition
class CoroStateType(Type):
    """``!async.coro.state``: the saved state of a suspended coroutine."""

    __slots__ = ()
    dialect_name = "async"
    mnemonic = "coro.state"


def unwrapped(type: Type) -> Type:
    """Returns the type of a value when it is ready; a token's own."""
    return type.value_type if isinstance(type, ValueType) else type
