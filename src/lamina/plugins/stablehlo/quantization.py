"""Quantized types: which parameters the operands and results of StableHLO's operations share."""

from __future__ import annotations

import math
from collections.abc import Sequence

from lamina.define.foreign import ForeignOperation
from lamina.dialects.quant.types import QuantizedType, UniformQuantizedPerAxisType, UniformQuantizedType
from lamina.ir.attribute import Type
from lamina.ir.types import FloatType, RankedTensorType, element_type_or_self
from lamina.plugins import verifier
from lamina.plugins.stablehlo.rules import agree, fail


def any_quantized(*types: Type) -> bool:
    """True if one of the types, or its elements, is quantized."""
    return any(isinstance(element_type_or_self(type), QuantizedType) for type in types)


# ---- Values that only move


def _verify_same_scale(source: Type, result: Type) -> None:
    left, right = element_type_or_self(source), element_type_or_self(result)
    uniform = isinstance(left, UniformQuantizedType) and isinstance(right, UniformQuantizedType)
    if uniform and left is not right:
        fail(f"expect same quantization scale and zero_point but got '{source}' vs '{result}'")


def _verify_same_scales(source: Type, result: Type) -> None:
    left, right = element_type_or_self(source), element_type_or_self(result)
    if not isinstance(left, UniformQuantizedPerAxisType) or not isinstance(right, UniformQuantizedPerAxisType):
        return
    if left.scales != right.scales or left.zero_points != right.zero_points:
        fail(f"expect same quantization scales and zero_points but got '{source}' vs '{result}'")


def _verify_same_quantization(source: Type, result: Type) -> None:
    """Refuses values that only move but whose scales or zero points change."""
    _verify_same_scale(source, result)
    _verify_same_scales(source, result)


@verifier("stablehlo.transpose")
def verify_transpose(op: ForeignOperation) -> None:
    source, result = op.operand_.type, op.result.type
    _verify_same_quantization(source, result)
    before, after = element_type_or_self(source), element_type_or_self(result)
    if not isinstance(before, UniformQuantizedPerAxisType) or not isinstance(after, UniformQuantizedPerAxisType):
        return
    axis, order = after.quantized_dimension, list(op.permutation)
    if axis < len(order) and before.quantized_dimension != order[axis]:
        fail(
            f"operand quantization_dimension {before.quantized_dimension} is not same as permutation[{axis}] = "
            f"{order[axis]}"
        )


def verify_reshaped_quantization(source: Type, result: Type) -> None:
    """The quantized dimension keeps its size, and as many elements before it."""
    _verify_same_quantization(source, result)
    before, after = _axis(source), _axis(result)
    if before is None or after is None:
        return
    assert isinstance(source, RankedTensorType)
    assert isinstance(result, RankedTensorType)
    if not agree(source.shape[before], result.shape[after]):
        fail(f"expect same quantization dimension size for operand and result '{source}' and '{result}'")
    if source.has_static_shape and result.has_static_shape:
        leading = math.prod(source.shape[:before]), math.prod(result.shape[:after])
        if leading[0] != leading[1]:
            fail(
                "product of dimensions before quantization dimension must match between operand and result for "
                f"{leading[0]} and {leading[1]}"
            )


def verify_broadcast_scale(source: Type, result: Type) -> None:
    """Repeats values of one scale only in a type of that scale."""
    _verify_same_scale(source, result)


def verify_broadcast_scales(source: Type, result: Type, places: Sequence[int]) -> None:
    """The quantized dimension moves with its scales; a single scale is repeated."""
    before, after = element_type_or_self(source), element_type_or_self(result)
    if not isinstance(before, UniformQuantizedPerAxisType) or not isinstance(after, UniformQuantizedPerAxisType):
        return
    axis, target = before.quantized_dimension, after.quantized_dimension
    if target != places[axis]:
        fail(f"result quantization_dimension {target} not same as broadcast_dimensions[{axis}] = {places[axis]}")
    assert isinstance(source, RankedTensorType)
    if source.shape[axis] != 1:
        return
    scale, point = before.scales[0], before.zero_points[0]
    for number, (other, other_point) in enumerate(zip(after.scales, after.zero_points, strict=True)):
        if other != scale:
            fail(f"mismatch result scale {number} ({other}) and operand scale 0 ({scale})")
        if other_point != point:
            fail(f"mismatch result zero_point {number} ({other_point}) and operand zero_point 0 ({point})")


def _axis(type: Type) -> int | None:
    """Returns the dimension that has a scale for each index; None if there is none."""
    element = element_type_or_self(type)
    return element.quantized_dimension if isinstance(element, UniformQuantizedPerAxisType) else None


@verifier("stablehlo.uniform_quantize")
def verify_uniform_quantize(op: ForeignOperation) -> None:
    source, result = (element_type_or_self(type) for type in (op.operand_.type, op.result.type))
    wanted = source.expressed_type if isinstance(source, QuantizedType) else source
    given = result.expressed_type if isinstance(result, QuantizedType) else result
    if given is not wanted:
        fail(f"Expressed type of result expected to be '{wanted}', but got '{given}'")


# ---- Sums


@verifier("stablehlo.add")
def verify_add(op: ForeignOperation) -> None:
    """Quantized operands and results share the storage, what they express, and the quantized dimension."""
    left, right, result = (element_type_or_self(type) for type in (*op.operand_types, *op.result_types))
    if not any_quantized(left, right, result):
        if left is not right or left is not result:
            fail("requires the same element type for all operands and results")
        return
    if (
        not isinstance(left, QuantizedType)
        or not isinstance(right, QuantizedType)
        or not isinstance(result, QuantizedType)
    ):
        fail("expects  all operands and results to be either quantized or non-quantized")
    _demand_same_storage((left, right, result), "mismatched operands and result quantization storage types")
    _demand_same_expression((left, right, result), "mismatched operands and result quantization expressed types")
    _verify_quantized_dimensions(left, right, result)


def _demand_same_storage(types: Sequence[QuantizedType], message: str) -> None:
    if any(type.storage_type is not types[0].storage_type for type in types):
        fail(message)


def _demand_same_expression(types: Sequence[QuantizedType], message: str) -> None:
    if any(type.expressed_type is not types[0].expressed_type for type in types):
        fail(message)


def _verify_quantized_dimensions(left: QuantizedType, right: QuantizedType, result: QuantizedType) -> None:
    """The result of values with scales by index has them too, along the same dimension."""
    sides = [(name, side) for name, side in (("lhs", left), ("rhs", right)) if _axis(side) is not None]
    if not sides:
        if _axis(result) is not None:
            fail("result per_axis quantized but none from rhs and lhs are per_axis quantized")
        return
    if _axis(result) is None:
        fail("result is not per_axis quantized but lhs or rhs are")
    for name, side in sides:
        if _axis(side) != _axis(result):
            fail(f"quantization_dimension of {name} and result are not same '{side}' vs '{result}'")


# ---- Products


def verify_product_quantization(left: Type, right: Type, result: Type) -> None:
    """Weights are quantized; what they are applied to is, as the result, or is what the weights express."""
    if not isinstance(right, QuantizedType) or isinstance(left, QuantizedType) != isinstance(result, QuantizedType):
        fail("rhs should be quantized for quantized operations and is_quantized(lhs)=is_quantized(result) should hold")
    if isinstance(left, QuantizedType) and isinstance(result, QuantizedType):
        _demand_same_storage((left, right), "mismatched lhs and rhs quantization storage types")
        _demand_same_expression((left, right, result), "mismatched lhs, rhs and result quantization expressed types")
        if isinstance(right, UniformQuantizedType) and not isinstance(result, UniformQuantizedType):
            fail("mismatched rhs and result quantization granularity")
    elif not isinstance(left, FloatType) or left is not right.expressed_type or left is not result:
        fail("mismatched rhs quantization expressed type and lhs and result element type")
