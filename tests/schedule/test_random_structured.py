"""Automatic schedules compute what the reference interpreter computes."""

from __future__ import annotations

import os
from pathlib import Path

import numpy as np
import pytest

import lamina
from lamina.conversion.vector_loops.tile import VECTOR_TILE
from lamina.schedule import schedule
from tests.fuzz.structured import problem
from tests.schedule.random_structured import random_program

COUNT = 24 * int(os.environ.get("LAMINA_FUZZ_FACTOR", "1"))


@pytest.mark.parametrize("block", range(6))
def test_random_programs_are_the_interpreters(block: int) -> None:
    for seed in range(block * COUNT // 6, (block + 1) * COUNT // 6):
        assert problem(seed) is None, f"seed {seed}"


def test_most_of_them_are_vectorized() -> None:
    """The programs above would prove nothing if schedules left them alone."""
    scripts = [schedule(lamina.parse(random_program(seed).text)) for seed in range(60)]
    assert sum(VECTOR_TILE in script for script in scripts) >= 50


def test_a_schedule_is_a_script(tmp_path: Path) -> None:
    module = lamina.parse(random_program(1).text)
    path = tmp_path / "script.mlir"
    path.write_text(f"module attributes {{transform.with_named_sequence}} {{\n{schedule(module)}}}\n")
    arguments = random_program(1).arguments
    expected = lamina.compile(module, cache=None)["f"](*arguments)
    actual = lamina.compile(module, schedule=path, cache=None)["f"](*arguments)
    np.testing.assert_array_equal(np.asarray(actual), np.asarray(expected))
