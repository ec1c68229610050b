"""For any pipeline, a trace changes neither its result nor its diagnostics, and ends with its result."""

from __future__ import annotations

import random
import re
import shlex
from collections.abc import Iterator
from pathlib import Path

import pytest

import lamina
from lamina.ir.diagnostics import DiagnosticError
from lamina.ir.operation import Operation
from lamina.tracing import api
from lamina.tracing.data import chunks_of
from lamina.tracing.machine import has_code
from lamina.tracing.reading import ReadTrace
from lamina.tracing.recorder import MLIR, Recorder
from tests.mlir_test import run_tool

ROOT = Path(__file__).parent.parent
FILES = sorted(ROOT.glob("conformance/**/*.mlir")) + sorted(ROOT.glob("conversion/*.mlir"))
SAMPLE = random.Random(7).sample(FILES, 24)


def cases(path: Path) -> Iterator[tuple[list[str], str]]:
    """The flags and the pieces of a comparison."""
    head, _, rest = path.read_text(encoding="utf-8", errors="replace").partition("\n")
    if head.startswith("// COMPARE: "):
        flags = [
            flag for flag in shlex.split(head.removeprefix("// COMPARE: "))
            if not re.match(r"--(split-input|verify-diag)", flag)
        ]  # fmt: skip
        for piece in rest.split("// -----")[:2]:
            yield flags, piece


@pytest.mark.parametrize("path", SAMPLE, ids=lambda path: str(path.relative_to(ROOT)))
def test_a_trace_shows_and_changes_nothing(path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept: list[Recorder] = []
    monkeypatch.setattr(api, "write", lambda recorder, path: kept.append(recorder))
    for flags, piece in cases(path):
        source = tmp_path / "in.mlir"
        source.write_text(piece)
        plain = run_tool(["opt", *flags, str(source)])
        traced = run_tool(["opt", *flags, str(source), f"--trace-html={tmp_path / 'out.html'}"])
        assert (plain.exit_code, plain.stdout, plain.stderr) == (traced.exit_code, traced.stdout, traced.stderr)
        recorder = kept.pop()
        if plain.exit_code == 0 and recorder.root is not None and "dense_resource" not in plain.stdout:
            assert_last(ReadTrace(chunks_of(recorder).texts), recorder.root)


def assert_last(trace: ReadTrace, module: Operation) -> None:
    """The code after the last pass reads as the module does."""
    last = max(number for number, step in enumerate(trace.steps) if step["kind"] not in ("llvm", "llvm-opt", "asm"))
    state = trace.after(last)
    assert all(trace.meta["versions"][version][1] == MLIR for version in state.values())
    assert has_code(module) == (trace.steps[-1]["kind"] in ("llvm", "llvm-opt", "asm"))
    shown = [line for unit, version in state.items() for line in trace.lines(version)[0 if unit else 1 :]]
    if any("__elided__" in line for line in shown):
        return
    assert parts("\n".join(shown)) == parts(str(module))


def parts(text: str) -> list[str]:
    """The top-level operations, in any order and without value names."""
    try:
        module = lamina.parse(text, allow_unregistered=True, check=False)
    except DiagnosticError as problem:
        return [str(problem)]
    texts = [one.to_text(generic=True, local_scope=True) for one in module.regions[0].blocks[0].operations]
    return sorted(re.sub(r"%[\w#]+", "%", one) for one in texts)
