"""Integer ranges of ids and sizes: from launches, functions and upper bound attributes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from lamina.dialects.gpu import ops
from lamina.dialects.gpu.launch import block_of, cluster_of, grid_of
from lamina.interfaces.function import FunctionOpInterface
from lamina.interfaces.integer_ranges import InferArgumentRanges, InferIntegerRange, IntegerRange, from_unsigned
from lamina.ir.attributes import DenseArrayAttr
from lamina.ir.operation import Operation
from lamina.ir.value import Value
from lamina.rewrite.fold import constant_int

# Limits of all known devices: along a dimension, blocks in a cluster, threads in a subgroup.
MAX_DIM = 2**32 - 1
MAX_CLUSTER_DIM = 8
MAX_SUBGROUP_SIZE = 128
# Whether the number is a count (and so at least one), its upper bound, and its name in known launch bounds.
_KINDS: dict[type[Operation], tuple[bool, int, str | None]] = {
    ops.ClusterDimOp: (True, MAX_DIM, None),
    ops.ClusterDimBlocksOp: (True, MAX_CLUSTER_DIM, "cluster"),
    ops.ClusterIdOp: (False, MAX_DIM, None),
    ops.ClusterBlockIdOp: (False, MAX_CLUSTER_DIM, "cluster"),
    ops.BlockDimOp: (True, MAX_DIM, "block"),
    ops.BlockIdOp: (False, MAX_DIM, "grid"),
    ops.GridDimOp: (True, MAX_DIM, "grid"),
    ops.ThreadIdOp: (False, MAX_DIM, "block"),
    ops.LaneIdOp: (False, MAX_SUBGROUP_SIZE, None),
    ops.SubgroupIdOp: (False, MAX_DIM, None),
    ops.NumSubgroupsOp: (True, MAX_DIM, None),
    ops.SubgroupSizeOp: (True, MAX_SUBGROUP_SIZE, None),
}


def known_size(operation: Operation, kind: str, dimension: int) -> int | None:
    """Returns the size of the grid, block or cluster that the launch or function around an operation states."""
    number: int | None = None
    for holder in operation.ancestors:
        if isinstance(holder, ops.LaunchOp):
            dims = {"grid": grid_of, "block": block_of, "cluster": cluster_of}[kind](holder)
            number = None if dims is None else constant_int(dims.operands[dimension])
        elif FunctionOpInterface.has(holder):
            stated = holder.get_attr(f"gpu.known_{kind}_size")
            number = stated.values[dimension] if isinstance(stated, DenseArrayAttr) else None
        if number is not None:
            return number
    return None


def bounds_of(operation: Operation) -> tuple[int, int]:
    """Returns the least and the greatest number that an id or size can be."""
    stated: Any = operation._properties.get("upper_bound")
    dimension: Any = operation._properties.get("dimension")
    if isinstance(operation, ops.GlobalIdOp):
        sizes = [known_size(operation, kind, dimension.value.value) for kind in ("block", "grid")]
        most = stated.value if stated is not None else (sizes[0] or MAX_DIM) * (sizes[1] or MAX_DIM)
        return 0, most - 1
    counts, most, kind = _KINDS[type(operation)]
    known = None if kind is None else known_size(operation, kind, dimension.value.value)
    if counts and known is not None:
        return known, known
    most = stated.value if stated is not None else most if known is None else known
    return (1, most) if counts else (0, most - 1)


@InferIntegerRange.implement(*_KINDS, ops.GlobalIdOp)
def id_range(operation: Operation, ranges: Sequence[IntegerRange | None]) -> Sequence[IntegerRange | None]:
    """Ids are below sizes, and sizes at least one."""
    low, high = bounds_of(operation)
    return [from_unsigned(low % 2**64, high % 2**64, 64)]


@InferArgumentRanges.implement(ops.LaunchOp)
def launch_arguments(launch: ops.LaunchOp, ranges: Sequence[IntegerRange | None]) -> dict[Value, IntegerRange]:
    """Sizes are at least one; ids are below the sizes."""
    of_operands = dict(zip(launch.operands, ranges, strict=True))
    arguments: dict[Value, IntegerRange] = {}
    for dims in (grid_of(launch), block_of(launch), cluster_of(launch)):
        for operand, id, size in zip(*dims, strict=True) if dims is not None else ():
            stated = of_operands[operand]
            if stated is None:
                continue
            arguments[size] = stated.intersection(from_unsigned(1, MAX_DIM, 64))
            arguments[id] = from_unsigned(0, (arguments[size].unsigned_high - 1) % 2**64, 64)
    return arguments
