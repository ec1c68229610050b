"""Operations of the transform dialect: affine."""

from __future__ import annotations

from lamina.define import Operation, operand, operation, prop, variadic_operand
from lamina.define.constraints import DenseI64ArrayAttr
from lamina.dialects.transform.constraints import TransformHandleTypeInterface
from lamina.ir.diagnostics import VerifyFailure


@operation("transform.affine.simplify_bounded_affine_ops")
class SimplifyBoundedAffineOpsOp(Operation):
    target = operand(TransformHandleTypeInterface)
    bounded_values = variadic_operand(TransformHandleTypeInterface, name="bounded_values")
    lower_bounds = prop(DenseI64ArrayAttr, name="lower_bounds")
    upper_bounds = prop(DenseI64ArrayAttr, name="upper_bounds")
    assembly_format = """
        $target `with` `[` ($bounded_values^ `:` type($bounded_values))? `]` `within` $lower_bounds `and`
        $upper_bounds attr-dict `:` type($target)
    """

    def verify(self) -> None:
        count = len(self.bounded_values)
        for name, bounds in (("lower", self.lower_bounds), ("upper", self.upper_bounds)):
            found = len(bounds)
            if found != count:
                raise VerifyFailure(f"incorrect number of {name} bounds, expected {count} but found {found}")


@operation("transform.affine.simplify_min_max_affine_ops")
class SimplifyMinMaxAffineOpsOp(Operation):
    target = operand(TransformHandleTypeInterface)
    assembly_format = "$target attr-dict `:` type($target)"
