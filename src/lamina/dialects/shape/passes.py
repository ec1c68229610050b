"""Passes over the shape dialect."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lamina.dialects.arith.ops import ConstantOp
from lamina.dialects.shape.ops import (
    ConstSizeOp,
    ConstWitnessOp,
    CstrBroadcastableOp,
    CstrEqOp,
    MulOp,
    NumElementsOp,
    ReduceOp,
    YieldOp,
)
from lamina.dialects.shape.types import ShapeType, SizeType
from lamina.ir.attributes import BoolAttr, IntegerAttr
from lamina.ir.operation import Operation
from lamina.ir.region import Region
from lamina.ir.types import index
from lamina.passmanager import Pass, register_pass
from lamina.rewrite import (
    ConversionTarget,
    PatternSet,
    apply_partial_conversion,
    apply_patterns_greedily,
    conversion_pattern,
    pattern,
)

if TYPE_CHECKING:
    from lamina.rewrite.conversion_pattern import Adaptor
    from lamina.rewrite.conversion_rewriter import ConversionPatternRewriter
    from lamina.rewrite.rewriter import PatternRewriter


@pattern
def assume_constraint(op: CstrBroadcastableOp | CstrEqOp, rewriter: PatternRewriter) -> bool:
    """A constraint holds."""
    types = (op.result.type,)
    rewriter.replace_op(
        op, rewriter.insert(ConstWitnessOp((), types, {"passing": BoolAttr(True)}, location=op.raw_location))
    )
    return True


@conversion_pattern
def multiply_extents(op: NumElementsOp, adaptor: Adaptor[NumElementsOp], rewriter: ConversionPatternRewriter) -> bool:
    """The number of elements is the product of the extents."""
    location = op.raw_location
    type = op.result.type
    one = IntegerAttr(index, 1)
    if isinstance(type, SizeType):
        start: ConstSizeOp | ConstantOp = rewriter.insert(ConstSizeOp((), (type,), {"value": one}, location=location))
    else:
        start = rewriter.insert(ConstantOp((), (type,), {"value": one}, location=location))
    shape = adaptor.shape
    product = rewriter.insert(ReduceOp([shape, start.result], [type], regions=[Region()], location=location))
    extent = SizeType() if isinstance(shape.type, ShapeType) else index
    with rewriter.insertion_guard():
        block = rewriter.create_block(product.regions[0], None, [index, extent, type], [location] * 3)
        factor = rewriter.insert(MulOp(block.arguments[1:], [type], location=location))
        rewriter.insert(YieldOp([factor.result], location=location))
    rewriter.replace_op(op, product)
    return True


@register_pass(
    "remove-shape-constraints",
    summary="Replace all cstr_ ops with a true witness",
    anchor="func.func",
    display_name="RemoveShapeConstraintsPass",
)
class RemoveShapeConstraints(Pass):
    """Replaces shape.cstr_broadcastable and shape.cstr_eq by true witnesses; keeps user-defined shape.cstr_require."""

    def run(self, operation: Operation) -> None:
        apply_patterns_greedily(operation, PatternSet([assume_constraint]))


@register_pass(
    "shape-to-shape-lowering",
    summary="Legalize Shape dialect to be convertible to Arith",
    anchor="func.func",
    display_name="ShapeToShapeLoweringPass",
)
class ShapeToShapeLowering(Pass):
    """shape.num_elements becomes a shape.reduce."""

    def run(self, operation: Operation) -> None:
        target = ConversionTarget()
        target.add_legal_dialect("arith", "shape")
        target.add_illegal_op("shape.num_elements")
        apply_partial_conversion(operation, target, PatternSet([multiply_extents]))
