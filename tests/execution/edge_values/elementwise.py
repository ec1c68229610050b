"""Rows of element-wise operations as functions: one on scalars for the interpreter, which knows what is poison, and one
over arrays for native code and for MLIR's runner."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

import lamina
from lamina.execution.signature import scalar
from lamina.interfaces.interpretation import Interpreter, Poison, UndefinedBehavior
from tests.execution.edge_values.scalar_rows import Row
from tests.execution.edge_values.values import combinations

LANES = 4


class Case(NamedTuple):
    """A row with its inputs, what the interpreter makes of them, and which elements are not poison."""

    row: Row
    inputs: list[np.ndarray]
    expected: list[np.ndarray]
    matters: list[np.ndarray]


def _typed(row: Row, lanes: int) -> str:
    """The row's text with its types filled in."""
    def spell(type: str) -> str:
        return f"vector<{lanes}x{type}>" if lanes else type

    text = row.text
    words = dict(zip("TUV", map(spell, row.operands), strict=False))
    words["S"] = spell(row.results[0]) if not lanes else f"{spell('i1')}, {spell(row.results[0])}"
    words |= {"R": spell(row.results[0]), "R1": spell(row.results[-1])}
    for word in sorted(words, key=len, reverse=True):
        text = _replace_word(text, word, words[word])
    return text


def _replace_word(text: str, word: str, by: str) -> str:
    import re

    return re.sub(rf"(?<![\w%.]){word}(?!\w)", by, text)


def function(row: Row, name: str, lanes: int = 0) -> str:
    """``@name`` computes the row on scalars, or on vectors of ``lanes``."""
    spell = (lambda type: f"vector<{lanes}x{type}>") if lanes else (lambda type: type)
    arguments = ", ".join(f"%{letter}: {spell(type)}" for letter, type in zip("abc", row.operands, strict=False))
    results = ", ".join(map(spell, row.results))
    values = "%r" if len(row.results) == 1 else ", ".join(f"%r#{place}" for place in range(len(row.results)))
    body = "\n  ".join(_typed(row, lanes).splitlines())
    # Not inlined, so that -O3 does not spend its time on vectorizing loops of hundreds of functions.
    attributes = "attributes {no_inline} " if not lanes else ""
    head = f"func.func private @{name}({arguments}) -> ({results}) {attributes}{{"
    return f"{head}\n  {body}\n  return {values} : {results}\n}}\n"


def over_arrays(row: Row, name: str, scalar_name: str, lanes: int = 0) -> str:
    """``@name`` applies ``@scalar_name`` to arrays."""
    spell = (lambda type: f"vector<{lanes}x{type}>") if lanes else (lambda type: type)
    letters = "abc"[: len(row.operands)]
    inputs = [f"%{letter.upper()}: memref<?x{type}>" for letter, type in zip(letters, row.operands, strict=True)]
    outputs = [f"%R{place}: memref<?x{type}>" for place, type in enumerate(row.results)]
    lines = [f"func.func @{name}({', '.join(inputs + outputs)}) {{", "  %zero = arith.constant 0 : index",
             f"  %step = arith.constant {lanes or 1} : index",
             f"  %n = memref.dim %R0, %zero : memref<?x{row.results[0]}>", "  scf.for %i = %zero to %n step %step {"]
    access = "vector" if lanes else "memref"
    for letter, type in zip(letters, row.operands, strict=True):
        suffix = f", {spell(type)}" if lanes else ""
        lines.append(f"    %{letter} = {access}.load %{letter.upper()}[%i] : memref<?x{type}>{suffix}")
    results = ", ".join(map(spell, row.results))
    count = f":{len(row.results)}" if len(row.results) > 1 else ""
    called = ", ".join(f"%{letter}" for letter in letters)
    taken = ", ".join(map(spell, row.operands))
    lines.append(f"    %r{count} = func.call @{scalar_name}({called}) : ({taken}) -> ({results})")
    for place, type in enumerate(row.results):
        value = f"%r#{place}" if count else "%r"
        suffix = f", {spell(type)}" if lanes else ""
        lines.append(f"    {access}.store {value}, %R{place}[%i] : memref<?x{type}>{suffix}")
    return "\n".join([*lines, "  }", "  return", "}"]) + "\n"


def make_cases(rows: Sequence[Row]) -> list[Case]:
    """Runs the interpreter on all combinations of edge values. Those with undefined behaviour are left out; the number
    of the others is filled up to whole vectors."""
    module = lamina.parse("".join(function(row, f"f{place}") for place, row in enumerate(rows)))
    interpreter = Interpreter(module)
    return [_make_case(interpreter, row, f"f{place}") for place, row in enumerate(rows)]


def _make_case(interpreter: Interpreter, row: Row, name: str) -> Case:
    inputs = combinations(row.operands)
    kept: list[int] = []
    found: list[tuple[object, ...]] = []
    for place in range(len(inputs[0])):
        try:
            found.append(interpreter.call(name, *(_argument(array[place], type) for array, type
                                                  in zip(inputs, row.operands, strict=True))))
        except UndefinedBehavior:
            continue
        kept.append(place)
    assert kept, f"{row.name}: all edge values are undefined"
    missing = -len(kept) % LANES
    kept += kept[-1:] * missing
    found += found[-1:] * missing
    expected, matters = [], []
    for place, type in enumerate(row.results):
        kind = scalar(type)
        raw = [0 if isinstance(values[place], Poison) else values[place] for values in found]
        expected.append(_array(raw, kind))
        matters.append(np.array([not isinstance(values[place], Poison) for values in found]))
    inputs = [np.ascontiguousarray(array[kept]) for array in inputs]
    if row.unspecified is not None:
        free = row.unspecified(inputs, expected)
        matters = [one & ~free for one in matters]
    return Case(row, inputs, expected, matters)


def _argument(value: object, type: str) -> object:
    return int(value) if scalar(type).bits else value  # type: ignore[call-overload]


def _array(values: list[object], kind: object) -> np.ndarray:
    dtype = kind.dtype  # type: ignore[attr-defined]
    if kind.bits > 1:  # type: ignore[attr-defined]
        width = kind.bits  # type: ignore[attr-defined]
        return np.array([int(value) & ((1 << width) - 1) for value in values], np.uint64).astype(  # type: ignore[call-overload]
            f"uint{8 * dtype.itemsize}").view(dtype)
    return np.array(values).astype(dtype)
