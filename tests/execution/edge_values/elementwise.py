"""Rows of element-wise operations as functions: one on scalars for the interpreter, which knows what is poison, and one
over arrays for native code and for MLIR's runner."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

import lamina
from lamina.execution.signature import scalar
from lamina.interfaces.interpretation import Interpreter, Poison, UndefinedBehavior
from tests.execution.edge_values.peer import printed
from tests.execution.edge_values.scalar_rows import Row
from tests.execution.edge_values.values import combinations, from_bits, literal

LANES = 4


class Case(NamedTuple):
    """A row with its inputs, the interpreter's results, and which elements are not poison."""

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


def over_arrays(row: Row, name: str, scalar_name: str, lanes: int = 0, bytes_for_bits: bool = False) -> str:
    """``@name`` applies ``@scalar_name`` to arrays. With ``bytes_for_bits``, arrays of i1 are arrays of i8: MLIR's own
    lowering has no loads and stores of i1."""
    spell = (lambda type: f"vector<{lanes}x{type}>") if lanes else (lambda type: type)
    held = (lambda type: "i8" if type == "i1" else type) if bytes_for_bits else (lambda type: type)
    letters = "abc"[: len(row.operands)]
    inputs = [f"%{letter.upper()}: memref<?x{held(type)}>" for letter, type in zip(letters, row.operands, strict=True)]
    outputs = [f"%R{place}: memref<?x{held(type)}>" for place, type in enumerate(row.results)]
    lines = [f"func.func @{name}({', '.join(inputs + outputs)}) {{", "  %zero = arith.constant 0 : index",
             f"  %step = arith.constant {lanes or 1} : index",
             f"  %n = memref.dim %R0, %zero : memref<?x{held(row.results[0])}>",
             "  scf.for %i = %zero to %n step %step {"]
    access = "vector" if lanes else "memref"
    for letter, type in zip(letters, row.operands, strict=True):
        suffix = f", {spell(type)}" if lanes else ""
        place = f"%{letter.upper()}[%i] : memref<?x{held(type)}>{suffix}"
        if held(type) == type:
            lines.append(f"    %{letter} = {access}.load {place}")
        else:
            lines += [f"    %{letter}b = {access}.load {place}", f"    %{letter} = arith.trunci %{letter}b : i8 to i1"]
    results = ", ".join(map(spell, row.results))
    count = f":{len(row.results)}" if len(row.results) > 1 else ""
    called = ", ".join(f"%{letter}" for letter in letters)
    taken = ", ".join(map(spell, row.operands))
    lines.append(f"    %r{count} = func.call @{scalar_name}({called}) : ({taken}) -> ({results})")
    for place, type in enumerate(row.results):
        value = f"%r#{place}" if count else "%r"
        suffix = f", {spell(type)}" if lanes else ""
        if held(type) != type:
            lines.append(f"    %w{place} = arith.extui {value} : i1 to i8")
            value = f"%w{place}"
        lines.append(f"    {access}.store {value}, %R{place}[%i] : memref<?x{held(type)}>{suffix}")
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


def peer_job(case: Case, place: int) -> str:
    """The case for MLIR's runner: prints the bits of all results, array by array."""
    row, count = case.row, len(case.inputs[0])
    inputs, results = ([_held(type) for type in types] for types in (row.operands, row.results))
    lines = []
    for letter, array, type in zip("abc", case.inputs, inputs, strict=False):
        text = literal(array.astype(np.int8) if array.dtype == np.bool_ else array, type)
        lines.append(f"memref.global constant @{letter} : memref<{count}x{type}> = dense<{text}>")
    lines += [function(row, "f"), over_arrays(row, "run", "f", bytes_for_bits=True), f"func.func @main_{place}() {{"]
    names, types = [], []
    for letter, type in zip("abc", inputs, strict=False):
        lines.append(f"  %{letter}s = memref.get_global @{letter} : memref<{count}x{type}>")
        lines.append(f"  %{letter} = memref.cast %{letter}s : memref<{count}x{type}> to memref<?x{type}>")
        names.append(f"%{letter}")
        types.append(f"memref<?x{type}>")
    lines.append(f"  %n = arith.constant {count} : index")
    for number, type in enumerate(results):
        lines.append(f"  %r{number} = memref.alloc(%n) : memref<?x{type}>")
        names.append(f"%r{number}")
        types.append(f"memref<?x{type}>")
    lines.append(f"  func.call @run({', '.join(names)}) : ({', '.join(types)}) -> ()")
    lines += ["  %zero = arith.constant 0 : index", "  %one = arith.constant 1 : index"]
    for number, type in enumerate(results):
        lines.append("  scf.for %i = %zero to %n step %one {")
        lines.append(f"    %x = memref.load %r{number}[%i] : memref<?x{type}>")
        lines += [f"    {line}" for line in printed("%x", type)]
        lines.append("  }")
    return "\n".join([*lines, "  return", "}"]) + "\n"


def _held(type: str) -> str:
    return "i8" if type == "i1" else type


def peer_results(case: Case, words: Sequence[int]) -> list[np.ndarray]:
    """What the runner printed, as arrays."""
    found, position = [], 0
    for type in case.row.results:
        size = len(case.inputs[0]) * (2 if scalar(type).kind == "complex" else 1)
        found.append(from_bits(words[position : position + size], type))
        position += size
    return found
