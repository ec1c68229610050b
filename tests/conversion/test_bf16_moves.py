"""``lamina-move-bf16-as-integers``: casts where there is arithmetic, none between moves."""

from __future__ import annotations

import ml_dtypes
import numpy as np

import lamina


def lowered(body: str) -> list[str]:
    module = lamina.parse(f"llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %m: vector<4xi1>) {{\n{body}\n  llvm.return\n}}")
    lamina.run_pipeline(module, "builtin.module(lamina-move-bf16-as-integers)")
    module.verify()
    return [line.strip() for line in str(module["f"]).splitlines()[1:-2]]


def test_a_vector_that_is_only_moved_has_no_cast() -> None:
    assert lowered("""  %0 = llvm.load %p : !llvm.ptr -> vector<4xbf16>
  %1 = llvm.shufflevector %0, %0 [3, 2, 1, 0] : vector<4xbf16>
  llvm.intr.masked.store %1, %q, %m {alignment = 2 : i32} : vector<4xbf16>, vector<4xi1> into !llvm.ptr""") == [
        "%0 = llvm.load %arg0 : !llvm.ptr -> vector<4xi16>",
        "%1 = llvm.shufflevector %0, %0 [3, 2, 1, 0] : vector<4xi16>",
        "llvm.intr.masked.store %1, %arg1, %arg2 {alignment = 2 : i32} : vector<4xi16>, vector<4xi1> into !llvm.ptr",
    ]


def test_arithmetic_keeps_its_type() -> None:
    assert lowered("""  %0 = llvm.load %p : !llvm.ptr -> vector<4xbf16>
  %1 = llvm.fneg %0 : vector<4xbf16>
  llvm.store %1, %q : vector<4xbf16>, !llvm.ptr""") == [
        "%0 = llvm.load %arg0 : !llvm.ptr -> vector<4xi16>",
        "%1 = llvm.bitcast %0 : vector<4xi16> to vector<4xbf16>",
        "%2 = llvm.fneg %1 : vector<4xbf16>",
        "%3 = llvm.bitcast %2 : vector<4xbf16> to vector<4xi16>",
        "llvm.store %3, %arg1 : vector<4xi16>, !llvm.ptr",
    ]


def test_other_vectors_stay() -> None:
    assert lowered("""  %0 = llvm.load %p : !llvm.ptr -> vector<4xf16>
  llvm.store %0, %q : vector<4xf16>, !llvm.ptr""") == [
        "%0 = llvm.load %arg0 : !llvm.ptr -> vector<4xf16>",
        "llvm.store %0, %arg1 : vector<4xf16>, !llvm.ptr",
    ]


def test_a_copy_of_bf16_is_short_code() -> None:
    """Element by element, LLVM needs thousands of lines for this copy."""
    text = """func.func @f(%a: tensor<320x112xbf16>) -> tensor<112x320xbf16> {
  %e = tensor.empty() : tensor<112x320xbf16>
  %r = linalg.transpose ins(%a : tensor<320x112xbf16>) outs(%e : tensor<112x320xbf16>) permutation = [1, 0]
  return %r : tensor<112x320xbf16>
}"""
    module = lamina.compile(text, cache=None)
    assert len(module.assembly().splitlines()) < 2000
    a = np.arange(320 * 112).reshape(320, 112).astype(ml_dtypes.bfloat16)
    np.testing.assert_array_equal(module.f(a), a.T)
