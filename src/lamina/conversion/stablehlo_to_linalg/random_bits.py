"""Random bits: the counters of Threefry and Philox, laid out as XLA lays them out on the CPU.

Both turn a key and the number of a block into the bits of that block, so that all blocks are independent.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from lamina.conversion.stablehlo_to_linalg.lowering import Lowering, lowered_type, lowers, ranked
from lamina.conversion.stablehlo_to_linalg.scalars import Arithmetic, Unsupported, spelling, width_of
from lamina.define.foreign import ForeignOperation
from lamina.ir.affine.expr import dims
from lamina.ir.attribute import Type
from lamina.ir.types import ComplexType, IntegerType, RankedTensorType, i32, i64
from lamina.ir.value import Value

# The constants of Salmon et al., "Parallel random numbers: as easy as 1, 2, 3" (2011).
_THREEFRY_PARITY = 0x1BD11BDA
_THREEFRY_ROTATIONS = ((13, 15, 26, 6), (17, 29, 16, 24))
_THREEFRY_GROUPS = 5
_PHILOX_MULTIPLIERS = (0xD2511F53, 0xCD9E8D57)
_PHILOX_STEPS = (0x9E3779B9, 0xBB67AE85)
_PHILOX_ROUNDS = 10

Words = tuple[Value, ...]
Block = Callable[[Value], Words]


# ---- Numbers of 64 and 128 bits


def _halves(a: Arithmetic, number: Value) -> tuple[Value, Value]:
    """Returns the low and the high word of 64 bits."""
    high = a.make("arith.shrui", number, a.number(i64, 32))
    return a.cast("arith.trunci", number, i32), a.cast("arith.trunci", high, i32)


def _joined(a: Arithmetic, low: Value, high: Value) -> Value:
    wide = a.make("arith.shli", a.cast("arith.extui", high, i64), a.number(i64, 32))
    return a.make("arith.ori", a.cast("arith.extui", low, i64), wide)


def _advanced(a: Arithmetic, counter: Sequence[Value], by: Value) -> list[Value]:
    """Returns the sum of a counter of one or two numbers, the low one first, and a number."""
    total = a.make("arith.addi", counter[0], by)
    if len(counter) == 1:
        return [total]
    carry = a.cast("arith.extui", a.compare("ult", total, by), i64)
    return [total, a.make("arith.addi", counter[1], carry)]


# ---- Blocks


def _threefry(a: Arithmetic, key: Value, counter: Value) -> Words:
    """Threefry-2x32 of 20 rounds."""
    first, second = _halves(a, key)
    third = a.make("arith.xori", a.make("arith.xori", first, second), a.number(i32, _THREEFRY_PARITY))
    keys = (first, second, third)
    left, right = (a.make("arith.addi", word, part) for word, part in zip(_halves(a, counter), keys, strict=False))
    for group in range(_THREEFRY_GROUPS):
        for distance in _THREEFRY_ROTATIONS[group % 2]:
            left = a.make("arith.addi", left, right)
            upper = a.make("arith.shli", right, a.number(i32, distance))
            lower = a.make("arith.shrui", right, a.number(i32, 32 - distance))
            right = a.make("arith.xori", left, a.make("arith.ori", upper, lower))
        left = a.make("arith.addi", left, keys[(group + 1) % 3])
        right = a.make("arith.addi", right, keys[(group + 2) % 3])
        right = a.make("arith.addi", right, a.number(i32, group + 1))
    return left, right


def _product(a: Arithmetic, word: Value, multiplier: int) -> tuple[Value, Value]:
    wide = a.make("arith.muli", a.cast("arith.extui", word, i64), a.number(i64, multiplier))
    return _halves(a, wide)


def _philox(a: Arithmetic, key: Value, counter: Sequence[Value]) -> Words:
    """Philox-4x32 of 10 rounds."""
    words = [half for number in counter for half in _halves(a, number)]
    keys = list(_halves(a, key))
    for _ in range(_PHILOX_ROUNDS):
        products = [_product(a, word, by) for word, by in zip(words[::2], _PHILOX_MULTIPLIERS, strict=True)]
        mixed = [
            a.make("arith.xori", a.make("arith.xori", product[1], word), part)
            for product, word, part in zip(reversed(products), words[1::2], keys, strict=True)
        ]
        words = [mixed[0], products[1][0], mixed[1], products[0][0]]
        keys = [a.make("arith.addi", part, a.number(i32, by)) for part, by in zip(keys, _PHILOX_STEPS, strict=True)]
    return tuple(words)


# ---- Arrays of blocks


def _blocks(low: Lowering, shape: Sequence[int], element: Type, count: int, block: Block) -> list[Value]:
    """Returns ``count`` tensors: the words of the blocks that are numbered in the order of a shape."""
    a = low.arithmetic
    type = RankedTensorType(tuple(shape), element, None)
    places = dims(type.rank)

    def body(*_: Value) -> Words:
        number = low.index(0)
        for axis, size in enumerate(shape):
            number = a.make("arith.addi", a.make("arith.muli", number, low.index(size)), low.loop_index(axis))
        return tuple(_as_element(a, word, element) for word in block(a.cast("arith.index_cast", number, i64)))

    outputs = [(low.empty(type, []), places) for _ in range(count)]
    return low.generic([], outputs, ["parallel"] * type.rank, body)


def _as_element(a: Arithmetic, word: Value, element: Type) -> Value:
    """Returns the low bits of a word as an element."""
    integer = IntegerType(width_of(element))
    bits = word if word.type is integer else a.cast("arith.trunci", word, integer)
    return bits if integer is element else a.cast("arith.bitcast", bits, element)


def _interleaved(low: Lowering, parts: Sequence[Value], axis: int) -> Value:
    """Returns tensors of one shape as one whose elements alternate along an axis."""
    type = ranked(parts[0].type)
    if len(parts) == 1:
        return parts[0]
    shape = list(type.shape)
    whole = low.empty(type.clone_with(shape=(*shape[: axis + 1], len(parts), *shape[axis + 1 :])), [])
    for number, part in enumerate(parts if 0 not in shape else ()):
        unit = low.reshaped(part, [*shape[: axis + 1], 1, *shape[axis + 1 :]])
        offsets = [number if place == axis + 1 else 0 for place in range(type.rank + 1)]
        whole = low.insert_slice(unit, whole, offsets)
    shape[axis] *= len(parts)
    return low.reshaped(whole, shape)


def _first_elements(low: Lowering, tensor: Value, shape: Sequence[int]) -> Value:
    """Returns the leading part of a tensor."""
    if tuple(ranked(tensor.type).shape) == tuple(shape):
        return tensor
    return low.slice(tensor, [0] * len(shape), shape, [1] * len(shape))


def _threefry_bits(low: Lowering, state: list[Value], type: RankedTensorType) -> tuple[Value, list[Value]]:
    """Each block is one element of 64 bits, or two along the first even dimension, else along the longest."""
    a = low.arithmetic
    key, counter = state
    shape = list(type.shape) or [1]

    def block(number: Value) -> Words:
        words = _threefry(a, key, a.make("arith.addi", counter, number))
        return (_joined(a, *words),) if width_of(type.element_type) == 64 else words

    if width_of(type.element_type) == 64:
        (bits,) = _blocks(low, shape, type.element_type, 1, block)
        count = _count(shape)
    else:
        even = [axis for axis, size in enumerate(shape) if size % 2 == 0]
        axis = even[0] if even else shape.index(max(shape))
        half = [*shape[:axis], (shape[axis] + 1) // 2, *shape[axis + 1 :]]
        bits = _first_elements(low, _interleaved(low, _blocks(low, half, type.element_type, 2, block), axis), shape)
        count = _count(half)
    return bits, [key, *_advanced(a, [counter], low.number(i64, count))]


def _philox_bits(low: Lowering, state: list[Value], type: RankedTensorType) -> tuple[Value, list[Value]]:
    """Each block is four consecutive elements, or two of 64 bits. The key is the high half of a counter that has one
    number."""
    a = low.arithmetic
    key, *counter = state
    whole = counter if len(counter) == 2 else [*counter, key]
    wide = width_of(type.element_type) == 64
    each = 2 if wide else 4
    total = _count(type.shape)
    count = -(-total // each)

    def block(number: Value) -> Words:
        words = _philox(a, key, _advanced(a, whole, number))
        return (_joined(a, *words[:2]), _joined(a, *words[2:])) if wide else words

    bits = _interleaved(low, _blocks(low, [count], type.element_type, each, block), 0)
    return _first_elements(low, bits, [total]), [key, *_advanced(a, counter, low.number(i64, count))]


def _count(shape: Sequence[int]) -> int:
    total = 1
    for size in shape:
        total *= size
    return total


# By the algorithm: the function and the lengths of its states. XLA's default on the CPU is Philox.
_ALGORITHMS = {
    "THREE_FRY": (_threefry_bits, (2,)),
    "PHILOX": (_philox_bits, (2, 3)),
    "DEFAULT": (_philox_bits, (2, 3)),
}


@lowers("rng_bit_generator")
def lower_rng_bit_generator(low: Lowering, op: ForeignOperation) -> None:
    state, result = op.operands[0], op.results[1]
    word = spelling(op.rng_algorithm)
    generate, lengths = _ALGORITHMS[word]
    states, type = ranked(lowered_type(state.type)), ranked(lowered_type(result.type))
    if states.element_type is not i64 or states.rank != 1 or states.shape[0] not in lengths:
        raise Unsupported(f"{word} with a state that is not {' or '.join(map(str, lengths))} integers of 64 bits")
    element: Any = type.element_type
    if isinstance(element, ComplexType) or element.width not in (8, 16, 32, 64):
        raise Unsupported(f"random bits of type '{element}'")
    bits, next_state = generate(low, low.elements(state), type)
    low.set_vector(op.results[0], next_state)
    bits = low.reshaped(bits, type.shape) if type.rank else low.extract(bits, [low.index(0)])
    low.set(result, bits)


@lowers("rng")
def lower_rng(low: Lowering, op: ForeignOperation) -> None:
    raise Unsupported("it has no seed, so its numbers are unspecified; use rng_bit_generator")
