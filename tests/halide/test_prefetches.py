"""prefetch: loops fetch what later iterations read, and compute the same."""

from __future__ import annotations

import re

import numpy as np
import pytest

import lamina.halide as hl
from lamina.halide.outputs import lowered_text

x, y, xo, yo, xi, yi = hl.vars("x y xo yo xi yi")
IMAGE = np.random.default_rng(0).random((30, 45), np.float32)


def two() -> tuple[hl.Func, hl.Func, hl.ImageParam]:
    source = hl.ImageParam(hl.Float(32), 2, "source")
    source.set(IMAGE)
    g, f = hl.Func("g"), hl.Func("f")
    g[x, y] = hl.sqrt(source[x, y])
    f[x, y] = g[x, y] * 2 + source[x + 1, y]
    g.compute_root()
    return f, g, source


BOUNDS = hl.PrefetchBoundStrategy


@pytest.mark.parametrize(
    ("bounds", "dynamic"), [(BOUNDS.GuardWithIf, True), (BOUNDS.Clamp, False), (BOUNDS.NonFaulting, False)]
)
def test_what_later_iterations_read(bounds: hl.PrefetchBoundStrategy, dynamic: bool) -> None:
    f, g, source = two()
    f.tile(x, y, xo, yo, xi, yi, 16, 4).parallel(yo)
    f.prefetch(source, xo, xo, 2, bounds).prefetch(g, xo, yo, 1, bounds)
    if dynamic:
        f.compile_jit()
    np.testing.assert_allclose(f.realize([41, 26]), np.sqrt(IMAGE[:26, :41]) * 2 + IMAGE[:26, 1:42], rtol=1e-6)


def test_which_lines() -> None:
    """Row y prefetches row y + 3: five lines of 16 floats from column 1 on, while there is such a row."""
    source = hl.ImageParam(hl.Float(32), 2, "source")
    source.dim(0).set_bounds(0, 81)
    source.dim(1).set_bounds(0, 30)
    f = hl.Func("f")
    f[x, y] = source[x + 1, y] * 2
    f.prefetch(source, y, offset=3)
    text = lowered_text(f, [80, 30])
    assert text.count("memref.prefetch") == 1
    ((buffer, row, column),) = re.findall(r"memref\.prefetch (%\w+)\[(%\w+), (%\w+)\], read, locality<3>, data", text)
    assert f"{buffer}: memref<30x81xf32>" in text
    assert all(f"affine_map<(d0) -> (d0 + {number})>" in text for number in (1, 3))
    assert re.search(r"arith\.cmpi slt, %\w+, %c30|scf\.for %\w+ = %c0 to %c27", text)
    assert re.search(r"scf\.for %\w+ = %c0 to %c80 step %c16", text) and row != column


def test_what_is_not_prefetched() -> None:
    f, g, source = two()
    with pytest.raises(hl.ScheduleError, match="takes a Func or an image"):
        f.prefetch(x, y)  # type: ignore[arg-type]
    with pytest.raises(hl.ScheduleError, match="prefetch\\(\\) at y is not inside of x"):
        f.prefetch(source, y, x)
    with pytest.raises(hl.ScheduleError, match=r"the offset of prefetch\(\) is a positive number"):
        f.prefetch(source, x, x, 0)
    other = hl.Func("other")
    other[x, y] = x
    f.prefetch(other, y)
    with pytest.raises(hl.ScheduleError, match=r"prefetch\(\) of other, which it does not read from memory"):
        f.realize([8, 8])
    f, g, source = two()
    g.compute_at(f, y)
    f.prefetch(g, y)
    with pytest.raises(hl.ScheduleError, match="which is computed inside of a loop; prefetch what that reads"):
        f.realize([8, 8])
    h = hl.Func("h")
    h[x, y] = source[hl.clamp(x * x, 0, 4), y]
    h.prefetch(source, y)
    with pytest.raises(hl.ScheduleError, match="takes no slice of the tensor to prefetch"):
        h.realize([8, 8])
