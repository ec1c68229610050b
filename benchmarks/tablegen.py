"""Reading MLIR's TableGen files: equality of records with llvm-tblgen, and the time of first and later loads."""

from __future__ import annotations

import os
import subprocess
import tempfile
import time
from pathlib import Path

SUMMARY = "TableGen: records of MLIR's .td files against llvm-tblgen, first and cached loads"

DEBIAN_INCLUDES = Path("/usr/lib/llvm-22/include")
TIMED = ("mlir/Dialect/Arith/IR/ArithOps.td", "mlir/Dialect/Linalg/IR/LinalgStructuredOps.td",
         "mlir/Dialect/LLVMIR/LLVMOps.td", "mlir/Dialect/Vector/IR/VectorOps.td")  # fmt: skip


def run(quick: bool) -> list[dict[str, object]]:
    """One row for the comparison (its differences are printed), one for each timed file."""
    from lamina.tablegen.conformance import compare, find_llvm_tblgen

    includes = Path(os.environ.get("LAMINA_TD_INCLUDES", DEBIAN_INCLUDES))
    tool = find_llvm_tblgen()
    if not includes.is_dir() or tool is None:
        print("llvm-tblgen or MLIR's .td files are not installed; nothing to compare with")
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
        print(line)
    for name in TIMED[:1] if quick else TIMED:
        rows.append(_timed(includes, name, tool))
    return rows


def _timed(includes: Path, name: str, tool: Path) -> dict[str, object]:
    """Milliseconds of a first and of a cached load, against llvm-tblgen's process."""
    from lamina import tablegen

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
    command = [str(tool), "--dump-json", "-I", str(includes), str(path), "-o", os.devnull]
    peer = _milliseconds(lambda: subprocess.run(command, check=False, capture_output=True))
    return {"file": name, "first load ms": first, "cached load ms": cached, "llvm-tblgen ms": peer}


def _milliseconds(action: object) -> float:
    start = time.perf_counter()
    action()  # type: ignore[operator]
    return (time.perf_counter() - start) * 1000
