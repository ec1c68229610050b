"""A long comparison of a pass with mlir-opt: ``python -m tests.conformance.pass_campaign DIALECT,... FLAGS...``.

For each operation of the dialects it draws instances that both accept, runs the pass on each and prints how many give
the same text and errors; and for each operation one case that does not. SEED and COUNT are read from the environment.
"""

from __future__ import annotations

import os
import random
import shlex
import sys
from collections import Counter

from tests import oracle
from tests.asm.comparing import said
from tests.conformance.instances import instance, operation_names
from tests.test_comparisons import difference


def instances_of(name: str, seed: str, count: int) -> list[str]:
    """Instances of an operation that lamina accepts."""
    rng = random.Random(f"{seed} {name}")
    found: list[str] = []
    for _ in range(count * 12):
        text = instance(name, rng, 0.0)
        if said(text)[0] is not None:
            found.append(text)
            if len(found) == count:
                break
    return found


def compare_pass(texts: dict[str, list[str]], flags: list[str]) -> dict[str, list[str]]:
    """What differs, by the name of the operation."""
    pieces = [(name, text) for name, of_one in texts.items() for text in of_one]
    flags = [*flags, "--allow-unregistered-dialect"]
    expected = oracle.mlir_opt_many([text for _, text in pieces], *flags)
    failures: dict[str, list[str]] = {}
    for (name, text), answer in zip(pieces, expected, strict=True):
        try:
            found = difference(text, flags, answer)
        except Exception as crash:  # noqa: BLE001, one crash must not end the campaign
            found = [f"---- {crash!s}"[-1500:]]
        if found:
            failures.setdefault(name, []).append("\n".join(found))
    return failures


def main(arguments: list[str]) -> int:
    seed, count = os.environ.get("SEED", "0"), int(os.environ.get("COUNT", "6"))
    names = [name for dialect in arguments[0].split(",") for name in operation_names(dialect)]
    texts = {name: instances_of(name, seed, count) for name in names}
    total = sum(map(len, texts.values()))
    for flag in arguments[1:]:
        failures = compare_pass(texts, shlex.split(flag))
        for name, found in failures.items():
            print(f"==== {flag}: {name}\n{found[0]}")
        kinds = Counter({name: len(found) for name, found in failures.items()})
        print(f"{flag}: {total} instances of {len(texts)} operations, {kinds.total()} differ: {dict(kinds)}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
