"""The syntax tree of PDLL, after analysis: every expression has its type, every name its declaration."""

from __future__ import annotations

from dataclasses import dataclass, field

from lamina.pdll.source import NOWHERE, Place
from lamina.pdll.types import TYPE, Type, tuple_type


@dataclass(slots=True, eq=False)
class Node:
    loc: Place


@dataclass(slots=True, eq=False)
class Name:
    """The declaration of a name."""

    text: str
    loc: Place = NOWHERE


# ---- Statements and expressions


@dataclass(slots=True, eq=False)
class Stmt(Node):
    pass


@dataclass(slots=True, eq=False)
class CompoundStmt(Stmt):
    statements: list[Stmt] = field(default_factory=list)
    scope: Scope | None = None


@dataclass(slots=True, eq=False)
class LetStmt(Stmt):
    variable: VariableDecl


@dataclass(slots=True, eq=False)
class ReturnStmt(Stmt):
    value: Expr


@dataclass(slots=True, eq=False)
class OpRewriteStmt(Stmt):
    """A statement that ends a pattern; ``root`` is the operation it rewrites."""

    root: Expr


@dataclass(slots=True, eq=False)
class EraseStmt(OpRewriteStmt):
    pass


@dataclass(slots=True, eq=False)
class ReplaceStmt(OpRewriteStmt):
    values: list[Expr]


@dataclass(slots=True, eq=False)
class RewriteStmt(OpRewriteStmt):
    body: CompoundStmt


@dataclass(slots=True, eq=False)
class Expr(Stmt):
    type: Type


@dataclass(slots=True, eq=False)
class AttributeExpr(Expr):
    """``attr<"...">``; the text ``unit`` for an attribute that is only named."""

    text: str


@dataclass(slots=True, eq=False)
class TypeExpr(Expr):
    """``type<"...">``."""

    text: str


@dataclass(slots=True, eq=False)
class CallExpr(Expr):
    callee: Expr
    arguments: list[Expr]
    negated: bool = False


@dataclass(slots=True, eq=False)
class DeclRefExpr(Expr):
    decl: Decl


ALL_RESULTS = "$results"


@dataclass(slots=True, eq=False)
class MemberAccessExpr(Expr):
    """``parent.member``; the member ALL_RESULTS for an operation that is used as its results."""

    parent: Expr
    member: str


@dataclass(slots=True, eq=False)
class OperationExpr(Expr):
    name: OpNameDecl
    operands: list[Expr]
    result_types: list[Expr]
    attributes: list[NamedAttributeDecl]


@dataclass(slots=True, eq=False)
class RangeExpr(Expr):
    elements: list[Expr]


@dataclass(slots=True, eq=False)
class TupleExpr(Expr):
    elements: list[Expr]


# ---- Declarations


@dataclass(slots=True, eq=False)
class Decl(Node):
    name: Name | None = field(default=None, kw_only=True)
    doc: str = field(default="", kw_only=True)


@dataclass(slots=True, eq=False)
class CoreConstraint(Decl):
    """``Attr``, ``Op``, ``Type``, ``TypeRange``, ``Value`` or ``ValueRange``, with the expression of the required
    type or the name of the operation."""

    kind: str
    type_expr: Expr | None = None
    operation: OpNameDecl | None = None


@dataclass(slots=True, eq=False)
class ConstraintRef:
    """A use of a constraint."""

    constraint: CoreConstraint | UserConstraintDecl
    loc: Place


@dataclass(slots=True, eq=False)
class NamedAttributeDecl(Decl):
    value: Expr


@dataclass(slots=True, eq=False)
class OpNameDecl(Decl):
    """The name of an operation; without a name, any."""

    @property
    def text(self) -> str:
        return self.name.text if self.name is not None else ""


@dataclass(slots=True, eq=False)
class VariableDecl(Decl):
    type: Type = TYPE
    init: Expr | None = None
    constraints: list[ConstraintRef] = field(default_factory=list)


@dataclass(slots=True, eq=False)
class CallableDecl(Decl):
    """A constraint or rewrite. Native if it has no body; ``code`` is then its text, if any."""

    inputs: list[VariableDecl] = field(default_factory=list)
    results: list[VariableDecl] = field(default_factory=list)
    result_type: Type = field(default_factory=tuple_type)
    code: str | None = None
    body: CompoundStmt | None = None
    native_types: list[str] = field(default_factory=list)
    from_ods: bool = False
    scope: Scope | None = None

    @property
    def label(self) -> str:
        assert self.name is not None
        return self.name.text


@dataclass(slots=True, eq=False)
class UserConstraintDecl(CallableDecl):
    pass


@dataclass(slots=True, eq=False)
class UserRewriteDecl(CallableDecl):
    pass


@dataclass(slots=True, eq=False)
class PatternDecl(Decl):
    """A pattern; ``benefit`` is None if not given: 0 in mlir-pdll's output, otherwise the number of operations."""

    benefit: int | None
    bounded_recursion: bool
    body: CompoundStmt


@dataclass(slots=True, eq=False)
class Module(Node):
    decls: list[Decl]
    scope: Scope | None = None

    @property
    def patterns(self) -> list[PatternDecl]:
        return [decl for decl in self.decls if isinstance(decl, PatternDecl)]


class Scope:
    """The scope of a block, nested in the enclosing scope."""

    __slots__ = ("parent", "decls")

    def __init__(self, parent: Scope | None = None) -> None:
        self.parent = parent
        self.decls: dict[str, Decl] = {}

    def add(self, decl: Decl) -> None:
        assert decl.name is not None
        self.decls[decl.name.text] = decl

    def lookup(self, name: str) -> Decl | None:
        scope: Scope | None = self
        while scope is not None:
            declaration = scope.decls.get(name)
            if declaration is not None:
                return declaration
            scope = scope.parent
        return None

    def visible(self) -> dict[str, Decl]:
        """Returns all visible names."""
        outer = self.parent.visible() if self.parent is not None else {}
        return {**outer, **self.decls}
