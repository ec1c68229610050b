"""`lamina config`, and the table of settings that the site makes of the same list."""

from __future__ import annotations

import json
import re

import pytest

from lamina.tools.config import SETTINGS
from lamina.tools.main import main
from tests.documents import ROOT

READ = re.compile(r"""environ(?:\.get\(|\[|\.pop\(|\.setdefault\()\s*["']([A-Z_]+)["']|getenv\(["']([A-Z_]+)["']""")


def test_every_variable_that_is_read_is_a_setting() -> None:
    found = {
        one or other
        for path in (ROOT / "src").rglob("*.py")
        for one, other in READ.findall(path.read_text(encoding="utf-8"))
    }
    assert len(found) > 3
    assert found - {one.name for one in SETTINGS} == set()


def test_every_setting_is_read() -> None:
    names = {one.name for one in SETTINGS if one.name.startswith("LAMINA_")}
    texts = [path.read_text(encoding="utf-8") for path in (ROOT / "src").rglob("*.py") if path.name != "config.py"]
    assert not {name for name in names if not any(f'"{name}"' in text for text in texts)}


def test_values_are_shown(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv("LAMINA_NUM_THREADS", "3")
    monkeypatch.delenv("LAMINA_OPENMP", raising=False)
    assert main(["config"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert any(line.split() == ["LAMINA_NUM_THREADS", "3"] for line in lines)
    assert all(any(line.startswith(one.name) for line in lines) for one in SETTINGS)
    assert main(["config", "--json"]) == 0
    shown = json.loads(capsys.readouterr().out)["settings"]
    assert shown["LAMINA_NUM_THREADS"] == "3" and shown["LAMINA_OPENMP"] is None


def test_bad_usage(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["config", "more"]) == 2
    assert "unexpected argument 'more'" in capsys.readouterr().err
