"""Operations whose sizes are values, as in programs that JAX exports with symbolic shapes."""

from __future__ import annotations

from itertools import product
from typing import Any

from lamina.conversion.stablehlo_to_linalg.elementwise import from_index
from lamina.conversion.stablehlo_to_linalg.lowering import Lowering, is_scalar, lowered_type, lowers, numbers, ranked
from lamina.conversion.stablehlo_to_linalg.reductions import reduce_windows
from lamina.conversion.stablehlo_to_linalg.scalars import Unsupported
from lamina.conversion.stablehlo_to_linalg.shapes import spread, spread_sizes
from lamina.define.foreign import ForeignOperation, is_operation
from lamina.interfaces.tiling import Size
from lamina.ir.affine.expr import AffineExpr, constant, dims
from lamina.ir.operation import Operation
from lamina.ir.types import DYNAMIC, RankedTensorType, index
from lamina.ir.value import Value


@lowers("get_dimension_size")
def lower_get_dimension_size(low: Lowering, op: ForeignOperation) -> None:
    size = low.size_value(low.shape(op.operands[0])[op.dimension])
    low.set(op.results[0], from_index(low, size, ranked(lowered_type(op.results[0].type)).element_type))


@lowers("dynamic_iota")
def lower_dynamic_iota(low: Lowering, op: ForeignOperation) -> None:
    type: Any = lowered_type(op.results[0].type)
    axis = op.iota_dimension

    def at(*positions: Value) -> Value:
        return from_index(low, positions[axis], type.element_type)

    low.set(op.results[0], low.generate(type, low.sizes_in(op.output_shape), at))


@lowers("dynamic_broadcast_in_dim")
def lower_dynamic_broadcast(low: Lowering, op: ForeignOperation) -> None:
    source, result = op.operands[0], op.results[0]
    type: Any = lowered_type(result.type)
    sizes = low.sizes_in(op.output_dimensions)
    if low.is_splat(source):
        low.set_splat(result, low.scalar(source), sizes)
        return
    tensor = low.tensor(source)
    places = dims(type.rank)
    axes = numbers(op.broadcast_dimensions)
    steady = numbers(op.known_nonexpanding_dimensions)
    own = low.shape(source)
    read: list[AffineExpr] = []
    unknown: list[int] = []
    for number, axis in enumerate(axes):
        if source.type.shape[number] == 1:
            read.append(constant(0))
        else:
            read.append(places[axis])
            if source.type.shape[number] == DYNAMIC and number not in steady and own[number] is not sizes[axis]:
                unknown.append(number)
    if not unknown:
        out = low.empty(type, sizes)
        kinds = ["parallel"] * type.rank
        low.set(result, low.generic([(tensor, read)], [(out, places)], kinds, lambda x, _: x)[0])
        return
    # Whether a dimension broadcasts is only known at run time.
    repeated = {number: low.arithmetic.compare("eq", low.size_value(own[number]), low.index(1)) for number in unknown}

    def at(*positions: Value) -> Value:
        where = []
        for number, axis in enumerate(axes):
            place = low.index(0) if source.type.shape[number] == 1 else positions[axis]
            if number in repeated:
                place = low.arithmetic.select(repeated[number], low.index(0), place)
            where.append(place)
        return low.extract(tensor, where)

    low.set(result, low.generate(type, sizes, at))


@lowers("dynamic_reshape")
def lower_dynamic_reshape(low: Lowering, op: ForeignOperation) -> None:
    source, result = op.operands[0], op.results[0]
    type: Any = lowered_type(result.type)
    sizes = low.sizes_in(op.output_shape)
    if low.is_splat(source):
        low.set_splat(result, low.scalar(source), sizes)
        return
    shape = RankedTensorType((len(sizes),), index, None)
    wanted = low.builder.create("tensor.from_elements", sizes, result_types=[shape]).results[0]
    new_op = low.builder.create("tensor.reshape", low.tensor(source), wanted, result_types=[type])
    low.set(result, new_op.results[0])


@lowers("real_dynamic_slice")
def lower_real_dynamic_slice(low: Lowering, op: ForeignOperation) -> None:
    source, result = op.operands[0], op.results[0]
    a = low.arithmetic
    starts, limits, strides = (low.sizes_in(value) for value in op.operands[1:])
    sizes = [
        a.make("arith.ceildivui", low.size_value(low.minus(limit, start)), low.size_value(stride))
        for start, limit, stride in zip(starts, limits, strides, strict=True)
    ]
    if low.is_splat(source):
        low.set_splat(result, low.scalar(source), sizes)
    else:
        low.set(result, low.slice(low.tensor(source), starts, sizes, strides))


@lowers("dynamic_pad")
def lower_dynamic_pad(low: Lowering, op: ForeignOperation) -> None:
    source, padding, *edges = op.operands
    result = op.results[0]
    type: Any = lowered_type(result.type)
    if is_scalar(source.type):
        low.move(source, result)
        return
    a = low.arithmetic
    before, after, inside = (low.sizes_in(value) for value in edges)
    one = low.index(1)
    strides = [a.make("arith.addi", low.size_value(gap), one) for gap in inside]
    sizes = []
    for size, left, right, stride in zip(low.shape(source), before, after, strides, strict=True):
        spread = a.make("arith.muli", a.make("arith.subi", low.size_value(size), one), stride)
        around = a.make("arith.addi", low.size_value(left), low.size_value(right))
        sizes.append(a.make("arith.addi", a.make("arith.addi", spread, one), around))
    whole = low.filled(type, low.scalar(padding), sizes)
    low.set(result, low.insert_slice(low.tensor(source), whole, before, strides))


def lower_dynamic_reduce_window(low: Lowering, op: ForeignOperation, reducer: Operation | None) -> None:
    """The custom call has operands for reduce_window's attributes: window, strides, dilations of the base and of the
    window, padding."""
    count = len(op.results)
    inputs, starts = op.operands[:count], op.operands[count : 2 * count]
    if reducer is None or len(op.operands) != 2 * count + 5:
        raise Unsupported(f"a custom call @{op.call_target_name} without a reducer, or without sizes")
    settings = op.operands[count + len(starts) :]
    window, *steps, edges = (_sizes_of(low, value) for value in settings)
    strides, base, dilations = ([size for size in each if isinstance(size, int)] for each in steps)
    if not len(strides) == len(base) == len(dilations) == len(window):
        raise Unsupported("windows with strides or dilations that are not constant")
    before, after = edges[::2], edges[1::2]
    tensors = []
    for value, start in zip(inputs, starts, strict=True):
        tensor = low.tensor(value)
        sizes = spread_sizes(low, low.sizes(tensor), before, after, base)
        tensors.append(spread(low, tensor, low.scalar(start), before, base, sizes))
    body = reducer.regions[0]
    windows = reduce_windows(low, op.results, tensors, starts, body, window, strides, dilations)
    for result, reduced in zip(op.results, windows, strict=True):
        low.set(result, reduced)


def _sizes_of(low: Lowering, value: Value) -> list[Size]:
    """Returns the integers of a tensor in order: numbers where they are constant, else indices."""
    owner = value.defining_op
    if is_operation(owner, "stablehlo.constant"):
        return list(numbers(owner.value))
    if is_operation(owner, "stablehlo.reshape"):
        (source,) = owner.operands
        return _sizes_of(low, source)
    if is_operation(owner, "stablehlo.concatenate") and owner.dimension == 0:
        return [size for part in owner.operands for size in _sizes_of(low, part)]
    type = ranked(value.type)
    places = product(*(range(size) for size in type.shape))
    if low.is_splat(value):
        return [low.position(low.scalar(value), type) for _ in places]
    if type.rank == 1:
        return low.sizes_in(value)
    tensor = low.tensor(value)
    return [low.position(low.extract(tensor, [low.index(at) for at in place]), type) for place in places]
