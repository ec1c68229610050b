"""pytest's hooks for the whole suite."""

from __future__ import annotations

import gc
import os
import time
from collections.abc import Callable, Generator, Iterator, Sequence
from pathlib import Path
from typing import Any

# Idle threads of BLAS spin, on the cores of the other workers. BLAS reads the variable when NumPy is imported.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import pytest  # noqa: E402
from hypothesis import HealthCheck, settings  # noqa: E402

from lamina.ir import collector, parity  # noqa: E402
from tests import checked_patterns, comparisons, oracle  # noqa: E402
from tests.mlir_test import collect_file  # noqa: E402

# How fast inputs are made depends on what else the machine does.
settings.register_profile("lamina", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("lamina")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--regenerate",
        action="store_true",
        help="write the expectations of comparison files from mlir-opt, and fail where lamina differs",
    )


def pytest_configure(config: pytest.Config) -> None:
    checked_patterns.install()
    if config.getoption("regenerate") and oracle.find_tool("mlir-opt") is None:
        raise pytest.UsageError("--regenerate needs mlir-opt 22.1")


def place(item: pytest.Item) -> int:
    """What takes longer the more memory a worker holds comes first: forks of the reducer, and full collections. Then
    searches, which wait for processes: at the end, one worker would wait alone."""
    if "reduce" in item.path.parts or item.path.name == "test_collector.py":
        return 0
    return 1 if "tune" in item.path.parts else 2


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=place)


class Heap:
    """Keeps what earlier tests left out of the collector's way: a full collection would walk the millions of objects
    that a worker of the suite holds, for seconds, and so would a count of what is frozen.

    The tests of the collector itself come before.
    """

    def __init__(self) -> None:
        self.frozen_at: float | None = None

    def freeze(self) -> None:
        if self.frozen_at is None:
            # Moving objects, as pauses of the collector do, would unfreeze all.
            collector._has_frozen = lambda: True
        else:
            gc.collect()
        gc.freeze()
        self.frozen_at = time.process_time()

    def is_grown(self) -> bool:
        return self.frozen_at is None or time.process_time() - self.frozen_at > 2


HEAP = Heap()


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_protocol(item: pytest.Item, nextitem: pytest.Item | None) -> Generator[None, Any, Any]:
    if HEAP.frozen_at is None and place(item):
        HEAP.freeze()
    result = yield
    if HEAP.frozen_at is not None and (nextitem is None or nextitem.path != item.path) and HEAP.is_grown():
        HEAP.freeze()
    return result


def pytest_collect_file(file_path: Path, parent: pytest.Collector) -> pytest.Collector | None:
    """`.mlir` and `.pdll` files with RUN or EVAL lines are tests."""
    return collect_file(file_path, parent)


@pytest.fixture(autouse=True)
def strict_parity_for_comparisons(request: pytest.FixtureRequest) -> Iterator[None]:
    """Tests that ask mlir-opt run with strict parity, the others as users do."""
    asking = (oracle.requires_oracle.mark, oracle.requires_debian_oracle.mark)
    with parity.strict(any(mark in asking for mark in request.node.iter_markers("skipif"))):
        yield


@pytest.fixture
def own_heap() -> Iterator[None]:
    """Collections walk only what the test makes, not what others before it in the file made."""
    HEAP.freeze()
    yield


@pytest.fixture
def hold(request: pytest.FixtureRequest) -> Callable[..., None]:
    """`hold(NAME, SOURCES, *FLAGS)` compares modules made by a test with what is kept in `TEST_FILE.NAME.expected`.

    They are held and regenerated as those of comparison files are.
    """

    def check(name: str, sources: Sequence[str], *flags: str) -> None:
        path = request.path.with_name(f"{request.path.stem}.{name}")
        comparison = comparisons.held_comparison(path, sources, flags)
        found = comparisons.problems(comparison, request.config.getoption("regenerate"))
        assert not found, "\n".join(found)

    return check
