"""Operations of the gpu dialect on matrices that the threads of a subgroup hold together."""

from __future__ import annotations

from lamina.define import Operation, operand, operation, prop, result, variadic_operand
from lamina.define.constraints import (
    F16,
    F32,
    F64,
    I8,
    I32,
    SI,
    UI,
    AnyFloat,
    AnySignlessInteger,
    AnyTypeOf,
    Index,
    IndexAttr,
    MemRefOf,
    UnitAttr,
    VectorOfRankAndType,
)
from lamina.define.type_relations import AllTypesMatch, TypesMatchWith
from lamina.dialects.gpu import verification
from lamina.dialects.gpu.attributes import MMAElementWiseAttr
from lamina.dialects.gpu.types import MMAMatrix, MMAMatrixOf, MMAMatrixType
from lamina.ir.attribute import Type
from lamina.ir.traits import Pure

_Memory = MemRefOf([I8, I32, F16, F32, F64, VectorOfRankAndType([1], [I8, I32, F16, F32, F64])])
_Factor = MMAMatrixOf(SI(8), UI(8), F16, F32, F64)
_Number = AnyTypeOf([AnySignlessInteger, AnyFloat], "Integer or Float")
_SUMMARY = "value type matches element type of mma_matrix"


def _element(type: Type) -> Type | None:
    return type.element_type if isinstance(type, MMAMatrixType) else None


@operation("gpu.subgroup_mma_load_matrix")
class SubgroupMmaLoadMatrixOp(Operation):
    src_memref = operand(_Memory, effects=["read"])
    indices = variadic_operand(Index)
    lead_dimension = prop(IndexAttr)
    transpose = prop(UnitAttr, optional=True)
    res = result(MMAMatrix)
    assembly_format = "$src_memref`[`$indices`]` attr-dict `:` type($src_memref) `->` type($res)"

    def verify(self) -> None:
        verification.verify_matrix_load(self)


@operation("gpu.subgroup_mma_store_matrix")
class SubgroupMmaStoreMatrixOp(Operation):
    src = operand(MMAMatrixOf(SI(8), UI(8), I32, F16, F32, F64))
    dst_memref = operand(_Memory, effects=["write"])
    indices = variadic_operand(Index)
    lead_dimension = prop(IndexAttr)
    transpose = prop(UnitAttr, optional=True)
    assembly_format = "$src`,` $dst_memref`[`$indices`]` attr-dict `:` type($src)`,` type($dst_memref)"

    def verify(self) -> None:
        verification.verify_matrix_store(self)


@operation("gpu.subgroup_mma_compute", traits=[Pure, AllTypesMatch("op_c", "res")])
class SubgroupMmaComputeOp(Operation):
    op_a = operand(_Factor)
    op_b = operand(_Factor)
    op_c = operand(MMAMatrixOf(I32, F16, F32, F64))
    a_transpose = prop(UnitAttr, optional=True, name="a_transpose")
    b_transpose = prop(UnitAttr, optional=True, name="b_transpose")
    res = result(MMAMatrix)
    assembly_format = "$op_a`,` $op_b`,` $op_c attr-dict `:` type($op_a)`,` type($op_b) `->` type($res)"

    def verify(self) -> None:
        verification.verify_matrix_product(self)


@operation(
    "gpu.subgroup_mma_constant_matrix", traits=[Pure, TypesMatchWith("res", "value", _element, _SUMMARY)]
)
class SubgroupMmaConstantMatrixOp(Operation):
    value = operand(AnyTypeOf([SI(8), UI(8), I32, F16, F32]))
    res = result(MMAMatrix)
    assembly_format = "$value attr-dict `:` type($res)"


@operation(
    "gpu.subgroup_mma_extract_thread_local", traits=[Pure, TypesMatchWith("matrix", "res", _element, _SUMMARY)]
)
class SubgroupMmaExtractThreadLocalOp(Operation):
    matrix = operand(MMAMatrix)
    indices = variadic_operand(Index)
    res = result(_Number)
    assembly_format = "$matrix`[`$indices`]` attr-dict `:` type($matrix) `->` type($res)"


@operation(
    "gpu.subgroup_mma_insert_thread_local", traits=[Pure, TypesMatchWith("matrix", "value", _element, _SUMMARY)]
)
class SubgroupMmaInsertThreadLocalOp(Operation):
    value = operand(_Number)
    matrix = operand(MMAMatrix)
    indices = variadic_operand(Index)
    res = result(MMAMatrix)
    assembly_format = "$value`,` $matrix`[`$indices`]` attr-dict `:` type($value)`,` type($matrix) `->` type($res)"


@operation("gpu.subgroup_mma_elementwise", traits=[Pure, AllTypesMatch("args")])
class SubgroupMmaElementwiseOp(Operation):
    args = variadic_operand(MMAMatrix)
    op_type = prop(MMAElementWiseAttr)
    res = result(MMAMatrix)
    assembly_format = "$op_type $args attr-dict `:` functional-type($args, $res)"
