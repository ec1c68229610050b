"""The parts of gpu.launch: launch sizes, and the body arguments for ids and sizes."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from lamina.ir.attributes import IntegerAttr
from lamina.ir.value import BlockArgument, Value

if TYPE_CHECKING:
    from lamina.dialects.gpu.ops import LaunchOp

WORKGROUP_ATTRIBUTIONS = "workgroup_attributions"
# Groups of three, in order: sizes among the operands; ids, then sizes among the arguments.
_GRID, _BLOCK, _CLUSTER = (0, 0, 6), (3, 3, 9), (6, 12, 15)


class LaunchDims(NamedTuple):
    """Along x, y and z: how many there are, as operands and as arguments of the body, and which one runs."""

    operands: list[Value]
    ids: list[BlockArgument]
    sizes: list[BlockArgument]


def _dims(launch: LaunchOp, places: tuple[int, int, int]) -> LaunchDims:
    first = len(launch.async_dependencies) + places[0]
    arguments = launch.regions[0].arguments
    return LaunchDims(
        launch.operands[first : first + 3],
        arguments[places[1] : places[1] + 3],
        arguments[places[2] : places[2] + 3],
    )


def grid_of(launch: LaunchOp) -> LaunchDims:
    """Returns the blocks of the grid."""
    return _dims(launch, _GRID)


def block_of(launch: LaunchOp) -> LaunchDims:
    """Returns the threads of a block."""
    return _dims(launch, _BLOCK)


def has_cluster(launch: LaunchOp) -> bool:
    """True if all cluster sizes are given."""
    return None not in (launch.cluster_size_x, launch.cluster_size_y, launch.cluster_size_z)


def cluster_of(launch: LaunchOp) -> LaunchDims | None:
    """Returns the clusters, where there are some."""
    return _dims(launch, _CLUSTER) if has_cluster(launch) else None


def num_configuration_arguments(launch: LaunchOp) -> int:
    """Returns the number of body arguments for ids and sizes; the arguments after them are buffers."""
    return 18 if has_cluster(launch) else 12


def attributions(launch: LaunchOp) -> tuple[list[BlockArgument], list[BlockArgument]]:
    """Returns the arguments that are buffers of the workgroup, and those of the thread."""
    attribute = launch.get_attr(WORKGROUP_ATTRIBUTIONS)
    count = attribute.value if isinstance(attribute, IntegerAttr) else 0
    buffers = launch.regions[0].arguments[num_configuration_arguments(launch) :]
    return buffers[:count], buffers[count:]
