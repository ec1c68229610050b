"""Scripts that move data to other buffers or out of loops must not change what programs compute: the interpreter before
and after the script, and native code, agree with NumPy."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import lamina
from lamina.interfaces.interpretation import Interpreter

SCRIPT = """
module attributes {{transform.with_named_sequence}} {{
{payload}
transform.named_sequence @__transform_main(%root: !transform.any_op {{transform.readonly}}) {{
{script}
  transform.yield
}}
}}
"""
MATMUL = """
func.func @f(%a: memref<7x6xf32>, %b: memref<6x9xf32>, %c: memref<7x9xf32>) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %c7 = arith.constant 7 : index
  scf.for %i = %c0 to %c7 step %c4 {
    %s = affine.min affine_map<(d) -> (-d + 7, 4)>(%i)
    %x = memref.subview %a[%i, 0] [%s, 6] [1, 1] : memref<7x6xf32> to memref<?x6xf32, strided<[6, 1], offset: ?>>
    %z = memref.subview %c[%i, 0] [%s, 9] [1, 1] : memref<7x9xf32> to memref<?x9xf32, strided<[9, 1], offset: ?>>
    linalg.matmul ins(%x, %b : memref<?x6xf32, strided<[6, 1], offset: ?>>, memref<6x9xf32>)
      outs(%z : memref<?x9xf32, strided<[9, 1], offset: ?>>)
  }
  return
}
"""
SUM_OF_BLOCKS = """
func.func @f(%a: tensor<7x6xf32>, %o: tensor<3x6xf32>) -> tensor<3x6xf32> {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %c7 = arith.constant 7 : index
  %z = arith.constant 0.0 : f32
  %r = scf.for %i = %c0 to %c7 step %c3 iter_args(%u = %o) -> tensor<3x6xf32> {
    %s = affine.min affine_map<(d) -> (-d + 7, 3)>(%i)
    %x = tensor.extract_slice %a[%i, 0] [%s, 6] [1, 1] : tensor<7x6xf32> to tensor<?x6xf32>
    %h = affine.apply affine_map<(d) -> (3 - d)>(%s)
    %p = tensor.pad %x nofold low[0, 0] high[%h, 0] {
    ^bb0(%j: index, %k: index):
      tensor.yield %z : f32
    } : tensor<?x6xf32> to tensor<3x6xf32>
    %m = linalg.add ins(%p, %u : tensor<3x6xf32>, tensor<3x6xf32>) outs(%u : tensor<3x6xf32>) -> tensor<3x6xf32>
    scf.yield %m : tensor<3x6xf32>
  }
  return %r : tensor<3x6xf32>
}
"""
COPIED_ROWS = """
func.func @f(%in: memref<8xf32>, %out: memref<8xf32>) {
  %tmp = memref.alloc() : memref<2xf32>
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %c8 = arith.constant 8 : index
  scf.for %i = %c0 to %c8 step %c2 {
    %1 = memref.subview %in[%i] [2] [1] : memref<8xf32> to memref<2xf32, strided<[1], offset: ?>>
    memref.copy %1, %tmp : memref<2xf32, strided<[1], offset: ?>> to memref<2xf32>
    %2 = memref.subview %out[%i] [2] [1] : memref<8xf32> to memref<2xf32, strided<[1], offset: ?>>
    linalg.exp ins(%tmp : memref<2xf32>) outs(%2 : memref<2xf32, strided<[1], offset: ?>>)
  }
  return
}
"""
ALLOC = '!transform.op<"memref.alloc">'
PROMOTE = """
  %m = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
  %p = transform.structured.promote %m {OPTIONS} : (!transform.any_op) -> !transform.any_op"""
HOIST = """
  %m = transform.structured.match ops{["tensor.pad"]} in %root : (!transform.any_op) -> !transform.any_op
  %p = transform.structured.hoist_pad %m by 1 loopsOPTIONS : (!transform.any_op) -> !transform.any_op"""
MULTIBUFFER = f"""
  %m = transform.structured.match ops{{["memref.alloc"]}} in %root : (!transform.any_op) -> {ALLOC}
  %p = transform.memref.multibuffer %m {{factor = 3 : i64}} : ({ALLOC}) -> !transform.any_op"""


def _random(*shape: int) -> Any:
    return np.random.default_rng(7).standard_normal(shape).astype(np.float32)


def _runs(payload: str, script: str, arguments: list[Any]) -> list[Any]:
    """The function applied to copies of the arguments: its results, or the last argument."""
    source = SCRIPT.format(payload=payload, script=script)
    plain, changed = lamina.parse(source), lamina.parse(source)
    lamina.run_pipeline(changed, "builtin.module(transform-interpreter)")
    assert str(plain) != str(changed)
    found: list[Any] = []
    for module in (plain, changed):
        given = [one.copy() for one in arguments]
        answer = Interpreter(module).call("f", *given)
        found.append(answer[0] if len(answer) else given[-1])
    given = [one.copy() for one in arguments]
    answer = lamina.compile(source, cache=None)["f"](*given)
    found.append(answer if isinstance(answer, np.ndarray) else given[-1])
    return found


@pytest.mark.parametrize(
    "options", ["", "use_full_tiles_by_default", "use_alloca", "use_original_subview_size, operands_to_promote = [0]"]
)
def test_promote(options: str) -> None:
    a, b, c = _random(7, 6), _random(6, 9), _random(7, 9)
    for found in _runs(MATMUL, PROMOTE.replace("OPTIONS", options), [a, b, c]):
        np.testing.assert_allclose(found, c + a @ b, rtol=1e-5, atol=1e-5)


@pytest.mark.parametrize("options", ["", ", transpose by [1, 0]"])
def test_hoist_pad(options: str) -> None:
    a, o = _random(7, 6), _random(3, 6)
    expected = o + a[:3] + a[3:6]
    expected[0] += a[6]
    for found in _runs(SUM_OF_BLOCKS, HOIST.replace("OPTIONS", options), [a, o]):
        np.testing.assert_allclose(found, expected, rtol=1e-5, atol=1e-6)


def test_multibuffer() -> None:
    a = _random(8)
    for found in _runs(COPIED_ROWS, MULTIBUFFER, [a, np.zeros(8, np.float32)]):
        np.testing.assert_allclose(found, np.exp(a), rtol=1e-5)


COPY = """
func.func @f(%a: memref<16x8xf32>, %b: memref<16x8xf32>) {
  linalg.copy ins(%a : memref<16x8xf32>) outs(%b : memref<16x8xf32>)
  return
}
"""
TO_THREADS = """
  %c = transform.structured.match ops{["linalg.copy"]} in %root : (!transform.any_op) -> !transform.any_op
  %l, %t = transform.structured.gpu.map_copy_to_threads %c total_num_threads = 32 desired_bit_alignment = 128
    : (!transform.any_op) -> (!transform.any_op, !transform.any_op)"""


def test_copies_between_memrefs_to_threads() -> None:
    """MLIR crashes on these."""
    a = _random(16, 8)
    for found in _runs(COPY, TO_THREADS, [a, np.zeros((16, 8), np.float32)]):
        np.testing.assert_array_equal(found, a)


MINIMA = """
func.func @f(%a: index, %n: index) -> tensor<3xindex> {
  %c3 = arith.constant 3 : index
  %0 = affine.min affine_map<(d0)[s0] -> (d0 + 64, s0, s0 + 5)>(%c3)[%n]
  %1 = affine.max affine_map<()[s0, s1, s2] -> (s1, s0, s1 + 5, s2)>()[%c3, %n, %a]
  %2 = affine.min affine_map<()[s0, s1, s2, s3] -> (s0 + 7, s1, s2 + 5, s3)>()[%c3, %a, %a, %n]
  %r = tensor.from_elements %0, %1, %2 : tensor<3xindex>
  return %r : tensor<3xindex>
}
"""
SIMPLIFY = """
  %m = transform.structured.match ops{["affine.min", "affine.max"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.affine.simplify_min_max_affine_ops %m : !transform.any_op"""


@pytest.mark.parametrize(("a", "n"), [(1, 2), (-40, 90), (90, -40), (70, 71)])
def test_simplified_minima_of_constants_and_repeated_operands(a: int, n: int) -> None:
    """mlir-opt numbers operands wrongly here: the results are our own."""
    for found in _runs(MINIMA, SIMPLIFY, [np.int64(a), np.int64(n)]):
        np.testing.assert_array_equal(found, [min(67, n), max(n + 5, a, 3), min(10, a, n)])
