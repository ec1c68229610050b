"""Random programs on memrefs: the passes on buffers do what mlir-opt's do, and what they make runs without faults.

90 programs (seeds 100 to 189) went through seven pipelines natively under the sanitizer once, and 35 (seeds 10 to 44)
through nine pairs of runs; here go a few.
"""

from __future__ import annotations

import gc
from typing import Any

import pytest

import lamina
from tests import oracle
from tests.dialects.bufferization.buffer_passes import FLAGS, as_mlir, is_known, program, split
from tests.dialects.bufferization.random_buffers import BufferProgram, arguments, calls_of_private_functions
from tests.dialects.bufferization.test_random_programs import _copies, assert_same, interpreted, run
from tests.test_comparisons import difference

pytestmark = pytest.mark.usefixtures("own_heap")

DYNAMIC = "private-function-dynamic-ownership=1"
PIPELINE = "buffer-deallocation-pipeline"
INSERT = "expand-realloc{emit-deallocs=0},ownership-based-buffer-deallocation"
LOWER = "bufferization-lower-deallocations,convert-bufferization-to-memref"
PIPELINES = [
    f"{INSERT},{LOWER}",
    "drop-equivalent-buffer-results,func.func(buffer-hoisting,buffer-loop-hoisting,promote-buffers-to-stack),"
    f"{PIPELINE}{{{DYNAMIC}}},func.func(optimize-allocation-liveness),convert-bufferization-to-memref",
]


def run_watched(compiled: Any, function: str, expected: list[Any], values: tuple[Any, ...], text: str) -> None:
    found = getattr(compiled, function)(*_copies(values))
    assert_same(expected, found, text)


def assert_no_findings(compiled: Any, text: str) -> None:
    gc.collect()
    assert [*compiled.allocations.findings, *compiled.allocations.leaks()] == [], text


@pytest.mark.parametrize("pipeline", PIPELINES)
@pytest.mark.parametrize("seed", range(2))
def test_same_values_and_no_faults(seed: int, pipeline: str) -> None:
    text = BufferProgram(seed).text()
    compiled = lamina.compile(run(text, pipeline), sanitize=True, opt_level=0)
    for values in arguments(seed):
        run_watched(compiled, "main", interpreted(lamina.parse(text), values), values, text)
    assert_no_findings(compiled, text)


@pytest.mark.parametrize(
    ("first", "second"),
    [
        (f"{PIPELINE}{{{DYNAMIC}}}", PIPELINE),
        (PIPELINE, f"{PIPELINE}{{{DYNAMIC}}}"),
        (f"{INSERT}{{{DYNAMIC}}}", INSERT),
        (f"{INSERT}{{{DYNAMIC}}}", f"{INSERT}{{{DYNAMIC}}}"),
    ],
)
def test_code_added_between_runs_with_other_options(first: str, second: str) -> None:
    """Functions keep the way in which they give buffers to their callers; new ones are handled by the second run."""
    seed = 1
    text = BufferProgram(seed, size=4).text()
    once = run(text, first)
    end = str(once).rindex("}")
    both = str(once)[:end] + calls_of_private_functions(once, seed) + "}\n"
    compiled = lamina.compile(run(both, f"{second},{LOWER}"), sanitize=True, opt_level=0)
    values = arguments(seed)[0]
    run_watched(compiled, "main", interpreted(lamina.parse(text), values), values, text)
    run_watched(compiled, "more", interpreted(lamina.parse(both), values, "more"), values, both)
    assert_no_findings(compiled, both)


@oracle.requires_oracle
@pytest.mark.parametrize("flags", FLAGS)
def test_like_mlir(flags: str) -> None:
    texts = [program(flags, seed, size=4) for seed in (2, 3)]
    listed = split(flags)
    for text, expected in zip(
        texts, oracle.mlir_opt_many(texts, *listed, "--allow-unregistered-dialect"), strict=True
    ):
        if not is_known(expected):
            assert not difference(text, as_mlir(listed), expected)
