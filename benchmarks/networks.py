"""Whole networks against ONNX Runtime, OpenVINO and IREE, in float and in bytes.

The networks have random weights and are exported by PyTorch; those in bytes are quantized by ONNX Runtime. The programs
take turns, each time is the best of the rounds and includes the call from Python. ``time to ...`` is lamina's time over
the peer's, ``difference`` the largest one to ONNX Runtime's result, relative to its largest element; ``build s`` and
``peak MB`` are the processor time and the most memory of a process that only imports and compiles with lamina, with an
empty cache. All are held to the arithmetic of the model. The full run measures batches of one and eight, on one thread
and on all cores.

The whole table takes hours, most of them IREE's compilation. Options select parts of it, for example
``--models=ResNet,ViT --batch=1 --threads=1 --formats=int8 --peers=onnx,openvino --seconds=2``.
"""

from __future__ import annotations

import contextlib
import importlib.util
import io
import json
import logging
import math
import os
import subprocess
import sys
import tempfile
import time
import warnings
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

import numpy as np

SUMMARY = "whole networks: lamina, ONNX Runtime, OpenVINO, IREE"
PEERS = ("ONNX Runtime", "PyTorch", "OpenVINO", "IREE", "threadpoolctl")

OPTIONS = {
    "--models": "networks, by their names or the beginnings of them",
    "--batch": "sizes of the batch",
    "--threads": "numbers of threads",
    "--formats": "f32, int8",
    "--peers": "peers, by the beginnings of their names",
    "--seconds": "the time for each row",
}
_FORMATS = ("f32", "int8")

Call = Callable[[], Any]
Arrays = list[np.ndarray[Any, Any]]


class _Part(NamedTuple):
    """A part of the table."""

    models: list[str]
    batches: list[int]
    threads: list[int]
    formats: list[str]
    peers: list[str]
    seconds: float


def _part(quick: bool, options: Mapping[str, str], models: list[str]) -> _Part:
    """Raises UnusableOption for values that select nothing."""
    from lamina.tools.measurement import UnusableOption

    def chosen(option: str, names: Sequence[str]) -> list[str]:
        if option not in options:
            return list(names)
        starts = [word.strip().lower() for word in options[option].split(",")]
        for start in starts:
            if not any(name.lower().startswith(start) for name in names):
                raise UnusableOption(f"{option}: '{start}' is none of {', '.join(names)}")
        return [name for name in names if name.lower().startswith(tuple(starts))]

    def numbers(option: str, otherwise: list[int]) -> list[int]:
        words = options[option].split(",") if option in options else [str(number) for number in otherwise]
        if not all(word.isdecimal() and int(word) > 0 for word in words):
            raise UnusableOption(f"{option}: {options[option]!r} is no list of positive numbers")
        return [int(word) for word in words]

    def seconds(otherwise: float) -> float:
        try:
            given = float(options.get("--seconds", otherwise))
        except ValueError:
            given = 0.0
        if not 0 < given < float("inf"):
            raise UnusableOption(f"--seconds: {options['--seconds']!r} is no positive number")
        return given

    return _Part(
        models=chosen("--models", models)[: 2 if quick and "--models" not in options else None],
        batches=numbers("--batch", [1] if quick else [1, 8]),
        threads=numbers("--threads", [1] if quick else [1, os.cpu_count() or 1]),
        formats=chosen("--formats", _FORMATS),
        peers=chosen("--peers", tuple(_MAKERS)),
        seconds=seconds(1 if quick else 4),
    )


def run(quick: bool = False, options: Mapping[str, str] | None = None) -> list[dict[str, object]]:
    """One row per network and number format, and the geometric means; none without ONNX Runtime and PyTorch."""
    from lamina.tools import measurement

    if not measurement.is_installed("ONNX Runtime") or not measurement.is_installed("PyTorch"):
        return []
    models = _models()
    part = _part(quick, options or {}, list(models.NETWORKS))
    rows: list[dict[str, object]] = []
    for name in part.models:
        for batch in part.batches:
            with tempfile.TemporaryDirectory() as folder:
                rows += _rows_of(models, name, batch, part, Path(folder))
    return [*rows, *_means(rows)]


def _rows_of(models: ModuleType, name: str, batch: int, part: _Part, folder: Path) -> list[dict[str, object]]:
    with _quiet():
        path, inputs = models.export(name, batch, folder)
        files = {"f32": path}
        if "int8" in part.formats:
            files["int8"] = models.quantize(path, inputs)
    rows = []
    for threads in part.threads:
        how = "" if (batch, threads) == (1, 1) else f", batch {batch}, {threads} threads"
        for kind in part.formats:
            row = _measure(f"{name}{how} {kind}", files[kind], inputs, part, threads)
            rows.append(row)
            print(", ".join(f"{key} {_short(value)}" for key, value in row.items()), file=sys.stderr, flush=True)
    return rows


def _short(value: object) -> str:
    return f"{value:.3g}" if isinstance(value, float) else str(value)


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


def _measure(name: str, path: Path, inputs: Arrays, part: _Part, threads: int) -> dict[str, object]:
    import lamina
    import lamina.onnx
    from lamina.execution.cache import ObjectCache
    from lamina.tools import measurement

    objects = path.with_suffix(".objects")
    build = _build(path, objects) if threads == 1 else {}
    compiled = lamina.compile(
        lamina.onnx.load(path), cache=ObjectCache(objects), remarks="none", parallel=threads > 1
    )
    (function,) = compiled.signatures
    with measurement.threads(threads):
        calls: dict[str, Call] = {"lamina": partial(compiled[function], *inputs)}
        for peer in part.peers:
            if measurement.is_installed(peer) and (call := _MAKERS[peer](path, inputs, threads)) is not None:
                calls[peer] = call
        expected = _onnxruntime(path, inputs, threads)()
        results = calls["lamina"]()
        seconds = _best(calls, part.seconds)
    return {
        "network": name,
        **{f"{peer} ms": value * 1e3 for peer, value in seconds.items()},
        **{f"time to {peer}": seconds["lamina"] / value for peer, value in seconds.items() if peer != "lamina"},
        **build,
        "difference": _difference(list(results) if isinstance(results, tuple) else [results], expected),
    }


def _difference(results: Arrays, expected: Arrays) -> float:
    """The largest difference, relative to the largest element of its result."""
    pairs = zip(results, expected, strict=True)
    return max(float(np.abs(np.subtract(a, b, dtype=np.float64)).max() / np.abs(b).max()) for a, b in pairs)


# What a process has used at most is that of the process it was started from, if that was more: VmHWM is its own.
_BUILD = """
import json, re, resource, sys
from pathlib import Path
import lamina, lamina.onnx
from lamina.execution.cache import ObjectCache
lamina.compile(lamina.onnx.load(sys.argv[1]), cache=ObjectCache(Path(sys.argv[2])), remarks="none")
used = resource.getrusage(resource.RUSAGE_SELF)
status = Path("/proc/self/status")
own = re.search(r"VmHWM:\\s*(\\d+)", status.read_text()) if status.exists() else None
print(json.dumps({
    "build s": used.ru_utime + used.ru_stime, "peak MB": (int(own[1]) if own else used.ru_maxrss) / 1024
}))
"""


def _build(path: Path, objects: Path) -> dict[str, object]:
    """The processor time and the peak memory of a process that imports and compiles a model into an empty cache."""
    command = [sys.executable, "-c", _BUILD, str(path), str(objects)]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    measured: dict[str, object] = json.loads(done.stdout)
    return measured


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


def _onnxruntime(path: Path, inputs: Arrays, threads: int) -> Call:
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
    """None if IREE does not support the network."""
    from iree import compiler, runtime

    text, code = path.with_suffix(".iree.mlir"), path.with_suffix(".vmfb")
    if not code.exists():
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
    driver = "local-task" if threads > 1 else "local-sync"
    config = runtime.Config(driver)
    module = runtime.load_vm_flatbuffer_file(str(code), driver=driver)
    name = next(one for one in module.vm_module.function_names if not one.startswith("__") and "$" not in one)
    given = [runtime.asdevicearray(config.device, one) for one in inputs]
    function = module[name]
    return lambda: _on_host(function(*given))


def _on_host(results: Any) -> Arrays:
    return [np.asarray(one) for one in (results if isinstance(results, tuple | list) else [results])]


_MAKERS: dict[str, Callable[[Path, Arrays, int], Call | None]] = {
    "ONNX Runtime": _onnxruntime, "OpenVINO": _openvino, "IREE": _iree,
}  # fmt: skip
