"""Loops for special cases: bounds folded into ranges, and copies of loops for constant upper bounds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lamina.dialects.affine.ops import AffineMinOp
from lamina.dialects.arith.enums import CmpIPredicate
from lamina.dialects.arith.ops import AddIOp, AndIOp, CmpIOp, ConstantOp, MulIOp
from lamina.dialects.scf.builders import build_if
from lamina.ir.affine import AffineConstantExpr
from lamina.ir.attributes import IntegerAttr
from lamina.ir.operation import IRMapping
from lamina.ir.types import IndexType, IntegerType, i1
from lamina.ir.value import Value
from lamina.rewrite import PatternRewriter

if TYPE_CHECKING:
    from lamina.dialects.scf.ops import ForOp, ParallelOp


def fold_into_range(rewriter: PatternRewriter, loop: ForOp) -> None:
    """Folds sums and products that are the only use of the induction variable into the bounds of an scf.for."""
    induction = loop.region.arguments[0]
    while induction.has_one_use:
        (user,) = induction.users
        if not isinstance(user, AddIOp | MulIOp):
            return
        others = [value for value in user.operands if value is not induction]
        if any(loop.region.is_ancestor(value.parent_region) for value in others):
            return
        rewriter.set_insertion_point(loop)
        positions = (0, 1) if isinstance(user, AddIOp) else (0, 1, 2)
        for position in positions:
            mapping = IRMapping()
            mapping.map(induction, loop.operand(position))
            loop.set_operand(position, rewriter.clone(user, mapping).result)
        user.result.replace_all_uses_with(induction)
        user.erase()


def _least_constant(bound: Value) -> int | None:
    """Returns the smallest number among the results of an affine.min that defines the bound."""
    owner = bound.defining_op
    if not isinstance(owner, AffineMinOp):
        return None
    numbers = [expr.value for expr in owner.map.results if isinstance(expr, AffineConstantExpr)]
    return min(numbers, default=None)


def specialize_for_constant_bound(rewriter: PatternRewriter, loop: ParallelOp | ForOp, bounds: list[Value]) -> bool:
    """Versions a loop under the condition that its upper bounds, minima with a constant, equal these constants; the
    other branch keeps the original loop."""
    constants = [number for bound in bounds if (number := _least_constant(bound)) is not None]
    if len(constants) != len(bounds) or loop.results:
        return False
    location = loop.raw_location
    rewriter.set_insertion_point(loop)
    mapping = IRMapping()
    condition: Value | None = None
    for bound, number in zip(bounds, constants, strict=True):
        assert isinstance(bound.type, IndexType | IntegerType)
        constant = rewriter.create(ConstantOp, IntegerAttr.wrapped(bound.type, number), location=location).result
        compared = rewriter.create(
            CmpIOp, CmpIPredicate.EQ, bound, constant, result_types=[i1], location=location
        ).result
        if condition is None:
            condition = compared
        else:
            both = AndIOp((condition, compared), (i1,), {}, {}, (), (), location)
            condition = rewriter.insert(both).results[0]
        mapping.map(bound, constant)
    assert condition is not None
    branch = build_if(rewriter, condition, with_else=True, location=location)
    rewriter.set_insertion_point(branch.regions[0].entry_block.last_op)
    rewriter.clone(loop, mapping)
    rewriter.set_insertion_point(branch.regions[1].entry_block.last_op)
    rewriter.clone(loop)
    loop.erase()
    return True
