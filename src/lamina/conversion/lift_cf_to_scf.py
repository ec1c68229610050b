"""``lift-cf-to-scf``: branches between blocks become structured control flow."""

from __future__ import annotations

from lamina.conversion.cfg_to_structured.lifting import lift_region
from lamina.dialects.func.ops import FuncOp
from lamina.ir.nested_operations import in_post_order, nested_operations
from lamina.ir.operation import Operation
from lamina.passmanager import Pass, register_pass


@register_pass(
    "lift-cf-to-scf", summary="Lift ControlFlow dialect to SCF dialect", display_name="LiftControlFlowToSCFPass"
)
class LiftControlFlowToSCF(Pass):
    """Lifts all regions in functions, inner ones first."""

    def run(self, operation: Operation) -> None:
        for function in nested_operations(operation, FuncOp):
            for holder in [inner for inner in in_post_order(function) if inner.regions]:
                for region in holder.regions:
                    lift_region(region)
