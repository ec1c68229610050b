"""vector.broadcast, shape_cast, bitcast, interleave, to_elements, from_elements, step and fma on smaller vectors."""

from __future__ import annotations

from math import gcd
from typing import TYPE_CHECKING

from lamina.conversion.vector_lowering.common import poison, positions, unroll_leading, unroll_rank
from lamina.dialects.arith.ops import ConstantOp
from lamina.dialects.vector.builders import broadcast, extract, extract_slice, insert, insert_slice, zero
from lamina.dialects.vector.ops import (
    BitCastOp,
    BroadcastOp,
    DeinterleaveOp,
    FMAOp,
    FromElementsOp,
    InterleaveOp,
    ScalableExtractOp,
    ScalableInsertOp,
    ShapeCastOp,
    ShuffleOp,
    StepOp,
    ToElementsOp,
)
from lamina.dialects.vector.shapes import drop_front
from lamina.ir.attributes import DenseElementsAttr, IntegerAttr
from lamina.ir.types import ShapedType, VectorType
from lamina.ir.value import Value, type_as
from lamina.rewrite.pattern import FunctionPattern, Outcome, RewritePattern

if TYPE_CHECKING:
    from lamina.rewrite.rewriter import PatternRewriter


def vector_broadcast_lowering_patterns(benefit: int = 1) -> list[RewritePattern]:
    """MLIR's populateVectorBroadcastLoweringPatterns."""
    return [FunctionPattern(_lower_broadcast, BroadcastOp, benefit, "BroadcastOpLowering")]


def vector_shape_cast_lowering_patterns(benefit: int = 1) -> list[RewritePattern]:
    """MLIR's populateVectorShapeCastLoweringPatterns."""
    return [
        FunctionPattern(_lower_shape_cast, ShapeCastOp, benefit, "ShapeCastOpRewritePattern"),
        FunctionPattern(_lower_scalable_shape_cast, ShapeCastOp, benefit, "ScalableShapeCastOpRewritePattern"),
    ]


def vector_bitcast_lowering_patterns(target_rank: int = 1, benefit: int = 1) -> list[RewritePattern]:
    """MLIR's populateVectorBitCastLoweringPatterns."""

    def unroll(op: BitCastOp, rewriter: PatternRewriter) -> Outcome:
        return _unroll_bitcast(op, rewriter, target_rank)

    return [FunctionPattern(unroll, BitCastOp, benefit, "UnrollBitCastOp")]


def vector_interleave_lowering_patterns(target_rank: int = 1, benefit: int = 1) -> list[RewritePattern]:
    """MLIR's populateVectorInterleaveLoweringPatterns."""

    def unroll(op: InterleaveOp, rewriter: PatternRewriter) -> Outcome:
        return _unroll_interleave(op, rewriter, target_rank)

    def unroll_inverse(op: DeinterleaveOp, rewriter: PatternRewriter) -> Outcome:
        return _unroll_deinterleave(op, rewriter, target_rank)

    return [
        FunctionPattern(unroll, InterleaveOp, benefit, "UnrollInterleaveOp"),
        FunctionPattern(unroll_inverse, DeinterleaveOp, benefit, "UnrollDeinterleaveOp"),
    ]


def vector_interleave_to_shuffle_patterns(benefit: int = 1) -> list[RewritePattern]:
    """MLIR's populateVectorInterleaveToShufflePatterns."""
    return [FunctionPattern(_interleave_to_shuffle, InterleaveOp, benefit, "InterleaveToShuffle")]


def vector_to_elements_unroll_patterns(benefit: int = 1) -> list[RewritePattern]:
    """MLIR's populateVectorToElementsUnrollPatterns."""
    return [FunctionPattern(_unroll_to_elements, ToElementsOp, benefit, "UnrollToElements")]


def vector_from_elements_unroll_patterns(benefit: int = 1) -> list[RewritePattern]:
    """MLIR's populateVectorFromElementsUnrollPatterns."""
    return [FunctionPattern(_unroll_from_elements, FromElementsOp, benefit, "UnrollFromElements")]


def vector_step_lowering_patterns(benefit: int = 1) -> list[RewritePattern]:
    """MLIR's populateVectorStepLoweringPatterns."""
    return [FunctionPattern(_step_to_constant, StepOp, benefit, "StepToArithConstantOpRewrite")]


def vector_rank_reducing_fma_patterns(benefit: int = 1) -> list[RewritePattern]:
    """MLIR's populateVectorRankReducingFMAPattern."""
    return [FunctionPattern(_unroll_fma, FMAOp, benefit, "VectorFMAOpNDRewritePattern", bounded_recursion=True)]


def vector_shuffle_lowering_patterns(benefit: int = 1) -> list[RewritePattern]:
    """MLIR's populateVectorShuffleLoweringPatterns."""
    return [FunctionPattern(_same_size_inputs, ShuffleOp, benefit, "MixedSizeInputShuffleOpRewrite")]


# ---- broadcast


def _lower_broadcast(op: BroadcastOp, rewriter: PatternRewriter) -> Outcome:
    """Repeats slices along the first dimension that is added or stretched."""
    source, result = op.source.type, op.vector.type
    if not isinstance(source, VectorType):
        return rewriter.notify_match_failure(op, "broadcast from scalar already in lowered form")
    if source.rank <= 1 and result.rank == 1:
        scalar = extract(rewriter, op.source, [0] * source.rank)
        rewriter.replace_op_with_new(op, BroadcastOp, scalar, vector=result)
        return True
    if not result.rank:
        rewriter.replace_op(op, [op.source])
        return True
    part = drop_front(result, 1)
    count = result.shape[0]
    if source.rank < result.rank:
        repeated = broadcast(rewriter, op.source, part)
        _insert_everywhere(op, rewriter, repeated, count)
        return True
    stretched = next((axis for axis in range(result.rank) if source.shape[axis] != result.shape[axis]), None)
    if stretched is None:
        rewriter.replace_op(op, [op.source])
        return True
    if stretched == 0:
        repeated = broadcast(rewriter, extract(rewriter, op.source, [0]), part)
        _insert_everywhere(op, rewriter, repeated, count)
        return True
    if result.scalable_dims[0]:
        return False
    vector = poison(rewriter, result)
    for index in range(count):
        slice = extract(rewriter, op.source, [index])
        vector = insert(rewriter, broadcast(rewriter, slice, part), vector, [index])
    rewriter.replace_op(op, [vector])
    return True


def _insert_everywhere(op: BroadcastOp, rewriter: PatternRewriter, value: Value, count: int) -> None:
    vector = poison(rewriter, op.vector.type)
    for index in range(count):
        vector = insert(rewriter, value, vector, [index])
    rewriter.replace_op(op, [vector])


# ---- shape_cast


def _lower_shape_cast(op: ShapeCastOp, rewriter: PatternRewriter) -> Outcome:
    """Moves the largest pieces that are contiguous in both shapes."""
    source, result = op.source.type, op.result.type
    if source.is_scalable or result.is_scalable:
        return rewriter.notify_match_failure(op, "shape_cast where vectors are scalable not handled by this pattern")
    common = 0
    while common < min(source.rank, result.rank) and source.shape[-1 - common] == result.shape[-1 - common]:
        common += 1
    factor = 1
    if common < min(source.rank, result.rank):
        factor = gcd(source.shape[-1 - common], result.shape[-1 - common])
    rewriter.replace_op(op, [_move_pieces(rewriter, op.source, result, common, factor)])
    return True


def _move_pieces(rewriter: PatternRewriter, value: Value, result: VectorType, common: int, factor: int) -> Value:
    """Copies pieces of ``factor`` times the last ``common`` dimensions; for a factor of one, of the latter."""
    source = type_as(value, ShapedType)
    taken = common + (factor > 1)
    lead_in, lead_out = source.shape[: source.rank - taken], result.shape[: result.rank - taken]
    parts_in = source.shape[len(lead_in)] // factor if factor > 1 else 1
    parts_out = result.shape[len(lead_out)] // factor if factor > 1 else 1
    sources, targets = list(positions(lead_in)), list(positions(lead_out))
    kept = source.shape[source.rank - common :]
    no_offsets = [0] * common
    vector = poison(rewriter, result)
    empty_chunk = poison(rewriter, drop_front(result, len(lead_out))) if lead_out and parts_out > 1 else vector
    chunk_in = chunk_out = vector
    for count in range(len(sources) * parts_in):
        at_in, part_in = divmod(count, parts_in)
        at_out, part_out = divmod(count, parts_out)
        if part_in == 0:
            chunk_in = extract(rewriter, value, sources[at_in]) if lead_in or not taken else value
        piece = chunk_in
        if parts_in > 1:
            piece = extract_slice(rewriter, chunk_in, [part_in * factor, *no_offsets], [factor, *kept])
        if parts_out == 1:
            vector = insert(rewriter, piece, vector, targets[at_out]) if lead_out or not taken else piece
            continue
        offsets = [part_out * factor, *no_offsets]
        if not lead_out:
            vector = insert_slice(rewriter, piece, vector, offsets)
            continue
        if part_out == 0:
            chunk_out = empty_chunk
        chunk_out = insert_slice(rewriter, piece, chunk_out, offsets)
        if part_out == parts_out - 1:
            vector = insert(rewriter, chunk_out, vector, targets[at_out])
    return vector


def _lower_scalable_shape_cast(op: ShapeCastOp, rewriter: PatternRewriter) -> Outcome:
    """The same for vectors whose last dimension alone is scalable."""
    source, result = op.source.type, op.result.type
    for type in (source, result):
        if type.num_scalable_dims != 1 or not type.scalable_dims[-1]:
            return rewriter.notify_match_failure(op, "trailing dims are not scalable, not handled by this pattern")
    size = min(source.shape[-1], result.shape[-1])
    if source.shape[-1] % size or result.shape[-1] % size:
        return rewriter.notify_match_failure(op, "sizes are not multiples of each other")
    piece_type = VectorType((size,), source.element_type, (True,))
    parts_in, parts_out = source.shape[-1] // size, result.shape[-1] // size
    sources, targets = list(positions(source.shape[:-1])), list(positions(result.shape[:-1]))
    vector = poison(rewriter, result)
    row_in = row_out = vector
    for count in range(len(sources) * parts_in):
        at_in, part_in = divmod(count, parts_in)
        at_out, part_out = divmod(count, parts_out)
        if part_in == 0:
            row_in = extract(rewriter, op.source, sources[at_in]) if source.rank > 1 else op.source
        piece = row_in
        if parts_in > 1:
            piece = rewriter.create(ScalableExtractOp, row_in, part_in * size, result=piece_type).results[0]
        if parts_out == 1:
            vector = insert(rewriter, piece, vector, targets[at_out]) if result.rank > 1 else piece
        elif result.rank == 1:
            vector = rewriter.create(ScalableInsertOp, piece, vector, part_out * size).results[0]
        else:
            if part_out == 0:
                row_out = extract(rewriter, vector, targets[at_out])
            row_out = rewriter.create(ScalableInsertOp, piece, row_out, part_out * size).results[0]
            if part_out == parts_out - 1:
                vector = insert(rewriter, row_out, vector, targets[at_out])
    rewriter.replace_op(op, [vector])
    return True


# ---- bitcast, interleave


def _unroll_bitcast(op: BitCastOp, rewriter: PatternRewriter, target_rank: int) -> Outcome:
    result = op.result.type
    lead = unroll_rank(result, target_rank)
    if not lead:
        return False
    part = drop_front(result, lead)
    vector = poison(rewriter, result)
    for position in positions(result.shape[:lead]):
        cast = rewriter.create(BitCastOp, extract(rewriter, op.source, position), result=part).results[0]
        vector = insert(rewriter, cast, vector, position)
    rewriter.replace_op(op, [vector])
    return True


def _unroll_interleave(op: InterleaveOp, rewriter: PatternRewriter, target_rank: int) -> Outcome:
    result = op.result.type
    lead = unroll_rank(result, target_rank)
    if not lead:
        return False
    vector = zero(rewriter, result)
    for position in positions(result.shape[:lead]):
        lhs, rhs = (extract(rewriter, operand, position) for operand in (op.lhs, op.rhs))
        part = rewriter.create(InterleaveOp, lhs, rhs, result=drop_front(result, lead)).results[0]
        vector = insert(rewriter, part, vector, position)
    rewriter.replace_op(op, [vector])
    return True


def _unroll_deinterleave(op: DeinterleaveOp, rewriter: PatternRewriter, target_rank: int) -> Outcome:
    result = op.res1.type
    lead = unroll_rank(result, target_rank)
    if not lead:
        return False
    start = zero(rewriter, result)
    even, odd = start, start
    part = drop_front(result, lead)
    for position in positions(result.shape[:lead]):
        source = extract(rewriter, op.source, position)
        deinterleave = rewriter.create(DeinterleaveOp, source, res1=part, res2=part)
        even = insert(rewriter, deinterleave.results[0], even, position)
        odd = insert(rewriter, deinterleave.results[1], odd, position)
    rewriter.replace_op(op, [even, odd])
    return True


def _interleave_to_shuffle(op: InterleaveOp, rewriter: PatternRewriter) -> Outcome:
    source = op.lhs.type
    if source.rank != 1 or source.is_scalable:
        return rewriter.notify_match_failure(op, "InterleaveOp not rewritable as a ShuffleOp")
    size = source.shape[0]
    mask = [position for index in range(size) for position in (index, index + size)]
    rewriter.replace_op_with_new(op, ShuffleOp, op.lhs, op.rhs, mask)
    return True


# ---- Elements


def _unroll_to_elements(op: ToElementsOp, rewriter: PatternRewriter) -> Outcome:
    source = op.source.type
    if source.rank < 2 or source.scalable_dims[0]:
        return False
    elements: list[Value] = []
    parts = [extract(rewriter, op.source, [index]) for index in range(source.shape[0])]
    for part in parts:
        type = type_as(part, ShapedType)
        to_elements = rewriter.create(ToElementsOp, part, result_types=[type.element_type] * type.num_elements)
        elements += to_elements.results
    rewriter.replace_op(op, elements)
    return True


def _unroll_from_elements(op: FromElementsOp, rewriter: PatternRewriter) -> Outcome:
    elements = op.operands

    def make(part: VectorType, index: int) -> Value:
        size = part.num_elements
        chosen = elements[index * size : (index + 1) * size]
        return rewriter.create(FromElementsOp, chosen, dest=part).results[0]

    return unroll_leading(op, rewriter, make)


def _step_to_constant(op: StepOp, rewriter: PatternRewriter) -> Outcome:
    type = op.result.type
    if type.is_scalable:
        return False
    numbers = [IntegerAttr.wrapped(type.element_type, number) for number in range(type.num_elements)]
    rewriter.replace_op_with_new(op, ConstantOp, DenseElementsAttr.from_attributes(type, numbers), result=type)
    return True


def _unroll_fma(op: FMAOp, rewriter: PatternRewriter) -> Outcome:
    type = op.result.type
    if type.rank < 2 or type.scalable_dims[0]:
        return False
    vector = broadcast(rewriter, zero(rewriter, type.element_type), type)
    for index in range(type.shape[0]):
        parts = [extract(rewriter, operand, [index]) for operand in op.operands]
        vector = insert(rewriter, rewriter.create(FMAOp, *parts).results[0], vector, [index])
    rewriter.replace_op(op, [vector])
    return True


def _same_size_inputs(op: ShuffleOp, rewriter: PatternRewriter) -> Outcome:
    """Widens the shorter input of a shuffle to the size of the longer one."""
    first, second = op.v1.type, op.v2.type
    if first.rank != 1 or second.rank != 1 or first.shape == second.shape:
        return False
    size = max(first.shape[0], second.shape[0])
    mask = list(op.mask)

    def widened(value: Value, length: int) -> Value:
        return rewriter.create(ShuffleOp, value, value, [*range(length), *([-1] * (size - length))]).results[0]

    v1: Value = op.v1
    v2: Value = op.v2
    if first.shape[0] < size:
        v1 = widened(v1, first.shape[0])
        grown = size - first.shape[0]
        mask = [index + grown if index >= first.shape[0] else index for index in mask]
    else:
        v2 = widened(v2, second.shape[0])
    rewriter.replace_op_with_new(op, ShuffleOp, v1, v2, mask)
    return True
