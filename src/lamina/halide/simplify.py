"""Folding of integer arithmetic on constants and sizes."""

from __future__ import annotations

from lamina.halide.expr import Binary, Const, Expr, Known, binary, rewrite
from lamina.halide.sizes import Number, divided, greatest, least
from lamina.halide.types import Int


def simplified(root: Expr) -> Expr:
    """Returns the expression with integer arithmetic on constants and sizes folded."""
    def replace(node: Expr) -> Expr | None:
        if not isinstance(node, Binary):
            return None
        if isinstance(node.left, Const) and isinstance(node.right, Const):
            if not node.left.type().is_float() and node.op not in ("and", "or", "xor", "shl", "shr"):
                return binary(node.op, node.left, node.right)
            return None
        left, right = _number_of(node.left), _number_of(node.right)
        number = None if left is None or right is None else _folded(node.op, left, right)
        if number is None:
            return None
        return Const(Int(32), number) if isinstance(number, int) else Known(number)

    return rewrite(root, replace)


def _number_of(node: Expr) -> Number | None:
    if isinstance(node, Known):
        return node.number
    return int(node.value) if isinstance(node, Const) and node.type() == Int(32) else None


def _folded(op: str, left: Number, right: Number) -> Number | None:
    """Returns the result of an operation on sizes, if that is a size."""
    match op:
        case "add":
            return left + right
        case "sub":
            return left - right
        case "mul" if isinstance(right, int):
            return left * right
        case "mul" if isinstance(left, int):
            return right * left
        case "div" if isinstance(right, int) and right > 0:
            return divided(left, right)
        case "min":
            return least(left, right)
        case "max":
            return greatest(left, right)
    return None
