"""The text of loop nests. Where nothing but names of temporaries differs, it is what Halide 21 prints."""

from __future__ import annotations

import textwrap

import pytest

import lamina.halide as hl

X, Y, XO, YO, XI, YI, T = hl.vars("x y xo yo xi yi t")


def shown(text: str) -> str:
    return textwrap.dedent(text).lstrip()


def test_one_func(capsys: pytest.CaptureFixture[str]) -> None:
    f = hl.Func("nest1")
    f[X, Y] = X + Y
    f.print_loop_nest()
    assert capsys.readouterr().out == shown("""
        produce nest1:
          for y:
            for x:
              nest1(...) = ...
        """)


def test_kinds_of_loops_and_places() -> None:
    image = hl.ImageParam(hl.Float(32), 2, "image")
    blur_x, blur_y = hl.Func("nest_rows"), hl.Func("nest_columns")
    blur_x[X, Y] = image[X, Y] + image[X + 1, Y]
    blur_y[X, Y] = blur_x[X, Y] + blur_x[X, Y + 1]
    blur_y.split(Y, Y, YI, 32).parallel(Y).vectorize(X, 8)
    blur_x.compute_at(blur_y, YI).vectorize(X, 8)
    assert blur_y.loop_nest() == shown("""
        produce nest_columns:
          parallel y.y:
            for y.yi in [0, 31]:
              produce nest_rows:
                for y:
                  for x.x:
                    vectorized x.v0 in [0, 7]:
                      nest_rows(...) = ...
              consume nest_rows:
                for x.x:
                  vectorized x.v0 in [0, 7]:
                    nest_columns(...) = ...
        """)


def test_updates_and_what_is_computed_first() -> None:
    image, r = hl.ImageParam(hl.Float(32), 2, "image"), hl.RDom([(0, 10), (0, 5)], "r")
    f, h = hl.Func("nest_sums"), hl.Func("nest_copy")
    f[X, Y] = 0.0
    f[X, Y] += image[X + r.x, Y + r.y]
    f[X, Y] = f[X, Y] * 2
    h[X, Y] = f[X, Y]
    f.compute_root().vectorize(X, 8)
    f.update(0).reorder(X, r.x, r.y, Y).vectorize(X, 8).unroll(r.x, 2)
    f.update(1).vectorize(X, 16, hl.TailStrategy.GuardWithIf)
    h.bound(X, 0, 16).vectorize(X)
    assert h.loop_nest() == shown("""
        produce nest_sums:
          for y:
            for x.x in [0, 1]:
              vectorized x.v0 in [0, 7]:
                nest_sums(...) = ...
          for y:
            for r$y in [0, 4]:
              for r$x.r$x in [0, 4]:
                unrolled r$x.v1 in [0, 1]:
                  for x.x in [0, 1]:
                    vectorized x.v0 in [0, 7]:
                      nest_sums(...) = ...
          for y:
            vectorized x.v0 in [0, 15]:
              nest_sums(...) = ...
        consume nest_sums:
          produce nest_copy:
            for y:
              vectorized x in [0, 15]:
                nest_copy(...) = ...
        """)


def test_known_extents_are_shown() -> None:
    f, g = hl.Func("nest_inner"), hl.Func("nest_outer")
    f[X, Y] = X * Y
    g[X, Y] = f[X, Y] + f[X + 1, Y]
    g.tile(X, Y, XO, YO, XI, YI, 16, 8).fuse(XO, YO, T).parallel(T).vectorize(XI, 8).unroll(YI)
    g.bound(X, 0, 64).bound(Y, 0, 32)
    f.compute_at(g, T).vectorize(X, 8)
    assert g.loop_nest() == shown("""
        produce nest_outer:
          parallel x.xo.t:
            produce nest_inner:
              for y:
                for x.x in [0, 2]:
                  vectorized x.v0 in [0, 7]:
                    nest_inner(...) = ...
            consume nest_inner:
              unrolled y.yi in [0, 7]:
                for x.xi.xi in [0, 1]:
                  vectorized x.xi.v0 in [0, 7]:
                    nest_outer(...) = ...
        """)


def test_a_reduction_in_an_expression_is_computed_innermost() -> None:
    image, r = hl.ImageParam(hl.Float(32), 2, "image"), hl.RDom([(0, 10)], "r")
    f = hl.Func("nest_total")
    f[X, Y] = hl.sum(image[X + r, Y], name="nest_part")
    assert f.loop_nest() == shown("""
        produce nest_total:
          for y:
            for x:
              produce nest_part:
                nest_part(...) = ...
                for r$x in [0, 9]:
                  nest_part(...) = ...
              consume nest_part:
                nest_total(...) = ...
        """)
