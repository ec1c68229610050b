"""The programs of docs/performance_remarks.md run, and its table names the subjects that there are."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.documents import ROOT, page, programs

TEXT = page("docs/performance_remarks.md")


def test_the_program_runs(capsys: pytest.CaptureFixture[str]) -> None:
    (program,) = programs(TEXT)
    exec(compile(program, "docs/performance_remarks.md", "exec"), {})
    assert capsys.readouterr().out.startswith("library True calls powf")


def test_the_table_names_all_subjects() -> None:
    named = set(re.findall(r"^\| `([\w ]+)` \|", TEXT, re.MULTILINE))
    sources = [path.read_text(encoding="utf-8") for path in Path(ROOT / "src/lamina").rglob("*.py")]
    made = set()
    for text in sources:
        made |= set(re.findall(r"Remark\(\s*[\w.]+,\s*\"([\w ]+)\",", text))
    assert named == made
