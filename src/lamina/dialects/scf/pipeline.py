"""Software pipelining of scf.for: one trip runs operations of several iterations.

A schedule lists the operations of the body in the order of the new body, each with a stage. An operation of stage s
runs s trips after those of stage 0 of the same iteration. The first trips, in which late stages are idle,
become a prologue before the loop, the last ones an epilogue after it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from lamina.define.properties import find_property
from lamina.dialects.arith.enums import CmpIPredicate
from lamina.dialects.arith.ops import AddIOp, CmpIOp, DivSIOp, MaxSIOp, MulIOp, SelectOp, SubIOp
from lamina.dialects.scf.bounds import ceil_div
from lamina.dialects.scf.builders import build_for, make_yield
from lamina.dialects.scf.ops import ForOp
from lamina.dialects.scf.unroll import Arithmetic
from lamina.ir.attributes import IntegerAttr
from lamina.ir.operation import IRMapping, Operation
from lamina.ir.types import i1, i64
from lamina.ir.value import BlockArgument, OpOperand, Value
from lamina.rewrite import PatternRewriter
from lamina.rewrite.fold import constant_int

Schedule = Sequence[tuple[Operation, int]]
Annotate = Callable[[Operation, str, int], None]

_SLOW = frozenset(("vector.transfer_read",))


def latency_schedule(loop: ForOp, iteration_interval: int, read_latency: int) -> list[tuple[Operation, int]]:
    """Returns every operation as early as its operands allow, reads taking ``read_latency`` cycles and others one; a
    trip through the loop takes ``iteration_interval`` cycles."""
    lower, upper = constant_int(loop.lower_bound), constant_int(loop.upper_bound)
    cycles: dict[Operation, int] = {}
    wrapped: dict[int, list[Operation]] = {}
    block = loop.region.entry_block
    for operation in block.operations:
        if operation is block.last_op:
            continue
        earliest = 0
        for value in operation.operands:
            owner = value.defining_op
            if owner is None:
                continue
            latency = read_latency if owner.name in _SLOW else 1
            if lower is not None and upper is not None:
                latency = min((upper - lower - 1) % 2**32, latency)
            earliest = max(earliest, cycles.get(owner, 0) + latency)
        cycles[operation] = earliest
        wrapped.setdefault(earliest % iteration_interval, []).append(operation)
    return [
        (operation, cycles[operation] // iteration_interval)
        for cycle in sorted(wrapped)
        for operation in wrapped[cycle]
    ]


@dataclass
class _LiveRange:
    """From which stage to which a value is needed."""

    defined: int
    last_used: int = 0


class _Pipeliner:
    def __init__(self, loop: ForOp, schedule: Schedule, rewriter: PatternRewriter, annotate: Annotate | None) -> None:
        self.loop = loop
        self.rewriter = rewriter
        self.annotate = annotate
        self.lower, self.upper, self.step = loop.lower_bound, loop.upper_bound, loop.step
        self.stages = dict(schedule)
        self.order = [operation for operation, _ in schedule]
        self.last_stage = max(self.stages.values())
        self.block = loop.region.entry_block
        self.yielded: list[Value] = self.block.terminator.operands
        self.induction, *self.carried = self.block.arguments
        # The versions of a value: by how many trips it was computed before the current one.
        self.versions: dict[Value, dict[int, Value]] = {}
        self.arithmetic = Arithmetic(rewriter, self.lower.type, loop.raw_location)

    def _stage_of(self, value: Value) -> int | None:
        """Returns the stage in which the value is computed; None if that is outside of the schedule."""
        owner = value.defining_op
        return None if owner is None else self.stages.get(owner)

    # ---- Checks

    def is_supported(self) -> bool:
        """True if the trip count is known to be long enough and values are only carried by one iteration."""
        first, last, stride = (constant_int(value) for value in (self.lower, self.upper, self.step))
        if first is None or last is None or stride is None or stride <= 0:
            return False
        if ceil_div(last - first, stride) < self.last_stage:
            return False
        body = [operation for operation in self.block.operations if operation is not self.block.last_op]
        if any(operation not in self.stages for operation in body) or len(body) != len(self.order):
            return False
        for value in self.yielded:
            owner = value.defining_op
            if owner is None or (owner not in self.stages and self.loop.is_ancestor(owner)):
                return False
        return self._is_ordered()

    def _is_ordered(self) -> bool:
        """True if every operation is scheduled after its operands; emits an error at the first that is not."""
        length = len(self.order)
        times = {operation: place + self.stages[operation] * length for place, operation in enumerate(self.order)}
        for operation in self.order:
            for slot in _outer_operands(operation):
                producer, distance = self._definition(slot.value)
                if producer in times and times[operation] < times[producer] - length * distance:
                    operation.emit_error("operation scheduled before its operands")
                    return False
        return True

    # ---- Helpers

    def _set(self, value: Value, version: Value, number: int) -> None:
        self.versions.setdefault(value, {})[number] = version

    def _copy(self, operation: Operation, version: int) -> Operation:
        """Returns a clone at the insertion point that uses the given version of each value."""
        copy = self.rewriter.clone(operation)
        for inner in copy.walk():
            for slot in inner.op_operands:
                known = self.versions.get(slot.value)
                if known is not None:
                    slot.set(known[version])
        return copy

    def _definition(self, value: Value) -> tuple[Operation | None, int]:
        """Returns the definition of a value and how many iterations before."""
        distance = 0
        if isinstance(value, BlockArgument):
            if value.owner is not self.block or value.index == 0:
                return None, 0
            distance = 1
            value = self.yielded[value.index - 1]
        return value.defining_op, distance

    # ---- Prologue

    def emit_prologue(self) -> None:
        for argument, initial in zip(self.carried, self.loop.operands[3:], strict=True):
            self._set(argument, initial, 0)
        arithmetic = self.arithmetic
        for trip in range(self.last_stage):
            offset = arithmetic.apply(MulIOp, self.step, arithmetic.constant(trip))
            self._set(self.induction, arithmetic.apply(AddIOp, self.lower, offset), trip)
            for operation in self.order:
                stage = self.stages[operation]
                if stage > trip:
                    continue
                copy = self._copy(operation, trip - stage)
                if self.annotate is not None:
                    self.annotate(copy, "prologue", trip)
                for result, new_result in zip(operation.results, copy.results, strict=True):
                    for position, value in enumerate(self.yielded):
                        if value is result:
                            self._set(self.carried[position], new_result, trip - stage + 1)
                    self._set(result, new_result, trip - stage)

    # ---- Kernel

    def cross_stage_values(self) -> dict[Value, _LiveRange]:
        """Returns the values used by a later stage than their definition's."""
        values: dict[Value, _LiveRange] = {}
        for operation in self.order:
            stage = self.stages[operation]
            for slot in _outer_operands(operation):
                owner, distance = self._definition(slot.value)
                if owner is None or owner not in self.stages:
                    continue
                defined = self.stages[owner]
                if defined in (stage, stage + distance):
                    continue
                live = values.setdefault(slot.value, _LiveRange(defined))
                live.last_used = max(live.last_used, stage)
        return values

    def create_kernel_loop(self, crossing: dict[Value, _LiveRange]) -> tuple[Any, dict[tuple[Value, int], int]]:
        """Returns the new loop, still empty, and which carried value holds which version of a value."""
        last = self.last_stage
        initial: list[Value] = []
        for position, value in enumerate(self.yielded):
            stage = self._stage_of(value)
            if stage is None:
                initial.append(self.loop.init_args[position])
            else:
                initial.append(self.versions[self.carried[position]][last - stage])
        places: dict[tuple[Value, int], int] = {}
        for value, live in crossing.items():
            length = live.last_used - live.defined
            for number in range(length):
                initial.append(self.versions[value][last - live.last_used + number])
                places[value, length - number] = len(initial) - 1
        arithmetic = self.arithmetic
        left_over = arithmetic.apply(MulIOp, self.step, arithmetic.constant(last))
        upper = arithmetic.apply(SubIOp, self.upper, left_over)
        loop = build_for(
            self.rewriter,
            self.lower,
            upper,
            self.step,
            initial,
            location=self.loop.raw_location,
            unsigned=find_property(self.loop, ForOp.unsigned_cmp),
        )
        block = loop.region.entry_block
        if block.last_op is not None:
            block.last_op.erase()
        return loop, places

    def create_kernel(
        self, kernel: ForOp, crossing: dict[Value, _LiveRange], places: dict[tuple[Value, int], int]
    ) -> None:
        self.versions.clear()
        rewriter = self.rewriter
        body = kernel.region.entry_block
        rewriter.set_insertion_point_to_start(body)
        mapping = IRMapping()
        mapping.map(self.induction, body.arguments[0])
        mapping.map_all(self.carried, body.arguments[1 : 1 + len(self.carried)])
        for operation in self.order:
            copy = rewriter.clone(operation, mapping)
            for inner in operation.walk_post_order():
                for slot in inner.op_operands:
                    self._remap(slot, mapping.operations[inner], copy, self.stages[operation], kernel, mapping, places)
            if self.annotate is not None:
                self.annotate(copy, "kernel", 0)
        values = [mapping.lookup_or_default(value) for value in self.yielded]
        last = self.last_stage
        for value, live in crossing.items():
            version = last - live.last_used + 1
            for _ in range(1, live.last_used - live.defined):
                self._set(value, kernel.results[len(values)], version)
                version += 1
                values.append(body.arguments[len(values) + 2])
            self._set(value, kernel.results[len(values)], version)
            values.append(mapping.lookup_or_default(value))
        self._map_results(kernel)
        rewriter.set_insertion_point_to_end(body)
        rewriter.insert(make_yield(values, self.loop.raw_location))

    def _remap(
        self,
        slot: OpOperand,
        owner: Operation,
        copy: Operation,
        stage: int,
        kernel: ForOp,
        mapping: IRMapping,
        places: dict[tuple[Value, int], int],
    ) -> None:
        """Redirects an operand of a clone to the version of the value for its stage."""
        value = slot.value
        if value is self.induction:
            self.rewriter.set_insertion_point(copy)
            arithmetic = self.arithmetic
            ahead = arithmetic.constant(self.last_stage - stage)
            offset = arithmetic.apply(MulIOp, self.step, ahead)
            owner.set_operand(slot.index, arithmetic.apply(AddIOp, kernel.region.arguments[0], offset))
            self.rewriter.set_insertion_point_after(copy)
            return
        definition, distance = self._definition(value)
        if definition is None or definition not in self.stages:
            return
        defined = self.stages[definition]
        if defined == stage:
            return
        if distance and defined == stage + 1:
            direct = self.yielded[value.index - 1]
            owner.set_operand(slot.index, mapping.lookup_or_default(direct))
            return
        place = places[value, stage - defined]
        owner.set_operand(slot.index, kernel.region.arguments[1 + place])

    def _map_results(self, kernel: ForOp) -> None:
        for position, value in enumerate(self.yielded):
            stage = self._stage_of(value)
            argument = self.carried[position]
            if stage is None:
                for number in range(1, self.last_stage + 1):
                    self._set(argument, value, number)
            elif stage > 0:
                self._set(argument, kernel.results[position], self.last_stage - stage + 1)

    # ---- Epilogue

    def emit_epilogue(self, returned: list[Value]) -> None:
        last = self.last_stage
        for number, induction in enumerate(self._last_inductions(), 1):
            self._set(self.induction, induction, number)
        for number in range(1, last + 1):
            for operation in self.order:
                stage = self.stages[operation]
                if stage < number:
                    continue
                version = last - stage + number
                copy = self._copy(operation, version)
                if self.annotate is not None:
                    self.annotate(copy, "epilogue", number - 1)
                for result, new_result in zip(operation.results, copy.results, strict=True):
                    self._set(result, new_result, version)
                    for position, value in enumerate(self.yielded):
                        if value is result:
                            returned[position] = new_result
                            if version + 1 <= last:
                                self._set(self.carried[position], new_result, version + 1)

    def _last_inductions(self) -> list[Value]:
        """Returns the induction variable in the last iterations, counted from the number of all iterations."""
        arithmetic, location = self.arithmetic, self.loop.raw_location
        insert = self.rewriter.insert
        zero, one = arithmetic.constant(0), arithmetic.constant(1)
        properties: dict[str, Any] = {"predicate": IntegerAttr(i64, CmpIPredicate.SLT.value)}
        below = insert(CmpIOp((self.step, zero), (i1,), properties, {}, (), (), location)).results[0]
        minus_one = arithmetic.constant(-1)
        type = self.lower.type
        correction = insert(SelectOp((below, one, minus_one), (type,), {}, {}, (), (), location)).results[0]
        distance = arithmetic.apply(SubIOp, self.upper, self.lower)
        total = arithmetic.apply(AddIOp, arithmetic.apply(AddIOp, distance, self.step), correction)
        count = arithmetic.apply(DivSIOp, total, self.step)
        number = arithmetic.apply(SubIOp, count, arithmetic.constant(self.last_stage))
        number = arithmetic.apply(MaxSIOp, zero, number)
        inductions: list[Value] = []
        for _ in range(self.last_stage):
            offset = arithmetic.apply(MulIOp, self.step, number)
            inductions.append(arithmetic.apply(AddIOp, self.lower, offset))
            number = arithmetic.apply(AddIOp, number, one)
        return inductions


def _outer_operands(operation: Operation) -> list[OpOperand]:
    """Returns the operands of an operation, and of those inside it that are defined outside of it."""
    operands = list(operation.op_operands)
    for region in operation.regions:
        for inner in region.walk():
            operands += [slot for slot in inner.op_operands if not region.is_ancestor(slot.value.parent_region)]
    return operands


def pipeline_loop(
    rewriter: PatternRewriter, loop: ForOp, schedule: Schedule, annotate: Annotate | None = None
) -> ForOp | None:
    """Pipelines an scf.for with constant bounds that runs at least as often as the last stage's number; gives the new
    loop, or None. ``annotate(operation, part, trip)`` is called for every copy; part is prologue, kernel or
    epilogue."""
    if not schedule:
        return None
    pipeliner = _Pipeliner(loop, schedule, rewriter, annotate)
    if not pipeliner.is_supported():
        return None
    with rewriter.insertion_guard():
        rewriter.set_insertion_point(loop)
        pipeliner.emit_prologue()
        crossing = pipeliner.cross_stage_values()
        new_op: ForOp
        new_op, places = pipeliner.create_kernel_loop(crossing)
        pipeliner.create_kernel(new_op, crossing, places)
        returned: list[Value] = list(new_op.results[: len(loop.results)])
        rewriter.set_insertion_point_after(new_op)
        pipeliner.emit_epilogue(returned)
        rewriter.replace_op(loop, returned)
    return new_op
