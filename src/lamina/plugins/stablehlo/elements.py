"""StableHLO's operations on elements: accuracy, bit widths, states of random generators."""

from __future__ import annotations

import math
from typing import Protocol

from lamina.define.foreign import ForeignOperation
from lamina.dialects.quant.types import QuantizedType
from lamina.ir.attribute import Type
from lamina.ir.types import (
    DYNAMIC,
    ComplexType,
    RankedTensorType,
    ShapedType,
    int_or_float_width,
)
from lamina.plugins import verifier
from lamina.plugins.stablehlo.rules import demand, fail, shapes_agree

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


# ---- Bits


def _bit_width(type: Type) -> int:
    if isinstance(type, ComplexType):
        return 2 * _bit_width(type.element_type)
    return type.storage_width if isinstance(type, QuantizedType) else int_or_float_width(type)


@verifier("stablehlo.bitcast_convert")
def verify_bitcast_convert(op: ForeignOperation) -> None:
    """The sizes are the same, but for a last one of the parts that a wider element is made of."""
    source, result = op.operand_.type, op.result_types[0]
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
        shapes_agree(sizes, wide_sizes),
        "operand and result shapes must match except for the innermost dimension of the shape with the smaller "
        f"element type. Got: {both}.",
    )


# ---- Random numbers


_STATE_SIZES = {"THREE_FRY": (2,), "PHILOX": (2, 3)}


@verifier("stablehlo.rng_bit_generator")
def verify_rng_bit_generator(op: ForeignOperation) -> None:
    state, next_state = op.initial_state.type, op.output_state.type
    if not isinstance(state, ShapedType) or not isinstance(next_state, ShapedType):
        return
    if not shapes_agree(state.shape, next_state.shape):
        fail(f"output state shape must be compatible with initial state shape. Got: '{state}' and '{next_state}'")
    if state.element_type is not next_state.element_type:
        fail(f"output state must have the element type of the initial state. Got: '{state}' and '{next_state}'")
    algorithm = op.rng_algorithm.spelling
    sizes = _STATE_SIZES.get(algorithm)
    if sizes is not None and state.has_static_shape and state.num_elements not in sizes:
        fail(f"{algorithm} has a state of {' or '.join(map(str, sizes))} elements, but got '{state}'")
