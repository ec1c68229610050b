"""Attributes of the irdl dialect: how often an operand or result may occur."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Self

from lamina.define import IntegerEnum, attribute_definition, enum_attribute, parameter_classes
from lamina.define.constraints.base import AttributeConstraint
from lamina.define.enums import EnumAttribute
from lamina.ir.attribute import Attribute

if TYPE_CHECKING:
    from lamina.asm.parser import Parser
    from lamina.asm.printer import Printer


class Variadicity(IntegerEnum):
    """variadicity kind"""

    SINGLE = 0, "single"
    OPTIONAL = 1, "optional"
    VARIADIC = 2, "variadic"


VariadicityAttr: Any = enum_attribute("irdl.variadicity", Variadicity, brackets=False, summary="variadicity kind")
# The names of the attribute and its parameter in messages.
VariadicityAttr.described = "::mlir::irdl::Variadicity"
VariadicityAttr.definition_name = "VariadicityAttr"
VariadicityAttr.parameter_classes = {"value": "::mlir::irdl::Variadicity"}


@attribute_definition
class VariadicityArrayAttr(Attribute):
    """``#irdl<variadicity_array[single, optional]>``: the variadicity of each operand or result."""

    __slots__ = ("value",)
    dialect_name = "irdl"
    mnemonic = "variadicity_array"
    definition_name = "VariadicityArrayAttr"
    parameter_classes = {"value": "::llvm::ArrayRef<VariadicityAttr>"}
    value: tuple[Variadicity, ...]

    def __new__(cls, value: Iterable[Variadicity] = ()) -> Self:
        return cls._unique(tuple(value))

    def __reduce__(self) -> tuple[object, ...]:
        return (type(self), (self.value,))

    @classmethod
    def parse_parameters(cls, parser: Parser) -> Self:
        parser.expect("[", "expected '['")
        if parser.accept("]"):
            return cls()

        def parse_case() -> Variadicity:
            attribute: EnumAttribute[Variadicity] = VariadicityAttr.parse_parameters(parser)
            return attribute.value

        values = parameter_classes.read(parser, cls, "value", lambda: parser.parse_comma_separated(parse_case))
        parser.expect("]", "expected ']'")
        return cls(values)

    def print_parameters(self, printer: Printer) -> None:
        # Each case as the attribute of one prints it, with a space before.
        printer.write("[" + ", ".join(f" {case.spelling}" for case in self.value) + "]")


VariadicityArray: AttributeConstraint[tuple[Variadicity, ...]] = AttributeConstraint(
    "",
    lambda attribute: isinstance(attribute, VariadicityArrayAttr),
    to_python=lambda attribute: attribute.value,
    from_python=VariadicityArrayAttr,
)
VariadicityArray.storage = VariadicityArray.predicate
