"""Initializers of globals and aliases: their regions evaluated to constants.

Aggregates are taken apart and put together here; addresses become constant expressions of LLVM IR.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

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

    from lamina.dialects.llvm.ops.aggregates import InsertValueOp
    from lamina.dialects.llvm.ops.arithmetic import SubOp
    from lamina.dialects.llvm.ops.casts import PtrToIntOp
    from lamina.dialects.llvm.ops.constants import UndefOp, ZeroOp
    from lamina.execution.llvm_ir.module import ModuleWriter
    from lamina.execution.llvm_ir.types import TypeNames
    from lamina.ir.attribute import Attribute

DYNAMIC_INDEX = -(1 << 31)


class _Aggregate:
    """A constant whose elements are known one by one."""

    __slots__ = ("type", "elements")

    def __init__(self, type: LLVMArrayType | LLVMStructType, elements: list[Any]) -> None:
        self.type = type
        self.elements = elements


# The text of a constant, or an aggregate.
Constant = str | _Aggregate


def initializer_text(module: ModuleWriter, holder: Operation, typed: bool = False) -> str:
    """The constant that the region of a global or alias returns."""
    evaluator = _Evaluator(module)
    for operation in holder.regions[0].entry_block.operations:
        if operation.name == "llvm.return":
            value = operation.operand(0)
            text = evaluator.text(evaluator.values[value])
            return f"{module.types(value.type)} {text}" if typed else text
        try:
            evaluator.evaluate(operation)
        except Untranslatable as error:
            fail(operation, str(error))
    fail(holder, "unemittable constant value")


def constant_text(module: ModuleWriter, value: Value) -> str:
    """The constant that a value of a function is, without its type. Raises Untranslatable where it is not one."""
    evaluator = _Evaluator(module)
    # Operations whose operands are not evaluated yet; the innermost last.
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
        """The constant without its type."""
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

    def operand(self, op: SubOp | InsertValueOp, index: int) -> Constant:
        return self.values[op.operand(index)]

    def typed(self, value: Value) -> str:
        return f"{self.types(value.type)} {self.text(self.values[value])}"

    def opened(
        self, constant: Constant, type: LLVMArrayType | LLVMStructType, op: ZeroOp | UndefOp | InsertValueOp
    ) -> _Aggregate:
        """The constant as elements; ``op`` defines it where it is text."""
        if isinstance(constant, _Aggregate):
            return _Aggregate(type, list(constant.elements))
        kinds = _element_types(self.types, type)
        if constant in ("undef", "poison"):
            return _Aggregate(type, [constant] * len(kinds))
        if constant == "zeroinitializer":
            return _Aggregate(type, [zero_text(kind) for kind in kinds])
        attribute = None if op is None else op.properties.get("value")
        if isinstance(attribute, ArrayAttr):
            pairs = zip(attribute.elements, kinds, strict=True)
            return _Aggregate(type, [self.module.constants.text(part, kind) for part, kind in pairs])
        if isinstance(attribute, StringAttr):
            data = attribute.value.encode("utf-8", "surrogateescape")
            return _Aggregate(type, [integer_text(byte, 8) for byte in data])
        return _Aggregate(type, self._dense(attribute, type))

    def _dense(self, attribute: Attribute | None, type: LLVMArrayType | LLVMStructType) -> list[str]:
        values = getattr(attribute, "values", None)
        if values is None or not isinstance(type, LLVMArrayType | VectorType):
            raise Untranslatable("unsupported operation in an initializer: part of a constant")
        return [self.module.constants.text(value, type.element_type) for value in values]


def _element_types(types: TypeNames, type: LLVMArrayType | LLVMStructType) -> list[Type]:
    if isinstance(type, LLVMStructType):
        return list(types.struct_elements(type))
    if isinstance(type, LLVMArrayType):
        return [type.element_type] * type.num_elements
    return [type.element_type] * type.shape[0]


# ---- Aggregates


def _insert_value(evaluator: _Evaluator, op: Any) -> Constant:
    container = op.operand(0)
    positions = op.properties["position"].values
    value = evaluator.operand(op, 1)
    return _inserted(evaluator, evaluator.values[container], container.type, positions, value, container.defining_op)


def _inserted(
    evaluator: _Evaluator, constant: Constant, type: Any, positions: Sequence[int], value: Constant, source: Any
) -> Constant:
    if not positions:
        return value
    opened = evaluator.opened(constant, type, source)
    first, *rest = positions
    inner = _element_types(evaluator.types, type)[first]
    opened.elements[first] = _inserted(evaluator, opened.elements[first], inner, rest, value, None)
    return opened


def _extract_value(evaluator: _Evaluator, op: Any) -> Constant:
    container = op.operand(0)
    constant: Any = evaluator.values[container]
    type, source = container.type, container.defining_op
    for position in op.properties["position"].values:
        constant = evaluator.opened(constant, type, source).elements[position]
        type, source = _element_types(evaluator.types, type)[position], None
    result: Constant = constant
    return result


def _insert_element(evaluator: _Evaluator, op: Any) -> Constant:
    vector = op.operand(0)
    index = evaluator.operand(op, 2)
    assert isinstance(index, str)
    opened = evaluator.opened(evaluator.values[vector], vector.type, vector.defining_op)
    opened.elements[int(index)] = evaluator.operand(op, 1)
    return opened


def _extract_element(evaluator: _Evaluator, op: Any) -> Constant:
    vector = op.operand(0)
    index = evaluator.operand(op, 1)
    assert isinstance(index, str)
    found: Constant = evaluator.opened(evaluator.values[vector], vector.type, vector.defining_op).elements[int(index)]
    return found


# ---- Addresses and numbers

_GEP_FLAGS = ("", "inbounds ", "nusw ", "inbounds ", "nuw ", "inbounds nuw ", "nusw nuw ", "inbounds nuw ")


def _get_element_ptr(evaluator: _Evaluator, op: Any) -> Constant:
    properties = op.properties
    parts = [evaluator.types(properties["elem_type"].type), evaluator.typed(op.operand(0))]
    at = 0
    for index in properties["rawConstantIndices"].values:
        if index == DYNAMIC_INDEX:
            at += 1
            parts.append(evaluator.typed(op.operand(at)))
        else:
            parts.append(f"i32 {index}")
    flags = properties.get("noWrapFlags")
    return f"getelementptr {_GEP_FLAGS[0 if flags is None else flags.value]}({', '.join(parts)})"


def _cast(opcode: str) -> Callable[[_Evaluator, Any], Constant]:
    def fold(evaluator: _Evaluator, op: PtrToIntOp) -> Constant:
        return f"{opcode} ({evaluator.typed(op.arg)} to {evaluator.types(op.res.type)})"

    return fold


def _resize(opcode: str, signed: bool) -> Callable[[_Evaluator, Any], Constant]:
    """Truncation and extension of numbers; of addresses only truncation has an expression."""

    def fold(evaluator: _Evaluator, op: Any) -> Constant:
        number = _number(evaluator.operand(op, 0))
        source, target = op.operand(0).type, op.results[0].type
        if number is None or not isinstance(target, IntegerType):
            if opcode != "trunc":
                raise Untranslatable(f"unsupported operation in an initializer: {op.name}")
            return f"trunc ({evaluator.typed(op.operand(0))} to {evaluator.types(target)})"
        if not signed:
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
        lhs, rhs = _number(evaluator.operand(op, 0)), _number(evaluator.operand(op, 1))
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
