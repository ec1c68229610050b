"""What stands around structured operations in random functions: pads, packs, slices, reshapes, loops, vectors."""

from __future__ import annotations

from collections.abc import Callable

from tests.transform.random_schedules.payloads import (
    ELEMENTS,
    SIZES,
    STRUCTURED,
    Payload,
    Shaped,
    Target,
    Value,
    affine_map,
)


def any_tensor(payload: Payload, least: int = 1, most: int = 3) -> Value:
    rng = payload.rng
    fitting = [one for one in payload.values if least <= len(one.type.shape) <= most]
    if fitting and payload.chance(0.8):
        return rng.choice(fitting)
    shape = [rng.choice(SIZES) for _ in range(rng.randint(least, most))]
    return payload.argument(payload.type(shape, rng.choice(ELEMENTS)))


# ---- Operations on tensors


def pad(payload: Payload) -> None:
    rng, base = payload.rng, any_tensor(payload)
    low = [rng.choice((0, 0, 1, 2)) for _ in base.type.shape]
    high = [rng.choice((0, 1, 2, 3)) for _ in base.type.shape]
    known = [payload.chance(0.85) for _ in low]
    shape = [a + b + c for a, b, c in zip(low, base.type.shape, high, strict=True)]
    free = [a or not b for a, b in zip(base.type.dynamic, known, strict=True)]
    type = Shaped(tuple(shape), tuple(free), base.type.element)
    number = payload.number(type.element)
    highs = ", ".join(str(one) if said else payload.size(one) for one, said in zip(high, known, strict=True))
    indices = ", ".join(f"%i{k}: index" for k in range(len(low)))
    nofold = " nofold" if payload.chance(0.2) else ""
    payload.targets.append(Target("tensor.pad", "p" * len(shape), tuple(shape), (base.type, type), kind="pad"))
    payload.emit(
        f"tensor.pad {base.name}{nofold} low[{', '.join(map(str, low))}] high[{highs}] {{\n  ^bb0({indices}):\n"
        f"    tensor.yield {number} : {type.element}\n  }} : {base.type} to {type}",
        type,
    )


def _tiles(payload: Payload, rank: int) -> tuple[list[int], list[int], list[int]]:
    rng = payload.rng
    dims = rng.sample(range(rank), rng.randint(1, rank))
    tiles = [rng.choice((2, 2, 4, 3, 8)) for _ in dims]
    outer = rng.sample(range(rank), rank) if payload.chance(0.3) else list(range(rank))
    return dims, tiles, outer


def _packed(plain: Shaped, dims: list[int], tiles: list[int], outer: list[int]) -> Shaped:
    counts = list(plain.shape)
    for dim, tile in zip(dims, tiles, strict=True):
        counts[dim] = -(-counts[dim] // tile)
    return Shaped(
        (*(counts[k] for k in outer), *tiles),
        (*(plain.dynamic[k] for k in outer), *(False for _ in tiles)),
        plain.element,
    )


def pack(payload: Payload) -> None:
    rng, base = payload.rng, any_tensor(payload)
    dims, tiles, outer = _tiles(payload, len(base.type.shape))
    type = _packed(base.type, dims, tiles, outer)
    output = payload.destination(type)
    uneven = any(base.type.dynamic[dim] or base.type.shape[dim] % tile for dim, tile in zip(dims, tiles, strict=True))
    number = payload.number(type.element) if uneven or payload.chance(0.2) else ""
    padding = f" padding_value({number} : {type.element})" if number else ""
    order = f" outer_dims_perm = {outer}" if outer != sorted(outer) or payload.chance(0.2) else ""
    rank = len(base.type.shape)
    payload.targets.append(Target("linalg.pack", "p" * rank, type.shape[:rank], (base.type, type), kind="pack"))
    payload.emit(
        f"linalg.pack {base.name}{padding}{order} inner_dims_pos = {dims} inner_tiles = {tiles} into {output.name} : "
        f"{base.type} -> {type}",
        type,
    )
    if payload.chance(0.5):
        _unpack(payload, payload.values[-1], base.type, dims, tiles, order)
    del rng


def _unpack(payload: Payload, packed: Value, type: Shaped, dims: list[int], tiles: list[int], order: str) -> None:
    output = payload.destination(type)
    payload.targets.append(
        Target("linalg.unpack", "p" * len(type.shape), type.shape, (packed.type, type), kind="unpack")
    )
    payload.emit(
        f"linalg.unpack {packed.name}{order} inner_dims_pos = {dims} inner_tiles = {tiles} into {output.name} : "
        f"{packed.type} -> {type}",
        type,
    )


def unpack(payload: Payload) -> None:
    rng = payload.rng
    shape = [rng.choice(SIZES) for _ in range(rng.randint(1, 3))]
    type = payload.type(shape, rng.choice(ELEMENTS))
    dims, tiles, outer = _tiles(payload, len(shape))
    order = f" outer_dims_perm = {outer}" if outer != sorted(outer) else ""
    _unpack(payload, payload.value(_packed(type, dims, tiles, outer)), type, dims, tiles, order)


def _slice_of(payload: Payload, type: Shaped) -> tuple[str, Shaped]:
    """`[offsets] [sizes] [strides]` and the type of the slice."""
    rng = payload.rng
    offsets, sizes = [], []
    for size in type.shape:
        part = rng.randint(1, size)
        sizes.append(part)
        offsets.append(rng.randint(0, size - part))
    free = [payload.chance(payload.dynamic_rate) for _ in sizes]
    words = [payload.size(size) if one else str(size) for size, one in zip(sizes, free, strict=True)]
    starts = [payload.size(one) if payload.chance(0.15) else str(one) for one in offsets]
    text = f"[{', '.join(starts)}] [{', '.join(words)}] [{', '.join('1' for _ in sizes)}]"
    kept = [k for k, size in enumerate(sizes) if not (size == 1 and not free[k] and payload.chance(0.4))] or [0]
    return text, Shaped(tuple(sizes[k] for k in kept), tuple(free[k] for k in kept), type.element)


def extract_slice(payload: Payload) -> None:
    base = any_tensor(payload)
    text, type = _slice_of(payload, base.type)
    payload.targets.append(Target("tensor.extract_slice", kind="slice"))
    payload.emit(f"tensor.extract_slice {base.name}{text} : {base.type} to {type}", type)


def insert_slice(payload: Payload) -> None:
    base = any_tensor(payload)
    text, type = _slice_of(payload, base.type)
    source = payload.value(type)
    payload.targets.append(Target("tensor.insert_slice", kind="slice"))
    payload.emit(f"tensor.insert_slice {source.name} into {base.name}{text} : {type} into {base.type}", base.type)


def reshape(payload: Payload) -> None:
    rng, base = payload.rng, any_tensor(payload, 1, 3)
    shape, free = base.type.shape, base.type.dynamic
    if payload.chance(0.5) and len(shape) > 1:
        at = rng.randrange(len(shape) - 1)
        groups = [[k] for k in range(at)] + [[at, at + 1]] + [[k] for k in range(at + 2, len(shape))]
        type = Shaped(
            (*shape[:at], shape[at] * shape[at + 1], *shape[at + 2 :]),
            (*free[:at], free[at] or free[at + 1], *free[at + 2 :]),
            base.type.element,
        )
        payload.targets.append(Target("tensor.collapse_shape", kind="slice"))
        payload.emit(f"tensor.collapse_shape {base.name} {groups} : {base.type} into {type}", type)
        return
    at = rng.randrange(len(shape))
    inner = rng.choice([one for one in (1, 2, 4) if shape[at] % one == 0])
    groups = [[k] for k in range(at)] + [[at, at + 1]] + [[k + 1] for k in range(at + 1, len(shape))]
    type = Shaped(
        (*shape[:at], shape[at] // inner, inner, *shape[at + 1 :]),
        (*free[: at + 1], False, *free[at + 1 :]),
        base.type.element,
    )
    sizes = [payload.size(size) if one else str(size) for size, one in zip(type.shape, type.dynamic, strict=True)]
    payload.targets.append(Target("tensor.expand_shape", kind="slice"))
    payload.emit(
        f"tensor.expand_shape {base.name} {groups} output_shape [{', '.join(sizes)}] : {base.type} into {type}", type
    )


def generate(payload: Payload) -> None:
    """tensor.generate, tensor.from_elements, tensor.splat, tensor.concat."""
    rng = payload.rng
    kind = rng.choice(("generate", "from_elements", "splat", "concat"))
    if kind == "concat":
        base = any_tensor(payload)
        type = Shaped((base.type.shape[0] * 2, *base.type.shape[1:]), base.type.dynamic, base.type.element)
        payload.targets.append(Target("tensor.concat", kind="other"))
        payload.emit(f"tensor.concat dim(0) {base.name}, {base.name} : ({base.type}, {base.type}) -> {type}", type)
        return
    element = rng.choice(ELEMENTS)
    shape = [rng.choice((1, 2, 3, 4)) for _ in range(rng.randint(1, 2))]
    type = Shaped(tuple(shape), tuple(False for _ in shape), element)
    number = payload.number(element)
    payload.targets.append(Target(f"tensor.{kind}", kind="destination"))
    if kind == "splat":
        payload.emit(f"tensor.splat {number} : {type}", type)
    elif kind == "generate":
        indices = ", ".join(f"%i{k}: index" for k in range(len(shape)))
        payload.emit(
            f"tensor.generate {{\n  ^bb0({indices}):\n    tensor.yield {number} : {element}\n  }} : {type}", type
        )
    else:
        total = 1
        for size in shape:
            total *= size
        payload.emit(f"tensor.from_elements {', '.join([number] * total)} : {type}", type)


AROUND = (pad, pad, pack, pack, unpack, extract_slice, insert_slice, reshape, generate)


def chain(payload: Payload) -> None:
    """Structured operations that read what others wrote, with other operations on tensors between them."""
    for _ in range(payload.rng.choice((1, 1, 2, 3, 4))):
        if not payload.memory and payload.chance(0.3):
            payload.rng.choice(AROUND)(payload)
        else:
            payload.rng.choice(STRUCTURED)(payload)


# ---- Loops


def loops(payload: Payload) -> None:
    """Nests of scf.for over memrefs and scalars, of random bounds; siblings; forall and parallel."""
    rng = payload.rng
    payload.memory = True
    for _ in range(rng.choice((1, 1, 2))):
        rng.choice((_for_nest, _for_nest, _for_nest, _reduction, _parallel, _vectors))(payload)


def _bounds(payload: Payload) -> tuple[str, str, str]:
    rng = payload.rng
    low = rng.choice((0, 0, 0, 1, 2))
    step = rng.choice((1, 1, 2, 3, 4))
    high = low + rng.choice((0, 1, 2, 3, 4, 5, 8, 8, 16, 7)) * (1 if payload.chance(0.3) else step)
    if payload.chance(0.25):
        return payload.index(low), payload.size(high), payload.index(step)
    return payload.index(low), payload.index(high), payload.index(step)


def _open(payload: Payload, depth: int, opening: str) -> None:
    payload.lines.append("  " * depth + opening)


def _for_nest(payload: Payload) -> None:
    rng = payload.rng
    depth = rng.choice((1, 1, 2, 2, 3))
    memory = payload.argument(Shaped((20,) * depth, (False,) * depth, "f32", True))
    same = _bounds(payload)
    names = []
    for level in range(depth):
        low, high, step = same if payload.chance(0.5) else _bounds(payload)
        name = payload.name()
        names.append(name)
        _open(payload, level, f"scf.for {name} = {low} to {high} step {step} {{")
        payload.targets.append(Target("scf.for", "l" * (depth - level), (level, depth), kind="for"))
        if payload.chance(0.15):
            _open(payload, level + 1, f"{payload.name()} = arith.addi {name}, {low} : index")
    at = ", ".join(names)
    inner = "  " * depth
    local = payload.chance(0.3)
    if local:
        buffer = payload.name()
        payload.targets.append(Target("memref.alloc", kind="alloc"))
        payload.lines += [
            f"{inner}{buffer} = memref.alloc() : memref<4xf32>",
            f"{inner}memref.store {payload.number('f32')}, {buffer}[{payload.index(1)}] : memref<4xf32>",
        ]
    value = payload.name()
    payload.lines.append(f"{inner}{value} = memref.load {memory.name}[{at}] : {memory.type}")
    for _ in range(rng.randint(0, 3)):
        other = payload.name()
        payload.lines.append(
            f"{inner}{other} = {rng.choice(('arith.addf', 'arith.mulf'))} {value}, {payload.number('f32')} : f32"
        )
        value = other
    if local and payload.chance(0.6):
        other = payload.name()
        payload.lines.append(f"{inner}{other} = memref.load {buffer}[{payload.index(0)}] : memref<4xf32>")
        value = other
    payload.lines.append(f"{inner}memref.store {value}, {memory.name}[{at}] : {memory.type}")
    for level in range(depth - 1, -1, -1):
        _open(payload, level, "}")


def _reduction(payload: Payload) -> None:
    """Loops with carried scalars, one within the other or alone."""
    memory = payload.argument(Shaped((40,), (False,), "f32", True))
    low, high, step = _bounds(payload)
    start = payload.number("f32")
    carried, result, index, element, total = (payload.name() for _ in range(5))
    payload.targets.append(Target("scf.for", "l", (0, 1), kind="for"))
    payload.lines += [
        f"{result} = scf.for {index} = {low} to {high} step {step} iter_args({carried} = {start}) -> (f32) {{",
        f"  {element} = memref.load {memory.name}[{index}] : {memory.type}",
    ]
    if payload.chance(0.3):
        payload.lines.append(f"  memref.store {carried}, {memory.name}[{index}] : {memory.type}")
    payload.lines += [
        f"  {total} = arith.addf {carried}, {element} : f32",
        f"  scf.yield {total} : f32",
        "}",
        f"memref.store {result}, {memory.name}[{payload.index(0)}] : {memory.type}",
    ]


def _parallel(payload: Payload) -> None:
    rng = payload.rng
    depth = rng.choice((1, 2))
    memory = payload.argument(Shaped((20,) * depth, (False,) * depth, "f32", True))
    names = [payload.name() for _ in range(depth)]
    bounds = [_bounds(payload) for _ in range(depth)]
    low, high, step = (", ".join(one[k] for one in bounds) for k in range(3))
    kind = rng.choice(("forall", "parallel"))
    at = ", ".join(names)
    payload.targets.append(Target(f"scf.{kind}", "l" * depth, (0, depth), kind=kind))
    if kind == "forall":
        mapping = ", ".join(f"#gpu.thread<{one}>" for one in "xy"[:depth])
        opening = f"scf.forall ({at}) = ({low}) to ({high}) step ({step}) {{"
        end = f"}} {{mapping = [{mapping}]}}" if payload.chance(0.3) else "}"
    else:
        opening, end = f"scf.parallel ({at}) = ({low}) to ({high}) step ({step}) {{", "}"
    value, other = payload.name(), payload.name()
    payload.lines += [
        opening,
        f"  {value} = memref.load {memory.name}[{at}] : {memory.type}",
        f"  {other} = arith.addf {value}, {payload.number('f32')} : f32",
        f"  memref.store {other}, {memory.name}[{at}] : {memory.type}",
        end,
    ]


def _vectors(payload: Payload) -> None:
    """A loop that reads and writes vectors, among them one that does not depend on the loop."""
    rng = payload.rng
    rows, columns = rng.choice(((8, 8), (16, 4), (8, 16)))
    source = payload.argument(Shaped((rows, columns), (False, False), "f32", True))
    target = payload.argument(Shaped((rows, columns), (False, False), "f32", True))
    high, step = payload.index(rows), payload.index(rng.choice((1, 2, 4)))
    zero, number = payload.index(0), payload.number("f32")
    index, read, old, new = (payload.name() for _ in range(4))
    vector = f"vector<{rng.choice((2, 4, columns))}xf32>"
    inside = " {in_bounds = [true]}" if payload.chance(0.7) else ""
    place = index if payload.chance(0.3) else zero
    transposed = ", permutation_map = affine_map<(d0, d1) -> (d0)>" if payload.chance(0.2) else ""
    flags = f" {{in_bounds = [true]{transposed}}}" if inside else (f" {{{transposed[2:]}}}" if transposed else "")
    payload.targets.append(Target("scf.for", "l", (0, 1), kind="for"))
    payload.lines += [
        f"scf.for {index} = {zero} to {high} step {step} {{",
        f"  {read} = vector.transfer_read {source.name}[{index}, {zero}], {number}{flags} : {source.type}, {vector}",
        f"  {old} = vector.transfer_read {target.name}[{place}, {zero}], {number}{inside} : {target.type}, {vector}",
        f"  {new} = arith.addf {read}, {old} : {vector}",
        f"  vector.transfer_write {new}, {target.name}[{place}, {zero}]{inside} : {vector}, {target.type}",
        "}",
    ]


def contraction_of_vectors(payload: Payload) -> None:
    """vector operations on values read from memory, for the lowering patterns."""
    rng = payload.rng
    payload.memory = True
    m, n, k = (rng.choice((1, 2, 3, 4, 8)) for _ in range(3))
    maps = rng.choice(
        (
            (("02", "21", "01"), "ppr"),
            (("02", "12", "01"), "ppr"),
            (("20", "21", "01"), "ppr"),
            (("02", "2", "0"), "p-r"),
        )
    )
    sizes = {"0": m, "1": n, "2": k}
    operands, iterators = maps
    types, names = [], []
    zero, number = payload.index(0), payload.number("f32")
    for one in operands:
        shape = tuple(sizes[d] for d in one)
        memory = payload.argument(Shaped(shape, (False,) * len(shape), "f32", True))
        type = f"vector<{''.join(f'{s}x' for s in shape)}f32>"
        name = payload.name()
        bounds = ", ".join("true" for _ in shape)
        payload.lines.append(
            f"{name} = vector.transfer_read {memory.name}[{', '.join([zero] * len(shape))}], {number} "
            f"{{in_bounds = [{bounds}]}} : {memory.type}, {type}"
        )
        types.append((memory, type, bounds))
        names.append(name)
    loops = [one for one in "012" if iterators["012".index(one)] != "-"]
    words = ", ".join('"parallel"' if iterators["012".index(one)] == "p" else '"reduction"' for one in loops)
    texts = ", ".join(affine_map(len(loops), [f"d{loops.index(d)}" for d in one]) for one in operands)
    result = payload.name()
    payload.lines.append(
        f"{result} = vector.contract {{indexing_maps = [{texts}], iterator_types = [{words}], "
        f"kind = #vector.kind<add>}} {', '.join(names)} : {types[0][1]}, {types[1][1]} into {types[2][1]}"
    )
    memory, type, bounds = types[2]
    rank = len(memory.type.shape)
    if rank == 2 and payload.chance(0.5):
        turned, name = f"vector<{memory.type.shape[1]}x{memory.type.shape[0]}xf32>", payload.name()
        payload.lines.append(f"{name} = vector.transpose {result}, [1, 0] : {type} to {turned}")
        place = payload.argument(Shaped(memory.type.shape[::-1], (False,) * 2, "f32", True))
        memory, type, result = place, turned, name
    elif rank == 2 and payload.chance(0.5):
        name, start = payload.name(), payload.name()
        payload.lines += [
            f"{start} = vector.broadcast {number} : f32 to vector<{memory.type.shape[0]}xf32>",
            f"{name} = vector.multi_reduction <add>, {result}, {start} [1] : {type} to "
            f"vector<{memory.type.shape[0]}xf32>",
        ]
        memory = payload.argument(Shaped(memory.type.shape[:1], (False,), "f32", True))
        type, result, bounds = f"vector<{memory.type.shape[0]}xf32>", name, "true"
    payload.lines.append(
        f"vector.transfer_write {result}, {memory.name}[{', '.join([zero] * len(memory.type.shape))}] "
        f"{{in_bounds = [{bounds}]}} : {type}, {memory.type}"
    )
    payload.targets.append(Target("vector.contract", kind="vector"))


KINDS: tuple[tuple[Callable[[Payload], None], float], ...] = (
    (chain, 0.75),
    (loops, 0.18),
    (contraction_of_vectors, 0.07),
)
