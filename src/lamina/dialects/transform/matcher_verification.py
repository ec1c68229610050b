"""Verification of calls of named sequences and matchers beyond their declarations."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from lamina.dialects.transform import ops
from lamina.dialects.transform.consumption import CONSUMED, READONLY, argument_is
from lamina.dialects.transform.verification import (
    missing_effects,
    verify_argument_annotations,
    verify_positions,
)
from lamina.ir.attribute import Type
from lamina.ir.attributes import ArrayAttr
from lamina.ir.diagnostics import VerifyFailure
from lamina.ir.operation import Operation

if TYPE_CHECKING:
    from lamina.dialects.transform.match_ops import (
        MatchStructuredBodyOp,
        MatchStructuredDimOp,
        MatchStructuredInitOp,
        MatchStructuredInputOp,
        MatchStructuredOp,
        MatchStructuredResultOp,
    )
    from lamina.dialects.transform.ops import CollectMatchingOp, ForeachMatchOp, IncludeOp, NamedSequenceOp
    from lamina.dialects.transform.tune_ops import AlternativesOp, KnobOp
    from lamina.ir.attribute import Attribute
    from lamina.ir.attributes import SymbolRefAttr
    from lamina.ir.symbols import SymbolTableCollection

_MATCHERS = frozenset(
    f"transform.{name}"
    for name in (
        "get_defining_op", "get_operand", "get_parent_op", "get_producer_of_operand", "get_type", "include",
        "merge_handles", "num_associations", "param.constant", "print", "sequence", "debug.emit_param_as_remark",
        "debug.emit_remark_at",
    )
)  # fmt: skip
_STRUCTURED = "transform.match.structured"


def is_matcher(op: Operation) -> bool:
    """True if an operation implements MatchOpInterface and may therefore occur in a matcher."""
    return op.name in _MATCHERS or op.name.startswith(("transform.match.", "transform.sparse_tensor.match."))


def _same_kind(first: Type, second: Type) -> bool:
    """True if both are handles to operations, handles to values, or parameters."""
    return getattr(first, "interfaces", ())[:1] == getattr(second, "interfaces", ())[:1]


def _named_sequence(symbols: SymbolTableCollection, op: Operation, reference: SymbolRefAttr) -> NamedSequenceOp | None:
    symbol = symbols.lookup_nearest_symbol_from(op, reference)
    return symbol if isinstance(symbol, ops.NamedSequenceOp) else None


def _type(sequence: NamedSequenceOp) -> Any:
    return sequence.function_type


# ---- Calls


def verify_include(op: IncludeOp, symbols: SymbolTableCollection) -> None:
    """transform.include: the sequence exists and its type matches the operation."""
    callee = _named_sequence(symbols, op, op.target)
    if callee is None:
        raise VerifyFailure("does not reference a named transform sequence")
    inputs, results = _type(callee).inputs, _type(callee).results
    if len(inputs) != op.num_operands:
        raise VerifyFailure("incorrect number of operands for callee", raw=True)
    for index in range(len(inputs)):
        if not argument_is(callee, index, CONSUMED) and not argument_is(callee, index, READONLY):
            raise missing_effects(op, index)
    for index, (value, expected) in enumerate(zip(op.operands, inputs, strict=True)):
        if value.type is not expected:
            raise VerifyFailure(
                f"operand type mismatch: expected operand type '{expected}', but provided '{value.type}' for operand "
                f"number {index}"
            )
    if len(results) != len(op.results):
        raise VerifyFailure("incorrect number of results for callee", raw=True)
    for result, expected in zip(op.results, results, strict=True):
        if not _same_kind(result.type, expected):
            raise VerifyFailure(
                f"type of result #{result.index} must implement the same transform dialect interface as the "
                "corresponding callee result"
            )
    verify_argument_annotations(callee, called=True)


def verify_collect_matching(op: CollectMatchingOp, symbols: SymbolTableCollection) -> None:
    """transform.collect_matching: the matcher takes one operation and returns the types of the results."""
    reference = op.matcher
    matcher = _named_sequence(symbols, op, reference)
    if matcher is None:
        raise VerifyFailure(f"unresolved matcher symbol {reference}", raw=True)
    inputs, results = _type(matcher).inputs, _type(matcher).results
    if len(inputs) != 1 or getattr(inputs[0], "interfaces", ())[:1] != ("TransformHandleTypeInterface",):
        raise VerifyFailure("expected the matcher to take one operation handle argument", raw=True)
    if not argument_is(matcher, 0, READONLY):
        raise VerifyFailure("expected the matcher argument to be marked readonly", raw=True)
    if len(results) != len(op.results):
        raise VerifyFailure(
            f"expected the matcher to yield as many values as op has results ({len(op.results)}), got {len(results)}",
            raw=True,
        )
    for result, type in zip(op.results, results, strict=True):
        if not _same_kind(result.type, type):
            message = f"mismatching type interfaces for matcher result and op result #{result.index}"
            raise VerifyFailure(message, raw=True)


def verify_foreach_match(op: ForeachMatchOp) -> None:
    """transform.foreach_match: as many matchers as actions."""
    matchers, actions = op.matchers, op.actions
    if len(matchers) != len(actions):
        raise VerifyFailure("expected the same number of matchers and actions")
    if not matchers:
        raise VerifyFailure("expected at least one match/action pair")


def verify_pairs(op: ForeachMatchOp, symbols: SymbolTableCollection) -> None:
    """transform.foreach_match: the types of operands, matchers, actions and results agree."""
    pairs = zip(op.matchers, op.actions, strict=True)
    for matcher_name, action_name in pairs:
        matcher = _named_sequence(symbols, op, matcher_name)
        if matcher is None:
            raise VerifyFailure(f"unresolved matcher symbol {matcher_name}", raw=True)
        action = _named_sequence(symbols, op, action_name)
        if action is None:
            raise VerifyFailure(f"unresolved action symbol {action_name}", raw=True)
        verify_argument_annotations(matcher, called=True)
        verify_argument_annotations(action, called=True)
        _verify_into_matcher(op, matcher, matcher_name)
        _verify_into_action(_type(matcher).results, _type(action).inputs, matcher_name, action_name)
        _verify_out_of_action(op, action, action_name)


def _verify_into_matcher(op: Operation, matcher: NamedSequenceOp, name: Attribute) -> None:
    about = [("symbol declaration", matcher.raw_location)]
    inputs = _type(matcher).inputs
    if op.num_operands != len(inputs):
        counts = f"({op.num_operands}) doesn't match the number of matcher arguments ({len(inputs)})"
        raise VerifyFailure(f"the number of operands {counts} for {name}", raw=True, notes=about)
    for index, (value, type) in enumerate(zip(op.operands, inputs, strict=True)):
        if argument_is(matcher, index, CONSUMED):
            raise VerifyFailure(f"does not expect matcher symbol to consume its operand #{index}", notes=about)
        if not _same_kind(value.type, type):
            message = f"mismatching type interfaces for operand and matcher argument #{index} of matcher {name}"
            raise VerifyFailure(message, raw=True, notes=about)


def _verify_into_action(
    results: Sequence[Type], inputs: Sequence[Type], matcher: SymbolRefAttr, action: SymbolRefAttr
) -> None:
    if len(results) != len(inputs):
        raise VerifyFailure(
            f"mismatching number of matcher results and action arguments between {matcher} ({len(results)}) and "
            f"{action} ({len(inputs)})",
            raw=True,
        )
    for index, (result, argument) in enumerate(zip(results, inputs, strict=True)):
        if not _same_kind(result, argument):
            raise VerifyFailure(
                f"mismatching type interfaces for matcher result and action argument #{index}of matcher {matcher} "
                f"and action {action}",
                raw=True,
            )


def _verify_out_of_action(op: Operation, action: NamedSequenceOp, name: Attribute) -> None:
    about = [("symbol declaration", action.raw_location)]
    given, wanted = _type(action).results, op.result_types[1:]
    if len(given) != len(wanted):
        counts = f"the number of action results ({len(given)}) for {name} doesn't match the number of extra op results"
        raise VerifyFailure(f"{counts} ({len(wanted)})", raw=True, notes=about)
    for index, (given_type, other) in enumerate(zip(given, wanted, strict=True)):
        if not _same_kind(given_type, other):
            message = f"mismatching type interfaces for action result #{index} of action {name} and op result"
            raise VerifyFailure(message, raw=True, notes=about)


# ---- Matchers of structured operations


def verify_structured(op: MatchStructuredOp) -> None:
    """transform.match.structured: one argument, and matchers in the body."""
    body = op.regions[0].entry_block
    if len(body.arguments) != 1:
        raise VerifyFailure("expected one body argument")
    if getattr(body.arguments[0].type, "interfaces", ())[:1] != ("TransformHandleTypeInterface",):
        raise VerifyFailure("expected body argument to implement TransformHandleTypeInterface")
    for child in body.operations:
        if not is_matcher(child):
            raise VerifyFailure(
                "expects nested operations to implement MatchOpInterface",
                notes=[("offending operation", child.raw_location)],
            )


def verify_inside_structured(op: Operation) -> None:
    """A structured match operation must be directly inside transform.match.structured."""
    parent = op.parent_op
    if parent is None or parent.name != _STRUCTURED:
        raise VerifyFailure(f"expects parent op to be '{_STRUCTURED}'")


_BODY_KINDS = ("reduction_position", "passthrough", "elementwise", "contraction")


def verify_body(op: MatchStructuredBodyOp) -> None:
    """transform.match.structured.body: one question."""
    verify_inside_structured(op)
    if sum(op._properties.get(name) is not None for name in _BODY_KINDS) > 1:
        listed = ", ".join(f'"{name}"' for name in _BODY_KINDS)
        raise VerifyFailure(f"only one of {{{listed}}} is allowed")
    if op.contraction is not None and len(op.contraction) != 2:
        raise VerifyFailure('expects "contraction" to contain two elements')


def verify_dim(op: MatchStructuredDimOp) -> None:
    """transform.match.structured.dim: one kind of loop."""
    verify_inside_structured(op)
    if op.parallel and op.reduction:
        raise VerifyFailure("cannot request the same dimension to be both parallel and reduction")
    verify_positions(op, "raw_dim_list")


def verify_operand(op: MatchStructuredInputOp | MatchStructuredInitOp) -> None:
    """transform.match.structured.input and init: one map condition; a handle to one operand."""
    verify_inside_structured(op)
    if op.permutation and op.projected_permutation:
        raise VerifyFailure('"permutation" and "projected_permutation" are mutually exclusive')
    several = len(op.raw_position_list) > 1 or any(
        op._properties.get(name) is not None for name in ("is_all", "is_inverted")
    )
    if op.results and several and op.results[0].type.mnemonic != "affine_map":
        raise VerifyFailure("cannot bind multiple inputs/inits to the same value")
    verify_positions(op)


def verify_result(op: MatchStructuredResultOp) -> None:
    """transform.match.structured.result: the value, any user, or the only user."""
    verify_inside_structured(op)
    any_user, single = op.any, op.single
    is_value = "TransformValueHandleTypeInterface" in getattr(op.result.type, "interfaces", ())
    if is_value == (any_user or single):
        raise VerifyFailure("expects either the any/single keyword or the type value handle result type")
    if any_user and single:
        raise VerifyFailure("'any' and 'single' are mutually exclusive")


# ---- Tuning


def verify_knob(op: KnobOp) -> None:
    """transform.tune.knob: the selected value is one of the options."""
    selected, options = op.selected, op.options
    if selected is not None and isinstance(options, ArrayAttr) and selected not in options.elements:
        raise VerifyFailure("provided `selected` attribute is not an element of `options` array of attributes")


def verify_choice(op: AlternativesOp) -> None:
    """transform.tune.alternatives: the selected region exists, and all regions yield the result types."""
    selected = op.selected_region_attr
    count = len(op.regions)
    if selected is not None and not 0 <= selected < count:
        raise VerifyFailure(
            f"'selected_region' attribute specifies region at index {selected} while op has only {count} regions"
        )
    for region in op.regions:
        block = region.first_block
        end = None if block is None else block.last_op
        if end is not None and end.num_operands != len(op.results):
            raise VerifyFailure(
                "expected terminator to have as many operands as the parent op has results", operation=end
            )
