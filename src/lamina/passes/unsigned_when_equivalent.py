"""``arith-unsigned-when-equivalent``: signed operations on numbers that are not negative become unsigned."""

from __future__ import annotations

from collections.abc import Iterable

from lamina.analysis.integer_range_analysis import IntegerRangeAnalysis
from lamina.dialects.arith import ops as arith
from lamina.dialects.arith.enums import CmpIPredicate
from lamina.ir.operation import Operation
from lamina.ir.value import Value
from lamina.passmanager import Pass, register_pass
from lamina.rewrite import PatternRewriter

_UNSIGNED: dict[type[Operation], type[Operation]] = {
    arith.DivSIOp: arith.DivUIOp,
    arith.CeilDivSIOp: arith.CeilDivUIOp,
    arith.FloorDivSIOp: arith.DivUIOp,
    arith.RemSIOp: arith.RemUIOp,
    arith.MinSIOp: arith.MinUIOp,
    arith.MaxSIOp: arith.MaxUIOp,
    arith.ExtSIOp: arith.ExtUIOp,
}
_UNSIGNED_PREDICATES = {
    CmpIPredicate.SLT: CmpIPredicate.ULT,
    CmpIPredicate.SLE: CmpIPredicate.ULE,
    CmpIPredicate.SGT: CmpIPredicate.UGT,
    CmpIPredicate.SGE: CmpIPredicate.UGE,
}


def _none_negative(ranges: IntegerRangeAnalysis, values: Iterable[Value]) -> bool:
    return all((value_range := ranges.range_of(value)) is not None and value_range.signed_low >= 0 for value in values)


def _as_unsigned(op: Operation, ranges: IntegerRangeAnalysis, rewriter: PatternRewriter) -> Operation | None:
    """Creates the equivalent unsigned operation; None if the operation must stay."""
    if isinstance(op, arith.CmpIOp):
        predicate = _UNSIGNED_PREDICATES.get(op.predicate)
        if predicate is None or not _none_negative(ranges, op.operands):
            return None
        return rewriter.create(arith.CmpIOp, predicate, op.lhs, op.rhs)
    kind = _UNSIGNED.get(type(op))
    if kind is None or not _none_negative(ranges, (*op.operands, *op.results)):
        return None
    properties, attributes = dict(op._properties), dict(op._attributes)
    unsigned_op = kind(list(op.operands), list(op.result_types), properties, attributes, (), (), op.raw_location)
    return rewriter.insert(unsigned_op)


def make_unsigned(root: Operation) -> None:
    """Replaces the signed operations inside ``root`` whose unsigned form is equivalent."""
    ranges = IntegerRangeAnalysis(root)
    rewriter = PatternRewriter()
    for op in list(root.walk()):
        if type(op) is arith.CmpIOp or type(op) in _UNSIGNED:
            rewriter.set_insertion_point(op)
            rewriter.location = op.raw_location
            replacement = _as_unsigned(op, ranges, rewriter)
            if replacement is not None:
                rewriter.replace_op(op, replacement)


@register_pass(
    "arith-unsigned-when-equivalent",
    summary="Use unsigned operations where ranges show that signs do not matter",
    display_name="ArithUnsignedWhenEquivalent",
)
class ArithUnsignedWhenEquivalent(Pass):
    """Replaces signed operations on numbers that are not negative."""

    def run(self, operation: Operation) -> None:
        make_unsigned(operation)
