// The shape dialect's types.
#ifndef LAMINA_SHAPE
#define LAMINA_SHAPE
include "lamina/Common.td"

def ShapeDialect : Dialect {
  let name = "shape";
  let cppNamespace = "::mlir::shape";
  let useDefaultTypePrinterParser = 1;
}
class Shape_Type<string name, string typeMnemonic> : TypeDef<ShapeDialect, name> { let mnemonic = typeMnemonic; }
def Shape_ShapeType : Shape_Type<"Shape", "shape">;
def Shape_SizeType : Shape_Type<"Size", "size">;
def Shape_ValueShapeType : Shape_Type<"ValueShape", "value_shape">;
def Shape_WitnessType : Shape_Type<"Witness", "witness">;
def Shape_ExtentTensorType
    : 1DTensorOf<[Index]>, BuildableType<"::mlir::RankedTensorType::get({ShapedType::kDynamic}, $_builder.getType<::mlir::IndexType>())"> {
  let description = "The extents of a shape.";
}
def Shape_ShapeOrSizeType : AnyTypeOf<[Shape_SizeType, Shape_ShapeType], "shape or size">;
def Shape_ShapeOrExtentTensorType : AnyTypeOf<[Shape_ShapeType, Shape_ExtentTensorType], "shape or extent tensor">;
def Shape_SizeOrIndexType : AnyTypeOf<[Shape_SizeType, Index], "size or index">;
def Shape_AnyShapeOrSizeType
    : AnyTypeOf<[Shape_SizeOrIndexType, Shape_ShapeOrExtentTensorType], "any shape or size">;
#endif
