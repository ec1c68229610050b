"""Data movement: dequantization sinks below it, quantization rises above it."""

from __future__ import annotations

from math import inf

import numpy as np

from lamina.dialects.arith.ops import ConstantOp
from lamina.dialects.linalg.builders import build_copying
from lamina.dialects.linalg.generic import build_generic
from lamina.dialects.linalg.ops import YieldOp
from lamina.dialects.linalg.structure import LinalgOp
from lamina.dialects.linalg.structured_ops import GenericOp, TransposeOp
from lamina.dialects.quant.ops import DequantizeCastOp, QuantizeCastOp
from lamina.dialects.quant.types import (
    QuantizedType,
    UniformQuantizedType,
    quantized_element_type,
    with_element_type,
)
from lamina.dialects.tensor.ops import CollapseShapeOp, ConcatOp, ExpandShapeOp, PadOp
from lamina.dialects.tensor.ops import YieldOp as PadYieldOp
from lamina.ir.attributes import FloatAttr, IntegerAttr
from lamina.ir.operation import IRMapping, Operation
from lamina.ir.types import DYNAMIC, IntegerType, RankedTensorType
from lamina.ir.value import Value
from lamina.quant.integer_arithmetic.build import constant, dequantized, empty, quantized, stored
from lamina.quant.integer_arithmetic.quantities import Constant, constant_behind, quantity_of, reshaped, uniform_type
from lamina.rewrite.fold import constant_value
from lamina.rewrite.rewriter import PatternRewriter


def moves_elements(root: Operation, value: Value) -> bool:
    """The constraint ``MovesElements``."""
    if isinstance(root, LinalgOp) and not (root.has_pure_tensor_semantics and _only_yields(root)):
        return False
    constant = constant_behind(value)
    if constant is not None and isinstance(root, ExpandShapeOp | CollapseShapeOp | TransposeOp):
        return _moved_constant(root, value, constant) is not None
    kind = quantized_element_type(value.type)
    if not isinstance(kind, UniformQuantizedType):
        return _moved_type(root, value) is not None
    return not isinstance(root, PadOp) or _padding(root, kind) is not None


def move_integers(rewriter: PatternRewriter, root: Operation, value: Value) -> Value:
    """Returns the rewrite ``MoveIntegers``."""
    rewriter.set_insertion_point(root)
    found, kind = constant_behind(value), quantized_element_type(value.type)
    assert kind is not None and isinstance(kind.storage_type, IntegerType)
    if found is not None and isinstance(root, ExpandShapeOp | CollapseShapeOp | TransposeOp):
        moved = _moved_constant(root, value, found)
        assert moved is not None
        return dequantized(rewriter, constant(rewriter, moved[0], kind.storage_type), moved[1])
    result = kind if isinstance(kind, UniformQuantizedType) else _moved_type(root, value)
    assert result is not None
    return dequantized(rewriter, _moved(rewriter, root, stored(rewriter, value), kind), result)


def _moved_type(root: Operation, value: Value) -> QuantizedType | None:
    """Returns the type after a change of the shape of values with several scales."""
    quantity, type = quantity_of(value), root.results[0].type
    if quantity is None or not isinstance(type, RankedTensorType):
        return None
    zeros = np.broadcast_to(quantity.zeros, quantity.scales.shape)
    if isinstance(root, TransposeOp):
        order = [int(axis) for axis in root.permutation]
        return uniform_type(quantity.type, quantity.scales.transpose(order), zeros.transpose(order), type.shape)
    if not isinstance(root, ExpandShapeOp | CollapseShapeOp):
        return None
    scales, points = (reshaped(part, root, type.shape) for part in (quantity.scales, zeros))
    return None if scales is None or points is None else uniform_type(quantity.type, scales, points, type.shape)


def _moved(rewriter: PatternRewriter, root: Operation, integers: Value, kind: QuantizedType) -> Value:
    """Returns the same operation on integers."""
    storage = kind.storage_type
    assert isinstance(storage, IntegerType)
    mapping = IRMapping()
    mapping.map(root.operands[0], integers)
    if isinstance(root, TransposeOp | GenericOp):
        return _moved_by_linalg(rewriter, root, integers)
    if isinstance(root, PadOp):
        assert isinstance(kind, UniformQuantizedType)
        padding = _padding(root, kind)
        assert padding is not None
        wide = padding - (1 << storage.width) if padding >> (storage.width - 1) and padding > 0 else padding
        number = rewriter.create(ConstantOp, IntegerAttr.wrapped(storage, wide), result=storage).result
        mapping.map(_padded_with(root), number)
    clone = root.clone(mapping)
    clone.results[0].type = with_element_type(root.results[0].type, storage)
    rewriter.insert(clone)
    return clone.results[0]


def _moved_by_linalg(rewriter: PatternRewriter, root: TransposeOp | GenericOp, integers: Value) -> Value:
    assert isinstance(integers.type, RankedTensorType)
    init = empty(rewriter, root.dps_inits[0], integers.type.element_type)
    if isinstance(root, TransposeOp):
        return build_copying(rewriter, TransposeOp, integers, init, dict(root._properties)).results[0]
    generic = build_generic(
        rewriter, [integers], [init], root.maps, root.iterators, lambda helper, block: [block.arguments[0]]
    )
    return generic.results[0]


def _only_yields(op: LinalgOp) -> bool:
    """True if the block yields the only input."""
    if op.num_dps_inputs != 1 or op.num_dps_inits != 1 or not isinstance(op.block.first_op, YieldOp):
        return False
    return op.yield_op.operands[0] is op.block.arguments[0]


def _padded_with(op: PadOp) -> Value:
    inner = op.region.entry_block.last_op
    assert isinstance(inner, PadYieldOp)
    return inner.value


def _padding(op: PadOp, kind: UniformQuantizedType) -> int | None:
    """Returns the integer for the number that fills a padding: exactly, or the lowest for minus
    infinity, which only maxima use; None if there is none."""
    number = constant_value(_padded_with(op))
    if not isinstance(number, FloatAttr):
        return None
    if number.value == -inf:
        return kind.storage_min
    steps = np.float32(number.value) / np.float32(kind.scale)
    if not np.isfinite(steps) or steps != np.rint(steps):
        return None
    integer = int(steps) + kind.zero_point
    return integer if kind.storage_min <= integer <= kind.storage_max else None


def _moved_constant(root: Operation, value: Value, constant: Constant) -> tuple[np.ndarray, QuantizedType] | None:
    """Returns a constant after a change of its shape, and its type."""
    type, kind = root.results[0].type, _moved_type(root, value)
    if kind is None or not isinstance(type, RankedTensorType) or DYNAMIC in type.shape:
        return None
    if isinstance(root, TransposeOp):
        return constant.stored.transpose([int(axis) for axis in root.permutation]), kind
    return constant.stored.reshape(type.shape), kind


# ---- Concatenations


def joins_equal_types(root: Operation) -> bool:
    """The constraint ``JoinsEqualTypes``: all parts are dequantized from one type with one scale."""
    if not isinstance(root, ConcatOp):
        return False
    owners = [value.defining_op for value in root.inputs]
    kinds = {owner.quantized_type if isinstance(owner, DequantizeCastOp) else None for owner in owners}
    return len(kinds) == 1 and isinstance(next(iter(kinds)), UniformQuantizedType)


def join_integers(rewriter: PatternRewriter, root: ConcatOp) -> Value:
    """Returns the rewrite ``JoinIntegers``."""
    rewriter.set_insertion_point(root)
    parts = [value.defining_op for value in root.inputs]
    first = parts[0]
    assert isinstance(first, DequantizeCastOp)
    integers = [stored(rewriter, part.operands[0]) for part in parts if part is not None]
    return dequantized(rewriter, _joined(rewriter, root, integers), first.quantized_type)


def _joined(rewriter: PatternRewriter, root: ConcatOp, integers: list[Value]) -> Value:
    assert isinstance(integers[0].type, RankedTensorType)
    type = with_element_type(root.result.type, integers[0].type.element_type)
    new_op = ConcatOp(integers, [type], dict(root._properties), location=root.raw_location)
    return rewriter.insert(new_op).result


# ---- Quantization above movements


def is_only_quantized(root: Operation, moved: Operation) -> bool:
    """The constraint ``IsOnlyQuantized``: nothing else uses the moved elements, and the type has one scale."""
    value = moved.results[0]
    one_use = value.first_use is not None and value.first_use.next_use is None
    return one_use and isinstance(root, QuantizeCastOp) and isinstance(root.quantized_type, UniformQuantizedType)


def move_quantized(rewriter: PatternRewriter, root: QuantizeCastOp, moved: Operation) -> Value:
    """Returns the rewrite ``MoveQuantized``."""
    rewriter.set_insertion_point(moved)
    kind = root.quantized_type
    integers = _stored_integers(rewriter, moved.operands[0], kind)
    return quantized(rewriter, _moved(rewriter, moved, integers, kind), kind)


def join_quantized(rewriter: PatternRewriter, root: QuantizeCastOp, parts: ConcatOp) -> Value:
    """Returns the rewrite ``JoinQuantized``."""
    rewriter.set_insertion_point(parts)
    kind = root.quantized_type
    integers = [_stored_integers(rewriter, value, kind) for value in parts.inputs]
    return quantized(rewriter, _joined(rewriter, parts, integers), kind)


def _stored_integers(rewriter: PatternRewriter, number: Value, kind: QuantizedType) -> Value:
    """Numbers, quantized and stored."""
    type = with_element_type(number.type, kind)
    return stored(rewriter, rewriter.create(QuantizeCastOp, number, result=type).result)


__all__ = [
    "is_only_quantized", "join_integers", "join_quantized", "joins_equal_types", "move_integers", "move_quantized",
    "moves_elements", "quantity_of",
]  # fmt: skip
