"""Dead code across blocks: the liveness of operations and block arguments, and what is erased for lack of it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from enum import Enum

from lamina.interfaces.branch import BranchOpInterface, successor_block_argument
from lamina.interfaces.effects import find_lasting_effect, has_only_droppable_effects, is_never_dead, is_pinned
from lamina.ir import traits
from lamina.ir.block import Block
from lamina.ir.dominance import blocks_in_post_order, has_ssa_dominance
from lamina.ir.operation import Operation
from lamina.ir.region import Region
from lamina.ir.value import BlockArgument, OpOperand, OpResult, Value
from lamina.rewrite.rewriter import PatternRewriter


class Simplified(Enum):
    """The outcome of a simplification. As in MLIR, removing dead block arguments is a change but does not trigger
    another iteration."""

    NOTHING = "nothing"
    ARGUMENTS_ONLY = "arguments only"
    CHANGED = "changed"


def push_nested(block: Block, worklist: list[Region]) -> None:
    operation = block.first_op
    while operation is not None:
        if operation.regions:
            worklist.extend(operation.regions)
        operation = operation.next_op


def drop_uses(value: Value) -> None:
    while (use := value.first_use) is not None:
        use.drop()


def _in_post_order(region: Region) -> list[Block]:
    """Returns the reachable blocks, successors first."""
    entry = region.first_block
    return [] if entry is None else blocks_in_post_order(entry)


_TERMINATOR = traits.Terminator.bit


class _Liveness:
    """Operations and block arguments that were shown to be live."""

    __slots__ = ("operations", "arguments", "changed", "late", "droppable")

    def __init__(self) -> None:
        self.operations: set[Operation] = set()
        self.arguments: set[BlockArgument] = set()
        self.changed = False
        # True if arguments were found to be live after the values that are forwarded to them may have been visited.
        self.late = False
        # True if the effects of an operation with regions are unobservable; does not change during the run.
        self.droppable: dict[Operation, bool] = {}

    def is_live(self, value: Value) -> bool:
        return value.owner in self.operations if type(value) is OpResult else value in self.arguments

    def add_operation(self, operation: Operation) -> None:
        self.operations.add(operation)
        self.changed = True

    def add_argument(self, argument: BlockArgument) -> None:
        if argument not in self.arguments:
            self.arguments.add(argument)
            self.changed = True

    def used_by_live(self, value: Value) -> bool:
        use = value.first_use
        while use is not None:
            user = use.owner
            if user in self.operations and not (user._successors and self._feeds_dead_argument(use)):
                return True
            use = use.next_use
        return False

    def _feeds_dead_argument(self, use: OpOperand) -> bool:
        """True if the use only forwards the value to a block argument that is not known to be live."""
        argument = successor_block_argument(use.owner, use.index)
        return argument is not None and argument not in self.arguments

    def visit(self, operation: Operation) -> None:
        is_droppable: bool | None = None
        if operation.regions:
            is_droppable = self._is_droppable(operation)
        if operation.trait_bits & _TERMINATOR or operation._successors:
            self._visit_terminator(operation)
            return
        if operation in self.operations:
            return
        if is_droppable is None:
            is_droppable = has_only_droppable_effects(operation)
        if not is_droppable or is_pinned(operation):
            self.add_operation(operation)
            return
        for result in operation.results:
            if result.first_use is not None and self.used_by_live(result):
                self.add_operation(operation)
                return

    def _is_droppable(self, operation: Operation) -> bool:
        """Nested operations were checked before, so each level only looks one level down."""
        if not operation.regions:
            return has_only_droppable_effects(operation)
        is_droppable = self.droppable.get(operation)
        if is_droppable is None:
            is_droppable = has_only_droppable_effects(operation)
            if is_droppable and operation.has_trait(traits.RecursiveMemoryEffects):
                is_droppable = all(self._is_droppable(inner) for inner in operation._children())
            self.droppable[operation] = is_droppable
        return is_droppable

    def _visit_terminator(self, operation: Operation) -> None:
        if operation not in self.operations:
            self.add_operation(operation)
        if not operation._successors:
            return
        model = BranchOpInterface.get(operation)
        for index, successor in enumerate(operation.successors):
            arguments = successor.arguments
            if model is not None and arguments:
                arguments = arguments[: model.get_successor_operands(operation, index).produced]
            for argument in arguments:
                if argument not in self.arguments:
                    self.late = True
                    self.add_argument(argument)


def erase_dead_code(rewriter: PatternRewriter, regions: Iterable[Region]) -> Simplified:
    listed = list(regions)
    order = _uses_first(listed)
    live = _Liveness()
    has_cycles = _has_graph_regions(listed) or _has_branches_back(order)
    while True:
        live.changed = False
        for item in order:
            if isinstance(item, Block):
                for argument in item.arguments:
                    if argument not in live.arguments and live.used_by_live(argument):
                        live.add_argument(argument)
            else:
                live.visit(item)
        if not live.changed:
            break
        # Without cycles one sweep sees every use before its definition.
        if not live.late and not has_cycles:
            break
    return _erase_dead(rewriter, listed, live)


def regions_with_dead_code(regions: Iterable[Region]) -> Iterator[Region]:
    """Yields those of the regions, and of the regions of isolated operations inside, in which something may be dead:
    where an operation or block argument has no uses and only effects that may be dropped, or where uses can form
    cycles.
    """
    isolated = traits.IsolatedFromAbove.bit
    scopes = list(regions)
    while scopes:
        scope = scopes.pop()
        nested: list[Region] = []
        inner, alive = [scope], _Alive()
        while inner:
            region = inner.pop()
            if _may_have_cycles_or_dead_arguments(region):
                break
            block = region.first_block
            while block is not None and _is_alive(block, alive, isolated, inner, nested):
                block = block.next_block
            if block is not None:
                break
        else:
            scopes += nested
            continue
        yield scope


def _is_alive(block: Block, alive: _Alive, isolated: int, inner: list[Region], nested: list[Region]) -> bool:
    """True if no operation of the block is obviously dead. Adds the regions of its operations to a list: those of
    isolated operations to ``nested``, others to ``inner``."""
    operation = block.first_op
    while operation is not None:
        if operation.regions:
            (nested if operation.trait_bits & isolated else inner).extend(operation.regions)
        if operation.results and operation.results[0].first_use is not None:
            pass  # used: no further question
        elif operation.use_empty and not is_never_dead(operation.__class__) and not alive.has_effects(operation):
            return False
        operation = operation.next_op
    return True


def _may_have_cycles_or_dead_arguments(region: Region) -> bool:
    """False if every use is after the definition, because branches only lead forward, and branches do not pass
    operands to arguments without uses."""
    if region.first_block is not region.last_block:
        earlier: set[Block] = set()
        for block in region.blocks:
            # The arguments of the entry block belong to the operation around it.
            if earlier and not all(argument.first_use for argument in block.arguments):
                return True
            earlier.add(block)
            if not earlier.isdisjoint(block.successors):
                return True
    return _has_graph(region)


class _Alive:
    """Finds the effects that keep unused operations; remembers them for every level in between, so that the cost of
    nesting is linear.
    """

    __slots__ = ("_with_effects",)

    def __init__(self) -> None:
        self._with_effects: set[Operation] = set()

    def has_effects(self, operation: Operation) -> bool:
        if is_pinned(operation) or operation in self._with_effects:
            return True
        at = find_lasting_effect(operation)
        if at is None:
            return False
        while at is not None and at is not operation:
            self._with_effects.add(at)
            at = at.parent_op
        return True


def _has_graph(region: Region) -> bool:
    """True if operations in the region may use each other in any order."""
    return not has_ssa_dominance(region) and any(operation.results for block in region for operation in block)


def _has_graph_regions(regions: Iterable[Region]) -> bool:
    stack = list(regions)
    while stack:
        region = stack.pop()
        if _has_graph(region):
            return True
        for block in region.blocks:
            push_nested(block, stack)
    return False


def _has_branches_back(order: list[Operation | Block]) -> bool:
    """True if a branch may pass operands to arguments that are visited after it."""
    seen: set[Block] = set()
    for item in order:
        if isinstance(item, Block):
            seen.add(item)
        elif item._successors:
            for use in item._successors:
                if use.block.arguments and use.block not in seen:
                    return True
    return False


def _uses_first(regions: Iterable[Region]) -> list[Operation | Block]:
    """Returns operations, and blocks whose arguments may be removed, mostly uses before definitions: nested operations
    first, later operations first, successors first."""
    # Made back to front, predecessors first, then reversed.
    order: list[Operation | Block] = []
    # Where to go on: an operation with those after it in its block, and the blocks to visit then, the next one last.
    stack: list[tuple[Operation | None, list[Block]]] = [(None, _in_post_order(region)) for region in regions]
    while stack:
        operation, blocks = stack.pop()
        if operation is None:
            if not blocks:
                continue
            block = blocks.pop()
            if block.arguments and not block.is_entry_block:
                order.append(block)
            operation = block.first_op
        while operation is not None and not operation.regions:
            order.append(operation)
            operation = operation.next_op
        if operation is None:
            stack.append((None, blocks))
            continue
        order.append(operation)
        stack.append((operation.next_op, blocks))
        stack += [(None, _in_post_order(region)) for region in operation.regions]
    order.reverse()
    return order


def _erase_dead(rewriter: PatternRewriter, regions: Iterable[Region], live: _Liveness) -> Simplified:
    outcome = Simplified.NOTHING
    # Regions to clean and, after their operations, the block arguments to erase.
    stack: list[Region] = list(reversed(list(regions)))
    finished: list[Region] = []
    while stack:
        region = stack.pop()
        if region.first_block is None:
            continue
        single = region.has_one_block
        if not single:
            finished.append(region)
        for block in _in_post_order(region):
            if not single and block.last_op is not None:
                _erase_dead_successor_operands(block.last_op, live)
            operation = block.last_op
            while operation is not None:
                previous = operation.prev_op
                if operation not in live.operations:
                    outcome = Simplified.CHANGED
                    for result in operation.results:
                        drop_uses(result)
                    rewriter.erase_op(operation)
                elif operation.regions:
                    stack.extend(reversed(operation.regions))
                operation = previous
    for region in reversed(finished):
        for block in list(region.blocks)[1:]:
            dead = [argument.index for argument in block.arguments if argument not in live.arguments]
            if dead:
                for index in dead:
                    drop_uses(block.arguments[index])
                block.erase_arguments(dead)
                if outcome is Simplified.NOTHING:
                    outcome = Simplified.ARGUMENTS_ONLY
    return outcome


def _erase_dead_successor_operands(terminator: Operation, live: _Liveness) -> None:
    model = BranchOpInterface.get(terminator)
    if model is None:
        return
    for index in reversed(range(terminator.num_successors)):
        operands = model.get_successor_operands(terminator, index)
        arguments = terminator.block_operands[index].block.arguments
        for argument in reversed(range(operands.produced, len(operands))):
            if arguments[argument] not in live.arguments:
                operands.erase(argument)
