"""Long vector code is generated once, as assembly in which spills are counted, and assembled."""

from __future__ import annotations

import platform

import numpy as np
import pytest

import lamina
from lamina.execution import codegen

SOURCE = """
func.func @f(%a: tensor<40x30xf32>, %b: tensor<30x50xf32>, %c: tensor<40x50xf32>) -> tensor<40x50xf32> {
  %yes = arith.constant true
  cf.assert %yes, "a # \\22quoted\\22 \\\\ message"
  %0 = linalg.matmul ins(%a, %b : tensor<40x30xf32>, tensor<30x50xf32>) outs(%c : tensor<40x50xf32>)
    -> tensor<40x50xf32>
  %1 = math.exp %0 : tensor<40x50xf32>
  return %1 : tensor<40x50xf32>
}
func.func @g(%n: index) {
  %small = arith.cmpi slt, %n, %n : index
  cf.assert %small, "five # \\22 \\\\ letters"
  return
}
"""


def test_assembled_code_is_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    a, b = (np.random.default_rng(0).random(shape, np.float32) for shape in ((40, 30), (30, 50)))
    results = []
    for many in (10**9, 0):
        monkeypatch.setattr(codegen, "_MANY_VECTORS", many)
        compiled = lamina.compile(SOURCE, cache=None, remarks="all")
        results.append(compiled.f(a, b, np.zeros((40, 50), np.float32)))
        with pytest.raises(AssertionError, match=r'five # " \\ letters'):
            compiled.g(3)
    np.testing.assert_array_equal(*results)
    np.testing.assert_allclose(results[0], np.exp(a @ b), rtol=1e-5)


@pytest.mark.skipif(platform.machine() != "x86_64", reason="on others, spills are counted in the assembly only")
def test_code_with_many_vectors_is_generated_once(monkeypatch: pytest.MonkeyPatch) -> None:
    emitted = []
    emit = codegen.OptimizedModule._emitted
    monkeypatch.setattr(
        codegen.OptimizedModule, "_emitted", lambda module, kind: emitted.append(kind) or emit(module, kind)
    )
    size = "tensor<?x?xf32>"
    source = f"""
    func.func @f(%a: {size}, %b: {size}, %c: {size}) -> {size} {{
      %0 = linalg.matmul ins(%a, %b : {size}, {size}) outs(%c : {size}) -> {size}
      return %0 : {size}
    }}"""
    lamina.compile(source, cache=None, cpu="skylake-avx512")
    assembly = 0
    assert emitted == [assembly]
