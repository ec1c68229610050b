// Passes and patterns, which the files of dialects declare and loading passes over.
#ifndef LAMINA_PASSES
#define LAMINA_PASSES
include "lamina/Core.td"

class Option<string varName, string arg, string valueType, string default, string desc, string additionalFlags = ""> {
  string cppName = varName;
  string argument = arg;
  string type = valueType;
  string defaultValue = default;
  string description = desc;
  string additionalOptFlags = additionalFlags;
}
class ListOption<string varName, string arg, string valueType, string desc, string additionalFlags = "">
    : Option<varName, arg, valueType, "", desc, additionalFlags>;
class Statistic<string varName, string statName, string desc> {
  string cppName = varName;
  string name = statName;
  string description = desc;
}
class PassBase<string passArg, string base> {
  string argument = passArg;
  string baseClass = base;
  string summary = "";
  string description = "";
  code constructor = "";
  list<string> dependentDialects = [];
  list<Option> options = [];
  list<Statistic> statistics = [];
}
class Pass<string passArg, string operation = "">
    : PassBase<passArg, "::mlir::OperationPass<" # operation # ">">;
class InterfacePass<string passArg, string interface> : PassBase<passArg, "::mlir::InterfacePass<" # interface # ">">;
def addBenefit;
class Pattern<dag source, list<dag> results, list<dag> preds = [], list<dag> supplemental_results = [],
              dag benefitAdded = (addBenefit 0)> {
  dag sourcePattern = source;
  list<dag> resultPatterns = results;
  list<dag> constraints = preds;
  list<dag> supplementalPatterns = supplemental_results;
  dag benefitDelta = benefitAdded;
}
class Pat<dag pattern, dag result, list<dag> preds = [], list<dag> supplemental_results = [],
          dag benefitAdded = (addBenefit 0)> : Pattern<pattern, [result], preds, supplemental_results, benefitAdded>;
class NativeCodeCall<string expr, int returns = 1> {
  string expression = expr;
  int numReturns = returns;
}
class NativeCodeCallVoid<string expr> : NativeCodeCall<expr, 0>;
def ConstantLikeMatcher : NativeCodeCall<"::mlir::success(::mlir::matchPattern($_self->getResult(0), "
                                         "::mlir::m_Constant(&$0)))">;
foreach name = ["replaceWithValue", "location", "returnType", "either", "variadic"] in
  def name;
def HasNoUseOf : Constraint<CPred<"$_self.use_empty()">, "has no use">;
def RewritePassUtils {
  list<Option> options = [ListOption<"disabledPatterns", "disable-patterns", "std::string",
                                     "Patterns left out, by label">,
                          ListOption<"enabledPatterns", "enable-patterns", "std::string",
                                     "Patterns used, by label; the others are left out">];
}
#endif
