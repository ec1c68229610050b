"""Promotion of operands and results of structured operations to new buffers, and copies between buffers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from lamina.dialects.arith.mixed import constant_index
from lamina.dialects.bufferization.ops import AllocTensorOp, MaterializeInDestinationOp
from lamina.dialects.gpu.attributes import GPUThreadMappingAttr
from lamina.dialects.gpu.enums import AddressSpace, MappingId
from lamina.dialects.linalg.builders import build_named
from lamina.dialects.linalg.named_ops import CopyOp
from lamina.dialects.linalg.slices import extract_slice, slice_of
from lamina.dialects.linalg.structure import LinalgOp, element_type
from lamina.dialects.linalg.transforms.bufferize_to_allocation import AllocationOptions, bufferize_to_allocation
from lamina.dialects.linalg.transforms.copy_mapping import map_copy
from lamina.dialects.linalg.transforms.eliminate_empty import eliminate_empty_inputs
from lamina.dialects.linalg.transforms.promote import PromotionOptions, promote, promote_to_device, promoted_operands
from lamina.dialects.memref.ops import CopyOp as MemRefCopyOp
from lamina.dialects.scf.forall_loops import normalize_forall
from lamina.dialects.scf.tiling_requests import LoopKind, TilingOptions
from lamina.dialects.tensor.canonicalize import make_insert
from lamina.dialects.tensor.ops import DimOp, InsertSliceOp, PadOp, ParallelInsertSliceOp
from lamina.dialects.transform.structured_buffer_ops import (
    BufferizeToAllocationOp,
    EliminateLinalgOpAnchoredEmptyTensorsOp,
    InsertSliceToCopyOp,
    LinalgCopyToMemrefOp,
    MapCopyToThreadsOp,
    PromoteOp,
    PromoteTensorOp,
)
from lamina.interfaces.bufferizable import BufferizationError
from lamina.interfaces.view_like import mixed_offsets, mixed_sizes, mixed_strides
from lamina.ir.attribute import Attribute
from lamina.ir.builder import InsertionPoint
from lamina.ir.operation import Operation
from lamina.ir.types import (
    DYNAMIC,
    FloatType,
    IntegerType,
    RankedTensorType,
    ShapedType,
    index,
    int_or_float_width,
)
from lamina.ir.value import Value
from lamina.rewrite.rewriter import ForwardingListener, MatchFailure
from lamina.transform.engine import Results, TransformRewriter, implement
from lamina.transform.failures import definite, shown, silenceable
from lamina.transform.state import TransformState
from lamina.transform.tiling import tile_and_replace

if TYPE_CHECKING:
    from lamina.dialects.linalg.named_ops import FillOp
    from lamina.ir.value import OpOperand
    from lamina.transform.tracking import TrackingListener


# ---- structured.promote


@implement(each=True, on=LinalgOp)
def promote_op(op: PromoteOp, rewriter: TransformRewriter, target: LinalgOp, state: TransformState) -> Operation:
    """Copies views among the operands to local buffers, on which the operation then works."""
    operands = op.operands_to_promote
    alignment = op.alignment
    options = PromotionOptions(
        operands=operands or None,
        full_tiles=op.use_full_tile_buffers,
        full_tiles_by_default=op.use_full_tiles_by_default,
        original_size=op.use_original_subview_size,
        alloca=op.use_alloca,
        memory_space=op.memory_space,
        alignment=None if alignment is None else alignment,
    )
    if op.mapping is not None:
        spaces = [getattr(attribute, "value", None) for attribute in op.mapping]
        if len(spaces) != 1 or spaces[0] not in (AddressSpace.WORKGROUP, AddressSpace.PRIVATE):
            raise _not_applied(op, target)
        options = promote_to_device(options, spaces[0])
    if not target.has_pure_buffer_semantics or not promoted_operands(target, options):
        raise _not_applied(op, target)
    promoted = promote(rewriter, target, options)
    if isinstance(promoted, MatchFailure):
        raise _not_applied(op, target)
    return promoted


def _not_applied(op: PromoteOp, target: Operation) -> Exception:
    return definite(op, "failed to apply", ("attempted to apply to this op", target))


# ---- structured.promote_tensor


@implement
def promote_tensor_op(
    op: PromoteTensorOp, rewriter: TransformRewriter, results: Results, state: TransformState
) -> None:
    """Tensors are copied to new ones, in a memory space, for all their users."""
    promoted: list[Value] = []
    for tensor in state.values(op.tensor):
        if not isinstance(tensor.type, RankedTensorType):
            raise silenceable(op, f"non-tensor type: {shown(tensor)}")
        rewriter.point = InsertionPoint.after_value(tensor)
        rewriter.location = tensor.location
        read = any(_may_be_read(use) for use in tensor.uses)
        kept: set[Operation] = set()
        sizes: list[Value] = []
        for axis, size in enumerate(tensor.type.shape):
            if size == DYNAMIC:
                dim = rewriter.create(DimOp, tensor, constant_index(rewriter, axis), result_types=[index])
                kept.add(dim)
                sizes.append(dim.results[0])
        new_op: Operation = _alloc_tensor(rewriter, tensor.type, sizes, op.memory_space)
        if read:
            types = [tensor.type]
            operands = [tensor, new_op.results[0]]
            new_op = rewriter.insert(MaterializeInDestinationOp(operands, types, location=rewriter.location))
            kept.add(new_op)
        rewriter.replace_all_uses_except(tensor, new_op.results[0], kept)
        promoted.append(new_op.results[0])
    results.set(0, promoted)


def _alloc_tensor(
    rewriter: TransformRewriter, type: RankedTensorType, sizes: list[Value], space: Attribute | None
) -> Operation:
    return rewriter.create(AllocTensorOp, dynamic_sizes=sizes, memory_space=space, result=type)


def _may_be_read(use: OpOperand) -> bool:
    owner = use.owner
    return bool(owner.payload_uses(use)) if isinstance(owner, LinalgOp) else True


# ---- structured.bufferize_to_allocation


class _NewOperations(ForwardingListener):
    """Records the created operations in order."""

    def __init__(self, inner: TrackingListener) -> None:
        super().__init__(inner)
        self.made: dict[Operation, None] = {}

    def operation_inserted(self, operation: Operation) -> None:
        super().operation_inserted(operation)
        self.made[operation] = None

    def operation_erased(self, operation: Operation) -> None:
        super().operation_erased(operation)
        for inner in operation.walk():
            self.made.pop(inner, None)


@implement(consumes=lambda op: () if op.bufferize_destination_only else (0,))
def bufferize_to_allocation_op(
    op: BufferizeToAllocationOp, rewriter: TransformRewriter, results: Results, state: TransformState
) -> None:
    """Each operation works on a buffer allocated for its result."""
    options = AllocationOptions(
        memcpy=op.memcpy_op,
        alloc=op.alloc_op,
        destination_only=op.bufferize_destination_only,
        deallocate=op.emit_dealloc,
        memory_space=op.memory_space,
    )
    outer = state.listener
    rewriter.listener = listener = _NewOperations(outer)
    buffers: list[Value] = []
    try:
        for target in state.ops(op.target):
            try:
                bufferized = bufferize_to_allocation(rewriter, target, options)
            except BufferizationError:
                bufferized = MatchFailure("bufferization failed")
            if isinstance(bufferized, MatchFailure):
                raise silenceable(op, "failed to bufferize operation", ("target payload op", target))
            buffers.append(bufferized)
    finally:
        rewriter.listener = outer
    results.set(0, buffers)
    results.set(1, listener.made)


# ---- Copies


@implement(each=True)
def insert_slice_to_copy_op(
    op: InsertSliceToCopyOp, rewriter: TransformRewriter, target: Operation, state: TransformState
) -> Operation:
    """Copies the source of an insertion to the replaced slice first."""
    if not isinstance(target, InsertSliceOp | ParallelInsertSliceOp):
        message = "only InsertSliceOp and ParallelInsertSliceOp ops are supported"
        raise silenceable(op, message, ("target op", target))
    source = target.source.defining_op
    if isinstance(source, CopyOp):
        return source
    if isinstance(target, ParallelInsertSliceOp) and target.parent_op is not None:
        rewriter.set_insertion_point(target.parent_op)
    part = extract_slice(rewriter, target.dest, slice_of(target))
    copied = build_named(rewriter, CopyOp, [target.source], [part.result])
    rewriter.set_insertion_point(target)
    entries = mixed_offsets(target), mixed_sizes(target), mixed_strides(target)
    inserted = make_insert(rewriter, type(target), copied.results[0], target.dest, *entries)
    rewriter.replace_op(target, inserted)
    return copied


@implement(each=True)
def linalg_copy_to_memref_op(
    op: LinalgCopyToMemrefOp, rewriter: TransformRewriter, target: FillOp | CopyOp, state: TransformState
) -> Operation:
    """linalg.copy between buffers becomes memref.copy."""
    if not isinstance(target, CopyOp) or not isinstance(target, LinalgOp):
        raise silenceable(op, "only linalg.copy target ops are supported", ("target op", target))
    if not target.has_pure_buffer_semantics:
        message = "cannot transform a linalg.copy on tensors into a memref.copy"
        raise silenceable(op, message, ("target op", target))
    source, dest = target.operands
    if not isinstance(source.type, ShapedType):
        raise silenceable(op, "cannot transform a linalg.copy which input has no shape", ("target op", target))
    if element_type(source.type) is not element_type(dest.type):
        message = "cannot transform a linalg.copy with different source and destination element types"
        raise silenceable(op, message, ("target op", target))
    copy = rewriter.insert(MemRefCopyOp([source, dest], location=target.raw_location))
    rewriter.replace_op(target, copy)
    return copy


@implement(each=True)
def map_copy_to_threads_op(
    op: MapCopyToThreadsOp, rewriter: TransformRewriter, target: FillOp | PadOp | CopyOp, state: TransformState
) -> tuple[Any, ...]:
    """Returns a copy or pad of static shape inside an scf.forall over threads."""
    if not isinstance(target, CopyOp | PadOp):
        raise silenceable(op, "only linalg.copy and tensor.pad target ops are supported", ("target op", target))
    # A copy between memrefs, on which MLIR crashes, has no result.
    type = target.operands[-1].type if isinstance(target, CopyOp) else target.result.type
    if not isinstance(type, ShapedType) or not type.has_static_shape or type.rank > 3:
        raise silenceable(op, "only statically sized ops of rank <= 3 are supported", ("target op", target))
    if not isinstance(type.element_type, IntegerType | FloatType):
        # MLIR crashes.
        raise silenceable(op, "only elements of known width are supported", ("target op", target))
    width = int_or_float_width(type.element_type)
    alignment = op.desired_bit_alignment
    if alignment % width:
        alignment = width
    mapped = map_copy(op.total_num_threads, type.shape, alignment // width)
    if mapped is None:
        message = (
            "too few threads to map copy op to threads on the most minor dimension, given alignment and vector size "
            "constraints, try smaller tile size of mapping to more threads"
        )
        raise silenceable(op, message, ("target op", target))
    dims = (MappingId.LINEAR_DIM_2, MappingId.LINEAR_DIM_1, MappingId.LINEAR_DIM_0)
    mapping = [GPUThreadMappingAttr(dim) for dim in dims[3 - type.rank :]]
    options = TilingOptions(num_threads=list(mapped.threads), loop_kind=LoopKind.FORALL, mapping=mapping)
    tiled = tile_and_replace(op, rewriter, target, options)
    return normalize_forall(rewriter, tiled.loops[0]), *tiled.tiled


# ---- structured.eliminate_empty_tensors


@implement
def eliminate_empty_tensors_op(
    op: EliminateLinalgOpAnchoredEmptyTensorsOp, rewriter: TransformRewriter, results: Results, state: TransformState
) -> None:
    """Element-wise operations write to the tensors that their inputs were allocated for."""
    for target in state.ops(op.target):
        try:
            eliminate_empty_inputs(rewriter, target)
        except BufferizationError:
            raise silenceable(op, "failed to analyze op", ("target op", target)) from None
