"""Integer range analysis: a forward data-flow analysis.

Values whose range is a single number decide what can run; operations are not folded. The induction variables of loops
are between the bounds; other loop-carried values that change are unconstrained.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from lamina.analysis.constant_propagation import ConstantPropagation
from lamina.interfaces.integer_ranges import (
    InferArgumentRanges,
    InferIntegerRange,
    IntegerRange,
    constant_range,
    from_signed,
    full_range,
    storage_width,
)
from lamina.interfaces.loop_like import LoopLikeOpInterface
from lamina.ir import traits
from lamina.ir.attribute import Attribute
from lamina.ir.attributes import IntegerAttr
from lamina.ir.operation import Operation
from lamina.ir.types import element_type_or_self
from lamina.ir.value import BlockArgument, OpResult, Value


def _never_folds(operation: Operation, constants: Sequence[Attribute | None]) -> None:
    """The fold of an analysis that folds nothing."""


class IntegerRangeAnalysis(ConstantPropagation):
    """The ranges of the values inside one operation; ``states`` maps values to ranges or None."""

    def __init__(self, root: Operation) -> None:
        super().__init__(root, _never_folds)

    def range_of(self, value: Value) -> IntegerRange | None:
        """Returns the range of a value; None if it is never computed or not an integer."""
        state = self.states.get(value)
        return state if isinstance(state, IntegerRange) else None

    def constant_number(self, value: Value) -> int | None:
        """Returns the constant value, if known."""
        known = self.range_of(value)
        return None if known is None else known.constant

    # ---- The lattice

    def _join(self, value: Value, state: Any) -> None:
        width = storage_width(value.type)
        if width is None:
            self._settle(value, None)
            return
        new = full_range(width) if state is None else state
        if value in self.states:
            old: Any = self.states[value]
            new = old.union(new)
            if new == old:
                return
            if isinstance(value, OpResult) and any(user.has_trait(traits.Terminator) for user in value.users):
                new = full_range(width)
        self._settle(value, new)

    def _settle(self, value: Value, state: Any) -> None:
        if value in self.states and self.states[value] == state:
            return
        self.states[value] = state
        for user in value.users:
            self._push(user)

    def _join_value(self, target: Value, source: Value) -> None:
        if target.type is not source.type:
            self._join(target, None)
        elif source in self.states:
            self._join(target, self.states[source])

    def _give_up(self, values: Sequence[Value]) -> None:
        ranges = self._made_arguments(values)
        if ranges is None:
            return
        for value in values:
            range = ranges.get(value)
            if range is None and isinstance(value, BlockArgument):
                range = self._induction_range(value)
            self._join(value, range)

    def _made_arguments(self, values: Sequence[Value]) -> Mapping[Value, IntegerRange] | None:
        """Returns the ranges of block arguments defined by the parent operation; None if its operands are not known
        yet."""
        region = values[0].owner.parent if values and isinstance(values[0], BlockArgument) else None
        holder = None if region is None else region.parent
        model = None if holder is None else InferArgumentRanges.get(holder)
        if holder is None or model is None:
            return {}
        if any(operand not in self.states for operand in holder.operands):
            return None
        return model(holder, [self.range_of(operand) for operand in holder.operands])

    # ---- Operations

    def _constants(self, operation: Operation) -> list[Attribute | None] | None:
        """Control flow follows ranges of one number."""
        constants: list[Attribute | None] = []
        for slot in operation.op_operands:
            if slot.value not in self.states:
                return None
            number = self.constant_number(slot.value)
            type = element_type_or_self(slot.value.type)
            constants.append(None if number is None else IntegerAttr.wrapped(type, number))
        return constants

    def _visit_plain(self, operation: Operation) -> None:
        model = InferIntegerRange.get(operation)
        if model is None:
            self._give_up(operation.results)
            return
        ranges: list[Any] = []
        for slot in operation.op_operands:
            if slot.value not in self.states:
                return
            ranges.append(self.states[slot.value])
        results = model(operation, ranges)
        if results is None:
            self._give_up(operation.results)
            return
        for result, state in zip(operation.results, results, strict=True):
            self._join(result, state)

    # ---- Loops

    def _induction_range(self, value: BlockArgument) -> IntegerRange | None:
        """Returns the range of a loop's induction variable; None for other arguments or if unknown."""
        region = value.owner.parent
        loop = None if region is None else region.parent
        model = None if loop is None else LoopLikeOpInterface.get(loop)
        variables = None if model is None else model.get_induction_vars(loop)
        if model is None or variables is None or value not in variables:
            return None
        position = variables.index(value)
        lowers, uppers, steps = model.get_lower_bounds(loop), model.get_upper_bounds(loop), model.get_steps(loop)
        if lowers is None or uppers is None or steps is None:
            return None
        width = storage_width(value.type)
        assert width is not None
        low = self._bound(lowers[position], width, upper=False)
        high = self._bound(uppers[position], width, upper=True)
        if self._bound(steps[position], width, upper=True) < 0:
            low, high = high, low
        else:
            high -= 1
        return from_signed(low, high, width) if low <= high else None

    def _bound(self, bound: Any, width: int, upper: bool) -> int:
        everything = full_range(width)
        extreme: IntegerRange | None = None
        if isinstance(bound, IntegerAttr):
            extreme = constant_range(bound.value, width)
        elif isinstance(bound, Value):
            extreme = self.range_of(bound)
        extreme = extreme or everything
        return extreme.signed_high if upper else extreme.signed_low
