"""``lower-affine``: affine operations become operations of scf, arith, memref and vector.

The dialect conversion folds every affine operation before it is lowered, so composed and simplified maps are expanded.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from lamina.dialects.affine.expand import (
    ExpansionError,
    IndexArithmetic,
    expand_expr,
    expand_map,
    expand_maximum,
    expand_minimum,
)
from lamina.dialects.affine.expand_index_ops import expand_delinearize, expand_linearize
from lamina.dialects.affine.ops import (
    AffineApplyOp,
    AffineDmaStartOp,
    AffineDmaWaitOp,
    AffineForOp,
    AffineIfOp,
    AffineLoadOp,
    AffineMaxOp,
    AffineMinOp,
    AffineParallelOp,
    AffinePrefetchOp,
    AffineStoreOp,
    AffineVectorLoadOp,
    AffineVectorStoreOp,
    AffineYieldOp,
)
from lamina.dialects.arith.enums import AtomicRMWKind, CmpIPredicate
from lamina.dialects.arith.ops import AndIOp, ConstantOp
from lamina.dialects.arith.reductions import combine, identity_value
from lamina.dialects.memref.ops import DmaStartOp, DmaWaitOp, LoadOp, PrefetchOp, StoreOp
from lamina.dialects.scf.ops import ForOp, IfOp, ParallelOp, ReduceOp, ReduceReturnOp, YieldOp
from lamina.dialects.vector.ops import LoadOp as VectorLoadOp
from lamina.dialects.vector.ops import StoreOp as VectorStoreOp
from lamina.ir.affine import AffineMap
from lamina.ir.attributes import BoolAttr, DenseElementsAttr, DenseI32ArrayAttr
from lamina.ir.block import Block
from lamina.ir.operation import Operation
from lamina.ir.region import Region
from lamina.ir.types import i1
from lamina.ir.value import Value
from lamina.passmanager import Pass, register_pass
from lamina.rewrite import PatternRewriter
from lamina.rewrite.conversion_target import ConversionTarget
from lamina.rewrite.dialect_conversion import apply_partial_conversion
from lamina.rewrite.pattern import FunctionPattern, Outcome, PatternSet, pattern


@pattern
def lower_apply(operation: AffineApplyOp, rewriter: PatternRewriter) -> Outcome:
    """affine.apply -> the map's expression in arith"""
    values = expand_map(rewriter, operation.map, operation.operands, location=operation.raw_location)
    rewriter.replace_op(operation, values)
    return True


@pattern
def lower_min(operation: AffineMinOp, rewriter: PatternRewriter) -> Outcome:
    """affine.min -> pairwise arith.minsi of the results"""
    map = operation.map
    rewriter.replace_op(operation, [expand_minimum(rewriter, map, operation.operands, location=operation.raw_location)])
    return True


@pattern
def lower_max(operation: AffineMaxOp, rewriter: PatternRewriter) -> Outcome:
    """affine.max -> pairwise arith.maxsi of the results"""
    map = operation.map
    rewriter.replace_op(operation, [expand_maximum(rewriter, map, operation.operands, location=operation.raw_location)])
    return True


# ---- Loops and branches


@pattern
def lower_for(loop: AffineForOp, rewriter: PatternRewriter) -> Outcome:
    """scf.for over the expanded bounds."""
    location = loop.raw_location
    lower = expand_maximum(rewriter, loop.lower_bound_map, loop.lower_bound_operands, location=location)
    upper = expand_minimum(rewriter, loop.upper_bound_map, loop.upper_bound_operands, location=location)
    step = IndexArithmetic(rewriter, location).constant(loop.step)
    new_loop = ForOp([lower, upper, step, *loop.inits], loop.result_types, {}, {}, (), [Region()], location)
    rewriter.insert(new_loop)
    rewriter.inline_region_before(loop.regions[0], None, new_loop.regions[0])
    rewriter.replace_op(loop, new_loop)
    return True


@pattern
def lower_yield(operation: AffineYieldOp, rewriter: PatternRewriter) -> Outcome:
    """scf.yield, except in parallel loops, whose lowering takes care of it."""
    if isinstance(operation.parent_op, AffineParallelOp | ParallelOp):
        return rewriter.notify_match_failure(operation, "the terminator of a parallel loop is lowered with the loop")
    yield_op = YieldOp(operation.operands, (), {}, {}, (), (), operation.raw_location)
    rewriter.insert(yield_op)
    rewriter.replace_op(operation, yield_op)
    return True


@pattern
def lower_if(operation: AffineIfOp, rewriter: PatternRewriter) -> Outcome:
    """scf.if on the conjunction of the constraints."""
    location = operation.raw_location
    arithmetic = IndexArithmetic(rewriter, location)
    zero = arithmetic.constant(0)
    constraints = operation.condition
    operands = operation.operands
    dims, symbols = operands[: constraints.num_dims], operands[constraints.num_dims :]
    condition: Value | None = None
    for expr, equal in zip(constraints.constraints, constraints.eq_flags, strict=True):
        value = expand_expr(rewriter, expr, dims, symbols, location=location)
        holds = arithmetic.compare(CmpIPredicate.EQ if equal else CmpIPredicate.SGE, value, zero)
        if condition is None:
            condition = holds
        else:
            both = AndIOp((condition, holds), (i1,), {}, {}, (), (), location)
            condition = rewriter.insert(both).results[0]
    if condition is None:
        condition = rewriter.insert(ConstantOp((), (i1,), {"value": BoolAttr(True)}, {}, (), (), location)).results[0]
    branch = IfOp([condition], operation.result_types, {}, {}, (), [Region(), Region()], location)
    rewriter.insert(branch)
    for old, new in zip(operation.regions, branch.regions, strict=True):
        rewriter.inline_region_before(old, None, new)
    rewriter.replace_op(operation, branch)
    return True


@pattern
def lower_parallel(loop: AffineParallelOp, rewriter: PatternRewriter) -> Outcome:
    """scf.parallel; reductions start from their identity values."""
    location = loop.raw_location
    operands = loop.map_operands
    split = loop.lower_bounds_map.num_inputs
    lower_operands, upper_operands = operands[:split], operands[split:]
    lower: list[Value] = []
    upper: list[Value] = []
    for low, high in zip(*bound_maps(loop), strict=True):
        lower.append(expand_maximum(rewriter, low, lower_operands, location=location))
        upper.append(expand_minimum(rewriter, high, upper_operands, location=location))
    arithmetic = IndexArithmetic(rewriter, location)
    steps = [arithmetic.constant(step) for step in loop.steps]
    kinds = loop.reductions
    initial = [
        identity_value(rewriter, kind, type, location=location)
        for kind, type in zip(kinds, loop.result_types, strict=True)
    ]
    count = len(steps)
    new_loop = ParallelOp(
        [*lower, *upper, *steps, *initial],
        loop.result_types,
        {"operandSegmentSizes": DenseI32ArrayAttr([count, count, count, len(initial)])},
        {},
        (),
        [Region()],
        location,
    )
    rewriter.insert(new_loop)
    terminator = loop.region.entry_block.terminator
    rewriter.inline_region_before(loop.region, None, new_loop.region)
    rewriter.set_insertion_point(terminator)
    _reduce(rewriter, terminator, kinds)
    rewriter.replace_op(loop, new_loop)
    return True


def bound_maps(loop: AffineParallelOp) -> tuple[list[AffineMap], list[AffineMap]]:
    """Returns one map per lower bound of an affine.parallel, and per upper bound."""
    return (
        _grouped(loop.lower_bounds_map, loop.lower_bounds_groups),
        _grouped(loop.upper_bounds_map, loop.upper_bounds_groups),
    )


def _grouped(map: AffineMap, sizes: DenseElementsAttr) -> list[AffineMap]:
    maps: list[AffineMap] = []
    start = 0
    for size in sizes.integers:
        maps.append(map.slice_map(start, size))
        start += size
    return maps


def _reduce(rewriter: PatternRewriter, terminator: Operation, kinds: Sequence[AtomicRMWKind]) -> None:
    location = terminator.raw_location
    regions: list[Region] = []
    for kind, value in zip(kinds, terminator.operands, strict=True):
        region = Region()
        block = region.append(Block([value.type, value.type], [location, location]))
        with rewriter.insertion_guard():
            rewriter.set_insertion_point_to_end(block)
            combined = combine(rewriter, kind, block.arguments[0], block.arguments[1], location=location)
            rewriter.insert(ReduceReturnOp([combined], (), {}, {}, (), (), location))
        regions.append(region)
    rewriter.insert(ReduceOp(terminator.operands, (), {}, {}, (), regions, location))
    rewriter.erase_op(terminator)


# ---- Memory accesses


def _indices(
    rewriter: PatternRewriter,
    operation: AffineLoadOp | AffineStoreOp | AffinePrefetchOp | AffineVectorLoadOp | AffineVectorStoreOp,
) -> list[Value]:
    map = operation.map
    return expand_map(rewriter, map, operation.indices, location=operation.raw_location)


@pattern
def lower_load(operation: AffineLoadOp, rewriter: PatternRewriter) -> Outcome:
    """memref.load of the expanded indices."""
    indices = _indices(rewriter, operation)
    rewriter.replace_op(
        operation,
        rewriter.insert(
            LoadOp([operation.memref, *indices], operation.result_types, {}, {}, (), (), operation.raw_location)
        ),
    )
    return True


@pattern
def lower_store(operation: AffineStoreOp, rewriter: PatternRewriter) -> Outcome:
    """memref.store at the expanded indices."""
    indices = _indices(rewriter, operation)
    operands = [operation.value, operation.memref, *indices]
    rewriter.replace_op(operation, rewriter.insert(StoreOp(operands, (), {}, {}, (), (), operation.raw_location)))
    return True


@pattern
def lower_prefetch(operation: AffinePrefetchOp, rewriter: PatternRewriter) -> Outcome:
    """memref.prefetch at the expanded indices."""
    indices = _indices(rewriter, operation)
    properties = {name: operation.properties[name] for name in ("isWrite", "localityHint", "isDataCache")}
    prefetch = PrefetchOp([operation.memref, *indices], (), properties, {}, (), (), operation.raw_location)
    rewriter.replace_op(operation, rewriter.insert(prefetch))
    return True


@pattern
def lower_vector_load(operation: AffineVectorLoadOp, rewriter: PatternRewriter) -> Outcome:
    """vector.load of the expanded indices."""
    indices = _indices(rewriter, operation)
    operands = [operation.memref, *indices]
    vector_load = VectorLoadOp(operands, operation.result_types, {}, {}, (), (), operation.raw_location)
    rewriter.replace_op(operation, rewriter.insert(vector_load))
    return True


@pattern
def lower_vector_store(operation: AffineVectorStoreOp, rewriter: PatternRewriter) -> Outcome:
    """vector.store at the expanded indices."""
    indices = _indices(rewriter, operation)
    operands = [operation.value, operation.memref, *indices]
    vector_store = VectorStoreOp(operands, (), {}, {}, (), (), operation.raw_location)
    rewriter.replace_op(operation, rewriter.insert(vector_store))
    return True


def _expand_memrefs(rewriter: PatternRewriter, operation: AffineDmaStartOp | AffineDmaWaitOp) -> list[list[Value]]:
    """Returns each memref of a transfer with its expanded indices."""
    return [
        [part.memref, *expand_map(rewriter, part.map, part.indices, location=operation.raw_location)]
        for part in operation.memrefs
    ]


@pattern
def lower_dma_start(operation: AffineDmaStartOp, rewriter: PatternRewriter) -> Outcome:
    """memref.dma_start of the expanded indices."""
    source, target, tag = _expand_memrefs(rewriter, operation)
    count, *stride = operation.sizes
    operands = [*source, *target, count, *tag, *stride]
    rewriter.replace_op(operation, rewriter.insert(DmaStartOp(operands, (), {}, {}, (), (), operation.raw_location)))
    return True


@pattern
def lower_dma_wait(operation: AffineDmaWaitOp, rewriter: PatternRewriter) -> Outcome:
    """memref.dma_wait of the expanded indices."""
    [tag] = _expand_memrefs(rewriter, operation)
    dma_wait = DmaWaitOp([*tag, operation.num_elements], (), {}, {}, (), (), operation.raw_location)
    rewriter.replace_op(operation, rewriter.insert(dma_wait))
    return True


_LOWERINGS: tuple[FunctionPattern[Any], ...] = (
    lower_apply,
    lower_min,
    lower_max,
    lower_for,
    lower_if,
    lower_parallel,
    lower_yield,
    lower_load,
    lower_store,
    lower_prefetch,
    lower_vector_load,
    lower_vector_store,
    lower_dma_start,
    lower_dma_wait,
    expand_delinearize,
    expand_linearize,
)


def _reported(lowering: FunctionPattern[Any]) -> FunctionPattern[Any]:
    """Wraps the pattern to emit an error for what cannot be expanded."""

    def lower(operation: Operation, rewriter: PatternRewriter) -> Outcome:
        try:
            return lowering.function(operation, rewriter)
        except ExpansionError as problem:
            operation.emit_error(str(problem))
            return False

    return FunctionPattern(lower, lowering.pattern_root(), lowering.benefit, lowering.label)


PATTERNS = PatternSet(map(_reported, _LOWERINGS))
_TARGET = ConversionTarget().add_legal_dialect("arith", "memref", "scf", "vector")


def lower_affine(root: Operation) -> None:
    """Lowers the affine operations inside ``root``. Divisions by non-positive numbers stay, after a
    diagnostic."""
    apply_partial_conversion(root, _TARGET, PATTERNS)


@register_pass(
    "lower-affine",
    summary="Lower affine loops, conditions and accesses to scf, arith and memref",
    display_name="LowerAffine",
)
class LowerAffine(Pass):
    """Lowers all affine operations inside the operation."""

    def run(self, operation: Operation) -> None:
        lower_affine(operation)
