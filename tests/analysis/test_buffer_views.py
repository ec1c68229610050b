"""Views of buffers that are found from their users are those of the whole function."""

from __future__ import annotations

import pytest

import lamina
from lamina.analysis.buffer_flow import BufferViewFlow, ViewsOfBuffers
from lamina.ir.operation import Operation
from lamina.ir.value import Value

_LOOP = """func.func @f(%n: index, %c: i1, %a: memref<4xf32>) -> memref<4xf32> {
  %0 = arith.constant 0 : index
  %1 = arith.constant 1 : index
  %b = memref.alloc() : memref<4xf32>
  %s = arith.select %c, %a, %b : memref<4xf32>
  %r = scf.for %i = %0 to %n step %1 iter_args(%x = %s) -> (memref<4xf32>) {
    %y = scf.if %c -> (memref<4xf32>) {
      %new = memref.alloc() : memref<4xf32>
      scf.yield %new : memref<4xf32>
    } else {
      scf.yield %x : memref<4xf32>
    }
    scf.yield %y : memref<4xf32>
  }
  return %r : memref<4xf32>
}"""
_BLOCKS = """func.func private @g(memref<4xf32>) -> memref<?xf32>
func.func @f(%c: i1, %a: memref<4xf32>, %n: index) {
  cf.cond_br %c, ^left(%a : memref<4xf32>), ^right
^left(%x: memref<4xf32>):
  %v = memref.subview %x[0] [2] [1] : memref<4xf32> to memref<2xf32>
  cf.br ^end(%x : memref<4xf32>)
^right:
  %b = memref.alloc() : memref<4xf32>
  cf.br ^end(%b : memref<4xf32>)
^end(%y: memref<4xf32>):
  %z = func.call @g(%y) : (memref<4xf32>) -> memref<?xf32>
  %w = memref.realloc %z(%n) : memref<?xf32> to memref<?xf32>
  memref.dealloc %w : memref<?xf32>
  return
}"""


def _values(root: Operation) -> list[Value]:
    values: list[Value] = []
    for operation in root.walk():
        values += operation.results
        for region in operation.regions:
            for block in region.blocks:
                values += block.arguments
    return values


@pytest.mark.parametrize("text", [_LOOP, _BLOCKS])
def test_views_from_users_are_those_of_the_function(text: str) -> None:
    module = lamina.parse(text)
    flow, views = BufferViewFlow(module), ViewsOfBuffers()
    values = _values(module)
    found = {value: set(views.of(value)) for value in values}
    assert found == {value: set(flow.uses.get(value, ())) for value in values}
    assert sum(map(len, found.values())) >= 5
