"""Fourier transforms by Cooley and Tukey's splitting, with any prime factors."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from lamina.conversion.stablehlo_to_linalg.lowering import Lowering, lowered_type, lowers, numbers, ranked
from lamina.conversion.stablehlo_to_linalg.reductions import loops
from lamina.conversion.stablehlo_to_linalg.scalars import Unsupported, spelling
from lamina.define.foreign import ForeignOperation
from lamina.interfaces.tiling import Size
from lamina.ir.affine.expr import dims
from lamina.ir.attribute import Type
from lamina.ir.attributes import DenseElementsAttr
from lamina.ir.types import DYNAMIC, ComplexType, FloatType, RankedTensorType
from lamina.ir.value import Value

_FORWARD = ("FFT", "RFFT")


@lowers("fft")
def lower_fft(low: Lowering, op: ForeignOperation) -> None:
    (source,), (result,) = op.operands, op.results
    kind, lengths = spelling(op.fft_type), numbers(op.fft_length)
    types = ranked(source.type), ranked(lowered_type(result.type))
    type = types[1]
    axes = list(range(type.rank - len(lengths), type.rank))
    if any(shaped.shape[axis] == DYNAMIC for shaped in types for axis in axes):
        raise Unsupported("a transform along dimensions of unknown size")
    tensor = low.tensor(source)
    if 0 in type.shape or 0 in types[0].shape:
        low.set(result, low.filled(type, low.number(type.element_type, 0), low.sizes(tensor)))
        return
    low.set(result, _each(low, tensor, type, lambda part, of: _real_or_complex(low, kind, part, list(axes), of)))


def _each(
    low: Lowering, tensor: Value, type: RankedTensorType, transform: Callable[[Value, RankedTensorType], Value]
) -> Value:
    """Transforms the slices of one along the dimensions of unknown size."""
    unknown = [axis for axis, size in enumerate(type.shape) if size == DYNAMIC]
    if not unknown:
        return transform(tensor, type)
    sizes = low.sizes(tensor)
    ones = [1] * type.rank
    part_type = type.clone_with(shape=tuple(1 if axis in unknown else size for axis, size in enumerate(type.shape)))
    shape = [1 if axis in unknown else size for axis, size in enumerate(sizes)]

    def transformed(places: list[Value], carried: list[Value]) -> list[Value]:
        offsets: list[Size] = [0] * type.rank
        for axis, place in zip(unknown, places, strict=True):
            offsets[axis] = place
        part = transform(low.slice(tensor, offsets, shape, ones), part_type)
        return [low.insert_slice(part, carried[0], offsets)]

    bounds = [low.size_value(sizes[axis]) for axis in unknown]
    return loops(low, bounds, [low.empty(type, sizes)], transformed)[0]


def _real_or_complex(low: Lowering, kind: str, tensor: Value, axes: list[int], type: RankedTensorType) -> Value:
    forward = kind in _FORWARD
    if kind == "RFFT":
        tensor = _with_imaginary_part(low, tensor)
        tensor = _along(low, tensor, axes.pop(), forward=True)
        tensor = low.slice(tensor, [0] * type.rank, type.shape, [1] * type.rank)
    last = axes.pop() if kind == "IRFFT" else None
    for axis in reversed(axes):
        tensor = _along(low, tensor, axis, forward=forward)
    if last is None:
        return tensor
    tensor = _along(low, _conjugate_half(low, tensor, last, type.shape[last]), last, forward=False)
    return low.generic(
        [(tensor, dims(type.rank))],
        [(low.empty(type, []), dims(type.rank))],
        ["parallel"] * type.rank,
        lambda x, _: low.arithmetic.make("complex.re", x),
    )[0]


def _with_imaginary_part(low: Lowering, tensor: Value) -> Value:
    """Returns a real tensor as a complex one."""
    type = ranked(tensor.type)
    element = type.element_type
    target = type.clone_with(element_type=ComplexType(element))
    zero = low.number(element, 0)
    places = dims(type.rank)
    return low.generic(
        [(tensor, places)],
        [(low.empty(target, []), places)],
        ["parallel"] * type.rank,
        lambda x, _: low.arithmetic.complex(x, zero),
    )[0]


def _conjugate_half(low: Lowering, tensor: Value, axis: int, size: int) -> Value:
    """Returns all elements of a spectrum of which a real transform keeps the first half: those in the second half are
    conjugates of those in the first."""
    type = ranked(tensor.type)
    shape = list(type.shape)
    half, shape[axis] = shape[axis], size
    a = low.arithmetic

    def at(*positions: Value) -> Value:
        places = list(positions)
        mirrored = a.compare("sge", positions[axis], low.index(half))
        places[axis] = a.select(mirrored, a.make("arith.subi", low.index(size), positions[axis]), positions[axis])
        value = low.extract(tensor, places)
        return a.select(mirrored, a.make("complex.conj", value), value)

    return low.generate(RankedTensorType(tuple(shape), type.element_type, None), [], at)


def _along(low: Lowering, tensor: Value, axis: int, *, forward: bool) -> Value:
    """Transforms a complex tensor along an axis; the inverse is scaled."""
    shape = ranked(tensor.type).shape
    outer, size, inner = int(np.prod(shape[:axis])), shape[axis], int(np.prod(shape[axis + 1 :]))
    transformed = _transform(low, low.reshaped(tensor, [outer, size, inner]), forward, size)
    return low.reshaped(transformed, shape)


def _factor(size: int) -> int:
    """Returns the factor to split off: 4, or the smallest prime."""
    if size % 4 == 0:
        return 4
    return next((number for number in range(2, int(size**0.5) + 1) if size % number == 0), size)


def _transform(low: Lowering, tensor: Value, forward: bool, scale: int) -> Value:
    """Transforms the middle of three dimensions. The inverse is divided by ``scale`` in the last step.

    With positions m n1 + n2 and frequencies k1 + p k2, it is a sum over n1 times powers of the root, then a transform
    over n2.
    """
    outer, size, inner = ranked(tensor.type).shape
    factor = _factor(size)
    rest = size // factor
    split = low.reshaped(tensor, [outer, factor, rest, inner])
    summed = _sum(low, split, size, forward, 1 if forward or rest > 1 else scale)
    if rest == 1:
        return low.reshaped(summed, [outer, size, inner])
    transformed = _transform(low, low.reshaped(summed, [outer * factor, rest, inner]), forward, scale)
    turned = low.transposed(low.reshaped(transformed, [outer, factor, rest, inner]), [0, 2, 1, 3])
    return low.reshaped(turned, [outer, size, inner])


def _sum(low: Lowering, tensor: Value, size: int, forward: bool, scale: int) -> Value:
    """Returns the sums over the second dimension of a tensor, with the powers of the root."""
    outer, factor, rest, inner = ranked(tensor.type).shape
    element = ranked(tensor.type).element_type
    real, imaginary = _roots(low, element, size, forward, scale)
    a = low.arithmetic
    o, k, n2, i, n1 = dims(5)

    def body(x: Value, total: Value) -> Value:
        position = a.make("arith.muli", low.loop_index(4), low.index(rest))
        position = a.make("arith.addi", position, low.loop_index(2))
        power = a.make("arith.remui", a.make("arith.muli", position, low.loop_index(1)), low.index(size))
        root = low.extract(real, [power]), low.extract(imaginary, [power])
        parts, sums = a.parts(x), a.parts(total)
        products = [a.make("arith.mulf", part, other) for part in parts for other in root]
        change = a.make("arith.subf", products[0], products[3]), a.make("arith.addf", products[1], products[2])
        return a.complex(*(a.make("arith.addf", old, new) for old, new in zip(sums, change, strict=True)))

    zero = low.filled(RankedTensorType((outer, factor, rest, inner), element, None), low.number(element, 0), [])
    kinds = ["parallel"] * 4 + ["reduction"]
    return low.generic([(tensor, [o, n1, n2, i])], [(zero, [o, k, n2, i])], kinds, body)[0]


def _roots(low: Lowering, element: Type, size: int, forward: bool, scale: int) -> tuple[Value, Value]:
    """Returns tables of the real and imaginary parts of the powers of the root of one."""
    assert isinstance(element, ComplexType) and isinstance(element.element_type, FloatType)
    angles = 2 * np.pi * np.arange(size) / size
    parts = np.cos(angles) / scale, (-1 if forward else 1) * np.sin(angles) / scale
    type = RankedTensorType((size,), element.element_type, None)
    dtype = np.float64 if element.element_type.width == 64 else np.float32
    constants = [low.constant(type, DenseElementsAttr.from_array(part.astype(dtype), type)) for part in parts]
    return constants[0], constants[1]
