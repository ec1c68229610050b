"""Whole networks against ONNX Runtime, OpenVINO and IREE, in float and in bytes.

The networks have random weights and are exported by PyTorch; those in bytes are quantized by ONNX Runtime. The programs
take turns, each time is the best of the rounds and includes the call from Python. ``time to ...`` is lamina's time over
the peer's, ``difference`` the largest one to ONNX Runtime's result, relative to its largest element; ``build s`` is
lamina's import and compilation without a cache, ``peak MB`` the most memory of a process that does only that. All are
held to the arithmetic of the model and to one thread; the full run adds all cores and batches of eight.
"""

from __future__ import annotations

import contextlib
import importlib.util
import io
import logging
import math
import os
import subprocess
import sys
import tempfile
import time
import warnings
from collections.abc import Callable
from functools import partial
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np

SUMMARY = "whole networks: lamina, ONNX Runtime, OpenVINO, IREE"
PEERS = ("ONNX Runtime", "PyTorch", "OpenVINO", "IREE", "threadpoolctl")

Call = Callable[[], Any]
Arrays = list[np.ndarray[Any, Any]]


def run(quick: bool = False) -> list[dict[str, object]]:
    """One row per network and number format, and the geometric means; none without ONNX Runtime and PyTorch."""
    from lamina.tools import measurement

    if not measurement.is_installed("ONNX Runtime") or not measurement.is_installed("PyTorch"):
        return []
    models = _models()
    rows: list[dict[str, object]] = []
    cores = os.cpu_count() or 1
    settings = [(1, 1)] if quick else [(1, 1), (8, 1), (1, cores), (8, cores)]
    with tempfile.TemporaryDirectory() as folder:
        for name in list(models.NETWORKS)[: 2 if quick else None]:
            for batch, threads in settings:
                with _quiet():
                    path, inputs = models.export(name, batch, Path(folder))
                    files = {"f32": path}
                    if inputs[0].ndim == 4:
                        files["int8"] = models.quantize(path, inputs)
                how = "" if (batch, threads) == (1, 1) else f", batch {batch}, {threads} threads"
                for kind, file in files.items():
                    rows.append(_measure(f"{name}{how} {kind}", file, inputs, 1.0 if quick else 4.0, threads))
    return [*rows, *_means(rows)]


def _models() -> ModuleType:
    """The networks of `_network_models.py`."""
    spec = importlib.util.spec_from_file_location("_network_models", Path(__file__).with_name("_network_models.py"))
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@contextlib.contextmanager
def _quiet() -> Any:
    """Suppresses the exporters' output."""
    logging.disable(logging.WARNING)
    try:
        with warnings.catch_warnings(), contextlib.redirect_stdout(io.StringIO()):
            warnings.simplefilter("ignore")
            yield
    finally:
        logging.disable(logging.NOTSET)


def _means(rows: list[dict[str, object]]) -> list[dict[str, object]]:
    means = []
    for kind in ("f32", "int8"):
        mean: dict[str, object] = {"network": f"geometric mean {kind}"}
        for column in ("time to ONNX Runtime", "time to OpenVINO", "time to IREE"):
            found = [float(str(row[column])) for row in rows if str(row["network"]).endswith(kind) and column in row]
            if found:
                mean[column] = math.exp(sum(math.log(one) for one in found) / len(found))
        means.append(mean)
    return means


def _measure(name: str, path: Path, inputs: Arrays, budget: float, threads: int) -> dict[str, object]:
    import lamina
    import lamina.onnx
    from lamina.tools import measurement

    start = time.perf_counter()
    compiled = lamina.compile(lamina.onnx.load(path), cache=None, remarks="none", parallel=threads > 1)
    building = time.perf_counter() - start
    (function,) = compiled.signatures
    with measurement.threads(threads):
        calls: dict[str, Call] = {"lamina": partial(compiled[function], *inputs)}
        for peer, make in (("ONNX Runtime", _onnxruntime), ("OpenVINO", _openvino), ("IREE", _iree)):
            if measurement.is_installed(peer) and (call := make(path, inputs, threads)) is not None:
                calls[peer] = call
        expected, found = np.asarray(calls["ONNX Runtime"]()[0], np.float64), np.asarray(calls["lamina"]())
        seconds = _best(calls, budget)
    return {
        "network": name,
        **{f"{peer} ms": value * 1e3 for peer, value in seconds.items()},
        **{f"time to {peer}": seconds["lamina"] / value for peer, value in seconds.items() if peer != "lamina"},
        "build s": building,
        "peak MB": _peak_memory(path),
        "difference": float(np.abs(found - expected).max() / np.abs(expected).max()),
    }


_BUILD = """
import resource, sys
import lamina, lamina.onnx
lamina.compile(lamina.onnx.load(sys.argv[1]), cache=None, remarks="none")
print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024)
"""


def _peak_memory(path: Path) -> float:
    """The peak memory, in megabytes, of a process that imports and compiles a model."""
    done = subprocess.run([sys.executable, "-c", _BUILD, str(path)], capture_output=True, text=True, check=True)
    return float(done.stdout)


def _best(calls: dict[str, Call], budget: float) -> dict[str, float]:
    best = dict.fromkeys(calls, math.inf)
    end = time.perf_counter() + budget
    rounds = 0
    while rounds < 3 or time.perf_counter() < end:
        for name, call in calls.items():
            start = time.perf_counter()
            call()
            best[name] = min(best[name], time.perf_counter() - start)
        rounds += 1
    return best


# ---- Peers


def _onnxruntime(path: Path, inputs: Arrays, threads: int) -> Call | None:
    import onnxruntime

    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads, options.inter_op_num_threads = threads, 1
    session = onnxruntime.InferenceSession(str(path), options, providers=["CPUExecutionProvider"])
    given = {one.name: array for one, array in zip(session.get_inputs(), inputs, strict=True)}
    return partial(session.run, None, given)


def _openvino(path: Path, inputs: Arrays, threads: int) -> Call | None:
    import openvino

    settings = {"INFERENCE_NUM_THREADS": threads, "INFERENCE_PRECISION_HINT": "f32", "NUM_STREAMS": 1}
    compiled = openvino.Core().compile_model(str(path), "CPU", settings)
    return partial(compiled, inputs)


def _iree(path: Path, inputs: Arrays, threads: int) -> Call | None:
    """None if IREE does not support the network. It is only compared on one thread."""
    if threads > 1:
        return None
    from iree import compiler, runtime

    text, code = path.with_suffix(".iree.mlir"), path.with_suffix(".vmfb")
    importer = [sys.executable, "-m", "iree.compiler.tools.import_onnx", str(path), "-o", str(text)]
    if subprocess.run(importer, capture_output=True).returncode:
        return None
    arguments = ["--iree-llvmcpu-target-cpu=host", "--iree-opt-level=O3"]
    try:
        compiler.compile_file(
            str(text), output_file=str(code), target_backends=["llvm-cpu"], input_type="onnx", extra_args=arguments
        )
    except compiler.CompilerToolError:
        return None
    config = runtime.Config("local-sync")
    module = runtime.load_vm_flatbuffer_file(str(code), driver="local-sync")
    name = next(one for one in module.vm_module.function_names if not one.startswith("__") and "$" not in one)
    given = [runtime.asdevicearray(config.device, one) for one in inputs]
    function = module[name]
    return lambda: np.asarray(function(*given))
