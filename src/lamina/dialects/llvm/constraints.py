"""Type, attribute and operand constraints of the llvm dialect."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lamina.define.constraints import (
    AnySignlessInteger,
    AnyTypeOf,
    AttributeConstraint,
    ConfinedAttr,
    IntMinValue,
    NativeProperty,
    TypeConstraint,
    TypedArrayAttr,
)
from lamina.dialects.llvm.attributes import AccessGroupAttr, AliasScopeAttr, IntegerOverflowFlagsAttr, TBAATagAttr
from lamina.dialects.llvm.debug_info import DIGlobalVariableExpressionAttr
from lamina.dialects.llvm.enums import GEPNoWrapFlagsAttr, IntegerOverflowFlags, RoundingModeAttr
from lamina.dialects.llvm.types import (
    LLVM_FLOATS,
    LLVMArrayType,
    LLVMFunctionType,
    LLVMLabelType,
    LLVMMetadataType,
    LLVMPointerType,
    LLVMPPCFP128Type,
    LLVMStructType,
    LLVMTargetExtType,
    LLVMTokenType,
    LLVMVoidType,
    is_compatible_outer_type,
    is_compatible_vector_element,
)
from lamina.ir import parity
from lamina.ir.attribute import Attribute, Type
from lamina.ir.attributes import IntegerAttr
from lamina.ir.diagnostics import VerifyFailure
from lamina.ir.types import FloatType, IntegerType, VectorType, i32, int_or_float_width
from lamina.ir.value import type_as

if TYPE_CHECKING:
    from lamina.dialects.llvm.vector_intrinsics import vector_extract, vector_insert
    from lamina.ir.operation import Operation

_WITHOUT_SIZE = (LLVMVoidType, LLVMFunctionType, LLVMLabelType, LLVMMetadataType, LLVMTokenType)


def is_compatible_floating_point_type(type: Type) -> bool:
    return isinstance(type, LLVMPPCFP128Type) or (isinstance(type, FloatType) and type.spelling in LLVM_FLOATS)


def is_compatible_vector_type(type: Type) -> bool:
    return isinstance(type, VectorType) and type.rank == 1 and is_compatible_vector_element(type.element_type)


def is_scalable_vector_type(type: Type) -> bool:
    return isinstance(type, VectorType) and type.is_scalable


def is_loadable_type(type: Type) -> bool:
    """True if values of the type have a size in memory."""
    if isinstance(type, LLVMStructType) and type.is_opaque:
        return False
    if isinstance(type, LLVMTargetExtType):
        return type.supports_memory
    return is_compatible_outer_type(type) and not isinstance(type, _WITHOUT_SIZE)


def _is_pointer(type: Type) -> bool:
    return isinstance(type, LLVMPointerType)


def _is_aggregate(type: Type) -> bool:
    return isinstance(type, (LLVMStructType, LLVMArrayType))


def _is_non_aggregate(type: Type) -> bool:
    return is_compatible_outer_type(type) and not _is_aggregate(type)


def _is_primitive(type: Type) -> bool:
    return is_compatible_outer_type(type) and not isinstance(type, (LLVMVoidType, LLVMFunctionType))


def _is_struct(type: Type) -> bool:
    return isinstance(type, LLVMStructType)


def _is_function(type: Type) -> bool:
    return isinstance(type, LLVMFunctionType)


def _is_token(type: Type) -> bool:
    return isinstance(type, LLVMTokenType)


def _is_not_scalable(type: Type) -> bool:
    return not is_scalable_vector_type(type)


LLVM_Type = TypeConstraint("LLVM dialect-compatible type", is_compatible_outer_type)
LLVM_AnyPointer: TypeConstraint[LLVMPointerType] = TypeConstraint("LLVM pointer type", _is_pointer)
LLVM_AnyFloat = TypeConstraint("floating point LLVM type", is_compatible_floating_point_type)
LLVM_AnyVector: TypeConstraint[VectorType] = TypeConstraint(
    "LLVM dialect-compatible vector type", is_compatible_vector_type, kind=VectorType
)
LLVM_AnyFixedVector: TypeConstraint[VectorType] = TypeConstraint(
    "LLVM dialect-compatible fixed-length vector type", _is_not_scalable
)
LLVM_AnyStruct: TypeConstraint[LLVMStructType] = TypeConstraint("LLVM structure type", _is_struct)
LLVM_AnyAggregate = TypeConstraint("LLVM aggregate type", _is_aggregate)
LLVM_AnyNonAggregate = TypeConstraint("LLVM-compatible non-aggregate type", _is_non_aggregate)
LLVM_LoadableType = TypeConstraint("LLVM type with size", is_loadable_type)
LLVM_PrimitiveType = TypeConstraint("primitive LLVM type", _is_primitive)
LLVM_FunctionType: TypeConstraint[LLVMFunctionType] = TypeConstraint("LLVM function type", _is_function)
LLVM_TokenType = TypeConstraint("LLVM token type", _is_token, LLVMTokenType())


def PointerInAddressSpace(address_space: int) -> TypeConstraint:
    def accepts(type: Type) -> bool:
        return isinstance(type, LLVMPointerType) and type.address_space == address_space

    return TypeConstraint(f"LLVM pointer in address space {address_space}", accepts, LLVMPointerType(address_space))


def LLVMVectorOf(element: TypeConstraint) -> TypeConstraint:
    """Vectors valid in LLVM IR whose elements meet the constraint."""

    def accepts(type: Type) -> bool:
        return isinstance(type, VectorType) and is_compatible_vector_type(type) and element.accepts(type.element_type)

    return TypeConstraint(f"LLVM dialect-compatible vector of {element.summary}", accepts, kind=VectorType)


def ScalarOrVectorOf(element: TypeConstraint) -> TypeConstraint:
    return AnyTypeOf([element, LLVMVectorOf(element)])


MAX_VECTOR_BITS = 1 << 17


def value_and_bool_struct(type: Type) -> Type:
    """``!llvm.struct<(type, i1)>``: the result of a compare-and-exchange."""
    return LLVMStructType((type, IntegerType(1)))


def _vector_bits(type: VectorType) -> int:
    """Returns the size of a vector in bits; pointers count as 64 bits."""
    element = type.element_type
    width = 64 if isinstance(element, LLVMPointerType) else int_or_float_width(element)
    return int(type.num_elements * width)


def vectors_are_small(op: vector_extract | vector_insert) -> bool:
    """True if all vectors of the operation have at most 2**17 bits (times vscale)."""
    types = [value.type for value in (*op.operands, *op.results)]
    return all(_vector_bits(type) <= MAX_VECTOR_BITS for type in types if isinstance(type, VectorType))


def inserts_no_scalable_into_fixed(op: vector_insert) -> bool:
    return not is_scalable_vector_type(op.srcvec.type) or is_scalable_vector_type(op.dstvec.type)


def extracts_no_scalable_from_fixed(op: vector_extract) -> bool:
    return not is_scalable_vector_type(op.res.type) or is_scalable_vector_type(op.srcvec.type)


def result_interleaves_two(op: Operation) -> bool:
    """True if the result has the operands' element type and twice their number of elements."""
    operand, result = type_as(op.operands[0], VectorType), type_as(op.sole_result, VectorType)
    return result.num_elements == 2 * operand.num_elements and result.element_type is operand.element_type


LLVM_AccessGroupArrayAttr = TypedArrayAttr(AccessGroupAttr, "LLVM dialect access group metadata array")
LLVM_AliasScopeArrayAttr = TypedArrayAttr(AliasScopeAttr, "LLVM dialect alias scope array")
LLVM_TBAATagArrayAttr = TypedArrayAttr(TBAATagAttr, "LLVM dialect TBAA tag metadata array")
DIGlobalVariableExpressionArrayAttr = TypedArrayAttr(DIGlobalVariableExpressionAttr, "an array of variable expressions")
LLVM_AtomicRMWType = AnyTypeOf([LLVM_AnyFloat, LLVM_AnyPointer, AnySignlessInteger, LLVM_AnyFixedVector])
LLVM_AtomicCmpXchgType = AnyTypeOf([AnySignlessInteger, LLVM_AnyPointer])
LLVM_DefaultPointer = PointerInAddressSpace(0)
ValidRoundingModeAttr = ConfinedAttr(RoundingModeAttr, [IntMinValue(0)])


# ---- Flags that are kept as numbers


def _overflow_flags(attribute: Attribute) -> Attribute:
    if isinstance(attribute, IntegerAttr):
        return IntegerOverflowFlagsAttr(attribute.value)
    if not isinstance(attribute, IntegerOverflowFlagsAttr):
        raise VerifyFailure(
            "expected ::mlir::LLVM::IntegerOverflowFlagsAttr or IntegerAttr storage for "
            "::mlir::LLVM::IntegerOverflowFlags"
            if parity.is_strict()
            else "expected an overflow or integer attribute for the overflow flags"
        )
    return attribute


def _has_known_flags(attribute: Attribute) -> bool:
    return isinstance(attribute, IntegerOverflowFlagsAttr) and 0 <= int(attribute.value) < 4


def _no_wrap_flags(attribute: Attribute) -> Attribute:
    if not isinstance(attribute, IntegerAttr):
        raise VerifyFailure(
            "expected IntegerAttr storage for ::mlir::LLVM::GEPNoWrapFlags"
            if parity.is_strict()
            else "expected an integer attribute for the no-wrap flags"
        )
    return IntegerAttr(i32, attribute.value)


IntegerOverflowFlagsProp: AttributeConstraint[IntegerOverflowFlags] = AttributeConstraint(
    "LLVM integer overflow flags",
    _has_known_flags,
    to_python=lambda attribute: attribute.value,
    from_python=IntegerOverflowFlagsAttr,
)
IntegerOverflowFlagsProp.attribute_class = IntegerOverflowFlagsAttr
IntegerOverflowFlagsProp.native = NativeProperty(
    _overflow_flags,
    lambda attribute: IntegerAttr(i32, 0 if attribute is None else int(attribute.value)),
    "LLVM integer overflow flags",
)
GEPNoWrapFlagsProp = ConfinedAttr(GEPNoWrapFlagsAttr, ())
GEPNoWrapFlagsProp.native = NativeProperty(
    _no_wrap_flags, lambda attribute: attribute or IntegerAttr(i32, 0), "::mlir::LLVM::GEPNoWrapFlags"
)
