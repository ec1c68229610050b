"""Random chains of loop nests: they compute the same after affine-loop-fusion, and it makes of them what MLIR does,
unless what MLIR makes of them computes something else."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

import lamina
from lamina.execution.semantics import difference, run_all
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


def _meaning(text: str) -> Any:
    return run_all(lamina.parse(text))["f"]


def _flag(options: str) -> str:
    return f"--affine-loop-fusion={options}" if options else "--affine-loop-fusion"


def _fused(text: str, options: str) -> str:
    outcome = run_tool(["opt", _flag(options), "-"], stdin=text)
    assert outcome.exit_code == 0, outcome.stderr
    return outcome.stdout


@pytest.mark.parametrize("options", OPTIONS)
def test_same_results(options: str) -> None:
    for seed in range(12):
        text = program(seed)
        assert difference(_meaning(text), _meaning(_fused(text, options))) is None, text


@oracle.requires_oracle
@pytest.mark.parametrize("options", OPTIONS)
def test_same_text_as_mlir(options: str) -> None:
    texts = [program(seed) for seed in range(20)]
    different = []
    for text, expected in zip(texts, oracle.mlir_opt_many(texts, _flag(options)), strict=True):
        if _fused(text, options).strip() != expected.stdout.strip():
            different.append(difference(_meaning(text), _meaning(expected.stdout)))
    # One of them computes the same by chance.
    assert len(different) <= 4 and different.count(None) <= 1
