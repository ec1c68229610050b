"""Checks of sizes that structured operations require, at function entry or as far out as they are known.

`linalg` operations and arithmetic on tensors assume that their operands' sizes match; with dynamic sizes, code
called with mismatched ones reads and writes out of bounds. `shape_checks` collects, before scheduling and
lowering, the requirements of a function's operations on the sizes of its arguments, and `insert_shape_checks` asserts
them at the entry, before all loops; operations in loops count if the loops run. `insert_inner_checks` asserts the rest
in the bodies of code that may not run at all (branches, `scf.while`), or before the outermost loop or operation at
which the sizes are known.
"""

from __future__ import annotations

import itertools
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field

from lamina.analysis.presburger.flattening import Bound
from lamina.analysis.value_bounds import Key, ValueBounds, Variable, bound_in_terms_of, known_number
from lamina.asm.printer import attribute_text
from lamina.dialects.affine.ops import AffineApplyOp
from lamina.dialects.arith.enums import CmpIPredicate
from lamina.dialects.arith.ops import OrIOp
from lamina.dialects.cf.runtime_checks import RuntimeChecks
from lamina.dialects.func.ops import FuncOp
from lamina.dialects.linalg.sizes import INDEX, dim_value
from lamina.dialects.linalg.structure import LinalgOp
from lamina.dialects.memref.ops import AllocaScopeOp
from lamina.dialects.scf.ops import ExecuteRegionOp, ForallOp, ForOp, ParallelOp
from lamina.execution.signatures import public_functions
from lamina.interfaces.shapes import ValueBoundsOpInterface
from lamina.ir import affine, traits
from lamina.ir.affine import AffineBinaryOpExpr, AffineConstantExpr, AffineDimExpr, AffineExpr, AffineMap
from lamina.ir.attribute import Attribute
from lamina.ir.attributes import AffineMapAttr
from lamina.ir.block import Block
from lamina.ir.builder import Builder, InsertionPoint
from lamina.ir.location import Location
from lamina.ir.operation import Operation
from lamina.ir.symbols import symbol_name
from lamina.ir.types import DYNAMIC, IndexType, ShapedType, TensorType
from lamina.ir.value import BlockArgument, Value

# Positions of arguments, with the dim for shaped ones.
ArgumentKey = tuple[int, int | None]
# A value that is known at a check, with the dim for shaped ones.
ValueKey = tuple[Value, int | None]
LoopBounds = tuple[Value | int, Value | int]


@dataclass(frozen=True)
class Requirement:
    """``left`` equals ``right``, or is at most that, in terms of the function's sizes; or one of ``unless`` is below
    1."""

    left: AffineExpr
    right: AffineExpr
    is_equality: bool
    unless: tuple[AffineExpr, ...]
    location: Location
    message: str


@dataclass
class FunctionChecks:
    """The requirements of a function on its arguments; symbols of the expressions are numbered like ``keys``."""

    keys: list[ArgumentKey] = field(default_factory=list)
    requirements: list[Requirement] = field(default_factory=list)


def shape_checks(module: Operation, entries: set[str] | None) -> dict[str, FunctionChecks]:
    """Returns the requirements of functions on the sizes of their arguments, for the callable ones (all public ones if
    ``entries`` is None) and their callees."""
    checks = {}
    for function in _functions(module, entries):
        levels = _Collector(function).collect()
        entry = next((level for level in levels if level.is_entry), None)
        name = symbol_name(function)
        if entry is not None and name is not None:
            keys = [(value.index, dim) for value, dim in entry.sizes.keys if isinstance(value, BlockArgument)]
            checks[name] = FunctionChecks(keys, list(entry.found.values()))
    return checks


def insert_inner_checks(module: Operation, entries: set[str] | None) -> None:
    """Asserts, inside functions, the requirements that `shape_checks` does not cover."""
    for function in _functions(module, entries):
        for level in _Collector(function).collect():
            if not level.is_entry:
                _ValueInserter(level).insert()


def _functions(module: Operation, entries: set[str] | None) -> Iterator[Operation]:
    called = {name for name in map(symbol_name, public_functions(module)) if entries is None or name in entries}
    for function in module.walk(FuncOp):
        if not function.regions[0].empty and (symbol_name(function) in called or function.sym_visibility == "private"):
            yield function


def insert_shape_checks(module: Operation, checks: dict[str, FunctionChecks]) -> None:
    """Asserts the requirements of functions at their entries."""
    if not checks:
        return
    for function in module.walk(FuncOp):
        name = symbol_name(function)
        if name in checks and not function.regions[0].empty:
            _ArgumentInserter(function.regions[0].entry_block, checks[name]).insert()


class _Sizes:
    """Dims and index values as expressions of those known at a place: ``is_known`` decides, and
    ``is_made`` for values defined there for which no expression is found."""

    def __init__(self, is_known: Callable[[Value], bool], is_made: Callable[[Value], bool]) -> None:
        self.is_known = is_known
        self.is_made = is_made
        self.keys: list[ValueKey] = []
        self.known: dict[Key, AffineExpr | None] = {}

    def of(self, value: Value, dim: int | None = None) -> AffineExpr | None:
        """Returns the expression; None if the size is not computed from known values alone."""
        number = known_number(value, dim)
        if number is not None:
            return affine.constant(number)
        key = (value, dim)
        if key not in self.known:
            self.known[key] = self._root(value, dim) if self.is_known(value) else self._computed(value, dim)
            if self.known[key] is None and self.is_made(value):
                self.known[key] = self._root(value, dim)
        return self.known[key]

    def bound(self, value: Value | int) -> AffineExpr | None:
        """Returns the expression of a loop's bound."""
        return affine.constant(value) if isinstance(value, int) else self.of(value)

    def _root(self, value: Value, dim: int | None) -> AffineExpr | None:
        if dim is None and not isinstance(value.type, IndexType):
            return None
        self.keys.append((value, dim))
        return affine.symbol(len(self.keys) - 1)

    def _computed(self, value: Value, dim: int | None) -> AffineExpr | None:
        owner = value.defining_op
        if dim is not None and owner is not None and owner.has_trait(traits.Elementwise):
            return next((self.of(operand, dim) for operand in _shaped_operands(owner)), None)

        def stop(operand: Value, axis: int | None, bounds: ValueBounds) -> bool:
            return self.is_known(operand) or (operand, axis) in self.known

        extent = bound_in_terms_of(Bound.EQUAL, Variable.of(value, dim), stop)
        if extent is None:
            return None
        map, keys = extent
        operands = [self.of(*key) for key in keys]
        sizes = [size for size in operands if size is not None]
        if len(sizes) < len(operands):
            return None
        return map.results[0].replace_dims_and_symbols(sizes[: map.num_dims], sizes[map.num_dims :])


def _shaped_operands(op: Operation) -> list[Value]:
    return [value for value in op.operands if isinstance(value.type, ShapedType) and value.type.has_rank]


def _rank(value: Value) -> int:
    assert isinstance(value.type, ShapedType)
    return len(value.type.shape)


class _Level:
    """A place for checks: the start of a block, or (with ``before``) right before one of its operations; ``loops`` are
    between it and the checked operation."""

    def __init__(self, block: Block, before: Operation | None = None, is_entry: bool = False) -> None:
        self.block = block
        self.before = before
        self.is_entry = is_entry
        self.found: dict[tuple[AffineExpr, AffineExpr, bool, tuple[AffineExpr, ...]], Requirement] = {}
        self.sizes = _Sizes(self._is_argument if is_entry else self._is_known, self._is_made)

    def _is_argument(self, value: Value) -> bool:
        return isinstance(value, BlockArgument) and value.owner is self.block

    def _is_known(self, value: Value) -> bool:
        """True for values used by the block's operations and defined outside of it, and for values defined before
        this place by operations that do not describe their results' sizes."""
        if isinstance(value, BlockArgument):
            outer: Operation | None = None if value.owner is self.block else value.owner.parent_op
            return outer is None or not self._holds(outer)
        owner = value.defining_op
        assert owner is not None
        if not self._holds(owner):
            return True
        tells = owner.has_trait(traits.Elementwise) or ValueBoundsOpInterface.get(owner) is not None
        return self._is_made(value) and not (tells and isinstance(value.type, ShapedType))

    def _is_made(self, value: Value) -> bool:
        owner = value.defining_op
        return self.before is not None and owner is not None and owner.parent is self.block

    def _holds(self, op: Operation) -> bool:
        """True if an operation is in this block, at any depth."""
        holder: Operation | None = op
        while holder is not None and holder.parent is not self.block:
            holder = holder.parent_op
        return holder is not None

    def trip_counts(self, loops: Iterable[LoopBounds]) -> tuple[AffineExpr, ...] | None:
        """Returns the trip counts of loops but for those known to be positive; None if a bound is not known here."""
        trips: list[AffineExpr] = []
        for low, high in loops:
            first, end = self.sizes.bound(low), self.sizes.bound(high)
            if first is None or end is None:
                return None
            count = end - first
            if not (isinstance(count, AffineConstantExpr) and count.value > 0):
                trips.append(count)
        return tuple(trips)

    def require(self, requirement: Requirement) -> None:
        difference = requirement.right - requirement.left
        if isinstance(difference, AffineConstantExpr):
            if difference.value == 0 or not requirement.is_equality and difference.value > 0:
                return
        self.found.setdefault(
            (requirement.left, requirement.right, requirement.is_equality, requirement.unless), requirement
        )


class _Path:
    """The levels from which a block is certain to run, outermost first, and the loops that enclose it."""

    def __init__(self, level: _Level) -> None:
        self.loops: list[LoopBounds] = []
        # A level with the number of loops outside of it.
        self.levels: list[tuple[_Level, int]] = [(level, 0)]

    @contextmanager
    def into(self, before: _Level | None, loops: Sequence[LoopBounds], start: _Level) -> Iterator[None]:
        """Extends the path inside: through loops, from right before them to the start of their body."""
        levels, enclosing = len(self.levels), len(self.loops)
        if before is not None:
            self.levels.append((before, enclosing))
        self.loops.extend(loops)
        self.levels.append((start, len(self.loops)))
        yield
        del self.levels[levels:], self.loops[enclosing:]

    def usable(self) -> Iterator[tuple[_Level, tuple[AffineExpr, ...]]]:
        """Yields the levels that know the bounds of all loops inside of them, with the trip counts that may be zero."""
        for level, outside in self.levels:
            trips = level.trip_counts(itertools.islice(self.loops, outside, None))
            if trips is not None:
                yield level, trips


class _Collector:
    """Collects the requirements of one function, each at the outermost level that knows the sizes and is only reached
    if the operation runs, ignoring loops in between."""

    def __init__(self, function: Operation) -> None:
        self.function = function
        self.levels: list[_Level] = []

    def collect(self) -> list[_Level]:
        region = self.function.regions[0]
        for block in region.blocks:
            self.block(block, _Path(self.level(block, is_entry=block is region.entry_block)))
        return [level for level in self.levels if level.found]

    def level(self, block: Block, before: Operation | None = None, is_entry: bool = False) -> _Level:
        self.levels.append(_Level(block, before, is_entry))
        return self.levels[-1]

    def block(self, block: Block, path: _Path) -> None:
        for op in list(block.operations):
            if isinstance(op, LinalgOp):
                self.structured(op, path)
            elif op.has_trait(traits.Elementwise) and any(
                isinstance(operand.type, TensorType) for operand in op.operands
            ):
                self.elementwise(op, path)
            elif op.regions and (op.name.startswith(("scf.", "affine.")) or isinstance(op, AllocaScopeOp)):
                self.inner(op, path)

    def inner(self, op: Operation, path: _Path) -> None:
        """Visits the regions of an operation; only loops and code that always runs inherit the outer levels."""
        loops = _loops_of(op)
        for region in op.regions:
            for block in region.blocks:
                start = self.level(block)
                if loops is None or block is not region.entry_block:
                    self.block(block, _Path(start))
                    continue
                with path.into(None if op.parent is None else self.level(op.parent, op), loops, start):
                    self.block(block, path)

    def structured(self, op: LinalgOp, path: _Path) -> None:
        """The first dim indexed by a single loop defines its trip count; the others must match."""
        shaped = [slot for slot in op._operands if isinstance(slot.value.type, ShapedType)]
        if not any(DYNAMIC in op.operand_shape(slot) for slot in shaped):
            return
        dims = [
            (slot.value, dim, expr, f"dimension #{dim} of operand #{slot.index}")
            for slot in shaped
            for dim, expr in enumerate(op.matching_map(slot).results)
        ]
        done: set[str] = set()
        for level, unless in self.usable(op, path):
            sizes = [level.sizes.of(value, dim) for value, dim, _, _ in dims]
            loops: dict[int, tuple[AffineExpr, str]] = {}
            for (_, _, expr, what), size in zip(dims, sizes, strict=True):
                if size is not None and isinstance(expr, AffineDimExpr):
                    reference = loops.setdefault(expr.position, (size, what))
                    if what not in done and reference[1] != what:
                        done.add(what)
                        message = f"{what} does not fit {reference[1]}"
                        level.require(_requirement(op, size, reference[0], True, unless, message))
            counts = {loop: count for loop, (count, _) in loops.items()}
            empty = tuple(
                class_size for class_size in counts.values() if not isinstance(class_size, AffineConstantExpr)
            )
            for (_, _, expr, what), size in zip(dims, sizes, strict=True):
                end = None if size is None or isinstance(expr, AffineDimExpr) else _end(expr, counts)
                if size is not None and end is not None and what not in done:
                    done.add(what)
                    message = f"{what} is less than what the loops reach"
                    level.require(_requirement(op, end, size, False, (*unless, *empty), message))
            if None not in sizes:
                return

    def elementwise(self, op: Operation, path: _Path) -> None:
        """All operands must have the same sizes."""
        first, *others = _shaped_operands(op)
        if all(
            DYNAMIC not in operand.type.shape
            for operand in (first, *others)
            if isinstance(operand.type, ShapedType)
        ):
            return
        pairs = [(value, dim) for value in others for dim in range(_rank(first))]
        for level, unless in self.usable(op, path):
            left = []
            for value, dim in pairs:
                sizes = level.sizes.of(first, dim), level.sizes.of(value, dim)
                if sizes[0] is None or sizes[1] is None:
                    left.append((value, dim))
                    continue
                message = f"dimension #{dim} is not the same in all operands"
                level.require(_requirement(op, sizes[0], sizes[1], True, unless, message))
            if not left:
                return
            pairs = left

    def usable(self, op: Operation, path: _Path) -> Iterator[tuple[_Level, tuple[AffineExpr, ...]]]:
        """Yields the usable levels of the path, outermost first; the last one is right before the operation."""
        yield from path.usable()
        if op.parent is not None:
            yield self.level(op.parent, op), ()


def _requirement(
    op: Operation,
    left: AffineExpr,
    right: AffineExpr,
    is_equality: bool,
    unless: tuple[AffineExpr, ...],
    message: str,
) -> Requirement:
    text = f"{attribute_text(op.location)}: '{op.name}' op {message}"
    return Requirement(left, right, is_equality, unless, op.location, text)


def _loops_of(op: Operation) -> list[LoopBounds] | None:
    """Returns the bounds of the loops of an operation, none if its region always runs once; None if it may not
    run."""
    if isinstance(op, ForOp):
        return [(op.lower_bound, op.upper_bound)]
    if isinstance(op, ParallelOp):
        return list(zip(op.lower_bound, op.upper_bound, strict=True))
    if isinstance(op, ForallOp):
        low, high = (
            _mixed(op.static_lower_bound, op.dynamic_lower_bound),
            _mixed(op.static_upper_bound, op.dynamic_upper_bound),
        )
        return list(zip(low, high, strict=True))
    return [] if isinstance(op, ExecuteRegionOp | AllocaScopeOp) else None


def _mixed(static: Sequence[int], dynamic: Sequence[Value]) -> list[Value | int]:
    values = iter(dynamic)
    return [next(values) if size == DYNAMIC else int(size) for size in static]


def _end(expr: AffineExpr, counts: dict[int, AffineExpr]) -> AffineExpr | None:
    """Returns one more than the maximum of an indexing expression of loops with these trip counts; None if it is not
    a sum of loops with non-negative factors."""
    used = [loop for loop in range(_dims_of(expr)) if expr.is_function_of_dim(loop)]
    if any(loop not in counts for loop in used) or not _is_sum(expr):
        return None

    def at(point: Iterable[int]) -> AffineExpr:
        chosen = set(point)
        values = [affine.constant(1 if loop in chosen else 0) for loop in range(_dims_of(expr))]
        return expr.replace_dims_and_symbols(values, [])

    start = at(())
    total = start + 1
    for loop in used:
        factor = at((loop,)) - start
        if not isinstance(factor, AffineConstantExpr) or factor.value < 0:
            return None
        total = total + (counts[loop] - 1) * factor.value
    return total


def _is_sum(expr: AffineExpr) -> bool:
    return all(term.kind in ("+", "*") for term in expr.walk() if isinstance(term, AffineBinaryOpExpr))


def _dims_of(expr: AffineExpr) -> int:
    positions = [term.position for term in expr.walk() if isinstance(term, AffineDimExpr)]
    return max(positions, default=-1) + 1


class _Inserter(ABC):
    """Writes assertions at a place."""

    def __init__(self, point: InsertionPoint) -> None:
        self.builder = Builder(point)

    def requirements(self, conditions: Iterable[Requirement], keys: int) -> None:
        for requirement in conditions:
            self.builder.location = requirement.location
            checks = RuntimeChecks(self.builder, lambda message: message)
            how = CmpIPredicate.EQ if requirement.is_equality else CmpIPredicate.SLE
            condition = checks.compare(how, self.value(requirement.left, keys), self.value(requirement.right, keys))
            for trips in requirement.unless:
                none = checks.compare(CmpIPredicate.SLT, self.value(trips, keys), checks.constant(1))
                condition = self.builder.create(OrIOp, none, condition).results[0]
            checks.require(condition, requirement.message)

    def value(self, expr: AffineExpr, keys: int) -> Value:
        """Returns a new value for an expression."""
        map = AffineMap(0, keys, [expr])
        used = [self.size(position) for position in range(keys) if map.is_function_of_symbol(position)]
        properties: dict[str, Attribute] = {"map": AffineMapAttr(map.compress_unused_symbols())}
        return self.builder.insert(AffineApplyOp(used, [INDEX], properties, location=self.builder.location)).results[0]

    @abstractmethod
    def size(self, position: int) -> Value:
        """Returns the value of a symbol."""


class _ArgumentInserter(_Inserter):
    """Writes the assertions of one function, at the start of its entry block."""

    def __init__(self, entry: Block, checks: FunctionChecks) -> None:
        super().__init__(InsertionPoint.at_block_start(entry))
        self.entry = entry
        self.checks = checks
        self.made: dict[ArgumentKey, Value] = {}

    def insert(self) -> None:
        if self._fits():
            self.requirements(self.checks.requirements, len(self.checks.keys))

    def _fits(self) -> bool:
        """True if the arguments are still those that were looked at: passes may have changed the function."""
        arguments = self.entry.arguments
        return all(
            position < len(arguments) and isinstance(arguments[position].type, IndexType if dim is None else ShapedType)
            for position, dim in self.checks.keys
        )

    def size(self, position: int) -> Value:
        key = self.checks.keys[position]
        if key not in self.made:
            argument, dim = self.entry.arguments[key[0]], key[1]
            self.made[key] = argument if dim is None else dim_value(self.builder, argument, dim)
        return self.made[key]


class _ValueInserter(_Inserter):
    """Writes the assertions of a level inside of a function."""

    def __init__(self, level: _Level) -> None:
        before = level.before
        super().__init__(
            InsertionPoint.before_op(before) if before is not None else InsertionPoint.at_block_start(level.block)
        )
        self.level = level
        self.made: dict[int, Value] = {}

    def insert(self) -> None:
        self.requirements(self.level.found.values(), len(self.level.sizes.keys))

    def size(self, position: int) -> Value:
        if position not in self.made:
            value, dim = self.level.sizes.keys[position]
            self.made[position] = value if dim is None else dim_value(self.builder, value, dim)
        return self.made[position]
