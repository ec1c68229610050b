// The ptr dialect: opaque pointers, by the memory space that they point into.
include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/Properties.td"
include "mlir/IR/BuiltinAttributeInterfaces.td"
include "mlir/IR/BuiltinTypeInterfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Ptr_Dialect : Dialect {
  let name = "ptr";
  let summary = "Pointers without the types of what they point to";
  let cppNamespace = "::mlir::ptr";
  let useDefaultTypePrinterParser = 1;
  let useDefaultAttributePrinterParser = 1;
}

// ---- Types

def MemorySpaceAttrInterface : AttrInterface<"MemorySpaceAttrInterface"> {
  let cppNamespace = "::mlir::ptr";
}
def Ptr_PtrType : TypeDef<Ptr_Dialect, "Ptr", [MemRefElementTypeInterface, PtrLikeTypeInterface, VectorElementTypeInterface]> {
  let mnemonic = "ptr";
  let summary = "pointer type";
  let parameters = (ins "MemorySpaceAttrInterface":$memorySpace);
  let assemblyFormat = "`<` $memorySpace `>`";
}
// What a pointer into an object needs besides the address, such as the sizes and strides of a memref.
def Ptr_PtrMetadata : TypeDef<Ptr_Dialect, "PtrMetadata"> {
  let mnemonic = "ptr_metadata";
  let summary = "Pointer metadata type";
  let parameters = (ins "PtrLikeTypeInterface":$type);
  let assemblyFormat = "`<` $type `>`";
  let genVerifyDecl = 1;
}

class Shaped<list<Type> elements, list<Pred> also = []>
    : ShapedContainerType<elements, And<[HasValueSemanticsPred] # also>, "A shaped type with value semantics and rank.",
                          "::mlir::ShapedType">;
class OneDim<Type element> : Shaped<[element], [HasAnyRankOfPred<[1]>]>;
def Pointers : AnyTypeOf<[Shaped<[Ptr_PtrType], [HasRankPred]>, Ptr_PtrType]>;
def Integers : AnyTypeOf<[Shaped<[AnySignlessIntegerOrIndex], [HasRankPred]>, AnySignlessIntegerOrIndex]>;
def Values : OneDim<AnyType>;
def Mask : OneDim<I1>;
def Addresses : OneDim<Ptr_PtrType>;

// ---- Attributes

class PtrAttr<string name, string attribute> : AttrDef<Ptr_Dialect, name> {
  let mnemonic = attribute;
}
def AddressAttr : PtrAttr<"Address", "address"> {
  let parameters = (ins AttributeSelfTypeParameter<"", "PtrType">:$type, APIntParameter<"">:$value);
  let assemblyFormat = "`<` $value `>`";
}
def NullAttr : PtrAttr<"Null", "null"> {
  let parameters = (ins AttributeSelfTypeParameter<"", "PtrType">:$type);
  let assemblyFormat = "";
}
def GenericSpaceAttr : AttrDef<Ptr_Dialect, "GenericSpace", [DeclareAttrInterfaceMethods<MemorySpaceAttrInterface>]> {
  let mnemonic = "generic_space";
  let assemblyFormat = "";
}
def SpecAttr : PtrAttr<"Spec", "spec"> {
  let parameters = (ins "uint32_t":$size, "uint32_t":$abi, "uint32_t":$preferred,
                        DefaultValuedParameter<"uint32_t", "4294967295">:$index);
  let assemblyFormat = "`<` struct(params) `>`";
  let genVerifyDecl = 1;
}

def AtomicOrdering : I32Enum<"AtomicOrdering", "Atomic ordering for LLVM's memory model", [
    I32EnumCase<"not_atomic", 0>, I32EnumCase<"unordered", 1>, I32EnumCase<"monotonic", 2>, I32EnumCase<"acquire", 3>,
    I32EnumCase<"release", 4>, I32EnumCase<"acq_rel", 5>, I32EnumCase<"seq_cst", 6>]> {
  let cppNamespace = "::mlir::ptr";
}
def PtrAddFlags : I32Enum<"PtrAddFlags", "Pointer add flags", [
    I32EnumCase<"none", 0>, I32EnumCase<"nusw", 1>, I32EnumCase<"nuw", 2>, I32EnumCase<"inbounds", 3>]> {
  let cppNamespace = "::mlir::ptr";
}
def PtrDiffFlags : I8BitEnum<"PtrDiffFlags", "Pointer difference flags", [
    I8BitEnumCase<"none", 0>, I8BitEnumCase<"nuw", 1>, I8BitEnumCase<"nsw", 2>]> {
  let cppNamespace = "::mlir::ptr";
}
def Alignment : OptionalProp<I64Prop>;
def Ordering : DefaultValuedProp<EnumProp<AtomicOrdering>, "AtomicOrdering::not_atomic">;

// ---- Operations

class PtrOp<string mnemonic, dag takes, dag gives, string format, list<Trait> traits = []>
    : Op<Ptr_Dialect, mnemonic, traits> {
  let arguments = takes;
  let results = gives;
  let assemblyFormat = format;
}
class Masked<string mnemonic, string whole, dag takes, dag gives, string format, list<Trait> traits = []>
    : PtrOp<mnemonic, takes, gives, format,
            [TypesMatchWith<whole # " and mask must be compatible", whole, "mask",
                            "::llvm::cast<ShapedType>($_self).clone(IntegerType::get($_self.getContext(), 1))">] # traits> {
  let hasVerifier = 1;
}
defvar MetadataOf = "PtrMetadataType::get(cast<PtrLikeTypeInterface>($_self))";

def ConstantOp : PtrOp<"constant", (ins TypedAttrInterface:$value), (outs Ptr_PtrType:$result), "attr-dict $value",
                       [ConstantLike, Pure, AllTypesMatch<["value", "result"]>]>;
def FromPtrOp : PtrOp<"from_ptr", (ins Ptr_PtrType:$ptr, Optional<Ptr_PtrMetadata>:$metadata),
                      (outs PtrLikeTypeInterface:$result),
                      "$ptr (`metadata` $metadata^)? attr-dict `:` type($ptr) `->` type($result)",
                      [Pure, OptionalTypesMatchWith<"metadata type", "result", "metadata", MetadataOf>]> {
  let hasVerifier = 1;
}
def ToPtrOp : PtrOp<"to_ptr", (ins PtrLikeTypeInterface:$ptr), (outs Ptr_PtrType:$result),
                    "$ptr attr-dict `:` type($ptr) `->` type($result)", [Pure]> {
  let hasVerifier = 1;
}
def GetMetadataOp : PtrOp<"get_metadata", (ins PtrLikeTypeInterface:$ptr), (outs Ptr_PtrMetadata:$result),
                          "$ptr attr-dict `:` type($ptr)",
                          [Pure, TypesMatchWith<"metadata type", "ptr", "result", MetadataOf>]>;
def TypeOffsetOp : PtrOp<"type_offset", (ins TypeAttr:$elementType), (outs AnySignlessIntegerOrIndex:$result),
                         "$elementType attr-dict `:` type($result)", [Pure]>;
def PtrAddOp : PtrOp<"ptr_add", (ins Pointers:$base, Integers:$offset,
                                     DefaultValuedProp<EnumProp<PtrAddFlags>, "PtrAddFlags::none">:$flags),
                     (outs Pointers:$result), "($flags^)? $base `,` $offset attr-dict `:` type($base) `,` type($offset)",
                     [Pure, InferTypeOpInterface]>;
def PtrDiffOp : PtrOp<"ptr_diff", (ins Pointers:$lhs, Pointers:$rhs,
                                       DefaultValuedProp<EnumProp<PtrDiffFlags>, "PtrDiffFlags::none">:$flags),
                      (outs Integers:$result), "($flags^)? $lhs `,` $rhs attr-dict `:` type($lhs) `->` type($result)",
                      [Pure, AllTypesMatch<["lhs", "rhs"]>, SameOperandsAndResultShape]> {
  let hasVerifier = 1;
}
def LoadOp : PtrOp<"load", (ins Ptr_PtrType:$ptr, Alignment:$alignment, UnitProp:$volatile_, UnitProp:$nontemporal,
                                UnitProp:$invariant, UnitProp:$invariantGroup, Ordering:$ordering,
                                OptionalAttr<StrAttr>:$syncscope), (outs AnyType:$value),
                   "(`volatile` $volatile_^)? $ptr (`atomic` (`syncscope` `(` $syncscope^ `)`)? $ordering^)? "
                   "oilist(`nontemporal` $nontemporal | `invariant` $invariant | `invariant_group` $invariantGroup | "
                   "`alignment` `=` $alignment) attr-dict `:` qualified(type($ptr)) `->` type($value)"> {
  let hasVerifier = 1;
}
def StoreOp : PtrOp<"store", (ins AnyType:$value, Ptr_PtrType:$ptr, Alignment:$alignment, UnitProp:$volatile_,
                                  UnitProp:$nontemporal, UnitProp:$invariantGroup, Ordering:$ordering,
                                  OptionalAttr<StrAttr>:$syncscope), (outs),
                    "(`volatile` $volatile_^)? $value `,` $ptr (`atomic` (`syncscope` `(` $syncscope^ `)`)? $ordering^)? "
                    "oilist(`nontemporal` $nontemporal | `invariant_group` $invariantGroup | `alignment` `=` $alignment) "
                    "attr-dict `:` type($value) `,` qualified(type($ptr))"> {
  let hasVerifier = 1;
}
def MaskedLoadOp : Masked<"masked_load", "result",
                          (ins Ptr_PtrType:$ptr, Mask:$mask, Values:$passthrough, Alignment:$alignment), (outs Values:$result),
                          "$ptr `,` $mask `,` $passthrough (`alignment` `=` $alignment^)? attr-dict `:` "
                          "qualified(type($ptr)) `->` type($result)", [AllTypesMatch<["result", "passthrough"]>]>;
def MaskedStoreOp : Masked<"masked_store", "value",
                           (ins Values:$value, Ptr_PtrType:$ptr, Mask:$mask, Alignment:$alignment), (outs),
                           "$value `,` $ptr `,` $mask (`alignment` `=` $alignment^)? attr-dict `:` type($value) `,` "
                           "qualified(type($ptr))">;
def GatherOp : Masked<"gather", "result",
                      (ins Addresses:$ptrs, Mask:$mask, Values:$passthrough, Alignment:$alignment), (outs Values:$result),
                      "$ptrs `,` $mask `,` $passthrough (`alignment` `=` $alignment^)? attr-dict `:` type($ptrs) `->` "
                      "type($result)",
                      [AllTypesMatch<["result", "passthrough"]>, AllShapesMatch<["result", "ptrs"]>,
                       AllTypeIDsMatch<["result", "ptrs"]>]>;
def ScatterOp : Masked<"scatter", "value",
                       (ins Values:$value, Addresses:$ptrs, Mask:$mask, Alignment:$alignment), (outs),
                       "$value `,` $ptrs `,` $mask (`alignment` `=` $alignment^)? attr-dict `:` type($value) `,` type($ptrs)",
                       [AllShapesMatch<["value", "ptrs"]>, AllTypeIDsMatch<["value", "ptrs"]>]>;
