"""Translates C++ expressions to Python functions.

Conditions are three-valued: an operand of `&&`, `||` or `!` that cannot be translated is None, unknown, and the
others still decide where possible. A failing cast makes a condition false, because the C++ would not be evaluated
for such a value.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Protocol

from lamina.define.names import snake_case
from lamina.tablegen.cpp.failures import CastFailure, Untranslatable
from lamina.tablegen.cpp.syntax import (
    Binary,
    Braces,
    Call,
    Conditional,
    CppSyntaxError,
    Declare,
    For,
    If,
    Index,
    Lambda,
    Member,
    Name,
    Node,
    Number,
    Placeholder,
    Return,
    Statement,
    Text,
    Unary,
    read_expression,
)


class Names(Protocol):
    """The meaning of C++ names in Python; each method raises Untranslatable for an unknown name."""

    def test(self, cls: str) -> Callable[[Any], bool]:
        """True if a value is of a class: `isa<cls>`."""

    def method(self, name: str, of: str | None) -> Callable[..., Any]:
        """Returns a method, for values of a class if known."""

    def function(self, name: str, templates: list[str]) -> Callable[..., Any]:
        """Returns a function or constructor."""

    def constant(self, name: str) -> object:
        """Returns a constant, such as `ShapedType::kDynamic`."""


@dataclass
class Translated:
    """Python code, the values of its names, and the unknown parts."""

    code: str
    names: dict[str, object] = field(default_factory=dict)
    unknown: list[str] = field(default_factory=list)

    def function(self, *parameters: str) -> Callable[..., Any]:
        """Returns a function for the code. A failing cast raises CastFailure or one of FAILURES."""
        names: dict[str, Any] = dict(self.names)
        exec(f"def translated({', '.join(parameters)}):\n    return {self.code}\n", names)  # noqa: S102
        translated: Callable[..., Any] = names["translated"]
        return translated


def known_and(*parts: Callable[[], bool | None]) -> bool | None:
    """`&&` of conditions, some of which may be unknown."""
    result: bool | None = True
    for part in parts:
        holds = part()
        if holds is None:
            result = None
        elif not holds:
            return False
    return result


def known_or(*parts: Callable[[], bool | None]) -> bool | None:
    """`||` of conditions, some of which may be unknown."""
    result: bool | None = False
    for part in parts:
        holds = part()
        if holds is None:
            result = None
        elif holds:
            return True
    return result


def known_not(holds: bool | None) -> bool | None:
    """`!` of a condition that may be unknown."""
    return None if holds is None else not holds


_TESTS = ("isa", "isa_and_nonnull", "isa_and_present")
_CASTS = ("cast", "dyn_cast", "dyn_cast_or_null", "dyn_cast_if_present", "cast_or_null", "cast_if_present")
_BINARY = {"==": "==", "!=": "!=", "<": "<", ">": ">", "<=": "<=", ">=": ">=", "+": "+", "-": "-", "*": "*",
           "/": "//", "%": "%", "&": "&", "|": "|", "^": "^", "<<": "<<"}  # fmt: skip


class Translator:
    """Translates one text. ``placeholders`` are Python expressions, with their C++ classes if known."""

    def __init__(self, names: Names, placeholders: Mapping[str, tuple[str, str | None]]) -> None:
        self.source = names
        self.placeholders = placeholders
        self.locals: list[dict[str, str | None]] = []
        self.names: dict[str, object] = {}
        self.unknown: list[str] = []
        self.lines: list[str] | None = None

    # ---- Conditions

    def condition(self, node: Node) -> str:
        """Returns the code of a condition; `None` if it is unknown."""
        if isinstance(node, Binary) and node.operator in ("&&", "||"):
            return self.combined(node.operator, [self.condition(node.left), self.condition(node.right)])
        if isinstance(node, Unary) and node.operator == "!":
            return self.negated(self.condition(node.operand))
        try:
            if isinstance(node, Call) and isinstance(node.function, Lambda):
                return self.applied(node.function, node.arguments, self.condition)
            code = self.value(node)[0]
            # Null pointers and 0 are false in C++; None means unknown here.
            return code if isinstance(node, Binary) and node.operator in _COMPARISONS else f"bool({code})"
        except Untranslatable as problem:
            if str(problem) not in self.unknown:
                self.unknown.append(str(problem))
            return "None"

    def combined(self, operator: str, parts: list[str]) -> str:
        """Code for `&&` or `||` of conditions."""
        if all(part == "None" for part in parts):
            return "None"
        if not self.unknown:
            return "(" + (" and " if operator == "&&" else " or ").join(parts) + ")"
        name = "known_and" if operator == "&&" else "known_or"
        self.names[name] = known_and if operator == "&&" else known_or
        return f"{name}({', '.join(f'lambda: {part}' for part in parts)})"

    def negated(self, part: str) -> str:
        """Code for the opposite of a condition."""
        if part == "None":
            return part
        if not self.unknown:
            return f"(not {part})"
        self.names["known_not"] = known_not
        return f"known_not({part})"

    def applied(self, function: Lambda, arguments: list[Node], body: Callable[[Node], str]) -> str:
        """Code for a lambda that is called on the spot."""
        given = self.arguments(arguments)
        if len(function.body) != 1 or not isinstance(function.body[0], Return) or function.body[0].value is None:
            return f"{self.function(function)}({given})"
        self.locals.append(dict.fromkeys(function.parameters))
        code = body(function.body[0].value)
        self.locals.pop()
        if code == "None":
            return code
        return f"(lambda {', '.join(f'v_{name}' for name in function.parameters)}: {code})({given})"

    # ---- Values: code, and the C++ class of the value if known

    def value(self, node: Node) -> tuple[str, str | None]:
        """Code for a value. Raises Untranslatable."""
        if isinstance(node, Number):
            return repr(node.value), None
        if isinstance(node, Text):
            return repr(node.value), None
        if isinstance(node, Placeholder):
            return self.placeholder(node)
        if isinstance(node, Name):
            return self.name(node), None
        if isinstance(node, Call):
            return self.call(node)
        if isinstance(node, Member):
            of = node.object
            if isinstance(of, Call) and isinstance(of.function, Name) and of.function.text == "getProperties":
                return self.placeholder(Placeholder(node.name))
            raise Untranslatable(f"member '{node.name}'")
        if isinstance(node, Index):
            return f"{self.value(node.object)[0]}[{self.value(node.index)[0]}]", None
        if isinstance(node, Unary):
            return self.unary(node)
        if isinstance(node, Binary):
            return self.binary(node), None
        if isinstance(node, Conditional):
            parts = [self.value(part)[0] for part in (node.then, node.condition, node.otherwise)]
            return f"({parts[0]} if {parts[1]} else {parts[2]})", None
        if isinstance(node, Braces):
            return f"[{', '.join(self.value(item)[0] for item in node.items)}]", None
        return self.function(node), None

    def fresh(self, value: object, stem: str) -> str:
        """Returns a name for a value that the code refers to."""
        stem = "".join(char if char.isalnum() else "_" for char in stem)
        name = stem
        number = 1
        while name in self.names and self.names[name] is not value:
            number += 1
            name = f"{stem}_{number}"
        self.names[name] = value
        return name

    def placeholder(self, node: Placeholder) -> tuple[str, str | None]:
        text = self.placeholders.get(node.name)
        if text is None:
            raise Untranslatable(f"'${node.name}'")
        return text

    def name(self, node: Name) -> str:
        if any(node.text in names for names in self.locals):
            return f"v_{node.text}"
        words = {"true": "True", "false": "False", "nullptr": "None"}
        if node.text in words:
            return words[node.text]
        return self.fresh(self.source.constant(node.text), node.text)

    def unary(self, node: Unary) -> tuple[str, str | None]:
        operand, cls = self.value(node.operand)
        if node.operator in ("*", "&", "+"):
            return operand, cls  # references and values are the same in Python
        return ("(not " if node.operator == "!" else f"({node.operator}") + f"{operand})", None

    def binary(self, node: Binary) -> str:
        left, right = self.value(node.left)[0], self.value(node.right)[0]
        if node.operator in ("&&", "||"):
            return f"({left} {'and' if node.operator == '&&' else 'or'} {right})"
        return f"({left} {_BINARY[node.operator]} {right})"

    def call(self, node: Call) -> tuple[str, str | None]:
        function = node.function
        if isinstance(function, Member):
            return self.method(function, node.arguments)
        if isinstance(function, Lambda):
            return self.applied(function, node.arguments, lambda body: self.value(body)[0]), None
        if isinstance(function, Call):
            # `std::equal_to<>()(a, b)`
            inner, _ = self.value(function)
            return f"{inner}({self.arguments(node.arguments)})", None
        if not isinstance(function, Name):
            raise Untranslatable("a call of a computed function")
        short = function.text.rpartition("::")[2]
        if any(function.text in names for names in self.locals):
            return f"v_{function.text}({self.arguments(node.arguments)})", None
        if function.templates and len(node.arguments) == 1 and short in _TESTS:
            return self.test(function.templates, self.value(node.arguments[0])[0]), None
        if function.templates and len(node.arguments) == 1 and short in _CASTS:
            return self.cast(function.templates[0], self.value(node.arguments[0])[0], short)
        if not node.arguments and (field := self.own_field(function.text)) is not None:
            return field
        try:
            known_function = self.source.function(function.text, function.templates or [])
        except Untranslatable:
            if (own := self.own_method(function, node.arguments)) is not None:
                return own
            raise
        return f"{self.fresh(known_function, short)}({self.arguments(node.arguments)})", None

    def own_field(self, name: str) -> tuple[str, str | None] | None:
        """Returns the field of a getter of the current operation, such as `getMask()`; None for another name."""
        if not name.startswith("get") or "_op" not in self.placeholders:
            return None
        return self.placeholders.get(name[3:4].lower() + name[4:]) or self.placeholders.get(snake_case(name[3:]))

    def own_method(self, function: Name, arguments: list[Node]) -> tuple[str, str | None] | None:
        """Returns a call of a method of the current operation that names no object, such as `getOperand(0)`; None for
        another function."""
        constant = all(isinstance(argument, Number | Text) for argument in arguments)
        if "_op" not in self.placeholders or "::" in function.text or not constant:
            return None
        try:
            return self.method(Member(Placeholder("_op"), function.text, function.templates), arguments)
        except Untranslatable:
            return None

    def arguments(self, nodes: list[Node]) -> str:
        return ", ".join(self.value(node)[0] for node in nodes)

    def test(self, classes: list[str], value: str) -> str:
        tests = [f"{self.fresh(self.source.test(cls), 'is_' + cls.rpartition('::')[2])}({value})" for cls in classes]
        return tests[0] if len(tests) == 1 else f"({' or '.join(tests)})"

    def cast(self, cls: str, value: str, kind: str) -> tuple[str, str | None]:
        test = self.source.test(cls)
        test_function = _cast(test, cls) if kind == "cast" else _dynamic_cast(test)
        prefix = "as_" if kind == "cast" else "if_"
        return f"{self.fresh(test_function, prefix + cls.rpartition('::')[2])}({value})", cls

    def method(self, function: Member, arguments: list[Node]) -> tuple[str, str | None]:
        holder, cls = self.value(function.object)
        short = function.name
        if function.templates and short in ("isa", "cast", "dyn_cast") and not arguments:
            if short == "isa":
                return self.test(function.templates, holder), None
            return self.cast(function.templates[0], holder, short)
        name = short if function.templates is None else f"{short}<{', '.join(function.templates)}>"
        known_method = self.source.method(name, cls)
        given = "".join(f", {self.value(argument)[0]}" for argument in arguments)
        return f"{self.fresh(known_method, short)}({holder}{given})", None

    # ---- Lambdas

    def function(self, node: Lambda) -> str:
        """Code for the function that a lambda is."""
        if len(node.body) == 1 and isinstance(node.body[0], Return) and node.body[0].value is not None:
            self.locals.append(dict.fromkeys(node.parameters))
            try:
                code = self.value(node.body[0].value)[0]
            finally:
                self.locals.pop()
            return f"(lambda {', '.join(f'v_{name}' for name in node.parameters)}: {code})"
        self.locals.append(dict.fromkeys(node.parameters))
        try:
            lines = self.statements(node.body, "    ")
        finally:
            self.locals.pop()
        free = [code for code, _ in self.placeholders.values()]
        outer = [f"v_{name}" for names in self.locals for name in names]
        parameters = ", ".join(f"v_{name}" for name in node.parameters)
        roots = dict.fromkeys([*[code.partition("(")[2].rstrip(")") or code for code in free], *outer])
        captured = [name for name in roots if name.isidentifier() and any(name in line for line in lines)]
        text = f"def made({', '.join(captured)}):\n  def inner({parameters}):\n"
        text += "\n".join(f"  {line}" for line in lines) + "\n  return inner\n"
        scope = self.names
        exec(text, scope)  # noqa: S102  (our own generated code)
        function = scope.pop("made")
        name = self.fresh(function, f"function_{len(scope)}")
        return f"{name}({', '.join(captured)})"

    def statements(self, body: list[Statement], indent: str) -> list[str]:
        lines: list[str] = []
        for statement in body:
            if isinstance(statement, Return):
                value = "None" if statement.value is None else self.value(statement.value)[0]
                lines.append(f"{indent}return {value}")
            elif isinstance(statement, Declare):
                lines.append(f"{indent}v_{statement.name} = {self.value(statement.value)[0]}")
                self.locals[-1][statement.name] = None
            elif isinstance(statement, For):
                lines.append(f"{indent}for v_{statement.name} in {self.value(statement.range)[0]}:")
                self.locals[-1][statement.name] = None
                lines += self.statements(statement.body, indent + "    ") or [f"{indent}    pass"]
            else:
                lines += self.choice(statement, indent)
        return lines or [f"{indent}pass"]

    def choice(self, statement: If, indent: str) -> list[str]:
        condition = self.value(statement.condition)[0]
        lines = []
        if statement.declares:
            lines.append(f"{indent}v_{statement.declares} = {condition}")
            self.locals[-1][statement.declares] = None
            condition = f"v_{statement.declares} is not None"
        lines.append(f"{indent}if {condition}:")
        lines += self.statements(statement.then, indent + "    ")
        if statement.otherwise:
            lines.append(f"{indent}else:")
            lines += self.statements(statement.otherwise, indent + "    ")
        return lines


def _cast(test: Callable[[Any], bool], cls: str) -> Callable[[object], object]:
    def cast(value: object) -> object:
        if value is None or not test(value):
            raise CastFailure(cls)
        return value

    return cast


def _dynamic_cast(test: Callable[[Any], bool]) -> Callable[[object], object]:
    def cast(value: object) -> object:
        return value if value is not None and test(value) else None

    return cast


_COMPARISONS = frozenset(("==", "!=", "<", ">", "<=", ">="))


def translate_condition(text: str, names: Names, placeholders: Mapping[str, tuple[str, str | None]]) -> Translated:
    """Returns a condition, as code that evaluates to True, False or None; the code `None` if it is unknown."""
    translator = Translator(names, placeholders)
    try:
        code = translator.condition(read_expression(text))
    except CppSyntaxError as problem:
        return Translated("None", {}, [f"'{' '.join(text.split())}': {problem}"])
    return Translated(code, translator.names, translator.unknown)


def translate_value(text: str, names: Names, placeholders: Mapping[str, tuple[str, str | None]]) -> Translated:
    """Returns a value. Raises Untranslatable."""
    translator = Translator(names, placeholders)
    try:
        code = translator.value(read_expression(text))[0]
    except CppSyntaxError as problem:
        raise Untranslatable(f"'{' '.join(text.split())}': {problem}") from None
    return Translated(code, translator.names)
