"""Sequences, loops over handles, choices, and matching through named sequences."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from lamina.ir import traits
from lamina.ir.attributes import (
    IntegerAttr,
    SymbolRefAttr,
)
from lamina.ir.block import Block
from lamina.ir.diagnostics import Diagnostic
from lamina.ir.operation import Operation
from lamina.ir.symbols import lookup_nearest_symbol_from
from lamina.transform.engine import (
    PROPAGATE,
    Results,
    failure_mode,
    implement,
    run_block,
)
from lamina.transform.failures import (
    SilenceableFailure,
    definite,
    silenceable,
)
from lamina.transform.state import TransformState

# ---- Sequences


@implement("sequence")
def sequence(op: Any, rewriter: Any, results: Results, state: TransformState) -> None:
    block: Block = op.regions[0].first_block
    arguments: list[list[Any]] = [state.payload(value) for value in op.operands] or [[state.root]]
    found = run_block(block, state, arguments, failure_mode(op.properties["failure_propagation_mode"]))
    for result, payload in zip(op.results, found, strict=True):
        results.set(result, payload)


@implement("named_sequence")
def named_sequence(op: Any, rewriter: Any, results: Results, state: TransformState) -> None:
    """Named sequences only run where they are included."""


def resolve_sequence(op: Operation, reference: SymbolRefAttr, state: TransformState) -> Operation:
    """The named sequence that a symbol names. Raises DefiniteFailure if it has no body."""
    found = lookup_nearest_symbol_from(op, reference)
    if found is None or found.name != "transform.named_sequence":
        raise definite(op, f"unresolved named sequence {reference}")
    if found.regions[0].empty:
        raise definite(op, f"unresolved external symbol {reference}")
    return found


@implement("include")
def include(op: Any, rewriter: Any, results: Results, state: TransformState) -> None:
    callee = resolve_sequence(op, op.properties["target"], state)
    block = callee.regions[0].first_block
    assert block is not None
    arguments = [state.payload(value) for value in op.operands]
    mode = failure_mode(op.properties["failure_propagation_mode"])
    try:
        found = run_block(block, state, arguments, mode)
    except SilenceableFailure as failure:
        if mode == PROPAGATE:
            raise
        del failure
        found = [[] for _ in op.results]
    for result, payload in zip(op.results, found, strict=True):
        results.set(result, payload)


@implement("yield")
def yielding(op: Any, rewriter: Any, results: Results, state: TransformState) -> None:
    """Handled by what runs the block."""


@implement("foreach")
def foreach(op: Any, rewriter: Any, results: Results, state: TransformState) -> None:
    payloads = [state.payload(value) for value in op.targets]
    lengths = [len(payload) for payload in payloads]
    count = min(lengths, default=0)
    if op.properties.get("with_zip_shortest") is None and any(length != count for length in lengths):
        numbers = ", ".join(f"prior targets' payload size ({lengths[0]})" for _ in lengths[:1])
        raise silenceable(
            op,
            f"{numbers} differs from payload size ({next(n for n in lengths if n != lengths[0])}) of target "
            f"{op.operands[lengths.index(next(n for n in lengths if n != lengths[0]))].type}",
        )
    collected: list[list[Any]] = [[] for _ in op.results]
    block = op.regions[0].first_block
    for index in range(count):
        found = run_block(block, state, [[payload[index]] for payload in payloads])
        for into, payload in zip(collected, found, strict=True):
            into += payload
    for result, payload in zip(op.results, collected, strict=True):
        results.set(result, payload)


@implement("alternatives")
def alternatives(op: Any, rewriter: Any, results: Results, state: TransformState) -> None:
    """Each alternative is tried on a copy of the scopes; the first that works stays."""
    scopes = [state.root] if op.scope is None else state.ops(op.scope)
    if not scopes:
        results.fill_empty()
        return
    for scope in scopes:
        if scope.has_trait(traits.IsolatedFromAbove):
            continue
        raise definite(op, "only isolated-from-above ops can be alternative scopes", ("scope", scope))
    failures: list[Diagnostic] = []
    for region in op.regions:
        copies = [scope.clone() for scope in scopes]
        for scope, copy in zip(scopes, copies, strict=True):
            assert scope.parent is not None
            scope.parent.insert_before(scope.next_op, copy)
        known = None if state.watch is None else state.watch.checkpoint()
        try:
            found = run_block(region.first_block, state, [copies])
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
        for result, payload in zip(op.results, found, strict=True):
            results.set(result, payload)
        return
    raise silenceable(op, "all alternatives failed")


# ---- Matching through named sequences


def _match(op: Any, matcher: Operation, inputs: Sequence[list[Any]], state: TransformState) -> list[list[Any]] | None:
    """What the matcher yields for the payload; None if it does not match."""
    block = matcher.regions[0].first_block
    assert block is not None
    watch = None if state.matching else state.watch
    state.matching += 1
    try:
        found = run_block(block, state, inputs)
    except SilenceableFailure as failure:
        if watch is not None and failure.diagnostics:
            watch.mismatch(op, matcher, inputs[0][0], failure.diagnostics[0])
        return None
    finally:
        state.matching -= 1
    if watch is not None:
        watch.matched(op)
    return found


def _walk_payload(root: Operation, restrict: bool) -> Iterator[Operation]:
    """The operations that matchers see, those inside first."""
    for inner in list(root.walk_post_order()):
        if inner.is_erased or restrict and inner is root:
            continue
        yield inner


@implement("collect_matching")
def collect_matching(op: Any, rewriter: Any, results: Results, state: TransformState) -> None:
    matcher = resolve_sequence(op, op.properties["matcher"], state)
    collected: list[list[Any]] = [[] for _ in op.results]
    for root in state.ops(op.root_):
        for candidate in root.walk_post_order():
            found = _match(op, matcher, [[candidate]], state)
            if found is None:
                continue
            for into, payload in zip(collected, found, strict=False):
                into += payload
    for result, payload in zip(op.results, collected, strict=True):
        results.set(result, payload)


@implement("foreach_match")
def foreach_match(op: Any, rewriter: Any, results: Results, state: TransformState) -> None:
    pairs = [
        (resolve_sequence(op, matcher, state), resolve_sequence(op, action, state))
        for matcher, action in zip(op.properties["matchers"].elements, op.properties["actions"].elements, strict=True)
    ]
    restrict = op.properties.get("restrict_root") is not None
    flatten = op.properties.get("flatten_results") is not None
    forwarded = [state.payload(value) for value in op.forwarded_inputs]
    collected: list[list[Any]] = [[] for _ in op.forwarded_outputs]
    roots = state.ops(op.root_)
    for root in roots:
        for candidate in _walk_payload(root, restrict):
            if candidate.is_erased:
                continue
            for matcher, action in pairs:
                found = _match(op, matcher, [[candidate], *forwarded], state)
                if found is None:
                    continue
                block = action.regions[0].first_block
                assert block is not None
                outputs = run_block(block, state, found)
                for into, payload in zip(collected, outputs, strict=False):
                    if not flatten and len(payload) != 1:
                        raise silenceable(
                            op,
                            f"action @{action.properties['sym_name'].value} has results associated with "  # type: ignore[attr-defined]
                            f"{len(payload)} payload entities and 'flatten_results' is not set",
                        )
                    into += payload
                break
    results.set(0, roots)
    for index, payload in enumerate(collected):
        results.set(index + 1, payload)


# ---- Tuning


@implement("tune.knob")
def knob(op: Any, rewriter: Any, results: Results, state: TransformState) -> None:
    selected = op.properties.get("selected")
    if selected is None:
        raise definite(
            op,
            'non-deterministic choice "'
            + op.properties["name"].value
            + '" is only resolved through providing a `selected` attr',
        )
    results.set(0, [selected])


@implement("tune.alternatives")
def tune_alternatives(op: Any, rewriter: Any, results: Results, state: TransformState) -> None:
    selected = op.properties.get("selected_region_attr")
    if op.selected_region_param is not None:
        params = state.params(op.selected_region_param)
        if len(params) != 1 or not isinstance(params[0], IntegerAttr):
            raise definite(op, "param should hold exactly one integer attribute")
        selected = params[0]
    if selected is None:
        raise definite(
            op,
            'non-deterministic choice "'
            + op.properties["name"].value
            + '" is only resolved through providing a `selected_region` attr/param',
        )
    if not 0 <= selected.value < len(op.regions):
        raise definite(
            op,
            f"'selected_region' attribute/param specifies region at index {selected.value} while op "
            f"has only {len(op.regions)} regions",
        )
    found = run_block(op.regions[selected.value].first_block, state, [])
    for result, payload in zip(op.results, found, strict=True):
        results.set(result, payload)
