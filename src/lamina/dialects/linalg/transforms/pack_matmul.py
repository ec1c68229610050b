"""Packing of the matmul that a structured operation holds: two outer-product loops m and n and a reduction k."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from lamina.dialects.linalg.matchers import contraction_dims, is_contraction
from lamina.dialects.linalg.sizes import folded_apply, operand_dim_sizes
from lamina.dialects.linalg.structure import LinalgOp
from lamina.dialects.linalg.structured_ops import BatchMatmulOp, GenericOp, MatmulOp
from lamina.dialects.linalg.transforms.generalize import generalize
from lamina.dialects.linalg.transforms.interchange import interchange
from lamina.dialects.linalg.transforms.pack import Packed, pack
from lamina.dialects.linalg.transforms.pack_transpose import pack_transpose
from lamina.interfaces.tiling import Size
from lamina.ir.affine import AffineDimExpr, AffineMap, dim, symbol
from lamina.ir.types import DYNAMIC
from lamina.rewrite import PatternRewriter, PatternSet
from lamina.rewrite.fold import constant_int
from lamina.rewrite.pattern import FunctionPattern, Outcome
from lamina.rewrite.rewriter import MatchFailure


def pack_matmul_greedily(
    rewriter: PatternRewriter,
    op: LinalgOp,
    sizes: Sequence[Size],
    multiples: Sequence[int],
    order: Sequence[int],
) -> Packed | MatchFailure:
    """Packs the innermost loops m, n and k by ``sizes``; loops with a non-zero number in ``multiples`` are packed
    whole, padded to the next multiple of it. ``order`` is the order of m, n and k among the new innermost loops."""
    if not op.has_pure_tensor_semantics or op.has_index_semantics:
        return rewriter.notify_match_failure(op, "expected tensor semantics and no linalg.index")
    if any((constant_int(size) or 0) < 0 for size in sizes):
        return rewriter.notify_match_failure(op, "expected non-negative sizes")
    roles = contraction_dims(op)
    if roles is None or not (roles.m and roles.n and roles.k):
        return rewriter.notify_match_failure(op, "couldn't infer matmul iterators")
    found = [roles.m[-1], roles.n[-1], roles.k[-1]]
    ranges = _loop_sizes(rewriter, op)
    generic = op if isinstance(op, GenericOp) else generalize(rewriter, op)
    assert isinstance(generic, GenericOp)
    loops = generic.num_loops
    minor = [found[order.index(place)] for place in range(3)]
    moved = [loop for loop in range(loops) if loop not in found] + minor
    rewriter.set_insertion_point(generic)
    interchange(rewriter, generic, moved)
    wanted: list[Size] = [0] * loops
    for number, loop in enumerate(found):
        size = sizes[number]
        if multiples and multiples[number]:
            padded = AffineMap(0, 1, [symbol(0).ceildiv(multiples[number]) * multiples[number]])
            size = folded_apply(rewriter, padded, [ranges[loop]])
        wanted[loops - 3 + order[number]] = size
    return pack(rewriter, generic, wanted)


def _loop_sizes(rewriter: PatternRewriter, op: LinalgOp) -> list[Size]:
    inverse = op.shapes_to_loops_map
    assert inverse is not None
    sizes = operand_dim_sizes(rewriter, op)
    return [folded_apply(rewriter, inverse.with_results([expr]), sizes) for expr in inverse.results]


# ---- Matmuls of blocks


class BlockLayout(NamedTuple):
    """The packed layout of a matmul's operands: ``factors`` are the block sizes of m, n and k, ``multiples`` and
    ``order`` are as in pack_matmul_greedily. The flags tell which of the blocks of an operand, (m, k) or (k, n), and
    of the elements in a block, are transposed. Without ``allow_padding`` all sizes must be multiples of the block
    sizes."""

    factors: Sequence[int]
    multiples: Sequence[int] = ()
    order: Sequence[int] = (0, 1, 2)
    allow_padding: bool = True
    lhs_outer: bool = False
    lhs_inner: bool = False
    rhs_outer: bool = True
    rhs_inner: bool = True


def block_pack_matmul(rewriter: PatternRewriter, op: LinalgOp, layout: BlockLayout) -> Packed | MatchFailure:
    """Packs linalg.matmul, linalg.batch_matmul or a linalg.generic that is a plain matmul into blocks."""
    if not _is_block_packable(op):
        return rewriter.notify_match_failure(op, "not a suitable matmul")
    if len(layout.factors) != 3:
        return rewriter.notify_match_failure(op, "require 3 tile factors")
    if not layout.allow_padding and not _divides(op, layout):
        return rewriter.notify_match_failure(op, "expect packing full tiles only")
    packed = pack_matmul_greedily(rewriter, op, layout.factors, layout.multiples, layout.order)
    if isinstance(packed, MatchFailure) or len(packed.packs) != 3:
        return rewriter.notify_match_failure(op, "the matmul cannot be packed")
    roles = contraction_dims(packed.op)
    assert roles is not None
    maps = packed.op.maps
    packs = list(packed.packs)
    packed_op = packed.op
    for position, dims, outer, inner in (
        (0, roles.m, layout.lhs_outer, layout.lhs_inner),
        (1, roles.k, layout.rhs_outer, layout.rhs_inner),
    ):
        orders = _block_orders(maps[position], dims, outer, inner)
        transposed = pack_transpose(rewriter, packs[position], packed_op, None, *orders)
        packs[position], packed_op = transposed.pack, transposed.op
    return Packed(packs, packed_op, packed.unpacks)


def block_packing_patterns(layout: BlockLayout) -> PatternSet:
    """Returns the pattern that packs every matmul that it can."""

    def apply(op: LinalgOp, rewriter: PatternRewriter) -> Outcome:
        packed = block_pack_matmul(rewriter, op, layout)
        return packed if isinstance(packed, MatchFailure) else True

    roots = (GenericOp, MatmulOp, BatchMatmulOp)
    return PatternSet([FunctionPattern(apply, root, name="BlockPackMatmul") for root in roots])


def _is_block_packable(op: LinalgOp) -> bool:
    if not op.has_pure_tensor_semantics:
        return False
    if isinstance(op, MatmulOp):
        return True
    if isinstance(op, BatchMatmulOp):
        return op.maps == op.implied_maps()
    if not isinstance(op, GenericOp) or not is_contraction(op):
        return False
    m, n, k = dim(0), dim(1), dim(2)
    plain = ([[m, k], [k, n]], [[k, m], [k, n]], [[m, k], [n, k]])
    return op.maps in [[AffineMap(3, 0, access) for access in (*inputs, [m, n])] for inputs in plain]


def _divides(op: LinalgOp, layout: BlockLayout) -> bool:
    """True if the loops that ``order`` names, batches apart, are multiples of the factors."""
    roles = contraction_dims(op)
    if roles is None or len(layout.order) != len(layout.factors):
        return False
    ranges = op.static_loop_ranges[len(roles.batch) :]
    return all(
        place < len(ranges) and ranges[place] != DYNAMIC and factor > 0 and ranges[place] % factor == 0
        for place, factor in zip(layout.order, layout.factors, strict=True)
    )


def _block_orders(map: AffineMap, dims: Sequence[int], outer: bool, inner: bool) -> tuple[list[int], list[int]]:
    """Returns the permutations of outer dims and tiles for the layout, whose rows are the loops ``dims``, blocks and
    elements. Other outer dims, those of batches, come first."""
    batches = len(map.results) - 4
    flips = []
    for position, loop, transposed in ((batches, dims[-2], outer), (batches + 2, dims[-1], inner)):
        expr = map.results[position]
        assert isinstance(expr, AffineDimExpr)
        flips.append((expr.position != loop) != transposed)
    outer_order = [*range(batches), *((batches + 1, batches) if flips[0] else (batches, batches + 1))]
    return outer_order, [1, 0] if flips[1] else [0, 1]


def layout_problem(layout: BlockLayout) -> str | None:
    """Why a layout makes no sense, None if it does."""
    if layout.multiples and len(layout.multiples) != 3:
        return "mnk-padded-multiples: expected 3 numbers or none"
    if sorted(layout.order) != [0, 1, 2]:
        return "mnk-order: expected a permutation of 0, 1 and 2"
    if any(number < 0 for number in (*layout.factors, *layout.multiples)):
        return "block-factors and mnk-padded-multiples: expected numbers that are not negative"
    if len(layout.factors) == 3 and not all(map(max, layout.factors, layout.multiples or layout.factors)):
        return "block-factors: expected a number for each of m, n and k that is not 0, here or in mnk-padded-multiples"
    return None
