"""``convert-bufferization-to-memref``: clones become allocations and copies, deallocations runtime checks."""

from __future__ import annotations

from typing import Any

from lamina.dialects.arith.mixed import constant_index
from lamina.dialects.arith.ops import MulIOp
from lamina.dialects.bufferization.lower_deallocations import DeallocLowering, helper_for
from lamina.dialects.bufferization.ops import CloneOp
from lamina.dialects.memref import ops as memref
from lamina.dialects.memref.layouts import cast_compatible
from lamina.dialects.scf.builders import build_for, make_yield
from lamina.ir.builder import InsertionPoint
from lamina.ir.operation import Operation
from lamina.ir.types import DYNAMIC, BaseMemRefType, MemRefType, UnrankedMemRefType, index
from lamina.ir.value import Value
from lamina.passmanager import Pass, register_pass
from lamina.rewrite import ConversionTarget, PatternSet, apply_partial_conversion
from lamina.rewrite.create import create_or_fold
from lamina.rewrite.pattern import Outcome, pattern


@pattern(CloneOp)
def lower_clone(op: Any, rewriter: Any) -> Outcome:
    """A clone is a new buffer and a copy."""
    source, type = op.input, op.results[0].type
    if isinstance(type, UnrankedMemRefType):
        buffer = _unranked_buffer(rewriter, source, type)
    else:
        if type.strides_and_offset() is None:
            return rewriter.notify_match_failure(op, "the layout is not strided")  # type: ignore[no-any-return]
        plain = MemRefType(type.shape, type.element_type, None, type.memory_space)
        if plain is not type and not cast_compatible([plain], [type]):
            return rewriter.notify_match_failure(op, "the layout of the result is not that of a new buffer")  # type: ignore[no-any-return]
        sizes = [
            create_or_fold(rewriter, memref.DimOp, source, constant_index(rewriter, position))
            for position, size in enumerate(type.shape)
            if size == DYNAMIC
        ]
        buffer = rewriter.create(memref.AllocOp, sizes, [], result_types=[plain]).results[0]
        if plain is not type:
            buffer = rewriter.create(memref.CastOp, buffer, result_types=[type]).results[0]
    rewriter.replace_op(op, [buffer])
    rewriter.create(memref.CopyOp, source, buffer)
    return True


def _unranked_buffer(rewriter: Any, source: Value, type: BaseMemRefType) -> Value:
    """A buffer with the shape that an unranked memref has at run time."""
    zero, one = constant_index(rewriter, 0), constant_index(rewriter, 1)
    rank = rewriter.create(memref.RankOp, source, result_types=[index]).results[0]
    shape = rewriter.create(memref.AllocaOp, [rank], [], result_types=[MemRefType((DYNAMIC,), index)]).results[0]
    loop = build_for(rewriter, zero, rank, one, [one])
    with rewriter.insertion_guard(InsertionPoint.at_block_end(loop.region.entry_block)):
        at, product = loop.region.arguments
        size = rewriter.create(memref.DimOp, source, at).results[0]
        rewriter.create(memref.StoreOp, size, shape, [at])
        rewriter.insert(make_yield([rewriter.create(MulIOp, product, size).results[0]], rewriter.location))
    flat = MemRefType((DYNAMIC,), type.element_type)
    buffer = rewriter.create(memref.AllocOp, [loop.results[0]], [], result_types=[flat]).results[0]
    made = rewriter.create(memref.ReshapeOp, buffer, shape, result_types=[type])
    return made.results[0]  # type: ignore[no-any-return]


@register_pass(
    "convert-bufferization-to-memref",
    summary="Convert operations from the Bufferization dialect to the MemRef dialect",
    display_name="ConvertBufferizationToMemRefPass",
)
class ConvertBufferizationToMemRef(Pass):
    def run(self, operation: Operation) -> None:
        if operation.name not in ("builtin.module", "func.func"):
            self.fail("root operation must be a builtin.module or a function", operation)
        patterns = PatternSet([lower_clone, DeallocLowering(helper_for(operation))])
        target = ConversionTarget()
        target.add_legal_dialect("memref", "scf", "arith", "func")
        target.add_illegal_dialect("bufferization")
        if not apply_partial_conversion(operation, target, patterns):
            self.fail()
