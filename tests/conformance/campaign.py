"""A long comparison with mlir-opt: ``python -m tests.conformance.campaign DIALECT,... [SEED] [TRIES]``.

For each operation of the dialects it draws instances, right and nearly right, and prints how many were accepted and
rejected alike, printed alike, and diagnosed at the same place in the same words; and each kind of difference once.
"""

from __future__ import annotations

import ast
import itertools
import random
import re
import sys
from collections import Counter

from tests.asm.comparing import Difference, compare, said
from tests.conformance import pools
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
    """A message without what is particular to one input; the names of operations stay."""
    return re.sub(r"'[^']*'( op)?|`[^`]*`|\"[^\"]*\"|\d+", lambda match: match[0] if match[1] else "_", message)


# ---- Reports


KINDS = ("accepted by mlir-opt", "accepted by lamina", "printed", "place", "number of errors", "wording")


def kind_of(difference: Difference) -> str:
    """The first of KINDS that describes a difference."""
    ours_failed, theirs_failed = difference.ours.startswith("["), difference.theirs.startswith("[")
    if ours_failed != theirs_failed:
        return KINDS[0] if ours_failed else KINDS[1]
    if not ours_failed:
        return KINDS[2]
    places = [re.findall(r"\((\d+, \d+), ", shown) for shown in (difference.ours, difference.theirs)]
    if places[0][:1] != places[1][:1]:
        return KINDS[3]
    return KINDS[4] if places[0] != places[1] else KINDS[5]


def _way(difference: Difference) -> str:
    """What differences of one cause have in common: the messages, or the first lines that differ."""
    sides = (difference.theirs, difference.ours)
    said = [ast.literal_eval(side) for side in sides if side.startswith("[")]
    if said:
        return "".join(generalized(message)[:200] for errors in said for _, _, message in errors)
    lines = next(pair for pair in itertools.zip_longest(*(side.split("\n") for side in sides)) if pair[0] != pair[1])
    return "".join(re.sub(r"[%#^]\w+", "%", line or "")[:40] for line in lines)


def report(texts: list[str], found: list[Difference]) -> None:
    """Prints the shortest difference of each cause, the gravest kinds first, and the figures."""
    ways: dict[tuple[str, str], list[Difference]] = {}
    for difference in found:
        ways.setdefault((kind_of(difference), _way(difference)), []).append(difference)
    for (kind, _), alike in sorted(ways.items(), key=lambda item: KINDS.index(item[0][0])):
        shortest = min(alike, key=lambda difference: len(difference.text))
        print(f"=== {kind} ({len(alike)})", shortest, sep="\n", end="\n\n")
    numbers = Counter(kind for kind, _ in ways)
    listed = ", ".join(f"{kind}: {numbers[kind]}" for kind in KINDS if numbers[kind])
    print(f"{len(texts)} inputs, {len(texts) - len(found)} alike, {len(found)} differ in {len(ways)} ways ({listed})")


def main(arguments: list[str]) -> int:
    """Prints the figures; the status is 1 if there are differences."""
    dialects = arguments[0].split(",")
    pools.use(dialects)
    seed, tries = (arguments[1:2] or ["0"])[0], int((arguments[2:3] or ["200"])[0])
    texts = [text for name in operation_names(*dialects) for text in texts_of(name, seed, tries)]
    found = compare(texts)
    report(texts, found)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
