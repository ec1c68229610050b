"""The parts of memrefs accessed by affine operations."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import prod
from typing import Any

from lamina.analysis.presburger.bounds import unite_bounding_boxes
from lamina.analysis.presburger.elimination import is_empty, project_out
from lamina.analysis.presburger.expressions import lower_and_upper_bound, symbolic_extent
from lamina.analysis.presburger.flattening import Bound
from lamina.dialects.affine.accesses import READS, WRITES, Access
from lamina.dialects.affine.dim_symbol import is_induction_variable, is_valid_symbol
from lamina.dialects.affine.nest import enclosing_fors, enclosing_induction_variables, nesting_depth
from lamina.dialects.affine.ops import AffineForOp
from lamina.dialects.affine.value_constraints import Unsupported, ValueConstraints, align, are_aligned, owner_of
from lamina.ir.affine import AffineMap, constant, flatten_exprs
from lamina.ir.attribute import Type
from lamina.ir.operation import Operation
from lamina.ir.types import DYNAMIC, FloatType, IntegerType, ShapedType, VectorType
from lamina.ir.value import Value, type_as
from lamina.rewrite.fold import constant_int


class ShapeAndBounds:
    """The constant extents of a region, and its lower bounds over the region's symbols."""

    def __init__(self) -> None:
        self.shape: list[int] = []
        self.lowers: list[AffineMap] = []

    @property
    def num_elements(self) -> int:
        return prod(self.shape)


@dataclass
class AccessedRegion:
    """The elements accessed: the dims of ``constraints`` are the indices, the symbols outer induction variables and
    symbols of the function."""

    memref: Value
    is_write: bool
    constraints: ValueConstraints
    location: Any

    @property
    def memref_type(self) -> Any:
        return self.memref.type

    @property
    def rank(self) -> int:
        return len(self.memref_type.shape)

    def constant_shape(self) -> ShapeAndBounds | None:
        """Returns constant extents for any values of the symbols; None if a dynamic dimension has none."""
        system = self.constraints.copy()
        for position, size in enumerate(self.memref_type.shape):
            system.at_least(position, 0)
            if size != DYNAMIC:
                system.at_most(position, size - 1)
        shape = ShapeAndBounds()
        for position, size in enumerate(self.memref_type.shape):
            extent = symbolic_extent(system, position)
            if extent is not None and extent.lower is not None:
                shape.shape.append(extent.size)
                shape.lowers.append(extent.lower)
                continue
            if size == DYNAMIC:
                return None
            shape.shape.append(size)
            shape.lowers.append(AffineMap(0, system.num_symbols, [constant(0)]))
        return shape

    def bounds(self, position: int) -> tuple[AffineMap, AffineMap]:
        """Returns the lower and (exclusive) upper bound of one index, over the symbols as dims."""
        system = self.constraints
        return lower_and_upper_bound(system, position, 0, self.rank, system.num_dims_and_symbols)

    def size_in_bytes(self) -> int | None:
        """Returns a constant upper bound on the bytes; None if there is none."""
        if not self.memref_type.has_identity_layout:
            return 0
        shape = self.constant_shape()
        element = element_size_in_bytes(self.memref_type.element_type)
        return None if shape is None or element is None else shape.num_elements * element

    def unite(self, other: AccessedRegion) -> bool:
        """Replaces the region with the bounding box of both. False if it is unknown."""
        ours, theirs = self.constraints, other.constraints
        if ours.num_locals or theirs.num_locals:
            return False
        if not are_aligned(ours, theirs):
            theirs = theirs.copy()
            align(ours, theirs, start=self.rank)
        return unite_bounding_boxes(ours, theirs)

    def contains(self, other: AccessedRegion) -> bool:
        """True if another region satisfies all constraints of this one, which has no gaps."""
        ours, theirs = self.constraints, other.constraints
        if ours.num_locals:
            return False
        if not are_aligned(ours, theirs):
            ours, theirs = ours.copy(), theirs.copy()
            align(ours, theirs, start=self.rank)
        rows = [*ours.inequalities, *ours.equalities, *([-number for number in row] for row in ours.equalities)]
        return not any(_is_violated(theirs, row) for row in rows)

    def box(self) -> AccessedRegion:
        """Returns the elements within the bounds of each index, for the same values of the symbols."""
        system = self.constraints.copy()
        system.replace_constraints(
            [row for row in system.equalities if not any(row[: self.rank])],
            [row for row in system.inequalities if not any(row[: self.rank])],
        )
        for position in range(self.rank):
            lower, upper = self.bounds(position)
            for bound, map in ((Bound.LOWER, lower), (Bound.UPPER, upper)):
                system.add_bound(bound, position, map, symbols_of(self))
        return AccessedRegion(self.memref, self.is_write, system, self.location)


def _is_violated(system: ValueConstraints, row: Sequence[int]) -> bool:
    """True if a point of the system violates ``row >= 0``."""
    violating = system.copy()
    added = [-number for number in row]
    violating.add_inequality([*added[:-1], *[0] * system.num_locals, added[-1] - 1])
    return not is_empty(violating)


def element_size_in_bytes(type: Type) -> int | None:
    """Returns the bytes of an integer or float or a vector of such."""
    if isinstance(type, IntegerType | FloatType):
        return (type.width + 7) // 8
    if isinstance(type, VectorType) and isinstance(type.element_type, IntegerType | FloatType):
        return (type.element_type.width * prod(type.shape) + 7) // 8
    return None


def accessed_region(
    operation: Operation,
    depth: int,
    *,
    within_shape: bool = True,
    drop_locals: bool = True,
    restrict: Callable[[ValueConstraints], None] | None = None,
) -> AccessedRegion:
    """Returns the region accessed by an affine read or write in the iterations of the loops inside ``depth`` enclosing
    ones.

    ``within_shape`` adds the bounds of the memref; ``restrict`` may add constraints on the iterations. Raises
    Unsupported.
    """
    access = Access(operation)
    outer = enclosing_induction_variables(operation)[:depth]
    if access.rank == 0:
        return AccessedRegion(access.memref, access.is_write, ValueConstraints((), outer), operation.raw_location)
    map, values = access.value_map()
    system = ValueConstraints(values[: map.num_dims], values[map.num_dims :])
    for value in values:
        _add_bounds_of(system, value)
    if restrict is not None:
        restrict(system)
    system.compose(map, values)
    system.separate_symbols(system.num_dims_and_symbols - access.rank)
    for value in [value for value in system.symbols if value is not None]:
        if is_induction_variable(value) and not any(value is induction for induction in outer):
            system.project_out_value(value)
    if drop_locals:
        project_out(system, system.num_dims_and_symbols, system.num_locals)
    system.fold_constants(system.num_dims, system.num_symbols)
    if within_shape:
        for position, size in enumerate(type_as(access.memref, ShapedType).shape):
            system.at_least(position, 0)
            if size != DYNAMIC:
                system.at_most(position, size - 1)
    system.remove_trivial_redundancy()
    return AccessedRegion(access.memref, access.is_write, system, operation.raw_location)


def has_no_gaps(operation: Operation, depth: int) -> bool:
    """True if the loops inside ``depth`` enclosing ones make each index take all values between its bounds:
    they and the indices advance by one."""
    access = Access(operation)
    map, values = access.value_map()
    flat = flatten_exprs(map.results, map.num_dims, map.num_symbols)
    if flat is None:
        return False
    inner = enclosing_induction_variables(operation)[depth:]
    for row in flat[0]:
        if any(row[len(values) : -1]):
            return False
        for coefficient, value in zip(row, values, strict=False):
            if not coefficient or not any(value is one for one in inner):
                continue
            loop = owner_of(value)
            if abs(coefficient) > 1 or not isinstance(loop, AffineForOp) or loop.step != 1:
                return False
    return True


def _add_bounds_of(system: ValueConstraints, value: Value) -> None:
    if is_induction_variable(value):
        system.add_loop_domain(owner_of(value))
    elif is_valid_symbol(value):
        number = constant_int(value)
        column = system.find(value)
        if number is not None and column is not None:
            system.fix(column, number)
    else:
        raise Unsupported


def memory_footprint(operations: Sequence[Operation]) -> int | None:
    """Returns an upper bound on the bytes accessed by operations of a block; None if unknown. Emits a remark if
    a region cannot be computed."""
    depth = nesting_depth(operations[0])
    regions: dict[Value, AccessedRegion] = {}
    for top in operations:
        for operation in top.walk_post_order():
            if not isinstance(operation, READS + WRITES):
                continue
            try:
                region = accessed_region(operation, depth)
            except Unsupported:
                operation.emit_error("error obtaining memory region")
                return None
            known = regions.setdefault(region.memref, region)
            if known is not region and not known.unite(region):
                operation.emit_warning("getMemoryFootprintBytes: unable to perform a union on a memory region")
                return None
    sizes = [region.size_in_bytes() for region in regions.values()]
    return None if None in sizes else sum(size for size in sizes if size is not None)


def symbols_of(region: AccessedRegion) -> list[Value]:
    """Returns the values of the region's symbols."""
    return [value for value in region.constraints.symbols if value is not None]


def full_region(operation: Operation, depth: int) -> AccessedRegion | None:
    """Returns the whole memref of an access; None for dynamic shapes."""
    access = Access(operation)
    shape = type_as(access.memref, ShapedType).shape
    if DYNAMIC in shape:
        return None
    outer = [loop.regions[0].arguments[0] for loop in enclosing_fors(operation)[:depth]]
    system = ValueConstraints([None] * len(shape), outer)
    for position, size in enumerate(shape):
        system.at_least(position, 0)
        system.at_most(position, size - 1)
    return AccessedRegion(access.memref, access.is_write, system, operation.raw_location)
