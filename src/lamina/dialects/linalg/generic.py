"""Making linalg.generic."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from lamina.dialects.linalg.region_builder import BodyBuilder, fill_region
from lamina.dialects.linalg.structure import LinalgOp, iterators_attr, maps_attr
from lamina.dialects.linalg.structured_ops import GenericOp
from lamina.ir.affine import AffineMap
from lamina.ir.attribute import Attribute, Type
from lamina.ir.attributes import DenseI32ArrayAttr
from lamina.ir.block import Block
from lamina.ir.builder import Builder
from lamina.ir.location import LocationLike
from lamina.ir.region import Region
from lamina.ir.types import TensorType
from lamina.ir.value import Value


def make_generic(
    inputs: Sequence[Value],
    outputs: Sequence[Value],
    maps: Sequence[AffineMap],
    iterators: Sequence[str],
    *,
    result_types: Sequence[Type] | None = None,
    region: Region | None = None,
    attributes: dict[str, Attribute] | None = None,
    location: LocationLike,
) -> GenericOp:
    """Creates a detached linalg.generic, with an empty region by default. The results are the tensors among the outputs
    unless their types are given."""
    if result_types is None:
        result_types = [value.type for value in outputs if isinstance(value.type, TensorType)]
    properties: dict[str, Attribute] = {
        "indexing_maps": maps_attr(maps),
        "iterator_types": iterators_attr(iterators),
        "operandSegmentSizes": DenseI32ArrayAttr([len(inputs), len(outputs)]),
    }
    regions = [Region() if region is None else region]
    return GenericOp([*inputs, *outputs], result_types, properties, attributes or {}, (), regions, location)


def build_generic(
    builder: Builder,
    inputs: Sequence[Value],
    outputs: Sequence[Value],
    maps: Sequence[AffineMap],
    iterators: Sequence[str],
    body: Callable[[BodyBuilder, Block], Sequence[Value]],
    *,
    result_types: Sequence[Type] | None = None,
) -> GenericOp:
    """Inserts a linalg.generic whose block yields the values of ``body``."""
    op = make_generic(inputs, outputs, maps, iterators, result_types=result_types, location=builder.location)
    fill_region(op.regions[0], [value.type for value in (*inputs, *outputs)], body, builder.location)
    return builder.insert(op)


def is_generic(op: object) -> bool:
    return isinstance(op, GenericOp)


__all__ = ["LinalgOp", "build_generic", "is_generic", "make_generic"]
