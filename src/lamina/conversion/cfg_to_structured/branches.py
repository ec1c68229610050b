"""Branches of a control flow graph without cycles become regions."""

from __future__ import annotations

from collections.abc import Sequence

from lamina.conversion.cfg_to_structured.dominance import Dominance
from lamina.conversion.cfg_to_structured.edges import Edge, add_arguments_like, edges_from, edges_to, single_entry
from lamina.conversion.cfg_to_structured.structured import make_branch
from lamina.conversion.cfg_to_structured.values import SharedValues
from lamina.dialects.scf.builders import make_yield
from lamina.ir.block import Block
from lamina.ir.operation import Operation
from lamina.ir.region import Region
from lamina.ir.value import Value


def lift_branch(entry: Block, values: SharedValues, dominance: Dominance) -> list[Block]:
    """Lifts the branch that ends ``entry``; returns the blocks to continue with. Raises PassFailure."""
    count = entry.terminator.num_successors
    if count == 0:
        return []
    if count == 1:
        _merge_successor(entry)
        return [entry]
    return _Branch(entry, values, dominance).lift()


def _merge_successor(entry: Block) -> None:
    """Appends the only successor to the block."""
    (edge,) = edges_from(entry)
    target = edge.target
    for old, new in zip(target.arguments, edge.operands.forwarded, strict=True):
        old.replace_all_uses_with(new)
    entry.terminator.erase()
    _move_operations(target, entry)


def _move_operations(block: Block, target: Block) -> None:
    """Moves all operations to the end of another block, and erases the empty one."""
    while (operation := block.first_op) is not None:
        operation.move_to_end(target)
    block.erase()


class _Branch:
    """A block that ends in a branch to several successors.

    The blocks dominated by an edge of the branch become the region of that edge. The rest is the continuation;
    the regions end at edges to it.
    """

    def __init__(self, entry: Block, values: SharedValues, dominance: Dominance) -> None:
        assert entry.parent is not None
        self.entry = entry
        self.region = entry.parent
        self.values = values
        self.dominance = dominance
        self.edges = edges_from(entry)
        order = dominance.order(self.region)
        # If other edges lead to the successor too, it is part of the continuation.
        self.parts = [
            order.dominated_by(edge.target) if edge.target.single_predecessor is entry else [] for edge in self.edges
        ]

    def lift(self) -> list[Block]:
        leaving, some_continue, some_end = self._leaving_edges()
        if not some_continue:
            # All regions end by themselves; nothing can follow the branch's operation.
            return [edge.target for edge in self.edges]
        targets = {edge.target for edge in leaving}
        continuation = targets.pop() if len(targets) == 1 else None
        if continuation is None or some_end:
            location = leaving[0].source.terminator.raw_location
            continuation = single_entry(location, leaving, self.values)
        if some_end:
            # The terminators of regions now follow the new block: start over.
            self.dominance.invalidate(self.region)
            return [self.entry]
        return self._make_regions(continuation)

    def _leaving_edges(self) -> tuple[list[Edge], bool, bool]:
        """Returns the edges out of the parts: to the continuation, and to blocks in them that end the region;
        also whether there are edges to the continuation, and whether there are such blocks."""
        inside = {self.entry}.union(*self.parts)
        leaving: list[Edge] = []
        some_continue = some_end = False
        for own_edge, part in zip(self.edges, self.parts, strict=True):
            if not part:
                leaving.append(own_edge)
                some_continue = True
            for block in part:
                edges = edges_from(block)
                if not edges:
                    some_end = True
                    leaving += edges_to(block)
                    continue
                outward = [edge for edge in edges if edge.target not in inside]
                leaving += outward
                some_continue = some_continue or bool(outward)
        return leaving, some_continue, some_end

    def _make_regions(self, continuation: Block) -> list[Block]:
        entries: list[Block] = []
        # Blocks that only yield, with their yielded values.
        yielding: list[tuple[Block, Sequence[Value]]] = []
        regions = [Region() for _ in self.edges]
        for edge, part, region in zip(self.edges, self.parts, regions, strict=True):
            if not part:
                yielding.append((region.append(Block()), edge.operands.forwarded))
                continue
            self._move_part(part, continuation, region, yielding)
            first = part[0]
            for old, new in zip(first.arguments, edge.operands.forwarded, strict=True):
                old.replace_all_uses_with(new)
            edge.operands.assign([])
            first.erase_arguments(range(len(first.arguments)))
            entries.append(first)
        structured = self._replace_branch(continuation, regions)
        for block, results in yielding:
            block.append(make_yield(results, structured.raw_location))
        # Each region has one way to the continuation: a block that only leads there.
        for edge in list(edges_to(continuation)):
            branch = edge.source.terminator
            edge.source.insert_before(branch, make_yield(edge.operands.forwarded, branch.raw_location))
            branch.erase()
        for old, new in zip(continuation.arguments, structured.results, strict=True):
            old.replace_all_uses_with(new)
        _move_operations(continuation, self.entry)
        return [*entries, self.entry]

    def _move_part(
        self,
        part: list[Block],
        continuation: Block,
        region: Region,
        yielding: list[tuple[Block, Sequence[Value]]],
    ) -> None:
        """Moves the blocks to the region. Several edges to the continuation go through one block at its end."""
        outward = [edge for block in part for edge in edges_from(block) if edge.target is continuation]
        for block in part:
            region.append(self.region.remove(block))
        if len(outward) < 2:
            return
        exit = region.append(Block())
        add_arguments_like(exit, continuation)
        for edge in outward:
            edge.redirect(exit)
        yielding.append((exit, exit.arguments))

    def _replace_branch(self, continuation: Block, regions: list[Region]) -> Operation:
        branch = self.entry.terminator
        structured = make_branch(branch, continuation.argument_types, regions)
        branch.erase()
        return structured
