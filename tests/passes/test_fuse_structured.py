"""lamina-fuse-structured-ops: chains of any length."""

from __future__ import annotations

import numpy as np

import lamina
from lamina.dialects.linalg.structured_ops import GenericOp
from lamina.passes.fuse_structured import LARGEST_BODY


def _chain(length: int) -> str:
    lines = [f"  %{index + 1} = arith.addf %{index}, %a : tensor<4xf32>" for index in range(length)]
    return "\n".join(
        (
            "func.func @f(%a: tensor<4xf32>) -> tensor<4xf32> {",
            "  %0 = arith.mulf %a, %a : tensor<4xf32>",
            *lines,
            f"  return %{length} : tensor<4xf32>",
            "}",
        )
    )


def test_bodies_of_long_chains_have_a_largest_size() -> None:
    module = lamina.parse(_chain(300))
    lamina.run_pipeline(module, "builtin.module(func.func(convert-elementwise-to-linalg,lamina-fuse-structured-ops))")
    sizes = [len(op.regions[0].first_block.operations) for op in module.walk() if isinstance(op, GenericOp)]
    assert sum(size - 1 for size in sizes) == 301
    assert max(sizes) <= LARGEST_BODY and len(sizes) <= 8


def test_long_chains_have_the_values_of_numpy() -> None:
    a = np.array([0.5, -1, 2, 0.25], np.float32)
    assert np.array_equal(lamina.compile(_chain(300))["f"](a), sum([a] * 300, start=a * a))


def test_splats_become_part_of_all_their_users() -> None:
    program = """
func.func @f(%a: tensor<4xf32>, %b: tensor<2x4xf32>) -> (tensor<4xf32>, tensor<2x4xf32>) {
  %e0 = tensor.empty() : tensor<f32>
  %s = linalg.generic {indexing_maps = [affine_map<() -> ()>], iterator_types = []} outs(%e0 : tensor<f32>) {
  ^bb0(%out: f32):
    %c = arith.constant 2.0 : f32
    linalg.yield %c : f32
  } -> tensor<f32>
  %e1 = tensor.empty() : tensor<4xf32>
  %0 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>, affine_map<(d0) -> (d0)>],
      iterator_types = ["parallel"]} ins(%a, %s : tensor<4xf32>, tensor<f32>) outs(%e1 : tensor<4xf32>) {
  ^bb0(%x: f32, %y: f32, %out: f32):
    %p = arith.mulf %x, %y : f32
    linalg.yield %p : f32
  } -> tensor<4xf32>
  %e2 = tensor.empty() : tensor<2x4xf32>
  %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> ()>,
      affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]}
      ins(%b, %s : tensor<2x4xf32>, tensor<f32>) outs(%e2 : tensor<2x4xf32>) {
  ^bb0(%x: f32, %y: f32, %out: f32):
    %p = arith.addf %x, %y : f32
    linalg.yield %p : f32
  } -> tensor<2x4xf32>
  return %0, %1 : tensor<4xf32>, tensor<2x4xf32>
}"""
    module = lamina.parse(program)
    lamina.run_pipeline(module, "builtin.module(canonicalize,func.func(lamina-fuse-structured-ops))")
    assert [len(op.dps_inputs) for op in module.walk() if isinstance(op, GenericOp)] == [1, 1]
    a, b = np.arange(4, dtype=np.float32), np.arange(8, dtype=np.float32).reshape(2, 4)
    first, second = lamina.compile(program)["f"](a, b)
    assert np.array_equal(first, a * 2) and np.array_equal(second, b + 2)


def test_what_reads_sums_follows_them() -> None:
    """Two products, and then what is done on the sums of the first one."""
    module = lamina.parse("""
func.func @layers(%x: tensor<8x8xf32>, %w: tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<8x8xf32>) {
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty() : tensor<8x8xf32>
  %start = linalg.fill ins(%zero : f32) outs(%empty : tensor<8x8xf32>) -> tensor<8x8xf32>
  %a = linalg.matmul ins(%x, %w : tensor<8x8xf32>, tensor<8x8xf32>) outs(%start : tensor<8x8xf32>) -> tensor<8x8xf32>
  %b = linalg.matmul ins(%w, %x : tensor<8x8xf32>, tensor<8x8xf32>) outs(%start : tensor<8x8xf32>) -> tensor<8x8xf32>
  %other = tensor.empty() : tensor<8x8xf32>
  %c = linalg.exp ins(%a : tensor<8x8xf32>) outs(%other : tensor<8x8xf32>) -> tensor<8x8xf32>
  return %c, %b : tensor<8x8xf32>, tensor<8x8xf32>
}""")
    lamina.run_pipeline(module, "builtin.module(lamina-fuse-structured-ops)")
    module.verify()
    names = [op.name for op in module["layers"].regions[0].entry_block.operations]
    assert [name for name in names if name in ("linalg.matmul", "linalg.generic")] == [
        "linalg.matmul",
        "linalg.generic",
        "linalg.matmul",
    ]
