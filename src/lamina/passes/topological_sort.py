"""``topological-sort``: sorts definitions before uses in graph regions."""

from __future__ import annotations

from lamina.ir.block import Block
from lamina.ir.dominance import has_ssa_dominance
from lamina.ir.operation import Operation
from lamina.ir.traits import Terminator
from lamina.ir.value import OpResult
from lamina.passmanager import Pass, register_pass


@register_pass(
    "topological-sort",
    summary="Sort regions without SSA dominance in topological order",
    display_name="TopologicalSort",
)
class TopologicalSort(Pass):
    """Sorts the operations of graph regions, with as few moves as may be."""

    def run(self, operation: Operation) -> None:
        for holder in list(operation.walk_post_order()):
            if not holder.is_registered:
                continue
            for region in holder.regions:
                if not has_ssa_dominance(region):
                    for block in region.blocks:
                        sort_topologically(block)


def sort_topologically(block: Block) -> bool:
    """Moves each operation except the terminator after the definitions it uses; the first operation of a cycle stays
    first. Returns whether there were no cycles."""
    last = block.last_op
    anchor = last if last is not None and last.has_trait(Terminator) else None
    pending = [inner for inner in block.operations if inner is not anchor]
    waiting = set(pending)
    sorted_operations: list[Operation] = []
    acyclic = True
    while pending:
        left = []
        for inner in pending:
            if _is_ready(inner, block, waiting):
                waiting.discard(inner)
                sorted_operations.append(inner)
            else:
                left.append(inner)
        if len(left) == len(pending):
            acyclic = False
            waiting.discard(left[0])
            sorted_operations.append(left.pop(0))
        pending = left
    for inner in sorted_operations:
        if anchor is not None:
            inner.move_before(anchor)
        elif block.last_op is not None and block.last_op is not inner:
            inner.move_after(block.last_op)
    return acyclic


def _is_ready(operation: Operation, block: Block, waiting: set[Operation]) -> bool:
    """True if everything used by the operation and its nested operations has been placed."""
    for inner in operation.walk():
        for operand in inner.operands:
            if isinstance(operand, OpResult):
                definition = block.find_ancestor_op(operand.owner)
                if definition is not None and definition is not operation and definition in waiting:
                    return False
    return True
