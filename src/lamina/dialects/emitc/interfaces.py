"""Functions, symbols and calls of the emitc dialect."""

from __future__ import annotations

from lamina.dialects.emitc.calls import CallOp, FuncOp
from lamina.dialects.emitc.structure import ClassOp, FieldOp, GlobalOp, IfOp, SwitchOp
from lamina.interfaces.calls import CallableModel, CallableOpInterface, CallModel, CallOpInterface
from lamina.interfaces.function import FunctionModel, FunctionOpInterface
from lamina.interfaces.region_branch import RegionBranchModel, RegionBranchOpInterface, RegionSuccessor
from lamina.interfaces.symbols import SymbolModel, SymbolOpInterface
from lamina.ir.region import Region

FunctionOpInterface.implement(FuncOp)(FunctionModel)
CallableOpInterface.implement(FuncOp)(CallableModel)
SymbolOpInterface.implement(FuncOp, GlobalOp, ClassOp, FieldOp)(SymbolModel)
CallOpInterface.implement(CallOp)(CallModel)


@RegionBranchOpInterface.implement(IfOp, SwitchOp)
class Branch(RegionBranchModel[IfOp | SwitchOp]):
    """Into one of the regions, or past the operation where there is no else region."""

    @staticmethod
    def get_successor_regions(operation: IfOp | SwitchOp, point: Region | None) -> list[RegionSuccessor]:
        if point is not None:
            return [RegionSuccessor.parent(operation)]
        return [
            RegionSuccessor.parent(operation) if region.empty else RegionSuccessor(region)
            for region in operation.regions
        ]
