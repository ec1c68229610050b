"""The call graph: callable regions, and which of them may call which."""

from __future__ import annotations

from collections.abc import Iterator

from lamina.analysis.components import strongly_connected
from lamina.interfaces.calls import CallableOpInterface, CallOpInterface, resolve_callable
from lamina.ir.operation import Operation
from lamina.ir.region import Region
from lamina.ir.symbols import SymbolTableCollection


class CallGraphNode:
    """A callable region; None for external code. ``calls`` are its callees, in order, without duplicates."""

    __slots__ = ("region", "calls", "children")

    def __init__(self, region: Region | None) -> None:
        self.region = region
        self.calls: dict[CallGraphNode, None] = {}
        # Callables nested in this one.
        self.children: dict[CallGraphNode, None] = {}

    @property
    def is_external(self) -> bool:
        return self.region is None

    @property
    def edges(self) -> list[CallGraphNode]:
        return [*self.calls, *self.children]

    @property
    def callable_op(self) -> Operation | None:
        return None if self.region is None else self.region.parent

    def __repr__(self) -> str:
        return f"<call graph node {self.region!r}>"


class CallGraph:
    """The call graph of everything inside an operation."""

    def __init__(self, root: Operation, symbols: SymbolTableCollection | None = None) -> None:
        self.symbols = symbols or SymbolTableCollection()
        self.nodes: dict[Region, CallGraphNode] = {}
        self.external_caller = CallGraphNode(None)
        self.unknown_callee = CallGraphNode(None)
        parents = self._add_nodes(root)
        for operation, node in parents:
            if node is not None:
                node.calls[self.resolve(operation)] = None

    def _add_nodes(self, root: Operation) -> list[tuple[Operation, CallGraphNode | None]]:
        """Creates the nodes; returns the calls with their enclosing nodes."""
        calls: list[tuple[Operation, CallGraphNode | None]] = []
        stack: list[tuple[Operation, CallGraphNode | None]] = [(root, None)]
        while stack:
            operation, node = stack.pop()
            if CallOpInterface.has(operation):
                calls.append((operation, node))
            if not operation.regions:
                continue
            model = CallableOpInterface.get(operation)
            if model is not None:
                region = model.get_callable_region(operation)
                if region is None:
                    continue
                made = self.nodes[region] = CallGraphNode(region)
                (self.external_caller if node is None else node).children[made] = None
                node = made
            children = list(operation._children())
            stack.extend((child, node) for child in reversed(children))
        return calls

    def node(self, region: Region) -> CallGraphNode | None:
        return self.nodes.get(region)

    def resolve(self, call: Operation) -> CallGraphNode:
        """Returns the callee's node; ``unknown_callee`` if unknown."""
        target = resolve_callable(call, self.symbols)
        model = None if target is None else CallableOpInterface.get(target)
        region = None if model is None else model.get_callable_region(target)
        return self.unknown_callee if region is None else self.nodes.get(region, self.unknown_callee)

    def strongly_connected(self) -> Iterator[list[CallGraphNode]]:
        """Returns the strongly connected components, callees before callers."""
        return strongly_connected([self.external_caller], lambda node: node.edges)
