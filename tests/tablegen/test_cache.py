"""The disk cache: same data, out of date when anything it depends on changes, harmless when broken."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from lamina.tablegen import dump_json, parse_file
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
