// The element types, tensors and traits that StableHLO and CHLO share.
#ifndef LAMINA_STABLEHLO_ELEMENTS
#define LAMINA_STABLEHLO_ELEMENTS
include "mlir/IR/OpBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/BuiltinAttributeInterfaces.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

// ---- Elements

def Pred : TypeAlias<I1, "bool">;
def SInt : SignlessIntOfWidths<[2, 4, 8, 16, 32, 64]>;
def UInt : UnsignedIntOfWidths<[2, 4, 8, 16, 32, 64]>;
def Int : AnyTypeOf<[SInt, UInt], "2/4/8/16/32/64-bit integer">;
def Float : AnyTypeOf<[F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2,
                       F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16], "4/6/8/16/32/64-bit float">;
def WideFloat : AnyTypeOf<[F32, F64], "32/64-bit float">;
def ComplexNumber : Complex<WideFloat>;

// A quantized type whose storage is an integer of one of these widths.
class Quantized<string kind, string what> : Type<And<[
    CPred<"::llvm::isa<::mlir::quant::" # kind # ">($_self)">,
    CPred<"::mlir::hlo::isValidStablehloQuantizedElementType($_self)">,
    Or<!foreach(width, [2, 4, 8, 16, 32], CPred<"::llvm::cast<::mlir::quant::" # kind # ">($_self)"
                                                ".getStorageTypeIntegralWidth() == " # width>)>]>, what>;
def PerTensor : Quantized<"UniformQuantizedType", "per-tensor integer quantized">;
def PerAxis : Quantized<"UniformQuantizedPerAxisType", "per-axis integer quantized">;
def AxisFits : CPred<"::mlir::hlo::isValidQuantizedDimension($_self)">;

// ---- Tensors

defvar Numbers = [Float, Pred, Int, ComplexNumber];
defvar Elements = Numbers # [PerTensor];
defvar AllElements = Elements # [PerAxis];

def Tensor : RankedTensorOf<Elements>;
def TensorOrPerAxis : RankedTensorOf<AllElements, [AxisFits]>;
def NumberTensor : RankedTensorOf<Numbers>;
def IntTensor : RankedTensorOf<[Int]>;
def FloatTensor : RankedTensorOf<[Float]>;
def WideFloatTensor : RankedTensorOf<[WideFloat]>;
def PredTensor : RankedTensorOf<[Pred]>;
def ComplexTensor : RankedTensorOf<[ComplexNumber]>;
def PerAxisTensor : RankedTensorOf<[PerAxis], [AxisFits]>;
def QuantizedTensor : RankedTensorOf<[PerTensor, PerAxis], [AxisFits]>;
def IntOrFloatTensor : RankedTensorOf<[Int, Float]>;
def PredOrIntTensor : RankedTensorOf<[Pred, Int]>;
def PredIntOrFloatTensor : RankedTensorOf<[Pred, Int, Float]>;
def FloatOrComplexTensor : RankedTensorOf<[Float, ComplexNumber]>;
def FloatOrPerTensorTensor : RankedTensorOf<[Float, PerTensor]>;
def FloatOrQuantizedTensor : RankedTensorOf<[Float, PerTensor, PerAxis], [AxisFits]>;
def MathTensor : RankedTensorOf<[Float, ComplexNumber, PerTensor]>;
def ArithmeticTensor : RankedTensorOf<[Int, Float, ComplexNumber, PerTensor]>;
def RankedUi32 : RankedTensorOf<[UI32]>;
def RankedI32 : RankedTensorOf<[I32]>;
def ScalarTensor : 0DTensorOf<Elements>;
def ScalarIntTensor : 0DTensorOf<[Int]>;
def ScalarNumberTensor : 0DTensorOf<[Pred, Int, Float]>;
def FloatVector : 1DTensorOf<[Float, PerTensor]>;

def StaticTensor : StaticShapeTensorOf<Elements>;
def StaticTensorOrPerAxis : RankedTensorOf<AllElements, [AxisFits, HasStaticShapePred], "statically shaped tensor">;
def StaticOrBoundedTensor : RankedTensorOf<AllElements,
    [AxisFits, Or<[HasStaticShapePred, CPred<"::mlir::hlo::hasSingleBoundedDimension($_self)">]>],
    "statically shaped or single bounded dimension tensor">;
def StaticArithmeticTensor : StaticShapeTensorOf<[Int, Float, ComplexNumber, PerTensor]>;
def StaticIntOrFloatTensor : StaticShapeTensorOf<[Int, Float]>;

// Sizes as values.
def Size : AnyTypeOf<[Index, Int]>;
def SizesTensor : 1DTensorOf<[Size]>;
def StaticSizesTensor : RankedTensorOf<[Size], [HasStaticShapePred, HasAnyRankOfPred<[1]>],
                                       "statically shaped 1-dimensional tensor">;
def StaticIntVector : RankedTensorOf<[Int], [HasStaticShapePred, HasAnyRankOfPred<[1]>],
                                     "statically shaped 1-dimensional integer tensor">;
def StaticIntMatrix : RankedTensorOf<[Int], [HasStaticShapePred, HasAnyRankOfPred<[2]>],
                                     "statically shaped 2-dimensional integer tensor">;

// Tensors that need have no rank.
def AnyRankTensor : TensorOf<AllElements, [AxisFits]>;
def AnyRankPred : TensorOf<[Pred]>;
def AnyRankFloat : TensorOf<[Float]>;
def AnyRankComplex : TensorOf<[ComplexNumber]>;
def AnyRankFloatOrComplex : TensorOf<[Float, ComplexNumber]>;
def AnyRankPredOrInt : TensorOf<[Pred, Int]>;

// ---- Traits

class HloTrait<string name> : NativeOpTrait<name> {
  let cppNamespace = "::mlir::hlo::OpTrait";
}
def BroadcastingElementwise : HloTrait<"BroadcastingElementwise">;
def CommutativeHlo : HloTrait<"IsCommutative">;
def PairwiseTypes : HloTrait<"PairwiseSameOperandAndResultType">;
def PairwiseElements : HloTrait<"PairwiseSameOperandAndResultElementType">;
def CompatibleElements : HloTrait<"CompatibleOperandsAndResultElementType">;
def CompatibleOperandElements : HloTrait<"CompatibleOperandsElementType">;
def CompatibleTypes
    : TraitList<[InferTypeOpInterface, InferShapedTypeOpInterface, HloTrait<"CompatibleOperandsAndResultType">]>;

// ---- Attributes

def DimensionAttr : ConfinedAttr<I64Attr, [IntNonNegative]>;
def CountAttr : ConfinedAttr<I64Attr, [IntPositive]>;
def Flag : DefaultValuedOptionalAttr<BoolAttr, "false">;
def OptionalSizes : OptionalAttr<DenseI64ArrayAttr>;
def OptionalPadding : OptionalAttr<I64ElementsAttr>;

// An enumeration whose cases count from 0, or from another number, as 32-bit integers.
class NumberedCases<string namespace, string name, list<string> names, int first = 0>
    : I32EnumAttr<name, "", !foreach(number, !range(!size(names)),
                                     I32EnumAttrCase<names[number], !add(number, first)>)> {
  let cppNamespace = "::mlir::" # namespace;
  let genSpecializedAttr = 0;
}
defvar Directions = ["EQ", "NE", "GE", "GT", "LE", "LT"];
defvar Comparisons = ["NOTYPE", "FLOAT", "TOTALORDER", "SIGNED", "UNSIGNED"];
defvar Precisions = ["DEFAULT", "HIGH", "HIGHEST"];
#endif
