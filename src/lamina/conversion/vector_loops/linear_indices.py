"""Indices that the block of a structured operation computes, as linear functions of the loop along the vectors.

Lanes whose index grows or falls by one read neighbors, which is a load, of a reversed vector for falling indices,
rather than a gather.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from lamina.conversion.vector_loops.accesses import Lanes, splat
from lamina.conversion.vector_loops.index_arithmetic import IndexVectors
from lamina.conversion.vector_loops.iteration import Scope, linear
from lamina.dialects.affine.ops import AffineApplyOp
from lamina.dialects.arith.ops import AddIOp, FloorDivSIOp, IndexCastOp, MulIOp, SubIOp
from lamina.dialects.linalg.ops import IndexOp
from lamina.dialects.memref.ops import LoadOp
from lamina.dialects.vector import ops as vector
from lamina.ir.affine import (
    AffineBinaryOpExpr,
    AffineConstantExpr,
    AffineDimExpr,
    AffineExpr,
    AffineSymbolExpr,
)
from lamina.ir.builder import Builder
from lamina.ir.types import MemRefType, VectorType, i1
from lamina.ir.value import Value
from lamina.rewrite.fold import constant_int

DependsOnLanes = Callable[[Value], bool]


class LinearIndices:
    """The indices of a block; each is looked at once, however often others use it."""

    def __init__(self, lanes_loop: int, depends: DependsOnLanes) -> None:
        """``depends``: whether a value may differ along the vector."""
        self.lanes_loop = lanes_loop
        self.depends = depends
        self._steps: dict[Value, int | None] = {}

    def step_of(self, index: Value) -> int | None:
        """Returns by how much an index grows from lane to lane; None if it is not linear."""
        if index not in self._steps:
            self._steps[index] = self._find_step(index) if self.depends(index) else 0
        return self._steps[index]

    def _find_step(self, index: Value) -> int | None:
        owner = index.defining_op
        if isinstance(owner, IndexOp):
            return int(owner.dim == self.lanes_loop)
        if isinstance(owner, IndexCastOp):
            # Indices in bounds that differ by one modulo a power of two differ by one.
            return self.step_of(owner.in_)
        if isinstance(owner, AddIOp | SubIOp):
            left, right = self.step_of(owner.lhs), self.step_of(owner.rhs)
            if left is None or right is None:
                return None
            return left + right if isinstance(owner, AddIOp) else left - right
        if isinstance(owner, MulIOp):
            step, factor = self.step_of(owner.lhs), constant_int(owner.rhs)
            return None if step is None or factor is None else step * factor
        if isinstance(owner, AffineApplyOp):
            steps = [self.step_of(operand) for operand in owner.operands]
            (expr,) = owner.map.results
            return _step_of_expr(expr, steps[: owner.map.num_dims], steps[owner.map.num_dims :])
        return None

    def divisor_of(self, index: Value) -> int | None:
        """Returns by what the vectorized loop's index is divided to give an index; None if it is not. What is added
        before, if anything, is a multiple of the divisor."""
        owner = index.defining_op
        if isinstance(owner, IndexCastOp):
            return self.divisor_of(owner.in_)
        if isinstance(owner, FloorDivSIOp):
            divisor = constant_int(owner.rhs)
            return divisor if divisor is not None and divisor > 1 and self._is_index(owner.lhs, divisor) else None
        if not isinstance(owner, AffineApplyOp) or owner.map.num_symbols or len(owner.operands) != 1:
            return None
        (expr,), (operand,) = owner.map.results, owner.operands
        if not isinstance(expr, AffineBinaryOpExpr) or not isinstance(expr.rhs, AffineConstantExpr):
            return None
        divisor, form = expr.rhs.value, linear(expr.lhs)
        if expr.kind != "floordiv" or form is None or divisor < 2 or form.constant % divisor:
            return None
        return divisor if form.coefficients == {0: 1} and self._is_index(operand, divisor) else None

    def _is_index(self, value: Value, divisor: int) -> bool:
        """True for the vectorized loop's index plus a multiple of the divisor."""
        owner = value.defining_op
        if isinstance(owner, IndexCastOp):
            return self._is_index(owner.in_, divisor)
        if isinstance(owner, AddIOp):
            added = constant_int(owner.rhs)
            return added is not None and added % divisor == 0 and self._is_index(owner.lhs, divisor)
        return isinstance(owner, IndexOp) and owner.dim == self.lanes_loop

    def first_of(self, index: Value, scope: Scope, first: Value, uniform: Callable[[Value], Value]) -> Value:
        """Returns a linear index in the first lane, where the loop's index is ``first``; ``uniform`` evaluates what is
        the same in all lanes."""
        known: dict[Value, Value] = {}

        def at_first(value: Value) -> Value:
            if value not in known:
                known[value] = copied(value) if self.depends(value) else uniform(value)
            return known[value]

        def copied(value: Value) -> Value:
            owner = value.defining_op
            if isinstance(owner, IndexOp):
                return first
            if isinstance(owner, IndexCastOp):
                return scope.builder.create(IndexCastOp, at_first(owner.in_), out=owner.out.type).out
            assert isinstance(owner, AddIOp | SubIOp | MulIOp | FloorDivSIOp | AffineApplyOp)
            operands = [at_first(operand) for operand in owner.operands]
            if isinstance(owner, AffineApplyOp):
                return IndexVectors(scope, owner.map, operands, 1).result()
            copy: Value = scope.builder.create(type(owner), *operands).results[0]
            return copy

        return at_first(index)


def _step_of_expr(expr: AffineExpr, dims: Sequence[int | None], symbols: Sequence[int | None]) -> int | None:
    if isinstance(expr, AffineDimExpr):
        return dims[expr.position]
    if isinstance(expr, AffineSymbolExpr):
        return symbols[expr.position]
    if not isinstance(expr, AffineBinaryOpExpr):
        return 0
    left, right = (_step_of_expr(side, dims, symbols) for side in (expr.lhs, expr.rhs))
    if left is None or right is None:
        return None
    if expr.kind == "+":
        return left + right
    if expr.kind == "*" and isinstance(expr.rhs, AffineConstantExpr):
        return left * expr.rhs.value
    return 0 if left == right == 0 else None


def load_neighbors(scope: Scope, op: LoadOp, outer: list[Value], first: Value, step: int, lanes: Lanes) -> Value:
    """Returns elements at indices that grow or fall by one from ``first`` on."""
    builder, type = scope.builder, VectorType([lanes.length], op.result.type)
    mask = lanes.mask
    if step < 0:
        first = builder.create(SubIOp, first, scope.number(lanes.length - 1)).result
        mask = None if mask is None else _reversed(builder, mask, VectorType([lanes.length], i1))
    indices = [*outer, first]
    if mask is None:
        loaded = builder.create(vector.LoadOp, op.memref, indices, result=type).result
    else:
        rest = splat(scope, type, 0)
        loaded = builder.create(vector.MaskedLoadOp, op.memref, indices, mask, rest, result=type).result
    return loaded if step > 0 else _reversed(builder, loaded, type)


def load_repeated(scope: Scope, op: LoadOp, indices: list[Value], times: int, lanes: Lanes) -> Value:
    """Returns neighbors from the indices on, each repeated."""
    builder, element = scope.builder, op.result.type
    part = VectorType([lanes.length // times], element)
    loaded = builder.create(vector.LoadOp, op.memref, indices, result=part).result
    order = [lane // times for lane in range(lanes.length)]
    return builder.create(vector.ShuffleOp, loaded, loaded, order, vector=VectorType([lanes.length], element)).vector


def _reversed(builder: Builder, value: Value, type: VectorType) -> Value:
    order = list(reversed(range(type.shape[0])))
    return builder.create(vector.ShuffleOp, value, value, order, vector=type).vector


def has_unit_stride(op: LoadOp) -> bool:
    """Whether neighbors along the innermost dim are neighbors in memory."""
    layout = op.memref.type.strides_and_offset() if isinstance(op.memref.type, MemRefType) else None
    return layout is not None and bool(layout[0]) and layout[0][-1] == 1
