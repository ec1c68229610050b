"""The PDLL parser: declarations, includes, and the module as a whole.

One file yields one Module; only the first error of a declaration is reported, and parsing continues with the next
declaration. References to a failed declaration are not reported.
"""

from __future__ import annotations

import os
import re
from collections.abc import Sequence
from typing import Any

from lamina.ir.location import SourceFile
from lamina.ir.permissions import NotPermitted, find_include
from lamina.pdll import ast
from lamina.pdll.lexer import Lexer, Token, string_value
from lamina.pdll.ods import OdsContext, description, records_of, table_span, unique_name
from lamina.pdll.parser_base import Context
from lamina.pdll.source import Diagnostics, PdllFailure, Span, TableSpan
from lamina.pdll.statements import ONLY_IN_BODIES, Statements
from lamina.pdll.types import ATTRIBUTE, TYPE, Type, operation_type, tuple_type
from lamina.tablegen import RecordKeeper, TableGenError, parse_file
from lamina.tablegen.base_files import search_folders
from lamina.tablegen.include_paths import candidate_paths
from lamina.tablegen.ods.constraints import AttributeConstraint, TypeConstraint
from lamina.tablegen.ods.view import View
from lamina.tablegen.record import Record

MAX_INCLUDE_DEPTH = 100
# The tokens after which a semicolon after code in a statement does not end the statement.
_AFTER_SEMICOLON = frozenset((";", ",", "]", "(", ")", "."))
_DECLARATION = re.compile(r"^(?:Pattern|Constraint|Rewrite|#include)\b", re.MULTILINE)
_SELF = re.compile(r"\$_self\b")


class Parser(Statements):
    """Reads a whole PDLL file."""

    def __init__(
        self,
        file: SourceFile,
        diagnostics: Diagnostics,
        ods: OdsContext,
        include_dirs: Sequence[str] = (),
    ) -> None:
        super().__init__(Lexer(file, diagnostics), diagnostics, ods)
        self.main_file = file
        self.include_dirs = search_folders(include_dirs)
        self.dependencies: list[str] = []
        self.include_places: list[tuple[Span, str]] = []

    # ---- The module

    def parse_module(self) -> ast.Module:
        """Returns all declarations. Errors are in the diagnostics."""
        start = self.token.span
        decls: list[ast.Decl] = []
        while self.kind != "eof":
            first = self.token
            try:
                if first.kind == "directive":
                    self._parse_directive(decls)
                else:
                    decls.append(self._parse_top_level())
            except PdllFailure:
                self.incomplete |= first.kind == "directive"
                self._recover(first)
        return ast.Module(start, decls, self.scope)

    def _recover(self, first: Token) -> None:
        """Skips to the next declaration of the file."""
        self.context = Context.GLOBAL
        self.depth = 0
        file = first.file
        # The name that the failed declaration would have defined.
        match = re.compile(r"(?:Constraint|Rewrite|Pattern)\s+([A-Za-z_]\w*)").match(file.text, first.start)
        if match is not None:
            self.poisoned.add(match[1])
        failed_at = self.token.start if self.token.file is file else first.start
        declaration = _DECLARATION.search(file.text, max(first.start + 1, failed_at))
        at = len(file.text) if declaration is None else declaration.start()
        self.go_back(Token("eof", file, at, at))

    def _parse_top_level(self) -> ast.Decl:
        if self.kind == "Constraint":
            decl: ast.Decl = self._parse_callable(ast.UserConstraintDecl, inline=False)
        elif self.kind == "Pattern":
            decl = self._parse_pattern()
        elif self.kind == "Rewrite":
            decl = self._parse_callable(ast.UserRewriteDecl, inline=False)
        else:
            self.error("expected top-level declaration, such as a `Pattern`")
        if decl.name is not None:
            self.check_new_name(decl.name)
            self.scope.add(decl)
            self.defined.append(decl)
        return decl

    def _doc_before(self, token: Token) -> str:
        """Returns the text of the `///` lines directly above a token."""
        lines: list[str] = []
        text = token.file.text
        at = text.rfind("\n", 0, token.start)
        while at > 0:
            start = text.rfind("\n", 0, at) + 1
            line = text[start:at].strip()
            if not line.startswith("///"):
                break
            lines.append(line[3:].strip())
            at = start - 1
        return "\n".join(reversed(lines))

    # ---- Includes

    def _parse_directive(self, decls: list[ast.Decl]) -> None:
        token = self.token
        if token.text != "#include":
            self.error(f"unknown directive `{token.text}`")
        self.advance()
        if self.kind not in ("string", "code"):
            self.error("expected string file name after `include` directive", token.span)
        name_token = self.token
        name = string_value(name_token)
        if name.endswith(".pdll"):
            self._include_pdll(name, name_token)
        elif name.endswith(".td"):
            self.advance()
            self._include_td(name, name_token, decls)
        else:
            self.error("expected include filename to end with `.pdll` or `.td`")

    def _find(self, name: str, token: Token) -> str | None:
        candidates = candidate_paths(name, self.include_dirs)
        try:
            return find_include(candidates, self.include_dirs)
        except NotPermitted as problem:
            self.error(str(problem), token.span)

    def _include_pdll(self, name: str, token: Token) -> None:
        path = self._find(name, token)
        if path is None or self.lexer.depth >= MAX_INCLUDE_DEPTH:
            self.error(f"unable to open include file `{name}`", token.span)
        with open(path, encoding="utf-8", errors="surrogateescape", newline="") as stream:
            text = stream.read()
        self.dependencies.append(path)
        self.include_places.append((token.span, path))
        file = SourceFile(path, text)
        self.diagnostics.included_at[file] = token.span
        self.diagnostics.included_at.setdefault(path, token.span)
        self.lexer.push(file)
        self.advance()

    def _include_td(self, name: str, token: Token, decls: list[ast.Decl]) -> None:
        path = self._find(name, token)
        if path is None:
            self.error(f"unable to open include file `{name}`", token.span)
        self.diagnostics.included_at.setdefault(path, token.span)
        try:
            keeper = parse_file(path, [*self.include_dirs, os.path.dirname(path) or "."])
        except TableGenError as problem:
            diagnostic = self.diagnostics.error(
                token.span, f"error while processing include file `{name}`: {problem.message}"
            )
            nested = problem.location.file
            for include in problem.include_stack:
                place = TableSpan(include.file, include.line, include.column)
                self.diagnostics.included_at.setdefault(nested, place)
                nested = include.file
            if problem.location.line:
                place = TableSpan(problem.location.file, problem.location.line, problem.location.column)
                diagnostic.attach_note("the error is here", place.position)
            raise PdllFailure from None
        self.include_places.append((token.span, path))
        self.dependencies += [used for used, _ in keeper.dependencies]
        self.ods.add_records(keeper)
        self._add_constraints(keeper, decls)

    def _add_constraints(self, keeper: RecordKeeper, decls: list[ast.Decl]) -> None:
        """Named attribute and type constraints and operation interfaces can be used as native constraints."""
        for record in records_of(keeper, "Attr"):
            if not self._is_skipped(record):
                attribute = AttributeConstraint(record)
                code = _condition_code(attribute.condition)
                decls.append(self._ods_constraint(record, "Attr", ATTRIBUTE, code, attribute.storage_type))
        for record in records_of(keeper, "Type"):
            if not self._is_skipped(record):
                type = TypeConstraint(record)
                code = _condition_code(type.condition)
                decls.append(self._ods_constraint(record, "Type", TYPE, code, type.cpp_type))
        for record in records_of(keeper, "OpInterface"):
            if not self._is_skipped(record):
                cpp_class = f"{record.value('cppNamespace')}::{record.value('cppInterfaceName')}"
                code = f"return ::mlir::success(llvm::isa<{cpp_class}>(self));"
                decls.append(self._ods_constraint(record, "Op", operation_type(), code, cpp_class))

    def _is_skipped(self, record: Record) -> bool:
        return (
            record.is_anonymous
            or self.scope.lookup(record.name) is not None
            or record.is_a("DeclareInterfaceMethods")
        )

    def _ods_constraint(
        self, record: Record, kind: str, type: Type, code: str, native_type: str
    ) -> ast.UserConstraintDecl:
        place = table_span(record)
        operation = ast.OpNameDecl(place) if kind == "Op" else None
        ref = ast.ConstraintRef(ast.CoreConstraint(place, kind, operation=operation), place)
        subject = ast.VariableDecl(place, name=ast.Name("self", place), type=type, constraints=[ref])
        decl = ast.UserConstraintDecl(
            place,
            name=ast.Name(unique_name(record), place),
            inputs=[subject],
            code=code,
            native_types=[native_type],
            from_ods=True,
        )
        view = View(record)
        decl.doc = "\n\n".join(part for part in (view.summary, description(view)) if part)
        self.scope.add(decl)
        return decl

    # ---- Patterns

    def _parse_pattern(self) -> ast.PatternDecl:
        start = self.advance()
        doc = self._doc_before(start)
        with self.within(Context.MATCH):
            name: ast.Name | None = None
            if self.kind == "identifier":
                token = self.advance()
                name = ast.Name(token.text, token.span)
            benefit, recursion = self._parse_metadata() if self.accept("with") else (None, False)
            if self.kind == "=>":
                body = self.parse_lambda(self._check_pattern_lambda)
            else:
                if self.kind != "{":
                    self.error("expected `{` or `=>` to start pattern body")
                body = self.parse_block()
                self._check_pattern_body(start, body)
        return ast.PatternDecl(start.span, benefit, recursion, body, name=name, doc=doc)

    def _check_pattern_lambda(self, stmt: ast.Stmt) -> ast.Stmt:
        if not isinstance(stmt, ast.OpRewriteStmt):
            self.error(
                "expected Pattern lambda body to contain a single operation rewrite statement, such as `erase`, "
                "`replace`, or `rewrite`",
                stmt.loc,
            )
        return stmt

    def _check_pattern_body(self, start: Token, body: ast.CompoundStmt) -> None:
        for position, stmt in enumerate(body.statements):
            if isinstance(stmt, ast.ReturnStmt):
                self.error(ONLY_IN_BODIES, stmt.loc)
            if isinstance(stmt, ast.OpRewriteStmt):
                if position + 1 < len(body.statements):
                    self.error(
                        "Pattern body was terminated by an operation rewrite statement, but found trailing statements",
                        body.statements[position + 1].loc,
                    )
                return
        self.error(
            "expected Pattern body to terminate with an operation rewrite statement, such as `erase`", start.span
        )

    def _parse_metadata(self) -> tuple[int | None, bool]:
        """``benefit(n)`` and ``recursion``, in any order."""
        benefit: int | None = None
        places: dict[str, Span] = {}
        while True:
            token = self.token
            if token.kind != "identifier":
                self.error("expected pattern metadata identifier")
            self.advance()
            # The language's documentation spells it without the first r.
            word = "recursion" if token.text == "recusion" else token.text
            if word not in ("benefit", "recursion"):
                self.error("unknown pattern metadata", token.span)
            if word in places:
                what = "pattern benefit" if word == "benefit" else "pattern recursion metadata"
                self.error_with_note(
                    token.span,
                    f"{what} has already been specified",
                    places[word],
                    "see previous definition here",
                )
            if word == "benefit":
                benefit = self._parse_benefit()
            places[word] = token.span
            if not self.accept(","):
                return benefit, "recursion" in places

    def _parse_benefit(self) -> int:
        self.expect("(", "expected `(` before pattern benefit")
        if self.kind != "integer":
            self.error("expected integral pattern benefit")
        digits = self.token.text.lstrip("0") or "0"
        if len(digits) > 5 or int(digits) > 0xFFFF:
            self.error("expected pattern benefit to fit within a 16-bit integer")
        self.advance()
        self.expect(")", "expected `)` after pattern benefit")
        return int(digits)

    # ---- Constraints and rewrites

    def parse_inline(self, cls: type[ast.CallableDecl]) -> ast.CallableDecl:
        with self.nested():
            decl: ast.CallableDecl = self._parse_callable(cls, inline=True)
        assert decl.name is not None
        self.check_new_name(decl.name)
        self.scope.add(decl)
        return decl

    def _parse_callable(self, cls: type[Any], inline: bool) -> Any:
        start = self.advance()
        is_constraint = cls is ast.UserConstraintDecl
        doc = self._doc_before(start)
        with self.within(Context.CONSTRAINT if is_constraint else Context.REWRITE):
            name = self._parse_callable_name(start, inline, "constraint" if is_constraint else "rewrite")
            arguments, results, scope = self._parse_signature()
            decl = cls(
                name.loc, name=name, inputs=arguments, results=results, result_type=result_type_of(results), doc=doc
            )
            decl.scope = scope
            if len(results) == 1 and results[0].name is not None and results[0].name.text:
                self.error("cannot create a single-element tuple with an element label", results[0].loc)
            if self.kind == "=>" or self.kind == "{":
                self._parse_body(decl, inline, scope, "Constraint" if is_constraint else "Rewrite")
            else:
                self._parse_native(decl, inline)
            return decl

    def _parse_callable_name(self, start: Token, inline: bool, what: str) -> ast.Name:
        if self.kind == "identifier":
            token = self.advance()
            return ast.Name(token.text, token.span)
        if not inline:
            self.error("expected identifier name")
        text = f"<anonymous_{what}_{self.anonymous_count}>"
        self.anonymous_count += 1
        return ast.Name(text, start.span)

    def _parse_signature(self) -> tuple[list[ast.VariableDecl], list[ast.VariableDecl], ast.Scope]:
        self.expect("(", "expected `(` to start argument list")
        arguments: list[ast.VariableDecl] = []
        with self.new_scope() as argument_scope:
            if self.kind != ")":
                arguments.append(self._parse_argument())
                while self.accept(","):
                    arguments.append(self._parse_argument())
        self.expect(")", "expected `)` to end argument list")
        results: list[ast.VariableDecl] = []
        with self.new_scope():
            if self.accept("->"):
                if self.accept("("):
                    results.append(self._parse_result())
                    while self.accept(","):
                        results.append(self._parse_result())
                    self.expect(")", "expected `)` to end result list")
                else:
                    results.append(self._parse_result())
        return arguments, results, argument_scope

    def _parse_argument(self) -> ast.VariableDecl:
        token = self.token
        if not token.is_name:
            self.error("expected identifier argument name")
        self.advance()
        self.expect(":", "expected `:` before argument constraint")
        return self.make_argument(token.text, token.span, self.parse_constraint([], allow_types=False))

    def _parse_result(self) -> ast.VariableDecl:
        token = self.token
        if token.is_name and not isinstance(self.lookup(token.text), ast.UserConstraintDecl):
            self.advance()
            self.expect(":", "expected `:` before result constraint")
            return self.make_argument(token.text, token.span, self.parse_constraint([], allow_types=False))
        ref = self.parse_constraint([], allow_types=False)
        return self.make_argument("", ref.loc, ref)

    def _parse_native(self, decl: ast.CallableDecl, inline: bool) -> None:
        if self.kind in ("string", "code"):
            decl.code = string_value(self.advance())
        elif inline:
            assert decl.name is not None
            self.error("external declarations must be declared in global scope", decl.name.loc)
        elif self.kind == "error":
            raise PdllFailure
        if inline:
            self._accept_inner_semicolon()
        else:
            self.expect(";", "expected `;` after native declaration")

    def _accept_inner_semicolon(self) -> None:
        """mlir-pdll requires a separate semicolon after code in a statement; in the language's documentation the
        statement's own suffices."""
        semicolon = self.token
        if self.accept(";") and self.kind not in _AFTER_SEMICOLON:
            self.go_back(semicolon)

    def _parse_body(self, decl: ast.CallableDecl, inline: bool, scope: ast.Scope, what: str) -> None:
        if self.kind == "=>":
            check = self._check_constraint_lambda if what == "Constraint" else self._check_rewrite_lambda
            decl.body = self.parse_lambda(check, not inline, scope)
        else:
            decl.body = self.parse_block(scope)
        self._check_return(decl, decl.body, what)
        last = decl.body.statements[-1] if decl.body.statements else None
        if isinstance(last, ast.ReturnStmt):
            if not decl.results:
                decl.result_type = last.value.type
            else:
                last.value = self.convert(last.value, decl.result_type)

    def _check_constraint_lambda(self, stmt: ast.Stmt) -> ast.Stmt:
        if not isinstance(stmt, ast.Expr):
            self.error("expected `Constraint` lambda body to contain a single expression", stmt.loc)
        return ast.ReturnStmt(stmt.loc, stmt)

    def _check_rewrite_lambda(self, stmt: ast.Stmt) -> ast.Stmt:
        if isinstance(stmt, ast.OpRewriteStmt):
            return stmt
        if not isinstance(stmt, ast.Expr):
            self.error(
                "expected `Rewrite` lambda body to contain a single expression or an operation rewrite statement; "
                "such as `erase`, `replace`, or `rewrite`",
                stmt.loc,
            )
        return ast.ReturnStmt(stmt.loc, stmt)

    def _check_return(self, decl: ast.CallableDecl, body: ast.CompoundStmt, what: str) -> None:
        for position, stmt in enumerate(body.statements):
            if isinstance(stmt, ast.ReturnStmt):
                if position + 1 < len(body.statements):
                    self.error(
                        f"`return` terminated the `{what}` body, but found trailing statements afterwards",
                        body.statements[position + 1].loc,
                    )
                return
        if decl.results:
            place = body.loc
            if isinstance(place, Span):
                place = Span(place.file, place.end, place.end)
            self.error(f"missing return in a `{what}` expected to return `{decl.result_type}`", place)


def result_type_of(results: Sequence[ast.VariableDecl]) -> Type:
    """Returns the type of a call: that of the single result, or a tuple."""
    if len(results) == 1:
        return results[0].type
    return tuple_type(
        tuple(result.type for result in results),
        tuple(result.name.text if result.name is not None else "" for result in results),
    )


def _condition_code(condition: str) -> str:
    return f"return ::mlir::success({_SELF.sub('self', condition)});"
