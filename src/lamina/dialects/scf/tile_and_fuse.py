"""Tiles an operation and fuses the producers of its operands.

The operands of a tile are slices of whole tensors; a slice of a tileable producer is replaced with the producer's
tile, repeatedly, until the remaining slices come from elsewhere.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from lamina.define.operand_slots import operand_slot
from lamina.dialects.arith.mixed import is_index
from lamina.dialects.linalg.sizes import dim_sizes
from lamina.dialects.linalg.slices import Slice, extract_slice, slice_of
from lamina.dialects.scf.tile_destinations import TilingFailure, clone_with_destinations, destinations
from lamina.dialects.scf.tile_using_interface import TiledLoops, tile
from lamina.dialects.scf.tiling_requests import TilingOptions
from lamina.dialects.tensor.ops import ExtractSliceOp
from lamina.interfaces.destination_style import DestinationStyleOpInterface
from lamina.interfaces.loop_like import LoopLikeOpInterface
from lamina.interfaces.tiling import TilingInterface, TilingResult
from lamina.ir import parity
from lamina.ir.builder import InsertionPoint
from lamina.ir.operation import Operation
from lamina.ir.value import BlockArgument, OpOperand, OpResult, Value
from lamina.rewrite import GreedyConfig, PatternRewriter, PatternSet, RewriteListener, apply_ops_greedily
from lamina.rewrite.greedy import Strictness

if TYPE_CHECKING:
    from lamina.dialects.scf.ops import ForallOp, ForOp

# Decides whether to fuse: (slice, producer's result, whether the slice is of a destination) -> bool.
Control = Callable[[Operation, OpResult, bool], bool]


@dataclass
class FusedTile:
    """The result of fusing the producer of one slice."""

    producer: OpResult
    value: Value
    operations: list[Operation]
    slices: list[Operation]


@dataclass
class FusedLoops:
    """The result of tiling and fusing: the tiled operation first, then its producers in the order of fusion."""

    tiled: list[Operation]
    loops: list[Any]
    replacements: dict[Value, Value]
    producers: list[Operation] = field(default_factory=list)


def tile_and_fuse(
    rewriter: PatternRewriter,
    op: Operation,
    options: TilingOptions,
    *,
    control: Control | None = None,
    cleanup: PatternSet | None = None,
) -> FusedLoops:
    """Tiles the operation and fuses its producers. ``cleanup`` patterns are applied to new slices. Raises
    TilingFailure."""
    if not op.results:
        raise TilingFailure("invalid pattern for op with no results")
    tiled = tile(rewriter, op, options)
    if not tiled.loops:
        return FusedLoops(tiled.tiled, [], dict(zip(op.results, tiled.replacements, strict=True)))
    fused = _fuse_all(rewriter, tiled, control, cleanup)
    fused.replacements = dict(zip(op.results, fused.loops[0].results, strict=False))
    return fused


def _fuse_all(
    rewriter: PatternRewriter, tiled: TiledLoops, control: Control | None, cleanup: PatternSet | None
) -> FusedLoops:
    result = FusedLoops(list(tiled.tiled), tiled.loops, {})
    pending = _Slices(cleanup)
    pending.add(tiled.slices, rewriter)
    while pending.queue:
        candidate = pending.queue.popleft()
        producer, slot = untiled_producer(candidate.op_operands[0], tiled.loops)
        if producer is None or (control is not None and not control(candidate, producer, slot is not None)):
            continue
        fused = fuse_producer_of_slice(rewriter, candidate, tiled.loops)
        if fused is None:
            continue
        definer = fused.value.defining_op
        if definer is not None:
            if producer.owner not in result.producers:
                result.producers.append(producer.owner)
            if definer not in result.tiled:
                result.tiled.append(definer)
        pending.add(fused.slices, rewriter)
    return result


class _Slices(RewriteListener):
    """The slices whose producers are still to be looked at; patterns may replace them."""

    def __init__(self, cleanup: PatternSet | None) -> None:
        self.queue: deque[Any] = deque()
        self.cleanup = cleanup

    def add(self, operations: Sequence[Operation], rewriter: PatternRewriter) -> None:
        self.queue.extend(op for op in operations if isinstance(op, ExtractSliceOp))
        if self.cleanup is not None:
            config = GreedyConfig(strictness=Strictness.EXISTING_AND_NEW, listener=self)
            apply_ops_greedily(list(operations), self.cleanup, config)

    def operation_inserted(self, operation: Operation) -> None:
        if isinstance(operation, ExtractSliceOp):
            self.queue.append(operation)

    def operation_erased(self, operation: Operation) -> None:
        if operation in self.queue:
            self.queue.remove(operation)

    def operation_replaced(self, operation: Operation, values: Sequence[Value]) -> None:
        self.operation_erased(operation)


def untiled_producer(slot: OpOperand, loops: Sequence[ForOp | ForallOp]) -> tuple[OpResult | None, OpOperand | None]:
    """Returns the result outside of the loops for an operand inside, possibly carried by the loops, and the
    operand of the outermost loop that carries it, if all do."""
    remaining = list(loops)
    while remaining and isinstance(slot.value, BlockArgument):
        loop = remaining[-1]
        if slot.value.owner.parent_op is not loop:
            break
        init = _tied_init(loop, slot.value)
        if init is None:
            break
        slot = init
        remaining.pop()
    value = slot.value
    if not isinstance(value, OpResult) or loops[-1].is_proper_ancestor(value.owner):
        return None, None
    return value, None if remaining else slot


def _tied_init(loop: ForOp | ForallOp, argument: BlockArgument) -> OpOperand | None:
    model = LoopLikeOpInterface.get(loop)
    if model is None:
        return None
    pairs = zip(model.get_region_iter_args(loop), model.get_inits(loop), strict=False)
    return next((init for tied, init in pairs if tied is argument), None)


def fuse_producer_of_slice(
    rewriter: PatternRewriter, candidate: ExtractSliceOp, loops: Sequence[ForOp | ForallOp]
) -> FusedTile | None:
    """Replaces the uses of a slice with a tile computed by its producer; the slice stays, unused. None if
    the producer cannot be tiled like that."""
    producer, slot = untiled_producer(operand_slot(candidate, ExtractSliceOp.source), loops)
    if producer is None:
        return None
    op = producer.owner
    with rewriter.insertion_guard(InsertionPoint.before_op(candidate)):
        rewriter.location = op.raw_location
        has_destinations = DestinationStyleOpInterface.get(op) is not None
        original = destinations(rewriter, op) if has_destinations else []
        targets = list(original)
        if slot is not None and has_destinations:
            targets[producer.index] = candidate.source
        copy = clone_with_destinations(rewriter, op, targets)
        copied_slice = rewriter.clone(candidate)
        copied_slice.source = copy.results[producer.index]
        tiled = tiled_producer_of_slice(rewriter, copied_slice, copy.results[producer.index])
        if tiled is None:
            if not parity.is_strict():
                rewriter.erase_op(copied_slice)
                rewriter.erase_op(copy)
            return None
        rewriter.replace_all_uses_with(candidate.result, tiled.values[0])
        rewriter.erase_op(copied_slice)
        rewriter.erase_op(copy)
        if slot is not None and has_destinations:
            loops[0].op_operands[slot.index].set(original[producer.index])
        return FusedTile(producer, tiled.values[0], tiled.operations, tiled.slices)


def tiled_producer_of_slice(
    rewriter: PatternRewriter, slice: ExtractSliceOp, producer: OpResult
) -> TilingResult | None:
    """Returns the tile of a producer that a slice takes, with the slice's type. None if the producer cannot compute
    it."""
    model = TilingInterface.get(producer.owner)
    place = slice_of(slice)
    if model is None or not all(is_index(stride, 1) for stride in place.strides):
        return None
    tile = model.generate_result_tile_value(producer.owner, rewriter, producer.index, place.offsets, place.sizes)
    if tile is None:
        return None
    result_type = slice.result.type
    if len(result_type.shape) != len(place.sizes):
        value = tile.values[0]
        whole = Slice([0] * len(place.sizes), dim_sizes(rewriter, value))
        tile.values[0] = extract_slice(rewriter, value, whole, result_type).result
    return tile


def replace_with_fused(rewriter: PatternRewriter, op: Operation, fused: FusedLoops) -> None:
    """Replaces the operation's results with those of the loops, and erases unused operations."""
    for fused_op in [op, *fused.producers]:
        for result in fused_op.results:
            replacement = fused.replacements.get(result)
            if replacement is not None:
                rewriter.replace_all_uses_with(result, replacement)
        if fused_op.use_empty:
            rewriter.erase_op(fused_op)
