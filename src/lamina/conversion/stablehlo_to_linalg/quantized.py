"""Quantized values: operations compute on dequantized numbers, between casts of the quant dialect.

`lamina-lower-quantization` converts such sequences to integer arithmetic.
"""

from __future__ import annotations

from typing import Any

from lamina.conversion.stablehlo_to_linalg.lowering import HANDLERS, Lowering, is_scalar, lowers
from lamina.conversion.stablehlo_to_linalg.scalars import Unsupported
from lamina.define.foreign import ForeignOperation
from lamina.dialects.builtin.ops import UnrealizedConversionCastOp
from lamina.dialects.quant.types import QuantizedType
from lamina.ir.attribute import Type
from lamina.ir.attributes import DenseElementsAttr
from lamina.ir.operation import Operation
from lamina.ir.types import RankedTensorType, element_type_or_self
from lamina.ir.value import Value

# Operations that forward quantized values, or handle them themselves.
_PASSING = frozenset(
    f"stablehlo.{name}"
    for name in (
        "uniform_quantize", "uniform_dequantize", "constant", "bitcast_convert", "while", "if", "case", "return",
        "composite", "optimization_barrier", "tuple", "get_tuple_element", "custom_call",
    )
)  # fmt: skip


def is_quantized(type: Type) -> bool:
    """True if the elements are quantized."""
    return isinstance(element_type_or_self(type), QuantizedType)


def needs_numbers(op: Operation) -> bool:
    """True if an operation computes with quantized values."""
    types = (*op.operand_types, *op.result_types)
    return not {op.name} & _PASSING and any(map(is_quantized, types))


def _numbers_type(type: Type) -> Type:
    """Returns the type with the expressed element type."""
    if not is_quantized(type):
        return type
    element = element_type_or_self(type)
    assert isinstance(type, RankedTensorType) and isinstance(element, QuantizedType)
    return type.clone_with(element_type=element.expressed_type)


def _cast(low: Lowering, name: str, value: Value, source: Type, target: Type) -> Value:
    """Casts the lowered form of one StableHLO type to that of another."""
    return low.arithmetic.cast(name, value, low.carried_type(target))


def lower_on_numbers(low: Lowering, op: ForeignOperation) -> None:
    """Lowers a copy of the operation with the types of the numbers, and quantizes its results."""
    if op.regions:
        raise Unsupported("regions with quantized values")
    wanted = [_numbers_type(type) for type in op.operand_types]
    # Values without a computation: set their lowered form.
    stand_ins = UnrealizedConversionCastOp([], wanted, location=op.location)
    for operand, stand_in in zip(op.operands, stand_ins.results, strict=True):
        if is_quantized(operand.type):
            value = _cast(low, "quant.dcast", low.carried(operand), operand.type, stand_in.type)
            low.set(stand_in, value)
        else:
            low.move(operand, stand_in)
    types = [_numbers_type(type) for type in op.result_types]
    copy = type(op)(stand_ins.results, types, dict(op._properties), dict(op._attributes), (), (), op.location)
    HANDLERS[op.name](low, copy)
    for result, new_result in zip(op.results, copy.results, strict=True):
        if is_quantized(result.type):
            low.set(result, _cast(low, "quant.qcast", low.carried(new_result), new_result.type, result.type))
        else:
            low.move(new_result, result)
    copy.erase()
    stand_ins.erase()


@lowers("uniform_quantize")
def lower_quantize(low: Lowering, op: ForeignOperation) -> None:
    source, result = op.operands[0], op.results[0]
    value, type = low.carried(source), source.type
    if is_quantized(type):
        numbers = _numbers_type(type)
        value, type = _cast(low, "quant.dcast", value, type, numbers), numbers
    low.set(result, _cast(low, "quant.qcast", value, type, result.type))


@lowers("uniform_dequantize")
def lower_dequantize(low: Lowering, op: ForeignOperation) -> None:
    source, result = op.operands[0], op.results[0]
    low.set(result, _cast(low, "quant.dcast", low.carried(source), source.type, result.type))


def quantized_constant(low: Lowering, value: DenseElementsAttr, result: Value) -> None:
    """A constant of stored integers."""
    type: Any = result.type
    stored = type.clone_with(element_type=type.element_type.storage_type)
    constant = low.constant(stored, DenseElementsAttr.from_raw(stored, value.raw, value.is_splat))
    cast = low.arithmetic.cast("quant.scast", constant, type)
    low.set(result, low.extract(cast, []) if is_scalar(type) else cast)


def bitcast(low: Lowering, source: Value, result: Value) -> None:
    """Quantized values as stored integers, or the reverse."""
    low.set(result, _cast(low, "quant.scast", low.carried(source), source.type, result.type))
