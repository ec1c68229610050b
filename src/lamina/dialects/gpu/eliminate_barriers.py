"""Erases redundant barriers: those that no pair of conflicting accesses requires.

Accesses before and after a barrier, up to the next barrier or the kernel boundary, conflict if they may alias and one
of them is a write. In a loop, accesses of other iterations count as before and after.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from lamina.dialects.gpu.ops import BarrierOp, LaunchOp
from lamina.dialects.memref import ops as memref
from lamina.dialects.scf.ops import ForOp, IfOp
from lamina.interfaces.casts import CastOpInterface
from lamina.interfaces.effects import Effect, EffectInstance, effects_function, get_effects
from lamina.interfaces.function import NO_ALIAS, FunctionOpInterface, attributes_of_argument
from lamina.interfaces.view_like import view_source
from lamina.ir import traits
from lamina.ir.operation import Operation
from lamina.ir.value import BlockArgument, Value
from lamina.rewrite import PatternRewriter
from lamina.rewrite.pattern import Outcome, pattern

if TYPE_CHECKING:
    from lamina.ir.block import Block

    pass

_VIEWS = (
    memref.CastOp,
    memref.SubViewOp,
    memref.ViewOp,
    memref.TransposeOp,
    memref.CollapseShapeOp,
    memref.ExpandShapeOp,
)
# The operand index of the stored value.
_STORED = {"memref.store": 0, "vector.transfer_write": 0, "vector.store": 0, "vector.maskedstore": 3}


class _Effects:
    """The collected effects; if one is unknown, ``exact`` is false and there may be any effect."""

    def __init__(self) -> None:
        self.found: list[EffectInstance] = []
        self.exact = True

    def add(self, operation: Operation) -> bool:
        """Adds the effects of an operation except barriers; returns false if they are unknown."""
        if isinstance(operation, BarrierOp) or isinstance(operation, memref.AssumeAlignmentOp):
            return True
        if effects_function(operation) is not None:
            self.found += get_effects(operation) or ()
            return True
        if operation.has_trait(traits.RecursiveMemoryEffects):
            inside = [inner for region in operation.regions for block in region.blocks for inner in block.operations]
            return all(map(self.add, inside))
        self.exact = False
        return False

    def beside(self, operation: Operation, forward: bool) -> bool:
        """Adds what may execute before (or after) an operation up to a barrier, in structured control flow."""
        block = operation.parent
        if block is None:
            return True
        region = block.parent
        if region is not None and not region.has_one_block:
            self.exact = False
            return False
        at = operation.next_op if forward else operation.prev_op
        while at is not None:
            if isinstance(at, BarrierOp):
                return True
            if not self.add(at):
                return False
            at = at.next_op if forward else at.prev_op
        holder = operation.parent_op
        if holder is None or isinstance(holder, LaunchOp) or FunctionOpInterface.has(holder):
            return True
        if not self.beside(holder, forward):
            return False
        if isinstance(holder, ForOp):
            return self._around_loop(block, forward)
        if isinstance(holder, IfOp | memref.AllocaScopeOp):
            return True
        return all(self.add(inner) for inner in holder.walk_post_order())

    def _around_loop(self, block: Block, forward: bool) -> bool:
        """The next iteration starts with the code before the operation; the previous one ended with the code after
        it."""
        if not forward:
            return self.beside(block.terminator, forward)
        first = block.first_op
        assert first is not None
        if isinstance(first, BarrierOp):
            return True
        exact = self.add(first)
        return self.beside(first, forward) and exact


@pattern
def eliminate_barrier(barrier: BarrierOp, rewriter: PatternRewriter) -> Outcome:
    """Erases a barrier between accesses that do not conflict."""
    before, after = _Effects(), _Effects()
    before.beside(barrier, False)
    after.beside(barrier, True)
    if _conflict(before, after):
        return False
    rewriter.erase_op(barrier)
    return True


def eliminate_barriers_patterns() -> list[Any]:
    """Returns the pattern of ``transform.apply_patterns.gpu.eliminate_barriers``."""
    return [eliminate_barrier]


def _instances(effects: _Effects) -> Sequence[EffectInstance]:
    return effects.found if effects.exact else [*effects.found, *map(EffectInstance, Effect)]


def _conflict(before: _Effects, after: _Effects) -> bool:
    later = _instances(after)
    return any(_pair_conflicts(effect, other) for effect in _instances(before) for other in later)


def _pair_conflicts(first: EffectInstance, other: EffectInstance) -> bool:
    kinds = (first.effect, other.effect)
    if kinds == (Effect.READ, Effect.READ) or Effect.ALLOCATE in kinds or first.effect is Effect.FREE:
        return False
    if first.resource is not other.resource:
        return False
    return first.value is None or other.value is None or _may_alias(first.value, other.value)


# ---- Alias analysis


def _base(value: Value) -> Value:
    """Returns the memref that a view is taken of."""
    while (viewed := _viewed(value.defining_op)) is not None:
        value = viewed
    return value


def _viewed(view: Operation | None) -> Value | None:
    """Returns the source of a view of a buffer, or None for other operations."""
    match view:
        case memref.CollapseShapeOp() | memref.ExpandShapeOp():
            return view.src
        case memref.TransposeOp():
            return view.in_
        case memref.CastOp() | memref.SubViewOp() | memref.ViewOp():
            return view.source
    return None


def _may_alias(first: Value, second: Value) -> bool:
    first, second = _base(first), _base(second)
    if first is second:
        return True
    owners = [value.defining_op for value in (first, second)]
    globals_ = [isinstance(owner, memref.GetGlobalOp) for owner in owners]
    names = [owner.name_ for owner in owners if isinstance(owner, memref.GetGlobalOp)]
    if len(names) == 2:
        return names[0] == names[1]
    if all(map(_is_noalias_argument, (first, second))):
        return False
    distinct = [isinstance(owner, memref.AllocOp | memref.AllocaOp) for owner in owners]
    if (distinct[0] or globals_[0]) and (distinct[1] or globals_[1]):
        return False
    arguments = [_is_function_argument(value) for value in (first, second)]
    if (distinct[0] and arguments[1]) or (distinct[1] and arguments[0]):
        return False
    return not any(own and not _may_be_captured(value) for own, value in zip(distinct, (first, second), strict=True))


def _is_function_argument(value: Value) -> bool:
    if not isinstance(value, BlockArgument) or not value.owner.is_entry_block:
        return False
    holder = value.owner.parent_op
    return holder is not None and FunctionOpInterface.has(holder)


def _is_noalias_argument(value: Value) -> bool:
    return NO_ALIAS in attributes_of_argument(value)


def _may_be_captured(value: Value) -> bool:
    """True if a user may keep the memref somewhere."""
    pending: list[Value] = [value]
    while pending:
        at = pending.pop()
        for slot in at.uses:
            user = slot.owner
            effects = get_effects(user) if effects_function(user) is not None else None
            if effects is not None and all(effect.effect is Effect.READ for effect in effects):
                continue
            source = view_source(user)
            if source is None and (isinstance(user, _VIEWS) or CastOpInterface.has(user)):
                source = user.operands[0]
            if source is not None:
                pending += user.results
                continue
            place = _STORED.get(user.name)
            if isinstance(user, memref.DeallocOp) or (place is not None and user.operand(place) is not at):
                continue
            return True
    return False
