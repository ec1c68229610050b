// The operations of StableHLO: what they take and give, and how they are written. One statement each; the plug-in of
// the same name has their rules.
include "stablehlo/attributes.td"

class StableHlo<string mnemonic, dag takes, dag gives, string format = "", list<Trait> traits = []>
    : Op<StableHLO_Dialect, mnemonic, traits> {
  let arguments = takes;
  let results = gives;
  let assemblyFormat = !if(!empty(format), ?, format);
}
// Those that end in the types of all operands and results.
class Typed<string mnemonic, dag takes, dag gives, string format, list<Trait> traits = []>
    : StableHlo<mnemonic, takes, gives, format # " attr-dict `:` functional-type(operands, results)", traits>;
defvar Effectless = [NoMemoryEffect, InferTypeOpInterface, InferShapedTypeOpInterface];
defvar BodyTraits = [RecursiveMemoryEffects, InferTypeOpInterface];
defvar OneBody = [SingleBlockImplicitTerminator<"ReturnOp">];
class Touches<string resource>
    : MemoryEffects<[MemRead<Resource<"::mlir::stablehlo::" # resource>>,
                     MemWrite<Resource<"::mlir::stablehlo::" # resource>>]>;

// ---- Element by element

class Unary<string mnemonic, Type takes, Type gives = takes, list<Trait> traits = [CompatibleTypes]>
    : StableHlo<mnemonic, (ins takes:$operand), (outs gives:$result),
                "$operand attr-dict `:` custom<SameOperandsAndResultType>(type($operand), type($result))",
                traits # [Elementwise, InferShapedTypeOpInterface, SameOperandsAndResultShape, NoMemoryEffect]>;
class Binary<string mnemonic, Type takes, list<Trait> traits = [CompatibleTypes]>
    : StableHlo<mnemonic, (ins takes:$lhs, takes:$rhs), (outs takes:$result),
                "$lhs `,` $rhs attr-dict `:` "
                "custom<SameOperandsAndResultType>(type($lhs), type($rhs), type($result))",
                traits # [Elementwise, InferShapedTypeOpInterface, SameOperandsAndResultShape, NoMemoryEffect]>;
// Functions whose accuracy can be asked for.
class Accurate<string mnemonic> : Unary<mnemonic, MathTensor> {
  let arguments = (ins MathTensor:$operand, Accuracy:$result_accuracy);
  let hasVerifier = 1;
}
class Converting<string mnemonic, Type takes, Type gives> : Unary<mnemonic, takes, gives, [InferTypeOpInterface]>;
class Commuting<string mnemonic, Type takes> : Binary<mnemonic, takes, [CommutativeHlo, CompatibleTypes]>;

class Logical<string mnemonic> : Commuting<mnemonic, PredOrIntTensor> {
  let results = (outs Tensor:$result);
}

def AbsOp : Converting<"abs", RankedTensorOf<[SInt, Float, ComplexNumber, PerTensor]>,
                       RankedTensorOf<[SInt, Float, PerTensor]>>;
def RealOp : Converting<"real", FloatOrComplexTensor, FloatTensor>;
def ImagOp : Converting<"imag", FloatOrComplexTensor, FloatTensor>;
def IsFiniteOp : Typed<"is_finite", (ins FloatOrPerTensorTensor:$x), (outs PredTensor:$y), "operands",
                           [Elementwise, SameOperandsAndResultShape] # Effectless>;
def ConvertOp : Unary<"convert", NumberTensor, NumberTensor, []>;
def SignOp : Unary<"sign", RankedTensorOf<[SInt, Float, ComplexNumber, PerTensor]>>;
def NegOp : Unary<"negate", ArithmeticTensor>;
def NotOp : Unary<"not", PredOrIntTensor>;
def ClzOp : Unary<"count_leading_zeros", IntTensor>;
def PopulationCountOp : Unary<"popcnt", IntTensor>;
def CeilOp : Unary<"ceil", FloatOrPerTensorTensor>;
def FloorOp : Unary<"floor", FloatOrPerTensorTensor>;
def RoundOp : Unary<"round_nearest_afz", FloatOrPerTensorTensor>;
def RoundNearestEvenOp : Unary<"round_nearest_even", FloatOrPerTensorTensor>;
def CbrtOp : Accurate<"cbrt">;
def CosineOp : Accurate<"cosine">;
def ExpOp : Accurate<"exponential">;
def Expm1Op : Accurate<"exponential_minus_one">;
def LogOp : Accurate<"log">;
def Log1pOp : Accurate<"log_plus_one">;
def LogisticOp : Accurate<"logistic">;
def RsqrtOp : Accurate<"rsqrt">;
def SineOp : Accurate<"sine">;
def SqrtOp : Accurate<"sqrt">;
def TanOp : Accurate<"tan">;
def TanhOp : Accurate<"tanh">;

def AddOp : Binary<"add", TensorOrPerAxis, [CommutativeHlo, InferTypeOpInterface]> {
  let hasVerifier = 1;
}
def MaxOp : Commuting<"maximum", Tensor>;
def MinOp : Commuting<"minimum", Tensor>;
def MulOp : Commuting<"multiply", Tensor>;
def AndOp : Logical<"and">;
def OrOp : Logical<"or">;
def XorOp : Logical<"xor">;
def SubtractOp : Binary<"subtract", ArithmeticTensor>;
def DivOp : Binary<"divide", ArithmeticTensor>;
def RemOp : Binary<"remainder", ArithmeticTensor>;
def PowOp : Binary<"power", ArithmeticTensor>;
def Atan2Op : Binary<"atan2", MathTensor>;
def ShiftLeftOp : Binary<"shift_left", IntTensor>;
def ShiftRightArithmeticOp : Binary<"shift_right_arithmetic", IntTensor>;
def ShiftRightLogicalOp : Binary<"shift_right_logical", IntTensor>;
def ComplexOp : StableHlo<"complex", (ins WideFloatTensor:$lhs, WideFloatTensor:$rhs), (outs ComplexTensor:$result),
    "operands attr-dict `:` custom<ComplexOpType>(type($lhs), type($rhs), type($result))",
    [Elementwise, SameOperandsElementType, SameOperandsAndResultShape] # Effectless>;
def CompareOp : Typed<"compare",
    (ins Tensor:$lhs, Tensor:$rhs, DirectionAttr:$comparison_direction, OptionalAttr<ComparisonAttr>:$compare_type),
    (outs PredTensor), "$comparison_direction `,` $lhs `,` $rhs (`,` $compare_type^)?",
    [Elementwise, CompatibleOperandElements, SameOperandsAndResultShape] # Effectless>;
def SelectOp : StableHlo<"select", (ins PredTensor:$pred, Tensor:$on_true, Tensor:$on_false), (outs Tensor:$result),
    "operands attr-dict `:` custom<SelectOpType>(type($pred), type($on_true), type($on_false), type($result))",
    [BroadcastingElementwise] # Effectless>;
def ClampOp : StableHlo<"clamp", (ins Tensor:$min, Tensor:$operand, Tensor:$max), (outs Tensor:$result),
    "$min `,` $operand `,` $max attr-dict `:` "
    "custom<SameOperandsAndResultType>(type($min), type($operand), type($max), type($result))",
    [CompatibleElements, BroadcastingElementwise] # Effectless>;
def UniformQuantizeOp : Unary<"uniform_quantize", FloatOrQuantizedTensor, QuantizedTensor, []> {
  let hasVerifier = 1;
}
def UniformDequantizeOp : Converting<"uniform_dequantize", QuantizedTensor, FloatTensor>;
def ReducePrecisionOp : StableHlo<"reduce_precision",
    (ins FloatOrPerTensorTensor:$operand, ConfinedAttr<I32Attr, [IntPositive]>:$exponent_bits,
         ConfinedAttr<I32Attr, [IntNonNegative]>:$mantissa_bits), (outs FloatOrPerTensorTensor:$output),
    "$operand `,` `format` `=` custom<ExponentMantissa>($exponent_bits, $mantissa_bits) attr-dict `:` "
    "custom<SameOperandsAndResultType>(type($operand), type($output))", [CompatibleTypes, Elementwise, NoMemoryEffect]>;
def BitcastConvertOp : Typed<"bitcast_convert", (ins TensorOrPerAxis:$operand), (outs TensorOrPerAxis),
                                 "operands", [NoMemoryEffect]> {
  let hasVerifier = 1;
}
def MapOp : StableHlo<"map", (ins Variadic<Tensor>:$inputs, DenseI64ArrayAttr:$dimensions), (outs Tensor), "",
                      [SameOperandsAndResultShape] # BodyTraits # OneBody> {
  let regions = (region SizedRegion<1>:$computation);
}

// ---- Values from nothing

def ConstantOp : StableHlo<"constant", (ins ElementsAttr:$value), (outs StaticTensorOrPerAxis:$output), "",
                           [ConstantLike, Pure, InferTypeOpInterface, OpAsmOpInterface]> {
  let hasCustomAssemblyFormat = 1;
}
def IotaOp : StableHlo<"iota", (ins DimensionAttr:$iota_dimension), (outs StaticArithmeticTensor:$output),
                       "`dim` `=` $iota_dimension attr-dict `:` type($output)", [Pure]> {
  let hasVerifier = 1;
}
def DynamicIotaOp : Typed<"dynamic_iota", (ins StaticSizesTensor:$output_shape, DimensionAttr:$iota_dimension),
                              (outs Tensor:$result), "$output_shape `,` `dim` `=` $iota_dimension",
                              [NoMemoryEffect]> {
  let hasVerifier = 1;
}
def CreateTokenOp : StableHlo<"create_token", (ins), (outs Token:$output), "attr-dict `:` type(results)",
                              [Pure, InferTypeOpInterface]>;
class Number<string mnemonic> : StableHlo<mnemonic, (ins), (outs RankedUi32), "attr-dict `:` type(results)",
                                          [Pure, InferTypeOpInterface]>;
def ReplicaIdOp : Number<"replica_id">;
def PartitionIdOp : Number<"partition_id">;
def RngOp : Typed<"rng", (ins ScalarNumberTensor:$a, ScalarNumberTensor:$b, StaticSizesTensor:$shape,
                                  DistributionAttr:$rng_distribution), (outs PredIntOrFloatTensor:$result),
    "$a `,` $b `,` $shape `,` `distribution` `=` $rng_distribution",
    [InferTypeOpInterface, AllElementTypesMatch<["a", "b", "result"]>]>;
def RngBitGeneratorOp : Typed<"rng_bit_generator",
    (ins RandomAlgorithmAttr:$rng_algorithm, IntOrFloatTensor:$initial_state),
    (outs IntOrFloatTensor:$output_state, StaticIntOrFloatTensor:$output),
    "$initial_state `,` `algorithm` `=` $rng_algorithm", [NoMemoryEffect]> {
  let hasVerifier = 1;
}

// ---- Shapes and places

def BroadcastInDimOp : Typed<"broadcast_in_dim",
    (ins TensorOrPerAxis:$operand, DenseI64ArrayAttr:$broadcast_dimensions), (outs StaticOrBoundedTensor),
    "$operand `,` `dims` `=` $broadcast_dimensions", [NoMemoryEffect, CompatibleElements]> {
  let hasVerifier = 1;
}
def DynamicBroadcastInDimOp : Typed<"dynamic_broadcast_in_dim",
    (ins TensorOrPerAxis:$operand, StaticSizesTensor:$output_dimensions, DenseI64ArrayAttr:$broadcast_dimensions,
         OptionalSizes:$known_expanding_dimensions, OptionalSizes:$known_nonexpanding_dimensions),
    (outs TensorOrPerAxis), "$operand `,` $output_dimensions `,` `dims` `=` $broadcast_dimensions",
    [NoMemoryEffect]> {
  let hasVerifier = 1;
}
def BroadcastOp : Typed<"broadcast", (ins Tensor:$operand, DenseI64ArrayAttr:$broadcast_sizes),
                            (outs TensorOrPerAxis), "$operand `,` `sizes` `=` $broadcast_sizes",
                            [Pure, SameOperandsAndResultElementType, InferTypeOpInterface]>;
def ReshapeOp : Typed<"reshape", (ins TensorOrPerAxis:$operand), (outs StaticOrBoundedTensor),
                          "operands", [NoMemoryEffect, CompatibleElements]> {
  let hasVerifier = 1;
}
def DynamicReshapeOp : Typed<"dynamic_reshape", (ins TensorOrPerAxis:$operand, StaticSizesTensor:$output_shape),
                                 (outs TensorOrPerAxis:$result), "operands", [NoMemoryEffect]> {
  let hasVerifier = 1;
}
def TransposeOp : Typed<"transpose", (ins TensorOrPerAxis:$operand, DenseI64ArrayAttr:$permutation),
                            (outs TensorOrPerAxis:$result), "$operand `,` `dims` `=` $permutation",
                            [CompatibleElements, NoMemoryEffect, InferTypeOpInterface]> {
  let hasVerifier = 1;
}
def ReverseOp : StableHlo<"reverse", (ins Tensor:$operand, DenseI64ArrayAttr:$dimensions), (outs Tensor:$result),
    "$operand `,` `dims` `=` $dimensions attr-dict `:` "
    "custom<SameOperandsAndResultType>(type($operand), type($result))",
    [SameOperandsAndResultElementType, NoMemoryEffect, InferTypeOpInterface]> {
  let hasVerifier = 1;
}
def ConcatenateOp : Typed<"concatenate", (ins Variadic<Tensor>:$inputs, DimensionAttr:$dimension), (outs Tensor),
    "custom<VariadicOperandWithAttribute>($inputs) `dim` `=` $dimension",
    [SameOperandsAndResultElementType, NoMemoryEffect, InferTypeOpInterface]>;
def PadOp : Typed<"pad",
    (ins Tensor:$operand, ScalarTensor:$padding_value, DenseI64ArrayAttr:$edge_padding_low,
         DenseI64ArrayAttr:$edge_padding_high, DenseI64ArrayAttr:$interior_padding), (outs Tensor),
    "$operand `,` $padding_value `,` `low` `=` $edge_padding_low `,` `high` `=` $edge_padding_high `,` "
    "`interior` `=` $interior_padding",
    [SameOperandsAndResultElementType, NoMemoryEffect, InferTypeOpInterface,
     AllMatchSameOperatorTrait<["edge_padding_low", "edge_padding_high", "interior_padding"], "$_self.size()", "size">]>;
def DynamicPadOp : Typed<"dynamic_pad",
    (ins Tensor:$operand, ScalarTensor:$padding_value, StaticSizesTensor:$edge_padding_low,
         StaticSizesTensor:$edge_padding_high, StaticSizesTensor:$interior_padding),
    (outs Tensor:$result), "operands",
    [NoMemoryEffect, AllElementTypesMatch<["operand", "padding_value", "result"]>, AllRanksMatch<["operand", "result"]>,
     AllTypesMatch<["edge_padding_low", "edge_padding_high", "interior_padding"]>]> {
  let hasVerifier = 1;
}
def SliceOp : Typed<"slice", (ins Tensor:$operand, DenseI64ArrayAttr:$start_indices,
                                      DenseI64ArrayAttr:$limit_indices, DenseI64ArrayAttr:$strides), (outs Tensor),
    "$operand custom<SliceRanges>($start_indices, $limit_indices, $strides)",
    [SameOperandsAndResultElementType, NoMemoryEffect, InferTypeOpInterface,
     AllMatchSameOperatorTrait<["start_indices", "limit_indices", "strides"], "$_self.size()", "size">]>;
def RealDynamicSliceOp : Typed<"real_dynamic_slice",
    (ins Tensor:$operand, SizesTensor:$start_indices, SizesTensor:$limit_indices, SizesTensor:$strides),
    (outs Tensor:$result), "operands",
    [NoMemoryEffect, AllElementTypesMatch<["operand", "result"]>,
     AllTypesMatch<["start_indices", "limit_indices", "strides"]>]> {
  let hasVerifier = 1;
}
def DynamicSliceOp : Typed<"dynamic_slice",
    (ins Tensor:$operand, Variadic<ScalarIntTensor>:$start_indices, DenseI64ArrayAttr:$slice_sizes),
    (outs Tensor:$result),
    "$operand `,` custom<VariadicOperandWithAttribute>($start_indices) `sizes` `=` $slice_sizes",
    [Pure, InferTypeOpInterface, AllElementTypesMatch<["operand", "result"]>]>;
def DynamicUpdateSliceOp : Typed<"dynamic_update_slice",
    (ins Tensor:$operand, Tensor:$update, Variadic<ScalarIntTensor>:$start_indices), (outs Tensor:$result),
    "operands", [Pure, InferTypeOpInterface, AllElementTypesMatch<["operand", "update", "result"]>]>;
def GatherOp : StableHlo<"gather",
    (ins Tensor:$operand, IntTensor:$start_indices, GatherNumbers:$dimension_numbers, DenseI64ArrayAttr:$slice_sizes,
         Flag:$indices_are_sorted), (outs Tensor:$result), "",
    [AllElementTypesMatch<["operand", "result"]>] # Effectless>;
def DynamicGatherOp : StableHlo<"dynamic_gather",
    (ins Tensor:$operand, IntTensor:$start_indices, StaticIntVector:$slice_sizes, GatherNumbers:$dimension_numbers,
         Flag:$indices_are_sorted), (outs Tensor), "", Effectless>;
def ScatterOp : StableHlo<"scatter",
    (ins Variadic<Tensor>:$inputs, RankedTensorOf<[AnyInteger, Index]>:$scatter_indices, Variadic<Tensor>:$updates,
         ScatterNumbers:$scatter_dimension_numbers, Flag:$indices_are_sorted, Flag:$unique_indices),
    (outs Variadic<Tensor>), "", [SameVariadicOperandSize] # BodyTraits> {
  let regions = (region SizedRegion<1>:$update_computation);
  let hasVerifier = 1;
}
def TorchIndexSelectOp : StableHlo<"torch_index_select",
    (ins Tensor:$operand, Tensor:$index, I64Attr:$dim, I64Attr:$batch_dims), (outs Tensor), "", [Pure]>;
def GetDimensionSizeOp : Typed<"get_dimension_size", (ins TensorOrPerAxis:$operand, DimensionAttr:$dimension),
    (outs RankedI32), "$operand `,` `dim` `=` $dimension", [Pure, InferTypeOpInterface]>;
def SetDimensionSizeOp : Typed<"set_dimension_size",
    (ins Tensor:$operand, RankedI32:$size, DimensionAttr:$dimension), (outs Tensor),
    "$operand `,` $size `,` `dim` `=` $dimension", Effectless>;

// ---- Reductions, windows, sorting

def ReduceOp : StableHlo<"reduce",
    (ins Variadic<Tensor>:$inputs, Variadic<Tensor>:$init_values, DenseI64ArrayAttr:$dimensions),
    (outs Variadic<Tensor>), "", [SameVariadicOperandSize] # BodyTraits # OneBody> {
  let regions = (region SizedRegion<1>:$body);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}
def ReduceWindowOp : StableHlo<"reduce_window",
    (ins Variadic<Tensor>:$inputs, Variadic<Tensor>:$init_values, DenseI64ArrayAttr:$window_dimensions,
         OptionalSizes:$window_strides, OptionalSizes:$base_dilations, OptionalSizes:$window_dilations,
         OptionalPadding:$padding), (outs Variadic<Tensor>), "", [SameVariadicOperandSize] # BodyTraits # OneBody> {
  let regions = (region SizedRegion<1>:$body);
  let hasVerifier = 1;
}
def SelectAndScatterOp : StableHlo<"select_and_scatter",
    (ins Tensor:$operand, Tensor:$source, Tensor:$init_value, OptionalSizes:$window_dimensions,
         OptionalSizes:$window_strides, OptionalPadding:$padding), (outs Tensor), "", BodyTraits> {
  let regions = (region SizedRegion<1>:$select, SizedRegion<1>:$scatter);
  let hasVerifier = 1;
}
def SortOp : StableHlo<"sort",
    (ins Variadic<Tensor>:$inputs, DefaultValuedOptionalAttr<I64Attr, "-1">:$dimension, Flag:$is_stable),
    (outs Variadic<Tensor>), "", [SameOperandsAndResultShape] # BodyTraits> {
  let regions = (region SizedRegion<1>:$comparator);
  let hasVerifier = 1;
}

// ---- Products, convolutions, linear algebra

def DotOp : Typed<"dot",
    (ins Tensor:$lhs, TensorOrPerAxis:$rhs, OptionalAttr<PrecisionConfig>:$precision_config), (outs TensorOrPerAxis),
    "$lhs `,` $rhs `` custom<PrecisionConfig>($precision_config)", [Pure]> {
  let hasVerifier = 1;
}
def DotGeneralOp : Typed<"dot_general",
    (ins Tensor:$lhs, TensorOrPerAxis:$rhs, DotNumbers:$dot_dimension_numbers,
         OptionalAttr<PrecisionConfig>:$precision_config, OptionalAttr<DotAlgorithm>:$algorithm),
    (outs TensorOrPerAxis),
    "$lhs `,` $rhs `,` custom<DotDimensionNumbers>($dot_dimension_numbers) `` "
    "custom<PrecisionConfigAndAlgorithm>($precision_config, $algorithm)", [NoMemoryEffect]> {
  let hasVerifier = 1;
}
def ConvolutionOp : Typed<"convolution",
    (ins Tensor:$lhs, TensorOrPerAxis:$rhs, OptionalSizes:$window_strides, OptionalPadding:$padding,
         OptionalSizes:$lhs_dilation, OptionalSizes:$rhs_dilation, OptionalAttr<DenseBoolArrayAttr>:$window_reversal,
         ConvNumbers:$dimension_numbers, CountAttr:$feature_group_count, CountAttr:$batch_group_count,
         OptionalAttr<PrecisionConfig>:$precision_config), (outs TensorOrPerAxis),
    "`(`operands`)` `dim_numbers` `=` custom<ConvolutionDimensions>($dimension_numbers) `,` `window` `=` `{` "
    "custom<WindowAttributes>($window_strides, $padding, $lhs_dilation, $rhs_dilation, $window_reversal) `}`",
    [NoMemoryEffect]> {
  let hasVerifier = 1;
}
def DynamicConvOp : StableHlo<"dynamic_conv",
    (ins Tensor:$lhs, Tensor:$rhs, StaticIntMatrix:$padding, OptionalSizes:$window_strides,
         OptionalSizes:$lhs_dilation, OptionalSizes:$rhs_dilation, OptionalAttr<DenseBoolArrayAttr>:$window_reversal,
         ConvNumbers:$dimension_numbers, CountAttr:$feature_group_count, CountAttr:$batch_group_count,
         OptionalAttr<PrecisionConfig>:$precision_config), (outs Tensor), "", [NoMemoryEffect]> {
  let hasVerifier = 1;
}
def EinsumOp : Typed<"einsum", (ins Tensor:$lhs, Tensor:$rhs, StrAttr:$einsum_config), (outs Tensor),
                         "$lhs `,` $rhs `,` `config` `=` $einsum_config", [Pure]>;
def UnaryEinsumOp : Typed<"unary_einsum", (ins Tensor:$operand, StrAttr:$einsum_config), (outs Tensor),
                              "$operand `,` `config` `=` $einsum_config", [Pure]>;
def FftOp : Typed<"fft", (ins FloatOrComplexTensor:$operand, FftTypeAttr:$fft_type, DenseI64ArrayAttr:$fft_length),
    (outs FloatOrComplexTensor), "$operand `,` `type` `=` $fft_type `,` `length` `=` $fft_length",
    Effectless>;
def CholeskyOp : StableHlo<"cholesky", (ins MathTensor:$a, Flag:$lower), (outs MathTensor:$result),
    "$a (`,` `lower` `=` $lower^)? attr-dict `:` custom<SameOperandsAndResultType>(type($a), type($result))",
    [CompatibleElements] # Effectless>;
def TriangularSolveOp : StableHlo<"triangular_solve",
    (ins FloatOrComplexTensor:$a, FloatOrComplexTensor:$b, BoolAttr:$left_side, BoolAttr:$lower,
         BoolAttr:$unit_diagonal, TransposeAttr:$transpose_a), (outs FloatOrComplexTensor), "",
    [CompatibleElements] # Effectless>;
def BatchNormInferenceOp : StableHlo<"batch_norm_inference",
    (ins FloatOrPerTensorTensor:$operand, FloatVector:$scale, FloatVector:$offset, FloatVector:$mean,
         FloatVector:$variance, F32Attr:$epsilon, DimensionAttr:$feature_index), (outs FloatOrPerTensorTensor:$result),
    "", [CompatibleElements] # Effectless>;
def BatchNormTrainingOp : StableHlo<"batch_norm_training",
    (ins FloatOrPerTensorTensor:$operand, FloatVector:$scale, FloatVector:$offset, F32Attr:$epsilon,
         DimensionAttr:$feature_index),
    (outs FloatOrPerTensorTensor:$output, FloatVector:$batch_mean, FloatVector:$batch_var), "",
    [CompatibleElements] # Effectless>;
def BatchNormGradOp : StableHlo<"batch_norm_grad",
    (ins FloatOrPerTensorTensor:$operand, FloatVector:$scale, FloatVector:$mean, FloatVector:$variance,
         FloatOrPerTensorTensor:$grad_output, F32Attr:$epsilon, DimensionAttr:$feature_index),
    (outs FloatOrPerTensorTensor:$grad_operand, FloatVector:$grad_scale, FloatVector:$grad_offset), "",
    [CompatibleElements] # Effectless>;

// ---- Control flow

defvar ControlTraits = [RecursivelySpeculatable] # BodyTraits # OneBody;
def IfOp : StableHlo<"if", (ins PredTensor:$pred), (outs Variadic<AnyTensorOrToken>), "", ControlTraits> {
  let regions = (region SizedRegion<1>:$true_branch, SizedRegion<1>:$false_branch);
}
def CaseOp : StableHlo<"case", (ins RankedI32:$index), (outs Variadic<AnyTensorOrToken>), "", ControlTraits> {
  let regions = (region VariadicRegion<SizedRegion<1>>:$branches);
}
def WhileOp : StableHlo<"while", (ins Variadic<Carried>:$operand), (outs Variadic<Carried>), "",
                        [OpAsmOpInterface] # ControlTraits> {
  let regions = (region SizedRegion<1>:$cond, SizedRegion<1>:$body);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}
def ReturnOp : StableHlo<"return", (ins Variadic<Carried>:$results), (outs),
                         "$results attr-dict (`:` type($results)^)?", [Pure, Terminator]>;
def OptimizationBarrierOp : StableHlo<"optimization_barrier", (ins Variadic<TensorOrToken>:$operand),
    (outs Variadic<TensorOrToken>:$result),
    "attr-dict ($operand^ `:` custom<PairwiseOpType>(type($operand), type($result))):(`(` `)`)?",
    [Pure, PairwiseTypes, InferTypeOpInterface]>;
def TupleOp : StableHlo<"tuple", (ins Variadic<TupleElement>:$val), (outs Tuple:$result),
                        "$val attr-dict `:` custom<TupleOpType>(type($val), type($result))",
                        [Pure, InferTypeOpInterface]>;
def GetTupleElementOp : Typed<"get_tuple_element",
    (ins Tuple:$operand, ConfinedAttr<I32Attr, [IntNonNegative]>:$index), (outs TupleElement),
    "$operand `[` $index `]`", [Pure, InferTypeOpInterface]>;
def CompositeOp : Typed<"composite",
    (ins Variadic<Composed>:$inputs, StrAttr:$name,
         DefaultValuedOptionalAttr<DictionaryAttr, "{}">:$composite_attributes, FlatSymbolRefAttr:$decomposition, DefaultValuedOptionalAttr<I32Attr, "0">:$version),
    (outs Variadic<Composed>), "$name operands (` ` `(` $composite_regions^ `)`)?",
    [SymbolUserOpInterface]> {
  let regions = (region VariadicRegion<AnyRegion>:$composite_regions);
}
def CustomCallOp : Typed<"custom_call",
    (ins Variadic<Foreign>:$inputs, StrAttr:$call_target_name, Flag:$has_side_effect,
         OptionalAttr<AnyAttrOf<[StrAttr, DictionaryAttr]>>:$backend_config,
         DefaultValuedOptionalAttr<CallVersionAttr,
                                   "::mlir::stablehlo::CustomCallApiVersion::API_VERSION_ORIGINAL">:$api_version,
         DefaultValuedOptionalAttr<TypedArrayAttrBase<FlatSymbolRefAttr, "flat symbol ref array attribute">,
                                   "{}">:$called_computations,
         OptionalAttr<Layouts>:$operand_layouts, OptionalAttr<Layouts>:$result_layouts,
         DefaultValuedOptionalAttr<TypedArrayAttrBase<OutputAlias, "array of aliases">, "{}">:$output_operand_aliases,
         OptionalAttr<Tilings>:$result_tilings), (outs Variadic<Foreign>),
    "custom<CustomCallTarget>($call_target_name) `(` $inputs `)`"> {
  let hasVerifier = 1;
}

// ---- Several devices

def AfterAllOp : StableHlo<"after_all", (ins Variadic<Token>:$inputs), (outs Token:$result),
    "$inputs attr-dict `:` custom<VariadicSameOperandsAndResultType>(ref($inputs), type($inputs), type($result))",
    [Pure, InferTypeOpInterface]>;
def InfeedOp : StableHlo<"infeed",
    (ins Token:$token, DefaultValuedStrAttr<StrAttr, "">:$infeed_config, OptionalAttr<ArrayAttr>:$layout),
    (outs Variadic<StaticTensorOrToken>), "", [Touches<"Infeed">]> {
  let hasVerifier = 1;
}
def OutfeedOp : StableHlo<"outfeed",
    (ins Variadic<TensorOrPerAxis>:$inputs, Token:$token, DefaultValuedStrAttr<StrAttr, "">:$outfeed_config),
    (outs Token), "", [InferTypeOpInterface, Touches<"Outfeed">]>;
def SendOp : StableHlo<"send",
    (ins Variadic<TensorOrPerAxis>:$inputs, Token:$token, Channel:$channel_handle, Flag:$is_host_transfer,
         OptionalPadding:$source_target_pairs), (outs Token), "", [InferTypeOpInterface, Touches<"Send">]>;
def RecvOp : StableHlo<"recv",
    (ins Token:$token, Channel:$channel_handle, Flag:$is_host_transfer, OptionalPadding:$source_target_pairs),
    (outs Variadic<StaticTensorOrToken>), "", [Touches<"Recv">]> {
  let hasVerifier = 1;
}
def AsyncStartOp : StableHlo<"async_start", (ins Variadic<Tensor>:$operands), (outs Future), "",
                             [IsolatedFromAbove, InferTypeOpInterface] # OneBody> {
  let regions = (region SizedRegion<1>:$body);
}
def AsyncDoneOp : StableHlo<"async_done", (ins Future:$operand), (outs Tensor), "", [InferTypeOpInterface]>;
def AllGatherOp : StableHlo<"all_gather",
    (ins Variadic<Tensor>:$operands, DimensionAttr:$all_gather_dim, ReplicaGroups:$replica_groups,
         OptionalAttr<Channel>:$channel_handle, UnitAttr:$use_global_device_ids), (outs Variadic<Tensor>), "",
    [PairwiseElements]> {
  let hasVerifier = 1;
}
def AllToAllOp : StableHlo<"all_to_all",
    (ins Variadic<Tensor>:$operands, DimensionAttr:$split_dimension, DimensionAttr:$concat_dimension,
         CountAttr:$split_count, ReplicaGroups:$replica_groups, OptionalAttr<Channel>:$channel_handle),
    (outs Variadic<Tensor>), "", [PairwiseElements, InferTypeOpInterface]>;
def AllReduceOp : StableHlo<"all_reduce",
    (ins Variadic<Tensor>:$operands, ReplicaGroups:$replica_groups, OptionalAttr<Channel>:$channel_handle,
         UnitAttr:$use_global_device_ids), (outs Variadic<Tensor>), "", [InferTypeOpInterface] # OneBody> {
  let regions = (region SizedRegion<1>:$computation);
  let hasVerifier = 1;
}
def CollectiveReduceOp : StableHlo<"collective_reduce",
    (ins Variadic<Tensor>:$operands, ReplicaGroups:$replica_groups, OptionalAttr<Channel>:$channel_handle,
         UnitAttr:$use_global_device_ids, UnitAttr:$has_dynamic_root), (outs Variadic<Tensor>), "",
    [InferTypeOpInterface] # OneBody> {
  let regions = (region SizedRegion<1>:$computation);
  let hasVerifier = 1;
}
def ReduceScatterOp : StableHlo<"reduce_scatter",
    (ins Tensor:$operand, DimensionAttr:$scatter_dimension, ReplicaGroups:$replica_groups,
         OptionalAttr<Channel>:$channel_handle, UnitAttr:$use_global_device_ids), (outs Tensor)> {
  let regions = (region SizedRegion<1>:$computation);
  let hasVerifier = 1;
}
def CollectiveBroadcastOp : StableHlo<"collective_broadcast",
    (ins Variadic<Tensor>:$operands, ReplicaGroups:$replica_groups, OptionalAttr<Channel>:$channel_handle,
         UnitAttr:$has_dynamic_root), (outs Variadic<Tensor>), "", [InferTypeOpInterface]> {
  let hasVerifier = 1;
}
def CollectivePermuteOp : StableHlo<"collective_permute",
    (ins Tensor:$operand, I64ElementsAttr:$source_target_pairs, OptionalAttr<Channel>:$channel_handle), (outs Tensor),
    "", [SameOperandsAndResultElementType, InferTypeOpInterface]> {
  let hasVerifier = 1;
}
def CrossReplicaSumOp : StableHlo<"cross-replica-sum", (ins Tensor:$operand, I64ElementsAttr:$replica_groups),
                                  (outs Tensor), "", [Pure, CompatibleTypes]>;
