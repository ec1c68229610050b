// Declarations under StableHLO's names, for what its plug-in knows of their syntax and rules.
include "mlir/IR/OpBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/BuiltinAttributeInterfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def StableHLO_Dialect : Dialect {
  let name = "stablehlo";
  let cppNamespace = "::mlir::stablehlo";
}
class Cases<list<string> names>;
class Enum<string name, list<string> names>
    : I32EnumAttr<name, "", !foreach(i, !range(!size(names)), I32EnumAttrCase<names[i], i>)> {
  let cppNamespace = "::mlir::stablehlo";
  let genSpecializedAttr = 0;
}
def Direction : Enum<"ComparisonDirection", ["EQ", "NE", "GE", "GT", "LE", "LT"]>;
def Precision : Enum<"Precision", ["DEFAULT", "HIGH", "HIGHEST"]>;
def DirectionAttr : EnumAttr<StableHLO_Dialect, Direction, "comparison_direction">;
def PrecisionAttr : EnumAttr<StableHLO_Dialect, Precision, "precision">;
def PrecisionConfigAttr : TypedArrayAttrBase<PrecisionAttr, "Precision Config attribute">;
def StableHLO_Dims : ArrayRefParameter<"int64_t", "Dimension"> {
  let parser = "parseDimSizes($_parser)";
  let printer = "printDimSizes($_printer, $_self)";
}
class Numbers<string name, string word, dag fields> : AttrDef<StableHLO_Dialect, name> {
  let mnemonic = word;
  let parameters = fields;
  let hasCustomAssemblyFormat = 1;
}
def DotNumbers : Numbers<"DotDimensionNumbers", "dot",
    (ins StableHLO_Dims:$lhsBatchingDimensions, StableHLO_Dims:$rhsBatchingDimensions,
         StableHLO_Dims:$lhsContractingDimensions, StableHLO_Dims:$rhsContractingDimensions)>;
def GatherNumbers : Numbers<"GatherDimensionNumbers", "gather",
    (ins StableHLO_Dims:$offsetDims, StableHLO_Dims:$collapsedSliceDims, StableHLO_Dims:$operandBatchingDims,
         StableHLO_Dims:$startIndicesBatchingDims, StableHLO_Dims:$startIndexMap, "int64_t":$indexVectorDim)>;
def ConvNumbers : Numbers<"ConvDimensionNumbers", "conv",
    (ins "int64_t":$inputBatchDimension, "int64_t":$inputFeatureDimension, StableHLO_Dims:$inputSpatialDimensions,
         "int64_t":$kernelInputFeatureDimension, "int64_t":$kernelOutputFeatureDimension,
         StableHLO_Dims:$kernelSpatialDimensions, "int64_t":$outputBatchDimension, "int64_t":$outputFeatureDimension,
         StableHLO_Dims:$outputSpatialDimensions)>;
def TypeExtensions : AttrDef<StableHLO_Dialect, "TypeExtensions"> {
  let mnemonic = "type_extensions";
  let parameters = (ins ArrayRefParameter<"int64_t">:$bounds);
  let assemblyFormat = "`<` `bounds` `=` custom<DimSizes>($bounds) `>`";
}
def Alias : AttrDef<StableHLO_Dialect, "OutputOperandAlias"> {
  let mnemonic = "output_operand_alias";
  let parameters = (ins StableHLO_Dims:$outputTupleIndices, "int64_t":$operandIndex);
  let assemblyFormat = "`<` `output_tuple_indices` `=` $outputTupleIndices `,` `operand_index` `=` $operandIndex `>`";
}

class StableHLO_Op<string mnemonic, list<Trait> traits = []> : Op<StableHLO_Dialect, mnemonic, traits>;
def CompatibleTypes : NativeOpTrait<"CompatibleOperandsAndResultType"> { let cppNamespace = "::mlir::hlo::OpTrait"; }
class Unary<string mnemonic> : StableHLO_Op<mnemonic, [Pure, CompatibleTypes]> {
  let arguments = (ins AnyTensor:$operand);
  let results = (outs AnyTensor:$result);
  let assemblyFormat = "$operand attr-dict `:` custom<SameOperandsAndResultType>(type($operand), type($result))";
}
class Binary<string mnemonic, list<Trait> traits = []> : StableHLO_Op<mnemonic, traits # [Pure, CompatibleTypes]> {
  let arguments = (ins AnyTensor:$lhs, AnyTensor:$rhs);
  let results = (outs AnyTensor:$result);
  let assemblyFormat = [{
    $lhs `,` $rhs attr-dict `:` custom<SameOperandsAndResultType>(type($lhs), type($rhs), type($result))
  }];
}
def AbsOp : Unary<"abs">;
def AddOp : Binary<"add", [Commutative]>;
def SubtractOp : Binary<"subtract">;
def ReturnOp : StableHLO_Op<"return", [Pure, Terminator]> {
  let arguments = (ins Variadic<AnyType>:$results);
  let assemblyFormat = "$results attr-dict (`:` type($results)^)?";
}
def ConstantOp : StableHLO_Op<"constant", [ConstantLike, Pure]> {
  let arguments = (ins ElementsAttr:$value);
  let results = (outs AnyTensor:$output);
  let hasCustomAssemblyFormat = 1;
}
def WhileOp : StableHLO_Op<"while", [SingleBlockImplicitTerminator<"ReturnOp">]> {
  let arguments = (ins Variadic<AnyType>:$operand);
  let regions = (region SizedRegion<1>:$cond, SizedRegion<1>:$body);
  let results = (outs Variadic<AnyType>);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}
def ReduceOp : StableHLO_Op<"reduce", [SameVariadicOperandSize, SingleBlockImplicitTerminator<"ReturnOp">]> {
  let arguments = (ins Variadic<AnyTensor>:$inputs, Variadic<AnyTensor>:$init_values, DenseI64ArrayAttr:$dimensions);
  let regions = (region SizedRegion<1>:$body);
  let results = (outs Variadic<AnyTensor>);
  let hasCustomAssemblyFormat = 1;
}
def CompareOp : StableHLO_Op<"compare", [Pure]> {
  let arguments = (ins AnyTensor:$lhs, AnyTensor:$rhs, DirectionAttr:$comparison_direction);
  let results = (outs AnyTensor);
  let assemblyFormat = "$comparison_direction `,` $lhs `,` $rhs attr-dict `:` functional-type(operands, results)";
}
def SelectOp : StableHLO_Op<"select", [Pure]> {
  let arguments = (ins AnyTensor:$pred, AnyTensor:$on_true, AnyTensor:$on_false);
  let results = (outs AnyTensor:$result);
  let assemblyFormat = [{
    operands attr-dict `:` custom<SelectOpType>(type($pred), type($on_true), type($on_false), type($result))
  }];
}
def ComplexOp : StableHLO_Op<"complex", [Pure]> {
  let arguments = (ins AnyTensor:$lhs, AnyTensor:$rhs);
  let results = (outs AnyTensor:$result);
  let assemblyFormat = "operands attr-dict `:` custom<ComplexOpType>(type($lhs), type($rhs), type($result))";
}
def TupleOp : StableHLO_Op<"tuple", [Pure]> {
  let arguments = (ins Variadic<AnyType>:$val);
  let results = (outs AnyTuple:$result);
  let assemblyFormat = "$val attr-dict `:` custom<TupleOpType>(type($val), type($result))";
}
def BarrierOp : StableHLO_Op<"optimization_barrier", [Pure]> {
  let arguments = (ins Variadic<AnyType>:$operand);
  let results = (outs Variadic<AnyType>:$result);
  let assemblyFormat = "attr-dict ($operand^ `:` custom<PairwiseOpType>(type($operand), type($result))):(`(` `)`)?";
}
def MaxOp : StableHLO_Op<"max_of", [Pure]> {
  let arguments = (ins Variadic<AnyTensor>:$inputs);
  let results = (outs AnyTensor:$result);
  let assemblyFormat = [{
    $inputs attr-dict `:`
    custom<VariadicSameOperandsAndResultType>(ref($inputs), type($inputs), type($result))
  }];
}
def ConcatenateOp : StableHLO_Op<"concatenate", [Pure]> {
  let arguments = (ins Variadic<AnyTensor>:$inputs, ConfinedAttr<I64Attr, [IntNonNegative]>:$dimension);
  let results = (outs AnyTensor);
  let assemblyFormat = [{
    custom<VariadicOperandWithAttribute>($inputs) `dim` `=` $dimension attr-dict `:` functional-type(operands, results)
  }];
}
def SliceOp : StableHLO_Op<"slice", [Pure]> {
  let arguments = (ins AnyRankedTensor:$operand, DenseI64ArrayAttr:$start_indices, DenseI64ArrayAttr:$limit_indices,
                       DenseI64ArrayAttr:$strides);
  let results = (outs AnyRankedTensor);
  let assemblyFormat = [{
    $operand custom<SliceRanges>($start_indices, $limit_indices, $strides) attr-dict
    `:` functional-type(operands, results)
  }];
}
def TransposeOp : StableHLO_Op<"transpose", [Pure]> {
  let arguments = (ins AnyTensor:$operand, DenseI64ArrayAttr:$permutation);
  let results = (outs AnyTensor);
  let assemblyFormat = "$operand `,` `dims` `=` $permutation attr-dict `:` functional-type(operands, results)";
}
def PadOp : StableHLO_Op<"pad", [Pure]> {
  let arguments = (ins AnyTensor:$operand, AnyTensor:$padding_value, DenseI64ArrayAttr:$edge_padding_low,
                       DenseI64ArrayAttr:$edge_padding_high, DenseI64ArrayAttr:$interior_padding);
  let results = (outs AnyTensor);
  let assemblyFormat = [{
    $operand `,` $padding_value `,` `low` `=` $edge_padding_low `,` `high` `=` $edge_padding_high `,`
    `interior` `=` $interior_padding attr-dict `:` functional-type(operands, results)
  }];
}
def ReducePrecisionOp : StableHLO_Op<"reduce_precision", [Pure]> {
  let arguments = (ins AnyTensor:$operand, I32Attr:$exponent_bits, I32Attr:$mantissa_bits);
  let results = (outs AnyTensor:$output);
  let assemblyFormat = [{
    $operand `,` `format` `=` custom<ExponentMantissa>($exponent_bits, $mantissa_bits) attr-dict `:`
    custom<SameOperandsAndResultType>(type($operand), type($output))
  }];
}
def CustomCallOp : StableHLO_Op<"custom_call"> {
  let arguments = (ins Variadic<AnyType>:$inputs, StrAttr:$call_target_name, OptionalAttr<Alias>:$alias);
  let results = (outs Variadic<AnyType>);
  let assemblyFormat = [{
    custom<CustomCallTarget>($call_target_name) `(` $inputs `)` attr-dict `:` functional-type(operands, results)
  }];
}
def DotGeneralOp : StableHLO_Op<"dot_general", [Pure]> {
  let arguments = (ins AnyTensor:$lhs, AnyTensor:$rhs, DotNumbers:$dot_dimension_numbers,
                       OptionalAttr<PrecisionConfigAttr>:$precision_config);
  let results = (outs AnyTensor);
  let hasVerifier = 1;
  let assemblyFormat = [{
    $lhs `,` $rhs `,` custom<DotDimensionNumbers>($dot_dimension_numbers) `` custom<PrecisionConfig>($precision_config)
    attr-dict `:` functional-type(operands, results)
  }];
}
def ConvolutionOp : StableHLO_Op<"convolution", [Pure]> {
  let arguments = (ins AnyTensor:$lhs, AnyTensor:$rhs, OptionalAttr<DenseI64ArrayAttr>:$window_strides,
                       OptionalAttr<I64ElementsAttr>:$padding, OptionalAttr<DenseI64ArrayAttr>:$lhs_dilation,
                       OptionalAttr<DenseI64ArrayAttr>:$rhs_dilation, OptionalAttr<DenseBoolArrayAttr>:$window_reversal,
                       ConvNumbers:$dimension_numbers, I64Attr:$feature_group_count, I64Attr:$batch_group_count);
  let results = (outs AnyTensor);
  let hasVerifier = 1;
  let assemblyFormat = [{
    `(` operands `)` `dim_numbers` `=` custom<ConvolutionDimensions>($dimension_numbers) `,`
    `window` `=` `{` custom<WindowAttributes>($window_strides, $padding, $lhs_dilation, $rhs_dilation,
                                              $window_reversal) `}`
    attr-dict `:` functional-type(operands, results)
  }];
}
def GatherOp : StableHLO_Op<"gather", [Pure]> {
  let arguments = (ins AnyTensor:$operand, AnyTensor:$start_indices, GatherNumbers:$dimension_numbers,
                       DenseI64ArrayAttr:$slice_sizes);
  let results = (outs AnyTensor:$result);
}
