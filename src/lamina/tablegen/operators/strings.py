"""Operators on strings."""

from __future__ import annotations

from collections.abc import Callable

from lamina.tablegen.errors import EvalError
from lamina.tablegen.operators.base import MAX_STRING, Fold, Op, is_string, known_int, string_of
from lamina.tablegen.record import Record
from lamina.tablegen.regex import Regex, RegexError
from lamina.tablegen.values import Code, List, Value, is_closed, is_record, to_text


def _strconcat(op: Op, record: Record | None, final: bool) -> Value | None:
    left, right = op.args
    if is_string(left) and is_string(right):
        joined = string_of(op, str(left) + str(right))
        return Code(joined) if type(left) is Code or type(right) is Code else joined
    if type(right) is str and type(left) is Op and left.name == "strconcat" and type(left.args[1]) is str:
        # Each level of a nest of multiclasses appends to the name: one constant is resolved faster than one per level.
        return Op("strconcat", (left.args[0], string_of(op, left.args[1] + right)), op.type, op.keeper)
    return None


def _mapped(compute: Callable[[str], str]) -> Fold:
    def fold(op: Op, record: Record | None, final: bool) -> Value | None:
        return compute(op.args[0]) if is_string(op.args[0]) else None

    return fold


def _lower(text: str) -> str:
    return "".join(chr(ord(char) | 32) if "A" <= char <= "Z" else char for char in text)


def _upper(text: str) -> str:
    return "".join(chr(ord(char) & ~32) if "a" <= char <= "z" else char for char in text)


def _substr(op: Op, record: Record | None, final: bool) -> Value | None:
    text, start, length = op.args[0], known_int(op.args[1]), known_int(op.args[2])
    if not is_string(text) or start is None or length is None:
        return None
    if start < 0 or start > len(text):
        raise EvalError(f"!substr start position is out of range 0...{len(text)}: {start}")
    if length < 0:
        raise EvalError("!substr length must be nonnegative")
    part = text[start : start + length]
    return Code(part) if type(text) is Code else part


def _find(op: Op, record: Record | None, final: bool) -> Value | None:
    text, wanted, start = op.args[0], op.args[1], known_int(op.args[2])
    if not is_string(text) or not is_string(wanted) or start is None:
        return None
    if start < 0 or start > len(text):
        raise EvalError(f"!find start position is out of range 0...{len(text)}: {start}")
    return text.find(wanted, start)


def _interleave(op: Op, record: Record | None, final: bool) -> Value | None:
    items, separator = op.args
    if type(items) is not List or not is_string(separator):
        return None
    pieces = []
    for item in items.items:
        if not is_string(item):
            number = known_int(item)
            if number is None:
                return None
            item = str(number)
        pieces.append(item)
    total = sum([len(piece) for piece in pieces]) + len(separator) * len(pieces)
    if total > MAX_STRING:
        raise EvalError("string too long")
    return string_of(op, str(separator).join(pieces))


def _match(op: Op, record: Record | None, final: bool) -> Value | None:
    text, pattern = op.args
    if not is_string(text) or not is_string(pattern):
        return None
    op.keeper.charge((len(text) + 1) * (len(pattern) + 1))
    return compile_regex(pattern).search(text)


def compile_regex(pattern: str) -> Regex:
    try:
        return Regex(pattern)
    except RegexError as error:
        raise EvalError(f"invalid regex '{pattern}': {error}") from None


def _subst(op: Op, record: Record | None, final: bool) -> Value | None:
    wanted, replacement, value = op.args
    if is_record(wanted) and is_record(replacement) and is_record(value):
        return replacement if wanted is value else value
    if is_string(wanted) and is_string(replacement) and is_string(value):
        if not wanted:
            return value
        return string_of(op, value.replace(wanted, replacement))
    return None


def _repr(op: Op, record: Record | None, final: bool) -> Value | None:
    value = op.args[0]
    if is_record(value):
        return string_of(op, value.describe())
    return string_of(op, to_text(value)) if is_closed(value) else None


STRINGS: dict[str, Fold] = {
    "strconcat": _strconcat,
    "tolower": _mapped(_lower),
    "toupper": _mapped(_upper),
    "substr": _substr,
    "find": _find,
    "interleave": _interleave,
    "match": _match,
    "subst": _subst,
    "repr": _repr,
}
