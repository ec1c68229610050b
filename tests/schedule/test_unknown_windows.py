"""Convolutions of images of unknown sizes, and of unknown windows."""

from __future__ import annotations

import re

import numpy as np
from numpy.lib.stride_tricks import sliding_window_view

import lamina
from lamina.dialects.math.ops import FmaOp
from lamina.dialects.scf.ops import ForOp
from lamina.dialects.vector.ops import LoadOp
from lamina.execution.compile import lower
from lamina.ir.operation import Operation
from lamina.passes.default_pipeline import VECTOR_LOOPS, Step
from lamina.schedule.automatic import schedule
from lamina.target import target_named

SKYLAKE = target_named("skylake-avx512")
DEPTHWISE = """
func.func @f(%a: tensor<?x?x?x32xf32>, %b: tensor<3x3x32xf32>, %c: tensor<?x?x?x32xf32>) -> tensor<?x?x?x32xf32> {
  %0 = linalg.depthwise_conv_2d_nhwc_hwc ins(%a, %b : tensor<?x?x?x32xf32>, tensor<3x3x32xf32>)
      outs(%c : tensor<?x?x?x32xf32>) -> tensor<?x?x?x32xf32>
  return %0 : tensor<?x?x?x32xf32>
}"""
CHANNELS_FIRST = """
func.func @f(%a: tensor<?x?x?x?xf32>, %b: {filter}, %c: tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32> {{
  %0 = linalg.conv_2d_nchw_fchw ins(%a, %b : tensor<?x?x?x?xf32>, {filter})
      outs(%c : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  return %0 : tensor<?x?x?x?xf32>
}}"""


def numbers(seed: int, shape: tuple[int, ...]) -> np.ndarray:
    return np.random.default_rng(seed).integers(-4, 5, shape).astype(np.float32)


def tile(text: str, *, strict_reductions: bool = False) -> tuple[list[int], list[int]]:
    """Returns the sizes of the tile, and the order of the loops."""
    script = schedule(lamina.parse(text), SKYLAKE, strict_reductions=strict_reductions)
    fields = (re.search(rf"{name} = array<i64: ([\d, ]+)>", script) for name in ("sizes", "order"))
    sizes, order = ([int(number) for number in field[1].split(", ")] if field else [] for field in fields)
    return sizes, order or list(range(len(sizes)))


def test_rows_of_whole_tiles_share_what_they_read() -> None:
    """Those of the last tile, which repeats its last row, do not."""
    blocks: list[tuple[int, int]] = []

    def after(step: Step, module: Operation, _: float) -> None:
        if step is VECTOR_LOOPS:
            for loop in module.walk(ForOp):
                inner = list(loop.region.entry_block.operations)
                places = {tuple(op.operands) for op in inner if isinstance(op, LoadOp)}
                blocks.append((len(places), sum(isinstance(op, FmaOp) for op in inner)))

    lower(lamina.parse(DEPTHWISE), target=SKYLAKE, after_step=after)
    assert any(places < products for places, products in blocks), blocks


def test_depthwise_convolutions_of_any_width() -> None:
    compiled, filter = lamina.compile(DEPTHWISE), numbers(0, (3, 3, 32))
    for width in (1, 2, 5, 6, 7, 12, 13):
        image, start = numbers(width, (1, 4, width + 2, 32)), numbers(1, (1, 2, width, 32))
        expected = start + np.einsum("nhwcyx,yxc->nhwc", sliding_window_view(image, (3, 3), (1, 2)), filter)
        np.testing.assert_array_equal(compiled.f(image, filter, start), expected, err_msg=str(width))


def test_of_unknown_windows_the_channels_are_innermost() -> None:
    """Windows are short: a loop over three iterations does not pay. Half of a wide tile would be computed in masks."""
    text = CHANNELS_FIRST.format(filter="tensor<?x?x?x?xf32>")
    sizes, order = tile(text)
    assert order[-3:] == [5, 6, 4] and sizes[4] == 1 and sizes[3] == 32
    sizes, order = tile(text, strict_reductions=True)
    assert order[-3:] == [4, 5, 6] and sizes[4] == 1
    compiled = lamina.compile(text)
    for (y, x), width in (((1, 1), 3), ((3, 2), 16), ((2, 5), 50)):
        image, filter = numbers(width, (1, 5, y + 1, x + width - 1)), numbers(0, (3, 5, y, x))
        start = numbers(1, (1, 3, 2, width))
        expected = start + np.einsum("nchwyx,fcyx->nfhw", sliding_window_view(image, (y, x), (2, 3)), filter)
        np.testing.assert_array_equal(compiled.f(image, filter, start), expected, err_msg=f"{y} x {x}")


def test_images_of_unknown_width_are_not_computed_in_masks() -> None:
    """Of a tile of four registers an image of 32 columns would use none but the masked ones."""
    sizes, _ = tile(CHANNELS_FIRST.format(filter="tensor<32x32x3x3xf32>"))
    assert sizes[3] == 32 and sizes[6] == 3
    channels_last = CHANNELS_FIRST.format(filter="tensor<?x?x?x?xf32>").replace("nchw_fchw", "nhwc_hwcf")
    sizes, _ = tile(channels_last)
    assert sizes[3] == 32
