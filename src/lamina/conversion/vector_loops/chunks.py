"""Chunks of the loops over register tiles, which run on different cores.

Chunks consist of whole tiles; the last one of a loop runs to the loop's end. One parallel loop is divided if that gives
enough chunks, otherwise two. What is not known before run time is computed from the sizes then: too small operations
are one chunk."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import prod
from typing import TYPE_CHECKING, NamedTuple

from lamina.conversion.parallel_work import WORK, WORK_OF_A_PART, bit_width, block_cost
from lamina.conversion.vector_loops.accesses import Access
from lamina.dialects.arith.enums import CmpIPredicate
from lamina.dialects.arith.mixed import constant_index
from lamina.dialects.arith.ops import (
    AddIOp,
    CeilDivUIOp,
    CmpIOp,
    DivUIOp,
    MaxUIOp,
    MinUIOp,
    MulIOp,
    RemUIOp,
    SelectOp,
)
from lamina.dialects.linalg.structure import LinalgOp, element_type
from lamina.dialects.scf.ops import ParallelOp, ReduceOp
from lamina.interfaces.tiling import Size
from lamina.ir.attribute import Attribute
from lamina.ir.attributes import DenseI32ArrayAttr, IntegerAttr
from lamina.ir.block import Block
from lamina.ir.builder import Builder
from lamina.ir.region import Region
from lamina.ir.types import IndexType, MemRefType, i64
from lamina.ir.value import Value, type_as

if TYPE_CHECKING:
    from lamina.conversion.vector_loops.loops import VectorLoops

INDEX = IndexType()


class Division(NamedTuple):
    """A loop in parts of ``length`` iterations each."""

    loop: int
    parts: Size
    length: Size


class Chunks:
    """The chunks of an operation's parallel loops."""

    def __init__(self, loops: VectorLoops) -> None:
        self.loops, self.builder = loops, loops.builder
        self.most = loops.tile.chunks
        self.work = work_of(loops.op, loops.sizes)

    def emit(self) -> bool:
        """Emits the loops in chunks; False if there is nothing to divide."""
        chosen = self._divided_loops()
        if not chosen:
            return False
        wanted: Size = self.most
        if self.work is None:
            loops = self.loops
            wanted = chunks_worth_a_thread(self.builder, loops.op, loops.accesses, loops.sizes, self.most)
        divisions = []
        for loop in chosen:
            divisions.append(divided(self.builder, loop, self.loops.sizes[loop], self.loops.tile.sizes[loop], wanted))
            wanted = _combined(self.builder, CeilDivUIOp, _ceil_div, wanted, divisions[-1].parts)
        count = divisions[0].parts
        for division in divisions[1:]:
            count = _combined(self.builder, MulIOp, int.__mul__, count, division.parts)
        cost = self.work // count if self.work is not None and isinstance(count, int) else WORK_OF_A_PART
        parallel_chunks(self.builder, count, cost, lambda number: self._chunk(divisions, number))
        return True

    def _divided_loops(self) -> list[int]:
        """Returns the loops to divide: the outermost one with at least one tile per chunk. If there is none, or that
        depends on sizes, two loops."""
        tiles = {loop: self._tile_count(loop) for loop in self.loops.parallel}
        several = [loop for loop, count in tiles.items() if count is None or count > 1]
        enough = next((loop for loop in several if (tiles[loop] or 0) >= self.most), None)
        unknown = [loop for loop in several if tiles[loop] is None]
        if unknown and (enough is None or unknown[0] < enough):
            return [unknown[0], *(loop for loop in several if loop != unknown[0])][:2]
        if enough is not None:
            return [enough]
        several.sort(key=lambda loop: tiles[loop] or 0, reverse=True)
        return several[: 1 if several and (tiles[several[0]] or 0) * 2 >= self.most else 2]

    def _tile_count(self, loop: int) -> int | None:
        size = self.loops.sizes[loop]
        return size // self.loops.tile.sizes[loop] if isinstance(size, int) else None

    def _chunk(self, divisions: Sequence[Division], number: Value) -> None:
        """Emits the loops of a chunk."""
        bounds: dict[int, tuple[Size, Size]] = {}
        for division in reversed(divisions):
            own = number
            if division is not divisions[0]:
                own = self.builder.create(RemUIOp, number, _value(self.builder, division.parts)).result
                number = self.builder.create(DivUIOp, number, _value(self.builder, division.parts)).result
            bounds[division.loop] = bounds_of_chunk(self.builder, own, division, self.loops.sizes[division.loop])
        self.loops.emit_part(bounds)


# ---- Parts of loops


def divided(builder: Builder, loop: int, size: Size, step: int, wanted: Size) -> Division:
    """Divides a loop of tiles of ``step`` iterations into chunks of equal numbers of tiles, as nearly as possible."""
    tiles = _combined(builder, MaxUIOp, max, _combined(builder, DivUIOp, int.__floordiv__, size, step), 1)
    most = _combined(builder, MinUIOp, min, wanted, tiles)
    each = _combined(builder, CeilDivUIOp, _ceil_div, tiles, most)
    count = _combined(builder, CeilDivUIOp, _ceil_div, tiles, each)
    return Division(loop, count, _combined(builder, MulIOp, int.__mul__, each, step))


def parallel_chunks(builder: Builder, count: Size, cost: int, emit: Callable[[Value], None]) -> None:
    """Emits a parallel loop over chunks of the given cost, whose body ``emit`` emits for the chunk's number."""
    block = Block([INDEX], [builder.location])
    block.append(ReduceOp((), (), {}, {}, (), (), builder.location))
    region = Region()
    region.append(block)
    bounds = [_value(builder, bound) for bound in (0, count, 1)]
    segments: dict[str, Attribute] = {"operandSegmentSizes": DenseI32ArrayAttr([1, 1, 1, 0])}
    attributes: dict[str, Attribute] = {WORK: IntegerAttr(i64, cost)}
    builder.insert(ParallelOp(bounds, (), segments, attributes, (), [region], builder.location))
    with builder.insertion_guard():
        builder.set_insertion_point_to_start(block)
        emit(block.arguments[0])


def bounds_of_chunk(builder: Builder, number: Value, division: Division, size: Size) -> tuple[Value, Value]:
    """Returns where a chunk of a loop begins and ends; the last one ends with the loop."""
    length = _value(builder, division.length)
    low = builder.create(MulIOp, number, length).result
    next_low = builder.create(AddIOp, low, length).result
    following = builder.create(AddIOp, number, _value(builder, 1)).result
    is_last = builder.create(CmpIOp, CmpIPredicate.EQ, following, _value(builder, division.parts)).result
    return low, builder.create(SelectOp, is_last, _value(builder, size), next_low).result


# ---- Work


def work_of(op: LinalgOp, sizes: Sequence[Size]) -> int | None:
    """Returns the cost of an operation in scalar operations, a byte of memory counted as one; None if it depends
    on sizes that are not known."""
    types = [type_as(value, MemRefType) for value in op.operands if isinstance(value.type, MemRefType)]
    known = [size for size in sizes if isinstance(size, int)]
    if len(known) < len(sizes) or not all(type.has_static_shape for type in types):
        return None
    memory = sum(type.num_elements * bit_width(type.element_type) // 8 for type in types)
    return prod(known) * block_cost(op.block) + memory


def chunks_worth_a_thread(
    builder: Builder, op: LinalgOp, accesses: Sequence[Access], sizes: Sequence[Size], most: int
) -> Value:
    """Returns the number of chunks, computed from the sizes at run time. Operands that all loops index are read or
    written in each iteration, the others mostly from caches."""
    streams = [access for access in accesses if len(access.loops) == len(sizes)]
    memory = sum(bit_width(element_type(access.value.type)) // 8 for access in streams)
    work = _value(builder, block_cost(op.block) + memory)
    for size in sizes:
        work = builder.create(MulIOp, work, _value(builder, size)).result
    parts = builder.create(DivUIOp, work, _value(builder, WORK_OF_A_PART)).result
    parts = builder.create(MinUIOp, parts, _value(builder, most)).result
    return builder.create(MaxUIOp, parts, _value(builder, 1)).result


_Binary = type[CeilDivUIOp] | type[DivUIOp] | type[MaxUIOp] | type[MinUIOp] | type[MulIOp]


def _ceil_div(left: int, right: int) -> int:
    return -(-left // right)


def _combined(builder: Builder, cls: _Binary, fold: Callable[[int, int], int], left: Size, right: Size) -> Size:
    """Returns the result of an operation on sizes, a number if both are known."""
    if isinstance(left, int) and isinstance(right, int):
        return fold(left, right)
    return builder.create(cls, _value(builder, left), _value(builder, right)).result


def _value(builder: Builder, size: Size) -> Value:
    return size if isinstance(size, Value) else constant_index(builder, size)
