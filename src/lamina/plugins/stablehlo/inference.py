"""The result types of StableHLO's operations, as specified.

Functions take (operands, properties, regions) and return types, or raise VerifyFailure. Results may be less or more
specific than the inferred types, as long as both can be the same at run time.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from lamina.define.foreign import ForeignOperation
from lamina.dialects.quant.types import QuantizedType
from lamina.ir.attribute import Type
from lamina.ir.attributes import DenseArrayAttr
from lamina.ir.diagnostics import VerifyFailure
from lamina.ir.region import Region
from lamina.ir.types import (
    DYNAMIC,
    ComplexType,
    FloatType,
    RankedTensorType,
    ShapedType,
    element_type_or_self,
    i1,
    i32,
)
from lamina.ir.value import Value
from lamina.plugins import infer_return_types, verifier
from lamina.plugins.stablehlo.bounds import (
    SizeAndBound,
    bounds_or_dynamic,
    concatenated,
    encoding_of,
    most_specific,
    most_specific_type,
    tensor_of,
)
from lamina.plugins.stablehlo.dimensions import broadcast_sizes, demand_place_for_each, listed
from lamina.plugins.stablehlo.quantization import (
    verify_broadcast_scale,
    verify_broadcast_scales,
    verify_reshaped_quantization,
)
from lamina.plugins.stablehlo.rules import (
    agree,
    bounds_of,
    compatible_types,
    constant_integers,
    demand,
    fail,
    shapes_agree,
)

Properties = dict[str, Any]
Inference = Callable[[Sequence[Value], Properties, Sequence[Region]], list[Type]]


def infers(*names: str) -> Callable[[Inference], Inference]:
    """Decorator: the function infers the types of these operations; their results must be compatible."""

    def register(function: Inference) -> Inference:
        setattr(function, "compatible", compatible_types)  # noqa: B010  (read where results are checked)
        return infer_return_types(*(f"stablehlo.{name}" for name in names))(function)

    return register


def shape_of(value: Value) -> tuple[int, ...]:
    """Returns the sizes of a ranked value."""
    type = value.type
    if not isinstance(type, ShapedType) or not type.has_rank:
        raise VerifyFailure(f"expects ranked operands, but got '{type}'")
    return tuple(type.shape)


def integers_of(properties: Properties, name: str) -> list[int]:
    """Returns the elements of an array attribute; none if it is absent."""
    attribute = properties.get(name)
    return (
        []
        if attribute is None
        else list(attribute.values if isinstance(attribute, DenseArrayAttr) else attribute.integers)
    )


def attribute_of(properties: Properties, name: str) -> Any:
    """Returns the attribute of that name."""
    return properties[name]


def optional_of(properties: Properties, name: str) -> Any:
    """Returns the attribute of that name; None if it is absent."""
    return properties.get(name)


def number_of(properties: Properties, name: str) -> int:
    """Returns the value of an integer attribute."""
    number: int = properties[name].value
    return number


# ---- Elements


def _same_storage(inferred: Type, given: Type) -> bool:
    """A quantized constant holds the integers that are stored."""
    element = element_type_or_self(given)
    if isinstance(given, ShapedType) and isinstance(element, QuantizedType):
        given = given.clone_with(element_type=element.storage_type)
    return compatible_types(inferred, given)


@infers("constant")
def infer_constant(operands: Sequence[Value], properties: Properties, regions: Sequence[Region]) -> list[Type]:
    return [attribute_of(properties, "value").type]


setattr(infer_constant, "compatible", _same_storage)  # noqa: B010  (read where results are checked)


@infer_return_types("CompatibleOperandsAndResultType")
def infer_common_type(operands: Sequence[Value], properties: Properties, regions: Sequence[Region]) -> list[Type]:
    """Returns what the types of the operands say together."""
    return [most_specific_type([operand.type for operand in operands])]


@infer_return_types("stablehlo.add")
def infer_sum(operands: Sequence[Value], properties: Properties, regions: Sequence[Region]) -> list[Type]:
    return infer_common_type(operands, properties, regions)


def _any_sum(inferred: Type, given: Type) -> bool:
    """The elements of sums are verified with the operation."""
    return True


setattr(infer_sum, "compatible", _any_sum)  # noqa: B010  (read where results are checked)


@infers("compare")
def infer_compare(operands: Sequence[Value], properties: Properties, regions: Sequence[Region]) -> list[Type]:
    type: Any = operands[0].type
    return [type.clone_with(element_type=i1)]


@infers("is_finite")
def infer_is_finite(operands: Sequence[Value], properties: Properties, regions: Sequence[Region]) -> list[Type]:
    return infer_compare(operands, properties, regions)


@infers("select")
def infer_select(operands: Sequence[Value], properties: Properties, regions: Sequence[Region]) -> list[Type]:
    pred, on_true, on_false = (operand.type for operand in operands)
    assert isinstance(pred, RankedTensorType)
    assert isinstance(on_true, RankedTensorType)
    assert isinstance(on_false, RankedTensorType)
    if on_true.element_type is not on_false.element_type or not shapes_agree(on_true.shape, on_false.shape):
        fail("requires compatible types for non-predicate operands")
    if pred.rank and not shapes_agree(pred.shape, on_true.shape):
        fail("requires the same shape for all operands")
    return [most_specific_type([on_true, on_false])]


@infers("clamp")
def infer_clamp(operands: Sequence[Value], properties: Properties, regions: Sequence[Region]) -> list[Type]:
    sizes = shape_of(operands[1])
    for what, bound in (("min", operands[0]), ("max", operands[2])):
        shape = shape_of(bound)
        if shape and not shapes_agree(shape, sizes):
            fail(
                f"{what} shape [{listed(shape)}] is not scalar and is not compatible to operand shape [{listed(sizes)}]"
            )
    return [operands[1].type]


@infers("rng")
def infer_rng(operands: Sequence[Value], properties: Properties, regions: Sequence[Region]) -> list[Type]:
    low, high, shape = operands
    elements = [element_type_or_self(value.type) for value in (low, high)]
    distribution = attribute_of(properties, "rng_distribution").value.spelling
    if distribution != "UNIFORM" and not all(isinstance(element, FloatType) for element in elements):
        fail("mu and sigma must be floats")
    return [tensor_of(constant_integers(shape) or [DYNAMIC] * shape_of(shape)[0], elements[1])]


@infers("complex")
def infer_complex(operands: Sequence[Value], properties: Properties, regions: Sequence[Region]) -> list[Type]:
    type: Any = operands[0].type
    return [type.clone_with(element_type=ComplexType(type.element_type))]


@infers("real", "imag")
def infer_part(operands: Sequence[Value], properties: Properties, regions: Sequence[Region]) -> list[Type]:
    type: Any = operands[0].type
    element = type.element_type
    return [type.clone_with(element_type=element.element_type) if isinstance(element, ComplexType) else type]


@verifier("stablehlo.convert")
def verify_convert(op: ForeignOperation) -> None:
    source: Any = op.operand_.type
    result: Any = op.result.type
    if source.has_rank and result.has_rank:
        fits = source.rank == result.rank and all(map(agree, source.shape, result.shape))
        demand(fits, "requires the same shape for all operands and results")


@infers("abs")
def infer_abs(operands: Sequence[Value], properties: Properties, regions: Sequence[Region]) -> list[Type]:
    return infer_part(operands, properties, regions)


@infers("uniform_dequantize")
def infer_uniform_dequantize(
    operands: Sequence[Value], properties: Properties, regions: Sequence[Region]
) -> list[Type]:
    element = element_type_or_self(operands[0].type)
    assert isinstance(element, QuantizedType)
    assert element.expressed_type is not None
    return [tensor_of(shape_of(operands[0]), element.expressed_type)]


# ---- Shapes


@infers("broadcast")
def infer_broadcast(operands: Sequence[Value], properties: Properties, regions: Sequence[Region]) -> list[Type]:
    sizes = integers_of(properties, "broadcast_sizes")
    negative = next((size for size in sizes if size < 0), None)
    demand(negative is None, f"Broadcast with negative dimension size {negative}")
    return [tensor_of([*sizes, *shape_of(operands[0])], element_type_or_self(operands[0].type))]


@infers("transpose")
def infer_transpose(operands: Sequence[Value], properties: Properties, regions: Sequence[Region]) -> list[Type]:
    type, order = operands[0].type, integers_of(properties, "permutation")
    shape, bounds = shape_of(operands[0]), bounds_of(type)
    if len(order) != len(shape):
        fail(f"TransposeOp operand rank {len(shape)} does not match permutation size {len(order)}")
    if sorted(order) != list(range(len(shape))):
        fail(f"attribute permutation must be a permutation of [{listed(range(len(shape)))}] but got {listed(order)}")
    moved = [bounds[at] for at in order] if bounds else []
    return [tensor_of([shape[at] for at in order], element_type_or_self(type), moved, encoding_of(type))]


@infers("concatenate")
def infer_concatenate(operands: Sequence[Value], properties: Properties, regions: Sequence[Region]) -> list[Type]:
    at = number_of(properties, "dimension")
    types, shapes = [operand.type for operand in operands], [shape_of(operand) for operand in operands]
    if not shapes:
        fail("expected 1 or more operands, but found 0")
    _verify_concatenated(at, shapes)
    known: list[SizeAndBound] = [(0 if place == at else DYNAMIC, DYNAMIC) for place in range(len(shapes[0]))]
    for type, shape in zip(types, shapes, strict=True):
        for place, other in enumerate(zip(shape, bounds_or_dynamic(type), strict=True)):
            mine = known[place]
            known[place] = concatenated(mine, other) if place == at else most_specific(place, mine, other)
    bounds = [bound for _, bound in known] if any(bounds_of(type) for type in types) else []
    like = next((encoding for type in types if (encoding := encoding_of(type)) is not None), None)
    return [tensor_of([size for size, _ in known], element_type_or_self(types[0]), bounds, like)]


def _verify_concatenated(at: int, shapes: Sequence[Sequence[int]]) -> None:
    """Refuses operands that differ in more than the size of the dimension."""
    first = shapes[0]
    if not first:
        fail("rank-0 values cannot be concatenated")
    if at >= len(first):
        fail(f"dimension {at} is out-of-bounds for input rank {len(first)}")
    for number, shape in enumerate(shapes):
        if len(shape) != len(first):
            fail(f"operands (0) and ({number}) do not match rank")
        for place, (left, right) in enumerate(zip(first, shape, strict=True)):
            if place != at and not agree(left, right):
                fail(
                    f"shapes of operand (0) and ({number}) are not compatible at non-concat index {place}: "
                    f"({listed(first)}) != ({listed(shape)})"
                )


@infers("slice")
def infer_slice(operands: Sequence[Value], properties: Properties, regions: Sequence[Region]) -> list[Type]:
    type, shape = operands[0].type, shape_of(operands[0])
    starts, limits, strides = (integers_of(properties, name) for name in ("start_indices", "limit_indices", "strides"))
    if len(starts) != len(shape):
        fail(
            f"the number of elements in start_indices ({len(starts)}) does not match the rank of the operand "
            f"({len(shape)})"
        )
    sizes = []
    for place, (known, start, limit, step) in enumerate(
        zip(zip(shape, bounds_or_dynamic(type), strict=True), starts, limits, strides, strict=True)
    ):
        if start < 0:
            fail(f"negative start index {start} in dimension {place}")
        size, bound = known
        what, most = ("bound", bound) if size == DYNAMIC else ("size", size)
        if most != DYNAMIC and limit > most:
            fail(f"limit index {limit} is larger than dimension {what} {most} in dimension {place}")
        if start > limit:
            fail(f"start index {start} is larger than limit index {limit} in dimension {place}")
        if step <= 0:
            fail(f"stride must be positive but got {step} in dimension {place}")
        sizes.append(-((start - limit) // step))
    unbounded = [DYNAMIC] * len(bounds_of(type))
    return [tensor_of(sizes, element_type_or_self(type), unbounded, encoding_of(type))]


@infers("pad")
def infer_pad(operands: Sequence[Value], properties: Properties, regions: Sequence[Region]) -> list[Type]:
    type, shape = operands[0].type, shape_of(operands[0])
    names = ("edge_padding_low", "edge_padding_high", "interior_padding")
    low, high, interior = (integers_of(properties, name) for name in names)
    if len(low) != len(shape):
        fail(f"edge_padding_low length ({len(low)}) must match operand rank ({len(shape)})")
    known: list[SizeAndBound] = []
    for place, (size, bound) in enumerate(zip(shape, bounds_or_dynamic(type), strict=True)):
        if interior[place] < 0:
            fail(f"Interior padding cannot be negative: {interior[place]}")
        what, most = ("bound", bound) if size == DYNAMIC else ("size", size)
        if most != DYNAMIC:
            most += low[place] + high[place] + max(most - 1, 0) * interior[place]
            if most < 0:
                fail(f"Padding result in negative {what} for dimension {place}")
        known.append((DYNAMIC, most) if size == DYNAMIC else (most, DYNAMIC))
    bounds = [bound for _, bound in known] if bounds_of(type) else []
    return [tensor_of([size for size, _ in known], element_type_or_self(type), bounds, encoding_of(type))]


@infers("dynamic_slice")
def infer_dynamic_slice(operands: Sequence[Value], properties: Properties, regions: Sequence[Region]) -> list[Type]:
    shape, sizes = shape_of(operands[0]), integers_of(properties, "slice_sizes")
    starts = operands[1:]
    demand(
        len(starts) == len(sizes),
        f"has mismatched number of slice sizes ({len(sizes)}) and number of start indices ({len(starts)})",
    )
    demand(
        len(starts) == len(shape),
        f"has mismatched number of start indices ({len(starts)}) and the rank of operand ({len(shape)})",
    )
    _demand_one_type(starts)
    for place, (size, slice_size) in enumerate(zip(shape, sizes, strict=True)):
        if slice_size < 0:
            fail(f"has negative size index to dynamic slice: {slice_size}")
        if size != DYNAMIC and slice_size > size:
            fail(f"has slice size {slice_size} greater than dimension size {size} in dimension {place} of operand")
    return [tensor_of(sizes, element_type_or_self(operands[0].type))]


def _demand_one_type(starts: Sequence[Value]) -> None:
    elements = {element_type_or_self(start.type) for start in starts}
    demand(len(elements) <= 1, "start indices must have same element type")


@infers("dynamic_update_slice")
def infer_dynamic_update_slice(
    operands: Sequence[Value], properties: Properties, regions: Sequence[Region]
) -> list[Type]:
    operand, update, *starts = operands
    sizes, shape = shape_of(update), shape_of(operand)
    demand(len(sizes) == len(shape), f"update rank does not match operand rank: {len(sizes)} vs {len(shape)}.")
    demand(
        len(starts) == len(shape),
        f"expects number of start_indices to match operand rank: {len(starts)} vs {len(shape)}.",
    )
    _demand_one_type(starts)
    for place, (size, limit) in enumerate(zip(sizes, shape, strict=True)):
        demand(
            DYNAMIC in (size, limit) or size <= limit,
            f"expects size at dimension {place} of update to be in range [0, {limit}]. Got: {size}.",
        )
    return [operand.type]


@infers("reverse")
def infer_first_operand(operands: Sequence[Value], properties: Properties, regions: Sequence[Region]) -> list[Type]:
    return [operands[0].type]


def _verify_dimension(dimension: int, rank: int) -> None:
    if dimension < 0:
        fail(f"requires non-negative dimension attribute; found ({dimension})")
    if dimension >= rank:
        fail(f"requires dimension attribute in range [0, {rank}); found ({dimension})")


@infers("get_dimension_size")
def infer_get_dimension_size(
    operands: Sequence[Value], properties: Properties, regions: Sequence[Region]
) -> list[Type]:
    _verify_dimension(number_of(properties, "dimension"), len(shape_of(operands[0])))
    return [tensor_of((), i32)]


@infers("set_dimension_size")
def infer_set_dimension_size(
    operands: Sequence[Value], properties: Properties, regions: Sequence[Region]
) -> list[Type]:
    """The size becomes dynamic and is bounded by what it was; a constant that is that bound keeps it static."""
    operand, size = operands
    if shape_of(size):
        fail("size operand should be of rank-0")
    at, shape, bounds = (
        number_of(properties, "dimension"),
        list(shape_of(operand)),
        list(bounds_or_dynamic(operand.type)),
    )
    _verify_dimension(at, len(shape))
    if shape[at] != DYNAMIC:
        bounds[at] = shape[at]
    shape[at] = DYNAMIC
    constant = constant_integers(size)
    if constant is not None and constant[0] == bounds[at]:
        shape[at], bounds[at] = constant[0], DYNAMIC
    return [tensor_of(shape, element_type_or_self(operand.type), bounds)]


@verifier("stablehlo.reshape")
def verify_reshape(op: ForeignOperation) -> None:
    source, result = op.operand_.type, op.result_types[0]
    if not source.has_static_shape or not result.has_static_shape:
        return
    if source.num_elements != result.num_elements:
        fail(
            f"number of output elements ({result.num_elements}) doesn't match expected number of elements "
            f"({source.num_elements})"
        )
    verify_reshaped_quantization(source, result)


@verifier("stablehlo.iota")
def verify_iota(op: ForeignOperation) -> None:
    rank = op.output.type.rank
    demand(rank > 0, "does not support scalars.")
    demand(op.iota_dimension < rank, "iota dimension cannot go beyond the output rank.")


@verifier("stablehlo.broadcast_in_dim")
def verify_broadcast_in_dim(op: ForeignOperation) -> None:
    source, result = op.operand_.type, op.result_types[0]
    verify_broadcast_scale(source, result)
    places = integers_of(op.properties, "broadcast_dimensions")
    demand_place_for_each(places, source)
    for number, place, size, target in broadcast_sizes(places, source, result):
        if size not in (1, DYNAMIC) and size != target:
            fail(
                f"size of operand dimension {number} ({size}) is not equal to 1 or size of result dimension {place} "
                f"({target})"
            )
    verify_broadcast_scales(source, result, places)
