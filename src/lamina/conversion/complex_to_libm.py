"""``convert-complex-to-libm``: functions of complex numbers become calls of the C library, where it has them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from lamina.conversion.math_to_libm import call_library
from lamina.dialects.complex import ops as complex
from lamina.ir.operation import Operation
from lamina.ir.types import f32, f64
from lamina.passmanager import Pass, register_pass
from lamina.rewrite import ConversionTarget, apply_partial_conversion, conversion_pattern
from lamina.rewrite.pattern import Outcome, RewritePattern

if TYPE_CHECKING:
    from lamina.rewrite.conversion_pattern import Adaptor
    from lamina.rewrite.conversion_rewriter import ConversionPatternRewriter

# The double-precision name; the single-precision one has the suffix f.
FUNCTIONS: dict[type[Operation], str] = {
    complex.AbsOp: "cabs",
    complex.AngleOp: "carg",
    complex.ConjOp: "conj",
    complex.CosOp: "ccos",
    complex.LogOp: "clog",
    complex.PowOp: "cpow",
    complex.SinOp: "csin",
    complex.SqrtOp: "csqrt",
    complex.TanOp: "ctan",
    complex.TanhOp: "ctanh",
}


def complex_libm_pattern(cls: type[Operation], name: str) -> RewritePattern:
    """Returns the pattern that calls the C library for an operation."""

    @conversion_pattern(cls)
    def call_libm(op: Any, adaptor: Adaptor[Any], rewriter: ConversionPatternRewriter) -> Outcome:
        element = op.operand_types[0].element_type
        if element is not f32 and element is not f64:
            return rewriter.notify_match_failure(op, "the C library has no function of this type")
        return call_library(op, rewriter, f"{name}f" if element is f32 else name, {})

    return call_libm


@register_pass(
    "convert-complex-to-libm",
    summary="Convert Complex dialect to libm calls",
    display_name="ConvertComplexToLibm",
)
class ConvertComplexToLibm(Pass):
    """Calls the C library for the complex operations it has functions for."""

    def run(self, operation: Operation) -> None:
        target = ConversionTarget().add_legal_dialect("func").add_illegal_op(*FUNCTIONS)
        patterns = [complex_libm_pattern(cls, name) for cls, name in FUNCTIONS.items()]
        apply_partial_conversion(operation, target, patterns)
