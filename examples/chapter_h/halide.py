"""Channeled convolution in Halide's terms: the program that Chapter H of MLIR's tutorial starts from.

N = 5, 128 channels in and out, 80 x 100 pixels, a 3 x 3 filter, bias and ReLU, f32. The lines of algorithm and schedule
are those of the chapter; lamina turns them into the payload and the script that the .mlir files beside this one show
by hand (``--module`` prints them), and compiles both.

    python examples/chapter_h/halide.py
    python examples/chapter_h/halide.py --packed
    python examples/chapter_h/halide.py --module > conv.mlir
    lamina run conv.mlir --args random,random,random,zeros --time --flops 11796480000
"""

from __future__ import annotations

import argparse
import time

import numpy as np

import lamina.halide as hl

N, CI, CO, W, H = 5, 128, 128, 100, 80
FLOPS = 2 * N * CO * H * W * CI * 3 * 3
# What 20 of 32 registers hold: 16 lanes each, 4 vectors of channels for each of 5 pixels.
VEC, TILE_W, TILE_H = 16, 4, 5


def pipeline(
    vec: int = VEC, tile_w: int = TILE_W, tile_h: int = TILE_H, packed: bool = False
) -> tuple[hl.Func, list[hl.ImageParam]]:
    """The Func and its images: bias, filter, input. ``packed``: the filter of a block of channels is copied before it
    is used, so that it lies in one piece."""
    input = hl.ImageParam(hl.Float(32), 4, "input")
    filter = hl.ImageParam(hl.Float(32), 4, "filter")
    bias = hl.ImageParam(hl.Float(32), 1, "bias")

    # ---- The algorithm.
    x, y, c, n = hl.vars("x y c n")
    conv, relu = hl.Func("conv"), hl.Func("relu")
    r = hl.RDom([(0, CI), (0, 3), (0, 3)], "r")
    conv[c, x, y, n] = bias[c]
    conv[c, x, y, n] += filter[c, r.y, r.z, r.x] * input[r.x, x + r.y, y + r.z, n]
    relu[c, x, y, n] = hl.max(0, conv[c, x, y, n])

    # ---- The schedule.
    co, ci, xo, xi = hl.vars("co ci xo xi")
    (
        relu.split(c, co, ci, vec * tile_w)
        .split(x, xo, xi, tile_h)
        .reorder(ci, xi, xo, y, n, co)
        .vectorize(ci, vec)
        .unroll(ci)
        .unroll(xi)
        .parallel(y)
        .parallel(n)
        .parallel(co)
    )
    (
        conv.compute_at(relu, xo)
        .vectorize(c, vec)
        .unroll(c)
        .unroll(x)
        .unroll(y)
        .update()
        .reorder(c, x, y, r.x, r.y, r.z, n)
        .vectorize(c, vec)
        .unroll(c)
        .unroll(x)
        .unroll(y)
        .unroll(r.x, 2)
    )
    if packed:
        filter.in_().compute_at(relu, co).vectorize(hl._0, vec)
    relu.bound(c, 0, CO).bound(x, 0, W).bound(y, 0, H).bound(n, 0, N)
    for image, extents in ((input, (CI, W + 2, H + 2, N)), (filter, (CO, 3, 3, CI)), (bias, (CO,))):
        for position, extent in enumerate(extents):
            image.dim(position).set_bounds(0, extent)
    return relu, [bias, filter, input]


def arrays() -> tuple[np.ndarray, ...]:
    """Bias, filter and input, random. NumPy's order of dimensions is the reverse of Halide's."""
    generator = np.random.default_rng(0)
    shapes: list[tuple[int, ...]] = [(CO,), (CI, 3, 3, CO), (N, H + 2, W + 2, CI)]
    return tuple(generator.random(shape, dtype=np.float32) - np.float32(0.5) for shape in shapes)


def expected(bias: np.ndarray, filter: np.ndarray, input: np.ndarray) -> np.ndarray:
    """The same in NumPy, summed in f64."""
    total = np.broadcast_to(bias.astype(np.float64), (N, H, W, CO)).copy()
    for rz in range(3):
        for ry in range(3):
            total += input[:, rz : rz + H, ry : ry + W, :].astype(np.float64) @ filter[:, rz, ry, :].astype(np.float64)
    return np.maximum(total, 0)


def main(arguments: list[str] | None = None) -> float:
    """Prints the loops, the error, the time; returns the error."""
    parser = argparse.ArgumentParser(description="The convolution of Chapter H from its Halide program.")
    parser.add_argument("--repeat", type=int, default=20, help="how often it runs")
    parser.add_argument("--packed", action="store_true", help="copy the filter by blocks of channels, as (d) does")
    parser.add_argument("--module", action="store_true", help="print algorithm and schedule as MLIR, and stop")
    chosen = parser.parse_args(arguments)
    relu, images = pipeline(packed=chosen.packed)
    if chosen.module:
        print(relu.module())
        return 0.0
    relu.print_loop_nest()

    given = arrays()
    for image, array in zip(images, given, strict=True):
        image.set(array)
    output = np.zeros((N, H, W, CO), np.float32)
    start = time.perf_counter()
    relu.compile_jit()
    print(f"compiled in {time.perf_counter() - start:.2f} s")
    relu.realize(out=output)
    wanted = expected(*given)
    error = float(np.abs(output - wanted).max() / np.abs(wanted).max())
    print(f"largest error, of the largest value: {error:.1e}")
    assert error < 1e-5

    seconds = []
    for _ in range(chosen.repeat):
        start = time.perf_counter()
        relu.realize(out=output)
        seconds.append(time.perf_counter() - start)
    print(f"best of {chosen.repeat}: {min(seconds) * 1e3:.1f} ms, {FLOPS / min(seconds) / 1e9:.0f} GFLOP/s")
    return error


if __name__ == "__main__":
    main()
