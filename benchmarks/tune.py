"""The tuner: the best time after a number of trials, relative to the automatic schedule and to PyTorch.

One thread. The first row of a kernel is a search from an empty log; each further one resumes it. Every row ends with
the final measurement of `lamina.tune.search`, in which the winner and the automatic schedule take turns.
"""

from __future__ import annotations

import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

SUMMARY = "searches for schedules: time to the automatic one after 25 to 200 trials"
PEERS = ("PyTorch",)


def _contraction(name: str, left: str, right: str, result: str) -> str:
    return f"""func.func @f(%a: tensor<{left}xf32>, %b: tensor<{right}xf32>) -> tensor<{result}xf32> {{
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty() : tensor<{result}xf32>
  %init = linalg.fill ins(%zero : f32) outs(%empty : tensor<{result}xf32>) -> tensor<{result}xf32>
  %r = linalg.{name} ins(%a, %b : tensor<{left}xf32>, tensor<{right}xf32>) outs(%init : tensor<{result}xf32>)
    -> tensor<{result}xf32>
  return %r : tensor<{result}xf32>
}}"""


class Kernel(NamedTuple):
    """The program, and its equivalent in PyTorch; convolutions get their image in PyTorch's layout."""

    text: str
    shapes: tuple[tuple[int, ...], ...]
    torch: Callable[[Any], Any]


def _kernels() -> dict[str, Kernel]:
    def product(name: str, left: str, right: str, result: str) -> Kernel:
        shapes = tuple(tuple(map(int, one.split("x"))) for one in (left, right))
        return Kernel(_contraction(name, left, right, result), shapes, lambda torch: torch.matmul)

    def convolution(image: str, window: str, result: str) -> Kernel:
        shapes = tuple(tuple(map(int, one.split("x"))) for one in (image, window))

        def peer(torch: Any) -> Any:
            return lambda x, w: torch.nn.functional.conv2d(x.permute(0, 3, 1, 2), w.permute(3, 2, 0, 1))

        return Kernel(_contraction("conv_2d_nhwc_hwcf", image, window, result), shapes, peer)

    return {
        "matmul 512": product("matmul", "512x512", "512x512", "512x512"),
        "matmul 197x300x77": product("matmul", "197x300", "300x77", "197x77"),
        "batch matmul 12x128x64": product("batch_matmul", "12x128x64", "12x64x128", "12x128x128"),
        "matvec 1000": product("matvec", "1000x1000", "1000", "1000"),
        "conv 3x3 56x56x64": convolution("1x58x58x64", "3x3x64x64", "1x56x56x64"),
        "conv 1x1 28x28x128": convolution("1x28x28x128", "1x1x128x256", "1x28x28x256"),
    }


def _to_pytorch(kernel: Kernel, script: str) -> float | None:
    """The time of a schedule relative to PyTorch's, alternating, on one thread."""
    import lamina
    from lamina.tools import measurement

    if not measurement.is_installed("PyTorch") or not measurement.can_limit_threads():
        return None
    import torch

    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "script.mlir"
        path.write_text(f"module attributes {{transform.with_named_sequence}} {{\n{script}\n}}")
        function = lamina.compile(kernel.text, schedule=path)["f"]
    generator = np.random.default_rng(0)
    arrays = [generator.standard_normal(shape, dtype=np.float32) for shape in kernel.shapes]
    tensors = [torch.from_numpy(array) for array in arrays]
    peer = kernel.torch(torch)
    best = [float("inf")] * 2
    with measurement.threads(1):
        for _ in range(200):
            for number, (call, given) in enumerate(((function, arrays), (peer, tensors))):
                start = time.perf_counter()
                call(*given)
                best[number] = min(best[number], time.perf_counter() - start)
    return best[0] / best[1]


def _row(name: str, kernel: Kernel, trials: int, log: Path) -> dict[str, object]:
    """The best schedule after a number of trials, those already in the log included."""
    from lamina.tune import search

    start = time.perf_counter()
    result = search(kernel.text, trials=trials, log=log, database=None)
    return {
        "kernel": name,
        "trials": trials,
        "automatic ms": result.first_seconds * 1e3,
        "tuned ms": result.seconds * 1e3,
        "time to automatic": result.score,
        "time to PyTorch": _to_pytorch(kernel, result.script),
        "seconds": time.perf_counter() - start,
        "not ok": sum(trial.outcome.status not in ("ok", "slow") for trial in result.trials),
    }


def run(quick: bool) -> list[dict[str, object]]:
    """One row per kernel and number of trials."""
    import filelock  # noqa: F401  what workers need
    import optuna  # noqa: F401

    rows: list[dict[str, object]] = []
    for name, kernel in list(_kernels().items())[: 2 if quick else None]:
        with tempfile.TemporaryDirectory() as folder:
            log = Path(folder) / "log.jsonl"
            rows += [_row(name, kernel, trials, log) for trials in ((10,) if quick else (50, 100, 200))]
    return rows
