"""``lamina-split-complex-sums``: contractions of complex numbers in vectors of their parts."""

from __future__ import annotations

import numpy as np
import pytest

import lamina

A, B, C = "tensor<7x20xcomplex<f32>>", "tensor<20x33xcomplex<f32>>", "tensor<7x33xcomplex<f32>>"
NAMED = f"""
func.func @f(%a: {A}, %b: {B}, %c: {C}) -> {C} {{
  %r = linalg.matmul ins(%a, %b : {A}, {B}) outs(%c : {C}) -> {C}
  return %r : {C}
}}"""
GENERIC = f"""
func.func @f(%a: {A}, %b: {B}, %c: {C}) -> {C} {{
  %zero = complex.constant [0.0 : f32, 0.0 : f32] : complex<f32>
  %init = linalg.fill ins(%zero : complex<f32>) outs(%c : {C}) -> {C}
  %r = linalg.generic {{indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>,
                                         affine_map<(m, n, k) -> (m, n)>],
                        iterator_types = ["parallel", "parallel", "reduction"]}}
      ins(%a, %b : {A}, {B}) outs(%init : {C}) {{
  ^bb0(%x: complex<f32>, %y: complex<f32>, %acc: complex<f32>):
    %w = complex.conj %y : complex<f32>
    %p = complex.mul %x, %w : complex<f32>
    %n = complex.neg %p : complex<f32>
    %s = complex.add %n, %acc : complex<f32>
    linalg.yield %s : complex<f32>
  }} -> {C}
  return %r : {C}
}}"""


def numbers(*shape: int) -> np.ndarray:
    generator = np.random.default_rng(2)
    return (generator.standard_normal(shape) + 1j * generator.standard_normal(shape)).astype(np.complex64)


@pytest.mark.parametrize("source", [NAMED, GENERIC])
def test_products_of_complex_matrices(source: str) -> None:
    assert "left scalar, as its" not in lamina.schedule.schedule(lamina.parse(source))
    a, b, c = numbers(7, 20), numbers(20, 33), numbers(7, 33)
    expected = a @ b + c if source is NAMED else -(a @ b.conj())
    np.testing.assert_allclose(lamina.compile(source).f(a, b, c), expected, rtol=1e-4, atol=1e-4)


def test_sums_are_kept_in_vectors_by_fused_operations() -> None:
    assembly = lamina.compile(NAMED, cpu="x86-64-v3", features="+fma").assembly()
    assert "vfmadd" in assembly
    assert "vfnmadd" in assembly


@pytest.mark.parametrize("shape", [(6, 50), (300,)])
def test_rows_of_complex_numbers(shape: tuple[int, ...]) -> None:
    whole = "x".join(map(str, shape))
    rows = "".join(f"{size}x" for size in shape[:-1])
    result = f"tensor<{rows}complex<f64>>"
    source = f"""
    func.func @f(%x: tensor<{whole}xcomplex<f64>>, %init: {result}) -> {result} {{
      %r = linalg.reduce ins(%x : tensor<{whole}xcomplex<f64>>) outs(%init : {result}) dimensions = [{len(shape) - 1}]
        (%in: complex<f64>, %sum: complex<f64>) {{
          %t = complex.add %in, %sum : complex<f64>
          linalg.yield %t : complex<f64>
        }}
      return %r : {result}
    }}"""
    x, init = numbers(*shape).astype(np.complex128), np.asarray(numbers(*shape[:-1]), np.complex128)
    np.testing.assert_allclose(lamina.compile(source).f(x, init), x.sum(-1) + init)


def test_complex_numbers_are_filled_and_moved() -> None:
    source = """
    func.func @f(%x: tensor<5x9xcomplex<f32>>, %k: complex<f32>) -> (tensor<9x5xcomplex<f32>>, tensor<4xcomplex<f32>>) {
      %e = tensor.empty() : tensor<9x5xcomplex<f32>>
      %t = linalg.transpose ins(%x : tensor<5x9xcomplex<f32>>) outs(%e : tensor<9x5xcomplex<f32>>) permutation = [1, 0]
      %g = tensor.empty() : tensor<4xcomplex<f32>>
      %f = linalg.fill ins(%k : complex<f32>) outs(%g : tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
      return %t, %f : tensor<9x5xcomplex<f32>>, tensor<4xcomplex<f32>>
    }"""
    x = numbers(5, 9)
    moved, filled = lamina.compile(source).f(x, 1 + 2j)
    np.testing.assert_array_equal(moved, x.T)
    np.testing.assert_array_equal(filled, np.full(4, 1 + 2j))
