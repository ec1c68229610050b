"""Checks that an assembly format reads and prints all of an operation: each field once, every type."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from lamina.define.assembly_format.elements import (
    Directive,
    Element,
    FormatError,
    Literal,
    OIList,
    OptionalGroup,
    Variable,
)
from lamina.ir import traits

if TYPE_CHECKING:
    from lamina.define.fields import Field
    from lamina.define.operation import OperationDefinition

_LITERAL = re.compile(r'[A-Za-z_][\w.$-]*|"[^"]*"|->|::|\.\.\.|[:,=<>()\[\]{}?+*|/!@#^&-]')
_ATTRIBUTES = ("attr-dict", "attr-dict-with-keyword")
# Directives that hold all fields of a kind.
_ALL = {"operand": "operands", "result": "results", "region": "regions", "successor": "successors"}
_DERIVES_RESULTS = traits.SameOperandsAndResultType.bit | traits.FirstAttrDerivedResultType.bit


def check_complete(definition: OperationDefinition, elements: Sequence[Element]) -> None:
    """Raises FormatError for a format that loses a part of the operation, or has one twice."""
    _check_groups(elements)
    parts, types = Counter(_parts(elements)), Counter(_typed(elements))
    for name, count in parts.items():
        if count > 1:
            raise FormatError(f"{name} occurs {count} times in the format")
    for name, count in types.items():
        if count > 1:
            raise FormatError(f"the type of {name} occurs {count} times in the format")
    for field in (*definition.operands, *definition.regions, *definition.successors):
        if f"${field.name}" not in parts and _ALL[field.kind] not in parts:
            raise FormatError(f"{field.kind} '{field.name}' is not in the format")
    for field in definition.results:
        if not ({f"${field.name}", "results"} & types.keys() or _follows(definition, field)):
            raise FormatError(f"the type of result '{field.name}' is not in the format and cannot be inferred")


def _follows(definition: OperationDefinition, field: Field) -> bool:
    """True if the type of a result may follow from the rest of the operation."""
    return (
        hasattr(definition.cls, "infer_return_types")
        or field.constraint.buildable is not None
        or definition.cls.trait_bits & _DERIVES_RESULTS != 0
        or any(relation.sources_of(field.name) for relation in definition.relations)
    )


def _check_groups(elements: Sequence[Element]) -> None:
    for element in elements:
        if isinstance(element, Literal):
            _check_literal(element)
        elif isinstance(element, OptionalGroup):
            if not element.elements:
                raise FormatError("an optional group is empty")
            if element.anchor == -1:
                raise FormatError("an optional group has no anchor; mark the element that decides with '^'")
            _check_groups(element.elements)
            _check_groups(element.otherwise)
        elif isinstance(element, OIList):
            for keyword, clause in element.clauses:
                _check_literal(keyword)
                _check_groups(clause)


def _check_literal(literal: Literal) -> None:
    if _LITERAL.fullmatch(literal.text) is None:
        raise FormatError(f"`{literal.text}` is neither a keyword nor punctuation")


def _parts(elements: Sequence[Element]) -> Iterator[str]:
    """The fields, and the directives for several of them, whose values an element reads and prints."""
    for element in elements:
        if isinstance(element, Variable):
            yield f"${element.field.name}"
        elif isinstance(element, Directive):
            if element.name in _ATTRIBUTES:
                yield _ATTRIBUTES[0]
            elif element.name in _ALL.values():
                yield element.name
            elif element.name not in ("ref", "type", "functional-type"):
                yield from _parts(element.arguments)
        else:
            for part in _nested(element):
                yield from _parts(part)


def _typed(elements: Sequence[Element]) -> Iterator[str]:
    """The fields, and the directives for several of them, whose types an element reads and prints."""
    for element in elements:
        if isinstance(element, Directive):
            if element.name in ("type", "functional-type"):
                yield from _parts(element.arguments)
            elif element.name != "ref":
                yield from _typed(element.arguments)
        elif not isinstance(element, Variable):
            for part in _nested(element):
                yield from _typed(part)


def _nested(element: Element) -> Iterator[Sequence[Element]]:
    if isinstance(element, OptionalGroup):
        yield element.elements
        yield element.otherwise
    elif isinstance(element, OIList):
        for _, clause in element.clauses:
            yield clause
