"""Funcs of tuples, and atomic() reductions in vectors."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest

import lamina.halide as hl

x, y, xi, yi = hl.vars("x y xi yi")


def image() -> np.ndarray:
    return np.random.default_rng(0).integers(-40, 40, (13, 21)).astype(np.float32)


def pair(a: np.ndarray) -> hl.Func:
    """Twice each value, and its square as an integer."""
    f = hl.Func("f")
    source = hl.Buffer(a)
    f[x, y] = source[x, y] * 2, hl.i32(source[x, y]) * hl.i32(source[x, y])
    return f


@pytest.mark.parametrize(
    "schedule",
    [
        lambda f: f,
        lambda f: f.vectorize(x, 8).parallel(y),
        lambda f: f.tile(x, y, xi, yi, 8, 4).vectorize(xi).unroll(yi),
        lambda f: f.reorder(y, x).unroll(y, 2),
    ],
    ids=["none", "vectors", "tiles", "order"],
)
def test_components_under_schedules(schedule: Callable[[hl.Func], hl.Func]) -> None:
    a = image()
    f = pair(a)
    schedule(f)
    doubled, squared = f.realize([21, 13])
    np.testing.assert_array_equal(doubled, a * 2)
    np.testing.assert_array_equal(squared, (a * a).astype(np.int32))
    assert np.asarray(squared).dtype == np.int32


@pytest.mark.parametrize(
    "schedule",
    [
        lambda f, g: None,
        lambda f, g: f.compute_root().vectorize(x, 8),
        lambda f, g: (f.compute_at(g, y).vectorize(x, 8), g.vectorize(x, 4)),
        lambda f, g: (f.compute_at(g, x), g.tile(x, y, xi, yi, 8, 4)),
    ],
    ids=["inline", "root", "vectors at a row", "at a tile"],
)
def test_consumers_read_components(schedule: Callable[[hl.Func, hl.Func], object]) -> None:
    a = image()
    f, g = pair(a), hl.Func("g")
    g[x, y] = f[x, y][0] - hl.f32(f[x, y][1]) + f[x, y][0]
    schedule(f, g)
    np.testing.assert_array_equal(g.realize([21, 13]), 4 * a - a * a)


@pytest.mark.parametrize("vectors", [False, True])
def test_components_of_an_update_read_each_other(vectors: bool) -> None:
    """The least value of each row and where it is: both are decided by the value from before the update."""
    a = image()
    source, r = hl.Buffer(a), hl.RDom([(0, 21)])
    least = hl.Func("least")
    least[y] = 1e9, 0
    value, place = least[y]
    better = source[r, y] < value
    least[y] = hl.select(better, source[r, y], value), hl.select(better, r, place)
    if vectors:
        least.vectorize(y, 8)
        least.update().vectorize(y, 8)
    values, places = least.realize([13])
    np.testing.assert_array_equal(values, a.min(1))
    np.testing.assert_array_equal(places, a.argmin(1))


def test_a_scan_of_pairs() -> None:
    n = hl.RDom([(1, 9)])
    f = hl.Func("f")
    f[x] = hl.i64(0), hl.i64(1)
    f[n] = f[n - 1][1], f[n - 1][0] + f[n - 1][1]
    numbers, following = f.realize([10])
    assert np.asarray(numbers).tolist() == [0, 1, 1, 2, 3, 5, 8, 13, 21, 34]
    assert np.asarray(following).tolist() == [1, 1, 2, 3, 5, 8, 13, 21, 34, 55]


def test_a_condition_leaves_all_components() -> None:
    r = hl.RDom([(0, 6)])
    r.where(r % 2 == 0)
    f = hl.Func("f")
    f[x] = 0, 10
    f[x] = f[x][0] + 1, f[x][1] - r
    counted, left = f.realize([1])
    assert (np.asarray(counted)[0], np.asarray(left)[0]) == (3, 10 - 0 - 2 - 4)


def test_outputs_that_the_caller_gives() -> None:
    a = image()
    f = pair(a)
    doubled, squared = np.zeros((13, 21), np.float32), np.zeros((13, 21), np.int32)
    f.realize(out=(doubled, squared))
    np.testing.assert_array_equal(doubled, a * 2)
    np.testing.assert_array_equal(squared, a * a)
    with pytest.raises(hl.HalideError, match='"f.*" computes 2 buffers, 1 were given'):
        f.realize(out=doubled)
    with pytest.raises(hl.HalideError, match="computes int32, the output holds float32"):
        f.realize(out=(doubled, doubled))


def test_wrappers_and_traces_have_all_components(capfd: pytest.CaptureFixture[str]) -> None:
    f, g = hl.Func("pairs"), hl.Func("g")
    f[x] = x, x * x
    f.in_().compute_root()
    g[x] = f[x][0] + f[x][1]
    assert np.asarray(g.realize([4])).tolist() == [0, 2, 6, 12]
    f.trace_stores()
    f.realize([2])
    assert capfd.readouterr().out.splitlines() == [
        "Store pairs.0(0) = 0",
        "Store pairs.1(0) = 0",
        "Store pairs.0(1) = 1",
        "Store pairs.1(1) = 1",
    ]


def test_tuples_are_no_values() -> None:
    f, g = hl.Func("f"), hl.Func("g")
    f[x] = hl.Tuple(x, 1.0)
    with pytest.raises(hl.HalideError, match=r'Func "f.*" has tuples of 2 values; use one of them, such as f'):
        g[x] = f[x] + 1
    with pytest.raises(hl.HalideError, match=r'Func "f.*" has 2 components, there is no \[2\]'):
        f[x][2]
    with pytest.raises(hl.HalideError, match="has 1 components, its first definition has 2"):
        f[x] = 3
    with pytest.raises(TypeError, match="has a single value"):
        g[x] = x
        first, second = g[x]


# ---- atomic


@pytest.mark.parametrize(
    ("start", "op", "expected"),
    [
        (0.0, lambda old, new: old + new, np.sum),
        (-100.0, hl.max, np.max),
        (100.0, hl.min, np.min),
    ],
    ids=["sum", "max", "min"],
)
@pytest.mark.parametrize("factor", [8, None])
def test_vectors_of_a_reduction(
    start: float, op: Callable[[object, object], object], expected: Callable[..., object], factor: int | None
) -> None:
    a = image()
    f, r = hl.Func("f"), hl.RDom([(0, 21)])
    f[y] = start
    f[y] = op(f[y], hl.Buffer(a)[r, y])
    f.update().atomic().vectorize(r, factor)
    np.testing.assert_array_equal(f.realize([13]), expected(a, axis=1))
    assert "transform.structured.vectorize" in f.schedule_ir([13])


def test_atomic_needs_an_associative_update() -> None:
    f, r = hl.Func("f"), hl.RDom([(0, 8)])
    f[x] = 1.0
    f[x] = f[x] * 0.5 + r
    with pytest.raises(hl.ScheduleError, match=r"atomic\(\) needs an update f\[...\] = f\[...\] op value"):
        f.update().atomic()
    with pytest.raises(hl.ScheduleError, match=r"may introduce a race condition .* atomic\(\) allows vectors"):
        f.update().vectorize(r, 4)
    g = hl.Func("g")
    g[x] = 0.0
    g[x] += r * 1.0
    with pytest.raises(hl.ScheduleError, match=r"be vectorized, not parallel; rfactor\(\)"):
        g.update().atomic().parallel(r)
