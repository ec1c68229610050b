"""Canonicalization patterns of the arith dialect."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from lamina.dialects.arith import comparison_of_converted as converted
from lamina.dialects.arith import ops
from lamina.dialects.arith.constant_folding import is_all_ones, is_zero, signed_integer_of, zero_of
from lamina.dialects.arith.enums import CmpIPredicate, IntegerOverflowFlags
from lamina.dialects.arith.integer_folding import NEGATED
from lamina.ir.attributes import IntegerAttr
from lamina.ir.types import IntegerType, element_type_or_self, i1
from lamina.ir.value import Value
from lamina.rewrite import canonicalize
from lamina.rewrite.fold import constant_value
from lamina.rewrite.rewriter import PatternRewriter

if TYPE_CHECKING:
    from lamina.dialects.arith.ops import (
        AddIOp,
        AddUIExtendedOp,
        ExtSIOp,
        ExtUIOp,
        IndexCastOp,
        IndexCastUIOp,
        MulIOp,
        MulSIExtendedOp,
        MulUIExtendedOp,
        SubIOp,
    )
    from lamina.ir.attribute import Type
    from lamina.rewrite.pattern import Outcome


def _integer(value: Value) -> int | None:
    """Returns the number that a scalar constant is."""
    constant = constant_value(value)
    return constant.value if type(constant) is IntegerAttr else None


def _constant(rewriter: PatternRewriter, type: Type, number: int) -> Value:
    return rewriter.create(ops.ConstantOp, IntegerAttr.wrapped(type, number)).result


def _shared_flags(left: MulIOp | SubIOp | AddIOp, right: MulIOp | SubIOp | AddIOp) -> IntegerOverflowFlags:
    return left.overflow_flags & right.overflow_flags


# ---- Sums and differences with constants


@canonicalize(name="AddIAddConstant")
def add_constant_to_sum(op: ops.AddIOp, rewriter: PatternRewriter) -> Outcome:
    """(x + c0) + c1 -> x + (c0 + c1)"""
    inner = op.lhs.defining_op
    if type(inner) is not ops.AddIOp:
        return False
    outer_constant = _integer(op.rhs)
    inner_constant = None if outer_constant is None else _integer(inner.rhs)
    if outer_constant is None or inner_constant is None:
        return False
    total = _constant(rewriter, op.result.type, inner_constant + outer_constant)
    rewriter.replace_op_with_new(op, ops.AddIOp, inner.lhs, total, _shared_flags(op, inner))
    return True


@canonicalize(name="AddISubConstant")
def add_constant_to_difference(op: ops.AddIOp, rewriter: PatternRewriter) -> Outcome:
    """(x - c0) + c1 -> x + (c1 - c0); (c0 - x) + c1 -> (c0 + c1) - x"""
    inner = op.lhs.defining_op
    if type(inner) is not ops.SubIOp:
        return False
    added = _integer(op.rhs)
    if added is None:
        return False
    flags = _shared_flags(op, inner)
    taken = _integer(inner.rhs)
    if taken is not None:
        total = _constant(rewriter, op.result.type, added - taken)
        rewriter.replace_op_with_new(op, ops.AddIOp, inner.lhs, total, flags)
        return True
    start = _integer(inner.lhs)
    if start is None:
        return False
    total = _constant(rewriter, op.result.type, start + added)
    rewriter.replace_op_with_new(op, ops.SubIOp, total, inner.rhs, flags)
    return True


@canonicalize(name="AddIMulNegativeOne")
def add_negated(op: ops.AddIOp, rewriter: PatternRewriter) -> Outcome:
    """x + y * -1 -> x - y"""
    for product_value, other in ((op.rhs, op.lhs), (op.lhs, op.rhs)):
        product = product_value.defining_op
        if type(product) is ops.MulIOp and is_all_ones(constant_value(product.rhs)):
            rewriter.replace_op_with_new(op, ops.SubIOp, other, product.lhs)
            return True
    return False


@canonicalize(name="SubIConstant")
def subtract_constants(op: ops.SubIOp, rewriter: PatternRewriter) -> Outcome:
    """(x + c0) - c1 -> x + (c0 - c1), and likewise for the other sums and differences with constants"""
    outer = _integer(op.rhs)
    if outer is not None:
        return _subtract_constant(op, rewriter, outer)
    outer = _integer(op.lhs)
    return outer is not None and _subtract_from_constant(op, rewriter, outer)


def _subtract_constant(op: SubIOp, rewriter: PatternRewriter, outer: int) -> bool:
    """``(x + c0) - c1`` is ``x + (c0 - c1)``, ``(x - c0) - c1`` is ``x - (c0 + c1)``, ``(c0 - x) - c1`` is
    ``(c0 - c1) - x``."""
    inner = op.lhs.defining_op
    if type(inner) is not ops.AddIOp and type(inner) is not ops.SubIOp:
        return False
    flags, type_ = _shared_flags(op, inner), op.result.type
    right = _integer(inner.rhs)
    if type(inner) is ops.AddIOp:
        if right is None:
            return False
        # The difference of the constants may overflow where the two operations did not.
        rewriter.replace_op_with_new(op, ops.AddIOp, inner.lhs, _constant(rewriter, type_, right - outer))
        return True
    if right is not None:
        rewriter.replace_op_with_new(op, ops.SubIOp, inner.lhs, _constant(rewriter, type_, right + outer), flags)
        return True
    left = _integer(inner.lhs)
    if left is None:
        return False
    rewriter.replace_op_with_new(op, ops.SubIOp, _constant(rewriter, type_, left - outer), inner.rhs, flags)
    return True


def _subtract_from_constant(op: SubIOp, rewriter: PatternRewriter, outer: int) -> bool:
    """``c1 - (x + c0)`` is ``(c1 - c0) - x``, ``c1 - (x - c0)`` is ``(c0 + c1) - x``, ``c1 - (c0 - x)`` is
    ``x + (c1 - c0)``."""
    inner = op.rhs.defining_op
    if type(inner) is not ops.AddIOp and type(inner) is not ops.SubIOp:
        return False
    flags, type_ = _shared_flags(op, inner), op.result.type
    right = _integer(inner.rhs)
    if right is not None:
        difference = outer - right if type(inner) is ops.AddIOp else outer + right
        rewriter.replace_op_with_new(op, ops.SubIOp, _constant(rewriter, type_, difference), inner.lhs, flags)
        return True
    left = _integer(inner.lhs) if type(inner) is ops.SubIOp else None
    if left is None:
        return False
    rewriter.replace_op_with_new(op, ops.AddIOp, inner.rhs, _constant(rewriter, type_, outer - left), flags)
    return True


@canonicalize(name="SubISubILHSRHSLHS")
def subtract_minuend(op: ops.SubIOp, rewriter: PatternRewriter) -> Outcome:
    """(a - b) - a -> 0 - b"""
    inner = op.lhs.defining_op
    if type(inner) is not ops.SubIOp or inner.lhs is not op.rhs:
        return False
    zero = zero_of(op.result.type)
    if zero is None:
        return rewriter.notify_match_failure(op, "constants cannot have a dynamic shape")
    constant = rewriter.create(ops.ConstantOp, zero)
    rewriter.replace_op_with_new(op, ops.SubIOp, constant.result, inner.rhs, _shared_flags(op, inner))
    return True


# ---- Products


@canonicalize(name="MulIMulIConstant")
def multiply_constants(op: ops.MulIOp, rewriter: PatternRewriter) -> Outcome:
    """(x * c0) * c1 -> x * (c0 * c1)"""
    inner = op.lhs.defining_op
    if type(inner) is not ops.MulIOp:
        return False
    outer_factor = _integer(op.rhs)
    inner_factor = None if outer_factor is None else _integer(inner.rhs)
    if outer_factor is None or inner_factor is None:
        return False
    product = _constant(rewriter, op.result.type, inner_factor * outer_factor)
    rewriter.replace_op_with_new(op, ops.MulIOp, inner.lhs, product, _shared_flags(op, inner))
    return True


def _plain_where_half_unused(
    extended: type[AddUIExtendedOp] | type[MulSIExtendedOp] | type[MulUIExtendedOp], plain: type[AddIOp] | type[MulIOp]
) -> Any:
    def use_plain_operation(
        op: MulSIExtendedOp | MulUIExtendedOp | AddUIExtendedOp, rewriter: PatternRewriter
    ) -> Outcome:
        """addui_extended(x, y), mulsi_extended, mului_extended -> addi or muli, if the second result is unused"""
        first, second = op.results
        if second.first_use is not None:
            return rewriter.notify_match_failure(op, "the second result is used")
        plain_op = rewriter.create(plain, op.lhs, op.rhs)
        rewriter.replace_op(op, [plain_op.result, None])
        return True

    return canonicalize(extended, name=f"{extended.__name__}ToPlain")(use_plain_operation)


_plain_where_half_unused(ops.AddUIExtendedOp, ops.AddIOp)
_plain_where_half_unused(ops.MulSIExtendedOp, ops.MulIOp)
_plain_where_half_unused(ops.MulUIExtendedOp, ops.MulIOp)


@canonicalize(name="MulSIExtendedRHSOne")
def multiply_signed_by_one(op: ops.MulSIExtendedOp, rewriter: PatternRewriter) -> Outcome:
    """mulsi_extended(x, 1) -> x, extended sign of x"""
    type_ = op.lhs.type
    if signed_integer_of(constant_value(op.rhs)) != 1 or not isinstance(element_type_or_self(type_), IntegerType):
        return False
    zero = zero_of(type_)
    if zero is None:
        return rewriter.notify_match_failure(op, "constants cannot have a dynamic shape")
    constant = rewriter.create(ops.ConstantOp, zero)
    negative = rewriter.create(ops.CmpIOp, CmpIPredicate.SLT, op.lhs, constant.result)
    high = rewriter.create(ops.ExtSIOp, negative.result, out=type_)
    rewriter.replace_op(op, [op.lhs, high.out])
    return True


@canonicalize(name="OfNegF")
def drop_both_signs(op: ops.MulFOp | ops.DivFOp, rewriter: PatternRewriter) -> Outcome:
    """(-x) * (-y) -> x * y; (-x) / (-y) -> x / y"""
    left, right = op.lhs.defining_op, op.rhs.defining_op
    if type(left) is not ops.NegFOp or type(right) is not ops.NegFOp:
        return False
    rewriter.replace_op_with_new(op, type(op), left.operand_, right.operand_, op.fastmath)
    return True


# ---- Bits


@canonicalize(name="XOrINotCmpI")
def invert_comparison(op: ops.XOrIOp, rewriter: PatternRewriter) -> Outcome:
    """xori(cmpi(p, x, y), true) -> cmpi(not p, x, y)"""
    comparison = op.lhs.defining_op
    if type(comparison) is not ops.CmpIOp or not is_all_ones(constant_value(op.rhs)):
        return False
    opposite = CmpIPredicate.from_spelling(NEGATED[comparison.predicate.spelling])
    rewriter.replace_op_with_new(op, ops.CmpIOp, opposite, comparison.lhs, comparison.rhs)
    return True


@canonicalize(name="OfExt")
def extend_afterwards(op: ops.AndIOp | ops.OrIOp | ops.XOrIOp, rewriter: PatternRewriter) -> Outcome:
    """and(ext(x), ext(y)) -> ext(and(x, y)), and likewise for or and xor"""
    left, right = op.lhs.defining_op, op.rhs.defining_op
    if not isinstance(left, ops.ExtUIOp | ops.ExtSIOp) or not isinstance(right, type(left)):
        return False
    first, second = left.in_, right.in_
    if first.type is not second.type:
        return rewriter.notify_match_failure(op, "the extended operands have different widths")
    new_op = rewriter.create(type(op), first, second)
    rewriter.replace_op_with_new(op, type(left), new_op.result, out=op.result.type)
    return True


# ---- Casts


@canonicalize(name="ExtSIOfExtUI")
def sign_extend_zero_extended(op: ops.ExtSIOp, rewriter: PatternRewriter) -> Outcome:
    """extsi(extui(x)) -> extui(x)"""
    inner = op.in_.defining_op
    if type(inner) is not ops.ExtUIOp:
        return False
    rewriter.replace_op_with_new(op, ops.ExtUIOp, inner.in_, out=op.out.type)
    return True


@canonicalize(name="TruncIExtToExt")
def truncate_extension(op: ops.TruncIOp, rewriter: PatternRewriter) -> Outcome:
    """trunci(ext(x)) -> ext(x), if wider than x"""
    inner = op.in_.defining_op
    if type(inner) is not ops.ExtSIOp and type(inner) is not ops.ExtUIOp:
        return False
    source: Any = element_type_or_self(inner.in_.type)
    target: Any = element_type_or_self(op.out.type)
    if source.width >= target.width:
        return rewriter.notify_match_failure(op, "the truncation discards more than the extended bits")
    rewriter.replace_op_with_new(op, type(inner), inner.in_, out=op.out.type)
    return True


@canonicalize(name="TruncIShrSIToTrunciShrUI")
def truncate_shifted(op: ops.TruncIOp, rewriter: PatternRewriter) -> Outcome:
    """trunci(shrsi(x, c)) -> trunci(shrui(x, c)), if c is the number of truncated bits"""
    shift = op.in_.defining_op
    if type(shift) is not ops.ShRSIOp:
        return False
    amount = signed_integer_of(constant_value(shift.rhs))
    wide: Any = element_type_or_self(op.in_.type)
    narrow: Any = element_type_or_self(op.out.type)
    if amount != wide.width - narrow.width:
        return rewriter.notify_match_failure(op, "the shift does not match the truncation")
    sh_rui = rewriter.create(ops.ShRUIOp, shift.lhs, shift.rhs, shift.is_exact)
    rewriter.replace_op_with_new(op, ops.TruncIOp, sh_rui.result, op.overflow_flags, out=op.out.type)
    return True


@canonicalize(name="TruncFIToFP")
def truncate_converted(op: ops.TruncFOp, rewriter: PatternRewriter) -> Outcome:
    """truncf(itofp(x)) -> itofp(x) to the narrow type"""
    conversion = op.in_.defining_op
    if type(conversion) is not ops.SIToFPOp and type(conversion) is not ops.UIToFPOp:
        return False
    if op.roundingmode is not None:
        return rewriter.notify_match_failure(op, "the truncation has a rounding mode")
    rewriter.replace_op_with_new(op, type(conversion), conversion.in_, out=op.out.type)
    return True


def _there_and_back(cast: type[IndexCastOp] | type[IndexCastUIOp], extension: type[ExtSIOp] | type[ExtUIOp]) -> Any:
    def simplify_index_cast(op: Any, rewriter: PatternRewriter) -> bool:
        """index_cast(index_cast(x)) -> x; index_cast(ext(x)) -> index_cast(x)"""
        inner = op.in_.defining_op
        if type(inner) is cast and inner.in_.type is op.out.type:
            rewriter.replace_op(op, inner.in_)
            return True
        if type(inner) is extension:
            rewriter.replace_op_with_new(op, cast, inner.in_, out=op.out.type)
            return True
        return False

    return canonicalize(cast, name=f"{cast.__name__}OfCast")(simplify_index_cast)


_there_and_back(ops.IndexCastOp, ops.ExtSIOp)
_there_and_back(ops.IndexCastUIOp, ops.ExtUIOp)


@canonicalize(name="BitcastOfBitcast")
def merge_bitcasts(op: ops.BitcastOp, rewriter: PatternRewriter) -> Outcome:
    """bitcast(bitcast(x)) -> bitcast(x)"""
    inner = op.in_.defining_op
    if type(inner) is not ops.BitcastOp:
        return False
    rewriter.replace_op_with_new(op, ops.BitcastOp, inner.in_, out=op.out.type)
    return True


# ---- Comparisons and selections


@canonicalize(name="CmpIExt")
def compare_before_extension(op: ops.CmpIOp, rewriter: PatternRewriter) -> Outcome:
    """cmpi(p, ext(x), ext(y)) -> cmpi(p, x, y), for equality"""
    if op.predicate is not CmpIPredicate.EQ and op.predicate is not CmpIPredicate.NE:
        return False
    left, right = op.lhs.defining_op, op.rhs.defining_op
    if not isinstance(left, ops.ExtUIOp | ops.ExtSIOp) or not isinstance(right, type(left)):
        return False
    if left.in_.type is not right.in_.type:
        return rewriter.notify_match_failure(op, "the extended operands have different widths")
    rewriter.replace_op_with_new(op, ops.CmpIOp, op.predicate, left.in_, right.in_)
    return True


canonicalize(ops.CmpFOp, name="CmpFIntToFPConst")(converted.compare_converted_integer)


@canonicalize(name="RedundantSelect")
def select_again(op: ops.SelectOp, rewriter: PatternRewriter) -> Outcome:
    """select(c, a, select(c, b, d)) -> select(c, a, d), and likewise for the other arms"""
    for position, answer in ((1, 1), (2, 2)):
        inner = op.operand(position).defining_op
        if type(inner) is ops.SelectOp and inner.condition is op.condition:
            values = [op.true_value, op.false_value]
            values[position - 1] = inner.operand(answer)
            rewriter.replace_op_with_new(op, ops.SelectOp, op.condition, *values)
            return True
    return False


@canonicalize(name="SelectNotCond")
def select_by_negation(op: ops.SelectOp, rewriter: PatternRewriter) -> Outcome:
    """select(not c, a, b) -> select(c, b, a)"""
    negation = op.condition.defining_op
    if type(negation) is not ops.XOrIOp or not is_all_ones(constant_value(negation.rhs)):
        return False
    rewriter.replace_op_with_new(op, ops.SelectOp, negation.lhs, op.false_value, op.true_value)
    return True


@canonicalize(name="SelectI1ToNot")
def select_negated_condition(op: ops.SelectOp, rewriter: PatternRewriter) -> Outcome:
    """select(c, false, true) -> not c"""
    if op.result.type is not i1 or op.condition.type is not i1:
        return False
    if _integer(op.true_value) != 0 or _integer(op.false_value) != 1:
        return False
    rewriter.replace_op_with_new(op, ops.XOrIOp, op.condition, _constant(rewriter, i1, 1))
    return True


@canonicalize(name="SelectToExtUI")
def select_one_or_zero(op: ops.SelectOp, rewriter: PatternRewriter) -> Outcome:
    """select(c, 1, 0) -> extui(c); select(c, 0, 1) -> extui(not c)"""
    type_ = op.result.type
    if not isinstance(type_, IntegerType) or type_ is i1 or op.condition.type is not i1:
        return False
    true_number, false_number = constant_value(op.true_value), constant_value(op.false_value)
    if type(true_number) is not IntegerAttr or type(false_number) is not IntegerAttr:
        return False
    condition = op.condition
    if true_number.value == 1 and is_zero(false_number):
        rewriter.replace_op_with_new(op, ops.ExtUIOp, condition, out=type_)
        return True
    if is_zero(true_number) and false_number.value == 1:
        negation = rewriter.create(ops.XOrIOp, condition, _constant(rewriter, i1, 1))
        rewriter.replace_op_with_new(op, ops.ExtUIOp, negation.result, out=type_)
        return True
    return False
