"""The lowering of scalar casts, run natively at several optimization levels, against the documented results."""

from __future__ import annotations

import numpy as np
import pytest

import lamina

SPECIAL = [float("nan"), float("inf"), float("-inf"), 0.0, -0.0, 0.5, 1.5, 2.5, -0.5, -2.5, 126.6, 127.4, 1e30, -1e30,
           2147483648.0, -2147483649.0, 1e-45]  # fmt: skip
TYPES = {"i8": (-128, 127), "u8": (0, 255), "i8<-5:100>": (-5, 100), "i32": (-(2**31), 2**31 - 1), "i4": (-8, 7)}


def stored(x: float, low: int, high: int, zero: int, mode: str) -> int:
    x = np.float32(x)
    if mode == "mlir":
        value = np.trunc(np.float64(np.float32(x + np.float32(zero))))
    else:
        value = (np.rint if mode == "nearest-even" else np.trunc)(np.float64(x)) + zero
    return low if np.isnan(value) else int(min(max(value, low), high))


@pytest.mark.parametrize("mode", ["mlir", "nearest-even", "toward-zero"])
@pytest.mark.parametrize("storage", TYPES)
def test_defined_at_every_level(mode, storage):
    low, high = TYPES[storage]
    width = storage.split("<")[0][1:]
    kind = f"!quant.uniform<{storage}:f32, 1.0:3>"
    sign = "extsi" if storage.startswith("i") else "extui"
    widen = "" if width == "32" else f"%2 = arith.{sign} %1 : i{width} to i32"
    text = f"""
func.func @f(%x: f32) -> i32 {{
  %0 = quant.qcast %x : f32 to {kind}
  %1 = quant.scast %0 : {kind} to i{width}
  {widen}
  return %{1 if width == "32" else 2} : i32
}}
"""
    pipeline = f"builtin.module(func.func(lower-quant-ops{{rounding={mode} saturate=true}}))"
    results = []
    for level in (0, 3):
        native = lamina.compile(text, pipeline=pipeline, opt_level=level).f
        results.append([int(native(np.float32(x))) for x in SPECIAL])
    assert results[0] == results[1]
    with np.errstate(over="ignore", invalid="ignore"):
        expected = [stored(x, low, high, 3, mode) for x in SPECIAL]
    assert results[0] == expected
