"""Passes and pipelines on a module of many kinds of functions, against mlir-opt on the same text.

``--all-passes`` measures every registered pass instead, each on functions of the kinds that it changes, and lists the
slowest ten by the ratio to mlir-opt, by time (of those that mlir-opt lacks) and by growth.

lamina's figure is processor time in this process, mlir-opt's the wall time that its own `--mlir-timing` gives for the
pipeline on one thread, so neither holds a start-up.
"""

from __future__ import annotations

import contextlib
import gc
import importlib.util
import io
import re
import subprocess
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

SUMMARY = "passes and pipelines on modules of 1,000 to 200,000 operations: ratio to mlir-opt and growth"
PEERS = ("mlir-opt",)

ROW = "tensor<64xf32>"
BUFFER = "memref<64xf32>"


def scalars(number: int) -> str:
    """Arithmetic with repeated and constant subexpressions, and a branch."""
    lines = [f"func.func @scalars{number}(%x: i32, %y: i32, %u: f32) -> i32 {{", "  %c1 = arith.constant 1 : i32"]
    names = ["%x", "%y", "%c1"]
    for at in range(30):
        operation = ("addi", "muli", "subi", "xori", "andi")[at % 5]
        left, right = names[-1 - at % 3], names[(at * 7 + number) % len(names)]
        lines.append(f"  %a{at} = arith.{operation} {left}, {right} : i32")
        names.append(f"%a{at}")
        if at % 3 == 0:
            lines.append(f"  %b{at} = arith.{operation} {left}, {right} : i32")
            names.append(f"%b{at}")
        if at % 5 == 0:
            lines.append(f"  %k{at} = arith.constant {at} : i32")
            names.append(f"%k{at}")
    lines += [
        f"  %p = arith.cmpi slt, {names[-1]}, %y : i32",
        f"  cf.cond_br %p, ^then({names[-2]} : i32), ^else",
        "^then(%t: i32):",
        "  %s = arith.addi %t, %c1 : i32",
        "  return %s : i32",
        "^else:",
        f"  %e = func.call @small(%y, {names[-3]}) : (i32, i32) -> i32",
        "  return %e : i32",
        "}",
    ]
    return "\n".join(lines)


def loops(number: int) -> str:
    """Nested loops over buffers with invariant index arithmetic."""
    return f"""func.func @loops{number}(%a: memref<64x64xf32>, %b: memref<64x64xf32>, %n: index, %k: index) {{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c64 = arith.constant 64 : index
  scf.for %i = %c0 to %c64 step %c1 {{
    scf.for %j = %c0 to %n step %c1 {{
      %r = arith.muli %k, %c64 : index
      %s = arith.addi %r, %i : index
      %t = arith.remsi %s, %c64 : index
      %u = arith.remsi %s, %c64 : index
      %x = memref.load %a[%t, %j] : memref<64x64xf32>
      %y = memref.load %b[%u, %j] : memref<64x64xf32>
      %z = arith.mulf %x, %y : f32
      %p = arith.cmpf ogt, %z, %x : f32
      %w = scf.if %p -> f32 {{
        %q = arith.addf %z, %y : f32
        scf.yield %q : f32
      }} else {{
        scf.yield %z : f32
      }}
      memref.store %w, %a[%i, %j] : memref<64x64xf32>
    }}
  }}
  return
}}"""


def affine(number: int) -> str:
    """An affine nest with maps in its bounds and subscripts."""
    return f"""func.func @affine{number}(%a: memref<64x64xf32>, %b: memref<64x64xf32>) {{
  affine.for %i = 0 to 62 step 2 {{
    affine.for %j = affine_map<(d) -> (d)>(%i) to min affine_map<(d) -> (d + 8, 60)>(%i) {{
      %x = affine.load %a[%i + 1, %j * 2 - %j] : memref<64x64xf32>
      %y = affine.load %b[%i, %j + 3] : memref<64x64xf32>
      %m = affine.apply affine_map<(d, e) -> (d floordiv 2 + e mod 8)>(%i, %j)
      %z = arith.addf %x, %y : f32
      affine.store %z, %b[%m, %j] : memref<64x64xf32>
    }}
  }}
  return
}}"""


def tensors(number: int) -> str:
    """Tensor code with slices, fills, generics and a loop, some of which conflict."""
    return f"""func.func @tensors{number}(%a: {ROW}, %b: {ROW}, %f: f32, %i: index) -> ({ROW}, f32) {{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %e = tensor.empty() : {ROW}
  %z = linalg.fill ins(%f : f32) outs(%e : {ROW}) -> {ROW}
  %g = linalg.generic {{indexing_maps = [affine_map<(d) -> (d)>, affine_map<(d) -> (d)>],
                       iterator_types = ["parallel"]}} ins(%a : {ROW}) outs(%z : {ROW}) {{
  ^bb0(%in: f32, %out: f32):
    %s = arith.addf %in, %out : f32
    linalg.yield %s : f32
  }} -> {ROW}
  %p = tensor.extract_slice %g[%i] [8] [1] : {ROW} to tensor<8xf32>
  %q = linalg.exp ins(%p : tensor<8xf32>) outs(%p : tensor<8xf32>) -> tensor<8xf32>
  %r = tensor.insert_slice %q into %b[%i] [8] [1] : tensor<8xf32> into {ROW}
  %l = scf.for %j = %c0 to %i step %c1 iter_args(%x = %r) -> ({ROW}) {{
    %v = tensor.extract %x[%j] : {ROW}
    %w = tensor.insert %v into %x[%i] : {ROW}
    scf.yield %w : {ROW}
  }}
  %t = tensor.extract %b[%i] : {ROW}
  return %l, %t : {ROW}, f32
}}"""


def buffers(number: int) -> str:
    """Allocations that leave their scope on some paths."""
    return f"""func.func @buffers{number}(%a: {BUFFER}, %p: i1, %i: index) -> f32 {{
  %m = memref.alloc() : {BUFFER}
  memref.copy %a, %m : {BUFFER} to {BUFFER}
  %n = scf.if %p -> ({BUFFER}) {{
    %k = memref.alloc() : {BUFFER}
    memref.copy %m, %k : {BUFFER} to {BUFFER}
    scf.yield %k : {BUFFER}
  }} else {{
    scf.yield %m : {BUFFER}
  }}
  %x = memref.load %n[%i] : {BUFFER}
  return %x : f32
}}"""


SMALL = """func.func private @small(%x: i32, %y: i32) -> i32 {
  %s = arith.muli %x, %y : i32
  return %s : i32
}"""

Function = Callable[[int], str]


def generate(kinds: tuple[Function, ...], count: int) -> str:
    """A module of about ``count`` operations that repeats these kinds of functions."""
    parts, lines, number = [SMALL], 0, 0
    while lines < count:
        parts.append(kinds[number % len(kinds)](number))
        lines += parts[-1].count("\n") - 1
        number += 1
    return "\n".join(parts) + "\n"


ALL = (scalars, loops, affine, tensors, buffers)
IN_MEMORY = (scalars, loops, buffers)
BUFFERIZE = "one-shot-bufferize{bufferize-function-boundaries=1}"
FUNCTION_PASSES = ("cse", "canonicalize", "sccp", "loop-invariant-code-motion")
#: Name of the row, kinds of functions, and the pipeline in a module.
CASES: tuple[tuple[str, tuple[Function, ...], str], ...] = (
    *((name, ALL, name) for name in FUNCTION_PASSES),
    ("inline", ALL, "inline"),
    ("lower-affine", (affine,), "func.func(lower-affine)"),
    ("convert-scf-to-cf", (loops, buffers), "convert-scf-to-cf"),
    ("one-shot-bufferize", (tensors,), BUFFERIZE),
    ("buffer-deallocation-pipeline", (buffers,), "buffer-deallocation-pipeline"),
    ("bufferize and deallocate", (tensors,), f"{BUFFERIZE},buffer-deallocation-pipeline"),
    ("convert-linalg-to-loops", (tensors,), f"{BUFFERIZE},func.func(convert-linalg-to-loops)"),
    (
        "to the llvm dialect",
        IN_MEMORY,
        "convert-scf-to-cf,convert-arith-to-llvm,expand-strided-metadata,finalize-memref-to-llvm,"
        "convert-func-to-llvm,convert-cf-to-llvm,reconcile-unrealized-casts",
    ),
    ("convert-to-llvm", IN_MEMORY, "convert-scf-to-cf,convert-to-llvm,reconcile-unrealized-casts"),
)


def ours(text: str, pipeline: str, repeats: int) -> float:
    """Processor time of the pipeline alone in seconds, the minimum of several runs."""
    import lamina

    times = []
    for _ in range(repeats):
        module = lamina.parse(text)
        gc.collect()
        start = time.process_time()
        lamina.run_pipeline(module, f"builtin.module({pipeline})")
        times.append(time.process_time() - start)
    return min(times)


def theirs(text: str, pipeline: str, tool: Path, repeats: int = 5) -> dict[str, float] | str:
    """Seconds of each phase in mlir-opt: ``Parser``, ``Output`` and ``passes``, the minimum of several runs."""
    phases: dict[str, float] = {}
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "input.mlir"
        path.write_text(text)
        command = [str(tool), str(path), f"--pass-pipeline=builtin.module({pipeline})", "--mlir-disable-threading"]
        command += ["--mlir-timing", "--mlir-timing-display=tree", "-o", "/dev/null"]
        for _ in range(repeats):
            shown = subprocess.run(command, capture_output=True, text=True, check=False)
            if shown.returncode:
                return shown.stderr.strip().splitlines()[0]
            for phase, seconds in _phases(shown.stderr).items():
                phases[phase] = min(seconds, phases.get(phase, seconds))
    return phases


def _phases(report: str) -> dict[str, float]:
    """Sums the top level of a timing tree: what is neither parsing nor printing belongs to passes."""
    times = dict.fromkeys(("Parser", "Output", "passes"), 0.0)
    for seconds, name in re.findall(r"^ +([\d.]+) \( *[\d.]+%\)  (\S.*)$", report, re.MULTILINE):
        if name not in ("Rest", "Total"):
            times[name if name in times else "passes"] += float(seconds)
    return times


def reading(count: int, tool: Path | None, repeats: int) -> list[dict[str, object]]:
    """The rows for parsing with verification, and for printing."""
    import lamina

    text = generate(ALL, count)
    parse, write = [], []
    for _ in range(repeats):
        gc.collect()
        start = time.process_time()
        module = lamina.parse(text)
        middle = time.process_time()
        str(module)
        parse.append(middle - start)
        write.append(time.process_time() - middle)
    peer = theirs(text, "", tool) if tool is not None else None
    return [
        _row("parse and verify", count, min(parse), peer, "Parser", None),
        _row("print", count, min(write), peer, "Output", None),
    ]


def _row(
    name: str, count: int, seconds: float, peer: dict[str, float] | str | None, phase: str, first: float | None
) -> dict[str, object]:
    other = peer[phase] if isinstance(peer, dict) else None
    return {
        "what": name,
        "operations": count,
        "ms": seconds * 1e3,
        "mlir-opt ms": other * 1e3 if other is not None else peer,
        "lamina / mlir-opt": seconds / other if other else None,
        "cost of one to the first": seconds / count / first if first else None,
    }


def run(quick: bool) -> list[dict[str, object]]:
    """One row per case and size."""
    from lamina.tools import measurement

    counts = [1_000, 10_000] if quick else [1_000, 10_000, 100_000, 200_000]
    tool = measurement.find_tool("mlir-opt")
    rows = [row for count in counts for row in reading(count, tool, 3 if count > 50_000 else 5)]
    for name, kinds, pipeline in CASES:
        ours(generate(kinds, 300), pipeline, 1)
        first: float | None = None
        for count in counts:
            text = generate(kinds, count)
            seconds = ours(text, pipeline, 2 if count > 50_000 else 5)
            first = first or seconds / count
            peer = theirs(text, pipeline, tool) if tool is not None else None
            rows.append(_row(name, count, seconds, peer, "passes", first))
    return rows


# ---- All passes


def all_passes(quick: bool) -> list[dict[str, object]]:
    """The slowest ten passes of all: by ratio to mlir-opt, by time for those without one, and by growth."""
    import lamina
    from lamina.passmanager.registry import registered_names
    from lamina.tools import measurement

    kinds = (*ALL, *_more_inputs().ALL)
    samples = {kind: "\n".join(kind(number) for number in range(3)) + f"\n{SMALL}\n" for kind in kinds}
    texts = {kind: str(lamina.parse(sample)) for kind, sample in samples.items()}
    tool = measurement.find_tool("mlir-opt")
    small, large = (200, 1_000) if quick else (1_000, 5_000)
    rows = []
    for name in registered_names():
        pipeline = _anchored(name)
        chosen = tuple(kind for kind in kinds if _changes(samples[kind], texts[kind], pipeline))
        if chosen and not _changes(generate(chosen, small), "", pipeline):  # they do not go together
            chosen = chosen[:1]
        if chosen:
            rows.append(_pass_row(name, chosen, pipeline, (small, large), tool))
    compared = [row for row in rows if row["lamina / mlir-opt"] is not None]
    alone = [row for row in rows if row["lamina / mlir-opt"] is None]
    return [
        *_slowest("ratio", compared, "lamina / mlir-opt"),
        *_slowest("time", alone, "ms"),
        *_slowest("growth", rows, "cost of one to the first"),
    ]


def _more_inputs() -> ModuleType:
    spec = importlib.util.spec_from_file_location("_compile_inputs", Path(__file__).with_name("_compile_inputs.py"))
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def _anchored(name: str) -> str:
    """The pass as part of the pipeline of a module."""
    from lamina.ir.dialect import lookup_operation
    from lamina.passmanager.registry import PassInfo, lookup_pass

    info = lookup_pass(name)
    if not isinstance(info, PassInfo) or info.anchor == "builtin.module":
        return name
    if info.anchor is None:
        module = lookup_operation("builtin.module")
        assert module is not None
        return name if info.cls().can_schedule_on(module) else f"func.func({name})"
    return f"{info.anchor}({name})"


def _changes(sample: str, text: str, pipeline: str) -> bool:
    """True if the pipeline changes the sample, whose text is ``text``; False if it fails."""
    import lamina

    module = lamina.parse(sample)
    try:
        with contextlib.redirect_stdout(io.StringIO()), contextlib.redirect_stderr(io.StringIO()):
            lamina.run_pipeline(module, f"builtin.module({pipeline})")
    except (lamina.PassError, ValueError):  # not applicable to this input, or requires an option
        return False
    return str(module) != text


def _pass_row(
    name: str, kinds: tuple[Function, ...], pipeline: str, counts: tuple[int, int], tool: Path | None
) -> dict[str, object]:
    small, large = counts
    first = ours(generate(kinds, small), pipeline, 3) / small
    text = generate(kinds, large)
    peer = theirs(text, pipeline, tool, 2) if tool is not None else None
    row = _row(name, large, ours(text, pipeline, 2), peer, "passes", first)
    if isinstance(row["mlir-opt ms"], str):  # unknown to mlir-opt, or rejected
        row["mlir-opt ms"] = None
    return row


def _slowest(criterion: str, rows: list[dict[str, object]], column: str) -> list[dict[str, object]]:
    found = sorted(rows, key=lambda row: row[column] or 0.0, reverse=True)  # type: ignore[arg-type, return-value]
    return [{"slowest by": criterion, **row} for row in found[:10]]


#: What the other flags of ``lamina bench compile`` run instead.
VARIANTS = {"--all-passes": all_passes}
