"""`lamina config`, and the table of settings that the site makes of the same list."""

from __future__ import annotations

import json
import re
import warnings
from pathlib import Path

import pytest

import lamina
from lamina.ir.settings import CacheWarning
from lamina.tools.config import SETTINGS
from lamina.tools.main import main, shorten_warnings
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


def test_a_cache_that_cannot_be_written_is_said_once(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("LAMINA_CACHE", str(tmp_path / "file" / "cache"))
    with pytest.warns(CacheWarning, match="LAMINA_CACHE: nothing is kept in .*cache: Not a directory") as said:
        for name in ("f", "g"):
            lamina.compile(f"func.func @{name}(%x: i64) -> i64 {{ return %x : i64 }}")
    assert len([one for one in said if issubclass(one.category, CacheWarning)]) == 1
    with pytest.warns(CacheWarning, match="nothing is kept in .*tablegen: Not a directory"):
        source = tmp_path / "a.td"
        source.write_text("def A;")
        assert main(["tblgen", str(source)]) == 0
    assert main(["config"]) == 0
    assert f"(off: {tmp_path / 'file'} is not a folder)" in capsys.readouterr().out
    monkeypatch.setenv("LAMINA_CACHE", str(tmp_path / "new" / "cache"))
    assert main(["config"]) == 0
    assert "(off:" not in capsys.readouterr().out


def test_the_command_shows_warnings_without_their_source(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(warnings, "formatwarning", warnings.formatwarning)
    shorten_warnings()
    assert warnings.formatwarning("text", CacheWarning, "file.py", 1) == "lamina: warning: text\n"
    assert "file.py:1: UserWarning: text" in warnings.formatwarning("text", UserWarning, "file.py", 1)
