"""Collapsing and expanding tensors and memrefs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from lamina.dialects.arith.mixed import constant_index
from lamina.dialects.arith.ops import DivSIOp
from lamina.dialects.linalg.packing import collapsed
from lamina.dialects.linalg.sizes import INDEX, dim_sizes
from lamina.dialects.memref.ops import CollapseShapeOp as MemRefCollapseShapeOp
from lamina.dialects.tensor.ops import CollapseShapeOp, ExpandShapeOp
from lamina.interfaces.tiling import Size
from lamina.interfaces.view_like import split_mixed_values
from lamina.ir.attributes import ArrayAttr, DenseI64ArrayAttr, IntegerAttr
from lamina.ir.builder import Builder
from lamina.ir.types import DYNAMIC, MemRefType, RankedTensorType, ShapedType, i64
from lamina.ir.value import Value, type_as

if TYPE_CHECKING:
    from lamina.ir.attribute import Attribute
    from lamina.ir.operation import Operation

Groups = Sequence[Sequence[int]]


def reassociation(groups: Groups) -> ArrayAttr:
    """Returns the groups as an attribute."""
    return ArrayAttr([ArrayAttr([IntegerAttr(i64, axis) for axis in group]) for group in groups])


def collapsed_shape(shape: Sequence[int], groups: Groups) -> list[int]:
    """Returns the product of each group, dynamic if one of its sizes is."""
    known = collapsed(shape, groups)
    return [
        DYNAMIC if any(shape[axis] == DYNAMIC for axis in group) else size
        for group, size in zip(groups, known, strict=True)
    ]


def collapse(builder: Builder, value: Value, groups: Groups) -> Any:
    """``tensor.collapse_shape`` or ``memref.collapse_shape`` of a memref that is contiguous."""
    type = type_as(value, ShapedType)
    shape = collapsed_shape(type.shape, groups)
    properties: dict[str, Attribute] = {"reassociation": reassociation(groups)}
    cls: Any = CollapseShapeOp
    target: Any = RankedTensorType(shape, type.element_type)
    if isinstance(type, MemRefType):
        cls, target = MemRefCollapseShapeOp, MemRefType(shape, type.element_type, None, type.memory_space)
    return builder.insert(cls([value], [target], properties, location=builder.location))


def expand(
    builder: Builder, value: Value, type: RankedTensorType, groups: Groups, sizes: Sequence[Size] | None = None
) -> Operation:
    """Creates ``tensor.expand_shape``. By default computes sizes that are not in the type: the size of the group
    divided by the others."""
    static, dynamic = split_mixed_values(_inferred(builder, value, type, groups) if sizes is None else sizes)
    properties: dict[str, Attribute] = {
        "reassociation": reassociation(groups),
        "static_output_shape": DenseI64ArrayAttr(static),
    }
    return builder.insert(ExpandShapeOp([value, *dynamic], [type], properties, location=builder.location))


def _inferred(builder: Builder, value: Value, type: RankedTensorType, groups: Groups) -> list[Size]:
    if DYNAMIC not in type.shape:
        return list(type.shape)
    sizes: list[Size] = []
    for group, total in zip(groups, dim_sizes(builder, value), strict=True):
        rest = 1
        for axis in group:
            rest *= type.shape[axis] if type.shape[axis] != DYNAMIC else 1
        for axis in group:
            sizes.append(type.shape[axis] if type.shape[axis] != DYNAMIC else _divided(builder, total, rest))
    return sizes


def _divided(builder: Builder, total: Size, rest: int) -> Size:
    if isinstance(total, int):
        return total // rest
    divisor = constant_index(builder, rest)
    if rest == 1:
        return total
    return builder.insert(DivSIOp([total, divisor], [INDEX], location=builder.location)).results[0]
