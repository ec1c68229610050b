"""One-Shot Bufferize: time for one operation on functions of growing size, against mlir-opt."""

from __future__ import annotations

import gc
import shutil
import statistics
import subprocess
import sysconfig
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

SUMMARY = "One-Shot Bufferize on functions of 100 to 20,000 tensor operations; mlir-opt on the same"
ROW, PART = "tensor<64xf32>", "tensor<8xf32>"
FLAG = "bufferize-function-boundaries"
TIMEOUT = 30


def _function(lines: list[str], result: str) -> str:
    head = f"func.func @f(%v0: {ROW}, %w: {ROW}, %f: f32, %i: index) -> {ROW} {{\n  %one = arith.constant 1 : index"
    return "\n".join([head, *lines, f"  return {result} : {ROW}", "}"]) + "\n"


def chain(count: int) -> str:
    """Insertions, each into the result of the one before."""
    lines = [f"  %v{at + 1} = tensor.insert %f into %v{at}[%i] : {ROW}" for at in range(count)]
    return _function(lines, f"%v{count}")


def slices(count: int) -> str:
    """Parts of a tensor that are taken out, overwritten and put back."""
    lines = []
    for at in range(count // 3):
        lines += [
            f"  %s{at} = tensor.extract_slice %v{at}[%i] [8] [1] : {ROW} to {PART}",
            f"  %w{at} = linalg.fill ins(%f : f32) outs(%s{at} : {PART}) -> {PART}",
            f"  %v{at + 1} = tensor.insert_slice %w{at} into %v{at}[%i] [8] [1] : {PART} into {ROW}",
        ]
    return _function(lines, f"%v{count // 3}")


def loops(count: int) -> str:
    """Loops one after the other."""
    lines = []
    for at in range(count // 4):
        lines += [
            f"  %v{at + 1} = scf.for %j{at} = %one to %i step %one iter_args(%x{at} = %v{at}) -> ({ROW}) {{",
            f"    %e{at} = tensor.extract %x{at}[%j{at}] : {ROW}",
            f"    %w{at} = tensor.insert %e{at} into %x{at}[%i] : {ROW}",
            f"    scf.yield %w{at} : {ROW}",
            "  }",
        ]
    return _function(lines, f"%v{count // 4}")


def conflicts(count: int) -> str:
    """Writes of which every second one needs a copy."""
    lines = []
    for at in range(count // 3):
        lines += [
            f"  %a{at} = linalg.exp ins(%v{at} : {ROW}) outs(%w : {ROW}) -> {ROW}",
            f"  %b{at} = tensor.insert %f into %v{at}[%i] : {ROW}",
            f"  %v{at + 1} = linalg.add ins(%v{at}, %a{at} : {ROW}, {ROW}) outs(%b{at} : {ROW}) -> {ROW}",
        ]
    return _function(lines, f"%v{count // 3}")


PROGRAMS: dict[str, Callable[[int], str]] = {
    "chain": chain,
    "slices": slices,
    "loops": loops,
    "conflicts": conflicts,
}


def bufferize(text: str) -> float:
    """Seconds of processor time of the pass alone, the shortest of some runs."""
    import lamina

    times = []
    for _ in range(9 if len(text) < 20_000 else 4 if len(text) < 200_000 else 2):
        module = lamina.parse(text)
        gc.collect()
        start = time.process_time()
        lamina.run_pipeline(module, f"builtin.module(one-shot-bufferize{{{FLAG}=1}})")
        times.append(time.process_time() - start)
    return min(times)


def _mlir_opt() -> str | None:
    beside = Path(sysconfig.get_paths()["purelib"]) / "mlir" / "bin" / "mlir-opt"
    return str(beside) if beside.exists() else shutil.which("mlir-opt") or shutil.which("mlir-opt-22")


def _process(command: list[str], repeats: int) -> float | None:
    """The median processor time of a process in seconds, None if it takes too long."""
    times = []
    for _ in range(repeats):
        before = _children()
        try:
            subprocess.run(command, check=True, stdout=subprocess.DEVNULL, timeout=TIMEOUT)
        except subprocess.TimeoutExpired:
            return None
        times.append(_children() - before)
    return statistics.median(times)


def _children() -> float:
    # Not every Python has it, and the names of benchmarks are to be listed everywhere.
    import resource

    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def peer(text: str, tool: str, repeats: int = 3) -> float | None:
    """Seconds that mlir-opt takes with the pass beyond those without it; None if it takes more than a minute."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "input.mlir"
        path.write_text(text)
        without = _process([tool, str(path)], repeats)
        seconds = _process([tool, str(path), f"--one-shot-bufferize={FLAG}"], repeats)
    return None if seconds is None or without is None else max(seconds - without, 1e-4)


def run(quick: bool) -> list[dict[str, object]]:
    """A row for each program and size: the cost of one operation against the smallest size, and against mlir-opt."""
    counts = [100, 1_000] if quick else [100, 1_000, 5_000, 20_000]
    for program in PROGRAMS.values():
        bufferize(program(60))
    tool = _mlir_opt()
    rows: list[dict[str, object]] = []
    for name, program in PROGRAMS.items():
        first: float | None = None
        lost = tool is None
        for count in counts:
            text = program(count)
            seconds = bufferize(text)
            each = seconds / count
            first = first or each
            theirs = None if lost or tool is None else peer(text, tool)
            lost = lost or theirs is None
            rows.append({
                "program": name,
                "operations": count,
                "ms": seconds * 1e3,
                "us/operation": each * 1e6,
                "against the first": each / first,
                "asked": "at most 1.3",
                "mlir-opt ms": _in_words(theirs, tool),
                "lamina / mlir-opt": None if theirs is None else seconds / theirs,
            })
    return rows


def _in_words(seconds: float | None, tool: str | None) -> object:
    if seconds is not None:
        return seconds * 1e3
    return "not installed" if tool is None else f"over {TIMEOUT} s"
