"""Passes on the command line are nested as mlir-opt nests them."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests import oracle
from tests.mlir_test import run_tool

FUNCTION = "func.func @f() { return }\n"
NESTED = {
    "gpu-eliminate-barriers": "builtin.module(func.func(gpu-eliminate-barriers",
    "scf-for-loop-peeling": "builtin.module(scf-for-loop-peeling",
    "scf-for-loop-specialization": "builtin.module(scf-for-loop-specialization",
    "scf-parallel-loop-specialization": "builtin.module(scf-parallel-loop-specialization",
}


def nesting(dump: str) -> str:
    return "".join(dump.partition("passes:")[2].split())


@pytest.mark.parametrize("name", NESTED)
def test_pass_runs_where_mlir_runs_it(name: str) -> None:
    outcome = run_tool(["opt", f"--{name}", "--dump-pass-pipeline", "-"], stdin=FUNCTION)
    assert outcome.exit_code == 0 and nesting(outcome.stderr).startswith(NESTED[name])


@oracle.requires_oracle
@pytest.mark.parametrize("name", NESTED)
def test_so_does_mlir(name: str) -> None:
    result = oracle.mlir_opt(FUNCTION, f"--{name}", "--dump-pass-pipeline")
    assert nesting(result.stderr).startswith(NESTED[name])


@pytest.mark.parametrize(
    ("pipeline", "message"),
    [
        (
            "normalize-memrefs",
            "error: Can't add pass 'NormalizeMemRefsPass' restricted to 'builtin.module' on a PassManager intended to "
            "run on 'func.func', did you intend to nest?",
        ),
        (
            "convert-to-llvm",
            ":1:1: error: pass 'convert-to-llvm' replaced the operation that it ran on: run it on the operation around",
        ),
    ],
)
def test_passes_that_do_not_fit_a_function(pipeline: str, message: str, tmp_path: Path) -> None:
    path = tmp_path / "f.mlir"
    path.write_text("func.func @f(%x: f32) -> f32 {\n  return %x : f32\n}\n")
    outcome = run_tool(["opt", str(path), f"--pass-pipeline=builtin.module(func.func({pipeline}))"])
    assert outcome.exit_code == 1 and message in outcome.stderr
