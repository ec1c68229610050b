"""Element-wise operations run on the sums of the reduction before them, and constants are packed at compile time."""

from __future__ import annotations

import numpy as np
import pytest

import lamina
from lamina.dialects.math.ops import ExpOp
from lamina.dialects.memref.ops import AllocaOp, AllocOp, GlobalOp
from lamina.dialects.scf.ops import ForOp
from lamina.dialects.vector.ops import ShuffleOp
from lamina.ir.dense import numbers_of
from lamina.ir.types import MemRefType, VectorType, i32
from lamina.schedule.apply import apply_schedule
from lamina.target import target_named

BUFFERS = (
    "builtin.module(eliminate-empty-tensors,one-shot-bufferize{bufferize-function-boundaries=1 "
    "function-boundary-type-conversion=identity-layout-map},"
    "buffer-deallocation-pipeline,convert-bufferization-to-memref,func.func(lamina-linalg-to-vector-loops))"
)


def product(columns: int, element: str, extra_use: bool = False) -> tuple[str, np.ndarray]:
    """A matrix product with a constant, scaled and truncated to bytes after it."""
    weights = np.random.default_rng(0).integers(-128, 128, (24, columns)).astype(np.int8)
    result = f"tensor<10x{columns}xi8>, tensor<10x{columns}xi32>" if extra_use else f"tensor<10x{columns}xi8>"
    values = "%y, %p" if extra_use else "%y"
    text = f"""
    func.func @f(%x: tensor<10x24xi8>) -> ({result}) {{
      %w = arith.constant dense<{weights.tolist()}> : tensor<24x{columns}xi8>
      %z = arith.constant 0 : i32
      %e = tensor.empty() : tensor<10x{columns}xi32>
      %i = linalg.fill ins(%z : i32) outs(%e : tensor<10x{columns}xi32>) -> tensor<10x{columns}xi32>
      %p = linalg.generic {{indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>,
          affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]}}
          ins(%x, %w : tensor<10x24xi8>, tensor<24x{columns}xi8>) outs(%i : tensor<10x{columns}xi32>) {{
      ^bb0(%a: i8, %b: i8, %c: i32):
        %s = arith.{element} %a : i8 to i32
        %t = arith.extsi %b : i8 to i32
        %u = arith.muli %s, %t : i32
        %v = arith.addi %c, %u : i32
        linalg.yield %v : i32
      }} -> tensor<10x{columns}xi32>
      %o = tensor.empty() : tensor<10x{columns}xi8>
      %y = linalg.generic {{indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m, n)>],
          iterator_types = ["parallel", "parallel"]}}
          ins(%p : tensor<10x{columns}xi32>) outs(%o : tensor<10x{columns}xi8>) {{
      ^bb0(%a: i32, %b: i8):
        %c7 = arith.constant 7 : i32
        %s = arith.shrsi %a, %c7 : i32
        %t = arith.trunci %s : i32 to i8
        linalg.yield %t : i8
      }} -> tensor<10x{columns}xi8>
      return {values} : {result}
    }}"""
    return text, weights


def lowered(text: str, cpu: str) -> lamina.Operation:
    module = lamina.parse(text)
    assert apply_schedule(module, "auto", target_named(cpu))
    lamina.run_pipeline(module, BUFFERS)
    return module


@pytest.mark.parametrize("columns", [16, 40, 64, 100])
@pytest.mark.parametrize("extend", ["extui", "extsi"])
def test_values(columns: int, extend: str) -> None:
    text, weights = product(columns, extend)
    x = np.random.default_rng(1).integers(-128, 128, (10, 24)).astype(np.int8)
    numbers = x.view(np.uint8).astype(np.int64) if extend == "extui" else x.astype(np.int64)
    expected = ((numbers @ weights.astype(np.int64)) >> 7).astype(np.int8)
    np.testing.assert_array_equal(lamina.compile(text, cache=None).f(x), expected)
    np.testing.assert_array_equal(lamina.compile(text, cpu="x86-64", cache=None).f(x), expected)


def test_sums_stay_in_registers() -> None:
    module = lowered(product(64, "extui")[0], "icelake-server")
    kept = [op.memref.type for op in module.walk() if isinstance(op, AllocOp)]
    assert all(isinstance(type, MemRefType) and type.element_type is not i32 for type in kept)


def test_sums_that_are_a_result_are_kept() -> None:
    module = lowered(product(64, "extui", extra_use=True)[0], "icelake-server")
    kept = [op.memref.type for op in module.walk() if isinstance(op, AllocOp)]
    assert any(isinstance(type, MemRefType) and type.element_type is i32 for type in kept)


def test_constants_are_packed_in_groups_of_four_bytes() -> None:
    text, weights = product(40, "extui")
    module = lowered(text, "icelake-server")
    (packed,) = [op for op in module.walk() if isinstance(op, GlobalOp) and op.sym_name.startswith("__packed")]
    array = numbers_of(packed.initial_value)
    assert array is not None
    assert array.dtype == np.int8
    panels, groups, width = array.shape
    lanes = width // 4
    assert groups == 24 // 4 and panels == -(-40 // lanes)
    first = array.reshape(panels, groups, lanes, 4)[0]
    np.testing.assert_array_equal(first.transpose(0, 2, 1).reshape(24, lanes)[:, :40], weights[:, :lanes])


def sigmoid_of_product(rows: int, columns: int) -> str:
    result = f"tensor<{rows}x{columns}xf32>"
    return f"""
    func.func @f(%x: tensor<{rows}x24xf32>, %w: tensor<24x{columns}xf32>, %s: {result}) -> {result} {{
      %z = arith.constant 0.0 : f32
      %one = arith.constant 1.0 : f32
      %e = tensor.empty() : {result}
      %i = linalg.fill ins(%z : f32) outs(%e : {result}) -> {result}
      %p = linalg.matmul ins(%x, %w : tensor<{rows}x24xf32>, tensor<24x{columns}xf32>) outs(%i : {result}) -> {result}
      %o = tensor.empty() : {result}
      %y = linalg.generic {{indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m, n)>,
          affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]}}
          ins(%p, %s : {result}, {result}) outs(%o : {result}) {{
      ^bb0(%a: f32, %b: f32, %c: f32):
        %n = arith.negf %a : f32
        %t = math.exp %n : f32
        %u = arith.addf %t, %one : f32
        %v = arith.divf %b, %u : f32
        linalg.yield %v : f32
      }} -> {result}
      return %y : {result}
    }}"""


@pytest.mark.parametrize("rows", [2, 23])
def test_values_of_functions_of_sums(rows: int) -> None:
    random, columns = np.random.default_rng(2), 40
    shapes = ((rows, 24), (24, columns), (rows, columns))
    x, w, s = (random.standard_normal(shape, np.float32) for shape in shapes)
    for cpu in ("native", "x86-64"):
        result = lamina.compile(sigmoid_of_product(rows, columns), cpu=cpu, cache=None).f(x, w, s)
        np.testing.assert_allclose(result, s / (1 + np.exp(-(x @ w))), rtol=2e-5, atol=1e-6)


def test_functions_of_sums_are_computed_in_a_loop() -> None:
    module = lowered(sigmoid_of_product(24, 64), "icelake-server")
    (function,) = [op for op in module.walk() if isinstance(op, ExpOp)]
    (kept,) = [op.memref.type for op in module.walk() if isinstance(op, AllocaOp)]
    loop = function.parent_op
    assert isinstance(loop, ForOp) and not loop.init_args and kept.shape[0] > 2


def test_sums_of_bytes_are_registers() -> None:
    module = lowered(product(64, "extui")[0], "icelake-server")
    carried = {type for op in module.walk() if isinstance(op, ForOp) for type in op.result_types}
    assert carried == {VectorType([16], i32)}
    (reduction,) = [op for op in module.walk() if isinstance(op, ForOp) and op.results]
    shuffles = [op for op in reduction.walk() if isinstance(op, ShuffleOp)]
    # The registers of packed bytes, once for all rows, in two groups.
    assert len(shuffles) == 2 * 64 // 16
