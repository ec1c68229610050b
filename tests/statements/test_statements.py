"""The tests that the tables name exist, and every statement has one, or the reason why not."""

from __future__ import annotations

import ast
import re
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

import pytest

FOLDER = Path(__file__).parent
TESTS = FOLDER.parent
PAGES = sorted(path.stem for path in FOLDER.glob("*.md"))
UNTRIED = "not applicable: "


@dataclass
class Row:
    """A statement, the tests that try it, and a reason if there are none."""

    number: int
    statement: str
    places: list[tuple[str, str]] = field(default_factory=list)
    reason: str = ""


@dataclass
class Page:
    """The files that its table gives short names to, and the rows."""

    files: dict[str, Path]
    rows: list[Row]


def read(name: str) -> Page:
    text = (FOLDER / f"{name}.md").read_text(encoding="utf-8")
    files = {short: TESTS / path for short, path in re.findall(r"^- `(\w+)`: `([\w./]+)`$", text, re.MULTILINE)}
    rows = []
    for line in text.splitlines():
        cells = re.fullmatch(r"\| (\d+) \| (.+) \| (.+) \|", line)
        if cells is None:
            assert not line.startswith("|") or re.match(r"\| \| (statement|\*\*.*\*\*.*) \|.*\||\| --- ", line), line
            continue
        row = Row(int(cells[1]), cells[2])
        if cells[3].startswith(UNTRIED):
            row.reason = cells[3][len(UNTRIED) :]
        else:
            row.places = re.findall(r"`(\w+)::([^`]*)`", cells[3])
        rows.append(row)
    return Page(files, rows)


@cache
def names_in(path: Path) -> set[str]:
    """The test functions of a Python file; of another file the functions and the names behind its markers."""
    text = path.read_text(encoding="utf-8")
    if path.suffix == ".py":
        return {one.name for one in ast.parse(text).body if isinstance(one, ast.FunctionDef)}
    return {"", *re.findall(r"^// -----+ *(.*)$", text, re.MULTILINE), *re.findall(r"@(\w+)", text)}


@pytest.mark.parametrize("name", PAGES)
def test_every_statement_is_tried(name: str) -> None:
    page = read(name)
    assert [row.number for row in page.rows] == list(range(1, len(page.rows) + 1))
    for row in page.rows:
        assert row.places or row.reason, f"{row.number}: {row.statement}"
        for short, test in row.places:
            assert short in page.files, f"{row.number}: there is no file {short}"
            assert test in names_in(page.files[short]), f"{row.number}: {page.files[short].name} has no {test}"


@pytest.mark.parametrize("name", PAGES)
def test_every_file_is_named(name: str) -> None:
    page = read(name)
    used = {short for row in page.rows for short, _ in row.places}
    assert set(page.files) == used and all(path.exists() for path in page.files.values())


def test_four_pages() -> None:
    assert PAGES == ["bufferization", "chapter_h", "pdll", "quant"]
    counts = {name: (len(rows), sum(not row.reason for row in rows)) for name in PAGES for rows in [read(name).rows]}
    assert all(tried > 0.75 * stated for stated, tried in counts.values()), counts
