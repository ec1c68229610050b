"""Inlining of affine operations, and into affine loops and branches."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lamina.define import property_of
from lamina.dialects.affine.dim_symbol import affine_scope, is_valid_dim, is_valid_symbol
from lamina.dialects.affine.ops import AffineApplyOp, AffineIfOp
from lamina.interfaces.inlining import InlinerModel, inline_dialect
from lamina.ir import traits
from lamina.ir.attributes import AffineMapAttr
from lamina.ir.operation import IRMapping, Operation
from lamina.ir.region import Region

if TYPE_CHECKING:
    from lamina.dialects.affine.ops import AffineForOp, AffineYieldOp

_HOLDERS = frozenset(("affine.for", "affine.parallel", "affine.if"))
_APPLY, _IF = "affine.apply", "affine.if"
_ACCESSES = {"affine.load": 1, "affine.store": 2, "affine.vector_load": 1, "affine.vector_store": 2}


@inline_dialect("affine")
class AffineInlining(InlinerModel):
    """The roles of values as dims and symbols must survive the move."""

    @staticmethod
    def is_legal_to_inline(
        operation: AffineForOp | AffineYieldOp, destination: Region, would_be_cloned: bool, mapping: IRMapping
    ) -> bool:
        """Into affine scopes, affine loops and branches."""
        holder = destination.parent
        return holder is not None and (holder.has_trait(traits.AffineScope) or holder.name in _HOLDERS)

    @staticmethod
    def is_legal_to_inline_region(
        destination: Operation, region: Region, source: Region, would_be_cloned: bool, mapping: IRMapping
    ) -> bool:
        """True for a single-block region whose argument uses are compatible with the categories of the new values."""
        if destination.name not in _HOLDERS or not source.has_one_block:
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
    first = _ACCESSES.get(user.name)
    if first is not None and index >= first:
        return index - first < property_of(user, AffineApplyOp.map, AffineMapAttr).map.num_dims
    return None if first is not None or not user.name.startswith("affine.") else False
