"""Matrix products of bytes under the automatic schedule: any signs and layouts, equal to NumPy's."""

from __future__ import annotations

from itertools import product

import numpy as np
import pytest

import lamina
from lamina.target import target_named

COLUMNS = {"a": "(d2, d0)", "b": "(d1, d2)"}
ROWS = {"a": "(d0, d2)", "b": "(d2, d1)"}
CASES = list(product(("extsi", "extui"), ("extsi", "extui"), (False, True), (False, True), (False, True)))


def _program(m: int, n: int, k: int, signs: tuple[str, str], turned: tuple[bool, bool], b: np.ndarray | None) -> str:
    """``b``: the right operand where it is a constant."""
    left = f"tensor<{k}x{m}xi8>" if turned[0] else f"tensor<{m}x{k}xi8>"
    right = f"tensor<{n}x{k}xi8>" if turned[1] else f"tensor<{k}x{n}xi8>"
    maps = [(COLUMNS if turned[0] else ROWS)["a"], (COLUMNS if turned[1] else ROWS)["b"], "(d0, d1)"]
    constant = "" if b is None else f'%b = arith.constant dense<"0x{b.tobytes().hex()}"> : {right}'
    return f"""
func.func @f(%a: {left}, {"" if b is not None else f"%b: {right}, "}%c: tensor<{m}x{n}xi32>) -> tensor<{m}x{n}xi32> {{
  {constant}
  %0 = linalg.generic {{indexing_maps = [{", ".join(f"affine_map<(d0, d1, d2) -> {map}>" for map in maps)}],
      iterator_types = ["parallel", "parallel", "reduction"]}}
      ins(%a, %b : {left}, {right}) outs(%c : tensor<{m}x{n}xi32>) {{
  ^bb0(%x: i8, %y: i8, %out: i32):
    %p = arith.{signs[0]} %x : i8 to i32
    %q = arith.{signs[1]} %y : i8 to i32
    %r = arith.muli %p, %q : i32
    %s = arith.addi %out, %r : i32
    linalg.yield %s : i32
  }} -> tensor<{m}x{n}xi32>
  return %0 : tensor<{m}x{n}xi32>
}}"""


def _wide(array: np.ndarray, sign: str, turned: bool) -> np.ndarray:
    wide = (array if sign == "extsi" else array.view(np.uint8)).astype(np.int32)
    return wide.T if turned else wide


@pytest.mark.parametrize("number", range(len(CASES)))
def test_signs_and_layouts(number: int) -> None:
    left, right, *turned, is_constant = CASES[number]
    m, n, k = [(33, 47, 50), (5, 3, 99), (17, 9, 6)][number % 3]
    rng = np.random.default_rng(number)
    a = rng.integers(-128, 128, (k, m) if turned[0] else (m, k)).astype(np.int8)
    b = rng.integers(-128, 128, (n, k) if turned[1] else (k, n)).astype(np.int8)
    c = rng.integers(-9, 9, (m, n)).astype(np.int32)
    text = _program(m, n, k, (left, right), (turned[0], turned[1]), b if is_constant else None)
    compiled = lamina.compile(text, remarks="none")
    found = compiled["f"](a, c) if is_constant else compiled["f"](a, b, c)
    np.testing.assert_array_equal(found, _wide(a, left, turned[0]) @ _wide(b, right, turned[1]) + c)


@pytest.mark.parametrize("signs", [("extsi", "extsi"), ("extui", "extui"), ("extui", "extsi")])
@pytest.mark.parametrize("features", [3, 16])
def test_the_cpu_adds_up_four_products(signs: tuple[str, str], features: int) -> None:
    """Also of operands that both have no sign, and for few columns."""
    target = target_named("cascadelake")
    module = lamina.parse(_program(64, features, 99, signs, (False, False), None))
    assert "vpdpbusd" in lamina.schedule.schedule(module, target)


def test_an_operand_read_in_columns_is_transposed() -> None:
    module = lamina.parse(_program(64, 64, 64, ("extsi", "extui"), (True, False), None))
    lamina.run_pipeline(module, "builtin.module(func.func(lamina-innermost-reductions))")
    text = str(module)
    assert "linalg.transpose" in text and "permutation = [1, 0]" in text
    for turned in ((False, False), (True, True)):
        kept = lamina.parse(_program(64, 64, 64, ("extsi", "extui"), turned, None))
        before = str(kept)
        lamina.run_pipeline(kept, "builtin.module(func.func(lamina-innermost-reductions))")
        assert str(kept) == before
