"""Following the payload of handles through rewrites."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from lamina.dialects.tensor import ops as tensor
from lamina.interfaces.casts import CastOpInterface
from lamina.ir import traits
from lamina.ir.operation import Operation
from lamina.ir.value import OpResult, Value
from lamina.rewrite.rewriter import RewriteListener

if TYPE_CHECKING:
    from lamina.transform.state import TransformState

Notes = list[tuple[str, Any]]


class TrackingListener(RewriteListener):
    """Keeps the handles of a state up to date during rewrites.

    A replaced operation is tracked to the one that defines its replacement values, through casts and views, if that
    has the same name or is a constant. Otherwise it is dropped; ``lost`` holds notes on those that a
    later step would need.
    """

    def __init__(self, state: TransformState) -> None:
        self.state = state
        self.lost: Notes = []
        self._count = 0
        self.consumed: set[Value] = set()
        self.current: Operation | None = None

    def clear(self) -> None:
        """Clears the losses."""
        self.lost.clear()
        self._count = 0

    def operation_erased(self, operation: Operation) -> None:
        if self.state.handles_of(operation):
            self.state.replace_op(operation, None)
        for result in operation.results:
            if self.state.handles_of(result):
                self.state.replace_value(result, None)

    def operation_replaced(self, operation: Operation, values: Sequence[Value]) -> None:
        state = self.state
        for result, value in zip(operation.results, values, strict=False):
            if state.handles_of(result):
                state.replace_value(result, value)
        handles = state.handles_of(operation)
        if not handles:
            return
        alive = next((handle for handle in handles if self._is_alive(handle)), None)
        # Consuming one handle of an operation is expected to invalidate the others.
        if alive is None or any(handle in self.consumed for handle in handles):
            replacement, _ = find_replacement(operation, values, self.current or operation)
        else:
            replacement, notes = find_replacement(operation, values, self.current or operation)
            if replacement is None:
                self._lose(operation, values, alive, notes)
        state.replace_op(operation, replacement)

    def _lose(self, operation: Operation, values: Sequence[Value], handle: Value, notes: Notes) -> None:
        number = self._count
        self._count += 1
        self.lost += notes
        self.lost.append(("replacement is required because this handle must be updated", _place(handle)))
        self.lost.append((f"[{number}] replaced op", operation.raw_location))
        for index, value in enumerate(values):
            self.lost.append((f"[{number}] replacement value {index}", _place(value)))

    def _is_alive(self, handle: Value) -> bool:
        """True if an operation after the current one still uses the handle."""
        if handle in self.consumed or self.current is None:
            return False
        return any(_is_after(use.owner, self.current) for use in handle.uses)


def _place(value: Value) -> Any:
    return value.owner.raw_location if isinstance(value, OpResult) else value.location


def _is_after(user: Operation, current: Operation) -> bool:
    """True if a user comes after the current operation in its block (users elsewhere count too)."""
    at: Operation | None = user
    while at is not None and at.parent is not current.parent:
        at = at.parent_op
    if at is None:
        return True
    return at is not current and not at.is_before_in_block(current)


def find_replacement(operation: Operation, values: Sequence[Value], step: Operation) -> tuple[Operation | None, Notes]:
    """Returns the operation that a replaced one lives on as, or None; and notes on the search, at ``step`` where
    they are about no operation of the payload."""
    notes: Notes = []
    current = list(values)
    while current:
        owners = {value.owner if isinstance(value, OpResult) else None for value in current}
        owner = owners.pop() if len(owners) == 1 else None
        if owner is None:
            return None, [*notes, ("replacement values belong to different ops", step)]
        if CastOpInterface.has(owner):
            notes.append(("using output of 'CastOpInterface' op", owner.raw_location))
            current = list(owner.operands)
            continue
        if owner.name == operation.name or owner.has_trait(traits.ConstantLike):
            return owner, notes
        current = []
        if (replacement := _replacement_of_slice(owner)) is not None:
            notes.append(("using operands provided by 'FindPayloadReplacementOpInterface'", owner.raw_location))
            current = [replacement]
    return None, [*notes, ("ran out of suitable replacement values", step)]


def _replacement_of_slice(owner: Operation) -> Value | None:
    """What a reshape or slice of a tensor is a view of."""
    match owner:
        case tensor.CollapseShapeOp() | tensor.ExpandShapeOp():
            return owner.src
        case tensor.ExtractSliceOp() | tensor.InsertSliceOp() | tensor.ReshapeOp():
            return owner.source
    return None
