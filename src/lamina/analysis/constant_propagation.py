"""Sparse conditional constant propagation: constant values and executable blocks.

One worklist computes both, through branches, region control flow, and calls to functions whose callers are all
known. A value goes from unknown to constant to overdefined, never back.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from typing import Any

from lamina.interfaces.branch import BranchOpInterface
from lamina.interfaces.calls import CallableOpInterface, CallOpInterface, resolve_callable
from lamina.interfaces.region_branch import RegionBranchOpInterface, RegionSuccessor, terminator_model
from lamina.interfaces.symbols import are_uses_known, closed_symbol_tables, is_symbol
from lamina.ir import traits
from lamina.ir.attribute import Attribute
from lamina.ir.block import Block
from lamina.ir.dialect import Dialect
from lamina.ir.operation import Operation
from lamina.ir.region import Region
from lamina.ir.symbols import SymbolTableCollection, lookup_symbol_in, symbol_uses, symbol_visibility
from lamina.ir.value import OpOperand, Value

# (value, dialect that can make the constant), or OVERDEFINED.
Constant = tuple[Attribute, "Dialect | None"]
OVERDEFINED = None
State = Constant | None
# Folds an operation with the given constant operands, as lamina.rewrite.fold.fold_op does.
FoldFunction = Callable[[Operation, Sequence["Attribute | None"]], Any]


class ConstantPropagation:
    """The analysis of everything inside one operation. ``fold`` folds a single operation."""

    def __init__(self, root: Operation, fold: FoldFunction) -> None:
        self.root = root
        self.states: dict[Value, State] = {}
        self.executable: set[Block] = set()
        # Blocks at whose start a fold inserted something: MLIR identifies a block by its start and visits no more of
        # it.
        self._lost: set[Block] = set()
        self._fold = fold
        self._symbols = SymbolTableCollection()
        self._pending: deque[Operation] = deque()
        self._queued: set[Operation] = set()
        # The calls of each function found so far, and all calls of functions whose callers are all known.
        self._call_sites: dict[Operation, dict[Operation, None]] = {}
        self._callers: dict[Operation, list[Operation]] = self._functions_with_known_callers()
        for region in root.regions:
            self._enter(region)
        while self._pending:
            operation = self._pending.popleft()
            self._queued.discard(operation)
            if operation.parent not in self._lost:
                self._visit(operation)

    def constant(self, value: Value) -> Constant | None:
        """Returns the constant value; None if it is not constant, or never computed."""
        return self.states.get(value)

    def is_executable(self, block: Block) -> bool:
        return block in self.executable

    # ---- The lattice

    def _join(self, value: Value, state: State) -> None:
        if value in self.states:
            old = self.states[value]
            if old is OVERDEFINED:
                return
            if state is not OVERDEFINED and state[0] is old[0]:
                return
            state = OVERDEFINED
        self.states[value] = state
        for user in value.users:
            self._push(user)

    def _join_value(self, target: Value, source: Value) -> None:
        if target.type is not source.type:
            self._join(target, OVERDEFINED)
        elif source in self.states:
            self._join(target, self.states[source])

    def _join_all(self, targets: Sequence[Value], sources: Sequence[OpOperand | Value]) -> None:
        for target, source in zip(targets, sources, strict=True):
            self._join_value(target, source.value if isinstance(source, OpOperand) else source)

    def _give_up(self, values: Sequence[Value]) -> None:
        for value in values:
            self._join(value, OVERDEFINED)

    def _push(self, operation: Operation) -> None:
        block = operation.parent
        if block in self.executable and block not in self._lost and operation not in self._queued:
            self._queued.add(operation)
            self._pending.append(operation)

    def _run(self, block: Block) -> None:
        if block not in self.executable:
            self.executable.add(block)
            for operation in block.operations:
                self._push(operation)

    def _enter(self, region: Region) -> None:
        """Marks the region as executable with unknown arguments."""
        if region.first_block is not None:
            self._run(region.first_block)
            self._give_up(region.first_block.arguments)

    # ---- Operations

    def _visit(self, operation: Operation) -> None:
        if operation._successors:
            self._visit_branch(operation)
        if operation.has_trait(traits.Terminator):
            self._visit_region_end(operation)
        if CallableOpInterface.has(operation):
            self._visit_callable(operation)
        elif RegionBranchOpInterface.has(operation):
            self._visit_region_branch(operation)
        elif operation.regions:
            for region in operation.regions:
                self._enter(region)
            self._give_up(operation.results)
        elif CallOpInterface.has(operation):
            self._visit_call(operation)
        elif operation.results:
            self._visit_plain(operation)

    def _constants(self, operation: Operation) -> list[Attribute | None] | None:
        """Returns the operands' constants; None if one was not computed yet."""
        constants: list[Attribute | None] = []
        for slot in operation.op_operands:
            if slot.value not in self.states:
                return None
            state = self.states[slot.value]
            constants.append(None if state is OVERDEFINED else state[0])
        return constants

    def _visit_plain(self, operation: Operation) -> None:
        if all(result in self.states and self.states[result] is OVERDEFINED for result in operation.results):
            return
        constants = self._constants(operation)
        if constants is None:
            return
        # A fold may change the operation in place, which must not show.
        operands, properties = operation.operands, dict(operation._properties)
        attributes = dict(operation._attributes)
        block = operation.parent
        first = None if block is None else block.first_op
        folded = self._fold(operation, constants)
        if block is not None and block.first_op is not first:
            self._lost.add(block)
        if not folded:
            if folded is not None:
                operation.set_operands(operands)
                operation.properties, operation.attributes = properties, attributes
            self._give_up(operation.results)
            return
        for result, item in zip(operation.results, folded, strict=True):
            if item is result:
                self._give_up([result])
            elif isinstance(item, Value):
                self._join_value(result, item)
            else:
                self._join(result, (item, type(operation).dialect))

    def _visit_branch(self, operation: Operation) -> None:
        model = BranchOpInterface.get(operation)
        if model is None:
            for block in operation.successors:
                self._run(block)
                self._give_up(block.arguments)
            return
        constants = self._constants(operation)
        taken = None
        if constants is not None:
            taken = model.get_successor_for_operands(operation, constants)
        elif len(operation.successors) > 1:
            # The condition is not known yet; forwarded values may be.
            return
        for index, block in enumerate(operation.successors):
            if taken is not None and block is not taken:
                continue
            self._run(block)
            operands = model.get_successor_operands(operation, index)
            self._give_up(block.arguments[: operands.produced])
            self._join_all(block.arguments[operands.produced :], operands.forwarded)

    def _visit_region_branch(self, operation: Operation) -> None:
        model = RegionBranchOpInterface.get(operation)
        assert model is not None
        constants = self._constants(operation)
        if constants is None:
            return
        for successor in model.get_entry_successor_regions(operation, constants):
            operands = model.get_entry_successor_operands(operation, successor)
            self._go(operation, successor, operands)

    def _visit_region_end(self, operation: Operation) -> None:
        holder = operation.parent_op
        if holder is None:
            return
        model = terminator_model(operation)
        if CallableOpInterface.has(holder):
            if operation._successors:
                return
            for call in self._call_sites.get(holder, ()):
                if not operation.has_trait(traits.ReturnLike):
                    # For example ub.unreachable: nothing is known about the values it forwards.
                    self._give_up(call.results)
                    continue
                if call.parent in self.executable and len(call.results) == len(operation.op_operands):
                    self._join_all(call.results, operation.op_operands)
            return
        if model is None or not RegionBranchOpInterface.has(holder):
            return
        constants = self._constants(operation)
        if constants is None:
            return
        for successor in model.get_successor_regions(operation, constants):
            self._go(holder, successor, model.get_successor_operands(operation, successor))

    def _go(self, holder: Operation, successor: RegionSuccessor, operands: Sequence[OpOperand]) -> None:
        """Forwards these operands to a region, or back to the operation."""
        if successor.region is None:
            every: Sequence[Value] = holder.results
        else:
            if successor.region.first_block is None:
                return
            self._run(successor.region.first_block)
            every = successor.region.first_block.arguments
        inputs = successor.inputs
        taking = set(inputs)
        self._give_up([value for value in every if value not in taking])
        if len(inputs) == len(operands):
            self._join_all(inputs, operands)
        else:
            self._give_up(inputs)

    # ---- Calls

    def _functions_with_known_callers(self) -> dict[Operation, list[Operation]]:
        """Functions whose callers are all known."""
        callers: dict[Operation, list[Operation]] = {}
        closed = closed_symbol_tables(self.root)
        for inner in self.root.walk():
            if inner is not self.root and CallableOpInterface.has(inner) and is_symbol(inner):
                if symbol_visibility(inner) != "public" and are_uses_known(inner, closed):
                    callers[inner] = []
        if not callers:
            return callers
        if any(_may_be_unknown_table(inner) for inner in self.root.walk()):
            return {}
        for user, reference in symbol_uses(self.root):
            target = self._symbols.lookup_nearest_symbol_from(user, reference)
            if target in callers and CallOpInterface.has(user) and resolve_callable(user, self._symbols) is target:
                callers[target].append(user)
                continue
            mentioned = [target]
            if not CallOpInterface.has(user):
                # MLIR resolves the reference in the outermost table, wherever it occurs.
                mentioned.append(lookup_symbol_in(self.root, reference))
            for symbol in mentioned:
                if symbol is not None:
                    callers.pop(symbol, None)
        return callers

    def _visit_callable(self, operation: Operation) -> None:
        model = CallableOpInterface.get(operation)
        assert model is not None
        region = model.get_callable_region(operation)
        self._give_up(operation.results)
        if region is not None and operation not in self._callers:
            self._enter(region)

    def _visit_call(self, operation: Operation) -> None:
        if not self._is_in_table(operation):
            # What it calls is outside. A root for each function would list the symbols of the module each time.
            self._give_up(operation.results)
            return
        target = resolve_callable(operation, self._symbols)
        model = None if target is None else CallableOpInterface.get(target)
        call_model = CallOpInterface.get(operation)
        region = None if model is None else model.get_callable_region(target)
        if (
            target is None
            or region is None
            or region.first_block is None
            or call_model is None
            or not is_symbol(target)
            or not self.root.is_proper_ancestor(target)
        ):
            self._give_up(operation.results)
            return
        if target in self._callers:
            operands = call_model.get_arg_operands(operation)
            arguments = region.first_block.arguments
            if len(operands) != len(arguments):
                self._give_up(arguments)
                self._give_up(operation.results)
                return
            self._run(region.first_block)
            self._join_all(arguments, operands)
        self._call_sites.setdefault(target, {})[operation] = None
        for block in region.blocks:
            last = block.last_op
            if block in self.executable and last is not None and last.has_trait(traits.Terminator):
                self._visit_region_end(last)

    def _is_in_table(self, operation: Operation) -> bool:
        """True if a symbol table around the operation is the root or inside it; unregistered ones may be."""
        at = operation.parent_op
        while at is not None:
            if at.has_trait(traits.SymbolTableTrait) or not at.is_registered:
                return True
            if at is self.root:
                return False
            at = at.parent_op
        return False


def _may_be_unknown_table(operation: Operation) -> bool:
    """True if nothing is known about references inside the operation."""
    return not operation.is_registered and len(operation.regions) == 1
