"""Random programs that are run natively, and by the interpreter before they are lowered."""

from __future__ import annotations

import random
from collections.abc import Sequence

import numpy as np

import lamina
from lamina.execution.engine import compile_ir
from lamina.execution.llvm_import import import_module
from lamina.execution.llvm_ir import translate_module
from lamina.interfaces.interpretation import Interpreter, Unsupported
from lamina.ir.diagnostics import DiagnosticError, collect_diagnostics
from lamina.ir.growth import TooLarge
from lamina.ir.operation import Operation
from lamina.passmanager.manager import run_pipeline
from tests.dialects.bufferization.varied_campaign import (
    CONDITIONS,
    WAYS,
    Difference,
    Rejected,
    check_program,
    interpreted,
)
from tests.dialects.bufferization.varied_programs import VariedProgram
from tests.dialects.bufferization.varied_programs import arguments as varied_arguments
from tests.execution import cf_loops as loops
from tests.execution.random_programs import Program, arguments
from tests.fuzz.pipelines import random_passes


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


def through_llvm_ir(seed: int) -> str | None:
    """Native code, and the same after its LLVM IR has been imported, printed, read, and exported again."""
    text = Program(seed).text()
    compiled = lamina.compile(text, cache=None)
    given = arguments(seed)
    expected = [*compiled.f(*given), *given[3:]]
    for optimized in (False, True):
        module = lamina.parse(str(import_module(compiled.llvm_ir(optimized), "input.ll")))
        again = compile_ir(translate_module(module), compiled.signatures, opt_level=0, cache=None)
        given = arguments(seed)
        wrong = difference(f"optimized: {optimized}", [*again.f(*given), *given[3:]], expected, text)
        if wrong is not None:
            return wrong
    return None


# These change the types of functions, which arguments for the interpreter do not follow.
OTHER_CALLS = ("convert-to-llvm", "convert-func-to-llvm", "lower-to-llvm", "arith-emulate-wide-int")


def after_random_passes(text: str, seed: int) -> tuple[Operation, list[str]] | None:
    """The module after passes, and their names; None if one refuses it."""
    module = lamina.parse(text)
    pipelines = random_passes(random.Random(seed))
    if any(name in one for one in pipelines for name in OTHER_CALLS):
        return None
    with collect_diagnostics():
        try:
            for one in pipelines:
                run_pipeline(module, one)
        except (DiagnosticError, TooLarge):
            return None
    return module, pipelines


def passes(seed: int) -> str | None:
    """The interpreter before and after random passes, as far as it evaluates what they made: scalars and memory."""
    text = Program(seed).text()
    if (after := after_random_passes(text, seed)) is None:
        return None
    found: list[list[object]] = []
    for one in (lamina.parse(text), after[0]):
        given = arguments(seed)
        try:
            found.append([*Interpreter(one).call("f", *given), *given[3:]])
        except Unsupported:
            return None
    return difference(str(after[1]), found[1], found[0], text)


def passes_on_tensors(seed: int) -> str | None:
    """The same for tensors, buffers and structured operations."""
    text = VariedProgram(seed, 10).text()
    if (after := after_random_passes(text, seed)) is None:
        return None
    module = lamina.parse(text)
    for values in varied_arguments(seed, CONDITIONS)[:2]:
        expected = interpreted(module, values)
        try:
            expected.check(interpreted(after[0], values))
        except Unsupported:
            return None
        except Difference as problem:
            return f"{after[1]}: {problem}\n{text}"
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
