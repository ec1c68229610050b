"""Recipes for memref: views of views, casts, sizes, allocations and accesses."""

from __future__ import annotations

from tests.conformance.recipes.builder import DYNAMIC, INDEX, Builder, T, memref, recipe, scalar
from tests.conformance.recipes.tensors import (
    ELEMENTS,
    SHAPES,
    _brackets,
    expansion,
    grouped,
    groups_text,
    loosened,
    sizes_text,
    slice_of,
)


def strided_rest(strides: list[int], offset: int) -> str:
    """The text of a strided layout after the element type."""
    words = ", ".join("?" if one == DYNAMIC else str(one) for one in strides)
    tail = "" if offset == 0 else f", offset: {'?' if offset == DYNAMIC else offset}"
    return f", strided<[{words}]{tail}>"


def layout_of(type: T) -> tuple[list[int], int]:
    """Strides and offset of the type's layout."""
    if "strided" in type.rest:
        inner = type.rest.partition("[")[2]
        words, _, tail = inner.partition("]")
        strides = [DYNAMIC if one.strip() == "?" else int(one) for one in words.split(",") if one.strip()]
        offset = tail.partition("offset:")[2].strip(" >")
        return strides, 0 if not offset else DYNAMIC if offset == "?" else int(offset)
    strides, step = [], 1
    for size in reversed(type.shape):
        strides.insert(0, step)
        step = DYNAMIC if DYNAMIC in (size, step) else step * size
    return strides, 0


def memref_type(b: Builder) -> T:
    shape, element = b.same("shape", SHAPES, 0.6), b.same("element", ELEMENTS, 0.85)
    return memref(loosened(b, shape) if b.chance(0.4) else shape, element)


def any_memref(b: Builder, often: float = 0.85, least: int = 0) -> tuple[str, T]:
    """A memref that the function has, or a new one."""
    found = b.any_of(lambda one: one.kind == "memref" and one.rank >= least and "*" not in one.element)
    if found and b.chance(often):
        return found
    type = memref_type(b)
    while type.rank < least:
        type = memref_type(b)
    return b.value(type), type


@recipe("memref", weight=2)
def alloc(b: Builder) -> None:
    type = memref_type(b)
    name = b.pick(("alloc", "alloc", "alloca"))
    result = b.op(f"memref.{name}({sizes_text(b, type)}) : {type}", type)
    if name == "alloc" and b.chance(0.3):
        b.op(f"memref.dealloc {result} : {type}")


@recipe("memref", weight=3)
def cast(b: Builder) -> None:
    name, type = any_memref(b)
    kind = b.rng.random()
    if kind < 0.1:
        other = T("memref", (), "*x" + type.element)
        result = b.op(f"memref.cast {name} : {type} to {other}", other)
        b.op(f"memref.cast {result} : {other} to {type}", type)
        return
    shape = [size if b.chance(0.5) else DYNAMIC if size != DYNAMIC else b.pick((4, 2, 8)) for size in type.shape]
    rest = type.rest
    if b.chance(0.4) and type.rank:
        strides, offset = layout_of(type)
        strides = [one if b.chance(0.6) else DYNAMIC for one in strides]
        rest = strided_rest(strides, offset if b.chance(0.6) else DYNAMIC)
    result_type = memref(shape, type.element, rest)
    b.op(f"memref.cast {name} : {type} to {result_type}", result_type)


@recipe("memref", weight=4)
def subview(b: Builder) -> None:
    name, type = any_memref(b, least=1)
    if type.rest and "strided" not in type.rest:
        return
    offsets, sizes, strides, numbers = slice_of(b, type.shape)
    base_strides, base_offset = layout_of(type)
    offset, result_strides = base_offset, []
    for text, stride, base in zip(offsets, strides, base_strides, strict=True):
        static = not text.startswith("%") and base != DYNAMIC and offset != DYNAMIC
        offset = offset + int(text) * base if static else DYNAMIC
        if text == "0" and base == DYNAMIC:
            offset = DYNAMIC
        known = not stride.startswith("%") and base != DYNAMIC
        result_strides.append(int(stride) * base if known else DYNAMIC)
    dropped = [at for at, size in enumerate(numbers) if size == 1 and b.chance(0.3)]
    kept = [at for at in range(len(numbers)) if at not in dropped]
    result = memref(
        [numbers[at] for at in kept], type.element, strided_rest([result_strides[at] for at in kept], offset)
    )
    b.op(f"memref.subview {name}{_brackets(offsets, sizes, strides)} : {type} to {result}", result)


@recipe("memref", weight=2)
def dim(b: Builder) -> None:
    name, type = any_memref(b)
    b.op(f"memref.dim {name}, {b.index(tuple(range(max(type.rank, 1))) * 3 + (5,), 0.9)} : {type}", INDEX)


@recipe("memref")
def rank(b: Builder) -> None:
    name, type = any_memref(b)
    b.op(f"memref.rank {name} : {type}", INDEX)


@recipe("memref", weight=2)
def access(b: Builder) -> None:
    name, type = any_memref(b)
    at = ", ".join(b.index((0, 1)) for _ in type.shape)
    if b.chance(0.5):
        b.op(f"memref.load {name}[{at}] : {type}", scalar(type.element))
    else:
        b.op(f"memref.store {b.value(scalar(type.element))}, {name}[{at}] : {type}")


@recipe("memref", weight=2)
def collapse(b: Builder) -> None:
    name, type = any_memref(b)
    if type.rest:
        return
    groups = [] if type.rank and all(size == 1 for size in type.shape) and b.chance(0.5) else grouped(b, type.rank)
    shape = []
    for group in groups:
        inner, size = [type.shape[at] for at in group], 1
        for one in inner:
            size = DYNAMIC if DYNAMIC in (size, one) else size * one
        shape.append(size)
    result = memref(shape, type.element)
    b.op(f"memref.collapse_shape {name} {groups_text(groups)} : {type} into {result}", result)


@recipe("memref", weight=2)
def expand(b: Builder) -> None:
    name, type = any_memref(b)
    if type.rest:
        return
    groups, shape = expansion(b, type.shape)
    if not type.rank:
        groups, shape = [], [1] * b.rng.randint(0, 2)
    sizes = ", ".join(b.index((1, 2, 4), 0.5) if size == DYNAMIC else str(size) for size in shape)
    result = memref(shape, type.element)
    b.op(f"memref.expand_shape {name} {groups_text(groups)} output_shape [{sizes}] : {type} into {result}", result)


@recipe("memref", weight=2)
def reinterpret(b: Builder) -> None:
    name, type = any_memref(b)
    rank = b.rng.randint(0, 2)

    def one(options: tuple[int, ...]) -> tuple[str, int]:
        number = b.pick(options)
        return (b.index((number,), 0.7), DYNAMIC) if b.chance(0.4) else (str(number), number)

    offset, sizes, strides = (
        one((0, 0, 1)),
        [one((4, 2, 1)) for _ in range(rank)],
        [one((1, 2, 4)) for _ in range(rank)],
    )
    result = memref(
        [size[1] for size in sizes], type.element, strided_rest([stride[1] for stride in strides], offset[1])
    )
    text = f"memref.reinterpret_cast {name} to offset: [{offset[0]}], sizes: [{', '.join(size[0] for size in sizes)}]"
    b.op(f"{text}, strides: [{', '.join(stride[0] for stride in strides)}] : {type} to {result}", result)


@recipe("memref", weight=2)
def metadata(b: Builder) -> None:
    name, type = any_memref(b)
    base = memref((), type.element)
    results = [base, INDEX, *[INDEX] * (2 * type.rank)]
    types = ", ".join(map(str, results))
    pack = b.op(f"memref.extract_strided_metadata {name} : {type} -> {types}", *results)[:-2]
    if b.chance(0.5):
        strides, offset = layout_of(type)
        target = memref([DYNAMIC] * type.rank, type.element, strided_rest([DYNAMIC] * type.rank, DYNAMIC))
        sizes = ", ".join(f"{pack}#{2 + at}" for at in range(type.rank))
        steps = ", ".join(f"{pack}#{2 + type.rank + at}" for at in range(type.rank))
        text = f"memref.reinterpret_cast {pack}#0 to offset: [{pack}#1], sizes: [{sizes}], strides: [{steps}]"
        b.op(f"{text} : {base} to {target}", target)
    elif b.chance(0.4):
        b.op(f"memref.extract_aligned_pointer_as_index {name} : {type} -> index", INDEX)


@recipe("memref", weight=2)
def copy(b: Builder) -> None:
    name, type = any_memref(b)
    other = name if b.chance(0.2) else b.value(type)
    b.op(f"memref.copy {name}, {other} : {type} to {type}")


@recipe("memref")
def view(b: Builder) -> None:
    source = b.pick((memref((DYNAMIC,), "i8"), memref((64,), "i8")))
    result = memref(loosened(b, b.pick(((4,), (2, 4), ())), 0.5), b.pick(("f32", "i8", "f64")))
    shift = b.index((0, 4, 8))
    b.op(f"memref.view {b.value(source)}[{shift}][{sizes_text(b, result)}] : {source} to {result}", result)


@recipe("memref")
def transpose(b: Builder) -> None:
    name, type = any_memref(b, least=1)
    if type.rest and "strided" not in type.rest:
        return
    order = list(range(type.rank))
    b.rng.shuffle(order)
    strides, offset = layout_of(type)
    result = memref([type.shape[at] for at in order], type.element, strided_rest([strides[at] for at in order], offset))
    names = [f"d{at}" for at in range(type.rank)]
    permutation = f"({', '.join(names)}) -> ({', '.join(names[at] for at in order)})"
    b.op(f"memref.transpose {name} {permutation} : {type} to {result}", result)


@recipe("memref")
def reshape(b: Builder) -> None:
    name, type = any_memref(b)
    if type.rest:
        return
    length = b.rng.randint(1, 2)
    shape = memref((length,), b.pick(("index", "i32")))
    result = memref([DYNAMIC] * length, type.element)
    b.op(f"memref.reshape {name}({b.value(shape)}) : ({type}, {shape}) -> {result}", result)


@recipe("memref")
def atomic(b: Builder) -> None:
    name, type = any_memref(b)
    at = ", ".join(b.index((0, 1)) for _ in type.shape)
    one = scalar(type.element)
    if type.element not in ("f32", "i32", "i8"):
        return
    kind = b.pick(("addf", "mulf", "maximumf") if type.element == "f32" else ("addi", "ori", "maxs", "assign"))
    b.op(f"memref.atomic_rmw {kind} {b.value(one)}, {name}[{at}] : ({one}, {type}) -> {one}", one)


@recipe("memref")
def other_views(b: Builder) -> None:
    name, type = any_memref(b)
    kind = b.rng.random()
    if kind < 0.3 and not type.rest:
        result = type._replace(rest=", 1")
        other = b.op(f"memref.memory_space_cast {name} : {type} to {result}", result)
        if b.chance(0.6):
            b.op(f"memref.memory_space_cast {other} : {result} to {type}", type)
    elif kind < 0.5:
        b.op(f"memref.assume_alignment {name}, {b.pick((4, 16))} : {type}", type)
    elif kind < 0.7 and type.rank == 1 and not type.rest:
        size = b.index((4, 8))
        result = memref((DYNAMIC,), type.element)
        b.op(f"memref.realloc {name}({size}) : {type} to {result}", result)
    elif type.rank:
        first, second = b.value(type), name
        b.op(f"memref.distinct_objects {first}, {second} : {type}, {type}", type, type)
