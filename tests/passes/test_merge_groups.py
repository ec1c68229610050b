"""lamina-merge-groups: fewer, wider groups with the results of NumPy."""

from __future__ import annotations

import numpy as np
import pytest

import lamina


def _program(groups: int, channels: int, features: int, filter: str = "i8", dynamic: bool = False) -> str:
    """A convolution of 3 x 3 bytes in groups; the filter is a constant that counts from -100."""
    size = "?" if dynamic else "9"
    inside = "?" if dynamic else "7"
    image = f"tensor<1x{groups}x{channels}x{size}x{size}xi8>"
    kernel = f"tensor<{groups}x{features}x{channels}x3x3x{filter}>"
    result = f"tensor<1x{groups}x{features}x{inside}x{inside}xi32>"
    count = groups * features * channels * 9
    numbers = "[" + ", ".join(str((7 * one) % 200 - 100) for one in range(count)) + "]"
    return f"""
func.func @f(%image: {image}, %init: {result}) -> {result} {{
  %flat = arith.constant dense<{numbers}> : tensor<{count}x{filter}>
  %filter = tensor.expand_shape %flat [[0, 1, 2, 3, 4]] output_shape [{groups}, {features}, {channels}, 3, 3]
      : tensor<{count}x{filter}> into {kernel}
  %0 = linalg.generic {{
      indexing_maps = [affine_map<(n, g, f, y, x, c, i, j) -> (n, g, c, y + i, x + j)>,
                       affine_map<(n, g, f, y, x, c, i, j) -> (g, f, c, i, j)>,
                       affine_map<(n, g, f, y, x, c, i, j) -> (n, g, f, y, x)>],
      iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "reduction", "reduction",
                        "reduction"]}} ins(%image, %filter : {image}, {kernel}) outs(%init : {result}) {{
  ^bb0(%a: i8, %b: {filter}, %out: i32):
    %wide = arith.extui %a : i8 to i32
    %other = arith.extsi %b : {filter} to i32
    %product = arith.muli %wide, %other : i32
    %sum = arith.addi %out, %product : i32
    linalg.yield %sum : i32
  }} -> {result}
  return %0 : {result}
}}"""


def _merged(program: str) -> str:
    module = lamina.parse(program)
    lamina.run_pipeline(module, "builtin.module(canonicalize,func.func(lamina-merge-groups))")
    return str(module)


def _expected(image: np.ndarray, groups: int, channels: int, features: int) -> np.ndarray:
    count = groups * features * channels * 9
    filter = ((7 * np.arange(count)) % 200 - 100).reshape(groups, features, channels, 3, 3)
    windows = np.lib.stride_tricks.sliding_window_view(image.view(np.uint8).astype(np.int64), (3, 3), (3, 4))
    return np.einsum("ngcyxij,gfcij->ngfyx", windows, filter).astype(np.int32)


@pytest.mark.parametrize(
    "groups, channels, features, merged",
    [(8, 4, 4, (2, 16, 16)), (6, 3, 5, (2, 9, 15)), (4, 2, 8, (2, 4, 16)), (2, 4, 2, (1, 8, 4)), (7, 2, 1, (1, 14, 7))],
)
def test_groups_fill_a_register(groups: int, channels: int, features: int, merged: tuple[int, int, int]) -> None:
    program = _program(groups, channels, features)
    text = _merged(program)
    of_groups, of_channels, of_features = merged
    assert f"tensor<{of_groups}x{of_features}x{of_channels}x3x3xi8>" in text
    image = np.random.default_rng(0).integers(0, 256, (1, groups, channels, 9, 9)).astype(np.uint8).view(np.int8)
    init = np.full((1, groups, features, 7, 7), 11, np.int32)
    expected = _expected(image, groups, channels, features) + 11
    for source in (text, program):
        np.testing.assert_array_equal(lamina.compile(source)["f"](image, init), expected)


def test_images_of_any_size() -> None:
    program = _program(4, 4, 4, dynamic=True)
    assert "tensor<1x16x16x3x3xi8>" in _merged(program)
    image = np.random.default_rng(1).integers(0, 256, (1, 4, 4, 9, 9)).astype(np.uint8).view(np.int8)
    found = lamina.compile(program)["f"](image, np.zeros((1, 4, 4, 7, 7), np.int32))
    np.testing.assert_array_equal(found, _expected(image, 4, 4, 4))


def test_what_keeps_its_groups() -> None:
    """Groups of a register's features, of one channel, and products of wider numbers."""
    for program in (_program(4, 4, 16), _program(8, 1, 2), _program(4, 4, 4, filter="i16")):
        module = lamina.parse(program)
        lamina.run_pipeline(module, "builtin.module(canonicalize)")
        assert _merged(program) == str(module)
