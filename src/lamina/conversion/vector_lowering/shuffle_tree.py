"""Rewrites vector.from_elements of vector.to_elements results as a tree of shuffles of the vectors."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from lamina.dialects.vector.ops import FromElementsOp, ShuffleOp
from lamina.dialects.vector.queries import producer
from lamina.dialects.vector.shapes import POISON_INDEX
from lamina.ir.types import VectorType
from lamina.ir.value import Value
from lamina.rewrite.pattern import FunctionPattern, Outcome, RewritePattern

if TYPE_CHECKING:
    from lamina.rewrite.rewriter import PatternRewriter


@dataclass
class _Node:
    """A vector of the tree, with the mapping from its elements to positions of the result."""

    value: Value
    places: dict[int, int]

    @property
    def first(self) -> int:
        return min(self.places)

    @property
    def length(self) -> int:
        return max(self.places) - self.first + 1


def vector_to_from_elements_to_shuffle_tree_patterns(benefit: int = 1) -> list[RewritePattern]:
    """MLIR's populateVectorToFromElementsToShuffleTreePatterns."""
    return [FunctionPattern(_to_shuffle_tree, FromElementsOp, benefit, "ToFromElementsToShuffleTreeRewrite")]


def _to_shuffle_tree(op: Any, rewriter: PatternRewriter) -> Outcome:
    result = op.results[0].type
    if result.rank != 1:
        return rewriter.notify_match_failure(op, "multi-dimensional output vectors are not supported yet")
    nodes: dict[Any, _Node] = {}
    for place, element in enumerate(op.operands):
        source = producer(element, "vector.to_elements")
        if source is None:
            return rewriter.notify_match_failure(op, "unsupported sources")
        if source.source.type.rank != 1:
            return rewriter.notify_match_failure(op, "multi-dimensional input vectors are not supported yet")
        node = nodes.setdefault(source, _Node(source.source, {}))
        node.places[place] = element.index
    only = next(iter(nodes.values()))
    if len(nodes) == 1 and only.value.type is result and all(at == place for place, at in only.places.items()):
        return rewriter.notify_match_failure(op, "trivial forwarding case does not require shuffling")
    level = list(nodes.values())
    while True:
        pairs = [(level[at], level[at + 1] if at + 1 < len(level) else level[at]) for at in range(0, len(level), 2)]
        merged = [_Node(left.value, left.places | right.places) for left, right in pairs]
        width = max(node.length for node in merged)
        level = [_shuffle(rewriter, *pair, node, width) for pair, node in zip(pairs, merged, strict=True)]
        if len(level) == 1:
            rewriter.replace_op(op, [level[0].value])
            return True


def _shuffle(rewriter: PatternRewriter, left: _Node, right: _Node, merged: _Node, width: int) -> _Node:
    """Creates one shuffle that interleaves the elements of two nodes."""
    start = merged.first
    assert isinstance(left.value.type, VectorType)
    size = left.value.type.shape[0]
    mask = [POISON_INDEX] * width
    for place, index in right.places.items():
        mask[place - start] = size + index
    for place, index in left.places.items():
        mask[place - start] = index
    value = rewriter.create(ShuffleOp, left.value, right.value, mask).results[0]
    return _Node(value, {place: place - start for place in merged.places})
