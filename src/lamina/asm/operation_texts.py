"""Text of single operations, names of values, and positions of operations in the text."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from lamina.asm.naming import Naming
from lamina.asm.printer import Printer, PrintingFlags, naming_for, or_generic, print_whole
from lamina.ir.operation import Operation
from lamina.ir.value import Value


def operation_describer(root: Operation, **options: Any) -> Callable[[Operation], str]:
    """Returns a function that prints single operations within ``root``, whose values keep their current names even if
    the IR changes. Options are those of PrintingFlags.
    """
    flags = PrintingFlags(**options)
    naming = or_generic(flags, lambda: naming_for(root, flags))

    def describe(operation: Operation) -> str:
        return or_generic(flags, lambda: "".join(print_whole(Printer(flags, naming), operation)))

    return describe


def value_namer(root: Operation) -> Callable[[Value], str]:
    """Returns a function from values within ``root`` to their printed names."""
    flags = PrintingFlags()
    return Printer(flags, or_generic(flags, lambda: naming_for(root, flags))).value_name


class _PositionPrinter(Printer):
    """Records for each operation the length of the output before it, and its indentation."""

    def __init__(self, flags: PrintingFlags, naming: Naming) -> None:
        super().__init__(flags, naming)
        self.starts: list[tuple[Operation, int, int]] = []

    def print_operation(self, operation: Operation) -> None:
        self.starts.append((operation, len(self.out), len(self.indentation)))
        super().print_operation(operation)


def operation_text_with_positions(
    operation: Operation, **options: Any
) -> tuple[str, list[tuple[Operation, int, int]]]:
    """Like operation_text, with the line (from 1) and the indentation of each operation in the text."""
    flags = PrintingFlags(**options)

    def printed() -> tuple[_PositionPrinter, tuple[str, str, str]]:
        printer = _PositionPrinter(flags, naming_for(operation, flags))
        return printer, print_whole(printer, operation)

    printer, (header, body, footer) = or_generic(flags, printed)
    line, written = 1 + header.count("\n"), 0
    positions = []
    for inner, start, column in printer.starts:
        line += sum(piece.count("\n") for piece in printer.out[written:start])
        written = start
        positions.append((inner, line, column))
    return header + body + footer, positions
