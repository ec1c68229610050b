"""Selection of the register tile of a structured operation: the vectorized loop, the vector length, and the unrolling.

The vectorized loop is the one along which loads and stores cost least: contiguous accesses are the unit, broadcasts
are almost free, gathers cost an access per element. Then the loops over which a loaded vector is
reused are unrolled until the results fill the registers, as in Goto and van de Geijn, "Anatomy of High-Performance
Matrix Multiplication" (ACM TOMS 34, 2008)."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import NamedTuple

from lamina.conversion.vector_loops.dot_products import GROUP, PAIR, PAIRS, match_dot_product
from lamina.conversion.vector_loops.factors import factors_of_terms
from lamina.conversion.vector_loops.lookups import PERMUTATION, is_table_of_bytes
from lamina.conversion.vector_loops.tile import FEW_ROWS, WIDEST, VectorTile
from lamina.dialects.linalg.structure import PARALLEL
from lamina.dialects.tensor.ops import ExtractSliceOp, InsertSliceOp
from lamina.ir.affine import AffineDimExpr
from lamina.ir.types import DYNAMIC
from lamina.schedule.block_costs import power_of_two_from, power_of_two_up_to
from lamina.schedule.blocks_of_sums import block_of_sums
from lamina.schedule.loop_costs import SHUFFLED, cost_along, loops_for_vectors, shared_rows
from lamina.schedule.matrix_tiles import choose_matrix_tile
from lamina.schedule.packing import PACKED_REUSE, packed_inputs, reuse_of
from lamina.schedule.register_blocks import (
    best_block,
    most_vectors,
    order_of_reductions,
    panel_bytes,
    unroll_reductions,
    unroll_what_fits,
)
from lamina.schedule.streams import streamed_tile
from lamina.schedule.structure import OperandAccess, StructuredOp
from lamina.target import Target

_STREAM_VECTORS = 4
"""The number of registers per vector of an operation without reuse."""
_SMALLEST_SQUARE, _LARGEST_SQUARE = 8, 16
"""The sides of squares that are better transposed in registers than gathered; larger ones make too much code."""

_PARALLEL_WORK = 1 << 18
"""Minimum operations for which waking other cores pays."""
_PARALLEL_SUMS, _MOST_PARTIALS = 8, 4
"""Sums that are added to at a time: additions take four cycles, and two start in each."""
_LOADS_OF_AN_INSTANCE = 8
"""Elements loaded one by one that are as much code as an instance of the block."""
_SHORTEST_REDUCTION = 16
"""Iterations of a reduction for which writing the results takes longer."""
_FEWEST_TERMS = 8
"""Terms of a sum for which a factor of them is applied to the sum."""
_READ_CYCLES = (0.03, 0.08, 0.25)
"""Cycles for each byte that the L2 cache, the last cache and memory deliver to one of several busy cores."""
_GAIN_OF_PARTS = 0.8
"""The share of the cycles below which another order of loops pays."""
_FEWEST_TILES_OF_BLOCKS = 4
"""Tiles that read a panel for its blocks to pay: each block loads and stores the sums."""


class Choice(NamedTuple):
    """A tile, and why."""

    tile: VectorTile
    reasons: list[str]


def choose_tile(op: StructuredOp, target: Target, strict_reductions: bool = False) -> Choice | None:
    """Returns the tile of an operation; None if it should not be vectorized."""
    choice = _choose(op, target, strict_reductions)
    if choice is not None and target.permutes_bytes and any(map(is_table_of_bytes, op.op.block.operations)):
        choice = Choice(choice.tile._replace(table=PERMUTATION), [*choice.reasons, "tables of bytes in registers"])
    if choice is not None and choice.tile.pack and not choice.tile.dot:
        choice = Choice(choice.tile._replace(bits=min(target.vector_bits, WIDEST)), choice.reasons)
    return choice if choice is None else _in_chunks(op, choice, target, strict_reductions)


def _in_chunks(op: StructuredOp, choice: Choice, target: Target, strict_reductions: bool) -> Choice:
    """Offers to run an operation on several cores if that may pay; of dynamic sizes, that is decided at run time."""
    if target.cores < 2 or (op.parallel_work < _PARALLEL_WORK and not op.has_dynamic_sizes):
        return choice
    count = 4 * target.cores
    tile = choice.tile._replace(chunks=count)
    if tile.single is not None:
        tile = tile._replace(single=tile.single._replace(chunks=count))
    if tile.few is not None:
        tile = tile._replace(few=tile.few._replace(chunks=count))
    split = None if strict_reductions else _split_reduction(op, tile, target)
    if split is None:
        return Choice(tile, [*choice.reasons, f"in {count} chunks"])
    reasons = [*choice.reasons, f"d{split} in {count} chunks, whose results are combined at the end"]
    return Choice(tile._replace(split=split), reasons)


def _split_reduction(op: StructuredOp, tile: VectorTile, target: Target) -> int | None:
    """Returns the reduction to divide among the cores if the parallel loops have too few tiles; None otherwise, or if
    partial results cannot be combined."""
    if not op.reductions or not op.reduces_in_any_order or op.op.has_index_semantics or tile.dot or tile.pack:
        return None
    if any(op.static_sizes[loop] == DYNAMIC for loop in op.parallel):
        return None
    if any(op.size(loop) // tile.sizes[loop] >= target.cores for loop in op.parallel):
        return None
    for loop in (loop for loop in tile.order if loop in op.reductions):
        tiles = op.size(loop) // tile.sizes[loop]
        apart = all(
            isinstance(expr, AffineDimExpr) or not expr.is_function_of_dim(loop)
            for operand in op.inputs
            for expr in operand.map.results
        )
        if apart and (tiles >= tile.chunks or op.static_sizes[loop] == DYNAMIC):
            return loop
    return None


def _choose(op: StructuredOp, target: Target, strict_reductions: bool) -> Choice | None:
    if op.problem is not None:
        return None
    candidates = loops_for_vectors(op, strict_reductions)
    if not candidates:
        return None
    matrices = choose_matrix_tile(op, target) if not strict_reductions else None
    if matrices is not None:
        return Choice(*matrices)
    lanes = target.lanes(op.widest)
    candidates = [loop for loop in candidates if op.static_sizes[loop] != 1] or candidates
    candidates.sort(key=lambda loop: (cost_along(op, loop, lanes, target.has_masks), -loop))
    for loop in candidates:
        if loop in op.parallel and (choice := _by_dot_products(op, loop, target)) is not None:
            return _with_single(op, loop, lanes, choice, target)
    dim = candidates[0]
    if op.size(dim) < 2 and op.static_sizes[dim] > 0:
        return None
    if dim in op.reductions:
        return _along_reduction(op, dim, lanes, target)
    if op.reductions:
        choice = _with_reductions(op, dim, lanes, target, strict_reductions)
        choice = _with_few(op, lanes, _in_blocks(op, choice, target, strict_reductions), target, strict_reductions)
        if not strict_reductions:
            choice = _with_partials(op, _with_factor(op, choice), target)
        return choice if strict_reductions else _with_single(op, dim, lanes, choice, target)
    return _elementwise(op, dim, lanes, target)


# ---- Kinds of tiles


def _along_reduction(op: StructuredOp, dim: int, lanes: int, target: Target) -> Choice:
    """Partial results in the lanes, several rows at a time where they share an operand."""
    size, sizes = op.size(dim), [1] * len(op.kinds)
    shared = shared_rows(op, dim)
    if (block := block_of_sums(op, dim, shared, lanes, target)) is not None:
        return Choice(*block)
    # Few rows leave room for those of another loop.
    both = len(shared) > 1 and op.static_sizes[shared[0]] in range(1, 5)
    # Eight rows share each load, are read side by side from memory, and hide the latency of the sums with one vector
    # each; fewer rows need several.
    most = 8 if shared and op.size(shared[0]) >= 8 else 4
    registers = 1 if both or most == 8 else 4
    while registers > 1 and lanes * registers > size:
        registers //= 2
    length = min(lanes * registers, power_of_two_up_to(size))
    sizes[dim] = length
    reasons = [f"vectors of {length} along the reduction d{dim}, whose partial results are combined at its end"]
    for rows in shared[: 2 if both else 1]:
        count = max(1, min(most, op.size(rows)))
        sizes[rows] = count
        reasons.append(f"{count} iterations of d{rows} share what they read")
    order = [*op.parallel, *(loop for loop in op.reductions if loop != dim), dim]
    return Choice(VectorTile(tuple(sizes), dim, tuple(order), target.has_fma), reasons)


def _single(op: StructuredOp, dim: int, lanes: int, target: Target) -> VectorTile | None:
    """Returns the tile along the reduction for the case that a parallel loop of unknown size has a single iteration, as
    in a product of a matrix and one column; None where vectors would not be loaded."""
    depth = op.reductions[-1]
    if op.static_sizes[dim] != DYNAMIC or not op.reduces_in_any_order:
        return None
    for operand in op.inputs:
        last = [expr.position for expr in operand.map.results[-2:] if isinstance(expr, AffineDimExpr)]
        if depth in operand.loops and last != [depth, dim] and (dim in operand.loops or operand.strides[depth] != 1):
            return None
    sizes = [1] * len(op.kinds)
    sizes[depth] = 2 * lanes
    rest = [loop for loop in op.parallel if loop != dim]
    for loop in rest[-1:]:
        sizes[loop] = 4
    order = (dim, *rest, *(loop for loop in op.reductions if loop != depth), depth)
    return VectorTile(tuple(sizes), depth, order, target.has_fma)


def _with_single(op: StructuredOp, dim: int, lanes: int, choice: Choice, target: Target) -> Choice:
    """Adds the tile for the case that a loop of unknown size has a single iteration, where there is one."""
    single = _single(op, dim, lanes, target)
    if single is None:
        return choice
    reasons = [*choice.reasons, f"along d{single.dim} if d{dim} has a single iteration"]
    return Choice(choice.tile._replace(single=single), reasons)


def _with_few(op: StructuredOp, lanes: int, choice: Choice, target: Target, strict_reductions: bool) -> Choice:
    """Adds the tile for the case that a loop of unknown size has few iterations, if the packed input is then better
    read in memory order."""
    tile = choice.tile
    panels = [op.inputs[number] for number in tile.pack]
    unknown = [loop for loop in op.parallel if op.static_sizes[loop] == DYNAMIC]
    if not panels or len(unknown) != 1 or any(unknown[0] in operand.loops for operand in panels) or tile.block:
        return choice
    sizes = [FEW_ROWS if loop in unknown else size for loop, size in enumerate(op.static_sizes)]
    known = op.rearranged(op.operands, op.kinds, sizes)
    few = streamed_tile(known, tile.dim, lanes, target, strict_reductions)
    if few is None or any(operand.is_constant or operand.strides[tile.dim] != 1 for operand in panels):
        return choice
    reasons = [*choice.reasons, f"if d{unknown[0]} has few iterations, {few.reason}"]
    return Choice(tile._replace(few=few.tile), reasons)


def _with_reductions(
    op: StructuredOp, dim: int, lanes: int, target: Target, strict_reductions: bool
) -> Choice:
    """Results in registers, the reductions inside."""
    sizes = [1] * len(op.kinds)
    vectors = [operand for operand in op.inputs if operand.shape and dim in operand.loops]
    # Loops over which a loaded vector is reused, innermost ones first.
    reusing = [
        loop
        for loop in reversed(op.parallel)
        if loop != dim and op.size(loop) > 1 and any(loop not in operand.loops for operand in vectors)
    ]
    pack = packed_inputs(op, dim, lanes, target)
    by_rows = _writes_outweigh_reads(op, dim, vectors, target)
    if by_rows:
        pack = tuple(number for number in pack if op.inputs[number].is_constant)
    # Loops on which a panel depends are outside of it, one at a time.
    outer = {loop for number in pack for loop in op.inputs[number].loops if loop != dim}
    reusing = [loop for loop in reusing if loop not in outer]
    if not pack and (streamed := streamed_tile(op, dim, lanes, target, strict_reductions)) is not None:
        return Choice(streamed.tile, [streamed.reason])
    block = best_block(op, dim, reusing, lanes, target, pack)
    registers = block.vectors
    length = min(lanes * registers, power_of_two_from(op.size(dim)))
    for loop, count in zip(reusing, block.rows, strict=False):
        sizes[loop] = count
    rows = prod(sizes[loop] for loop in op.parallel)
    sizes[dim] = length
    reductions = order_of_reductions(op, dim, pack, strict_reductions)
    instances = _instances_of_gathers(op, dim, length, pack, target)
    if op.static_sizes[dim] == DYNAMIC:
        instances *= 2  # There are masked tiles, too.
    unroll_reductions(op, sizes, rows * instances, reductions)
    unroll_what_fits(op, dim, sizes, (rows + 1) * registers, target)
    rest = [loop for loop in op.parallel if loop != dim]
    if by_rows:
        parallel = [*sorted(rest, key=lambda loop: loop not in outer), dim]
    elif pack:
        inner = [loop for loop in rest if loop not in outer]
        parallel = [*(loop for loop in rest if loop in outer), *_around_panels(op, dim, inner, pack, target)]
    else:
        # Consecutive tiles read the same vectors.
        parallel = [*(loop for loop in rest if loop not in reusing[:1]), dim, *reusing[:1]]
    order = [*parallel, *reductions]
    reasons = [f"{rows} x {length} results in {rows * registers} of {target.registers} registers"]
    reasons += [f"input {number} in panels of {length}, in the order in which they are read" for number in pack]
    return Choice(VectorTile(tuple(sizes), dim, tuple(order), target.has_fma, pack), reasons)


def _around_panels(op: StructuredOp, dim: int, inner: list[int], pack: Sequence[int], target: Target) -> list[int]:
    """Returns the order of the vectorized loop and of those that read a panel again. If all panels stay in the L1
    cache, but what else is read and written does not stay in the L2 cache, lines of an image are computed whole, rather
    than the image once for each panel."""
    packed = [op.inputs[number] for number in pack]
    panels = sum(op.bytes_of(operand) for operand in packed)
    others = sum(op.bytes_of(operand) for operand in op.operands) - panels
    is_small = panels <= target.cache_size(1) // 2
    are_constant = all(operand.is_constant for operand in packed)
    if is_small and others > target.cache_size(2) and are_constant:
        return [*inner[:-1], dim, *inner[-1:]]
    if are_constant and len(inner) > 1 and _reads_less_in_parts(op, dim, inner[0], pack, target):
        return [inner[0], dim, *inner[1:]]
    return [dim, *inner]


def _reads_less_in_parts(op: StructuredOp, dim: int, loop: int, pack: Sequence[int], target: Target) -> bool:
    """True if all panels should be read for each iteration of a loop, such as that over images, rather than all that it
    runs over for each panel: if a part of that stays in a nearer cache."""
    panels = sum(op.bytes_of(op.inputs[number]) for number in pack)
    others = [operand for number, operand in enumerate(op.operands) if number not in pack and operand.shape]
    if op.has_dynamic_sizes or op.size(loop) < 2 or not all(loop in operand.loops for operand in others):
        return False
    total = sum(map(op.bytes_of, others))
    part, width = total // op.size(loop), target.lanes(op.widest) * most_vectors(target)
    times = -(-op.size(dim) // width)
    whole = total * times * _read_cost(total, target) + panels * _read_cost(panels, target)
    parts = total * times * _read_cost(part, target) + panels * op.size(loop) * _read_cost(panels + part, target)
    return parts < whole * _GAIN_OF_PARTS


def _read_cost(size: int, target: Target) -> float:
    """Returns the cycles for each byte of so many that are read again and again."""
    if size <= target.cache_size(2) * 3 // 4:
        return _READ_CYCLES[0]
    return _READ_CYCLES[1 if size <= target.cache_size(3) // (2 * target.cores) else 2]


def _writes_outweigh_reads(op: StructuredOp, dim: int, vectors: Sequence[OperandAccess], target: Target) -> bool:
    """True if reductions are so short that results should be written in memory order, and what each row of them reads
    stays in the L2 cache between iterations of loops that it does not depend on."""
    iterations = prod(op.size(loop) for loop in op.reductions)
    in_order = all(output.strides[dim] == 1 for output in op.outputs)
    contiguous = all(operand.strides[dim] == 1 for operand in vectors)
    outermost = [loop for loop in op.parallel if loop != dim and all(loop in operand.loops for operand in vectors)]
    read = sum(op.bytes_of(operand) for operand in vectors) // prod(op.size(loop) for loop in outermost)
    return iterations <= _SHORTEST_REDUCTION and in_order and contiguous and read <= target.cache_size(2) * 7 // 8


def _instances_of_gathers(op: StructuredOp, dim: int, length: int, pack: tuple[int, ...], target: Target) -> int:
    """Returns as how many instances of the block one counts: several if its gathers become a load for each element."""
    gathers = [
        operand
        for number, operand in enumerate(op.inputs)
        if number not in pack and operand.shape and operand.strides[dim] not in range(SHUFFLED + 1)
    ]
    loads = sum(length for operand in gathers if not target.gathers(operand.bits))
    return 1 + loads // _LOADS_OF_AN_INSTANCE


def _in_blocks(op: StructuredOp, choice: Choice, target: Target, strict_reductions: bool) -> Choice:
    """Divides a reduction into blocks if a panel does not stay in the L2 cache from one tile to the next, as Goto and
    van de Geijn do ("Anatomy of High-Performance Matrix Multiplication", 2008). Strict reductions keep their order:
    only the first one may be divided."""
    tile, capacity = choice.tile, target.cache_size(2)
    panel = max((panel_bytes(op, op.inputs[number]) for number in tile.pack), default=0) * tile.length
    inner = tile.order[tile.order.index(tile.dim) + 1 :]
    tiles = prod(max(1, op.size(loop) // tile.sizes[loop]) for loop in inner if op.kinds[loop] == PARALLEL)
    if panel <= capacity // 2 or tiles < _FEWEST_TILES_OF_BLOCKS:
        return choice
    shared = set.intersection(*(set(op.inputs[number].loops) for number in tile.pack))
    loops = op.reductions[:1] if strict_reductions or not op.reduces_in_any_order else op.reductions
    candidates = [loop for loop in loops if loop in shared and op.static_sizes[loop] > 2 * tile.sizes[loop]]
    if not candidates:
        return choice
    loop = max(candidates, key=op.size)
    step, size = tile.sizes[loop], op.size(loop)
    most = max(1, size * (capacity // 4) // panel // step) * step
    count = next((count for count in range(most, most // 2, -step) if size % count == 0), most)
    reason = f"{count} iterations of d{loop} at a time, so that a panel stays in the L2 cache"
    return Choice(tile._replace(block=(loop, count)), [*choice.reasons, reason])


def _with_factor(op: StructuredOp, choice: Choice) -> Choice:
    """Multiplies sums by a factor of their terms, such as the scale of a block of weights, rather than each term."""
    tile = choice.tile
    inside = [op.kinds[loop] == PARALLEL for loop in tile.order]
    if not op.reduces_in_any_order or inside != sorted(inside, reverse=True):
        return choice
    reductions = [loop for loop in tile.order if op.kinds[loop] != PARALLEL]
    for number in factors_of_terms(op.op):
        operand = op.inputs[number]
        depends = [position for position, loop in enumerate(reductions) if loop in operand.loops]
        first = max(depends, default=-1) + 1
        terms = prod(op.size(loop) for loop in reductions[first:])
        if operand.shape and terms >= _FEWEST_TERMS and all(tile.sizes[loop] == 1 for loop in reductions[:first]):
            reason = f"input {number} multiplies sums of {terms} terms"
            return Choice(tile._replace(factor=number), [*choice.reasons, reason])
    return choice


def _with_partials(op: StructuredOp, choice: Choice, target: Target) -> Choice:
    """Gives each result several sums if there are too few for additions not to wait for each other."""
    tile = choice.tile
    inside = [op.kinds[loop] == PARALLEL for loop in tile.order]
    if not op.reduces_in_any_order or inside != sorted(inside, reverse=True) or tile.factor is not None:
        return choice
    sums = prod(tile.sizes[loop] for loop in op.parallel if loop != tile.dim) * len(op.outputs)
    sums *= max(1, tile.length * op.widest // target.vector_bits)
    count = min(_PARALLEL_SUMS // sums, prod(tile.sizes[loop] for loop in op.reductions), _MOST_PARTIALS)
    if count < 2:
        return choice
    return Choice(tile._replace(partials=count), [*choice.reasons, f"{count} sums for each, so that none waits"])


def _by_dot_products(op: StructuredOp, dim: int, target: Target) -> Choice | None:
    """Vectorizes along a parallel loop, with a byte dot product instruction; None if there is none for the
    operation. Even with two lanes it does as much work as vectors along the reduction."""
    intrinsic = _dot_intrinsic(target)
    if intrinsic is None or not op.reductions or op.size(dim) < 2:
        return None
    in_pairs = intrinsic.startswith(PAIRS)
    dot = match_dot_product(op.op, in_pairs)
    if dot is None:
        return None
    depth = op.reductions[-1]
    if op.size(depth) < 4:
        return None
    varying = [number for number in (dot.left, dot.right) if dim in op.inputs[number].loops]
    if len(varying) != 1:
        return None
    (packed,) = varying
    values = op.inputs[dot.left if packed == dot.right else dot.right]
    weights = op.inputs[packed]
    if values.strides[depth] != 1 or depth not in weights.loops or not weights.map.is_projected_permutation():
        return None
    if reuse_of(op, weights) < PACKED_REUSE:
        return None
    lanes = target.lanes(32)
    sizes = [1] * len(op.kinds)
    outer = [loop for loop in op.parallel if loop in weights.loops and loop != dim]
    reusing = [loop for loop in reversed(op.parallel) if loop != dim and loop not in outer and op.size(loop) > 1]
    # With bytes of the same signs a group is not broadcast from memory but needs a register; pairs need one more, for
    # the product that is added.
    is_biased = dot.left_signed == dot.right_signed or in_pairs
    most = target.registers * (6 if in_pairs else 5) // 8 if is_biased else None
    block = best_block(op, dim, reusing, lanes, target, (packed,), most, groups_of_bytes=not in_pairs)
    for loop, count in zip(reusing, block.rows, strict=False):
        sizes[loop] = count
    sizes[dim] = lanes * block.vectors
    sizes[depth] = PAIR if in_pairs else 8 if op.static_sizes[depth] >= 8 and not is_biased else GROUP
    rest = [loop for loop in op.parallel if loop not in outer and loop != dim]
    order = (*outer, *_around_panels(op, dim, rest, (packed,), target), *op.reductions)
    rows = prod(sizes[loop] for loop in rest)
    reasons = [
        f"{rows} x {sizes[dim]} results in {rows * block.vectors} of {target.registers} registers, by "
        f"{'products of 16 bits' if in_pairs else intrinsic.rsplit('.', 2)[-2]}",
        f"input {packed} in groups of {PAIR if in_pairs else GROUP}",
    ]
    return Choice(VectorTile(tuple(sizes), dim, order, False, (packed,), 0, intrinsic), reasons)


def _dot_intrinsic(target: Target) -> str | None:
    """Returns LLVM's intrinsic for four-way byte dot products in the widest registers, or products of 16 bits added in
    pairs; None if the CPU has neither."""
    if "avx512vnni" in target.features:
        return f"llvm.x86.avx512.vpdpbusd.{min(target.vector_bits, 512)}"
    if "avxvnni" in target.features:
        return "llvm.x86.avx512.vpdpbusd.256"
    return f"{PAIRS}.{min(target.vector_bits, 512)}" if target.adds_pairs else None


def _elementwise(op: StructuredOp, dim: int, lanes: int, target: Target) -> Choice:
    """Uses consecutive vectors; squares if an operand is contiguous in another loop."""
    size, sizes = op.size(dim), [1] * len(op.kinds)
    across = next(
        (
            loop
            for operand in op.inputs
            if operand.shape and operand.strides[dim] not in (0, 1)
            for loop in op.parallel
            if loop != dim and operand.strides[loop] == 1
        ),
        None,
    )
    order = tuple([*(loop for loop in op.parallel if loop != dim), dim])
    # Each row of a square is in a register, and exchanging two takes another.
    most = min(lanes, _LARGEST_SQUARE, target.registers - 1)
    side = power_of_two_up_to(min(most, size, op.size(across) if across is not None else 1))
    if side >= min(lanes, _SMALLEST_SQUARE):
        assert across is not None
        sizes[dim] = sizes[across] = side
        reasons = [f"squares of {side} x {side}, transposed in registers"]
        return Choice(VectorTile(tuple(sizes), dim, order, False), reasons)
    sizes[dim] = length = _stream_length(op, size, lanes)
    return Choice(VectorTile(tuple(sizes), dim, order, False), [f"vectors of {length} along d{dim}"])


def choose_flat_tile(op: StructuredOp, target: Target) -> Choice | None:
    """Returns the tile of an element-wise operation after collapsing its loops into one; None if that gains nothing or
    is impossible: all operands must be indexed the same, by all loops in order."""
    loops = len(op.kinds)
    if loops < 2 or op.reductions or op.problem is not None or not op.op.has_pure_tensor_semantics:
        return None
    if op.op.has_index_semantics:
        return None
    if not all(operand.map.is_identity() for operand in op.operands if operand.shape) or _is_part(op):
        return None
    length = _stream_length(op, op.iterations, target.lanes(op.widest))
    if op.static_sizes[loops - 1] != DYNAMIC and op.size(loops - 1) % length == 0:
        return None
    tile = VectorTile((length,), 0, (0,))
    if target.cores > 1 and (op.has_dynamic_sizes or op.parallel_work >= _PARALLEL_WORK):
        tile = tile._replace(chunks=4 * target.cores)
    count = "" if op.has_dynamic_sizes else f" {op.iterations}"
    return Choice(tile, [f"vectors of {length} along all{count} elements"])


def _is_part(op: StructuredOp) -> bool:
    """Whether an operand or a result is a slice of a larger tensor, whose rows are apart."""
    sliced = any(isinstance(operand.value.defining_op, ExtractSliceOp) for operand in op.operands)
    return sliced or any(isinstance(user, InsertSliceOp) for result in op.op.results for user in result.users)


def _stream_length(op: StructuredOp, size: int, lanes: int) -> int:
    """Returns the length of the vectors of an operation without reuse."""
    wide = 1 if op.work > 40 else 2 if op.work + op.rounding > 15 else _STREAM_VECTORS
    while wide > 1 and lanes * wide > size:
        wide //= 2
    return min(lanes * wide, power_of_two_from(size))
