"""Conversion of builtin types to types of the llvm dialect, as in MLIR's LLVM type conversion.

| builtin                | llvm                                                                  |
|------------------------|-----------------------------------------------------------------------|
| index                  | iN, N the index bitwidth                                              |
| 8-, 6- and 4-bit floats| an integer of the same width                                          |
| complex<T>             | struct<(T, T)>                                                        |
| vector, n-D            | arrays of 1-D vectors; 0-D is vector<1xT>                             |
| function type          | ptr                                                                   |
| memref                 | struct<(ptr, ptr, index, array<rank x index>, array<rank x index>)>   |
| unranked memref        | struct<(index, ptr)>                                                  |
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from lamina.conversion.memref_descriptor import pack_values
from lamina.dialects.llvm.types import (
    LLVMArrayType,
    LLVMFunctionType,
    LLVMPointerType,
    LLVMStructType,
    LLVMType,
    LLVMVoidType,
    is_compatible_type,
    is_compatible_vector_element,
)
from lamina.ir.attribute import Attribute, Type
from lamina.ir.attributes import IntegerAttr
from lamina.ir.dialect import lookup_operation
from lamina.ir.types import (
    BaseMemRefType,
    ComplexType,
    FloatType,
    FunctionType,
    IndexType,
    IntegerType,
    MemRefType,
    UnrankedMemRefType,
    VectorType,
)
from lamina.ir.value import Value
from lamina.rewrite.type_converter import CANNOT_CONVERT, SignatureConversion, TypeConverter

if TYPE_CHECKING:
    from lamina.ir.location import LocationLike
    from lamina.rewrite.rewriter import PatternRewriter
    from lamina.rewrite.type_converter import CannotConvert

CAST_NAME = "builtin.unrealized_conversion_cast"


def address_space_of(memory_space: Attribute | None) -> int | None:
    """Returns the LLVM address space of a memory space; None if it has none."""
    if memory_space is None:
        return 0
    return memory_space.value if isinstance(memory_space, IntegerAttr) else None


class LLVMTypeConverter(TypeConverter):
    """Converts types, and values between types by casts or, for expanded memrefs, by packing.

    ``index_bitwidth``: the width of index. ``use_bare_ptr``: functions take memrefs as bare pointers.
    ``shares_constants``: patterns may use a constant for several operations, for which MLIR makes one each.
    """

    def __init__(
        self, index_bitwidth: int = 64, use_bare_ptr: bool = False, shares_constants: bool = False
    ) -> None:
        super().__init__()
        self.shares_constants = shares_constants
        self.index_type = IntegerType(index_bitwidth or 64)
        self.use_bare_ptr = use_bare_ptr
        self.add_conversion(_keep_llvm_type, types=LLVMType)
        self.add_conversion(self._struct, types=LLVMStructType)
        self.add_conversion(self._array, types=LLVMArrayType)
        self.add_conversion(self._function, types=LLVMFunctionType)
        self.add_conversion(_integer, types=IntegerType)
        self.add_conversion(_float, types=FloatType)
        self.add_conversion(lambda _: self.index_type, types=IndexType)
        self.add_conversion(self._complex, types=ComplexType)
        self.add_conversion(self._vector, types=VectorType)
        self.add_conversion(lambda _: LLVMPointerType(), types=FunctionType)
        self.add_conversion(self._memref, types=MemRefType)
        self.add_conversion(self._unranked_memref, types=UnrankedMemRefType)
        self.add_source_materialization(_cast)
        self.add_target_materialization(_cast)
        self.add_target_materialization(_pack_memref)

    # ---- Types

    def _struct(self, type: LLVMStructType) -> LLVMStructType | CannotConvert:
        if type.identifier is not None or type.elements is None:
            return type
        elements = self.convert_types(type.elements)
        return CANNOT_CONVERT if elements is None else LLVMStructType(elements, type.packed)

    def _array(self, type: LLVMArrayType) -> LLVMArrayType | CannotConvert:
        element = self.convert_type(type.element_type)
        return CANNOT_CONVERT if element is None else LLVMArrayType(type.num_elements, element)

    def _function(self, type: LLVMFunctionType) -> LLVMFunctionType | CannotConvert:
        result, parameters = self.convert_type(type.result), self.convert_types(type.parameter_types)
        if result is None or parameters is None:
            return CANNOT_CONVERT
        return LLVMFunctionType(result, parameters, type.is_variadic)

    def _complex(self, type: ComplexType) -> LLVMStructType | CannotConvert:
        element = self.convert_type(type.element_type)
        return CANNOT_CONVERT if element is None else LLVMStructType((element, element))

    def _vector(self, type: VectorType) -> Type | CannotConvert:
        element = self.convert_type(type.element_type)
        if element is None or not is_compatible_vector_element(element):
            return CANNOT_CONVERT
        if not type.shape:
            return VectorType((1,), element)
        if any(type.scalable_dims[:-1]):
            return CANNOT_CONVERT
        new_type: Type = VectorType(type.shape[-1:], element, type.scalable_dims[-1:])
        for size in reversed(type.shape[:-1]):
            new_type = LLVMArrayType(size, new_type)
        return new_type

    def memref_fields(self, type: MemRefType) -> list[Type] | None:
        """Returns the types of a ranked memref's descriptor; None if its layout, element or memory space cannot be
        converted."""
        space = address_space_of(type.memory_space)
        if space is None or type.strides_and_offset() is None or self.convert_type(type.element_type) is None:
            return None
        pointer = LLVMPointerType(space)
        fields: list[Type] = [pointer, pointer, self.index_type]
        if type.rank:
            fields += [LLVMArrayType(type.rank, self.index_type)] * 2
        return fields

    def _memref(self, type: MemRefType) -> LLVMStructType | CannotConvert:
        fields = self.memref_fields(type)
        return CANNOT_CONVERT if fields is None else LLVMStructType(fields)

    def _unranked_memref(self, type: UnrankedMemRefType) -> LLVMStructType | CannotConvert:
        if self.convert_type(type.element_type) is None:
            return CANNOT_CONVERT
        return LLVMStructType((self.index_type, LLVMPointerType()))

    def bare_pointer(self, type: Type) -> Type | None:
        """Returns the pointer type for passing a memref; None unless its layout is fully static."""
        if not isinstance(type, MemRefType):
            return None
        layout = type.strides_and_offset()
        space = address_space_of(type.memory_space)
        if layout is None or space is None or self.convert_type(type.element_type) is None:
            return None
        numbers = (*layout[0], layout[1], *type.shape)
        return None if any(number < 0 for number in numbers) else LLVMPointerType(space)

    # ---- Functions

    def argument_types(self, type: Type, use_bare_ptr: bool) -> list[Type] | None:
        """Returns the parameters of one function argument."""
        if isinstance(type, BaseMemRefType) and use_bare_ptr:
            bare = self.bare_pointer(type)
            return None if bare is None else [bare]
        if isinstance(type, MemRefType):
            fields = self.memref_fields(type)
            return None if fields is None else fields[:3] + [self.index_type] * (2 * type.rank)
        converted = self.convert_type(type)
        if isinstance(type, UnrankedMemRefType) and isinstance(converted, LLVMStructType):
            return list(converted.body)
        return None if converted is None else [converted]

    def result_type(self, types: Sequence[Type], use_bare_ptr: bool) -> Type | None:
        """Returns the single type of all results: void, the type itself, or a struct."""
        converted: list[Type] = []
        for type in types:
            element = self.bare_pointer(type) if use_bare_ptr and isinstance(type, BaseMemRefType) else None
            element = element or (
                None if use_bare_ptr and isinstance(type, BaseMemRefType) else self.convert_type(type)
            )
            if element is None:
                return None
            converted.append(element)
        if not converted:
            return LLVMVoidType()
        return converted[0] if len(converted) == 1 else LLVMStructType(converted)

    def convert_function_signature(
        self, type: FunctionType, is_variadic: bool, use_bare_ptr: bool
    ) -> tuple[LLVMFunctionType, SignatureConversion] | None:
        """Returns the llvm function type, and the mapping from arguments to parameters."""
        conversion = SignatureConversion(len(type.inputs))
        for index, input in enumerate(type.inputs):
            types = self.argument_types(input, use_bare_ptr)
            if types is None:
                return None
            conversion.add_inputs(types, index)
        result = self.result_type(type.results, use_bare_ptr)
        if result is None:
            return None
        return LLVMFunctionType(result, conversion.converted_types, is_variadic), conversion


def _keep_llvm_type(type: Type) -> Type:
    return type


def _integer(type: IntegerType) -> Type:
    return type if type.is_signless else IntegerType(type.width)


def _float(type: FloatType) -> FloatType | IntegerType | CannotConvert:
    """LLVM has no tf32."""
    if is_compatible_type(type):
        return type
    return IntegerType(type.width) if type.width <= 8 else CANNOT_CONVERT


def _cast(
    builder: PatternRewriter, types: Sequence[Type], inputs: Sequence[Value], location: LocationLike
) -> list[Value] | None:
    cls = lookup_operation(CAST_NAME)
    assert cls is not None
    return list(builder.insert(cls(list(inputs), list(types), location=location)).results)


def _pack_memref(
    builder: PatternRewriter, types: Sequence[Type], inputs: Sequence[Value], location: LocationLike
) -> list[Value] | None:
    if len(types) != 1 or not isinstance(types[0], LLVMStructType) or len(inputs) < 2:
        return None
    return [pack_values(builder, types[0], inputs, location)]
