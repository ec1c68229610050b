"""Operations of the sparse_tensor dialect whose regions compute elements."""

from __future__ import annotations

from lamina.define import Operation, operand, operation, prop, region, result, variadic_operand, variadic_result
from lamina.define.constraints import AffineMapAttr, AnyRankedTensor, AnyRegion, AnyType, SizedRegion, UnitAttr
from lamina.dialects.sparse_tensor import bodies
from lamina.ir.traits import HasParent, Pure, SameOperandsAndResultType, SingleBlockImplicitTerminator, Terminator


@operation("sparse_tensor.binary", traits=[Pure])
class BinaryOp(Operation):
    """What becomes of two elements, of which one may be missing."""

    x = operand(AnyType)
    y = operand(AnyType)
    left_identity = prop(UnitAttr, optional=True, name="left_identity")
    right_identity = prop(UnitAttr, optional=True, name="right_identity")
    output = result(AnyType)
    overlap_region = region(AnyRegion)
    left_region = region(AnyRegion)
    right_region = region(AnyRegion)
    assembly_format = """
        $x `,` $y `:` attr-dict type($x) `,` type($y) `to` type($output) `\\n`
        `overlap` `=` $overlap_region `\\n`
        `left` `=` (`identity` $left_identity^):($left_region)? `\\n`
        `right` `=` (`identity` $right_identity^):($right_region)?
    """

    def verify(self) -> None:
        bodies.verify_binary(self)


@operation("sparse_tensor.unary", traits=[Pure])
class UnaryOp(Operation):
    x = operand(AnyType)
    output = result(AnyType)
    present_region = region(AnyRegion)
    absent_region = region(AnyRegion)
    assembly_format = """
        $x attr-dict `:` type($x) `to` type($output) `\\n`
        `present` `=` $present_region `\\n`
        `absent` `=` $absent_region
    """

    def verify(self) -> None:
        bodies.verify_unary(self)


@operation("sparse_tensor.reduce", traits=[Pure, SameOperandsAndResultType])
class ReduceOp(Operation):
    x = operand(AnyType)
    y = operand(AnyType)
    identity = operand(AnyType)
    output = result(AnyType)
    body = region(SizedRegion(1), name="region")
    assembly_format = "$x `,` $y `,` $identity attr-dict `:` type($output) $body"

    def verify(self) -> None:
        bodies.verify_reduce(self)


@operation("sparse_tensor.select", traits=[Pure, SameOperandsAndResultType])
class SelectOp(Operation):
    x = operand(AnyType)
    output = result(AnyType)
    body = region(SizedRegion(1), name="region")
    assembly_format = "$x attr-dict `:` type($x) $body"

    def verify(self) -> None:
        bodies.verify_select(self)


@operation("sparse_tensor.foreach", traits=[SingleBlockImplicitTerminator("sparse_tensor.yield")])
class ForeachOp(Operation):
    """A loop over the stored elements."""

    tensor = operand(AnyRankedTensor)
    init_args = variadic_operand(AnyType)
    order = prop(AffineMapAttr, optional=True)
    results_ = variadic_result(AnyType, name="results")
    body = region(SizedRegion(1), name="region")
    assembly_format = """
        `in` $tensor (`init` `(` $init_args^ `)`)? attr-dict
        `:` type($tensor) (`,` type($init_args)^)? (`->` type($results_)^)? `do` $body
    """

    def verify(self) -> None:
        bodies.verify_foreach(self)


@operation(
    "sparse_tensor.yield",
    traits=[
        Pure,
        Terminator,
        HasParent(
            "sparse_tensor.binary",
            "sparse_tensor.unary",
            "sparse_tensor.reduce",
            "sparse_tensor.select",
            "sparse_tensor.foreach",
            "sparse_tensor.iterate",
            "sparse_tensor.coiterate",
        ),
    ],
)
class YieldOp(Operation):
    results_ = variadic_operand(AnyType, name="results")
    assembly_format = "$results_ attr-dict `:` type($results_)"
