"""Type and attribute constraints of the shape dialect."""

from __future__ import annotations

from lamina.define.constraints import (
    AnyShaped,
    AnyTypeOf,
    AttributeConstraint,
    Index,
    TensorRankOf,
    TypeConstraint,
)
from lamina.dialects.shape.types import ShapeType, SizeType, ValueShapeType, WitnessType
from lamina.ir.attributes import DenseElementsAttr
from lamina.ir.types import IndexType, IntegerType


def _one(cls: type) -> TypeConstraint:
    return TypeConstraint("", lambda type: isinstance(type, cls), cls())


Shape, Size, ValueShape, Witness = _one(ShapeType), _one(SizeType), _one(ValueShapeType), _one(WitnessType)
ExtentTensor = TensorRankOf([Index], [1])
ShapeOrSize = AnyTypeOf([Size, Shape], "shape or size")
ShapeOrExtentTensor = AnyTypeOf([Shape, ExtentTensor], "shape or extent tensor")
SizeOrIndex = AnyTypeOf([Size, Index], "size or index")
AnyShapeOrSize = AnyTypeOf([SizeOrIndex, ShapeOrExtentTensor], "any shape or size")
ShapedOrValueShape = AnyTypeOf([AnyShaped, ValueShape])
_AnyIntegerElement = TypeConstraint("integer", lambda type: isinstance(type, IntegerType))
IntegerTensorOrValueShape = AnyTypeOf([TensorRankOf([_AnyIntegerElement, Index], [1]), ValueShape])
IndexElementsAttr = AttributeConstraint(
    "index elements attribute",
    lambda attribute: isinstance(attribute, DenseElementsAttr) and isinstance(attribute.type.element_type, IndexType),
)
