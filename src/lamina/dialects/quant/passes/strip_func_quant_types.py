"""``strip-func-quant-types``: replaces quantized types in function signatures by their storage types.

Casts each argument of a quantized type back with quant.scast at the function entry, casts each returned value to the
storage type, and updates calls. MLIR's pass fails on functions in which a block other than the entry has quantized
arguments; here these blocks stay unchanged.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from lamina.dialects.func.ops import CallOp, FuncOp, ReturnOp
from lamina.dialects.quant.ops import StorageCastOp
from lamina.dialects.quant.passes.type_conversion import function_patterns
from lamina.dialects.quant.types import QuantizedType, cast_to_storage_type
from lamina.ir.attribute import Type
from lamina.ir.operation import Operation
from lamina.ir.types import TensorType
from lamina.ir.value import Value
from lamina.passmanager import Pass, register_pass
from lamina.rewrite import CANNOT_CONVERT, ConversionTarget, TypeConverter, apply_partial_conversion

if TYPE_CHECKING:
    from lamina.ir.location import LocationLike
    from lamina.ir.types import RankedTensorType, UnrankedTensorType
    from lamina.rewrite.rewriter import PatternRewriter


def storage_converter() -> TypeConverter:
    """Converts quantized types, and tensors of them, to storage types by quant.scast."""
    converter = TypeConverter()
    converter.add_conversion(lambda type: type)

    @converter.add_conversion(types=QuantizedType)
    def element(type: QuantizedType) -> Any:
        return cast_to_storage_type(type) or CANNOT_CONVERT

    @converter.add_conversion(types=TensorType)
    def tensor(type: UnrankedTensorType | RankedTensorType) -> Any:
        return (cast_to_storage_type(type) or CANNOT_CONVERT) if isinstance(type.element_type, QuantizedType) else None

    def materialize(
        builder: PatternRewriter, types: Sequence[Type], inputs: Sequence[Value], location: LocationLike
    ) -> Value:
        storage_cast = builder.insert(StorageCastOp(list(inputs), list(types), {}, {}, (), (), location))
        return storage_cast.results[0]

    converter.add_source_materialization(materialize)
    converter.add_target_materialization(materialize)
    return converter


@register_pass(
    "strip-func-quant-types",
    summary="Strip quantized types from function headers",
    display_name="StripFuncQuantTypes",
)
class StripFuncQuantTypes(Pass):
    """Rewrites the functions inside an operation."""

    def run(self, operation: Operation) -> None:
        converter = storage_converter()
        target = ConversionTarget()
        target.add_dynamically_legal_op(FuncOp, callback=lambda op: converter.is_signature_legal(op.type))
        target.add_dynamically_legal_op(CallOp, ReturnOp, callback=converter.is_legal)
        apply_partial_conversion(operation, target, function_patterns(converter, every_block=False))
