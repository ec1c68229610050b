"""The calling convention, against functions that mlir-opt lowers and mlir-translate writes out."""

from __future__ import annotations

import numpy as np
import pytest

from lamina.execution import AssertionFailed, Convention, MemRefKind, Signature, compile_ir, scalar
from tests import oracle

LOWERING = (
    "--convert-linalg-to-loops",
    "--expand-strided-metadata",
    "--lower-affine",
    "--convert-scf-to-cf",
    "--convert-vector-to-llvm",
    "--convert-complex-to-llvm",
    "--convert-cf-to-llvm",
    "--finalize-memref-to-llvm",
    "--convert-arith-to-llvm",
    "--convert-func-to-llvm",
    "--reconcile-unrealized-casts",
)

SOURCE = """
func.func @scalars(%a: i1, %b: i8, %c: index, %d: f16, %e: bf16, %f: f64, %g: complex<f32>, %h: i5)
    -> (i1, i8, index, f16, bf16, f64, complex<f32>, i5) attributes {llvm.emit_c_interface} {
  return %a, %b, %c, %d, %e, %f, %g, %h : i1, i8, index, f16, bf16, f64, complex<f32>, i5
}
func.func @one(%a: complex<f64>) -> complex<f64> attributes {llvm.emit_c_interface} {
  return %a : complex<f64>
}
func.func @matmul(%a: memref<?x?xf32, strided<[?, ?], offset: ?>>, %b: memref<?x?xf32, strided<[?, ?], offset: ?>>,
                  %c: memref<?x?xf32>) attributes {llvm.emit_c_interface} {
  linalg.matmul ins(%a, %b : memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<?x?xf32, strided<[?, ?], offset: ?>>)
                outs(%c : memref<?x?xf32>)
  return
}
func.func @fresh(%n: index, %x: f32) -> (memref<?x2xf32>, memref<*xf32>) attributes {llvm.emit_c_interface} {
  %m = memref.alloc(%n) {alignment = 64} : memref<?x2xf32>
  linalg.fill ins(%x : f32) outs(%m : memref<?x2xf32>)
  %u = memref.cast %m : memref<?x2xf32> to memref<*xf32>
  return %m, %u : memref<?x2xf32>, memref<*xf32>
}
func.func @part(%m: memref<4x4xf32>, %k: index) -> memref<2x2xf32, strided<[4, 2], offset: ?>>
    attributes {llvm.emit_c_interface} {
  %v = memref.subview %m[%k, 1] [2, 2] [1, 2] : memref<4x4xf32> to memref<2x2xf32, strided<[4, 2], offset: ?>>
  return %v : memref<2x2xf32, strided<[4, 2], offset: ?>>
}
func.func @copy(%a: memref<*xf32>, %b: memref<?x?xf32, strided<[?, ?], offset: ?>>) attributes {llvm.emit_c_interface} {
  %r = memref.cast %a : memref<*xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  memref.copy %r, %b : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  return
}
memref.global "private" constant @table : memref<3xi16> = dense<[1, 2, 3]>
func.func @global() -> memref<3xi16> attributes {llvm.emit_c_interface} {
  %g = memref.get_global @table : memref<3xi16>
  return %g : memref<3xi16>
}
func.func @check(%good: i1) attributes {llvm.emit_c_interface} {
  cf.assert %good, "not good"
  return
}
"""

F32 = scalar("f32")
ANY = MemRefKind(F32, (None, None), (None, None), None)
NAMES = ("i1", "i8", "index", "f16", "bf16", "f64", "complex<f32>", "i5")
SIGNATURES = {
    "scalars": (tuple(map(scalar, NAMES)), tuple(map(scalar, NAMES))),
    "one": ((scalar("complex<f64>"),), (scalar("complex<f64>"),)),
    "matmul": ((ANY, ANY, MemRefKind(F32, (None, None))), ()),
    "fresh": ((scalar("index"), F32), (MemRefKind(F32, (None, 2)), MemRefKind(F32, None))),
    "part": ((MemRefKind(F32, (4, 4)), scalar("index")), (MemRefKind(F32, (2, 2), (4, 2), None),)),
    "copy": ((MemRefKind(F32, None), ANY), ()),
    "global": ((), (MemRefKind(scalar("i16"), (3,)),)),
    "check": ((scalar("i1"),), ()),
}


@oracle.requires_oracle
@pytest.mark.parametrize("convention", [Convention.C_INTERFACE, Convention.EXPANDED])
def test_functions_lowered_by_mlir(convention: Convention, capsys: pytest.CaptureFixture[str]) -> None:
    lowered = oracle.mlir_opt(SOURCE, *LOWERING)
    assert lowered.ok, lowered.explain()
    translated = oracle.run_tool("mlir-translate", lowered.stdout, "--mlir-to-llvmir")
    assert translated.ok, translated.explain()
    signatures = {name: Signature(*kinds, (), convention) for name, kinds in SIGNATURES.items()}
    compiled = compile_ir(translated.stdout, signatures, sanitize=True)

    values = (True, -3, -(2**40), 1.5, -2.5, 0.1, 1 - 2j, -7)
    assert compiled.scalars(*values) == values
    assert compiled.one(3 + 4j) == 3 + 4j

    generator = np.random.default_rng(1)
    a, b = generator.random((7, 5), np.float32).T, generator.random((8, 14), np.float32)[::-1, ::2][:7]
    c = np.zeros((5, 7), np.float32)
    compiled.matmul(a, b, c)
    np.testing.assert_allclose(c, a @ b, rtol=1e-5)

    ranked, unranked = compiled.fresh(3, 2.5)
    assert ranked.tolist() == unranked.tolist() == [[2.5, 2.5]] * 3
    assert np.shares_memory(ranked, unranked)
    assert compiled.allocations.live_buffers == 1
    del ranked, unranked

    m = np.arange(16, dtype=np.float32).reshape(4, 4)
    part = compiled.part(m, 2)
    assert part.tolist() == m[2:4, 1:4:2].tolist()
    assert np.shares_memory(part, m)

    target = np.zeros((5, 7), np.float32).T
    compiled.copy(a.T, target)
    assert np.array_equal(target, a.T)

    assert compiled["global"]().tolist() == [1, 2, 3]

    compiled.check(True)
    with pytest.raises(AssertionFailed, match="not good"):
        compiled.check(False)
    assert capsys.readouterr().out == "not good\n"
    assert (compiled.allocations.live_buffers, compiled.allocations.errors) == (0, [])
