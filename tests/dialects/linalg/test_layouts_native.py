"""Convolutions and matmuls in other layouts compute what they computed before: native results against NumPy."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import lamina

ANY = "!transform.any_op"


def module(payload: str, script: str) -> str:
    return (
        f"module attributes {{transform.with_named_sequence}} {{\n{payload}\n"
        f"transform.named_sequence @__transform_main(%root: {ANY}) {{\n{script}\n  transform.yield\n}}\n}}\n"
    )


def match(*names: str, handle: str = "m") -> str:
    listed = ", ".join(f'"linalg.{name}"' for name in names)
    return f"%{handle} = transform.structured.match ops{{[{listed}]}} in %root : ({ANY}) -> {ANY}\n"


def tensor(shape: tuple[int, ...]) -> str:
    return f"tensor<{'x'.join(map(str, shape))}xf32>"


def payload(name: str, shapes: list[tuple[int, ...]], attributes: str = "") -> str:
    a, b, c = map(tensor, shapes)
    return (
        f"func.func @f(%a: {a}, %b: {b}, %c: {c}) -> {c} {{\n"
        f"  %0 = linalg.{name} {attributes} ins(%a, %b : {a}, {b}) outs(%c : {c}) -> {c}\n  return %0 : {c}\n}}"
    )


def operands(shapes: list[tuple[int, ...]]) -> list[Any]:
    generator = np.random.default_rng(7)
    return [generator.standard_normal(shape).astype(np.float32) for shape in shapes]


def convolved(image: Any, kernel: Any, start: Any, strides: tuple[int, int] = (1, 1)) -> Any:
    """The convolution of NHWC and FHWC, added to ``start``, in double precision."""
    sum = start.astype(np.float64)
    height, width = sum.shape[1:3]
    for row in range(kernel.shape[1]):
        for column in range(kernel.shape[2]):
            rows = slice(row, row + (height - 1) * strides[0] + 1, strides[0])
            columns = slice(column, column + (width - 1) * strides[1] + 1, strides[1])
            window = image[:, rows, columns].astype(np.float64)
            sum += np.einsum("nhwc,fc->nhwf", window, kernel[:, row, column].astype(np.float64))
    return sum


WINOGRAD = [
    (0, [(2, 6, 1, 5), (2, 3, 1, 5), (2, 4, 1, 2)]),
    (0, [(1, 7, 8, 3), (2, 3, 3, 3), (1, 5, 6, 2)]),
    (1, [(2, 15, 13, 5), (4, 3, 3, 5), (2, 13, 11, 4)]),
    (1, [(1, 1, 9, 2), (3, 1, 3, 2), (1, 1, 7, 3)]),
    (2, [(1, 15, 9, 3), (2, 5, 5, 3), (1, 11, 5, 2)]),
]


@pytest.mark.parametrize(("kind", "shapes"), WINOGRAD)
def test_winograd(kind: int, shapes: list[tuple[int, ...]]) -> None:
    transforms = [f"winograd_{name}_transform" for name in ("filter", "input", "output")]
    script = (
        match("conv_2d_nhwc_fhwc")
        + f"%x = transform.structured.winograd_conv2d %m {{fmr = {kind} : i32}} : ({ANY}) -> {ANY}\n"
        + match(*transforms, handle="t")
        + f"%y = transform.structured.decompose_winograd_op %t : ({ANY}) -> {ANY}"
    )
    compiled = lamina.compile(lamina.parse(module(payload("conv_2d_nhwc_fhwc", shapes), script)))
    image, kernel, start = operands(shapes)
    expected = convolved(image, kernel, start)
    np.testing.assert_allclose(compiled.f(image, kernel, start.copy()), expected, rtol=1e-4, atol=1e-4)


IMG2COL: list[tuple[str, list[tuple[int, ...]], tuple[int, int]]] = [
    ("conv_2d_nhwc_hwcf", [(2, 9, 8, 3), (3, 2, 3, 4), (2, 7, 7, 4)], (1, 1)),
    ("conv_2d_nhwc_hwcf", [(2, 9, 10, 3), (3, 3, 3, 4), (2, 4, 3, 4)], (2, 3)),
    ("conv_2d_nhwc_fhwc", [(2, 9, 10, 3), (4, 3, 3, 3), (2, 4, 3, 4)], (2, 3)),
    ("conv_2d_nchw_fchw", [(2, 3, 9, 10), (4, 3, 3, 3), (2, 4, 4, 3)], (2, 3)),
    ("depthwise_conv_2d_nhwc_hwc", [(1, 9, 10, 3), (3, 3, 3), (1, 4, 3, 3)], (2, 3)),
]


@pytest.mark.parametrize(("name", "shapes", "strides"), IMG2COL)
def test_img2col(name: str, shapes: list[tuple[int, ...]], strides: tuple[int, int]) -> None:
    attributes = f"{{strides = dense<{list(strides)}> : tensor<2xi64>}}"
    script = match(name) + f"%x, %y = transform.structured.convert_conv2d_to_img2col %m : ({ANY}) -> ({ANY}, {ANY})"
    compiled = lamina.compile(lamina.parse(module(payload(name, shapes, attributes), script)))
    image, kernel, start = operands(shapes)
    if name.endswith("hwcf"):
        expected = convolved(image, kernel.transpose(3, 0, 1, 2), start, strides)
    elif name.endswith("fhwc"):
        expected = convolved(image, kernel, start, strides)
    elif name.endswith("fchw"):
        moved = convolved(
            image.transpose(0, 2, 3, 1), kernel.transpose(0, 2, 3, 1), start.transpose(0, 2, 3, 1), strides
        )
        expected = moved.transpose(0, 3, 1, 2)
    else:
        # Each channel by itself: a full filter that is diagonal in the channels.
        full = np.einsum("hwc,cd->chwd", kernel, np.eye(kernel.shape[2]))
        expected = convolved(image, full, start, strides)
    np.testing.assert_allclose(compiled.f(image, kernel, start.copy()), expected, rtol=1e-4, atol=1e-4)


PACK = f"%p = transform.structured.pack %m packed_sizes = [8, 16, 4] : ({ANY}) -> {ANY}\n"
GREEDILY = (
    "%p = transform.structured.pack_greedily %m matmul_packed_sizes = [8, 0, 4] "
    f"matmul_padded_sizes_next_multiple_of = [0, 10, 0] matmul_inner_dims_order = [1, 2, 0] : ({ANY}) -> {ANY}\n"
)
TRANSPOSE = (
    f"%k = transform.get_producer_of_operand %p[1] : ({ANY}) -> {ANY}\n"
    "%n, %q, %e = transform.structured.pack_transpose %k with_compute_op(%p) outer_perm = [1, 0] inner_perm = [1, 0] "
    f": ({ANY}, {ANY}) -> ({ANY}, {ANY}, {ANY})\n"
)
TRANSPOSE_RESULT = (
    f"%u = transform.get_consumers_of_result %p[0] : ({ANY}) -> {ANY}\n"
    "%n, %q, %e = transform.structured.pack_transpose %u with_compute_op(%p) outer_perm = [1, 0] inner_perm = [1, 0] "
    f": ({ANY}, {ANY}) -> ({ANY}, {ANY}, {ANY})\n"
)
LOWER = (
    f'%packs = transform.structured.match ops{{["linalg.pack"]}} in %root : ({ANY}) -> !transform.op<"linalg.pack">\n'
    '%l:3 = transform.structured.lower_pack %packs : (!transform.op<"linalg.pack">) '
    '-> (!transform.op<"tensor.pad">, !transform.op<"tensor.expand_shape">, !transform.op<"linalg.transpose">)\n'
    f'%back = transform.structured.match ops{{["linalg.unpack"]}} in %root : ({ANY}) '
    '-> !transform.op<"linalg.unpack">\n'
    '%o:4 = transform.structured.lower_unpack %back : (!transform.op<"linalg.unpack">) '
    '-> (!transform.op<"tensor.empty">, !transform.op<"linalg.transpose">, !transform.op<"tensor.collapse_shape">, '
    '!transform.op<"tensor.extract_slice">)\n'
)
MATMUL = [(27, 19), (19, 23), (27, 23)]


@pytest.mark.parametrize("script", [PACK, GREEDILY, PACK + TRANSPOSE, PACK + TRANSPOSE_RESULT, GREEDILY + TRANSPOSE])
def test_packing(script: str) -> None:
    text = module(payload("matmul", MATMUL), match("matmul") + script + LOWER)
    compiled = lamina.compile(lamina.parse(text))
    left, right, start = operands(MATMUL)
    np.testing.assert_allclose(compiled.f(left, right, start.copy()), start + left @ right, rtol=1e-4, atol=1e-4)


def test_block_packing() -> None:
    options = (
        '"block-factors" = [8, 4, 16], "mnk-order" = [1, 2, 0], "lhs-transpose-outer-blocks" = true, '
        '"rhs-transpose-inner-blocks" = false'
    )
    run = (
        f"%f = transform.structured.match ops{{[\"func.func\"]}} in %root : ({ANY}) -> {ANY}\n"
        f'%g = transform.apply_registered_pass "linalg-block-pack-matmul" with options = {{{options}}} to %f '
        f": ({ANY}) -> {ANY}\n"
    )
    compiled = lamina.compile(lamina.parse(module(payload("matmul", MATMUL), run + LOWER)))
    left, right, start = operands(MATMUL)
    np.testing.assert_allclose(compiled.f(left, right, start.copy()), start + left @ right, rtol=1e-4, atol=1e-4)
