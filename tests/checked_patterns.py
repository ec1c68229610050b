"""Patterns of the greedy driver tell the truth: those that succeed change the IR, those that fail leave it alone.
Folds that say that there is nothing to fold leave the operation alone, too.

As MLIR's builds with expensive pattern checks do; the whole suite runs so.
"""

from __future__ import annotations

import importlib
from collections.abc import Sequence
from typing import Any

from lamina.ir import parity
from lamina.ir.attribute import Attribute
from lamina.ir.operation import Operation
from lamina.ir.value import Value
from lamina.rewrite.conversion_rewriter import ConversionPatternRewriter
from lamina.rewrite.fold import Constants, FoldAnswer, FoldFunction
from lamina.rewrite.pattern import PatternSet, RewritePattern
from lamina.rewrite.pdl_codegen import CompiledPattern
from lamina.rewrite.pdl_interpreter import InterpretedPattern
from lamina.rewrite.rewriter import PatternRewriter

# `lamina.rewrite.fold` is the decorator.
folding = importlib.import_module("lamina.rewrite.fold")
# With strict parity these folds report a failure where MLIR's do, though they change the operation.
FAILURES_OF_MLIR = frozenset({"shape.assuming_all"})
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


def checked_fold(function: FoldFunction) -> FoldFunction:
    """The fold, with a look at the operands, properties and attributes before and after."""

    def checked(operation: Operation, constants: Constants) -> FoldAnswer:
        before = _parts(operation)
        answer = function(operation, constants)
        replayed = parity.is_strict() and operation.name in FAILURES_OF_MLIR
        if (answer is None or answer is False) and not replayed:
            assert _parts(operation) == before, f"the fold of {operation.name} changes it and does not say so"
        return answer

    return checked


def _parts(operation: Operation) -> tuple[list[Value], dict[str, Attribute], dict[str, Attribute]]:
    return operation.operands, dict(operation.properties), dict(operation.attributes)


def _install_folds() -> None:
    original = folding._find_folders

    def find_folders(cls: type[Operation]) -> Any:
        found = original(cls)
        if found is not None:
            own, by_trait = found
            found = own and checked_fold(own), tuple(map(checked_fold, by_trait))
            folding._folders[cls] = found
        return found

    folding._folders.clear()
    folding._find_folders = find_folders


def install() -> None:
    """Has every pattern set give checked patterns; once, also where a test runs pytest in its own process."""
    original = PatternSet.for_operation
    if original.__module__ == __name__:
        return
    _install_folds()
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
