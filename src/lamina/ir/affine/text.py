"""The text of affine expressions in MLIR's notation."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from lamina.ir.affine.expr import AffineExpr

Names = Callable[[Any], str]


def expr_text(expr: AffineExpr, names: Names | None = None) -> str:
    """The expression as MLIR prints it; ``names`` gives the spelling of its dims and symbols (default ``d0``,
    ``s0``)."""
    if names is not None:
        return _text(expr, names)
    text = expr._text
    if text is None:
        text = _text(expr, default_name)
        object.__setattr__(expr, "_text", text)
    return text


def default_name(expr: Any) -> str:
    """``d<position>`` of a dim, ``s<position>`` of a symbol."""
    return f"{'d' if expr.kind == 'dim' else 's'}{expr.position}"


def domain_text(num_dims: int, num_symbols: int) -> str:
    """Formats ``(d0, d1)[s0]``, the prefix of a map or a set."""
    text = "(" + ", ".join(f"d{i}" for i in range(num_dims)) + ")"
    if num_symbols:
        text += "[" + ", ".join(f"s{i}" for i in range(num_symbols)) + "]"
    return text


def _text(root: AffineExpr, names: Names) -> str:
    """Text and (expression, parenthesize) pairs still to be written are kept on one stack, so depth does not matter."""
    out: list[str] = []
    stack: list[Any] = [(root, False)]
    while stack:
        item = stack.pop()
        if item.__class__ is str:
            out.append(item)
            continue
        expr, strong = item
        kind = expr.kind
        if kind == "constant":
            out.append(str(expr.value))
        elif kind == "dim" or kind == "symbol":
            out.append(names(expr))
        else:
            parts = _parts(expr, kind)
            if strong:
                stack.append(")")
                stack.extend(reversed(parts))
                stack.append("(")
            else:
                stack.extend(reversed(parts))
    return "".join(out)


def _parts(expr: Any, kind: str) -> list[Any]:
    """Returns a binary expression as a sequence of text and operands, each operand with whether it binds strongly."""
    lhs, rhs = expr.lhs, expr.rhs
    number = _value(rhs)
    if kind != "+":
        if number == -1 and kind == "*":
            return ["-", (lhs, True)]
        return [(lhs, True), f" {kind} ", (rhs, True)]
    if rhs.kind == "*":
        factor = _value(rhs.rhs)
        if factor == -1:
            return [(lhs, False), " - ", (rhs.lhs, rhs.lhs.kind == "+")]
        if factor is not None and factor < -1:
            return [(lhs, False), " - ", (rhs.lhs, True), f" * {_negated(factor)}"]
    if number is not None and number < 0:
        return [(lhs, False), f" - {_negated(number)}"]
    return [(lhs, False), " + ", (rhs, False)]


def _negated(value: int) -> int:
    # The smallest 64-bit integer has no negation; MLIR prints it unchanged.
    return value if value == -(2**63) else -value


def _value(expr: Any) -> int | None:
    return expr.value if expr.kind == "constant" else None
