"""Recipes for shape, and for llvm operations that fold."""

from __future__ import annotations

from tests.conformance.recipes.builder import INDEX, Builder, recipe, scalar, tensor

SHAPE, SIZE, WITNESS = scalar("!shape.shape"), scalar("!shape.size"), scalar("!shape.witness")
EXTENTS = tensor((-1,), "index")


def shape_value(b: Builder) -> tuple[str, str]:
    """A shape, with its type."""
    type = b.same("shape kind", (SHAPE, EXTENTS, tensor((2,), "index"), SHAPE), 0.8)
    if b.chance(0.4):
        numbers = [b.pick((1, 2, 3, 1)) for _ in range(2 if type.shape == (2,) else b.rng.randint(0, 3))]
        kind = tensor((len(numbers),), "index") if type.kind else SHAPE
        return b.op(f"shape.const_shape {numbers} : {kind}", kind), str(kind)
    return b.value(type, 0.0), str(type)


@recipe("shape", weight=2)
def shape_of(b: Builder) -> None:
    source = b.pick((tensor((2, 3)), tensor((-1, 4)), tensor((-1,)), scalar("tensor<*xf32>")))
    rank = source.rank
    types = [SHAPE, EXTENTS] + ([tensor((rank,), "index")] if source.kind else [])
    result = b.pick(types)
    b.op(f"shape.shape_of {b.value(source, 0.0)} : {source} -> {result}", result)


@recipe("shape", weight=2)
def broadcast(b: Builder) -> None:
    shapes = [shape_value(b) for _ in range(b.rng.randint(1, 3))]
    if b.chance(0.3):
        shapes.append(b.pick(shapes))
    result = SHAPE if any("shape" in kind for _, kind in shapes) else EXTENTS
    names, kinds = ", ".join(one for one, _ in shapes), ", ".join(kind for _, kind in shapes)
    kind = b.pick(("broadcast", "cstr_broadcastable", "is_broadcastable", "cstr_eq", "shape_eq", "any", "meet"))
    if kind == "broadcast":
        b.op(f"shape.broadcast {names} : {kinds} -> {result}", result)
    elif kind in ("cstr_broadcastable", "cstr_eq"):
        b.op(f"shape.{kind} {names} : {kinds}", WITNESS)
    elif kind in ("is_broadcastable", "shape_eq"):
        b.op(f"shape.{kind} {names} : {kinds}", scalar("i1"))
    elif kind == "any":
        b.op(f"shape.any {names} : {kinds} -> {result}", result)


@recipe("shape", weight=2)
def witnesses(b: Builder) -> None:
    kind = b.rng.random()
    if kind < 0.3:
        b.op(f"shape.const_witness {b.pick(('true', 'false'))}", WITNESS)
    elif kind < 0.5:
        b.op(f'shape.cstr_require {b.value(scalar("i1"), 0.5)}, "msg"', WITNESS)
    elif kind < 0.8:
        b.op(f"shape.assuming_all {', '.join(b.value(WITNESS, 0.0) for _ in range(b.rng.randint(1, 3)))}", WITNESS)
    else:
        type, name = b.pick((INDEX, SHAPE)), b.new_name()
        b.line(f"{name} = shape.assuming {b.value(WITNESS, 0.0)} -> {type} {{")
        with b.scope():
            for _ in range(b.rng.randint(0, 2)):
                b.any_recipe()
            b.line(f"shape.assuming_yield {b.value(type, 0.2)} : {type}")
        b.line("}")
        b.values.append((name, type))


@recipe("shape", weight=3)
def sizes(b: Builder) -> None:
    kind = b.pick(
        (
            "const_size",
            "size_to_index",
            "index_to_size",
            "num_elements",
            "add",
            "mul",
            "div",
            "rank",
            "get_extent",
            "concat",
            "split_at",
            "to_extent_tensor",
            "from_extent_tensor",
            "from_extents",
            "dim",
            "min",
            "max",
            "cast",
        )
    )
    one = b.pick((INDEX, SIZE))
    if kind == "const_size":
        b.op(f"shape.const_size {b.pick((0, 1, 2, 3))}", SIZE)
    elif kind == "size_to_index":
        b.op(f"shape.size_to_index {b.value(one, 0.3)} : {one}", INDEX)
    elif kind == "index_to_size":
        b.op(f"shape.index_to_size {b.value(INDEX)}", SIZE)
    elif kind in ("add", "mul", "div", "min", "max"):
        b.op(f"shape.{kind} {b.value(one)}, {b.value(one)} : {one}, {one} -> {one}", one)
    elif kind in ("num_elements", "rank"):
        name, type = shape_value(b)
        result = SIZE if "shape" in type else INDEX
        b.op(f"shape.{kind} {name} : {type} -> {result}", result)
    elif kind == "get_extent":
        name, type = shape_value(b)
        result = SIZE if "shape" in type else INDEX
        index = INDEX if result is INDEX else one
        b.op(f"shape.get_extent {name}, {b.value(index)} : {type}, {index} -> {result}", result)
    elif kind == "concat":
        (first, kind_one), (second, kind_two) = shape_value(b), shape_value(b)
        result = SHAPE if "shape" in kind_one + kind_two else EXTENTS
        b.op(f"shape.concat {first}, {second} : {kind_one}, {kind_two} -> {result}", result)
    elif kind == "split_at":
        name, type = shape_value(b)
        result = SHAPE if "shape" in type else EXTENTS
        b.op(f'"shape.split_at"({name}, {b.value(INDEX)}) : ({type}, index) -> ({result}, {result})', result, result)
    elif kind == "to_extent_tensor":
        name, type = shape_value(b)
        result = b.pick((EXTENTS, tensor((2,), "index")))
        b.op(f"shape.to_extent_tensor {name} : {type} -> {result}", result)
    elif kind == "from_extent_tensor":
        type = b.pick((EXTENTS, tensor((2,), "index")))
        b.op(f"shape.from_extent_tensor {b.value(type, 0.3)} : {type}", SHAPE)
    elif kind == "from_extents":
        count = b.rng.randint(0, 3)
        values = ", ".join(b.value(one) for _ in range(count))
        b.op(f"shape.from_extents {values} : {', '.join([str(one)] * count)}", SHAPE)
    elif kind == "dim":
        type = tensor((2, -1))
        b.op(f"shape.dim {b.value(type, 0.0)}, {b.value(INDEX)} : {type}, index -> index", INDEX)
    elif kind == "cast":
        first, second = b.pick(((EXTENTS, tensor((2,), "index")), (tensor((2,), "index"), EXTENTS)))
        b.op(f"tensor.cast {b.value(first)} : {first} to {second}", second)


# ---------------------------------------------------------------------------------------------------------------------

LLVM_TYPES = ("i32", "i64", "i1", "i8")
POINTER = scalar("!llvm.ptr")


def llvm_value(b: Builder, element: str) -> str:
    if b.chance(0.4):
        number = b.element(element)
        text = f"llvm.mlir.constant({number}{'' if element == 'i1' else f' : {element}'}) : {element}"
        return b.op(text, scalar(element))
    if b.chance(0.08):
        return b.op(f"llvm.mlir.{b.pick(('poison', 'undef', 'zero'))} : {element}", scalar(element))
    return b.value(scalar(element), 0.0)


@recipe("llvm", weight=4)
def llvm_binary(b: Builder) -> None:
    element = b.same("llvm element", LLVM_TYPES, 0.9)
    name = b.pick(("add", "sub", "mul", "and", "or", "xor", "shl", "lshr", "ashr", "sdiv", "udiv", "or", "shl"))
    left = llvm_value(b, element)
    b.op(f"llvm.{name} {left}, {left if b.chance(0.1) else llvm_value(b, element)} : {element}", scalar(element))


@recipe("llvm", weight=3)
def llvm_casts(b: Builder) -> None:
    element = b.same("llvm element", LLVM_TYPES, 0.9)
    widths = {"i1": 1, "i8": 8, "i32": 32, "i64": 64}
    target = b.pick(LLVM_TYPES)
    if widths[target] != widths[element]:
        name = b.pick(("zext", "sext")) if widths[target] > widths[element] else "trunc"
        b.op(f"llvm.{name} {llvm_value(b, element)} : {element} to {target}", scalar(target))
    else:
        b.op(f"llvm.bitcast {llvm_value(b, element)} : {element} to {target}", scalar(target))


@recipe("llvm", weight=2)
def llvm_other(b: Builder) -> None:
    element = b.same("llvm element", LLVM_TYPES, 0.9)
    kind = b.rng.random()
    if kind < 0.3:
        left = llvm_value(b, element)
        right = left if b.chance(0.3) else llvm_value(b, element)
        b.op(f'llvm.icmp "{b.pick(("eq", "ne", "slt", "uge"))}" {left}, {right} : {element}', scalar("i1"))
    elif kind < 0.5:
        first = llvm_value(b, element)
        second = first if b.chance(0.3) else llvm_value(b, element)
        b.op(f"llvm.select {llvm_value(b, 'i1')}, {first}, {second} : i1, {element}", scalar(element))
    elif kind < 0.6:
        b.op(f"llvm.freeze {llvm_value(b, element)} : {element}", scalar(element))
    elif kind < 0.8:
        base = b.value(POINTER, 0.0)
        at = ", ".join(
            str(b.pick((0, 1))) if b.chance(0.6) else llvm_value(b, "i64") for _ in range(b.rng.randint(1, 2))
        )
        b.op(f"llvm.getelementptr {base}[{at}] : ({pointer_types(at)}) -> !llvm.ptr, !llvm.array<4 x i32>", POINTER)
    else:
        name = b.pick(("inttoptr", "ptrtoint"))
        if name == "inttoptr":
            b.op(f"llvm.inttoptr {llvm_value(b, 'i64')} : i64 to !llvm.ptr", POINTER)
        else:
            b.op(f"llvm.ptrtoint {b.value(POINTER, 0.0)} : !llvm.ptr to i64", scalar("i64"))


def pointer_types(at: str) -> str:
    return ", ".join(["!llvm.ptr", *("i64" for one in at.split(", ") if one.startswith("%"))])


@recipe("llvm", weight=3)
def aggregates(b: Builder) -> None:
    type = scalar("!llvm.struct<(i32, i64, array<2 x i32>)>")
    places = {"[0]": "i32", "[1]": "i64", "[2, 0]": "i32", "[2, 1]": "i32", "[2]": "!llvm.array<2 x i32>"}
    at = b.pick(tuple(places))
    known = b.known(type)
    if known and b.chance(0.85):
        base = b.pick(known)
    else:
        base = (
            b.op(f"llvm.mlir.{b.pick(('undef', 'poison', 'zero'))} : {type}", type)
            if b.chance(0.7)
            else b.value(type, 0.0)
        )
    part = scalar(places[at])
    if b.chance(0.5):
        b.op(f"llvm.extractvalue {base}{at} : {type}", part)
    else:
        value = llvm_value(b, part.element) if part.element in LLVM_TYPES else b.value(part, 0.0)
        b.op(f"llvm.insertvalue {value}, {base}{at} : {type}", type)
