"""Parsing of PDLL statements."""

from __future__ import annotations

from collections.abc import Callable

from lamina.pdll import ast
from lamina.pdll.expressions import Expressions
from lamina.pdll.parser_base import Context
from lamina.pdll.semantics import REPLACEMENT
from lamina.pdll.source import Span
from lamina.pdll.types import OperationType

ONLY_IN_BODIES = "`return` statements are only permitted within a `Constraint` or `Rewrite` body"


class Statements(Expressions):
    """Parses statements and blocks."""

    def parse_stmt(self, with_semicolon: bool = True) -> ast.Stmt:
        parse = self._STATEMENTS.get(self.kind)
        stmt = self.parse_expr() if parse is None else parse(self)
        if with_semicolon:
            self.expect(";", "expected `;` after statement")
        return stmt

    def parse_block(self, parent: ast.Scope | None = None) -> ast.CompoundStmt:
        """``{ statements }``; the current token is the brace."""
        with self.nested():
            start = self.advance()
            statements: list[ast.Stmt] = []
            with self.new_scope(parent) as scope:
                while self.kind != "}":
                    statements.append(self.parse_stmt())
            place = self.from_to(start.span)
            self.advance()
            return ast.CompoundStmt(place, statements, scope)

    def parse_lambda(
        self,
        process: Callable[[ast.Stmt], ast.Stmt],
        with_semicolon: bool = True,
        parent: ast.Scope | None = None,
    ) -> ast.CompoundStmt:
        """Parses ``=> statement;``; ``process`` checks or replaces the statement."""
        self.advance()
        start = self.token
        with self.new_scope(parent) as scope:
            stmt = process(self.parse_stmt(with_semicolon))
        place = Span(start.file, start.start, max(start.end, self.last_end))
        return ast.CompoundStmt(place, [stmt], scope)

    def _forbid_in_constraint(self, word: str) -> None:
        if self.context is Context.CONSTRAINT:
            self.error(f"`{word}` cannot be used within a Constraint")

    def _parse_erase(self) -> ast.Stmt:
        self._forbid_in_constraint("erase")
        start = self.advance()
        root = self.parse_expr()
        if not isinstance(root.type, OperationType):
            self.error("expected `Op` expression", root.loc)
        return ast.EraseStmt(start.span, root)

    def _parse_let(self) -> ast.Stmt:
        start = self.advance()
        token = self.token
        if not token.is_name:
            if token.kind == "_":
                self.error('`_` may only be used to define "inline" variables')
            self.error("expected identifier after `let` to name a new variable")
        self.advance()
        constraints = self.parse_constraint_list() if self.accept(":") else []
        init: ast.Expr | None = None
        if self.accept("="):
            init = self.parse_expr()
            for ref in constraints:
                if isinstance(ref.constraint, ast.CoreConstraint) and ref.constraint.type_expr is not None:
                    self.error("type constraints are not permitted on variables with initializers", ref.loc)
        variable = self.make_variable(token.text, token.span, init, constraints)
        return ast.LetStmt(start.span, variable)

    def _parse_replace(self) -> ast.Stmt:
        self._forbid_in_constraint("replace")
        start = self.advance()
        root = self.parse_expr()
        self.expect("with", "expected `with` after root operation")
        values: list[ast.Expr] = []
        with self.within(Context.REWRITE):
            if self.accept("("):
                if self.accept(")"):
                    self.error(
                        "expected at least one replacement value, consider using `erase` if no replacement values "
                        "are desired",
                        start.span,
                    )
                values.append(self.parse_expr())
                while self.accept(","):
                    values.append(self.parse_expr())
                self.expect(")", "expected `)` after replacement values")
            elif self.kind == "op":
                # An operation inherits the result types of the one that it replaces.
                values.append(self.parse_operation(REPLACEMENT))
            else:
                values.append(self.parse_expr())
        return self.make_replace(start.span, root, values)

    def _parse_return(self) -> ast.Stmt:
        start = self.advance()
        return ast.ReturnStmt(start.span, self.parse_expr())

    def _parse_rewrite(self) -> ast.Stmt:
        self._forbid_in_constraint("rewrite")
        start = self.advance()
        root = self.parse_expr()
        self.expect("with", "expected `with` before rewrite body")
        if self.kind != "{":
            self.error("expected `{` to start rewrite body")
        with self.within(Context.REWRITE):
            body = self.parse_block()
        for stmt in body.statements:
            if isinstance(stmt, ast.ReturnStmt):
                self.error(ONLY_IN_BODIES, stmt.loc)
        self.check_root(root)
        return ast.RewriteStmt(start.span, root, body)

    _STATEMENTS = {
        "erase": _parse_erase,
        "let": _parse_let,
        "replace": _parse_replace,
        "return": _parse_return,
        "rewrite": _parse_rewrite,
    }
