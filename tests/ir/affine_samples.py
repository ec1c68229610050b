"""Random affine expressions, as text and as a tree that is evaluated without any simplification."""

from __future__ import annotations

import random
from dataclasses import dataclass

from lamina.ir import affine
from lamina.ir.affine import AffineExpr

Tree = tuple  # ("dim", i), ("symbol", i), ("constant", c), (kind, Tree, Tree); "-" is a kind too


@dataclass
class Sample:
    """What expressions are drawn from. ``safe``: only constants of at least 1 divide."""

    random: random.Random
    num_dims: int = 3
    num_symbols: int = 2
    safe: bool = False
    pure: bool = False

    def tree(self, depth: int, symbolic: bool = False) -> Tree:
        if depth == 0 or self.random.random() < 0.12:
            return self.leaf(symbolic)
        kind = self.random.choice(["+", "+", "+", "-", "-", "*", "*", "floordiv", "ceildiv", "mod"])
        lhs = self.tree(depth - 1, symbolic)
        if kind in "+-":
            return self.sum(kind, lhs, depth, symbolic)
        rhs = self.divisor() if kind != "*" else self.factor()
        if not self.pure and self.random.random() < 0.25:
            rhs = self.tree(self.random.choice([0, 0, 1, 2]), symbolic=True)
        if kind == "*" and self.random.random() < 0.3:
            lhs, rhs = rhs, lhs
        return kind, lhs, rhs

    def sum(self, kind: str, lhs: Tree, depth: int, symbolic: bool) -> Tree:
        choice = self.random.random()
        if choice < 0.1:
            return kind, lhs, lhs
        if choice < 0.2:
            return kind, lhs, ("*", lhs, self.factor())
        if choice < 0.3:
            divisor = self.divisor()
            return kind, lhs, ("*", ("floordiv", lhs, divisor), divisor)
        return kind, lhs, self.tree(depth - 1, symbolic)

    def leaf(self, symbolic: bool) -> Tree:
        choice = self.random.random()
        if choice < 0.3:
            return ("constant", self.random.choice([0, 1, 2, 3, 4, 5, 6, 8, 12, 16, -1, -2, -4, 7, 100, -12]))
        if choice < 0.5 or symbolic:
            return ("symbol", self.random.randrange(self.num_symbols))
        return ("dim", self.random.randrange(self.num_dims))

    def factor(self) -> Tree:
        return ("constant", self.random.choice([-1, -1, 0, 1, 2, 2, 3, 4, 4, 6, 8, 16, -2, -3, -4, -8, 5]))

    def divisor(self) -> Tree:
        if not self.safe and self.random.random() < 0.1:
            return ("constant", self.random.choice([0, -1, -2, -4]))
        return ("constant", self.random.choice([1, 2, 2, 3, 4, 4, 6, 8, 12, 16, 5]))


def tree_text(tree: Tree) -> str:
    """With parentheses around every operand that is not a leaf."""
    kind, *rest = tree
    if kind in ("dim", "symbol"):
        return f"{kind[0]}{rest[0]}"
    if kind == "constant":
        return str(rest[0]) if rest[0] >= 0 else f"(-{-rest[0]})"
    return f"({tree_text(rest[0])} {kind} {tree_text(rest[1])})"


def tree_expr(tree: Tree) -> AffineExpr:
    kind, *rest = tree
    if kind == "dim":
        return affine.dim(rest[0])
    if kind == "symbol":
        return affine.symbol(rest[0])
    if kind == "constant":
        return affine.constant(rest[0])
    lhs, rhs = tree_expr(rest[0]), tree_expr(rest[1])
    return lhs - rhs if kind == "-" else affine.binary(kind, lhs, rhs)


def tree_value(tree: Tree, dims: list[int], symbols: list[int]) -> int:
    """Exact, without simplification. Raises ZeroDivisionError as ``AffineExpr.eval`` does."""
    kind, *rest = tree
    if kind == "dim":
        return dims[rest[0]]
    if kind == "symbol":
        return symbols[rest[0]]
    if kind == "constant":
        return rest[0]
    lhs, rhs = tree_value(rest[0], dims, symbols), tree_value(rest[1], dims, symbols)
    if kind in "+-*":
        return lhs + rhs if kind == "+" else lhs - rhs if kind == "-" else lhs * rhs
    if rhs < 1 if kind == "mod" else rhs == 0:
        raise ZeroDivisionError
    return lhs % rhs if kind == "mod" else lhs // rhs if kind == "floordiv" else -(-lhs // rhs)
