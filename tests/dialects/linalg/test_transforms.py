"""Structured transformations, compared with transform scripts."""

from __future__ import annotations

from typing import Any

import pytest

from lamina.dialects.linalg.transforms.decompose import decompose
from lamina.dialects.linalg.transforms.interchange import interchange
from lamina.dialects.linalg.transforms.pad import CopyBack, pad
from lamina.dialects.linalg.transforms.scalarize import scalarize
from lamina.dialects.linalg.transforms.split import split
from lamina.dialects.linalg.transforms.split_reduction import split_reduction, split_reduction_by_scaling
from lamina.dialects.scf.tile_using_interface import tile
from lamina.dialects.scf.tiling_requests import LoopKind, ReductionStrategy, TilingOptions
from tests.dialects.linalg.test_tiling import GENERIC, MATCH, MATMUL
from tests.dialects.linalg.transforming import check

ANY = "!transform.any_op"


def script(name: str, body: str) -> str:
    return f"{MATCH.replace('NAME', name)}\n{body}"


def test_interchange() -> None:
    body = f"transform.structured.interchange %m iterator_interchange = [1, 0] : ({ANY}) -> {ANY}"

    def apply(rewriter: Any, op: Any) -> None:
        interchange(rewriter, op, [1, 0])

    check(GENERIC, script("linalg.generic", body), ["linalg.generic"], apply)


WINDOWS = [
    ("conv_2d_nhwc_hwcf", "tensor<1x1x14x4xf32>, tensor<1x3x4x8xf32>, tensor<1x1x12x8xf32>"),
    ("conv_2d_nhwc_hwcf", "tensor<?x14x1x4xf32>, tensor<3x1x4x?xf32>, tensor<?x12x1x?xf32>"),
    ("conv_2d_nchw_fchw", "tensor<1x4x1x14xf32>, tensor<8x4x1x3xf32>, tensor<1x8x1x12xf32>"),
    ("pooling_nhwc_max", "tensor<1x1x14x4xf32>, tensor<1x3xf32>, tensor<1x1x12x4xf32>"),
    ("pooling_nchw_sum", "tensor<1x4x14x1xf32>, tensor<3x1xf32>, tensor<1x4x12x1xf32>"),
    ("depthwise_conv_2d_nhwc_hwc", "tensor<1x1x14x4xf32>, tensor<1x3x4xf32>, tensor<1x1x12x4xf32>"),
    ("conv_2d", "tensor<1x14xf32>, tensor<1x3xf32>, tensor<1x12xf32>"),
]


@pytest.mark.parametrize(("name", "types"), WINDOWS)
def test_decompose(name: str, types: str) -> None:
    image, kernel, output = types.split(", ")
    payload = (
        f"func.func @f(%a: {image}, %b: {kernel}, %c: {output}) -> {output} {{\n"
        f"  %0 = linalg.{name} ins(%a, %b : {image}, {kernel}) outs(%c : {output}) -> {output}\n"
        f"  return %0 : {output}\n}}\n"
    )
    body = f"transform.structured.decompose %m : ({ANY}) -> {ANY}"
    check(payload, script(f"linalg.{name}", body), [f"linalg.{name}"], decompose)


@pytest.mark.parametrize(("name", "payload"), [("linalg.matmul", MATMUL), ("linalg.generic", GENERIC)])
@pytest.mark.parametrize(("loop", "point"), [(0, 16), (1, 5)])
def test_split(name: str, payload: str, loop: int, point: int) -> None:
    body = f"%s = transform.structured.split %m after {point} {{dimension = {loop}}} : {ANY}"

    def apply(rewriter: Any, op: Any) -> None:
        split(rewriter, op, loop, point)

    check(payload, script(name, body), [name], apply)


REDUCE = """
func.func @rows(%a: tensor<?x?xf32>, %o: tensor<?xf32>) -> tensor<?xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>],
      iterator_types = ["parallel", "reduction"]} ins(%a : tensor<?x?xf32>) outs(%o : tensor<?xf32>) {
  ^bb0(%x: f32, %z: f32):
    %t = arith.mulf %x, %x : f32
    %u = arith.maximumf %t, %z : f32
    linalg.yield %u : f32
  } -> tensor<?xf32>
  return %0 : tensor<?xf32>
}
"""
PRODUCT = """
func.func @product(%a: tensor<8x32xf32>, %b: tensor<32x16xf32>, %o: tensor<8x16xf32>) -> tensor<8x16xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>,
      affine_map<(i, j, k) -> (i, j)>], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : tensor<8x32xf32>, tensor<32x16xf32>) outs(%o : tensor<8x16xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %t = arith.mulf %x, %y : f32
    %u = arith.addf %t, %z : f32
    linalg.yield %u : f32
  } -> tensor<8x16xf32>
  return %0 : tensor<8x16xf32>
}
"""


@pytest.mark.parametrize(("payload", "sizes"), [(REDUCE, [0, 5]), (PRODUCT, [0, 0, 8]), (PRODUCT, [0, 0, 5])])
def test_tile_reduction(payload: str, sizes: list[int]) -> None:
    loops = sum(size != 0 for size in sizes)
    types = ", ".join([ANY] * (3 + loops))
    body = (
        f"%f, %p, %c, %l:{loops} = transform.structured.tile_reduction_using_for %m by tile_sizes = {sizes} "
        f": ({ANY}) -> ({types})"
    )

    def apply(rewriter: Any, op: Any) -> None:
        options = TilingOptions(
            tile_sizes=sizes, reduction=ReductionStrategy.PARTIAL_OUTER, reduction_dims=op.reduction_dims
        )
        rewriter.replace_op(op, tile(rewriter, op, options).replacements)

    check(payload, script("linalg.generic", body), ["linalg.generic"], apply)


@pytest.mark.parametrize(("payload", "threads"), [(REDUCE, [0, 5]), (PRODUCT, [0, 0, 4])])
def test_tile_reduction_forall(payload: str, threads: list[int]) -> None:
    body = (
        f"%f, %p, %c, %l = transform.structured.tile_reduction_using_forall %m by num_threads = {threads} "
        f": ({ANY}) -> ({ANY}, {ANY}, {ANY}, {ANY})"
    )

    def apply(rewriter: Any, op: Any) -> None:
        options = TilingOptions(
            num_threads=threads,
            loop_kind=LoopKind.FORALL,
            reduction=ReductionStrategy.PARTIAL_OUTER_PARALLEL,
            reduction_dims=op.reduction_dims,
        )
        rewriter.replace_op(op, tile(rewriter, op, options).replacements)

    check(payload, script("linalg.generic", body), ["linalg.generic"], apply)


# By scaling, the split dim takes the place of the reduction, so a place of its own makes no sense.
SPLITS = [(options, index) for options in ("", ", inner_parallel", ", use_alloc") for index in (0, 2)]


@pytest.mark.parametrize(("options", "index"), [*SPLITS, (", use_scaling_algorithm", 2)])
def test_split_reduction(options: str, index: int) -> None:
    body = (
        "%f, %p, %c, %l = transform.structured.split_reduction %m {split_factor = 4, "
        f"insert_split_dimension = {index}{options}}} : ({ANY}) -> ({ANY}, {ANY}, {ANY}, {ANY})"
    )

    def apply(rewriter: Any, op: Any) -> None:
        alloc = "use_alloc" in options
        if "scaling" in options:
            split_reduction_by_scaling(rewriter, op, 4, index, use_alloc=alloc)
        else:
            inner = "inner" in options
            split_reduction(rewriter, op, 4, index, inner_parallel=inner, use_alloc=alloc)

    check(PRODUCT, script("linalg.generic", body), ["linalg.generic"], apply)


PADDING = """
func.func @slices(%a: tensor<24x12xf32>, %b: tensor<12x25xf32>, %c: tensor<24x25xf32>, %i: index, %j: index,
    %k: index) -> tensor<24x25xf32> {
  %0 = affine.min affine_map<()[s0] -> (-s0 + 12, 7)>()[%k]
  %1 = tensor.extract_slice %a[%i, %k] [4, %0] [1, 1] : tensor<24x12xf32> to tensor<4x?xf32>
  %2 = tensor.extract_slice %b[%k, %j] [%0, 5] [1, 1] : tensor<12x25xf32> to tensor<?x5xf32>
  %3 = tensor.extract_slice %c[%i, %j] [4, 5] [1, 1] : tensor<24x25xf32> to tensor<4x5xf32>
  %4 = linalg.matmul ins(%1, %2 : tensor<4x?xf32>, tensor<?x5xf32>) outs(%3 : tensor<4x5xf32>) -> tensor<4x5xf32>
  %5 = tensor.insert_slice %4 into %c[%i, %j] [4, 5] [1, 1] : tensor<4x5xf32> into tensor<24x25xf32>
  return %5 : tensor<24x25xf32>
}
func.func @whole(%a: tensor<24x12xf32>, %b: tensor<12x25xf32>, %c: tensor<24x25xf32>) -> tensor<24x25xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<24x12xf32>, tensor<12x25xf32>) outs(%c : tensor<24x25xf32>)
    -> tensor<24x25xf32>
  return %0 : tensor<24x25xf32>
}
"""


@pytest.mark.parametrize("copy_back", list(CopyBack))
@pytest.mark.parametrize("multiples", [[], [7, 8, 16]])
@pytest.mark.parametrize("nofold", [[], [1, 1, 0]])
def test_pad(copy_back: CopyBack, multiples: list[int], nofold: list[int]) -> None:
    words = f"pad_to_multiple_of {multiples}" if multiples else ""
    flags = f", nofold_flags = {nofold}" if nofold else ""
    body = (
        f"%p, %q, %c = transform.structured.pad %m {words} {{padding_values = [0.0 : f32, 0.0 : f32, 0.0 : f32], "
        f'padding_dimensions = [0, 1, 2]{flags}, copy_back_op = "{copy_back.value}"}} '
        f": ({ANY}) -> ({ANY}, {ANY}, {ANY})"
    )

    def apply(rewriter: Any, op: Any) -> None:
        options = {"multiples": multiples, "nofold": [bool(flag) for flag in nofold], "copy_back": copy_back}
        rewriter.replace_op(op, pad(rewriter, op, [0, 1, 2], **options).replacements)

    check(PADDING, script("linalg.matmul", body), ["linalg.matmul"], apply)


def test_scalarize() -> None:
    def apply(rewriter: Any, op: Any) -> None:
        scalarize(rewriter, op)

    payload = MATMUL.partition("func.func @static")[0]
    body = f"%s = transform.structured.scalarize %m : ({ANY}) -> {ANY}"
    check(payload, script("linalg.matmul", body), ["linalg.matmul"], apply)
