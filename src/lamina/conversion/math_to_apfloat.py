"""``convert-math-to-apfloat``: a few functions of floats are done by functions of a library."""

from __future__ import annotations

from typing import Any

from lamina.conversion.apfloat_calls import apfloat_pattern, apply_calls, numeric, predicate
from lamina.dialects.math import ops as math
from lamina.ir.operation import Operation
from lamina.passmanager import Pass, register_pass

FUNCTIONS: dict[Any, tuple[str, int]] = {math.AbsFOp: ("abs", 1), math.FmaOp: ("fused_multiply_add", 3)}
PREDICATES: dict[Any, str] = {
    math.IsNaNOp: "isnan",
    math.IsInfOp: "isinfinite",
    math.IsFiniteOp: "isfinite",
    math.IsNormalOp: "isnormal",
}


def math_to_apfloat_patterns() -> list[Any]:
    """Returns the patterns that replace scalar functions with calls."""
    return [
        *(apfloat_pattern(cls, *numeric(*function), vectors=False) for cls, function in FUNCTIONS.items()),
        *(apfloat_pattern(cls, *predicate(name), vectors=False) for cls, name in PREDICATES.items()),
    ]


@register_pass(
    "convert-math-to-apfloat",
    summary="Convert Math ops to APFloat runtime library calls",
    anchor="builtin.module",
    display_name="MathToAPFloatConversionPass",
)
class MathToAPFloat(Pass):
    """Functions of scalar floats of up to 64 bits become calls."""

    def run(self, operation: Operation) -> None:
        if not apply_calls(operation, math_to_apfloat_patterns()):
            self.fail()
