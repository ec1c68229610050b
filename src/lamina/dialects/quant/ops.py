"""Operations of the quant dialect."""

from __future__ import annotations

from lamina.define import Operation, operand, operation, result
from lamina.dialects.quant.constraints import (
    integer_and_quantized_combination,
    quant_FloatScalarOrTensor,
    quant_IntegerOrQuantizedScalarOrTensor,
    quant_QuantizedScalarOrTensor,
    same_scalar_or_tensor_shape,
)
from lamina.ir.traits import PredOpTrait, Pure


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
    input = operand(quant_QuantizedScalarOrTensor)
    result = result(quant_FloatScalarOrTensor)
    assembly_format = "$input attr-dict `:` type($input) `to` type($result)"


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
    input = operand(quant_FloatScalarOrTensor)
    result = result(quant_QuantizedScalarOrTensor)
    assembly_format = "$input attr-dict `:` type($input) `to` type($result)"


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
    input = operand(quant_IntegerOrQuantizedScalarOrTensor)
    result = result(quant_IntegerOrQuantizedScalarOrTensor)
    assembly_format = "$input attr-dict `:` type($input) `to` type($result)"
