"""Tiling of any tileable operation with loops of scf.

``tile`` creates the loops around one tile of an operation: a nest of scf.for or one scf.forall. The operation itself
stays; the caller replaces it with the replacements in the result.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from enum import Enum
from typing import TYPE_CHECKING, Any

from lamina.define import segment_sizes
from lamina.define.properties import property_name
from lamina.dialects.arith.mixed import as_value, as_values, is_index, simplified
from lamina.dialects.linalg.sizes import folded_apply, folded_max, folded_min
from lamina.dialects.linalg.slices import Slice, insert_slice, parallel_insert_slice
from lamina.dialects.scf.builders import make_yield
from lamina.dialects.scf.ops import ForallOp, ForOp, InParallelOp
from lamina.dialects.tensor.ops import EmptyOp
from lamina.interfaces.destination_style import DestinationStyleOpInterface, dps_inits
from lamina.interfaces.shapes import reify_result_shapes
from lamina.interfaces.tiling import (
    PartialReductionOpInterface,
    Range,
    Size,
    TilingInterface,
    TilingResult,
)
from lamina.interfaces.view_like import split_mixed_values
from lamina.ir.affine import AffineMap, dim, symbol
from lamina.ir.attribute import Attribute
from lamina.ir.attributes import ArrayAttr, DenseI64ArrayAttr
from lamina.ir.block import Block
from lamina.ir.builder import Builder, InsertionPoint
from lamina.ir.operation import Operation
from lamina.ir.region import Region
from lamina.ir.types import IndexType, RankedTensorType, TensorType
from lamina.ir.value import Value, type_as
from lamina.rewrite import PatternRewriter
from lamina.rewrite.fold import constant_int

if TYPE_CHECKING:
    from lamina.dialects.linalg.structured_ops import GenericOp
    from lamina.interfaces.tiling import TilingModel

INDEX = IndexType()
REDUCTION = "reduction"


class LoopKind(Enum):
    """The kind of loops to create."""

    FOR = "for"
    FORALL = "forall"


class ReductionStrategy(Enum):
    """How to handle reduction loops: sequentially, or by gathering and merging partial results."""

    FULL = "full"
    PARTIAL_OUTER = "partial outer reduction"
    PARTIAL_OUTER_PARALLEL = "partial outer parallel"


SizesFunction = Callable[[Builder, Operation], Sequence[Size]]


@dataclass
class TilingOptions:
    """The tiling options. ``tile_sizes`` and ``num_threads`` are lists, or functions of (builder, operation); size 0
    leaves a loop untiled, and missing sizes are 0."""

    tile_sizes: Sequence[Size] | SizesFunction | None = None
    num_threads: Sequence[Size] | SizesFunction | None = None
    interchange: Sequence[int] = ()
    loop_kind: LoopKind = LoopKind.FOR
    mapping: Sequence[Attribute] = ()
    reduction: ReductionStrategy = ReductionStrategy.FULL
    reduction_dims: Sequence[int] = ()


class TilingFailure(Exception):
    """The operation cannot be tiled like that; the message gives the reason. Diagnostics may have been emitted
    before."""


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
            self.sizes, self.threads = _requested_sizes(rewriter, op, options, domain)
            _check_safety(op, self.model, options, self.sizes, self.threads)
            self.reduction_dims = _reduction_dims(self.sizes, options)
            self.order = _full_interchange(options.interchange, len(domain))
            inits = self._initial_tensors(domain)
            loops = self._loop_nest(_permuted(domain, self.order), inits)
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
        tensor = _partial_model(op).generate_initial_tensor_for_partial_reduction(
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
        sizes, threads = _permuted(self.sizes, self.order), _permuted(self.threads, self.order)
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
        inverse = _inverse(self.order)
        offsets, sizes = _permuted(offsets, inverse), _permuted(sizes, inverse)
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
        return model.get_partial_result_tile_position(
            self.op,
            self.rewriter,
            number,
            self.options.reduction,
            offsets,
            sizes,
            self.reduction_dims,
            self._split_inductions(inductions),
        )

    def _partial_tile(
        self,
        copy: GenericOp,
        inductions: list[Value],
        offsets: list[Size],
        sizes: list[Size],
        destinations: list[Value],
    ) -> TilingResult | None:
        model = _partial_model(copy)
        return model.tile_to_partial_reduction(
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


# ---- Requests


def _evaluated(
    request: Sequence[Size] | SizesFunction | None, builder: Builder, op: Operation, count: int
) -> list[Size]:
    """Returns the requested sizes, with 0 for missing ones."""
    sizes = list(request(builder, op)) if callable(request) else list(request or ())
    for size in sizes:
        number = constant_int(size)
        if number is not None and number < 0:
            raise TilingFailure(f"size {number} is negative")
    return (sizes + [0] * count)[:count]


def _requested_sizes(
    builder: Builder, op: Operation, options: TilingOptions, domain: Sequence[Range]
) -> tuple[list[Size], list[Size]]:
    """Returns tile sizes and numbers of threads; omitted sizes follow from the threads."""
    count = len(domain)
    if options.num_threads is None:
        return _evaluated(options.tile_sizes, builder, op, count), []
    threads = _evaluated(options.num_threads, builder, op, count)
    if options.tile_sizes is not None:
        return _evaluated(options.tile_sizes, builder, op, count), threads
    share = AffineMap(0, 3, [(symbol(1) - symbol(0)).ceildiv(symbol(2))])
    sizes: list[Size] = [
        0 if is_index(number, 0) else folded_apply(builder, share, [range_.offset, range_.size, number])
        for range_, number in zip(domain, threads, strict=True)
    ]
    return sizes, threads


def _check_safety(
    op: Operation, model: type[TilingModel], options: TilingOptions, sizes: Sequence[Size], threads: Sequence[Size]
) -> None:
    """Warns about parallel loops over reductions, and rejects partial reductions of loops that are not reductions."""
    kinds = model.get_loop_iterator_types(op)
    for loop, (kind, size) in enumerate(zip(kinds, sizes, strict=True)):
        if options.reduction is ReductionStrategy.FULL:
            if options.loop_kind is LoopKind.FORALL and kind == REDUCTION:
                number = constant_int(threads[loop]) if threads else None
                if (threads and number is not None and number > 1) or (not threads and (constant_int(size) or 0) > 0):
                    op.emit_warning(f"tiling is not thread safe at axis #{loop}")
        elif kind != REDUCTION and not is_index(size, 0):
            op.emit_op_error("tiling parallel dimensions is not supported with partial reduction tiling strategies")
            raise TilingFailure("parallel dimensions cannot be tiled here")


def _reduction_dims(sizes: Sequence[Size], options: TilingOptions) -> list[int]:
    return [loop for loop in options.reduction_dims if loop < len(sizes) and not is_index(sizes[loop], 0)]


def _full_interchange(order: Sequence[int], count: int) -> list[int]:
    """Returns the order of the loops; those that it does not name follow in their own order."""
    if not order:
        return []
    return [*order, *(loop for loop in range(count) if loop not in order)][:count]


def _permuted(values: Sequence[Value | int | Range], order: Sequence[int]) -> list[Any]:
    return [values[position] for position in order] if order and values else list(values)


def _inverse(order: Sequence[int]) -> list[int]:
    inverse = [0] * len(order)
    for position, origin in enumerate(order):
        inverse[origin] = position
    return inverse


# ---- Destinations


def destinations(builder: Builder, op: Operation) -> list[Value]:
    """Returns for each result its destination tensor: its init, or a new empty one. Raises TilingFailure."""
    if not op.results:
        return []
    if DestinationStyleOpInterface.get(op) is not None:
        return [slot.value for slot in dps_inits(op) if isinstance(slot.value.type, TensorType)]
    with builder.insertion_guard(InsertionPoint.before_op(op)):
        builder.location = op.raw_location
        if not all(isinstance(result.type, RankedTensorType) for result in op.results):
            raise TilingFailure("only ranked tensors can be destinations")
        shapes = None
        tensors: list[Value] = []
        for number, result in enumerate(op.results):
            type = type_as(result, RankedTensorType)
            if type.has_static_shape:
                sizes: list[Size] = list(type.shape)
            else:
                shapes = shapes or reify_result_shapes(builder, op)
                if shapes is None:
                    raise TilingFailure("failed to create destinations")
                sizes = shapes[number]
            static, dynamic = split_mixed_values(sizes)
            empty = EmptyOp(
                dynamic, [RankedTensorType(static, type.element_type, type.encoding)], location=builder.location
            )
            tensors.append(builder.insert(empty).results[0])
        return tensors


def clone_with_destinations(rewriter: PatternRewriter, op: Operation, destinations: Sequence[Value]) -> Any:
    """Returns a copy of the operation that writes into these tensors, where it is of destination style."""
    copy = rewriter.clone(op)
    if destinations and DestinationStyleOpInterface.get(op) is not None:
        for slot, value in zip(dps_inits(copy), destinations, strict=True):
            slot.set(value)
    return copy


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


def build_forall(
    builder: Builder,
    lower: Sequence[Size],
    upper: Sequence[Size],
    steps: Sequence[Size],
    outputs: Sequence[Value],
    mapping: Sequence[Attribute] | None = None,
) -> Any:
    """Returns a new scf.forall with its terminator."""
    where = builder.location
    properties: dict[str, Attribute] = {}
    operands: list[Value] = []
    counts: list[int] = []
    names = ("staticLowerBound", "staticUpperBound", "staticStep")
    for name, sizes in zip(names, (lower, upper, steps), strict=True):
        static, dynamic = split_mixed_values(sizes)
        properties[name] = DenseI64ArrayAttr(static)
        operands += dynamic
        counts.append(len(dynamic))
    properties.update(segment_sizes(*counts, len(outputs)))
    if mapping:
        properties[property_name(ForallOp.mapping)] = ArrayAttr(mapping)
    types = [value.type for value in outputs]
    block = Block([INDEX] * len(upper) + types, [where] * (len(upper) + len(types)))
    region = Region()
    region.append(block)
    inner = Region()
    inner.append(Block())
    block.append(InParallelOp((), (), {}, {}, (), [inner], where))
    return builder.insert(ForallOp([*operands, *outputs], types, properties, {}, (), [region], where))


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


# ---- Normal form of scf.forall


def normalize_forall(rewriter: PatternRewriter, loop: ForallOp) -> Any:
    """Returns the same loop counting from 0 by 1; the loop itself if it already does."""
    from lamina.dialects.linalg.slices import mixed

    lower = mixed(loop.static_lower_bound, loop.dynamic_lower_bound)
    upper = mixed(loop.static_upper_bound, loop.dynamic_upper_bound)
    steps = mixed(loop.static_step, loop.dynamic_step)
    if all(is_index(bound, 0) for bound in lower) and all(is_index(step, 1) for step in steps):
        return loop
    with rewriter.insertion_guard(InsertionPoint.before_op(loop)):
        rewriter.location = loop.raw_location
        count = AffineMap(0, 3, [(symbol(1) - symbol(0)).ceildiv(symbol(2))])
        counts = [folded_apply(rewriter, count, list(bounds)) for bounds in zip(lower, upper, steps, strict=True)]
        known = [simplified(count) for count in counts]
        attributes = loop.mapping
        new_op = build_forall(
            rewriter,
            [0] * len(known),
            known,
            [1] * len(known),
            loop.outputs,
            attributes,
        )
        empty = new_op.regions[0].entry_block
        rewriter.inline_region_before(loop.regions[0], empty, new_op.regions[0])
        rewriter.erase_block(empty)
        block = new_op.regions[0].entry_block
        rewriter.set_insertion_point_to_start(block)
        for argument, low, step in zip(list(block.arguments), lower, steps, strict=False):
            _denormalize(rewriter, argument, low, step)
        rewriter.replace_op(loop, new_op.results)
        return new_op


def _denormalize(rewriter: PatternRewriter, induction: Value, lower: Size, step: Size) -> None:
    """Replaces uses of a normalized counter with the original value."""
    uses = list(induction.uses)
    value: Size = induction
    if not is_index(step, 1):
        value = folded_apply(rewriter, AffineMap(1, 1, [dim(0) * symbol(0)]), [value, step])
    if not is_index(lower, 0):
        value = folded_apply(rewriter, AffineMap(1, 1, [dim(0) + symbol(0)]), [value, lower])
    replacement = as_value(rewriter, value)
    for use in uses:
        use.set(replacement)


__all__ = [
    "LoopKind",
    "ReductionStrategy",
    "TiledLoops",
    "TilingFailure",
    "TilingOptions",
    "build_forall",
    "destinations",
    "normalize_forall",
    "tile",
]
