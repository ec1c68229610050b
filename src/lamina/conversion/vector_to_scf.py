"""``convert-vector-to-scf``: lowers transfers of n-D vectors to loops over smaller ones, or unrolls them.

Without full unrolling an n-D vector goes through a buffer on the stack, whose type absorbs one dimension of the vector
after the other; the transfer inside the loops then has at most the target rank. 1-D transfers that
convert-vector-to-llvm does not support (strides, permutations) become loops over elements.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from lamina.conversion.vector_lowering import sets
from lamina.conversion.vector_lowering.masks import dim_of
from lamina.conversion.vector_lowering.transfers import has_unit_stride
from lamina.conversion.vector_print_to_scf import decompose_print_pattern
from lamina.conversion.vector_scalable_to_scf import scalable_transpose_write
from lamina.dialects.affine.compose import make_composed_apply
from lamina.dialects.arith.enums import CmpIPredicate
from lamina.dialects.arith.mixed import constant_index
from lamina.dialects.arith.ops import AndIOp, CmpIOp, MulIOp
from lamina.dialects.memref.ops import AllocaOp, LoadOp, StoreOp
from lamina.dialects.scf.builders import build_for, build_if, make_yield
from lamina.dialects.vector.builders import broadcast, extract, insert
from lamina.dialects.vector.fold_extract import mixed_position
from lamina.dialects.vector.ops import InsertOp, TransferReadOp, TransferWriteOp, TypeCastOp, VectorScaleOp
from lamina.dialects.vector.queries import (
    has_tensor_semantics,
    in_bounds_flags,
    is_broadcast_dim,
    producer,
    transfer_map,
    vector_of_transfer,
)
from lamina.dialects.vector.shapes import drop_front
from lamina.ir import traits
from lamina.ir.affine import AffineDimExpr, AffineMap, dim
from lamina.ir.attributes import AffineMapAttr, UnitAttr
from lamina.ir.block import Block
from lamina.ir.builder import InsertionPoint
from lamina.ir.operation import Operation
from lamina.ir.types import MemRefType, ShapedType, VectorType
from lamina.ir.value import Value, type_as
from lamina.passmanager import Pass, option, register_pass
from lamina.rewrite.greedy import apply_local_patterns_greedily
from lamina.rewrite.pattern import FunctionPattern, Outcome, PatternSet, RewritePattern

if TYPE_CHECKING:
    from lamina.rewrite.conversion_rewriter import ConversionPatternRewriter
    from lamina.rewrite.rewriter import PatternRewriter

# Marks transfers that are on their way down.
_LABEL = "__vector_to_scf_lowering__"


@dataclass(frozen=True)
class VectorTransferToSCFOptions:
    """``unroll``: no loops and buffers; ``target_rank``: of the vectors that stay; ``lower_tensors``: transfers on
    tensors, too; ``lower_scalable``: loops for scalable vectors."""

    unroll: bool = False
    target_rank: int = 1
    lower_tensors: bool = False
    lower_scalable: bool = False


def vector_to_scf_patterns(options: VectorTransferToSCFOptions | None = None) -> list[RewritePattern]:
    """MLIR's populateVectorToSCFConversionPatterns."""
    chosen = VectorTransferToSCFOptions() if options is None else options

    def bound(function: Callable[..., Outcome]) -> Callable[[Any, Any], Outcome]:
        return lambda op, rewriter: function(op, rewriter, chosen)

    if chosen.unroll:
        patterns = [
            FunctionPattern(bound(_unroll_read), TransferReadOp, 1, "UnrollTransferReadConversion"),
            FunctionPattern(bound(_unroll_write), TransferWriteOp, 1, "UnrollTransferWriteConversion"),
        ]
    else:
        patterns = [
            FunctionPattern(bound(_prepare_read), TransferReadOp, 1, "PrepareTransferReadConversion"),
            FunctionPattern(bound(_prepare_write), TransferWriteOp, 1, "PrepareTransferWriteConversion"),
            FunctionPattern(bound(_loop_over_read), TransferReadOp, 1, "TransferOpConversion"),
            FunctionPattern(bound(_loop_over_write), TransferWriteOp, 1, "TransferOpConversion"),
        ]
    if chosen.target_rank == 1:
        patterns += [
            FunctionPattern(_read_elements, TransferReadOp, 1, "TransferOp1dConversion"),
            FunctionPattern(_write_elements, TransferWriteOp, 1, "TransferOp1dConversion"),
        ]
    if chosen.lower_scalable:

        def write(op: TransferWriteOp, rewriter: PatternRewriter) -> Outcome:
            return scalable_transpose_write(op, rewriter, chosen.lower_tensors)

        patterns.append(FunctionPattern(write, TransferWriteOp, 1, "ScalableTransposeTransferWriteConversion"))
    return [*patterns, decompose_print_pattern()]


# ---- What all patterns share


def _unpacked_dim(op: TransferWriteOp | TransferReadOp) -> int | None:
    """Returns the memory dimension of the vector's first dimension; None if that is a broadcast."""
    first = transfer_map(op).results[0]
    return first.position if isinstance(first, AffineDimExpr) else None


def _moved_index(op: TransferWriteOp | TransferReadOp, rewriter: PatternRewriter, at: int, offset: Value) -> Value:
    value: Value = make_composed_apply(rewriter, dim(0) + dim(1), [op.indices[at], offset]).results[0]
    return value


def _moved_indices(op: Any, rewriter: ConversionPatternRewriter | PatternRewriter, offset: Value) -> list[Value]:
    indices = list(op.indices)
    at = _unpacked_dim(op)
    if at is not None:
        indices[at] = _moved_index(op, rewriter, at, offset)
    return indices


def _smaller_map(op: TransferWriteOp | TransferReadOp) -> AffineMapAttr:
    map = transfer_map(op)
    return AffineMapAttr(AffineMap(map.num_dims, 0, map.results[1:]))


def _mask_condition(op: TransferWriteOp | TransferReadOp, rewriter: PatternRewriter, index: Value) -> Value | None:
    mask = op.mask
    if mask is None or mask.type.rank != 1 or is_broadcast_dim(op, 0):
        return None
    return extract(rewriter, mask, [index])


def _if_in_bounds(
    op: TransferWriteOp | TransferReadOp,
    rewriter: PatternRewriter,
    index: Value,
    result: Any,
    inside: Callable[[], Value | None],
    outside: Callable[[], Value | None] | None = None,
) -> Value | None:
    """Creates ``inside()``, under a bounds and mask check if needed; ``outside()`` otherwise."""
    at = _unpacked_dim(op)
    condition: Value | None = None
    if at is not None and not in_bounds_flags(op)[0]:
        size = dim_of(rewriter, op.base, at)
        moved = _moved_index(op, rewriter, at, index)
        condition = rewriter.create(CmpIOp, CmpIPredicate.SGT, size, moved).results[0]
    masked = _mask_condition(op, rewriter, index)
    if masked is not None:
        condition = masked if condition is None else rewriter.create(AndIOp, condition, masked).results[0]
    if condition is None:
        return inside()
    types = [] if result is None else [result]
    choice = build_if(rewriter, condition, types, with_else=True, terminators=False)
    for region, make in zip(choice.regions, (inside, outside), strict=True):
        with rewriter.insertion_guard(InsertionPoint(region.first_block)):
            value = None if make is None else make()
            rewriter.insert(make_yield([] if value is None else [value], rewriter.location))
    return choice.results[0] if types else None


def _element_types_differ(op: TransferWriteOp | TransferReadOp) -> bool:
    return vector_of_transfer(op).element_type is not op.base.type.element_type


def _why_not(op: TransferWriteOp | TransferReadOp, options: VectorTransferToSCFOptions) -> str | None:
    """Returns why an n-D transfer is left alone; None if it is lowered."""
    vector = vector_of_transfer(op)
    if vector.rank <= options.target_rank:
        return "xferOp vector rank <= transformation target rank"
    if vector.scalable_dims[0]:
        return "Unpacking of the leading dimension into the memref is not yet supported for scalable dims"
    if has_tensor_semantics(op) and not options.lower_tensors:
        return "Unpacking for tensors has been disabled."
    if _element_types_differ(op):
        return "Mismatching source and destination element types."
    return None


# ---- Through a buffer


def _allocation_scope(op: Operation) -> Operation | None:
    """Returns the nearest operation around whose end frees stack buffers."""
    return op.parent_with_trait(traits.AutomaticAllocationScope)


def _allocate(op: TransferWriteOp | TransferReadOp, rewriter: PatternRewriter) -> tuple[Value, Value | None]:
    """Allocates a buffer for the vector; the mask is read from a separate one."""
    scope = _allocation_scope(op)
    assert scope is not None and scope.regions[0].first_block is not None
    mask = None
    with rewriter.insertion_guard(InsertionPoint.at_block_start(scope.regions[0].first_block)):
        buffer = rewriter.create(AllocaOp, memref=MemRefType((), vector_of_transfer(op))).results[0]
        if op.mask is not None:
            held = rewriter.create(AllocaOp, memref=MemRefType((), op.mask.type)).results[0]
            rewriter.set_insertion_point(op)
            rewriter.create(StoreOp, op.mask, held)
            mask = rewriter.create(LoadOp, held, result=op.mask.type).results[0]
    return buffer, mask


def _prepare_read(op: TransferReadOp, rewriter: PatternRewriter, options: VectorTransferToSCFOptions) -> Outcome:
    """Reads into a buffer, and the vector from there."""
    if _LABEL in op._attributes:
        return rewriter.notify_match_failure(op, "kPassLabel is present (vector-to-scf lowering in progress)")
    problem = _why_not(op, options)
    if problem is not None:
        return rewriter.notify_match_failure(op, problem)
    if _allocation_scope(op) is None:
        return rewriter.notify_match_failure(op, "no scope to allocate a buffer in")
    buffer, mask = _allocate(op, rewriter)
    copy = rewriter.clone(op)
    copy.attributes[_LABEL] = UnitAttr()
    if mask is not None:
        copy.mask = mask
    rewriter.create(StoreOp, copy.results[0], buffer)
    rewriter.replace_op_with_new(op, LoadOp, buffer, result=op.vector.type)
    return True


def _prepare_write(op: TransferWriteOp, rewriter: PatternRewriter, options: VectorTransferToSCFOptions) -> Outcome:
    """Stores the vector to a buffer, and writes what is read from there."""
    if _LABEL in op._attributes:
        return rewriter.notify_match_failure(op, "kPassLabel is present (vector-to-scf lowering in progress)")
    problem = _why_not(op, options)
    if problem is not None:
        return rewriter.notify_match_failure(op, problem)
    if _allocation_scope(op) is None:
        return rewriter.notify_match_failure(op, "no scope to allocate a buffer in")
    buffer, mask = _allocate(op, rewriter)
    rewriter.create(StoreOp, op.value_to_store, buffer)
    loaded = rewriter.create(LoadOp, buffer, result=op.value_to_store.type).results[0]

    def change() -> None:
        op.value_to_store = loaded
        op.attributes[_LABEL] = UnitAttr()
        if mask is not None:
            op.mask = mask

    rewriter.modify_in_place(op, change)
    return True


def _unpacked(type: Any) -> MemRefType | None:
    """Returns a memref of vectors with their first dimension as its own last."""
    vector = type.element_type
    if not isinstance(vector, VectorType) or not vector.rank or vector.scalable_dims[0]:
        return None
    return MemRefType((*type.shape, vector.shape[0]), drop_front(vector, 1))


def _unpacked_mask(op: TransferWriteOp | TransferReadOp, rewriter: PatternRewriter) -> Value | None:
    """Returns the buffer of the mask, unpacked if the mask has the dimension."""
    if op.mask is None:
        return None
    buffer = _buffer_of_mask(op)
    if is_broadcast_dim(op, 0) or op.mask.type.rank == 1:
        return buffer
    type = _unpacked(buffer.type)
    return rewriter.create(TypeCastOp, buffer, result=type).results[0]


def _buffer_of_mask(op: Any) -> Value:
    load = producer(op.mask, "memref.load")
    assert load is not None
    memref: Value = load.memref
    return memref


def _set_mask(
    op: TransferWriteOp | TransferReadOp,
    transfer: TransferWriteOp | TransferReadOp,
    rewriter: PatternRewriter,
    buffer: Value | None,
    index: Value,
) -> None:
    """Gives the smaller transfer its part of the mask, unless the bounds check covers it."""
    if op.mask is None or buffer is None or not (is_broadcast_dim(op, 0) or op.mask.type.rank > 1):
        return
    load = producer(op.mask, "memref.load")
    indices = [*load.indices, *([] if is_broadcast_dim(op, 0) else [index])]
    with rewriter.insertion_guard(InsertionPoint.before_op(transfer)):
        type = type_as(buffer, ShapedType)
        mask = rewriter.create(LoadOp, buffer, indices, result=type.element_type).results[0]

    def change() -> None:
        transfer.mask = mask

    rewriter.modify_in_place(transfer, change)


def _label(label: TransferWriteOp | TransferReadOp, options: VectorTransferToSCFOptions) -> None:
    if vector_of_transfer(label).rank > options.target_rank:
        label.attributes[_LABEL] = UnitAttr()


def _loop_bounds(rewriter: PatternRewriter, size: int) -> tuple[Value, Value, Value]:
    return constant_index(rewriter, 0), constant_index(rewriter, size), constant_index(rewriter, 1)


def _loop_over_read(op: TransferReadOp, rewriter: PatternRewriter, options: VectorTransferToSCFOptions) -> Outcome:
    """Reads slice after slice into the buffer."""
    if _LABEL not in op._attributes:
        return rewriter.notify_match_failure(op, "kPassLabel is missing (vector-to-scf lowering not in progress)")
    store = next(iter(op.vector.users), None)
    if not isinstance(store, StoreOp):
        return False
    type = _unpacked(store.memref.type)
    if type is None:
        return rewriter.notify_match_failure(op, "Failed to unpack one vector dim.")
    buffer = rewriter.create(TypeCastOp, store.memref, result=type).results[0]
    mask = _unpacked_mask(op, rewriter)
    part = type.element_type

    def fill(body: Block) -> None:
        index = body.arguments[0]
        where = [*store.indices, index]

        def inside() -> None:
            indices = _moved_indices(op, rewriter, index)
            transfer_read = rewriter.create(
                TransferReadOp,
                op.base,
                indices,
                _smaller_map(op),
                op.padding,
                None,
                in_bounds_flags(op)[1:],
                vector=part,
            )
            _label(transfer_read, options)
            rewriter.create(StoreOp, transfer_read.results[0], buffer, where)
            _set_mask(op, transfer_read, rewriter, mask, index)

        def outside() -> None:
            rewriter.create(StoreOp, broadcast(rewriter, op.padding, part), buffer, where)

        _if_in_bounds(op, rewriter, index, None, inside, outside)
        rewriter.insert(make_yield([], rewriter.location))

    build_for(rewriter, *_loop_bounds(rewriter, type.shape[-1]), fill=fill)
    rewriter.erase_op(store)
    rewriter.erase_op(op)
    return True


def _loop_over_write(op: Any, rewriter: ConversionPatternRewriter, options: VectorTransferToSCFOptions) -> Outcome:
    """Writes slice after slice from the buffer; on tensors the loop carries the tensor."""
    if _LABEL not in op._attributes:
        return rewriter.notify_match_failure(op, "kPassLabel is missing (vector-to-scf lowering not in progress)")
    load = producer(op.value_to_store, "memref.load")
    type = None if load is None else _unpacked(load.memref.type)
    if type is None:
        return rewriter.notify_match_failure(op, "Failed to unpack one vector dim.")
    buffer = rewriter.create(TypeCastOp, load.memref, result=type).results[0]
    mask = _unpacked_mask(op, rewriter)
    carried = [op.base] if has_tensor_semantics(op) else []

    def fill(body: Block) -> None:
        index, *state = body.arguments
        base = state[0] if state else op.base

        def inside() -> Value | None:
            indices = _moved_indices(op, rewriter, index)
            value = rewriter.create(LoadOp, buffer, [*load.indices, index], result=type.element_type).results[0]
            new_op = rewriter.create(
                TransferWriteOp,
                value,
                base,
                indices,
                _smaller_map(op),
                None,
                in_bounds_flags(op)[1:],
                result_types=[base.type] if state else [],
            )
            _label(new_op, options)
            _set_mask(op, new_op, rewriter, mask, index)
            return new_op.results[0] if state else None

        def outside() -> Value | None:
            return base if state else None

        new_op = _if_in_bounds(op, rewriter, index, base.type if state else None, inside, outside)
        rewriter.insert(make_yield([] if new_op is None else [new_op], rewriter.location))

    loop = build_for(rewriter, *_loop_bounds(rewriter, type.shape[-1]), carried, fill=fill)
    if carried:
        rewriter.replace_op(op, loop)
    else:
        rewriter.erase_op(op)
    return True


# ---- Unrolled


def _slice_of_mask(op: TransferWriteOp | TransferReadOp, rewriter: PatternRewriter, number: int) -> Value | None:
    """Returns the mask of a slice; None if there is none or the bounds check covers it."""
    if op.mask is None:
        return None
    if is_broadcast_dim(op, 0):
        return op.mask
    return extract(rewriter, op.mask, [number]) if op.mask.type.rank > 1 else None


def _unroll_read(op: Any, rewriter: ConversionPatternRewriter, options: VectorTransferToSCFOptions) -> Outcome:
    """Creates a read and insert per slice, directly into the vector that the whole is inserted into."""
    problem = _why_not(op, options)
    if problem is not None:
        return rewriter.notify_match_failure(op, problem)
    vector = op.results[0].type
    target = None
    if op.results[0].has_one_use:
        user = next(iter(op.results[0].users))
        if isinstance(user, InsertOp) and user.value_to_store is op.results[0]:
            target = user
    if target is None:
        value = broadcast(rewriter, op.padding, vector)
        prefix: list[Any] = []
    else:
        value, prefix = target.dest, mixed_position(target)
    part = drop_front(vector, 1)
    for number in range(vector.shape[0]):
        index = constant_index(rewriter, number)
        value = _read_slice(op, rewriter, value, part, index, [*prefix, number], number)
    if target is None:
        rewriter.replace_op(op, [value])
    else:
        rewriter.replace_op(target, [value])
        rewriter.erase_op(op)
    return True


def _read_slice(
    op: Any,
    rewriter: ConversionPatternRewriter,
    value: Value,
    part: VectorType,
    index: Value,
    where: Sequence[int],
    number: int,
) -> Value:
    def inside() -> Value:
        indices = _moved_indices(op, rewriter, index)
        mask = _slice_of_mask(op, rewriter, number)
        read: Value = rewriter.create(
            TransferReadOp, op.base, indices, _smaller_map(op), op.padding, mask, in_bounds_flags(op)[1:], vector=part
        ).results[0]
        if not part.rank:
            read = extract(rewriter, read, [])
        return insert(rewriter, read, value, where)

    conditional = _if_in_bounds(op, rewriter, index, value.type, inside, lambda: value)
    assert conditional is not None
    return conditional


def _unroll_write(op: Any, rewriter: ConversionPatternRewriter, options: VectorTransferToSCFOptions) -> Outcome:
    """Creates an extract and write per slice, directly from the vector that the whole is extracted from."""
    problem = _why_not(op, options)
    if problem is not None:
        return rewriter.notify_match_failure(op, problem)
    vector = op.value_to_store.type
    source: Value = op.value_to_store
    prefix: list[int | Value] = []
    taken = producer(source, "vector.extract")
    if taken is not None:
        source, prefix = taken.source, mixed_position(taken)
    base = op.base
    for number in range(vector.shape[0]):
        index = constant_index(rewriter, number)
        written = _write_slice(op, rewriter, source, base, index, [*prefix, number], number)
        if op.results:
            base = written
    if op.results:
        rewriter.replace_op(op, [base])
    else:
        rewriter.erase_op(op)
    return True


def _write_slice(
    op: Any,
    rewriter: ConversionPatternRewriter,
    source: Value,
    base: Value,
    index: Value,
    where: Sequence[int | Value],
    number: int,
) -> Any:
    on_tensors = bool(op.results)

    def inside() -> Value | None:
        indices = _moved_indices(op, rewriter, index)
        value = extract(rewriter, source, where)
        if op.value_to_store.type.rank == 1:
            value = broadcast(rewriter, value, VectorType((), value.type))
        mask = _slice_of_mask(op, rewriter, number)
        transfer_write = rewriter.create(
            TransferWriteOp,
            value,
            base,
            indices,
            _smaller_map(op),
            mask,
            in_bounds_flags(op)[1:],
            result_types=[base.type] if on_tensors else [],
        )
        return transfer_write.results[0] if on_tensors else None

    return _if_in_bounds(
        op, rewriter, index, base.type if on_tensors else None, inside, lambda: base if on_tensors else None
    )


# ---- Element by element


def _goes_by_elements(op: TransferWriteOp | TransferReadOp) -> bool:
    map = transfer_map(op)
    if not map.num_results or not isinstance(op.base.type, MemRefType) or vector_of_transfer(op).rank != 1:
        return False
    return not (map.is_minor_identity() and has_unit_stride(op.base.type))


def _element_loop(
    op: TransferWriteOp | TransferReadOp, rewriter: PatternRewriter, carried: Sequence[Value]
) -> tuple[Value, Value, Value]:
    vector = vector_of_transfer(op)
    lower, upper, step = constant_index(rewriter, 0), constant_index(rewriter, vector.shape[0]), None
    if vector.is_scalable:
        upper = rewriter.create(MulIOp, upper, rewriter.create(VectorScaleOp).results[0]).results[0]
    step = constant_index(rewriter, 1)
    return lower, upper, step


def _read_elements(op: TransferReadOp, rewriter: PatternRewriter) -> Outcome:
    if not _goes_by_elements(op):
        return False
    vector = op.vector.type
    lower, upper, step = _element_loop(op, rewriter, ())
    start = broadcast(rewriter, op.padding, vector)

    def fill(body: Block) -> None:
        index, value = body.arguments
        indices = _moved_indices(op, rewriter, index)

        def inside() -> Value:
            element = rewriter.create(LoadOp, op.base, indices, result=op.base.type.element_type).results[0]
            return insert(rewriter, element, value, [index])

        conditional = _if_in_bounds(op, rewriter, index, vector, inside, lambda: value)
        assert conditional is not None
        rewriter.insert(make_yield([conditional], rewriter.location))

    rewriter.replace_op(op, build_for(rewriter, lower, upper, step, [start], fill=fill))
    return True


def _write_elements(op: TransferWriteOp, rewriter: PatternRewriter) -> Outcome:
    if not _goes_by_elements(op):
        return False

    def fill(body: Block) -> None:
        index = body.arguments[0]
        indices = _moved_indices(op, rewriter, index)

        def inside() -> None:
            element = extract(rewriter, op.value_to_store, [index])
            rewriter.create(StoreOp, element, op.base, indices)

        _if_in_bounds(op, rewriter, index, None, inside)
        rewriter.insert(make_yield([], rewriter.location))

    build_for(rewriter, *_element_loop(op, rewriter, ()), fill=fill)
    rewriter.erase_op(op)
    return True


# ---- The pass


@register_pass("convert-vector-to-scf", summary="Lower n-D vector transfers to loops over slices")
class ConvertVectorToSCFPass(Pass):
    full_unroll = option("full-unroll", False, "Unroll the loops of transfers")
    target_rank = option("target-rank", 1, "Rank of the vectors that the remaining transfers move")
    lower_tensors = option("lower-tensors", False, "Also lower transfers on tensors")
    lower_scalable = option("lower-scalable", False, "Add scalable vector specific lowerings (that introduce loops)")

    def run(self, operation: Operation) -> None:
        options = VectorTransferToSCFOptions(
            self.full_unroll, self.target_rank, self.lower_tensors, self.lower_scalable
        )
        apply_local_patterns_greedily(operation, PatternSet(sets.vector_transfer_permutation_map_lowering_patterns()))
        apply_local_patterns_greedily(operation, PatternSet(vector_to_scf_patterns(options)))
