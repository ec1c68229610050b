"""The channeled convolution of "Chapter H" (N = 5, 128 channels, 80 x 100 pixels, 3 x 3, bias and ReLU, f32): lamina's
schedules against the FMA peak of the machine, Halide with the schedule of its conv_layer application, and PyTorch.

All times include the call from Python; PyTorch's also the allocation of its result.
"""

from __future__ import annotations

import os
import statistics
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

SUMMARY = "the convolution of Chapter H: lamina, Halide, PyTorch, share of the peak; compile latency"

PEERS = ("Halide", "PyTorch", "threadpoolctl")

FLOPS = 2 * 5 * 80 * 100 * 128 * 128 * 9
SCHEDULES = Path(__file__).parents[1] / "examples" / "chapter_h"
LANES, CHANNELS, PIXELS = 16, 64, 5


def run(quick: bool = False) -> list[dict[str, object]]:
    """One row per program and number of cores. Peers that are not installed are omitted."""
    import numpy as np

    from lamina.execution.peak import peak_gflops
    from lamina.tools import measurement

    generator = np.random.default_rng(0)
    shapes = [(5, 82, 102, 128), (128, 3, 3, 128), (128,), (5, 80, 100, 128)]
    arrays = [_aligned(generator.random(shape, dtype=np.float32) - np.float32(0.5)) for shape in shapes]
    expected = _reference(*arrays)
    rows: list[dict[str, object]] = []
    for cores in ("1", "all"):
        calls: dict[str, tuple[Callable[[], Any], float | None]] = {}
        for path in sorted(SCHEDULES.glob("*.mlir")):
            calls[f"lamina {path.stem}"] = _lamina(path, arrays, parallel=cores == "all")
        for name, peer in (("Halide", _halide), ("PyTorch", _torch)):
            call_and_latency = peer(arrays, parallel=cores == "all")
            if call_and_latency is not None:
                calls[name] = call_and_latency
        # The clock frequency varies; the peak is measured around the programs.
        peaks = [peak_gflops.__wrapped__(cores=1 if cores == "1" else None)]
        with measurement.threads(1 if cores == "1" else os.cpu_count() or 1):
            times = _times([call for call, _ in calls.values()], rounds=5 if quick else 20)
        peaks.append(peak_gflops.__wrapped__(cores=1 if cores == "1" else None))
        peak = statistics.mean(peaks)
        rates = {name: FLOPS / seconds / 1e9 for name, seconds in zip(calls, times, strict=True)}
        for (name, (call, latency)), seconds in zip(calls.items(), times, strict=True):
            answer = call()
            # A program without results has written to the last array.
            result = arrays[3] if answer is None else np.asarray(answer)
            error = float(np.abs(result - expected).max() / np.abs(expected).max())
            rows.append({
                "program": name,
                "cores": cores,
                "ms": seconds * 1e3,
                "GFLOP/s": rates[name],
                "% of peak": 100 * rates[name] / peak,
                "peak GFLOP/s": peak,
                "to Halide": rates[name] / rates["Halide"] if "Halide" in rates else None,
                "to PyTorch": rates[name] / rates["PyTorch"] if "PyTorch" in rates else None,
                "compile ms": None if latency is None else latency * 1e3,
                "error": error,
            })
    return rows


def _aligned(array: Any) -> Any:
    """A copy aligned to a cache line, like the arrays of Halide and PyTorch. NumPy's are not; then each
    load of a full line touches two lines, which costs a tenth of the peak."""
    import numpy as np

    memory = np.empty(array.nbytes + 64, np.uint8)
    start = -memory.ctypes.data % 64
    found = memory[start : start + array.nbytes].view(array.dtype).reshape(array.shape)
    found[...] = array
    return found


def _reference(input: Any, filter: Any, bias: Any, output: Any) -> Any:
    import numpy as np

    total = np.broadcast_to(bias.astype(np.float64), output.shape).copy()
    for rz in range(3):
        for ry in range(3):
            window = input[:, rz : rz + output.shape[1], ry : ry + output.shape[2], :].astype(np.float64)
            total += window @ filter[:, rz, ry, :].astype(np.float64)
    return np.maximum(total, 0)


def _times(calls: list[Callable[[], Any]], rounds: int) -> list[float]:
    """Medians; the programs alternate, so that noise affects all of them."""
    samples: list[list[float]] = [[] for _ in calls]
    for call in calls:
        call()
    for _ in range(rounds):
        for call, into in zip(calls, samples, strict=True):
            start = time.perf_counter()
            call()
            into.append(time.perf_counter() - start)
    return [statistics.median(seconds) for seconds in samples]


def _lamina(path: Path, arrays: list[Any], parallel: bool) -> tuple[Callable[[], Any], float]:
    import lamina

    text = path.read_text()
    # The first run includes imports; measure parsing, scheduling, lowering and LLVM.
    lamina.compile(text, parallel=parallel, cache=None)
    start = time.perf_counter()
    compiled = lamina.compile(text, parallel=parallel, cache=None)
    return partial(compiled.conv, *arrays), time.perf_counter() - start


def _halide(arrays: list[Any], parallel: bool) -> tuple[Callable[[], Any], float] | None:
    try:
        import halide as hl
    except ImportError:
        return None
    os.environ.setdefault("HL_NUM_THREADS", str(os.cpu_count() or 1))
    c, x, y, n, co, ci, xo, xi = (hl.Var(name) for name in ("c", "x", "y", "n", "co", "ci", "xo", "xi"))
    input = hl.ImageParam(hl.Float(32), 4, "input")
    filter = hl.ImageParam(hl.Float(32), 4, "filter")
    bias = hl.ImageParam(hl.Float(32), 1, "bias")
    r = hl.RDom([(0, 128), (0, 3), (0, 3)], "r")
    conv, relu = hl.Func("conv"), hl.Func("relu")
    conv[c, x, y, n] = bias[c]
    # Halide counts dims from the innermost: filter[c, ry, rz, rx], input[rx, x, y, n].
    conv[c, x, y, n] += filter[c, r.y, r.z, r.x] * input[r.x, x + r.y, y + r.z, n]
    relu[c, x, y, n] = hl.max(0.0, conv[c, x, y, n])
    relu.split(c, co, ci, CHANNELS).split(x, xo, xi, PIXELS).reorder(ci, xi, xo, y, n, co)
    relu.vectorize(ci, LANES).unroll(ci).unroll(xi)
    if parallel:
        relu.parallel(y).parallel(n).parallel(co)
    conv.compute_at(relu, xo).vectorize(c, LANES).unroll(c).unroll(x).unroll(y)
    update = conv.update()
    update.reorder(c, x, y, r.x, r.y, r.z, n).vectorize(c, LANES).unroll(c).unroll(x).unroll(y).unroll(r.x, 2)
    relu.bound(c, 0, 128).bound(x, 0, 100).bound(y, 0, 80).bound(n, 0, 5)
    buffers = [hl.Buffer(array) for array in arrays]
    for parameter, buffer in zip((input, filter, bias), buffers, strict=False):
        for axis in range(parameter.dimensions()):
            parameter.dim(axis).set_bounds(0, buffer.dim(axis).extent())
        if parameter.dimensions() > 1:
            for axis in range(1, parameter.dimensions()):
                parameter.dim(axis).set_stride(buffer.dim(axis).stride())
        parameter.set(buffer)
    start = time.perf_counter()
    relu.compile_jit()
    latency = time.perf_counter() - start

    def call() -> Any:
        relu.realize(buffers[3])
        return arrays[3]

    return call, latency


def _torch(arrays: list[Any], parallel: bool) -> tuple[Callable[[], Any], None] | None:
    try:
        import torch
    except ImportError:
        return None
    # Channels last: NCHW tensors whose memory is NHWC; the filter as OIHW.
    input = torch.from_numpy(arrays[0]).permute(0, 3, 1, 2)
    filter = torch.from_numpy(arrays[1]).permute(3, 0, 1, 2).contiguous(memory_format=torch.channels_last)
    bias = torch.from_numpy(arrays[2])

    def call() -> Any:
        with torch.no_grad():
            out = torch.nn.functional.conv2d(input, filter, bias).relu_()
        return out.permute(0, 2, 3, 1).numpy()

    return call, None
