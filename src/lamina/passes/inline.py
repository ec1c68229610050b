"""``inline``: inlines calls, callees first.

For each strongly connected component of the call graph: simplify the callables with a pipeline, inline their calls,
and repeat while that changes something, up to ``max-iterations`` times. Unreferenced callables are erased.
"""

from __future__ import annotations

from lamina.analysis.call_graph import CallGraph, CallGraphNode
from lamina.interfaces.calls import CallableOpInterface, CallOpInterface
from lamina.interfaces.symbols import are_uses_known, can_discard_on_use_empty, closed_symbol_tables, is_symbol
from lamina.ir import growth, traits
from lamina.ir.growth import growth_limited
from lamina.ir.operation import Operation
from lamina.ir.region import Region
from lamina.ir.symbols import symbol_references
from lamina.passmanager import OpPassManager, Pass, option, parse_pipeline, register_pass
from lamina.rewrite.inlining import inline_call

_NO_THRESHOLD = 0xFFFFFFFF
# Limits on the clones per original operation, and in total.
_GROWTH, _LEAST_LIMIT = 100, 50_000


def _limit_of(module: Operation) -> int:
    """Nested calls can double from function to function. Limits growth relative to the size of the module."""
    return min(growth.OPERATIONS, max(_LEAST_LIMIT, _GROWTH * sum(1 for _ in module.walk())))


class _Uses:
    """The number of references to each callable, and whether it may be erased without any."""

    def __init__(self, root: Operation, graph: CallGraph) -> None:
        self.graph = graph
        self.counts: dict[CallGraphNode, int] = {}
        self.by_user: dict[CallGraphNode, dict[CallGraphNode, int]] = {}
        self.always_live: set[CallGraphNode] = set()
        closed = closed_symbol_tables(root)
        for node in graph.nodes.values():
            holder = node.callable_op
            assert holder is not None
            discardable = is_symbol(holder) and can_discard_on_use_empty(holder)
            discardable = discardable and are_uses_known(holder, closed)
            self.counts[node] = 0
            if not discardable:
                self.always_live.add(node)
        for node in graph.nodes.values():
            self.recompute(node)
        self._count_outside_uses(root)

    def _count_outside_uses(self, root: Operation) -> None:
        """Callables referenced from outside of callables stay."""
        stack = [root]
        while stack:
            operation = stack.pop()
            self.always_live.update(self._references(operation))
            for region in operation.regions:
                if region not in self.graph.nodes:
                    stack.extend(inner for block in region.blocks for inner in block.operations)

    def _references(self, operation: Operation) -> list[CallGraphNode]:
        references: list[CallGraphNode] = []
        for attributes in (operation.properties, operation.attributes):
            for attribute in attributes.values():
                for reference in symbol_references(attribute):
                    target = self.graph.symbols.lookup_nearest_symbol_from(operation, reference)
                    model = None if target is None else CallableOpInterface.get(target)
                    region = None if model is None else model.get_callable_region(target)
                    node = None if region is None else self.graph.node(region)
                    if node is not None:
                        references.append(node)
        return references

    def recompute(self, node: CallGraphNode) -> None:
        """Counts the references from a callable afresh."""
        for target, count in self.by_user.get(node, {}).items():
            self.counts[target] -= count
        fresh: dict[CallGraphNode, int] = {}
        assert node.region is not None
        # A nested symbol table has its own symbols, which other callables reference.
        stack = list(node.region.blocks)
        while stack:
            for operation in stack.pop().operations:
                for target in self._references(operation):
                    fresh[target] = fresh.get(target, 0) + 1
                if not operation.has_trait(traits.SymbolTableTrait):
                    stack.extend(block for region in operation.regions for block in region.blocks)
        for target, count in fresh.items():
            self.counts[target] += count
        self.by_user[node] = fresh

    def forget(self, node: CallGraphNode) -> None:
        """The callable's own references do not count any more."""
        for target, count in self.by_user.pop(node, {}).items():
            self.counts[target] -= count

    def inlined(self, source: CallGraphNode, target: CallGraphNode) -> None:
        """Replaces one reference from ``source`` to ``target`` with the references that ``target`` contains."""
        own = self.by_user.setdefault(source, {})
        own[target] = own.get(target, 0) - 1
        self.counts[target] -= 1
        for other, count in self.by_user.get(target, {}).items():
            own[other] = own.get(other, 0) + count
            self.counts[other] += count

    def is_dead(self, node: CallGraphNode) -> bool:
        return node not in self.always_live and self.counts[node] == 0

    def has_one_use(self, node: CallGraphNode) -> bool:
        """True if the next inlining makes the callable dead."""
        return node not in self.always_live and self.counts[node] == 1


@register_pass("inline", summary="Inline function calls", display_name="Inliner")
class Inline(Pass):
    """Inlines calls."""

    default_pipeline: str = option(
        "default-pipeline",
        default="canonicalize",
        description="Pipeline run on callables that op-pipelines does not name",
    )
    op_pipelines: list[str] = option(
        "op-pipelines",
        default=[],
        description="Pipelines for kinds of callables, each written `dialect.op(passes)`",
    )
    max_iterations: int = option("max-iterations", default=4, description="How often each cycle of calls is revisited")
    inlining_threshold: int = option(
        "inlining-threshold",
        default=_NO_THRESHOLD,
        description="Largest size of a callee that is inlined, in percent of the operations of its caller",
    )

    def run(self, operation: Operation) -> None:
        if not operation.has_trait(traits.SymbolTableTrait):
            operation.emit_op_error(" was scheduled to run under the inliner, but does not define a symbol table")
            self.fail()
        graph = CallGraph(operation)
        uses = _Uses(operation, graph)
        dead: list[CallGraphNode] = []
        pipelines = self._pipelines()
        with growth_limited(_limit_of(operation)):
            for component in list(graph.strongly_connected()):
                nodes = [node for node in component if not node.is_external]
                if nodes:
                    self._inline_component(graph, uses, nodes, dead, pipelines)
        for node in dead:
            holder = node.callable_op
            if holder is not None and not holder.is_erased:
                holder.erase(force=True)

    def _pipelines(self) -> dict[str, OpPassManager]:
        pipelines: dict[str, OpPassManager] = {}
        for text in self.op_pipelines:
            manager = parse_pipeline(text)
            if manager.anchor is not None:
                pipelines[manager.anchor] = manager
        return pipelines

    def _inline_component(
        self,
        graph: CallGraph,
        uses: _Uses,
        nodes: list[CallGraphNode],
        dead: list[CallGraphNode],
        pipelines: dict[str, OpPassManager],
    ) -> None:
        for _ in range(max(1, self.max_iterations)):
            self._simplify(uses, nodes, pipelines)
            if not self._inline_calls(graph, uses, nodes, dead):
                return

    def _simplify(self, uses: _Uses, nodes: list[CallGraphNode], pipelines: dict[str, OpPassManager]) -> None:
        for node in nodes:
            holder = node.callable_op
            # Simplifying a callable could erase those nested in it.
            if holder is None or node.children or not holder.has_trait(traits.IsolatedFromAbove):
                continue
            manager = pipelines.get(holder.name)
            if manager is None:
                if not self.default_pipeline:
                    continue
                manager = pipelines[holder.name] = parse_pipeline(self.default_pipeline, holder.name)
            if not self.run_pipeline(manager, holder):
                self.fail()
            uses.recompute(node)

    def _inline_calls(
        self, graph: CallGraph, uses: _Uses, nodes: list[CallGraphNode], dead: list[CallGraphNode]
    ) -> bool:
        calls: list[tuple[Operation, CallGraphNode, frozenset[CallGraphNode]]] = []
        for node in list(nodes):
            if uses.is_dead(node):
                # Its references still count as uses, as in MLIR; only a moved body takes its uses along.
                dead.append(node)
                nodes.remove(node)
            else:
                calls.extend((call, node, frozenset()) for call in _calls_in(node.region, graph))
        changed = False
        position = 0
        while position < len(calls):
            call, source, history = calls[position]
            position += 1
            target = graph.resolve(call)
            if target.is_external or source in dead or target in history:
                continue
            if not self._should_inline(call, source, target):
                continue
            in_place = uses.has_one_use(target)
            holder = target.callable_op
            assert holder is not None and target.region is not None and call.parent is not None
            inlined: list[Operation] = []
            if not inline_call(call, holder, not in_place, inlined):
                continue
            changed = True
            for inner in inlined:
                if not inner.is_erased and CallOpInterface.has(inner):
                    calls.append((inner, source, history | {target}))
            call.erase(force=True)
            uses.inlined(source, target)
            if in_place:
                self._bury(uses, target, nodes, dead)
        return changed

    def _bury(self, uses: _Uses, node: CallGraphNode, nodes: list[CallGraphNode], dead: list[CallGraphNode]) -> None:
        uses.forget(node)
        dead.append(node)
        if node in nodes:
            nodes.remove(node)

    def _should_inline(self, call: Operation, source: CallGraphNode, target: CallGraphNode) -> bool:
        if call.has_trait(traits.Terminator):
            return False
        if target in target.calls or source in target.calls:
            return False
        region, holder = target.region, target.callable_op
        assert region is not None and holder is not None
        if region.is_ancestor(call.parent_region):
            return False
        around = call.parent_op
        assert around is not None
        if not region.has_one_block and holder.name != around.name:
            if not around.is_registered or around.has_trait(traits.SingleBlock):
                return False
        return self._is_profitable(source.region, region)

    def _is_profitable(self, caller: Region | None, callee: Region) -> bool:
        if self.inlining_threshold >= _NO_THRESHOLD or caller is None:
            return True
        size = sum(1 for _ in caller.walk())
        if size == 0:
            return True
        return sum(1 for _ in callee.walk()) * 100 // size <= self.inlining_threshold


def _calls_in(region: Region | None, graph: CallGraph) -> list[Operation]:
    """The calls in a callable, without those in callables nested in it."""
    if region is None:
        return []
    calls: list[Operation] = []
    stack = [operation for block in region.blocks for operation in block.operations][::-1]
    while stack:
        operation = stack.pop()
        if CallOpInterface.has(operation):
            calls.append(operation)
        for inner in reversed(operation.regions):
            if inner not in graph.nodes:
                stack.extend([operation for block in inner.blocks for operation in block.operations][::-1])
    return calls
