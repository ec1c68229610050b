"""The base of the PDLL parser: the current token, scopes, errors."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from enum import Enum
from typing import NoReturn

from lamina.ir.diagnostics import Diagnostic
from lamina.pdll import ast
from lamina.pdll.lexer import Lexer, Token
from lamina.pdll.ods import OdsContext, OdsOperation
from lamina.pdll.source import NOWHERE, Diagnostics, PdllFailure, Place, Span
from lamina.pdll.types import Type

MAX_NESTING = 200
"""The nesting limit of expressions."""

NoteMaker = Callable[[Diagnostic], None]


class Context(Enum):
    """The context in which the parsed text will run."""

    GLOBAL = 0
    CONSTRAINT = 1
    MATCH = 2
    REWRITE = 3


class ParserBase:
    """One token of look-ahead over the lexer, the scopes of names, and diagnostics."""

    def __init__(self, lexer: Lexer, diagnostics: Diagnostics, ods: OdsContext) -> None:
        self.lexer = lexer
        self.diagnostics = diagnostics
        self.ods = ods
        self.context = Context.GLOBAL
        self.scope: ast.Scope = ast.Scope()
        self.anonymous_count = 0
        self.depth = 0
        # Names whose declaration failed: references to them are not errors.
        self.poisoned: set[str] = set()
        # True if an included file is missing, which may define anything.
        self.incomplete = False
        self.token: Token = lexer.next()
        self.last_end = 0
        # References, for editors: (place of the reference, declaration or operation).
        self.references: list[tuple[Span, ast.Decl | OdsOperation]] = []
        self.calls: list[tuple[Span, ast.CallableDecl]] = []
        # The names declared so far, including those of failed declarations.
        self.defined: list[ast.Decl] = []

    # ---- Tokens

    @property
    def kind(self) -> str:
        return self.token.kind

    def advance(self) -> Token:
        """Consumes the current token and returns it."""
        taken = self.token
        self.last_end = taken.end
        self.token = self.lexer.next()
        return taken

    def accept(self, kind: str) -> bool:
        if self.token.kind != kind:
            return False
        self.advance()
        return True

    def expect(self, kind: str, message: str) -> None:
        if self.token.kind != kind:
            self.error(message)
        self.advance()

    def go_back(self, token: Token) -> None:
        """Reads on from a token that was consumed."""
        self.lexer.reset(token)
        self.token = self.lexer.next()

    def from_to(self, start: Place) -> Span:
        """Returns the span from a place to the end of the current token."""
        token = self.token
        if isinstance(start, Span) and start.file is token.file:
            return Span(start.file, start.start, token.end)
        return start if isinstance(start, Span) else token.span

    # ---- Errors

    def error(self, message: str, place: Place | None = None) -> NoReturn:
        self.diagnostics.error(self.token.span if place is None else place, message)
        raise PdllFailure

    def error_with_note(self, place: Place, message: str, note_place: Place, note: str) -> NoReturn:
        self.diagnostics.error(place, message).attach_note(note, note_place.position)
        raise PdllFailure

    def warn(self, place: Place, message: str) -> Diagnostic:
        return self.diagnostics.warning(place, message)

    # ---- Scopes and contexts

    @contextmanager
    def new_scope(self, parent: ast.Scope | None = None) -> Iterator[ast.Scope]:
        """Opens a scope inside the current one; ``parent``, created earlier inside the current one, goes between."""
        outer = self.scope
        self.scope = scope = ast.Scope(parent or outer)
        try:
            yield scope
        finally:
            self.scope = outer

    @contextmanager
    def within(self, context: Context) -> Iterator[None]:
        outer = self.context
        self.context = context
        try:
            yield
        finally:
            self.context = outer

    @contextmanager
    def nested(self) -> Iterator[None]:
        self.depth += 1
        if self.depth > MAX_NESTING:
            self.depth = 0
            self.error(f"nested too deeply: more than {MAX_NESTING} levels")
        try:
            yield
        finally:
            self.depth -= 1

    def lookup(self, name: str) -> ast.Decl | None:
        declaration = self.scope.lookup(name)
        if declaration is None and (self.incomplete or name in self.poisoned):
            raise PdllFailure
        return declaration

    def check_new_name(self, name: ast.Name) -> None:
        last = self.scope.lookup(name.text)
        if last is not None:
            assert last.name is not None
            self.error_with_note(
                name.loc, f"`{name.text}` has already been defined", last.name.loc, "see previous definition here"
            )

    def define_variable(
        self,
        text: str,
        place: Place,
        type: Type,
        constraints: list[ast.ConstraintRef],
        init: ast.Expr | None = None,
    ) -> ast.VariableDecl:
        """Returns a variable in the current scope. The name ``_`` may be used again and again; it cannot be referred
        to."""
        name = ast.Name(text, place)
        if text and text != "_":
            self.check_new_name(name)
        variable = ast.VariableDecl(place, name=name, type=type, init=init, constraints=constraints)
        if text and text != "_":
            self.scope.add(variable)
            self.defined.append(variable)
        return variable

    def known_operation(self, name: str) -> OdsOperation | None:
        return self.ods.operation(name) if name else None


__all__ = ["NOWHERE", "Context", "NoteMaker", "ParserBase"]
