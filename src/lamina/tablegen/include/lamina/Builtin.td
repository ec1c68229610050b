// The builtin dialect's types and attributes, as other dialects name them.
#ifndef LAMINA_BUILTIN
#define LAMINA_BUILTIN
include "lamina/Common.td"

def Builtin_Dialect : Dialect {
  let name = "builtin";
  let cppNamespace = "::mlir";
  let useDefaultAttributePrinterParser = 0;
}
class Builtin_Attr<string name, string attrMnemonic, list<Trait> traits = [], string baseCppClass = "::mlir::Attribute">
    : AttrDef<Builtin_Dialect, name, traits, baseCppClass> { let mnemonic = attrMnemonic; }
class Builtin_Type<string name, string typeMnemonic, list<Trait> traits = [], string baseCppClass = "::mlir::Type">
    : TypeDef<Builtin_Dialect, name, traits, baseCppClass> { let mnemonic = typeMnemonic; }
def Builtin_AffineMapAttr : Builtin_Attr<"AffineMap", "affine_map"> {
  let parameters = (ins "AffineMap":$value);
}
def Builtin_ArrayAttr : Builtin_Attr<"Array", "array"> { let parameters = (ins ArrayRefParameter<"Attribute">:$value); }
def Builtin_DictionaryAttr : Builtin_Attr<"Dictionary", "dictionary"> {
  let parameters = (ins ArrayRefParameter<"NamedAttribute">:$value);
}
def Builtin_FloatAttr : Builtin_Attr<"Float", "float", [TypedAttrInterface]> {
  let parameters = (ins AttributeSelfTypeParameter<"">:$type, APFloatParameter<"">:$value);
}
def Builtin_IntegerAttr : Builtin_Attr<"Integer", "integer", [TypedAttrInterface]> {
  let parameters = (ins AttributeSelfTypeParameter<"">:$type, APIntParameter<"">:$value);
}
def Builtin_IntegerSetAttr : Builtin_Attr<"IntegerSet", "integer_set"> { let parameters = (ins "IntegerSet":$value); }
def Builtin_OpaqueAttr : Builtin_Attr<"Opaque", "opaque", [TypedAttrInterface]> {
  let parameters = (ins "StringAttr":$dialectNamespace, StringRefParameter<"">:$attrData,
                        AttributeSelfTypeParameter<"">:$type);
}
def StridedLayoutAttr : Builtin_Attr<"StridedLayout", "strided_layout"> {
  let parameters = (ins "int64_t":$offset, ArrayRefParameter<"int64_t">:$strides);
}
def Builtin_StringAttr : Builtin_Attr<"String", "string", [TypedAttrInterface]> {
  let parameters = (ins StringRefParameter<"">:$value, AttributeSelfTypeParameter<"">:$type);
}
def Builtin_SymbolRefAttr : Builtin_Attr<"SymbolRef", "symbol_ref"> {
  let parameters = (ins "StringAttr":$rootReference, ArrayRefParameter<"FlatSymbolRefAttr">:$nestedReferences);
}
def Builtin_TypeAttr : Builtin_Attr<"Type", "type"> { let parameters = (ins AttrParameter<"Type", "">:$value); }
def Builtin_DenseArrayRawDataParameter : ArrayRefParameter<"char", "">;
def Builtin_DenseArray : Builtin_Attr<"DenseArray", "dense_array"> {
  let parameters = (ins "Type":$elementType, "int64_t":$size, Builtin_DenseArrayRawDataParameter:$rawData);
}
class Builtin_Elements<string name, string mnemonic, string base>
    : Builtin_Attr<name, mnemonic, [ElementsAttrInterface], base>;
def Builtin_DenseIntOrFPElementsAttr
    : Builtin_Elements<"DenseIntOrFPElements", "dense_int_or_fp_elements", "DenseElementsAttr"> {
  let parameters = (ins AttributeSelfTypeParameter<"", "ShapedType">:$type, "ArrayRef<char>":$rawData);
}
def Builtin_DenseStringElementsAttr
    : Builtin_Elements<"DenseStringElements", "dense_string_elements", "DenseElementsAttr"> {
  let parameters = (ins AttributeSelfTypeParameter<"", "ShapedType">:$type, "ArrayRef<StringRef>":$value);
}
def Builtin_DenseResourceElementsAttr
    : Builtin_Elements<"DenseResourceElements", "dense_resource_elements", "::mlir::Attribute"> {
  let parameters = (ins AttributeSelfTypeParameter<"", "ShapedType">:$type,
                        ResourceHandleParameter<"DenseResourceElementsHandle">:$rawHandle);
}
def Builtin_SparseElementsAttr : Builtin_Elements<"SparseElements", "sparse_elements", "::mlir::Attribute"> {
  let parameters = (ins AttributeSelfTypeParameter<"", "ShapedType">:$type, "DenseIntElementsAttr":$indices,
                        "DenseElementsAttr":$values);
}
def Builtin_UnitAttr : Builtin_Attr<"Unit", "unit">;
def Builtin_Integer : Builtin_Type<"Integer", "integer"> {
  let parameters = (ins "unsigned":$width, "SignednessSemantics":$signedness);
}
def ValueSemantics : NativeTypeTrait<"ValueSemantics"> { let cppNamespace = "::mlir"; }
def Builtin_VectorTypeElementType : AnyTypeOf<[VectorElementTypeInterface]> {
  let cppFunctionName = "isValidVectorTypeElementType";
}
def Builtin_Index : Builtin_Type<"Index", "index">;
def Builtin_None : Builtin_Type<"None", "none">;
def Builtin_Complex : Builtin_Type<"Complex", "complex"> { let parameters = (ins "Type":$elementType); }
class Builtin_FunctionLike<string name, string typeMnemonic> : Builtin_Type<name, typeMnemonic> {
  let parameters = (ins ArrayRefParameter<"Type">:$inputs, ArrayRefParameter<"Type">:$results);
}
def Builtin_Function : Builtin_FunctionLike<"Function", "function">;
def Builtin_Graph : Builtin_FunctionLike<"Graph", "graph">;
def Builtin_Opaque : Builtin_Type<"Opaque", "opaque"> {
  let parameters = (ins "StringAttr":$dialectNamespace, StringRefParameter<"">:$typeData);
}
class Builtin_FloatType<string name, string mnemonic, list<string> declaredInterfaceMethods = []>
    : Builtin_Type<name, mnemonic,
                   [DeclareTypeInterfaceMethods<FloatTypeInterface,
                                                ["getFloatSemantics"] # declaredInterfaceMethods>]>;
class Builtin_CachedFloatType<string name, string mnemonic, list<string> declaredInterfaceMethods = []>
    : Builtin_FloatType<name, mnemonic, declaredInterfaceMethods>;
foreach format = ["4E2M1FN", "6E2M3FN", "6E3M2FN", "8E3M4", "8E4M3", "8E4M3FN", "8E4M3FNUZ", "8E4M3B11FNUZ", "8E5M2",
                  "8E5M2FNUZ", "8E8M0FNU"] in
  def Builtin_Float#format : Builtin_FloatType<"Float" # format, "f" # format>;
def Builtin_BFloat16 : Builtin_CachedFloatType<"BFloat16", "bf16", ["scaleElementBitwidth"]>;
def Builtin_FloatTF32 : Builtin_CachedFloatType<"FloatTF32", "tf32">;
foreach width = [16, 32] in
  def Builtin_Float#width : Builtin_CachedFloatType<"Float" # width, "f" # width, ["scaleElementBitwidth"]>;
foreach width = [64, 80, 128] in
  def Builtin_Float#width : Builtin_CachedFloatType<"Float" # width, "f" # width>;
def Builtin_Tuple : Builtin_Type<"Tuple", "tuple"> { let parameters = (ins ArrayRefParameter<"Type">:$types); }
class Builtin_Shaped<string name, string mnemonic> : Builtin_Type<name, mnemonic, [ShapedTypeInterface]> {
  let parameters = (ins ArrayRefParameter<"int64_t">:$shape, "Type":$elementType);
}
def Builtin_RankedTensor : Builtin_Shaped<"RankedTensor", "tensor">;
def Builtin_Vector : Builtin_Shaped<"Vector", "vector">;
def Builtin_MemRef : Builtin_Shaped<"MemRef", "memref">;
def Builtin_UnrankedTensor : Builtin_Type<"UnrankedTensor", "unranked_tensor"> { let parameters = (ins "Type":$elementType); }
def Builtin_UnrankedMemRef : Builtin_Type<"UnrankedMemRef", "unranked_memref"> { let parameters = (ins "Type":$elementType); }

// ---- Locations, and the two operations

class Builtin_LocationAttr<string name, string nameInBytecode>
    : AttrDef<Builtin_Dialect, name, [], "::mlir::LocationAttr"> {
  let cppClassName = name;
  let attrName = "builtin." # nameInBytecode;
}
def CallSiteLoc : Builtin_LocationAttr<"CallSiteLoc", "call_site_loc"> { let parameters = (ins "Location":$callee, "Location":$caller); }
def FileLineColRange : Builtin_LocationAttr<"FileLineColRange", "file_line_range"> {
  let parameters = (ins "StringAttr":$filename, "unsigned":$start_line, "unsigned":$start_column, "unsigned":$end_line,
                        "unsigned":$end_column);
}
def FusedLoc : Builtin_LocationAttr<"FusedLoc", "fused_loc"> {
  let parameters = (ins ArrayRefParameter<"Location">:$locations, "Attribute":$metadata);
}
def NameLoc : Builtin_LocationAttr<"NameLoc", "name_loc"> { let parameters = (ins "StringAttr":$name, "Location":$childLoc); }
def OpaqueLoc : Builtin_LocationAttr<"OpaqueLoc", "opaque_loc"> {
  let parameters = (ins "uintptr_t":$underlyingLocation, "TypeID":$underlyingTypeID, "Location":$fallbackLocation);
}
def UnknownLoc : Builtin_LocationAttr<"UnknownLoc", "unknown_loc">;
#endif
