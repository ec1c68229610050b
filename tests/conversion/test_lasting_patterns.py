"""The patterns of ``convert-to-llvm`` serve many conversions, and what they share belongs to one."""

from __future__ import annotations

import gc
import weakref

import lamina
from lamina.ir.operation import Operation
from lamina.ir.types import VectorType

BROADCASTS = """
func.func @f(%x: f32, %y: f32, %c: i1, %m: memref<8xvector<8xf32>>, %i: index) {
  %v = vector.broadcast %x : f32 to vector<8xf32>
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  %w = vector.broadcast %y : f32 to vector<8xf32>
  memref.store %w, %m[%i] : memref<8xvector<8xf32>>
  cf.br ^bb2
^bb2:
  memref.store %v, %m[%i] : memref<8xvector<8xf32>>
  return
}
"""


def converted(options: str) -> Operation:
    module = lamina.parse(BROADCASTS)
    lamina.run_pipeline(module, f"builtin.module(convert-to-llvm{options})")
    module.verify()
    return module


def test_constants_of_broadcasts_serve_the_function_in_compiled_code() -> None:
    for options, count in (("{whole-elements=true}", 1), ("", 2)) * 2:
        vectors = [
            op.name for op in converted(options).walk() if any(isinstance(t, VectorType) for t in op.result_types)
        ]
        assert (vectors.count("llvm.mlir.poison"), vectors.count("llvm.insertelement")) == (count, 2)


def test_conversions_leave_nothing_behind() -> None:
    module = converted("{whole-elements=true}")
    kept = weakref.ref(module)
    del module
    gc.collect()
    assert kept() is None
