"""``lamina-finish-math``: lowers operations of the math dialect that convert-math-to-llvm leaves or computes
inaccurately.

Classifications become comparisons, sincos becomes sin and cos, powers of indices use i64, those of
half-precision numbers f32. Functions without an LLVM intrinsic, or with an inaccurate formula,
such as expm1 and log1p, call the C library. The default pipeline runs it before convert-to-llvm.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from lamina.conversion.arith_builder import ArithBuilder
from lamina.conversion.math_to_libm import FUNCTIONS, libm_patterns
from lamina.dialects.arith import ops as arith
from lamina.dialects.math import ops as math
from lamina.ir.float_format import Format, float_format
from lamina.ir.nested_operations import nested_operations
from lamina.ir.operation import Operation
from lamina.ir.types import IndexType, IntegerType, bf16, element_type_or_self, f16, f32, i64
from lamina.ir.value import Value
from lamina.passmanager import Pass, register_pass
from lamina.rewrite import ConversionTarget, PatternSet, apply_partial_conversion, conversion_pattern
from lamina.rewrite.pattern import Outcome, RewritePattern

if TYPE_CHECKING:
    from lamina.dialects.math.ops import FPowIOp, IPowIOp
    from lamina.rewrite.conversion_pattern import Adaptor
    from lamina.rewrite.conversion_rewriter import ConversionPatternRewriter

# Called in the C library, element by element.
_LIBRARY_CALLS: tuple[type[Operation], ...] = (
    math.AcoshOp,
    math.AsinhOp,
    math.AtanhOp,
    math.CbrtOp,
    math.ErfOp,
    math.ErfcOp,
    math.ExpM1Op,
    math.Log1pOp,
)


def _magnitude_bits(make: ArithBuilder, value: Value) -> tuple[Value, Format]:
    """Returns the bits of a float without its sign, and its format."""
    element: Any = element_type_or_self(value.type)
    bits = make.bitcast(value, IntegerType(element.width))
    return make.both(bits, make.integer(bits.type, (1 << (element.width - 1)) - 1)), float_format(element.spelling)


@conversion_pattern
def expand_isinf(op: math.IsInfOp, adaptor: Adaptor[math.IsInfOp], rewriter: ConversionPatternRewriter) -> Outcome:
    """True if the bits without the sign are those of infinity."""
    make = ArithBuilder(rewriter)
    bits, format = _magnitude_bits(make, op.operand_)
    rewriter.replace_op(op, make.compare("eq", bits, make.integer(bits.type, format.infinity_bits)))
    return True


@conversion_pattern
def expand_isnormal(
    op: math.IsNormalOp, adaptor: Adaptor[math.IsNormalOp], rewriter: ConversionPatternRewriter
) -> Outcome:
    """The bits without the sign are between those of the smallest normal number and of infinity."""
    make = ArithBuilder(rewriter)
    bits, format = _magnitude_bits(make, op.operand_)
    smallest = 1 << format.mantissa
    offset = make.sub(bits, make.integer(bits.type, smallest))
    rewriter.replace_op(op, make.compare("ult", offset, make.integer(bits.type, format.infinity_bits - smallest)))
    return True


@conversion_pattern
def expand_sincos(op: math.SincosOp, adaptor: Adaptor[math.SincosOp], rewriter: ConversionPatternRewriter) -> Outcome:
    """sincos(x) -> sin(x), cos(x)"""
    flags = {"fastmath": op.fastmath}
    value = op.operand_
    rewriter.replace_op(op, [rewriter.create(cls, value, **flags).result for cls in (math.SinOp, math.CosOp)])
    return True


def _is_index_power(op: IPowIOp) -> bool:
    return any(isinstance(element_type_or_self(type), IndexType) for type in op.operand_types)


def _is_narrow_power(op: FPowIOp) -> bool:
    return element_type_or_self(op.lhs.type) in (f16, bf16)


@conversion_pattern
def widen_integer_power(
    op: math.IPowIOp, adaptor: Adaptor[math.IPowIOp], rewriter: ConversionPatternRewriter
) -> Outcome:
    """Computes a power of indices in i64."""
    if not _is_index_power(op):
        return rewriter.notify_match_failure(op, "index operands are not supported")
    make = ArithBuilder(rewriter)
    power = rewriter.create(
        math.IPowIOp, *(make.cast(arith.IndexCastOp, operand, i64) for operand in op.operands)
    ).result
    rewriter.replace_op(op, make.cast(arith.IndexCastOp, power, IndexType()))
    return True


@conversion_pattern
def widen_float_power(op: math.FPowIOp, adaptor: Adaptor[math.FPowIOp], rewriter: ConversionPatternRewriter) -> Outcome:
    """An integer power of a half-precision number is computed in single precision; it takes many roundings."""
    if not _is_narrow_power(op):
        return rewriter.notify_match_failure(op, "not a half-precision number")
    make = ArithBuilder(rewriter)
    base = make.cast(arith.ExtFOp, op.lhs, f32)
    power = rewriter.create(math.FPowIOp, base, op.rhs).result
    rewriter.replace_op(op, make.cast(arith.TruncFOp, power, element_type_or_self(op.result.type)))
    return True


def finishing_patterns() -> list[RewritePattern]:
    """Returns all patterns of the pass."""
    calls = [libm_pattern for cls in _LIBRARY_CALLS for libm_pattern in libm_patterns(cls, FUNCTIONS[cls])]
    return [expand_isinf, expand_isnormal, expand_sincos, widen_integer_power, widen_float_power, *calls]


@register_pass("lamina-finish-math", summary="What convert-math-to-llvm leaves over, as arithmetic and calls of libm")
class FinishMath(Pass):
    """Prepares the math dialect for convert-math-to-funcs and LLVM's intrinsics."""

    def run(self, operation: Operation) -> None:
        illegal: tuple[type[Operation], ...] = (math.IsInfOp, math.IsNormalOp, math.SincosOp, *_LIBRARY_CALLS)
        if not nested_operations(operation, *illegal, math.IPowIOp, math.FPowIOp):
            return
        target = ConversionTarget().mark_unknown_op_dynamically_legal()
        target.add_illegal_op(*illegal)
        target.add_dynamically_legal_op(math.IPowIOp, callback=lambda op: not _is_index_power(op))
        target.add_dynamically_legal_op(math.FPowIOp, callback=lambda op: not _is_narrow_power(op))
        apply_partial_conversion(operation, target, PatternSet(finishing_patterns()))
