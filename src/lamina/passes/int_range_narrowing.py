"""``arith-int-range-narrowing``: narrows integer arithmetic to the known ranges.

Unlike MLIR, signed operations are narrowed only if the numbers fit as signed, unsigned operations
only if they fit as unsigned; shifts only if the amount stays below the width. No-overflow flags
that the narrow numbers could violate are dropped.
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import IntFlag
from typing import TYPE_CHECKING, Any

from lamina.analysis.integer_range_analysis import IntegerRangeAnalysis
from lamina.conversion.arith_builder import with_element
from lamina.dialects.arith import ops as arith
from lamina.dialects.arith.attributes import IntegerOverflowFlagsAttr
from lamina.dialects.arith.enums import CmpIPredicate, IntegerOverflowFlags
from lamina.interfaces.integer_ranges import IntegerRange, storage_width
from lamina.ir.operation import Operation
from lamina.ir.types import IndexType, IntegerType, element_type_or_self
from lamina.ir.value import Value
from lamina.passmanager import Pass, option, register_pass
from lamina.rewrite import PatternSet, apply_patterns_greedily, pattern
from lamina.rewrite.pattern import FunctionPattern, Outcome

if TYPE_CHECKING:
    from lamina.dialects.arith.ops import IndexCastOp, IndexCastUIOp
    from lamina.ir.attribute import Type
    from lamina.rewrite.rewriter import PatternRewriter


class Fit(IntFlag):
    """How numbers can be truncated and extended back without a change."""

    NO = 0
    SIGNED = 1
    UNSIGNED = 2
    BOTH = 3


# For each narrowable operation the sufficient ways.
_WAYS: dict[type[Operation], Fit] = {
    **dict.fromkeys(
        (arith.AddIOp, arith.SubIOp, arith.MulIOp, arith.AndIOp, arith.OrIOp, arith.XOrIOp, arith.ShLIOp), Fit.BOTH
    ),
    # Comparing sign-extended numbers does not need their upper bits.
    **dict.fromkeys((arith.MaxUIOp, arith.MinUIOp), Fit.BOTH),
    **dict.fromkeys((arith.DivUIOp, arith.CeilDivUIOp, arith.RemUIOp, arith.ShRUIOp), Fit.UNSIGNED),
    **dict.fromkeys(
        (
            arith.DivSIOp,
            arith.CeilDivSIOp,
            arith.FloorDivSIOp,
            arith.RemSIOp,
            arith.ShRSIOp,
            arith.MaxSIOp,
            arith.MinSIOp,
        ),
        Fit.SIGNED,
    ),
}
_SHIFTS = (arith.ShLIOp, arith.ShRUIOp, arith.ShRSIOp)
_SIGNED_PREDICATES = (CmpIPredicate.SLT, CmpIPredicate.SLE, CmpIPredicate.SGT, CmpIPredicate.SGE)


def fit(range: IntegerRange, width: int) -> Fit:
    """Returns how the numbers of a range fit into a smaller width."""
    if range.width <= width:
        return Fit.NO
    limit = 1 << (width - 1)
    kind = Fit.NO
    if -limit <= range.signed_low and range.signed_high < limit:
        kind |= Fit.SIGNED
    if range.unsigned_high < limit << 1:
        kind |= Fit.UNSIGNED
    return kind


def _cast(rewriter: PatternRewriter, value: Value, target: Type, kind: Fit) -> Value:
    """Returns the value in another integer type; as an unsigned number if both ways will do."""
    if value.type == target:
        return value
    source, wanted = element_type_or_self(value.type), element_type_or_self(target)
    cls: Any
    if isinstance(source, IndexType) or isinstance(wanted, IndexType):
        cls = arith.IndexCastUIOp if kind & Fit.UNSIGNED else arith.IndexCastOp
    elif (storage_width(source) or 0) > (storage_width(wanted) or 0):
        cls = arith.TruncIOp
    else:
        cls = arith.ExtUIOp if kind & Fit.UNSIGNED else arith.ExtSIOp
    result: Value = rewriter.create(cls, value, out=target).out
    return result


def _properties(op: Operation, kind: Fit) -> dict[str, Any]:
    """Returns the properties of the narrow operation: promises about numbers that fit another way are dropped."""
    properties = dict(op._properties)
    for name, attribute in op._properties.items():
        if not isinstance(attribute, IntegerOverflowFlagsAttr):
            continue
        kept = attribute.value
        if not kind & Fit.SIGNED:
            kept = kept.without(IntegerOverflowFlags.NSW)
        if not kind & Fit.UNSIGNED:
            kept = kept.without(IntegerOverflowFlags.NUW)
        properties[name] = IntegerOverflowFlagsAttr(kept)
    return properties


def _narrow_elementwise(ranges: IntegerRangeAnalysis, widths: list[int]) -> FunctionPattern[Any]:
    def fits(op: Operation, ranges_: list[IntegerRange], width: int) -> Fit:
        kind = Fit.BOTH
        for range in ranges_:
            kind &= fit(range, width)
        if isinstance(op, _SHIFTS) and ranges_[1].unsigned_high >= width:
            return Fit.NO
        return kind if kind & _WAYS[type(op)] else Fit.NO

    @pattern(name="NarrowElementwise")
    def narrow(op: Operation, rewriter: PatternRewriter) -> Outcome:
        """Operands are cut down, and the result is extended."""
        if type(op) not in _WAYS:
            return False
        known_ranges = [ranges.range_of(value) for value in (*op.operands, *op.results)]
        if None in known_ranges:
            return rewriter.notify_match_failure(op, "a range is unknown")
        known: list[Any] = known_ranges
        old = op.result_types[0]
        for width in widths:
            kind = fits(op, known, width)
            if not kind:
                continue
            target = with_element(old, IntegerType(width))
            cut = {value: _cast(rewriter, value, target, kind) for value in dict.fromkeys(op.operands)}
            operands = [cut[value] for value in op.operands]
            properties = _properties(op, kind)
            narrow_op = type(op)(operands, [target], properties, dict(op._attributes), (), (), op.raw_location)
            back = _cast(rewriter, rewriter.insert(narrow_op).results[0], old, kind)
            ranges.states[back] = known[-1]
            rewriter.replace_op(op, back)
            return True
        return False

    return narrow


def _narrow_comparison(ranges: IntegerRangeAnalysis, widths: list[int]) -> FunctionPattern[Any]:
    @pattern(name="NarrowCmpI")
    def narrow(op: arith.CmpIOp, rewriter: PatternRewriter) -> Outcome:
        """Numbers that fit in the same way compare alike on fewer bits."""
        left, right = ranges.range_of(op.lhs), ranges.range_of(op.rhs)
        if left is None or right is None:
            return rewriter.notify_match_failure(op, "a range is unknown")
        ways = Fit.SIGNED if op.predicate in _SIGNED_PREDICATES else Fit.BOTH
        for width in widths:
            kind = fit(left, width) & fit(right, width)
            if not kind & ways:
                continue
            target = with_element(op.lhs.type, IntegerType(width))
            operands = [_cast(rewriter, value, target, kind) for value in (op.lhs, op.rhs)]
            narrow_cmp = arith.CmpIOp(
                operands, list(op.result_types), dict(op._properties), dict(op._attributes), (), (), op.raw_location
            )
            ranges.states[narrow_cmp.results[0]] = ranges.states.get(op.result)
            rewriter.replace_op(op, rewriter.insert(narrow_cmp))
            return True
        return False

    return narrow


def _fold_cast_chain(cls: type[IndexCastOp] | type[IndexCastUIOp]) -> FunctionPattern[Any]:
    @pattern(cls, name="FoldIndexCastChain")
    def fold_chain(op: IndexCastOp | IndexCastUIOp, rewriter: PatternRewriter) -> Outcome:
        """index_cast(index_cast(x)) -> x"""
        inner = op.in_.defining_op
        if not isinstance(inner, cls) or inner.in_.type != op.out.type:
            return False
        if not isinstance(inner.results[0].type, IndexType):
            return False
        rewriter.replace_op(op, inner.in_)
        return True

    return fold_chain


def narrow_integers(root: Operation, widths: Iterable[int]) -> None:
    """Narrows to the first of the widths that fits."""
    ranges = IntegerRangeAnalysis(root)
    listed = list(widths)
    patterns = PatternSet(
        [
            _narrow_elementwise(ranges, listed),
            _narrow_comparison(ranges, listed),
            _fold_cast_chain(arith.IndexCastUIOp),
            _fold_cast_chain(arith.IndexCastOp),
        ]
    )
    apply_patterns_greedily(root, patterns)


@register_pass(
    "arith-int-range-narrowing",
    summary="Narrow integer operations whose values fit fewer bits",
    display_name="ArithIntRangeNarrowing",
)
class ArithIntRangeNarrowing(Pass):
    """Narrows integer arithmetic."""

    bitwidths = option("int-bitwidths-supported", [], "Integer bitwidths supported", type=int, is_list=True)

    def run(self, operation: Operation) -> None:
        narrow_integers(operation, self.bitwidths)
