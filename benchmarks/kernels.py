"""The scheduled kernels of examples/kernels against NumPy and PyTorch: matmul, depthwise convolution, softmax.

The programs alternate, so that noise affects all of them; each time is the best of the rounds and
includes the call from Python. Rows of one core hold every program to one thread; without threadpoolctl NumPy is left
out of them. ``speed to best peer`` is above one where lamina is faster than the fastest peer.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

SUMMARY = "scheduled matmul, depthwise convolution and softmax: lamina, NumPy, PyTorch"
PEERS = ("NumPy", "PyTorch", "threadpoolctl")
EXAMPLES = Path(__file__).parents[1] / "examples" / "kernels"

Call = Callable[[], Any]


class Kernel(NamedTuple):
    """``shapes`` are those of the inputs and, last, of the output; ``numpy`` and ``torch`` take the inputs' arrays and
    return the function to call; ``as_computed`` converts PyTorch's result to an array of the output's layout."""

    file: str
    function: str
    shapes: tuple[tuple[int, ...], ...]
    operations: int
    numpy: Callable[[list[np.ndarray]], Call]
    torch: Callable[[Any, list[np.ndarray]], Call]
    as_computed: Callable[[Any], np.ndarray]


def _numpy_matmul(inputs: list[np.ndarray]) -> Call:
    output = np.empty((inputs[0].shape[0], inputs[1].shape[1]), np.float32)
    return lambda: np.matmul(*inputs, out=output)


def _numpy_softmax(inputs: list[np.ndarray]) -> Call:
    def softmax() -> np.ndarray:
        shifted = np.exp(inputs[0] - inputs[0].max(axis=1, keepdims=True))
        shifted /= shifted.sum(axis=1, keepdims=True)
        return shifted  # type: ignore[no-any-return]

    return softmax


def _numpy_depthwise(inputs: list[np.ndarray]) -> Call:
    image, filter = inputs
    height, width = image.shape[1] - 2, image.shape[2] - 2

    def convolution() -> np.ndarray:
        total = image[:, :height, :width] * filter[0, 0]
        for position in range(1, 9):
            y, x = divmod(position, 3)
            total += image[:, y : y + height, x : x + width] * filter[y, x]
        return total

    return convolution


def _torch_matmul(torch: Any, inputs: list[np.ndarray]) -> Call:
    left, right = (torch.from_numpy(array) for array in inputs)
    return lambda: torch.mm(left, right)


def _torch_softmax(torch: Any, inputs: list[np.ndarray]) -> Call:
    rows = torch.from_numpy(inputs[0])
    return lambda: torch.softmax(rows, 1)


def _torch_depthwise(torch: Any, inputs: list[np.ndarray]) -> Call:
    """Channels last: an NCHW tensor whose memory is NHWC."""
    image = torch.from_numpy(inputs[0]).permute(0, 3, 1, 2)
    channels = inputs[1].shape[2]
    filter = torch.from_numpy(inputs[1]).permute(2, 0, 1)[:, None].contiguous(memory_format=torch.channels_last)
    return lambda: torch.nn.functional.conv2d(image, filter, groups=channels)


KERNELS = (
    Kernel(
        "matmul", "matmul", ((1024, 1024), (1024, 1024), (1024, 1024)), 2 * 1024**3,
        _numpy_matmul, _torch_matmul, np.asarray,
    ),
    Kernel(
        "depthwise_convolution", "depthwise", ((4, 114, 114, 64), (3, 3, 64), (4, 112, 112, 64)),
        2 * 9 * 4 * 112 * 112 * 64, _numpy_depthwise, _torch_depthwise, lambda out: out.permute(0, 2, 3, 1).numpy(),
    ),
    # Maximum, difference, exponential (taken as one), sum, quotient.
    Kernel(
        "softmax", "softmax", ((4096, 1024), (4096, 1024)), 5 * 4096 * 1024,
        _numpy_softmax, _torch_softmax, np.asarray,
    ),
)  # fmt: skip


def run(quick: bool = False) -> list[dict[str, object]]:
    """One row per kernel and number of cores. Peers that are not installed are omitted."""
    import lamina
    from lamina.tools import measurement

    torch = None
    if measurement.is_installed("PyTorch"):
        import torch
    generator = np.random.default_rng(0)
    rows: list[dict[str, object]] = []
    for kernel in KERNELS:
        inputs = [generator.standard_normal(shape, dtype=np.float32) for shape in kernel.shapes[:-1]]
        output = np.zeros(kernel.shapes[-1], np.float32)
        text = (EXAMPLES / f"{kernel.file}.mlir").read_text()
        for cores in ("1", "all"):
            function = lamina.compile(text, parallel=cores == "all")[kernel.function]
            calls: dict[str, Call] = {"lamina": partial(function, *inputs, output)}
            if cores == "all" or measurement.can_limit_threads():
                calls["NumPy"] = kernel.numpy(inputs)
            if torch is not None:
                calls["PyTorch"] = kernel.torch(torch, inputs)
            with measurement.threads(1 if cores == "1" else os.cpu_count() or 1):
                seconds = _best(calls, rounds=5 if quick else 40)
            expected = kernel.numpy(inputs)() if torch is None else kernel.as_computed(calls["PyTorch"]())
            peers = {name: time for name, time in seconds.items() if name != "lamina"}
            rows.append({
                "kernel": kernel.file,
                "cores": cores,
                **{f"{name} ms": time * 1e3 for name, time in seconds.items()},
                "GFLOP/s": kernel.operations / seconds["lamina"] / 1e9,
                "speed to best peer": min(peers.values()) / seconds["lamina"] if peers else None,
                "difference": float(np.abs(output - expected).max() / np.abs(expected).max()),
            })
    return rows


def _best(calls: dict[str, Call], rounds: int) -> dict[str, float]:
    best: dict[str, float] = {}
    for _ in range(rounds):
        for name, call in calls.items():
            start = time.perf_counter()
            call()
            best[name] = min(best.get(name, float("inf")), time.perf_counter() - start)
    return best
