"""Constraints that the operations of the quant dialect put on types, attributes and operands."""

from __future__ import annotations

from typing import Any

from lamina.define.constraints import AnyFloat, AnySignlessInteger, AnyTypeOf, TensorOf, TypeConstraint
from lamina.dialects.quant.types import QuantizedType
from lamina.ir.attribute import Type
from lamina.ir.types import TensorType, element_type_or_self


def _is_quantized(type: Type) -> bool:
    return isinstance(type, QuantizedType)


def _scalar_or_tensor_of(element: TypeConstraint, summary: str) -> TypeConstraint:
    return AnyTypeOf([element, TensorOf([element])], f"scalar or tensor of {summary}")


AnyQuantized = TypeConstraint("quantized type", _is_quantized)
quant_FloatScalarOrTensor = _scalar_or_tensor_of(AnyFloat, "floating-point")
quant_QuantizedScalarOrTensor = _scalar_or_tensor_of(AnyQuantized, "quantized type")
quant_IntegerOrQuantizedScalarOrTensor = _scalar_or_tensor_of(
    AnyTypeOf([AnySignlessInteger, AnyQuantized]), "signless integer or quantized type"
)


def same_scalar_or_tensor_shape(op: Any) -> bool:
    """Whether input and result are both scalars, both unranked tensors, or tensors of one shape."""
    source, result = op.operands[0].type, op.results[0].type
    if not isinstance(source, TensorType) or not isinstance(result, TensorType):
        return not isinstance(source, TensorType) and not isinstance(result, TensorType)
    if not source.has_rank or not result.has_rank:
        return source.has_rank == result.has_rank
    return source.shape == result.shape


def integer_and_quantized_combination(op: Any) -> bool:
    """Whether exactly one of input and result is quantized."""
    elements = [element_type_or_self(value.type) for value in (op.operands[0], op.results[0])]
    return isinstance(elements[0], QuantizedType) != isinstance(elements[1], QuantizedType)
