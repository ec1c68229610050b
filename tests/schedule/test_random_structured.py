"""Automatic schedules compute what the reference interpreter computes."""

from __future__ import annotations

import os
from pathlib import Path

import numpy as np
import pytest

import lamina
from lamina.conversion.vector_loops.tile import VECTOR_TILE
from lamina.interfaces.interpretation import Interpreter
from lamina.ir.diagnostics import collect_diagnostics
from lamina.ir.remarks import Remark
from lamina.schedule import schedule
from tests.schedule.random_structured import random_program

COUNT = 60 * int(os.environ.get("LAMINA_FUZZ_FACTOR", "1"))
CPUS = ("native", "x86-64-v3", "x86-64-v2")


@pytest.mark.parametrize("block", range(6))
def test_random_programs_are_the_interpreters(block: int) -> None:
    for seed in range(block * COUNT // 6, (block + 1) * COUNT // 6):
        check(seed)


def check(seed: int) -> None:
    program = random_program(seed)
    module = lamina.parse(program.text)
    (expected,) = Interpreter(module).call("f", *(array.copy() for array in program.arguments))
    with collect_diagnostics() as said:
        compiled = lamina.compile(module, cpu=CPUS[seed % len(CPUS)], cache=None)
    failed = [one.message for one in said if not isinstance(one, Remark)]
    assert not failed, f"seed {seed}: {failed[0]}"
    given = [array.copy() for array in program.arguments]
    actual = compiled["f"](*given)
    tolerance = 2e-2 if "f16" in program.text else 0
    np.testing.assert_allclose(
        np.asarray(actual, np.float64), np.asarray(expected, np.float64), tolerance, tolerance, err_msg=f"seed {seed}"
    )
    for array, before in zip(given, program.arguments, strict=True):
        assert array.tobytes() == before.tobytes(), f"seed {seed}: an argument was written"


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
