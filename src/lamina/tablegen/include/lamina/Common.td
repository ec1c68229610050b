// Interfaces that many dialects name: by what they are called, without the methods that only C++ needs.
#ifndef LAMINA_COMMON
#define LAMINA_COMMON
include "lamina/Effects.td"

class OpInterfaceOfMlir<string name, list<Interface> bases = []> : OpInterface<name, bases> {
  let cppNamespace = "::mlir";
}
class AttrInterfaceOfMlir<string name, list<Interface> bases = []> : AttrInterface<name, bases> {
  let cppNamespace = "::mlir";
}
class TypeInterfaceOfMlir<string name, list<Interface> bases = []> : TypeInterface<name, bases> {
  let cppNamespace = "::mlir";
}
foreach name = ["InferTypeOpInterface", "InferShapedTypeOpInterface", "ReifyRankedShapedTypeOpInterface",
                "OpAsmOpInterface", "SymbolUserOpInterface", "RegionKindInterface", "CastOpInterface",
                "BranchOpInterface", "RegionBranchOpInterface", "RegionBranchTerminatorOpInterface",
                "SelectLikeOpInterface", "WeightedBranchOpInterface", "WeightedRegionBranchOpInterface",
                "PromotableAllocationOpInterface",
                "PromotableMemOpInterface", "PromotableOpInterface", "PromotableRegionOpInterface",
                "DestructurableAllocationOpInterface", "SafeMemorySlotAccessOpInterface",
                "DestructurableAccessorOpInterface", "InferIntRangeInterface", "ArgAndResultAttrsOpInterface",
                "LoopLikeOpInterface", "ViewLikeOpInterface", "DestinationStyleOpInterface",
                "DerivedAttributeOpInterface", "VectorUnrollOpInterface", "TilingInterface",
                "ParallelCombiningOpInterface", "InParallelOpInterface", "RuntimeVerifiableOpInterface",
                "ValueBoundsOpInterface", "VectorTransferOpInterface", "OffsetSizeAndStrideOpInterface",
                "AlignmentAttrOpInterface", "IndexingMapOpInterface", "InferStridedMetadataOpInterface",
                "MemorySpaceCastConsumerOpInterface", "MemorySpaceCastOpInterface", "ShapedDimOpInterface",
                "SubsetOpInterface", "DataLayoutOpInterface"] in
  def name : OpInterfaceOfMlir<name>;
def PartialReductionOpInterface : OpInterfaceOfMlir<"PartialReductionOpInterface", [TilingInterface]>;
def SubsetExtractionOpInterface : OpInterfaceOfMlir<"SubsetExtractionOpInterface", [SubsetOpInterface]>;
def SubsetInsertionOpInterface : OpInterfaceOfMlir<"SubsetInsertionOpInterface", [SubsetOpInterface]>;
def Symbol : OpInterfaceOfMlir<"SymbolOpInterface">;
def CallOpInterface : OpInterfaceOfMlir<"CallOpInterface", [ArgAndResultAttrsOpInterface]>;
def CallableOpInterface : OpInterfaceOfMlir<"CallableOpInterface", [ArgAndResultAttrsOpInterface]>;
def FunctionOpInterface : OpInterfaceOfMlir<"FunctionOpInterface", [Symbol, CallableOpInterface]>;
foreach name = ["OpAsmAttrInterface", "SymbolUserAttrInterface", "MemRefLayoutAttrInterface",
                "VerifiableTensorEncoding", "DLTIQueryInterface", "DataLayoutEntryInterface"] in
  def name : AttrInterfaceOfMlir<name>;
foreach name = ["DataLayoutSpecInterface", "TargetDeviceSpecInterface", "TargetSystemSpecInterface"] in
  def name : AttrInterfaceOfMlir<name, [DLTIQueryInterface]>;
def TypedAttrInterface : AttrInterfaceOfMlir<"TypedAttr">;
def BlobAttrInterface : AttrInterfaceOfMlir<"BlobAttr">;
def ElementsAttrInterface : AttrInterfaceOfMlir<"ElementsAttr", [TypedAttrInterface]>;
foreach name = ["OpAsmTypeInterface", "VectorElementTypeInterface", "MemRefElementTypeInterface",
                "PtrLikeTypeInterface", "DestructurableTypeInterface", "DataLayoutTypeInterface"] in
  def name : TypeInterfaceOfMlir<name>;
def FloatTypeInterface : TypeInterfaceOfMlir<"FloatType", [VectorElementTypeInterface]>;
def ShapedTypeInterface : TypeInterfaceOfMlir<"ShapedType">;

foreach name = ["SymbolTable", "HasOnlyGraphRegion", "SameOperandsAndResultType", "SameOperandsAndResultRank",
                "HasParallelRegion", "DistinctObjectsTrait"] in
  def name : NativeOpTrait<name>;
def GraphRegionNoTerminator : TraitList<[NoTerminator, SingleBlock, RegionKindInterface, HasOnlyGraphRegion]>;
def ReturnLike
    : TraitList<[DeclareOpInterfaceMethods<RegionBranchTerminatorOpInterface>, NativeOpTrait<"ReturnLike">]>;
class ResourceHandleParameter<string handleType, string desc = ""> : AttrOrTypeParameter<handleType, desc>;

// ---- Inference of types

class InferTypeOpAdaptorBase<code additionalDecls = [{}]>
    : TraitList<[DeclareOpInterfaceMethods<InferTypeOpInterface>, NativeOpTrait<"InferTypeOpAdaptor">]>;
def InferTypeOpAdaptor : InferTypeOpAdaptorBase;
def InferTypeOpAdaptorWithIsCompatible : InferTypeOpAdaptorBase;
class InferShapedTypeOpAdaptorBase<list<string> overridenMethods = []>
    : TraitList<[DeclareOpInterfaceMethods<InferShapedTypeOpInterface, overridenMethods>,
                 NativeOpTrait<"InferShapedTypeOpAdaptor">]>;
def InferShapedTypeOpAdaptor : InferShapedTypeOpAdaptorBase<["inferReturnTypeComponents"]>;
def InferShapedTypeOpAdaptorWithReify
    : InferShapedTypeOpAdaptorBase<["inferReturnTypeComponents", "reifyReturnTypeShapes"]>;
class InferTensorTypeBase<list<string> overridenMethods = []>
    : TraitList<[DeclareOpInterfaceMethods<InferTypeOpInterface>,
                 DeclareOpInterfaceMethods<InferShapedTypeOpInterface, overridenMethods>,
                 NativeOpTrait<"InferTensorType">]>;
def InferTensorType : InferTensorTypeBase<["inferReturnTypeComponents"]>;
def InferTensorTypeWithReify : InferTensorTypeBase<["inferReturnTypeComponents", "reifyReturnTypeShapes"]>;
class InferTensorTypeAdaptorBase<list<string> overridenMethods = []>
    : TraitList<[DeclareOpInterfaceMethods<InferTypeOpInterface>, InferShapedTypeOpAdaptorBase<overridenMethods>,
                 NativeOpTrait<"InferTensorType">]>;
def InferTensorTypeAdaptor : InferTensorTypeAdaptorBase<["inferReturnTypeComponents"]>;
def InferTensorTypeAdaptorWithReify
    : InferTensorTypeAdaptorBase<["inferReturnTypeComponents", "reifyReturnTypeShapes"]>;
#endif
