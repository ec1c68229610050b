"""Loop and region branch interfaces of affine operations."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from lamina.define import operand_slots, property_of
from lamina.dialects.affine.bounds import constant_bound, constant_trip_count
from lamina.dialects.affine.ops import AffineForOp, AffineIfOp, AffineParallelOp, AffineYieldOp
from lamina.interfaces.loop_like import Bound, LoopLikeModel, LoopLikeOpInterface, NewYields
from lamina.interfaces.region_branch import RegionBranchModel, RegionBranchOpInterface, RegionSuccessor
from lamina.ir.attributes import IntegerAttr
from lamina.ir.region import Region
from lamina.ir.types import IndexType
from lamina.ir.value import BlockArgument, OpOperand, Value

if TYPE_CHECKING:
    from lamina.ir.operation import Operation
    from lamina.rewrite.rewriter import PatternRewriter


def _index(value: int) -> IntegerAttr:
    return IntegerAttr.wrapped(IndexType(), value)


@LoopLikeOpInterface.implement(AffineForOp)
class AffineForLoop(LoopLikeModel):
    """affine.for as a loop; its bounds can be named only where they are constants."""

    @staticmethod
    def get_induction_vars(operation: AffineForOp) -> list[Value]:
        return list(operation.regions[0].arguments[:1])

    @staticmethod
    def get_lower_bounds(operation: AffineForOp) -> list[Bound] | None:
        bound = constant_bound(operation.lower_bound_map)
        return None if bound is None else [_index(bound)]

    @staticmethod
    def get_upper_bounds(operation: AffineForOp) -> list[Bound] | None:
        bound = constant_bound(operation.upper_bound_map)
        return None if bound is None else [_index(bound)]

    @staticmethod
    def get_steps(operation: AffineForOp) -> list[Bound]:
        return [property_of(operation, AffineForOp.step, IntegerAttr)]

    @staticmethod
    def get_static_trip_count(operation: AffineForOp) -> int | None:
        return constant_trip_count(operation)

    @staticmethod
    def get_inits(operation: AffineForOp) -> list[OpOperand]:
        return operand_slots(operation, AffineForOp.inits)

    @staticmethod
    def get_region_iter_args(operation: AffineForOp) -> list[BlockArgument]:
        return operation.regions[0].arguments[1:]

    @staticmethod
    def get_yielded_values(operation: AffineForOp) -> list[OpOperand]:
        block = operation.regions[0].first_block
        last = None if block is None else block.last_op
        return list(last.op_operands) if isinstance(last, AffineYieldOp) else []

    @staticmethod
    def replace_with_additional_yields(
        operation: AffineForOp,
        rewriter: PatternRewriter,
        new_inits: Sequence[Value],
        replace_uses_in_loop: bool,
        new_yields: NewYields,
    ) -> Operation:
        from lamina.dialects.scf.loop_utils import for_with_additional_yields  # start-up

        return for_with_additional_yields(rewriter, operation, new_inits, replace_uses_in_loop, new_yields)


@LoopLikeOpInterface.implement(AffineParallelOp)
class AffineParallelLoop(LoopLikeModel):
    """affine.parallel as a loop; nothing is carried from one iteration to the next."""

    @staticmethod
    def get_induction_vars(operation: Operation) -> list[Value]:
        return list(operation.regions[0].arguments)

    @staticmethod
    def get_steps(operation: AffineParallelOp) -> list[Bound]:
        return [_index(step) for step in operation.steps]

    @staticmethod
    def get_loop_results(operation: Operation) -> None:
        return None


@RegionBranchOpInterface.implement(AffineForOp)
class AffineForBranch(RegionBranchModel):
    """Control enters the body or skips the loop, unless the trip count decides."""

    @staticmethod
    def get_successor_regions(operation: AffineForOp, point: Region | None) -> list[RegionSuccessor]:
        body = operation.regions[0]
        inside = RegionSuccessor(body, body.arguments[1:])
        outside = RegionSuccessor.parent(operation)
        count = constant_trip_count(operation)
        if count is not None:
            if point is None:
                return [inside] if count > 0 else [outside]
            if count == 1:
                return [outside]
        return [inside, outside]

    @staticmethod
    def get_entry_successor_operands(operation: AffineForOp, successor: RegionSuccessor) -> list[OpOperand]:
        return AffineForLoop.get_inits(operation)


@RegionBranchOpInterface.implement(AffineIfOp)
class AffineIfBranch(RegionBranchModel):
    """Control enters one of the regions, or skips the operation if there is no else region."""

    @staticmethod
    def get_successor_regions(operation: AffineIfOp, point: Region | None) -> list[RegionSuccessor]:
        if point is not None:
            return [RegionSuccessor.parent(operation)]
        then_region, else_region = operation.regions
        otherwise = RegionSuccessor.parent(operation) if else_region.empty else RegionSuccessor(else_region)
        return [RegionSuccessor(then_region), otherwise]
