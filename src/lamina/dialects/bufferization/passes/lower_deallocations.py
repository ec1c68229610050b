"""``bufferization-lower-deallocations``: lowers bufferization.dealloc to memref.dealloc under runtime checks."""

from __future__ import annotations

from lamina.dialects.bufferization.explain import check_program
from lamina.dialects.bufferization.lower_deallocations import DeallocLowering, helpers_for
from lamina.dialects.builtin.ops import ModuleOp
from lamina.dialects.func.ops import FuncOp
from lamina.interfaces.bufferizable import BufferizationError
from lamina.ir.operation import Operation
from lamina.passmanager import Pass, register_pass
from lamina.rewrite import ConversionTarget, PatternSet, apply_partial_conversion


@register_pass(
    "bufferization-lower-deallocations",
    summary="Lowers `bufferization.dealloc` operations to `memref.dealloc`operations",
    display_name="LowerDeallocationsPass",
)
class LowerDeallocations(Pass):
    def run(self, operation: Operation) -> None:
        if not isinstance(operation, ModuleOp | FuncOp):
            self.fail("root operation must be a builtin.module or a function", operation)
        try:
            # At this point the clones are final.
            check_program(operation)
        except BufferizationError:
            self.fail()
        target = ConversionTarget()
        target.add_legal_dialect("memref", "arith", "scf", "func")
        target.add_illegal_op("bufferization.dealloc")
        apply_partial_conversion(operation, target, PatternSet([DeallocLowering(helpers_for(operation))]))
