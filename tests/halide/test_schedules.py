"""Every scheduling call: the values stay the same, and the loops are as requested."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import lamina.halide as hl

WIDTH, HEIGHT = 22, 13
IMAGE = np.random.default_rng(0).integers(-9, 9, (HEIGHT + 6, WIDTH + 8)).astype(np.int32)
X, Y, XO, YO, XI, YI, T, U = hl.vars("x y xo yo xi yi t u")
GUARD = hl.TailStrategy.GuardWithIf


def pipeline() -> tuple[Any, Any, Any, np.ndarray]:
    """A producer with an update, its consumer, the domain of the update, and what the consumer computes."""
    image = hl.ImageParam(hl.Int(32), 2, "image")
    image.set(IMAGE)
    r = hl.RDom([(0, 2), (0, 3)], "r")
    f, g = hl.Func("f"), hl.Func("g")
    f[X, Y] = image[X, Y] * 2
    f[X, Y] += image[X + r.x, Y + r.y]
    g[X, Y] = f[X, Y] + f[X + 1, Y + 1] * 3
    sums = 2 * IMAGE[: HEIGHT + 1, : WIDTH + 1] + sum(
        IMAGE[j : j + HEIGHT + 1, i : i + WIDTH + 1] for i in range(2) for j in range(3)
    )
    return f, g, r, sums[:-1, :-1] + 3 * sums[1:, 1:]


CONSUMER: dict[str, tuple[Callable[[Any], Any], str]] = {
    "split": (lambda g: g.split(X, XO, XI, 4), "y x.xo x.xi"),
    "split twice": (lambda g: g.split(X, XO, XI, 8).split(XI, XI, U, 2), "y x.xo x.xi.xi x.xi.u"),
    "split outer": (lambda g: g.split(X, XO, XI, 2).split(XO, T, U, 3), "y x.xo.t x.xo.u x.xi"),
    "reorder": (lambda g: g.reorder(Y, X), "x y"),
    "fuse": (lambda g: g.fuse(X, Y, T), "x.t"),
    "fuse tiles": (
        lambda g: g.tile(X, Y, XO, YO, XI, YI, 8, 4).fuse(XO, YO, T).parallel(T).vectorize(XI),
        "parallel x.xo.t, y.yi, vectorized x.xi",
    ),
    "tile": (lambda g: g.tile(X, Y, XO, YO, XI, YI, 8, 4), "y.yo x.xo y.yi x.xi"),
    "tile of six": (lambda g: g.tile(X, Y, XI, YI, 8, 4), "y.y x.x y.yi x.xi"),
    "tile of lists": (lambda g: g.tile([X, Y], [XO, YO], [XI, YI], [5, 3]), "y.yo x.xo y.yi x.xi"),
    "vectorize": (lambda g: g.vectorize(X, 4), "y, x.x, vectorized x.v0"),
    "vectorize whole": (lambda g: g.bound(X, 0, WIDTH).vectorize(X), "y, vectorized x"),
    "vectorize y": (lambda g: g.vectorize(Y, 4), "y.y, vectorized y.v0, x"),
    "unroll": (lambda g: g.unroll(Y, 3), "y.y, unrolled y.v0, x"),
    "unroll and vectorize": (
        lambda g: g.vectorize(X, 4).unroll(X, 2), "y, x.x.x, unrolled x.x.v1, vectorized x.v0",
    ),
    "parallel": (lambda g: g.parallel(Y), "parallel y, x"),
    "parallel tasks": (lambda g: g.parallel(Y, 4), "parallel y.y, y.v0, x"),
    "parallel both": (lambda g: g.parallel(Y).parallel(X), "parallel y, parallel x"),
    "parallel over vectors": (lambda g: g.vectorize(X, 4).parallel(X).reorder(Y, X), None),
    "serial": (lambda g: g.parallel(Y).serial(Y), "y x"),
    "rename": (lambda g: g.rename(X, T), "y x.t"),
    "guard with if": (lambda g: g.vectorize(X, 8, GUARD), "y, x.x, vectorized x.v0"),
    "shift inwards": (lambda g: g.vectorize(X, 8, hl.TailStrategy.ShiftInwards), "y, x.x, vectorized x.v0"),
    "round up": (lambda g: g.split(X, XO, XI, 11, hl.TailStrategy.RoundUp), "y x.xo x.xi"),
}  # fmt: skip


def loops_of(nest: str, name: str) -> str:
    """The loops around the last definition of a Func."""
    lines = nest.splitlines()
    last = max(number for number, line in enumerate(lines) if line.strip() == f"{name}(...) = ...")
    depth = len(lines[last]) - len(lines[last].lstrip())
    found: list[str] = []
    for line in reversed(lines[:last]):
        indent = len(line) - len(line.lstrip())
        if indent < depth:
            depth = indent
            if not line.strip().startswith(("produce", "consume")):
                found.insert(0, line.strip().rstrip(":").partition(" in [")[0].removeprefix("for "))
    return " ".join(found)


@pytest.mark.parametrize("name", CONSUMER)
def test_a_call_on_the_consumer(name: str) -> None:
    schedule, loops = CONSUMER[name]
    f, g, _, expected = pipeline()
    f.compute_root()
    assert schedule(g) is g
    if loops is not None:
        assert loops_of(g.loop_nest(), g.name()) == loops.replace(",", "")
    np.testing.assert_array_equal(np.asarray(g.realize([WIDTH, HEIGHT])), expected)


UPDATE: dict[str, Callable[[Any, Any], Any]] = {
    "reorder": lambda u, r: u.reorder(X, r.x, r.y, Y),
    "vectorize": lambda u, r: u.vectorize(X, 4),
    "vectorize inside": lambda u, r: u.reorder(X, r.x, r.y, Y).vectorize(X, 8),
    "unroll reduction": lambda u, r: u.reorder(X, r.x, r.y, Y).vectorize(X, 4).unroll(r.x).unroll(r.y, 2),
    "split reduction": lambda u, r: u.split(r.y, YO, YI, 2).reorder(YO, X),
    "parallel": lambda u, r: u.parallel(Y).unroll(r.x),
    "tile": lambda u, r: u.tile(X, Y, XI, YI, 8, 2).reorder(XI, YI, r.x, r.y, X, Y).vectorize(XI).unroll(YI),
}


@pytest.mark.parametrize("place", ["root", "y", "xo"])
@pytest.mark.parametrize("name", UPDATE)
def test_a_call_on_an_update(name: str, place: str) -> None:
    f, g, r, expected = pipeline()
    update = f.update(0)
    assert UPDATE[name](update, r) is update
    if place == "root":
        f.compute_root()
    else:
        g.tile(X, Y, XO, YO, XI, YI, 8, 4)
        f.compute_at(g, YO if place == "y" else XO).vectorize(X, 4)
    np.testing.assert_array_equal(np.asarray(g.realize([WIDTH, HEIGHT])), expected)


def test_places() -> None:
    f, g, _, expected = pipeline()
    assert "produce g" in g.loop_nest()  # f has an update, so it is computed in g's innermost loop
    np.testing.assert_array_equal(np.asarray(g.realize([WIDTH, HEIGHT])), expected)
    for place in (f.compute_root, lambda: f.compute_at(g, X), lambda: f.compute_at(g, hl.Var.outermost())):
        place()
        np.testing.assert_array_equal(np.asarray(g.realize([WIDTH, HEIGHT])), expected)
    f.compute_at(g, Y).store_at(g, Y)
    np.testing.assert_array_equal(np.asarray(g.realize([WIDTH, HEIGHT])), expected)


def test_a_chain_of_places() -> None:
    image = hl.Buffer(IMAGE)
    a, b, c = hl.Func("a"), hl.Func("b"), hl.Func("c")
    a[X, Y] = image[X, Y] * image[X, Y + 1]
    b[X, Y] = a[X, Y] - a[X + 2, Y + 1]
    c[X, Y] = b[X, Y] * b[X + 1, Y] + a[X, Y]
    c.tile(X, Y, XO, YO, XI, YI, 8, 4).vectorize(XI, 4).parallel(YO)
    b.compute_at(c, YI).vectorize(X, 4)
    a.compute_at(c, XO).vectorize(X, 8)
    first = IMAGE[:-1] * IMAGE[1:]
    second = first[:-1, :-2] - first[1:, 2:]
    expected = second[:, :-1] * second[:, 1:] + first[:-1, :-3]
    got = np.asarray(c.realize([WIDTH, HEIGHT]))
    np.testing.assert_array_equal(got, expected[:HEIGHT, :WIDTH])


def test_a_stencil_reads_one_box() -> None:
    f, g, _, _ = pipeline()
    f.compute_at(g, Y)
    assert g.module([WIDTH, HEIGHT]).count("lamina-bounding-slices") == 1


def test_round_up_grows_a_func_in_between() -> None:
    f, g, _, expected = pipeline()
    f.compute_root().split(X, XO, XI, 13, hl.TailStrategy.RoundUp)
    assert "tensor<14x26xi32>" in g.payload([WIDTH, HEIGHT])
    np.testing.assert_array_equal(np.asarray(g.realize([WIDTH, HEIGHT])), expected)


def test_bounds_of_a_func_in_between() -> None:
    f, g, _, expected = pipeline()
    f.compute_root().bound(X, 0, 24).bound_extent(Y, 14)
    assert "tensor<14x24xi32>" in g.payload([WIDTH, HEIGHT])
    np.testing.assert_array_equal(np.asarray(g.realize([WIDTH, HEIGHT])), expected)


def test_a_schedule_may_change_between_runs() -> None:
    f, g, _, expected = pipeline()
    for change in (lambda: g, lambda: f.compute_root(), lambda: g.vectorize(X, 4), lambda: g.parallel(Y)):
        change()
        np.testing.assert_array_equal(np.asarray(g.realize([WIDTH, HEIGHT])), expected)


def test_copies_to_schedule() -> None:
    image = hl.ImageParam(hl.Int(32), 2, "image")
    image.set(IMAGE)
    f, g, h = hl.Func("read"), hl.Func("both"), hl.Func("other")
    f[X, Y] = image[X, Y] + 1
    h[X, Y] = f[X, Y + 1] * 2
    g[X, Y] = f[X, Y] + f[X + 1, Y] + h[X, Y] + image[X, Y]
    copy = image.in_()
    assert image.in_() is copy and [one.name() for one in copy.args()] == ["_0", "_1"]
    expected = (IMAGE[:-1, :-1] + IMAGE[:-1, 1:] + IMAGE[:-1, :-1]) + 2 + 2 * (IMAGE[1:, :-1] + 1)
    expected = expected[:HEIGHT, :WIDTH]
    np.testing.assert_array_equal(np.asarray(g.realize([WIDTH, HEIGHT])), expected)
    copy.compute_at(g, Y).vectorize(hl._0, 4)
    f.in_(g).compute_root()
    with pytest.raises(hl.ScheduleError, match="invalid location"):
        g.loop_nest()  # the copy of f is computed before g, and reads the copy of the image
    copy.compute_root()
    assert "produce image_global_wrapper" in g.loop_nest() and f"{f.name()}_in_{g.name()}_wrapper" in g.loop_nest()
    np.testing.assert_array_equal(np.asarray(g.realize([WIDTH, HEIGHT])), expected)


def test_updates_of_single_rows_may_be_scheduled() -> None:
    f = hl.Func("rows")
    f[X, Y] = X * Y
    f[X, 0] = f[X, 8]
    f[0, Y] = f[8, Y] + 2
    f.vectorize(X, 4).parallel(Y)
    f.update(0).vectorize(X, 4)
    f.update(1).split(Y, YO, YI, 4).parallel(YO)
    expected = np.arange(12)[:, None] * np.arange(12)
    expected[0] = expected[8]
    expected[:, 0] = expected[:, 8] + 2
    np.testing.assert_array_equal(np.asarray(f.realize([12, 12])), expected)


def test_rests_may_have_the_shape_of_other_tiles() -> None:
    image = hl.Buffer(IMAGE)
    f, g = hl.Func("gathered"), hl.Func("doubled")
    f[X, Y] = image[X / 2, Y]
    g[X, Y] = f[X, Y] * 2
    f.compute_root().vectorize(X, 2).vectorize(Y, 2)
    g.vectorize(X, 2)
    np.testing.assert_array_equal(np.asarray(g.realize([3, 5])), 2 * IMAGE.repeat(2, axis=1)[:5, :3])
