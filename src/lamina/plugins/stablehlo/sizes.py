"""StableHLO's operations whose sizes are values: how many there are, and what constants among them say."""

from __future__ import annotations

from collections.abc import Sequence

from lamina.define.foreign import ForeignOperation
from lamina.ir.types import DYNAMIC, RankedTensorType, ShapedType
from lamina.ir.value import Value
from lamina.plugins import verifier
from lamina.plugins.stablehlo.elements import verify_broadcast_quantization, verify_reshaped_quantization
from lamina.plugins.stablehlo.rules import agree, compatible_element_types, constant_integers, demand


def _count(value: Value) -> int:
    """Returns how many sizes the value has."""
    assert isinstance(value.type, ShapedType)
    return value.type.shape[0]


def _verify_result_sizes(sizes: Value, result: RankedTensorType) -> None:
    """There is a size for each dimension, and constants are those of the type."""
    count = _count(sizes)
    demand(
        agree(count, result.rank),
        f"result should have a rank equal to the number of elements in the output shape, but got '{result}' and "
        f"{count} elements",
    )
    constants = constant_integers(sizes)
    demand(
        constants is None or all(map(agree, constants, result.shape)),
        f"output shape {constants} is incompatible with return type of operation '{result}'",
    )


def _verify_elements(source: RankedTensorType, result: RankedTensorType) -> None:
    demand(
        compatible_element_types(source, result),
        f"expects operand and result to have compatible element type. Got: '{source}' and '{result}'",
    )


@verifier("stablehlo.dynamic_iota")
def verify_dynamic_iota(op: ForeignOperation) -> None:
    result = op.result_types[0]
    demand(op.iota_dimension < result.rank, "iota dimension cannot go beyond the output rank.")
    _verify_result_sizes(op.output_shape, result)


@verifier("stablehlo.dynamic_reshape")
def verify_dynamic_reshape(op: ForeignOperation) -> None:
    source, result = op.operand_types[0], op.result_types[0]
    _verify_elements(source, result)
    _verify_result_sizes(op.output_shape, result)
    if source.has_static_shape:
        known = _known_shape(result, constant_integers(op.output_shape))
        if DYNAMIC not in known:
            elements = 1
            for size in known:
                elements *= size
            demand(
                elements == source.num_elements,
                f"number of output elements ({elements}) doesn't match expected number of elements "
                f"({source.num_elements})",
            )
    verify_reshaped_quantization(source, result)


def _known_shape(type: RankedTensorType, constants: Sequence[int] | None) -> list[int]:
    """Returns the sizes of the type, or else of the constants."""
    sizes = list(type.shape)
    if constants is None:
        return sizes
    return [constant if size == DYNAMIC else size for size, constant in zip(sizes, constants, strict=True)]


@verifier("stablehlo.dynamic_broadcast_in_dim")
def verify_dynamic_broadcast_in_dim(op: ForeignOperation) -> None:
    source, result = op.operand_types[0], op.result_types[0]
    _verify_elements(source, result)
    places = list(op.broadcast_dimensions)
    demand(
        len(places) == source.rank,
        f"broadcast_dimensions size ({len(places)}) does not match operand rank ({source.rank})",
    )
    demand(
        result.rank >= source.rank,
        f"result rank ({result.rank}) is less than operand rank ({source.rank})",
    )
    demand(len(set(places)) == len(places), "broadcast_dimensions should not have duplicates")
    _verify_result_sizes(op.output_dimensions, result)
    _verify_expansions(op, source.rank)
    sizes = _known_shape(result, constant_integers(op.output_dimensions))
    for number, place in enumerate(places):
        demand(
            0 <= place < result.rank,
            f"broadcast_dimensions contains invalid value {place} for result with rank {result.rank}",
        )
        size = source.shape[number]
        demand(
            size == 1 or agree(size, sizes[place]),
            f"size of operand dimension {number} ({size}) is not compatible with size of result dimension {place} "
            f"({sizes[place]})",
        )
    verify_broadcast_quantization(source, result, places)


def _verify_expansions(op: ForeignOperation, rank: int) -> None:
    """Dimensions known to be expanded, or not to be, are named once."""
    expanding, others = op.known_expanding_dimensions, op.known_nonexpanding_dimensions
    hints = [*(expanding or ()), *(others or ())]
    demand(len(set(hints)) == len(hints), "duplicate expansion hint for at least one operand dimension")
    wrong = next((place for place in hints if not 0 <= place < rank), None)
    demand(wrong is None, f"hint for expanding dimension {wrong} does not refer to a valid operand dimension")


@verifier("stablehlo.real_dynamic_slice")
def verify_real_dynamic_slice(op: ForeignOperation) -> None:
    rank = op.operand_types[0].rank
    operands = {"start_indices": op.start_indices, "limit_indices": op.limit_indices, "strides": op.strides}
    for name, sizes in operands.items():
        count = _count(sizes)
        demand(agree(count, rank), f"has mismatched number of operand rank ({rank}) and {name} size ({count})")


@verifier("stablehlo.dynamic_pad")
def verify_dynamic_pad(op: ForeignOperation) -> None:
    source, result = op.operand_types[0], op.result_types[0]
    count = _count(op.edge_padding_low)
    demand(count == source.rank, f"padding operands size ({count}) must match operand rank ({source.rank})")
    interior = constant_integers(op.interior_padding)
    if interior is None:
        return
    demand(min(interior, default=0) >= 0, f"interior_padding must be non-negative, but got {interior}")
    low, high = constant_integers(op.edge_padding_low), constant_integers(op.edge_padding_high)
    if low is None or high is None:
        return
    for at, size in enumerate(source.shape):
        if size == DYNAMIC:
            continue
        wanted = size + low[at] + max(size - 1, 0) * interior[at] + high[at]
        demand(
            agree(wanted, result.shape[at]),
            f"expected output dimension at index {at} to equal {wanted}, but got {result.shape[at]}",
        )
