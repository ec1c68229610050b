"""``affine-simplify-min-max``."""

from __future__ import annotations

from lamina.dialects.affine.simplify_min_max import simplification_patterns
from lamina.interfaces.function import FunctionOpInterface
from lamina.ir.operation import Operation
from lamina.passmanager import Pass, register_pass
from lamina.rewrite import PatternSet
from lamina.rewrite.greedy import apply_local_patterns_greedily


def _patterns() -> PatternSet:
    return PatternSet(simplification_patterns())


@register_pass(
    "affine-simplify-min-max",
    summary="Simplify affine min/max/apply",
    display_name="SimplifyAffineMinMaxPass",
)
class SimplifyAffineMinMax(Pass):
    """Minima and maxima without the results that bounds of values decide, until nothing changes."""

    def can_schedule_on(self, cls: type[Operation]) -> bool:
        return FunctionOpInterface.get_for_class(cls) is not None

    def run(self, operation: Operation) -> None:
        if not apply_local_patterns_greedily(operation, self.once_per_run(_patterns)):
            self.fail()
