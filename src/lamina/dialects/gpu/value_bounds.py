"""Value bounds of gpu ids and sizes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lamina.dialects.gpu import ops
from lamina.dialects.gpu.launch import block_of, cluster_of, grid_of
from lamina.dialects.gpu.ranges import bounds_of
from lamina.interfaces.shapes import ValueBoundsModel, ValueBoundsOpInterface
from lamina.ir.value import Value

if TYPE_CHECKING:
    from lamina.analysis.value_bounds import ValueBounds
    from lamina.dialects.gpu.ops import LaunchOp
    from lamina.ir.operation import Operation


@ValueBoundsOpInterface.implement(
    ops.ClusterDimOp,
    ops.ClusterDimBlocksOp,
    ops.ClusterIdOp,
    ops.ClusterBlockIdOp,
    ops.BlockDimOp,
    ops.BlockIdOp,
    ops.GridDimOp,
    ops.ThreadIdOp,
    ops.LaneIdOp,
    ops.SubgroupIdOp,
    ops.GlobalIdOp,
    ops.NumSubgroupsOp,
    ops.SubgroupSizeOp,
)
class IdBounds(ValueBoundsModel):
    """Ids are below sizes, and sizes at least one."""

    @staticmethod
    def populate_bounds_for_index_value(operation: Operation, value: Value, constraints: ValueBounds) -> None:
        low, high = bounds_of(operation)
        constraints.at_least(value, None, low)
        constraints.at_most(value, None, high)


@ValueBoundsOpInterface.implement(ops.LaunchOp)
class LaunchBounds(ValueBoundsModel):
    """The arguments of the body that are sizes equal the operands; ids are below them."""

    @staticmethod
    def populate_bounds_for_index_value(operation: LaunchOp, value: Value, constraints: ValueBounds) -> None:
        for dims in (block_of(operation), grid_of(operation), cluster_of(operation)):
            for given, id, size in zip(*dims, strict=True) if dims is not None else ():
                if value is size:
                    constraints.equal(value, None, constraints.expr(given))
                    constraints.at_least(value, None, 1)
                elif value is id:
                    constraints.below(value, None, constraints.expr(given))
                    constraints.at_least(value, None, 0)
