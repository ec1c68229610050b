"""Type and attribute constraints of the tosa dialect."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from lamina.define.constraints import (
    F16,
    F32,
    AnyAttrOf,
    AnyFloat,
    AnySignlessInteger,
    AnyTypeOf,
    AnyUnsignedInteger,
    AttributeConstraint,
    ConfinedAttr,
    DenseArrayCount,
    DenseI64ArrayAttr,
    I,
    TensorRankOf,
    TypeAttrOf,
    TypeConstraint,
    VectorOfNonZeroRankOf,
)
from lamina.define.constraints.base import Predicate, as_constraint
from lamina.dialects.quant.types import QuantizedType
from lamina.dialects.tosa.types import MXInt8Type, ShapeType
from lamina.ir.attribute import Attribute, Type
from lamina.ir.attributes import DenseElementsAttr, FloatAttr, IntegerAttr
from lamina.ir.types import FloatType, IndexType, IntegerType, RankedTensorType, TensorType, UnrankedTensorType

AnyInt = AnyTypeOf([AnyUnsignedInteger, AnySignlessInteger])
QuantizedInt = TypeConstraint(
    "quantized type",
    lambda type: isinstance(type, QuantizedType) and type.storage_width in (4, 8, 16, 32),
)
AnyNumber = AnyTypeOf([AnyInt, QuantizedInt, AnyFloat, MXInt8Type], "number")
Int8, Int16, Int32, Int64 = I(8), I(16), I(32), I(64)
AccType = AnyTypeOf([Int32, I(48), F16, F32])


def _floats(*spellings: str) -> Predicate:
    return lambda type: isinstance(type, FloatType) and type.spelling in spellings


_is_micro_scaled = _floats("f8E4M3FN", "f8E5M2", "f4E2M1FN", "f6E2M3FN", "f6E3M2FN")
MicroScaledNumber = TypeConstraint(
    "micro-scaling format number", lambda type: isinstance(type, MXInt8Type) or _is_micro_scaled(type)
)
MicroScaledScale = TypeConstraint("micro-scaling format scale number", _floats("f8E8M0FNU"))


def _has_no_empty_dimension(type: Type) -> bool:
    return isinstance(type, RankedTensorType) and 0 not in type.shape


def _is_unranked(type: Type) -> bool:
    return isinstance(type, UnrankedTensorType)


def _tensor(accepts: Predicate, allowed: Sequence[Any], summary: str, kind: Any = TensorType) -> TypeConstraint[Any]:
    """Tensors of a kind whose elements satisfy one of the constraints."""
    element = AnyTypeOf(allowed)
    names = element.summary
    return TypeConstraint(
        f"{summary} of {names} values",
        lambda type: accepts(type) and element.accepts(type.element_type),
        kind=kind,
    )


def TosaTensorOf(*allowed: Any) -> TypeConstraint[TensorType]:
    return _tensor(lambda type: _is_unranked(type) or _has_no_empty_dimension(type), allowed, "tosa-conformant tensor")


def TosaUnrankedTensorOf(*allowed: Any) -> TypeConstraint[UnrankedTensorType]:
    return _tensor(_is_unranked, allowed, "tosa-conformant unranked tensor", UnrankedTensorType)


def TosaTensorRankOf(allowed: Sequence[Any], ranks: Sequence[int]) -> TypeConstraint[RankedTensorType]:
    return _tensor(
        lambda type: _has_no_empty_dimension(type) and type.rank in ranks,
        allowed,
        "/".join(f"{rank}D" for rank in ranks) + " tensor",
        RankedTensorType,
    )


def _of_rank(allowed: Sequence[Any], rank: int, summary: str | None = None) -> TypeConstraint[TensorType]:
    """Tensors of a rank, or of none."""
    return AnyTypeOf([TosaUnrankedTensorOf(*allowed), TosaTensorRankOf(allowed, [rank])], summary, TensorType)


def _one_element(unranked: Sequence[Any], ranked: Sequence[Any]) -> TypeConstraint[TensorType]:
    """Tensors of one element and rank one, or of no rank."""
    scalar = _tensor(
        lambda type: isinstance(type, RankedTensorType) and type.shape == (1,),
        ranked,
        "tosa-conformant scalar tensor",
        RankedTensorType,
    )
    return AnyTypeOf([TosaUnrankedTensorOf(*unranked), scalar], kind=TensorType)


def _at_least_rank_one(allowed: Sequence[Any]) -> TypeConstraint[TensorType]:
    element = AnyTypeOf(allowed)
    return TypeConstraint(
        "tosa-conformant tensor of at least rank 1",
        lambda type: (
            (_is_unranked(type) or (_has_no_empty_dimension(type) and type.rank >= 1))
            and element.accepts(type.element_type)
        ),
        kind=TensorType,
    )


I1Tensor = TosaTensorOf(I(1))
Int32Or64Tensor = TosaTensorOf(AnyTypeOf([Int32, Int64]))
FloatTensor = TosaTensorOf(AnyFloat)
Tensor = TosaTensorOf(AnyNumber)

_NUMBERS = (AnyInt, AnyFloat)
ScalarTensor = _one_element(_NUMBERS, [AnyNumber])
ScalarInt8Tensor = _one_element([Int8], [Int8])
ScalarIntOrFloatTensor = _one_element(_NUMBERS, _NUMBERS)
ScalarInt32Tensor = _one_element([Int32], [Int32])

Tensor1D, Tensor3D, Tensor4D, Tensor5D = (
    _of_rank([AnyNumber], rank, f"{rank}-d tosa-conformant tensor") for rank in (1, 3, 4, 5)
)
IndexTensor2D: TypeConstraint[TensorType] = AnyTypeOf(
    [TosaUnrankedTensorOf(AnyNumber), TosaTensorRankOf([Int32, Int64], [2])], kind=TensorType
)
TensorAtLeast1D = _at_least_rank_one([AnyNumber])
DataTensor3D = _of_rank([MicroScaledNumber], 3)
ScaleTensor3D = _of_rank([MicroScaledScale], 3)
DataTensorAtLeast1D = _at_least_rank_one([MicroScaledNumber])
ScaleTensorAtLeast1D = _at_least_rank_one([MicroScaledScale])
Int8Tensor1D = TensorRankOf([Int8], [1])
Int16Or32Tensor1D = TensorRankOf([AnyTypeOf([Int16, Int32])], [1])


def _like(allowed: TypeConstraint[Any], summary: str) -> TypeConstraint[Type]:
    """Scalars, vectors and tensors of a type."""
    parts = [as_constraint(part) for part in (allowed, VectorOfNonZeroRankOf([allowed]), TosaTensorOf(allowed))]
    return TypeConstraint(summary, lambda type: any(part.accepts(type) for part in parts))


IntLike = _like(AnyInt, "signless-integer-like")
Int8Like = _like(Int8, "signless-integer-8-bit-like")

Shape: TypeConstraint[ShapeType] = TypeConstraint(
    ShapeType.summary, lambda type: isinstance(type, ShapeType), kind=ShapeType
)


def ShapeOfRank(rank: int) -> TypeConstraint[ShapeType]:
    return TypeConstraint(
        f"Tosa shape type of rank {rank}", lambda type: isinstance(type, ShapeType) and type.rank == rank
    )


IntArrayAttr2, IntArrayAttr3, IntArrayAttr4, IntArrayAttr6 = (
    ConfinedAttr(DenseI64ArrayAttr, [DenseArrayCount(count)]) for count in (2, 3, 4, 6)
)
AccTypeAttr = TypeAttrOf(AccType)
IntOrFloatAttr = AnyAttrOf(
    [
        AttributeConstraint("arbitrary integer attribute", lambda attribute: isinstance(attribute, IntegerAttr)),
        AttributeConstraint("arbitrary float attribute", lambda attribute: isinstance(attribute, FloatAttr)),
    ]
)


def _holds_integers(attribute: Attribute) -> bool:
    if not isinstance(attribute, DenseElementsAttr):
        return False
    return isinstance(attribute.type.element_type, IntegerType | IndexType)


IndexElementsAttr: AttributeConstraint[DenseElementsAttr] = AttributeConstraint(
    "index elements attribute",
    lambda attribute: isinstance(attribute, DenseElementsAttr) and isinstance(attribute.type.element_type, IndexType),
)
IndexElementsAttr.storage = _holds_integers
