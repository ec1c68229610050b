"""StableHLO's operations with bodies: what their regions take and return."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from lamina.define.foreign import ForeignOperation
from lamina.dialects.quant.types import QuantizedType
from lamina.ir.attribute import Type
from lamina.ir.block import Block
from lamina.ir.region import Region
from lamina.ir.types import (
    ComplexType,
    FloatType,
    IntegerType,
    RankedTensorType,
    ShapedType,
    element_type_or_self,
    i1,
    int_or_float_width,
)
from lamina.ir.value import Value
from lamina.plugins import verifier
from lamina.plugins.stablehlo.bounds import tensor_of
from lamina.plugins.stablehlo.dimensions import listed
from lamina.plugins.stablehlo.inference import Properties, infers, integers_of, shape_of
from lamina.plugins.stablehlo.rules import agree, bounds_of, fail, shapes_agree


def returned_types(region: Region) -> list[Type]:
    """Returns the types of what the region's first block returns."""
    last = None if region.first_block is None else region.first_block.last_op
    return [] if last is None else list(last.operand_types)


def argument_types(region: Region) -> list[Type]:
    """Returns the types of the arguments of the region's first block."""
    return [] if region.first_block is None else [argument.type for argument in region.first_block.arguments]


def accumulated(body: Region, type: Type, number: int = 0) -> RankedTensorType:
    """Returns the type with the elements that the body returns as that result."""
    assert isinstance(type, RankedTensorType)
    types = returned_types(body)
    if number >= len(types):
        return type
    return type.clone_with(element_type=element_type_or_self(types[number]))


# ---- Types that bodies may return


def scalar_of(type: Type) -> RankedTensorType:
    """Returns the type of one element."""
    return RankedTensorType((), element_type_or_self(type), None)


def _same_shape(left: Type, right: Type) -> bool:
    if not isinstance(left, ShapedType) or not isinstance(right, ShapedType):
        return False
    return not left.has_rank or not right.has_rank or shapes_agree(left.shape, right.shape)


def _alike(left: Type, right: Type, *, any_precision: bool = False) -> bool:
    """True if shapes may be equal and elements are; with any precision, floats of all kinds count as equal."""
    one, other = element_type_or_self(left), element_type_or_self(right)
    floats = any_precision and isinstance(one, FloatType) and isinstance(other, FloatType)
    return _same_shape(left, right) and (floats or one is other)


def _width(element: Type) -> int:
    if isinstance(element, ComplexType):
        return 2 * _width(element.element_type)
    return element.storage_width if isinstance(element, QuantizedType) else int_or_float_width(element)


def _is_promotable(source: Type, target: Type) -> bool:
    """True if elements are of one kind and the second ones are not narrower; floats may be."""
    one, other = element_type_or_self(source), element_type_or_self(target)
    if isinstance(one, FloatType) and isinstance(other, FloatType):
        return True
    if isinstance(one, QuantizedType) and isinstance(other, QuantizedType):
        return one.expressed_type is other.expressed_type and _width(one) <= _width(other)
    same = any(isinstance(one, kind) and isinstance(other, kind) for kind in (IntegerType, ComplexType))
    return same and _width(one) <= _width(other)


# ---- Reducers


def verify_reducer(body: Region, inputs: Sequence[Type], initial: Sequence[Type], sizes: Sequence[int] = ()) -> None:
    """A reducer takes two values for each input and returns one of the initial value's shape; `sizes` are the
    dimensions that its arguments may have."""
    block, count = body.first_block, len(inputs)
    if block is None:
        fail("expect non-empty region")
    if len(block.arguments) != 2 * count:
        fail(f"Reduction-region must take {2 * count} parameters, but takes {len(block.arguments)} parameter(s)")
    if block.last_op is None:
        fail("The reduction-region expected to have a terminator")
    results = list(block.last_op.operand_types)
    if not results:
        fail("The reduction-region expected to return some value(s)")
    if len(results) != count:
        fail(f"Reduction-region here must produce {count} tensors, but produces {len(results)} instead")
    for result in results:
        if not isinstance(result, ShapedType):
            fail(f"Reduction-region here must produce tensor-typed result(s), but produces '{result}' instead")
    for number in range(count):
        _verify_accumulator(block, number, results[number], initial[number])
        _verify_reduced(block, count, number, inputs[number], sizes)


def _verify_accumulator(block: Block, number: int, result: Type, initial: Type) -> None:
    """The accumulator has the type of the result, to which the initial value can be promoted."""
    for place, any_precision in ((number, False), (number + len(block.arguments) // 2, True)):
        type = block.arguments[place].type
        if not _alike(result, type, any_precision=any_precision):
            fail(
                f"The type of reduction-region's parameter at index {place} is different than the corresponding "
                f"result type: '{type}' vs '{result}'"
            )
    if not _same_shape(initial, result):
        fail(
            f"The shape of reduction-region's result type at index {number} differs from the op's corresponding "
            f"init-value type: '{result}' vs '{initial}'"
        )
    if not _is_promotable(initial, result):
        fail(
            f"The element-type of reduction-region's result type at index {number} is expected to be promotable "
            f"from the op's corresponding init-value element-type: '{result}' vs '{initial}'"
        )


def _verify_reduced(block: Block, count: int, number: int, source: Type, sizes: Sequence[int]) -> None:
    """Elements of the input can be promoted to the second argument, which has some of the sizes."""
    type = block.arguments[count + number].type
    what = f"reduction-region's argument at index {count + number}"
    if not _is_promotable(source, type):
        fail(
            f"The element-type of {what} is expected to be promotable from '{element_type_or_self(source)}', but got "
            f"'{element_type_or_self(type)}'"
        )
    shape = tuple(type.shape) if isinstance(type, RankedTensorType) else ()
    if len(shape) > len(sizes):
        fail(f"The rank of {what} is expected to be <= {len(sizes)}, got {len(shape)}")
    matched = 0
    for size in sizes:
        matched += matched < len(shape) and agree(size, shape[matched])
    if matched != len(shape):
        fail(f"The shape of {what} is not compatible with that of reduce-op's input-parameter at index {number}")


# ---- Reductions


def demand_compatible_inputs(inputs: Sequence[Type]) -> None:
    """Refuses inputs whose shapes differ from the first one's."""
    for number, type in enumerate(inputs):
        if not _same_shape(inputs[0], type):
            fail(
                f"expects all inputs to have compatible shapes. Shape at input-index {number} is not compatible with "
                "shape at input-index 0"
            )


def _kept(inputs: Sequence[Type], reduced: Sequence[int]) -> list[int]:
    """Returns the dimensions that a reduction leaves."""
    if not inputs:
        fail("expects at least 1 input value")
    demand_compatible_inputs(inputs)
    first = inputs[0]
    rank = first.rank if isinstance(first, RankedTensorType) else 0
    seen: set[int] = set()
    for dimension in reduced:
        if not 0 <= dimension < rank:
            fail(f"Out-of-bounds dimension {dimension}, expected to be in range [0, {rank})")
        if dimension in seen:
            fail(f"Duplicate reduction dimension: {dimension}")
        seen.add(dimension)
    return [dimension for dimension in range(rank) if dimension not in seen]


@infers("reduce")
def infer_reduce(operands: Sequence[Value], properties: Properties, regions: Sequence[Region]) -> list[Type]:
    inputs = [operand.type for operand in operands[: len(operands) // 2]]
    kept = _kept(inputs, integers_of(properties, "dimensions"))
    first = inputs[0]
    assert isinstance(first, RankedTensorType)
    bounds = bounds_of_kept(first, kept)
    results: list[Type] = []
    for number, type in enumerate(inputs):
        element = accumulated(regions[0], type, number).element_type if regions else element_type_or_self(type)
        results.append(tensor_of([first.shape[at] for at in kept], element, bounds))
    return results


def bounds_of_kept(type: RankedTensorType, kept: Iterable[int]) -> list[int]:
    """Returns the bounds of those dimensions; none if the type has none."""
    from_type = bounds_of(type)
    return [from_type[at] for at in kept] if from_type else []


@verifier("stablehlo.reduce")
def verify_reduce(op: ForeignOperation) -> None:
    types = op.operand_types
    count = len(types) // 2
    kept = _kept(types[:count], op.dimensions)
    verify_reducer(op.regions[0], types[:count], types[count:], [types[0].shape[at] for at in kept])


# ---- Others


@infers("sort")
def infer_sort(operands: Sequence[Value], properties: Properties, regions: Sequence[Region]) -> list[Type]:
    return [operand.type for operand in operands]


@verifier("stablehlo.sort")
def verify_sort(op: ForeignOperation) -> None:
    types = op.operand_types
    if types:
        rank = types[0].rank
        if not -rank <= op.dimension < rank:
            fail(f"dimension attribute value must be in range [-{rank}, {rank}), but found {op.dimension}")
    arguments = argument_types(op.regions[0])
    if len(arguments) != 2 * len(types):
        fail(f"comparator block should have {2 * len(types)} arguments")
    for number, argument in enumerate(arguments):
        wanted = scalar_of(types[number // 2])
        if argument is not wanted:
            fail(f"comparator block argument #{number} should be of type '{wanted}' but got '{argument}'")
    results = returned_types(op.regions[0])
    if len(results) != 1:
        fail(f"comparator must return single output but got {len(results)}")
    if results[0] is not RankedTensorType((), i1, None):
        fail(f"comparator must return tensor<i1> but got '{results[0]}'")


@infers("map")
def infer_map(operands: Sequence[Value], properties: Properties, regions: Sequence[Region]) -> list[Type]:
    body = regions[0]
    if body.empty:
        fail("expect non-empty region")
    arguments = argument_types(body)
    if len(arguments) != len(operands):
        fail(
            f"expects number of operands to match the arity of map computation, but got: {len(operands)} and "
            f"{len(arguments)}"
        )
    for number, (argument, operand) in enumerate(zip(arguments, operands, strict=True)):
        if not isinstance(argument, RankedTensorType) or argument.rank:
            fail(f"computation arguments must be 0-rank tensor, but got: arg #{number} of type '{argument}'")
        wanted = element_type_or_self(operand.type)
        if argument.element_type is not wanted:
            fail(
                f"element type of operands and computation arguments must match, but got: '{wanted}' and "
                f"'{argument.element_type}'"
            )
    results = returned_types(body)
    if len(results) != 1:
        fail(f"computation must return single output, but got: {len(results)}")
    result = results[0]
    if not isinstance(result, RankedTensorType) or result.rank:
        fail(f"computation must return 0-rank tensor, but got: '{result}'")
    dimensions = integers_of(properties, "dimensions")
    if dimensions != list(range(len(dimensions))):
        fail(f"requires monotonically increasing dimension numbers, but got: {listed(dimensions)}")
    for operand in operands:
        rank = len(shape_of(operand))
        if len(dimensions) != rank:
            fail(
                "applied to a subset of dimensions currently not supported: operand dimensions = "
                f"{rank}, requested map dimensions size = {len(dimensions)}"
            )
    return [tensor_of(shape_of(operands[-1]) if operands else (), result.element_type)]


@verifier("stablehlo.reverse")
def verify_reverse(op: ForeignOperation) -> None:
    dimensions, rank = list(op.dimensions), op.operand_.type.rank
    if len(set(dimensions)) != len(dimensions):
        fail(f"dimensions should be unique. Got: {listed(dimensions)}")
    for dimension in dimensions:
        if dimension < 0:
            fail(f"all dimensions should be non-negative. Got dimension: {dimension}.")
        if dimension >= rank:
            fail(f"all dimensions should be between [0, {rank}). Got dimension: {dimension}.")
