"""``int-range-optimizations``: simplifications from integer ranges.

Values with a single possible number become constants, and remainders of numbers below the divisor are removed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from lamina.analysis.integer_range_analysis import IntegerRangeAnalysis
from lamina.dialects.arith import fold as arith_fold
from lamina.dialects.arith.constant_folding import signed_integer_of
from lamina.dialects.arith.ops import RemSIOp, RemUIOp
from lamina.interfaces.effects import is_op_trivially_dead
from lamina.interfaces.integer_ranges import IntegerRange
from lamina.ir.attributes import DenseElementsAttr, IntegerAttr
from lamina.ir.dialect import load_role
from lamina.ir.operation import Operation
from lamina.ir.types import ShapedType, element_type_or_self
from lamina.ir.value import Value
from lamina.passmanager import Pass, register_pass
from lamina.rewrite import PatternSet, apply_patterns_greedily, pattern
from lamina.rewrite.fold import constant_value, is_constant
from lamina.rewrite.pattern import FunctionPattern, Outcome

if TYPE_CHECKING:
    from lamina.rewrite.rewriter import PatternRewriter


def _needs_replacing(ranges: IntegerRangeAnalysis, value: Value) -> bool:
    return value.first_use is not None and ranges.constant_number(value) is not None


def _replace(ranges: IntegerRangeAnalysis, rewriter: PatternRewriter, value: Value, holder: Operation) -> bool:
    """Replaces a known value with a constant of the parent's dialect, or of arith."""
    number = ranges.constant_number(value) if value.first_use is not None else None
    if number is None:
        return False
    type_ = value.type
    constant: Any = IntegerAttr.wrapped(element_type_or_self(type_), number)
    if isinstance(type_, ShapedType):
        if not type_.has_static_shape:
            return False
        constant = DenseElementsAttr.splat(type_, constant)
    dialect = type(holder).dialect
    constant_op = None
    if dialect is not None:
        load_role(dialect.name, "fold")
        if dialect.constant_materializer is not None:
            constant_op = dialect.constant_materializer(constant, type_, holder.raw_location)
    if constant_op is None:
        constant_op = arith_fold.materialize(constant, type_, holder.raw_location)
    if constant_op is None:
        return False
    rewriter.insert(constant_op)
    ranges.states[constant_op.results[0]] = ranges.states[value]
    rewriter.replace_all_uses_with(value, constant_op.results[0])
    return True


def _materialize_known_values(ranges: IntegerRangeAnalysis) -> FunctionPattern[Any]:
    @pattern(name="MaterializeKnownConstantValues")
    def materialize(op: Operation, rewriter: PatternRewriter) -> Outcome:
        """Results and block arguments that can be one number only become constants."""
        if is_constant(op):
            return False
        arguments = [argument for region in op.regions for block in region.blocks for argument in block.arguments]
        if not any(_needs_replacing(ranges, value) for value in (*op.results, *arguments)):
            return rewriter.notify_match_failure(op, "the value is not a known constant")
        replaced_all = bool(op.results)
        for result in op.results:
            replaced = _replace(ranges, rewriter, result, op)
            replaced_all = replaced_all and (replaced or result.first_use is None)
        if replaced_all and is_op_trivially_dead(op):
            rewriter.erase_op(op)
            return True
        for region in op.regions:
            for block in region.blocks:
                rewriter.set_insertion_point_to_start(block)
                for argument in block.arguments:
                    _replace(ranges, rewriter, argument, op)
        return True

    return materialize


def _delete_trivial_remainder(cls: type[RemSIOp] | type[RemUIOp], ranges: IntegerRangeAnalysis) -> FunctionPattern[Any]:
    def bounds(range: IntegerRange) -> tuple[int, int]:
        if cls is RemUIOp:
            low, high = range.unsigned_low, range.unsigned_high
            limit = 1 << (range.width - 1)
            return (-1, -1) if high >= limit else (low, high)
        return range.signed_low, range.signed_high

    @pattern(cls, name="DeleteTrivialRem")
    def delete_remainder(op: RemUIOp | RemSIOp, rewriter: PatternRewriter) -> Outcome:
        """The remainder of a number between zero and the divisor is the number."""
        divisor = signed_integer_of(constant_value(op.rhs))
        if divisor is None or divisor <= 0 or isinstance(op.rhs.type, ShapedType):
            return rewriter.notify_match_failure(op, "the divisor is not a positive constant")
        dividend = ranges.range_of(op.lhs)
        if dividend is None:
            return rewriter.notify_match_failure(op, "the range of the dividend is unknown")
        low, high = bounds(dividend)
        if not 0 <= low <= high < divisor:
            return rewriter.notify_match_failure(op, "the dividend may be too large")
        rewriter.replace_op(op, op.lhs)
        return True

    return delete_remainder


@register_pass(
    "int-range-optimizations",
    summary="Do optimizations based on integer range analysis",
    display_name="IntRangeOptimizationsPass",
)
class IntRangeOptimizations(Pass):
    """Rewrites by the ranges of integers."""

    def run(self, operation: Operation) -> None:
        ranges = IntegerRangeAnalysis(operation)
        patterns = PatternSet(
            [
                _materialize_known_values(ranges),
                _delete_trivial_remainder(RemSIOp, ranges),
                _delete_trivial_remainder(RemUIOp, ranges),
            ]
        )
        apply_patterns_greedily(operation, patterns)
