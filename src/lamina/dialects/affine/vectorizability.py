"""Decides which affine loops can be vectorized, and along which dimensions of memory."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from lamina.dialects.affine.compose import compose_map_and_operands
from lamina.dialects.affine.ops import AffineForOp, AffineIfOp, AffineLoadOp, AffineStoreOp
from lamina.dialects.vector.ops import TransferReadOp, TransferWriteOp
from lamina.ir.affine import AffineBinaryOpExpr, AffineDimExpr, AffineMap, AffineSymbolExpr
from lamina.ir.operation import Operation
from lamina.ir.types import MemRefType, VectorType, is_valid_vector_element
from lamina.ir.value import Value

if TYPE_CHECKING:
    from lamina.ir.affine import AffineExpr

    pass


def is_index_invariant(induction: Value, index: Value) -> bool:
    """True if an index does not change with an induction variable."""
    map, operands = compose_map_and_operands(AffineMap.identity(1), [index])
    used = [map.is_function_of_dim(number) for number in range(map.num_dims)]
    used += [map.is_function_of_symbol(number) for number in range(map.num_symbols)]
    return not any(use and operand is induction for use, operand in zip(used, operands, strict=True))


def is_vectorizable_body(loop: AffineForOp, accepts: Callable[[Any], bool] | None = None) -> bool:
    """True if the operations in a loop can be vectorized. ``accepts`` is called for each load
    and store."""
    accesses = []
    for operation in loop.walk_post_order():
        if isinstance(operation, AffineIfOp | TransferReadOp | TransferWriteOp):
            return False
        if operation.regions and not isinstance(operation, AffineForOp):
            return False
        for type in operation.operand_types:
            element = type.element_type if isinstance(type, MemRefType) else type
            if not is_valid_vector_element(element):
                return False
        if not all(is_valid_vector_element(type) for type in operation.result_types):
            return False
        if isinstance(operation, AffineLoadOp | AffineStoreOp):
            accesses.append(operation)
    return all(
        not isinstance(access.memref.type.element_type, VectorType) and (accepts is None or accepts(access))
        for access in accesses
    )


class _VaryingDim:
    """The dimension of memory, counted from the innermost, along which all accesses vary; None for none so far."""

    def __init__(self, induction: Value) -> None:
        self.induction = induction
        self.found: int | None = None

    def accept(self, access: AffineLoadOp | AffineStoreOp) -> bool:
        """True if the access varies along at most one dimension, the same as the others."""
        type: MemRefType = access.memref.type
        if not type.has_identity_layout:
            access.emit_error("NYI: non-trivial layout map")
            return False
        varying: int | None = None
        map: AffineMap = access.map
        for position, expr in enumerate(map.results):
            for value in _leaves(expr, map, access.indices):
                if is_index_invariant(self.induction, value):
                    continue
                if varying is not None:
                    return False
                varying = position
        if varying is None:
            return True
        axis = len(type.shape) - varying - 1
        if self.found is not None and self.found != axis:
            return False
        self.found = axis
        return True


def _leaves(expr: AffineExpr, map: AffineMap, operands: Sequence[Value]) -> list[Value]:
    """Yields the operands that an expression uses, one entry per occurrence."""
    if isinstance(expr, AffineDimExpr):
        return [operands[expr.position]]
    if isinstance(expr, AffineSymbolExpr):
        return [operands[map.num_dims + expr.position]]
    if not isinstance(expr, AffineBinaryOpExpr):
        return []
    return _leaves(expr.lhs, map, operands) + _leaves(expr.rhs, map, operands)


def is_vectorizable_loop(loop: AffineForOp, fastest_dim: int) -> bool:
    """True if all accesses vary along one dimension of memory, or none; ``fastest_dim`` selects it, -1 for any."""
    dim = _VaryingDim(loop.regions[0].arguments[0])
    if not is_vectorizable_body(loop, dim.accept):
        return False
    return dim.found is None or fastest_dim == -1 or dim.found == fastest_dim


@dataclass
class Match:
    """A loop that matches a pattern of nested loops, with the matches of the nested pattern."""

    loop: Any
    children: list[Match] = field(default_factory=list)


def match_nests(root: Operation, accepts: Sequence[Callable[[Any], bool]]) -> list[Match]:
    """Returns the nests inside that match one condition a level, inner ones first. Loops between two levels may be
    left out."""
    nests: list[Match] = []
    condition, rest = accepts[0], accepts[1:]
    for operation in root.walk_post_order():
        if operation is root or not isinstance(operation, AffineForOp) or not condition(operation):
            continue
        children = match_nests(operation, rest) if rest else []
        if children or not rest:
            nests.append(Match(operation, children))
    return nests
