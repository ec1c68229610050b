"""`lamina.toml`."""

from __future__ import annotations

from pathlib import Path

import pytest

import lamina
from lamina.tablegen.project import find_project, read_project

TD = """include "mlir/IR/OpBase.td"
def D : Dialect { let name = "NAME"; }
def O : Op<D, "op"> { let assemblyFormat = "custom<Word>() attr-dict"; }
"""
PLUGIN = """from lamina.plugins import directive

@directive("Word")
def parse_word(parser):
    parser.parse_keyword("hello")

@directive("Word")
def print_word(printer, op):
    printer.write("hello")
"""


def make(folder: Path, name: str) -> Path:
    (folder / "inner").mkdir()
    (folder / "inner" / "input.mlir").write_text(f"{name}.op hello\n")
    (folder / f"{name}.td").write_text(TD.replace("NAME", name))
    (folder / f"{name}_plugin.py").write_text(PLUGIN)
    (folder / "lamina.toml").write_text(f'dialects = ["{name}.td"]\nplugins = ["{name}_plugin.py"]\n')
    return folder / "inner" / "input.mlir"


def test_it_is_found_upwards(tmp_path: Path) -> None:
    source = make(tmp_path, "upwards")
    assert find_project(source) == str(tmp_path / "lamina.toml")
    assert lamina.load_project(source, trust=True) is not None
    assert str(lamina.parse(source)) == "module {\n  upwards.op hello\n}\n"


def test_its_python_needs_trust(tmp_path: Path) -> None:
    source = make(tmp_path, "untrusted")
    (tmp_path / "untrusted_plugin.py").write_text("raise SystemExit('this must not run')")
    project = lamina.load_project(source)
    assert project is not None
    (warning,) = project.warnings
    assert "was not loaded: it is code" in warning.message and warning.location.line == 2  # type: ignore[attr-defined]
    with pytest.raises(lamina.ParseError, match="uses custom<Word>"):
        lamina.parse(source)


@pytest.mark.parametrize("key", ["dialects", "include", "patterns"])
def test_it_reaches_files_below_its_folder_only(tmp_path: Path, key: str) -> None:
    outside = tmp_path / "outside.td"
    outside.write_text(TD.replace("NAME", "outside"))
    (tmp_path / "project").mkdir()
    (tmp_path / "project" / "lamina.toml").write_text(f'{key} = ["../outside.td"]\n')
    with pytest.raises(lamina.ParseError, match="is outside the project's folder"):
        lamina.load_project(tmp_path / "project")
    assert lamina.load_project(tmp_path / "project", trust=True) is not None


@pytest.mark.parametrize(
    ("text", "message", "line"),
    [
        ("dialects = [", "[Ii]nvalid value|[Uu]nclosed", 1),
        ('\n\ncolour = "red"', "unknown key 'colour'", 3),
        ('dialects = "a.td"', "'dialects' is to be a list of paths", 1),
        ("include = [1]", "'include' is to be a list of paths", 1),
        ('\ndialects = ["none.td"]', "could not open input file", 1),
    ],
)
def test_what_is_wrong_is_located(tmp_path: Path, text: str, message: str, line: int) -> None:
    (tmp_path / "lamina.toml").write_text(text)
    with pytest.raises(lamina.ParseError, match=message) as caught:
        lamina.load_project(tmp_path)
    assert caught.value.diagnostics[0].location is not None
    if "none.td" not in text:
        assert caught.value.diagnostics[0].location.line == line  # type: ignore[attr-defined]


def test_a_plugin_that_fails_is_a_diagnostic(tmp_path: Path) -> None:
    make(tmp_path, "failing")
    (tmp_path / "failing_plugin.py").write_text("1 / 0")
    with pytest.raises(lamina.ParseError, match="ZeroDivisionError"):
        lamina.load_project(tmp_path, trust=True)


def test_paths_are_relative_to_the_file(tmp_path: Path) -> None:
    (tmp_path / "lamina.toml").write_text('include = ["a/../b"]')
    assert read_project(str(tmp_path / "lamina.toml")).include == [str(tmp_path / "b")]
