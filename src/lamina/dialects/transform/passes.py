"""Static analyses of transform scripts: uses of consumed handles, and whether the arguments of named sequences are
consumed or read."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from lamina.dialects.transform.consumption import CONSUMED, READONLY, consumed_arguments, consumed_operands
from lamina.dialects.transform.ops import NamedSequenceOp
from lamina.dialects.transform.verification import is_step
from lamina.interfaces.function import function_arguments, is_declaration, set_argument_attribute
from lamina.ir.attributes import UnitAttr
from lamina.ir.block import Block
from lamina.ir.diagnostics import Severity, emit
from lamina.ir.operation import Operation
from lamina.ir.value import OpOperand, OpResult, Value
from lamina.passmanager import Pass, register_pass


@register_pass(
    "transform-dialect-check-uses",
    summary="Warn about uses of handles that may have been invalidated",
    display_name="CheckUsesPass",
)
class CheckUses(Pass):
    """Warns of uses of handles that an operation on some path before them consumes."""

    def run(self, operation: Operation) -> None:
        analysis = Consumers(operation)
        for user in operation.walk_post_order():
            for slot in user.op_operands:
                consumers = analysis.before(slot)
                if consumers:
                    _warn(user, slot, consumers)


def _warn(user: Operation, slot: OpOperand, consumers: Iterable[Operation]) -> None:
    value = slot.value
    warning = user.diagnostic(Severity.WARNING, f"operand #{slot.index} may be used after free")
    place = value.owner.raw_location if isinstance(value, OpResult) else value.location
    warning.attach_note("allocated here", place)
    for consumer in consumers:
        warning.attach_note("freed here", consumer.raw_location)
    emit(warning)


class Consumers:
    """Maps each handle to the operations that consume it, including those in enclosing operations."""

    def __init__(self, root: Operation) -> None:
        self._of: dict[Value, dict[Operation, None]] = {}
        for step in root.walk_post_order():
            for index in consumed_operands(step) if step.is_registered and is_step(step) else ():
                known = self._of.setdefault(step.operand(index), {})
                at: Operation | None = step
                while at is not None and is_step(at):
                    known[at] = None
                    at = at.parent_op

    def before(self, slot: OpOperand) -> list[Operation]:
        """Returns the operations that may have consumed a handle when it is used; none if it is sure to be valid."""
        value = slot.value
        known = self._of.get(value)
        if not known:
            return []
        home: Any = value.parent_block
        for level, at in enumerate(_path(slot.owner, home)):
            # Operations before a value's definition are irrelevant to it.
            definition = value.defining_op if level == 0 else None
            consumer = _consumed_before(at, definition, home, known)
            if consumer is None:
                region: Any = at.parent_region
                consumer = _on_paths(at, home if level == 0 else region.entry_block, definition, known)
            if consumer:
                return consumer
        return []


def _path(user: Operation, home: Block) -> list[Operation]:
    """The operations around a use, outermost first, from the region of the definition on."""
    path = [user]
    while path[-1].parent_region is not home.parent:
        outer = path[-1].parent_op
        assert outer is not None
        path.append(outer)
    return path[::-1]


def _consumed_before(
    at: Operation, definition: Operation | None, home: Block, known: dict[Operation, None]
) -> list[Operation] | None:
    """Returns the first consumer between the definition and the operation, or the last one before the operation in its
    block; None if there is none."""
    if definition is not None:
        following = definition.next_op
        while following is not None and following is not at:
            if following in known:
                return [following]
            following = following.next_op
    if definition is None or at.parent is not home:
        previous = at.prev_op
        while previous is not None:
            if previous in known:
                return [previous]
            previous = previous.prev_op
    return None


def _on_paths(
    at: Operation, start: Block, definition: Operation | None, known: dict[Operation, None]
) -> list[Operation]:
    """Consumers in the blocks that control flow may pass through between a block and an operation's."""
    end = at.parent
    assert end is not None
    sources = _closure(end, lambda block: block.predecessors)
    if start not in sources:
        return []
    passed = [block for block in _closure(start, lambda block: block.successors) if block in sources]
    if definition is None and start not in passed:
        passed.insert(0, start)
    return [op for block in passed for op in block.operations if op in known]


def _closure(block: Block, following: Callable[[Block], Iterable[Block]]) -> list[Block]:
    """Returns the blocks that steps from a block lead to."""
    reachable: dict[Block, None] = {}
    pending = [block]
    while pending:
        for successor in following(pending.pop()):
            if successor not in reachable:
                reachable[successor] = None
                pending.append(successor)
    return list(reachable)


@register_pass(
    "transform-infer-effects",
    summary="infer transform side effects for symbols",
    display_name="InferEffectsPass",
)
class InferEffects(Pass):
    """Annotates each argument of a named sequence as consumed or read-only."""

    def run(self, operation: Operation) -> None:
        for function in operation.walk_post_order():
            if not isinstance(function, NamedSequenceOp) or is_declaration(function):
                continue
            body = function.regions[0]
            if not body.has_one_block:
                self.fail("only single-block operations are currently supported", function)
            consumed = consumed_arguments(body.entry_block)
            for argument in function_arguments(function):
                name = CONSUMED if argument.index in consumed else READONLY
                set_argument_attribute(function, argument.index, name, UnitAttr())
