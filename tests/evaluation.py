"""Running a function every way that lamina has, for the EVAL lines of test files."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np

import lamina
from lamina.execution.signatures import scalar_kind
from lamina.interfaces.interpretation import Interpreter
from lamina.ir.symbols import lookup_symbol_in
from lamina.ir.types import MemRefType, RankedTensorType

LEVELS = (0, 3)


def evaluate(
    source: str, function: str, arguments: Sequence[Any], *, pipeline: str | None, filename: str
) -> Iterator[tuple[str, Sequence[Any]]]:
    """Gives, one after the other, the name of a way of running and the results: the interpreter on the input, on what
    the pipeline makes of it, and native code at two optimization levels."""
    module = lamina.parse(source, filename=filename)
    yield "interpreter", Interpreter(module).call(function, *_values(module, function, arguments))
    if pipeline is not None:
        changed = lamina.parse(source, filename=filename)
        lamina.run_pipeline(changed, pipeline)
        results = Interpreter(changed).call(function, *_values(changed, function, arguments))
        yield f"interpreter after {pipeline}", results
    for level in LEVELS:
        compiled = lamina.compile(source, pipeline=pipeline, opt_level=level, cache=None)
        answer = compiled[function](*_values(module, function, arguments))
        yield f"native -O{level}", answer if isinstance(answer, tuple) else (answer,)


def _values(module: lamina.Operation, function: str, arguments: Sequence[Any]) -> list[Any]:
    found = lookup_symbol_in(module, function)
    assert found is not None, f"there is no function @{function}"
    types = [argument.type for argument in found.regions[0].arguments]
    return [_value(value, type) for value, type in zip(arguments, types, strict=True)]


def _value(value: Any, type: Any) -> Any:
    if isinstance(type, MemRefType | RankedTensorType):
        return np.array(value, scalar_kind(type.element_type).dtype)
    return value
