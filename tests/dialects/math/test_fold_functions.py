"""The Python functions that fold without a C library match C, also at poles and on overflow."""

from __future__ import annotations

import ctypes
import ctypes.util
import math
from collections.abc import Callable

import numpy as np
import pytest

from lamina.dialects.math import fold

VALUES = (-math.inf, -1e300, -3.0, -2.5, -2.0, -1.0, -0.5, -0.0, 0.0, 0.5, 1.0, 2.0, 2.5, 3.0, 1000.0, 1e300, math.inf)
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
