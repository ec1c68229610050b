"""Loops mapped to the blocks and threads of a device."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from lamina.dialects.arith.ops import ConstantOp
from lamina.dialects.gpu.attributes import GPUBlockMappingAttr
from lamina.dialects.gpu.launch import WORKGROUP_ATTRIBUTIONS, block_of
from lamina.dialects.gpu.mapping import MappingFailure, map_nested_to_threads, map_to_blocks, require_kind
from lamina.dialects.gpu.ops import LaunchOp, TerminatorOp
from lamina.dialects.scf.ops import ForallOp
from lamina.dialects.transform.gpu_ops import MapForallToBlocks, MapNestedForallToThreads
from lamina.ir.attributes import DenseI32ArrayAttr, IntegerAttr
from lamina.ir.builder import InsertionPoint
from lamina.ir.operation import Operation
from lamina.ir.region import Region
from lamina.ir.types import i64, index
from lamina.ir.value import Value
from lamina.transform.engine import TransformRewriter, implement
from lamina.transform.failures import definite, silenceable
from lamina.transform.state import TransformState

if TYPE_CHECKING:
    from lamina.ir.attribute import Attribute

ONE = (1, 1, 1)
# The greatest sizes along x, y and z, and the greatest products.
MAX_GRID, MAX_BLOCKS = (2**31 - 1, 65535, 65535), 2**31 - 1
MAX_BLOCK, MAX_THREADS = (1024, 1024, 64), 1024


@implement(each=True)
def map_threads_op(
    op: MapNestedForallToThreads, rewriter: TransformRewriter, target: Operation, state: TransformState
) -> Operation:
    """The loops inside a launch are run by the threads of a block."""
    if not isinstance(target, LaunchOp):
        raise silenceable(op, "Given target is not a gpu.launch")
    block = list(op.block_dims)
    if len(block) == 3:
        _check_limits(op, ONE, block, ('"block_dims" is too large', op))
    synchronize = bool(op.sync_after_distribute)
    try:
        map_nested_to_threads(rewriter, target, block, op.warp_size, synchronize)
    except MappingFailure as failure:
        raise definite(op, str(failure)) from None
    _resize(rewriter, target, 3, block)
    return target


@implement(each=True)
def map_blocks_op(
    op: MapForallToBlocks, rewriter: TransformRewriter, target: Operation, state: TransformState
) -> Operation:
    """Maps the outer loop of a launch, which is created if requested, to the blocks of a grid."""
    makes_launch = op.generate_gpu_launch
    if not makes_launch and not isinstance(target, LaunchOp):
        message = "Given target is not gpu.launch, set `generate_gpu_launch` attribute"
        raise silenceable(op, message, ("when applied to this payload op", target))
    loops = [operation for operation in target.walk() if isinstance(operation, ForallOp)]
    outer = [loop for loop in loops if not any(isinstance(above, ForallOp) for above in loop.ancestors)]
    if len(outer) != 1:
        message = "could not find a unique topLevel scf.forall"
        raise silenceable(op, message, ("when applied to this payload op", target))
    grid: Sequence[int] = list(op.grid_dims or ())
    if not makes_launch and len(grid) != 3:
        raise definite(op, "transform require size-3 mapping")
    loop: Any = outer[0]
    if makes_launch:
        launch, loop = _make_launch(rewriter, loop, target)
    else:
        assert isinstance(target, LaunchOp)
        launch = target
    try:
        require_kind(loop, [GPUBlockMappingAttr], "'block'")
        grid = map_to_blocks(rewriter, loop, grid)
    except MappingFailure as failure:
        raise definite(op, str(failure)) from None
    _check_limits(op, grid, ONE)
    _resize(rewriter, launch, 0, grid)
    return launch


def _check_limits(
    op: MapForallToBlocks | MapNestedForallToThreads, grid: Sequence[int], block: Sequence[int], *notes: tuple[str, Any]
) -> None:
    """Raises SilenceableFailure for launches that are too large for any device."""
    fits = (
        math.prod(block) <= MAX_THREADS
        and math.prod(grid) <= MAX_BLOCKS
        and all(size <= most for size, most in zip([*grid, *block], [*MAX_GRID, *MAX_BLOCK], strict=True))
    )
    if not fits:
        shown = [", ".join(map(str, sizes)) for sizes in (grid, block)]
        message = f"Trying to launch a GPU kernel with grid_dims = ({shown[0]}) block_dims = ({shown[1]}). "
        raise silenceable(op, message + "It is larger than the limits.", *notes)


def _number(rewriter: TransformRewriter, number: int) -> Value:
    properties: dict[str, Attribute] = {"value": IntegerAttr.wrapped(index, number)}
    return rewriter.insert(ConstantOp((), (index,), properties, location=rewriter.location)).results[0]


def _make_launch(rewriter: TransformRewriter, loop: Operation, target: Operation) -> tuple[LaunchOp, Operation]:
    """Returns a launch of one thread in place of a loop, which moves into it."""
    rewriter.set_insertion_point(loop)
    rewriter.location = target.raw_location
    one = _number(rewriter, 1)
    region = Region()
    properties: dict[str, Attribute] = {"operandSegmentSizes": DenseI32ArrayAttr([0, *[1] * 6, 0, 0, 0, 0])}
    attributes: Any = {WORKGROUP_ATTRIBUTIONS: IntegerAttr(i64, 0)}
    location = rewriter.location
    launch = rewriter.insert(LaunchOp([one] * 6, (), properties, attributes, (), [region], location))
    body = rewriter.create_block(region, None, [index] * 12, [location] * 12)
    end = rewriter.insert(TerminatorOp((), (), location=location))
    rewriter.set_insertion_point(end)
    moved = rewriter.clone(loop)
    assert moved.parent is body
    rewriter.erase_op(loop)
    return launch, moved


def _resize(rewriter: TransformRewriter, launch: LaunchOp, first: int, sizes: Sequence[int]) -> None:
    """Replaces three of the sizes of a launch."""
    anchor = block_of(launch).operands[0]
    rewriter.point = InsertionPoint.after_value(anchor)
    rewriter.location = anchor.location
    values = [_number(rewriter, size) for size in sizes]
    slots = launch.op_operands[len(launch.async_dependencies) + first :]

    def change() -> None:
        for slot, value in zip(slots, values, strict=False):
            slot.set(value)

    rewriter.modify_in_place(launch, change)
