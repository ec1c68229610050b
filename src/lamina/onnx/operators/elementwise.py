"""Element-wise operators: arithmetic, comparisons, logic, functions, conversions."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import reduce

import numpy as np

from lamina.dialects.arith.ops import BitcastOp
from lamina.onnx.elements import DOUBLE, FLOAT, INT64, Element, element_of_code
from lamina.onnx.errors import NodeProblem
from lamina.onnx.registry import Node, Results, add_operator, operator
from lamina.onnx.scalars import Scalar
from lamina.onnx.tensors import Tensor

Unary = Callable[[Scalar], Scalar]
Binary = Callable[[Scalar, Scalar], Scalar]


def _unary(function: Unary) -> Callable[[Node], Results]:
    return lambda node: node.maker.map(function, node[0])


def _binary(function: Binary) -> Callable[[Node], Results]:
    return lambda node: node.maker.map(function, *operands(node))


# Below this version shapes must match, unless `broadcast` is set; then `axis` is the first dim of the right operand.
EXPLICIT_BROADCAST = 7


def operands(node: Node) -> tuple[Tensor, Tensor]:
    """Returns the two inputs; in old versions appends unit dimensions to the right one, so that it broadcasts.

    Raises NodeProblem if the old rules do not allow the shapes.
    """
    left, right = node[0], node[1]
    if node.version >= EXPLICIT_BROADCAST:
        return left, right
    if node.kind == "PRelu":
        # One slope per channel.
        spread = right.rank == 1 and right.sizes != (1,) and left.rank > 1
        return left, node.maker.reshape(right, [*right.shape, *[1] * (left.rank - 2)]) if spread else right
    shape, part = left.sizes, right.sizes
    if not node.integer("broadcast"):
        if shape != part:
            raise NodeProblem(f"{left.type} and {right.type} differ, and broadcast is not set")
        return left, right
    last = len(shape) - len(part)
    axis = node.integer("axis", last)
    axis = axis + len(shape) if axis < 0 else axis
    if not 0 <= axis <= last or any(index not in (1, size) for index, size in zip(part, shape[axis:], strict=False)):
        raise NodeProblem(f"{right.type} does not fit {left.type} from dimension {axis} on")
    return left, node.maker.reshape(right, [*part, *[1] * (last - axis)])


def _variadic(
    function: Binary, end: Callable[[Scalar, int], Scalar] = lambda total, count: total
) -> Callable[[Node], Results]:
    def convert(node: Node) -> Results:
        count = len(node.given)
        return node.maker.map(lambda *parts: end(reduce(function, parts), count), *node.given)

    return convert


def _call(name: str) -> Unary:
    """Returns a function of floats, computed in f32 at least."""
    return lambda x: in_f32(x, lambda wide: wide.call(name))


def in_f32(x: Scalar, function: Unary) -> Scalar:
    """Returns a function of small floats by way of f32, rounded once."""
    if x.element.is_float and x.element.width < 32:
        return function(x.to(FLOAT)).to(x.element)
    return function(x)


def divide(left: Scalar, right: Scalar) -> Scalar:
    """Divides; integer division truncates, and by zero yields zero, so that no input aborts the program."""
    if left.element.is_float:
        return left / right
    zero = right.equal(0)
    quotient = left / zero.select(1, right)
    if left.element.signed:
        # The lowest number by minus one overflows: it wraps.
        quotient = right.equal(-1).select(-left, left / (zero | right.equal(-1)).select(1, right))
    return zero.select(0, quotient)


def remainder(left: Scalar, right: Scalar) -> Scalar:
    """Returns the remainder with the sign of the divisor, as in Python."""
    if left.element.is_float:
        remainder = left % right
        return (remainder.differs(0) & (remainder < 0).differs(right < 0)).select(remainder + right, remainder)
    safe = (
        (right.equal(0) | right.equal(-1)).select(1, right) if left.element.signed else right.equal(0).select(1, right)
    )
    remainder = left % safe
    if not left.element.signed:
        return remainder
    return (remainder.differs(0) & (remainder < 0).differs(right < 0)).select(remainder + right, remainder)


def truncated_remainder(left: Scalar, right: Scalar) -> Scalar:
    """Returns the remainder with the sign of the dividend, as in C."""
    if left.element.is_float:
        return left % right
    unsafe = right.equal(0) | right.equal(-1) if left.element.signed else right.equal(0)
    return left % unsafe.select(1, right)


def _mod(node: Node) -> Results:
    fmod = node.integer("fmod")
    return node.maker.map(truncated_remainder if fmod else remainder, node[0], node[1])


def power(base: Scalar, exponent: Scalar) -> Scalar:
    """``base`` to a power of any type, in the type of the base."""
    if base.element.is_float:
        wide = DOUBLE if DOUBLE in (base.element, exponent.element) else FLOAT
        return base.to(wide).binary("pow", exponent.to(wide)).to(base.element)
    power = base.to(DOUBLE).binary("pow", exponent.to(DOUBLE))
    return power.to(INT64).to(base.element)


def _squared(node: Node) -> Results | None:
    """Powers that are products, or a root."""
    exponent = node[1].array
    if exponent is None or exponent.size != 1 or not node[0].element.is_float or exponent.ndim > node[0].rank:
        return None
    number = float(exponent.reshape(-1)[0])
    rules: dict[float, Unary] = {
        1.0: lambda x: x, 2.0: lambda x: x * x, 3.0: lambda x: x * x * x, 0.5: lambda x: in_f32(x, Scalar.sqrt)
    }  # fmt: skip
    return node.maker.map(rules[number], node[0]) if number in rules else None


@operator("Pow")
def pow(node: Node) -> Results:
    return _squared(node) or node.maker.map(power, *operands(node))


def sign(x: Scalar) -> Scalar:
    """-1, 0 or 1; of NaN NaN."""
    sign = (x > 0).select(1, (x < 0).select(x.like(-1), x.like(0))) if x.element.signed else x.min(1)
    return x.classify("isnan").select(x, sign) if x.element.is_float else sign


def _min_max(name: str) -> Binary:
    return lambda left, right: left.binary(name, right)


@operator("BitShift")
def bit_shift(node: Node) -> Results:
    name = "shl" if node.text("direction") == "LEFT" else "shr"

    def shift(left: Scalar, right: Scalar) -> Scalar:
        # Shifts by the width or more are undefined in machine code; they yield what repeated shifts by one yield. A
        # negative number of bits counts as a large one.
        width = left.element.width
        is_defined = (right < width) & (right > -1) if right.element.signed else right < width
        if name == "shr" and left.element.signed:
            return left.binary(name, is_defined.select(right, width - 1))
        return is_defined.select(left.binary(name, right.min(width - 1)), 0)

    return node.maker.map(shift, node[0], node[1])


@operator("IsInf")
def is_inf(node: Node) -> Results:
    positive, negative = node.integer("detect_positive", 1), node.integer("detect_negative", 1)

    def test(x: Scalar) -> Scalar:
        x = x.to(FLOAT) if x.element.width < 16 else x
        matches = x.equal(math.inf) if positive else x.classify("isnan") & x.equal(0)
        return matches | x.equal(-math.inf) if negative else matches

    return node.maker.map(test, node[0])


@operator("IsNaN")
def is_nan(node: Node) -> Results:
    return node.maker.map(lambda x: (x.to(FLOAT) if x.element.width < 16 else x).classify("isnan"), node[0])


@operator("Where")
def where(node: Node) -> Results:
    return node.maker.map(lambda c, x, y: c.select(x, y), node[0], node[1], node[2])


@operator("Not")
def logical_not(node: Node) -> Results:
    return node.maker.map(lambda x: ~x, node[0])


@operator("BitCast", since=26)
def bit_cast(node: Node) -> Results:
    element = element_of_code(node.integer("to"))
    if element.width != node[0].element.width:
        raise NodeProblem("it changes the width of elements, which is not supported")
    if isinstance(element.type, type(node[0].element.type)) and element.type is node[0].element.type:
        return Tensor(node.maker, element, node[0].shape, node[0].value)
    return node.maker.map(lambda x: x._of(BitcastOp, x, element=element), node[0])


# ---- Conversions


@operator("Cast")
def cast(node: Node) -> Results:
    return converted(node, element_of_code(node.integer("to")))


@operator("CastLike")
def cast_like(node: Node) -> Results:
    return converted(node, node[1].element)


def converted(node: Node, element: Element) -> Tensor:
    """Returns the first input in another element type."""
    source = node[0]
    saturate = bool(node.integer("saturate", 1))
    if source.element is element:
        return source
    if source.array is not None and element.dtype.itemsize >= 2 and source.element.dtype.itemsize >= 2:
        with np.errstate(all="ignore"):
            return node.maker.array(source.array.astype(element.dtype), element)
    return node.maker.map(lambda x: x.to(element, saturate), source)


@operator("Clip")
def clip(node: Node) -> Results:
    low: Tensor | None
    high: Tensor | None
    if node.version < 11:
        dtype = node[0].element.dtype
        low, high = [
            node.maker.array(np.asarray(node.number(name, 0.0), dtype)) if name in node.attributes else None
            for name in ("min", "max")
        ]
    else:
        low, high = node.optional(1), node.optional(2)
    bounds = [bound for bound in (low, high) if bound is not None]

    def limit(x: Scalar, *given: Scalar) -> Scalar:
        rest = list(given)
        if low is not None:
            x = x.max(rest.pop(0))
        return x.min(rest.pop(0)) if high is not None else x

    return node.maker.map(limit, node[0], *bounds)


_UNARY: dict[str, Unary] = {
    "Abs": Scalar.abs, "Neg": lambda x: -x, "Sign": sign, "Reciprocal": lambda x: 1.0 / x,
    "BitwiseNot": lambda x: ~x, "Floor": _call("floor"), "Ceil": _call("ceil"), "Round": _call("roundeven"),
    **{name: _call(name.lower()) for name in (
        "Exp", "Log", "Sqrt", "Sin", "Cos", "Tan", "Asin", "Acos", "Atan", "Sinh", "Cosh", "Asinh", "Acosh", "Atanh",
        "Erf", "Tanh",
    )},
}  # fmt: skip

_BINARY: dict[str, Binary] = {
    "Add": lambda a, b: a + b, "Sub": lambda a, b: a - b, "Mul": lambda a, b: a * b, "Div": divide,
    "And": lambda a, b: a & b, "Or": lambda a, b: a | b, "Xor": lambda a, b: a ^ b,
    "BitwiseAnd": lambda a, b: a & b, "BitwiseOr": lambda a, b: a | b, "BitwiseXor": lambda a, b: a ^ b,
    "Less": lambda a, b: a < b, "LessOrEqual": lambda a, b: a <= b, "Greater": lambda a, b: a > b,
    "GreaterOrEqual": lambda a, b: a >= b, "Equal": Scalar.equal,
    "PRelu": lambda x, slope: (x < 0).select(x * slope, x),
}  # fmt: skip

for _name, _function in _UNARY.items():
    add_operator(_name, _unary(_function))
for _name, _pair in _BINARY.items():
    add_operator(_name, _binary(_pair))
add_operator("Mod", _mod)
add_operator("Max", _variadic(_min_max("max")))
add_operator("Min", _variadic(_min_max("min")))
add_operator("Sum", _variadic(lambda a, b: a + b))
add_operator("Mean", _variadic(lambda a, b: a + b, lambda total, count: total / float(count)))
