"""``--verify-diagnostics``, malformed pipelines and dumps of pipelines: lamina's output is mlir-opt's."""

from __future__ import annotations

import pytest

from tests import oracle
from tests.mlir_test import run_tool

COMMENTS = """func.func @ok(%a: i32) {
  // expected-note {{a}} expected-error@below {{math.ctlz}}
  // expected-warning@+2 {{'math.ctlz' op}}
  // expected-error-re@+1 {{'{{[a-z.]+}}' op result #{{[0-9]+}} must}}
  %0 = "math.ctlz"(%a) : (i32) -> f32
  // expected-error-re@+1 {{'{{[a-z.]+}} op}}
  // expected-error-re@+1 {{a {{( }} b}}
  // expected-error-re@+1 {{a {{a }}
  return }
// -----
func.func @ok2(%a: i32) {
  // expected-error@below {{'math.ctlz' op}}
  %0 = "math.ctlz"(%a) : (i32) -> f32
  return }
// -----
func.func @unexpected(%a: i32) {
  // expected-note@-1 {{prior use here}}
  %0 = math.ctlz %a : i8
  return }
// -----
// expected-note@below {{see existing}}
func.func @twice() { return }
// expected-error@+1 {{redefinition}}
func.func @twice() { return }
// -----
module { // expected-error@above {{x}}
}
// -----
module {
}
// expected-error@below {{dangling}}
// expected-error {{spaces behind it}} \n\
// expected-error {{not at the end}} x
// expected-error  @+1 {{spaces}}
"""
PIPELINES = [
    "builtin.module(func.func(canonicalize,cse)", "builtin.module(cse))", "builtin.module(func.func(foo))",
    "builtin.module(cse,,cse)", "builtin.module", "cse", "builtin.module(cse),cse", "builtin.module(cse{)",
    "builtin.module(func.func(cse)x)", "(cse)", "func.func(cse)", " builtin.module( cse ) ", "any(cse)",
    "builtin.module(func.func(canonicalize{max-iterations=2},cse),any(cse),symbol-dce,inline)",
]  # fmt: skip


@pytest.mark.parametrize("mode", ["", "=only-expected"])
def test_comments(mode: str) -> None:
    flags = ["--split-input-file", f"--verify-diagnostics{mode}"]
    theirs = oracle.run_process("mlir-opt", flags, COMMENTS)
    ours = run_tool(["opt", *flags, "-"], stdin=COMMENTS)
    assert ours.stderr == theirs.stderr
    assert ours.stdout.split() == theirs.stdout.split()
    assert ours.exit_code == theirs.status == 1


@pytest.mark.parametrize("pipeline", PIPELINES)
def test_pipelines(pipeline: str) -> None:
    flags = [f"--pass-pipeline={pipeline}", "--dump-pass-pipeline"]
    theirs = oracle.run_process("mlir-opt", flags, "module {}\n")
    ours = run_tool(["opt", *flags, "-"], stdin="module {}\n")
    assert ours.stderr.rstrip() == theirs.stderr.rstrip()
    assert ours.exit_code == theirs.status


def test_output_file_that_cannot_be_written() -> None:
    ours = run_tool(["opt", "-o", "/nonexistent/folder/file", "-"], stdin="module {}\n")
    assert ours.exit_code == 1
    assert ours.stderr == "cannot open output file '/nonexistent/folder/file': No such file or directory\n"
