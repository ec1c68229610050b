"""Loops between blocks, in functions with tensors and beside them."""

import numpy as np
import pytest

import lamina
from tests.execution.cf_loops import problem

COUNT = """
func.func @count(%n: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  cf.br ^head(%c0 : index)
^head(%i: index):
  %more = arith.cmpi slt, %i, %n : index
  cf.cond_br %more, ^body, ^end
^body:
  %j = arith.addi %i, %c1 : index
  cf.br ^head(%j : index)
^end:
  return %i : index
}"""


def test_beside_a_function_of_tensors() -> None:
    compiled = lamina.compile(COUNT + """
    func.func @twice(%t: tensor<4xf32>) -> tensor<4xf32> {
      %0 = arith.addf %t, %t : tensor<4xf32>
      return %0 : tensor<4xf32>
    }""")
    assert compiled.count(5) == 5
    assert compiled.twice(np.arange(4, dtype=np.float32)).tolist() == [0, 2, 4, 6]


def test_a_carried_tensor() -> None:
    compiled = lamina.compile("""
    func.func @f(%n: index, %t: tensor<4xf32>) -> tensor<4xf32> {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      cf.br ^head(%c0, %t : index, tensor<4xf32>)
    ^head(%i: index, %a: tensor<4xf32>):
      %more = arith.cmpi slt, %i, %n : index
      cf.cond_br %more, ^body, ^end
    ^body:
      %j = arith.addi %i, %c1 : index
      %b = arith.addf %a, %t : tensor<4xf32>
      cf.br ^head(%j, %b : index, tensor<4xf32>)
    ^end:
      return %a : tensor<4xf32>
    }""", sanitize=True)
    given = np.arange(4, dtype=np.float32)
    assert compiled.f(3, given).tolist() == [0, 4, 8, 12]
    assert compiled.f(0, given).tolist() == given.tolist() == [0, 1, 2, 3]
    assert compiled.allocations.live_buffers == 0 and compiled.allocations.findings == []


def test_two_tensors_that_change_places() -> None:
    compiled = lamina.compile("""
    func.func @f(%n: index, %s: tensor<2xi32>, %t: tensor<2xi32>) -> (tensor<2xi32>, tensor<2xi32>) {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %x = arith.constant 5 : i32
      cf.br ^head(%c0, %s, %t : index, tensor<2xi32>, tensor<2xi32>)
    ^head(%i: index, %a: tensor<2xi32>, %b: tensor<2xi32>):
      %more = arith.cmpi slt, %i, %n : index
      cf.cond_br %more, ^body, ^end
    ^body:
      %j = arith.addi %i, %c1 : index
      %c = tensor.insert %x into %b[%c0] : tensor<2xi32>
      cf.br ^head(%j, %c, %a : index, tensor<2xi32>, tensor<2xi32>)
    ^end:
      return %a, %b : tensor<2xi32>, tensor<2xi32>
    }""", sanitize=True)
    s, t = np.array([1, 2], np.int32), np.array([3, 4], np.int32)
    assert [one.tolist() for one in compiled.f(1, s, t)] == [[5, 4], [1, 2]]
    assert [one.tolist() for one in compiled.f(2, s, t)] == [[5, 2], [5, 4]]
    assert s.tolist() == [1, 2] and t.tolist() == [3, 4]
    assert compiled.allocations.live_buffers == 0 and compiled.allocations.findings == []


@pytest.mark.parametrize("seed", [4, *range(100, 115)])
def test_random_programs(seed: int) -> None:
    """Seed 4 has an argument whose buffer type only the loops around it tell."""
    assert problem(seed) is None
