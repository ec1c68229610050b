"""Entry points of installed distributions."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from lamina.ir.entry_points import entry_points


def install(folder: Path, name: str, text: str) -> None:
    info = folder / f"{name}-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(text)


def test_they_are_found_as_soon_as_they_are_installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(tmp_path))
    assert not list(entry_points("of.this.test"))
    install(tmp_path, "other", "[of.this.test.longer]\nb = b\n")
    assert not list(entry_points("of.this.test"))
    install(tmp_path, "mine", "[of.this.test]\na = a.module\n")
    assert [(point.name, point.module) for point in entry_points("of.this.test")] == [("a", "a.module")]


def test_where_there_are_none_nothing_is_loaded() -> None:
    code = """
import sys
from lamina.ir.entry_points import entry_points
assert not list(entry_points("of.this.test"))
assert "importlib.metadata" not in sys.modules
"""
    subprocess.run([sys.executable, "-c", code], check=True)


def test_a_function_needs_no_other_dialect() -> None:
    script = (
        "import lamina, sys; lamina.parse('func.func @f(%a: f32) -> f32 { return %a : f32 }')\n"
        "folders = {name.split('.')[2] for name in sys.modules if name.startswith('lamina.dialects.')}\n"
        "assert folders == {'func', 'builtin'}, folders\n"
    )
    result = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)
    assert result.returncode == 0, result.stderr
