"""``tosa.fft2d`` and ``tosa.rfft2d``: each element of the result is a sum over the whole image."""

from __future__ import annotations

from math import pi
from typing import Any

from lamina.conversion.tosa_lowering.builder import TosaBuilder
from lamina.dialects.arith import ops as arith
from lamina.dialects.index import ops as indices
from lamina.dialects.linalg.sizes import dim_size_unfolded, dim_value
from lamina.dialects.math import ops as math
from lamina.dialects.tosa.ops import FFT2dOp, RFFT2dOp
from lamina.interfaces.tiling import Size
from lamina.ir.affine import AffineDimExpr, AffineMap
from lamina.ir.types import FloatType, RankedTensorType, i32, i64
from lamina.ir.value import Value
from lamina.rewrite import PatternRewriter
from lamina.rewrite.create import insert_or_fold
from lamina.rewrite.pattern import Outcome, pattern

_LOOPS = ["parallel", "parallel", "parallel", "reduction", "reduction"]


class _Transform(TosaBuilder):
    """The common part of both transforms."""

    def __init__(self, rewriter: PatternRewriter, element: FloatType) -> None:
        super().__init__(rewriter)
        self.element = element

    def zeros(self, shape: tuple[int, ...], dynamic: list[Value]) -> Value:
        empty = self.empty(shape, self.element, dynamic)
        return self.filled(self.real(self.element, 0.0), empty)

    def zeros_of_sizes(self, sizes: list[Size]) -> Value:
        empty = self.empty_of_sizes(sizes, self.element)
        return self.filled(self.real(self.element, 0.0), empty)

    def as_float(self, number: Value) -> Value:
        wide = self.rewriter.create(arith.IndexCastUIOp, number, out=i64 if self.element.width > 32 else i32).out
        return self.cast(arith.UIToFPOp, wide, self.element)

    def sizes(self, input: Value) -> list[Value]:
        return [dim_value(self.rewriter, input, axis) for axis in (1, 2)]

    def half_sizes(self, input: Value) -> list[Size]:
        """The sizes of an image, with half of its width, and one."""
        sizes = [dim_size_unfolded(self.rewriter, input, axis) for axis in range(3)]
        one, two, where = self.index(1), self.index(2), self.rewriter.location
        width = self.index(sizes[2]) if isinstance(sizes[2], int) else sizes[2]
        half = insert_or_fold(self.rewriter, arith.DivUIOp.build(width, two, location=where))[0]
        wide = insert_or_fold(self.rewriter, arith.AddIOp.build(half, one, location=where))[0]
        return [*sizes[:2], sizes[2] // 2 + 1 if isinstance(sizes[2], int) else wide]

    def angle(self, full_turn: Value, sizes: list[Value], float_sizes: list[Value]) -> Value:
        """Returns the angle that an element of the image has in an element of the result."""
        row, column, y, x = (self.position(axis) for axis in range(1, 5))
        products = [self.binary(indices.MulOp, *pair) for pair in ((y, row), (x, column))]
        rests = [self.binary(indices.RemUOp, *pair) for pair in zip(products, sizes, strict=True)]
        floats = [self.as_float(rest) for rest in rests]
        turns = [self.binary(arith.DivFOp, *pair) for pair in zip(floats, float_sizes, strict=True)]
        return self.binary(arith.MulFOp, full_turn, self.binary(arith.AddFOp, *turns))


def _maps(inputs: int) -> list[AffineMap]:
    read, write = ([AffineDimExpr(axis) for axis in axes] for axes in ((0, 3, 4), (0, 1, 2)))
    return [AffineMap(5, 0, read)] * inputs + [AffineMap(5, 0, write)] * 2


def _is_ranked(*values: Value) -> bool:
    return all(isinstance(value.type, RankedTensorType) for value in values)


@pattern(name="FFT2dConverter")
def convert_fft2d(op: FFT2dOp, rewriter: PatternRewriter) -> Outcome:
    if not _is_ranked(op.input_real, op.input_imag, op.output_real, op.output_imag):
        return rewriter.notify_match_failure(op, "unranked tensors are not supported")
    result: Any = op.output_real.type
    build = _Transform(rewriter, result.element_type)
    dynamic = build.sizes_of_like(result, op.input_real)
    outputs = [build.zeros(result.shape, dynamic) for _ in range(2)]
    sizes = build.sizes(op.input_real)
    full_turn = build.real(result.element_type, 2 * pi)
    floats = [build.as_float(size) for size in sizes]

    def body(real: Value, imaginary: Value, old_real: Value, old_imaginary: Value) -> list[Value]:
        def mul(left: Value, right: Value) -> Value:
            return build.binary(arith.MulFOp, left, right)

        angle = build.angle(full_turn, sizes, floats)
        if op.inverse:
            angle = mul(angle, build.real(result.element_type, -1.0))
        cosine, sine = (rewriter.create(cls, angle).results[0] for cls in (math.CosOp, math.SinOp))
        term = build.binary(arith.AddFOp, mul(real, cosine), mul(imaginary, sine))
        other = build.binary(arith.SubFOp, mul(imaginary, cosine), mul(real, sine))
        return [build.binary(arith.AddFOp, old_real, term), build.binary(arith.AddFOp, old_imaginary, other)]

    inputs = [op.input_real, op.input_imag]
    rewriter.replace_op(op, build.generic(inputs, outputs, _maps(2), body, iterators=_LOOPS).results)
    return True


@pattern(name="RFFT2dConverter")
def convert_rfft2d(op: RFFT2dOp, rewriter: PatternRewriter) -> Outcome:
    if not _is_ranked(op.input_real, op.output_real, op.output_imag):
        return rewriter.notify_match_failure(op, "unranked tensors are not supported")
    result: Any = op.output_real.type
    build = _Transform(rewriter, result.element_type)
    sizes_of_result = build.half_sizes(op.input_real)
    outputs = [build.zeros_of_sizes(sizes_of_result) for _ in range(2)]
    sizes = build.sizes(op.input_real)
    full_turn = build.real(result.element_type, 2 * pi)
    floats = [build.as_float(size) for size in sizes]

    def body(real: Value, old_real: Value, old_imaginary: Value) -> list[Value]:
        angle = build.angle(full_turn, sizes, floats)
        cosine, sine = (rewriter.create(cls, angle).results[0] for cls in (math.CosOp, math.SinOp))
        parts = [build.binary(arith.MulFOp, real, each) for each in (cosine, sine)]
        return [build.binary(arith.AddFOp, old_real, parts[0]), build.binary(arith.SubFOp, old_imaginary, parts[1])]

    parts = build.generic([op.input_real], outputs, _maps(1), body, iterators=_LOOPS).results
    rewriter.replace_op(op, [build.as_type(part, value.type) for part, value in zip(parts, op.results, strict=True)])
    return True
