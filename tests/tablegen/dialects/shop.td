// A dialect with every kind of part, for tests/tablegen/dialects/test_loading.py.
include "mlir/IR/OpBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/BuiltinAttributeInterfaces.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Shop_Dialect : Dialect {
  let name = "shop";
  let cppNamespace = "::my::shop";
  let useDefaultTypePrinterParser = 1;
  let useDefaultAttributePrinterParser = 1;
}

// ---- Types and attributes

class Shop_Type<string name, string word> : TypeDef<Shop_Dialect, name> { let mnemonic = word; }
def Shop_Coin : Shop_Type<"Coin", "coin"> { let summary = "a coin"; }
def Shop_Box : Shop_Type<"Box", "box"> {
  let parameters = (ins ArrayRefParameter<"int64_t">:$sizes, "::mlir::Type":$elementType,
                        OptionalParameter<"::mlir::StringAttr">:$label, DefaultValuedParameter<"bool", "false">:$sealed);
  let assemblyFormat = "`<` `[` $sizes `]` `of` $elementType (`labelled` $label^)? (`sealed` `=` $sealed^)? `>`";
}
def Shop_Crate : Shop_Type<"Crate", "crate"> {
  let parameters = (ins "::my::shop::BoxType":$box, "unsigned":$count);
  let assemblyFormat = "`<` struct(params) `>`";
}
def Shop_Odd : Shop_Type<"Odd", "odd"> {
  let parameters = (ins "std::vector<Something>":$parts);
  let assemblyFormat = "`<` $parts `>`";
}
def Shop_Color : I32Enum<"Color", "a colour", [I32EnumCase<"Red", 0, "red">, I32EnumCase<"Green", 4, "green">]> {
  let cppNamespace = "::my::shop";
}
def Shop_ColorAttr : EnumAttr<Shop_Dialect, Shop_Color, "color"> { let assemblyFormat = "`<` $value `>`"; }
def Shop_Flags : I32BitEnum<"Flags", "flags", [I32BitEnumCaseNone<"None", "none">, I32BitEnumCaseBit<"Fragile", 0, "fragile">,
                                               I32BitEnumCaseBit<"Heavy", 1, "heavy">]> {
  let cppNamespace = "::my::shop";
  let separator = ", ";
}
def Shop_FlagsAttr : EnumAttr<Shop_Dialect, Shop_Flags, "flags">;
def Shop_Kind : I64EnumAttr<"Kind", "a kind", [I64EnumAttrCase<"Small", 1, "small">, I64EnumAttrCase<"Large", 2, "large">]> {
  let cppNamespace = "::my::shop";
  let genSpecializedAttr = 0;
}
def Shop_Price : AttrDef<Shop_Dialect, "Price"> {
  let mnemonic = "price";
  let parameters = (ins "int64_t":$cents, StringRefParameter<"the currency">:$currency);
  let assemblyFormat = "`<` $cents `,` $currency `>`";
}

// ---- Operations

class Shop_Op<string mnemonic, list<Trait> traits = []> : Op<Shop_Dialect, mnemonic, traits>;
def Shop_CoinOp : Shop_Op<"coin", [Pure]> {
  let results = (outs Shop_Coin:$coin);
  let assemblyFormat = "attr-dict";
}
def Shop_BuyOp : Shop_Op<"buy", [AttrSizedOperandSegments]> {
  let summary = "Buys goods";
  let description = [{
    Hands over coins, and perhaps a coupon.
  }];
  let arguments = (ins Variadic<Shop_Coin>:$coins, Optional<I32>:$coupon, Variadic<AnyType>:$goods,
                       DefaultValuedAttr<Shop_Kind, "::my::shop::Kind::Small">:$kind,
                       OptionalAttr<Shop_Price>:$price, UnitAttr:$gift, OptionalAttr<Shop_ColorAttr>:$color,
                       OptionalAttr<DenseI64ArrayAttr>:$sizes);
  let results = (outs Shop_Coin);
  let assemblyFormat = [{
    `(` $coins `)` (`coupon` $coupon^)? (`goods` $goods^ `:` type($goods))? (`kind` $kind^)? (`gift` $gift^)?
    (`price` $price^)? (`color` $color^)? (`sizes` $sizes^)? attr-dict
  }];
}
def Shop_PackOp : Shop_Op<"pack", [AllElementTypesMatch<["left", "right"]>,
      PredOpTrait<"left and right have different ranks",
                  Neg<CPred<"cast<ShapedType>($left.getType()).getRank() == cast<ShapedType>($right.getType()).getRank()">>>]> {
  let arguments = (ins AnyRankedTensor:$left, AnyRankedTensor:$right, ConfinedAttr<I32Attr, [IntMinValue<2>]>:$operands);
  let results = (outs Shop_Coin:$result);
  let assemblyFormat = "$left `,` $right `x` $operands attr-dict `:` type($left) `,` type($right)";
}
def Shop_EndOp : Shop_Op<"end", [Terminator, ParentOneOf<["CounterOp", "::mlir::ModuleOp"]>]> {
  let assemblyFormat = "attr-dict";
}
def Shop_CounterOp : Shop_Op<"counter", [SingleBlockImplicitTerminator<"EndOp">, NoRegionArguments]> {
  let arguments = (ins SymbolNameAttr:$sym_name);
  let regions = (region SizedRegion<1>:$body, VariadicRegion<MaxSizedRegion<1>>:$others);
  let assemblyFormat = "$sym_name $body ($others^)? attr-dict-with-keyword";
}
def Shop_JumpOp : Shop_Op<"jump", [Terminator]> {
  let arguments = (ins I1:$condition);
  let successors = (successor AnySuccessor:$yes, AnySuccessor:$no);
  let assemblyFormat = "$condition `,` $yes `,` $no attr-dict";
}
def Shop_SameOp : Shop_Op<"same", [SameOperandsAndResultType, Commutative]> {
  let arguments = (ins AnyType:$lhs, AnyType:$rhs);
  let results = (outs AnyType:$result);
  let assemblyFormat = "$lhs `,` $rhs attr-dict `:` type($result)";
}
def Shop_UnboxOp : Shop_Op<"unbox", [TypesMatchWith<"the content of the box", "box", "content",
                                                    "cast<BoxType>($_self).getElementType()">]> {
  let arguments = (ins Arg<Shop_Box, "what to open", [MemRead, MemFree]>:$box);
  let results = (outs AnyType:$content);
  let assemblyFormat = "$box attr-dict `:` type($box)";
}
def Shop_MysteryOp : Shop_Op<"mystery", [NativeOpTrait<"Enigmatic">]> {
  let arguments = (ins Type<And<[CPred<"::llvm::isa<::mlir::IntegerType>($_self)">, CPred<"isLucky($_self)">]>,
                            "a lucky integer">:$number);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}
def Shop_GroupsOp : Shop_Op<"groups"> {
  let arguments = (ins VariadicOfVariadic<AnyType, "sizes">:$groups, DenseI32ArrayAttr:$sizes);
  let assemblyFormat = "`(` $groups `)` `:` `(` type($groups) `)` attr-dict";
}
