"""Operations of the transform dialect: debug."""

from __future__ import annotations

from lamina.define import Operation, operand, operation, optional_operand, prop
from lamina.define.constraints import StrAttr
from lamina.dialects.transform.constraints import (
    Transform_AnyHandleType,
    TransformHandleTypeInterface,
    TransformParamTypeInterface,
)
from lamina.dialects.transform.traits import NavigationTransformOpTrait


@operation("transform.debug.emit_remark_at", traits=[NavigationTransformOpTrait])
class EmitRemarkAtOp(Operation):
    at = operand(Transform_AnyHandleType)
    message = prop(StrAttr)
    assembly_format = "$at `,` $message attr-dict `:` type($at)"


@operation("transform.debug.emit_param_as_remark", traits=[NavigationTransformOpTrait])
class EmitParamAsRemarkOp(Operation):
    param = operand(TransformParamTypeInterface)
    anchor = optional_operand(TransformHandleTypeInterface)
    message = prop(StrAttr, optional=True)
    assembly_format = "$param (`,` $message^)? (`at` $anchor^)?attr-dict `:` type($param) (`,` type($anchor)^)?"
