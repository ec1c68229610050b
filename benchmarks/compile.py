"""Passes and pipelines on a module of many kinds of functions, against mlir-opt on the same text.

``--all-passes`` measures every registered pass instead (``--only=`` some of them), each on functions of the kinds that
it changes, and lists the slowest ten by the ratio to mlir-opt, by time (of those that mlir-opt lacks) and by growth.
A pass has a limited time; those that exceed it are listed.

lamina's figure is processor time in this process, mlir-opt's the wall time that its own ``--mlir-timing`` gives for the
pipeline on one thread, where that is long times the share of a processor that it got. So neither holds a start-up, nor
the work of others. xDSL's figure is the processor time of one run of the pass of that name, where it has one and takes
the input, up to 10,000 operations.
"""

from __future__ import annotations

import contextlib
import gc
import importlib.util
import io
import os
import re
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

SUMMARY = "passes and pipelines on modules of 1,000 to 200,000 operations: ratio to mlir-opt and growth"
PEERS = ("mlir-opt", "xDSL")

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


def products(number: int) -> str:
    """A matrix product, which the script turns into vectors."""
    a, b, c = ("tensor<8x16xf32>", "tensor<16x8xf32>", "tensor<8x8xf32>")
    return f"""func.func @products{number}(%a: {a}, %b: {b}, %c: {c}) -> {c} {{
  %d = linalg.matmul ins(%a, %b : {a}, {b}) outs(%c : {c}) -> {c}
  return %d : {c}
}}"""


UNROLL = """transform.named_sequence @__transform_main(%module: !transform.any_op {transform.readonly}) {
  %all = transform.structured.match ops{["func.func"]} in %module : (!transform.any_op) -> !transform.any_op
  %f = transform.structured.vectorize_children_and_apply_patterns %all : (!transform.any_op) -> !transform.any_op
  transform.apply_patterns to %f {
    transform.apply_patterns.vector.lower_contraction lowering_strategy = "outerproduct"
  } : !transform.any_op
  transform.apply_patterns to %f {
    transform.apply_patterns.vector.lower_outerproduct
    transform.apply_patterns.vector.lower_transpose lowering_strategy = "shuffle_16x16"
    transform.apply_patterns.vector.transfer_to_scf max_transfer_rank = 1 full_unroll = true
    transform.apply_patterns.canonicalization
  } : !transform.any_op
  transform.apply_cse to %f : !transform.any_op
  transform.yield
}"""
"""A script that vectorizes products and unrolls the vectors."""
UNROLLED = 430
"""Operations of a function of `products` after the script."""

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


def with_script(count: int) -> str:
    """Products that the script turns into about ``count`` operations."""
    payload = "\n".join(products(number) for number in range(max(1, count // UNROLLED)))
    return f"module attributes {{transform.with_named_sequence}} {{\n{UNROLL}\n{payload}\n}}\n"


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

#: The row of the transform script.
SCRIPT = "transform script"


def ours(text: str, pipeline: str, repeats: int) -> float:
    """Processor time of the pipeline alone in seconds, the minimum of several runs."""
    return min(_own_time(text, pipeline) for _ in range(repeats))


def _own_time(text: str, pipeline: str) -> float:
    import lamina

    module = lamina.parse(text)
    gc.collect()
    start = time.process_time()
    lamina.run_pipeline(module, f"builtin.module({pipeline})")
    return time.process_time() - start


#: Seconds that a run of mlir-opt may take.
TOOL_LIMIT = 120
#: Seconds of a phase that other processes do not interrupt, at least in one of several rounds.
UNINTERRUPTED = 0.02
#: From so many operations on, runs vary little: two are enough, or one that takes seconds.
LARGE = 50_000
LONG = 2.0

Phases = dict[str, float]


def rounds(count: int, most: int, times: list[float]) -> Iterator[int]:
    """Numbers of the rounds to be measured; ``times`` has the seconds of those already done."""
    for number in range(min(most, 2) if count >= LARGE else most):
        if count >= LARGE and times and times[-1] > LONG:
            return
        yield number


def compare(
    text: str, pipeline: str, count: int, tool: Path | None, most: int = 5
) -> tuple[float, Phases | str | None]:
    """Seconds of the pipeline here and of the phases in mlir-opt, which take turns; minima."""
    own: list[float] = []
    peer: Phases | str | None = None
    for _ in rounds(count, most, own):
        own.append(_own_time(text, pipeline))
        if tool is not None and not isinstance(peer, str):
            peer = _minimum(peer, theirs(text, pipeline, tool))
    return min(own), peer


def _minimum(before: Phases | None, phases: Phases | str) -> Phases | str:
    if before is None or isinstance(phases, str):
        return phases
    return {phase: min(seconds, before[phase]) for phase, seconds in phases.items()}


def theirs(text: str, pipeline: str, tool: Path) -> Phases | str:
    """Seconds of each phase in mlir-opt (``Parser``, ``Output`` and ``passes``), or why it has none."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "input.mlir"
        path.write_text(text)
        command = [str(tool), str(path), f"--pass-pipeline=builtin.module({pipeline})", "--mlir-disable-threading"]
        command += ["--mlir-timing", "--mlir-timing-display=tree", "-o", "/dev/null"]
        start, start_of_processor = time.perf_counter(), _time_of_children()
        try:
            shown = subprocess.run(command, capture_output=True, text=True, check=False, timeout=TOOL_LIMIT)
        except subprocess.TimeoutExpired:
            return f"more than {TOOL_LIMIT} s"
        share = min((_time_of_children() - start_of_processor) / (time.perf_counter() - start), 1.0) or 1.0
    if shown.returncode:
        return shown.stderr.strip().splitlines()[0]
    return {
        phase: seconds * share if seconds > UNINTERRUPTED else seconds
        for phase, seconds in _phases(shown.stderr).items()
    }


def _time_of_children() -> float:
    """Processor time of the processes that ended; 0 where the system does not tell."""
    times = os.times()
    return times.children_user + times.children_system


def _phases(report: str) -> dict[str, float]:
    """Sums the top level of a timing tree: what is neither parsing nor printing belongs to passes."""
    times = dict.fromkeys(("Parser", "Output", "passes"), 0.0)
    for seconds, name in re.findall(r"^ +([\d.]+) \( *[\d.]+%\)  (\S.*)$", report, re.MULTILINE):
        if name not in ("Rest", "Total"):
            times[name if name in times else "passes"] += float(seconds)
    return times


def reading(counts: Sequence[int], tool: Path | None) -> Iterator[dict[str, object]]:
    """The rows for parsing with verification, and for printing."""
    import lamina

    lamina.parse(generate(ALL, 300))
    of_xdsl = _beside_this("_compile_xdsl")
    firsts: list[float] = []
    for count in counts:
        text = generate(ALL, count)
        parse: list[float] = []
        write: list[float] = []
        peer: Phases | str | None = None
        for _ in rounds(count, 5, parse):
            gc.collect()
            start = time.process_time()
            module = lamina.parse(text)
            middle = time.process_time()
            str(module)
            parse.append(middle - start)
            write.append(time.process_time() - middle)
            del module
            if tool is not None and not isinstance(peer, str):
                peer = _minimum(peer, theirs(text, "", tool))
        firsts = firsts or [min(parse) / count, min(write) / count]
        xdsl = of_xdsl.times(text, count)
        row = _row("parse and verify", count, min(parse), peer, "Parser", firsts[0])
        yield row | _beside(xdsl and xdsl.parse, min(parse))
        row = _row("print", count, min(write), peer, "Output", firsts[1])
        yield row | _beside(xdsl and xdsl.write, min(write))


def _beside(theirs: float | None, seconds: float) -> dict[str, object]:
    if theirs is None:
        return {"xDSL ms": None, "xDSL / lamina": None}
    return {"xDSL ms": theirs * 1e3, "xDSL / lamina": theirs / seconds}


def _row(
    name: str, count: int, seconds: float, peer: Phases | str | None, phase: str, first: float
) -> dict[str, object]:
    other = peer[phase] if isinstance(peer, dict) else None
    return {
        "what": name,
        "operations": count,
        "ms": seconds * 1e3,
        "mlir-opt ms": other * 1e3 if other is not None else peer,
        "lamina / mlir-opt": seconds / other if other else None,
        "cost of one to the first": seconds / count / first,
    }


def run(quick: bool, options: dict[str, str] | None = None) -> Iterator[dict[str, object]]:
    """One row per case and size, as soon as it is measured."""
    from lamina.tools import measurement

    counts = [1_000, 10_000] if quick else [1_000, 10_000, LARGE, 200_000]
    tool = measurement.find_tool("mlir-opt")
    chosen = _chosen(options, ("reading", *(name for name, _, _ in CASES), SCRIPT))
    if "reading" in chosen:
        yield from reading(counts if quick else [*counts, 1_000_000], tool)
    of_xdsl = _beside_this("_compile_xdsl")
    texts = [(name, partial(generate, kinds), pipeline) for name, kinds, pipeline in CASES]
    for name, text_of, pipeline in [*texts, (SCRIPT, with_script, "transform-interpreter")]:
        if name not in chosen:
            continue
        ours(text_of(300), pipeline, 1)
        of_xdsl = _beside_this("_compile_xdsl")
        first: float | None = None
        for count in counts:
            text = text_of(count)
            seconds, peer = compare(text, pipeline, count, tool)
            first = first or seconds / count
            xdsl = of_xdsl.times(text, count, name)
            yield _row(name, count, seconds, peer, "passes", first) | _beside(xdsl and xdsl.of_pass, seconds)


# ---- All passes

#: Seconds of processor time for one pass, its choice of inputs included.
PASS_LIMIT = 60.0
#: A larger input is measured only where it can be expected to take less than so many seconds.
RUN_LIMIT = 6.0


class OutOfTime(BaseException):
    """A pass took longer than its limit. No Exception, so that a pass cannot take it for its own failure."""


@contextlib.contextmanager
def limited(seconds: float) -> Iterator[None]:
    """Raises OutOfTime in the block after so many seconds of processor time, where the system has such a timer."""

    def end(signal_number: int, frame: object) -> None:
        raise OutOfTime

    if not hasattr(signal, "setitimer"):
        yield
        return
    previous = signal.signal(signal.SIGPROF, end)
    signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, previous)


def all_passes(quick: bool, options: dict[str, str] | None = None) -> Iterator[dict[str, object]]:
    """each pass on functions that it changes. After the rows of all passes come those that did not end within the
    limit, and the slowest ten by ratio to mlir-opt, by time for those without one, and by growth."""
    import lamina
    from lamina.passmanager.registry import registered_names
    from lamina.tools import measurement

    names = _chosen(options, registered_names())
    kinds = (*ALL, *_more_inputs().ALL)
    samples = [Sample(kind, lamina.parse(_sample(kind))) for kind in kinds]
    tool = measurement.find_tool("mlir-opt")
    rows: list[dict[str, object]] = []
    endless: list[dict[str, object]] = []
    for name in names:
        try:
            with limited(PASS_LIMIT):
                row = _pass_row(name, samples, (200, 1_000) if quick else (1_000, 5_000), tool)
        except OutOfTime:
            endless.append({"slowest by": f"limit of {PASS_LIMIT:g} s", "what": name, "ms": PASS_LIMIT * 1e3})
            continue
        if row is not None:
            rows.append(row)
            yield row
    compared = [row for row in rows if row["lamina / mlir-opt"] is not None]
    alone = [row for row in rows if row["lamina / mlir-opt"] is None]
    yield from endless
    yield from _slowest("ratio", compared, "lamina / mlir-opt")
    yield from _slowest("time", alone, "ms")
    yield from _slowest("growth", rows, "cost of one to the first")


def _chosen(options: dict[str, str] | None, names: Sequence[str]) -> Sequence[str]:
    """Those of the names that ``--only`` lists; all without it. Raises UnusableOption."""
    from lamina.tools import measurement

    if not options:
        return names
    wanted = [word.strip() for word in options["--only"].split(",")]
    for word in wanted:
        if word not in names:
            raise measurement.UnusableOption(f"--only: there is no '{word}'")
    return wanted


class Sample(NamedTuple):
    """A few functions of a kind."""

    kind: Function
    module: Any


def _sample(kind: Function) -> str:
    return "\n".join(kind(number) for number in range(3)) + f"\n{SMALL}\n"


def _more_inputs() -> ModuleType:
    return _beside_this("_compile_inputs")


def _beside_this(name: str) -> ModuleType:
    """The module of that name in this folder, which is no package."""
    spec = importlib.util.spec_from_file_location(name, Path(__file__).with_name(f"{name}.py"))
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module  # a data class looks for the module that it is of
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


def _changes(module: Any, pipeline: str) -> bool:
    """True if the pipeline changes a copy of the module; False if it fails."""
    import lamina

    copy = module.clone()
    before = str(copy)
    try:
        with contextlib.redirect_stdout(io.StringIO()), contextlib.redirect_stderr(io.StringIO()):
            lamina.run_pipeline(copy, f"builtin.module({pipeline})")
    except (lamina.PassError, ValueError):  # not applicable to this input, or requires an option
        return False
    return str(copy) != before


def _pass_row(
    name: str, samples: list[Sample], counts: tuple[int, int], tool: Path | None
) -> dict[str, object] | None:
    """The row of a pass on functions that it changes; None if there are none."""
    import lamina

    pipeline = _anchored(name)
    kinds = tuple(sample.kind for sample in samples if _changes(sample.module, pipeline))
    if len(kinds) > 1 and not _changes(lamina.parse(generate(kinds, counts[0])), pipeline):  # not together
        kinds = kinds[:1]
    if not kinds:
        return None
    small, large = counts
    first = ours(generate(kinds, small), pipeline, 3)
    large = max(small, min(large, int(small * RUN_LIMIT / first)))
    seconds, peer = compare(generate(kinds, large), pipeline, large, tool, 2)
    row = _row(name, large, seconds, peer, "passes", first / small)
    if isinstance(row["mlir-opt ms"], str):  # unknown to mlir-opt, or rejected
        row["mlir-opt ms"] = None
    return row


def _slowest(criterion: str, rows: list[dict[str, object]], column: str) -> list[dict[str, object]]:
    found = sorted(rows, key=lambda row: row[column] or 0.0, reverse=True)  # type: ignore[arg-type, return-value]
    return [{"slowest by": criterion, **row} for row in found[:10]]


#: What the other flags of ``lamina bench compile`` run instead.
VARIANTS = {"--all-passes": all_passes}
OPTIONS = {"--only": "rows of the table; with --all-passes, passes"}
