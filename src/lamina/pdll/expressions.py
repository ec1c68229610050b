"""Parsing of PDLL expressions and constraint lists."""

from __future__ import annotations

from lamina.pdll import ast
from lamina.pdll.lexer import string_value
from lamina.pdll.parser_base import Context
from lamina.pdll.semantics import EXPLICIT, INTERFACE, Semantics
from lamina.pdll.source import NOWHERE, Span
from lamina.pdll.types import ATTRIBUTE, CONSTRAINT, REWRITE, TYPE, Type

_TYPED_CONSTRAINTS = frozenset(("Attr", "Value", "ValueRange"))
_PLAIN_CONSTRAINTS = frozenset(("Type", "TypeRange"))


class Expressions(Semantics):
    """Reads expressions; declarations inside them are read by ``parse_inline``."""

    def parse_inline(self, cls: type[ast.CallableDecl]) -> ast.CallableDecl:
        """Returns a constraint or rewrite that is written where it is used."""
        raise TypeError("declarations are parsed by the whole parser")

    def parse_expr(self) -> ast.Expr:
        with self.nested():
            kind = self.kind
            if kind == "_":
                return self._parse_underscore()
            parse = self._PRIMARY.get(kind)
            if parse is None:
                self.error("expected expression")
            expr: ast.Expr = parse(self)
            while True:
                if self.kind == ".":
                    expr = self._parse_member(expr)
                elif self.kind == "(":
                    expr = self.parse_call(expr)
                else:
                    return expr

    def _parse_underscore(self) -> ast.Expr:
        token = self.advance()
        self.expect(":", "expected `:` after `_` variable")
        return self.make_inline_variable("_", token.span, self.parse_constraint_list())

    def parse_identifier(self) -> ast.Expr:
        """Returns a name, or the definition of a variable where it is used."""
        token = self.advance()
        if self.accept(":"):
            return self.make_inline_variable(token.text, token.span, self.parse_constraint_list())
        decl = self.lookup(token.text)
        if decl is None:
            self.error(f"undefined reference to `{token.text}`", token.span)
        return self.make_reference(token.span, decl)

    def _parse_attribute(self) -> ast.Expr:
        return self._parse_literal(ast.AttributeExpr, "attribute", ATTRIBUTE)

    def _parse_type(self) -> ast.Expr:
        return self._parse_literal(ast.TypeExpr, "type", TYPE)

    def _parse_literal(self, cls: type[ast.AttributeExpr] | type[ast.TypeExpr], noun: str, type: Type) -> ast.Expr:
        """``attr<"...">`` and ``type<"...">``; without `<` the word is a name."""
        start = self.advance()
        if not self.accept("<"):
            self.go_back(start)
            return self.parse_identifier()
        if self.kind not in ("string", "code"):
            self.error(f"expected string literal containing MLIR {noun}")
        text = string_value(self.advance())
        place = self.from_to(start.span)
        self.expect(">", f"expected `>` after {noun} literal")
        return cls(place, type, text)

    def _parse_inline_constraint(self) -> ast.Expr:
        decl = self.parse_inline(ast.UserConstraintDecl)
        return ast.DeclRefExpr(decl.loc, CONSTRAINT, decl)

    def _parse_inline_rewrite(self) -> ast.Expr:
        decl = self.parse_inline(ast.UserRewriteDecl)
        return ast.DeclRefExpr(decl.loc, REWRITE, decl)

    def _parse_negated(self) -> ast.Expr:
        self.advance()
        if self.kind != "identifier":
            self.error("expected native constraint")
        callee = self.parse_identifier()
        if self.kind != "(":
            self.error("expected `(` after function name")
        return self.parse_call(callee, negated=True)

    def parse_call(self, callee: ast.Expr, negated: bool = False) -> ast.Expr:
        opening = self.advance()
        decl = callee.decl if isinstance(callee, ast.DeclRefExpr) else None
        arguments: list[ast.Expr] = []
        if self.kind != ")":
            arguments.append(self.parse_expr())
            while self.accept(","):
                arguments.append(self.parse_expr())
        place = self.from_to(callee.loc)
        if isinstance(decl, ast.CallableDecl):
            self.calls.append((Span(opening.file, opening.start, self.token.end), decl))
        self.expect(")", "expected `)` after argument list")
        return self.make_call(place, callee, arguments, negated)

    def _parse_member(self, parent: ast.Expr) -> ast.Expr:
        dot = self.advance()
        token = self.token
        if token.kind not in ("identifier", "integer") and not token.is_keyword:
            self.error("expected identifier or numeric member name", dot.span)
        self.advance()
        return self.make_member_access(parent, token.text, self.from_to(parent.loc))

    def _parse_tuple(self) -> ast.Expr:
        start = self.advance()
        used: dict[str, Span] = {}
        names: list[str] = []
        elements: list[ast.Expr] = []
        if self.kind != ")":
            while True:
                names.append(self._parse_label(used))
                elements.append(self.parse_expr())
                if not self.accept(","):
                    break
        place = self.from_to(start.span)
        self.expect(")", "expected `)` after tuple element list")
        return self.make_tuple(place, elements, names)

    def _parse_label(self, used: dict[str, Span]) -> str:
        """Returns the ``name =`` of a tuple element; empty if there is none."""
        token = self.token
        if not token.is_name:
            return ""
        self.advance()
        if not self.accept("="):
            self.go_back(token)
            return ""
        name = token.text
        if name in used:
            self.error_with_note(
                token.span, f"duplicate tuple element label `{name}`", used[name], "see previous label use here"
            )
        used[name] = token.span
        return name

    # ---- Operations

    def _parse_operation(self) -> ast.Expr:
        return self.parse_operation()

    def parse_operation(self, result_source: str = EXPLICIT) -> ast.Expr:
        """``op<name>(operands) {attributes} -> (types)``; without `<` the word ``op`` is a name."""
        start = self.advance()
        if self.kind != "<":
            self.go_back(start)
            return self.parse_identifier()
        place = start.span
        rewriting = self.context is Context.REWRITE
        name = self.parse_wrapped_operation_name(allow_empty=not rewriting)
        operands: list[ast.Expr] = []
        if not self.accept("("):
            if not rewriting:
                operands.append(self.implicit_range(place, "ValueRange"))
        elif not self.accept(")"):
            operands = self._parse_list()
            self.expect(")", "expected `)` after operation operand list")
        attributes: list[ast.NamedAttributeDecl] = []
        if self.accept("{"):
            attributes.append(self._parse_named_attribute())
            while self.accept(","):
                attributes.append(self._parse_named_attribute())
            self.expect("}", "expected `}` after operation attribute list")
        results: list[ast.Expr] = []
        if self.accept("->"):
            self.expect("(", "expected `(` before operation result type list")
            result_source = EXPLICIT
            if not self.accept(")"):
                results = self._parse_list()
                self.expect(")", "expected `)` after operation result type list")
        elif not rewriting:
            results.append(self.implicit_range(place, "TypeRange"))
            result_source = EXPLICIT
        elif result_source == EXPLICIT:
            result_source = INTERFACE
        return self.make_operation(place, name, result_source, operands, attributes, results)

    def _parse_list(self) -> list[ast.Expr]:
        elements = [self.parse_expr()]
        while self.accept(","):
            elements.append(self.parse_expr())
        return elements

    def _parse_named_attribute(self) -> ast.NamedAttributeDecl:
        token = self.token
        if token.kind in ("string", "code"):
            text = string_value(token)
        elif token.kind == "identifier" or token.is_keyword:
            text = token.text
        else:
            self.error("expected identifier or string attribute name")
        self.advance()
        value = self.parse_expr() if self.accept("=") else ast.AttributeExpr(token.span, ATTRIBUTE, "unit")
        return ast.NamedAttributeDecl(token.span, value, name=ast.Name(text, token.span))

    def parse_wrapped_operation_name(self, allow_empty: bool) -> ast.OpNameDecl:
        """``<dialect.name>``; the name of any operation if there is no `<`."""
        if not self.accept("<"):
            return ast.OpNameDecl(NOWHERE)
        name = self._parse_operation_name(allow_empty)
        self.expect(">", "expected `>` after operation name")
        return name

    def _parse_operation_name(self, allow_empty: bool) -> ast.OpNameDecl:
        first = self.token
        if first.kind != "identifier" and not first.is_keyword:
            if allow_empty:
                return ast.OpNameDecl(NOWHERE)
            self.error("expected dialect namespace")
        self.advance()
        self.expect(".", "expected `.` after dialect namespace")
        if self.kind != "identifier" and not self.token.is_keyword:
            self.error("expected operation name after dialect namespace")
        length = len(first.text) + 1
        end = first.end
        while self.kind in ("identifier", ".") or self.token.is_keyword:
            token = self.advance()
            length += token.end - token.start
            end = token.end
        text = first.file.text[first.start : first.start + length]
        place = Span(first.file, first.start, end)
        known = self.known_operation(text)
        if known is not None:
            self.references.append((place, known))
        return ast.OpNameDecl(place, name=ast.Name(text, place))

    # ---- Constraint lists

    def parse_constraint_list(self) -> list[ast.ConstraintRef]:
        """Parses one constraint, or several in square brackets."""
        typed: list[Span] = []
        if not self.accept("["):
            return [self.parse_constraint(typed)]
        constraints = [self.parse_constraint(typed)]
        while self.accept(","):
            constraints.append(self.parse_constraint(typed))
        self.expect("]", "expected `]` after constraint list")
        return constraints

    def parse_constraint(self, typed: list[Span], allow_types: bool = True) -> ast.ConstraintRef:
        """Parses a constraint of a variable. ``typed`` is the position of an earlier type constraint."""
        place = self.token.span
        kind = self.kind
        if kind in _TYPED_CONSTRAINTS:
            self.advance()
            type_expr = self._parse_type_constraint(typed, allow_types) if self.kind == "<" else None
            return ast.ConstraintRef(ast.CoreConstraint(place, kind, type_expr), place)
        if kind in _PLAIN_CONSTRAINTS:
            self.advance()
            return ast.ConstraintRef(ast.CoreConstraint(place, kind), place)
        if kind == "Op":
            self.advance()
            name = self.parse_wrapped_operation_name(allow_empty=True)
            return ast.ConstraintRef(ast.CoreConstraint(place, kind, operation=name), place)
        if kind == "Constraint":
            decl = self.parse_inline(ast.UserConstraintDecl)
            assert isinstance(decl, ast.UserConstraintDecl)
            return ast.ConstraintRef(decl, place)
        if kind == "identifier":
            return self._parse_constraint_name()
        self.error("expected identifier constraint", place)

    def _parse_constraint_name(self) -> ast.ConstraintRef:
        token = self.advance()
        name = token.text
        decl = self.lookup(name)
        if decl is None:
            self.error(f"unknown reference to constraint `{name}`", token.span)
        if isinstance(decl, ast.UserConstraintDecl):
            self.references.append((token.span, decl))
            return ast.ConstraintRef(decl, token.span)
        self.error_with_note(
            token.span, "invalid reference to non-constraint", decl.loc, f"see the definition of `{name}` here"
        )

    def _parse_type_constraint(self, typed: list[Span], allow_types: bool) -> ast.Expr:
        if not allow_types:
            self.error(
                "inline `Attr`, `Value`, and `ValueRange` type constraints are not permitted on arguments or results"
            )
        if typed:
            self.error_with_note(
                self.token.span,
                "the type of this variable has already been constrained",
                typed[0],
                "see previous constraint location here",
            )
        self.advance()
        expr = self.parse_expr()
        self.expect(">", "expected `>` after variable type constraint")
        if isinstance(expr.loc, Span):
            typed.append(expr.loc)
        return expr

    _PRIMARY = {
        "attr": _parse_attribute,
        "Constraint": _parse_inline_constraint,
        "not": _parse_negated,
        "identifier": parse_identifier,
        "op": _parse_operation,
        "Rewrite": _parse_inline_rewrite,
        "type": _parse_type,
        "(": _parse_tuple,
    }
