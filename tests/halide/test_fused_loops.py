"""compute_with: stages in one nest of loops compute what they compute in nests of their own."""

from __future__ import annotations

import re

import numpy as np
import pytest

import lamina
import lamina.halide as hl
from lamina.halide.outputs import lowered_text

x, y, xo, yo, xi, yi = hl.vars("x y xo yo xi yi")
IMAGE = np.random.default_rng(0).random((40, 50), np.float32)
ALIGN = hl.LoopAlignStrategy


def two(a: str = "f", b: str = "g") -> tuple[hl.Func, hl.Func, hl.ImageParam]:
    source = hl.ImageParam(hl.Float(32), 2, "source")
    source.set(IMAGE)
    f, g = hl.Func(a), hl.Func(b)
    f[x, y] = source[x, y] * 2
    g[x, y] = source[x + 1, y] + 1
    return f, g, source


def loops(outputs: list[hl.Func], sizes: list[int]) -> int:
    """The number of outermost loops of the lowered program."""
    text = lowered_text(hl.Pipeline(outputs), sizes)
    return sum(
        operation.name == "scf.for" and operation.parent_op is not None and operation.parent_op.name == "func.func"
        for operation in lamina.parse(text).walk()
    )


def check(outputs: list[hl.Func], sizes: list[int], expected: list[np.ndarray]) -> None:
    results = hl.Pipeline(outputs).realize(sizes)
    for result, wanted in zip(results if len(outputs) > 1 else [results], expected, strict=True):
        np.testing.assert_allclose(np.asarray(result), wanted, rtol=1e-6)


def test_one_nest_for_two() -> None:
    f, g, _ = two()
    check([f, g], [30, 20], [IMAGE[:20, :30] * 2, IMAGE[:20, 1:31] + 1])
    assert loops([f, g], [30, 20]) == 2
    g.compute_with(f, y)
    check([f, g], [30, 20], [IMAGE[:20, :30] * 2, IMAGE[:20, 1:31] + 1])
    assert loops([f, g], [30, 20]) == 1


def test_parallel_tiles_of_two() -> None:
    f, g, _ = two()
    for func in (f, g):
        func.tile(x, y, xo, yo, xi, yi, 8, 4).vectorize(xi, 4).parallel(yo)
    f.compute_with(g, xo)
    check([f, g], [30, 21], [IMAGE[:21, :30] * 2, IMAGE[:21, 1:31] + 1])


def test_three_in_one_nest() -> None:
    f, g, source = two()
    h = hl.Func("h")
    h[x, y] = source[x, y + 1] - source[x, y]
    g.compute_with(f, x)
    h.compute_with(g, x)
    check([f, g, h], [9, 7], [IMAGE[:7, :9] * 2, IMAGE[:7, 1:10] + 1, IMAGE[1:8, :9] - IMAGE[:7, :9]])


@pytest.mark.parametrize(
    ("align", "lows"),
    [(ALIGN.Auto, (0, 0)), (ALIGN.NoAlign, (3, 2)), (ALIGN.AlignStart, (3, 2)), (ALIGN.AlignEnd, (3, 2))],
)
def test_ranges_differ(align: hl.LoopAlignStrategy, lows: tuple[int, int]) -> None:
    f, g, _ = two()
    g.compute_with(f, x, align)
    first, second = hl.Buffer(hl.Float(32), [20, 12]), hl.Buffer(hl.Float(32), [15, 17])
    second.set_min(list(lows))
    hl.Pipeline([f, g]).realize([first, second])
    np.testing.assert_allclose(first, IMAGE[:12, :20] * 2)
    i, j = lows
    np.testing.assert_allclose(second, IMAGE[j : j + 17, i + 1 : i + 16] + 1)


def test_updates_share_loops() -> None:
    _, _, source = two()
    f, g = hl.Func("f"), hl.Func("g")
    r = hl.RDom([(0, 5)], "r")
    f[x, y] = 0.0
    g[x, y] = 1.0
    f[x, y] += source[x + r, y]
    g[x, y] += source[x, y + r] * f[x, y] * 0
    with pytest.raises(hl.ScheduleError, match=re.escape("it depends on f")):
        g.update().compute_with(f.update(), y)
        hl.Pipeline([f, g]).realize([8, 6])
    h = hl.Func("h")
    h[x, y] = 1.0
    h[x, y] += source[x, y + r]
    for func in (f, h):
        func.update().reorder(r, x, y).vectorize(x, 4)
    h.update().compute_with(f.update(), y)
    rows = sum(IMAGE[:6, i : i + 9] for i in range(5))
    columns = 1 + sum(IMAGE[i : i + 6, :9] for i in range(5))
    check([f, h], [9, 6], [rows, columns])


def test_a_producer_in_shared_loops() -> None:
    """What two Funcs read is computed once, in the loop that they share."""
    source = hl.ImageParam(hl.Float(32), 2, "source")
    source.set(IMAGE)
    p, f, g = hl.Func("p"), hl.Func("f"), hl.Func("g")
    p[x, y] = source[x, y] + source[x + 1, y]
    f[x, y] = p[x, y] + p[x, y + 1]
    g[x, y] = p[x, y + 2] * 2
    for func in (f, g):
        func.split(y, yo, yi, 4)
    g.compute_with(f, yo)
    p.compute_at(f, yo)
    rows = IMAGE[:, :-1] + IMAGE[:, 1:]
    check([f, g], [30, 21], [rows[:21, :30] + rows[1:22, :30], rows[2:23, :30] * 2])


def test_two_producers_in_a_consumer() -> None:
    f, g, _ = two()
    h = hl.Func("h")
    h[x, y] = f[x, y] * g[x, y]
    h.split(y, yo, yi, 4)
    f.compute_at(h, yo)
    g.compute_at(h, yo).compute_with(f, y)
    check([h], [30, 21], [IMAGE[:21, :30] * 2 * (IMAGE[:21, 1:31] + 1)])


def test_of_all_sizes() -> None:
    f, g, source = two()
    for func in (f, g):
        func.tile(x, y, xo, yo, xi, yi, 8, 4).vectorize(xi, 4)
    g.compute_with(f, xo)
    pipeline = hl.Pipeline([f, g])
    pipeline.compile_jit()
    for width, height in ((30, 21), (3, 2)):
        first, second = pipeline.realize([width, height])
        np.testing.assert_allclose(first, IMAGE[:height, :width] * 2)
        np.testing.assert_allclose(second, IMAGE[:height, 1 : width + 1] + 1)
    assert source.get() is not None and len(f.compiled) == 1


def test_what_cannot_share_loops() -> None:
    f, g, _ = two()
    with pytest.raises(hl.ScheduleError, match="could not find compute_with dimension: xo"):
        g.compute_with(f, xo)
    with pytest.raises(hl.ScheduleError, match="takes another stage"):
        g.compute_with(g, x)
    with pytest.raises(hl.ScheduleError, match="takes a Func or an update"):
        g.compute_with(x, y)  # type: ignore[arg-type]
    f.parallel(y)
    g.compute_with(f, y)
    with pytest.raises(hl.ScheduleError, match=r"the loops y and y differ: parallel and for"):
        hl.Pipeline([f, g]).realize([8, 8])
    f, g, _ = two()
    f.reorder(y, x)
    g.compute_with(f, y)
    with pytest.raises(hl.ScheduleError, match="not the same loop of both, counted from the outermost"):
        hl.Pipeline([f, g]).realize([8, 8])
    f, g, _ = two()
    g.compute_with(f, x)
    outputs = [hl.Buffer(hl.Float(32), [4, 4]), hl.Buffer(hl.Float(32), [4, 4])]
    outputs[1].set_min([10, 0])
    with pytest.raises(hl.ScheduleError, match="their ranges do not overlap"):
        hl.Pipeline([f, g]).realize(outputs)
    h = hl.Func("h")
    h[x, y] = f[x, y] + g[x, y]
    f.compute_root()
    with pytest.raises(hl.ScheduleError, match="which is computed at another place"):
        g.compute_at(h, y)
        h.realize([4, 4])
