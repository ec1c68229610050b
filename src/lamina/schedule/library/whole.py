"""Schedules of whole modules."""

from __future__ import annotations

from lamina.dialects.linalg.structure import LinalgOp
from lamina.schedule.automatic import plan
from lamina.schedule.errors import error
from lamina.schedule.handles import Handle
from lamina.schedule.library.blocks import in_blocks, share_buffers
from lamina.schedule.library.tiles import PayloadSteps, prepare, tiles
from lamina.schedule.perform import perform
from lamina.schedule.session import Session
from lamina.target import Target


def automatic(s: Session, target: Target | None = None, *, strict_reductions: bool = False) -> None:
    """All that the automatic scheduler does, step by step in this schedule."""
    perform(plan(s.payload, target, strict_reductions=strict_reductions), PayloadSteps(s))


def attention(s: Session, rows: int = 64) -> None:
    """Schedules products with a softmax between them in blocks of rows of one matrix: the scores of a block stay in a
    cache. The last structured operation is computed in blocks.

    Raises ScheduleError if it has no loop over rows besides its reduction."""
    operations = tiles(prepare(s))
    last = _last(operations)
    count = len(_parallel(last))
    if count < 2:
        raise error("attention ends in a product of matrices, whose rows make the blocks")
    in_blocks(last, *([1] * (count - 2)), rows)
    share_buffers(s)


def normalization(s: Session, rows: int = 1) -> None:
    """Schedules reductions along rows, and what they normalize (softmax, layer norm), a few rows at a time: each row is
    read from memory once.

    Raises ScheduleError if the last structured operation has no loop over rows."""
    last = _last(tiles(prepare(s)))
    if not _parallel(last):
        raise error("a normalization ends in an operation with a loop over rows")
    in_blocks(last, rows)
    share_buffers(s)


def _last(operations: Handle) -> Handle:
    if not operations:
        raise error("the module has no structured operations")
    return operations[-1]


def _parallel(handle: Handle) -> list[int]:
    op = handle.op
    return [loop for loop in range(op.num_loops) if loop not in op.reduction_dims] if isinstance(op, LinalgOp) else []
