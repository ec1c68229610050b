"""Random operations, programs and misspelt texts: lamina's output is mlir-opt's.

The numbers are small so that the run is quick; `python -m tests.conformance.campaign` runs more, with other seeds.
"""

from __future__ import annotations

import random

from tests import oracle
from tests.asm.comparing import compare, ours
from tests.conformance import mutations, programs
from tests.conformance.instances import instance, operation_names
from tests.mlir_test import run_tool

SEED = 7
DIALECTS = tuple(
    "arith async bufferization cf complex emitc func index linalg llvm math memref ml_program pdl scf tensor "
    "vector".split()
)


def instances(count: int, wrong: float) -> list[str]:
    rng = random.Random(SEED)
    names = operation_names(*DIALECTS)
    return [instance(rng.choice(names), rng, wrong) for _ in range(count)]


def first_place(errors: str) -> str:
    """Where the first of the errors in a difference is; the whole text of a module."""
    return errors.partition("),")[0].rstrip(")]") if errors.startswith("[(") else errors


def check(texts: list[str], *flags: str) -> None:
    """mlir-opt adds errors after some of the first ones; these are not compared."""
    found = compare(texts, *flags, messages=False)
    found = [one for one in found if first_place(one.theirs) != first_place(one.ours)]
    assert not found, "\n\n".join(map(str, found[:3])) + f"\n\n{len(found)} of {len(texts)} differ"


def test_operations_in_generic_form():
    """Right and nearly right operations: accepted or rejected alike, at the same place; printed alike."""
    check(instances(150, wrong=0.04))
    check([text for text in instances(600, wrong=0.0) if ours(text)[0] is not None])


def test_generic_printing():
    texts = [text for text in instances(500, wrong=0.0) if ours(text)[0] is not None]
    check(texts, "--mlir-print-op-generic")


def test_misspelt_custom_forms():
    rng = random.Random(SEED)
    printed = [text for text, _ in map(ours, instances(500, wrong=0.0)) if text is not None]
    check([mutations.mutated(rng, rng.choice(printed)) for _ in range(150)])


def test_canonicalization_of_random_programs():
    names = programs.simple_operations("arith", "index", "tensor")
    accepts = lambda text: ours(text)[0] is not None  # noqa: E731
    texts = [programs.Program(random.Random(f"{SEED} {number}"), accepts).text(names, 6) for number in range(40)]
    flags = ["--allow-unregistered-dialect", "--canonicalize"]
    for text, result in zip(texts, oracle.mlir_opt_many(texts, *flags), strict=True):
        if not result.crashed:
            assert run_tool(["opt", *flags, "-"], stdin=text).stdout.strip() == result.stdout.strip(), text
