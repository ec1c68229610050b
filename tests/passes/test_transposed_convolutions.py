"""``lamina-transposed-convolutions``: which convolutions are divided into phases, and their results."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import pytest

import lamina
from lamina.dialects.linalg.structure import LinalgOp
from lamina.schedule.automatic import schedule

CHANNELS_LAST = {1: "conv_1d_nwc_wcf", 2: "conv_2d_nhwc_hwcf", 3: "conv_3d_ndhwc_dhwcf"}
CHANNELS_FIRST = {1: "conv_1d_ncw_fcw", 2: "conv_2d_nchw_fchw"}


def tensor(sizes: Sequence[int]) -> str:
    return f"tensor<{''.join(f'{size}x' for size in sizes)}f32>"


def transposed(
    image: Sequence[int],
    taps: Sequence[int],
    step: int,
    first: int = 0,
    last: int = 0,
    last_channels: bool = True,
    stride: int = 1,
    dilation: int = 1,
) -> tuple[str, list[int], list[int]]:
    """A convolution of an image of 3 channels whose elements are a distance apart, ``first`` and ``last`` elements from
    the ends, with 5 features; the shapes of its arguments."""
    count = len(image)
    spread = [(size - 1) * step + 1 + first + last for size in image]
    places = [(size - (tap - 1) * dilation - 1) // stride + 1 for size, tap in zip(spread, taps, strict=True)]

    def shape(sizes: Sequence[int], channels: int) -> list[int]:
        return [2, *sizes, channels] if last_channels else [2, channels, *sizes]

    filter = [*taps, 3, 5] if last_channels else [5, 3, *taps]
    source, whole, result = shape(image, 3), shape(spread, 3), shape(places, 5)
    at = [0, *[first] * count, 0] if last_channels else [0, 0, *[first] * count]
    steps = [1, *[step] * count, 1] if last_channels else [1, 1, *[step] * count]
    numbers = f"tensor<{count}xi64>"
    name = (CHANNELS_LAST if last_channels else CHANNELS_FIRST)[count]
    x, z, w, r = map(tensor, (source, whole, filter, result))
    text = f"""func.func @f(%x: {x}, %w: {w}) -> {r} {{
  %zero = arith.constant 0.0 : f32
  %half = arith.constant 0.5 : f32
  %around = tensor.empty() : {z}
  %zeros = linalg.fill ins(%zero : f32) outs(%around : {z}) -> {z}
  %spread = tensor.insert_slice %x into %zeros{at} {source} {steps} : {x} into {z}
  %empty = tensor.empty() : {r}
  %init = linalg.fill ins(%half : f32) outs(%empty : {r}) -> {r}
  %r = linalg.{name} {{strides = dense<{stride}> : {numbers}, dilations = dense<{dilation}> : {numbers}}}
      ins(%spread, %w : {z}, {w}) outs(%init : {r}) -> {r}
  return %r : {r}
}}"""
    return text, source, filter


def divided(text: str) -> lamina.ModuleOp:
    module = lamina.parse(text)
    lamina.run_pipeline(module, "builtin.module(lamina-transposed-convolutions)")
    module.verify()
    return module


def convolutions(module: lamina.ModuleOp) -> list[list[str]]:
    return [[str(value.type) for value in op.dps_inputs] for op in module.walk(LinalgOp) if len(op.dps_inputs) == 2]


def test_each_phase_has_its_taps() -> None:
    text, *_ = transposed((8, 7), (3, 2), 2, 2, 1)
    assert convolutions(divided(text)) == [
        ["tensor<2x9x8x3xf32>", "tensor<2x1x3x5xf32>"],
        ["tensor<2x9x7x3xf32>", "tensor<2x1x3x5xf32>"],
        ["tensor<2x8x8x3xf32>", "tensor<1x1x3x5xf32>"],
        ["tensor<2x8x7x3xf32>", "tensor<1x1x3x5xf32>"],
    ]


CASES = [
    pytest.param((8, 7), (3, 2), 2, 2, 1, True, id="more zeros before than after"),
    pytest.param((5, 6), (4, 4), 2, 3, 3, True, id="taps as a multiple of the distance"),
    pytest.param((5, 6), (2, 2), 3, 1, 1, True, id="fewer taps than the distance"),
    pytest.param((5, 6), (1, 5), 4, 0, 4, True, id="phases without taps"),
    pytest.param((3, 4, 5), (3, 2, 2), 2, 2, 1, True, id="three dims"),
    pytest.param((8, 7), (3, 3), 2, 2, 2, False, id="channels first"),
]


@pytest.mark.parametrize(("image", "taps", "step", "first", "last", "last_channels"), CASES)
def test_results(
    image: tuple[int, ...], taps: tuple[int, ...], step: int, first: int, last: int, last_channels: bool
) -> None:
    text, *shapes = transposed(image, taps, step, first, last, last_channels)
    assert "lamina-transposed-convolutions" in schedule(lamina.parse(text))
    rng = np.random.default_rng(0)
    x, w = (rng.standard_normal(shape).astype(np.float32) for shape in shapes)
    result = lamina.compile(text, cache=None).f(x, w)
    if not last_channels:
        x, w, result = np.moveaxis(x, 1, -1), np.moveaxis(w, (0, 1), (-1, -2)), np.moveaxis(result, 1, -1)
    spread = np.zeros((2, *((size - 1) * step + 1 + first + last for size in image), 3), np.float32)
    spread[(slice(None), *(slice(first, first + (size - 1) * step + 1, step) for size in image))] = x
    expected = np.full(result.shape, 0.5, np.float32)
    for tap in np.ndindex(*taps):
        window = tuple(slice(at, at + places) for at, places in zip(tap, result.shape[1:-1], strict=True))
        expected += spread[(slice(None), *window)] @ w[tap]
    np.testing.assert_allclose(result, expected, rtol=1e-4, atol=1e-4)


def test_a_phase_without_taps_keeps_the_initial_values() -> None:
    text, image, filter = transposed((5, 6), (1, 5), 4, 0, 4)
    result = lamina.compile(text, cache=None).f(np.ones(image, np.float32), np.ones(filter, np.float32))
    assert (result[:, 1::4] == 0.5).all()
    assert (result[:, 0, 0] == 0.5 + 2 * 3).all()


@pytest.mark.parametrize(
    "text",
    [
        pytest.param(transposed((8, 7), (3, 3), 2, 2, 2)[0].replace("constant 0.0", "constant 1.0"), id="no zeros"),
        pytest.param(transposed((8, 7), (3, 3), 2, 2, 2, stride=2)[0], id="steps of the convolution"),
        pytest.param(transposed((8, 7), (3, 3), 2, 2, 2, dilation=2)[0], id="distant taps"),
        pytest.param(transposed((8, 7), (3, 3), 1, 2, 2)[0], id="an image without steps"),
    ],
)
def test_what_stays(text: str) -> None:
    assert len(convolutions(divided(text))) == 1
