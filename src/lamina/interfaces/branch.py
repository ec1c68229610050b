"""Branches between the blocks of one region."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Generic

from lamina.define.property_conversion import OPERAND_SEGMENTS
from lamina.interfaces.model import Interface, OpT
from lamina.ir.attribute import Attribute, Type
from lamina.ir.attributes import DenseArrayAttr, IntegerAttr
from lamina.ir.block import Block
from lamina.ir.diagnostics import VerifyFailure
from lamina.ir.operation import Operation
from lamina.ir.value import BlockArgument, Value


class SuccessorOperands:
    """The values that a branch forwards to one successor.

    The branch itself produces the first ``produced`` arguments; the others are the branch's operands from
    ``start``, ``count`` of them. ``segment`` is the index of their operand segment, if the branch has segments.
    """

    __slots__ = ("owner", "start", "count", "produced", "segment", "segment_attribute")

    def __init__(
        self,
        owner: Operation,
        start: int,
        count: int,
        produced: int = 0,
        segment: int | None = None,
        segment_attribute: str = "operandSegmentSizes",
    ) -> None:
        self.owner = owner
        self.start = start
        self.count = count
        self.produced = produced
        self.segment = segment
        self.segment_attribute = segment_attribute

    def __len__(self) -> int:
        return self.produced + self.count

    @property
    def forwarded(self) -> list[Value]:
        """The forwarded operands."""
        return [slot.value for slot in self.owner._operands[self.start : self.start + self.count]]

    def operand(self, argument: int) -> Value | None:
        """Returns the operand for an argument; None if the branch produces it."""
        if argument < self.produced:
            return None
        return self.owner._operands[self.start + argument - self.produced].value

    def operand_index(self, argument: int) -> int:
        """Returns the index of the operand for a forwarded argument."""
        return self.start + argument - self.produced

    def set_operand(self, argument: int, value: Value) -> None:
        self.owner.set_operand(self.operand_index(argument), value)

    def erase(self, argument: int) -> None:
        """Erases the operand of a forwarded argument."""
        self.owner.erase_operands(self.operand_index(argument))
        self._resize(-1)

    def append(self, values: Sequence[Value]) -> None:
        """Forwards more values."""
        self.owner.insert_operands(self.start + self.count, values)
        self._resize(len(values))

    def assign(self, values: Sequence[Value]) -> None:
        """Forwards exactly these values."""
        old = self.count
        self.owner.erase_operands(self.start, old)
        self.owner.insert_operands(self.start, values)
        self._resize(len(values) - old)

    def _resize(self, difference: int) -> None:
        self.count += difference
        if self.segment is None:
            return
        sizes = self.owner.properties[self.segment_attribute]
        assert isinstance(sizes, DenseArrayAttr)
        numbers = list(sizes.values)
        numbers[self.segment] += difference
        self.owner.properties[self.segment_attribute] = DenseArrayAttr(sizes.element_type, numbers)


class BranchModel(Generic[OpT]):
    """The interface of branches (BranchOpInterface)."""

    @staticmethod
    def get_successor_operands(operation: OpT, index: int) -> SuccessorOperands:
        """Returns the operands forwarded to successor number ``index``."""
        raise TypeError("a branch must define the operands that it forwards")

    @staticmethod
    def get_successor_for_operands(operation: OpT, constants: Sequence[Attribute | None]) -> Any:
        """Returns the successor taken for these constant operands; None if unknown."""
        return None

    @staticmethod
    def are_types_compatible(left: Type, right: Type) -> bool:
        """True if an operand of type ``left`` may be forwarded to an argument of type ``right``."""
        return left is right


class UnconditionalBranchModel(BranchModel[OpT]):
    """Branches with one successor, which gets all operands."""

    @staticmethod
    def get_successor_operands(operation: OpT, index: int) -> SuccessorOperands:
        return SuccessorOperands(operation, 0, len(operation._operands))

    @staticmethod
    def get_successor_for_operands(operation: OpT, constants: Sequence[Attribute | None]) -> Block:
        return operation.block_operands[0].block


class ConditionalBranchModel(BranchModel[OpT]):
    """Branches whose first operand, a boolean, chooses between two successors; the operands of either follow."""

    @staticmethod
    def get_successor_operands(operation: OpT, index: int) -> SuccessorOperands:
        segments = operation._properties[OPERAND_SEGMENTS]
        assert isinstance(segments, DenseArrayAttr)
        _, true_count, false_count = segments.values
        if index == 0:
            return SuccessorOperands(operation, 1, true_count, segment=1)
        return SuccessorOperands(operation, 1 + true_count, false_count, segment=2)

    @staticmethod
    def get_successor_for_operands(operation: OpT, constants: Sequence[Attribute | None]) -> Block | None:
        condition = constants[0]
        if not isinstance(condition, IntegerAttr):
            return None
        return operation.block_operands[0 if condition.value else 1].block


BranchOpInterface: Interface[type[BranchModel]] = Interface("BranchOpInterface", "interfaces")


def verify_branch(operation: Operation) -> None:
    """Raises VerifyFailure unless a branch passes each successor matching arguments."""
    model = BranchOpInterface.get(operation)
    if model is None:
        return
    for number, use in enumerate(operation.block_operands):
        operands = model.get_successor_operands(operation, number)
        arguments = use.block.arguments
        produced = operands.produced
        if produced + operands.count != len(arguments):
            raise VerifyFailure(
                f"branch has {len(operands)} operands for successor #{number}, but target block has {len(arguments)}",
                raw=True,
            )
        slots, start = operands.owner._operands, operands.start - produced
        for index in range(produced, len(arguments)):
            if not model.are_types_compatible(slots[start + index].value.type, arguments[index].type):
                raise VerifyFailure(f"type mismatch for bb argument #{index} of successor #{number}", raw=True)


def verify_operand_groups(sizes: Sequence[int], successors: int) -> None:
    """Raises VerifyFailure unless there is an operand group for each successor."""
    if len(sizes) < successors:
        raise VerifyFailure(f"expects an operand group for each of {successors} successors, but got {len(sizes)}")


def verify_branch_weights(weights: Sequence[int] | None, count: int, what: str = "successors") -> None:
    """Raises VerifyFailure unless there is a weight for each of ``count`` successors or regions, not all zero."""
    if not weights:
        return
    if len(weights) != count:
        raise VerifyFailure(
            f"expects number of branch weights to match number of {what}: {len(weights)} vs {count}", raw=True
        )
    if not any(weights):
        raise VerifyFailure("branch weights cannot all be zero", raw=True)


def successor_operands(operation: Operation, index: int) -> SuccessorOperands | None:
    """Returns the operands forwarded to successor number ``index``; None if the operation does not implement the
    interface."""
    model = BranchOpInterface.get(operation)
    return None if model is None else model.get_successor_operands(operation, index)


def successor_block_argument(operation: Operation, operand_index: int) -> BlockArgument | None:
    """Returns the block argument that an operand is forwarded to; None if it is not forwarded."""
    model = BranchOpInterface.get(operation)
    if model is None:
        return None
    for number, block in enumerate(operation.successors):
        forwarded = model.get_successor_operands(operation, number)
        if forwarded.start <= operand_index < forwarded.start + forwarded.count:
            return block.arguments[forwarded.produced + operand_index - forwarded.start]
    return None
