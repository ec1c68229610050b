"""Option strings in which every pair of values of two options occurs at least once."""

from __future__ import annotations

import itertools
import random
from collections.abc import Mapping, Sequence

ONE_SHOT: dict[str, Sequence[str]] = {
    "allow-return-allocs-from-loops": ("0", "1"),
    "allow-unknown-ops": ("0", "1"),
    "analysis-fuzzer-seed": ("1", "4294967295"),
    "analysis-heuristic": ("bottom-up", "top-down", "bottom-up-from-terminators", "fuzzer"),
    "bufferize-function-boundaries": ("1", "0"),
    "check-parallel-regions": ("1", "0"),
    "copy-before-write": ("0", "1"),
    "dialect-filter": ("", "tensor,bufferization", "func,tensor,bufferization,scf,linalg"),
    "dump-alias-sets": ("0", "1"),
    "no-analysis-func-filter": ("", "main", "pick,bump"),
    "function-boundary-type-conversion": ("infer-layout-map", "identity-layout-map", "fully-dynamic-layout-map"),
    "must-infer-memory-space": ("0", "1"),
    "use-encoding-for-memory-space": ("0", "1"),
    "test-analysis-only": ("0", "1"),
    "print-conflicts": ("0", "1"),
    "unknown-type-conversion": ("fully-dynamic-layout-map", "identity-layout-map", "infer-layout-map"),
    "buffer-alignment": ("64", "0", "16"),
}
"""The values of the options of one-shot-bufferize, those of interest first."""

Choice = dict[str, str]


def covering_choices(values: Mapping[str, Sequence[str]], seed: int = 0) -> list[Choice]:
    """Choices of a value for each option, so that all pairs of values occur; greedy, so not the fewest possible."""
    generator = random.Random(seed)
    names = list(values)
    missing = {
        ((one, left), (other, right))
        for one, other in itertools.combinations(names, 2)
        for left in values[one]
        for right in values[other]
    }
    found: list[Choice] = []
    while missing:
        # Sorted, because the order of a set of strings is another one in each process.
        (one, left), (other, right) = min(missing)
        choice = {one: left, other: right}
        for name in generator.sample(names, len(names)):
            if name not in choice:
                choice[name] = max(values[name], key=lambda value: _new_pairs(choice, name, value, names, missing))
        missing -= set(itertools.combinations(((name, choice[name]) for name in names), 2))
        found.append({name: choice[name] for name in names})
    return found


def _new_pairs(choice: Choice, name: str, value: str, names: list[str], missing: set[object]) -> int:
    place = names.index(name)
    return sum(
        (((name, value), (other, known)) if place < names.index(other) else ((other, known), (name, value))) in missing
        for other, known in choice.items()
    )


def option_text(choice: Choice) -> str:
    """The choice as it stands after a pass's name; options without a value are left out."""
    return " ".join(f"{name}={value}" for name, value in choice.items() if value)
