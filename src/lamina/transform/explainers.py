"""Explanations of failures of particular transform operations."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from lamina.dialects.linalg.structure import LinalgOp
from lamina.dialects.tensor.ops import ExtractSliceOp
from lamina.interfaces.tiling import TilingInterface
from lamina.ir.operation import Operation
from lamina.ir.types import DYNAMIC
from lamina.transform.explain import Given, Note, explainer, remarker
from lamina.transform.labels import structured_sizes

if TYPE_CHECKING:
    from lamina.dialects.transform.structured_form_ops import InterchangeOp
    from lamina.dialects.transform.structured_tiling_ops import (
        FuseIntoContainingOp,
        FuseOp,
        TileUsingForallOp,
        TileUsingForOp,
    )
    from lamina.dialects.transform.structured_vector_ops import VectorizeOp

_SHOWN = 3


@explainer(
    "structured.tile_using_for", "structured.tile_using_forall", "structured.fuse", "structured.interchange",
    "structured.tile_reduction_using_for", "structured.tile_reduction_using_forall", "structured.split",
    "structured.multitile_sizes", "structured.continuous_tile_sizes", "structured.pad", "structured.pack",
)  # fmt: skip
def loops_of_targets(op: TileUsingForallOp | InterchangeOp | TileUsingForOp, given: Given) -> Iterator[Note]:
    """Notes the number of loops of the targets, and their sizes, which sizes and orders must match."""
    for target in given("target")[:_SHOWN]:
        sizes = structured_sizes(target)
        if sizes:
            count = sizes.count(" x ") + 1
            yield f"it has {count} loop{'s' if count != 1 else ''}: {sizes}", target


@explainer("structured.vectorize")
def what_vectorization_needs(op: VectorizeOp, given: Given) -> Iterator[Note]:
    """Notes the unknown sizes, the usual reason for failed vectorization, and the vector sizes to pass."""
    sizes_given = list(op.static_vector_sizes or ())
    for target in given("target")[:_SHOWN]:
        sizes = structured_sizes(target)
        if not sizes:
            continue
        yield f"it has {sizes.count(' x ') + 1} loops: {sizes}", target
        if isinstance(target, LinalgOp) and DYNAMIC in target.static_loop_ranges and not sizes_given:
            yield "loops of unknown size need vector_sizes, or tile sizes that divide the loops", op


@explainer("structured.fuse_into_containing_op")
def users_of_producers(op: FuseIntoContainingOp, given: Given) -> Iterator[Note]:
    """Notes the uses of producers outside of the loop."""
    loops = given("containing_op")
    for producer in given("producer_op")[:_SHOWN]:
        users = [user for result in producer.results for user in result.users]
        inside = [user for user in users if any(loop.is_proper_ancestor(user) for loop in loops)]
        if inside:
            yield f"'{producer.name}' is used inside the containing op by '{inside[0].name}'", inside[0]
        elif users:
            yield f"'{producer.name}' is not used inside the containing op; it is used here", users[0]
        else:
            yield f"'{producer.name}' has no uses", producer


@remarker("structured.fuse")
def producers_left_outside(op: FuseOp, gave: Callable[[int], list[Operation]]) -> Iterator[Note]:
    """Producers whose results the loops still take slices of: they were not fused."""
    outermost = gave(1) if len(op.results) > 1 else []
    for tiled in gave(0):
        for value in tiled.operands:
            piece = value.defining_op
            if not isinstance(piece, ExtractSliceOp):
                continue
            producer = piece.source.defining_op
            if producer is None or any(loop.is_ancestor(producer) for loop in outermost):
                continue
            reason = (
                "the part used by the loops is not a tile of it" if TilingInterface.has(producer)
                else "it does not implement TilingInterface"
            )
            yield f"'{producer.name}' was not fused: {reason}", producer
