"""``lamina-strided-copies``: lowers copies between memrefs with gaps to loops over their contiguous rows.

Dims that are contiguous on both sides count as one. A row is one memcpy of constant size, which LLVM expands where it
is short. Neighboring copies that fill rows of one buffer side by side, as those of a concatenation do, share loops, so
that memory is written in order. What is left, such as copies with dynamic sizes or strides, calls the run-time library.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from lamina.analysis.aliasing import may_alias
from lamina.conversion.memref_copy import is_contiguous
from lamina.dialects.arith.mixed import constant_index
from lamina.dialects.arith.ops import AddIOp, MulIOp
from lamina.dialects.memref.ops import CopyOp, ExtractStridedMetadataOp, LoadOp, ReinterpretCastOp, StoreOp, SubViewOp
from lamina.dialects.scf.builders import build_for, build_loop_nest
from lamina.interfaces.effects import is_memory_effect_free
from lamina.ir.attributes import StridedLayoutAttr
from lamina.ir.block import Block
from lamina.ir.builder import Builder, InsertionPoint
from lamina.ir.nested_operations import in_order
from lamina.ir.operation import Operation
from lamina.ir.types import DYNAMIC, MemRefType
from lamina.ir.value import Value
from lamina.passmanager import Pass, register_pass

_VIEWS = (ReinterpretCastOp, SubViewOp)
"""Views whose type tells their offset in the memory of their source."""


@register_pass("lamina-strided-copies", summary="Lower copies with gaps to loops over contiguous rows")
class StridedCopies(Pass):
    """Copies between ranked memrefs of static shapes and strides."""

    def run(self, operation: Operation) -> None:
        blocks = [block for op in in_order(operation) for region in op.regions for block in region.blocks]
        for block in blocks:
            for copies in list(_neighbors(block)):
                _emit(copies)


@dataclass(frozen=True)
class _Copy:
    """A copy, its sizes and strides in elements, with neighboring dims as one where they are contiguous on both
    sides; ``target_offset`` is that of the target in the memory it views, if known."""

    op: CopyOp
    sizes: Sequence[int]
    source_strides: Sequence[int]
    target_strides: Sequence[int]
    target_offset: int

    def fills_rows_beside(self, other: _Copy) -> bool:
        """True if the copies may run row by row in turn: the target rows of one iteration end before those of the
        next begin."""
        if self.sizes[:-1] != other.sizes[:-1] or len(self.sizes) == 1:
            return False
        if may_alias(self.op.source, other.op.target) or may_alias(other.op.source, self.op.target):
            return False
        if not may_alias(self.op.target, other.op.target):
            return True
        views = self.op.target.defining_op, other.op.target.defining_op
        if not isinstance(views[0], _VIEWS) or not isinstance(views[1], _VIEWS):
            return False
        if views[0].source is not views[1].source or DYNAMIC in (self.target_offset, other.target_offset):
            return False
        starts = self.target_offset, other.target_offset
        end = max(starts[0] + self.row_extent, starts[1] + other.row_extent)
        return self.target_strides[:-1] == other.target_strides[:-1] and end - min(starts) <= self.target_strides[-2]

    @property
    def row_extent(self) -> int:
        return (self.sizes[-1] - 1) * self.target_strides[-1] + 1


def _neighbors(block: Block) -> Iterator[list[_Copy]]:
    """Yields the copies of a block that can be lowered, those that may share loops together."""
    group: list[_Copy] = []
    for op in block.operations:
        copy = _lowerable(op) if isinstance(op, CopyOp) else None
        if copy is not None and group and all(copy.fills_rows_beside(other) for other in group):
            group.append(copy)
        elif copy is not None or (group and not is_memory_effect_free(op)):
            if group:
                yield group
            group = [] if copy is None else [copy]
    if group:
        yield group


def _lowerable(op: CopyOp) -> _Copy | None:
    """Returns a copy that can be lowered."""
    source, target = op.source.type, op.target.type
    if not isinstance(source, MemRefType) or not isinstance(target, MemRefType):
        return None
    if is_contiguous(source) and is_contiguous(target) or not source.has_static_shape or not target.has_static_shape:
        return None
    layouts = source.strides_and_offset(), target.strides_and_offset()
    if layouts[0] is None or layouts[1] is None or DYNAMIC in layouts[0][0] or DYNAMIC in layouts[1][0]:
        return None
    dims: list[tuple[int, int, int]] = []
    for size, source_stride, target_stride in zip(source.shape, layouts[0][0], layouts[1][0], strict=True):
        if size == 1:
            continue
        if dims and dims[-1][1:] == (size * source_stride, size * target_stride):
            size *= dims.pop()[0]
        dims.append((size, source_stride, target_stride))
    sizes, source_strides, target_strides = zip(*(dims or [(1, 1, 1)]), strict=True)
    return _Copy(op, sizes, source_strides, target_strides, layouts[1][1])


def _emit(copies: Sequence[_Copy]) -> None:
    """Replaces copies by loops at the last of them."""
    last = copies[-1].op
    builder = Builder(InsertionPoint.before_op(last), location=last.raw_location)
    sides = [
        [builder.create(ExtractStridedMetadataOp, memref) for memref in (copy.op.source, copy.op.target)]
        for copy in copies
    ]
    outer = copies[0].sizes[:-1]
    zero, one = constant_index(builder, 0), constant_index(builder, 1)
    ends = [constant_index(builder, size) for size in outer]
    loops = build_loop_nest(builder, [zero] * len(outer), ends, [one] * len(outer))
    bodies = [loop.region.entry_block for loop in loops]
    if bodies:
        builder.set_insertion_point_to_start(bodies[-1])
    indices = [body.arguments[0] for body in bodies]
    for copy, (source_side, target_side) in zip(copies, sides, strict=True):
        builder.location = copy.op.raw_location
        source = _row(builder, source_side, indices, copy.source_strides, copy.sizes[-1])
        target = _row(builder, target_side, indices, copy.target_strides, copy.sizes[-1])
        if copy.source_strides[-1] == copy.target_strides[-1] == 1:
            builder.create(CopyOp, source, target)
        else:
            loop = build_for(builder, zero, constant_index(builder, copy.sizes[-1]), one)
            with builder.insertion_guard():
                _copy_element(builder, loop.region.entry_block, source, target)
        copy.op.erase()


def _row(
    builder: Builder, side: ExtractStridedMetadataOp, indices: Sequence[Value], strides: Sequence[int], size: int
) -> Value[MemRefType]:
    """Returns the view of a row at indices of the outer dims."""
    start: Value = side.offset
    for index, stride in zip(indices, strides[:-1], strict=True):
        moved = builder.create(MulIOp, index, constant_index(builder, stride)).result
        start = builder.create(AddIOp, start, moved).result
    buffer, step = side.base_buffer, strides[-1]
    layout = StridedLayoutAttr((step,), DYNAMIC)
    type = MemRefType([size], buffer.type.element_type, layout, buffer.type.memory_space)
    return builder.create(
        ReinterpretCastOp, buffer, [start], [], [], [DYNAMIC], [size], [step], result_types=[type]
    ).result


def _copy_element(builder: Builder, body: Block, source: Value, target: Value) -> None:
    builder.set_insertion_point_to_start(body)
    element = builder.create(LoadOp, source, [body.arguments[0]]).result
    builder.create(StoreOp, element, target, [body.arguments[0]])
