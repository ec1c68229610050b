"""Transposes of 4x8 and 8x8 f32 in the shuffles and blends that AVX2 has instructions for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lamina.conversion.vector_lowering.transpose import (
    shuffle,
    two_dim_slice,
    vector_transpose_lowering_patterns,
)
from lamina.dialects.llvm.enums import AsmDialect
from lamina.dialects.llvm.ops import InlineAsmOp
from lamina.dialects.vector.builders import extract, insert, shape_cast, zero
from lamina.dialects.vector.enums import VectorTransposeLowering
from lamina.dialects.vector.ops import ShapeCastOp, TransposeOp
from lamina.ir.builder import Builder
from lamina.ir.types import FloatType, VectorType
from lamina.ir.value import Value
from lamina.rewrite.pattern import FunctionPattern, Outcome, RewritePattern

if TYPE_CHECKING:
    from lamina.rewrite.rewriter import PatternRewriter

F32 = FloatType("f32")

# Masks of shuffles of two rows of eight: lanes from 8 on are those of the second row. Each instruction applies to
# both halves of its registers in the same way, except the last two.
_UNPACK_LOW = [0, 8, 1, 9, 4, 12, 5, 13]
_UNPACK_HIGH = [2, 10, 3, 11, 6, 14, 7, 15]
_LOW_PAIRS = [0, 1, 8, 9, 4, 5, 12, 13]
_HIGH_PAIRS = [2, 3, 10, 11, 6, 7, 14, 15]
_INNER_PAIRS = [2, 3, 8, 9, 6, 7, 12, 13]
_LOW_HALVES = [0, 1, 2, 3, 8, 9, 10, 11]
_HIGH_HALVES = [4, 5, 6, 7, 12, 13, 14, 15]


def specialized_transpose_lowering_patterns(benefit: int = 10) -> list[RewritePattern]:
    """MLIR's x86vector::avx2::populateSpecializedTransposeLoweringPatterns."""
    return [FunctionPattern(_lower, TransposeOp, benefit, "AVX2TransposeOpLowering")]


def transpose_lowering_patterns(strategy: VectorTransposeLowering, avx2: bool) -> list[RewritePattern]:
    """Returns the patterns of transform.apply_patterns.vector.lower_transpose."""
    specialized = specialized_transpose_lowering_patterns() if avx2 else []
    return vector_transpose_lowering_patterns(strategy) + specialized


def _lower(op: TransposeOp, rewriter: PatternRewriter) -> Outcome:
    source = op.vector.type
    if source.element_type is not F32:
        return rewriter.notify_match_failure(op, "Unsupported vector element type")
    sizes = None if source.is_scalable else two_dim_slice(op)
    if sizes not in ((4, 8), (8, 8)):
        return rewriter.notify_match_failure(op, "expected transposition on a 2D slice of 4x8 or 8x8")
    type = VectorType(sizes, source.element_type)
    flat = VectorType((sizes[0] * sizes[1],), source.element_type)
    square = shape_cast(rewriter, shape_cast(rewriter, op.vector, flat), type)
    rows = [extract(rewriter, square, [row]) for row in range(sizes[0])]
    rows = (_transpose_4x8 if len(rows) == 4 else _transpose_8x8)(rewriter, rows)
    result = zero(rewriter, type)
    for at, row in enumerate(rows):
        result = insert(rewriter, row, result, [at])
    rewriter.replace_op_with_new(op, ShapeCastOp, shape_cast(rewriter, result, flat), result=op.result.type)
    return True


def _unpack(builder: Builder, rows: list[Value]) -> list[Value]:
    """Interleaves pairs of rows: the low lanes of each half, then the high ones."""
    return [
        shuffle(builder, rows[at], rows[at + 1], mask)
        for at in range(0, len(rows), 2)
        for mask in (_UNPACK_LOW, _UNPACK_HIGH)
    ]


def _transpose_4x8(builder: Builder, rows: list[Value]) -> list[Value]:
    """Columns two by two."""
    low, high, low2, high2 = _unpack(builder, rows)
    columns = [
        shuffle(builder, *pair, mask) for pair in ((low, low2), (high, high2)) for mask in (_LOW_PAIRS, _HIGH_PAIRS)
    ]
    return [
        shuffle(builder, columns[at], columns[at + 1], mask) for mask in (_LOW_HALVES, _HIGH_HALVES) for at in (0, 2)
    ]


def _transpose_8x8(builder: Builder, rows: list[Value]) -> list[Value]:
    parts = _unpack(builder, rows)
    firsts = (0, 1, 4, 5)
    inner = [shuffle(builder, parts[at], parts[at + 2], _INNER_PAIRS) for at in firsts]
    blended: list[Value] = []
    for at, middle in zip(firsts, inner, strict=True):
        blended += [_blend(builder, parts[at], middle, 0xCC), _blend(builder, parts[at + 2], middle, 0x33)]
    return [
        shuffle(builder, blended[at], blended[at + 4], mask) for mask in (_LOW_HALVES, _HIGH_HALVES) for at in range(4)
    ]


def _blend(builder: Builder, first: Value, second: Value, mask: int) -> Value:
    """Selects lanes of the second row where the mask has a bit, with an instruction for which LLVM would use a
    shuffle."""
    return builder.create(
        InlineAsmOp,
        [first, second],
        f"vblendps $0, $1, $2, {mask:#04x}",
        "=x,x,x",
        asm_dialect=AsmDialect.AD_INTEL,
        res=first.type,
    ).results[0]
