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
def Builtin_StridedLayoutAttr : Builtin_Attr<"StridedLayout", "strided_layout"> {
  let parameters = (ins "int64_t":$offset, ArrayRefParameter<"int64_t">:$strides);
}
def Builtin_StringAttr : Builtin_Attr<"String", "string", [TypedAttrInterface]> {
  let parameters = (ins StringRefParameter<"">:$value, AttributeSelfTypeParameter<"">:$type);
}
def Builtin_SymbolRefAttr : Builtin_Attr<"SymbolRef", "symbol_ref"> {
  let parameters = (ins "StringAttr":$rootReference, ArrayRefParameter<"FlatSymbolRefAttr">:$nestedReferences);
}
def Builtin_TypeAttr : Builtin_Attr<"Type", "type"> { let parameters = (ins AttrParameter<"Type", "">:$value); }
def Builtin_UnitAttr : Builtin_Attr<"Unit", "unit">;
def Builtin_Integer : Builtin_Type<"Integer", "integer"> {
  let parameters = (ins "unsigned":$width, "SignednessSemantics":$signedness);
}
def Builtin_Index : Builtin_Type<"Index", "index">;
def Builtin_None : Builtin_Type<"None", "none">;
def Builtin_Complex : Builtin_Type<"Complex", "complex"> { let parameters = (ins "Type":$elementType); }
def Builtin_Function : Builtin_Type<"Function", "function"> {
  let parameters = (ins ArrayRefParameter<"Type">:$inputs, ArrayRefParameter<"Type">:$results);
}
def Builtin_Tuple : Builtin_Type<"Tuple", "tuple"> { let parameters = (ins ArrayRefParameter<"Type">:$types); }
class Builtin_Shaped<string name, string mnemonic> : Builtin_Type<name, mnemonic, [ShapedTypeInterface]> {
  let parameters = (ins ArrayRefParameter<"int64_t">:$shape, "Type":$elementType);
}
def Builtin_RankedTensor : Builtin_Shaped<"RankedTensor", "tensor">;
def Builtin_Vector : Builtin_Shaped<"Vector", "vector">;
def Builtin_MemRef : Builtin_Shaped<"MemRef", "memref">;
def Builtin_UnrankedTensor : Builtin_Type<"UnrankedTensor", "unranked_tensor"> { let parameters = (ins "Type":$elementType); }
def Builtin_UnrankedMemRef : Builtin_Type<"UnrankedMemRef", "unranked_memref"> { let parameters = (ins "Type":$elementType); }
#endif
