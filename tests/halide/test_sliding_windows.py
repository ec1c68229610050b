"""Funcs that are stored outside the loop they are computed at: the loop keeps the rows of earlier iterations."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest

import lamina.halide as hl

x, y, xo, yo, xi, yi = hl.vars("x y xo yo xi yi")


def stencil(a: np.ndarray) -> tuple[hl.Func, hl.Func, np.ndarray]:
    """A producer that is read at three rows, its consumer, and what this computes."""
    f, g = hl.Func("f"), hl.Func("g")
    source = hl.Buffer(a)
    f[x, y] = source[x, y] * source[x, y] + y
    g[x, y] = f[x, y] + 2 * f[x, y + 1] - f[x, y + 3]
    squares = a * a + np.arange(a.shape[0], dtype=np.float32)[:, None]
    rows = a.shape[0] - 3
    return f, g, squares[:rows] + 2 * squares[1 : rows + 1] - squares[3:]


def image() -> np.ndarray:
    return np.random.default_rng(0).integers(-9, 9, (25, 40)).astype(np.float32)


SCHEDULES: dict[str, Callable[[hl.Func, hl.Func], object]] = {
    "rows": lambda f, g: f.store_root().compute_at(g, y),
    "vectors": lambda f, g: (f.store_root().compute_at(g, y).vectorize(x, 8), g.vectorize(x, 8)),
    "strips": lambda f, g: (g.split(y, yo, yi, 8).vectorize(x, 8), f.store_at(g, yo).compute_at(g, yi).vectorize(x, 4)),
    "strips in parallel": lambda f, g: (g.split(y, yo, yi, 5).parallel(yo), f.store_at(g, yo).compute_at(g, yi)),
    "tiles": lambda f, g: (g.tile(x, y, xo, yo, xi, yi, 16, 8), f.store_at(g, xo).compute_at(g, yi)),
    "two rows a step": lambda f, g: (g.split(y, yo, yi, 2).unroll(yi), f.store_root().compute_at(g, yo)),
}


@pytest.mark.parametrize("schedule", SCHEDULES)
def test_values_are_the_same(schedule: str) -> None:
    a = image()
    f, g, expected = stencil(a)
    SCHEDULES[schedule](f, g)
    np.testing.assert_array_equal(g.realize([40, 22]), expected)


def test_the_loop_nest_shows_where_values_are_stored() -> None:
    f, g, _ = stencil(image())
    f.store_root().compute_at(g, y)
    name, out = f.name(), g.name()
    assert g.loop_nest() == (
        f"store {name}:\n  produce {out}:\n    for y:\n      produce {name}:\n        for y:\n          for x:\n"
        f"            {name}(...) = ...\n      consume {name}:\n        for x:\n          {out}(...) = ...\n"
    )


def test_components_of_tuples_slide_together() -> None:
    a = image()
    f, g = hl.Func("f"), hl.Func("g")
    f[x, y] = hl.Buffer(a)[x, y] * 2, x + y
    g[x, y] = f[x, y][0] + f[x, y + 1][0] + f[x, y][1] * f[x, y + 1][1]
    f.store_root().compute_at(g, y)
    columns, rows = np.meshgrid(np.arange(40), np.arange(24))
    expected = 2 * a[:-1] + 2 * a[1:] + ((columns + rows) * (columns + rows + 1)).astype(np.float32)
    np.testing.assert_array_equal(g.realize([40, 24]), expected)


def test_a_chain_of_windows() -> None:
    a = image()
    f, g, h = hl.Func("f"), hl.Func("g"), hl.Func("h")
    f[x, y] = hl.Buffer(a)[x, y] + 1
    g[x, y] = f[x, y] + f[x, y + 2]
    h[x, y] = g[x, y] * g[x, y + 1]
    f.store_root().compute_at(h, y)
    g.store_root().compute_at(h, y)
    ones = a + 1
    sums = ones[:-2] + ones[2:]
    np.testing.assert_array_equal(h.realize([40, 22]), sums[:-1] * sums[1:])


def test_nothing_is_computed_inside_a_window() -> None:
    a = image()
    f, g, h, r = hl.Func("f"), hl.Func("g"), hl.Func("h"), hl.RDom([(0, 3)])
    f[x, y] = hl.Buffer(a)[x, y] + 1
    g[x, y] = f[x, y] * 2 + hl.sum(r, hl.Buffer(a)[x, y] * r)
    h[x, y] = g[x, y] + g[x, y + 1]
    g.store_root().compute_at(h, y)
    f.compute_at(g, x)
    with pytest.raises(hl.ScheduleError, match='"f.*" is computed inside "g.*", which is a sliding window'):
        h.realize([40, 24])
    f.compute_at(h, y)  # The sum, which has no schedule, is computed before the loop.
    rows = (a + 1) * 2 + a * 3
    np.testing.assert_array_equal(h.realize([40, 24]), rows[:-1] + rows[1:])


def test_a_parallel_loop_keeps_nothing() -> None:
    f, g, _ = stencil(image())
    g.parallel(y)
    f.store_root().compute_at(g, y)
    with pytest.raises(hl.ScheduleError, match="stored outside the loop .* but is computed at .*, which is parallel"):
        g.realize([40, 22])
