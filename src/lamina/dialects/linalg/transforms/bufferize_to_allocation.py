"""Bufferizes operations one at a time into newly allocated buffers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from lamina.dialects.arith.mixed import constant_index, is_index
from lamina.dialects.bufferization.buffers import dynamic_memref_type, identity_memref_type
from lamina.dialects.bufferization.ops import AllocTensorOp, MaterializeInDestinationOp, ToBufferOp, ToTensorOp
from lamina.dialects.linalg.builders import build_named
from lamina.dialects.linalg.named_ops import CopyOp
from lamina.dialects.linalg.sizes import dim_sizes
from lamina.dialects.linalg.slices import Slice, mixed, subview
from lamina.dialects.linalg.transforms.destination_style import fill_with_padding
from lamina.dialects.memref.ops import AllocaOp, AllocOp, DeallocOp
from lamina.dialects.memref.ops import CopyOp as MemRefCopyOp
from lamina.dialects.tensor.ops import DimOp, PadOp
from lamina.dialects.vector.masking import maskable_op
from lamina.dialects.vector.ops import MaskOp
from lamina.interfaces.bufferizable import (
    AnalysisState,
    BufferizableOpInterface,
    BufferizationError,
    BufferizationOptions,
)
from lamina.interfaces.shapes import reify_result_shapes
from lamina.ir.attribute import Attribute
from lamina.ir.attributes import DenseI32ArrayAttr, UnitAttr
from lamina.ir.builder import InsertionPoint
from lamina.ir.operation import Operation
from lamina.ir.types import DYNAMIC, RankedTensorType, ShapedType, TensorType, index
from lamina.ir.value import OpOperand, OpResult, Value, type_as
from lamina.rewrite import PatternRewriter
from lamina.rewrite.rewriter import MatchFailure

if TYPE_CHECKING:
    from lamina.ir.attribute import Type

MATERIALIZE, MEMREF_COPY, LINALG_COPY = "bufferization.materialize_in_destination", "memref.copy", "linalg.copy"


@dataclass
class AllocationOptions:
    """``memcpy`` and ``alloc`` name the operations for copies and buffers. With ``destination_only`` the operation
    stays on tensors and only its destination becomes a buffer; ``deallocate`` frees the buffer at the end of the
    block."""

    memcpy: str = MATERIALIZE
    alloc: str = "memref.alloc"
    destination_only: bool = False
    deallocate: bool = False
    memory_space: Attribute | None = None


def bufferize_to_allocation(
    rewriter: PatternRewriter, op: Operation, options: AllocationOptions, before: Operation | None = None
) -> Value | MatchFailure:
    """Returns the buffer for the operation's result, allocated before the operation (or ``before``); the operation
    then works on it."""
    rewriter.location = op.raw_location
    if isinstance(op, PadOp):
        return _bufferize_pad(rewriter, op, options, before or op)
    if isinstance(op, MaskOp):
        return _bufferize_mask(rewriter, op, options, before or op)
    if isinstance(op, AllocTensorOp):
        with rewriter.insertion_guard(InsertionPoint.before_op(before or op)):
            buffer = _allocate(rewriter, op.results[0], options)
            rewriter.replace_op(op, [_to_tensor(rewriter, buffer, op.results[0].type)])
            return buffer
    return _bufferize(rewriter, op, options, before or op)


def _bufferize(
    rewriter: PatternRewriter, op: Operation, options: AllocationOptions, before: Operation
) -> Value | MatchFailure:
    model = BufferizableOpInterface.get(op)
    if model is None:
        return rewriter.notify_match_failure(op, "only bufferizable ops are supported")
    if not options.destination_only and _has_nested_tensors(op):
        return rewriter.notify_match_failure(op, "ops with nested tensor ops are not supported")
    chosen = BufferizationOptions()
    state = AnalysisState(chosen)
    operands: dict[OpOperand, None] = {}
    uses: list[OpOperand] = []
    for result in op.results:
        if not isinstance(result.type, TensorType):
            continue
        if not isinstance(result.type, RankedTensorType) or model.bufferizes_to_allocation(op, result):
            return rewriter.notify_match_failure(op, "results that need a buffer of their own are not supported")
        for alias in state.get_aliasing_op_operands(result):
            operands[alias.operand] = None
            uses += result.uses
    for slot in op._operands:
        if isinstance(slot.value.type, RankedTensorType) and state.writes(slot):
            operands[slot] = None
    if len(operands) != 1:
        return rewriter.notify_match_failure(op, "expected one operand that needs a buffer")
    (slot,) = operands
    with rewriter.insertion_guard(InsertionPoint.before_op(before)):
        buffer = _allocate(rewriter, slot.value, options)
        if state.find_definitions(slot):
            _copy(rewriter, slot.value, buffer, options)
        with rewriter.modify_in_place(op):
            slot.set(_to_tensor(rewriter, buffer, slot.value.type, unique=options.destination_only))
        if options.destination_only:
            return buffer
        rewriter.set_insertion_point(op)
        try:
            model.bufferize(op, rewriter, chosen)
        except BufferizationError:
            return rewriter.notify_match_failure(before, "bufferization failed")
    _mark_unique(rewriter, uses)
    return buffer


def _has_nested_tensors(op: Operation) -> bool:
    return any(
        isinstance(value.type, TensorType)
        for inner in op.walk()
        if inner is not op
        for value in (*inner.operands, *inner.results)
    )


def _mark_unique(rewriter: PatternRewriter, uses: list[OpOperand]) -> None:
    """Redirects uses to tensors of a new buffer, which nothing else aliases."""
    for use in uses:
        conversion = use.value.defining_op
        assert isinstance(conversion, ToTensorOp)
        with rewriter.modify_in_place(conversion):
            conversion.restrict = True
            conversion.writable = True


def _to_tensor(rewriter: PatternRewriter, buffer: Value, type: Type, unique: bool = True) -> Value:
    properties: dict[str, Attribute] = {"restrict": UnitAttr(), "writable": UnitAttr()} if unique else {}
    return rewriter.insert(ToTensorOp([buffer], [type], properties, location=rewriter.location)).results[0]


# ---- tensor.pad and vector.mask


def _bufferize_pad(
    rewriter: PatternRewriter, op: PadOp, options: AllocationOptions, before: Operation
) -> Value | MatchFailure:
    low = mixed(op.static_low, op.low)
    high = mixed(op.static_high, op.high)
    with rewriter.insertion_guard(InsertionPoint.before_op(before)):
        buffer = _allocate(rewriter, op.result, options)
        rewriter.set_insertion_point(op)
        if not all(is_index(size, 0) for size in (*low, *high)):
            fill_with_padding(rewriter, buffer, op.regions[0].entry_block)
        place = Slice(low, dim_sizes(rewriter, op.source))
        _copy(rewriter, op.source, subview(rewriter, buffer, place).results[0], options)
        rewriter.replace_op(op, [_to_tensor(rewriter, buffer, op.result.type)])
    return buffer


def _bufferize_mask(
    rewriter: PatternRewriter, op: MaskOp, options: AllocationOptions, before: Operation
) -> Value | MatchFailure:
    inner = maskable_op(op)
    if inner is None:
        return rewriter.notify_match_failure(op, "the mask contains no operation")
    buffer = bufferize_to_allocation(rewriter, inner, options, before)
    if isinstance(buffer, MatchFailure) or options.destination_only:
        return buffer
    block = op.regions[0].entry_block
    chosen = BufferizationOptions()
    with rewriter.insertion_guard(InsertionPoint.before_op(block.terminator)):
        _model(block.terminator).bufferize(block.terminator, rewriter, chosen)
    for operation in list(block.operations):
        if isinstance(operation, ToTensorOp) and operation.result.use_empty:
            rewriter.erase_op(operation)
    uses = [use for result in op.results if isinstance(result.type, TensorType) for use in result.uses]
    with rewriter.insertion_guard(InsertionPoint.before_op(op)):
        _model(op).bufferize(op, rewriter, chosen)
    _mark_unique(rewriter, uses)
    return buffer


def _model(op: Operation) -> Any:
    model = BufferizableOpInterface.get(op)
    assert model is not None
    return model


# ---- Buffers and copies


def _allocate(rewriter: PatternRewriter, value: Value, options: AllocationOptions) -> Value:
    type = identity_memref_type(value.type, options.memory_space)
    sizes = _dynamic_sizes(rewriter, value)
    properties: dict[str, Attribute] = {"operandSegmentSizes": DenseI32ArrayAttr([len(sizes), 0])}
    cls = AllocOp if options.alloc == "memref.alloc" else AllocaOp
    inserted = rewriter.insert(cls(sizes, [type], properties, location=rewriter.location))
    if options.deallocate and cls is AllocOp:
        assert inserted.parent is not None
        with rewriter.insertion_guard(InsertionPoint.before_terminator(inserted.parent)):
            rewriter.insert(DeallocOp([inserted.results[0]], location=rewriter.location))
    return inserted.results[0]


def _dynamic_sizes(rewriter: PatternRewriter, value: Value) -> list[Value]:
    shape = type_as(value, ShapedType).shape
    dynamic = [axis for axis, size in enumerate(shape) if size == DYNAMIC]
    if not dynamic:
        return []
    shapes = reify_result_shapes(rewriter, value.owner) if isinstance(value, OpResult) else None
    if shapes is not None:
        sizes = shapes[value.index]
        return [size for axis in dynamic if isinstance(size := sizes[axis], Value)]
    return [
        rewriter.create(DimOp, value, constant_index(rewriter, axis), result_types=[index]).results[0]
        for axis in dynamic
    ]


def _copy(rewriter: PatternRewriter, source: Value, buffer: Value, options: AllocationOptions) -> None:
    if options.memcpy == MATERIALIZE:
        properties: dict[str, Attribute] = {"writable": UnitAttr()}
        materialize_in_destination = MaterializeInDestinationOp(
            [source, buffer], [], properties, location=rewriter.location
        )
        rewriter.insert(materialize_in_destination)
        return
    type = dynamic_memref_type(source.type)
    read_only: dict[str, Attribute] = {"read_only": UnitAttr()}
    view = rewriter.insert(ToBufferOp([source], [type], read_only, location=rewriter.location)).results[0]
    if options.memcpy == MEMREF_COPY:
        rewriter.insert(MemRefCopyOp([view, buffer], location=rewriter.location))
    else:
        build_named(rewriter, CopyOp, [view], [buffer])
