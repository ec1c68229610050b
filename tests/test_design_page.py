"""docs/design.md names files and methods that exist."""

from __future__ import annotations

import re

from lamina.asm.parser import Parser
from lamina.asm.printer import Printer
from tests.documents import ROOT, page

PAGE = page("docs/design.md")
OPERATION_HOOKS = {"parse_parameters", "print_parameters"}  # of dialect attributes and types, not of Parser and Printer


def test_files_exist() -> None:
    files = {path.as_posix() for path in (ROOT / "src").rglob("*.py")}
    named = set(re.findall(r"`([\w/]+\.py)`", PAGE))
    assert len(named) > 30
    assert not {name for name in named if not any(path.endswith(f"/{name}") for path in files)}


def test_folders_exist() -> None:
    named = set(re.findall(r"`((?:\w+/)+)`", PAGE))
    sources = ROOT / "src" / "lamina"
    assert "conversion/" in named
    assert not {name for name in named if not (sources / name).is_dir() and not (sources.parent / name).is_dir()}


def test_methods_of_parser_and_printer_exist() -> None:
    methods = set(re.findall(r"\b((?:parse|print|resolve)_\w+)\(", PAGE)) - OPERATION_HOOKS
    assert len(methods) > 30
    assert not {name for name in methods if not hasattr(Parser, name) and not hasattr(Printer, name)}
