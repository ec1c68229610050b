"""Matmuls and convolutions with an input transposed before."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from lamina.dialects.linalg.builders import build_copying, build_named
from lamina.dialects.linalg.named_ops import (
    Conv2DNhwcFhwcOp,
    Conv2DNhwcFhwcQOp,
    Conv2DNhwcHwcfOp,
    Conv2DNhwcHwcfQOp,
)
from lamina.dialects.linalg.packing import permuted
from lamina.dialects.linalg.sizes import dim_size
from lamina.dialects.linalg.structure import LinalgOp, maps_attr
from lamina.dialects.linalg.structured_ops import BatchMatmulOp, MatmulOp, TransposeOp
from lamina.dialects.memref.ops import AllocOp
from lamina.dialects.tensor.ops import EmptyOp
from lamina.interfaces.view_like import split_mixed_values
from lamina.ir.affine import AffineMap, dim
from lamina.ir.attributes import DenseI32ArrayAttr, DenseI64ArrayAttr
from lamina.ir.types import DYNAMIC, MemRefType, RankedTensorType, ShapedType
from lamina.ir.value import Value, type_as
from lamina.rewrite import PatternRewriter
from lamina.rewrite.rewriter import MatchFailure

if TYPE_CHECKING:
    from lamina.ir.attribute import Attribute


def transpose_matmul(rewriter: PatternRewriter, op: LinalgOp, left: bool = True) -> LinalgOp | MatchFailure:
    """Replaces linalg.matmul or linalg.batch_matmul with one whose left or right input is explicitly transposed by
    linalg.transpose."""
    if not isinstance(op, MatmulOp | BatchMatmulOp):
        return rewriter.notify_match_failure(op, "not supported")
    batches = int(isinstance(op, BatchMatmulOp))
    default = type(op).definition.defaults.get("indexing_maps")
    if op.maps != [entry.map for entry in default]:
        return rewriter.notify_match_failure(op, "only matmul ops with non-extended semantics are supported")
    if not op.has_pure_tensor_semantics:
        return rewriter.notify_match_failure(op, "only matmul ops with tensors are supported")
    position = 0 if left else 1
    order = [*range(batches), batches + 1, batches]
    inputs = list(op.dps_inputs)
    inputs[position] = _transposed(rewriter, inputs[position], order)
    rows, columns, inner = (dim(batches + axis) for axis in range(3))
    leading = [dim(axis) for axis in range(batches)]
    accesses = [[inner, rows] if left else [rows, inner], [inner, columns] if left else [columns, inner]]
    maps = [AffineMap(batches + 3, 0, [*leading, *access]) for access in (*accesses, [rows, columns])]
    named = build_named(rewriter, type(op), inputs, op.dps_inits, {"indexing_maps": maps_attr(maps)})
    rewriter.replace_op(op, named.results)
    return named


def _transposed(rewriter: PatternRewriter, value: Value, order: list[int]) -> Value:
    type = type_as(value, ShapedType)
    static, dynamic = split_mixed_values([dim_size(rewriter, value, axis) for axis in order])
    target = RankedTensorType(static, type.element_type)
    empty = rewriter.insert(EmptyOp(dynamic, [target], location=rewriter.location)).results[0]
    new_op = build_copying(rewriter, TransposeOp, value, empty, {"permutation": DenseI64ArrayAttr(order)})
    return new_op.results[0]


_PLAIN: dict[type, Any] = {Conv2DNhwcFhwcOp: Conv2DNhwcHwcfOp, Conv2DNhwcFhwcQOp: Conv2DNhwcHwcfQOp}


def transpose_conv2d(rewriter: PatternRewriter, op: LinalgOp) -> LinalgOp | MatchFailure:
    """Replaces a convolution whose filter has the output channels first with one that has them last. The
    filter's shape must be static."""
    cls = _PLAIN.get(type(op))
    if cls is None:
        return rewriter.notify_match_failure(op, "not supported")
    inputs = list(op.dps_inputs)
    order = [1, 2, 3, 0]
    kernel = type_as(inputs[1], ShapedType)
    if DYNAMIC in kernel.shape:
        return rewriter.notify_match_failure(op, "expected a filter of static shape")
    inputs[1] = _transposed(rewriter, inputs[1], order) if op.results else _moved(rewriter, inputs[1], order)
    defaults = type(op).definition.defaults
    properties = {name: op._properties.get(name, defaults[name]) for name in ("dilations", "strides")}
    named = build_named(rewriter, cls, inputs, op.dps_inits, properties)
    if op.results:
        rewriter.replace_op(op, named.results)
    else:
        rewriter.erase_op(op)
    return named


def _moved(rewriter: PatternRewriter, value: Value, order: list[int]) -> Value:
    type = type_as(value, ShapedType)
    target = MemRefType(permuted(type.shape, order), type.element_type)
    sizes: dict[str, Attribute] = {"operandSegmentSizes": DenseI32ArrayAttr([0, 0])}
    buffer = rewriter.insert(AllocOp([], [target], sizes, location=rewriter.location)).results[0]
    build_copying(rewriter, TransposeOp, value, buffer, {"permutation": DenseI64ArrayAttr(order)})
    return buffer
