"""Generates the fast path for plain statements of a format.

Most statements of a large file are plain: no optional groups, no attributes, every operand already defined, short
types. One regular expression matches such a statement from after the operation's name to its end,
and a function fills the state from the groups. Everything that does not match, or turns out not to be plain
(``NotPlain``, ParseError), is parsed token by token, which also produces the diagnostics.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from lamina.asm.operation_state import NotPlain
from lamina.asm.parser_base import SPACE, SUFFIX
from lamina.asm.type_parser import SIMPLE_TYPE
from lamina.define.assembly_format import attribute_syntax
from lamina.define.assembly_format.elements import (
    Directive,
    Element,
    FormatError,
    Literal,
    OIList,
    OptionalGroup,
    Variable,
)
from lamina.define.assembly_format.parse_generator import PUNCTUATION, ParseGenerator, assigned
from lamina.define.enums import BitEnum, IntegerEnumConstraint
from lamina.define.fields import OPTIONAL, SINGLE, VARIADIC, Field
from lamina.ir.operation import Operation

if TYPE_CHECKING:
    from lamina.asm.parser import Parser
    from lamina.ir.types import IndexType

_BLANK = r"[ \t]*+"
_NAME = rf"%{SUFFIX}"
_TYPE = SIMPLE_TYPE.pattern
_WORD_END = r"(?![A-Za-z0-9_$.])"
# A statement is followed by another one, a block, or the end of the region.
_END = rf"(?={SPACE}[%}}^\"A-Za-z_])"


class StatementGenerator(ParseGenerator):
    """Collects a regular expression along with the code; FormatError for formats without plain statements."""

    resolver = "parser.resolve_above"

    def __init__(self, cls: type[Operation], elements: list[Element]) -> None:
        super().__init__(cls, elements)
        self.pattern: list[str] = []
        self.groups: list[str] = []  # one local variable per group of the pattern
        self.absent: set[str] = set()  # the first tokens of the optional groups just omitted
        self.names |= {
            "simple_type": simple_type,
            "simple_types": simple_types,
            "names_in": re.compile(_NAME, re.ASCII).findall,
            "case_of": case_of,
            "match_count": match_count,
            "NotPlain": NotPlain,
        }

    def statement(self) -> tuple[str, str]:
        """Returns the regular expression, and the source of ``_fill(parser, state, groups)``."""
        if self.definition.regions or self.definition.successors:
            raise FormatError("regions and successors")
        self._initialise()
        at = len(self.lines)
        for element in self.elements:
            self.element(element)
        if not self.groups or "%" in self.absent:
            raise FormatError("nothing to read, or the next statement could be part of this one")
        self.lines.insert(at, f"    {', '.join(self.groups)}{',' * (len(self.groups) == 1)} = groups")
        self._attributes()
        self.resolve()
        header = ["def _fill(parser, state, groups):", f'    """A plain {self.cls.name}."""']
        keywords = "|".join(sorted(word for word in self.absent if word[0].isalpha()))
        not_keyword = f"(?!{SPACE}(?:{keywords}){_WORD_END})" if keywords else ""
        return "".join(self.pattern) + not_keyword + _END, "\n".join(header + self.lines) + "\n"

    def element(self, element: Element) -> None:
        if isinstance(element, OptionalGroup):
            self._leave_out(element)
        elif isinstance(element, OIList):
            self.absent.update(literal.text for literal, _ in element.clauses)
        elif isinstance(element, Directive) and element.name == "attr-dict":
            self.absent.add("{")
        elif isinstance(element, Directive) and element.name == "attr-dict-with-keyword":
            self.absent.add("attributes")
        elif isinstance(element, Literal | Variable | Directive):
            super().element(element)

    def _leave_out(self, group: OptionalGroup) -> None:
        first = group.elements[0] if group.elements else None
        if group.otherwise:
            raise FormatError("one of two groups is always present")
        if isinstance(first, Literal):
            self.absent.add(first.text)
        elif isinstance(first, Variable) and first.field.kind == "operand":
            self.absent.add("%")
        else:
            raise FormatError("the group's presence depends on the text")
        for name in assigned(group.elements):
            if name.startswith("o_"):
                self.seen.add(name[2:])
            elif name.startswith("t_"):
                self.typed.add(name[2:])

    def _expect(self, pattern: str, start: str) -> None:
        """Appends the next element; ``start`` is its first literal, or ``%`` for an operand."""
        if start in self.absent:
            raise FormatError("the presence of a group depends on the text")
        self.absent.clear()
        self.pattern.append(_BLANK + pattern)

    def literal(self, text: str) -> None:
        if text[0] == '"':
            raise FormatError("a string")
        self._expect(re.escape(text) + ("" if text in PUNCTUATION else _WORD_END), text)

    def variable(self, field: Field) -> None:
        self.seen.add(field.name)
        if field.kind == "attribute":
            self._case(field)
            return
        local = f"o_{field.name}"
        self.groups.append(local)
        if field.arity == SINGLE:
            self._expect(f"({_NAME})", "%")
        elif field.arity == VARIADIC:
            self._expect(f"((?:{_NAME}(?:{_BLANK},{_BLANK}{_NAME})*+)?+)", "%")
            self.absent.add("%")
            self.emit(f"{local} = names_in({local})")
        elif field.arity == OPTIONAL:
            self._expect(f"({_NAME})?+", "%")
            self.absent.add("%")
            self.emit(f"{local} = [{local}] if {local} else []")
        else:
            raise FormatError("groups of operands")

    def _case(self, field: Field) -> None:
        """A case of an enumeration, as a keyword."""
        constraint = attribute_syntax.unconfined(field.constraint)
        if not isinstance(constraint, IntegerEnumConstraint) or issubclass(constraint.enumeration, BitEnum):
            raise FormatError("an attribute")
        if field.optional or field.has_default or any(start[0].isalpha() for start in self.absent):
            raise FormatError("the attribute's presence depends on the text")
        local = f"a_{field.name}"
        self.groups.append(local)
        self._expect(r"([A-Za-z_][A-Za-z0-9_$.]*+)", "")
        self.emit(f"{local} = case_of({self.fresh(constraint, 'constraint')}, {local})")

    def directive(self, element: Directive) -> None:
        argument = element.arguments[0] if element.arguments else None
        if element.name != "type" or not isinstance(argument, Variable) or argument.field.kind == "attribute":
            raise FormatError(f"'{element.name}'")
        field = argument.field
        if attribute_syntax.short_type(field.constraint) is not None:
            raise FormatError("types without their names")
        self.typed.add(field.name)
        local = f"t_{field.name}"
        self.groups.append(local)
        if field.arity == SINGLE:
            self._expect(f"({_TYPE})", "")
            self.emit(f"{local} = simple_type(parser, {local})")
            kind = field.constraint.kind
            if kind is not None:
                test = self.fresh(kind, "kind")
                accepted = f"isinstance({local}, {test})" if isinstance(kind, type) else f"{test}({local})"
                self.emit(f"if not {accepted}:")
                self.emit("    raise NotPlain")
        elif field.arity == VARIADIC:
            self._expect(f"({_TYPE}(?:{_BLANK},{_BLANK}{_TYPE})*+)", "")
            self.emit(f"{local} = simple_types(parser, {local})")
        else:
            raise FormatError("optional types")


# ---- Helpers that generated code calls


def simple_type(parser: Parser, text: str) -> Any:
    """Returns the type of a text that has been read before."""
    found = parser.type_texts.get(text)
    if found is None:
        raise NotPlain
    return found


def simple_types(parser: Parser, text: str) -> list[Any]:
    """Returns the types of a list with commas between."""
    return [simple_type(parser, match.group()) for match in SIMPLE_TYPE.finditer(text)]


def case_of(constraint: IntegerEnumConstraint[Any], word: str) -> Any:
    """Returns the attribute of the case that the word spells."""
    case = constraint.enumeration.from_spelling(word)
    if case is None:
        raise NotPlain
    return constraint._attribute(case)


def match_count(parser: Parser, operands: list[str], types: list[IndexType], offset: int | None = None) -> None:
    if len(operands) != len(types):
        raise NotPlain
