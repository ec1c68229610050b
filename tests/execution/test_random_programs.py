"""Random programs give the same in the interpreter, in native code at -O0 and -O3, and in mlir-runner.

LAMINA_RANDOM_PROGRAMS sets how many are tried.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence

import numpy as np
import pytest

import lamina
from lamina.interfaces.interpretation import Interpreter
from tests import oracle
from tests.execution import random_peer
from tests.execution.random_programs import Program, arguments

COUNT = int(os.environ.get("LAMINA_RANDOM_PROGRAMS", "40"))
CHUNK = 20


def same(one: object, other: object) -> bool:
    """Equal bit by bit, but any NaN is as good as another."""
    a, b = np.asarray(one), np.asarray(other)
    if a.dtype.kind == "f" or b.dtype.kind == "f":
        return np.array_equal(a, b, equal_nan=True) and np.array_equal(np.signbit(a[~np.isnan(a)]),
                                                                       np.signbit(b[~np.isnan(b)]))
    return np.array_equal(a, b)


def differences(seed: int, who: str, found: Sequence[object], expected: Sequence[object]) -> Iterator[str]:
    for kind, ours, theirs in zip(("result",) * 3 + ("buffer",) * 2, found, expected, strict=True):
        if not same(ours, theirs):
            yield f"seed {seed}, {who}: {kind} {ours} != {theirs}"


@pytest.mark.parametrize("start", range(0, COUNT, CHUNK))
def test_agree(start: int) -> None:
    seeds = range(start, min(start + CHUNK, COUNT))
    judged = random_peer.run(seeds) if oracle.find_tool("mlir-runner") is not None else [None] * len(seeds)
    problems: list[str] = []
    for seed, peer in zip(seeds, judged, strict=True):
        module = lamina.parse(Program(seed).text())
        given = arguments(seed)
        expected = [*Interpreter(module).call("f", *given), *given[3:]]
        for level in (0, 3):
            compiled = lamina.compile(module, opt_level=level, cache=None)
            given = arguments(seed)
            problems += differences(seed, f"-O{level}", [*compiled.f(*given), *given[3:]], expected)
        if peer is not None:
            problems += differences(seed, "mlir-runner", peer, expected)
    assert not problems, "\n".join(problems)
    if oracle.find_tool("mlir-runner") is not None:
        assert sum(peer is not None for peer in judged) >= 0.9 * len(seeds)
