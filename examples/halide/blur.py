"""A 3 x 3 blur in two stages: the first program of many papers on Halide.

The image is blurred along x, and the result along y. The schedule computes the output in tiles, in parallel; what a
tile needs of the first stage is computed at its beginning, so it is still in the cache when it is read.

    python examples/halide/blur.py
"""

from __future__ import annotations

import argparse
import time

import numpy as np

import lamina.halide as hl

WIDTH, HEIGHT = 2048, 1536
TILE_X, TILE_Y, LANES = 256, 32, 16


def pipeline(scheduled: bool = True) -> tuple[hl.Func, hl.ImageParam]:
    """The blur and its image, which is two pixels wider and higher than the result."""
    x, y, xi, yi = hl.vars("x y xi yi")
    image = hl.ImageParam(hl.Float(32), 2, "image")
    blur_x, blur_y = hl.Func("blur_x"), hl.Func("blur_y")
    blur_x[x, y] = (image[x, y] + image[x + 1, y] + image[x + 2, y]) / 3
    blur_y[x, y] = (blur_x[x, y] + blur_x[x, y + 1] + blur_x[x, y + 2]) / 3
    if scheduled:
        blur_y.tile(x, y, xi, yi, TILE_X, TILE_Y).vectorize(xi, LANES).parallel(y)
        blur_x.compute_at(blur_y, x).vectorize(x, LANES)
    return blur_y, image


def expected(image: np.ndarray) -> np.ndarray:
    rows = (image[:, :-2] + image[:, 1:-1] + image[:, 2:]) / 3
    return (rows[:-2] + rows[1:-1] + rows[2:]) / 3


def best(run: object, repeat: int) -> float:
    """The minimum of several runs, in milliseconds."""
    assert callable(run)
    seconds = []
    for _ in range(repeat):
        start = time.perf_counter()
        run()
        seconds.append(time.perf_counter() - start)
    return min(seconds) * 1e3


def main(arguments: list[str] | None = None) -> float:
    """Prints the loops, the error and the times; returns the error."""
    parser = argparse.ArgumentParser(description="A two-stage blur.")
    parser.add_argument("--repeat", type=int, default=20, help="how often it runs")
    repeat = parser.parse_args(arguments).repeat
    array = np.random.default_rng(0).random((HEIGHT + 2, WIDTH + 2), dtype=np.float32)
    output = np.empty((HEIGHT, WIDTH), np.float32)
    worst = 0.0
    for scheduled in (False, True):
        blur, image = pipeline(scheduled)
        blur.print_loop_nest()
        image.set(array)
        blur.realize(out=output)
        error = float(np.abs(output - expected(array)).max())
        milliseconds = best(lambda blur=blur: blur.realize(out=output), repeat)
        print(f"{'scheduled' if scheduled else 'inlined'}: {milliseconds:.2f} ms, largest error {error:.1e}\n")
        worst = max(worst, error)
    print(f"NumPy: {best(lambda: expected(array), repeat):.2f} ms")
    assert worst < 1e-5
    return worst


if __name__ == "__main__":
    main()
