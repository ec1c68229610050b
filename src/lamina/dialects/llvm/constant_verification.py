"""Verification of ``llvm.mlir.constant``: which attribute fits which type."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lamina.dialects.llvm.types import LLVMArrayType, LLVMPPCFP128Type, LLVMStructType, LLVMTargetExtType
from lamina.ir.attribute import Attribute, Type
from lamina.ir.attributes import ArrayAttr, DenseElementsAttr, ElementsAttr, FloatAttr, IntegerAttr, StringAttr
from lamina.ir.diagnostics import VerifyFailure
from lamina.ir.types import FloatType, IntegerType, VectorType

if TYPE_CHECKING:
    from lamina.dialects.llvm.ops.constants import ConstantOp


def verify_constant(op: ConstantOp) -> None:
    value, type = op.value, op.res.type
    if isinstance(value, StringAttr):
        _string(value, type)
    elif isinstance(type, LLVMStructType):
        _struct(value, type)
    elif isinstance(type, LLVMTargetExtType):
        raise VerifyFailure("does not support target extension type.")
    elif isinstance(value, IntegerAttr):
        if not isinstance(type, IntegerType):
            raise VerifyFailure("expected integer type")
    elif isinstance(value, FloatAttr):
        _float(value.type, type)
    elif isinstance(value, ElementsAttr | ArrayAttr):
        _elements(value, type)
    else:
        raise VerifyFailure("only supports integer, float, string or elements attributes")


def _string(value: StringAttr, type: Type) -> None:
    size = len(value.value.encode("utf-8", "surrogateescape"))
    if not isinstance(type, LLVMArrayType) or type.num_elements != size or type.element_type is not IntegerType(8):
        raise VerifyFailure(f"expected array type of {size} i8 elements for the string constant")


def _struct(value: Attribute, type: LLVMStructType) -> None:
    if not isinstance(value, ArrayAttr):
        raise VerifyFailure("expected array attribute for struct type")
    elements = type.body
    if len(value) != len(elements):
        raise VerifyFailure(f"expected array attribute of size {len(elements)}")
    for element in elements:
        if not isinstance(element, IntegerType | FloatType | LLVMPPCFP128Type):
            raise VerifyFailure("expected struct element types to be floating point type or integer type")
    for index, (part, element) in enumerate(zip(value.elements, elements, strict=True)):
        if not isinstance(part, IntegerAttr | FloatAttr):
            raise VerifyFailure("expected element of array attribute to be floating point or integer")
        if part.type is not element:
            raise VerifyFailure(f"struct element at index {index} is of wrong type")


def _float(attribute: FloatType, type: Type) -> None:
    """Formats that LLVM does not have may be kept as integers of their width."""
    if isinstance(type, FloatType):
        if type is not attribute:
            raise VerifyFailure("attribute and type have different float semantics")
    elif isinstance(type, IntegerType):
        if type.width != attribute.width:
            raise VerifyFailure(f"expected integer type of width {attribute.width}")


def _elements(value: ElementsAttr | ArrayAttr, type: Type) -> None:
    if isinstance(type, VectorType) and type.is_scalable:
        if not isinstance(value, DenseElementsAttr) or not value.is_splat:
            raise VerifyFailure("scalable vector type requires a splat attribute")
        return
    if not isinstance(type, VectorType | LLVMArrayType):
        raise VerifyFailure("expected vector or array type")
    given = len(value) if isinstance(value, ArrayAttr) else value.type.num_elements
    wanted, innermost = _count(type)
    if given != wanted:
        raise VerifyFailure(f"type and attribute have a different number of elements: {wanted} vs. {given}")
    if isinstance(value, ArrayAttr):
        _structs(value, innermost)
        return
    element = value.type.element_type
    if isinstance(element, FloatType):
        _float(element, innermost)
    elif isinstance(element, IntegerType) and not isinstance(innermost, IntegerType):
        raise VerifyFailure("expected integer element type for integer elements attribute")


def _count(type: Type) -> tuple[int, Type]:
    """Returns the number of scalars in nested arrays and vectors, and their type."""
    count = 1
    while isinstance(type, VectorType | LLVMArrayType):
        count *= type.num_elements
        type = type.element_type
    return count, type


def _structs(value: ArrayAttr, element: Type) -> None:
    if not isinstance(element, LLVMStructType):
        raise VerifyFailure("for array with an array attribute must have a struct element type")
    size = len(element.body)
    for index, part in enumerate(value.elements):
        if getattr(part, "dialect_name", "") == "llvm" and part.mnemonic in ("zero", "undef"):
            continue
        if not isinstance(part, ArrayAttr):
            raise VerifyFailure(
                f"nested attribute for struct element at index {index} must be a zero, or undef, or array attribute"
            )
        if len(part) != size:
            raise VerifyFailure(
                f"nested array attribute size for struct element at index {index} must match struct size: "
                f"{len(part)} vs. {size}"
            )
