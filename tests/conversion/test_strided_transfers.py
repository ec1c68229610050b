"""Reads with small strides as loads and shuffles, against NumPy."""

from __future__ import annotations

import numpy as np
import pytest

import lamina

READ = """
func.func @f(%x: memref<4xLENGTHxf32, strided<[ROW, STRIDE], offset: 2>>, %y: memref<4xLANESxf32>, %row: index) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %pad = arith.constant 0.0 : f32
  %v = vector.transfer_read %x[%row, %one], %pad {in_bounds = [BOUND]}
    : memref<4xLENGTHxf32, strided<[ROW, STRIDE], offset: 2>>, vector<LANESxf32>
  vector.store %v, %y[%row, %zero] : memref<4xLANESxf32>, vector<LANESxf32>
  return
}
"""


def program(stride: int, lanes: int, bound: str = "true") -> str:
    length = lanes + 1
    sizes = {"LENGTH": length, "ROW": length * stride + 3, "STRIDE": stride, "LANES": lanes, "BOUND": bound}
    text = READ
    for name, value in sizes.items():
        text = text.replace(name, str(value))
    return text


@pytest.mark.parametrize("lanes", [4, 8, 15, 16])
@pytest.mark.parametrize("stride", [2, 3, 4])
def test_values_are_those_of_the_strides(stride: int, lanes: int) -> None:
    text = program(stride, lanes)
    module = lamina.parse(text)
    lamina.run_pipeline(module, "builtin.module(func.func(lamina-strided-transfers))")
    lowered = str(module)
    assert "transfer_read" not in lowered and lowered.count("vector.load") == stride
    row = (lanes + 1) * stride + 3
    # Not an element more than the layout reaches, so that a load beyond it would be seen.
    memory = np.arange(2 + 3 * row + lanes * stride + 1, dtype=np.float32)
    x = np.lib.stride_tricks.as_strided(memory[2:], (4, lanes + 1), (4 * row, 4 * stride))
    y = np.zeros((4, lanes), np.float32)
    compiled = lamina.compile(text, sanitize=True)
    for number in range(4):
        compiled.f(x, y, number)
    np.testing.assert_array_equal(y, x[:, 1:])


OTHERS = [(1, 8, "true"), (5, 8, "true"), (4, 3, "true"), (2, 8, "false")]


@pytest.mark.parametrize(("stride", "lanes", "bound"), OTHERS)
def test_others_stay(stride: int, lanes: int, bound: str) -> None:
    module = lamina.parse(program(stride, lanes, bound))
    lamina.run_pipeline(module, "builtin.module(func.func(lamina-strided-transfers))")
    assert "vector.transfer_read" in str(module)


def test_masks_and_broadcasts_stay() -> None:
    text = """
func.func @f(%x: memref<64xf32, strided<[2]>>, %mask: vector<8xi1>) -> (vector<8xf32>, vector<8xf32>) {
  %zero = arith.constant 0 : index
  %pad = arith.constant 0.0 : f32
  %a = vector.transfer_read %x[%zero], %pad, %mask {in_bounds = [true]} : memref<64xf32, strided<[2]>>, vector<8xf32>
  %b = vector.transfer_read %x[%zero], %pad {in_bounds = [true], permutation_map = affine_map<(d0) -> (0)>}
    : memref<64xf32, strided<[2]>>, vector<8xf32>
  return %a, %b : vector<8xf32>, vector<8xf32>
}
"""
    module = lamina.parse(text)
    lamina.run_pipeline(module, "builtin.module(func.func(lamina-strided-transfers))")
    assert str(module).count("vector.transfer_read") == 2
