"""Scalars of the generated program: values with an element type, and Python's operators on them.

Python numbers become constants of the other operand's type. Arithmetic is that of ONNX and NumPy: integers wrap,
division truncates, comparisons return bool.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from lamina.dialects.arith import ops as arith
from lamina.dialects.math import ops as maths
from lamina.dialects.tensor.ops import DimOp
from lamina.ir.types import FloatType
from lamina.ir.value import Value
from lamina.onnx.elements import BOOL, FLOAT, INDEX, INT32, INT64, Element
from lamina.onnx.errors import NodeProblem

if TYPE_CHECKING:
    from lamina.ir.operation import Operation
    from lamina.onnx.builder import GraphBuilder

Number = float | int | bool

# operation: of floats, signed integers, unsigned integers
_BINARY: dict[str, tuple[type[Operation] | None, ...]] = {
    "add": (arith.AddFOp, arith.AddIOp, arith.AddIOp),
    "sub": (arith.SubFOp, arith.SubIOp, arith.SubIOp),
    "mul": (arith.MulFOp, arith.MulIOp, arith.MulIOp),
    "div": (arith.DivFOp, arith.DivSIOp, arith.DivUIOp),
    "rem": (arith.RemFOp, arith.RemSIOp, arith.RemUIOp),
    "max": (arith.MaximumFOp, arith.MaxSIOp, arith.MaxUIOp),
    "min": (arith.MinimumFOp, arith.MinSIOp, arith.MinUIOp),
    "and": (None, arith.AndIOp, arith.AndIOp),
    "or": (None, arith.OrIOp, arith.OrIOp),
    "xor": (None, arith.XOrIOp, arith.XOrIOp),
    "shl": (None, arith.ShLIOp, arith.ShLIOp),
    "shr": (None, arith.ShRSIOp, arith.ShRUIOp),
    "floordiv": (None, arith.FloorDivSIOp, arith.DivUIOp),
    "pow": (maths.PowFOp, None, None),
    "atan2": (maths.Atan2Op, None, None),
    "copysign": (maths.CopySignOp, None, None),
}

# comparison: of floats, signed integers, unsigned integers
_COMPARISONS = {
    "lt": ("olt", "slt", "ult"), "le": ("ole", "sle", "ule"), "gt": ("ogt", "sgt", "ugt"), "ge": ("oge", "sge", "uge"),
    "eq": ("oeq", "eq", "eq"), "ne": ("une", "ne", "ne"),
}  # fmt: skip

_FUNCTIONS: dict[str, type[Operation]] = {
    "exp": maths.ExpOp, "log": maths.LogOp, "sqrt": maths.SqrtOp, "tanh": maths.TanhOp, "sin": maths.SinOp,
    "cos": maths.CosOp, "tan": maths.TanOp, "asin": maths.AsinOp, "acos": maths.AcosOp, "atan": maths.AtanOp,
    "sinh": maths.SinhOp, "cosh": maths.CoshOp, "asinh": maths.AsinhOp, "acosh": maths.AcoshOp, "atanh": maths.AtanhOp,
    "erf": maths.ErfOp, "ceil": maths.CeilOp, "floor": maths.FloorOp, "roundeven": maths.RoundEvenOp,
    "round": maths.RoundOp, "trunc": maths.TruncOp, "log1p": maths.Log1pOp, "expm1": maths.ExpM1Op,
    "rsqrt": maths.RsqrtOp, "absf": maths.AbsFOp,
}  # fmt: skip

_CLASSIFICATIONS: dict[str, type[Operation]] = {
    "isnan": maths.IsNaNOp, "isinf": maths.IsInfOp, "isfinite": maths.IsFiniteOp
}  # fmt: skip


class Scalar:
    """A scalar value of the program."""

    __slots__ = ("maker", "value", "element")

    def __init__(self, maker: GraphBuilder, value: Value, element: Element) -> None:
        self.maker = maker
        self.value = value
        self.element = element

    # ---- Making

    def like(self, number: Number) -> Scalar:
        """Returns a constant of the same type."""
        return self.maker.number(number, self.element)

    def _coerced(self, other: Scalar | Number) -> Scalar:
        return other if isinstance(other, Scalar) else self.like(other)

    def _of(self, cls: type[Operation], *operands: Scalar, element: Element | None = None) -> Scalar:
        element = element or self.element
        value = self.maker.scalar_op(cls, [operand.value for operand in operands], element.type)
        return Scalar(self.maker, value, element)

    def binary(self, name: str, other: Scalar | Number) -> Scalar:
        """Returns an operation of the table of binary ones."""
        right = self._coerced(other)
        if right.element is not self.element:
            raise NodeProblem(f"its operands are of types {self.element} and {right.element}")
        if self.element.kind == "complex":
            raise NodeProblem("arithmetic on complex numbers is not supported")
        column = 0 if self.element.is_float else 1 if self.element.signed else 2
        cls = _BINARY[name][column]
        if cls is None:
            raise NodeProblem(f"'{name}' is not defined for {self.element}")
        return self._of(cls, self, right)

    def compare(self, name: str, other: Scalar | Number) -> Scalar:
        """Returns a comparison of the table."""
        right = self._coerced(other)
        if right.element is not self.element:
            raise NodeProblem(f"its operands are of types {self.element} and {right.element}")
        column = 0 if self.element.is_float else 1 if self.element.signed else 2
        spelling = _COMPARISONS[name][column]
        value = self.maker.compare(spelling, self.value, right.value, self.element.is_float)
        return Scalar(self.maker, value, BOOL)

    def call(self, name: str) -> Scalar:
        """Returns a function of the table, of floats."""
        if not self.element.is_float:
            raise NodeProblem(f"'{name}' is not defined for {self.element}")
        return self._of(_FUNCTIONS[name], self)

    def classify(self, name: str) -> Scalar:
        """isnan, isinf or isfinite."""
        return self._of(_CLASSIFICATIONS[name], self, element=BOOL)

    # ---- Operators

    def __add__(self, other: Scalar | Number) -> Scalar:
        return self if _is(other, 0) and not self.element.is_float else self.binary("add", other)

    def __radd__(self, other: Number) -> Scalar:
        return self + other

    def __sub__(self, other: Scalar | Number) -> Scalar:
        return self if _is(other, 0) and not self.element.is_float else self.binary("sub", other)

    def __rsub__(self, other: Number) -> Scalar:
        return self.like(other) - self

    def __mul__(self, other: Scalar | Number) -> Scalar:
        return self if _is(other, 1) else self.binary("mul", other)

    def __rmul__(self, other: Number) -> Scalar:
        return self * other

    def __truediv__(self, other: Scalar | Number) -> Scalar:
        return self if _is(other, 1) else self.binary("div", other)

    def __rtruediv__(self, other: Number) -> Scalar:
        return self.like(other) / self

    def __floordiv__(self, other: Scalar | Number) -> Scalar:
        return self if _is(other, 1) else self.binary("floordiv", other)

    def __mod__(self, other: Scalar | Number) -> Scalar:
        """Returns the remainder with the sign of the dividend."""
        return self.binary("rem", other)

    def __and__(self, other: Scalar | Number) -> Scalar:
        return self.binary("and", other)

    def __or__(self, other: Scalar | Number) -> Scalar:
        return self.binary("or", other)

    def __xor__(self, other: Scalar | Number) -> Scalar:
        return self.binary("xor", other)

    def __invert__(self) -> Scalar:
        return self.binary(
            "xor", True if self.element is BOOL else self.like(-1 if self.element.signed else self.element.highest)
        )

    def __neg__(self) -> Scalar:
        return self._of(arith.NegFOp, self) if self.element.is_float else self.like(0) - self

    def __lt__(self, other: Scalar | Number) -> Scalar:
        return self.compare("lt", other)

    def __le__(self, other: Scalar | Number) -> Scalar:
        return self.compare("le", other)

    def __gt__(self, other: Scalar | Number) -> Scalar:
        return self.compare("gt", other)

    def __ge__(self, other: Scalar | Number) -> Scalar:
        return self.compare("ge", other)

    def equal(self, other: Scalar | Number) -> Scalar:
        return self.compare("eq", other)

    def differs(self, other: Scalar | Number) -> Scalar:
        return self.compare("ne", other)

    def max(self, other: Scalar | Number) -> Scalar:
        return self.binary("max", other)

    def min(self, other: Scalar | Number) -> Scalar:
        return self.binary("min", other)

    def clamp(self, low: Scalar | Number, high: Scalar | Number) -> Scalar:
        return self.max(low).min(high)

    def select(self, true: Scalar | Number, false: Scalar | Number) -> Scalar:
        """Selects ``true`` if this bool holds, otherwise ``false``; at least one of them is a scalar."""
        if not isinstance(true, Scalar):
            assert isinstance(false, Scalar)
            true = false.like(true)
        false = true._coerced(false)
        if false.element is not true.element:
            raise NodeProblem(f"its operands are of types {true.element} and {false.element}")
        return self._of(arith.SelectOp, self, true, false, element=true.element)

    def abs(self) -> Scalar:
        if self.element.is_float:
            return self.call("absf")
        return self if not self.element.signed else (self < 0).select(-self, self)

    def exp(self) -> Scalar:
        return self.call("exp")

    def log(self) -> Scalar:
        return self.call("log")

    def sqrt(self) -> Scalar:
        return self.call("sqrt")

    def sigmoid(self) -> Scalar:
        return 1.0 / ((-self).exp() + 1.0)

    # ---- Conversions

    def to(self, element: Element, saturate: bool = True) -> Scalar:
        """Converts as ONNX's Cast does: floats to integers towards zero, to bool by comparison with zero, to eight-bit
        floats optionally with saturation."""
        source = self.element
        if source is element:
            return self
        if "complex" in (source.kind, element.kind):
            raise NodeProblem(f"a cast from {source} to {element} is not supported")
        if element is BOOL:
            return self.differs(0)
        if "index" in (source.kind, element.kind):
            return self._by_index(element)
        if source is BOOL:
            # One and zero: the extension is unsigned.
            if element.is_float:
                return self.to(INT32)._float_from_integer(element)
            return self._of(arith.ExtUIOp, self, element=element)
        if element.is_float:
            return self._to_float(element, saturate)
        if source.is_float:
            return self._to_integer(element)
        return self._resized(element)

    def _by_index(self, element: Element) -> Scalar:
        if element is INDEX:
            if self.element.is_float:
                return self.to(INT64).to(INDEX)
            cls = arith.IndexCastOp if self.element.signed else arith.IndexCastUIOp
            return self._of(cls, self, element=INDEX)
        if element.is_float:
            return self.to(INT64).to(element)
        return self._of(arith.IndexCastOp, self, element=element)

    def _resized(self, element: Element) -> Scalar:
        if element.width == self.element.width:
            return Scalar(self.maker, self.value, element)
        if element.width < self.element.width:
            return self._of(arith.TruncIOp, self, element=element)
        return self._of(arith.ExtSIOp if self.element.signed else arith.ExtUIOp, self, element=element)

    def _to_integer(self, element: Element) -> Scalar:
        if self.element.width < 32:
            return self.to(FLOAT).to(element)
        if element.width < 32:
            # Through a wider type, so that out-of-range values wrap, as in NumPy.
            wide = self._of(arith.FPToSIOp, self, element=INT32)
            return wide._resized(element)
        return self._of(arith.FPToSIOp if element.signed else arith.FPToUIOp, self, element=element)

    def _float_from_integer(self, element: Element) -> Scalar:
        return self._of(arith.SIToFPOp if self.element.signed else arith.UIToFPOp, self, element=element)

    def _to_float(self, element: Element, saturate: bool) -> Scalar:
        source = self
        if not source.element.is_float:
            if element.width >= 16:
                return source._float_from_integer(element)
            source = source._float_from_integer(FLOAT)
        if element.width <= 8:
            return source.to(FLOAT)._to_small_float(element, saturate)
        if source.element.width == element.width:
            wide = source._of(arith.ExtFOp, source, element=FLOAT)
            return wide._of(arith.TruncFOp, wide, element=element)
        return source._of(
            arith.ExtFOp if element.width > source.element.width else arith.TruncFOp, source, element=element
        )

    def _to_small_float(self, element: Element, saturate: bool) -> Scalar:
        """Converts f32 to a float of eight bits or less."""
        assert isinstance(element.type, FloatType)
        spelling = element.type.spelling
        if spelling == "f8E8M0FNU":
            raise NodeProblem(f"a cast to {element} is not supported")
        if not saturate:
            return self._of(arith.TruncFOp, self, element=element)
        # NaN propagates through maximumf and minimumf.
        clamped = self.clamp(-element.largest, element.largest)
        if spelling == "f4E2M1FN":
            # The type has no NaN.
            clamped = self.classify("isnan").select(-0.0, clamped)
        return clamped._of(arith.TruncFOp, clamped, element=element)


def _is(number: Scalar | Number, wanted: int) -> bool:
    return not isinstance(number, Scalar) and number == wanted


# ---- Sizes: numbers if known

Size = int | Scalar


def sized(name: str, left: Size, right: Size, fold: Callable[[int, int], int]) -> Size:
    """Returns a binary operation on sizes."""
    if isinstance(left, int) and isinstance(right, int):
        return fold(left, right)
    if isinstance(left, int):
        assert isinstance(right, Scalar)
        left = right.like(left)
    return left.binary(name, right)


def plus(left: Size, right: Size) -> Size:
    """Adds sizes; numbers that are added one after the other are one, so that equal sizes are one value."""
    (base, number), (other, more) = _offset(left), _offset(right)
    if base is None or other is None:
        known = other if base is None else base
        return number + more if known is None else _shifted(known, number + more)
    return _shifted(base.binary("add", other), number + more)


def minus(left: Size, right: Size) -> Size:
    """Subtracts sizes, as `plus` adds them."""
    (base, number), (other, less) = _offset(left), _offset(right)
    if other is None:
        return number - less if base is None else _shifted(base, number - less)
    if base is None:
        return other.like(number - less).binary("sub", other)
    return number - less if base.value is other.value else _shifted(base.binary("sub", other), number - less)


def _offset(size: Size) -> tuple[Scalar | None, int]:
    """Returns a size as the sum of another and a number."""
    return (None, size) if isinstance(size, int) else size.maker.offsets.get(size.value, (size, 0))


def _shifted(base: Scalar, number: int) -> Size:
    if number == 0:
        return base
    total = base.binary("add" if number > 0 else "sub", base.like(abs(number)))
    base.maker.offsets[total.value] = (base, number)
    return total


def times(left: Size, right: Size) -> Size:
    if _is(left, 1):
        return right
    if _is(left, 0) or _is(right, 0):
        return 0
    if _is(right, 1):
        return left
    product = sized("mul", left, right, lambda a, b: a * b)
    if isinstance(product, Scalar):
        product.maker.monomials[product.value] = monomial((left, right))
    return product


def over(left: Size, right: Size) -> Size:
    """Divides by a positive divisor, rounding down; common factors cancel."""
    if _is(right, 1):
        return left
    if isinstance(left, int) and isinstance(right, int):
        return left // right if right else 0
    (number, ours), (divisor, theirs) = monomial((left,)), monomial((right,))
    rest = list(ours)
    if divisor and number % divisor == 0 and all(_removed(rest, value) for value in theirs):
        makers = [size.maker for size in (left, right) if isinstance(size, Scalar)]
        return product([number // divisor, *(Scalar(makers[0], value, INDEX) for value in rest)])
    return sized("floordiv", left, right, lambda a, b: a // b if b else 0)


def _removed(values: list[Value], value: Value) -> bool:
    if value in values:
        values.remove(value)
        return True
    return False


# A product of sizes: a number, and the dynamic sizes that are not products themselves, in a fixed order.
Monomial = tuple[int, tuple[Value, ...]]


def monomial(sizes: Iterable[Size]) -> Monomial:
    """Returns the product that the sizes form together."""
    number = 1
    values: list[Value] = []
    for size in sizes:
        if isinstance(size, int):
            number *= size
        else:
            factor, parts = size.maker.monomials.get(size.value, (1, (size.value,)))
            number *= factor
            values += parts
    return number, tuple(sorted(values, key=id))


def largest(left: Size, right: Size) -> Size:
    if _is_at_least(left, right):
        return left
    return right if _is_at_least(right, left) else sized("max", left, right, max)


def smallest(left: Size, right: Size) -> Size:
    if _is_at_least(left, right):
        return right
    return left if _is_at_least(right, left) else sized("min", left, right, min)


def _is_at_least(left: Size, right: Size) -> bool:
    """True if a size is known not to be less than another."""
    (base, number), (other, more) = _offset(left), _offset(right)
    if base is None or other is None:
        is_natural = base is None or isinstance(base.value.defining_op, DimOp)
        return other is None and is_natural and number >= more
    return number >= more if base.value is other.value else same(left, right)


def product(sizes: Iterable[Size]) -> Size:
    total: Size = 1
    for size in sizes:
        total = times(total, size)
    return total


def same(left: Size, right: Size) -> bool:
    """True if two sizes are known to be equal."""
    if isinstance(left, int) or isinstance(right, int):
        return isinstance(left, int) and isinstance(right, int) and left == right
    (base, number), (other, more) = _offset(left), _offset(right)
    if base is not None and other is not None and base.value is other.value:
        return number == more
    return monomial((left,)) == monomial((right,))
