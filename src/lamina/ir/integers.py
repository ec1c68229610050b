"""Decimal conversion of integers of any length.

MLIR's integers have up to sixteen million bits. Python rejects texts beyond a few thousand digits because its own
conversions take quadratic time; these take little more than a multiplication.
"""

from __future__ import annotations

import decimal
import sys
import threading

_DIGITS = 4000
_BITS = 13000  # fewer than _DIGITS digits


def decimal_text(value: int) -> str:
    """Returns the decimal digits of an integer."""
    if value.bit_length() < _BITS:
        return str(value)
    with decimal.localcontext() as context:
        context.prec = decimal.MAX_PREC
        context.Emax = decimal.MAX_EMAX
        context.traps[decimal.Inexact] = True
        digits = str(_as_decimal(abs(value), value.bit_length()))
    return f"-{digits}" if value < 0 else digits


def _as_decimal(value: int, bits: int) -> decimal.Decimal:
    if bits < _BITS:
        return decimal.Decimal(value)
    half = bits // 2
    high = value >> half
    low = value - (high << half)
    return _as_decimal(high, bits - half) * decimal.Decimal(2) ** half + _as_decimal(low, half)


def decimal_value(text: str) -> int:
    """Parses optionally signed decimal digits. Raises ValueError."""
    if len(text) <= _DIGITS:
        return int(text)
    digits = text[1:] if text[0] in "+-" else text
    if not digits.isdecimal():
        raise ValueError(f"expected decimal digits, got {text[:20]!r}...")
    value = _value(digits, {})
    return -value if text[0] == "-" else value


def _value(digits: str, powers: dict[int, int]) -> int:
    if len(digits) <= _DIGITS:
        return int(digits)
    low = len(digits) // 2
    if low not in powers:
        powers[low] = 5**low
    middle = len(digits) - low
    return (_value(digits[:middle], powers) * powers[low] << low) + _value(digits[middle:], powers)


_lock = threading.Lock()
_inside = 0
_limit = 0


class long_integers:
    """Lifts the limit of Python's own conversions, as used in messages, within the block. The limit is per process: it
    is restored when the last thread leaves its block.
    """

    __slots__ = ()

    def __enter__(self) -> None:
        global _inside, _limit
        with _lock:
            if not _inside:
                _limit = sys.get_int_max_str_digits()
                sys.set_int_max_str_digits(0)
            _inside += 1

    def __exit__(self, *exception: object) -> None:
        global _inside
        with _lock:
            _inside -= 1
            if not _inside:
                sys.set_int_max_str_digits(_limit)
