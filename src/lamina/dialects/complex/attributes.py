"""Attributes of the complex dialect."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lamina.define import attribute_definition
from lamina.ir.attribute import Attribute
from lamina.ir.attributes import FloatAttr
from lamina.ir.types import ComplexType, FloatType

if TYPE_CHECKING:
    from lamina.asm.parser import Parser
    from lamina.asm.printer import Printer


@attribute_definition
class NumberAttr(Attribute):
    """``#complex.number<:f32 1.0, 2.0>``: a complex number as two floats of one type."""

    __slots__ = ("real", "imag", "type")
    dialect_name = "complex"
    mnemonic = "number"
    prints_type = True
    real: FloatAttr
    imag: FloatAttr
    type: ComplexType

    @classmethod
    def parse_parameters(cls, parser: Parser) -> NumberAttr:
        parser.expect("<", "expected '<'")
        parser.expect(":", "expected ':'")
        element = parser.parse_type()
        if not isinstance(element, FloatType):
            parser.error("expected floating-point type")
        real = FloatAttr(element, parser.parse_float())
        parser.expect(",", "expected ','")
        imag = FloatAttr(element, parser.parse_float())
        parser.expect(">", "expected '>'")
        return cls(real, imag, ComplexType(element))

    def print_parameters(self, printer: Printer) -> None:
        printer.write("<:")
        printer.print_type(self.type.element_type)
        printer.write(" ")
        printer.print_attribute_without_type(self.real)
        printer.write(", ")
        printer.print_attribute_without_type(self.imag)
        printer.write(">")
