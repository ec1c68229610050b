"""The elements of an assembly format and the reader of its notation."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from lamina.define.fields import Field


class FormatError(Exception):
    """A format that cannot be understood or does not fit its operation."""


@dataclass(slots=True)
class Literal:
    """`` `text` ``: a keyword or punctuation."""

    text: str


@dataclass(slots=True)
class Whitespace:
    """`` ` ` ``, `` `` `` or `` `\
    ` ``: whitespace that the printer inserts between elements."""

    text: str


@dataclass(slots=True)
class Variable:
    """``$name``: a field."""

    name: str
    field: Any = None


@dataclass(slots=True)
class Directive:
    """``attr-dict``, ``operands``, ``type(...)``, ``custom<Name>(...)`` and other directives, by name."""

    name: str
    arguments: list[Any] = field(default_factory=list)
    custom: str = ""


@dataclass(slots=True)
class OptionalGroup:
    """``( ... )? : ( ... )?``; ``anchor`` is the index of the element marked ``^``."""

    elements: list[Any]
    anchor: int
    otherwise: list[Any]


@dataclass(slots=True)
class OIList:
    """``oilist(`a` $a | `b` $b)``: clauses in any order, each at most once."""

    clauses: list[tuple[Literal, list[Any]]]


Element = Literal | Whitespace | Variable | Directive | OptionalGroup | OIList

_TOKEN = re.compile(
    r"\s*(?:`(?P<literal>[^`]*)`|\$(?P<variable>[A-Za-z_]\w*)|(?P<name>[A-Za-z_][\w-]*)|(?P<string>\"[^\"]*\")"
    r"|(?P<mark>[()<>,:?^|=]))"
)


class FormatReader:
    """Reads the notation into elements."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.tokens: list[tuple[str, str]] = []
        at = 0
        end = len(text.rstrip())
        while at < end:
            match = _TOKEN.match(text, at)
            if match is None:
                raise FormatError(f"unexpected {text[at : at + 10]!r} in format {text!r}")
            kind = match.lastgroup or ""
            self.tokens.append((kind, match.group(kind)))
            at = match.end()
        self.at = 0

    def peek(self, kind: str, text: str | None = None) -> bool:
        if self.at >= len(self.tokens):
            return False
        token = self.tokens[self.at]
        return token[0] == kind and (text is None or token[1] == text)

    def accept(self, text: str) -> bool:
        if self.peek("mark", text):
            self.at += 1
            return True
        return False

    def expect(self, text: str) -> None:
        if not self.accept(text):
            raise FormatError(f"expected {text!r} in format {self.text!r}")

    def read(self) -> list[Any]:
        elements = []
        while self.at < len(self.tokens):
            elements.append(self.element())
        return elements

    def element(self) -> Any:
        kind, text = self.tokens[self.at]
        self.at += 1
        if kind == "literal":
            if text in ("", " ", "\\n", "\n"):
                return Whitespace(text.replace("\\n", "\n"))
            return Literal(text)
        if kind == "variable":
            return Variable(text)
        if kind == "string":
            return Literal(text)
        if kind == "name":
            return self.directive(text)
        if text == "(":
            return self.group()
        raise FormatError(f"unexpected {text!r} in format {self.text!r}")

    def directive(self, name: str) -> OIList | Directive:
        if name == "oilist":
            return self.oilist()
        if name == "custom":
            self.expect("<")
            custom = self.tokens[self.at][1]
            self.at += 1
            self.expect(">")
            # Its functions write types as they like.
            return Directive(name, [_unqualified(argument) for argument in self.arguments()], custom)
        if self.peek("mark", "(") and name in ("type", "ref", "qualified", "functional-type", "struct"):
            return Directive(name, self.arguments())
        return Directive(name)

    def arguments(self) -> list[Any]:
        self.expect("(")
        arguments_: list[Any] = []
        if self.accept(")"):
            return arguments_
        while True:
            arguments_.append(self.element())
            if not self.accept(","):
                break
        self.expect(")")
        return arguments_

    def elements_until(self, stops: tuple[str, ...]) -> tuple[list[Any], int]:
        """Parses elements up to one of the marks (not consumed); returns them with the index of the anchor, -1 if
        none."""
        parsed: list[Any] = []
        anchor = -1
        while not any(self.peek("mark", stop) for stop in stops):
            if self.at >= len(self.tokens):
                raise FormatError(f"unclosed group in format {self.text!r}")
            parsed.append(self.element())
            if self.accept("^"):
                anchor = len(parsed) - 1
        return parsed, anchor

    def group(self) -> OptionalGroup:
        elements, anchor = self.elements_until((")",))
        self.expect(")")
        otherwise: list[Any] = []
        if self.accept(":"):
            self.expect("(")
            otherwise, other_anchor = self.elements_until((")",))
            self.expect(")")
            if anchor < 0 and other_anchor >= 0:
                # If the anchor is in the second group, the groups are swapped for printing.
                anchor = -2 - other_anchor
        self.expect("?")
        return OptionalGroup(elements, anchor, otherwise)

    def oilist(self) -> OIList:
        self.expect("(")
        clauses = []
        while True:
            elements, _ = self.elements_until(("|", ")"))
            if not elements or not isinstance(elements[0], Literal):
                raise FormatError(f"an oilist clause must begin with a literal in format {self.text!r}")
            clauses.append((elements[0], elements[1:]))
            if not self.accept("|"):
                break
        self.expect(")")
        return OIList(clauses)


def _unqualified(argument: Variable | Directive | Literal) -> Variable | Directive | Literal:
    """Unwraps `qualified(...)`; other arguments are returned unchanged."""
    while isinstance(argument, Directive) and argument.name.startswith("qualified"):
        argument = argument.arguments[0]
    return argument


def read_format(text: str) -> list[Any]:
    """Returns the elements of a format text. Raises FormatError."""
    return FormatReader(text).read()


def bind(elements: list[Any], fields: dict[str, Field]) -> None:
    """Resolves every variable to its field; names may be Python or ODS names."""
    by_ods = {field.ods_name: field for field in fields.values()}
    stack = list(elements)
    while stack:
        element = stack.pop()
        if isinstance(element, Variable):
            element.field = fields.get(element.name) or by_ods.get(element.name)
            if element.field is None:
                raise FormatError(f"the format names an unknown field '{element.name}'")
        elif isinstance(element, Directive):
            stack += element.arguments
        elif isinstance(element, OptionalGroup):
            stack += element.elements + element.otherwise
        elif isinstance(element, OIList):
            for _, clause in element.clauses:
                stack += clause


def walk_elements(elements: list[Any]) -> Iterator[Element]:
    """Yields all elements in pre-order, nested ones included."""
    for element in elements:
        yield element
        if isinstance(element, Directive):
            yield from walk_elements(element.arguments)
        elif isinstance(element, OptionalGroup):
            yield from walk_elements(element.elements)
            yield from walk_elements(element.otherwise)
        elif isinstance(element, OIList):
            for _, clause in element.clauses:
                yield from walk_elements(clause)


def directives(elements: list[Any]) -> list[Directive]:
    """Returns all directives in the elements, nested ones included."""
    return [element for element in walk_elements(elements) if isinstance(element, Directive)]


def variables(elements: list[Any]) -> list[Variable]:
    """Returns all variables in the elements, nested ones included."""
    return [element for element in walk_elements(elements) if isinstance(element, Variable)]
