"""Integer arithmetic that widens, saturates, halves and rounds; bits; fast functions: against NumPy."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest

import lamina.halide as hl

x = hl.Var("x")
COUNT = 256
Function = Callable[..., np.ndarray]


def inputs(dtype: type) -> tuple[np.ndarray, np.ndarray]:
    random = np.random.default_rng(0)
    low, high = np.iinfo(dtype).min, np.iinfo(dtype).max
    first, second = (random.integers(low, high, COUNT, dtype, endpoint=True) for _ in range(2))
    first[:4], second[:4] = [low, low, high, high], [low, high, low, high]
    second[4] = 0
    return first, second


def evaluated(expression: hl.Expr) -> np.ndarray:
    f = hl.Func()
    f[x] = expression
    return np.asarray(f.realize([COUNT]))


def wide(array: np.ndarray) -> np.ndarray:
    return array.astype(object)


def clipped(values: np.ndarray, dtype: type) -> np.ndarray:
    info = np.iinfo(dtype)
    return np.array([min(max(int(value), info.min), info.max) for value in values], dtype)


BOTH = {
    "saturating_add": lambda a, b, t: clipped(wide(a) + wide(b), t),
    "saturating_sub": lambda a, b, t: clipped(wide(a) - wide(b), t),
    "halving_add": lambda a, b, t: ((wide(a) + wide(b)) // 2).astype(t),
    "rounding_halving_add": lambda a, b, t: ((wide(a) + wide(b) + 1) // 2).astype(t),
    "halving_sub": lambda a, b, t: np.array([((int(v) - int(w)) // 2) for v, w in zip(a, b, strict=True)], object),
    "widening_add": lambda a, b, t: wide(a) + wide(b),
    "widening_sub": lambda a, b, t: wide(a) - wide(b),
    "widening_mul": lambda a, b, t: wide(a) * wide(b),
    "div_round_to_zero": lambda a, b, t: np.array(
        [int(np.trunc(int(v) / int(w))) if w else 0 for v, w in zip(a, b, strict=True)], object
    ),
}
NARROW = [np.int8, np.uint8, np.int16, np.uint16, np.int32, np.uint32]


def same(found: np.ndarray, expected: np.ndarray) -> bool:
    size = 8 * found.dtype.itemsize
    return all((int(one) - int(other)) % (1 << size) == 0 for one, other in zip(found, expected, strict=True))


@pytest.mark.parametrize("dtype", [np.int8, np.uint16, np.int32])
@pytest.mark.parametrize("name", BOTH)
def test_two_operands(name: str, dtype: type) -> None:
    a, b = inputs(dtype)
    found = evaluated(getattr(hl, name)(hl.Buffer(a)[x], hl.Buffer(b)[x]))
    assert same(found, BOTH[name](a, b, dtype))
    if name.startswith("widening"):
        assert found.dtype.itemsize == 2 * np.dtype(dtype).itemsize
        assert found.dtype.kind == ("i" if name == "widening_sub" else np.dtype(dtype).kind)


@pytest.mark.parametrize("dtype", [np.int64, np.uint64])
@pytest.mark.parametrize("name", ["saturating_add", "saturating_sub", "halving_add", "halving_sub"])
def test_the_widest_integers_have_no_wider_ones(name: str, dtype: type) -> None:
    a, b = inputs(dtype)
    assert same(evaluated(getattr(hl, name)(hl.Buffer(a)[x], hl.Buffer(b)[x])), BOTH[name](a, b, dtype))
    with pytest.raises(hl.HalideError, match="needs integers of 128 bits"):
        hl.widening_mul(hl.Buffer(a)[x], hl.Buffer(b)[x])


@pytest.mark.parametrize("amount", [0, 1, 3, -2])
def test_rounding_shifts(amount: int) -> None:
    a, _ = inputs(np.int16)
    shifted = wide(a) << -amount if amount < 0 else (wide(a) + ((1 << amount) >> 1)) >> amount
    rounded = clipped(shifted, np.int16)
    assert (evaluated(hl.rounding_shift_right(hl.Buffer(a)[x], amount)) == rounded).all()
    assert (evaluated(hl.rounding_shift_left(hl.Buffer(a)[x], -amount)) == rounded).all()


def test_products_that_are_shifted() -> None:
    a, b = inputs(np.int16)
    product = wide(a) * wide(b)
    A, B = hl.Buffer(a)[x], hl.Buffer(b)[x]
    assert (evaluated(hl.mul_shift_right(A, B, 15)) == clipped(product >> 15, np.int16)).all()
    assert (evaluated(hl.rounding_mul_shift_right(A, B, 15)) == clipped(product + (1 << 14) >> 15, np.int16)).all()


@pytest.mark.parametrize("dtype", [np.uint8, np.int32])
def test_bits(dtype: type) -> None:
    a, _ = inputs(dtype)
    size = 8 * np.dtype(dtype).itemsize
    texts = [format(int(value) % (1 << size), f"0{size}b") for value in a]
    A = hl.Buffer(a)[x]
    assert (evaluated(hl.popcount(A)) == [text.count("1") for text in texts]).all()
    assert (evaluated(hl.count_leading_zeros(A)) == [len(text) - len(text.lstrip("0")) for text in texts]).all()
    assert (evaluated(hl.count_trailing_zeros(A)) == [len(text) - len(text.rstrip("0")) for text in texts]).all()


FAST = {
    "fast_exp": np.exp, "fast_log": np.log, "fast_sin": np.sin, "fast_cos": np.cos,
    "fast_inverse": np.reciprocal, "fast_inverse_sqrt": lambda v: 1 / np.sqrt(v),
}  # fmt: skip


@pytest.mark.parametrize("name", FAST)
def test_fast_functions(name: str) -> None:
    a = np.linspace(0.1, 10, COUNT, dtype=np.float32)
    np.testing.assert_allclose(evaluated(getattr(hl, name)(hl.Buffer(a)[x])), FAST[name](a), rtol=2e-6, atol=1e-6)


def test_fast_pow() -> None:
    a, b = np.linspace(0.1, 10, COUNT, dtype=np.float32), np.linspace(-3, 3, COUNT, dtype=np.float32)
    np.testing.assert_allclose(evaluated(hl.fast_pow(hl.Buffer(a)[x], hl.Buffer(b)[x])), a**b, rtol=1e-5)
    assert (evaluated(hl.fast_pow(hl.Buffer(a)[x], 0.0)) == 1).all()


def test_kinds_of_floats() -> None:
    a = np.array([1, np.inf, -np.inf, np.nan] * 64, np.float32)
    assert (evaluated(hl.is_inf(hl.Buffer(a)[x])) == np.isinf(a)).all()
    assert (evaluated(hl.is_finite(hl.Buffer(a)[x])) == np.isfinite(a)).all()
    assert (evaluated(hl.saturating_add(hl.Buffer(a)[x], 1.0))[:1] == 2).all()


@pytest.mark.parametrize("name", ["halving_add", "widening_mul", "mul_shift_right", "div_round_to_zero"])
def test_integers_are_asked_for(name: str) -> None:
    more = (1,) if name == "mul_shift_right" else ()
    with pytest.raises(hl.HalideError, match=rf"{name}\(\) takes integers, not float32"):
        getattr(hl, name)(hl.f32(x), 1.0, *more)
    with pytest.raises(hl.HalideError, match=r"fast_inverse\(\) takes floats"):
        hl.fast_inverse(x)
