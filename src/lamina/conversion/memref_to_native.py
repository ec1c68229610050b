"""``lamina-finish-memref``: atomic updates that LLVM has no instruction for, as updates with a region.

``memref.atomic_rmw`` with muli, mulf, minnumf or maxnumf becomes ``memref.generic_atomic_rmw``, which lowers to a loop
around a compare-and-exchange. The default pipeline runs it before convert-to-llvm.
"""

from __future__ import annotations

from lamina.conversion.memref_to_llvm import ATOMIC_OPERATIONS
from lamina.dialects.arith.reductions import combine
from lamina.dialects.memref.ops import AtomicRMWOp, AtomicYieldOp, GenericAtomicRMWOp
from lamina.ir.block import Block
from lamina.ir.builder import InsertionPoint
from lamina.ir.operation import Operation
from lamina.ir.region import Region
from lamina.passmanager import Pass, register_pass
from lamina.rewrite.rewriter import PatternRewriter


def with_region(rewriter: PatternRewriter, op: AtomicRMWOp) -> None:
    """Replaces the update by one whose region combines the old value with the operand."""
    value, memref, *indices = op.operands
    block = Block([value.type], [op.raw_location])
    region = Region()
    region.append(block)
    made = GenericAtomicRMWOp([memref, *indices], [value.type], {}, {}, (), [region], op.raw_location)
    rewriter.insert(made)
    with rewriter.insertion_guard(InsertionPoint.at_block_end(block)):
        combined = combine(rewriter, op.kind, value, block.arguments[0], location=op.raw_location)
        rewriter.create(AtomicYieldOp, combined)
    rewriter.replace_op(op, made.results)


@register_pass("lamina-finish-memref", summary="Atomic updates that LLVM has no instruction for, with regions")
class FinishMemRef(Pass):
    """Rewrites atomic updates."""

    def run(self, operation: Operation) -> None:
        rewriter = PatternRewriter()
        for op in [one for one in operation.walk() if isinstance(one, AtomicRMWOp)]:
            if op.kind.spelling not in ATOMIC_OPERATIONS:
                rewriter.set_insertion_point(op)
                rewriter.location = op.raw_location
                with_region(rewriter, op)
