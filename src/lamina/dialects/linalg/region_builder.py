"""Builds the region of a named operation from its statement in the table.

``add(a2, mul(cast_signed<a2>(a0), cast_signed<a2>(a1)))`` becomes operations of arith, math and complex, operands
before users, left to right.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, NamedTuple

from lamina.dialects.linalg.structure import element_type
from lamina.ir.attribute import Type
from lamina.ir.attributes import FloatAttr, IntegerAttr
from lamina.ir.block import Block
from lamina.ir.builder import Builder
from lamina.ir.dialect import lookup_operation
from lamina.ir.location import LocationLike, SourceFile
from lamina.ir.region import Region
from lamina.ir.types import ComplexType, FloatType, IndexType, IntegerType
from lamina.ir.value import Value


class UnsupportedPayload(Exception):
    """The statement is undefined for the element types; the message gives the reason."""


class Term(NamedTuple):
    """A node of a statement: a function name or ``a0`` and its arguments; ``target`` is the type in ``<>``."""

    head: str
    target: str
    arguments: tuple[Term, ...]
    literal: str


_TOKEN = re.compile(r"\s*([A-Za-z_][A-Za-z0-9_]*|[<>(),])")


@cache
def parse_statement(text: str) -> Term:
    """Returns the tree of a statement."""
    term, at = _parse_term(text, 0)
    assert at == len(text), text
    return term


def _parse_term(text: str, at: int) -> tuple[Term, int]:
    match = _TOKEN.match(text, at)
    assert match is not None, text
    head, at = match.group(1), match.end()
    target = literal = ""
    if text.startswith("<", at):
        end = text.index(">", at)
        target, at = text[at + 1 : end], end + 1
    if not text.startswith("(", at):
        return Term(head, target, (), ""), at
    if head in ("constant", "index"):
        end = text.index(")", at)
        return Term(head, target, (), text[at + 1 : end]), end + 1
    arguments = []
    while text[at] != ")":
        argument, at = _parse_term(text, at + 1)
        arguments.append(argument)
    return Term(head, target, tuple(arguments), literal), at + 1


def fill_region(
    region: Region,
    operand_types: Sequence[Type],
    build: Callable[[BodyBuilder, Block], Sequence[Value]],
    location: LocationLike,
) -> None:
    """Adds the block to the region, with one argument per operand, and yields the values of ``build``."""
    types = [element_type(type) for type in operand_types]
    block = Block(types, [location] * len(types))
    region.append(block)
    helper = BodyBuilder(block, location)
    helper.make("linalg.yield", list(build(helper, block)), [])


def statement_builder(text: str, cast: str = "cast_signed") -> Callable[[BodyBuilder, Block], Sequence[Value]]:
    """Returns a function for fill_region that computes a statement; ``cast`` is the meaning of a bare ``cast`` in
    it."""
    term = parse_statement(text)

    def build(helper: BodyBuilder, block: Block) -> Sequence[Value]:
        return [helper.evaluate(term, block.arguments, cast)]

    return build


class BodyBuilder:
    """Creates the operations of a body at the end of a block."""

    def __init__(self, block: Block, location: LocationLike) -> None:
        self.builder = Builder(block, location=location)

    def make(
        self, name: str, operands: list[Value], types: list[Type], properties: dict[str, Any] | None = None
    ) -> Any:
        cls = lookup_operation(name)
        assert cls is not None, name
        complete = dict(properties or {})
        for key, default in cls.definition.filled_defaults.items():
            complete.setdefault(key, default)
        return self.builder.insert(cls(operands, types, complete, location=self.builder.location))

    def evaluate(self, term: Term, arguments: Sequence[Value], cast: str) -> Value:
        head = term.head
        if head == "constant":
            return self.constant(term.literal)
        if head == "index":
            dim = IntegerAttr(IntegerType(64), int(term.literal))
            value: Value = self.make("linalg.index", [], [IndexType()], {"dim": dim}).results[0]
            return value
        if head[0] == "a" and head[1:].isdigit():
            return arguments[int(head[1:])]
        values = [self.evaluate(argument, arguments, cast) for argument in term.arguments]
        if term.target:
            target = _target_type(term.target, arguments)
            return self.cast(cast if head == "cast" else head, values[0], target)
        return self.apply(head, values)

    def constant(self, literal: str) -> Value:
        from lamina.asm.parser import Parser  # start-up

        attribute: Any = Parser(SourceFile("constant", literal)).parse_attribute()
        return self.arith_constant(attribute)

    def arith_constant(self, attribute: IntegerAttr | FloatAttr) -> Value:
        value: Value = self.make("arith.constant", [], [attribute.type], {"value": attribute}).results[0]
        return value

    def apply(self, function: str, values: list[Value]) -> Value:
        """Returns a unary, binary or ternary function of the enumerations. Raises UnsupportedPayload."""
        if len(values) == 1:
            return self.unary(function, values[0])
        if len(values) == 2:
            return self.binary(function, *values)
        value: Value = self.make("arith.select", values, [values[1].type]).results[0]
        return value

    def unary(self, function: str, value: Value) -> Value:
        type = value.type
        if not isinstance(type, FloatType):
            raise UnsupportedPayload("unsupported non numeric type")
        if function == "reciprocal":
            one = self.arith_constant(FloatAttr(type, 1.0))
            result: Value = self.make("arith.divf", [one, value], [type]).results[0]
            return result
        if function == "square":
            result = self.make("arith.mulf", [value, value], [type]).results[0]
            return result
        result = self.make(_UNARY[function], [value], [type]).results[0]
        return result

    def binary(self, function: str, left: Value, right: Value) -> Value:
        name = _BINARY[function][_kind_of(left.type, right.type)]
        if name is None:
            raise UnsupportedPayload(f"unsupported operation: {_UNSUPPORTED.get(function, function)}")
        value: Value = self.make(name, [left, right], [left.type]).results[0]
        return value

    def cast(self, function: str, value: Value, type: Type) -> Value:
        """Casts ``value`` to ``type``; returns it unchanged if there is no such conversion."""
        return convert_scalar(self.make, value, type, function == "cast_unsigned")


def convert_scalar(make: Callable[..., Any], value: Value, type: Type, unsigned: bool = False) -> Value:
    """``value`` converted to a scalar type, with the operations that ``make(name, operands, types)`` makes."""
    name = _cast_name(value.type, type, unsigned)
    return value if name is None else make(name, [value], [type]).results[0]


def _cast_name(source: Type, target: Type, unsigned: bool) -> str | None:
    if source is target:
        return None
    if isinstance(target, IntegerType):
        if isinstance(source, FloatType):
            return "arith.fptoui" if unsigned else "arith.fptosi"
        if isinstance(source, IndexType):
            return "arith.index_cast"
        if isinstance(source, IntegerType):
            if target.width > source.width:
                return "arith.extui" if unsigned else "arith.extsi"
            if target.width < source.width:
                return "arith.trunci"
    elif isinstance(target, FloatType):
        if isinstance(source, IntegerType):
            return "arith.uitofp" if unsigned else "arith.sitofp"
        if isinstance(source, FloatType):
            if target.width > source.width:
                return "arith.extf"
            if target.width < source.width:
                return "arith.truncf"
    return None


def _target_type(text: str, arguments: Sequence[Value]) -> Type:
    if text[0] == "a":
        return arguments[int(text[1:])].type
    return {"f64": FloatType("f64"), "i32": IntegerType(32)}[text]


_UNARY = {
    "exp": "math.exp",
    "log": "math.log",
    "abs": "math.absf",
    "ceil": "math.ceil",
    "floor": "math.floor",
    "negf": "arith.negf",
    "round": "math.round",
    "sqrt": "math.sqrt",
    "rsqrt": "math.rsqrt",
    "tanh": "math.tanh",
    "erf": "math.erf",
}
_COMPLEX, _FLOAT, _BOOL, _INTEGER = range(4)
# By function: the operation on complex numbers, floats, i1 and other integers.
_BINARY: dict[str, tuple[str | None, ...]] = {
    "add": ("complex.add", "arith.addf", "arith.ori", "arith.addi"),
    "sub": ("complex.sub", "arith.subf", None, "arith.subi"),
    "mul": ("complex.mul", "arith.mulf", "arith.andi", "arith.muli"),
    "div": ("complex.div", "arith.divf", None, "arith.divsi"),
    "div_unsigned": (None, None, None, "arith.divui"),
    "max_signed": (None, "arith.maximumf", "arith.maxsi", "arith.maxsi"),
    "min_signed": (None, "arith.minimumf", "arith.minsi", "arith.minsi"),
    "max_unsigned": (None, None, None, "arith.maxui"),
    "min_unsigned": (None, None, None, "arith.minui"),
    "powf": (None, "math.powf", None, None),
}


# The names, in messages, of functions that the element types do not support.
_UNSUPPORTED = {
    "sub": "sub with bools",
    "div": "div with bools",
    "div_unsigned": "unsigned div not on uint",
    "max_unsigned": "unsigned max not on uint",
    "min_unsigned": "unsigned min not on uint",
}


def _kind_of(left: Type, right: Type) -> int:
    if isinstance(left, ComplexType) and isinstance(right, ComplexType):
        return _COMPLEX
    if isinstance(left, FloatType) and isinstance(right, FloatType):
        return _FLOAT
    if isinstance(left, IntegerType) and isinstance(right, IntegerType):
        return _BOOL if left.width == right.width == 1 else _INTEGER
    raise UnsupportedPayload(
        "Cannot build binary Linalg operation: expects allComplex, allFloatingPoint, or allInteger, got "
        f"'{left}' and '{right}'"
    )
