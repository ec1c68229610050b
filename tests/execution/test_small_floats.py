"""Memory of floats of eight bits and less, in native code and in the interpreter, against ml_dtypes."""

from typing import Any

import ml_dtypes
import numpy as np
import pytest

import lamina
from lamina.interfaces.interpretation import Interpreter

TYPES = {
    "f8E5M2": ml_dtypes.float8_e5m2,
    "f8E4M3": ml_dtypes.float8_e4m3,
    "f8E4M3FN": ml_dtypes.float8_e4m3fn,
    "f8E5M2FNUZ": ml_dtypes.float8_e5m2fnuz,
    "f8E4M3FNUZ": ml_dtypes.float8_e4m3fnuz,
    "f8E4M3B11FNUZ": ml_dtypes.float8_e4m3b11fnuz,
    "f8E3M4": ml_dtypes.float8_e3m4,
    "f6E2M3FN": ml_dtypes.float6_e2m3fn,
    "f4E2M1FN": ml_dtypes.float4_e2m1fn,
}
OPERATIONS: dict[str, Any] = {"addf": np.add, "subf": np.subtract, "mulf": np.multiply}


@pytest.mark.parametrize("type", TYPES)
@pytest.mark.parametrize("name", OPERATIONS)
def test_arithmetic_in_memory(type: str, name: str) -> None:
    """All pairs of finite values; NumPy's f32 holds each exact result of the smallest types, and rounds none twice."""
    dtype = TYPES[type]
    values = np.arange(16 if type[1] == "4" else 64 if type[1] == "6" else 256, dtype=np.uint8).view(dtype)
    values = values[np.isfinite(values.astype(np.float32))]
    a, b = (one.ravel() for one in np.meshgrid(values, values))
    text = f"""
    func.func @f(%a: memref<?x{type}>, %b: memref<?x{type}>, %o: memref<?x{type}, strided<[?]>>) {{
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %n = memref.dim %a, %c0 : memref<?x{type}>
      scf.for %i = %c0 to %n step %c1 {{
        %x = memref.load %a[%i] : memref<?x{type}>
        %y = memref.load %b[%i] : memref<?x{type}>
        %z = arith.{name} %x, %y : {type}
        memref.store %z, %o[%i] : memref<?x{type}, strided<[?]>>
      }}
      return
    }}"""
    wide = OPERATIONS[name](a.astype(np.float64), b.astype(np.float64))
    expected = wide.astype(np.float32).astype(dtype).astype(np.float32)
    backwards = np.zeros(a.shape, dtype)
    lamina.compile(text).f(a, b, backwards[::-1])
    np.testing.assert_array_equal(backwards[::-1].astype(np.float32), expected)
    some = slice(None, None, max(1, len(a) // 300))
    found = np.zeros(a[some].shape, dtype)
    Interpreter(lamina.parse(text)).call("f", a[some].copy(), b[some].copy(), found[::-1])
    np.testing.assert_array_equal(found[::-1].astype(np.float32), expected[some])


@pytest.mark.parametrize("statement", ["arith.addf %x, %x : f8E8M0FNU", "math.exp %x : f8E8M0FNU"])
def test_scales_have_no_arithmetic(statement: str) -> None:
    text = f"func.func @f(%x: f8E8M0FNU) -> f8E8M0FNU {{\n  %y = {statement}\n  return %y : f8E8M0FNU\n}}"
    with pytest.raises(lamina.PassError, match="'f8E8M0FNU', which has no arithmetic") as caught:
        lamina.compile(text)
    assert caught.value.diagnostics[0].location.line == 2


@pytest.mark.parametrize("type", ["f8E3M4", "f8E4M3FN", "f8E5M2", "f8E4M3FNUZ", "f6E2M3FN"])
def test_each_operation_rounds(type: str) -> None:
    """Each operation of a chain rounds to its type, and may overflow."""
    dtype = TYPES[type]
    rng = np.random.default_rng(5)
    bits = rng.integers(0, 1 << int(type[1]), (2, 500)).astype(np.uint8)
    a, b = (row.view(dtype) for row in bits)
    text = f"""
    func.func @f(%a: memref<500x{type}>, %b: memref<500x{type}>, %o: memref<500x{type}>) {{
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %n = arith.constant 500 : index
      scf.for %i = %c0 to %n step %c1 {{
        %x = memref.load %a[%i] : memref<500x{type}>
        %y = memref.load %b[%i] : memref<500x{type}>
        %p = arith.mulf %x, %y : {type}
        %s = arith.addf %p, %x : {type}
        %z = arith.subf %s, %p : {type}
        memref.store %z, %o[%i] : memref<500x{type}>
      }}
      return
    }}"""

    def rounded(numbers: np.ndarray) -> np.ndarray:
        return numbers.astype(np.float32).astype(dtype).astype(np.float32)

    with np.errstate(all="ignore"):
        x, y = a.astype(np.float32), b.astype(np.float32)
        product = rounded(x * y)
        wanted = rounded(rounded(product + x) - product)
    for level in (0, 3):
        found = np.zeros(500, dtype)
        lamina.compile(text, opt_level=level).f(a, b, found)
        np.testing.assert_array_equal(found.astype(np.float32), wanted)
