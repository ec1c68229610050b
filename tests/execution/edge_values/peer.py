"""Functions run by MLIR's own tools: lowered by mlir-opt one by one, then run in one process of mlir-runner.

A job is a module with ``@main_N()``, which prints words (unsigned integers, one a line) by ``@printI64``. The process
runs all jobs that mlir-opt could lower; where it dies, the jobs are run in halves.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

from tests import oracle

PIPELINE = (
    "builtin.module(convert-bufferization-to-memref,convert-linalg-to-loops,func.func(scf-forall-to-for),"
    "func.func(convert-vector-to-scf{full-unroll=true}),expand-strided-metadata,lower-affine,"
    "convert-complex-to-standard,convert-scf-to-cf,convert-math-to-funcs,func.func(math-expand-ops{ops=rsqrt}),"
    "convert-vector-to-llvm,convert-to-llvm,arith-expand{include-f8e8m0=true},convert-math-to-libm,convert-to-llvm,"
    "reconcile-unrealized-casts)"
)
# Arithmetic on floats of any format by calls of LLVM's library for them.
APFLOAT_PIPELINE = PIPELINE.replace(
    "convert-math-to-funcs",
    "func.func(arith-expand{include-f8e8m0=true}),convert-arith-to-apfloat,convert-math-to-apfloat,convert-math-to-funcs",
)
DECLARATIONS = "func.func private @printI64(i64)\nfunc.func private @printNewline()\n"
END_OF_JOB = 0x5EED5EED5EED


def run_jobs(jobs: Sequence[str], pipeline: str = PIPELINE, script: str = "") -> list[list[int] | None]:
    """The words that each job prints; None for one that mlir-opt does not lower, or on which the program dies. The
    pipeline may run ``script``, a named sequence."""
    head, tail = ("module attributes {transform.with_named_sequence} {\n", script + "}\n") if script else ("", "")
    texts = [head + DECLARATIONS + job + tail for job in jobs]
    lowered = oracle.mlir_opt_many(texts, f"--pass-pipeline={pipeline}")
    modules = {place: _unique(result.stdout, place) for place, result in enumerate(lowered) if result.ok}
    found: dict[int, list[int]] = {}
    _run(modules, list(modules), found)
    return [found.get(place) for place in range(len(jobs))]


def _unique(module: str, place: int) -> str:
    """The operations of a module, with the names it defines made different from all others'."""
    lines = re.sub(r"^  transform\.named_sequence .*?^  }$\n", "", module.strip(), flags=re.M | re.S).splitlines()
    assert lines[0].startswith("module") and lines[-1] == "}"
    body = lines[1:-1]
    defined = {
        match[1]
        for line in body
        if (match := re.match(r"  llvm\.(?:func|mlir\.global) .*?@([\w.$-]+)[(]", line)) and _is_definition(line)
    }
    text = "\n".join(body)
    for name in defined - {f"main_{place}"}:
        text = re.sub(rf"@{re.escape(name)}(?![\w.$-])", f"@{name}_of_{place}", text)
    return text


def _is_definition(line: str) -> bool:
    return line.endswith("{") or "llvm.mlir.global" in line


def _run(modules: dict[int, str], places: list[int], found: dict[int, list[int]]) -> None:
    if not places:
        return
    words = _run_together([(place, modules[place]) for place in places])
    if words is None:
        if len(places) > 1:
            half = len(places) // 2
            _run(modules, places[:half], found)
            _run(modules, places[half:], found)
        return
    position = 0
    for place in places:
        end = words.index(END_OF_JOB, position)
        found[place] = words[position:end]
        position = end + 1


def _run_together(jobs: Sequence[tuple[int, str]]) -> list[int] | None:
    declared: dict[str, None] = {}
    bodies = []
    for _, text in jobs:
        kept = []
        for line in text.splitlines():
            if line.startswith("  llvm.func ") and not _is_definition(line):
                declared.setdefault(line)
            else:
                kept.append(line)
        bodies.append("\n".join(kept))
    calls = "".join(
        f"  llvm.call @main_{place}() : () -> ()\n  llvm.call @printI64(%end) : (i64) -> ()\n"
        "  llvm.call @printNewline() : () -> ()\n"
        for place, _ in jobs
    )
    main = f"llvm.func @main() {{\n  %end = llvm.mlir.constant({END_OF_JOB} : i64) : i64\n{calls}  llvm.return\n}}\n"
    text = "\n".join([*_one_each(declared), *bodies, main])
    flags = ["-e", "main", "--entry-point-result=void", f"--shared-libs={','.join(_libraries())}"]
    done = oracle.run_process("mlir-runner", ["--disable-symbolication", *flags], text)
    if done.status != 0:
        return None
    return [int(line) & 0xFFFFFFFFFFFFFFFF for line in done.stdout.split()]


def _one_each(declarations: Sequence[str] | dict[str, None]) -> list[str]:
    """Declarations of different functions: attributes may differ between two of one function."""
    found: dict[str, str] = {}
    for line in declarations:
        match = re.search(r"@([\w.$-]+)\(", line)
        assert match is not None
        found.setdefault(match[1], line)
    return list(found.values())


def _libraries() -> list[str]:
    folder = Path(oracle.tool("mlir-runner")).parent.parent / "lib"
    return [str(folder / f"libmlir_{name}.so") for name in ("c_runner_utils", "runner_utils", "apfloat_wrappers")]


def printed(value: str, type: str, prefix: str = "") -> list[str]:
    """Statements that print a scalar's bits; ``prefix`` makes the names of their values unique."""
    if type.startswith("complex<"):
        part = type[len("complex<") : -1]
        lines = [f"%{prefix}re = complex.re {value} : {type}", f"%{prefix}im = complex.im {value} : {type}"]
        return lines + printed(f"%{prefix}re", part, f"{prefix}r") + printed(f"%{prefix}im", part, f"{prefix}i")
    lines = []
    name = f"%{prefix}word"
    if type == "index":
        lines.append(f"{name} = arith.index_cast {value} : index to i64")
    elif type == "i64":
        name = value
    else:
        small = re.match(r"f([468])E", type)
        bits = int(small[1]) if small else int("".join(c for c in type if c.isdigit()))
        if not type.startswith("i"):
            lines.append(f"{name}bits = arith.bitcast {value} : {type} to i{bits}")
            value = f"{name}bits"
        if bits < 64:
            lines.append(f"{name} = arith.extui {value} : i{bits} to i64")
        else:
            name = value
    return [*lines, f"func.call @printI64({name}) : (i64) -> ()", "func.call @printNewline() : () -> ()"]
