"""Operations for LLVM's intrinsic functions on vectors and matrices, and on memory under a mask."""

from __future__ import annotations

from lamina.define import (
    Operation,
    family,
    operand,
    operation,
    optional_operand,
    prop,
    result,
    variadic_operand,
)
from lamina.define.constraints import (
    I1,
    AnyFloat,
    AnySignlessInteger,
    DictArrayAttr,
    I1Attr,
    I32Attr,
    I64Attr,
    UnitAttr,
)
from lamina.define.type_relations import AllTypesMatch
from lamina.dialects.llvm.attributes import (
    FastmathFlagsAttr,
)
from lamina.dialects.llvm.constraints import (
    LLVM_AnyPointer,
    LLVM_AnyVector,
    LLVM_Type,
    LLVMVectorOf,
    extracts_no_scalable_from_fixed,
    inserts_no_scalable_into_fixed,
    result_interleaves_two,
    vectors_are_small,
)
from lamina.dialects.llvm.verification import (
    verify_gather,
    verify_scatter,
)
from lamina.ir.traits import (
    PredOpTrait,
    Pure,
    SameOperandsAndResultElementType,
)


class _VecReductionI(Operation):
    __slots__ = ()
    in_ = operand(LLVMVectorOf(AnySignlessInteger), name="in")
    res = result(LLVM_Type)


_vec_reduction_i = family(Pure, SameOperandsAndResultElementType)


@_vec_reduction_i("llvm.intr.vector.reduce.add")
class vector_reduce_add(_VecReductionI): ...


@_vec_reduction_i("llvm.intr.vector.reduce.and")
class vector_reduce_and(_VecReductionI): ...


@_vec_reduction_i("llvm.intr.vector.reduce.mul")
class vector_reduce_mul(_VecReductionI): ...


@_vec_reduction_i("llvm.intr.vector.reduce.or")
class vector_reduce_or(_VecReductionI): ...


@_vec_reduction_i("llvm.intr.vector.reduce.smax")
class vector_reduce_smax(_VecReductionI): ...


@_vec_reduction_i("llvm.intr.vector.reduce.smin")
class vector_reduce_smin(_VecReductionI): ...


@_vec_reduction_i("llvm.intr.vector.reduce.umax")
class vector_reduce_umax(_VecReductionI): ...


@_vec_reduction_i("llvm.intr.vector.reduce.umin")
class vector_reduce_umin(_VecReductionI): ...


@_vec_reduction_i("llvm.intr.vector.reduce.xor")
class vector_reduce_xor(_VecReductionI): ...


class _VecReductionF(Operation):
    __slots__ = ()
    in_ = operand(LLVMVectorOf(AnyFloat), name="in")
    fastmath_flags = prop(FastmathFlagsAttr, default="#llvm.fastmath<none>")
    res = result(LLVM_Type)
    assembly_format = "`(` operands `)` attr-dict `:` functional-type(operands, results)"


_vec_reduction_f = family(Pure, SameOperandsAndResultElementType)


@_vec_reduction_f("llvm.intr.vector.reduce.fmax")
class vector_reduce_fmax(_VecReductionF): ...


@_vec_reduction_f("llvm.intr.vector.reduce.fmin")
class vector_reduce_fmin(_VecReductionF): ...


@_vec_reduction_f("llvm.intr.vector.reduce.fmaximum")
class vector_reduce_fmaximum(_VecReductionF): ...


@_vec_reduction_f("llvm.intr.vector.reduce.fminimum")
class vector_reduce_fminimum(_VecReductionF): ...


@operation("llvm.intr.vector.reduce.fadd", traits=[Pure, SameOperandsAndResultElementType])
class vector_reduce_fadd(Operation):
    start_value = operand(AnyFloat, name="start_value")
    input = operand(LLVMVectorOf(AnyFloat))
    fastmath_flags = prop(FastmathFlagsAttr, default="#llvm.fastmath<none>")
    res = result(LLVM_Type)


@operation("llvm.intr.vector.reduce.fmul", traits=[Pure, SameOperandsAndResultElementType])
class vector_reduce_fmul(Operation):
    start_value = operand(AnyFloat, name="start_value")
    input = operand(LLVMVectorOf(AnyFloat))
    fastmath_flags = prop(FastmathFlagsAttr, default="#llvm.fastmath<none>")
    res = result(LLVM_Type)


@operation("llvm.intr.matrix.column.major.load")
class MatrixColumnMajorLoadOp(Operation):
    data = operand(LLVM_AnyPointer)
    stride = operand(AnySignlessInteger)
    is_volatile = prop(I1Attr)
    rows = prop(I32Attr)
    columns = prop(I32Attr)
    res = result(LLVM_AnyVector)
    assembly_format = """
        $data `,` `<` `stride` `=` $stride `>` attr-dict`:` type($res) `from` qualified(type($data)) `stride`
        type($stride)
    """


@operation("llvm.intr.matrix.column.major.store")
class MatrixColumnMajorStoreOp(Operation):
    matrix = operand(LLVM_AnyVector)
    data = operand(LLVM_AnyPointer)
    stride = operand(AnySignlessInteger)
    is_volatile = prop(I1Attr)
    rows = prop(I32Attr)
    columns = prop(I32Attr)
    assembly_format = """
        $matrix `,` $data `,` `<` `stride` `=` $stride `>` attr-dict`:` type($matrix) `to`
        qualified(type($data)) `stride` type($stride)
    """


@operation("llvm.intr.matrix.multiply")
class MatrixMultiplyOp(Operation):
    lhs = operand(LLVM_AnyVector)
    rhs = operand(LLVM_AnyVector)
    lhs_rows = prop(I32Attr, name="lhs_rows")
    lhs_columns = prop(I32Attr, name="lhs_columns")
    rhs_columns = prop(I32Attr, name="rhs_columns")
    res = result(LLVM_AnyVector)
    assembly_format = "$lhs `,` $rhs attr-dict `:` `(` type($lhs) `,` type($rhs) `)` `->` type($res)"


@operation("llvm.intr.matrix.transpose")
class MatrixTransposeOp(Operation):
    matrix = operand(LLVM_AnyVector)
    rows = prop(I32Attr)
    columns = prop(I32Attr)
    res = result(LLVM_AnyVector)
    assembly_format = "$matrix attr-dict `:` type($matrix) `into` type($res)"


@operation("llvm.intr.get.active.lane.mask", traits=[Pure])
class GetActiveLaneMaskOp(Operation):
    base = operand(AnySignlessInteger)
    n = operand(AnySignlessInteger)
    res = result(LLVM_Type)
    assembly_format = "$base `,` $n attr-dict `:` type($base) `,` type($n) `to` type($res)"


@operation("llvm.intr.masked.load")
class MaskedLoadOp(Operation):
    data = operand(LLVM_AnyPointer)
    mask = operand(LLVMVectorOf(I1))
    pass_thru = optional_operand(LLVM_AnyVector, name="pass_thru")
    alignment = prop(I32Attr)
    nontemporal = prop(UnitAttr, optional=True)
    res = result(LLVM_AnyVector)
    assembly_format = "operands attr-dict `:` functional-type(operands, results)"


@operation("llvm.intr.masked.store")
class MaskedStoreOp(Operation):
    value = operand(LLVM_AnyVector)
    data = operand(LLVM_AnyPointer)
    mask = operand(LLVMVectorOf(I1))
    alignment = prop(I32Attr)
    assembly_format = """
        $value `,` $data `,` $mask attr-dict `:` type($value) `,` type($mask) `into` qualified(type($data))
    """


@operation("llvm.intr.masked.gather")
class masked_gather(Operation):
    ptrs = operand(LLVMVectorOf(LLVM_AnyPointer))
    mask = operand(LLVMVectorOf(I1))
    pass_thru = variadic_operand(LLVM_AnyVector, name="pass_thru")
    alignment = prop(I32Attr)
    res = result(LLVM_AnyVector)
    assembly_format = "operands attr-dict `:` functional-type(operands, results)"

    def verify(self) -> None:
        verify_gather(self)


@operation("llvm.intr.masked.scatter")
class masked_scatter(Operation):
    value = operand(LLVM_AnyVector)
    ptrs = operand(LLVMVectorOf(LLVM_AnyPointer))
    mask = operand(LLVMVectorOf(I1))
    alignment = prop(I32Attr)
    assembly_format = "$value `,` $ptrs `,` $mask attr-dict `:` type($value) `,` type($mask) `into` type($ptrs)"

    def verify(self) -> None:
        verify_scatter(self)


@operation("llvm.intr.masked.expandload")
class masked_expandload(Operation):
    ptr = operand(LLVM_AnyPointer)
    mask = operand(LLVMVectorOf(I1))
    passthru = operand(LLVM_AnyVector)
    arg_attrs = prop(DictArrayAttr, optional=True, name="arg_attrs")
    res_attrs = prop(DictArrayAttr, optional=True, name="res_attrs")
    res = result(LLVM_Type)


@operation("llvm.intr.masked.compressstore")
class masked_compressstore(Operation):
    value = operand(LLVM_AnyVector)
    ptr = operand(LLVM_AnyPointer)
    mask = operand(LLVMVectorOf(I1))
    arg_attrs = prop(DictArrayAttr, optional=True, name="arg_attrs")
    res_attrs = prop(DictArrayAttr, optional=True, name="res_attrs")


@operation("llvm.intr.vscale")
class vscale(Operation):
    res = result(LLVM_Type)


@operation("llvm.intr.stepvector", traits=[Pure])
class StepVectorOp(Operation):
    res = result(LLVMVectorOf(AnySignlessInteger))
    assembly_format = "attr-dict `:` type($res)"


@operation(
    "llvm.intr.vector.insert",
    traits=[
        Pure,
        AllTypesMatch("dstvec", "res"),
        PredOpTrait("vectors are not bigger than 2^17 bits.", vectors_are_small),
        PredOpTrait("it is not inserting scalable into fixed-length vectors.", inserts_no_scalable_into_fixed),
    ],
)
class vector_insert(Operation):
    dstvec = operand(LLVM_AnyVector)
    srcvec = operand(LLVM_AnyVector)
    pos = prop(I64Attr)
    res = result(LLVM_AnyVector)
    assembly_format = "$srcvec `,` $dstvec `[` $pos `]` attr-dict `:` type($srcvec) `into` type($res)"


@operation(
    "llvm.intr.vector.extract",
    traits=[
        Pure,
        PredOpTrait("vectors are not bigger than 2^17 bits.", vectors_are_small),
        PredOpTrait("it is not extracting scalable from fixed-length vectors.", extracts_no_scalable_from_fixed),
    ],
)
class vector_extract(Operation):
    srcvec = operand(LLVM_AnyVector)
    pos = prop(I64Attr)
    res = result(LLVM_AnyVector)
    assembly_format = "$srcvec `[` $pos `]` attr-dict `:` type($res) `from` type($srcvec)"


@operation(
    "llvm.intr.vector.interleave2",
    traits=[
        Pure,
        AllTypesMatch("vec1", "vec2"),
        PredOpTrait("result has twice as many elements as 'vec1'", result_interleaves_two),
    ],
)
class vector_interleave2(Operation):
    vec1 = operand(LLVM_AnyVector)
    vec2 = operand(LLVM_AnyVector)
    res = result(LLVM_Type)


@operation("llvm.intr.vector.deinterleave2", traits=[Pure])
class vector_deinterleave2(Operation):
    vec = operand(LLVM_AnyVector)
    res = result(LLVM_Type)
