// Declarations under the names of CIRCT's hw, comb and seq, for what their plug-ins know.
include "mlir/IR/OpBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/BuiltinAttributeInterfaces.td"
include "mlir/IR/RegionKindInterface.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def HWDialect : Dialect {
  let name = "hw";
  let cppNamespace = "::circt::hw";
}
def CombDialect : Dialect {
  let name = "comb";
  let cppNamespace = "::circt::comb";
}
def SeqDialect : Dialect {
  let name = "seq";
  let cppNamespace = "::circt::seq";
}

// ---- Types and attributes

class Shown<Dialect dialect, string name, string word, dag fields, string format = ""> : TypeDef<dialect, name> {
  let mnemonic = word;
  let parameters = fields;
  let hasCustomAssemblyFormat = !empty(format);
  let assemblyFormat = !if(!empty(format), ?, format);
}
def Array : Shown<HWDialect, "Array", "array", (ins "::mlir::Type":$elementType, "::mlir::Attribute":$sizeAttr),
                  "`<` custom<HWArray>($sizeAttr, $elementType) `>`">;
def InOut : Shown<HWDialect, "InOut", "inout", (ins "::mlir::Type":$elementType),
                  "`<` custom<HWElementType>($elementType) `>`">;
def Struct : Shown<HWDialect, "Struct", "struct",
                   (ins ArrayRefParameter<"::circt::hw::StructType::FieldInfo">:$elements)>;
def Union : Shown<HWDialect, "Union", "union",
                  (ins ArrayRefParameter<"::circt::hw::UnionType::FieldInfo">:$elements)>;
def Enum : Shown<HWDialect, "Enum", "enum", (ins "mlir::ArrayAttr":$fields)>;
def Module : Shown<HWDialect, "Module", "modty", (ins ArrayRefParameter<"::circt::hw::ModulePort">:$ports)>;
def Clock : TypeDef<SeqDialect, "Clock"> {
  let mnemonic = "clock";
}
def Immutable : Shown<SeqDialect, "Immutable", "immutable", (ins "::mlir::Type":$innerType), "`<` $innerType `>`">;
def HLMem : Shown<SeqDialect, "HLMem", "hlmem", (ins ArrayRefParameter<"int64_t">:$shape, "Type":$elementType)>;

class Written<string name, string word, dag fields> : AttrDef<HWDialect, name> {
  let mnemonic = word;
  let parameters = fields;
  let hasCustomAssemblyFormat = 1;
}
def EnumField : Written<"EnumField", "enum.field", (ins "::mlir::StringAttr":$field, "::mlir::TypeAttr":$type)>;
def ParamDecl : Written<"ParamDecl", "param.decl",
                        (ins "::mlir::StringAttr":$name, "::mlir::Type":$type, "::mlir::Attribute":$value)>;
def SymbolProperties : Written<"InnerSymProperties", "innerSymProps",
                               (ins "::mlir::StringAttr":$name, "uint64_t":$fieldID, "::mlir::StringAttr":$visibility)>;
def InnerReference : Written<"InnerRef", "innerNameRef",
                             (ins "::mlir::FlatSymbolRefAttr":$moduleRef, "::mlir::StringAttr":$name)>;
def InnerSymbol : Written<"InnerSym", "innerSym", (ins ArrayRefParameter<"InnerSymPropertiesAttr">:$props)>;
def Parameters : TypedArrayAttrBase<ParamDecl, "parameters">;

// ---- Operations

class Plain<Dialect dialect, string mnemonic, dag takes, dag gives, string format = "", list<Trait> traits = []>
    : Op<dialect, mnemonic, traits> {
  let arguments = takes;
  let results = gives;
  let assemblyFormat = !if(!empty(format), ?, format);
  let hasCustomAssemblyFormat = !empty(format);
}
class Hw<string mnemonic, dag takes, dag gives, string format = "", list<Trait> traits = []>
    : Plain<HWDialect, mnemonic, takes, gives, format, traits>;
class Seq<string mnemonic, dag takes, dag gives, string format = "", list<Trait> traits = []>
    : Plain<SeqDialect, mnemonic, takes, gives, format, traits>;

def OutputOp : Hw<"output", (ins Variadic<AnyType>:$outputs), (outs), "attr-dict ($outputs^ `:` type($outputs))?",
                  [Terminator]>;
class ModuleLike<string mnemonic, list<Trait> traits = []>
    : Hw<mnemonic, (ins SymbolNameAttr:$sym_name, TypeAttr:$module_type, OptionalAttr<ArrayAttr>:$per_port_attrs,
                        Parameters:$parameters, OptionalAttr<StrAttr>:$comment), (outs), "", [Symbol] # traits> {
  let regions = (region AnyRegion:$body);
}
def InnerSymbolTable : NativeOpTrait<"InnerSymbolTable">;
def ProceduralRegion : NativeOpTrait<"ProceduralRegion">;
def NonProceduralRegion : NativeOpTrait<"NonProceduralRegion">;
def NonProceduralOp : NativeOpTrait<"NonProceduralOp">;
def ProceduralOp : NativeOpTrait<"ProceduralOp">;
def HWModuleOp : ModuleLike<"module", [IsolatedFromAbove, InnerSymbolTable, NonProceduralRegion]>;
class WithBody<string mnemonic, list<Trait> traits> : Hw<mnemonic, (ins), (outs), "$body attr-dict", traits> {
  let regions = (region AnyRegion:$body);
}
def TriggeredOp : WithBody<"triggered", [NoTerminator, NonProceduralOp, ProceduralRegion]>;
def StepOp : Hw<"step", (ins), (outs), "attr-dict", [ProceduralOp]>;
def HWModuleExternOp : ModuleLike<"module.extern">;
def GeneratorSchemaOp : Hw<"generator.schema", (ins SymbolNameAttr:$sym_name, StrAttr:$descriptor,
    StrArrayAttr:$requiredAttrs), (outs), "$sym_name `,` $descriptor `,` $requiredAttrs attr-dict", [Symbol]>;
def HWModuleGeneratedOp : Hw<"module.generated", (ins SymbolNameAttr:$sym_name, FlatSymbolRefAttr:$generatorKind,
    TypeAttr:$module_type, OptionalAttr<ArrayAttr>:$per_port_attrs, Parameters:$parameters), (outs), "", [Symbol]> {
  let regions = (region AnyRegion:$body);
}
def HierPathOp : Hw<"hierpath", (ins SymbolNameAttr:$sym_name, ArrayAttr:$namepath), (outs), "", [Symbol]>;
def InstanceOp : Hw<"instance", (ins StrAttr:$instanceName, FlatSymbolRefAttr:$moduleName, Variadic<AnyType>:$inputs,
                                     StrArrayAttr:$argNames, StrArrayAttr:$resultNames, Parameters:$parameters,
                                     OptionalAttr<InnerSymbol>:$inner_sym), (outs Variadic<AnyType>:$results)>;
def ConstantOp : Hw<"constant", (ins APIntAttr:$value), (outs AnyInteger:$result)>;
def WireOp : Hw<"wire", (ins AnyType:$input, OptionalAttr<StrAttr>:$name, OptionalAttr<InnerSymbol>:$inner_sym),
    (outs AnyType:$result), "$input (`sym` $inner_sym^)? custom<ImplicitSSAName>($name) attr-dict `:` type($input)",
    [SameOperandsAndResultType]>;
def ParamValueOp : Hw<"param.value", (ins AnyAttr:$value), (outs AnyType:$result),
                      "custom<ParamValue>($value, qualified(type($result))) attr-dict">;
def EnumConstantOp : Hw<"enum.constant", (ins EnumField:$field), (outs Enum:$result)>;
def ArrayCreateOp : Hw<"array_create", (ins Variadic<AnyType>:$inputs), (outs Array:$result)>;
def ArrayConcatOp : Hw<"array_concat", (ins Variadic<Array>:$inputs), (outs Array:$result),
    "$inputs attr-dict `:` custom<ArrayConcatTypes>(type($inputs), qualified(type($result)))">;
def ArraySliceOp : Hw<"array_slice", (ins Array:$input, AnyInteger:$lowIndex), (outs Array:$dst),
    "$input`[`$lowIndex`]` attr-dict `:` `(` custom<SliceTypes>(type($input), qualified(type($lowIndex))) `)` `->` "
    "qualified(type($dst))">;
def StructCreateOp : Hw<"struct_create", (ins Variadic<AnyType>:$input), (outs Struct:$result)>;
def StructExtractOp : Hw<"struct_extract", (ins Struct:$input, I32Attr:$fieldIndex), (outs AnyType:$result)>;
def StructInjectOp : Hw<"struct_inject", (ins Struct:$input, I32Attr:$fieldIndex, AnyType:$newValue),
                        (outs Struct:$result)>;
def StructExplodeOp : Hw<"struct_explode", (ins Struct:$input), (outs Variadic<AnyType>:$result)>;
def UnionCreateOp : Hw<"union_create", (ins I32Attr:$fieldIndex, AnyType:$input), (outs Union:$result)>;
def UnionExtractOp : Hw<"union_extract", (ins Union:$input, I32Attr:$fieldIndex), (outs AnyType:$result)>;

def BitcastOp : Hw<"bitcast", (ins AnyType:$input), (outs AnyType:$result), "$input attr-dict `:` functional-type($input, $result)">;
def AggregateConstantOp : Hw<"aggregate_constant", (ins ArrayAttr:$fields), (outs AnyType:$result),
                             "$fields attr-dict `:` type($result)">;
def ExtractOp : Plain<CombDialect, "extract", (ins AnyInteger:$input, I32Attr:$lowBit), (outs AnyInteger:$result),
                      "$input `from` $lowBit attr-dict `:` functional-type($input, $result)">;
def ReplicateOp : Plain<CombDialect, "replicate", (ins AnyInteger:$input), (outs AnyInteger:$result),
                        "$input attr-dict `:` functional-type($input, $result)">;
def ConcatOp : Plain<CombDialect, "concat", (ins Variadic<AnyInteger>:$inputs), (outs AnyInteger:$result)>;

def CompRegOp : Seq<"compreg",
    (ins AnyType:$input, Clock:$clk, OptionalAttr<StrAttr>:$name, Optional<I1>:$reset, Optional<AnyType>:$resetValue,
         Optional<Immutable>:$initialValue, OptionalAttr<InnerSymbol>:$inner_sym), (outs AnyType:$data),
    "(`sym` $inner_sym^)? `` custom<ImplicitSSAName>($name) $input `,` $clk (`reset` $reset^ `,` $resetValue)? "
    "(`initial` $initialValue^)? attr-dict `:` type($data) "
    "custom<OptionalTypeMatch>(ref(type($data)), ref($resetValue), type($resetValue)) "
    "custom<OptionalImmutableTypeMatch>(ref(type($data)), ref($initialValue), type($initialValue))",
    [AllTypesMatch<["input", "data"]>, AttrSizedOperandSegments]>;
def FirRegOp : Seq<"firreg",
    (ins AnyType:$next, Clock:$clk, StrAttr:$name, OptionalAttr<InnerSymbol>:$inner_sym, OptionalAttr<APIntAttr>:$preset,
         Optional<I1>:$reset, Optional<AnyType>:$resetValue, UnitAttr:$isAsync), (outs AnyType:$data), "",
    [SameVariadicOperandSize]>;
def FIFOOp : Seq<"fifo",
    (ins AnyType:$input, I1:$rdEn, I1:$wrEn, Clock:$clk, I1:$rst, I64Attr:$depth,
         OptionalAttr<I64Attr>:$almostFullThreshold, OptionalAttr<I64Attr>:$almostEmptyThreshold),
    (outs AnyType:$output, I1:$full, I1:$empty, Optional<I1>:$almostFull, Optional<I1>:$almostEmpty),
    "`depth` $depth custom<FIFOAFThreshold>($almostFullThreshold, type($almostFull)) "
    "custom<FIFOAEThreshold>($almostEmptyThreshold, type($almostEmpty)) `in` $input `rdEn` $rdEn `wrEn` $wrEn "
    "`clk` $clk `rst` $rst attr-dict `:` type($input)",
    [TypesMatchWith<"types match", "input", "output", "$_self">, AttrSizedResultSegments]>;
def HLMemOp : Seq<"hlmem", (ins Clock:$clk, I1:$rst, SymbolNameAttr:$name), (outs HLMem:$handle),
                  "$name $clk `,` $rst attr-dict `:` type($handle)">;
def ReadPortOp : Seq<"read", (ins HLMem:$memory, Variadic<AnyInteger>:$addresses, Optional<I1>:$rdEn, I64Attr:$latency),
                     (outs AnyType:$readData), "",
                     [AttrSizedOperandSegments, PredOpTrait<"address bit widths should be identical to the clog2 of the "
                      "shape of the HLMemType", CPred<"isValidIndexValues($memory, $addresses)">>]>;
def WritePortOp : Seq<"write", (ins HLMem:$memory, Variadic<AnyInteger>:$addresses, AnyType:$inData, I1:$wrEn,
                                    I64Attr:$latency), (outs)>;
