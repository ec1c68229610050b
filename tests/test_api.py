"""The functions of ``import lamina``."""

from __future__ import annotations

import pydoc
import re
from pathlib import Path

import pytest

import lamina

IDENTITY = "func.func @f(%x: i32) -> i32 { return %x : i32 }"


@pytest.mark.parametrize("text", ["func.func private @f()", "", "  ", "module", "// nothing", IDENTITY])
def test_a_string_is_text(text: str) -> None:
    if text == "module":
        with pytest.raises(lamina.ParseError, match="-:1:"):
            lamina.parse(text)
    else:
        assert lamina.parse(text).name == "builtin.module"


@pytest.mark.parametrize("name", ["plain", "a{1}.mlir", 'quo"ted.mlir', "line\nfeed.mlir", "func.func private @f()"])
def test_a_path_object_is_a_path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    (tmp_path / name).write_text(IDENTITY)
    monkeypatch.chdir(tmp_path)
    assert "@f" in str(lamina.parse(Path(name)))
    assert lamina.compile(Path(name)).f(7) == 7
    with pytest.raises(FileNotFoundError):
        lamina.parse(Path("missing") / name)


@pytest.mark.parametrize("name", ["input.mlir", "a{1}.mlir"])
def test_a_string_that_names_a_file_and_is_no_ir_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(lamina.ParseError) as caught:
        lamina.parse(name)
    assert "names a file" not in str(caught.value)
    Path(name).write_text(IDENTITY)
    for read in (lamina.parse, lamina.compile):
        with pytest.raises(lamina.ParseError) as caught:
            read(name)  # type: ignore[operator]
        assert f"-:1:1: note: the text names a file; to read it, pass pathlib.Path('{name}')" in str(caught.value)


@pytest.mark.parametrize("text", ["a\0b", "x" * 5000, "\udcff"])
def test_strings_that_can_be_no_file(text: str) -> None:
    with pytest.raises(lamina.ParseError):
        lamina.parse(text)


def test_help_shows_the_public_functions_and_classes() -> None:
    text = pydoc.plain(pydoc.render_doc(lamina))
    functions, classes = text.split("\nFUNCTIONS\n")[1], text.split("\nCLASSES\n")[1]
    assert re.search(r"    run_pipeline\(\s*operation:", functions) and "    compile(" in functions
    assert "class Operation(" in classes and "class PassError(" in classes


def test_dir_lists_the_public_names() -> None:
    names = dir(lamina)
    assert {"parse", "parse_type", "compile", "PassError", "rewrite", "analysis"} <= set(names)
    assert all(getattr(lamina, name) is not None for name in names)
    with pytest.raises(AttributeError, match="module 'lamina' has no attribute 'prase'"):
        lamina.prase  # type: ignore[attr-defined]  # noqa: B018
