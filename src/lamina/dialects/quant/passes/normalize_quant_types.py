"""``normalize-quant-types``: blockwise quantized types that need no blocks become per-axis or per-layer types.

A grid of scales with one entry is one scale for the whole tensor. A grid that extends in one dimension only is a scale
for each index of that dimension, provided its blocks are one index wide: MLIR's pass does not ask for that, and turns
wider blocks into per-axis types that mean something else or break the rules of such types. The option
``any-block-size`` does as MLIR does.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from lamina.dialects.func.ops import FuncOp
from lamina.dialects.quant.passes.type_conversion import function_patterns, generic_pattern
from lamina.dialects.quant.types import (
    QuantizedType,
    UniformQuantizedPerAxisType,
    UniformQuantizedSubChannelType,
    UniformQuantizedType,
)
from lamina.ir.attribute import Type
from lamina.ir.operation import Operation
from lamina.ir.types import TensorType
from lamina.passmanager import Pass, option, register_pass
from lamina.rewrite import ConversionTarget, TypeConverter, apply_partial_conversion

if TYPE_CHECKING:
    from lamina.ir.types import RankedTensorType, UnrankedTensorType


def normalized(type: UniformQuantizedSubChannelType, any_block_size: bool = False) -> QuantizedType | None:
    """Returns the simpler type that means the same; None if there is none."""
    storage = (type.signed, type.storage_type, type.expressed_type)
    bounds = (type.storage_min, type.storage_max)
    wide = [axis for axis, size in enumerate(type.shape) if size != 1]
    if not wide:
        return UniformQuantizedType(*storage, type.scales[0], type.zero_points[0], *bounds)  # type: ignore[arg-type]
    blocks = dict(zip(type.quantized_dimensions, type.block_sizes, strict=True))
    if len(wide) > 1 or blocks.get(wide[0]) != 1 and not any_block_size:
        return None
    return UniformQuantizedPerAxisType(*storage, type.scales, type.zero_points, wide[0], *bounds)  # type: ignore[arg-type]


def normalizing_converter(any_block_size: bool = False) -> TypeConverter:
    """Converts blockwise types, and tensors of them."""
    converter = TypeConverter()
    converter.add_conversion(lambda type: type)

    @converter.add_conversion(types=UniformQuantizedSubChannelType)
    def element(type: UniformQuantizedSubChannelType) -> Type | None:
        return normalized(type, any_block_size)

    @converter.add_conversion(types=TensorType)
    def tensor(type: UnrankedTensorType | RankedTensorType) -> Type | None:
        element_type = type.element_type
        if not isinstance(element_type, UniformQuantizedSubChannelType):
            return None
        simpler = normalized(element_type, any_block_size)
        return None if simpler is None else type.clone_with(element_type=simpler)

    return converter


@register_pass(
    "normalize-quant-types",
    summary="Normalize generic quantized types to specific quantized types",
    anchor="func.func",
    display_name="NormalizeQuantTypes",
)
class NormalizeQuantTypes(Pass):
    """Rewrites a function to the simplest quantized types."""

    any_block_size = option(
        "any-block-size", False, "make per-axis types of wider blocks too, which mean something else, as MLIR does"
    )

    def run(self, operation: Operation) -> None:
        converter = normalizing_converter(self.any_block_size)
        target = ConversionTarget()

        def is_legal(op: Operation) -> bool:
            if isinstance(op, FuncOp):
                return converter.is_signature_legal(op.type) and converter.is_legal(op.body)
            return converter.is_legal(op) and all(map(converter.is_legal, op.regions))

        target.mark_unknown_op_dynamically_legal(is_legal)
        target.add_dynamically_legal_op(FuncOp, callback=is_legal)
        patterns = [*function_patterns(converter, every_block=True), generic_pattern(converter)]
        apply_partial_conversion(operation, target, patterns)
