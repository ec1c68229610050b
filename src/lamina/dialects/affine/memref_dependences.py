"""The graph of dependences, through memory and values, between the operations of a block."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from lamina.dialects.affine.accesses import READS, WRITES, Access, Dependence, check_dependence
from lamina.dialects.affine.nest import num_common_loops
from lamina.dialects.affine.ops import AffineForOp
from lamina.interfaces.effects import Effect, effects_function, is_memory_effect_free
from lamina.interfaces.region_branch import RegionBranchOpInterface
from lamina.ir import traits
from lamina.ir.block import Block
from lamina.ir.operation import Operation
from lamina.ir.types import MemRefType
from lamina.ir.value import Value


class Unsupported(Exception):
    """The block holds an operation whose effects are not known."""


@dataclass(frozen=True, eq=False)
class Edge:
    """A dependence edge: the other node, and the memref or other value."""

    node: int
    value: Value


@dataclass(eq=False)
class Node:
    """An operation of the block, with its accesses and those of nested operations."""

    id: int
    op: Any
    loads: list[Any] = field(default_factory=list)
    stores: list[Any] = field(default_factory=list)
    # Values that other operations than affine ones read, write and free.
    others: dict[Effect, list[Value]] = field(default_factory=dict)

    def collect(self) -> None:
        """Records the current accesses of the operation."""
        self.loads, self.stores, self.others = [], [], {}
        for operation in self.op.walk_post_order():
            if isinstance(operation, AffineForOp):
                continue
            if isinstance(operation, READS):
                self.loads.append(operation)
            elif isinstance(operation, WRITES):
                self.stores.append(operation)
            else:
                for effect in (Effect.READ, Effect.WRITE, Effect.FREE):
                    values = _affected(operation, effect)
                    if values:
                        self.others.setdefault(effect, []).extend(values)

    def loads_of(self, memref: Value) -> list[Any]:
        return [load for load in self.loads if load.memref is memref]

    def stores_of(self, memref: Value) -> list[Any]:
        return [store for store in self.stores if store.memref is memref]

    def touches(self, memref: Value) -> bool:
        """True if an affine operation reads or writes the memref."""
        return any(access.memref is memref for access in (*self.loads, *self.stores))

    def changes(self, memref: Value) -> bool:
        """True if the memref is written or freed."""
        others = [*self.others.get(Effect.WRITE, ()), *self.others.get(Effect.FREE, ())]
        return bool(self.stores_of(memref)) or any(value is memref for value in others)

    def memrefs(self) -> list[Value]:
        """All that is accessed, each once."""
        accessed = dict.fromkeys(access.memref for access in (*self.loads, *self.stores))
        for effect in (Effect.READ, Effect.WRITE, Effect.FREE):
            accessed |= dict.fromkeys(self.others.get(effect, ()))
        return list(accessed)


def _affected(operation: Operation, effect: Effect) -> list[Value]:
    """Returns the memrefs affected by an operation itself, excluding nested ones. Raises Unsupported."""
    effects = effects_function(operation)
    if effects is None:
        if operation.has_trait(traits.RecursiveMemoryEffects) or effect is Effect.FREE:
            return []
        return [value for value in operation.operands if isinstance(value.type, MemRefType)]
    values = [
        instance.value for instance in effects(operation) if instance.effect is effect and instance.value is not None
    ]
    if any(not isinstance(value.type, MemRefType) for value in values):
        raise Unsupported
    return values


class DependenceGraph:
    """Nodes for the operations of a block that access memory or compute values, edges in the order of the block.

    Raises Unsupported where the effects of an operation are not known.
    """

    def __init__(self, block: Block) -> None:
        self.block = block
        self.nodes: dict[int, Node] = {}
        self.ins: dict[int, list[Edge]] = {}
        self.outs: dict[int, list[Edge]] = {}
        self.edge_counts: dict[Value, int] = {}
        self._next = 0
        accesses: dict[Value, list[Node]] = {}
        for operation in block.operations:
            if self._is_node(operation):
                node = self.add_node(operation)
                node.collect()
                for memref in node.memrefs():
                    accesses.setdefault(memref, []).append(node)
        self._add_value_edges()
        for memref, nodes in accesses.items():
            self._add_memory_edges(memref, nodes)

    def _is_node(self, operation: Operation) -> bool:
        if isinstance(operation, (AffineForOp, *READS, *WRITES)):
            return True
        if any(not result.use_empty for result in operation.results):
            return True
        branches = RegionBranchOpInterface.get(operation) is not None
        if not is_memory_effect_free(operation) and (not operation.regions or branches):
            return True
        if operation.regions and not branches:
            raise Unsupported
        return False

    def _add_value_edges(self) -> None:
        tops = {node.op: node for node in self.nodes.values()}
        for node in list(self.nodes.values()):
            if node.stores:
                continue
            for value in node.op.results:
                for user in value.users:
                    top = self.block.find_ancestor_op(user)
                    if isinstance(top, AffineForOp) and top is not user:
                        self.add_edge(node.id, tops[top].id, value)

    def _add_memory_edges(self, memref: Value, nodes: list[Node]) -> None:
        for number, source in enumerate(nodes):
            for target in nodes[number + 1 :]:
                if (source.changes(memref) or target.changes(memref)) and _may_depend(source, target, memref):
                    self.add_edge(source.id, target.id, memref)

    # ---- Nodes and edges

    def add_node(self, operation: Operation) -> Node:
        """Returns a node without accesses."""
        node = Node(self._next, operation)
        self._next += 1
        self.nodes[node.id] = node
        return node

    def add_edge(self, source: int, target: int, value: Value) -> None:
        """Adds a dependence of the target on the source; once per value."""
        if any(edge.node == target and edge.value is value for edge in self.outs.get(source, ())):
            return
        self.outs.setdefault(source, []).append(Edge(target, value))
        self.ins.setdefault(target, []).append(Edge(source, value))
        if isinstance(value.type, MemRefType):
            self.edge_counts[value] = self.edge_counts.get(value, 0) + 1

    def remove_edge(self, source: int, target: int, value: Value) -> None:
        """Removes an edge."""
        if isinstance(value.type, MemRefType):
            self.edge_counts[value] -= 1
        for edges, end in ((self.ins[target], source), (self.outs[source], target)):
            dependence = next(edge for edge in edges if edge.node == end and edge.value is value)
            edges.remove(dependence)

    def remove_node(self, id: int) -> None:
        """Removes a node with its edges."""
        for edge in list(self.ins.get(id, ())):
            self.remove_edge(edge.node, id, edge.value)
        for edge in list(self.outs.get(id, ())):
            self.remove_edge(id, edge.node, edge.value)
        self.ins.pop(id, None)
        self.outs.pop(id, None)
        del self.nodes[id]

    def num_outs(self, id: int, memref: Value) -> int:
        return sum(edge.value is memref for edge in self.outs.get(id, ()))

    def num_accessing_ins(self, id: int, memref: Value) -> int:
        """Edges about the memref from nodes that access it by affine operations."""
        return sum(
            edge.value is memref and bool(self.nodes[edge.node].stores_of(memref)) for edge in self.ins.get(id, ())
        )

    def memory_edges(self, edges: dict[int, list[Edge]], id: int) -> Iterator[Edge]:
        """Yields the edges of a node that are about memrefs and whose other end is a loop nest or defines the
        memref."""
        for edge in list(edges.get(id, ())):
            if isinstance(edge.value.type, MemRefType):
                yield edge

    def has_path(self, source: int, target: int) -> bool:
        """True if the target depends on the source, directly or not."""
        pending, seen = [source], {source}
        while pending:
            for edge in self.outs.get(pending.pop(), ()):
                if edge.node == target:
                    return True
                if edge.node not in seen:
                    seen.add(edge.node)
                    pending.append(edge.node)
        return False

    # ---- Fusion

    def insertion_point(self, source: int, target: int) -> Operation | None:
        """Returns the operation before which a fused nest can be inserted; None if no place preserves the
        dependences."""
        first: Operation = self.nodes[source].op
        last: Operation = self.nodes[target].op
        if not self.outs.get(source) and source not in self.outs:
            return last
        defining = {edge.node for edge in self.ins.get(target, ()) if not isinstance(edge.value.type, MemRefType)}
        if any(self.has_path(source, id) for id in defining):
            return None
        after = {self.nodes[edge.node].op for edge in self.outs.get(source, ()) if edge.node != target}
        before = {self.nodes[edge.node].op for edge in self.ins.get(target, ()) if edge.node != source}
        insertion = None
        at = first.next_op
        while at is not None and at is not last:
            if insertion is None and at in after:
                insertion = at
            if insertion is not None and at in before:
                return None
            at = at.next_op
        result: Operation | None = last if insertion is None else insertion
        return result

    def fuse_edges(self, source: int, target: int, private: set[Value], remove: bool) -> None:
        """Moves the edges of a producer that became part of the target."""
        for edge in list(self.ins.get(source, ())):
            if edge.value not in private:
                self.add_edge(edge.node, target, edge.value)
        for edge in list(self.outs.get(source, ())):
            if edge.node == target:
                self.remove_edge(source, target, edge.value)
            elif remove:
                self.add_edge(target, edge.node, edge.value)
                self.remove_edge(source, edge.node, edge.value)
        if private:
            for edge in list(self.ins.get(target, ())):
                if edge.value in private:
                    self.remove_edge(edge.node, target, edge.value)

    def fuse_sibling_edges(self, sibling: int, target: int) -> None:
        """Moves all edges of a sibling to the node it became part of."""
        for edge in list(self.ins.get(sibling, ())):
            self.add_edge(edge.node, target, edge.value)
            self.remove_edge(edge.node, sibling, edge.value)
        for edge in list(self.outs.get(sibling, ())):
            self.add_edge(target, edge.node, edge.value)
            self.remove_edge(sibling, edge.node, edge.value)


def _may_depend(source: Node, target: Node, memref: Value) -> bool:
    if not isinstance(source.op, AffineForOp) or not isinstance(target.op, AffineForOp):
        return True
    for node in (source, target):
        if any(value is memref for values in node.others.values() for value in values):
            return True
    depth = num_common_loops(source.op, target.op) + 1

    def accesses(node: Node) -> list[Access]:
        return [Access(access) for access in (*node.loads, *node.stores) if access.memref is memref]

    return any(
        check_dependence(access, other, depth).kind is not Dependence.INDEPENDENT
        for access in accesses(source)
        for other in accesses(target)
    )
