"""The matchers of ``lamina query``: mlir-query's, and more."""

from __future__ import annotations

import fnmatch
import math
import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from lamina.analysis.slices import backward_slice, forward_slice
from lamina.ir import traits
from lamina.ir.attribute import Attribute
from lamina.ir.attributes import ElementsAttr, FloatAttr, IntegerAttr
from lamina.ir.operation import Operation
from lamina.ir.symbols import symbol_name
from lamina.rewrite.fold import constant_attribute
from lamina.tools.query_language import Argument, Call, QueryError

Matched = Sequence[Operation]
Matcher = Callable[[Operation], Matched]
"""The operations of a match, just the root itself if nothing else matters; empty if it does not match."""


@dataclass(frozen=True)
class Kind:
    """A matcher: its arguments (``s`` text, ``i`` number, ``b`` bool, ``m`` matcher; ``*`` repeats the
    last, ``?`` precedes optional ones), its constructor, and its description."""

    arguments: str
    make: Callable[..., Matcher]
    help: str


def matcher(call: Call) -> Matcher:
    """Returns the matcher that a parsed query denotes. Raises QueryError, at the place."""
    kind = MATCHERS.get(ALIASES.get(call.word, call.word))
    if kind is None:
        import difflib

        close = difflib.get_close_matches(call.word, [*MATCHERS, *ALIASES], n=1)
        hint = f" (did you mean {close[0]}?)" if close else ""
        raise QueryError(call.column, f"Matcher not found: {call.word}{hint}")
    required, _, optional = kind.arguments.partition("?")
    variadic = required.endswith("*")
    wanted = required.rstrip("*") + optional
    if variadic:
        wanted = wanted[0] * max(1, len(call.arguments))
    least = 1 if variadic else len(required)
    if not least <= len(call.arguments) <= len(wanted):
        expected = str(len(wanted)) if least == len(wanted) else f"{least} to {len(wanted)}"
        expected = "1 or more" if variadic else expected
        raise QueryError(
            call.column, f"Incorrect argument count. (Expected = {expected}) != (Actual = {len(call.arguments)})"
        )
    return kind.make(*(_checked(argument, kind) for argument, kind in zip(call.arguments, wanted, strict=False)))


_NAMES = {"s": ("string", str), "i": ("unsigned", int), "b": ("boolean", bool), "m": ("Matcher", Call)}


def _checked(argument: Argument, kind: str) -> object:
    name, cls = _NAMES[kind]
    if type(argument.value) is not cls:
        raise QueryError(argument.column, f"Incorrect type for argument: expected a {name}")
    return matcher(argument.value) if isinstance(argument.value, Call) else argument.value


def _where(condition: Callable[[Operation], bool]) -> Matcher:
    return lambda operation: (operation,) if condition(operation) else ()


def _constant(condition: Callable[[float], bool], kinds: tuple[type[Attribute], ...]) -> Callable[[], Matcher]:
    """Returns a matcher of constants, or splats, whose number satisfies the condition."""

    def holds(operation: Operation) -> bool:
        value = constant_attribute(operation) if _is_constant(operation) else None
        if isinstance(value, ElementsAttr):
            value = getattr(value, "splat_value", None)
        if not isinstance(value, IntegerAttr | FloatAttr) or not isinstance(value, kinds):
            return False
        return condition(value.value)

    return lambda: _where(holds)


def _is_constant(operation: Operation) -> bool:
    return operation.has_trait(traits.ConstantLike) and constant_attribute(operation) is not None


def _all_of(*inner: Matcher) -> Matcher:
    def match(operation: Operation) -> Matched:
        operations: dict[Operation, None] = {}
        for matcher in inner:
            part = matcher(operation)
            if not part:
                return ()
            operations.update(dict.fromkeys(part))
        return list(operations)

    return match


def _any_of(*inner: Matcher) -> Matcher:
    return lambda operation: next((matched for matcher in inner if (matched := matcher(operation))), ())


def _definitions(
    inner: Matcher, depth: int, inclusive: bool = True, omit_arguments: bool = True, omit_above: bool = True
) -> Matcher:
    def match(operation: Operation) -> Matched:
        if not inner(operation):
            return ()
        slice_ = backward_slice(
            operation, depth=depth, inclusive=inclusive, block_arguments=not omit_arguments, from_above=not omit_above
        )
        return slice_ if len(slice_) > inclusive else ()

    return match


def _definitions_until(
    inner: Matcher, until: Matcher, inclusive: bool = True, omit_arguments: bool = True, omit_above: bool = True
) -> Matcher:
    def match(operation: Operation) -> Matched:
        if not inner(operation):
            return ()
        slice_ = backward_slice(
            operation,
            lambda other: not until(other),
            inclusive=inclusive,
            block_arguments=not omit_arguments,
            from_above=not omit_above,
        )
        return slice_ if len(slice_) > inclusive else ()

    return match


def _users_until(inner: Matcher, until: Matcher, inclusive: bool = True) -> Matcher:
    def match(operation: Operation) -> Matched:
        if not inner(operation):
            return ()
        slice_ = forward_slice(operation, lambda other: not until(other), inclusive=inclusive)
        return slice_ if len(slice_) > inclusive else ()

    return match


def _related(others: Callable[[Operation], Iterable[Operation | None]]) -> Callable[[Matcher], Matcher]:
    """Returns a matcher of operations with a related operation that matches."""
    return lambda inner: _where(
        lambda operation: any(other is not None and inner(other) for other in others(operation))
    )


def _expression(text: str) -> re.Pattern[str]:
    try:
        return re.compile(text)
    except re.error as problem:
        raise QueryError(1, f"'{text}' is not a regular expression: {problem}") from None


def _typed(types: Callable[[Operation], Iterable[object]]) -> Callable[[str], Matcher]:
    def make(text: str) -> Matcher:
        pattern = _expression(text)
        return _where(lambda operation: any(pattern.search(str(type)) for type in types(operation)))

    return make


def _attribute(name: str, text: str) -> Matcher:
    pattern = _expression(text)

    def holds(operation: Operation) -> bool:
        held = operation.get_attr(name)
        return held is not None and pattern.search(str(held)) is not None

    return _where(holds)


_INTEGER, _FLOAT = (IntegerAttr,), (FloatAttr,)
MATCHERS: dict[str, Kind] = {
    "allOf": Kind("m*", _all_of, "operations that all matchers match"),
    "anyOf": Kind("m*", _any_of, "operations that some matcher matches"),
    "unless": Kind(
        "m", lambda inner: _where(lambda operation: not inner(operation)), "operations that the matcher does not match"
    ),
    "hasOpName": Kind("s", lambda name: _where(lambda op: str(op.name) == name), "operations of this name"),
    "hasOpNameLike": Kind(
        "s",
        lambda name: _where(lambda op: fnmatch.fnmatchcase(op.name, name)),
        "operations with a name like this, such as arith.*",
    ),
    "hasOpAttrName": Kind(
        "s", lambda name: _where(lambda op: bool(op.has_attr(name))), "operations with this attribute"
    ),
    "hasOpAttr": Kind("ss", _attribute, "operations with this attribute, whose text matches a regular expression"),
    "hasSymbol": Kind("s", lambda name: _where(lambda op: symbol_name(op) == name), "the symbol of this name"),
    "hasOperandType": Kind("s", _typed(lambda op: op.operand_types), "an operand's type matches a regular expression"),
    "hasResultType": Kind("s", _typed(lambda op: op.result_types), "a result's type matches a regular expression"),
    "definedBy": Kind(
        "m",
        _related(lambda op: (value.defining_op for value in op.operands)),
        "operations with an operand that such an operation defines",
    ),
    "usedBy": Kind("m", _related(lambda op: op.users), "operations with a result that such an operation uses"),
    "inside": Kind("m", _related(lambda op: op.ancestors), "operations inside such an operation"),
    "contains": Kind(
        "m",
        _related(lambda op: (inner for region in op.regions for inner in region.walk())),
        "operations that hold such an operation",
    ),
    "getAllDefinitions": Kind(
        "mi",
        lambda inner, depth: _definitions(inner, depth),
        "the operation, and the definitions of its operands, up to that many steps back",
    ),
    "getDefinitions": Kind("mi?bbb", _definitions, "the same; inclusive, omit block arguments, omit uses from above"),
    "getDefinitionsByPredicate": Kind("mm?bbb", _definitions_until, "definitions back to the second matcher"),
    "getUsersByPredicate": Kind("mm?b", _users_until, "the operation and its users, up to the second matcher"),
    "isConstantOp": Kind("", lambda: _where(_is_constant), "constants"),
    "isZero": Kind("", _constant(lambda number: number == 0, _INTEGER), "constants that are the integer 0"),
    "isNonZero": Kind("", _constant(lambda number: number != 0, _INTEGER), "constants that are another integer"),
    "isOne": Kind("", _constant(lambda number: number == 1, _INTEGER), "constants that are the integer 1"),
    "isZeroFloat": Kind("", _constant(lambda number: number == 0, _FLOAT), "constants 0.0 and -0.0"),
    "isPosZeroFloat": Kind(
        "", _constant(lambda number: number == 0 and math.copysign(1, number) > 0, _FLOAT), "constants 0.0"
    ),
    "isNegZeroFloat": Kind(
        "", _constant(lambda number: number == 0 and math.copysign(1, number) < 0, _FLOAT), "constants -0.0"
    ),
    "isOneFloat": Kind("", _constant(lambda number: number == 1, _FLOAT), "constants 1.0"),
    "isPosInfFloat": Kind("", _constant(lambda number: number == math.inf, _FLOAT), "constants that are infinite"),
    "isNegInfFloat": Kind("", _constant(lambda number: number == -math.inf, _FLOAT), "constants minus infinity"),
}
ALIASES = {
    "m_Op": "hasOpName",
    "m_Constant": "isConstantOp",
    "m_Attr": "hasOpAttrName",
    "m_Zero": "isZero",
    "m_One": "isOne",
}
"""The names in MLIR's Matchers.h."""
