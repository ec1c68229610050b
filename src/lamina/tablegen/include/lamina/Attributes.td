// Constraints of attributes.
#ifndef LAMINA_ATTRIBUTES
#define LAMINA_ATTRIBUTES

class Attr<Pred condition, string summary = ""> : AttrConstraint<condition, summary> {
  code storageType = ?;
  code returnType = ?;
  code convertFromStorage = "$_self.getValue()";
  string constBuilderCall = ?;
  string defaultValue = ?;
  Type valueType = ?;
  bit isOptional = 0;
  Attr baseAttr = ?;
  string cppNamespace = "";
  string description = "";
}
class DialectAttr<Dialect d, Pred condition, string summary = ""> : Attr<condition, summary> {
  Dialect dialect = d;
  let cppNamespace = d.cppNamespace;
}

// ---- Another attribute, with something added

class AttrLike<Attr attr> : Attr<attr.predicate, attr.summary> {
  let storageType = attr.storageType;
  let returnType = attr.returnType;
  let convertFromStorage = attr.convertFromStorage;
  let constBuilderCall = attr.constBuilderCall;
  let valueType = attr.valueType;
  let baseAttr = attr;
}
class DefaultValuedAttr<Attr attr, string val> : AttrLike<attr> { let defaultValue = val; }
class DefaultValuedOptionalAttr<Attr attr, string val> : AttrLike<attr> {
  let defaultValue = val;
  let isOptional = 1;
}
class OptionalAttr<Attr attr> : Attr<attr.predicate, attr.summary> {
  let storageType = attr.storageType;
  let returnType = "::std::optional<" # attr.returnType # ">";
  let convertFromStorage = "$_self ? " # returnType # "(" # attr.convertFromStorage # ") : (::std::nullopt)";
  let valueType = attr.valueType;
  let isOptional = 1;
  let baseAttr = attr;
}
class DefaultValuedStrAttr<Attr attr, string val> : DefaultValuedAttr<attr, "\"" # val # "\"">;
class DefaultValuedOptionalStrAttr<Attr attr, string val> : DefaultValuedOptionalAttr<attr, "\"" # val # "\"">;
class ConfinedAttr<Attr attr, list<AttrConstraint> constraints>
    : Attr<And<!listconcat([attr.predicate], !foreach(c, constraints, c.predicate))>,
           !foldl(attr.summary, constraints, text, c, text # " " # c.summary)> {
  let storageType = attr.storageType;
  let returnType = attr.returnType;
  let convertFromStorage = attr.convertFromStorage;
  let constBuilderCall = attr.constBuilderCall;
  let defaultValue = attr.defaultValue;
  let valueType = attr.valueType;
  let isOptional = attr.isOptional;
  let baseAttr = attr;
  list<AttrConstraint> attrConstraints = constraints;
}

// ---- Kinds that are stored as what they are

class StoredAs<string cls> {
  code storageType = cls;
  code returnType = cls;
  code convertFromStorage = "$_self";
}
class IsAttr<string cls> : CPred<"::llvm::isa<::mlir::" # cls # ">($_self)">;
def AnyAttr : Attr<CPred<"true">, "any attribute"> {
  let storageType = "::mlir::Attribute";
  let returnType = "::mlir::Attribute";
  let convertFromStorage = "$_self";
  let constBuilderCall = "$0";
}
class AnyAttrOf<list<Attr> allowedAttrs, string summary = "", string cppType = "::mlir::Attribute",
                string fromStorage = "$_self">
    : Attr<Or<!foreach(a, allowedAttrs, a.predicate)>,
           !if(!empty(summary), !interleave(!foreach(a, allowedAttrs, a.summary), " or "), summary)> {
  let returnType = cppType;
  let convertFromStorage = fromStorage;
  list<Attr> allowedAttributes = allowedAttrs;
}
def LocationAttr : Attr<IsAttr<"LocationAttr">, "location attribute"> {
  let storageType = " ::mlir::LocationAttr ";
  let returnType = " ::mlir::Location ";
  let convertFromStorage = "::mlir::Location($_self)";
  let constBuilderCall = "(::mlir::LocationAttr)$0";
}
def BoolAttr : Attr<IsAttr<"BoolAttr">, "bool attribute"> {
  let storageType = " ::mlir::BoolAttr ";
  let returnType = " bool ";
  let valueType = I1;
  let constBuilderCall = "$_builder.getBoolAttr($0)";
}

// ---- Numbers

class TypedAttrBase<Type attrValType, string attrKind, Pred condition, string descr> : Attr<condition, descr> {
  let constBuilderCall = "$_builder.get" # attrKind # "(" # attrValType.builderCall # ", $0)";
  let storageType = "::mlir::" # attrKind;
  let valueType = attrValType;
}
class IsIntegerThat<string test>
    : And<[IsAttr<"IntegerAttr">, CPred<"::llvm::cast<::mlir::IntegerAttr>($_self).getType()." # test>]>;
def IndexAttr
    : TypedAttrBase<Index, "IntegerAttr",
                    And<[IsAttr<"IntegerAttr">,
                         CPred<"::llvm::isa<::mlir::IndexType>(::llvm::cast<::mlir::IntegerAttr>($_self).getType())">]>,
                    "index attribute"> { let returnType = " ::llvm::APInt "; }
def APIntAttr : Attr<IsAttr<"IntegerAttr">, "arbitrary integer attribute"> {
  let storageType = " ::mlir::IntegerAttr ";
  let returnType = " ::mlir::APInt ";
}
class AnyIntegerAttrBase<AnyI attrValType, string descr>
    : TypedAttrBase<attrValType, "IntegerAttr", IsIntegerThat<"isInteger(" # attrValType.bitwidth # ")">, descr> {
  let returnType = " ::llvm::APInt ";
  let constBuilderCall = ?;
}
class SignlessIntegerAttrBase<I attrValType, string descr>
    : TypedAttrBase<attrValType, "IntegerAttr", IsIntegerThat<"isSignlessInteger(" # attrValType.bitwidth # ")">,
                    descr> { let returnType = " ::llvm::APInt "; }
class SignedIntegerAttrBase<SI attrValType, string descr>
    : TypedAttrBase<attrValType, "IntegerAttr", IsIntegerThat<"isSignedInteger(" # attrValType.bitwidth # ")">,
                    descr> { let returnType = " ::llvm::APInt "; }
class UnsignedIntegerAttrBase<UI attrValType, string descr>
    : TypedAttrBase<attrValType, "IntegerAttr", IsIntegerThat<"isUnsignedInteger(" # attrValType.bitwidth # ")">,
                    descr> { let returnType = " ::llvm::APInt "; }
class TypedSignlessIntegerAttrBase<I attrValType, string retType, string descr>
    : SignlessIntegerAttrBase<attrValType, descr> {
  let returnType = retType;
  let convertFromStorage = "$_self.getValue().getZExtValue()";
}
class TypedSignedIntegerAttrBase<SI attrValType, string retType, string descr>
    : SignedIntegerAttrBase<attrValType, descr> {
  let returnType = retType;
  let convertFromStorage = "$_self.getValue().getSExtValue()";
}
class TypedUnsignedIntegerAttrBase<UI attrValType, string retType, string descr>
    : UnsignedIntegerAttrBase<attrValType, descr> {
  let returnType = retType;
  let convertFromStorage = "$_self.getValue().getZExtValue()";
}
foreach w = [1, 8, 16, 32, 64] in {
  def AnyI#w#Attr : AnyIntegerAttrBase<!cast<AnyI>("AnyI" # w), w # "-bit integer attribute">;
  def I#w#Attr : TypedSignlessIntegerAttrBase<!cast<I>("I" # w), !if(!eq(w, 1), "bool", "uint" # w # "_t"),
                                              w # "-bit signless integer attribute">;
  def SI#w#Attr : TypedSignedIntegerAttrBase<!cast<SI>("SI" # w), !if(!eq(w, 1), "bool", "int" # w # "_t"),
                                             w # "-bit signed integer attribute">;
  def UI#w#Attr : TypedUnsignedIntegerAttrBase<!cast<UI>("UI" # w), !if(!eq(w, 1), "bool", "uint" # w # "_t"),
                                               w # "-bit unsigned integer attribute">;
}
class FloatAttrBase<F attrValType, string descr>
    : TypedAttrBase<attrValType, "FloatAttr",
                    And<[IsAttr<"FloatAttr">,
                         CPred<"::llvm::cast<::mlir::FloatAttr>($_self).getType().isF" # attrValType.bitwidth # "()">]>,
                    descr> { let returnType = " ::llvm::APFloat "; }
def F32Attr : FloatAttrBase<F32, "32-bit float attribute">;
def F64Attr : FloatAttrBase<F64, "64-bit float attribute">;

// ---- Strings, types, units, dictionaries, symbols

class StringBasedAttr<Pred condition, string descr> : Attr<condition, descr> {
  let constBuilderCall = "$_builder.getStringAttr($0)";
  let storageType = " ::mlir::StringAttr ";
  let returnType = " ::llvm::StringRef ";
  let valueType = NoneType;
}
def StrAttrPred : IsAttr<"StringAttr">;
def StrAttr : StringBasedAttr<StrAttrPred, "string attribute">;
def SymbolNameAttr : StringBasedAttr<StrAttrPred, "string attribute">;
class TypedStrAttr<Type ty>
    : StringBasedAttr<And<[StrAttrPred,
                           SubstLeaves<"$_self", "::mlir::cast<StringAttr>($_self).getType()", ty.predicate>]>,
                      "string attribute of " # ty.summary> { let valueType = ty; }
class TypeAttrBase<string retType, string summary, Pred typePred = CPred<"true">>
    : Attr<And<[IsAttr<"TypeAttr">,
                CPred<"::llvm::isa<" # retType # ">(::llvm::cast<::mlir::TypeAttr>($_self).getValue())">,
                SubstLeaves<"$_self", "::llvm::cast<::mlir::TypeAttr>($_self).getValue()", typePred>]>,
           summary> {
  let storageType = " ::mlir::TypeAttr ";
  let returnType = retType;
  let valueType = NoneType;
  let convertFromStorage = "::llvm::cast<" # retType # ">($_self.getValue())";
}
def TypeAttr : TypeAttrBase<"::mlir::Type", "any type attribute"> {
  let constBuilderCall = "::mlir::TypeAttr::get($0)";
}
class TypeAttrOf<Type ty> : TypeAttrBase<ty.cppType, "type attribute of " # ty.summary, ty.predicate> {
  let constBuilderCall = "::mlir::TypeAttr::get($0)";
}
def UnitAttr : Attr<IsAttr<"UnitAttr">, "unit attribute"> {
  let storageType = " ::mlir::UnitAttr ";
  let constBuilderCall = "(($0) ? $_builder.getUnitAttr() : nullptr)";
  let convertFromStorage = "$_self != nullptr";
  let returnType = "bool";
  let defaultValue = "false";
  let valueType = NoneType;
  let isOptional = 1;
}
class DictionaryAttrBase<Pred condition, string summary> : Attr<condition, summary> {
  let storageType = " ::mlir::DictionaryAttr ";
  let constBuilderCall = "$_builder.getDictionaryAttr($0)";
  let returnType = " ::mlir::DictionaryAttr ";
  let valueType = NoneType;
  let convertFromStorage = "$_self";
}
def DictionaryAttr : DictionaryAttrBase<IsAttr<"DictionaryAttr">, "dictionary of named attribute values">;
def SymbolRefAttr : Attr<IsAttr<"SymbolRefAttr">, "symbol reference attribute"> {
  let storageType = " ::mlir::SymbolRefAttr ";
  let returnType = " ::mlir::SymbolRefAttr ";
  let valueType = NoneType;
  let constBuilderCall = "::mlir::SymbolRefAttr::get($_builder.getContext(), $0)";
  let convertFromStorage = "$_self";
}
def FlatSymbolRefAttr : Attr<IsAttr<"FlatSymbolRefAttr">, "flat symbol reference attribute"> {
  let storageType = " ::mlir::FlatSymbolRefAttr ";
  let returnType = " ::llvm::StringRef ";
  let valueType = NoneType;
  let constBuilderCall = "::mlir::SymbolRefAttr::get($_builder.getContext(), $0)";
  let convertFromStorage = "$_self.getValue()";
}
def AffineMapAttr : Attr<IsAttr<"AffineMapAttr">, "AffineMap attribute"> {
  let storageType = "::mlir::AffineMapAttr ";
  let returnType = " ::mlir::AffineMap ";
  let valueType = Index;
  let constBuilderCall = "::mlir::AffineMapAttr::get($0)";
}
def IntegerSetAttr : Attr<IsAttr<"IntegerSetAttr">, "IntegerSet attribute"> {
  let storageType = "::mlir::IntegerSetAttr ";
  let returnType = " ::mlir::IntegerSet ";
  let valueType = NoneType;
  let constBuilderCall = "::mlir::IntegerSetAttr::get($0)";
}

// ---- Elements

class ElementsAttrBase<Pred condition, string summary> : Attr<condition, summary> {
  let storageType = " ::mlir::ElementsAttr ";
  let returnType = " ::mlir::ElementsAttr ";
  let convertFromStorage = "$_self";
}
def ElementsAttr : ElementsAttrBase<IsAttr<"ElementsAttr">, "constant vector/tensor attribute">;
class IntElementsAttrBase<Pred condition, string summary>
    : ElementsAttrBase<And<[IsAttr<"DenseIntElementsAttr">, condition]>, summary> {
  let storageType = " ::mlir::DenseIntElementsAttr ";
  let returnType = " ::mlir::DenseIntElementsAttr ";
  let convertFromStorage = "$_self";
}
class ElementTypeOfAttr<string test>
    : CPred<"::llvm::cast<::mlir::DenseIntElementsAttr>($_self).getType().getElementType()." # test>;
def IndexElementsAttr : IntElementsAttrBase<ElementTypeOfAttr<"isIndex()">, "index elements attribute">;
def AnyIntElementsAttr : IntElementsAttrBase<CPred<"true">, "integer elements attribute">;
class IntElementsAttrOf<int width>
    : IntElementsAttrBase<ElementTypeOfAttr<"isInteger(" # width # ")">, width # "-bit integer elements attribute">;
class SignlessIntElementsAttr<int width>
    : IntElementsAttrBase<ElementTypeOfAttr<"isSignlessInteger(" # width # ")">,
                          width # "-bit signless integer elements attribute"> {
  let constBuilderCall = "::llvm::cast<::mlir::DenseIntElementsAttr>(::mlir::DenseElementsAttr::get("
    "::mlir::RankedTensorType::get({}, $_builder.getIntegerType(" # width # ")), ::llvm::ArrayRef($0)))";
}
foreach w = [32, 64] in {
  def AnyI#w#ElementsAttr : IntElementsAttrOf<w>;
  def I#w#ElementsAttr : SignlessIntElementsAttr<w>;
}
class RankedSignlessIntElementsAttr<int width, list<int> dims> : SignlessIntElementsAttr<width> {
  let predicate = And<[
    SignlessIntElementsAttr<width>.predicate,
    CPred<"::llvm::cast<::mlir::DenseIntElementsAttr>($_self).getType().getShape() == ::mlir::ArrayRef<int64_t>({"
          # !interleave(dims, ", ") # "})">]>;
  let summary = width # "-bit signless int elements attribute of shape [" # !interleave(dims, ", ") # "]";
}
class RankedI32ElementsAttr<list<int> dims> : RankedSignlessIntElementsAttr<32, dims>;
class RankedI64ElementsAttr<list<int> dims> : RankedSignlessIntElementsAttr<64, dims>;
class DenseArrayAttrBase<string denseAttrName, string cppType, string summaryName>
    : ElementsAttrBase<IsAttr<denseAttrName>, summaryName # " dense array attribute"> {
  let storageType = "::mlir::" # denseAttrName;
  let returnType = "::llvm::ArrayRef<" # cppType # ">";
  let constBuilderCall = "$_builder.get" # denseAttrName # "($0)";
}
def DenseBoolArrayAttr : DenseArrayAttrBase<"DenseBoolArrayAttr", "bool", "i1">;
foreach w = [8, 16, 32, 64] in
  def DenseI#w#ArrayAttr : DenseArrayAttrBase<"DenseI" # w # "ArrayAttr", "int" # w # "_t", "i" # w>;
def DenseF32ArrayAttr : DenseArrayAttrBase<"DenseF32ArrayAttr", "float", "f32">;
def DenseF64ArrayAttr : DenseArrayAttrBase<"DenseF64ArrayAttr", "double", "f64">;
class RankedFloatElementsAttr<int width, list<int> dims>
    : ElementsAttrBase<CPred<"::llvm::isa<::mlir::DenseFPElementsAttr>($_self) &&"
                             "::llvm::cast<::mlir::DenseFPElementsAttr>($_self).getType()."
                             "getElementType().isF" # width # "() && "
                             "::llvm::cast<::mlir::DenseFPElementsAttr>($_self).getType().hasRank() && "
                             "::llvm::cast<::mlir::DenseFPElementsAttr>($_self).getType().getShape() == "
                             "::mlir::ArrayRef<int64_t>({" # !interleave(dims, ", ") # "})">,
                       width # "-bit float elements attribute of shape [" # !interleave(dims, ", ") # "]"> {
  let storageType = " ::mlir::DenseFPElementsAttr ";
  let returnType = " ::mlir::DenseFPElementsAttr ";
}
class RankedF32ElementsAttr<list<int> dims> : RankedFloatElementsAttr<32, dims>;
class RankedF64ElementsAttr<list<int> dims> : RankedFloatElementsAttr<64, dims>;
class FloatElementsAttr<int width>
    : ElementsAttrBase<CPred<"::llvm::isa<::mlir::DenseFPElementsAttr>($_self) &&"
                             "::llvm::cast<::mlir::DenseElementsAttr>($_self).getType().getElementType().isF"
                             # width # "()">,
                       width # "-bit float elements attribute"> {
  let storageType = " ::mlir::DenseElementsAttr ";
  let returnType = " ::mlir::DenseElementsAttr ";
}
def F64ElementsAttr : FloatElementsAttr<64>;
def StringElementsAttr : ElementsAttrBase<IsAttr<"DenseStringElementsAttr">, "string elements attribute"> {
  let storageType = " ::mlir::DenseElementsAttr ";
  let returnType = " ::mlir::DenseElementsAttr ";
}

// ---- Arrays

class ArrayAttrBase<Pred condition, string summary> : Attr<condition, summary> {
  let storageType = " ::mlir::ArrayAttr ";
  let returnType = " ::mlir::ArrayAttr ";
  let valueType = NoneType;
  let convertFromStorage = "$_self";
  let constBuilderCall = "$_builder.getArrayAttr($0)";
}
def ArrayAttr : ArrayAttrBase<IsAttr<"ArrayAttr">, "array attribute">;
class TypedArrayAttrBase<Attr element, string summary>
    : ArrayAttrBase<And<[IsAttr<"ArrayAttr">,
                         Concat<"::llvm::all_of(::llvm::cast<::mlir::ArrayAttr>($_self), "
                                "[&](::mlir::Attribute attr) { return attr && (",
                                SubstLeaves<"$_self", "attr", element.predicate>, "); })">]>,
                    summary> { Attr elementAttr = element; }
class BuiltArrayAttr<Attr element, string kind, string summary> : TypedArrayAttrBase<element, summary> {
  let constBuilderCall = "$_builder.get" # kind # "ArrayAttr($0)";
}
def LocationArrayAttr : TypedArrayAttrBase<LocationAttr, "location array attribute">;
def AffineMapArrayAttr : BuiltArrayAttr<AffineMapAttr, "AffineMap", "AffineMap array attribute">;
def BoolArrayAttr : BuiltArrayAttr<BoolAttr, "Bool", "1-bit boolean array attribute">;
def I32ArrayAttr : BuiltArrayAttr<I32Attr, "I32", "32-bit integer array attribute">;
def I64ArrayAttr : BuiltArrayAttr<I64Attr, "I64", "64-bit integer array attribute">;
def I64SmallVectorArrayAttr : BuiltArrayAttr<I64Attr, "I64", "64-bit integer array attribute"> {
  let returnType = " ::llvm::SmallVector<int64_t, 8> ";
}
def F32ArrayAttr : BuiltArrayAttr<F32Attr, "F32", "32-bit float array attribute">;
def F64ArrayAttr : BuiltArrayAttr<F64Attr, "F64", "64-bit float array attribute">;
def StrArrayAttr : BuiltArrayAttr<StrAttr, "Str", "string array attribute">;
def TypeArrayAttr : BuiltArrayAttr<TypeAttr, "Type", "type array attribute">;
def IndexListArrayAttr : TypedArrayAttrBase<I64ArrayAttr, "Array of 64-bit integer array attributes">;
def DictArrayAttr : TypedArrayAttrBase<DictionaryAttr, "Array of dictionary attributes">;
def SymbolRefArrayAttr : TypedArrayAttrBase<SymbolRefAttr, "symbol ref array attribute"> {
  let constBuilderCall = ?;
}
def FlatSymbolRefArrayAttr : TypedArrayAttrBase<FlatSymbolRefAttr, "flat symbol ref array attribute"> {
  let constBuilderCall = ?;
}

// ---- Derived and constant ones

class DerivedAttr<code ret, code b, code convert = ""> : Attr<CPred<"true">, "derived attribute"> {
  let returnType = ret;
  code body = b;
  let convertFromStorage = convert;
}
class DerivedTypeAttr<code body> : DerivedAttr<"::mlir::Type", body> {
  let convertFromStorage = "::mlir::TypeAttr::get($_self)";
}
class ConstantAttr<Attr attribute, string val>
    : AttrConstraint<CPred<"$_self == " # !subst("$0", val, attribute.constBuilderCall)>,
                     "constant attribute " # val> {
  Attr attr = attribute;
  string value = val;
}
class ConstF32Attr<string val> : ConstantAttr<F32Attr, val>;
def ConstBoolAttrFalse : ConstantAttr<BoolAttr, "false">;
def ConstBoolAttrTrue : ConstantAttr<BoolAttr, "true">;
def ConstUnitAttr : ConstantAttr<UnitAttr, "true">;
class ConstantStrAttr<Attr attribute, string val> : ConstantAttr<attribute, "\"" # val # "\"">;

// ---- What ConfinedAttr adds

class AllAttrOf<list<AttrConstraint> constraints>
    : AttrConstraint<And<!foreach(c, constraints, c.predicate)>, !interleave(!foreach(c, constraints, c.summary), " and ")>;
class IntThat<string test, string words>
    : AttrConstraint<CPred<"::llvm::cast<::mlir::IntegerAttr>($_self).getInt() " # test>, words>;
class IntNEQValue<int n> : IntThat<"!= " # n, "whose value is not " # n>;
class IntMinValue<int n> : IntThat<">= " # n, "whose minimum value is " # n>;
class IntMaxValue<int n> : IntThat<"<= " # n, "whose maximum value is " # n>;
def IntNonNegative
    : AttrConstraint<CPred<"!::llvm::cast<::mlir::IntegerAttr>($_self).getValue().isNegative()">,
                     "whose value is non-negative">;
def IntPositive
    : AttrConstraint<CPred<"::llvm::cast<::mlir::IntegerAttr>($_self).getValue().isStrictlyPositive()">,
                     "whose value is positive">;
def IntPowerOf2
    : AttrConstraint<CPred<"::llvm::cast<::mlir::IntegerAttr>($_self).getValue().isPowerOf2()">,
                     "whose value is a power of two > 0">;
def IntPositivePowerOf2 : AllAttrOf<[IntPositive, IntPowerOf2]>;
class IntValidAlignment<Attr attr> : ConfinedAttr<attr, [IntPositivePowerOf2]>;
class IntIsOneOf<list<int> values>
    : AttrConstraint<CPred<"::llvm::is_contained({" # !interleave(values, ", ")
                           # "}, ::llvm::cast<::mlir::IntegerAttr>($_self).getInt())">,
                     "whose value is one of {" # !interleave(values, ", ") # "}">;
class CountThat<string cls, string test, string words>
    : AttrConstraint<CPred<"::llvm::cast<::mlir::" # cls # ">($_self).size() " # test>, words # " elements">;
class ArrayMaxCount<int n> : CountThat<"ArrayAttr", "<= " # n, "with at most " # n>;
class ArrayMinCount<int n> : CountThat<"ArrayAttr", ">= " # n, "with at least " # n>;
class ArrayCount<int n> : CountThat<"ArrayAttr", "== " # n, "with exactly " # n>;
class DenseArrayCount<int n> : CountThat<"DenseArrayAttr", "== " # n, "with exactly " # n>;
class DenseArrayMaxCt<int n> : CountThat<"DenseArrayAttr", "<= " # n, "with at most " # n>;
class DenseArrayMinCt<int n> : CountThat<"DenseArrayAttr", ">= " # n, "with at least " # n>;
class DenseArrayEach<DenseArrayAttrBase arrayType, string test, string words>
    : AttrConstraint<CPred<"::llvm::all_of(::llvm::cast<" # arrayType # ">($_self).asArrayRef(), "
                           "[&](auto v) { return v " # test # "; })">, words>;
class DenseArrayStrictlyPositive<DenseArrayAttrBase arrayType>
    : DenseArrayEach<arrayType, "> 0", "whose value is positive">;
class DenseArrayNonNegative<DenseArrayAttrBase arrayType>
    : DenseArrayEach<arrayType, ">= 0", "whose value is non-negative">;
class DenseArraySorted<DenseArrayAttrBase arrayType>
    : AttrConstraint<CPred<"llvm::is_sorted(::llvm::cast<" # arrayType # ">($_self).asArrayRef())">,
                     "should be in non-decreasing order">;
class DenseArrayStrictlySorted<DenseArrayAttrBase arrayType>
    : AttrConstraint<And<[
        CPred<"llvm::is_sorted(::llvm::cast<" # arrayType # ">($_self).asArrayRef())">,
        CPred<"[](" # arrayType.returnType # " a) { return std::adjacent_find(std::begin(a), std::end(a)) == std::end(a); }(::llvm::cast<"
              # arrayType # ">($_self).asArrayRef())">]>,
                     "should be in increasing order">;
class IntArrayNthElemThat<int index, string test>
    : CPred<"::llvm::cast<::mlir::IntegerAttr>(::llvm::cast<::mlir::ArrayAttr>($_self)[" # index # "]).getInt() "
            # test>;
class IntArrayNthElem<int index, list<string> tests, string must>
    : AttrConstraint<And<!listconcat([CPred<"::llvm::cast<::mlir::ArrayAttr>($_self).size() > " # index>],
                                     !foreach(test, tests, IntArrayNthElemThat<index, test>))>,
                     "whose " # index # "-th element must be " # must>;
class IntArrayNthElemEq<int index, int value> : IntArrayNthElem<index, ["== " # value], !cast<string>(value)>;
class IntArrayNthElemMinValue<int index, int min> : IntArrayNthElem<index, [">= " # min], "at least " # min>;
class IntArrayNthElemMaxValue<int index, int max> : IntArrayNthElem<index, ["<= " # max], "at most " # max>;
class IntArrayNthElemInRange<int index, int min, int max>
    : IntArrayNthElem<index, [">= " # min, "<= " # max], "at least " # min # " and at most " # max>;
def IsNullAttr : AttrConstraint<CPred<"!$_self">, "empty attribute (for optional attributes)">;
#endif
