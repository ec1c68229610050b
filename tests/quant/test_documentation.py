"""The program of docs/quantization.md runs."""

from __future__ import annotations

from tests.documents import page, programs


def test_the_program_runs() -> None:
    (program,) = programs(page("docs/quantization.md"))
    names: dict[str, object] = {}
    exec(compile(program, "docs/quantization.md", "exec"), names)
    assert str(getattr(names["stored"], "dtype", "")) == "int8"
