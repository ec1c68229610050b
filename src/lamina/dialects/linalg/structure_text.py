"""Formats the computation of a named structured operation as a statement on elements."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from lamina.dialects.linalg.structure import Structure

_CALL = re.compile(r"(\w+)(?:<\w+>)?\(")
_INFIX = {"add": "+", "sub": "-", "mul": "*", "div": "/"}


def statement(structure: Structure) -> str:
    """``out[d0, d1] += in0[d0, d2] * in1[d2, d1]``; casts are left out."""
    count = structure.inputs
    output = _element("out", structure.maps[count]) if structure.maps else "out"
    names = {f"a{number}": _operand(structure, number) for number in range(count)}
    names[f"a{count}"] = output
    computed = _infix(structure.body)
    added = re.fullmatch(rf"a{count} \+ (.*)", computed)
    operator, right = ("+=", added[1]) if added else ("=", computed)
    right = re.sub(r"\ba\d+\b", lambda match: names.get(match[0], match[0]), right)
    return f"{output} {operator} {right}"


def _operand(structure: Structure, number: int) -> str:
    name = f"in{number}" if structure.inputs > 1 else "in"
    return _element(name, structure.maps[number]) if structure.maps else name


def _element(name: str, map: str) -> str:
    return f"{name}[{map}]" if map else name


def _infix(text: str) -> str:
    """A body with operators in place of calls, and without casts."""
    match = _CALL.match(text)
    if match is None:
        return text
    arguments = [_infix(part) for part in _arguments(text[match.end() : -1])]
    if match[1].startswith("cast") and len(arguments) == 1:
        return arguments[0]
    operator = _INFIX.get(match[1])
    if operator is None or len(arguments) != 2:
        return f"{match[1]}({', '.join(arguments)})"
    if operator in "*/":
        arguments = [f"({part})" if re.search(r" [+\-] ", part) else part for part in arguments]
    return f" {operator} ".join(arguments)


def _arguments(text: str) -> list[str]:
    """Returns the parts between the commas that are in no parentheses."""
    parts, depth, start = [], 0, 0
    for at, letter in enumerate(text):
        depth += (letter == "(") - (letter == ")")
        if letter == "," and not depth:
            parts.append(text[start:at].strip())
            start = at + 1
    return [*parts, text[start:].strip()]
