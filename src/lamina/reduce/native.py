"""Running functions as native code on the arguments that the interpreter gets, to compare the two."""

from __future__ import annotations

import numpy as np

from lamina.execution.compile import compile
from lamina.execution.semantics import Outcome, random_argument
from lamina.execution.signatures import Uncallable, public_functions
from lamina.ir.operation import Operation
from lamina.ir.symbols import symbol_name
from lamina.ir.types import BaseMemRefType


def run_all_native(module: Operation, pipeline: str | None, seed: int) -> dict[str, Outcome]:
    """Returns the native results of every public function after the pipeline and the default lowering. Raises
    DiagnosticError if the module does not compile."""
    functions = {symbol_name(function): function for function in public_functions(module)}
    types = {
        name: [argument.type for argument in function.regions[0].arguments] for name, function in functions.items()
    }
    compiled = compile(module.clone(), pipeline=pipeline, cache=None)
    outcomes: dict[str, Outcome] = {}
    for name, wanted in types.items():
        if name is None or name not in compiled.signatures:
            continue
        generator = np.random.default_rng(seed)
        try:
            arguments = [random_argument(type, generator) for type in wanted]
        except Uncallable as problem:
            outcomes[name] = Outcome([], [], problem=str(problem))
            continue
        result = compiled[name](*arguments)
        results = list(result) if isinstance(result, tuple) else [] if result is None else [result]
        buffers = [value for value, type in zip(arguments, wanted, strict=True) if isinstance(type, BaseMemRefType)]
        outcomes[name] = Outcome(results, buffers)
    return outcomes
