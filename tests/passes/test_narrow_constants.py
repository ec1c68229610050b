"""Products that compute weights from small constants: ``lamina-read-narrow-constants``, ``lamina-split-blocks``,
``lamina-pack-nibbles``, and the factors of partial sums."""

from __future__ import annotations

import numpy as np
import pytest

import lamina
from lamina.dialects.linalg.structured_ops import GenericOp
from lamina.schedule.automatic import plan
from lamina.target.cpu import host_target, target_named

COLUMNS, DEPTH, BLOCK = 16, 2048, 32
RNG = np.random.default_rng(3)
SCALES = (RNG.integers(1, 9, (COLUMNS, DEPTH // BLOCK)) / 64).astype(np.float32)
PASSES = "builtin.module(lamina-read-narrow-constants,lamina-split-blocks,lamina-pack-nibbles)"


def numbers(low: int, high: int) -> np.ndarray:
    return RNG.integers(low, high + 1, (COLUMNS, DEPTH)).astype(np.int8)


def program(weights: np.ndarray, rows: object, conversion: str = "uitofp", zero: float = 8.0, users: int = 1) -> str:
    """The product of rows by weights, integers minus a zero point, times the scale of their block."""
    large = f"{COLUMNS}x{DEPTH}"
    text = f"""
#all = affine_map<(d0, d1) -> (d0, d1)>
#block = affine_map<(d0, d1) -> (d0, d1 floordiv {BLOCK})>
func.func @f(%x: tensor<{rows}x{DEPTH}xf32>, %init: tensor<{rows}x{COLUMNS}xf32>) -> tensor<{rows}x{COLUMNS}xf32> {{
  %w = arith.constant dense<"0x{weights.tobytes().hex()}"> : tensor<{large}xi8>
  %s = arith.constant dense<"0x{SCALES.tobytes().hex()}"> : tensor<{COLUMNS}x{DEPTH // BLOCK}xf32>
  %zero = arith.constant {zero} : f32
  %e = tensor.empty() : tensor<{large}xf32>
  %0 = linalg.generic {{indexing_maps = [#all, #block, #all], iterator_types = ["parallel", "parallel"]}}
      ins(%w, %s : tensor<{large}xi8>, tensor<{COLUMNS}x{DEPTH // BLOCK}xf32>) outs(%e : tensor<{large}xf32>) {{
  ^bb0(%q: i8, %scale: f32, %out: f32):
    %1 = arith.{conversion} %q : i8 to f32
    %2 = arith.subf %1, %zero : f32
    %3 = arith.mulf %2, %scale : f32
    linalg.yield %3 : f32
  }} -> tensor<{large}xf32>
  %r0 = linalg.generic {{indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>,
      affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]}}
      ins(%x, %0 : tensor<{rows}x{DEPTH}xf32>, tensor<{large}xf32>) outs(%init : tensor<{rows}x{COLUMNS}xf32>) {{
  ^bb0(%a: f32, %b: f32, %out: f32):
    %p = arith.mulf %a, %b : f32
    %sum = arith.addf %out, %p : f32
    linalg.yield %sum : f32
  }} -> tensor<{rows}x{COLUMNS}xf32>
"""
    for number in range(1, users):
        text += text[text.index("  %r0 =") :].replace("%r0", f"%r{number}").replace("%init :", f"%r{number - 1} :")
    return text + f"  return %r{users - 1} : tensor<{rows}x{COLUMNS}xf32>\n}}\n"


def prepared(text: str) -> list[GenericOp]:
    module = lamina.parse(text)
    lamina.run_pipeline(module, PASSES)
    return list(module.walk(GenericOp))


def shapes_read(op: GenericOp) -> list[tuple[int, ...]]:
    return [tuple(value.type.shape) for value in op.dps_inputs]


def expected(weights: np.ndarray, x: np.ndarray, zero: float = 8.0) -> np.ndarray:
    floats = (weights.astype(np.float64) - zero) * np.repeat(SCALES, BLOCK, axis=1)
    return x.astype(np.float64) @ floats.T


def test_a_product_of_few_rows_reads_bytes_of_two_weights() -> None:
    (product,) = prepared(program(numbers(0, 15), rows=2))
    blocks = DEPTH // BLOCK
    assert shapes_read(product) == [(2, blocks, 2, 16), (COLUMNS, blocks, 16), (COLUMNS, blocks)]
    assert product.iterators == ["parallel", "parallel", "reduction", "reduction", "reduction"]


def test_a_product_of_many_or_unknown_rows_has_its_weights_computed_once() -> None:
    assert len(prepared(program(numbers(0, 15), rows=33))) == len(prepared(program(numbers(0, 15), rows="?"))) == 2


def test_weights_of_two_products_are_computed_once() -> None:
    assert len(prepared(program(numbers(0, 15), rows=2, users=2))) == 3


@pytest.mark.parametrize(("low", "high", "conversion"), [(0, 16, "uitofp"), (-9, 7, "sitofp"), (-8, 7, "uitofp")])
def test_numbers_of_more_bits_stay_bytes(low: int, high: int, conversion: str) -> None:
    weights = numbers(low, high)
    weights[0, :2] = low, high
    (product,) = prepared(program(weights, rows=2, conversion=conversion))
    assert (COLUMNS, DEPTH // BLOCK, BLOCK) in shapes_read(product)


@pytest.mark.parametrize(
    ("low", "high", "conversion", "zero", "rows", "cpu"),
    [
        (0, 15, "uitofp", 8.0, 3, "native"),
        (0, 15, "uitofp", 8.0, 1, "haswell"),
        (-8, 7, "sitofp", 0.0, 1, "native"),
        (0, 15, "uitofp", 0.3, 1, "native"),
        (-100, 100, "sitofp", 3.0, 5, "native"),
    ],
)
def test_products_have_the_values_of_numpy(
    low: int, high: int, conversion: str, zero: float, rows: int, cpu: str
) -> None:
    if cpu == "haswell" and not {"avx2", "fma"} <= host_target().features:
        pytest.skip("this CPU cannot run its code")
    weights = numbers(low, high)
    x = RNG.integers(-3, 4, (rows, DEPTH)).astype(np.float32)
    init = np.ones((rows, COLUMNS), np.float32)
    result = lamina.compile(program(weights, rows, conversion, zero), cpu=cpu, cache=None).f(x, init)
    error = np.abs(result - 1 - expected(weights, x, zero)).max()
    # All but products with 0.3 are exact: integers, and scales that are powers of two.
    assert error <= (1e-3 if zero == 0.3 else 0)


def test_the_scale_of_a_block_multiplies_the_sum_of_its_terms() -> None:
    chosen = plan(lamina.parse(program(numbers(0, 15), rows=2)), target_named("icelake-server"))
    (product,) = [choice for op, choice in zip(chosen.operations, chosen.choices, strict=True) if op.reductions]
    assert product is not None and product.tile.factor == 2
    strict = plan(lamina.parse(program(numbers(0, 15), rows=2)), target_named("icelake-server"), strict_reductions=True)
    assert all(choice is None or choice.tile.factor is None for choice in strict.choices)


def test_sums_by_blocks_are_precise() -> None:
    weights = numbers(0, 15)
    x = RNG.standard_normal((1, DEPTH)).astype(np.float32)
    result = lamina.compile(program(weights, 1), cache=None).f(x, np.zeros((1, COLUMNS), np.float32))
    exact = expected(weights, x)
    assert np.abs(result - exact).max() / np.abs(exact).max() < 4e-7


def test_bytes_of_an_unknown_number_stay() -> None:
    text = """
func.func @f(%x: tensor<?x16xi8>, %start: tensor<?xf32>) -> tensor<?xf32> {
  %sums = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>],
      iterator_types = ["parallel", "reduction"]} ins(%x : tensor<?x16xi8>) outs(%start : tensor<?xf32>) {
  ^bb0(%a: i8, %sum: f32):
    %b = arith.sitofp %a : i8 to f32
    %c = arith.addf %sum, %b : f32
    linalg.yield %c : f32
  } -> tensor<?xf32>
  return %sums : tensor<?xf32>
}"""
    module = lamina.parse(text)
    before = str(module)
    lamina.run_pipeline(module, PASSES)
    assert str(module) == before
