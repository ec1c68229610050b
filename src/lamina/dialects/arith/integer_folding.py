"""The calculations of integer operations.

Arguments are two numbers as stored in attributes and the width in bits; None means that the result is undefined or
needs more bits in between, and the operation does not fold.
"""

from __future__ import annotations

import operator
from collections.abc import Callable

from lamina.dialects.arith.constant_folding import fits_signed, signed, unsigned

Calculation = Callable[[int, int, int], "int | None"]


def divide_unsigned(left: int, right: int, width: int) -> int | None:
    right = unsigned(right, width)
    return unsigned(left, width) // right if right else None


def remainder_unsigned(left: int, right: int, width: int) -> int | None:
    right = unsigned(right, width)
    return unsigned(left, width) % right if right else None


def divide_up_unsigned(left: int, right: int, width: int) -> int | None:
    left, right = unsigned(left, width), unsigned(right, width)
    return -(-left // right) if right else None


def truncated_quotient(left: int, right: int) -> int:
    """Returns the quotient rounded towards zero."""
    quotient = abs(left) // abs(right)
    return quotient if (left < 0) == (right < 0) else -quotient


def divide_signed(left: int, right: int, width: int) -> int | None:
    left, right = signed(left, width), signed(right, width)
    if not right:
        return None
    quotient = truncated_quotient(left, right)
    return quotient if fits_signed(quotient, width) else None


def remainder_signed(left: int, right: int, width: int) -> int | None:
    left, right = signed(left, width), signed(right, width)
    return left - right * truncated_quotient(left, right) if right else None


def divide_down_signed(left: int, right: int, width: int) -> int | None:
    left, right = signed(left, width), signed(right, width)
    if not right:
        return None
    quotient = left // right
    return quotient if fits_signed(quotient, width) else None


def divide_up_signed(left: int, right: int, width: int) -> int | None:
    """The negations on the way must not overflow."""
    left, right = signed(left, width), signed(right, width)
    if not right:
        return None
    if not left:
        return 0
    least = -(1 << (width - 1))
    if right == least or (left == least and (left < 0)):
        return None
    quotient = -(-left // right)
    return quotient if fits_signed(quotient, width) else None


def shift_left(left: int, right: int, width: int) -> int:
    right = unsigned(right, width)
    return left << right if right < width else 0


def shift_right_unsigned(left: int, right: int, width: int) -> int:
    return unsigned(left, width) >> min(unsigned(right, width), width)


def shift_right_signed(left: int, right: int, width: int) -> int:
    return signed(left, width) >> min(unsigned(right, width), width)


def maximum_signed(left: int, right: int, width: int) -> int:
    return max(signed(left, width), signed(right, width))


def minimum_signed(left: int, right: int, width: int) -> int:
    return min(signed(left, width), signed(right, width))


def maximum_unsigned(left: int, right: int, width: int) -> int:
    return max(unsigned(left, width), unsigned(right, width))


def minimum_unsigned(left: int, right: int, width: int) -> int:
    return min(unsigned(left, width), unsigned(right, width))


def high_signed(left: int, right: int, width: int) -> int:
    """Returns the upper half of the product."""
    return signed(left, width) * signed(right, width) >> width


def high_unsigned(left: int, right: int, width: int) -> int:
    return unsigned(left, width) * unsigned(right, width) >> width


_SIGNED: dict[str, Callable[[int, int], bool]] = {
    "eq": operator.eq,
    "ne": operator.ne,
    "slt": operator.lt,
    "sle": operator.le,
    "sgt": operator.gt,
    "sge": operator.ge,
}
_UNSIGNED: dict[str, Callable[[int, int], bool]] = {
    "ult": operator.lt,
    "ule": operator.le,
    "ugt": operator.gt,
    "uge": operator.ge,
}


def comparison(predicate: str) -> Callable[[int, int, int], int]:
    """Returns the calculation for a predicate such as ``slt``."""
    unsigned_test = _UNSIGNED.get(predicate)
    if unsigned_test is not None:
        test = unsigned_test
        return lambda left, right, width: int(test(unsigned(left, width), unsigned(right, width)))
    signed_test = _SIGNED[predicate]
    return lambda left, right, width: int(signed_test(signed(left, width), signed(right, width)))


HOLDS_FOR_EQUAL = frozenset(("eq", "sle", "sge", "ule", "uge"))
"""The predicates that hold between equal numbers."""

SWAPPED = {
    "eq": "eq",
    "ne": "ne",
    "slt": "sgt",
    "sgt": "slt",
    "sle": "sge",
    "sge": "sle",
    "ult": "ugt",
    "ugt": "ult",
    "ule": "uge",
    "uge": "ule",
}
"""The predicate for swapped operands."""

NEGATED = {
    "eq": "ne",
    "ne": "eq",
    "slt": "sge",
    "sge": "slt",
    "sle": "sgt",
    "sgt": "sle",
    "ult": "uge",
    "uge": "ult",
    "ule": "ugt",
    "ugt": "ule",
}
"""The inverse predicate."""
