"""Misspelt custom forms, compared with mlir-opt: ``python -m tests.conformance.misspelt DIALECT,... [SEED] [TRIES]``.

Instances of each operation are printed in custom form; a token of the operation is left out, doubled, exchanged with
another, or replaced. Both have to reject the same texts, at the same place and in the same words.
"""

from __future__ import annotations

import random
import re
import sys
from collections.abc import Iterator

from tests.asm.comparing import compare, said
from tests.conformance import pools
from tests.conformance.campaign import report, texts_of
from tests.conformance.instances import operation_names

TOKENS = re.compile(r"\s+|[\w.$]+|%[\w#]+|->|\"[^\"]*\"|.")
OTHERS = (",", ":", "(", ")", "[", "]", "<", ">", "=", "x", "i32", "%arg0", "1", "{", "}", "->", "#a", "@a", "\"s\"")
FORMS = 6  # misspelt forms of an instance


def misspelt(line: str, rng: random.Random) -> str:
    """The line with one token changed, but for its operation's name."""
    tokens = TOKENS.findall(line)
    name = next(number for number, token in enumerate(tokens) if "." in token and token[0].isalpha())
    places = [number for number, token in enumerate(tokens) if number > name and token.strip()]
    if not places:
        return line + " " + rng.choice(OTHERS)
    at = rng.choice(places)
    match rng.randrange(4):
        case 0:
            tokens[at] = ""
        case 1:
            tokens[at] += " " + tokens[at]
        case 2:
            other = rng.choice(places)
            tokens[at], tokens[other] = tokens[other], tokens[at]
        case _:
            tokens[at] = rng.choice(OTHERS)
    return "".join(tokens)


def forms(name: str, seed: str, tries: int) -> Iterator[str]:
    """Misspelt forms of instances of the operation."""
    rng = random.Random(f"misspelt {seed} {name}")
    for text in texts_of(name, seed, tries):
        printed, _ = said(text)
        lines = printed.splitlines() if printed is not None else []
        number = next((at for at, line in enumerate(lines) if name in line and '"' + name not in line), None)
        for _ in range(FORMS if number is not None else 0):
            assert number is not None
            yield "\n".join([*lines[:number], misspelt(lines[number], rng), *lines[number + 1 :]])


def main(arguments: list[str]) -> int:
    """Prints the figures; the status is 1 if there are differences."""
    dialects = arguments[0].split(",")
    pools.use(dialects)
    seed, tries = (arguments[1:2] or ["0"])[0], int((arguments[2:3] or ["20"])[0])
    texts = [text for name in operation_names(*dialects) for text in forms(name, seed, tries)]
    found = compare(texts)
    report(texts, found)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
