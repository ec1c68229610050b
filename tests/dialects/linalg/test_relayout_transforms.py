"""Lowering of pack and unpack, transposed inputs and flattening, compared with transform scripts."""

from __future__ import annotations

from typing import Any

import pytest

from lamina.dialects.linalg.transforms.flatten import flatten_elementwise
from lamina.dialects.linalg.transforms.lower_pack import lower_pack, lower_unpack
from lamina.dialects.linalg.transforms.transpose_inputs import transpose_conv2d, transpose_matmul
from tests.dialects.linalg.transforming import check

ANY = "!transform.any_op"

PACK = """
func.func @pad(%a: tensor<129x47x16x16xf32>, %b: tensor<17x2x16x16x32x8xf32>, %p: f32)
      -> tensor<17x2x16x16x32x8xf32> {
  %0 = linalg.pack %a padding_value(%p : f32) inner_dims_pos = [1, 0] inner_tiles = [32, 8]
      into %b : tensor<129x47x16x16xf32> -> tensor<17x2x16x16x32x8xf32>
  return %0 : tensor<17x2x16x16x32x8xf32>
}
func.func @plain(%a: tensor<128x64xf32>, %b: tensor<2x16x8x32xf32>) -> tensor<2x16x8x32xf32> {
  %0 = linalg.pack %a outer_dims_perm = [1, 0] inner_dims_pos = [0, 1] inner_tiles = [8, 32]
      into %b : tensor<128x64xf32> -> tensor<2x16x8x32xf32>
  return %0 : tensor<2x16x8x32xf32>
}
func.func @as_pad(%a: tensor<129x47x16x16xf32>, %b: tensor<1x1x1x1x136x64x16x16xf32>, %p: f32)
      -> tensor<1x1x1x1x136x64x16x16xf32> {
  %0 = linalg.pack %a padding_value(%p : f32) inner_dims_pos = [0,1,2,3] inner_tiles = [136,64,16,16]
      into %b : tensor<129x47x16x16xf32> -> tensor<1x1x1x1x136x64x16x16xf32>
  return %0 : tensor<1x1x1x1x136x64x16x16xf32>
}
func.func @dyn(%a: tensor<?x?xf32>, %b: tensor<?x?x16x32xf32>, %p: f32) -> tensor<?x?x16x32xf32> {
  %0 = linalg.pack %a padding_value(%p : f32) inner_dims_pos = [0, 1] inner_tiles = [16, 32]
      into %b : tensor<?x?xf32> -> tensor<?x?x16x32xf32>
  return %0 : tensor<?x?x16x32xf32>
}
func.func @partial(%a: tensor<1x47xf32>, %b: tensor<1x1x64xf32>, %p: f32) -> tensor<1x1x64xf32> {
  %0 = linalg.pack %a padding_value(%p : f32) inner_dims_pos = [1] inner_tiles = [64]
      into %b : tensor<1x47xf32> -> tensor<1x1x64xf32>
  return %0 : tensor<1x1x64xf32>
}
func.func @partial2(%a: tensor<47x1xf32>, %b: tensor<1x1x64xf32>, %p: f32) -> tensor<1x1x64xf32> {
  %0 = linalg.pack %a padding_value(%p : f32) inner_dims_pos = [0] inner_tiles = [64]
      into %b : tensor<47x1xf32> -> tensor<1x1x64xf32>
  return %0 : tensor<1x1x64xf32>
}
func.func @partial3(%a: tensor<47x5xf32>, %b: tensor<1x5x64xf32>, %p: f32) -> tensor<1x5x64xf32> {
  %0 = linalg.pack %a padding_value(%p : f32) inner_dims_pos = [0] inner_tiles = [64]
      into %b : tensor<47x5xf32> -> tensor<1x5x64xf32>
  return %0 : tensor<1x5x64xf32>
}
func.func @partial4(%a: tensor<5x47xf32>, %b: tensor<5x1x64xf32>, %p: f32) -> tensor<5x1x64xf32> {
  %0 = linalg.pack %a padding_value(%p : f32) inner_dims_pos = [1] inner_tiles = [64]
      into %b : tensor<5x47xf32> -> tensor<5x1x64xf32>
  return %0 : tensor<5x1x64xf32>
}
func.func @perm(%a: tensor<47x5xf32>, %b: tensor<1x1x8x64xf32>, %p: f32) -> tensor<1x1x8x64xf32> {
  %0 = linalg.pack %a padding_value(%p : f32) inner_dims_pos = [1,0] inner_tiles = [8,64]
      into %b : tensor<47x5xf32> -> tensor<1x1x8x64xf32>
  return %0 : tensor<1x1x8x64xf32>
}
func.func @outer(%a: tensor<47x5xf32>, %b: tensor<1x1x64x8xf32>, %p: f32) -> tensor<1x1x64x8xf32> {
  %0 = linalg.pack %a padding_value(%p : f32) outer_dims_perm = [1,0] inner_dims_pos = [0,1] inner_tiles =
      [64,8] into %b : tensor<47x5xf32> -> tensor<1x1x64x8xf32>
  return %0 : tensor<1x1x64x8xf32>
}
func.func @dynamic(%a: tensor<?x5xf32>, %b: tensor<1x1x64x8xf32>, %p: f32) -> tensor<1x1x64x8xf32> {
  %0 = linalg.pack %a padding_value(%p : f32) outer_dims_perm = [0,1] inner_dims_pos = [0,1] inner_tiles =
      [64,8] into %b : tensor<?x5xf32> -> tensor<1x1x64x8xf32>
  return %0 : tensor<1x1x64x8xf32>
}
"""
UNPACK = """
func.func @a(%a: tensor<17x2x16x16x32x8xf32>, %b: tensor<129x47x16x16xf32>) -> tensor<129x47x16x16xf32> {
  %0 = linalg.unpack %a inner_dims_pos = [1, 0] inner_tiles = [32, 8]
      into %b : tensor<17x2x16x16x32x8xf32> -> tensor<129x47x16x16xf32>
  return %0 : tensor<129x47x16x16xf32>
}
func.func @b(%a: tensor<2x16x8x32xf32>, %b: tensor<128x64xf32>) -> tensor<128x64xf32> {
  %0 = linalg.unpack %a outer_dims_perm = [1, 0] inner_dims_pos = [0, 1] inner_tiles = [8, 32]
      into %b : tensor<2x16x8x32xf32> -> tensor<128x64xf32>
  return %0 : tensor<128x64xf32>
}
func.func @as_slice(%a: tensor<1x1x1x1x136x64x16x16xf32>, %b: tensor<129x47x16x16xf32>)
      -> tensor<129x47x16x16xf32> {
  %0 = linalg.unpack %a inner_dims_pos = [0,1,2,3] inner_tiles = [136,64,16,16]
      into %b : tensor<1x1x1x1x136x64x16x16xf32> -> tensor<129x47x16x16xf32>
  return %0 : tensor<129x47x16x16xf32>
}
func.func @dyn(%a: tensor<?x?x16x32xf32>, %b: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = linalg.unpack %a inner_dims_pos = [0, 1] inner_tiles = [16, 32]
      into %b : tensor<?x?x16x32xf32> -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
func.func @dyn2(%a: tensor<32x?x4x8xf32>, %b: tensor<?x128xf32>) -> tensor<?x128xf32> {
  %0 = linalg.unpack %a outer_dims_perm = [1, 0] inner_dims_pos = [1, 0] inner_tiles = [4, 8]
      into %b : tensor<32x?x4x8xf32> -> tensor<?x128xf32>
  return %0 : tensor<?x128xf32>
}
func.func @partial(%a: tensor<1x1x64xf32>, %b: tensor<1x47xf32>) -> tensor<1x47xf32> {
  %0 = linalg.unpack %a inner_dims_pos = [1] inner_tiles = [64] into %b : tensor<1x1x64xf32> -> tensor<1x47xf32>
  return %0 : tensor<1x47xf32>
}
func.func @partial3(%a: tensor<1x5x64xf32>, %b: tensor<47x5xf32>) -> tensor<47x5xf32> {
  %0 = linalg.unpack %a inner_dims_pos = [0] inner_tiles = [64] into %b : tensor<1x5x64xf32> -> tensor<47x5xf32>
  return %0 : tensor<47x5xf32>
}
func.func @partial4(%a: tensor<5x1x64xf32>, %b: tensor<5x47xf32>) -> tensor<5x47xf32> {
  %0 = linalg.unpack %a inner_dims_pos = [1] inner_tiles = [64] into %b : tensor<5x1x64xf32> -> tensor<5x47xf32>
  return %0 : tensor<5x47xf32>
}
func.func @dynt(%a: tensor<1x1x?x8xf32>, %b: tensor<?x5xf32>, %t: index) -> tensor<?x5xf32> {
  %0 = linalg.unpack %a inner_dims_pos = [0,1] inner_tiles = [%t, 8]
      into %b : tensor<1x1x?x8xf32> -> tensor<?x5xf32>
  return %0 : tensor<?x5xf32>
}
func.func @dynt2(%a: tensor<?x2x?x8xf32>, %b: tensor<?x15xf32>, %t: index) -> tensor<?x15xf32> {
  %0 = linalg.unpack %a inner_dims_pos = [0,1] inner_tiles = [%t, 8]
      into %b : tensor<?x2x?x8xf32> -> tensor<?x15xf32>
  return %0 : tensor<?x15xf32>
}
"""
MATMULS = """
func.func @b(%a: tensor<?x?x?xi8>, %b: tensor<?x?x?xi8>, %c: tensor<?x?x?xi32>) -> tensor<?x?x?xi32> {
  %0 = linalg.batch_matmul {foo = 1} ins(%a, %b : tensor<?x?x?xi8>, tensor<?x?x?xi8>)
      outs(%c : tensor<?x?x?xi32>) -> tensor<?x?x?xi32>
  return %0 : tensor<?x?x?xi32>
}
func.func @a(%a: tensor<?x?xi8>, %b: tensor<?x?xi8>, %c: tensor<?x?xi32>) -> tensor<?x?xi32> {
  %0 = linalg.matmul {foo = 1, cast = #linalg.type_fn<cast_unsigned>}
      ins(%a, %b : tensor<?x?xi8>, tensor<?x?xi8>) outs(%c : tensor<?x?xi32>) -> tensor<?x?xi32>
  return %0 : tensor<?x?xi32>
}
"""
CONVOLUTIONS = """
func.func @a(%a: tensor<1x?x?x6xf32>, %b: tensor<8x2x3x6xf32>, %c: tensor<1x?x?x8xf32>) -> tensor<1x?x?x8xf32> {
  %0 = linalg.conv_2d_nhwc_fhwc {dilations = dense<[2,1]> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
      ins(%a, %b : tensor<1x?x?x6xf32>, tensor<8x2x3x6xf32>)
      outs(%c : tensor<1x?x?x8xf32>) -> tensor<1x?x?x8xf32>
  return %0 : tensor<1x?x?x8xf32>
}
func.func @q(%a: tensor<1x9x9x6xi8>, %b: tensor<8x2x3x6xi8>, %c: tensor<1x8x7x8xi32>, %z: i32)
      -> tensor<1x8x7x8xi32> {
  %0 = linalg.conv_2d_nhwc_fhwc_q ins(%a, %b, %z, %z : tensor<1x9x9x6xi8>, tensor<8x2x3x6xi8>, i32, i32)
      outs(%c : tensor<1x8x7x8xi32>) -> tensor<1x8x7x8xi32>
  return %0 : tensor<1x8x7x8xi32>
}
func.func @m(%a: memref<1x9x9x6xf32>, %b: memref<8x2x3x6xf32>, %c: memref<1x8x7x8xf32>) {
  linalg.conv_2d_nhwc_fhwc {foo = 1} ins(%a, %b : memref<1x9x9x6xf32>, memref<8x2x3x6xf32>)
      outs(%c : memref<1x8x7x8xf32>)
  return
}
"""
ELEMENTWISE = """
#m = affine_map<(d0,d1)->(d0,d1)>
#t = affine_map<(d0,d1)->(d1,d0)>
func.func @a(%a: memref<32x7xf32>, %b: memref<32x7xf32>, %c: memref<32x7xf32>) {
  linalg.mul ins(%a, %b : memref<32x7xf32>, memref<32x7xf32>) outs(%c : memref<32x7xf32>)
  return
}
func.func @f(%z: f32, %b: tensor<32x7xf32>) -> tensor<32x7xf32> {
  %0 = linalg.fill ins(%z : f32) outs(%b : tensor<32x7xf32>) -> tensor<32x7xf32>
  return %0 : tensor<32x7xf32>
}
func.func @g(%a: tensor<32x?xf32>, %b: tensor<32x?xf32>) -> tensor<32x?xf32> {
  %0 = linalg.generic {indexing_maps = [#m,#m], iterator_types = ["parallel","parallel"]}
      ins(%a : tensor<32x?xf32>) outs(%b : tensor<32x?xf32>) {
   ^bb0(%x: f32, %y: f32):
    %r = arith.mulf %x, %x : f32
    linalg.yield %r : f32
  } -> tensor<32x?xf32>
  return %0 : tensor<32x?xf32>
}
func.func @map(%a: tensor<2x3x4xf32>, %b: tensor<2x3x4xf32>) -> tensor<2x3x4xf32> {
  %0 = linalg.map { math.absf } ins(%a : tensor<2x3x4xf32>) outs(%b : tensor<2x3x4xf32>)
  return %0 : tensor<2x3x4xf32>
}
func.func @one(%a: tensor<4xf32>, %b: tensor<4xf32>) -> tensor<4xf32> {
  %0 = linalg.exp ins(%a : tensor<4xf32>) outs(%b : tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
"""
INDICES = """
#m = affine_map<(d0,d1,d2)->(d0,d1,d2)>
#z = affine_map<(d0,d1,d2)->()>
func.func @g(%a: tensor<4x?x5xf32>, %s: tensor<f32>, %b: tensor<4x?x5xf32>) -> tensor<4x?x5xf32> {
  %0 = linalg.generic {indexing_maps = [#m,#z,#m], iterator_types = ["parallel","parallel","parallel"]}
      ins(%a, %s: tensor<4x?x5xf32>,tensor<f32>) outs(%b : tensor<4x?x5xf32>) {
   ^bb0(%x: f32, %xx: f32, %y: f32):
    %i0 = linalg.index 0 : index
    %i1 = linalg.index 1 : index
    %i2 = linalg.index 2 : index
    %q = arith.addi %i0, %i1 : index
    %q2 = arith.addi %q, %i2 : index
    %q3 = arith.index_cast %q2 : index to i32
    %q4 = arith.sitofp %q3 : i32 to f32
    %r = arith.mulf %x, %q4 : f32
    linalg.yield %r : f32
  } -> tensor<4x?x5xf32>
  return %0 : tensor<4x?x5xf32>
}
"""


def match(names: list[str], type: str, body: str) -> str:
    quoted = ", ".join(f'"{name}"' for name in names)
    return f"%m = transform.structured.match ops{{[{quoted}]}} in %root : ({ANY}) -> {type}\n{body}"


def test_lower_pack() -> None:
    pack = '!transform.op<"linalg.pack">'
    made = ", ".join(f'!transform.op<"{name}">' for name in ("tensor.pad", "tensor.expand_shape", "linalg.transpose"))
    script = match(["linalg.pack"], pack, f"transform.structured.lower_pack %m : ({pack}) -> ({made})")
    check(PACK, script, ["linalg.pack"], lower_pack)


def test_lower_unpack() -> None:
    unpack = '!transform.op<"linalg.unpack">'
    names = ("tensor.empty", "linalg.transpose", "tensor.collapse_shape", "tensor.extract_slice")
    made = ", ".join(f'!transform.op<"{name}">' for name in names)
    script = match(["linalg.unpack"], unpack, f"transform.structured.lower_unpack %m : ({unpack}) -> ({made})")
    check(UNPACK, script, ["linalg.unpack"], lower_unpack)


@pytest.mark.parametrize("left", [True, False])
def test_transpose_matmul(left: bool) -> None:
    names = ["linalg.matmul", "linalg.batch_matmul"]
    side = "" if left else " <rhs>"

    def apply(rewriter: Any, op: Any) -> None:
        transpose_matmul(rewriter, op, left)

    check(
        MATMULS, match(names, ANY, f"transform.structured.transpose_matmul %m{side} : ({ANY}) -> {ANY}"), names, apply
    )


def test_transpose_convolution() -> None:
    names = ["linalg.conv_2d_nhwc_fhwc", "linalg.conv_2d_nhwc_fhwc_q"]
    script = match(names, ANY, f"transform.structured.transpose_conv2d %m : ({ANY}) -> {ANY}")
    check(CONVOLUTIONS, script, names, transpose_conv2d)


@pytest.mark.parametrize("payload", [ELEMENTWISE, INDICES])
def test_flatten(payload: str) -> None:
    names = ["linalg.mul", "linalg.fill", "linalg.generic", "linalg.map", "linalg.exp"]
    script = match(names, ANY, f"transform.structured.flatten_elementwise %m : ({ANY}) -> {ANY}")
    check(payload, script, names, flatten_elementwise)
