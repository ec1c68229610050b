"""Elimination of tensor.empty in element-wise operations, which overwrite it anyway."""

from __future__ import annotations

from lamina.dialects.bufferization.one_shot_analysis import OneShotAnalysisState, analyze
from lamina.dialects.linalg.structure import LinalgOp
from lamina.dialects.tensor.ops import EmptyOp
from lamina.interfaces.bufferizable import BufferizationOptions, Traversal
from lamina.ir.dominance import DominanceInfo
from lamina.ir.operation import Operation
from lamina.ir.types import RankedTensorType
from lamina.ir.value import OpOperand, Value
from lamina.rewrite import PatternRewriter


def eliminate_empty_inputs(rewriter: PatternRewriter, root: Operation) -> None:
    """Replaces an unread output with an input whose buffer is a tensor.empty, if both have the
    same map; the operation then writes in place. Raises BufferizationError."""
    state = OneShotAnalysisState(root, BufferizationOptions(allow_return_allocs_from_loops=True))
    analyze(root, state)
    dominance = DominanceInfo()
    for op in [operation for operation in root.walk_post_order() if isinstance(operation, LinalgOp)]:
        if op.num_parallel_loops != op.num_loops:
            continue
        for slot in op.dps_input_operands:
            if isinstance(slot.value.type, RankedTensorType):
                _eliminate(rewriter, op, slot, state, dominance)


def _eliminate(
    rewriter: PatternRewriter, op: LinalgOp, slot: OpOperand, state: OneShotAnalysisState, dominance: DominanceInfo
) -> None:
    type = slot.value.type

    def is_empty(value: Value) -> bool:
        return isinstance(value.defining_op, EmptyOp) and value.type is type

    config = Traversal(always_include_leaves=False, follow_equivalent_only=True)
    empties = state.find_in_reverse_use_def_chain(slot, is_empty, config)
    out = _unused_output(op, slot)
    if not empties or out is None:
        return
    if not all(dominance.value_dominates(out.value, _owner(value)) for value in empties):
        return
    for value in empties:
        rewriter.replace_all_uses_with(value, out.value)
    with rewriter.modify_in_place(op):
        out.set(slot.value)
        slot.set(next(iter(empties)))
    rewriter.replace_all_uses_with(op.matching_argument(slot), op.matching_argument(out))


def _owner(value: Value) -> Operation:
    owner = value.defining_op
    assert owner is not None
    return owner


def _unused_output(op: LinalgOp, slot: OpOperand) -> OpOperand | None:
    """Returns an output that is not read, of the type and with the map of an input."""
    for out in op.dps_init_operands:
        if not op.payload_uses(out) and out.value.type is slot.value.type:
            if op.matching_map(out) == op.matching_map(slot):
                return out
    return None
