"""Convolutions of any number of spatial dimensions."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from lamina.dialects.linalg import named_ops
from lamina.dialects.quant import ops as quant
from lamina.dialects.quant.types import with_element_type
from lamina.ir.affine.expr import AffineExpr, dims
from lamina.ir.attributes import DenseElementsAttr
from lamina.ir.types import RankedTensorType, i64
from lamina.onnx.builder import Operand
from lamina.onnx.elements import Element, element_of_dtype
from lamina.onnx.errors import NodeProblem
from lamina.onnx.registry import Node, Results, operator
from lamina.onnx.scalars import Scalar, Size, minus, over, plus, times
from lamina.onnx.tensors import Array, Tensor
from lamina.quant.integer_arithmetic.quantities import Constant, constant_behind, uniform_type


@dataclass
class Window:
    """The geometry of a convolution or pooling, one entry a spatial dimension; ``after`` does not hold the ``extra``
    elements that rounding up the size of the result needs."""

    kernel: list[int]
    strides: list[int]
    dilations: list[int]
    before: list[Size]
    after: list[Size]
    result: list[Size]
    extra: list[Size]

    def places(self, result: Sequence[AffineExpr], kernel: Sequence[AffineExpr]) -> list[AffineExpr]:
        """Returns the input's index in each dimension, from those of result and window."""
        return [
            at * stride + inside * dilation
            for at, inside, stride, dilation in zip(result, kernel, self.strides, self.dilations, strict=True)
        ]


def _positive(numbers: Sequence[int], what: str, count: int) -> list[int]:
    if len(numbers) != count or any(number < 1 for number in numbers):
        raise NodeProblem(f"its {what} {list(numbers)} do not fit {count} spatial dimensions")
    return list(numbers)


def window_of(node: Node, sizes: Sequence[Size], kernel: Sequence[int], ceil: bool = False) -> Window:
    """Returns the window that a node's attributes describe. Raises NodeProblem."""
    count = len(sizes)
    kernel = _positive(kernel, "kernel sizes", count)
    strides = _positive(node.integers("strides") or [1] * count, "strides", count)
    dilations = _positive(node.integers("dilations") or [1] * count, "dilations", count)
    automatic = node.text("auto_pad", "NOTSET")
    pads: list[Size] = list(node.integers("pads") or [0] * (2 * count))
    if len(pads) != 2 * count or any(isinstance(pad, int) and pad < 0 for pad in pads):
        raise NodeProblem(f"its pads {pads} do not fit {count} spatial dimensions")
    if automatic == "VALID":
        pads = [0] * (2 * count)
    window = Window(kernel, strides, dilations, pads[:count], pads[count:], [], [])
    for axis, size in enumerate(sizes):
        if automatic in ("SAME_UPPER", "SAME_LOWER"):
            _pad_automatically(window, axis, size, automatic == "SAME_UPPER")
        _add_result(window, axis, size, ceil and automatic == "NOTSET")
    return window


def _reach(window: Window, axis: int) -> int:
    return (window.kernel[axis] - 1) * window.dilations[axis] + 1


def _pad_automatically(window: Window, axis: int, size: Size, upper: bool) -> None:
    stride, reach = window.strides[axis], _reach(window, axis)
    steps = minus(over(plus(size, stride - 1), stride), 1)
    wanted = minus(plus(times(steps, stride), reach), size)
    wanted = max(wanted, 0) if isinstance(wanted, int) else wanted.max(0)
    smaller = over(wanted, 2)
    larger = minus(wanted, smaller)
    window.before[axis], window.after[axis] = (smaller, larger) if upper else (larger, smaller)


def _add_result(window: Window, axis: int, size: Size, ceil: bool) -> None:
    stride, reach = window.strides[axis], _reach(window, axis)
    padded = plus(plus(size, window.before[axis]), window.after[axis])
    if isinstance(padded, int) and isinstance(size, int) and isinstance(window.before[axis], int):
        steps = (padded - reach) / stride
        length = (math.ceil(steps) if ceil else math.floor(steps)) + 1
        if ceil and (length - 1) * stride >= size + window.before[axis]:
            length -= 1  # A window may not begin in the padding at the end.
        if length < 1:
            raise NodeProblem(f"a window of {reach} does not fit into {padded} elements")
        window.result.append(length)
        window.extra.append(max((length - 1) * stride + reach - padded, 0))
        return
    span = minus(padded, reach)
    outputs = plus(over(plus(span, stride - 1) if ceil else span, stride), 1)
    if ceil:
        assert isinstance(outputs, Scalar)
        late = plus(size, window.before[axis])
        outputs = (outputs - 1) * stride >= outputs.maker.as_index(late)
        outputs = outputs.select(_steps(span, stride, True), plus(_steps(span, stride, True), 1))
    window.result.append(outputs)
    need = minus(plus(times(minus(outputs, 1), stride), reach), padded)
    window.extra.append(0 if not ceil else need.max(0) if isinstance(need, Scalar) else max(need, 0))


def _steps(span: Size, stride: int, ceil: bool) -> Size:
    return over(plus(span, stride - 1) if ceil else span, stride)


def padded(source: Tensor, window: Window, number: float | int | Scalar) -> Tensor:
    """Returns the source with the window's padding."""
    lead: list[Size] = [0] * (source.rank - len(window.kernel))
    after = [plus(pad, extra) for pad, extra in zip(window.after, window.extra, strict=True)]
    return source.maker.pad(source, lead + window.before, lead + after, number)


def convolution_window(node: Node, source: Tensor, weights: Tensor, group: int) -> Window:
    """Returns the window of a convolution. Raises NodeProblem for weights that do not fit."""
    spatial = source.rank - 2
    if spatial < 1 or weights.rank != source.rank:
        raise NodeProblem(f"{weights.type} is not a kernel for {source.type}")
    kernel = list(weights.sizes[2:])
    given = node.integers("kernel_shape")
    if given is not None and given != kernel:
        raise NodeProblem(f"its kernel_shape {given} does not match the weights {weights.type}")
    channels, features = source.shape[1], weights.sizes[0]
    if group < 1 or features % group or (isinstance(channels, int) and channels != weights.sizes[1] * group):
        raise NodeProblem(f"{group} groups of {weights.type} do not fit the channels of {source.type}")
    return window_of(node, source.shape[2:], kernel)


@operator("Conv")
def conv(node: Node) -> Results:
    source, weights = node[0], node[1]
    if source.element is not weights.element:
        raise NodeProblem(f"{weights.type} is not a kernel for {source.type}")
    group = node.integer("group", 1)
    window = convolution_window(node, source, weights, group)
    if weights.array is not None:
        weights = _without_taps_of_padding(source, weights, weights.array, window)
    convolved = convolve(padded(source, window, 0), weights, window, group, source.element)
    bias = node.optional(2)
    return convolved if bias is None else add_bias(convolved, bias)


def _without_taps_of_padding(source: Tensor, weights: Tensor, array: Array, window: Window) -> Tensor:
    """Drops the taps that read padding alone, from the window too: the outer ones of widely dilated kernels on small
    images do. Returns the weights that remain."""
    starts, sizes = [0] * weights.rank, list(weights.sizes)
    for axis, (size, result) in enumerate(zip(source.shape[2:], window.result, strict=True)):
        before, step = window.before[axis], window.dilations[axis]
        if not isinstance(size, int) or not isinstance(before, int) or not isinstance(result, int):
            continue
        last = (result - 1) * window.strides[axis]
        reading = [tap for tap in range(window.kernel[axis]) if -last <= tap * step - before < size]
        if not reading:
            continue  # the result is the bias
        low = before - reading[0] * step
        high = last + (len(reading) - 1) * step + 1 - size - low
        if len(reading) == window.kernel[axis] or low < 0 or high < 0:
            continue
        starts[2 + axis], sizes[2 + axis] = reading[0], len(reading)
        window.kernel[axis], window.before[axis], window.after[axis] = len(reading), low, high
    if sizes == list(weights.sizes):
        return weights
    places = tuple(slice(start, start + size) for start, size in zip(starts, sizes, strict=True))
    return weights.maker.array(np.ascontiguousarray(array[places]), weights.element)


def add_bias(source: Tensor, bias: Tensor) -> Tensor:
    """Adds a number per channel."""
    if bias.rank != 1:
        raise NodeProblem(f"{bias.type} is not a bias for {source.type}")
    spread = source.maker.reshape(bias, [bias.shape[0], *[1] * (source.rank - 2)])
    return source.maker.map(lambda x, b: x + b, source, spread)


# (spatial dimensions, depthwise) -> the named operation
_NAMED = {
    (1, False): "Conv1DNcwFcwOp", (2, False): "Conv2DNchwFchwOp", (3, False): "Conv3DNcdhwFcdhwOp",
    (2, True): "DepthwiseConv2DNchwChwOp", (1, True): "DepthwiseConv1DNcwCwOp",
}  # fmt: skip


def convolve(source: Tensor, weights: Tensor, window: Window, group: int, element: Element) -> Tensor:
    """Sums of products over windows of a padded source, in ``element``."""
    features = weights.sizes[0]
    each = weights.sizes[1]
    shape = [source.shape[0], features, *window.result]
    spatial = len(window.kernel)
    if group == 1:
        return _named(source, weights, window, shape, element, False) or _plain(source, weights, window, shape, element)
    if each == 1 and features == group:
        maker = source.maker
        flat = maker.reshape(weights, [features, *weights.shape[2:]])
        named_result = _named(source, flat, window, shape, element, True)
        if named_result is not None:
            return named_result
    return _grouped(source, weights, window, group, spatial, element)


def _named(
    source: Tensor, weights: Tensor, window: Window, shape: Sequence[Size], element: Element, depthwise: bool
) -> Tensor | None:
    cls = getattr(named_ops, _NAMED.get((len(window.kernel), depthwise), ""), None)
    # The named operations extend integers by their sign.
    if cls is None or not (element.is_float and source.element is element and weights.element is element):
        return None
    init = source.maker.filled(shape, 0, element)
    type = RankedTensorType([len(window.kernel)], i64)
    steps, dilations = (
        DenseElementsAttr.from_array(np.asarray(number, np.int64), type)
        for number in (window.strides, window.dilations)
    )
    return source.maker.named(cls, [source, weights], init, strides=steps, dilations=dilations)


def _plain(source: Tensor, weights: Tensor, window: Window, shape: Sequence[Size], element: Element) -> Tensor:
    """Dimensions: image, feature, result places; channel, window places."""
    spatial = len(window.kernel)
    n, f, *rest = dims(3 + 2 * spatial)
    at, c, inside = rest[:spatial], rest[spatial], rest[spatial + 1 :]
    operands: list[Operand] = [(source, [n, c, *window.places(at, inside)]), (weights, [f, c, *inside])]
    kinds = ["parallel"] * (2 + spatial) + ["reduction"] * (1 + spatial)
    return source.maker.contract(operands, kinds, [n, f, *at], shape, element)


def _grouped(source: Tensor, weights: Tensor, window: Window, group: int, spatial: int, element: Element) -> Tensor:
    """Like the plain convolution, with groups split off channels and features."""
    maker = source.maker
    features, each = weights.sizes[0] // group, weights.sizes[1]
    split = maker.reshape(source, [source.shape[0], group, each, *source.shape[2:]])
    kernels = maker.reshape(weights, [group, features, *weights.shape[1:]])
    n, g, f, *rest = dims(4 + 2 * spatial)
    at, c, inside = rest[:spatial], rest[spatial], rest[spatial + 1 :]
    operands: list[Operand] = [(split, [n, g, c, *window.places(at, inside)]), (kernels, [g, f, c, *inside])]
    kinds = ["parallel"] * (3 + spatial) + ["reduction"] * (1 + spatial)
    shape = [source.shape[0], group, features, *window.result]
    product = maker.contract(operands, kinds, [n, g, f, *at], shape, element)
    return maker.reshape(product, [source.shape[0], group * features, *window.result])


# ---- Transposed


@operator("ConvTranspose")
def conv_transpose(node: Node) -> Results:
    source, weights = node[0], node[1]
    spatial, group = source.rank - 2, node.integer("group", 1)
    if spatial < 1 or weights.rank != source.rank or group < 1 or weights.sizes[0] % group:
        raise NodeProblem(f"{weights.type} is not a kernel for {source.type}")
    kernel = list(weights.sizes[2:])
    if node.integers("kernel_shape") not in (None, kernel):
        raise NodeProblem(f"its kernel_shape disagrees with the weights {weights.type}")
    strides = _positive(node.integers("strides") or [1] * spatial, "strides", spatial)
    dilations = _positive(node.integers("dilations") or [1] * spatial, "dilations", spatial)
    before, after = _transposed_pads(node, source, kernel, strides, dilations)
    phases = _phases(weights, group, strides) if max(dilations) == 1 else None
    if phases is not None:
        result = _by_phases(source, weights, phases, group, strides, before, after)
    else:
        result = _on_spaced_source(source, weights, group, strides, dilations, before, after)
    bias = node.optional(2)
    return result if bias is None else add_bias(result, bias)


def _by_phases(
    source: Tensor,
    weights: Tensor,
    phases: Tensor,
    group: int,
    strides: Sequence[int],
    before: Sequence[int],
    after: Sequence[int],
) -> Tensor:
    """Convolves with the features of each phase of the result, which are then interleaved.

    An element of the result belongs to the phase ``index % stride``, and reads every stride-th element of the kernel:
    the sub-pixel form of Shi et al., "Is the deconvolution layer the same as a convolutional layer?" (2016). It
    computes no products with the zeros of a dilated source.
    """
    maker, spatial = source.maker, len(strides)
    channels, features, *kernel = weights.sizes
    taps = list(phases.sizes[2:])
    reach: list[Size] = [tap - 1 for tap in taps]
    widened = maker.pad(source, [0, 0, *reach], [0, 0, *reach], 0)
    ones = [1] * spatial
    zeros: list[Size] = [0] * spatial
    result = [plus(size, extent) for size, extent in zip(source.shape[2:], reach, strict=True)]
    window = Window(taps, ones, ones, zeros, zeros, result, zeros)
    stacked = convolve(widened, phases, window, group, source.element)
    split = maker.reshape(stacked, [source.shape[0], group, *strides, features, *result])
    interleaved = [axis for at in range(spatial) for axis in (3 + spatial + at, 2 + at)]
    moved = maker.transpose(split, [0, 1, 2 + spatial, *interleaved])
    sizes = [times(size, stride) for size, stride in zip(result, strides, strict=True)]
    whole = maker.reshape(moved, [source.shape[0], group * features, *sizes])
    # The kernel is zero-padded at the end to a multiple of the stride.
    surplus = [tap * stride - size for tap, stride, size in zip(taps, strides, kernel, strict=True)]
    return _cropped(whole, before, [cut + more for cut, more in zip(after, surplus, strict=True)])


def _phases(weights: Tensor, group: int, strides: Sequence[int]) -> Tensor | None:
    """Returns the flipped kernel of each phase: groups, phases and features together, then channels of a
    group, taps. None if the weights are unknown."""
    maker = weights.maker
    if weights.array is not None:
        return maker.array(_phases_of(weights.array, group, strides), weights.element)
    owner = weights.value.defining_op
    constant = constant_behind(owner.input) if isinstance(owner, quant.DequantizeCastOp) else None
    if constant is None:
        return None
    return _quantized_phases(weights, constant, group, strides)


def _quantized_phases(weights: Tensor, constant: Constant, group: int, strides: Sequence[int]) -> Tensor | None:
    """Returns the phase kernels of dequantized weights; None for several scales that are not per
    feature."""
    type, scales, zeros = constant.quantity
    width = type.storage_width
    if scales.size != scales.shape[1] or width not in (8, 16):
        return None
    centred = _phases_of(constant.centred(np.int16 if width == 8 else np.int32), group, strides)

    def of_features(numbers: Array) -> Array:
        times = centred.shape[0] // numbers.size if numbers.size > 1 else 1
        return np.tile(numbers.ravel(), times).reshape(-1, *[1] * (numbers.ndim - 1))

    scales, zeros = of_features(scales), of_features(np.broadcast_to(zeros, scales.shape))
    element = element_of_dtype(np.dtype(f"{'i' if type.signed else 'u'}{width // 8}"))
    stored = weights.maker.array(np.add(centred, zeros, dtype=element.dtype, casting="unsafe"), element)
    create, kind = weights.maker.builder.create, uniform_type(type, scales, zeros, stored.sizes)
    cast = create(quant.StorageCastOp, stored.value, result_types=[with_element_type(stored.type, kind)]).result
    phases_ = Tensor(weights.maker, weights.element, stored.shape)
    value = create(quant.DequantizeCastOp, cast, result_types=[phases_.type]).result
    return Tensor(weights.maker, weights.element, stored.shape, value)


def _phases_of(array: Array, group: int, strides: Sequence[int]) -> Array:
    channels, features, *kernel = array.shape
    taps = [-(-size // stride) for size, stride in zip(kernel, strides, strict=True)]
    fill = [(0, tap * stride - size) for tap, stride, size in zip(taps, strides, kernel, strict=True)]
    spatial = len(kernel)
    parts = [size for pair in zip(taps, strides, strict=True) for size in pair]
    split = np.pad(array, [(0, 0), (0, 0), *fill]).reshape(group, channels // group, features, *parts)
    of_taps, of_phases = [3 + 2 * at for at in range(spatial)], [4 + 2 * at for at in range(spatial)]
    turned = np.flip(split, tuple(of_taps)).transpose(0, *of_phases, 2, 1, *of_taps)
    return np.ascontiguousarray(turned).reshape(-1, channels // group, *taps)


def _cropped(source: Tensor, before: Sequence[int], after: Sequence[int]) -> Tensor:
    """Crops ``before`` and ``after`` elements at the ends of the spatial dimensions; negative amounts pad with
    zeros."""
    maker = source.maker
    low, high = ([max(cut, 0) for cut in cuts] for cuts in (before, after))
    if any(low) or any(high):
        sizes = [minus(minus(size, a), b) for size, a, b in zip(source.shape[2:], low, high, strict=True)]
        source = maker.slice(source, [0, 0, *low], [*source.shape[:2], *sizes])
    low, high = ([max(-cut, 0) for cut in cuts] for cuts in (before, after))
    return maker.pad(source, [0, 0, *low], [0, 0, *high], 0)


def _on_spaced_source(
    source: Tensor,
    weights: Tensor,
    group: int,
    strides: Sequence[int],
    dilations: Sequence[int],
    before: Sequence[int],
    after: Sequence[int],
) -> Tensor:
    """Returns a convolution of the source with zeros between its elements and the kernel turned around."""
    kernel = list(weights.sizes[2:])
    reach = [(size - 1) * step for size, step in zip(kernel, dilations, strict=True)]
    low, high = ([cut - size for cut, size in zip(cuts, reach, strict=True)] for cuts in (before, after))
    widened = _cropped(_spaced(source, strides), low, high)
    result = [minus(size, extent) for size, extent in zip(widened.shape[2:], reach, strict=True)]
    zeros: list[Size] = [0] * len(kernel)
    window = Window(kernel, [1] * len(kernel), list(dilations), zeros, zeros, result, zeros)
    return convolve(widened, _turned(weights, group), window, group, source.element)


def _transposed_pads(
    node: Node, source: Tensor, kernel: Sequence[int], strides: Sequence[int], dilations: Sequence[int]
) -> tuple[list[int], list[int]]:
    """Returns what is cropped from the full result at both ends; negative where elements are added."""
    count = len(kernel)
    extra = node.integers("output_padding") or [0] * count
    pads = node.integers("pads") or [0] * (2 * count)
    automatic, wanted = node.text("auto_pad", "NOTSET"), node.integers("output_shape")
    before, after = list(pads[:count]), list(pads[count:])
    if wanted is None and automatic not in ("SAME_UPPER", "SAME_LOWER"):
        return before, [pad - more for pad, more in zip(after, extra, strict=True)]
    for axis in range(count):
        size = source.size(2 + axis)
        target = size * strides[axis] if wanted is None else wanted[len(wanted) - count + axis]
        full = strides[axis] * (size - 1) + extra[axis] + (kernel[axis] - 1) * dilations[axis] + 1
        total = full - target
        half = total // 2
        before[axis], after[axis] = (half, total - half) if automatic == "SAME_UPPER" else (total - half, half)
    return before, [pad - more for pad, more in zip(after, extra, strict=True)]


def _spaced(source: Tensor, strides: Sequence[int]) -> Tensor:
    """Returns the source with zeros between its elements."""
    if all(stride == 1 for stride in strides):
        return source
    maker = source.maker
    sizes = [plus(times(minus(size, 1), stride), 1) for size, stride in zip(source.shape[2:], strides, strict=True)]
    empty = maker.filled([*source.shape[:2], *sizes], 0, source.element)
    return maker.insert_slice(source, empty, [0] * source.rank, source.shape, [1, 1, *strides])


def _turned(weights: Tensor, group: int) -> Tensor:
    """Returns the kernel with its window turned around, and features before channels."""
    maker = weights.maker
    channels, features, *kernel = weights.sizes
    if weights.array is not None:
        array = weights.array[(slice(None), slice(None), *[slice(None, None, -1)] * len(kernel))]
        parts = array.reshape(group, channels // group, features, *kernel).swapaxes(1, 2)
        return maker.array(parts.reshape(group * features, channels // group, *kernel), weights.element)

    def body(f: Scalar, c: Scalar, *at: Scalar) -> Scalar:
        inside = [(size - 1) - index for index, size in zip(at, kernel, strict=True)]
        return maker.extract(
            weights, [(f // features) * (channels // group) + c, f - (f // features) * features, *inside]
        )

    return maker.generate([group * features, channels // group, *kernel], weights.element, body)
