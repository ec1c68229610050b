"""``quant-types-to-storage``: replaces all quantized types of a module by their storage types and erases quant.scast.

strip-func-quant-types converts function signatures only; this pass converts every value: results of structured control
flow, block arguments, operands of operations of other dialects. Run it after lower-quant-ops.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from lamina.dialects.func.ops import FuncOp
from lamina.dialects.quant.ops import DequantizeCastOp, QuantizeCastOp, StorageCastOp
from lamina.dialects.quant.passes.strip_func_quant_types import storage_converter
from lamina.dialects.quant.passes.type_conversion import function_patterns, generic_pattern
from lamina.ir.operation import Operation
from lamina.passmanager import Pass, register_pass
from lamina.rewrite import ConversionTarget, apply_partial_conversion, conversion_pattern
from lamina.rewrite.pattern import Outcome

if TYPE_CHECKING:
    from lamina.rewrite.conversion_pattern import Adaptor
    from lamina.rewrite.conversion_rewriter import ConversionPatternRewriter


@register_pass(
    "quant-types-to-storage",
    summary="Convert all quantized types to storage types and remove storage casts",
    display_name="QuantTypesToStorage",
)
class QuantTypesToStorage(Pass):
    """Rewrites everything inside an operation."""

    def run(self, operation: Operation) -> None:
        if any([_is_rejected(op) for op in operation.walk()]):
            self.fail()
            return
        converter = storage_converter()

        @conversion_pattern(converter=converter)
        def drop_cast(
            op: StorageCastOp, adaptor: Adaptor[StorageCastOp], rewriter: ConversionPatternRewriter
        ) -> Outcome:
            rewriter.replace_op(op, adaptor.input)
            return True

        def is_legal(op: Operation) -> bool:
            if isinstance(op, FuncOp):
                return converter.is_signature_legal(op.type) and converter.is_legal(op.body)
            return converter.is_legal(op) and all(map(converter.is_legal, op.regions))

        target = ConversionTarget()
        target.mark_unknown_op_dynamically_legal(is_legal)
        target.add_dynamically_legal_op(FuncOp, callback=is_legal)
        target.add_illegal_op(StorageCastOp)
        patterns = [drop_cast, *function_patterns(converter, every_block=True), generic_pattern(converter)]
        apply_partial_conversion(operation, target, patterns, fold=False)


def _is_rejected(op: Operation) -> bool:
    """Reports casts whose meaning depends on the scales that storage types lose."""
    if not isinstance(op, QuantizeCastOp | DequantizeCastOp):
        return False
    op.emit_op_error("must be lowered before its types become storage types (run lower-quant-ops first)")
    return True
