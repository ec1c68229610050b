"""Reductions, windows, and sorting."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from lamina.conversion.stablehlo_to_linalg.elementwise import from_index
from lamina.conversion.stablehlo_to_linalg.lowering import Lowering, is_scalar, lowered_type, lowers, numbers, ranked
from lamina.conversion.stablehlo_to_linalg.scalars import Unsupported, _ordered_bits, kind_of
from lamina.conversion.stablehlo_to_linalg.shapes import padded
from lamina.define.foreign import ForeignOperation
from lamina.dialects.scf.builders import build_for, build_if, make_yield
from lamina.interfaces.tiling import Size
from lamina.ir.affine.expr import dims
from lamina.ir.block import Block
from lamina.ir.builder import InsertionPoint
from lamina.ir.region import Region
from lamina.ir.types import DYNAMIC, RankedTensorType, i64, index
from lamina.ir.value import Value


@lowers("reduce")
def lower_reduce(low: Lowering, op: ForeignOperation) -> None:
    count = len(op.results)
    inputs, starts = op.operands[:count], op.operands[count:]
    folded = set(numbers(op.dimensions))
    rank = inputs[0].type.rank
    region = op.regions[0]
    if rank == 0:
        folded_scalars = low.apply(region, [low.scalar(value) for value in (*starts, *inputs)])
        for result, scalar in zip(op.results, folded_scalars, strict=True):
            low.set(result, scalar)
        return
    tensors = [low.tensor(value) for value in inputs]
    sizes = low.sizes(tensors[0])
    kept = [axis for axis in range(rank) if axis not in folded]
    places = dims(rank)
    outputs = []
    for start, result in zip(starts, op.results, strict=True):
        type: Any = lowered_type(result.type)
        init = _filled(low, type, low.scalar(start), [sizes[axis] for axis in kept])
        outputs.append((init, [places[axis] for axis in kept]))

    def body(*elements: Value) -> Sequence[Value]:
        return low.apply(region, [*elements[count:], *elements[:count]])

    kinds = ["reduction" if axis in folded else "parallel" for axis in range(rank)]
    generic = low.generic([(tensor, places) for tensor in tensors], outputs, kinds, body)
    for result, tensor in zip(op.results, generic, strict=True):
        low.set(result, low.extract(tensor, []) if is_scalar(result.type) else tensor)


def _filled(low: Lowering, type: RankedTensorType, scalar: Value, sizes: Sequence[Any]) -> Value:
    if type.rank == 0:
        return low.builder.create("tensor.from_elements", [scalar], result_types=[type]).results[0]
    return low.filled(type, scalar, sizes)


def windows_in(low: Lowering, size: Size, window: Size, stride: int) -> Size:
    """Returns the number of windows in a size."""
    least = low.minus(window, stride)
    return low.over(low.plus(low.minus(low.at_least(size, least), window), stride), stride)


@lowers("reduce_window")
def lower_reduce_window(low: Lowering, op: ForeignOperation) -> None:
    count = len(op.results)
    inputs, starts = op.operands[:count], op.operands[count:]
    rank = inputs[0].type.rank
    if rank == 0:
        raise Unsupported("windows of a tensor without dimensions")
    window = numbers(op.window_dimensions)
    strides = numbers(op.window_strides, [1] * rank)
    dilations = numbers(op.window_dilations, [1] * rank)
    spread = [gap - 1 for gap in numbers(op.base_dilations, [1] * rank)]
    edges = numbers(op.padding, [0] * (2 * rank))
    tensors = [
        padded(low, low.tensor(value), low.scalar(start), edges[::2], edges[1::2], spread)
        for value, start in zip(inputs, starts, strict=True)
    ]
    for result, tensor in zip(
        op.results, reduce_windows(low, op.results, tensors, starts, op.regions[0], window, strides, dilations),
        strict=True,
    ):  # fmt: skip
        low.set(result, tensor)


def reduce_windows(
    low: Lowering,
    results: Sequence[Value],
    tensors: Sequence[Value],
    starts: Sequence[Value],
    region: Region,
    window: Sequence[Size],
    strides: Sequence[int],
    dilations: Sequence[int],
) -> list[Value]:
    """Reduces windows of tensors that are padded; the sizes of the window may be values."""
    count, rank = len(results), len(window)
    # Loops: outputs, then the dimensions of the window that have a length.
    long = [axis for axis, size in enumerate(window) if not isinstance(size, int) or size > 1]
    places = dims(rank + len(long))
    read = [places[axis] * strides[axis] for axis in range(rank)]
    for number, axis in enumerate(long):
        read[axis] = read[axis] + places[rank + number] * dilations[axis]
    reach = [low.plus(low.times(low.minus(size, 1), gap), 1) for size, gap in zip(window, dilations, strict=True)]
    sizes = [
        windows_in(low, low.size(tensors[0], axis), reach[axis], strides[axis]) if size == DYNAMIC else size
        for axis, size in enumerate(ranked(results[0].type).shape)
    ]
    outputs = [
        (low.filled(ranked(lowered_type(result.type)), low.scalar(start), sizes), places[:rank])
        for result, start in zip(results, starts, strict=True)
    ]
    # An operand without contents provides the window size.
    lengths = [window[axis] for axis in long]
    shape = tuple(size if isinstance(size, int) else DYNAMIC for size in lengths)
    sized_type = RankedTensorType(shape, ranked(tensors[0].type).element_type, None)
    sized = [(low.empty(sized_type, lengths), places[rank:])] if long else []

    def body(*elements: Value) -> Sequence[Value]:
        return low.apply(region, [*elements[count + len(sized) :], *elements[:count]])

    kinds = ["parallel"] * rank + ["reduction"] * len(long)
    return low.generic([*((tensor, read) for tensor in tensors), *sized], outputs, kinds, body)


# ---- Loops over tensors


def loop(low: Lowering, upper: Value, carried: Sequence[Value], body: Callable[..., Sequence[Value]]) -> list[Value]:
    """``scf.for`` from 0; ``body`` gets the position and the carried values."""

    def fill(block: Block) -> None:
        with low.builder.insertion_guard(InsertionPoint(block)):
            results = body(*block.arguments)
            low.builder.insert(make_yield(list(results), low.builder.location))

    return list(build_for(low.builder, low.index(0), upper, low.index(1), carried, fill=fill).results)


def loops(
    low: Lowering,
    uppers: Sequence[Value],
    carried: Sequence[Value],
    body: Callable[[list[Value], list[Value]], Sequence[Value]],
    at: Sequence[Value] = (),
) -> list[Value]:
    """Nested loops; ``body`` gets the positions and the carried values."""
    if not uppers:
        return list(body(list(at), list(carried)))
    return loop(low, uppers[0], carried, lambda place, *values: loops(low, uppers[1:], values, body, [*at, place]))


def choose(
    low: Lowering,
    condition: Value,
    types: Sequence[Any],
    yes: Callable[[], Sequence[Value]],
    no: Callable[[], Sequence[Value]],
) -> list[Value]:
    """``scf.if`` with both branches."""
    new_op = build_if(low.builder, condition, types, with_else=True)
    for region, branch in zip(new_op.regions, (yes, no), strict=True):
        with low.builder.insertion_guard(InsertionPoint.before_terminator(region.first_block)):
            results = list(branch())
            if types:
                low.builder.insert(make_yield(results, low.builder.location))
    return list(new_op.results)


@lowers("select_and_scatter")
def lower_select_and_scatter(low: Lowering, op: ForeignOperation) -> None:
    operand, source, start = op.operands
    rank = operand.type.rank
    if rank == 0:
        raise Unsupported("windows of a tensor without dimensions")
    window = numbers(op.window_dimensions, [1] * rank)
    strides = numbers(op.window_strides, [1] * rank)
    edges = numbers(op.padding, [0] * (2 * rank))
    tensor, gradients = low.tensor(operand), low.tensor(source)
    shape = low.sizes(tensor)
    select, scatter = op.regions
    a = low.arithmetic
    result_type: Any = lowered_type(op.results[0].type)

    def at_window(places: list[Value], carried: list[Value]) -> Sequence[Value]:
        # The best position so far, and whether there is one.
        initial = [low.constant_truth(False), *([low.index(0)] * rank)]
        corners = [
            a.make("arith.subi", a.make("arith.muli", place, low.index(stride)), low.index(edge))
            for place, stride, edge in zip(places, strides, edges[::2], strict=True)
        ]

        def at_element(offsets: list[Value], best: list[Value]) -> Sequence[Value]:
            spots = [a.make("arith.addi", corner, offset) for corner, offset in zip(corners, offsets, strict=True)]
            inside = low.all_inside(spots, shape)

            def compare() -> Sequence[Value]:
                old, new = low.extract(tensor, best[1:]), low.extract(tensor, spots)
                keep = a.make("arith.andi", best[0], low.apply(select, [old, new])[0])
                chosen = [a.select(keep, was, now) for was, now in zip(best[1:], spots, strict=True)]
                return [low.constant_truth(True), *chosen]

            return choose(low, inside, [value.type for value in best], compare, lambda: best)

        best = loops(low, [low.index(size) for size in window], initial, at_element)

        def add() -> Sequence[Value]:
            old, new = low.extract(carried[0], best[1:]), low.extract(gradients, places)
            return [low.insert(low.apply(scatter, [old, new])[0], carried[0], best[1:])]

        return choose(low, best[0], [result_type], add, lambda: carried)

    whole = low.filled(result_type, low.scalar(start), shape)
    bounds = [low.size_value(size) for size in low.sizes(gradients)]
    low.set(op.results[0], loops(low, bounds, [whole], at_window)[0])


# ---- Sorting


@lowers("sort")
def lower_sort(low: Lowering, op: ForeignOperation) -> None:
    rank = op.operands[0].type.rank
    axis = op.dimension
    sources = [low.tensor(value) for value in op.operands]
    comparator = op.regions[0]

    def before(left: Sequence[Value], right: Sequence[Value]) -> Value:
        pairs = [value for pair in zip(left, right, strict=True) for value in pair]
        return low.apply(comparator, pairs)[0]

    if rank == 0:
        for result, value in zip(op.results, op.operands, strict=True):
            low.set(result, low.scalar(value))
        return
    for result, tensor in zip(op.results, sort(low, sources, axis + rank if axis < 0 else axis, before), strict=True):
        low.set(result, tensor)


def sort(
    low: Lowering, tensors: Sequence[Value], axis: int, before: Callable[[Sequence[Value], Sequence[Value]], Value]
) -> list[Value]:
    """Merge sort along an axis, stable: runs of 1, 2, 4, ... elements are merged from one tensor into another."""
    size = low.size(tensors[0], axis)
    if isinstance(size, int) and size < 2:
        return list(tensors)
    count = len(tensors)
    sizes = low.sizes(tensors[0])
    others = [low.size_value(size) for number, size in enumerate(sizes) if number != axis]
    total = low.size_value(size)

    def one_pass(number: Value, *carried: Value) -> Sequence[Value]:
        width = low.arithmetic.make("arith.shli", low.index(1), number)
        source, target = carried[:count], list(carried[count:])

        def one_line(places: list[Value], values: list[Value]) -> Sequence[Value]:
            return _merge_line(low, source, values, places, axis, total, width, before)

        merged = loops(low, others, target, one_line)
        # The values read are written in the next pass.
        return [*merged, *source]

    spare = [low.empty(ranked(tensor.type), sizes) for tensor in tensors]
    return loop(low, _passes(low, size), [*tensors, *spare], one_pass)[:count]


def _passes(low: Lowering, size: Size) -> Value:
    """Returns how often runs double until there is one: the bits of the last position."""
    if isinstance(size, int):
        return low.index((size - 1).bit_length())
    a = low.arithmetic
    last = a.cast("arith.index_cast", low.size_value(low.minus(low.at_least(size, 1), 1)), i64)
    bits = a.make("arith.subi", low.number(i64, 64), a.make("math.ctlz", last))
    return a.cast("arith.index_cast", bits, index)


def _merge_line(
    low: Lowering,
    source: Sequence[Value],
    target: Sequence[Value],
    places: Sequence[Value],
    axis: int,
    total: Value,
    width: Value,
    before: Callable[[Sequence[Value], Sequence[Value]], Value],
) -> Sequence[Value]:
    """Merges the pairs of runs of one line: the next element comes from the left run unless the right one's is less."""
    a = low.arithmetic
    one = low.index(1)
    last = a.make("arith.subi", total, one)

    def at(position: Value) -> list[Value]:
        return [*places[:axis], position, *places[axis:]]

    def next_element(position: Value, left: Value, right: Value, *carried: Value) -> Sequence[Value]:
        pair = a.make("arith.shli", width, one)
        start = a.make("arith.muli", a.make("arith.divui", position, pair), pair)
        middle = a.make("arith.minsi", a.make("arith.addi", start, width), total)
        end = a.make("arith.minsi", a.make("arith.addi", start, pair), total)
        fresh = a.compare("eq", position, start)
        left, right = a.select(fresh, start, left), a.select(fresh, middle, right)
        lefts = [low.extract(tensor, at(a.make("arith.minsi", left, last))) for tensor in source]
        rights = [low.extract(tensor, at(a.make("arith.minsi", right, last))) for tensor in source]
        less = a.make("arith.andi", a.compare("slt", right, end), before(rights, lefts))
        from_right = a.make("arith.ori", a.compare("sge", left, middle), less)
        written = [
            low.insert(a.select(from_right, theirs, ours), tensor, at(position))
            for ours, theirs, tensor in zip(lefts, rights, carried, strict=True)
        ]
        left = a.select(from_right, left, a.make("arith.addi", left, one))
        right = a.select(from_right, a.make("arith.addi", right, one), right)
        return [left, right, *written]

    zero = low.index(0)
    return loop(low, total, [zero, zero, *target], next_element)[2:]


@lowers("chlo.top_k")
def lower_top_k(low: Lowering, op: ForeignOperation) -> None:
    source = low.tensor(op.operands[0])
    type: Any = source.type
    axis = type.rank - 1
    a = low.arithmetic
    kind = kind_of(op.operands[0].type)
    place_type: Any = lowered_type(op.results[1].type)
    numbered = RankedTensorType(type.shape, place_type.element_type, None)
    positions = low.generate(numbered, low.sizes(source), lambda *at: from_index(low, at[axis], numbered.element_type))

    def before(left: Sequence[Value], right: Sequence[Value]) -> Value:
        if kind == "float":
            return a.compare("sgt", _ordered_bits(a, left[0]), _ordered_bits(a, right[0]))
        return a.compare("sgt" if kind == "int" else "ugt", left[0], right[0])

    sorted_tensors = sort(low, [source, positions], axis, before)
    sizes = [*low.sizes(source)[:-1], op.k]
    for result, tensor in zip(op.results, sorted_tensors, strict=True):
        low.set(result, low.slice(tensor, [0] * type.rank, sizes, [1] * type.rank))
