"""``math-polynomial-approximation``: expands functions of the math dialect to arithmetic on scalars and vectors.

MLIR has patterns of this name, for f32, but no pass outside of its tests. These also support f64, and are as
accurate as a math library (at most 2 ulp, ``tests/conversion/test_math_approximation.py``),
including infinities, NaN, subnormal numbers and huge angles. No calls remain that would prevent the vectorization of
loops over elements; only angles beyond 2^29 take a branch, in f64 and in explicit vectors. ``arith.remf`` of vectors is
expanded as well; that of scalars is a call.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from lamina.conversion.arith_builder import ArithBuilder
from lamina.conversion.math_approximation import (
    avx512,
    exponentials,
    inverses,
    logarithms,
    powers,
    remainders,
    trigonometry,
)
from lamina.conversion.math_approximation.calculator import FORMATS, Calculator
from lamina.dialects.arith import ops as arith
from lamina.dialects.math import ops as math
from lamina.dialects.vector.ops import BroadcastOp, ShapeCastOp
from lamina.ir.attribute import Type
from lamina.ir.attributes import DenseElementsAttr, FloatAttr
from lamina.ir.nested_operations import in_order
from lamina.ir.operation import Operation
from lamina.ir.types import VectorType, bf16, element_type_or_self, f16, f32
from lamina.ir.value import Value
from lamina.passmanager import Pass, option, register_pass
from lamina.rewrite import PatternRewriter
from lamina.rewrite.fold import constant_value

FUNCTIONS: dict[type[Operation], Callable[..., Value | tuple[Value, Value]]] = {
    math.ExpOp: exponentials.exp,
    math.Exp2Op: exponentials.exp2,
    math.ExpM1Op: exponentials.expm1,
    math.TanhOp: exponentials.tanh,
    math.ErfOp: exponentials.erf,
    math.LogOp: logarithms.log,
    math.Log2Op: logarithms.log2,
    math.Log10Op: logarithms.log10,
    math.Log1pOp: logarithms.log1p,
    math.SinOp: trigonometry.sin,
    math.CosOp: trigonometry.cos,
    math.SincosOp: trigonometry.sincos,
    math.TanOp: trigonometry.tan,
    math.SinhOp: exponentials.sinh,
    math.CoshOp: exponentials.cosh,
    math.ErfcOp: exponentials.erfc,
    math.AtanOp: inverses.atan,
    math.Atan2Op: inverses.atan2,
    math.AsinOp: inverses.asin,
    math.AcosOp: inverses.acos,
    math.AsinhOp: inverses.asinh,
    math.AcoshOp: inverses.acosh,
    math.AtanhOp: inverses.atanh,
    math.CbrtOp: inverses.cbrt,
    math.PowFOp: powers.powf,
    arith.RemFOp: remainders.remainder,
}
_NEED_LANES = {math.SinOp, math.CosOp, math.SincosOp, math.TanOp, arith.RemFOp}
_LARGEST_WHOLE_POWER = 4
"""Maximum integer exponent for which powers are products."""


def approximate(rewriter: PatternRewriter, op: Operation, features: frozenset[str] = frozenset()) -> bool:
    """Replaces one function of scalars or vectors of f16, bf16 (computed in f32), f32 or f64 by arithmetic, and by
    instructions of the CPU's features; False for other operations and types."""
    function = FUNCTIONS.get(type(op))
    if function is None:
        return False
    values = list(op.operands)
    type_: Any = values[0].type
    element: Any = element_type_or_self(type_)
    is_vector = isinstance(type_, VectorType)
    if isinstance(op, arith.RemFOp) and not is_vector:
        return False
    if not (is_vector or element is type_) or not (element in FORMATS or element in (f16, bf16)):
        return False
    by_lanes = is_vector and type(op) in _NEED_LANES
    if by_lanes and type_.is_scalable:
        return False
    exponent = _whole_exponent(op) if isinstance(op, math.PowFOp) else None
    if isinstance(op, math.PowFOp) and exponent is None and element not in (f16, bf16, f32):
        return False
    rewriter.set_insertion_point(op)
    rewriter.location = op.raw_location
    if by_lanes and type_.rank != 1:
        flat = VectorType([type_.num_elements], element)
        values = [rewriter.create(ShapeCastOp, value, result=flat).result for value in values]
    computed = f32 if element in (f16, bf16) else element
    if computed is not element:
        values = [ArithBuilder(rewriter).cast(arith.ExtFOp, value, computed) for value in values]
    make = _calculator(rewriter, values[0].type, features)
    power = powers.small_whole_power(make, values[0], exponent) if exponent else function(make, *values)
    results = list(power) if isinstance(power, tuple) else [power]
    for index, result in enumerate(results):
        if computed is not element:
            result = make.cast(arith.TruncFOp, result, element)
        if result.type is not type_:
            result = rewriter.create(ShapeCastOp, result, result=type_).result
        results[index] = result
    rewriter.replace_op(op, results)
    return True


def _calculator(rewriter: PatternRewriter, type: Type, features: frozenset[str]) -> Calculator:
    if avx512.FEATURE in features and avx512.fills_registers(type):
        return avx512.RegisterCalculator(rewriter, type)
    return Calculator(rewriter, type)


def _whole_exponent(op: math.PowFOp) -> int | None:
    """The exponent, if it is a small whole number greater than one, known here and now."""
    owner = op.rhs.defining_op
    value = constant_value(owner.source if isinstance(owner, BroadcastOp) else op.rhs)
    if isinstance(value, DenseElementsAttr) and value.is_splat:
        value = value.splat_value
    number = value.value if isinstance(value, FloatAttr) else 0.0
    return int(number) if number in range(2, _LARGEST_WHOLE_POWER + 1) else None


@register_pass(
    "math-polynomial-approximation",
    summary="Functions of the math dialect as arithmetic that vectorizes",
    anchor="builtin.module",
)
class MathPolynomialApproximation(Pass):
    """Expands the supported functions."""

    functions: list[str] = option("functions", [], "The functions to replace, by their names without dialect.")
    features: list[str] = option("features", [], "CPU features whose instructions may be used: avx512f.")

    def run(self, operation: Operation) -> None:
        names = {f"{dialect}.{name}" for name in self.functions for dialect in ("math", "arith")}
        features = frozenset(self.features)
        rewriter = PatternRewriter()
        for op in [inner for inner in in_order(operation) if type(inner) in FUNCTIONS]:
            if not names or op.name in names:
                approximate(rewriter, op, features)
