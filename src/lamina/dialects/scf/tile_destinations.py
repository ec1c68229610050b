"""Destinations of tiled operations: inits, or new empty tensors."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from lamina.dialects.tensor.ops import EmptyOp
from lamina.interfaces.destination_style import DestinationStyleOpInterface, dps_inits
from lamina.interfaces.shapes import reify_result_shapes
from lamina.interfaces.tiling import Size
from lamina.interfaces.view_like import split_mixed_values
from lamina.ir.builder import Builder, InsertionPoint
from lamina.ir.operation import Operation
from lamina.ir.types import RankedTensorType, TensorType
from lamina.ir.value import Value, type_as
from lamina.rewrite import PatternRewriter


class TilingFailure(Exception):
    """The operation cannot be tiled like that; the message gives the reason. Diagnostics may have been emitted
    before."""


def destinations(builder: Builder, op: Operation) -> list[Value]:
    """Returns for each result its destination tensor: its init, or a new empty one. Raises TilingFailure."""
    if not op.results:
        return []
    if DestinationStyleOpInterface.get(op) is not None:
        return [slot.value for slot in dps_inits(op) if isinstance(slot.value.type, TensorType)]
    with builder.insertion_guard(InsertionPoint.before_op(op)):
        builder.location = op.raw_location
        if not all(isinstance(result.type, RankedTensorType) for result in op.results):
            raise TilingFailure("only ranked tensors can be destinations")
        shapes = None
        tensors: list[Value] = []
        for number, result in enumerate(op.results):
            type = type_as(result, RankedTensorType)
            if type.has_static_shape:
                sizes: list[Size] = list(type.shape)
            else:
                shapes = shapes or reify_result_shapes(builder, op)
                if shapes is None:
                    raise TilingFailure("failed to create destinations")
                sizes = shapes[number]
            static, dynamic = split_mixed_values(sizes)
            empty = EmptyOp(
                dynamic, [RankedTensorType(static, type.element_type, type.encoding)], location=builder.location
            )
            tensors.append(builder.insert(empty).results[0])
        return tensors


def clone_with_destinations(rewriter: PatternRewriter, op: Operation, destinations: Sequence[Value]) -> Any:
    """Returns a copy of the operation that writes into these tensors, where it is of destination style."""
    copy = rewriter.clone(op)
    if destinations and DestinationStyleOpInterface.get(op) is not None:
        for slot, value in zip(dps_inits(copy), destinations, strict=True):
            slot.set(value)
    return copy
