"""Dimensions of unknown size: windows, sorting, transforms, factorizations and gradients, against NumPy."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import lamina

RANDOM = np.random.default_rng(34)
SUM = """func.func private @sum(%x: tensor<f32>, %y: tensor<f32>) -> tensor<f32> {
  %m = stablehlo.add %x, %y : tensor<f32>
  return %m : tensor<f32>
}"""


def real(*shape: int) -> np.ndarray:
    return RANDOM.normal(size=shape).astype(np.float32)


def compiled(signature: str, body: str, more: str = "") -> Any:
    return lamina.compile(f"func.func @main{signature} {{\n{body}\n}}\n{more}")["main"]


def test_windows_whose_sizes_are_operands() -> None:
    """Sums of all elements so far, as JAX exports them; and with steps and gaps, and padding below zero."""
    body = """%zero = stablehlo.constant dense<0.0> : tensor<f32>
      %none = stablehlo.constant dense<0> : tensor<1xi32>
      %ones = stablehlo.constant dense<1> : tensor<1xi32>
      %two = stablehlo.constant dense<2> : tensor<1xi32>
      %minus = stablehlo.constant dense<-1> : tensor<1x1xi32>
      %last = stablehlo.subtract %n, %ones : tensor<1xi32>
      %around = stablehlo.concatenate %last, %none, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
      %edges = stablehlo.reshape %around : (tensor<2xi32>) -> tensor<1x2xi32>
      %0 = stablehlo.custom_call @stablehlo.dynamic_reduce_window(%a, %zero, %n, %ones, %ones, %ones, %edges)
        {called_computations = [@sum]} : (tensor<?xf32>, tensor<f32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>,
        tensor<1xi32>, tensor<1x2xi32>) -> tensor<?xf32>
      %column = stablehlo.reshape %n : (tensor<1xi32>) -> tensor<1x1xi32>
      %cut = stablehlo.concatenate %minus, %column, dim = 1 : (tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x2xi32>
      %1 = stablehlo.custom_call @stablehlo.dynamic_reduce_window(%a, %zero, %two, %two, %two, %two, %cut)
        {called_computations = [@sum]} : (tensor<?xf32>, tensor<f32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>,
        tensor<1xi32>, tensor<1x2xi32>) -> tensor<?xf32>
      return %0, %1 : tensor<?xf32>, tensor<?xf32>"""
    main = compiled("(%a: tensor<?xf32>, %n: tensor<1xi32>) -> (tensor<?xf32>, tensor<?xf32>)", body, SUM)
    for size in (1, 2, 5):
        line = real(size)
        sums, gaps = main(line, np.array([size], np.int32))
        np.testing.assert_allclose(sums, np.cumsum(line), rtol=1e-5)
        spread = np.zeros(2 * size - 1 + size, np.float32)
        spread[: 2 * size - 1 : 2] = line
        wide = spread[1:]
        wanted = [wide[at] + wide[at + 2] for at in range(0, len(wide) - 2, 2)]
        np.testing.assert_allclose(gaps, wanted, rtol=1e-5)


def test_steps_that_are_not_constant_are_refused() -> None:
    body = """%zero = stablehlo.constant dense<0.0> : tensor<f32>
      %ones = stablehlo.constant dense<1> : tensor<1xi32>
      %edges = stablehlo.constant dense<0> : tensor<1x2xi32>
      %0 = stablehlo.custom_call @stablehlo.dynamic_reduce_window(%a, %zero, %n, %n, %ones, %ones, %edges)
        {called_computations = [@sum]} : (tensor<?xf32>, tensor<f32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>,
        tensor<1xi32>, tensor<1x2xi32>) -> tensor<?xf32>
      return %0 : tensor<?xf32>"""
    with pytest.raises(lamina.PassError, match="5:12: error: .* strides or dilations that are not constant"):
        compiled("(%a: tensor<?xf32>, %n: tensor<1xi32>) -> tensor<?xf32>", body, SUM)


def test_gradients_of_the_largest_of_windows() -> None:
    body = """%zero = stablehlo.constant dense<0.0> : tensor<f32>
      %0 = "stablehlo.select_and_scatter"(%a, %g, %zero) <{window_dimensions = array<i64: 1, 2>,
          window_strides = array<i64: 1, 2>}> ({
        ^bb0(%x: tensor<f32>, %y: tensor<f32>):
          %c = stablehlo.compare GE, %x, %y : (tensor<f32>, tensor<f32>) -> tensor<i1>
          stablehlo.return %c : tensor<i1>
        }, {
        ^bb0(%x: tensor<f32>, %y: tensor<f32>):
          %m = stablehlo.add %x, %y : tensor<f32>
          stablehlo.return %m : tensor<f32>
        }) : (tensor<?x?xf32>, tensor<?x?xf32>, tensor<f32>) -> tensor<?x?xf32>
      return %0 : tensor<?x?xf32>"""
    main = compiled("(%a: tensor<?x?xf32>, %g: tensor<?x?xf32>) -> tensor<?x?xf32>", body)
    image = np.array([[1, 3, 7, 2], [5, 4, 0, 6]], np.float32)
    found = main(image, np.array([[10, 20], [30, 40]], np.float32))
    assert found.tolist() == [[0, 10, 20, 0], [30, 0, 0, 40]]


def test_sorting_lines_of_unknown_length() -> None:
    body = """%0 = "stablehlo.sort"(%a) <{dimension = 1 : i64, is_stable = true}> ({
        ^bb0(%x: tensor<f32>, %y: tensor<f32>):
          %c = stablehlo.compare LT, %x, %y : (tensor<f32>, tensor<f32>) -> tensor<i1>
          stablehlo.return %c : tensor<i1>
        }) : (tensor<2x?xf32>) -> tensor<2x?xf32>
      return %0 : tensor<2x?xf32>"""
    main = compiled("(%a: tensor<2x?xf32>) -> tensor<2x?xf32>", body)
    for size in (0, 1, 2, 3, 8, 9, 31):
        lines = real(2, size)
        np.testing.assert_array_equal(main(lines), np.sort(lines, 1))


def test_transforms_of_batches() -> None:
    body = """%0 = stablehlo.fft %a, type = RFFT, length = [2, 6] : (tensor<?x2x6xf32>) -> tensor<?x2x4xcomplex<f32>>
      return %0 : tensor<?x2x4xcomplex<f32>>"""
    main = compiled("(%a: tensor<?x2x6xf32>) -> tensor<?x2x4xcomplex<f32>>", body)
    for count in (0, 1, 3):
        lines = real(count, 2, 6)
        wanted = np.fft.rfftn(lines, axes=(1, 2)) if count else np.zeros((0, 2, 4))
        np.testing.assert_allclose(main(lines), wanted, atol=1e-5)


def test_factorizations_of_batches() -> None:
    """JAX adds operands with the sizes of the results."""
    body = """%0, %1 = stablehlo.custom_call @lapack_spotrf_ffi(%a, %s, %n) {indices_of_shape_operands =
        dense<[1, 2]> : tensor<2xi64>, mhlo.backend_config = {uplo = 76 : ui8}}
        : (tensor<?x2x2xf32>, tensor<3xi32>, tensor<1xi32>) -> (tensor<?x2x2xf32>, tensor<?xi32>)
      return %0, %1 : tensor<?x2x2xf32>, tensor<?xi32>"""
    signature = "(%a: tensor<?x2x2xf32>, %s: tensor<3xi32>, %n: tensor<1xi32>) -> (tensor<?x2x2xf32>, tensor<?xi32>)"
    main = compiled(signature, body)
    matrices = np.array([[[4, 2], [2, 5]], [[9, 3], [3, 2]]], np.float32)
    found, info = main(matrices, np.array([2, 2, 2], np.int32), np.array([2], np.int32))
    np.testing.assert_allclose(np.tril(found), [[[2, 0], [1, 2]], [[3, 0], [1, 1]]], atol=1e-6)
    assert info.tolist() == [0, 0]


def test_kernels_of_unknown_size() -> None:
    """The gradient with respect to a kernel: the image is convolved with what came back, features are batches."""
    body = """%0 = stablehlo.convolution(%a, %g) dim_numbers = [f, 0, b]x[i, 0, o]->[0, b, f], window = {pad = [[1, 1]]}
        {batch_group_count = 1 : i64, feature_group_count = 1 : i64}
        : (tensor<?x?x2xf32>, tensor<?x?x3xf32>) -> tensor<3x2x3xf32>
      return %0 : tensor<3x2x3xf32>"""
    main = compiled("(%a: tensor<?x?x2xf32>, %g: tensor<?x?x3xf32>) -> tensor<3x2x3xf32>", body)
    for count, length in ((1, 1), (2, 5)):
        image, gradient = real(count, length, 2), real(count, length, 3)
        wide = np.pad(image, ((0, 0), (1, 1), (0, 0)))
        wanted = [np.einsum("nwi,nwo->io", wide[:, at : at + length], gradient) for at in range(3)]
        np.testing.assert_allclose(main(image, gradient), wanted, rtol=1e-5, atol=1e-5)


def test_pads_between_elements_and_below_zero() -> None:
    body = """%b = stablehlo.constant dense<7.0> : tensor<f32>
      %0 = stablehlo.pad %a, %b, low = [-1, 0], high = [2, 1], interior = [1, 0]
        : (tensor<?x?xf32>, tensor<f32>) -> tensor<?x?xf32>
      return %0 : tensor<?x?xf32>"""
    main = compiled("(%a: tensor<?x?xf32>) -> tensor<?x?xf32>", body)
    found = main(np.array([[1, 2], [3, 4]], np.float32))
    assert found.tolist() == [[7, 7, 7], [3, 4, 7], [7, 7, 7], [7, 7, 7]]
