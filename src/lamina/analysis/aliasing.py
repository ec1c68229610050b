"""Alias analysis by allocations and views."""

from __future__ import annotations

from lamina.interfaces.effects import AUTOMATIC_ALLOCATION_SCOPE_RESOURCE, Effect, effects_on
from lamina.interfaces.function import FunctionOpInterface
from lamina.interfaces.view_like import view_source
from lamina.ir import traits
from lamina.ir.operation import Operation
from lamina.ir.value import BlockArgument, Value

# Views of views are followed this far.
MAX_VIEWS = 10


def may_alias(left: Value, right: Value) -> bool:
    """True if the memory of two values may overlap."""
    left, right = viewed(left), viewed(right)
    if left is right:
        return True
    scopes = [(value, _allocation_scope(value)) for value in (left, right)]
    allocated = [(value, scope) for value, scope in scopes if scope is not None]
    if len(allocated) != 1:
        return not allocated
    (_, scope), rest = allocated[0], next(value for value, scope in scopes if scope is None)
    region = rest.parent_region
    holder = None if region is None else region.parent
    if holder is None or not isinstance(scope, Operation):
        return True
    if holder.is_proper_ancestor(scope):
        return False
    return not (holder is scope and isinstance(rest, BlockArgument) and rest.owner.is_entry_block)


def viewed(value: Value) -> Value:
    """Returns the source of a view."""
    for _ in range(MAX_VIEWS):
        owner = value.defining_op
        source = None if owner is None else view_source(owner)
        if source is None:
            break
        value = source
    return value


def _allocation_scope(value: Value) -> Operation | bool | None:
    """Returns the operation within which the memory of an allocation exists (True if unknown); None for values that are
    not allocations."""
    owner = value.defining_op
    if owner is None:
        return None
    allocation = next((effect for effect in effects_on(owner, value) if effect.effect is Effect.ALLOCATE), None)
    if allocation is None:
        return None
    if allocation.resource is AUTOMATIC_ALLOCATION_SCOPE_RESOURCE:
        return owner.parent_with_trait(traits.AutomaticAllocationScope) or True
    return next((outer for outer in owner.ancestors if FunctionOpInterface.get(outer) is not None), True)
