"""The payload of each handle, and its updates when the payload changes."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from lamina.dialects.transform.types import OperationType
from lamina.dialects.transform.verification import param_problem
from lamina.ir.attribute import Attribute, Type
from lamina.ir.location import LocationLike
from lamina.ir.operation import Operation
from lamina.ir.value import BlockArgument, OpResult, Value
from lamina.transform.failures import definite, shown
from lamina.transform.tracking import TrackingListener

OP_HANDLE = "TransformHandleTypeInterface"
VALUE_HANDLE = "TransformValueHandleTypeInterface"
PARAM = "TransformParamTypeInterface"


def kind_of(type: Type) -> str:
    """Returns the kind of script values (one of three) of a type."""
    return getattr(type, "interfaces", (OP_HANDLE,))[0]


class Invalidation:
    """Why a handle must not be used any more. Places only: the payload may be gone when they are wanted."""

    __slots__ = ("consumer", "operand", "ancestor", "nested")

    def __init__(self, consumer: Operation, operand: int, ancestor: Operation, item: Operation | Value) -> None:
        self.consumer = consumer
        self.operand = operand
        self.ancestor = ancestor.raw_location
        # Text and place of the notes on the payload, the innermost last.
        self.nested: list[tuple[str, LocationLike]] = []
        if isinstance(item, Operation):
            self.nested.append(("nested payload op", item.raw_location))
            return
        owner = _owner(item)
        if owner is not None:
            self.nested.append((f"op defining the value as {value_place(item, of=True)}", owner.raw_location))
        place = item.owner.raw_location if isinstance(item, OpResult) else item.location
        self.nested.append(("payload value", place))

    def notes(self, handle: Value) -> list[tuple[str, Any]]:
        """The notes on a use of the handle."""
        is_value = kind_of(handle.type) == VALUE_HANDLE
        owner = handle.owner
        place = owner.raw_location if isinstance(owner, Operation) else handle.location
        return [
            ("invalidated handle" if is_value else "handle to invalidated ops", place),
            (
                f"invalidated by this transform op that consumes its operand #{self.operand} and invalidates all "
                "handles to payload IR entities associated with this operand and entities nested in them",
                self.consumer,
            ),
            ("ancestor op associated with the consumed handle" if is_value else "ancestor payload op", self.ancestor),
            *self.nested,
        ]


def value_place(value: Value, *, of: bool = False) -> str:
    """Describes which result or block argument a value is."""
    if isinstance(value, OpResult):
        return f"result #{value.index}"
    block = value.parent_block
    assert block is not None and block.parent is not None and block.parent_op is not None
    number = list(block.parent.blocks).index(block)
    region = block.parent_op.regions.index(block.parent)
    return f"block argument #{value.index} {'of' if of else 'in'} block #{number} in region #{region}"


class TransformState:
    """Handles and parameters of the running regions, and their payload.

    ``root`` is the payload's root. ``expensive_checks``: uses of invalidated handles are errors (otherwise they see the
    remaining payload).
    """

    def __init__(self, root: Operation, *, expensive_checks: bool = True) -> None:
        self.root = root
        self.expensive_checks = expensive_checks
        self._payload: dict[Value, list[Any]] = {}
        # Payload operation or value -> the handles it is in.
        self._handles: dict[Any, dict[Value, None]] = {}
        self._invalid: dict[Value, Invalidation] = {}
        self.listener = TrackingListener(self)
        # Observers of each step: before(op, state), after(op, state, seconds, failure or None).
        self.watchers: list[Any] = []
        # The observer of matching: explain.Watch.
        self.watch: Any = None
        # The number of running searches; their matchers are expected to fail.
        self.matching = 0
        self.libraries: list[Operation] = []

    # ---- Asking

    def payload(self, handle: Value) -> list[Any]:
        """Operations, values or attributes, by the kind of the handle."""
        try:
            return list(self._payload[handle])
        except KeyError:
            owner = handle.owner
            anchor = owner if isinstance(owner, Operation) else owner.parent_op
            assert anchor is not None
            raise definite(anchor, "operation uses a handle without associated payload") from None

    def ops(self, handle: Value) -> list[Operation]:
        return self.payload(handle)

    def values(self, handle: Value) -> list[Value]:
        return self.payload(handle)

    def params(self, handle: Value) -> list[Attribute]:
        return self.payload(handle)

    def is_known(self, handle: Value) -> bool:
        return handle in self._payload

    # ---- Setting

    def set(self, handle: Value, payload: Iterable[Any], at: Operation) -> None:
        """Associates a handle. Raises DefiniteFailure for payload that its type excludes."""
        listed = list(payload)
        _check_payload(handle, listed, at)
        self._payload[handle] = listed
        self._invalid.pop(handle, None)
        if kind_of(handle.type) != PARAM:
            for item in listed:
                self._handles.setdefault(item, {})[handle] = None

    def forget(self, handle: Value) -> None:
        """Drops the payload of the handle."""
        for item in self._payload.pop(handle, ()):
            known = self._handles.get(item) if not isinstance(item, Attribute) else None
            if known is not None:
                known.pop(handle, None)
                if not known:
                    del self._handles[item]

    def handles_of(self, payload: Value | Operation) -> list[Value]:
        return list(self._handles.get(payload, ()))

    # ---- Going back

    def invalidation(self, handle: Value) -> Invalidation | None:
        """Returns why a handle is invalidated; None for a valid one."""
        return self._invalid.get(handle)

    def checkpoint(self) -> tuple[dict[Value, list[Any]], dict[Value, Invalidation]]:
        """Returns the current payload of the handles, for ``restore``."""
        return {handle: list(payload) for handle, payload in self._payload.items()}, dict(self._invalid)

    def restore(self, saved: tuple[dict[Value, list[Any]], dict[Value, Invalidation]]) -> None:
        """Restores the payload of the handles at a checkpoint, as far as it still exists."""
        payloads, self._invalid = saved
        self._payload.clear()
        self._handles.clear()
        for handle, payload in payloads.items():
            self._payload[handle] = kept = [item for item in payload if not _is_gone(item)]
            if kind_of(handle.type) != PARAM:
                for item in kept:
                    self._handles.setdefault(item, {})[handle] = None

    # ---- Following the payload

    def replace_op(self, old: Operation, new: Operation | None) -> None:
        """Replaces ``old`` with ``new`` in all handles; None drops it."""
        self._replace(old, new)

    def replace_value(self, old: Value, new: Value | None) -> None:
        """Like `replace_op`, for handles to values."""
        self._replace(old, new)

    def _replace(self, old: Operation | Value, new: Operation | Value | None) -> None:
        handles = self._handles.pop(old, None)
        if not handles:
            return
        for handle in handles:
            items = self._payload.get(handle, [])
            if new is None:
                self._payload[handle] = [item for item in items if item is not old]
            else:
                self._payload[handle] = [new if item is old else item for item in items]
                self._handles.setdefault(new, {})[handle] = None

    # ---- Invalidation

    def check_usable(self, op: Operation, index: int) -> None:
        """Raises DefiniteFailure if the operand was invalidated."""
        handle = op.operands[index]
        reason = self._invalid.get(handle)
        if reason is None:
            return
        raise definite(op, "op uses a handle invalidated by a previously executed transform op", *reason.notes(handle))

    def invalidate_below(self, consumer: Operation, operand: int, ancestors: Sequence[Operation]) -> None:
        """Invalidates all handles to the given payload, or to anything nested in it."""
        if not self.expensive_checks:
            return
        wanted = {
            entry if isinstance(entry, Operation) else _owner(entry): rank
            for rank, entry in enumerate(ancestors)
        }
        # The first operation to invalidate a handle is reported: a sequence before its nested operations.
        invalidations: dict[Value, Invalidation] = {}
        for item in list(self._handles):
            at: Operation | None = item if isinstance(item, Operation) else _owner(item)
            if at is None or at.is_erased:
                continue
            above: list[Operation] = []
            while at is not None:
                if at in wanted:
                    above.append(at)
                at = at.parent_op
            if not above:
                continue
            ancestor = max(above, key=wanted.__getitem__)
            for handle in self._handles[item]:
                if handle not in self._invalid:
                    invalidations[handle] = Invalidation(consumer, operand, ancestor, item)
        self._invalid.update(invalidations)


def _owner(value: Value) -> Operation | None:
    if isinstance(value, OpResult):
        return value.owner
    assert isinstance(value, BlockArgument)
    return value.owner.parent_op


def _is_gone(item: object) -> bool:
    owner = item if isinstance(item, Operation) else _owner(item) if isinstance(item, Value) else None
    return owner is not None and owner.is_erased


def _check_payload(handle: Value, payload: list[Any], at: Operation) -> None:
    """Raises DefiniteFailure for payload that the handle's type excludes."""
    type = handle.type
    if isinstance(type, OperationType):
        for item in payload:
            if item.name != type.operation_name:
                message = f"incompatible payload operation name expected {type.operation_name} vs {item.name}"
                failure = definite(at, f"{message} -> {shown(item)}", ("payload operation", item))
                if isinstance(handle, BlockArgument):
                    failure.diagnostics[0].position = handle.location
                raise failure
    elif kind_of(type) == PARAM:
        for item in payload:
            if problem := param_problem(type, item):
                raise definite(at, problem)
