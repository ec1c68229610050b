"""One-Shot Bufferize: time for one operation on functions of growing size, against mlir-opt.

Both times are processor time of the pass alone; mlir-opt's is the difference of two processes, with and without it.
There is no number if that difference is within the noise.
"""

from __future__ import annotations

import gc
import subprocess
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

SUMMARY = "One-Shot Bufferize on functions of 100 to 20,000 tensor operations; mlir-opt on the same"
PEERS = ("mlir-opt",)
ROW, PART = "tensor<64xf32>", "tensor<8xf32>"
FLAG = "bufferize-function-boundaries"
TIMEOUT = 30
OVERTIME, TOO_SHORT = f"over {TIMEOUT} s", "too short to measure"


def _function(lines: list[str], result: str) -> str:
    head = f"func.func @f(%v0: {ROW}, %w: {ROW}, %f: f32, %i: index) -> {ROW} {{\n  %one = arith.constant 1 : index"
    return "\n".join([head, *lines, f"  return {result} : {ROW}", "}"]) + "\n"


def chain(count: int) -> str:
    """A chain of insertions."""
    lines = [f"  %v{at + 1} = tensor.insert %f into %v{at}[%i] : {ROW}" for at in range(count)]
    return _function(lines, f"%v{count}")


def slices(count: int) -> str:
    """Slices that are extracted, overwritten and inserted again."""
    lines = []
    for at in range(count // 3):
        lines += [
            f"  %s{at} = tensor.extract_slice %v{at}[%i] [8] [1] : {ROW} to {PART}",
            f"  %w{at} = linalg.fill ins(%f : f32) outs(%s{at} : {PART}) -> {PART}",
            f"  %v{at + 1} = tensor.insert_slice %w{at} into %v{at}[%i] [8] [1] : {PART} into {ROW}",
        ]
    return _function(lines, f"%v{count // 3}")


def loops(count: int) -> str:
    """A sequence of loops."""
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
    """Writes; every second one needs a copy."""
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
    """Processor time of the pass alone in seconds, the minimum of several runs."""
    import lamina

    times = []
    for _ in range(9 if len(text) < 20_000 else 4 if len(text) < 200_000 else 2):
        module = lamina.parse(text)
        gc.collect()
        start = time.process_time()
        lamina.run_pipeline(module, f"builtin.module(one-shot-bufferize{{{FLAG}=1}})")
        times.append(time.process_time() - start)
    return min(times)


def _process(command: list[str], repeats: int) -> list[float] | None:
    """Processor times of a process in seconds, None if one takes too long."""
    times = []
    for _ in range(repeats):
        before = _children()
        try:
            subprocess.run(command, check=True, stdout=subprocess.DEVNULL, timeout=TIMEOUT)
        except subprocess.TimeoutExpired:
            return None
        times.append(_children() - before)
    return times


def _children() -> float:
    import resource  # Unix only; `lamina bench --help` works without it

    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def peer(text: str, tool: Path, repeats: int = 5) -> float | str:
    """Seconds that the pass takes in mlir-opt, or the reason why there is no number."""
    from lamina.tools import measurement

    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "input.mlir"
        path.write_text(text)
        without = _process([str(tool), str(path)], repeats)
        through = _process([str(tool), str(path), f"--one-shot-bufferize={FLAG}"], repeats)
    if without is None or through is None:
        return OVERTIME
    seconds = measurement.difference(through, without)
    return TOO_SHORT if seconds is None else seconds


def run(quick: bool) -> list[dict[str, object]]:
    """One row per program and size: time per operation relative to the smallest size, and to mlir-opt."""
    from lamina.tools import measurement

    counts = [100, 1_000] if quick else [100, 1_000, 5_000, 20_000]
    for program in PROGRAMS.values():
        bufferize(program(60))
    tool = measurement.find_tool("mlir-opt")
    rows: list[dict[str, object]] = []
    for name, program in PROGRAMS.items():
        first: float | None = None
        theirs: float | str | None = None
        for count in counts:
            text = program(count)
            seconds = bufferize(text)
            first = first or seconds / count
            if tool is not None and theirs != OVERTIME:
                theirs = peer(text, tool)
            rows.append({
                "program": name,
                "operations": count,
                "ms": seconds * 1e3,
                "us/operation": seconds / count * 1e6,
                "us/operation to the first": seconds / count / first,
                "mlir-opt ms": theirs * 1e3 if isinstance(theirs, float) else theirs,
                "lamina / mlir-opt": seconds / theirs if isinstance(theirs, float) else None,
            })
    return rows
