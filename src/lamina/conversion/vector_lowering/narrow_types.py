"""Conversions of sub-byte elements as shuffles, shifts and masks of whole bytes.

| from                              | to                                                                        |
|-----------------------------------|---------------------------------------------------------------------------|
| bitcast of a truncation           | the wide elements' bits, shuffled and shifted into the result's layout    |
| extension of a bitcast            | the same for the bitcast's source                                         |
| i2, i4 extended or made floats    | a bitcast to bytes, one vector per position in the byte, interleaved      |
| truncation to i4                  | even and odd bytes, combined                                              |
| transpose                         | the transpose of bytes                                                    |

MLIR loses the sign of an ``arith.extsi`` of a bitcast, and shifts by whole elements if those of the
bitcast's result are wider; here the sign is kept, and the latter is left alone.
"""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from lamina.conversion.vector_lowering.transpose import shuffle
from lamina.dialects.arith.ops import (
    AndIOp,
    ExtSIOp,
    ExtUIOp,
    OrIOp,
    ShLIOp,
    ShRSIOp,
    ShRUIOp,
    SIToFPOp,
    TruncIOp,
    UIToFPOp,
)
from lamina.dialects.vector.builders import constant, number_attribute, transpose
from lamina.dialects.vector.ops import BitCastOp, DeinterleaveOp, InterleaveOp, TransposeOp
from lamina.ir.attribute import Type
from lamina.ir.attributes import DenseElementsAttr, IntegerAttr
from lamina.ir.operation import Operation
from lamina.ir.types import FloatType, IntegerType, VectorType, element_type_or_self
from lamina.ir.value import Value
from lamina.rewrite.pattern import FunctionPattern, Outcome, RewritePattern

if TYPE_CHECKING:
    from lamina.rewrite.rewriter import PatternRewriter

I8 = IntegerType(8)


def vector_narrow_type_rewrite_patterns(benefit: int = 1) -> list[RewritePattern]:
    """Returns the patterns of MLIR's populateVectorNarrowTypeRewritePatterns, those for elements that divide a byte
    first."""
    return [
        FunctionPattern(_bitcast_of_truncation, BitCastOp, benefit, "RewriteBitCastOfTruncI"),
        *(FunctionPattern(_extension_of_bitcast, cls, benefit, "RewriteExtOfBitCast") for cls in (ExtUIOp, ExtSIOp)),
        *(
            FunctionPattern(_extension, cls, benefit + 1, "RewriteAlignedSubByteIntExt")
            for cls in (ExtSIOp, SIToFPOp, ExtUIOp, UIToFPOp)
        ),
        FunctionPattern(_truncation, TruncIOp, benefit + 1, "RewriteAlignedSubByteIntTrunc"),
    ]


def vector_transpose_narrow_type_rewrite_patterns(benefit: int = 1) -> list[RewritePattern]:
    """MLIR's populateVectorTransposeNarrowTypeRewritePatterns."""
    return [FunctionPattern(_transpose, TransposeOp, benefit, "RewriteVectorTranspose")]


def _width(type: Type) -> int | None:
    element = type.element_type if isinstance(type, VectorType) else type
    return element.width if isinstance(element, (IntegerType, FloatType)) else None


def _with_element(type: VectorType, element: Type) -> VectorType:
    return VectorType(type.shape, element, type.scalable_dims)


def _binary(rewriter: PatternRewriter, cls: type[Operation], value: Value, number: int) -> Value:
    """Applies an operation to the value and a splat constant."""
    return rewriter.create(cls, value, constant(rewriter, number_attribute(value.type, number))).results[0]


def _in_bytes(type: Type) -> bool:
    """A vector of whole bytes, of known length."""
    if not isinstance(type, VectorType) or any(type.scalable_dims):
        return False
    width = _width(type)
    return width is not None and width % 8 == 0


# ---- Bits from here to there


def _bit_ranges(source: VectorType, target: VectorType) -> list[list[tuple[int, int, int]]]:
    """Returns for each element of the target its source bits: (element, first bit, end)."""
    from_width, to_width = _width(source), _width(target)
    assert from_width is not None and to_width is not None
    ranges = []
    for start in range(0, target.shape[0] * to_width, to_width):
        end = start + to_width
        borders = [start, *range((start // from_width + 1) * from_width, end, from_width), end]
        ranges.append(
            [(low // from_width, low % from_width, low % from_width + high - low) for low, high in pairwise(borders)]
        )
    return ranges


def _move_bits(rewriter: PatternRewriter, value: Value, source: VectorType, target: VectorType) -> Value:
    """Returns the elements of the target, in the low bits of elements as wide as those of the value; the source is
    the value's type, or the type the value is truncated to."""
    assert isinstance(value.type, VectorType)
    element = value.type.element_type
    type = VectorType(target.shape, element)
    limit = _width(element) or 0

    def numbers(values: list[int]) -> Value:
        attributes = [IntegerAttr.wrapped(element, number) for number in values]
        return constant(rewriter, DenseElementsAttr.from_attributes(type, attributes))

    rows = _bit_ranges(source, target)
    moved: Value | None = None
    for step in range(max(map(len, rows))):
        parts = [row[step] if step < len(row) else (0, 0, 0) for row in rows]
        shifts = [sum(high - low for _, low, high in row[:step]) for row in rows]
        chosen = shuffle(rewriter, value, value, [at for at, _, _ in parts])
        masks = numbers([(1 << high) - (1 << low) for _, low, high in parts])
        bits = rewriter.create(AndIOp, chosen, masks).results[0]
        bits = rewriter.create(ShRUIOp, bits, numbers([low for _, low, _ in parts])).results[0]
        bits = rewriter.create(ShLIOp, bits, numbers([shift if shift < limit else 0 for shift in shifts])).results[0]
        moved = bits if moved is None else rewriter.create(OrIOp, moved, bits).results[0]
    assert moved is not None
    return moved


def _movable(value: Value, source: Type, target: Type, result: Type) -> bool:
    """True if the bits of the value can be moved without leaving its elements."""
    types = (value.type, source, target, result)
    if not all(
        isinstance(type, VectorType) and type.rank == 1 and isinstance(type.element_type, IntegerType) for type in types
    ):
        return False
    return _in_bytes(result) and (_width(target) or 0) <= (_width(value.type) or 0)


def _bitcast_of_truncation(op: BitCastOp, rewriter: PatternRewriter) -> Outcome:
    truncation = op.source.defining_op
    if not isinstance(truncation, TruncIOp):
        return rewriter.notify_match_failure(op, "not a trunci source")
    value, target = truncation.in_, op.result.type
    if not _movable(value, op.source.type, target, target):
        return False
    moved = _move_bits(rewriter, value, op.source.type, target)
    if moved.type is target:
        rewriter.replace_op(op, [moved])
    else:
        rewriter.replace_op_with_new(op, TruncIOp, moved, out=target)
    return True


def _extension_of_bitcast(op: ExtUIOp | ExtSIOp, rewriter: PatternRewriter) -> Outcome:
    bitcast = op.in_.defining_op
    result = op.out.type
    if not isinstance(bitcast, BitCastOp):
        return rewriter.notify_match_failure(op, "not a bitcast source")
    value, target = bitcast.source, bitcast.result.type
    if not _movable(value, value.type, target, result):
        return False
    moved = _move_bits(rewriter, value, value.type, target)
    wide, narrow = _width(value.type) or 0, _width(target) or 0
    if isinstance(op, ExtSIOp) and narrow < wide:
        moved = _binary(rewriter, ShLIOp, moved, wide - narrow)
        moved = _binary(rewriter, ShRSIOp, moved, wide - narrow)
    if moved.type is result:
        rewriter.replace_op(op, [moved])
    else:
        rewriter.replace_op_with_new(op, TruncIOp if (_width(result) or 0) < wide else type(op), moved, out=result)
    return True


# ---- Elements that divide a byte


def _fills_bytes(type: Type) -> bool:
    """A vector of i2 or i4 whose rows are whole bytes."""
    if not isinstance(type, VectorType) or not type.rank:
        return False
    element = type.element_type
    return isinstance(element, IntegerType) and element.width in (2, 4) and type.shape[-1] * element.width % 8 == 0


def _extension(op: ExtSIOp | ExtUIOp | SIToFPOp | UIToFPOp, rewriter: PatternRewriter) -> Outcome:
    value, result, type_ = op.in_, op.out.type, op.in_.type
    if not _in_bytes(result) or not _fills_bytes(type_):
        return rewriter.notify_match_failure(op, "elements do not fill bytes")
    assert isinstance(type_, VectorType) and isinstance(type_.element_type, IntegerType)
    width = type_.element_type.width
    part = _signed_part if isinstance(op, (ExtSIOp, SIToFPOp)) else _unsigned_part
    shape = (*type_.shape[:-1], type_.shape[-1] * width // 8)
    packed = rewriter.create(BitCastOp, value, result=VectorType(shape, I8)).results[0]
    parts = [part(rewriter, packed, at, width) for at in range(0, 8, width)]
    while len(parts) > 1:
        half = len(parts) // 2
        parts = [_interleave(rewriter, *pair) for pair in zip(parts[:half], parts[half:], strict=True)]
    if parts[0].type is result:
        rewriter.replace_op(op, parts)
    else:
        rewriter.replace_op_with_new(op, type(op), parts[0], out=result)
    return True


def _interleave(rewriter: PatternRewriter, even: Value, odd: Value) -> Value:
    assert isinstance(even.type, VectorType)
    type = VectorType((*even.type.shape[:-1], 2 * even.type.shape[-1]), even.type.element_type)
    return rewriter.create(InterleaveOp, even, odd, result=type).results[0]


def _signed_part(rewriter: PatternRewriter, packed: Value, at: int, width: int) -> Value:
    above = 8 - width - at
    high = _binary(rewriter, ShLIOp, packed, above) if above else packed
    return _binary(rewriter, ShRSIOp, high, 8 - width)


def _unsigned_part(rewriter: PatternRewriter, packed: Value, at: int, width: int) -> Value:
    low = _binary(rewriter, ShRUIOp, packed, at) if at else packed
    return low if at + width == 8 else _binary(rewriter, AndIOp, low, (1 << width) - 1)


def _truncation(op: TruncIOp, rewriter: PatternRewriter) -> Outcome:
    value: Value = op.in_
    result = op.out.type
    if not _in_bytes(value.type) or not _fills_bytes(result) or element_type_or_self(result) is not IntegerType(4):
        return rewriter.notify_match_failure(op, "elements do not fill bytes")
    assert isinstance(result, VectorType)
    assert isinstance(value.type, VectorType)
    if value.type.element_type is not I8:
        value = rewriter.create(TruncIOp, value, out=_with_element(value.type, I8)).results[0]
    half = VectorType((*result.shape[:-1], result.shape[-1] // 2), I8)
    split = rewriter.create(DeinterleaveOp, value, res1=half, res2=half)
    low = _binary(rewriter, AndIOp, split.results[0], 15)
    high = _binary(rewriter, ShLIOp, split.results[1], 4)
    packed = rewriter.create(OrIOp, low, high).results[0]
    rewriter.replace_op_with_new(op, BitCastOp, packed, result=result)
    return True


def _transpose(op: TransposeOp, rewriter: PatternRewriter) -> Outcome:
    source, result = op.vector.type, op.result.type
    element = source.element_type
    if not isinstance(element, IntegerType) or not element.is_signless or element.width >= 8:
        return rewriter.notify_match_failure(op, "not a sub-byte transpose")
    wide = rewriter.create(ExtSIOp, op.vector, out=_with_element(source, I8)).results[0]
    moved = transpose(rewriter, wide, op.permutation)
    rewriter.replace_op_with_new(op, TruncIOp, moved, out=result)
    return True
