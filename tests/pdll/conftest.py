"""The dialect `shown`, for tests of patterns on operations with definitions."""

from __future__ import annotations

from pathlib import Path

import pytest

import lamina
from tests.pdll.documented import OPERATIONS


@pytest.fixture(scope="module")
def dialect(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a file with definitions; the dialect is loaded, so that groups are known where patterns run."""
    folder = tmp_path_factory.mktemp("dialect")
    (folder / "shown.td").write_text(OPERATIONS)
    lamina.load_dialect(folder / "shown.td")
    return folder
