"""Types of the shape dialect."""

from __future__ import annotations

from typing import TYPE_CHECKING, Self

from lamina.dialects.shape import DIALECT
from lamina.ir.attribute import Type

if TYPE_CHECKING:
    from lamina.asm.parser import Parser
    from lamina.asm.printer import Printer


class _ShapeDialectType(Type):
    """A type that is one word. Constraints name it by an empty summary, as MLIR does."""

    __slots__ = ()
    dialect_name = "shape"
    summary = ""

    @classmethod
    def parse_parameters(cls, parser: Parser) -> Self:
        return cls()

    def print_parameters(self, printer: Printer) -> None:
        """Prints nothing: there are no parameters."""


class ShapeType(_ShapeDialectType):
    """``!shape.shape``: a shape, possibly unranked, with unknown extents, or invalid."""

    __slots__ = ()
    mnemonic = "shape"


class SizeType(_ShapeDialectType):
    """``!shape.size``: an extent, possibly unknown or invalid."""

    __slots__ = ()
    mnemonic = "size"


class ValueShapeType(_ShapeDialectType):
    """``!shape.value_shape``: a value together with a shape, either possibly unknown."""

    __slots__ = ()
    mnemonic = "value_shape"


class WitnessType(_ShapeDialectType):
    """``!shape.witness``: evidence that a constraint on shapes holds."""

    __slots__ = ()
    mnemonic = "witness"


for _cls in (ShapeType, SizeType, ValueShapeType, WitnessType):
    DIALECT.register_type(_cls)
