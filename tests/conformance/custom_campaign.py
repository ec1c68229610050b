"""A long comparison of misspelt custom forms with mlir-opt.

``python -m tests.conformance.custom_campaign DIALECT,... [SEED] [MISTAKES]`` draws instances of each operation of the
dialects, prints those that are accepted in custom form, adds what the suite's own .mlir files hold of these dialects,
and makes mistakes in these texts. It prints each kind of difference once, the gravest kinds first.
"""

from __future__ import annotations

import random
import re
import sys
from collections import Counter

from tests.asm import fuzzing
from tests.asm.comparing import Difference, compare, said
from tests.conformance.campaign import generalized
from tests.conformance.instances import instance, operation_names
from tests.conformance.mutations import mutated

KINDS = ("accepted by mlir-opt", "accepted by lamina", "printed", "place", "number of errors", "wording")
SAMPLES = 6  # accepted instances of each operation
TRIES = 60  # instances drawn for them
LONGEST = 1500  # characters of a piece of a file
PIECES = 250  # of files


def instances_of(name: str, seed: str) -> list[str]:
    """Accepted instances of an operation, in custom form."""
    rng = random.Random(f"{seed} {name}")
    found: list[str] = []
    for _ in range(TRIES):
        printed, _ = said(instance(name, rng, 0.0))
        if printed is not None and printed not in found:
            found.append(printed)
        if len(found) == SAMPLES:
            break
    return found


def pieces_of(dialects: list[str], rng: random.Random) -> list[str]:
    """What the suite's files hold of the dialects, in pieces that are accepted."""
    mark = re.compile(rf"\b(?:{'|'.join(map(re.escape, dialects))})\.\w")
    found = list(dict.fromkeys(text for text in fuzzing.seeds() if len(text) < LONGEST and mark.search(text)))
    return [text for text in rng.sample(found, min(PIECES, len(found))) if said(text)[0] is not None]


def kind_of(difference: Difference) -> str:
    """The first of KINDS that describes a difference."""
    ours_said, theirs_said = difference.ours.startswith("[("), difference.theirs.startswith("[(")
    if ours_said != theirs_said:
        return KINDS[0] if ours_said else KINDS[1]
    if not ours_said:
        return KINDS[2]
    places = [re.findall(r"\((\d+, \d+), ", said) for said in (difference.ours, difference.theirs)]
    if places[0][:1] != places[1][:1]:
        return KINDS[3]
    return KINDS[4] if places[0] != places[1] else KINDS[5]


def report(texts: list[str], found: list[Difference]) -> None:
    """Prints one difference of each kind of messages, and the figures."""
    shown: dict[tuple[str, str], list[Difference]] = {}
    for difference in found:
        # Of module texts only what differs in kind matters: each is shown.
        messages = "".join(
            generalized(said)[:300] if said.startswith("[(") else generalized(said.split("\n")[1][:60])
            for said in (difference.ours, difference.theirs)
        )
        shown.setdefault((kind_of(difference), messages), []).append(difference)
    for (kind, _), alike in sorted(shown.items(), key=lambda item: KINDS.index(item[0][0])):
        shortest = min(alike, key=lambda difference: len(difference.text))
        print(f"=== {kind} ({len(alike)})", shortest, sep="\n", end="\n\n")
    numbers = Counter(kind for kind, _ in shown)
    ways = ", ".join(f"{kind}: {numbers[kind]}" for kind in KINDS if numbers[kind])
    print(f"{len(texts)} inputs, {len(texts) - len(found)} alike, {len(found)} differ in {len(shown)} ways ({ways})")


def main(arguments: list[str]) -> int:
    """Prints the figures; the status is 1 if there are differences."""
    dialects = arguments[0].split(",")
    seed, mistakes = (arguments[1:2] or ["0"])[0], int((arguments[2:3] or ["10"])[0])
    sources = [text for name in operation_names(*dialects) for text in instances_of(name, seed)]
    rng = random.Random(seed)
    sources += pieces_of(dialects, rng)
    texts = [mutated(rng, text) for text in sources for _ in range(mistakes)]
    found = compare(list(dict.fromkeys(texts)))
    report(texts, found)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
