"""Control flow of shape operations with regions."""

from __future__ import annotations

from lamina.dialects.shape.ops import AssumingOp
from lamina.interfaces.region_branch import RegionBranchModel, RegionBranchOpInterface, RegionSuccessor
from lamina.ir.region import Region


@RegionBranchOpInterface.implement(AssumingOp)
class AssumingBranches(RegionBranchModel):
    """The region may be skipped; its values become the results."""

    @staticmethod
    def get_successor_regions(operation: AssumingOp, point: Region | None) -> list[RegionSuccessor]:
        if point is not None:
            return [RegionSuccessor.parent(operation)]
        return [RegionSuccessor.to(operation.regions[0])]
