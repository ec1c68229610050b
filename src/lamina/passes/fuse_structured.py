"""``lamina-fuse-structured-ops``: element-wise structured operations become part of their users.

Those on the sums of reductions follow these: what is done in a reduction's loops must not wait for other operations.
"""

from __future__ import annotations

from lamina.analysis.slices import used_values_defined_above
from lamina.dialects.linalg.named_ops import CopyOp, FillOp, FillRng2DOp
from lamina.dialects.linalg.reductions import is_elementwise
from lamina.dialects.linalg.structure import LinalgOp
from lamina.dialects.linalg.structured_ops import BroadcastOp, GenericOp, MapOp, ReduceOp, TransposeOp
from lamina.dialects.linalg.transforms.fuse_elementwise import elementwise_fusion_patterns, producer_has_one_use
from lamina.dialects.linalg.transforms.generalize import generalize
from lamina.dialects.tensor.ops import DimOp, EmptyOp
from lamina.ir.builder import InsertionPoint
from lamina.ir.operation import Operation
from lamina.ir.value import OpOperand
from lamina.passmanager import Pass, register_pass
from lamina.rewrite import PatternRewriter, PatternSet
from lamina.rewrite.canonicalization import canonicalization_patterns
from lamina.rewrite.greedy import apply_local_patterns_greedily

# Limit on the operations of a fused body. Each fusion copies both bodies, so a chain of n operations would take n^2
# copies; with this much arithmetic an additional pass over memory is free.
LARGEST_BODY = 128


@register_pass(
    "lamina-fuse-structured-ops", summary="Fuse element-wise structured operations unless elements were computed twice"
)
class FuseStructuredOps(Pass):
    """Fuses element-wise producers into users that read each of their elements once."""

    def run(self, operation: Operation) -> None:
        structured = [op for op in operation.walk() if isinstance(op, LinalgOp) and op.has_pure_tensor_semantics]
        if len(structured) < 2:
            return
        for op in structured:
            if _is_generalized(op):
                generalize(PatternRewriter(InsertionPoint.before_op(op)), op)
        patterns = PatternSet(elementwise_fusion_patterns(reads_each_element_once))
        for cls in (GenericOp, DimOp):
            patterns.add(*canonicalization_patterns(cls))
        apply_local_patterns_greedily(operation, patterns)
        for op in [op for op in operation.walk() if isinstance(op, GenericOp) and op.has_pure_tensor_semantics]:
            _move_to_sums(op)


def _is_generalized(op: LinalgOp) -> bool:
    """Named element-wise operations, and reductions of one operand; contractions and fills keep their names."""
    if isinstance(op, GenericOp | FillOp | FillRng2DOp | CopyOp):
        return False
    return is_elementwise(op) or isinstance(op, ReduceOp | MapOp | BroadcastOp | TransposeOp)


def reads_each_element_once(slot: OpOperand) -> bool:
    """True if a producer has one use, whose user needs each element in one iteration only."""
    user, producer = slot.owner, slot.value.defining_op
    if not isinstance(user, LinalgOp):
        return False
    if _is_splat(producer):
        return True
    if not producer_has_one_use(slot):
        return False
    if isinstance(producer, LinalgOp) and _body_size(producer) + _body_size(user) > LARGEST_BODY:
        return False
    map = user.matching_map(slot)
    if map.is_permutation() and not map.is_identity() and _follows_reduction(producer):
        # The results of a contraction are read in the order in which they are computed.
        return False
    return all(any(expr.is_function_of_dim(loop) for expr in map.results) for loop in range(user.num_loops))


def _is_splat(producer: Operation | None) -> bool:
    """True if all elements of a result are one value from outside, which costs nothing to compute again."""
    if not isinstance(producer, GenericOp) or producer.num_dps_inputs or producer.num_dps_inits != 1:
        return False
    (value,) = producer.yield_op.operands
    return value.parent_block is not producer.block


def _body_size(op: LinalgOp) -> int:
    block = op.regions[0].first_block
    return 0 if block is None else len(block.operations)


def _follows_reduction(producer: Operation | None) -> bool:
    """True if an operation works on the results of reductions."""
    if not isinstance(producer, LinalgOp):
        return False
    owners = [value.defining_op for value in producer.dps_inputs]
    return any(isinstance(owner, LinalgOp) and owner.reduction_dims for owner in owners)


def _move_to_sums(op: GenericOp) -> None:
    """Moves an element-wise operation up to the last of its operands, if that is a reduction it alone uses."""
    if op.reduction_dims or not any(_is_sum_of(slot) for slot in op.dps_input_operands):
        return
    owners = {value.defining_op for value in (*op.operands, *used_values_defined_above(op))}
    empties = {owner for owner in owners if isinstance(owner, EmptyOp) and not owner.operands}
    last: Operation | None = None
    for owner in owners - empties:
        if owner is not None and owner.parent_block is op.parent_block:
            last = owner if last is None or last.is_before_in_block(owner) else last
    if isinstance(last, LinalgOp) and last.reduction_dims and last.next_op is not op:
        op.move_after(last)
        for empty in empties:
            if empty.parent_block is op.parent_block and not empty.is_before_in_block(op):
                empty.move_before(op)


def _is_sum_of(slot: OpOperand) -> bool:
    producer = slot.value.defining_op
    return isinstance(producer, LinalgOp) and bool(producer.reduction_dims) and producer_has_one_use(slot)
