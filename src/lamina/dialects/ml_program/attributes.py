"""Attributes of the ml_program dialect."""

from __future__ import annotations

from typing import TYPE_CHECKING, Self

from lamina.dialects.ml_program import DIALECT
from lamina.ir.attribute import Attribute, Type
from lamina.ir.types import NoneType

if TYPE_CHECKING:
    from lamina.asm.parser import Parser
    from lamina.asm.printer import Printer


class ExternAttr(Attribute):
    """``#ml_program.extern : tensor<4xi32>``: the value of a global variable that is defined elsewhere."""

    __slots__ = ("type",)
    dialect_name = "ml_program"
    mnemonic = "extern"
    type: Type

    @classmethod
    def parse_parameters(cls, parser: Parser) -> Self:
        return cls(parser.parse_type() if parser.accept(":") else NoneType())

    def print_parameters(self, printer: Printer) -> None:
        """Prints only the type."""

    @property
    def prints_type(self) -> bool:
        """True if the type is written."""
        return not isinstance(self.type, NoneType)


DIALECT.register_attribute(ExternAttr)
