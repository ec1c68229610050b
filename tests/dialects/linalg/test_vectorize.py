"""Vectorization, compared with transform.structured.vectorize."""

from __future__ import annotations

from typing import Any

import pytest

from lamina.conversion.vector_lowering.reduction_to_contract import vector_reduction_to_contract_patterns
from lamina.conversion.vector_lowering.reshapes import vector_step_lowering_patterns
from lamina.conversion.vector_lowering.sink import vector_sink_patterns
from lamina.conversion.vector_lowering.transfers import vector_transfer_permutation_map_lowering_patterns
from lamina.dialects.linalg.structure import LinalgOp
from lamina.dialects.linalg.vectorize import vectorization_patterns, vectorize
from lamina.dialects.vector.ops import TransferReadOp, TransferWriteOp
from lamina.ir.dialect import load_dialect
from lamina.rewrite import PatternSet, apply_patterns_greedily
from lamina.rewrite.canonicalization import canonicalization_patterns
from tests.dialects.linalg.transforming import check

MATCH = "%m = transform.structured.match interface{LinalgOp} in %root : (!transform.any_op) -> !transform.any_op"
STATIC = """
func.func @mm(%a: tensor<8x16xf32>, %b: tensor<16x4xf32>, %c: tensor<8x4xf32>) -> tensor<8x4xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<8x16xf32>, tensor<16x4xf32>) outs(%c : tensor<8x4xf32>) -> tensor<8x4xf32>
  return %0 : tensor<8x4xf32>
}
func.func @generic(%a: memref<8x16xf32>, %b: memref<16xf32>, %c: memref<8x16xf32>) {
  %cst = arith.constant 2.0 : f32
  linalg.generic {indexing_maps=[affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>, affine_map<(i, j) ->
      (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%a, %b : memref<8x16xf32>, memref<16xf32>)
      outs(%c : memref<8x16xf32>) {
  ^bb0(%x : f32, %y : f32, %z : f32):
   %i = linalg.index 0 : index
   %j = linalg.index 1 : index
   %k = arith.addi %i, %j : index
   %l = arith.index_cast %k : index to i32
   %m = arith.sitofp %l : i32 to f32
   %c1 = arith.constant 1.0 : f32
   %t = arith.addf %x, %y : f32
   %u = arith.mulf %t, %c1 : f32
   %v = arith.mulf %u, %cst : f32
   %w = arith.mulf %v, %m : f32
   linalg.yield %w : f32
  }
  return
}
func.func @red(%a: memref<8x16xf32>, %c: memref<f32>, %d : memref<8xf32>) {
  linalg.generic {indexing_maps=[affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> ()>], iterator_types =
      ["reduction", "reduction"]} ins(%a : memref<8x16xf32>) outs(%c : memref<f32>) {
  ^bb0(%x : f32, %z : f32):
   %t = arith.addf %x, %z : f32
   linalg.yield %t : f32
  }
  linalg.reduce { arith.maximumf } ins(%a : memref<8x16xf32>) outs(%d : memref<8xf32>) dimensions = [1]
  return
}
func.func @fill(%a: memref<8x16xf32>, %s : f32, %t : memref<16x8xf32>) {
  linalg.fill ins(%s : f32) outs(%a : memref<8x16xf32>)
  linalg.copy ins(%a : memref<8x16xf32>) outs(%a : memref<8x16xf32>)
  linalg.transpose ins(%a : memref<8x16xf32>) outs(%t : memref<16x8xf32>) permutation = [1, 0]
  return
}
"""
DYNAMIC = """
func.func @mm(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
func.func @mm2(%a: memref<8x?xf32>, %b: memref<?x?xf32>, %c: memref<8x?xf32>) {
  linalg.matmul ins(%a, %b : memref<8x?xf32>, memref<?x?xf32>) outs(%c : memref<8x?xf32>)
  return
}
"""


def structured_names() -> list[str]:
    dialect = load_dialect("linalg")
    assert dialect is not None
    return [name for name, cls in dialect.operations.items() if issubclass(cls, LinalgOp)]


def compare(payload: str, words: str = "", **keywords: Any) -> None:
    script = f"{MATCH}\ntransform.structured.vectorize %m {words} : !transform.any_op"

    def apply(rewriter: Any, op: Any) -> None:
        rewriter.replace_op(op, vectorize(rewriter, op, **keywords))

    check(payload, script, structured_names(), apply)


def test_static() -> None:
    compare(STATIC)


def test_masked() -> None:
    compare(DYNAMIC, "vector_sizes [8, [4], 2]", sizes=[8, 4, 2], scalable=[False, True, False])


@pytest.mark.parametrize("masked", [False, True])
def test_named_contraction(masked: bool) -> None:
    payload = DYNAMIC if masked else STATIC.partition("func.func @generic")[0]
    if masked:
        words = "vector_sizes [8, 4, 2] {create_named_contraction}"
        compare(payload, words, sizes=[8, 4, 2], named_contraction=True)
    else:
        compare(payload, "{create_named_contraction}", named_contraction=True)


def convolution(name: str, types: str, attributes: str = "") -> str:
    image, kernel, output = types.split(", ")
    return (
        f"func.func @f(%a: {image}, %b: {kernel}, %c: {output}) {{\n  linalg.{name} {attributes} ins(%a, %b : {image}, "
        f"{kernel}) outs(%c : {output})\n  return\n}}\n"
    )


STRIDED = "{strides = dense<3> : tensor<1xi64>, dilations = dense<2> : tensor<1xi64>}"
CONVOLUTIONS = [
    convolution("conv_1d", "memref<10xf32>, memref<3xf32>, memref<8xf32>"),
    convolution("conv_1d_nwc_wcf", "memref<4x6x3xf32>, memref<2x3x8xf32>, memref<4x5x8xf32>"),
    convolution("conv_1d_nwc_wcf", "memref<4x6x3xi8>, memref<1x3x8xi8>, memref<4x2x8xi32>", STRIDED),
    convolution("conv_1d_nwc_wcf", "memref<4x6x3xf32>, memref<2x3x8xf32>, memref<4x2x8xf32>", STRIDED),
    convolution("conv_1d_ncw_fcw", "memref<4x3x6xf32>, memref<8x3x2xf32>, memref<4x8x2xf32>", STRIDED),
    convolution("conv_1d_ncw_fcw", "memref<4x3x6xf16>, memref<8x3x2xf16>, memref<4x8x5xf32>"),
    convolution("pooling_nwc_max", "memref<4x6x3xf32>, memref<2xf32>, memref<4x5x3xf32>"),
    convolution("pooling_nwc_sum", "memref<4x6x3xi8>, memref<2xi8>, memref<4x2x3xi32>", STRIDED),
    convolution("pooling_ncw_sum", "memref<4x3x6xf32>, memref<2xf32>, memref<4x3x5xf32>"),
    convolution("depthwise_conv_1d_nwc_wc", "memref<3x5x4xf32>, memref<2x4xf32>, memref<3x4x4xf32>"),
    convolution("depthwise_conv_1d_nwc_wc", "memref<3x9x4xi8>, memref<2x4xi8>, memref<3x3x4xi32>", STRIDED),
]


def test_convolutions() -> None:
    payload = "".join(one.replace("@f", f"@f{number}") for number, one in enumerate(CONVOLUTIONS))
    compare(payload)


def test_dynamic_depthwise_convolution() -> None:
    payload = convolution("depthwise_conv_1d_nwc_wc", "memref<1x5x?xf32>, memref<2x?xf32>, memref<1x4x?xf32>")
    compare(payload, "vector_sizes [1, 4, [8], 2]", sizes=[1, 4, 8, 2], scalable=[False, False, True, False])


RELAYOUT = [
    (
        "tensor.pad",
        [2, 4, 8],
        """
func.func @pad(%a: tensor<2x?x?xf32>, %h: index) -> tensor<2x4x?xf32> {
  %c = arith.constant 42.0 : f32
  %0 = tensor.pad %a low[0, 0, 0] high[0, 1, %h] {
  ^bb0(%i: index, %j: index, %k: index):
    tensor.yield %c : f32
  } : tensor<2x?x?xf32> to tensor<2x4x?xf32>
  return %0 : tensor<2x4x?xf32>
}
""",
    ),
    (
        "linalg.pack",
        [],
        """
func.func @padded(%a: tensor<32x7x16xf32>, %d: tensor<4x1x32x16x2xf32>) -> tensor<4x1x32x16x2xf32> {
  %c = arith.constant 0.0 : f32
  %0 = linalg.pack %a padding_value(%c : f32) outer_dims_perm = [1, 2, 0] inner_dims_pos = [2, 1]
      inner_tiles = [16, 2] into %d : tensor<32x7x16xf32> -> tensor<4x1x32x16x2xf32>
  return %0 : tensor<4x1x32x16x2xf32>
}
func.func @pack(%a: tensor<32x8x16xf32>, %d: tensor<4x1x32x16x2xf32>) -> tensor<4x1x32x16x2xf32> {
  %0 = linalg.pack %a outer_dims_perm = [1, 2, 0] inner_dims_pos = [2, 1] inner_tiles = [16, 2] into %d
      : tensor<32x8x16xf32> -> tensor<4x1x32x16x2xf32>
  return %0 : tensor<4x1x32x16x2xf32>
}
""",
    ),
    (
        "linalg.pack",
        [4, 1, 16, 16, 2],
        """
func.func @dynamic(%a: tensor<?x?xf32>, %d: tensor<?x?x16x2xf32>) -> tensor<?x?x16x2xf32> {
  %0 = linalg.pack %a inner_dims_pos = [1, 0] inner_tiles = [16, 2] into %d
      : tensor<?x?xf32> -> tensor<?x?x16x2xf32>
  return %0 : tensor<?x?x16x2xf32>
}
""",
    ),
    (
        "linalg.unpack",
        [],
        """
func.func @unpack(%a: tensor<8x8x32x16xf32>, %d: tensor<256x128xf32>) -> tensor<256x128xf32> {
  %0 = linalg.unpack %a inner_dims_pos = [0, 1] inner_tiles = [32, 16] into %d
      : tensor<8x8x32x16xf32> -> tensor<256x128xf32>
  return %0 : tensor<256x128xf32>
}
func.func @cut(%a: tensor<8x7x16x32xf32>, %d: tensor<100x255xf32>) -> tensor<100x255xf32> {
  %0 = linalg.unpack %a outer_dims_perm = [1, 0] inner_dims_pos = [0, 1] inner_tiles = [16, 32] into %d
      : tensor<8x7x16x32xf32> -> tensor<100x255xf32>
  return %0 : tensor<100x255xf32>
}
""",
    ),
    (
        "linalg.unpack",
        [8, 8, 16, 32],
        """
func.func @cut(%a: tensor<8x7x16x32xf32>, %d: tensor<100x255xf32>) -> tensor<100x255xf32> {
  %0 = linalg.unpack %a outer_dims_perm = [1, 0] inner_dims_pos = [0, 1] inner_tiles = [16, 32] into %d
      : tensor<8x7x16x32xf32> -> tensor<100x255xf32>
  return %0 : tensor<100x255xf32>
}
""",
    ),
    (
        "tensor.insert_slice",
        [],
        """
func.func @static(%a: tensor<5x3xf32>, %d: tensor<2x1x5x3xf32>, %i: index) -> tensor<2x1x5x3xf32> {
  %0 = tensor.insert_slice %a into %d[%i, 0, 0, 0] [1, 1, 5, 3] [1, 1, 1, 1]
      : tensor<5x3xf32> into tensor<2x1x5x3xf32>
  return %0 : tensor<2x1x5x3xf32>
}
func.func @dynamic(%a: tensor<?x3xf32>, %d: tensor<9x8xf32>, %s: f32, %n: index) -> tensor<9x8xf32> {
  %f = linalg.fill ins(%s : f32) outs(%d : tensor<9x8xf32>) -> tensor<9x8xf32>
  %0 = tensor.insert_slice %a into %f[0, 2] [%n, 3] [1, 1] : tensor<?x3xf32> into tensor<9x8xf32>
  return %0 : tensor<9x8xf32>
}
""",
    ),
]


@pytest.mark.parametrize(("name", "sizes", "payload"), RELAYOUT)
def test_relayout(name: str, sizes: list[int], payload: str) -> None:
    if name == "linalg.pack" and len(sizes) == 5:
        sizes = [sizes[0], sizes[1], *sizes[3:]]
    words = f"vector_sizes {sizes}" if sizes else ""
    match = MATCH.replace("interface{LinalgOp}", f'ops{{["{name}"]}}')
    script = f"{match}\ntransform.structured.vectorize %m {words} : !transform.any_op"

    def apply(rewriter: Any, op: Any) -> None:
        rewriter.replace_op(op, vectorize(rewriter, op, sizes))

    check(payload, script, [name], apply)


TILES = """
func.func @slices(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?xf32>, %i: index, %j: index) ->
    tensor<?x?xf32> {
  %0 = tensor.extract_slice %a[%i, %j] [8, 16] [1, 1] : tensor<?x?xf32> to tensor<8x16xf32>
  %1 = tensor.extract_slice %b[%i, %j] [16, 4] [1, 1] : tensor<?x?xf32> to tensor<16x4xf32>
  %2 = tensor.extract_slice %c[%i, %j] [8, 4] [1, 1] : tensor<?x?xf32> to tensor<8x4xf32>
  %3 = linalg.matmul ins(%0, %1 : tensor<8x16xf32>, tensor<16x4xf32>) outs(%2 : tensor<8x4xf32>) -> tensor<8x4xf32>
  %4 = tensor.insert_slice %3 into %c[%i, %j] [8, 4] [1, 1] : tensor<8x4xf32> into tensor<?x?xf32>
  return %4 : tensor<?x?xf32>
}
func.func @batch(%a: memref<2x8x16xf16>, %b: memref<2x16x4xf16>, %c: memref<2x8x4xf32>) {
  linalg.batch_matmul ins(%a, %b : memref<2x8x16xf16>, memref<2x16x4xf16>) outs(%c : memref<2x8x4xf32>)
  memref.copy %c, %c : memref<2x8x4xf32> to memref<2x8x4xf32>
  return
}
func.func @convolution(%a: memref<1x10x3xf32>, %b: memref<3x3x8xf32>, %c: memref<1x8x8xf32>) {
  linalg.conv_1d_nwc_wcf ins(%a, %b : memref<1x10x3xf32>, memref<3x3x8xf32>) outs(%c : memref<1x8x8xf32>)
  return
}
"""


@pytest.mark.parametrize("payload", [STATIC, TILES])
def test_vectorize_children(payload: str) -> None:
    match = MATCH.replace("interface{LinalgOp}", 'ops{["func.func"]}')
    script = (
        f"{match}\n%v = transform.structured.vectorize_children_and_apply_patterns %m : (!transform.any_op) -> "
        "!transform.any_op"
    )

    def apply(rewriter: Any, op: Any) -> None:
        patterns = [*vector_transfer_permutation_map_lowering_patterns(), *vector_reduction_to_contract_patterns()]
        patterns += vector_sink_patterns()
        for cls in (TransferReadOp, TransferWriteOp):
            patterns += canonicalization_patterns(cls)
        patterns += [*vectorization_patterns(), *vector_step_lowering_patterns()]
        apply_patterns_greedily(op, PatternSet(patterns))

    check(payload, script, ["func.func"], apply)


EXTRACTS = """
func.func @scalar(%a: tensor<3x3xf32>, %o: tensor<1x4xf32>, %i: index) -> tensor<1x4xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
      outs(%o : tensor<1x4xf32>) {
  ^bb0(%x: f32):
    %c = arith.constant 2 : index
    %1 = tensor.extract %a[%c, %i] : tensor<3x3xf32>
    linalg.yield %1 : f32
  } -> tensor<1x4xf32>
  return %0 : tensor<1x4xf32>
}
func.func @contiguous(%a: tensor<80x16xf32>, %o: tensor<1x4xf32>, %i: index) -> tensor<1x4xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
      outs(%o : tensor<1x4xf32>) {
  ^bb0(%x: f32):
    %m = linalg.index 0 : index
    %n = linalg.index 1 : index
    %p = arith.addi %m, %i : index
    %q = arith.addi %n, %i : index
    %1 = tensor.extract %a[%p, %q] : tensor<80x16xf32>
    linalg.yield %1 : f32
  } -> tensor<1x4xf32>
  return %0 : tensor<1x4xf32>
}
func.func @gather(%a: tensor<3x3xf32>, %k: tensor<4x8xindex>, %o: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>],
      iterator_types = ["parallel", "parallel"]} ins(%k : tensor<4x8xindex>) outs(%o : tensor<4x8xf32>) {
  ^bb0(%i: index, %x: f32):
    %n = linalg.index 1 : index
    %1 = tensor.extract %a[%i, %n] : tensor<3x3xf32>
    linalg.yield %1 : f32
  } -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}
"""


def test_extract() -> None:
    compare(EXTRACTS, "{vectorize_nd_extract}", nd_extract=True)
