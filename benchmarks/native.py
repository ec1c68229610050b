"""Native code of plain kernels: against NumPy, and against the same MLIR lowered and run by MLIR's own tools."""

from __future__ import annotations

import re
import shutil
import statistics
import subprocess
import sysconfig
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

SUMMARY = "matmul, stencil, softmax, reduction, elementwise against NumPy and mlir-runner; compile latency"

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
    """A kernel: its text, its arguments' shapes by the size n, and what it computes in NumPy."""

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


KERNELS = {
    "matmul": Kernel(MATMUL, lambda n: [(n, n)] * 3, _matmul),
    "stencil": Kernel(STENCIL, lambda n: [(n, n)] * 2, _stencil),
    "softmax": Kernel(SOFTMAX, lambda n: [(n, n)] * 2, _softmax),
    "reduction": Kernel(REDUCTION, lambda n: [(n, n), (n,)], _reduction),
    "elementwise": Kernel(ELEMENTWISE, lambda n: [(n, n)] * 3, _elementwise),
}
# Calls between two readings of the clock in mlir-runner.
CALLS = 10
# MLIR's own way from these kernels to the llvm dialect.
PASSES = (
    "--convert-linalg-to-loops", "--lower-affine", "--convert-scf-to-cf", "--convert-math-to-llvm",
    "--convert-arith-to-llvm", "--finalize-memref-to-llvm", "--convert-func-to-llvm", "--convert-cf-to-llvm",
    "--reconcile-unrealized-casts",
)


def run(quick: bool = False) -> list[dict[str, object]]:
    """One row a kernel and number of cores; times in microseconds, ratios above 1 say that lamina is faster."""
    import numpy as np

    import lamina

    sizes = {"matmul": 128 if quick else 384}
    rows: list[dict[str, object]] = []
    for name, kernel in KERNELS.items():
        n = sizes.get(name, 256 if quick else 1024)
        text = kernel.text.format(n=n, inner=n - 1)
        generator = np.random.default_rng(0)
        arrays = [generator.standard_normal(shape).astype(np.float32) for shape in kernel.shapes(n)]
        expected = [array.copy() for array in arrays]
        kernel.numpy(*expected)
        numpy_time = _median(partial(kernel.numpy, *arrays), quick)
        peer = _mlir_runner(text, kernel.shapes(n), quick)
        for cores in ("1", "all"):
            compiled = lamina.compile(text, parallel=cores == "all", cache=None)
            arrays = [generator.standard_normal(shape).astype(np.float32) for shape in kernel.shapes(n)]
            native_time = _median(partial(compiled.kernel, *arrays), quick)
            rows.append({
                "kernel": f"{name} {n}",
                "cores": cores,
                "lamina us": native_time * 1e6,
                "numpy us": numpy_time * 1e6,
                "mlir-runner us": None if peer is None else peer * 1e6,
                "numpy / lamina": numpy_time / native_time,
                "mlir / lamina": None if peer is None else peer / native_time,
            })
    rows += _latency(quick)
    return rows


def _median(call: Callable[[], object], quick: bool) -> float:
    call()
    times = []
    for _ in range(5 if quick else 15):
        start = time.perf_counter()
        call()
        times.append(time.perf_counter() - start)
    return statistics.median(times)


def tool(name: str) -> Path | None:
    """One of MLIR's own tools, where there is one."""
    for folder in (Path(sysconfig.get_paths()["purelib"]) / "mlir" / "bin", Path("/usr/lib/llvm-22/bin")):
        if (folder / name).exists():
            return folder / name
    found = shutil.which(name)
    return None if found is None else Path(found)


def _mlir_runner(text: str, shapes: list[tuple[int, ...]], quick: bool) -> float | None:
    """Seconds a call takes in mlir-runner -O3: the median over calls timed inside the program."""
    opt, runner = tool("mlir-opt"), tool("mlir-runner")
    if opt is None or runner is None:
        return None
    libraries = [runner.parent.parent / "lib" / f"libmlir_{name}.so" for name in ("c_runner_utils", "runner_utils")]
    rounds = 5 if quick else 15
    types = [f"memref<{'x'.join(map(str, shape))}xf32>" for shape in shapes]
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
    # The last array is looked at, lest all be optimized away.
    last, zeros = len(types) - 1, ", ".join(["%c0"] * len(shapes[-1]))
    lines += [f"  %e = memref.load %m{last}[{zeros}] : {types[last]}", "  %w = arith.extf %e : f32 to f64",
              "  func.call @printF64(%w) : (f64) -> ()", "  return", "}"]
    # Not inlined, as a call from outside is not either.
    body = re.sub(r"(@kernel\([^{]*\)) \{", r'\1 attributes {passthrough = ["noinline"]} {', text, count=1)
    lowered = subprocess.run([opt, *PASSES], input=body + "\n".join(lines), capture_output=True, text=True)
    if lowered.returncode:
        return None
    command = [runner, "-O3", "-e", "main", "--entry-point-result=void"]
    command.append(f"--shared-libs={','.join(map(str, libraries))}")
    ran = subprocess.run(command, input=lowered.stdout, capture_output=True, text=True)
    times = [float(line) for line in ran.stdout.split()]
    return statistics.median(times[1:-1]) * 1e-6 if ran.returncode == 0 and len(times) > 2 else None


def _latency(quick: bool) -> list[dict[str, object]]:
    """Text to callable, split into parse, passes, translation and LLVM; and mlir-opt with mlir-translate."""
    import lamina
    from lamina.execution.compile import lower
    from lamina.execution.engine import compile_ir
    from lamina.execution.llvm_ir import translate_module

    text = KERNELS["softmax"].text.format(n=256, inner=255)
    parts: dict[str, list[float]] = {"parse": [], "passes": [], "translate": [], "LLVM": []}
    for _ in range(3 if quick else 5):
        start = time.perf_counter()
        module = lamina.parse(text)
        parsed = time.perf_counter()
        signatures = lower(module)
        passed = time.perf_counter()
        ir = translate_module(module)
        translated = time.perf_counter()
        compile_ir(ir, signatures, cache=None)
        done = time.perf_counter()
        for name, seconds in zip(parts, (parsed - start, passed - parsed, translated - passed, done - translated),
                                 strict=True):
            parts[name].append(seconds)
    rows: list[dict[str, object]] = [
        {"kernel": f"compile softmax: {name}", "cores": "1", "lamina us": statistics.median(values) * 1e6}
        for name, values in parts.items()
    ]
    opt = tool("mlir-opt")
    if opt is not None:
        times = []
        for _ in range(3 if quick else 5):
            start = time.perf_counter()
            subprocess.run([opt, *PASSES], input=text, capture_output=True, text=True)
            times.append(time.perf_counter() - start)
        rows.append({"kernel": "compile softmax: mlir-opt process, parse + passes", "cores": "1",
                     "mlir-runner us": statistics.median(times) * 1e6})
    return rows
