"""Whole networks against ONNX Runtime, OpenVINO and IREE, in float and in bytes.

The networks have random weights and are exported by PyTorch; those in bytes are quantized by ONNX Runtime. The programs
take turns, each time is the best of the rounds and includes the call from Python. ``time to ...`` is lamina's time over
the peer's, ``difference`` the largest one to ONNX Runtime's result, relative to its largest element; ``build s`` is
lamina's import and compilation without a cache. All are held to one thread and to the arithmetic of the model.
"""

from __future__ import annotations

import contextlib
import importlib.util
import io
import logging
import math
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
    """One row a network and kind of numbers, and the geometric means. None without ONNX Runtime and PyTorch."""
    from lamina.tools import measurement

    if not measurement.is_installed("ONNX Runtime") or not measurement.is_installed("PyTorch"):
        return []
    models = _models()
    rows: list[dict[str, object]] = []
    with tempfile.TemporaryDirectory() as folder:
        for name in list(models.NETWORKS)[: 2 if quick else None]:
            with _quiet():
                path, inputs = models.export(name, 1, Path(folder))
                files = {"f32": path}
                if inputs[0].ndim == 4:
                    files["int8"] = models.quantize(path, inputs)
            for kind, file in files.items():
                rows.append(_measure(f"{name} {kind}", file, inputs, 1.0 if quick else 4.0))
    return [*rows, *_means(rows)]


def _models() -> ModuleType:
    """The networks, in the file beside this one."""
    spec = importlib.util.spec_from_file_location("_network_models", Path(__file__).with_name("_network_models.py"))
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@contextlib.contextmanager
def _quiet() -> Any:
    """Without what exporters say."""
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


def _measure(name: str, path: Path, inputs: Arrays, budget: float) -> dict[str, object]:
    import lamina
    import lamina.onnx
    from lamina.tools import measurement

    start = time.perf_counter()
    compiled = lamina.compile(lamina.onnx.load(path), cache=None, remarks="none")
    building = time.perf_counter() - start
    (function,) = compiled.signatures
    with measurement.threads(1):
        calls: dict[str, Call] = {"lamina": partial(compiled[function], *inputs)}
        for peer, make in (("ONNX Runtime", _onnxruntime), ("OpenVINO", _openvino), ("IREE", _iree)):
            if measurement.is_installed(peer) and (call := make(path, inputs)) is not None:
                calls[peer] = call
        expected, found = np.asarray(calls["ONNX Runtime"]()[0], np.float64), np.asarray(calls["lamina"]())
        seconds = _best(calls, budget)
    return {
        "network": name,
        **{f"{peer} ms": value * 1e3 for peer, value in seconds.items()},
        **{f"time to {peer}": seconds["lamina"] / value for peer, value in seconds.items() if peer != "lamina"},
        "build s": building,
        "difference": float(np.abs(found - expected).max() / np.abs(expected).max()),
    }


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


def _onnxruntime(path: Path, inputs: Arrays) -> Call | None:
    import onnxruntime

    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = options.inter_op_num_threads = 1
    session = onnxruntime.InferenceSession(str(path), options, providers=["CPUExecutionProvider"])
    given = {one.name: array for one, array in zip(session.get_inputs(), inputs, strict=True)}
    return partial(session.run, None, given)


def _openvino(path: Path, inputs: Arrays) -> Call | None:
    import openvino

    settings = {"INFERENCE_NUM_THREADS": 1, "INFERENCE_PRECISION_HINT": "f32", "NUM_STREAMS": 1}
    compiled = openvino.Core().compile_model(str(path), "CPU", settings)
    return partial(compiled, inputs)


def _iree(path: Path, inputs: Arrays) -> Call | None:
    """None where IREE does not take the network."""
    import subprocess
    import sys

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
