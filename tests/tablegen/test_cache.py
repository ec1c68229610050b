"""The disk cache: same data, out of date when anything it depends on changes, harmless when broken."""

from __future__ import annotations

import os
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from lamina.ir import cache_files
from lamina.tablegen import cache, dump_json, parse_file
from lamina.tablegen.cache import LazyKeeper
from lamina.tablegen.record import RecordKeeper


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("LAMINA_CACHE", str(tmp_path / "cache"))
    for name in ("first", "second"):
        (tmp_path / name).mkdir()
    (tmp_path / "second" / "base.td").write_text(
        "class A { int x = 1; bits<2> b; list<string> s = [[{q}]]; dag d = (o 1:$n, $m); }\n"
    )
    (tmp_path / "main.td").write_text('def o;\ninclude "base.td"\ndef a : A;\ndef : A;\n')
    return tmp_path


def load(project: Path) -> RecordKeeper:
    return parse_file(project / "main.td", [project / "first", project / "second"])


def entries(project: Path) -> list[Path]:
    return sorted((project / "cache").rglob("*.td-cache"))


def test_second_load_gives_the_same_data(project: Path) -> None:
    first, second = load(project), load(project)
    assert not isinstance(first, LazyKeeper) and isinstance(second, LazyKeeper)
    assert dump_json(first) == dump_json(second)
    assert [str(place) for place in first.defs["a"].locations] == [str(place) for place in second.defs["a"].locations]


def test_a_changed_include_is_noticed(project: Path) -> None:
    load(project)
    base = project / "second" / "base.td"
    base.write_text(base.read_text().replace("x = 1", "x = 2"))
    assert load(project).defs["a"].value("x") == 2


def test_a_file_that_comes_to_shadow_an_include_is_noticed(project: Path) -> None:
    load(project)
    (project / "first" / "base.td").write_text("class A { int x = 3; }\n")
    assert load(project).defs["a"].value("x") == 3


@pytest.mark.parametrize("damage", [lambda raw: raw[:50], lambda raw: raw[:-9] + b"corrupted", lambda raw: b""])
def test_a_broken_entry_is_ignored(project: Path, damage) -> None:  # type: ignore[no-untyped-def]
    load(project)
    (entry,) = entries(project)
    entry.write_bytes(damage(entry.read_bytes()))
    assert not isinstance(load(project), LazyKeeper)
    assert isinstance(load(project), LazyKeeper)


def test_concurrent_use(project: Path) -> None:
    with ThreadPoolExecutor(8) as pool:
        found = list(pool.map(lambda _: dump_json(load(project)), range(24)))
    assert all(data == found[0] for data in found)
    assert [path.suffix for path in (project / "cache").rglob("*.*")] == [".td-cache"]


def test_an_unwritable_cache_costs_only_speed(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    blocked = project / "file"
    blocked.write_text("")
    monkeypatch.setenv("LAMINA_CACHE", str(blocked))
    assert load(project).defs["a"].value("x") == 1


def test_the_entries_unused_for_longest_are_deleted(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def entry_of(name: str, age: int) -> Path:
        """Reads a copy of the file under a name; returns its entry, last used ``age`` seconds ago."""
        before = set(entries(project))
        (project / name).write_text((project / "main.td").read_text())
        parse_file(project / name, [project / "first", project / "second"])
        (entry,) = set(entries(project)) - before
        used = entry.stat().st_mtime - age
        os.utime(entry, (used, used))
        return entry

    load(project)
    (oldest,) = entries(project)
    os.utime(oldest, (1_000_000, 1_000_000))
    first, second, third = (entry_of(f"{age}.td", age) for age in (300, 200, 100))
    monkeypatch.setattr(cache, "LIMIT", int(4.5 * oldest.stat().st_size))
    assert isinstance(load(project), LazyKeeper)  # the oldest is the latest used now
    last = entry_of("0.td", 0)
    assert set(entries(project)) == {oldest, third, last}
    assert not first.exists() and not second.exists()


def test_a_cache_that_cannot_be_written_is_read(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    load(project)

    def read_only(path: Path) -> None:
        raise PermissionError(path)

    monkeypatch.setattr(cache_files.os, "utime", read_only)
    assert isinstance(load(project), LazyKeeper)
