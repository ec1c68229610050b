"""LLVM IR and assembly in a trace, and facts derived from assembly."""

from __future__ import annotations

import platform
from pathlib import Path

import pytest

import lamina
from lamina.tracing.assembly import facts_of
from lamina.tracing.machine import add_stages
from lamina.tracing.reading import ReadTrace, read_trace
from lamina.tracing.recorder import Recorder
from tests.mlir_test import run_tool
from tests.tracing.recorded import line_operations, operation_names, origins, recorded

SUM = """
func.func @sum(%m: memref<?xf32>, %n: index) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  %s = scf.for %i = %c0 to %n step %c1 iter_args(%a = %zero) -> f32 {
    %v = memref.load %m[%i] : memref<?xf32>
    %t = arith.addf %a, %v : f32
    scf.yield %t : f32
  }
  return %s : f32
}
"""
LOOP = """\
f:                                      # @f
\tpushq\t%rbx
\tmovq\t%rdi, -8(%rsp)                  # 8-byte Spill
.LBB0_1:                                # %outer
.LBB0_2:                                # %inner
\tvmovups\t(%rdi,%rax), %zmm1
\tvbroadcastss\t4(%rsi), %zmm2
\tvfmadd231ps\t64(%rdi){1to16}, %zmm1, %zmm2
\tvfmadd231ps\t(%rdi), %ymm1, %ymm3
\tvmovss\t8(%rsi), %xmm0
\tvmovups\t%zmm2, (%rdx)
\tleaq\t8(%rax), %rax
\tjne\t.LBB0_2
\tmovq\t-8(%rsp), %rcx                  # 8-byte Reload
\tjmp\t.LBB0_1
\tretq
"""


def compiled() -> ReadTrace:
    with recorded() as found:
        lamina.compile(SUM)
    return found.trace


def test_the_last_stages_are_code() -> None:
    trace = compiled()
    assert [step["kind"] for step in trace.steps][-3:] == ["llvm", "llvm-opt", "asm"]
    assert trace.steps[0]["kind"] == "input"
    ir, optimized, assembly = (
        trace.lines(trace.after(len(trace.steps) + number)["@sum"]) for number in (-3, -2, -1)
    )
    assert ir[0].startswith("define ") and optimized[0].startswith("define ") and assembly[0].startswith("sum:")
    assert not any("!dbg" in line for line in [*ir, *optimized]) and not any(".loc" in line for line in assembly)


def test_lines_know_the_operations_that_made_them() -> None:
    trace = compiled()
    for number, wanted in ((-3, "fadd"), (-2, "fadd"), (-1, "addss")):
        version = trace.after(len(trace.steps) + number)["@sum"]
        lines = zip(trace.lines(version), line_operations(trace, version), strict=True)
        made = {operation for text, operation in lines if wanted in text}
        assert made and all("arith.addf" in operation_names(trace, origins(trace, one)) for one in made)


def test_code_of_a_trace_is_the_code_that_runs() -> None:
    """Debug locations change no instruction."""
    trace = compiled()
    shown = [line.split("#")[0].split() for line in trace.lines(trace.after(len(trace.steps) - 1)["@sum"])]
    plain = lamina.compile(SUM, cache=None).assembly()
    emitted = [line.split("#")[0].split() for line in plain.splitlines()]
    start = emitted.index(["sum:"])

    def instructions(lines: list[list[str]]) -> list[list[str]]:
        return [words for words in lines if words and not words[0].startswith(".") and not words[0].endswith(":")]

    expected = instructions(shown)
    assert expected and instructions(emitted[start:])[: len(expected)] == expected


def test_facts_of_the_innermost_loops() -> None:
    facts = facts_of(LOOP.splitlines())
    (loop,) = facts["loops"]
    assert (loop["label"], loop["first"], loop["last"]) == (".LBB0_2", 4, 12)
    assert (loop["instructions"], loop["multiply_adds"], loop["vector_registers"]) == (8, 2, 4)
    # 64, broadcasts of 4 and 4, 32, and a scalar of 4.
    assert (loop["loads"], loop["bytes_loaded"], loop["stores"], loop["bytes_stored"]) == (5, 108, 1, 64)
    assert (loop["spills"], loop["reloads"]) == (0, 0)
    assert (facts["whole"]["spills"], facts["whole"]["reloads"]) == (1, 1)


@pytest.mark.skipif(platform.machine() != "x86_64", reason="reads x86 assembly")
def test_a_trace_has_the_facts() -> None:
    machine = compiled().meta["machine"]
    names = [compiled().units[one["unit"]] for one in machine]
    assert "@sum" in names and machine[names.index("@sum")]["loops"]


def test_opt_shows_code_of_modules_that_are_ready(tmp_path: Path) -> None:
    source, page = tmp_path / "in.mlir", tmp_path / "out.html"
    source.write_text(SUM)
    flags = ["--convert-scf-to-cf", "--convert-to-llvm", "--reconcile-unrealized-casts", f"--trace-html={page}"]
    assert run_tool(["opt", *flags, str(source)]).exit_code == 0
    assert [step["kind"] for step in read_trace(page).steps][-3:] == ["llvm", "llvm-opt", "asm"]
    assert run_tool(["opt", "--convert-scf-to-cf", f"--trace-html={page}", str(source)]).exit_code == 0
    assert [step["kind"] for step in read_trace(page).steps] == ["input", "pass"]


def test_run_writes_the_page_too(tmp_path: Path) -> None:
    source, page = tmp_path / "in.mlir", tmp_path / "out.html"
    source.write_text(SUM)
    outcome = run_tool(["run", "--emit=asm", "-o", str(tmp_path / "out.s"), f"--trace-html={page}", str(source)])
    assert outcome.exit_code == 0 and read_trace(page).steps[-1]["kind"] == "asm"


def test_allocations_and_copies_are_listed() -> None:
    text = """
    func.func @f(%t: tensor<16xf32>, %x: f32, %i: index) -> (tensor<16xf32>, f32) {
      %0 = tensor.insert %x into %t[%i] : tensor<16xf32>
      %1 = tensor.extract %t[%i] : tensor<16xf32>
      return %0, %1 : tensor<16xf32>, f32
    }"""
    with recorded() as found:
        lamina.run_pipeline(lamina.parse(text), "builtin.module(one-shot-bufferize{bufferize-function-boundaries})")
    trace = found.trace
    assert [size for _, size in trace.meta["allocations"]] == [64]
    assert [size for _, size in trace.meta["copies"]] == [64]
    messages = trace.steps[-1]["messages"]
    assert messages[0][0] == "copy" and "64" in messages[0][1]


def test_large_constants_are_declared_only(tmp_path: Path) -> None:
    values = ", ".join(str(number) for number in range(2000))
    source = f"""
    llvm.mlir.global internal constant @weights(dense<[{values}]> : tensor<2000xi32>) : !llvm.array<2000 x i32>
    llvm.func @f(%i: i64) -> i32 {{
      %0 = llvm.mlir.addressof @weights : !llvm.ptr
      %1 = llvm.getelementptr %0[0, %i] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<2000 x i32>
      %2 = llvm.load %1 : !llvm.ptr -> i32
      llvm.return %2 : i32
    }}
    """
    recorder = Recorder()
    add_stages(recorder, lamina.parse(source))
    texts = [text for text in recorder.texts.listed if "@weights = " in text]
    assert texts and all(" external " in text and "constant [8000 x i8]" in text for text in texts)
