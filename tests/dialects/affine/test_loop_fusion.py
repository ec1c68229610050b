"""Random chains of loop nests: affine-loop-fusion makes of them what MLIR does, and they compute the same after it.

The seeds are ones for which the latter holds: what MLIR fuses wrongly is fused wrongly here too.
"""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from tests import oracle
from tests.mlir_test import run_tool

OPTIONS = [
    "",
    "maximal",
    "mode=producer compute-tolerance=1.5",
    "mode=sibling",
    "fast-mem-space=2 local-buf-threshold=1",
]


def program(seed: int) -> str:
    """Nests that each read some of a few arrays and write another one, of which some are local."""
    rng = random.Random(seed)
    sizes = [rng.choice([8, 10]), rng.choice([4, 6])][: rng.choice([1, 2])]
    shape = "x".join(str(size + 2) for size in sizes)
    type = f"memref<{shape}xi32>"
    arguments = [f"%a{number}" for number in range(rng.randint(1, 3))]
    local = [f"%m{number}" for number in range(rng.randint(1, 3))]
    lines = [f"func.func @f({', '.join(f'{name}: {type}' for name in arguments)}) {{"]
    lines.append("%c = arith.constant 3 : i32")
    for name in local:
        lines.append(f"{name} = memref.alloc() : {type}")
        _nest(lines, [size + 2 for size in sizes], lambda ivs, name=name: [f"affine.store %c, {name}[{ivs}] : {type}"])
    memrefs = arguments + local
    for _ in range(rng.randint(2, 4)):
        chosen = [rng.choice(memrefs) for _ in range(3)]
        places = [_place(rng, len(sizes)) for _ in range(3)]

        def body(ivs: str, chosen: list[str] = chosen, places: list[list[str]] = places) -> list[str]:
            indices = [
                ", ".join(form.format(iv) for form, iv in zip(place, ivs.split(", "), strict=True)) for place in places
            ]
            mark = len(lines)
            return [
                f"%x{mark} = affine.load {chosen[0]}[{indices[0]}] : {type}",
                f"%y{mark} = affine.load {chosen[1]}[{indices[1]}] : {type}",
                f"%z{mark} = arith.addi %x{mark}, %y{mark} : i32",
                f"affine.store %z{mark}, {chosen[2]}[{indices[2]}] : {type}",
            ]

        _nest(lines, sizes, body)
    return "\n".join([*lines, "return", "}"])


def _place(rng: random.Random, rank: int) -> list[str]:
    return [rng.choice(["{}", "{}", "{}", "{} + 1", "{} + 2", "1"]) for _ in range(rank)]


def _nest(lines: list[str], sizes: list[int], body: Callable[[str], list[str]]) -> None:
    names = []
    for size in sizes:
        name = f"%i{len(lines)}"
        names.append(name)
        lines.append(f"affine.for {name} = 0 to {size} {{")
    lines += body(", ".join(names))
    lines += ["}"] * len(sizes)


@pytest.mark.parametrize("options", OPTIONS)
@pytest.mark.parametrize("seed", range(4))
def test_same_results(seed: int, options: str) -> None:
    pipeline = f"builtin.module(affine-loop-fusion{{{options}}})"
    outcome = run_tool(["opt", f"--check-semantics={pipeline}", "-"], stdin=program(seed))
    assert outcome.exit_code == 0, outcome.stderr


@oracle.requires_oracle
@pytest.mark.parametrize("options", OPTIONS)
def test_same_text_as_mlir(options: str) -> None:
    texts = [program(seed) for seed in range(20)]
    flag = f"--affine-loop-fusion={options}" if options else "--affine-loop-fusion"
    for text, expected in zip(texts, oracle.mlir_opt_many(texts, flag), strict=True):
        outcome = run_tool(["opt", flag, "-"], stdin=text)
        assert outcome.exit_code == 0, outcome.stderr
        assert outcome.stdout.strip() == expected.stdout.strip(), text
