"""Branch interfaces of the cf dialect."""

from __future__ import annotations

from collections.abc import Sequence

from lamina.define import operand_segments
from lamina.dialects.cf.ops import BranchOp, CondBranchOp, SwitchOp
from lamina.interfaces.branch import (
    BranchModel,
    BranchOpInterface,
    ConditionalBranchModel,
    SuccessorOperands,
    UnconditionalBranchModel,
)
from lamina.ir.attribute import Attribute
from lamina.ir.attributes import IntegerAttr
from lamina.ir.block import Block

BranchOpInterface.implement(BranchOp)(UnconditionalBranchModel)
BranchOpInterface.implement(CondBranchOp)(ConditionalBranchModel)


class SwitchCaseOperands(SuccessorOperands):
    """The operands of one case: they count in the operation's segments and in those of the cases."""

    __slots__ = ("case",)

    def __init__(self, owner: SwitchOp, start: int, count: int, case: int) -> None:
        super().__init__(owner, start, count, segment=2)
        self.case = case

    def _resize(self, difference: int) -> None:
        super()._resize(difference)
        assert isinstance(self.owner, SwitchOp)
        sizes = list(self.owner.case_operand_segments)
        sizes[self.case] += difference
        self.owner.case_operand_segments = sizes


@BranchOpInterface.implement(SwitchOp)
class Switch(BranchModel):
    """``cf.switch``: the flag, the operands of the default destination, then those of the cases."""

    @staticmethod
    def get_successor_operands(operation: SwitchOp, index: int) -> SuccessorOperands:
        default_count = operand_segments(operation)[1]
        if index == 0:
            return SuccessorOperands(operation, 1, default_count, segment=1)
        counts = operation.case_operand_segments
        start = 1 + default_count + sum(counts[: index - 1])
        return SwitchCaseOperands(operation, start, counts[index - 1], index - 1)

    @staticmethod
    def get_successor_for_operands(operation: SwitchOp, constants: Sequence[Attribute | None]) -> Block | None:
        flag = constants[0]
        if not isinstance(flag, IntegerAttr):
            return None
        values = operation.case_values
        for number, value in enumerate(() if values is None else values.values):
            if isinstance(value, IntegerAttr) and value.value == flag.value:
                return operation.block_operands[number + 1].block
        return operation.block_operands[0].block
