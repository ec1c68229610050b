"""Validity of values as dims and symbols of affine operations.

A symbol is fixed while the affine scope (the innermost region of an operation with the AffineScope trait) runs; a dim
may also vary with affine loops.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from lamina.dialects.affine import ops
from lamina.dialects.memref.ops import AllocOp, CastOp, DimOp, SubViewOp, ViewOp
from lamina.dialects.tensor.ops import DimOp as TensorDimOp
from lamina.interfaces.effects import is_pure
from lamina.ir import traits
from lamina.ir.diagnostics import VerifyFailure
from lamina.ir.operation import Operation
from lamina.ir.region import Region
from lamina.ir.types import DYNAMIC, IndexType, MemRefType, ShapedType
from lamina.ir.value import BlockArgument, Value, type_as
from lamina.rewrite.fold import constant_int


def affine_scope(operation: Operation) -> Region | None:
    """Returns the region of the innermost operation with the AffineScope trait around ``operation``."""
    at = operation
    while (outer := at.parent_op) is not None:
        if outer.has_trait(traits.AffineScope):
            return at.parent_region
        at = outer
    return None


def is_top_level_value(value: Value, region: Region | None = None) -> bool:
    """True if the value is defined directly in the region; without one, directly in any affine scope."""
    if region is not None:
        return value.parent_region is region
    own = value.parent_region
    holder = None if own is None else own.parent
    return holder is not None and holder.has_trait(traits.AffineScope)


def is_induction_variable(value: Value) -> bool:
    """True if the value is the induction variable of an affine loop."""
    if value.__class__ is not BlockArgument:
        return False
    block = value.owner
    region = block.parent
    loop = None if region is None else region.parent
    if isinstance(loop, ops.AffineForOp):
        return block.arguments[0] is value and region is loop.regions[0]
    return isinstance(loop, ops.AffineParallelOp) and region is loop.regions[0]


def is_valid_dim(value: Value, region: Region | None = None, *, scoped: bool = False) -> bool:
    """True if the value is a valid dim in the region; defaults to its own affine scope (unless ``scoped``
    says that None is intended)."""
    if type(value.type) is not IndexType:
        return False
    owner = value.defining_op
    if region is None and not scoped:
        if owner is None:
            return is_induction_variable(value) or is_top_level_value(value)
        region = affine_scope(owner)
    if owner is not None and _is_index_map(owner):
        return _is_symbol_at_once(value, owner, region) or _are_dims_throughout(owner, region)
    if is_valid_symbol(value, region, scoped=True):
        return True
    if owner is None:
        return is_induction_variable(value)
    if isinstance(owner, DimOp | TensorDimOp):
        return is_top_level_value(owner.source)
    return False


def _is_index_map(operation: Operation | None) -> bool:
    """True if the results are dims where the operands are."""
    return isinstance(operation, (ops.AffineApplyOp, ops.AffineDelinearizeIndexOp, ops.AffineLinearizeIndexOp))


def _are_dims_throughout(operation: Operation, region: Region | None) -> bool:
    """True if the operands of an index map are dims, looking through such maps."""
    return _hold_throughout(operation, region, lambda _, owner: _is_index_map(owner), is_valid_dim)


def _hold_throughout(
    operation: Operation,
    region: Region | None,
    is_followed: Callable[[Value, Operation], bool],
    is_valid: Callable[..., bool],
) -> bool:
    """True if the operands of an operation are valid, looking once each through the operations that are followed;
    iterative, because chains may be long, or cyclic in unverified IR."""
    pending, seen = [operation], {operation}
    while pending:
        for operand in pending.pop().operands:
            owner = operand.defining_op
            if owner is None or not is_followed(operand, owner):
                if not is_valid(operand, region, scoped=True):
                    return False
            elif owner not in seen and not _is_symbol_at_once(operand, owner, region):
                seen.add(owner)
                pending.append(owner)
    return True


def is_valid_symbol(value: Value, region: Region | None = None, *, scoped: bool = False) -> bool:
    """True if the value is a valid symbol in the region; defaults to its own affine scope."""
    if type(value.type) is not IndexType:
        return False
    owner = value.defining_op
    if region is None and not scoped:
        if is_top_level_value(value):
            return True
        return owner is not None and is_valid_symbol(value, affine_scope(owner), scoped=True)
    if region is not None and is_top_level_value(value, region):
        return True
    if owner is None:
        return _dominates_as_symbol(value, region)
    if owner.has_trait(traits.ConstantLike):
        return True
    if isinstance(owner, DimOp | TensorDimOp):
        return _is_dim_valid_symbol(owner, region)
    if is_pure(owner) and _are_symbols_throughout(owner, region):
        return True
    if isinstance(owner, ops.AffineApplyOp):
        return False
    return _dominates_as_symbol(value, region)


def _are_symbols_throughout(operation: Operation, region: Region | None) -> bool:
    """True if the operands of a pure operation are symbols, looking through pure operations."""
    return _hold_throughout(operation, region, _is_index_arithmetic, is_valid_symbol)


def _is_index_arithmetic(value: Value, owner: Operation) -> bool:
    """True if a pure operation computes an index, from something else than a shape."""
    return type(value.type) is IndexType and not isinstance(owner, DimOp | TensorDimOp) and is_pure(owner)


def _is_symbol_at_once(value: Value, owner: Operation, region: Region | None) -> bool:
    if region is not None and is_top_level_value(value, region):
        return True
    return not isinstance(owner, ops.AffineApplyOp) and _dominates_as_symbol(value, region)


def _dominates_as_symbol(value: Value, region: Region | None) -> bool:
    """True if the value is a symbol in the region around that of an operation that is not isolated from above."""
    holder = None if region is None else region.parent
    if holder is None or holder.has_trait(traits.IsolatedFromAbove):
        return False
    outer = holder.parent_region
    return outer is not None and is_valid_symbol(value, outer, scoped=True)


def _is_dim_valid_symbol(dim: DimOp | TensorDimOp, region: Region | None) -> bool:
    shaped = dim.source
    if is_top_level_value(shaped):
        return True
    source = shaped.defining_op
    index = constant_int(dim.index)
    if source is None or index is None:
        return False
    while isinstance(source, CastOp):
        if not isinstance(source.source.type, MemRefType):
            return False
        source = source.source.defining_op
    if not isinstance(source, AllocOp | ViewOp | SubViewOp):
        return False
    return _is_size_valid_symbol(source, index, region)


def _is_size_valid_symbol(source: AllocOp | ViewOp | SubViewOp, index: int, region: Region | None) -> bool:
    """True if a size of a buffer is a symbol; a dynamic one has an operand."""
    shape = type_as(source.sole_result, ShapedType).shape
    if index >= len(shape):
        return False
    if shape[index] != DYNAMIC:
        return True
    position = sum(size == DYNAMIC for size in shape[:index])
    sizes = source.dynamic_sizes if isinstance(source, AllocOp) else source.sizes
    return position < len(sizes) and is_valid_symbol(sizes[position], region, scoped=True)


_FEW_VALUES = 16
"""So many values are looked at before the general rule decides."""


def _is_plain_dim(value: Value) -> bool:
    """True if the value is a dim everywhere: an induction variable, or a map of such dims."""
    if type(value.type) is not IndexType:
        return False
    if is_induction_variable(value):
        return True
    pending = [value]
    for at in pending:
        owner = at.defining_op
        if not isinstance(owner, ops.AffineApplyOp) or len(pending) > _FEW_VALUES:
            return False
        pending += [slot.value for slot in owner._operands if not is_induction_variable(slot.value)]
    return True


def verify_dims_and_symbols(operation: Operation, operands: Sequence[Value], num_dims: int) -> None:
    """Raises VerifyFailure for the first operand that must not stand where it does."""
    scope: Region | None = None
    plain: Value | None = None
    for position, operand in enumerate(operands):
        if position < num_dims and (operand is plain or _is_plain_dim(operand)):
            plain = operand
            continue
        scope = scope or affine_scope(operation)
        if position < num_dims:
            if not is_valid_dim(operand, scope, scoped=True):
                raise VerifyFailure("operand cannot be used as a dimension id")
        elif not is_valid_symbol(operand, scope, scoped=True):
            raise VerifyFailure("operand cannot be used as a symbol")
