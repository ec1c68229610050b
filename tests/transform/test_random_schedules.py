"""A few random schedules; ``python -m tests.transform.random_schedules`` runs as many as wanted."""

from __future__ import annotations

import random

import pytest

from tests.oracle import mlir_opt_many, requires_oracle
from tests.transform.random_schedules.cases import FLAGS, case, judge
from tests.transform.random_schedules.meaning import change_of_meaning

SEEDS = [f"suite-{number}" for number in range(60)]


@requires_oracle
def test_like_mlir_opt() -> None:
    cases = [case(seed) for seed in SEEDS]
    results = mlir_opt_many([one.text for one in cases], *FLAGS, batch=False)
    assert sum(result.ok for result in results) > len(SEEDS) // 3
    judged = {seed: judge(one, result) for seed, one, result in zip(SEEDS, cases, results, strict=True)}
    assert not [f"{seed}:\n{said}" for seed, said in judged.items() if said is not None]


@pytest.mark.parametrize("seed", [f"meaning-{number}" for number in range(20)])
def test_functions_compute_what_they_did(seed: str) -> None:
    made = case(seed)
    change = change_of_meaning(made.text, made.arguments, random.Random(seed))
    assert change is None, f"{made.text}\n{change}"
