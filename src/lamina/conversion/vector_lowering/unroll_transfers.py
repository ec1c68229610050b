"""n-D transfers on memory row by row: values in registers, no buffer on the stack."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from lamina.conversion.vector_lowering.common import poison, positions
from lamina.conversion.vector_lowering.masks import dim_of
from lamina.dialects.arith.enums import CmpIPredicate
from lamina.dialects.arith.mixed import constant_index
from lamina.dialects.arith.ops import AddIOp, AndIOp, CmpIOp
from lamina.dialects.scf.builders import build_if, make_yield
from lamina.dialects.vector.builders import broadcast, extract, extract_or_fold, insert
from lamina.dialects.vector.masking import masking_op
from lamina.dialects.vector.ops import TransferReadOp, TransferWriteOp
from lamina.dialects.vector.queries import in_bounds_flags, static_dim_is_in_bounds, transfer_map, vector_of_transfer
from lamina.ir.affine import AffineDimExpr, AffineMap
from lamina.ir.attributes import AffineMapAttr
from lamina.ir.builder import InsertionPoint
from lamina.ir.types import MemRefType, VectorType
from lamina.ir.value import Value
from lamina.rewrite.create import create_or_fold
from lamina.rewrite.pattern import FunctionPattern, Outcome, RewritePattern

if TYPE_CHECKING:
    from lamina.rewrite.rewriter import PatternRewriter


def transfer_row_patterns(benefit: int = 1) -> list[RewritePattern]:
    """Patterns that take transfers of rank two and more on memrefs apart into transfers of rows."""
    return [
        FunctionPattern(_read_rows, TransferReadOp, benefit, "ReadRows"),
        FunctionPattern(_write_rows, TransferWriteOp, benefit, "WriteRows"),
    ]


def _can_go_by_rows(op: TransferWriteOp | TransferReadOp) -> bool:
    """True if rows run along the innermost dimension of memory, and masks, if any, have the vector's shape."""
    vector, map = vector_of_transfer(op), transfer_map(op)
    if vector.rank < 2 or not isinstance(op.base.type, MemRefType) or masking_op(op) is not None:
        return False
    if isinstance(op.base.type.element_type, VectorType) or any(vector.scalable_dims[:-1]):
        return False
    last = map.results[-1]
    if isinstance(last, AffineDimExpr) and last.position != map.num_dims - 1:
        return False
    return op.mask is None or map.is_minor_identity()


def _row_indices(op: Any, rewriter: PatternRewriter, position: Sequence[int]) -> list[Value]:
    indices = list(op.indices)
    for expr, offset in zip(transfer_map(op).results, position, strict=False):
        if isinstance(expr, AffineDimExpr) and offset:
            step = constant_index(rewriter, offset)
            indices[expr.position] = create_or_fold(rewriter, AddIOp, indices[expr.position], step)
    return indices


def _row_condition(
    op: TransferWriteOp | TransferReadOp, rewriter: PatternRewriter, indices: Sequence[Value]
) -> Value | None:
    """Returns a condition that the row is in bounds in the leading dimensions; None if it is known to be."""
    condition: Value | None = None
    flags = in_bounds_flags(op)
    for axis, expr in enumerate(transfer_map(op).results[:-1]):
        if flags[axis] or not isinstance(expr, AffineDimExpr):
            continue
        if static_dim_is_in_bounds(op, axis, expr.position):
            continue
        size = dim_of(rewriter, op.base, expr.position)
        inside = rewriter.create(CmpIOp, CmpIPredicate.SLT, indices[expr.position], size).results[0]
        condition = inside if condition is None else rewriter.create(AndIOp, condition, inside).results[0]
    return condition


def _row_map(op: TransferWriteOp | TransferReadOp) -> AffineMapAttr:
    map = transfer_map(op)
    return AffineMapAttr(AffineMap(map.num_dims, 0, map.results[-1:]))


def _read_rows(op: TransferReadOp, rewriter: PatternRewriter) -> Outcome:
    if not _can_go_by_rows(op):
        return False
    vector = op.vector.type
    row = VectorType(vector.shape[-1:], vector.element_type, vector.scalable_dims[-1:])
    result = poison(rewriter, vector)
    filler: Value | None = None
    for position in positions(vector.shape[:-1]):
        indices = _row_indices(op, rewriter, position)
        condition = _row_condition(op, rewriter, indices)
        if condition is None:
            value = _read_row(op, rewriter, row, indices, position)
        else:
            if filler is None:
                filler = broadcast(rewriter, op.padding, row)
            choice = build_if(rewriter, condition, [row], with_else=True)
            with rewriter.insertion_guard(InsertionPoint(choice.regions[0].first_block)):
                loaded = _read_row(op, rewriter, row, indices, position)
                rewriter.insert(make_yield([loaded], rewriter.location))
            with rewriter.insertion_guard(InsertionPoint(choice.regions[1].first_block)):
                rewriter.insert(make_yield([filler], rewriter.location))
            value = choice.results[0]
        result = insert(rewriter, value, result, position)
    rewriter.replace_op(op, [result])
    return True


def _read_row(
    op: TransferReadOp, rewriter: PatternRewriter, row: VectorType, indices: Sequence[Value], position: Sequence[int]
) -> Value:
    mask = None if op.mask is None else extract(rewriter, op.mask, position)
    flags = in_bounds_flags(op)[-1:]
    return rewriter.create(
        TransferReadOp, op.base, list(indices), _row_map(op), op.padding, mask, flags, vector=row
    ).results[0]


def _write_rows(op: TransferWriteOp, rewriter: PatternRewriter) -> Outcome:
    if not _can_go_by_rows(op):
        return False
    vector = op.value_to_store.type
    for position in positions(vector.shape[:-1]):
        indices = _row_indices(op, rewriter, position)
        condition = _row_condition(op, rewriter, indices)
        if condition is None:
            _write_row(op, rewriter, indices, position)
            continue
        choice = build_if(rewriter, condition)
        with rewriter.insertion_guard(InsertionPoint.before_terminator(choice.regions[0].first_block)):
            _write_row(op, rewriter, indices, position)
    rewriter.erase_op(op)
    return True


def _write_row(
    op: TransferWriteOp, rewriter: PatternRewriter, indices: Sequence[Value], position: Sequence[int]
) -> None:
    """Writes the row at a position of the vector with a transfer of rank 1."""
    mask = None if op.mask is None else extract(rewriter, op.mask, position)
    row = extract_or_fold(rewriter, op.value_to_store, position)
    flags = in_bounds_flags(op)[-1:]
    rewriter.create(TransferWriteOp, row, op.base, list(indices), _row_map(op), mask, flags, result_types=[])
