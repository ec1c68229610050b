"""Every operation of ten dialects natively on edge values, against the interpreter and MLIR's own runner.

What is poison, and what raises undefined behaviour in the interpreter, does not count; nor what MLIR's documents leave
open (``unspecified`` in the rows, with its reason).
"""

from __future__ import annotations

import functools
import itertools
from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

import numpy as np
import pytest

import lamina
from lamina.execution.compile import CodeOptions, LoweredModule, generate_code, lower
from lamina.execution.engine import CompiledObject
from lamina.execution.signature import scalar
from lamina.interfaces.interpretation import Interpreter
from lamina.ir.dialect import load_dialect
from lamina.ir.permissions import Permissions
from tests import oracle
from tests.execution.edge_values import control_programs, memory_programs, vector_programs
from tests.execution.edge_values.elementwise import (
    LANES,
    Case,
    function,
    make_cases,
    over_arrays,
    peer_job,
    peer_results,
)
from tests.execution.edge_values.layout_programs import LAYOUTS
from tests.execution.edge_values.linalg_programs import linalg_programs
from tests.execution.edge_values.peer import APFLOAT_PIPELINE, PIPELINE, run_jobs
from tests.execution.edge_values.program_peer import run_programs
from tests.execution.edge_values.programs import Program
from tests.execution.edge_values.scalar_rows import ROWS
from tests.execution.edge_values.values import mismatches

PROGRAMS: dict[str, Callable[[], Iterator[Program]]] = {
    "vector": vector_programs.vector_programs,
    "memref": memory_programs.memref_programs,
    "scf": control_programs.scf_programs,
    "cf": control_programs.cf_programs,
    "affine": control_programs.affine_programs,
    "linalg": linalg_programs,
}
REASONS = {**vector_programs.REASONS, **memory_programs.REASONS}
_KINDS = {
    "float16": "f16", "float32": "f32", "float64": "f64", "bool": "i1", "int8": "i8", "int16": "i16", "int32": "i32",
    "int64": "i64",
}  # fmt: skip


def test_every_operation_is_in_the_table() -> None:
    known = {row.op for rows in ROWS.values() for row in rows()}
    known |= {op for programs in PROGRAMS.values() for made in programs() for op in made.ops}
    registered = {name for dialect in (*ROWS, *PROGRAMS) for name in load_dialect(dialect).operations}
    assert registered - known - set(REASONS) == set()
    assert (known | set(REASONS)) - registered <= {"arith.constant"}
    assert not known & set(REASONS)


# ---- Element-wise operations


@functools.cache
def cases(dialect: str) -> list[Case]:
    return make_cases(list(ROWS[dialect]()))


def describe(case: Case, wrong: Sequence[int], found: np.ndarray, expected: np.ndarray) -> str:
    place = wrong[0]
    operands = ", ".join(str(array[place]) for array in case.inputs)
    return f"{case.row.name}: {len(wrong)} differ, first ({operands}) -> {found[place]}, not {expected[place]}"


def differences(case: Case, results: Sequence[np.ndarray]) -> Iterator[str]:
    for found, expected, matters, type in zip(results, case.expected, case.matters, case.row.results, strict=True):
        wrong = mismatches(found, expected, type, case.row.ulps, matters)
        if wrong:
            yield describe(case, wrong, found, expected)


def compiled_exactly(text: str, *levels: int) -> list[CompiledObject]:
    """The program, lowered once and compiled on each level. Scalar code in the order in which it is written: automatic
    schedules contract products and sums, which overflow later."""
    module = lamina.parse(text)
    signatures = lower(module, schedule="none")
    return [
        generate_code(LoweredModule(module, signatures, CodeOptions(opt_level=level)), Permissions())
        for level in levels
    ]


@pytest.mark.parametrize("level", [0, 3])
@pytest.mark.parametrize("lanes", [0, LANES])
@pytest.mark.parametrize("dialect", list(ROWS))
def test_native_as_interpreted(dialect: str, lanes: int, level: int) -> None:
    chosen = [case for case in cases(dialect) if case.row.vector or not lanes]
    if (level == 3 or lanes) and dialect in ("arith", "math", "complex"):
        # These tables take long; every type of each operation comes as a scalar with -O0.
        chosen = chosen[:: 2 if level == 0 else 3 if not lanes else 4]
    if not chosen:
        return
    text = "".join(
        function(case.row, f"f{place}", lanes) + over_arrays(case.row, f"run{place}", f"f{place}", lanes)
        for place, case in enumerate(chosen)
    )
    (compiled,) = compiled_exactly(text, level)
    problems = []
    for place, case in enumerate(chosen):
        results = [np.zeros(len(case.inputs[0]), scalar(type).dtype) for type in case.row.results]
        compiled[f"run{place}"](*case.inputs, *results)
        problems += differences(case, results)
    assert not problems, "\n".join(problems)


@oracle.requires_oracle
@pytest.mark.parametrize("dialect", list(ROWS))
def test_interpreted_as_mlir_runs_it(dialect: str) -> None:
    # Those that are said not to run are kept apart: a batch in which a tool crashes is run in halves.
    groups: dict[tuple[bool, str], list[Case]] = {}
    for case in cases(dialect):
        groups.setdefault((case.row.apfloat, case.row.no_peer), []).append(asked_of_peer(case))
    problems = []
    for (apfloat, reason), judged in groups.items():
        jobs = [peer_job(case, place) for place, case in enumerate(judged)]
        printed = run_jobs(jobs, APFLOAT_PIPELINE if apfloat else PIPELINE)
        for case, words in zip(judged, printed, strict=True):
            if (words is None) != bool(reason):
                problems.append(f"{case.row.name}: MLIR {'does not run it' if words is None else 'runs it'}")
            elif words is not None:
                found = list(differences(case, peer_results(case, words)))
                if case.row.peer_differs and not found:
                    problems.append(f"{case.row.name}: MLIR's results are the same")
                problems += found if not case.row.peer_differs else []
    assert not problems, "\n".join(problems)


def asked_of_peer(case: Case) -> Case:
    """The case without what MLIR's runner dies on. LLVM may round to bf16 with instructions that make zeros of
    subnormal numbers, which lamina does not: these do not matter."""
    kept = np.ones(len(case.inputs[0]), bool) if case.row.peer_dies is None else ~case.row.peer_dies(case.inputs)
    matters = [
        one & ~(_is_subnormal_bf16(expected) if type == "bf16" else np.zeros_like(one))
        for one, expected, type in zip(case.matters, case.expected, case.row.results, strict=True)
    ]
    fields = ([array[kept] for array in arrays] for arrays in (case.inputs, case.expected, matters))
    return Case(case.row, *fields)


def _is_subnormal_bf16(array: np.ndarray) -> np.ndarray:
    size = np.abs(array.astype(np.float64))
    return (size > 0) & (size < 2.0**-126)


# ---- Programs


def outcome(results: Any, arguments: Sequence[Any]) -> list[np.ndarray]:
    """All results, then all buffers."""
    values = () if results is None else results if isinstance(results, tuple) else (results,)
    return [np.asarray(value) for value in (*values, *(one for one in arguments if isinstance(one, np.ndarray)))]


class Call(NamedTuple):
    """A call of a program, and the interpreter's outcome: all results, then all buffers."""

    program: Program
    name: str
    arguments: Callable[[], list[Any]]
    expected: list[np.ndarray]

    def differences(self, found: Sequence[np.ndarray]) -> Iterator[str]:
        for one, other in zip(found, self.expected, strict=True):
            kind = _KINDS[other.dtype.name]
            if mismatches(one.astype(other.dtype, copy=False), other, kind, self.program.ulps):
                yield f"{self.name}: {one} is not {other}"


@functools.cache
def calls(dialect: str) -> list[Call]:
    sources = (PROGRAMS[dialect], *LAYOUTS.get(dialect, ()))
    programs = itertools.chain.from_iterable(source() for source in sources)
    return [call for place, made in enumerate(programs) for call in _interpreted(made, place)]


def _interpreted(made: Program, place: int) -> Iterator[Call]:
    module = lamina.parse(made.text)
    if made.judged_after:
        lamina.run_pipeline(module, made.judged_after)
    for number, call in enumerate(made.calls):
        arguments = call()
        results: Any = made.expected(arguments) if made.expected else Interpreter(module).call("f", *arguments)
        name = f"{' '.join(made.ops)} (program {place}, call {number})"
        yield Call(made, name, call, outcome(tuple(results), arguments))


@pytest.mark.parametrize("dialect", list(PROGRAMS))
def test_programs(dialect: str) -> None:
    problems = []
    for made, group in itertools.groupby(calls(dialect), key=lambda call: call.program):
        compiled = compiled_exactly(made.text, 0, 3)
        for call in group:
            for native in compiled:
                given = call.arguments()
                problems += call.differences(outcome(native.f(*given), given))
    assert not problems, "\n".join(problems)


@oracle.requires_oracle
@pytest.mark.parametrize("dialect", list(PROGRAMS))
def test_programs_as_mlir_runs_them(dialect: str) -> None:
    grouped = [list(group) for _, group in itertools.groupby(calls(dialect), key=lambda call: call.program)]
    found = run_programs([(group[0].program, [call.arguments() for call in group]) for group in grouped])
    problems = []
    for group, outcomes in zip(grouped, found, strict=True):
        reason = group[0].program.no_peer
        if (outcomes is None) != bool(reason):
            problems.append(f"{group[0].name}: MLIR {'does not run it' if outcomes is None else 'runs it'}")
        elif outcomes is not None:
            for call, results in zip(group, outcomes, strict=True):
                problems += call.differences(results)
    assert not problems, "\n".join(problems)
