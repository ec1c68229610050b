"""``lamina-finish-memref``: lowers atomic updates without an LLVM instruction to updates with a region.

``memref.atomic_rmw`` with muli or mulf, and on elements unsupported by LLVM's atomicrmw (i1, i7, f8E4M3FN), becomes
``memref.generic_atomic_rmw``, which lowers to a compare-and-exchange loop. The default pipeline runs it before
convert-to-llvm.
"""

from __future__ import annotations

from lamina.conversion.memref_access_to_llvm import ATOMIC_OPERATIONS
from lamina.dialects.arith.reductions import combine
from lamina.dialects.memref.ops import AtomicRMWOp, AtomicYieldOp, GenericAtomicRMWOp
from lamina.ir.attribute import Type
from lamina.ir.block import Block
from lamina.ir.builder import InsertionPoint
from lamina.ir.operation import Operation
from lamina.ir.region import Region
from lamina.ir.types import FloatType, IndexType, IntegerType, bf16, f16
from lamina.passmanager import Pass, register_pass
from lamina.rewrite.rewriter import PatternRewriter


def with_region(rewriter: PatternRewriter, op: AtomicRMWOp) -> None:
    """Replaces the update by one whose region combines the old value with the operand."""
    value, memref, *indices = op.operands
    block = Block([value.type], [op.raw_location])
    region = Region()
    region.append(block)
    generic_atomic_rmw = GenericAtomicRMWOp([memref, *indices], [value.type], {}, {}, (), [region], op.raw_location)
    rewriter.insert(generic_atomic_rmw)
    with rewriter.insertion_guard(InsertionPoint.at_block_end(block)):
        old = block.arguments[0]
        is_assignment = op.kind.spelling == "assign"
        new = value if is_assignment else combine(rewriter, op.kind, value, old, location=op.raw_location)
        rewriter.create(AtomicYieldOp, new)
    rewriter.replace_op(op, generic_atomic_rmw.results)


def has_instruction(op: AtomicRMWOp) -> bool:
    """True if LLVM's atomicrmw does the update on elements of this type."""
    if op.kind.spelling not in ATOMIC_OPERATIONS:
        return False
    type = op.value.type
    if isinstance(type, FloatType):
        return type.width in (32, 64) or type in (f16, bf16)
    return isinstance(type, IndexType) or isinstance(type, IntegerType) and type.width in (8, 16, 32, 64)


def _is_exchangeable(type: Type) -> bool:
    """True if elements of the type are exchanged by compare-and-exchange, in up to eight bytes."""
    if isinstance(type, FloatType):
        return type.width in (8, 16, 32, 64) or type.width < 8
    return isinstance(type, IndexType) or isinstance(type, IntegerType) and type.width <= 64


@register_pass("lamina-finish-memref", summary="Lower atomic updates without an LLVM instruction")
class FinishMemRef(Pass):
    """Rewrites atomic updates."""

    def run(self, operation: Operation) -> None:
        rewriter = PatternRewriter()
        for op in [inner for inner in operation.walk() if isinstance(inner, AtomicRMWOp | GenericAtomicRMWOp)]:
            type = op.results[0].type
            if not _is_exchangeable(type):
                self.fail(f"'{op.name}' op on elements of type '{type}': no machine instruction exchanges them", op)
            if isinstance(op, AtomicRMWOp) and not has_instruction(op):
                rewriter.set_insertion_point(op)
                rewriter.location = op.raw_location
                with_region(rewriter, op)
