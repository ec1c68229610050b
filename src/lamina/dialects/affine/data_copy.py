"""Copies the data accessed by a range of operations to buffers in a faster memory."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any

from lamina.dialects.affine.build import build_canonical_for
from lamina.dialects.affine.compose import canonicalize_map_and_operands, compose_map_and_operands
from lamina.dialects.affine.memref_replacement import replace_memref_uses
from lamina.dialects.affine.nest import enclosing_affine_operations, nesting_depth
from lamina.dialects.affine.ops import (
    AffineApplyOp,
    AffineDmaStartOp,
    AffineDmaWaitOp,
    AffineForOp,
    AffineLoadOp,
    AffineStoreOp,
)
from lamina.dialects.affine.regions import (
    AccessedRegion,
    accessed_region,
    element_size_in_bytes,
    full_region,
    has_no_gaps,
    symbols_of,
)
from lamina.dialects.affine.value_constraints import Unsupported
from lamina.dialects.arith.ops import ConstantOp
from lamina.dialects.memref.ops import AllocOp, DeallocOp
from lamina.interfaces.function import FunctionOpInterface
from lamina.ir import parity
from lamina.ir.affine import AffineExpr, AffineMap, dim, dims
from lamina.ir.attributes import AffineMapAttr, IntegerAttr
from lamina.ir.block import Block
from lamina.ir.builder import Builder, InsertionPoint
from lamina.ir.operation import Operation
from lamina.ir.types import BaseMemRefType, IndexType, MemRefType, i32, i64
from lamina.ir.value import Value, type_as

if TYPE_CHECKING:
    from lamina.ir.location import LocationLike

INDEX = IndexType()


@dataclass
class CopyOptions:
    """The memory spaces to copy from and to, the capacity in bytes (None for unlimited), and whether to copy with
    DMA transfers, whose tags have a separate space."""

    slow_space: int = 0
    fast_space: int = 1
    capacity: int | None = None
    use_dma: bool = False
    tag_space: int = 0


@dataclass
class _Range:
    """Operations of a block from ``begin`` up to ``end`` (not included)."""

    block: Block
    begin: Operation
    end: Operation

    def operations(self) -> list[Operation]:
        inner_operations = []
        at: Operation | None = self.begin
        while at is not None and at is not self.end:
            inner_operations.append(at)
            at = at.next_op
        return inner_operations


@dataclass
class CopyGenerator:
    """Generates copies; ``copy_nests`` takes the loops that copy."""

    options: CopyOptions
    copy_nests: dict[Operation, None] = field(default_factory=dict)

    def run(self, begin: Operation, end: Operation) -> bool:
        """Copies the data accessed by the operations from ``begin`` up to ``end`` (exclusive). False if a region is
        unknown."""
        if begin is end:
            return True
        assert begin.parent is not None
        place = _Range(begin.parent, begin, end)
        regions = self._regions(place)
        if regions is None:
            return False
        buffers: dict[Value, Value] = {}
        total = 0
        succeeded = True
        for region in regions:
            size = self._copy(region, place, buffers)
            if size is None:
                succeeded = False
            else:
                total += size
        holder = place.block.parent_op
        if succeeded and self.options.capacity is not None and total > self.options.capacity and holder is not None:
            holder.emit_warning("total size of all copy buffers' for this block exceeds fast memory capacity")
        return succeeded

    # ---- Regions

    def _regions(self, place: _Range) -> list[AccessedRegion] | None:
        """Returns one region per memref that is read, then one per memref that is written; both are equal if a
        memref is read and written."""
        depth = nesting_depth(place.begin)
        reads: dict[Value, AccessedRegion] = {}
        writes: dict[Value, AccessedRegion] = {}
        for top in place.operations():
            for operation in top.walk_post_order():
                if not isinstance(operation, AffineLoadOp | AffineStoreOp) or not self._is_wanted(operation, place):
                    continue
                region: AccessedRegion | None
                try:
                    region = accessed_region(operation, depth, within_shape=False)
                except Unsupported:
                    region = full_region(operation, depth)
                if region is None:
                    return None
                for known in (reads.get(region.memref), writes.get(region.memref)):
                    if known is None:
                        continue
                    if not known.unite(region):
                        full = full_region(operation, depth)
                        if full is None:
                            return None
                        region.constraints = full.constraints
                        known.constraints = full.constraints.copy()
                    else:
                        region.constraints = known.constraints.copy()
                (writes if region.is_write else reads).setdefault(region.memref, region)
        for memref, written in writes.items():
            if memref not in reads and _can_be_copied(written) and not _is_all_written(written, place, depth):
                # What is copied back without being written has to be what was there before.
                reads[memref] = replace(written, is_write=False, constraints=written.constraints.copy())
        return [*reads.values(), *writes.values()]

    def _is_wanted(self, operation: AffineLoadOp | AffineStoreOp, place: _Range) -> bool:
        memref: Value = operation.memref
        space = type_as(memref, BaseMemRefType).memory_space
        if isinstance(space, IntegerAttr) and space.value != self.options.slow_space:
            return False
        holder = memref.parent_region
        return holder is not None and holder.is_ancestor(place.block.parent)

    # ---- Copies

    def _copy(self, region: AccessedRegion, place: _Range, buffers: dict[Value, Value]) -> int | None:
        """Generates the copy of one region and redirects the range to the buffer; returns the bytes of a new buffer."""
        copy_in, copy_out = _highest_placement(region, place)
        at_end = copy_out is place.end
        top = _TopOfFunction(place.begin)
        zero = top.constant(0)
        if place.begin is place.end:
            return 0
        last = place.end.prev_op
        assert last is not None
        top = _TopOfFunction(place.begin)
        location = region.location
        prologue = Builder(InsertionPoint.before_op(copy_in), location=location)
        epilogue = Builder(InsertionPoint.before_op(copy_out), location=location)
        builder = epilogue if region.is_write else prologue
        memref_type = region.memref_type
        if not memref_type.has_identity_layout or not memref_type.shape:
            return None
        shape = region.constant_shape()
        if shape is None:
            return None
        if not shape.num_elements:
            return 0
        bounds = [region.bounds(position) for position in range(region.rank)]
        if any(not lower.num_results or not upper.num_results for lower, upper in bounds):
            return None
        symbols = symbols_of(region)
        offsets, starts = _offsets(shape.lowers, symbols, builder, top, zero, location)
        size = 0
        is_new = region.memref not in buffers
        if is_new:
            type = _buffer_type(memref_type, shape.shape, self.options.fast_space)
            buffers[region.memref] = prologue.create(AllocOp, memref=type).results[0]
            size = shape.num_elements * (element_size_in_bytes(memref_type.element_type) or 0)
        buffer = buffers[region.memref]
        count = top.constant(shape.num_elements, location)
        end = place.end
        if self.options.use_dma:
            strides = _strides(memref_type.shape, shape.shape)
            if len(strides) > 1:
                return None
            sizes = [count, *(top.constant(number, location) for stride in strides for number in stride)]
            tag = self._tag(prologue)
            start = _transfer(region, starts, buffer, tag, zero, sizes, builder)
            dealloc = epilogue.create(DeallocOp, tag)
            if at_end:
                end = start if region.is_write else dealloc
            if is_new:
                epilogue.create(DeallocOp, buffer)
        else:
            nest = _copy_nest(region, buffer, bounds, symbols, offsets, builder)
            self.copy_nests[nest] = None
            if region.is_write and at_end:
                end = nest
            if is_new:
                dealloc = epilogue.create(DeallocOp, buffer)
                if end is place.end and at_end:
                    end = dealloc
        self._use_buffer(region, buffer, symbols, offsets, place, last)
        place.end = end
        return size

    def _tag(self, prologue: Builder) -> Value:
        """Allocates the tag of a DMA transfer."""
        tag_type = MemRefType([1], i32, None, _space(self.options.tag_space))
        return prologue.create(AllocOp, memref=tag_type).results[0]

    def _use_buffer(
        self,
        region: AccessedRegion,
        buffer: Value,
        symbols: Sequence[Value],
        offsets: Sequence[AffineExpr],
        place: _Range,
        last: Operation,
    ) -> None:
        count = len(symbols)
        results = [dim(count + position) - offset for position, offset in enumerate(offsets)]
        remap = AffineMap(count + len(offsets), 0, results)
        before = place.begin.prev_op

        def is_in_range(user: Operation) -> bool:
            holder = place.block.find_ancestor_op(user)
            if holder is None:
                return False
            return not holder.is_before_in_block(place.begin) and not last.is_before_in_block(holder)

        replace_memref_uses(region.memref, buffer, remap, symbols, is_in_range)
        begin = place.block.first_op if before is None else before.next_op
        assert begin is not None
        place.begin = begin


def _can_be_copied(region: AccessedRegion) -> bool:
    """True if a copy has a buffer of known shape, and loops with bounds."""
    type = region.memref_type
    if not type.has_identity_layout or not type.shape:
        return False
    shape = region.constant_shape()
    if shape is None or not shape.num_elements:
        return False
    bounds = [region.bounds(position) for position in range(region.rank)]
    return all(lower.num_results and upper.num_results for lower, upper in bounds)


def _is_all_written(region: AccessedRegion, place: _Range, depth: int) -> bool:
    """True if stores are known to write all elements that a copy of the region copies."""
    for top in place.operations():
        for store in top.walk():
            if not isinstance(store, AffineStoreOp) or store.memref is not region.memref:
                continue
            if any(not isinstance(outer, AffineForOp) for outer in _ancestors_up_to(store, top)):
                continue
            if not has_no_gaps(store, depth):
                continue
            try:
                if accessed_region(store, depth, within_shape=False, drop_locals=False).contains(region.box()):
                    return True
            except Unsupported:
                continue
    return False


def _ancestors_up_to(operation: Operation, top: Operation) -> list[Operation]:
    """Returns the operations around one, the last of them ``top``; none for ``top`` itself."""
    ancestors: list[Operation] = []
    while operation is not top:
        assert operation.parent_op is not None
        operation = operation.parent_op
        ancestors.append(operation)
    return ancestors


def _highest_placement(region: AccessedRegion, place: _Range) -> tuple[Operation, Operation]:
    """Returns the insertion points of the incoming and outgoing copies: outside of the loops around the range on which
    the region does not depend, and in which nothing else accesses the memref."""
    symbols = symbols_of(region)
    holder = region.memref.parent_region
    outermost: Operation | None = None
    for enclosing in reversed(enclosing_affine_operations(place.begin)):
        if holder is None or not holder.is_ancestor(enclosing.parent_region):
            break
        if not isinstance(enclosing, AffineForOp):
            break
        induction = enclosing.regions[0].arguments[0]
        if any(value is induction for value in symbols) or _is_used_besides(region.memref, enclosing, place):
            break
        outermost = enclosing
    if outermost is None:
        return place.begin, place.end
    assert outermost.next_op is not None
    return outermost, outermost.next_op


def _is_used_besides(memref: Value, loop: Operation, place: _Range) -> bool:
    """True if operations in a loop around the range, but not in the range, use the memref."""
    inside = {id(operation) for operation in place.operations()}
    for user in memref.users:
        if loop.is_proper_ancestor(user) and id(place.block.find_ancestor_op(user)) not in inside:
            return True
    return False


class _TopOfFunction:
    """Constants at the start of the function around an operation."""

    def __init__(self, operation: Operation) -> None:
        function = next(outer for outer in operation.ancestors if FunctionOpInterface.get(outer) is not None)
        self.builder = Builder(
            InsertionPoint.at_block_start(function.regions[0].entry_block), location=function.raw_location
        )

    def constant(self, number: int, location: LocationLike | None = None) -> Value:
        properties: dict[str, Any] = {"value": IntegerAttr.wrapped(INDEX, number)}
        where = self.builder.location if location is None else location
        return self.builder.insert(ConstantOp((), (INDEX,), properties, {}, (), (), where)).results[0]


def _offsets(
    lowers: Sequence[AffineMap],
    symbols: Sequence[Value],
    builder: Builder,
    top: _TopOfFunction,
    zero: Value,
    location: LocationLike,
) -> tuple[list[AffineExpr], list[Value]]:
    """Returns the start of the buffer in the memref: over the region's symbols as dims, and as values, which only DMA
    transfers use."""
    exprs: list[AffineExpr] = []
    starts: list[Value] = []
    for lower in lowers:
        if lower.is_single_constant():
            number = lower.single_constant_result
            starts.append(top.constant(number, location) if number else zero)
            exprs.append(lower.results[0])
            continue
        count = len(symbols)
        map = lower.replace_dims_and_symbols([], dims(count), count, 0)
        properties: dict[str, Any] = {"map": AffineMapAttr(map)}
        starts.append(builder.insert(AffineApplyOp(symbols, [INDEX], properties, {}, (), (), location)).results[0])
        exprs.append(map.results[0])
    return exprs, starts


def _space(number: int) -> IntegerAttr | None:
    return IntegerAttr(i64, number) if number else None


def _buffer_type(type: MemRefType, shape: Sequence[int], space: int) -> MemRefType:
    return MemRefType(shape, type.element_type, None, _space(space))


def _copy_nest(
    region: AccessedRegion,
    buffer: Value,
    bounds: Sequence[tuple[AffineMap, AffineMap]],
    symbols: Sequence[Value],
    offsets: Sequence[AffineExpr],
    builder: Builder,
) -> Any:
    """Loops that copy the region into the buffer, or out of it for regions that are written."""
    location = region.location
    root = None
    indices: list[Value] = []
    count = len(symbols)
    for lower, upper in bounds:
        loop = build_canonical_for(builder, (lower, symbols), (upper, symbols), location=location)
        root = loop if root is None else root
        builder = Builder(InsertionPoint.before_terminator(loop.regions[0].entry_block), location=location)
        indices.append(loop.regions[0].arguments[0])
    rank = len(bounds)
    # The symbols once per offset: the order in which MLIR creates them.
    results = [
        dim(position) - offset.shift_dims(count, rank + position * count) for position, offset in enumerate(offsets)
    ]
    joint = AffineMap(rank + rank * count, 0, results)
    map, operands = compose_map_and_operands(joint, [*indices, *list(symbols) * rank])
    map, operands = canonicalize_map_and_operands(map.simplify(), operands)
    slow = (region.memref, indices, AffineMap.identity(rank))
    fast = (buffer, operands, map)
    source, target = (fast, slow) if region.is_write else (slow, fast)
    load = AffineLoadOp(
        [source[0], *source[1]],
        [region.memref_type.element_type],
        {"map": AffineMapAttr(source[2])},
        {},
        (),
        (),
        location,
    )
    value = builder.insert(load).results[0]
    store = AffineStoreOp([value, target[0], *target[1]], (), {"map": AffineMapAttr(target[2])}, {}, (), (), location)
    builder.insert(store)
    return root


# ---- Transfers by DMA


def _strides(shape: Sequence[int], buffer_shape: Sequence[int]) -> list[tuple[int, int]]:
    """Returns the stride and the number of elements per stride of each dim, innermost first, that the buffer only
    partially covers while it has several elements of the next outer dim."""
    strides: list[tuple[int, int]] = []
    stride = per_stride = 1
    for position in range(len(shape) - 1, 0, -1):
        stride *= shape[position]
        per_stride *= buffer_shape[position]
        if buffer_shape[position] < shape[position] and buffer_shape[position - 1] > 1:
            strides.append((stride, per_stride))
    return strides


def _transfer(
    region: AccessedRegion,
    starts: Sequence[Value],
    buffer: Value,
    tag: Value,
    zero: Value,
    sizes: Sequence[Value],
    builder: Builder,
) -> Operation:
    """Starts a transfer of the region into the buffer, or out of it for regions that are written, and waits for it."""
    start_map, start_operands = AffineMap.identity(region.rank), list(starts)
    # MLIR moves constants into the map only along with others.
    if not parity.is_strict() or any(isinstance(value.defining_op, AffineApplyOp) for value in starts):
        start_map, start_operands = compose_map_and_operands(start_map, start_operands)
    slow = (region.memref, start_map, start_operands)
    fast = (buffer, AffineMap.identity(region.rank), [zero] * region.rank)
    identity = AffineMapAttr(AffineMap.identity(1))
    source, target = (fast, slow) if region.is_write else (slow, fast)
    maps: dict[str, Any] = {
        "dst_map": AffineMapAttr(target[1]),
        "src_map": AffineMapAttr(source[1]),
        "tag_map": identity,
    }
    operands = [source[0], *source[2], target[0], *target[2], tag, zero, *sizes]
    start = builder.insert(AffineDmaStartOp(operands, (), {}, maps, (), (), region.location))
    builder.insert(AffineDmaWaitOp([tag, zero, sizes[0]], (), {}, {"tag_map": identity}, (), (), region.location))
    return start
