"""What a trace records: passes, rewrites, and where operations come from."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import lamina
from lamina.dialects.arith import ops as arith
from lamina.ir import observer as ir
from lamina.ir.operation import Operation
from lamina.passmanager import instrumentation
from lamina.rewrite import PatternRewriter, rewriter
from lamina.rewrite.canonicalization import canonicalization_patterns
from lamina.rewrite.conversion_pattern import ConversionPattern
from lamina.rewrite.conversion_target import ConversionTarget
from lamina.rewrite.dialect_conversion import apply_partial_conversion
from lamina.rewrite.greedy import apply_patterns_greedily
from lamina.tracing.reading import ReadTrace, read_trace
from lamina.tracing.rules import Rules
from lamina.tracing.snapshots import Snapshot, Texts
from tests.mlir_test import run_tool
from tests.tracing.recorded import code, line_operations, names, operation_names, origins, record, recorded

TWO = """
func.func @f(%x: i32) -> i32 {
  %a = arith.constant 2 : i32
  %b = arith.addi %a, %a : i32
  %c = arith.muli %x, %b : i32
  return %c : i32
}
func.func @g(%x: i32, %y: i32) -> i32 {
  %a = arith.addi %x, %y : i32
  %b = arith.addi %x, %y : i32
  %c = arith.subi %a, %b : i32
  %d = arith.muli %a, %b : i32
  return %d : i32
}
"""
UNBUFFERIZABLE = """
func.func @f(%t: tensor<4xf32>) -> tensor<4xf32> {
  %0 = "a.b"(%t) : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
"""
LOOP = """
func.func @f(%m: memref<8xf32>, %x: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  scf.for %i = %c0 to %c8 step %c1 {
    memref.store %x, %m[%i] : memref<8xf32>
  }
  return
}
"""


def rewrites_of(trace: ReadTrace, rule: str) -> list[dict[str, Any]]:
    return [one for one in trace.rewrites() if one["rule"] == rule]


# ---- Passes


def test_nested_pipelines_run_function_by_function() -> None:
    trace = record(lamina.parse(TWO), "builtin.module(func.func(canonicalize,cse),symbol-dce)")
    assert names(trace) == ["input", "canonicalize @f", "cse @f", "canonicalize @g", "cse @g", "symbol-dce"]
    changed = [[trace.units[unit] for unit, _, _ in step["changed"]] for step in trace.steps[1:]]
    assert changed == [["@f"], [], ["@g"], ["@g"], []]
    assert all(step["seconds"] >= 0 for step in trace.steps)


def test_times_of_folds_leave_out_the_recording() -> None:
    sums = "\n".join(f"  %{i + 1} = arith.addi %{i}, %c : i32" for i in range(300))
    text = f"func.func @f() -> i32 {{\n  %c = arith.constant 1 : i32\n  %0 = arith.constant 2 : i32\n{sums}\n"
    trace = record(lamina.parse(f"{text}  return %300 : i32\n}}\n"), "builtin.module(canonicalize)")
    (step,) = [one for one in trace.steps if one["name"] == "canonicalize"]
    folds = rewrites_of(trace, "fold arith.addi")
    assert len(folds) == 300
    assert sum(fold["seconds"] for fold in folds) <= step["seconds"]
    assert all(fold["seconds"] > 0 for fold in folds)


def test_a_pass_that_runs_passes_has_them_inside() -> None:
    text = "builtin.module(composite-fixed-point-pass{name=Both pipeline=func.func(canonicalize,cse)})"
    found = names(record(lamina.parse(TWO), text))
    assert found[:4] == ["input", "composite-fixed-point-pass", "  canonicalize @f", "  cse @f"]


def test_the_code_after_the_last_step_is_the_result() -> None:
    module = lamina.parse(TWO)
    trace = record(module, "builtin.module(canonicalize,cse,convert-to-llvm)")
    state = code(trace)
    again = lamina.parse("\n".join("\n".join(lines) for unit, lines in state.items() if unit))
    assert str(again) == str(module)


def test_values_keep_their_names() -> None:
    trace = record(lamina.parse(TWO), "builtin.module(convert-to-llvm)")
    # What takes the place of a value takes its name.
    assert code(trace)["@g"][1:-1] == [
        "  %0 = llvm.add %arg0, %arg1 : i32",
        "  %1 = llvm.add %arg0, %arg1 : i32",
        "  %2 = llvm.sub %0, %1 : i32",
        "  %3 = llvm.mul %0, %1 : i32",
        "  llvm.return %3 : i32",
    ]


def test_what_happens_between_pipelines_is_a_step() -> None:
    module = lamina.parse(TWO)
    with recorded() as found:
        lamina.run_pipeline(module, "builtin.module(cse)")
        module["g"].erase()
        lamina.run_pipeline(module, "builtin.module(cse)")
    trace = found.trace
    assert names(trace) == ["input", "cse", "between passes", "cse"]
    assert "@g" in code(trace, 1) and "@g" not in code(trace, 2)


def test_patterns_outside_of_passes_are_a_step() -> None:
    module = lamina.parse(TWO)
    with recorded() as found:
        patterns = [one for cls in (arith.AddIOp, arith.MulIOp) for one in canonicalization_patterns(cls)]
        apply_patterns_greedily(module, patterns)
    trace = found.trace
    assert names(trace) == ["input", "between passes"]
    first, last = trace.steps[1]["rewrites"]
    assert (first, last) == (0, len(trace.rewrites())) and "fold arith.addi" in {
        one["rule"] for one in trace.rewrites()
    }


def test_patterns_in_pdll_are_recorded(tmp_path: Path) -> None:
    source, patterns, page = tmp_path / "in.mlir", tmp_path / "p.pdll", tmp_path / "out.html"
    source.write_text(TWO)
    patterns.write_text(
        "Pattern Twice {\n  let root = op<arith.muli>(x: Value, y: Value) -> (t: Type);\n"
        "  replace root with op<arith.xori>(x, y) -> (t);\n}\n"
        "Pattern Other with benefit(2) {\n  let root = op<arith.muli>(x: Value, x) -> (t: Type);\n"
        "  erase root;\n}\n"
    )
    outcome = run_tool(["opt", "--pdll", str(patterns), str(source), f"--trace-html={page}"])
    assert outcome.exit_code == 0, outcome.stderr
    trace = read_trace(page)
    assert "Twice" in {one["rule"] for one in trace.rewrites()}
    assert "Other" not in {rule[0] for rule in trace.meta["rules"]}


def test_a_pass_that_fails_is_marked() -> None:
    with recorded() as found, pytest.raises(lamina.PassError):
        lamina.run_pipeline(lamina.parse(LOOP), "builtin.module(canonicalize,remove-no-such-pass)")
    with recorded() as found, pytest.raises(lamina.PassError):
        pipeline = "builtin.module(canonicalize,one-shot-bufferize{bufferize-function-boundaries})"
        lamina.run_pipeline(lamina.parse(UNBUFFERIZABLE, allow_unregistered=True), pipeline)
    assert [step.get("failed", False) for step in found.trace.steps] == [False, False, True]


def test_the_page_is_written_when_the_block_raises(tmp_path: Path) -> None:
    page = tmp_path / "trace.html"
    with pytest.raises(KeyError), lamina.trace(page, title="a title"):
        lamina.run_pipeline(lamina.parse(TWO), "builtin.module(cse)")
        raise KeyError
    trace = read_trace(page)
    assert names(trace) == ["input", "cse"] and trace.meta["title"] == "a title"


def test_trials_on_copies_are_no_steps() -> None:
    module = lamina.parse(TWO)
    with recorded() as found:
        lamina.run_pipeline(module, "builtin.module(cse)")
        lamina.run_pipeline(module.clone(), "builtin.module(canonicalize)")
        lamina.run_pipeline(module, "builtin.module(symbol-dce)")
    assert names(found.trace) == ["input", "cse", "symbol-dce"]


def test_another_module_starts_anew() -> None:
    with recorded() as found:
        for text in (TWO, LOOP):
            lamina.run_pipeline(lamina.parse(text), "builtin.module(cse)")
    trace = found.trace
    assert names(trace) == ["input", "cse", "input", "cse"]
    assert set(trace.units) == {"", "@f", "@g", "module (2)", "@f (2)"}


def test_nothing_observes_without_a_trace() -> None:
    with recorded():
        pass
    assert rewriter.observer.get() is ir.observer.get() is None and instrumentation.ambient.get() == ()
    assert PatternRewriter().listener is None


# ---- Rewrites


def test_a_fold_shows_the_operations_before_and_after() -> None:
    trace = record(lamina.parse(TWO), "builtin.module(canonicalize)")
    (fold,) = rewrites_of(trace, "fold arith.addi")[:1]
    texts = {(before, after) for _, before, after in fold["touched"]}
    assert ("%0 = arith.addi %c2_i32, %c2_i32 : i32", None) in texts
    assert (None, "%0 = arith.constant 4 : i32") in texts
    assert trace.units[fold["unit"]] == "@f"


def test_rules_name_their_source() -> None:
    trace = record(lamina.parse(TWO), "builtin.module(canonicalize,convert-to-llvm)")
    places = {rule[0]: rule[2] for rule in trace.meta["rules"]}
    file, line = places["fold arith.addi"].split(":")
    source = (Path(lamina.__file__).parent.parent / file).read_text().splitlines()
    assert "def " in "".join(source[int(line) - 1 : int(line) + 2]) and file == "lamina/dialects/arith/fold.py"
    assert re.fullmatch(r"lamina/conversion/\w+\.py:\d+", places["arith.muli to llvm.mul"])


def test_each_rewrite_is_inside_its_step() -> None:
    trace = record(lamina.parse(TWO), "builtin.module(canonicalize,cse,convert-to-llvm)")
    for number, rewrite in enumerate(trace.rewrites()):
        first, last = trace.steps[rewrite["step"]]["rewrites"]
        assert first <= number < last
        assert rewrite["touched"]
    assert sum(last - first for first, last in (step["rewrites"] for step in trace.steps)) == len(trace.rewrites())


def test_what_a_pass_does_without_patterns_is_its_own() -> None:
    trace = record(lamina.parse(TWO), "builtin.module(cse)")
    first, *_ = rewrites_of(trace, "cse")
    assert any(after is None and "arith.addi" in str(before) for _, before, after in first["touched"])


def test_conversions_that_are_taken_back_leave_nothing() -> None:
    module = lamina.parse(TWO)

    class ToIllegal(ConversionPattern):
        """x + y -> x * y, which is illegal"""

        root = arith.AddIOp

        def rewrite(self, operation: Any, adaptor: Any, rewriter: Any) -> bool:
            rewriter.replace_op(operation, rewriter.create(arith.MulIOp, adaptor.lhs, adaptor.rhs))
            return True

    target = ConversionTarget()
    target.add_illegal_op("arith.addi", "arith.muli")
    with recorded() as found:
        found.recorder.look_at(module)
        with pytest.raises(lamina.ir.diagnostics.DiagnosticError):
            apply_partial_conversion(module, target, [ToIllegal()], fold=False)
        lamina.run_pipeline(module, "builtin.module(symbol-dce)")
    trace = found.trace
    assert trace.rewrites() == [] and not trace.numbers("edges")[0]
    assert code(trace) == code(trace, 0)


# ---- Where operations come from


def test_an_operation_is_followed_through_the_pipeline() -> None:
    trace = record(lamina.parse(LOOP), "builtin.module(convert-scf-to-cf,convert-to-llvm)")
    version = trace.after(len(trace.steps) - 1)["@f"]
    operations = dict(zip(trace.lines(version), line_operations(trace, version), strict=True))
    store = next(number for text, number in operations.items() if "llvm.store" in text)
    assert operation_names(trace, origins(trace, store)) == {"llvm.store", "memref.store"}
    branch = next(number for text, number in operations.items() if "llvm.cond_br" in text)
    assert {"scf.for", "cf.cond_br"} <= operation_names(trace, origins(trace, branch))


def test_copies_come_from_their_originals() -> None:
    module = lamina.parse("func.func @h() { return }\n" + TWO + """
func.func @k(%x: i32) -> i32 {
  %0 = call @f(%x) : (i32) -> i32
  return %0 : i32
}""")
    trace = record(module, "builtin.module(inline)")
    version = trace.after(len(trace.steps) - 1)["@k"]
    (product,) = [
        number for text, number in zip(trace.lines(version), line_operations(trace, version), strict=True)
        if "arith.muli" in text
    ]  # fmt: skip
    kinds = {
        trace.meta["kinds"][kind] for child, _, kind in zip(*trace.numbers("edges"), strict=True) if child == product
    }
    # It also takes the place of the call.
    assert kinds == {"copy", "takes its place"}


def test_rules_of_partial_functions_are_described() -> None:
    rules = Rules()
    number = rules.of_pass(lamina.passmanager.lookup_pass("cse").cls())
    assert rules.listed[number].name == "cse" and rules.listed[number].place.startswith("lamina/passes/cse.py:")


def test_sources_are_in_the_page(tmp_path: Path) -> None:
    source, page = tmp_path / "in.mlir", tmp_path / "out.html"
    source.write_text(TWO)
    with lamina.trace(page):
        lamina.run_pipeline(lamina.parse(source), "builtin.module(cse)")
    trace = read_trace(page)
    assert [name for name, _ in trace.meta["files"]] == [str(source)]
    places = trace.meta["places"]
    assert places["line"][trace.numbers("op0")[1][-1]] > 1


def test_unregistered_operations_are_recorded() -> None:
    module = lamina.parse('%0 = "a.b"() : () -> i32\n"a.c"(%0) : (i32) -> ()', allow_unregistered=True)
    trace = record(module, "builtin.module(canonicalize,cse)")
    assert any('"a.c"(%0)' in line for line in code(trace)[""])


def test_a_step_on_one_function_looks_at_that_function(monkeypatch: pytest.MonkeyPatch) -> None:
    """So that a trace of many functions takes linear time."""

    def printed(functions: int) -> int:
        count = 0
        original = Texts.snapshot

        def snapshot(self: Texts, operation: Operation) -> Snapshot:
            nonlocal count
            count += 1
            return original(self, operation)

        text = "\n".join(TWO.replace("@f", f"@f{number}").replace("@g", f"@g{number}") for number in range(functions))
        with monkeypatch.context() as patched:
            patched.setattr(Texts, "snapshot", snapshot)
            record(lamina.parse(text), "builtin.module(func.func(canonicalize,cse))")
        return count

    assert printed(20) == 10 * printed(2)


def operations_of(module: Operation) -> list[str]:
    return [operation.name for operation in module.walk()]


def test_a_trace_changes_nothing() -> None:
    pipeline = "builtin.module(inline,canonicalize,cse,convert-scf-to-cf,convert-to-llvm,canonicalize)"
    traced, plain = lamina.parse(TWO + LOOP.replace("@f", "@h")), lamina.parse(TWO + LOOP.replace("@f", "@h"))
    record(traced, pipeline)
    lamina.run_pipeline(plain, pipeline)
    assert str(traced) == str(plain) and operations_of(traced) == operations_of(plain)
