"""``lift-cf-to-scf``: branches between blocks become structured control flow."""

from __future__ import annotations

from lamina.conversion.cfg_to_structured.lifting import lift_region
from lamina.dialects.func.ops import FuncOp
from lamina.ir.operation import Operation
from lamina.passmanager import Pass, register_pass


@register_pass(
    "lift-cf-to-scf", summary="Lift ControlFlow dialect to SCF dialect", display_name="LiftControlFlowToSCFPass"
)
class LiftControlFlowToSCF(Pass):
    """Lifts all regions in functions, inner ones first."""

    def run(self, operation: Operation) -> None:
        for function in [inner for inner in operation.walk() if isinstance(inner, FuncOp)]:
            for holder in list(function.walk_post_order()):
                for region in holder.regions:
                    lift_region(region)
