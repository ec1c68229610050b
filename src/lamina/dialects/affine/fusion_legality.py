"""Additional legality conditions for producer-consumer fusion.

A slice contains, for each iteration of the consumer's outer loops, the producer's iterations that it depends on. It may
contain an iteration several times, and the producer may remain in place as well. Both are illegal if
one overwrites what the other reads or writes, and a private buffer is only correct if everything read from it was
written before.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import product
from typing import TYPE_CHECKING, Any

from lamina.analysis.presburger.elimination import is_empty
from lamina.dialects.affine.accesses import (
    READS,
    WRITES,
    Access,
    Dependence,
    DependenceResult,
    Relations,
    check_dependence,
)
from lamina.dialects.affine.computation_slices import ComputationSlice
from lamina.dialects.affine.nest import enclosing_fors, num_common_loops
from lamina.dialects.affine.regions import accessed_region, has_no_gaps
from lamina.dialects.affine.value_constraints import Unsupported
from lamina.ir.affine import ADD, AffineBinaryOpExpr, AffineConstantExpr, AffineDimExpr, AffineExpr
from lamina.ir.value import Value

if TYPE_CHECKING:
    from lamina.dialects.affine.ops import (
        AffineForOp,
        AffineLoadOp,
        AffineStoreOp,
        AffineVectorLoadOp,
        AffineVectorStoreOp,
    )


@dataclass(frozen=True)
class _Pick:
    """A loop of the target that picks the iteration ``induction + shift`` of a loop of the source."""

    target: Value
    source: Value
    shift: int


def keeps_order(
    source: AffineForOp, target: AffineForOp, piece: ComputationSlice, relations: Relations
) -> bool:
    """True if no iteration of the source runs, in the slice, after the target overwrites what it reads or writes."""
    depth = num_common_loops(source, target) + 1
    accesses = [operation for operation in source.walk() if isinstance(operation, READS + WRITES)]
    writes = [operation for operation in target.walk() if isinstance(operation, WRITES)]
    overwriting = [
        check_dependence(Access(operation), Access(other), depth, relations=relations)
        for operation, other in product(accesses, writes)
        if operation.memref is other.memref
    ]
    overwriting = [operation for operation in overwriting if operation.kind is not Dependence.INDEPENDENT]
    if not overwriting:
        return True
    picks = _picks(piece, target)
    return picks is not None and not any(_is_late(operation, picks) for operation in overwriting)


def runs_at_most_once(piece: ComputationSlice, target: AffineForOp) -> bool:
    """True if the slice holds no iteration of the source twice: each loop of the target around it picks one iteration
    of a loop of the source."""
    return _picks(piece, target) is not None


def _picks(piece: ComputationSlice, target: AffineForOp) -> list[_Pick] | None:
    """Returns the source iterations selected by the target's loops around the slice, outermost first; None if one
    selects nothing."""
    picks: dict[Value, _Pick] = {}
    for iv, lower, upper in zip(piece.ivs, piece.lowers, piece.uppers, strict=True):
        if lower is None or upper is None or lower.num_results != 1 or upper.num_results != 1:
            continue
        picked = _shifted_dim(lower.results[0])
        if picked is not None and upper.results[0] is lower.results[0] + 1:
            induction = piece.operands[picked[0]]
            picks[induction] = _Pick(induction, iv, picked[1])
    around = [loop.regions[0].arguments[0] for loop in _loops_around(piece)[len(enclosing_fors(target)) :]]
    return [picks[variable] for variable in around] if all(variable in picks for variable in around) else None


def _loops_around(piece: ComputationSlice) -> list[Any]:
    first = piece.block.first_op
    assert first is not None
    return enclosing_fors(first)


def _shifted_dim(expr: AffineExpr) -> tuple[int, int] | None:
    """Returns the dimension of ``d`` or ``d + constant``, and the constant."""
    if isinstance(expr, AffineDimExpr):
        return expr.position, 0
    if isinstance(expr, AffineBinaryOpExpr) and expr.kind == ADD and isinstance(expr.lhs, AffineDimExpr):
        return (expr.lhs.position, expr.rhs.value) if isinstance(expr.rhs, AffineConstantExpr) else None
    return None


def _is_late(result: DependenceResult, picks: Sequence[_Pick]) -> bool:
    """True if a source iteration selected later than a target iteration depends on the latter."""
    if result.kind is Dependence.UNKNOWN:
        return True
    columns = []
    for pick in picks:
        source = result.constraints.find(pick.source)
        target = result.constraints.find(pick.target)
        if source is None or target is None:
            return True
        columns.append((source, target, pick.shift))
    system = result.constraints.copy()
    for source, target, shift in columns:
        row = system.zero_row()
        row[source], row[target], row[-1] = 1, -1, -shift
        later = system.copy()
        later.add_inequality([*row[:-1], row[-1] - 1])
        if not is_empty(later):
            return True
        system.add_equality(row)
    return False


def may_run_again(source: AffineForOp, private: set[Value]) -> bool:
    """True if running a part of a nest again leaves all memory unchanged, except for privatized memrefs:
    nothing is overwritten after it was read or written."""
    accesses = [inner for inner in source.walk_post_order() if isinstance(inner, READS + WRITES)]
    writes = [access for access in accesses if isinstance(access, WRITES)]
    outer = len(enclosing_fors(source))
    depths = range(outer + 1, outer + 1 + max(len(enclosing_fors(access)) - outer for access in accesses) + 1)
    relations = Relations()
    return not any(
        _conflicts_at(read_or_write, other, depth, relations)
        for read_or_write, other in product(accesses, writes)
        for depth in depths
        if isinstance(read_or_write, READS) or read_or_write.memref not in private
    )


def _conflicts_at(
    access: AffineLoadOp | AffineVectorLoadOp | AffineStoreOp | AffineVectorStoreOp,
    other: AffineStoreOp | AffineVectorStoreOp,
    depth: int,
    relations: Relations,
) -> bool:
    if access.memref is not other.memref or depth > num_common_loops(access, other) + 1:
        return False
    return (
        check_dependence(Access(access), Access(other), depth, relations=relations).kind is not Dependence.INDEPENDENT
    )


def writes_all_read(source: AffineForOp, target: AffineForOp, memref: Value) -> bool:
    """True if the source writes every element of the memref that the target reads."""
    depth = len(enclosing_fors(source)), len(enclosing_fors(target))
    writes = [inner for inner in source.walk() if isinstance(inner, WRITES) and inner.memref is memref]
    reads = [inner for inner in target.walk() if isinstance(inner, READS) and inner.memref is memref]
    try:
        written = [
            accessed_region(write, depth[0], drop_locals=False) for write in writes if has_no_gaps(write, depth[0])
        ]
        return all(any(region.contains(accessed_region(read, depth[1])) for region in written) for read in reads)
    except Unsupported:
        return False
