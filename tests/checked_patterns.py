"""Patterns of the greedy driver tell the truth: those that succeed change the IR, those that fail leave it alone.

As MLIR's builds with expensive pattern checks do; the whole suite runs so.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from lamina.ir.operation import Operation
from lamina.rewrite.conversion_rewriter import ConversionPatternRewriter
from lamina.rewrite.pattern import PatternSet, RewritePattern
from lamina.rewrite.pdl_codegen import CompiledPattern
from lamina.rewrite.pdl_interpreter import InterpretedPattern
from lamina.rewrite.rewriter import PatternRewriter

PDL = (CompiledPattern, InterpretedPattern)


class CheckedPattern:
    """Stands in for a pattern."""

    def __init__(self, pattern: RewritePattern) -> None:
        self.pattern = self.__wrapped__ = pattern

    def __getattr__(self, name: str) -> Any:
        return getattr(self.pattern, name)

    def match_and_rewrite(self, operation: Operation, rewriter: PatternRewriter) -> Any:
        # Conversions take back what failing patterns do; patterns in PDL are the users' own.
        if isinstance(rewriter, ConversionPatternRewriter) or isinstance(self.pattern, PDL):
            return self.pattern.match_and_rewrite(operation, rewriter)
        before = rewriter.change_count
        outcome = self.pattern.match_and_rewrite(operation, rewriter)
        changed = rewriter.change_count != before
        assert not (outcome is True and not changed), f"{self.name} succeeds and changes nothing"
        assert outcome is True or outcome is None or not changed, f"{self.name} fails and changes the IR"
        return outcome


def install() -> None:
    """Has every pattern set give checked patterns; once, also where a test runs pytest in its own process."""
    original = PatternSet.for_operation
    if original.__module__ == __name__:
        return
    checked: dict[int, CheckedPattern] = {}
    kept: list[RewritePattern] = []

    def for_operation(self: PatternSet, operation: Operation) -> Sequence[Any]:
        found = []
        for pattern in original(self, operation):
            if id(pattern) not in checked:
                kept.append(pattern)  # so that its id stays its own
                checked[id(pattern)] = CheckedPattern(pattern)
            found.append(checked[id(pattern)])
        return found

    PatternSet.for_operation = for_operation  # type: ignore[method-assign, assignment]
