"""Products: dot_general and convolution as a linalg.generic that multiplies and adds."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from lamina.conversion.stablehlo_to_linalg.lowering import Lowering, lowered_type, lowers, numbers, ranked
from lamina.conversion.stablehlo_to_linalg.reductions import windows_in
from lamina.conversion.stablehlo_to_linalg.scalars import Unsupported, converted, kind_of
from lamina.conversion.stablehlo_to_linalg.shapes import padded, reversed_tensor, spread, spread_sizes
from lamina.define.foreign import ForeignOperation, attribute_of
from lamina.interfaces.tiling import Size
from lamina.ir.affine.expr import AffineExpr, dims
from lamina.ir.attributes import DenseElementsAttr
from lamina.ir.traits import ConstantLike
from lamina.ir.types import DYNAMIC, FloatType, RankedTensorType, ShapedType, f32
from lamina.ir.value import Value, type_as

if TYPE_CHECKING:
    from lamina.ir.attribute import Type

_MULTIPLY_ADD = {
    "float": ("arith.mulf", "arith.addf"),
    "int": ("arith.muli", "arith.addi"),
    "uint": ("arith.muli", "arith.addi"),
    "bool": ("arith.andi", "arith.ori"),
    "complex": ("complex.mul", "complex.add"),
}


def multiply_add(low: Lowering, op: ForeignOperation) -> Callable[..., Value]:
    """Returns the body of a product of the operands' elements, which become the result's first."""
    left, right = (value.type.element_type for value in op.operands[:2])
    result = op.results[0].type.element_type
    to = accumulator(op)
    result = to if isinstance(result, FloatType) else result
    multiply, add = _MULTIPLY_ADD[kind_of(result)]

    def body(x: Value, y: Value, total: Value) -> Value:
        a = low.arithmetic
        product = a.make(multiply, converted(a, x, left, result, to), converted(a, y, right, result, to))
        return a.make(add, total, product)

    return body


def accumulator(op: ForeignOperation) -> Type:
    """Returns the accumulator type: floats of fewer than 32 bits would lose every small term."""
    element = ranked(lowered_type(op.results[0].type)).element_type
    return f32 if isinstance(element, FloatType) and element.width < 32 else element


def rounded(low: Lowering, sums: Value, type: RankedTensorType) -> Value:
    """Returns the sums in the result's type."""
    if sums.type is type:
        return sums
    out = low.empty(type, low.sizes(sums))
    places = dims(type.rank)
    narrow = low.generic(
        [(sums, places)], [(out, places)], ["parallel"] * type.rank,
        lambda x, _: low.arithmetic.cast("arith.truncf", x, type.element_type),
    )  # fmt: skip
    return narrow[0]


def zeros(low: Lowering, type: RankedTensorType, sizes: Sequence[Size] = ()) -> Value:
    """Returns a tensor of zeros."""
    return low.filled(type, low.number(type.element_type, 0), sizes)


@lowers("dot_general")
def lower_dot_general(low: Lowering, op: ForeignOperation) -> None:
    names = op.dot_dimension_numbers
    _product(
        low, op,
        (list(names.lhs_batching_dimensions), list(names.rhs_batching_dimensions)),
        (list(names.lhs_contracting_dimensions), list(names.rhs_contracting_dimensions)),
    )  # fmt: skip


@lowers("dot")
def lower_dot(low: Lowering, op: ForeignOperation) -> None:
    _product(low, op, ([], []), ([op.lhs.type.rank - 1], [0]))


def _product(
    low: Lowering, op: ForeignOperation, batch: tuple[list[int], list[int]], contracted: tuple[list[int], list[int]]
) -> None:
    lhs, rhs = op.operands
    result = op.results[0]
    type: Any = lowered_type(result.type)
    free = [
        [axis for axis in range(value.type.rank) if axis not in (*batch[side], *contracted[side])]
        for side, value in enumerate((lhs, rhs))
    ]
    body = multiply_add(low, op)
    if type.rank + len(contracted[0]) == 0:
        sum_type = accumulator(op)
        sums = body(low.scalar(lhs), low.scalar(rhs), low.number(sum_type, 0))
        element = ranked(result.type).element_type
        # Only floats are summed in another type.
        is_wider = sum_type is not type.element_type
        low.set(result, converted(low.arithmetic, sums, sum_type, element, element) if is_wider else sums)
        return
    # Loops: batch, free dimensions of the left, of the right, contracted ones.
    places = dims(type.rank + len(contracted[0]))
    batches = places[: len(batch[0])]
    lefts = places[len(batches) : len(batches) + len(free[0])]
    rights = places[len(batches) + len(lefts) : type.rank]
    read: list[list[AffineExpr]] = []
    for side, own in enumerate((lefts, rights)):
        where = dict(zip(batch[side], batches, strict=True))
        where |= dict(zip(free[side], own, strict=True))
        where |= dict(zip(contracted[side], places[type.rank :], strict=True))
        read.append([where[axis] for axis in range(len(where))])
    shapes = [low.shape(lhs), low.shape(rhs)]
    sizes = [shapes[0][axis] for axis in (*batch[0], *free[0])] + [shapes[1][axis] for axis in free[1]]
    summed = type.clone_with(element_type=accumulator(op))
    target = (
        zeros(low, summed, sizes)
        if type.rank
        else low.builder.create(
            "tensor.from_elements", [low.number(summed.element_type, 0)], result_types=[summed]
        ).results[0]
    )
    product = low.generic(
        [(low.tensor(lhs), read[0]), (low.tensor(rhs), read[1])],
        [(target, places[: type.rank])],
        ["parallel"] * type.rank + ["reduction"] * len(contracted[0]),
        body,
    )[0]
    product = rounded(low, product, type)
    low.set(result, product if type.rank else low.extract(product, []))


@lowers("convolution")
def lower_convolution(low: Lowering, op: ForeignOperation) -> None:
    count = len(op.dimension_numbers.input_spatial_dimensions)
    _convolution(low, op, numbers(op.padding, [0] * (2 * count)))


@lowers("dynamic_conv")
def lower_dynamic_convolution(low: Lowering, op: ForeignOperation) -> None:
    known = _constant_integers(op.padding)
    count = len(op.dimension_numbers.input_spatial_dimensions)
    if known is not None:
        _convolution(low, op, known)
        return
    edges = low.tensor(op.padding)
    places = [[low.index(axis), low.index(side)] for axis in range(count) for side in range(2)]
    _convolution(low, op, [low.position(low.extract(edges, at), op.padding.type) for at in places])


def _constant_integers(value: Value) -> list[int] | None:
    owner = value.defining_op
    attribute = attribute_of(owner, "value") if owner is not None and owner.has_trait(ConstantLike) else None
    return numbers(attribute) if isinstance(attribute, DenseElementsAttr) else None


def _convolution(low: Lowering, op: ForeignOperation, edges: Sequence[Size]) -> None:
    numbers_of = op.dimension_numbers
    image, kernel = low.tensor(op.lhs), low.tensor(op.rhs)
    result: Any = lowered_type(op.results[0].type)
    spatial = list(numbers_of.input_spatial_dimensions)
    count = len(spatial)
    strides = numbers(op.window_strides, [1] * count)
    dilations = numbers(op.rhs_dilation, [1] * count)
    kernel_spatial = list(numbers_of.kernel_spatial_dimensions)
    backwards = [
        axis for axis, turned in zip(kernel_spatial, numbers(op.window_reversal, [0] * count), strict=True) if turned
    ]
    if backwards:
        kernel = reversed_tensor(low, kernel, backwards)
    windows = [
        low.plus(low.times(low.minus(low.size(kernel, axis), 1), dilation), 1)
        for axis, dilation in zip(kernel_spatial, dilations, strict=True)
    ]
    _check_sizes(op, result)
    known = [edge for edge in edges if isinstance(edge, int)]
    gaps = numbers(op.lhs_dilation, [1] * count)
    # What `tensor.pad` does: zeros around an image, whose sizes may be unknown.
    is_around = min(gaps, default=1) == max(gaps, default=1) == 1 and min(known, default=0) >= 0
    plain = len(known) == len(edges) and (is_around or DYNAMIC not in op.lhs.type.shape)
    if plain:
        image = _padded_image(low, op, image, known)
        lengths = [low.size(image, axis) for axis in spatial]
    else:
        lengths = _padded_lengths(low, op, edges)
    outputs: list[Size] = [
        windows_in(low, length, window, stride) if result.shape[axis] == DYNAMIC else result.shape[axis]
        for axis, length, window, stride in zip(
            numbers_of.output_spatial_dimensions, lengths, windows, strides, strict=True
        )
    ]
    if not plain:
        # What the windows read: the padding after that follows from the result's sizes.
        reads = [low.at_least(low.plus(low.times(low.minus(size, 1), stride), window), 0)
                 for size, stride, window in zip(outputs, strides, windows, strict=True)]  # fmt: skip
        image = _shifted_image(low, op, image, edges[::2], reads)
    sizes: list[Size] = list(result.shape)
    for axis, output in zip(numbers_of.output_spatial_dimensions, outputs, strict=True):
        sizes[axis] = output
    if result.shape[numbers_of.output_batch_dimension] == DYNAMIC:
        sizes[numbers_of.output_batch_dimension] = low.size(image, numbers_of.input_batch_dimension)
    if result.shape[numbers_of.output_feature_dimension] == DYNAMIC:
        sizes[numbers_of.output_feature_dimension] = low.size(kernel, numbers_of.kernel_output_feature_dimension)
    places = _Layout(low, op, image, kernel, result).places(strides, dilations, sizes)
    convolution = low.generic(
        [(places.image, places.read_image), (places.kernel, places.read_kernel)],
        [(zeros(low, places.type, places.sizes), places.write)],
        places.iterators,
        multiply_add(low, op),
    )[0]
    convolution = rounded(low, low.reshaped(convolution, result.shape), result)
    low.set(op.results[0], convolution)


def _check_sizes(op: ForeignOperation, result: RankedTensorType) -> None:
    """Refuses groups of an unknown number of features, and groups of a batch of unknown size."""
    numbers_of = op.dimension_numbers
    image, kernel = op.lhs.type.shape, op.rhs.type.shape
    features = (
        image[numbers_of.input_feature_dimension], kernel[numbers_of.kernel_input_feature_dimension],
        kernel[numbers_of.kernel_output_feature_dimension], result.shape[numbers_of.output_feature_dimension],
    )  # fmt: skip
    if max(op.feature_group_count, op.batch_group_count) > 1 and DYNAMIC in features:
        raise Unsupported("a convolution of groups of unknown features")
    if op.batch_group_count > 1 and image[numbers_of.input_batch_dimension] == DYNAMIC:
        raise Unsupported("a convolution of groups of a batch of unknown size")


def _padded_lengths(low: Lowering, op: ForeignOperation, edges: Sequence[Size]) -> list[Size]:
    """Returns the sizes of the image with zeros between its elements and around them."""
    spatial = list(op.dimension_numbers.input_spatial_dimensions)
    shape = low.shape(op.lhs)
    gaps = numbers(op.lhs_dilation, [1] * len(spatial))
    return spread_sizes(low, [shape[axis] for axis in spatial], edges[::2], edges[1::2], gaps)


def _padded_image(low: Lowering, op: ForeignOperation, image: Value, edges: Sequence[int]) -> Value:
    type = type_as(image, ShapedType)
    spatial = list(op.dimension_numbers.input_spatial_dimensions)
    before, after, inside = [0] * type.rank, [0] * type.rank, [0] * type.rank
    gaps = numbers(op.lhs_dilation, [1] * len(spatial))
    for number, axis in enumerate(spatial):
        before[axis], after[axis] = edges[2 * number], edges[2 * number + 1]
        inside[axis] = gaps[number] - 1
    return padded(low, image, low.number(type.element_type, 0), before, after, inside)


def _shifted_image(
    low: Lowering, op: ForeignOperation, image: Value, before: Sequence[Size], sizes: Sequence[Size]
) -> Value:
    """Returns the image with zeros between its elements, and with an amount before them that is a value."""
    type = ranked(image.type)
    spatial = list(op.dimension_numbers.input_spatial_dimensions)
    whole, edges, gaps = low.sizes(image), list[Size]([0] * type.rank), [1] * type.rank
    strides = numbers(op.lhs_dilation, [1] * len(spatial))
    for axis, size, left, gap in zip(spatial, sizes, before, strides, strict=True):
        whole[axis], edges[axis], gaps[axis] = size, left, gap
    return spread(low, image, low.number(type.element_type, 0), edges, gaps, whole)


class _Layout:
    """The roles of loops and dimensions: batch, groups, output features, outputs; input features, window."""

    def __init__(
        self, low: Lowering, op: ForeignOperation, image: Value, kernel: Value, result: RankedTensorType
    ) -> None:
        self.low, self.op = low, op
        self.image, self.kernel, self.result = image, kernel, result
        self.features, self.batches = op.feature_group_count, op.batch_group_count
        self.numbers = op.dimension_numbers

    def _split(self, tensor: Value, axis: int, groups: int) -> Value:
        """Returns the axis as (groups, rest)."""
        shape = list(ranked(tensor.type).shape)
        shape[axis : axis + 1] = [groups, shape[axis] // groups]
        return self.low.reshaped(tensor, shape)

    def places(self, strides: list[int], dilations: list[int], sizes: Sequence[Size]) -> _Layout:
        """Chooses the loops; ``sizes`` are those of the result."""
        names = self.numbers
        count = len(strides)
        grouped = self.features > 1 or self.batches > 1
        groups = max(self.features, self.batches)
        # Loops: n, [g], o, spatial..., i, window...
        loops = dims(3 + grouped + 2 * count)
        batch, group, out = loops[0], loops[1], loops[1 + grouped]
        outputs = loops[2 + grouped : 2 + grouped + count]
        channel, window = loops[2 + grouped + count], loops[3 + grouped + count :]
        at = [
            place * stride + offset * dilation
            for place, stride, offset, dilation in zip(outputs, strides, window, dilations, strict=True)
        ]
        image = _by_axis(names.input_batch_dimension, batch, names.input_feature_dimension, channel,
                         names.input_spatial_dimensions, at)  # fmt: skip
        kernel = _by_axis(names.kernel_output_feature_dimension, out, names.kernel_input_feature_dimension, channel,
                          names.kernel_spatial_dimensions, window)  # fmt: skip
        result = _by_axis(names.output_batch_dimension, batch, names.output_feature_dimension, out,
                          names.output_spatial_dimensions, outputs)  # fmt: skip
        shape, self.sizes = list(self.result.shape), list(sizes)
        if grouped:
            split = names.input_feature_dimension if self.features > 1 else names.input_batch_dimension
            self.image = self._split(self.image, split, groups)
            image.insert(split, group)
            self.kernel = self._split(self.kernel, names.kernel_output_feature_dimension, groups)
            kernel.insert(names.kernel_output_feature_dimension, group)
            axis = names.output_feature_dimension
            result.insert(axis, group)
            shape[axis : axis + 1] = [groups, shape[axis] // groups]
            self.sizes[axis : axis + 1] = shape[axis : axis + 2]
        self.read_image, self.read_kernel, self.write = image, kernel, result
        self.type = RankedTensorType(tuple(shape), accumulator(self.op), None)
        self.iterators = ["parallel"] * (2 + grouped + count) + ["reduction"] * (1 + count)
        return self


def _by_axis(
    first: int, axis_numbers: AffineExpr, second: int, other: AffineExpr, spatial: Sequence[int], rest: list[AffineExpr]
) -> list[AffineExpr]:
    """Returns the expressions in the order of the dimensions that they belong to."""
    where = {first: axis_numbers, second: other} | dict(zip(spatial, rest, strict=True))
    return [where[axis] for axis in range(len(where))]
