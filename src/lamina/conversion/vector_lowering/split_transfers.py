"""Splits possibly out-of-bounds transfers into an in-bounds fast path and a slow path through a buffer.

| split             | slow path                                                             |
|-------------------|-----------------------------------------------------------------------|
| `vector-transfer` | the transfer as it is, between memory and the buffer                  |
| `linalg-copy`     | a fill of the buffer with the padding, and a copy of the part inside  |
| `force-in-bounds` | none: the transfer is marked in bounds                                |

The copy of a written vector goes from the start of the buffer to the indices of the transfer; MLIR uses the indices
for the buffer, which is out of bounds there.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from lamina.dialects.affine.compose import make_composed_folded_apply, materialize
from lamina.dialects.affine.ops import AffineForOp, AffineMinOp
from lamina.dialects.arith.enums import CmpIPredicate
from lamina.dialects.arith.mixed import constant_index
from lamina.dialects.arith.ops import AndIOp, CmpIOp, XOrIOp
from lamina.dialects.linalg.builders import fill
from lamina.dialects.memref import layouts
from lamina.dialects.memref.ops import AllocaOp, CastOp, CopyOp, DimOp, LoadOp, StoreOp, SubViewOp
from lamina.dialects.scf.builders import build_if, make_yield
from lamina.dialects.scf.ops import ForOp, IfOp
from lamina.dialects.vector.builders import constant
from lamina.dialects.vector.enums import VectorTransferSplit
from lamina.dialects.vector.ops import TransferReadOp, TransferWriteOp, TypeCastOp
from lamina.dialects.vector.queries import has_out_of_bounds_dim, in_bounds_flags, transfer_map, vector_of_transfer
from lamina.ir import traits
from lamina.ir.affine import AffineDimExpr, AffineMap, dim
from lamina.ir.attributes import AffineMapAttr, ArrayAttr, BoolAttr, DenseI64ArrayAttr, StridedLayoutAttr
from lamina.ir.builder import InsertionPoint
from lamina.ir.operation import IRMapping
from lamina.ir.types import DYNAMIC, MemRefType
from lamina.ir.value import Value
from lamina.rewrite.fold import constant_int
from lamina.rewrite.pattern import FunctionPattern, Outcome, RewritePattern

if TYPE_CHECKING:
    from lamina.ir.types import IndexType
    from lamina.rewrite.rewriter import PatternRewriter

# The alignment of the buffers on the stack.
ALIGNMENT = 32


def vector_transfer_full_partial_patterns(
    split: VectorTransferSplit = VectorTransferSplit.LINALG_COPY, benefit: int = 1
) -> list[RewritePattern]:
    """MLIR's populateVectorTransferFullPartialPatterns."""

    def apply(op: TransferWriteOp | TransferReadOp, rewriter: PatternRewriter) -> Outcome:
        return split_full_and_partial_transfer(op, rewriter, split)

    return [
        FunctionPattern(apply, cls, benefit, "VectorTransferFullPartialRewriter")
        for cls in (TransferReadOp, TransferWriteOp)
    ]


def split_full_and_partial_transfer(
    op: TransferWriteOp | TransferReadOp, rewriter: PatternRewriter, split: VectorTransferSplit
) -> Outcome:
    """Splits one transfer on a memref."""
    if split is VectorTransferSplit.NONE or not _is_candidate(op):
        return rewriter.notify_match_failure(op, "not a transfer to split")
    flags = ArrayAttr([BoolAttr(True)] * transfer_map(op).num_results)
    if split is VectorTransferSplit.FORCE_IN_BOUNDS:
        rewriter.modify_in_place(op, lambda: op.properties.__setitem__("in_bounds", flags))
        return True
    scope = _allocation_scope(op)
    if op.mask is not None or not isinstance(op.base.type, MemRefType) or scope is None:
        return False
    vector = vector_of_transfer(op)
    common = _common_type(op.base.type, MemRefType(vector.shape, vector.element_type))
    if common is None:
        return rewriter.notify_match_failure(op, "memory and buffer have no common type")
    condition = _inside(op, rewriter)
    if condition is None:
        return False
    with rewriter.insertion_guard(InsertionPoint.at_block_start(scope.regions[0].first_block)):
        buffer = rewriter.create(
            AllocaOp, alignment=ALIGNMENT, memref=MemRefType(vector.shape, vector.element_type)
        ).results[0]
    if isinstance(op, TransferReadOp):
        _split_read(op, rewriter, split, condition, buffer, common, flags)
    else:
        _split_write(op, rewriter, split, condition, buffer, common, flags)
    return True


def _allocation_scope(op: TransferWriteOp | TransferReadOp) -> Any:
    """Returns the scope of the buffer: outside of loops, so that it is allocated once."""
    for ancestor in op.ancestors:
        if ancestor.has_trait(traits.AutomaticAllocationScope) and not isinstance(ancestor, ForOp | AffineForOp):
            return ancestor
    return None


def _is_candidate(op: TransferWriteOp | TransferReadOp) -> bool:
    map = transfer_map(op)
    if not map.num_results or not map.is_minor_identity() or not has_out_of_bounds_dim(op):
        return False
    # Those inside branches were likely created by this very pattern.
    return not isinstance(op.parent_op, IfOp)


def _pairs(op: TransferWriteOp | TransferReadOp) -> list[tuple[int, int]]:
    """Returns for each dimension of the vector that of memory."""
    return [
        (axis, expr.position) for axis, expr in enumerate(transfer_map(op).results) if isinstance(expr, AffineDimExpr)
    ]


def _inside(op: TransferWriteOp | TransferReadOp, rewriter: PatternRewriter) -> Value | None:
    """Returns a value that is true if the whole transfer is in bounds; None if that is known."""
    condition: Value | None = None
    vector = vector_of_transfer(op)
    for axis, at in _pairs(op):
        if in_bounds_flags(op)[axis]:
            continue
        end = materialize(rewriter, make_composed_folded_apply(rewriter, dim(0) + vector.shape[axis], [op.indices[at]]))
        known = op.base.type.shape[at]
        if known == DYNAMIC:
            size: Value = rewriter.create(DimOp, op.base, constant_index(rewriter, at)).results[0]
        else:
            last = constant_int(end)
            if last is not None and last <= known:
                continue
            size = constant_index(rewriter, known)
        part = rewriter.create(CmpIOp, CmpIPredicate.SLE, end, size).results[0]
        condition = part if condition is None else rewriter.create(AndIOp, condition, part).results[0]
    return condition


def _common_type(first: MemRefType, other: MemRefType) -> MemRefType | None:
    """Returns a type that both memrefs can be cast to."""
    if first.rank != other.rank or first.memory_space is not other.memory_space:
        return None
    left, right = first.strides_and_offset(), other.strides_and_offset()
    if left is None or right is None:
        return None
    shape = [a if a == b else DYNAMIC for a, b in zip(first.shape, other.shape, strict=True)]
    strides = [a if a == b else DYNAMIC for a, b in zip(left[0], right[0], strict=True)]
    offset = left[1] if left[1] == right[1] else DYNAMIC
    if _castable(left, right) and all(a == b or a == DYNAMIC for a, b in zip(first.shape, other.shape, strict=True)):
        return first
    return MemRefType(shape, first.element_type, StridedLayoutAttr(strides, offset))


def _castable(source: tuple[Sequence[int], int], other: tuple[Sequence[int], int]) -> bool:
    pairs = zip((*source[0], source[1]), (*other[0], other[1]), strict=True)
    return all(a == b or DYNAMIC in (a, b) for a, b in pairs)


def _cast(rewriter: PatternRewriter, memref: Value, type: MemRefType) -> Value:
    return memref if memref.type is type else rewriter.create(CastOp, memref, dest=type).results[0]


def _as_one_vector(op: TransferWriteOp | TransferReadOp, rewriter: PatternRewriter, buffer: Value) -> Value:
    """Returns the buffer as a memref of a single vector."""
    return rewriter.create(TypeCastOp, buffer, result=MemRefType((), vector_of_transfer(op))).results[0]


def _choose_memory(
    op: TransferWriteOp | TransferReadOp,
    rewriter: PatternRewriter,
    condition: Value,
    common: MemRefType,
    otherwise: Callable[[], Value],
) -> IfOp:
    """Selects ``(memref, indices)``: memory itself if the transfer is in bounds, otherwise the result of
    ``otherwise``."""
    zero = constant_index(rewriter, 0)
    types = [common, *(index.type for index in op.indices)]
    choice: IfOp = build_if(rewriter, condition, types, with_else=True)
    with rewriter.insertion_guard(InsertionPoint(choice.regions[0].entry_block)):
        rewriter.insert(make_yield([_cast(rewriter, op.base, common), *op.indices], rewriter.location))
    with rewriter.insertion_guard(InsertionPoint(choice.regions[1].entry_block)):
        rewriter.insert(make_yield([otherwise(), *([zero] * len(op.indices))], rewriter.location))
    return choice


def _split_read(
    op: TransferReadOp,
    rewriter: PatternRewriter,
    split: VectorTransferSplit,
    condition: Value,
    buffer: Value,
    common: MemRefType,
    flags: ArrayAttr,
) -> None:
    def fill_buffer() -> Value:
        if split is VectorTransferSplit.VECTOR_TRANSFER:
            copy = rewriter.clone(op)
            rewriter.create(StoreOp, copy.results[0], _as_one_vector(op, rewriter, buffer))
        else:
            fill(rewriter, op.padding, buffer)
            rewriter.create(CopyOp, *_overlap(op, rewriter, op.base, buffer, op.indices, None))
        return _cast(rewriter, buffer, common)

    choice = _choose_memory(op, rewriter, condition, common, fill_buffer)

    def change() -> None:
        for at, value in enumerate(choice.results):
            op.set_operand(at, value)
        op.in_bounds = flags

    rewriter.modify_in_place(op, change)


def _split_write(
    op: TransferWriteOp,
    rewriter: PatternRewriter,
    split: VectorTransferSplit,
    condition: Value,
    buffer: Value,
    common: MemRefType,
    flags: ArrayAttr,
) -> None:
    choice = _choose_memory(op, rewriter, condition, common, lambda: _cast(rewriter, buffer, common))
    whole = rewriter.clone(op, IRMapping({op.base: choice.results[0]}))
    for at, value in enumerate(choice.results[1:]):
        whole.set_operand(2 + at, value)
    whole.in_bounds = flags
    true = constant(rewriter, BoolAttr(True))
    outside = rewriter.create(XOrIOp, condition, true).results[0]
    later = build_if(rewriter, outside)
    with rewriter.insertion_guard(InsertionPoint.before_terminator(later.regions[0].first_block)):
        if split is VectorTransferSplit.VECTOR_TRANSFER:
            view = _as_one_vector(op, rewriter, buffer)
            value = rewriter.create(LoadOp, view, result=op.value_to_store.type).results[0]
            rewriter.clone(op, IRMapping({op.value_to_store: value}))
        else:
            rewriter.create(CopyOp, *_overlap(op, rewriter, buffer, op.base, None, op.indices))
    rewriter.erase_op(op)


def _overlap(
    op: TransferReadOp | TransferWriteOp,
    rewriter: PatternRewriter,
    source: Value,
    target: Value,
    from_indices: list[Value[IndexType]] | None,
    to_indices: list[Value[IndexType]] | None,
) -> tuple[Value, Value]:
    """Returns the overlapping parts of memory and buffer; None for indices of the buffer."""
    vector = vector_of_transfer(op)
    lead = op.base.type.rank - vector.rank
    sizes: list[Value] = list(op.indices[:lead])
    limit = AffineMapAttr(AffineMap(3, 0, [dim(0) - dim(1), dim(2)]))
    for axis, at in _pairs(op):
        size = rewriter.create(DimOp, op.base, constant_index(rewriter, at)).results[0]
        room = rewriter.create(
            DimOp, source if from_indices is None else target, constant_index(rewriter, axis)
        ).results[0]
        index = op.indices[at]
        sizes.append(rewriter.create(AffineMinOp, limit, [size, index, room], result=index.type).results[0])
    return (
        _subview(rewriter, source, from_indices, sizes),
        _subview(rewriter, target, to_indices, sizes),
    )


def _subview(
    rewriter: PatternRewriter, memref: Value, offsets: Sequence[Value] | None, sizes: Sequence[Value]
) -> Value:
    type: Any = memref.type
    rank = type.rank
    static_offsets = [0] * rank if offsets is None else [DYNAMIC] * rank
    dynamic = [DYNAMIC] * rank
    view_type = layouts.subview_type(type, static_offsets, dynamic, [1] * rank)
    return rewriter.create(
        SubViewOp,
        memref,
        [] if offsets is None else list(offsets),
        list(sizes),
        [],
        DenseI64ArrayAttr(static_offsets),
        DenseI64ArrayAttr(dynamic),
        DenseI64ArrayAttr([1] * rank),
        result=view_type,
    ).results[0]
