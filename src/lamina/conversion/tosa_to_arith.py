"""``tosa-to-arith``: tosa.const becomes arith.constant, tosa.apply_scale arithmetic on wide integers."""

from __future__ import annotations

from lamina.conversion.arith_builder import ArithBuilder, with_element
from lamina.dialects.arith import ops as arith
from lamina.dialects.tosa.ops import ApplyScaleOp, ConstOp
from lamina.ir.operation import Operation
from lamina.ir.types import element_type_or_self, i32, i64
from lamina.ir.value import Value
from lamina.passmanager import Pass, option, register_pass
from lamina.rewrite import ConversionTarget, PatternRewriter, PatternSet, apply_partial_conversion
from lamina.rewrite.pattern import Outcome, pattern


@pattern(name="ConstOpConverter")
def convert_const(op: ConstOp, rewriter: PatternRewriter) -> Outcome:
    constant = arith.ConstantOp([], [op.values.type], {"value": op.values}, location=rewriter.location)
    rewriter.replace_op(op, [rewriter.insert(constant).result])
    return True


def _wide(builder: ArithBuilder, value: Value) -> Value:
    if getattr(element_type_or_self(value.type), "width", 64) >= 64:
        return value
    return builder.cast(arith.ExtSIOp, value, i64)


def _has_known_mode(op: ApplyScaleOp) -> bool:
    return op.rounding_mode.spelling in ("SINGLE_ROUND", "DOUBLE_ROUND")


@pattern(name="ApplyScaleGenericOpConverter", benefit=100)
def convert_apply_scale(op: ApplyScaleOp, rewriter: PatternRewriter) -> Outcome:
    """apply_scale(x, m, s) -> (x * m + half) >> s, in 64 bits"""
    if not _has_known_mode(op):
        return rewriter.notify_match_failure(op, "the rounding mode is not supported")
    build, value = ArithBuilder(rewriter), op.value
    wide = with_element(value.type, i64)
    zero, one = build.integer(value.type, 0), build.integer(wide, 1)
    most = build.integer(with_element(value.type, i32), 31)
    shift = build.cast(arith.ExtUIOp, op.shift, i32)
    product = build.mul(_wide(build, value), _wide(build, op.multiplier))
    wide_shift = build.cast(arith.ExtUIOp, shift, i64)
    half = build.shift_right(build.shift_left(one, wide_shift), one)
    product = build.add(product, half)
    if op.rounding_mode.spelling == "DOUBLE_ROUND":
        up, down = build.integer(wide, 1 << 30), build.integer(wide, -(1 << 30))
        direction = build.select(build.compare("sge", value, zero), up, down)
        rounded = build.add(direction, product)
        product = build.select(build.compare("sgt", shift, most), rounded, product)
    result = build.binary(arith.ShRSIOp, product, wide_shift)
    element = element_type_or_self(op.output.type)
    rewriter.replace_op(op, [build.cast(arith.TruncIOp, result, element)])
    return True


@pattern(name="ApplyScale32BitOpConverter", benefit=200)
def convert_apply_scale_32(op: ApplyScaleOp, rewriter: PatternRewriter) -> Outcome:
    """apply_scale(x, m, s) -> (x * m + half) >> s, in two 32-bit words"""
    value = op.value
    if getattr(element_type_or_self(value.type), "width", 64) > 32:
        return rewriter.notify_match_failure(op, "values wider than 32 bits are not supported")
    if not _has_known_mode(op):
        return rewriter.notify_match_failure(op, "the rounding mode is not supported")
    build, words = ArithBuilder(rewriter), with_element(value.type, i32)
    shift = build.cast(arith.ExtUIOp, op.shift, i32)
    zero, one, two, thirty, thirty_two = (build.integer(words, number) for number in (0, 1, 2, 30, 32))
    words_of_product: list[Value] = list(rewriter.create(arith.MulSIExtendedOp, value, op.multiplier).results)
    low, high = words_of_product
    over, above = build.compare("sge", shift, thirty_two), build.compare("sgt", shift, thirty_two)
    left, right = build.sub(thirty_two, shift), build.sub(shift, thirty_two)
    left, right = build.select(over, zero, left), build.select(over, right, zero)
    if op.rounding_mode.spelling == "DOUBLE_ROUND":
        down = build.integer(words, -1)
        direction = build.select(build.compare("sge", value, zero), one, down)
        direction = build.select(over, direction, zero)
        carried = build.add(build.shift_right(low, thirty), direction)
        carried = build.binary(arith.ShRSIOp, carried, two)
        low = build.add(low, build.shift_left(direction, thirty))
        high = build.add(high, carried)
    bit = build.select(above, zero, build.shift_left(one, build.sub(shift, one)))
    rounded = build.add(low, bit)
    carry = build.cast(arith.ExtUIOp, build.compare("ugt", low, rounded), i32)
    high = build.add(high, carry)
    bit = build.select(above, build.shift_left(one, build.sub(right, one)), zero)
    high = build.add(high, bit)
    high = build.binary(arith.ShRSIOp, build.shift_left(high, left), right)
    lower = build.select(over, zero, build.shift_right(rounded, shift))
    rewriter.replace_op(op, [build.add(lower, high)])
    return True


@register_pass("tosa-to-arith", summary="Lower TOSA to the Arith dialect", display_name="TosaToArithPass")
class TosaToArith(Pass):
    """Constants, and with ``include-apply-rescale`` the scaling of integers."""

    include_apply_rescale: bool = option(
        "include-apply-rescale",
        default=False,
        description="Lower tosa.apply_scale too",
    )
    use_32_bit: bool = option(
        "use-32-bit", default=False, description="Scale by operations on 32 bits where possible"
    )

    def run(self, operation: Operation) -> None:
        target = ConversionTarget()
        target.add_legal_dialect("arith")
        target.add_illegal_op("tosa.const")
        patterns = PatternSet([convert_const])
        if self.include_apply_rescale:
            target.add_illegal_op("tosa.apply_scale")
            patterns.add(convert_apply_scale)
            if self.use_32_bit:
                patterns.add(convert_apply_scale_32)
        apply_partial_conversion(operation, target, patterns)
