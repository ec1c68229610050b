"""The scalar code of one iteration of a structured operation on buffers."""

from __future__ import annotations

from collections.abc import Sequence

from lamina.dialects.affine.ops import AffineApplyOp, AffineLoadOp, AffineStoreOp
from lamina.dialects.linalg.ops import IndexOp
from lamina.dialects.linalg.structure import LinalgOp, shape_of
from lamina.dialects.memref.ops import LoadOp, StoreOp
from lamina.ir.affine import AffineDimExpr, AffineExpr, AffineMap
from lamina.ir.attribute import Attribute
from lamina.ir.attributes import AffineMapAttr
from lamina.ir.builder import Builder
from lamina.ir.operation import IRMapping
from lamina.ir.types import IndexType, MemRefType, ShapedType
from lamina.ir.value import Value, type_as

INDEX = IndexType()


def emit_scalar_code(builder: Builder, op: LinalgOp, inductions: Sequence[Value], affine: bool = False) -> None:
    """Emits one iteration of the operation: loads, the block, stores, with ``affine`` or plain memory operations."""
    maps = op.maps
    values: list[Value] = []
    for slot in op._operands:
        if not shape_of(slot.value.type) and not isinstance(slot.value.type, MemRefType):
            values.append(slot.value)
        else:
            indices = subscripts(builder, maps[slot.index], inductions)
            values.append(_load(builder, slot.value, indices, affine))
    stores = [
        (slot.value, subscripts(builder, maps[slot.index], inductions))
        for slot in op.dps_init_operands
        if isinstance(slot.value.type, MemRefType)
    ]
    mapping = IRMapping()
    for argument, value in zip(op.block.arguments, values, strict=True):
        mapping.values[argument] = value
    terminator = op.yield_op
    for inner in op.block.operations:
        if inner is not terminator:
            builder.clone(inner, mapping)
    for slot in terminator._operands:
        buffer, indices = stores[slot.index]
        _store(builder, mapping.values.get(slot.value, slot.value), buffer, indices, affine)


def emit_single_iteration(builder: Builder, op: LinalgOp, inductions: Sequence[Value]) -> None:
    """Does the same with an ``affine.apply`` of all induction variables for each subscript, and only loads what the
    block uses."""
    maps = op.maps
    mapping = IRMapping()
    for slot, argument in zip(op._operands, op.block.arguments, strict=True):
        if not op.payload_uses(slot):
            continue
        if not shape_of(slot.value.type) and not isinstance(slot.value.type, MemRefType):
            mapping.values[argument] = slot.value
            continue
        indices = _applied(builder, maps[slot.index], inductions)
        mapping.values[argument] = _load(builder, slot.value, indices, False)
    terminator = op.yield_op
    for inner in op.block.operations:
        if isinstance(inner, IndexOp):
            mapping.values[inner.results[0]] = inductions[inner.dim]
        elif inner is not terminator:
            builder.clone(inner, mapping)
    for slot, target in zip(terminator._operands, op.dps_init_operands, strict=True):
        indices = _applied(builder, maps[target.index], inductions)
        _store(builder, mapping.values.get(slot.value, slot.value), target.value, indices, False)


def _applied(builder: Builder, map: AffineMap, inductions: Sequence[Value]) -> list[Value]:
    applies = [
        AffineApplyOp(
            list(inductions), [INDEX], {"map": AffineMapAttr(map.with_results([expr]))}, location=builder.location
        )
        for expr in map.results
    ]
    return [builder.insert(apply_op).results[0] for apply_op in applies]


def subscripts(builder: Builder, map: AffineMap, inductions: Sequence[Value]) -> list[Value]:
    """Returns the values of a map at the induction variables: an ``affine.apply`` for each result that is not just a
    dim."""
    return [_subscript(builder, expr, map.num_dims, inductions) for expr in map.results]


def _subscript(builder: Builder, expr: AffineExpr, dims: int, inductions: Sequence[Value]) -> Value:
    if isinstance(expr, AffineDimExpr):
        return inductions[expr.position]
    map = AffineMap(dims, 0, [expr])
    used = [value for position, value in enumerate(inductions) if expr.is_function_of_dim(position)]
    attribute = AffineMapAttr(map.compress_unused_dims())
    return builder.insert(AffineApplyOp(used, [INDEX], {"map": attribute}, location=builder.location)).results[0]


def _load(builder: Builder, buffer: Value, indices: list[Value], affine: bool) -> Value:
    element = type_as(buffer, ShapedType).element_type
    if not affine:
        return builder.insert(LoadOp([buffer, *indices], [element], location=builder.location)).results[0]
    map: dict[str, Attribute] = {"map": AffineMapAttr(AffineMap.identity(len(indices)))}
    return builder.insert(AffineLoadOp([buffer, *indices], [element], map, location=builder.location)).results[0]


def _store(builder: Builder, value: Value, buffer: Value, indices: list[Value], affine: bool) -> None:
    if not affine:
        builder.insert(StoreOp([value, buffer, *indices], [], location=builder.location))
        return
    map: dict[str, Attribute] = {"map": AffineMapAttr(AffineMap.identity(len(indices)))}
    builder.insert(AffineStoreOp([value, buffer, *indices], [], map, location=builder.location))
