"""``lamina-read-narrow-constants``: products of few rows compute a large operand from the smaller constants behind it.

The weights of a network may be stored as integers, with a scale for each row or each block. Where a product uses every
weight once or a few times, memory limits it: the block reads the integers and computes the weights in registers. Other
products keep an operand that is computed once.
"""

from __future__ import annotations

from math import inf, prod

from lamina.conversion.vector_loops.body import LONG_FUNCTIONS
from lamina.dialects.linalg.structure import LinalgOp
from lamina.dialects.linalg.structured_ops import GenericOp
from lamina.dialects.linalg.transforms.fuse_elementwise import are_fusable, fuse_producer, producer_has_one_use
from lamina.dialects.linalg.transforms.generalize import generalize
from lamina.ir.attribute import Type
from lamina.ir.attributes import dense_element_bytes
from lamina.ir.builder import InsertionPoint
from lamina.ir.operation import Operation
from lamina.ir.types import DYNAMIC, RankedTensorType
from lamina.ir.value import OpOperand
from lamina.passmanager import Pass, register_pass
from lamina.rewrite import PatternRewriter
from lamina.rewrite.fold import constant_value

_MOST_USES = 32
"""Uses of an element for which computing it again costs less than memory."""
_SHARE = 2
"""How many times as large as the constants an operand is."""
_LONGEST_BODY = 16


@register_pass("lamina-read-narrow-constants", summary="Compute weights of products of few rows from smaller constants")
class ReadNarrowConstants(Pass):
    """Fuses element-wise functions of constants into products that use their results a few times."""

    def run(self, operation: Operation) -> None:
        for op in [op for op in operation.walk() if reads_narrow_constants(op)]:
            assert isinstance(op, LinalgOp)
            rewriter = PatternRewriter(InsertionPoint.before_op(op))
            generic = op if isinstance(op, GenericOp) else generalize(rewriter, op)
            while isinstance(generic, GenericOp) and (slots := list(filter(are_fusable, _narrow_inputs(generic)))):
                rewriter.set_insertion_point(generic)
                producer = slots[0].value.defining_op
                fused = fuse_producer(rewriter, slots[0])
                if not isinstance(fused, GenericOp) or producer is None:
                    break
                rewriter.erase_op(generic)
                rewriter.erase_op(producer)
                generic = fused


def reads_narrow_constants(op: Operation) -> bool:
    """True if the pass changes an operation."""
    return (
        isinstance(op, LinalgOp)
        and op.has_pure_tensor_semantics
        and bool(op.reduction_dims)
        and bool(_narrow_inputs(op))
    )


def _narrow_inputs(op: LinalgOp) -> list[OpOperand]:
    return [slot for slot in op.dps_input_operands if _is_narrow(slot) and _uses(op, slot) <= _MOST_USES]


def _uses(op: LinalgOp, slot: OpOperand) -> float:
    """Returns how many iterations use each element of an operand."""
    map, sizes = op.matching_map(slot), op.static_loop_ranges
    others = [loop for loop in range(op.num_loops) if not any(expr.is_function_of_dim(loop) for expr in map.results)]
    return inf if any(sizes[loop] == DYNAMIC for loop in others) else prod(sizes[loop] for loop in others)


def _is_narrow(slot: OpOperand) -> bool:
    """True if an operand is computed, for its only user, from constants that take less memory."""
    producer = slot.value.defining_op
    if not isinstance(producer, GenericOp) or not producer.has_pure_tensor_semantics or producer.reduction_dims:
        return False
    if producer.parent is not slot.owner.parent:
        return False  # computed once, for all iterations of a loop around the product
    if not producer_has_one_use(slot) or not producer.map_of_result(producer.results[0]).is_permutation():
        return False
    block = producer.block
    if len(block.operations) > _LONGEST_BODY or any(isinstance(inner, LONG_FUNCTIONS) for inner in block.operations):
        return False
    inputs = [value for value in producer.dps_inputs if isinstance(value.type, RankedTensorType)]
    if not inputs or any(constant_value(value) is None for value in inputs):
        return False
    return _SHARE * sum(_bytes(value.type) for value in inputs) <= _bytes(slot.value.type)


def _bytes(type: Type) -> int:
    assert isinstance(type, RankedTensorType)
    return type.num_elements * dense_element_bytes(type.element_type)
