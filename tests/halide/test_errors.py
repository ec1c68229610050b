"""One small program for each error a user can make: what is said, and on which line."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import lamina.halide as hl

X, Y, XO, XI, Q = hl.vars("x y xo xi q")


def image(width: int = 6, height: int = 4) -> Any:
    made = hl.ImageParam(hl.Float(32), 2, "image")
    made.set(np.zeros((height, width), np.float32))
    return made


def two() -> tuple[Any, Any]:
    source, f, g = image(), hl.Func("first"), hl.Func("second")
    f[X, Y] = source[X, Y]
    g[X, Y] = f[X, Y] + f[X + 1, Y]
    return f, g


def one() -> Any:
    f, source = hl.Func("single"), image()
    f[X] = source[X, 0]
    return f


def reduction(order: str = "sum") -> tuple[Any, Any]:
    f, r, source = hl.Func("reduced"), hl.RDom([(0, 3), (0, 2)], "r"), image()
    f[X] = 0.0
    if order == "sum":
        f[X] += source[r.x, r.y]
    else:
        f[X] = f[X] * 0.5 + source[r.x, r.y]
    return f, r


ERRORS: list[tuple[type[Exception], str, Callable[[], Any]]] = []


def error(kind: type[Exception], message: str) -> Callable[[Callable[[], Any]], Callable[[], Any]]:
    def register(program: Callable[[], Any]) -> Callable[[], Any]:
        ERRORS.append((kind, message, program))
        return program

    return register


@error(hl.ScheduleError, r'Func "second\S*" is an output, so must be scheduled compute_root .* not compute_at\(first')
def _() -> None:
    first, second = two()
    second.compute_at(first, Q)
    second.realize([4, 4])


@error(hl.OutputError, "cannot write '/nowhere/first.mlir': No such file or directory")
def _() -> None:
    first, _ = two()
    first.compile_to_lowered_stmt("/nowhere/first.mlir", sizes=[4, 4])


@error(hl.HalideError, r'Func "twice\S*" is defined with argument "x" twice')
def _() -> None:
    hl.Func("twice")[X, X] = 1


@error(hl.HalideError, 'Undefined variable "y" in definition of Func "unknown"')
def _() -> None:
    hl.Func("unknown")[X] = Y


@error(hl.HalideError, 'The first definition of Func ".*" takes Vars as arguments, not 0')
def _() -> None:
    hl.Func()[0] = 1


@error(hl.HalideError, 'Undefined variable "y" in update 0 of Func')
def _() -> None:
    one()[X] = Y


@error(hl.HalideError, r'RVar "r\$x" in the first definition of Func')
def _() -> None:
    hl.Func()[X] = reduction()[1].x


@error(hl.HalideError, 'must have the pure variable "x" in position 0; found .x - 1.')
def _() -> None:
    f = one()
    f[X] = f[X - 1]
    f.realize([4])


@error(hl.HalideError, 'Update 0 of Func ".*" has "y" in position 0, where its first definition has "x"')
def _() -> None:
    two()[0][Y, X] = 1


@error(hl.HalideError, '"single.*" was called with 2 arguments, but has 1 dimensions')
def _() -> None:
    one()[X, Y] = 2


@error(hl.HalideError, 'Func "first.*" was called with 1 arguments, but was defined with 2')
def _() -> None:
    two()[0][X]


@error(hl.HalideError, 'Func "nothing" is used, but was not defined')
def _() -> None:
    hl.Func()[X] = hl.Func("nothing")[X]


@error(hl.HalideError, "Can't realize undefined Func")
def _() -> None:
    hl.Func().realize([3])


@error(hl.HalideError, "An update ranges over one RDom")
def _() -> None:
    one()[X] = hl.RDom([(0, 2)]) + hl.RDom([(0, 3)])


@error(hl.HalideError, "has at least one value")
def _() -> None:
    hl.Func()[X] = ()


@error(hl.HalideError, "'a' is not an expression")
def _() -> None:
    hl.Func()[X] = "a"


@error(hl.HalideError, '"image" is indexed with integers, not with float32')
def _() -> None:
    image()[1.5, 2]


@error(hl.HalideError, '"image" was called with 1 arguments, but has 2 dimensions')
def _() -> None:
    image()[1]


@error(hl.HalideError, "no truth value")
def _() -> None:
    if X > 3:
        pass


@error(hl.HalideError, "Integer constant 300 does not fit into uint8")
def _() -> None:
    hl.u8(X) + 300


@error(hl.HalideError, "takes an expression with an RVar")
def _() -> None:
    hl.sum(X)


@error(hl.HalideError, "int7")
def _() -> None:
    hl.Int(7)


@error(hl.HalideError, "float16 and bfloat16 do not combine")
def _() -> None:
    hl.f16(X) + hl.bf16(X)


@error(hl.HalideError, "takes pairs")
def _() -> None:
    hl.RDom([3])


@error(hl.HalideError, "is used in an update already")
def _() -> None:
    reduction()[1].where(X > 1)


@error(hl.HalideError, "r has 2 dimensions; name one, as in r.x")
def _() -> None:
    X + reduction()[1]


# ---- Images, parameters, outputs


@error(hl.HalideError, "image has 2 dimensions, the image has 1")
def _() -> None:
    image().set(np.zeros(4, np.float32))


@error(hl.HalideError, "image of float32, not of int32")
def _() -> None:
    image().set(np.zeros((4, 4), np.int32))


@error(hl.HalideError, r"dim\(0\) was declared to be \[0, 8\], the image has \[0, 5\]")
def _() -> None:
    image().dim(0).set_bounds(0, 9)


@error(hl.HalideError, "Arrays of complex128 have no Halide type")
def _() -> None:
    hl.Buffer(np.zeros(3, complex))


@error(hl.HalideError, "No value was set for parameter s")
def _() -> None:
    f = hl.Func()
    f[X] = X + hl.Param(hl.Int(32), "s")
    f.realize([4])


@error(hl.HalideError, "No image was set for p")
def _() -> None:
    f, p = hl.Func(), hl.ImageParam(hl.Float(32), 1, "p")
    f[X] = p[X]
    f.realize([4])


@error(hl.HalideError, "computes float32, the output holds int32")
def _() -> None:
    one().realize(out=np.zeros(4, np.int32))


@error(hl.HalideError, "has 1 dimensions, 2 sizes were given")
def _() -> None:
    one().realize([4, 4])


@error(hl.HalideError, 'The extent of "single.*" in "x" is not known')
def _() -> None:
    one().realize()


# ---- Bounds


@error(hl.BoundsError, r"beyond the max \(5\) in dimension 0: second\S* requires \[0, 6\], given is \[0, 5\]")
def _() -> None:
    two()[1].realize([6, 4])


@error(hl.BoundsError, r"Input buffer image is accessed at -1, which is before the min \(0\) in dimension 1")
def _() -> None:
    f, source = hl.Func(), image()
    f[X, Y] = source[X, Y - 1]
    f.realize([4, 4])


@error(hl.BoundsError, 'Unbounded access to dimension 0 of "image" in .*use clamp')
def _() -> None:
    f, source = hl.Func(), image()
    f[X] = source[hl.i32(source[X, 0]), 0]
    f.realize([4])


@error(hl.BoundsError, r"is realized on \[0, 3\] in dimension 0, but its updates access \[0, 5\]")
def _() -> None:
    f, r = one(), hl.RDom([(0, 3)])
    f[r + 3] += 1
    f.realize([4])


@error(hl.BoundsError, r"Bounds given for x in second\S* \(from 0 to 2\) do not cover required region \(from 0 to 3\)")
def _() -> None:
    two()[1].bound(X, 0, 3).realize([4, 4])


@error(hl.BoundsError, "x has 4 values; RoundUp needs a multiple of 3")
def _() -> None:
    two()[1].split(X, XO, XI, 3, hl.TailStrategy.RoundUp).realize([4, 4])


@error(hl.BoundsError, "x has 4 values; ShiftInwards needs 8")
def _() -> None:
    two()[1].vectorize(X, 8, hl.TailStrategy.ShiftInwards).realize([4, 4])


# ---- Schedules


@error(hl.ScheduleError, "could not find loop to reorder: q\nVars: x y __outermost")
def _() -> None:
    two()[1].reorder(Q, X)


@error(hl.ScheduleError, "could not find split dimension: q")
def _() -> None:
    two()[1].split(Q, XO, XI, 4)


@error(hl.ScheduleError, "splitting x makes two loops xo")
def _() -> None:
    two()[1].split(X, XO, XO, 4)


@error(hl.ScheduleError, "makes a loop y, but there is one of that name already")
def _() -> None:
    two()[1].split(X, Y, XI, 4)


@error(hl.ScheduleError, "the factor of a split is a positive number, not 0")
def _() -> None:
    two()[1].vectorize(X, 0)


@error(hl.ScheduleError, "names a loop twice")
def _() -> None:
    two()[1].reorder(X, X)


@error(hl.ScheduleError, "cannot fuse x with itself")
def _() -> None:
    two()[1].fuse(X, X, Q)


@error(hl.ScheduleError, "x.q is fused and cannot be split")
def _() -> None:
    two()[1].fuse(X, Y, Q).split(Q, XO, XI, 4)


@error(hl.ScheduleError, "only one is an RVar")
def _() -> None:
    f, r = reduction()
    f.update().fuse(X, r.x, Q)


@error(hl.ScheduleError, "x is parallel already and cannot be split")
def _() -> None:
    two()[1].parallel(X).split(X, XO, XI, 2)


@error(hl.ScheduleError, "runs around x.xo: the inner part of a split around the outer one is not a tiling")
def _() -> None:
    two()[1].split(X, XO, XI, 2).reorder(XO, XI).realize([4, 4])


@error(hl.ScheduleError, "x.xo is vectorized, but x.xi, which is inside of its split, is not")
def _() -> None:
    two()[1].split(X, XO, XI, 2).vectorize(XO).realize([4, 4])


@error(hl.ScheduleError, r"marking var r\$x as parallel or vectorized may introduce a race condition")
def _() -> None:
    f, r = reduction()
    f.update().vectorize(r.x)


@error(hl.ScheduleError, r"can't reorder RVars r\$x and r\$y because it may change the meaning")
def _() -> None:
    f, r = reduction("recurrence")
    f.update().reorder(r.y, r.x)


@error(hl.ScheduleError, r"there is no update\(1\)")
def _() -> None:
    reduction()[0].update(1)


@error(hl.ScheduleError, r"compute_at\(second\S*, q\);\nLegal locations")
def _() -> None:
    f, g = two()
    f.compute_at(g, Q)
    g.realize([4, 4])


@error(hl.ScheduleError, "x is vectorized; nothing can be computed at it")
def _() -> None:
    f, g = two()
    f.compute_at(g, X)
    g.vectorize(X).realize([4, 4])


@error(hl.ScheduleError, "is stored inside the loop it is computed at")
def _() -> None:
    f, g = two()
    f.store_at(g, X).compute_at(g, Y)
    g.realize([4, 4])


@error(hl.ScheduleError, "not a box for a tile of it")
def _() -> None:
    f, source, g = hl.Func(), image(), hl.Func()
    f[X, Y] = source[X, Y]
    g[X, Y] = f[3 - X, Y]
    f.compute_at(g, Y)
    g.realize([4, 4])


@error(hl.ScheduleError, "writes some points of .* only")
def _() -> None:
    f, g = two()
    f[X, 0] = 1.0
    f.compute_at(g, Y)
    g.realize([4, 4])


@error(hl.ScheduleError, "runs as plain loops, which can be reordered only; r.x cannot be unrolled")
def _() -> None:
    f, r = one(), hl.RDom([(1, 3)], "r")
    f[r] = f[r - 1] + 1
    f.update().unroll(r)
    f.realize([4])


@error(hl.ScheduleError, 'Can\'t bound variable "q"')
def _() -> None:
    two()[1].bound(Q, 0, 3)


@error(hl.ScheduleError, "takes 6 or 8 arguments")
def _() -> None:
    two()[1].tile(X, Y, 3)


@error(hl.ScheduleError, "has no definition to schedule")
def _() -> None:
    hl.Func().vectorize(X, 4)


@pytest.mark.parametrize("number", range(len(ERRORS)), ids=lambda number: ERRORS[number][1][:40])
def test_an_error(number: int) -> None:
    kind, message, program = ERRORS[number]
    with pytest.raises(kind, match=message) as found:
        program()
    assert type(found.value) is kind
    assert found.value.source is not None, "the line of the program is known"  # type: ignore[attr-defined]
    assert found.value.source.filename == __file__  # type: ignore[attr-defined]


def test_an_error_shows_the_line() -> None:
    def program() -> None:
        two()[1].reorder(Q, X)

    with pytest.raises(hl.ScheduleError) as found:
        program()
    line = inspect.getsourcelines(program)[1] + 1
    assert str(found.value).startswith(f"{__file__}:{line}: error: In schedule for second")
    assert str(found.value).endswith("two()[1].reorder(Q, X)")
