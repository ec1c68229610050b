"""Sizes for tiling and splitting, as parameters or as operations of the payload that compute them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from lamina.dialects.linalg.structure import LinalgOp
from lamina.dialects.linalg.transforms.tile_sizes import (
    continuous_tile_sizes,
    multitile_sizes,
    static_continuous_tile_sizes,
    static_multitile_sizes,
)
from lamina.dialects.transform.structured_tiling_ops import ContinuousTileSizesOp, MultiTileSizesOp
from lamina.ir.builder import InsertionPoint
from lamina.ir.types import IntegerType
from lamina.ir.value import Value
from lamina.transform.engine import Results, implement, integer_param
from lamina.transform.failures import definite, silenceable
from lamina.transform.state import PARAM, TransformState, kind_of

if TYPE_CHECKING:
    from lamina.transform.engine import TransformRewriter


def _payload(sizes: Sequence[int | Value], width: int = 64) -> list[Any]:
    """Numbers as parameters of a width, values as the operations that compute them."""
    return [integer_param(size, width) if isinstance(size, int) else size.defining_op for size in sizes]


def _require_static(op: ContinuousTileSizesOp | MultiTileSizesOp, target: LinalgOp) -> None:
    if target.has_dynamic_shape:
        message = "cannot compute parametric tile sizes for dynamically shaped payload op"
        raise silenceable(op, message, ("payload op", target))


@implement(each=True, on=LinalgOp)
def multitile_sizes_op(
    op: MultiTileSizesOp, rewriter: TransformRewriter, target: LinalgOp, state: TransformState
) -> tuple[Any, ...]:
    """Two tile sizes and where the iterations with the second begin."""
    if kind_of(op.low_size.type) == PARAM:
        _require_static(op, target)
        sizes = static_multitile_sizes(target, op.dimension, op.target_size, op.divisor)
        if sizes is None:
            raise silenceable(op, "failed to compute multi-size tiling sizes")
    else:
        sizes = multitile_sizes(rewriter, target, op.dimension, op.target_size, op.divisor)
        if sizes is None:
            raise silenceable(op, "could not generate tile size computation")
    type = getattr(op.low_size.type, "type", None)
    return tuple(_payload(sizes, type.width if isinstance(type, IntegerType) else 64))


@implement
def continuous_tile_sizes_op(
    op: ContinuousTileSizesOp, rewriter: TransformRewriter, results: Results, state: TransformState
) -> None:
    """A tile size and powers of two below it, and the chunks of the loop that they are for."""
    targets = state.ops(op.target)
    if len(targets) != 1:
        raise silenceable(op, f"requires exactly one target (got {len(targets)})")
    (target,) = targets
    if not isinstance(target, LinalgOp):
        raise definite(op, "expected Linalg Op")
    loop, size = op.dimension, op.target_size
    if kind_of(op.tile_sizes.type) == PARAM:
        _require_static(op, target)
        sizes = static_continuous_tile_sizes(target, loop, size)
        if sizes is None:
            raise silenceable(op, "failed to compute multi-size tiling sizes")
    else:
        rewriter.point = InsertionPoint.before_op(target)
        rewriter.location = target.raw_location
        sizes = continuous_tile_sizes(rewriter, target, loop, size)
        if sizes is None:
            raise silenceable(op, "could not generate tile size computation")
    results.set(0, _payload(sizes.tiles))
    results.set(1, _payload(sizes.chunks))
