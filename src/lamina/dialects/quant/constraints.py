"""Type, attribute and operand constraints of the quant dialect."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lamina.define.constraints import AnyFloat, AnySignlessInteger, AnyTypeOf, TensorOf, TypeConstraint
from lamina.dialects.quant.types import QuantizedType, container_problem
from lamina.ir.attribute import Type
from lamina.ir.diagnostics import VerifyFailure
from lamina.ir.types import IntegerType, TensorType, element_type_or_self

if TYPE_CHECKING:
    from lamina.dialects.quant.ops import DequantizeCastOp, QuantizeCastOp, StorageCastOp


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


def same_scalar_or_tensor_shape(op: StorageCastOp | QuantizeCastOp | DequantizeCastOp) -> bool:
    """True if input and result are both scalars, both unranked tensors, or tensors of one shape."""
    source, result = op.input.type, op.result.type
    if not isinstance(source, TensorType) or not isinstance(result, TensorType):
        return not isinstance(source, TensorType) and not isinstance(result, TensorType)
    if not source.has_rank or not result.has_rank:
        return source.has_rank == result.has_rank
    return source.shape == result.shape


def integer_and_quantized_combination(op: StorageCastOp) -> bool:
    """True if exactly one of input and result is quantized."""
    elements = [element_type_or_self(value.type) for value in (op.input, op.result)]
    return isinstance(elements[0], QuantizedType) != isinstance(elements[1], QuantizedType)


def verify_expressed_type(op: QuantizeCastOp | DequantizeCastOp, quantized: QuantizedType, float_type: Type) -> None:
    """The float side has the expressed type, and scales fit the container."""
    if quantized.expressed_type is not float_type:
        raise VerifyFailure("expressed type in quantized type expected to match float type", raw=True)
    _verify_container(op)


def verify_storage_type(op: StorageCastOp, quantized: QuantizedType, integer: IntegerType) -> None:
    """The integer side is as wide as the storage type, and scales fit the container."""
    if quantized.storage_type is None or quantized.storage_type.width != integer.width:
        raise VerifyFailure("storage type in quantized type expected to match integer type", raw=True)
    _verify_container(op)


def _verify_container(op: StorageCastOp | QuantizeCastOp | DequantizeCastOp) -> None:
    for type in (op.input.type, op.result.type):
        problem = container_problem(type)
        if problem is not None:
            raise VerifyFailure(problem, raw=True)
