"""Floating-point formats as bit patterns: encoding, decoding and text, exactly.

Arithmetic is on Python integers, so the same code handles every format of lamina.ir.types.FLOAT_FORMATS, including
f80 and f128; f32 and f64 take a fast path through struct. Rounding is to nearest, ties to even.
"""

from __future__ import annotations

import math
import struct
from fractions import Fraction
from functools import cache, lru_cache

from lamina.ir.types import FLOAT_FORMATS

# The encoding of infinity and NaN in a format.
IEEE = "ieee"  # as IEEE 754
NAN_ONLY = "nan-only"  # no infinity, NaN is all ones (…FN)
UNSIGNED_ZERO = "unsigned-zero"  # no infinity, no -0, NaN is the bit pattern of -0 (…FNUZ)
FINITE = "finite"  # neither infinity nor NaN
POWERS = "powers"  # f8E8M0FNU: only an exponent, NaN is all ones

_KIND = {
    "f4E2M1FN": FINITE,
    "f6E2M3FN": FINITE,
    "f6E3M2FN": FINITE,
    "f8E4M3FN": NAN_ONLY,
    "f8E5M2FNUZ": UNSIGNED_ZERO,
    "f8E4M3FNUZ": UNSIGNED_ZERO,
    "f8E4M3B11FNUZ": UNSIGNED_ZERO,
    "f8E8M0FNU": POWERS,
}

# Formats with numbers that a double does not hold.
BEYOND_DOUBLE = ("f80", "f128")


class Format:
    """The parameters of a format: ``mantissa`` and ``exponent`` field widths, exponent range."""

    __slots__ = ("name", "width", "mantissa", "exponent", "minimum", "maximum", "kind", "explicit_one")

    def __init__(self, name: str) -> None:
        self.name = name
        self.width, self.mantissa, self.minimum, self.maximum = FLOAT_FORMATS[name]
        self.kind = _KIND.get(name, IEEE)
        # f80 stores the leading 1 of the significand explicitly.
        self.explicit_one = name == "f80"
        self.exponent = self.width - (0 if self.kind == POWERS else 1) - self.mantissa - (1 if self.explicit_one else 0)

    @property
    def sign_bit(self) -> int:
        return 0 if self.kind == POWERS else 1 << (self.width - 1)

    @property
    def nan_bits(self) -> int:
        if self.kind == UNSIGNED_ZERO:
            return self.sign_bit
        if self.kind in (NAN_ONLY, POWERS):
            return (1 << (self.width if self.kind == POWERS else self.width - 1)) - 1
        exponent = ((1 << self.exponent) - 1) << (self.width - 1 - self.exponent)
        if self.explicit_one:
            return exponent | (3 << 62)
        return exponent | (1 << (self.mantissa - 1))

    @property
    def infinity_bits(self) -> int:
        exponent = ((1 << self.exponent) - 1) << (self.width - 1 - self.exponent)
        return exponent | (1 << 63 if self.explicit_one else 0)

    def overflow_bits(self, sign: int) -> int:
        """Returns the result of overflow."""
        if self.kind == IEEE:
            return sign | self.infinity_bits
        if self.kind == FINITE:
            return sign | ((1 << (self.width - 1)) - 1)
        return self.nan_bits if self.kind != NAN_ONLY else sign | self.nan_bits


@cache
def float_format(name: str) -> Format:
    return Format(name)


_STRUCT = {"f32": ("<f", "<I"), "f64": ("<d", "<Q"), "f16": ("<e", "<H")}


def encode(value: float, name: str) -> int:
    """Returns the bit pattern of the value of the format nearest to a Python float."""
    if name == "f64":
        return int.from_bytes(struct.pack("<d", value), "little")
    if value != value:
        negative = math.copysign(1.0, value) < 0
        format = float_format(name)
        return format.nan_bits | (format.sign_bit if negative and format.kind in (IEEE, NAN_ONLY) else 0)
    if name == "f32":
        try:
            return int.from_bytes(struct.pack("<f", value), "little")
        except OverflowError:
            return 0x7F800000 if value > 0 else 0xFF800000
    if math.isinf(value):
        format = float_format(name)
        return format.overflow_bits(format.sign_bit if value < 0 else 0)
    return encode_exact(Fraction(value), name, negative=math.copysign(1.0, value) < 0)


def encode_exact(value: Fraction, name: str, negative: bool = False) -> int:
    """Returns the bit pattern nearest to an exact number; ``negative`` gives the sign of a zero."""
    format = float_format(name)
    sign = format.sign_bit if value < 0 or (value == 0 and negative) else 0
    magnitude = abs(value)
    if format.kind == POWERS:
        return _encode_power(magnitude, format, value < 0)
    if magnitude == 0:
        return 0 if format.kind == UNSIGNED_ZERO else sign
    exponent = _floor_log2(magnitude)
    scale = max(exponent, format.minimum) - format.mantissa
    significand = _round_half_even(magnitude / Fraction(2) ** scale)
    if significand >> (format.mantissa + 1):
        significand >>= 1
        scale += 1
    exponent = scale + format.mantissa
    largest = (1 << (format.mantissa + 1)) - 1
    if format.kind == NAN_ONLY and exponent == format.maximum and significand == largest:
        return format.overflow_bits(sign)
    if exponent > format.maximum:
        return format.overflow_bits(sign)
    if significand == 0:
        return 0 if format.kind == UNSIGNED_ZERO else sign
    hidden = 1 << format.mantissa
    if significand < hidden:
        return sign | significand
    field = exponent - format.minimum + 1
    if format.explicit_one:
        return sign | (field << 64) | significand
    return sign | (field << format.mantissa) | (significand - hidden)


def _encode_power(magnitude: Fraction, format: Format, negative: bool) -> int:
    if negative or magnitude == 0:
        return format.nan_bits if negative else 0
    exponent = _floor_log2(magnitude)
    rest = magnitude / Fraction(2) ** exponent
    if rest > Fraction(3, 2) or (rest == Fraction(3, 2) and (exponent - format.minimum) % 2 == 1):
        exponent += 1
    if exponent > format.maximum:
        return format.nan_bits
    return max(exponent - format.minimum, 0)


def _floor_log2(value: Fraction) -> int:
    guess = value.numerator.bit_length() - value.denominator.bit_length()
    return guess if Fraction(2) ** guess <= value else guess - 1


def _round_half_even(value: Fraction) -> int:
    floor, rest = divmod(value.numerator, value.denominator)
    twice = 2 * rest
    if twice > value.denominator or (twice == value.denominator and floor & 1):
        return floor + 1
    return floor


def classify(bits: int, name: str) -> str:
    """``nan``, ``inf`` or ``finite``."""
    format = float_format(name)
    magnitude = bits & ~format.sign_bit
    if format.kind == FINITE:
        return "finite"
    if format.kind == UNSIGNED_ZERO:
        return "nan" if bits == format.nan_bits else "finite"
    if format.kind in (NAN_ONLY, POWERS):
        return "nan" if magnitude == format.nan_bits else "finite"
    field = (magnitude >> (format.width - 1 - format.exponent)) & ((1 << format.exponent) - 1)
    if field != (1 << format.exponent) - 1:
        return "finite"
    fraction = magnitude & ((1 << format.mantissa) - 1)
    return "nan" if fraction else "inf"


def decode_exact(bits: int, name: str) -> Fraction:
    """Returns the exact value of a finite pattern."""
    format = float_format(name)
    if format.kind == POWERS:
        return Fraction(2) ** (bits + format.minimum)
    magnitude = bits & ~format.sign_bit
    if format.explicit_one:
        field, significand = magnitude >> 64, magnitude & ((1 << 64) - 1)
    else:
        field, significand = magnitude >> format.mantissa, magnitude & ((1 << format.mantissa) - 1)
        if field:
            significand |= 1 << format.mantissa
    exponent = max(field, 1) + format.minimum - 1 - format.mantissa
    value = Fraction(significand) * Fraction(2) ** exponent
    return -value if bits & format.sign_bit else value


def decode(bits: int, name: str) -> float:
    """Decodes the value as a Python float, rounded to nearest for f80 and f128."""
    if name in _STRUCT:
        floating, integer = _STRUCT[name]
        return float(struct.unpack(floating, struct.pack(integer, bits))[0])
    format = float_format(name)
    negative = bool(bits & format.sign_bit)
    kind = classify(bits, name)
    if kind == "nan":
        return math.nan
    if kind == "inf":
        return -math.inf if negative else math.inf
    exact = decode_exact(bits, name)
    if exact == 0:
        return -0.0 if negative else 0.0
    try:
        return float(exact)
    except OverflowError:
        return -math.inf if negative else math.inf


def parse_decimal(text: str, name: str) -> int:
    """Returns the bit pattern nearest to a decimal literal such as ``-1.5e3``."""
    return encode_exact(Fraction(text), name, negative=text.lstrip().startswith("-"))


@lru_cache(maxsize=65536)
def float_text(bits: int, name: str) -> str:
    """Formats the value as MLIR does: six significant digits if they read back as the same value, otherwise all digits
    that the precision may need, otherwise hexadecimal."""
    if classify(bits, name) == "finite":
        format = float_format(name)
        exact = decode_exact(bits, name)
        sign = "-" if bits & format.sign_bit else ""
        short = sign + _scientific(abs(exact), 6)
        if parse_decimal(short, name) == bits:
            return short
        longer = sign + _shortest_notation(abs(exact), 2 + (format.mantissa + 1) * 59 // 196)
        if "." in longer:
            return longer
    return f"0x{bits:X}"


def exact_float_text(bits: int, name: str) -> str:
    """Formats the value so that the parser reads it back: as `float_text`, or in hexadecimal for f80 and f128 whose
    decimal digits mean something else. The parser reads decimals as f64 first, as MLIR's does."""
    text = float_text(bits, name)
    if name not in BEYOND_DOUBLE or text.startswith("0x") or encode(float(text), name) == bits:
        return text
    return f"0x{bits:X}"


def _digits(value: Fraction, count: int) -> tuple[str, int]:
    """Returns at most ``count`` decimal digits of a positive binary fraction, without trailing zeros, and the decimal
    exponent of the last digit.

    As in LLVM's APFloat, excess digits are truncated first, and the rest is rounded half up.
    """
    shift = value.denominator.bit_length() - 1
    number = value.numerator * 5**shift
    exponent = -shift
    needed = (count * 196 + 58) // 59
    surplus = number.bit_length() - needed
    if surplus > 0:
        cut = surplus * 59 // 196
        number //= 10**cut
        exponent += cut
    digits = _decimal(number)
    exponent += len(digits)
    if len(digits) > count:
        round_up = digits[count] >= "5"
        digits = digits[:count]
        if round_up:
            digits = str(int(digits) + 1)
            if len(digits) > count:
                exponent += 1
    digits = digits[:count].rstrip("0")
    return digits, exponent - len(digits)


def _decimal(number: int) -> str:
    """str() for numbers of any length."""
    if number.bit_length() < 10_000:
        return str(number)
    half = number.bit_length() * 59 // 196 // 2
    high, low = divmod(number, 10**half)
    return _decimal(high) + _decimal(low).zfill(half)


def _scientific(value: Fraction, precision: int) -> str:
    if value == 0:
        return "0." + "0" * precision + "e+00"
    digits, exponent = _digits(value, precision)
    exponent += len(digits) - 1
    fraction = digits[1:].ljust(precision, "0")
    return f"{digits[0]}.{fraction}e{'-' if exponent < 0 else '+'}{abs(exponent):02d}"


def _shortest_notation(value: Fraction, precision: int) -> str:
    """Plain notation where it pads with at most three zeros, else scientific."""
    digits, exponent = _digits(value, precision)
    first = exponent + len(digits) - 1
    if exponent >= 0:
        scientific = exponent > 3 or len(digits) + exponent > precision
    else:
        scientific = first < -3
    if scientific:
        return f"{digits[0]}.{digits[1:] or '0'}E{'-' if first < 0 else '+'}{abs(first)}"
    if exponent >= 0:
        return digits + "0" * exponent
    if first >= 0:
        return f"{digits[: first + 1]}.{digits[first + 1 :]}"
    return f"0.{'0' * (-first - 1)}{digits}"
