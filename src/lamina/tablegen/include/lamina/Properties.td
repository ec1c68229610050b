// Properties: parts of an operation that are kept as plain values.
#ifndef LAMINA_PROPERTIES
#define LAMINA_PROPERTIES

class Property<string storageTypeParam = "", string desc = "", string interfaceTypeParam = storageTypeParam>
    : PropConstraint<TruePred, desc, interfaceTypeParam> {
  string description = "";
  code storageType = storageTypeParam;
  code convertFromStorage = "$_storage";
  code assignToStorage = "$_storage = $_value";
  code convertToAttribute = "";
  code convertFromAttribute = "";
  code hashProperty = "";
  code parser = "";
  code optionalParser = "";
  code printer = "";
  code readFromMlirBytecode = "";
  code writeToMlirBytecode = "";
  code defaultValue = "";
  code storageTypeValueOverride = "";
  Property baseProperty = ?;
}
class PropLike<Property p> : Property<p.storageType, p.summary> {
  let description = p.description;
  let interfaceType = p.interfaceType;
  let predicate = p.predicate;
  let defaultValue = p.defaultValue;
  let baseProperty = p;
}
class DefaultValuedProp<Property p, string default = "", string storageDefault = ""> : PropLike<p> {
  let defaultValue = default;
  let storageTypeValueOverride = !if(!empty(storageDefault), default, storageDefault);
}
class OptionalProp<Property p, bit canDelegateParsing = 1>
    : Property<"std::optional<" # p.storageType # ">", "optional " # p.summary,
               "std::optional<" # p.interfaceType # ">"> {
  let predicate = !if(!ne(p.predicate, TruePred),
                      Or<[CPred<"!$_self.has_value()">, SubstLeaves<"$_self", "(*($_self))", p.predicate>]>, TruePred);
  let defaultValue = "std::nullopt";
  bit delegatesParsing = canDelegateParsing;
  let baseProperty = p;
}
class ConfinedProp<Property p, Pred pred, string newSummary = ""> : PropLike<p> {
  let predicate = !if(!ne(p.predicate, TruePred), And<[p.predicate, pred]>, pred);
  let summary = !if(!empty(newSummary), p.summary, newSummary);
}
class ConstantProp<Property prop, string val>
    : ConfinedProp<prop, CPred<"$_self == " # val>, "constant '" # prop.summary # "': " # val> { string value = val; }
class IntProp<string storageTypeParam, string desc = "">
    : Property<storageTypeParam, !if(!empty(desc), storageTypeParam, desc)>;
foreach w = [32, 64] in
  def I#w#Prop : IntProp<"int" # w # "_t">;
def BoolProp : IntProp<"bool", "boolean">;
def StringProp : Property<"std::string", "string"> { let interfaceType = "::llvm::StringRef"; }
def UnitProp : Property<"bool", "unit property"> { let defaultValue = "false"; }
class PredicateOfElement<Property elem> {
  Pred pred = Concat<"[](const " # elem.storageType # "& baseStore) -> bool { return [](" # elem.interfaceType
                         # " baseIface) -> bool { return (",
                     SubstLeaves<"$_self", "baseIface", elem.predicate>,
                     "); }(" # !subst("$_storage", "baseStore", elem.convertFromStorage) # "); }">;
}
class ArrayProp<Property elem = Property<>, string newSummary = "">
    : Property<"::llvm::SmallVector<" # elem.storageType # ">",
               !if(!empty(newSummary), "array of " # elem.summary, newSummary),
               "::llvm::ArrayRef<" # elem.storageType # ">"> {
  let convertFromStorage = "::llvm::ArrayRef<" # elem.storageType # ">{$_storage}";
  let predicate = !if(!eq(elem.predicate, TruePred), TruePred,
                      Concat<"::llvm::all_of($_self, ", PredicateOfElement<elem>.pred, ")">);
}
class IntArrayProp<Property elem, string newSummary = ""> : ArrayProp<elem, newSummary>;

// ---- The names of before

foreach name = ["Bool", "I32", "I64", "String", "Unit"] in
  def name # "Property" : PropLike<!cast<Property>(name # "Prop")>;
class IntProperty<string storageTypeParam, string desc = ""> : IntProp<storageTypeParam, desc>;
class DefaultValuedProperty<Property p, string default = "", string storageDefault = "">
    : DefaultValuedProp<p, default, storageDefault>;
class ConfinedProperty<Property p, Pred pred, string newSummary = ""> : ConfinedProp<p, pred, newSummary>;
class OptionalProperty<Property p, bit canDelegateParsing = 1> : OptionalProp<p, canDelegateParsing>;
class ArrayProperty<Property elem = Property<>, string newSummary = ""> : ArrayProp<elem, newSummary>;
class IntArrayProperty<Property elem, string newSummary = ""> : IntArrayProp<elem, newSummary>;
#endif
