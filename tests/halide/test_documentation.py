"""The programs of docs/halide.md run."""

from __future__ import annotations

import pytest

from tests.documents import page, programs

PROGRAMS = programs(page("docs/halide.md"))
PRINTED = (
    "(64, 128)",
    "[ 15  30  44  58  72  86 100]",
    "transform.named_sequence",
    "(20, 30)",
    "could not find loop to reorder: z",
)


@pytest.mark.parametrize("number", range(len(PRINTED)))
def test_a_program_runs(number: int, capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(PROGRAMS[number], f"docs/halide.md, program {number}", "exec"), {})
    assert PRINTED[number] in capsys.readouterr().out


def test_no_program_is_left_out() -> None:
    assert len(PROGRAMS) == len(PRINTED)
