"""What holds of operations of the gpu dialect beyond the types of their operands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lamina.dialects.gpu import ops
from lamina.dialects.gpu.attributes import AddressSpaceAttr
from lamina.dialects.gpu.enums import AddressSpace
from lamina.dialects.gpu.launch import WORKGROUP_ATTRIBUTIONS, attributions, has_cluster, num_configuration_arguments
from lamina.ir.attributes import IntegerAttr
from lamina.ir.diagnostics import VerifyFailure
from lamina.ir.types import MemRefType

if TYPE_CHECKING:
    from lamina.dialects.gpu.ops import LaunchOp
    from lamina.ir.value import Value


def verify_launch(launch: LaunchOp) -> None:
    """Clusters have three sizes, or none."""
    sizes = (launch.cluster_size_x, launch.cluster_size_y, launch.cluster_size_z)
    if not has_cluster(launch) and any(size is not None for size in sizes):
        raise VerifyFailure("cluster size must be all present")


def verify_launch_body(launch: LaunchOp) -> None:
    """The body has arguments for ids, sizes and buffers, and ends with gpu.terminator."""
    body = launch.regions[0]
    attribute = launch.get_attr(WORKGROUP_ATTRIBUTIONS)
    count = attribute.value if isinstance(attribute, IntegerAttr) else 0
    if body.empty or len(body.arguments) < max(12 + count, num_configuration_arguments(launch)):
        raise VerifyFailure("unexpected number of region arguments")
    workgroup, private = attributions(launch)
    for buffers, space in ((workgroup, AddressSpace.WORKGROUP), (private, AddressSpace.PRIVATE)):
        for buffer in buffers:
            _verify_buffer(buffer, space)
    for block in body.blocks:
        last = block.last_op
        if last is None or last.successors or isinstance(last, ops.TerminatorOp):
            continue
        raise VerifyFailure(
            "expected 'gpu.terminator' or a terminator with successors",
            raw=True,
            operation=last,
            notes=[("in 'gpu.launch' body region", launch.raw_location)],
        )


def _verify_buffer(buffer: Value, space: AddressSpace) -> None:
    type = buffer.type
    if not isinstance(type, MemRefType):
        raise VerifyFailure("expected memref type in attribution")
    given = type.memory_space
    if isinstance(given, AddressSpaceAttr) and given.value is not space:
        raise VerifyFailure(f"expected memory space {space.spelling} in attribution")
