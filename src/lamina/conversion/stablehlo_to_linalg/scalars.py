"""The element-wise operations of StableHLO and CHLO on scalars, with XLA's results where arith's are undefined."""

from __future__ import annotations

import math
from collections.abc import Callable

from lamina.define.foreign import ForeignOperation
from lamina.dialects.arith.enums import CmpFPredicate, CmpIPredicate
from lamina.ir import types
from lamina.ir.attribute import Attribute, Type
from lamina.ir.attributes import ArrayAttr, FloatAttr, IntegerAttr
from lamina.ir.builder import Builder
from lamina.ir.operation import Operation
from lamina.ir.types import (
    ComplexType,
    FloatType,
    IndexType,
    IntegerType,
    bf16,
    element_type_or_self,
    f32,
    i1,
    i8,
    i32,
)
from lamina.ir.value import Value


class Unsupported(Exception):
    """The operation is not supported; the message names the reason."""


def spelling(value: object) -> str:
    """Returns the word of a case of an enumeration."""
    spelling: str = getattr(value, "spelling", None) or getattr(value, "name", None) or str(value)
    return spelling


def kind_of(type: Type) -> str:
    """Returns the kind of arithmetic of a StableHLO element type."""
    element = element_type_or_self(type)
    if isinstance(element, FloatType):
        return "float"
    if isinstance(element, ComplexType):
        return "complex"
    if isinstance(element, IntegerType):
        if element.width == 1:
            return "bool"
        return "uint" if element.is_unsigned else "int"
    raise Unsupported(f"elements of type '{element}'")


def width_of(type: Type) -> int:
    """Returns the bits of an integer or float."""
    assert isinstance(type, IntegerType | FloatType)
    return type.width


class Arithmetic:
    """Creates scalar operations at the insertion point."""

    def __init__(self, builder: Builder) -> None:
        self.builder = builder

    def make(self, name: str, *operands: Value) -> Value:
        """Returns the result of an operation that is named in full."""
        return self.builder.create(name, *operands).results[0]

    def cast(self, name: str, value: Value, type: Type) -> Value:
        """Returns the result of a cast to a type."""
        return self.builder.create(name, value, result_types=[type]).results[0]

    def number(self, type: Type, number: float) -> Value:
        """Returns a constant."""
        return self.constant(type, attribute_of(type, number))

    def constant(self, type: Type, value: Attribute) -> Value:
        """Returns a constant of an attribute."""
        name = "complex.constant" if isinstance(type, ComplexType) else "arith.constant"
        new_op = self.builder.create(name, value, result_types=[type])
        return new_op.results[0]

    def compare(self, predicate: str, left: Value, right: Value) -> Value:
        """Returns a comparison, of floats if the predicate has a letter for unordered values in front."""
        if isinstance(left.type, FloatType):
            return self.make_compare("arith.cmpf", CmpFPredicate.from_spelling(predicate), left, right)
        return self.make_compare("arith.cmpi", CmpIPredicate.from_spelling(predicate), left, right)

    def make_compare(self, name: str, case: CmpFPredicate | CmpIPredicate, left: Value, right: Value) -> Value:
        """Returns a comparison by its case."""
        return self.builder.create(name, case, left, right).results[0]

    def select(self, condition: Value, yes: Value, no: Value) -> Value:
        """``arith.select``."""
        return self.make("arith.select", condition, yes, no)

    def parts(self, value: Value) -> tuple[Value, Value]:
        """Real and imaginary part."""
        return self.make("complex.re", value), self.make("complex.im", value)

    def complex(self, real: Value, imaginary: Value) -> Value:
        """Returns a complex number of its parts."""
        return self.cast2("complex.create", real, imaginary, ComplexType(real.type))

    def cast2(self, name: str, left: Value, right: Value, type: Type) -> Value:
        """The result of an operation on two values whose type does not follow from theirs."""
        return self.builder.create(name, left, right, result_types=[type]).results[0]


def attribute_of(type: Type, number: float) -> Attribute:
    """Returns a number as an attribute of a scalar type."""
    if isinstance(type, FloatType):
        return FloatAttr(type, float(number))
    if isinstance(type, ComplexType):
        return ArrayAttr([attribute_of(type.element_type, number), attribute_of(type.element_type, 0)])
    assert isinstance(type, IntegerType | IndexType)
    return IntegerAttr.wrapped(type, int(number))


Scalar = Callable[..., Value]
# By the operation's name: function (arithmetic, operation, *scalars) -> scalar.
SCALARS: dict[str, Scalar] = {}


def scalar(*names: str) -> Callable[[Scalar], Scalar]:
    """The function computes an element of the results of these operations."""

    def register(function: Scalar) -> Scalar:
        SCALARS.update(dict.fromkeys(names, function))
        return function

    return register


def _table(dialect: str, rows: dict[str, dict[str, str]]) -> None:
    """Operations that are one operation of arith, math or complex, by the kind of the operands' elements."""
    for mnemonic, names in rows.items():

        def one(a: Arithmetic, op: Operation, *values: Value, names: dict[str, str] = names) -> Value:
            kind = kind_of(op.operand_types[0])
            name = names.get(kind) or (names.get("int") if kind == "uint" else None)
            if name is None:
                raise Unsupported(f"elements of type '{element_type_or_self(op.operand_types[0])}'")
            return a.make(name, *values)

        SCALARS[f"{dialect}.{mnemonic}"] = one


def _real_and_complex(real: str, same: str | None = None) -> dict[str, str]:
    return {"float": f"math.{real}", "complex": f"complex.{same or real}"}


_table("stablehlo", {
    "add": {"float": "arith.addf", "int": "arith.addi", "bool": "arith.ori", "complex": "complex.add"},
    "subtract": {"float": "arith.subf", "int": "arith.subi", "complex": "complex.sub"},
    "multiply": {"float": "arith.mulf", "int": "arith.muli", "bool": "arith.andi", "complex": "complex.mul"},
    "maximum": {"float": "arith.maximumf", "int": "arith.maxsi", "uint": "arith.maxui", "bool": "arith.ori"},
    "minimum": {"float": "arith.minimumf", "int": "arith.minsi", "uint": "arith.minui", "bool": "arith.andi"},
    "and": {"int": "arith.andi", "bool": "arith.andi"},
    "or": {"int": "arith.ori", "bool": "arith.ori"},
    "xor": {"int": "arith.xori", "bool": "arith.xori"},
    "atan2": _real_and_complex("atan2"),
    "ceil": {"float": "math.ceil"},
    "floor": {"float": "math.floor"},
    "round_nearest_afz": {"float": "math.round"},
    "round_nearest_even": {"float": "math.roundeven"},
    "cbrt": {"float": "math.cbrt"},
    "cosine": _real_and_complex("cos"),
    "sine": _real_and_complex("sin"),
    "tan": _real_and_complex("tan"),
    "tanh": _real_and_complex("tanh"),
    "exponential": _real_and_complex("exp"),
    "exponential_minus_one": _real_and_complex("expm1"),
    "log": _real_and_complex("log"),
    "log_plus_one": _real_and_complex("log1p"),
    "sqrt": _real_and_complex("sqrt"),
    "rsqrt": _real_and_complex("rsqrt"),
    "count_leading_zeros": {"int": "math.ctlz"},
    "popcnt": {"int": "math.ctpop"},
})  # fmt: skip

_table("chlo", {
    "acos": {"float": "math.acos"},
    "acosh": {"float": "math.acosh"},
    "asin": {"float": "math.asin"},
    "asinh": {"float": "math.asinh"},
    "atan": {"float": "math.atan"},
    "atanh": {"float": "math.atanh"},
    "cosh": {"float": "math.cosh"},
    "sinh": {"float": "math.sinh"},
    "tan": _real_and_complex("tan"),
    "erf": {"float": "math.erf"},
    "erfc": {"float": "math.erfc"},
    "square": {"float": "arith.mulf", "complex": "complex.mul"},
    "conj": {"complex": "complex.conj"},
})  # fmt: skip
SCALARS["chlo.square"] = lambda a, op, value: SCALARS["stablehlo.multiply"](a, op, value, value)


# ---- Signs, parts, tests


@scalar("stablehlo.negate")
def negate(a: Arithmetic, op: Operation, value: Value) -> Value:
    kind = kind_of(op.operand_types[0])
    if kind == "float":
        return a.make("arith.negf", value)
    return a.make("complex.neg", value) if kind == "complex" else a.make("arith.subi", a.number(value.type, 0), value)


@scalar("stablehlo.not")
def invert(a: Arithmetic, op: Operation, value: Value) -> Value:
    return a.make("arith.xori", value, a.number(value.type, -1))


@scalar("stablehlo.abs")
def absolute(a: Arithmetic, op: Operation, value: Value) -> Value:
    kind = kind_of(op.operand_types[0])
    if kind == "complex":
        return a.make("complex.abs", value)
    return a.make("math.absf" if kind == "float" else "math.absi", value)


@scalar("stablehlo.sign")
def sign(a: Arithmetic, op: Operation, value: Value) -> Value:
    kind = kind_of(op.operand_types[0])
    if kind == "complex":
        return a.make("complex.sign", value)
    zero = a.number(value.type, 0)
    if kind == "float":
        one = a.make("math.copysign", a.number(value.type, 1), value)
        # Zeros and NaN are themselves.
        return a.select(a.compare("one", value, zero), one, value)
    positive = a.select(a.compare("sgt", value, zero), a.number(value.type, 1), zero)
    return a.select(a.compare("slt", value, zero), a.number(value.type, -1), positive)


@scalar("stablehlo.real")
def real_part(a: Arithmetic, op: Operation, value: Value) -> Value:
    return a.make("complex.re", value) if isinstance(value.type, ComplexType) else value


@scalar("stablehlo.imag")
def imaginary_part(a: Arithmetic, op: Operation, value: Value) -> Value:
    return a.make("complex.im", value) if isinstance(value.type, ComplexType) else a.number(value.type, 0)


@scalar("stablehlo.complex")
def complex_of(a: Arithmetic, op: Operation, real: Value, imaginary: Value) -> Value:
    return a.complex(real, imaginary)


@scalar("stablehlo.is_finite")
def is_finite(a: Arithmetic, op: Operation, value: Value) -> Value:
    return a.compare("olt", a.make("math.absf", value), a.number(value.type, math.inf))


@scalar("chlo.is_inf")
def is_infinite(a: Arithmetic, op: Operation, value: Value) -> Value:
    return a.compare("oeq", a.make("math.absf", value), a.number(value.type, math.inf))


@scalar("chlo.is_pos_inf")
def is_positive_infinite(a: Arithmetic, op: Operation, value: Value) -> Value:
    return a.compare("oeq", value, a.number(value.type, math.inf))


@scalar("chlo.is_neg_inf")
def is_negative_infinite(a: Arithmetic, op: Operation, value: Value) -> Value:
    return a.compare("oeq", value, a.number(value.type, -math.inf))


@scalar("stablehlo.logistic")
def logistic(a: Arithmetic, op: Operation, value: Value) -> Value:
    if isinstance(value.type, ComplexType):
        one = a.number(value.type, 1)
        return a.make(
            "complex.div", one, a.make("complex.add", one, a.make("complex.exp", a.make("complex.neg", value)))
        )
    one = a.number(value.type, 1)
    return a.make("arith.divf", one, a.make("arith.addf", one, a.make("math.exp", a.make("arith.negf", value))))


# ---- Division, powers, shifts: defined for every operand


def _guarded(a: Arithmetic, left: Value, right: Value, signed: bool) -> tuple[Value, Value]:
    """True if the divisor is zero, and a divisor that has a quotient."""
    one = a.number(right.type, 1)
    zero = a.compare("eq", right, a.number(right.type, 0))
    bad = zero
    if signed:
        width = width_of(right.type)
        least = a.compare("eq", left, a.number(left.type, -(1 << (width - 1))))
        overflow = a.make("arith.andi", least, a.compare("eq", right, a.number(right.type, -1)))
        bad = a.make("arith.ori", zero, overflow)
    return zero, a.select(bad, one, right)


@scalar("stablehlo.divide")
def divide(a: Arithmetic, op: Operation, left: Value, right: Value) -> Value:
    kind = kind_of(op.operand_types[0])
    if kind in ("float", "complex"):
        return a.make("arith.divf" if kind == "float" else "complex.div", left, right)
    zero, divisor = _guarded(a, left, right, kind == "int")
    quotient = a.make("arith.divsi" if kind == "int" else "arith.divui", left, divisor)
    return a.select(zero, a.number(left.type, -1), quotient)


@scalar("stablehlo.remainder")
def remainder(a: Arithmetic, op: Operation, left: Value, right: Value) -> Value:
    kind = kind_of(op.operand_types[0])
    if kind == "float":
        return a.make("arith.remf", left, right)
    zero, divisor = _guarded(a, left, right, kind == "int")
    return a.select(zero, left, a.make("arith.remsi" if kind == "int" else "arith.remui", left, divisor))


@scalar("stablehlo.power")
def power(a: Arithmetic, op: Operation, left: Value, right: Value) -> Value:
    kind = kind_of(op.operand_types[0])
    if kind in ("float", "complex"):
        return a.make("math.powf" if kind == "float" else "complex.pow", left, right)
    if kind == "uint":
        return _unsigned_power(a, left, right)
    return a.make("math.ipowi", left, right)


def _unsigned_power(a: Arithmetic, base: Value, exponent: Value) -> Value:
    """Multiplies the squares of the base that the bits of the exponent choose."""
    type = base.type
    one, zero = a.number(type, 1), a.number(type, 0)
    total, square = one, base
    for number in range(width_of(type)):
        bit = a.make("arith.andi", exponent, a.number(type, 1 << number))
        total = a.make("arith.muli", total, a.select(a.compare("ne", bit, zero), square, one))
        square = a.make("arith.muli", square, square)
    return total


@scalar("stablehlo.shift_left", "stablehlo.shift_right_logical", "stablehlo.shift_right_arithmetic")
def shift(a: Arithmetic, op: Operation, left: Value, right: Value) -> Value:
    width = a.number(left.type, width_of(left.type))
    fits = a.compare("ult", right, width)
    if op.name.endswith("arithmetic"):
        most = a.number(left.type, width_of(left.type) - 1)
        return a.make("arith.shrsi", left, a.select(fits, right, most))
    zero = a.number(left.type, 0)
    name = "arith.shli" if op.name.endswith("left") else "arith.shrui"
    return a.select(fits, a.make(name, left, a.select(fits, right, zero)), zero)


# ---- Choices


@scalar("stablehlo.select")
def select(a: Arithmetic, op: Operation, condition: Value, yes: Value, no: Value) -> Value:
    return a.select(condition, yes, no)


@scalar("stablehlo.clamp")
def clamp(a: Arithmetic, op: Operation, low: Value, value: Value, high: Value) -> Value:
    return SCALARS["stablehlo.minimum"](a, op, SCALARS["stablehlo.maximum"](a, op, low, value), high)


_FLOAT_PREDICATES = {"EQ": "oeq", "NE": "une", "LT": "olt", "LE": "ole", "GT": "ogt", "GE": "oge"}


def _ordered_bits(a: Arithmetic, value: Value) -> Value:
    """Returns an integer in the total order of floats: of negative ones all bits but the sign are inverted."""
    width = width_of(value.type)
    integer = IntegerType(width)
    bits = a.cast("arith.bitcast", value, integer)
    mask = a.make("arith.shrsi", bits, a.number(integer, width - 1))
    return a.make("arith.xori", bits, a.make("arith.andi", mask, a.number(integer, (1 << (width - 1)) - 1)))


@scalar("stablehlo.compare")
def compare(a: Arithmetic, op: ForeignOperation, left: Value, right: Value) -> Value:
    direction = spelling(op.comparison_direction)
    kind = kind_of(op.operand_types[0])
    if kind == "complex":
        if direction not in ("EQ", "NE"):
            raise Unsupported("the order of complex numbers")
        return a.cast2("complex.eq" if direction == "EQ" else "complex.neq", left, right, i1)
    if kind == "float":
        if op.compare_type is None or spelling(op.compare_type) != "TOTALORDER":
            return a.compare(_FLOAT_PREDICATES[direction], left, right)
        left, right, kind = _ordered_bits(a, left), _ordered_bits(a, right), "int"
    prefix = "" if direction in ("EQ", "NE") else "s" if kind == "int" else "u"
    return a.compare(prefix + direction.lower(), left, right)


# ---- Conversions


def _saturated(a: Arithmetic, value: Value, target: IntegerType, signed: bool) -> Value:
    """Rounds to an integer towards zero, saturating, with zero for NaN."""
    if width_of(value.type) < 32:
        value = a.cast("arith.extf", value, f32)
    lowest = -(1 << (target.width - 1)) if signed else 0
    limit = 1 << (target.width - signed)
    low = a.number(value.type, lowest)
    high = a.number(value.type, limit)
    above, inside = a.compare("oge", value, high), a.compare("ogt", value, low)
    both = a.make("arith.andi", inside, a.compare("olt", value, high))
    safe = a.select(both, value, a.number(value.type, 0))
    whole = a.cast("arith.fptosi" if signed else "arith.fptoui", safe, target)
    whole = a.select(above, a.number(target, limit - 1), whole)
    return a.select(a.compare("ole", value, low), a.number(target, lowest), whole)


def converted(a: Arithmetic, value: Value, source: Type, target: Type, to: Type) -> Value:
    """Converts a number of the StableHLO type ``source`` to ``target``, whose signless type is ``to``."""
    before, after = kind_of(source), kind_of(target)
    if after == "complex":
        assert isinstance(to, ComplexType) and isinstance(target, ComplexType)
        part = to.element_type
        if before != "complex":
            return a.complex(converted(a, value, source, part, part), a.number(part, 0))
        assert isinstance(source, ComplexType)
        return a.complex(*(converted(a, part_value, source.element_type, part, part) for part_value in a.parts(value)))
    if before == "complex":
        assert isinstance(source, ComplexType)
        return converted(a, a.make("complex.re", value), source.element_type, target, to)
    if after == "bool":
        zero = a.number(value.type, 0)
        return a.compare("une" if before == "float" else "ne", value, zero) if before != "bool" else value
    if before == "float":
        return _from_float(a, value, after, to)
    if after == "float":
        wide_enough = f32 if to is _POWERS else to
        number = a.cast("arith.sitofp" if before == "int" else "arith.uitofp", value, wide_enough)
        return _from_float(a, number, after, to)
    wide, narrow = width_of(to), width_of(value.type)
    if wide == narrow:
        return value
    return a.cast("arith.trunci" if wide < narrow else "arith.extsi" if before == "int" else "arith.extui", value, to)


_POWERS = FloatType("f8E8M0FNU")


def _from_float(a: Arithmetic, value: Value, after: str, to: Type) -> Value:
    if after != "float":
        assert isinstance(to, IntegerType)
        return _saturated(a, value, to, after == "int")
    assert isinstance(to, FloatType) and isinstance(value.type, FloatType)
    if value.type is to:
        return value
    if value.type is _POWERS:
        return _from_float(a, _of_exponent(a, value), after, to)
    if to is _POWERS:
        return _power_of_two(a, value)
    if to.width == value.type.width:
        value = a.cast("arith.extf", value, f32)
    return a.cast("arith.extf" if to.width > width_of(value.type) else "arith.truncf", value, to)


def _of_exponent(a: Arithmetic, value: Value) -> Value:
    """Returns a float of f8E8M0FNU in f32."""
    exponent = a.cast("arith.extui", a.cast("arith.bitcast", value, i8), i32)
    bits = a.make("arith.shli", exponent, a.number(i32, 23))
    for special, meaning in ((0, 1 << 22), (255, 0x7FC00000)):  # the lowest power is no normal number; NaN
        bits = a.select(a.compare("eq", exponent, a.number(i32, special)), a.number(i32, meaning), bits)
    return a.cast("arith.bitcast", bits, f32)


def _power_of_two(a: Arithmetic, value: Value) -> Value:
    """Rounds to the nearest power of two, up in the middle between two, as f8E8M0FNU: it holds an exponent alone, from
    -127 on, and 255 where there is no such power."""
    assert isinstance(value.type, FloatType)
    if value.type is not f32:
        value = a.cast("arith.extf" if value.type.width < f32.width else "arith.truncf", value, f32)
    bits = a.cast("arith.bitcast", value, i32)
    nearest = a.make("arith.shrui", a.make("arith.addi", bits, a.number(i32, 1 << 22)), a.number(i32, 23))
    # The lowest power is no normal number: half of the least that is.
    lowest = a.cast("arith.extui", a.compare("uge", bits, a.number(i32, 3 << 21)), i32)
    exponent = a.select(a.compare("ult", bits, a.number(i32, 1 << 23)), lowest, nearest)
    # Of NaN, numbers without a power of two, negative ones and zero the bits are out of this range.
    is_power = a.compare("ult", a.make("arith.subi", bits, a.number(i32, 1)), a.number(i32, (0xFF << 23) - 1))
    exponent = a.select(is_power, exponent, a.number(i32, 255))
    return a.cast("arith.bitcast", a.cast("arith.trunci", exponent, i8), _POWERS)


@scalar("stablehlo.convert")
def convert(a: Arithmetic, op: Operation, value: Value) -> Value:
    source, target = (element_type_or_self(type) for type in (op.operand_types[0], op.result_types[0]))
    return converted(a, value, source, target, signless(target))


def signless(type: Type) -> Type:
    """Returns the scalar type that arith computes with."""
    if isinstance(type, IntegerType) and not type.is_signless:
        return IntegerType(type.width)
    return type


@scalar("stablehlo.bitcast_convert")
def reinterpret(a: Arithmetic, op: Operation, value: Value) -> Value:
    return a.cast("arith.bitcast", value, signless(element_type_or_self(op.result_types[0])))


_FORMATS = {(8, 7): "bf16", (5, 10): "f16", (8, 23): "f32", (11, 52): "f64"}


@scalar("stablehlo.reduce_precision")
def reduce_precision(a: Arithmetic, op: ForeignOperation, value: Value) -> Value:
    wanted = _FORMATS.get((op.exponent_bits, op.mantissa_bits))
    if wanted is None:
        return _reduced(a, value, op.exponent_bits, op.mantissa_bits)
    narrow: FloatType = getattr(types, wanted)
    if narrow.width >= width_of(value.type):
        return value
    return a.cast("arith.extf", a.cast("arith.truncf", value, narrow), value.type)


_BITS = {16: (5, 10), 32: (8, 23), 64: (11, 52)}


def _reduced(a: Arithmetic, value: Value, exponent: int, mantissa: int) -> Value:
    """Rounds to a format that no type has, of numbers without leading zeros: smaller ones become zero, larger ones
    infinite."""
    width = width_of(value.type)
    wide_exponent, wide_mantissa = (8, 7) if value.type is bf16 else _BITS[width]
    type = IntegerType(width)
    original = a.cast("arith.bitcast", value, type)
    bits = original
    dropped = wide_mantissa - mantissa
    if dropped > 0:
        odd = a.make("arith.andi", a.make("arith.shrui", bits, a.number(type, dropped)), a.number(type, 1))
        bias = a.make("arith.addi", odd, a.number(type, (1 << (dropped - 1)) - 1))
        bits = a.make("arith.andi", a.make("arith.addi", bits, bias), a.number(type, -(1 << dropped)))
    if exponent < wide_exponent:
        zero_exponent, reach = (1 << (wide_exponent - 1)) - 1, (1 << (exponent - 1)) - 1
        all_ones = ((1 << wide_exponent) - 1) << wide_mantissa
        magnitude = a.make("arith.andi", bits, a.number(type, all_ones))
        sign = a.make("arith.andi", bits, a.number(type, -(1 << (width - 1))))
        above = a.compare("ugt", magnitude, a.number(type, (zero_exponent + reach) << wide_mantissa))
        below = a.compare("ule", magnitude, a.number(type, (zero_exponent - reach) << wide_mantissa))
        infinite = a.make("arith.ori", sign, a.number(type, all_ones))
        bits = a.select(below, sign, a.select(above, infinite, bits))
    number = a.compare("oeq", value, value)
    return a.select(number, a.cast("arith.bitcast", bits, value.type), value)


# ---- Functions that math lacks


def _polynomial(a: Arithmetic, at: Value, coefficients: list[float]) -> Value:
    total = a.number(at.type, coefficients[0])
    for coefficient in coefficients[1:]:
        total = a.make("math.fma", total, at, a.number(at.type, coefficient))
    return total


# M. Giles, "Approximating the erfinv function" (2010), single precision.
_NEAR = [2.81022636e-08, 3.43273939e-07, -3.5233877e-06, -4.39150654e-06, 0.00021858087, -0.00125372503,
         -0.00417768164, 0.246640727, 1.50140941]  # fmt: skip
_FAR = [-0.000200214257, 0.000100950558, 0.00134934322, -0.00367342844, 0.00573950773, -0.0076224613, 0.00943887047,
        1.00167406, 2.83297682]  # fmt: skip


@scalar("chlo.erf_inv")
def inverse_error_function(a: Arithmetic, op: Operation, value: Value) -> Value:
    type = value.type
    square = a.make("arith.mulf", value, value)
    w = a.make("arith.negf", a.make("math.log1p", a.make("arith.negf", square)))
    near = _polynomial(a, a.make("arith.subf", w, a.number(type, 2.5)), _NEAR)
    far = _polynomial(a, a.make("arith.subf", a.make("math.sqrt", w), a.number(type, 3)), _FAR)
    root = a.make("arith.mulf", a.select(a.compare("olt", w, a.number(type, 5)), near, far), value)
    if width_of(type) > 32:
        for _ in range(2):
            root = _newton_step(a, root, value)
    one = a.compare("oeq", a.make("math.absf", value), a.number(type, 1))
    return a.select(one, a.make("arith.mulf", value, a.number(type, math.inf)), root)


def _newton_step(a: Arithmetic, estimate: Value, value: Value) -> Value:
    """Refines erf(found) = value with Newton's method; the derivative is 2/sqrt(pi) exp(-found^2)."""
    miss = a.make("arith.subf", a.make("math.erf", estimate), value)
    inverse = a.make("arith.mulf", a.make("math.exp", a.make("arith.mulf", estimate, estimate)),
                     a.number(estimate.type, math.sqrt(math.pi) / 2))  # fmt: skip
    return a.make("arith.subf", estimate, a.make("arith.mulf", miss, inverse))
