"""``lamina-finish-complex``: lowers what convert-complex-to-standard does not.

``complex.powi`` becomes a function of repeated squaring, ``complex.bitcast`` arithmetic on the bits of the two
parts, the real one being the lower. The default pipeline runs it before convert-complex-to-standard.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from lamina.conversion.arith_builder import ArithBuilder
from lamina.conversion.math_to_funcs import ensure_function
from lamina.dialects.arith import ops as arith
from lamina.dialects.complex import ops as complex
from lamina.dialects.func.ops import CallOp
from lamina.ir.attributes import SymbolRefAttr
from lamina.ir.operation import Operation
from lamina.ir.types import ComplexType, FloatType, IntegerType
from lamina.ir.value import Value
from lamina.passmanager import Pass, register_pass
from lamina.rewrite.rewriter import PatternRewriter

if TYPE_CHECKING:
    from lamina.dialects.complex.ops import PowiOp
    from lamina.ir.attribute import Type

_POWI = """
func.func private @NAME(%base: complex<F>, %power: T) -> complex<F>
    attributes {llvm.linkage = #llvm.linkage<linkonce_odr>} {
  %unit = complex.constant [1.0 : F, 0.0 : F] : complex<F>
  %zero = arith.constant 0 : T
  %one = arith.constant 1 : T
  %negative = arith.cmpi slt, %power, %zero : T
  %opposite = arith.subi %zero, %power : T
  %start = arith.select %negative, %opposite, %power : T
  cf.br ^loop(%unit, %base, %start : complex<F>, complex<F>, T)
^loop(%result: complex<F>, %square: complex<F>, %rest: T):
  %done = arith.cmpi eq, %rest, %zero : T
  cf.cond_br %done, ^finished, ^step
^step:
  %bit = arith.andi %rest, %one : T
  %is_set = arith.cmpi ne, %bit, %zero : T
  cf.cond_br %is_set, ^multiply, ^next(%result : complex<F>)
^multiply:
  %product = complex.mul %result, %square : complex<F>
  cf.br ^next(%product : complex<F>)
^next(%so_far: complex<F>):
  %rest_next = arith.shrui %rest, %one : T
  %square_next = complex.mul %square, %square : complex<F>
  cf.br ^loop(%so_far, %square_next, %rest_next : complex<F>, complex<F>, T)
^finished:
  cf.cond_br %negative, ^invert, ^end(%result : complex<F>)
^invert:
  %inverted = complex.div %unit, %result : complex<F>
  cf.br ^end(%inverted : complex<F>)
^end(%answer: complex<F>):
  return %answer : complex<F>
}
"""


def _power(module: Operation, op: PowiOp, rewriter: PatternRewriter) -> Value:
    part, exponent = op.lhs.type.element_type, op.rhs.type
    name = f"__lamina_complex_powi_{part}_{exponent}"
    ensure_function(module, name, _POWI, F=str(part), T=str(exponent))
    call = CallOp(op.operands, op.result_types, {"callee": SymbolRefAttr(name)}, location=op.raw_location)
    return rewriter.insert(call).results[0]


def _bits(make: ArithBuilder, value: Value) -> Value:
    """Returns a scalar's bits as one integer."""
    type = value.type
    if isinstance(type, ComplexType):
        part: Any = type.element_type
        wide = IntegerType(2 * part.width)
        low, high = (
            make.cast(arith.ExtUIOp, _bits(make, make.rewriter.create(cls, value).results[0]), wide)
            for cls in (complex.ReOp, complex.ImOp)
        )
        return make.either(low, make.shift_left(high, make.integer(wide, part.width)))
    return make.bitcast(value, IntegerType(type.width)) if isinstance(type, FloatType) else value


def _of_bits(make: ArithBuilder, bits: Value, type: Type) -> Value:
    """Returns the inverse of ``_bits``."""
    if isinstance(type, ComplexType):
        part: Any = type.element_type
        whole: Any = bits.type
        narrow = IntegerType(part.width)
        upper = make.shift_right(bits, make.integer(whole, part.width))
        parts = [_of_bits(make, make.cast(arith.TruncIOp, half, narrow), part) for half in (bits, upper)]
        return make.rewriter.create(complex.CreateOp, *parts, complex=type).results[0]
    return make.bitcast(bits, type) if isinstance(type, FloatType) else bits


@register_pass("lamina-finish-complex", summary="Integer powers and bitcasts of complex numbers as simpler operations")
class FinishComplex(Pass):
    """Prepares the complex dialect for convert-complex-to-standard."""

    def run(self, operation: Operation) -> None:
        rewriter = PatternRewriter()
        for op in list(operation.walk()):
            if not isinstance(op, complex.PowiOp | complex.BitcastOp):
                continue
            rewriter.set_insertion_point(op)
            rewriter.location = op.raw_location
            if isinstance(op, complex.PowiOp):
                rewriter.replace_op(op, _power(operation, op, rewriter))
            else:
                make = ArithBuilder(rewriter)
                rewriter.replace_op(op, _of_bits(make, _bits(make, op.operand_), op.result.type))
