"""A long comparison of misspelt custom forms with mlir-opt.

``python -m tests.conformance.custom_campaign DIALECT,... [SEED] [MISTAKES]`` draws instances of each operation of the
dialects, prints those that are accepted in custom form, adds what the suite's own .mlir files hold of these dialects,
and makes mistakes in these texts. It prints each kind of difference once, the gravest kinds first.
"""

from __future__ import annotations

import random
import re
import sys

from tests.asm import fuzzing
from tests.asm.comparing import compare, said
from tests.conformance import pools
from tests.conformance.campaign import report
from tests.conformance.instances import instance, operation_names
from tests.conformance.mutations import mutated

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


def main(arguments: list[str]) -> int:
    """Prints the figures; the status is 1 if there are differences."""
    dialects = arguments[0].split(",")
    pools.use(dialects)
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
