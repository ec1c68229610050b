"""Recipes for vector: shapes, elements, masks, contractions and memory."""

from __future__ import annotations

from collections.abc import Sequence

from tests.conformance.recipes.builder import (
    DYNAMIC,
    INDEX,
    Builder,
    T,
    is_float,
    memref,
    recipe,
    scalar,
    tensor,
    vector,
)
from tests.conformance.recipes.tensors import loosened

SHAPES = ((4,), (4,), (2, 4), (8,), (1, 4), (2, 2, 2), (1,), (4, 2), (), (2, 1, 4), (1, 1), (4, 1), (16,), (2, 3))
ELEMENTS = ("f32", "f32", "i32", "i8", "index", "i1", "f16", "i64")


def vector_type(b: Builder) -> T:
    return vector(b.same("vector", SHAPES, 0.6), b.same("vector element", ELEMENTS, 0.85))


def any_vector(b: Builder, least: int = 0, often: float = 0.85) -> tuple[str, T]:
    """A vector that the function has, or a new one."""
    found = b.any_of(lambda one: one.kind == "vector" and one.rank >= least and "[" not in one.rest)
    if found and b.chance(often):
        return found
    type = vector_type(b)
    while type.rank < least:
        type = vector_type(b)
    return b.value(type), type


def _product(sizes: Sequence[int]) -> int:
    total = 1
    for size in sizes:
        total *= size
    return total


@recipe("vector", weight=4)
def broadcast(b: Builder) -> None:
    found = b.any_of(lambda one: one.kind in ("", "vector") and one.element in ELEMENTS)
    type = found[1] if found and b.chance(0.7) else scalar(b.same("vector element", ELEMENTS, 0.85))
    name = found[0] if found and found[1] == type else b.value(type, 0.4)
    shape = tuple(b.pick((2, 4)) if size == 1 and b.chance(0.6) else size for size in type.shape)
    lead = tuple(b.pick((1, 2, 4)) for _ in range(b.rng.choice((0, 1, 1, 2))))
    result = vector((*lead, *shape), type.element)
    if result.rank <= 4 and result.count <= 256:
        b.op(f"vector.broadcast {name} : {type} to {result}", result)


@recipe("vector", weight=4)
def shape_cast(b: Builder) -> None:
    name, type = any_vector(b)
    count = type.count
    shapes = [
        (count,),
        (1, count),
        (count, 1),
        (1, *type.shape),
        (*type.shape, 1),
        tuple(size for size in type.shape if size != 1),
    ]
    if count % 2 == 0:
        shapes += [(2, count // 2), (count // 2, 2)]
    if count == 1:
        shapes += [(), (1, 1, 1)]
    result = type.sized(b.pick(shapes))
    if result.rank <= 4:
        b.op(f"vector.shape_cast {name} : {type} to {result}", result)


@recipe("vector", weight=3)
def transpose(b: Builder) -> None:
    name, type = any_vector(b)
    order = list(range(type.rank))
    b.rng.shuffle(order)
    result = type.sized([type.shape[at] for at in order])
    b.op(f"vector.transpose {name}, [{', '.join(map(str, order))}] : {type} to {result}", result)


def position(b: Builder, sizes: Sequence[int]) -> str:
    return ", ".join(
        b.index((0, 1, 2), 0.6) if b.chance(0.25) else str(-1 if b.chance(0.02) else b.rng.randrange(max(size, 1)))
        for size in sizes
    )


@recipe("vector", weight=5)
def extract(b: Builder) -> None:
    name, type = any_vector(b)
    depth = b.rng.randint(0, type.rank)
    result = type.sized(type.shape[depth:]) if depth < type.rank else scalar(type.element)
    b.op(f"vector.extract {name}[{position(b, type.shape[:depth])}] : {result} from {type}", result)


@recipe("vector", weight=4)
def insert(b: Builder) -> None:
    name, type = any_vector(b)
    depth = b.rng.randint(0, type.rank)
    source = type.sized(type.shape[depth:]) if depth < type.rank else scalar(type.element)
    value = b.value(source, 0.4)
    b.op(f"vector.insert {value}, {name} [{position(b, type.shape[:depth])}] : {source} into {type}", type)


def _numbers(values: Sequence[int]) -> str:
    return f"[{', '.join(map(str, values))}]"


@recipe("vector", weight=3)
def extract_strided(b: Builder) -> None:
    name, type = any_vector(b, least=1)
    depth = b.rng.randint(1, type.rank)
    sizes = [b.rng.randint(1, size) for size in type.shape[:depth]]
    offsets = [b.rng.randint(0, size - part) for size, part in zip(type.shape, sizes, strict=False)]
    result = type.sized([*sizes, *type.shape[depth:]])
    attributes = f"offsets = {_numbers(offsets)}, sizes = {_numbers(sizes)}, strides = {_numbers([1] * depth)}"
    b.op(f"vector.extract_strided_slice {name} {{{attributes}}} : {type} to {result}", result)


@recipe("vector", weight=3)
def insert_strided(b: Builder) -> None:
    name, type = any_vector(b, least=1)
    rank = b.rng.randint(1, type.rank)
    tail = type.shape[type.rank - rank :]
    sizes = [b.rng.randint(1, size) if b.chance(0.7) else size for size in tail]
    offsets = [b.rng.randrange(size) for size in type.shape[: type.rank - rank]]
    offsets += [b.rng.randint(0, size - part) for size, part in zip(tail, sizes, strict=True)]
    source = type.sized(sizes)
    attributes = f"offsets = {_numbers(offsets)}, strides = {_numbers([1] * rank)}"
    b.op(f"vector.insert_strided_slice {b.value(source, 0.4)}, {name} {{{attributes}}} : {source} into {type}", type)


@recipe("vector", weight=2)
def shuffle(b: Builder) -> None:
    name, type = any_vector(b, least=1)
    other_type = type.sized((b.pick((type.shape[0], 2, 4)), *type.shape[1:]))
    other = name if b.chance(0.15) and other_type == type else b.value(other_type)
    total = type.shape[0] + other_type.shape[0]
    kind = b.rng.random()
    if kind < 0.2:
        mask = list(range(type.shape[0]))
    elif kind < 0.4:
        mask = list(range(type.shape[0], total))
    elif kind < 0.5 and total % 2 == 0:
        mask = [at // 2 + (at % 2) * (total // 2) for at in range(total)]
    elif kind < 0.6:
        mask = [-1] * b.rng.randint(1, 4)
    else:
        mask = [b.rng.randint(-1 if b.chance(0.2) else 0, total - 1) for _ in range(b.rng.randint(1, 5))]
    b.op(
        f"vector.shuffle {name}, {other} {_numbers(mask)} : {type}, {other_type}",
        type.sized((len(mask), *type.shape[1:])),
    )


@recipe("vector", weight=2)
def interleave(b: Builder) -> None:
    name, type = any_vector(b, least=1)
    if b.chance(0.5):
        result = type.sized((*type.shape[:-1], type.shape[-1] * 2))
        b.op(f"vector.interleave {name}, {b.value(type)} : {type} -> {result}", result)
    elif type.shape[-1] % 2 == 0:
        result = type.sized((*type.shape[:-1], type.shape[-1] // 2))
        b.op(f"vector.deinterleave {name} : {type} -> {result}", result, result)


@recipe("vector", weight=2)
def bitcast(b: Builder) -> None:
    name, type = any_vector(b)
    targets = {"f32": ("i32",), "i32": ("f32",), "i8": ("i8",), "f16": ("i16", "bf16"), "i64": ("f64",)}
    if type.element in targets:
        result = type.of(b.pick(targets[type.element]))
        b.op(f"vector.bitcast {name} : {type} to {result}", result)
    if type.element == "i8" and type.rank and type.shape[-1] % 4 == 0:
        result = type.sized((*type.shape[:-1], type.shape[-1] // 4)).of("i32")
        b.op(f"vector.bitcast {name} : {type} to {result}", result)


@recipe("vector", weight=3)
def elements(b: Builder) -> None:
    name, type = any_vector(b)
    if type.count > 8:
        return
    if b.chance(0.45):
        b.op(f"vector.to_elements {name} : {type}", *[scalar(type.element)] * type.count)
        return
    one = scalar(type.element)
    known = [value for value, kind in b.values if kind == one]
    packs = [value for value in known if value.endswith("#0")]
    if packs and b.chance(0.4):
        base = b.pick(packs)[:-2]
        names = [f"{base}#{at}" for at in range(type.count)]
        if all(value in known for value in names):
            b.op(f"vector.from_elements {', '.join(names)} : {type}", type)
            return
    same = b.value(one, 0.4) if b.chance(0.4) else None
    names = [same or b.value(one, 0.5) for _ in range(type.count)]
    b.op(f"vector.from_elements {', '.join(names)} : {type}", type)


@recipe("vector")
def extracts_to_elements(b: Builder) -> None:
    name, type = any_vector(b, least=1)
    if type.count > 8:
        return
    shape = list(type.shape)
    names = []
    for at in range(type.count):
        place, rest = [], at
        for size in reversed(shape):
            place.insert(0, rest % size)
            rest //= size
        names.append(b.op(f"vector.extract {name}{_numbers(place)} : {type.element} from {type}", scalar(type.element)))
    if b.chance(0.3):
        names.reverse()
    result = type.sized(b.pick((type.shape, (type.count,), (1, type.count))))
    b.op(f"vector.from_elements {', '.join(names)} : {result}", result)


@recipe("vector", weight=2)
def step(b: Builder) -> None:
    b.op(f"vector.step : {vector(type_shape := b.pick(((4,), (8,), (2,))), 'index')}", vector(type_shape, "index"))


@recipe("vector", weight=3)
def elementwise(b: Builder) -> None:
    name, type = any_vector(b)
    if is_float(type.element):
        operation = b.pick(("arith.addf", "arith.mulf", "arith.maximumf"))
    else:
        operation = b.pick(("arith.addi", "arith.muli", "arith.subi", "arith.andi", "arith.xori"))
    if type.element not in ("index", *ELEMENTS):
        return
    b.op(f"{operation} {name}, {b.value(type, 0.4)} : {type}", type)


@recipe("vector")
def casts(b: Builder) -> None:
    name, type = any_vector(b)
    steps = {
        "f16": ("arith.extf", "f32"),
        "f32": ("arith.truncf", "f16"),
        "i8": ("arith.extsi", "i32"),
        "i32": ("arith.sitofp", "f32"),
        "i64": ("arith.index_cast", "index"),
        "index": ("arith.index_cast", "i64"),
        "i1": ("arith.extui", "i32"),
    }
    if type.element in steps:
        operation, target = steps[type.element]
        b.op(f"{operation} {name} : {type} to {type.of(target)}", type.of(target))


# ---- Masks


@recipe("vector", weight=3)
def masks(b: Builder) -> None:
    type = vector(b.same("vector", SHAPES, 0.7), "i1")
    if b.chance(0.5):
        sizes = _numbers([b.rng.randint(0, size) for size in type.shape] or [b.pick((0, 1))])
        b.op(f"vector.constant_mask {sizes} : {type}", type)
    else:
        bounds = [b.index((0, 1, 2, 3, 4, 5, -1), 0.8) for _ in type.shape] or [b.index((0, 1))]
        b.op(f"vector.create_mask {', '.join(bounds)} : {type}", type)


def mask_of(b: Builder, shape: Sequence[int]) -> str:
    """A mask of the shape: constant, created, or unknown."""
    type = vector(shape, "i1")
    kind = b.rng.random()
    if kind < 0.35:
        sizes = list(shape) if b.chance(0.5) else [0] * len(shape) if b.chance(0.5) else [1] * len(shape)
        return b.op(f"vector.constant_mask {_numbers(sizes)} : {type}", type)
    if kind < 0.55:
        bounds = [b.number(b.pick((0, size, size + 1))) for size in shape]
        return b.op(f"vector.create_mask {', '.join(bounds)} : {type}", type)
    if kind < 0.75:
        return b.op(f"arith.constant dense<{b.pick(('true', 'false'))}> : {type}", type)
    return b.value(type)


@recipe("vector", weight=2)
def masked(b: Builder) -> None:
    name, type = any_vector(b, least=1)
    mask, mask_type = mask_of(b, type.shape), vector(type.shape, "i1")
    kinds = "add" if is_float(type.element) else b.pick(("add", "and", "maxui"))
    kind = b.rng.random()
    if kind < 0.4 and type.rank == 1 and type.element != "i1":
        one = scalar(type.element)
        passthru = ""
        inner = f"vector.reduction <{kinds}>, {name} : {type} into {one}"
        b.op(f"vector.mask {mask}{passthru} {{ {inner} }} : {mask_type} -> {one}", one)
    elif kind < 0.6:
        b.op(f"vector.mask {mask} {{ }} : {mask_type}")
    elif kind < 0.8:
        other = b.value(type)
        b.op(f"vector.mask {mask}, {other} {{ vector.yield {name} : {type} }} : {mask_type} -> {type}", type)
    else:
        source, target = type, type.sized(type.shape[:-1]) if type.rank > 1 else scalar(type.element)
        acc = b.value(target)
        inner = f"vector.multi_reduction <{kinds}>, {name}, {acc} [{type.rank - 1}] : {source} to {target}"
        if type.element != "i1":
            b.op(f"vector.mask {mask} {{ {inner} }} : {mask_type} -> {target}", target)


# ---- Reductions, contractions

COMBINERS = {
    "f": ("add", "mul", "minnumf", "maxnumf", "minimumf", "maximumf"),
    "i": ("add", "mul", "minui", "minsi", "maxui", "maxsi", "and", "or", "xor"),
}


def combiner(b: Builder, element: str) -> str:
    return b.pick(COMBINERS["f" if is_float(element) else "i"])


@recipe("vector", weight=2)
def reduction(b: Builder) -> None:
    name, type = any_vector(b, least=1)
    if type.rank != 1 or type.element == "i1":
        return
    one = scalar(type.element)
    acc = f", {b.value(one, 0.5)}" if b.chance(0.4) else ""
    fast = b.pick(("", "", " fastmath<reassoc>")) if is_float(type.element) else ""
    b.op(f"vector.reduction <{combiner(b, type.element)}>, {name}{acc}{fast} : {type} into {one}", one)


@recipe("vector", weight=2)
def multi_reduction(b: Builder) -> None:
    name, type = any_vector(b, least=1)
    if type.element == "i1":
        return
    dims = [at for at in range(type.rank) if b.chance(0.5)]
    kept = [size for at, size in enumerate(type.shape) if at not in dims]
    result = type.sized(kept) if kept else scalar(type.element)
    acc = b.value(result, 0.4)
    b.op(
        f"vector.multi_reduction <{combiner(b, type.element)}>, {name}, {acc} {_numbers(dims)} : {type} to {result}",
        result,
    )


@recipe("vector")
def scan(b: Builder) -> None:
    name, type = any_vector(b, least=1)
    if type.element == "i1":
        return
    at = b.rng.randrange(type.rank)
    acc = type.sized([size for index, size in enumerate(type.shape) if index != at])
    attributes = f"inclusive = {b.pick(('true', 'false'))}, reduction_dim = {at} : i64"
    b.op(f"vector.scan <add>, {name}, {b.value(acc)} {{{attributes}}} : {type}, {acc}", type, acc)


@recipe("vector", weight=2)
def contract(b: Builder) -> None:
    element = b.pick(("f32", "f32", "i32"))
    acc_zero = b.chance(0.5)
    if b.chance(0.5):
        types = vector((2, 3), element), vector((3, 4), element), vector((2, 4), element)
        maps = ["(i, j, k) -> (i, k)", "(i, j, k) -> (k, j)", "(i, j, k) -> (i, j)"]
        kinds = '"parallel", "parallel", "reduction"'
    else:
        types = vector((4,), element), vector((4,), element), scalar(element)
        maps = ["(i) -> (i)", "(i) -> (i)", "(i) -> ()"]
        kinds = '"reduction"'
    zero = {"f32": b.pick(("0.0", "-0.0", "1.0")), "i32": "0"}[element]
    literal = f"dense<{zero}> : {types[2]}" if types[2].kind else f"{zero} : {types[2]}"
    acc = b.op(f"arith.constant {literal}", types[2]) if acc_zero else b.value(types[2])
    attributes = f"indexing_maps = [{', '.join(f'affine_map<{one}>' for one in maps)}], iterator_types = [{kinds}]"
    text = f"vector.contract {{{attributes}}} {b.value(types[0])}, {b.value(types[1])}, {acc}"
    result = b.op(f"{text} : {types[0]}, {types[1]} into {types[2]}", types[2])
    if b.chance(0.6):
        other = b.value(types[2])
        first, second = (result, other) if b.chance(0.5) else (other, result)
        b.op(f"arith.add{element[0]} {first}, {second} : {types[2]}", types[2])


@recipe("vector", weight=2)
def outerproduct(b: Builder) -> None:
    element = b.pick(("f32", "i32"))
    left, right = vector((b.pick((2, 4)),), element), b.pick((vector((4,), element), scalar(element)))
    result = vector((*left.shape, *right.shape), element)
    acc = f", {b.value(result, 0.4)}" if b.chance(0.5) else ""
    text = f"vector.outerproduct {b.value(left, 0.4)}, {b.value(right, 0.4)}{acc} : {left}, {right}"
    b.op(text, result)


@recipe("vector")
def fma(b: Builder) -> None:
    type = vector(b.same("vector", SHAPES, 0.7), "f32")
    b.op(f"vector.fma {b.value(type)}, {b.value(type)}, {b.value(type)} : {type}", type)


# ---- Memory


def container(b: Builder, rank: int, element: str, tensors: bool = True) -> tuple[str, T]:
    shape = loosened(b, [b.pick((4, 8, 4, 1, 2)) for _ in range(rank)], 0.25)
    found = b.any_of(lambda one: one.kind in ("tensor", "memref") and one.rank == rank and one.element == element)
    if found and b.chance(0.7) and (tensors or found[1].kind == "memref"):
        return found
    type = tensor(shape, element) if tensors and b.chance(0.55) else memref(shape, element)
    return b.value(type), type


def _map(b: Builder, rank: int, vector_rank: int) -> tuple[str, list[int | None]]:
    """A permutation map from the source to the vector, with its dims; None is a broadcast."""
    dims: list[int | None] = list(range(rank))[rank - vector_rank :]
    if b.chance(0.3):
        dims = list(b.rng.sample(range(rank), vector_rank))
    if b.chance(0.15):
        dims = [None if b.chance(0.5) else one for one in dims]
    names = [f"d{at}" for at in range(rank)]
    return f"affine_map<({', '.join(names)}) -> ({', '.join('0' if one is None else f'd{one}' for one in dims)})>", dims


@recipe("vector", weight=4)
def transfer_read(b: Builder) -> None:
    element = b.same("vector element", ELEMENTS, 0.9)
    rank = b.pick((1, 1, 2, 2, 3))
    name, type = container(b, rank, element)
    vector_rank = b.rng.randint(1 if b.chance(0.9) else 0, min(rank, 2))
    text, dims = _map(b, rank, vector_rank)
    shape = [
        b.pick((4, 2, 8, 1)) if one is None or type.shape[one] == DYNAMIC else b.pick((type.shape[one], 4))
        for one in dims
    ]
    result = vector(shape, element)
    attributes = []
    minor = dims == list(range(rank))[rank - vector_rank :]
    if not minor or b.chance(0.1):
        attributes.append(f"permutation_map = {text}")
    if b.chance(0.6):
        attributes.append(
            f"in_bounds = [{', '.join('true' if one is None or b.chance(0.6) else 'false' for one in dims)}]"
        )
    mask = ""
    if b.chance(0.2):
        order = sorted(one for one in dims if one is not None)
        mask_shape = [shape[dims.index(one)] for one in order]
        if mask_shape:
            mask = f", {mask_of(b, mask_shape)}"
    at = ", ".join(b.index((0, 0, 0, 1, 2, 4), 0.85) for _ in range(rank))
    padding = b.value(scalar(element), 0.8)
    dictionary = f" {{{', '.join(attributes)}}}" if attributes else ""
    b.op(f"vector.transfer_read {name}[{at}], {padding}{mask}{dictionary} : {type}, {result}", result)


@recipe("vector", weight=4)
def transfer_write(b: Builder) -> None:
    value, vector_found = any_vector(b)
    if vector_found.rank > 3:
        return
    rank = max(1, b.pick((vector_found.rank, vector_found.rank + 1, vector_found.rank)))
    name, type = container(b, rank, vector_found.element)
    text, dims = _map(b, rank, vector_found.rank)
    if None in dims:
        return
    attributes = []
    minor = dims == list(range(rank))[rank - vector_found.rank :]
    if not minor:
        attributes.append(f"permutation_map = {text}")
    if b.chance(0.6) and dims:
        attributes.append(f"in_bounds = [{', '.join('true' if b.chance(0.6) else 'false' for _ in dims)}]")
    mask = ""
    if b.chance(0.2) and dims:
        order = sorted(one for one in dims if one is not None)
        mask = f", {mask_of(b, [vector_found.shape[dims.index(one)] for one in order])}"
    at = ", ".join(b.index((0, 0, 0, 1, 2, 4), 0.85) for _ in range(rank))
    dictionary = f" {{{', '.join(attributes)}}}" if attributes else ""
    results = [type] if type.kind == "tensor" else []
    b.op(f"vector.transfer_write {value}, {name}[{at}]{mask}{dictionary} : {vector_found}, {type}", *results)


@recipe("vector")
def write_then_read(b: Builder) -> None:
    value, type = any_vector(b, least=1)
    if type.rank > 2:
        return
    target = tensor(loosened(b, type.shape, 0.2), type.element)
    zero = b.number(0)
    at = ", ".join([zero] * type.rank)
    bounds = f"in_bounds = [{', '.join('true' if b.chance(0.8) else 'false' for _ in type.shape)}]"
    written = b.op(f"vector.transfer_write {value}, {b.value(target)}[{at}] {{{bounds}}} : {type}, {target}", target)
    if b.chance(0.4):
        written = b.op(
            f"vector.transfer_write {b.value(type)}, {written}[{at}] {{{bounds}}} : {type}, {target}", target
        )
    padding = b.value(scalar(type.element), 0.9)
    b.op(f"vector.transfer_read {written}[{at}], {padding} {{{bounds}}} : {target}, {type}", type)


@recipe("vector", weight=2)
def load_store(b: Builder) -> None:
    element = b.same("vector element", ELEMENTS, 0.9)
    rank = b.pick((1, 1, 2))
    name, type = container(b, rank, element, tensors=False)
    one = vector(b.pick(((4,), (1,), (8,), (), (2, 4)[:rank])), element)
    at = ", ".join(b.index((0, 0, 1), 0.85) for _ in range(rank))
    if b.chance(0.5):
        b.op(f"vector.load {name}[{at}] : {type}, {one}", one)
    else:
        b.op(f"vector.store {b.value(one)}, {name}[{at}] : {type}, {one}")


@recipe("vector", weight=3)
def masked_memory(b: Builder) -> None:
    element = b.same("vector element", ELEMENTS, 0.9)
    rank = b.pick((1, 1, 2))
    one = vector(b.pick(((4,), (1,), (8,), (4,))), element)
    kind = b.pick(("maskedload", "maskedstore", "gather", "scatter", "expandload", "compressstore"))
    name, type = container(b, rank, element, tensors=kind == "gather")
    if type.kind == "tensor" and kind != "gather":
        return
    at = ", ".join(b.index((0, 0, 1), 0.85) for _ in range(rank))
    mask, mask_type = mask_of(b, one.shape), one.of("i1")
    indices = one.of(b.pick(("i32", "index")))
    if kind in ("maskedload", "expandload"):
        b.op(f"vector.{kind} {name}[{at}], {mask}, {b.value(one)} : {type}, {mask_type}, {one} into {one}", one)
    elif kind in ("maskedstore", "compressstore"):
        b.op(f"vector.{kind} {name}[{at}], {mask}, {b.value(one)} : {type}, {mask_type}, {one}")
    else:
        where = b.value(indices, 0.4)
        if kind == "gather" and indices.element == "index" and b.chance(0.4):
            where = b.op(f"vector.step : {indices}", indices)
        if kind == "gather":
            text = f"vector.gather {name}[{at}] [{where}], {mask}, {b.value(one)}"
            b.op(f"{text} : {type}, {indices}, {mask_type}, {one} into {one}", one)
        else:
            text = f"vector.scatter {name}[{at}] [{where}], {mask}, {b.value(one)}"
            b.op(f"{text} : {type}, {indices}, {mask_type}, {one}")


@recipe("vector")
def vector_sizes(b: Builder) -> None:
    b.op("vector.vscale", INDEX)
