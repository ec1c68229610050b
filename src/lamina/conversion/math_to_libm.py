"""``convert-math-to-libm``: lowers functions of the math dialect to calls of the C library.

Each vector element is a separate call, and half-precision floats are computed in single precision.
"""

from __future__ import annotations

import itertools
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from lamina.conversion.arith_builder import ArithBuilder
from lamina.dialects.arith import ops as arith
from lamina.dialects.func.ops import CallOp, FuncOp
from lamina.dialects.math import ops as math
from lamina.dialects.vector.ops import ExtractOp, InsertOp
from lamina.ir.attribute import Attribute
from lamina.ir.attributes import StringAttr, SymbolRefAttr, TypeAttr, UnitAttr
from lamina.ir.operation import Operation
from lamina.ir.symbols import lookup_symbol_in, nearest_symbol_table
from lamina.ir.types import FunctionType, VectorType, bf16, f16, f32, f64
from lamina.passmanager import Pass, register_pass
from lamina.rewrite import ConversionTarget, PatternSet, apply_partial_conversion, conversion_pattern
from lamina.rewrite.pattern import Outcome, RewritePattern

if TYPE_CHECKING:
    from lamina.rewrite.conversion_pattern import Adaptor
    from lamina.rewrite.conversion_rewriter import ConversionPatternRewriter

# The double-precision name; the single-precision one has the suffix f.
FUNCTIONS: dict[type[Operation], str] = {
    math.AbsFOp: "fabs",
    math.AcosOp: "acos",
    math.AcoshOp: "acosh",
    math.AsinOp: "asin",
    math.AsinhOp: "asinh",
    math.Atan2Op: "atan2",
    math.AtanOp: "atan",
    math.AtanhOp: "atanh",
    math.CbrtOp: "cbrt",
    math.CeilOp: "ceil",
    math.CosOp: "cos",
    math.CoshOp: "cosh",
    math.ErfOp: "erf",
    math.ErfcOp: "erfc",
    math.Exp2Op: "exp2",
    math.ExpM1Op: "expm1",
    math.ExpOp: "exp",
    math.FloorOp: "floor",
    math.FmaOp: "fma",
    math.Log10Op: "log10",
    math.Log1pOp: "log1p",
    math.Log2Op: "log2",
    math.LogOp: "log",
    math.PowFOp: "pow",
    math.RoundEvenOp: "roundeven",
    math.RoundOp: "round",
    math.RsqrtOp: "rsqrt",
    math.SinOp: "sin",
    math.SinhOp: "sinh",
    math.SqrtOp: "sqrt",
    math.TanOp: "tan",
    math.TanhOp: "tanh",
    math.TruncOp: "trunc",
}


def _unroll(op: Any, rewriter: ConversionPatternRewriter, type_: VectorType) -> Outcome:
    """Applies the scalar operation to each element, and reassembles the result."""
    if type_.is_scalable:
        return rewriter.notify_match_failure(op, "the number of elements is unknown")
    vector = ArithBuilder(rewriter).real(type_, 0.0)
    for position in itertools.product(*(range(size) for size in type_.shape)):
        scalars = [
            rewriter.create(ExtractOp, operand, [], position, result=type_.element_type).result
            for operand in op.operands
        ]
        scalar = rewriter.create(type(op), *scalars).result
        vector = rewriter.create(InsertOp, scalar, vector, [], position, result=type_).result
    rewriter.replace_op(op, vector)
    return True


def _promote(op: Any, rewriter: ConversionPatternRewriter) -> Outcome:
    """Returns the operation in single precision."""
    make = ArithBuilder(rewriter)
    operands = [make.cast(arith.ExtFOp, operand, f32) for operand in op.operands]
    wide_result = rewriter.create(type(op), *operands).result
    rewriter.replace_op(op, make.cast(arith.TruncFOp, wide_result, op.result.type))
    return True


def call_library(
    op: Operation, rewriter: ConversionPatternRewriter, name: str, attributes: Mapping[str, Attribute]
) -> Outcome:
    """A call of the library's function, which is declared at the start of the symbol table."""
    table = nearest_symbol_table(op)
    if table is None:
        return rewriter.notify_match_failure(op, "no enclosing symbol table to declare the function in")
    types = op.result_types
    if lookup_symbol_in(table, name) is None:
        point = rewriter.point
        rewriter.set_insertion_point_to_start(table.regions[0].entry_block)
        properties = {
            "sym_name": StringAttr(name),
            "function_type": TypeAttr(FunctionType(op.operand_types, types)),
            "sym_visibility": StringAttr("private"),
        }
        rewriter.insert(FuncOp([], [], properties, dict(attributes), (), 1, op.raw_location))
        rewriter.point = point
    call = CallOp(op.operands, types, {"callee": SymbolRefAttr(name)}, location=op.raw_location)
    rewriter.replace_op(op, rewriter.insert(call))
    return True


def libm_patterns(cls: type[Operation], name: str) -> list[RewritePattern]:
    """Returns the patterns that call the C library for an operation, tried in order."""

    @conversion_pattern(cls)
    def unroll(op: Any, adaptor: Adaptor[Any], rewriter: ConversionPatternRewriter) -> Outcome:
        type_ = op.result.type
        if not isinstance(type_, VectorType):
            return rewriter.notify_match_failure(op, "not a vector")
        return _unroll(op, rewriter, type_)

    @conversion_pattern(cls)
    def promote(op: Any, adaptor: Adaptor[Any], rewriter: ConversionPatternRewriter) -> Outcome:
        if op.result.type is not f16 and op.result.type is not bf16:
            return rewriter.notify_match_failure(op, "not a half-precision float")
        return _promote(op, rewriter)

    @conversion_pattern(cls)
    def call_libm(op: Any, adaptor: Adaptor[Any], rewriter: ConversionPatternRewriter) -> Outcome:
        type_ = op.result.type
        if type_ is not f32 and type_ is not f64:
            return rewriter.notify_match_failure(op, "the C library has no function of this type")
        return call_library(op, rewriter, f"{name}f" if type_ is f32 else name, {"llvm.readnone": UnitAttr()})

    return [unroll, promote, call_libm]


@register_pass(
    "convert-math-to-libm", summary="Convert Math dialect to libm calls", display_name="ConvertMathToLibmPass"
)
class ConvertMathToLibm(Pass):
    """Calls the C library for all math operations; fails if it has no matching function."""

    def run(self, operation: Operation) -> None:
        target = ConversionTarget()
        target.add_legal_dialect("arith", "builtin", "func", "vector")
        target.add_illegal_dialect("math")
        patterns = PatternSet(
            libm_pattern for cls, name in FUNCTIONS.items() for libm_pattern in libm_patterns(cls, name)
        )
        apply_partial_conversion(operation, target, patterns)
