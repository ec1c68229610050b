"""Compiles the decision tree of pdl patterns to Python functions.

There is one function per root operation name, specialized to it: checks shared by several patterns run
once, and implied checks are omitted. Functions are generated on first use;
their source is in ``linecache``, so that tracebacks and debuggers show it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property, partial
from typing import Any

from lamina.rewrite import pdl_runtime as runtime
from lamina.rewrite.pattern import Outcome, RewritePattern, Root
from lamina.rewrite.pdl_function_source import FunctionSource
from lamina.rewrite.pdl_predicates import (
    OPERAND_COUNT,
    OPERATION_NAME,
    RESULT_COUNT,
    Position,
)
from lamina.rewrite.pdl_tree import Node, PatternPredicates, SuccessNode, SwitchNode
from lamina.rewrite.rewriter import PatternRewriter

ANY_NAME = ""
"""Represents all operations that no pattern names as its root."""


@dataclass
class Rewriter:
    """The rewrite of a matched pattern: ``function(rewriter, inputs)``, with the positions of the inputs."""

    label: str
    benefit: int
    function: Callable[..., bool]
    inputs: list[Position]


class CompiledPattern(RewritePattern):
    """All patterns of a root as one. Its function is compiled when a driver first asks for it."""

    def __init__(self, root: str | None, label: str, benefit: int, compile: Callable[[], Callable[..., Any]]) -> None:
        self._root = root
        self.label = label
        self.benefit = benefit
        self._compile = compile

    @cached_property
    def match_and_rewrite(self) -> Callable[[Any, PatternRewriter], Outcome]:
        return self._compile()

    def pattern_root(self) -> Root:
        return self._root


def root_names(tree: Node, root: Position) -> set[str]:
    """Returns the operation names that the tree requires of the root."""
    names: set[str] = set()
    for node in walk(tree):
        if isinstance(node, SwitchNode) and node.position is root and node.question.kind == OPERATION_NAME:
            names |= set(node.children)
    return names


def walk(tree: Node) -> Iterator[Node]:
    pending = [tree]
    while pending:
        node = pending.pop()
        yield node
        if node.failure is not None:
            pending.append(node.failure)
        if isinstance(node, SwitchNode):
            pending += [child for child in node.children.values() if child is not None]


class MatcherCompiler:
    """Compiles one tree to functions. ``rewriter_of`` returns the rewriter of a pattern; ``natives`` has its
    constraints."""

    def __init__(
        self,
        tree: Node,
        root: Position,
        rewriter_of: Callable[[PatternPredicates], Rewriter],
        natives: runtime.NativeFunctions,
    ) -> None:
        self.tree = tree
        self.root = root
        self.natives = natives
        self._rewriter_of = rewriter_of
        self._rewriters: dict[PatternPredicates, Rewriter] = {}
        self._counts: dict[PatternPredicates, dict[tuple[int, Position], int]] = {}
        self.names = root_names(tree, root)

    def rewriter(self, matched: PatternPredicates) -> Rewriter:
        generated = self._rewriters.get(matched)
        if generated is None:
            generated = self._rewriters[matched] = self._rewriter_of(matched)
        return generated

    def patterns(self) -> list[CompiledPattern]:
        """Returns one pattern per root name, and one for all other operations if a pattern may match these."""
        return [
            CompiledPattern(
                name or None,
                self._label(matched),
                max(self.benefit_of(pattern) for pattern in matched),
                partial(self.compile, name),
            )
            for name, matched in self._by_name()
        ]

    @staticmethod
    def benefit_of(matched: PatternPredicates) -> int:
        return int(matched.pattern.benefit)

    def _by_name(self) -> Iterator[tuple[str, list[PatternPredicates]]]:
        """Groups the patterns by root name. Patterns for any operation are in every group."""
        for name in sorted(self.names):
            yield name, list(self.reachable(self.tree, name))
        rest = list(self.reachable(self.tree, ANY_NAME))
        if rest:
            yield ANY_NAME, rest

    def _label(self, matched: list[PatternPredicates]) -> str:
        return ", ".join(dict.fromkeys(label_of(pattern) for pattern in matched))

    def reachable(self, node: Node | None, name: str) -> Iterator[PatternPredicates]:
        """Yields the patterns that can match a root of that name."""
        pending = [node]
        while pending:
            at = pending.pop()
            if at is None:
                continue
            if isinstance(at, SuccessNode):
                yield at.matched
            elif isinstance(at, SwitchNode):
                pending += self.children_for(at, name).values()
            pending.append(at.failure)

    def count_of(self, matched: PatternPredicates, kind: int, operation: Position) -> int | None:
        """Returns the exact number of operands or results that a pattern requires of an operation."""
        counts = self._counts.get(matched)
        if counts is None:
            counts = self._counts[matched] = {
                (predicate.question.kind, predicate.position): predicate.answer
                for predicate in matched.predicates
                if predicate.question.kind in (OPERAND_COUNT, RESULT_COUNT)
            }
        return counts.get((kind, operation))

    def children_for(self, node: SwitchNode, name: str) -> dict[Any, Node | None]:
        if node.position is self.root and node.question.kind == OPERATION_NAME:
            return {answer: child for answer, child in node.children.items() if answer == name}
        return node.children

    def compile(self, name: str) -> Callable[..., Any]:
        """Returns the function ``(operation, rewriter)`` for roots of that name; true if a pattern was applied."""
        source = FunctionSource(self, name)
        return source.build()

    def source(self, name: str) -> str:
        """Returns the text of that function."""
        return FunctionSource(self, name).text()


def label_of(matched: PatternPredicates) -> str:
    """Returns the pattern's name; the line it was written at for one without a name."""
    pattern = matched.pattern
    if pattern.sym_name is not None:
        return str(pattern.sym_name)
    location = pattern.location
    line = getattr(location, "line", 0)
    return f"pattern at line {line}" if line else "pattern"
