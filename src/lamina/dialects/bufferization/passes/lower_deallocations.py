"""``bufferization-lower-deallocations``: bufferization.dealloc becomes memref.dealloc behind runtime checks."""

from __future__ import annotations

from lamina.dialects.bufferization.lower_deallocations import DeallocLowering, helpers_for
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
        if operation.name not in ("builtin.module", "func.func"):
            self.fail("root operation must be a builtin.module or a function", operation)
        target = ConversionTarget()
        target.add_legal_dialect("memref", "arith", "scf", "func")
        target.add_illegal_op("bufferization.dealloc")
        if not apply_partial_conversion(operation, target, PatternSet([DeallocLowering(helpers_for(operation))])):
            self.fail()
