"""Records as JSON data, in the shape of `llvm-tblgen --dump-json`."""

from __future__ import annotations

import os
from typing import Any

from lamina.tablegen.record import Record, RecordKeeper
from lamina.tablegen.values import UNSET, Bits, Dag, List, Value, Var, VarBit, is_record, to_text

JSON_VERSION = 1


def dump_json(keeper: RecordKeeper) -> dict[str, Any]:
    """Returns all definitions by name with their fields, `!instanceof` and `!tablegen_json_version`.

    The same data as llvm-tblgen's output once that is read by a JSON reader.
    """
    instances: dict[str, list[str]] = {name: [] for name in keeper.classes}
    root: dict[str, Any] = {}
    for record in keeper.sorted_defs():
        for base in record.superclasses:
            instances[base.name].append(record.name)
        root[record.name] = record_to_json(record)
    root["!instanceof"] = instances
    root["!tablegen_json_version"] = JSON_VERSION
    return root


def record_to_json(record: Record) -> dict[str, Any]:
    result: dict[str, Any] = {}
    nonconcrete = []
    for field in record.fields.values():
        if field.nonconcrete:
            nonconcrete.append(field.name)
        result[field.name] = value_to_json(field.value)
    result["!fields"] = nonconcrete
    result["!name"] = record.name
    result["!anonymous"] = record.is_anonymous
    result["!superclasses"] = [base.name for base in record.superclasses]
    result["!locs"] = [f"{os.path.basename(path)}:{line}" for path, line, _ in record.places()]
    return result


def value_to_json(value: Value) -> object:
    kind = type(value)
    if kind is int:
        return value
    if kind is bool:
        return int(value)
    if kind is str:
        return value
    if value is UNSET:
        return None
    if isinstance(value, str):
        return str(value)
    if kind is List:
        return [value_to_json(item) for item in value.items]
    if kind is Bits:
        return [value_to_json(bit) for bit in value.bits]
    result: dict[str, Any] = {"printable": to_text(value)}
    if is_record(value):
        result |= {"kind": "def", "def": value.name}
    elif kind is Var:
        result |= {"kind": "var", "var": value.name}
    elif kind is VarBit and type(value.base) is Var:
        result |= {"kind": "varbit", "var": value.base.name, "index": value.index}
    elif kind is Dag:
        result |= {"kind": "dag", "operator": value_to_json(value.operator)}
        if value.name:
            result["name"] = value.name
        result["args"] = [[value_to_json(arg), name] for arg, name in zip(value.args, value.names, strict=True)]
    else:
        result["kind"] = "complex"
    return result
