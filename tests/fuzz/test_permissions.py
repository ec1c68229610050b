"""All options that name files, and that what is forbidden is seen."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.fuzz.permissions import FORMS, WATCH, make_files, settings, tried

TOUCHING = ("apply-pdll", "snapshot-op-locations", "transform-preload-library")


@pytest.mark.parametrize("form", FORMS)
def test_options_that_name_files(form: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    files = tmp_path / "files"
    files.mkdir()
    make_files(files)
    cases = [case for case in settings(files) if case[0] in TOUCHING]
    assert len(cases) > 20
    for name, options in cases:
        assert tried(form, name, options, files) is None


def test_the_watch_sees(tmp_path: Path) -> None:
    with WATCH.watching(tmp_path) as found:
        (tmp_path / "a").write_text("")
        (tmp_path / "a").read_text()
        os.mkdir(tmp_path / "b")
    assert len(found) == 3
