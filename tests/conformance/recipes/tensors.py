"""Recipes for tensor and bufferization: slices of slices, reshapes of reshapes, casts, sizes."""

from __future__ import annotations

from collections.abc import Sequence

from tests.conformance.recipes.builder import DYNAMIC, I1, INDEX, Builder, T, is_float, memref, recipe, scalar, tensor

SHAPES = ((4,), (4, 8), (2, 3), (1, 4), (8,), (2, 2, 2), (1,), (), (1, 1), (0,), (16,), (2, 4, 1), (1, 8, 1), (6, 4))
ELEMENTS = ("f32", "f32", "i32", "index", "i8", "f16", "i1")


def loosened(b: Builder, shape: Sequence[int], often: float = 0.3) -> tuple[int, ...]:
    """The shape with some sizes dynamic."""
    return tuple(DYNAMIC if b.chance(often) else size for size in shape)


def tensor_type(b: Builder) -> T:
    shape, element = b.same("shape", SHAPES, 0.6), b.same("element", ELEMENTS, 0.85)
    return tensor(loosened(b, shape) if b.chance(0.4) else shape, element)


def any_tensor(b: Builder, often: float = 0.8, least: int = 0) -> tuple[str, T]:
    """A tensor that the function has, or a new one."""
    found = b.any_of(lambda one: one.kind == "tensor" and one.rank >= least and not one.rest and one.element != "*")
    if found and found[1].element[0] != "*" and b.chance(often):
        return found
    type = tensor_type(b)
    while type.rank < least:
        type = tensor_type(b)
    return b.value(type), type


def sizes_text(b: Builder, type: T) -> str:
    """Values for the dynamic sizes of the type."""
    return ", ".join(b.index((1, 2, 3, 4, 8), 0.5) for _ in range(type.dynamic_sizes))


@recipe("tensor", weight=2)
def empty(b: Builder) -> None:
    type = tensor_type(b)
    b.op(f"tensor.empty({sizes_text(b, type)}) : {type}", type)


@recipe("tensor", weight=3)
def cast(b: Builder) -> None:
    name, type = any_tensor(b)
    if b.chance(0.08):
        target = T("tensor", (), "*x" + type.element)
        other = b.op(f"tensor.cast {name} : {type} to {target}", target)
        b.op(f"tensor.cast {other} : {target} to {type}", type)
        return
    shape = tuple(size if b.chance(0.5) else DYNAMIC if size != DYNAMIC else b.pick((4, 2, 8)) for size in type.shape)
    b.op(f"tensor.cast {name} : {type} to {type.sized(shape)}", type.sized(shape))


@recipe("tensor", weight=2)
def dim(b: Builder) -> None:
    name, type = any_tensor(b)
    at = b.index(tuple(range(max(type.rank, 1))) * 3 + (5,), 0.9)
    b.op(f"tensor.dim {name}, {at} : {type}", INDEX)


@recipe("tensor")
def rank(b: Builder) -> None:
    name, type = any_tensor(b)
    b.op(f"tensor.rank {name} : {type}", INDEX)


@recipe("tensor", weight=2)
def extract(b: Builder) -> None:
    name, type = any_tensor(b)
    at = ", ".join(b.index((0, 1, 0, 1, 2, 3)) for _ in type.shape)
    b.op(f"tensor.extract {name}[{at}] : {type}", scalar(type.element))


@recipe("tensor", weight=2)
def insert(b: Builder) -> None:
    name, type = any_tensor(b)
    at = ", ".join(b.index((0, 1, 0, 1, 2, 3)) for _ in type.shape)
    b.op(f"tensor.insert {b.value(scalar(type.element), 0.5)} into {name}[{at}] : {type}", type)


@recipe("tensor", weight=2)
def from_elements(b: Builder) -> None:
    shape, element = b.pick(((2,), (1,), (3,), (2, 2), (), (4,))), b.same("element", ELEMENTS, 0.85)
    type = tensor(shape, element)
    same = b.value(scalar(element), 0.4)
    often = b.chance(0.3)
    values = ", ".join(same if often else b.value(scalar(element), 0.4) for _ in range(type.count))
    b.op(f"tensor.from_elements {values} : {type}", type)


@recipe("tensor")
def splat(b: Builder) -> None:
    type = tensor_type(b)
    sizes = f"[{sizes_text(b, type)}]" if type.dynamic_sizes else ""
    b.op(f"tensor.splat {b.value(scalar(type.element), 0.5)}{sizes} : {type}", type)


@recipe("tensor")
def generate(b: Builder) -> None:
    type = tensor_type(b)
    sizes = sizes_text(b, type)
    names = [b.new_name("i") for _ in type.shape]
    lines, b.lines = b.lines, []
    with b.scope([(name, INDEX) for name in names]):
        b.depth += 1
        if b.chance(0.5):
            b.any_recipe()
        value = b.value(scalar(type.element), 0.4)
        b.line(f"tensor.yield {value} : {type.element}")
        b.depth -= 1
    inner, b.lines = b.lines, lines
    result = b.new_name()
    b.line(f"{result} = tensor.generate {sizes} {{")
    b.line(f"^bb0({', '.join(f'{name}: index' for name in names)}):")
    b.lines += inner
    b.line(f"}} : {type}")
    b.values.append((result, type))


# ---- Slices


def mixed(b: Builder, options: Sequence[int]) -> tuple[str, int]:
    """The text of an offset, size or stride, and its number if that is static."""
    number = int(b.pick(options))
    if b.chance(0.3):
        return b.index((number,), 0.7), DYNAMIC
    return str(number), number


def slice_of(b: Builder, shape: Sequence[int]) -> tuple[list[str], list[str], list[str], list[int]]:
    """Offsets, sizes, strides within the shape, and the sizes' numbers."""
    offsets, sizes, strides, numbers = [], [], [], []
    whole = b.chance(0.25)
    for extent in shape:
        bound = 8 if extent == DYNAMIC else extent
        if whole and extent != DYNAMIC:
            offset, size, stride = 0, extent, 1
        else:
            size = int(b.pick((1, bound, max(bound // 2, min(1, bound)), bound)))
            size = min(size, bound)
            offset = b.rng.randint(0, bound - size) if b.chance(0.5) else 0
            stride = 2 if size > 0 and offset + 2 * (size - 1) < bound and b.chance(0.2) else 1
        for texts, number, often in ((offsets, offset, 0.2), (sizes, size, 0.2), (strides, stride, 0.08)):
            dynamic = b.chance(often)
            texts.append(b.index((number,), 0.6) if dynamic else str(number))
            if texts is sizes:
                numbers.append(DYNAMIC if dynamic else number)
    return offsets, sizes, strides, numbers


def reduced(b: Builder, shape: Sequence[int]) -> list[int]:
    """The shape, at times without some of its sizes of one."""
    drop = b.chance(0.3)
    return [size for size in shape if not (drop and size == 1 and b.chance(0.7))]


def _brackets(*lists: list[str]) -> str:
    return " ".join(f"[{', '.join(one)}]" for one in lists)


@recipe("tensor", weight=4)
def extract_slice(b: Builder) -> None:
    name, type = any_tensor(b, least=1)
    offsets, sizes, strides, numbers = slice_of(b, type.shape)
    result = type.sized(reduced(b, numbers))
    b.op(f"tensor.extract_slice {name}{_brackets(offsets, sizes, strides)} : {type} to {result}", result)


@recipe("tensor", weight=3)
def insert_slice(b: Builder) -> None:
    name, type = any_tensor(b, least=1)
    offsets, sizes, strides, numbers = slice_of(b, type.shape)
    source = type.sized(reduced(b, numbers))
    found = [one for one in b.values if one[1].kind == "tensor" and one[1] == source]
    value = b.rng.choice(found)[0] if found else b.value(source)
    b.op(f"tensor.insert_slice {value} into {name}{_brackets(offsets, sizes, strides)} : {source} into {type}", type)


@recipe("tensor")
def slice_round_trip(b: Builder) -> None:
    name, type = any_tensor(b, least=1)
    offsets, sizes, strides, numbers = slice_of(b, type.shape)
    source = type.sized(reduced(b, numbers))
    where = _brackets(offsets, sizes, strides)
    if b.chance(0.5):
        part = b.op(f"tensor.extract_slice {name}{where} : {type} to {source}", source)
        b.op(f"tensor.insert_slice {part} into {name}{where} : {source} into {type}", type)
    else:
        whole = b.op(f"tensor.insert_slice {b.value(source)} into {name}{where} : {source} into {type}", type)
        b.op(f"tensor.extract_slice {whole}{where} : {type} to {source}", source)


# ---- Reshapes


def grouped(b: Builder, rank: int) -> list[list[int]]:
    """A random partition of the dims into groups of neighbours."""
    groups: list[list[int]] = []
    for at in range(rank):
        if groups and b.chance(0.45):
            groups[-1].append(at)
        else:
            groups.append([at])
    return groups


def groups_text(groups: Sequence[Sequence[int]]) -> str:
    return "[" + ", ".join(f"[{', '.join(map(str, one))}]" for one in groups) + "]"


@recipe("tensor", weight=3)
def collapse(b: Builder) -> None:
    name, type = any_tensor(b)
    groups = [] if type.rank and all(size == 1 for size in type.shape) and b.chance(0.5) else grouped(b, type.rank)
    shape = []
    for group in groups:
        inner = [type.shape[at] for at in group]
        shape.append(DYNAMIC if DYNAMIC in inner else _product(inner))
    result = type.sized(shape)
    b.op(f"tensor.collapse_shape {name} {groups_text(groups)} : {type} into {result}", result)


def _product(sizes: Sequence[int]) -> int:
    total = 1
    for size in sizes:
        total *= size
    return total


def expansion(b: Builder, shape: Sequence[int]) -> tuple[list[list[int]], list[int]]:
    """Groups, and a shape that they collapse to the given one."""
    groups, found = [], []
    for size in shape:
        parts = [size]
        if b.chance(0.45):
            factor = int(b.pick((1, 2, size if size > 0 else 1)))
            if size == DYNAMIC:
                parts = [DYNAMIC, factor] if b.chance(0.6) else [factor, DYNAMIC]
            elif factor > 0 and size % factor == 0:
                parts = [size // factor, factor] if b.chance(0.6) else [factor, size // factor]
        groups.append(list(range(len(found), len(found) + len(parts))))
        found += parts
    return groups, found


@recipe("tensor", weight=3)
def expand(b: Builder) -> None:
    name, type = any_tensor(b)
    if type.rank == 0:
        shape, groups = [1] * int(b.pick((0, 1, 2))), []
    else:
        groups, shape = expansion(b, type.shape)
    sizes = ", ".join(b.index((1, 2, 4), 0.5) if size == DYNAMIC else str(size) for size in shape)
    result = type.sized(shape)
    text = f"tensor.expand_shape {name} {groups_text(groups)} output_shape [{sizes}] : {type} into {result}"
    b.op(text, result)


@recipe("tensor")
def reshape(b: Builder) -> None:
    name, type = any_tensor(b)
    rank = int(b.pick((1, 2, type.rank)))
    shape_type = tensor((rank,), b.pick(("index", "i32")))
    if b.chance(0.5):
        shape = b.value(shape_type, 0.6)
    else:
        values = ", ".join(b.value(scalar(shape_type.element), 0.7) for _ in range(rank))
        shape = b.op(f"tensor.from_elements {values} : {shape_type}", shape_type) if rank else b.value(shape_type)
    shapes = [tuple([DYNAMIC] * rank)]
    if rank == type.rank:
        shapes += [type.shape]
    result = type.sized(b.pick(shapes))
    b.op(f"tensor.reshape {name}({shape}) : ({type}, {shape_type}) -> {result}", result)


@recipe("tensor")
def bitcast(b: Builder) -> None:
    name, type = any_tensor(b)
    targets = {"f32": ("i32",), "i32": ("f32", "ui32"), "f16": ("i16", "bf16"), "i8": ("ui8", "si8")}
    if type.element in targets:
        result = type.of(b.pick(targets[type.element]))
        b.op(f"tensor.bitcast {name} : {type} to {result}", result)


@recipe("tensor", weight=2)
def pad(b: Builder) -> None:
    name, type = any_tensor(b)
    lows, highs, shape = [], [], []
    none = b.chance(0.25)
    for size in type.shape:
        (low, first), (high, second) = (("0", 0), ("0", 0)) if none else (mixed(b, (0, 0, 1, 2)) for _ in range(2))
        lows.append(low)
        highs.append(high)
        shape.append(DYNAMIC if DYNAMIC in (size, first, second) else size + first + second)
    if b.chance(0.15):
        shape = [DYNAMIC] * len(shape)
    value = b.value(scalar(type.element), 0.8)
    result_type = type.sized(shape)
    result = b.new_name()
    fold = "nofold " if b.chance(0.2) else ""
    b.line(f"{result} = tensor.pad {name} {fold}low[{', '.join(lows)}] high[{', '.join(highs)}] {{")
    places = ", ".join(f"{b.new_name('p')}: index" for _ in shape)
    b.line(f"^bb0({places}):")
    b.line(f"  tensor.yield {value} : {type.element}")
    b.line(f"}} : {type} to {result_type}")
    b.values.append((result, result_type))


@recipe("tensor")
def gather(b: Builder) -> None:
    source = tensor((4, 8), b.same("element", ELEMENTS, 0.85))
    indices, result = tensor((3, 1), "index"), source.sized((3, 1, 8))
    text = f"tensor.gather {b.value(source)}[{b.value(indices)}] gather_dims([0]) : ({source}, {indices}) -> {result}"
    b.op(text, result)


@recipe("tensor")
def concat(b: Builder) -> None:
    name, type = any_tensor(b, least=1)
    others = [b.value(type) for _ in range(b.rng.randint(0, 2))]
    at = b.rng.randrange(type.rank)
    shape = list(type.shape)
    shape[at] = DYNAMIC if shape[at] == DYNAMIC else shape[at] * (1 + len(others))
    if b.chance(0.2):
        shape = [DYNAMIC] * type.rank
    result = type.sized(shape)
    types = ", ".join([str(type)] * (1 + len(others)))
    b.op(f"tensor.concat dim({at}) {', '.join([name, *others])} : ({types}) -> {result}", result)


@recipe("tensor")
def arithmetic(b: Builder) -> None:
    name, type = any_tensor(b)
    if type.element == "i1" or is_float(type.element):
        operation = "xori" if type.element == "i1" else b.pick(("addf", "mulf"))
    else:
        operation = b.pick(("addi", "muli", "subi"))
    if type.element in ("ui32", "ui8", "si8"):
        return
    b.op(f"arith.{operation} {name}, {b.value(type, 0.5)} : {type}", type)


@recipe("tensor")
def parallel_insert(b: Builder) -> None:
    name, type = any_tensor(b, least=1)
    offsets, sizes, strides, numbers = slice_of(b, type.shape)
    source = type.sized(numbers)
    value = b.value(source)
    bound = b.index((0, 1, 2, 4), 0.8)
    result = b.new_name()
    b.line(f"{result} = scf.forall ({b.new_name('i')}) in ({bound}) shared_outs(%o{b.numbers} = {name}) -> ({type}) {{")
    output = f"%o{b.numbers}"
    if b.chance(0.5):
        loose = source.sized([DYNAMIC] * source.rank)
        value, source = b.op(f"  tensor.cast {value} : {source} to {loose}", loose), loose
        b.values.pop()
    b.line("  scf.forall.in_parallel {")
    where = _brackets(offsets, sizes, strides)
    if numbers == list(source.shape) or DYNAMIC not in source.shape:
        b.line(f"    tensor.parallel_insert_slice {value} into {output}{where} : {source} into {type}")
    b.line("  }")
    b.line("}")
    b.values.append((result, type))


# ---- bufferization


def buffer_of(type: T, rest: str = "") -> T:
    return memref(type.shape, type.element, rest)


@recipe("bufferization", weight=3)
def to_buffer(b: Builder) -> None:
    name, type = any_tensor(b)
    layout = ""
    if type.rank and b.chance(0.35):
        layout = f", strided<[{', '.join('?' * type.rank)}], offset: ?>"
    result = buffer_of(type, layout)
    only = " read_only" if b.chance(0.2) else ""
    b.op(f"bufferization.to_buffer {name}{only} : {type} to {result}", result)


@recipe("bufferization", weight=3)
def to_tensor(b: Builder) -> None:
    found = b.any_of(lambda one: one.kind == "memref" and "*" not in one.element)
    if found is None or b.chance(0.2):
        type = buffer_of(tensor_type(b))
        found = b.value(type), type
    name, type = found
    words = b.pick(("", " restrict", " restrict writable", " writable"))
    result = tensor(type.shape, type.element)
    b.op(f"bufferization.to_tensor {name}{words} : {type} to {result}", result)


@recipe("bufferization")
def alloc_tensor(b: Builder) -> None:
    type = tensor_type(b)
    kind = b.rng.random()
    if kind < 0.5:
        space = " {memory_space = 1 : i64}" if b.chance(0.2) else ""
        b.op(f"bufferization.alloc_tensor({sizes_text(b, type)}){space} : {type}", type)
    else:
        b.op(f"bufferization.alloc_tensor() copy({any_copy(b, type)}) : {type}", type)


def any_copy(b: Builder, type: T) -> str:
    return b.value(type)


@recipe("bufferization", weight=2)
def clone(b: Builder) -> None:
    found = b.any_of(lambda one: one.kind == "memref" and "*" not in one.element)
    if found is None or b.chance(0.3):
        type = buffer_of(tensor_type(b))
        found = b.value(type), type
    name, type = found
    result = b.op(f"bufferization.clone {name} : {type} to {type}", type)
    if b.chance(0.5):
        b.op(f"memref.dealloc {b.pick((name, result))} : {type}")


@recipe("bufferization")
def materialize(b: Builder) -> None:
    name, type = any_tensor(b)
    b.op(f"bufferization.materialize_in_destination {name} in {b.value(type)} : ({type}, {type}) -> {type}", type)


@recipe("bufferization")
def dealloc(b: Builder) -> None:
    buffers = [buffer_of(tensor_type(b)) for _ in range(b.rng.randint(0, 3))]
    names = [
        b.op(f"memref.alloc({sizes_text(b, one)}) : {one}", one) if b.chance(0.5) else b.value(one) for one in buffers
    ]
    if names and b.chance(0.3):
        names[-1], buffers[-1] = names[0], buffers[0]
    conditions = [b.value(I1, 0.5) for _ in buffers]
    kept = [b.value(one) for one in buffers if b.chance(0.5)]
    kept_types = [dict((name, one) for name, one in b.values)[name] for name in kept]
    text = "bufferization.dealloc"
    if buffers:
        text += f" ({', '.join(names)} : {', '.join(map(str, buffers))}) if ({', '.join(conditions)})"
    if kept:
        text += f" retain ({', '.join(kept)} : {', '.join(map(str, kept_types))})"
    b.op(text, *[I1] * len(kept))


@recipe("bufferization")
def uses(b: Builder) -> None:
    found = b.any_of(lambda one: one.kind == "memref" and "*" not in one.element and one.rank > 0)
    if found is None:
        return
    name, type = found
    at = ", ".join(b.index((0, 1)) for _ in type.shape)
    if b.chance(0.3):
        b.op(f"memref.dim {name}, {b.index(tuple(range(type.rank)), 0.9)} : {type}", INDEX)
    elif b.chance(0.5):
        b.op(f"memref.load {name}[{at}] : {type}", scalar(type.element))
    else:
        b.op(f"memref.store {b.value(scalar(type.element))}, {name}[{at}] : {type}")
