"""Traits that the tosa dialect adds."""

from __future__ import annotations

from typing import cast

from lamina.dialects.tosa.types import ShapeType
from lamina.ir.diagnostics import VerifyFailure
from lamina.ir.operation import Operation
from lamina.ir.traits import InferTypeOpInterface, Trait


def _resolvable_shape_operands(operation: Operation) -> None:
    for value in operation.operands:
        if isinstance(value.type, ShapeType):
            maker = value.defining_op
            if maker is None or not maker.has_trait(ShapeOperator):
                raise VerifyFailure("shape operand is not compile time resolvable")


def _same_ranks(operation: Operation) -> None:
    operands = [cast(ShapeType, type).rank for type in operation.operand_types]
    results = [cast(ShapeType, type).rank for type in operation.result_types]
    if any(rank != operands[0] for rank in operands):
        raise VerifyFailure("operands don't have matching ranks")
    if any(rank != operands[0] for rank in results):
        raise VerifyFailure("result shape has different rank than operands")


ElementwiseOperator = Trait("TosaElementwiseOperator")
ResolvableShapeOperands = Trait("TosaResolvableShapeOperands", verifier=_resolvable_shape_operands)
ShapeOperator = Trait("TosaShapeOperator")
ShapeOperatorWithSameRanks = Trait("TosaShapeOperatorWithSameRanks", verifier=_same_ranks)
InferTensorType = Trait("InferTensorType", implies=[InferTypeOpInterface])
