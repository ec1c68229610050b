"""Operations of the linalg dialect: structured."""

from __future__ import annotations

from lamina.define import Operation, operand, operation, prop, region, variadic_operand, variadic_result
from lamina.define.constraints import (
    AffineMapArrayAttr,
    AnyRankedTensor,
    AnyRegion,
    AnyShaped,
    AnyTensor,
    AnyType,
    ConfinedAttr,
    DenseArrayStrictlySorted,
    DenseI64ArrayAttr,
    SizedRegion,
    StrAttr,
)
from lamina.dialects.linalg.attributes import ElementwiseKindAttr, TypeFnAttr
from lamina.dialects.linalg.constraints import IteratorTypeArrayAttr, TensorOrMemref
from lamina.ir.traits import (
    AttrSizedOperandSegments,
    RecursiveMemoryEffects,
    SameVariadicOperandSize,
    SingleBlockImplicitTerminator,
)


@operation(
    "linalg.generic",
    traits=[SingleBlockImplicitTerminator("linalg.yield"), RecursiveMemoryEffects, AttrSizedOperandSegments],
)
class GenericOp(Operation):
    inputs = variadic_operand(AnyType)
    outputs = variadic_operand(AnyShaped)
    indexing_maps = prop(AffineMapArrayAttr, name="indexing_maps")
    iterator_types = prop(IteratorTypeArrayAttr, name="iterator_types")
    doc = prop(StrAttr, optional=True)
    library_call = prop(StrAttr, optional=True, name="library_call")
    result_tensors = variadic_result(AnyRankedTensor, name="result_tensors")
    region = region(AnyRegion)


@operation("linalg.map", traits=[SingleBlockImplicitTerminator("linalg.yield"), RecursiveMemoryEffects])
class MapOp(Operation):
    inputs = variadic_operand(TensorOrMemref)
    init = operand(TensorOrMemref)
    result = variadic_result(AnyTensor)
    mapper = region(SizedRegion(1))


@operation(
    "linalg.reduce",
    traits=[SingleBlockImplicitTerminator("linalg.yield"), RecursiveMemoryEffects, SameVariadicOperandSize],
)
class ReduceOp(Operation):
    inputs = variadic_operand(TensorOrMemref)
    inits = variadic_operand(TensorOrMemref)
    dimensions = prop(ConfinedAttr(DenseI64ArrayAttr, [DenseArrayStrictlySorted]))
    results_ = variadic_result(AnyTensor, name="")
    combiner = region(SizedRegion(1))


@operation("linalg.transpose", traits=[SingleBlockImplicitTerminator("linalg.yield"), RecursiveMemoryEffects])
class TransposeOp(Operation):
    input = operand(TensorOrMemref)
    init = operand(TensorOrMemref)
    permutation = prop(DenseI64ArrayAttr)
    result = variadic_result(AnyTensor)
    region = region(SizedRegion(1))


@operation("linalg.broadcast", traits=[SingleBlockImplicitTerminator("linalg.yield"), RecursiveMemoryEffects])
class BroadcastOp(Operation):
    input = operand(TensorOrMemref)
    init = operand(TensorOrMemref)
    dimensions = prop(DenseI64ArrayAttr)
    result = variadic_result(AnyTensor)
    region = region(SizedRegion(1))


@operation(
    "linalg.elementwise",
    traits=[SingleBlockImplicitTerminator("linalg.yield"), RecursiveMemoryEffects, AttrSizedOperandSegments],
)
class ElementwiseOp(Operation):
    inputs = variadic_operand(AnyType)
    outputs = variadic_operand(AnyShaped)
    kind = prop(ElementwiseKindAttr)
    indexing_maps = prop(AffineMapArrayAttr, default="[]", optional=True, name="indexing_maps")
    result_tensors = variadic_result(AnyRankedTensor, name="result_tensors")
    region = region(AnyRegion)


@operation(
    "linalg.matmul",
    traits=[SingleBlockImplicitTerminator("linalg.yield"), RecursiveMemoryEffects, AttrSizedOperandSegments],
)
class MatmulOp(Operation):
    inputs = variadic_operand(AnyType)
    outputs = variadic_operand(AnyShaped)
    indexing_maps = prop(
        AffineMapArrayAttr,
        default=(
            "[affine_map<(d0, d1, d2) -> (d0, d2)>, "
            "affine_map<(d0, d1, d2) -> (d2, d1)>, "
            "affine_map<(d0, d1, d2) -> (d0, d1)>]"
        ),
        optional=True,
        name="indexing_maps",
    )
    cast = prop(TypeFnAttr, default="#linalg.type_fn<cast_signed>", optional=True)
    result_tensors = variadic_result(AnyRankedTensor, name="result_tensors")
    region = region(AnyRegion)


@operation(
    "linalg.contract",
    traits=[SingleBlockImplicitTerminator("linalg.yield"), RecursiveMemoryEffects, AttrSizedOperandSegments],
)
class ContractOp(Operation):
    inputs = variadic_operand(AnyType)
    outputs = variadic_operand(AnyShaped)
    indexing_maps = prop(AffineMapArrayAttr, name="indexing_maps")
    cast = prop(TypeFnAttr, default="#linalg.type_fn<cast_signed>", optional=True)
    result_tensors = variadic_result(AnyShaped, name="result_tensors")
    combiner = region(SizedRegion(1))


@operation(
    "linalg.batch_matmul",
    traits=[SingleBlockImplicitTerminator("linalg.yield"), RecursiveMemoryEffects, AttrSizedOperandSegments],
)
class BatchMatmulOp(Operation):
    inputs = variadic_operand(AnyType)
    outputs = variadic_operand(AnyShaped)
    indexing_maps = prop(
        AffineMapArrayAttr,
        default=(
            "[affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>, "
            "affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>, "
            "affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>]"
        ),
        optional=True,
        name="indexing_maps",
    )
    cast = prop(TypeFnAttr, default="#linalg.type_fn<cast_signed>", optional=True)
    result_tensors = variadic_result(AnyRankedTensor, name="result_tensors")
    region = region(AnyRegion)


@operation(
    "linalg.batch_reduce_matmul",
    traits=[SingleBlockImplicitTerminator("linalg.yield"), RecursiveMemoryEffects, AttrSizedOperandSegments],
)
class BatchReduceMatmulOp(Operation):
    inputs = variadic_operand(AnyType)
    outputs = variadic_operand(AnyShaped)
    indexing_maps = prop(
        AffineMapArrayAttr,
        default=(
            "[affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>, "
            "affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>, "
            "affine_map<(d0, d1, d2, d3) -> (d1, d2)>]"
        ),
        optional=True,
        name="indexing_maps",
    )
    cast = prop(TypeFnAttr, default="#linalg.type_fn<cast_signed>", optional=True)
    result_tensors = variadic_result(AnyRankedTensor, name="result_tensors")
    region = region(AnyRegion)
