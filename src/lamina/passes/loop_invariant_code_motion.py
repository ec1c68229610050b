"""``loop-invariant-code-motion``: hoists loop-invariant operations, innermost loops first."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING, Any

from lamina.interfaces.effects import is_pure
from lamina.interfaces.loop_like import LoopLikeModel, LoopLikeOpInterface
from lamina.ir import traits
from lamina.ir.operation import Operation
from lamina.ir.region import Region
from lamina.passmanager import Pass, register_pass

if TYPE_CHECKING:
    from lamina.rewrite.rewriter import PatternRewriter
    from lamina.transform.engine import TransformRewriter


def move_loop_invariant_code(loop: Operation, rewriter: Any = None) -> int:
    """Hoists the pure operations of the loop's body that only use outside values; returns their number."""
    model = LoopLikeOpInterface.get(loop)
    if model is None:
        return 0
    return sum(_move_out_of(loop, model, region, rewriter) for region in model.get_loop_regions(loop))


def _move_out_of(
    loop: Operation, model: type[LoopLikeModel], region: Region, rewriter: PatternRewriter | TransformRewriter
) -> int:
    worklist = deque(operation for block in region.blocks for operation in block.operations)
    moved = 0
    while worklist:
        operation = worklist.popleft()
        if operation.parent_region is not region or operation.has_trait(traits.Terminator):
            continue
        if not is_pure(operation) or not _uses_only_outside_values(loop, model, operation):
            continue
        model.move_out_of_loop(loop, operation, rewriter)
        moved += 1
        worklist.extend(user for user in operation.users if user.parent_region is region)
    return moved


def _uses_only_outside_values(loop: Operation, model: type[LoopLikeModel], operation: Operation) -> bool:
    for inner in operation.walk():
        for slot in inner.op_operands:
            value = slot.value
            if operation.regions:
                region = value.parent_region
                if region is not None and operation.is_ancestor(region.parent):
                    continue
            if not model.is_defined_outside_of_loop(loop, value):
                return False
    return True


@register_pass(
    "loop-invariant-code-motion",
    summary="Hoist loop invariant instructions outside of the loop",
    display_name="LoopInvariantCodeMotionPass",
)
class LoopInvariantCodeMotion(Pass):
    """Hoists loop-invariant operations."""

    def run(self, operation: Operation) -> None:
        for inner in operation.walk_post_order():
            if inner.regions:
                move_loop_invariant_code(inner)
