"""The program of docs/tuning.md runs."""

from __future__ import annotations

from pathlib import Path

import numpy
import pytest

from tests.documents import page, programs


def test_the_program_runs_where_nothing_was_tuned(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LAMINA_SCHEDULES", str(tmp_path))
    (program,) = programs(page("docs/tuning.md"))
    names: dict[str, object] = {}
    exec(compile(program, "tuning.md", "exec"), names)
    lhs, rhs = (numpy.ones(shape, numpy.float32) for shape in ((64, 32), (32, 48)))
    result = names["kernels"].f(lhs, rhs, numpy.zeros((64, 48), numpy.float32))  # type: ignore[attr-defined]
    numpy.testing.assert_array_equal(result, numpy.full((64, 48), 32.0))
