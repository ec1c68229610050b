"""Passes that unroll affine loops."""

from __future__ import annotations

from typing import Any

from lamina.dialects.affine.loop_utils import (
    constant_trip_count,
    unroll_by_factor,
    unroll_full,
    unroll_up_to_factor,
)
from lamina.dialects.affine.ops import AffineForOp
from lamina.dialects.affine.unroll_jam import unroll_and_jam
from lamina.interfaces.function import FunctionOpInterface
from lamina.ir.nested_operations import in_post_order
from lamina.ir.operation import Operation
from lamina.passmanager import Pass, option, register_pass

FULL = -1


def innermost_loops(root: Operation) -> list[Any]:
    """Returns the affine.for operations that hold no other, in post order."""
    loops = [op for op in in_post_order(root) if isinstance(op, AffineForOp)]
    outer: set[Operation] = set()
    for loop in loops:
        holder = loop.parent_op
        while holder is not None and holder is not root and holder not in outer:
            outer.add(holder)
            holder = holder.parent_op
    return [loop for loop in loops if loop not in outer]


@register_pass("affine-loop-unroll", summary="Unroll affine loops", display_name="AffineLoopUnroll")
class AffineLoopUnroll(Pass):
    """Unrolls innermost affine loops."""

    unroll_factor: int = option(
        "unroll-factor",
        default=4,
        description="Unroll factor; -1 unrolls in full",
    )
    unroll_up_to_factor: bool = option(
        "unroll-up-to-factor", default=False, description="Allow unrolling up to the factor specified"
    )
    num_reps: int = option(
        "unroll-num-reps", default=1, description="Unroll innermost loops repeatedly this many times"
    )
    full_threshold: int = option(
        "unroll-full-threshold",
        default=0,
        description="Largest trip count of loops that are unrolled in full",
    )
    cleanup_unroll: bool = option(
        "cleanup-unroll", default=False, description="Fully unroll the cleanup loop when possible."
    )

    def can_schedule_on(self, cls: type[Operation]) -> bool:
        return FunctionOpInterface.get_for_class(cls) is not None

    def run(self, operation: Operation) -> None:
        if self.unroll_factor == FULL and "full_threshold" in self.__dict__:
            short = [
                loop for loop in operation.walk_post_order() if isinstance(loop, AffineForOp) and self._is_short(loop)
            ]
            for loop in short:
                unroll_full(loop)
            return
        for _ in range(self.num_reps):
            loops = innermost_loops(operation)
            if not any([self._unroll(loop) for loop in loops]):
                return

    def _is_short(self, loop: AffineForOp) -> bool:
        count = constant_trip_count(loop)
        return count is not None and count <= self.full_threshold

    def _unroll(self, loop: AffineForOp) -> bool:
        if self.unroll_factor == FULL:
            return unroll_full(loop)
        if self.unroll_up_to_factor:
            return unroll_up_to_factor(loop, self.unroll_factor)
        return unroll_by_factor(loop, self.unroll_factor, None, self.cleanup_unroll)


@register_pass(
    "affine-loop-unroll-jam",
    summary="Unroll and jam affine loops",
    display_name="AffineLoopUnrollAndJam",
)
class AffineLoopUnrollAndJam(Pass):
    """Unrolls and jams the loop a function starts with."""

    factor: int = option(
        "unroll-jam-factor", default=4, description="Unroll factor of the jammed loops"
    )

    def can_schedule_on(self, cls: type[Operation]) -> bool:
        return FunctionOpInterface.get_for_class(cls) is not None

    def run(self, operation: Operation) -> None:
        if operation.regions[0].empty:
            return
        first = operation.regions[0].entry_block.first_op
        if isinstance(first, AffineForOp):
            unroll_and_jam(first, self.factor)
