// StableHLO: the dialect, its types, attributes and enumerations.
#ifndef LAMINA_STABLEHLO_ATTRIBUTES
#define LAMINA_STABLEHLO_ATTRIBUTES
include "stablehlo/elements.td"

def StableHLO_Dialect : Dialect {
  let name = "stablehlo";
  let summary = "The operations that JAX and other frameworks export programs in";
  let cppNamespace = "::mlir::stablehlo";
}

def StableHLO_Token : TypeDef<StableHLO_Dialect, "Token"> {
  let mnemonic = "token";
}
def StableHLO_Future : TypeDef<StableHLO_Dialect, "Future"> {
  let mnemonic = "future";
  let parameters = (ins ArrayRefParameter<"::mlir::Type">:$types);
  let assemblyFormat = "`<` $types `>`";
}
def Token : Type<CPred<"::llvm::isa<::mlir::stablehlo::TokenType>($_self)">, "token">;
def Future : Type<CPred<"::llvm::isa<::mlir::stablehlo::FutureType>($_self)">, "future">;

// ---- Values that need not be tensors

def Buffer : MemRefOf<Elements>;
def Tuple : NestedTupleOf<[Tensor, Buffer, PerAxisTensor, Token]>;
def TensorOrToken : AnyTypeOf<[Tensor, Token]>;
def AnyTensorOrToken : AnyTypeOf<[Tensor, PerAxisTensor, Token]>;
def StaticTensorOrToken : AnyTypeOf<[StaticTensor, StaticTensorOrPerAxis, Token]>;
def Carried : AnyTypeOf<[AnyTensorOrToken, Buffer]>;
def Composed : AnyTypeOf<[Tensor, PerAxisTensor, Token, Tuple]>;
def TupleElement : AnyTypeOf<[Composed, Buffer]>;
def Foreign : AnyTypeOf<[AnyRankTensor, Buffer, Token, NestedTupleOf<[AnyRankTensor, Buffer, Token]>, Future]>;

// ---- Enumerations

class Enumeration<string name, list<string> names, int first = 0> : NumberedCases<"stablehlo", name, names, first>;
class Enumerated<NumberedCases cases, string mnemonic> : EnumAttr<StableHLO_Dialect, cases, mnemonic>;

def Precision : Enumeration<"Precision", Precisions>;
def AccuracyMode : Enumeration<"ResultAccuracyMode", ["DEFAULT", "HIGHEST", "TOLERANCE"]>;
def FftType : Enumeration<"FftType", ["FFT", "IFFT", "RFFT", "IRFFT"]>;
def Direction : Enumeration<"ComparisonDirection", Directions>;
def Comparison : Enumeration<"ComparisonType", Comparisons>;
def Transposition
    : Enumeration<"Transpose", ["TRANSPOSE_INVALID", "NO_TRANSPOSE", "TRANSPOSE", "ADJOINT"]>;
def Distribution : Enumeration<"RngDistribution", ["UNIFORM", "NORMAL"], 1>;
def RandomAlgorithm : Enumeration<"RngAlgorithm", ["DEFAULT", "THREE_FRY", "PHILOX"]>;

def PrecisionAttr : Enumerated<Precision, "precision">;
def AccuracyModeAttr : Enumerated<AccuracyMode, "result_accuracy_mode"> {
  let assemblyFormat = "`<` $value `>`";
}
def FftTypeAttr : Enumerated<FftType, "fft_type">;
def DirectionAttr : Enumerated<Direction, "comparison_direction">;
def ComparisonAttr : Enumerated<Comparison, "comparison_type">;
def TransposeAttr : Enumerated<Transposition, "transpose">;
def DistributionAttr : Enumerated<Distribution, "rng_distribution">;
def RandomAlgorithmAttr : Enumerated<RandomAlgorithm, "rng_algorithm">;
def CallVersionAttr : I32EnumAttr<"CustomCallApiVersion", "Custom call API version", !foreach(
    number, !range(5), I32EnumAttrCase<"API_VERSION_" # ["UNSPECIFIED", "ORIGINAL", "STATUS_RETURNING",
                                                        "STATUS_RETURNING_UNIFIED", "TYPED_FFI"][number], number>)> {
  let cppNamespace = "::mlir::stablehlo";
}
def PrecisionConfig : TypedArrayAttrBase<PrecisionAttr, "Precision Config attribute">;

// ---- Dimension numbers

def StableHLO_Dims : ArrayRefParameter<"int64_t"> {
  let parser = "parseDimSizes($_parser)";
  let printer = "printDimSizes($_printer, $_self)";
}
class Struct<string name, string word, dag fields, string format = ""> : AttrDef<StableHLO_Dialect, name> {
  let mnemonic = word;
  let parameters = fields;
  let hasCustomAssemblyFormat = !empty(format);
  let assemblyFormat = !if(!empty(format), ?, format);
}
def ScatterNumbers : Struct<"ScatterDimensionNumbers", "scatter",
    (ins StableHLO_Dims:$updateWindowDims, StableHLO_Dims:$insertedWindowDims, StableHLO_Dims:$inputBatchingDims,
         StableHLO_Dims:$scatterIndicesBatchingDims, StableHLO_Dims:$scatterDimsToOperandDims,
         "int64_t":$indexVectorDim)>;
def GatherNumbers : Struct<"GatherDimensionNumbers", "gather",
    (ins StableHLO_Dims:$offsetDims, StableHLO_Dims:$collapsedSliceDims, StableHLO_Dims:$operandBatchingDims,
         StableHLO_Dims:$startIndicesBatchingDims, StableHLO_Dims:$startIndexMap, "int64_t":$indexVectorDim)>;
def DotNumbers : Struct<"DotDimensionNumbers", "dot",
    (ins StableHLO_Dims:$lhsBatchingDimensions, StableHLO_Dims:$rhsBatchingDimensions,
         StableHLO_Dims:$lhsContractingDimensions, StableHLO_Dims:$rhsContractingDimensions)>;
def ConvNumbers : Struct<"ConvDimensionNumbers", "conv",
    (ins "int64_t":$inputBatchDimension, "int64_t":$inputFeatureDimension, StableHLO_Dims:$inputSpatialDimensions,
         "int64_t":$kernelInputFeatureDimension, "int64_t":$kernelOutputFeatureDimension,
         StableHLO_Dims:$kernelSpatialDimensions, "int64_t":$outputBatchDimension,
         "int64_t":$outputFeatureDimension, StableHLO_Dims:$outputSpatialDimensions)>;

// ---- Others

def DotAlgorithm : Struct<"DotAlgorithm", "dot_algorithm",
    (ins "Type":$lhsPrecisionType, "Type":$rhsPrecisionType, "Type":$accumulationType, "int64_t":$lhsComponentCount,
         "int64_t":$rhsComponentCount, "int64_t":$numPrimitiveOperations, "bool":$allowImpreciseAccumulation),
    "`<` `lhs_precision_type` `=` $lhsPrecisionType `,` `rhs_precision_type` `=` $rhsPrecisionType `,` "
    "`accumulation_type` `=` $accumulationType `,` `lhs_component_count` `=` $lhsComponentCount `,` "
    "`rhs_component_count` `=` $rhsComponentCount `,` `num_primitive_operations` `=` $numPrimitiveOperations `,` "
    "`allow_imprecise_accumulation` `=` $allowImpreciseAccumulation `>`">;
def OutputAlias : Struct<"OutputOperandAlias", "output_operand_alias",
    (ins StableHLO_Dims:$outputTupleIndices, "int64_t":$operandIndex, StableHLO_Dims:$operandTupleIndices),
    "`<` `output_tuple_indices` `=` $outputTupleIndices `,` `operand_index` `=` $operandIndex `,` "
    "`operand_tuple_indices` `=` $operandTupleIndices `>`">;
def Channel : Struct<"ChannelHandle", "channel_handle", (ins "int64_t":$handle, "int64_t":$type),
                     "`<` struct(params) `>`">;
def TypeExtensions : Struct<"TypeExtensions", "type_extensions", (ins ArrayRefParameter<"int64_t">:$bounds),
                            "`<` `bounds` `=` ` ` custom<DimSizes>($bounds) `>`">;
def ResultAccuracy : Struct<"ResultAccuracy", "result_accuracy",
    (ins "APFloat":$atol, "APFloat":$rtol, "int64_t":$ulps, AccuracyModeAttr:$mode)>;
def Accuracy : DefaultValuedOptionalAttr<ResultAccuracy, "::mlir::stablehlo::ResultAccuracyMode::DEFAULT">;
def SubAxis : Struct<"SubAxisInfo", "sub_axis_info", (ins "int64_t":$pre_size, "int64_t":$size),
                     "`(` $pre_size `)` `` $size">;
def AxisReference : Struct<"AxisRef", "axis_ref",
    (ins StringRefParameter<"">:$name, OptionalParameter<"SubAxisInfoAttr">:$sub_axis_info), "`<` struct(params) `>`">;
def MeshAxis : Struct<"MeshAxis", "mesh_axis", (ins StringRefParameter<"">:$name, "int64_t":$size),
                      "`<` struct(params) `>`">;
def Mesh : Struct<"Mesh", "mesh",
    (ins ArrayRefParameter<"stablehlo::MeshAxisAttr">:$axes, OptionalParameter<"DenseIntElementsAttr">:$device_ids),
    "`<` `axes` `` `=` `` `[` $axes `]` (`,` `device_ids` `` `=` `` $device_ids^)? `>`">;
def MeshGroups : Struct<"ReplicaGroupMeshAxes", "replica_group_mesh_axes",
                        (ins "Attribute":$mesh, "ArrayAttr":$axes), "`<` struct(params) `>`">;
def ReplicaGroups : AnyAttrOf<[I64ElementsAttr, MeshGroups]>;

class IndexVector<string what> : Attr<And<[
    IndexElementsAttr.predicate, CPred<"::llvm::cast<::mlir::DenseIntElementsAttr>($_self).getType().getRank() == 1">
  ]>, what>;
def Layouts : TypedArrayAttrBase<IndexVector<"A 1D tensor of index type (layout)">, "Array of layouts">;
def Tilings : TypedArrayAttrBase<TypedArrayAttrBase<IndexVector<"A 1D tensor of index type">, "Tiling">,
                                 "Array of tilings">;
#endif
