"""AMD's GPUs: the syntax of sizes, and the rules of what moves data and multiplies matrices."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lamina.ir.attribute import Attribute
from lamina.ir.attributes import IntegerAttr
from lamina.ir.operation import Operation
from lamina.ir.types import i32
from lamina.plugins import directive

if TYPE_CHECKING:
    from lamina.asm.parser import Parser
    from lamina.asm.printer import Printer


@directive("MNKDimensionList")
def parse_sizes(parser: Parser) -> tuple[Attribute, ...]:
    """`16x16x32`."""
    offset = parser.start
    sizes = parser.parse_dimension_list(allow_dynamic=False, with_trailing_x=False)
    if len(sizes) != 3:
        parser.custom_error(f"expected 3 dimensions in MNK dimension list, got {len(sizes)}", offset)
    return tuple(IntegerAttr(i32, size) for size in sizes)


@directive("MNKDimensionList")
def print_sizes(printer: Printer, op: Operation, m: IntegerAttr, n: IntegerAttr, k: IntegerAttr) -> None:
    printer.write(f"{m.value}x{n.value}x{k.value}")
