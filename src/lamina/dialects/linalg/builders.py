"""Making named structured operations, and casts of their tensors."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from lamina.define import segment_sizes
from lamina.dialects.linalg.named_ops import FillOp
from lamina.dialects.linalg.region_builder import fill_region, statement_builder
from lamina.dialects.linalg.structure import LinalgOp
from lamina.dialects.tensor.ops import CastOp
from lamina.ir.attribute import Attribute, Type
from lamina.ir.builder import Builder
from lamina.ir.diagnostics import UNKNOWN
from lamina.ir.region import Region
from lamina.ir.types import TensorType
from lamina.ir.value import Value

if TYPE_CHECKING:
    from lamina.dialects.linalg.structured_ops import BroadcastOp, TransposeOp


def build_named(
    builder: Builder,
    cls: type[LinalgOp],
    inputs: Sequence[Value],
    outputs: Sequence[Value],
    properties: dict[str, Attribute] | None = None,
    result_types: Sequence[Type] | None = None,
    attributes: dict[str, Attribute] | None = None,
) -> LinalgOp:
    """Inserts a named operation, or one of the matmul family, with its block."""
    from lamina.dialects.linalg.syntax import cast_function, multiply_add  # start-up

    complete = dict(properties or {})
    complete.update(segment_sizes(len(inputs), len(outputs)))
    if result_types is None:
        result_types = [value.type for value in outputs if isinstance(value.type, TensorType)]
    region = Region()
    types = [value.type for value in (*inputs, *outputs)]
    structure = cls.structure
    if structure is not None:
        fill_region(region, types, statement_builder(structure.body, cast_function(complete)), UNKNOWN)
    else:
        complete.setdefault("indexing_maps", cls.definition.defaults.get("indexing_maps"))
        fill_region(region, types, lambda helper, block: multiply_add(helper, block, complete), UNKNOWN)
    return builder.insert(
        cls([*inputs, *outputs], result_types, complete, dict(attributes or {}), (), [region], builder.location)
    )


def build_copying(
    builder: Builder,
    cls: type[TransposeOp] | type[BroadcastOp],
    source: Value,
    target: Value,
    properties: dict[str, Attribute],
) -> LinalgOp:
    """Inserts linalg.transpose or linalg.broadcast with its block."""
    region = Region()
    fill_region(region, [source.type, target.type], lambda helper, block: [block.arguments[0]], UNKNOWN)
    types = [target.type] if isinstance(target.type, TensorType) else []
    return builder.insert(cls([source, target], types, dict(properties), {}, (), [region], builder.location))


def fill(builder: Builder, value: Value, target: Value) -> LinalgOp:
    """Inserts linalg.fill."""
    return build_named(builder, FillOp, [value], [target])


def cast(builder: Builder, value: Value, type: Type) -> Value[TensorType]:
    """``tensor.cast``."""
    return builder.insert(CastOp([value], [type], location=builder.location)).dest
