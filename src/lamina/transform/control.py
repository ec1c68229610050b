"""Sequences, choices, handles and parameters; passes and clean-up applied to payload."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from typing import Any

from lamina.dialects.transform.attributes import ParamOperandAttr
from lamina.ir import traits
from lamina.ir.attribute import Attribute
from lamina.ir.attributes import (
    ArrayAttr,
    BoolAttr,
    DictionaryAttr,
    IntegerAttr,
    StringAttr,
    SymbolRefAttr,
    TypeAttr,
    UnitAttr,
)
from lamina.ir.block import Block
from lamina.ir.diagnostics import Diagnostic, Severity, collect_diagnostics, emit
from lamina.ir.operation import Operation
from lamina.ir.symbols import lookup_nearest_symbol_from
from lamina.ir.value import BlockArgument, OpResult, Value
from lamina.transform.engine import (
    PROPAGATE,
    Results,
    argument_is_consumed,
    consumed_arguments,
    failure_mode,
    implement,
    integer_param,
    run_block,
)
from lamina.transform.failures import (
    DefiniteFailure,
    SilenceableFailure,
    definite,
    silenceable,
)
from lamina.transform.state import PARAM, VALUE_HANDLE, TransformState, kind_of

# ---- Sequences


def _consumed_by_body(op: Any) -> list[int]:
    """The operands whose block arguments an operation of the body consumes."""
    block = op.regions[0].first_block
    return [index for index in sorted(consumed_arguments(block)) if index < len(op.operands)]


@implement("sequence", consumes=_consumed_by_body)
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


def _consumed_by_callee(op: Any) -> list[int]:
    callee = lookup_nearest_symbol_from(op, op.properties["target"])
    if callee is None:
        return []
    return [index for index in range(len(op.operands)) if argument_is_consumed(callee, index)]


@implement("include", consumes=_consumed_by_callee)
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


def _consumed_by_bodies(op: Any) -> list[int]:
    found: set[int] = set()
    for region in op.regions:
        block = region.first_block
        if block is not None:
            found |= consumed_arguments(block)
    return [index for index in sorted(found) if index < len(op.operands)]


@implement("foreach", consumes=_consumed_by_bodies)
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


@implement("alternatives", consumes="scope")
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


@implement("foreach_match", consumes="root_")
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


# ---- Handles


@implement("cast", each=True)
def cast(op: Any, rewriter: Any, target: Any, state: TransformState) -> Any:
    return target


@implement("merge_handles")
def merge_handles(op: Any, rewriter: Any, results: Results, state: TransformState) -> None:
    merged: list[Any] = []
    for value in op.handles:
        merged += state.payload(value)
    if op.properties.get("deduplicate") is not None:
        merged = list(dict.fromkeys(merged))
    results.set(0, merged)


@implement("split_handle", consumes=())
def split_handle(op: Any, rewriter: Any, results: Results, state: TransformState) -> None:
    payload = state.payload(op.handle)
    count = len(op.results)
    overflow = op.properties.get("overflow_result")
    if not payload and bool(op.properties["pass_through_empty_handle"]):
        results.fill_empty()
        return
    what = (
        "payload operations"
        if kind_of(op.handle.type) not in (PARAM, VALUE_HANDLE)
        else ("params" if kind_of(op.handle.type) == PARAM else "values")
    )
    if len(payload) < count and bool(op.properties["fail_on_payload_too_small"]):
        raise silenceable(op, f"expected to contain {count} {what} but it contains {len(payload)} {what}")
    if len(payload) > count and overflow is None:
        raise silenceable(op, f"expected to contain {count} {what} but it contains {len(payload)} {what}")
    collected: list[list[Any]] = [[] for _ in range(count)]
    for index, item in enumerate(payload):
        at = index
        if overflow is not None and index >= count:
            at = overflow.value
        collected[at].append(item)
    for index, items in enumerate(collected):
        results.set(index, items)


@implement("replicate")
def replicate(op: Any, rewriter: Any, results: Results, state: TransformState) -> None:
    count = len(state.ops(op.pattern))
    for result, value in zip(op.results, op.handles, strict=True):
        results.set(result, [item for _ in range(count) for item in state.payload(value)])


@implement("num_associations")
def num_associations(op: Any, rewriter: Any, results: Results, state: TransformState) -> None:
    type: Any = op.results[0].type
    width = getattr(getattr(type, "type", None), "width", 64)
    results.set(0, [integer_param(len(state.payload(op.handle)), width)])


@implement("get_parent_op")
def get_parent_op(op: Any, rewriter: Any, results: Results, state: TransformState) -> None:
    parents: dict[Operation, None] = {}
    found: list[Operation] = []
    name = op.properties.get("op_name")
    isolated = op.properties.get("isolated_from_above") is not None
    for target in state.ops(op.target):
        parent = target
        for _ in range(op.properties["nth_parent"].value):
            at = parent.parent_op
            while at is not None and not (
                (not isolated or at.has_trait(traits.IsolatedFromAbove)) and (name is None or at.name == name.value)
            ):
                at = at.parent_op
            if at is None:
                break
            parent = at
        if at is None:
            if op.properties.get("allow_empty_results") is not None:
                results.set(0, found)
                return
            raise silenceable(op, "could not find a parent op that matches all requirements", ("target op", target))
        if op.properties.get("deduplicate") is not None:
            if parent in parents:
                continue
            parents[parent] = None
        found.append(parent)
    results.set(0, found)


@implement("get_defining_op")
def get_defining_op(op: Any, rewriter: Any, results: Results, state: TransformState) -> None:
    found: list[Operation] = []
    for value in state.values(op.target):
        if isinstance(value, BlockArgument):
            raise silenceable(op, "cannot get defining ops of block argument", ("target value", value.location))
        assert isinstance(value, OpResult)
        found.append(value.owner)
    results.set(0, found)


@implement("get_producer_of_operand")
def get_producer_of_operand(op: Any, rewriter: Any, results: Results, state: TransformState) -> None:
    number = op.properties["operand_number"].value
    found: list[Operation] = []
    for target in state.ops(op.target):
        if number >= len(target.operands):
            raise silenceable(op, "target op does not have enough operands", ("target op", target))
        producer = target.operands[number].defining_op
        if producer is None:
            raise silenceable(
                op,
                "could not find a producer for operand number: " + f"{number} of {target.name}",
                ("target op", target),
            )
        found.append(producer)
    results.set(0, found)


@implement("get_consumers_of_result")
def get_consumers_of_result(op: Any, rewriter: Any, results: Results, state: TransformState) -> None:
    number = op.properties["result_number"].value
    targets = state.ops(op.target)
    if not targets:
        results.set(0, [])
        return
    if len(targets) != 1:
        raise definite(op, "handle must be mapped to exactly one payload op")
    if number >= len(targets[0].results):
        raise definite(op, "result number overflow")
    results.set(0, [use.owner for use in targets[0].results[number].uses])


def positions(op: Any, count: int, field: str = "raw_position_list") -> list[int]:
    """The positions a list of dims selects among ``count``. Raises SilenceableFailure for one out of range."""
    if op.properties.get("is_all") is not None:
        return list(range(count))
    found: list[int] = []
    for raw in op.properties[field].values:
        number = raw + count if raw < 0 else raw
        if number >= count:
            raise silenceable(op, f"position overflow {number} (updated from {raw}) for maximum {count}")
        if number < 0:
            raise silenceable(op, f"position underflow {number} (updated from {raw})")
        if number in found:
            raise silenceable(op, f"repeated position {number} (updated from {raw})")
        found.append(number)
    if op.properties.get("is_inverted") is not None:
        return [number for number in range(count) if number not in found]
    return found


@implement("get_operand")
def get_operand(op: Any, rewriter: Any, results: Results, state: TransformState) -> None:
    found: list[Value] = []
    for target in state.ops(op.target):
        operands = target.operands
        found += [operands[index] for index in positions(op, len(operands))]
    results.set(0, found)


@implement("get_result")
def get_result(op: Any, rewriter: Any, results: Results, state: TransformState) -> None:
    found: list[Value] = []
    for target in state.ops(op.target):
        found += [target.results[index] for index in positions(op, len(target.results))]
    results.set(0, found)


@implement("get_type")
def get_type(op: Any, rewriter: Any, results: Results, state: TransformState) -> None:
    found: list[Attribute] = []
    for value in state.values(op.value):
        type: Any = value.type
        if op.properties.get("elemental") is not None:
            type = getattr(type, "element_type", type)
        found.append(TypeAttr(type))
    results.set(0, found)


@implement("select")
def select(op: Any, rewriter: Any, results: Results, state: TransformState) -> None:
    name = op.properties["op_name"].value
    results.set(0, [target for target in state.ops(op.target) if target.name == name])


# ---- Parameters


@implement("param.constant")
def param_constant(op: Any, rewriter: Any, results: Results, state: TransformState) -> None:
    results.set(0, [op.properties["value"]])


_COMPARISONS = {
    0: lambda a, b: a == b,
    1: lambda a, b: a != b,
    2: lambda a, b: a < b,
    3: lambda a, b: a <= b,
    4: lambda a, b: a > b,
    5: lambda a, b: a >= b,
}


def compare_params(op: Any, state: TransformState) -> None:
    """Raises SilenceableFailure unless all pairs of integers compare as the predicate says."""
    params, references = state.params(op.param), state.params(op.reference)
    if len(params) != len(references):
        raise silenceable(op, f"parameters have different payload lengths ({len(params)} vs {len(references)})")
    holds = _COMPARISONS[op.properties["predicate"].value]
    words = {
        0: "equal to",
        1: "not equal to",
        2: "less than",
        3: "less than or equal to",
        4: "greater than",
        5: "greater than or equal to",
    }
    for position, (one, other) in enumerate(zip(params, references, strict=True)):
        if not isinstance(one, IntegerAttr) or not isinstance(other, IntegerAttr):
            raise definite(op, "non-integer param value not expected")
        if not holds(one.value, other.value):
            word = words[op.properties["predicate"].value]
            raise silenceable(
                op,
                f"expected parameter to be {word} {other}, got {one}",
                *((("value # " + str(position), op),) if len(params) > 1 else ()),
            )


# ---- Payload as a whole


@implement("annotate")
def annotate(op: Any, rewriter: Any, results: Results, state: TransformState) -> None:
    value: Attribute = UnitAttr()
    if op.param is not None:
        params = state.params(op.param)
        if len(params) != 1:
            raise definite(op, "parameter produces multiple params, expected only one")
        value = params[0]
    for target in state.ops(op.target):
        target.set_attr(op.properties["name"].value, value)


@implement("print")
def print_payload(op: Any, rewriter: Any, results: Results, state: TransformState) -> None:
    name = op.properties.get("name")
    title = "[[[ IR printer: " + (f"{name.value} " if name is not None else "")
    options = {
        "local_scope": op.properties.get("use_local_scope") is not None,
        "skip_regions": op.properties.get("skip_regions") is not None,
    }
    stream = sys.stdout
    if op.target is None:
        stream.write(title + "top-level ]]]\n")
        stream.write(state.root.to_text(**options).rstrip("\n") + "\n")
        stream.flush()
        return
    stream.write(title + "]]]\n")
    for target in state.payload(op.target):
        text = target.to_text(**options) if isinstance(target, Operation) else str(target)
        stream.write(text.rstrip("\n") + "\n")
    stream.flush()


@implement("verify", each=True)
def verify(op: Any, rewriter: Any, target: Operation, state: TransformState) -> None:
    from lamina.ir.verifier import verify_and_report

    with collect_diagnostics() as found:
        succeeded = verify_and_report(target)
    if not succeeded:
        raise DefiniteFailure(
            op.diagnostic(Severity.ERROR, "failed to verify payload op").attach_note("payload op", target.raw_location),
            *found,
        )


@implement("apply_cse", each=True)
def apply_cse(op: Any, rewriter: Any, target: Operation, state: TransformState) -> None:
    from lamina.passes.cse import CommonSubexpressions

    CommonSubexpressions(rewriter).run(target)


@implement("apply_dce", each=True)
def apply_dce(op: Any, rewriter: Any, target: Operation, state: TransformState) -> None:
    """Erases operations without uses and effects, from the bottom up, and those that this makes dead."""
    from lamina.interfaces.effects import is_op_trivially_dead

    pending = [inner for inner in target.walk_post_order() if inner is not target]
    while pending:
        inner = pending.pop()
        if inner.is_erased or not is_op_trivially_dead(inner):
            continue
        producers = [value.defining_op for value in inner.operands]
        rewriter.erase_op(inner)
        pending += [producer for producer in producers if producer is not None and producer is not target]


@implement("apply_licm", each=True)
def apply_licm(op: Any, rewriter: Any, target: Operation, state: TransformState) -> None:
    from lamina.interfaces.loop_like import LoopLikeOpInterface
    from lamina.passes.loop_invariant_code_motion import move_loop_invariant_code

    if not LoopLikeOpInterface.has(target):
        raise silenceable(op, "expected a loop", ("target op", target))
    move_loop_invariant_code(target, rewriter)


def _option_text(value: Attribute) -> str:
    if isinstance(value, ArrayAttr):
        return ",".join(_option_text(element) for element in value.elements)
    if isinstance(value, StringAttr):
        return value.value
    if value is BoolAttr(True) or value is BoolAttr(False):
        return "true" if bool(value) else "false"
    if isinstance(value, IntegerAttr):
        return str(value.value)
    return str(value)


def _options(op: Any, state: TransformState) -> str:
    dynamic = list(op.dynamic_options)

    def text(name: str, value: Attribute) -> str:
        if isinstance(value, ParamOperandAttr):
            params = state.params(dynamic[value.index.value])  # type: ignore[attr-defined]
            return ",".join(map(_option_text, params))
        if isinstance(value, ArrayAttr):
            return ",".join(text(name, element) for element in value.elements)
        return _option_text(value)

    options = op.properties.get("options")
    if not isinstance(options, DictionaryAttr):
        return ""
    return " ".join(f"{name}={text(name, value)}" for name, value in options.as_dict().items())


@implement("apply_registered_pass", consumes="target")
def apply_registered_pass(op: Any, rewriter: Any, results: Results, state: TransformState) -> None:
    from lamina.passmanager import OpPassManager, PassManager, lookup_pass
    from lamina.passmanager.options import OptionError
    from lamina.passmanager.pipeline import add_pass, add_pipeline
    from lamina.passmanager.registry import PipelineInfo

    name = op.properties["pass_name"].value
    info = lookup_pass(name)
    if info is None:
        raise definite(op, f"unknown pass or pass pipeline: {name}")
    targets = state.ops(op.target)
    for target in targets:
        manager = OpPassManager(target.name)
        try:
            (add_pipeline if isinstance(info, PipelineInfo) else add_pass)(manager, info, _options(op, state))  # type: ignore[arg-type]
        except OptionError as problem:
            raise definite(op, f"failed to add pass or pass pipeline to pipeline: {name}: {problem}") from None
        with collect_diagnostics() as found:
            succeeded = PassManager(manager).run(target)
        if not succeeded:
            diagnostic = op.diagnostic(Severity.ERROR, "pass pipeline failed")
            diagnostic.attach_note("target op", target.raw_location)
            raise SilenceableFailure(diagnostic, *found)
        for one in found:
            emit(one)
    results.set(0, targets)


# ---- Debugging


@implement("debug.emit_remark_at")
def emit_remark_at(op: Any, rewriter: Any, results: Results, state: TransformState) -> None:
    message = op.properties["message"].value
    for target in state.payload(op.at):
        if isinstance(target, Operation):
            emit(target.diagnostic(Severity.REMARK, message))
            continue
        owner = target.owner if isinstance(target, OpResult) else target.owner.parent_op
        which = "result" if isinstance(target, OpResult) else "block argument"
        diagnostic = owner.diagnostic(Severity.REMARK, message)
        diagnostic.attach_note(
            f"value handle points to an op {which} #{target.index}"
            if which == "result"
            else f"value handle points to a {which} #{target.index}"
        )
        emit(diagnostic)


@implement("debug.emit_param_as_remark")
def emit_param_as_remark(op: Any, rewriter: Any, results: Results, state: TransformState) -> None:
    message = op.properties.get("message")
    text = (f"{message.value} " if message is not None else "") + ", ".join(map(str, state.params(op.param)))
    if op.anchor is None:
        emit(op.diagnostic(Severity.REMARK, text))
        return
    for target in state.ops(op.anchor):
        emit(target.diagnostic(Severity.REMARK, text))


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
