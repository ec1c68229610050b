"""Remainders of large angles modulo pi/2, from the relevant bits of 2/pi (Payne and Hanek, 1983).

With ``|x| = m 2^e`` the quotient ``x / (pi/2)`` is m times a window of 2/pi: bits to the left of the window only
contribute multiples of eight, bits to the right of its 256 are negligible.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from lamina.conversion.arith_builder import ArithBuilder
from lamina.conversion.math_approximation.calculator import Calculator
from lamina.conversion.math_to_funcs import ensure_function
from lamina.dialects.arith import ops as arith
from lamina.dialects.arith.mixed import constant_index
from lamina.dialects.builtin.ops import ModuleOp
from lamina.dialects.func.ops import CallOp
from lamina.dialects.scf.builders import build_for, build_if, make_yield
from lamina.dialects.vector.enums import CombiningKind
from lamina.dialects.vector.ops import ExtractOp, InsertOp, ReductionOp
from lamina.ir.attributes import SymbolRefAttr
from lamina.ir.builder import InsertionPoint
from lamina.ir.types import DYNAMIC, VectorType, f32, f64, i1, i32, i64
from lamina.ir.value import Value

NAME = "__lamina_reduce_large_angle"
BITS = 1408
# x is at least 2^16, else the window would begin before the first bit of 2/pi.
_FUNCTION = f"""
func.func private @NAME(%x: f64) -> (i64, f64, f64) attributes {{llvm.linkage = #llvm.linkage<linkonce_odr>}} {{
  %zero = arith.constant 0 : i64
  %magnitude = math.absf %x : f64
  %bits = arith.bitcast %magnitude : f64 to i64
  %fraction_bits = arith.constant 52 : i64
  %exponent = arith.shrui %bits, %fraction_bits : i64
  %special = arith.constant 2047 : i64
  %is_special = arith.cmpi eq, %exponent, %special : i64
  %answer:3 = scf.if %is_special -> (i64, f64, f64) {{
    %nan = arith.subf %x, %x : f64
    scf.yield %zero, %nan, %nan : i64, f64, f64
  }} else {{
    %mask = arith.constant 0x000FFFFFFFFFFFFF : i64
    %leading = arith.constant 0x0010000000000000 : i64
    %fraction = arith.andi %bits, %mask : i64
    %m = arith.ori %fraction, %leading : i64
    %offset = arith.constant 1075 : i64
    %e = arith.subi %exponent, %offset : i64
    // The window begins at the bit of 2/pi that with m makes eight.
    %three = arith.constant 3 : i64
    %begin = arith.subi %e, %three : i64
    %start = arith.maxsi %begin, %zero : i64
    %room = arith.constant {BITS - 256} : i64
    %down = arith.subi %room, %start : i64
    %two_over_pi = arith.constant TWO_OVER_PI : i{BITS}
    %wide_down = arith.extui %down : i64 to i{BITS}
    %shifted = arith.shrui %two_over_pi, %wide_down : i{BITS}
    %window = arith.trunci %shifted : i{BITS} to i256
    %wide_window = arith.extui %window : i256 to i512
    %wide_m = arith.extui %m : i64 to i512
    %product = arith.muli %wide_m, %wide_window : i512
    // A fixed-point number with 320 bits after the point.
    %rest = arith.subi %e, %start : i64
    %sixty_four = arith.constant 64 : i64
    %up = arith.addi %rest, %sixty_four : i64
    %wide_up = arith.extui %up : i64 to i512
    %quotient = arith.shli %product, %wide_up : i512
    %point = arith.constant 320 : i512
    %whole_bits = arith.shrui %quotient, %point : i512
    %whole = arith.trunci %whole_bits : i512 to i64
    %high_at = arith.constant 256 : i512
    %high_bits = arith.shrui %quotient, %high_at : i512
    %high = arith.trunci %high_bits : i512 to i64
    %low_at = arith.constant 192 : i512
    %low_bits = arith.shrui %quotient, %low_at : i512
    %low = arith.trunci %low_bits : i512 to i64
    // The high part as a signed number is the distance from the nearest integer.
    %is_upper = arith.cmpi slt, %high, %zero : i64
    %one_more = arith.extui %is_upper : i1 to i64
    %nearest = arith.addi %whole, %one_more : i64
    // The distance as a sum of two floats: its leading bits, and the rest.
    %rest_mask = arith.constant 2047 : i64
    %high_rest = arith.andi %high, %rest_mask : i64
    %leading_bits = arith.subi %high, %high_rest : i64
    %leading_float = arith.sitofp %leading_bits : i64 to f64
    %rest_float = arith.sitofp %high_rest : i64 to f64
    %low_float = arith.uitofp %low : i64 to f64
    %unit = arith.constant 0x3BF0000000000000 : f64
    %low_scaled = arith.mulf %low_float, %unit : f64
    %small = arith.addf %rest_float, %low_scaled : f64
    %sum = arith.addf %leading_float, %small : f64
    %taken = arith.subf %sum, %leading_float : f64
    %lost = arith.subf %small, %taken : f64
    %distance = arith.mulf %sum, %unit : f64
    %distance_low = arith.mulf %lost, %unit : f64
    // Times pi/2, which is a sum of two floats as well.
    %half_pi = arith.constant 0x3FF921FB54442D18 : f64
    %half_pi_low = arith.constant 0x3C91A62633145C07 : f64
    %angle = arith.mulf %distance, %half_pi : f64
    %opposite_product = arith.negf %angle : f64
    %rounding = math.fma %distance, %half_pi, %opposite_product : f64
    %with_low = math.fma %distance, %half_pi_low, %rounding : f64
    %angle_low = math.fma %distance_low, %half_pi, %with_low : f64
    %is_negative = arith.cmpf olt, %x, %zero_float : f64
    %opposite_nearest = arith.subi %zero, %nearest : i64
    %opposite_angle = arith.negf %angle : f64
    %opposite_low = arith.negf %angle_low : f64
    %n = arith.select %is_negative, %opposite_nearest, %nearest : i64
    %r = arith.select %is_negative, %opposite_angle, %angle : f64
    %r_low = arith.select %is_negative, %opposite_low, %angle_low : f64
    scf.yield %n, %r, %r_low : i64, f64, f64
  }}
  return %answer#0, %answer#1, %answer#2 : i64, f64, f64
}}
""".replace("  %zero = ", "  %zero_float = arith.constant 0.0 : f64\n  %zero = ", 1)


@cache
def two_over_pi() -> int:
    """Returns the first bits of 2/pi after the point; pi by Machin's formula ``16 atan(1/5) - 4 atan(1/239)``."""
    guard = 64
    one = 1 << (BITS + guard)

    def arctangent_of_inverse(n: int) -> int:
        term, total, divisor = one // n, 0, 1
        while term:
            total += term // divisor if divisor % 4 == 1 else -(term // divisor)
            term //= n * n
            divisor += 2
        return total

    pi = 16 * arctangent_of_inverse(5) - 4 * arctangent_of_inverse(239)
    return ((one << (BITS + 1)) // pi) & ((1 << BITS) - 1)


Reduced = tuple[Value, Value, Value]
"""n of ``x = n pi/2 + r``, and r as the sum of two floats."""


def reduce_large_angles(make: Calculator, x: Value, is_large: Value, reduced: Reduced) -> Reduced:
    """Replaces ``found`` for large angles, in a branch that is only taken if there are any."""
    rewriter = make.rewriter
    module: Any = rewriter.block.parent_op
    while module.parent_op is not None and not isinstance(module, ModuleOp):
        module = module.parent_op
    ensure_function(module, NAME, _FUNCTION.replace("TWO_OVER_PI", str(two_over_pi())))
    is_vector = isinstance(x.type, VectorType)
    condition = rewriter.create(ReductionOp, CombiningKind.OR, is_large, dest=i1).dest if is_vector else is_large
    branch = build_if(rewriter, condition, [value.type for value in reduced], with_else=True)
    with rewriter.insertion_guard(InsertionPoint.at_block_end(branch.regions[1].entry_block)):
        rewriter.insert(make_yield(reduced, rewriter.location))
    with rewriter.insertion_guard(InsertionPoint.at_block_end(branch.regions[0].entry_block)):
        replaced = _for_each_lane(make, x, is_large, reduced) if is_vector else _reduce(make, x)
        rewriter.insert(make_yield(replaced, rewriter.location))
    return tuple(branch.results)


def _for_each_lane(make: Calculator, x: Any, is_large: Value, reduced: Reduced) -> Sequence[Value]:
    rewriter = make.rewriter
    first, last, step = (constant_index(rewriter, number) for number in (0, x.type.shape[0], 1))
    loop = build_for(rewriter, first, last, step, reduced)
    lane, *carried = loop.regions[0].entry_block.arguments
    with rewriter.insertion_guard(InsertionPoint.at_block_end(loop.regions[0].entry_block)):
        lane_value = rewriter.create(ExtractOp, x, [lane], [DYNAMIC], result=x.type.element_type).result
        chosen = rewriter.create(ExtractOp, is_large, [lane], [DYNAMIC], result=i1).result
        branch = build_if(rewriter, chosen, [value.type for value in reduced], with_else=True)
        with rewriter.insertion_guard(InsertionPoint.at_block_end(branch.regions[1].entry_block)):
            rewriter.insert(make_yield(carried, rewriter.location))
        with rewriter.insertion_guard(InsertionPoint.at_block_end(branch.regions[0].entry_block)):
            replaced = [
                rewriter.create(InsertOp, value, into, [lane], [DYNAMIC], result=into.type).result
                for value, into in zip(_reduce(make, lane_value), carried, strict=True)
            ]
            rewriter.insert(make_yield(replaced, rewriter.location))
        rewriter.insert(make_yield(branch.results, rewriter.location))
    result: Sequence[Value] = loop.results
    return result


def _reduce(make: Calculator, x: Value) -> Reduced:
    """Reduces a scalar."""
    rewriter = make.rewriter
    wide = make.cast(arith.ExtFOp, x, f64) if make.is_single else x
    call = rewriter.insert(CallOp([wide], [i64, f64, f64], {"callee": SymbolRefAttr(NAME)}, location=rewriter.location))
    nearest, rest, low = call.results
    if not make.is_single:
        return nearest, rest, low
    return (make.cast(arith.TruncIOp, nearest, i32), *in_two_parts(make, rest))


def in_two_parts(make: ArithBuilder, value: Value) -> tuple[Value, Value]:
    """Returns an f64 as the sum of two f32."""
    high = make.cast(arith.TruncFOp, value, f32)
    low = make.sub_floats(value, make.cast(arith.ExtFOp, high, f64))
    return high, make.cast(arith.TruncFOp, low, f32)
