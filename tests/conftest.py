"""pytest's hooks for the whole suite."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.mlir_test import collect_file


def pytest_collect_file(file_path: Path, parent: pytest.Collector) -> pytest.Collector | None:
    """`.mlir` and `.pdll` files with RUN or EVAL lines are tests."""
    return collect_file(file_path, parent)
