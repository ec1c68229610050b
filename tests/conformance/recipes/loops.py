"""Recipes for scf: loops with few iterations, known conditions, unused results."""

from __future__ import annotations

from tests.conformance.recipes.builder import I1, INDEX, Builder, T, recipe, scalar, tensor

TYPES = (scalar("i32"), scalar("f32"), INDEX, I1, tensor((4,), "f32"), tensor((-1,), "f32"))


def types(b: Builder, most: int = 3) -> list[T]:
    return [b.same("carried", TYPES, 0.5) for _ in range(b.rng.randint(0, most))]


def pure(b: Builder) -> None:
    """Adds a computation on scalars."""
    one = b.pick((scalar("i32"), INDEX, scalar("i32")))
    name = b.pick(("addi", "muli", "subi", "maxsi"))
    b.op(f"arith.{name} {b.value(one)}, {b.value(one, 0.5)} : {one}", one)


def effect(b: Builder) -> None:
    one = b.pick((scalar("i32"), INDEX))
    b.op(f'"test.effect"({b.value(one)}) : ({one}) -> ()')


def body(b: Builder) -> None:
    """Adds up to two operations, nested ones at times."""
    for _ in range(b.rng.randint(0, 2)):
        if b.depth < 4 and b.chance(0.25):
            b.any_recipe()
        else:
            b.pick((pure, pure, effect))(b)


def listed(values: list[str], kinds: list[T], word: str = "scf.yield") -> str:
    return f"{word} {', '.join(values)} : {', '.join(map(str, kinds))}" if values else word


def finish(b: Builder, name: str, kinds: list[T]) -> None:
    if len(kinds) == 1:
        b.values.append((name, kinds[0]))
    else:
        b.values += [(f"{name}#{at}", one) for at, one in enumerate(kinds)]


def opened(name: str, kinds: list[T]) -> str:
    if not kinds:
        return ""
    return f"{name} = " if len(kinds) == 1 else f"{name}:{len(kinds)} = "


@recipe("scf", weight=4)
def if_op(b: Builder) -> None:
    kinds, name = types(b), b.new_name()
    condition = b.value(I1, 0.4)
    arrow = f" -> ({', '.join(map(str, kinds))})" if kinds else ""
    b.line(f"{opened(name, kinds)}scf.if {condition}{arrow} {{")
    for branch in range(2 if kinds or b.chance(0.5) else 1):
        if branch:
            b.line("} else {")
        with b.scope():
            body(b)
            if b.chance(0.15):
                b.any_recipe() if b.depth < 4 else pure(b)
            if kinds:
                b.line(listed([b.value(one, 0.5) for one in kinds], kinds))
    b.line("}")
    finish(b, name, kinds)


@recipe("scf")
def same_condition(b: Builder) -> None:
    condition = b.value(I1, 0.0)
    one = scalar("i32")
    for _ in range(2):
        name = b.new_name()
        b.line(f"{name} = scf.if {condition} -> (i32) {{")
        for branch in range(2):
            if branch:
                b.line("} else {")
            with b.scope():
                body(b)
                b.line(listed([b.value(one, 0.5)], [one]))
        b.line("}")
        b.values.append((name, one))


@recipe("scf", weight=5)
def for_op(b: Builder) -> None:
    kinds, name, variable = types(b), b.new_name(), b.new_name("i")
    lower, upper, step = b.index((0, 0, 1, 4), 0.85), b.index((0, 1, 4, 8), 0.85), b.index((1, 1, 2, 4, 100), 0.85)
    inits = [b.value(one) for one in kinds]
    carried = [b.new_name("c") for _ in kinds]
    unsigned = "unsigned " if b.chance(0.1) else ""
    text = f"{opened(name, kinds)}scf.for {unsigned}{variable} = {lower} to {upper} step {step}"
    if kinds:
        pairs = ", ".join(f"{one} = {init}" for one, init in zip(carried, inits, strict=True))
        text += f" iter_args({pairs}) -> ({', '.join(map(str, kinds))})"
    b.line(text + " {")
    with b.scope([(variable, INDEX), *zip(carried, kinds, strict=True)]):
        body(b)
        if b.chance(0.2) and b.depth < 4:
            b.any_recipe()
        if kinds:
            yielded = [
                own if b.chance(0.4) else init if b.chance(0.25) else b.value(one)
                for own, init, one in zip(carried, inits, kinds, strict=True)
            ]
            b.line(listed(yielded, kinds))
    b.line("}")
    finish(b, name, kinds)


@recipe("scf", weight=3)
def while_op(b: Builder) -> None:
    before, after = types(b, 2), types(b, 2)
    if b.chance(0.4):
        after = list(before)
    name = b.new_name()
    inits, arguments = [b.value(one) for one in before], [b.new_name("w") for _ in before]
    pairs = ", ".join(f"{one} = {init}" for one, init in zip(arguments, inits, strict=True))
    text = f"{opened(name, after)}scf.while" + (f" ({pairs})" if before else "")
    shown = "()" if not after else f"({', '.join(map(str, after))})" if len(after) > 1 else f"{after[0]}"
    b.line(f"{text} : ({', '.join(map(str, before))}) -> {shown} {{")
    with b.scope(list(zip(arguments, before, strict=True))):
        body(b)
        condition = (
            b.value(I1, 0.3)
            if b.chance(0.5)
            else b.op(f"arith.cmpi {b.pick(('slt', 'ne', 'eq'))}, {b.value(INDEX)}, {b.value(INDEX, 0.5)} : index", I1)
        )
        passed = [
            arguments[at] if at < len(before) and before[at] == one and b.chance(0.5) else b.value(one)
            for at, one in enumerate(after)
        ]
        b.line(
            f"scf.condition({condition})" + (f" {', '.join(passed)} : {', '.join(map(str, after))}" if after else "")
        )
    outs = [b.new_name("x") for _ in after]
    b.line("} do {")
    header = ", ".join(f"{one}: {kind}" for one, kind in zip(outs, after, strict=True))
    if after:
        b.line(f"^bb0({header}):")
    with b.scope(list(zip(outs, after, strict=True))):
        body(b)
        b.line(listed([b.value(one) for one in before], before))
    b.line("}")
    finish(b, name, after)


@recipe("scf", weight=2)
def switch(b: Builder) -> None:
    kinds, name = types(b, 2), b.new_name()
    value = b.index((0, 1, 2, 5), 0.4)
    arrow = f" -> {', '.join(map(str, kinds))}" if kinds else ""
    b.line(f"{opened(name, kinds)}scf.index_switch {value}{arrow}")
    cases = b.rng.sample((0, 1, 2, 5, -1), b.rng.randint(0, 3))
    for label in [*(f"case {one}" for one in cases), "default"]:
        b.line(f"{label} {{")
        with b.scope():
            body(b)
            b.line(listed([b.value(one, 0.5) for one in kinds], kinds))
        b.line("}")
    finish(b, name, kinds)


@recipe("scf", weight=2)
def region(b: Builder) -> None:
    kinds, name = types(b, 2), b.new_name()
    arrow = (
        f" -> {', '.join(map(str, kinds)) if len(kinds) == 1 else '(' + ', '.join(map(str, kinds)) + ')'}"
        if kinds
        else ""
    )
    flag = " no_inline" if b.chance(0.2) else ""
    b.line(f"{opened(name, kinds)}scf.execute_region{arrow}{flag} {{")
    with b.scope():
        body(b)
        if b.chance(0.25):
            b.line(f"cf.cond_br {b.value(I1, 0.5)}, ^y{b.numbers}, ^y{b.numbers}")
            b.line(f"^y{b.numbers}:")
        b.line(listed([b.value(one) for one in kinds], kinds))
    b.line("}")
    finish(b, name, kinds)


@recipe("scf", weight=2)
def parallel(b: Builder) -> None:
    rank = b.rng.randint(1, 3)
    lower = [b.index((0, 0, 1), 0.9) for _ in range(rank)]
    upper = [b.index((0, 1, 1, 4), 0.85) for _ in range(rank)]
    step = [b.index((1, 1, 2, 4), 0.9) for _ in range(rank)]
    variables = [b.new_name("i") for _ in range(rank)]
    reduces, name = b.chance(0.4), b.new_name()
    text = (
        f"scf.parallel ({', '.join(variables)}) = ({', '.join(lower)}) to ({', '.join(upper)}) step ({', '.join(step)})"
    )
    if reduces:
        text = f"{name} = {text} init ({b.value(scalar('f32'))}) -> f32"
    b.line(text + " {")
    with b.scope([(one, INDEX) for one in variables]):
        body(b)
        if b.chance(0.3) and b.depth < 4 and not reduces:
            parallel(b)
        elif b.chance(0.2):
            effect(b)
        if reduces:
            b.line(f"scf.reduce({b.value(scalar('f32'))} : f32) {{")
            b.line("^bb0(%l: f32, %r: f32):")
            b.line("  %s = arith.addf %l, %r : f32")
            b.line("  scf.reduce.return %s : f32")
            b.line("}")
    b.line("}")
    if reduces:
        b.values.append((name, scalar("f32")))


@recipe("scf", weight=3)
def forall(b: Builder) -> None:
    rank = b.rng.randint(1, 2)
    variables = [b.new_name("i") for _ in range(rank)]

    def bounds(options: tuple[int, ...]) -> str:
        return ", ".join(b.index(options, 0.6) if b.chance(0.5) else str(b.pick(options)) for _ in range(rank))

    if b.chance(0.5):
        where = f"({', '.join(variables)}) in ({bounds((0, 1, 1, 4))})"
    else:
        where = (
            f"({', '.join(variables)}) = ({bounds((0, 0, 1))}) to ({bounds((0, 1, 2, 4))}) step ({bounds((1, 1, 2))})"
        )
    outputs = [b.pick((tensor((4,), "f32"), tensor((-1,), "f32"))) for _ in range(b.rng.randint(0, 2))]
    name, shared = b.new_name(), [b.new_name("o") for _ in outputs]
    inits = [b.value(one) for one in outputs]
    text = f"{opened(name, outputs)}scf.forall {where}"
    if outputs:
        pairs = ", ".join(f"{one} = {init}" for one, init in zip(shared, inits, strict=True))
        text += f" shared_outs({pairs}) -> ({', '.join(map(str, outputs))})"
    b.line(text + " {")
    with b.scope([(one, INDEX) for one in variables]):
        body(b)
        inserts = []
        for own, _, one in zip(shared, inits, outputs, strict=True):
            if b.chance(0.75):
                part = tensor((b.pick((1, 2, 4)),), "f32")
                inserts.append((b.value(part), b.pick((own, own)), part, one, b.pick((variables[0], "0"))))
        if b.chance(0.3):
            effect(b)
        if outputs:
            b.line("scf.forall.in_parallel {")
            for value, target, part, one, at in inserts:
                b.line(
                    f"  tensor.parallel_insert_slice {value} into {target}[{at}] [{part.shape[0]}] [1]"
                    f" : {part} into {one}"
                )
            b.line("}")
    b.line("}")
    finish(b, name, outputs)


@recipe("scf")
def casts(b: Builder) -> None:
    first, second = tensor((4,), "f32"), tensor((-1,), "f32")
    source, target = (first, second) if b.chance(0.6) else (second, first)
    b.op(f"tensor.cast {b.value(source)} : {source} to {target}", target)


@recipe("scf", weight=2)
def compare(b: Builder) -> None:
    b.op(f"arith.cmpi {b.pick(('eq', 'ne', 'slt'))}, {b.value(INDEX)}, {b.value(INDEX, 0.6)} : index", I1)


@recipe("scf")
def dim_of_loop(b: Builder) -> None:
    found = b.any_of(lambda one: one.kind == "tensor" and one.rank == 1)
    if found:
        b.op(f"tensor.dim {found[0]}, {b.number(0)} : {found[1]}", INDEX)


@recipe("scf", weight=2)
def computation(b: Builder) -> None:
    pure(b)
