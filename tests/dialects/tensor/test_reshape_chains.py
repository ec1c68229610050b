"""Random chains of expand_shape and collapse_shape on dynamic sizes: canonicalization keeps the shape."""

from __future__ import annotations

import random

import numpy as np
import pytest

import lamina
from lamina.interfaces.interpretation import Interpreter

CHAINS = 100


def random_groups(rng: random.Random, rank: int) -> list[list[int]]:
    cuts = [0, *(at for at in range(1, rank) if rng.random() < 0.5), rank]
    return [list(range(start, end)) for start, end in zip(cuts, cuts[1:], strict=False)]


def factors(rng: random.Random, number: int, count: int) -> list[int]:
    """Numbers whose product is the given one, in any order."""
    found = []
    for _ in range(count - 1):
        divisor = rng.choice([one for one in range(1, number + 1) if number % one == 0])
        found.append(divisor)
        number //= divisor
    found.append(number)
    rng.shuffle(found)
    return found


def chain(seed: int, kind: str) -> tuple[str, tuple[int, ...], list[int]]:
    """A function of one tensor or memref, and of the sizes that its expansions ask for; the shape and the sizes."""
    rng = random.Random(seed)
    sizes: list[int] = []

    def text(shape: list[int], dynamic: list[bool]) -> str:
        return f"{kind}<{'x'.join(['?' if d else str(n) for n, d in zip(shape, dynamic, strict=True)] + ['f32'])}>"

    shape = [rng.choice([1, 2, 3, 4, 6]) for _ in range(rng.randint(1, 4))]
    dynamic = [rng.random() < 0.7 for _ in shape]
    first, start = text(shape, dynamic), tuple(shape)
    lines: list[str] = []
    name = "%x"
    for number in range(rng.randint(2, 4)):
        before = text(shape, dynamic)
        if len(shape) > 1 and rng.random() < 0.5:
            groups = random_groups(rng, len(shape))
            dynamic = [any(dynamic[at] for at in group) for group in groups]
            shape = [int(np.prod([shape[at] for at in group])) for group in groups]
            lines.append(f"%r{number} = {kind}.collapse_shape {name} {groups} : {before} into {text(shape, dynamic)}")
        else:
            new_shape: list[int] = []
            new_dynamic: list[bool] = []
            groups = []
            for size, unknown in zip(shape, dynamic, strict=True):
                parts = factors(rng, size, rng.randint(1, 3 if len(shape) < 5 else 1))
                flags = [unknown and rng.random() < 0.7 for _ in parts]
                if unknown and not any(flags):
                    flags[rng.randrange(len(flags))] = True
                groups.append(list(range(len(new_shape), len(new_shape) + len(parts))))
                new_shape += parts
                new_dynamic += flags
            entries = []
            for size, unknown in zip(new_shape, new_dynamic, strict=True):
                if unknown:
                    entries.append(f"%n{len(sizes)}")
                    sizes.append(size)
                else:
                    entries.append(str(size))
            shape, dynamic = new_shape, new_dynamic
            output = ", ".join(entries)
            lines.append(
                f"%r{number} = {kind}.expand_shape {name} {groups} output_shape [{output}] : {before} "
                f"into {text(shape, dynamic)}"
            )
        name = f"%r{number}"
    arguments = "".join(f", %n{at}: index" for at in range(len(sizes)))
    result = text(shape, dynamic)
    body = "\n".join(lines)
    return f"func.func @f(%x: {first}{arguments}) -> {result} {{\n{body}\nreturn {name} : {result}\n}}", start, sizes


@pytest.mark.parametrize("kind", ["tensor", "memref"])
def test_canonicalization_keeps_the_shape(kind: str) -> None:
    for seed in range(CHAINS):
        source, shape, sizes = chain(seed, kind)
        x = np.arange(np.prod(shape), dtype=np.float32).reshape(shape)
        module = lamina.parse(source)
        (expected,) = Interpreter(module).call("f", x, *sizes)
        lamina.run_pipeline(module, "builtin.module(canonicalize)")
        (actual,) = Interpreter(module).call("f", x, *sizes)
        assert np.array_equal(np.asarray(actual), np.asarray(expected)), f"{source}\n{module}"
