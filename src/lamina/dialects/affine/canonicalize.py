"""Canonicalization patterns of affine operations."""

from __future__ import annotations

from typing import Any

from lamina.dialects.affine import canonicalize_linearization as canonicalize_linearization
from lamina.dialects.affine.bounds import same_bound_values
from lamina.dialects.affine.compose import compose_map_and_operands
from lamina.dialects.affine.ops import (
    AffineApplyOp,
    AffineIfOp,
    AffineLoadOp,
    AffineMaxOp,
    AffineMinOp,
    AffinePrefetchOp,
    AffineStoreOp,
    AffineVectorLoadOp,
    AffineVectorStoreOp,
)
from lamina.dialects.affine.simplify import simplify_map_with_operands
from lamina.ir import affine
from lamina.ir.affine import AffineDimExpr, AffineExpr, AffineMap, AffineSymbolExpr, IntegerSet
from lamina.ir.attributes import AffineMapAttr
from lamina.ir.types import IndexType
from lamina.ir.value import Value
from lamina.rewrite import PatternRewriter
from lamina.rewrite.canonicalization import canonicalize
from lamina.rewrite.pattern import Outcome

# The index of the first subscript operand.
_FIRST = {AffineStoreOp: 2, AffineVectorStoreOp: 2, AffineLoadOp: 1, AffineVectorLoadOp: 1, AffinePrefetchOp: 1}


@canonicalize(name="SimplifyAffineOp")
def simplify_map(
    operation: AffineApplyOp
    | AffineLoadOp
    | AffinePrefetchOp
    | AffineStoreOp
    | AffineVectorLoadOp
    | AffineVectorStoreOp,
    rewriter: PatternRewriter,
) -> Outcome:
    """op(map, operands) -> op with the operands' definitions composed into the map, simplified"""
    first = _FIRST.get(type(operation), 0)
    given = operation.operands
    old: AffineMap = operation.map
    map, operands = compose_map_and_operands(old, given[first:])
    map = simplify_map_with_operands(map, operands)
    if map is old and same_bound_values(given[first:], operands):
        return False
    properties = {**operation._properties, "map": AffineMapAttr(map)}
    simplified = type(operation)(
        [*given[:first], *operands], operation.result_types, properties, {}, (), (), operation.raw_location
    )
    rewriter.insert(simplified)
    rewriter.replace_op(operation, simplified)
    return True


# ---- affine.min, affine.max


def _replace_min_max(
    rewriter: PatternRewriter, operation: AffineMaxOp | AffineMinOp, map: AffineMap, operands: list[Value]
) -> bool:
    min_max = type(operation)(operands, [IndexType()], {"map": AffineMapAttr(map)}, {}, (), (), operation.raw_location)
    rewriter.insert(min_max)
    rewriter.replace_op(operation, min_max)
    return True


@canonicalize(name="MergeAffineMinMaxOp")
def merge_min_max(operation: AffineMinOp | AffineMaxOp, rewriter: PatternRewriter) -> Outcome:
    """min(x, min(y, z)) -> min(x, y, z), and likewise for max"""
    map: AffineMap = operation.map
    operands = operation.operands
    dims, symbols = operands[: map.num_dims], operands[map.num_dims :]
    kept: list[AffineExpr] = []
    producers: list[Any] = []
    for expr in map.results:
        owner = None
        if isinstance(expr, AffineSymbolExpr):
            owner = symbols[expr.position].defining_op
        elif isinstance(expr, AffineDimExpr):
            owner = dims[expr.position].defining_op
        if type(owner) is type(operation):
            producers.append(owner)
        else:
            kept.append(expr)
    if not producers:
        return False
    for producer in producers:
        inner = producer.map
        kept += inner.shift_dims(len(dims)).shift_symbols(len(symbols)).results
        values = producer.operands
        dims += values[: inner.num_dims]
        symbols += values[inner.num_dims :]
    return _replace_min_max(rewriter, operation, AffineMap(len(dims), len(symbols), kept), dims + symbols)


canonicalize(AffineMinOp, AffineMaxOp, name="SimplifyAffineOp")(simplify_map)


@canonicalize(name="DeduplicateAffineMinMaxExpressions")
def deduplicate_results(operation: AffineMinOp | AffineMaxOp, rewriter: PatternRewriter) -> Outcome:
    """min(x, x, y) -> min(x, y), and likewise for max"""
    map: AffineMap = operation.map
    reduced = map.remove_duplicate_exprs()
    if reduced is map:
        return False
    return _replace_min_max(rewriter, operation, reduced, operation.operands)


@canonicalize(name="CanonicalizeAffineMinMaxOpExprAndTermOrder")
def order_results(operation: AffineMinOp | AffineMaxOp, rewriter: PatternRewriter) -> Outcome:
    """min(y, x) -> min(x, y), ordered by coefficients, and likewise for max"""
    map: AffineMap = operation.map
    rows: list[list[int]] = []
    for expr in map.results:
        flattener = affine.SimpleAffineExprFlattener(map.num_dims, map.num_symbols)
        row = flattener.flatten_row(expr)
        if row is None or flattener.num_locals or not _is_pure(expr):
            return False
        rows.append(row)
    if all(left <= right for left, right in zip(rows, rows[1:], strict=False)):
        return False
    order = sorted(range(len(rows)), key=rows.__getitem__)
    return _replace_min_max(rewriter, operation, map.sub_map(order), operation.operands)


def _is_pure(expr: AffineExpr) -> bool:
    return expr.is_pure_affine


@canonicalize(name="CanonicalizeSingleResultAffineMinMaxOp")
def single_result_is_apply(operation: AffineMinOp | AffineMaxOp, rewriter: PatternRewriter) -> Outcome:
    """min(x) -> apply(x), and likewise for max"""
    if operation.map.num_results != 1:
        return False
    affine_apply = AffineApplyOp(
        operation.operands,
        [IndexType()],
        {"map": AffineMapAttr(operation.map)},
        {},
        (),
        (),
        operation.raw_location,
    )
    rewriter.insert(affine_apply)
    rewriter.replace_op(operation, affine_apply)
    return True


# ---- affine.if


@canonicalize(name="SimplifyDeadElse")
def dead_else(operation: AffineIfOp, rewriter: PatternRewriter) -> Outcome:
    """if { ... } else {} -> if { ... }"""
    region = operation.regions[1]
    if region.empty or operation.results or region.entry_block.first_op is not region.entry_block.last_op:
        return False
    rewriter.start_modification(operation)
    rewriter.erase_block(region.entry_block)
    rewriter.notify_modified(operation)
    return True


@canonicalize(name="AlwaysTrueOrFalseIf")
def known_condition(operation: AffineIfOp, rewriter: PatternRewriter) -> Outcome:
    """if (constant) { a } else { b } -> a or b"""
    condition: IntegerSet = operation.condition
    then_region, else_region = operation.regions
    if condition.is_empty_integer_set:
        if not operation.results and else_region.empty:
            rewriter.erase_op(operation)
            return True
        block = else_region.entry_block
    elif _is_trivially_true(condition):
        block = then_region.entry_block
    else:
        return False
    terminator = block.terminator
    rewriter.inline_block_before_op(block, operation)
    rewriter.replace_op(operation, terminator.operands)
    rewriter.erase_op(terminator)
    return True


def _is_trivially_true(condition: IntegerSet) -> bool:
    if condition.num_constraints != 1 or not condition.is_eq(0):
        return False
    expr: Any = condition.constraints[0]
    result: bool = expr.kind == "constant" and expr.value == 0
    return result
