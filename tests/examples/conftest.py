"""The process in which the tests of examples/toy run."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.examples.toy_process import ToyProcess


@pytest.fixture(scope="session")
def toy() -> Iterator[ToyProcess]:
    process = ToyProcess()
    yield process
    process.close()
