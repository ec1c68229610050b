"""Calls of LLVM's intrinsics for the ``llvm.intr`` operations."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from lamina.dialects.llvm.enums import FastmathFlags
from lamina.dialects.llvm.intrinsic_table import INTRINSICS, Intrinsic
from lamina.dialects.llvm.intrinsics import AssumeOp
from lamina.dialects.llvm.math_intrinsics import ConstrainedFPExtIntr
from lamina.dialects.llvm.types import LLVMStructType, LLVMVoidType
from lamina.dialects.llvm.vector_intrinsics import MaskedLoadOp, MaskedStoreOp
from lamina.execution.llvm_ir.attributes import indexed, parameter_text
from lamina.execution.llvm_ir.errors import Untranslatable
from lamina.execution.llvm_ir.instructions import bundles_text, fast_math_text
from lamina.execution.llvm_ir.metadata import string
from lamina.ir.attribute import Type
from lamina.ir.attributes import FloatAttr, IntegerAttr
from lamina.ir.types import FloatType, IntegerType, VectorType, int_or_float_width
from lamina.ir.value import Value

if TYPE_CHECKING:
    from lamina.dialects.llvm.math_intrinsics import (
        ConstrainedFPTruncIntr,
        ConstrainedSIToFP,
        ConstrainedUIToFP,
    )
    from lamina.dialects.llvm.memory_intrinsics import NoAliasScopeDeclOp
    from lamina.dialects.llvm.vector_intrinsics import (
        MatrixColumnMajorLoadOp,
        MatrixColumnMajorStoreOp,
        MatrixMultiplyOp,
        MatrixTransposeOp,
        masked_gather,
        masked_scatter,
    )
    from lamina.execution.llvm_ir.function import FunctionWriter
    from lamina.ir.attribute import Attribute
    from lamina.ir.operation import Operation

    Constrained = ConstrainedFPExtIntr | ConstrainedFPTruncIntr | ConstrainedSIToFP | ConstrainedUIToFP

INTRINSIC_PREFIX = "llvm.intr."
# The operations with a result whose intrinsics return nothing.
WITHOUT_RESULT = frozenset(("llvm.intr.coro.end",))


def intrinsic_text(writer: FunctionWriter, op: Operation) -> str:
    """Prints the call of the operation's intrinsic."""
    special = _SPECIAL.get(op.name)
    if special is not None:
        return special(writer, op)
    intrinsic = INTRINSICS.get(op.name)
    if intrinsic is None:
        raise Untranslatable(f"unsupported or non-LLVM operation: {op.name}")
    operands = op.operands
    bundles = ""
    if isinstance(op, AssumeOp) and op.op_bundle_sizes:
        bundles = bundles_text(writer, op)
        operands = operands[: len(operands) - sum(op.op_bundle_sizes)]
    arguments = _with_immediates(writer, op, operands, intrinsic)
    return f"{_call(writer, op, _name(writer, op, intrinsic), arguments)}{bundles}"


def _name(writer: FunctionWriter, op: Operation, intrinsic: Intrinsic) -> str:
    """Returns the name with the suffixes of the types that it is overloaded by."""
    types = [_result_part(op.results[0].type, index) for index in intrinsic.results]
    operands = op.operands
    immediates = dict(intrinsic.immediates)
    at = 0
    by_position: dict[int, Type] = {}
    for position in range(len(operands) + len(immediates)):
        if position in immediates:
            by_position[position] = _number(op, immediates[position]).type
        elif at < len(operands):
            by_position[position] = operands[at].type
            at += 1
    types += [by_position[position] for position in intrinsic.operands]
    return overloaded(writer, intrinsic.name, types)


def _result_part(type: Type, index: int) -> Type:
    return type.body[index] if isinstance(type, LLVMStructType) else type


def overloaded(writer: FunctionWriter, name: str, types: Sequence[Type]) -> str:
    return ".".join([name, *[writer.types.suffix(type) for type in types]])


def _with_immediates(
    writer: FunctionWriter, op: Operation, operands: Sequence[Value], intrinsic: Intrinsic
) -> list[str]:
    """Returns the typed arguments, with constants from attributes in their places."""
    attributes: list[dict[str, Attribute]] | None = getattr(op, "arg_attrs", None)
    types, names = writer.types, writer.names
    if attributes is None:
        arguments = [f"{types(value.type)} {names[value]}" for value in operands]
    else:
        arguments = [
            f"{types(value.type)}{parameter_text(indexed(attributes, index), types)} {names[value]}"
            for index, value in enumerate(operands)
        ]
    for position, name in intrinsic.immediates:
        arguments.insert(position, _immediate(writer, _number(op, name)))
    return arguments


def _number(op: Operation, name: str) -> IntegerAttr | FloatAttr:
    """Returns the attribute that the table of intrinsics names as an immediate argument."""
    attribute = op.properties[name]
    assert isinstance(attribute, IntegerAttr | FloatAttr)
    return attribute


def _immediate(writer: FunctionWriter, attribute: IntegerAttr | FloatAttr) -> str:
    return writer.module.constants.typed(attribute, attribute.type)


def _call(writer: FunctionWriter, op: Operation, name: str, arguments: Sequence[str]) -> str:
    has_result = bool(op.results) and op.name not in WITHOUT_RESULT
    result = writer.types(op.results[0].type if has_result else LLVMVoidType())
    flags = fast_math_text(getattr(op, "fastmath_flags", FastmathFlags.NONE))
    return f"call {flags}{result} @{name}({', '.join(arguments)})"


# ---- Exceptions to the table


def _constrained(writer: FunctionWriter, op: Constrained) -> str:
    arguments = [writer.typed(op.arg_0)]
    if not isinstance(op, ConstrainedFPExtIntr):
        arguments.append(f"metadata {string('round.' + op.roundingmode.spelling)}")
    arguments.append(f"metadata {string('fpexcept.' + op.fp_exception_behavior.spelling)}")
    return _call(writer, op, _name(writer, op, INTRINSICS[op.name]), arguments) + " #" + _strict(writer)


def _strict(writer: FunctionWriter) -> str:
    return writer.module.attribute_groups.reference(["strictfp"]).removeprefix(" #")


def _scope_declaration(writer: FunctionWriter, op: NoAliasScopeDeclOp) -> str:
    node = writer.module.metadata.one_alias_scope(op.scope)
    return f"call void @llvm.experimental.noalias.scope.decl(metadata {node})"


def _aligned(writer: FunctionWriter, value: Value, alignment: int) -> str:
    return f"{writer.types(value.type)} align {alignment} {writer.names[value]}"


def _masked_load(writer: FunctionWriter, op: MaskedLoadOp | masked_gather) -> str:
    address, mask, *rest = op.operands
    type = op.res.type
    arguments = [
        _aligned(writer, address, op.alignment),
        writer.typed(mask),
        writer.typed(rest[0]) if rest else f"{writer.types(type)} poison",
    ]
    base = "llvm.masked.load" if isinstance(op, MaskedLoadOp) else "llvm.masked.gather"
    return _call(writer, op, overloaded(writer, base, [type, address.type]), arguments)


def _masked_store(writer: FunctionWriter, op: MaskedStoreOp | masked_scatter) -> str:
    value, address, mask = op.operands
    arguments = [writer.typed(value), _aligned(writer, address, op.alignment), writer.typed(mask)]
    base = "llvm.masked.store" if isinstance(op, MaskedStoreOp) else "llvm.masked.scatter"
    return _call(writer, op, overloaded(writer, base, [value.type, address.type]), arguments)


def _element_alignment(type: Type) -> int:
    """Returns the alignment of a matrix element in memory."""
    element = type.element_type if isinstance(type, VectorType) else type
    if isinstance(element, IntegerType | FloatType):
        size = max(1, (int_or_float_width(element) + 7) // 8)
        return min(16, 1 << (size - 1).bit_length())
    return 8


def _matrix_load(writer: FunctionWriter, op: MatrixColumnMajorLoadOp) -> str:
    data, stride, type = op.data, op.stride, op.res.type
    arguments = [_aligned(writer, data, _element_alignment(type)), writer.typed(stride)]
    arguments += [_boolean(op.is_volatile), _size(op.rows), _size(op.columns)]
    return _call(writer, op, overloaded(writer, "llvm.matrix.column.major.load", [type, stride.type]), arguments)


def _matrix_store(writer: FunctionWriter, op: MatrixColumnMajorStoreOp) -> str:
    matrix, data, stride = op.matrix, op.data, op.stride
    arguments = [writer.typed(matrix), _aligned(writer, data, _element_alignment(matrix.type)), writer.typed(stride)]
    arguments += [_boolean(op.is_volatile), _size(op.rows), _size(op.columns)]
    name = overloaded(writer, "llvm.matrix.column.major.store", [matrix.type, stride.type])
    return _call(writer, op, name, arguments)


def _matrix_multiply(writer: FunctionWriter, op: MatrixMultiplyOp) -> str:
    arguments = [writer.typed(op.lhs), writer.typed(op.rhs)]
    arguments += [_size(op.lhs_rows), _size(op.lhs_columns), _size(op.rhs_columns)]
    name = overloaded(writer, "llvm.matrix.multiply", [op.res.type, op.lhs.type, op.rhs.type])
    return _call(writer, op, name, arguments)


def _matrix_transpose(writer: FunctionWriter, op: MatrixTransposeOp) -> str:
    arguments = [writer.typed(op.matrix), _size(op.rows), _size(op.columns)]
    return _call(writer, op, overloaded(writer, "llvm.matrix.transpose", [op.res.type]), arguments)


def _size(number: int) -> str:
    return f"i32 {number}"


def _boolean(flag: int) -> str:
    return "i1 true" if flag else "i1 false"


_SPECIAL: dict[str, Callable[[FunctionWriter, Any], str]] = {
    "llvm.intr.experimental.constrained.uitofp": _constrained,
    "llvm.intr.experimental.constrained.sitofp": _constrained,
    "llvm.intr.experimental.constrained.fptrunc": _constrained,
    "llvm.intr.experimental.constrained.fpext": _constrained,
    "llvm.intr.experimental.noalias.scope.decl": _scope_declaration,
    "llvm.intr.masked.load": _masked_load,
    "llvm.intr.masked.gather": _masked_load,
    "llvm.intr.masked.store": _masked_store,
    "llvm.intr.masked.scatter": _masked_store,
    "llvm.intr.matrix.column.major.load": _matrix_load,
    "llvm.intr.matrix.column.major.store": _matrix_store,
    "llvm.intr.matrix.multiply": _matrix_multiply,
    "llvm.intr.matrix.transpose": _matrix_transpose,
}
