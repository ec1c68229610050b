"""Tiling structured operations with loops of scf, compared with transform scripts."""

from __future__ import annotations

from typing import Any

import pytest

from lamina.dialects.scf.forall_loops import normalize_forall
from lamina.dialects.scf.fuse_into_loop import fuse_into_loop
from lamina.dialects.scf.tile_and_fuse import replace_with_fused, tile_and_fuse
from lamina.dialects.scf.tile_using_interface import tile
from lamina.dialects.scf.tiling_requests import LoopKind, TilingOptions
from tests.dialects.linalg.transforming import check

MATCH = '%m = transform.structured.match ops{["NAME"]} in %root : (!transform.any_op) -> !transform.any_op'

MATMUL = """
func.func @dynamic(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
func.func @static(%a: tensor<33x64xf32>, %b: tensor<64x17xf32>, %c: tensor<33x17xf32>) -> tensor<33x17xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<33x64xf32>, tensor<64x17xf32>) outs(%c : tensor<33x17xf32>)
    -> tensor<33x17xf32>
  return %0 : tensor<33x17xf32>
}
func.func @buffers(%a: memref<33x64xf32>, %b: memref<64x17xf32>, %c: memref<33x17xf32>) {
  linalg.matmul ins(%a, %b : memref<33x64xf32>, memref<64x17xf32>) outs(%c : memref<33x17xf32>)
  return
}
"""
CONVOLUTION = """
func.func @conv(%a: tensor<1x18x18x4xf32>, %b: tensor<3x3x4x8xf32>, %c: tensor<1x16x16x8xf32>) ->
    tensor<1x16x16x8xf32> {
  %0 = linalg.conv_2d_nhwc_hwcf ins(%a, %b : tensor<1x18x18x4xf32>, tensor<3x3x4x8xf32>)
    outs(%c : tensor<1x16x16x8xf32>) -> tensor<1x16x16x8xf32>
  return %0 : tensor<1x16x16x8xf32>
}
func.func @strided(%a: memref<1x?x?x4xf32>, %b: memref<3x3x4x8xf32>, %c: memref<1x?x?x8xf32>) {
  linalg.conv_2d_nhwc_hwcf {strides = dense<[2, 1]> : tensor<2xi64>, dilations = dense<[1, 3]> : tensor<2xi64>}
    ins(%a, %b : memref<1x?x?x4xf32>, memref<3x3x4x8xf32>) outs(%c : memref<1x?x?x8xf32>)
  return
}
"""
GENERIC = """
func.func @indices(%a: tensor<?x128xf32>, %b: tensor<?x128xf32>) -> tensor<?x128xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>],
      iterator_types = ["parallel", "parallel"]} ins(%a : tensor<?x128xf32>) outs(%b : tensor<?x128xf32>) {
  ^bb0(%x: f32, %y: f32):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %k = arith.addi %i, %j : index
    %l = arith.index_cast %k : index to i64
    %m = arith.sitofp %l : i64 to f32
    linalg.yield %m : f32
  } -> tensor<?x128xf32>
  return %0 : tensor<?x128xf32>
}
func.func @transposed(%a: tensor<100x50xf32>, %r: tensor<50xf32>, %b: tensor<50x100xf32>) ->
    (tensor<50x100xf32>, tensor<50xf32>) {
  %0:2 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (j, i)>, affine_map<(i, j) -> (i, j)>,
      affine_map<(i, j) -> (i)>], iterator_types = ["parallel", "reduction"]} ins(%a : tensor<100x50xf32>)
      outs(%b, %r : tensor<50x100xf32>, tensor<50xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %s = arith.addf %x, %z : f32
    linalg.yield %x, %s : f32, f32
  } -> (tensor<50x100xf32>, tensor<50xf32>)
  return %0#0, %0#1 : tensor<50x100xf32>, tensor<50xf32>
}
"""


def tile_with(options: TilingOptions, normalize: bool = False) -> Any:
    def apply(rewriter: Any, op: Any) -> None:
        found = tile(rewriter, op, options)
        rewriter.replace_op(op, found.replacements)
        if normalize:
            normalize_forall(rewriter, found.loops[0])

    return apply


@pytest.mark.parametrize(
    ("payload", "name", "sizes", "interchange"),
    [
        (MATMUL, "linalg.matmul", [4, 8, 16], []),
        (MATMUL, "linalg.matmul", [0, 8, 16], [2, 1, 0]),
        (MATMUL, "linalg.matmul", [11], []),
        (MATMUL, "linalg.matmul", [1, 1, 1], [1, 2, 0]),
        (CONVOLUTION, "linalg.conv_2d_nhwc_hwcf", [0, 4, 5, 8], []),
        (CONVOLUTION, "linalg.conv_2d_nhwc_hwcf", [1, 1, 16, 0, 1, 1, 2], []),
        (GENERIC, "linalg.generic", [8, 32], [1, 0]),
        (GENERIC, "linalg.generic", [0, 7], []),
    ],
)
def test_for_loops(payload: str, name: str, sizes: list[int], interchange: list[int]) -> None:
    loops = sum(size != 0 for size in sizes)
    order = f" interchange = {interchange}" if interchange else ""
    results = ", ".join(["!transform.any_op"] * (loops + 1))
    script = (
        f"{MATCH.replace('NAME', name)}\n%t, %l:{loops} = transform.structured.tile_using_for %m tile_sizes "
        f"{sizes}{order} : (!transform.any_op) -> ({results})"
    )
    check(payload, script, [name], tile_with(TilingOptions(tile_sizes=sizes, interchange=interchange)))


@pytest.mark.parametrize(
    ("payload", "name", "sizes"),
    [
        (MATMUL, "linalg.matmul", [4, 0, 0]),
        (MATMUL, "linalg.matmul", [4, 8]),
        (CONVOLUTION, "linalg.conv_2d_nhwc_hwcf", [0, 4, 5, 8]),
        (GENERIC, "linalg.generic", [8]),
    ],
)
@pytest.mark.parametrize("threads", [False, True])
def test_forall(payload: str, name: str, sizes: list[int], threads: bool) -> None:
    word = "num_threads" if threads else "tile_sizes"
    script = (
        f"{MATCH.replace('NAME', name)}\n%t, %l = transform.structured.tile_using_forall %m {word} {sizes} "
        ": (!transform.any_op) -> (!transform.any_op, !transform.any_op)"
    )
    options = TilingOptions(loop_kind=LoopKind.FORALL)
    if threads:
        options.num_threads = sizes
    else:
        options.tile_sizes = sizes
    check(payload, script, [name], tile_with(options, normalize=not threads))


CHAIN = """
func.func @chain(%a: tensor<64x128xf32>, %b: tensor<128x256xf32>, %c: tensor<64x256xf32>, %s: f32) ->
    tensor<64x256xf32> {
  %e = tensor.empty() : tensor<64x256xf32>
  %f = linalg.fill ins(%s : f32) outs(%e : tensor<64x256xf32>) -> tensor<64x256xf32>
  %0 = linalg.matmul ins(%a, %b : tensor<64x128xf32>, tensor<128x256xf32>) outs(%f : tensor<64x256xf32>)
    -> tensor<64x256xf32>
  %1 = linalg.add ins(%0, %c : tensor<64x256xf32>, tensor<64x256xf32>) outs(%e : tensor<64x256xf32>)
    -> tensor<64x256xf32>
  return %1 : tensor<64x256xf32>
}
func.func @dynamic(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = linalg.exp ins(%a : tensor<?x?xf32>) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
  %1 = linalg.add ins(%0, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%0 : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %1 : tensor<?x?xf32>
}
"""


@pytest.mark.parametrize("sizes", [[8, 16], [0, 30]])
@pytest.mark.parametrize("forall", [False, True])
def test_fuse(sizes: list[int], forall: bool) -> None:
    loops = 1 if forall else sum(size != 0 for size in sizes)
    results = ", ".join(["!transform.any_op"] * (loops + 1))
    script = (
        f"{MATCH.replace('NAME', 'linalg.add')}\n%t, %l:{loops} = transform.structured.fuse %m tile_sizes {sizes}"
        f"{' {use_forall}' if forall else ''} : (!transform.any_op) -> ({results})"
    )
    kind = LoopKind.FORALL if forall else LoopKind.FOR

    def apply(rewriter: Any, op: Any) -> None:
        found = tile_and_fuse(rewriter, op, TilingOptions(tile_sizes=sizes, loop_kind=kind))
        replace_with_fused(rewriter, op, found)

    check(CHAIN, script, ["linalg.add"], apply)


INTO = [
    """
func.func @through_slice(%a: tensor<64xf32>, %o: tensor<64xf32>) -> tensor<64xf32> {
  %e = tensor.empty() : tensor<64xf32>
  %0 = linalg.exp ins(%a : tensor<64xf32>) outs(%e : tensor<64xf32>) -> tensor<64xf32>
  %1 = linalg.abs ins(%0 : tensor<64xf32>) outs(%o : tensor<64xf32>) -> tensor<64xf32>
  return %1 : tensor<64xf32>
}
""",
    """
func.func @through_argument(%a: tensor<64xf32>, %o: tensor<64xf32>) -> tensor<64xf32> {
  %0 = linalg.exp ins(%a : tensor<64xf32>) outs(%o : tensor<64xf32>) -> tensor<64xf32>
  %1 = linalg.abs ins(%a : tensor<64xf32>) outs(%0 : tensor<64xf32>) -> tensor<64xf32>
  return %1 : tensor<64xf32>
}
""",
    """
func.func @two_uses(%a: tensor<64xf32>, %o: tensor<64xf32>) -> tensor<64xf32> {
  %0 = linalg.exp ins(%a : tensor<64xf32>) outs(%o : tensor<64xf32>) -> tensor<64xf32>
  %1 = linalg.abs ins(%0 : tensor<64xf32>) outs(%0 : tensor<64xf32>) -> tensor<64xf32>
  return %1 : tensor<64xf32>
}
""",
    """
func.func @used_later(%a: tensor<64xf32>, %o: tensor<64xf32>, %p: tensor<64xf32>) -> (tensor<64xf32>, tensor<64xf32>) {
  %0 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
      ins(%a : tensor<64xf32>) outs(%o : tensor<64xf32>) {
  ^bb0(%x: f32, %y: f32):
    %z = math.exp %x : f32
    linalg.yield %z : f32
  } -> tensor<64xf32>
  %1 = linalg.abs ins(%0 : tensor<64xf32>) outs(%p : tensor<64xf32>) -> tensor<64xf32>
  %2 = linalg.log ins(%0 : tensor<64xf32>) outs(%p : tensor<64xf32>) -> tensor<64xf32>
  return %1, %2 : tensor<64xf32>, tensor<64xf32>
}
""",
]


@pytest.mark.parametrize("payload", INTO)
@pytest.mark.parametrize("size", [8, 7])
def test_fuse_into_loop(payload: str, size: int) -> None:
    name = "linalg.generic" if "generic" in payload else "linalg.exp"
    script = (
        f"{MATCH.replace('NAME', 'linalg.abs')}\n{MATCH.replace('NAME', name).replace('%m', '%p')}\n"
        f"%t, %l = transform.structured.tile_using_forall %m tile_sizes [{size}] : (!transform.any_op) -> "
        "(!transform.any_op, !transform.any_op)\n%x, %y = transform.structured.fuse_into_containing_op %p into %l : "
        "(!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)"
    )

    def apply(rewriter: Any, op: Any) -> None:
        producer = next(one for one in op.parent.operations if one.name == name)
        found = tile(rewriter, op, TilingOptions(tile_sizes=[size], loop_kind=LoopKind.FORALL))
        rewriter.replace_op(op, found.replacements)
        assert fuse_into_loop(rewriter, [producer], normalize_forall(rewriter, found.loops[0])).failed is None

    check(payload, script, ["linalg.abs"], apply)


PACKS = """
func.func @static(%a: tensor<128x256xf32>, %b: tensor<4x8x32x32xf32>) -> tensor<4x8x32x32xf32> {
  %0 = linalg.pack %a inner_dims_pos = [0, 1] inner_tiles = [32, 32] into %b
      : tensor<128x256xf32> -> tensor<4x8x32x32xf32>
  return %0 : tensor<4x8x32x32xf32>
}
func.func @dynamic(%a: tensor<?x?xf32>, %b: tensor<?x?x32x?xf32>, %t: index, %p: f32) -> tensor<?x?x32x?xf32> {
  %0 = linalg.pack %a padding_value(%p : f32) outer_dims_perm = [1, 0] inner_dims_pos = [0, 1] inner_tiles = [32, %t]
      into %b : tensor<?x?xf32> -> tensor<?x?x32x?xf32>
  return %0 : tensor<?x?x32x?xf32>
}
"""
UNPACKS = """
func.func @static(%a: tensor<4x8x32x16xf32>, %b: tensor<128x128xf32>) -> tensor<128x128xf32> {
  %0 = linalg.unpack %a inner_dims_pos = [0, 1] inner_tiles = [32, 16] into %b
      : tensor<4x8x32x16xf32> -> tensor<128x128xf32>
  return %0 : tensor<128x128xf32>
}
func.func @dynamic(%a: tensor<?x?x8x?xf32>, %b: tensor<?x?xf32>, %t: index) -> tensor<?x?xf32> {
  %0 = linalg.unpack %a outer_dims_perm = [1, 0] inner_dims_pos = [0, 1] inner_tiles = [8, %t] into %b
      : tensor<?x?x8x?xf32> -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
"""
SOFTMAX = """
func.func @softmax(%a: tensor<16x?x256xf32>, %b: tensor<16x?x256xf32>) -> tensor<16x?x256xf32> {
  %0 = linalg.softmax dimension(1) ins(%a : tensor<16x?x256xf32>) outs(%b : tensor<16x?x256xf32>)
      -> tensor<16x?x256xf32>
  return %0 : tensor<16x?x256xf32>
}
func.func @buffers(%a: memref<16x64x256xf32>, %b: memref<16x64x256xf32>) {
  linalg.softmax dimension(1) ins(%a : memref<16x64x256xf32>) outs(%b : memref<16x64x256xf32>)
  return
}
"""


PADS = """
func.func @d(%a: tensor<?x?xf32>, %p: f32) -> tensor<?x?xf32> {
  %0 = tensor.pad %a low[3, 4] high[5, 3] {
  ^bb0(%i: index, %j: index):
    tensor.yield %p : f32
  } : tensor<?x?xf32> to tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
func.func @s(%a: tensor<7x9xf32>, %p: f32) -> tensor<15x16xf32> {
  %0 = tensor.pad %a low[3, 4] high[5, 3] {
  ^bb0(%i: index, %j: index):
    tensor.yield %p : f32
  } : tensor<7x9xf32> to tensor<15x16xf32>
  return %0 : tensor<15x16xf32>
}
func.func @n(%a: tensor<7x9xf32>, %p: f32) -> tensor<14x9xf32> {
  %0 = tensor.pad %a low[0, 0] high[7, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %p : f32
  } : tensor<7x9xf32> to tensor<14x9xf32>
  return %0 : tensor<14x9xf32>
}
func.func @constant(%a: tensor<4x?xf32>, %n: index) -> tensor<?x?xf32> {
  %z = arith.constant 0.0 : f32
  %0 = tensor.pad %a nofold low[%n, 0] high[0, %n] {
  ^bb0(%i: index, %j: index):
    %s = arith.addi %i, %j : index
    %t = arith.index_cast %s : index to i32
    %u = arith.sitofp %t : i32 to f32
    tensor.yield %z : f32
  } : tensor<4x?xf32> to tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
"""


@pytest.mark.parametrize(
    ("payload", "name", "sizes"),
    [
        (PADS, "tensor.pad", [2, 3]),
        (PADS, "tensor.pad", [2, 0]),
        (PACKS, "linalg.pack", [2, 4]),
        (PACKS, "linalg.pack", [0, 3]),
        (UNPACKS, "linalg.unpack", [32, 32]),
        (UNPACKS, "linalg.unpack", [8, 20]),
        (SOFTMAX, "linalg.softmax", [2, 0, 3]),
    ],
)
def test_relayout(payload: str, name: str, sizes: list[int]) -> None:
    loops = sum(size != 0 for size in sizes)
    results = ", ".join(["!transform.any_op"] * (loops + 1))
    script = (
        f"{MATCH.replace('NAME', name)}\n%t, %l:{loops} = transform.structured.tile_using_for %m tile_sizes "
        f"{sizes} : (!transform.any_op) -> ({results})"
    )
    check(payload, script, [name], tile_with(TilingOptions(tile_sizes=sizes)))
