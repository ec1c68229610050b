"""Matchers: operations that fail silenceably if the payload does not match."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from lamina.dialects.linalg import matchers
from lamina.dialects.linalg.structure import LinalgOp
from lamina.dialects.transform.enums import FailurePropagationMode
from lamina.dialects.transform.match_ops import (
    MatchStructuredBodyOp,
    MatchStructuredClassifyContractionDimsOp,
    MatchStructuredClassifyConvolutionDimsOp,
    MatchStructuredDimOp,
    MatchStructuredElementalBitwidthOp,
    MatchStructuredInitOp,
    MatchStructuredInputOp,
    MatchStructuredNumInitsOp,
    MatchStructuredNumInputsOp,
    MatchStructuredOp,
    MatchStructuredRankOp,
    MatchStructuredResultOp,
    MatchStructuredYieldOp,
)
from lamina.dialects.transform.ops import MatchOperationEmptyOp, MatchOperationNameOp, MatchParamCmpIOp
from lamina.ir.attribute import Attribute
from lamina.ir.attributes import AffineMapAttr
from lamina.ir.operation import Operation
from lamina.ir.types import FloatType, IntegerType, ShapedType
from lamina.ir.value import OpResult, Value
from lamina.transform.engine import (
    Results,
    TransformRewriter,
    apply_transform,
    forget_values,
    implement,
    integer_param,
    run_block,
)
from lamina.transform.failures import SilenceableFailure, definite, silenceable
from lamina.transform.handles import compare_params, positions
from lamina.transform.state import PARAM, VALUE_HANDLE, TransformState, kind_of

if TYPE_CHECKING:
    from lamina.ir.block import Block


def single_target(op: Operation, state: TransformState) -> Operation:
    """Returns the single payload operation of the first operand."""
    targets = state.ops(op.operands[0])
    if len(targets) != 1:
        raise definite(op, "SingleOpMatchOpTrait requires the operand handle to point to a single payload op")
    return targets[0]


@implement
def operation_name(
    op: MatchOperationNameOp, rewriter: TransformRewriter, results: Results, state: TransformState
) -> None:
    target = single_target(op, state)
    if target.name not in op.op_names:
        raise silenceable(op, "wrong operation name")


@implement
def operation_empty(
    op: MatchOperationEmptyOp, rewriter: TransformRewriter, results: Results, state: TransformState
) -> None:
    targets = state.ops(op.operand_handle)
    if len(targets) > 1:
        message = "AtMostOneOpMatcherOpTrait requires the operand handle to point to at most one payload op"
        raise definite(op, message)
    if targets:
        raise silenceable(op, "operation is not empty")


@implement
def param_cmpi(op: MatchParamCmpIOp, rewriter: TransformRewriter, results: Results, state: TransformState) -> None:
    compare_params(op, state)


# ---- Structured operations


def structured(op: Operation, state: TransformState) -> LinalgOp:
    """Returns the payload as a structured operation with the queries of matchers."""
    target = single_target(op, state)
    if not isinstance(target, LinalgOp):
        raise silenceable(op, "expected a Linalg op")
    return target


@implement
def match_structured(
    op: MatchStructuredOp, rewriter: TransformRewriter, results: Results, state: TransformState
) -> None:
    """With failures suppressed, the matches before the first failure are the result; the rest is empty."""
    block = op.regions[0].entry_block
    if op.failure_propagation_mode is not FailurePropagationMode.SUPPRESS:
        structured(op, state)
        matched = run_block(block, state, [state.ops(op.current)])
    else:
        matched = _found_until_failure(op, block, state)
    if len(matched) != len(op.results):
        raise definite(op, f"the body yields {len(matched)} handles for {len(op.results)} results")
    for result, payload in zip(op.results, matched, strict=True):
        results.set(result, payload)


def _found_until_failure(op: MatchStructuredOp, block: Block, state: TransformState) -> list[list[Any]]:
    wanted = block.terminator.operands
    payloads: list[list[Any]] = [[] for _ in wanted]
    try:
        structured(op, state)
        state.set(block.arguments[0], state.ops(op.current), op)
        for inner in block.operations:
            if inner is not block.last_op:
                apply_transform(inner, state)
    except SilenceableFailure:
        # A failed step returns empty handles, and later steps none.
        pass
    for index, value in enumerate(wanted):
        if state.is_known(value):
            payloads[index] = state.payload(value)
    forget_values(block, state)
    return payloads


@implement
def structured_yield(
    op: MatchStructuredYieldOp, rewriter: TransformRewriter, results: Results, state: TransformState
) -> None:
    """Handled when running the block."""


def _require(op: MatchStructuredBodyOp, holds: bool, message: str) -> None:
    if not holds:
        raise silenceable(op, message)


@implement
def body(op: MatchStructuredBodyOp, rewriter: TransformRewriter, results: Results, state: TransformState) -> None:
    target = structured(op, state)
    if (position := op.reduction_position) is not None:
        _require(op, matchers.is_reduction_of(target, position), "could not match reduction")
    elif op.passthrough:
        _require(op, matchers.is_passthrough(target), "not a passthrough")
    elif op.elementwise:
        _require(op, matchers.is_elementwise(target), "not elementwise")
    elif op.contraction is not None:
        problem = matchers.contraction_problem(target, op.contraction[0], op.contraction[1])
        _require(op, not problem, f"contraction: {problem}")
    else:
        raise definite(op, "unknown body condition")


@implement
def dim(op: MatchStructuredDimOp, rewriter: TransformRewriter, results: Results, state: TransformState) -> None:
    target = structured(op, state)
    kinds = target.iterators
    chosen = positions(op, target, len(kinds), op.raw_dim_list, "dimensions")
    for index in chosen:
        for word in ("parallel", "reduction"):
            if op._properties.get(word) is not None and str(kinds[index]) != word:
                raise silenceable(op, f"expects dimension #{index} to be {word}")
    if op.results:
        sizes = target.static_loop_ranges
        results.set(0, [integer_param(sizes[index]) for index in chosen])


def _operand_match(
    op: MatchStructuredInputOp | MatchStructuredInitOp, results: Results, state: TransformState, kind: str
) -> None:
    target = structured(op, state)
    operands: list[Value] = list(target.dps_inputs if kind == "input" else target.dps_inits)
    what = "DPS inputs" if kind == "input" else "DPS inits"
    chosen = positions(op, target, len(operands), op.raw_position_list, what)
    shift = 0 if kind == "input" else target.num_dps_inputs
    for index in chosen:
        map = target.maps[index + shift]
        if op.permutation and not map.is_permutation():
            raise silenceable(op, f"the indexing map for {kind} #{index} is not a permutation")
        if op.projected_permutation and not map.is_projected_permutation():
            raise silenceable(op, f"the indexing map for {kind} #{index} is not a projected permutation")
    if not op.results:
        return
    result_kind = kind_of(op.results[0].type)
    if result_kind == PARAM:
        maps: list[Attribute] = [AffineMapAttr(target.maps[index + shift]) for index in chosen]
        results.set(0, maps)
        return
    if result_kind == VALUE_HANDLE:
        results.set(0, [operands[index] for index in chosen])
        return
    producers: list[Operation] = []
    for index in chosen:
        value = operands[index]
        if not isinstance(value, OpResult):
            raise silenceable(op, f"{kind} #{index} is not produced by an operation")
        producers.append(value.owner)
    results.set(0, producers)


@implement
def input_(op: MatchStructuredInputOp, rewriter: TransformRewriter, results: Results, state: TransformState) -> None:
    _operand_match(op, results, state, "input")


@implement
def init(op: MatchStructuredInitOp, rewriter: TransformRewriter, results: Results, state: TransformState) -> None:
    _operand_match(op, results, state, "init")


@implement
def num_inputs(
    op: MatchStructuredNumInputsOp, rewriter: TransformRewriter, results: Results, state: TransformState
) -> None:
    results.set(0, [integer_param(structured(op, state).num_dps_inputs)])


@implement
def num_inits(
    op: MatchStructuredNumInitsOp, rewriter: TransformRewriter, results: Results, state: TransformState
) -> None:
    results.set(0, [integer_param(structured(op, state).num_dps_inits)])


@implement
def rank(op: MatchStructuredRankOp, rewriter: TransformRewriter, results: Results, state: TransformState) -> None:
    results.set(0, [integer_param(structured(op, state).num_loops)])


@implement
def elemental_bitwidth(
    op: MatchStructuredElementalBitwidthOp, rewriter: TransformRewriter, results: Results, state: TransformState
) -> None:
    values = state.values(op.operand_handle)
    if len(values) != 1:
        raise definite(op, "SingleValueMatchOpTrait requires the value handle to point to a single payload value")
    type = values[0].type
    element = type.element_type if isinstance(type, ShapedType) else type
    if not isinstance(element, IntegerType | FloatType):
        raise silenceable(op, "unsupported element type")
    results.set(0, [integer_param(element.width)])


@implement
def result(op: MatchStructuredResultOp, rewriter: TransformRewriter, results: Results, state: TransformState) -> None:
    target = single_target(op, state)
    position = op.position
    count = len(target.results)
    number = position + count if position < 0 else position
    if not 0 <= number < count:
        overflow = f"position {position} overflows the number of results(ints) of the payload operation"
        raise silenceable(op, overflow)
    value = target.results[number]
    if kind_of(op.result.type) == VALUE_HANDLE:
        results.set(0, [value])
        return
    users = list(value.users)
    if op.any:
        if not users:
            raise silenceable(op, f"no users of the result #{number}")
        results.set(0, users[:1])
        return
    if len(users) != 1:
        raise silenceable(
            op, f"more than one result user of the result #{number}" if users else f"no users of the result #{number}"
        )
    results.set(0, users)


def _groups(results: Results, groups: list[list[int]]) -> None:
    for index, group in enumerate(groups):
        results.set(index, [integer_param(number) for number in group])


@implement
def classify_contraction(
    op: MatchStructuredClassifyContractionDimsOp, rewriter: TransformRewriter, results: Results, state: TransformState
) -> None:
    dims = matchers.contraction_dims(structured(op, state))
    if dims is None:
        raise silenceable(op, "not a contraction")
    _groups(results, [list(group) for group in dims])


@implement
def classify_convolution(
    op: MatchStructuredClassifyConvolutionDimsOp, rewriter: TransformRewriter, results: Results, state: TransformState
) -> None:
    dims = matchers.convolution_dims(structured(op, state))
    if dims is None:
        raise silenceable(op, "could not infer convolution dimensions")
    _groups(results, [list(group) for group in dims])
