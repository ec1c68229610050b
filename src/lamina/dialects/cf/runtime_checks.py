"""Builds runtime checks: comparisons of indices and assertions on them.

Like mlir-opt, folds some of the generated operations; which ones is visible in the printed result.
"""

from __future__ import annotations

from collections.abc import Callable

from lamina.dialects.arith.enums import CmpIPredicate
from lamina.dialects.arith.mixed import as_value, constant_index
from lamina.dialects.arith.ops import AddIOp, AndIOp, CmpIOp, ConstantOp, MulIOp, SubIOp
from lamina.dialects.cf.ops import AssertOp
from lamina.dialects.scf.builders import build_if, make_yield
from lamina.interfaces.view_like import MixedValue
from lamina.ir.attributes import IntegerAttr, StringAttr
from lamina.ir.builder import Builder
from lamina.ir.types import i1, i64
from lamina.ir.value import Value
from lamina.rewrite.create import insert_or_fold


class RuntimeChecks:
    """Generates the checks of one operation, at the insertion point of ``builder``.

    ``describe`` turns the error into the text of the assertion.
    """

    def __init__(self, builder: Builder, describe: Callable[[str], str]) -> None:
        self.builder = builder
        self.describe = describe

    def require(self, condition: Value, complaint: str) -> None:
        """An assertion that the condition holds."""
        message = StringAttr(self.describe(complaint))
        self.builder.insert(AssertOp([condition], (), {"msg": message}, location=self.builder.location))

    def constant(self, number: int) -> Value:
        """Returns a new index constant."""
        return constant_index(self.builder, number)

    def compare(self, predicate: CmpIPredicate, left: Value, right: Value) -> Value:
        """Creates a comparison, without folding."""
        return self.builder.insert(self._comparison(predicate, left, right)).results[0]

    def compare_folded(self, predicate: CmpIPredicate, left: Value, right: Value) -> Value:
        """Creates a comparison, or returns the constant it folds to."""
        return insert_or_fold(self.builder, self._comparison(predicate, left, right))[0]

    def require_equal(self, value: Value, number: int, complaint: str) -> None:
        """An assertion that the value is the number."""
        self.require(self.compare(CmpIPredicate.EQ, value, self.constant(number)), complaint)

    def both(self, left: Value, right: Value) -> Value:
        """Returns the conjunction, folded if possible."""
        return insert_or_fold(self.builder, AndIOp([left, right], [i1], location=self.builder.location))[0]

    def within(self, value: Value, lower: Value, upper: Value) -> Value:
        """True if ``lower <= value < upper``, folded if possible."""
        above = self.compare_folded(CmpIPredicate.SGE, value, lower)
        below = self.compare_folded(CmpIPredicate.SLT, value, upper)
        return self.both(above, below)

    def within_or_at(self, value: Value, lower: Value, upper: Value) -> Value:
        """True if ``lower <= value <= upper``, in operations that stay."""
        above = self.compare(CmpIPredicate.SGE, value, lower)
        below = self.compare(CmpIPredicate.SLE, value, upper)
        return self.builder.create(AndIOp, above, below).results[0]

    def choose(self, condition: Value, then: Callable[[], Value], otherwise: Callable[[], Value]) -> Value:
        """Returns the result of one of two checks, only one of which executes."""
        builder = self.builder
        branch = build_if(builder, condition, [i1], with_else=True, terminators=False)
        for region, check in zip(branch.regions, (then, otherwise), strict=True):
            with builder.insertion_guard():
                builder.set_insertion_point_to_end(region.entry_block)
                builder.insert(make_yield([check()], builder.location))
        value: Value = branch.results[0]
        return value

    def true(self) -> Value:
        """Returns a new constant."""
        return self.builder.insert(
            ConstantOp((), (i1,), {"value": IntegerAttr(i1, 1)}, location=self.builder.location)
        ).results[0]

    def _comparison(self, predicate: CmpIPredicate, left: Value, right: Value) -> CmpIOp:
        number = IntegerAttr(i64, predicate.value)
        return CmpIOp([left, right], [i1], {"predicate": number}, location=self.builder.location)


def require_indices(
    checks: RuntimeChecks, indices: list[Value], size_of: Callable[[int], Value], complaint: str
) -> None:
    """Each index must be less than the size of its dim, which ``size_of`` makes."""
    if not indices:
        return
    zero = checks.constant(0)
    verdict: Value | None = None
    for position, index in enumerate(indices):
        inside = checks.within(index, zero, size_of(position))
        verdict = inside if verdict is None else checks.both(verdict, inside)
    assert verdict is not None
    checks.require(verdict, complaint)


class SliceChecks:
    """Checks that slices of a tensor or memref are in bounds. ``what`` is the operation's name in messages."""

    def __init__(self, checks: RuntimeChecks, what: str) -> None:
        self.checks = checks
        self.what = what
        self.zero = checks.constant(0)
        self.one = checks.constant(1)

    def require_dim(
        self, dim: int, offset: MixedValue, size: MixedValue, stride: MixedValue, bound: Callable[[], Value]
    ) -> None:
        """The offset must be within the bound, or at it where nothing is taken; the last element must be too."""
        checks, zero = self.checks, self.zero
        first, count, step = (as_value(checks.builder, entry) for entry in (offset, size, stride))
        end = bound()
        starts_inside = checks.choose(
            checks.compare(CmpIPredicate.EQ, count, zero),
            lambda: checks.within_or_at(first, zero, end),
            lambda: checks.within(first, zero, end),
        )
        checks.require(starts_inside, f"offset {dim} is out-of-bounds")
        ends_inside = checks.choose(
            checks.compare(CmpIPredicate.SGT, count, zero),
            lambda: checks.within(self._last(first, count, step), zero, end),
            checks.true,
        )
        checks.require(ends_inside, f"{self.what} runs out-of-bounds along dimension {dim}")

    def _last(self, first: Value, count: Value, step: Value) -> Value:
        def make(cls: type[SubIOp] | type[MulIOp] | type[AddIOp], left: Value, right: Value) -> Value:
            return self.checks.builder.create(cls, left, right).results[0]

        return make(AddIOp, first, make(MulIOp, make(SubIOp, count, self.one), step))
