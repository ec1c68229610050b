"""Checks that passes preserve semantics: the interpreter runs functions before and after each pass."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from lamina.execution.arguments import filled
from lamina.execution.checking import relative_error, tolerance_for
from lamina.execution.signature import scalar
from lamina.execution.signatures import Uncallable, public_functions, scalar_kind
from lamina.interfaces.interpretation import Interpreter, UndefinedBehavior, Unsupported
from lamina.ir.diagnostics import Diagnostic, Severity, emit
from lamina.ir.operation import Operation
from lamina.ir.symbols import symbol_name
from lamina.ir.types import DYNAMIC, BaseMemRefType, ComplexType, FloatType, IndexType, IntegerType, ShapedType
from lamina.passmanager.instrumentation import Instrumentation
from lamina.passmanager.pass_base import Pass

if TYPE_CHECKING:
    from lamina.ir.attribute import Type

# The size used for dynamic dimensions, and the number used for index arguments.
DYNAMIC_SIZE, INDEX_ARGUMENT = 5, 2
MAX_STEPS = 2_000_000


@dataclass
class Outcome:
    """The outcome of a function on given inputs: results and buffers it may have written, or why it did not run."""

    results: list[Any]
    buffers: list[Any]
    problem: str = ""
    undefined: str = ""


def random_argument(type: Type, generator: np.random.Generator) -> Any:
    """Returns a value of the type for the interpreter. Raises Uncallable."""
    if isinstance(type, ShapedType) and type.has_rank:
        shape = tuple(DYNAMIC_SIZE if size == DYNAMIC else size for size in type.shape)
        return filled(scalar_kind(type.element_type), shape, "random", generator)
    if isinstance(type, IndexType):
        return INDEX_ARGUMENT
    if isinstance(type, IntegerType | FloatType | ComplexType):
        return filled(scalar(str(type)), (), "random", generator)[()]
    raise Uncallable(f"no random value of type '{type}'")


def run_all(module: Operation, seed: int = 0) -> dict[str, Outcome]:
    """Runs every public function on random inputs, the same for the same seed."""
    runs: dict[str, Outcome] = {}
    for function in public_functions(module):
        name = symbol_name(function)
        assert name is not None
        runs[name] = _run_one(module, function, name, seed)
    return runs


def _run_one(module: Operation, function: Operation, name: str, seed: int) -> Outcome:
    generator = np.random.default_rng(seed)
    try:
        types = [argument.type for argument in function.regions[0].arguments]
        arguments = [random_argument(type, generator) for type in types]
        interpreter = Interpreter(module, max_steps=MAX_STEPS)
        results = list(interpreter.call(name, *arguments))
    except (Unsupported, Uncallable) as problem:
        return Outcome([], [], problem=str(problem))
    except UndefinedBehavior as problem:
        return Outcome([], [], undefined=str(problem))
    buffers = [value for value, type in zip(arguments, types, strict=True) if isinstance(type, BaseMemRefType)]
    return Outcome(results, buffers)


def difference(before: Outcome, after: Outcome) -> str | None:
    """Describes the difference of two runs; None if they agree, or one of them cannot be judged."""
    if before.problem or after.problem or before.undefined:
        return None
    if after.undefined:
        return f"it now has undefined behavior: {after.undefined}"
    pairs = [("result", before.results, after.results)]
    if len(before.buffers) == len(after.buffers):
        pairs.append(("buffer", before.buffers, after.buffers))
    for what, old, new in pairs:
        if what == "result" and len(old) != len(new):
            continue
        for index, (old_value, other) in enumerate(zip(old, new, strict=True)):
            error = relative_error(other, old_value)
            if error > tolerance_for(old_value):
                return f"{what} #{index} changes, relative error {error:.3g}"
    return None


class SemanticsCheck(Instrumentation):
    """Runs the module's functions before the pipeline and after each pass; reports the first pass that changes
    their results. ``changed`` is set if one did."""

    def __init__(self, module: Operation, seed: int = 0) -> None:
        self.module = module
        self.seed = seed
        self.expected = run_all(module, seed)
        self.changed = False
        self._unjudged: set[str] = set()
        for name, outcome in self.expected.items():
            if outcome.problem or outcome.undefined:
                self._remark(name, f"cannot be judged: {outcome.problem or outcome.undefined}")
                self._unjudged.add(name)

    def _remark(self, name: str, text: str) -> None:
        emit(Diagnostic(Severity.REMARK, self.module.raw_location, f"--check-semantics: @{name} {text}"))

    def run_after_pass(self, pass_: Pass, operation: Operation) -> None:
        if self.changed:
            return
        results = run_all(self.module, self.seed)
        for name, before in self.expected.items():
            after = results.get(name)
            if name in self._unjudged or after is None:
                continue
            if after.problem:
                self._remark(name, f"cannot be run after pass '{pass_.info.name}': {after.problem}")
                self._unjudged.add(name)
                continue
            what = difference(before, after)
            if what is not None:
                self.changed = True
                message = f"pass '{pass_.info.name}' changes what @{name} computes: {what}"
                emit(Diagnostic(Severity.ERROR, self.module.raw_location, message))
                return
