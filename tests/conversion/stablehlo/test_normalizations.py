"""Batch normalization, einsums and convolutions with computed padding, against NumPy."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import lamina
from lamina.ir.diagnostics import PassError
from tests.conversion.stablehlo.test_operations import run

RANDOM = np.random.default_rng(5)
EPSILON = 1e-3


def real(*shape: int) -> np.ndarray:
    return RANDOM.normal(size=shape).astype(np.float32)


def call(name: str, attributes: str, operands: list[np.ndarray], shapes: list[tuple[int, ...]]) -> Any:
    """The results of an operation in its generic form."""
    names = {"float32": "f32", "int64": "i64", "int32": "i32"}
    types = [f"tensor<{''.join(f'{size}x' for size in one.shape)}{names[str(one.dtype)]}>" for one in operands]
    element = names[str(operands[0].dtype)]
    results = ", ".join(f"tensor<{''.join(f'{size}x' for size in shape)}{element}>" for shape in shapes)
    values = ", ".join(f"%a{number}" for number in range(len(operands)))
    arguments = ", ".join(f"%a{number}: {type}" for number, type in enumerate(types))
    count = f":{len(shapes)}" if len(shapes) > 1 else ""
    uses = ", ".join(f"%0#{number}" if count else "%0" for number in range(len(shapes)))
    body = f'%0{count} = "stablehlo.{name}"({values}) {{{attributes}}} : ({", ".join(types)}) -> ({results})'
    return run(f"({arguments}) -> ({results})", f"{body}\nreturn {uses} : {results}", *operands)


# ---- Batch normalization


def normalization(name: str, feature: int, operands: list[np.ndarray], shapes: list[tuple[int, ...]]) -> Any:
    return call(name, f"epsilon = {EPSILON} : f32, feature_index = {feature} : i64", operands, shapes)


def test_batch_normalization_and_its_gradient() -> None:
    shape, feature = (3, 4, 5), 1
    size, axes = shape[feature], tuple(axis for axis in range(3) if axis != feature)
    along = tuple(-1 if axis == feature else 1 for axis in range(3))
    x, change = real(*shape), real(*shape)
    scale, offset = real(size), real(size)
    found = normalization("batch_norm_training", feature, [x, scale, offset], [shape, (size,), (size,)])
    mean, variance = x.mean(axes), x.var(axes)
    root = 1 / np.sqrt(variance + EPSILON)
    hat = (x - mean.reshape(along)) * root.reshape(along)
    wanted = hat * scale.reshape(along) + offset.reshape(along)
    for one, other in zip(found, (wanted, mean, variance), strict=True):
        np.testing.assert_allclose(one, other, atol=2e-6)
    inferred = normalization("batch_norm_inference", feature, [x, scale, offset, mean, variance], [shape])
    np.testing.assert_allclose(inferred, wanted, atol=2e-6)
    operands = [x, scale, mean, variance, change]
    found = normalization("batch_norm_grad", feature, operands, [shape, (size,), (size,)])
    offsets, scales = change.sum(axes), (change * hat).sum(axes)
    count = x.size / size
    inner = change - offsets.reshape(along) / count - hat * scales.reshape(along) / count
    for one, other in zip(found, (inner * (scale * root).reshape(along), scales, offsets), strict=True):
        np.testing.assert_allclose(one, other, atol=5e-6)


def test_batches_of_unknown_sizes_are_counted() -> None:
    body = f"""%0:3 = "stablehlo.batch_norm_training"(%a, %b, %b) {{epsilon = {EPSILON} : f32, feature_index = 1 : i64}}
      : (tensor<?x2x3xf32>, tensor<2xf32>, tensor<2xf32>) -> (tensor<?x2x3xf32>, tensor<2xf32>, tensor<2xf32>)
    return %0#1, %0#2 : tensor<2xf32>, tensor<2xf32>"""
    x = real(4, 2, 3)
    signature = "(%a: tensor<?x2x3xf32>, %b: tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>)"
    mean, variance = run(signature, body, x, np.ones(2, np.float32))
    np.testing.assert_allclose(mean, x.mean((0, 2)), atol=1e-6)
    np.testing.assert_allclose(variance, x.var((0, 2)), atol=2e-6)


# ---- Einsums


def test_einsums() -> None:
    x, y = real(2, 3), real(3, 2, 3)
    several = {
        "ab,bac->ac": "2x3",
        "ab,cab": "3",
        "ab,bac->": "",
        "ab,cac->b": "3",
    }
    results = [f"tensor<{f'{shape}x' if shape else ''}f32>" for shape in several.values()]
    lines = [
        f'%{n} = stablehlo.einsum %a, %b, config = "{config}" : (tensor<2x3xf32>, tensor<3x2x3xf32>) -> {type}'
        for n, (config, type) in enumerate(zip(several, results, strict=True))
    ]
    types = ", ".join(results)
    names = ", ".join(f"%{n}" for n in range(len(lines)))
    body = "\n".join([*lines, f"return {names} : {types}"])
    found = run(f"(%a: tensor<2x3xf32>, %b: tensor<3x2x3xf32>) -> ({types})", body, x, y)
    for config, one in zip(several, found, strict=True):
        np.testing.assert_allclose(one, np.einsum(config, x, y), atol=1e-5, err_msg=config)


def test_dots_are_repeated_and_summed_last() -> None:
    x, y = real(2, 1, 3), real(4, 3)
    found = call("einsum", 'einsum_config = "...a,...a->..."', [x, y], [(2, 4)])
    np.testing.assert_allclose(found, np.einsum("...a,...a->...", x, y), atol=1e-5)


@pytest.mark.parametrize("config", ["aba->a", "b...->..."])
def test_unary_einsum(config: str) -> None:
    x = RANDOM.integers(-9, 9, (3, 2, 3)).astype(np.int32)
    wanted = np.einsum(config, x)
    found = call("unary_einsum", f'einsum_config = "{config}"', [x], [wanted.shape])
    np.testing.assert_array_equal(found, wanted)


@pytest.mark.parametrize(
    ("config", "shape", "message"),
    [
        ("ab,bc->ad", (2, 4), "repeats labels or has labels of no operand"),
        ("ab->a", (2,), "names 1 operands"),
        ("ab,bc->ac", (2, 5), "where the labels have the size 4"),
        ("abc,bc->ac", (2, 4), "labels 'abc' of 2 dimensions"),
    ],
)
def test_wrong_einsums_are_refused(config: str, shape: tuple[int, ...], message: str) -> None:
    with pytest.raises(PassError, match=message):
        call("einsum", f'einsum_config = "{config}"', [real(2, 3), real(3, 4)], [shape])


# ---- Convolutions with computed padding

_NUMBERS = """dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, batch_group_count = 1 : i64"""


@pytest.mark.parametrize("are_known", [True, False])
@pytest.mark.parametrize(("dilation", "groups"), [(1, 1), (3, 2)])
def test_convolutions_with_computed_padding(dilation: int, groups: int, are_known: bool) -> None:
    image, kernel = real(2, 6, 4), real(2, 4 // groups, 6)
    length = 5 * dilation + 1
    size = (length + 3 - 2) // 2 + 1
    given, result = ("2x6x4", f"2x{size}x6") if are_known else ("?x?x4", "?x?x6")
    body = f"""%0 = "stablehlo.dynamic_conv"(%a, %b, %p) {{{_NUMBERS}, feature_group_count = {groups} : i64,
        window_strides = array<i64: 2>, lhs_dilation = array<i64: {dilation}>}}
        : (tensor<{given}xf32>, tensor<2x{4 // groups}x6xf32>, tensor<1x2xi64>) -> tensor<{result}xf32>
      return %0 : tensor<{result}xf32>"""
    arguments = f"(%a: tensor<{given}xf32>, %b: tensor<2x{4 // groups}x6xf32>, %p: tensor<1x2xi64>)"
    main = lamina.compile(f"func.func @main{arguments} -> tensor<{result}xf32> {{\n{body}\n}}")["main"]
    spread = np.zeros((2, length, 4), np.float32)
    spread[:, ::dilation] = image
    for before in (0, 2, -2, 5):
        padded = np.pad(spread, ((0, 0), (8, 8), (0, 0)))[:, 8 - before : 8 + length + 3 - before]
        halves = zip(np.split(padded, groups, 2), np.split(kernel, groups, 2), strict=True)
        products = [
            [np.einsum("nwi,wio->no", part[:, 2 * at : 2 * at + 2], taps) for at in range(size)]
            for part, taps in halves
        ]
        wanted = np.concatenate([np.stack(rows, 1) for rows in products], 2)
        found = main(image, kernel, np.array([[before, 3 - before]], np.int64))
        np.testing.assert_allclose(found, wanted, atol=1e-5)


def test_constant_padding_is_that_of_a_convolution() -> None:
    image, kernel = real(1, 5, 2), real(3, 2, 3)
    body = f"""%p = stablehlo.constant dense<[[1, 1]]> : tensor<1x2xi64>
      %0 = "stablehlo.dynamic_conv"(%a, %b, %p) {{{_NUMBERS}, feature_group_count = 1 : i64}}
        : (tensor<1x5x2xf32>, tensor<3x2x3xf32>, tensor<1x2xi64>) -> tensor<1x5x3xf32>
      return %0 : tensor<1x5x3xf32>"""
    found = run("(%a: tensor<1x5x2xf32>, %b: tensor<3x2x3xf32>) -> tensor<1x5x3xf32>", body, image, kernel)
    padded = np.pad(image, ((0, 0), (1, 1), (0, 0)))
    wanted = np.stack([np.einsum("nwi,wio->no", padded[:, at : at + 3], kernel) for at in range(5)], 1)
    np.testing.assert_allclose(found, wanted, atol=1e-5)


def test_images_of_unknown_sizes() -> None:
    """A convolution with zeros around, one with zeros between (transposed), and the largest of windows."""
    text = """func.func @main(%a: tensor<?x?x2xf32>, %b: tensor<3x2x3xf32>)
        -> (tensor<?x?x3xf32>, tensor<?x?x3xf32>, tensor<?x?x2xf32>, tensor<?x?x2xf32>) {
      %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %c = stablehlo.convolution(%a, %b) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f],
        window = {stride = [2], pad = [[1, 2]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64}
        : (tensor<?x?x2xf32>, tensor<3x2x3xf32>) -> tensor<?x?x3xf32>
      %t = stablehlo.convolution(%a, %b) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f],
        window = {pad = [[2, -1]], lhs_dilate = [2]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64}
        : (tensor<?x?x2xf32>, tensor<3x2x3xf32>) -> tensor<?x?x3xf32>
      %w = "stablehlo.reduce_window"(%a, %low) <{window_dimensions = array<i64: 1, 2, 1>,
          window_strides = array<i64: 1, 2, 1>, padding = dense<[[0, 0], [1, 0], [0, 0]]> : tensor<3x2xi64>}> ({
        ^bb0(%x: tensor<f32>, %y: tensor<f32>):
          %m = stablehlo.maximum %x, %y : tensor<f32>
          stablehlo.return %m : tensor<f32>
        }) : (tensor<?x?x2xf32>, tensor<f32>) -> tensor<?x?x2xf32>
      %p = stablehlo.pad %a, %low, low = [0, 1, 0], high = [1, 2, 0], interior = [0, 0, 0]
        : (tensor<?x?x2xf32>, tensor<f32>) -> tensor<?x?x2xf32>
      return %c, %t, %w, %p : tensor<?x?x3xf32>, tensor<?x?x3xf32>, tensor<?x?x2xf32>, tensor<?x?x2xf32>
    }"""
    main = lamina.compile(text)["main"]
    kernel = real(3, 2, 3)
    for count, length in ((2, 5), (1, 4), (3, 1)):
        image = real(count, length, 2)
        plain, between, largest, around = main(image, kernel)
        wide = np.pad(image, ((0, 0), (1, 2), (0, 0)))
        products = [np.einsum("nwi,wio->no", wide[:, at : at + 3], kernel) for at in range(0, length + 1, 2)]
        np.testing.assert_allclose(plain, np.stack(products, 1), atol=1e-5)
        spread = np.zeros((count, 2 * length - 1, 2), np.float32)
        spread[:, ::2] = image
        spread = np.pad(spread, ((0, 0), (2, 0), (0, 0)))[:, : 2 * length]
        products = [np.einsum("nwi,wio->no", spread[:, at : at + 3], kernel) for at in range(2 * length - 2)]
        assert between.shape == (count, 2 * length - 2, 3)
        if products:
            np.testing.assert_allclose(between, np.stack(products, 1), atol=1e-5)
        lowest = np.pad(image, ((0, 0), (1, 0), (0, 0)), constant_values=-np.inf)
        wanted = [lowest[:, at : at + 2].max(1) for at in range(0, length, 2)]
        np.testing.assert_array_equal(largest, np.stack(wanted, 1))
        outside = np.pad(image, ((0, 1), (1, 2), (0, 0)), constant_values=-np.inf)
        np.testing.assert_array_equal(around, outside)
