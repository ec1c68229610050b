"""Operations that pass much to each other, computed together block by block."""

from __future__ import annotations

from lamina.dialects.linalg.structure import LinalgOp
from lamina.ir.operation import Operation
from lamina.schedule.handles import Handle
from lamina.schedule.session import Session


def in_blocks(root: Handle, *sizes: int, **dims: int) -> Handle:
    """Computes an operation in blocks, optionally on several cores, fusing its exclusive producers into each block.
    Returns the loop over the blocks.

    ``sizes`` are those of its loops, or by loop name; 0 leaves a loop whole. Raises ScheduleError if it cannot
    be tiled like that."""
    operation = root.one().op
    session = root.session
    chain = _chain(operation)
    handles = [structured for structured in session.match(interface="LinalgOp") if structured.op in chain]
    order = sorted(handles, key=lambda structured: chain[structured.op])
    _, (loop,) = root.tile(*root.tile_sizes(sizes, dims), using="forall")
    for producer in order:
        _, loop = producer.fuse_into(loop)
    return loop


def _chain(root: Operation) -> dict[Operation, int]:
    """Returns the structured producers of an operation whose results have no other
    users, numbered so that users come before producers."""
    positions: dict[Operation, int] = {}
    inside = {root}
    block = root.parent
    at = root.prev_op
    # Walking the block backwards visits every user before its producers.
    while at is not None:
        users = [user for result in at.results for user in result.users]
        if isinstance(at, LinalgOp) and at.parent is block and users and inside.issuperset(users):
            positions[at] = len(positions)
            inside.add(at)
        at = at.prev_op
    return positions


def share_buffers(s: Session) -> None:
    """Computes values that several operations in a block need once, in buffers of the block's size."""
    share_in_functions(s.match("func.func"))


def share_in_functions(functions: Handle) -> None:
    """The same in some functions."""
    functions.apply_patterns("canonicalization", "tensor.fold_tensor_empty", cse=True)
