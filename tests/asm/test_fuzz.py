"""Mutated texts give diagnostics or IR. LAMINA_FUZZ sets how many (the default is small), LAMINA_FUZZ_SEED the seed."""

from __future__ import annotations

import os
import random

from tests.asm.fuzzing import mutated, problem_of, seeds

COUNT = int(os.environ.get("LAMINA_FUZZ", "1500"))
SEED = int(os.environ.get("LAMINA_FUZZ_SEED", "22"))


def test_mutated_texts():
    texts = seeds()
    rng = random.Random(SEED)
    findings = []
    for _ in range(COUNT):
        text, allow_unregistered = mutated(rng, texts), rng.random() < 0.5
        problem = problem_of(text, allow_unregistered)
        if problem is not None:
            findings.append(f"{problem}\n{text!r}")
    assert not findings, f"{len(findings)} findings\n\n" + "\n\n".join(findings[:5])
