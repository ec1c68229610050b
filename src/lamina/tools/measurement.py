"""Shared code of the benchmarks: machine and versions of a measurement, peers, and numbers of threads."""

from __future__ import annotations

import contextlib
import datetime
import functools
import importlib.metadata
import importlib.util
import os
import platform
import re
import shutil
import statistics
import subprocess
import sysconfig
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from lamina import __version__

# Peers by benchmark name: Python distributions (and their modules), then executables.
DISTRIBUTIONS = {
    "NumPy": ("numpy", "numpy"),
    "Playwright": ("playwright", "playwright"),
    "PyTorch": ("torch", "torch"),
    "Halide": ("halide", "halide"),
    "IREE": ("iree-base-compiler", "iree.compiler"),
    "ONNX": ("onnx", "onnx"),
    "ONNX Runtime": ("onnxruntime", "onnxruntime"),
    "OpenVINO": ("openvino", "openvino"),
    "scikit-learn": ("scikit-learn", "sklearn"),
    "xDSL": ("xdsl", "xdsl"),
    "threadpoolctl": ("threadpoolctl", "threadpoolctl"),
}
TOOLS = {"mlir-lsp-server", "mlir-opt", "mlir-reduce", "mlir-runner", "llvm-tblgen"}
_DEBIAN = Path("/usr/lib/llvm-22/bin")


def find_tool(name: str) -> Path | None:
    """Finds one of MLIR's tools: in this environment's packages, Debian's, or on the path."""
    purelib = Path(sysconfig.get_paths()["purelib"])
    for folder in (purelib / "mlir" / "bin", purelib / "llvm" / "bin", _DEBIAN):
        if (folder / name).is_file():
            return folder / name
    on_path = shutil.which(name) or shutil.which(f"{name}-22")
    return None if on_path is None else Path(on_path)


def is_installed(peer: str) -> bool:
    """True if a peer of the tables above can be measured here."""
    if peer in TOOLS:
        return find_tool(peer) is not None
    try:
        return importlib.util.find_spec(DISTRIBUTIONS[peer][1]) is not None
    except ModuleNotFoundError:  # of the package around it
        return False


def missing(peers: tuple[str, ...]) -> list[str]:
    """Returns the peers that are not installed."""
    return [peer for peer in peers if not is_installed(peer)]


class UnusableOption(ValueError):
    """An option of a benchmark has a value that it cannot use."""


class Environment(NamedTuple):
    """The environment of a measurement; its fields are in each JSON row."""

    cpu: str
    cpu_count: int
    os: str
    date: str
    versions: dict[str, str]


def environment(peers: tuple[str, ...]) -> Environment:
    """Returns the machine, the time, and the versions of lamina and the installed peers."""
    versions = {"lamina": __version__, "Python": platform.python_version()}
    versions["llvmlite"] = importlib.metadata.version("llvmlite")
    for peer in dict.fromkeys(("NumPy", *peers)):
        version = _version(peer) if is_installed(peer) else None
        if version is not None:
            versions[peer] = version
    date = datetime.datetime.now(datetime.UTC).isoformat(timespec="seconds")
    return Environment(cpu_name(), os.cpu_count() or 1, platform.platform(), date, versions)


def _version(peer: str) -> str | None:
    if peer not in TOOLS:
        return importlib.metadata.version(DISTRIBUTIONS[peer][0])
    shown = subprocess.run([str(find_tool(peer)), "--version"], capture_output=True, text=True, check=False)
    match = re.search(r"version (\S+)", shown.stdout)
    return match[1] if match else None


@functools.cache
def cpu_name() -> str:
    """Returns the processor's model name reported by the operating system."""
    with contextlib.suppress(OSError):
        match = re.search(r"^model name\s*:\s*(.+)$", Path("/proc/cpuinfo").read_text(encoding="utf-8"), re.MULTILINE)
        if match:
            return match[1]
    return platform.processor() or platform.machine()


def can_limit_threads() -> bool:
    """True if the BLAS and OpenMP libraries of peers can be held to one thread; without threadpoolctl they cannot."""
    return is_installed("threadpoolctl")


@contextlib.contextmanager
def threads(count: int) -> Iterator[None]:
    """Limits PyTorch and the loaded BLAS and OpenMP libraries to a number of threads.

    Load the peers first: libraries loaded later are not limited. Single-threaded rows that involve NumPy's BLAS
    need `can_limit_threads`.
    """
    with contextlib.ExitStack() as stack:
        if can_limit_threads():
            from threadpoolctl import threadpool_limits

            stack.enter_context(threadpool_limits(count))
        if is_installed("PyTorch"):
            import torch

            stack.callback(torch.set_num_threads, torch.get_num_threads())
            torch.set_num_threads(count)
        yield


def difference(longer: list[float], shorter: list[float]) -> float | None:
    """Returns the median of the first times minus that of the second; None if it is within their noise."""
    result = statistics.median(longer) - statistics.median(shorter)
    return result if result > max(shorter) - min(shorter) else None
