"""Pauses of the garbage collector."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator

import pytest

import lamina
from lamina.ir import collector
from lamina.ir.collector import collector_paused


class Ring:
    def __init__(self) -> None:
        self.itself = self


def test_the_collector_is_as_it_was() -> None:
    assert gc.isenabled()
    with collector_paused():
        assert not gc.isenabled()
        with collector_paused():
            pass
        assert not gc.isenabled()
    assert gc.isenabled()


def test_what_a_pause_made_is_not_walked_at_its_end(monkeypatch: pytest.MonkeyPatch) -> None:
    # Earlier tests of this process may have made a full collection due.
    monkeypatch.setattr(collector, "_handed_over", 0)
    monkeypatch.setattr(collector, "_modules", [])
    # Python 3.12 puts immortal objects among the frozen ones here.
    gc.collect()
    collections = gc.get_stats()
    with collector_paused():
        kept = [Ring() for _ in range(2 * collector._FEW)]
    after = gc.get_stats()
    # The youngest generation may be looked at in the end: it has none of them.
    assert after[1:] == collections[1:] and after[0]["collections"] <= collections[0]["collections"] + 1
    assert any(one is kept[0] for generation in (1, 2) for one in gc.get_objects(generation=generation))
    assert gc.get_count()[0] < collector._FEW and gc.get_freeze_count() <= collector._IMMORTAL
    del kept


def test_a_module_of_a_thousand_lines_is_not_walked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(collector, "_handed_over", 0)
    gc.collect()
    lines = [f"  %{number} = arith.addi %a, %a : i32" for number in range(1000)]
    text = "\n".join(["func.func @f(%a: i32) {", *lines, "  return", "}"])
    lamina.parse(text)
    gc.collect()
    module = lamina.parse(text)
    first = module["f"].regions[0].first_block.first_op
    assert any(one is first for one in gc.get_objects(generation=2))


@pytest.fixture
def frozen_heap() -> Iterator[None]:
    gc.freeze()
    yield
    gc.unfreeze()


@pytest.mark.usefixtures("frozen_heap")
def test_garbage_of_many_pauses_goes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(collector, "_FEW", 2_000)
    monkeypatch.setattr(collector, "_MANY", 5 * collector._FEW)
    monkeypatch.setattr(collector, "_enough", 5 * collector._FEW)
    lost: list[weakref.ref[Ring]] = []
    for _ in range(20):
        with collector_paused():
            rings = [Ring() for _ in range(2 * collector._FEW)]
            lost.append(weakref.ref(rings[0]))
            del rings
        # As many as are alive put the next collection off.
        monkeypatch.setattr(collector, "_enough", 5 * collector._FEW)
    assert sum(ring() is not None for ring in lost) <= 5


def test_what_the_program_froze_stays_frozen() -> None:
    gc.freeze()
    try:
        frozen = gc.get_freeze_count()
        with collector_paused():
            kept = [Ring() for _ in range(2 * collector._FEW)]
        assert gc.get_freeze_count() >= frozen - 100
        del kept
    finally:
        gc.unfreeze()


def test_a_large_module_that_is_held_is_not_walked(monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither where it is parsed nor by a pass; once nobody holds it, it goes."""
    # What is loaded on first use is no part of it.
    lamina.run_pipeline(lamina.parse("func.func @f(%a: i32) {\n  return\n}"), "builtin.module(func.func(cse))")
    gc.collect()
    monkeypatch.setattr(collector, "_modules", [])
    monkeypatch.setattr(collector, "_handed_over", 0)
    for name in ("_FEW", "_FEW_OF_A_MODULE", "_LARGE", "_MANY", "_enough"):
        monkeypatch.setattr(collector, name, 500)
    before = gc.get_stats()[2]["collections"]
    lines = [f"  %{number} = arith.addi %a, %a : i32" for number in range(200)]
    module = lamina.parse("\n".join(["func.func @f(%a: i32) {", *lines, "  return", "}"]))
    lamina.run_pipeline(module, "builtin.module(func.func(cse))")
    with collector_paused():
        few = [Ring() for _ in range(300)]
    assert gc.get_stats()[2]["collections"] == before
    lost = weakref.ref(module)
    del module, few
    with collector_paused():
        kept = [Ring() for _ in range(600)]
    assert gc.get_stats()[2]["collections"] == before + 1 and lost() is None
    assert kept
