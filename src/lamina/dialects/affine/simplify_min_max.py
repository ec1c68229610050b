"""Drops results of affine.min and affine.max that others are known to dominate."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from lamina.analysis.value_bounds import Comparison, Variable, strongly_compare
from lamina.dialects.affine.compose import compose_map_and_operands
from lamina.dialects.affine.ops import AffineApplyOp, AffineMaxOp, AffineMinOp
from lamina.ir import affine, parity
from lamina.ir.affine import AffineMap
from lamina.ir.attributes import AffineMapAttr
from lamina.rewrite import GreedyConfig, PatternRewriter
from lamina.rewrite.canonicalization import canonicalization_patterns
from lamina.rewrite.greedy import Strictness, apply_ops_greedily
from lamina.rewrite.pattern import FunctionPattern, Outcome, PatternSet

if TYPE_CHECKING:
    from lamina.ir.value import Value


def simplify_min_max(rewriter: PatternRewriter, operation: AffineMaxOp | AffineMinOp) -> bool:
    """Drops results of an affine.min (or affine.max) that are known not to be less (greater) than another. Returns
    whether there were any."""
    map: AffineMap = operation.map
    operands = operation.operands
    variables = [Variable(map.sub_map([number]), operands) for number in range(map.num_results)]
    how = Comparison.LT if isinstance(operation, AffineMinOp) else Comparison.GT
    bounds = _deciding(variables, how)
    if len(bounds) >= map.num_results:
        return False
    dims_and_symbols = map.num_dims + map.num_symbols
    results = [_over_operands(variables[number], operands) for number in bounds]
    simplified = AffineMap(0, dims_and_symbols, results)
    rewriter.modify_in_place(operation, lambda: operation.properties.update(map=AffineMapAttr(simplified)))
    return True


def _over_operands(variable: Variable, operands: Sequence[Value]) -> affine.AffineExpr:
    """Returns the variable's expression with one symbol per operand of the operation."""
    symbols = [affine.symbol(operands.index(value)) for value, _ in variable.operands]
    return variable.map.results[0].replace_dims_and_symbols([], symbols)


def _deciding(variables: Sequence[Variable], how: Comparison) -> list[int]:
    """Returns the indices of the expressions that remain after dropping each one that compares with
    another.

    Expressions are grouped into classes, named after their first member, and returned in that order; with strict
    parity, in the order of MLIR's hash table.
    """
    leader = list(range(len(variables)))
    best: dict[int, int] = {}
    for number in range(len(variables)):
        own = leader[number]
        if own in best:
            continue
        chosen = number
        for other in range(number + 1, len(variables)):
            theirs = leader[other]
            if theirs == own:
                continue
            rival = best.get(theirs, other)
            decided = strongly_compare(variables[chosen], how, variables[rival])
            if decided is None:
                continue
            if not decided:
                chosen = rival
            joined = min(leader[own], theirs)
            leader = [joined if group in (leader[own], theirs) else group for group in leader]
        best[leader[number]] = chosen
    return [best[key] for key in sorted(best, key=lambda key: key * 37 % 64 if parity.is_strict() else key)]


def simplify_min_max_ops(
    rewriter: PatternRewriter, operations: Sequence[AffineMaxOp | AffineMinOp], *, listener: Any = None
) -> bool | None:
    """Simplifies operations, then canonicalizes them. Returns whether anything changed; None if that did not
    converge."""
    changed = [simplify_min_max(rewriter, operation) for operation in operations]
    patterns = PatternSet([*canonicalization_patterns(AffineMaxOp), *canonicalization_patterns(AffineMinOp)])
    config = GreedyConfig(listener=listener, strictness=Strictness.EXISTING_AND_NEW)
    outcome = apply_ops_greedily(operations, patterns, config)
    return (any(changed) or outcome.changed) if outcome else None


def simplification_patterns() -> list[Any]:
    """Returns the patterns of ``affine-simplify-min-max``."""
    return [
        *canonicalization_patterns(AffineMaxOp),
        *canonicalization_patterns(AffineMinOp),
        FunctionPattern(_simplify, (AffineMaxOp,), name="SimplifyAffineMaxOp"),
        FunctionPattern(_simplify, (AffineMinOp,), name="SimplifyAffineMinOp"),
        FunctionPattern(_compose_through_min, (AffineApplyOp,), name="SimplifyAffineApplyOp"),
    ]


def _simplify(operation: AffineMaxOp | AffineMinOp, rewriter: PatternRewriter) -> Outcome:
    return simplify_min_max(rewriter, operation)


def _compose_through_min(operation: AffineApplyOp, rewriter: PatternRewriter) -> Outcome:
    """Composes the definitions of operands into the map, including quotients of minima by their bounds."""
    old: AffineMap = operation.map
    map, operands = compose_map_and_operands(old, operation.operands, through_min=True)
    if map is old:
        return False

    def change() -> None:
        operation.map = AffineMapAttr(map)
        operation.set_operands(operands)

    rewriter.modify_in_place(operation, change)
    return True
