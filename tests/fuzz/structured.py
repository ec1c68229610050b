"""Random structured operations: what their automatic schedules compile to computes what the interpreter does."""

from __future__ import annotations

import time

import numpy as np

import lamina
from lamina.interfaces.interpretation import Interpreter
from lamina.ir.diagnostics import collect_diagnostics
from lamina.ir.remarks import Remark
from tests.schedule.random_structured import random_program

CPUS = ("native", "x86-64-v3", "x86-64-v2")
COMPILE_SECONDS = 5.0
EXACT = 2.0**24
"""Sums of whole numbers up to this are exact in f32, in any order."""


def problem(seed: int) -> str | None:
    """What is wrong with the program of a seed: a diagnostic, the time to compile it, a result, a written argument."""
    program = random_program(seed)
    module = lamina.parse(program.text)
    (expected,) = Interpreter(module).call("f", *(array.copy() for array in program.arguments))
    start = time.process_time()
    with collect_diagnostics() as said:
        compiled = lamina.compile(module, cpu=CPUS[seed % len(CPUS)], cache=None)
    seconds = time.process_time() - start
    failed = [one.message for one in said if not isinstance(one, Remark)]
    if failed:
        return failed[0]
    if seconds > COMPILE_SECONDS:
        return f"it takes {seconds:.1f} s to compile"
    given = [array.copy() for array in program.arguments]
    actual = np.asarray(compiled["f"](*given), np.float64)
    largest = np.max(np.abs(np.asarray(expected, np.float64)), initial=0.0)
    tolerance = 2e-2 if "f16" in program.text else 1e-6 if largest > EXACT and "f32" in program.text else 0
    if not np.allclose(actual, np.asarray(expected, np.float64), tolerance, tolerance, equal_nan=True):
        return "the result is not the interpreter's"
    if any(array.tobytes() != before.tobytes() for array, before in zip(given, program.arguments, strict=True)):
        return "an argument was written"
    return None
