"""Tiling of any tileable operation with loops of scf.

``tile`` creates the loops around one tile of an operation: a nest of scf.for or one scf.forall. The operation itself
stays; the caller replaces it with the replacements in the result.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from lamina.dialects.arith.mixed import as_value, as_values, is_index
from lamina.dialects.linalg.sizes import folded_apply, folded_max, folded_min
from lamina.dialects.linalg.slices import Slice, insert_slice, parallel_insert_slice
from lamina.dialects.scf.builders import make_yield
from lamina.dialects.scf.forall_loops import INDEX, build_forall
from lamina.dialects.scf.ops import ForallOp, ForOp
from lamina.dialects.scf.tile_destinations import TilingFailure, clone_with_destinations, destinations
from lamina.dialects.scf.tiling_requests import (
    LoopKind,
    ReductionStrategy,
    TilingOptions,
    check_safety,
    full_interchange,
    inverse_of,
    permuted,
    reduction_dims_of,
    requested_sizes,
)
from lamina.interfaces.tiling import (
    PartialReductionOpInterface,
    Range,
    Size,
    TilingInterface,
    TilingResult,
)
from lamina.ir.affine import AffineMap, dim, symbol
from lamina.ir.attribute import Attribute
from lamina.ir.block import Block
from lamina.ir.builder import Builder, InsertionPoint
from lamina.ir.operation import Operation
from lamina.ir.region import Region
from lamina.ir.value import Value
from lamina.rewrite import PatternRewriter
from lamina.rewrite.fold import constant_int

if TYPE_CHECKING:
    from lamina.dialects.linalg.structured_ops import GenericOp


@dataclass
class TiledLoops:
    """The result of tiling: the operations inside, the loops outermost first, the values that replace the results."""

    tiled: list[Operation]
    loops: list[Any]
    replacements: list[Value]
    slices: list[Operation] = field(default_factory=list)
    inits: list[Value] = field(default_factory=list)
    merges: list[Operation] = field(default_factory=list)


# The result of a body: tiled values with their positions in the destinations.
TiledBody = tuple[list[Value], list[tuple[list[Size], list[Size]]]]
MakeBody = Callable[[list[Value], list[Size], list[Size], list[Value]], TiledBody]


def tile(rewriter: PatternRewriter, op: Operation, options: TilingOptions) -> TiledLoops:
    """Creates the loops right after the operation. Raises TilingFailure."""
    return _Tiler(rewriter, op, options).run()


class _Tiler:
    def __init__(self, rewriter: PatternRewriter, op: Operation, options: TilingOptions) -> None:
        model = TilingInterface.get(op)
        if model is None:
            raise TilingFailure("the operation cannot be tiled")
        self.rewriter = rewriter
        self.op = op
        self.model = model
        self.options = options
        self.made: TilingResult | None = None

    def run(self) -> TiledLoops:
        rewriter, op, options = self.rewriter, self.op, self.options
        with rewriter.insertion_guard(InsertionPoint.after_op(op)):
            rewriter.location = op.raw_location
            domain = self.model.get_iteration_domain(op, rewriter)
            self.sizes, self.threads = requested_sizes(rewriter, op, options, domain)
            check_safety(op, self.model, options, self.sizes, self.threads)
            self.reduction_dims = reduction_dims_of(self.sizes, options)
            self.order = full_interchange(options.interchange, len(domain))
            inits = self._initial_tensors(domain)
            loops = self._loop_nest(permuted(domain, self.order), inits)
            return self._finish(loops, inits)

    def _finish(self, loops: list[ForOp | ForallOp], inits: list[Value]) -> TiledLoops:
        assert self.made is not None
        tiled = self.made
        if not loops:
            return TiledLoops(tiled.operations, [], tiled.values, tiled.slices, inits)
        results: list[Value] = list(loops[0].results)
        if self.options.reduction is ReductionStrategy.FULL:
            return TiledLoops(tiled.operations, loops, results, tiled.slices, inits)
        self.rewriter.set_insertion_point_after(loops[0])
        model = _partial_model(self.op)
        merged = model.merge_reductions(self.op, self.rewriter, self.op.raw_location, results, self.reduction_dims)
        if merged is None:
            raise TilingFailure("failed to merge partial results")
        operations, values = merged
        return TiledLoops(tiled.operations, loops, values, tiled.slices, inits, operations)

    def _initial_tensors(self, domain: Sequence[Range]) -> list[Value]:
        rewriter, op = self.rewriter, self.op
        if self.options.reduction is ReductionStrategy.FULL:
            return destinations(rewriter, op)
        sizes: list[Size] = [range_.size for range_ in domain]
        for loop in self.reduction_dims:
            sizes[loop] = self._partial_size(loop, domain[loop])
        tensor: list[Value] = _partial_model(op).generate_initial_tensor_for_partial_reduction(
            op, rewriter, op.raw_location, sizes, self.reduction_dims
        )
        if tensor is None:
            raise TilingFailure("unable to create initial tensors for tiling")
        return tensor

    def _partial_size(self, loop: int, domain: Range) -> Size:
        """Returns the number of partial results along a reduction loop."""
        if self.options.reduction is ReductionStrategy.PARTIAL_OUTER:
            return self.sizes[loop]
        if self.threads:
            return self.threads[loop]
        count = AffineMap(0, 2, [symbol(0).ceildiv(symbol(1))])
        return folded_apply(self.rewriter, count, [domain.size, self.sizes[loop]])

    # ---- Loops

    def _loop_nest(self, domain: Sequence[Range], inits: list[Value]) -> list[Any]:
        sizes, threads = permuted(self.sizes, self.order), permuted(self.threads, self.order)
        if all(is_index(size, 0) for size in sizes):
            self._body([], [range_.offset for range_ in domain], [range_.size for range_ in domain], inits)
            return []
        if self.options.loop_kind is LoopKind.FOR:
            return _for_loops(self.rewriter, domain, sizes, inits, self._body)
        return [_forall_loop(self.rewriter, domain, sizes, threads, inits, self.options.mapping, self._body)]

    def _body(
        self, inductions: list[Value], offsets: list[Size], sizes: list[Size], destinations: list[Value]
    ) -> TiledBody:
        """Emits one tile: clones the operation with new destinations, tiles it, and erases the clone."""
        rewriter = self.rewriter
        inverse = inverse_of(self.order)
        offsets, sizes = permuted(offsets, inverse), permuted(sizes, inverse)
        copy = clone_with_destinations(rewriter, self.op, destinations)
        if all(is_index(size, 0) for size in self.sizes):
            self.made = TilingResult([copy], list(copy.results))
            return list(copy.results), []
        if self.options.reduction is ReductionStrategy.FULL:
            tiled = self.model.get_tiled_implementation(copy, rewriter, offsets, sizes)
        else:
            tiled = self._partial_tile(copy, inductions, offsets, sizes, destinations)
        rewriter.erase_op(copy)
        if tiled is None:
            self.op.emit_op_error("failed to tile operation")
            raise TilingFailure("failed to tile operation")
        self.made = tiled
        places = []
        for number, value in enumerate(tiled.values):
            place = self._place(number, value, inductions, offsets, sizes)
            if place is None:
                raise TilingFailure("failed to get slice of result produced")
            places.append(place)
        return list(tiled.values), places

    def _place(
        self, number: int, value: Value, inductions: list[Value], offsets: list[Size], sizes: list[Size]
    ) -> tuple[list[Size], list[Size]] | None:
        if self.options.reduction is ReductionStrategy.FULL:
            return self.model.get_result_tile_position(self.op, self.rewriter, number, offsets, sizes)
        model = _partial_model(self.op)
        result: tuple[list[Size], list[Size]] | None = model.get_partial_result_tile_position(
            self.op,
            self.rewriter,
            number,
            self.options.reduction,
            offsets,
            sizes,
            self.reduction_dims,
            self._split_inductions(inductions),
        )
        return result

    def _partial_tile(
        self,
        copy: GenericOp,
        inductions: list[Value],
        offsets: list[Size],
        sizes: list[Size],
        destinations: list[Value],
    ) -> TilingResult | None:
        model = _partial_model(copy)
        result: TilingResult | None = model.tile_to_partial_reduction(
            copy,
            self.rewriter,
            copy.raw_location,
            self.options.reduction,
            destinations,
            offsets,
            sizes,
            self.reduction_dims,
            self._split_inductions(inductions),
        )
        return result

    def _split_inductions(self, inductions: list[Value]) -> list[Size]:
        """Returns the partial result that each reduction loop works on."""
        if self.options.reduction is not ReductionStrategy.PARTIAL_OUTER_PARALLEL:
            return []
        rest = iter(inductions)
        tiled = self.threads or self.sizes
        own_inductions: list[Size] = []
        own = {loop: next(rest) for loop, size in enumerate(tiled) if not is_index(size, 0)}
        for loop in self.reduction_dims:
            if self.threads:
                own_inductions.append(own[loop])
            else:
                number = AffineMap(1, 1, [dim(0).floordiv(symbol(0))])
                own_inductions.append(folded_apply(self.rewriter, number, [own[loop], self.sizes[loop]]))
        return own_inductions


def _partial_model(op: Operation) -> Any:
    model = PartialReductionOpInterface.get(op)
    if model is None:
        raise TilingFailure(
            "PartialReductionOuterReduction tiling strategy is only supported for operations that implement it"
        )
    return model


# ---- Making loops


def _bounds(domain: Sequence[Range], sizes: Sequence[Size]) -> tuple[list[Size], list[Size], list[Size]]:
    """Lower bounds, upper bounds and steps of the loops that are tiled."""
    tiled = [(range_, size) for range_, size in zip(domain, sizes, strict=True) if not is_index(size, 0)]
    return [range_.offset for range_, _ in tiled], [range_.size for range_, _ in tiled], [size for _, size in tiled]


def _for_loops(
    rewriter: PatternRewriter, domain: Sequence[Range], sizes: Sequence[Size], inits: list[Value], body: MakeBody
) -> list[Any]:
    low, high, step = (as_values(rewriter, part) for part in _bounds(domain, sizes))
    where = rewriter.location
    loops: list[Any] = []
    carried = inits
    for bounds in zip(low, high, step, strict=True):
        types = [value.type for value in carried]
        block = Block([INDEX, *types], [where] * (1 + len(types)))
        region = Region()
        region.append(block)
        loop = rewriter.insert(ForOp([*bounds, *carried], types, {}, {}, (), [region], where))
        loops.append(loop)
        carried = list(block.arguments[1:])
        rewriter.set_insertion_point_to_end(block)
    inductions = [loop.regions[0].entry_block.arguments[0] for loop in loops]
    offsets, tile_sizes = _offsets_and_sizes(rewriter, inductions, domain, sizes)
    values, places = body(inductions, offsets, tile_sizes, carried)
    yielded: list[Value] = []
    for value, target, place in zip(values, carried, places, strict=False):
        yielded.append(insert_slice(rewriter, value, target, Slice(*place)).results[0])
    rewriter.insert(make_yield(yielded, where))
    for outer, inner in zip(loops[:-1], loops[1:], strict=True):
        rewriter.set_insertion_point_to_end(outer.regions[0].entry_block)
        rewriter.insert(make_yield(inner.results, where))
    return loops


def _forall_loop(
    rewriter: PatternRewriter,
    domain: Sequence[Range],
    sizes: Sequence[Size],
    threads: Sequence[Size],
    inits: list[Value],
    mapping: Sequence[Attribute],
    body: MakeBody,
) -> Any:
    if threads:
        counts = [number for number in threads if not is_index(number, 0)]
        loop = build_forall(rewriter, [0] * len(counts), counts, [1] * len(counts), inits, mapping)
    else:
        loop = build_forall(rewriter, *_bounds(domain, sizes), inits, mapping)
    block = loop.regions[0].entry_block
    terminator = block.last_op
    rewriter.set_insertion_point(terminator)
    count = len(block.arguments) - len(inits)
    inductions, carried = list(block.arguments[:count]), list(block.arguments[count:])
    if threads:
        offsets, tile_sizes = _offsets_and_sizes_of_threads(rewriter, inductions, domain, sizes, threads)
    else:
        offsets, tile_sizes = _offsets_and_sizes(rewriter, inductions, domain, sizes)
    values, places = body(inductions, offsets, tile_sizes, carried)
    rewriter.set_insertion_point_to_end(terminator.regions[0].entry_block)
    for value, target, place in zip(values, carried, places, strict=False):
        parallel_insert_slice(rewriter, value, target, Slice(*place))
    return loop


# ---- Where tiles are


def _offsets_and_sizes(
    builder: Builder, inductions: Sequence[Value], domain: Sequence[Range], sizes: Sequence[Size]
) -> tuple[list[Size], list[Size]]:
    """Returns the tile of each loop, bounded by the end of the loop where the size does not divide it."""
    rest = iter(inductions)
    offsets: list[Size] = []
    parts: list[Size] = []
    for range_, size in zip(domain, sizes, strict=True):
        if is_index(size, 0):
            offsets.append(range_.offset)
            parts.append(range_.size)
            continue
        offset = next(rest)
        offsets.append(offset)
        parts.append(_bounded_size(builder, range_, offset, size))
    return offsets, parts


def _bounded_size(builder: Builder, domain: Range, offset: Size, size: Size) -> Size:
    step = constant_int(size)
    if step == 1:
        return size
    start, end = constant_int(domain.offset), constant_int(domain.size)
    if step is not None and start is not None and end is not None and (end - start) % step == 0:
        return size
    as_value(builder, domain.size)
    bounds = AffineMap(1, 2, [symbol(0) - dim(0), symbol(1)])
    return folded_min(builder, bounds, [offset, domain.size, size])


def _offsets_and_sizes_of_threads(
    builder: Builder,
    inductions: Sequence[Value],
    domain: Sequence[Range],
    sizes: Sequence[Size],
    threads: Sequence[Size],
) -> tuple[list[Size], list[Size]]:
    """Does the same for induction variables that count threads."""
    rest = iter(inductions)
    offsets: list[Size] = []
    parts: list[Size] = []
    for range_, size, number in zip(domain, sizes, threads, strict=True):
        if is_index(number, 0):
            offsets.append(range_.offset)
            parts.append(range_.size)
            continue
        induction = next(rest)
        start = dim(0) + dim(1) * symbol(0)
        offset = folded_apply(builder, AffineMap(2, 1, [start]), [range_.offset, induction, size])
        residual = folded_apply(
            builder, AffineMap(2, 2, [symbol(1) - start]), [range_.offset, number, size, range_.size]
        )
        own = size
        if not is_index(residual, 0):
            left = folded_apply(builder, AffineMap(1, 1, [symbol(0) - dim(0)]), [offset, range_.size])
            own = folded_min(builder, AffineMap.identity(2), [left, size])
        if not _always_starts_inside(size, number, range_.size):
            own = folded_max(builder, AffineMap.identity(2), [0, own])
        offsets.append(offset)
        parts.append(own)
    return offsets, parts


def _always_starts_inside(size: Size, number: Size, total: Size) -> bool:
    step, count, end = constant_int(size), constant_int(number), constant_int(total)
    return step is not None and count is not None and end is not None and step * (count - 1) < end
