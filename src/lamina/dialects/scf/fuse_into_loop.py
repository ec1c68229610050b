"""Moving the computation of a producer into the loop that takes slices of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from lamina.dialects.linalg.slices import Slice, mixed, parallel_insert_slice, slice_of
from lamina.dialects.linalg.structured_ops import GenericOp
from lamina.dialects.scf.forall_loops import build_forall
from lamina.dialects.scf.ops import ForallOp
from lamina.dialects.scf.tile_and_fuse import tiled_producer_of_slice
from lamina.dialects.scf.tile_destinations import TilingFailure, destinations
from lamina.dialects.tensor.ops import ExtractSliceOp
from lamina.interfaces.destination_style import dps_inits
from lamina.interfaces.loop_like import LoopLikeOpInterface
from lamina.interfaces.tiling import TilingInterface, TilingResult
from lamina.ir.builder import InsertionPoint
from lamina.ir.dominance import DominanceInfo
from lamina.ir.operation import IRMapping, Operation
from lamina.ir.value import OpOperand, OpResult, Value
from lamina.rewrite import PatternRewriter

if TYPE_CHECKING:
    from lamina.dialects.scf.ops import ForOp


@dataclass
class Fusion:
    """The result of fusing one use of a producer: the operations now in the loop, the loop if it was replaced, and
    the reason for a failure."""

    operations: list[Operation] = field(default_factory=list)
    new_loop: Any = None
    reasons: list[str] = field(default_factory=list)


def fuse_first_use(rewriter: PatternRewriter, producer: Operation, loop: ForOp | ForallOp) -> Fusion:
    """Fuses the first use of the producer inside the loop: a tile for a slice, directly or through a
    carried value, otherwise a clone of the whole producer."""
    result = Fusion()
    for attempt in (_fuse_slice, _fuse_slice_of_argument, _clone_into):
        if attempt(rewriter, producer, loop, result):
            return result
    return result


def _note(result: Fusion, reason: str) -> bool:
    result.reasons.append(reason)
    return False


def _users(op: Operation) -> list[Operation]:
    return [use.owner for value in op.results for use in value.uses]


# ---- A slice of the producer's result


def _fuse_slice(rewriter: PatternRewriter, producer: Operation, loop: ForOp | ForallOp, result: Fusion) -> bool:
    if TilingInterface.get(producer) is None:
        return _note(result, "producer is not a TileableInterface: ")
    slice: Any = next(
        (user for user in _users(producer) if isinstance(user, ExtractSliceOp) and loop.is_proper_ancestor(user)), None
    )
    if slice is None:
        return _note(result, "could not find fusion opportunity for: ")
    with rewriter.insertion_guard(InsertionPoint.before_op(slice)):
        rewriter.location = producer.raw_location
        source: OpResult = slice.source
        inside = slice.parent_op
        copy = producer
        if LoopLikeOpInterface.has(inside):
            copy = rewriter.clone(producer)
            _use_carried_values(copy, inside)
        place = slice_of(slice)
        tiled = tiled_producer_of_slice(rewriter, slice, copy.results[source.index])
        if tiled is None:
            return _note(result, "failed to tile producer op: ")
        rewriter.replace_op(slice, tiled.values[0])
        result.new_loop = _with_result(rewriter, producer, loop, tiled, source.index, place)
        if copy is not producer:
            rewriter.erase_op(copy)
        result.operations = tiled.operations
    return True


def _use_carried_values(copy: Operation, loop: ForOp | ForallOp) -> None:
    """Redirects the clone's destination to the loop-carried value if the producer writes into the loop's init."""
    model = LoopLikeOpInterface.get(loop)
    assert model is not None
    for argument, init in zip(model.get_region_iter_args(loop), model.get_inits(loop), strict=False):
        for slot in dps_inits(copy):
            if slot.value is init.value:
                slot.set(argument)


def _with_result(
    rewriter: PatternRewriter,
    producer: Operation,
    loop: ForOp | ForallOp,
    made: TilingResult,
    number: int,
    place: Slice,
) -> Any:
    """Returns the loop with the producer's result as a further result, where operations after the loop need it."""
    dominance = DominanceInfo()
    users = [
        user
        for user in producer.results[number].users
        if not loop.is_ancestor(user) and dominance.properly_dominates(loop, user)
    ]
    if not users or not isinstance(loop, ForallOp) or not isinstance(producer, GenericOp):
        return None
    rewriter.set_insertion_point(loop)
    rewriter.location = loop.raw_location
    output = producer.dps_inits[number]
    grown = _grown_forall(rewriter, loop, output)
    block = grown.regions[0].entry_block
    argument = block.add_argument(output.type, output.location)
    rewriter.replace_uses_if(output, argument, lambda use: grown.is_proper_ancestor(use.owner))
    first = block.last_op.regions[0].entry_block.first_op
    rewriter.set_insertion_point(first)
    parallel_insert_slice(rewriter, made.values[0], argument, Slice(place.offsets, place.sizes))
    for old, new in zip(loop.results, grown.results, strict=False):
        rewriter.replace_all_uses_with(old, new)
    rewriter.replace_uses_if(producer.results[number], grown.results[-1], lambda use: use.owner in users)
    return grown


def _grown_forall(rewriter: PatternRewriter, loop: ForallOp, output: Value) -> Any:
    """Returns a copy of a forall loop with the body of the old one and one output more."""
    grown = build_forall(
        rewriter,
        mixed(loop.static_lower_bound, loop.dynamic_lower_bound),
        mixed(loop.static_upper_bound, loop.dynamic_upper_bound),
        mixed(loop.static_step, loop.dynamic_step),
        [*loop.outputs, output],
        loop.mapping,
    )
    empty = grown.regions[0].entry_block
    rewriter.inline_region_before(loop.regions[0], empty, grown.regions[0])
    rewriter.erase_block(empty)
    return grown


# ---- A slice of a loop-carried value


def _fuse_slice_of_argument(
    rewriter: PatternRewriter, producer: Operation, loop: ForOp | ForallOp, result: Fusion
) -> bool:
    if TilingInterface.get(producer) is None:
        return _note(result, "producer is not a TileableInterface: ")
    use = next((use for value in producer.results for use in value.uses if isinstance(use.owner, ForallOp)), None)
    if use is None or use.owner is not loop:
        return _note(result, "could not find a use by the containing op: ")
    argument = _tied_argument(loop, use)
    slice: Any = next(
        (user for user in argument.users if isinstance(user, ExtractSliceOp) and loop.is_proper_ancestor(user)), None
    )
    if slice is None:
        return _note(result, "could not find fusion opportunity for bbArg: ")
    number = use.value.index
    with rewriter.insertion_guard(InsertionPoint.before_op(slice)):
        rewriter.location = producer.raw_location
        try:
            targets = destinations(rewriter, producer)
        except TilingFailure:
            return _note(result, "failed to get destination tensors for: ")
        mapping = IRMapping()
        mapping.values[targets[number]] = argument
        copy = rewriter.clone(producer, mapping)
        tiled = tiled_producer_of_slice(rewriter, slice, copy.results[number])
        if tiled is None:
            rewriter.erase_op(copy)
            return _note(result, "failed to tile producer op: ")
        rewriter.replace_op(slice, tiled.values[0])
        with rewriter.modify_in_place(loop):
            use.set(targets[0])
        rewriter.erase_op(copy)
        result.operations = tiled.operations
    return True


def _tied_argument(loop: Operation, use: OpOperand) -> Value:
    model = LoopLikeOpInterface.get(loop)
    assert model is not None
    pairs: Sequence[Any] = list(zip(model.get_region_iter_args(loop), model.get_inits(loop), strict=False))
    return next(argument for argument, init in pairs if init is use)


# ---- Any use


def _clone_into(rewriter: PatternRewriter, producer: Operation, loop: ForOp | ForallOp, result: Fusion) -> bool:
    uses = []
    for value in producer.results:
        for use in value.uses:
            if loop.is_proper_ancestor(use.owner):
                uses.append(use)
            elif use.owner is loop:
                return _note(result, "producer op use by containing op cannot be fused by cloning")
    if not uses:
        return _note(result, "no fusion opportunity by cloning")
    use = uses[0]
    with rewriter.insertion_guard(InsertionPoint.before_op(use.owner)):
        copy = rewriter.clone(producer)
        with rewriter.modify_in_place(use.owner):
            use.set(copy.results[use.value.index])
    result.operations = [copy]
    return True


@dataclass
class IntoLoop:
    """The result of fusing producers into a loop; ``failed`` is the producer that could not be fused, with the
    reasons."""

    operations: list[Operation]
    loop: Any
    failed: Operation | None = None
    reasons: list[str] = field(default_factory=list)


def fuse_into_loop(rewriter: PatternRewriter, producers: Sequence[Any], loop: Operation) -> IntoLoop:
    """Fuses all uses of the producers inside the loop, one producer with uses there at a time. If no remaining
    producer has any, ``reasons`` is empty and ``failed`` is the first one left."""
    remaining = list(dict.fromkeys(producers))
    fused = IntoLoop([], loop)
    while remaining:
        producer = None
        for candidate in remaining:
            count = sum(fused.loop.is_ancestor(user) for user in _users(candidate))
            if count:
                producer = candidate
                if count == 1:
                    remaining.remove(candidate)
                break
        if producer is None:
            fused.failed = remaining[0]
            return fused
        fused_use = fuse_first_use(rewriter, producer, fused.loop)
        if not fused_use.operations:
            fused.failed, fused.reasons = producer, fused_use.reasons
            return fused
        fused.operations += fused_use.operations
        if fused_use.new_loop is not None:
            rewriter.erase_op(fused.loop)
            fused.loop = fused_use.new_loop
    return fused
