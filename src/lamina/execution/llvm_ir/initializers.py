"""Evaluates the initializer regions of globals and aliases to constants.

Aggregates are built and taken apart here; addresses become constant expressions of LLVM IR.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from lamina.dialects.llvm.ops import ConstantOp, ReturnOp
from lamina.dialects.llvm.types import LLVMArrayType, LLVMStructType
from lamina.execution.llvm_ir.constants import CONSTANT_OPERATIONS, integer_text, zero_text
from lamina.execution.llvm_ir.errors import Untranslatable, fail
from lamina.ir.attribute import Type
from lamina.ir.attributes import ArrayAttr, StringAttr
from lamina.ir.operation import Operation
from lamina.ir.types import IntegerType, VectorType
from lamina.ir.value import Value

if TYPE_CHECKING:
    from collections.abc import Sequence

    from lamina.dialects.llvm.ops.aggregates import ExtractElementOp, ExtractValueOp, InsertElementOp, InsertValueOp
    from lamina.dialects.llvm.ops.arithmetic import SubOp
    from lamina.dialects.llvm.ops.casts import PtrToIntOp, SExtOp, TruncOp, ZExtOp
    from lamina.dialects.llvm.ops.memory import GEPOp
    from lamina.execution.llvm_ir.module import ModuleWriter
    from lamina.execution.llvm_ir.types import TypeNames
    from lamina.ir.attribute import Attribute

DYNAMIC_INDEX = -(1 << 31)
# By the bits of the flags.
NO_WRAP_WORDS = ("", "inbounds ", "nusw ", "inbounds ", "nuw ", "inbounds nuw ", "nusw nuw ", "inbounds nuw ")

AggregateType = LLVMArrayType | LLVMStructType | VectorType


class _Aggregate:
    """A constant whose elements are known individually."""

    __slots__ = ("type", "elements")

    def __init__(self, type: AggregateType, elements: Sequence[Constant]) -> None:
        self.type = type
        self.elements = list(elements)


# The text of a constant, or an aggregate.
Constant = str | _Aggregate


def initializer_text(module: ModuleWriter, holder: Operation, typed: bool = False) -> str:
    """Returns the constant that the region of a global or alias returns."""
    evaluator = _Evaluator(module)
    for operation in holder.regions[0].entry_block.operations:
        if isinstance(operation, ReturnOp) and (value := operation.arg) is not None:
            text = evaluator.text(evaluator.values[value])
            return f"{module.types(value.type)} {text}" if typed else text
        try:
            evaluator.evaluate(operation)
        except Untranslatable as error:
            fail(operation, str(error))
    fail(holder, "unemittable constant value")


def constant_text(module: ModuleWriter, value: Value) -> str:
    """Returns the constant of a value in a function, without its type. Raises Untranslatable if it is not
    constant."""
    evaluator = _Evaluator(module)
    # Operations with unevaluated operands, innermost last.
    pending = [value]
    while pending:
        operation = pending[-1].defining_op
        if operation is None:
            raise Untranslatable("a constant is needed here")
        missing = [operand for operand in operation.operands if operand not in evaluator.values]
        if missing:
            pending += missing
            continue
        evaluator.evaluate(operation)
        pending.pop()
    return evaluator.text(evaluator.values[value])


class _Evaluator:
    def __init__(self, module: ModuleWriter) -> None:
        self.module = module
        self.types = module.types
        self.values: dict[Value, Constant] = {}

    def evaluate(self, op: Operation) -> None:
        make = CONSTANT_OPERATIONS.get(op.name)
        if make is not None:
            self.values[op.results[0]] = make(self.module.constants, op)
            return
        fold = _FOLDS.get(op.name)
        if fold is None:
            raise Untranslatable(f"unsupported operation in an initializer: {op.name}")
        self.values[op.results[0]] = fold(self, op)

    def text(self, constant: Constant) -> str:
        """Returns the constant without its type."""
        if isinstance(constant, str):
            return constant
        kinds = _element_types(self.types, constant.type)
        inner = ", ".join(
            [f"{self.types(type)} {self.text(element)}" for type, element in zip(kinds, constant.elements, strict=True)]
        )
        if isinstance(constant.type, LLVMStructType):
            body = f"{{ {inner} }}" if inner else "{}"
            return f"<{body}>" if constant.type.packed else body
        return f"<{inner}>" if isinstance(constant.type, VectorType) else f"[{inner}]"

    def typed(self, value: Value) -> str:
        return f"{self.types(value.type)} {self.text(self.values[value])}"

    def opened(
        self, constant: Constant, type: Type, op: Operation | None
    ) -> _Aggregate:
        """Returns the constant as elements; ``op`` defines it where it is text."""
        assert isinstance(type, LLVMArrayType | LLVMStructType | VectorType)
        if isinstance(constant, _Aggregate):
            return _Aggregate(type, list(constant.elements))
        kinds = _element_types(self.types, type)
        if constant in ("undef", "poison"):
            return _Aggregate(type, [constant] * len(kinds))
        if constant == "zeroinitializer":
            return _Aggregate(type, [zero_text(kind) for kind in kinds])
        attribute = op.value if isinstance(op, ConstantOp) else None
        if isinstance(attribute, ArrayAttr):
            pairs = zip(attribute.elements, kinds, strict=True)
            return _Aggregate(type, [self.module.constants.text(part, kind) for part, kind in pairs])
        if isinstance(attribute, StringAttr):
            data = attribute.value.encode("utf-8", "surrogateescape")
            return _Aggregate(type, [integer_text(byte, 8) for byte in data])
        return _Aggregate(type, self._dense(attribute, type))

    def _dense(self, attribute: Attribute | None, type: AggregateType) -> list[str]:
        values = getattr(attribute, "values", None)
        if values is None or not isinstance(type, LLVMArrayType | VectorType):
            raise Untranslatable("unsupported operation in an initializer: part of a constant")
        return [self.module.constants.text(value, type.element_type) for value in values]


def _element_types(types: TypeNames, type: AggregateType) -> list[Type]:
    if isinstance(type, LLVMStructType):
        return list(types.struct_elements(type))
    if isinstance(type, LLVMArrayType):
        return [type.element_type] * type.num_elements
    return [type.element_type] * type.shape[0]


# ---- Aggregates


def _insert_value(evaluator: _Evaluator, op: InsertValueOp) -> Constant:
    container, value = op.container, evaluator.values[op.value]
    constant = evaluator.values[container]
    return _inserted(evaluator, constant, container.type, op.position, value, container.defining_op)


def _inserted(
    evaluator: _Evaluator,
    constant: Constant,
    type: Type,
    positions: Sequence[int],
    value: Constant,
    source: Operation | None,
) -> Constant:
    if not positions:
        return value
    opened = evaluator.opened(constant, type, source)
    first, *rest = positions
    inner = _element_types(evaluator.types, opened.type)[first]
    opened.elements[first] = _inserted(evaluator, opened.elements[first], inner, rest, value, None)
    return opened


def _extract_value(evaluator: _Evaluator, op: ExtractValueOp) -> Constant:
    constant = evaluator.values[op.container]
    type: Type = op.container.type
    source = op.container.defining_op
    for position in op.position:
        opened = evaluator.opened(constant, type, source)
        constant = opened.elements[position]
        type, source = _element_types(evaluator.types, opened.type)[position], None
    return constant


def _insert_element(evaluator: _Evaluator, op: InsertElementOp) -> Constant:
    vector, index = op.vector, evaluator.values[op.position]
    assert isinstance(index, str)
    opened = evaluator.opened(evaluator.values[vector], vector.type, vector.defining_op)
    opened.elements[int(index)] = evaluator.values[op.value]
    return opened


def _extract_element(evaluator: _Evaluator, op: ExtractElementOp) -> Constant:
    vector, index = op.vector, evaluator.values[op.position]
    assert isinstance(index, str)
    return evaluator.opened(evaluator.values[vector], vector.type, vector.defining_op).elements[int(index)]


# ---- Addresses and numbers


def _get_element_ptr(evaluator: _Evaluator, op: GEPOp) -> Constant:
    parts = [evaluator.types(op.elem_type), evaluator.typed(op.base)]
    dynamic = iter(op.dynamic_indices)
    for index in op.raw_constant_indices:
        parts.append(evaluator.typed(next(dynamic)) if index == DYNAMIC_INDEX else f"i32 {index}")
    return f"getelementptr {NO_WRAP_WORDS[int(op.no_wrap_flags)]}({', '.join(parts)})"


def _cast(opcode: str) -> Callable[[_Evaluator, Any], Constant]:
    def fold(evaluator: _Evaluator, op: PtrToIntOp) -> Constant:
        return f"{opcode} ({evaluator.typed(op.arg)} to {evaluator.types(op.res.type)})"

    return fold


def _resize(opcode: str, signed: bool) -> Callable[[_Evaluator, Any], Constant]:
    """Truncation and extension of numbers; of addresses only truncation has an expression."""

    def fold(evaluator: _Evaluator, op: SExtOp | TruncOp | ZExtOp) -> Constant:
        number = _number(evaluator.values[op.arg])
        source, target = op.arg.type, op.res.type
        if number is None or not isinstance(target, IntegerType):
            if opcode != "trunc":
                raise Untranslatable(f"unsupported operation in an initializer: {op.name}")
            return f"trunc ({evaluator.typed(op.arg)} to {evaluator.types(target)})"
        if not signed and isinstance(source, IntegerType):
            number &= (1 << source.width) - 1
        return integer_text(number, target.width)

    return fold


def _number(constant: Constant) -> int | None:
    if constant in ("true", "false"):
        return int(constant == "true")
    try:
        return int(constant) if isinstance(constant, str) else None
    except ValueError:
        return None


def _arithmetic(opcode: str, compute: Callable[[int, int], int]) -> Callable[[_Evaluator, Any], Constant]:
    def fold(evaluator: _Evaluator, op: SubOp) -> Constant:
        lhs, rhs = _number(evaluator.values[op.lhs]), _number(evaluator.values[op.rhs])
        type = op.res.type
        if lhs is not None and rhs is not None and isinstance(type, IntegerType):
            return integer_text(compute(lhs, rhs), type.width)
        if opcode not in ("add", "sub", "xor"):
            raise Untranslatable(f"unsupported operation in an initializer: {op.name}")
        return f"{opcode} ({evaluator.typed(op.lhs)}, {evaluator.typed(op.rhs)})"

    return fold


_FOLDS: dict[str, Callable[[_Evaluator, Any], Constant]] = {
    "llvm.insertvalue": _insert_value,
    "llvm.extractvalue": _extract_value,
    "llvm.insertelement": _insert_element,
    "llvm.extractelement": _extract_element,
    "llvm.getelementptr": _get_element_ptr,
    "llvm.ptrtoint": _cast("ptrtoint"),
    "llvm.inttoptr": _cast("inttoptr"),
    "llvm.bitcast": _cast("bitcast"),
    "llvm.addrspacecast": _cast("addrspacecast"),
    "llvm.trunc": _resize("trunc", True),
    "llvm.sext": _resize("sext", True),
    "llvm.zext": _resize("zext", False),
    "llvm.add": _arithmetic("add", lambda lhs, rhs: lhs + rhs),
    "llvm.sub": _arithmetic("sub", lambda lhs, rhs: lhs - rhs),
    "llvm.mul": _arithmetic("mul", lambda lhs, rhs: lhs * rhs),
    "llvm.xor": _arithmetic("xor", lambda lhs, rhs: lhs ^ rhs),
    "llvm.and": _arithmetic("and", lambda lhs, rhs: lhs & rhs),
    "llvm.or": _arithmetic("or", lambda lhs, rhs: lhs | rhs),
}
