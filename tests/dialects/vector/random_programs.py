"""Random functions over the vector dialect, with expected results from NumPy."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

Array = np.ndarray[Any, Any]


def vector_type(shape: Sequence[int], element: str = "f32") -> str:
    return f"vector<{''.join(f'{size}x' for size in shape)}{element}>"


def memref_type(shape: Sequence[int]) -> str:
    return f"memref<{''.join(f'{size}x' for size in shape)}f32>"


class Program:
    """Operations written so far, and the values they give."""

    def __init__(self, seed: int, steps: int) -> None:
        self.random = random.Random(seed)
        self.numbers = np.random.default_rng(seed)
        self.lines: list[str] = []
        self.values: list[tuple[str, Array]] = []
        self.count = 0
        for shape in ((2, 3), (4,), (3, 2), (2, 2, 2)):
            self.constant(shape)
        for _ in range(steps):
            self.random.choice(_STEPS)(self)

    # ---- Parts

    def name(self) -> str:
        self.count += 1
        return f"%v{self.count}"

    def emit(self, text: str, value: Array) -> str:
        name = self.name()
        self.lines.append(f"  {name} = {text}")
        self.values.append((name, value))
        return name

    def scalar(self, text: str) -> str:
        name = self.name()
        self.lines.append(f"  {name} = {text}")
        return name

    def constant(self, shape: Sequence[int]) -> tuple[str, Array]:
        value = self.numbers.integers(-4, 5, size=tuple(shape)).astype(np.float32)
        text = value.tolist() if shape else float(value)
        return self.emit(f"arith.constant dense<{text}> : {vector_type(shape)}", value), value

    def pick(self, wanted: Callable[[Array], bool] = lambda value: True) -> tuple[str, Array] | None:
        fitting = [entry for entry in self.values if entry[1].ndim and wanted(entry[1])]
        return self.random.choice(fitting) if fitting else None

    def like(self, shape: Sequence[int]) -> tuple[str, Array]:
        found = self.pick(lambda value: value.shape == tuple(shape))
        assert found is not None
        return found

    def below(self, shape: Sequence[int]) -> list[int]:
        return [self.random.randrange(size) for size in shape]

    # ---- The whole

    def outputs(self) -> list[tuple[str, Array]]:
        small = [entry for entry in self.values if entry[1].ndim and abs(entry[1]).max(initial=0) < 1e6]
        return small[-4:]

    def text(self) -> str:
        outputs = self.outputs()
        arguments = [f"%o{at}: {memref_type(value.shape)}" for at, (_, value) in enumerate(outputs)]
        head = [f"func.func @f({', '.join([*arguments, '%zero: index'])}) {{"]
        head += [f"  %c{number} = arith.constant {number} : index" for number in range(10)]
        tail = []
        for at, (name, value) in enumerate(outputs):
            zeros = ", ".join(["%c0"] * value.ndim)
            flags = ", ".join(["true"] * value.ndim)
            types = f"{vector_type(value.shape)}, {memref_type(value.shape)}"
            tail.append(f"  vector.transfer_write {name}, %o{at}[{zeros}] {{in_bounds = [{flags}]}} : {types}")
        return "\n".join([*head, *self.lines, *tail, "  return", "}", ""])


def _constant(p: Program) -> None:
    p.constant([p.random.choice([1, 2, 3, 4]) for _ in range(p.random.randrange(1, 4))])


def _arithmetic(p: Program) -> None:
    name, value = p.pick() or p.constant((2,))
    other, right = p.like(value.shape)
    kind, function = p.random.choice([("addf", np.add), ("maximumf", np.maximum), ("subf", np.subtract)])
    p.emit(f"arith.{kind} {name}, {other} : {vector_type(value.shape)}", function(value, right))


def _fma(p: Program) -> None:
    name, value = p.pick() or p.constant((2,))
    (second, b), (third, c) = p.like(value.shape), p.like(value.shape)
    p.emit(f"vector.fma {name}, {second}, {third} : {vector_type(value.shape)}", value * b + c)


def _extract(p: Program) -> None:
    found = p.pick(lambda value: value.ndim > 1)
    if found is None:
        return
    name, value = found
    depth = p.random.randrange(1, value.ndim)
    position = p.below(value.shape[:depth])
    shown: list[Any] = list(position)
    if p.random.random() < 0.3:
        shown[0] = p.scalar(f"arith.addi %zero, %c{position[0]} : index")
    text = ", ".join(map(str, shown))
    types = f"{vector_type(value.shape[depth:])} from {vector_type(value.shape)}"
    p.emit(f"vector.extract {name}[{text}] : {types}", value[tuple(position)])


def _insert(p: Program) -> None:
    found = p.pick(lambda value: value.ndim > 1)
    if found is None:
        return
    name, value = found
    depth = p.random.randrange(1, value.ndim)
    stored = p.pick(lambda other: other.shape == value.shape[depth:])
    if stored is None:
        return
    position = p.below(value.shape[:depth])
    result = value.copy()
    result[tuple(position)] = stored[1]
    types = f"{vector_type(value.shape[depth:])} into {vector_type(value.shape)}"
    p.emit(f"vector.insert {stored[0]}, {name} {position} : {types}", result)


def _move_element(p: Program) -> None:
    (name, value), (target, dest) = p.pick() or p.constant((2,)), p.pick() or p.constant((2,))
    source, place = p.below(value.shape), p.below(dest.shape)
    element = p.scalar(f"vector.extract {name}{source} : f32 from {vector_type(value.shape)}")
    result = dest.copy()
    result[tuple(place)] = value[tuple(source)]
    p.emit(f"vector.insert {element}, {target} {place} : f32 into {vector_type(dest.shape)}", result)


def _broadcast(p: Program) -> None:
    found = p.pick(lambda value: value.ndim < 3)
    if found is None:
        return
    name, value = found
    lead = [p.random.choice([1, 2, 3]) for _ in range(p.random.randrange(1, 4 - value.ndim))]
    shape = (*lead, *(p.random.choice([1, 2, 3]) if size == 1 else size for size in value.shape))
    text = f"vector.broadcast {name} : {vector_type(value.shape)} to {vector_type(shape)}"
    p.emit(text, np.broadcast_to(value, shape).copy())


def _transpose(p: Program) -> None:
    found = p.pick(lambda value: value.ndim > 1)
    if found is None:
        return
    name, value = found
    order = p.random.sample(range(value.ndim), value.ndim)
    result = value.transpose(order).copy()
    p.emit(f"vector.transpose {name}, {order} : {vector_type(value.shape)} to {vector_type(result.shape)}", result)


def _shape_cast(p: Program) -> None:
    name, value = p.pick() or p.constant((2,))
    first = p.random.choice([size for size in range(1, value.size + 1) if value.size % size == 0])
    rest = value.size // first
    second = p.random.choice([size for size in range(1, rest + 1) if rest % size == 0])
    shape = p.random.choice([(value.size,), (first, rest), (first, second, rest // second)])
    result = value.reshape(shape).copy()
    p.emit(f"vector.shape_cast {name} : {vector_type(value.shape)} to {vector_type(shape)}", result)


def _shuffle(p: Program) -> None:
    name, value = p.pick() or p.constant((2,))
    other, right = p.pick(lambda b: b.ndim == value.ndim and b.shape[1:] == value.shape[1:]) or (name, value)
    mask = [p.random.randrange(value.shape[0] + right.shape[0]) for _ in range(p.random.randrange(1, 5))]
    types = f"{vector_type(value.shape)}, {vector_type(right.shape)}"
    p.emit(f"vector.shuffle {name}, {other} {mask} : {types}", np.concatenate([value, right])[mask])


def _extract_slice(p: Program) -> None:
    name, value = p.pick() or p.constant((2,))
    count = p.random.randrange(1, value.ndim + 1)
    offsets = p.below(value.shape[:count])
    sizes = [p.random.randrange(1, value.shape[axis] - offset + 1) for axis, offset in enumerate(offsets)]
    box = tuple(slice(offset, offset + size) for offset, size in zip(offsets, sizes, strict=True))
    result = value[box].copy()
    attributes = f"{{offsets = {offsets}, sizes = {sizes}, strides = {[1] * count}}}"
    types = f"{vector_type(value.shape)} to {vector_type(result.shape)}"
    p.emit(f"vector.extract_strided_slice {name} {attributes} : {types}", result)


def _insert_slice(p: Program) -> None:
    name, value = p.pick() or p.constant((2,))

    def fits(part: Array) -> bool:
        return part.ndim <= value.ndim and all(
            a <= b for a, b in zip(part.shape, value.shape[value.ndim - part.ndim :], strict=True)
        )

    stored, part = p.pick(fits) or (name, value)
    lead = value.ndim - part.ndim
    offsets = p.below(value.shape[:lead])
    rest = [p.random.randrange(b - a + 1) for a, b in zip(part.shape, value.shape[lead:], strict=True)]
    result = value.copy()
    box = [slice(offset, offset + size) for offset, size in zip(rest, part.shape, strict=True)]
    result[(*offsets, *box)] = part
    attributes = f"{{offsets = {offsets + rest}, strides = {[1] * part.ndim}}}"
    types = f"{vector_type(part.shape)} into {vector_type(value.shape)}"
    p.emit(f"vector.insert_strided_slice {stored}, {name} {attributes} : {types}", result)


def _multi_reduction(p: Program) -> None:
    found = p.pick(lambda value: value.ndim > 1)
    if found is None:
        return
    name, value = found
    dims = sorted(p.random.sample(range(value.ndim), p.random.randrange(1, value.ndim)))
    acc, start = p.constant([size for axis, size in enumerate(value.shape) if axis not in dims])
    types = f"{vector_type(value.shape)} to {vector_type(start.shape)}"
    if p.random.random() < 0.5:
        p.emit(f"vector.multi_reduction <add>, {name}, {acc} {dims} : {types}", start + value.sum(tuple(dims)))
    else:
        result = np.maximum(start, value.max(tuple(dims)))
        p.emit(f"vector.multi_reduction <maximumf>, {name}, {acc} {dims} : {types}", result)


def _contract(p: Program) -> None:
    left = p.pick(lambda value: value.ndim == 2)
    right = None if left is None else p.pick(lambda b: b.ndim == 2 and b.shape[0] == left[1].shape[1])
    if left is None or right is None:
        return
    acc, start = p.constant((left[1].shape[0], right[1].shape[1]))
    maps = ", ".join(f"affine_map<(m, n, k) -> {results}>" for results in ("(m, k)", "(k, n)", "(m, n)"))
    traits = f'{{indexing_maps = [{maps}], iterator_types = ["parallel", "parallel", "reduction"]}}'
    types = f"{vector_type(left[1].shape)}, {vector_type(right[1].shape)} into {vector_type(start.shape)}"
    p.emit(f"vector.contract {traits} {left[0]}, {right[0]}, {acc} : {types}", start + left[1] @ right[1])


def _outer_product(p: Program) -> None:
    left, right = p.pick(lambda value: value.ndim == 1), p.pick(lambda value: value.ndim == 1)
    if left is None or right is None:
        return
    types = f"{vector_type(left[1].shape)}, {vector_type(right[1].shape)}"
    p.emit(f"vector.outerproduct {left[0]}, {right[0]} : {types}", np.outer(left[1], right[1]))


def _interleave(p: Program) -> None:
    name, value = p.pick() or p.constant((2,))
    other, right = p.like(value.shape)
    result = np.stack([value, right], -1).reshape((*value.shape[:-1], 2 * value.shape[-1]))
    if result.size < 200:
        types = f"{vector_type(value.shape)} -> {vector_type(result.shape)}"
        p.emit(f"vector.interleave {name}, {other} : {types}", result)


def _scan(p: Program) -> None:
    name, value = p.pick() or p.constant((2,))
    axis = p.random.randrange(value.ndim)
    initial, start = p.constant(value.shape[:axis] + value.shape[axis + 1 :])
    attributes = f"{{inclusive = true, reduction_dim = {axis} : i64}}"
    made = p.name()
    types = f"{vector_type(value.shape)}, {vector_type(start.shape)}"
    p.lines.append(f"  {made}:2 = vector.scan <add>, {name}, {initial} {attributes} : {types}")
    p.values.append((f"{made}#0", np.cumsum(value, axis)))


def _mask(p: Program) -> None:
    name, value = p.pick() or p.constant((2,))
    other, right = p.like(value.shape)
    flags = np.ones(value.shape, bool)
    sizes = []
    for axis, size in enumerate(value.shape):
        bound = p.random.randrange(-1, size + 2)
        sizes.append(p.scalar(f"arith.constant {bound} : index"))
        flags &= (np.arange(size) < bound).reshape([size if at == axis else 1 for at in range(value.ndim)])
    mask_type = vector_type(value.shape, "i1")
    mask = p.scalar(f"vector.create_mask {', '.join(sizes)} : {mask_type}")
    text = f"arith.select {mask}, {name}, {other} : {mask_type}, {vector_type(value.shape)}"
    p.emit(text, np.where(flags, value, right))


def _elements(p: Program) -> None:
    found = p.pick(lambda value: value.size <= 16)
    if found is None:
        return
    name, value = found
    made = p.name()
    type = vector_type(value.shape)
    p.lines.append(f"  {made}:{value.size} = vector.to_elements {name} : {type}")
    order = p.random.sample(range(value.size), value.size)
    elements = ", ".join(made if value.size == 1 else f"{made}#{index}" for index in order)
    p.emit(f"vector.from_elements {elements} : {type}", value.reshape(-1)[order].reshape(value.shape))


def _loop(p: Program) -> None:
    name, value = p.pick() or p.constant((2,))
    other, right = p.like(value.shape)
    type = vector_type(value.shape)
    carried, inner = p.name(), p.name()
    body = f"\n    {inner} = arith.addf {carried}, {other} : {type}\n    scf.yield {inner} : {type}\n  }}"
    text = f"scf.for {p.name()} = %c0 to %c3 step %c1 iter_args({carried} = {name}) -> ({type}) {{{body}"
    p.emit(text, value + right + right + right)


_STEPS: tuple[Callable[[Program], None], ...] = (
    _constant,
    _arithmetic,
    _fma,
    _extract,
    _insert,
    _move_element,
    _broadcast,
    _transpose,
    _shape_cast,
    _shuffle,
    _extract_slice,
    _insert_slice,
    _multi_reduction,
    _contract,
    _outer_product,
    _interleave,
    _scan,
    _mask,
    _elements,
    _loop,
)
