"""Private functions that return, for each returned buffer, an i1 that tells whether the caller owns it.

``private-function-dynamic-ownership`` creates them. A later run recognizes them by their results: a flag that is not
provably the ownership of its buffer is an ordinary result.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from lamina.analysis.buffer_flow import is_buffer
from lamina.dialects.arith.ops import AndIOp, CmpIOp, ConstantOp, OrIOp, SelectOp, XOrIOp
from lamina.dialects.bufferization.existing_deallocations import ExistingDeallocations, is_new
from lamina.dialects.bufferization.lower_deallocations import HELPER_NAME
from lamina.dialects.bufferization.ops import DeallocOp
from lamina.dialects.func.ops import CallOp
from lamina.dialects.memref.ops import ExtractAlignedPointerAsIndexOp, LoadOp
from lamina.dialects.scf.ops import IfOp
from lamina.interfaces.branch import successor_operands
from lamina.interfaces.calls import CallOpInterface
from lamina.interfaces.function import function_results
from lamina.interfaces.region_branch import (
    control_flow_edges,
    region_terminators,
)
from lamina.interfaces.view_like import viewed_buffer
from lamina.ir.attributes import IntegerAttr
from lamina.ir.operation import Operation
from lamina.ir.symbols import symbol_visibility
from lamina.ir.types import BaseMemRefType, i1
from lamina.ir.value import BlockArgument, OpResult, Value
from lamina.rewrite.fold import constant_value

Flag = Value | bool


class Conventions(NamedTuple):
    """The ownership conventions of already processed functions."""

    with_indicators: frozenset[Operation] = frozenset()
    """Functions that return ownership flags."""
    settled: frozenset[Operation] = frozenset()
    """Functions that free buffers and are complete; unless they return flags, the caller owns their results."""
    all_complete: bool = False
    """True if no function needs processing."""


def conventions_of(known: Mapping[Operation, ExistingDeallocations]) -> Conventions:
    """Returns the conventions of functions, some of which already free buffers."""
    with_indicators = frozenset(_functions_with_indicators(known))
    complete = [function for function, existing in known.items() if existing.is_complete(with_indicators)]
    settled = frozenset(function for function in complete if known[function] or function in with_indicators)
    return Conventions(with_indicators, settled, len(complete) == len(known))


def _functions_with_indicators(known: Mapping[Operation, ExistingDeallocations]) -> set[Operation]:
    """Returns the functions that return flags, warning about those with ambiguous flags that free buffers."""
    asked = {function for function in known if _has_flags(function)}
    with_indicators = set(asked)
    while True:
        unclear = {
            with_indicator
            for with_indicator in with_indicators
            if not _Explanation(known[with_indicator], with_indicators).holds()
        }
        if not unclear:
            break
        with_indicators -= unclear
    for function in known:
        if function in asked - with_indicators and known[function]:
            function.emit_warning(
                "cannot tell whether the i1 results indicate ownership of the memref results; treated as plain values"
            )
    return with_indicators


def flags_of(call: Operation) -> Sequence[Value]:
    """Returns the ownership flags of a call's memref results, in order."""
    count = sum(map(is_buffer, call.results))
    return call.results[len(call.results) - count :]


def _has_flags(function: Operation) -> bool:
    types = function_results(function)
    count = sum(isinstance(type, BaseMemRefType) for type in types)
    plain = types[: len(types) - count]
    return (
        count > 0
        and symbol_visibility(function) == "private"
        and sum(isinstance(type, BaseMemRefType) for type in plain) == count
        and all(type is i1 for type in types[len(types) - count :])
    )


class _Explanation:
    """True if the flags that one function returns are derived from the owners of its buffers."""

    def __init__(self, existing: ExistingDeallocations, with_indicators: set[Operation]) -> None:
        self._existing = existing
        self._with_indicators = with_indicators
        self._asked: set[tuple[Value, Flag]] = set()

    def holds(self) -> bool:
        return all(
            self._tells(buffer, flag)
            for terminator in region_terminators(self._existing.function.regions[0])
            for buffer, flag in _with_flags(terminator.operands)
        )

    def _tells(self, buffer: Value, flag: Flag) -> bool:
        if (buffer, flag) in self._asked:
            return True
        self._asked.add((buffer, flag))
        constant = flag if isinstance(flag, bool) else constant_value(flag)
        if isinstance(constant, IntegerAttr):
            constant = constant.value != 0
        if isinstance(constant, bool):
            return self._is_always(buffer, constant)
        if self._is_handed_on(buffer, flag) or self._is_choice(buffer, flag):
            return True
        return isinstance(flag, OpResult) and self._is_computed(buffer, flag)

    def _is_always(self, buffer: Value, owned: bool) -> bool:
        """True if each buffer that it may be is new, or null."""
        ends = self._existing.ends(buffer)
        if owned:
            return all(is_new(end) for end in ends)
        return all(end in self._existing or not is_new(end) for end in ends)

    def _is_handed_on(self, buffer: Value, flag: bool | Value) -> bool:
        """True if control flow forwards the flag with its buffer."""
        if isinstance(flag, bool):
            return False
        pairs = [(given.get(buffer, buffer), given[flag]) for given in _incoming(flag) if flag in given]
        return bool(pairs) and all(self._tells(*pair) for pair in pairs)

    def _is_choice(self, buffer: Value, flag: bool | Value) -> bool:
        """True if the flag is the condition that selects this buffer, and not another one."""
        if isinstance(flag, bool):
            return False
        owner = buffer.defining_op
        if isinstance(owner, SelectOp):
            condition, first, second = owner.operands
            if isinstance(flag, OpResult) and isinstance(flag.owner, SelectOp) and flag.owner.condition is condition:
                return self._tells(first, flag.owner.true_value) and self._tells(second, flag.owner.false_value)
        elif isinstance(owner, IfOp):
            condition = owner.condition
            at = buffer.index
            first, second = (region.entry_block.terminator.operand(at) for region in owner.regions)
        else:
            return False
        if flag is not condition and not _is_inverse(flag, condition):
            return False
        owned, other = (first, second) if flag is condition else (second, first)
        return self._tells(owned, True) and self._tells(other, False)

    def _is_computed(self, buffer: Value, flag: OpResult) -> bool:
        """True if an operation computes the ownership of the buffer, or combines such flags."""
        owner: Any = flag.owner
        if isinstance(owner, DeallocOp):
            retained = owner.retained
            return viewed_buffer(retained[flag.index]) is viewed_buffer(buffer)
        if isinstance(owner, SelectOp):
            return all(self._tells(buffer, operand) for operand in owner.operands[1:])
        if isinstance(owner, AndIOp | OrIOp) and any(self._tells(buffer, operand) for operand in owner.operands):
            return True
        if CallOpInterface.has(owner):
            indicates = self._existing.callee(owner) in self._with_indicators
            return indicates and (buffer, flag) in _with_flags(owner.results)
        return _compares_addresses(flag)


def _with_flags(values: list[Value]) -> list[tuple[Value, Value]]:
    """Returns the buffers among values with the trailing flags."""
    values = list(values)
    buffers = [value for value in values if is_buffer(value)]
    return list(zip(buffers, values[len(values) - len(buffers) :], strict=True))


def _incoming(value: Value) -> Iterator[dict[Value, Value]]:
    """Yields for each edge to an argument or result: what is forwarded to it, and to its neighbours."""
    holder = value.owner.parent_op if isinstance(value, BlockArgument) else value.defining_op
    if isinstance(value, BlockArgument):
        for block in value.owner.predecessors:
            for number, target in enumerate(block.terminator.successors):
                passed = successor_operands(block.terminator, number) if target is value.owner else None
                if passed is not None:
                    yield dict(zip(target.arguments[passed.produced :], passed.forwarded, strict=True))
    for slots, successor in () if holder is None else control_flow_edges(holder):
        yield {input: slot.value for input, slot in zip(successor.inputs, slots, strict=False)}


def _is_inverse(flag: Value, condition: Value) -> bool:
    owner = flag.defining_op if isinstance(flag, Value) else None
    return isinstance(owner, XOrIOp) and condition in owner.operands


def _compares_addresses(flag: Value) -> bool:
    """True if the flag is computed by a lowered deallocation: from addresses, or by the library function."""
    pending, seen = [flag], {flag}
    while pending:
        owner = pending.pop().defining_op
        if isinstance(owner, ExtractAlignedPointerAsIndexOp):
            return True
        if isinstance(owner, LoadOp) and any(_calls_helper(user) for user in _views_and_users(owner.memref)):
            return True
        if isinstance(owner, AndIOp | OrIOp | XOrIOp | CmpIOp | SelectOp) and not isinstance(owner, ConstantOp):
            pending.extend(operand for operand in owner.operands if operand not in seen)
            seen.update(owner.operands)
    return False


def _views_and_users(buffer: Value) -> Iterator[Operation]:
    for user in buffer.users:
        yield user
        for result in user.results:
            if is_buffer(result):
                yield from result.users


def _calls_helper(operation: Operation) -> bool:
    if not isinstance(operation, CallOp):
        return False
    callee = operation.callee
    return callee.startswith(HELPER_NAME)
