"""Recipes for cf and func: graphs of blocks with arguments, conditions and switches, calls."""

from __future__ import annotations

import random

from tests.conformance.recipes.builder import I1, INDEX, Builder, T, scalar
from tests.conformance.recipes.loops import effect, pure

TYPES = (scalar("i32"), scalar("i32"), INDEX, I1)


def graph(rng: random.Random, most: int = 6) -> str:
    """A function of several blocks; values of a block are used in it and, of the entry block, everywhere."""
    b = Builder(rng)
    count = rng.randint(2, most)
    blocks: list[list[T]] = [[]] + [[rng.choice(TYPES) for _ in range(rng.randint(0, 2))] for _ in range(count - 1)]
    results = [rng.choice(TYPES) for _ in range(rng.randint(0, 2))]
    shared: list[tuple[str, T]] = []
    for number, arguments in enumerate(blocks):
        names = [f"%b{number}_{at}" for at in range(len(arguments))]
        if number:
            header = ", ".join(f"{name}: {one}" for name, one in zip(names, arguments, strict=True))
            b.lines.append(f"^bb{number}{f'({header})' if header else ''}:")
        b.values = [*shared, *zip(names, arguments, strict=True)]
        start = len(b.arguments)
        for _ in range(rng.randint(0, 2)):
            rng.choice((pure, pure, effect, select))(b)
        terminator(b, blocks, results, number)
        if number == 0:
            shared = list(b.values)
        shared += [(f"%a{at}", b.arguments[at]) for at in range(start, len(b.arguments)) if number]
    arguments_text = ", ".join(f"%a{at}: {one}" for at, one in enumerate(b.arguments))
    arrow = f" -> ({', '.join(map(str, results))})" if results else ""
    return "\n".join([f"func.func @test({arguments_text}){arrow} {{", *b.lines, "}", ""])


def select(b: Builder) -> None:
    one = b.pick((scalar("i32"), INDEX, I1))
    b.op(f"arith.select {b.value(I1)}, {b.value(one)}, {b.value(one)} : {one}", one)


def terminator(b: Builder, blocks: list[list[T]], results: list[T], number: int) -> None:
    def successor() -> str:
        target = b.rng.randrange(1, len(blocks))
        passed = [b.value(one, 0.5) for one in blocks[target]]
        kinds = ", ".join(map(str, blocks[target]))
        return f"^bb{target}" + (f"({', '.join(passed)} : {kinds})" if passed else "")

    kind = b.rng.random()
    if b.chance(0.15):
        b.op(f'cf.assert {b.value(I1, 0.5)}, "checked"')
    if kind < 0.25 and number:
        values = [b.value(one, 0.4) for one in results]
        b.line(f"return {', '.join(values)} : {', '.join(map(str, results))}" if values else "return")
    elif kind < 0.5:
        b.line(f"cf.br {successor()}")
    elif kind < 0.8:
        condition = b.value(I1, 0.3)
        first = successor()
        second = first if b.chance(0.2) else successor()
        b.line(f"cf.cond_br {condition}{' weights([1, 2])' if b.chance(0.05) else ''}, {first}, {second}")
    elif kind < 0.97:
        flag = b.value(scalar("i32"), 0.4)
        default = successor()
        cases = b.rng.sample((0, 1, 2, 5), b.rng.randint(0, 3))
        texts = [f"default: {default}"]
        for one in cases:
            texts.append(f"{one}: {default if b.chance(0.3) else successor()}")
        b.line(f"cf.switch {flag} : i32, [")
        b.line("  " + ",\n    ".join(texts))
        b.line("]")
    else:
        b.line(f"cf.br {successor()}")
