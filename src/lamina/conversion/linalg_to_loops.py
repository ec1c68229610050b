"""``convert-linalg-to-loops`` and its affine and parallel variants: lowers structured operations on buffers to loops.

Each structured operation becomes a nest of one loop per dim, outermost first, around the scalar code: load
the operands, inline the block, store what it yields.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any

from lamina.dialects.affine.ops import AffineApplyOp, AffineForOp, AffineYieldOp
from lamina.dialects.arith.mixed import as_values, constant_index
from lamina.dialects.linalg.ops import IndexOp
from lamina.dialects.linalg.scalar_code import emit_scalar_code
from lamina.dialects.linalg.sizes import loop_ranges
from lamina.dialects.linalg.structure import PARALLEL, LinalgOp
from lamina.dialects.memref.ops import DimOp as MemRefDimOp
from lamina.dialects.scf.builders import build_for
from lamina.dialects.scf.ops import ParallelOp, ReduceOp
from lamina.dialects.tensor.ops import DimOp as TensorDimOp
from lamina.ir.affine import AffineConstantExpr, AffineDimExpr, AffineMap, AffineSymbolExpr
from lamina.ir.attribute import Attribute
from lamina.ir.attributes import AffineMapAttr, DenseI32ArrayAttr, IntegerAttr
from lamina.ir.block import Block
from lamina.ir.builder import Builder
from lamina.ir.operation import Operation
from lamina.ir.region import Region
from lamina.ir.types import IndexType
from lamina.ir.value import Value
from lamina.passmanager import Pass, register_pass
from lamina.rewrite import PatternRewriter, PatternSet
from lamina.rewrite.canonicalization import canonicalization_patterns
from lamina.rewrite.greedy import apply_local_patterns_greedily
from lamina.rewrite.pattern import FunctionPattern, Outcome, RewritePattern

INDEX = IndexType()
NOT_ON_BUFFERS = "expected linalg op with buffer semantics"

# A kind of loops: (builder, operation) -> (loops, induction variables), with the insertion point moved inside.
MakeLoops = Callable[[Builder, LinalgOp], tuple[list[Operation], list[Value]]]


# ---- The kinds of loops


def _bounds(builder: Builder, op: LinalgOp) -> tuple[list[Value], list[Value], list[Value]]:
    """Lower bounds, upper bounds and steps, a constant each where they are numbers."""
    lower: list[Value] = []
    upper: list[Value] = []
    steps: list[Value] = []
    for loop_range in loop_ranges(builder, op):
        for values, size in ((lower, loop_range.offset), (upper, loop_range.size), (steps, loop_range.stride)):
            values += as_values(builder, [size])
    return lower, upper, steps


def counted_loops(builder: Builder, op: LinalgOp) -> tuple[list[Operation], list[Value]]:
    """Returns a nest of scf.for."""
    loops = []
    for low, high, step in zip(*_bounds(builder, op), strict=True):
        loop = build_for(builder, low, high, step)
        loops.append(loop)
        builder.set_insertion_point_to_start(loop.region.entry_block)
    return loops, [loop.region.entry_block.arguments[0] for loop in loops]


def parallel_loops(builder: Builder, op: LinalgOp) -> tuple[list[Operation], list[Value]]:
    """Creates a scf.parallel per run of parallel dims, a scf.for per other dim."""
    bounds = list(zip(*_bounds(builder, op), strict=True))
    kinds = op.iterators
    loops: list[Operation] = []
    inductions: list[Value] = []
    at = 0
    while at < len(kinds):
        if kinds[at] != PARALLEL:
            loop = build_for(builder, *bounds[at])
            block = loop.region.entry_block
            at += 1
        else:
            end = at
            while end < len(kinds) and kinds[end] == PARALLEL:
                end += 1
            loop, block = _parallel_loop(builder, bounds[at:end])
            at = end
        loops.append(loop)
        inductions += block.arguments
        builder.set_insertion_point_to_start(block)
    return loops, inductions


def _parallel_loop(builder: Builder, bounds: Sequence[tuple[Value, Value, Value]]) -> tuple[Operation, Block]:
    count = len(bounds)
    block = Block([INDEX] * count, [builder.location] * count)
    block.append(ReduceOp((), (), {}, {}, (), (), builder.location))
    region = Region()
    region.append(block)
    operands = [value for group in zip(*bounds, strict=True) for value in group]
    sizes: dict[str, Attribute] = {"operandSegmentSizes": DenseI32ArrayAttr([count, count, count, 0])}
    return builder.insert(ParallelOp(operands, (), sizes, {}, (), [region], builder.location)), block


def affine_loops(builder: Builder, op: LinalgOp) -> tuple[list[Operation], list[Value]]:
    """Returns a nest of affine.for."""
    loops: list[Operation] = []
    inductions: list[Value] = []
    for loop_range in loop_ranges(builder, op):
        loop, block = _affine_loop(builder, loop_range.size)
        loops.append(loop)
        inductions.append(block.arguments[0])
        builder.set_insertion_point_to_start(block)
    return loops, inductions


def _affine_loop(builder: Builder, size: int | Value) -> tuple[Operation, Block]:
    block = Block([INDEX], [builder.location])
    block.append(AffineYieldOp((), (), {}, {}, (), (), builder.location))
    region = Region()
    region.append(block)
    upper = AffineMap.constant_map(size) if isinstance(size, int) else AffineMap.identity(1)
    properties: dict[str, Any] = {
        "lowerBoundMap": AffineMapAttr(AffineMap.constant_map(0)),
        "upperBoundMap": AffineMapAttr(upper),
        "step": IntegerAttr(INDEX, 1),
        "operandSegmentSizes": DenseI32ArrayAttr([0, upper.num_dims, 0]),
    }
    operands = [] if isinstance(size, int) else [size]
    return builder.insert(AffineForOp(operands, (), properties, {}, (), [region], builder.location)), block


# ---- Patterns


def lower_to_loops(rewriter: PatternRewriter, op: LinalgOp, make: MakeLoops, affine: bool = False) -> list[Operation]:
    """Returns the loops of a structured operation on buffers, before it; the operation stays."""
    rewriter.set_insertion_point(op)
    loops, inductions = make(rewriter, op)
    emit_scalar_code(rewriter, op, inductions, affine)
    if loops:
        block = loops[-1].regions[0].entry_block
        for inner in list(block.operations):
            if isinstance(inner, IndexOp):
                rewriter.replace_op(inner, inductions[inner.dim])
    return loops


def loops_pattern(make: MakeLoops, affine: bool = False) -> RewritePattern:
    """Returns the pattern that replaces any structured operation on buffers by loops."""

    def to_loops(op: LinalgOp, rewriter: PatternRewriter) -> Outcome:
        if not op.has_pure_buffer_semantics:
            return rewriter.notify_match_failure(op, NOT_ON_BUFFERS)
        lower_to_loops(rewriter, op, make, affine)
        rewriter.erase_op(op)
        return True

    return FunctionPattern(to_loops, LinalgOp, name="LinalgRewritePattern")


def _fold_apply(op: AffineApplyOp, rewriter: PatternRewriter) -> Outcome:
    """affine.apply of a constant or operand -> that value"""
    map: AffineMap = op.map
    expr = map.results[0]
    if isinstance(expr, AffineConstantExpr) and not map.num_inputs:
        rewriter.replace_op(op, constant_index(rewriter, expr.value))
        return True
    if isinstance(expr, AffineDimExpr | AffineSymbolExpr) and map.num_inputs == 1:
        (operand,) = op.operands
        rewriter.replace_op(op, operand)
        return True
    return False


@lru_cache
def _patterns(make: MakeLoops, affine: bool) -> PatternSet:
    patterns = PatternSet([loops_pattern(make, affine)])
    for cls in (MemRefDimOp, TensorDimOp, AffineApplyOp):
        patterns.add(*canonicalization_patterns(cls))
    patterns.add(FunctionPattern(_fold_apply, AffineApplyOp, benefit=0, name="FoldAffineOp"))
    return patterns


def _lower_all(operation: Operation, make: MakeLoops, affine: bool = False) -> None:
    apply_local_patterns_greedily(operation, _patterns(make, affine))


@register_pass(
    "convert-linalg-to-loops",
    summary="Lower linalg operations to scf.for loops",
    display_name="ConvertLinalgToLoopsPass",
)
class LinalgToLoops(Pass):
    """Structured operations on buffers become nests of scf.for."""

    def run(self, operation: Operation) -> None:
        _lower_all(operation, counted_loops)


@register_pass(
    "convert-linalg-to-affine-loops",
    summary="Lower linalg operations to affine.for loops",
    display_name="ConvertLinalgToAffineLoopsPass",
)
class LinalgToAffineLoops(Pass):
    """Structured operations on buffers become nests of affine.for."""

    def run(self, operation: Operation) -> None:
        _lower_all(operation, affine_loops, affine=True)


@register_pass(
    "convert-linalg-to-parallel-loops",
    summary="Lower linalg operations to scf.parallel loops",
    display_name="ConvertLinalgToParallelLoopsPass",
)
class LinalgToParallelLoops(Pass):
    """Structured operations on buffers become scf.parallel, with scf.for for the reductions."""

    def run(self, operation: Operation) -> None:
        _lower_all(operation, parallel_loops)
