"""Tokens to a syntax tree: recursive descent, one function for each rule of the grammar.

    program    = { struct | function }
    struct     = "struct" name "{" { ("var" | name) name ";" } "}"
    function   = "def" name "(" [ parameter { "," parameter } ] ")" "{" { statement } "}"
    parameter  = name | name name
    statement  = [ declare | "return" [ sum ] | "print" "(" sum ")" | sum ] ";"
    declare    = "var" name [ "<" integer { "," integer } ">" ] "=" sum  |  name name "=" sum
    sum        = product { "+" product }
    product    = postfix { "*" postfix }
    postfix    = primary { "." name }
    primary    = number | tensor | "{" sum { "," sum } "}" | name [ "(" [ sum { "," sum } ] ")" ] | "(" sum ")"
    tensor     = "[" (number | tensor) { "," (number | tensor) } "]"
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import TypeVar

from lamina.ir.location import SourceFile
from toy import ast
from toy.lexer import Token, error, tokens

# Deeper programs are refused, for the parser recurses.
DEEPEST = 100
T = TypeVar("T")


def parse(file: SourceFile) -> ast.Program:
    """The syntax tree. Raises lamina.ParseError."""
    return _Parser(file).program()


class _Parser:
    def __init__(self, file: SourceFile) -> None:
        self.file = file
        self.tokens = tokens(file)
        self.position = 0
        self.depth = 0

    # ---- Tokens

    @property
    def token(self) -> Token:
        return self.tokens[self.position]

    def take(self) -> Token:
        taken = self.token
        self.position += 1
        return taken

    def accept(self, kind: str) -> bool:
        if self.token.kind != kind:
            return False
        self.position += 1
        return True

    def expect(self, kind: str, where: str) -> Token:
        if self.token.kind != kind:
            what = f"a {kind}" if kind.isalpha() and len(kind) > 3 else f"'{kind}'"
            raise error(self.file, self.token.at, f"expected {what} {where}, but got '{self.token.text}'")
        return self.take()

    def listed(self, one: Callable[[], T], close: str, where: str) -> tuple[T, ...]:
        """Items between commas, and the closing sign."""
        found = [one()]
        while self.accept(","):
            found.append(one())
        self.expect(close, where)
        return tuple(found)

    # ---- Definitions

    def program(self) -> ast.Program:
        definitions: list[ast.Struct | ast.Function] = []
        while self.token.kind != "end":
            if self.accept("struct"):
                definitions.append(self.struct())
            elif self.accept("def"):
                definitions.append(self.function())
            else:
                raise error(self.file, self.token.at, f"expected 'def' or 'struct', but got '{self.token.text}'")
        return ast.Program(tuple(definitions))

    def struct(self) -> ast.Struct:
        name = self.expect("name", "of the struct")
        self.expect("{", "before the members")
        members: list[ast.Parameter] = []
        while not self.accept("}"):
            type = None if self.accept("var") else self.expect("name", "of a type, or 'var',").text
            member = self.expect("name", "of the member")
            self.expect(";", "after the member")
            members.append(ast.Parameter(member.at, member.text, type))
        if not members:
            raise error(self.file, name.at, f"struct '{name.text}' has no members")
        return ast.Struct(name.at, name.text, tuple(members))

    def function(self) -> ast.Function:
        name = self.expect("name", "of the function")
        self.expect("(", "before the parameters")
        parameters = () if self.accept(")") else self.listed(self.parameter, ")", "after the parameters")
        self.expect("{", "before the body")
        body: list[ast.Statement] = []
        while not self.accept("}"):
            if not self.accept(";"):
                body.append(self.statement())
        return ast.Function(name.at, name.text, parameters, tuple(body))

    def parameter(self) -> ast.Parameter:
        first = self.expect("name", "of a parameter")
        if self.token.kind != "name":
            return ast.Parameter(first.at, first.text, None)
        return ast.Parameter(self.token.at, self.take().text, first.text)

    # ---- Statements

    def statement(self) -> ast.Statement:
        start = self.token
        made: ast.Statement
        if self.accept("return"):
            made = ast.Return(start.at, None if self.token.kind == ";" else self.sum())
        elif self.accept("print"):
            self.expect("(", "after 'print'")
            made = ast.Print(start.at, self.sum())
            self.expect(")", "after what is printed")
        elif start.kind == "var" or (start.kind == "name" and self.tokens[self.position + 1].kind == "name"):
            made = self.declare()
        else:
            made = ast.Evaluate(start.at, self.sum())
        self.expect(";", "after the statement")
        return made

    def declare(self) -> ast.Declare:
        type = self.take()
        name = self.expect("name", "of the variable")
        shape = None
        if type.kind == "var" and self.accept("<"):
            shape = self.listed(self.size, ">", "after the shape")
        self.expect("=", f"and a value for '{name.text}'")
        return ast.Declare(name.at, name.text, None if type.kind == "var" else type.text, shape, self.sum())

    def size(self) -> int:
        token = self.expect("number", "in the shape")
        if not token.text.isdigit() or not 0 < int(token.text) < 2**31:
            raise error(self.file, token.at, "a size is a positive integer below 2147483648")
        return int(token.text)

    # ---- Expressions

    def sum(self) -> ast.Expression:
        left = self.product()
        while self.token.kind == "+":
            at = self.take().at
            left = ast.Binary(at, "+", left, self.product())
        return left

    def product(self) -> ast.Expression:
        left = self.postfix()
        while self.token.kind == "*":
            at = self.take().at
            left = ast.Binary(at, "*", left, self.postfix())
        return left

    def postfix(self) -> ast.Expression:
        depth = self.depth
        self.depth += 1
        if self.depth > DEEPEST:
            raise error(self.file, self.token.at, f"expressions are nested more than {DEEPEST} deep")
        value = self.primary()
        while self.token.kind == ".":
            self.depth += 1
            if self.depth > DEEPEST:
                raise error(self.file, self.token.at, f"expressions are nested more than {DEEPEST} deep")
            value = ast.Access(self.take().at, value, self.expect("name", "of a member").text)
        self.depth = depth
        return value

    def primary(self) -> ast.Expression:
        token = self.token
        if token.kind == "number":
            return ast.Number(token.at, self.number())
        if self.accept("["):
            shape, values = self.tensor(token.at)
            return ast.Literal(token.at, shape, tuple(values))
        if self.accept("{"):
            return ast.StructLiteral(token.at, self.listed(self.sum, "}", "after the members"))
        if self.accept("("):
            value = self.sum()
            self.expect(")", "after the expression")
            return value
        if not self.accept("name"):
            raise error(self.file, token.at, f"expected an expression, but got '{token.text}'")
        if not self.accept("("):
            return ast.Variable(token.at, token.text)
        arguments = () if self.accept(")") else self.listed(self.sum, ")", "after the arguments")
        return ast.Call(token.at, token.text, arguments)

    def number(self) -> float:
        token = self.expect("number", "here")
        value = float(token.text)
        if math.isinf(value):
            raise error(self.file, token.at, "the number is too large for 64 bits")
        return value

    def tensor(self, at: int) -> tuple[ast.Shape, list[float]]:
        """What follows `[`. All parts of a tensor have one shape."""
        self.depth += 1
        if self.depth > DEEPEST:
            raise error(self.file, at, f"expressions are nested more than {DEEPEST} deep")
        inner: ast.Shape | None = None
        first = self.token.at
        values: list[float] = []
        count = 0
        while True:
            start = self.token.at
            shape, numbers = self.tensor(start) if self.accept("[") else ((), [self.number()])
            if inner is not None and shape != inner:
                raise error(self.file, start, "the parts of a tensor differ in shape", ("the first part", first))
            if inner is None:
                inner = shape
            values += numbers
            count += 1
            if not self.accept(","):
                break
        self.expect("]", "after the parts of the tensor")
        self.depth -= 1
        return (count, *inner), values
