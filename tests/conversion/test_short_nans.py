"""``lamina-exact-rounding``: arithmetic on bf16 rounds without looking for NaN, which stays NaN."""

from __future__ import annotations

import ml_dtypes
import numpy as np
import pytest

import lamina

PROGRAM = """
func.func @f(%a: tensor<?xbf16>, %b: tensor<?xbf16>, %c: tensor<?xbf16>) -> tensor<?xbf16> {
  %r = linalg.map ins(%a, %b : tensor<?xbf16>, tensor<?xbf16>) outs(%c : tensor<?xbf16>)
      (%x: bf16, %y: bf16, %o: bf16) {
    %k = arith.constant 3.0 : bf16
    %p = BODY
    %q = arith.addf %p, %k : bf16
    linalg.yield %q : bf16
  }
  return %r : tensor<?xbf16>
}
"""


@pytest.mark.parametrize("operation", ["arith.mulf", "arith.divf", "arith.subf"])
def test_nan_stays_nan(operation: str) -> None:
    """Among them NaN of all digits, whose rounding would carry into the sign if it had more."""
    patterns = np.array([0x7FFF, 0xFFFF, 0x7F81, 0xFFC0, 0x7FC0, 0x7F80, 0xFF80, 0, 0x8000, 0x3F80, 0x7F7F], np.uint16)
    x, y = (one.ravel() for one in np.meshgrid(patterns, patterns))
    a, b = x.view(ml_dtypes.bfloat16), y.view(ml_dtypes.bfloat16)
    compiled = lamina.compile(PROGRAM.replace("BODY", f"{operation} %x, %y : bf16"), cpu="x86-64-v3")
    result = np.asarray(compiled["f"](a, b, np.zeros(len(a), ml_dtypes.bfloat16)))
    with np.errstate(all="ignore"):
        function = {"mulf": np.multiply, "divf": np.divide, "subf": np.subtract}[operation[6:]]
        expected = function(a, b).astype(ml_dtypes.bfloat16) + ml_dtypes.bfloat16(3.0)
    assert np.array_equal(np.isnan(result), np.isnan(expected))
    kept = ~np.isnan(expected)
    assert np.array_equal(result[kept].view(np.uint16), expected[kept].view(np.uint16))


def test_casts_of_f32_look_for_nan() -> None:
    text = """
        func.func @f(%a: vector<4xf32>, %b: vector<4xbf16>) -> (vector<4xbf16>, vector<4xbf16>) {
          %0 = arith.addf %a, %a : vector<4xf32>
          %1 = arith.truncf %0 : vector<4xf32> to vector<4xbf16>
          %2 = arith.addf %b, %b : vector<4xbf16>
          return %1, %2 : vector<4xbf16>, vector<4xbf16>
        }"""
    module = lamina.parse(text)
    lamina.run_pipeline(module, "builtin.module(lamina-exact-rounding)")
    assert str(module).count("arith.select") == 1
