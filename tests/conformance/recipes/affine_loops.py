"""Recipes for affine: maps over maps, minima and maxima, loops with known and equal bounds, conditions."""

from __future__ import annotations

from tests.conformance.recipes.builder import INDEX, Builder, memref, recipe, scalar
from tests.conformance.recipes.loops import effect, finish, opened, types

DEEPEST = 4


def expression(b: Builder, names: list[str], depth: int = 0) -> str:
    if depth > 2 or b.chance(0.35):
        return b.pick(names) if names and b.chance(0.75) else str(b.pick((0, 1, 2, 3, 4, 8, -1, 16)))
    left = expression(b, names, depth + 1)
    kind = b.rng.random()
    if kind < 0.45:
        return f"({left} {b.pick(('+', '+', '-'))} {expression(b, names, depth + 1)})"
    if kind < 0.65:
        return f"({left} * {b.pick((2, 3, 4, -1, 0, 1, 8))})"
    return f"({left} {b.pick(('mod', 'floordiv', 'ceildiv'))} {b.pick((2, 3, 4, 1, 8, 16))})"


def operands(b: Builder, count: int) -> str:
    return ", ".join(b.value(INDEX, 0.3) for _ in range(count))


def map_text(b: Builder, dims: int, symbols: int, results: int) -> str:
    dim_names, symbol_names = [f"d{at}" for at in range(dims)], [f"s{at}" for at in range(symbols)]
    values = ", ".join(expression(b, dim_names + symbol_names) for _ in range(results))
    tail = f"[{', '.join(symbol_names)}]" if symbols else ""
    return f"affine_map<({', '.join(dim_names)}){tail} -> ({values})>"


def applied(b: Builder, results: int, symbols_too: bool = True) -> str:
    dims, symbols = b.rng.randint(0, 3), b.rng.randint(0, 2) if symbols_too else 0
    tail = f"[{operands(b, symbols)}]" if symbols else ""
    return f"{map_text(b, dims, symbols, results)}({operands(b, dims)}){tail}"


@recipe("affine", weight=5)
def apply(b: Builder) -> None:
    b.op(f"affine.apply {applied(b, 1)}", INDEX)


@recipe("affine", weight=4)
def extremum(b: Builder) -> None:
    b.op(f"affine.{b.pick(('min', 'max'))} {applied(b, b.rng.randint(1, 3))}", INDEX)


@recipe("affine", weight=2)
def linearize(b: Builder) -> None:
    count = b.rng.randint(1, 3)
    parts = [b.value(INDEX, 0.3) for _ in range(count)]
    basis = [
        b.index((2, 3, 4, 1), 0.5) if b.chance(0.2) else str(b.pick((2, 3, 4, 1)))
        for _ in range(count - b.rng.randint(0, 1))
    ]
    word = "disjoint " if b.chance(0.5) else ""
    b.op(f"affine.linearize_index {word}[{', '.join(parts)}] by ({', '.join(basis)}) : index", INDEX)


@recipe("affine", weight=2)
def delinearize(b: Builder) -> None:
    count = b.rng.randint(1, 3)
    basis = [b.index((2, 3, 4, 1), 0.5) if b.chance(0.2) else str(b.pick((2, 3, 4, 1))) for _ in range(count)]
    extra = b.rng.randint(0, 1)
    results = [INDEX] * (count + extra)
    name = b.op(
        f"affine.delinearize_index {b.value(INDEX, 0.2)} into ({', '.join(basis)}) : "
        + ", ".join(["index"] * len(results)),
        *results,
    )
    if b.chance(0.5) and len(results) > 1:
        parts = [f"{name[:-2]}#{at}" for at in range(len(results))]
        first = b.rng.randint(0, len(parts) - 1)
        word = "disjoint " if b.chance(0.7) else ""
        inner = basis if extra and first == 0 else basis[max(first - extra, 0) :]
        b.op(f"affine.linearize_index {word}[{', '.join(parts[first:])}] by ({', '.join(inner)}) : index", INDEX)


@recipe("affine", weight=2)
def access(b: Builder) -> None:
    type = b.pick((memref((4,)), memref((-1, 8)), memref(())))
    dims = b.rng.randint(0, 2)
    known = [b.value(INDEX, 0.3) for _ in range(dims)]
    at = ", ".join(expression(b, known) if known else str(b.pick((0, 1))) for _ in type.shape)
    found = b.known(type)
    buffer = b.pick(found) if found else b.value(type)
    kind = b.rng.random()
    if kind < 0.5:
        b.op(f"affine.load {buffer}[{at}] : {type}", scalar("f32"))
    elif kind < 0.8:
        b.op(f"affine.store {b.value(scalar('f32'))}, {buffer}[{at}] : {type}")
    elif type.rank:
        b.op(f"affine.prefetch {buffer}[{at}], read, locality<3>, data : {type}")


@recipe("affine")
def cast(b: Builder) -> None:
    first, second = memref((4,)), memref((-1,))
    name = b.op(f"memref.cast {b.value(first)} : {first} to {second}", second)
    b.op(f"affine.load {name}[{expression(b, [b.value(INDEX)])}] : {second}", scalar("f32"))


def bound(b: Builder, word: str) -> str:
    if b.chance(0.6):
        return str(b.pick((0, 0, 1, 4, 8)))
    if b.chance(0.4):
        return b.value(INDEX, 0.2)
    return f"{word} {applied(b, b.rng.randint(1, 2))}"


def body(b: Builder) -> None:
    for _ in range(b.rng.randint(0, 2)):
        if b.chance(0.6) and b.depth < DEEPEST:
            b.any_recipe()
        else:
            effect(b)


@recipe("affine", weight=3)
def for_op(b: Builder) -> None:
    kinds, name, variable = types(b, 2), b.new_name(), b.new_name("i")
    text = f"{opened(name, kinds)}affine.for {variable} = {bound(b, 'max')} to {bound(b, 'min')}"
    if b.chance(0.4):
        text += f" step {b.pick((1, 2, 4, 100))}"
    inits, carried = [b.value(one) for one in kinds], [b.new_name("c") for _ in kinds]
    if kinds:
        pairs = ", ".join(f"{one} = {init}" for one, init in zip(carried, inits, strict=True))
        text += f" iter_args({pairs}) -> ({', '.join(map(str, kinds))})"
    b.line(text + " {")
    with b.scope([(variable, INDEX), *zip(carried, kinds, strict=True)]):
        body(b)
        if kinds:
            values = [own if b.chance(0.4) else b.value(one) for own, one in zip(carried, kinds, strict=True)]
            b.line(f"affine.yield {', '.join(values)} : {', '.join(map(str, kinds))}")
    b.line("}")
    finish(b, name, kinds)


@recipe("affine", weight=2)
def if_op(b: Builder) -> None:
    kinds, name = types(b, 2), b.new_name()
    dims = b.rng.randint(0, 2)
    names = [f"d{at}" for at in range(dims)]
    constraints = ", ".join(f"{expression(b, names)} {b.pick(('>= 0', '== 0'))}" for _ in range(b.rng.randint(1, 2)))
    arrow = (
        f" -> {', '.join(map(str, kinds)) if len(kinds) == 1 else '(' + ', '.join(map(str, kinds)) + ')'}"
        if kinds
        else ""
    )
    b.line(
        f"{opened(name, kinds)}affine.if affine_set<({', '.join(names)}) : ({constraints})>"
        f"({operands(b, dims)}){arrow} {{"
    )
    for branch in range(2 if kinds or b.chance(0.5) else 1):
        if branch:
            b.line("} else {")
        with b.scope():
            body(b)
            if kinds:
                values = ", ".join(b.value(one, 0.4) for one in kinds)
                b.line(f"affine.yield {values} : {', '.join(map(str, kinds))}")
    b.line("}")
    finish(b, name, kinds)


@recipe("affine")
def parallel(b: Builder) -> None:
    rank = b.rng.randint(1, 2)
    variables = [b.new_name("i") for _ in range(rank)]
    lower, upper = (
        ", ".join(str(b.pick((0, 1))) for _ in variables),
        ", ".join(b.pick(("4", "8", b.value(INDEX))) for _ in variables),
    )
    b.line(f"affine.parallel ({', '.join(variables)}) = ({lower}) to ({upper}) {{")
    with b.scope([(one, INDEX) for one in variables]):
        body(b)
    b.line("}")


@recipe("affine")
def arithmetic(b: Builder) -> None:
    b.op(f"arith.{b.pick(('addi', 'muli', 'subi'))} {b.value(INDEX)}, {b.value(INDEX, 0.5)} : index", INDEX)
