"""The block of a structured operation, evaluated on vectors along one of its loops."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from lamina.conversion.vector_loops.accesses import Access, Lanes, load
from lamina.conversion.vector_loops.gathers import gather, is_gather
from lamina.conversion.vector_loops.index_arithmetic import IndexVectors, as_vector
from lamina.conversion.vector_loops.iteration import Index, Scope
from lamina.conversion.vector_loops.linear_indices import LinearIndices, has_unit_stride, load_neighbors, load_repeated
from lamina.conversion.vector_loops.lookups import byte_of_lookup, look_up
from lamina.dialects.affine.ops import AffineApplyOp
from lamina.dialects.arith.ops import AddFOp, ConstantOp, MulFOp, NegFOp, SubFOp
from lamina.dialects.linalg.ops import IndexOp
from lamina.dialects.linalg.reductions import is_elementwise_mappable
from lamina.dialects.linalg.structure import LinalgOp
from lamina.dialects.math import ops as math
from lamina.dialects.memref.ops import LoadOp
from lamina.dialects.vector.ops import StepOp
from lamina.interfaces.effects import is_memory_effect_free
from lamina.ir import traits
from lamina.ir.operation import Operation
from lamina.ir.types import IndexType, VectorType, is_valid_vector_element
from lamina.ir.value import BlockArgument, Value

INDEX = IndexType()
LONG_FUNCTIONS = (
    math.AcosOp, math.AcoshOp, math.AsinOp, math.AsinhOp, math.Atan2Op, math.AtanOp, math.AtanhOp, math.CbrtOp,
    math.CosOp, math.CoshOp, math.ErfcOp, math.ErfOp, math.Exp2Op, math.ExpM1Op, math.ExpOp, math.Log10Op,
    math.Log1pOp, math.Log2Op, math.LogOp, math.PowFOp, math.SinhOp, math.SinOp, math.TanhOp, math.TanOp,
)
"""Functions that become tens of instructions."""


def problem_with_body(op: LinalgOp) -> str | None:
    """Returns why the block cannot be evaluated on vectors; None if it can."""
    for argument in op.block.arguments:
        if argument.first_use is not None and not is_valid_vector_element(argument.type):
            return f"no vector holds elements of '{argument.type}'"
    for value in op.yield_op.operands:
        if not is_valid_vector_element(value.type):
            return f"no vector holds elements of '{value.type}'"
    for inner in op.block.operations:
        if inner is op.yield_op or isinstance(inner, IndexOp | ConstantOp) or byte_of_lookup(inner) is not None:
            continue
        if is_gather(inner) and is_valid_vector_element(inner.results[0].type):
            continue
        if inner.regions or not _is_defined_on_vectors(inner) or not is_memory_effect_free(inner):
            return f"'{inner.name}' is not defined on vectors"
        if not all(is_valid_vector_element(type) for type in (*inner.operand_types, *inner.result_types)):
            return f"'{inner.name}' works on a type that is not a valid vector element"
    return None


def _is_defined_on_vectors(inner: Operation) -> bool:
    """Element-wise operations, LLVM's intrinsics of that kind included, and arithmetic on indices."""
    is_intrinsic = inner.name.startswith("llvm.intr.") and inner.has_trait(traits.SameOperandsAndResultType)
    return is_intrinsic or isinstance(inner, AffineApplyOp) or is_elementwise_mappable(inner)


class Body:
    """Evaluates the block at any place of the iteration space."""

    def __init__(
        self,
        op: LinalgOp,
        accesses: Sequence[Access],
        lanes_loop: int,
        contract: bool,
        given: Sequence[BlockArgument] = (),
        table: str = "",
        aligned: int = 1,
        factor: Value | None = None,
    ) -> None:
        """``given``: inputs whose values are passed with those of the outputs. ``table``: the intrinsic for lookups.
        ``aligned``: tiles begin at multiples of that many iterations of the vectorized loop. ``factor``: an input by
        which nothing is multiplied."""
        self.op, self.factor = op, factor
        self.contract = contract
        self.table, self.aligned = table, aligned
        self.access_of: dict[Value, Access] = dict(zip(op.block.arguments, accesses, strict=True))
        self.carried = {*op.output_arguments, *given}
        self.lanes_loop = lanes_loop
        self.linear_indices = LinearIndices(lanes_loop, self._depends_on_lanes)
        self.operations = [inner for inner in op.block.operations if inner is not op.yield_op]
        self.loops: dict[Value, frozenset[int] | None] = {}
        """The loops that a value depends on; None for one that depends on an output."""
        for argument, access in self.access_of.items():
            self.loops[argument] = None if argument in self.carried else access.loops
        for inner in self.operations:
            loops = self._loops_of(inner)
            for value in inner.results:
                self.loops[value] = loops

    def _loops_of(self, inner: Operation) -> frozenset[int] | None:
        if isinstance(inner, IndexOp):
            return frozenset((inner.dim,))
        loops: frozenset[int] = frozenset()
        for operand in inner.operands:
            own = self.loops[operand] if operand in self.loops else frozenset()
            if own is None:
                return None
            loops |= own
        return loops

    def evaluate(
        self, scope: Scope, at: Mapping[int, Index], lanes: Lanes, carried: Mapping[Value, Value]
    ) -> list[Value]:
        """Returns what the block yields if the outputs hold the values ``carried``."""
        values: dict[Value, Value] = dict(carried)
        return [self._value(value, scope, at, lanes, values) for value in self.op.yield_op.operands]

    def _value(
        self, value: Value, scope: Scope, at: Mapping[int, Index], lanes: Lanes, values: dict[Value, Value]
    ) -> Value:
        """Returns the scalar, if it is uniform along the vector, otherwise the vector, for a value of the
        block."""
        known = values.get(value)
        if known is not None:
            return known
        access = self.access_of.get(value)
        owner = value.defining_op
        if access is not None:
            result = load(scope, access, at, lanes) if access.is_memory else access.value
        elif owner is None or owner.parent is not self.op.block:
            return value
        else:
            loops = self.loops[value]
            if loops is None:
                result = self._emit(value, owner, scope, at, lanes, values)
            else:
                key = ("body", value, tuple(at[loop] for loop in sorted(loops)), lanes.length)
                result = scope.shared(key, loops, lambda: self._emit(value, owner, scope, at, lanes, {}))
        values[value] = result
        return result

    def _emit(
        self,
        value: Value,
        owner: Operation,
        scope: Scope,
        at: Mapping[int, Index],
        lanes: Lanes,
        values: dict[Value, Value],
    ) -> Value:
        if isinstance(owner, IndexOp):
            return self._index(owner.dim, scope, at, lanes)
        if isinstance(owner, MulFOp) and self.factor is not None and self.factor in (owner.lhs, owner.rhs):
            other = owner.rhs if owner.lhs is self.factor else owner.lhs
            return self._value(other, scope, at, lanes, values)
        if self.contract:
            contracted = self._contracted(owner, scope, at, lanes, values)
            if contracted is not None:
                return contracted
        byte = byte_of_lookup(owner)
        if byte is not None and isinstance(owner, LoadOp):
            index = self._value(byte, scope, at, lanes, values)
            if isinstance(index.type, VectorType):
                return look_up(scope, owner, index, self.table)
        if isinstance(owner, LoadOp) and is_gather(owner):
            return self._gathered(owner, scope, at, lanes, values)
        operands = [self._value(operand, scope, at, lanes, values) for operand in owner.operands]
        if isinstance(owner, AffineApplyOp):
            return IndexVectors(scope, owner.map, operands, lanes.length).result()
        types = list(owner.result_types)
        if any(isinstance(operand.type, VectorType) for operand in operands):
            operands = [as_vector(scope, operand, lanes.length) for operand in operands]
            types = [VectorType([lanes.length], type) for type in types]
        copy = type(owner)(operands, types, dict(owner._properties), dict(owner._attributes), (), 0, owner.raw_location)
        inserted = scope.builder.insert(copy)
        position = next(position for position, result in enumerate(owner.results) if result is value)
        return inserted.results[position]

    def _gathered(
        self, owner: LoadOp, scope: Scope, at: Mapping[int, Index], lanes: Lanes, values: dict[Value, Value]
    ) -> Value:
        """An element, if it is the same along the vector, else neighbors or gathered ones."""
        if owner.indices and has_unit_stride(owner):
            *outer, last = owner.indices
            step, divisor = self.linear_indices.step_of(last), self.linear_indices.divisor_of(last)
            same_rows = not any(map(self._depends_on_lanes, outer))
            if step in (1, -1) and same_rows:
                return load_neighbors(scope, owner, *self._first(owner, scope, at, lanes, values), step, lanes)
            if divisor is not None and same_rows and self._is_multiple(divisor, at[lanes.loop], lanes):
                first = self._first(owner, scope, at, lanes, values)
                return load_repeated(scope, owner, [*first[0], first[1]], divisor, lanes)
        indices = [self._value(index, scope, at, lanes, values) for index in owner.indices]
        if any(isinstance(index.type, VectorType) for index in indices):
            return gather(scope, owner, indices, lanes)
        return scope.builder.create(LoadOp, owner.memref, indices).result

    def _is_multiple(self, divisor: int, index: Index, lanes: Lanes) -> bool:
        """True if whole vectors begin where the loop's index is a multiple of the divisor."""
        aligned = index.base is None or self.aligned % divisor == 0
        return lanes.mask is None and aligned and index.offset % divisor == 0 and lanes.length % divisor == 0

    def _first(
        self, owner: LoadOp, scope: Scope, at: Mapping[int, Index], lanes: Lanes, values: dict[Value, Value]
    ) -> tuple[list[Value], Value]:
        """Returns the indices in the first lane, the innermost one by itself."""

        def uniform(index: Value) -> Value:
            return self._value(index, scope, at, lanes, values)

        start = scope.index(lanes.loop, at[lanes.loop])
        *outer, last = owner.indices
        return list(map(uniform, outer)), self.linear_indices.first_of(last, scope, start, uniform)

    def _depends_on_lanes(self, value: Value) -> bool:
        """True if a value may differ along the vector."""
        if value not in self.loops:
            return False
        loops = self.loops[value]
        return loops is None or self.lanes_loop in loops

    def _contracted(
        self,
        owner: Operation,
        scope: Scope,
        at: Mapping[int, Index],
        lanes: Lanes,
        values: dict[Value, Value],
    ) -> Value | None:
        """Returns a product, or the sum or difference of two, added to an output, as fused multiply-adds; None for
        anything else."""
        if not isinstance(owner, AddFOp):
            return None
        for acc, term in ((owner.lhs, owner.rhs), (owner.rhs, owner.lhs)):
            products = _products(term, owner)
            if acc in self.carried and products:
                break
        else:
            return None
        total = self._value(acc, scope, at, lanes, values)
        for product, is_subtracted in products:
            operands = [self._value(operand, scope, at, lanes, values) for operand in (product.lhs, product.rhs)]
            operands.append(total)
            if any(isinstance(operand.type, VectorType) for operand in operands):
                operands = [as_vector(scope, operand, lanes.length) for operand in operands]
            if is_subtracted:
                operands[0] = scope.builder.create(NegFOp, operands[0]).result
            total = scope.builder.create(math.FmaOp, *operands).result
        return total

    def _index(self, loop: int, scope: Scope, at: Mapping[int, Index], lanes: Lanes) -> Value:
        first = scope.index(loop, at[loop])
        if loop != self.lanes_loop:
            return first
        steps = scope.shared(
            ("step", lanes.length),
            (),
            lambda: scope.builder.create(StepOp, result=VectorType([lanes.length], INDEX)).result,
        )
        return scope.add(as_vector(scope, first, lanes.length), steps)


def _products(term: Value, user: Operation) -> list[tuple[MulFOp, bool]]:
    """Returns the products that a term of a sum is made of, one or two, and whether they are subtracted."""
    owner = term.defining_op
    if owner is None or owner.parent is not user.parent:
        return []
    if isinstance(owner, MulFOp):
        return [(owner, False)]
    if not isinstance(owner, AddFOp | SubFOp):
        return []
    left, right = owner.lhs.defining_op, owner.rhs.defining_op
    if isinstance(left, MulFOp) and isinstance(right, MulFOp) and {left.parent, right.parent} == {user.parent}:
        return [(left, False), (right, isinstance(owner, SubFOp))]
    return []
