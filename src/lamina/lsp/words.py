"""Words that the declaration of an operation allows in its text: attribute names, cases of enumerations, keywords."""

from __future__ import annotations

import re
from collections.abc import Iterator

from lamina.define.enums import spellings
from lamina.define.fields import resolve_constraint
from lamina.ir.dialect import lookup_operation
from lamina.ir.operation import Operation
from lamina.lsp.answers import Completion

_OPERATION = re.compile(r"(?<![\w.!#@%$])([A-Za-z_]\w*\.[\w.$]+)")
_KEYWORD = re.compile(r"`([A-Za-z_]\w+)`")


def words_of_operation(row: str) -> list[Completion] | None:
    """What may follow a line up to the cursor, after the name of its last operation; None where that is not a word."""
    operation_class: type[Operation] | None = None
    rest = ""
    for match in _OPERATION.finditer(row):
        cls = lookup_operation(match[1])
        if cls is not None and match.end() < len(row):
            operation_class, rest = cls, row[match.end() :]
    if operation_class is None or not hasattr(operation_class, "definition"):
        return None
    if re.search(r"\{[^{}]*$", rest):
        return list(_attributes(operation_class)) if re.search(r"[{,]\s*\w*$", rest) else None
    inside = re.search(r"(\w+)\s*<\s*(?:\w+\s*,\s*)*\w*$", rest)
    if inside is not None:
        return list(_cases(operation_class, inside[1])) or None
    if re.search(r"(?:^|[\s(,\[])\w*$", rest) is None:
        return None
    keywords = dict.fromkeys(_KEYWORD.findall(operation_class.definition.assembly_format or ""))
    return [*_cases(operation_class), *(Completion(word, "keyword") for word in keywords)] or None


def _attributes(cls: type[Operation]) -> Iterator[Completion]:
    for name, constraint in _fields(cls):
        yield Completion(name, "attribute", getattr(constraint, "summary", "") or "")


def _cases(cls: type[Operation], only: str | None = None) -> Iterator[Completion]:
    """The cases of all attributes that are enumerations, or of one attribute."""
    for name, constraint in _fields(cls):
        enumeration = getattr(getattr(constraint, "attribute_class", None), "enumeration", None)
        enumeration = getattr(constraint, "enumeration", enumeration)
        if enumeration is not None and only in (None, name):
            yield from (Completion(case, "case", name) for case in spellings(enumeration))


def _fields(cls: type[Operation]) -> Iterator[tuple[str, object]]:
    for field in cls.definition.fields:
        if field.kind == "attribute":
            resolve_constraint(field)
            yield field.ods_name, field.constraint
