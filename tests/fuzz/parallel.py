"""Random structured programs and networks on several threads: each computes what it does on one thread, and what the
interpreter or ONNX's reference does. Thresholds are lowered, so that programs of this size are divided."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from functools import partial
from unittest import mock

import numpy as np
import onnxruntime

import lamina
import lamina.onnx
from lamina.conversion import outline_parallel_loops
from lamina.conversion.vector_loops import loops
from lamina.execution import compile as compilation
from lamina.interfaces.interpretation import Interpreter
from lamina.ir.operation import Operation
from lamina.schedule import tiles
from lamina.schedule.target import host_target
from tests.onnx.random_networks import RandomNetwork
from tests.schedule.random_structured import random_program

CPUS = ("native", "native", "x86-64-v3", "x86-64-v2")
THREADS = (1, 2, 3, 4)
Arrays = list[np.ndarray]


@contextmanager
def everything_divided(cores: int, work: int) -> Iterator[None]:
    """Loops go to threads that have so many operations to do, on a machine of so many cores."""
    with (
        mock.patch.object(tiles, "_PARALLEL_WORK", work),
        mock.patch.object(loops, "WORK_OF_A_PART", work),
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


def wrong_on_threads(module: Operation, name: str, given: Arrays, seed: int, exact: bool) -> tuple[Arrays, str | None]:
    """The results on one thread, and what is different on several."""
    rng = random.Random(f"threads {seed}")
    build = partial(lamina.compile, module, cpu=rng.choice(CPUS), cache=None, remarks="none")
    expected = results_of(build()[name], given)
    cores, work = rng.choice((2, 2, 3, 4, 8)), rng.choice((1, 1, 64, 1024))
    with everything_divided(cores, work):
        compiled = build(parallel=True)
    if "call void @lamina_parallel_for" in compiled.llvm_ir(False):
        divided.append(seed)
    for count in THREADS:
        with threads(count):
            found = results_of(compiled[name], given)
        for number, (one, other) in enumerate(zip(found, expected, strict=True)):
            if not _equal(one, other, exact):
                worst = float(np.max(np.abs(one.astype(np.float64) - other.astype(np.float64))))
                return expected, f"result {number} on {count} threads differs by {worst} ({cores} cores, {work})"
    return expected, None


divided: list[int] = []
"""Seeds of programs that were divided."""


def _equal(one: np.ndarray, other: np.ndarray, exact: bool) -> bool:
    if one.dtype != other.dtype or one.shape != other.shape:
        return False
    a, b = one.astype(np.float64), other.astype(np.float64)
    if exact:
        return np.array_equal(a, b, equal_nan=True)
    return np.allclose(a, b, 1e-5, 1e-5, equal_nan=True)


def structured(seed: int) -> str | None:
    """Structured operations on small integers, whose sums are exact in every order."""
    program = random_program(seed, SIZES, 12000)
    module = lamina.parse(program.text)
    (right,) = Interpreter(module).call("f", *(array.copy() for array in program.arguments))
    (one, *_), wrong = wrong_on_threads(module, "f", program.arguments, seed, exact="f16" not in program.text)
    if wrong is None and not np.allclose(one.astype(np.float64), np.asarray(right, np.float64), 2e-2, 2e-2):
        wrong = "the result on one thread is not the interpreter's"
    return None if wrong is None else f"{wrong}\n{program.text}"


SIZES: Sequence[int] = (1, 2, 3, 5, 7, 9, 16, 17, 31, 33, 40, 64, 65, 96, 100, 129, 200)


def network(seed: int) -> str | None:
    """Networks in float and in bytes. Sums of floats may be in another order on several threads."""
    made = RandomNetwork(seed)
    made.quantized = seed % 3 == 0
    model = made.pick(made.model, made.model, made.rows_model, made.rows_model, made.classifier)()
    x = made.rng.standard_normal((made.batch, *made.images[0][1:])).astype(np.float32)
    module = lamina.onnx.load(model)
    (one, *_), wrong = wrong_on_threads(module, "main", [x], seed, exact=True)
    if wrong is None:
        options = onnxruntime.SessionOptions()
        options.graph_optimization_level = onnxruntime.GraphOptimizationLevel.ORT_DISABLE_ALL
        session = onnxruntime.InferenceSession(model.SerializeToString(), options, ["CPUExecutionProvider"])
        (right,) = session.run(None, {"x": x})
        # A sum in another order may be rounded to another byte.
        far = np.abs(one - right) > (0.2 if made.quantized else 2e-4 * (1 + np.abs(right)))
        if np.mean(far) > (0.02 if made.quantized else 0):
            wrong = f"the result on one thread differs from ONNX Runtime's by {np.abs(one - right).max()}"
    return None if wrong is None else f"{wrong}: {[node.op_type for node in model.graph.node]}"
