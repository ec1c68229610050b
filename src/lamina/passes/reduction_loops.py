"""Splitting a loop of a structured operation in two, with the dims of the operands that it indexes."""

from __future__ import annotations

from collections.abc import Mapping

from lamina.ir.affine import AffineExpr, AffineMap
from lamina.ir.affine import dim as affine_dim
from lamina.ir.types import RankedTensorType
from lamina.ir.value import Value, type_as
from lamina.passes.transpositions import expanded
from lamina.rewrite import PatternRewriter

Pair = tuple[int, int]


def split_operand(
    rewriter: PatternRewriter,
    operand: tuple[Value, AffineMap],
    loop: int,
    sizes: Pair,
    loops: Pair,
    others: Mapping[AffineExpr, AffineExpr],
) -> tuple[Value, AffineMap]:
    """Returns an operand and its map where another loop follows the given one. Dims indexed by the loop alone become
    two of the given sizes, indexed by ``loops``; ``others`` are the new subscripts for what else depends on it."""
    value, map = operand
    moved = [affine_dim(number if number <= loop else number + 1) for number in range(map.num_dims)]
    results: list[AffineExpr] = []
    for expr in map.results:
        if expr == affine_dim(loop):
            value = _with_two_dims(rewriter, value, len(results), sizes)
            results += [affine_dim(loops[0]), affine_dim(loops[1])]
        elif expr.is_function_of_dim(loop):
            results.append(others[expr])
        else:
            results.append(expr.replace_dims(moved))
    return value, AffineMap(map.num_dims + 1, 0, results)


def _with_two_dims(rewriter: PatternRewriter, value: Value, axis: int, sizes: Pair) -> Value:
    type = type_as(value, RankedTensorType)
    shape = [*type.shape[:axis], *sizes, *type.shape[axis + 1 :]]
    groups = [[at] for at in range(axis)] + [[axis, axis + 1]] + [[at + 1] for at in range(axis + 1, type.rank)]
    return expanded(rewriter, value, groups, RankedTensorType(shape, type.element_type))
