"""Canonicalization of linalg.pack and linalg.unpack."""

from __future__ import annotations

from typing import Any

from lamina.dialects.linalg.relayout_ops import PackOp, UnPackOp
from lamina.ir.attributes import DenseI32ArrayAttr
from lamina.ir.types import DYNAMIC
from lamina.rewrite import PatternRewriter, canonicalize


def _same_layout(pack: Any, unpack: Any) -> bool:
    """Whether both pack the same dims, in the same order, by the same tiles."""

    def dims(op: Any) -> tuple[list[int], list[int]]:
        order = list(op.properties.get("outer_dims_perm") or ())
        return list(op.properties["inner_dims_pos"]), order or list(range(op.results[0].type.rank))

    pack_dims, unpack_dims = dims(pack), dims(unpack)
    if pack_dims[0] != unpack_dims[0]:
        return False
    if list(pack.properties.get("outer_dims_perm") or ()) != list(unpack.properties.get("outer_dims_perm") or ()):
        return False
    static = pack.properties["static_inner_tiles"]
    return static is unpack.properties["static_inner_tiles"] and list(pack.inner_tiles) == list(unpack.inner_tiles)


def tiles_divide(pack: Any) -> bool:
    """Whether the tiles are known to divide the source, so that no padding is needed."""
    shape = pack.operand(0).type.shape
    for position, tile in zip(pack.properties["inner_dims_pos"], pack.properties["static_inner_tiles"], strict=True):
        if DYNAMIC in (tile, shape[position]) or shape[position] % tile:
            return False
    return True


@canonicalize(PackOp, name="PackOp::canonicalize")
def simplify_pack(op: Any, rewriter: PatternRewriter) -> Any:
    """Packing what was unpacked gives it back; padding that is never used goes away."""
    inner = op.operand(0).defining_op
    if isinstance(inner, UnPackOp):
        if inner.operand(0).type is not op.operand(1).type or op.padding_value is not None:
            return False
        if not _same_layout(op, inner):
            return False
        rewriter.replace_op(op, inner.operand(0))
        return True
    if op.padding_value is not None and tiles_divide(op):
        with rewriter.modify_in_place(op):
            op.erase_operands(2)
            sizes = list(op.properties["operandSegmentSizes"])
            sizes[2] = 0
            op.properties["operandSegmentSizes"] = DenseI32ArrayAttr(sizes)
        return True
    return False


@canonicalize(UnPackOp, name="UnPackOp::canonicalize")
def simplify_unpack(op: Any, rewriter: PatternRewriter) -> Any:
    """Unpacking what was packed without padding gives it back."""
    inner = op.operand(0).defining_op
    if not isinstance(inner, PackOp):
        return False
    if inner.operand(0).type is not op.operand(1).type or inner.padding_value is not None:
        return False
    if not _same_layout(inner, op):
        return False
    rewriter.replace_op(op, inner.operand(0))
    return True
