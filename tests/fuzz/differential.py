"""Random programs that are run natively, and by the interpreter before they are lowered."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

import lamina
from lamina.interfaces.interpretation import Interpreter
from tests.dialects.bufferization.varied_campaign import WAYS, Difference, Rejected, check_program
from tests.execution import cf_loops as loops
from tests.execution.random_programs import Program, arguments


def same(one: object, other: object) -> bool:
    """Equal bit by bit, but any NaN is as good as another."""
    a, b = np.asarray(one), np.asarray(other)
    if a.dtype.kind not in "iub" or b.dtype.kind not in "iub":
        a, b = a.astype(np.float64), b.astype(np.float64)
        number = ~np.isnan(a)
        return np.array_equal(a, b, equal_nan=True) and np.array_equal(np.signbit(a[number]), np.signbit(b[number]))
    return np.array_equal(a, b)


def difference(who: str, found: Sequence[object], expected: Sequence[object], text: str) -> str | None:
    for place, (ours, theirs) in enumerate(zip(found, expected, strict=True)):
        if not same(ours, theirs):
            return f"{who}: value {place} is {ours}, not {theirs}\n{text}"
    return None


def scalars_and_vectors(seed: int) -> str | None:
    """Integers, floats, vectors, memory and structured control flow, at two optimization levels."""
    text = Program(seed).text()
    module = lamina.parse(text)
    given = arguments(seed)
    expected = [*Interpreter(module).call("f", *given), *given[3:]]
    for level in (0, 3):
        compiled = lamina.compile(module, opt_level=level, cache=None)
        given = arguments(seed)
        wrong = difference(f"-O{level}", [*compiled.f(*given), *given[3:]], expected, text)
        if wrong is not None:
            return wrong
    return None


NATIVE_WAYS = ("default", "best", "copy before write", "random order", "parallel regions", "other order")


def bufferized(seed: int) -> str | None:
    """Tensors before and after bufferization, and natively under the sanitizer after deallocation."""
    assert set(NATIVE_WAYS) <= set(WAYS)
    way = NATIVE_WAYS[seed % len(NATIVE_WAYS)]
    try:
        check_program(seed, [way], native=way, size=10)
    except Rejected:
        return None
    except Difference as problem:
        return str(problem)
    return None


def cf_loops(seed: int) -> str | None:
    """Branches and loops between blocks that carry tensors."""
    return loops.problem(seed)
