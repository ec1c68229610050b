"""Conditions on RDoms, argmin and argmax, rfactor, automatic schedules, outputs, printing, absent calls."""

from __future__ import annotations

import re
from pathlib import Path

import numpy as np
import pytest

import lamina
import lamina.halide as hl

x, y, u, v = hl.vars("x y u v")


def image(*shape: int) -> np.ndarray:
    return np.random.default_rng(0).integers(0, 50, shape).astype(np.float32)


# ---- RDom.where


def test_a_triangle() -> None:
    a = image(20, 30)
    r = hl.RDom([(0, 30), (0, 20)])
    r.where(r.x <= r.y)
    r.where((r.x + r.y) % 2 == 0)
    f = hl.Func("f")
    f[x] = 0.0
    f[x] += hl.Buffer(a)[r.x, r.y] * x
    rows, columns = np.mgrid[0:20, 0:30]
    chosen = (columns <= rows) & ((rows + columns) % 2 == 0)
    assert "reduction" in f.payload([4])  # It is still a structured operation.
    np.testing.assert_allclose(f.realize([4]), a[chosen].sum() * np.arange(4))


def test_a_condition_on_variables_of_the_update() -> None:
    a = image(16)
    r = hl.RDom([(0, 16)])
    r.where(r <= x)
    f = hl.Func("f")
    f[x] = hl.maximum(r, hl.Buffer(a)[r])
    np.testing.assert_array_equal(f.realize([16]), np.maximum.accumulate(a))


def test_a_condition_on_a_scatter() -> None:
    values = np.random.default_rng(0).integers(0, 8, 100).astype(np.uint8)
    r = hl.RDom([(0, 100)])
    r.where(r % 3 != 0)
    f = hl.Func("f")
    f[x] = 0
    f[hl.clamp(hl.Buffer(values)[r], 0, 7)] += 1
    g = hl.Func("g")
    g[x] = -1
    s = hl.RDom([(0, 8)])
    s.where(s > 4)
    g[s] = s * s
    np.testing.assert_array_equal(f.realize([8]), np.bincount(values[np.arange(100) % 3 != 0], minlength=8))
    np.testing.assert_array_equal(g.realize([8]), [-1] * 5 + [25, 36, 49])


def test_wrong_conditions() -> None:
    r = hl.RDom([(0, 4)])
    with pytest.raises(hl.HalideError, match=r"takes a condition, not int32"):
        r.where(r + 1)
    f = hl.Func("f")
    f[x] = 0
    f[x] += r
    with pytest.raises(hl.HalideError, match=r"is used in an update already; where\(\) comes before"):
        r.where(r > 1)


# ---- argmin, argmax


def test_places_of_extremes() -> None:
    a = image(20, 30)
    r = hl.RDom([(0, 30)])
    place, value = hl.argmax(r, hl.Buffer(a)[r, y])
    f, g = hl.Func("f"), hl.Func("g")
    f[y], g[y] = place, value
    np.testing.assert_array_equal(f.realize([20]), a.argmax(1))
    np.testing.assert_array_equal(g.realize([20]), a.max(1))


def test_places_in_two_dimensions_that_begin_elsewhere() -> None:
    a = image(20, 30)
    r = hl.RDom([(3, 20), (5, 10)])
    column, row, value = hl.argmin(hl.Buffer(a)[r.x, r.y])
    f = hl.Func("f")
    f[x] = hl.mux(x, [hl.f32(column), hl.f32(row), value])
    part = a[5:15, 3:23]
    flat = int(part.argmin())
    np.testing.assert_array_equal(f.realize([3]), [flat % 20 + 3, flat // 20 + 5, part.min()])


def test_places_under_a_condition_and_without_any() -> None:
    a = image(30)
    r = hl.RDom([(0, 30)])
    r.where(r % 2 == 1)
    f = hl.Func("f")
    f[x] = hl.argmax(r, hl.Buffer(a)[r])[0]
    assert np.asarray(f.realize([1]))[0] == a[1::2].argmax() * 2 + 1
    nothing = hl.RDom([(0, 4)])
    g = hl.Func("g")
    g[x] = hl.argmax(nothing, hl.f32(nothing) * float("-inf") - float("inf"))[0]
    assert np.asarray(g.realize([1]))[0] == 0


def test_one_domain() -> None:
    r, s = hl.RDom([(0, 4)]), hl.RDom([(0, 4)])
    with pytest.raises(hl.HalideError, match="one RDom"):
        hl.argmax(hl.f32(r + s))


# ---- Named loops, rfactor


@pytest.mark.parametrize("factor", [8, 16])
def test_rfactor_of_a_split(factor: int) -> None:
    a = np.random.default_rng(0).random((4, 1000), np.float32)
    r = hl.RDom([(0, 1000)])
    f = hl.Func("f")
    f[x] = 0.0
    f[x] += hl.Buffer(a)[r, x]
    ro, ri = hl.RVar("ro"), hl.RVar("ri")
    f.update().split(r, ro, ri, factor)
    parts = f.update().rfactor(ri, u)
    parts.compute_root().vectorize(u, 8).update().vectorize(u, 8)
    assert parts.dimensions() == 2
    np.testing.assert_allclose(f.realize([4]), a.sum(1), rtol=1e-4)


def test_rfactor_of_a_histogram_and_of_two_loops() -> None:
    pixels = np.random.default_rng(0).integers(0, 16, (20, 30)).astype(np.uint8)
    r = hl.RDom([(0, 30), (0, 20)])
    f = hl.Func("f")
    f[x] = 0
    f[hl.Buffer(pixels)[r.x, r.y]] += 1
    rows = f.update().rfactor(r.y, u)
    rows.compute_root()
    np.testing.assert_array_equal(f.realize([16]), np.bincount(pixels.ravel(), minlength=16))
    g = hl.Func("g")
    g[x] = 0
    s = hl.RDom([(1, 30), (0, 20)])
    g[x] = hl.max(g[x], s.x * s.y - x)
    g.update().rfactor([(s.x, u), (s.y, v)]).compute_root()
    np.testing.assert_array_equal(g.realize([3]), [30 * 19 - k for k in range(3)])


def test_wrong_rfactors() -> None:
    r = hl.RDom([(0, 8)])
    f = hl.Func("f")
    f[x] = 0
    f[x] = f[x] * 2 + r
    with pytest.raises(hl.ScheduleError, match=r"needs an update f\[\.\.\.\] = f\[\.\.\.\] op value"):
        f.update().rfactor(r, u)
    g = hl.Func("g")
    g[x] = 0
    g[x] += r
    with pytest.raises(hl.ScheduleError, match="g.x|x is not a loop of the reduction"):
        g.update().rfactor(x, u)
    with pytest.raises(hl.ScheduleError, match="takes a loop and a Var"):
        g.update().rfactor(r)
    with pytest.raises(hl.ScheduleError, match="could not find rfactor dimension: z"):
        g.update().rfactor(hl.RVar("z"), u)
    with pytest.raises(hl.HalideError, match='RVar "ro" is the name of a loop'):
        g[x] += hl.RVar("ro")


# ---- Automatic schedules, outputs


def blur() -> tuple[hl.Func, hl.Func, np.ndarray]:
    a = np.random.default_rng(0).random((66, 66), np.float32)
    source = hl.Buffer(a)
    across, down = hl.Func("across"), hl.Func("down")
    across[x, y] = (source[x, y] + source[x + 1, y] + source[x + 2, y]) / 3
    down[x, y] = (across[x, y] + across[x, y + 1] + across[x, y + 2]) / 3
    rows = (a[:, :-2] + a[:, 1:-1] + a[:, 2:]) / 3
    return across, down, (rows[:-2] + rows[1:-1] + rows[2:]) / 3


def test_automatic_schedules() -> None:
    across, down, expected = blur()
    down.schedule_automatically()
    assert across.compute_level == "root" and down.runs_parallel
    np.testing.assert_allclose(down.realize([64, 64]), expected, rtol=1e-5)
    with pytest.raises(hl.ScheduleError, match=re.escape(f'"{across.name()}" has a schedule already')):
        down.schedule_automatically()


def test_a_scheduled_loop_is_a_schedule() -> None:
    across, down, _ = blur()
    across.vectorize(x, 8)
    with pytest.raises(hl.ScheduleError, match=re.escape(f'"{across.name()}" has a schedule already')):
        down.schedule_automatically(parallel=False)


def test_several_outputs() -> None:
    across, down, expected = blur()
    pipeline = hl.Pipeline([across, down])
    first, second = pipeline.realize([64, 64])
    assert np.asarray(first).shape == (64, 64)
    np.testing.assert_allclose(second, expected, rtol=1e-5)
    targets = [np.empty((66, 64), np.float32), np.empty((64, 64), np.float32)]
    pipeline.realize(targets)
    np.testing.assert_allclose(targets[1], expected, rtol=1e-5)
    np.testing.assert_allclose(hl.Pipeline(down).realize([64, 64]), expected, rtol=1e-5)
    with pytest.raises(hl.HalideError, match="2 outputs, 1 buffers were given"):
        pipeline.realize([64, 64], out=targets[:1])
    with pytest.raises(hl.HalideError, match="takes a Func, or a list of Funcs"):
        hl.Pipeline([])


def test_lowered_programs(tmp_path: Path) -> None:
    _, down, _ = blur()
    down.vectorize(x, 8)
    down.realize([64, 64])
    down.compile_to_lowered_stmt(tmp_path / "down.mlir", [])
    text = (tmp_path / "down.mlir").read_text(encoding="utf-8")
    assert "scf.for" in text and "vector<8xf32>" in text and "linalg" not in text
    lamina.parse(text)
    down.compile_to_lowered_stmt(tmp_path / "down.html", fmt=hl.StmtOutputFormat.HTML, sizes=[32, 32])
    assert (tmp_path / "down.html").read_text(encoding="utf-8").startswith("<!doctype html>")


def test_threads() -> None:
    before = hl.set_num_threads(1)
    assert hl.get_num_threads() == 1
    assert hl.set_num_threads(before) == 1


# ---- Printing


def test_stores_are_traced(capfd: pytest.CaptureFixture[str]) -> None:
    f = hl.Func("traced")
    f[x, y] = hl.f32(x) / 2 + y
    f.trace_stores().realize([2, 2])
    assert capfd.readouterr().out.splitlines() == [
        f"Store {f.name()}.0({i}, {j}) = {i / 2 + j:g}" for j in range(2) for i in range(2)
    ]


def test_values_are_printed(capfd: pytest.CaptureFixture[str]) -> None:
    f = hl.Func("f")
    f[x] = hl.print(hl.u8(x) + hl.u8(254), 'of "x"', x) + hl.u8(0)
    g = hl.Func("g")
    g[x] = hl.print_when(x == 2, hl.cast(hl.UInt(64), x - 3))
    np.testing.assert_array_equal(f.realize([3]), [254, 255, 0])
    g.realize([4])
    assert capfd.readouterr().out == '254 of "x" 0\n255 of "x" 1\n0 of "x" 2\n18446744073709551615\n'


def test_what_prints_runs_as_plain_loops() -> None:
    f = hl.Func("f")
    f[x] = hl.print(x)
    f.vectorize(x, 4)
    with pytest.raises(hl.ScheduleError, match="writes to standard output, so it runs as plain loops"):
        f.realize([8])
    with pytest.raises(hl.HalideError, match="returns its first argument"):
        hl.print("x", x)


# ---- What there is not


@pytest.mark.parametrize("name", ["async_", "define_extern", "specialize_fail", "gpu_tile", "memoize"])
def test_absent_calls_say_so(name: str) -> None:
    f = hl.Func("f")
    f[x] = x
    with pytest.raises(hl.ScheduleError, match=rf"{name}\(\) is not supported: "):
        getattr(f, name)
    assert not hasattr(f, name)
    with pytest.raises(AttributeError, match="'Func' object has no attribute 'nonsense'"):
        f.nonsense  # noqa: B018


# ---- Realizing again


def test_the_same_again_sees_every_change() -> None:
    source, factor = hl.ImageParam(hl.Float(32), 1, "source"), hl.Param(hl.Float(32), "factor", 2.0)
    f = hl.Func("f")
    f[x] = source[x] * factor
    a, out = np.arange(8, dtype=np.float32), np.zeros(8, np.float32)
    source.set(a)
    for _ in range(2):
        f.realize(out=out)
    a[0] = 5
    factor.set(3.0)
    f.realize(out=out)
    np.testing.assert_array_equal(out, a * 3)
    source.set(a + 1)
    f.realize(out=out)
    np.testing.assert_array_equal(out, (a + 1) * 3)
    source.get().set_min([2])
    shifted = hl.Buffer(np.zeros(4, np.float32))
    shifted.set_min([3])
    f.realize(out=shifted)
    np.testing.assert_array_equal(shifted, (a[1:5] + 1) * 3)
    with pytest.raises(hl.BoundsError):
        f.realize(out=out)
    shifted.array.flags.writeable = False
    with pytest.raises(hl.HalideError, match="read-only"):
        f.realize(out=shifted)
    source.reset()
    with pytest.raises(hl.HalideError):
        f.realize(out=hl.Buffer(np.zeros(4, np.float32)))


# ---- Specializations


def test_a_schedule_for_what_holds() -> None:
    source, kind = hl.ImageParam(hl.Float(32), 1, "source"), hl.Param(hl.Int(32), "kind", 1)
    f = hl.Func("f")
    f[x] = source[x] * 2
    f.specialize((source.dim(0).extent() >= 8) & (kind == 1)).vectorize(x, 8)
    f.specialize(hl.select(kind % 5 == 2, hl.f32(kind) / 2 > 0.5, False)).unroll(x, 2)
    out = {}
    for size, value in ((4, 1), (16, 1), (16, 2), (16, 3), (16, 1)):
        a = np.arange(size, dtype=np.float32)
        source.set(a)
        kind.set(value)
        target = np.zeros(size, np.float32)
        f.realize(out=target)
        np.testing.assert_array_equal(target, a * 2)
        script = f.schedule_ir([size])
        out[size, value] = ["vectorize" in script, "unroll" in script]
    assert out == {
        (4, 1): [False, False], (16, 1): [True, False], (16, 2): [False, True], (16, 3): [False, False]
    }  # fmt: skip


def test_wrong_specializations() -> None:
    f = hl.Func("f")
    f[x] = x
    with pytest.raises(hl.ScheduleError, match="depends on x; it may depend on parameters and on sizes"):
        f.specialize(x > 2)
    with pytest.raises(hl.ScheduleError, match="takes a condition, not int32"):
        f.specialize(hl.Param(hl.Int(32), "n"))
    unset = hl.Func("unset")
    unset[x] = x
    unset.specialize(hl.Param(hl.Int(32), "n") == 1).vectorize(x, 4)
    with pytest.raises(hl.HalideError, match="No value was set for parameter n"):
        unset.realize([8])
    with pytest.raises(hl.ScheduleError, match="this comes before specialize"):
        unset.specialize(hl.Param(hl.Int(32), "m", 1) == 1).rfactor(x, u)
    strange = hl.Func("strange")
    strange[x] = x
    strange.specialize(hl.sqrt(hl.f32(hl.Param(hl.Int(32), "k", 1))) == 1.0)
    with pytest.raises(hl.HalideError, match="must be arithmetic on parameters and sizes: sqrt"):
        strange.realize([8])


def test_buffers_begin_at_cache_lines() -> None:
    """Stores of vectors across two lines take longer."""
    f = hl.Func("f")
    f[x, y] = x + y
    arrays = [np.asarray(hl.Buffer(hl.Float(32), [5, 3])) for _ in range(4)]
    arrays += [np.asarray(f.realize([5, 3])) for _ in range(4)] + [f.compile([5, 3])() for _ in range(4)]
    assert {array.__array_interface__["data"][0] % 64 for array in arrays} == {0}
    assert arrays[0].shape == (3, 5) and not arrays[0].any()
    np.testing.assert_array_equal(arrays[-1], np.add.outer(np.arange(3), np.arange(5)))
