"""Sizes: numbers that may only be known when a program runs.

A Number is an int, or a Size: a sum of symbols (the extents of images and outputs) with integer factors. Symbols are at
least 1 and at most ``MOST``. What is decided while a program is built is decided for all their values: ``at_least``
is true only if it always holds, and minima and maxima of undecided numbers become symbols themselves.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

MOST = (1 << 31) - 1
"""The largest extent."""
MUCH = 1 << 40
"""What schedules take an unknown extent for; extents derived from it are larger than any real one."""


@dataclass(frozen=True)
class Symbol:
    """The extent of a dimension of an argument; ``argument`` numbers it among the arguments of the program."""

    argument: int
    dimension: int


@dataclass(frozen=True)
class Compound:
    """``kind`` is max, min, or div (rounding down, by a positive number)."""

    kind: str
    left: Number
    right: Number


Atom: TypeAlias = Symbol | Compound


@dataclass(frozen=True)
class Size:
    """A sum of atoms with factors other than 0, and a constant."""

    terms: tuple[tuple[Atom, int], ...]
    constant: int

    def __add__(self, other: Number) -> Number:
        return _sum(self, other, 1)

    def __radd__(self, other: int) -> Number:
        return _sum(self, other, 1)

    def __sub__(self, other: Number) -> Number:
        return _sum(self, other, -1)

    def __rsub__(self, other: int) -> Number:
        return _sum(other, self, -1)

    def __mul__(self, factor: int) -> Number:
        if not factor:
            return 0
        return Size(tuple((atom, number * factor) for atom, number in self.terms), self.constant * factor)

    __rmul__ = __mul__

    def __neg__(self) -> Number:
        return self * -1

    def __repr__(self) -> str:
        return text_of_number(self)


Number: TypeAlias = int | Size


def symbol_size(argument: int, dimension: int) -> Size:
    """Returns the extent of a dimension of an argument."""
    return Size(((Symbol(argument, dimension), 1),), 0)


def _sum(left: Number, right: Number, factor: int) -> Number:
    terms: dict[Atom, int] = {}
    constant = 0
    for number, times in ((left, 1), (right, factor)):
        if isinstance(number, int):
            constant += times * number
            continue
        constant += times * number.constant
        for atom, count in number.terms:
            terms[atom] = terms.get(atom, 0) + times * count
    kept = tuple(sorted(((atom, count) for atom, count in terms.items() if count), key=repr))
    return Size(kept, constant) if kept else constant


# ---- What is known of all values


def lower_end(number: Number) -> int:
    """Returns a number that is never larger."""
    return _end(number, 0)


def upper_end(number: Number) -> int:
    """Returns a number that is never smaller."""
    return _end(number, 1)


def _end(number: Number, side: int) -> int:
    if isinstance(number, int):
        return number
    return number.constant + sum(
        factor * _atom_ends(atom)[side if factor > 0 else 1 - side] for atom, factor in number.terms
    )


def _atom_ends(atom: Atom) -> tuple[int, int]:
    if isinstance(atom, Symbol):
        return 1, MOST
    left, right = ((lower_end(side), upper_end(side)) for side in (atom.left, atom.right))
    if atom.kind == "div":
        return left[0] // right[0], left[1] // right[0]
    pick = max if atom.kind == "max" else min
    return pick(left[0], right[0]), pick(left[1], right[1])


def at_least(left: Number, right: Number) -> bool:
    """True if ``left >= right`` always holds."""
    if lower_end(left - right) >= 0:
        return True
    for number, kind, other_holds in (
        (left, "max", any), (left, "min", all), (right, "max", all), (right, "min", any)
    ):  # fmt: skip
        parts = _parts(number, kind)
        if parts and other_holds(at_least(part, right) if number is left else at_least(left, part) for part in parts):
            return True
    return False


def _parts(number: Number, kind: str) -> tuple[Number, ...]:
    """Returns what a maximum or minimum, plus a constant, is one of."""
    if isinstance(number, int) or len(number.terms) != 1:
        return ()
    ((atom, factor),) = number.terms
    if not isinstance(atom, Compound) or atom.kind != kind or factor != 1:
        return ()
    return atom.left + number.constant, atom.right + number.constant


def least(left: Number, right: Number) -> Number:
    """Returns the minimum."""
    if at_least(right, left):
        return left
    return right if at_least(left, right) else Size(((Compound("min", left, right), 1),), 0)


def greatest(left: Number, right: Number) -> Number:
    """Returns the maximum."""
    if at_least(left, right):
        return left
    return right if at_least(right, left) else Size(((Compound("max", left, right), 1),), 0)


def divided(number: Number, divisor: int) -> Number:
    """Returns the quotient by a positive number, rounded down."""
    if isinstance(number, int):
        return number // divisor
    if all(factor % divisor == 0 for _, factor in number.terms):
        whole = Size(tuple((atom, factor // divisor) for atom, factor in number.terms), 0)
        return whole + number.constant // divisor
    return Size(((Compound("div", number, divisor), 1),), 0)


def rounded_up(number: Number, factor: int) -> Number:
    """Returns the next multiple."""
    return divided(number + (factor - 1), factor) * factor


# ---- For given values


def nominal(number: Number) -> int:
    """Returns the number that schedules take it for."""
    return number if isinstance(number, int) else _value(number, lambda symbol: MUCH)


def is_unknown(extent: int) -> bool:
    """True if schedules took a size of the run time for this extent."""
    return extent >= MUCH >> 8


def _value(number: Number, symbol_value: Callable[[Symbol], int]) -> int:
    if isinstance(number, int):
        return number
    return number.constant + sum(factor * _atom_value(atom, symbol_value) for atom, factor in number.terms)


def _atom_value(atom: Atom, symbol_value: Callable[[Symbol], int]) -> int:
    if isinstance(atom, Symbol):
        return symbol_value(atom)
    left, right = _value(atom.left, symbol_value), _value(atom.right, symbol_value)
    if atom.kind == "div":
        return left // right
    return max(left, right) if atom.kind == "max" else min(left, right)


def text_of_number(number: Number) -> str:
    """Returns a number as text for messages: ``n0.1 + 2`` (dimension 1 of argument 0)."""
    if isinstance(number, int):
        return str(number)
    shown = [(f"{factor} * " if factor != 1 else "") + _atom_text(atom) for atom, factor in number.terms]
    return " + ".join([*shown, str(number.constant)] if number.constant else shown)


def _atom_text(atom: Atom) -> str:
    if isinstance(atom, Symbol):
        return f"n{atom.argument}.{atom.dimension}"
    left, right = text_of_number(atom.left), text_of_number(atom.right)
    return f"({left}) / {right}" if atom.kind == "div" else f"{atom.kind}({left}, {right})"
