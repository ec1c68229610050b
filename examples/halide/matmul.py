"""A matrix product in tiles that stay in registers.

    python examples/halide/matmul.py

An iteration of the inner loops holds TILE_Y x TILE_X sums, for all of the reduction: one vector of values of ``b`` is
multiplied with TILE_Y values of ``a``.
"""

from __future__ import annotations

import argparse
import time

import numpy as np

import lamina.halide as hl

SIZE = 768
TILE_X, TILE_Y, LANES = 64, 6, 16


def pipeline(size: int = SIZE) -> tuple[hl.Func, hl.ImageParam, hl.ImageParam]:
    """The product and its factors. In Halide's order of dimensions, x is the column."""
    x, y, xi, yi = hl.vars("x y xi yi")
    a, b = hl.ImageParam(hl.Float(32), 2, "a"), hl.ImageParam(hl.Float(32), 2, "b")
    k = hl.RDom([(0, size)], "k")
    product, out = hl.Func("product"), hl.Func("out")
    product[x, y] = 0.0
    product[x, y] += a[k, y] * b[x, k]
    out[x, y] = product[x, y]

    out.tile(x, y, xi, yi, TILE_X, TILE_Y).reorder(xi, yi, y, x).vectorize(xi, LANES).unroll(xi).unroll(yi).parallel(x)
    product.compute_at(out, y).vectorize(x, LANES).unroll(x).unroll(y)
    product.update().reorder(x, y, k).vectorize(x, LANES).unroll(x).unroll(y).unroll(k, 2)
    out.bound(x, 0, size).bound(y, 0, size)
    return out, a, b


def main(arguments: list[str] | None = None) -> float:
    """Prints the loops, the error and the times; returns the error."""
    parser = argparse.ArgumentParser(description="A tiled matrix product.")
    parser.add_argument("--repeat", type=int, default=10, help="how often it runs")
    parser.add_argument("--size", type=int, default=SIZE, help="rows and columns")
    chosen = parser.parse_args(arguments)
    size = chosen.size
    generator = np.random.default_rng(0)
    left, right = (generator.random((size, size), dtype=np.float32) - np.float32(0.5) for _ in range(2))
    out, a, b = pipeline(size)
    out.print_loop_nest()
    a.set(left)
    b.set(right)
    result = np.empty((size, size), np.float32)
    out.realize(out=result)
    wanted = left.astype(np.float64) @ right.astype(np.float64)
    error = float(np.abs(result - wanted).max() / np.abs(wanted).max())
    print(f"largest error, of the largest value: {error:.1e}")
    assert error < 1e-5
    for name, run in (("lamina", lambda: out.realize(out=result)), ("NumPy", lambda: np.matmul(left, right))):
        seconds = []
        for _ in range(chosen.repeat):
            start = time.perf_counter()
            run()
            seconds.append(time.perf_counter() - start)
        print(f"{name}: {min(seconds) * 1e3:.2f} ms, {2 * size**3 / min(seconds) / 1e9:.0f} GFLOP/s")
    return error


if __name__ == "__main__":
    main()
