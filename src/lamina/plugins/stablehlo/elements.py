"""StableHLO's operations on elements: accuracy, quantization parameters, bit widths, states of random generators."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Protocol

from lamina.define.foreign import ForeignOperation
from lamina.dialects.quant.types import QuantizedType, UniformQuantizedPerAxisType, UniformQuantizedType
from lamina.ir.attribute import Type
from lamina.ir.types import (
    DYNAMIC,
    ComplexType,
    RankedTensorType,
    ShapedType,
    element_type_or_self,
    int_or_float_width,
)
from lamina.plugins import verifier
from lamina.plugins.stablehlo.rules import agree, demand

# ---- Accuracy


class _Case(Protocol):
    spelling: str


class _Mode(Protocol):
    value: _Case


class Accuracy(Protocol):
    """The parameters of `#stablehlo.result_accuracy`."""

    atol: float
    rtol: float
    ulps: int
    mode: _Mode


@verifier("#stablehlo.result_accuracy")
def verify_accuracy(accuracy: Accuracy) -> None:
    """Tolerances are not negative; only the mode TOLERANCE has any."""
    tolerances = (accuracy.atol, accuracy.rtol, accuracy.ulps)
    demand(all(math.copysign(1, tolerance) > 0 for tolerance in tolerances), "Negative tolerance")
    mode = accuracy.mode.value.spelling
    demand(
        mode == "TOLERANCE" or not any(tolerances),
        f"Invalid tolerances for ResultAccuracyAttr with mode {mode}, must be all zero.",
    )


@verifier(
    "stablehlo.cbrt",
    "stablehlo.cosine",
    "stablehlo.exponential",
    "stablehlo.exponential_minus_one",
    "stablehlo.log",
    "stablehlo.log_plus_one",
    "stablehlo.logistic",
    "stablehlo.rsqrt",
    "stablehlo.sine",
    "stablehlo.sqrt",
    "stablehlo.tan",
    "stablehlo.tanh",
)
def verify_accurate(op: ForeignOperation) -> None:
    """Their accuracies are verified where they are made."""


# ---- Quantization


def verify_same_quantization(source: Type, result: Type) -> None:
    """Refuses values that only move but whose scales or zero points change."""
    left, right = element_type_or_self(source), element_type_or_self(result)
    if isinstance(left, UniformQuantizedType) and isinstance(right, UniformQuantizedType):
        demand(left is right, f"expect same quantization scale and zero_point but got '{source}' vs '{result}'")
    if isinstance(left, UniformQuantizedPerAxisType) and isinstance(right, UniformQuantizedPerAxisType):
        same = left.scales == right.scales and left.zero_points == right.zero_points
        demand(same, f"expect same quantization scales and zero_points but got '{source}' vs '{result}'")


@verifier("stablehlo.transpose")
def verify_transpose(op: ForeignOperation) -> None:
    source, result = op.operand_types[0], op.result_types[0]
    verify_same_quantization(source, result)
    before, after = element_type_or_self(source), element_type_or_self(result)
    if not isinstance(before, UniformQuantizedPerAxisType) or not isinstance(after, UniformQuantizedPerAxisType):
        return
    axis, order = after.quantized_dimension, list(op.permutation)
    if axis < len(order):  # or the permutation is refused
        demand(
            before.quantized_dimension == order[axis],
            f"operand quantization_dimension {before.quantized_dimension} is not same as permutation[{axis}] = "
            f"{order[axis]}",
        )


def verify_reshaped_quantization(source: Type, result: Type) -> None:
    """The quantized dimension keeps its size, and as many elements before it."""
    verify_same_quantization(source, result)
    before, after = _axis(source), _axis(result)
    if before is None or after is None:
        return
    assert isinstance(source, RankedTensorType)
    assert isinstance(result, RankedTensorType)
    demand(
        agree(source.shape[before], result.shape[after]),
        f"expect same quantization dimension size for operand and result '{source}' and '{result}'",
    )
    if source.has_static_shape and result.has_static_shape:
        leading = math.prod(source.shape[:before]), math.prod(result.shape[:after])
        demand(
            leading[0] == leading[1],
            "product of dimensions before quantization dimension must match between operand and result for "
            f"{leading[0]} and {leading[1]}",
        )


def verify_broadcast_quantization(source: Type, result: Type, places: Sequence[int]) -> None:
    """The quantized dimension moves with its scales; a single scale is repeated."""
    before, after = element_type_or_self(source), element_type_or_self(result)
    if not isinstance(before, UniformQuantizedPerAxisType) or not isinstance(after, UniformQuantizedPerAxisType):
        verify_same_quantization(source, result)
        return
    axis, target = before.quantized_dimension, after.quantized_dimension
    demand(
        target == places[axis],
        f"result quantization_dimension {target} not same as broadcast_dimensions[{axis}] = {places[axis]}",
    )
    assert isinstance(source, RankedTensorType)
    if source.shape[axis] == 1:
        for what, one, all_others in (
            ("scale", before.scales[0], after.scales),
            ("zero_point", before.zero_points[0], after.zero_points),
        ):
            number = next((number for number, other in enumerate(all_others) if other != one), None)
            demand(number is None, f"mismatch result {what} {number} and operand {what} 0 ({one})")


def _axis(type: Type) -> int | None:
    """Returns the dimension that has a scale for each index; None if there is none."""
    element = element_type_or_self(type)
    return element.quantized_dimension if isinstance(element, UniformQuantizedPerAxisType) else None


@verifier("stablehlo.uniform_quantize")
def verify_uniform_quantize(op: ForeignOperation) -> None:
    source, result = (element_type_or_self(type) for type in (op.operand_types[0], op.result_types[0]))
    wanted = source.expressed_type if isinstance(source, QuantizedType) else source
    given = result.expressed_type if isinstance(result, QuantizedType) else result
    demand(given is wanted, f"Expressed type of result expected to be '{wanted}', but got '{given}'")


# ---- Bits


def _bit_width(type: Type) -> int:
    if isinstance(type, ComplexType):
        return 2 * _bit_width(type.element_type)
    return type.storage_width if isinstance(type, QuantizedType) else int_or_float_width(type)


@verifier("stablehlo.bitcast_convert")
def verify_bitcast_convert(op: ForeignOperation) -> None:
    """The sizes are the same, but for a last one of the parts that a wider element is made of."""
    source, result = op.operand_types[0], op.result_types[0]
    if not isinstance(source, RankedTensorType) or not isinstance(result, RankedTensorType):
        return
    both = f"'{source}' and '{result}'"
    demand(
        isinstance(source.element_type, ComplexType) == isinstance(result.element_type, ComplexType),
        f"cannot convert between real and complex types, but got: {both}",
    )
    narrow, wide = sorted((source, result), key=lambda type: _bit_width(type.element_type))
    bits, wide_bits = _bit_width(narrow.element_type), _bit_width(wide.element_type)
    sizes, wide_sizes = tuple(narrow.shape), tuple(wide.shape)
    if bits != wide_bits:
        demand(
            len(sizes) == len(wide_sizes) + 1,
            f"rank of smaller element type ({len(sizes)}) should be 1 more than rank of larger element type "
            f"({len(wide_sizes)}), but {len(sizes)} != {len(wide_sizes)} + 1.",
        )
        *sizes_before, last = sizes
        demand(
            last == DYNAMIC or last * bits == wide_bits,
            f"requires compatible bit widths. Got: {both}, but {bits} * {last} != {wide_bits}.",
        )
        sizes = tuple(sizes_before)
    demand(
        len(sizes) == len(wide_sizes) and all(map(agree, sizes, wide_sizes)),
        "operand and result shapes must match except for the innermost dimension of the shape with the smaller "
        f"element type. Got: {both}.",
    )


# ---- Random numbers

_STATE_SIZES = {"THREE_FRY": (2,), "PHILOX": (2, 3)}


@verifier("stablehlo.rng_bit_generator")
def verify_rng_bit_generator(op: ForeignOperation) -> None:
    state, next_state = op.operand_types[0], op.result_types[0]
    if not isinstance(state, ShapedType) or not isinstance(next_state, ShapedType):
        return
    demand(
        state.rank == next_state.rank and all(map(agree, state.shape, next_state.shape)),
        f"output state shape must be compatible with initial state shape. Got: '{state}' and '{next_state}'",
    )
    demand(
        state.element_type is next_state.element_type,
        f"output state must have the element type of the initial state. Got: '{state}' and '{next_state}'",
    )
    algorithm = op.rng_algorithm.spelling
    sizes = _STATE_SIZES.get(algorithm)
    if sizes is not None and state.has_static_shape:
        demand(
            state.num_elements in sizes,
            f"{algorithm} has a state of {' or '.join(map(str, sizes))} elements, but got '{state}'",
        )
