"""Constants of LLVM IR as operations of the llvm dialect."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from lamina.dialects.llvm.attributes import BlockAddressAttr, BlockTagAttr
from lamina.dialects.llvm.types import LLVMArrayType, LLVMStructType
from lamina.execution.llvm_import.lexer import ImportFailure
from lamina.execution.llvm_import.making import gep_properties, make
from lamina.execution.llvm_import.reader import Constant, zero_of
from lamina.ir.attribute import Attribute
from lamina.ir.attributes import (
    DenseElementsAttr,
    DenseI64ArrayAttr,
    FloatAttr,
    IntegerAttr,
    StringAttr,
    SymbolRefAttr,
)
from lamina.ir.operation import Operation
from lamina.ir.types import FloatType, IntegerType, RankedTensorType, VectorType
from lamina.ir.value import Value

if TYPE_CHECKING:
    from lamina.ir.attribute import Type
    from lamina.ir.location import UnknownLoc

CASTS = ("ptrtoint", "inttoptr", "bitcast", "addrspacecast", "trunc")
BINARY = ("add", "sub", "xor")


def attribute_of(constant: Constant) -> Attribute | None:
    """Returns the attribute of a number, a string, or an array or vector of numbers; None for other constants."""
    kind, type, payload = constant
    if kind == "int":
        return IntegerAttr.wrapped(type, payload)
    if kind == "float" and isinstance(type, FloatType):
        return FloatAttr.from_bits(type, payload)
    if kind == "bytes":
        return StringAttr(payload.decode("utf-8", "surrogateescape"))
    shape, element = _shape(type)
    if not shape or not isinstance(element, IntegerType | FloatType):
        return None
    shaped = type if isinstance(type, VectorType) else RankedTensorType(shape, element)
    if kind == "zero":
        zero = attribute_of(zero_of(element))
        assert zero is not None
        return DenseElementsAttr.splat(shaped, zero)
    if kind == "splat":
        part = attribute_of(payload)
        return None if part is None else DenseElementsAttr.splat(shaped, part)
    if kind != "elements":
        return None
    leaves = _leaves(constant)
    return None if leaves is None else DenseElementsAttr.from_attributes(shaped, leaves)


def _shape(type: Type) -> tuple[list[int], Any]:
    if isinstance(type, VectorType):
        return list(type.shape), type.element_type
    shape = []
    while isinstance(type, LLVMArrayType):
        shape.append(type.num_elements)
        type = type.element_type
    return shape, type


def _leaves(constant: Constant) -> list[Attribute] | None:
    """Returns the numbers of nested arrays in order; None if an element is not a number."""
    if constant.kind in ("int", "float"):
        attribute = attribute_of(constant)
        return None if attribute is None else [attribute]
    if constant.kind == "bytes":
        return [IntegerAttr.wrapped(IntegerType(8), byte) for byte in constant.payload]
    if constant.kind == "zero":
        dense: Any = attribute_of(constant)
        return None if dense is None else list(dense.values)
    if constant.kind != "elements":
        return None
    leaves: list[Attribute] = []
    for part in constant.payload:
        inner = _leaves(part)
        if inner is None:
            return None
        leaves += inner
    return leaves


class ConstantMaker:
    """Creates the operations of constants, each once; ``insert`` places an operation at the constants' position."""

    def __init__(self, insert: Callable[[Operation], None], location: UnknownLoc) -> None:
        self._insert = insert
        self._location = location
        self._values: dict[Constant, Value] = {}

    def value(self, constant: Constant) -> Value:
        known_value = self._values.get(constant)
        if known_value is None:
            for needed in self._in_order(constant):
                self._values[needed] = self._make(needed)
            known_value = self._values[constant]
        return known_value

    def _in_order(self, constant: Constant) -> list[Constant]:
        """Returns the constant after all its elements; its last element comes first."""
        ordered: dict[Constant, None] = {}
        work: dict[Constant, None] = {constant: None}
        waiting: dict[Constant, list[Constant]] = {}
        while work:
            current = next(reversed(work))
            parts = waiting.get(current)
            if parts is None:
                parts = waiting[current] = _parts(current)
            if not parts:
                ordered[current] = None
                del work[current]
                continue
            part = parts.pop()
            if part not in self._values and part not in work and part not in ordered:
                work[part] = None
        return list(ordered)

    def _operation(self, name: str, operands: list[Value], type: Type, properties: dict[str, Attribute]) -> Value:
        operation = make(name, operands, [type], properties, location=self._location)
        self._insert(operation)
        return operation.results[0]

    def _make(self, constant: Constant) -> Value:
        kind, type, payload = constant
        attribute = attribute_of(constant)
        if attribute is not None:
            return self._operation("llvm.mlir.constant", [], type, {"value": attribute})
        if kind == "global":
            return self._operation("llvm.mlir.addressof", [], type, {"global_name": SymbolRefAttr(payload)})
        if kind == "dso_local_equivalent":
            return self._operation(
                "llvm.dso_local_equivalent", [], type, {"function_name": SymbolRefAttr(payload)}
            )
        if kind == "blockaddress":
            function, number = payload
            address = BlockAddressAttr(SymbolRefAttr(function), BlockTagAttr(number))
            return self._operation("llvm.blockaddress", [], type, {"block_addr": address})
        if kind in ("undef", "poison"):
            return self._operation(f"llvm.mlir.{kind}", [], type, {})
        if kind in ("null", "zero"):
            return self._operation("llvm.mlir.zero", [], type, {})
        if kind == "none":
            return self._operation("llvm.mlir.none", [], type, {})
        if kind in ("elements", "splat"):
            return self._aggregate(constant)
        if kind == "expression":
            return self._expression(constant)
        raise ImportFailure(f"unsupported constant of type '{type}'")

    def _aggregate(self, constant: Constant) -> Value:
        type = constant.type
        aggregate = self._operation("llvm.mlir.undef", [], type, {})
        i32 = IntegerType(32)
        for index, part in enumerate(_parts(constant)):
            value = self._values[part]
            if isinstance(type, VectorType):
                position = self._operation("llvm.mlir.constant", [], i32, {"value": IntegerAttr(i32, index)})
                aggregate = self._operation("llvm.insertelement", [aggregate, value, position], type, {})
            else:
                aggregate = self._operation(
                    "llvm.insertvalue", [aggregate, value], type, {"position": DenseI64ArrayAttr([index])}
                )
        return aggregate

    def _expression(self, constant: Constant) -> Value:
        opcode, flags, source, operands = constant.payload
        if opcode == "getelementptr":
            properties, kept = gep_properties(source, operands, flags)
            values = [self._values[operand] for operand in kept]
            return self._operation("llvm.getelementptr", values, constant.type, properties)
        values = [self._values[operand] for operand in operands]
        if opcode in CASTS or opcode in BINARY:
            return self._operation(f"llvm.{opcode}", values, constant.type, {})
        raise ImportFailure(f"unsupported constant expression '{opcode}'")


def _parts(constant: Constant) -> list[Constant]:
    """Returns the constants that have to be there before this one."""
    kind, type, payload = constant
    if kind == "zero":
        if isinstance(type, LLVMStructType):
            return [zero_of(element) for element in type.body]
        if isinstance(type, LLVMArrayType):
            return [zero_of(type.element_type)] * type.num_elements
        return [zero_of(type.element_type)] * type.shape[0] if isinstance(type, VectorType) else []
    if attribute_of(constant) is not None:
        return []
    if kind == "elements":
        return list(payload)
    if kind == "splat":
        return [payload] * type.shape[0]
    return list(payload[3]) if kind == "expression" else []
