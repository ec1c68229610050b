// Constraints of types.
#ifndef LAMINA_TYPES
#define LAMINA_TYPES

class IsA<string cls> : CPred<"::llvm::isa<::mlir::" # cls # ">($_self)">;
class HasRankThat<string test> : CPred<"::llvm::cast<::mlir::ShapedType>($_self).getRank() " # test>;

def IsVectorOfNonZeroRankTypePred
    : And<[IsA<"VectorType">, CPred<"::llvm::cast<::mlir::VectorType>($_self).getRank() > 0">]>;
def IsFixedVectorOfNonZeroRankTypePred
    : And<[IsA<"FixedVectorType">, CPred<"::llvm::cast<::mlir::VectorType>($_self).getRank() > 0">]>;
def IsVectorOfAnyRankTypePred : IsA<"VectorType">;
def IsFixedVectorOfAnyRankTypePred : IsA<"FixedVectorType">;
def IsVectorTypeWithAnyDimScalablePred : IsA<"ScalableVectorType">;
def IsVectorTypeWithOnlyTrailingDimScalablePred : And<[
  IsA<"VectorType">,
  CPred<"::llvm::cast<::mlir::VectorType>($_self).getRank() > 0">,
  CPred<"::llvm::cast<::mlir::VectorType>($_self).getScalableDims().back()">,
  CPred<"!llvm::is_contained(::llvm::cast<::mlir::VectorType>($_self).getScalableDims().drop_back(), true)">]>;
def IsVectorTypeWithAllDimsScalablePred : And<[
  IsVectorOfNonZeroRankTypePred, CPred<"::llvm::cast<::mlir::VectorType>($_self).allDimsScalable()">]>;
def IsTensorTypePred : IsA<"TensorType">;
def IsMemRefTypePred : IsA<"MemRefType">;
def IsTensorOrMemRefTypePred : Or<[IsTensorTypePred, IsMemRefTypePred]>;
def IsUnrankedMemRefTypePred : IsA<"UnrankedMemRefType">;
def IsUnrankedTensorTypePred : IsA<"UnrankedTensorType">;
def IsRankedTensorTypePred : IsA<"RankedTensorType">;
def IsBaseMemRefTypePred : IsA<"BaseMemRefType">;
def IsShapedTypePred : IsA<"ShapedType">;
def IsTupleTypePred : IsA<"TupleType">;
def HasStaticShapePred : CPred<"::llvm::cast<::mlir::ShapedType>($_self).hasStaticShape()">;
def HasValueSemanticsPred : CPred<"$_self.hasTrait<::mlir::ValueSemantics>()">;
def HasRankPred : CPred<"::llvm::cast<::mlir::ShapedType>($_self).hasRank()">;

class Type<Pred condition, string descr = "", string cppType = "::mlir::Type">
    : TypeConstraint<condition, descr, cppType> {
  string description = "";
  string builderCall = "";
}
class TypeAlias<Type t, string summary = t.summary> : Type<t.predicate, summary, t.cppType> {
  let description = t.description;
  let builderCall = t.builderCall;
}
class DialectType<Dialect d, Pred condition, string descr = "", string cppType = "::mlir::Type">
    : Type<condition, descr, cppType> { Dialect dialect = d; }
class Variadic<Type type> : TypeConstraint<type.predicate, "variadic of " # type.summary, type.cppType> {
  Type baseType = type;
  int minSize = 0;
}
class VariadicOfVariadic<Type type, string variadicSegmentAttrName> : Variadic<type> {
  string segmentAttrName = variadicSegmentAttrName;
}
class Optional<Type type> : TypeConstraint<type.predicate, type.summary, type.cppType> { Type baseType = type; }
class BuildableType<code builder> { code builderCall = builder; }
class SameBuildabilityAs<Type type, code builder> {
  code builderCall = !if(!empty(type.builderCall), "", builder);
}
def AnyType : Type<CPred<"true">, "any type">;
def NoneType : Type<IsA<"NoneType">, "none type", "::mlir::NoneType">,
               BuildableType<"$_builder.getType<::mlir::NoneType>()">;

// ---- Combinations

class AnyTypeOf<list<Type> allowedTypeList, string summary = "", string cppType = "::mlir::Type">
    : Type<Or<!foreach(t, allowedTypeList, t.predicate)>,
           !if(!empty(summary), !interleave(!foreach(t, allowedTypeList, t.summary), " or "), summary), cppType> {
  list<Type> allowedTypes = allowedTypeList;
}
class AllOfType<list<Type> allowedTypeList, string summary = "", string cppType = "::mlir::Type">
    : Type<And<!foreach(t, allowedTypeList, t.predicate)>,
           !if(!empty(summary), !interleave(!foreach(t, allowedTypeList, t.summary), " and "), summary), cppType> {
  list<Type> allowedTypes = allowedTypeList;
}
class ConfinedType<Type type, list<Pred> predicates, string summary = "", string cppType = type.cppType>
    : Type<And<!listconcat([type.predicate], predicates)>, summary, cppType> {
  Type baseType = type;
  list<Pred> predicateList = predicates;
}

// ---- Integers, floats and other scalars

def AnyInteger : Type<IsA<"IntegerType">, "integer", "::mlir::IntegerType">;
def AnySignlessInteger : Type<CPred<"$_self.isSignlessInteger()">, "signless integer", "::mlir::IntegerType">;
def AnySignedInteger : Type<CPred<"$_self.isSignedInteger()">, "signed integer">;
def AnyUnsignedInteger : Type<CPred<"$_self.isUnsignedInteger()">, "unsigned integer">;
class AnyI<int width> : Type<CPred<"$_self.isInteger(" # width # ")">, width # "-bit integer"> {
  int bitwidth = width;
}
class I<int width>
    : Type<CPred<"$_self.isSignlessInteger(" # width # ")">, width # "-bit signless integer", "::mlir::IntegerType">,
      BuildableType<"$_builder.getIntegerType(" # width # ")"> { int bitwidth = width; }
class SI<int width>
    : Type<CPred<"$_self.isSignedInteger(" # width # ")">, width # "-bit signed integer", "::mlir::IntegerType">,
      BuildableType<"$_builder.getIntegerType(" # width # ", /*isSigned=*/true)"> { int bitwidth = width; }
class UI<int width>
    : Type<CPred<"$_self.isUnsignedInteger(" # width # ")">, width # "-bit unsigned integer", "::mlir::IntegerType">,
      BuildableType<"$_builder.getIntegerType(" # width # ", /*isSigned=*/false)"> { int bitwidth = width; }
class AnyIntOfWidths<list<int> widths>
    : AnyTypeOf<!foreach(w, widths, AnyI<w>), !interleave(widths, "/") # "-bit integer", "::mlir::IntegerType">;
class SignlessIntOfWidths<list<int> widths>
    : AnyTypeOf<!foreach(w, widths, I<w>), !interleave(widths, "/") # "-bit signless integer">;
class SignedIntOfWidths<list<int> widths>
    : AnyTypeOf<!foreach(w, widths, SI<w>), !interleave(widths, "/") # "-bit signed integer">;
class UnsignedIntOfWidths<list<int> widths>
    : AnyTypeOf<!foreach(w, widths, UI<w>), !interleave(widths, "/") # "-bit unsigned integer">;
foreach w = [1, 8, 16, 32, 64] in {
  def AnyI#w : AnyI<w>;
  def I#w : I<w>;
  def SI#w : SI<w>;
  def UI#w : UI<w>;
}
def I128 : I<128>;
def Index : Type<IsA<"IndexType">, "index", "::mlir::IndexType">, BuildableType<"$_builder.getIndexType()">;
def AnySignlessIntegerOrIndex
    : Type<CPred<"$_self.isSignlessIntOrIndex()">, "signless integer or index">;
class IntegerOfMinWidth<int width>
    : ConfinedType<AnyInteger, [CPred<"::llvm::cast<::mlir::IntegerType>($_self).getWidth() >= " # width>],
                   AnyInteger.summary # " with a minimum bitwidth of " # width>;

def AnyFloat : Type<IsA<"FloatType">, "floating-point", "::mlir::FloatType">;
class F<int width>
    : Type<CPred<"$_self.isF" # width # "()">, width # "-bit float", "::mlir::FloatType">,
      BuildableType<"$_builder.getF" # width # "Type()"> { int bitwidth = width; }
class FloatOfWidths<list<int> widths>
    : AnyTypeOf<!foreach(w, widths, F<w>), !interleave(widths, "/") # "-bit float">;
foreach w = [16, 32, 64, 80, 128] in
  def F#w : F<w>;
def BF16 : Type<IsA<"BFloat16Type">, "bfloat16 type">, BuildableType<"$_builder.getType<BFloat16Type>()">;
def TF32 : Type<IsA<"FloatTF32Type">, "tf32 type">, BuildableType<"$_builder.getType<FloatTF32Type>()">;
foreach name = ["4E2M1FN", "6E2M3FN", "6E3M2FN", "8E3M4", "8E4M3", "8E4M3FN", "8E4M3FNUZ", "8E4M3B11FNUZ", "8E5M2",
                "8E5M2FNUZ", "8E8M0FNU"] in
  def F#name : Type<IsA<"Float" # name # "Type">, "f" # name # " type">,
               BuildableType<"$_builder.getType<Float" # name # "Type>()">;

def AnyComplex : Type<IsA<"ComplexType">, "complex-type", "::mlir::ComplexType">;
class Complex<Type type>
    : ConfinedType<AnyComplex,
                   [SubstLeaves<"$_self", "::llvm::cast<::mlir::ComplexType>($_self).getElementType()",
                                type.predicate>],
                   "complex type with " # type.summary # " elements", "::mlir::ComplexType">,
      SameBuildabilityAs<type, "::mlir::ComplexType::get($_builder.get" # type # "Type())"> {
  Type elementType = type;
}
class OpaqueType<string dialect, string name, string summary>
    : Type<CPred<"isOpaqueTypeWithName($_self, \"" # dialect # "\", \"" # name # "\")">, summary,
           "::mlir::OpaqueType">,
      BuildableType<"::mlir::OpaqueType::get($_builder.getStringAttr(\"" # dialect # "\"), \"" # name # "\")">;
def GraphType : Type<IsA<"GraphType">, "graph type", "::mlir::GraphType">;
def FunctionType : Type<IsA<"FunctionType">, "function type", "::mlir::FunctionType">;
def AnyTuple : Type<IsTupleTypePred, "tuple", "::mlir::TupleType">;

// ---- Types with elements

class ContainerType<Type etype, Pred containerPred, code elementTypeCall, string descr,
                    string cppType = "::mlir::Type">
    : Type<And<[containerPred,
                Concat<"[](::mlir::Type elementType) { return ",
                       SubstLeaves<"$_self", "elementType", etype.predicate>, "; }(" # elementTypeCall # ")">]>,
           descr # " of " # etype.summary # " values", cppType> {
  Type elementType = etype;
  code getElementTypeCall = elementTypeCall;
}
class ShapedContainerType<list<Type> allowedTypes, Pred containerPred, string descr, string cppType = "::mlir::Type">
    : Type<And<[containerPred,
                Concat<"[](::mlir::Type elementType) { return ",
                       SubstLeaves<"$_self", "elementType", AnyTypeOf<allowedTypes>.predicate>,
                       "; }(::llvm::cast<::mlir::ShapedType>($_self).getElementType())">]>,
           descr # " of " # AnyTypeOf<allowedTypes>.summary # " values", cppType>;
class ValueSemanticsContainerOf<list<Type> allowedTypes>
    : ShapedContainerType<allowedTypes, HasValueSemanticsPred, "container with value semantics">;
class HasAnyRankOfPred<list<int> ranks>
    : And<[CPred<"::llvm::cast<::mlir::ShapedType>($_self).hasRank()">,
           Or<!foreach(rank, ranks, HasRankThat<"== " # rank>)>]>;
class HasRankGreaterOrEqualPred<int rank>
    : And<[CPred<"::llvm::cast<::mlir::ShapedType>($_self).hasRank()">, HasRankThat<">= " # rank>]>;
class HasRankPred<int rank>
    : And<[CPred<"::llvm::cast<::mlir::ShapedType>($_self).hasRank()">, HasRankThat<"== " # rank>]>;
def AnyShaped : ShapedContainerType<[AnyType], IsShapedTypePred, "shaped", "::mlir::ShapedType">;

class VectorContainer<list<Type> allowedTypes, Pred pred, string descr>
    : ShapedContainerType<allowedTypes, pred, descr, "::mlir::VectorType">;
class VectorOfAnyRankOf<list<Type> allowedTypes> : VectorContainer<allowedTypes, IsVectorOfAnyRankTypePred, "vector">;
class VectorOfNonZeroRankOf<list<Type> allowedTypes>
    : VectorContainer<allowedTypes, IsVectorOfNonZeroRankTypePred, "vector">;
class VectorOf<list<Type> allowedTypes> : VectorOfNonZeroRankOf<allowedTypes>;
class FixedVectorOfAnyRank<list<Type> allowedTypes>
    : VectorContainer<allowedTypes, IsFixedVectorOfAnyRankTypePred, "fixed-length vector">;
class FixedVectorOfNonZeroRankOf<list<Type> allowedTypes>
    : VectorContainer<allowedTypes, IsFixedVectorOfNonZeroRankTypePred, "fixed-length vector">;
class ScalableVectorOfAnyRank<list<Type> allowedTypes>
    : VectorContainer<allowedTypes, IsVectorTypeWithAnyDimScalablePred, "scalable vector">;
class VectorWithTrailingDimScalableOf<list<Type> allowedTypes>
    : VectorContainer<allowedTypes, IsVectorTypeWithOnlyTrailingDimScalablePred, "trailing scalable vector">;
class VectorThat<Pred kind, string call, list<int> allowed>
    : And<[kind, Or<!foreach(n, allowed, CPred<"::llvm::cast<::mlir::VectorType>($_self)." # call # "() == " # n>)>]>;
class IsVectorOfRankPred<list<int> allowedRanks> : VectorThat<IsVectorOfNonZeroRankTypePred, "getRank", allowedRanks>;
class IsFixedVectorOfRankPred<list<int> allowedRanks>
    : VectorThat<IsFixedVectorOfAnyRankTypePred, "getRank", allowedRanks>;
class IsScalableVectorOfRankPred<list<int> allowedRanks>
    : VectorThat<IsVectorTypeWithAnyDimScalablePred, "getRank", allowedRanks>;
class IsVectorOfLengthPred<list<int> allowedLengths>
    : VectorThat<IsVectorOfNonZeroRankTypePred, "getNumElements", allowedLengths>;
class IsFixedVectorOfLengthPred<list<int> allowedLengths>
    : VectorThat<IsFixedVectorOfAnyRankTypePred, "getNumElements", allowedLengths>;
class IsScalableVectorOfLengthPred<list<int> allowedLengths>
    : VectorThat<IsVectorTypeWithAnyDimScalablePred, "getNumElements", allowedLengths>;
class VectorOfBoundedLength<string bound>
    : And<[IsVectorOfNonZeroRankTypePred,
           CPred<"::llvm::cast<::mlir::VectorType>($_self).getNumElements() " # bound>]>;
class IsVectorOfMinLengthPred<int minLength> : VectorOfBoundedLength<">= " # minLength>;
class IsVectorOfMaxLengthPred<int maxLength> : VectorOfBoundedLength<"<= " # maxLength>;
class IsVectorOfShape<list<int> shape>
    : CPred<"::llvm::cast<::mlir::VectorType>($_self).getShape() == ::llvm::ArrayRef<int64_t>({"
            # !interleave(shape, ", ") # "})">;
// A dimension counted from the front, or if negative from the back: the rank it needs.
class NormalizeIndex<int value> { int ret = !if(!lt(value, 0), !sub(0, value), !add(value, 1)); }
class IsNthDimSizeIsOneOfPred<int n, list<int> allowedSizes>
    : And<[HasRankThat<">= " # NormalizeIndex<n>.ret>,
           CPred<"::llvm::is_contained(::llvm::ArrayRef<int64_t>({" # !interleave(allowedSizes, ", ")
                 # "}), ::llvm::cast<::mlir::ShapedType>($_self).getDimSize("
                 # !if(!lt(n, 0), "::llvm::cast<::mlir::ShapedType>($_self).getRank() + ", "") # n # "))">]>;
class ShapedTypeWithNthDimOfSize<int n, list<int> allowedSizes>
    : Type<IsNthDimSizeIsOneOfPred<n, allowedSizes>,
           " with dim " # n # " having a size of {" # !interleave(allowedSizes, ", ") # "}", "::mlir::ShapedType">;
class VectorOfRank<list<int> allowedRanks>
    : Type<IsVectorOfRankPred<allowedRanks>,
           " of ranks " # !interleave(allowedRanks, "/"), "::mlir::VectorType">;
class VectorOfRankAndType<list<int> allowedRanks, list<Type> allowedTypes>
    : AllOfType<[VectorOfNonZeroRankOf<allowedTypes>, VectorOfRank<allowedRanks>],
                VectorOfNonZeroRankOf<allowedTypes>.summary # VectorOfRank<allowedRanks>.summary,
                "::mlir::VectorType">;
class VectorOfLength<list<int> allowedLengths>
    : Type<IsVectorOfLengthPred<allowedLengths>,
           " of length " # !interleave(allowedLengths, "/"), "::mlir::VectorType">;
class VectorOfLengthAndType<list<int> allowedLengths, list<Type> allowedTypes>
    : AllOfType<[VectorOfNonZeroRankOf<allowedTypes>, VectorOfLength<allowedLengths>],
                VectorOfNonZeroRankOf<allowedTypes>.summary # VectorOfLength<allowedLengths>.summary,
                "::mlir::VectorType">;
class VectorOfMinLength<int minLength>
    : Type<IsVectorOfMinLengthPred<minLength>, " of at least length " # minLength, "::mlir::VectorType">;
class VectorOfMaxLength<int maxLength>
    : Type<IsVectorOfMaxLengthPred<maxLength>, " of at most length " # maxLength, "::mlir::VectorType">;
class VectorOfMinMaxLengthAndType<int minLength, int maxLength, list<Type> allowedTypes>
    : AllOfType<[VectorOfNonZeroRankOf<allowedTypes>, VectorOfMinLength<minLength>, VectorOfMaxLength<maxLength>],
                VectorOfNonZeroRankOf<allowedTypes>.summary # VectorOfMinLength<minLength>.summary
                    # VectorOfMaxLength<maxLength>.summary,
                "::mlir::VectorType">;
class FixedVectorOfShapeAndType<list<int> shape, Type elType>
    : ShapedContainerType<[elType], And<[IsVectorOfShape<shape>, IsFixedVectorOfAnyRankTypePred]>,
                          "vector<" # !interleave(shape, "x") # "x" # elType # ">", "::mlir::VectorType">,
      BuildableType<"::mlir::VectorType::get({" # !interleave(shape, " ,") # "} , " # elType.builderCall # " );">;
class FixedVectorOfRank<list<int> allowedRanks>
    : Type<IsFixedVectorOfRankPred<allowedRanks>,
           " of ranks " # !interleave(allowedRanks, "/"), "::mlir::VectorType">;
class FixedVectorOfRankAndType<list<int> allowedRanks, list<Type> allowedTypes>
    : AllOfType<[FixedVectorOfAnyRank<allowedTypes>, VectorOfRank<allowedRanks>],
                FixedVectorOfAnyRank<allowedTypes>.summary # VectorOfRank<allowedRanks>.summary,
                "::mlir::VectorType">;
class FixedVectorOfLength<list<int> allowedLengths>
    : Type<IsFixedVectorOfLengthPred<allowedLengths>,
           " of length " # !interleave(allowedLengths, "/"), "::mlir::VectorType">;
class FixedVectorOfLengthAndType<list<int> allowedLengths, list<Type> allowedTypes>
    : AllOfType<[FixedVectorOfAnyRank<allowedTypes>, FixedVectorOfLength<allowedLengths>],
                FixedVectorOfAnyRank<allowedTypes>.summary # FixedVectorOfLength<allowedLengths>.summary,
                "::mlir::VectorType">;
class ScalableVectorOfRank<list<int> allowedRanks>
    : Type<IsScalableVectorOfRankPred<allowedRanks>,
           " of ranks " # !interleave(allowedRanks, "/"), "::mlir::VectorType">;
class ScalableVectorOfLength<list<int> allowedLengths>
    : Type<IsScalableVectorOfLengthPred<allowedLengths>,
           " of length " # !interleave(allowedLengths, "/"), "::mlir::VectorType">;
class ScalableVectorOfLengthAndType<list<int> allowedLengths, list<Type> allowedTypes>
    : AllOfType<[ScalableVectorOfAnyRank<allowedTypes>, ScalableVectorOfLength<allowedLengths>],
                ScalableVectorOfAnyRank<allowedTypes>.summary # ScalableVectorOfLength<allowedLengths>.summary,
                "::mlir::VectorType">;
class ScalableVectorOfRankAndLengthAndType<list<int> allowedRanks, list<int> allowedLengths, list<Type> allowedTypes>
    : AllOfType<[ScalableVectorOfRank<allowedRanks>, ScalableVectorOfAnyRank<allowedTypes>,
                 ScalableVectorOfLength<allowedLengths>],
                ScalableVectorOfRank<allowedRanks>.summary # ScalableVectorOfAnyRank<allowedTypes>.summary
                    # ScalableVectorOfLength<allowedLengths>.summary,
                "::mlir::VectorType">;
class VectorWithTrailingDimScalableOfSizeAndType<list<int> allowedTrailingSizes, list<Type> allowedTypes>
    : AllOfType<[VectorWithTrailingDimScalableOf<allowedTypes>,
                 ShapedTypeWithNthDimOfSize<-1, allowedTrailingSizes>],
                VectorWithTrailingDimScalableOf<allowedTypes>.summary
                    # ShapedTypeWithNthDimOfSize<-1, allowedTrailingSizes>.summary,
                "::mlir::VectorType">;
def AnyVectorOfNonZeroRank : VectorOfNonZeroRankOf<[AnyType]>;
def AnyFixedVectorOfNonZeroRank : FixedVectorOfNonZeroRankOf<[AnyType]>;
def AnyVectorOfAnyRank : VectorOfAnyRankOf<[AnyType]>;
def AnyFixedVectorOfAnyRank : FixedVectorOfAnyRank<[AnyType]>;
def AnyScalableVectorOfAnyRank : ScalableVectorOfAnyRank<[AnyType]>;

class UnrankedTensorOf<list<Type> allowedTypes, list<Pred> preds = [], string summary = "unranked tensor">
    : ShapedContainerType<allowedTypes, And<!listconcat([IsUnrankedTensorTypePred], preds)>, summary,
                          "::mlir::UnrankedTensorType">;
class RankedTensorOf<list<Type> allowedTypes, list<Pred> preds = [], string summary = "ranked tensor">
    : ShapedContainerType<allowedTypes, And<!listconcat([IsRankedTensorTypePred], preds)>, summary,
                          "::mlir::RankedTensorType">;
class TensorOf<list<Type> allowedTypes, list<Pred> preds = [], string summary = "tensor">
    : ShapedContainerType<allowedTypes, And<!listconcat([IsTensorTypePred], preds)>, summary, "::mlir::TensorType">;
class Non0RankedTensorOf<list<Type> allowedTypes>
    : TensorOf<allowedTypes, [HasRankGreaterOrEqualPred<1>], "non-0-ranked.tensor">;
class TensorRankOf<list<Type> allowedTypes, list<int> ranks>
    : RankedTensorOf<allowedTypes, [HasAnyRankOfPred<ranks>],
                     !interleave(!foreach(rank, ranks, rank # "D"), "/") # " tensor">;
class 0DTensorOf<list<Type> allowedTypes> : TensorRankOf<allowedTypes, [0]>;
class 1DTensorOf<list<Type> allowedTypes> : TensorRankOf<allowedTypes, [1]>;
class 2DTensorOf<list<Type> allowedTypes> : TensorRankOf<allowedTypes, [2]>;
class 3DTensorOf<list<Type> allowedTypes> : TensorRankOf<allowedTypes, [3]>;
class 4DTensorOf<list<Type> allowedTypes> : TensorRankOf<allowedTypes, [4]>;
class StaticShapeTensorOf<list<Type> allowedTypes>
    : RankedTensorOf<allowedTypes, [HasStaticShapePred], "statically shaped tensor">;
def AnyTensor : TensorOf<[AnyType]>;
def AnyRankedTensor : RankedTensorOf<[AnyType]>;
def AnyNon0RankedTensor : Non0RankedTensorOf<[AnyType]>;
def AnyUnrankedTensor : UnrankedTensorOf<[AnyType]>;
def AnyNon0RankedOrUnrankedTensor
    : AnyTypeOf<[AnyUnrankedTensor, AnyNon0RankedTensor], "non-0-ranked or unranked tensor", "::mlir::TensorType">;
def AnyStaticShapeTensor : StaticShapeTensorOf<[AnyType]>;
def IndexTensor : TensorOf<[Index]>;

class MemRefOf<list<Type> allowedTypes>
    : ShapedContainerType<allowedTypes, IsMemRefTypePred, "memref", "::mlir::MemRefType">;
class UnrankedMemRefOf<list<Type> allowedTypes>
    : ShapedContainerType<allowedTypes, IsUnrankedMemRefTypePred, "unranked.memref", "::mlir::UnrankedMemRefType">;
class RankedOrUnrankedMemRefOf<list<Type> allowedTypes, list<Pred> preds = [],
                               string summary = "ranked or unranked memref">
    : ShapedContainerType<allowedTypes, And<!listconcat([IsBaseMemRefTypePred], preds)>, summary,
                          "::mlir::BaseMemRefType">;
class Non0RankedMemRefOf<list<Type> allowedTypes>
    : ConfinedType<MemRefOf<allowedTypes>, [HasRankGreaterOrEqualPred<1>],
                   "non-0-ranked." # MemRefOf<allowedTypes>.summary, "::mlir::MemRefType">;
class MemRefRankOf<list<Type> allowedTypes, list<int> ranks>
    : ConfinedType<MemRefOf<allowedTypes>, [HasAnyRankOfPred<ranks>],
                   !interleave(!foreach(rank, ranks, rank # "D"), "/") # " " # MemRefOf<allowedTypes>.summary,
                   "::mlir::MemRefType">;
class StaticShapeMemRefOf<list<Type> allowedTypes>
    : ConfinedType<MemRefOf<allowedTypes>, [HasStaticShapePred],
                   "statically shaped " # MemRefOf<allowedTypes>.summary, "::mlir::MemRefType">;
def HasStridesPred : CPred<"::llvm::cast<::mlir::MemRefType>($_self).isStrided()">;
class StridedMemRefRankOf<list<Type> allowedTypes, list<int> ranks>
    : ConfinedType<MemRefOf<allowedTypes>, [HasAnyRankOfPred<ranks>],
                   !interleave(!foreach(rank, ranks, rank # "D"), "/") # " " # MemRefOf<allowedTypes>.summary>;
class StridedMemRefOf<list<Type> allowedTypes>
    : ConfinedType<MemRefOf<allowedTypes>, [HasStridesPred], "strided " # MemRefOf<allowedTypes>.summary>;
def AnyMemRef : MemRefOf<[AnyType]>;
def AnyUnrankedMemRef : UnrankedMemRefOf<[AnyType]>;
def AnyRankedOrUnrankedMemRef : RankedOrUnrankedMemRefOf<[AnyType]>;
def AnyNon0RankedMemRef : Non0RankedMemRefOf<[AnyType]>;
def AnyNon0RankedOrUnrankedMemRef : AnyTypeOf<[AnyUnrankedMemRef, AnyNon0RankedMemRef]>;
def AnyStaticShapeMemRef : StaticShapeMemRefOf<[AnyType]>;
def AnyStridedMemRef : StridedMemRefOf<[AnyType]>;
class AnyStridedMemRefOfRank<int rank>
    : AllOfType<[AnyStridedMemRef, MemRefRankOf<[AnyType], [rank]>], AnyStridedMemRef.summary # " of rank " # rank>;
foreach element = [I1, I8, I16, I32, I64, BF16, F16, F32, F64] in {
  def element#Tensor : TensorOf<[element]>;
  def element#MemRef : MemRefOf<[element]>;
}
class TensorOrMemRef<list<Type> allowedTypes>
    : ShapedContainerType<allowedTypes, IsTensorOrMemRefTypePred, "Tensor or MemRef", "::mlir::ShapedType">;

class MixedContainerType<Type etype, Pred containerPred, code elementTypesCall, string descr>
    : Type<And<[containerPred,
                Concat<"::llvm::all_of(" # elementTypesCall # ", [](::mlir::Type t) { return t && (",
                       SubstLeaves<"$_self", "t", etype.predicate>, "); })">]>,
           descr # " with any combination of " # etype.summary # " values"> {
  Type elementType = etype;
  code getElementTypesCall = elementTypesCall;
}
class TupleOf<list<Type> allowedTypes>
    : MixedContainerType<AnyTypeOf<allowedTypes>, IsTupleTypePred,
                         "::llvm::cast<::mlir::TupleType>($_self).getTypes()", "tuple">;
class NestedTupleOf<list<Type> allowedTypes>
    : MixedContainerType<AnyTypeOf<allowedTypes>, IsTupleTypePred,
                         "getFlattenedTypes(::llvm::cast<::mlir::TupleType>($_self))", "nested tuple">;
class TypeOrValueSemanticsContainer<Type allowedType, string name>
    : Type<Or<[allowedType.predicate, ValueSemanticsContainerOf<[allowedType]>.predicate]>, name>;
def BoolLike : TypeOrValueSemanticsContainer<I1, "bool-like">;
def SignlessIntegerLike : TypeOrValueSemanticsContainer<AnySignlessInteger, "signless-integer">;
def SignlessIntegerOrIndexLike : TypeOrValueSemanticsContainer<AnySignlessIntegerOrIndex, "signless-integer-like">;
def FloatLike : TypeOrValueSemanticsContainer<AnyFloat, "floating-point-like">;
def SignlessIntegerOrFloatLike
    : TypeConstraint<Or<[SignlessIntegerLike.predicate, FloatLike.predicate]>,
                     "signless-integer-like or floating-point-like">;
def SignlessIntegerOrIndexOrFloatLike
    : TypeConstraint<Or<[SignlessIntegerOrIndexLike.predicate, FloatLike.predicate]>,
                     "signless-integer-or-index-like or floating-point-like">;
#endif
