"""Types of the sparse_tensor dialect: metadata of storage, spaces of iteration and their iterators."""

from __future__ import annotations

from typing import TYPE_CHECKING, Self

from lamina.define import type_definition
from lamina.dialects.sparse_tensor.attributes import SparseTensorEncodingAttr
from lamina.ir.attribute import Type

if TYPE_CHECKING:
    from lamina.asm.parser import Parser
    from lamina.asm.printer import Printer

_ORDER = ("nonunique", "nonordered")


def _parse_encoding(parser: Parser) -> SparseTensorEncodingAttr:
    offset = parser.start
    encoding = parser.parse_attribute()
    if not isinstance(encoding, SparseTensorEncodingAttr):
        parser.error("invalid kind of attribute specified", offset)
    return encoding


def parse_levels(parser: Parser) -> tuple[int, int]:
    """``1`` or ``0 to 2``: the first level and the one behind the last."""
    offset = parser.start
    low = int(parser.parse_integer())
    high = int(parser.parse_integer()) if parser.parse_optional_keyword("to") else low + 1
    if high <= low:
        parser.error("expect larger level upper bound than lower bound", offset)
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
    encoding: SparseTensorEncodingAttr

    def __new__(cls, encoding: SparseTensorEncodingAttr) -> Self:
        levels = [
            level._replace(properties=tuple(part for part in level.properties if part not in _ORDER))
            for level in encoding.lvl_types
        ]
        return cls._unique(SparseTensorEncodingAttr(levels, dim_slices=encoding.dim_slices))

    @classmethod
    def parse_parameters(cls, parser: Parser) -> Self:
        parser.expect("<", "expected '<'")
        encoding = _parse_encoding(parser)
        parser.expect(">", "expected '>'")
        return cls(encoding)

    def print_parameters(self, printer: Printer) -> None:
        printer.write("<")
        printer.print_attribute(self.encoding)
        printer.write(">")


class _OfLevels(Type):
    """A type of some levels of an encoding."""

    __slots__ = ()
    encoding: SparseTensorEncodingAttr
    low: int
    high: int

    @property
    def space_dim(self) -> int:
        """How many levels."""
        return self.high - self.low

    @classmethod
    def parse_parameters(cls, parser: Parser) -> Self:
        parser.expect("<", "expected '<'")
        encoding = _parse_encoding(parser)
        parser.expect(",", "expected ','")
        parser.parse_keyword("lvls")
        parser.expect("=", "expected '='")
        low, high = parse_levels(parser)
        parser.expect(">", "expected '>'")
        return cls(encoding, low, high)

    def print_parameters(self, printer: Printer) -> None:
        printer.write("<")
        printer.print_attribute(self.encoding)
        printer.write(", lvls = ")
        print_levels(printer, self.low, self.high)
        printer.write(">")


@type_definition
class IteratorType(_OfLevels):
    """``!sparse_tensor.iterator<#CSR, lvls = 0 to 2>``: the place in a space of iteration."""

    __slots__ = ("encoding", "low", "high")
    dialect_name = "sparse_tensor"
    mnemonic = "iterator"
    encoding: SparseTensorEncodingAttr
    low: int
    high: int


@type_definition
class IterSpaceType(_OfLevels):
    """``!sparse_tensor.iter_space<#CSR, lvls = 0 to 2>``: the stored elements of some levels."""

    __slots__ = ("encoding", "low", "high")
    dialect_name = "sparse_tensor"
    mnemonic = "iter_space"
    encoding: SparseTensorEncodingAttr
    low: int
    high: int

    @property
    def iterator_type(self) -> IteratorType:
        return IteratorType(self.encoding, self.low, self.high)
