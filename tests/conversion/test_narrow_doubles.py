"""``lamina-exact-rounding``: casts from f64 to 16 bits round once."""

from __future__ import annotations

from fractions import Fraction

import ml_dtypes
import numpy as np
import pytest

import lamina

PROGRAM = """
func.func @narrow(%a: tensor<?xf64>, %b: tensor<?xTYPE>) -> tensor<?xTYPE> {
  %r = linalg.map ins(%a : tensor<?xf64>) outs(%b : tensor<?xTYPE>) (%x: f64, %o: TYPE) {
    %y = arith.truncf %x : f64 to TYPE
    linalg.yield %y : TYPE
  }
  return %r : tensor<?xTYPE>
}
"""
TYPES = {"f16": np.dtype(np.float16), "bf16": np.dtype(ml_dtypes.bfloat16)}


@pytest.mark.parametrize("name", TYPES)
def test_casts_of_doubles_round_once(name: str) -> None:
    """Numbers around the middle between two neighbours go to the nearer one, to the even one from the middle."""
    dtype = TYPES[name]
    bits = np.arange(0, np.asarray(np.inf, dtype).view(np.uint16), 7, np.uint16)
    low, high = bits.view(dtype).astype(np.float64), (bits + np.uint16(1)).view(dtype).astype(np.float64)
    high[np.isinf(high)] = 2.0 ** (16 if name == "f16" else 128)
    middle = (low + high) / 2
    below, above = np.nextafter(middle, 0), np.nextafter(middle, np.inf)
    narrow = lamina.compile(PROGRAM.replace("TYPE", name))["narrow"]

    def rounded(numbers: np.ndarray) -> np.ndarray:
        return np.asarray(narrow(numbers, np.zeros(len(numbers), dtype))).view(np.uint16)

    assert Fraction(middle[5]) * 2 == Fraction(low[5]) + Fraction(high[5])
    assert np.array_equal(rounded(middle), bits + bits % 2)
    assert np.array_equal(rounded(below), bits)
    assert np.array_equal(rounded(above), bits + 1)
    assert np.array_equal(rounded(-above), (bits + 1) | 0x8000)


def test_special_numbers_stay() -> None:
    narrow = lamina.compile(PROGRAM.replace("TYPE", "f16"))["narrow"]
    numbers = np.array([np.inf, -np.inf, 0.0, -0.0, 1e300, -1e300, 5e-324, np.nan])
    result = np.asarray(narrow(numbers, np.zeros(8, np.float16)))
    with np.errstate(over="ignore"):
        expected = numbers.astype(np.float16)
    assert np.array_equal(result[:7].view(np.uint16), expected[:7].view(np.uint16)) and np.isnan(result[7])
