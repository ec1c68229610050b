"""The VS Code extension: its files are there, and it shows the answers of exactly the server's commands."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from lamina.lsp import commands

FOLDER = Path(__file__).parents[2] / "editors" / "vscode"


def test_what_the_manifest_names_is_there() -> None:
    manifest = json.loads((FOLDER / "package.json").read_text(encoding="utf-8"))
    contributed = manifest["contributes"]
    languages = {language["id"] for language in contributed["languages"]}
    assert languages == {"mlir", "pdll", "tablegen"}
    for language in contributed["languages"]:
        assert (FOLDER / language["configuration"]).is_file()
    for kind in ("grammars", "snippets"):
        assert {entry["language"] for entry in contributed[kind]} == languages
        for entry in contributed[kind]:
            assert json.loads((FOLDER / entry["path"]).read_text(encoding="utf-8"))
    code = (FOLDER / "extension.js").read_text(encoding="utf-8")
    registered = set(re.findall(r"registerCommand\(\"([\w.]+)\"", code))
    assert registered == {command["command"] for command in contributed["commands"]}


def test_answers_of_all_commands_are_shown() -> None:
    code = (FOLDER / "extension.js").read_text(encoding="utf-8")
    shown = set(re.findall(r"^  \"(lamina\.\w+)\": ", code, re.MULTILINE))
    assert shown == {commands.SHOW_PDL, commands.RUN_FUNCTION, commands.SHOW_TRACE}


@pytest.mark.parametrize("path", sorted(FOLDER.glob("syntaxes/*.json")), ids=lambda path: path.stem)
def test_expressions_of_grammars_compile(path: Path) -> None:
    def check(entry: object) -> None:
        if isinstance(entry, dict):
            for name, value in entry.items():
                if name in ("match", "begin", "end") and isinstance(value, str):
                    re.compile(value)
                check(value)
        elif isinstance(entry, list):
            for value in entry:
                check(value)

    check(json.loads(path.read_text(encoding="utf-8")))
