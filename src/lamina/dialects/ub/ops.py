"""Operations of the ub dialect."""

from __future__ import annotations

from lamina.define import Operation, operation, prop, result
from lamina.define.constraints import AnyType
from lamina.dialects.ub.constraints import PoisonAttrInterface
from lamina.ir.traits import ConstantLike, Pure, Terminator


@operation("ub.poison", traits=[ConstantLike, Pure])
class PoisonOp(Operation):
    """A poison value of any type, i.e. deferred undefined behavior: values computed from it are poison too."""

    value = prop(PoisonAttrInterface, default="#ub.poison")
    result = result(AnyType)
    assembly_format = "attr-dict (`<` $value^ `>`)? `:` type($result)"


@operation("ub.unreachable", traits=[Terminator])
class UnreachableOp(Operation):
    """Ends a block that is never run."""

    assembly_format = "attr-dict"
