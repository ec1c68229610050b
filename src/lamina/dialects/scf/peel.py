"""Peeling of scf.for: the last, partial iteration, or the first one, becomes a separate loop."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from lamina.dialects.affine.compose import compose_map_and_operands
from lamina.dialects.affine.constraints import CONSTANT, ConstraintSystem
from lamina.dialects.affine.min_max import fix_if_constant, replace_constrained
from lamina.dialects.affine.ops import AffineApplyOp, AffineMaxOp, AffineMinOp
from lamina.dialects.arith.ops import IndexCastOp
from lamina.dialects.scf.bounds import ceil_div
from lamina.dialects.scf.builders import bound_value
from lamina.ir import affine
from lamina.ir.affine import AffineMap
from lamina.ir.attributes import AffineMapAttr
from lamina.ir.types import IndexType
from lamina.ir.value import Value
from lamina.rewrite import PatternRewriter
from lamina.rewrite.fold import constant_int, fold_op

if TYPE_CHECKING:
    from lamina.dialects.scf.ops import ForOp
    from lamina.ir.attribute import Type
    from lamina.ir.location import LocationLike
    from lamina.ir.operation import Operation


def _apply(rewriter: PatternRewriter, map: AffineMap, operands: list[Value], location: LocationLike) -> Value:
    """The value of an affine.apply at the insertion point, folded where that is possible."""
    apply = AffineApplyOp(operands, [IndexType()], {"map": AffineMapAttr(map)}, {}, (), (), location)
    op = fold_op(apply)
    if not op:
        return rewriter.insert(apply).results[0]
    apply.erase()
    return bound_value(rewriter, op[0], location)


def _as_type(rewriter: PatternRewriter, value: Value, type: Type, location: LocationLike) -> Value:
    if value.type is type:
        return value
    return rewriter.insert(IndexCastOp((value,), (type,), {}, {}, (), (), location)).results[0]


def peel_partial_iteration(rewriter: PatternRewriter, loop: ForOp) -> ForOp | None:
    """Ends the loop where its step divides the range and adds a loop for the rest, which is returned. None if the
    step is known to be 1, not positive, or to divide the range."""
    lower, upper, step = loop.operands[:3]
    first, last, stride = (constant_int(value) for value in (lower, upper, step))
    if stride is not None and stride <= 1:
        return None
    if first is not None and last is not None and stride is not None and (last - first) % stride == 0:
        return None
    s0, s1, s2 = affine.symbols(3)
    rest = AffineMap(0, 3, [(s1 - s0) % s2])
    # As in MLIR, equal operands are only seen as such where there is something to compose.
    if any(isinstance(value.defining_op, AffineApplyOp) for value in (lower, upper, step)):
        rest, _ = compose_map_and_operands(rest, [lower, upper, step])
    expr: Any = rest.results[0]
    if expr.kind == "constant" and expr.value == 0:
        return None
    location = loop.raw_location
    with rewriter.insertion_guard():
        rewriter.set_insertion_point(loop)
        split = _apply(rewriter, AffineMap(0, 3, [s1 - ((s1 - s0) % s2)]), [lower, upper, step], location)
        split = _as_type(rewriter, split, lower.type, location)
        rewriter.set_insertion_point_after(loop)
        partial = rewriter.clone(loop)
        partial.set_operand(0, split)
        for result, other in zip(loop.results, partial.results, strict=True):
            rewriter.replace_all_uses_with(result, other)
        for position, result in enumerate(loop.results):
            partial.set_operand(3 + position, result)
        with rewriter.modify_in_place(loop):
            loop.upper_bound = split
    return partial


def peel_and_simplify(rewriter: PatternRewriter, loop: ForOp) -> ForOp | None:
    """Like peel_partial_iteration; also simplifies minima and maxima in both loops."""
    upper = loop.upper_bound
    partial = peel_partial_iteration(rewriter, loop)
    if partial is None:
        return None
    for loop_, inside in ((loop, True), (partial, False)):
        for operation in list(loop_.walk_post_order()):
            if isinstance(operation, AffineMinOp | AffineMaxOp):
                rewrite_peeled_min_max(rewriter, operation, loop_.region.arguments[0], upper, loop.step, inside)
    return partial


def rewrite_peeled_min_max(
    rewriter: PatternRewriter,
    operation: AffineMaxOp | AffineMinOp,
    induction: Value,
    upper: Value,
    step: Value,
    inside: bool,
) -> Any:
    """Simplifies a minimum or maximum, knowing that a whole step fits below the old upper bound (``inside``: in the
    main loop) or does not."""
    system = ConstraintSystem()
    position = system.add_variable(induction, is_dim=True)
    bound, stride = system.add_variable(upper), system.add_variable(step)
    fix_if_constant(system, bound, upper)
    fix_if_constant(system, stride, step)
    if inside:
        system.add_inequality({position: -1, bound: 1, stride: -1})
    else:
        system.add_inequality({position: 1, bound: -1, stride: 1, CONSTANT: -1})
    return replace_constrained(rewriter, operation, system)


def peel_first_iteration(rewriter: PatternRewriter, loop: Operation) -> Operation | None:
    """Adds a loop for the first iteration before the loop, which then starts one step later. Returns the new loop; None
    if there is at most one iteration."""
    lower, upper, step = loop.operands[:3]
    first, last, stride = (constant_int(value) for value in (lower, upper, step))
    if first is not None and last is not None and stride is not None and ceil_div(last - first, stride) <= 1:
        return None
    s0, s1 = affine.symbols(2)
    location = loop.raw_location
    with rewriter.insertion_guard():
        rewriter.set_insertion_point(loop)
        split = _apply(rewriter, AffineMap(0, 2, [s0 + s1]), [lower, step], location)
        split = _as_type(rewriter, split, upper.type, location)
        clone = rewriter.clone(loop)
        clone.set_operand(1, split)
        with rewriter.modify_in_place(loop):
            for position, result in enumerate(clone.results):
                loop.set_operand(3 + position, result)
            loop.set_operand(0, split)
    return clone
