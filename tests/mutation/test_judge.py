"""Children that run tests, and how they end."""

from __future__ import annotations

import ctypes
import io
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pytest

from tests import comparisons
from tests.mutation import judge as judging
from tests.mutation.cases import only, parts, unit
from tests.mutation.judge import HANG, LOOP, NO_FAILURE, OUT_OF_TIME, Judge, Run
from tests.mutation.record import Record


def ended(test: object, seconds: float) -> int:
    """How a child ends that runs a function as its only test."""

    def run(item: object, nextitem: object) -> None:
        assert callable(test)
        test()

    manager = SimpleNamespace(register=lambda plugin: None)
    writer = SimpleNamespace(_file=io.StringIO())
    hook = SimpleNamespace(pytest_runtest_protocol=run)
    config = SimpleNamespace(get_terminal_writer=lambda: writer, pluginmanager=manager, hook=hook)
    judge = Judge([], Record(), 60.0, lambda verdict: None)
    judge.items = {"test": cast(pytest.Item, SimpleNamespace(nodeid="test", config=config))}
    code, _ = judge.run_child(None, [Run("test", None, seconds)], 60.0)
    return code


def wait_for_ever() -> None:
    """Locks a mutex twice: unlike Python's locks, it does not look at signals in between."""
    c_library, mutex = ctypes.CDLL(None), ctypes.create_string_buffer(128)
    c_library.pthread_mutex_lock(mutex)
    c_library.pthread_mutex_lock(mutex)


def work_for_ever() -> None:
    while True:
        pass


def test_waiting_and_working_are_told_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    """A process forked from one with threads waits; a mutation can make it work for ever."""
    monkeypatch.setattr(judging, "HANG_SECONDS", 0.3)
    assert ended(wait_for_ever, 0.0) == HANG
    assert ended(lambda: None, 0.0) == NO_FAILURE
    monkeypatch.setattr(judging, "LOOP_SECONDS", 0.1)
    monkeypatch.setattr(judging, "HANG_SECONDS", 30.0)
    assert ended(work_for_ever, 0.0) == LOOP


def test_a_child_begins_nothing_that_it_cannot_end_in_time() -> None:
    assert ended(lambda: None, 61.0) == OUT_OF_TIME


def test_single_cases_are_compared(tmp_path: Path) -> None:
    comparison = comparisons.held_comparison(tmp_path / "cases", ["module {}", "builtin.module {}"], [])
    comparisons.write_expected(comparison, ["module {\n}", "something else"])
    for counts, wrong in (({0}, 0), ({1}, 1), ({0, 1}, 1), (set(), 0)):
        with only(counts):
            assert len(comparisons.problems(comparison, False)) == wrong
    with only({3}):  # counts go on from one comparison of a test to the next
        assert not comparisons.problems(comparison, False)
        assert comparisons.problems(comparison, False)
    assert parts(unit("test", 3)) == ("test", 3)
    assert parts("test[a#b]") == ("test[a#b]", None)
