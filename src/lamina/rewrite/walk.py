"""The walking driver: tries patterns once on each operation, without folding and without a fixed point."""

from __future__ import annotations

from lamina.ir.erased import erasing_on_behalf_of
from lamina.ir.operation import Operation
from lamina.rewrite.pattern import PatternSet, has_applied
from lamina.rewrite.rewriter import PatternRewriter


def walk_and_apply_patterns(target: Operation, patterns: PatternSet) -> bool:
    """Visits what is inside ``target`` in post-order; operations that patterns create are not visited. True if a
    pattern applied."""
    rewriter = PatternRewriter()
    changed = False
    with erasing_on_behalf_of("the walking driver"):
        for operation in [inner for inner in target.walk_post_order() if inner is not target]:
            if not operation.is_erased:
                changed |= _apply_first(operation, patterns, rewriter)
    return changed


def _apply_first(operation: Operation, patterns: PatternSet, rewriter: PatternRewriter) -> bool:
    for candidate in patterns.for_operation(operation):
        rewriter.set_insertion_point(operation)
        rewriter.location = operation.raw_location
        outcome = candidate.match_and_rewrite(operation, rewriter)
        if outcome is True or (outcome is not False and has_applied(candidate, outcome)):
            return True
    return False
