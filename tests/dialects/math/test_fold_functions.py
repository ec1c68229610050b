"""The Python functions that fold without a C library match C, also at poles and on overflow."""

from __future__ import annotations

import ctypes
import ctypes.util
import math
from collections.abc import Callable
from fractions import Fraction

import numpy as np
import pytest

from lamina.dialects.math import fold
from lamina.ir.float_format import encode

VALUES = (
    -math.inf, -1e300, -1101.0, -3.0, -2.5, -2.0, -1.0, -0.5, -0.0, 0.0, 0.5, 1.0, 2.0, 2.5, 3.0, 1000.0, 1e300,
    math.inf,
)  # fmt: skip
UNARY: dict[str, tuple[Callable[[float], float], np.ufunc]] = {
    "log": (fold._pole_at_zero(lambda value: fold._call(math.log, value)), np.log),
    "log1p": (lambda value: fold._call(fold._log1p, value), np.log1p),
    "exp2": (fold._exp2, np.exp2),
    "sinh": (fold._sinh, np.sinh),
    "atanh": (fold._atanh, np.arctanh),
}


@pytest.mark.parametrize("name", UNARY)
@pytest.mark.parametrize("value", VALUES)
def test_functions_of_one_number(name: str, value: float) -> None:
    ours, theirs = UNARY[name]
    with np.errstate(all="ignore"):
        np.testing.assert_allclose(ours(value), theirs(value), rtol=1e-14)


@pytest.fixture(scope="module")
def c_pow() -> Callable[[float, float], float]:
    name = ctypes.util.find_library("m")
    if name is None:
        pytest.skip("there is no C library of mathematics")
    function = ctypes.CDLL(name).pow
    function.argtypes, function.restype = [ctypes.c_double] * 2, ctypes.c_double
    return function


@pytest.mark.parametrize("base", VALUES)
def test_powers(base: float, c_pow: Callable[[float, float], float]) -> None:
    for exponent in VALUES:
        wanted = c_pow(base, exponent)
        found = fold._powf(base, exponent)
        np.testing.assert_allclose(found, wanted, rtol=1e-14, err_msg=f"{base} ** {exponent}")
        assert math.copysign(1, found) == math.copysign(1, wanted) or math.isnan(found)


def test_integer_powers() -> None:
    """Exact powers, towards zero, modulo 256; zero to a negative power has none."""
    for base in range(-5, 6):
        for exponent in range(-6, 12):
            found = fold._integer_power(base % 256, exponent % 256, 8)
            if base == 0 and exponent < 0:
                assert found is None
            else:
                assert found is not None and found % 256 == int(Fraction(base) ** exponent) % 256


def test_without_a_c_library(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fold, "library_function", lambda *what: None)
    for spelling in ("f32", "f64"):
        half = encode(0.5, spelling)
        assert fold._evaluate("cos", math.cos, (half,), spelling) == encode(math.cos(0.5), spelling)
        assert fold._evaluate("pow", math.pow, (half, half), spelling) == encode(math.sqrt(0.5), spelling)
    assert fold._evaluate("cos", math.cos, (encode(0.5, "f16"),), "f16") is None
