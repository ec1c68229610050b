"""Discrete Fourier transforms, as products with constant matrices of real and imaginary parts.

A long transform of n = a * b elements is transforms of its columns and rows with factors between them (Cooley and
Tukey, "An Algorithm for the Machine Calculation of Complex Fourier Series", Mathematics of Computation 19, 1965).
"""

from __future__ import annotations

import numpy as np

from lamina.ir.affine.expr import dims
from lamina.onnx.builder import Operand
from lamina.onnx.elements import DOUBLE, FLOAT, Element
from lamina.onnx.errors import NodeProblem
from lamina.onnx.operators.products import matrix_product
from lamina.onnx.registry import Node, Results, normalized, operator
from lamina.onnx.scalars import Scalar, Size, minus, over, product
from lamina.onnx.tensors import Array, Tensor

_LONGEST_PRODUCT = 1024
"""Elements of a transform by one matrix."""
_LARGEST_MATRIX = 1 << 26
"""Elements of a matrix, of a transform whose length is a large prime."""


@operator("DFT", since=17)
def dft_along_attribute(node: Node) -> Results:
    return _dft(node, node.integer("axis", 1))


@operator("DFT", since=20)
def dft_along_input(node: Node) -> Results:
    axis = node.optional(2)
    return _dft(node, -2 if axis is None else int(axis.constant("axis").ravel()[0]))


def _dft(node: Node, axis: int) -> Tensor:
    source, maker = node[0], node.maker
    _check_parts(source)
    axis = normalized(axis, source.rank)
    if axis == source.rank - 1:
        raise NodeProblem("its axis is that of real and imaginary parts")
    inverse, one_sided = bool(node.integer("inverse")), bool(node.integer("onesided"))
    parts, count = source.size(source.rank - 1), source.size(axis)
    if one_sided and parts != (2 if inverse else 1):
        raise NodeProblem(f"onesided transforms {'complex' if inverse else 'real'} numbers only, not {source.type}")
    given = node.optional(1)
    length = 2 * (count - 1) if inverse and one_sided else count
    if given is not None:
        length = int(given.constant("dft_length").ravel()[0])
    if length < 1 or count < 1:
        raise NodeProblem(f"its length {length} has to be positive")
    # The transformed dimension before the parts.
    order = [*(at for at in range(source.rank - 1) if at != axis), axis, source.rank - 1]
    moved = maker.transpose(source, order)
    outer = moved.shape[:-2]
    signal = _computed(maker.reshape(moved, [product(outer), count, parts]))
    if inverse and one_sided:
        result = _by_matrix(signal, _real_inverse(length, min(count, length // 2 + 1)), 1)
    else:
        result = _transform(signal, length, inverse, length // 2 + 1 if one_sided else length)
    result = maker.reshape(result, [*outer, *result.shape[1:]])
    result = maker.transpose(result, [order.index(at) for at in range(source.rank)])
    return result if result.element is source.element else maker.map(lambda x: x.to(source.element), result)


def _check_parts(source: Tensor) -> None:
    if source.rank < 2 or not source.element.is_float or source.shape[-1] not in (1, 2):
        raise NodeProblem(f"{source.type} is no signal of real or complex numbers")


def _computed(source: Tensor) -> Tensor:
    """Returns the signal in the element that is computed with."""
    element = _element(source)
    return source if source.element is element else source.maker.map(lambda x: x.to(element), source)


def _element(source: Tensor) -> Element:
    return DOUBLE if source.element is DOUBLE else FLOAT


def _transform(signal: Tensor, length: int, inverse: bool, wanted: int) -> Tensor:
    """Returns the first ``wanted`` complex results for each row of a signal of rows, elements and parts."""
    columns = _factor(length)
    if length <= _LONGEST_PRODUCT or columns is None:
        count, parts = min(signal.size(1), length), signal.size(2)
        if 2 * count * parts * wanted > _LARGEST_MATRIX:
            raise NodeProblem(f"a transform of {length} elements, a number with a large prime factor, is not supported")
        return _by_matrix(signal, _matrix(length, count, parts, inverse)[:, : 2 * wanted])
    maker, rows, parts = signal.maker, length // columns, signal.size(2)
    batch = signal.shape[0]
    signal = maker.reshape(_of_length(signal, length), [batch, rows, columns, parts])
    signal = maker.reshape(maker.transpose(signal, [0, 2, 1, 3]), [product([batch, columns]), rows, parts])
    along_rows = maker.reshape(_transform(signal, rows, inverse, rows), [batch, columns, rows, 2])
    turned = maker.transpose(_turned(along_rows, length, inverse), [0, 2, 1, 3])
    flat = maker.reshape(turned, [product([batch, rows]), columns, 2])
    along_columns = maker.reshape(_transform(flat, columns, inverse, columns), [batch, rows, columns, 2])
    whole = maker.reshape(maker.transpose(along_columns, [0, 2, 1, 3]), [batch, length, 2])
    return maker.slice(whole, [0, 0, 0], [batch, wanted, 2])


def _factor(length: int) -> int | None:
    """Returns the smallest divisor that is no less than the square root; None for primes."""
    return next((at for at in range(int(np.ceil(np.sqrt(length))), length) if length % at == 0), None)


def _of_length(signal: Tensor, length: int) -> Tensor:
    """Returns the signal with zeros at its end, or without its end."""
    count, maker = signal.size(1), signal.maker
    if count < length:
        return maker.pad(signal, [0, 0, 0], [0, length - count, 0], 0)
    return maker.slice(signal, [0, 0, 0], [signal.shape[0], length, signal.shape[2]])


def _turned(source: Tensor, length: int, inverse: bool) -> Tensor:
    """Returns complex numbers of columns and rows, multiplied by the factors between the two transforms."""
    columns, rows = source.size(1), source.size(2)
    angles = _angles(np.outer(np.arange(columns), np.arange(rows)), length, inverse)
    maker, element = source.maker, source.element
    real, imaginary = (maker.array(part(angles).astype(element.dtype), element) for part in (np.cos, np.sin))
    halves = [maker.slice(source, [0, 0, 0, part], [*source.shape[:3], 1]) for part in (0, 1)]
    left, right = (maker.reshape(half, source.shape[:3]) for half in halves)

    def difference(a: Scalar, b: Scalar, c: Scalar, d: Scalar) -> Scalar:
        return a * c - b * d

    def total(a: Scalar, b: Scalar, c: Scalar, d: Scalar) -> Scalar:
        return a * d + b * c

    parts = [maker.map(body, left, right, real, imaginary) for body in (difference, total)]
    return maker.concat([maker.reshape(part, [*source.shape[:3], 1]) for part in parts], 3)


def _by_matrix(signal: Tensor, matrix: Array, parts: int = 2) -> Tensor:
    """Returns the product of the first elements of each row with a matrix, as numbers of so many parts."""
    maker, count = signal.maker, matrix.shape[0] // signal.size(2)
    signal = maker.slice(signal, [0, 0, 0], [signal.shape[0], count, signal.shape[2]])
    flat = maker.reshape(signal, [signal.shape[0], matrix.shape[0]])
    result = matrix_product(flat, _constant(signal, matrix))
    return maker.reshape(result, [signal.shape[0], matrix.shape[1] // parts, parts])


def _constant(like: Tensor, array: Array) -> Tensor:
    return like.maker.array(np.ascontiguousarray(array, like.element.dtype), like.element)


# ---- Matrices, computed in f64


def _angles(products: Array, length: int, inverse: bool) -> Array:
    """Returns the angles of the roots of unity to some powers, which are reduced first: exact for any length."""
    return (2 if inverse else -2) * np.pi / length * (products % length)


def _matrix(length: int, count: int, parts: int, inverse: bool) -> Array:
    """Returns the matrix from ``count`` elements of one or two parts to ``length`` complex numbers."""
    angles = _angles(np.outer(np.arange(count), np.arange(length)), length, inverse)
    scale = 1 / length if inverse else 1.0
    real, imaginary = scale * np.cos(angles), scale * np.sin(angles)
    of_parts = [np.stack([real, imaginary], -1), np.stack([-imaginary, real], -1)][:parts]
    whole: Array = np.stack(of_parts, 1).reshape(count * parts, 2 * length)
    return whole


def _real_inverse(length: int, count: int) -> Array:
    """Returns the matrix from ``count`` complex numbers, the first half of a symmetric spectrum, to real elements."""
    angles = _angles(np.outer(np.arange(count), np.arange(length)), length, True)
    # All but the first, and the last of an even length, stand for two; the imaginary parts of those are ignored.
    alone = [at == 0 or 2 * at == length for at in range(count)]
    weights = np.where(alone, 1.0, 2.0)[:, np.newaxis] / length
    imaginary = np.where(np.array(alone)[:, np.newaxis], 0.0, -np.sin(angles))
    whole: Array = np.stack([weights * np.cos(angles), weights * imaginary], 1).reshape(2 * count, length)
    return whole


# ---- Short-time transforms


@operator("STFT", since=17)
def short_time_transform(node: Node) -> Results:
    """A convolution whose taps are the rows of the matrix, each times its place of the window."""
    source, maker = node[0], node.maker
    if source.rank == 2:
        # As PyTorch exports real signals, and ONNX Runtime accepts them.
        source = maker.reshape(source, [*source.shape, 1])
    _check_parts(source)
    if source.rank != 3:
        raise NodeProblem(f"{source.type} is not of three dimensions")
    step = int(node[1].constant("frame_step").ravel()[0])
    window, given = node.optional(2), node.optional(3)
    parts, one_sided = source.size(2), bool(node.integer("onesided", 1))
    if given is not None:
        length = int(given.constant("frame_length").ravel()[0])
    else:
        length = source.size(1) if window is None else window.size(0)
    if step < 1 or length < 1 or (window is not None and (window.rank != 1 or window.size(0) != length)):
        raise NodeProblem(f"its step {step}, its length {length} and its window do not fit")
    if one_sided and parts != 1:
        raise NodeProblem(f"onesided transforms real numbers only, not {source.type}")
    bins = length // 2 + 1 if one_sided else length
    if 2 * length * parts * bins > _LARGEST_MATRIX:
        raise NodeProblem(f"frames of {length} elements are not supported")
    signal = _computed(source)
    taps = _constant(signal, _matrix(length, length, parts, False)[:, : 2 * bins].reshape(length, parts, 2 * bins))
    if window is not None:
        taps = _windowed(taps, _computed(window))
    frames = _frames(source.shape[1], length, step)
    batch, frame, column, time, part = dims(5)
    operands: list[Operand] = [(signal, [batch, frame * step + time, part]), (taps, [time, part, column])]
    kinds = ["parallel"] * 3 + ["reduction"] * 2
    shape: list[Size] = [source.shape[0], frames, 2 * bins]
    result = maker.contract(operands, kinds, [batch, frame, column], shape, signal.element)
    result = maker.reshape(result, [*shape[:2], bins, 2])
    return result if result.element is source.element else maker.map(lambda x: x.to(source.element), result)


def _windowed(taps: Tensor, window: Tensor) -> Tensor:
    if window.array is not None and taps.array is not None:
        return _constant(taps, taps.array * window.array.reshape(-1, 1, 1))
    return taps.maker.map(lambda x, y: x * y, taps, taps.maker.reshape(window, [window.shape[0], 1, 1]))


def _frames(count: Size, length: int, step: int) -> Size:
    """Returns the number of whole frames; none of a signal that is shorter."""
    frames = over(minus(count, length - step), step)
    if isinstance(frames, Scalar):
        return frames.max(0)
    if frames < 1:
        raise NodeProblem(f"a signal of {count} elements has no frame of {length}")
    return frames


@operator("MelWeightMatrix")
def mel_weight_matrix(node: Node) -> Results:
    """Its elements are constants, which ONNX's evaluator has computed where they are few enough."""
    names = ("num_mel_bins", "dft_length", "sample_rate", "lower_edge_hertz", "upper_edge_hertz")
    for number, name in enumerate(names):
        node[number].constant(name)
    raise NodeProblem("its result is too large, or its inputs are not as ONNX defines them")
