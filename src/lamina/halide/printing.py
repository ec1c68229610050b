"""``print`` and ``print_when``: values that are shown when they are computed."""

from __future__ import annotations

import itertools
from collections.abc import Sequence

from lamina.halide.errors import HalideError
from lamina.halide.expr import Const, Expr, Operand, binary, expr
from lamina.halide.types import Bool

_numbers = itertools.count()


class Print(Expr):
    """Its first argument, printed with the others and with texts in between if the last one,
    a condition, holds. ``parts`` are texts, and None for an argument."""

    __slots__ = ("parts", "arguments", "label")

    def __init__(self, parts: Sequence[str | None], arguments: Sequence[Expr], label: str | None = None) -> None:
        super().__init__(arguments[0].type())
        self.parts, self.arguments = tuple(parts), tuple(arguments)
        self.label = f"print{next(_numbers)}" if label is None else label

    @property
    def children(self) -> tuple[Expr, ...]:
        return self.arguments

    def with_children(self, children: Sequence[Expr]) -> Expr:
        return Print(self.parts, children, self.label)


def print(value: Operand, *more: Operand | str) -> Expr:
    """Returns the value, which is printed to standard output when it is computed, followed by the other arguments:
    expressions and texts, separated by spaces. The stage that computes it runs as plain loops, in order."""
    return _printed(Const(Bool(), 1), value, more)


def print_when(condition: Operand, value: Operand, *more: Operand | str) -> Expr:
    """Like `print`, but only prints if a condition holds."""
    given = expr(condition)
    return _printed(given if given.type().is_bool() else binary("ne", given, 0), value, more)


def _printed(condition: Expr, value: Operand, more: Sequence[Operand | str]) -> Expr:
    if isinstance(value, str):
        raise HalideError("print() returns its first argument, which must be an expression; texts follow it")
    parts: list[str | None] = [None]
    arguments = [expr(value)]
    for item in more:
        parts.append(" ")
        if isinstance(item, str):
            parts.append(item)
        else:
            parts.append(None)
            arguments.append(expr(item))
    return Print([*parts, "\n"], [*arguments, condition])
