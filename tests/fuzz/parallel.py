"""Random structured programs on several threads: each computes what it does on one thread, and what the interpreter
does. Thresholds are lowered, so that programs of this size are divided."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import partial
from typing import NamedTuple
from unittest import mock

import numpy as np

import lamina
from lamina.conversion import outline_parallel_loops
from lamina.conversion.vector_loops import chunks, split_reductions
from lamina.execution import compile as compilation
from lamina.interfaces.interpretation import Interpreter
from lamina.ir.operation import Operation
from lamina.schedule import tiles
from lamina.target import host_target
from tests.fuzz.differential import same
from tests.schedule.random_structured import random_program

CPUS = ("native", "native", "x86-64-v3", "x86-64-v2")
divided: list[int] = []
"""Seeds of programs whose loops were divided."""

THREADS = (1, 2, 3, 4)
SIZES = (1, 2, 3, 5, 7, 9, 16, 17, 31, 33, 40, 64, 65, 96, 100, 129, 200)
MOST_ITERATIONS = 8000
Arrays = list[np.ndarray]


@contextmanager
def everything_divided(cores: int, work: int) -> Iterator[None]:
    """Loops go to threads that have so many operations to do, on a machine of so many cores."""
    with (
        mock.patch.object(tiles, "_PARALLEL_WORK", work),
        mock.patch.object(chunks, "WORK_OF_A_PART", work),
        mock.patch.object(split_reductions, "WORK_OF_A_PART", work),
        mock.patch.object(outline_parallel_loops, "WORK_OF_A_PART", work),
        mock.patch.object(compilation, "host_target", lambda: replace(host_target(), cores=cores)),
    ):
        yield


@contextmanager
def threads(count: int) -> Iterator[None]:
    before = lamina.get_num_threads()
    lamina.set_num_threads(count)
    try:
        yield
    finally:
        lamina.set_num_threads(before)


def results_of(function: object, given: Arrays) -> Arrays:
    assert callable(function)
    found = function(*(array.copy() for array in given))
    return [np.array(one) for one in (found if isinstance(found, tuple | list) else [found])]


class Runs(NamedTuple):
    """The results without parallel loops, with them on one thread, and what is different on several threads."""

    sequential: Arrays
    parallel: Arrays
    wrong: str | None


def run_on_threads(module: Operation, name: str, given: Arrays, seed: int) -> Runs:
    rng = random.Random(f"threads {seed}")
    build = partial(lamina.compile, module, cpu=rng.choice(CPUS), cache=None, remarks="none")
    sequential = results_of(build()[name], given)
    cores, work = rng.choice((2, 2, 3, 4, 8)), rng.choice((1, 1, 64, 1024))
    with everything_divided(cores, work):
        compiled = build(parallel=True)
    if "call void @lamina_parallel_for" in compiled.llvm_ir(False):
        divided.append(seed)
    runs = []
    for count in THREADS:
        with threads(count):
            runs.append(results_of(compiled[name], given))
        if not all(map(same, runs[0], runs[-1])):
            return Runs(sequential, runs[0], f"{count} threads compute something else ({cores} cores, {work})")
    return Runs(sequential, runs[0], None)


def structured(seed: int) -> str | None:
    """Structured operations on small integers, whose sums are exact in every order."""
    program = random_program(seed, SIZES, MOST_ITERATIONS)
    module = lamina.parse(program.text)
    (right,) = Interpreter(module).call("f", *(array.copy() for array in program.arguments))
    (one,), (other,), wrong = run_on_threads(module, "f", program.arguments, seed)
    if wrong is None and not same(one, other):
        wrong = "parallel loops compute something else"
    if wrong is None and not np.allclose(one.astype(np.float64), np.asarray(right, np.float64), 2e-2, 2e-2):
        wrong = "the result on one thread is not the interpreter's"
    return None if wrong is None else f"{wrong}\n{program.text}"
