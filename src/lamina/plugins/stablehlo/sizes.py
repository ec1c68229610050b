"""StableHLO's operations whose sizes are values: how many there are, and what constants among them say."""

from __future__ import annotations

import math

from lamina.define.foreign import ForeignOperation
from lamina.ir.types import RankedTensorType, ShapedType
from lamina.ir.value import Value
from lamina.plugins import verifier
from lamina.plugins.stablehlo.dimensions import broadcast_sizes, demand_place_for_each, listed
from lamina.plugins.stablehlo.quantization import (
    any_quantized,
    verify_broadcast_scales,
    verify_reshaped_quantization,
)
from lamina.plugins.stablehlo.rules import (
    agree,
    compatible_element_types,
    constant_integers,
    demand,
    fail,
    shapes_agree,
)


def _count(value: Value) -> int:
    """Returns how many sizes the value has."""
    assert isinstance(value.type, ShapedType)
    return value.type.shape[0]


def _verify_sizes(sizes: Value, result: RankedTensorType) -> None:
    """There is a size for each dimension, and constants are those of the type."""
    if not agree(_count(sizes), result.rank):
        fail("result should have a rank equal to the number of elements in output_shape")
    constants = constant_integers(sizes)
    if constants is None:
        return
    if min(constants, default=0) < 0 or not shapes_agree(constants, result.shape):
        fail(f"output shape [{listed(constants)}] is incompatible with return type of operation '{result}'")


def _verify_elements(source: RankedTensorType, result: RankedTensorType) -> None:
    if not any_quantized(source, result) and not compatible_element_types(source, result):
        fail(f"expects operand and result to have compatible element type. Got: '{source}' and '{result}'")


@verifier("stablehlo.dynamic_iota")
def verify_dynamic_iota(op: ForeignOperation) -> None:
    result = op.result.type
    demand(op.iota_dimension < result.rank, "iota dimension cannot go beyond the output rank.")
    _verify_sizes(op.output_shape, result)


@verifier("stablehlo.dynamic_reshape")
def verify_dynamic_reshape(op: ForeignOperation) -> None:
    source, result = op.operand_.type, op.result.type
    _verify_elements(source, result)
    if source.has_static_shape and result.has_static_shape and source.num_elements != result.num_elements:
        fail(
            f"number of output elements ({result.num_elements}) doesn't match expected number of elements "
            f"({source.num_elements})"
        )
    _verify_sizes(op.output_shape, result)
    constants = constant_integers(op.output_shape)
    if source.has_static_shape and constants is not None and math.prod(constants) != source.num_elements:
        fail(
            "output_shape is incompatible with input type of operation: input has "
            f"{source.num_elements} elements, but output_shape has {math.prod(constants)}"
        )
    verify_reshaped_quantization(source, result)


@verifier("stablehlo.dynamic_broadcast_in_dim")
def verify_dynamic_broadcast_in_dim(op: ForeignOperation) -> None:
    source, result = op.operand_.type, op.result_types[0]
    _verify_elements(source, result)
    places = list(op.broadcast_dimensions)
    demand_place_for_each(places, source)
    if result.rank < source.rank:
        fail(f"result rank ({result.rank}) is less than operand rank ({source.rank})")
    for number, place, size, target in broadcast_sizes(places, source, result):
        if size != 1 and not agree(size, target):
            fail(
                f"size of operand dimension {number} ({size}) is not compatible with size of result dimension {place} "
                f"({target})"
            )
    _verify_sizes(op.output_dimensions, result)
    _verify_expansions(op, source.rank)
    constants = constant_integers(op.output_dimensions)
    if source.has_static_shape and constants is not None:
        for number, place in enumerate(places):
            size = source.shape[number]
            if size not in (1, constants[place]):
                fail(
                    f"size of operand dimension {number} ({size}) is not equal to 1 or value of shape at index {place} "
                    f"({constants[place]})"
                )
    verify_broadcast_scales(source, result, places)


def _verify_expansions(op: ForeignOperation, rank: int) -> None:
    """Dimensions known to be expanded, or not to be, are named once."""
    expanding, others = op.known_expanding_dimensions, op.known_nonexpanding_dimensions
    hints = [*(expanding or ()), *(others or ())]
    demand(len(set(hints)) == len(hints), "duplicate expansion hint for at least one operand dimension")
    wrong = next((place for place in hints if not 0 <= place < rank), None)
    demand(wrong is None, f"hint for expanding dimension {wrong} does not refer to a valid operand dimension")


@verifier("stablehlo.real_dynamic_slice")
def verify_real_dynamic_slice(op: ForeignOperation) -> None:
    rank = op.operand_.type.rank
    operands = {"start_indices": op.start_indices, "limit_indices": op.limit_indices, "strides": op.strides}
    for name, sizes in operands.items():
        if not agree(_count(sizes), rank):
            fail(f"has mismatched number of operand rank ({rank}) and {name} size ({_count(sizes)})")


@verifier("stablehlo.dynamic_pad")
def verify_dynamic_pad(op: ForeignOperation) -> None:
    source, result = op.operand_.type, op.result.type
    count = _count(op.edge_padding_low)
    if count != source.rank:
        fail(f"padding operands size ({count}) must match operand rank ({source.rank})")
    interior = constant_integers(op.interior_padding)
    if interior is None:
        return
    if min(interior, default=0) < 0:
        fail(f"interior_padding must be non-negative, but got {listed(interior)}")
    low, high = constant_integers(op.edge_padding_low), constant_integers(op.edge_padding_high)
    if low is None or high is None or not source.has_static_shape or not result.has_static_shape:
        return
    for at, size in enumerate(source.shape):
        wanted = size + low[at] + max(size - 1, 0) * interior[at] + high[at]
        if result.shape[at] != wanted:
            fail(f"expected output dimension at index {at} to equal {wanted}, but got {result.shape[at]}")
