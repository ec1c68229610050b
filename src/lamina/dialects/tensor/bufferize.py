"""Bufferization of tensor operations."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from lamina.dialects.affine.composition import make_composed_folded_apply
from lamina.dialects.affine.ops import AffineApplyOp
from lamina.dialects.arith.mixed import as_value, constant_index
from lamina.dialects.bufferization import buffers
from lamina.dialects.bufferization import ops as bufferization
from lamina.dialects.bufferization.models import DestinationStyle, MetadataOnly, Reader, SameBuffer
from lamina.dialects.linalg.ops import IndexOp
from lamina.dialects.linalg.ops import YieldOp as LinalgYieldOp
from lamina.dialects.linalg.structured_ops import MapOp
from lamina.dialects.memref import layouts
from lamina.dialects.memref import ops as memref
from lamina.dialects.memref.reshape_patterns import make_collapse, make_expand, output_shape, reassociation
from lamina.dialects.tensor import ops
from lamina.dialects.tensor.canonicalize import make_insert
from lamina.dialects.tensor.sizes import high_pad, low_pad
from lamina.interfaces.bufferizable import (
    EQUIVALENT,
    NO_SPACE,
    UNKNOWN,
    AliasingValue,
    AnalysisState,
    BufferizableOpInterface,
    BufferizationError,
    BufferizationOptions,
)
from lamina.interfaces.view_like import MixedValue, mixed_offsets, mixed_sizes, mixed_strides, split_mixed_values
from lamina.ir import affine
from lamina.ir.attribute import Type
from lamina.ir.attributes import AffineMapAttr, DenseI64ArrayAttr, StridedLayoutAttr
from lamina.ir.block import Block
from lamina.ir.builder import InsertionPoint
from lamina.ir.types import DYNAMIC, MemRefType, RankedTensorType, ShapedType, UnrankedTensorType, index
from lamina.ir.value import OpOperand, OpResult, Value, type_as
from lamina.rewrite.create import create_or_fold
from lamina.rewrite.fold import constant_int

Slice = ops.ExtractSliceOp | ops.InsertSliceOp | ops.ParallelInsertSliceOp

if TYPE_CHECKING:
    from lamina.dialects.tensor.ops import (
        CastOp,
        ConcatOp,
        DimOp,
        EmptyOp,
        ExtractOp,
        ExtractSliceOp,
        GenerateOp,
        InsertOp,
        InsertSliceOp,
        ParallelInsertSliceOp,
        RankOp,
        SplatOp,
    )
    from lamina.ir.operation import Operation
    from lamina.rewrite.rewriter import PatternRewriter


def _new_tensor(rewriter: PatternRewriter, operation: Operation, options: BufferizationOptions) -> Value:
    """Returns an alloc_tensor for the operation's result."""
    return buffers.allocate_tensor_for(rewriter, operation.results[0], options, operation.raw_location, copy=False)


def _check_space(operation: SplatOp | ConcatOp | GenerateOp, options: BufferizationOptions) -> None:
    """Some operations only support the default memory space."""
    space = options.memory_space(operation.results[0].type)
    # MLIR takes a space that cannot be inferred for another one, in tensor.generate only.
    if space is NO_SPACE and not isinstance(operation, ops.GenerateOp):
        buffers.default_space(operation, operation.results[0].type, options)
    if space is not None:
        operation.emit_error("memory space not implemented yet")
        raise BufferizationError


def _as_buffer(rewriter: PatternRewriter, tensor: Value, options: BufferizationOptions) -> Value:
    to_buffer = rewriter.create(bufferization.ToBufferOp, tensor, result_types=[buffers.buffer_type(tensor, options)])
    return to_buffer.results[0]


class _Allocating(Reader):
    """Operations whose result is a new buffer."""

    @staticmethod
    def bufferizes_to_allocation(operation: Operation, value: Value) -> bool:
        return True


# ---- The same buffer


@BufferizableOpInterface.implement(ops.CastOp)
class _Cast(SameBuffer):
    @staticmethod
    def get_buffer_type(operation: ops.CastOp, value: Value, options: BufferizationOptions, stack: list[Value]) -> Type:
        source = buffers.buffer_type(operation.source, options, stack)
        result = operation.dest.type
        if isinstance(operation.source.type, UnrankedTensorType) or isinstance(result, UnrankedTensorType):
            return buffers.dynamic_memref_type(result, source.memory_space)
        return MemRefType(result.shape, result.element_type, source.layout, source.memory_space)

    @staticmethod
    def bufferize(operation: CastOp, rewriter: PatternRewriter, options: BufferizationOptions) -> None:
        source = buffers.get_buffer(rewriter, operation.source, options)
        type = buffers.buffer_type(operation.dest, options)
        if source.type is type:
            buffers.replace_with_buffers(rewriter, operation, [source])
        else:
            buffers.replace_with_new(rewriter, operation, memref.CastOp, source, types=[type])


@BufferizableOpInterface.implement(ops.CollapseShapeOp)
class _CollapseShape(SameBuffer):
    @staticmethod
    def bufferizes_to_memory_read(operation: Operation, slot: OpOperand, state: AnalysisState) -> bool:
        """The source may have to be copied, if its layout cannot be collapsed."""
        return True

    @staticmethod
    def get_buffer_type(
        operation: ops.CollapseShapeOp, value: Value, options: BufferizationOptions, stack: list[Value]
    ) -> Type:
        source = buffers.buffer_type(operation.src, options, stack)
        groups = reassociation(operation)
        if not layouts.is_guaranteed_collapsible(source, groups):
            return buffers.identity_memref_type(value.type, source.memory_space)
        type = layouts.collapsed_type(source, groups)
        assert type is not None
        return type

    @staticmethod
    def bufferize(operation: ops.CollapseShapeOp, rewriter: PatternRewriter, options: BufferizationOptions) -> None:
        buffer = buffers.get_buffer(rewriter, operation.src, options)
        type: Any = buffer.type
        groups = reassociation(operation)
        if operation.result.type.rank == 0:
            result = _scalar_type(type)
        else:
            if not layouts.is_guaranteed_collapsible(type, groups):
                copy = buffers.allocate_tensor_for(rewriter, operation.src, options, operation.raw_location)
                plain = buffers.identity_memref_type(operation.src.type, type.memory_space)
                buffer = rewriter.create(bufferization.ToBufferOp, copy, result_types=[plain]).results[0]
                type = plain
            collapsed_type = layouts.collapsed_type(type, groups)
            assert collapsed_type is not None
            result = collapsed_type
        collapsed = make_collapse(rewriter, memref.CollapseShapeOp, result, buffer, groups)
        buffers.replace_with_buffers(rewriter, operation, collapsed.results)


def _scalar_type(source: MemRefType) -> MemRefType:
    if source.has_identity_layout:
        return layouts.plain(source, ())
    layout = source.strides_and_offset()
    assert layout is not None
    return MemRefType((), source.element_type, StridedLayoutAttr((), layout[1]), source.memory_space)


@BufferizableOpInterface.implement(ops.ExpandShapeOp)
class _ExpandShape(SameBuffer):
    @staticmethod
    def get_buffer_type(
        operation: ops.ExpandShapeOp, value: Value, options: BufferizationOptions, stack: list[Value]
    ) -> Type:
        source = buffers.buffer_type(operation.src, options, stack)
        result = type_as(value, ShapedType)
        type = layouts.expanded_type(source, result.shape, reassociation(operation))
        assert type is not None
        return type

    @staticmethod
    def bufferize(operation: ops.ExpandShapeOp, rewriter: PatternRewriter, options: BufferizationOptions) -> None:
        buffer = buffers.get_buffer(rewriter, operation.src, options)
        groups = reassociation(operation)
        source: Any = buffer.type
        type = layouts.expanded_type(source, operation.result.type.shape, groups)
        assert type is not None
        expanded = make_expand(rewriter, memref.ExpandShapeOp, type, buffer, groups, output_shape(operation))
        buffers.replace_with_buffers(rewriter, operation, expanded.results)


@BufferizableOpInterface.implement(ops.ReshapeOp)
class _Reshape(SameBuffer):
    @staticmethod
    def bufferizes_to_memory_read(operation: Operation, slot: OpOperand, state: AnalysisState) -> bool:
        """The shape is read; the source itself is only read through the result, even if copied."""
        return slot.index == 1

    @staticmethod
    def get_aliasing_values(operation: Operation, slot: OpOperand, state: AnalysisState) -> list[AliasingValue]:
        return [AliasingValue(operation.results[0], EQUIVALENT)] if slot.index == 0 else []

    @staticmethod
    def get_buffer_type(
        operation: ops.ReshapeOp, value: Value, options: BufferizationOptions, stack: list[Value]
    ) -> Type:
        source = buffers.buffer_type(operation.source, options, stack)
        return buffers.identity_memref_type(value.type, source.memory_space)

    @staticmethod
    def bufferize(operation: ops.ReshapeOp, rewriter: PatternRewriter, options: BufferizationOptions) -> None:
        source, shape = buffers.get_buffers(rewriter, [operation.source, operation.shape], options)
        type = buffers.buffer_type(operation.result, options)
        if isinstance(source.type, MemRefType) and not source.type.has_identity_layout:
            copy = buffers.allocate_tensor_for(rewriter, operation.source, options, operation.raw_location)
            plain = layouts.plain(source.type, source.type.shape)
            source = rewriter.create(bufferization.ToBufferOp, copy, result_types=[plain]).results[0]
        buffers.replace_with_new(rewriter, operation, memref.ReshapeOp, source, shape, types=[type])


# ---- Slices


def _subview(
    rewriter: PatternRewriter,
    source: Value,
    type: MemRefType,
    operation: ParallelInsertSliceOp | InsertSliceOp | ExtractSliceOp,
) -> Value:
    """Returns a subview with the offsets, sizes and strides of a slice."""
    return _make_subview(
        rewriter, source, type, mixed_offsets(operation), mixed_sizes(operation), mixed_strides(operation)
    )


def _make_subview(
    rewriter: PatternRewriter,
    source: Value,
    type: MemRefType,
    offsets: Sequence[MixedValue],
    sizes: Sequence[MixedValue],
    strides: Sequence[MixedValue],
) -> Value:
    static = [split_mixed_values(entries) for entries in (offsets, sizes, strides)]
    sub_view = rewriter.create(
        memref.SubViewOp,
        source,
        *(dynamic for _, dynamic in static),
        *(DenseI64ArrayAttr(numbers) for numbers, _ in static),
        result_types=[type],
    )
    return sub_view.results[0]


def _subview_type(operation: Slice, source: Type, part: RankedTensorType) -> MemRefType:
    assert isinstance(source, MemRefType)
    return layouts.rank_reduced_subview_type(
        part.shape, source, operation.static_offsets, operation.static_sizes, operation.static_strides
    )


@BufferizableOpInterface.implement(ops.ExtractSliceOp)
class _ExtractSlice(MetadataOnly):
    @staticmethod
    def get_aliasing_values(operation: Operation, slot: OpOperand, state: AnalysisState) -> list[AliasingValue]:
        return [AliasingValue(operation.results[0], UNKNOWN)]

    @staticmethod
    def get_buffer_type(
        operation: ops.ExtractSliceOp, value: Value, options: BufferizationOptions, stack: list[Value]
    ) -> Type:
        source = buffers.buffer_type(operation.source, options, stack)
        return _subview_type(operation, source, operation.result.type)

    @staticmethod
    def bufferize(operation: ExtractSliceOp, rewriter: PatternRewriter, options: BufferizationOptions) -> None:
        source = buffers.get_buffer(rewriter, operation.source, options)
        type = buffers.buffer_type(operation.result, options)
        buffers.replace_with_buffers(rewriter, operation, [_subview(rewriter, source, type, operation)])


def _reads_destination(operation: ParallelInsertSliceOp | InsertSliceOp) -> bool:
    """True if an insertion leaves part of its destination as it was."""
    return not (
        all(constant_int(entry) == 0 for entry in mixed_offsets(operation))
        and all(
            constant_int(entry) == size
            for entry, size in zip(mixed_sizes(operation), operation.dest.type.shape, strict=True)
        )
        and all(constant_int(entry) == 1 for entry in mixed_strides(operation))
    )


@BufferizableOpInterface.implement(ops.InsertSliceOp)
class _InsertSlice(DestinationStyle):
    @staticmethod
    def bufferizes_to_memory_read(operation: ops.InsertSliceOp, slot: OpOperand, state: AnalysisState) -> bool:
        return slot.index == 0 or _reads_destination(operation)

    @staticmethod
    def bufferize(operation: InsertSliceOp, rewriter: PatternRewriter, options: BufferizationOptions) -> None:
        target = buffers.get_buffer(rewriter, operation.dest, options)
        type = _subview_type(operation, target.type, operation.source.type)
        part = _subview(rewriter, target, type, operation)
        source = buffers.get_buffer(rewriter, operation.source, options)
        buffers.create_copy(rewriter, options, source, part)
        buffers.replace_with_buffers(rewriter, operation, [target])


@BufferizableOpInterface.implement(ops.ParallelInsertSliceOp)
class _ParallelInsertSlice(MetadataOnly):
    @staticmethod
    def bufferizes_to_memory_read(operation: ops.ParallelInsertSliceOp, slot: OpOperand, state: AnalysisState) -> bool:
        return slot.index == 0 or _reads_destination(operation)

    @staticmethod
    def bufferizes_to_memory_write(operation: Operation, slot: OpOperand, state: AnalysisState) -> bool:
        return slot.index == 1

    @staticmethod
    def resolve_conflicts(operation: Operation, rewriter: PatternRewriter, state: AnalysisState) -> None:
        """Insertions of parallel loops are in place by their nature."""

    @staticmethod
    def bufferize(
        operation: ops.ParallelInsertSliceOp, rewriter: PatternRewriter, options: BufferizationOptions
    ) -> None:
        with rewriter.insertion_guard(InsertionPoint.before_op(operation.enclosing_op)):
            target = buffers.get_buffer(rewriter, operation.dest, options)
            source = buffers.get_buffer(rewriter, operation.source, options)
            type = _subview_type(operation, target.type, operation.source.type)
            part = _subview(rewriter, target, type, operation)
            buffers.create_copy(rewriter, options, source, part)
        rewriter.erase_op(operation)


# ---- Elements and sizes


@BufferizableOpInterface.implement(ops.ExtractOp)
class _Extract(Reader):
    @staticmethod
    def bufferize(operation: ExtractOp, rewriter: PatternRewriter, options: BufferizationOptions) -> None:
        source = buffers.get_buffer(rewriter, operation.tensor, options)
        types = [operation.result.type]
        buffers.replace_with_new(rewriter, operation, memref.LoadOp, source, operation.indices, types=types)


@BufferizableOpInterface.implement(ops.InsertOp)
class _Insert(DestinationStyle):
    @staticmethod
    def bufferize(operation: InsertOp, rewriter: PatternRewriter, options: BufferizationOptions) -> None:
        target = buffers.get_buffer(rewriter, operation.dest, options)
        rewriter.create(memref.StoreOp, operation.scalar, target, operation.indices)
        buffers.replace_with_buffers(rewriter, operation, [target])


@BufferizableOpInterface.implement(ops.DimOp)
class _Dim(MetadataOnly):
    @staticmethod
    def bufferize(operation: DimOp, rewriter: PatternRewriter, options: BufferizationOptions) -> None:
        source = buffers.get_buffer(rewriter, operation.source, options)
        buffers.replace_with_new(rewriter, operation, memref.DimOp, source, operation.index, types=[index])


@BufferizableOpInterface.implement(ops.RankOp)
class _Rank(MetadataOnly):
    @staticmethod
    def bufferize(operation: RankOp, rewriter: PatternRewriter, options: BufferizationOptions) -> None:
        source = buffers.get_buffer(rewriter, operation.tensor, options)
        buffers.replace_with_new(rewriter, operation, memref.RankOp, source, types=[index])


# ---- New tensors


@BufferizableOpInterface.implement(ops.EmptyOp)
class _Empty(_Allocating):
    @staticmethod
    def result_bufferizes_to_memory_write(operation: Operation, value: OpResult, state: AnalysisState) -> bool:
        """The contents are not defined."""
        return False

    @staticmethod
    def bufferize(operation: EmptyOp, rewriter: PatternRewriter, options: BufferizationOptions) -> None:
        if operation.use_empty:
            rewriter.erase_op(operation)
        else:
            rewriter.replace_op(operation, [_new_tensor(rewriter, operation, options)])


@BufferizableOpInterface.implement(ops.FromElementsOp)
class _FromElements(_Allocating):
    @staticmethod
    def bufferize(operation: ops.FromElementsOp, rewriter: PatternRewriter, options: BufferizationOptions) -> None:
        shape = operation.result.type.shape
        buffer = _as_buffer(rewriter, _new_tensor(rewriter, operation, options), options)
        elements = iter(operation.elements)
        if operation.elements:
            constants = [constant_index(rewriter, number) for number in range(max(shape, default=0))]
            for position in _positions(shape):
                indices = [constants[at] for at in position]
                rewriter.create(memref.StoreOp, next(elements), buffer, indices)
        buffers.replace_with_buffers(rewriter, operation, [buffer])


def _positions(shape: Sequence[int]) -> list[tuple[int, ...]]:
    """Returns all positions in a shape in row-major order."""
    positions: list[tuple[int, ...]] = [()]
    for size in shape:
        positions = [(*position, at) for position in positions for at in range(size)]
    return positions


def _mapped(rewriter: PatternRewriter, destination: Value, body: Block | None, value: Value | None = None) -> Value:
    """Returns a linalg.map without inputs that computes each element by a body of index arguments, or from a value."""
    type = type_as(destination, ShapedType)
    map = rewriter.create(MapOp, [], destination, result_types=[type])
    block = Block([type.element_type], [rewriter.location])
    map.regions[0].append(block)
    with rewriter.insertion_guard(InsertionPoint.at_block_start(block)):
        if body is None:
            rewriter.create(LinalgYieldOp, [value])
            return map.results[0]
        indices = [rewriter.create(IndexOp, position).results[0] for position in range(type.rank)]
        rewriter.merge_blocks(body, block, indices)
        terminator = block.last_op
        assert terminator is not None
        rewriter.set_insertion_point(terminator)
        rewriter.create(LinalgYieldOp, terminator.operands, location=terminator.raw_location)
        rewriter.erase_op(terminator)
    return map.results[0]


@BufferizableOpInterface.implement(ops.GenerateOp)
class _Generate(_Allocating):
    @staticmethod
    def bufferize(operation: GenerateOp, rewriter: PatternRewriter, options: BufferizationOptions) -> None:
        _check_space(operation, options)
        destination = _new_tensor(rewriter, operation, options)
        rewriter.replace_op(operation, [_mapped(rewriter, destination, operation.body.entry_block)])


@BufferizableOpInterface.implement(ops.SplatOp)
class _Splat(_Allocating):
    @staticmethod
    def bufferize(operation: SplatOp, rewriter: PatternRewriter, options: BufferizationOptions) -> None:
        _check_space(operation, options)
        destination = _new_tensor(rewriter, operation, options)
        rewriter.replace_op(operation, [_mapped(rewriter, destination, None, operation.input)])


@BufferizableOpInterface.implement(ops.PadOp)
class _Pad(_Allocating):
    @staticmethod
    def get_buffer_type(operation: ops.PadOp, value: Value, options: BufferizationOptions, stack: list[Value]) -> Type:
        source = buffers.buffer_type(operation.source, options, stack)
        return buffers.identity_memref_type(value.type, source.memory_space)

    @staticmethod
    def bufferize(operation: ops.PadOp, rewriter: PatternRewriter, options: BufferizationOptions) -> None:
        source = operation.source
        low, high = low_pad(operation), high_pad(operation)
        for position, size in enumerate(operation.result.type.shape):
            if size == DYNAMIC:
                _padded_size(rewriter, source, position, low[position], high[position])
        destination = _new_tensor(rewriter, operation, options)
        filled = _mapped(rewriter, destination, operation.region.entry_block)
        sizes: list[MixedValue] = []
        for position, size in enumerate(source.type.shape):
            if size == DYNAMIC:
                sizes.append(rewriter.create(ops.DimOp, source, constant_index(rewriter, position)).result)
            else:
                sizes.append(size)
        inserted = make_insert(rewriter, ops.InsertSliceOp, source, filled, low, sizes, [1] * source.type.rank)
        rewriter.replace_op(operation, inserted)


def _padded_size(rewriter: PatternRewriter, source: Value, position: int, low: MixedValue, high: MixedValue) -> Value:
    size = rewriter.create(ops.DimOp, source, constant_index(rewriter, position)).results[0]
    operands = [size, as_value(rewriter, low), as_value(rewriter, high)]
    total = affine.AffineMap(0, 3, [affine.symbol(0) + affine.symbol(1) + affine.symbol(2)])
    affine_apply = rewriter.create(AffineApplyOp, AffineMapAttr(total), operands, result_types=[index])
    return affine_apply.results[0]


@BufferizableOpInterface.implement(ops.ConcatOp)
class _Concat(_Allocating):
    @staticmethod
    def bufferize(operation: ConcatOp, rewriter: PatternRewriter, options: BufferizationOptions) -> None:
        _check_space(operation, options)
        type = operation.result.type
        buffer = _as_buffer(rewriter, _new_tensor(rewriter, operation, options), options)
        dim = operation.dim
        offsets: list[MixedValue] = [0] * type.rank
        sizes: list[MixedValue] = [
            rewriter.create(memref.DimOp, buffer, constant_index(rewriter, at)).results[0] if size == DYNAMIC else size
            for at, size in enumerate(type.shape)
        ]
        offset: MixedValue = 0
        total = affine.AffineMap(0, 2, [affine.symbol(0) + affine.symbol(1)])
        for value in operation.inputs:
            source = buffers.get_buffer(rewriter, value, options)
            length: MixedValue = value.type.shape[dim]
            if length == DYNAMIC:
                length = create_or_fold(rewriter, memref.DimOp, source, constant_index(rewriter, dim))
            offsets[dim], sizes[dim] = offset, length
            starts, lengths = (split_mixed_values(entries)[0] for entries in (offsets, sizes))
            wanted: Any = buffer.type
            part_type = layouts.rank_reduced_subview_type(value.type.shape, wanted, starts, lengths, [1] * type.rank)
            part = _make_subview(rewriter, buffer, part_type, offsets, sizes, [1] * type.rank)
            buffers.create_copy(rewriter, options, source, part)
            offset = make_composed_folded_apply(rewriter, total, [offset, length])
        buffers.replace_with_buffers(rewriter, operation, [buffer])
