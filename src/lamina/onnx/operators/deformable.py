"""DeformConv: convolution of elements at places that an input shifts."""

from __future__ import annotations

from itertools import product as every

from lamina.ir.affine.expr import dims
from lamina.onnx.builder import Operand
from lamina.onnx.elements import INDEX, INT64
from lamina.onnx.errors import NodeProblem
from lamina.onnx.operators.windows import Window, add_bias, convolution_window
from lamina.onnx.registry import Node, Results, operator
from lamina.onnx.scalars import Scalar, Size
from lamina.onnx.tensors import Tensor


@operator("DeformConv", since=19)
def deformable_convolution(node: Node) -> Results:
    source, weights, offsets, mask, maker = node[0], node[1], node[2], node.optional(4), node.maker
    if source.element is not weights.element or source.element is not offsets.element:
        raise NodeProblem(f"{weights.type} and {offsets.type} do not fit {source.type}")
    group, shared = node.integer("group", 1), node.integer("offset_group", 1)
    window = convolution_window(node, source, weights, group)
    channels = weights.sizes[1] * group
    if shared < 1 or channels % shared:
        raise NodeProblem(f"{shared} groups of offsets do not fit {channels} channels")
    spatial, taps = len(window.kernel), 1
    for size in window.kernel:
        taps *= size
    for input, each in ((offsets, spatial), (mask, 1)):
        if input is not None:
            _check_shape(input, [source.shape[0], shared * taps * each, *window.result])
    samples = _samples(source, offsets, mask, window, [shared, channels // shared], taps)
    features, each = weights.sizes[0] // group, weights.sizes[1]
    split = maker.reshape(samples, [*samples.shape[:-2], group, each])
    kernels = maker.reshape(weights, [group, features, each, *window.kernel])
    kernels = maker.transpose(kernels, [0, *range(3, 3 + spatial), 2, 1])
    n, g, f, c, *rest = dims(4 + 2 * spatial)
    at, inside = rest[:spatial], rest[spatial:]
    operands: list[Operand] = [(split, [n, *at, *inside, g, c]), (kernels, [g, *inside, c, f])]
    kinds = ["parallel"] * 3 + ["reduction"] + ["parallel"] * spatial + ["reduction"] * spatial
    shape = [source.shape[0], *window.result, group, features]
    convolved = maker.contract(operands, kinds, [n, *at, g, f], shape, source.element)
    convolved = maker.reshape(convolved, [source.shape[0], *window.result, group * features])
    convolved = maker.transpose(convolved, [0, 1 + spatial, *range(1, 1 + spatial)])
    bias = node.optional(3)
    return convolved if bias is None else add_bias(convolved, bias)


def _check_shape(input: Tensor, shape: list[Size]) -> None:
    fits = input.rank == len(shape) and all(
        left == right or not (isinstance(left, int) and isinstance(right, int))
        for left, right in zip(input.shape, shape, strict=True)
    )
    if not fits:
        expected = ", ".join(str(size) if isinstance(size, int) else "?" for size in shape)
        raise NodeProblem(f"{input.type} does not fit; its shape has to be [{expected}]")


def _samples(
    source: Tensor, offsets: Tensor, mask: Tensor | None, window: Window, parts: list[int], taps: int
) -> Tensor:
    """Returns the elements that the window reads, interpolated, by batch, result, tap, part and channel; zero
    outside.

    The channels of a part, ``parts`` being their numbers, share their offsets. Channels are innermost: they are
    contiguous, and what a place needs is computed once for all of them.
    """
    maker, element, spatial = source.maker, source.element, len(window.kernel)
    innermost = maker.transpose(source, [0, *range(2, 2 + spatial), 1])
    innermost = maker.reshape(innermost, [*innermost.shape[:-1], *parts])

    def body(n: Scalar, *rest: Scalar) -> Scalar:
        at, inside, (part, channel) = rest[:spatial], rest[spatial : 2 * spatial], rest[2 * spatial :]
        tap = inside[0]
        for i, size in zip(inside[1:], window.kernel[1:], strict=True):
            tap = tap * size + i
        tap = part * taps + tap
        bounds = [maker.as_index(size) for size in source.shape[2:]]
        corners = []
        for axis, bound in enumerate(bounds):
            start = at[axis] * window.strides[axis] + inside[axis] * window.dilations[axis]
            start = start - maker.as_index(window.before[axis])
            shift = maker.extract(offsets, [n, tap * spatial + axis, *at])
            # What is far outside stays so; no offset is too large for an index.
            place = (start.to(INT64).to(element) + shift).max(-2.0).min(bound.to(INT64).to(element) + 1.0)
            low = place.call("floor")
            share = place - low
            first = low.to(INT64).to(INDEX)
            corners.append([_Corner(first, 1.0 - share, bound), _Corner(first + 1, share, bound)])
        total = maker.number(0.0, element)
        for chosen in every(*corners):
            weight, valid = chosen[0].weight, chosen[0].valid
            for corner in chosen[1:]:
                weight, valid = weight * corner.weight, valid & corner.valid
            read = maker.extract(innermost, [n, *(corner.place for corner in chosen), part, channel])
            total = total + valid.select(read * weight, 0.0)
        return total if mask is None else total * maker.extract(mask, [n, tap, *at])

    return maker.generate([source.shape[0], *window.result, *window.kernel, *parts], element, body)


class _Corner:
    """A neighbour along one axis: its place, moved inside, its weight, and whether it was inside."""

    __slots__ = ("place", "weight", "valid")

    def __init__(self, place: Scalar, weight: Scalar, bound: Scalar) -> None:
        self.place, self.weight = place.max(0).min(bound - 1), weight
        self.valid = (place >= 0) & (place < bound)
