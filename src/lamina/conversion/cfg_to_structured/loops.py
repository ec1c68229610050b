"""Cycles of a control flow graph become loops."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from lamina.analysis.components import strongly_connected
from lamina.conversion.cfg_to_structured.dominance import Dominance
from lamina.conversion.cfg_to_structured.edges import Edge, Junction, edges_from, edges_to, single_entry
from lamina.conversion.cfg_to_structured.exits import Exits
from lamina.conversion.cfg_to_structured.structured import make_loop
from lamina.conversion.cfg_to_structured.values import SharedValues
from lamina.dialects.cf.builders import make_switch
from lamina.ir.block import Block
from lamina.ir.region import Region
from lamina.ir.types import i32
from lamina.ir.value import BlockArgument, Value


def lift_cycles(entry: Block, exits: Exits, dominance: Dominance) -> list[Block]:
    """Turns every cycle reachable from ``entry`` into a loop, the last ones first, leaving nested cycles.
    Returns the entries of the loops' bodies. Raises PassFailure."""
    region = entry.parent
    assert region is not None
    headers = [_Cycle(blocks, exits, dominance).lift() for blocks in list(_cycles(entry))]
    if headers:
        dominance.invalidate(region)
    return headers


def _cycles(entry: Block) -> Iterator[list[Block]]:
    """Yields the strongly connected components with cycles, successors first. The blocks of a component are in reverse
    order of discovery."""
    for component in strongly_connected([entry], lambda block: block.successors):
        if len(component) > 1 or component[0] in component[0].successors:
            yield component


@dataclass
class _CycleEdges:
    """``back`` are the edges to blocks that are entered from outside."""

    entry: list[Edge] = field(default_factory=list)
    exit: list[Edge] = field(default_factory=list)
    back: list[Edge] = field(default_factory=list)


class _Cycle:
    """A strongly connected component being turned into a loop."""

    def __init__(self, blocks: list[Block], exits: Exits, dominance: Dominance) -> None:
        # A dictionary as an ordered set.
        self.blocks = dict.fromkeys(blocks)
        self.exits = exits
        self.values = exits.values
        self.dominance = dominance

    def lift(self) -> Block:
        edges = self._edges()
        header = edges.entry[0].target
        if len(edges.entry) > 1:
            header = single_entry(header.terminator.raw_location, edges.entry + edges.back, self.values)
        self.blocks[header] = None
        latch, condition, after = self._make_latch(header, edges)
        self.blocks[latch] = None
        following = _LoopValues(header, latch, after, list(self.blocks), self.values, self.dominance).carry()
        self._make_loop(header, latch, after, condition, following)
        return header

    def _edges(self) -> _CycleEdges:
        edges = _CycleEdges()
        for block in self.blocks:
            edges.entry += [edge for edge in edges_to(block) if edge.source not in self.blocks]
            edges.exit += [edge for edge in edges_from(block) if edge.target not in self.blocks]
        entries = {edge.target for edge in edges.entry}
        for block in self.blocks:
            edges.back += [edge for edge in edges_from(block) if edge.target in entries]
        return edges

    def _make_latch(self, header: Block, edges: _CycleEdges) -> tuple[Block, BlockArgument, Block]:
        """Creates a block at the end of the loop through which all back and exit edges go; returns it, its continue
        flag, and the exit block."""
        location = edges.back[0].source.terminator.raw_location
        targets = [edge.target for edge in edges.back + edges.exit]
        # Endless loops do not need the number 0, but it is created anyway.
        self.values.number(0)
        junction = Junction(location, targets, self.values, [i32])
        latch = junction.block
        region = latch.parent
        assert region is not None
        after = region.insert_before(latch.next_block, Block())
        condition = latch.arguments[-1]
        again = (header, latch.arguments[: len(header.arguments)])
        latch.append(make_switch(location, condition, again, [0], [(after, ())]))
        if edges.exit:
            junction.dispatch(location, after, {header})
        else:
            self.exits.end_unreachable(after, location)
        for edge in edges.back:
            junction.redirect(edge, [self.values.number(1)])
        for edge in edges.exit:
            junction.redirect(edge, [self.values.number(0)])
        return latch, condition, after

    def _make_loop(
        self, header: Block, latch: Block, after: Block, condition: Value, following: list[Value]
    ) -> None:
        """Moves the blocks to the body of a loop, which replaces the header in a new block."""
        region = header.parent
        assert region is not None
        types = header.argument_types
        place = region.insert_before(header, Block(types, [argument.location for argument in header.arguments]))
        inner = [block for block in self.blocks if block is not header and block is not latch]
        body = Region()
        for block in [header, *inner, latch]:
            body.append(region.remove(block))
        terminator = latch.terminator
        location = terminator.raw_location
        results = list(after.arguments)
        terminator.erase()
        header.replace_all_uses_with(place)
        loop = make_loop(location, place.arguments, condition, following, body)
        place.append(loop)
        for old, new in zip(results, loop.results, strict=True):
            old.replace_all_uses_with(new)
        while (operation := after.first_op) is not None:
            operation.move_to_end(place)
        after.erase()


class _LoopValues:
    """Turns all values that the loop defines and that are used after it into iteration values.

    ``after`` is the block after the loop; its arguments represent the loop's results until it is created.
    """

    def __init__(
        self,
        header: Block,
        latch: Block,
        after: Block,
        blocks: list[Block],
        values: SharedValues,
        dominance: Dominance,
    ) -> None:
        self.header = header
        self.latch = latch
        self.after = after
        self.blocks = blocks
        self.inside = set(blocks)
        self.values = values
        self.dominance = dominance
        again, out = edges_from(latch)
        self.again, self.out = again, out
        self.following = again.operands.forwarded
        self.ways = list(edges_to(latch))
        self._known_ways: dict[Block, list[bool]] = {}
        # The operands that the latch, and each path to it, will forward too.
        self.passed: list[Value] = []
        self.given: list[list[Value]] = [[] for _ in self.ways]

    def carry(self) -> list[Value]:
        """Returns the values of the next iteration."""
        self.out.operands.append(self.following)
        for value in self.following:
            result = self.after.add_argument(value.type, value.location)
            for use in value.uses:
                if not self._is_inside(use.owner.parent):
                    use.set(result)
        # Arguments added in the process are not considered.
        defined = [(block, list(block.arguments)) for block in self.blocks]
        for block, arguments in defined:
            for argument in arguments:
                self._carry_out(argument, block)
            for operation in block.operations:
                for value in operation.results:
                    self._carry_out(value, block)
        for edge, given in zip(self.ways, self.given, strict=True):
            edge.operands.append(given)
        for edge in (self.again, self.out):
            edge.operands.append(self.passed)
        self._complete_entries()
        return self.following + self.passed

    def _is_inside(self, block: Block | None) -> bool:
        region = self.header.parent
        assert region is not None
        return region.find_ancestor_block(block) in self.inside

    def _carry_out(self, value: Value, block: Block) -> None:
        """Replaces uses after the loop with a result of the loop."""
        result: BlockArgument | None = None
        for use in value.uses:
            if self._is_inside(use.owner.parent):
                continue
            if result is None:
                result = self._new_result(value, block)
            use.set(result)

    def _new_result(self, value: Value, block: Block) -> BlockArgument:
        result = self.after.add_argument(value.type, value.location)
        self.header.add_argument(value.type, value.location)
        self.passed.append(self._at_latch(value, block))
        return result

    def _at_latch(self, value: Value, block: Block) -> Value:
        """Returns the value as the latch sees it, where not all ways to the latch define it."""
        if block is self.latch:
            return value
        reached = self._reached(block)
        if all(reached):
            return value
        argument = self.latch.add_argument(value.type, value.location)
        for given, defined in zip(self.given, reached, strict=True):
            given.append(value if defined else self.values.poison(value.type))
        return argument

    def _reached(self, block: Block) -> list[bool]:
        """For each path to the latch whether it goes through the block."""
        reached = self._known_ways.get(block)
        if reached is None:
            assert block.parent is not None
            order = self.dominance.order(block.parent)
            reached = self._known_ways[block] = [order.dominates(block, edge.source) for edge in self.ways]
        return reached

    def _complete_entries(self) -> None:
        """The first iteration has no values for the added arguments."""
        for edge in edges_to(self.header):
            if edge.source is not self.latch:
                operands = edge.operands
                operands.append(
                    [self.values.poison(argument.type) for argument in self.header.arguments[len(operands) :]]
                )
