"""Computation slices: the iterations of one loop nest that another one needs, as bounds over the other's loops."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import prod
from typing import TYPE_CHECKING, Any

from lamina.analysis.presburger import ConstraintSystem
from lamina.analysis.presburger.bounds import unite_bounding_boxes
from lamina.analysis.presburger.elimination import is_empty, project_out
from lamina.analysis.presburger.expressions import slice_bounds
from lamina.dialects.affine.accesses import Access, Dependence, DependenceResult, Relations, check_dependence
from lamina.dialects.affine.bounds import constant_bound
from lamina.dialects.affine.dim_symbol import is_induction_variable, is_valid_symbol
from lamina.dialects.affine.loop_utils import constant_trip_count
from lamina.dialects.affine.nest import enclosing_fors, nesting_depth
from lamina.dialects.affine.ops import AffineForOp
from lamina.dialects.affine.parallelism import is_loop_parallel
from lamina.dialects.affine.reductions import supported_reductions
from lamina.dialects.affine.value_constraints import Bound, Unsupported, ValueConstraints, align, are_aligned, owner_of
from lamina.ir.affine import AffineDimExpr, AffineMap, simplify_affine_expr
from lamina.ir.block import Block
from lamina.ir.operation import Operation
from lamina.ir.value import Value
from lamina.rewrite.fold import constant_int

if TYPE_CHECKING:
    from lamina.ir.affine import AffineExpr

    pass

# A discardable attribute of a loop that is not to be sliced.
BARRIER = "slice_fusion_barrier"


@dataclass
class ComputationSlice:
    """Bounds for each of the source's loops over the same operands (None: the whole loop), and the loop body at
    whose start (or end) the slice is inserted."""

    ivs: list[Value]
    lowers: list[AffineMap | None]
    uppers: list[AffineMap | None]
    operands: list[Value]
    block: Block
    at_end: bool = False

    def __post_init__(self) -> None:
        self.lowers = [map if map is not None and map.num_results else None for map in self.lowers]
        self.uppers = [map if map is not None and map.num_results else None for map in self.uppers]

    def slices_carried_values(self) -> bool:
        """True if the slice cuts a loop that carries values."""
        return any(owner_of(iv).inits and lower is not None for iv, lower in zip(self.ivs, self.lowers, strict=True))

    def trip_counts(self) -> dict[Operation, int] | None:
        """Returns the trip count of each loop within the slice; None if one is not constant."""
        counts: dict[Operation, int] = {}
        for iv, lower, upper in zip(self.ivs, self.lowers, self.uppers, strict=True):
            loop = owner_of(iv)
            count = _whole_trip_count(loop) if lower is None or upper is None else _difference(lower, upper)
            if count is None:
                return None
            counts[loop] = count
        return counts

    @property
    def is_single_iteration(self) -> bool:
        counts = self.trip_counts()
        return counts is not None and prod(counts.values()) == 1

    def add_to(self, system: ValueConstraints) -> None:
        """Bounds the source's induction variables, which are in the system, by the slice. Raises Unsupported."""
        for iv, lower, upper in zip(self.ivs, self.lowers, self.uppers, strict=True):
            column = system.find(iv)
            if column is None:
                continue
            if lower is None or upper is None:
                system.add_loop_domain(owner_of(iv))
            elif _is_one_value(lower, upper):
                system.add_bound(Bound.EQUAL, column, lower, self.operands)
            else:
                system.add_bound(Bound.LOWER, column, lower, self.operands)
                column = system.find(iv)
                assert column is not None
                system.add_bound(Bound.UPPER, column, upper, self.operands)

    def as_constraints(self) -> ValueConstraints:
        """Returns the slice over the source's induction variables (dims) and the operands (symbols). Raises
        Unsupported."""
        constraints = ValueConstraints(self.ivs, self.operands)
        for value in self.operands:
            column = constraints.find(value)
            assert column is not None
            if is_valid_symbol(value):
                number = constant_int(value)
                if number is not None:
                    constraints.fix(column, number)
            elif is_induction_variable(value):
                constraints.add_loop_domain(owner_of(value))
        self.add_to(constraints)
        return constraints

    def is_maximal(self) -> bool | None:
        """True if the slice covers the whole source; None if unknown."""
        fast = self._same_loops()
        if fast is not None:
            return fast
        try:
            source = self._source_domain()
            consumers: list[Value | None] = [value for value in self.operands if is_induction_variable(value)]
            consumers += [None] * (len(self.ivs) - len(consumers))
            own = ValueConstraints(consumers)
            self._add_materialized(own)
        except Unsupported:
            return None
        if source.num_dims != own.num_dims or source.num_symbols or own.num_symbols:
            return None
        return _is_subset(source, own)

    def is_valid(self) -> bool | None:
        """True if the slice only contains iterations that the source runs; None if unknown."""
        if self._same_loops():
            return True
        try:
            source = self._source_domain()
            if source.num_symbols or source.num_locals:
                return None
            own = self.as_constraints()
        except Unsupported:
            return None
        project_out(own, len(self.ivs), own.num_variables - len(self.ivs))
        if source.num_dims != own.num_dims:
            return None
        return _is_subset(own, source)

    def _source_domain(self) -> ValueConstraints:
        domain = ValueConstraints(self.ivs)
        for iv in self.ivs:
            domain.add_loop_domain(owner_of(iv))
        return domain

    def _loop_of(self, expr: AffineExpr) -> AffineForOp | None:
        """The loop whose induction variable an expression over the operands is."""
        if not isinstance(expr, AffineDimExpr):
            return None
        value = self.operands[expr.position]
        loop = owner_of(value) if is_induction_variable(value) else None
        return loop if isinstance(loop, AffineForOp) else None

    def _same_loops(self) -> bool | None:
        """True if the slice is a single iteration in identical loops; None if undecided."""
        for iv, lower, upper in zip(self.ivs, self.lowers, self.uppers, strict=True):
            if lower is None or upper is None or not _is_one_value(lower, upper):
                return None
            target = self._loop_of(lower.results[0])
            if target is None:
                return None
            source = owner_of(iv)
            bounds = [
                constant_bound(map)
                for map in (
                    source.lower_bound_map,
                    source.upper_bound_map,
                    target.lower_bound_map,
                    target.upper_bound_map,
                )
            ]
            if None in bounds:
                return None
            same_step = source.step == target.step
            if bounds[:2] != bounds[2:] or not same_step:
                return False
        return True

    def _add_materialized(self, system: ValueConstraints) -> None:
        """Adds the domains of materialized loops, and the bounds of the others by position."""
        for position, (lower, upper) in enumerate(zip(self.lowers, self.uppers, strict=True)):
            if lower is not None and upper is not None and _is_one_value(lower, upper):
                if not lower.is_single_constant():
                    loop = self._loop_of(lower.results[0])
                    if loop is None or system.find(loop.regions[0].arguments[0]) is None:
                        raise Unsupported
                    system.add_loop_domain(loop)
                    continue
            if lower is not None:
                system.add_bound(Bound.LOWER, position, lower, self.operands)
            if upper is not None:
                system.add_bound(Bound.UPPER, position, upper, self.operands)


def _whole_trip_count(loop: AffineForOp) -> int | None:
    lower, upper = constant_bound(loop.lower_bound_map), constant_bound(loop.upper_bound_map)
    return constant_trip_count(loop) if lower is None or upper is None else upper - lower


def _difference(lower: AffineMap, upper: AffineMap) -> int | None:
    expr: Any = simplify_affine_expr(upper.results[0] - lower.results[0], lower.num_dims, lower.num_symbols)
    return expr.value if expr.kind == "constant" else None


def _is_one_value(lower: AffineMap, upper: AffineMap) -> bool:
    return lower.num_results == 1 and upper.num_results == 1 and lower.results[0] + 1 is upper.results[0]


def _is_subset(slice_: ConstraintSystem, other: ConstraintSystem) -> bool | None:
    """True if one system contains all points of another; None if locals prevent a decision."""
    if other.num_locals or slice_.num_dims != other.num_dims:
        return None
    padding = [0] * slice_.num_locals
    outside: list[list[int]] = []
    for row in other.inequalities:
        outside.append([-number for number in row[:-1]] + padding + [-row[-1] - 1])
    for row in other.equalities:
        outside.append([*row[:-1], *padding, row[-1] - 1])
        outside.append([-number for number in row[:-1]] + padding + [-row[-1] - 1])
    for row in outside:
        both = slice_.copy()
        both.add_inequality(row)
        if not is_empty(both):
            return False
    return True


# ---- Slices of pairs of accesses, and their unions


def slice_union(
    sources: Sequence[Access],
    targets: Sequence[Access],
    depth: int,
    num_common: int,
    backward: bool,
    relations: Relations,
) -> ComputationSlice | None:
    """Returns the bounding box of what all accesses of the target need of the source, at a loop depth of the target (of
    the source unless ``backward``). None if there is none, or it is not valid."""
    union: ValueConstraints | None = None
    dependent: list[Operation] = []
    for source in sources:
        for target in targets:
            if source.memref is not target.memref:
                continue
            place = target if backward else source
            if depth > nesting_depth(place.operation):
                return None
            reads = not source.is_write and not target.is_write
            result = check_dependence(source, target, num_common + 1, reads=reads, relations=relations)
            if result.kind is Dependence.UNKNOWN:
                return None
            if result.kind is Dependence.INDEPENDENT:
                continue
            dependent.append(place.operation)
            try:
                own = _pair_slice(source, target, result, depth, backward).as_constraints()
                if union is None:
                    union = own
                    continue
                if not are_aligned(union, own):
                    _align(union, own)
            except Unsupported:
                return None
            if union.num_locals or own.num_locals or not unite_bounding_boxes(union, own):
                return None
    if union is None:
        return None
    loops = innermost_common_loops(dependent)
    if depth > len(loops):
        return None
    union_slice = _as_slice(union, loops[depth - 1].regions[0].entry_block, not backward)
    return union_slice if union_slice.is_valid() else None


def _align(first: ValueConstraints, other: ValueConstraints) -> None:
    """Gives both the same variables, each with the bounds of newly added loops."""
    known = [list(first.values), list(other.values)]
    align(first, other)
    for system, values in ((first, known[0]), (other, known[1])):
        for value in list(system.values):
            if value is None or any(value is old for old in values):
                continue
            if is_induction_variable(value):
                system.add_loop_domain(owner_of(value))


def _pair_slice(
    source: Access, target: Access, result: DependenceResult, depth: int, backward: bool
) -> ComputationSlice:
    system = result.constraints
    source_loops, target_loops = enclosing_fors(source.operation), enclosing_fors(target.operation)
    num_source, num_target = len(source_loops), len(target_loops)
    if backward:
        project_out(system, num_source + depth, num_target - depth)
    else:
        project_out(system, depth, num_source - depth)
    start, loops = (0, source_loops) if backward else (depth, target_loops)
    count = len(loops)
    ivs = system.values[start : start + count]
    lowers, uppers = slice_bounds(system, start, count)
    operands = [*system.values[:start], *system.values[start + count :]]
    around = (target_loops if backward else source_loops)[depth - 1]
    slice_of_pair = ComputationSlice(
        [value for value in ivs if value is not None],
        lowers,
        uppers,
        [value for value in operands if value is not None],
        around.regions[0].entry_block,
        not backward,
    )
    if len(slice_of_pair.ivs) != count or len(slice_of_pair.operands) != len(operands):
        raise Unsupported
    sequential = set()
    if not source.is_write and not target.is_write:
        sequential = {
            operation
            for operation in loops[0].walk()
            if isinstance(operation, AffineForOp) and not is_loop_parallel(operation)
        }
    for number, loop in enumerate(loops):
        if loop not in sequential and BARRIER not in loop._attributes:
            continue
        if (
            carries_reduction(loop)
            and depth >= count
            and slice_of_pair.is_single_iteration
            and slice_of_pair.is_maximal()
        ):
            continue
        slice_of_pair.lowers[number:] = slice_of_pair.uppers[number:] = [None] * (count - number)
        break
    return slice_of_pair


def carries_reduction(loop: AffineForOp) -> bool:
    """True if the iterations of a loop are independent except for exactly one reduction."""
    return bool(loop.inits) and bool(supported_reductions(loop)) and is_loop_parallel(loop, reductions=True)


def _as_slice(union: ValueConstraints, block: Block, at_end: bool) -> ComputationSlice:
    count = union.num_dims
    inductions = [value for value in union.symbols if value is not None and is_induction_variable(value)]
    for value in inductions:
        column = union.find(value)
        assert column is not None
        union.swap_columns(column, union.num_dims)
        union.separate_symbols(union.num_symbols - 1)
    lowers, uppers = slice_bounds(union, 0, count)
    values = [value for value in union.values if value is not None]
    return ComputationSlice(values[:count], lowers, uppers, values[count:], block, at_end)


def innermost_common_loops(operations: Sequence[Operation]) -> list[Any]:
    """Returns the affine.for operations around all of the operations, outermost first."""
    nests = [enclosing_fors(operation) for operation in operations]
    loops: list[Any] = []
    for level in zip(*nests, strict=False):
        if any(loop is not level[0] for loop in level):
            break
        loops.append(level[0])
    return loops
