"""The ranges of sums, products, quotients, bit operations and shifts, shared by arith and index."""

from __future__ import annotations

from collections.abc import Callable

from lamina.interfaces.integer_ranges import (
    IntegerRange,
    from_bounds,
    from_corners,
    from_ends,
    from_signed,
    from_unsigned,
    full_range,
)

Inference = Callable[[IntegerRange, IntegerRange], IntegerRange]


def _fit(value: int, width: int, signed: bool, saturate: bool = False) -> int | None:
    """Returns a number within the range of the width: itself, else the nearest if ``saturate``, else None."""
    everything = full_range(width)
    low, high = (
        (everything.signed_low, everything.signed_high)
        if signed
        else (everything.unsigned_low, everything.unsigned_high)
    )
    if low <= value <= high:
        return value
    return max(low, min(value, high)) if saturate else None


def add(left: IntegerRange, right: IntegerRange, nsw: bool = False, nuw: bool = False) -> IntegerRange:
    width = left.width
    unsigned = from_ends(
        _fit(left.unsigned_low + right.unsigned_low, width, False, nuw),
        _fit(left.unsigned_high + right.unsigned_high, width, False, nuw),
        width,
        signed=False,
    )
    signed = from_ends(
        _fit(left.signed_low + right.signed_low, width, True, nsw),
        _fit(left.signed_high + right.signed_high, width, True, nsw),
        width,
        signed=True,
    )
    return unsigned.intersection(signed)


def subtract(left: IntegerRange, right: IntegerRange, nsw: bool = False, nuw: bool = False) -> IntegerRange:
    width = left.width
    unsigned = from_ends(
        _fit(left.unsigned_low - right.unsigned_high, width, False, nuw),
        _fit(left.unsigned_high - right.unsigned_low, width, False, nuw),
        width,
        signed=False,
    )
    signed = from_ends(
        _fit(left.signed_low - right.signed_high, width, True, nsw),
        _fit(left.signed_high - right.signed_low, width, True, nsw),
        width,
        signed=True,
    )
    return unsigned.intersection(signed)


def _unsigned_corners(values: IntegerRange) -> tuple[int, int]:
    return values.unsigned_low, values.unsigned_high


def _signed_corners(values: IntegerRange) -> tuple[int, int]:
    return values.signed_low, values.signed_high


def multiply(left: IntegerRange, right: IntegerRange, nsw: bool = False, nuw: bool = False) -> IntegerRange:
    width = left.width
    unsigned = from_corners(
        lambda a, b: _fit(a * b, width, False, nuw), _unsigned_corners(left), _unsigned_corners(right), width, False
    )
    signed = from_corners(
        lambda a, b: _fit(a * b, width, True, nsw), _signed_corners(left), _signed_corners(right), width, True
    )
    return unsigned.intersection(signed)


# ---- Quotients and remainders


def _divide_unsigned(left: IntegerRange, right: IntegerRange, round_up: bool) -> IntegerRange:
    width = left.width
    if right.unsigned_low:
        return from_corners(
            lambda a, b: _fit(-(-a // b) if round_up else a // b, width, False),
            _unsigned_corners(left),
            _unsigned_corners(right),
            width,
            signed=False,
        )
    low = left.unsigned_low // right.unsigned_high if right.unsigned_high and (
        left.unsigned_low >= right.unsigned_high
    ) else 0
    return from_unsigned(low, left.unsigned_high, width)


def divide_unsigned(left: IntegerRange, right: IntegerRange) -> IntegerRange:
    return _divide_unsigned(left, right, round_up=False)


def divide_up_unsigned(left: IntegerRange, right: IntegerRange) -> IntegerRange:
    return _divide_unsigned(left, right, round_up=True)


def _divide_signed(
    left: IntegerRange, right: IntegerRange, quotient: Callable[[int, int], int]
) -> IntegerRange:
    width = left.width
    if right.signed_low <= 0 <= right.signed_high:
        return full_range(width)
    return from_corners(
        lambda a, b: _fit(quotient(a, b), width, True), _signed_corners(left), _signed_corners(right), width, True
    )


def _towards_zero(left: int, right: int) -> int:
    magnitude = abs(left) // abs(right)
    return magnitude if (left < 0) == (right < 0) else -magnitude


def divide_signed(left: IntegerRange, right: IntegerRange) -> IntegerRange:
    return _divide_signed(left, right, _towards_zero)


def divide_up_signed(left: IntegerRange, right: IntegerRange) -> IntegerRange:
    return _divide_signed(left, right, lambda a, b: -(-a // b))


def divide_down_signed(left: IntegerRange, right: IntegerRange) -> IntegerRange:
    return _divide_signed(left, right, lambda a, b: a // b)


def remainder_signed(left: IntegerRange, right: IntegerRange) -> IntegerRange:
    """Smaller than the divisor, with the sign of the dividend; exact where the dividends pass no multiple."""
    width = left.width
    if right.signed_low <= 0 <= right.signed_high:
        return full_range(width)
    divisor = right.signed_high if right.signed_low > 0 else abs(right.signed_low)
    low = -(divisor - 1) if left.signed_low < 0 else 0
    high = divisor - 1 if left.signed_high > 0 else 0
    if right.signed_low == right.signed_high and left.signed_high - left.signed_low < divisor:
        first, last = (
            bound - divisor * _towards_zero(bound, divisor) for bound in (left.signed_low, left.signed_high)
        )
        if first <= last:
            low, high = first, last
    return from_signed(low, high, width)


def remainder_unsigned(left: IntegerRange, right: IntegerRange) -> IntegerRange:
    """Smaller than the divisor and not larger than the dividend."""
    width = left.width
    divisor = right.unsigned_high
    low, high = 0, min((divisor - 1) & ((1 << width) - 1), left.unsigned_high)
    if right.unsigned_low and right.unsigned_low == divisor and left.unsigned_high - left.unsigned_low < divisor:
        first, last = left.unsigned_low % divisor, left.unsigned_high % divisor
        if first <= last:
            low, high = first, last
    return from_unsigned(low, high, width)


# ---- Minimum and maximum


def extreme(choose: Callable[[int, int], int], signed: bool) -> Inference:
    """Returns the inference of ``min`` or ``max``."""

    def infer(left: IntegerRange, right: IntegerRange) -> IntegerRange:
        if signed:
            low, high = choose(left.signed_low, right.signed_low), choose(left.signed_high, right.signed_high)
        else:
            low, high = choose(left.unsigned_low, right.unsigned_low), choose(left.unsigned_high, right.unsigned_high)
        return from_bounds(low, high, left.width, signed)

    return infer


# ---- Bits


def _varying(values: IntegerRange) -> int:
    """Returns a mask of the bits that vary within the range."""
    return (1 << (values.unsigned_low ^ values.unsigned_high).bit_length()) - 1


def bitwise_and(left: IntegerRange, right: IntegerRange) -> IntegerRange:
    zeros = [values.unsigned_low & ~_varying(values) for values in (left, right)]
    ones = [values.unsigned_high | _varying(values) for values in (left, right)]
    return from_unsigned(zeros[0] & zeros[1], ones[0] & ones[1], left.width)


def bitwise_or(left: IntegerRange, right: IntegerRange) -> IntegerRange:
    zeros = [values.unsigned_low & ~_varying(values) for values in (left, right)]
    ones = [values.unsigned_high | _varying(values) for values in (left, right)]
    return from_unsigned(zeros[0] | zeros[1], ones[0] | ones[1], left.width)


def bitwise_xor(left: IntegerRange, right: IntegerRange) -> IntegerRange:
    varying = _varying(left) | _varying(right)
    fixed = (left.unsigned_low ^ right.unsigned_low) & ~varying
    return from_unsigned(fixed, fixed | varying, left.width)


# ---- Shifts


def shift_left(left: IntegerRange, right: IntegerRange, nsw: bool = False, nuw: bool = False) -> IntegerRange:
    width = left.width

    def shift(signed: bool, saturate: bool) -> Callable[[int, int], int | None]:
        def step(value: int, amount: int) -> int | None:
            if amount >= width:
                if not saturate:
                    return None
                everything = full_range(width)
                if not signed:
                    return everything.unsigned_high
                return everything.signed_low if value < 0 else everything.signed_high
            return _fit(value << amount, width, signed, saturate)

        return step

    amounts = _unsigned_corners(right)
    unsigned = from_corners(shift(False, nuw), _unsigned_corners(left), amounts, width, False)
    signed = from_corners(shift(True, nsw), _signed_corners(left), amounts, width, True)
    return unsigned.intersection(signed)


def shift_right_signed(left: IntegerRange, right: IntegerRange) -> IntegerRange:
    width = left.width
    return from_corners(
        lambda value, amount: None if amount >= width else value >> amount,
        _signed_corners(left),
        _unsigned_corners(right),
        width,
        signed=True,
    )


def shift_right_unsigned(left: IntegerRange, right: IntegerRange) -> IntegerRange:
    width = left.width
    return from_corners(
        lambda value, amount: None if amount >= width else value >> amount,
        _unsigned_corners(left),
        _unsigned_corners(right),
        width,
        signed=False,
    )
