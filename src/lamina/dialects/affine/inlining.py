"""Inlining of affine operations, and into affine loops and branches."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lamina.define.operand_slots import operand_span
from lamina.dialects.affine.dim_symbol import affine_scope, is_valid_dim, is_valid_symbol
from lamina.dialects.affine.ops import (
    AffineApplyOp,
    AffineForOp,
    AffineIfOp,
    AffineLoadOp,
    AffineParallelOp,
    AffineStoreOp,
    AffineVectorLoadOp,
    AffineVectorStoreOp,
)
from lamina.interfaces.inlining import InlinerModel, inline_dialect
from lamina.ir import traits
from lamina.ir.operation import IRMapping, Operation
from lamina.ir.region import Region

if TYPE_CHECKING:
    from lamina.dialects.affine.ops import AffineYieldOp

_HOLDERS = (AffineForOp, AffineParallelOp, AffineIfOp)


@inline_dialect("affine")
class AffineInlining(InlinerModel):
    """The roles of values as dims and symbols must survive the move."""

    @staticmethod
    def is_legal_to_inline(
        operation: AffineForOp | AffineYieldOp, destination: Region, would_be_cloned: bool, mapping: IRMapping
    ) -> bool:
        """Into affine scopes, affine loops and branches."""
        holder = destination.parent
        return holder is not None and (holder.has_trait(traits.AffineScope) or isinstance(holder, _HOLDERS))

    @staticmethod
    def is_legal_to_inline_region(
        destination: Operation, region: Region, source: Region, would_be_cloned: bool, mapping: IRMapping
    ) -> bool:
        """A region of one block with no more uses of its arguments than the categories of the new values allow."""
        if not isinstance(destination, _HOLDERS) or not source.has_one_block:
            return False
        for argument in source.arguments:
            replacement = mapping.lookup_or_none(argument)
            if replacement is None:
                continue
            scope = affine_scope(destination)
            if is_valid_symbol(replacement, scope, scoped=True):
                continue
            is_dim = is_valid_dim(replacement, scope, scoped=True)
            if not all(_keeps_category(use.owner, use.index, is_dim) for use in argument.uses):
                return False
        return True

    @staticmethod
    def should_analyze_recursively(operation: Operation) -> bool:
        return True


def _keeps_category(user: Operation, index: int, is_dim: bool) -> bool:
    """True if an operand that was valid as a symbol is still valid when it is only a dim, or neither."""
    position = _position_in_map(user, index)
    if position is None:
        return True
    return is_dim and position


def _position_in_map(user: Operation, index: int) -> bool | None:
    """True if an operand is a dim, False for a symbol of an affine operation; None if it is neither."""
    if isinstance(user, AffineApplyOp):
        return index < user.map.num_dims
    if isinstance(user, AffineIfOp):
        return index < user.condition.num_dims
    if isinstance(user, AffineLoadOp | AffineStoreOp | AffineVectorLoadOp | AffineVectorStoreOp):
        first, _ = operand_span(user, type(user).indices)
        return index - first < user.map.num_dims if index >= first else None
    return False if user.name.startswith("affine.") else None
