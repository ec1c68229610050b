"""Patterns with several roots: the order in which to reach the roots from the first one.

Two roots are connected if their operand trees share a value: the path leads from one root down to the value and
up over its users. Costs are the numbers of upward steps. The order is the minimum spanning arborescence (Edmonds).
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from lamina.ir.value import Value

if TYPE_CHECKING:
    from lamina.dialects.pdl.ops import PatternOp

Cost = tuple[int, int]


@dataclass
class Edge:
    """The path between two roots: its upward length, a tie-breaking number, and the connecting value."""

    cost: Cost
    connector: Value | None = None


Graph = dict[Value, dict[Value, Edge]]


@dataclass
class Parents:
    """For each value of the tree below a root, its users there with operand or result numbers."""

    of: dict[Value, tuple[Value | None, int | None]] = field(default_factory=dict)


def detect_roots(pattern: PatternOp, root: Value | None) -> list[Value]:
    """The operations of the pattern whose results no other operation of it uses, and the root that is named."""
    operations: list[Any] = [op for op in pattern.body_region.entry_block.operations if op.name == "pdl.operation"]
    used: set[Value] = set()
    for op in operations:
        for operand in op.operand_values:
            source = operand.defining_op
            if source.name in ("pdl.result", "pdl.results"):
                used.add(source.operands[0])
    if root is not None:
        used.discard(root)
    return [op.results[0] for op in operations if op.results[0] not in used]


def build_graph(roots: Sequence[Value]) -> tuple[Graph, dict[Value, Parents]]:
    """Returns the ways between the roots, by target and source, and the trees under the roots."""
    trees: dict[Value, Parents] = {}
    reached: dict[Value, list[tuple[Value, int]]] = {}
    for root in roots:
        trees[root] = _walk_down(root, reached)
    graph: Graph = {}
    number = 0
    for value, found in reached.items():
        for source, _ in found:
            for target, depth in found:
                if source is target:
                    continue
                edges = graph.setdefault(target, {})
                edge = edges.get(source)
                if edge is None:
                    edges[source] = Edge((depth, number), value)
                    number += 1
                elif edge.cost[0] > depth:
                    edges[source] = Edge((depth, edge.cost[1]), value)
    return graph, trees


def _walk_down(root: Value, reached: dict[Value, list[tuple[Value, int]]]) -> Parents:
    tree = Parents()
    queue: deque[tuple[Value, Value | None, int | None, int]] = deque([(root, None, 0, 0)])
    while queue:
        value, parent, index, depth = queue.popleft()
        if value in tree.of:
            continue
        tree.of[value] = (parent, index)
        reached.setdefault(value, []).append((root, depth))
        op: Any = value.defining_op
        if op.name == "pdl.operation":
            operands = op.operand_values
            if is_one_range(operands):
                queue.append((operands[0], value, None, depth + 1))
            else:
                queue.extend((operand, value, number, depth + 1) for number, operand in enumerate(operands))
        elif op.name in ("pdl.result", "pdl.results"):
            queue.append((op.operands[0], value, op.index, depth))
    return tree


def is_range(value: Value) -> bool:
    return getattr(value.type, "mnemonic", "") == "range"


def is_one_range(values: Sequence[Value]) -> bool:
    """True if a list is a single range, which then represents all operands or results."""
    return len(values) == 1 and is_range(values[0])


def choose_root(graph: Graph, roots: Sequence[Value], root: Value | None) -> tuple[Value, list[tuple[Value, Value]]]:
    """Returns the first root, and the (target, source) steps to reach the others."""
    if root is not None:
        branching = Branching(graph, root)
        branching.solve()
        return root, branching.steps(roots)
    best: Branching | None = None
    best_cost = 0
    for candidate in roots:
        branching = Branching(graph, candidate)
        cost = branching.solve()
        if best is None or cost < best_cost:
            best, best_cost = branching, cost
    assert best is not None
    return best.root, best.steps(roots)


class Branching:
    """The spanning tree of least cost that starts at a root."""

    def __init__(self, graph: Graph, root: Value) -> None:
        self.graph = {target: dict(edges) for target, edges in graph.items()}
        self.root = root
        self.parents: dict[Value, Value | None] = {}

    def solve(self) -> int:
        """Finds the parent of each node; returns the total cost of the edges."""
        self.parents = {self.root: None}
        total = 0
        for start in list(self.graph):
            if start in self.parents:
                continue
            depths: dict[Value, int] = {}
            node = start
            while node not in self.parents:
                source, edge = min(self.graph[node].items(), key=lambda item: item[1].cost)
                self.parents[node] = source
                depths[node] = edge.cost[0]
                total += edge.cost[0]
                node = source
            if node in depths:
                return self._solve_cycle(node, depths)
        return total

    def _solve_cycle(self, node: Value, depths: dict[Value, int]) -> int:
        """The best edges run in a circle: solves the graph with the circle as one node, then opens it again."""
        cycle = [node]
        at = self.parents[node]
        while at is not node:
            assert at is not None
            cycle.append(at)
            at = self.parents[at]
        sources, targets = self._contract(cycle, depths)
        total = self.solve()
        for child, parent in list(self.parents.items()):
            if parent is node:
                self.parents[child] = sources.get(child)
        outside = self.parents[node]
        assert outside is not None
        entry = targets[outside]
        for position, member in enumerate(cycle):
            total += depths[member]
            following = cycle[(position + 1) % len(cycle)]
            self.parents[member] = outside if member is entry else following
        return total

    def _contract(
        self, cycle: list[Value], depths: dict[Value, int]
    ) -> tuple[dict[Value, Value], dict[Value, Value]]:
        """Contracts the cycle to one node; returns the original endpoints of its outgoing and incoming edges."""
        members = set(cycle)
        sources: dict[Value, Value] = {}
        targets: dict[Value, Value] = {}
        entries: dict[Value, Edge] = {}
        for target, edges in list(self.graph.items()):
            if target in members:
                for source, edge in edges.items():
                    if source in members:
                        continue
                    cost = (edge.cost[0] - depths[target], edge.cost[1])
                    if source not in entries or entries[source].cost > cost:
                        targets[source] = target
                        entries[source] = Edge(cost)
                del self.graph[target]
                continue
            leaving = [(edge.cost, source) for source, edge in edges.items() if source in members]
            if leaving:
                cost, best = min(leaving, key=lambda item: item[0])
                for source in members:
                    edges.pop(source, None)
                edges[cycle[0]] = Edge(cost)
                sources[target] = best
        self.graph[cycle[0]] = entries
        return sources, targets

    def steps(self, nodes: Sequence[Value]) -> list[tuple[Value, Value]]:
        """(target, source) pairs, breadth first from the root."""
        children: dict[Value, list[Value]] = {}
        for node in nodes:
            if node is not self.root:
                parent = self.parents[node]
                assert parent is not None
                children.setdefault(parent, []).append(node)
        ordered: list[tuple[Value, Value]] = []
        queue = deque([self.root])
        while queue:
            node = queue.popleft()
            for child in children.get(node, ()):
                ordered.append((child, node))
                queue.append(child)
        return ordered
