"""Functions and calls of the async dialect, and the control flow of async.execute."""

from __future__ import annotations

from lamina.define.operand_slots import operand_slots
from lamina.dialects.async_.ops import CallOp, ExecuteOp, FuncOp
from lamina.dialects.async_.types import unwrapped
from lamina.interfaces.calls import CallableModel, CallableOpInterface, CallModel, CallOpInterface
from lamina.interfaces.function import FunctionModel, FunctionOpInterface
from lamina.interfaces.region_branch import RegionBranchModel, RegionBranchOpInterface, RegionSuccessor
from lamina.interfaces.symbols import SymbolModel, SymbolOpInterface
from lamina.ir.attribute import Type
from lamina.ir.operation import Operation
from lamina.ir.region import Region
from lamina.ir.value import OpOperand

FunctionOpInterface.implement(FuncOp)(FunctionModel)
CallableOpInterface.implement(FuncOp)(CallableModel)
SymbolOpInterface.implement(FuncOp)(SymbolModel)
CallOpInterface.implement(CallOp)(CallModel)


@RegionBranchOpInterface.implement(ExecuteOp)
class ExecuteBranch(RegionBranchModel[ExecuteOp]):
    """Into the body, which gets the values when they are ready, and back with those that the results wait for."""

    @staticmethod
    def get_successor_regions(operation: ExecuteOp, point: Region | None) -> list[RegionSuccessor]:
        if point is None:
            return [RegionSuccessor.to(operation.body)]
        return [RegionSuccessor(None, operation.body_results)]

    @staticmethod
    def get_entry_successor_operands(operation: Operation, successor: RegionSuccessor) -> list[OpOperand]:
        assert isinstance(operation, ExecuteOp)
        return operand_slots(operation, ExecuteOp.body_operands)

    @staticmethod
    def are_types_compatible(left: Type, right: Type) -> bool:
        return unwrapped(left) is unwrapped(right)
