"""Simplification of loop bodies with the loops' ranges and the shapes of carried tensors."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from lamina.dialects.affine.constraints import CONSTANT, ConstraintSystem
from lamina.dialects.affine.min_max import fix_if_constant, replace_constrained
from lamina.dialects.affine.ops import AffineMaxOp, AffineMinOp
from lamina.dialects.scf.bounds import Bound, bound_attributes
from lamina.dialects.scf.ops import ForallOp, ForOp, ParallelOp
from lamina.dialects.tensor.ops import InsertSliceOp
from lamina.ir.value import BlockArgument, Value
from lamina.rewrite import PatternRewriter
from lamina.rewrite.fold import constant_int
from lamina.rewrite.pattern import Outcome, pattern

if TYPE_CHECKING:
    from lamina.dialects.memref.ops import DimOp as MemRefDimOp
    from lamina.dialects.tensor.ops import DimOp


def range_of(value: Value) -> tuple[Bound, Bound, Bound] | None:
    """Lower bound, upper bound and step of the loop dimension whose induction variable the value is."""
    if not isinstance(value, BlockArgument):
        return None
    loop = value.owner.parent_op
    index = value.index
    if isinstance(loop, ForOp):
        return (loop.lower_bound, loop.upper_bound, loop.step) if index == 0 else None
    if isinstance(loop, ParallelOp):
        return loop.lower_bound[index], loop.upper_bound[index], loop.step[index]
    if isinstance(loop, ForallOp):
        if index >= len(loop.static_lower_bound):
            return None
        lower = bound_attributes(loop.static_lower_bound, loop.dynamic_lower_bound)
        upper = bound_attributes(loop.static_upper_bound, loop.dynamic_upper_bound)
        steps = bound_attributes(loop.static_step, loop.dynamic_step)
        return lower[index], upper[index], steps[index]
    return None


def add_loop_range(system: ConstraintSystem, induction: Value, bounds: tuple[Bound, Bound, Bound]) -> bool:
    """Constrains an induction variable to its range; False if the step is not a known number."""

    lower, upper, step = bounds
    stride = constant_int(step)
    if stride is None:
        return False
    position = system.add_variable(induction, is_dim=True)
    low = system.add_variable(lower if isinstance(lower, Value) else None)
    high = system.add_variable(upper if isinstance(upper, Value) else None)
    first = fix_if_constant(system, low, lower)
    last = fix_if_constant(system, high, upper)
    system.add_inequality({position: 1, low: -1})
    if first is not None and last is not None:
        # At most first + step * ((last - first - 1) floordiv step); first alone where there is one iteration.
        greatest = first if first + stride >= last else first + stride * ((last - first - 1) // stride)
        system.add_inequality({position: -1, CONSTANT: greatest})
        return True
    # induction <= low + step * quotient, where quotient = (high - low - 1) floordiv step.
    quotient = system.add_variable(None)
    system.has_locals = True
    system.add_inequality({high: 1, low: -1, quotient: -stride, CONSTANT: -1})
    system.add_inequality({high: -1, low: 1, quotient: stride, CONSTANT: stride})
    system.add_inequality({position: -1, low: 1, quotient: stride})
    return True


def simplify_min_max_in_loop(rewriter: PatternRewriter, operation: AffineMaxOp | AffineMinOp) -> Any:
    """Replaces a minimum or maximum that is decided by its operands' ranges with an affine.apply; None otherwise."""
    system = ConstraintSystem()
    seen: set[Value] = set()
    for operand in operation.operands:
        bounds = range_of(operand)
        if operand in seen or bounds is None:
            continue
        seen.add(operand)
        if not add_loop_range(system, operand, bounds):
            return None
    return replace_constrained(rewriter, operation, system)


@pattern(name="AffineOpSCFCanonicalizationPattern")
def min_max_in_loop(operation: AffineMinOp | AffineMaxOp, rewriter: PatternRewriter) -> Outcome:
    """Minima and maxima that the ranges of loops decide."""
    return simplify_min_max_in_loop(rewriter, operation) is not None


def _keeps_shape(loop: ForOp, index: int) -> bool:
    """True if all updates of a carried value preserve its shape."""
    value: Value | None = loop.region.entry_block.terminator.operand(index)
    while value is not None:
        if value is loop.region.arguments[1 + index]:
            return True
        owner = value.defining_op
        if owner is None:
            return False
        if isinstance(owner, InsertSliceOp):
            value = owner.dest
        elif isinstance(owner, ForOp):
            number = value.index
            value = owner.init_args[number] if _keeps_shape(owner, number) else None
        else:
            return False
    return False


@pattern("tensor.dim", "memref.dim", name="DimOfIterArgFolder")
def dim_of_argument(operation: DimOp, rewriter: PatternRewriter) -> Outcome:
    """dim(iter_arg, i) -> dim(init, i)"""
    source = operation.source
    if not isinstance(source, BlockArgument):
        return False
    loop = source.owner.parent_op
    if not isinstance(loop, ForOp) or source.index == 0 or not _keeps_shape(loop, source.index - 1):
        return False
    with rewriter.modify_in_place(operation):
        operation.source = loop.init_args[source.index - 1]
    return True


@pattern("tensor.dim", "memref.dim", name="DimOfLoopResultFolder")
def dim_of_result(operation: DimOp | MemRefDimOp, rewriter: PatternRewriter) -> Outcome:
    """dim(loop result, i) -> dim(init, i)"""
    source = operation.source
    loop = source.defining_op
    if not isinstance(loop, ForOp) or not _keeps_shape(loop, source.index):
        return False
    with rewriter.modify_in_place(operation):
        operation.source = loop.init_args[source.index]
    return True


PATTERNS = (min_max_in_loop, dim_of_argument, dim_of_result)
