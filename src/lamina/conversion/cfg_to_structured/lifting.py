"""Lifting a region."""

from __future__ import annotations

from lamina.conversion.cfg_to_structured.branches import lift_branch
from lamina.conversion.cfg_to_structured.dominance import Dominance
from lamina.conversion.cfg_to_structured.exits import Exits
from lamina.conversion.cfg_to_structured.loops import lift_cycles
from lamina.conversion.cfg_to_structured.values import SharedValues
from lamina.interfaces.branch import BranchOpInterface, successor_operands
from lamina.interfaces.effects import is_memory_effect_free
from lamina.ir.nested_operations import in_region
from lamina.ir.operation import Operation
from lamina.ir.region import Region
from lamina.passmanager import PassFailure
from lamina.rewrite.region_simplify import reachable_blocks


def lift_region(region: Region) -> None:
    """Lifts the control flow among the region's blocks to loops and regions. Several kinds of terminators leave a
    switch to one block for each of them.

    Raises PassFailure, after a diagnostic: for unreachable blocks, unknown branches or branches with effects,
    or an endless loop outside of a function; the IR may then be partially lifted.
    """
    if region.empty or region.has_one_block:
        return
    _check(region)
    values = SharedValues(region)
    exits = Exits(region, values)
    dominance = Dominance()
    # Entries of graphs, and whether there may be cycles: none are left once they were lifted.
    pending = [(region.entry_block, True)]
    while pending:
        entry, may_cycle = pending.pop()
        if may_cycle:
            pending += [(header, True) for header in lift_cycles(entry, exits, dominance)]
        pending += [(block, False) for block in lift_branch(entry, values, dominance)]


def _check(region: Region) -> None:
    reachable = reachable_blocks(region)
    unreachable = [block for block in region.blocks if block not in reachable]
    refused = [block for block in unreachable if block.has_no_predecessors]
    # Cycles may stay, unless they lead back to what is lifted.
    refused += [block for block in unreachable if not reachable.isdisjoint(block.successors)]
    if refused:
        assert refused[0].first_op is not None
        refused[0].first_op.emit_op_error("transformation does not support unreachable blocks")
        raise PassFailure
    for operation in in_region(region):
        if not operation._successors:
            continue
        if not BranchOpInterface.has(operation):
            problem = "terminators with successors not implementing BranchOpInterface"
        elif not is_memory_effect_free(operation):
            problem = "terminators with side effects"
        elif any(_produces_operands(operation, index) for index in range(operation.num_successors)):
            problem = "operations with operation-produced successor operands"
        else:
            continue
        operation.emit_op_error(f"transformation does not support {problem}")
        raise PassFailure


def _produces_operands(operation: Operation, index: int) -> bool:
    operands = successor_operands(operation, index)
    return operands is not None and operands.produced > 0
