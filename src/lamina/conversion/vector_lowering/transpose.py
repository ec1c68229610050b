"""vector.transpose as extracts and inserts, or as shuffles."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lamina.conversion.vector_lowering.common import poison, positions
from lamina.dialects.vector.builders import extract, insert, shape_cast
from lamina.dialects.vector.builders import extract_or_fold as extract_folded
from lamina.dialects.vector.enums import VectorTransposeLowering
from lamina.dialects.vector.ops import InsertOp, ShapeCastOp, ShuffleOp, TransposeOp
from lamina.ir.builder import Builder
from lamina.ir.types import VectorType
from lamina.ir.value import Value
from lamina.rewrite.create import create_or_fold
from lamina.rewrite.pattern import FunctionPattern, Outcome, RewritePattern

if TYPE_CHECKING:
    from lamina.rewrite.rewriter import PatternRewriter

_SHUFFLES = (VectorTransposeLowering.SHUFFLE1_D, VectorTransposeLowering.SHUFFLE16X16)


def vector_transpose_lowering_patterns(
    strategy: VectorTransposeLowering = VectorTransposeLowering.ELT_WISE, benefit: int = 1
) -> list[RewritePattern]:
    """MLIR's populateVectorTransposeLoweringPatterns."""

    def elementwise(op: TransposeOp, rewriter: PatternRewriter) -> Outcome:
        return _lower_elementwise(op, rewriter, strategy)

    def shuffles(op: TransposeOp, rewriter: PatternRewriter) -> Outcome:
        return _lower_to_shuffles(op, rewriter, strategy)

    return [
        FunctionPattern(_unit_dim_to_shape_cast, TransposeOp, benefit, "Transpose2DWithUnitDimToShapeCast"),
        FunctionPattern(elementwise, TransposeOp, benefit, "TransposeOpLowering"),
        FunctionPattern(shuffles, TransposeOp, benefit, "TransposeOp2DToShuffleLowering"),
    ]


def _unit_dim_to_shape_cast(op: TransposeOp, rewriter: PatternRewriter) -> Outcome:
    """A row becomes a column, or a column a row."""
    type = op.result.type
    if op.permutation != [1, 0]:
        return False
    if not any(size == 1 and not flag for size, flag in zip(type.shape, type.scalable_dims, strict=True)):
        return False
    rewriter.replace_op_with_new(op, ShapeCastOp, op.vector, result=type)
    return True


def two_dim_slice(op: TransposeOp) -> tuple[int, int] | None:
    """Returns the sizes of the two dimensions larger than one, if these change places."""
    source = op.vector.type
    large = [
        axis
        for axis, (size, flag) in enumerate(zip(source.shape, source.scalable_dims, strict=True))
        if size > 1 or flag
    ]
    if len(large) != 2:
        return None
    order = op.permutation
    if order.index(large[0]) < order.index(large[1]):
        return None
    return source.shape[large[0]], source.shape[large[1]]


def _lower_elementwise(op: TransposeOp, rewriter: PatternRewriter, strategy: VectorTransposeLowering) -> Outcome:
    """Moves the parts that the transpose leaves contiguous one by one."""
    source = op.vector.type
    if strategy in _SHUFFLES and two_dim_slice(op) is not None:
        return rewriter.notify_match_failure(op, "Options specifies lowering to shuffle")
    order = list(op.permutation)
    while order and order[-1] == len(order) - 1:
        order.pop()
    if source.is_scalable:
        return rewriter.notify_match_failure(op, "This lowering does not support scalable vectors")
    result = poison(rewriter, op.result.type)
    for position in positions(source.shape[: len(order)]):
        part = extract_folded(rewriter, op.vector, position)
        target = [position[axis] for axis in order]
        result = create_or_fold(rewriter, InsertOp, part, result, [], target)
    rewriter.replace_op(op, [result])
    return True


def _lower_to_shuffles(op: TransposeOp, rewriter: PatternRewriter, strategy: VectorTransposeLowering) -> Outcome:
    """Returns a flat shuffle; for 16x16 a tree of shuffles within rows."""
    if strategy not in _SHUFFLES:
        return rewriter.notify_match_failure(op, "not using vector shuffle based lowering")
    source = op.vector.type
    if source.is_scalable:
        return rewriter.notify_match_failure(op, "vector shuffle lowering not supported for scalable vectors")
    sizes = two_dim_slice(op)
    if sizes is None:
        return rewriter.notify_match_failure(op, "expected transposition on a 2D slice")
    rows, columns = sizes
    flat = shape_cast(rewriter, op.vector, VectorType((rows * columns,), source.element_type))
    if strategy is VectorTransposeLowering.SHUFFLE16X16 and (rows, columns) == (16, 16):
        square = shape_cast(rewriter, flat, VectorType((16, 16), source.element_type))
        result = _transpose_16x16(rewriter, square)
    else:
        mask = [row * columns + column for column in range(columns) for row in range(rows)]
        result = shuffle(rewriter, flat, flat, mask)
    rewriter.replace_op_with_new(op, ShapeCastOp, result, result=op.result.type)
    return True


def shuffle(builder: Builder, first: Value, second: Value, mask: list[int]) -> Value:
    return builder.create(ShuffleOp, first, second, mask).results[0]


def _lanes(pattern: tuple[int, ...], width: int = 4) -> list[int]:
    """Returns the pattern (of positions in the first and, from 16 on, in the second row) in each group of four
    lanes."""
    return [position + start for start in range(0, 16, width) for position in pattern]


def _quarters(first: tuple[int, int], second: tuple[int, int]) -> list[int]:
    """Two groups of four lanes of the first row, then two of the second."""
    chosen = [4 * group for group in first] + [16 + 4 * group for group in second]
    return [start + lane for start in chosen for lane in range(4)]


def _transpose_16x16(builder: Builder, square: Value) -> Value:
    """Interleaves single lanes, then pairs, then groups of four of rows twice, as AVX-512 has instructions for."""
    rows = [extract(builder, square, [row]) for row in range(16)]
    low1, high1 = _lanes((0, 16, 1, 17)), _lanes((2, 18, 3, 19))
    low2, high2 = _lanes((0, 1, 16, 17)), _lanes((2, 3, 18, 19))
    singles = [shuffle(builder, rows[row], rows[row + 1], mask) for row in range(0, 16, 2) for mask in (low1, high1)]
    pairs = [
        shuffle(builder, singles[base + at], singles[base + at + 2], mask)
        for base in range(0, 16, 4)
        for at in (0, 1)
        for mask in (low2, high2)
    ]
    even, odd = _quarters((0, 2), (0, 2)), _quarters((1, 3), (1, 3))
    groups: list[Value] = []
    for base in (0, 8):
        groups += [shuffle(builder, pairs[base + at], pairs[base + at + 4], even) for at in range(4)]
        groups += [shuffle(builder, pairs[base + at], pairs[base + at + 4], odd) for at in range(4)]
    columns = [shuffle(builder, groups[at], groups[at + 8], even) for at in range(8)]
    columns += [shuffle(builder, groups[at], groups[at + 8], odd) for at in range(8)]
    result = poison(builder, square.type)
    for at, column in enumerate(columns):
        result = insert(builder, column, result, [at])
    return result
