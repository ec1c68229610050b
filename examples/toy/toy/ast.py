"""The syntax tree: what a program says, before any meaning is given to it.

Each node knows where it stands (`at`, an offset in the source). `dump` prints a tree.
"""

from __future__ import annotations

from dataclasses import dataclass, field, fields

Shape = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Node:
    at: int = field(repr=False)


@dataclass(frozen=True, slots=True)
class Number(Node):
    """`3.5`"""

    value: float


@dataclass(frozen=True, slots=True)
class Literal(Node):
    """`[[1, 2], [3, 4]]`: the shape, and the numbers in row-major order."""

    shape: Shape
    values: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class StructLiteral(Node):
    """`{[1, 2], [3, 4]}`"""

    members: tuple[Expression, ...]


@dataclass(frozen=True, slots=True)
class Variable(Node):
    """`x`"""

    name: str


@dataclass(frozen=True, slots=True)
class Binary(Node):
    """`a + b`, `a * b`"""

    operator: str
    left: Expression
    right: Expression


@dataclass(frozen=True, slots=True)
class Access(Node):
    """`value.member`"""

    value: Expression
    member: str


@dataclass(frozen=True, slots=True)
class Call(Node):
    """`f(a, b)`, and the built-in `transpose(a)`"""

    callee: str
    arguments: tuple[Expression, ...]


Expression = Number | Literal | StructLiteral | Variable | Binary | Access | Call


@dataclass(frozen=True, slots=True)
class Declare(Node):
    """`var x<2, 3> = value;`, or `Struct x = value;`"""

    name: str
    type: str | None
    shape: Shape | None
    value: Expression


@dataclass(frozen=True, slots=True)
class Return(Node):
    """`return value;`"""

    value: Expression | None


@dataclass(frozen=True, slots=True)
class Print(Node):
    """`print(value);`"""

    value: Expression


@dataclass(frozen=True, slots=True)
class Evaluate(Node):
    """`f(x);`: an expression whose value nobody takes."""

    value: Expression


Statement = Declare | Return | Print | Evaluate


@dataclass(frozen=True, slots=True)
class Parameter(Node):
    """A parameter of a function or a member of a struct; `type` names a struct, None is a tensor."""

    name: str
    type: str | None


@dataclass(frozen=True, slots=True)
class Struct(Node):
    """`struct Pair { var a; var b; }`"""

    name: str
    members: tuple[Parameter, ...]


@dataclass(frozen=True, slots=True)
class Function(Node):
    """`def f(a, b) { ... }`"""

    name: str
    parameters: tuple[Parameter, ...]
    body: tuple[Statement, ...]


@dataclass(frozen=True, slots=True)
class Program:
    definitions: tuple[Struct | Function, ...]


def dump(program: Program) -> str:
    """The tree as text, one node a line. Long sums lean to the left, so they are shown flat."""
    lines: list[str] = []
    stack: list[tuple[Node, int]] = [(definition, 0) for definition in reversed(program.definitions)]
    while stack:
        node, depth = stack.pop()
        words: list[str] = []
        children: list[Node] = []
        for declared in fields(node):
            value = getattr(node, declared.name)
            if declared.name == "at" or value is None:
                continue
            if isinstance(node, Binary) and declared.name == "left":
                children.extend(_terms(node))
            elif isinstance(value, Node):
                children.append(value)
            elif isinstance(value, tuple) and value and isinstance(value[0], Node):
                children.extend(value)
            elif value != () or declared.name == "shape":
                words.append(_word(declared.name, value))
        lines.append("  " * depth + " ".join([type(node).__name__, *words]))
        stack.extend((child, depth + 1) for child in reversed(children))
    return "\n".join(lines)


def _terms(node: Binary) -> list[Expression]:
    """All but the last operand of `a + b + c`, which are shown side by side."""
    found: list[Expression] = []
    left = node.left
    while isinstance(left, Binary) and left.operator == node.operator:
        found.append(left.right)
        left = left.left
    return [left, *reversed(found)]


def _word(name: str, value: object) -> str:
    if name == "shape" and isinstance(value, tuple):
        return "<" + ", ".join(map(str, value)) + ">"
    if isinstance(value, tuple):
        return "[" + ", ".join(f"{number:g}" for number in value) + "]"
    return f"{value:g}" if isinstance(value, float) else str(value)
