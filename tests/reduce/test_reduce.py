"""The reducer keeps what fails and takes the rest away, on any dialect, through valid IR only."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

import lamina
from lamina.passmanager import Pass, register_pass
from lamina.reduce import Observation, Reducer, State, Wanted
from lamina.reduce.engine import NotInteresting
from lamina.reduce.journal import journal_at
from lamina.reduce.observation import general_message
from lamina.reduce.observers import (
    AgainstObserver,
    CommandObserver,
    NativeObserver,
    PipelineObserver,
    PipelinesObserver,
    guarded,
)
from lamina.reduce.state import read_state
from lamina.tools.main import main


@register_pass("test-crash-on-divsi", summary="raises at a division")
class CrashOnDivision(Pass):
    def run(self, operation: lamina.Operation) -> None:
        for inner in operation.walk():
            if inner.name == "arith.divsi":
                raise KeyError("a planted failure")


@register_pass("test-hang-on-divsi", summary="never ends at a division")
class HangOnDivision(Pass):
    def run(self, operation: lamina.Operation) -> None:
        import time

        for inner in operation.walk():
            if inner.name == "arith.divsi":
                time.sleep(1000)


@register_pass("test-abort-on-divsi", summary="ends the process at a division")
class AbortOnDivision(Pass):
    def run(self, operation: lamina.Operation) -> None:
        import os

        for inner in operation.walk():
            if inner.name == "arith.divsi":
                os.abort()


@register_pass("test-wrong-divsi", summary="swaps the operands of a division")
class WrongDivision(Pass):
    def run(self, operation: lamina.Operation) -> None:
        for inner in operation.walk():
            if inner.name == "arith.divsi":
                inner.set_operands(inner.operands[::-1])


NESTED = """
func.func private @callee(i32, f32) -> (i32, f32)
func.func @other() { return }
func.func @f(%a: i32, %b: f32, %n: index, %t: tensor<16x32xf64>) -> (i32, f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %k = arith.constant 17 : i32
  %0 = scf.for %i = %c0 to %n step %c1 iter_args(%x = %a) -> i32 {
    %c = arith.cmpi slt, %x, %k : i32
    %1 = scf.if %c -> i32 {
      %d = arith.divsi %x, %k : i32
      scf.yield %d : i32
    } else {
      scf.yield %x : i32
    }
    scf.yield %1 : i32
  }
  %2:2 = call @callee(%0, %b) : (i32, f32) -> (i32, f32)
  return %2#0, %2#1 : i32, f32
}
"""


def reduced(
    text: str, pipeline: str | None, observer: object = None, wanted: Wanted | None = None, jobs: int = 1
) -> State:
    reducer = Reducer(observer or PipelineObserver(), wanted or Wanted(), jobs=jobs, timeout=1.0)  # type: ignore[arg-type]
    return reducer.reduce(read_state(text, "input.mlir", pipeline)).state


def test_a_crash_is_all_that_stays() -> None:
    state = reduced(NESTED, "builtin.module(cse,func.func(canonicalize),test-crash-on-divsi,symbol-dce)")
    assert state.pipeline == "builtin.module(test-crash-on-divsi)"
    assert state.operations == 3
    names = re.findall(r"(?:arith|scf|func|tensor)\.\w+", state.text)
    assert names == ["func.func", "arith.divsi"] and "private" not in state.text


def test_the_result_does_not_depend_on_the_number_of_processes() -> None:
    pipeline = "builtin.module(test-crash-on-divsi)"
    text = "func.func @f(%a: i32) -> i32 { %0 = arith.divsi %a, %a : i32 %1 = arith.addi %0, %a : i32 return %1 : i32 }"
    assert reduced(text, pipeline, jobs=3) == reduced(text, pipeline, jobs=1)


@pytest.mark.parametrize(("name", "kind"), [("test-hang-on-divsi", "hang"), ("test-abort-on-divsi", "crash")])
def test_hangs_and_aborts_end_only_the_process_that_tries(name: str, kind: str) -> None:
    text = "func.func @f(%a: i32) -> i32 { %0 = arith.divsi %a, %a : i32 %1 = arith.addi %0, %a : i32 return %1 : i32 }"
    reducer = Reducer(PipelineObserver(), Wanted(kind), jobs=2, timeout=0.4)
    result = reducer.reduce(read_state(text, "x.mlir", f"builtin.module({name})"))
    assert "arith.divsi" in result.state.text and "arith.addi" not in result.state.text
    assert result.seen.kind == kind


def test_the_diagnostic_stays_the_same() -> None:
    text = """
    func.func @f(%t: tensor<4x8xf32>, %x: i32) -> tensor<4x8xf32> {
      %u = "my.op"(%t) {a = 1 : i32, b = "text"} : (tensor<4x8xf32>) -> tensor<4x8xf32>
      %y = arith.addi %x, %x : i32
      return %u : tensor<4x8xf32>
    }"""
    state = reduced(
        text, "builtin.module(cse,one-shot-bufferize)", wanted=Wanted("error", re.compile("not bufferized"))
    )
    assert state.operations == 3 and '"my.op"' in state.text and "a = 1" not in state.text
    assert state.pipeline == "builtin.module(one-shot-bufferize)"


def test_sizes_ranks_and_element_types_become_simple() -> None:
    text = """func.func @f(%t: tensor<128x64xf64>) -> tensor<128x64xf64> {
      %0 = "my.op"(%t) : (tensor<128x64xf64>) -> tensor<128x64xf64>
      return %0 : tensor<128x64xf64>
    }"""
    state = reduced(text, None, CommandObserver.of("grep -q my.op"), Wanted(status=0))
    assert "128" not in state.text and "64" not in state.text


def test_branches_and_blocks_go() -> None:
    text = """
    func.func @f(%c: i1, %a: i32) -> i32 {
      cf.cond_br %c, ^one(%a : i32), ^two
    ^one(%x: i32):
      %0 = arith.divsi %x, %a : i32
      cf.br ^three(%0 : i32)
    ^two:
      %1 = arith.addi %a, %a : i32
      cf.br ^three(%1 : i32)
    ^three(%y: i32):
      return %y : i32
    }"""
    state = reduced(text, "builtin.module(test-crash-on-divsi)")
    assert state.operations == 3 and "^" not in state.text


def test_transform_scripts_are_ir() -> None:
    script = """
    module attributes {transform.with_named_sequence} {
      transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
        %0 = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
        %1 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
        transform.print %1 : !transform.any_op
        transform.yield
      }
    }"""
    state = reduced(script, None, CommandObserver.of("grep -q transform.print"), Wanted(status=0))
    assert "transform.print" in state.text and "structured.match" not in state.text


def test_pdll_with_errors_is_reduced() -> None:
    """Text that does not parse need not become a valid program."""
    text = "".join(
        f"Pattern P{n} {{\n  let x: Value;\n{'  Nowhere(x);' if n == 17 else ''}\n  erase op<a.b{n}>(x);\n}}\n"
        for n in range(30)
    )
    reducer = Reducer(PipelineObserver(), Wanted(pattern=re.compile("undefined reference to .Nowhere")))
    found = reducer.reduce(read_state(text, "x.pdll")).state
    assert found.text.count("Pattern") == 1 and "Nowhere(" in found.text and len(found.text) < 60


def test_pdll_is_reduced_by_statements() -> None:
    text = """
    Pattern First { let root = op<a.b>(x: Value); replace root with x; }
    Pattern Second {
      let other = op<c.d>;
      let root = op<e.f>(other);
      erase root;
    }"""
    reducer = Reducer(CommandObserver.of("grep -q e.f"), Wanted(status=0), jobs=1)
    found = reducer.reduce(read_state(text, "x.pdll")).state
    assert "First" not in found.text and "op<e.f>" in found.text
    lamina.pdll.parse(found.text)


def test_what_does_not_parse_is_reduced_as_text() -> None:
    text = "func.func @f() {\n  return\n}\nfunc.func @g( {\n}\n"
    state = reduced(text, None)
    assert state.kind == "text" and state.operations <= 2


def test_two_pipelines_and_an_interpreter() -> None:
    text = """func.func @f(%a: i32, %b: i32) -> i32 {
      %0 = arith.addi %a, %b : i32
      %2 = arith.ori %0, %a : i32
      %k = arith.constant 3 : i32
      %3 = arith.divsi %2, %k : i32
      return %3 : i32
    }"""
    state = reduced(text, "builtin.module(test-wrong-divsi)", PipelinesObserver(), Wanted("difference"))
    assert "arith.divsi" in state.text and "arith.ori" not in state.text


def test_native_code_agrees_with_the_interpreter() -> None:
    state = read_state("func.func @f(%a: i32) -> i32 { return %a : i32 }", "x.mlir")
    assert guarded(NativeObserver().observe, state).kind == "success"
    wrong = State(
        "func.func @f(%a: i32) -> i32 { %k = arith.constant 1000 : i32 %0 = arith.divsi %a, %k : i32 return %0 : i32 }",
        pipeline="builtin.module(test-wrong-divsi)",
    )
    assert guarded(NativeObserver().observe, wrong).kind in ("difference", "crash")


def test_another_tool(tmp_path: Path) -> None:
    other = tmp_path / "tool.sh"
    other.write_text("#!/bin/sh\nsed 's/arith.addi/arith.subi/' \"$1\"\n")
    other.chmod(0o755)
    observer = AgainstObserver(CommandObserver.of(str(other)))
    text = """func.func @f(%a: i32, %b: i32) -> i32 {
      %0 = arith.addi %a, %b : i32
      %1 = arith.muli %0, %b : i32
      return %1 : i32
    }"""
    state = reduced(text, "builtin.module()", observer)
    assert "arith.addi" in state.text and "arith.muli" not in state.text


def test_nothing_fails() -> None:
    with pytest.raises(NotInteresting, match="nothing fails"):
        reduced("func.func @f() { return }", "builtin.module(cse)")
    with pytest.raises(NotInteresting, match="looked for crash"):
        reduced("func.func @f() { return }", "builtin.module(cse)", wanted=Wanted("crash"))


def test_messages_lose_what_reductions_change() -> None:
    assert general_message("op '@f' has 3 uses of %x") == general_message("op '@g12' has 4 uses of %y1")


def test_observations_match() -> None:
    seen = Observation("error", "the text", "text", 3)
    assert Wanted(status=3).matches(seen) and not Wanted(status=2).matches(seen)
    assert not Wanted().matches(Observation("invalid"))
    assert Wanted().like(seen) == Wanted("error", None, None, "text")


def test_many_operations() -> None:
    """Hundreds of operations in tens of attempts."""
    rng = random.Random(7)
    lines, values = [], ["%a", "%b"]
    for number in range(400):
        lines.append(f"%v{number} = arith.addi {rng.choice(values)}, {rng.choice(values)} : i32")
        values.append(f"%v{number}")
        if number == 230:
            lines.append("%bad = arith.divsi %v228, %v3 : i32")
            values.append("%bad")
    text = f"func.func @f(%a: i32, %b: i32) -> i32 {{\n{chr(10).join(lines)}\nreturn {values[-1]} : i32\n}}"
    reducer = Reducer(PipelineObserver(), jobs=1)
    result = reducer.reduce(read_state(text, "x.mlir", "builtin.module(test-crash-on-divsi)"))
    assert result.state.operations == 3 and result.attempts < 120


def test_resuming_skips_what_is_known(tmp_path: Path) -> None:
    path = str(tmp_path / "journal")
    with journal_at(path, "a question") as journal:
        journal.add("abc")
    with journal_at(path, "a question") as journal:
        assert journal.known == {"abc"}
    with journal_at(path, "another") as journal:
        assert not journal.known


REPRODUCER = """module { func.func @f(%t: tensor<4xf32>) { %0 = "a.b"(%t) : (tensor<4xf32>) -> tensor<4xf32> return } }
{-#
  external_resources: {
    mlir_reproducer: {
      pipeline: "builtin.module(cse,one-shot-bufferize)",
      disable_threading: false,
      verify_each: true
    }
  }
#-}
"""


def test_a_reproducer_is_given_as_it_is(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, out = tmp_path / "crash.mlir", tmp_path / "small.mlir"
    file.write_text(REPRODUCER)
    assert main(["reduce", str(file), "-o", str(out), "--quiet", "--jobs=1"]) == 0
    assert 'pipeline: "builtin.module(one-shot-bufferize)"' in out.read_text()
    assert "operations" in capsys.readouterr().err
    assert not out.with_name("small.mlir.journal").exists()
    # What was written is a reproducer again.
    assert main(["reduce", str(out), "-o", str(out), "--quiet", "--jobs=1", "--resume"]) == 0
    assert main(["opt", "--allow-unregistered-dialect", "--run-reproducer", str(out)]) == 1


def test_a_reproducer_grants_itself_nothing(tmp_path: Path) -> None:
    target = tmp_path / "written.mlir"
    pipeline = f"builtin.module(snapshot-op-locations{{filename={target}}})"
    file = tmp_path / "crash.mlir"
    file.write_text(REPRODUCER.replace("builtin.module(cse,one-shot-bufferize)", pipeline))
    assert main(["reduce", str(file), "--quiet", "--jobs=1", "--diagnostic=not permitted"]) == 0
    assert not target.exists()
    assert main(["reduce", str(file), "--quiet", "--jobs=1", f"--allow-write={tmp_path}"]) == 1
    assert target.exists()


@pytest.mark.parametrize(
    ("flags", "said"),
    [
        (["--native", "--command=x"], "exclude each other"),
        (["--diagnostic=("], "is not a regular expression"),
        (["--timeout=-1"], "is not a number of seconds"),
        (["--crash", "--hang"], "exclude each other"),
        (["--comand=x"], "Did you mean '--command'"),
        (["--command='"], "for the --command option"),
        (["--pass-pipeline=builtin.module(nope)"], "does not refer to a registered pass"),
    ],
)
def test_wrong_usage(flags: list[str], said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "x.mlir"
    file.write_text("func.func @f() { return }")
    assert main(["reduce", str(file), *flags]) == 2
    assert said in capsys.readouterr().err


def test_missing_and_sound_files(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "x.mlir"
    assert main(["reduce", str(file)]) == 1
    file.write_text("func.func @f() { return }")
    assert main(["reduce", str(file), "--cse", "--jobs=1"]) == 1
    assert "nothing fails on the input" in capsys.readouterr().err
