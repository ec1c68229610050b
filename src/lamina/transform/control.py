"""Sequences, loops over handles, choices, and matching through named sequences."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from lamina.dialects.transform import tune_ops
from lamina.dialects.transform.enums import FailurePropagationMode
from lamina.dialects.transform.matcher_verification import is_matcher
from lamina.dialects.transform.ops import (
    AlternativesOp,
    CollectMatchingOp,
    ForeachMatchOp,
    ForeachOp,
    IncludeOp,
    NamedSequenceOp,
    SequenceOp,
    YieldOp,
)
from lamina.dialects.transform.tune_ops import KnobOp
from lamina.ir import traits
from lamina.ir.attributes import (
    IntegerAttr,
    SymbolRefAttr,
)
from lamina.ir.block import Block
from lamina.ir.diagnostics import Diagnostic
from lamina.ir.operation import Operation
from lamina.ir.symbols import lookup_nearest_symbol_from, symbol_name
from lamina.transform.engine import (
    Results,
    TransformRewriter,
    implement,
    run_block,
)
from lamina.transform.failures import (
    SilenceableFailure,
    definite,
    shown,
    silenceable,
)
from lamina.transform.state import TransformState

if TYPE_CHECKING:
    from lamina.ir.location import LocationLike

# ---- Sequences


@implement
def sequence(op: SequenceOp, rewriter: TransformRewriter, results: Results, state: TransformState) -> None:
    block: Block = op.regions[0].entry_block
    arguments: list[list[Any]] = [state.payload(value) for value in op.operands] or [[state.root]]
    outcome = run_block(block, state, arguments, op.failure_propagation_mode)
    for result, payload in zip(op.results, outcome, strict=True):
        results.set(result, payload)


@implement
def named_sequence(op: NamedSequenceOp, rewriter: TransformRewriter, results: Results, state: TransformState) -> None:
    """Named sequences only run where they are included."""


def resolve_sequence(op: Operation, reference: SymbolRefAttr, external: str = "") -> Operation:
    """Returns the named sequence of a symbol. Raises DefiniteFailure, with the message ``external``, if it
    has no body."""
    symbol = lookup_nearest_symbol_from(op, reference)
    if not isinstance(symbol, NamedSequenceOp):
        raise definite(op, f"unresolved named sequence {reference}")
    if symbol.regions[0].empty:
        raise definite(op, external or f"unresolved external symbol {reference}")
    return symbol


@implement
def include(op: IncludeOp, rewriter: TransformRewriter, results: Results, state: TransformState) -> None:
    callee = resolve_sequence(op, op.target, "unresolved external named sequence")
    block = callee.regions[0].first_block
    assert block is not None
    arguments = [state.payload(value) for value in op.operands]
    mode = op.failure_propagation_mode
    try:
        yielded = run_block(block, state, arguments, mode)
    except SilenceableFailure as failure:
        if mode is FailurePropagationMode.PROPAGATE:
            raise
        del failure
        yielded = [[] for _ in op.results]
    for result, payload in zip(op.results, yielded, strict=True):
        results.set(result, payload)


@implement
def yielding(op: YieldOp, rewriter: TransformRewriter, results: Results, state: TransformState) -> None:
    """Handled when running the block."""


@implement
def foreach(op: ForeachOp, rewriter: TransformRewriter, results: Results, state: TransformState) -> None:
    payloads = [state.payload(value) for value in op.targets]
    lengths = [len(payload) for payload in payloads]
    count = min(lengths, default=0)
    if not op.with_zip_shortest:
        for value, length in zip(op.targets, lengths, strict=True):
            if length != lengths[0]:
                sizes = f"prior targets' payload size ({lengths[0]}) differs from payload size ({length})"
                raise silenceable(op, f"{sizes} of target {shown(value)}")
    collected: list[list[Any]] = [[] for _ in op.results]
    block = op.regions[0].entry_block
    for index in range(count):
        outcome = run_block(block, state, [[payload[index]] for payload in payloads])
        for into, payload in zip(collected, outcome, strict=True):
            into += payload
    for result, payload in zip(op.results, collected, strict=True):
        results.set(result, payload)


@implement
def alternatives(op: AlternativesOp, rewriter: TransformRewriter, results: Results, state: TransformState) -> None:
    """Tries each alternative on a copy of the scopes; the first that succeeds is kept."""
    # A handle may list an operation more than once.
    scopes = [state.root] if op.scope is None else list(dict.fromkeys(state.ops(op.scope)))
    if not scopes:
        results.fill_empty()
        return
    for scope in scopes:
        if scope.is_ancestor(op):
            raise definite(op, "scope must not contain the transforms being applied", ("scope", scope))
        if not scope.has_trait(traits.IsolatedFromAbove):
            raise definite(op, "only isolated-from-above ops can be alternative scopes", ("scope", scope))
    failures: list[Diagnostic] = []
    for region in op.regions:
        copies = [scope.clone() for scope in scopes]
        for scope, copy in zip(scopes, copies, strict=True):
            assert scope.parent is not None
            scope.parent.insert_before(scope.next_op, copy)
        known = None if state.watch is None else state.watch.checkpoint()
        try:
            outcome = run_block(region.entry_block, state, [copies])
        except SilenceableFailure as failure:
            failures += failure.diagnostics
            if state.watch is not None:
                state.watch.restore(known)
            for copy in copies:
                copy.erase("transform.alternatives", force=True)
            continue
        for scope in scopes:
            scope.drop_all_references()
            state.replace_op(scope, None)
            scope.erase("transform.alternatives", force=True)
        for result, payload in zip(op.results, outcome, strict=True):
            results.set(result, payload)
        return
    raise silenceable(op, "all alternatives failed")


# ---- Matching through named sequences


def _match(
    op: CollectMatchingOp | ForeachMatchOp, matcher: Operation, inputs: Sequence[list[Any]], state: TransformState
) -> list[list[Any]] | None:
    """Returns what the matcher yields for the payload; None if it does not match. Raises DefiniteFailure if the matcher
    has side effects."""
    block = matcher.regions[0].first_block
    assert block is not None
    for inner in block.operations:
        if inner is not block.last_op and not is_matcher(inner):
            raise definite(inner, "expected operations in the match part to implement MatchOpInterface")
    watch = None if state.matching else state.watch
    state.matching += 1
    try:
        outcome = run_block(block, state, inputs)
    except SilenceableFailure as failure:
        if watch is not None and failure.diagnostics:
            watch.mismatch(op, matcher, inputs[0][0], failure.diagnostics[0])
        return None
    finally:
        state.matching -= 1
    if watch is not None:
        watch.matched(op)
    return outcome


@implement
def collect_matching(
    op: CollectMatchingOp, rewriter: TransformRewriter, results: Results, state: TransformState
) -> None:
    matcher = resolve_sequence(op, op.matcher)
    collected: list[list[Any]] = [[] for _ in op.results]
    for root in state.ops(op.root_):
        for candidate in root.walk_post_order():
            matched = _match(op, matcher, [[candidate]], state)
            for index, payload in enumerate(matched or ()):
                if len(payload) != 1:
                    message = f"result #{index}, associated with {len(payload)} payload objects, expected 1"
                    raise silenceable(op, message)
                collected[index] += payload
    for result, payload in zip(op.results, collected, strict=True):
        results.set(result, payload)


@implement
def foreach_match(op: ForeachMatchOp, rewriter: TransformRewriter, results: Results, state: TransformState) -> None:
    """The action of the first matcher that accepts a payload operation is applied to it. The root itself is only looked
    at with ``restrict_root``."""
    pairs = [
        (resolve_sequence(op, matcher), resolve_sequence(op, action))
        for matcher, action in zip(op.matchers, op.actions, strict=True)
    ]
    with_root = op.restrict_root
    forwarded = [state.payload(value) for value in op.forwarded_inputs]
    collected: list[list[Any]] = [[] for _ in op.forwarded_outputs]
    failed: list[tuple[str, Any]] = []
    roots = state.ops(op.root_)
    for root in roots:
        for candidate in list(root.walk_post_order()):
            if candidate.is_erased or candidate is root and not with_root:
                continue
            place = candidate.raw_location
            for matcher, action in pairs:
                matched = _match(op, matcher, [[candidate], *forwarded], state)
                if matched is not None:
                    failed += _act(op, action, matched, collected, place, state)
                    break
    if failed:
        raise silenceable(op, "actions failed", *failed)
    results.set(0, roots)
    for index, payload in enumerate(collected):
        results.set(index + 1, payload)


def _act(
    op: ForeachMatchOp,
    action: Operation,
    matched: Sequence[list[Any]],
    collected: list[list[Any]],
    place: LocationLike,
    state: TransformState,
) -> list[tuple[str, Any]]:
    """Applies an action and collects its results; records silenceable failures."""
    block = action.regions[0].first_block
    assert block is not None
    try:
        outputs = run_block(block, state, matched)
    except SilenceableFailure as failure:
        return [
            (f"failed action: {failure.diagnostics[0].message}", action),
            ("when applied to this matching payload", place),
        ]
    flatten = op.flatten_results
    for into, payload in zip(collected, outputs, strict=True):
        if not flatten and len(payload) != 1:
            name = f"@{symbol_name(action)}"
            count = "no payload" if not payload else "multiple payload"
            raise silenceable(
                op, f"action {name} has results associated with {count} entities, but flattening was not requested"
            )
        into += payload
    return []


# ---- Tuning


@implement
def knob(op: KnobOp, rewriter: TransformRewriter, results: Results, state: TransformState) -> None:
    selected = op.selected
    if selected is None:
        raise definite(
            op,
            'non-deterministic choice "' + op.name_ + '" is only resolved through providing a `selected` attr',
        )
    results.set(0, [selected])


@implement
def tune_alternatives(
    op: tune_ops.AlternativesOp, rewriter: TransformRewriter, results: Results, state: TransformState
) -> None:
    selected = op.selected_region_attr
    if op.selected_region_param is not None:
        params = state.params(op.selected_region_param)
        if len(params) != 1 or not isinstance(params[0], IntegerAttr):
            held = f", got: {params[0]}" if params else ""
            raise definite(op, f"param should hold exactly one integer attribute{held}")
        selected = params[0].value
    if selected is None:
        raise definite(
            op,
            'non-deterministic choice "'
            + op.name_
            + '" is only resolved through providing a `selected_region` attr/param',
        )
    if not 0 <= selected < len(op.regions):
        raise definite(
            op,
            f"'selected_region' attribute/param specifies region at index {selected} while op "
            f"has only {len(op.regions)} regions",
        )
    outcome = run_block(op.regions[selected].entry_block, state, [])
    for result, payload in zip(op.results, outcome, strict=True):
        results.set(result, payload)
