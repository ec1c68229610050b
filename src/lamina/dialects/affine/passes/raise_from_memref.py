"""``affine-raise-from-memref``."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from lamina.dialects.affine.dim_symbol import is_valid_dim, is_valid_symbol
from lamina.dialects.affine.ops import AffineLoadOp, AffineStoreOp
from lamina.dialects.arith.ops import AddIOp, MulIOp
from lamina.dialects.memref.ops import LoadOp, StoreOp
from lamina.ir import affine, parity
from lamina.ir.affine import AffineExpr, AffineMap
from lamina.ir.attributes import AffineMapAttr
from lamina.ir.nested_operations import nested_operations
from lamina.ir.operation import Operation
from lamina.ir.value import Value
from lamina.passmanager import Pass, register_pass
from lamina.rewrite.fold import constant_int


@register_pass(
    "affine-raise-from-memref",
    summary="Raise memref.load and memref.store to affine accesses",
    anchor="func.func",
    display_name="RaiseMemrefDialect",
)
class RaiseFromMemref(Pass):
    """Loads and stores of memref whose indices are sums and products of dims and symbols become affine ones."""

    def run(self, operation: Operation) -> None:
        accesses: list[LoadOp | StoreOp] = nested_operations(operation, LoadOp, StoreOp)
        for access in accesses:
            _raise(access)


def _raise(access: LoadOp | StoreOp) -> None:
    indices = _Indices()
    exprs = [indices.expr(value) for value in access.indices]
    results = [expr for expr in exprs if expr is not None]
    if len(results) != len(exprs):
        return
    map = AffineMap(len(indices.dims), len(indices.symbols), results)
    cls, stored = (AffineStoreOp, [access.value]) if isinstance(access, StoreOp) else (AffineLoadOp, [])
    properties: dict[str, Any] = {"map": AffineMapAttr(map)}
    operands: Sequence[Value] = [*stored, access.memref, *indices.dims, *indices.symbols]
    raised = cls(operands, access.result_types, properties, {}, (), (), access.raw_location)
    access.enclosing_block.insert_before(access, raised)
    access.replace_all_uses_with(raised)
    access.erase()


class _Indices:
    """Index values as expressions over the dims and symbols so far."""

    def __init__(self) -> None:
        self.dims: list[Value] = []
        self.symbols: list[Value] = []

    def expr(self, value: Value) -> AffineExpr | None:
        """Returns the value's expression; None if it is not affine."""
        dims, symbols = len(self.dims), len(self.symbols)
        expr = self._expr(value)
        if expr is None and not parity.is_strict():
            # MLIR keeps the dims and symbols that the affine operands needed.
            del self.dims[dims:], self.symbols[symbols:]
        return expr

    def _expr(self, value: Value) -> AffineExpr | None:
        number = constant_int(value)
        if number is not None:
            return affine.constant(number)
        owner = value.defining_op
        if isinstance(owner, AddIOp | MulIOp):
            lhs = self.expr(owner.lhs)
            rhs = None if lhs is None else self.expr(owner.rhs)
            if lhs is not None and rhs is not None:
                if isinstance(owner, AddIOp):
                    return lhs + rhs
                if lhs.is_symbolic_or_constant or rhs.is_symbolic_or_constant:
                    return affine.binary(affine.MUL, lhs, rhs)
        for group, make, is_valid in (
            (self.symbols, affine.symbol, is_valid_symbol),
            (self.dims, affine.dim, is_valid_dim),
        ):
            known = next((position for position, member in enumerate(group) if member is value), None)
            if known is not None:
                return make(known)
            if is_valid(value):
                group.append(value)
                return make(len(group) - 1)
        return None
