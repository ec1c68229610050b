"""Standard output byte for byte, the exit status and the split markers of mlir-opt."""

from __future__ import annotations

import pytest

from tests.mlir_test import run_tool

ONE = "module {\n}\n\n"


def test_output_ends_with_one_more_line_feed() -> None:
    assert run_tool(["opt", "-"], stdin="module {}\n").stdout == ONE


@pytest.mark.parametrize(
    ("text", "status", "stdout"),
    [
        ("module {}\n// -----\nmodule {}\n", 0, f"{ONE}// -----\n{ONE}"),
        ("module {}\n  // -----\nmodule {}\n", 0, f"{ONE}// -----\n{ONE}"),
        ("module {}\n// ----- // a comment\nmodule {}\n", 0, f"{ONE}// -----\n{ONE}"),
        ("module {}\n// ------\nmodule {}\n", 1, f"{ONE}// -----\n"),
        ("module {}\n// -----", 0, ONE),
        ("", 0, ""),
    ],
)
def test_split_markers(text: str, status: int, stdout: str) -> None:
    outcome = run_tool(["opt", "--split-input-file", "-"], stdin=text)
    assert (outcome.exit_code, outcome.stdout) == (status, stdout)


@pytest.mark.parametrize("flags", [["--nonsense"], ["--cse=nonsense"], ["one.mlir", "two.mlir"], ["--diagnostics=xml"]])
def test_bad_usage_has_status_1(flags: list[str]) -> None:
    outcome = run_tool(["opt", *flags, "-"], stdin="module {}\n")
    assert outcome.exit_code == 1
    assert not outcome.stdout


@pytest.mark.parametrize(
    ("flag", "name"),
    [
        ("--affine-loop-unroll", "AffineLoopUnroll"),
        ("--affine-loop-unroll-jam", "AffineLoopUnrollAndJam"),
        ("--affine-simplify-min-max", "SimplifyAffineMinMaxPass"),
    ],
)
def test_passes_on_functions_are_not_nested_by_themselves(flag: str, name: str) -> None:
    outcome = run_tool(["opt", "--cse", flag, "-"], stdin="module {}\n")
    assert outcome.exit_code == 1
    message = f"unable to schedule pass '{name}' on a PassManager intended to run on 'builtin.module'!"
    assert message in outcome.stderr
