"""``lamina-hoist-allocas``: stack allocations in loops do not grow the stack.

A loop body is a scope for its stack allocations: they are dead at the end of an iteration. Blocks and branches have no
such scopes. Before loops become blocks, allocations of constant size are hoisted to the function's entry; large ones
and those of dynamic size are released at the end of the iteration.
"""

from __future__ import annotations

from math import prod

from lamina.dialects.llvm.memory_intrinsics import StackRestoreOp, StackSaveOp
from lamina.dialects.llvm.types import LLVMPointerType
from lamina.dialects.memref.ops import AllocaOp
from lamina.dialects.scf.ops import ForOp, ParallelOp
from lamina.interfaces.function import is_function
from lamina.ir import traits
from lamina.ir.block import Block
from lamina.ir.builder import Builder, InsertionPoint
from lamina.ir.operation import Operation
from lamina.ir.types import MemRefType, VectorType
from lamina.passmanager import Pass, register_pass

# Larger buffers may not all fit at the same time.
MOST_ELEMENTS = 8192


@register_pass("lamina-hoist-allocas", summary="Hoist or release stack allocations in loops")
class HoistAllocas(Pass):
    """Treats the allocations on the stack whose scope is a loop."""

    def run(self, operation: Operation) -> None:
        bodies: dict[Block, None] = {}
        for alloca in [inner for inner in operation.walk() if isinstance(inner, AllocaOp)]:
            scope = alloca.parent_with_trait(traits.AutomaticAllocationScope)
            if not isinstance(scope, ForOp | ParallelOp):
                continue
            function = next((ancestor for ancestor in scope.ancestors if is_function(ancestor)), None)
            if function is not None and _is_small(alloca):
                entry = function.regions[0].entry_block
                alloca.move_to_start(entry)
            else:
                bodies[scope.region.entry_block] = None
        for body in bodies:
            restore_stack(body)


def _is_small(alloca: AllocaOp) -> bool:
    type = alloca.memref.type
    assert isinstance(type, MemRefType)
    if alloca.operands or not type.has_static_shape:
        return False
    packed = 1
    if isinstance(type.element_type, VectorType):
        if type.element_type.is_scalable:
            return False
        packed = prod(type.element_type.shape)
    return prod(type.shape) * packed <= MOST_ELEMENTS


def restore_stack(body: Block) -> None:
    """Releases the stack allocations of a block at its end."""
    assert body.first_op is not None
    builder = Builder(InsertionPoint.at_block_start(body), location=body.first_op.raw_location)
    saved = builder.create(StackSaveOp, res=LLVMPointerType()).results[0]
    builder.point = InsertionPoint.before_terminator(body)
    builder.create(StackRestoreOp, saved)
