"""``lamina-wide-sums`` and arithmetic on bf16: sums are rounded once, the rest after each operation, all in vectors."""

from __future__ import annotations

import re

import ml_dtypes
import numpy as np
import pytest

import lamina

MATMUL = """
func.func @f(%a: {kind}<24x64xbf16>, %b: {kind}<64x40xbf16>, %c: {kind}<24x40xbf16>){result} {{
  {product}
}}"""
ON_TENSORS = MATMUL.format(
    kind="tensor",
    result=" -> tensor<24x40xbf16>",
    product="""%r = linalg.matmul ins(%a, %b : tensor<24x64xbf16>, tensor<64x40xbf16>) outs(%c : tensor<24x40xbf16>)
    -> tensor<24x40xbf16>
  return %r : tensor<24x40xbf16>""",
)
ON_BUFFERS = MATMUL.format(
    kind="memref",
    result="",
    product="""linalg.matmul ins(%a, %b : memref<24x64xbf16>, memref<64x40xbf16>) outs(%c : memref<24x40xbf16>)
  return""",
)


def numbers(*shape: int) -> np.ndarray:
    return np.random.default_rng(0).standard_normal(shape).astype(ml_dtypes.bfloat16)


@pytest.mark.parametrize("source", [ON_TENSORS, ON_BUFFERS])
def test_sums_are_rounded_once(source: str) -> None:
    a, b, c = numbers(24, 64), numbers(64, 40), numbers(24, 40)
    exact = a.astype(np.float64) @ b.astype(np.float64) + c.astype(np.float64)
    result = lamina.compile(source).f(a, b, c)
    found = (c if result is None else result).astype(np.float64)
    # Half a unit of the last of 8 digits.
    assert (np.abs(found - exact) <= np.abs(exact) * 2.0**-8 + 1e-5).all()


def test_strict_reductions_round_every_step() -> None:
    script = lamina.schedule.schedule(lamina.parse(ON_TENSORS), strict_reductions=True)
    assert "lamina-wide-sums" not in script
    assert "lamina-wide-sums" in lamina.schedule.schedule(lamina.parse(ON_TENSORS))


SUM = """
func.func @f(%x: tensor<8x100xf16>, %init: tensor<8xf16>) -> tensor<8xf16> {
  %r = linalg.reduce ins(%x : tensor<8x100xf16>) outs(%init : tensor<8xf16>) dimensions = [1]
    (%in: f16, %sum: f16) {
      %t = arith.addf %in, %sum : f16
      linalg.yield %t : f16
    }
  return %r : tensor<8xf16>
}"""


def test_sums_of_f16_stay_where_the_cpu_has_them() -> None:
    for name, option in (("haswell", "true"), ("sapphirerapids", None)):
        script = lamina.schedule.schedule(lamina.parse(SUM), lamina.schedule.target_named(name))
        assert (re.search(r'lamina-wide-sums.*"half" = true', script) is not None) == (option is not None)


ELEMENTWISE = """
func.func @f(%x: tensor<1000xbf16>, %y: tensor<1000xbf16>) -> tensor<1000xbf16> {
  %e = tensor.empty() : tensor<1000xbf16>
  %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
                       iterator_types = ["parallel"]}
      ins(%x, %y : tensor<1000xbf16>, tensor<1000xbf16>) outs(%e : tensor<1000xbf16>) {
  ^bb0(%a: bf16, %b: bf16, %o: bf16):
    %n = arith.negf %a : bf16
    %m = math.absf %b : bf16
    %p = arith.mulf %n, %m : bf16
    %s = arith.addf %p, %b : bf16
    %q = math.sqrt %m : bf16
    %d = arith.divf %s, %q : bf16
    %c = arith.cmpf olt, %d, %a : bf16
    %v = arith.select %c, %d, %a : bf16
    linalg.yield %v : bf16
  } -> tensor<1000xbf16>
  return %r : tensor<1000xbf16>
}"""


@pytest.mark.parametrize("cpu", ["native", "x86-64-v3"])
def test_arithmetic_is_rounded_after_each_operation_and_calls_nothing(cpu: str) -> None:
    x, y = numbers(1000), numbers(2000)[1000:]
    compiled = lamina.compile(ELEMENTWISE, cpu=cpu)
    magnitude = np.abs(y)
    quotient = (-x * magnitude + y) / np.sqrt(magnitude)
    np.testing.assert_array_equal(
        compiled.f(x, y).astype(np.float32), np.where(quotient < x, quotient, x).astype(np.float32)
    )
    assembly = compiled.assembly()
    assert "__truncsfbf2" not in assembly
    assert "divss" not in assembly
