"""Numerical algorithms as loops over tensors, written like imperative programs.

A `Workspace` holds variables. Its loops and branches carry every variable that exists when they start, so that
a body simply assigns:

    for row in space.range(0, rows):        # the body is built once
        with space.when(matrix[row, row].abs() > largest.get()):
            matrix[row, row] = matrix[row, row] / 2
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import TypeAlias

from lamina.conversion.stablehlo_to_linalg.lowering import Lowering, ranked
from lamina.dialects.scf.builders import build_for, build_if, make_yield
from lamina.ir.attribute import Type
from lamina.ir.builder import InsertionPoint
from lamina.ir.types import ComplexType, FloatType, RankedTensorType, i1, index
from lamina.ir.value import Value

Like: TypeAlias = "Number | int | float"

_FLOATS = {"+": "arith.addf", "-": "arith.subf", "*": "arith.mulf", "/": "arith.divf"}
_INTEGERS = {"+": "arith.addi", "-": "arith.subi", "*": "arith.muli", "/": "arith.divui", "%": "arith.remui"}
_COMPLEX = {"+": "complex.add", "-": "complex.sub", "*": "complex.mul", "/": "complex.div"}


def real_type(type: Type) -> Type:
    """Returns the type of the real part of an element."""
    return type.element_type if isinstance(type, ComplexType) else type


class Number:
    """A scalar with operators that build arith, math or complex operations."""

    def __init__(self, low: Lowering, value: Value) -> None:
        self.low = low
        self.value = value

    @property
    def type(self) -> Type:
        """The type of the scalar."""
        return self.value.type

    def like(self, other: Like) -> Number:
        """Returns a number of the same type."""
        if isinstance(other, Number):
            if isinstance(self.type, ComplexType) and not isinstance(other.type, ComplexType):
                return Number(self.low, self.low.arithmetic.complex(other.value, other.like(0).value))
            return other
        return Number(self.low, self.low.number(self.type, other))

    def _binary(self, sign: str, other: Like) -> Number:
        if isinstance(other, Number) and isinstance(other.type, ComplexType) and not isinstance(self.type, ComplexType):
            return other.like(self)._binary(sign, other)
        table = _FLOATS if isinstance(self.type, FloatType) else _INTEGERS
        name = (_COMPLEX if isinstance(self.type, ComplexType) else table)[sign]
        return Number(self.low, self.low.arithmetic.make(name, self.value, self.like(other).value))

    def __add__(self, other: Like) -> Number:
        return self._binary("+", other)

    def __sub__(self, other: Like) -> Number:
        return self._binary("-", other)

    def __mul__(self, other: Like) -> Number:
        return self._binary("*", other)

    def __truediv__(self, other: Like) -> Number:
        return self._binary("/", other)

    def __floordiv__(self, other: Like) -> Number:
        return self._binary("/", other)

    def __mod__(self, other: Like) -> Number:
        return self._binary("%", other)

    def __neg__(self) -> Number:
        return self.like(0) - self

    def _compared(self, word: str, other: Like) -> Number:
        """Compares in order; of integers as signed ones."""
        prefix = "o" if isinstance(self.type, FloatType) else "" if word in ("eq", "ne") else "s"
        prefix = "u" if prefix == "o" and word == "ne" else prefix
        return Number(self.low, self.low.arithmetic.compare(prefix + word, self.value, self.like(other).value))

    def __lt__(self, other: Like) -> Number:
        return self._compared("lt", other)

    def __le__(self, other: Like) -> Number:
        return self._compared("le", other)

    def __gt__(self, other: Like) -> Number:
        return self._compared("gt", other)

    def __ge__(self, other: Like) -> Number:
        return self._compared("ge", other)

    def equals(self, other: Like) -> Number:
        """True if the numbers are equal."""
        if isinstance(self.type, ComplexType):
            return self._complex_compared("complex.eq", other)
        return self._compared("eq", other)

    def differs(self, other: Like) -> Number:
        """True if the numbers differ, or one is NaN."""
        if isinstance(self.type, ComplexType):
            return self._complex_compared("complex.neq", other)
        return self._compared("ne", other)

    def _complex_compared(self, name: str, other: Like) -> Number:
        return Number(self.low, self.low.arithmetic.cast2(name, self.value, self.like(other).value, i1))

    def __and__(self, other: Number) -> Number:
        return Number(self.low, self.low.arithmetic.make("arith.andi", self.value, other.value))

    def __or__(self, other: Number) -> Number:
        return Number(self.low, self.low.arithmetic.make("arith.ori", self.value, other.value))

    def select(self, yes: Number, no: Like) -> Number:
        """Returns one of two numbers: this one is a condition."""
        return Number(self.low, self.low.arithmetic.select(self.value, yes.value, yes.like(no).value))

    def max(self, other: Like) -> Number:
        """Returns the larger number; NaN if one is."""
        name = "arith.maximumf" if isinstance(self.type, FloatType) else "arith.maxsi"
        return Number(self.low, self.low.arithmetic.make(name, self.value, self.like(other).value))

    def min(self, other: Like) -> Number:
        """Returns the smaller number; NaN if one is."""
        name = "arith.minimumf" if isinstance(self.type, FloatType) else "arith.minsi"
        return Number(self.low, self.low.arithmetic.make(name, self.value, self.like(other).value))

    def _function(self, real: str, complex: str) -> Number:
        name = complex if isinstance(self.type, ComplexType) else real
        return Number(self.low, self.low.arithmetic.make(name, self.value))

    def sqrt(self) -> Number:
        """The square root."""
        return self._function("math.sqrt", "complex.sqrt")

    def abs(self) -> Number:
        """The absolute value, which is real."""
        return self._function("math.absf", "complex.abs")

    def conj(self) -> Number:
        """The complex conjugate; of a real number itself."""
        return self._function("", "complex.conj") if isinstance(self.type, ComplexType) else self

    def real(self) -> Number:
        """The real part."""
        return self._function("", "complex.re") if isinstance(self.type, ComplexType) else self

    def imag(self) -> Number:
        """The imaginary part."""
        return self._function("", "complex.im") if isinstance(self.type, ComplexType) else self.like(0)

    def square(self) -> Number:
        """The square of the absolute value."""
        if not isinstance(self.type, ComplexType):
            return self * self
        real, imag = self.real(), self.imag()
        return real * real + imag * imag

    def with_sign_of(self, other: Number) -> Number:
        """Returns the real number with the sign of another one."""
        return Number(self.low, self.low.arithmetic.make("math.copysign", self.value, other.value))

    def to(self, type: Type) -> Number:
        """Returns an index as an integer, or the reverse."""
        return Number(self.low, self.low.arithmetic.cast("arith.index_cast", self.value, type))


class Variable:
    """A value that loops and branches carry."""

    def __init__(self, space: Workspace, value: Value) -> None:
        self.space = space
        self.value = value
        space.variables.append(self)


class Scalar(Variable):
    """A scalar variable."""

    def get(self) -> Number:
        """Returns the number."""
        return Number(self.space.low, self.value)

    def set(self, number: Like) -> None:
        """Assigns the number."""
        self.value = self.get().like(number).value


class Array(Variable):
    """A tensor with elements that can be assigned."""

    @property
    def element_type(self) -> Type:
        """The type of the elements."""
        return ranked(self.value.type).element_type

    @property
    def shape(self) -> tuple[int, ...]:
        """The sizes, which are static."""
        return tuple(ranked(self.value.type).shape)

    def _places(self, at: Like | tuple[Like, ...]) -> list[Value]:
        places = at if isinstance(at, tuple) else (at,)
        return [self.space.index(place).value for place in places]

    def __getitem__(self, at: Like | tuple[Like, ...]) -> Number:
        return Number(self.space.low, self.space.low.extract(self.value, self._places(at)))

    def __setitem__(self, at: Like | tuple[Like, ...], number: Like) -> None:
        scalar = self.space.number(self.element_type, number).value
        self.value = self.space.low.insert(scalar, self.value, self._places(at))


class Workspace:
    """Variables, and loops and branches that carry them."""

    def __init__(self, low: Lowering) -> None:
        self.low = low
        self.variables: list[Variable] = []

    def number(self, type: Type, number: Like) -> Number:
        """Returns a number of a type."""
        if not isinstance(number, Number):
            return Number(self.low, self.low.number(type, number))
        if isinstance(type, ComplexType) and not isinstance(number.type, ComplexType):
            return Number(self.low, self.low.arithmetic.complex(number.value, number.like(0).value))
        return number

    def index(self, place: Like) -> Number:
        """Returns an index."""
        return self.number(index, place)

    def scalar(self, type: Type, number: Like) -> Scalar:
        """Creates a scalar variable."""
        return Scalar(self, self.number(type, number).value)

    def array(self, tensor: Value) -> Array:
        """Creates a variable of a tensor."""
        return Array(self, tensor)

    def zeros(self, shape: Sequence[int], type: Type) -> Array:
        """Creates an array of zeros."""
        zero = self.low.number(type, 0)
        return Array(self, self.low.filled(RankedTensorType(tuple(shape), type, None), zero, []))

    def range(self, start: Like, stop: Like) -> Iterator[Number]:
        """``for i in space.range(a, b)`` builds a loop."""
        carried = list(self.variables)
        low = self.low
        bounds = self.index(start).value, self.index(stop).value
        loop = build_for(low.builder, *bounds, low.index(1), [variable.value for variable in carried])
        block = loop.region.entry_block
        for variable, argument in zip(carried, block.arguments[1:], strict=True):
            variable.value = argument
        # The caller's body builds the block between the two halves of this generator.
        with low.builder.insertion_guard(InsertionPoint(block)):
            yield Number(low, block.arguments[0])
            low.builder.insert(make_yield([variable.value for variable in carried], low.builder.location))
        self._finish(carried, loop.results)

    def _finish(self, carried: list[Variable], results: Sequence[Value]) -> None:
        del self.variables[len(carried) :]
        for variable, result in zip(carried, results, strict=True):
            variable.value = result

    def down(self, start: Like, stop: Like) -> Iterator[Number]:
        """A loop from ``start - 1`` down to ``stop``."""
        first = self.index(start)
        for step in self.range(0, first - stop):
            yield first - step - 1

    @contextmanager
    def when(self, condition: Number) -> Iterator[None]:
        """``with space.when(condition)`` builds a branch."""
        carried = list(self.variables)
        before = [variable.value for variable in carried]
        branch = build_if(self.low.builder, condition.value, [value.type for value in before], with_else=True)
        then, other = (region.first_block for region in branch.regions)
        with self.low.builder.insertion_guard(InsertionPoint(then)):
            yield
            self.low.builder.insert(make_yield([variable.value for variable in carried], self.low.builder.location))
        other.append(make_yield(before, self.low.builder.location))
        self._finish(carried, branch.results)
