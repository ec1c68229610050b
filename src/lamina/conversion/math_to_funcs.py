"""``convert-math-to-funcs``: lowers integer powers and counts of leading zeros to calls of generated functions.

The functions are added at the end of the module, one per type; vectors call them element by element.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Sequence
from typing import Any

from lamina.asm.parser import parse_module
from lamina.conversion.arith_builder import ArithBuilder
from lamina.dialects.func.ops import CallOp
from lamina.dialects.math.ops import CountLeadingZerosOp, FPowIOp, IPowIOp
from lamina.dialects.vector.ops import ExtractOp, InsertOp
from lamina.ir.attributes import SymbolRefAttr
from lamina.ir.operation import Operation
from lamina.ir.symbols import lookup_symbol_in
from lamina.ir.types import FloatType, IntegerType, TensorType, VectorType, element_type_or_self
from lamina.ir.value import Value
from lamina.passmanager import Pass, option, register_pass
from lamina.rewrite import ConversionTarget, PatternRewriter, apply_partial_conversion, conversion_pattern
from lamina.rewrite.conversion_rewriter import ConversionPatternRewriter
from lamina.rewrite.pattern import Outcome

_LINKAGE = "attributes {llvm.linkage = #llvm.linkage<linkonce_odr>}"

# Powers by repeated squaring; a negative exponent leaves 1, -1, or 0, and divides by zero for a zero base.
_IPOWI = f"""
func.func private @NAME(%base: T, %power: T) -> T {_LINKAGE} {{
  %zero = arith.constant 0 : T
  %one = arith.constant 1 : T
  %minus_one = arith.constant -1 : T
  %no_power = arith.cmpi eq, %power, %zero : T
  cf.cond_br %no_power, ^is_one, ^some_power
^is_one:
  return %one : T
^some_power:
  %negative = arith.cmpi sle, %power, %zero : T
  cf.cond_br %negative, ^inverse, ^loop(%one, %base, %power : T, T, T)
^inverse:
  %base_is_zero = arith.cmpi eq, %base, %zero : T
  cf.cond_br %base_is_zero, ^undefined, ^base_not_zero
^undefined:
  %division_by_zero = arith.divsi %one, %zero : T
  return %division_by_zero : T
^base_not_zero:
  %base_is_one = arith.cmpi eq, %base, %one : T
  cf.cond_br %base_is_one, ^still_one, ^base_not_one
^still_one:
  return %one : T
^base_not_one:
  %base_is_minus_one = arith.cmpi eq, %base, %minus_one : T
  cf.cond_br %base_is_minus_one, ^alternating, ^vanishing
^alternating:
  %odd = arith.andi %power, %one : T
  %is_odd = arith.cmpi ne, %odd, %zero : T
  cf.cond_br %is_odd, ^odd_power, ^even_power
^odd_power:
  return %minus_one : T
^even_power:
  return %one : T
^vanishing:
  return %zero : T
^loop(%result: T, %square: T, %rest: T):
  %bit = arith.andi %rest, %one : T
  %is_set = arith.cmpi ne, %bit, %zero : T
  cf.cond_br %is_set, ^multiply, ^next(%result : T)
^multiply:
  %product = arith.muli %result, %square : T
  cf.br ^next(%product : T)
^next(%so_far: T):
  %rest_next = arith.shrui %rest, %one : T
  %done = arith.cmpi eq, %rest_next, %zero : T
  cf.cond_br %done, ^finished, ^again
^finished:
  return %so_far : T
^again:
  %square_next = arith.muli %square, %square : T
  cf.br ^loop(%so_far, %square_next, %rest_next : T, T, T)
}}
"""

# The power of the absolute exponent, inverted for a negative one; the least exponent is taken in two steps.
_FPOWI = f"""
func.func private @NAME(%base: F, %power: T) -> F {_LINKAGE} {{
  %one_float = arith.constant 1.0 : F
  %zero = arith.constant 0 : T
  %one = arith.constant 1 : T
  %least = arith.constant LEAST : T
  %greatest = arith.constant GREATEST : T
  %no_power = arith.cmpi eq, %power, %zero : T
  cf.cond_br %no_power, ^is_one, ^some_power
^is_one:
  return %one_float : F
^some_power:
  %negative = arith.cmpi sle, %power, %zero : T
  %is_least = arith.cmpi eq, %power, %least : T
  %opposite = arith.subi %zero, %power : T
  %absolute = arith.select %negative, %opposite, %power : T
  %start = arith.select %is_least, %greatest, %absolute : T
  cf.br ^loop(%one_float, %base, %start : F, F, T)
^loop(%result: F, %square: F, %rest: T):
  %bit = arith.andi %rest, %one : T
  %is_set = arith.cmpi ne, %bit, %zero : T
  cf.cond_br %is_set, ^multiply, ^next(%result : F)
^multiply:
  %product = arith.mulf %result, %square : F
  cf.br ^next(%product : F)
^next(%so_far: F):
  %rest_next = arith.shrui %rest, %one : T
  %done = arith.cmpi eq, %rest_next, %zero : T
  cf.cond_br %done, ^finished(%so_far : F), ^again
^again:
  %square_next = arith.mulf %square, %square : F
  cf.br ^loop(%so_far, %square_next, %rest_next : F, F, T)
^finished(%found: F):
  cf.cond_br %is_least, ^once_more, ^whole(%found : F)
^once_more:
  %last = arith.mulf %found, %base : F
  cf.br ^whole(%last : F)
^whole(%absolute_power: F):
  cf.cond_br %negative, ^invert, ^end(%absolute_power : F)
^invert:
  %inverted = arith.divf %one_float, %absolute_power : F
  cf.br ^end(%inverted : F)
^end(%answer: F):
  return %answer : F
}}
"""

# Shifts left until the sign bit is set, and counts.
_CTLZ = f"""
func.func private @NAME(%number: T) -> T {_LINKAGE} {{
  %width = arith.constant WIDTH : T
  %zero = arith.constant 0 : T
  %is_zero = arith.cmpi eq, %number, %zero : T
  %answer = scf.if %is_zero -> (T) {{
    scf.yield %width : T
  }} else {{
    %first = arith.constant 1 : index
    %one = arith.constant 1 : T
    %last = arith.constant WIDTH : index
    %none = arith.constant 0 : T
    %found:2 = scf.for %i = %first to %last step %first iter_args(%rest = %number, %count = %none) -> (T, T) {{
      %is_set = arith.cmpi slt, %rest, %zero : T
      %next:2 = scf.if %is_set -> (T, T) {{
        scf.yield %rest, %count : T, T
      }} else {{
        %more = arith.addi %count, %one : T
        %shifted = arith.shli %rest, %one : T
        scf.yield %shifted, %more : T, T
      }}
      scf.yield %next#0, %next#1 : T, T
    }}
    scf.yield %found#1 : T
  }}
  return %answer : T
}}
"""


def _function_for(op: Operation) -> tuple[str, str, dict[str, str]]:
    """Returns the name and the text of the function that computes the scalar operation, and its types."""
    result: Any = element_type_or_self(op.results[0].type)
    if isinstance(op, FPowIOp):
        exponent: Any = element_type_or_self(op.rhs.type)
        half = 1 << (exponent.width - 1)
        text = _FPOWI.replace("LEAST", str(-half)).replace("GREATEST", str(half - 1))
        return f"__mlir_math_fpowi_{result}_{exponent}", text, {"T": str(exponent), "F": str(result)}
    if isinstance(op, IPowIOp):
        return f"__mlir_math_ipowi_{result}", _IPOWI, {"T": str(result)}
    return f"__mlir_math_ctlz_{result}", _CTLZ.replace("WIDTH", str(result.width)), {"T": str(result)}


def ensure_function(module: Operation, name: str, text: str, **types: str) -> None:
    """Adds a function to the module, unless there is one of that name. In the text, ``@NAME`` is replaced with the
    name and the words ``T`` and ``F`` with types."""
    if lookup_symbol_in(module, name) is not None:
        return
    text = text.replace("@NAME", f"@{name}")
    filled = re.sub(r"(?<![\w%^@.])([TF])(?!\w)", lambda match: types.get(match[1], match[1]), text)
    function = parse_module(filled).regions[0].entry_block.first_op
    assert function is not None
    for inner in function.walk():
        inner.location = module.raw_location
    module.regions[0].entry_block.append(function.remove())


def _call(rewriter: PatternRewriter, name: str, operands: Sequence[Value], op: Operation) -> Value:
    type_ = element_type_or_self(op.results[0].type)
    call = CallOp(operands, [type_], {"callee": SymbolRefAttr(name)}, location=op.raw_location)
    return rewriter.insert(call).results[0]


def _call_for_elements(rewriter: PatternRewriter, name: str, op: Operation, type_: VectorType) -> Value:
    make = ArithBuilder(rewriter)
    is_float = isinstance(type_.element_type, FloatType)
    vector = make.real(type_, 0.0) if is_float else make.integer(type_, 0)
    for position in itertools.product(*(range(size) for size in type_.shape)):
        scalars = []
        for operand in op.operands:
            element = element_type_or_self(operand.type)
            scalars.append(rewriter.create(ExtractOp, operand, [], position, result=element).result)
        lane = _call(rewriter, name, scalars, op)
        vector = rewriter.create(InsertOp, lane, vector, [], position, result=type_).result
    return vector


@conversion_pattern(IPowIOp, FPowIOp, CountLeadingZerosOp)
def call_function(
    op: IPowIOp | FPowIOp | CountLeadingZerosOp,
    adaptor: object,
    rewriter: ConversionPatternRewriter,
    context: ConvertMathToFuncs,
) -> Outcome:
    """Calls the function that computes the operation, for each element of a vector."""
    type_ = op.result.type
    if not context.must_convert(op) or isinstance(type_, TensorType):
        return rewriter.notify_match_failure(op, "no function is generated for the operation")
    name = _function_for(op)[0]
    if isinstance(type_, VectorType):
        rewriter.replace_op(op, _call_for_elements(rewriter, name, op, type_))
    else:
        rewriter.replace_op(op, _call(rewriter, name, op.operands, op))
    return True


@register_pass(
    "convert-math-to-funcs",
    summary="Convert Math operations to calls of outlined implementations.",
    anchor="builtin.module",
    display_name="ConvertMathToFuncs",
)
class ConvertMathToFuncs(Pass):
    """Outlines powers with integer exponents and optionally counts of leading zeros."""

    min_width: int = option(
        "min-width-of-fpowi-exponent",
        default=1,
        description="Smallest exponent width, in bits, for which math.fpowi is converted",
    )
    convert_ctlz: bool = option(
        "convert-ctlz",
        default=False,
        description="Convert math.ctlz too, for targets without such an instruction",
    )

    def run(self, operation: Operation) -> None:
        for op in list(operation.walk()):
            if self._has_function(op):
                name, text, types = _function_for(op)
                ensure_function(operation, name, text, **types)
        target = ConversionTarget().add_legal_dialect("arith", "cf", "func", "scf", "vector")
        # Without the option counts are of unknown legality, and fold.
        counts = (CountLeadingZerosOp,) if self.convert_ctlz else ()
        target.add_dynamically_legal_op(IPowIOp, FPowIOp, *counts, callback=lambda op: not self.must_convert(op))
        apply_partial_conversion(operation, target, [call_function.with_context(None, self)])

    def _has_function(self, op: Operation) -> bool:
        """True if a function computes the operation on an element."""
        if isinstance(op, CountLeadingZerosOp):
            return self.convert_ctlz and isinstance(element_type_or_self(op.result.type), IntegerType)
        if isinstance(op, FPowIOp):
            exponent = element_type_or_self(op.rhs.type)
            return isinstance(exponent, IntegerType) and exponent.width >= self.min_width
        return isinstance(op, IPowIOp) and isinstance(element_type_or_self(op.result.type), IntegerType)

    def must_convert(self, op: Operation) -> bool:
        """True if the pass may not leave the operation."""
        type_ = op.results[0].type
        if isinstance(type_, VectorType) and type_.is_scalable or not self._has_function(op):
            return False
        return isinstance(op, IPowIOp) or not isinstance(type_, TensorType)
