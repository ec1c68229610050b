"""The program of docs/networks.md runs."""

from __future__ import annotations

import pytest

from tests.documents import page, programs

pytest.importorskip("onnx", reason="the package onnx is not installed")


def test_the_program_runs() -> None:
    program = "\n".join(programs(page("docs/networks.md")))
    names: dict[str, object] = {}
    exec(compile(program, "docs/networks.md", "exec"), names)
    assert getattr(names["result"], "shape", None) == (5, 3)


def test_the_program_on_quantization_runs() -> None:
    (program,) = programs(page("docs/quantize.md"))
    names: dict[str, object] = {}
    exec(compile(program, "docs/quantize.md", "exec"), names)
    assert getattr(names["result"], "shape", None) == (100, 3)
