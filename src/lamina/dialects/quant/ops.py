"""Operations of the quant dialect."""

from __future__ import annotations

from typing import Any, TypeVar

from lamina.define import Operation, operand, operation, result
from lamina.dialects.quant.constraints import (
    integer_and_quantized_combination,
    quant_FloatScalarOrTensor,
    quant_IntegerOrQuantizedScalarOrTensor,
    quant_QuantizedScalarOrTensor,
    same_scalar_or_tensor_shape,
    verify_expressed_type,
    verify_storage_type,
)
from lamina.dialects.quant.types import QuantizedType
from lamina.ir.attribute import Type
from lamina.ir.traits import PredOpTrait, Pure
from lamina.ir.types import FloatType, IntegerType, element_type_or_self
from lamina.ir.value import Value

ElementT = TypeVar("ElementT", bound=Type)


def _element_of(value: Value, cls: type[ElementT]) -> ElementT:
    """Returns the type of a scalar, or of a tensor's elements. Raises TypeError unless it is of the class."""
    element = element_type_or_self(value.type)
    if not isinstance(element, cls):
        raise TypeError(f"expected a {cls.__name__}, got '{element}'")
    return element


@operation(
    "quant.dcast",
    traits=[
        Pure,
        PredOpTrait(
            "input and result are both scalars or both tensors with matching shape", same_scalar_or_tensor_shape
        ),
    ],
)
class DequantizeCastOp(Operation):
    """Dequantizes a value: ``(stored - zero point) * scale``."""

    input = operand(quant_QuantizedScalarOrTensor)
    result = result(quant_FloatScalarOrTensor)
    assembly_format = "$input attr-dict `:` type($input) `to` type($result)"

    @property
    def quantized_type(self) -> QuantizedType:
        return _element_of(self.input, QuantizedType)

    @property
    def float_type(self) -> FloatType:
        return _element_of(self.result, FloatType)

    def verify(self) -> None:
        verify_expressed_type(self, self.quantized_type, self.float_type)


@operation(
    "quant.qcast",
    traits=[
        Pure,
        PredOpTrait(
            "input and result are both scalars or both tensors with matching shape", same_scalar_or_tensor_shape
        ),
    ],
)
class QuantizeCastOp(Operation):
    """Turns numbers into quantized values: ``number / scale + zero point``, converted and clamped."""

    input = operand(quant_FloatScalarOrTensor)
    result = result(quant_QuantizedScalarOrTensor)
    assembly_format = "$input attr-dict `:` type($input) `to` type($result)"

    @property
    def quantized_type(self) -> QuantizedType:
        return _element_of(self.result, QuantizedType)

    @property
    def float_type(self) -> FloatType:
        return _element_of(self.input, FloatType)

    def verify(self) -> None:
        verify_expressed_type(self, self.quantized_type, self.float_type)


@operation(
    "quant.scast",
    traits=[
        Pure,
        PredOpTrait(
            "input and result are both scalars or both tensors with matching shape", same_scalar_or_tensor_shape
        ),
        PredOpTrait(
            "input must be integer and result must be quantized, or vice versa", integer_and_quantized_combination
        ),
    ],
)
class StorageCastOp(Operation):
    """Casts between a quantized type and its storage type; the bits are unchanged."""

    input = operand(quant_IntegerOrQuantizedScalarOrTensor)
    result = result(quant_IntegerOrQuantizedScalarOrTensor)
    assembly_format = "$input attr-dict `:` type($input) `to` type($result)"

    @property
    def quantized_type(self) -> QuantizedType:
        result: QuantizedType = self._element(QuantizedType)
        return result

    @property
    def integer_type(self) -> IntegerType:
        result: IntegerType = self._element(IntegerType)
        return result

    def _element(self, kind: type[QuantizedType] | type[IntegerType]) -> Any:
        """Returns the element type of the side that is of that kind."""
        input = element_type_or_self(self.input.type)
        return input if isinstance(input, kind) else element_type_or_self(self.results[0].type)

    def verify(self) -> None:
        verify_storage_type(self, self.quantized_type, self.integer_type)
