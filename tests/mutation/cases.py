"""Single cases of comparisons as units of the measurement.

Most tests of folds and lowerings are comparisons of many cases (tests/comparisons.py), of which a mutant concerns a
few. A recorded run counts the cases that a test compares and names each of them as a unit, `TEST#COUNT`; a run of
chosen units compares no other case of the test, and stops at the first that differs.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from contextlib import contextmanager
from dataclasses import replace

from tests import comparisons

MARK = "#"


def unit(test: str, count: int) -> str:
    return f"{test}{MARK}{count}"


def parts(name: str) -> tuple[str, int | None]:
    """The test of a unit, and the case unless the unit is the whole test."""
    test, mark, count = name.rpartition(MARK)
    return (test, int(count)) if mark and count.isdigit() else (name, None)


@contextmanager
def only(counts: Collection[int] | None) -> Iterator[None]:
    """Has the comparisons of one test compare the cases with these counts only; all of them with None."""
    if counts is None:
        yield
        return
    original = comparisons.problems
    passed = 0

    def problems(comparison: comparisons.Comparison, regenerated: bool) -> list[str]:
        nonlocal passed
        expected = comparisons.read_expected(comparison)
        assert expected is not None and not regenerated
        found: list[str] = []
        for case, wanted in zip(comparison.cases, expected, strict=True):
            if passed in counts and not found:
                found = differences(comparison, case, wanted)
            passed += 1
        return found

    comparisons.problems = problems
    try:
        yield
    finally:
        comparisons.problems = original


def differences(comparison: comparisons.Comparison, case: comparisons.Case, wanted: str) -> list[str]:
    answer = comparisons.lamina_answer(case, comparison.flags)
    return comparisons.problems_of_lamina(replace(comparison, cases=[case]), [wanted], [answer])
