"""Vectorization of affine loop nests: builds a vector loop nest next to the scalar one, then replaces it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from lamina.dialects.affine.bounds import constant_bound
from lamina.dialects.affine.build import build_for
from lamina.dialects.affine.compose import make_composed_apply
from lamina.dialects.affine.dim_symbol import is_induction_variable
from lamina.dialects.affine.ops import (
    AffineApplyOp,
    AffineForOp,
    AffineLoadOp,
    AffineMinOp,
    AffineStoreOp,
    AffineYieldOp,
)
from lamina.dialects.affine.reductions import Reduction, supported_reductions
from lamina.dialects.affine.value_constraints import owner_of
from lamina.dialects.affine.vectorizability import is_index_invariant, is_vectorizable_body
from lamina.dialects.arith.enums import AtomicRMWKind
from lamina.dialects.arith.ops import ConstantOp, SelectOp
from lamina.dialects.arith.reductions import combine, identity_attribute, reduction_class
from lamina.dialects.linalg.transfers import transfer_read, transfer_write
from lamina.dialects.vector.attributes import CombiningKindAttr
from lamina.dialects.vector.builders import broadcast, combining_op
from lamina.dialects.vector.enums import CombiningKind
from lamina.dialects.vector.ops import CreateMaskOp, ReductionOp
from lamina.ir import affine
from lamina.ir.affine import AffineMap
from lamina.ir.attribute import Type
from lamina.ir.attributes import AffineMapAttr, DenseElementsAttr
from lamina.ir.builder import InsertionPoint
from lamina.ir.operation import Operation
from lamina.ir.types import FloatType, IndexType, IntegerType, VectorType, i1, is_valid_vector_element
from lamina.ir.value import Value
from lamina.rewrite import PatternRewriter

INDEX = IndexType()


@dataclass
class Strategy:
    """The sizes of vectors, the dimension of the vector that each loop becomes, and the reductions of loops."""

    sizes: list[int]
    dims: dict[Operation, int] = field(default_factory=dict)
    reductions: dict[Operation, list[Reduction]] = field(default_factory=dict)


class _Unsupported(Exception):
    """An operation cannot be vectorized."""


def vectorize_nest(root: AffineForOp, strategy: Strategy) -> bool:
    """Replaces a loop nest by its vectorized form. False, with the nest as it was, where that cannot be done."""
    if not is_vectorizable_body(root):
        return False
    return _Vectorizer(root, strategy).run()


class _Vectorizer:
    """Vectorizes one nest: maps old values to vectors and scalars."""

    def __init__(self, root: AffineForOp, strategy: Strategy) -> None:
        self.root = root
        self.strategy = strategy
        self.builder = PatternRewriter()
        self.builder.set_insertion_point_after(root)
        self.vectors: dict[Value, Value] = {}
        self.scalars: dict[Value, Value] = {}
        self.results: dict[Value, Value] = {}
        self.vector_root: Operation | None = None
        self.vector_dims: dict[Operation, int] = {}
        self.masks: dict[Operation, Value] = {}

    def run(self) -> bool:
        try:
            for operation in list(self.root.walk()):
                self.builder.location = operation.raw_location
                self._vectorize(operation)
        except _Unsupported:
            if self.vector_root is not None:
                _erase_with_users(self.vector_root)
            return False
        for old, new in self.results.items():
            old.replace_all_uses_with(new)
        self.root.erase()
        return True

    def _vectorize(self, operation: Operation) -> None:
        if isinstance(operation, AffineLoadOp):
            self._load(operation)
        elif isinstance(operation, AffineStoreOp):
            self._store(operation)
        elif isinstance(operation, AffineForOp):
            self._loop(operation)
        elif isinstance(operation, AffineYieldOp):
            self._yield(operation)
        elif isinstance(operation, ConstantOp):
            self._constant(operation)
        elif isinstance(operation, AffineApplyOp):
            self._apply(operation)
        elif operation.regions:
            raise _Unsupported
        else:
            self._widen(operation)

    def _vector_type(self, element: Type) -> VectorType:
        return VectorType(self.strategy.sizes, element)

    # ---- Operands

    def _vector(self, value: Value) -> Value:
        """Returns the vector for a value."""
        known = self.vectors.get(value)
        if known is not None:
            return known
        if isinstance(value.defining_op, ConstantOp):
            return self._constant(value.defining_op)
        if not self._is_uniform(value):
            raise _Unsupported
        scalar = self.scalars.get(value, value)
        with self.builder.insertion_guard(InsertionPoint.after_value(scalar)):
            previous, self.builder.location = self.builder.location, value.location
            broadcasted = broadcast(self.builder, scalar, self._vector_type(value.type))
            self.builder.location = previous
        self.vectors[value] = broadcasted
        return broadcasted

    def _is_uniform(self, value: Value) -> bool:
        """True if a value is uniform along the vectors."""
        if is_induction_variable(value) and isinstance(owner_of(value), AffineForOp):
            if owner_of(value) not in self.strategy.dims:
                return True
        region = value.parent_region
        if any(loop.regions[0].is_ancestor(region) for loop in self.strategy.dims):
            return False
        return isinstance(value.type, IntegerType | IndexType | FloatType)

    def _constant(self, operation: ConstantOp) -> Value:
        element = operation.result.type
        if not is_valid_vector_element(element):
            raise _Unsupported
        value = operation.value
        attribute = DenseElementsAttr.splat(self._vector_type(element), value)
        holder = self.builder.block.parent_op
        while holder is not None and holder not in self.vector_dims:
            holder = holder.parent_op
        assert holder is not None
        with self.builder.insertion_guard(InsertionPoint.at_block_start(holder.regions[0].entry_block)):
            constant = ConstantOp((), (attribute.type,), {"value": attribute}, {}, (), (), operation.raw_location)
            self.builder.insert(constant)
        self.vectors[operation.result] = constant.results[0]
        return constant.results[0]

    # ---- Memory

    def _indices(self, access: AffineLoadOp | AffineStoreOp) -> list[Value]:
        map: AffineMap = access.map
        operands = [self.scalars.get(value, value) for value in access.indices]
        rank = len(access.memref.type.shape)
        if map is AffineMap.identity(rank):
            return operands
        if isinstance(access, AffineLoadOp):
            if any(isinstance(value.defining_op, AffineApplyOp) for value in operands):
                raise _Unsupported
        return [self._insert_apply(AffineApplyOp, map.with_results([expr]), operands) for expr in map.results]

    def _insert_apply(self, cls: type[Operation], map: AffineMap, operands: Sequence[Value]) -> Value:
        properties: dict[str, Any] = {"map": AffineMapAttr(map)}
        new_op = cls(operands, [INDEX], properties, {}, (), (), self.builder.location)
        self.builder.insert(new_op)
        return new_op.results[0]

    def _permutation(self, indices: Sequence[Value]) -> AffineMap:
        """Returns the permutation map from the indices to the dimensions of the vector; 0 for broadcasts."""
        around: dict[Operation, int] = {}
        at = self.builder.block.parent_op
        while at is not None:
            if at in self.vector_dims:
                around[at] = self.vector_dims[at]
            at = at.parent_op
        if len(around) != len(self.strategy.sizes):
            # A vector of that many dimensions cannot be accessed here.
            raise _Unsupported
        results: list[Any] = [affine.constant(0)] * len(around)
        for loop, position in around.items():
            induction = loop.regions[0].arguments[0]
            for number, index in enumerate(indices):
                if not is_index_invariant(induction, index):
                    results[position] = affine.dim(number)
        return AffineMap(len(indices), 0, results)

    def _load(self, load: AffineLoadOp) -> None:
        type = self._vector_type(load.memref.type.element_type)
        indices = self._indices(load)
        read = transfer_read(self.builder, load.memref, type, indices, self._permutation(indices))
        self.vectors[load.result] = read.results[0]

    def _store(self, store: AffineStoreOp) -> None:
        value = self._vector(store.value)
        indices = self._indices(store)
        permutation = self._permutation(indices)
        if any(result.is_constant for result in permutation.results):
            # Several elements of the vector would go to one address, which no write supports.
            raise _Unsupported
        transfer_write(self.builder, value, store.memref, indices, permutation)

    # ---- Other operations

    def _apply(self, operation: AffineApplyOp) -> None:
        if any(value in self.vectors for value in operation.operands):
            raise _Unsupported
        operands = [self.scalars.get(value, value) for value in operation.operands]
        applied = self._insert_apply(AffineApplyOp, operation.map, operands)
        self.scalars[operation.result] = applied

    def _widen(self, operation: Operation) -> Operation:
        types = [self._vector_type(type) for type in operation.result_types]
        operands = [self._vector(value) for value in operation.operands]
        new_op = type(operation)(
            operands,
            types,
            dict(operation._properties),
            dict(operation._attributes),
            (),
            (),
            operation.raw_location,
        )
        self.builder.insert(new_op)
        for old, new in zip(operation.results, new_op.results, strict=True):
            self.vectors[old] = new
        return new_op

    def _yield(self, operation: Operation) -> None:
        self._widen(operation)
        loop: Any = self.builder.block.parent_op
        mask = self.masks.get(loop)
        if mask is not None:
            # Elements beyond the last iteration must not change the accumulator.
            for reduction, neutral in zip(supported_reductions(loop), list(loop.inits), strict=True):
                value = reduction.value
                self.builder.set_insertion_point(reduction.combiner)
                select = SelectOp((mask, value, neutral), (value.type,), {}, {}, (), (), value.location)
                self.builder.insert(select)
                reduction.combiner.replace_uses_of_with(value, select.results[0])
        self.builder.set_insertion_point_after(loop)

    # ---- Loops

    def _loop(self, loop: AffineForOp) -> None:
        position = self.strategy.dims.get(loop)
        step: int = loop.step
        if position is not None and loop.inits and step != 1:
            raise _Unsupported
        reductions = self.strategy.reductions.get(loop, []) if position is not None else []
        if position is None:
            inits = [self._vector(value) for value in loop.inits]
        else:
            pairs = zip(reductions, loop.inits, strict=True)
            inits = [self._neutral(reduction.kind, value) for reduction, value in pairs]
            step *= self.strategy.sizes[position]
        lower = loop.lower_bound_map, loop.lower_bound_operands
        upper = loop.upper_bound_map, loop.upper_bound_operands
        new_op = build_for(self.builder, lower, upper, step, inits=inits, location=loop.raw_location)
        body = new_op.regions[0].entry_block
        if not inits:
            body.last_op.erase()
        if self.vector_root is None:
            self.vector_root = new_op
        induction, *carried = loop.regions[0].arguments
        self.scalars[induction] = body.arguments[0]
        self.vectors.update(zip(carried, body.arguments[1:], strict=True))
        self.vectors.update(zip(loop.results, new_op.results, strict=True))
        if position is not None:
            self.vector_dims[new_op] = position
            self._reduce_results(loop, new_op, reductions)
        self.builder.set_insertion_point_to_end(body)
        if position is not None and loop.inits:
            self._add_mask(new_op)

    def _neutral(self, kind: AtomicRMWKind, value: Value) -> Value:
        attribute = DenseElementsAttr.splat(self._vector_type(value.type), identity_attribute(kind, value.type))
        constant = ConstantOp((), (attribute.type,), {"value": attribute}, {}, (), (), value.location)
        self.builder.insert(constant)
        return constant.results[0]

    def _reduce_results(self, loop: AffineForOp, vectorized: AffineForOp, reductions: Sequence[Reduction]) -> None:
        """Reduces the vectors returned by the loop to scalars, and adds the initial values."""
        for reduction, old, new, initial in zip(reductions, loop.results, vectorized.results, loop.inits, strict=True):
            element = old.type
            combining = next(
                kind for kind in CombiningKind if combining_op(kind, element) is reduction_class(reduction.kind)
            )
            self.builder.location = vectorized.raw_location
            value: Value = self.builder.create(ReductionOp, CombiningKindAttr(combining), new, dest=element).results[0]
            owner = initial.defining_op
            neutral = identity_attribute(reduction.kind, element)
            if not (isinstance(owner, ConstantOp) and owner.value == neutral):
                value = combine(self.builder, reduction.kind, value, initial)
            self.results[old] = value

    def _add_mask(self, loop: AffineForOp) -> None:
        """A mask of the iterations that are left, at the start of a loop whose last step may be partial."""
        lower, upper = constant_bound(loop.lower_bound_map), constant_bound(loop.upper_bound_map)
        if lower is not None and upper is not None and (upper - lower) % loop.step == 0:
            return
        body = loop.regions[0].entry_block
        with self.builder.insertion_guard(InsertionPoint.at_block_start(body)):
            self.builder.location = loop.raw_location
            map = loop.upper_bound_map
            cls = AffineApplyOp if map.num_results == 1 else AffineMinOp
            end = self._insert_apply(cls, map, loop.upper_bound_operands)
            difference = AffineMap(2, 0, [affine.dim(0) - affine.dim(1)])
            left = make_composed_apply(self.builder, difference, [end, body.arguments[0]]).results[0]
            if not end.has_uses and end.defining_op is not None:
                end.defining_op.erase()
            mask = self.builder.create(CreateMaskOp, [left], result_types=[VectorType(self.strategy.sizes, i1)])
            self.masks[loop] = mask.results[0]
        self.builder.set_insertion_point_to_end(body)


def _erase_with_users(operation: Operation) -> None:
    """Erases an operation and what uses its results, directly or not."""
    for result in operation.results:
        while result.has_uses:
            _erase_with_users(next(result.users))
    operation.erase()
