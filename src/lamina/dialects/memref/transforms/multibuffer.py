"""Multi-buffering: the iterations of a loop cycle through several buffers."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from lamina.dialects.affine.composition import make_composed_apply
from lamina.dialects.arith.mixed import as_value
from lamina.dialects.linalg.slices import Slice, slice_of, subview
from lamina.dialects.memref import ops
from lamina.dialects.memref.layouts import rank_reduced_subview_type
from lamina.interfaces.loop_like import LoopLikeOpInterface
from lamina.interfaces.view_like import split_mixed_values
from lamina.ir.affine import AffineMap, dim
from lamina.ir.attributes import DenseI32ArrayAttr, IntegerAttr
from lamina.ir.builder import InsertionPoint
from lamina.ir.dominance import DominanceInfo
from lamina.ir.operation import Operation
from lamina.ir.types import MemRefType
from lamina.ir.value import Value, type_as
from lamina.rewrite import PatternRewriter
from lamina.rewrite.rewriter import MatchFailure

if TYPE_CHECKING:
    from lamina.dialects.memref.ops import AllocOp


def loop_around(op: Operation) -> Operation | None:
    """Returns the innermost loop that an operation is in."""
    at = op.parent_op
    while at is not None and LoopLikeOpInterface.get(at) is None:
        at = at.parent_op
    return at


def multibuffer(
    rewriter: PatternRewriter, alloc: AllocOp, factor: int, skip_analysis: bool = False
) -> Operation | MatchFailure:
    """Replaces an allocation used by a loop by one with ``factor`` copies, which iterations use in rotation. Unless
    ``skip_analysis`` is set, each iteration must overwrite the buffer before using it."""
    dominance = DominanceInfo()
    loop = _candidate(alloc, dominance, skip_analysis)
    if loop is None:
        return rewriter.notify_match_failure(alloc, "no enclosing loop overwrites the buffer before reading it")
    model: Any = LoopLikeOpInterface.get(loop)
    variables, bounds, steps = (
        part(loop) for part in (model.get_induction_vars, model.get_lower_bounds, model.get_steps)
    )
    if not variables or not bounds or not steps or {len(variables), len(bounds), len(steps)} != {1}:
        return rewriter.notify_match_failure(alloc, "expected a loop with one induction variable")
    if not dominance.dominates(alloc, loop):
        return rewriter.notify_match_failure(alloc, "the allocation is not before the loop")
    type: MemRefType = alloc.memref.type
    if not type.has_static_shape:
        return rewriter.notify_match_failure(alloc, "expected a buffer of static shape")
    wide = MemRefType([factor, *type.shape], type.element_type, None, type.memory_space)
    rewriter.set_insertion_point(alloc)
    rewriter.location = alloc.raw_location
    properties = {**alloc.properties, "operandSegmentSizes": DenseI32ArrayAttr([0, 0])}
    new_alloc = rewriter.insert(
        ops.AllocOp([], [wide], properties, dict(alloc.attributes), location=alloc.raw_location)
    )
    body = model.get_loop_regions(loop)[0].first_block
    with rewriter.insertion_guard(InsertionPoint.at_block_start(body)):
        low, step = (
            as_value(rewriter, bound.value if isinstance(bound, IntegerAttr) else bound)
            for bound in (bounds[0], steps[0])
        )
        turn = AffineMap(3, 0, [(dim(0) - dim(1)).floordiv(dim(2)) % factor])
        number = make_composed_apply(rewriter, turn, [variables[0], low, step])
        place = Slice([number, *[0] * type.rank], [1, *type.shape])
        part = subview(rewriter, new_alloc.memref, place, _part_type(type, wide, place)).result
    for user in list(alloc.memref.users):
        if isinstance(user, ops.DeallocOp):
            with rewriter.insertion_guard(InsertionPoint.before_op(user)):
                rewriter.insert(ops.DeallocOp([new_alloc.memref], location=user.raw_location))
            rewriter.erase_op(user)
    _replace_uses(rewriter, alloc, part)
    rewriter.erase_op(alloc)
    return new_alloc


def _candidate(alloc: AllocOp, dominance: DominanceInfo, skip_analysis: bool) -> Operation | None:
    """Returns the loop whose iterations can use separate buffers."""
    users = list(alloc.memref.users)
    for user in users:
        loop = loop_around(user)
        if loop is None:
            if isinstance(user, ops.DeallocOp):
                continue
            return None
        if skip_analysis:
            others = [other for other in users if not isinstance(other, ops.DeallocOp)]
            if all(loop.is_proper_ancestor(other) for other in others):
                return loop
        elif isinstance(user, ops.CopyOp) and user.target is alloc.memref:
            if all(dominance.dominates(user, other) for other in users):
                return loop
    return None


def _part_type(shape: MemRefType, source: MemRefType, place: Slice) -> MemRefType:
    static = [split_mixed_values(part)[0] for part in (place.offsets, place.sizes, place.strides)]
    return rank_reduced_subview_type(shape.shape, source, *static)


def _replace_uses(rewriter: PatternRewriter, old: Operation, value: Value) -> None:
    """Replaces uses of the old buffer by the new one; recreates its views, as their types change."""
    for use in list(old.results[0].uses):
        user = use.owner
        if not isinstance(user, ops.SubViewOp):
            rewriter.modify_in_place(user, partial(use.set, value))
            continue
        with rewriter.insertion_guard(InsertionPoint.before_op(user)):
            rewriter.location = user.raw_location
            place = slice_of(user)
            type = _part_type(user.result.type, type_as(value, MemRefType), place)
            new_op = subview(rewriter, value, place, type)
        _replace_uses(rewriter, user, new_op.results[0])
        rewriter.erase_op(user)
