"""``lamina-double-buffer-loops``: loops that compute a carried tensor into a ``tensor.empty`` alternate between two
buffers.

Such a loop yields another buffer than that of its iteration argument: bufferization allocates and copies in each
iteration. Here it writes to the iteration argument itself, if nothing reads that any more; else it carries a second
tensor without contents, writes to that one, and yields the two exchanged, which bufferization does without copies.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass

from lamina.analysis.value_bounds import Comparison, Variable, compare
from lamina.dialects.arith.mixed import constant_index
from lamina.dialects.linalg.named_ops import FillOp
from lamina.dialects.scf.loop_utils import for_with_additional_yields
from lamina.dialects.scf.ops import ConditionOp, ForOp, WhileOp
from lamina.dialects.tensor.ops import DimOp, EmptyOp
from lamina.interfaces.bufferizable import EQUIVALENT, AnalysisState, BufferizableOpInterface, BufferizationOptions
from lamina.interfaces.destination_style import dps_inits
from lamina.interfaces.loop_like import NewYields
from lamina.interfaces.subset import SubsetExtractionOpInterface, SubsetInsertionOpInterface
from lamina.ir.block import Block
from lamina.ir.operation import Operation
from lamina.ir.region import Region
from lamina.ir.types import DYNAMIC, RankedTensorType
from lamina.ir.value import BlockArgument, OpOperand, OpResult, Value, type_as
from lamina.passmanager import Pass, register_pass
from lamina.rewrite.rewriter import PatternRewriter


@register_pass("lamina-double-buffer-loops", summary="Alternate between two buffers in loops that rewrite a tensor")
class DoubleBufferLoops(Pass):
    """Innermost loops first: outer ones carry what the inner ones have become."""

    def run(self, operation: Operation) -> None:
        rewriter = PatternRewriter()
        for loop in list(operation.walk_post_order()):
            if isinstance(loop, ForOp | WhileOp) and any(
                isinstance(type, RankedTensorType) for type in loop.result_types
            ):
                _alternate(loop, rewriter)


class _Destinations(AnalysisState):
    """Where values of a loop's body are computed if every operation works in place. Values from outside are not
    followed."""

    def __init__(self, loop: Operation) -> None:
        super().__init__(BufferizationOptions())
        self.loop = loop
        self._known: dict[Value, dict[Value, list[OpOperand]]] = {}
        self.chains: dict[Value, list[Operation]] = {}
        """The operations on the way from a value to its origins."""

    def are_equivalent(self, left: Value, right: Value) -> bool:
        return list(self.origins(right)) == [left]

    def origins(self, value: Value) -> dict[Value, list[OpOperand]]:
        """Returns the values whose buffers the value may have, each with the operands that lead there."""
        known = self._known.get(value)
        if known is not None:
            return known
        origins: dict[Value, list[OpOperand]] = {}
        pending: list[tuple[Value, OpOperand | None]] = [(value, None)]
        seen: set[OpOperand] = set()
        while pending:
            at, slot = pending.pop()
            aliases = []
            if isinstance(at, OpResult) and self.loop.is_ancestor(at.owner):
                aliases = self.get_aliasing_op_operands(at)
            if not aliases or any(alias.relation is not EQUIVALENT for alias in aliases):
                origins.setdefault(at, []).extend([] if slot is None else [slot])
                continue
            for alias in aliases:
                if alias.operand not in seen:
                    seen.add(alias.operand)
                    pending.append((alias.operand.value, alias.operand))
        self._known[value] = origins
        self.chains[value] = [slot.owner for slot in seen]
        return origins


@dataclass
class _Target:
    """A carried tensor that each iteration computes anew: its position, the ``tensor.empty`` or fill of one that it
    starts from, the operands that are that tensor, and those of operations that take parts of it, to be computed and
    inserted again."""

    position: int
    start: Value
    slots: list[OpOperand]
    parts: list[OpOperand]


class _Carried:
    """The carried tensors of a loop: arguments and yielded values of the region that computes, and the initial
    values."""

    def __init__(self, loop: ForOp | WhileOp) -> None:
        self.loop = loop
        self.body: Block = loop.regions[-1].entry_block
        is_for = isinstance(loop, ForOp)
        self.arguments: Sequence[BlockArgument] = self.body.arguments[1:] if is_for else self.body.arguments
        self.inits = list(loop.init_args if isinstance(loop, ForOp) else loop.inits)
        self.yields: Sequence[OpOperand] = self.body.terminator.op_operands
        self.state = _Destinations(loop)
        self.origins = [
            self.state.origins(slot.value) if isinstance(slot.value.type, RankedTensorType) else {}
            for slot in self.yields
        ]

    def rewritten(self) -> Iterator[_Target]:
        for position, origins in enumerate(self.origins):
            if len(origins) != 1:
                continue
            ((start, slots),) = origins.items()
            if start.type is not self.arguments[position].type or not _has_no_contents(start) or not slots:
                continue
            # Alternatives are in different regions; other uses would overwrite each other.
            if len({slot.owner.parent_region for slot in slots}) < len(slots):
                continue
            parts = self._parts(start, self.yields[position].value)
            if not (parts and isinstance(start.defining_op, FillOp)):
                yield _Target(position, start, slots, parts)

    def _parts(self, start: Value, end: Value) -> list[OpOperand]:
        """Returns the extractions of parts that an operation on the way from the start to the end inserts."""
        insertions = [
            (owner, model)
            for owner in self.state.chains[end]
            if (model := SubsetInsertionOpInterface.get(owner)) is not None
        ]
        return [
            use
            for use in start.uses
            if SubsetExtractionOpInterface.get(use.owner) is not None
            and any(
                insertion.parent is use.owner.parent
                and model.operates_on_equivalent_subset(insertion, use.owner, _are_states_of_one)
                for insertion, model in insertions
            )
        ]

    def circle(self, position: int) -> list[int] | None:
        """Returns the position, that to which its argument's buffer is passed on, and so on: the buffer of the last
        one is not passed on. None if a buffer is passed on twice."""
        positions = [position]
        while True:
            argument = self.arguments[positions[-1]]
            takers = [taker for taker, origins in enumerate(self.origins) if argument in origins]
            if not takers:
                return positions
            if len(takers) > 1 or takers[0] in positions:
                return None
            positions += takers

    def is_permutation_but_for(self, handled: Collection[int]) -> bool:
        """True if each buffer of an argument is yielded at most once, and at the other positions nothing else is."""
        passed_on = [
            origin for position, origins in enumerate(self.origins) for origin in origins if position not in handled
        ]
        return len(set(passed_on)) == len(passed_on) and set(passed_on) <= set(self.arguments)

    def have_equal_sizes(self, target: _Target, circle: list[int]) -> bool:
        """True if all buffers of the circle have the same sizes in all iterations."""
        type = type_as(target.start, RankedTensorType)
        dynamic = [dim for dim, size in enumerate(type.shape) if size == DYNAMIC]
        values = [target.start, *(self.inits[at] for at in circle), *(self.yields[at].value for at in circle)]
        if any(value.type is not type for value in values):
            return False
        first = self.inits[target.position]
        return all(
            value is first or compare(Variable.of(value, dim), Comparison.EQ, Variable.of(first, dim))
            for value in values
            for dim in dynamic
        )

    def is_read_out(self, argument: Value, slot: OpOperand) -> bool:
        """True if the argument's buffer is not accessed from the operand's operation on, other than elementwise by
        that one."""
        owner = slot.owner
        top = self.body.find_ancestor_op(owner)
        model = BufferizableOpInterface.get(owner)
        assert top is not None
        pending, seen = [argument], {argument}
        while pending:
            for use in pending.pop().uses:
                aliases = self.state.get_aliasing_values(use)
                if not aliases and not self.state.reads(use) and not self.state.writes(use):
                    continue
                if (
                    use.owner is owner
                    and model
                    and model.bufferizes_to_elementwise_access(owner, self.state, [use, slot])
                ):
                    continue
                at = self.body.find_ancestor_op(use.owner)
                if at is None or not at.is_before_in_block(top):
                    return False
                new = {alias.value for alias in aliases} - seen
                seen |= new
                pending += new
        return True


def _are_states_of_one(tensor: Value, other: Value) -> bool:
    return True


def _has_no_contents(value: Value) -> bool:
    """True for ``tensor.empty``, and for fills of it, which cost less than a copy."""
    owner = value.defining_op
    if isinstance(owner, FillOp):
        owner = dps_inits(owner)[0].value.defining_op
    return isinstance(owner, EmptyOp)


def _alternate(loop: ForOp | WhileOp, rewriter: PatternRewriter) -> None:
    carried = _Carried(loop)
    if isinstance(loop, WhileOp) and not _passes_on_arguments(loop):
        return
    second: list[tuple[_Target, int]] = []
    taken: set[int] = set()
    handled: dict[int, list[OpOperand]] = {}
    for target in carried.rewritten():
        circle = carried.circle(target.position)
        is_yielded_twice = target.slots in handled.values()
        if circle is None or is_yielded_twice or taken & set(circle) or not carried.have_equal_sizes(target, circle):
            continue
        taken.update(circle)
        handled[target.position] = target.slots
        free = carried.arguments[circle[-1]]
        if all(carried.is_read_out(free, slot) for slot in (*target.slots, *target.parts)):
            _start_from(target, free, rewriter)
        else:
            second.append((target, circle[-1]))
    if second and carried.is_permutation_but_for(handled):
        _carry_second_tensors(carried, second, rewriter)


def _start_from(target: _Target, tensor: Value, rewriter: PatternRewriter) -> None:
    """Computes into the tensor instead."""
    fill = target.start.defining_op
    for slot in (*target.slots, *target.parts):
        start = tensor
        if isinstance(fill, FillOp):
            rewriter.set_insertion_point(slot.owner)
            start = rewriter.clone(fill).results[0]
            start.owner.set_operand(dps_inits(start.owner)[0].index, tensor)
        with rewriter.modify_in_place(slot.owner):
            slot.set(start)
    _erase_unused(fill, rewriter)


def _erase_unused(operation: Operation | None, rewriter: PatternRewriter) -> None:
    while isinstance(operation, FillOp | EmptyOp) and operation.use_empty:
        start = dps_inits(operation)[0].value.defining_op if isinstance(operation, FillOp) else None
        rewriter.erase_op(operation)
        operation = start


def _carry_second_tensors(carried: _Carried, second: list[tuple[_Target, int]], rewriter: PatternRewriter) -> None:
    """Adds a tensor for each, and yields for it the argument that is not passed on."""
    loop = carried.loop
    rewriter.set_insertion_point(loop)
    rewriter.location = loop.raw_location
    inits = [_empty_like(carried, target, rewriter) for target, _ in second]
    passed_on = [carried.arguments[free] for _, free in second]

    def exchange(_builder: object, arguments: Sequence[BlockArgument]) -> list[Value]:
        for (target, _), argument in zip(second, arguments, strict=True):
            _start_from(target, argument, rewriter)
        return list(passed_on)

    if isinstance(loop, ForOp):
        for_with_additional_yields(rewriter, loop, inits, False, exchange)
    else:
        _while_with_more(rewriter, loop, inits, exchange)


def _empty_like(carried: _Carried, target: _Target, rewriter: PatternRewriter) -> Value:
    """Creates a tensor without contents in front of the loop."""
    type = type_as(target.start, RankedTensorType)
    init = carried.inits[target.position]
    sizes = []
    for dim, size in enumerate(type.shape):
        if size == DYNAMIC:
            sizes.append(rewriter.create(DimOp, init, constant_index(rewriter, dim)).result)
    return rewriter.create(EmptyOp, sizes, result_types=[type]).result


def _passes_on_arguments(loop: WhileOp) -> bool:
    """True if the first region passes on each of its arguments, at its own position."""
    before = loop.regions[0].entry_block
    condition = before.terminator
    return isinstance(condition, ConditionOp) and list(condition.args) == list(before.arguments)


def _while_with_more(rewriter: PatternRewriter, loop: WhileOp, inits: Sequence[Value], new_yields: NewYields) -> None:
    """Replaces the loop with one that carries more values through both regions."""
    types = [value.type for value in inits]
    rewriter.set_insertion_point(loop)
    new_loop = WhileOp(
        [*loop.operands, *inits],
        [*loop.result_types, *types],
        dict(loop._properties),
        dict(loop._attributes),
        (),
        [Region(), Region()],
        loop.raw_location,
    )
    rewriter.insert(new_loop)
    for old, new in zip(loop.regions, new_loop.regions, strict=True):
        new.take_body(old)
    before, after = (region.entry_block for region in new_loop.regions)
    passed_on, arguments = (
        [block.add_argument(value.type, value.location) for value in inits] for block in (before, after)
    )
    condition, end = before.terminator, after.terminator
    with rewriter.modify_in_place(condition):
        condition.insert_operands(condition.num_operands, passed_on)
    values = new_yields(rewriter, arguments)
    with rewriter.modify_in_place(end):
        end.insert_operands(end.num_operands, values)
    rewriter.replace_op(loop, new_loop.results[: len(loop.results)])
