"""``arith-emulate-wide-int``: integers of 2N bits as vectors of two integers of N bits, the low half first."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from lamina.conversion.arith_builder import ArithBuilder, with_element
from lamina.dialects.arith import ops as arith
from lamina.dialects.arith.enums import CmpIPredicate
from lamina.dialects.func.ops import CallOp, FuncOp, ReturnOp
from lamina.dialects.quant.passes.type_conversion import function_patterns
from lamina.dialects.vector import builders as vector
from lamina.dialects.vector.ops import PrintOp
from lamina.ir.attribute import Attribute, Type
from lamina.ir.attributes import DenseElementsAttr, FloatAttr, IntegerAttr
from lamina.ir.operation import Operation
from lamina.ir.types import FunctionType, IndexType, IntegerType, VectorType, element_type_or_self, i1
from lamina.ir.value import Value
from lamina.passmanager import Pass, option, register_pass
from lamina.rewrite import (
    CANNOT_CONVERT,
    ConversionTarget,
    TypeConverter,
    apply_partial_conversion,
    conversion_pattern,
)
from lamina.rewrite.create import create_or_fold
from lamina.rewrite.pattern import Outcome, RewritePattern

if TYPE_CHECKING:
    from lamina.dialects.arith.ops import (
        AddIOp,
        AndIOp,
        ExtSIOp,
        ExtUIOp,
        FPToUIOp,
        MulIOp,
        OrIOp,
        SelectOp,
        ShLIOp,
        ShRSIOp,
        ShRUIOp,
        SubIOp,
        XOrIOp,
    )
    from lamina.rewrite.conversion_pattern import Adaptor
    from lamina.rewrite.conversion_rewriter import ConversionPatternRewriter
    from lamina.rewrite.type_converter import CannotConvert

# Builds the replacement of an operation from its converted operands and its converted type.
Emulation = Callable[["_Halves", Any, Sequence[Value], VectorType], Value]


def wide_int_converter(width: int) -> TypeConverter:
    """Integers of twice the width become vectors of two; wider ones cannot be converted."""
    converter = TypeConverter()
    converter.add_conversion(lambda type: type)

    @converter.add_conversion(types=(IntegerType, VectorType))
    def convert(type: IntegerType | VectorType) -> Type | CannotConvert:
        element = element_type_or_self(type)
        if not isinstance(element, IntegerType) or element.width <= width:
            return type
        if element.width != 2 * width:
            return CANNOT_CONVERT
        shape = type.shape if isinstance(type, VectorType) else ()
        return VectorType((*shape, 2), IntegerType(width))

    @converter.add_conversion(types=FunctionType)
    def convert_function(type: Any) -> FunctionType | CannotConvert:
        return converter.convert_function_type(type) or CANNOT_CONVERT

    return converter


class _Halves(ArithBuilder):
    """Splits and joins vectors of halves.

    A half of vector<2xT> is a T; a half of vector<...x2xT> is a vector<...x1xT>.
    """

    def __init__(self, rewriter: ConversionPatternRewriter, width: int) -> None:
        super().__init__(rewriter)
        self.width = width

    def half(self, value: Value, offset: int) -> Value:
        assert isinstance(value.type, VectorType)
        shape = value.type.shape
        if len(shape) == 1:
            return vector.extract(self.rewriter, value, [offset])
        offsets = [0] * (len(shape) - 1) + [offset]
        return vector.extract_slice(self.rewriter, value, offsets, [*shape[:-1], 1])

    def halves(self, value: Value) -> tuple[Value, Value]:
        return self.half(value, 0), self.half(value, 1)

    def joined(self, type: VectorType, low: Value, high: Value) -> Value:
        halves = self.integer(type, 0)
        for offset, half in enumerate((low, high)):
            halves = self.with_half(halves, half, offset)
        return halves

    def with_half(self, target: Value, half: Value, offset: int) -> Value:
        if isinstance(half.type, IntegerType):
            return vector.insert(self.rewriter, half, target, [offset])
        assert isinstance(half.type, VectorType)
        rank = half.type.rank
        return vector.insert_slice(self.rewriter, half, target, [0] * (rank - 1) + [offset])

    def whole(self, half: Value) -> Value:
        """Returns a half in the shape of the original value."""
        type = half.type
        if not isinstance(type, VectorType):
            return half
        return vector.shape_cast(self.rewriter, half, VectorType(type.shape[:-1], type.element_type))

    def as_half(self, value: Value) -> Value:
        """Returns a value of the original shape in that of a half."""
        type = value.type
        if not isinstance(type, VectorType):
            return value
        return vector.shape_cast(self.rewriter, value, VectorType((*type.shape, 1), type.element_type))

    def half_type(self, type: VectorType) -> Type:
        if len(type.shape) == 1:
            return type.element_type
        return VectorType((*type.shape[:-1], 1), type.element_type)

    def extended(self, cls: type[Operation], value: Value, type: Type) -> Value:
        return self.rewriter.create(cls, value, out=type).results[0]


# ---- Integer arithmetic


def _constant(build: _Halves, op: arith.ConstantOp, operands: Sequence[Value], type: VectorType) -> Value:
    value = op.value
    assert isinstance(value, IntegerAttr | DenseElementsAttr)
    numbers: list[Attribute] = [value] if isinstance(value, IntegerAttr) else list(value.values)
    element, mask = type.element_type, (1 << build.width) - 1
    halves: list[Attribute] = []
    for number in numbers:
        assert isinstance(number, IntegerAttr)
        bits = number.value & ((1 << 2 * build.width) - 1)
        halves += [IntegerAttr.wrapped(element, bits & mask), IntegerAttr.wrapped(element, bits >> build.width)]
    attributes = DenseElementsAttr.from_attributes(type, halves)
    return build.rewriter.create(arith.ConstantOp, attributes).result


def _add(build: _Halves, op: AddIOp, operands: Sequence[Value], type: VectorType) -> Value:
    (low, high), (other_low, other_high) = map(build.halves, operands)
    flag = with_element(low.type, i1)
    total = build.rewriter.create(arith.AddUIExtendedOp, low, other_low, sum=low.type, overflow=flag)
    carry = build.extended(arith.ExtUIOp, total.overflow, build.half_type(type))
    return build.joined(type, total.sum, build.add(build.add(carry, high), other_high))


def _sub(build: _Halves, op: SubIOp, operands: Sequence[Value], type: VectorType) -> Value:
    (low, high), (other_low, other_high) = map(build.halves, operands)
    difference = build.sub(low, other_low)
    borrows = build.compare("ult", low, other_low)
    borrow = build.extended(arith.ExtUIOp, borrows, build.half_type(type))
    return build.joined(type, difference, build.sub(build.sub(high, borrow), other_high))


def _mul(build: _Halves, op: MulIOp, operands: Sequence[Value], type: VectorType) -> Value:
    (low, high), (other_low, other_high) = map(build.halves, operands)
    product = build.rewriter.create(arith.MulUIExtendedOp, low, other_low)
    cross, other_cross = build.mul(low, other_high), build.mul(high, other_low)
    return build.joined(type, product.low, build.add(build.add(product.high, cross), other_cross))


def _bitwise(build: _Halves, op: XOrIOp | AndIOp | OrIOp, operands: Sequence[Value], type: VectorType) -> Value:
    (low, high), (other_low, other_high) = map(build.halves, operands)
    cls = op.__class__
    return build.joined(type, build.binary(cls, low, other_low), build.binary(cls, high, other_high))


def _select(build: _Halves, op: SelectOp, operands: Sequence[Value], type: VectorType) -> Value:
    condition, yes, no = operands
    (low, high), (other_low, other_high) = build.halves(yes), build.halves(no)
    chosen = build.as_half(condition)
    return build.joined(type, build.select(chosen, low, other_low), build.select(chosen, high, other_high))


def _sign_extension(build: _Halves, op: ExtSIOp, operands: Sequence[Value], type: VectorType) -> Value:
    half = build.half_type(type)
    low = create_or_fold(build.rewriter, arith.ExtSIOp, build.as_half(operands[0]), out=half)
    negative = build.compare("slt", low, build.integer(half, 0))
    return build.joined(type, low, build.extended(arith.ExtSIOp, negative, half))


def _zero_extension(build: _Halves, op: ExtUIOp, operands: Sequence[Value], type: VectorType) -> Value:
    half = build.half_type(type)
    low = create_or_fold(build.rewriter, arith.ExtUIOp, build.as_half(operands[0]), out=half)
    return build.with_half(build.integer(type, 0), low, 0)


# ---- Shifts. Amounts are below 2N, so the high half of the amount does not count.


class _Shift:
    """The parts of a shift of two halves by an amount that may be larger than a half is wide."""

    def __init__(self, build: _Halves, operands: Sequence[Value], type: VectorType) -> None:
        self.build = build
        self.low, self.high = build.halves(operands[0])
        self.amount = build.half(operands[1], 0)
        half = build.half_type(type)
        self.zero = build.integer(half, 0)
        self.width = build.integer(half, build.width)
        self.is_far = build.compare("uge", self.amount, self.width)

    def near_only(self, shift: Any, half: Value) -> Value:
        """Returns the shifted half; zero if everything is shifted out."""
        return self.build.select(self.is_far, self.zero, shift(half, self.amount))

    def crossing(self, back: Any, on: Any, half: Value) -> tuple[Value, Value]:
        """Returns the bits that cross between the halves: for small amounts, and for large ones."""
        capped = self.build.select(self.is_far, self.width, self.amount)
        near = back(half, self.build.sub(self.width, capped))
        # A shift by the full width, for an amount of zero, is poison.
        near = self.build.select(self.build.compare("eq", self.amount, self.zero), self.zero, near)
        return near, on(half, self.build.sub(self.amount, self.width))


def _shift_left(build: _Halves, op: ShLIOp, operands: Sequence[Value], type: VectorType) -> Value:
    parts = _Shift(build, operands, type)
    low = parts.near_only(build.shift_left, parts.low)
    near, far = parts.crossing(build.shift_right, build.shift_left, parts.low)
    high = parts.near_only(build.shift_left, parts.high)
    return build.joined(type, low, build.either(build.select(parts.is_far, far, near), high))


def _shift_right(build: _Halves, op: ShRUIOp, operands: Sequence[Value], type: VectorType) -> Value:
    parts = _Shift(build, operands, type)
    low = parts.near_only(build.shift_right, parts.low)
    high = parts.near_only(build.shift_right, parts.high)
    near, far = parts.crossing(build.shift_left, build.shift_right, parts.high)
    return build.joined(type, build.either(low, build.select(parts.is_far, far, near)), high)


def _shift_right_signed(build: _Halves, op: ShRSIOp, operands: Sequence[Value], type: VectorType) -> Value:
    """Returns the unsigned shift with copies of the sign filled in; other patterns convert what is still wide."""
    old = op.result.type
    high, amount = build.half(operands[0], 1), build.half(operands[1], 0)
    narrow = amount.type
    zero = build.integer(narrow, 0)
    negative = build.whole(build.compare("slt", high, zero))
    signs = build.extended(arith.ExtSIOp, negative, old)
    kept = build.whole(build.sub(build.integer(narrow, 2 * build.width), amount))
    copies = build.shift_left(signs, build.extended(arith.ExtUIOp, kept, old))
    shifted = build.either(build.shift_right(op.lhs, op.rhs), copies)
    stays = build.whole(build.compare("eq", amount, zero))
    return build.select(stays, op.lhs, shifted)


# ---- Floats


def _signed_from_float(build: _Halves, op: Any, operands: Sequence[Value], type: VectorType) -> Value:
    number = operands[0]
    zero, integer_zero = build.real(number.type, 0.0), build.integer(op.out.type, 0)
    negative = build.compare_floats("olt", number, zero)
    absolute = build.select(negative, build.negate(number), number)
    integer = build.extended(arith.FPToUIOp, absolute, op.out.type)
    return build.select(negative, build.sub(integer_zero, integer), integer)


def _unsigned_from_float(build: _Halves, op: FPToUIOp, operands: Sequence[Value], type: VectorType) -> Value:
    number = operands[0]
    narrow = with_element(number.type, IntegerType(build.width))
    power = build.constant(number.type, _power(number.type, build.width))
    high = build.extended(arith.FPToUIOp, build.div_floats(number, power), narrow)
    low = build.extended(arith.FPToUIOp, build.binary(arith.RemFOp, number, power), narrow)
    joined_high = build.as_half(high)
    return build.joined(type, build.as_half(low), joined_high)


def _power(type: Type, width: int) -> FloatAttr:
    """2 to the width as a float; infinity where that is too large."""
    element: Any = element_type_or_self(type)
    return FloatAttr(element, float(1 << width))


INTEGER_EMULATIONS: dict[type[Operation], Emulation] = {
    arith.ConstantOp: _constant,
    arith.AddIOp: _add,
    arith.SubIOp: _sub,
    arith.MulIOp: _mul,
    arith.AndIOp: _bitwise,
    arith.OrIOp: _bitwise,
    arith.XOrIOp: _bitwise,
    arith.SelectOp: _select,
    arith.ExtSIOp: _sign_extension,
    arith.ExtUIOp: _zero_extension,
    arith.ShLIOp: _shift_left,
    arith.ShRUIOp: _shift_right,
    arith.ShRSIOp: _shift_right_signed,
    arith.FPToSIOp: _signed_from_float,
    arith.FPToUIOp: _unsigned_from_float,
}
COMPARISONS: dict[type[Operation], CmpIPredicate] = {
    arith.MaxUIOp: CmpIPredicate.UGT,
    arith.MaxSIOp: CmpIPredicate.SGT,
    arith.MinUIOp: CmpIPredicate.ULT,
    arith.MinSIOp: CmpIPredicate.SLT,
}
Extremum = arith.MaxUIOp | arith.MaxSIOp | arith.MinUIOp | arith.MinSIOp
IndexCast = arith.IndexCastOp | arith.IndexCastUIOp


# ---- Patterns


@dataclass(frozen=True, slots=True)
class WideInts:
    """Context of the patterns: integers of twice ``width`` are split into halves."""

    converter: TypeConverter
    width: int

    def converted(self, type: Type) -> VectorType | None:
        """Returns the type of the halves; None if the type is not split."""
        halves = self.converter.convert_type(type)
        return halves if isinstance(halves, VectorType) else None

    def builder(self, rewriter: ConversionPatternRewriter) -> _Halves:
        return _Halves(rewriter, self.width)


def _unsupported(op: Operation, rewriter: ConversionPatternRewriter) -> Outcome:
    return rewriter.notify_match_failure(op, "the type is not supported")


@conversion_pattern(*INTEGER_EMULATIONS)
def emulate(
    op: Operation, adaptor: Adaptor[Operation], rewriter: ConversionPatternRewriter, context: WideInts
) -> Outcome:
    type = context.converted(op.results[0].type)
    if type is None:
        return _unsupported(op, rewriter)
    emulation = INTEGER_EMULATIONS[op.__class__]
    rewriter.replace_op(op, [emulation(context.builder(rewriter), op, adaptor.operands, type)])
    return True


@conversion_pattern
def compare(
    op: arith.CmpIOp, adaptor: Adaptor[arith.CmpIOp], rewriter: ConversionPatternRewriter, context: WideInts
) -> Outcome:
    if context.converted(op.lhs.type) is None:
        return _unsupported(op, rewriter)
    build = context.builder(rewriter)
    halves, others = build.halves(adaptor.lhs), build.halves(adaptor.rhs)
    rewriter.replace_op(op, [_comparison(build, str(op.predicate), halves, others)])
    return True


@conversion_pattern
def extremum(
    op: Extremum, adaptor: Adaptor[Extremum], rewriter: ConversionPatternRewriter, context: WideInts
) -> Outcome:
    """max(x, y) -> select(x > y, x, y)"""
    if context.converted(op.result.type) is None:
        return _unsupported(op, rewriter)
    build = context.builder(rewriter)
    predicate = str(COMPARISONS[op.__class__])
    rewriter.replace_op(op, [build.select(build.compare(predicate, op.lhs, op.rhs), op.lhs, op.rhs)])
    return True


@conversion_pattern
def index_cast(
    op: IndexCast, adaptor: Adaptor[IndexCast], rewriter: ConversionPatternRewriter, context: WideInts
) -> Outcome:
    result = op.out.type
    build = context.builder(rewriter)
    if isinstance(element_type_or_self(result), IndexType):
        if context.converted(op.in_.type) is None:
            return _unsupported(op, rewriter)
        low = build.whole(build.half(adaptor.in_, 0))
        rewriter.replace_op(op, [build.extended(op.__class__, low, result)])
        return True
    if context.converted(result) is None:
        return _unsupported(op, rewriter)
    narrow = build.extended(op.__class__, adaptor.in_, with_element(result, IntegerType(context.width)))
    extension = arith.ExtSIOp if isinstance(op, arith.IndexCastOp) else arith.ExtUIOp
    rewriter.replace_op(op, [build.extended(extension, narrow, result)])
    return True


@conversion_pattern
def truncate(
    op: arith.TruncIOp, adaptor: Adaptor[arith.TruncIOp], rewriter: ConversionPatternRewriter, context: WideInts
) -> Outcome:
    if not context.converter.is_legal_type(op.out.type):
        return _unsupported(op, rewriter)
    build = context.builder(rewriter)
    low = build.whole(build.half(adaptor.in_, 0))
    rewriter.replace_op(op, [create_or_fold(rewriter, arith.TruncIOp, low, out=op.out.type)])
    return True


@conversion_pattern
def signed_to_float(
    op: arith.SIToFPOp, adaptor: Adaptor[arith.SIToFPOp], rewriter: ConversionPatternRewriter, context: WideInts
) -> Outcome:
    """Converts the magnitude, then negates it if the integer is negative."""
    number = op.in_
    if context.converted(number.type) is None:
        return _unsupported(op, rewriter)
    build = context.builder(rewriter)
    zero = build.integer(number.type, 0)
    negative = build.compare("slt", number, zero)
    absolute = build.select(negative, build.sub(zero, number), number)
    magnitude = build.extended(arith.UIToFPOp, absolute, op.out.type)
    rewriter.replace_op(op, [build.select(negative, build.negate(magnitude), magnitude)])
    return True


@conversion_pattern
def unsigned_to_float(
    op: arith.UIToFPOp, adaptor: Adaptor[arith.UIToFPOp], rewriter: ConversionPatternRewriter, context: WideInts
) -> Outcome:
    """Returns high * 2^width + low; the low half alone if the high one is zero."""
    if context.converted(op.in_.type) is None:
        return _unsupported(op, rewriter)
    build = context.builder(rewriter)
    low_half, high_half = build.halves(adaptor.in_)
    low, high = build.whole(low_half), build.whole(high_half)
    fits = build.compare("eq", high, build.integer(high.type, 0))
    result = op.out.type
    low_float = build.extended(arith.UIToFPOp, low, result)
    high_float = build.extended(arith.UIToFPOp, high, result)
    scaled = build.mul_floats(high_float, build.constant(result, _power(result, context.width)))
    total = build.add_floats(low_float, scaled)
    rewriter.replace_op(op, [build.select(fits, low_float, total)])
    return True


@conversion_pattern
def print_halves(op: PrintOp, adaptor: Adaptor[PrintOp], rewriter: ConversionPatternRewriter) -> Outcome:
    rewriter.replace_op(op, rewriter.create(PrintOp, adaptor.operands[0]))
    return True


def wide_int_emulation_patterns(converter: TypeConverter, width: int) -> list[RewritePattern]:
    """Returns the patterns that do arithmetic on integers of twice the width in halves."""
    context = WideInts(converter, width)
    emulations = (emulate.rooted_at(cls) for cls in INTEGER_EMULATIONS)
    lowerings = (*emulations, extremum, index_cast, compare, truncate, signed_to_float, unsigned_to_float)
    return [*(lower.with_context(converter, context) for lower in lowerings), print_halves.with_context(converter)]


def _comparison(build: _Halves, predicate: str, halves: tuple[Value, Value], others: tuple[Value, Value]) -> Value:
    """Compares the high halves; where they are equal, the low halves as unsigned integers."""
    unsigned = predicate.replace("s", "u") if predicate[0] == "s" else predicate
    low = build.compare(unsigned, halves[0], others[0])
    high = build.compare(predicate, halves[1], others[1])
    if predicate == "eq":
        return build.whole(build.both(low, high))
    if predicate == "ne":
        return build.whole(build.either(low, high))
    return build.whole(build.select(build.compare("eq", halves[1], others[1]), low, high))


class EmulateWideIntPass(Pass):
    """Base of the passes that keep integers of twice the supported width in halves."""

    widest_int_supported: int = option(
        "widest-int-supported", default=32, description="Widest integer type supported by the target"
    )

    def supported_width(self) -> int:
        """Returns the width; the pass fails unless it is a power of two."""
        width = self.widest_int_supported
        if width < 2 or width & (width - 1):
            self.fail()
        return width


@register_pass(
    "arith-emulate-wide-int",
    summary="Split integers of twice the supported width into two halves",
    display_name="ArithEmulateWideInt",
)
class ArithEmulateWideInt(EmulateWideIntPass):
    """Splits arithmetic on integers of twice the supported width into halves, including function signatures."""

    def run(self, operation: Operation) -> None:
        width = self.supported_width()
        converter = wide_int_converter(width)
        target = ConversionTarget()
        target.add_dynamically_legal_op(FuncOp, callback=lambda op: converter.is_signature_legal(op.type))
        target.add_dynamically_legal_op(CallOp, ReturnOp, callback=converter.is_legal)
        target.add_dynamically_legal_dialect("arith", callback=converter.is_legal)
        target.add_legal_dialect("vector")
        target.add_dynamically_legal_op(PrintOp, callback=converter.is_legal)
        patterns = [*wide_int_emulation_patterns(converter, width), *function_patterns(converter, every_block=True)]
        apply_partial_conversion(operation, target, patterns)
