"""Checks on structured operations: those left to scalar loops, and those whose vectors cannot be fast."""

from __future__ import annotations

from collections.abc import Iterator
from math import prod

from lamina.conversion.vector_loops.tile import InvalidTile, VectorTile, vector_tile_of
from lamina.dialects.arith.ops import AddFOp, AddIOp, MulFOp, MulIOp
from lamina.dialects.linalg.structure import LinalgOp
from lamina.ir.operation import Operation
from lamina.ir.remarks import Remark
from lamina.ir.types import DYNAMIC, FloatType
from lamina.remarks.watch import target_of_code
from lamina.schedule.scalar import REMARKABLE_WORK, scalar_remark
from lamina.schedule.structure import StructuredOp
from lamina.schedule.tiles import choose_tile
from lamina.target import Target

_FEWEST_SUMS = 4
"""The number of independent accumulator vectors that keep the multiply-add units half busy."""
_MUCH_REUSE = 8


def check_scalar(root: Operation) -> Iterator[Remark]:
    """Remarks on structured operations that are about to become scalar loops."""
    for op in root.walk():
        if isinstance(op, LinalgOp):
            remark = scalar_remark(StructuredOp(op), target=target_of_code())
            if remark is not None:
                yield remark


def check_tiles(root: Operation) -> Iterator[Remark]:
    """Remarks on the tiles of operations that are about to become loops over vectors."""
    target = target_of_code()
    for op in root.walk():
        if not isinstance(op, LinalgOp) or not op.reduction_dims:
            continue
        try:
            tile = vector_tile_of(op)
        except InvalidTile:
            continue
        if tile is not None:
            structured = StructuredOp(op)
            yield from _few_sums(structured, tile, target)
            yield from _unknown_windows(structured)


def _few_sums(op: StructuredOp, tile: VectorTile, target: Target) -> Iterator[Remark]:
    """Contractions whose tile holds too few sums for the latency of an addition."""
    if not _is_contraction(op) or op.iterations < REMARKABLE_WORK:
        return
    if min(prod(op.size(loop) for loop in op.parallel if loop not in operand.loops) for operand in op.inputs) < (
        _MUCH_REUSE
    ):
        return
    lanes = target.lanes(op.widest)
    sums = prod(size for loop, size in enumerate(tile.sizes) if loop in op.parallel or loop == tile.dim) // lanes
    if sums >= _FEWEST_SUMS:
        return
    choice = choose_tile(op, target)
    if choice is None:
        return
    better = " x ".join(map(str, choice.tile.sizes))
    yield Remark(
        op.op,
        "few sums",
        f"the tile {' x '.join(map(str, tile.sizes))} of a contraction holds {max(1, sums)} "
        f"vector{'s' if sums > 1 else ''} of sums, each of which waits for the multiply-add before: it uses neither "
        f"the {target.registers} registers nor what it loads more than once",
        help=f"tile it by {better}, as the automatic schedule would",
    )


def _unknown_windows(op: StructuredOp) -> Iterator[Remark]:
    """Windows of unknown sizes, which cost much."""
    windows = [loop for loop in op.reductions if op.static_sizes[loop] == DYNAMIC and op.is_window(loop)]
    if not windows or op.iterations * op.work < REMARKABLE_WORK:
        return
    named = " and ".join(f"d{loop}" for loop in windows)
    yield Remark(
        op.op,
        "unknown sizes",
        f"a window is not unrolled, as the size of {named} is not known",
        help="give the weights constant sizes (tensor.cast), and compile one function for each that occurs",
    )


def _is_contraction(op: StructuredOp) -> bool:
    if len(op.inputs) < 2 or not all(isinstance(input.element, FloatType) for input in op.inputs):
        return False
    inner = list(op.op.block.operations)
    return any(isinstance(one, MulFOp | MulIOp) for one in inner) and any(
        isinstance(one, AddFOp | AddIOp) for one in inner
    )
