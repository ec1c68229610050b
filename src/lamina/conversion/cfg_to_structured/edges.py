"""Edges of a control flow graph, and multiplexer blocks."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from typing import NamedTuple

from lamina.conversion.cfg_to_structured.values import SharedValues
from lamina.dialects.cf.builders import make_switch
from lamina.interfaces.branch import SuccessorOperands, successor_operands
from lamina.ir.attribute import Type
from lamina.ir.block import Block
from lamina.ir.location import LocationLike
from lamina.ir.types import i32
from lamina.ir.value import BlockArgument, Value


class Edge(NamedTuple):
    """The edge from a block's terminator to its successor number ``slot``."""

    source: Block
    slot: int

    @property
    def target(self) -> Block:
        return self.source.terminator.successors[self.slot]

    @property
    def operands(self) -> SuccessorOperands:
        """Returns the operands that the edge forwards to the target's arguments."""
        forwarded = successor_operands(self.source.terminator, self.slot)
        assert forwarded is not None
        return forwarded

    def redirect(self, target: Block) -> None:
        self.source.terminator.set_successor(self.slot, target)


def edges_from(block: Block) -> list[Edge]:
    """Returns the edges that leave the block."""
    last = block.last_op
    return [] if last is None else [Edge(block, index) for index in range(last.num_successors)]


def edges_to(block: Block) -> Iterator[Edge]:
    """Yields the edges that enter the block, latest first."""
    for use in block.uses:
        assert use.owner.parent is not None
        yield Edge(use.owner.parent, use.index)


def add_arguments_like(block: Block, other: Block) -> None:
    """Adds arguments with the types and locations of the other block's."""
    for argument in other.arguments:
        block.add_argument(argument.type, argument.location)


class Junction:
    """A block that multiplexes several targets: it takes the arguments of all of them, and the number of the
    target if there are several. ``extra`` arguments come last."""

    def __init__(
        self, location: LocationLike, targets: Sequence[Block], values: SharedValues, extra: Sequence[Type] = ()
    ) -> None:
        self.values = values
        self.block = block = Block()
        first = targets[0]
        assert first.parent is not None
        first.parent.insert_before(first.next_block, block)
        # For each target the position of its arguments.
        self.positions: dict[Block, int] = {}
        for target in targets:
            if target not in self.positions:
                self.positions[target] = len(block.arguments)
                add_arguments_like(block, target)
        self.numbers = {target: number for number, target in enumerate(self.positions)}
        self.discriminator: BlockArgument | None = None
        if len(self.positions) > 1:
            values.number(0)
            self.discriminator = block.add_argument(i32, location)
        for type in extra:
            block.add_argument(type, location)
        self.first_extra = len(block.arguments) - len(extra)

    def redirect(self, edge: Edge, extra: Sequence[Value] = ()) -> None:
        """Redirects the edge to this block."""
        target = edge.target
        operands = edge.operands
        handed, start = operands.forwarded, self.positions[target]
        passed: list[Value] = []
        for argument in self.block.arguments:
            position = argument.index
            if start <= position < start + len(target.arguments):
                passed.append(handed[position - start])
            elif argument is self.discriminator:
                passed.append(self.values.number(self.numbers[target]))
            elif position >= self.first_extra:
                passed.append(extra[position - self.first_extra])
            else:
                passed.append(self.values.poison(argument.type))
        edge.redirect(self.block)
        operands.assign(passed)

    def dispatch(self, location: LocationLike, block: Block, excluded: Collection[Block] = ()) -> None:
        """Ends ``block`` with a switch to the targets."""
        numbers = [number for target, number in self.numbers.items() if target not in excluded]
        targets = [
            (target, self.block.arguments[position : position + len(target.arguments)])
            for target, position in self.positions.items()
            if target not in excluded
        ]
        flag: Value | None = self.discriminator
        if flag is None or len(targets) == 1:
            flag = self.values.number(0)
        block.append(make_switch(location, flag, targets[-1], numbers[:-1], targets[:-1]))


def single_entry(location: LocationLike, edges: Iterable[Edge], values: SharedValues) -> Block:
    """Returns a block through which all the edges go on to their targets."""
    all_edges = list(edges)
    junction = Junction(location, [edge.target for edge in all_edges], values)
    for edge in all_edges:
        junction.redirect(edge)
    junction.dispatch(location, junction.block)
    return junction.block
