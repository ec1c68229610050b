"""``lamina run`` and ``lamina opt --check-semantics``."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from tests.mlir_test import run_tool

ADD = """
func.func @add(%a: memref<4xf32>, %b: memref<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  scf.for %i = %c0 to %c4 step %c1 {
    %x = memref.load %a[%i] : memref<4xf32>
    %y = arith.addf %x, %x : f32
    memref.store %y, %b[%i] : memref<4xf32>
  }
  return
}
"""


@pytest.fixture
def program(tmp_path: Path) -> Path:
    path = tmp_path / "add.mlir"
    path.write_text(ADD)
    (tmp_path / "add.py").write_text("def add(a, b):\n    b[...] = a + a\n")
    return path


def test_checks_against_the_file_beside(program: Path) -> None:
    outcome = run_tool(["run", str(program), "--check"])
    assert outcome.exit_code == 0 and "check: agrees" in outcome.stdout


def test_random_arguments_are_printed_with_the_results(tmp_path: Path) -> None:
    source = tmp_path / "twice.mlir"
    source.write_text("func.func @f(%a: i32) -> i32 {\n  %0 = arith.addi %a, %a : i32\n  return %0 : i32\n}\n")
    lines = run_tool(["run", str(source), "--print", "--seed=3"]).stdout.splitlines()
    assert len(lines) == 3 and lines[1].startswith("argument 0: ")
    assert int(lines[2].removeprefix("result 0: ")) == 2 * int(lines[1].removeprefix("argument 0: "))
    for flags in (["--print", "--args=4"], ["--seed=3"]):
        assert "argument" not in run_tool(["run", str(source), *flags]).stdout


def test_no_file_beside_is_run_without_being_asked(program: Path, tmp_path: Path) -> None:
    """The IR names the file."""
    program.with_suffix(".py").write_text(f"open({str(tmp_path / 'ran')!r}, 'w')")
    outcome = run_tool(["run", str(program)])
    assert outcome.exit_code == 0 and "check" not in outcome.stdout
    assert not (tmp_path / "ran").exists()


@pytest.mark.parametrize("name", ["a/b", "../add", "no such name", "x" * 300])
def test_entries_whose_names_are_no_files(program: Path, tmp_path: Path, name: str) -> None:
    program.write_text(ADD.replace("@add", f'@"{name}"'))
    assert run_tool(["run", str(program)]).exit_code == 0
    program.with_suffix(".py").rename(tmp_path / "other.py")
    outcome = run_tool(["run", str(program), "--check"])
    assert outcome.exit_code == 1 and "no Python file beside the input" in outcome.stderr


def test_check_takes_a_file_as_a_word_of_its_own(program: Path, tmp_path: Path) -> None:
    program.with_suffix(".py").rename(tmp_path / "other.py")
    outcome = run_tool(["run", str(program), "--check", str(tmp_path / "other.py")])
    assert outcome.exit_code == 0 and "check: agrees" in outcome.stdout


def test_a_wrong_reference_fails(program: Path, tmp_path: Path) -> None:
    wrong = tmp_path / "wrong.py"
    wrong.write_text("def add(a, b):\n    b[...] = a\n")
    outcome = run_tool(["run", str(program), f"--check={wrong}"])
    assert outcome.exit_code == 1 and "argument 1 differs" in outcome.stderr


def test_a_reference_may_return_the_argument_it_wrote_to(program: Path) -> None:
    program.with_suffix(".py").write_text("def add(a, b):\n    b[...] = a + a\n    return b\n")
    assert "check: agrees" in run_tool(["run", str(program), "--check"]).stdout


def test_a_reference_of_another_shape_does_not_count_in_silence(program: Path) -> None:
    program.with_suffix(".py").write_text("def add(a, b):\n    return a + a\n")
    outcome = run_tool(["run", str(program), "--check"])
    assert outcome.exit_code == 1 and "1 results, the function 0" in outcome.stderr


def test_interpreter_agrees(program: Path) -> None:
    outcome = run_tool(["run", str(program), "--interpret", "--args=iota,zeros"])
    assert outcome.exit_code == 0 and "[0. 2. 4. 6.]" in outcome.stdout


@pytest.mark.parametrize(
    ("flags", "status", "message"),
    [
        (["--entry=none"], 1, "no function @none"),
        (["--args=random"], 1, "1 argument given, the function takes 2"),
        (["--args=random,what"], 1, "'what' cannot fill"),
        (["--frobnicate"], 2, "Unknown command line argument '--frobnicate'"),
        (["--emit=nothing"], 2, "--emit takes one of"),
        (["--flops=many"], 2, "--flops takes a number"),
        (["--time=-3"], 2, "--time takes a number of repeats, at least 1, not '-3'"),
        (["--seed=-1"], 1, "the seed is a natural number, not -1"),
        (["--args=random[8],zeros"], 1, "argument 0 is memref<4xf32>: the shape 8 does not match"),
        (["--args=none.npy,zeros"], 1, "cannot open 'none.npy': No such file or directory"),
        (["--cpu=nonsense"], 1, "LLVM has no processor 'nonsense'"),
        (["--emit=obj", "-o=/nowhere/x.o"], 1, "No such file or directory"),
        (["--check=none.py"], 1, "cannot read the reference 'none.py'"),
    ],
)
def test_usage(program: Path, flags: list[str], status: int, message: str) -> None:
    outcome = run_tool(["run", str(program), *flags])
    assert outcome.exit_code == status and message in outcome.stderr


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("raise ValueError('boom')", "failed: ValueError: boom"),
        ("def add(a, b):\n    raise KeyError('inside')", "failed: KeyError: 'inside'"),
        ("def add(a):\n    pass", "failed: TypeError: add() takes 1 positional argument but 2 were given"),
        ("import sys\nsys.exit(0)", "failed: SystemExit: 0"),
        ("def add(", "failed: SyntaxError"),
        ("x = 1", "has no function 'add'"),
    ],
)
def test_a_reference_that_raises(program: Path, tmp_path: Path, text: str, message: str) -> None:
    reference = tmp_path / "reference.py"
    reference.write_text(text)
    outcome = run_tool(["run", str(program), f"--check={reference}"])
    assert outcome.exit_code == 1 and message in outcome.stderr and "Traceback" not in outcome.stderr


def test_files_that_hold_no_array(program: Path, tmp_path: Path) -> None:
    np.savez(tmp_path / "many.npz", a=np.ones(4))
    (tmp_path / "many.npz").rename(tmp_path / "many.npy")
    np.save(tmp_path / "objects.npy", np.array([{}], object))
    np.save(tmp_path / "doubles.npy", np.ones(4))
    (tmp_path / "text.npy").write_text("no array")
    (tmp_path / "empty.npy").write_text("")
    expected = {"many": "is an archive", "objects": "cannot read", "text": "cannot read", "empty": "cannot read",
                "doubles": "add: argument #0: expected dtype float32"}  # fmt: skip
    for name, message in expected.items():
        outcome = run_tool(["run", str(program), f"--args={tmp_path / name}.npy,zeros"])
        assert outcome.exit_code == 1 and message in outcome.stderr, name


def test_more_than_there_is_memory(tmp_path: Path) -> None:
    path = tmp_path / "any.mlir"
    path.write_text("func.func @f(%a: memref<?xf32>) { return }")
    outcome = run_tool(["run", str(path), "--args=zeros[999999999999999999]"])
    assert outcome.exit_code == 1 and "no memory for 999999999999999999 elements of f32" in outcome.stderr


def test_interrupts_end_native_code(tmp_path: Path) -> None:
    path = tmp_path / "forever.mlir"
    path.write_text("func.func @f(%m: memref<i32>) {\n  %z = arith.constant 7 : i32\n  vector.print %z : i32\n"
                    "  cf.br ^a\n^a:\n"
                    "  %r = memref.atomic_rmw addi %z, %m[] : (i32, memref<i32>) -> i32\n  cf.br ^a\n}\n")
    command = [sys.executable, "-m", "lamina", "run", str(path), "--args=zeros", "--no-cache"]
    # Shells start what runs in the background with the signal ignored.
    attend = lambda: signal.signal(signal.SIGINT, signal.SIG_DFL)  # noqa: E731
    # What native code prints stays in the C library's buffer otherwise, as the output is no terminal.
    unbuffered = {**os.environ, "PYTHONUNBUFFERED": "1"}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, preexec_fn=attend, env=unbuffered) as process:
        try:
            assert process.stdout is not None and process.stdout.readline() == "7\n"
            process.send_signal(signal.SIGINT)
            assert process.wait(10) == -signal.SIGINT
        finally:
            process.kill()


def test_broken_input_is_diagnosed(tmp_path: Path) -> None:
    path = tmp_path / "broken.mlir"
    path.write_text("func.func @f( {")
    outcome = run_tool(["run", str(path)])
    assert outcome.exit_code == 1 and "broken.mlir:1:" in outcome.stderr and "Traceback" not in outcome.stderr


def test_timing_and_emission(program: Path) -> None:
    assert "GFLOP/s" in run_tool(["run", str(program), "--time=3", "--flops=4"]).stdout
    assert "define" in run_tool(["run", str(program), "--emit=llvm"]).stdout
    assert "llvm.func" in run_tool(["run", str(program), "--emit=mlir"]).stdout


def test_check_semantics_accepts_the_lowering(program: Path) -> None:
    pipeline = "builtin.module(canonicalize,convert-scf-to-cf,cse)"
    outcome = run_tool(["opt", str(program), f"--check-semantics={pipeline}"])
    assert outcome.exit_code == 0 and "changes" not in outcome.stderr


def test_check_semantics_names_the_pass(program: Path) -> None:
    from lamina.passmanager import Pass, register_pass

    @register_pass("test-break-addition")
    class Break(Pass):
        """Turns additions into multiplications."""

        def run(self, operation) -> None:  # type: ignore[no-untyped-def]
            from lamina.dialects.arith.ops import MulFOp

            for inner in list(operation.walk()):
                if inner.name == "arith.addf":
                    made = MulFOp.build(*inner.operands)
                    inner.parent.insert_before(inner, made)
                    inner.results[0].replace_all_uses_with(made.results[0])
                    inner.erase()

    pipeline = "builtin.module(canonicalize,test-break-addition,cse)"
    outcome = run_tool(["opt", str(program), f"--check-semantics={pipeline}"])
    assert outcome.exit_code == 1 and "pass 'test-break-addition' changes what @add computes" in outcome.stderr


def test_functions_that_the_interpreter_cannot_call(tmp_path: Path) -> None:
    path = tmp_path / "tensors.mlir"
    path.write_text("func.func @f(%t: tensor<4xf32>) -> tensor<4xf32> { return %t : tensor<4xf32> }")
    for flags in ([], ["--entry=f"]):
        outcome = run_tool(["run", "--interpret", *flags, str(path)])
        assert outcome.exit_code == 1
        assert "@f cannot be called: 'tensor<4xf32>' cannot be passed" in outcome.stderr
        assert "does not bufferize" in outcome.stderr
