// What every dialect's file builds on: predicates, constraints, traits, interfaces, types, attributes and operations.
// The names and fields are those that MLIR 22.1 gives them, because dialects refer to them.
#ifndef LAMINA_CORE
#define LAMINA_CORE

// ---- Small things

class Deprecated<string reason> { string odsDeprecated = reason; }
class CppDeprecated<string reason> { string odsCppDeprecated = reason; }
class StrFunc<string r> { string result = r; }
def ins;
def outs;
def region;
def successor;
class CArg<string ty, string value = ""> {
  string type = ty;
  string defaultValue = value;
}
class firstCharToUpper<string str> {
  string ret = !if(!empty(str), "", !toupper(!substr(str, 0, 1)) # !substr(str, 1));
}
class _snakeCaseHelper<string str> {
  int idx = !find(str, "_");
  string ret = !if(!lt(idx, 0), str, !substr(str, 0, idx) # firstCharToUpper<!substr(str, !add(idx, 1))>.ret);
}
class snakeCaseToCamelCase<string str> {
  string ret = !foldl(firstCharToUpper<str>.ret, !range(0, !size(str)), acc, i, _snakeCaseHelper<acc>.ret);
}

// ---- Predicates

class Pred;
class CPred<code pred> : Pred { code predExpr = "(" # pred # ")"; }
class PredCombinerKind;
foreach kind = ["And", "Or", "Not", "SubstLeaves", "Concat"] in
  def PredCombiner#kind : PredCombinerKind;
class CombinedPred<PredCombinerKind k, list<Pred> c> : Pred {
  PredCombinerKind kind = k;
  list<Pred> children = c;
}
class And<list<Pred> children> : CombinedPred<PredCombinerAnd, children>;
class Or<list<Pred> children> : CombinedPred<PredCombinerOr, children>;
class Neg<Pred child> : CombinedPred<PredCombinerNot, [child]>;
defvar TruePred = And<[]>;
defvar False = Or<[]>;
class SubstLeaves<string pat, string repl, Pred child> : CombinedPred<PredCombinerSubstLeaves, [child]> {
  string pattern = pat;
  string replacement = repl;
}
class Concat<string pre, Pred child, string suf> : CombinedPred<PredCombinerConcat, [child]> {
  string prefix = pre;
  string suffix = suf;
}

// ---- Constraints

class Constraint<Pred pred, string desc = ""> {
  Pred predicate = pred;
  string summary = desc;
}
class AttrTypeConstraint<Pred pred, string summary = "", string cppFunctionNameParam = "">
    : Constraint<pred, summary> { string cppFunctionName = cppFunctionNameParam; }
class TypeConstraint<Pred predicate, string summary = "", string cppTypeParam = "::mlir::Type",
                     string cppFunctionNameParam = "">
    : AttrTypeConstraint<predicate, summary, cppFunctionNameParam> { string cppType = cppTypeParam; }
class AttrConstraint<Pred predicate, string summary = "", string cppFunctionNameParam = "">
    : AttrTypeConstraint<predicate, summary, cppFunctionNameParam>;
class PropConstraint<Pred predicate, string summary = "", string interfaceTypeParam = "">
    : Constraint<predicate, summary> { code interfaceType = interfaceTypeParam; }
class RegionConstraint<Pred predicate, string summary = ""> : Constraint<predicate, summary>;
class SuccessorConstraint<Pred predicate, string summary = ""> : Constraint<predicate, summary>;

// ---- Dialects

class Dialect {
  string name = ?;
  string summary = ?;
  string description = ?;
  list<string> dependentDialects = [];
  dag discardableAttrs = (ins);
  string cppNamespace = name;
  code extraClassDeclaration = "";
  bit hasConstantMaterializer = 0;
  bit hasNonDefaultDestructor = 0;
  bit hasOperationAttrVerify = 0;
  bit hasRegionArgAttrVerify = 0;
  bit hasRegionResultAttrVerify = 0;
  bit hasOperationInterfaceFallback = 0;
  bit useDefaultAttributePrinterParser = 0;
  bit useDefaultTypePrinterParser = 0;
  bit hasCanonicalizer = 0;
  bit isExtensible = 0;
  bit usePropertiesForAttributes = 1;
}

// ---- Traits

class Trait;
class TraitList<list<Trait> props> : Trait { list<Trait> traits = props; }
class NativeTrait<string name, string entityType, code extraClassDeclaration = [{}], code extraClassDefinition = [{}]>
    : Trait {
  string trait = name;
  string cppNamespace = "::mlir::" # entityType # "Trait";
  code extraConcreteClassDeclaration = extraClassDeclaration;
  code extraConcreteClassDefinition = extraClassDefinition;
}
class ParamNativeTrait<string prop, string params, string entityType>
    : NativeTrait<prop # "<" # params # ">::Impl", entityType>;
class GenInternalTrait<string prop, string entityType> : Trait {
  string trait = "::mlir::" # entityType # "Trait::" # prop;
}
class PredTrait<string descr, Pred pred> : Trait {
  string summary = descr;
  Pred predicate = pred;
}

include "lamina/Types.td"
include "lamina/Attributes.td"
include "lamina/Definitions.td"
include "lamina/Interfaces.td"
include "lamina/Properties.td"
include "lamina/Operations.td"
#endif
