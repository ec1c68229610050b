"""Sinking of tensor transpositions through elements read at indices, as interpolations read them."""

from __future__ import annotations

from collections.abc import Mapping

from lamina.dialects.linalg.ops import IndexOp
from lamina.dialects.linalg.structured_ops import GenericOp, TransposeOp
from lamina.dialects.tensor.ops import ExtractOp
from lamina.ir.affine import AffineMap
from lamina.ir.attributes import IntegerAttr
from lamina.ir.types import RankedTensorType, i64
from lamina.ir.value import Value
from lamina.passes.transpositions import (
    Permutation,
    inverse,
    moves_outwards,
    order_of,
    transposed,
    transposition_of,
    with_block_of,
)
from lamina.rewrite import PatternRewriter, pattern
from lamina.rewrite.fold import constant_value


@pattern
def sink_below_gather(op: GenericOp, rewriter: PatternRewriter) -> bool:
    """f(transpose(x)[g(i)]) -> transpose(f(x[g(i)])): elements of transposed tensors, which are read at the loop's
    index along the dim that is innermost in memory"""
    if not _reads_only_at_indices(op):
        return False
    sources = {read: before for read in _reads(op) if (before := transposition_of(read.tensor)) is not None}
    orders = {order_of(before) for before in sources.values()}
    if len(orders) != 1:
        return False
    (order,) = orders
    innermost = order.index(len(order) - 1)
    if len(order) != op.num_loops or not moves_outwards(order):
        return False
    if not all(_is_loop(read.indices[innermost], innermost) for read in sources):
        return False
    inside = _permuted(rewriter, op, inverse(order), {read: before.input for read, before in sources.items()})
    rewriter.replace_op(op, [transposed(rewriter, inside, order)])
    return True


@pattern
def lift_above_gather(op: TransposeOp, rewriter: PatternRewriter) -> bool:
    """transpose(f(x[g(i)])) -> f(transpose(x)[g(i)]), where there is less of x"""
    gather = op.input.defining_op if op.has_pure_tensor_semantics else None
    if not isinstance(gather, GenericOp) or not _reads_only_at_indices(gather) or not op.input.has_one_use:
        return False
    reads = [read for read in _reads(gather) if read.tensor.type.rank == gather.num_loops]
    sizes = {read.tensor: read.tensor.type for read in reads if constant_value(read.tensor) is None}
    result = op.input.type
    assert isinstance(result, RankedTensorType)
    if not sizes or not all(type.has_static_shape for type in (result, *sizes.values())):
        return False
    if sum(type.num_elements for type in sizes.values()) >= result.num_elements:
        return False
    order = order_of(op)
    moved = {value: transposed(rewriter, value, order) for value in dict.fromkeys(read.tensor for read in reads)}
    inside = _permuted(rewriter, gather, order, {read: moved[read.tensor] for read in reads})
    rewriter.replace_op(op, [inside])
    return True


def _permuted(
    rewriter: PatternRewriter, op: GenericOp, order: Permutation, sources: Mapping[ExtractOp, Value]
) -> Value:
    """Returns the transposed result of a gather, whose elements are read from sources transposed the same way."""
    init = transposed(rewriter, op.dps_inits[0], order)
    new_op = with_block_of(rewriter, op, [], init, [AffineMap.identity(op.num_loops)], op.iterators)
    read_from = [sources.get(inner) if isinstance(inner, ExtractOp) else None for inner in op.block.operations]
    back = inverse(order)
    for inner, source in zip(new_op.block.operations, read_from, strict=True):
        if isinstance(inner, IndexOp):
            with rewriter.modify_in_place(inner):
                inner.dim = IntegerAttr(i64, back[inner.dim])
        elif isinstance(inner, ExtractOp) and source is not None:
            with rewriter.modify_in_place(inner):
                inner.tensor = source
                inner.indices = [inner.indices[axis] for axis in order]
    return new_op.results[0]


def _reads_only_at_indices(op: GenericOp) -> bool:
    """True for a parallel loop without inputs, of operations without regions."""
    return (
        op.num_dps_inits == 1
        and not op.dps_inputs
        and not op.reduction_dims
        and op.has_pure_tensor_semantics
        and op.maps[-1].is_identity()
        and op.output_arguments[0].first_use is None
        and all(not inner.regions for inner in op.block.operations)
    )


def _reads(op: GenericOp) -> list[ExtractOp]:
    return [inner for inner in op.block.operations if isinstance(inner, ExtractOp)]


def _is_loop(value: Value, loop: int) -> bool:
    owner = value.defining_op
    return isinstance(owner, IndexOp) and owner.dim == loop
