"""Sizes of arguments that structured operations ask for, checked once where a function is entered.

`linalg` operations and arithmetic on tensors take for granted that their operands' sizes fit; where sizes are dynamic,
code that is given others reads and writes out of bounds. `shape_checks` collects, before anything is scheduled or
lowered, what the operations of a function ask of the sizes of its arguments, and `insert_shape_checks` asserts it
at the entry, in front of all loops. Operations in loops count if the loops run; those that may not run for other
reasons, and sizes that are not computed from those of the arguments, are not checked.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from lamina.analysis.presburger.flattening import Bound
from lamina.analysis.value_bounds import Key, ValueBounds, Variable, bound_in_terms_of, known_number
from lamina.asm.printer import attribute_text
from lamina.dialects.affine.ops import AffineApplyOp
from lamina.dialects.arith.enums import CmpIPredicate
from lamina.dialects.arith.ops import OrIOp
from lamina.dialects.cf.runtime_checks import RuntimeChecks
from lamina.dialects.linalg.sizes import INDEX, dim_value
from lamina.dialects.linalg.structure import LinalgOp
from lamina.dialects.scf.ops import ForOp
from lamina.execution.signatures import public_functions
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


@dataclass(frozen=True)
class Requirement:
    """``left`` is ``right``, or at most that, in terms of the function's sizes; or one of ``unless`` is below 1."""

    left: AffineExpr
    right: AffineExpr
    is_equality: bool
    unless: tuple[AffineExpr, ...]
    location: Location
    message: str


@dataclass
class FunctionChecks:
    """What a function asks of its arguments; symbols of the expressions are numbered as ``keys`` are."""

    keys: list[ArgumentKey] = field(default_factory=list)
    requirements: list[Requirement] = field(default_factory=list)


def shape_checks(module: Operation, entries: set[str] | None) -> dict[str, FunctionChecks]:
    """What the callable functions (all public ones where ``entries`` is None) ask of the sizes of their arguments."""
    found = {}
    for function in public_functions(module):
        name = symbol_name(function)
        if name is not None and (entries is None or name in entries):
            checks = _Collector(function).collect()
            if checks.requirements:
                found[name] = checks
    return found


def insert_shape_checks(module: Operation, checks: dict[str, FunctionChecks]) -> None:
    """Asserts at the entries of functions what they ask for."""
    if not checks:
        return
    for function in public_functions(module):
        name = symbol_name(function)
        if name in checks:
            _Inserter(function.regions[0].entry_block, checks[name]).insert()


class _Sizes:
    """Dims and index values as expressions of those of a function's arguments."""

    def __init__(self, entry: Block) -> None:
        self.entry = entry
        self.keys: list[ArgumentKey] = []
        self.known: dict[Key, AffineExpr | None] = {}

    def of(self, value: Value, dim: int | None = None) -> AffineExpr | None:
        """The expression; None where the size is not computed from those of the arguments alone."""
        number = known_number(value, dim)
        if number is not None:
            return affine.constant(number)
        key = (value, dim)
        if key not in self.known:
            self.known[key] = self._argument(value, dim) if self._is_argument(value) else self._computed(value, dim)
        return self.known[key]

    def _is_argument(self, value: Value) -> bool:
        return isinstance(value, BlockArgument) and value.owner is self.entry

    def _argument(self, value: Value, dim: int | None) -> AffineExpr | None:
        assert isinstance(value, BlockArgument)
        if dim is None and not isinstance(value.type, IndexType):
            return None
        self.keys.append((value.index, dim))
        return affine.symbol(len(self.keys) - 1)

    def _computed(self, value: Value, dim: int | None) -> AffineExpr | None:
        owner = value.defining_op
        if dim is not None and owner is not None and owner.has_trait(traits.Elementwise):
            return next((self.of(one, dim) for one in _shaped_operands(owner)), None)

        def stop(one: Value, axis: int | None, bounds: ValueBounds) -> bool:
            return self._is_argument(one) or (one, axis) in self.known

        found = bound_in_terms_of(Bound.EQUAL, Variable.of(value, dim), stop)
        if found is None:
            return None
        map, keys = found
        operands = [self.of(*key) for key in keys]
        sizes = [one for one in operands if one is not None]
        if len(sizes) < len(operands):
            return None
        return map.results[0].replace_dims_and_symbols(sizes[: map.num_dims], sizes[map.num_dims :])


def _shaped_operands(op: Operation) -> list[Value]:
    return [one for one in op.operands if isinstance(one.type, ShapedType) and one.type.has_rank]


def _rank(value: Value) -> int:
    assert isinstance(value.type, ShapedType)
    return len(value.type.shape)


class _Collector:
    """Collects the requirements of one function."""

    def __init__(self, function: Operation) -> None:
        self.sizes = _Sizes(function.regions[0].entry_block)
        self.found: dict[tuple[AffineExpr, AffineExpr, bool, tuple[AffineExpr, ...]], Requirement] = {}

    def collect(self) -> FunctionChecks:
        for op, trips in _certain(self.sizes.entry, self.sizes, ()):
            if isinstance(op, LinalgOp):
                self.structured(op, trips)
            elif op.has_trait(traits.Elementwise) and any(isinstance(one.type, TensorType) for one in op.operands):
                self.elementwise(op, trips)
        return FunctionChecks(self.sizes.keys, list(self.found.values()))

    def structured(self, op: LinalgOp, trips: tuple[AffineExpr, ...]) -> None:
        """The first dim that a loop alone indexes gives its trip count, and the others must fit."""
        shaped = [slot for slot in op._operands if isinstance(slot.value.type, ShapedType)]
        if not any(DYNAMIC in op.operand_shape(slot) for slot in shaped):
            return
        loops: dict[int, tuple[AffineExpr, str]] = {}
        dims = [
            (slot, dim, expr, f"dimension #{dim} of operand #{slot.index}")
            for slot in shaped
            for dim, expr in enumerate(op.matching_map(slot).results)
        ]
        for slot, dim, expr, what in dims:
            size = self.sizes.of(slot.value, dim)
            if not isinstance(expr, AffineDimExpr) or size is None:
                continue
            reference = loops.setdefault(expr.position, (size, what))
            self.require(op, size, reference[0], True, trips, f"{what} does not fit {reference[1]}")
        for slot, dim, expr, what in dims:
            size = self.sizes.of(slot.value, dim)
            if size is None or isinstance(expr, AffineDimExpr):
                continue
            end = _end(expr, {loop: count for loop, (count, _) in loops.items()})
            if end is not None:
                self.require(op, end, size, False, trips, f"{what} is less than what the loops reach")

    def elementwise(self, op: Operation, trips: tuple[AffineExpr, ...]) -> None:
        """All operands must have the same sizes."""
        shaped = _shaped_operands(op)
        for value in shaped[1:]:
            for dim in range(_rank(shaped[0])):
                left, right = self.sizes.of(shaped[0], dim), self.sizes.of(value, dim)
                if left is not None and right is not None:
                    message = f"dimension #{dim} is not the same in all operands"
                    self.require(op, left, right, True, trips, message)

    def require(
        self,
        op: Operation,
        left: AffineExpr,
        right: AffineExpr,
        is_equality: bool,
        unless: tuple[AffineExpr, ...],
        message: str,
    ) -> None:
        difference = right - left
        if isinstance(difference, AffineConstantExpr):
            if difference.value == 0 or not is_equality and difference.value > 0:
                return
        location = op.location
        text = f"{attribute_text(location)}: '{op.name}' op {message}"
        self.found.setdefault(
            (left, right, is_equality, unless), Requirement(left, right, is_equality, unless, location, text)
        )


def _certain(
    block: Block, sizes: _Sizes, trips: tuple[AffineExpr, ...]
) -> Iterator[tuple[Operation, tuple[AffineExpr, ...]]]:
    """The operations that run whenever the function does and the trip counts are positive, with these."""
    for op in block.operations:
        yield op, trips
        if isinstance(op, ForOp):
            low, high = sizes.of(op.lower_bound), sizes.of(op.upper_bound)
            if low is not None and high is not None:
                yield from _certain(op.regions[0].entry_block, sizes, (*trips, high - low))


def _end(expr: AffineExpr, counts: dict[int, AffineExpr]) -> AffineExpr | None:
    """One more than the greatest value of an indexing expression of loops with these trip counts; None where it is not
    a sum of loops with factors that are not negative."""
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
    return all(one.kind in ("+", "*") for one in expr.walk() if isinstance(one, AffineBinaryOpExpr))


def _dims_of(expr: AffineExpr) -> int:
    positions = [one.position for one in expr.walk() if isinstance(one, AffineDimExpr)]
    return max(positions, default=-1) + 1


class _Inserter:
    """Writes the assertions of one function, at the start of its entry block."""

    def __init__(self, entry: Block, checks: FunctionChecks) -> None:
        self.entry = entry
        self.checks = checks
        self.builder = Builder(InsertionPoint.at_block_start(entry))
        self.made: dict[ArgumentKey, Value] = {}

    def insert(self) -> None:
        if not self._fits():
            return
        for one in self.checks.requirements:
            self.builder.location = one.location
            checks = RuntimeChecks(self.builder, lambda message: message)
            how = CmpIPredicate.EQ if one.is_equality else CmpIPredicate.SLE
            condition = checks.compare(how, self.value(one.left), self.value(one.right))
            for trips in one.unless:
                none = checks.compare(CmpIPredicate.SLT, self.value(trips), checks.constant(1))
                condition = self.builder.create(OrIOp, none, condition).results[0]
            checks.require(condition, one.message)

    def _fits(self) -> bool:
        """Whether the arguments are still those that were looked at: passes may have changed the function."""
        arguments = self.entry.arguments
        return all(
            position < len(arguments) and isinstance(arguments[position].type, IndexType if dim is None else ShapedType)
            for position, dim in self.checks.keys
        )

    def value(self, expr: AffineExpr) -> Value:
        """A new value for an expression."""
        operands = [self.size(key) for key in self.checks.keys]
        map = AffineMap(0, len(operands), [expr])
        used = [one for position, one in enumerate(operands) if map.is_function_of_symbol(position)]
        properties: dict[str, Attribute] = {"map": AffineMapAttr(map.compress_unused_symbols())}
        return self.builder.insert(AffineApplyOp(used, [INDEX], properties, location=self.builder.location)).results[0]

    def size(self, key: ArgumentKey) -> Value:
        if key not in self.made:
            position, dim = key
            argument = self.entry.arguments[position]
            self.made[key] = argument if dim is None else dim_value(self.builder, argument, dim)
        return self.made[key]
