"""Vectorization of tensor.extract in a block: one element for all, neighbouring elements, or a gather."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from lamina.dialects.arith.mixed import constant_index
from lamina.dialects.arith.ops import AddIOp, ConstantOp
from lamina.dialects.linalg.ops import IndexOp
from lamina.dialects.linalg.structure import LinalgOp
from lamina.dialects.linalg.transfers import mask_operation, transfer_read
from lamina.dialects.tensor.ops import DimOp
from lamina.dialects.vector.builders import constant, extract, number_attribute, shape_cast
from lamina.dialects.vector.ops import BroadcastOp, ConstantMaskOp, GatherOp
from lamina.dialects.vector.shapes import is_broadcastable
from lamina.ir.affine import AffineMap
from lamina.ir.affine import constant as constant_expr
from lamina.ir.attributes import BoolAttr, DenseElementsAttr, DenseI64ArrayAttr
from lamina.ir.block import Block
from lamina.ir.dialect import lookup_operation
from lamina.ir.operation import Operation
from lamina.ir.types import IndexType, VectorType, i1
from lamina.ir.value import BlockArgument, Value
from lamina.rewrite import PatternRewriter
from lamina.rewrite.create import insert_or_fold

if TYPE_CHECKING:
    from lamina.dialects.linalg.vectorize import VectorizationState
    from lamina.dialects.tensor.ops import ExtractOp
    from lamina.ir.attribute import Attribute

INDEX = IndexType()
_SCALAR, _CONTIGUOUS, _GATHER = "scalar", "contiguous", "gather"


def vectorize_extract(
    rewriter: PatternRewriter, state: VectorizationState, op: ExtractOp, linalg: LinalgOp, values: dict[Value, Value]
) -> Operation:
    """Returns the vector of a tensor.extract's results in all iterations."""
    result = state.vector_type(op.result.type)
    mask_type = state.vector_type(i1)
    mask = constant(rewriter, DenseElementsAttr.splat(mask_type, BoolAttr(True)))
    passthru = constant(rewriter, number_attribute(result, 0))
    zero = constant_index(rewriter, 0)
    kind = _access(op, linalg, result)
    if kind is _GATHER:
        offsets = _offsets(rewriter, state, op, values)
        count = len(op.indices)
        operands = [op.tensor, *[zero] * count, offsets, mask, passthru]
        gather = GatherOp(operands, [result], {}, location=op.raw_location)
        return state.masked(rewriter.insert(gather))
    indices = [_first(rewriter, values.get(index, index), result) for index in op.indices]
    rank = op.tensor.type.rank
    inside = [True] * result.rank
    if kind is _SCALAR:
        map = AffineMap(rank, 0, [constant_expr(0)] * result.rank)
        read = transfer_read(rewriter, op.tensor, result, indices, map, None, inside)
        sizes: dict[str, Attribute] = {"mask_dim_sizes": DenseI64ArrayAttr([1])}
        all_true = ConstantMaskOp([], [VectorType([1], i1)], sizes, location=op.raw_location)
        return mask_operation(rewriter, read, rewriter.insert(all_true).result)
    map = AffineMap.minor_identity(rank, min(result.rank, rank))
    for _ in range(result.rank - rank):
        map = map.insert_result(constant_expr(0), 0)
    return transfer_read(rewriter, op.tensor, result, indices, map, None, inside)


def _first(rewriter: PatternRewriter, index: Value, result: VectorType) -> Value:
    """Returns a scalar index as it is, the first element of a vector."""
    if index.type is INDEX:
        return index
    flat = VectorType([result.shape[-1]], INDEX, [result.scalable_dims[-1]])
    return extract(rewriter, shape_cast(rewriter, index, flat), [0])


# ---- How memory is accessed


def _access(op: ExtractOp, linalg: LinalgOp, result: VectorType) -> str:
    shape = op.tensor.type.shape
    if not shape:
        return _SCALAR
    if sum(size > 1 for size in result.shape) != 1:
        return _GATHER
    *leading, last = op.indices
    if not all(size == 1 or _is_invariant(linalg, index) for size, index in zip(shape, leading, strict=False)):
        return _GATHER
    if _is_invariant(linalg, last):
        return _SCALAR
    contiguous, counts = _is_contiguous(linalg, last)
    return _CONTIGUOUS if contiguous and counts and result.shape[-1] != 1 else _GATHER


def _last_long_loop(linalg: LinalgOp) -> int:
    """Returns the innermost loop that runs more than once."""
    return next(loop for loop, size in reversed(list(enumerate(linalg.static_loop_ranges))) if size != 1)


def _in_block(block: Block, operation: Operation | None) -> Operation | None:
    """Returns the operation of the block that is or holds the operation."""
    while operation is not None and operation.parent is not block:
        operation = operation.parent_op
    return operation


def _is_invariant(linalg: LinalgOp, value: Value) -> bool:
    """True if an index is invariant in the only relevant loop."""
    block = linalg.block
    if isinstance(value, BlockArgument):
        return value.owner is not block
    owner = value.defining_op
    if isinstance(owner, IndexOp) and owner.parent is block:
        return owner.dim != _last_long_loop(linalg)
    ancestor = _in_block(block, owner)
    if ancestor is None or isinstance(ancestor, ConstantOp):
        return True
    return all(_is_invariant(linalg, operand) for operand in ancestor.operands)


def _is_contiguous(linalg: LinalgOp, value: Value) -> tuple[bool, bool]:
    """True if an index is a sum, and whether the innermost loop is part of it."""
    block = linalg.block
    if isinstance(value, BlockArgument):
        return value.owner is not block, False
    owner = value.defining_op
    if isinstance(owner, IndexOp):
        return True, owner.dim == _last_long_loop(linalg)
    ancestor = _in_block(block, owner)
    if not isinstance(ancestor, AddIOp | ConstantOp):
        return False, False
    parts = [_is_contiguous(linalg, operand) for operand in ancestor.operands]
    return any(part for part, _ in parts), any(counts for _, counts in parts)


# ---- Gathers


def _offsets(rewriter: PatternRewriter, state: VectorizationState, op: ExtractOp, values: dict[Value, Value]) -> Value:
    """Returns the row-major position of each element."""
    type = state.vector_type(INDEX)

    def wide(value: Value) -> Value:
        if not type.rank or not is_broadcastable(value.type, type):
            return value
        return insert_or_fold(rewriter, BroadcastOp([value], [type], location=rewriter.location))[0]

    def combined(name: str, left: Value, right: Value) -> Value:
        cls: Any = lookup_operation(name)
        properties = dict(cls.definition.filled_defaults)
        joined = cls([left, right], [type], properties, location=rewriter.location)
        value: Value = rewriter.insert(joined).results[0]
        return value

    indices = [values.get(index, index) for index in op.indices]
    offset = wide(indices[0])
    for axis, index in enumerate(indices[1:], 1):
        position = constant_index(rewriter, axis)
        size = rewriter.insert(DimOp([op.tensor, position], [INDEX], location=rewriter.location)).results[0]
        offset = combined("arith.muli", offset, wide(size))
        offset = combined("arith.addi", wide(index), offset)
    return offset
