"""Splitting structured operations along a loop."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lamina.dialects.linalg.structure import LinalgOp
from lamina.dialects.linalg.transforms.split import split
from lamina.dialects.transform.structured_tiling_ops import SplitOp
from lamina.interfaces.tiling import Size
from lamina.ir.attributes import IntegerAttr
from lamina.ir.builder import InsertionPoint
from lamina.ir.operation import Operation
from lamina.ir.types import DYNAMIC, IndexType
from lamina.rewrite.rewriter import MatchFailure
from lamina.transform.engine import Results, implement
from lamina.transform.failures import definite, silenceable
from lamina.transform.state import PARAM, TransformState, kind_of

if TYPE_CHECKING:
    from lamina.transform.engine import TransformRewriter


@implement(consumes="target")
def split_op(op: SplitOp, rewriter: TransformRewriter, results: Results, state: TransformState) -> None:
    """Splits the iterations of operations at a point; with ``multiway`` one target into several chunks."""
    targets = state.ops(op.target)
    multiway = op.multiway
    if multiway and len(targets) != 1:
        raise silenceable(op, f"requires exactly one target when multiway split is enabled (got {len(targets)})")
    chunks = _chunks(op, state, len(targets), multiway)
    if multiway:
        results.set(0, _split_at_all(op, rewriter, targets[0], chunks))
        return
    first: list[Operation] = []
    second: list[Operation] = []
    without: Operation | None = None
    for target, chunk in zip(targets, chunks, strict=True):
        head, tail = _split_once(op, rewriter, target, chunk)
        first.append(head)
        if tail is not None:
            second.append(tail)
        elif without is None:
            without = target
    if second and without is not None:
        raise silenceable(
            op,
            "splitting does not produce the second part for a subset of targets",
            ("expected splitting to produce the second part of all or none of the targets", op),
            ("first target with no second part", without),
        )
    results.set(0, [*first, *second])


def _split_at_all(op: SplitOp, rewriter: TransformRewriter, target: Operation, chunks: list[Size]) -> list[Operation]:
    """Returns the parts of one target, including the rest after the last chunk."""
    _check(op, target)
    parts: list[Operation] = []
    rest: Operation | None = target if chunks else None
    for chunk in chunks:
        if rest is None:
            break
        head, rest = _split_once(op, rewriter, rest, chunk)
        parts.append(head)
    return parts if rest is None else [*parts, rest]


def _split_once(
    op: SplitOp, rewriter: TransformRewriter, target: Operation, chunk: Size
) -> tuple[Operation, Operation | None]:
    _check(op, target)
    rewriter.point = InsertionPoint.before_op(target)
    rewriter.location = target.raw_location
    parts = split(rewriter, target, op.dimension, chunk)
    if isinstance(parts, MatchFailure):
        raise definite(op, "internal failure while splitting", ("target op", target))
    return parts


def _check(op: SplitOp, target: Operation) -> None:
    if not isinstance(target, LinalgOp):
        raise silenceable(op, "only applies to structured ops", ("target op", target))
    loop = op.dimension
    if not 0 <= loop < target.num_loops:
        raise silenceable(op, f"dimension {loop % 2**64} does not exist in target op", ("target op", target))


def _chunks(op: SplitOp, state: TransformState, count: int, multiway: bool) -> list[Size]:
    """Returns the sizes of the parts: one per target, or all for the only target."""
    if op.dynamic_chunk_sizes is None:
        static = op.static_chunk_sizes
        assert static != DYNAMIC
        return [static] * count
    payload = state.payload(op.dynamic_chunk_sizes)
    sizes: list[Size] = []
    for item in payload:
        if isinstance(item, IntegerAttr):
            sizes.append(item.value)
        elif kind_of(op.dynamic_chunk_sizes.type) == PARAM:
            raise definite(op, f"expected only integer parameters, got {item}")
        elif len(item.results) != 1 or not isinstance(item.results[0].type, IndexType):
            message = "expected dynamic split point handle to point to a single-result index-typed op"
            raise silenceable(op, message, ("dynamic split point", item))
        else:
            sizes.append(item.results[0])
    if not multiway and len(sizes) != count:
        raise definite(
            op,
            f"expected the dynamic split point handle to point to as many operations ({len(sizes)}) "
            f"as the target handle ({count})",
        )
    return sizes
