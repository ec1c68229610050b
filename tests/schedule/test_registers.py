"""Register tiles leave registers for what is loaded, and vectors are not longer than what they are gathered for."""

from __future__ import annotations

import re

import pytest

import lamina
from lamina.schedule import schedule, target_named


def product(m: int, n: int, k: int, element: str, sum: str = "") -> str:
    left, right, result = (f"tensor<{rows}x{columns}x" for rows, columns in ((m, k), (k, n), (m, n)))
    left, right, result = left + f"{element}>", right + f"{element}>", result + f"{sum or element}>"
    return f"""
    func.func @f(%a: {left}, %b: {right}, %c: {result}) -> {result} {{
      %0 = linalg.matmul ins(%a, %b : {left}, {right}) outs(%c : {result}) -> {result}
      return %0 : {result}
    }}"""


def depthwise(window: int, stride: int, channels: int) -> str:
    size = 11 * stride + window
    image, weights = f"tensor<1x{size}x{size}x{channels}xf32>", f"tensor<{window}x{window}x{channels}xf32>"
    result = f"tensor<1x12x12x{channels}xf32>"
    return f"""
    func.func @f(%a: {image}, %b: {weights}, %c: {result}) -> {result} {{
      %0 = linalg.depthwise_conv_2d_nhwc_hwc {{strides = dense<{stride}> : vector<2xi64>}}
        ins(%a, %b : {image}, {weights}) outs(%c : {result}) -> {result}
      return %0 : {result}
    }}"""


@pytest.mark.parametrize(
    "source",
    [
        product(128, 128, 128, "complex<f32>"),
        product(256, 96, 200, "i8", "i32"),
        product(512, 512, 512, "i8", "i32"),
        product(256, 256, 256, "f32"),
        product(200, 200, 200, "i16"),
        product(200, 200, 200, "i32"),
        product(200, 200, 200, "i64"),
        depthwise(3, 1, 64),
        depthwise(3, 2, 32),
    ],
    ids=[
        "two sums of two loaded vectors", "bytes of equal signs", "many bytes of equal signs", "floats",
        "short integers", "integers", "long integers",
        "rows that share what they read", "rows that share some of what they read",
    ],
)
def test_no_inner_loop_spills(source: str) -> None:
    compiled = lamina.compile(source, cpu="icelake-server", cache=None, remarks="all")
    assert not [remark.message for remark in compiled.remarks if "spill" in remark.message]


def test_rows_do_not_share_more_than_fits() -> None:
    """Rows of a strided convolution read the same elements at different columns of the window: AVX2 would keep them."""
    image, window, result = "tensor<1x37x37x3xf32>", "tensor<7x7x3x32xf32>", "tensor<1x16x16x32xf32>"
    source = f"""
    func.func @f(%a: {image}, %b: {window}, %c: {result}) -> {result} {{
      %0 = linalg.conv_2d_nhwc_hwcf {{strides = dense<2> : vector<2xi64>}} ins(%a, %b : {image}, {window})
        outs(%c : {result}) -> {result}
      return %0 : {result}
    }}"""
    columns = {}
    for cpu in ("haswell", "icelake-server"):
        script = schedule(lamina.parse(source), target_named(cpu))
        (tile,) = re.findall(r"sizes = array<i64: ([^>]*)>, dim = 3 ", script)
        columns[cpu] = int(tile.split(", ")[5])
    assert columns["haswell"] == 1 < columns["icelake-server"]


def test_few_columns_are_better_than_gathered_rows() -> None:
    """Vectors along 31 rows would be gathered, as no square of 16 by 16 is whole at their end."""
    script = schedule(lamina.parse(product(31, 17, 129, "f32")), target_named("icelake-server"))
    assert re.search(r"sizes = array<i64: \d+, \d+, \d+>, dim = 1 ", script)
    assert "pack" not in script


@pytest.mark.parametrize(("element", "length"), [("f32", 32), ("bf16", 32), ("f16", 64)])
def test_results_rounded_to_narrow_floats_take_registers(element: str, length: int) -> None:
    """AVX2 has no arithmetic on bf16: its vectors take two registers, and integer arithmetic rounds each result."""
    type = f"tensor<1000x1024x{element}>"
    text = f"""
    func.func @f(%a: {type}, %b: {type}) -> {type} {{
      %e = tensor.empty() : {type}
      %r = linalg.map ins(%a, %b : {type}, {type}) outs(%e : {type}) (%x: {element}, %y: {element}, %o: {element}) {{
        %p = arith.mulf %x, %y : {element}
        %s = arith.addf %p, %y : {element}
        linalg.yield %s : {element}
      }}
      return %r : {type}
    }}"""
    script = schedule(lamina.parse(text), target_named("haswell"))
    assert f"vectors of {length} along" in script, script


def test_reductions_around_functions_are_not_unrolled() -> None:
    """A sum of exponentials over a window, which alone is unrolled."""
    source = """
    func.func @f(%x: tensor<7x7x64xf32>, %e: tensor<64xf32>) -> tensor<64xf32> {
      %0 = linalg.generic {indexing_maps = [affine_map<(c, h, w) -> (h, w, c)>, affine_map<(c, h, w) -> (c)>],
          iterator_types = ["parallel", "reduction", "reduction"]}
          ins(%x : tensor<7x7x64xf32>) outs(%e : tensor<64xf32>) {
      ^bb0(%a: f32, %b: f32):
        %f = FUNCTION %a : f32
        %s = arith.addf %f, %b : f32
        linalg.yield %s : f32
      } -> tensor<64xf32>
      return %0 : tensor<64xf32>
    }"""
    sizes = []
    for function in ("math.exp", "arith.negf"):
        script = schedule(lamina.parse(source.replace("FUNCTION", function)), target_named("icelake-server"))
        sizes += re.findall(r"sizes = array<i64: ([^>]*)>", script)
    assert sizes == ["64, 1, 1", "64, 7, 7"]
