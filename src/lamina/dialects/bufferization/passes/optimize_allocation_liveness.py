"""``optimize-allocation-liveness``: buffers are freed right after their last use."""

from __future__ import annotations

from lamina.analysis.buffer_flow import BufferViewFlow
from lamina.interfaces.effects import Effect, effects_function, has_effect
from lamina.interfaces.function import is_declaration
from lamina.ir.operation import Operation
from lamina.ir.value import Value
from lamina.passmanager import Pass, register_pass


def _freeing_user(buffer: Value) -> Operation | None:
    """Returns the only operation that frees the buffer, unless it has results (memref.realloc)."""
    deallocs = [user for user in buffer.users if has_effect(user, Effect.FREE, on=buffer)]
    return deallocs[0] if len(deallocs) == 1 and not deallocs[0].results else None


@register_pass(
    "optimize-allocation-liveness",
    summary="Move deallocations to right after the last use of the buffer",
    anchor="func.func",
    display_name="OptimizeAllocationLivenessPass",
)
class OptimizeAllocationLiveness(Pass):
    """Only handles buffers that are freed once, in the block of their allocation."""

    def run(self, operation: Operation) -> None:
        if is_declaration(operation):
            return
        flow = BufferViewFlow(operation)
        for inner in list(operation.walk_post_order()):
            effects = effects_function(inner)
            if effects is None or not inner.results:
                continue
            if any(effect.effect is Effect.ALLOCATE for effect in effects(inner)):
                _free_early(inner, flow)


def _free_early(allocation: Operation, flow: BufferViewFlow) -> None:
    buffer, block = allocation.results[0], allocation.parent
    dealloc = _freeing_user(buffer)
    if dealloc is None or block is None or dealloc.parent is not block:
        return
    last: Operation | None = None
    for alias in flow.aliases(buffer):
        for user in alias.users:
            if user is dealloc:
                continue
            top = block.find_ancestor_op(user)
            if top is not None and (last is None or last.is_before_in_block(top)):
                last = top
    if last is not None and last.next_op not in (dealloc, None):
        dealloc.move_after(last)
