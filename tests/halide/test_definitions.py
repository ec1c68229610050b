"""Every form of definition, and every operation, against NumPy."""

from __future__ import annotations

from typing import Any

import ml_dtypes
import numpy as np
import pytest

import lamina.halide as hl
from lamina.halide.expr import euclidean_division

GENERATOR = np.random.default_rng(0)
IMAGE = GENERATOR.random((10, 20)).astype(np.float32)
X, Y = hl.vars("x y")


def realized(func: Any, *sizes: int) -> np.ndarray:
    return np.asarray(func.realize(list(sizes)))


# ---- Forms of definitions


def test_a_pure_definition_with_coordinates_as_values() -> None:
    f = hl.Func()
    f[X, Y] = 2 * X - Y
    np.testing.assert_array_equal(realized(f, 4, 3), 2 * np.arange(4)[None] - np.arange(3)[:, None])
    assert f.type() == hl.Int(32)


def test_a_sum_over_a_window() -> None:
    f, image, r = hl.Func(), hl.Buffer(IMAGE), hl.RDom([(0, 3), (0, 2)])
    f[X, Y] = 1.0
    f[X, Y] += image[X + r.x, Y + r.y]
    expected = 1 + sum(IMAGE[j : j + 8, i : i + 16] for i in range(3) for j in range(2))
    np.testing.assert_allclose(realized(f, 16, 8), expected, rtol=1e-5)


def test_an_update_makes_the_pure_definition() -> None:
    image, r = hl.Buffer(IMAGE), hl.RDom([(0, 20)])
    total, product = hl.Func(), hl.Func()
    total[Y] += image[r, Y]
    product[Y] *= image[r, Y] + 0.5
    np.testing.assert_allclose(realized(total, 10), IMAGE.sum(axis=1), rtol=1e-5)
    np.testing.assert_allclose(realized(product, 10), (IMAGE + 0.5).prod(axis=1), rtol=1e-4)


@pytest.mark.parametrize(("function", "reduce"), [(hl.max, np.max), (hl.min, np.min)])
def test_extremes(function: Any, reduce: Any) -> None:
    f, image, r = hl.Func(), hl.Buffer(IMAGE), hl.RDom([(0, 20)])
    f[Y] = image[0, Y]
    f[Y] = function(f[Y], image[r, Y])
    np.testing.assert_array_equal(realized(f, 10), reduce(IMAGE, axis=1))


def test_several_updates() -> None:
    f, image, r = hl.Func(), hl.Buffer(IMAGE), hl.RDom([(2, 5)])
    expected = IMAGE.copy()
    f[X, Y] = image[X, Y]
    f[X, 0] = 7.0
    expected[0] = 7
    f[3, Y] += 1
    expected[:, 3] += 1
    f[r, Y] *= 2.0
    expected[:, 2:7] *= 2
    f[X, Y] -= f[X, Y] / 4
    expected -= expected / 4
    f[r, 1] = IMAGE.shape[0] + f[r, 1]
    expected[1, 2:7] += 10
    np.testing.assert_allclose(realized(f, 20, 10), expected, rtol=1e-6)


def test_a_histogram() -> None:
    pixels = GENERATOR.integers(0, 16, (12, 15), dtype=np.uint8)
    image, f = hl.Buffer(pixels), hl.Func()
    r = hl.RDom(image)
    f[X] = 0
    f[image[r.x, r.y]] += 1
    np.testing.assert_array_equal(realized(f, 256), np.bincount(pixels.ravel(), minlength=256))


def test_a_domain_over_an_image_follows_its_size() -> None:
    image, f = hl.ImageParam(hl.Float(32), 2, "image"), hl.Func()
    r = hl.RDom(image)
    f[()] = hl.Float(32).min()
    f[()] = hl.max(f[()], image[r.x, r.y] * image.width())
    for part in (IMAGE, IMAGE[2:5, 3:9]):
        image.set(part)
        np.testing.assert_allclose(realized(f), part.max() * part.shape[1], rtol=1e-6)
    image.reset()
    assert "for r" in f.loop_nest()
    with pytest.raises(hl.BoundsError, match="no image was set and no bounds were declared"):
        f.realize([])


def test_a_scan() -> None:
    f, image, r = hl.Func(), hl.Buffer(IMAGE), hl.RDom([(1, 19)])
    f[X, Y] = image[X, Y]
    f[r, Y] = f[r - 1, Y] + f[r, Y]
    np.testing.assert_allclose(realized(f, 20, 10), np.cumsum(IMAGE, axis=1), rtol=1e-5)


def test_reductions_in_expressions() -> None:
    f, image, r = hl.Func(), hl.Buffer(IMAGE), hl.RDom([(0, 3), (0, 2)])
    at = image[X + r.x, Y + r.y]
    f[X, Y] = hl.sum(at) + 2 * hl.maximum(r, at) - hl.minimum(at) + hl.product(r, at)
    windows = np.stack([IMAGE[j : j + 8, i : i + 16] for i in range(3) for j in range(2)])
    expected = windows.sum(0) + 2 * windows.max(0) - windows.min(0) + windows.prod(0)
    np.testing.assert_allclose(realized(f, 16, 8), expected, rtol=1e-5)
    f.vectorize(X, 8)
    np.testing.assert_allclose(realized(f, 16, 8), expected, rtol=1e-5)


def test_no_dimension() -> None:
    total, image = hl.Func(), hl.Buffer(IMAGE)
    r = hl.RDom(image)
    total[()] = 0.0
    total[()] += image[r.x, r.y]
    np.testing.assert_allclose(realized(total), IMAGE.sum(), rtol=1e-5)


def test_a_func_from_an_expression() -> None:
    f = hl.Func(X * 10 + Y)
    np.testing.assert_array_equal(realized(f, 3, 2), [[0, 10, 20], [1, 11, 21]])


# ---- Accesses


@pytest.mark.parametrize("vectorized", [False, True])
@pytest.mark.parametrize(
    ("index", "expected"),
    [
        (lambda b: b[2 * X, Y] + b[2 * X + 1, Y], IMAGE[:, ::2] + IMAGE[:, 1::2]),
        (lambda b: b[X / 2, Y], IMAGE.repeat(2, axis=1)[:, :10]),
        (lambda b: b[19 - X, Y], IMAGE[:, ::-1][:, :10]),
        (lambda b: b[Y, X], IMAGE.T[:10, :10]),
        (lambda b: b[X, X], np.tile(IMAGE.diagonal(), (10, 1))),
        (lambda b: b[X + Y, 3], np.array([[IMAGE[3, x + y] for x in range(10)] for y in range(10)])),
        (lambda b: b[hl.clamp(X * 5 - 7, 0, 19), Y], IMAGE[:, np.clip(np.arange(10) * 5 - 7, 0, 19)]),
    ],
    ids=["downsampled", "upsampled", "flipped", "transposed", "diagonal", "skewed", "clamped"],
)
def test_coordinates(index: Any, expected: np.ndarray, vectorized: bool) -> None:
    f = hl.Func()
    f[X, Y] = index(hl.Buffer(IMAGE))
    if vectorized:
        f.vectorize(X, 8)
    np.testing.assert_array_equal(realized(f, 10, 10), expected)


@pytest.mark.parametrize(
    ("name", "mode"),
    [
        ("repeat_edge", "edge"),
        ("mirror_image", "symmetric"),
        ("mirror_interior", "reflect"),
        ("repeat_image", "wrap"),
        ("constant_exterior", "constant"),
    ],
)
def test_boundary_conditions(name: str, mode: str) -> None:
    image = hl.ImageParam(hl.Float(32), 2)
    image.set(IMAGE)
    condition = getattr(hl.BoundaryConditions, name)
    bounded = condition(image, 3.0) if mode == "constant" else condition(image)
    f = hl.Func()
    f[X, Y] = bounded[X - 1, Y] + bounded[X + 1, Y] + bounded[X, Y - 1] + bounded[X, Y + 1]
    padded = np.pad(IMAGE, 1, constant_values=3.0) if mode == "constant" else np.pad(IMAGE, 1, mode=mode)  # type: ignore[call-overload]
    expected = padded[1:-1, :-2] + padded[1:-1, 2:] + padded[:-2, 1:-1] + padded[2:, 1:-1]
    np.testing.assert_allclose(realized(f, 20, 10), expected, rtol=1e-6)
    bounded.compute_at(f, Y).vectorize(bounded.args()[0], 4)
    f.vectorize(X, 4)
    np.testing.assert_allclose(realized(f, 20, 10), expected, rtol=1e-6)


def test_buffers_that_do_not_start_at_zero() -> None:
    image = hl.Buffer(IMAGE)
    image.set_min([5, -3])
    out = hl.Buffer(np.zeros((4, 6), np.float32))
    out.set_min([7, -2])
    f = hl.Func()
    f[X, Y] = image[X, Y] + X
    f.realize(out=out)
    np.testing.assert_allclose(np.asarray(out), IMAGE[1:5, 2:8] + np.arange(7, 13))
    assert out[7, -2] == np.asarray(out)[0, 0]


# ---- Types and operations


@pytest.mark.parametrize(
    ("kind", "dtype"),
    [
        *((hl.Int(bits), np.dtype(f"int{bits}")) for bits in (8, 16, 32, 64)),
        *((hl.UInt(bits), np.dtype(f"uint{bits}")) for bits in (8, 16, 32, 64)),
        *((hl.Float(bits), np.dtype(f"float{bits}")) for bits in (16, 32, 64)),
    ],
    ids=str,
)
def test_types(kind: Any, dtype: np.dtype) -> None:
    image, f = hl.ImageParam(kind, 1), hl.Func()
    values = (GENERATOR.random(32) * 100).astype(dtype)
    image.set(values)
    f[X] = image[X] * 2 + 1
    f.vectorize(X, 8)
    np.testing.assert_array_equal(realized(f, 32), (values * dtype.type(2) + dtype.type(1)).astype(dtype))


def test_bfloat16_and_truth_values() -> None:
    values = GENERATOR.random(32).astype(ml_dtypes.bfloat16)
    image, f, g = hl.ImageParam(hl.BFloat(16), 1), hl.Func(), hl.Func()
    image.set(values)
    f[X] = hl.f32(image[X]) * 2
    g[X] = image[X] > 0.5
    np.testing.assert_array_equal(realized(f, 32), values.astype(np.float32) * 2)
    np.testing.assert_array_equal(realized(g, 32), values.astype(np.float32) > 0.5)
    assert g.type() == hl.Bool()


def test_types_combine_as_in_halide() -> None:
    small = hl.cast(hl.UInt(8), X)
    assert [
        str(one.type())
        for one in (small + 1, small * 1.5, X / 2, X + small, hl.f64(X) * 0.1, hl.i64(X) + X, X > 3, abs(X), -small)
    ] == ["uint8", "float32", "int32", "int32", "float64", "int64", "uint1", "uint32", "uint8"]


def test_integer_division_rounds_down_and_never_traps() -> None:
    left = np.array([7, -7, 7, -7, 0, 5, -(2**31), 13], np.int32)
    right = np.array([2, 2, -2, -2, 3, 0, -1, 5], np.int32)
    a, b, quotient, rest, by_three = hl.Buffer(left), hl.Buffer(right), hl.Func(), hl.Func(), hl.Func()
    quotient[X] = a[X] / b[X]
    rest[X] = a[X] % b[X]
    by_three[X] = a[X] // 3 * 10 + a[X] % 3
    pairs = [(int(p), int(q)) for p, q in zip(left, right, strict=True)]
    expected = np.array([euclidean_division(p, q) for p, q in pairs])
    np.testing.assert_array_equal(realized(quotient, 8), expected.astype(np.int64).astype(np.int32))
    np.testing.assert_array_equal(realized(rest, 8), [p - q * euclidean_division(p, q) if q else 0 for p, q in pairs])
    np.testing.assert_array_equal(realized(by_three, 8), (left // 3 * 10 + left % 3).astype(np.int32))


def test_unsigned_operations() -> None:
    left, right = np.array([200, 7, 255, 3], np.uint8), np.array([100, 0, 254, 5], np.uint8)
    a, b = hl.Buffer(left), hl.Buffer(right)
    forms: list[tuple[Any, Any]] = [
        (a[X] / b[X], np.array([2, 0, 1, 0])),
        (a[X] % b[X], np.array([0, 0, 1, 3])),
        (a[X] >> 1, left >> 1),
        (hl.max(a[X], b[X]), np.maximum(left, right)),
        (hl.select(a[X] < b[X], 1, 2), np.array([2, 2, 2, 1])),
        (hl.f32(a[X]) / 2, left / 2),
        (hl.u16(a[X]) + b[X], left.astype(np.uint16) + right),
        (hl.absd(a[X], b[X]), abs(left.astype(int) - right)),
        (hl.u8_sat(hl.i16(a[X]) * 2 - 20), np.clip(left.astype(int) * 2 - 20, 0, 255)),
        ((a[X] & 0x0F) | (b[X] ^ 0xF0), (left & 0x0F) | (right ^ 0xF0)),
        (~a[X], ~left),
    ]
    for value, expected in forms:
        f = hl.Func()
        f[X] = value
        np.testing.assert_array_equal(realized(f, 4), expected, err_msg=repr(value))


@pytest.mark.parametrize(
    "name", "exp log sqrt sin cos tan tanh sinh cosh asin acos atan erf floor ceil round trunc abs fract".split()
)
def test_mathematics(name: str) -> None:
    import math

    values = (GENERATOR.random(16) * 0.9 + 0.05).astype(np.float32)
    image, f = hl.Buffer(values), hl.Func()
    f[X] = getattr(hl, name)(image[X])
    functions: dict[str, Any] = {"asin": np.arcsin, "acos": np.arccos, "atan": np.arctan, "round": np.rint}
    functions |= {"erf": np.vectorize(math.erf), "fract": lambda v: v - np.trunc(v)}
    expected = functions.get(name, getattr(np, name, None))(values)
    np.testing.assert_allclose(realized(f, 16), expected, rtol=1e-5, atol=1e-6)


def test_more_functions() -> None:
    values = (GENERATOR.random(16) * 4 - 2).astype(np.float32)
    image, p = hl.Buffer(values), hl.Param(hl.Float(32), "p", 0.25)
    forms: list[tuple[Any, Any]] = [
        (hl.pow(abs(image[X]), p), np.abs(values) ** 0.25),
        (hl.atan2(image[X], 2.0), np.arctan2(values, 2)),
        (hl.hypot(image[X], 1.0), np.hypot(values, 1)),
        (hl.lerp(image[X], 1.0, p), values * 0.75 + 0.25),
        (image[X] ** 3, values**3),
        (image[X] % 0.75, np.mod(values, 0.75)),
        (image[X] // 0.75, np.floor(values / 0.75)),
        (hl.clamp(image[X], -0.5, p), np.clip(values, -0.5, 0.25)),
        (hl.mux(X % 3, [image[X], 1.0, p]), np.choose(np.arange(16) % 3, [values, np.float32(1), np.float32(0.25)])),
        (hl.select(image[X] > 1, 1.0, image[X] < 0, -1.0, 0.0), np.where(values > 1, 1, np.where(values < 0, -1, 0))),
        (hl.i32(image[X]), values.astype(np.int32)),
        (2.0 / (image[X] + 3), 2 / (values + 3)),
    ]
    for value, expected in forms:
        f = hl.Func()
        f[X] = value
        np.testing.assert_allclose(realized(f, 16), expected, rtol=1e-5, atol=1e-6, err_msg=repr(value))


def test_weights_of_integers_are_cut_as_in_halide() -> None:
    f, g = hl.Func(), hl.Func()
    f[X] = hl.lerp(hl.u8(X), hl.u8(200), hl.f32(X) / 20)
    g[X] = hl.lerp(hl.i8(-100), hl.i8(100), hl.f32(X) / 4)
    assert list(realized(f, 20)) == [
        0,
        10,
        21,
        32,
        43,
        53,
        64,
        74,
        85,
        94,
        105,
        115,
        125,
        134,
        144,
        154,
        163,
        172,
        181,
        191,
    ]
    assert list(realized(g, 5)) == [-100, -51, 0, 50, 100]


def test_parameters_and_images_change_without_compiling_anew() -> None:
    image, p, f = hl.ImageParam(hl.Int(32), 1, "i"), hl.Param(hl.Int(32), "p"), hl.Func()
    f[X] = image[X] * p
    for factor in (2, 3):
        image.set(np.arange(factor, factor + 8, dtype=np.int32))
        p.set(factor)
        np.testing.assert_array_equal(realized(f, 8), np.arange(factor, factor + 8) * factor)
    assert len(f.compiled) == 1
    call = f.compile([8])
    out = np.zeros(8, np.int32)
    assert call(np.arange(8, dtype=np.int32), 5, out=out) is out
    np.testing.assert_array_equal(out, np.arange(8) * 5)
    assert [one.name() for one in f.infer_arguments()] == ["i", "p"]
    with pytest.raises(hl.HalideError, match="takes 2 arguments"):
        call(out)


def test_outputs_need_not_be_contiguous() -> None:
    f = hl.Func()
    f[X, Y] = X + 10 * Y
    out = np.zeros((3, 8), np.int32)
    f.realize(out=out[:, ::2])
    np.testing.assert_array_equal(out[:, ::2], np.arange(4) + 10 * np.arange(3)[:, None])
    assert not out[:, 1::2].any()
