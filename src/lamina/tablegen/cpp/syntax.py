"""A reader of C++ expressions, and of the statements in lambdas."""

from __future__ import annotations

import re
from dataclasses import dataclass, field


class CppSyntaxError(ValueError):
    """Text that is not of the part of C++ that is read here."""


@dataclass(slots=True)
class Name:
    """`a::b<T, U>`, without a leading `::`; ``templates`` is None without angle brackets."""

    text: str
    templates: list[str] | None = None


@dataclass(slots=True)
class Number:
    value: int | float


@dataclass(slots=True)
class Text:
    value: str


@dataclass(slots=True)
class Placeholder:
    """`$name`."""

    name: str


@dataclass(slots=True)
class Call:
    function: Node
    arguments: list[Node]


@dataclass(slots=True)
class Member:
    """`object.name` or `object->name`."""

    object: Node
    name: str
    templates: list[str] | None = None


@dataclass(slots=True)
class Index:
    object: Node
    index: Node


@dataclass(slots=True)
class Unary:
    operator: str
    operand: Node


@dataclass(slots=True)
class Binary:
    operator: str
    left: Node
    right: Node


@dataclass(slots=True)
class Conditional:
    condition: Node
    then: Node
    otherwise: Node


@dataclass(slots=True)
class Braces:
    """`{a, b}`, with a type before it or not."""

    items: list[Node]
    type: str = ""


@dataclass(slots=True)
class Lambda:
    parameters: list[str]
    body: list[Statement]


@dataclass(slots=True)
class Return:
    value: Node | None


@dataclass(slots=True)
class If:
    condition: Node
    then: list[Statement]
    otherwise: list[Statement] = field(default_factory=list)
    declares: str = ""  # `if (auto x = ...)`


@dataclass(slots=True)
class Declare:
    name: str
    value: Node


@dataclass(slots=True)
class For:
    """`for (auto x : range)`."""

    name: str
    range: Node
    body: list[Statement]


Node = Name | Number | Text | Placeholder | Call | Member | Index | Unary | Binary | Conditional | Braces | Lambda
Statement = Return | If | Declare | For

_TOKEN = re.compile(
    r"(?P<space>\s+|//[^\n]*|/\*.*?\*/)"
    r"|(?P<number>0[xX][0-9a-fA-F]+[uUlL]*|(?:\d+\.\d*|\.\d+)(?:[eE][-+]?\d+)?[fF]?|\d+(?:[eE][-+]?\d+)?[uUlLfF]*)"
    r"|(?P<name>(?:::\s*)?[A-Za-z_]\w*(?:\s*::\s*[A-Za-z_]\w*)*)"
    r"|(?P<placeholder>\$_?\w+)"
    r"|(?P<string>\"(?:[^\"\\]|\\.)*\")"
    r"|(?P<char>'(?:[^'\\]|\\.)')"
    r"|(?P<mark>->|::|&&|\|\||==|!=|<=|>=|<<|[-+*/%!~&|^<>=?:.,;(){}\[\]])",
    re.DOTALL,
)
_TEMPLATE = re.compile(r"\s*<([\w\s:,*&<>]*)>(?=\s*(?:\(|::|\{|$|&|\w+\s*[=:]))")
_DECLARATION = re.compile(
    r"\s*(?:const\s+)?(?:auto|[A-Za-z_:][\w:]*(?:<[\w:,\s]*>)?)\s*[&*]*\s+[&*]*\s*(?P<name>[A-Za-z_]\w*)\s*(?P<mark>=(?!=)|:(?!:))"
)
# How tightly each operator binds.
_LEVELS = {
    operator: level
    for level, operators in enumerate(("||", "&&", "|", "^", "&", "== !=", "< > <= >=", "<<", "+ -", "* / %"))
    for operator in operators.split()
}
_MAX_DEPTH = 40


class CppReader:
    """Reads one expression. Raises CppSyntaxError."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0
        self.kind = ""
        self.token = ""
        self.end = 0
        self.depth = 0
        self.advance()

    # ---- Tokens

    def advance(self) -> None:
        self.at = self.end
        while True:
            if self.at >= len(self.text):
                self.kind, self.token, self.end = "eof", "", self.at
                return
            match = _TOKEN.match(self.text, self.at)
            if match is None:
                raise CppSyntaxError(f"unexpected '{self.text[self.at]}'")
            self.kind, self.token, self.end = match.lastgroup or "", match.group(), match.end()
            if self.kind != "space":
                return
            self.at = self.end

    def reset(self, at: int) -> None:
        self.end = at
        self.advance()

    def accept(self, mark: str) -> bool:
        if self.kind == "mark" and self.token == mark:
            self.advance()
            return True
        return False

    def expect(self, mark: str) -> None:
        if not self.accept(mark):
            raise CppSyntaxError(f"expected '{mark}'" + (f" before '{self.token}'" if self.token else ""))

    def accept_word(self, word: str) -> bool:
        if self.kind == "name" and self.token == word:
            self.advance()
            return True
        return False

    # ---- Expressions

    def whole(self) -> Node:
        """Returns the expression that the whole text is."""
        node = self.expression()
        self.accept(";")
        if self.kind != "eof":
            raise CppSyntaxError(f"unexpected '{self.token}'")
        return node

    def expression(self) -> Node:
        self.depth += 1
        if self.depth > _MAX_DEPTH:
            raise CppSyntaxError("nested too deeply")
        condition = self.binary(0)
        if self.accept("?"):
            then = self.expression()
            self.expect(":")
            condition = Conditional(condition, then, self.expression())
        self.depth -= 1
        return condition

    def binary(self, level: int) -> Node:
        """Returns operands with the operators between them that bind at least as tightly as a level."""
        left = self.unary()
        while self.kind == "mark" and _LEVELS.get(self.token, -1) >= level:
            operator = self.token
            self.advance()
            left = Binary(operator, left, self.binary(_LEVELS[operator] + 1))
        return left

    def unary(self) -> Node:
        operators = []
        while self.kind == "mark" and self.token in ("!", "-", "+", "*", "&", "~"):
            operators.append(self.token)
            self.advance()
        node = self.postfix(self.primary())
        for operator in reversed(operators):
            node = Unary(operator, node)
        return node

    def postfix(self, node: Node) -> Node:
        while True:
            if self.accept("("):
                node = Call(node, self.items(")"))
            elif self.accept("["):
                node = Index(node, self.expression())
                self.expect("]")
            elif self.kind == "mark" and self.token in (".", "->"):
                self.advance()
                self.accept_word("template")
                if self.kind != "name":
                    raise CppSyntaxError("expected the name of a member")
                name = self.token
                node = Member(node, name, self.name_end())
            elif isinstance(node, Name) and self.kind == "mark" and self.token == "{":
                self.advance()
                node = Braces(self.items("}"), node.text)
            else:
                return node

    def name_end(self) -> list[str] | None:
        """Skips a name, and the template arguments that follow it."""
        match = _TEMPLATE.match(self.text, self.end)
        inside = "" if match is None else match.group(1)
        if match is None or "&&" in inside or inside.count("<") != inside.count(">"):
            self.advance()
            return None
        self.reset(match.end())
        return _template_arguments(inside)

    def items(self, end: str) -> list[Node]:
        statements: list[Node] = []
        if self.accept(end):
            return statements
        while True:
            statements.append(self.expression())
            if not self.accept(","):
                break
        self.expect(end)
        return statements

    def primary(self) -> Node:
        kind, token = self.kind, self.token
        if kind == "number":
            self.advance()
            return Number(_number(token))
        if kind == "string":
            parts = []
            while self.kind == "string":
                parts.append(_unescaped(self.token[1:-1]))
                self.advance()
            return Text("".join(parts))
        if kind == "char":
            self.advance()
            return Text(_unescaped(token[1:-1]))
        if kind == "placeholder":
            self.advance()
            return Placeholder(token[1:])
        if kind == "name":
            return self.name()
        if self.accept("("):
            inside = self.expression()
            self.expect(")")
            return inside
        if self.accept("{"):
            return Braces(self.items("}"))
        if self.accept("["):
            return self.function()
        raise CppSyntaxError(f"unexpected '{token}'" if token else "unexpected end")

    def name(self) -> Name:
        text = re.sub(r"\s+", "", self.token).removeprefix("::")
        templates = self.name_end()
        if self.kind == "mark" and self.token == "::":
            # `Foo<T>::bar`
            self.advance()
            if self.kind != "name":
                raise CppSyntaxError("expected a name behind '::'")
            text = f"{text}<{', '.join(templates or ())}>::{self.token}"
            templates = self.name_end()
        return Name(text, templates)

    # ---- Lambdas and their statements

    def function(self) -> Lambda:
        while not self.accept("]"):
            if self.kind == "eof":
                raise CppSyntaxError("expected ']'")
            self.advance()
        parameters: list[str] = []
        if self.accept("("):
            parameters = self.parameters()
        while not (self.kind == "mark" and self.token == "{"):
            if self.kind == "eof":
                raise CppSyntaxError("expected the body of a lambda")
            self.advance()  # mutable, -> bool
        self.advance()
        return Lambda(parameters, self.block())

    def parameters(self) -> list[str]:
        names = []
        last, depth = "", 0
        while True:
            if self.kind == "eof":
                raise CppSyntaxError("expected ')'")
            if self.kind == "mark" and depth == 0 and self.token in (",", ")"):
                if last:
                    names.append(last)
                last = ""
                if self.accept(")"):
                    return names
            elif self.kind == "name":
                last = self.token
            elif self.token in ("<", ">"):
                depth += 1 if self.token == "<" else -1
            self.advance()

    def block(self) -> list[Statement]:
        body: list[Statement] = []
        while not self.accept("}"):
            if self.kind == "eof":
                raise CppSyntaxError("expected '}'")
            if not self.accept(";"):
                body.append(self.statement())
        return body

    def body(self) -> list[Statement]:
        return self.block() if self.accept("{") else [self.statement()]

    def statement(self) -> Statement:
        if self.accept_word("return"):
            value = None if self.kind == "mark" and self.token == ";" else self.expression()
            self.expect(";")
            return Return(value)
        if self.accept_word("if"):
            self.expect("(")
            name = self.declared("=")
            condition = self.expression()
            self.expect(")")
            then = self.body()
            return If(condition, then, self.body() if self.accept_word("else") else [], name)
        if self.accept_word("for"):
            self.expect("(")
            name = self.declared(":")
            if not name:
                raise CppSyntaxError("only loops over ranges are read")
            values = self.expression()
            self.expect(")")
            return For(name, values, self.body())
        name = self.declared("=")
        if not name:
            raise CppSyntaxError(f"unexpected statement at '{self.token}'")
        value = self.expression()
        self.expect(";")
        return Declare(name, value)

    def declared(self, mark: str) -> str:
        """Returns the name of a declaration that starts here, up to its `=` or `:`; empty if none does."""
        match = _DECLARATION.match(self.text, self.at)
        if match is None or match.group("mark") != mark:
            return ""
        self.reset(match.end())
        return match.group("name")


def _number(token: str) -> int | float:
    if token[:2].lower() == "0x":
        return int(token.rstrip("uUlL"), 16)
    plain = token.rstrip("uUlLfF")
    return float(plain) if any(char in plain for char in ".eE") else int(plain)


def _unescaped(text: str) -> str:
    return re.sub(r"\\(.)", lambda match: {"n": "\n", "t": "\t", "0": "\0"}.get(match[1], match[1]), text)


def _template_arguments(text: str) -> list[str]:
    arguments, depth, last = [], 0, ""
    for char in text:
        if char == "," and depth == 0:
            arguments.append(last)
            last = ""
            continue
        depth += {"<": 1, ">": -1}.get(char, 0)
        last += char
    return [re.sub(r"\s+", "", part).removeprefix("::") for part in [*arguments, last] if part.strip()]


def read_expression(text: str) -> Node:
    """Returns the expression that the text is. Raises CppSyntaxError."""
    return CppReader(text).whole()
