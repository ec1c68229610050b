"""Conditions, casts, and questions about records."""

from __future__ import annotations

from lamina.tablegen.errors import EvalError
from lamina.tablegen.operators.base import Fold, Op, is_string, known_int
from lamina.tablegen.operators.strings import compile_regex
from lamina.tablegen.record import Record
from lamina.tablegen.types import STRING, RecordType
from lamina.tablegen.values import UNSET, AnonymousName, Expr, List, Value, cast, is_closed, is_record, type_of


def _if(op: Op, record: Record | None, final: bool) -> Value | None:
    known = known_int(op.args[0])
    return None if known is None else op.args[1] if known else op.args[2]


def _cond(op: Op, record: Record | None, final: bool) -> Value | None:
    for index in range(0, len(op.args), 2):
        known = known_int(op.args[index])
        if known is None:
            return None
        if known:
            return cast(op.args[index + 1], op.type)
    raise EvalError(f"'{record if record is not None else '<global>'}' does not have any true condition in:{op!r}")


def _cast(op: Op, record: Record | None, final: bool) -> Value | None:
    value = op.args[0]
    target = op.type
    if target is STRING:
        if is_string(value):
            return value
        if is_record(value):
            return value.name if isinstance(value.name, str) else None if not final else value.name_text()
        number = known_int(value)
        return None if number is None else str(number)
    if isinstance(target, RecordType) and is_string(value):
        return _named_record(op, value, target, record, final)
    if value is UNSET:
        return value
    converted = cast(value, target)
    return None if isinstance(converted, Expr) and converted is not value else converted


def _named_record(op: Op, name: str, target: RecordType, record: Record | None, final: bool) -> Value | None:
    known = op.keeper.defs.get(name)
    if known is None and record is not None and _has_name(record, name):
        if not final:
            return None  # its superclasses are not all known yet
        known = record
    if known is None:
        if final:
            raise EvalError(f"Undefined reference to record: '{name}' in: {op!r}")
        return None
    if not known.type.is_a(target):
        raise EvalError(f"Expected type '{target}', got '{known.type}' in: {op!r}")
    return known


def _has_name(record: Record, name: str) -> bool:
    own = record.name
    return not record.is_class and (own == name or (type(own) is AnonymousName and own.name == name))


def _isa(op: Op, record: Record | None, final: bool) -> Value | None:
    value, target = op.args[0], op.checked
    assert target is not None
    held = type_of(value)
    if held is None:
        return None
    if held.converts_to(target):
        return 1
    if isinstance(target, RecordType):
        return 0 if is_record(value) or (is_closed(value) and not target.converts_to(held)) else None
    return 0


def _exists(op: Op, record: Record | None, final: bool) -> Value | None:
    name, target = op.args[0], op.checked
    assert target is not None
    if not is_string(name):
        return None
    known = op.keeper.defs.get(name)
    if known is not None:
        return int(known.type.is_a(target))
    if record is not None and _has_name(record, name):
        return int(record.type.is_a(target)) if final else None
    return 0 if final else None


def _instances(op: Op, record: Record | None, final: bool) -> Value | None:
    pattern, target = op.args[0], op.checked
    assert isinstance(target, RecordType)
    if not is_string(pattern) or (record is not None and not final):
        return None
    compile_regex(pattern)
    records = op.keeper.matching(target.classes[0], pattern)
    op.keeper.charge(len(op.keeper.defs) * (1 + len(pattern)))
    return List(tuple(records), target)


def _initialized(op: Op, record: Record | None, final: bool) -> Value | None:
    value = op.args[0]
    if value is UNSET:
        return 0
    return 1 if is_closed(value) else None


RECORDS: dict[str, Fold] = {
    "if": _if,
    "cond": _cond,
    "cast": _cast,
    "isa": _isa,
    "exists": _exists,
    "instances": _instances,
    "initialized": _initialized,
}
