"""Types of the pdl dialect."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lamina.define import type_definition
from lamina.ir.attribute import InvalidParameters, Type

if TYPE_CHECKING:
    from lamina.asm.parser import Parser
    from lamina.asm.printer import Printer


@type_definition
class AttributeType(Type):
    """A handle in a pattern: an attribute."""

    __slots__ = ()
    dialect_name = "pdl"
    mnemonic = "attribute"
    summary = "PDL handle to an `mlir::Attribute`"


@type_definition
class OperationType(Type):
    """A handle in a pattern: an operation."""

    __slots__ = ()
    dialect_name = "pdl"
    mnemonic = "operation"
    summary = "PDL handle to an `mlir::Operation *`"


@type_definition
class RangeType(Type):
    """A handle to a list of things of one kind: ``!pdl.range<value>``."""

    __slots__ = ("element_type",)
    dialect_name = "pdl"
    mnemonic = "range"
    summary = "PDL handle to a range of a given sub-type"
    element_type: Type

    def verify(self) -> None:
        """Ranges do not nest, and hold handles only."""
        element = self.element_type
        if element.dialect_name != "pdl" or isinstance(element, RangeType):
            raise InvalidParameters(
                "expected element of pdl.range to be one of [!pdl.attribute, !pdl.operation, !pdl.type, !pdl.value], "
                f"but got {element}"
            )

    @classmethod
    def parse_parameters(cls, parser: Parser) -> RangeType:
        """``<value>``: the element's mnemonic alone, or the whole type."""
        start = parser.last_end - len(cls.mnemonic)
        parser.expect("<", "expected '<'")
        offset = parser.start
        element = _parse_handle(parser, start)
        if isinstance(element, RangeType):
            parser.error(f"element of pdl.range cannot be another range, but got'{element}'", offset)
        parser.expect(">", "expected '>'")
        return cls(element)

    def print_parameters(self, printer: Printer) -> None:
        printer.write(f"<{self.element_type.mnemonic}>")


@type_definition
class TypeType(Type):
    """A handle in a pattern: a type."""

    __slots__ = ()
    dialect_name = "pdl"
    mnemonic = "type"
    summary = "PDL handle to an `mlir::Type`"


@type_definition
class ValueType(Type):
    """A handle in a pattern: a value."""

    __slots__ = ()
    dialect_name = "pdl"
    mnemonic = "value"
    summary = "PDL handle for an `mlir::Value`"


def _parse_handle(parser: Parser, start: int) -> Type:
    mnemonic = parser.parse_any_keyword("expected valid keyword")
    if mnemonic == "range":
        return RangeType.parse_parameters(parser)
    for cls in (AttributeType, OperationType, TypeType, ValueType):
        if cls.mnemonic == mnemonic:
            return cls()
    parser.error(f"invalid 'pdl' type: `{mnemonic}'", start)
