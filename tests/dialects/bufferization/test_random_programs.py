"""Random programs on tensors compute the same values after bufferization and deallocation, and free what they allocate.

1,000 programs (seeds 10000 to 10999) were run this way once, natively and under the sanitizer; here run a few.
"""

from __future__ import annotations

import gc
from typing import Any

import numpy as np
import pytest

import lamina
from lamina.interfaces.interpretation import Interpreter
from lamina.passmanager import PassManager, parse_pipeline
from tests.dialects.bufferization.random_programs import Program, arguments

pytestmark = pytest.mark.usefixtures("own_heap")

ALLOWED = "bufferize-function-boundaries=1 allow-return-allocs-from-loops=1"
BUFFERIZE = {
    "default": f"one-shot-bufferize{{{ALLOWED}}}",
    "best": f"one-shot-bufferize{{{ALLOWED} analysis-heuristic=best}}",
    "copy before write": f"one-shot-bufferize{{{ALLOWED} copy-before-write=1}}",
    "random order": f"one-shot-bufferize{{{ALLOWED} analysis-heuristic=fuzzer analysis-fuzzer-seed=7}}",
}
DEALLOCATE = "buffer-deallocation-pipeline"
OTHER_PASSES = [
    f"eliminate-empty-tensors,empty-tensor-to-alloc-tensor,one-shot-bufferize{{{ALLOWED} "
    "function-boundary-type-conversion=identity-layout-map},drop-equivalent-buffer-results,"
    "func.func(buffer-hoisting,buffer-loop-hoisting,promote-buffers-to-stack),"
    "buffer-results-to-out-params{hoist-static-allocs=1},buffer-deallocation-pipeline",
    f"one-shot-bufferize{{{ALLOWED}}},buffer-deallocation-pipeline{{private-function-dynamic-ownership=1}},"
    "func.func(optimize-allocation-liveness)",
]


def run(text: str, pipeline: str) -> Any:
    module = lamina.parse(text)
    assert PassManager(parse_pipeline(pipeline, "builtin.module")).run(module), text
    return module


def interpreted(module: Any, values: tuple[Any, ...], function: str = "main") -> list[Any]:
    return Interpreter(module).call(function, *_copies(values))


def _copies(values: tuple[Any, ...]) -> list[Any]:
    return [value.copy() if isinstance(value, np.ndarray) else value for value in values]


def assert_same(expected: Any, found: Any, text: str) -> None:
    for left, right in zip(expected, found, strict=True):
        np.testing.assert_array_equal(np.asarray(left), np.asarray(right), err_msg=text)


@pytest.mark.parametrize("way", BUFFERIZE)
@pytest.mark.parametrize("seed", range(3))
def test_same_values(seed: int, way: str) -> None:
    """In the interpreter after bufferization, and natively after deallocation, where nothing leaks or is freed twice
    or used afterwards."""
    text = Program(seed).text()
    bufferized = run(text, BUFFERIZE[way])
    freed = run(str(bufferized), DEALLOCATE)
    compiled = lamina.compile(freed, sanitize=True, opt_level=0)
    for values in arguments(seed):
        expected = interpreted(lamina.parse(text), values)
        assert_same(expected, interpreted(bufferized, values), text)
        found = compiled.main(*_copies(values))
        assert_same(expected, found, text)
        del found
    gc.collect()
    assert [*compiled.allocations.findings, *compiled.allocations.leaks()] == [], text


@pytest.mark.parametrize("pipeline", OTHER_PASSES)
@pytest.mark.parametrize("seed", range(3))
def test_same_values_after_other_passes(seed: int, pipeline: str) -> None:
    text = Program(seed).text()
    module = run(text, f"{pipeline},convert-bufferization-to-memref")
    for values in arguments(seed):
        assert_same(interpreted(lamina.parse(text), values), interpreted(module, values), text)


DYNAMIC = f"{DEALLOCATE}{{private-function-dynamic-ownership=1}}"
INSERT = "ownership-based-buffer-deallocation{private-function-dynamic-ownership=1}"


@pytest.mark.parametrize(
    ("first", "second"),
    [(DEALLOCATE, DEALLOCATE), (DYNAMIC, DYNAMIC), (DEALLOCATE, DYNAMIC), (DYNAMIC, DEALLOCATE), (INSERT, INSERT)],
)
@pytest.mark.parametrize("seed", range(3))
def test_deallocation_is_idempotent(seed: int, first: str, second: str) -> None:
    """Canonicalization may order constants in another way."""
    once = run(Program(seed).text(), f"{BUFFERIZE['default']},{first}")
    twice = run(str(once), second)
    assert sorted(str(once).splitlines()) == sorted(str(twice).splitlines())


MORE = """
func.func @more(%f: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %m = memref.alloc() : memref<8xf32>
  memref.store %f, %m[%c0] : memref<8xf32>
  %r = memref.load %m[%c0] : memref<8xf32>
  return %r : f32
}
"""


@pytest.mark.parametrize("pipeline", [DEALLOCATE, DYNAMIC])
def test_what_is_added_after_deallocation(pipeline: str) -> None:
    """A second run frees the new function's buffer and leaves alone what the first one handled."""
    text = Program(3, size=7).text()
    freed = str(run(text, f"{BUFFERIZE['default']},{pipeline}"))
    end = freed.rindex("}")
    compiled = lamina.compile(run(freed[:end] + MORE + freed[end:], pipeline), sanitize=True, opt_level=0)
    assert compiled.more(2.0) == 2.0
    for values in arguments(3):
        found = compiled.main(*_copies(values))
        assert_same(interpreted(lamina.parse(text), values), found, text)
        del found
    gc.collect()
    assert [*compiled.allocations.findings, *compiled.allocations.leaks()] == []
