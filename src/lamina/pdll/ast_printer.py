"""The tree as text, in the form of ``-x ast``."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from lamina.asm.printer_base import escape
from lamina.pdll import ast

# label (empty for nodes that just follow) and nodes
Group = tuple[str, Sequence[Any]]


def dump(module: ast.Module, with_addresses: bool = True) -> str:
    """Returns the whole tree; each node has a number in place of the address that mlir-pdll prints."""
    return _Dumper(with_addresses).dump(module)


class _Dumper:
    def __init__(self, with_addresses: bool) -> None:
        self.lines: list[str] = []
        self.with_addresses = with_addresses
        self._texts: dict[int, list[str]] = {}

    def dump(self, module: ast.Module) -> str:
        self._print(module, "", True)
        return "\n".join(self.lines) + "\n"

    def _print(self, node: ast.Module, prefix: str, is_last: bool) -> None:
        self.lines.append(f"{prefix}-{self._title(node)}")
        inner = prefix[:-1] + (" " if is_last else "|") if prefix else ""
        for label, children in _groups(node):
            if not children:
                continue
            indent = inner + " "
            if label:
                self.lines.append(f"{indent}`{label}`")
                indent += "  "
            for position, child in enumerate(children):
                last = position == len(children) - 1
                self._print(child, indent + ("`" if last else "|"), last)

    def _title(self, node: Any) -> str:
        name, extra = _describe(node)
        address = f" {id(node):#x}" if self.with_addresses else ""
        return f"{name}{address}{extra}"


def _describe(node: ast.CoreConstraint | ast.UserConstraintDecl) -> tuple[str, str]:
    """Returns the name of the node's kind, and its properties."""
    kind = type(node).__name__
    match node:
        case ast.ConstraintRef():
            return _describe(node.constraint)
        case ast.CoreConstraint():
            return f"{node.kind}ConstraintDecl", ""
        case ast.AttributeExpr() | ast.TypeExpr():
            return kind, f' Value<"{node.text}">'
        case ast.CallExpr():
            return kind, f" Type<{node.type}>" + (" Negated" if node.negated else "")
        case ast.MemberAccessExpr():
            return kind, f" Member<{node.member}> Type<{node.type}>"
        case ast.Expr():
            return kind, f" Type<{node.type}>"
        case ast.CallableDecl():
            code = "" if node.code is None else f" Code<{escape(node.code)}>"
            return kind, f" Name<{node.label}> ResultType<{node.result_type}>{code}"
        case ast.PatternDecl():
            name = f" Name<{node.name.text}>" if node.name is not None else ""
            benefit = f" Benefit<{node.benefit}>" if node.benefit is not None else ""
            return kind, name + benefit + (" Recursion" if node.bounded_recursion else "")
        case ast.VariableDecl():
            assert node.name is not None
            return kind, f" Name<{node.name.text}> Type<{node.type}>"
        case ast.Decl():
            return kind, f" Name<{node.name.text}>" if node.name is not None else ""
    return kind, ""


def _groups(node: ast.Module | ast.CoreConstraint | ast.UserConstraintDecl) -> list[Group]:
    match node:
        case ast.ConstraintRef():
            return _groups(node.constraint)
        case ast.Module():
            return [("", node.decls)]
        case ast.CompoundStmt():
            return [("", node.statements)]
        case ast.LetStmt():
            return [("", [node.variable])]
        case ast.ReturnStmt():
            return [("", [node.value])]
        case ast.ReplaceStmt():
            return [("", [node.root]), ("ReplValues", node.values)]
        case ast.RewriteStmt():
            return [("", [node.root, node.body])]
        case ast.EraseStmt():
            return [("", [node.root])]
        case ast.CallExpr():
            return [("", [node.callee]), ("Arguments", node.arguments)]
        case ast.DeclRefExpr():
            return [("", [node.decl])]
        case ast.MemberAccessExpr():
            return [("", [node.parent])]
        case ast.OperationExpr():
            return [
                ("", [node.name]),
                ("Operands", node.operands),
                ("Result Types", node.result_types),
                ("Attributes", node.attributes),
            ]
        case ast.RangeExpr() | ast.TupleExpr():
            return [("", node.elements)]
        case ast.CoreConstraint():
            only = node.operation if node.kind == "Op" else node.type_expr
            return [("", [only] if only is not None else [])]
        case ast.NamedAttributeDecl():
            return [("", [node.value])]
        case ast.PatternDecl():
            return [("", [node.body])]
        case ast.CallableDecl():
            body = [node.body] if node.body is not None else []
            return [("Inputs", node.inputs), ("Results", node.results), ("", body)]
        case ast.VariableDecl():
            init = [node.init] if node.init is not None else []
            return [("", init), ("Constraints", node.constraints)]
    return []
