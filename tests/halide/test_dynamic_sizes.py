"""Programs for all sizes: one compiled object, checked for the sizes of each run."""

from __future__ import annotations

import numpy as np
import pytest

import lamina.halide as hl

x, y, xo, yo, xi, yi = hl.vars("x y xo yo xi yi")
SIZES = [(64, 20), (37, 9), (3, 2), (1, 1), (33, 40)]


def image(name: str = "source") -> hl.ImageParam:
    return hl.ImageParam(hl.Float(32), 2, name)


def numbers(width: int, height: int) -> np.ndarray:
    return np.random.default_rng(width + height).random((height, width), np.float32)


def test_a_stencil_of_any_size() -> None:
    source = image()
    across, down = hl.Func("across"), hl.Func("down")
    across[x, y] = (source[x, y] + source[x + 1, y] + source[x + 2, y]) / 3
    down[x, y] = (across[x, y] + across[x, y + 1] + across[x, y + 2]) / 3
    down.tile(x, y, xi, yi, 16, 4).vectorize(xi, 8).parallel(y)
    across.compute_at(down, x).vectorize(x, 8)
    down.compile_jit()
    for width, height in SIZES:
        a = numbers(width + 2, height + 2)
        source.set(a)
        rows = (a[:, :-2] + a[:, 1:-1] + a[:, 2:]) / 3
        np.testing.assert_allclose(down.realize([width, height]), (rows[:-2] + rows[1:-1] + rows[2:]) / 3, rtol=1e-5)
    assert len(down.compiled) == 1 and "memref<?x?xf32>" in down.module()
    with pytest.raises(hl.BoundsError, match="accessed at 42, which is beyond the max"):
        down.realize([33, 41])


def test_edges_and_reductions_follow_the_image() -> None:
    source = image()
    clamped, total, f = hl.BoundaryConditions.repeat_edge(source), hl.Func("total"), hl.Func("f")
    r = hl.RDom([(0, source.width()), (0, source.height())], "r")
    total[()] = 0.0
    total[()] += source[r.x, r.y]
    f[x, y] = clamped[x - 1, y - 1] + clamped[x + 1, y + 1] + total[()]
    total.compute_root()
    f.vectorize(x, 8)
    f.compile_jit()
    for width, height in SIZES:
        a = numbers(width, height)
        source.set(a)
        wide = np.pad(a, 1, mode="edge")
        np.testing.assert_allclose(
            f.realize([width, height]), wide[:-2, :-2] + wide[2:, 2:] + a.sum(dtype=np.float32), rtol=1e-4
        )
    assert len(f.compiled) == 1


def test_products_scans_and_sliding_windows() -> None:
    a, b = image("a"), image("b")
    k = hl.RDom([(0, a.width())], "k")
    product, running, smooth = hl.Func("product"), hl.Func("running"), hl.Func("smooth")
    product[x, y] = 0.0
    product[x, y] += a[k, y] * b[x, k]
    product.compute_root().update().reorder(x, k, y).vectorize(x, 8)
    s = hl.RDom([(1, b.width() - 1)], "s")
    running[x, y] = product[x, y]
    running[s, y] += running[s - 1, y]
    running.compute_root()
    half = hl.Func("half")
    half[x, y] = running[x, y] / 2
    smooth[x, y] = half[x, y] + half[x, hl.min(y + 1, a.height() - 1)]
    smooth.compile_jit()
    for rows, depth, columns in ((8, 5, 16), (3, 9, 17), (1, 2, 2)):
        left, right = numbers(depth, rows), numbers(columns, depth)
        a.set(left)
        b.set(right)
        sums = np.cumsum(left @ right, axis=1) / 2
        below = np.concatenate([sums[1:], sums[-1:]])
        np.testing.assert_allclose(smooth.realize([columns, rows]), sums + below, rtol=1e-4)
    assert len(smooth.compiled) == 1


def test_a_sliding_window_of_any_size() -> None:
    source = image()
    f, g = hl.Func("f"), hl.Func("g")
    f[x, y] = source[x, y] * source[x, y]
    g[x, y] = f[x, y] + f[x, y + 1] + f[x, y + 2]
    f.store_root().compute_at(g, y)
    g.vectorize(x, 4)
    g.compile_jit()
    for width, height in SIZES:
        a = numbers(width, height + 2)
        source.set(a)
        np.testing.assert_allclose(g.realize([width, height]), a[:-2] ** 2 + a[1:-1] ** 2 + a[2:] ** 2, rtol=1e-5)


def test_half_sizes_and_arrays_from_outside() -> None:
    source = image()
    small, f = hl.Func("small"), hl.Func("f")
    small[x, y] = source[x * 2, y * 2]
    f[x, y] = small[x // 2, y // 2] + source.width() // 2
    small.compute_root()
    call = f.compile()
    for width, height in ((8, 6), (9, 7)):
        a, out = numbers(width, height), np.empty((height, width), np.float32)
        call(a, out=out)
        wanted = np.repeat(np.repeat(a[::2, ::2], 2, 0), 2, 1)[:height, :width] + width // 2
        np.testing.assert_allclose(out, wanted, rtol=1e-6)
    with pytest.raises(hl.HalideError, match="compiled for all sizes; pass out"):
        call(a)
    with pytest.raises(hl.BoundsError, match="beyond the max"):
        call(a, out=np.empty((9, 9), np.float32))


def test_declared_sizes_stay_numbers() -> None:
    source = image()
    source.dim(0).set_bounds(0, 16)
    f = hl.Func("f")
    f[x, y] = source[x, y] + 1
    f.bound(x, 0, 16).vectorize(x)
    f.compile_jit()
    assert "memref<?x16xf32>" in f.module()
    for height in (3, 5):
        a = numbers(16, height)
        source.set(a)
        np.testing.assert_allclose(f.realize([16, height]), a + 1)
    assert len(f.compiled) == 1


def test_what_needs_a_known_size() -> None:
    source = image()
    f = hl.Func("f")
    f[x, y] = source[x, y]
    f.vectorize(x)
    with pytest.raises(hl.ScheduleError, match=r"x is vectorized, but its size is known when the program runs only"):
        f.compile_jit()
    g = hl.Func("g")
    g[x, y] = source[x, y]
    g.unroll(y)
    with pytest.raises(hl.ScheduleError, match=r"y is unrolled, .* give unroll\(\) a factor"):
        g.compile_jit()


def test_automatic_schedules_of_any_size() -> None:
    source = image()
    f = hl.Func("f")
    f[x, y] = hl.sqrt(source[x, y]) * 2
    f.schedule_automatically()
    f.compile_jit()
    for width, height in SIZES:
        a = numbers(width, height)
        source.set(a)
        np.testing.assert_allclose(f.realize([width, height]), np.sqrt(a) * 2, rtol=1e-6)
    assert len(f.compiled) == 1
