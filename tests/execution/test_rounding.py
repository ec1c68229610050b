"""Casts and fused multiply-adds round once: near the middle between two floats, a wider float on the way shows."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from fractions import Fraction

import ml_dtypes
import numpy as np
import pytest

import lamina
from lamina.execution.signature import scalar
from lamina.interfaces.interpretation import Interpreter

SMALL = ("f8E4M3FN", "f8E5M2", "f8E4M3", "f8E3M4", "f8E4M3FNUZ", "f8E5M2FNUZ", "f8E4M3B11FNUZ", "f6E2M3FN", "f6E3M2FN",
         "f4E2M1FN")  # fmt: skip
COUNT = 160


class Format:
    """The properties of a float type that rounding depends on."""

    def __init__(self, name: str) -> None:
        self.dtype = scalar(name).dtype
        found = ml_dtypes.finfo(self.dtype)
        self.digits, self.smallest = int(found.nmant) + 1, int(found.minexp)
        self.most = Fraction(float(found.max))

    def rounded(self, exact: Fraction) -> float:
        """To the nearest float, to even in the middle of two."""
        size = abs(exact)
        if size == 0:
            return 0.0
        exponent = size.numerator.bit_length() - size.denominator.bit_length()
        exponent -= Fraction(2) ** exponent > size
        unit = Fraction(2) ** (max(exponent, self.smallest) - self.digits + 1)
        # Fractions round to even as well.
        return float(round(size / unit) * unit * (1 if exact > 0 else -1))

    def middles(self, generator: random.Random) -> Fraction:
        """A number between two neighbours."""
        significand = generator.randrange(1 << (self.digits - 1), 1 << self.digits)
        exponent = generator.randrange(-3, 3) if self.digits < 8 else generator.randrange(-6, 6)
        exponent = max(exponent, self.smallest)
        return (Fraction(2 * significand + 1) / 2) * Fraction(2) ** (exponent - self.digits + 1)


def check(text: str, inputs: Sequence[np.ndarray], expected: np.ndarray, kinds: Sequence[str], result: str) -> None:
    """``text`` computes ``%r`` of ``%a``, ``%b``, ``%c``: by the interpreter, and natively on scalars and vectors."""
    names = [f"%{letter}" for letter in "abc"[: len(kinds)]]

    def function(name: str, spell: Callable[[str], str]) -> str:
        arguments = ", ".join(f"{one}: {spell(kind)}" for one, kind in zip(names, kinds, strict=True))
        body = text.replace("<T>", spell(kinds[0])).replace("<R>", spell(result))
        return f"func.func @{name}({arguments}) -> {spell(result)} {{\n{body}\nreturn %r : {spell(result)}\n}}\n"

    def vector(kind: str) -> str:
        return f"vector<8x{kind}>"

    memrefs = [f"memref<{len(expected)}x{kind}>" for kind in (*kinds, result)]
    arguments = ", ".join(f"%m{place}: {type}" for place, type in enumerate(memrefs))
    loads = [
        f"{one} = vector.load %m{place}[%i] : {memrefs[place]}, {vector(kind)}"
        for place, (one, kind) in enumerate(zip(names, kinds, strict=True))
    ]
    lines = [
        f"func.func @all({arguments}) {{", "%z = arith.constant 0 : index", "%s = arith.constant 8 : index",
        f"%n = arith.constant {len(expected)} : index", "scf.for %i = %z to %n step %s {", *loads,
        f"%r = func.call @rows({', '.join(names)}) : ({', '.join(map(vector, kinds))}) -> {vector(result)}",
        f"vector.store %r, %m{len(kinds)}[%i] : {memrefs[-1]}, {vector(result)}", "}", "return", "}", "",
    ]  # fmt: skip
    rows = function("rows", vector).replace("func.func", "func.func private")
    module = function("one", str) + rows + "\n".join(lines)
    dtype = expected.dtype
    interpreter = Interpreter(lamina.parse(module))
    scalars = list(zip(*inputs, strict=True))
    found = [interpreter.call("one", *map(_plain, row))[0] for row in scalars]
    np.testing.assert_array_equal(np.array(found).astype(dtype), expected, "interpreted")
    for level in (0, 3):
        compiled = lamina.compile(module, opt_level=level)
        found = [compiled.one(*row) for row in scalars]
        np.testing.assert_array_equal(np.array(found).astype(dtype), expected, f"scalars at -O{level}")
        results = np.zeros(len(expected), dtype)
        compiled.all(*inputs, results)
        np.testing.assert_array_equal(results, expected, f"vectors at -O{level}")


def _plain(value: np.generic) -> object:
    return int(value) if isinstance(value, np.integer) else value


@pytest.mark.parametrize("target", [*SMALL, "bf16", "f16", "f32"])
def test_truncation_of_doubles(target: str) -> None:
    format, generator = Format(target), random.Random(target)
    exact = []
    for place in range(COUNT):
        middle = min(format.middles(generator), format.most)
        nudge = (0, Fraction(1, 1 << 45), -Fraction(1, 1 << 45))[place % 3]
        exact.append((middle + nudge) * generator.choice((1, -1)))
    expected = np.array([format.rounded(one) for one in exact]).astype(format.dtype)
    given = np.array([float(one) for one in exact])
    check("%r = arith.truncf %a : <T> to <R>", [given], expected, ["f64"], target)


@pytest.mark.parametrize("target", ["bf16", "f16", "f32", "f64"])
@pytest.mark.parametrize("source", ["i32", "i64"])
@pytest.mark.parametrize("op", ["sitofp", "uitofp"])
def test_integers(op: str, source: str, target: str) -> None:
    format, generator = Format(target), random.Random(source + target)
    bits, signed = int(source[1:]) - (op == "sitofp"), op == "sitofp"
    numbers = []
    for place in range(COUNT):
        length = generator.randrange(format.digits + 1, bits + 1) if format.digits < bits else bits
        if target == "f16":
            length = min(length, 15)
        extra = max(0, length - format.digits - 1)
        middle = (generator.getrandbits(format.digits) | 1 << (format.digits - 1)) * 2 + 1
        number = (middle << extra) + (0, 1, -1)[place % 3]
        number = min(number & ((1 << length) - 1), (1 << bits) - 1)
        numbers.append(-number if signed and place % 2 else number)
    expected = np.array([format.rounded(Fraction(number)) for number in numbers]).astype(format.dtype)
    unsigned = np.array([number % (1 << int(source[1:])) for number in numbers], np.uint64)
    given = unsigned.astype(f"uint{source[1:]}").view(f"int{source[1:]}")
    check(f"%r = arith.{op} %a : <T> to <R>", [given], expected, [source], target)


@pytest.mark.parametrize("kind", [*SMALL, "bf16", "f16"])
def test_fused_multiply_add(kind: str) -> None:
    format, generator = Format(kind), random.Random(kind)
    rows: list[tuple[Fraction, Fraction, Fraction]] = []
    while len(rows) < COUNT:
        a, b = (generator.randrange(1 << (format.digits - 1), 1 << format.digits) for _ in "ab")
        product = a * b
        lost = product.bit_length() - format.digits
        # Half of the products lie in the middle between two floats, and a tiny summand decides.
        if lost <= 0 or (product & -product) != 1 << (lost - 1) and len(rows) % 2 and format.digits > 2:
            continue
        scale = Fraction(1, 1 << (format.digits - 1))
        least = max(format.smallest - format.digits + 1, -140)
        tiny = Fraction(2) ** generator.randrange(least, min(0, least + 24)) * generator.choice((1, -1, 3, -3))
        row = (a * scale, b * scale, tiny)
        if all(Fraction(float(np.array(float(one)).astype(format.dtype))) == one for one in row):
            exact = row[0] * row[1] + tiny
            if abs(exact) < format.most:
                rows.append(row)
    expected = np.array([format.rounded(a * b + c) for a, b, c in rows]).astype(format.dtype)
    inputs = [np.array([float(row[place]) for row in rows]).astype(format.dtype) for place in range(3)]
    check("%r = math.fma %a, %b, %c : <R>", inputs, expected, [kind] * 3, kind)


def directed(exact: Fraction, format: Format, mode: str) -> float:
    """Rounds to one of the two neighbours, as the mode requires."""
    nearest = Fraction(format.rounded(exact))
    if nearest == exact:
        return float(nearest)
    size = abs(exact)
    exponent = size.numerator.bit_length() - size.denominator.bit_length()
    exponent -= Fraction(2) ** exponent > size
    step = Fraction(2) ** (max(exponent, format.smallest) - format.digits + 1)
    inner = size // step * step
    sign = 1 if exact > 0 else -1
    outer_wanted = {
        "toward_zero": False,
        "upward": sign > 0,
        "downward": sign < 0,
        "to_nearest_away": size - inner >= step / 2,
    }[mode]
    return float(sign * (inner + step * outer_wanted))


@pytest.mark.parametrize("target", ["bf16", "f16", "f32"])
@pytest.mark.parametrize("mode", ["upward", "downward", "toward_zero", "to_nearest_away"])
def test_rounding_modes(mode: str, target: str) -> None:
    format, generator = Format(target), random.Random(target + mode)
    exact = []
    for place in range(COUNT):
        nudge = (0, Fraction(1, 1 << 45), -Fraction(1, 1 << 45), Fraction(1, 1 << 28))[place % 4]
        exact.append((format.middles(generator) + nudge) * generator.choice((1, -1)))
    expected = np.array([directed(one, format, mode) for one in exact]).astype(format.dtype)
    given = np.array([float(one) for one in exact])
    check(f"%r = arith.truncf %a {mode} : <T> to <R>", [given], expected, ["f64"], target)
