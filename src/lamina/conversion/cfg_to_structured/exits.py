"""Region exits: merges equal terminators into one block each."""

from __future__ import annotations

from lamina.analysis.equivalence import equal_but_for_operands, equivalent_regions
from lamina.conversion.cfg_to_structured.values import SharedValues, make_poison
from lamina.dialects.cf.builders import make_switch
from lamina.dialects.func.ops import FuncOp, ReturnOp
from lamina.ir.block import Block
from lamina.ir.diagnostics import Diagnostic, Severity, emit
from lamina.ir.location import LocationLike
from lamina.ir.operation import Operation
from lamina.ir.region import Region
from lamina.passmanager import PassFailure


class Exits:
    """The terminators without successors of a region, one of each kind, each in its own block."""

    def __init__(self, region: Region, values: SharedValues) -> None:
        self.region = region
        self.values = values
        self.kept: list[Operation] = []
        for block in list(region.blocks):
            if not block.terminator.num_successors:
                self.combine(block.terminator)

    def combine(self, terminator: Operation) -> None:
        """Makes the terminator's block branch to the terminator of its kind; the first of a kind is moved."""
        known = next((exit_value for exit_value in self.kept if _same_kind(exit_value, terminator)), None)
        location = terminator.raw_location
        if known is None:
            types = [value.type for value in terminator.operands]
            target = self.region.append(Block(types, [location] * len(types)))
        else:
            assert known.parent is not None
            target = known.parent
        block = terminator.parent
        assert block is not None
        branch = make_switch(location, self.values.number(0), (target, terminator.operands), [], [])
        block.insert_before(terminator, branch)
        if known is None:
            terminator.move_to_end(target)
            terminator.set_operands(target.arguments)
            self.kept.append(terminator)
        else:
            terminator.erase()

    def end_unreachable(self, block: Block, location: LocationLike) -> None:
        """Terminates an unreachable block. Raises PassFailure if there is no suitable terminator."""
        function = self.region.parent
        assert function is not None
        if not isinstance(function, FuncOp):
            message = f"Cannot create unreachable terminator for '{function.name}'"
            emit(Diagnostic(Severity.ERROR, location, message))
            raise PassFailure
        results = [make_poison(type, location) for type in function.function_type.results]
        for poison in results:
            block.append(poison)
        self.combine(block.append(ReturnOp([poison.results[0] for poison in results], location=location)))


def _same_kind(left: Operation, right: Operation) -> bool:
    return (
        equal_but_for_operands(left, right)
        and all(operand.type is other.type for operand, other in zip(left.operands, right.operands, strict=True))
        and all(equivalent_regions(region, other) for region, other in zip(left.regions, right.regions, strict=True))
    )
