"""Live values: those on which an operation with memory effects, an unknown caller, or control flow depends.

A backward data-flow analysis: the operands of an operation are live if one of its results is. Values forwarded to
blocks, regions, callees and callers are live if their receivers are.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from lamina.interfaces.branch import BranchOpInterface, successor_block_argument
from lamina.interfaces.calls import CallableOpInterface, CallOpInterface, resolve_callable
from lamina.interfaces.effects import is_memory_effect_free, would_op_be_trivially_dead
from lamina.interfaces.region_branch import RegionBranchOpInterface, terminator_model
from lamina.interfaces.symbols import are_uses_known, closed_symbol_tables, is_symbol
from lamina.ir import traits
from lamina.ir.block import Block
from lamina.ir.operation import Operation
from lamina.ir.symbols import SymbolTableCollection, symbol_uses, symbol_visibility
from lamina.ir.value import BlockArgument, OpOperand, OpResult, Value


class ValueLiveness:
    """The live values inside one operation, and the calls of the functions whose callers are all known."""

    def __init__(self, root: Operation, is_reached: Callable[[Block], bool]) -> None:
        """``is_reached``: whether a block may run. Operations in dead blocks are ignored."""
        self.root = root
        self.live: set[Value] = set()
        self.symbols = SymbolTableCollection()
        # Calls of functions that are only referenced by calls, all of which are visible.
        self.callers: dict[Operation, list[Operation]] = {}
        # For each receiving value (an argument, a result), the values forwarded to it.
        self._sources: dict[Value, list[Value]] = {}
        self._pending: list[Value] = []
        self._find_callers()
        for operation in root.walk():
            if operation is root or (operation.parent is not None and is_reached(operation.parent)):
                self._visit(operation)
        while self._pending:
            self._spread(self._pending.pop())

    def is_live(self, value: Value) -> bool:
        return value in self.live

    def any_live(self, values: Sequence[Value]) -> bool:
        return any(value in self.live for value in values)

    # ---- Marking

    def _mark(self, value: Value) -> None:
        if value not in self.live:
            self.live.add(value)
            self._pending.append(value)

    def _spread(self, value: Value) -> None:
        """Marks the sources of a live value as live."""
        for source in self._sources.get(value, ()):
            self._mark(source)
        if isinstance(value, OpResult):
            self._spread_to_operands(value.owner)

    def _spread_to_operands(self, operation: Operation) -> None:
        """A live result makes the operands live, except forwarded ones, which have their own receivers."""
        if CallOpInterface.has(operation) and self._callee(operation) is not None:
            return
        forwarded = self._forwarded(operation)
        for slot in operation.op_operands:
            if slot not in forwarded:
                self._mark(slot.value)
        if RegionBranchOpInterface.has(operation):
            for region in operation.regions:
                for block in region.blocks:
                    if block.last_op is not None:
                        self._mark_parameters(block.last_op)

    def _mark_parameters(self, terminator: Operation) -> None:
        """Marks the operands of a region's terminator that decide control flow."""
        if terminator_model(terminator) is None:
            return
        forwarded = self._forwarded(terminator)
        for slot in terminator.op_operands:
            if slot not in forwarded:
                self._mark(slot.value)

    # ---- Forwarded values

    def _hand(self, source: Value, target: Value) -> None:
        self._sources.setdefault(target, []).append(source)

    def _forwarded(self, operation: Operation) -> set[OpOperand]:
        """Returns the operands that a region branch or its terminator forwards."""
        return {slot for slot, _ in self.edges(operation)}

    def edges(self, operation: Operation) -> list[tuple[OpOperand, Value]]:
        """Returns the operands of a region branch, or of its terminator, with their receivers."""
        model = RegionBranchOpInterface.get(operation)
        if model is not None:
            return [
                (slot, value)
                for successor in model.get_successor_regions(operation, None)
                for slot, value in zip(
                    model.get_entry_successor_operands(operation, successor), successor.inputs, strict=True
                )
            ]
        parent = operation.parent_op
        exits = terminator_model(operation) if operation.has_trait(traits.Terminator) else None
        if parent is None or exits is None or not RegionBranchOpInterface.has(parent):
            return []
        unknown = [None] * len(operation.op_operands)
        return [
            (slot, value)
            for successor in exits.get_successor_regions(operation, unknown)
            for slot, value in zip(exits.get_successor_operands(operation, successor), successor.inputs, strict=True)
        ]

    def _visit(self, operation: Operation) -> None:
        edges = self.edges(operation)
        for slot, value in edges:
            self._hand(slot.value, value)
        if RegionBranchOpInterface.has(operation):
            self._visit_parameters(operation, {slot for slot, _ in edges})
        elif BranchOpInterface.has(operation):
            self._visit_branch(operation)
        elif CallOpInterface.has(operation) and (callee := self._callee(operation)) is not None:
            self._visit_call(operation, callee)
        elif operation.has_trait(traits.ReturnLike) or terminator_model(operation) is not None:
            self._visit_region_end(operation, {slot for slot, _ in edges})
        elif operation.op_operands and (
            operation.has_trait(traits.Terminator) or not would_op_be_trivially_dead(operation)
        ):
            # The receivers of other terminators' operands are unknown.
            for slot in operation.op_operands:
                self._mark(slot.value)

    def _visit_parameters(self, operation: Operation, forwarded: set[OpOperand]) -> None:
        """Operands that steer a region branch matter if there are effects inside, and arguments that the operation
        itself provides (induction variables) always do; for results see _spread."""
        model = RegionBranchOpInterface.get(operation)
        assert model is not None
        for successor in model.get_successor_regions(operation, None):
            if successor.region is not None and not successor.region.empty:
                for argument in set(successor.region.arguments).difference(successor.inputs):
                    self._mark(argument)
        if not is_memory_effect_free(operation):
            for slot in operation.op_operands:
                if slot not in forwarded:
                    self._mark(slot.value)

    def _visit_branch(self, operation: Operation) -> None:
        for slot in operation.op_operands:
            argument = successor_block_argument(operation, slot.index)
            if argument is None:
                self._mark(slot.value)
            else:
                self._hand(slot.value, argument)
        if operation.num_successors:
            # An operand may go to several successors.
            model = BranchOpInterface.get(operation)
            assert model is not None
            for number, block in enumerate(operation.successors):
                handed = model.get_successor_operands(operation, number)
                for value, argument in zip(handed.forwarded, block.arguments[handed.produced :], strict=True):
                    self._hand(value, argument)

    def _visit_region_end(self, operation: Operation, forwarded: set[OpOperand]) -> None:
        parent = operation.parent_op
        assert parent is not None
        if RegionBranchOpInterface.has(parent):
            if not is_memory_effect_free(parent):
                for slot in operation.op_operands:
                    if slot not in forwarded:
                        self._mark(slot.value)
            return
        callers = self.callers.get(parent)
        if callers is None:
            for slot in operation.op_operands:
                self._mark(slot.value)
            return
        for call in callers:
            for slot, result in zip(operation.op_operands, call.results, strict=False):
                self._hand(slot.value, result)

    # ---- Calls

    def _find_callers(self) -> None:
        closed = closed_symbol_tables(self.root)
        for operation in self.root.walk():
            if CallableOpInterface.has(operation) and is_symbol(operation) and are_uses_known(operation, closed):
                if operation is not self.root and symbol_visibility(operation) != "public":
                    self.callers[operation] = []
        for user, reference in symbol_uses(self.root):
            target = self.symbols.lookup_nearest_symbol_from(user, reference)
            if target not in self.callers:
                continue
            if CallOpInterface.has(user) and resolve_callable(user, self.symbols) is target:
                if user not in self.callers[target]:
                    self.callers[target].append(user)
            else:
                del self.callers[target]

    def _callee(self, call: Operation) -> Any:
        """Returns the called function with a body inside the root; None if unknown."""
        target = resolve_callable(call, self.symbols)
        model = None if target is None else CallableOpInterface.get(target)
        region = None if model is None else model.get_callable_region(target)
        if target is None or region is None or not self.root.is_proper_ancestor(target):
            return None
        return target

    def _visit_call(self, call: Operation, callee: Operation) -> None:
        call_model, model = CallOpInterface.get(call), CallableOpInterface.get(callee)
        assert call_model is not None and model is not None
        region = model.get_callable_region(callee)
        assert region is not None
        arguments: list[BlockArgument] = region.entry_block.arguments
        # A function that keeps all its arguments needs them all.
        operands = call_model.get_arg_operands(call) if callee in self.callers else []
        for slot, argument in zip(operands, arguments, strict=False):
            self._hand(slot.value, argument)
        for slot in call.op_operands:
            if slot not in operands:
                self._mark(slot.value)
