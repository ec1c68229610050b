"""Constraints of types with elements: vectors, tensors and memrefs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from lamina.define.constraints.base import Predicate, TypeConstraint, TypeLike, as_constraint
from lamina.define.constraints.types import I1, I32, I64, AllOfType, AnyType, AnyTypeOf, Index, instance_of, integer_of
from lamina.ir import types as ir_types
from lamina.ir.attribute import Type
from lamina.ir.types import (
    SIGNLESS,
    BaseMemRefType,
    FloatType,
    IndexType,
    RankedTensorType,
    ShapedType,
    TensorType,
    UnrankedMemRefType,
    UnrankedTensorType,
    VectorType,
)

if TYPE_CHECKING:
    from typing_extensions import TypeVar

    _TypeT = TypeVar("_TypeT", bound=Type, default=Type)


def _elements_of(allowed: Sequence[TypeLike]) -> tuple[TypeConstraint, str]:
    parts = [as_constraint(constraint) for constraint in allowed]
    if len(parts) == 1:
        return parts[0], parts[0].summary
    return AnyTypeOf(parts), " or ".join(part.summary for part in parts)


def _container(
    summary: str, predicate: Predicate, allowed: Sequence[TypeLike], kind: type[_TypeT] | None = None
) -> TypeConstraint[_TypeT]:
    """Shaped types of a kind whose element type satisfies one of the constraints."""
    element, names = _elements_of(allowed)
    return TypeConstraint(
        f"{summary} of {names} values",
        lambda type: predicate(type) and element.accepts(type.element_type),
        kind=kind,
    )


AnyShaped: TypeConstraint[ShapedType] = TypeConstraint(
    "shaped of any type values", instance_of(ShapedType), kind=ShapedType
)


def ShapedOf(allowed: Sequence[Any]) -> TypeConstraint[ShapedType]:
    return _container("shaped", instance_of(ShapedType), allowed)


def _vector(zero_rank: bool = True, scalable: bool | None = None, ranks: Sequence[int] | None = None) -> Predicate:
    def accepts(type: Type) -> bool:
        if not isinstance(type, VectorType) or (not zero_rank and not type.shape):
            return False
        if scalable is not None and type.is_scalable != scalable:
            return False
        return ranks is None or type.rank in ranks

    return accepts


def VectorOfAnyRankOf(allowed: Sequence[TypeLike]) -> TypeConstraint[VectorType]:
    return _container("vector", _vector(), allowed, VectorType)


def VectorOfNonZeroRankOf(allowed: Sequence[TypeLike]) -> TypeConstraint[VectorType]:
    return _container("vector", _vector(zero_rank=False), allowed, VectorType)


VectorOf = VectorOfNonZeroRankOf


def FixedVectorOfAnyRank(allowed: Sequence[TypeLike]) -> TypeConstraint[VectorType]:
    return _container("fixed-length vector", _vector(scalable=False), allowed, VectorType)


FixedVectorOf = FixedVectorOfAnyRank


def FixedVectorOfNonZeroRankOf(allowed: Sequence[TypeLike]) -> TypeConstraint[VectorType]:
    return _container("fixed-length vector", _vector(zero_rank=False, scalable=False), allowed, VectorType)


def ScalableVectorOf(allowed: Sequence[TypeLike]) -> TypeConstraint[VectorType]:
    return _container("scalable vector", _vector(scalable=True), allowed, VectorType)


def _ranks(ranks: Sequence[int]) -> str:
    return " of ranks " + "/".join(map(str, ranks))


def VectorOfRank(ranks: Sequence[int]) -> TypeConstraint[VectorType]:
    return TypeConstraint(_ranks(ranks), _vector(zero_rank=False, ranks=ranks), kind=VectorType)


def FixedVectorOfRank(ranks: Sequence[int]) -> TypeConstraint[VectorType]:
    return TypeConstraint(_ranks(ranks), _vector(scalable=False, ranks=ranks), kind=VectorType)


def ScalableVectorOfRank(ranks: Sequence[int]) -> TypeConstraint[VectorType]:
    return TypeConstraint(_ranks(ranks), _vector(scalable=True, ranks=ranks), kind=VectorType)


def VectorOfRankAndType(ranks: Sequence[int], allowed: Sequence[TypeLike]) -> TypeConstraint[VectorType]:
    elements, sized = VectorOfNonZeroRankOf(allowed), VectorOfRank(ranks)
    return AllOfType([elements, sized], elements.summary + sized.summary, VectorType)


def VectorOfLengthAndType(lengths: Sequence[int], allowed: Sequence[Any]) -> TypeConstraint[VectorType]:
    base = VectorOfNonZeroRankOf(allowed)
    text = f"{base.summary} of length " + "/".join(map(str, lengths))
    return TypeConstraint(text, lambda type: base.accepts(type) and type.num_elements in lengths, kind=VectorType)


AnyVectorOfAnyRank = VectorOfAnyRankOf([AnyType])
AnyVectorOfNonZeroRank = VectorOfNonZeroRankOf([AnyType])
AnyVector = AnyVectorOfNonZeroRank
AnyFixedVector = FixedVectorOfAnyRank([AnyType])
AnyFixedVectorOfAnyRank = AnyFixedVector
AnyScalableVector = ScalableVectorOf([AnyType])


def TensorOf(allowed: Sequence[TypeLike]) -> TypeConstraint[TensorType]:
    return _container("tensor", instance_of(TensorType), allowed, TensorType)


def RankedTensorOf(allowed: Sequence[TypeLike]) -> TypeConstraint[RankedTensorType]:
    return _container("ranked tensor", instance_of(RankedTensorType), allowed, RankedTensorType)


def UnrankedTensorOf(allowed: Sequence[TypeLike]) -> TypeConstraint[UnrankedTensorType]:
    return _container("unranked.tensor", instance_of(UnrankedTensorType), allowed, UnrankedTensorType)


def TensorRankOf(allowed: Sequence[TypeLike], ranks: Sequence[int]) -> TypeConstraint[RankedTensorType]:
    names = "/".join(f"{rank}D" for rank in ranks)

    def accepts(type: Type) -> bool:
        return isinstance(type, RankedTensorType) and type.rank in ranks

    return _container(f"{names} tensor", accepts, allowed, RankedTensorType)


def StaticShapeTensorOf(allowed: Sequence[TypeLike]) -> TypeConstraint[RankedTensorType]:
    return _container(
        "statically shaped tensor",
        lambda type: isinstance(type, TensorType) and type.has_static_shape,
        allowed,
        RankedTensorType,
    )


def Non0RankedTensorOf(allowed: Sequence[TypeLike]) -> TypeConstraint[TensorType]:
    return _container(
        "non-0-ranked.tensor",
        lambda type: isinstance(type, RankedTensorType) and type.rank > 0,
        allowed,
        TensorType,
    )


AnyTensor = TensorOf([AnyType])
AnyRankedTensor = RankedTensorOf([AnyType])
AnyUnrankedTensor = UnrankedTensorOf([AnyType])
AnyStaticShapeTensor = StaticShapeTensorOf([AnyType])
AnyNon0RankedTensor = Non0RankedTensorOf([AnyType])
AnyNon0RankedOrUnrankedTensor = AnyTypeOf(
    [AnyUnrankedTensor, AnyNon0RankedTensor], "non-0-ranked or unranked tensor", TensorType
)
I1Tensor, I32Tensor, I64Tensor = (TensorOf([part]) for part in (I1, I32, I64))
IndexTensor = TensorOf([Index])


def MemRefOf(allowed: Sequence[TypeLike]) -> TypeConstraint[ir_types.MemRefType]:
    return _container("memref", instance_of(ir_types.MemRefType), allowed, ir_types.MemRefType)


def UnrankedMemRefOf(allowed: Sequence[TypeLike]) -> TypeConstraint[UnrankedMemRefType]:
    return _container("unranked.memref", instance_of(UnrankedMemRefType), allowed, UnrankedMemRefType)


def RankedOrUnrankedMemRefOf(allowed: Sequence[TypeLike]) -> TypeConstraint[BaseMemRefType]:
    return _container("ranked or unranked memref", instance_of(BaseMemRefType), allowed, BaseMemRefType)


def MemRefRankOf(allowed: Sequence[TypeLike], ranks: Sequence[int]) -> TypeConstraint[ir_types.MemRefType]:
    names = "/".join(f"{rank}D" for rank in ranks)
    return _container(
        f"{names} memref",
        lambda type: isinstance(type, ir_types.MemRefType) and type.rank in ranks,
        allowed,
        ir_types.MemRefType,
    )


def StaticShapeMemRefOf(allowed: Sequence[TypeLike]) -> TypeConstraint[ir_types.MemRefType]:
    return _container(
        "statically shaped memref",
        lambda type: isinstance(type, ir_types.MemRefType) and type.has_static_shape,
        allowed,
        ir_types.MemRefType,
    )


def Non0RankedMemRefOf(allowed: Sequence[TypeLike]) -> TypeConstraint[ir_types.MemRefType]:
    return _container(
        "non-0-ranked.memref",
        lambda type: isinstance(type, ir_types.MemRefType) and type.rank > 0,
        allowed,
        ir_types.MemRefType,
    )


def _is_strided(type: Type) -> bool:
    return isinstance(type, ir_types.MemRefType) and type.strides_and_offset() is not None


def StridedMemRefOf(allowed: Sequence[TypeLike]) -> TypeConstraint[ir_types.MemRefType]:
    return _container("strided memref", _is_strided, allowed, ir_types.MemRefType)


def AnyStridedMemRefOfRank(rank: int) -> TypeConstraint[ir_types.MemRefType]:
    return TypeConstraint(
        f"{AnyStridedMemRef.summary} of rank {rank}",
        lambda type: _is_strided(type) and type.rank == rank,
    )


AnyMemRef = MemRefOf([AnyType])
AnyUnrankedMemRef = UnrankedMemRefOf([AnyType])
AnyRankedOrUnrankedMemRef = RankedOrUnrankedMemRefOf([AnyType])
AnyStaticShapeMemRef = StaticShapeMemRefOf([AnyType])
AnyNon0RankedMemRef = Non0RankedMemRefOf([AnyType])
AnyNon0RankedOrUnrankedMemRef: TypeConstraint[BaseMemRefType] = AnyTypeOf(
    [AnyUnrankedMemRef, AnyNon0RankedMemRef],
    "unranked.memref of any type values or non-0-ranked.memref of any type values",
)
AnyStridedMemRef = StridedMemRefOf([AnyType])


def TensorOrMemRef(allowed: Sequence[TypeLike]) -> TypeConstraint[ShapedType]:
    return _container("Tensor or MemRef", instance_of(ir_types.MemRefType, ir_types.TensorType), allowed)


MemRefType = ir_types.MemRefType


def _like(predicate: Predicate) -> Predicate:
    """Returns the scalar itself, or a vector or tensor of it."""

    def accepts(type: Type) -> bool:
        if isinstance(type, VectorType | TensorType):
            type = type.element_type
        return predicate(type)

    return accepts


BoolLike: TypeConstraint[Type] = TypeConstraint("bool-like", _like(lambda type: type is ir_types.i1))
BoolLikeOfAnyRank = BoolLike
SignlessIntegerLike: TypeConstraint[Type] = TypeConstraint("signless-integer", _like(integer_of(SIGNLESS)))
SignlessIntegerOrIndexLike: TypeConstraint[Type] = TypeConstraint(
    "signless-integer-like", _like(lambda type: isinstance(type, IndexType) or integer_of(SIGNLESS)(type))
)
SignlessIntegerLikeOfAnyRank = SignlessIntegerLike
SignlessIntegerOrIndexLikeOfAnyRank = SignlessIntegerOrIndexLike
FloatLike: TypeConstraint[Type] = TypeConstraint("floating-point-like", _like(instance_of(FloatType)))
FloatLikeOfAnyRank = FloatLike
