"""Passes of the gpu dialect."""

from __future__ import annotations

from lamina.dialects.gpu.eliminate_barriers import eliminate_barriers_patterns
from lamina.ir.operation import Operation
from lamina.passmanager import Pass, register_pass
from lamina.rewrite.greedy import apply_local_patterns_greedily


@register_pass(
    "gpu-eliminate-barriers",
    summary="Erase unnecessary barriers",
    anchor="func.func",
    display_name="GpuEliminateBarriersPass",
)
class EliminateBarriers(Pass):
    """Erases barriers that keep no two accesses apart."""

    def run(self, operation: Operation) -> None:
        if not apply_local_patterns_greedily(operation, eliminate_barriers_patterns()):
            self.fail()
