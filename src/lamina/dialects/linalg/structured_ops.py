"""Operations of the linalg dialect: structured."""

from __future__ import annotations

from collections.abc import Iterable

from lamina.define import operand, operation, prop, region, variadic_operand, variadic_result
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
from lamina.dialects.linalg.contraction import ContractionOp
from lamina.dialects.linalg.structure import PARALLEL, REDUCTION, LinalgOp, shape_of
from lamina.dialects.linalg.verification import (
    verify_batch_matmul,
    verify_broadcast,
    verify_contract,
    verify_map,
    verify_matmul,
    verify_reduce,
    verify_transpose,
)
from lamina.ir.affine import AffineMap, inverse_permutation
from lamina.ir.region import Region
from lamina.ir.traits import (
    AttrSizedOperandSegments,
    RecursiveMemoryEffects,
    SameVariadicOperandSize,
    SingleBlockImplicitTerminator,
)
from lamina.ir.value import Value


def init_rank(op: LinalgOp) -> int:
    """Returns the rank of the first init."""
    return len(shape_of(op.dps_inits[0].type))


def named_results(op: LinalgOp, name: str) -> Iterable[tuple[Value, str]]:
    """Returns a name for the first result."""
    return [(op.results[0], name)] if op.results else []


def named_arguments(op: LinalgOp, inputs: str, outputs: str) -> Iterable[tuple[Value, str]]:
    """Names the block's arguments by their roles."""
    count = op.num_dps_inputs
    return [(argument, inputs if argument.index < count else outputs) for argument in op.block.arguments]


@operation(
    "linalg.generic",
    traits=[SingleBlockImplicitTerminator("linalg.yield"), RecursiveMemoryEffects, AttrSizedOperandSegments],
)
class GenericOp(LinalgOp):
    """A loop nest on elements.

    Indexing maps define what each iteration reads and writes, iterator types which loops reduce, and a region the
    computation.
    """

    inputs = variadic_operand(AnyType)
    outputs = variadic_operand(AnyShaped)
    indexing_maps = prop(AffineMapArrayAttr, name="indexing_maps")
    iterator_types = prop(IteratorTypeArrayAttr, name="iterator_types")
    doc = prop(StrAttr, optional=True)
    library_call = prop(StrAttr, optional=True, name="library_call")
    result_tensors = variadic_result(AnyRankedTensor, name="result_tensors")
    region = region(AnyRegion)

    def block_argument_names(self, region: Region) -> Iterable[tuple[Value, str]]:
        return named_arguments(self, "in", "out")


@operation("linalg.map", traits=[SingleBlockImplicitTerminator("linalg.yield"), RecursiveMemoryEffects])
class MapOp(LinalgOp):
    """A region on each element of the inputs, which have the output's shape."""

    inputs = variadic_operand(TensorOrMemref)
    init = operand(TensorOrMemref)
    result = variadic_result(AnyTensor)
    mapper = region(SizedRegion(1))

    def implied_maps(self) -> list[AffineMap]:
        return [AffineMap.identity(init_rank(self))] * len(self._operands)

    def implied_iterators(self) -> list[str]:
        return [PARALLEL] * init_rank(self)

    def result_names(self) -> Iterable[tuple[Value, str]]:
        return named_results(self, "mapped")

    def block_argument_names(self, region: Region) -> Iterable[tuple[Value, str]]:
        return named_arguments(self, "in", "init")

    def verify(self) -> None:
        verify_map(self)


@operation(
    "linalg.reduce",
    traits=[SingleBlockImplicitTerminator("linalg.yield"), RecursiveMemoryEffects, SameVariadicOperandSize],
)
class ReduceOp(LinalgOp):
    """Reduces the elements along the given dims with a region, starting from those of the outputs."""

    inputs = variadic_operand(TensorOrMemref)
    inits = variadic_operand(TensorOrMemref)
    dimensions = prop(ConfinedAttr(DenseI64ArrayAttr, [DenseArrayStrictlySorted]))
    results_ = variadic_result(AnyTensor, name="")
    combiner = region(SizedRegion(1))

    @property
    def num_dps_inits(self) -> int:
        return len(self._operands) // 2

    def implied_maps(self) -> list[AffineMap]:
        full = AffineMap.identity(len(shape_of(self.inputs[0].type)))
        reduced = full.drop_results(self.dimensions)
        return [full] * self.num_dps_inputs + [reduced] * self.num_dps_inits

    def implied_iterators(self) -> list[str]:
        reduced = set(self.dimensions)
        return [REDUCTION if i in reduced else PARALLEL for i in range(len(shape_of(self.inputs[0].type)))]

    def result_names(self) -> Iterable[tuple[Value, str]]:
        return named_results(self, "reduced")

    def block_argument_names(self, region: Region) -> Iterable[tuple[Value, str]]:
        return named_arguments(self, "in", "init")

    def verify(self) -> None:
        verify_reduce(self)


@operation("linalg.transpose", traits=[SingleBlockImplicitTerminator("linalg.yield"), RecursiveMemoryEffects])
class TransposeOp(LinalgOp):
    """The input with its dims in another order."""

    input = operand(TensorOrMemref)
    init = operand(TensorOrMemref)
    permutation = prop(DenseI64ArrayAttr)
    result = variadic_result(AnyTensor)
    region = region(SizedRegion(1))

    def implied_maps(self) -> list[AffineMap]:
        permutation = AffineMap.permutation(list(self.permutation))
        inverse = inverse_permutation(permutation)
        assert inverse is not None
        return [inverse, AffineMap.identity(init_rank(self))]

    def implied_iterators(self) -> list[str]:
        return [PARALLEL] * init_rank(self)

    def result_names(self) -> Iterable[tuple[Value, str]]:
        return named_results(self, "transposed")

    def verify(self) -> None:
        verify_transpose(self)


@operation("linalg.broadcast", traits=[SingleBlockImplicitTerminator("linalg.yield"), RecursiveMemoryEffects])
class BroadcastOp(LinalgOp):
    """Repeats the input along the given dims of the output."""

    input = operand(TensorOrMemref)
    init = operand(TensorOrMemref)
    dimensions = prop(DenseI64ArrayAttr)
    result = variadic_result(AnyTensor)
    region = region(SizedRegion(1))

    def implied_maps(self) -> list[AffineMap]:
        full = AffineMap.identity(init_rank(self))
        return [full.drop_results(self.dimensions), full]

    def implied_iterators(self) -> list[str]:
        return [PARALLEL] * init_rank(self)

    def result_names(self) -> Iterable[tuple[Value, str]]:
        return named_results(self, "broadcasted")

    def verify(self) -> None:
        verify_broadcast(self)


@operation(
    "linalg.elementwise",
    traits=[SingleBlockImplicitTerminator("linalg.yield"), RecursiveMemoryEffects, AttrSizedOperandSegments],
)
class ElementwiseOp(LinalgOp):
    """Applies a function to each element, with the given kind and indexing maps."""

    inputs = variadic_operand(AnyType)
    outputs = variadic_operand(AnyShaped)
    kind = prop(ElementwiseKindAttr)
    indexing_maps = prop(AffineMapArrayAttr, default="[]", optional=True, name="indexing_maps")
    result_tensors = variadic_result(AnyRankedTensor, name="result_tensors")
    region = region(AnyRegion)

    def implied_iterators(self) -> list[str]:
        return [PARALLEL] * init_rank(self)


@operation(
    "linalg.matmul",
    traits=[SingleBlockImplicitTerminator("linalg.yield"), RecursiveMemoryEffects, AttrSizedOperandSegments],
)
class MatmulOp(ContractionOp):
    """The product of two matrices: `out[m, n] += in0[m, k] * in1[k, n]`, or with other indexing maps."""

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

    def implied_maps(self) -> list[AffineMap]:
        return [default.map for default in type(self).definition.defaults["indexing_maps"]]

    def implied_iterators(self) -> list[str]:
        return [PARALLEL, PARALLEL, REDUCTION]

    def verify(self) -> None:
        verify_matmul(self)


@operation(
    "linalg.contract",
    traits=[SingleBlockImplicitTerminator("linalg.yield"), RecursiveMemoryEffects, AttrSizedOperandSegments],
)
class ContractOp(ContractionOp):
    """The product of two inputs, reduced along the dims absent from the output, with the given indexing maps."""

    inputs = variadic_operand(AnyType)
    outputs = variadic_operand(AnyShaped)
    indexing_maps = prop(AffineMapArrayAttr, name="indexing_maps")
    cast = prop(TypeFnAttr, default="#linalg.type_fn<cast_signed>", optional=True)
    result_tensors = variadic_result(AnyShaped, name="result_tensors")
    combiner = region(SizedRegion(1))

    def implied_iterators(self) -> list[str]:
        maps = self.maps
        return [PARALLEL if maps[-1].is_function_of_dim(i) else REDUCTION for i in range(maps[-1].num_dims)]

    def verify(self) -> None:
        verify_contract(self)


@operation(
    "linalg.batch_matmul",
    traits=[SingleBlockImplicitTerminator("linalg.yield"), RecursiveMemoryEffects, AttrSizedOperandSegments],
)
class BatchMatmulOp(ContractionOp):
    """Products of the matrices of two batches.

    `out[b, m, n] += in0[b, m, k] * in1[b, k, n]`, or with other indexing maps.
    """

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

    def implied_maps(self) -> list[AffineMap]:
        return [default.map for default in type(self).definition.defaults["indexing_maps"]]

    def implied_iterators(self) -> list[str]:
        return [PARALLEL, PARALLEL, PARALLEL, REDUCTION]

    def verify(self) -> None:
        verify_batch_matmul(self)


@operation(
    "linalg.batch_reduce_matmul",
    traits=[SingleBlockImplicitTerminator("linalg.yield"), RecursiveMemoryEffects, AttrSizedOperandSegments],
)
class BatchReduceMatmulOp(ContractionOp):
    """The sum of the products of the matrices of two batches: `out[m, n] += in0[b, m, k] * in1[b, k, n]`."""

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

    def implied_maps(self) -> list[AffineMap]:
        return [default.map for default in type(self).definition.defaults["indexing_maps"]]

    def implied_iterators(self) -> list[str]:
        return [REDUCTION, PARALLEL, PARALLEL, REDUCTION]

    def verify(self) -> None:
        verify_batch_matmul(self)
