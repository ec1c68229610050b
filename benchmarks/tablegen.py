"""Reading MLIR's TableGen files: equality of records with llvm-tblgen, and the time of first and later loads.

lamina's times are of a load in a running Python; llvm-tblgen's are of a process, less one on an empty file.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

SUMMARY = "TableGen: records of MLIR's .td files against llvm-tblgen, first and cached loads"

PEERS = ("llvm-tblgen",)
DEBIAN_INCLUDES = Path("/usr/lib/llvm-22/include")
TIMED = ("mlir/Dialect/Arith/IR/ArithOps.td", "mlir/Dialect/Linalg/IR/LinalgStructuredOps.td",
         "mlir/Dialect/LLVMIR/LLVMOps.td", "mlir/Dialect/Vector/IR/VectorOps.td")  # fmt: skip


def run(quick: bool) -> list[dict[str, object]]:
    """One row for the comparison (its differences are printed), one per timed file."""
    from lamina.tablegen.conformance import compare, find_llvm_tblgen

    includes = Path(os.environ.get("LAMINA_TD_INCLUDES", DEBIAN_INCLUDES))
    tool = find_llvm_tblgen()
    if not includes.is_dir() or tool is None:
        print("llvm-tblgen or MLIR's .td files are not installed; nothing to compare with", file=sys.stderr)
        return []
    start = time.perf_counter()
    found = compare(includes, "mlir/Dialect/Arith" if quick else "mlir/", tool)
    rows: list[dict[str, object]] = [
        {
            "file": f"{found.equal + found.different + found.rejected} readable files",
            "equal": found.equal,
            "different": found.different,
            "rejected": found.rejected,
            "not readable alone": found.unreadable,
            "seconds": time.perf_counter() - start,
        }
    ]
    for line in found.details:
        print(line, file=sys.stderr)
    for name in TIMED[:1] if quick else TIMED:
        rows.append(_timed(includes, name, tool))
    return rows


def _timed(includes: Path, name: str, tool: Path) -> dict[str, object]:
    """Milliseconds of a first and of a cached load, against llvm-tblgen's process."""
    from lamina import tablegen
    from lamina.tools import measurement

    path = includes / name
    outer = os.environ.get("LAMINA_CACHE")
    with tempfile.TemporaryDirectory() as folder:
        os.environ["LAMINA_CACHE"] = folder
        try:
            first = _milliseconds(lambda: tablegen.parse_file(path, [includes]))
            cached = min(_milliseconds(lambda: tablegen.parse_file(path, [includes])) for _ in range(3))
        finally:
            if outer is None:
                del os.environ["LAMINA_CACHE"]
            else:
                os.environ["LAMINA_CACHE"] = outer
    return {
        "file": name,
        "first load ms": first,
        "cached load ms": cached,
        "llvm-tblgen ms": measurement.difference(_process(tool, includes, path), _process(tool, includes, None)),
    }


def _process(tool: Path, includes: Path, path: Path | None) -> list[float]:
    """Milliseconds that llvm-tblgen takes to dump the records of a file, or of an empty one."""
    command = [str(tool), "--dump-json", "-I", str(includes), str(path or os.devnull), "-o", os.devnull]
    return [_milliseconds(partial(subprocess.run, command, check=False, capture_output=True)) for _ in range(5)]


def _milliseconds(action: Callable[[], object]) -> float:
    start = time.perf_counter()
    action()
    return (time.perf_counter() - start) * 1000
