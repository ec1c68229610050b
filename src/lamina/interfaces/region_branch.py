"""Control flow between an operation and its regions."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Generic

from lamina.interfaces.model import Interface, OpT
from lamina.ir import traits
from lamina.ir.attribute import Attribute, Type
from lamina.ir.diagnostics import VerifyFailure
from lamina.ir.location import LocationLike
from lamina.ir.operation import Operation
from lamina.ir.region import Region
from lamina.ir.value import OpOperand, Value


class RegionSuccessor:
    """A control flow successor: a region with the arguments that receive values, or (region None) the operation itself,
    whose results receive them."""

    __slots__ = ("region", "inputs")

    def __init__(self, region: Region | None, inputs: Sequence[Value] = ()) -> None:
        self.region = region
        self.inputs = list(inputs)

    @property
    def is_parent(self) -> bool:
        return self.region is None

    @staticmethod
    def parent(operation: Operation) -> RegionSuccessor:
        """Back to the operation; all results take values."""
        return RegionSuccessor(None, operation.results)

    @staticmethod
    def to(region: Region) -> RegionSuccessor:
        """Into a region; all arguments of its entry block take values."""
        return RegionSuccessor(region, region.arguments)

    def __repr__(self) -> str:
        return f"<successor {'parent' if self.region is None else self.region!r}>"


class RegionBranchModel(Generic[OpT]):
    """The interface of operations with control flow between their regions. ``point`` is the region that control leaves,
    None for entering the operation."""

    @staticmethod
    def get_successor_regions(operation: OpT, point: Region | None) -> list[RegionSuccessor]:
        """Returns the possible successors of ``point``."""
        raise TypeError("an operation with region control flow must name its successors")

    @staticmethod
    def get_entry_successor_operands(operation: OpT, successor: RegionSuccessor) -> list[OpOperand]:
        """Returns the operands forwarded to a successor's inputs on entry."""
        return []

    @classmethod
    def get_entry_successor_regions(
        cls, operation: OpT, constants: Sequence[Attribute | None]
    ) -> list[RegionSuccessor]:
        """Returns the successors on entry for these constant operands."""
        return cls.get_successor_regions(operation, None)

    @staticmethod
    def get_region_invocation_bounds(
        operation: OpT, constants: Sequence[Attribute | None]
    ) -> list[tuple[int, int | None]]:
        """Returns the bounds on how often each region runs; None for unbounded."""
        return [(0, None)] * len(operation.regions)

    @staticmethod
    def are_types_compatible(left: Type, right: Type) -> bool:
        return left is right


RegionBranchOpInterface: Interface[type[RegionBranchModel]] = Interface("RegionBranchOpInterface", "interfaces")


class RegionBranchTerminatorModel(Generic[OpT]):
    """The interface of terminators of such regions."""

    @staticmethod
    def get_successor_operands(operation: OpT, successor: RegionSuccessor) -> list[OpOperand]:
        """Returns the operands forwarded to a successor's inputs: all, unless overridden."""
        return list(operation.op_operands)

    @staticmethod
    def get_successor_regions(operation: OpT, constants: Sequence[Attribute | None]) -> list[RegionSuccessor]:
        """Returns the successors for these constant operands."""
        holder = operation.parent_op
        model = None if holder is None else RegionBranchOpInterface.get(holder)
        return [] if holder is None or model is None else model.get_successor_regions(holder, operation.parent_region)


RegionBranchTerminatorOpInterface: Interface[type[RegionBranchTerminatorModel]] = Interface(
    "RegionBranchTerminatorOpInterface", "interfaces"
)


def terminator_model(operation: Operation) -> type[RegionBranchTerminatorModel] | None:
    """Returns the terminator's model; operations with the ReturnLike trait forward all operands."""
    model = RegionBranchTerminatorOpInterface.get(operation)
    if model is None and operation.has_trait(traits.ReturnLike):
        return RegionBranchTerminatorModel
    return model


def region_terminators(region: Region) -> list[Operation]:
    """Returns the terminators that leave a region."""
    return [
        block.last_op
        for block in region.blocks
        if block.last_op is not None and terminator_model(block.last_op) is not None
    ]


def region_exits(region: Region) -> Iterator[tuple[Operation, type[RegionBranchTerminatorModel]]]:
    """Returns the terminators that leave a region, with their models."""
    block = region.first_block
    while block is not None:
        last = block.last_op
        if last is not None:
            exits = terminator_model(last)
            if exits is not None:
                yield last, exits
        block = block.next_block


def control_flow_edges(operation: Operation) -> Iterator[tuple[list[OpOperand], RegionSuccessor]]:
    """Yields each control flow edge into, between and out of the operation's regions: the forwarded operands,
    and the successor."""
    model = RegionBranchOpInterface.get(operation)
    if model is None:
        return
    for successor in model.get_successor_regions(operation, None):
        yield model.get_entry_successor_operands(operation, successor), successor
    for region in operation.regions:
        for terminator, exits in region_exits(region):
            for successor in exits.get_successor_regions(terminator, [None] * terminator.num_operands):
                yield exits.get_successor_operands(terminator, successor), successor


def verify_control_flow_edges(operation: Operation) -> None:
    """Checks the number and types of forwarded values on all edges. Raises VerifyFailure."""
    model = RegionBranchOpInterface.get(operation)
    if model is None:
        return
    for successor in model.get_successor_regions(operation, None):
        passed = model.get_entry_successor_operands(operation, successor)
        if not _fits(model, successor, passed):
            _verify_edge(model, operation, "parent", successor, passed)
    for region in operation.regions:
        for terminator, exits in region_exits(region):
            for successor in exits.get_successor_regions(terminator, [None] * terminator.num_operands):
                passed = exits.get_successor_operands(terminator, successor)
                if not _fits(model, successor, passed):
                    _verify_edge(model, terminator, f"Operation {terminator.name}", successor, passed)


def _fits(model: type[RegionBranchModel], successor: RegionSuccessor, passed: Sequence[OpOperand]) -> bool:
    """True if the values match the inputs in number and types."""
    inputs = successor.inputs
    if len(passed) != len(inputs):
        return False
    for slot, value in zip(passed, inputs, strict=True):
        type = slot.value.type
        if type is not value.type and not model.are_types_compatible(type, value.type):
            return False
    return True


def _verify_edge(
    model: type[RegionBranchModel],
    point: Operation,
    origin: str,
    successor: RegionSuccessor,
    passed: Sequence[OpOperand],
) -> None:
    inputs = successor.inputs
    goal = "parent" if successor.region is None else f"Region #{successor.region.index}"
    edge = f"along control flow edge from {origin} to {goal}: "
    notes: list[tuple[str, LocationLike | None]] = [("region branch point", point.raw_location)]
    if len(passed) != len(inputs):
        raise VerifyFailure(
            f"{edge}region branch point has {len(passed)} operands, but region successor needs {len(inputs)} inputs",
            notes=notes,
        )
    for index, (slot, value) in enumerate(zip(passed, inputs, strict=True)):
        if not model.are_types_compatible(slot.value.type, value.type):
            raise VerifyFailure(
                f"{edge}successor operand type #{index} '{slot.value.type}' should match successor input type "
                f"#{index} '{value.type}'",
                notes=notes,
            )


def is_region_reachable(operation: Operation, begin: Region | None, wanted: Region) -> bool:
    """True if control that is at ``begin`` (None: entering the operation) can get to ``wanted``."""
    model = RegionBranchOpInterface.get(operation)
    if model is None:
        return True
    seen: set[Region] = set()
    stack = [begin]
    while stack:
        for successor in model.get_successor_regions(operation, stack.pop()):
            region = successor.region
            if region is wanted:
                return True
            if region is not None and region not in seen:
                seen.add(region)
                stack.append(region)
    return False


def is_repetitive_region(operation: Operation, region: Region) -> bool:
    """True if the region may run more than once for one run of the operation."""
    return is_region_reachable(operation, region, region)


def inside_mutually_exclusive_regions(left: Operation, right: Operation) -> bool:
    """True if the two are in different regions of one operation, at most one of which runs."""
    if left.parent is right.parent:
        return False
    inside = {region: at for at, region in _enclosing(left)}
    for holder, region in _enclosing(right):
        for other in holder.regions:
            if other in inside and other is not region:
                model = RegionBranchOpInterface.get(holder)
                return (
                    model is not None
                    and not is_region_reachable(holder, region, other)
                    and not is_region_reachable(holder, other, region)
                )
    return False


def _enclosing(operation: Operation) -> list[tuple[Operation, Region]]:
    path = []
    region = operation.parent_region
    while region is not None and region.parent is not None:
        path.append((region.parent, region))
        region = region.parent_region
    return path


def enclosing_repetitive_region(operation: Operation) -> Region | None:
    """Returns the innermost region around the operation that may run more than once."""
    for holder, region in _enclosing(operation):
        if RegionBranchOpInterface.get(holder) is not None and is_repetitive_region(holder, region):
            return region
    return None
