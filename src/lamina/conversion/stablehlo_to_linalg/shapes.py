"""Operations that move elements: broadcasts, reshapes, transpositions, slices, pads, concatenations."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from lamina.conversion.stablehlo_to_linalg.elementwise import LONGEST_VECTOR
from lamina.conversion.stablehlo_to_linalg.lowering import Lowering, is_scalar, lowered_type, lowers, numbers, ranked
from lamina.conversion.stablehlo_to_linalg.scalars import Unsupported
from lamina.define.foreign import ForeignOperation
from lamina.dialects.tensor.ops import PadOp, YieldOp
from lamina.interfaces.tiling import Size
from lamina.ir.affine.expr import AffineExpr, constant, dims
from lamina.ir.attributes import DenseI32ArrayAttr, DenseI64ArrayAttr
from lamina.ir.block import Block
from lamina.ir.region import Region
from lamina.ir.types import DYNAMIC, IntegerType, RankedTensorType, index
from lamina.ir.value import Value


@lowers("broadcast_in_dim", "broadcast")
def lower_broadcast(low: Lowering, op: ForeignOperation) -> None:
    source, result = op.operands[0], op.results[0]
    if low.is_splat(source):
        low.set_splat(result, low.scalar(source))
        return
    type: Any = lowered_type(result.type)
    # The operation without a list of dimensions adds them in front.
    axes = numbers(getattr(op, "broadcast_dimensions", None), range(type.rank - source.type.rank, type.rank))
    tensor = low.tensor(source)
    shape = source.type.shape
    if not type.has_static_shape or DYNAMIC in shape:
        raise Unsupported("a broadcast of unknown sizes")
    # Unit dimensions in between do not change the element order.
    if axes == sorted(axes) and _count(type.shape) == _count(shape):
        low.set(result, low.reshaped(tensor, type.shape))
        return
    places = dims(type.rank)
    read: list[AffineExpr] = [
        places[axis] if size == type.shape[axis] else constant(0) for size, axis in zip(shape, axes, strict=True)
    ]
    if any(size == 1 and type.shape[axis] != 1 for size, axis in zip(shape, axes, strict=True)):
        # Fusion and schedules handle projected permutations best.
        kept = [number for number, size in enumerate(shape) if not (size == 1 and type.shape[axes[number]] != 1)]
        tensor = low.reshaped(tensor, [shape[number] for number in kept])
        read = [places[axes[number]] for number in kept]
        if not kept:
            low.set_splat(result, low.extract(tensor, []))
            return
    out = low.empty(type, [])
    low.set(result, low.generic([(tensor, read)], [(out, places)], ["parallel"] * type.rank, lambda x, _: x)[0])


def _count(shape: Sequence[int]) -> int:
    total = 1
    for size in shape:
        total *= size
    return total


@lowers("reshape")
def lower_reshape(low: Lowering, op: ForeignOperation) -> None:
    source, result = op.operands[0], op.results[0]
    if low.is_splat(source):
        low.set_splat(result, low.scalar(source))
        return
    type: Any = lowered_type(result.type)
    tensor = low.tensor(source)
    if not type.has_static_shape or DYNAMIC in source.type.shape:
        raise Unsupported("a reshape of unknown sizes")
    if is_scalar(result.type):
        low.set(result, low.extract(tensor, [low.index(0)] * source.type.rank))
    else:
        low.set(result, low.reshaped(tensor, type.shape))


@lowers("transpose")
def lower_transpose(low: Lowering, op: ForeignOperation) -> None:
    source, result = op.operands[0], op.results[0]
    if low.is_splat(source):
        shape = low.shape(source)
        low.set_splat(result, low.scalar(source), [shape[axis] for axis in numbers(op.permutation)])
    else:
        low.set(result, low.transposed(low.tensor(source), numbers(op.permutation)))


@lowers("reverse")
def lower_reverse(low: Lowering, op: ForeignOperation) -> None:
    source, result = op.operands[0], op.results[0]
    if low.is_splat(source):
        low.move(source, result)
        return
    low.set(result, reversed_tensor(low, low.tensor(source), numbers(op.dimensions)))


def reversed_tensor(low: Lowering, tensor: Value, axes: Sequence[int]) -> Value:
    """Returns the tensor with some axes backwards."""
    type: Any = tensor.type
    sizes = low.sizes(tensor)

    def at(*positions: Value) -> Value:
        places = list(positions)
        for axis in axes:
            size = sizes[axis]
            last = (
                low.index(size - 1) if isinstance(size, int) else low.arithmetic.make("arith.subi", size, low.index(1))
            )
            places[axis] = low.arithmetic.make("arith.subi", last, places[axis])
        return low.extract(tensor, places)

    return low.generate(type, sizes, at)


@lowers("slice")
def lower_slice(low: Lowering, op: ForeignOperation) -> None:
    source, result = op.operands[0], op.results[0]
    if low.is_splat(source):
        low.set_splat(result, low.scalar(source))
        return
    starts, strides = numbers(op.start_indices), numbers(op.strides)
    tensor = low.tensor(source)
    sizes = [
        -(-(limit - start) // stride)
        for start, limit, stride in zip(starts, numbers(op.limit_indices), strides, strict=True)
    ]
    if 0 in sizes:
        low.set(result, low.empty(ranked(lowered_type(result.type)), []))
    else:
        low.set(result, low.slice(tensor, starts, sizes, strides))


def clamped_starts(low: Lowering, starts: Sequence[Value], shape: Sequence[Size], sizes: Sequence[Size]) -> list[Value]:
    """Clamps start positions so that slices of these sizes are in bounds."""
    clamped = []
    for at, whole, size in zip(starts, shape, sizes, strict=True):
        last = low.minus(whole, size)
        place = low.position(low.scalar(at), at.type)
        clamped.append(
            low.index(0) if isinstance(last, int) and last == 0 else low.clamped(place, low.size_value(last))
        )
    return clamped


@lowers("dynamic_slice")
def lower_dynamic_slice(low: Lowering, op: ForeignOperation) -> None:
    source, result = op.operands[0], op.results[0]
    if low.is_splat(source):
        low.set_splat(result, low.scalar(source))
        return
    sizes = numbers(op.slice_sizes)
    tensor = low.tensor(source)
    starts = clamped_starts(low, op.operands[1:], low.shape(source), sizes)
    low.set(result, low.slice(tensor, starts, sizes, [1] * len(sizes)))


@lowers("dynamic_update_slice")
def lower_dynamic_update_slice(low: Lowering, op: ForeignOperation) -> None:
    source, update, *positions = op.operands
    result = op.results[0]
    if is_scalar(result.type):
        low.move(update, result)
        return
    starts = clamped_starts(low, positions, low.shape(source), low.shape(update))
    low.set(result, low.insert_slice(low.tensor(update), low.tensor(source), starts))


@lowers("concatenate")
def lower_concatenate(low: Lowering, op: ForeignOperation) -> None:
    result = op.results[0]
    type: Any = lowered_type(result.type)
    axis = op.dimension
    if _is_short_vector(type) and all(value in low.vectors or value in low.splats for value in op.operands):
        low.set_vector(result, [element for value in op.operands for element in low.elements(value)])
        return
    shapes = [low.shape(value) for value in op.operands]
    total: Size = 0
    for shape in shapes:
        total = low.plus(total, shape[axis])
    whole = low.empty(type, [*shapes[0][:axis], total, *shapes[0][axis + 1 :]])
    at: Size = 0
    for source, shape in zip(op.operands, shapes, strict=True):
        if 0 not in source.type.shape:
            offsets = [at if number == axis else 0 for number in range(type.rank)]
            whole = low.insert_slice(low.tensor(source), whole, offsets)
        at = low.plus(at, shape[axis])
    low.set(result, whole)


def _is_short_vector(type: RankedTensorType) -> bool:
    return type.rank == 1 and isinstance(type.element_type, IntegerType) and 0 <= type.shape[0] <= LONGEST_VECTOR


@lowers("pad")
def lower_pad(low: Lowering, op: ForeignOperation) -> None:
    source, padding = op.operands
    result = op.results[0]
    low_edge, high_edge = numbers(op.edge_padding_low), numbers(op.edge_padding_high)
    inside = numbers(op.interior_padding)
    if is_scalar(source.type):
        low.move(source, result)
        return
    low.set(result, padded(low, low.tensor(source), low.scalar(padding), low_edge, high_edge, inside))


def padded(
    low: Lowering,
    tensor: Value,
    scalar: Value,
    before: Sequence[int],
    after: Sequence[int],
    inside: Sequence[int] | None = None,
) -> Value:
    """Elements around, and ``inside`` many between neighbours; negative numbers around take elements away."""
    type: Any = tensor.type
    inside = inside or [0] * type.rank
    if not any(inside) and not any(before) and not any(after):
        return tensor
    if DYNAMIC in type.shape:
        return _padded_somehow_long(low, tensor, scalar, before, after, inside)
    spread = [max(0, (size - 1) * (gap + 1) + 1) for size, gap in zip(type.shape, inside, strict=True)]
    shape = [size + left + right for size, left, right in zip(spread, before, after, strict=True)]
    target = RankedTensorType(tuple(shape), type.element_type, None)
    offsets, strides, first, count = [], [], [], []
    for size, gap, left, total in zip(type.shape, inside, before, shape, strict=True):
        step = gap + 1
        # The first element that is not cut off, and how many there are from it on.
        start = max(0, -(left // step)) if left < 0 else 0
        stop = min(size, (total - 1 - left) // step + 1) if total > 0 else 0
        first.append(start)
        count.append(max(0, stop - start))
        offsets.append(left + start * step)
        strides.append(step)
    if not any(inside) and min(*before, 0) >= 0 and min(*after, 0) >= 0:
        return _padded_around(low, tensor, scalar, before, after, target)
    whole = low.filled(target, scalar, [])
    if 0 in count or 0 in shape:
        return whole
    if count != list(type.shape):
        tensor = low.slice(tensor, first, count, [1] * type.rank)
    return low.insert_slice(tensor, whole, offsets, strides)


def _padded_somehow_long(
    low: Lowering, tensor: Value, scalar: Value, before: Sequence[int], after: Sequence[int], inside: Sequence[int]
) -> Value:
    """The same for a tensor with sizes that are not known."""
    type: Any = tensor.type
    if any(inside) or min(*before, 0) < 0 or min(*after, 0) < 0:
        gaps = [gap + 1 for gap in inside]
        return spread(low, tensor, scalar, before, gaps, spread_sizes(low, low.sizes(tensor), before, after, gaps))
    shape = [DYNAMIC if size == DYNAMIC else size + left + right
             for size, left, right in zip(type.shape, before, after, strict=True)]  # fmt: skip
    target = RankedTensorType(tuple(shape), type.element_type, None)
    return _padded_around(low, tensor, scalar, before, after, target)


def spread_sizes(
    low: Lowering, shape: Sequence[Size], before: Sequence[Size], after: Sequence[Size], gaps: Sequence[int]
) -> list[Size]:
    """Returns the sizes of a tensor whose elements lie ``gaps`` apart, with padding before and after them."""
    sizes = []
    for size, left, right, gap in zip(shape, before, after, gaps, strict=True):
        whole = size if gap == 1 else low.at_least(low.plus(low.times(low.minus(size, 1), gap), 1), 0)
        sizes.append(low.plus(low.plus(whole, left), right))
    return sizes


def spread(
    low: Lowering,
    tensor: Value,
    scalar: Value,
    before: Sequence[Size],
    gaps: Sequence[int],
    sizes: Sequence[Size],
) -> Value:
    """A tensor of these sizes: its elements lie ``gaps`` apart, after padding that is a value and may be negative."""
    type = ranked(tensor.type)
    target = type.clone_with(shape=tuple(size if isinstance(size, int) else DYNAMIC for size in sizes))
    if 0 in type.shape:
        return low.filled(target, scalar, sizes)
    own = low.sizes(tensor)
    moved = [
        axis for axis, (left, gap) in enumerate(zip(before, gaps, strict=True))
        if gap > 1 or not (isinstance(left, int) and left == 0) or sizes[axis] != own[axis]
    ]  # fmt: skip
    lasts = {axis: low.size_value(low.times(low.minus(own[axis], 1), gaps[axis])) for axis in moved}
    a = low.arithmetic

    def at(*positions: Value) -> Value:
        inside = low.constant_truth(True)
        places = list(positions)
        for axis in moved:
            # Positions before the first element are large as unsigned numbers.
            place = a.make("arith.subi", positions[axis], low.size_value(before[axis]))
            inside = a.make("arith.andi", inside, a.compare("ule", place, lasts[axis]))
            if gaps[axis] > 1:
                rest = a.make("arith.remui", place, low.index(gaps[axis]))
                inside = a.make("arith.andi", inside, a.compare("eq", rest, low.index(0)))
                place = a.make("arith.divui", place, low.index(gaps[axis]))
            places[axis] = place
        safe = [a.select(inside, place, low.index(0)) for place in places]
        return a.select(inside, low.extract(tensor, safe), scalar)

    return low.generate(target, sizes, at)


def _padded_around(
    low: Lowering, tensor: Value, scalar: Value, before: Sequence[int], after: Sequence[int], target: RankedTensorType
) -> Value:
    """Creates ``tensor.pad``, which fusion and schedules support."""
    where = low.builder.location
    region = Region()
    block = region.append(Block([index] * target.rank, [where] * target.rank))
    block.append(YieldOp([scalar], (), location=where))
    properties: dict[str, Any] = {
        "static_low": DenseI64ArrayAttr(before),
        "static_high": DenseI64ArrayAttr(after),
        "operandSegmentSizes": DenseI32ArrayAttr([1, 0, 0]),
    }
    return low.builder.insert(PadOp([tensor], [target], properties, {}, (), [region], where)).results[0]
