"""Native code of plain kernels: against NumPy, and against the same MLIR lowered and run by MLIR's own tools.

Each peer is compared with a time taken in the same way: NumPy with calls from Python, mlir-runner with calls within
native code. mlir-runner gets scalar loops (`convert-linalg-to-loops`, then LLVM's -O3), which says nothing about
what a tuned MLIR pipeline reaches. Rows of one core hold NumPy to one thread, by threadpoolctl; without it they leave
NumPy out.
"""

from __future__ import annotations

import os
import re
import subprocess
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

SUMMARY = "matmul, stencil, softmax, reduction, elementwise: NumPy, mlir-runner on scalar loops"
PEERS = ("NumPy", "mlir-opt", "mlir-runner", "threadpoolctl")

MATMUL = """
func.func @kernel(%a: memref<{n}x{n}xf32>, %b: memref<{n}x{n}xf32>, %c: memref<{n}x{n}xf32>) {{
  linalg.matmul ins(%a, %b : memref<{n}x{n}xf32>, memref<{n}x{n}xf32>) outs(%c : memref<{n}x{n}xf32>)
  return
}}
"""
STENCIL = """
func.func @kernel(%a: memref<{n}x{n}xf32>, %b: memref<{n}x{n}xf32>) {{
  %c1 = arith.constant 1 : index
  %last = arith.constant {inner} : index
  %fifth = arith.constant 0.2 : f32
  scf.parallel (%i, %j) = (%c1, %c1) to (%last, %last) step (%c1, %c1) {{
    %up = arith.subi %i, %c1 : index
    %down = arith.addi %i, %c1 : index
    %left = arith.subi %j, %c1 : index
    %right = arith.addi %j, %c1 : index
    %0 = memref.load %a[%i, %j] : memref<{n}x{n}xf32>
    %1 = memref.load %a[%up, %j] : memref<{n}x{n}xf32>
    %2 = memref.load %a[%down, %j] : memref<{n}x{n}xf32>
    %3 = memref.load %a[%i, %left] : memref<{n}x{n}xf32>
    %4 = memref.load %a[%i, %right] : memref<{n}x{n}xf32>
    %5 = arith.addf %0, %1 : f32
    %6 = arith.addf %2, %3 : f32
    %7 = arith.addf %5, %6 : f32
    %8 = arith.addf %7, %4 : f32
    %9 = arith.mulf %8, %fifth : f32
    memref.store %9, %b[%i, %j] : memref<{n}x{n}xf32>
    scf.reduce
  }}
  return
}}
"""
SOFTMAX = """
#rows = affine_map<(i, j) -> (i, j)>
#row = affine_map<(i, j) -> (i)>
func.func @kernel(%a: memref<{n}x{n}xf32>, %b: memref<{n}x{n}xf32>) {{
  %m = memref.alloc() : memref<{n}xf32>
  %s = memref.alloc() : memref<{n}xf32>
  %low = arith.constant 0xFF800000 : f32
  %zero = arith.constant 0.0 : f32
  linalg.fill ins(%low : f32) outs(%m : memref<{n}xf32>)
  linalg.fill ins(%zero : f32) outs(%s : memref<{n}xf32>)
  linalg.generic {{indexing_maps = [#rows, #row], iterator_types = ["parallel", "reduction"]}}
    ins(%a : memref<{n}x{n}xf32>) outs(%m : memref<{n}xf32>) {{
  ^bb0(%x: f32, %y: f32):
    %z = arith.maximumf %x, %y : f32
    linalg.yield %z : f32
  }}
  linalg.generic {{indexing_maps = [#rows, #row, #rows, #row], iterator_types = ["parallel", "reduction"]}}
    ins(%a, %m : memref<{n}x{n}xf32>, memref<{n}xf32>) outs(%b, %s : memref<{n}x{n}xf32>, memref<{n}xf32>) {{
  ^bb0(%x: f32, %y: f32, %o: f32, %t: f32):
    %d = arith.subf %x, %y : f32
    %e = math.exp %d : f32
    %u = arith.addf %t, %e : f32
    linalg.yield %e, %u : f32, f32
  }}
  linalg.generic {{indexing_maps = [#row, #rows], iterator_types = ["parallel", "parallel"]}}
    ins(%s : memref<{n}xf32>) outs(%b : memref<{n}x{n}xf32>) {{
  ^bb0(%x: f32, %o: f32):
    %q = arith.divf %o, %x : f32
    linalg.yield %q : f32
  }}
  memref.dealloc %m : memref<{n}xf32>
  memref.dealloc %s : memref<{n}xf32>
  return
}}
"""
REDUCTION = """
func.func @kernel(%a: memref<{n}x{n}xf32>, %b: memref<{n}xf32>) {{
  linalg.generic {{indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>],
                   iterator_types = ["parallel", "reduction"]}}
    ins(%a : memref<{n}x{n}xf32>) outs(%b : memref<{n}xf32>) {{
  ^bb0(%x: f32, %y: f32):
    %z = arith.addf %x, %y fastmath<reassoc> : f32
    linalg.yield %z : f32
  }}
  return
}}
"""
ELEMENTWISE = """
#id = affine_map<(i, j) -> (i, j)>
func.func @kernel(%a: memref<{n}x{n}xf32>, %b: memref<{n}x{n}xf32>, %c: memref<{n}x{n}xf32>) {{
  linalg.generic {{indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]}}
    ins(%a, %b : memref<{n}x{n}xf32>, memref<{n}x{n}xf32>) outs(%c : memref<{n}x{n}xf32>) {{
  ^bb0(%x: f32, %y: f32, %o: f32):
    %p = arith.mulf %x, %y : f32
    %s = arith.addf %p, %x : f32
    linalg.yield %s : f32
  }}
  return
}}
"""


class Kernel(NamedTuple):
    """A kernel: its text, its arguments' shapes by the size n, and the same computation in NumPy."""

    text: str
    shapes: Callable[[int], list[tuple[int, ...]]]
    numpy: Callable[..., None]


def _matmul(a: Any, b: Any, c: Any) -> None:
    c += a @ b


def _stencil(a: Any, b: Any) -> None:
    inner = a[1:-1, 1:-1] + a[:-2, 1:-1] + a[2:, 1:-1] + a[1:-1, :-2] + a[1:-1, 2:]
    b[1:-1, 1:-1] = inner * inner.dtype.type(0.2)


def _softmax(a: Any, b: Any) -> None:
    import numpy as np

    e = np.exp(a - a.max(axis=1, keepdims=True))
    b[...] = e / e.sum(axis=1, keepdims=True)


def _reduction(a: Any, b: Any) -> None:
    b += a.sum(axis=1)


def _elementwise(a: Any, b: Any, c: Any) -> None:
    c[...] = a * b + a


README = """func.func @matmul(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}"""
"""The first program of README.md."""

KERNELS = {
    "matmul": Kernel(MATMUL, lambda n: [(n, n)] * 3, _matmul),
    "stencil": Kernel(STENCIL, lambda n: [(n, n)] * 2, _stencil),
    "softmax": Kernel(SOFTMAX, lambda n: [(n, n)] * 2, _softmax),
    "reduction": Kernel(REDUCTION, lambda n: [(n, n), (n,)], _reduction),
    "elementwise": Kernel(ELEMENTWISE, lambda n: [(n, n)] * 3, _elementwise),
}
# Calls per measurement, within native code on both sides.
CALLS = 10
# Short turns that lamina, NumPy and mlir-runner take; of all times the least counts, since other processes only add to
# it. What fits the last-level cache shares it with them: it takes a third longer for seconds on end, so turns are taken
# until none has brought a better time for a while.
LEAST_TURNS, MOST_TURNS, QUIET_TURNS = 4, 20, 3
SECONDS_OF_A_TURN = 0.1
# MLIR's own way from these kernels to the llvm dialect.
PASSES = (
    "--convert-linalg-to-loops", "--lower-affine", "--convert-scf-to-cf", "--convert-math-to-llvm",
    "--convert-arith-to-llvm", "--finalize-memref-to-llvm", "--convert-func-to-llvm", "--convert-cf-to-llvm",
    "--reconcile-unrealized-casts",
)


def run(quick: bool = False) -> list[dict[str, object]]:
    """One row per kernel and number of cores; times in microseconds; lamina is faster if a ratio is above 1.

    ``called`` are calls from Python, ``native`` are calls within native code, without what a call from Python costs.
    """
    import numpy as np

    import lamina
    from lamina.tools import measurement

    sizes = {"matmul": 128 if quick else 384}
    rows: list[dict[str, object]] = []
    for name, kernel in KERNELS.items():
        n = sizes.get(name, 256 if quick else 1024)
        text = kernel.text.format(n=n, inner=n - 1)
        shapes = kernel.shapes(n)
        arrays = [np.ones(shape, np.float32) for shape in shapes]
        compiled = {
            cores: lamina.compile(_repeated(text, shapes), parallel=cores == "all", cache=None)
            for cores in ("1", "all")
        }
        peer = _MlirRunner(text, shapes, quick)
        times: dict[str, list[float]] = {}
        bests: list[dict[str, float]] = []
        while not bests or not (quick or _settled(bests)):
            for cores, functions in compiled.items():
                with measurement.threads(1 if cores == "1" else os.cpu_count() or 1):
                    native = _times(partial(functions.repeat, *arrays), quick)
                    _add(times, f"native {cores}", [seconds / CALLS for seconds in native])
                    _add(times, f"called {cores}", _times(partial(functions.kernel, *arrays), quick))
                    if cores == "all" or measurement.can_limit_threads():
                        _add(times, f"numpy {cores}", _times(partial(kernel.numpy, *arrays), quick))
            _add(times, "mlir", peer.times())
            bests.append({program: min(seconds) for program, seconds in times.items()})
        rows += [_row(f"{name} {n}", cores, bests[-1]) for cores in ("1", "all")]
    return rows


def _row(kernel: str, cores: str, best: dict[str, float]) -> dict[str, object]:
    called, native, numpy = (best.get(f"{way} {cores}") for way in ("called", "native", "numpy"))
    mlir = best.get("mlir")
    return {
        "kernel": kernel,
        "cores": cores,
        "lamina called us": _microseconds(called),
        "numpy called us": _microseconds(numpy),
        "numpy / lamina": _ratio(numpy, called),
        "lamina native us": _microseconds(native),
        "mlir-runner scalar loops us": _microseconds(mlir),
        "scalar loops / lamina": _ratio(mlir, native),
    }


def _microseconds(seconds: float | None) -> float | None:
    return None if seconds is None else seconds * 1e6


def _ratio(peer: float | None, lamina: float | None) -> float | None:
    return None if peer is None or lamina is None else peer / lamina


def _add(times: dict[str, list[float]], program: str, seconds: list[float]) -> None:
    if seconds:
        times.setdefault(program, []).extend(seconds)


def _settled(bests: list[dict[str, float]]) -> bool:
    """True if no best time of the last turns improved by more than one percent."""
    if len(bests) < LEAST_TURNS:
        return False
    before, now = bests[-1 - QUIET_TURNS], bests[-1]
    return len(bests) >= MOST_TURNS or all(now[name] > 0.99 * before[name] for name in before)


def _times(call: Callable[[], object], quick: bool) -> list[float]:
    """Up to fifteen times, within a turn but for the first two."""
    call()
    times: list[float] = []
    while len(times) < 2 or (len(times) < (5 if quick else 15) and sum(times) < SECONDS_OF_A_TURN):
        start = time.perf_counter()
        call()
        times.append(time.perf_counter() - start)
    return times


def _types(shapes: list[tuple[int, ...]]) -> list[str]:
    return [f"memref<{'x'.join(map(str, shape))}xf32>" for shape in shapes]


def _not_inlined(text: str) -> str:
    """The kernel as a public function."""
    return re.sub(r"(@kernel\([^{]*\)) \{", r'\1 attributes {passthrough = ["noinline"]} {', text, count=1)


def _repeated(text: str, shapes: list[tuple[int, ...]]) -> str:
    """The kernel, and a function that calls it CALLS times."""
    types = _types(shapes)
    parameters = ", ".join(f"%m{index}: {type}" for index, type in enumerate(types))
    arguments = ", ".join(f"%m{index}" for index in range(len(types)))
    return f"""{_not_inlined(text)}
func.func @repeat({parameters}) {{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %calls = arith.constant {CALLS} : index
  scf.for %k = %c0 to %calls step %c1 {{
    func.call @kernel({arguments}) : ({', '.join(types)}) -> ()
  }}
  return
}}
"""


class _MlirRunner:
    """The kernel in mlir-runner -O3, lowered once; no times if MLIR's tools are missing."""

    def __init__(self, text: str, shapes: list[tuple[int, ...]], quick: bool) -> None:
        self.lowered: str | None = None
        from lamina.tools.measurement import find_tool

        self.runner = find_tool("mlir-runner")
        opt = find_tool("mlir-opt")
        if opt is None or self.runner is None:
            return
        source = _not_inlined(text) + _timed_main(shapes, 3 if quick or "matmul" in text else 15)
        lowered = subprocess.run([opt, *PASSES], input=source, capture_output=True, text=True)
        self.lowered = lowered.stdout if lowered.returncode == 0 else None

    def times(self) -> list[float]:
        """Seconds a call takes, for several rounds; each call of this method is a process."""
        if self.lowered is None or self.runner is None:
            return []
        folder = self.runner.parent.parent / "lib"
        libraries = [folder / f"libmlir_{name}.so" for name in ("c_runner_utils", "runner_utils")]
        command = [self.runner, "-O3", "-e", "main", "--entry-point-result=void"]
        command.append(f"--shared-libs={','.join(map(str, libraries))}")
        ran = subprocess.run(command, input=self.lowered, capture_output=True, text=True)
        printed = [float(line) for line in ran.stdout.split()]
        # The first round warms up, the last number is an element of the result.
        return [microseconds * 1e-6 for microseconds in printed[1:-1]] if ran.returncode == 0 else []


def _timed_main(shapes: list[tuple[int, ...]], rounds: int) -> str:
    """A main function that prints the microseconds of a call, for each round."""
    types = _types(shapes)
    lines = ["func.func private @rtclock() -> f64", "func.func private @printF64(f64)",
             "func.func private @printNewline()", "func.func @main() {", "  %one = arith.constant 1.0 : f32",
             "  %c0 = arith.constant 0 : index", "  %c1 = arith.constant 1 : index",
             f"  %n = arith.constant {rounds + 1} : index", f"  %calls = arith.constant {CALLS} : index",
             f"  %scale = arith.constant {1e6 / CALLS} : f64"]
    for index, type in enumerate(types):
        lines.append(f"  %m{index} = memref.alloc() : {type}")
        lines.append(f"  linalg.fill ins(%one : f32) outs(%m{index} : {type})")
    arguments = ", ".join(f"%m{index}" for index in range(len(types)))
    lines += ["  scf.for %i = %c0 to %n step %c1 {", "    %t0 = func.call @rtclock() : () -> f64",
              "    scf.for %k = %c0 to %calls step %c1 {",
              f"      func.call @kernel({arguments}) : ({', '.join(types)}) -> ()", "    }",
              "    %t1 = func.call @rtclock() : () -> f64", "    %d = arith.subf %t1, %t0 : f64",
              "    %t = arith.mulf %d, %scale : f64",
              "    func.call @printF64(%t) : (f64) -> ()", "    func.call @printNewline() : () -> ()", "  }"]
    # Use the last array, so that nothing is optimized away.
    last, zeros = len(types) - 1, ", ".join(["%c0"] * len(shapes[-1]))
    lines += [f"  %e = memref.load %m{last}[{zeros}] : {types[last]}", "  %w = arith.extf %e : f32 to f64",
              "  func.call @printF64(%w) : (f64) -> ()", "  return", "}"]
    return "\n".join(lines)


def latency(quick: bool = False) -> list[dict[str, object]]:
    """compilation of these kernels and README's product by phase, in processor time. mlir-opt lowers the kernels to
    scalar loops, which is less work than lamina's schedules."""
    from lamina.tools import measurement

    texts = {"README": README}
    for name, kernel in KERNELS.items():
        texts[f"{name} 256"] = kernel.text.format(n=256, inner=255)
    opt = measurement.find_tool("mlir-opt")
    repeats = 3 if quick else 7
    rows: list[dict[str, object]] = []
    for name, text in texts.items():
        phases = _phases(text, repeats)
        llvm = phases["LLVM"]
        row: dict[str, object] = {"kernel": name, **{f"{phase} ms": value * 1e3 for phase, value in phases.items()}}
        row["rest to LLVM"] = (sum(phases.values()) - llvm) / llvm
        if opt is not None and name != "README":
            seconds = measurement.difference(_process_times(opt, text, repeats), _process_times(opt, "", repeats))
            row["mlir-opt ms"] = None if seconds is None else seconds * 1e3
        rows.append(row)
    return rows


def _phases(text: str, repeats: int) -> dict[str, float]:
    """Returns the least processor time of each phase of several compilations."""
    import lamina
    from lamina.execution.compile import lower
    from lamina.execution.engine import compile_ir
    from lamina.execution.llvm_ir import translate_module
    from lamina.ir.diagnostics import collect_diagnostics

    best: dict[str, float] = {}
    for _ in range(repeats + 1):
        times = [time.process_time()]
        module = lamina.parse(text)
        times.append(time.process_time())
        with collect_diagnostics():
            signatures = lower(module)
        times.append(time.process_time())
        ir = translate_module(module)
        times.append(time.process_time())
        compile_ir(ir, signatures, cache=None)
        times.append(time.process_time())
        for phase, start, end in zip(("parse", "passes", "translate", "LLVM"), times, times[1:], strict=False):
            best[phase] = min(best.get(phase, end - start), end - start)
    return best


def _process_times(opt: Path, text: str, repeats: int) -> list[float]:
    times = []
    for _ in range(repeats):
        start = time.perf_counter()
        subprocess.run([opt, "--mlir-disable-threading", *PASSES], input=text, capture_output=True, text=True)
        times.append(time.perf_counter() - start)
    return times


VARIANTS = {"--latency": latency}
