"""``loop-invariant-code-motion``: hoists loop-invariant operations, innermost loops first."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING, Any

from lamina.interfaces.effects import is_pure
from lamina.interfaces.loop_like import LoopLikeModel, LoopLikeOpInterface
from lamina.ir import traits
from lamina.ir.operation import Operation
from lamina.ir.region import Region
from lamina.ir.value import Value
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
    outside = _Outside(loop, model, region)
    terminator = traits.Terminator.bit
    moved = 0
    while worklist:
        operation = worklist.popleft()
        if operation.trait_bits & terminator or operation.parent_region is not region:
            continue
        if not outside.defines_operands_of(operation) or not is_pure(operation):
            continue
        model.move_out_of_loop(loop, operation, rewriter)
        moved += 1
        worklist.extend(user for user in operation.users if user.parent_region is region)
    return moved


def _decides_by_region(model: type[LoopLikeModel]) -> bool:
    """True unless a model has its own idea of what is defined outside of a loop."""
    return next(base for base in model.__mro__ if "is_defined_outside_of_loop" in vars(base)) is LoopLikeModel


class _Outside:
    """What is defined outside of a loop."""

    __slots__ = ("_loop", "_model", "_by_region", "_body", "_regions")

    def __init__(self, loop: Operation, model: type[LoopLikeModel], body: Region) -> None:
        self._loop = loop
        self._model = model
        self._by_region = _decides_by_region(model)
        self._body = body
        # Regions whose values are outside.
        self._regions = {loop.parent_region}

    def defines_operands_of(self, operation: Operation) -> bool:
        """True if the operation and those inside it only use what is outside, or inside the operation."""
        if not operation.regions:
            for slot in operation._operands:
                if not self._defines(slot.value):
                    return False
            return True
        for inner in operation.walk():
            for slot in inner._operands:
                region = slot.value.parent_region
                if region is not None and operation.is_ancestor(region.parent):
                    continue
                if not self._defines(slot.value):
                    return False
        return True

    def _defines(self, value: Value) -> bool:
        if not self._by_region:
            return self._model.is_defined_outside_of_loop(self._loop, value)
        region = value.parent_region
        if region is self._body:
            return False
        if region not in self._regions:
            if not self._model.is_defined_outside_of_loop(self._loop, value):
                return False
            self._regions.add(region)
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
