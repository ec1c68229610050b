"""Random programs give the same in the interpreter and in native code at -O0 and -O3.

LAMINA_RANDOM_PROGRAMS sets how many are tried.
"""

from __future__ import annotations

import os

import numpy as np
import pytest

import lamina
from lamina.interfaces.interpretation import Interpreter
from tests.execution.random_programs import Program, arguments

COUNT = int(os.environ.get("LAMINA_RANDOM_PROGRAMS", "40"))
CHUNK = 10


def same(one: object, other: object) -> bool:
    """Equal bit by bit, but any NaN is as good as another."""
    a, b = np.asarray(one), np.asarray(other)
    if a.dtype.kind == "f" or b.dtype.kind == "f":
        return np.array_equal(a, b, equal_nan=True) and np.array_equal(np.signbit(a[~np.isnan(a)]),
                                                                       np.signbit(b[~np.isnan(b)]))
    return np.array_equal(a, b)


@pytest.mark.parametrize("start", range(0, COUNT, CHUNK))
def test_agree(start: int) -> None:
    for seed in range(start, min(start + CHUNK, COUNT)):
        text = Program(seed).text()
        module = lamina.parse(text)
        expected_arguments = arguments(seed)
        expected = Interpreter(module).call("f", *expected_arguments)
        for level in (0, 3):
            compiled = lamina.compile(module, opt_level=level, cache=None)
            given = arguments(seed)
            results = compiled.f(*given)
            for kind, ours, theirs in (
                *(("result", one, other) for one, other in zip(results, expected, strict=True)),
                *(("buffer", one, other) for one, other in zip(given[3:], expected_arguments[3:], strict=True)),
            ):
                assert same(ours, theirs), f"seed {seed}, -O{level}: {kind} {ours} != {theirs}\n{text}"
