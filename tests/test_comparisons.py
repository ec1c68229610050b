"""lamina against the expectations of comparison files, and the expectations against mlir-opt (tests/comparisons.py)."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests import comparisons

# For the tests that make their modules while they run.
from tests.comparisons import MARK, ONLY_WHAT_MLIR_SAYS, ROOT, comparison_files, difference

__all__ = ["MARK", "ONLY_WHAT_MLIR_SAYS", "comparison_files", "difference"]


@pytest.mark.parametrize("path", comparison_files(), ids=lambda path: str(path.relative_to(ROOT)))
def test_comparison(path: Path, request: pytest.FixtureRequest) -> None:
    problems = comparisons.problems(comparisons.read_comparison(path), request.config.getoption("regenerate"))
    assert not problems, "\n".join(problems)


def test_every_expectation_has_its_file() -> None:
    """A comparison file, or the test that makes the modules while it runs: the name begins with that of the test."""
    wanted = {comparisons.read_comparison(path).expected_path for path in comparison_files()}
    rest = set(ROOT.rglob(f"*{comparisons.SUFFIX}")) - wanted
    assert not [path for path in rest if not path.with_name(path.name.partition(".")[0] + ".py").is_file()]
