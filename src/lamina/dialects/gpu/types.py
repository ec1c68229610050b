"""Types of the gpu dialect."""

from __future__ import annotations

from typing import TYPE_CHECKING, Self

from lamina.define.constraints import TypeConstraint
from lamina.dialects.gpu import DIALECT
from lamina.ir.attribute import Type

if TYPE_CHECKING:
    from lamina.asm.parser import Parser
    from lamina.asm.printer import Printer


class AsyncTokenType(Type):
    """``!gpu.async.token``: the end of an operation that runs beside others."""

    __slots__ = ()
    dialect_name = "gpu"
    mnemonic = "async.token"

    @classmethod
    def parse_parameters(cls, parser: Parser) -> Self:
        return cls()

    def print_parameters(self, printer: Printer) -> None:
        """Nothing follows the mnemonic."""


DIALECT.register_type(AsyncTokenType)
AsyncToken = TypeConstraint(
    "async token type", lambda type: isinstance(type, AsyncTokenType), AsyncTokenType(), AsyncTokenType
)
