"""lamina against the expectations of comparison files, and the expectations against mlir-opt (tests/comparisons.py)."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests import comparisons, oracle

# For the tests that make their modules while they run.
from tests.comparisons import MARK, ONLY_WHAT_MLIR_SAYS, ROOT, comparison_files, difference

__all__ = ["MARK", "ONLY_WHAT_MLIR_SAYS", "comparison_files", "difference"]


@pytest.mark.parametrize("path", comparison_files(), ids=lambda path: str(path.relative_to(ROOT)))
def test_comparison(path: Path, request: pytest.FixtureRequest) -> None:
    comparison = comparisons.read_comparison(path)
    ours = [comparisons.lamina_answer(case, comparison.flags) for case in comparison.cases]
    if request.config.getoption("regenerate"):
        comparisons.regenerate(comparison, ours)
    expected = comparisons.read_expected(comparison)
    if expected is None:
        pytest.fail(f"{comparison.expected_path} is missing or holds another number of cases: pytest --regenerate")
    problems = comparisons.problems_of_lamina(comparison, expected, ours)
    if oracle.find_tool("mlir-opt") is not None:
        problems += comparisons.problems_of_mlir(comparison, expected)
    assert not problems, "\n".join(problems)


def test_every_expectation_has_its_file() -> None:
    wanted = {comparisons.read_comparison(path).expected_path for path in comparison_files()}
    assert set(ROOT.rglob(f"*{comparisons.SUFFIX}")) <= wanted
