"""Campaigns with the programs of varied_programs.py.

``python -m tests.dialects.bufferization.varied_campaign run FIRST LAST`` runs each program as tensors, after
bufferization in several ways, and natively under the sanitizer after deallocation, and compares what comes out.
``... copies FIRST LAST [WITHOUT...]`` compares the number of copies and the copied bytes with those of mlir-opt's code;
WITHOUT are statements to leave out.
"""

from __future__ import annotations

import gc
import re
import sys
from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

import lamina
from lamina.execution.llvm_ir.errors import TranslationError
from lamina.interfaces.interpretation import Interpreter
from lamina.ir.diagnostics import PassError, collect_diagnostics
from lamina.ir.operation import Operation
from lamina.passmanager import PassManager, parse_pipeline
from tests import oracle
from tests.dialects.bufferization.reading_judge import reads_what_was_overwritten
from tests.dialects.bufferization.varied_programs import VariedProgram, arguments

FROM_LOOPS = "allow-return-allocs-from-loops"
ALLOWED = f"bufferize-function-boundaries {FROM_LOOPS}"
WAYS = {
    "default": ALLOWED,
    "best": f"{ALLOWED} analysis-heuristic=best",
    "copy before write": f"{ALLOWED} copy-before-write",
    "random order": f"{ALLOWED} analysis-heuristic=fuzzer analysis-fuzzer-seed=SEED",
    "parallel regions": f"{ALLOWED} check-parallel-regions",
    "other order": f"{ALLOWED} analysis-heuristic=bottom-up-from-terminators",
    "identity layouts": f"{ALLOWED} function-boundary-type-conversion=identity-layout-map",
    "functions apart": FROM_LOOPS,
}
NOT_NATIVE = ("functions apart",)
"""Functions that take tensors are not compiled."""
DEALLOCATIONS = ("buffer-deallocation-pipeline", "buffer-deallocation-pipeline{private-function-dynamic-ownership=1}")
NOT_FREED = ("block_function",)
"""Statements that deallocation does not take."""
CONDITIONS = ((0, 3), (1, 2), (1, 1), (0, 4))


class Difference(AssertionError):
    """A program computes something else, or does not give back what it took."""


class Rejected(Exception):
    """bufferization.materialize_in_destination with impossible requirements, which MLIR rejects too."""


@dataclass
class Outcome:
    """What a run of @main gives: its results, and the argument that it writes to."""

    values: list[Any]

    def check(self, other: Outcome) -> None:
        for at, (left, right) in enumerate(zip(self.values, other.values, strict=True)):
            if not np.array_equal(np.asarray(left), np.asarray(right), equal_nan=np.asarray(left).dtype.kind == "f"):
                raise Difference(f"result {at}: {np.asarray(right).tolist()} instead of {np.asarray(left).tolist()}")


def copied(values: Sequence[Any]) -> list[Any]:
    return [value.copy() if isinstance(value, np.ndarray) else value for value in values]


def transformed(text: str, pipeline: str) -> Any:
    """The module after a pipeline. Raises Difference, with the diagnostics, if that fails."""
    module = lamina.parse(text)
    with collect_diagnostics() as said:
        if not PassManager(parse_pipeline(pipeline, "builtin.module")).run(module):
            message = "\n".join(str(one) for one in said)
            raise Rejected if "not bufferizable under the given constraints" in message else Difference(message)
    return module


def one_shot(options: str) -> str:
    """The pass with options as they are written behind ``--one-shot-bufferize=``."""
    return "one-shot-bufferize{" + " ".join(one if "=" in one else f"{one}=1" for one in options.split()) + "}"


def interpreted(module: Any, values: Sequence[Any]) -> Outcome:
    taken = copied(values)
    results = Interpreter(module).call("main", *taken)
    return Outcome([*results, taken[-1]])


def read_only(text: str) -> list[int]:
    """The arguments of @main that it must not write to."""
    (signature,) = re.findall(r"func\.func @main\((.*)\) -> \(", text)
    return [at for at, one in enumerate(signature.split(", %")) if "writable = false" in one]


def check_native(text: str, buffers: str, expected: list[Outcome], values: list[Any], deallocation: str) -> None:
    freed = transformed(buffers, deallocation)
    try:
        compiled = lamina.compile(freed, sanitize=True, opt_level=0)
    except (PassError, TranslationError) as problem:
        raise Difference(str(problem)) from None
    kept = read_only(text)
    for one, outcome in zip(values, expected, strict=True):
        taken = copied(one)
        results = compiled.main(*taken)
        outcome.check(Outcome([*results, taken[-1]]))
        for at in kept:
            if not np.array_equal(taken[at], one[at]):
                raise Difference(f"argument {at} has been overwritten")
        del results
    gc.collect()
    found = [*compiled.allocations.findings, *compiled.allocations.leaks()]
    if found:
        raise Difference("\n".join(map(str, found)))


def check_program(seed: int, ways: Collection[str], native: str | None = None, size: int = 12) -> None:
    """Raises Difference if the program of a seed computes anything else in one of the ways, or if its native code does
    after the one bufferized in the way ``native``, or leaks."""
    text = VariedProgram(seed, size, NOT_FREED if native else ()).text()
    values = arguments(seed, CONDITIONS)
    module = lamina.parse(text)
    expected = [interpreted(module, one) for one in values]
    for way in ways:
        try:
            bufferized = transformed(text, one_shot(WAYS[way].replace("SEED", str(seed))))
            for one, outcome in zip(values, expected, strict=True):
                outcome.check(interpreted(bufferized, one))
            if way == native:
                check_native(text, str(bufferized), expected, values, DEALLOCATIONS[seed % 2])
        except Difference as problem:
            raise Difference(f"seed {seed}, {way}: {problem}") from None


# ---- Copies


class CopyCounter(Interpreter):
    """Adds up the bytes that memref.copy moves."""

    def __init__(self, module: Any) -> None:
        super().__init__(module)
        self.bytes = 0
        self.calls = 0

    def _evaluate(self, operation: Operation, operands: list[Any]) -> None:
        if operation.name == "memref.copy":
            self.bytes += operands[0].view().nbytes
        super()._evaluate(operation, operands)

    def call_function(self, function: Operation, arguments: Any) -> list[Any]:
        """Functions without body give 1, 2, 3, ..."""
        if function.regions[0].empty:
            self.calls += 1
            return [self.calls]
        return super().call_function(function, arguments)


@dataclass
class Copies:
    """How many copies the code has, the bytes that they move for each of the arguments, and the results."""

    number: int
    bytes: list[int]
    outcomes: list[Outcome]


def copies_of(text: str, values: list[Any]) -> Copies:
    module = lamina.parse(text)
    found = Copies(len(re.findall(r"\bmemref\.copy\b", text)), [], [])
    for one in values:
        taken = copied(one)
        counter = CopyCounter(module)
        results = counter.call("main", *taken)
        found.outcomes.append(Outcome([*results, taken[-1]]))
        found.bytes.append(counter.bytes)
    return found


def is_right(tensors: Copies, buffers: Copies) -> bool:
    """Whether bufferized code gives the results of the tensor program."""
    try:
        for expected, outcome in zip(tensors.outcomes, buffers.outcomes, strict=True):
            expected.check(outcome)
    except Difference:
        return False
    return True


@dataclass
class Comparison:
    """The tensor program, lamina's and mlir-opt's code; None for what is not bufferized."""

    tensors: Copies
    ours: Copies | None
    theirs: Copies | None

    @property
    def has_more(self) -> bool:
        """Whether lamina's code has more copies, or copies more in one of the runs."""
        if self.ours is None or self.theirs is None:
            return False
        more = any(one > other for one, other in zip(self.ours.bytes, self.theirs.bytes, strict=True))
        return self.ours.number > self.theirs.number or more

    def __str__(self) -> str:
        assert self.ours is not None and self.theirs is not None
        return (f"{self.ours.number} copies, mlir-opt {self.theirs.number}; bytes {self.ours.bytes}, mlir-opt"
                f" {self.theirs.bytes}")


def comparisons(texts: Collection[str], values: list[list[Any]], options: str = ALLOWED) -> Iterator[Comparison]:
    theirs = oracle.mlir_opt_many(texts, f"--one-shot-bufferize={options}")
    for text, one, result in zip(texts, values, theirs, strict=True):
        try:
            ours = copies_of(str(transformed(text, one_shot(options))), one)
        except Rejected:
            ours = None
        yield Comparison(copies_of(text, one), ours, copies_of(result.stdout, one) if result.ok else None)


def compare_with_mlir(seeds: Sequence[int], without: Collection[str], counts: Counter[str]) -> None:
    texts = [VariedProgram(seed, without=without, distinct=True).text() for seed in seeds]
    values = [arguments(seed, CONDITIONS) for seed in seeds]
    for seed, text, one, found in zip(seeds, texts, values, comparisons(texts, values), strict=True):
        counts["programs"] += 1
        if found.ours is None:
            counts["rejected" if found.theirs is None else "rejected by lamina only"] += 1
            continue
        if not is_right(found.tensors, found.ours):
            counts["wrong"] += 1
            print(f"seed {seed}: lamina's code is wrong", flush=True)
        if found.theirs is None:
            counts["rejected by mlir-opt only"] += 1
            continue
        is_wrong = not is_right(found.tensors, found.theirs)
        if found.has_more and not is_wrong:
            is_wrong = reads_what_was_overwritten(text, seed, one, sound=False)
        counts["where mlir-opt's code is wrong"] += is_wrong
        counts["fewer copies"] += found.ours.number < found.theirs.number
        if found.has_more:
            verdict = "reads what has been overwritten" if is_wrong else "is right"
            counts[f"more where mlir-opt's code {verdict}"] += 1
            print(f"seed {seed}: {found}, whose code {verdict}", flush=True)


def main(action: str, first: int, last: int, *without: str) -> None:
    counts: Counter[str] = Counter()
    for seed in range(first, last) if action == "run" else ():
        counts["programs"] += 1
        if counts["programs"] % 50 == 0:
            print(f"{counts['programs']} programs", flush=True)
        # One way natively, and others in the interpreter.
        every = [*WAYS]
        chosen = every[seed % len(every)]
        ways = dict.fromkeys([chosen, "default", every[seed // 8 % len(every)]])
        try:
            check_program(seed, ways, None if chosen in NOT_NATIVE else chosen, size=9)
        except Rejected:
            counts["rejected"] += 1
        except Difference as problem:
            counts["different"] += 1
            print(problem, flush=True)
    for start in range(first, last, 50) if action == "copies" else ():
        compare_with_mlir(range(start, min(start + 50, last)), without, counts)
    print(dict(counts))


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), *sys.argv[4:])
