"""Recipes for linalg: generics with dead, equal and constant operands, fills, copies, transposes, packs."""

from __future__ import annotations

from tests.conformance.recipes.builder import DYNAMIC, INDEX, Builder, T, is_float, memref, recipe, scalar, tensor
from tests.conformance.recipes.tensors import any_tensor, loosened, tensor_type

SMALL = ((4,), (2, 3), (4, 8), (1, 4), ())
ELEMENTS = ("f32", "f32", "i32", "f32", "i8")


def operand_type(b: Builder) -> T:
    shape, element = b.same("linalg shape", SMALL, 0.8), b.same("linalg element", ELEMENTS, 0.9)
    shape = loosened(b, shape, 0.2)
    kind = b.same("linalg kind", (tensor, tensor, tensor, memref), 0.97)
    return kind(shape, element)


def known_operand(b: Builder) -> tuple[str, T]:
    found = b.any_of(
        lambda one: one.kind in ("tensor", "memref") and one.rank <= 2 and one.element in ELEMENTS and not one.rest
    )
    if found and b.chance(0.7):
        return found
    type = operand_type(b)
    return b.value(type), type


def destination(b: Builder, type: T) -> str:
    if type.kind == "tensor" and b.chance(0.4):
        sizes = ", ".join(b.index((4, 2)) for _ in range(type.dynamic_sizes))
        return b.op(f"tensor.empty({sizes}) : {type}", type)
    return b.value(type, 0.1)


def results(b: Builder, text: str, type: T) -> str:
    return b.op(f"{text} -> {type}", type) if type.kind == "tensor" else b.op(text)


@recipe("linalg", weight=3)
def fill(b: Builder) -> None:
    type = operand_type(b)
    element = scalar(type.element)
    results(b, f"linalg.fill ins({b.value(element, 0.7)} : {element}) outs({destination(b, type)} : {type})", type)


@recipe("linalg", weight=2)
def copy(b: Builder) -> None:
    name, type = known_operand(b)
    other = name if b.chance(0.15) else destination(b, type)
    results(b, f"linalg.copy ins({name} : {type}) outs({other} : {type})", type)


@recipe("linalg", weight=2)
def elementwise(b: Builder) -> None:
    name, type = known_operand(b)
    kind = b.pick(("add", "mul", "max", "sub"))
    text = f"linalg.{kind} ins({name}, {b.value(type, 0.3)} : {type}, {type}) outs({destination(b, type)} : {type})"
    results(b, text, type)


@recipe("linalg", weight=2)
def transpose(b: Builder) -> None:
    name, type = known_operand(b)
    order = list(range(type.rank))
    if b.chance(0.6):
        order.reverse()
    result = type.sized([type.shape[at] for at in order])
    where = f"permutation = [{', '.join(map(str, order))}]"
    if result.kind == "tensor":
        b.op(f"linalg.transpose ins({name} : {type}) outs({destination(b, result)} : {result}) {where}", result)
    else:
        b.op(f"linalg.transpose ins({name} : {type}) outs({destination(b, result)} : {result}) {where}")


@recipe("linalg", weight=2)
def broadcast(b: Builder) -> None:
    name, type = known_operand(b)
    if type.rank > 1:
        return
    at = b.rng.randint(0, type.rank)
    extra = [] if b.chance(0.15) else [at]
    shape = list(type.shape)
    for one in extra:
        shape.insert(one, 3)
    result = type.sized(shape)
    text = f"linalg.broadcast ins({name} : {type}) outs({destination(b, result)} : {result}) dimensions = {extra}"
    b.op(text, *([result] if result.kind == "tensor" else []))


@recipe("linalg")
def reduce(b: Builder) -> None:
    name, type = known_operand(b)
    if not type.rank:
        return
    at = b.rng.randrange(type.rank)
    result = type.sized([size for one, size in enumerate(type.shape) if one != at])
    combine = "arith.addf" if is_float(type.element) else "arith.addi"
    text = f"linalg.reduce {{ {combine} }} ins({name} : {type}) outs({destination(b, result)} : {result})"
    text += f" dimensions = [{at}]"
    b.op(text, *([result] if result.kind == "tensor" else []))


@recipe("linalg", weight=6)
def generic(b: Builder) -> None:
    first, type = known_operand(b)
    inputs = [(first, type)]
    for _ in range(b.rng.randint(0, 2)):
        inputs.append(b.pick(inputs) if b.chance(0.3) else (b.value(type, 0.3), type))
    if b.chance(0.25):
        one = scalar(type.element)
        inputs.append((b.value(one, 0.5), one))
    outputs = [(destination(b, type), type) for _ in range(b.rng.randint(1, 2))]
    if b.chance(0.15) and len(outputs) == 2:
        outputs[1] = outputs[0]
    dims = [f"d{at}" for at in range(type.rank)]
    reduces = type.rank > 0 and b.chance(0.2)
    identity = f"affine_map<({', '.join(dims)}) -> ({', '.join(dims)})>"
    maps = [identity if one.kind else f"affine_map<({', '.join(dims)}) -> ()>" for _, one in inputs]
    kinds = ['"parallel"'] * type.rank
    if reduces:
        kinds[-1] = '"reduction"'
        type = type.sized(type.shape[:-1])
        outputs = [(destination(b, type), type) for _ in outputs]
        maps += [f"affine_map<({', '.join(dims)}) -> ({', '.join(dims[:-1])})>"] * len(outputs)
    else:
        maps += [identity] * len(outputs)
    tensors = type.kind == "tensor"
    operands_in, types_in = ", ".join(one for one, _ in inputs), ", ".join(str(one) for _, one in inputs)
    operands_out, types_out = ", ".join(one for one, _ in outputs), ", ".join(str(one) for _, one in outputs)
    attributes = f"indexing_maps = [{', '.join(maps)}], iterator_types = [{', '.join(kinds)}]"
    name = b.new_name()
    opened = "" if not tensors else f"{name} = " if len(outputs) == 1 else f"{name}:{len(outputs)} = "
    b.line(
        f"{opened}linalg.generic {{{attributes}}} ins({operands_in} : {types_in}) outs({operands_out} : {types_out}) {{"
    )
    arguments = [(b.new_name("e"), scalar(one.element)) for _, one in [*inputs, *outputs]]
    b.line(f"^bb0({', '.join(f'{one}: {kind}' for one, kind in arguments)}):")
    element = scalar(type.element)
    with b.scope(arguments):
        for _ in range(b.rng.choice((0, 0, 1, 2))):
            operation = b.pick(("add", "mul")) + ("f" if is_float(type.element) else "i")
            if b.chance(0.15):
                at = b.op(f"linalg.index {b.rng.randrange(max(len(dims), 1))} : index", INDEX)
                b.op(f"arith.index_cast {at} : index to i32", scalar("i32"))
            other = b.pick(arguments)[0] if b.chance(0.5) else b.value(element)
            b.op(f"arith.{operation} {b.value(element)}, {other} : {element}", element)
        values = [b.pick(arguments)[0] if b.chance(0.6) else b.value(element) for _ in outputs]
        b.line(f"linalg.yield {', '.join(values)} : {', '.join(str(element) for _ in outputs)}")
    if not tensors:
        b.line("}")
        return
    b.line(f"}} -> {types_out if len(outputs) == 1 else f'({types_out})'}")
    b.values += [(name if len(outputs) == 1 else f"{name}#{at}", one) for at, (_, one) in enumerate(outputs)]


@recipe("linalg")
def matmul(b: Builder) -> None:
    element = b.same("linalg element", ELEMENTS, 0.9)
    kind = b.same("linalg kind", (tensor, tensor, tensor, memref), 0.97)
    left, right, result = kind(loosened(b, (4, 8), 0.15), element), kind((8, 2), element), kind((4, 2), element)
    results(
        b,
        f"linalg.matmul ins({b.value(left)}, {b.value(right)} : {left}, {right}) "
        f"outs({destination(b, result)} : {result})",
        result,
    )


@recipe("linalg", weight=2)
def cast(b: Builder) -> None:
    name, type = known_operand(b)
    if type.kind == "tensor" and type.rank:
        target = type.sized([DYNAMIC if b.chance(0.5) else 4 if size == DYNAMIC else size for size in type.shape])
        b.op(f"tensor.cast {name} : {type} to {target}", target)


@recipe("linalg")
def dim(b: Builder) -> None:
    name, type = known_operand(b)
    if type.rank:
        b.op(f"{type.kind}.dim {name}, {b.number(b.rng.randrange(type.rank))} : {type}", INDEX)


@recipe("linalg", weight=2)
def pack(b: Builder) -> None:
    name, type = any_tensor(b)
    if type.rank not in (1, 2) or type.element not in ELEMENTS:
        return
    dims = b.rng.sample(range(type.rank), b.rng.randint(1, type.rank))
    tiles = [b.pick((1, 2, 4, type.shape[at])) for at in dims]
    tiles = [2 if one == DYNAMIC or one == 0 else one for one in tiles]
    outer = list(type.shape)
    for at, tile in zip(dims, tiles, strict=True):
        outer[at] = DYNAMIC if outer[at] == DYNAMIC else -(-outer[at] // tile)
    order = list(range(type.rank))
    if b.chance(0.3):
        b.rng.shuffle(order)
    packed = type.sized([*(outer[at] for at in order), *tiles])
    exact = all(type.shape[at] != DYNAMIC and type.shape[at] % tile == 0 for at, tile in zip(dims, tiles, strict=True))
    padding = "" if exact and b.chance(0.7) else f"padding_value({b.value(scalar(type.element))} : {type.element}) "
    where = f"outer_dims_perm = {order} " if order != sorted(order) or b.chance(0.1) else ""
    where += f"inner_dims_pos = {dims} inner_tiles = {tiles}"
    result = b.op(f"linalg.pack {name} {padding}{where} into {destination(b, packed)} : {type} -> {packed}", packed)
    if b.chance(0.6):
        b.op(f"linalg.unpack {result} {where} into {destination(b, type)} : {packed} -> {type}", type)
    elif b.chance(0.4):
        unpacked = b.op(
            f"linalg.unpack {b.value(packed)} {where} into {destination(b, type)} : {packed} -> {type}", type
        )
        b.op(f"linalg.pack {unpacked} {padding}{where} into {destination(b, packed)} : {type} -> {packed}", packed)


@recipe("linalg")
def softmax(b: Builder) -> None:
    type = tensor(loosened(b, (2, 3), 0.2), "f32")
    b.op(
        f"linalg.softmax dimension(1) ins({b.value(type)} : {type}) outs({destination(b, type)} : {type}) -> {type}",
        type,
    )


@recipe("linalg")
def map_op(b: Builder) -> None:
    name, type = known_operand(b)
    combine = "arith.addf" if is_float(type.element) else "arith.addi"
    text = f"linalg.map {{ {combine} }} ins({name}, {b.value(type)} : {type}, {type})"
    text += f" outs({destination(b, type)} : {type})"
    b.op(text, *([type] if type.kind == "tensor" else []))


@recipe("linalg")
def reshaped(b: Builder) -> None:
    name, type = any_tensor(b)
    if type.rank == 2 and type.is_static:
        result = type.sized((type.count,))
        b.op(f"tensor.collapse_shape {name} [[0, 1]] : {type} into {result}", result)
    elif type.rank == 1 and type.is_static and type.shape[0] % 2 == 0:
        result = type.sized((2, type.shape[0] // 2))
        b.op(
            f"tensor.expand_shape {name} [[0, 1]] output_shape [2, {type.shape[0] // 2}] : {type} into {result}", result
        )


@recipe("linalg")
def tensor_of_any_kind(b: Builder) -> None:
    b.value(tensor_type(b))
