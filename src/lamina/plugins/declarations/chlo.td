// CHLO: operations that are written in terms of StableHLO's.
include "stablehlo/elements.td"

def CHLO_Dialect : Dialect {
  let name = "chlo";
  let summary = "Operations of frameworks that StableHLO has no operation for";
  let cppNamespace = "::mlir::chlo";
}
class Enumerated<NumberedCases cases, string mnemonic> : EnumAttr<CHLO_Dialect, cases, mnemonic>;
def Precision : NumberedCases<"chlo", "Precision", Precisions>;
def Direction : NumberedCases<"chlo", "ComparisonDirection", Directions>;
def Comparison : NumberedCases<"chlo", "ComparisonType", Comparisons>;
def PrecisionAttr : Enumerated<Precision, "precision">;
def DirectionAttr : Enumerated<Direction, "comparison_direction">;
def ComparisonAttr : Enumerated<Comparison, "comparison_type">;
def PrecisionConfig : TypedArrayAttrBase<PrecisionAttr, "Precision Config attribute">;
def CHLO_Dims : ArrayRefParameter<"int64_t"> {
  let parser = "parseDimSizes($_parser)";
  let printer = "printDimSizes($_printer, $_self)";
}
def RaggedDotNumbers : AttrDef<CHLO_Dialect, "RaggedDotDimensionNumbers"> {
  let mnemonic = "ragged_dot";
  let parameters = (ins CHLO_Dims:$lhsBatchingDimensions, CHLO_Dims:$rhsBatchingDimensions,
                        CHLO_Dims:$lhsContractingDimensions, CHLO_Dims:$rhsContractingDimensions,
                        CHLO_Dims:$lhsRaggedDimensions, CHLO_Dims:$rhsGroupDimensions);
  let hasCustomAssemblyFormat = 1;
}

class Chlo<string mnemonic, dag takes, dag gives, string format = "", list<Trait> traits = []>
    : Op<CHLO_Dialect, mnemonic, [Pure] # traits> {
  let arguments = takes;
  let results = gives;
  let assemblyFormat = !if(!empty(format), ?, format);
}

// ---- Functions of one or two numbers

class Unary<string mnemonic, Type takes, Type gives = takes, list<Trait> traits = [CompatibleTypes]>
    : Chlo<mnemonic, (ins takes:$operand), (outs gives:$result),
           "$operand attr-dict `:` type($operand) `->` type($result)",
           traits # [Elementwise, SameOperandsAndResultShape, InferShapedTypeOpInterface]>;
class Test<string mnemonic> : Unary<mnemonic, AnyRankFloat, AnyRankPred, [InferTypeOpInterface]>;
class Pair<string mnemonic, Type takes, string first, string second, list<Trait> traits = []>
    : Chlo<mnemonic, !dag(ins, [takes, takes], [first, second]), (outs takes:$result),
           "$" # first # " `,` $" # second # " attr-dict `:` type($" # first # ") `,` type($" # second #
           ") `->` type($result)", [CompatibleTypes] # traits>;

def AcosOp : Unary<"acos", AnyRankFloatOrComplex>;
def AcoshOp : Unary<"acosh", AnyRankFloatOrComplex>;
def AsinOp : Unary<"asin", AnyRankFloatOrComplex>;
def AsinhOp : Unary<"asinh", AnyRankFloatOrComplex>;
def AtanOp : Unary<"atan", AnyRankFloatOrComplex>;
def AtanhOp : Unary<"atanh", AnyRankFloatOrComplex>;
def BesselI1eOp : Unary<"bessel_i1e", AnyRankFloatOrComplex>;
def ConjOp : Unary<"conj", AnyRankFloatOrComplex>;
def CoshOp : Unary<"cosh", AnyRankFloatOrComplex>;
def SinhOp : Unary<"sinh", AnyRankFloatOrComplex>;
def SquareOp : Unary<"square", AnyRankFloatOrComplex>;
def TanOp : Unary<"tan", AnyRankFloatOrComplex>;
def AsinAcosKernelOp : Unary<"_asin_acos_kernel", AnyRankComplex>;
def DigammaOp : Unary<"digamma", AnyRankFloat>;
def ErfOp : Unary<"erf", AnyRankFloat>;
def ErfInvOp : Unary<"erf_inv", AnyRankFloat>;
def ErfcOp : Unary<"erfc", AnyRankFloat>;
def LgammaOp : Unary<"lgamma", AnyRankFloat>;
def IsInfOp : Test<"is_inf">;
def IsNegInfOp : Test<"is_neg_inf">;
def IsPosInfOp : Test<"is_pos_inf">;
def NextAfterOp : Pair<"next_after", AnyRankFloat, "x", "y">;
def PolygammaOp : Pair<"polygamma", AnyRankFloat, "n", "x">;
def ZetaOp : Pair<"zeta", AnyRankFloat, "x", "q">;
def MulhiOp : Pair<"mulhi", IntTensor, "lhs", "rhs", [Commutative]>;

// ---- With broadcasts

def Broadcasting : NativeOpTrait<"Broadcasting"> {
  let cppNamespace = "::mlir::chlo::OpTrait";
}
defvar BroadcastTraits = [BroadcastingElementwise, Broadcasting, InferTypeOpInterface, InferShapedTypeOpInterface];
class Broadcast<string mnemonic, list<Trait> traits = [SameOperandsAndResultElementType], Type takes = AnyRankTensor,
                Type gives = takes, dag more = (ins)>
    : Chlo<"broadcast_" # mnemonic,
           !con((ins takes:$lhs, takes:$rhs, OptionalSizes:$broadcast_dimensions), more), (outs gives),
           "$lhs `,` $rhs attr-dict `:` `(` type($lhs) `,` type($rhs) `)` `->` type(results)",
           traits # BroadcastTraits>;
class BroadcastLogical<string mnemonic> : Broadcast<mnemonic, [Commutative], AnyRankPredOrInt, AnyRankTensor>;
class BroadcastCommuting<string mnemonic> : Broadcast<mnemonic, [Commutative, CompatibleElements]>;

def BroadcastAddOp : BroadcastCommuting<"add">;
def BroadcastMaxOp : BroadcastCommuting<"maximum">;
def BroadcastMinOp : BroadcastCommuting<"minimum">;
def BroadcastMulOp : Broadcast<"multiply", [Commutative, SameOperandsAndResultElementType]>;
def BroadcastAtan2Op : Broadcast<"atan2">;
def BroadcastDivOp : Broadcast<"divide">;
def BroadcastNextAfterOp : Broadcast<"next_after">;
def BroadcastPolygammaOp : Broadcast<"polygamma">;
def BroadcastPowOp : Broadcast<"power">;
def BroadcastRemOp : Broadcast<"remainder">;
def BroadcastShiftLeftOp : Broadcast<"shift_left">;
def BroadcastShiftRightArithmeticOp : Broadcast<"shift_right_arithmetic">;
def BroadcastShiftRightLogicalOp : Broadcast<"shift_right_logical">;
def BroadcastSubOp : Broadcast<"subtract">;
def BroadcastZetaOp : Broadcast<"zeta", [SameOperandsAndResultElementType], AnyRankFloat>;
def BroadcastAndOp : BroadcastLogical<"and">;
def BroadcastOrOp : BroadcastLogical<"or">;
def BroadcastXorOp : BroadcastLogical<"xor">;
def BroadcastComplexOp : Broadcast<"complex", [], AnyRankFloat, AnyRankComplex>;
def BroadcastCompareOp : Broadcast<"compare", [], AnyRankTensor, AnyRankPred,
    (ins DirectionAttr:$comparison_direction, OptionalAttr<ComparisonAttr>:$compare_type)>;
def BroadcastSelectOp : Chlo<"broadcast_select",
    (ins PredTensor:$pred, AnyRankTensor:$on_true, AnyRankTensor:$on_false), (outs AnyRankTensor),
    "$pred `,` $on_true `,` $on_false attr-dict `:` `(` type($pred) `,` type($on_true) `,` type($on_false) `)` `->` "
    "type(results)", BroadcastTraits>;

// ---- Others

def ConstantOp : Chlo<"constant", (ins ElementsAttr:$value), (outs StaticTensor:$output), "attr-dict $value",
                      [ConstantLike, InferTypeOpInterface]>;
def ConstantLikeOp : Chlo<"constant_like", (ins TypedAttrInterface:$value, AnyRankTensor:$operand),
                          (outs AnyRankTensor), "", [SameOperandsAndResultShape] # BroadcastTraits> {
  let hasVerifier = 1;
}
def RaggedDotOp : Chlo<"ragged_dot",
    (ins AnyRankTensor:$lhs, AnyRankTensor:$rhs, IntTensor:$group_sizes, RaggedDotNumbers:$ragged_dot_dimension_numbers,
         OptionalAttr<PrecisionConfig>:$precision_config), (outs AnyRankTensor:$result)> {
  let hasVerifier = 1;
}
def TopKOp : Chlo<"top_k",
    (ins AnyRankTensor:$operand, I64Attr:$k, DefaultValuedOptionalAttr<BoolAttr, "true">:$is_stable),
    (outs AnyRankTensor:$values, AnyRankTensor:$indices),
    "`(`$operand `,` `k` `=` $k (`,` `is_stable` `=` $is_stable^)? `)` attr-dict `:` type($operand) `->` "
    "`(`type($values)`,` type($indices)`)`", [InferTypeOpInterface]>;
def ScanOp : Op<CHLO_Dialect, "scan", [AttrSizedOperandSegments, AttrSizedResultSegments, InferTypeOpInterface,
                                       IsolatedFromAbove, RecursiveMemoryEffects]> {
  let arguments = (ins Variadic<AnyRankTensor>:$inputs, Variadic<AnyRankTensor>:$inits, DimensionAttr:$dimension,
                       OptionalAttr<DimensionAttr>:$scan_dim_size, Flag:$is_reverse,
                       OptionalAttr<BoolAttr>:$is_associative);
  let results = (outs Variadic<AnyRankTensor>:$outputs, Variadic<AnyRankTensor>:$carries);
  let regions = (region SizedRegion<1>:$body);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}
