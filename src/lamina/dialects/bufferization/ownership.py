"""Ownership-based deallocation: tracks who must free which buffer, forwarded as i1 values.

Each buffer has an ownership in each block where it matters: uninitialized, an i1 value that tells whether the block
owns it, or unknown. At the end of a block, a bufferization.dealloc frees what the block owns and does not forward.
Function arguments are never owned by the callee; results are always owned by the caller.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any

from lamina.analysis.liveness import Liveness
from lamina.dialects.arith.ops import AndIOp, ConstantOp, SelectOp, XOrIOp
from lamina.dialects.bufferization import ops
from lamina.dialects.bufferization.block_order import ValueOrder, blocks_inner_first, has_backedge
from lamina.dialects.bufferization.deallocation_checks import check_operation, fail, fail_at, is_memref
from lamina.dialects.bufferization.existing_deallocations import ExistingDeallocations
from lamina.dialects.bufferization.more_results import count_with_last_segment, with_more_results
from lamina.dialects.bufferization.ownership_indicators import Conventions, flags_of
from lamina.dialects.bufferization.verification import MANUAL_DEALLOCATION
from lamina.dialects.cf.ops import AssertOp, CondBranchOp
from lamina.dialects.memref import ops as memref
from lamina.dialects.scf.builders import build_if, make_yield
from lamina.dialects.scf.ops import InParallelOp, ReduceOp
from lamina.dialects.vector.ops import MaskOp
from lamina.interfaces.branch import BranchOpInterface
from lamina.interfaces.calls import CallOpInterface, resolve_callable
from lamina.interfaces.effects import (
    AUTOMATIC_ALLOCATION_SCOPE_RESOURCE,
    Effect,
    effects_function,
    effects_on,
)
from lamina.interfaces.function import function_results, is_declaration, is_function, set_function_types
from lamina.interfaces.region_branch import RegionBranchOpInterface, RegionSuccessor, terminator_model
from lamina.ir.attribute import Type
from lamina.ir.attributes import (
    BoolAttr,
    DenseI64ArrayAttr,
    IntegerAttr,
    StridedLayoutAttr,
    StringAttr,
)
from lamina.ir.block import Block
from lamina.ir.builder import Builder, InsertionPoint
from lamina.ir.nested_operations import in_order
from lamina.ir.operation import Operation
from lamina.ir.symbols import SymbolTableCollection, symbol_visibility
from lamina.ir.types import MemRefType, UnrankedMemRefType, i1
from lamina.ir.value import Value
from lamina.rewrite.fold import constant_value

if TYPE_CHECKING:
    from lamina.ir.location import LocationLike


UNKNOWN: Any = object()


def _same_indicator(left: Any, other: Value) -> bool:
    """True if two indicators are one value, or equal constants."""
    if left is other:
        return True
    if left is UNKNOWN or other is UNKNOWN:
        return False
    constant = constant_value(left)
    return constant is not None and constant is constant_value(other)


"""The ownership of a value with several conflicting indicators."""


def _boolean(builder: Builder, value: bool, location: LocationLike) -> Value:
    constant = builder.create(ConstantOp, BoolAttr(value), result_types=[i1], location=location)
    return constant.results[0]


class Deallocation:
    """The deallocation of one function."""

    def __init__(
        self,
        function: Operation,
        dynamic_private: bool,
        existing: ExistingDeallocations | None = None,
        conventions: Conventions | None = None,
        symbols: SymbolTableCollection | None = None,
        accept_loops: bool = True,
    ) -> None:
        """``existing`` are the buffers that the function already frees; None rejects such code. ``conventions`` are
        those of already processed functions. ``accept_loops``: blocks may form cycles."""
        self.function = function
        self.dynamic_private = dynamic_private
        self.existing = existing
        self.accept_existing = existing is not None
        self.accept_loops = accept_loops
        self.conventions = conventions or Conventions()
        self.symbols = SymbolTableCollection() if symbols is None else symbols
        self.liveness = Liveness(function)
        self.renamed: dict[Value, Value] = {}
        self._order = ValueOrder()
        self.ownership: dict[tuple[Value, Block], Any] = {}
        self.to_free: dict[Block, list[Value]] = {}

    def run(self) -> None:
        """Inserts the deallocations. Raises DeallocationError."""
        if self.function in self.conventions.settled and not self._calls_change():
            return
        if not self.accept_loops and has_backedge(self.function):
            fail(self.function, "Only structured control-flow loops are supported.")
        for operation in in_order(self.function):
            if operation is not self.function:
                check_operation(operation, self.accept_existing)
        for block in blocks_inner_first(self.function):
            # A mask contains exactly one operation, on buffers from outside.
            if not isinstance(block.parent_op, MaskOp):
                self._process_block(block)
        self._update_signature()

    # ---- Ownership

    def get(self, value: Value, block: Block) -> Any:
        return self.ownership.get((value, block))

    def update(self, value: Value, indicator: Value, block: Block | None = None) -> None:
        """Combines a value's ownership with another indicator (None: no information)."""
        if indicator is None:
            return
        where = value.parent_block if block is None else block
        assert where is not None
        known = self.ownership.get((value, where))
        if known is None:
            self.ownership[value, where] = indicator
        elif not _same_indicator(known, indicator):
            self.ownership[value, where] = UNKNOWN

    def reset(self, values: Iterable[Value], block: Block) -> None:
        for value in values:
            self.ownership.pop((value, block), None)

    def add_to_free(self, value: Value, block: Block | None) -> None:
        assert block is not None
        self.to_free.setdefault(block, []).append(value)

    def _unique(self, builder: Builder, value: Value, block: Block) -> tuple[Value, Value]:
        """Returns the buffer, or a clone where its ownership is unknown, with its indicator."""
        owner = value.defining_op
        if isinstance(owner, SelectOp) and owner.parent is block:
            chosen = self._select(builder, owner, block)
            if chosen is not None:
                return value, chosen
        indicator = self.get(value, block)
        if indicator is not None and indicator is not UNKNOWN:
            return value, indicator
        clone = builder.create(ops.CloneOp, value, result_types=[value.type], location=value.location).results[0]
        owned = _boolean(builder, True, value.location)
        self.update(clone, owned)
        self.add_to_free(clone, clone.parent_block)
        return clone, owned

    def _owned(self, builder: Builder, value: Value, block: Block) -> Value:
        """Returns an owned buffer: the buffer, or a clone if it is not owned at run
        time."""
        if self.existing and self.existing.cover(value):
            return value
        buffer, condition = self._unique(builder, value, block)
        constant = constant_value(condition)
        if isinstance(constant, IntegerAttr) and constant.value != 0:
            return buffer
        branch = build_if(builder, condition, [buffer.type], with_else=True, location=value.location, terminators=False)
        first, second = (region.entry_block for region in branch.regions)
        first.append(make_yield([buffer], value.location))
        inner = Builder(second, location=value.location)
        clone = inner.create(ops.CloneOp, buffer, result_types=[buffer.type]).results[0]
        second.append(make_yield([clone], value.location))
        result: Value = branch.results[0]
        self.update(result, _boolean(builder, True, value.location))
        self.add_to_free(result, result.parent_block)
        return result

    # ---- Blocks

    def _process_block(self, block: Block) -> None:
        builder = Builder(InsertionPoint.at_block_start(block))
        region = block.parent
        for value in self._order.sorted(self._buffers(self.liveness.live_in(block))):
            home = value.parent_region
            if home is region:
                assert value.parent_block is not None
                self.update(value, self.get(value, value.parent_block), block)
                self.add_to_free(value, block)
            else:
                # From around the region: nothing else can be used here.
                self.update(value, _boolean(builder, False, value.location), block)
        holder = block.parent_op
        assert holder is not None
        plain = is_function(holder) and block.is_entry_block
        for argument in list(block.arguments):
            if not is_memref(argument):
                continue
            indicator: Value
            if plain:
                indicator = _boolean(builder, False, argument.location)
            else:
                indicator = block.add_argument(i1, argument.location)
            self.update(argument, indicator)
            self.add_to_free(argument, block)
        operation = block.first_op
        while operation is not None:
            handled = self._process(operation)
            self._remaining(handled)
            operation = handled.next_op

    def _gives_owned_buffers(self, holder: Operation) -> bool:
        """True if the operation is a function whose callers own its results."""
        if not is_function(holder) or holder in self.conventions.with_indicators:
            return False
        return (
            not self.dynamic_private
            or symbol_visibility(holder) != "private"
            or is_declaration(holder)
            or holder in self.conventions.settled
        )

    def _gets_flags(self, call: Operation) -> bool:
        """True if the callee now returns ownership flags for its results."""
        if not self.dynamic_private:
            return False
        callee = resolve_callable(call, self.symbols)
        if callee is None:
            return True
        told = callee in self.conventions.with_indicators or callee in self.conventions.settled
        return not told and symbol_visibility(callee) == "private" and not is_declaration(callee)

    def _calls_change(self) -> bool:
        return self.dynamic_private and any(
            CallOpInterface.has(operation) and self._gets_flags(operation) for operation in self.function.walk()
        )

    def _remaining(self, operation: Operation) -> None:
        """Results without information inherit the ownership of the operands, or none."""
        block = operation.parent
        assert block is not None
        for result in operation.results:
            if not is_memref(result) or self.get(result, block) is not None:
                continue
            for value in operation.operands if operation.num_operands else ():
                if is_memref(value):
                    assert value.parent_block is not None
                    self.update(result, self.get(value, value.parent_block), block)
            if self.get(result, block) is None:
                builder = Builder(InsertionPoint.before_op(operation))
                self.update(result, _boolean(builder, False, operation.raw_location))

    # ---- Operations

    def _process(self, operation: Operation) -> Operation:
        """Handles one operation; returns its current replacement."""
        if isinstance(operation, CondBranchOp):
            self._conditional_branch(operation)
            return operation
        if isinstance(operation, InParallelOp | ReduceOp):
            self._free_before(operation, None, ())
            return operation
        if effects_function(operation) is not None:
            self._memory_effects(operation)
        if RegionBranchOpInterface.has(operation):
            operation = self._region_branch(operation)
        if CallOpInterface.has(operation):
            operation = self._call(operation)
        if BranchOpInterface.has(operation):
            self._branch(operation)
        elif operation.parent is not None and operation is operation.parent.last_op and terminator_model(operation):
            self._terminator(operation)
        return operation

    def _memory_effects(self, operation: Operation) -> None:
        block = operation.parent
        assert block is not None
        location = operation.raw_location
        manual = MANUAL_DEALLOCATION in operation.attributes
        # All constants for the operation go to the start of the block.
        start = Builder(InsertionPoint.at_block_start(block))
        for value in operation.operands:
            if not is_memref(value) or not any(effect.effect is Effect.FREE for effect in effects_on(operation, value)):
                continue
            if manual:
                self._assert_not_owned(operation, value, block)
            elif not self.accept_existing:
                fail(operation, "memory free side-effect on MemRef value not supported!")
        for result in operation.results:
            if not is_memref(result):
                continue
            allocation = next(
                (effect for effect in effects_on(operation, result) if effect.effect is Effect.ALLOCATE), None
            )
            if allocation is None:
                continue
            freed = self.existing is not None and result in self.existing
            if allocation.resource is AUTOMATIC_ALLOCATION_SCOPE_RESOURCE or manual or freed:
                self.reset([result], block)
                self.update(result, _boolean(start, False, location))
                continue
            self.update(result, _boolean(start, True, location))
            self.add_to_free(result, block)

    def _assert_not_owned(self, operation: Operation, value: Value, block: Block) -> None:
        indicator = self.get(value, block)
        if indicator is None or indicator is UNKNOWN:
            return
        builder = Builder(InsertionPoint.before_op(operation), location=operation.raw_location)
        yes = _boolean(builder, True, operation.raw_location)
        inverted = builder.create(XOrIOp, indicator, yes).results[0]
        message = StringAttr("expected that the block does not have ownership")
        builder.create(AssertOp, inverted, message)

    def _region_branch(self, operation: Operation) -> Operation:
        """Nothing from outside is owned inside; results bring their ownership along."""
        model = RegionBranchOpInterface.get(operation)
        block = operation.parent
        assert block is not None and model is not None
        successors = model.get_successor_regions(operation, None)
        builder = Builder(InsertionPoint.at_block_start(block), location=operation.raw_location)
        passed = model.get_entry_successor_operands(operation, successors[0]) if successors else []
        no = _boolean(builder, False, operation.raw_location)
        count = sum(is_memref(slot.value) for slot in passed)
        operation.insert_operands(operation.num_operands, [no] * count)
        count_with_last_segment(operation, count)
        position = len(operation.results)
        new_op = self._add_results(operation, [i1] * sum(is_memref(result) for result in operation.results))
        for result in new_op.results[:position]:
            if is_memref(result):
                self.update(result, new_op.results[position])
                position += 1
                self.add_to_free(result, block)
        return new_op

    def _call(self, operation: Operation) -> Operation:
        if self._gets_flags(operation):
            count = sum(map(is_memref, operation.results))
            operation = self._add_results(operation, [i1] * count)
            self._take_flags(operation)
            return operation
        indicating = self.conventions.with_indicators
        if indicating and resolve_callable(operation, self.symbols) in indicating:
            self._take_flags(operation)
            return operation
        builder = Builder(InsertionPoint.before_op(operation), location=operation.raw_location)
        yes: Value | None = None
        for result in operation.results:
            if self.existing and result in self.existing:
                self.update(result, _boolean(builder, False, operation.raw_location))
            elif is_memref(result):
                yes = yes or _boolean(builder, True, operation.raw_location)
                self.update(result, yes)
                self.add_to_free(result, result.parent_block)
        if yes is None and not self.existing:
            _boolean(builder, True, operation.raw_location)
        return operation

    def _add_results(self, operation: Operation, types: list[Type]) -> Operation:
        """Recreates the operation with more results; the old one is erased."""
        old = list(operation.results)
        new_op = with_more_results(operation, types)
        for before, after in zip(old, new_op.results, strict=False):
            self.renamed[before] = after
            if self.existing:
                self.existing.rename(before, after)
        return new_op

    def _buffers(self, live: Iterable[Value]) -> set[Value]:
        """Returns the current buffers of live values: liveness describes the original function."""
        return {self.renamed.get(value, value) for value in live if is_memref(value)}

    def _take_flags(self, call: Operation) -> None:
        """Assigns the trailing results of the call as ownership flags of its buffers."""
        builder = Builder(InsertionPoint.before_op(call), location=call.raw_location)
        buffers = [result for result in call.results if is_memref(result)]
        for buffer, flag in zip(buffers, flags_of(call), strict=True):
            if self.existing and buffer in self.existing:
                self.update(buffer, _boolean(builder, False, call.raw_location))
            else:
                self.update(buffer, flag)
                self.add_to_free(buffer, buffer.parent_block)

    # ---- Where control leaves a block

    def _memrefs_to_free(
        self, builder: Builder, block: Block, location: LocationLike
    ) -> tuple[list[Value], list[Value]]:
        """Returns the base buffers that the block may own, and whether it does."""
        buffers: list[Value] = []
        conditions: list[Value] = []
        for value in self.to_free.get(block, ()):
            indicator = self.get(value, block)
            if indicator is None or indicator is UNKNOWN:
                fail_at(value, "MemRef value does not have valid ownership")
            buffer = value
            if isinstance(value.type, UnrankedMemRefType):
                layout = StridedLayoutAttr([], 0)
                scalar = MemRefType((), value.type.element_type, layout, value.type.memory_space)
                buffer = builder.create(
                    memref.ReinterpretCastOp,
                    value,
                    [],
                    [],
                    [],
                    DenseI64ArrayAttr([0]),
                    DenseI64ArrayAttr([]),
                    DenseI64ArrayAttr([]),
                    result_types=[scalar],
                    location=location,
                ).results[0]
            extract_strided_metadata = builder.create(memref.ExtractStridedMetadataOp, buffer, location=location)
            buffers.append(extract_strided_metadata.results[0])
            conditions.append(indicator)
        return buffers, conditions

    def _retained(self, block: Block, target: Block | None, passed: Iterable[Value]) -> list[Value]:
        memrefs = [value for value in passed if is_memref(value)]
        live = self._buffers(self.liveness.live_out(block))
        if target is not None:
            live &= self._buffers(self.liveness.live_in(target))
        return [*memrefs, *self._order.sorted(live)]

    def _take_over(self, dealloc: ops.DeallocOp, block: Block) -> dict[Value, Value]:
        """The dealloc's results are the ownership of the retained buffers from now on."""
        self.reset(dealloc.retained, block)
        # A buffer retained twice has the same result twice.
        mapping: dict[Value, Value] = dict(zip(dealloc.retained, dealloc.results, strict=True))
        for value, indicator in mapping.items():
            self.update(value, indicator, block)
        return mapping

    def _free_before(self, operation: Operation, target: Block | None, passed: Sequence[Value]) -> list[Value]:
        """Inserts a dealloc before a terminator; returns the ownership of the forwarded buffers."""
        block = operation.parent
        assert block is not None
        builder = Builder(InsertionPoint.before_op(operation), location=operation.raw_location)
        buffers, conditions = self._memrefs_to_free(builder, block, operation.raw_location)
        retained = self._retained(block, target, passed)
        if not buffers and not retained:
            return []
        dealloc = builder.create(ops.DeallocOp, buffers, conditions, retained)
        self._take_over(dealloc, block)
        count = sum(is_memref(value) for value in passed)
        return list(dealloc.results[:count])

    def _terminator(self, operation: Operation) -> None:
        holder = operation.parent_op
        block = operation.parent
        assert holder is not None and block is not None
        model = terminator_model(operation)
        assert model is not None
        plain = self._gives_owned_buffers(holder)
        if plain:
            builder = Builder(InsertionPoint.before_op(operation), location=operation.raw_location)
            for slot in operation._operands:
                if is_memref(slot.value):
                    slot.set(self._owned(builder, slot.value, block))
        successor = RegionSuccessor.parent(holder)
        slots = model.get_successor_operands(operation, successor)
        indicators = self._free_before(operation, None, [slot.value for slot in slots])
        if plain or holder in self.conventions.with_indicators:
            return
        if self.existing and is_function(holder):
            indicators = self._given_away(operation, slots, indicators)
        if indicators:
            end = slots[-1].index + 1 if slots else operation.num_operands
            operation.insert_operands(end, indicators)

    def _given_away(self, operation: Operation, slots: list[Any], indicators: list[Value]) -> list[Value]:
        """Returns the ownership of a function's results: functions that already free buffers leave those to the
        caller."""
        assert self.existing is not None
        builder = Builder(InsertionPoint.before_op(operation), location=operation.raw_location)
        buffers = [slot.value for slot in slots if is_memref(slot.value)]
        return [
            _boolean(builder, True, operation.raw_location) if self.existing.cover(buffer) else indicator
            for buffer, indicator in zip(buffers, indicators, strict=True)
        ]

    def _branch(self, operation: Operation) -> None:
        if len(operation.successors) > 1:
            fail(operation, "BranchOpInterface operations with multiple successors are not supported yet")
        if len(operation.successors) != 1:
            fail(operation, "only BranchOpInterface operations with exactly one successor are supported yet")
        model = BranchOpInterface.get(operation)
        assert model is not None
        forwarded = model.get_successor_operands(operation, 0)
        if forwarded.produced:
            fail(operation, "produced operands are not supported")
        block = operation.parent
        assert block is not None
        builder = Builder(InsertionPoint.before_op(operation), location=operation.raw_location)
        buffers, conditions = self._memrefs_to_free(builder, block, operation.raw_location)
        values = forwarded.forwarded
        retained = self._retained(block, operation.successors[0], values)
        dealloc = builder.create(ops.DeallocOp, buffers, conditions, retained)
        self._take_over(dealloc, block)
        model.get_successor_operands(operation, 0).append(dealloc.results[: sum(map(is_memref, values))])

    def _conditional_branch(self, operation: CondBranchOp) -> None:
        block = operation.enclosing_block
        location = operation.raw_location
        builder = Builder(InsertionPoint.before_op(operation), location=location)
        buffers, conditions = self._memrefs_to_free(builder, block, location)
        taken = operation.condition

        def if_taken(condition: Value) -> Value:
            return builder.create(AndIOp, condition, taken).results[0]

        def if_not_taken(condition: Value) -> Value:
            yes = _boolean(builder, True, location)
            inverted = builder.create(XOrIOp, yes, taken).results[0]
            return builder.create(AndIOp, condition, inverted).results[0]

        first = self._free_for_successor(operation, 0, buffers, conditions, if_taken, builder)
        second = self._free_for_successor(operation, 1, buffers, conditions, if_not_taken, builder)
        for value in second:
            if value in first:
                self.reset([value], block)
                both = builder.create(SelectOp, taken, first[value], second[value], result_types=[i1]).result
                self.update(value, both, block)

    def _free_for_successor(
        self,
        operation: CondBranchOp,
        number: int,
        buffers: list[Value],
        conditions: list[Value],
        adapt: Callable[[Value], Value],
        builder: Builder,
    ) -> dict[Value, Value]:
        model = BranchOpInterface.get(operation)
        assert model is not None
        values = model.get_successor_operands(operation, number).forwarded
        retained = self._retained(operation.enclosing_block, operation.successors[number], values)
        adapted = [adapt(condition) for condition in conditions]
        dealloc = builder.create(ops.DeallocOp, buffers, adapted, retained)
        mapping = self._take_over(dealloc, operation.enclosing_block)
        indicators = [mapping[value] for value in values if is_memref(value)]
        model.get_successor_operands(operation, number).append(indicators)
        return mapping

    def _select(self, builder: Builder, operation: SelectOp, block: Block) -> Value | None:
        """The selected buffer has the ownership of the selected operand; None if unknown for both."""
        condition, *choices = operation.operands
        known = [self.get(value, block) for value in choices]
        if (
            not all(indicator is not None and indicator is not UNKNOWN for indicator in known)
            or condition.type is not i1
        ):
            return None
        select = builder.create(SelectOp, condition, *known, result_types=[i1], location=operation.raw_location)
        return select.results[0]

    def _update_signature(self) -> None:
        returns = [
            block.last_op
            for block in self.function.regions[0].blocks
            if block.last_op is not None and terminator_model(block.last_op) is not None
        ]
        types = [return_op.operand_types for return_op in returns if return_op is not None]
        if any(result_type != types[0] for result_type in types):
            fail(self.function, "there are multiple return operations with different operand types")
        inputs = self.function.regions[0].entry_block.argument_types
        set_function_types(self.function, inputs, types[0] if types else function_results(self.function))
