"""Loop and region branch interfaces of scf."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from lamina.define.operand_slots import operand_slots
from lamina.dialects.scf.bounds import bound_attributes, constant_trip_count
from lamina.dialects.scf.ops import (
    ConditionOp,
    ExecuteRegionOp,
    ForallOp,
    ForOp,
    IfOp,
    IndexSwitchOp,
    ParallelOp,
    ReduceOp,
    WhileOp,
    YieldOp,
)
from lamina.interfaces.destination_style import DestinationStyleModel, DestinationStyleOpInterface
from lamina.interfaces.loop_like import Bound, LoopLikeModel, LoopLikeOpInterface, NewYields
from lamina.interfaces.region_branch import (
    RegionBranchModel,
    RegionBranchOpInterface,
    RegionBranchTerminatorModel,
    RegionBranchTerminatorOpInterface,
    RegionSuccessor,
)
from lamina.ir.attribute import Attribute
from lamina.ir.attributes import IntegerAttr
from lamina.ir.operation import Operation
from lamina.ir.region import Region
from lamina.ir.value import BlockArgument, OpOperand, Value

if TYPE_CHECKING:
    from lamina.rewrite.rewriter import PatternRewriter

Constants = Sequence["Attribute | None"]


def _last_slots(region: Region, cls: type[Operation]) -> list[OpOperand]:
    """Returns the operands of a region's terminator, where that is of the class."""
    block = region.first_block
    last = None if block is None else block.last_op
    return list(last.op_operands) if isinstance(last, cls) else []


@LoopLikeOpInterface.implement(ForOp)
class ForLoop(LoopLikeModel[ForOp]):
    """scf.for as a loop."""

    @staticmethod
    def get_induction_vars(operation: ForOp) -> list[Value]:
        return list(operation.regions[0].arguments[:1])

    @staticmethod
    def get_lower_bounds(operation: ForOp) -> list[Bound]:
        return [operation.lower_bound]

    @staticmethod
    def get_upper_bounds(operation: ForOp) -> list[Bound]:
        return [operation.upper_bound]

    @staticmethod
    def get_steps(operation: ForOp) -> list[Bound]:
        return [operation.step]

    @staticmethod
    def get_static_trip_count(operation: ForOp) -> int | None:
        return constant_trip_count(operation)

    @staticmethod
    def get_inits(operation: ForOp) -> list[OpOperand]:
        return list(operand_slots(operation, ForOp.init_args))

    @staticmethod
    def get_region_iter_args(operation: ForOp) -> list[BlockArgument]:
        return operation.regions[0].arguments[1:]

    @staticmethod
    def get_yielded_values(operation: ForOp) -> list[OpOperand]:
        return _last_slots(operation.regions[0], YieldOp)

    @staticmethod
    def promote_if_single_iteration(operation: ForOp, rewriter: PatternRewriter) -> bool:
        from lamina.dialects.scf.loop_utils import promote_if_single_iteration  # start-up

        return promote_if_single_iteration(rewriter, operation)

    @staticmethod
    def replace_with_additional_yields(
        operation: ForOp,
        rewriter: PatternRewriter,
        new_inits: Sequence[Value],
        replace_uses_in_loop: bool,
        new_yields: NewYields,
    ) -> Operation:
        from lamina.dialects.scf.loop_utils import for_with_additional_yields  # start-up

        return for_with_additional_yields(rewriter, operation, new_inits, replace_uses_in_loop, new_yields)


@LoopLikeOpInterface.implement(ForallOp)
class ForallLoop(LoopLikeModel):
    """scf.forall as a loop; its outputs are carried, but not yielded."""

    @staticmethod
    def get_induction_vars(operation: ForallOp) -> list[Value]:
        return list(operation.regions[0].arguments[: len(operation.static_lower_bound)])

    @staticmethod
    def get_lower_bounds(operation: ForallOp) -> list[Bound]:
        return bound_attributes(operation.static_lower_bound, operation.dynamic_lower_bound)

    @staticmethod
    def get_upper_bounds(operation: ForallOp) -> list[Bound]:
        return bound_attributes(operation.static_upper_bound, operation.dynamic_upper_bound)

    @staticmethod
    def get_steps(operation: ForallOp) -> list[Bound]:
        return bound_attributes(operation.static_step, operation.dynamic_step)

    @staticmethod
    def get_inits(operation: ForallOp) -> list[OpOperand]:
        return operand_slots(operation, ForallOp.outputs)

    @staticmethod
    def get_region_iter_args(operation: ForallOp) -> list[BlockArgument]:
        return operation.regions[0].arguments[len(operation.static_lower_bound) :]

    @staticmethod
    def promote_if_single_iteration(operation: ForallOp, rewriter: PatternRewriter) -> bool:
        from lamina.dialects.scf.loop_utils import promote_forall_if_single_iteration  # start-up

        return promote_forall_if_single_iteration(rewriter, operation)


@LoopLikeOpInterface.implement(ParallelOp)
class ParallelLoop(LoopLikeModel):
    """scf.parallel as a loop; nothing is carried from one iteration to the next."""

    @staticmethod
    def get_induction_vars(operation: Operation) -> list[Value]:
        return list(operation.regions[0].arguments)

    @staticmethod
    def get_lower_bounds(operation: ParallelOp) -> list[Bound]:
        return list(operation.lower_bound)

    @staticmethod
    def get_upper_bounds(operation: ParallelOp) -> list[Bound]:
        return list(operation.upper_bound)

    @staticmethod
    def get_steps(operation: ParallelOp) -> list[Bound]:
        return list(operation.step)

    @staticmethod
    def get_loop_results(operation: Operation) -> None:
        return None


@LoopLikeOpInterface.implement(WhileOp)
class WhileLoop(LoopLikeModel):
    """scf.while as a loop; its results are those of the condition, which need not match the carried values."""

    @staticmethod
    def get_inits(operation: WhileOp) -> list[OpOperand]:
        return list(operation.op_operands)

    @staticmethod
    def get_region_iter_args(operation: WhileOp) -> list[BlockArgument]:
        return list(operation.regions[0].arguments)

    @staticmethod
    def get_yielded_values(operation: WhileOp) -> list[OpOperand]:
        return _last_slots(operation.regions[1], YieldOp)

    @staticmethod
    def get_loop_results(operation: Operation) -> None:
        return None


@DestinationStyleOpInterface.implement(ForallOp)
class ForallDestinations(DestinationStyleModel):
    """The shared outputs of scf.forall are the destinations of its results."""

    @staticmethod
    def get_dps_inits(operation: ForallOp) -> list[OpOperand]:
        return ForallLoop.get_inits(operation)


# ---- Control flow between regions


@RegionBranchOpInterface.implement(ForOp)
class ForBranch(RegionBranchModel):
    """Into the body or past the loop, each time."""

    @staticmethod
    def get_successor_regions(operation: ForOp, point: Region | None) -> list[RegionSuccessor]:
        body = operation.regions[0]
        return [RegionSuccessor(body, body.arguments[1:]), RegionSuccessor.parent(operation)]

    @staticmethod
    def get_entry_successor_operands(operation: ForOp, successor: RegionSuccessor) -> list[OpOperand]:
        return operand_slots(operation, ForOp.init_args)


@RegionBranchOpInterface.implement(ForallOp, ParallelOp)
class ParallelBranch(RegionBranchModel):
    """Into the body or past the loop; values go neither way."""

    @staticmethod
    def get_successor_regions(operation: ParallelOp | ForallOp, point: Region | None) -> list[RegionSuccessor]:
        return [RegionSuccessor(operation.regions[0]), RegionSuccessor(None)]


@RegionBranchOpInterface.implement(IfOp)
class IfBranch(RegionBranchModel):
    """Control enters one of the regions, or skips the operation if there is no else region."""

    @staticmethod
    def get_successor_regions(operation: IfOp, point: Region | None) -> list[RegionSuccessor]:
        if point is not None:
            return [RegionSuccessor.parent(operation)]
        then_region, else_region = operation.regions
        otherwise = RegionSuccessor.parent(operation) if else_region.empty else RegionSuccessor(else_region)
        return [RegionSuccessor(then_region), otherwise]

    @classmethod
    def get_entry_successor_regions(cls, operation: IfOp, constants: Constants) -> list[RegionSuccessor]:
        every = cls.get_successor_regions(operation, None)
        condition = constants[0] if constants else None
        if not isinstance(condition, IntegerAttr):
            return every
        return every[:1] if condition.value else every[1:]

    @staticmethod
    def get_region_invocation_bounds(operation: Operation, constants: Constants) -> list[tuple[int, int | None]]:
        condition = constants[0] if constants else None
        if isinstance(condition, IntegerAttr):
            return [(0, 1 if condition.value else 0), (0, 0 if condition.value else 1)]
        return [(0, 1), (0, 1)]


@RegionBranchOpInterface.implement(ExecuteRegionOp)
class ExecuteRegionBranch(RegionBranchModel):
    """Into the region once."""

    @staticmethod
    def get_successor_regions(operation: ExecuteRegionOp, point: Region | None) -> list[RegionSuccessor]:
        if point is None:
            return [RegionSuccessor(operation.regions[0])]
        return [RegionSuccessor.parent(operation)]


@RegionBranchOpInterface.implement(IndexSwitchOp)
class IndexSwitchBranch(RegionBranchModel):
    """Control enters one of the regions."""

    @staticmethod
    def get_successor_regions(operation: IndexSwitchOp, point: Region | None) -> list[RegionSuccessor]:
        if point is not None:
            return [RegionSuccessor.parent(operation)]
        return [RegionSuccessor(region) for region in operation.regions]

    @classmethod
    def get_entry_successor_regions(cls, operation: IndexSwitchOp, constants: Constants) -> list[RegionSuccessor]:
        default, *cases = operation.regions
        value = constants[0] if constants else None
        if not isinstance(value, IntegerAttr):
            return cls.get_successor_regions(operation, None)
        chosen = dict(zip(operation.cases, cases, strict=True)).get(value.value, default)
        return [RegionSuccessor(chosen)]

    @staticmethod
    def get_region_invocation_bounds(operation: IndexSwitchOp, constants: Constants) -> list[tuple[int, int | None]]:
        value = constants[0] if constants else None
        if not isinstance(value, IntegerAttr):
            return [(0, 1)] * len(operation.regions)
        cases = operation.cases
        chosen = cases.index(value.value) + 1 if value.value in cases else 0
        return [(0, 1 if index == chosen else 0) for index in range(len(operation.regions))]


@RegionBranchOpInterface.implement(WhileOp)
class WhileBranch(RegionBranchModel):
    """The first region decides between the second one and leaving; the second leads back to the first."""

    @staticmethod
    def get_successor_regions(operation: WhileOp, point: Region | None) -> list[RegionSuccessor]:
        before, after = operation.regions
        if point is before:
            return [RegionSuccessor.parent(operation), RegionSuccessor.to(after)]
        return [RegionSuccessor.to(before)]

    @staticmethod
    def get_entry_successor_operands(operation: Operation, successor: RegionSuccessor) -> list[OpOperand]:
        return list(operation.op_operands)


@RegionBranchTerminatorOpInterface.implement(ConditionOp)
class ConditionBranch(RegionBranchTerminatorModel):
    """scf.condition forwards all operands except the condition itself."""

    @staticmethod
    def get_successor_operands(operation: ConditionOp, successor: RegionSuccessor) -> list[OpOperand]:
        return operand_slots(operation, ConditionOp.args)

    @staticmethod
    def get_successor_regions(operation: ConditionOp, constants: Constants) -> list[RegionSuccessor]:
        loop = operation.enclosing_op
        condition = constants[0] if constants else None
        parent, after = RegionSuccessor.parent(loop), RegionSuccessor.to(loop.regions[1])
        if isinstance(condition, IntegerAttr):
            return [after] if condition.value else [parent]
        return [parent, after]


@RegionBranchTerminatorOpInterface.implement(ReduceOp)
class ReduceBranch(RegionBranchTerminatorModel):
    """scf.reduce combines values instead of handing them on."""

    @staticmethod
    def get_successor_operands(operation: Operation, successor: RegionSuccessor) -> list[OpOperand]:
        return []
