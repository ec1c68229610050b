"""Run-time checks of structured operations: all operands match the loops.

The first operand indexed by a loop alone determines its range. In the first and the last iteration, no index may be
negative, and the maximum index of each dim must be its last one, or within the dim if the indexing involves
several loops. Loops that do not run are not checked.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from lamina.dialects.arith.mixed import as_value
from lamina.dialects.cf.runtime_checks import RuntimeChecks
from lamina.dialects.index.enums import IndexCmpPredicate
from lamina.dialects.index.ops import AddOp, CmpOp, MaxSOp, MinSOp, SubOp
from lamina.dialects.linalg.sizes import dim_value, folded_apply, loop_ranges
from lamina.dialects.linalg.structure import LinalgOp
from lamina.dialects.scf.builders import build_if
from lamina.interfaces.runtime_verification import RuntimeVerifiableOpInterface
from lamina.ir.affine import AffineDimExpr
from lamina.ir.types import ShapedType
from lamina.ir.value import OpOperand, Value
from lamina.rewrite.create import create_or_fold

if TYPE_CHECKING:
    from lamina.ir.operation import Operation


@RuntimeVerifiableOpInterface.implement(LinalgOp)
def check_structured(op: LinalgOp, checks: RuntimeChecks) -> None:
    """Checks that all operands have the sizes that the loops require."""
    builder = checks.builder
    sizes = [loop.size for loop in loop_ranges(builder, op)]
    zero, one = checks.constant(0), checks.constant(1)
    if not sizes:
        return
    runs: Value | None = None
    for size in sizes:
        start = checks.constant(0)
        one_runs = builder.create(CmpOp, IndexCmpPredicate.SLT, start, as_value(builder, size)).results[0]
        runs = one_runs if runs is None else checks.both(runs, one_runs)
    assert runs is not None
    guard = build_if(builder, runs)
    with builder.insertion_guard():
        builder.set_insertion_point_before_terminator(guard.regions[0].entry_block)
        last = [create_or_fold(builder, SubOp, as_value(builder, size), one) for size in sizes]
        operand_checks = _OperandChecks(op, last, checks, zero, one)
        for slot in op._operands:
            if isinstance(slot.value.type, ShapedType):
                operand_checks.run(slot)


class _OperandChecks:
    """The checks of one operand: ``last`` is the last iteration."""

    def __init__(self, op: LinalgOp, last: list[Value], checks: RuntimeChecks, zero: Value, one: Value) -> None:
        self.op = op
        self.last = last
        self.checks = checks
        self.builder = checks.builder
        self.zero = zero
        self.one = one

    def run(self, slot: OpOperand) -> None:
        map = self.op.matching_map(slot)
        first_indices, last_indices = (
            [folded_apply(self.builder, map.with_results([expr]), loops) for expr in map.results]
            for loops in ([0] * len(self.last), self.last)
        )
        for dim, expr in enumerate(map.results):
            where = f"dimension #{dim} of input/output operand #{slot.index}"
            first = as_value(self.builder, first_indices[dim])
            final = as_value(self.builder, last_indices[dim])
            least = self._make(MinSOp, first, final)
            self._require(IndexCmpPredicate.SGE, least, self.zero, f"unexpected negative result on {where}")
            end = self._make(AddOp, self._make(MaxSOp, first, final), self.one)
            predicate = IndexCmpPredicate.EQ if isinstance(expr, AffineDimExpr) else IndexCmpPredicate.SLE
            size = dim_value(self.builder, slot.value, dim)
            self._require(predicate, end, size, f"{where} is incompatible with inferred dimension size")

    def _make(self, cls: type[Operation], left: Value, right: Value) -> Value:
        return create_or_fold(self.builder, cls, left, right)

    def _require(self, predicate: IndexCmpPredicate, left: Value, right: Value, complaint: str) -> None:
        self.checks.require(create_or_fold(self.builder, CmpOp, predicate, left, right), complaint)
