"""Whether a schedule keeps what its function computes, by the reference interpreter."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import numpy as np

import lamina
from lamina.interfaces.interpretation import Interpreter
from lamina.interfaces.interpretation.values import UndefinedBehavior, Unsupported
from lamina.ir.diagnostics import DiagnosticError, collect_diagnostics
from lamina.ir.symbols import lookup_symbol_in
from tests.transform.random_schedules.payloads import Shaped

DTYPES = {"f32": np.float32, "f16": np.float16, "i32": np.int32, "i8": np.int8, "index": np.int64}


def argument(type: Shaped, rng: random.Random) -> Any:
    """Small numbers, so that sums are exact in any order; a size for what is one."""
    if type.element.startswith("index="):
        return int(type.element.removeprefix("index="))
    count = int(np.prod(type.shape, dtype=np.int64))
    values = np.array([rng.randint(0, 2) for _ in range(count)], DTYPES[type.element])
    return values.reshape(type.shape)


def _outcome(module: Any, values: Sequence[Any]) -> list[Any]:
    """What the function returns and what it leaves in its arguments. Raises whatever the interpreter finds."""
    given = [value.copy() if isinstance(value, np.ndarray) else value for value in values]
    results = Interpreter(module).call("f", *given)
    return [*results, *(one for one in given if isinstance(one, np.ndarray))]


def change_of_meaning(text: str, arguments: Sequence[Shaped], rng: random.Random) -> str | None:
    """What a script changes in the results of its function; None if nothing, or if nothing can be told: the function
    reads what is not defined, the script fails, or the function's type is another one."""
    values = [argument(one, rng) for one in arguments]
    with collect_diagnostics():
        try:
            plain, changed = lamina.parse(text), lamina.parse(text)
            expected = _outcome(plain, values)
            lamina.run_pipeline(changed, "builtin.module(transform-interpreter)")
        except (DiagnosticError, Unsupported, UndefinedBehavior):
            return None
        if _signature(plain) != _signature(changed):
            return None
        try:
            found = _outcome(changed, values)
        except Unsupported:
            return None
        except (DiagnosticError, UndefinedBehavior) as problem:
            return f"the changed function fails: {problem}"
    for number, (one, other) in enumerate(zip(expected, found, strict=True)):
        if not np.allclose(one, other, rtol=1e-2, atol=1e-2, equal_nan=True):
            return f"value {number} was\n{one}\nand is\n{other}"
    return None


def _signature(module: Any) -> str:
    function = lookup_symbol_in(module, "f")
    assert function is not None
    return str(function.properties["function_type"])
