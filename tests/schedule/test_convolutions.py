"""What the automatic schedule makes of chains of convolutions: layouts, panels of filters, what is computed in
registers."""

from __future__ import annotations

import re

import numpy as np
import pytest

import lamina
from lamina.dialects.linalg.structure import LinalgOp
from lamina.execution.compile import lower
from lamina.ir.operation import Operation
from lamina.passes.default_pipeline import VECTOR_LOOPS, Step
from lamina.schedule.automatic import schedule
from lamina.schedule.block_costs import rows_replaced
from lamina.schedule.structure import StructuredOp
from lamina.target import target_named

CHAIN = """
#in = affine_map<(n, f, h, w) -> (n, f, h, w)>
#bias = affine_map<(n, f, h, w) -> (f, 0, 0)>
func.func @f(%x: tensor<1x{c}x14x14xf32>) -> tensor<1x{c}x14x14xf32> {{
  %zero = arith.constant 0.0 : f32
  %w = arith.constant dense<"0x{filter}"> : tensor<{c}x{c}x3x3xf32>
  %b = arith.constant dense<"0x{bias}"> : tensor<{c}x1x1xf32>
{body}
  return %y{last} : tensor<1x{c}x14x14xf32>
}}"""
LAYER = """
  %p{n} = tensor.pad %y{before} low[0, 0, 1, 1] high[0, 0, 1, 1] {{
  ^bb0(%i: index, %j: index, %k: index, %l: index):
    tensor.yield %zero : f32
  }} : tensor<1x{c}x14x14xf32> to tensor<1x{c}x16x16xf32>
  %e{n} = tensor.empty() : tensor<1x{c}x14x14xf32>
  %i{n} = linalg.fill ins(%zero : f32) outs(%e{n} : tensor<1x{c}x14x14xf32>) -> tensor<1x{c}x14x14xf32>
  %c{n} = linalg.conv_2d_nchw_fchw ins(%p{n}, %w : tensor<1x{c}x16x16xf32>, tensor<{c}x{c}x3x3xf32>)
      outs(%i{n} : tensor<1x{c}x14x14xf32>) -> tensor<1x{c}x14x14xf32>
  %y{n} = linalg.generic {{indexing_maps = [#in, #bias, #in],
      iterator_types = ["parallel", "parallel", "parallel", "parallel"]}}
      ins(%c{n}, %b : tensor<1x{c}x14x14xf32>, tensor<{c}x1x1xf32>) outs(%e{n} : tensor<1x{c}x14x14xf32>) {{
  ^bb0(%a: f32, %d: f32, %o: f32):
    %s = arith.addf %a, %d : f32
    %r = arith.maximumf %s, %zero : f32
    linalg.yield %r : f32
  }} -> tensor<1x{c}x14x14xf32>"""


def chain(channels: int, layers: int) -> tuple[str, np.ndarray, np.ndarray]:
    """Layers of padding, convolution, bias and ReLU; its filter and bias."""
    rng = np.random.default_rng(0)
    filter = rng.standard_normal((channels, channels, 3, 3)).astype(np.float32) / (3 * channels**0.5)
    bias = rng.standard_normal(channels).astype(np.float32)
    body = "".join(LAYER.format(n=n, before=n - 1, c=channels) for n in range(1, layers + 1)).replace("%y0", "%x")
    raw = {"filter": filter.tobytes().hex().upper(), "bias": bias.tobytes().hex().upper()}
    return CHAIN.format(c=channels, body=body, last=layers, **raw), filter, bias


def expected(x: np.ndarray, filter: np.ndarray, bias: np.ndarray, layers: int) -> np.ndarray:
    for _ in range(layers):
        padded = np.pad(x, [(0, 0), (0, 0), (1, 1), (1, 1)])
        windows = np.lib.stride_tricks.sliding_window_view(padded, (3, 3), axis=(2, 3))
        x = np.maximum(np.einsum("nchwij,fcij->nfhw", windows, filter, optimize=True) + bias[:, None, None], 0)
    return x


def before_vector_loops(text: str) -> str:
    """The module on buffers, as scheduled."""
    found: list[str] = []

    def before(step: Step, module: Operation) -> None:
        if step is VECTOR_LOOPS:
            found.append(str(module))

    lower(lamina.parse(text), target=target_named("icelake-server", None), before_step=before)
    return found[0]


def test_a_chain_runs_with_channels_innermost() -> None:
    text, filter, bias = chain(64, 4)
    x = np.random.default_rng(1).standard_normal((1, 64, 14, 14)).astype(np.float32)
    np.testing.assert_allclose(lamina.compile(text).f(x), expected(x, filter, bias, 4), rtol=2e-4, atol=2e-4)
    # One transposition at either end.
    buffers = before_vector_loops(text)
    assert len(re.findall(r"tensor|linalg.transpose", buffers)) == 0
    assert buffers.count("memref<1x64x14x14xf32>") and buffers.count("memref<1x16x16x64xf32>")
    assert sum("iterator_types" in line and "reduction" not in line for line in buffers.splitlines()) == 2 + 4


def test_one_convolution_between_others_stays() -> None:
    """Where transpositions outweigh what they bring, images keep their layout."""
    text, filter, bias = chain(8, 1)
    x = np.random.default_rng(1).standard_normal((1, 8, 14, 14)).astype(np.float32)
    np.testing.assert_allclose(lamina.compile(text).f(x), expected(x, filter, bias, 1), rtol=1e-4, atol=1e-5)
    assert "linalg.conv_2d_nchw_fchw" in before_vector_loops(text)


def test_sums_and_what_follows_share_a_loop() -> None:
    """Neither the sums of a convolution nor the fill they start with take memory, though a frame is filled between."""
    text, *_ = chain(64, 2)
    module = lamina.parse(text)
    allocations: list[int] = []

    def before(step: Step, module: Operation) -> None:
        if "reuse-buffers" in step.pipeline:
            allocations.append(str(module).count("memref.alloc("))

    lower(module, before_step=before)
    # The padded image of each layer, and the two ends.
    assert allocations == [4]


def test_filters_are_packed_whatever_their_layout() -> None:
    """A product of channels takes panels of a constant filter, not partial sums along its rows."""
    raw = np.ones((256, 1024), np.float32).tobytes().hex().upper()
    text = f"""
    func.func @f(%x: tensor<196x1024xf32>, %o: tensor<196x256xf32>) -> tensor<196x256xf32> {{
      %c = arith.constant dense<"0x{raw[8:]}00000040"> : tensor<256x1024xf32>
      %0 = linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>,
                                          affine_map<(m, n, k) -> (m, n)>]
          ins(%x, %c : tensor<196x1024xf32>, tensor<256x1024xf32>) outs(%o : tensor<196x256xf32>) -> tensor<196x256xf32>
      return %0 : tensor<196x256xf32>
    }}"""
    script = schedule(lamina.parse(text), target_named("icelake-server", None))
    assert "input 1 in panels of" in script and "along the reduction" not in script
    compiled = lamina.compile(text)
    # Tiles of the rows touch the next panel before it is read.
    assert "llvm.prefetch" in compiled.llvm_ir(optimized=False)
    x = np.random.default_rng(0).standard_normal((196, 1024)).astype(np.float32)
    w = np.ones((256, 1024), np.float32)
    w[-1, -1] = 2
    np.testing.assert_allclose(compiled.f(x, np.zeros((196, 256), np.float32)), x @ w.T, rtol=1e-4, atol=1e-3)


@pytest.mark.parametrize(
    ("channels", "cpu", "rows"), [(512, "znver3", (1, 4)), (1000, "znver3", (1, 4)), (1024, "haswell", (1, 4))]
)
def test_blocks_of_small_images(channels: int, cpu: str, rows: tuple[int, int]) -> None:
    """Where broadcasts are loads, blocks of many rows and one vector wait for these; rows that are a multiple of a
    page apart replace each other in the first-level cache."""
    weights = np.ones((channels, 256), np.float32).tobytes().hex().upper()
    text = f"""
    func.func @f(%x: tensor<1x7x7x{channels}xf32>, %o: tensor<1x7x7x256xf32>) -> tensor<1x7x7x256xf32> {{
      %w = arith.constant dense<"0x{weights[8:]}00000040"> : tensor<1x1x{channels}x256xf32>
      %r = linalg.conv_2d_nhwc_hwcf ins(%x, %w : tensor<1x7x7x{channels}xf32>, tensor<1x1x{channels}x256xf32>)
          outs(%o : tensor<1x7x7x256xf32>) -> tensor<1x7x7x256xf32>
      return %r : tensor<1x7x7x256xf32>
    }}"""
    script = schedule(lamina.parse(text), target_named(cpu))
    assert f"sizes = array<i64: 1, {rows[0]}, {rows[1]}, 16, 1, 1, 4>" in script


@pytest.mark.parametrize(
    ("written", "filter", "reductions"),
    [("i, k, l", "i, k, l, o", "5, 6, 4"), ("i, l, k", "o, i, k, l", "6, 5, 4"), ("k, l, i", "k, l, i, o", None)],
)
def test_channels_are_summed_in_the_order_of_the_image(written: str, filter: str, reductions: str | None) -> None:
    """Panels have any order; what is broadcast is read where it lies, in runs of five rows."""
    sizes = {"i": "64", "k": "3", "l": "3", "o": "32"}
    weights = f"tensor<{'x'.join(sizes[loop] for loop in filter.split(', '))}xf32>"
    loops = f"n, y, x, o, {written}"
    text = f"""
    func.func @f(%x: tensor<2x32x42x64xf32>, %w: {weights}, %o: tensor<2x30x40x32xf32>) -> tensor<2x30x40x32xf32> {{
      %r = linalg.generic {{indexing_maps = [affine_map<({loops}) -> (n, y + k, x + l, i)>,
          affine_map<({loops}) -> ({filter})>, affine_map<({loops}) -> (n, y, x, o)>],
          iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]}}
          ins(%x, %w : tensor<2x32x42x64xf32>, {weights}) outs(%o : tensor<2x30x40x32xf32>) {{
      ^bb0(%a: f32, %b: f32, %c: f32):
        %p = arith.mulf %a, %b : f32
        %s = arith.addf %c, %p : f32
        linalg.yield %s : f32
      }} -> tensor<2x30x40x32xf32>
      return %r : tensor<2x30x40x32xf32>
    }}"""
    script = schedule(lamina.parse(text), target_named("znver3"))
    assert "sizes = array<i64: 1, 1, 5, 16, " in script
    order = re.search(r"order = array<i64: 3, 0, 1, 2, (.*?)>", script)
    assert order is not None and order[1] == (reductions or "4, 5, 6")
    module, rng = lamina.parse(text), np.random.default_rng(0)
    arrays = [rng.standard_normal(shape, np.float32) for shape in ((2, 32, 42, 64), (64, 3, 3, 32), (2, 30, 40, 32))]
    weights_given = arrays[1].transpose(["iklo".index(loop) for loop in filter.split(", ")])
    windows = np.lib.stride_tricks.sliding_window_view(arrays[0], (3, 3), axis=(1, 2))
    wanted = np.einsum("nyxikl,iklo->nyxo", windows, arrays[1], optimize=True) + arrays[2]
    result = lamina.compile(module, cache=None).f(arrays[0], np.ascontiguousarray(weights_given), arrays[2])
    np.testing.assert_allclose(result, wanted, rtol=1e-3, atol=1e-3)


def test_rows_that_share_sets_of_the_cache_are_counted() -> None:
    cache = target_named("haswell").caches[0]
    for stride, replaced in ((1024, 12), (1040, 0), (2048, 12), (512, 0)):
        text = f"""
        func.func @f(%x: tensor<14x{stride}xf32>, %w: tensor<{stride}x64xf32>, %o: tensor<14x64xf32>)
            -> tensor<14x64xf32> {{
          %r = linalg.matmul ins(%x, %w : tensor<14x{stride}xf32>, tensor<{stride}x64xf32>)
              outs(%o : tensor<14x64xf32>) -> tensor<14x64xf32>
          return %r : tensor<14x64xf32>
        }}"""
        (op,) = [op for op in lamina.parse(text).walk() if isinstance(op, LinalgOp)]
        assert rows_replaced(StructuredOp(op), 1, [0], (12,), cache) == replaced
        assert rows_replaced(StructuredOp(op), 1, [0], (8,), cache) == 0


@pytest.mark.parametrize(("images", "order"), [(1, "3, 0, 1, 2, 4, 5, 6"), (16, "0, 3, 1, 2, 4, 5, 6")])
def test_images_that_no_cache_holds_together_are_computed_one_by_one(images: int, order: str) -> None:
    """All panels are read for each image, rather than all images for each panel."""
    weights = np.ones((256, 256), np.float32).tobytes().hex().upper()
    shape = f"{images}x28x28x256xf32"
    text = f"""
    func.func @f(%x: tensor<{shape}>, %o: tensor<{shape}>) -> tensor<{shape}> {{
      %w = arith.constant dense<"0x{weights[8:]}00000040"> : tensor<1x1x256x256xf32>
      %r = linalg.conv_2d_nhwc_hwcf ins(%x, %w : tensor<{shape}>, tensor<1x1x256x256xf32>)
          outs(%o : tensor<{shape}>) -> tensor<{shape}>
      return %r : tensor<{shape}>
    }}"""
    script = schedule(lamina.parse(text), target_named("znver3"))
    assert f"order = array<i64: {order}>" in script


@pytest.mark.parametrize("parallel", [False, True])
def test_panels_inside_of_the_loop_over_images(parallel: bool) -> None:
    random = np.random.default_rng(0)
    x, w = random.standard_normal((3, 5, 7, 20), np.float32), random.standard_normal((20, 40), np.float32)
    tile = "{sizes = array<i64: 1, 1, 4, 16, 1, 1, 4>, dim = 3 : i64, order = array<i64: 0, 3, 1, 2, 4, 5, 6>, "
    tile += "pack = array<i64: 1>, chunks = 4 : i64, contract}"
    text = f"""
    func.func @f(%x: tensor<3x5x7x20xf32>) -> tensor<3x5x7x40xf32> {{
      %zero = arith.constant 0.0 : f32
      %w = arith.constant dense<"0x{w.tobytes().hex().upper()}"> : tensor<1x1x20x40xf32>
      %empty = tensor.empty() : tensor<3x5x7x40xf32>
      %init = linalg.fill ins(%zero : f32) outs(%empty : tensor<3x5x7x40xf32>) -> tensor<3x5x7x40xf32>
      %r = linalg.conv_2d_nhwc_hwcf {{lamina.vector_tile = {tile}}}
          ins(%x, %w : tensor<3x5x7x20xf32>, tensor<1x1x20x40xf32>)
          outs(%init : tensor<3x5x7x40xf32>) -> tensor<3x5x7x40xf32>
      return %r : tensor<3x5x7x40xf32>
    }}"""
    result = lamina.compile(text, parallel=parallel, schedule="none").f(x)
    np.testing.assert_allclose(result, x @ w, rtol=1e-4, atol=1e-4)
