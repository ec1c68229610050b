"""A long comparison with mlir-opt: ``python -m tests.conformance.campaign DIALECT,... [SEED] [TRIES]``.

For each operation of the dialects it draws instances, right and nearly right, and prints how many were accepted and
rejected alike, printed alike, and diagnosed at the same place in the same words; and each kind of difference once.
"""

from __future__ import annotations

import random
import re
import sys
from collections import Counter

from tests.asm.comparing import Difference, compare, said
from tests.conformance.instances import instance, operation_names

KEPT = 25  # accepted instances of each operation
OF_EACH_ERROR = 3


def texts_of(name: str, seed: str, tries: int) -> list[str]:
    """Instances of an operation: some that lamina accepts, and some for each of its errors."""
    rng = random.Random(f"{seed} {name}")
    accepted: list[str] = []
    rejected: list[str] = []
    seen: Counter[str] = Counter()
    for number in range(tries):
        text = instance(name, rng, 0.0 if number % 3 else 0.06)
        printed, diagnostics = said(text)
        if printed is not None:
            accepted.append(text)
            continue
        kind = generalized(diagnostics[0].message)
        seen[kind] += 1
        if seen[kind] <= OF_EACH_ERROR:
            rejected.append(text)
    return accepted[:KEPT] + rejected


def generalized(message: str) -> str:
    """A message without what is particular to one input."""
    return re.sub(r"'[^']*'|`[^`]*`|\"[^\"]*\"|\d+", "_", message)


def main(arguments: list[str]) -> int:
    """Prints the figures; the status is 1 if there are differences."""
    dialects = arguments[0].split(",")
    seed, tries = (arguments[1:2] or ["0"])[0], int((arguments[2:3] or ["200"])[0])
    texts = [text for name in operation_names(*dialects) for text in texts_of(name, seed, tries)]
    found = compare(texts)
    shown: dict[str, Difference] = {}
    for difference in found:
        shown.setdefault(generalized(difference.ours) + generalized(difference.theirs), difference)
    for difference in shown.values():
        print(difference, end="\n\n")
    print(f"{len(texts)} inputs, {len(texts) - len(found)} alike, {len(found)} differ in {len(shown)} ways")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
