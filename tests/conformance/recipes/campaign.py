"""A long comparison with mlir-opt: ``python -m tests.conformance.recipes.campaign GROUPS [SEED] [COUNT] [FLAGS...]``.

Programs of the groups are drawn and run through each of the flags (by default canonicalization in its forms, cse and
sccp) by lamina and mlir-opt; prints the inputs of those that differ, and the counts.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Callable, Sequence

from tests import oracle
from tests.asm.comparing import Difference, ours
from tests.conformance.recipes import (  # noqa: F401
    affine_loops,
    linalg_ops,
    loops,
    memrefs,
    others,
    scalars,
    tensors,
    vectors,
)
from tests.conformance.recipes.builder import RECIPES, program
from tests.conformance.recipes.control import graph
from tests.conformance.recipes.nested import tables
from tests.mlir_test import run_tool

FLAGS = (
    "--canonicalize",
    "--cse",
    "--sccp",
    "--canonicalize=top-down=false",
    "--canonicalize=region-simplify=aggressive",
    "--canonicalize=max-num-rewrites=2",
)
# What draws the programs of these groups: graphs of blocks, and modules of functions.
WHOLE_PROGRAMS: dict[str, Callable[[random.Random], str]] = {"cf": graph, "nested": tables}
LONGEST = 9  # operations of a program, about


def accepted(text: str) -> bool:
    """Whether lamina takes the module."""
    return ours(text)[0] is not None


def programs(groups: Sequence[str], seed: str, count: int) -> list[str]:
    """Programs of the groups of recipes: one function each, but those of WHOLE_PROGRAMS."""
    texts = []
    whole = next((WHOLE_PROGRAMS[group] for group in groups if group in WHOLE_PROGRAMS), None)
    for number in range(count):
        rng = random.Random(f"{seed} {number} {groups}")
        length = rng.randint(1, LONGEST)
        texts.append(whole(rng) if whole else program(groups, rng, length, accepted))
    return [text for text in texts if accepted(text)]


def differences(texts: list[str], flags: Sequence[str]) -> list[Difference]:
    """Where the printed results differ; what mlir-opt crashes on or turns into invalid IR does not count."""
    found = []
    flags = ["--allow-unregistered-dialect", *flags]
    for text, result in zip(texts, oracle.mlir_opt_many(texts, *flags), strict=True):
        if result.crashed or not result.ok:
            continue
        printed = run_tool(["opt", "--strict-parity", *flags, "-"], stdin=text)
        if printed.stdout.strip() != result.stdout.strip():
            found.append(Difference(text, result.stdout, printed.stdout or printed.stderr))
    return found


def main(arguments: list[str], show: Callable[..., None] = print) -> int:
    """Prints the differences and the figures; the status is 1 if there are differences."""
    groups = arguments[0].split(",") if arguments else [*RECIPES]
    seed, count = (arguments[1:2] or ["0"])[0], int((arguments[2:3] or ["200"])[0])
    texts = programs(groups, seed, count)
    total = 0
    for flag in arguments[3:] or FLAGS:
        found = differences(texts, [flag])
        for difference in found:
            show(difference, end="\n\n")
        show(f"{flag}: {len(texts)} programs, {len(found)} differ")
        total += len(found)
    return 1 if total else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
