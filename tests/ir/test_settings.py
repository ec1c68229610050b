"""Environment variables that choose folders and libraries, or turn features off."""

from pathlib import Path

import pytest

from lamina.execution.cache import default_cache
from lamina.execution.parallel import find_library
from lamina.ir.settings import chosen_folder, setting
from lamina.schedule.database import schedules_folder
from lamina.tablegen.cache import cache_folder

OFF = ("0", "off", "false", "no", "No", "FALSE", " off ")


@pytest.mark.parametrize("text", OFF)
def test_words_that_mean_off(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for variable in ("LAMINA_CACHE", "LAMINA_OPENMP", "LAMINA_SCHEDULES"):
        monkeypatch.setenv(variable, text)
        assert setting(variable) is None
    assert default_cache() is None and cache_folder() is None and schedules_folder() is None
    assert find_library.__wrapped__() is None


@pytest.mark.parametrize("text", ["", "1", "on", "true", "Yes"])
def test_words_that_mean_the_default(text: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("LAMINA_CACHE", text)
    monkeypatch.setattr("lamina.ir.settings.user_cache_folder", lambda: str(tmp_path))
    assert setting("LAMINA_CACHE") == ""
    assert cache_folder() == str(tmp_path / "lamina" / "tablegen")
    cache = default_cache()
    assert cache is not None and cache.folder == tmp_path / "lamina" / "objects"


def test_folders_may_be_in_the_home_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("LAMINA_CACHE", "~/kept")
    assert cache_folder() == str(tmp_path / "kept" / "tablegen")
    assert chosen_folder("LAMINA_CACHE", "objects") == str(tmp_path / "kept")
