"""Analysis of PDLL texts for editors."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator, Sequence

from lamina import pdll
from lamina.ir.dialect import available_dialects
from lamina.lsp.answers import Completion, Hint, Hover, Place, Signature, Symbol
from lamina.pdll import ast
from lamina.pdll.lexer import KEYWORDS
from lamina.pdll.ods import OdsOperation, OdsValue, operation_names_of_dialect
from lamina.pdll.source import NOWHERE, Span, TableSpan
from lamina.pdll.types import OperationType, TupleType, Type

CORE_CONSTRAINTS = ("Attr", "Op", "Type", "TypeRange", "Value", "ValueRange")
_WORD = re.compile(r"[A-Za-z_][A-Za-z0-9_]*")
_TOP_LEVEL = re.compile(r"^(?:Pattern|Constraint|Rewrite)\b", re.MULTILINE)


class PdllDocument:
    """A text with its analysis. Texts with errors are analysed as far as possible."""

    def __init__(self, text: str, path: str = "<pdll>", include_dirs: Sequence[str] = ()) -> None:
        self.text = text
        self.path = path
        self.include_dirs = [os.path.dirname(path) or ".", *include_dirs]
        self.parsed = pdll.parse_tolerant(text, path, self.include_dirs, lenient_dialects=True)
        self.diagnostics = list(self.parsed.diagnostics.found)
        self.pdl = self._generate()

    def _generate(self) -> str:
        """Returns the patterns in the pdl dialect; empty for a text with errors."""
        if self.parsed.diagnostics.has_errors:
            return ""
        from lamina.pdll.mlir_gen import generate  # start-up

        module = generate(self.parsed.module, self.parsed.diagnostics)
        self.diagnostics = list(self.parsed.diagnostics.found)
        return "" if module is None else str(module)

    # ---- Positions

    def _declarations(self) -> Iterator[tuple[Span, ast.Decl]]:
        """Yields the symbols of this text, each with the range of its name."""
        for decl in self.parsed.parser.defined:
            if decl.name is not None and isinstance(decl.name.loc, Span) and decl.name.loc.file is not None:
                if decl.name.loc.file.name == self.path:
                    yield decl.name.loc, decl

    def _at(self, offset: int) -> tuple[Span, ast.Decl | OdsOperation] | None:
        for span, target in self.parsed.parser.references:
            if span.file is not None and span.file.name == self.path and span.start <= offset <= span.end:
                return span, target
        for span, decl in self._declarations():
            if span.start <= offset <= span.end:
                return span, decl
        return None

    def hover(self, offset: int) -> Hover | None:
        reference = self._at(offset)
        if reference is None:
            return self._attribute_at(offset)
        span, target = reference
        text = operation_markdown(target) if isinstance(target, OdsOperation) else declaration_markdown(target)
        return Hover(span.start, span.end, text)

    def _attribute_at(self, offset: int) -> Hover | None:
        """Returns what is known of the attribute of an operation that is named there."""
        word = next((word for word in _WORD.finditer(self.text) if word.start() <= offset <= word.end()), None)
        name = None if word is None else self._open_operation_name(self.text[: word.end()])
        operation = None if name is None else self.parsed.ods.operation(name)
        if word is None or operation is None:
            return None
        attribute = next((item for item in operation.attributes if item.name == word[0]), None)
        if attribute is None:
            return None
        constraint, optional = attribute.constraint, "optional " if attribute.optional else ""
        parts = [f"`{attribute.name}: {optional}{constraint.shown_name}`"]
        if constraint.summary.strip() not in ("", constraint.shown_name):
            parts.append(constraint.summary.strip())
        parts.append(f"an attribute of {operation.name}")
        return Hover(word.start(), word.end(), "\n\n".join(parts))

    def definition(self, offset: int) -> Place | None:
        for span, path in self.parsed.parser.include_places:
            if span.file is not None and span.file.name == self.path and span.start <= offset <= span.end:
                return Place(path, line=1, column=1)
        reference = self._at(offset)
        if reference is None:
            return None
        target = reference[1]
        place = target.loc
        if not isinstance(target, OdsOperation) and target.name is not None:
            place = target.name.loc
        return _as_place(place)

    def references(self, offset: int) -> list[Place]:
        reference = self._at(offset)
        if reference is None:
            return []
        target = reference[1]
        places = [span for span, other in self.parsed.parser.references if other is target]
        if not isinstance(target, OdsOperation) and target.name is not None and isinstance(target.name.loc, Span):
            places.insert(0, target.name.loc)
        return [Place(span.file.name, span.start, span.end) for span in dict.fromkeys(places) if span.file is not None]

    # ---- Completion

    def completions(self, offset: int) -> list[Completion]:
        before = self.text[:offset]
        row = before[before.rfind("\n") + 1 :]
        include = re.search(r'#include\s+"([^"]*)$', row)
        if include:
            return self._files(include[1])
        name = re.search(r"\b[oO]p<\s*([\w.]*)$", before)
        if name:
            return self._operations(name[1])
        attribute = self._open_attributes(before)
        if attribute is not None:
            return attribute
        member = re.search(r"([A-Za-z_]\w*)\.(\w*)$", row)
        if member:
            return self._members(member[1], offset)
        if re.search(r"^\s*Pattern\b[^{=]*\bwith\b[^{=]*$", row):
            return [Completion("benefit", "keyword", "benefit(n)"), Completion("recursion", "keyword")]
        if re.search(r"[:\[]\s*(?:\w+\s*,\s*)*\w*$", row) and not row.rstrip().endswith("::"):
            return self._constraints()
        return self._names(offset)

    def _files(self, prefix: str) -> list[Completion]:
        folder, _, _ = prefix.rpartition("/")
        completions: dict[str, Completion] = {}
        for root in self.include_dirs:
            try:
                entries = sorted(os.listdir(os.path.join(root, folder)))
            except OSError:
                continue
            for entry in entries:
                if entry.endswith((".td", ".pdll")) or os.path.isdir(os.path.join(root, folder, entry)):
                    completions.setdefault(entry, Completion(entry, "file"))
        return list(completions.values())

    def _operations(self, prefix: str) -> list[Completion]:
        dialect, dot, _ = prefix.partition(".")
        if not dot:
            names = {*self.parsed.ods.dialect_names(), *available_dialects()}
            return [Completion(name, "operation", "dialect") for name in sorted(names)]
        known = {operation.name for operation in self.parsed.ods.operations_of(dialect)}
        known |= set(operation_names_of_dialect(dialect))
        completions = []
        for name in sorted(known):
            operation = self.parsed.ods.operation(name)
            summary = operation.summary if operation is not None else ""
            completions.append(Completion(name[len(dialect) + 1 :], "operation", name, summary))
        return completions

    def _open_attributes(self, before: str) -> list[Completion] | None:
        """Returns the attribute names of the operation whose `{` is open, where a name is due."""
        name = self._open_operation_name(before)
        if name is None:
            return None
        operation = self.parsed.ods.operation(name)
        attributes = operation.attributes if operation is not None else []
        return [Completion(item.name, "attribute", item.constraint.shown_name) for item in attributes]

    def _open_operation_name(self, before: str) -> str | None:
        """Returns the name of the operation whose `{` is open, where the name of an attribute is due."""
        depth = 0
        for at in range(len(before) - 1, max(len(before) - 2000, -1), -1):
            letter = before[at]
            if letter == "}":
                depth += 1
            elif letter == "{":
                if depth == 0:
                    match = re.search(r"\bop<([\w.]+)>\s*(?:\([^{}]*\))?\s*$", before[:at])
                    is_due = re.search(r"[{,]\s*\w*$", before[at:]) is not None
                    return match[1] if match is not None and is_due else None
                depth -= 1
            elif letter == ";" and depth == 0:
                return None
        return None

    def _members(self, name: str, offset: int) -> list[Completion]:
        decl = self.visible(offset).get(name)
        type = decl.type if isinstance(decl, ast.VariableDecl) else None
        if isinstance(type, OperationType) and type.ods is not None:
            return [Completion(item.name, "member", item.constraint.shown_name) for item in type.ods.results]
        if isinstance(type, TupleType):
            return [
                Completion(label or str(index), "member", str(element))
                for index, (label, element) in enumerate(zip(type.names, type.elements, strict=True))
            ]
        return []

    def _constraints(self) -> list[Completion]:
        completions = [Completion(name, "constraint", "core constraint") for name in CORE_CONSTRAINTS]
        scope = self.parsed.module.scope
        decls = scope.decls.values() if scope is not None else []
        completions += [
            Completion(decl.label, "constraint", signature_text(decl), decl.doc)
            for decl in decls
            if isinstance(decl, ast.UserConstraintDecl)
        ]
        return completions

    def _names(self, offset: int) -> list[Completion]:
        completions = []
        for name, decl in self.visible(offset).items():
            if isinstance(decl, ast.VariableDecl):
                completions.append(Completion(name, "variable", str(decl.type)))
            elif isinstance(decl, ast.CallableDecl):
                kind = "constraint" if isinstance(decl, ast.UserConstraintDecl) else "rewrite"
                completions.append(Completion(name, kind, signature_text(decl), decl.doc))
        return completions + [Completion(word, "keyword") for word in sorted(KEYWORDS)]

    def visible(self, offset: int) -> dict[str, ast.Decl]:
        """Returns the names that can be used at an offset: top-level ones, and those of the declaration around it so
        far."""
        scope = self.parsed.module.scope
        declarations: dict[str, ast.Decl] = dict(scope.decls) if scope is not None else {}
        start = 0
        for match in _TOP_LEVEL.finditer(self.text, 0, offset):
            start = match.start()
        for span, decl in self._declarations():
            if start <= span.start < offset and decl.name is not None and decl.name.text not in ("", "_"):
                declarations[decl.name.text] = decl
        return declarations

    # ---- Signatures, symbols, hints

    def signature(self, offset: int) -> Signature | None:
        """The call or operation whose parentheses are open at an offset."""
        depth = commas = 0
        for at in range(offset - 1, max(offset - 4000, -1), -1):
            letter = self.text[at]
            if letter in ")]}":
                depth += 1
            elif letter in "([{":
                if depth == 0:
                    return self._signature_of(self.text[:at], commas) if letter == "(" else None
                depth -= 1
            elif letter == "," and depth == 0:
                commas += 1
            elif letter == ";" and depth == 0:
                return None
        return None

    def _signature_of(self, before: str, active: int) -> Signature | None:
        operation_name = re.search(r"\bop<([\w.]+)>\s*$", before)
        if operation_name:
            operation = self.parsed.ods.operation(operation_name[1])
            if operation is None:
                return None
            parameters = [value_text(value) for value in operation.operands]
            return Signature(f"op<{operation.name}>({', '.join(parameters)})", parameters, active, operation.summary)
        word = re.search(r"([A-Za-z_]\w*)\s*$", before)
        decl = self.visible(len(before)).get(word[1]) if word else None
        if not isinstance(decl, ast.CallableDecl):
            return None
        parameters = [variable_text(variable) for variable in decl.inputs]
        return Signature(signature_text(decl), parameters, active, decl.doc)

    def symbols(self) -> list[Symbol]:
        symbols = []
        for decl in self.parsed.module.decls:
            place = decl.loc
            if not isinstance(place, Span) or place.file is None or place.file.name != self.path:
                continue
            name = decl.name.text if decl.name is not None else "<anonymous pattern>"
            kind = {"PatternDecl": "pattern", "UserConstraintDecl": "constraint"}.get(type(decl).__name__, "rewrite")
            body = getattr(decl, "body", None)
            end = body.loc.end if body is not None and isinstance(body.loc, Span) else place.end
            children = [
                Symbol(stmt.variable.name.text, "variable", stmt.variable.loc.start, stmt.variable.loc.end)
                for stmt in (body.statements if body is not None else [])
                if isinstance(stmt, ast.LetStmt) and stmt.variable.name and isinstance(stmt.variable.loc, Span)
            ]
            symbols.append(Symbol(name, kind, place.start, max(end, place.end), children))
        return symbols

    def hints(self, first: int = 0, last: int | None = None) -> list[Hint]:
        """Returns the types of variables between two offsets that no constraint states."""
        hints = []
        for span, decl in self._declarations():
            if span.end < first or (last is not None and span.start > last):
                continue
            if isinstance(decl, ast.VariableDecl) and decl.init is not None and not decl.constraints:
                hints.append(Hint(span.end, f": {decl.type}"))
        return hints


# ---- Words about declarations


def _as_place(place: object) -> Place | None:
    if isinstance(place, TableSpan):
        path, line, column = place.line_column
        return Place(path, line=line, column=column)
    if isinstance(place, Span) and place is not NOWHERE and place.file is not None:
        return Place(place.file.name, place.start, place.end)
    return None


def variable_text(variable: ast.VariableDecl) -> str:
    name = variable.name.text if variable.name is not None else ""
    return f"{name}: {variable.type}" if name else str(variable.type)


def signature_text(decl: ast.CallableDecl) -> str:
    kind = "Constraint" if isinstance(decl, ast.UserConstraintDecl) else "Rewrite"
    inputs = ", ".join(variable_text(variable) for variable in decl.inputs)
    type: Type = decl.result_type
    empty = isinstance(type, TupleType) and not type.elements
    result = "" if empty else f" -> {type}"
    return f"{kind} {decl.label}({inputs}){result}"


def value_text(value: OdsValue) -> str:
    length = {"optional": "optional ", "variadic": "variadic "}.get(value.length, "")
    return f"{value.name}: {length}{value.constraint.shown_name}"


def declaration_markdown(decl: ast.Decl) -> str:
    if isinstance(decl, ast.CallableDecl):
        text = f"```pdll\n{signature_text(decl)}\n```"
        if decl.doc:
            text += f"\n\n{decl.doc}"
        if decl.code is not None:
            text += f"\n\nNative code:\n```\n{decl.code.strip()}\n```"
        return text
    if isinstance(decl, ast.VariableDecl):
        text = f"```pdll\n{variable_text(decl)}\n```"
        ods = decl.type.ods if isinstance(decl.type, OperationType) else None
        return text + (f"\n\n{operation_markdown(ods)}" if ods is not None else "")
    if isinstance(decl, ast.PatternDecl):
        benefit = f" with benefit({decl.benefit})" if decl.benefit is not None else ""
        name = f" {decl.name.text}" if decl.name is not None else ""
        return f"```pdll\nPattern{name}{benefit}\n```" + (f"\n\n{decl.doc}" if decl.doc else "")
    return decl.name.text if decl.name is not None else ""


def operation_markdown(operation: OdsOperation) -> str:
    parts = [f"**{operation.name}**"]
    if operation.summary.strip():
        parts.append(operation.summary.strip())
    rows = []
    for title, values in (("operands", operation.operands), ("results", operation.results)):
        if values:
            rows.append(f"- {title}: " + ", ".join(f"`{value_text(value)}`" for value in values))
    if operation.attributes:
        shown = [
            f"`{item.name}: {'optional ' if item.optional else ''}{item.constraint.shown_name}`"
            for item in operation.attributes
        ]
        rows.append("- attributes: " + ", ".join(shown))
    if rows:
        parts.append("\n".join(rows))
    # A docstring begins with the summary.
    description = operation.description.strip().removeprefix(operation.summary.strip()).strip()
    if description:
        parts.append(description)
    return "\n\n".join(parts)
