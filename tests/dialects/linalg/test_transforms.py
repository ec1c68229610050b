"""Structured transformations, compared with transform scripts."""

from __future__ import annotations

from typing import Any

import pytest

from lamina.dialects.linalg.transforms.decompose import decompose
from lamina.dialects.linalg.transforms.interchange import interchange
from lamina.dialects.linalg.transforms.split import split
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
