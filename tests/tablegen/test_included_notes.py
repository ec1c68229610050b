"""Errors with notes into included files: both show the includes that led there."""

from __future__ import annotations

from pathlib import Path

import pytest

from lamina.tablegen import TableGenError, parse_file
from lamina.tablegen.project import as_parse_error

EXPECTED = """\
{0}/outer.td:4:5: error: def already exists: D
def D : C<2>;
    ^
Included from {0}/outer.td:1:
Included from {0}/middle.td:2:
{0}/inner.td:2:5: note: location of previous definition
def D : C<1>;
    ^"""


@pytest.fixture
def error(tmp_path: Path) -> TableGenError:
    (tmp_path / "inner.td").write_text("class C<int x> { int y = x; }\ndef D : C<1>;\n")
    (tmp_path / "middle.td").write_text('\ninclude "inner.td"\n')
    (tmp_path / "outer.td").write_text('include "middle.td"\n\n\ndef D : C<2>;\n')
    with pytest.raises(TableGenError) as caught:
        parse_file(tmp_path / "outer.td", [tmp_path])
    return caught.value


def test_a_note_into_a_nested_file_shows_how_it_was_included(error: TableGenError, tmp_path: Path) -> None:
    assert error.render() == EXPECTED.format(tmp_path)


def test_the_same_as_a_diagnostic(error: TableGenError, tmp_path: Path) -> None:
    shown = str(as_parse_error(error))
    places = [line.partition(": ")[0].removeprefix(f"{tmp_path}/") for line in shown.splitlines() if ".td:" in line]
    assert places == ["outer.td:4:5", "inner.td:2:5", "middle.td:2:9", "outer.td:1:9"]
