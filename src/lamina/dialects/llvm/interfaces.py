"""Branch, call and function interfaces of the llvm dialect."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from lamina.define import operand_segments
from lamina.define.operand_slots import operand_slots
from lamina.define.properties import find_property, set_property
from lamina.dialects.llvm.ops import (
    AliasOp,
    BrOp,
    CallOp,
    ComdatSelectorOp,
    CondBrOp,
    GlobalOp,
    IndirectBrOp,
    InvokeOp,
    LLVMFuncOp,
    SwitchOp,
)
from lamina.dialects.llvm.types import LLVMFunctionType, LLVMVoidType
from lamina.interfaces.branch import (
    BranchModel,
    BranchOpInterface,
    ConditionalBranchModel,
    SuccessorOperands,
    UnconditionalBranchModel,
)
from lamina.interfaces.calls import CallableModel, CallableOpInterface, Callee, CallModel, CallOpInterface
from lamina.interfaces.function import FunctionModel, FunctionOpInterface
from lamina.interfaces.symbols import SymbolModel, SymbolOpInterface
from lamina.ir.attribute import Attribute, Type
from lamina.ir.attributes import DenseArrayAttr, DenseI32ArrayAttr, IntegerAttr, SymbolRefAttr, TypeAttr
from lamina.ir.block import Block
from lamina.ir.region import Region
from lamina.ir.value import OpOperand

if TYPE_CHECKING:
    from lamina.ir.operation import Operation

SEGMENTS = "operandSegmentSizes"

# ---- Branches


BranchOpInterface.implement(BrOp)(UnconditionalBranchModel)
BranchOpInterface.implement(CondBrOp)(ConditionalBranchModel)


def _segment(operation: Operation, segment: int, produced: int = 0) -> SuccessorOperands:
    sizes = operand_segments(operation)
    return SuccessorOperands(operation, sum(sizes[:segment]), sizes[segment], produced, segment=segment)


@BranchOpInterface.implement(InvokeOp)
class Invoke(BranchModel):
    """``llvm.invoke``: the arguments of the call, then the operands of either destination."""

    @staticmethod
    def get_successor_operands(operation: InvokeOp, index: int) -> SuccessorOperands:
        return _segment(operation, index + 1)


class _GroupOperands(SuccessorOperands):
    """The operands of one of several segments, whose sizes are an attribute."""

    __slots__ = ("group", "groups", "outer")

    def __init__(self, owner: Operation, start: int, groups: str, group: int, outer: int | None) -> None:
        sizes = _sizes(owner, groups)
        super().__init__(owner, start + sum(sizes[:group]), sizes[group])
        self.groups = groups
        self.group = group
        self.outer = outer

    def _resize(self, difference: int) -> None:
        self.count += difference
        _change(self.owner, self.groups, self.group, difference)
        if self.outer is not None:
            _change(self.owner, SEGMENTS, self.outer, difference)


def _sizes(owner: Operation, name: str) -> list[int]:
    sizes = owner.properties[name]
    assert isinstance(sizes, DenseArrayAttr)
    return list(sizes.values)


def _change(owner: Operation, name: str, index: int, difference: int) -> None:
    numbers = _sizes(owner, name)
    numbers[index] += difference
    owner.properties[name] = DenseI32ArrayAttr(numbers)


@BranchOpInterface.implement(SwitchOp)
class Switch(BranchModel[SwitchOp]):
    """``llvm.switch``: the value, the operands of the default, then those of each case."""

    @staticmethod
    def get_successor_operands(operation: SwitchOp, index: int) -> SuccessorOperands:
        if index == 0:
            return _segment(operation, 1)
        sizes = operand_segments(operation)
        return _GroupOperands(operation, sizes[0] + sizes[1], "case_operand_segments", index - 1, 2)

    @staticmethod
    def get_successor_for_operands(operation: SwitchOp, constants: Sequence[Attribute | None]) -> Block | None:
        value = constants[0]
        if not isinstance(value, IntegerAttr):
            return None
        cases = operation.case_values
        for index, case in enumerate(() if cases is None else cases.values):
            if case is value:
                return operation.block_operands[index + 1].block
        return operation.block_operands[0].block


@BranchOpInterface.implement(IndirectBrOp)
class IndirectBranch(BranchModel):
    """``llvm.indirectbr``: the address, then the operands of each destination."""

    @staticmethod
    def get_successor_operands(operation: IndirectBrOp, index: int) -> SuccessorOperands:
        return _GroupOperands(operation, 1, "indbr_operand_segments", index, None)


# ---- Calls


@CallOpInterface.implement(CallOp, InvokeOp)
class Call(CallModel):
    """Direct calls name their callee; indirect ones have it as their first operand."""

    @staticmethod
    def get_callable_for_callee(operation: CallOp | InvokeOp) -> Callee | None:
        callee = find_property(operation, type(operation).callee, SymbolRefAttr)
        return operation.callee_operands[0] if callee is None else callee

    @staticmethod
    def set_callee_from_callable(operation: CallOp | InvokeOp, callee: Callee) -> None:
        if isinstance(callee, SymbolRefAttr):
            set_property(operation, type(operation).callee, callee)
        else:
            operation.set_operand(0, callee)

    @staticmethod
    def get_arg_operands(operation: CallOp | InvokeOp) -> list[OpOperand]:
        slots = operand_slots(operation, type(operation).callee_operands)
        return slots if operation.callee is not None else slots[1:]


# ---- Functions and other symbols


@FunctionOpInterface.implement(LLVMFuncOp)
class Function(FunctionModel):
    """Functions of the dialect have at most one result and may be variadic."""

    @staticmethod
    def get_types(operation: LLVMFuncOp) -> tuple[Sequence[Type], Sequence[Type]]:
        type = operation.function_type
        return type.parameter_types, type.results

    @staticmethod
    def set_types(operation: LLVMFuncOp, inputs: Sequence[Type], results: Sequence[Type]) -> None:
        old = operation.function_type
        result = results[0] if results else LLVMVoidType()
        operation.function_type = TypeAttr(LLVMFunctionType(result, inputs, old.is_variadic))


@CallableOpInterface.implement(LLVMFuncOp)
class Callable(CallableModel):
    @staticmethod
    def get_callable_region(operation: Operation) -> Region | None:
        region: Region = operation.regions[0]
        return None if region.empty else region


@SymbolOpInterface.implement(LLVMFuncOp, GlobalOp, AliasOp, ComdatSelectorOp)
class Symbol(SymbolModel):
    @staticmethod
    def is_declaration(operation: Operation) -> bool:
        if isinstance(operation, GlobalOp):
            return "value" not in operation._properties and operation.regions[0].empty
        return bool(operation.regions) and operation.regions[0].empty
