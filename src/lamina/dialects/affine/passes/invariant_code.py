"""``affine-loop-invariant-code-motion``."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lamina.dialects.affine.accesses import READS, WRITES
from lamina.dialects.affine.ops import AffineForOp, AffineIfOp, AffineParallelOp, AffineYieldOp
from lamina.interfaces.effects import Effect, effects_function, is_memory_effect_free
from lamina.interfaces.view_like import view_source
from lamina.ir.operation import Operation
from lamina.ir.value import Value
from lamina.passmanager import Pass, register_pass

if TYPE_CHECKING:
    from lamina.dialects.affine.ops import AffineLoadOp, AffineStoreOp, AffineVectorLoadOp, AffineVectorStoreOp


@register_pass(
    "affine-loop-invariant-code-motion",
    summary="Hoist loop invariant instructions outside of affine loops",
    anchor="func.func",
    display_name="LoopInvariantCodeMotion",
)
class AffineLoopInvariantCodeMotion(Pass):
    """Hoists loop-invariant operations out of affine.for, including memory accesses."""

    def run(self, operation: Operation) -> None:
        for loop in [inner for inner in operation.walk_post_order() if isinstance(inner, AffineForOp)]:
            _Hoisting(loop).run()


class _Hoisting:
    """Hoists the operations of one loop."""

    def __init__(self, loop: AffineForOp) -> None:
        self.loop = loop
        self.arguments = set(loop.regions[0].entry_block.arguments)
        self.seen: set[Operation] = set()
        self.moved: set[Operation] = set()

    def run(self) -> None:
        to_move = []
        for operation in self.loop.regions[0].entry_block.operations:
            if not operation.use_empty:
                self.seen.add(operation)
            if not isinstance(operation, AffineYieldOp) and self._is_invariant(operation):
                to_move.append(operation)
        for operation in to_move:
            operation.move_before(self.loop)

    def _is_invariant(self, operation: Operation) -> bool:
        if isinstance(operation, AffineForOp | AffineIfOp | AffineParallelOp):
            if not all(
                self._is_invariant(inner)
                for region in operation.regions
                for block in region.blocks
                for inner in block.operations
            ):
                return False
        elif isinstance(operation, READS + WRITES):
            if self._is_written_elsewhere(operation):
                return False
        elif not is_memory_effect_free(operation):
            return False
        for operand in operation.operands:
            if operand in self.arguments:
                return False
            owner = operand.defining_op
            if owner in self.seen and owner not in self.moved:
                return False
        self.moved.add(operation)
        return True

    def _is_written_elsewhere(
        self, operation: AffineLoadOp | AffineVectorLoadOp | AffineStoreOp | AffineVectorStoreOp
    ) -> bool:
        """True if another access in the loop prevents hoisting this one."""
        preventing = {Effect.WRITE, Effect.FREE} | ({Effect.READ} if isinstance(operation, WRITES) else set())
        return any(
            user is not operation and self.loop.is_proper_ancestor(user) and _may_have_effect(user, view, preventing)
            for view in _views_of_same_buffer(operation.memref)
            for user in view.users
        )


def _views_of_same_buffer(memref: Value) -> list[Value]:
    """Returns the buffer that a memref is, or views, and all views of it."""
    while (owner := memref.defining_op) is not None and (source := view_source(owner)) is not None:
        memref = source
    views = [memref]
    for view in views:
        views += [result for user in view.users if view_source(user) is view for result in user.results]
    return views


def _may_have_effect(user: Operation, memref: Value, preventing: set[Effect]) -> bool:
    """True if an operation that uses a memref may have one of the effects on it; calls may have all."""
    if is_memory_effect_free(user):
        return False
    effects = effects_function(user)
    return effects is None or any(
        effect.effect in preventing and (effect.value is None or effect.value is memref) for effect in effects(user)
    )
