"""Explanations and statistics of matching."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from lamina.asm.diagnostics import file_position
from lamina.conversion.pdl_to_pdl_interp import patterns_in
from lamina.dialects.pdl.ops import OperationOp
from lamina.ir.location import resolve_location
from lamina.ir.operation import Operation
from lamina.pdll.patterns import Patterns
from lamina.rewrite import PatternRewriter, PatternSet, apply_patterns_greedily
from lamina.rewrite.greedy import GreedyResult
from lamina.rewrite.pattern import Outcome, RewritePattern, Root
from lamina.rewrite.pdl_codegen import label_of
from lamina.rewrite.pdl_predicates import Predicates
from lamina.rewrite.pdl_trace import Attempt, Tracer, describe, describe_found
from lamina.rewrite.pdl_tree import PatternPredicates


def tracers(patterns: Patterns) -> dict[str, Tracer]:
    """Returns a tracer for each pattern, by its label."""
    by_label: dict[str, Tracer] = {}
    for pattern in patterns_in(patterns.module):
        matched = PatternPredicates(pattern, Predicates())
        by_label[label_of(matched)] = Tracer(matched, patterns.natives)
    return by_label


def explain_no_match(patterns: Patterns, module: Operation, name: str, place: str) -> str:
    """Explains why a pattern does not match at a location: the nearest operation, and the first predicate it fails.

    ``place`` is ``line``, ``line:column`` or ``file:line:column``. Raises KeyError for an unknown pattern.
    """
    tracer = tracers(patterns).get(name.removeprefix("@"))
    if tracer is None:
        known = ", ".join(tracers(patterns))
        raise KeyError(f"there is no pattern '{name}'; there are: {known}")
    line, column = _line_column(place)
    candidates = [op for op in module.walk() if op is not module]
    if not candidates:
        return "the module holds no operation"
    root = tracer.pattern.root.defining_op
    assert isinstance(root, OperationOp)
    wanted = root.op_name
    named = [op for op in candidates if wanted is None or op.name == wanted]
    nearest = min(named or candidates, key=lambda op: _distance(op, line, column))
    attempt = tracer.attempt(nearest, PatternRewriter())
    where = _where(nearest)
    if attempt.matched:
        return f"{where}: '{nearest.name}' matches the pattern"
    assert attempt.failed is not None
    return (
        f"{where}: '{nearest.name}' does not match: {describe(attempt.failed)}, but {describe_found(attempt.found)} "
        f"({attempt.passed} of {attempt.total} checks passed)"
    )


def _line_column(place: str) -> tuple[int, int]:
    numbers = [int(part) for part in place.split(":") if part.isdigit()]
    if not numbers:
        raise KeyError(f"'{place}' is not a location; write line, line:column or file:line:column")
    return (numbers[-2], numbers[-1]) if len(numbers) > 1 else (numbers[0], 0)


def _distance(op: Operation, line: int, column: int) -> tuple[int, int]:
    position = file_position(resolve_location(op.raw_location))
    if position is None:
        return 1 << 30, 0
    return abs(position.line - line), abs(position.column - column)


def _where(op: Operation) -> str:
    position = file_position(resolve_location(op.raw_location))
    return f"{position.filename}:{position.line}:{position.column}" if position is not None else "<unknown>"


@dataclass
class PatternCount:
    """The number of attempts and matches of one pattern, its failures by predicate, and the seconds it took."""

    tried: int = 0
    matched: int = 0
    seconds: float = 0.0
    failures: Counter[str] = field(default_factory=Counter)


def statistics(patterns: Patterns, module: Operation) -> dict[str, PatternCount]:
    """Matches every pattern against every operation of a module, without modifying it."""
    counts: dict[str, PatternCount] = {}
    rewriter = PatternRewriter()
    operations = list(module.walk())
    for label, tracer in tracers(patterns).items():
        count = counts.setdefault(label, PatternCount())
        wanted = _root_of(tracer)
        start = time.perf_counter()
        for operation in operations:
            if wanted and operation.name != wanted:
                continue
            count.tried += 1
            _count(count, tracer.attempt(operation, rewriter))
        count.seconds += time.perf_counter() - start
    return counts


class _Counting(RewritePattern):
    """A compiled pattern, before which each candidate pattern of the file is tried separately and counted:
    the compiled form matches all patterns of a root together and cannot tell them apart."""

    def __init__(self, compiled: RewritePattern, tracers: Sequence[tuple[PatternCount, Tracer]]) -> None:
        self.compiled = compiled
        self.benefit = compiled.benefit
        self.generated = compiled.generated
        self.bounded_recursion = compiled.bounded_recursion
        self.label = compiled.name
        self.tracers = tracers

    def pattern_root(self) -> Root:
        return self.compiled.pattern_root()

    def match_and_rewrite(self, operation: Operation, rewriter: PatternRewriter) -> Outcome:
        """Counts, and applies the compiled pattern."""
        for count, tracer in self.tracers:
            start = time.perf_counter()
            count.tried += 1
            _count(count, tracer.attempt(operation, rewriter))
            count.seconds += time.perf_counter() - start
        return self.compiled.match_and_rewrite(operation, rewriter)


def apply_counting(patterns: Patterns, module: Operation) -> tuple[GreedyResult, dict[str, PatternCount]]:
    """Applies the patterns like `Patterns.apply`, and counts attempts, matches and failures."""
    counts: dict[str, PatternCount] = {}
    traced = [(counts.setdefault(label, PatternCount()), tracer) for label, tracer in tracers(patterns).items()]
    counting: list[RewritePattern] = []
    seen: set[str] = set()
    for compiled in patterns.rewrite_patterns():
        # Of the compiled patterns of a root, the first counts for all.
        root = _name_of(compiled.pattern_root())
        own = [] if root in seen else [(count, tracer) for count, tracer in traced if _root_of(tracer) == root]
        seen.add(root)
        counting.append(_Counting(compiled, own))
    return apply_patterns_greedily(module, PatternSet(counting)), counts


def _name_of(root: Root) -> str:
    """Returns the operation that a compiled pattern is for; nothing where it is for any."""
    return str(getattr(root, "name", None) or root or "")


def _root_of(tracer: Tracer) -> str:
    operation: Any = tracer.pattern.root.defining_op
    return operation.op_name or ""


def _count(count: PatternCount, attempt: Attempt) -> None:
    if attempt.failed is None:
        count.matched += 1
    else:
        count.failures[describe(attempt.failed)] += 1


def report(counts: dict[str, PatternCount]) -> str:
    """Formats the counts as a table."""
    lines = [f"{'tried':>8} {'matched':>8} {'ms':>9}  pattern"]
    for label, count in counts.items():
        lines.append(f"{count.tried:>8} {count.matched:>8} {count.seconds * 1000:>9.2f}  {label}")
        lines += [f"{number:>17} failed: {why}" for why, number in count.failures.most_common()]
    return "\n".join(lines) + "\n"

