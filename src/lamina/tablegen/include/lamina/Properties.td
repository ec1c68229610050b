// Properties: parts of an operation that are kept as plain values.
#ifndef LAMINA_PROPERTIES
#define LAMINA_PROPERTIES

class Property<string storageTypeParam = "", string desc = ""> {
  string summary = desc;
  string description = "";
  code storageType = storageTypeParam;
  code interfaceType = storageTypeParam;
  code convertFromStorage = "$_storage";
  code assignToStorage = "$_storage = $_value";
  code convertToAttribute = "";
  code convertFromAttribute = "";
  Pred predicate = TruePred;
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
class OptionalProp<Property p, bit canDelegateParsing = 1> : Property<"std::optional<" # p.storageType # ">", p.summary> {
  let interfaceType = "std::optional<" # p.interfaceType # ">";
  let defaultValue = "std::nullopt";
  bit delegatesParsing = canDelegateParsing;
  let baseProperty = p;
}
class ConfinedProp<Property p, Pred pred, string newSummary = ""> : PropLike<p> {
  let predicate = And<[p.predicate, pred]>;
  let summary = !if(!empty(newSummary), p.summary, newSummary);
}
class IntProp<string storageTypeParam, string desc = ""> : Property<storageTypeParam, desc>;
foreach w = [32, 64] in
  def I#w#Prop : IntProp<"int" # w # "_t", "int" # w # "_t">;
def BoolProp : IntProp<"bool", "boolean">;
def StringProp : Property<"std::string", "string"> { let interfaceType = "::llvm::StringRef"; }
def UnitProp : Property<"bool", "unit property"> { let defaultValue = "false"; }
class ArrayProp<Property elem = Property<>, string newSummary = "">
    : Property<"::llvm::SmallVector<" # elem.storageType # ">", !if(!empty(newSummary), "array of " # elem.summary, newSummary)> {
  let interfaceType = "::llvm::ArrayRef<" # elem.storageType # ">";
}
#endif
