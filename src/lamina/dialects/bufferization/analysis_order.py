"""The order in which the One-Shot analysis visits operations: the heuristics of the options."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lamina.dialects.bufferization.fuzzed_order import shuffled
from lamina.interfaces.bufferizable import is_tensor
from lamina.interfaces.region_branch import terminator_model
from lamina.ir.operation import Operation
from lamina.ir.value import OpResult

if TYPE_CHECKING:
    from lamina.dialects.bufferization.one_shot_analysis import OneShotAnalysisState


def ordered(operations: list[Operation], root: Operation, state: OneShotAnalysisState) -> list[Operation]:
    """Returns the operations in the order of the heuristic that the options name."""
    heuristic = state.options.analysis_heuristic
    if heuristic == "top-down":
        return operations
    if heuristic == "fuzzer":
        return shuffled(operations, state.options.analysis_fuzzer_seed)
    if heuristic == "bottom-up-from-terminators":
        return _from_terminators(operations, root, state)
    return operations[::-1]


def _from_terminators(operations: list[Operation], root: Operation, state: OneShotAnalysisState) -> list[Operation]:
    """Yields first the yielded values of regions and the chains of aliases above them, up to where a chain leaves
    the region; then the others, bottom up."""
    order: dict[Operation, None] = {}
    for terminator in root.walk_post_order():
        if terminator.parent is None or terminator is not terminator.parent.last_op or not terminator_model(terminator):
            continue
        order[terminator] = None
        pending = [value for value in terminator.operands if is_tensor(value)]
        while pending:
            value = pending.pop()
            owner = value.defining_op
            if owner is None or owner in order or not isinstance(value, OpResult):
                continue
            order[owner] = None
            region = terminator.parent_region
            if region is not None and region.is_ancestor(owner.parent_region):
                above = state.get_aliasing_op_operands(value)
                pending.extend(alias.operand.value for alias in above if is_tensor(alias.operand))
    wanted = set(operations)
    first = [operation for operation in order if operation in wanted]
    return [*first, *(operation for operation in reversed(operations) if operation not in order)]
