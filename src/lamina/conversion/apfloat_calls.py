"""Calls of the software floating-point functions for any format (MLIR's APFloat wrappers).

They take a number for the format and the bits of floats as 64-bit integers. Wider floats are left alone.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from lamina.conversion.arith_builder import ArithBuilder
from lamina.dialects.arith import ops as arith
from lamina.dialects.func.ops import CallOp, FuncOp
from lamina.dialects.vector.ops import FromElementsOp, ToElementsOp
from lamina.ir.attribute import Type
from lamina.ir.attributes import StringAttr, SymbolRefAttr, TypeAttr
from lamina.ir.builder import Builder, InsertionPoint
from lamina.ir.nested_operations import in_post_order
from lamina.ir.operation import Operation
from lamina.ir.symbols import lookup_symbol_in, nearest_symbol_table
from lamina.ir.types import FloatType, FunctionType, IntegerType, ShapedType, VectorType, i1, i32, i64
from lamina.ir.value import Value
from lamina.rewrite import PatternRewriter, PatternSet
from lamina.rewrite.pattern import Outcome, apply_patterns_once, pattern

if TYPE_CHECKING:
    from lamina.rewrite.pattern import FunctionPattern

PREFIX = "_mlir_apfloat_"
FORMATS = {
    "f16": 0,
    "bf16": 1,
    "f32": 2,
    "f64": 3,
    "f8E5M2": 7,
    "f8E5M2FNUZ": 8,
    "f8E4M3": 9,
    "f8E4M3FN": 10,
    "f8E4M3FNUZ": 11,
    "f8E4M3B11FNUZ": 12,
    "f8E3M4": 13,
    "tf32": 14,
    "f8E8M0FNU": 15,
    "f6E3M2FN": 16,
    "f6E2M3FN": 17,
    "f4E2M1FN": 18,
}

# Computes the result for elements of the operands, given the element type of the result.
Compute = Callable[["ApfloatCalls", Any, Sequence[Value], Type], Value]


class ApfloatCalls(ArithBuilder):
    """Creates the calls for one operation."""

    def __init__(self, rewriter: PatternRewriter, op: Operation) -> None:
        super().__init__(rewriter)
        self.op = op

    def format(self, type: Any) -> Value:
        return self.integer(i32, FORMATS[type.spelling])

    def bits(self, value: Any) -> Value:
        """Returns the bits of a float as a 64-bit integer."""
        integer = self.cast(arith.BitcastOp, value, IntegerType(value.type.width))
        return integer if integer.type is i64 else self.cast(arith.ExtUIOp, integer, i64)

    def from_bits(self, value: Value, type: Any) -> Value:
        return self.cast(arith.BitcastOp, self.low_bits(value, IntegerType(type.width)), type)

    def low_bits(self, value: Value, type: Type) -> Value:
        """Returns the low bits of a 64-bit integer."""
        return value if type is i64 else self.cast(arith.TruncIOp, value, type)

    def call(self, name: str, operands: Sequence[Value], result: Type = i64) -> Value:
        """A call of a function of the library, which is declared first in the symbol table around."""
        callee = PREFIX + name
        new_call = CallOp(list(operands), [result], {"callee": SymbolRefAttr(callee)}, location=self.rewriter.location)
        return self.rewriter.insert(new_call).results[0]


class OtherType(Exception):
    """A function of the library's name has another type."""


def declare(op: Operation, name: str, type: FunctionType) -> None:
    """Declares a function of the library at the start of the symbol table, unless it exists. Raises OtherType, after
    an error, if it exists with a different type."""
    table = nearest_symbol_table(op)
    assert table is not None
    symbol = lookup_symbol_in(table, PREFIX + name)
    if isinstance(symbol, FuncOp):
        if symbol.type is not type:
            symbol.emit_error(
                f"matched function '{PREFIX}{name}' but with different type: '{symbol.type}' (expected '{type}')"
            )
            raise OtherType
        return
    properties: dict[str, Any] = {
        "sym_name": StringAttr(PREFIX + name),
        "function_type": TypeAttr(type),
        "sym_visibility": StringAttr("private"),
    }
    builder = Builder(InsertionPoint.at_block_start(table.regions[0].entry_block), location=table.raw_location)
    builder.insert(FuncOp([], [], properties, {}, (), 1, table.raw_location))


def apply_calls(root: Operation, patterns: Sequence[FunctionPattern[Any]]) -> bool:
    """Tries the patterns once on each operation inside; False if a declaration did not fit."""
    fits = True
    pattern_set, rewriter = PatternSet(patterns), PatternRewriter()
    for op in [op for op in in_post_order(root) if pattern_set.for_operation(op)]:
        try:
            apply_patterns_once(op, pattern_set, rewriter)
        except OtherType:
            fits = False
    return fits


def element(type: Type) -> Any:
    """Returns the element type of a vector; scalars are their own; None for other types."""
    return type.element_type if isinstance(type, VectorType) else None if isinstance(type, ShapedType) else type


def fits(type: Type) -> bool:
    """True if a value, or an element of a vector, has at most 64 bits."""
    element_type = element(type)
    if isinstance(element_type, FloatType):
        return element_type.spelling in FORMATS
    return isinstance(element_type, IntegerType) and element_type.width <= 64


def apfloat_pattern(
    cls: type[Operation], name: str, type: FunctionType, compute: Compute, vectors: bool = True
) -> FunctionPattern[Operation]:
    """Returns a pattern that computes an operation element by element."""

    @pattern(cls)
    def convert(op: Operation, rewriter: PatternRewriter) -> Outcome:
        result = op.results[0].type
        if not all(fits(value.type) for value in (*op.operands, op.results[0])):
            return rewriter.notify_match_failure(op, "bitwidth > 64 bits is not supported")
        if isinstance(result, VectorType) and not vectors:
            return rewriter.notify_match_failure(op, "vectors are not supported")
        declare(op, name, type)
        build = ApfloatCalls(rewriter, op)
        if not isinstance(result, VectorType):
            rewriter.replace_op(op, compute(build, op, list(op.operands), result))
            return True
        rows = [_elements(rewriter, operand) for operand in op.operands]
        values = [compute(build, op, elements, result.element_type) for elements in zip(*rows, strict=True)]
        rewriter.replace_op(op, rewriter.create(FromElementsOp, values, result_types=[result]))
        return True

    return convert


def _elements(rewriter: PatternRewriter, vector: Any) -> list[Value]:
    type = vector.type
    to_elements = rewriter.insert(
        ToElementsOp([vector], [type.element_type] * type.num_elements, location=rewriter.location)
    )
    return list(to_elements.results)


def numeric(name: str, arity: int) -> tuple[str, FunctionType, Compute]:
    """Returns a function from floats to a float of the same format."""

    def compute(build: ApfloatCalls, op: Operation, operands: Sequence[Value], result: Type) -> Value:
        bits = [build.bits(operand) for operand in operands]
        return build.from_bits(build.call(name, [build.format(result), *bits]), result)

    return name, FunctionType([i32, *[i64] * arity], [i64]), compute


def predicate(name: str) -> tuple[str, FunctionType, Compute]:
    """Returns a predicate on floats."""

    def compute(build: ApfloatCalls, op: Operation, operands: Sequence[Value], result: Type) -> Value:
        bits = build.bits(operands[0])
        return build.call(name, [build.format(operands[0].type), bits], i1)

    return name, FunctionType([i32, i64], [i1]), compute
