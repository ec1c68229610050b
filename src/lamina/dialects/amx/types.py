"""The type of the amx dialect."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Self

from lamina.define import type_definition
from lamina.ir.attribute import InvalidParameters, Type
from lamina.ir.types import DYNAMIC, FloatType, IntegerType, ShapedType, bf16, f16, f32

if TYPE_CHECKING:
    from lamina.asm.parser import Parser
    from lamina.asm.printer import Printer

ELEMENTS: tuple[Type, ...] = (f32, f16, bf16, IntegerType(32), IntegerType(8))
"""The element types of tiles."""


@type_definition
class TileType(ShapedType):
    """``!amx.tile<16x64xi8>``: a register of up to 16 rows of up to 64 bytes."""

    __slots__ = ("shape", "element_type")
    dialect_name = "amx"
    mnemonic = "tile"
    shape: tuple[int, ...]
    element_type: IntegerType | FloatType

    def __new__(cls, shape: Sequence[int], element_type: Type) -> Self:
        return cls._unique(tuple(shape), element_type)

    def verify(self) -> None:
        if self.element_type not in ELEMENTS:
            raise InvalidParameters(
                "failed to verify 'elementType': 32-bit float or 16-bit float or bfloat16 type or 32-bit signless "
                "integer or 8-bit signless integer"
            )

    @classmethod
    def parse_parameters(cls, parser: Parser) -> Self:
        mnemonic = parser.start - len(cls.mnemonic)
        parser.expect("<")
        start = parser.start
        shape = parser.parse_dimension_list()
        if DYNAMIC in shape:
            raise parser.error("expected static shape", start)
        element = parser.parse_type()
        parser.expect(">")
        try:
            return cls(shape, element)
        except InvalidParameters as problem:
            raise parser.error(str(problem), mnemonic) from None

    def print_parameters(self, printer: Printer) -> None:
        printer.write(f"<{''.join(f'{size}x' for size in self.shape)}")
        printer.print_type(self.element_type)
        printer.write(">")

    @property
    def rows(self) -> int:
        return self.shape[0]

    @property
    def row_bytes(self) -> int:
        """The bytes of a row."""
        return self.shape[1] * self.element_type.width // 8
