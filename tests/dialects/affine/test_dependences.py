"""Dependences between affine accesses, compared with MLIR's test pass and with enumeration."""

from __future__ import annotations

import random
import re

import pytest

import lamina
from lamina.dialects.affine.accesses import READS, WRITES, Access, Component, check_dependence
from lamina.dialects.affine.nest import num_common_loops
from tests import oracle

_REMARK = re.compile(r"dependence from (\d+) to (\d+) at depth (\d+) = (.*)")


def subscript(rng: random.Random, variables: list[str]) -> str:
    terms = [f"{rng.choice([-2, -1, 1, 1, 2, 3])} * {name}" for name in variables if rng.random() < 0.6]
    terms.append(str(rng.randint(0, 9)))
    expr = " + ".join(terms)
    wrap = rng.random()
    if wrap < 0.15:
        return f"({expr}) mod {rng.randint(2, 5)}"
    return f"({expr}) floordiv {rng.randint(2, 4)}" if wrap < 0.3 else expr


def bounds(rng: random.Random, outer: list[str], symbolic: bool) -> str:
    lower = rng.choice(["0", "2", "-3", *(f"affine_map<(d0) -> (d0 + 1)>({name})" for name in outer)])
    upper = rng.choice(["7", "10", *(f"affine_map<(d0) -> (d0 + 5)>({name})" for name in outer)])
    if symbolic and rng.random() < 0.3:
        upper = "%n"
    step = rng.choice(["", "", " step 2", " step 3"])
    return f"{lower} to {upper}{step}"


def program(seed: int) -> str:
    """Accesses of one memref in a few loops, perfectly nested or not."""
    rng = random.Random(seed)
    rank = rng.randint(1, 2)
    memref = "memref<" + "?x" * rank + "f32>"
    lines = [f"func.func @f(%A: {memref}, %n: index, %c: f32) {{"]
    names: list[str] = []

    def access() -> None:
        where = ", ".join(subscript(rng, names) for _ in range(rank))
        if rng.random() < 0.5:
            lines.append(f"affine.store %c, %A[{where}] : {memref}")
        else:
            lines.append(f"%v{len(lines)} = affine.load %A[{where}] : {memref}")

    depth = rng.randint(1, 3)
    for level in range(depth):
        lines.append(f"affine.for %i{level} = {bounds(rng, names, True)} {{")
        names.append(f"%i{level}")
        if rng.random() < 0.4:
            access()
    if rng.random() < 0.3:
        lines.append(f"affine.if affine_set<(d0) : (d0 - {rng.randint(0, 6)} >= 0)>({rng.choice(names)}) {{")
        access()
        lines.append("}")
    access()
    access()
    lines += ["}"] * depth + ["return", "}"]
    return "\n".join(lines)


def interval(component: Component) -> str:
    lower = "-inf" if component.lower is None else component.lower
    upper = "+inf" if component.upper is None else component.upper
    return f"[{lower}, {upper}]"


def verdicts(text: str) -> list[tuple[int, int, int, str]]:
    """What lamina finds, in the words of MLIR's test pass."""
    module = lamina.parse(text)
    accesses = [Access(one) for one in module.walk() if isinstance(one, READS + WRITES)]
    found = []
    for first, source in enumerate(accesses):
        for second, destination in enumerate(accesses):
            common = num_common_loops(source.operation, destination.operation)
            for depth in range(1, common + 2):
                result = check_dependence(source, destination, depth)
                said = "false"
                if result.is_dependent:
                    components = result.components() if depth <= common else []
                    said = "".join(interval(one) for one in components) or "true"
                found.append((first, second, depth, said))
    return found


@oracle.requires_debian_oracle
@pytest.mark.parametrize("seed", range(25))
def test_same_as_mlir(seed: int) -> None:
    text = program(seed)
    result = oracle.mlir_opt(text, "--test-memref-dependence-check", debian=True)
    assert result.ok, result.explain()
    theirs = []
    for diagnostic in result.diagnostics:
        match = _REMARK.search(diagnostic.message)
        if match is not None:
            first, second, depth, said = match.groups()
            theirs.append((int(first), int(second), int(depth), said.strip()))
    assert verdicts(text) == theirs, text
