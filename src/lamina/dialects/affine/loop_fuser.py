"""Greedy fusion of the affine loop nests of a block: producers into consumers, and sibling nests with common inputs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from lamina.dialects.affine.accesses import READS, WRITES, Access, Relations
from lamina.dialects.affine.computation_slices import ComputationSlice
from lamina.dialects.affine.fusion import (
    fuse,
    fusion_slices,
    has_cyclic_dependence,
    loop_depth_of,
    sink_sequential_loops,
)
from lamina.dialects.affine.fusion_cost import additional_computation, best_depth, nest_cost
from lamina.dialects.affine.fusion_legality import (
    keeps_order,
    may_run_again,
    runs_at_most_once,
    writes_all_read,
)
from lamina.dialects.affine.memref_dependences import DependenceGraph, Node
from lamina.dialects.affine.memref_replacement import ACCESSES, replace_memref_uses
from lamina.dialects.affine.nest import enclosing_fors
from lamina.dialects.affine.ops import AffineForOp
from lamina.dialects.affine.regions import accessed_region, element_size_in_bytes, symbols_of
from lamina.dialects.memref.ops import AllocOp
from lamina.interfaces.effects import Effect, has_single_effect
from lamina.interfaces.view_like import ViewLikeOpInterface
from lamina.ir import parity
from lamina.ir.affine import AffineMap, dim, dims, simplify_affine_expr
from lamina.ir.attributes import IntegerAttr
from lamina.ir.block import Block
from lamina.ir.builder import Builder, InsertionPoint
from lamina.ir.dominance import DominanceInfo
from lamina.ir.operation import Operation
from lamina.ir.types import MemRefType, ShapedType, i64
from lamina.ir.value import Value, type_as

if TYPE_CHECKING:
    from collections.abc import Callable

    from lamina.dialects.affine.ops import AffineLoadOp, AffineStoreOp


@dataclass
class FusionOptions:
    """The fusion mode (greedy, producer, sibling), the depth (maximal or as far as it pays), the tolerated additional
    computation, and the memory space of private buffers up to a size."""

    mode: str
    maximal: bool
    tolerance: float
    fast_space: int | None
    local_size: int


class LoopFuser:
    """Fuses the nests of one block."""

    def __init__(self, graph: DependenceGraph, options: FusionOptions) -> None:
        self.graph = graph
        self.options = options

    def run(self) -> None:
        """Fuses according to the mode, then erases unused buffers."""
        mode = self.options.mode
        if mode == "greedy":
            self._fuse_producers(1)
        if mode != "producer":
            self._fuse_siblings()
        if mode != "sibling":
            self._fuse_producers(None)
        self._erase_unused_buffers()

    def _worklist(self) -> list[int]:
        """Returns all nodes, last to first; with strict parity, in the order of MLIR's hash table."""
        if not parity.is_strict():
            return sorted(self.graph.nodes, reverse=True)
        size = 64
        while len(self.graph.nodes) * 4 >= size * 3:
            size *= 2
        return sorted(self.graph.nodes, key=lambda id: id * 37 % size, reverse=True)

    def _erase_unused_buffers(self) -> None:
        for memref, count in self.graph.edge_counts.items():
            owner = memref.defining_op
            if count == 0 and isinstance(owner, AllocOp) and not owner.is_erased and memref.use_empty:
                owner.erase()

    # ---- Producers and consumers

    def _fuse_producers(self, max_users: int | None) -> None:
        for id in self._worklist():
            node = self.graph.nodes.get(id)
            if node is None or not isinstance(node.op, AffineForOp) or node.op.results:
                continue
            node.op = sink_sequential_loops(node.op)
            changed = True
            while changed:
                changed = False
                for source in reversed(self._producers(node)):
                    if self._fuse_producer(self.graph.nodes[source], node, max_users):
                        changed = True

    def _producers(self, target: Node) -> list[int]:
        loaded = {load.memref for load in target.loads}
        return sorted(
            {
                edge.node
                for edge in self.graph.ins.get(target.id, ())
                if isinstance(self.graph.nodes[edge.node].op, AffineForOp)
                and any(store.memref in loaded for store in self.graph.nodes[edge.node].stores)
            }
        )

    def _fuse_producer(self, source: Node, target: Node, max_users: int | None) -> bool:
        if source.op.results:
            return False
        loaded = {load.memref for load in target.loads}
        passed = dict.fromkeys(store.memref for store in source.stores if store.memref in loaded)
        if max_users is not None and any(self.graph.num_outs(source.id, buffer) > max_users for buffer in passed):
            return False
        escaping = {store.memref for store in source.stores if _escapes(store.memref, self.graph.block)}
        place = self.graph.insertion_point(source.id, target.id)
        if place is None:
            return False
        accesses = [access for access in (*target.loads, *target.stores) if access.memref in passed]
        if not accesses:
            return False
        stores = [store for store in source.stores if store.memref in passed]
        depth, piece = self._choose(
            source.op, target.op, loop_depth_of(accesses, target.op), stores, lambda op: isinstance(op, WRITES), True
        )
        if piece is None:
            return False
        remove = self._can_remove(source, target, piece, place, escaping)
        private = {buffer for buffer in passed if self._can_be_private(buffer, escaping, source, target, remove)}
        if not remove and not may_run_again(source.op, private):
            return False
        fuse(source.op, piece)
        if place is not target.op:
            target.op.move_before(place)
        self.graph.fuse_edges(source.id, target.id, private, remove)
        self._make_private(target, private, depth, piece.block)
        target.collect()
        if remove:
            source.op.erase()
            self.graph.remove_node(source.id)
        return True

    def _choose(
        self,
        source: AffineForOp,
        target: AffineForOp,
        deepest: int,
        accesses: Sequence[AffineLoadOp | AffineStoreOp],
        wanted: Callable[[Operation], bool],
        is_producer: bool,
    ) -> tuple[int, ComputationSlice | None]:
        """Returns the depth, relative to the target, and the slice to fuse there; no slice where it is not legal or
        does not pay."""
        outer = len(enclosing_fors(target))
        depths = [outer + depth for depth in range(1, deepest + 1)]
        relations = Relations()
        slices = fusion_slices(source, target, depths, wanted, relations, is_producer=is_producer)
        legal = max((number for number, slice_ in enumerate(slices, 1) if slice_ is not None), default=0)
        if not legal:
            return 0, None
        if is_producer:
            # Legal for MLIR, which only considers the order of the exchanged data.
            for number, slice_ in enumerate(slices):
                if slice_ is not None and not keeps_order(source, target, slice_, relations):
                    slices[number] = None
            legal = max((number for number, slice_ in enumerate(slices, 1) if slice_ is not None), default=0)
            if not legal:
                return 0, None
        tolerance = self.options.tolerance
        if has_cyclic_dependence(source, relations):
            # The source must not run an iteration twice then.
            tolerance = 0.0
            if self.options.maximal and not _adds_nothing(source, target, slices[legal - 1]):
                return 0, None
        chosen: int | None = legal
        if not self.options.maximal:
            chosen = best_depth(source, accesses, target, slices, legal, tolerance)
        return (0, None) if chosen is None else (chosen, slices[chosen - 1])

    def _can_remove(
        self, source: Node, target: Node, piece: ComputationSlice, place: Operation, escaping: set[Value]
    ) -> bool:
        """True if the source is no longer needed."""
        needed = bool(escaping)
        for edge in self.graph.outs.get(source.id, ()):
            user = self.graph.nodes[edge.node].op
            if user is target.op:
                continue
            if place is not user and not place.is_before_in_block(user):
                return False
            needed = True
        return not needed or bool(piece.is_maximal())

    def _can_be_private(self, memref: Value, escaping: set[Value], source: Node, target: Node, remove: bool) -> bool:
        """True if the target may have a private buffer for the memref."""
        if element_size_in_bytes(type_as(memref, ShapedType).element_type) is None:
            return False
        if memref in escaping and (remove or target.stores_of(memref)):
            return False
        if not writes_all_read(source.op, target.op, memref):
            return False
        if self.graph.num_accessing_ins(source.id, memref) or self.graph.num_outs(target.id, memref):
            return False
        return not remove or not any(
            edge.value is memref and edge.node != target.id for edge in self.graph.outs.get(source.id, ())
        )

    def _make_private(self, target: Node, private: set[Value], depth: int, block: Block) -> None:
        stores: dict[Value, list[Any]] = {}
        for operation in target.op.walk_post_order():
            if isinstance(operation, WRITES) and operation.memref in private:
                stores.setdefault(operation.memref, []).append(operation)
        for accesses in stores.values():
            new_op = self._private_buffer(target.op, accesses, depth, block)
            if new_op is not None:
                node = self.graph.add_node(new_op)
                self.graph.add_edge(node.id, target.id, new_op.results[0])

    def _private_buffer(
        self, root: AffineForOp, stores: Sequence[AffineStoreOp], depth: int, block: Block
    ) -> Operation | None:
        """Replaces a memref in a nest by a new one, of the size that the stores write at the depth."""
        first = Access(stores[0])
        if not all(first.is_same_as(Access(other)) for other in stores[1:]):
            return None
        old = first.memref
        region = accessed_region(stores[0], depth, drop_locals=False)
        shape = region.constant_shape()
        if shape is None:
            return None
        symbols = symbols_of(region)
        count, rank = len(symbols), region.rank
        results = [
            simplify_affine_expr(
                dim(count + number) - lower.replace_dims_and_symbols([], dims(count), count, 0).results[0],
                count + rank,
                0,
            )
            for number, lower in enumerate(shape.lowers)
        ]
        type = region.memref_type
        size = shape.num_elements * (element_size_in_bytes(type.element_type) or 0)
        space = type.memory_space
        if self.options.fast_space is not None and size <= self.options.local_size:
            space = IntegerAttr(i64, self.options.fast_space)
        builder = Builder(InsertionPoint.at_block_start(root.enclosing_block), location=root.raw_location)
        alloc = builder.create(AllocOp, memref=MemRefType(shape.shape, type.element_type, None, space))
        ancestors = [
            ancestor for ancestor in (block.find_ancestor_op(store) for store in stores) if ancestor is not None
        ]
        start = ancestors[0]
        for ancestor in ancestors[1:]:
            start = ancestor if ancestor.is_before_in_block(start) else start
        dominance = DominanceInfo()
        remap = AffineMap(count + rank, 0, results)
        replace_memref_uses(old, alloc.results[0], remap, symbols, lambda user: dominance.dominates(start, user))
        return alloc

    # ---- Siblings

    def _fuse_siblings(self) -> None:
        for id in self._worklist():
            node = self.graph.nodes.get(id)
            if node is None or not isinstance(node.op, AffineForOp):
                continue
            visited: set[int] = set()
            while (sibling := self._next_sibling(node, visited)) is not None:
                self._fuse_sibling(*sibling, node)

    def _fuse_sibling(self, sibling: Node, memref: Value, target: Node) -> None:
        ordered = (sibling, target) if sibling.op.is_before_in_block(target.op) else (target, sibling)
        place = self.graph.insertion_point(ordered[0].id, ordered[1].id)
        if place is None:
            return
        deepest = loop_depth_of([target.loads_of(memref)[0]], target.op)
        _, piece = self._choose(
            sibling.op,
            target.op,
            deepest,
            sibling.loads_of(memref),
            lambda op: isinstance(op, READS) and op.memref is memref,
            False,
        )
        # Reductions would have to become iter_args of the target, which is not supported.
        if piece is None or piece.slices_carried_values() or not piece.is_maximal():
            return
        if not runs_at_most_once(piece, target.op) and not may_run_again(sibling.op, set()):
            return
        fuse(sibling.op, piece)
        if place is not target.op:
            target.op.move_before(place)
        self.graph.fuse_sibling_edges(sibling.id, target.id)
        target.collect()
        self.graph.remove_node(sibling.id)
        sibling.op.erase()

    def _next_sibling(self, target: Node, visited: set[int]) -> tuple[Node, Value] | None:
        """Returns a nest that reads the same block argument as the target, or the same operation's output."""
        tops = {node.op: node for node in self.graph.nodes.values()}
        for memref in self.graph.block.arguments:
            for user in memref.users:
                if not isinstance(user, READS):
                    continue
                sibling = tops.get(self.graph.block.find_ancestor_op(user))
                if sibling is None or sibling is target or not isinstance(sibling.op, AffineForOp):
                    continue
                if sibling.id in visited or not target.loads_of(memref):
                    continue
                if self._are_siblings(sibling, target, memref):
                    visited.add(sibling.id)
                    return sibling, memref
        for edge in list(self.graph.memory_edges(self.graph.ins, target.id)):
            source = self.graph.nodes[edge.node]
            if not target.loads_of(edge.value):
                continue
            if not source.stores_of(edge.value) and edge.value.defining_op is not source.op:
                continue
            for other in self.graph.memory_edges(self.graph.outs, edge.node):
                sibling = self.graph.nodes[other.node]
                if sibling.id in visited or sibling is target or other.value is not edge.value:
                    continue
                if isinstance(sibling.op, AffineForOp) and self._are_siblings(sibling, target, other.value):
                    visited.add(sibling.id)
                    return sibling, other.value
        return None

    def _are_siblings(self, sibling: Node, target: Node, memref: Value) -> bool:
        """True if the sibling may be fused into the target because both read the memref."""
        if len(sibling.loads_of(memref)) != 1:
            return False
        if self.graph.has_path(sibling.id, target.id) or self.graph.has_path(target.id, sibling.id):
            return False
        both = {load.memref for load in sibling.loads} & {store.memref for store in sibling.stores}
        if any(self.graph.num_accessing_ins(sibling.id, buffer) for buffer in both):
            return False
        return not self._has_foreign_users_between(sibling, target)

    def _has_foreign_users_between(self, one: Node, other: Node) -> bool:
        """True if operations that are not affine use, between two nests, a memref of the first."""
        first, last = (one.op, other.op) if one.op.is_before_in_block(other.op) else (other.op, one.op)
        for memref in _memrefs_used_in(first):
            for user in memref.users:
                top = self.graph.block.find_ancestor_op(user)
                if isinstance(user, ACCESSES) or top is None or top is first or top is last:
                    continue
                if first.is_before_in_block(top) and top.is_before_in_block(last):
                    return True
        return False


def _memrefs_used_in(root: Operation) -> dict[Value, None]:
    return dict.fromkeys(
        value
        for operation in root.walk()
        if not isinstance(operation, AffineForOp)
        for value in operation.operands
        if isinstance(value.type, MemRefType)
    )


def _adds_nothing(source: AffineForOp, target: AffineForOp, piece: ComputationSlice | None) -> bool:
    costs = nest_cost(source), nest_cost(target)
    if piece is None or costs[0] is None or costs[1] is None:
        return False
    more = additional_computation(costs[0], costs[1], piece)
    return more is not None and more <= 0


def _escapes(memref: Value, block: Block) -> bool:
    """True if others than affine operations of the block may access the memref."""
    owner = memref.defining_op
    if owner is None:
        return True
    view = ViewLikeOpInterface.get(owner)
    if view is not None and _escapes(view.get_view_source(owner), block):
        return True
    if not has_single_effect(owner, Effect.ALLOCATE, on=memref):
        return True
    for user in memref.users:
        ancestor: Operation | None = user
        while ancestor is not None and ancestor.parent_region is not block.parent:
            ancestor = ancestor.parent_op
        if ancestor is None:
            return True
        if ancestor.parent is block and not isinstance(user, ACCESSES):
            return True
    return False
