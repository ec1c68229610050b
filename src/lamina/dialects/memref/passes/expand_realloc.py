"""``expand-realloc``: memref.realloc becomes a comparison of sizes, an allocation and a copy."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lamina.dialects.arith.enums import CmpIPredicate
from lamina.dialects.arith.mixed import constant_index
from lamina.dialects.arith.ops import CmpIOp
from lamina.dialects.memref import ops
from lamina.dialects.scf.builders import build_if, make_yield
from lamina.interfaces.view_like import static_entries
from lamina.ir.attributes import StridedLayoutAttr
from lamina.ir.builder import InsertionPoint
from lamina.ir.operation import Operation
from lamina.ir.types import DYNAMIC, MemRefType, i1
from lamina.ir.value import Value
from lamina.passmanager import Pass, option, register_pass
from lamina.rewrite import ConversionTarget, PatternSet, apply_partial_conversion
from lamina.rewrite.pattern import Outcome, RewritePattern

if TYPE_CHECKING:
    from lamina.rewrite.rewriter import PatternRewriter


class ExpandRealloc(RewritePattern):
    """Allocates and copies if the buffer must grow; otherwise the buffer is viewed with its new size."""

    root = ops.ReallocOp

    def __init__(self, emit_deallocs: bool) -> None:
        self.emit_deallocs = emit_deallocs

    def match_and_rewrite(self, operation: Operation, rewriter: PatternRewriter) -> Outcome:
        assert isinstance(operation, ops.ReallocOp)
        source = operation.source
        old, new = source.type, operation.results[0].type
        assert isinstance(old, MemRefType) and isinstance(new, MemRefType)
        old_size = _size(rewriter, source, old)
        wanted: Value | None = operation.dynamic_result_size
        if wanted is None:
            wanted = constant_index(rewriter, new.shape[0])
        grows = rewriter.create(CmpIOp, CmpIPredicate.ULT, old_size, wanted, result_types=[i1]).results[0]
        choice = build_if(rewriter, grows, [new], with_else=True)
        entry, other = (region.entry_block for region in choice.regions)
        with rewriter.insertion_guard(InsertionPoint.at_block_end(entry)):
            grown_buffer = self._grown(rewriter, operation, old_size, wanted)
            rewriter.insert(make_yield([grown_buffer], operation.raw_location))
        with rewriter.insertion_guard(InsertionPoint.at_block_end(other)):
            same = _cast(rewriter, source, new, wanted)
            rewriter.insert(make_yield([same], operation.raw_location))
        rewriter.replace_op(operation, [choice.results[0]])
        return True

    def _grown(self, rewriter: PatternRewriter, operation: ops.ReallocOp, old_size: Value, wanted: Value) -> Value:
        source, old, new = operation.source, operation.source.type, operation.sole_result.type
        assert isinstance(new, MemRefType)
        sizes = [wanted] if new.shape[0] == DYNAMIC else []
        alloc = rewriter.create(ops.AllocOp, sizes, [], operation.alignment, result_types=[new]).results[0]
        dynamic = old.shape[0] == DYNAMIC
        part = rewriter.create(
            ops.SubViewOp,
            alloc,
            [],
            [old_size] if dynamic else [],
            [],
            static_entries([0]),
            static_entries([old_size if dynamic else old.shape[0]]),
            static_entries([1]),
            result_types=[MemRefType(old.shape, new.element_type, StridedLayoutAttr([1], 0), new.memory_space)],
        ).results[0]
        rewriter.create(ops.CopyOp, source, part)
        if self.emit_deallocs:
            rewriter.create(ops.DeallocOp, source)
        return alloc


def _size(rewriter: PatternRewriter, source: Value, type: MemRefType) -> Value:
    if type.shape[0] != DYNAMIC:
        return constant_index(rewriter, type.shape[0])
    return rewriter.create(ops.DimOp, source, constant_index(rewriter, 0)).results[0]


def _cast(rewriter: PatternRewriter, source: Value, new: MemRefType, wanted: Value) -> Value:
    dynamic = new.shape[0] == DYNAMIC
    reinterpret_cast = rewriter.create(
        ops.ReinterpretCastOp,
        source,
        [],
        [wanted] if dynamic else [],
        [],
        static_entries([0]),
        static_entries([wanted if dynamic else new.shape[0]]),
        static_entries([1]),
        result_types=[new],
    )
    return reinterpret_cast.results[0]


@register_pass(
    "expand-realloc", summary="Expand memref.realloc operations into its components", display_name="ExpandReallocPass"
)
class ExpandReallocs(Pass):
    emit_deallocs = option("emit-deallocs", True, "Emit deallocation operations for the original MemRef")

    def run(self, operation: Operation) -> None:
        target = ConversionTarget()
        target.add_legal_dialect("memref", "arith", "scf")
        target.add_illegal_op("memref.realloc")
        apply_partial_conversion(operation, target, PatternSet([ExpandRealloc(self.emit_deallocs)]))
