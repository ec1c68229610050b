"""Element-wise operations over one loop."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lamina.dialects.arith.mixed import as_value
from lamina.dialects.arith.ops import DivSIOp, RemSIOp
from lamina.dialects.linalg.matchers import is_elementwise
from lamina.dialects.linalg.ops import IndexOp
from lamina.dialects.linalg.reshapes import collapse, expand
from lamina.dialects.linalg.sizes import INDEX, loop_ranges
from lamina.dialects.linalg.structure import PARALLEL, LinalgOp, iterators_attr, maps_attr
from lamina.dialects.linalg.structured_ops import ElementwiseOp, GenericOp, TransposeOp
from lamina.dialects.linalg.tiling import clone_with_operands
from lamina.interfaces.tiling import Size
from lamina.ir.affine import AffineMap
from lamina.ir.attributes import DenseI64ArrayAttr, IntegerAttr
from lamina.ir.builder import InsertionPoint
from lamina.ir.types import MemRefType, RankedTensorType, i64
from lamina.ir.value import Value, type_as
from lamina.rewrite import PatternRewriter
from lamina.rewrite.rewriter import MatchFailure

if TYPE_CHECKING:
    from lamina.ir.attribute import Type


def flatten_elementwise(rewriter: PatternRewriter, op: LinalgOp) -> LinalgOp | MatchFailure:
    """Replaces an element-wise operation by one on operands of rank one. Each operand must be a scalar or be read
    in the order of the loops."""
    if not is_elementwise(op):
        return rewriter.notify_match_failure(op, "only elementwise flattening is supported")
    loops = op.num_loops
    if loops <= 1:
        return op
    if not (op.has_pure_tensor_semantics or op.has_pure_buffer_semantics):
        return rewriter.notify_match_failure(op, "expected tensors or memrefs only")
    whole = AffineMap.identity(loops)
    if not all(not map.results or map == whole for map in op.maps):
        return rewriter.notify_match_failure(op, "the loops cannot be collapsed")
    if not all(_is_contiguous(value.type) for value in op.operands):
        return rewriter.notify_match_failure(op, "memref is not guaranteed to be collapsible")
    sizes: list[Size] = [loop_range.size for loop_range in loop_ranges(rewriter, op)]
    groups = [list(range(loops))]
    operands = [
        collapse(rewriter, value, groups).results[0] if map.results else value
        for value, map in zip(op.operands, op.maps, strict=True)
    ]
    types = [value.type for value in operands[op.num_dps_inputs :]] if op.results else []
    new_op: LinalgOp = clone_with_operands(rewriter, op, operands, types)
    _flatten_maps(rewriter, new_op, sizes)
    if not op.results:
        rewriter.erase_op(op)
        return new_op
    results = [
        expand(rewriter, new, type_as(old, RankedTensorType), groups, sizes).results[0]
        for new, old in zip(new_op.results, op.results, strict=True)
    ]
    rewriter.replace_op(op, results)
    return new_op


def _flatten_maps(rewriter: PatternRewriter, op: LinalgOp, sizes: list[Size]) -> None:
    """Sets the maps that an operation states to those over one loop."""
    flat = [AffineMap.identity(1) if map.results else AffineMap(1, 0, []) for map in op.maps]
    match op:
        case GenericOp():
            op.indexing_maps = maps_attr(flat)
            op.iterator_types = iterators_attr([PARALLEL])
            op.attributes.clear()  # as in MLIR, which creates new generic operations
            _split_indices(rewriter, op, sizes)
        case ElementwiseOp():
            op.indexing_maps = maps_attr(flat)
        case TransposeOp():
            op.permutation = DenseI64ArrayAttr([0])


def _is_contiguous(type: Type) -> bool:
    return not isinstance(type, MemRefType) or type.has_identity_layout


def _split_indices(rewriter: PatternRewriter, op: GenericOp, sizes: list[Size]) -> None:
    """Delinearizes the single loop's index into the original ones."""
    indices = [operation for operation in op.block.operations if isinstance(operation, IndexOp)]
    if not indices:
        return
    with rewriter.insertion_guard(InsertionPoint.at_block_start(op.block)):
        number = IndexOp([], [INDEX], {"dim": IntegerAttr(i64, 0)}, location=rewriter.location)
        rest: Value = rewriter.insert(number).results[0]
        split_indices: list[Value] = [rest] * len(sizes)
        for loop in range(len(sizes) - 1, 0, -1):
            size = as_value(rewriter, sizes[loop])
            part = RemSIOp([rest, size], [INDEX], location=rewriter.location)
            split_indices[loop] = rewriter.insert(part).results[0]
            rest = rewriter.insert(DivSIOp([rest, size], [INDEX], location=rewriter.location)).results[0]
        split_indices[0] = rest
    for index in indices:
        rewriter.replace_op(index, split_indices[index.dim])
