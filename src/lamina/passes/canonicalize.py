"""``canonicalize``: applies all folds and canonicalization patterns."""

from __future__ import annotations

from lamina.ir import traits
from lamina.ir.operation import Operation
from lamina.passmanager import Pass, option, register_pass
from lamina.rewrite.canonicalization import canonicalization_set
from lamina.rewrite.greedy import GreedyConfig, apply_patterns_greedily


@register_pass("canonicalize", summary="Canonicalize operations", display_name="Canonicalizer")
class CanonicalizePass(Pass):
    """Applies folds and canonicalization patterns to everything inside the operation to a fixpoint.

    Best effort: reaching a limit is not a failure unless ``test-convergence`` is set; the error then names
    the patterns that kept changing the IR.
    """

    top_down: bool = option("top-down", default=True, description="Seed the worklist in general top-down order")
    region_simplify: str = option(
        "region-simplify",
        default="normal",
        choices=("disabled", "normal", "aggressive"),
        description="Perform control flow optimizations to the region tree",
    )
    max_iterations: int = option(
        "max-iterations", default=10, description="Max. iterations between applying patterns / simplifying regions"
    )
    max_num_rewrites: int = option(
        "max-num-rewrites", default=-1, description="Max. number of pattern rewrites within an iteration"
    )
    test_convergence: bool = option(
        "test-convergence",
        default=False,
        description="For tests: fail if the patterns do not converge",
    )
    disabled_patterns: list[str] = option(
        "disable-patterns",
        default=[],
        description="Labels of patterns that should be filtered out during application",
    )
    enabled_patterns: list[str] = option(
        "enable-patterns",
        default=[],
        description="Labels of patterns that should be used during application, all other patterns are filtered out",
    )

    def run(self, operation: Operation) -> None:
        if operation.regions and not operation.has_trait(traits.IsolatedFromAbove):
            self.fail(f"'{operation.name}' op is not isolated from above, so it cannot be canonicalized", operation)
        patterns = canonicalization_set(operation, self.enabled_patterns, self.disabled_patterns)
        result = apply_patterns_greedily(
            operation,
            patterns,
            GreedyConfig(
                top_down=self.top_down,
                region_simplification=self.region_simplify,
                max_iterations=self.max_iterations,
                max_num_rewrites=self.max_num_rewrites,
                local_patterns=True,
            ),
        )
        if not result.converged and self.test_convergence:
            culprits = ", ".join(result.culprits) or "the limit on rewrites"
            self.fail(f"canonicalization did not converge; still changing the IR: {culprits}", operation)
