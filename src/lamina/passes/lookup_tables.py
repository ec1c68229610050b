"""``lamina-use-lookup-tables``: structured operations that compute from a single byte become table lookups.

A quantized activation dequantizes a byte, applies functions, and quantizes the result: a function of 256 values, which
the reference interpreter evaluates once, at compile time.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from lamina.dialects.arith.ops import ConstantOp, DivFOp, DivSIOp, DivUIOp, IndexCastUIOp, RemFOp, TruncFOp, TruncIOp
from lamina.dialects.func.ops import FuncOp, ReturnOp
from lamina.dialects.linalg.structure import LinalgOp
from lamina.dialects.linalg.structured_ops import GenericOp
from lamina.dialects.tensor.ops import ExtractOp
from lamina.interfaces.effects import is_memory_effect_free
from lamina.interfaces.interpretation import Interpreter, Poison, UndefinedBehavior, Unsupported
from lamina.ir.attributes import DenseElementsAttr, StringAttr, TypeAttr
from lamina.ir.block import Block
from lamina.ir.builder import InsertionPoint
from lamina.ir.cloning import IRMapping
from lamina.ir.operation import Operation
from lamina.ir.region import Region
from lamina.ir.types import DYNAMIC, FloatType, FunctionType, IndexType, IntegerType, RankedTensorType, f32
from lamina.ir.value import OpResult, Value
from lamina.passmanager import Pass, option, register_pass
from lamina.rewrite import PatternRewriter
from lamina.rewrite.fold import constant_value

_FEWEST_ELEMENTS = 2048
"""Minimum number of elements for which a table pays."""
_GATHER, _PERMUTATION = 30, 8
"""The cost of a load from a table, in operations: by a gather, and by permutations of bytes in registers."""
_COSTS: dict[type[Operation], int] = {DivFOp: 4, DivSIOp: 20, DivUIOp: 20, RemFOp: 40}
_FUNCTION = 15
"""The cost of an operation of the math dialect."""


@register_pass("lamina-use-lookup-tables", summary="Replace functions of a single byte with lookup tables")
class UseLookupTables(Pass):
    """Replaces operations of a block whose results depend on one byte by loads from constant tables."""

    bytes = option("bytes", False, "Keep byte tables, for CPUs that permute bytes of two registers")

    def run(self, operation: Operation) -> None:
        for op in [op for op in operation.walk() if isinstance(op, GenericOp) and op.has_pure_tensor_semantics]:
            if _is_large(op):
                for function in byte_functions(op, self.bytes):
                    _replace(op, function, self.bytes)


def has_lookup_tables(op: GenericOp, bytes: bool) -> bool:
    """True if the pass changes an operation."""
    return op.has_pure_tensor_semantics and _is_large(op) and bool(byte_functions(op, bytes))


def _is_large(op: LinalgOp) -> bool:
    """True if an operation has so many iterations that a table may pay."""
    sizes = op.static_loop_ranges
    return DYNAMIC in sizes or int(np.prod(sizes, dtype=float)) >= _FEWEST_ELEMENTS


class ByteFunction:
    """Operations of a block that compute ``results``, which others use, from ``byte`` and constants."""

    def __init__(self, byte: Value, operations: list[Operation]) -> None:
        self.byte = byte
        self.operations = operations
        inside = set(operations)
        self.results = [
            result for op in operations for result in op.results if any(user not in inside for user in result.users)
        ]

    def pays(self, bytes: bool) -> bool:
        """True if loads cost less than the operations."""
        price = sum(_PERMUTATION if bytes and _is_byte(result) else _GATHER for result in self.results)
        return price < sum(map(_cost, self.operations))


def byte_functions(op: LinalgOp, bytes: bool) -> list[ByteFunction]:
    """Returns the functions of bytes that tables replace with gain; no operation belongs to two."""
    block, functions, taken = op.block, list[ByteFunction](), set[Operation]()
    values = [*op.input_arguments, *(result for inner in block.operations for result in inner.results)]
    for byte in values:
        if not _is_byte(byte) or byte.defining_op in taken:
            continue
        function = ByteFunction(byte, _closure(byte, [inner for inner in block.operations if inner not in taken]))
        if all(_has_table(result) for result in function.results) and function.pays(bytes):
            functions.append(function)
            taken.update(function.operations)
    return functions


def _is_byte(value: Value) -> bool:
    return isinstance(value.type, IntegerType) and 1 < value.type.width <= 8


def _has_table(value: Value) -> bool:
    type = value.type
    return isinstance(type, IntegerType | FloatType) and type.width in (1, 8, 16, 32)


def _closure(byte: Value, operations: list[Operation]) -> list[Operation]:
    """Returns the operations that depend on a value and constants alone."""
    known: set[Value] = {byte}
    members = []
    for op in operations:
        if op.regions or not op.results or not is_memory_effect_free(op):
            continue
        operands = list(op.operands)
        if any(operand in known for operand in operands) and all(
            operand in known or constant_value(operand) is not None for operand in operands
        ):
            members.append(op)
            known.update(op.results)
    return members


def _cost(op: Operation) -> int:
    return _FUNCTION if op.name.startswith("math.") else _COSTS.get(type(op), 1)


# ---- Replacement


def _replace(op: GenericOp, function: ByteFunction, bytes: bool) -> None:
    """Replaces functions with table lookups; leaves what the interpreter cannot evaluate."""
    tables = _evaluated(function)
    if tables is None:
        return
    rewriter = PatternRewriter(InsertionPoint.before_op(op), location=op.raw_location)
    constants = [
        _constant(rewriter, result, table, bytes) for result, table in zip(function.results, tables, strict=True)
    ]
    rewriter.set_insertion_point(function.operations[0])
    index = rewriter.create(IndexCastUIOp, function.byte, out=IndexType()).out
    for result, table in zip(function.results, constants, strict=True):
        assert isinstance(table.type, RankedTensorType)
        value: Value = rewriter.create(ExtractOp, table, [index], result=table.type.element_type).result
        if value.type is not result.type:
            narrow = TruncFOp if isinstance(result.type, FloatType) else TruncIOp
            value = rewriter.create(narrow, value, out=result.type).results[0]
        result.replace_all_uses_with(value)
    for inner in reversed(function.operations):
        rewriter.erase_op(inner)


def _constant(rewriter: PatternRewriter, result: OpResult, table: list[Any], bytes: bool) -> Value:
    """Returns the table, with 32-bit elements if that is the only way to gather several."""
    element = result.type
    if isinstance(element, FloatType):
        stored: FloatType | IntegerType = f32
        array = np.array(table, np.float32)
    else:
        assert isinstance(element, IntegerType)
        stored = element if bytes and element.width == 8 else IntegerType(32)
        array = np.array(table, np.int64).astype(f"u{stored.width // 8}")
    attribute = DenseElementsAttr.from_array(array, RankedTensorType([len(table)], stored))
    return rewriter.create(ConstantOp, attribute, result=attribute.type).result


def _evaluated(function: ByteFunction) -> list[list[Any]] | None:
    """Returns the values of each result for every byte; None if the interpreter does not support an operation."""
    type = function.byte.type
    assert isinstance(type, IntegerType)
    callee = _as_function(function)
    interpreter = Interpreter(callee)
    tables: list[list[Any]] = [[] for _ in function.results]
    try:
        with np.errstate(all="ignore"):
            for byte in range(1 << type.width):
                for table, value in zip(tables, interpreter.call_function(callee, [byte]), strict=True):
                    table.append(0 if isinstance(value, Poison) else value)
    except (Unsupported, UndefinedBehavior):
        return None
    return tables


def _as_function(function: ByteFunction) -> FuncOp:
    location = function.operations[0].raw_location
    region = Region()
    block = region.append(Block([function.byte.type], [location]))
    mapping = IRMapping({function.byte: block.arguments[0]})
    for op in function.operations:
        for operand in op.operands:
            if mapping.lookup_or_none(operand) is None and operand.defining_op is not None:
                block.append(operand.defining_op.clone(mapping))
        block.append(op.clone(mapping))
    block.append(ReturnOp([mapping.lookup(result) for result in function.results], [], location=location))
    signature = FunctionType([function.byte.type], [result.type for result in function.results])
    properties = {"sym_name": StringAttr("function"), "function_type": TypeAttr(signature)}
    return FuncOp([], [], properties, {}, (), [region], location)
