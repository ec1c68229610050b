"""Computations on extents give what they say once they are lowered and compiled."""

from __future__ import annotations

from typing import Any

import pytest

import lamina

PROGRAM = """
func.func @broadcast_extent(%a: index, %at: index) -> index {
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c5 = arith.constant 5 : index
  %one = tensor.from_elements %c5, %c1 : tensor<2xindex>
  %other = tensor.from_elements %c3 : tensor<1xindex>
  %sum = shape.broadcast %one, %other : tensor<2xindex>, tensor<1xindex> -> tensor<?xindex>
  %r = shape.get_extent %sum, %at : tensor<?xindex>, index -> index
  return %r : index
}
func.func @fits(%a: index, %b: index) -> i1 {
  %c2 = arith.constant 2 : index
  %one = tensor.from_elements %c2, %a : tensor<2xindex>
  %other = tensor.from_elements %b : tensor<1xindex>
  %r = shape.is_broadcastable %one, %other : tensor<2xindex>, tensor<1xindex>
  return %r : i1
}
func.func @same(%a: index, %b: index) -> i1 {
  %c2 = arith.constant 2 : index
  %one = tensor.from_elements %c2, %a : tensor<2xindex>
  %other = tensor.from_elements %c2, %b : tensor<2xindex>
  %r = shape.shape_eq %one, %other : tensor<2xindex>, tensor<2xindex>
  return %r : i1
}
func.func @last(%a: index, %b: index) -> index {
  %extents = tensor.from_elements %a, %b : tensor<2xindex>
  %back = arith.constant -1 : index
  %c0 = arith.constant 0 : index
  %head, %tail = "shape.split_at"(%extents, %back) : (tensor<2xindex>, index) -> (tensor<?xindex>, tensor<?xindex>)
  %r = shape.get_extent %tail, %c0 : tensor<?xindex>, index -> index
  return %r : index
}
func.func @product(%a: index, %b: index) -> index {
  %extents = tensor.from_elements %a, %b : tensor<2xindex>
  %c1 = arith.constant 1 : index
  %r = shape.reduce(%extents, %c1) : tensor<2xindex> -> index {
    ^bb0(%i: index, %d: index, %l: index):
      %x = shape.mul %l, %d : index, index -> index
      shape.yield %x : index
  }
  return %r : index
}
"""

CASES = [
    ("broadcast_extent", (2, 1), 3),
    ("broadcast_extent", (1, 0), 5),
    ("fits", (5, 1), True),
    ("fits", (5, 4), False),
    ("fits", (4, 4), True),
    ("same", (4, 4), True),
    ("same", (4, 5), False),
    ("last", (7, 9), 9),
    ("product", (6, 7), 42),
]


@pytest.fixture(scope="module")
def compiled() -> Any:
    module = lamina.parse(PROGRAM)
    lamina.run_pipeline(module, "builtin.module(convert-shape-to-std)")
    return lamina.compile(module)


@pytest.mark.parametrize(("name", "arguments", "expected"), CASES)
def test_result(compiled: Any, name: str, arguments: tuple[int, ...], expected: int | bool) -> None:
    assert getattr(compiled, name)(*arguments) == expected
