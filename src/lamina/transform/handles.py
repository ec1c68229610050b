"""Handles and parameters: navigation, counting, comparison, and printing."""

from __future__ import annotations

import operator
from collections.abc import Callable, Sequence
from typing import Any

from lamina.dialects.transform.debug_ops import EmitParamAsRemarkOp, EmitRemarkAtOp
from lamina.dialects.transform.enums import MatchCmpIPredicate
from lamina.dialects.transform.match_ops import MatchStructuredDimOp, MatchStructuredInitOp, MatchStructuredInputOp
from lamina.dialects.transform.ops import (
    CastOp,
    GetConsumersOfResult,
    GetDefiningOp,
    GetOperandOp,
    GetParentOp,
    GetProducerOfOperand,
    GetResultOp,
    GetTypeOp,
    MatchParamCmpIOp,
    MergeHandlesOp,
    NumAssociationsOp,
    ParamConstantOp,
    ReplicateOp,
    SelectOp,
    SplitHandleOp,
)
from lamina.ir import traits
from lamina.ir.attribute import Attribute
from lamina.ir.attributes import IntegerAttr, TypeAttr
from lamina.ir.diagnostics import Diagnostic, Severity, emit
from lamina.ir.operation import Operation
from lamina.ir.value import BlockArgument, OpResult, Value
from lamina.transform.engine import Results, TransformRewriter, implement, integer_param
from lamina.transform.failures import definite, shown, silenceable
from lamina.transform.state import TransformState, value_place

# ---- Handles


@implement(each=True)
def cast(op: CastOp, rewriter: TransformRewriter, target: Operation, state: TransformState) -> object:
    return target


@implement
def merge_handles(op: MergeHandlesOp, rewriter: TransformRewriter, results: Results, state: TransformState) -> None:
    merged: list[Any] = []
    for value in op.handles:
        merged += state.payload(value)
    if op.deduplicate:
        merged = list(dict.fromkeys(merged))
    results.set(0, merged)


@implement
def split_handle(op: SplitHandleOp, rewriter: TransformRewriter, results: Results, state: TransformState) -> None:
    payload = state.payload(op.handle)
    count = len(op.results)
    overflow = op.overflow_result
    if not payload and op.pass_through_empty_handle:
        results.fill_empty()
        return
    too_small = len(payload) < count and op.fail_on_payload_too_small
    if too_small or len(payload) > count and overflow is None:
        held = f"expected to contain {count} payloads but it contains {len(payload)} payloads"
        raise silenceable(op, f"{shown(op.handle)} {held}")
    collected: list[list[Any]] = [[] for _ in range(count)]
    for index, item in enumerate(payload):
        at = index
        if overflow is not None and index >= count:
            at = overflow
        collected[at].append(item)
    for index, items in enumerate(collected):
        results.set(index, items)


@implement
def replicate(op: ReplicateOp, rewriter: TransformRewriter, results: Results, state: TransformState) -> None:
    count = len(state.ops(op.pattern))
    for result, value in zip(op.results, op.handles, strict=True):
        results.set(result, [item for _ in range(count) for item in state.payload(value)])


@implement
def num_associations(
    op: NumAssociationsOp, rewriter: TransformRewriter, results: Results, state: TransformState
) -> None:
    results.set(0, [integer_param(len(state.payload(op.handle)))])


@implement
def get_parent_op(op: GetParentOp, rewriter: TransformRewriter, results: Results, state: TransformState) -> None:
    parents: dict[Operation, None] = {}
    found: list[Operation] = []
    name = op.op_name
    isolated = op.isolated_from_above
    for target in state.ops(op.target):
        parent = target
        for _ in range(op.nth_parent):
            at = parent.parent_op
            while at is not None and not (
                (not isolated or at.has_trait(traits.IsolatedFromAbove)) and (name is None or at.name == name)
            ):
                at = at.parent_op
            if at is None:
                break
            parent = at
        if at is None:
            if op.allow_empty_results:
                results.set(0, found)
                return
            raise silenceable(op, "could not find a parent op that matches all requirements", ("target op", target))
        if op.deduplicate:
            if parent in parents:
                continue
            parents[parent] = None
        found.append(parent)
    results.set(0, found)


@implement
def get_defining_op(op: GetDefiningOp, rewriter: TransformRewriter, results: Results, state: TransformState) -> None:
    definitions: list[Operation] = []
    for value in state.values(op.target):
        if isinstance(value, BlockArgument):
            raise silenceable(op, "cannot get defining op of block argument", ("target value", value.location))
        assert isinstance(value, OpResult)
        definitions.append(value.owner)
    results.set(0, definitions)


@implement
def get_producer_of_operand(
    op: GetProducerOfOperand, rewriter: TransformRewriter, results: Results, state: TransformState
) -> None:
    number = op.operand_number
    producers: list[Operation] = []
    for target in state.ops(op.target):
        producer = target.operands[number].defining_op if 0 <= number < len(target.operands) else None
        if producer is None:
            message = f"could not find a producer for operand number: {number} of {shown(target)}"
            raise silenceable(op, message, ("target op", target))
        producers.append(producer)
    results.set(0, producers)


@implement
def get_consumers_of_result(
    op: GetConsumersOfResult, rewriter: TransformRewriter, results: Results, state: TransformState
) -> None:
    number = op.result_number
    targets = state.ops(op.target)
    if not targets:
        results.set(0, [])
        return
    if len(targets) != 1:
        raise definite(op, "handle must be mapped to exactly one payload op")
    if not 0 <= number < len(targets[0].results):
        raise definite(op, "result number overflow")
    results.set(0, [use.owner for use in targets[0].results[number].uses])


def positions(
    op: MatchStructuredDimOp | MatchStructuredInputOp | MatchStructuredInitOp | GetOperandOp | GetResultOp,
    target: Operation,
    count: int,
    raw_positions: Sequence[int],
    what: str = "positions",
) -> list[int]:
    """The positions a list of dims selects among ``count``. Raises SilenceableFailure for one out of range."""
    if op.is_all:
        return list(range(count))
    about = (f"while considering {what} of this payload operation", target)
    indices: list[int] = []
    for raw in raw_positions:
        number = raw + count if raw < 0 else raw
        if number >= count:
            message = f"position overflow {number} (updated from {raw}) for maximum {count}"
            raise silenceable(op, message, about)
        if number < 0:
            raise silenceable(op, f"position underflow {number} (updated from {raw})", about)
        if number in indices:
            raise silenceable(op, f"repeated position {number} (updated from {raw})", about)
        indices.append(number)
    if op.is_inverted:
        return [number for number in range(count) if number not in indices]
    return indices


@implement
def get_operand(op: GetOperandOp, rewriter: TransformRewriter, results: Results, state: TransformState) -> None:
    values: list[Value] = []
    for target in state.ops(op.target):
        operands = target.operands
        values += [operands[index] for index in positions(op, target, len(operands), op.raw_position_list)]
    results.set(0, values)


@implement
def get_result(op: GetResultOp, rewriter: TransformRewriter, results: Results, state: TransformState) -> None:
    values: list[Value] = []
    for target in state.ops(op.target):
        values += [target.results[index] for index in positions(op, target, len(target.results), op.raw_position_list)]
    results.set(0, values)


@implement
def get_type(op: GetTypeOp, rewriter: TransformRewriter, results: Results, state: TransformState) -> None:
    types: list[Attribute] = []
    for value in state.values(op.value):
        type = value.type
        if op.elemental:
            type = getattr(type, "element_type", type)
        types.append(TypeAttr(type))
    results.set(0, types)


@implement
def select(op: SelectOp, rewriter: TransformRewriter, results: Results, state: TransformState) -> None:
    name = op.op_name
    results.set(0, [target for target in state.ops(op.target) if target.name == name])


# ---- Parameters


@implement
def param_constant(op: ParamConstantOp, rewriter: TransformRewriter, results: Results, state: TransformState) -> None:
    results.set(0, [op.value])


_COMPARISONS: dict[MatchCmpIPredicate, tuple[Callable[[int, int], bool], str]] = {
    MatchCmpIPredicate.EQ: (operator.eq, "equal to"),
    MatchCmpIPredicate.NE: (operator.ne, "not equal to"),
    MatchCmpIPredicate.LT: (operator.lt, "less than"),
    MatchCmpIPredicate.LE: (operator.le, "less than or equal to"),
    MatchCmpIPredicate.GT: (operator.gt, "greater than"),
    MatchCmpIPredicate.GE: (operator.ge, "greater than or equal to"),
}


def compare_params(op: MatchParamCmpIOp, state: TransformState) -> None:
    """Raises SilenceableFailure unless all pairs of integers compare as the predicate says."""
    params, references = state.params(op.param), state.params(op.reference)
    if len(params) != len(references):
        raise silenceable(op, f"parameters have different payload lengths ({len(params)} vs {len(references)})")
    compare, words = _COMPARISONS[op.predicate]
    for position, (param, other) in enumerate(zip(params, references, strict=True)):
        if not isinstance(param, IntegerAttr) or not isinstance(other, IntegerAttr):
            raise definite(op, "non-integer parameter value not expected")
        if param.type is not other.type:
            raise definite(op, f"mismatching integer attribute types in parameter #{position}")
        if not compare(param.value, other.value):
            place = op.param.owner if isinstance(op.param, OpResult) else op.param.location
            raise silenceable(
                op,
                f"expected parameter to be {words} {other.value}, got {param.value}",
                (f"value # {position} associated with the parameter defined here", place),
            )


# ---- Debugging


@implement
def emit_remark_at(op: EmitRemarkAtOp, rewriter: TransformRewriter, results: Results, state: TransformState) -> None:
    message = op.message
    for target in state.payload(op.at):
        if isinstance(target, Operation):
            emit(target.diagnostic(Severity.REMARK, message))
            continue
        emit(_value_remark(target, message))


def _value_remark(value: Value, message: str) -> Diagnostic:
    if isinstance(value, OpResult):
        diagnostic = value.owner.diagnostic(Severity.REMARK, message)
        return diagnostic.attach_note(f"value handle points to an op result #{value.index}")
    diagnostic = Diagnostic(Severity.REMARK, value.location, message)
    return diagnostic.attach_note(f"value handle points to a {value_place(value)}")


@implement
def emit_param_as_remark(
    op: EmitParamAsRemarkOp, rewriter: TransformRewriter, results: Results, state: TransformState
) -> None:
    message = op.message
    text = (f"{message} " if message is not None else "") + ", ".join(map(str, state.params(op.param)))
    if op.anchor is None:
        emit(op.diagnostic(Severity.REMARK, text))
        return
    for target in state.ops(op.anchor):
        emit(target.diagnostic(Severity.REMARK, text))
