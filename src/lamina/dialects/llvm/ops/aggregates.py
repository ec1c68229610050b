"""Elements of vectors, structs and arrays."""

from __future__ import annotations

from lamina.define import Operation, decided_by_fields, operand, operation, prop, result
from lamina.define.constraints import AnySignlessInteger, DenseI32ArrayAttr, DenseI64ArrayAttr
from lamina.define.type_relations import AllTypesMatch, TypesMatchWith, element_type
from lamina.dialects.llvm.constraints import LLVM_AnyAggregate, LLVM_AnyVector, LLVM_PrimitiveType, LLVM_Type
from lamina.dialects.llvm.verification import verify_extract_value, verify_insert_value, verify_shuffle_vector
from lamina.ir.traits import Pure


@operation(
    "llvm.extractelement",
    traits=[Pure, TypesMatchWith("vector", "res", element_type, "result type matches vector element type")],
)
class ExtractElementOp(Operation):
    vector = operand(LLVM_AnyVector)
    position = operand(AnySignlessInteger)
    res = result(LLVM_Type)
    assembly_format = "$vector `[` $position `:` type($position) `]` attr-dict `:` type($vector)"


@operation("llvm.extractvalue", traits=[Pure])
class ExtractValueOp(Operation):
    container = operand(LLVM_AnyAggregate)
    position = prop(DenseI64ArrayAttr)
    res = result(LLVM_Type)
    assembly_format = """
        $container `` $position attr-dict `:` type($container) custom<InsertExtractValueElementType>(type($res),
        ref(type($container)), ref($position))
    """

    @decided_by_fields
    def verify(self) -> None:
        verify_extract_value(self)


@operation(
    "llvm.insertelement",
    traits=[
        Pure,
        TypesMatchWith("vector", "value", element_type, "argument type matches vector element type"),
        AllTypesMatch("res", "vector"),
    ],
)
class InsertElementOp(Operation):
    vector = operand(LLVM_AnyVector)
    value = operand(LLVM_PrimitiveType)
    position = operand(AnySignlessInteger)
    res = result(LLVM_AnyVector)
    assembly_format = "$value `,` $vector `[` $position `:` type($position) `]` attr-dict `:` type($vector)"


@operation("llvm.insertvalue", traits=[Pure, AllTypesMatch("container", "res")])
class InsertValueOp(Operation):
    container = operand(LLVM_AnyAggregate)
    value = operand(LLVM_PrimitiveType)
    position = prop(DenseI64ArrayAttr)
    res = result(LLVM_AnyAggregate)
    assembly_format = """
        $value `,` $container `` $position attr-dict `:` type($container)
        custom<InsertExtractValueElementType>(type($value), ref(type($container)), ref($position))
    """

    @decided_by_fields
    def verify(self) -> None:
        verify_insert_value(self)


@operation("llvm.shufflevector", traits=[Pure, AllTypesMatch("v1", "v2")])
class ShuffleVectorOp(Operation):
    v1 = operand(LLVM_AnyVector)
    v2 = operand(LLVM_AnyVector)
    mask = prop(DenseI32ArrayAttr)
    res = result(LLVM_AnyVector)
    assembly_format = """
        $v1 `,` $v2 $mask attr-dict `:` type($v1) custom<ShuffleType>(ref(type($v1)), type($res), ref($mask))
    """

    @decided_by_fields
    def verify(self) -> None:
        verify_shuffle_vector(self)
