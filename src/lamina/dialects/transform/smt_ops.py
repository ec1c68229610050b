"""Operations of the transform dialect: smt."""

from __future__ import annotations

from lamina.define import Operation, operation, region, variadic_operand, variadic_result
from lamina.define.constraints import SizedRegion
from lamina.dialects.transform.constraints import TransformParamTypeInterface
from lamina.ir.diagnostics import VerifyFailure

_TYPES = ("!smt.bool", "!smt.int", "!smt.bv<")


@operation("transform.smt.constrain_params")
class ConstrainParamsOp(Operation):
    params = variadic_operand(TransformParamTypeInterface)
    results_ = variadic_result(TransformParamTypeInterface, name="results")
    body = region(SizedRegion(1))
    assembly_format = "`(` $params `)` attr-dict `:` functional-type(operands, results) $body"

    def verify(self) -> None:
        if len(self.operands) != len(self.regions[0].arguments):
            raise VerifyFailure("must have the same number of block arguments as operands")
        for argument in self.regions[0].arguments:
            if not str(argument.type).startswith(_TYPES):
                kinds = "either a !smt.bool, a !smt.int, or a !smt.bv"
                raise VerifyFailure(f"the type of block arg #{argument.index} is expected to be {kinds}")
