"""Transformations of scf.parallel: tiling, fusion of neighbours, nests of scf.for."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Any

from lamina.dialects.affine.ops import AffineMinOp
from lamina.dialects.arith.enums import CmpIPredicate
from lamina.dialects.arith.ops import AddIOp, AndIOp, CmpIOp, ConstantOp, MulIOp
from lamina.dialects.memref.ops import (
    AllocaOp,
    AllocOp,
    CastOp,
    CollapseShapeOp,
    ExpandShapeOp,
    ReinterpretCastOp,
    SubViewOp,
)
from lamina.dialects.scf.bounds import ceil_div
from lamina.dialects.scf.builders import build_loop_nest, make_yield
from lamina.dialects.scf.ops import IfOp, ParallelOp, ReduceOp
from lamina.dialects.scf.unroll import Arithmetic
from lamina.interfaces.effects import is_memory_effect_free
from lamina.ir import affine
from lamina.ir.affine import AffineMap
from lamina.ir.attributes import AffineMapAttr, BoolAttr, DenseI32ArrayAttr, IntegerAttr
from lamina.ir.block import Block
from lamina.ir.operation import Operation
from lamina.ir.region import Region
from lamina.ir.types import IndexType, i1, i64
from lamina.ir.value import BlockArgument, Value
from lamina.rewrite import PatternRewriter
from lamina.rewrite.fold import constant_int

if TYPE_CHECKING:
    from lamina.ir.location import LocationLike

INDEX = IndexType()
MayAlias = Callable[[Value, Value], bool]


def build_parallel(
    rewriter: PatternRewriter,
    lower: Sequence[Value],
    upper: Sequence[Value],
    steps: Sequence[Value],
    initial: Sequence[Value] = (),
    *,
    location: LocationLike,
) -> ParallelOp:
    """Creates an scf.parallel with an entry block, terminated if there are no reductions."""
    count = len(steps)
    region = Region()
    block = region.append(Block([INDEX] * count, [location] * count))
    if not initial:
        block.append(ReduceOp((), (), {}, {}, (), (), location))
    sizes = DenseI32ArrayAttr([count, count, count, len(initial)])
    types = [value.type for value in initial]
    operands = [*lower, *upper, *steps, *initial]
    return rewriter.insert(ParallelOp(operands, types, {"operandSegmentSizes": sizes}, {}, (), [region], location))


# ---- Nests of counted loops


def parallel_to_nested_fors(rewriter: PatternRewriter, loop: ParallelOp) -> list[Any] | None:
    """Replaces a loop without results with a nest of scf.for, which is returned; None if it has results."""
    if loop.results:
        return None
    rewriter.set_insertion_point(loop)
    loops = build_loop_nest(rewriter, loop.lower_bound, loop.upper_bound, loop.step, location=loop.raw_location)
    body = loop.regions[0].entry_block
    rewriter.erase_op(body.terminator)
    innermost = loops[-1].region.entry_block
    inductions = [loop.region.arguments[0] for loop in loops]
    rewriter.inline_block_before_op(body, innermost.last_op, inductions)
    rewriter.erase_op(loop)
    return loops


# ---- Tiling


def innermost_parallel_loops(root: Operation) -> list[Any]:
    """Returns the parallel loops that hold no other, inner operations first."""
    return [
        loop
        for loop in root.walk_post_order()
        if isinstance(loop, ParallelOp)
        and not any(isinstance(inner, ParallelOp) for region in loop.regions for inner in region.walk())
    ]


_WORD = 1 << 64


def tile_parallel_loop(
    rewriter: PatternRewriter, loop: ParallelOp, sizes: Sequence[int], no_min_max_bounds: bool = False
) -> tuple[Any, Any]:
    """Splits a loop without reductions into an outer one over tiles and an inner one within each; returns both."""
    location = loop.raw_location
    rewriter.set_insertion_point(loop)
    arithmetic = Arithmetic(rewriter, INDEX, location)
    zero = arithmetic.constant(0)
    rank = len(loop.step)
    numbers = [*sizes[:rank], *[1] * (rank - len(sizes))]
    tiles = [arithmetic.constant(number) for number in numbers]
    steps = [arithmetic.apply(MulIOp, step, tile) for step, tile in zip(loop.step, tiles, strict=True)]
    outer = build_parallel(rewriter, loop.lower_bound, loop.upper_bound, steps, location=location)
    rewriter.set_insertion_point_to_start(outer.regions[0].entry_block)
    bounds: list[Value] = []
    needs_check = False
    for position, number in enumerate(numbers):
        if _divides(loop, position, number) or no_min_max_bounds:
            needs_check |= not _divides(loop, position, number)
            bounds.append(steps[position])
            continue
        induction = outer.regions[0].arguments[position]
        bounds.append(_smaller(rewriter, steps[position], loop.upper_bound[position], induction, location))
    inner = build_parallel(rewriter, [zero] * rank, bounds, loop.step, location=location)
    if needs_check:
        _move_body_checked(rewriter, loop, outer, inner)
    else:
        inner.regions[0].take_body(loop.regions[0])
        rewriter.set_insertion_point_to_start(inner.regions[0].entry_block)
        _offset_inductions(rewriter, inner.regions[0].arguments, inner.regions[0].arguments, outer, location)
    loop.erase()
    return outer, inner


def _divides(loop: ParallelOp, position: int, number: int) -> bool:
    """True if the tile size is known to divide the trip count."""
    lower = constant_int(loop.lower_bound[position])
    upper = constant_int(loop.upper_bound[position])
    step = constant_int(loop.step[position])
    if lower is None or upper is None or step is None:
        return False
    # Unsigned, as in MLIR: the result for loops that do not run is irrelevant.
    return ceil_div((upper - lower) % _WORD, step % _WORD) % (number % _WORD) == 0


def _smaller(rewriter: PatternRewriter, step: Value, upper: Value, induction: Value, location: LocationLike) -> Value:
    map = AffineMap(3, 0, [affine.dim(0), affine.dim(1) - affine.dim(2)])
    properties: dict[str, Any] = {"map": AffineMapAttr(map)}
    affine_min = AffineMinOp([step, upper, induction], [INDEX], properties, {}, (), (), location)
    return rewriter.insert(affine_min).results[0]


def _offset_inductions(
    rewriter: PatternRewriter, old: Sequence[Value], inner: Sequence[Value], outer: ParallelOp, location: LocationLike
) -> None:
    """Replaces the uses of old induction variables by the sums of the inner and outer ones."""
    arithmetic = Arithmetic(rewriter, INDEX, location)
    for value, near, far in zip(old, inner, outer.regions[0].arguments, strict=True):
        total = arithmetic.apply(AddIOp, near, far)
        assert total.defining_op is not None
        rewriter.replace_all_uses_except(value, total, total.defining_op)


def _move_body_checked(rewriter: PatternRewriter, loop: ParallelOp, outer: ParallelOp, inner: ParallelOp) -> None:
    """Moves the body into a conditional on all indices being below the bounds."""
    location = loop.raw_location
    block = inner.regions[0].entry_block
    rewriter.set_insertion_point_to_start(block)
    arithmetic = Arithmetic(rewriter, INDEX, location)
    true: dict[str, Any] = {"value": BoolAttr(True)}
    inside = rewriter.insert(ConstantOp((), (i1,), true, {}, (), (), location)).results[0]
    for far, near, step, upper in zip(
        outer.regions[0].arguments, block.arguments, inner.step, outer.upper_bound, strict=True
    ):
        index = arithmetic.apply(AddIOp, arithmetic.apply(MulIOp, near, step), far)
        below: dict[str, Any] = {"predicate": IntegerAttr(i64, CmpIPredicate.ULT.value)}
        compared = rewriter.insert(CmpIOp((index, upper), (i1,), below, {}, (), (), location)).results[0]
        inside = rewriter.insert(AndIOp((inside, compared), (i1,), {}, {}, (), (), location)).results[0]
    branch = rewriter.insert(IfOp([inside], (), {}, {}, (), [Region(), Region()], location))
    branch.regions[0].take_body(loop.regions[0])
    then_block = branch.regions[0].entry_block
    reduce = then_block.last_op
    assert reduce is not None
    then_block.append(make_yield((), reduce.raw_location))
    reduce.erase()
    rewriter.set_insertion_point_to_start(block)
    _offset_inductions(rewriter, then_block.arguments, block.arguments, outer, location)
    then_block.erase_arguments(range(len(then_block.arguments)))


# ---- Fusion


def may_alias(one: Value, other: Value) -> bool:
    """True if two memrefs may share memory, from their definitions alone: fresh allocations do not overlap others."""
    first, second = _memory_root(one), _memory_root(other)
    if first is second:
        return True
    return not (_is_fresh(first) and (_is_fresh(second) or isinstance(second, BlockArgument))) and not (
        _is_fresh(second) and isinstance(first, BlockArgument)
    )


def _memory_root(value: Value) -> Value:
    while True:
        match value.defining_op:
            case CastOp(source) | SubViewOp(source) | ReinterpretCastOp(source):
                value = source
            case CollapseShapeOp(source) | ExpandShapeOp(source):
                value = source
            case _:
                return value


def _is_fresh(value: Value) -> bool:
    return isinstance(value.defining_op, AllocOp | AllocaOp)


def fuse_parallel_loops(region: Region, rewriter: PatternRewriter, aliases: MayAlias = may_alias) -> None:
    """Fuses adjacent parallel loops of the region's blocks with equal bounds and without conflicting accesses."""
    for block in region.blocks:
        for chain in _chains(block):
            previous = chain[0]
            for following in chain[1:]:
                previous = _fuse(previous, following, rewriter, aliases) or following


def _chains(block: Block) -> list[list[Any]]:
    """Yields runs of parallel loops separated only by operations without memory effects."""
    chains: list[list[Any]] = [[]]
    undisturbed = True
    for operation in block.operations:
        if isinstance(operation, ParallelOp):
            if undisturbed:
                chains[-1].append(operation)
            else:
                chains.append([operation])
                undisturbed = True
            continue
        undisturbed = undisturbed and is_memory_effect_free(operation) and not operation.regions
    return [chain for chain in chains if chain]


def _fuse(first: ParallelOp, second: ParallelOp, rewriter: PatternRewriter, aliases: MayAlias) -> ParallelOp | None:
    """Returns the loop that replaces both; None if they cannot be fused."""
    same_bounds = [first.lower_bound, first.upper_bound, first.step] == [
        second.lower_bound,
        second.upper_bound,
        second.step,
    ]
    if not same_bounds or any(_has_nested(loop) for loop in (first, second)):
        return None
    pairs = dict(zip(first.regions[0].arguments, second.regions[0].arguments, strict=True))
    back = {new: old for old, new in pairs.items()}
    if not _reads_only_own(first, second, pairs, aliases) or not _reads_only_own(second, first, back, aliases):
        return None
    block = second.enclosing_block
    for user in first.users:
        outer = block.find_ancestor_op(user)
        if outer is None or outer is second or not second.is_before_in_block(outer):
            return None
    return _build_fused(first, second, rewriter)


def _has_nested(loop: ParallelOp) -> bool:
    return any(isinstance(inner, ParallelOp) for inner in loop.regions[0].walk())


def _build_fused(first: ParallelOp, second: ParallelOp, rewriter: PatternRewriter) -> ParallelOp:
    rewriter.set_insertion_point(second)
    initial = [*first.init_vals, *second.init_vals]
    new_op = build_parallel(
        rewriter, second.lower_bound, second.upper_bound, second.step, initial, location=second.raw_location
    )
    block = new_op.regions[0].entry_block
    loops = (first, second)
    terminators: list[Any] = [loop.regions[0].entry_block.last_op for loop in loops]
    for loop in reversed(loops):
        rewriter.inline_block_before(loop.regions[0].entry_block, block, block.first_op, block.arguments)
    if initial:
        values = [value for terminator in terminators for value in terminator.operands]
        regions = [Region() for _ in values]
        rewriter.set_insertion_point_to_end(block)
        rewriter.insert(ReduceOp(values, (), {}, {}, (), regions, terminators[1].raw_location))
        old = [region for terminator in terminators for region in terminator.regions]
        for source, target in zip(old, regions, strict=True):
            rewriter.inline_region_before(source, None, target)
    for terminator in terminators:
        rewriter.erase_op(terminator)
    count = len(first.results)
    rewriter.replace_op(first, new_op.results[:count])
    rewriter.replace_op(second, new_op.results[count:])
    return new_op


def _accesses(loop: ParallelOp, name: str, first: int) -> Iterator[tuple[Any, Value, list[Value]]]:
    for operation in loop.regions[0].walk():
        if operation.name == name:
            yield operation, operation.operand(first), operation.operands[first + 1 :]


def _reads_only_own(writer: ParallelOp, reader: ParallelOp, pairs: dict[Any, Any], aliases: MayAlias) -> bool:
    """True if each iteration of ``reader`` reads of ``writer``'s output only what the same iteration wrote."""
    stores: dict[Value, list[list[Value]]] = {}
    for _, memref, indices in _accesses(writer, "memref.store", 1):
        stores.setdefault(memref, []).append(indices)
    for load, memref, indices in _accesses(reader, "memref.load", 0):
        owner = memref.defining_op
        if owner is not None and owner.parent is load.parent:
            return False
        if any(store is not memref and aliases(store, memref) for store in stores):
            return False
        written = stores.get(memref)
        if written is None:
            continue
        if any(other != written[0] for other in written) or len(written[0]) != len(indices):
            return False
        if not all(_same_index(own_index, other, pairs) for own_index, other in zip(written[0], indices, strict=True)):
            return False
    return True


def _same_index(first: Value, other: Value, pairs: dict[Any, Any]) -> bool:
    if pairs.get(first, first) is other:
        return True
    left, right = first.defining_op, other.defining_op
    if left is None or right is None or not is_memory_effect_free(left) or not is_memory_effect_free(right):
        return False
    if left.name != right.name or left.regions or right.regions or left.num_operands != right.num_operands:
        return False
    if left.properties != right.properties or left.attributes != right.attributes:
        return False
    operands = zip(left.operands, right.operands, strict=True)
    return all(pairs.get(near, near) is pairs.get(far, far) for near, far in operands)
