"""Operators that move elements: reshapes, transposes, slices, pads."""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np

from lamina.onnx.elements import FLOAT, INT64, Element, element_of_code, element_of_dtype
from lamina.onnx.errors import NodeProblem
from lamina.onnx.registry import Node, Results, axes_of, operator
from lamina.onnx.scalars import Scalar, Size, largest, minus, over, plus, product, same, smallest, times
from lamina.onnx.symbolic import evaluate
from lamina.onnx.tensors import Tensor, TensorSequence


@operator("Identity")
def identity(node: Node) -> Results:
    source = node.inputs[0]
    return source if isinstance(source, TensorSequence) else node[0]


@operator("Constant")
def constant(node: Node) -> Results:
    for name in ("value", "sparse_value"):
        value = node.attributes.get(name)
        if value is not None:
            code = value.data_type if name == "value" else value.values.data_type
            return node.maker.array(node.graph.weights.array(value), element_of_code(code))
    for name, dtype in (("value_float", np.float32), ("value_floats", np.float32), ("value_int", np.int64),
                        ("value_ints", np.int64)):  # fmt: skip
        if name in node.attributes:
            return node.maker.array(np.asarray(node.attributes[name], dtype))
    raise NodeProblem("this kind of constant is not supported")


@operator("Reshape")
def reshape(node: Node) -> Results:
    source = node[0]
    wanted = node[1].entries("shape") if len(node.inputs) > 1 else list(node.integers("shape") or ())
    if not node.integer("allowzero"):
        wanted = [
            source.shape[axis] if isinstance(size, int) and size == 0 and axis < source.rank else size
            for axis, size in enumerate(wanted)
        ]
    return node.maker.reshape(source, completed(source, wanted))


def completed(source: Tensor, wanted: Sequence[Size]) -> list[Size]:
    """Returns the shape with -1 replaced by the remaining size. Raises NodeProblem."""
    shape = list(wanted)
    unknown = [axis for axis, size in enumerate(shape) if isinstance(size, int) and size < 0]
    if len(unknown) > 1 or any(isinstance(size, int) and size < -1 for size in shape):
        raise NodeProblem(f"{source.type} cannot be reshaped to {_text(shape)}")
    if unknown:
        others = product(shape[: unknown[0]] + shape[unknown[0] + 1 :])
        shape[unknown[0]] = 0 if isinstance(others, int) and others == 0 else over(product(source.shape), others)
    if (
        source.is_static
        and all(isinstance(size, int) for size in shape)
        and (math.prod(source.sizes) != math.prod(size for size in shape if isinstance(size, int)))
    ):
        raise NodeProblem(f"{source.type} cannot be reshaped to {_text(shape)}")
    return shape


def _text(shape: Sequence[Size]) -> str:
    return "x".join(str(size) if isinstance(size, int) else "?" for size in shape)


@operator("Flatten")
def flatten(node: Node) -> Results:
    source = node[0]
    axis = node.integer("axis", 1)
    axis = axis + source.rank if axis < 0 else axis
    if not 0 <= axis <= source.rank:
        raise NodeProblem(f"axis {axis} is out of range for a tensor of rank {source.rank}")
    return node.maker.reshape(source, [product(source.shape[:axis]), product(source.shape[axis:])])


def listed_axes(node: Node, index: int = 1) -> list[int] | None:
    """Returns axes from an attribute or an input; None if there is neither."""
    listed = node.integers("axes")
    given = node.optional(index)
    return listed if given is None else [int(axis_) for axis_ in given.constant("axes").ravel()]


@operator("Squeeze")
def squeeze(node: Node) -> Results:
    source, listed = node[0], listed_axes(node)
    if listed is None:
        axes = [axis for axis, size in enumerate(source.shape) if isinstance(size, int) and size == 1]
    else:
        axes = axes_of(listed, source.rank)
    for axis in axes:
        if isinstance(source.shape[axis], int) and source.shape[axis] != 1:
            raise NodeProblem(f"size {axis} of {source.type} is not 1")
    return node.maker.reshape(source, [size for axis, size in enumerate(source.shape) if axis not in axes])


@operator("Unsqueeze")
def unsqueeze(node: Node) -> Results:
    source, listed = node[0], listed_axes(node) or []
    rank = source.rank + len(listed)
    axes = axes_of(listed, rank)
    sizes = iter(source.shape)
    return node.maker.reshape(source, [1 if axis in axes else next(sizes) for axis in range(rank)])


@operator("Transpose")
def transpose(node: Node) -> Results:
    source = node[0]
    order = node.integers("perm") or list(reversed(range(source.rank)))
    if sorted(order) != list(range(source.rank)):
        raise NodeProblem(f"{order} is not an order of the dimensions of {source.type}")
    return node.maker.transpose(source, order)


@operator("Concat")
def concat(node: Node) -> Results:
    parts = node.given
    return joined(node, parts, node.axis(parts[0].rank, 1))


def joined(node: Node, parts: Sequence[Tensor], axis: int) -> Tensor:
    """Returns tensors side by side along an axis. Raises NodeProblem for those that do not fit."""
    for part in parts[1:]:
        if part.rank != parts[0].rank or part.element is not parts[0].element:
            raise NodeProblem(f"{part.type} does not go with {parts[0].type}")
        for place, (left, right) in enumerate(zip(part.shape, parts[0].shape, strict=True)):
            if place != axis and isinstance(left, int) and isinstance(right, int) and left != right:
                raise NodeProblem(f"{part.type} does not go with {parts[0].type}")
    return node.maker.concat(parts, axis)


@operator("Split")
def split(node: Node) -> Results:
    source = node[0]
    axis = node.axis(source.rank, 0)
    given = node.optional(1)
    listed = node.integers("split")
    parts: list[Size]
    if given is not None:
        parts = given.entries("split")
    elif listed is not None:
        parts = list(listed)
    else:
        count = node.integer("num_outputs", len(node.proto.output))
        size = source.size(axis)
        each = -(-size // count)
        parts = [max(min(each, size - each * index), 0) for index in range(count)]
    total = source.shape[axis]
    if isinstance(total, int) and all(isinstance(part, int) for part in parts) and product(parts) is not None:
        if sum(part for part in parts if isinstance(part, int)) != total or any(
            isinstance(part, int) and part < 0 for part in parts
        ):
            raise NodeProblem(f"parts {_text(parts)} do not make up size {total}")
    found, offset = [], 0
    place: Size = offset
    for part in parts:
        offsets: list[Size] = [0] * source.rank
        offsets[axis] = place
        found.append(node.maker.slice(source, offsets, [*source.shape[:axis], part, *source.shape[axis + 1 :]]))
        place = plus(place, part)
    return found


# ---- Slice

_LONGEST = 1 << 31
"""Dims of unknown size are shorter."""


@operator("Slice")
def slice_node(node: Node) -> Results:
    source = node[0]
    if node.version < 10:
        starts: list[Size] = list(node.integers("starts") or ())
        ends: list[Size] = list(node.integers("ends") or ())
        axes, steps = node.integers("axes"), None
    else:
        starts, ends = _entries(node, node[1], "starts"), _entries(node, node[2], "ends")
        given, stepping = node.optional(3), node.optional(4)
        axes = None if given is None else [int(axis_) for axis_ in given.constant("axes").ravel()]
        steps = None if stepping is None else [int(stride) for stride in stepping.constant("steps").ravel()]
    axes = axes_of(axes if axes is not None else range(len(starts)), source.rank)
    steps = steps or [1] * len(axes)
    if not len(starts) == len(ends) == len(axes) == len(steps) or 0 in steps:
        raise NodeProblem("its starts, ends, axes and steps do not go together")
    offsets: list[Size] = [0] * source.rank
    sizes = list(source.shape)
    strides = [1] * source.rank
    for axis, start, end, step in zip(axes, starts, ends, steps, strict=True):
        size = source.shape[axis]
        # A longer step takes one element too, and overflows.
        longest = max(size, 1) if isinstance(size, int) else _LONGEST
        step = max(-longest, min(step, longest))
        offsets[axis], sizes[axis] = _range(node, size, start, end, step)
        strides[axis] = 1 if sizes[axis] == 1 else step
    if any(isinstance(size, int) and size == 0 for size in sizes):
        return Tensor(node.maker, source.element, tuple(sizes), node.maker.empty(sizes, source.element))
    if all(step > 0 for step in strides):
        return node.maker.slice(source, offsets, sizes, strides)

    def body(*at: Scalar) -> Scalar:
        places = [plus(offsets[axis], times(strides[axis], index)) for axis, index in enumerate(at)]
        return node.maker.extract(source, places)

    return node.maker.generate(sizes, source.element, body)


def _entries(node: Node, tensor: Tensor, what: str) -> list[Size]:
    """The numbers of a vector, read at run time where they are computed."""
    if tensor.array is not None or tensor.known is not None:
        return tensor.entries(what)
    count = tensor.size(0) if tensor.rank else 1
    return [node.maker.as_index(node.maker.extract(tensor, [index] * tensor.rank)) for index in range(count)]


def _range(node: Node, size: Size, start: Size, end: Size, step: int) -> tuple[Size, Size]:
    """Returns the start of a slice, and its number of elements."""
    if isinstance(size, int) and isinstance(start, int) and isinstance(end, int):
        places = range(*slice(start, end if end > -(1 << 62) else None, step).indices(size))
        return (places.start if len(places) else 0), len(places)
    maker = node.maker
    low, high = (0, size) if step > 0 else (-1, minus(size, 1))

    def bounded(place: Size) -> Size:
        if isinstance(place, int):
            if 0 <= place and step > 0 and place == 0:
                return 0
            if place >= _LONGEST - 1:
                return high
            if place <= -_LONGEST:
                return low
        if isinstance(place, int):
            shifted = plus(size, place) if place < 0 else place
        else:
            shifted = (place < 0).select(place + maker.as_index(size), place)
        return smallest(largest(shifted, low), high)

    first, last = bounded(start), bounded(end)
    if same(last, size) and isinstance(first, int) and first == 0 and step == 1:
        return 0, size
    length = minus(last, first) if step > 0 else minus(first, last)
    stride = abs(step)
    count = over(plus(length, stride - 1), stride)
    if not isinstance(count, int) and not (isinstance(first, int) and first == 0 and step == 1):
        count = count.max(0)
    return first, count


# ---- Repetition and filling


@operator("Expand")
def expand(node: Node) -> Results:
    return node.maker.expand(node[0], node[1].entries("shape"))


@operator("Tile")
def tile(node: Node) -> Results:
    source, maker = node[0], node.maker
    repeats = node[1].entries("repeats")
    if len(repeats) != source.rank:
        raise NodeProblem(f"{len(repeats)} repeats do not fit {source.type}")
    if any(isinstance(repeat, int) and repeat < 0 for repeat in repeats):
        raise NodeProblem("its repeats are negative")
    paired = [size for pair in zip(repeats, source.shape, strict=True) for size in pair]
    split_shape = [size for extent in source.shape for size in (1, extent)]
    wide = maker.expand(maker.reshape(source, split_shape), paired)
    return maker.reshape(wide, [times(a, b) for a, b in zip(repeats, source.shape, strict=True)])


@operator("ConstantOfShape")
def constant_of_shape(node: Node) -> Results:
    given = node.array_attribute("value")
    number, element = (0.0, FLOAT) if given is None else (given.reshape(-1)[0].item(), _element(given))
    return node.maker.filled(_sizes(node[0]), number, element)


def _element(array: np.ndarray[tuple[int, ...], np.dtype[np.generic]]) -> Element:
    return element_of_dtype(array.dtype)


def _sizes(tensor: Tensor) -> list[Size]:
    if tensor.array is None and tensor.known is None and tensor.is_static:
        maker = tensor.maker
        return [maker.as_index(maker.extract(tensor, [index])) for index in range(tensor.size(0))]
    sizes = tensor.entries("shape")
    if any(isinstance(size, int) and size < 0 for size in sizes):
        raise NodeProblem("a size is negative")
    return sizes


@operator("Range")
def range_node(node: Node) -> Results:
    maker = node.maker
    start, limit, step = (maker.scalar(node[index]) for index in range(3))
    element = node[0].element
    known = (
        [
            input.entries("limit")[0] if input.array is not None or input.known is not None else None
            for input in node.given
        ]
        if element.is_integer
        else [None]
    )
    count: Size
    if element.is_integer and known[0] == 0 and known[2] == 1 and known[1] is not None:
        count = known[1]
    elif element.is_float:
        count = maker.as_index(((limit - start) / step).call("ceil").max(0.0))
    else:
        span = limit - start
        away = (step < 0).select(step + 1, step - 1)
        from lamina.onnx.operators.elementwise import divide  # start-up

        count = maker.as_index(divide(span + away, step).max(0))
    return maker.generate([count], element, lambda i: start + i.to(element) * step)


@operator("EyeLike")
def eye_like(node: Node) -> Results:
    element = node.element_attribute("dtype") or node[0].element
    offset = node.integer("k")
    one, zero = node.maker.number(1, element), node.maker.number(0, element)
    return node.maker.generate(node[0].shape, element, lambda i, j: j.equal(i + offset).select(one, zero))


@operator("Trilu")
def trilu(node: Node) -> Results:
    maker, source = node.maker, node[0]
    upper = node.integer("upper", 1)
    given = node.optional(1)
    offset = maker.number(0, INT64) if given is None else maker.scalar(given)

    def body(x: Scalar) -> Scalar:
        row, column = (maker.index(source.rank - 2 + index).to(INT64) for index in range(2))
        kept = column >= row + offset if upper else column <= row + offset
        return kept.select(x, 0)

    return maker.map(body, source)


# ---- Blocks of channels


@operator("DepthToSpace")
def depth_to_space(node: Node) -> Results:
    n, c, h, w = _image(node)
    size, maker = node.integer("blocksize"), node.maker
    channels = over(c, size * size)
    if node.text("mode", "DCR") == "DCR":
        parts, order = [n, size, size, channels, h, w], [0, 3, 4, 1, 5, 2]
    else:
        parts, order = [n, channels, size, size, h, w], [0, 1, 4, 2, 5, 3]
    moved = maker.transpose(maker.reshape(node[0], parts), order)
    return maker.reshape(moved, [n, channels, times(h, size), times(w, size)])


@operator("SpaceToDepth")
def space_to_depth(node: Node) -> Results:
    n, c, h, w = _image(node)
    size, maker = node.integer("blocksize"), node.maker
    rows, columns = over(h, size), over(w, size)
    order = [0, 3, 5, 1, 2, 4] if node.text("mode", "DCR") == "DCR" else [0, 1, 3, 5, 2, 4]
    moved = maker.transpose(maker.reshape(node[0], [n, c, rows, size, columns, size]), order)
    return maker.reshape(moved, [n, times(c, size * size), rows, columns])


def _image(node: Node) -> tuple[Size, Size, Size, Size]:
    if node[0].rank != 4 or node.integer("blocksize") < 1:
        raise NodeProblem(f"{node[0].type} is not a batch of images")
    n, c, h, w = node[0].shape
    return n, c, h, w


# ---- Pad


@operator("Pad")
def pad(node: Node) -> Results:
    source, maker = node[0], node.maker
    if node.version < 11:
        amounts: list[Size] = list(node.integers("pads") or ())
        number: Scalar = maker.number(node.number("value", 0.0), source.element)
    else:
        amounts = node[1].entries("pads")
        value = node.optional(2)
        number = maker.number(0, source.element) if value is None else maker.scalar(value)
    given = node.optional(3)
    listed = range(source.rank) if given is None else [int(axis_) for axis_ in given.constant("axes").ravel()]
    axes = axes_of(listed, source.rank)
    if len(amounts) != 2 * len(axes):
        raise NodeProblem(f"{len(amounts)} pads do not fit {source.type}")
    low: list[Size] = [0] * source.rank
    high: list[Size] = [0] * source.rank
    for index, axis in enumerate(axes):
        low[axis], high[axis] = amounts[index], amounts[len(axes) + index]
    mode = node.text("mode", "constant")
    if mode == "constant":
        return _pad_constant(node, source, low, high, number)
    return _pad_by_index(node, source, low, high, mode)


def _pad_constant(node: Node, source: Tensor, low: list[Size], high: list[Size], number: Scalar) -> Tensor:
    """Negative amounts cut elements off."""
    cuts = [[-size if isinstance(size, int) and size < 0 else 0 for size in side] for side in (low, high)]
    if any(cuts[0]) or any(cuts[1]):
        sizes = [minus(minus(size, a), b) for size, a, b in zip(source.shape, *cuts, strict=True)]
        source = node.maker.slice(source, list(cuts[0]), sizes)
    kept = [[0 if isinstance(size, int) and size < 0 else size for size in side] for side in (low, high)]
    return node.maker.pad(source, kept[0], kept[1], number)


def _pad_by_index(node: Node, source: Tensor, low: list[Size], high: list[Size], mode: str) -> Tensor:
    maker = node.maker
    shape = [plus(plus(size, a), b) for size, a, b in zip(source.shape, low, high, strict=True)]
    rules = {"reflect": _reflected, "edge": _at_edge, "wrap": _wrapped}
    if mode not in rules:
        raise NodeProblem(f"the mode '{mode}' is not supported")

    def body(*at: Scalar) -> Scalar:
        places = []
        for axis, index in enumerate(at):
            place = index - low[axis]
            untouched = all(isinstance(side[axis], int) and side[axis] == 0 for side in (low, high))
            places.append(place if untouched else rules[mode](place, maker.as_index(source.shape[axis])))
        return maker.extract(source, places)

    return maker.generate(shape, source.element, body)


def _reflected(place: Scalar, size: Scalar) -> Scalar:
    """The last element is not repeated."""
    period = ((size - 1) * 2).max(1)
    at = _wrapped(place, period)
    return (at < size).select(at, period - at)


def _at_edge(place: Scalar, size: Scalar) -> Scalar:
    return place.max(0).min(size - 1)


def _wrapped(place: Scalar, size: Scalar) -> Scalar:
    remainder = place % size
    return (remainder < 0).select(remainder + size, remainder)


@operator("ReverseSequence")
def reverse_sequence(node: Node) -> Results:
    source, maker = node[0], node.maker
    lengths = node[1]
    batch, time = node.integer("batch_axis", 1), node.integer("time_axis", 0)

    def body(*at: Scalar) -> Scalar:
        length = maker.as_index(maker.extract(lengths, [at[batch]]))
        here = at[time]
        place = (here < length).select(length - 1 - here, here)
        return maker.extract(source, [place if axis == time else index for axis, index in enumerate(at)])

    return maker.generate(source.shape, source.element, body)


@operator("Shape", "Size")
def shape_or_size(node: Node) -> Results:
    folded = evaluate(node)
    assert folded is not None
    return folded
