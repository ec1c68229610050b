"""The passes of linalg."""

from __future__ import annotations

from lamina.dialects.linalg.transforms.generalize import generalization_patterns
from lamina.ir.operation import Operation
from lamina.passmanager import Pass, register_pass
from lamina.rewrite import apply_patterns_greedily


@register_pass(
    "linalg-generalize-named-ops",
    summary="Convert named ops into generic ops",
    display_name="LinalgGeneralizeNamedOpsPass",
)
class GeneralizeNamedOps(Pass):
    """Every named operation becomes linalg.generic."""

    def run(self, operation: Operation) -> None:
        apply_patterns_greedily(operation, generalization_patterns())
