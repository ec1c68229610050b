"""Operations of the transform dialect: dlti."""

from __future__ import annotations

from lamina.define import Operation, operand, operation, prop, result
from lamina.define.constraints import ArrayAttr
from lamina.dialects.transform.constraints import TransformHandleTypeInterface, TransformParamTypeInterface
from lamina.dialects.transform.traits import TransformEachOpTrait


@operation("transform.dlti.query", traits=[TransformEachOpTrait])
class QueryOp(Operation):
    target = operand(TransformHandleTypeInterface)
    keys = prop(ArrayAttr)
    associated_attr = result(TransformParamTypeInterface, name="associated_attr")
    assembly_format = "$keys `at` $target attr-dict `:` functional-type(operands, results)"
