"""Accesses of memory by affine loads and stores, and the dependences between them."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Any

from lamina.analysis.presburger import Kind
from lamina.analysis.presburger.bounds import constant_bounds
from lamina.analysis.presburger.elimination import is_empty, project_out, remove_redundant_locals
from lamina.analysis.presburger.memory import Answers
from lamina.analysis.presburger.system import ConstraintSystem
from lamina.dialects.affine.bounds import same_bound_values
from lamina.dialects.affine.compose import canonicalize_map_and_operands, compose_map_and_operands
from lamina.dialects.affine.dim_symbol import affine_scope, is_induction_variable
from lamina.dialects.affine.loop_utils import difference
from lamina.dialects.affine.nest import common_block, enclosing_affine_operations
from lamina.dialects.affine.ops import AffineLoadOp, AffineStoreOp, AffineVectorLoadOp, AffineVectorStoreOp
from lamina.dialects.affine.value_constraints import Unsupported, ValueConstraints, align, domain_of, owner_of
from lamina.ir import affine
from lamina.ir.affine import AffineMap
from lamina.ir.operation import Operation
from lamina.ir.types import ShapedType
from lamina.ir.value import Value, type_as

READS = (AffineLoadOp, AffineVectorLoadOp)
WRITES = (AffineStoreOp, AffineVectorStoreOp)


@dataclass(frozen=True, eq=False)
class Access:
    """An affine read or write: the memory, and the map and operands of the indices."""

    operation: Any

    @property
    def memref(self) -> Value:
        memref: Value = self.operation.memref
        return memref

    @property
    def is_write(self) -> bool:
        return isinstance(self.operation, WRITES)

    @property
    def rank(self) -> int:
        return len(type_as(self.memref, ShapedType).shape)

    def value_map(self) -> tuple[AffineMap, list[Value]]:
        """Returns the indices as functions of induction variables and symbols."""
        map, operands = compose_map_and_operands(self.operation.map, self.operation.indices)
        return canonicalize_map_and_operands(map.simplify(), operands)

    def is_same_as(self, other: Access, maps: ValueMaps | None = None) -> bool:
        """True if both are known to access the same element in the same iteration."""
        if self.memref is not other.memref:
            return False
        known = ValueMaps() if maps is None else maps
        ours, theirs = known.of(self), known.of(other)
        if ours[0].num_dims == theirs[0].num_dims and same_bound_values(ours[1], theirs[1]):
            results = [own_result - two for own_result, two in zip(ours[0].results, theirs[0].results, strict=True)]
            apart = ours[0].with_results(results).simplify()
        else:
            apart = difference(ours, theirs)[0]
        zero = affine.constant(0)
        return all(expr is zero for expr in apart.results)

    def relation(self) -> tuple[ValueConstraints, int]:
        """Returns the iterations of the loops around (dims) and the element that each accesses (the last dims); and
        how many dims are iterations. Raises Unsupported."""
        domain = domain_of(enclosing_affine_operations(self.operation))
        num_iterations = domain.num_dims
        map, operands = self.value_map()
        for position, operand in enumerate(operands):
            if domain.find(operand) is None:
                if position < map.num_dims:
                    raise Unsupported
                domain.append_value(Kind.SYMBOL, operand)
        own_locals, own_inequalities, own_equalities = (
            domain.num_locals,
            len(domain.inequalities),
            len(domain.equalities),
        )
        rows = domain.flatten(map, operands)
        target = domain.append_variables(Kind.DIM, map.num_results)
        for number, row in enumerate(rows):
            row[target:target] = [0] * map.num_results
            row[target + number] = -1
            domain.add_equality(row)
        # The locals of the domain precede those of the map.
        first = domain.offset_of(Kind.LOCAL)
        domain.move_variables(first, first + domain.num_locals - own_locals, Kind.LOCAL)
        # Their constraints are in the opposite order; elimination depends on it.
        domain.replace_constraints(
            domain.equalities[own_equalities:] + domain.equalities[:own_equalities],
            domain.inequalities[own_inequalities:] + domain.inequalities[:own_inequalities],
        )
        return domain, num_iterations


class ValueMaps:
    """Caches the value maps of accesses while the IR does not change."""

    __slots__ = ("_known",)

    def __init__(self) -> None:
        self._known: dict[Operation, tuple[AffineMap, list[Value]]] = {}

    def of(self, access: Access) -> tuple[AffineMap, list[Value]]:
        """`Access.value_map`, not to be changed."""
        map = self._known.get(access.operation)
        if map is None:
            map = self._known[access.operation] = access.value_map()
        return map


class Dependence(Enum):
    """The result of a dependence query."""

    DEPENDENT = 0
    INDEPENDENT = 1
    UNKNOWN = 2


@dataclass(frozen=True)
class Component:
    """The range of distances between dependent iterations along one loop: from ``lower`` to ``upper``, None for
    unbounded."""

    loop: Operation
    lower: int | None
    upper: int | None


@dataclass
class DependenceResult:
    """The verdict; where there is a dependence, the pairs of iterations that depend on each other (dims: those of the
    source, then those of the destination)."""

    kind: Dependence
    constraints: ValueConstraints
    source_dims: list[Value]
    destination_dims: list[Value]

    @property
    def is_dependent(self) -> bool:
        return self.kind is Dependence.DEPENDENT

    def components(self) -> list[Component]:
        """Returns for each common loop the distance from the source's iteration to the destination's."""
        common = _common_prefix(self.source_dims, self.destination_dims)
        if not common:
            return []
        system, sources = self.constraints, len(self.source_dims)
        distances = _distances.of(system, (len(common), sources), lambda: _find_distances(system, len(common), sources))
        return [Component(owner_of(value), *bounds) for value, bounds in zip(common, distances, strict=True)]


# The lower and the upper bound of a distance.
_Bounds = tuple[int | None, int | None]
_distances: Answers[list[_Bounds]] = Answers()


def _find_distances(constraints: ConstraintSystem, count: int, num_source_dims: int) -> list[_Bounds]:
    """Returns the bounds of the distances along the first ``count`` dims."""
    system = constraints.plain_copy()
    total = system.num_variables
    system.insert_variables(Kind.DIM, 0, count)
    for number in range(count):
        row = system.zero_row()
        row[number] = row[number + count] = 1
        row[number + count + num_source_dims] = -1
        system.add_equality(row)
    project_out(system, count, total)
    return [constant_bounds(system, number) for number in range(count)]


def _common_prefix(first: list[Value], other: list[Value]) -> list[Value]:
    common = []
    for left, right in zip(first, other, strict=False):
        if left is not right or not is_induction_variable(left):
            break
        common.append(left)
    return common


class Relations:
    """Caches the relations of accesses, and of pairs of them, for queries during which the IR does not
    change."""

    __slots__ = ("_single", "_pairs")

    def __init__(self) -> None:
        self._single: dict[Operation, tuple[ValueConstraints, int] | None] = {}
        self._pairs: dict[tuple[Operation, Operation], ValueConstraints] = {}

    def of(self, access: Access) -> tuple[ValueConstraints, int]:
        """`Access.relation`, not to be changed. Raises Unsupported."""
        operation = access.operation
        try:
            relation_of_access = self._single[operation]
        except KeyError:
            try:
                relation_of_access = access.relation()
            except Unsupported:
                relation_of_access = None
            self._single[operation] = relation_of_access
        if relation_of_access is None:
            raise Unsupported
        return relation_of_access

    def same_element(self, source: Access, destination: Access) -> ValueConstraints:
        """Returns the pairs of iterations that access the same element, as a system that the caller owns."""
        key = source.operation, destination.operation
        access_relation = self._pairs.get(key)
        if access_relation is None:
            first, one_count = self.of(source)
            other, other_count = self.of(destination)
            access_relation = _same_element(first.copy(), one_count, other.copy(), other_count)
            if len(self._pairs) == _MOST_PAIRS:
                self._pairs.clear()
            self._pairs[key] = access_relation
        return access_relation.copy()


# Pairs are queried depth by depth; only some are kept for large nests.
_MOST_PAIRS = 1024


def check_dependence(
    source: Access, destination: Access, depth: int, *, reads: bool = False, relations: Relations | None = None
) -> DependenceResult:
    """True if the destination accesses, at that loop depth (counted from 1; one more than the common loops for the same
    iteration), what the source accessed before. Two reads only count with ``reads``. ``relations`` caches data across
    queries."""

    def verdict(kind: Dependence) -> DependenceResult:
        return DependenceResult(kind, ValueConstraints(), [], [])

    if source.memref is not destination.memref:
        return verdict(Dependence.INDEPENDENT)
    if not reads and not source.is_write and not destination.is_write:
        return verdict(Dependence.INDEPENDENT)
    if affine_scope(source.operation) is not affine_scope(destination.operation):
        return verdict(Dependence.UNKNOWN)
    block = common_block(source.operation, destination.operation)
    if block is None:
        return verdict(Dependence.UNKNOWN)
    known = Relations() if relations is None else relations
    try:
        source_relation, source_count = known.of(source)
        destination_relation, destination_count = known.of(destination)
    except Unsupported:
        return verdict(Dependence.UNKNOWN)
    source_dims = [value for value in source_relation.dims[:source_count] if value is not None]
    destination_dims = [value for value in destination_relation.dims[:destination_count] if value is not None]
    common = len(_common_prefix(source_dims, destination_dims))
    if not reads and depth > common:
        first = block.find_ancestor_op(source.operation)
        second = block.find_ancestor_op(destination.operation)
        assert first is not None and second is not None
        if first is second or not first.is_before_in_block(second):
            return verdict(Dependence.INDEPENDENT)
    system = known.same_element(source, destination)
    _add_order(system, source_count, min(common, depth), depth)
    if is_empty(system):
        return verdict(Dependence.INDEPENDENT)
    return DependenceResult(Dependence.DEPENDENT, system, source_dims, destination_dims)


def _same_element(
    first: ValueConstraints, one_count: int, other: ValueConstraints, other_count: int
) -> ValueConstraints:
    """Returns the pairs of iterations of two accesses that access the same element."""
    rank = first.num_dims - one_count
    values = [*first.dims[:one_count], *other.dims[:other_count]]
    # Both over dims [first iteration, second iteration, element]; the dims have no values during alignment.
    for system, position, count in ((first, one_count, other_count), (other, 0, one_count)):
        system.values[: system.num_dims] = [None] * system.num_dims
        system.insert_variables(Kind.DIM, position, count)
    dims = first.num_dims
    align(other, first, start=dims)
    first.append(other)
    first.move_variables(dims - rank, dims, Kind.LOCAL)
    first.values[: len(values)] = values
    remove_redundant_locals(first)
    return first


def _add_order(system: ValueConstraints, num_source_dims: int, count: int, depth: int) -> None:
    """Requires the destination's iteration to be equal in the loops outside of the depth, and later in the loop at
    the depth."""
    for number in range(count):
        row = system.zero_row()
        row[number], row[number + num_source_dims] = -1, 1
        if number == depth - 1:
            row[-1] = -1
            system.add_inequality(row)
        else:
            system.add_equality(row)
