"""Promotion: operands that are views of large buffers are copied to small local ones."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from lamina.dialects.arith.mixed import as_values, constant_index
from lamina.dialects.arith.ops import ConstantOp, MulIOp
from lamina.dialects.complex.ops import CreateOp as ComplexCreateOp
from lamina.dialects.func.ops import FuncOp
from lamina.dialects.linalg.bounds import greatest
from lamina.dialects.linalg.builders import build_named, fill
from lamina.dialects.linalg.named_ops import CopyOp
from lamina.dialects.linalg.sizes import dim_value
from lamina.dialects.linalg.slices import Slice, slice_of
from lamina.dialects.linalg.structure import LinalgOp
from lamina.dialects.linalg.structured_ops import GenericOp
from lamina.dialects.memref.fold import dropped_dims
from lamina.dialects.memref.layouts import subview_type
from lamina.dialects.memref.ops import AllocaOp, AllocOp, DeallocOp, SubViewOp, ViewOp
from lamina.dialects.memref.ops import CopyOp as MemRefCopyOp
from lamina.interfaces.data_layout import DataLayout
from lamina.interfaces.tiling import Size
from lamina.ir import parity
from lamina.ir.attribute import Attribute
from lamina.ir.attributes import DenseI32ArrayAttr, FloatAttr, IntegerAttr
from lamina.ir.builder import Builder, InsertionPoint
from lamina.ir.types import DYNAMIC, ComplexType, FloatType, IntegerType, MemRefType
from lamina.ir.value import Value, type_as
from lamina.rewrite import PatternRewriter
from lamina.rewrite.create import insert_or_fold
from lamina.rewrite.fold import constant_int
from lamina.rewrite.rewriter import MatchFailure

if TYPE_CHECKING:
    from lamina.dialects.gpu.enums import AddressSpace
    from lamina.ir.attribute import Type

Allocate = Callable[[PatternRewriter, Any, Sequence[Value]], "Value | None"]
Deallocate = Callable[[PatternRewriter, Value], None]
Copy = Callable[[PatternRewriter, Value, Value], None]


@dataclass
class PromotionOptions:
    """``operands``: which to promote, None for all. ``full_tiles``: for each operand whether the operation uses the
    whole local buffer, with the part after the view zero-filled; other operands use ``full_tiles_by_default``.
    ``original_size``: buffers are as large as the view, instead of its maximum size. ``allocate``,
    ``deallocate`` and ``copy`` replace those for the heap (with ``alloca``: the stack)."""

    operands: Collection[int] | None = None
    full_tiles: Sequence[bool] = ()
    full_tiles_by_default: bool = False
    original_size: bool = False
    alloca: bool = False
    memory_space: Attribute | None = None
    alignment: int | None = None
    allocate: Allocate | None = None
    deallocate: Deallocate | None = None
    copy: Copy | None = None

    def uses_full_tile(self, operand: int) -> bool:
        return self.full_tiles[operand] if operand < len(self.full_tiles) else self.full_tiles_by_default


@dataclass
class _Local:
    """The local buffer, the part of it that replaces the view, and the view."""

    whole: Value
    part: Value
    view: Any
    full_tile: bool


def promoted_operands(op: LinalgOp, options: PromotionOptions) -> dict[int, Any]:
    """Returns the subviews among the operands that are to be promoted, by operand number."""
    operands: dict[int, Any] = {}
    for slot in op._operands:
        wanted = options.operands is None or slot.index in options.operands
        if wanted and isinstance(slot.value.defining_op, SubViewOp):
            operands[slot.index] = slot.value.defining_op
    return operands


def promote(rewriter: PatternRewriter, op: LinalgOp, options: PromotionOptions) -> LinalgOp | MatchFailure:
    """Copies the views among the operands to local buffers before the operation, which then works on these, and results
    back after it."""
    if not op.has_pure_buffer_semantics:
        return rewriter.notify_match_failure(op, "expected operation on buffers")
    views = promoted_operands(op, options)
    if not views:
        return rewriter.notify_match_failure(op, "no operand is a subview to promote")
    rewriter.set_insertion_point(op)
    rewriter.location = op.raw_location
    allocate = options.allocate or _default_allocation(options)
    copy = options.copy or _copy
    promoted: dict[int, _Local] = {}
    for number, view in views.items():
        local = _promote_view(rewriter, view, options.original_size, allocate)
        if local is None:
            return rewriter.notify_match_failure(op, "failed to allocate the buffer of a subview")
        local.full_tile = options.uses_full_tile(number)
        promoted[number] = local
        if local.full_tile:
            zero = _zero(rewriter, view.results[0].type.element_type)
            if zero is None:
                return rewriter.notify_match_failure(op, "the element type has no zero")
            fill(rewriter, zero, local.whole)
    for number, local in promoted.items():
        if not isinstance(op, GenericOp) or op.payload_uses(op.op_operands[number]):
            copy(rewriter, local.view.results[0], local.part)
    with rewriter.modify_in_place(op):
        for number, local in promoted.items():
            op.set_operand(number, local.whole if local.full_tile else local.part)
    rewriter.set_insertion_point_after(op)
    for number, local in promoted.items():
        if number >= op.num_dps_inputs:
            copy(rewriter, local.part, local.view.results[0])
    for local in promoted.values():
        if options.deallocate is not None:
            options.deallocate(rewriter, local.whole)
        elif not options.alloca:
            _default_deallocation(rewriter, local.whole)
    return op


def _promote_view(rewriter: PatternRewriter, view: SubViewOp, original_size: bool, allocate: Allocate) -> _Local | None:
    dropped = dropped_dims(view)
    sizes: list[Value] = []
    own: list[Size] = []
    for axis, size in enumerate(_range_sizes(rewriter, view)):
        if axis in dropped:
            continue
        bound = None if original_size else greatest(size)
        sizes.append(size if bound is None else constant_index(rewriter, bound))
        own.append(dim_value(rewriter, view.result, len(own)))
    whole = allocate(rewriter, view, sizes)
    if whole is None:
        return None
    place = Slice([0] * len(own), own)
    values, properties = place.parts(1)
    rank = len(own)
    type = subview_type(type_as(whole, MemRefType), [0] * rank, [DYNAMIC] * rank, [1] * rank)
    part = SubViewOp([whole, *values], [type], properties, location=rewriter.location)
    return _Local(whole, insert_or_fold(rewriter, part)[0], view, False)


def _range_sizes(builder: Builder, view: SubViewOp) -> list[Value]:
    """Returns the sizes of a view as values."""
    place = slice_of(view)
    if not parity.is_strict():
        return as_values(builder, place.sizes)
    # Offsets and strides become values too, though they are unused.
    rows = [as_values(builder, row) for row in zip(place.offsets, place.sizes, place.strides, strict=True)]
    return [size for _, size, _ in rows]


def _zero(builder: Builder, type: Type) -> Value | None:
    if isinstance(type, ComplexType):
        part = _zero(builder, type.element_type)
        if part is None:
            return None
        complex_create = ComplexCreateOp([part, part], [type], location=builder.location)
        return builder.insert(complex_create).results[0]
    if isinstance(type, FloatType):
        value: Attribute = FloatAttr(type, 0.0)
    elif isinstance(type, IntegerType):
        value = IntegerAttr(type, 0)
    else:
        return None
    return builder.insert(ConstantOp([], [type], {"value": value}, location=builder.location)).results[0]


def _copy(rewriter: PatternRewriter, source: Value, target: Value) -> None:
    build_named(rewriter, CopyOp, [source], [target])


# ---- Buffers of bytes


def _default_allocation(options: PromotionOptions) -> Allocate:
    """Views of buffers of bytes."""

    def allocate(rewriter: PatternRewriter, view: Any, sizes: Sequence[Value]) -> Value:
        type = view.results[0].type.element_type
        zero = constant_index(rewriter, 0)
        count = constant_index(rewriter, 1)
        for size in sizes:
            count = _product(rewriter, count, size)
        width = DataLayout(view).size(type)
        bytes = _bytes(rewriter, count, width, options)
        shape = MemRefType([DYNAMIC] * len(sizes), type, None, options.memory_space)
        new_view = ViewOp([bytes, zero, *sizes], [shape], location=rewriter.location)
        return insert_or_fold(rewriter, new_view)[0]

    return allocate


def _product(builder: Builder, left: Value, right: Value) -> Value:
    flags = MulIOp.definition.filled_defaults
    return insert_or_fold(builder, MulIOp([left, right], [left.type], dict(flags), location=builder.location))[0]


def _bytes(rewriter: PatternRewriter, count: Value, width: int, options: PromotionOptions) -> Value:
    known = constant_int(count)
    sizes = [] if known is not None else [_product(rewriter, constant_index(rewriter, width), count)]
    shape = [DYNAMIC if known is None else known * width]
    type = MemRefType(shape, IntegerType(8), None, options.memory_space)
    cls = AllocaOp if options.alloca else AllocOp
    return rewriter.create(cls, sizes, [], alignment=options.alignment, memref=type).results[0]


def _default_deallocation(rewriter: PatternRewriter, whole: Value) -> None:
    view = whole.defining_op
    assert isinstance(view, ViewOp)
    rewriter.create(DeallocOp, view.source, location=view.source.location)


# ---- Memory of a device


def promote_to_device(options: PromotionOptions, space: AddressSpace) -> PromotionOptions:
    """Options for buffers in the workgroup's or the thread's own memory, allocated at the start of the function."""
    from lamina.dialects.gpu.attributes import AddressSpaceAttr  # start-up
    from lamina.dialects.gpu.enums import AddressSpace  # start-up
    from lamina.dialects.gpu.ops import BarrierOp  # start-up

    shared = space is AddressSpace.WORKGROUP

    def allocate(rewriter: PatternRewriter, view: Any, sizes: Sequence[Value]) -> Value | None:
        function: FuncOp | None = view.parent_of_type(FuncOp)
        shape = [size for extent in sizes if (size := constant_int(extent)) is not None]
        if function is None or len(shape) != len(sizes):
            return None
        type = MemRefType(shape, view.results[0].type.element_type, None, AddressSpaceAttr(space))
        cls = AllocOp if shared else AllocaOp
        none: dict[str, Attribute] = {"operandSegmentSizes": DenseI32ArrayAttr([0, 0])}
        with rewriter.insertion_guard(InsertionPoint.at_block_start(function.regions[0].entry_block)):
            return rewriter.insert(cls([], [type], none, location=function.raw_location)).results[0]

    def copy(rewriter: PatternRewriter, source: Value, target: Value) -> None:
        location = source.location
        if shared:
            rewriter.insert(BarrierOp([], [], location=location))
        rewriter.insert(MemRefCopyOp([source, target], [], location=location))
        if shared:
            rewriter.insert(BarrierOp([], [], location=location))

    options.allocate, options.copy, options.deallocate = allocate, copy, lambda rewriter, buffer: None
    options.full_tiles = (False, False)
    return options
