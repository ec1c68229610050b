"""Types of the sparse_tensor dialect: metadata of storage, spaces of iteration and their iterators."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Self

from lamina.define import type_definition
from lamina.dialects.sparse_tensor.attributes import SparseTensorEncodingAttr
from lamina.ir.attribute import Type
from lamina.ir.diagnostics import ParseError

if TYPE_CHECKING:
    from lamina.asm.parser import Parser
    from lamina.asm.printer import Printer

_ORDER = ("nonunique", "nonordered")


def _parse_encoding(parser: Parser, definition: str) -> SparseTensorEncodingAttr:
    """The attribute, or only what follows its name."""
    offset = parser.start
    try:
        if parser.kind != "hash":
            return SparseTensorEncodingAttr.parse_parameters(parser)
        encoding = parser.parse_attribute()
        if not isinstance(encoding, SparseTensorEncodingAttr):
            parser.error("invalid kind of attribute specified", offset)
        return encoding
    except ParseError as problem:
        if parser.kind == "error":
            raise
        wanted = "`::mlir::sparse_tensor::SparseTensorEncodingAttr`"
        message = f"failed to parse {definition} parameter 'encoding' which is to be a {wanted}"
        raise ParseError([*problem.diagnostics, parser.diagnostic(message, parser.start)]) from None


def parse_levels(parser: Parser, offset: int) -> tuple[int, int]:
    """``1`` or ``0 to 2``: the first level and the one behind the last. An empty range is reported at the offset."""
    low = int(parser.parse_integer())
    high = int(parser.parse_integer()) if parser.parse_optional_keyword("to") else low + 1
    if high <= low:
        parser.custom_error("expect larger level upper bound than lower bound", offset)
    return low, high


def print_levels(printer: Printer, low: int, high: int) -> None:
    printer.write(str(low) if high == low + 1 else f"{low} to {high}")


@type_definition
class StorageSpecifierType(Type):
    """``!sparse_tensor.storage_specifier<#CSR>``: the sizes of a tensor's arrays.

    Of the encoding only what decides about the arrays counts: formats of levels, and slices.
    """

    __slots__ = ("encoding",)
    dialect_name = "sparse_tensor"
    mnemonic = "storage_specifier"
    definition_name = "SparseTensor_StorageSpecifier"
    encoding: SparseTensorEncodingAttr

    def __new__(cls, encoding: SparseTensorEncodingAttr) -> Self:
        levels = [
            level._replace(properties=tuple(part for part in level.properties if part not in _ORDER))
            for level in encoding.lvl_types
        ]
        return cls._unique(SparseTensorEncodingAttr.of_storage(levels, encoding.dim_slices))

    @classmethod
    def parse_parameters(cls, parser: Parser) -> Self:
        parser.expect("<", "expected '<'")
        encoding = _parse_encoding(parser, cls.definition_name)
        parser.expect(">", "expected '>'")
        return cls(encoding)

    def print_parameters(self, printer: Printer) -> None:
        printer.write("<")
        printer.print_attribute(self.encoding)
        printer.write(">")


class _OfLevels(Type):
    """A type of some levels of an encoding."""

    __slots__ = ()
    definition_name: ClassVar[str]
    encoding: SparseTensorEncodingAttr
    low: int
    high: int

    @property
    def space_dim(self) -> int:
        """How many levels."""
        return self.high - self.low

    @classmethod
    def parse_parameters(cls, parser: Parser) -> Self:
        start = parser.start - len(cls.mnemonic)
        parser.expect("<", "expected '<'")
        encoding = _parse_encoding(parser, cls.definition_name)
        parser.expect(",", "expected ','")
        parser.parse_keyword("lvls")
        parser.expect("=", "expected '='")
        low, high = parse_levels(parser, start)
        parser.expect(">", "expected '>'")
        return cls(encoding, low, high)

    def print_parameters(self, printer: Printer) -> None:
        printer.write("<")
        if not printer.print_alias(self.encoding):
            self.encoding.print_parameters(printer)
        printer.write(", lvls = ")
        print_levels(printer, self.low, self.high)
        printer.write(">")


@type_definition
class IteratorType(_OfLevels):
    """``!sparse_tensor.iterator<#CSR, lvls = 0 to 2>``: the place in a space of iteration."""

    __slots__ = ("encoding", "low", "high")
    dialect_name = "sparse_tensor"
    mnemonic = "iterator"
    definition_name = "SparseTensor_Iterator"
    encoding: SparseTensorEncodingAttr
    low: int
    high: int


@type_definition
class IterSpaceType(_OfLevels):
    """``!sparse_tensor.iter_space<#CSR, lvls = 0 to 2>``: the stored elements of some levels."""

    __slots__ = ("encoding", "low", "high")
    dialect_name = "sparse_tensor"
    mnemonic = "iter_space"
    definition_name = "SparseTensor_IterSpace"
    encoding: SparseTensorEncodingAttr
    low: int
    high: int

    @property
    def iterator_type(self) -> IteratorType:
        return IteratorType(self.encoding, self.low, self.high)
