"""Blocks of results in registers: vectors, rows that use them again, and reductions unrolled as long as values fit."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import prod

from lamina.ir.types import DYNAMIC
from lamina.schedule.block_costs import WIDE_BLOCKS, Block, cycles, power_of_two_up_to
from lamina.schedule.structure import OperandAccess, StructuredOp
from lamina.target import Target

_EMBEDDED_BROADCASTS = 512
"""Bits of the vectors whose instructions broadcast an operand from memory."""

_LATE_GROUPS = 2
"""Groups of bytes that LLVM loads only when others are used up. If there are more, it loads all of them before the
first product, and keeps no sum in a register: the tile takes four times as long."""

_LONGEST_BODY = 84
"""Maximum number of instances of the block in the innermost loop."""

_ROWS_OF_A_FULL_ITERATION = 4
"""Rows whose multiplications take longer than what a loop needs for itself."""


def best_block(
    op: StructuredOp,
    dim: int,
    reusing: list[int],
    lanes: int,
    target: Target,
    packed: Sequence[int],
    most_results: int | None = None,
    groups_of_bytes: bool = False,
) -> Block:
    """Returns the block of results whose tiles, those at the ends of loops included, take the fewest cycles.
    ``most_results``: the number of registers for them, if that is not the usual one. ``groups_of_bytes``: each row
    needs a register for what it multiplies, as byte products do not broadcast it from memory."""
    widest = most_vectors(target)
    if not reusing:
        widest *= 2
    # Strided vectors are shuffled only if they are whole.
    skips = any(operand.strides[dim] not in (0, 1) for operand in op.inputs)
    longest = op.size(dim) if skips and not packed else 2 * op.size(dim) - 1
    row = max((panel_bytes(op, op.inputs[number]) for number in packed), default=0) * lanes
    # Convolutions have few channels.
    has_wide_panels = bool(packed) and not any(map(op.is_window, op.reductions))
    best: tuple[float, Block] | None = None
    vectors = 1
    while vectors <= widest:
        if vectors == 1 or lanes * vectors <= longest:
            most = most_results or min(registers_of_results(target, vectors), _registers_left(op, dim, target, vectors))
            for rows in _row_counts(op, reusing, most // (vectors * len(op.outputs))):
                if prod(rows) > 1 and _live_vectors(op, dim, reusing, rows) * vectors > target.registers:
                    continue
                held = prod(rows) * vectors * len(op.outputs) + vectors
                multiplied = _vectors_of_lanes(op, dim, reusing, Block(vectors, rows), target)
                # LLVM loads the vectors of the next iteration before it has used those of this one.
                ahead = vectors if multiplied else 0
                if prod(rows) > 1 and held + ahead + multiplied > target.registers:
                    continue
                if groups_of_bytes and prod(rows) > 1 and held + prod(rows) > target.registers + _LATE_GROUPS:
                    continue
                block = Block(vectors, rows)
                far = row * vectors > target.cache_size(1) * 3 // 4
                taken = cycles(op, dim, reusing, lanes, block, far, target, has_wide_panels)
                # Wider blocks read unpacked operands less often.
                better = (taken * (1 - WIDE_BLOCKS * vectors * bool(packed)), block)
                if best is None or better[0] < best[0]:
                    best = better
        vectors *= 2
    assert best is not None
    return best[1]


def panel_bytes(op: StructuredOp, operand: OperandAccess) -> int:
    """Returns the bytes of a panel of one element."""
    return prod(op.size(loop) for loop in op.reductions if loop in operand.loops) * operand.bits // 8


def most_vectors(target: Target) -> int:
    """Returns the number of registers of a row of results that are used again."""
    return 4 if target.registers >= 32 else 2


def registers_of_results(target: Target, vectors: int) -> int:
    """Returns the number of registers for results; the others hold loaded values."""
    return target.registers * (7 if vectors == 1 else 6) // 8


def _registers_left(op: StructuredOp, dim: int, target: Target, vectors: int) -> int:
    """Returns the number of registers beside those for the loaded vectors, for uniform values used several times, and
    for what the block computes before it adds."""
    loaded = [operand for operand in op.inputs if operand.shape and operand.loops & set(op.reductions)]
    along = sum(dim in operand.loops for operand in loaded)
    uniform = len(loaded) - along if len(op.outputs) > 1 else 0
    before = vectors if op.work > 2 * len(op.outputs) and along == 1 else 0
    return target.registers - vectors * along - uniform - before


def _live_vectors(op: StructuredOp, dim: int, reusing: Sequence[int], rows: tuple[int, ...]) -> int:
    """Returns the number of vectors that a block of one vector a row holds at a time: results, those that all rows use,
    and those that several rows read at different iterations of an unrolled reduction, as the rows of a depthwise
    convolution do: they stay in registers between these reads."""
    sizes = _unrolled(op, reusing, rows)
    windows = 0
    for operand in op.inputs:
        if not operand.shape or dim not in operand.loops:
            continue
        places = {0}
        for loop in reusing[: len(rows)]:
            places = _reached(operand, places, loop, sizes[loop])
        held = 1
        for loop in op.reductions:
            read = _reached(operand, places, loop, sizes[loop])
            if 1 < len(places) <= len(read) < len(places) * sizes[loop]:
                held = max(held, len(read))
        windows += held
    return prod(rows) * len(op.outputs) + windows


def _vectors_of_lanes(
    op: StructuredOp, dim: int, reusing: Sequence[int], block: Block, target: Target
) -> int:
    """Returns the number of vectors whose lanes are multiplied by vectors: those of the adjacent numbers that each row
    reads in unrolled reductions."""
    if not target.multiplies_by_lanes:
        return 0
    rows = block.rows
    sizes = _unrolled(op, reusing, rows)
    unroll_what_fits(op, dim, sizes, (prod(rows) + 1) * block.vectors, target)
    total = 0
    for operand in op.inputs:
        if not operand.shape or dim in operand.loops:
            continue
        adjacent = 1
        for loop in sorted(op.reductions, key=lambda loop: operand.strides[loop] or 0):
            if operand.strides[loop] == adjacent:
                adjacent *= sizes[loop]
        if adjacent > 1:
            often = prod(count for loop, count in zip(reusing, rows, strict=False) if loop in operand.loops)
            total += often * -(-adjacent // target.lanes(operand.bits))
    return total


def _unrolled(op: StructuredOp, reusing: Sequence[int], rows: tuple[int, ...]) -> list[int]:
    """Returns the sizes of a tile with the given rows, and the reductions unrolled."""
    sizes = [1] * len(op.kinds)
    for loop, count in zip(reusing, rows, strict=False):
        sizes[loop] = count
    unroll_reductions(op, sizes, prod(rows))
    return sizes


def _reached(operand: OperandAccess, places: set[int], loop: int, size: int) -> set[int]:
    """Returns where iterations of a loop read, from several places on."""
    stride = operand.strides[loop] or 0
    return {place + stride * at for place in places for at in range(size)}


def _row_counts(op: StructuredOp, reusing: list[int], budget: int) -> Iterator[tuple[int, ...]]:
    """Iterations of the innermost loops of reuse that fit: of a second loop only once the first is whole."""
    if not reusing or budget < 2:
        yield ()
        return
    size = op.size(reusing[0])
    yield from ((count,) for count in range(1, min(size, budget) + 1))
    if size < budget and len(reusing) > 1:
        yield from ((size, count) for count in range(2, min(op.size(reusing[1]), budget // size) + 1))


def order_of_reductions(op: StructuredOp, dim: int, packed: Sequence[int], strict_reductions: bool) -> list[int]:
    """Returns the reductions, outermost first. Windows of unknown size, which tend to be short, are outside of others;
    others are in the order in which what is broadcast lies in memory, unless the written order is kept."""
    if strict_reductions or not op.reduces_in_any_order:
        return op.reductions
    ordered = sorted(op.reductions, key=lambda loop: not (op.static_sizes[loop] == DYNAMIC and op.is_window(loop)))
    if ordered != op.reductions or op.has_dynamic_sizes or not packed:
        return ordered
    rows = [operand for operand in op.inputs if operand.shape and dim not in operand.loops]
    if len(rows) != 1 or any(rows[0].strides[loop] is None for loop in ordered):
        return ordered
    strides = rows[0].strides
    return sorted(ordered, key=lambda loop: -(strides[loop] or 0))


def unroll_reductions(op: StructuredOp, sizes: list[int], rows: int, order: Sequence[int] | None = None) -> None:
    """Unrolls small reductions fully, and a few iterations of the innermost large one, as long as the code stays
    short: not around functions, which are long themselves. ``order``: that of the reductions, by default as
    written."""
    if op.computes_functions:
        return
    budget = max(1, _LONGEST_BODY // rows)
    for loop in reversed(op.reductions if order is None else order):
        size = op.static_sizes[loop]
        if 0 < size <= min(budget, 8):
            sizes[loop] = size
            budget //= size
        else:
            # Products of integers occupy registers until they are added, and LLVM computes those of all iterations
            # early. Of unknown sizes each tile has a second loop, for the rest: longer code for less use, and none
            # where additions wait for those of the iteration before anyway.
            most = 2 if size <= 0 or op.multiplies_integers else 4
            if size <= 0 and rows >= _ROWS_OF_A_FULL_ITERATION:
                most = 1
            step = max(1, min(most, power_of_two_up_to(budget), power_of_two_up_to(op.size(loop))))
            # LLVM makes a loop of two iterations straight code, with spills.
            sizes[loop] = step // 2 if size == 2 * step > 2 else step
            break


def unroll_what_fits(op: StructuredOp, dim: int, sizes: list[int], held: int, target: Target) -> None:
    """Leaves reductions as loops over which rows share values that are uniform along the vector, as the rows of a
    convolution do, if these do not fit into registers beside the ``held`` ones. AVX-512 broadcasts them from memory."""
    if target.vector_bits >= _EMBEDDED_BROADCASTS:
        return
    for operand in op.inputs:
        if not operand.shape or dim in operand.loops:
            continue
        places = {0}
        for loop in op.parallel:
            places = _reached(operand, places, loop, sizes[loop])
        for loop in op.reductions:
            read = _reached(operand, places, loop, sizes[loop])
            shares = 1 < len(places) <= len(read) < len(places) * sizes[loop]
            if shares and held + len(read) > target.registers:
                sizes[loop] = 1
