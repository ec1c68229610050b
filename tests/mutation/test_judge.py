"""Children that run tests, and how they end."""

from __future__ import annotations

import ctypes
import io
from types import SimpleNamespace
from typing import cast

import pytest

from tests.mutation.judge import HANG, NO_FAILURE, Judge
from tests.mutation.record import Record


def ended(test: object, seconds: float) -> tuple[int, str]:
    """How a child ends that runs a function as its only test; it gets 20 seconds and 10 times as long as recorded."""

    def run(item: object, nextitem: object) -> None:
        assert callable(test)
        test()

    manager = SimpleNamespace(register=lambda plugin: None)
    writer = SimpleNamespace(_file=io.StringIO())
    hook = SimpleNamespace(pytest_runtest_protocol=run)
    config = SimpleNamespace(get_terminal_writer=lambda: writer, pluginmanager=manager, hook=hook)
    judge = Judge([], Record(seconds={"test": seconds}), 60.0, lambda verdict: None)
    judge.items = {"test": cast(pytest.Item, SimpleNamespace(nodeid="test", config=config))}
    return judge.run_child(None, ["test"])


def wait_for_ever() -> None:
    """Locks a mutex twice: unlike Python's locks, it does not look at signals in between."""
    c_library, mutex = ctypes.CDLL(None), ctypes.create_string_buffer(128)
    c_library.pthread_mutex_lock(mutex)
    c_library.pthread_mutex_lock(mutex)


def test_a_child_that_waits_for_a_lock_is_ended() -> None:
    """As after a fork of a process with threads."""
    assert ended(wait_for_ever, -1.9) == (HANG, "test")  # after 1 second
    assert ended(lambda: None, 0.0) == (NO_FAILURE, "")
