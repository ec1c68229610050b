"""The example programs, run here with few repetitions."""

from __future__ import annotations

import runpy
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parents[2] / "examples"


@pytest.mark.parametrize(
    ("name", "arguments"),
    [
        ("chapter_h/halide", ["--repeat", "2"]),
        ("chapter_h/halide", ["--repeat", "2", "--packed"]),
        ("halide/blur", ["--repeat", "2"]),
        ("halide/matmul", ["--repeat", "2", "--size", "192"]),
    ],
)
def test_an_example(name: str, arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    program = runpy.run_path(str(EXAMPLES / f"{name}.py"))
    assert program["main"](arguments) < 1e-5
    printed = capsys.readouterr().out
    assert "produce " in printed and " ms" in printed


def test_the_module_of_chapter_h(capsys: pytest.CaptureFixture[str]) -> None:
    runpy.run_path(str(EXAMPLES / "chapter_h" / "halide.py"))["main"](["--module"])
    printed = capsys.readouterr().out
    assert "filter_result_type = tensor<5x64xf32>" in printed, "a tile is 5 pixels of 64 channels"
    assert "transform.loop.unroll" in printed
