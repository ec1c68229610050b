"""Logs, checks of patterns, breakpoints, and notes on exceptions."""

from __future__ import annotations

import io
import re
from collections.abc import Callable
from pathlib import Path

import pytest

import lamina
from lamina.dialects.arith.ops import AddIOp, SubIOp
from lamina.ir.attributes import UnitAttr
from lamina.passmanager import Pass, register_pass
from lamina.passmanager.debugging import ActionLog
from lamina.passmanager.instrumentation import Instrumentation
from lamina.rewrite import PatternRewriter, apply_patterns_greedily, pattern
from lamina.rewrite.breakpoints import BreakOnPattern
from lamina.rewrite.pattern_checks import PatternChecks
from lamina.rewrite.watching import watched
from lamina.tools.main import main
from tests import oracle

SOURCE = """func.func @f(%a: i32) -> i32 {
  %c = arith.constant 0 : i32
  %0 = arith.addi %a, %c : i32
  %1 = arith.subi %0, %0 : i32
  return %0 : i32
}
"""


@pytest.fixture
def file(tmp_path: Path) -> str:
    path = tmp_path / "a.mlir"
    path.write_text(SOURCE)
    return str(path)


def test_columns_behind_split_markers(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "split.mlir"
    path.write_text("func.func @a() {return}\n// -----   func.func @b() { %0 = arith.addi %x, %x : i32 return }\n")
    assert main(["opt", "--split-input-file", str(path)]) == 1
    assert f"{path}:2:45: error: use of undeclared" in capsys.readouterr().err


def test_passes_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["opt", "--list-passes"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "Passes:"
    assert any(re.fullmatch(r"  --cse {51}-   \S.*", line) for line in lines)
    assert any(line.startswith("    --max-iterations=<") for line in lines)


def test_greedy_log(file: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["opt", file, "--canonicalize", "--debug-only=greedy-rewriter"]) == 0
    log = capsys.readouterr().err
    assert "Processing operation : 'arith.addi'(0x" in log
    assert "} -> success : operation was folded" in log and "} -> success : operation is trivially dead" in log
    assert "Legalizing" not in log and "[pass-manager]" not in log


def test_conversion_log_and_passes(file: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["opt", file, "--convert-arith-to-llvm", "--debug-only=dialect-conversion,pass-manager"]) == 0
    log = capsys.readouterr().err
    assert "Legalizing operation : 'arith.constant'" in log and "} -> SUCCESS : pattern applied successfully" in log
    assert "[pass-manager]  Running 'convert-arith-to-llvm' on 'builtin.module'" in log


def test_an_unknown_debug_type(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["opt", "--debug-only=greedy-rewriters"]) == 1
    assert "did you mean 'greedy-rewriter'?" in capsys.readouterr().err


ACTIONS = re.compile(r"`?(pass-execution|GreedyPatternRewriteIteration(?:\(\d\))?|apply-conversion|apply-pattern)")


@oracle.requires_oracle
@pytest.mark.parametrize("flag", ["--canonicalize", "--convert-arith-to-llvm"])
def test_actions_are_those_of_mlir(flag: str, file: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["opt", file, flag, "--log-actions-to=-"]) == 0
    ours = capsys.readouterr().err
    theirs = oracle.mlir_opt(SOURCE, flag, "--log-actions-to=-")
    text = f"{getattr(theirs, 'stdout', theirs)}{getattr(theirs, 'stderr', '')}"
    assert ACTIONS.findall(ours) == ACTIONS.findall(text)


def test_actions_go_to_a_file(file: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    log = tmp_path / "log"
    assert main(["opt", file, "--cse", f"--log-actions-to={log}"]) == 0
    assert "running `CSE` on Operation `builtin.module` (module {...})" in log.read_text()
    assert main(["opt", file, "--cse", f"--log-actions-to={tmp_path / 'no' / 'log'}"]) == 1


def check(rewrite: Callable[[AddIOp, PatternRewriter], bool]) -> str:
    module = lamina.parse(SOURCE.replace("return %0", "return %1"))
    with pytest.raises(lamina.PassError) as raised, watched(PatternChecks()):
        from lamina.rewrite.greedy import GreedyConfig

        apply_patterns_greedily(module, [pattern(AddIOp)(rewrite)], GreedyConfig(fold=False, max_iterations=-1))
    assert str(raised.value).startswith("-:3:8: error: --check-patterns: pattern ")
    return str(raised.value)


def says_no(op: AddIOp, rewriter: PatternRewriter) -> bool:
    op.attributes["changed"] = UnitAttr()
    return False


def says_yes(op: AddIOp, rewriter: PatternRewriter) -> bool:
    return True


def silent(op: AddIOp, rewriter: PatternRewriter) -> bool:
    op.attributes["n"] = UnitAttr()
    op.set_operand(0, op.operands[1])
    return True


def invalid(op: AddIOp, rewriter: PatternRewriter) -> bool:
    rewriter.modify_op_in_place(op, lambda: op.erase_operands(1)) if hasattr(rewriter, "modify_op_in_place") else (
        op.erase_operands(1),
        rewriter.notify_modified(op),
    )
    return True


def endless(op: AddIOp, rewriter: PatternRewriter) -> bool:
    first, second = op.operands
    op.set_operands([second, first])
    rewriter.notify_modified(op)
    return True


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize(
    ("rewrite", "said"),
    [
        (says_no, "reported failure, but changed the IR"),
        (silent, "changed the IR without telling the rewriter"),
        (endless, "does not converge"),
    ],
)
def test_patterns_are_checked(rewrite: Callable[..., bool], said: str, monkeypatch: pytest.MonkeyPatch) -> None:
    unchecked(monkeypatch)
    assert said in check(rewrite)


def unchecked(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without the checks that the whole suite runs under."""
    from lamina.rewrite.pattern import PatternSet
    from tests.checked_patterns import CheckedPattern

    found = PatternSet.for_operation
    monkeypatch.setattr(
        PatternSet,
        "for_operation",
        lambda self, op: [one.pattern if isinstance(one, CheckedPattern) else one for one in found(self, op)],
    )


def test_a_pattern_that_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    unchecked(monkeypatch)
    assert "reported success, but changed nothing" in check(says_yes)


def test_good_pipelines_pass_the_checks(file: str) -> None:
    assert main(["opt", file, "--canonicalize", "--cse", "--convert-arith-to-llvm", "--check-patterns"]) == 0


@register_pass("test-raises", summary="raises")
class Raises(Pass):
    def run(self, operation: lamina.Operation) -> None:
        raise KeyError("planted")


def test_exceptions_name_pass_and_operation() -> None:
    with pytest.raises(KeyError) as raised:
        lamina.run_pipeline(
            lamina.parse(SOURCE), "builtin.module(func.func(test-raises))".replace("func.func(", "any(")
        )
    assert raised.value.__notes__ == ["in pass 'test-raises', on 'func.func' @f at loc(\"-\":1:1)"]


def test_exceptions_name_the_pattern() -> None:
    @pattern
    def breaks(op: SubIOp, rewriter: PatternRewriter) -> bool:
        raise KeyError("planted")

    module = lamina.parse(SOURCE.replace("return %0", "return %1"))
    from lamina.rewrite.greedy import GreedyConfig

    with pytest.raises(KeyError) as raised:
        apply_patterns_greedily(module, [breaks], GreedyConfig(fold=False))
    assert raised.value.__notes__ == ["in breaks, on 'arith.subi' at loc(\"-\":4:8)"]


def test_ir_after_a_pass_that_raised(file: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(KeyError):
        main(["opt", file, "--test-raises", "--mlir-print-ir-after-failure"])
    assert "IR Dump After Raises Failed (test-raises)" in capsys.readouterr().err


def test_instrumentation_of_run_pipeline() -> None:
    class Names(Instrumentation):
        def __init__(self) -> None:
            self.seen: list[str] = []

        def run_after_pass(self, made: Pass, operation: lamina.Operation) -> None:
            self.seen.append(f"{made.info.name} {operation.name}")

    names, log = Names(), io.StringIO()
    lamina.run_pipeline(
        lamina.parse(SOURCE), "builtin.module(cse,func.func(canonicalize))", instrumentation=[names, ActionLog(log)]
    )
    assert names.seen == ["cse builtin.module", "canonicalize func.func"] and log.getvalue().count("completed") == 2


def test_breakpoints_name_the_function() -> None:
    @pattern
    def tried(op: SubIOp, rewriter: PatternRewriter) -> bool:
        return False

    stopped: list[object] = []
    from lamina.rewrite.greedy import GreedyConfig

    with watched(BreakOnPattern({"tried"}, stopped.append)):
        apply_patterns_greedily(
            lamina.parse(SOURCE.replace("return %0", "return %1")), [tried], GreedyConfig(fold=False)
        )
    assert stopped and stopped[0].__name__ == "tried"  # type: ignore[attr-defined]


def test_breakpoints_that_are_never_reached_are_reported(file: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["opt", file, "--canonicalize", "--break-on=canonicalise,nowhere"]) == 0
    assert capsys.readouterr().err.splitlines() == [
        "lamina opt: --break-on: no pattern or pass 'canonicalise' ran (did you mean 'canonicalize'?)",
        "lamina opt: --break-on: no pattern or pass 'nowhere' ran",
    ]


@pytest.mark.parametrize(
    ("arguments", "hint"),
    [
        (["--pass-pipeline=builtin.module(canonicalise)"], "did you mean 'canonicalize'?"),
        (["--canonicalize=max-iteration=3"], "did you mean 'max-iterations'?"),
        (["--canonicalise"], "Did you mean '--canonicalize'?"),
    ],
)
def test_suggestions(arguments: list[str], hint: str, file: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["opt", file, *arguments]) == 1
    assert hint in capsys.readouterr().err


@pytest.mark.parametrize(
    ("name", "near"),
    [
        ("arith.cmpii", "arith.cmpi"),
        ("arit.addi", "arith.addi"),
        ("transform.structured.tile_using_fors", "transform.structured.tile_using_for"),
    ],
)
def test_unknown_operations(name: str, near: str) -> None:
    with pytest.raises(lamina.ParseError) as raised:
        lamina.parse(f"{name} %a")
    assert f"hint: did you mean '{near}'?" in str(raised.value)
    assert not raised.value.diagnostics[0].notes
