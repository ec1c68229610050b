"""pytest's hooks for the whole suite."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests import oracle
from tests.mlir_test import collect_file


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--regenerate",
        action="store_true",
        help="write the expectations of comparison files from mlir-opt, and fail where lamina differs",
    )


def pytest_configure(config: pytest.Config) -> None:
    if config.getoption("regenerate") and oracle.find_tool("mlir-opt") is None:
        raise pytest.UsageError("--regenerate needs mlir-opt 22.1")


def pytest_collect_file(file_path: Path, parent: pytest.Collector) -> pytest.Collector | None:
    """`.mlir` and `.pdll` files with RUN or EVAL lines are tests."""
    return collect_file(file_path, parent)
