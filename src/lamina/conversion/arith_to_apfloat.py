"""``convert-arith-to-apfloat``: arithmetic on floats is done by functions of a library."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from lamina.conversion.apfloat_calls import ApfloatCalls, Compute, apfloat_pattern, apply_calls, numeric
from lamina.dialects.arith import ops as arith
from lamina.ir.attribute import Type
from lamina.ir.attributes import BoolAttr
from lamina.ir.operation import Operation
from lamina.ir.types import FunctionType, IntegerType, i1, i8, i32, i64
from lamina.ir.value import Value
from lamina.passmanager import Pass, register_pass

if TYPE_CHECKING:
    from lamina.dialects.arith.ops import CmpFOp, ExtFOp, FPToSIOp, FPToUIOp, TruncFOp

ARITHMETIC: dict[Any, tuple[str, int]] = {
    arith.AddFOp: ("add", 2),
    arith.SubFOp: ("subtract", 2),
    arith.MulFOp: ("multiply", 2),
    arith.DivFOp: ("divide", 2),
    arith.RemFOp: ("remainder", 2),
    arith.MinimumFOp: ("minimum", 2),
    arith.MaximumFOp: ("maximum", 2),
    arith.MinNumFOp: ("minnum", 2),
    arith.MaxNumFOp: ("maxnum", 2),
    arith.NegFOp: ("neg", 1),
}

# The results of the comparison function for which a predicate holds.
LESS, EQUAL, GREATER, UNORDERED = range(4)
ANSWERS: dict[str, tuple[int, ...]] = {
    "oeq": (EQUAL,),
    "ogt": (GREATER,),
    "oge": (GREATER, EQUAL),
    "olt": (LESS,),
    "ole": (LESS, EQUAL),
    "one": (LESS, GREATER),
    "ord": (LESS, GREATER, EQUAL),
    "ueq": (UNORDERED, EQUAL),
    "ugt": (UNORDERED, GREATER),
    "uge": (UNORDERED, GREATER, EQUAL),
    "ult": (UNORDERED, LESS),
    "ule": (UNORDERED, LESS, EQUAL),
    "une": (LESS, GREATER, UNORDERED),
    "uno": (UNORDERED,),
}


def _convert_floats(build: ApfloatCalls, op: TruncFOp | ExtFOp, operands: Sequence[Value], result: Type) -> Value:
    bits = build.bits(operands[0])
    formats = [build.format(operands[0].type), build.format(result)]
    return build.from_bits(build.call("convert", [*formats, bits]), result)


def _from_integer(unsigned: bool) -> Compute:
    extend = arith.ExtUIOp if unsigned else arith.ExtSIOp

    def compute(build: ApfloatCalls, op: Operation, operands: Sequence[Any], result: Any) -> Value:
        value = operands[0]
        wide = value if value.type is i64 else build.cast(extend, value, i64)
        numbers = [build.format(result), build.integer(i32, value.type.width), build.constant(i1, BoolAttr(unsigned))]
        return build.from_bits(build.call("convert_from_int", [*numbers, wide]), result)

    return compute


def _to_integer(unsigned: bool) -> Compute:
    def compute(build: ApfloatCalls, op: FPToUIOp | FPToSIOp, operands: Sequence[Value], result: Type) -> Value:
        assert isinstance(result, IntegerType)
        bits = build.bits(operands[0])
        numbers = [
            build.format(operands[0].type),
            build.integer(i32, result.width),
            build.constant(i1, BoolAttr(unsigned)),
        ]
        return build.low_bits(build.call("convert_to_int", [*numbers, bits]), result)

    return compute


def _compare(build: ApfloatCalls, op: CmpFOp, operands: Sequence[Value], result: Type) -> Value:
    bits = [build.bits(operand) for operand in operands]
    answer = build.call("compare", [build.format(operands[0].type), *bits], i8)
    word = op.predicate.spelling
    if word not in ANSWERS:
        return build.constant(i1, BoolAttr(word == "true"))
    *others, test = [build.compare("eq", answer, build.integer(i8, number)) for number in ANSWERS[word]]
    for other in reversed(others):
        test = build.either(other, test)
    return test


def arith_to_apfloat_patterns() -> list[Any]:
    """Returns the patterns that replace float arithmetic with calls."""
    conversion = FunctionType([i32, i32, i64], [i64])
    with_integers = FunctionType([i32, i32, i1, i64], [i64])
    return [
        *(apfloat_pattern(cls, *numeric(*function)) for cls, function in ARITHMETIC.items()),
        *(apfloat_pattern(cls, "convert", conversion, _convert_floats) for cls in (arith.ExtFOp, arith.TruncFOp)),
        apfloat_pattern(arith.SIToFPOp, "convert_from_int", with_integers, _from_integer(False)),
        apfloat_pattern(arith.UIToFPOp, "convert_from_int", with_integers, _from_integer(True)),
        apfloat_pattern(arith.FPToSIOp, "convert_to_int", with_integers, _to_integer(False)),
        apfloat_pattern(arith.FPToUIOp, "convert_to_int", with_integers, _to_integer(True)),
        apfloat_pattern(arith.CmpFOp, "compare", FunctionType([i32, i64, i64], [i8]), _compare),
    ]


@register_pass(
    "convert-arith-to-apfloat",
    summary="Convert Arith ops to APFloat runtime library calls",
    anchor="builtin.module",
    display_name="ArithToAPFloatConversionPass",
)
class ArithToAPFloat(Pass):
    """Arithmetic on floats of up to 64 bits becomes calls."""

    def run(self, operation: Operation) -> None:
        if not apply_calls(operation, arith_to_apfloat_patterns()):
            self.fail()
